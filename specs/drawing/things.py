"""What is drawn of the pieces that move about: garments, resource tiles, employees."""

from __future__ import annotations

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
from specs.parts import Employee, GarmentTile, Notions, ResourceTile
from specs.questions.bonuses import Bonus
from specs.setting import GARMENTS
from specs.vocabulary import Role

LEVELS: Final = ("", "I", "II", "III", "IV", "V", "VI")

_SIGNS: Final = {Role.MASTER: "M", Role.JOURNEYMAN: "J", Role.APPRENTICE: "A"}

_NOTIONS: Final = {
    Notions.THREAD: "thread",
    Notions.LACE: "lace",
    Notions.BOTH: "thread and lace",
    Notions.EITHER: "thread or lace",
}

_SHORT: Final = {
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
}


def _counted(silk_rolls: tuple[int, ...], colors: tuple[str, ...]) -> str:
    return ", ".join(f"{n} {c} silk" for n, c in zip(silk_rolls, colors, strict=True) if n)


def describe_garment(tile: GarmentTile, colors: tuple[str, ...]) -> str:
    """Give a garment in words, without what it needs."""
    name = garment_name(GARMENTS.index(tile.color), colors)
    return f"{tile.id} ({name}, value {tile.value} Livre, {counted(tile.points, 'point')})"


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
    top = y + (3 if len(pills) > 1 else 10)
    return titled(
        describe_tile(tile, colors),
        box(x, y, width, 52, "box", 4),
        *(silk(middle - 11, top + 15 * n, rolls, c) for n, (rolls, c) in enumerate(pills)),
        *below,
    )


def card(x: int, y: int, width: int, what: Employee, name: str) -> str:
    """Give an employee of the display, 46 high."""
    bonus = "no bonus" if what.bonus is None else _SHORT[what.bonus]
    return titled(
        describe_card(what, name),
        box(x, y, width, 46, "box"),
        words(x + 6, y + 17, what.role.value.capitalize(), "bold"),
        words(x + width - 6, y + 35, LEVELS[what.level], "gold bold end"),
        words(x + 6, y + 35, bonus, "pale"),
    )


def small_card(x: int, y: int, what: Employee, name: str) -> str:
    """Give an employee of a player, 58 by 34."""
    bonus = "–" if what.bonus is None else _SHORT[what.bonus]
    return titled(
        describe_card(what, name),
        box(x, y, 58, 34, "box", 4),
        words(x + 5, y + 14, f"{_SIGNS[what.role]} {LEVELS[what.level]}".strip(), "bold"),
        words(x + 5, y + 26, bonus, "tiny pale"),
    )


def face_down(x: int, y: int, width: int, height: int) -> str:
    """Give the back of a card or tile."""
    return box(x, y, width, height, "face", 4)
