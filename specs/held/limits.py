"""
How far house rules can go: which answers are played to questions that the engine reads.

To read an answer is not to play every answer: where a norm is read as allowed or not, a duty would pass in silence,
and a queue longer than any price is told for cannot be hired from. What is not played is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from oracle.book import Book
from oracle.errors import RequestError
from oracle.questions import Question
from specs.held.cases import HOUSE, cases_of, plain
from specs.held.declare import MAY, MAY_NOT, MUST
from specs.held.option_limits import OPTIONS_PLAYED
from specs.parts import Parts
from specs.questions.base_decorations import Which, may_take_all_halls
from specs.questions.bonuses import Bonus, CardPlace

Played = Callable[..., frozenset[Any]]
"""Gives the answers that are played, by the parts and the values of a case."""

_OPTIONAL = dict.fromkeys(
    (
        "may_fund_more_of_kind",
        "may_fund_kitchen_side",
        "may_make_garment_with",
        "may_hold_all_halls_space",
        "may_put_garment_on",
        "may_choose_any_in_queue",
        "may_use_bonus_of_deputed",
        "may_take_action",
        "may_forgo",
        "may_claim_taken_favor",
        "may_use_tile",
        "use_bonus",
        "bonus_make_saving_use",
        "bonus_make_other_garment",
        "bonus_make_master_garment",
        "bonus_make_to_master_space",
        "bonus_make_use",
        "bonus_depute_from",
        "bonus_depute_role",
        "bonus_depute_own_bonus",
        "bonus_depute_nested",
        "bonus_depute_itself_again",
        "may_depute",
        "terrace_move",
    ),
    lambda *_: frozenset({MAY, MAY_NOT}),
)
"""What may be done or not, and is never a duty."""

_DONE = dict.fromkeys(
    ("must_spend_resources", "must_pay_garment_price", "step_in_round_one", "step_in_later_rounds"),
    lambda *_: frozenset({MUST, MAY_NOT}),
)
"""What is done or not, and is never for players to choose."""

MOST_SPACES: Final = max(may_take_all_halls.domains[0].values)
"""The book is asked about a player who holds so many spaces of the bonus for all halls, and no more."""

_CROWNED = (Bonus.VI_TEAM, Bonus.VI_NOTIONS, Bonus.VI_MASTER_GUESTS, Bonus.VI_COUPLES)

PLAYED: Final[Mapping[str, Played]] = {
    **OPTIONS_PLAYED,
    **_OPTIONAL,
    **_DONE,
    # Nothing tells who would choose instead, or where a second marker would lie.
    "may_choose_drawer": lambda *_: frozenset({MAY}),
    "may_choose_tile_in_drawer": lambda *_: frozenset({MAY}),
    "may_fund_occupied_space": lambda *_: frozenset({MAY_NOT}),
    "all_halls_space_taken": lambda *_: frozenset({Which.BEST}),
    "may_hire_from": lambda _, shown: frozenset({MAY, MAY_NOT} if shown else {MAY_NOT}),
    "sell_when_only_master_spaces_free": lambda *_: frozenset({MAY, MUST}),
    "may_decide_fate": lambda *_: frozenset({MAY, MAY_NOT, MUST}),
    # The book tells the price of an employee for as many as are revealed in a round, and no more.
    "employees_revealed": lambda *_: frozenset(range(5)),
    "queue_leftovers_leave_game": lambda *_: frozenset({True}),
    "game_ends_after_round": lambda *_: frozenset(range(1, 8)),
    # What the parts decide.
    "halls": lambda parts: frozenset({len({g.hall for g in parts.board.guests})}),
    "employee_levels": lambda parts: frozenset({len({c.level for c in parts.employees})}),
    "bonus_crowned": lambda _, bonus: frozenset({True, False} if bonus in _CROWNED else {False}),
    "bonus_make_silk_saved": lambda _p, _b, _c, needed: frozenset(range(needed + 1)),
    "bonus_exchange_points": lambda _p, _b, livre: frozenset(range(livre + 1)),
}
"""The answers that are played to questions of which not every answer is."""

_SMALLEST: Final = 3
"""From a team of so many two may be deputed in a turn, and one is left besides the card in play."""

_ORDERS: Final = ("deck_level_at", "round_step_position", "scoring_position", "exam_deck_at", "solo_preference_rank")
"""Questions whose answers order things, so that no two may be alike."""


def refuse_unplayable(book: Book, parts: Parts) -> None:
    """
    Refuse house rules with answers that are read but not played.

    Raises:
        RequestError: There is one.
    """
    asked = {r.question.id: r.question for r in book.rules if r.id.startswith(HOUSE)}
    for question in asked.values():
        for case, value, rule in _agreed(book, question):
            played = PLAYED.get(question.id)
            if played is not None and value not in (good := played(parts, *case.values())):
                shown = ", ".join(f"{n} {plain(v)}" for n, v in case.items())
                raise RequestError(
                    f"an answer that is played to {question.id}{f' ({shown})' if shown else ''} "
                    f"({', '.join(sorted(map(plain, good)))}), got {plain(value)!r}",
                    where=rule,
                    hint="give one of these, or leave the book's answer",
                )
        answers = [book.answer(question, c).value for c in cases_of(question)]
        if question.id in _ORDERS and len(set(answers)) < len(answers):
            _refuse(book, question, "a different place for each thing that is ordered")
        if question.id == "may_use_tile" and set(answers) == {MAY_NOT}:
            _refuse(book, question, "one use of a tile that is allowed")
        if question is may_take_all_halls and _takes_too_many(book, len(parts.board.all_halls)):
            _refuse(book, question, f"at most {MOST_SPACES} spaces for a player")
        if question.id == "bonus_exchange_points" and not all(_exchanges(book, question)):
            _refuse(book, question, "a number of Livre that gives one point, and fewer that give none,")
    _refuse_teams_of_none(book, asked)


def _refuse_teams_of_none(book: Book, asked: Mapping[str, Question]) -> None:
    """Refuse house rules that go together with no other: by them a team of nobody is counted, which has no answer."""
    small = book.question("may_depute")
    floor = [n for c in cases_of(small) if book.answer(small, c).value != "may not" for n in [c["deck_size"]]]
    # Who leaves by the main action is gone when a bonus deputes: two go, and the card in play may be the last one.
    lonely = min(floor, default=_SMALLEST) < _SMALLEST
    counts = asked.get("floor_counts_card_in_play")
    if lonely and counts is not None and not book.answer(counts, {}).value:
        _refuse(book, counts, f"a card in play that counts, or no deputing from a team of fewer than {_SMALLEST},")
    team = asked.get("bonus_team_counts")
    if team is None:
        return
    left_out = {c for case in cases_of(team) for c in case.values() if not book.answer(team, case).value}
    if left_out & {CardPlace.DISCARD, CardPlace.RESERVE, CardPlace.HAND}:
        _refuse(book, team, "a team with discard pile, reserve and hand")
    if lonely and CardPlace.PLAYED in left_out:
        _refuse(book, team, f"a card in play that counts, or no deputing from a team of fewer than {_SMALLEST},")


def _exchanges(book: Book, question: Question) -> Iterator[bool]:
    """Say of each exchanging bonus whether there is a price of one point."""
    bonus, livre = question.names
    for which in question.domains[0].values:
        row = [book.answer(question, {bonus: which, livre: n}).value for n in question.domains[1].values]
        yield next((points for points in row if points), 0) == 1


def _takes_too_many(book: Book, spaces: int) -> bool:
    """Say whether a player may come to hold more spaces than the book is asked about."""
    (held,) = may_take_all_halls.names
    return spaces > MOST_SPACES and bool(book.answer(may_take_all_halls, {held: MOST_SPACES}).value != "may not")


def _agreed(book: Book, question: Question) -> Iterator[tuple[dict[str, Any], Any, str]]:
    for case in cases_of(question):
        answer = book.answer(question, case)
        rule = next((r.id for r in answer.rules if r.id.startswith(HOUSE)), "")
        if rule:
            yield case, answer.value, rule


def _refuse(book: Book, question: Question, wanted: str) -> None:
    rule = next(r.id for r in book.rules if r.question is question and r.id.startswith(HOUSE))
    raise RequestError(
        f"{wanted} in the answers to {question.id}, got others", where=rule, hint="agree on all its cases together"
    )
