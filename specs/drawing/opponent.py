"""The solo opponent: her cards, employees and tiles, and her own cards that were shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from specs.actions.opponent_cards import SEAT
from specs.drawing.panel import Groups, Panel
from specs.drawing.players import jewels_of, purse, row_of
from specs.drawing.shapes import badge, box, hall_name, icon, titled, words
from specs.drawing.things import face_down
from specs.parts import Employee, OpponentCard
from specs.questions.solo_staff import JewelSymbol
from specs.setting import Setting
from specs.vocabulary import Action

_ROWS: Final = ("hand", "shown", "reserve", "tiles")
_NAMES: Final = ("Her hand", "Shown", "Staff", "Tiles", "Jewels")
_FIRST: Final = 44
_ROW: Final = 38
_ROOM: Final = 356
_X: Final = 72
_NARROW: Final = 52
_WIDE: Final = 64

_DOES: Final = {
    Action.CLAIM_FAVOR: "claims the favor",
    Action.MAKE_GARMENT: "makes garment {number}",
    Action.HIRE: "hires employee {number}",
}
_SHORT: Final = {
    Action.CLAIM_FAVOR: "favor",
    Action.MAKE_GARMENT: "make {number}",
    Action.HIRE: "hire {number}",
}
_JEWELS: Final = {
    JewelSymbol.SAME_COLOR: "a jewel of the garment's colour",
    JewelSymbol.FITTING: "a jewel that fits the kind of garment",
    JewelSymbol.NONE: "no jewel",
}
_SIGNS: Final = {JewelSymbol.SAME_COLOR: "=", JewelSymbol.FITTING: "~", JewelSymbol.NONE: ""}


def describe_opponent_card(card: OpponentCard) -> str:
    """Give a card of the solo opponent's in words: what she does, and where a garment goes that it places."""
    return f"{card.id} ({_action(card, _DOES)}; {hall_name(card.hall)}, {_JEWELS[card.symbol]})"


def _action(card: OpponentCard, does: Mapping[Action, str]) -> str:
    long = does is _DOES
    if card.action is Action.ACQUIRE_RESOURCES:
        if card.number:
            return f"acquires section {card.number}" if long else f"drawer {card.number}"
        return f"acquires space {card.space} of every section" if long else f"space {card.space}"
    if card.action is Action.FUND_DECORATION:
        kind = card.kind.value if card.kind else ""
        return f"funds a {kind}" if long else kind.partition(" ")[0]
    return does[card.action].format(number=card.number)


class Opponent:
    """Draws the solo opponent of one setting."""

    def __init__(self, setting: Setting, cards: Mapping[str, Employee], colors: tuple[str, ...]) -> None:
        self._setting = setting
        self._cards = cards
        self._colors = colors
        self._hers = {c.id: c for c in setting.parts.opponent}
        rows = len(_NAMES) if setting.box else len(_ROWS)
        still = [badge(20, 17, SEAT), words(36, 22, "Opponent", "bold")]
        still += [words(12, _FIRST + n * _ROW + 20, name, "pale") for n, name in enumerate(_NAMES[:rows])]
        groups = tuple(f"opponent-{part}" for part in ("purse", *_ROWS, *(("jewels",) if setting.box else ())))
        self.panel = Panel(
            id="opponent",
            title="The solo opponent",
            headed=False,
            height=_FIRST + rows * _ROW + 20,
            still="".join(still),
            groups=groups,
        )

    def groups(self, shown: Mapping[str, Any]) -> Groups:
        """Give what is drawn in each group of hers."""
        own, hers = shown["seats"][SEAT], shown["opponent"]
        found = {
            "opponent-purse": purse(SEAT, own, shown),
            "opponent-hand": self._hand(hers),
            "opponent-shown": self._shown(hers["shown"]),
            "opponent-reserve": row_of(_FIRST + 2 * _ROW, own["reserve"], cards=self._cards, at=_X),
            "opponent-tiles": self._tiles(own["tiles"]),
        }
        if self._setting.box:
            y = _FIRST + 4 * _ROW + 18
            found["opponent-jewels"] = jewels_of(_X, y, shown["jewelry"]["seats"][SEAT], self._setting, self._colors)
        return found

    def _tiles(self, there: list[str] | int) -> str:
        """Draw her resource tiles; only their number counts."""
        y = _FIRST + 3 * _ROW
        number = there if isinstance(there, int) else len(there)
        tiles = {t.id: t for t in self._setting.parts.resources}
        drawn = row_of(y, there, tiles=tiles, colors=self._colors, at=_X)
        return drawn + words(12, y + 34, f"{number} in all" if number else "", "pale small")

    def _hand(self, hers: Mapping[str, Any]) -> str:
        number, stock = hers["hand"], hers["stock"]
        step = min(22, 150 // max(1, number))
        backs = "".join(face_down(_X + n * step, _FIRST, 40, 32) for n in range(number))
        text = words(258, _FIRST + 14, f"{stock} in her stock", "pale small")
        acting = "" if hers["acts_by"] is None else self._card(346, _FIRST, hers["acts_by"])
        said = words(258, _FIRST + 28, "acts by", "pale small") if acting else ""
        drawn = backs or words(_X, _FIRST + 20, "–", "pale")
        return titled(f"{number} cards in her hand, {stock} in her stock", drawn) + text + said + acting

    def _shown(self, names: list[str]) -> str:
        y = _FIRST + _ROW
        if not names:
            return words(_X, y + 20, "–", "pale")
        step = min(84, _ROOM // len(names))
        return "".join(self._card(_X + n * step, y, name, max(step - 4, _NARROW)) for n, name in enumerate(names))

    def _card(self, x: int, y: int, name: str, width: int = 80) -> str:
        """Draw a card of hers, 34 high: her action above, hall and jewel below where there is room."""
        card = self._hers[name]
        return titled(
            describe_opponent_card(card),
            box(x, y, width, 34, "box", 4),
            words(x + 5, y + 14, _action(card, _SHORT), "bold" if width > _WIDE else "bold small"),
            words(x + 5, y + 27, f"hall {card.hall + 1}", "tiny pale"),
            self._jewel(x + width, y, card.symbol) if width > _WIDE else "",
        )

    def _jewel(self, right: int, y: int, symbol: JewelSymbol) -> str:
        sign = _SIGNS[symbol]
        return icon("ring", right - 18, y + 18, 13) + words(right - 25, y + 28, sign, "tiny mid") if sign else ""
