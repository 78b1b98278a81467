"""What the texts say that options bring about holds of every step of random games, and planted errors are found."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import islice
from typing import Any

import pytest

from oracle.engine.checker import Checker, Violation
from oracle.engine.evaluate import compiled
from oracle.engine.play import Choose, play, swarm
from oracle.terms import fold, questions, variables
from specs.effects import deluxe_pt
from specs.effects.by_edition import effects
from specs.observables import DOMAINS, event
from specs.observer import Observer
from specs.option_events import OptionEvent
from specs.position import Position
from specs.reference import Reference, reference
from tests.courtiers import courtier
from tests.planted_options import OF_HER, OF_PLAYERS
from tests.spoiling import Plant, plant

pytestmark = pytest.mark.slow

BOX, SETS = ("jewelry-box",), ("fancy", "festive", "haute-couture")
ALL = (*BOX, *SETS)
SOLO, SOLO_ALL = ("solo",), ("solo", *ALL)
TABLES = (
    *((options, (2, 3, 4, 5)) for options in (BOX, *((one,) for one in SETS), ALL)),
    *((options, (1,)) for options in (SOLO, ("solo", *BOX), ("solo", *SETS), SOLO_ALL)),
)
"""Each set of options with the numbers of players."""

GAMES = 40
"""So many of each kind of player for each set of options."""

RARE: tuple[tuple[tuple[str, ...], int, Choose], ...] = (
    *((BOX, players, courtier(seed)) for players, seed in ((5, 58), (5, 3), (4, 56), (4, 34), (3, 43), (3, 39))),
    (BOX, 5, swarm(17)),
    (("fancy",), 5, swarm(78)),
    (SOLO, 1, courtier(9)),
)
"""
Games in which something happens that hardly ever does: rare specialised apprentices and bonuses, a team of four that is
paid for, a fancy garment that is sold, a player who wins a solo game.
"""

LONG_AGO = frozenset({
    "deluxe-pt.effect.all.garments", "deluxe-pt.effect.all.tiles", "deluxe-pt.effect.all.cards",
    "deluxe-pt.effect.all.garments_kept",
})  # fmt: skip
"""Claims about the number of parts of the base game, which options change; what they make of it is claimed apart."""


@cache
def opened(options: tuple[str, ...], players: int) -> Reference:
    """Open a game once."""
    return reference("deluxe-2020", players, options=options)


def watched(game: Reference, choose: Choose) -> Iterator[dict[str, Any]]:
    """Give everything that is to be seen of a game."""
    observer = Observer(game.setting.parts, game.players)
    after: Position = game.new_game()
    for before, action, after in play(game, choose):
        yield from observer.observe(before, action, after)
    yield from observer.result(after, game.winners(after))


def violations(game: Reference, checker: Checker, choose: Choose) -> list[Violation]:
    """Give every claim that a game violates."""
    return [v for facts in watched(game, choose) for v in checker.check(facts)]


@cache
def decided() -> dict[str, int]:
    """Check many games with every set of options; give how often each claim spoke about a step."""
    checker = Checker(effects("deluxe-2020", ALL), event)
    for options, numbers in TABLES:
        for seed in range(GAMES):
            players = numbers[seed % len(numbers)]
            for player in (swarm, courtier):
                found = violations(opened(options, players), checker, player(f"{players}/{seed}"))
                assert [str(v) for v in found][:3] == [], (options, players, seed, player)
    for options, players, choose in RARE:
        assert violations(opened(options, players), checker, choose) == []
    return checker.counts()


def test_every_step_of_random_games_brings_about_what_the_texts_say() -> None:
    assert sum(decided().values()) > 900_000


def test_every_claim_on_options_spoke_about_a_step() -> None:
    counts = decided()
    assert [c.id for c in deluxe_pt.OF_OPTIONS if not counts[c.id]] == []


def test_claims_on_the_base_game_go_on_speaking_there() -> None:
    checker = Checker(effects("deluxe-2020"), event)
    assert violations(opened((), 4), checker, swarm("base")) == []
    assert all(checker.counts()[name] for name in LONG_AGO)


def test_there_are_claims_about_everything_that_options_add() -> None:
    spoken_of = {member for claim in deluxe_pt.OF_OPTIONS for member in _kinds(claim.when)}
    assert spoken_of >= set(OptionEvent)


def _kinds(term: Any) -> set[OptionEvent]:
    found = {a for a in getattr(term, "args", ()) if isinstance(a, OptionEvent)}
    return found.union(*(_kinds(a) for a in getattr(term, "args", ()) if hasattr(a, "op")))


@pytest.mark.parametrize("claim", deluxe_pt.OF_OPTIONS, ids=lambda c: c.id)
def test_a_claim_cites_passages_of_its_text_and_speaks_of_what_is_seen(claim: Any) -> None:
    table = files("specs").joinpath("passages", f"{claim.source}.csv").read_text("utf-8").splitlines()
    keys = {row["key"] for row in csv.DictReader(table)}
    assert set(claim.at) <= keys
    assert claim.at
    assert not questions(claim.when, claim.then)
    assert variables(claim.when, claim.then).items() <= DOMAINS.items()


def test_ids_are_unique() -> None:
    ids = [c.id for c in effects("deluxe-2020", ALL)]
    assert len(ids) == len(set(ids))


def test_the_base_game_is_held_against_no_claim_on_options() -> None:
    assert effects("deluxe-2020") == deluxe_pt.CLAIMS


@pytest.mark.parametrize(("options", "players"), [(ALL, 3), (SOLO_ALL, 1)])
def test_what_is_seen_is_of_its_domain_and_compiled_terms_mean_what_terms_mean(
    options: tuple[str, ...], players: int
) -> None:
    claims = effects("deluxe-2020", options)
    made = {c.id: (compiled(c.when), compiled(c.then)) for c in claims}
    for facts in islice(watched(opened(options, players), courtier("terms")), 1500):
        assert all(value in DOMAINS[name] for name, value in facts.items())
        for claim in claims:
            if not (facts["event"] in _kinds(claim.when) and variables(claim.when, claim.then).keys() <= facts.keys()):
                continue
            when, then = made[claim.id]
            holds = fold(claim.when, facts, _NO_ALGEBRA)
            assert when(facts) is holds
            if holds:
                assert then(facts) is fold(claim.then, facts, _NO_ALGEBRA) is True


_NO_ALGEBRA: Any = None
"""Everything is decided, so that nothing is left to combine."""


@pytest.mark.parametrize("planted", OF_PLAYERS, ids=lambda planted: planted.name)
def test_an_error_planted_in_the_options_is_found(planted: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    game = reference("deluxe-2020", 3, options=ALL)
    plant(game, planted, monkeypatch)
    assert any(_found(game, seed) for seed in range(80))


@pytest.mark.parametrize("planted", OF_HER, ids=lambda planted: planted.name)
def test_an_error_planted_in_the_solo_opponent_is_found(planted: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    game = reference("deluxe-2020", 1, options=SOLO_ALL)
    plant(game, planted, monkeypatch)
    assert any(_found(game, seed) for seed in range(60))


@pytest.mark.parametrize(("options", "players"), [(ALL, 3), (SOLO_ALL, 1)])
def test_the_games_in_which_errors_are_planted_are_right_without(options: tuple[str, ...], players: int) -> None:
    checker = Checker(deluxe_pt.OF_OPTIONS, event)
    for seed in range(40):
        assert violations(opened(options, players), checker, courtier(seed)) == []


def _found(game: Reference, seed: int) -> bool:
    # Only the claims on options count here; a spoilt game may come to an end that its rules do not know.
    checker = Checker(deluxe_pt.OF_OPTIONS, event)
    try:
        return any(checker.check(facts) for facts in watched(game, courtier(seed)))
    except Exception:  # noqa: BLE001 - whatever a spoilt position leads to
        return False


@pytest.mark.parametrize("wrong", ["the player", "both", "nobody"])
def test_a_wrong_winner_of_a_solo_game_is_found(wrong: str) -> None:
    checker = Checker(deluxe_pt.OF_OPTIONS, event)
    game = opened(SOLO, 1)
    *_, (_, _, last) = play(game, swarm(0))
    named = {"the player": (0,), "both": (0, 1), "nobody": ()}[wrong]
    assert last.seats[0].points < last.seats[1].points
    assert any(checker.check(facts) for facts in Observer(game.setting.parts, 2).result(last, named))


def test_a_tie_of_a_solo_game_is_hers() -> None:
    checker = Checker(deluxe_pt.OF_OPTIONS, event)
    game = opened(SOLO, 1)
    *_, (_, _, last) = play(game, swarm(0))
    tied = last.copy()
    tied.seat(0).points = tied.seats[1].points
    assert not any(checker.check(facts) for facts in Observer(game.setting.parts, 2).result(tied, game.winners(tied)))
    assert any(checker.check(facts) for facts in Observer(game.setting.parts, 2).result(tied, (0,)))
