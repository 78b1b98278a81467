"""A book for the abstract game whose answers are set by hand, so that each can be changed on its own."""

from __future__ import annotations

from typing import Any

from oracle.book import Book
from oracle.questions import Question
from oracle.rules import Rulebook
from oracle.terms import BoolTerm
from specs import vocabulary
from specs.questions import base_components as parts
from specs.questions import base_decorations as decorations
from specs.questions import base_garments as garments
from specs.questions import base_preparation as preparation
from specs.questions import base_setup as setup
from specs.questions import base_staff as staff
from specs.questions import base_turns as turns
from specs.questions import bonuses_depute, deputing, hiring, income
from specs.vocabulary import Role, Via

_P = parts.part
_ROLE = {Role.MASTER: (10, 8), Role.JOURNEYMAN: (7, 5), Role.APPRENTICE: (4, 2)}


_Entry = tuple[Question, Any, BoolTerm | bool]


def _entries(floor: int, bonus_floor: int, first_reveal: int, changes: dict[str, Any]) -> list[_Entry]:
    entries: list[_Entry] = [
        *(
            (deputing.may_depute, answer, case & (vocabulary.via == via))
            for via, least in ((Via.MAIN, floor), (Via.BONUS, bonus_floor))
            for answer, case in (("may", vocabulary.deck_size > least), ("may not", vocabulary.deck_size <= least))
        ),
        (preparation.cards_chosen, 3, True),
        (parts.rounds_in_game, 7, True),
        (preparation.employees_revealed_in_round, first_reveal, vocabulary.round_number == 1),
        (preparation.employees_revealed_in_round, 4, vocabulary.round_number >= 2),
        (parts.part_count, 28, _P == parts.Part.EMPLOYEE_CARDS),
        (parts.part_count, 48, _P == parts.Part.RESOURCE_TILES),
        (parts.part_count, 42, _P == parts.Part.GARMENT_TILES),
        (setup.start_team_size, 5, True),
        (setup.start_livre, 15, True),
        (preparation.queue_leftovers_leave_game, True, True),
        (preparation.favor_returns, True, True),
        (income.income_base, 5, True),
        (turns.cards_per_turn, 1, True),
        (staff.hired_goes_to, staff.HiredGoes.HAND, True),
        (staff.hires_per_action, 1, True),
        *((parts.employee_cards_of_level, 6 if n in (1, 6) else 4, vocabulary.level == n) for n in range(1, 7)),
        *((hiring.hire_price, p, hiring.shown == n) for n, p in ((1, 0), (2, 1), (3, 3), (4, 5))),
        (hiring.may_hire_from, "may", hiring.shown >= 1),
        (hiring.may_hire_from, "may not", hiring.shown == 0),
        (staff.deputed_leaves_after_bonus, True, True),
        (staff.depute_bonus_once_more, "may", True),
        (staff.depute_floor_counts_played, True, True),
        (staff.team_always_at_least, floor, True),
        (parts.team_contains_card_in_play, True, True),
        (bonuses_depute.bonus_depute_floor_counts_leaving, False, True),
        *((deputing.depute_pay, _ROLE[r][0], vocabulary.role == r) for r in Role),
        *((bonuses_depute.bonus_depute_pay, _ROLE[r][1], vocabulary.role == r) for r in Role),
        (bonuses_depute.bonus_depute_from, "may", True),
        (bonuses_depute.bonus_depute_other_after_main, "may", True),
        *(
            (
                bonuses_depute.bonus_depute_own_bonus,
                "may" if k is bonuses_depute.DeputeBonus.I_DEPUTE else "may not",
                bonuses_depute.depute_bonus == k,
            )
            for k in bonuses_depute.DeputeBonus
        ),
        (bonuses_depute.bonus_depute_nested, "may", True),
        (bonuses_depute.bonus_depute_itself_again, "may not", True),
        (bonuses_depute.bonus_depute_bonus_order, bonuses_depute.RemovalOrder.BEFORE, True),
        (decorations.cannot_pay, "may not", True),
        (turns.favor_needs_marker, "may not", True),
        (turns.favor_pays, 5, True),
        *((turns.resource_price, p, turns.tiles_in_drawer == n) for n, p in ((1, 0), (2, 1), (3, 2), (4, 2))),
        (turns.resource_tiles_per_action, 1, True),
        (preparation.resource_stock_out, preparation.WhenEmpty.DISCARDS_RETURN, True),
        (preparation.garment_stock_out, preparation.WhenEmpty.DISCARDS_RETURN, True),
        (preparation.garments_discarded_right, 2, True),
        (garments.window_price_lowest, 0, True),
        (garments.window_price_highest, 8, True),
        (parts.garment_value_lowest, 6, True),
        (parts.garment_value_highest, 28, True),
        (garments.garments_per_action, 1, True),
        (garments.marker_on_garment, 1, True),
        (garments.space_occupied, "may not", True),
        (decorations.decorations_per_action, 1, True),
        (decorations.may_fund_kitchen, "may", decorations.own_on_side == 0),
        (decorations.may_fund_kitchen, "may not", decorations.own_on_side >= 1),
        (decorations.may_fund_occupied, "may not", True),
        (decorations.all_halls_which, decorations.Which.BEST, True),
        (decorations.may_take_all_halls, "may", decorations.own_spaces == 0),
        (decorations.may_take_all_halls, "may not", decorations.own_spaces >= 1),
    ]
    return [e if e[0].id not in changes else (e[0], changes[e[0].id], e[2]) for e in entries]


def stub_book(
    floor: int = 4,
    *,
    bonus_floor: int | None = None,
    first_reveal: int = 4,
    small_hands: bool = False,
    edition: str = "deluxe-2020",
    without: str = "",
    **changes: Any,
) -> Book:
    """
    Give a book whose rules answer what the abstract game asks.

    Args:
        floor: The largest team from which nobody may be deputed as the main action.
        bonus_floor: The same for bonuses; by default as for the main action.
        first_reveal: How many employees are revealed in round one.
        small_hands: Whether teams smaller than a hand are played whole.
        without: The id of a question that stays without an answer.
        changes: Other answers in all cases, by the question's id.
    """
    rule = Rulebook("stub")
    entries = _entries(floor, floor if bonus_floor is None else bonus_floor, first_reveal, changes)
    for n, (question, answer, when) in enumerate(entries):
        if question.id != without:
            rule(f"stub.{n}", question, answer, "en", "pt", "es", when=when)
    # Asked in every case, answered only where the book under test is to answer.
    small = Rulebook("small")
    small("small.hands", preparation.hand_from_small_team, preparation.team_small, "en", "pt", "es")
    asked = {r.question.id: r.question for r in (*rule.rules, *small.rules)}
    return Book(
        edition=edition,
        options=(),
        sources=(),
        claims=(),
        rulings=(),
        rules=(*rule.rules, *(small.rules if small_hands else ())),
        catalogue=tuple(asked.values()),
    )
