"""What is drawn of the pieces that move about: garments, resource tiles, employees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from specs.drawing.shapes import (
    GOWNS,
    badge,
    box,
    coin,
    counted,
    garment_name,
    icon,
    points,
    seat_name,
    silk,
    titled,
    words,
)
from specs.parts import Employee, GarmentTile, Jewel, Notions, ResourceTile
from specs.questions.bonuses import Bonus
from specs.questions.garment_sets import FestiveBonus
from specs.questions.garment_sets_couture import Couture
from specs.questions.jewelry_bonuses import NewBonus
from specs.questions.jewelry_bonuses_conditions import Condition
from specs.questions.jewelry_box import JewelKind
from specs.setting import GARMENTS, Setting
from specs.vocabulary import Role

LEVELS: Final = ("", "I", "II", "III", "IV", "V", "VI")

_SIGNS: Final = {Role.MASTER: "M", Role.JOURNEYMAN: "J", Role.APPRENTICE: "A"}

_NOTIONS: Final = {
    Notions.THREAD: "thread",
    Notions.LACE: "lace",
    Notions.BOTH: "thread and lace",
    Notions.EITHER: "thread or lace",
}

_SHORT: Final[Mapping[Bonus | NewBonus | Condition | FestiveBonus | Couture, str]] = {
    Bonus.START_NOTION: "notion",
    Bonus.START_ACQUIRE: "acquire",
    Bonus.START_LIVRE: "Livre",
    Bonus.I_LIVRE: "Livre",
    Bonus.I_DEPUTE: "depute",
    Bonus.I_BAG_PAID: "buy tile",
    Bonus.I_ACQUIRE: "acquire",
    Bonus.I_BAG_FREE: "tile",
    Bonus.I_NOTION: "notion",
    Bonus.II_COLOURS: "colours",
    Bonus.II_MAKE: "make",
    Bonus.II_DEPUTE: "depute",
    Bonus.II_DECORATIONS: "decor",
    Bonus.III_DECORATIONS: "decor",
    Bonus.III_GARMENTS: "garments",
    Bonus.III_FUND: "fund",
    Bonus.III_TEAM: "team",
    Bonus.IV_TEAM: "team",
    Bonus.IV_MAKE: "make",
    Bonus.IV_COLOURS: "colours",
    Bonus.IV_EXCHANGE: "exchange",
    Bonus.V_GARMENTS_FIRST: "garments",
    Bonus.V_DECORATIONS: "decor",
    Bonus.V_GARMENTS_SECOND: "garments",
    Bonus.V_SILK: "silk",
    Bonus.VI_EXCHANGE: "exchange",
    Bonus.VI_FUND: "fund",
    Bonus.VI_TEAM: "♛ team",
    Bonus.VI_NOTIONS: "♛ notions",
    Bonus.VI_MASTER_GUESTS: "♛ guests",
    Bonus.VI_COUPLES: "♛ couples",
    NewBonus.J_RESERVE: "reserve",
    NewBonus.J_COPY: "copy",
    NewBonus.J_HALLS: "halls",
    NewBonus.J_TEAM: "team",
    NewBonus.J_DECORATIONS: "decor",
    NewBonus.J_MAKE: "sale",
    NewBonus.J_HALL_GARMENTS: "one hall",
    NewBonus.J_RINGS: "rings",
    NewBonus.J_JEWELS: "jewels",
    NewBonus.M_HALL_GARMENTS: "one hall",
    NewBonus.M_GOWNS: "gowns",
    NewBonus.M_MASTER_GUESTS: "guests",
    NewBonus.M_JEWELS: "jewels",
    NewBonus.M_MISSING: "missing",
    NewBonus.M_JEWEL_SETS: "♛ sets",
    NewBonus.M_NECKLACES: "♛ necklace",
    NewBonus.M_DECORATIONS: "♛ decor",
    NewBonus.M_APPRENTICES: "♛ staff",
    Condition.COATS: "◆ coats",
    Condition.GOWNS: "◆ gowns",
    Condition.MASTER_GUESTS: "◆ guests",
    Condition.LIVRE: "◆ Livre",
    Condition.JEWELS: "◆ jewels",
    Condition.DECORATION_KINDS: "◆ decor",
    Condition.RESOURCES: "◆ goods",
    Condition.POINTS: "◆ points",
    Condition.MASTER_EXAM: "◆ exam",
    Condition.HALLS: "◆ halls",
    FestiveBonus.COUPLES: "pairs",
    FestiveBonus.DECORATIONS: "decor",
    FestiveBonus.COMMON_GOWNS: "gowns",
    FestiveBonus.COMMON_COATS: "coats",
    Couture.FAVOR: "favor",
    Couture.DEPUTE: "depute",
    Couture.TILE: "tile",
    Couture.JEWEL: "jewel",
    Couture.LIVRE: "Livre",
    Couture.COLOR: "colour",
}
"""A bonus or condition in a word or two: ♛ counts in the final scoring, ◆ is the condition of a specialised card."""


def _special(tile: GarmentTile) -> str:
    if tile.special is None:
        return ""
    of_set = "festive" if isinstance(tile.special, FestiveBonus) else "haute couture"
    return f", {of_set}: {tile.special.value}"


def _tag(x: int, y: int, width: int, tile: GarmentTile) -> str:
    """Mark a garment of a set by what it gives; nothing for others."""
    if tile.special is None:
        return ""
    kind = "festive" if isinstance(tile.special, FestiveBonus) else "couture"
    label = "tag mid" if kind == "festive" else "tag on mid"
    return box(x, y, width, 14, kind, 3) + words(x + width // 2, y + 11, _SHORT[tile.special], label)


def _counted(silk_rolls: tuple[int, ...], colors: tuple[str, ...]) -> str:
    return ", ".join(f"{n} {c} silk" for n, c in zip(silk_rolls, colors, strict=True) if n)


def describe_garment(tile: GarmentTile, colors: tuple[str, ...]) -> str:
    """Give a garment in words, without what it needs."""
    name = garment_name(GARMENTS.index(tile.color), colors)
    return f"{tile.id} ({name}, value {tile.value} Livre, {counted(tile.points, 'point')}{_special(tile)})"


def needs_of(tile: GarmentTile, colors: tuple[str, ...]) -> str:
    """Give in words what a garment needs."""
    needs = [_counted(tile.silk, colors)]
    needs += [f"{n} {what}" for n, what in ((tile.thread, "thread"), (tile.lace, "lace")) if n]
    return ", ".join(n for n in needs if n) + (", a Master" if tile.master else "")


def describe_tile(tile: ResourceTile, colors: tuple[str, ...]) -> str:
    """Give a resource tile in words."""
    return f"{tile.id} ({_counted(tile.silk, colors)}; or {_NOTIONS[tile.notions]})"


def describe_card(card: Employee, name: str) -> str:
    """Give an employee in words; `name` is the card's in the notation."""
    level = f" {LEVELS[card.level]}" if card.level else ""
    if card.condition is not None:
        return f"Apprentice, specialised ({name}, condition: {card.condition.value})"
    bonus = "no bonus" if card.bonus is None else f"bonus: {card.bonus.value.partition(': ')[2]}"
    return f"{card.role.value.capitalize()}{level} ({name}, {bonus})"


def garment_card(x: int, y: int, tile: GarmentTile, colors: tuple[str, ...]) -> str:
    """Give a garment of the display, 66 by 92, with all it needs."""
    color = GARMENTS.index(tile.color)
    needed = [(n, c) for n, c in zip(tile.silk, colors, strict=True) if n]
    step = 23 if len(needed) < 3 else 14
    first = x + (66 - (len(needed) - 1) * step - 22) // 2
    pills = [silk(first + n * step, y + 58, rolls, c) for n, (rolls, c) in enumerate(needed)]
    notions = ["thread"] * tile.thread + ["lace"] * tile.lace
    first = x + 33 - len(notions) * 8
    return titled(
        f"{describe_garment(tile, colors)}; needs {needs_of(tile, colors)}",
        box(x, y, 66, 92, f"edge {colors[color]}"),
        icon("gown" if GOWNS[color] else "coat", x + 17, y + 22, 33, "cloth"),
        coin(x + 14, y + 14, tile.value),
        points(x + 40, y + 18, tile.points, "on"),
        icon("thimble", x + 3, y + 38, 15, "gold") if tile.master else "",
        _tag(x + 19, y + 42, 45, tile),
        *pills,
        *(icon(what, first + n * 16, y + 75, 14, "cloth") for n, what in enumerate(notions)),
    )


def placed_garment(x: int, y: int, tile: GarmentTile, seat: int, colors: tuple[str, ...], where: str) -> str:
    """Give a garment on the board, 54 by 60, with its owner."""
    color = GARMENTS.index(tile.color)
    return titled(
        f"{where}: {describe_garment(tile, colors)}, of {seat_name(seat)}",
        box(x, y, 54, 60, f"edge {colors[color]}"),
        icon("gown" if GOWNS[color] else "coat", x + 11, y + 6, 32, "cloth"),
        points(x + 4, y + 55, tile.points, "on"),
        _tag(x + 4, y + 3, 46, tile),
        badge(x + 43, y + 49, seat),
    )


def tile_card(x: int, y: int, width: int, tile: ResourceTile, colors: tuple[str, ...]) -> str:
    """Give a resource tile, 52 high: silk above, notions below."""
    pills = [(n, c) for n, c in zip(tile.silk, colors, strict=True) if n]
    middle = x + width // 2
    both = tile.notions in {Notions.BOTH, Notions.EITHER}
    if both:
        sign = "/" if tile.notions is Notions.EITHER else "+"
        below = [icon("thread", middle - 15, y + 37, 12), words(middle, y + 47, sign, "tiny mid")]
        below.append(icon("lace", middle + 3, y + 37, 12))
    else:
        below = [icon("thread" if tile.notions is Notions.THREAD else "lace", middle - 7, y + 36, 14)]
    # Three colours leave no room for more than lines.
    top, step = y + (3 if len(pills) > 1 else 10), 15
    if len(pills) > _ROOMY:
        top, step = y + 2, 11
    return titled(
        describe_tile(tile, colors),
        box(x, y, width, 52, "box", 4),
        *(silk(middle - 11, top + step * n, rolls, c, min(14, step)) for n, (rolls, c) in enumerate(pills)),
        *below,
    )


def describe_jewel(jewel: Jewel, setting: Setting, colors: tuple[str, ...]) -> str:
    """Give a jewel in words."""
    color = GARMENTS.index(jewel.color)
    return f"{jewel.id} ({colors[color]} {_kind_of(jewel, setting)})"


def _kind_of(jewel: Jewel, setting: Setting) -> str:
    kind: JewelKind = setting.rule.jewel_kind[GARMENTS.index(jewel.color)]
    return kind.value


def jewel_card(
    x: int, y: int, width: int, jewel: Jewel, setting: Setting, colors: tuple[str, ...], where: str = ""
) -> str:
    """Give a jewel on a square."""
    color = GARMENTS.index(jewel.color)
    name = "necklace" if setting.rule.jewel_kind[color] is JewelKind.NECKLACE else "ring"
    edge = width // 8
    letter = words(x + width - 4, y + width - 4, colors[color][0], "on small bold end") if width > _WIDE else ""
    return titled(
        where + describe_jewel(jewel, setting, colors),
        box(x, y, width, width, f"edge {colors[color]}", width // 5),
        icon(name, x + edge, y + edge, width - 2 * edge, "cloth"),
        letter,
    )


_WIDE: Final = 40
_ROOMY: Final = 2


def _short(what: Employee) -> str:
    shown = what.condition or what.bonus
    return "" if shown is None else _SHORT[shown]


def card(x: int, y: int, width: int, what: Employee, name: str) -> str:
    """Give an employee of the display, 46 high."""
    bonus = _short(what) or "no bonus"
    return titled(
        describe_card(what, name),
        box(x, y, width, 46, "box"),
        words(x + 6, y + 17, what.role.value.capitalize(), "bold"),
        words(x + width - 6, y + 35, LEVELS[what.level], "gold bold end"),
        words(x + 6, y + 35, bonus, "pale"),
    )


def small_card(x: int, y: int, what: Employee, name: str) -> str:
    """Give an employee of a player, 58 by 34."""
    bonus = _short(what) or "–"
    return titled(
        describe_card(what, name),
        box(x, y, 58, 34, "box", 4),
        words(x + 5, y + 14, f"{_SIGNS[what.role]} {LEVELS[what.level]}".strip(), "bold"),
        words(x + 5, y + 26, bonus, "tiny pale"),
    )


def face_down(x: int, y: int, width: int, height: int) -> str:
    """Give the back of a card or tile."""
    return box(x, y, width, height, "face", 4)
