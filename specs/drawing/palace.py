"""The palace on the board: halls with guests and musicians, fireworks and terrace, statues, kitchen, all halls."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from specs.drawing.panel import WIDTH, Groups, Panel
from specs.drawing.shapes import badge, box, coin, counted, hall_name, icon, points, seat_name, titled, words
from specs.drawing.things import placed_garment
from specs.parts import DecorationSpace, GuestSpace
from specs.setting import KINDS, Setting
from specs.vocabulary import Decoration, KitchenSide

_PER_ROW: Final = 6
_STEP: Final = 58
_HALL_HEIGHT: Final = 22

_ICON: Final = {
    Decoration.FIREWORK: "firework",
    Decoration.MUSICIAN: "musician",
    Decoration.STATUE: "statue",
    Decoration.KITCHEN: "kitchen",
    None: "ring",
}
_KITCHENS: Final = {"original-2013": "Fountain"}


def describe_space(space: GuestSpace) -> str:
    """Give a guest space in words."""
    rewards = ((space.livre, "Livre"), (space.thread, "thread"), (space.lace, "lace"), (space.tile, "resource tile"))
    reward = "".join(f", reward {n} {what}" for n, what in rewards if n)
    return f"{hall_name(space.hall)}, {'Master ' if space.master else ''}space {space.id}{reward}"


def describe_decoration(space: DecorationSpace) -> str:
    """Give a space for a decoration in words."""
    where = "" if space.hall is None else f" of {hall_name(space.hall)}"
    side = "" if space.side is None else f", {space.side.value}"
    factor = f", terrace ×{space.factor}" if space.factor else ""
    jewelry = "jewelry decoration, " if space.kind is None else ""
    return f"{space.id}{where} ({jewelry}{space.price} Livre, {counted(space.points, 'point')}{side}{factor})"


class Palace:
    """Draws the palace of one setting."""

    def __init__(self, setting: Setting, edition: str, colors: tuple[str, ...]) -> None:
        self._setting = setting
        self._board = setting.parts.board
        self._colors = colors
        self._guests: dict[int, tuple[int, int]] = {}
        self._decorations: dict[int, tuple[int, int]] = {}
        self._all_halls: list[tuple[int, int]] = []
        self.panels = (self._halls(), self._rest(_KITCHENS.get(edition, "Kitchen")))

    def _halls(self) -> Panel:
        still = []
        y = 32
        for hall, spaces in enumerate(self._setting.halls):
            larger, smaller = self._board.hall_points[hall]
            still.append(words(12, y + 14, hall_name(hall), "bold"))
            still.append(
                words(WIDTH - 14, y + 14, f"most garments {larger}, second {smaller} points", "pale small end")
            )
            for n, space in enumerate(spaces):
                row, column = divmod(n, _PER_ROW)
                self._guests[space] = (10 + column * _STEP, y + _HALL_HEIGHT + row * 66)
            musician = self._setting.musician[hall]
            if musician >= 0:
                self._decorations[musician] = (WIDTH - 70, y + _HALL_HEIGHT)
            y += _HALL_HEIGHT + 66 * max(1, -(-len(spaces) // _PER_ROW))
        groups = (*(f"guest-{n}" for n in self._guests), *(f"decoration-{n}" for n in self._decorations))
        return Panel(id="halls", title="Halls", height=y + 6, still="".join(still), groups=groups)

    def _rest(self, kitchen: str) -> Panel:
        larger, smaller = self._board.firework_points
        majority = f"most fireworks {larger}, second {smaller} points"
        still = [words(12, 46, "Fireworks with terrace", "bold"), words(WIDTH - 14, 46, majority, "pale small end")]
        mine: list[int] = []
        y = 54
        fireworks = self._setting.fireworks
        step = min(84, 420 // max(1, len(fireworks)))
        for n, space in enumerate(fireworks):
            self._decorations[space] = (12 + n * step, y + 64)
        mine += fireworks
        y += 140
        statues = self._setting.statues
        still += [words(12, y, "Statues", "bold"), words(WIDTH // 2 + 4, y, "Bonus for all halls", "bold")]
        for n, space in enumerate(statues):
            self._decorations[space] = (10 + n * 66, y + 8)
        mine += statues
        for n, _ in enumerate(self._board.all_halls):
            self._all_halls.append((WIDTH // 2 + 4 + n * 50, y + 8))
        y += 88
        for side, spaces in zip(KitchenSide, self._setting.kitchen, strict=True):
            x = 10 if side is KitchenSide.BY_DECORATIONS else WIDTH // 2 + 4
            still.append(words(x + 2, y, f"{kitchen}: {side.value}", "bold small"))
            for n, space in enumerate(spaces):
                self._decorations[space] = (x + n * 52, y + 8)
            mine += spaces
        groups = (
            *(f"terrace-{n}" for n in fireworks),
            *(f"decoration-{n}" for n in mine),
            *(f"all-halls-{n}" for n, _ in enumerate(self._all_halls)),
        )
        return Panel(id="decorations", title="Decorations", height=y + 78, still="".join(still), groups=groups)

    def groups(self, shown: Mapping[str, Any]) -> Groups:
        """Give what is drawn in each group of the palace."""
        return dict(self._drawn(shown))

    def _drawn(self, shown: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        garments = {g.id: g for g in self._setting.parts.garments}
        for n, space in enumerate(self._board.guests):
            x, y = self._guests[n]
            there = shown["guests"].get(space.id)
            if there is None:
                yield f"guest-{n}", _free_space(x, y, space)
            else:
                tile = garments[there["garment"]]
                drawn = placed_garment(x, y, tile, there["seat"], self._colors, describe_space(space))
                ring = box(x + 3, y + 3, 48, 54, "master", 4) if space.master else ""
                yield f"guest-{n}", drawn + ring
        for n, funded in enumerate(self._board.decorations):
            if funded.kind is None:
                # The jeweller's board has the jewelry decorations.
                continue
            x, y = self._decorations[n]
            owner = shown["decorations"].get(funded.id)
            yield f"decoration-{n}", decoration_card(x, y, funded, owner)
            if KINDS[self._setting.kinds[n]] is Decoration.FIREWORK:
                moved = shown["terrace"].get(funded.id)
                where = f"Terrace of {funded.id}, ×{funded.factor}"
                if moved is None:
                    factor = words(x + 25, y - 27, f"×{funded.factor}", "big pale mid")
                    yield f"terrace-{n}", titled(f"{where}, free", box(x - 2, y - 62, 54, 60, "free"), factor)
                else:
                    tile = garments[moved["garment"]]
                    factor = words(x + 48, y - 49, f"×{funded.factor}", "on bold end")
                    drawn = placed_garment(x - 2, y - 62, tile, moved["seat"], self._colors, where)
                    yield f"terrace-{n}", drawn + factor
        for n, (value, owner) in enumerate(zip(self._board.all_halls, shown["all_halls"], strict=True)):
            x, y = self._all_halls[n]
            state = "free" if owner is None else f"of {seat_name(owner)}"
            title = f"Space {n + 1} of the bonus for all halls, {value} points, {state}"
            mark = "" if owner is None else badge(x + 23, y + 46, owner)
            frame = box(x, y, 46, 60, "free" if owner is None else "box")
            yield f"all-halls-{n}", titled(title, frame, points(x + 10, y + 22, value), mark)


def _free_space(x: int, y: int, space: GuestSpace) -> str:
    inner = box(x + 3, y + 3, 48, 54, "master", 4) + icon("thimble", x + 6, y + 6, 14, "gold") if space.master else ""
    rewards = {"thread": space.thread, "lace": space.lace, "tile": space.tile}
    reward = coin(x + 27, y + 33, space.livre) if space.livre else ""
    for name, number in rewards.items():
        if number:
            reward = icon(name, x + 17, y + 23, 20) + (words(x + 41, y + 47, number, "small") if number > 1 else "")
    return titled(f"{describe_space(space)}, free", box(x, y, 54, 60, "free"), inner, reward)


def decoration_card(x: int, y: int, space: DecorationSpace, owner: int | None) -> str:
    """Give a space for a decoration, 50 by 60, with its price, its points and its owner."""
    state = "free" if owner is None else f"of {seat_name(owner)}"
    name = _ICON[space.kind]
    kind = "rays" if name == "firework" else "sign"
    where = (x + 25, y + 22, 26) if owner is None else (x + 24, y + 2, 22)
    parts = [box(x, y, 50, 60, "free" if owner is None else "box")]
    parts.append(coin(x + 13, y + 14, space.price))
    parts.append(icon(name, where[0] - 2, where[1], where[2] - 4, kind))
    parts.append(points(x + 5, y + 54, space.points))
    if owner is not None:
        parts.append(badge(x + 38, y + 47, owner))
    return titled(f"{describe_decoration(space)}, {state}", *parts)
