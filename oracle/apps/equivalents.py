"""
Proofs that a wrong rule is no other game: its wrong answer changes nothing in any position that can come up.

Each proof goes through all cases that the answer can be asked in, and plays both books in each of them; or it shows
that no game comes to one.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from oracle.apps.exam_bounds import decks_last
from oracle.apps.mutants import Mutant
from oracle.apps.trials import reopened
from specs.actions.staff import depute_by_bonus
from specs.opponent.turn import BY_HAND, reveal
from specs.phases.majorities import majority_of_hall
from specs.position import NOBODY, Position, bits, guest
from specs.questions.jewelry_box_display import JewelGoes
from specs.reference import Reference
from specs.setting import Setting
from specs.steps import Step
from specs.vocabulary import Action

Proof = Callable[[Mutant, Sequence[Reference]], bool]


def why_the_same(mutant: Mutant, games: Sequence[Reference]) -> str:
    """Give why a mutant is no other game; empty if that is not proved."""
    found = PROOFS.get(mutant.question)
    return found[0] if found is not None and found[1](mutant, games) else ""


def _no_hall_differs(mutant: Mutant, games: Sequence[Reference]) -> bool:
    """Put garments into the spaces of each hall in every way, with every owner of its musician."""
    for game in games:
        wrong, right = reopened(game, mutant).setting, game.setting
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


def _begun_alike(mutant: Mutant, games: Sequence[Reference]) -> bool:
    """Begin every game with every starting player: what is laid out then, and what is to be done, is the same."""
    for game in games:
        wrong, first = reopened(game, mutant), game.new_game()
        if wrong.new_game() != first:
            return False
        for start in game.legal_actions(first):
            if wrong.after(first, start) != game.after(first, start):
                return False
    return True


def _none_come_back(mutant: Mutant, games: Sequence[Reference]) -> bool:
    """See that no jewel ever comes into the bag again, and none is taken from where the answer leads."""
    away = {JewelGoes.BOX, JewelGoes.DISCARD}
    return all(
        {*mutant.changes.values(), game.setting.rule.discarded_jewel_goes} <= away
        and not any(game.setting.rule.jewel_bag_refilled)
        for game in games
        if game.setting.box is not None
    )


def _at_opponent(game: Reference) -> Position:
    """Give the first position in which the solo opponent is to act."""
    position = game.new_game()
    while position.todo[-1][0] != Step.OPPONENT:
        position = game.after(position, game.legal_actions(position)[0])
    return position


def _same_hired(mutant: Mutant, games: Sequence[Reference]) -> bool:
    """Let the solo opponent hire by each of her cards, out of every queue there can be, but for whom it holds."""
    for game in games:
        wrong, right = reopened(game, mutant).setting, game.setting
        first = _at_opponent(game)
        deck = tuple(bits(first.deck | sum(1 << c for c in first.queue)))
        hiring = [n for n, card in enumerate(right.parts.opponent) if card.action is Action.HIRE]
        for card, length in itertools.product(hiring, range(right.rule.employees_revealed + 1)):
            frame, action = (Step.OPPONENT, BY_HAND), ("opponent", card)
            ours, theirs = first.copy(), first.copy()
            for position, setting in ((ours, right), (theirs, wrong)):
                position.queue = deck[:length]
                reveal(setting, position, frame, action)
            if ours != theirs:
                return False
    return True


def _same_made(mutant: Mutant, games: Sequence[Reference]) -> bool:
    """Let the solo opponent make a garment by each of her cards, of every display with gaps there can be."""
    for game in games:
        wrong, right = reopened(game, mutant).setting, game.setting
        first = _at_opponent(game)
        shown = first.windows
        making = [n for n, card in enumerate(right.parts.opponent) if card.action is Action.MAKE_GARMENT]
        for card, there in itertools.product(making, itertools.product((True, False), repeat=len(shown))):
            frame, action = (Step.OPPONENT, BY_HAND), ("opponent", card)
            ours, theirs = first.copy(), first.copy()
            for position, setting in ((ours, right), (theirs, wrong)):
                position.windows = tuple(g if is_there else NOBODY for g, is_there in zip(shown, there, strict=True))
                reveal(setting, position, frame, action)
            if ours != theirs:
                return False
    return True


def _decks_last(mutant: Mutant, games: Sequence[Reference]) -> bool:  # noqa: ARG001 - as all proofs
    """Count how many exams can be passed at most."""
    return all(decks_last(game) for game in games)


def _same_after_deputing(mutant: Mutant, games: Sequence[Reference]) -> bool:
    """Let each bonus of the answer depute each card there is: the card that was played itself, and every other."""
    for game in games:
        wrong, right = reopened(game, mutant).setting, game.setting
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
    "step_in_round_one": ("from every beginning the first round is prepared alike", _begun_alike),
    "base_cards_taken_out": ("there are no more such cards: from every beginning the game goes on alike", _begun_alike),
    "discarded_jewel_goes": ("from a discard of jewels as from the box none ever comes back", _none_come_back),
    "solo_hire_fallback": ("out of every queue there can be she hires the same", _same_hired),
    "solo_garment_fallback": ("of every display with gaps she makes the same", _same_made),
    "solo_exam_deck_empty": ("she and the player pass too few exams to use up a deck beside one", _decks_last),
    "bonus_depute_nested": (
        "whomever this bonus deputes, the same follows: that employee's bonus is not used at all",
        _same_after_deputing,
    ),
}
"""By question, the reason in words, and what proves it."""
