"""What the texts state about the parts of the Jewelry Box, as laws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from oracle.terms import BoolTerm, all_of, any_of, when
from specs.component_terms import PartLaw, Piece, Shape, falling, how_many, some
from specs.component_values import BOX
from specs.questions.deputing import depute_pay
from specs.questions.extra_deluxe_jewelry import jewel_kind_exists
from specs.questions.jewelry_bonuses import NewBonus, new_bonus_of_role, new_bonuses_listed
from specs.questions.jewelry_bonuses_conditions import Condition, condition_exists
from specs.questions.jewelry_box import JewelKind, JewelryPart, jewel_kind, jewelry_part_count, new_cards_level
from specs.questions.jewelry_box_apprentice import depute_pay_for_specialised
from specs.questions.jewelry_box_jewels import (
    DecorationUse,
    jewelry_decoration_counts_for,
    jewelry_decoration_fundable,
)
from specs.questions.second_jewelry import new_cards_depute_pay_as_usual
from specs.vocabulary import Garment, Role

_EMPLOYEES: Final = f"{BOX}.employees"
_APPRENTICES: Final = f"{BOX}.apprentices"
_JEWELS: Final = f"{BOX}.jewels"
_SPACES: Final = f"{BOX}.spaces"
_OF_ROLE: Final = {
    Role.JOURNEYMAN: tuple(b for b in NewBonus if b.value.startswith("J:")),
    Role.MASTER: tuple(b for b in NewBonus if b.value.startswith("M:")),
}
_PARTS: Final = {Role.JOURNEYMAN: JewelryPart.JOURNEYMEN, Role.MASTER: JewelryPart.MASTERS}


def _count(path: str, named: str, count: Any, stated: Any) -> PartLaw:
    says = f"number of {named}: {{n}}"
    return PartLaw(id=f"box {named}", path=path, says=says, holds=count == stated, got=count, fills={"n": stated})


def _jewels(shape: Shape) -> Iterator[PartLaw]:
    jewels = shape.pieces(_JEWELS)
    yield _count(f"{_JEWELS}.count", "jewels", shape.count(_JEWELS), jewelry_part_count(JewelryPart.JEWELS))
    for color in Garment:
        shows = any_of(*(jewel_kind(color) == k for k in JewelKind))
        yield PartLaw(
            id=f"colour {color.value}",
            path=_JEWELS,
            says=f"some jewels have the colour of a {color.value}",
            # What such a jewel shows is asked, whatever it is: then there is one.
            holds=some(j("color") == color for j in jewels) | ~shows,
        )
    for kind in JewelKind:
        found = some((j("color") == c) & (jewel_kind(c) == kind) for j in jewels for c in Garment)
        says = f"some jewels show a {kind.value}"
        yield PartLaw(id=f"kind {kind.value}", path=_JEWELS, says=says, holds=found | ~jewel_kind_exists(kind))


def _spaces(shape: Shape) -> Iterator[PartLaw]:
    spaces = shape.pieces(_SPACES)
    prices = [s("price") for s in spaces]
    yield PartLaw(
        id="order",
        path=_SPACES,
        says="the jewelry decorations, the cheapest first",
        # The order is the format's; the question is asked for the lines that speak of the spaces.
        holds=all_of(*falling(prices[::-1])) | ~jewelry_decoration_fundable(),
        got=prices,
        hint="write them from the cheapest on",
    )
    yield PartLaw(
        id="points",
        path=_SPACES,
        says="jewelry decorations with prestige points",
        holds=some(s("points") > 0 for s in spaces) | ~jewelry_decoration_counts_for(DecorationUse.END_POINTS),
    )


def _role(card: Piece, role: Role) -> BoolTerm:
    found: BoolTerm = card("role") == role
    return found


def _employees(shape: Shape) -> Iterator[PartLaw]:
    cards = shape.pieces(_EMPLOYEES)
    count, apprentices = shape.count(_EMPLOYEES), shape.count(_APPRENTICES)
    each = [jewelry_part_count(p) for p in _PARTS.values()]
    yield _count(f"{_EMPLOYEES}.count", "new journeymen and masters", count, each[0] + each[1])
    every = jewelry_part_count(JewelryPart.EMPLOYEES)
    yield _count(_EMPLOYEES, "new employees, specialised apprentices included", count + apprentices, every)
    for role, bonuses in _OF_ROLE.items():
        number = how_many(_role(c, role) for c in cards)
        yield _count(_EMPLOYEES, f"cards, {role.value}", number, jewelry_part_count(_PARTS[role]))
        for bonus in bonuses:
            number = how_many(c("bonus") == bonus for c in cards)
            yield PartLaw(
                id=f"bonus {bonus.value}",
                path=_EMPLOYEES,
                says=f"{bonus.value!r} stands on one card",
                holds=BoolTerm("==", number, 1) | ~(new_bonuses_listed(role) == len(bonuses)),
                got=number,
            )
    for card in cards:
        yield PartLaw(
            id="bonus's role",
            path=f"{card.path}.role",
            says="the role that goes with {bonus}",
            holds=all_of(*(~(card("bonus") == b) | (card("role") == new_bonus_of_role(b)) for b in NewBonus)),
            got=card("role"),
            fills={"bonus": card("bonus")},
        )
        level: Any = 0
        for role in _OF_ROLE:
            level = when(_role(card, role), new_cards_level(role), level)
        yield PartLaw(
            id="level",
            path=f"{card.path}.level",
            says="the level of new employees, {role}: {n}",
            holds=all_of(*(~_role(card, r) | (card("level") == new_cards_level(r)) for r in _OF_ROLE)),
            got=card("level"),
            fills={"role": card("role"), "n": level},
        )
        amount: Any = 0
        for role in _OF_ROLE:
            amount = when(_role(card, role), depute_pay(role), amount)
        usual = new_cards_depute_pay_as_usual()
        yield PartLaw(
            id="pay",
            path=f"{card.path}.pays",
            says="Livre for deputing, {role}: {n}",
            holds=all_of(*(~_role(card, r) | (card("pays") == depute_pay(r)) for r in _OF_ROLE)) | ~usual,
            got=card("pays"),
            fills={"role": card("role"), "n": amount},
        )


def _apprentices(shape: Shape) -> Iterator[PartLaw]:
    cards = shape.pieces(_APPRENTICES)
    stated = jewelry_part_count(JewelryPart.APPRENTICES)
    yield _count(f"{_APPRENTICES}.count", "specialised apprentices", shape.count(_APPRENTICES), stated)
    for condition in Condition:
        yield PartLaw(
            id=f"condition {condition.value}",
            path=_APPRENTICES,
            says=f"a specialised apprentice asks for {condition.value}",
            holds=some(c("condition") == condition for c in cards) | ~condition_exists(condition),
        )
    for card in cards:
        amount = depute_pay_for_specialised()
        yield PartLaw(
            id="pay",
            path=f"{card.path}.pays",
            says="Livre for deputing a specialised apprentice: {n}",
            holds=card("pays") == amount,
            got=card("pays"),
            fills={"n": amount},
        )


def box_laws(shape: Shape) -> Iterator[PartLaw]:
    """Give what has to hold of the parts of the Jewelry Box."""
    yield from _jewels(shape)
    yield from _spaces(shape)
    yield from _employees(shape)
    yield from _apprentices(shape)
