"""
How many exams can be passed at most in a solo game: too few to use up the deck beside one.

The solo opponent marks one task with a card, and has few cards. What the player can do is searched through with all
that could hinder left out: whatever costs Livre is free, every tile and garment is there, and from the third round on
a hand has whatever card is wanted. So nobody can pass more exams than are found here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from specs.actions.tasks import TASKS
from specs.actions.turns import HIRE
from specs.questions.bonuses import Bonus
from specs.questions.exams_tasks import Task
from specs.questions.jewelry_bonuses import NewBonus
from specs.reference import Reference
from specs.setting import ROLES, Setting
from specs.steps import Step
from specs.vocabulary import Role

_JOURNEYMAN_EXAM, _MASTER_EXAM = range(2)
_TILES: Final = (Task.COMMON_SILK, Task.RARER_SILK, Task.NOTIONS)
_BY_JOURNEYMAN: Final = (Task.GOWN, Task.COAT)
_ACQUIRING: Final = (Bonus.START_ACQUIRE, Bonus.I_ACQUIRE)
_FUNDING: Final = (Bonus.III_FUND, Bonus.VI_FUND)
_MAKING: Final = (Bonus.II_MAKE, Bonus.IV_MAKE, NewBonus.J_MAKE)
_LENDING: Final = (Bonus.I_DEPUTE, Bonus.II_DEPUTE, NewBonus.J_RESERVE, NewBonus.J_COPY)
"""Bonuses that use the bonus of another card."""

_ROUNDS_WITH_CARDS: Final = 2
"""In so many rounds it is looked at which cards a hand can have."""

MASTER, PLAIN, JOURNEYMAN, APPRENTICE = range(4)
"""The cards of a hand; a plain journeyman is a starting card, whose bonus makes no garment."""

_TAKEN_WITH: Final = ({APPRENTICE}, {PLAIN, JOURNEYMAN})
"""The cards that each exam is taken with."""


@dataclass(frozen=True, slots=True)
class _Facts:
    """What can help, with the first round in which it can be there."""

    rounds: int
    hand: int
    hires: int
    start: tuple[int, ...]
    funds: int
    makes: int
    makes_as_master: int


@dataclass(frozen=True, slots=True)
class _State:
    """The cards in hand by kind, and what is open of the exam that is prepared for."""

    round: int
    cards: tuple[int, ...]
    hires: int
    exam: int = _JOURNEYMAN_EXAM
    tiles: int = len(_TILES)
    decoration: int = 1
    garments: int = 0
    master: int = 0

    @property
    def is_ready(self) -> bool:
        """Whether all tasks are done."""
        return not (self.tiles or self.decoration or self.garments or self.master)


def decks_last(game: Reference) -> bool:
    """Say whether she never comes to pass an exam whose deck is used up."""
    setting = game.setting
    facts = _facts(game)
    if facts is None:
        return False
    position = game.new_game()
    while position.todo[-1][0] in {Step.MIX, Step.DEAL, Step.START}:
        position = game.after(position, game.legal_actions(position)[0])
    decks = position.box.decks if position.box else ()
    lacking = min((d.bit_count() for d in decks), default=0) - (_her_attempts(setting) - 1)
    # For any exam to be passed so often, that for Journeyman has to be.
    return _most(facts) < lacking


def _her_attempts(setting: Setting) -> int:
    """Give how often she comes to have done all tasks of one exam: each mark is a card, and an exam brings one more."""
    rule = setting.rule
    cards = rule.solo_cards_drawn * rule.game_ends_after_round
    found = marks = brought = 0
    while True:
        marks += rule.solo_tasks_needed[_JOURNEYMAN_EXAM]
        if marks > cards + brought:
            return found
        found += 1
        marks += rule.solo_tasks_needed[_MASTER_EXAM]
        brought += sum(rule.solo_cards_per_exam)


def _facts(game: Reference) -> _Facts | None:
    """Give what can help the player; None where the rules or the cards are not those that the bound is about."""
    setting = game.setting
    rule = setting.rule
    by_role = {t: {r for n, r in enumerate(ROLES) if rule.task_by_role[p][n]} for p, t in enumerate(TASKS)}
    wanted = {
        **{t: {Role.APPRENTICE} for t in (*_TILES, Task.DECORATION)},
        **{t: {Role.JOURNEYMAN} for t in _BY_JOURNEYMAN},
        Task.MASTER_GARMENT: {Role.MASTER},
    }
    hiring = [r for r, row in zip(ROLES, rule.may_take_action, strict=True) if row[HIRE]]
    one_each = {n for row in (rule.tasks_per_action, rule.solo_markers_per_action) for n in row if n} == {1}
    one_more = rule.solo_cards_per_hire == 1 and not any(rule.solo_task_by[-1])
    asked = (len(_TILES) + 1, len(_BY_JOURNEYMAN) + 1)
    all_asked = all(
        [n for n, may in enumerate(row) if may] == [number]
        for row, number in zip(rule.take_exam_with_tasks, asked, strict=True)
    )
    lending = any(c.bonus in _LENDING and c.role is Role.MASTER for c in setting.cards)
    acquiring = any(c.bonus in _ACQUIRING and c.role is Role.APPRENTICE for c in setting.cards)
    making = any(c.bonus in (*_MAKING, *_LENDING) for c in setting.parts.start_team)
    is_meant = by_role == wanted and hiring == [Role.MASTER] and all_asked and one_each and one_more
    if not is_meant or lending or acquiring or making:
        return None
    kinds = {Role.MASTER: MASTER, Role.JOURNEYMAN: PLAIN, Role.APPRENTICE: APPRENTICE}
    return _Facts(
        rounds=rule.game_ends_after_round,
        hand=rule.cards_chosen,
        hires=rule.employees_revealed + rule.apprentices_dealt,
        start=tuple(sorted(kinds[c.role] for c in setting.parts.start_team)),
        funds=_first(game, _FUNDING, Role.APPRENTICE),
        makes=1,
        makes_as_master=_first(game, _MAKING, Role.MASTER),
    )


def _first(game: Reference, bonuses: tuple[Any, ...], role: Role) -> int:
    """Give the first round in which an employee of a role with one of some bonuses can be hired."""
    setting = game.setting
    above, found = 0, int(setting.rule.game_ends_after_round) + 1
    for level in setting.levels:
        cards = [c for n, c in enumerate(setting.cards) if level >> n & 1]
        if any(c.bonus in bonuses and c.role is role for c in cards):
            found = min(found, 1 + above // int(setting.rule.employees_revealed))
        above += (game.new_game().deck & level).bit_count()
    return found


def _most(facts: _Facts) -> int:
    """Give how often the exam for Journeyman can be passed at most."""

    @cache
    def best(state: _State, rest: tuple[int, ...]) -> int:
        """Give how often from here on; the rest are the starting cards that are not in the first hand."""
        found: int = max((passed + best(s, rest) for s, passed in _plays(facts, state)), default=0)
        if not sum(state.cards) and state.round < facts.rounds:
            found = max(found, *(best(s, ()) for s in _next_round(facts, state, rest)))
        return found

    return max(best(state, rest) for state, rest in _beginnings(facts))


def _beginnings(facts: _Facts) -> Iterator[tuple[_State, tuple[int, ...]]]:
    chosen: set[tuple[int, ...]] = {()}
    for _ in range(facts.hand):
        chosen = {(*c, k) for c in chosen for k in range(4) if (*c, k).count(k) <= facts.start.count(k)}
    for hand in {tuple(sorted(c)) for c in chosen}:
        left = list(facts.start)
        for kind in hand:
            left.remove(kind)
        yield _State(1, _counted(hand), facts.hires), tuple(left)


def _next_round(facts: _Facts, state: _State, rest: tuple[int, ...]) -> Iterator[_State]:
    """Give the hands of the next round: all of the reserve, if it is small, and what else is wanted."""
    number = state.round + 1
    if number > _ROUNDS_WITH_CARDS or len(rest) > facts.hand:
        # Any card that is wanted: so many turns.
        yield replace(state, round=number, cards=(facts.hand, 0, 0, 0), hires=0)
        return
    hands: set[tuple[int, ...]] = {rest}
    for _ in range(facts.hand - len(rest)):
        hands = {tuple(sorted((*h, k))) for h in hands for k in range(4)}
    for hand in hands:
        yield replace(state, round=number, cards=_counted(hand), hires=facts.hires)


def _counted(hand: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(hand.count(k) for k in range(4))


def _plays(facts: _Facts, state: _State) -> Iterator[tuple[_State, int]]:
    """Give what a card can be played for, and whether the exam for Journeyman is passed by it."""
    if state.round > _ROUNDS_WITH_CARDS:
        yield from _any_plays(facts, state)
        return
    for kind, number in enumerate(state.cards):
        if not number:
            continue
        played = replace(state, cards=_less(state.cards, kind))
        if state.is_ready and kind in _TAKEN_WITH[state.exam]:
            yield from _passed(played)
        if kind == MASTER and state.hires:
            for hired in (MASTER, JOURNEYMAN, APPRENTICE):
                yield replace(played, cards=_more(played.cards, hired), hires=state.hires - 1), 0
        yield from ((s, 0) for s in _marked(facts, played, kind))


def _any_plays(facts: _Facts, state: _State) -> Iterator[tuple[_State, int]]:
    """Give what can be done with any card; hiring and exams bring a card for each that they take, and are no turns."""
    if state.is_ready:
        yield from ((replace(s, cards=state.cards), passed) for s, passed in _passed(state))
        return
    if state.master and state.round >= facts.makes_as_master:
        # By the bonus of a Master who hires.
        yield replace(state, master=0), 0
    if sum(state.cards):
        played = replace(state, cards=_less(state.cards, MASTER))
        for kind in (MASTER, JOURNEYMAN, APPRENTICE):
            yield from ((s, 0) for s in _marked(facts, played, kind))


def _passed(state: _State) -> Iterator[tuple[_State, int]]:
    for picked in (MASTER, JOURNEYMAN, APPRENTICE):
        cards = _more(state.cards, picked)
        if state.exam == _JOURNEYMAN_EXAM:
            yield replace(state, cards=cards, exam=_MASTER_EXAM, garments=len(_BY_JOURNEYMAN), master=1), 1
        else:
            yield replace(state, cards=cards, exam=_JOURNEYMAN_EXAM, tiles=len(_TILES), decoration=1), 0


def _marked(facts: _Facts, state: _State, kind: int) -> Iterator[_State]:
    """Give what is open after a turn: one task by the main action, one by the bonus, at most."""
    for done in (state, *_by_main(state, kind)):
        yield done
        if done.decoration and done.round >= facts.funds:
            yield replace(done, decoration=0)
        lends = kind in {JOURNEYMAN, APPRENTICE}
        if done.garments and lends and done.round >= facts.makes:
            yield replace(done, garments=done.garments - 1)
        if done.master and done.round >= facts.makes_as_master:
            yield replace(done, master=0)


def _by_main(state: _State, kind: int) -> Iterator[_State]:
    if kind == APPRENTICE and state.tiles:
        yield replace(state, tiles=state.tiles - 1)
    if kind == APPRENTICE and state.decoration:
        yield replace(state, decoration=0)
    if kind in {PLAIN, JOURNEYMAN} and state.garments:
        yield replace(state, garments=state.garments - 1)
    if kind == MASTER and state.master:
        yield replace(state, master=0)


def _less(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(n - (k == kind) for k, n in enumerate(cards))


def _more(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(n + (k == kind) for k, n in enumerate(cards))
