"""What can be had: the displays of garments and resources, employees to hire, and the stocks behind them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from specs.drawing.panel import WIDTH, Groups, Panel
from specs.drawing.shapes import box, coin, titled, words
from specs.drawing.things import card, garment_card, tile_card
from specs.parts import Employee
from specs.setting import Setting

_WIDEST_ROW: Final = 6
_WINDOW_HEIGHT: Final = 122
_ROOM: Final = 420


def _size(stock: Any) -> int:
    """Give how many there are: a view has the number in place of what is hidden."""
    return stock if isinstance(stock, int) else len(stock)


class Market:
    """Draws the displays of one setting."""

    def __init__(self, setting: Setting, cards: Mapping[str, Employee], colors: tuple[str, ...]) -> None:
        self._setting = setting
        self._cards = cards
        self._colors = colors
        board = setting.parts.board
        count = len(board.windows)
        rows = -(-count // _WIDEST_ROW)
        row = -(-count // rows)
        step = _ROOM // row
        still = [words(12, 46, "Garments: the price of each window above it", "bold")]
        self._windows = []
        for n, price in enumerate(board.windows):
            x, y = 10 + n % row * step + (step - 66) // 2, 54 + n // row * _WINDOW_HEIGHT
            self._windows.append((x, y + 24))
            still += [coin(x + 33, y + 11, price)]
        y = 54 + rows * _WINDOW_HEIGHT + 12
        self._sections = y
        still.append(words(12, y, "Resource tiles", "bold"))
        self._queue = y + 104
        still.append(words(12, self._queue, "Employees for hire", "bold"))
        self._stocks = self._queue + 74
        groups = (
            *(f"window-{n}" for n in range(count)),
            *(f"section-{n}" for n in range(len(board.drawers))),
            "queue",
            "stocks",
        )
        self.panel = Panel(id="market", title="Displays", height=self._stocks + 22, still="".join(still), groups=groups)

    def groups(self, shown: Mapping[str, Any]) -> Groups:
        """Give what is drawn in each group of the displays."""
        found: Groups = {}
        garments = {g.id: g for g in self._setting.parts.garments}
        for n, ((x, y), name) in enumerate(zip(self._windows, shown["windows"], strict=True)):
            if name is None:
                price = self._setting.parts.board.windows[n]
                found[f"window-{n}"] = titled(f"Window {n + 1}, {price} Livre, empty", box(x, y, 66, 92, "free"))
            else:
                found[f"window-{n}"] = garment_card(x, y, garments[name], self._colors)
        step = _ROOM // max(1, len(shown["drawers"]))
        for n, there in enumerate(shown["drawers"]):
            found[f"section-{n}"] = self._section(10 + n * step, self._sections + 8, step - 6, n, there)
        found["queue"] = self._hiring(shown["queue"])
        found["stocks"] = self._stock(shown)
        return found

    def _section(self, x: int, y: int, width: int, number: int, there: list[str | None]) -> str:
        tiles = {t.id: t for t in self._setting.parts.resources}
        shown = sum(name is not None for name in there)
        prices = self._setting.rule.resource_price
        price = prices[min(shown, len(prices) - 1)]
        title = f"Section {number + 1}: " + (f"each tile {price} Livre" if shown else "empty")
        each = (width - 4) // max(1, len(there))
        parts = [box(x, y, width, 74, "free")]
        for n, name in enumerate(there):
            if name is not None:
                parts.append(tile_card(x + 3 + n * each, y + 4, each - 2, tiles[name], self._colors))
        parts.append(
            words(x + width // 2, y + 69, f"{number + 1} · {price} Livre" if shown else "empty", "small pale mid")
        )
        return titled(title, *parts)

    def _hiring(self, queue: list[str]) -> str:
        if not queue:
            return words(12, self._queue + 30, "nobody", "pale")
        prices = self._setting.rule.hire_price
        price = prices[min(len(queue), len(prices) - 1)]
        step = min(105, _ROOM // len(queue))
        cards = [card(10 + n * step, self._queue + 8, step - 4, self._cards[c], c) for n, c in enumerate(queue)]
        return words(WIDTH - 14, self._queue, f"each {price} Livre", "pale small end") + "".join(cards)

    def _stock(self, shown: Mapping[str, Any]) -> str:
        named = (
            ("employees left", "deck"),
            ("garments in bag", "bag"),
            ("discarded", "garment_discard"),
            ("tiles left", "stock"),
            ("discarded", "resource_discard"),
        )
        return words(12, self._stocks, " · ".join(f"{_size(shown[k])} {what}" for what, k in named), "pale small")
