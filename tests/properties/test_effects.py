"""What the texts say that actions bring about holds of every step of random games, and planted errors are found."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from functools import cache, partial
from importlib.resources import files
from itertools import islice
from typing import Any

import pytest

from oracle.claims import Claim
from oracle.engine.checker import Checker, Violation
from oracle.engine.evaluate import compiled
from oracle.engine.play import Choose, play, swarm
from oracle.errors import TermError
from oracle.terms import all_of, any_of, fold, questions, variables
from specs.editions import EDITIONS
from specs.effects import at, deluxe_pt, original_es, summary
from specs.effects.by_edition import NOT_BORROWED, effects
from specs.observables import DOMAINS, LINES, Event, event, livre, queue, turn_over
from specs.observer import Observer
from specs.phases.scoring import Line
from specs.position import NOBODY, Position
from specs.questions.base_components import rounds_in_game
from specs.reference import Reference, reference
from specs.steps import Step
from tests.spoiling import Plant, gain, gain_of_other, keep, lose, mark, move, plant, put

pytestmark = pytest.mark.slow

TEXTS = (deluxe_pt.CLAIMS, original_es.CLAIMS, summary.CLAIMS)
TABLES = [(edition, players) for edition in EDITIONS for players in range(2, 6)]
GAMES = 100

HIRERS = 40
"""Games in which the first player hires whenever possible: teams of eleven hardly come about otherwise."""


def hirer(seed: int | str) -> Choose:
    """Give players the first of whom builds a large team, while the others leave the queue alone."""
    by_chance = swarm(seed)

    def choose(position: Position, actions: Sequence[Any]) -> Any:
        frame = position.todo[-1]
        if frame[0] == Step.MAIN:
            liked = (("main", 3), ("main", 0), ("main", -1)) if frame[1] == 0 else (("main", -1),)
            return next(a for a in liked if a in actions)
        if frame[0] in (Step.BONUS, Step.HAND) and frame[1] == 0:
            return max(actions)
        return by_chance(position, actions)

    return choose


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
def decided(edition: str) -> dict[str, int]:
    """Check many games of an edition; give how often each claim spoke about a step."""
    checker = Checker(effects(edition), event)
    for players in range(2, 6):
        game = reference(edition, players)
        for seed in range(GAMES + HIRERS):
            choose = swarm(f"{players}/{seed}") if seed < GAMES else hirer(f"{players}/{seed}")
            assert [str(v) for v in violations(game, checker, choose)][:3] == [], (players, seed)
    return checker.counts()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_step_of_random_games_brings_about_what_the_texts_say(edition: str) -> None:
    counts = decided(edition)
    assert sum(counts.values()) > 900_000


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_claim_spoke_about_a_step(edition: str) -> None:
    assert [name for name, count in decided(edition).items() if not count] == []


def test_there_are_claims_about_everything() -> None:
    assert len(deluxe_pt.CLAIMS) >= 120
    spoken_of = {member for claims in TEXTS for member in Event if any(_speaks(c, member) for c in claims)}
    assert spoken_of == set(Event)


def _speaks(claim: Claim, member: Event) -> bool:
    return member.name in {m.name for m in _kinds(claim.when)}


def _kinds(term: Any) -> list[Event]:
    found = [a for a in getattr(term, "args", ()) if isinstance(a, Event)]
    return found + [m for a in getattr(term, "args", ()) if hasattr(a, "op") for m in _kinds(a)]


@pytest.mark.parametrize("claim", [c for claims in TEXTS for c in claims], ids=lambda c: c.id)
def test_a_claim_cites_passages_of_its_text_and_speaks_of_what_is_seen(claim: Claim) -> None:
    table = files("specs").joinpath("passages", f"{claim.source}.csv").read_text("utf-8").splitlines()
    keys = {row["key"] for row in csv.DictReader(table)}
    assert set(claim.at) <= keys
    assert claim.at
    assert not questions(claim.when, claim.then)
    assert variables(claim.when, claim.then).items() <= DOMAINS.items()


def test_a_violation_names_the_claim_the_passages_and_what_was_seen() -> None:
    checker = Checker([c for c in deluxe_pt.CLAIMS if c.id == "deluxe-pt.effect.hire.of_3"], event)
    assert checker.check({"event": Event.HIRE, "queue": 4, "livre_gain": -5}) == ()
    assert checker.check({"event": Event.FUND}) == ()
    (found,) = checker.check({"event": Event.HIRE, "queue": 3, "livre_gain": -2})
    assert found.facts == (("event", Event.HIRE), ("queue", 3), ("livre_gain", -2))
    assert str(found) == (
        "with 3 in the queue an employee costs 3 Livre, got event=hire, queue=3, livre_gain=-2 "
        "[deluxe-pt.effect.hire.of_3 · deluxe-pt:525.1]"
    )
    assert checker.counts() == {"deluxe-pt.effect.hire.of_3": 1}
    with pytest.raises(TermError, match="a value for 'queue', got none"):
        checker.check({"event": Event.HIRE})


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"when": at(Event.HIRE)}, "a claim with a term, got one in prose only"),
        ({"when": queue == 3, "then": livre == 0}, "which events it speaks of, got none"),
        ({"when": ~at(Event.HIRE), "then": livre == 0}, "which events it speaks of, got none"),
        ({"when": at(Event.HIRE) | (queue == 3), "then": livre == 0}, "which events it speaks of, got none"),
        ({"when": at(Event.HIRE), "then": rounds_in_game() == 7}, "a term over observed values, got a question"),
    ],
)
def test_claims_that_cannot_be_checked_are_refused(fields: dict[str, Any], message: str) -> None:
    claim = Claim(id="text.one", source="text", at=("1.1",), says="something", **fields)
    with pytest.raises(TermError, match=message):
        Checker([claim], event)


@pytest.mark.parametrize("claims", TEXTS)
def test_what_is_compiled_needs_a_value_for_every_variable(claims: tuple[Claim, ...]) -> None:
    with pytest.raises(TermError, match="a value for"):
        compiled(claims[0].then)({})


def test_compiled_terms_keep_truth_numbers_and_members_apart() -> None:
    assert compiled(turn_over == 1)({"turn_over": True}) is False
    assert compiled(queue == Event.HIRE)({"queue": 1}) is False
    assert compiled(event == Event.HIRE)({"event": Event.HIRE}) is True
    assert compiled(all_of())({}) is True
    assert compiled(any_of())({}) is False
    assert compiled(queue + 2 * queue - queue // 2 % 3)({"queue": 5}) == 13


def test_ids_are_unique_over_all_texts() -> None:
    ids = [c.id for claims in TEXTS for c in claims]
    assert len(ids) == len(set(ids))


def test_claims_not_borrowed_are_claims_and_name_rulings() -> None:
    assert set(NOT_BORROWED) <= {c.id for c in deluxe_pt.CLAIMS}
    rulings = "".join(f.read_text("utf-8") for f in files("specs").joinpath("rulings").iterdir() if ".toml" in f.name)
    assert all(f'id = "{ruling}"' in rulings for ruling in NOT_BORROWED.values())


def test_lines_of_the_score_sheet_are_named_in_the_engines_order() -> None:
    assert tuple(line.name.lower() for line in Line) == LINES
    assert [int(line) for line in Line] == list(range(len(LINES)))


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_what_is_seen_is_of_its_domain_and_compiled_terms_mean_what_terms_mean(edition: str, players: int) -> None:
    claims = effects(edition)
    named = {member: [c for c in claims if _speaks(c, member)] for member in Event}
    made = {c.id: (compiled(c.when), compiled(c.then)) for c in claims}
    for facts in islice(watched(reference(edition, players), swarm("terms")), 900):
        assert all(value in DOMAINS[name] for name, value in facts.items())
        for claim in named[facts["event"]]:
            when, then = made[claim.id]
            holds = fold(claim.when, facts, _NO_ALGEBRA)
            assert when(facts) is holds
            if holds:
                assert then(facts) is fold(claim.then, facts, _NO_ALGEBRA) is True


_NO_ALGEBRA: Any = None
"""Everything is decided, so that nothing is left to combine."""


def rotated(new: Position, _seat: int) -> int:
    return (new.start + 1) % len(new.seats)


def _bare(new: Position, seat: int) -> tuple[Any, ...]:
    mine = new.seats[seat].copy()
    mine.tiles = 0
    return (*new.seats[:seat], mine, *new.seats[seat + 1 :])


def _all(new: Position, spoil: Any, frame: Any, action: Any) -> None:
    for seat in range(len(new.seats)):
        spoil(new, seat, frame, action)


def _stay(new: Position, frame: Any, action: Any) -> None:
    if action[1] >= 0:
        guests = list(new.guests)
        guests[action[1]] = new.terrace[frame[2]]
        new.guests = tuple(guests)


def _a_point_more(line: Line, new: Position, seat: int) -> tuple[tuple[int, int, int], ...]:
    return (*new.sheet, (int(line), seat, 1))


PLANTS = (
    # Before the first round, and preparing rounds.
    Plant(name="too much money at the start", step=Step.START, spoil=gain(livre=1)),
    Plant(name="a starting card missing", step=Step.START, spoil=lose("reserve")),
    Plant(name="no lace at the start", step=Step.START, spoil=gain(lace=-1)),
    Plant(name="a revealed card stays in the deck", step=Step.REVEAL, spoil=keep("deck")),
    Plant(name="a second card leaves the deck", step=Step.REVEAL, spoil=lose("deck")),
    Plant(name="a card is revealed twice", step=Step.REVEAL, spoil=put("queue", lambda n, _: (*n.queue, n.queue[-1]))),
    Plant(name="a tile stays in the bag", step=Step.FILL, spoil=keep("stock")),
    Plant(name="a second tile leaves the bag", step=Step.FILL, spoil=lose("stock")),
    Plant(name="discarded tiles return too early", step=Step.FILL, spoil=move("used", "stock")),
    Plant(name="a garment stays in the bag", step=Step.HANG, spoil=keep("bag")),
    Plant(name="a second garment leaves the bag", step=Step.HANG, spoil=lose("bag")),
    Plant(name="discarded garments return too early", step=Step.HANG, spoil=move("rags", "bag")),
    Plant(name="swept garments are lost", step=Step.PREPARE, only=(3,), spoil=put("rags", lambda _n, _s: 0)),
    Plant(name="old garments are not pushed together", step=Step.PREPARE, only=(3,),
          spoil=put("windows", lambda n, _: tuple(reversed(n.windows)))),
    Plant(name="a third garment goes as well", step=Step.PREPARE, only=(3,), spoil=put("windows", lambda n, _: (
        *n.windows[:-1], NOBODY))),
    Plant(name="the favor is not given back", step=Step.ROUND, spoil=put("favor", lambda _n, _s: 1)),
    Plant(name="the starting player changes", step=Step.ROUND, spoil=put("start", rotated)),
    Plant(name="a round is left out", step=Step.ROUND, spoil=put("round", lambda n, _: n.round + 1)),
    # Hands and turns.
    Plant(name="a card of the reserve is lost", step=Step.HAND, spoil=lose("reserve")),
    Plant(name="the pile returns too early", step=Step.HAND, spoil=move("pile", "reserve")),
    Plant(name="the reserve goes to the pile", step=Step.HAND, spoil=move("reserve", "pile")),
    Plant(name="a fourth card for somebody else", step=Step.HAND, spoil=gain_of_other(livre=1)),
    Plant(name="the played card stays in hand", step=Step.CARD, spoil=keep("hand")),
    Plant(name="the played card lies in the pile as well", step=Step.CARD, spoil=keep("pile")),
    Plant(name="playing a card costs money", step=Step.CARD, spoil=gain(livre=-1)),
    Plant(name="the card does not get to the pile", step=Step.END_TURN, spoil=lose("pile")),
    Plant(name="the hand goes to the pile", step=Step.END_TURN, spoil=move("hand", "pile")),
    Plant(name="the pile becomes the reserve", step=Step.END_TURN, spoil=move("pile", "reserve")),
    Plant(name="forgoing gives money", step=Step.MAIN, only=("main", -1), spoil=gain(livre=1)),
    Plant(name="forgoing gives a point", step=Step.MAIN, only=("main", -1), spoil=gain(points=1)),
    Plant(name="forgoing gives others money", step=Step.MAIN, only=("main", -1), spoil=gain_of_other(livre=1)),
    # The six main actions.
    Plant(name="the favor gives 4 Livre", step=Step.MAIN, only=("main", 0), spoil=gain(livre=-1)),
    Plant(name="the favor is not taken", step=Step.MAIN, only=("main", 0), spoil=put("favor", lambda _n, _s: NOBODY)),
    Plant(name="the favor makes the start at once", step=Step.MAIN, only=("main", 0), spoil=put("start", rotated)),
    Plant(name="deputing pays one Livre more", step=Step.MAIN, only=("main", 4), spoil=gain(livre=1)),
    Plant(name="deputing gives a point", step=Step.MAIN, only=("main", 4), spoil=gain(points=1)),
    Plant(name="a deputed card stays", step=Step.MAIN, only=("main", 4), spoil=put("leaving", lambda _n, _s: 0)),
    Plant(name="a tile costs one Livre more", step=Step.TILE, spoil=gain(livre=-1)),
    Plant(name="a tile costs nothing", step=Step.TILE, spoil=gain(livre=1)),
    Plant(name="a second tile goes", step=Step.TILE, spoil=put("drawers", lambda n, _: (
        (NOBODY,) * len(n.drawers[0]), *n.drawers[1:]))),
    Plant(name="others pay too", step=Step.TILE, spoil=gain_of_other(livre=-1)),
    Plant(name="a tile is kept and discarded", step=Step.USE, only=("keep",),
          spoil=lambda n, _s, f, _a: setattr(n, "used", n.used | 1 << f[2])),
    Plant(name="a kept tile gives thread", step=Step.USE, only=("keep",), spoil=gain(thread=1)),
    Plant(name="kept tiles get lost", step=Step.USE, only=("keep",), spoil=put("seats", _bare)),
    Plant(name="a discarded tile gives two threads", step=Step.USE, only=("take", "thread"), spoil=gain(thread=1)),
    Plant(name="lace in place of thread", step=Step.USE, only=("take", "thread"), spoil=gain(thread=-1, lace=1)),
    Plant(name="a discarded tile vanishes", step=Step.USE, only=("take",), spoil=lose("used")),
    Plant(name="both give only thread", step=Step.USE, only=("take", "both"), spoil=gain(lace=-1)),
    Plant(name="the window costs one Livre less", step=Step.WINDOW, spoil=gain(livre=1)),
    Plant(name="the window costs one Livre more", step=Step.WINDOW, spoil=gain(livre=-1)),
    Plant(name="another garment goes", step=Step.WINDOW, spoil=put("windows", lambda n, _: (NOBODY,) * len(n.windows))),
    Plant(name="no thread is paid", step=Step.SPEND, spoil=gain(thread=1)),
    Plant(name="one lace too many is paid", step=Step.SPEND, spoil=gain(lace=-1)),
    Plant(name="spent tiles vanish", step=Step.SPEND, spoil=lose("used")),
    Plant(name="silk saved is paid for", step=Step.SAVE, spoil=gain(livre=-1)),
    Plant(name="saving gives a point", step=Step.SAVE, spoil=gain(points=1)),
    Plant(name="saving gives thread", step=Step.SAVE, spoil=gain(thread=1)),
    Plant(name="a garment is sold for less", step=Step.FATE, only=("sell",), spoil=gain(livre=-1)),
    Plant(name="a sold garment gives points", step=Step.FATE, only=("sell",), spoil=gain(points=2)),
    Plant(name="a sold garment vanishes", step=Step.FATE, only=("sell",), spoil=lose("rags")),
    Plant(name="renting pays", step=Step.FATE, only=("rent",), spoil=gain(livre=1)),
    Plant(name="a reward is one Livre less", step=Step.SPACE, spoil=gain(livre=-1)),
    Plant(name="a space gives thread", step=Step.SPACE, spoil=gain(thread=1)),
    Plant(name="a marker of the wrong player", step=Step.SPACE, spoil=mark("guests", of_next=True)),
    Plant(name="renting gives the points at once", step=Step.SPACE, spoil=gain(points=2)),
    Plant(name="hiring costs one Livre less", step=Step.HIRE, spoil=gain(livre=1)),
    Plant(name="hiring costs one Livre more", step=Step.HIRE, spoil=gain(livre=-1)),
    Plant(name="a hired card goes to the pile", step=Step.HIRE, spoil=move("hand", "pile")),
    Plant(name="a hired card stays in the queue", step=Step.HIRE,
          spoil=lambda n, _s, _f, a: setattr(n, "queue", (*n.queue, a[1]))),
    Plant(name="funding costs one Livre more", step=Step.FUND, spoil=gain(livre=-1)),
    Plant(name="the discount is one Livre more", step=Step.FUND, spoil=gain(livre=1)),
    Plant(name="a second marker", step=Step.FUND, spoil=mark("owners")),
    Plant(name="the wrong player's marker", step=Step.FUND, spoil=mark("owners", of_next=True)),
    Plant(name="decorations score at once", step=Step.FUND, spoil=gain(points=3)),
    # Bonuses.
    Plant(name="a bonus gives a Livre more", step=Step.BONUS, only=("bonus", 1), spoil=gain(livre=1)),
    Plant(name="a bonus gives a point more", step=Step.BONUS, only=("bonus", 1), spoil=gain(points=1)),
    Plant(name="declining gives a Livre", step=Step.BONUS, only=("bonus", 0), spoil=gain(livre=1)),
    Plant(name="a bonus gives two notions", step=Step.NOTION, spoil=gain(thread=1)),
    Plant(name="a bonus gives no notion", step=Step.NOTION, spoil=lambda n, s, f, a: gain(**{a[1]: -1})(n, s, f, a)),
    Plant(name="a notion costs once more", step=Step.NOTION, spoil=gain(livre=-1)),
    Plant(name="a drawn tile stays in the bag", step=Step.DRAW, spoil=keep("stock")),
    Plant(name="two tiles are drawn", step=Step.DRAW, spoil=lose("stock")),
    Plant(name="drawing costs", step=Step.DRAW, spoil=gain(livre=-1)),
    Plant(name="an exchange costs less", step=Step.EXCHANGE, spoil=gain(livre=1)),
    Plant(name="an exchange gives more", step=Step.EXCHANGE, spoil=gain(points=1)),
    Plant(name="an exchange gives lace", step=Step.EXCHANGE, spoil=gain(lace=1)),
    Plant(name="a given tile is lost", step=Step.GIVE, only=("give",), spoil=lose("used")),
    Plant(name="a given tile scores at once", step=Step.GIVE, only=("give",), spoil=gain(points=1)),
    Plant(name="silk scores a point more", step=Step.GIVE, only=("enough",), spoil=gain(points=1)),
    Plant(name="a bonus deputes for a Livre more", step=Step.DEPUTE, spoil=gain(livre=1)),
    Plant(name="a card deputed by a bonus stays", step=Step.DEPUTE, spoil=keep("reserve")),
    Plant(name="a bonus deputes a second card", step=Step.DEPUTE, spoil=lose("reserve")),
    # Income and scoring.
    Plant(name="a Livre more income", step=Step.INCOME, spoil=lambda n, _s, f, a: _all(n, gain(livre=1), f, a)),
    Plant(name="no base income", step=Step.INCOME, spoil=lambda n, _s, f, a: _all(n, gain(livre=-5), f, a)),
    Plant(name="income in lace", step=Step.INCOME, spoil=lambda n, _s, f, a: _all(n, gain(lace=1), f, a)),
    Plant(name="the garment stays in its hall", step=Step.ADMIRE, spoil=lambda n, _s, f, a: _stay(n, f, a)),
    Plant(name="a garment goes to the terrace for points", step=Step.ADMIRE, spoil=gain(points=1)),
    Plant(name="all garments leave for the terrace", step=Step.ADMIRE,
          spoil=put("guests", lambda n, _: (NOBODY,) * len(n.guests))),
    *(
        Plant(name=f"points without a line in scoring step {step}", step=Step.SCORE, only=(step,),
              spoil=lambda n, _s, f, a: gain(points=1)(n, 0, f, a))
        for step in range(8) if step != 5
    ),
    *(
        Plant(name=f"a point more on line {line.name}", step=Step.OVER,
              spoil=put("sheet", partial(_a_point_more, line)))
        for line in Line
    ),
)  # fmt: skip


@pytest.mark.parametrize("planted", PLANTS, ids=lambda planted: planted.name)
def test_a_planted_error_is_found(planted: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    checker = Checker(effects("deluxe-2020"), event)
    game = reference("deluxe-2020", 3)
    plant(game, planted, monkeypatch)
    assert any(_found(game, checker, seed) for seed in range(40))


def _found(game: Reference, checker: Checker, seed: int) -> bool:
    # A spoilt game may come to an end that its rules do not know; it counts only if a claim was violated before.
    try:
        return any(checker.check(facts) for facts in watched(game, swarm(seed)))
    except Exception:  # noqa: BLE001 - whatever a spoilt position leads to
        return False


OF_OPTIONS = {
    Step.MIX, Step.DEAL, Step.SHOW, Step.OPPONENT, Step.LOT, Step.JEWEL, Step.TASK, Step.PICK, Step.HALL,
    Step.RESERVE, Step.COPY, Step.CALL, Step.JUDGE,
}  # fmt: skip
"""The choices that options add; errors are planted in them by tests of their own."""


def test_every_choice_has_three_planted_errors() -> None:
    counts = {step: sum(p.step == step for p in PLANTS) for step in Step}
    nothing_done = {Step.DRAWER, Step.OVER, Step.SCORE}
    assert all(counts[p.step] >= 3 for p in PLANTS)
    of_base_game = {s for s in Step if s < Step.ROUND} - OF_OPTIONS
    assert of_base_game - {p.step for p in PLANTS} <= nothing_done


@pytest.mark.parametrize("wrong", ["all", "nobody", "the last"])
def test_wrong_winners_are_found(wrong: str) -> None:
    checker = Checker(effects("deluxe-2020"), event)
    game = reference("deluxe-2020", 3)
    observer = Observer(game.setting.parts, 3)
    found = False
    for seed in range(5):
        *_, (_, _, last) = play(game, swarm(seed))
        everybody = tuple(range(3))
        worst = min(everybody, key=lambda s: last.seats[s].points)
        named = {"all": everybody, "nobody": (), "the last": (worst,)}[wrong]
        found |= any(checker.check(facts) for facts in observer.result(last, named))
    assert found
