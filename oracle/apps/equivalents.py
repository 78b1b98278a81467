"""
Proofs that a wrong rule is no other game: its wrong answer changes nothing in any position that can come up.

Each proof goes through all cases that the answer can be asked in, and plays both books in each of them.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from oracle.apps.mutants import Mutant, with_changes
from specs.actions.staff import depute_by_bonus
from specs.phases.majorities import majority_of_hall
from specs.position import NOBODY, guest
from specs.reference import Reference
from specs.setting import Setting
from specs.steps import Step
from specs.tables import Tables

Proof = Callable[[Mutant, Sequence[Reference]], bool]


def why_the_same(mutant: Mutant, games: Sequence[Reference]) -> str:
    """Give why a mutant is no other game; empty if that is not proved."""
    found = PROOFS.get(mutant.question)
    return found[0] if found is not None and found[1](mutant, games) else ""


def _wrong(game: Reference, mutant: Mutant) -> Reference:
    tables = Tables(game.book)
    tables.__dict__[mutant.question] = with_changes(getattr(tables, mutant.question), mutant.changes)
    return Reference(tables, game.setting.parts, game.players)


def _no_hall_differs(mutant: Mutant, games: Sequence[Reference]) -> bool:
    """Put garments into the spaces of each hall in every way, with every owner of its musician."""
    for game in games:
        wrong, right = _wrong(game, mutant).setting, game.setting
        position = game.new_game().copy()
        empty, nobody = position.guests, position.owners
        for hall, spaces in enumerate(right.halls):
            for owners in _ways(right, spaces):
                there = list(empty)
                for space, owner in zip(spaces, owners, strict=True):
                    there[space] = guest(0, owner) if owner >= 0 else NOBODY
                position.guests = tuple(there)
                for musician in range(NOBODY, game.players):
                    place = right.musician[hall]
                    position.owners = (*nobody[:place], musician, *nobody[place + 1 :])
                    ours, theirs = (sorted(majority_of_hall(s, position, hall)) for s in (right, wrong))
                    if ours != theirs:
                        return False
    return True


def _ways(setting: Setting, spaces: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """
    Give every way in which seats can have the spaces of a hall, but for what seats are called.

    No seat is distinguished in a hall, nor is any space but as a master guest space.
    """
    seen: set[Any] = set()
    for owners in itertools.product(range(NOBODY, setting.players), repeat=len(spaces)):
        met = [o for o in dict.fromkeys(owners) if o >= 0]
        if met != sorted(met) or met != list(range(len(met))):
            continue
        kinds = tuple(sorted((setting.master_spaces >> n & 1, o) for n, o in zip(spaces, owners, strict=True)))
        if kinds not in seen:
            seen.add(kinds)
            yield owners


def _no_more_halls(mutant: Mutant, games: Sequence[Reference]) -> bool:
    return all(v >= len(g.setting.halls) for v in mutant.changes.values() for g in games)


def _nothing_to_move(mutant: Mutant, games: Sequence[Reference]) -> bool:
    """Begin every game with every starting player: before the first round nobody has the favor."""
    for game in games:
        wrong, first = _wrong(game, mutant), game.new_game()
        for start in game.legal_actions(first):
            if wrong.after(first, start) != game.after(first, start):
                return False
    return True


def _same_after_deputing(mutant: Mutant, games: Sequence[Reference]) -> bool:
    """Let each bonus of the answer depute each card there is: the card that was played itself, and every other."""
    for game in games:
        wrong, right = _wrong(game, mutant).setting, game.setting
        first = game.new_game()
        cards = range(len(right.cards))
        for (bonus,) in mutant.changes:
            for played, card in itertools.product(cards, cards):
                frame, action = (Step.DEPUTE, 0, played, bonus), ("depute", card)
                ours, theirs = first.copy(), first.copy()
                depute_by_bonus(right, ours, frame, action)
                depute_by_bonus(wrong, theirs, frame, action)
                if ours != theirs:
                    return False
    return True


PROOFS: Final[Mapping[str, tuple[str, Proof]]] = {
    "hall_tie_result": ("in every way in which a hall can be filled the same players get the same", _no_hall_differs),
    "hall_second_after_tie": (
        "in every way in which a hall can be filled the same players get the same",
        _no_hall_differs,
    ),
    "halls_scored": ("there are no more halls", _no_more_halls),
    "step_in_round_one": ("from every beginning the first round is prepared alike", _nothing_to_move),
    "bonus_depute_nested": (
        "whomever this bonus deputes, the same follows: that employee's bonus is not used at all",
        _same_after_deputing,
    ),
}
"""By question, the reason in words, and what proves it."""
