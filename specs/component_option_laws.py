"""What the texts state about the parts of options, as laws; the Jewelry Box has a module of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from oracle.book import Book
from oracle.terms import all_of, any_of
from specs.component_box_laws import box_laws
from specs.component_terms import NoBonus, PartLaw, Piece, Shape, alike, goods, some, total
from specs.component_values import BOX, COUTURE, FANCY, FESTIVE, SOLO
from specs.questions.base_components import Shown, Side, garment_points_highest, halls, tile_side_shows
from specs.questions.base_garments import Fate
from specs.questions.extra_deluxe_sets import (
    couture_color,
    fancy_costs_more,
    fancy_new_combinations,
    festive_bonus_exists,
)
from specs.questions.extra_deluxe_setup import tile_combines_resources
from specs.questions.extra_deluxe_solo import solo_garment_number_in_example, solo_hire_number_in_example
from specs.questions.garment_sets import (
    FestiveBonus,
    fancy_garments,
    fancy_more_valuable,
    fancy_needs_more_resources,
    fancy_tiles,
    festive_garments,
)
from specs.questions.garment_sets_couture import Couture, couture_exists, couture_garments
from specs.questions.garment_sets_couture_gains import (
    CountsFor,
    couture_gown_color,
    couture_gown_counts_for,
    couture_gown_livre,
)
from specs.questions.solo import solo_card_obeyed, solo_cards, solo_main_action
from specs.questions.solo_actions import solo_drawer_named, solo_spaces_in_drawer
from specs.questions.solo_staff import JewelSymbol, WhichJewel, solo_fund_kind, solo_jewel_by_symbol
from specs.vocabulary import Action, Decoration

_CARDS: Final = f"{SOLO}.cards"
_COUNTED: Final = (Action.MAKE_GARMENT, Action.HIRE)
"""The actions whose cards count something in a display."""


def _count(path: str, named: str, count: Any, stated: Any) -> PartLaw:
    says = f"number of {named}: {{n}}"
    return PartLaw(id="box", path=path, says=says, holds=count == stated, got=count, fills={"n": stated})


def _does(card: Piece, action: Action) -> Any:
    return card("action") == action


def _solo_card(card: Piece) -> Iterator[PartLaw]:
    acquires = _does(card, Action.ACQUIRE_RESOURCES)
    number, space, kind = card("number"), card("space"), card("kind")
    yield PartLaw(
        id="action",
        path=f"{card.path}.action",
        says="a main action that the solo opponent can take",
        holds=all_of(*(~_does(card, a) | solo_main_action(a).may for a in Action)),
        got=card("action"),
    )
    drawers = solo_drawer_named.domains[0].values
    yield PartLaw(
        id="drawer",
        path=f"{card.path}.number",
        says="a drawer that her cards can name",
        holds=~acquires | (number == 0) | some((number == n) & solo_drawer_named(n) for n in drawers),
        got=number,
    )
    yield PartLaw(
        id="space",
        path=f"{card.path}.space",
        says="a space of a drawer from 1 to {n}",
        holds=~acquires | (space <= solo_spaces_in_drawer()),
        got=space,
        fills={"n": solo_spaces_in_drawer()},
    )
    yield PartLaw(
        id="kind",
        path=f"{card.path}.kind",
        says="a kind of decoration that her cards can name",
        holds=all_of(*(~(kind == d) | solo_fund_kind(d) for d in Decoration)),
        got=kind,
    )
    needs = {
        "either a drawer or a space of every drawer": ~acquires | ((number > 0) == (space == 0)),
        "a number, where something is counted": all_of(*(~_does(card, a) | (number > 0) for a in _COUNTED)),
        "no number, where nothing is counted": acquires | card("action").one_of(*_COUNTED) | (number == 0),
        "no space of a drawer but for resources": acquires | (space == 0),
        "a kind of decoration to fund, and on no other card": _does(card, Action.FUND_DECORATION)
        == ~(kind == NoBonus.NONE),
    }
    for says, holds in needs.items():
        # A card is obeyed: so it names what its action needs.
        got = [card("action"), number, space, kind]
        yield PartLaw(id=says, path=card.path, says=says, holds=holds | ~solo_card_obeyed().must, got=got)
    hall = card("hall")
    yield PartLaw(
        id="hall",
        path=f"{card.path}.hall",
        says="a hall from 1 to {n}",
        holds=(hall >= 1) & (hall <= halls()),
        got=hall,
        fills={"n": halls()},
    )


def _solo(shape: Shape) -> Iterator[PartLaw]:
    cards = shape.pieces(_CARDS)
    yield _count(f"{_CARDS}.count", "cards of the solo opponent", shape.count(_CARDS), solo_cards())
    for card in cards:
        yield from _solo_card(card)
    for action in Action:
        found = some(_does(c, action) for c in cards)
        says = f"some cards say: {action.value}"
        yield PartLaw(id=f"action {action.value}", path=_CARDS, says=says, holds=found | ~solo_main_action(action).may)
    for number in solo_drawer_named.domains[0].values:
        found = some(_does(c, Action.ACQUIRE_RESOURCES) & (c("number") == number) for c in cards)
        says = f"a card names drawer {number}"
        yield PartLaw(id=f"drawer {number}", path=_CARDS, says=says, holds=found | ~solo_drawer_named(number))
    for number in solo_spaces_in_drawer.answers.values[1:]:
        found = some(_does(c, Action.ACQUIRE_RESOURCES) & (c("space") == number) for c in cards)
        says = f"a card names space {number} of every drawer"
        yield PartLaw(id=f"space {number}", path=_CARDS, says=says, holds=found | (solo_spaces_in_drawer() < number))
    for kind in Decoration:
        found = some(c("kind") == kind for c in cards)
        says = f"a card names this kind of decoration: {kind.value}"
        yield PartLaw(id=f"kind {kind.value}", path=_CARDS, says=says, holds=found | ~solo_fund_kind(kind))
    for symbol in JewelSymbol:
        shown = any_of(*(solo_jewel_by_symbol(symbol) == w for w in WhichJewel))
        says = f"a card shows this symbol: {symbol.value}"
        found = some(c("symbol") == symbol for c in cards)
        yield PartLaw(id=f"symbol {symbol.value}", path=_CARDS, says=says, holds=found | ~shown)
    examples = (solo_garment_number_in_example(), solo_hire_number_in_example())
    for action, counted in zip(_COUNTED, examples, strict=True):
        yield PartLaw(
            id=f"example {action.value}",
            path=_CARDS,
            says=f"an example shows a card that says: {action.value}, number {{n}}",
            holds=some(_does(c, action) & (c("number") == counted) for c in cards),
            fills={"n": counted},
        )


def _costs(tiles: list[Piece]) -> Iterator[PartLaw]:
    for tile in tiles:
        yield PartLaw(
            id="cost",
            path=tile.path,
            says="a garment needs resources",
            holds=some(n > 0 for n in goods(tile)) | ~tile_side_shows(Side.SKETCH, Shown.RESOURCES),
            got="nothing",
        )


def _fancy(shape: Shape) -> Iterator[PartLaw]:
    path, tiles_path = f"{FANCY}.garments", f"{FANCY}.resources"
    fancy, base = shape.pieces(path), shape.pieces("garments")
    yield _count(f"{path}.count", "fancy garments", shape.count(path), fancy_garments())
    yield _count(f"{tiles_path}.count", "fancy resource tiles", shape.count(tiles_path), fancy_tiles())
    yield from _costs(fancy)
    for what, numbers, stated in (
        ("resources needed", goods, fancy_needs_more_resources() | fancy_costs_more()),
        ("the value in Livre", lambda t: [t("value")], fancy_more_valuable()),
        ("prestige points", lambda t: [t("points")], fancy_more_valuable()),
    ):
        ours, others = ([total(numbers(t)) for t in tiles] for tiles in (fancy, base))
        yield PartLaw(
            id=f"more, {what}",
            path=path,
            says=f"{what}: more on a fancy garment than on one of the base game, on the average",
            # As products, so that nothing is divided.
            holds=(total(ours) * len(base) > total(others) * len(fancy)) | ~stated,
            got=ours,
        )
    yield PartLaw(
        id="new height",
        path=path,
        says="a fancy garment has more prestige points than any of the base game, more than {n}",
        holds=some(t("points") > garment_points_highest() for t in fancy) | ~fancy_more_valuable(),
        got=[t("points") for t in fancy],
        fills={"n": garment_points_highest()},
    )
    for tile in shape.pieces(tiles_path):
        yield PartLaw(
            id="silk",
            path=f"{tile.path}.silk",
            says="each tile shows silk",
            holds=some(n > 0 for n in tile.several("silk").values()) | ~tile_combines_resources(),
        )
        for other in shape.pieces("resources"):
            yield PartLaw(
                id=f"new combination, not {other.path}",
                path=tile.path,
                says=f"a fancy tile shows another combination than {other.path}",
                holds=~alike(tile, other, ("notions",)) | ~fancy_new_combinations(),
                got="the same in everything",
                rare=True,
            )


def _festive(shape: Shape) -> Iterator[PartLaw]:
    path = f"{FESTIVE}.garments"
    tiles = shape.pieces(path)
    yield _count(f"{path}.count", "festive garments", shape.count(path), festive_garments())
    yield from _costs(tiles)
    for bonus in FestiveBonus:
        found = some(t("bonus") == bonus for t in tiles)
        says = f"a festive garment gives points for {bonus.value}"
        yield PartLaw(id=f"bonus {bonus.value}", path=path, says=says, holds=found | ~festive_bonus_exists(bonus))


def _couture(shape: Shape, law: Book) -> Iterator[PartLaw]:
    path = f"{COUTURE}.garments"
    tiles = shape.pieces(path)
    yield _count(f"{path}.count", "haute couture garments", shape.count(path), couture_garments())
    yield from _costs(tiles)
    for bonus in Couture:
        found = some(t("bonus") == bonus for t in tiles)
        says = f"a haute couture garment brings: {bonus.value}"
        yield PartLaw(id=f"bonus {bonus.value}", path=path, says=says, holds=found | ~couture_exists(bonus))
    known = [b for b in Couture if not law.answer(couture_color, {"couture": b}).is_open]
    for tile in tiles:
        others = ~(tile("bonus") == Couture.LIVRE)
        yield PartLaw(
            id="colour",
            path=f"{tile.path}.color",
            says="the colour that goes with its bonus",
            holds=all_of(*(~(tile("bonus") == b) | (tile("color") == couture_color(b)) for b in known)),
            got=tile("color"),
        )
        yield PartLaw(
            id="gown's colour",
            path=f"{tile.path}.color",
            says="the colour of the garment that brings Livre: {c}",
            holds=others | (tile("color") == couture_gown_color()),
            got=tile("color"),
            fills={"c": couture_gown_color()},
        )
        yield PartLaw(
            id="gown's value",
            path=f"{tile.path}.value",
            says="Livre that the garment brings when it is sold: {n}",
            holds=others | (tile("value") == couture_gown_livre(Fate.SELL)),
            got=tile("value"),
            fills={"n": couture_gown_livre(Fate.SELL)},
        )
        yield PartLaw(
            id="gown's points",
            path=f"{tile.path}.points",
            says="the garment that brings Livre has no prestige points of its own",
            holds=others | (tile("points") == 0) | couture_gown_counts_for(CountsFor.PRINTED_POINTS),
            got=tile("points"),
        )


def option_laws(shape: Shape, law: Book) -> Iterator[PartLaw]:
    """Give what has to hold of the parts of those options that a set describes."""
    if shape.has(f"{BOX}.jewels"):
        yield from box_laws(shape)
    if shape.has(_CARDS):
        yield from _solo(shape)
    if shape.has(f"{FANCY}.garments"):
        yield from _fancy(shape)
    if shape.has(f"{FESTIVE}.garments"):
        yield from _festive(shape)
    if shape.has(f"{COUTURE}.garments"):
        yield from _couture(shape, law)
