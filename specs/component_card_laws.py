"""What the texts state about the cards of a set of components, as laws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from oracle.book import Book
from oracle.terms import BoolTerm, all_of, when
from specs.component_terms import NoBonus, PartLaw, Piece, Shape, how_many, some
from specs.questions.base_components import (
    deck_cards_of,
    employee_cards_of_level,
    employee_levels,
    start_cards_of_role,
    start_cards_per_color,
)
from specs.questions.bonuses import Bonus, CardKind, bonuses_on_level, employee_has_bonus
from specs.questions.bonuses_end import bonus_crowned, card_crowned
from specs.questions.deputing import depute_pay
from specs.questions.extra_deluxe_scoring import bonus_card_role
from specs.vocabulary import Role

_START: Final = {
    Role.MASTER: CardKind.START_MASTER,
    Role.JOURNEYMAN: CardKind.START_JOURNEYMAN,
    Role.APPRENTICE: CardKind.START_APPRENTICE,
}
_ROMAN: Final = {"start": 0, "I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6}


def level_of(bonus: Bonus) -> int:
    """Give the level whose cards a bonus stands on, which its name says; 0 for the starting cards."""
    return _ROMAN[bonus.value.partition(":")[0]]


_OF_LEVEL: Final = {n: tuple(b for b in Bonus if level_of(b) == n) for n in _ROMAN.values()}


def _bonuses(group: str, cards: list[Piece], levels: tuple[int, ...]) -> Iterator[PartLaw]:
    listed = {n: bonuses_on_level(n) == len(_OF_LEVEL[n]) for n in levels}
    for bonus in (b for n in levels for b in _OF_LEVEL[n]):
        number = how_many(c("bonus") == bonus for c in cards)
        yield PartLaw(
            id=f"bonus {bonus.value}",
            path=group,
            says=f"{bonus.value!r} stands on one card of its level",
            holds=BoolTerm("==", number, 1) | ~listed[level_of(bonus)],
            got=number,
        )
    for card in cards:
        fits = (
            ((card("bonus") == NoBonus.NONE) | ((card("level") == n) == card("bonus").one_of(*_OF_LEVEL[n])))
            | ~listed[n]
            for n in levels
        )
        yield PartLaw(
            id="level's bonus",
            path=f"{card.path}.bonus",
            says="a bonus that is listed for the level of its card",
            holds=all_of(*fits),
            got=card("bonus"),
        )


def _pay(cards: list[Piece]) -> Iterator[PartLaw]:
    for card in cards:
        amount: Any = 0
        for role in Role:
            amount = when(card("role") == role, depute_pay(role), amount)
        yield PartLaw(
            id="pay",
            path=f"{card.path}.pays",
            says="Livre for deputing, {role}: {n}",
            holds=all_of(*(~(card("role") == r) | (card("pays") == depute_pay(r)) for r in Role)),
            got=card("pays"),
            fills={"role": card("role"), "n": amount},
        )


def employee_laws(shape: Shape, law: Book) -> Iterator[PartLaw]:
    """Give what has to hold of the cards of the employee deck."""
    cards = shape.pieces("employees")
    known = [b for b in Bonus if not law.answer(bonus_card_role, {"bonus": b}).is_open]
    levels = employee_cards_of_level.domains[0].values
    for card in cards:
        yield PartLaw(
            id="levels",
            path=f"{card.path}.level",
            says="a level from 1 to {n}",
            holds=(card("level") >= 1) & (card("level") <= employee_levels()),
            got=card("level"),
            fills={"n": employee_levels()},
        )
        yield PartLaw(
            id="bonus",
            path=f"{card.path}.bonus",
            says="every employee to hire has a bonus",
            holds=~(card("bonus") == NoBonus.NONE) | ~employee_has_bonus(CardKind.HIRED),
        )
        yield PartLaw(
            id="bonus's role",
            path=f"{card.path}.role",
            says="the role that goes with {bonus}",
            holds=all_of(*(~(card("bonus") == b) | (card("role") == bonus_card_role(b)) for b in known)),
            got=card("role"),
            fills={"bonus": card("bonus")},
        )
        # A level is named before a role, a bonus before its crown: what a card is not is asked of no one.
        ends = some((card("bonus") == b) & bonus_crowned(b) for b in Bonus)
        crown = some((card("level") == n) & (card("role") == r) & card_crowned(n, r) for n in levels for r in Role)
        yield PartLaw(
            id="crown",
            path=card.path,
            says="bonuses that count at the end stand on crowned cards alone",
            holds=ends == crown,
            got=[card("role"), card("level"), card("bonus")],
        )
    for level in levels:
        number = how_many(c("level") == level for c in cards)
        stated = employee_cards_of_level(level)
        says = f"number of cards of level {level}: {{n}}"
        yield PartLaw(
            id=f"level {level}", path="employees", says=says, holds=stated == number, got=number, fills={"n": stated}
        )
        for role in Role:
            number = how_many((c("level") == level) & (c("role") == role) for c in cards)
            stated = deck_cards_of(level, role)
            yield PartLaw(
                id=f"level {level} {role.value}",
                path="employees",
                says=f"number of cards of level {level}, {role.value}: {{n}}",
                holds=stated == number,
                got=number,
                fills={"n": stated},
            )
    yield from _bonuses("employees", cards, levels)
    yield from _pay(cards)


def start_team_laws(shape: Shape) -> Iterator[PartLaw]:
    """Give what has to hold of the starting cards of a player."""
    cards = shape.pieces("start_team")
    for role in Role:
        number, stated = how_many(c("role") == role for c in cards), start_cards_of_role(role)
        says = f"number of starting cards, {role.value}: {{n}}"
        yield PartLaw(
            id=f"role {role.value}",
            path="start_team",
            says=says,
            holds=stated == number,
            got=number,
            fills={"n": stated},
        )
    for card in cards:
        has = ~(card("bonus") == NoBonus.NONE)
        for role, kind in _START.items():
            says = f"a starting card has a bonus or has no bonus on a starting card, {role.value}"
            yield PartLaw(
                id=f"bonus {role.value}",
                path=f"{card.path}.bonus",
                says=says,
                holds=~(card("role") == role) | (has == employee_has_bonus(kind)),
                got=card("bonus"),
            )
        yield PartLaw(
            id="no level",
            path=f"{card.path}.level",
            says="a starting card has no level, so 0",
            holds=(card("level") == 0) | (start_cards_per_color() == 0),
            got=card("level"),
        )
    yield from _bonuses("start_team", cards, (0,))
    yield from _pay(cards)
