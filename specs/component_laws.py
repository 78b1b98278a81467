"""
What the texts state about the tiles and cards of a set of components, as laws; the board has a module of its own.

A set that meets all of it is possible, not proved real.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any, Final

from oracle.book import Book
from oracle.terms import BoolTerm, all_of
from specs.component_board_laws import board_laws
from specs.component_card_laws import employee_laws, start_team_laws
from specs.component_judge import Judge, Violation, facts_of, judged
from specs.component_marks import Trust
from specs.component_option_laws import option_laws
from specs.component_sets import shipped
from specs.component_terms import End, PartLaw, Piece, Shape, alike, goods, how_many, shape_of, some, total
from specs.component_values import COUTURE, FANCY, FESTIVE, ComponentSet
from specs.editions import EDITIONS, book
from specs.parts import Notions
from specs.questions.base_components import (
    Gets,
    Part,
    Rarity,
    Shown,
    Side,
    TilePart,
    garment_points_highest,
    garment_points_lowest,
    garment_tiles_of,
    garment_value_highest,
    garment_value_lowest,
    notion_on_tiles,
    part_count,
    player_colors,
    silk_rarity,
    start_cards_per_color,
    tile_gives,
    tile_side_shows,
)
from specs.questions.components import garments_of_color_may_differ, silk_colour_on_tiles
from specs.questions.extra_deluxe_actions import WornColour, garment_silk_colour, tile_with_rolls
from specs.questions.extra_deluxe_setup import tile_combines_resources
from specs.questions.turns import ThimbleBearer, golden_thimble_on
from specs.vocabulary import Garment, Notion

_DELUXE: Final = EDITIONS[0]
_COST: Final = ("thread", "lace", "master", "value", "points")
_GIVES: Final = {
    Notion.THREAD: (Notions.THREAD, Notions.BOTH, Notions.EITHER),
    Notion.LACE: (Notions.LACE, Notions.BOTH, Notions.EITHER),
}
_SIGNS: Final = {TilePart.PLUS: (Gets.BOTH, Notions.BOTH), TilePart.SLASH: (Gets.ONE, Notions.EITHER)}


def _silk(tile: Piece) -> dict[str, Any]:
    return tile.several("silk")


def _counts(shape: Shape) -> Iterator[PartLaw]:
    boxed = {
        "garments": (Part.GARMENT_TILES, "garment tiles"),
        "resources": (Part.RESOURCE_TILES, "resource tiles"),
        "employees": (Part.EMPLOYEE_CARDS, "employees to hire"),
    }
    for group, (part, named) in boxed.items():
        count, stated = shape.count(group), part_count(part)
        says = f"number of {named}: {{n}}"
        yield PartLaw(id="box", path=f"{group}.count", says=says, holds=count == stated, got=count, fills={"n": stated})
    cards = shape.count("start_team")
    each, all_cards = start_cards_per_color(), part_count(Part.START_CARDS)
    says = "starting cards of a player: {n}"
    yield PartLaw(id="box", path="start_team.count", says=says, holds=cards == each, got=cards, fills={"n": each})
    yield PartLaw(
        id="colours",
        path="start_team.count",
        says="{n} starting cards in all",
        holds=player_colors() * cards == all_cards,
        got=player_colors() * cards,
        fills={"n": all_cards},
    )


def _garments(shape: Shape) -> Iterator[PartLaw]:
    tiles = shape.pieces("garments")
    for color in Garment:
        number, stated = how_many(t("color") == color for t in tiles), garment_tiles_of(color)
        yield PartLaw(
            id=f"colour {color.value}",
            path="garments",
            says=f"number of tiles, {color.value}: {{n}}",
            holds=stated == number,
            got=number,
            fills={"n": stated},
        )
    for field, what, low, high in (
        ("value", "the value of a garment", garment_value_lowest(), garment_value_highest()),
        ("points", "the prestige points of a garment", garment_points_lowest(), garment_points_highest()),
    ):
        for tile in tiles:
            yield PartLaw(
                id="range",
                path=f"{tile.path}.{field}",
                says=f"{what} from {{low}} to {{high}}",
                holds=(low <= tile(field)) & (tile(field) <= high),
                got=tile(field),
                fills={"low": low, "high": high},
            )
        # An end of the range that no tile reaches would make the text's range too wide.
        for end, limit, reached in (
            ("begins with", low, some(t(field) <= low for t in tiles)),
            ("goes up to", high, some(t(field) >= high for t in tiles)),
        ):
            yield PartLaw(
                id=f"{field} {end}",
                path="garments",
                says=f"{what} {end} {{n}}",
                holds=reached,
                got=End(tuple(t(field) for t in tiles), end == "goes up to"),
                fills={"n": limit},
            )
    for tile in tiles:
        needed = some(n > 0 for n in goods(tile))
        yield PartLaw(
            id="cost",
            path=tile.path,
            says="a garment needs resources",
            holds=needed | ~tile_side_shows(Side.SKETCH, Shown.RESOURCES),
            got="nothing",
        )
    thimbles = golden_thimble_on(ThimbleBearer.GARMENT)
    yield PartLaw(
        id="thimbles",
        path="garments",
        says="some garments have a golden thimble and some have none",
        holds=(some(t("master") for t in tiles) & some(~t("master") for t in tiles)) | ~thimbles,
        got=how_many(t("master") for t in tiles),
    )
    for worn in WornColour:
        own = worn is WornColour.OWN
        found = some((t("color") == c) & (n > 0) for t in tiles for c, n in _worn(t, own))
        yield PartLaw(
            id=f"silk of {worn.value}",
            path="garments",
            says=f"some garments need silk of {worn.value}",
            holds=found | ~garment_silk_colour(worn),
        )
    differ = some((a("color") == b("color")) & ~alike(a, b, _COST) for a, b in combinations(tiles, 2))
    yield PartLaw(
        id="differ",
        path="garments",
        says="garments of one colour can differ in cost, value or points",
        holds=differ | ~garments_of_color_may_differ(),
        got="all garments of a colour alike",
        rare=True,
    )


def _worn(tile: Piece, own: bool) -> list[tuple[Garment, Any]]:
    """Give what silk a garment needs if it has a colour: of that colour, or of the others."""
    silk = _silk(tile)
    return [(c, silk[d.value]) for c in Garment for d in Garment if (c is d) == own]


def _resources(shape: Shape) -> Iterator[PartLaw]:
    tiles = shape.pieces("resources")
    for tile in tiles:
        yield PartLaw(
            id="silk",
            path=f"{tile.path}.silk",
            says="each tile shows silk",
            holds=some(n > 0 for n in _silk(tile).values()) | ~tile_combines_resources(),
        )
    rolls = {c: total([_silk(t)[c.value] for t in tiles]) for c in Garment}
    for color in Garment:
        yield PartLaw(
            id=f"silk {color.value}",
            path="resources",
            says=f"some tiles show silk, {color.value}",
            holds=some(_silk(t)[color.value] > 0 for t in tiles) | ~silk_colour_on_tiles(color),
        )
        for other in Garment:
            yield from _scarcer(color, other, rolls)
    for number in tile_with_rolls.domains[0].values:
        shows = some(total(list(_silk(t).values())) == number for t in tiles)
        says = f"some tiles show {number} rolls of silk"
        yield PartLaw(id=f"rolls {number}", path="resources", says=says, holds=shows | ~tile_with_rolls(number))
    for notion, giving in _GIVES.items():
        shows = some(t("notions").one_of(*giving) for t in tiles)
        says = f"some tiles show {notion.value}"
        yield PartLaw(id=f"gives {notion.value}", path="resources", says=says, holds=shows | ~notion_on_tiles(notion))
    for sign, (gets, notions) in _SIGNS.items():
        shows = some(t("notions") == notions for t in tiles)
        says = f"some tiles have a {sign.value} between thread and lace"
        means = tile_gives(sign) == gets
        yield PartLaw(id=f"sign {sign.value}", path="resources", says=says, holds=shows | ~means)


def _scarcer(color: Garment, other: Garment, rolls: dict[Garment, Any]) -> Iterator[PartLaw]:
    for common, rare in combinations(Rarity, 2):
        stated = (silk_rarity(color) == common) & (silk_rarity(other) == rare)
        if color is not other:
            yield PartLaw(
                id=f"{rare.value} {other.value}, {common.value} {color.value}",
                path="resources",
                says=f"{rare.value} silk is scarcer than {common.value} silk ({other.value}, {color.value})",
                holds=(rolls[color] > rolls[other]) | ~stated,
                got=[rolls[other], rolls[color]],
            )


def _examples(shape: Shape, edition: str) -> Iterator[PartLaw]:
    """Give the tiles that are described one by one; the numbers here are those of the cited examples."""
    borrowed = edition != _DELUXE
    gown, coat = Garment.COMMON_GOWN, Garment.COMMON_COAT
    described = (
        ("a worked example", 3, 0, 1, ("deluxe-pt.garments.ex_master", "deluxe-pt.garments.ex_rolls"), borrowed),
        ("a review", 2, 1, 0, (), True),
    )
    for by, rolls, thread, lace, claims, doubt in described:
        needs = f"{rolls} rolls of its colour, {thread} thread, {lace} lace"
        fitting = some(
            (t("color") == gown)
            & t("master")
            & _exactly(t, {gown: rolls})
            & (t("thread") == thread)
            & (t("lace") == lace)
            for t in shape.pieces("garments")
        )
        yield PartLaw(
            id=f"garment of {by}",
            path="garments",
            says=f"{by} shows a {gown.value} that needs a Master, {needs}",
            holds=fitting,
            claims=claims,
            doubt=doubt,
        )
    tiles = shape.pieces("resources")
    yield PartLaw(
        id="tile of a worked example",
        path="resources",
        says=f"a worked example shows a tile with 2 rolls of {coat.value} silk, and thread or lace",
        holds=some(_exactly(t, {coat: 2}) & (t("notions") == Notions.EITHER) for t in tiles),
        claims=("deluxe-pt.resources.ex_rolls", "deluxe-pt.resources.ex_turn"),
        doubt=borrowed,
    )
    spent = {gown: 3, Garment.UNCOMMON_GOWN: 1}
    pairs = (
        all_of(*(_silk(a)[c.value] + _silk(b)[c.value] == spent.get(c, 0) for c in Garment))
        for a, b in combinations(tiles, 2)
    )
    yield PartLaw(
        id="tiles of a worked example",
        path="resources",
        says=f"a worked example spends two tiles with 3 rolls of {gown.value} silk and 1 of uncommon gown silk",
        holds=some(pairs),
        rare=True,
        claims=("deluxe-pt.garments.ex_rolls",),
        doubt=borrowed,
    )


def _exactly(tile: Piece, rolls: dict[Garment, int]) -> BoolTerm:
    return all_of(*(_silk(tile)[c.value] == rolls.get(c, 0) for c in Garment))


def _no_copies(shape: Shape) -> Iterator[PartLaw]:
    """Ask what is made up to be as various as it can: no tile that only fills a place."""
    garment = ("color", *_COST)
    for groups, fields in (
        (("garments", f"{FANCY}.garments"), garment),
        (("resources",), ("notions",)),
        ((f"{FANCY}.resources",), ("notions",)),
        ((f"{FESTIVE}.garments",), (*garment, "bonus")),
        ((f"{COUTURE}.garments",), (*garment, "bonus")),
    ):
        for one, other in combinations([p for g in groups for p in shape.pieces(g)], 2):
            made_up = other if other.path in shape.made_up else one
            if made_up.path in shape.made_up:
                twin = one if made_up is other else other
                yield PartLaw(
                    id=f"no copy of {twin.path}",
                    path=made_up.path,
                    says=f"a tile that is made up is no copy of {twin.path}",
                    holds=~alike(one, other, fields),
                    got="the same in everything",
                    hint="change one of them; a tile that your copy prints twice is marked as printed",
                    rare=True,
                )


def laws(shape: Shape, law: Book) -> Iterator[PartLaw]:
    """Give everything that has to hold of a set of a shape, for the edition of a book."""
    yield from _counts(shape)
    yield from _garments(shape)
    yield from _resources(shape)
    yield from start_team_laws(shape)
    yield from employee_laws(shape, law)
    yield from _examples(shape, law.edition)
    yield from board_laws(shape, law)
    yield from option_laws(shape, law)
    yield from _no_copies(shape)


def shape(parts: ComponentSet) -> Shape:
    """Give the shape of a whole set."""
    return shape_of(parts.values, (p for p, m in parts.marks.items() if m.trust is Trust.SYNTHETIC))


def false_marks(parts: ComponentSet) -> Iterator[Violation]:
    """Let nothing be called cited that the book does not cite, or cites otherwise."""
    ours = shipped(parts.edition, tuple(parts.options))
    for path, mark in parts.marks.items():
        if mark.trust is not Trust.CITED or path not in parts.values:
            continue
        known = ours.marks.get(path)
        cited = known is not None and known.trust is Trust.CITED
        if not cited or ours.values[path] != parts.values[path]:
            says = (
                "what is marked as cited stands in a text" if not cited else f"the text has {_named(ours.values[path])}"
            )
            yield Violation(
                path=path,
                got=f"{_named(parts.values[path])}, {mark}",
                says=says,
                hint="take the mark out: then the value counts as printed by you",
            )


def _named(value: object) -> str:
    return str(getattr(value, "value", value))


def check(parts: ComponentSet, known: Iterable[PartLaw] | None = None) -> tuple[Violation, ...]:
    """
    Judge a set by everything the texts of its edition state, by the answers of the book.

    Args:
        known: The laws of its shape, where they are at hand.
    Returns:
        What contradicts them, and what is only doubtful; nothing if the set is possible.
    """
    law = book(parts.edition)
    stated = laws(shape(parts), law) if known is None else known
    found = judged(Judge(law=law), stated, facts_of(parts))
    return (*found, *false_marks(parts))
