"""Wrong rules: of which kinds they are, what the engine embodies, and that the judge of vectors notices them."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from oracle.apps.covering import cover
from oracle.apps.embodied import Alteration, Altered, altered, embodied, value_at, with_value
from oracle.apps.equivalents import why_the_same
from oracle.apps.moments import Moments
from oracle.apps.mutants import Mutant, Operator, of_question
from oracle.apps.trials import Corpus, Probe, Trial
from oracle.apps.vector_games import BY_CHANCE, Chosen, Game
from oracle.engine.vector_runs import held
from specs.editions import book
from specs.held.events import Event
from specs.reference import Reference
from specs.tables import MAY, MAY_NOT, MUST

KIND = Game(edition="deluxe-2020", players=2)


@cache
def game() -> Reference:
    return KIND.open()


@cache
def corpus() -> Corpus:
    found, counting = Corpus(), KIND.open(counting=True)
    found.opened(counting, game())
    for seed in range(3):
        found.add(counting, game(), Chosen(kind=KIND, players=BY_CHANCE, seed=seed).choose(game()))
    return found


@cache
def moments() -> Moments:
    return Moments(corpus())


def mutants_of(question: str) -> list[Mutant]:
    law, other = book("deluxe-2020"), book("original-2013")
    return of_question(law, other, law.question(question))


def test_a_number_is_made_larger_smaller_nothing_and_half() -> None:
    found = {m.operator: m for m in mutants_of("favor_pays")}
    assert {Operator.NUMBER, Operator.NOTHING, Operator.HALF} <= set(found)
    said = found[Operator.NOTHING].said
    assert list(found[Operator.NOTHING].changes.values()) == [0]
    assert list(found[Operator.HALF].changes.values()) == [said // 2]


def test_a_wrong_amount_is_told_apart_where_it_is_paid() -> None:
    (wrong, *_) = [m for m in mutants_of("favor_pays") if m.operator is Operator.NUMBER]
    probes = Trial(corpus()).probes(wrong, 3)
    assert probes
    for probe in probes:
        assert (probe.kind, probe.then) == ("position", "main favor")


def test_what_is_wrong_when_a_game_is_set_up_shows_in_the_first_position() -> None:
    (wrong, *_) = [m for m in mutants_of("start_livre") if m.operator is Operator.NUMBER]
    probes = Trial(corpus()).probes(wrong, 3)
    assert {(p.ply, p.kind) for p in probes} == {(0, "position")}


def test_another_number_of_draws_shows_only_after_the_last_of_them() -> None:
    (wrong, *_) = [m for m in mutants_of("employees_revealed") if m.says == "one less"]
    probes = Trial(corpus()).probes(wrong, 1)
    assert probes
    assert probes[0].ply > 1


def test_the_engine_embodies_what_is_declared_and_says_why_some_of_it_cannot_show() -> None:
    held_ = embodied(book("deluxe-2020"), [game().setting])
    assert held_.events["bonus_after_main"] == (Event.BONUS,)
    assert "turns.one_card" in held_.rules
    assert "windows" not in held_.unplayed
    assert "printed parts" in held_.unplayed["window_price_highest"]


@pytest.mark.parametrize(
    ("alteration", "before", "after", "place", "wrong"),
    [
        (Alteration.LEFT_OUT, 3, 5, "round", [3]),
        (Alteration.MORE, [10, 10], [10, 14], "seats.livre", [[10, 15]]),
        (Alteration.LESS, [10, 10], [10, 6], "seats.livre", [[10, 7]]),
        (Alteration.HALF, [10, 10], [10, 14], "seats.livre", [[10, 12]]),
        (Alteration.SEAT, [10, 10], [10, 14], "seats.livre", [[14, 10]]),
        (Alteration.SEAT, None, 1, "favor", [2]),
        (Alteration.ORDER, [], ["a", "b"], "queue", [["b", "a"]]),
        (Alteration.ORDER, [], ["a", "b"], "bag", []),
        (Alteration.LESS, ["a"], ["a", "b", "c"], "queue", [["a", "b"]]),
        (Alteration.BESIDES, 4, 4, "round", [5]),
        (Alteration.BESIDES, 4, 5, "round", []),
        (Alteration.SEAT, {}, {"m1": 0}, "decorations", [{"m1": 1}]),
        (Alteration.LESS, {}, {"m1": 0}, "decorations", [{}]),
    ],
)
def test_an_engine_is_wrong_in_one_place(
    alteration: Alteration, before: Any, after: Any, place: str, wrong: Any
) -> None:
    assert list(altered(alteration, before, after, place)) == wrong


def test_a_part_of_a_position_is_given_and_replaced() -> None:
    shown = {"round": 1, "seats": [{"livre": 4, "hand": []}, {"livre": 5, "hand": []}]}
    assert value_at(shown, "seats.livre") == [4, 5]
    assert value_at(shown, "jewelry.display") is None
    assert with_value(shown, "seats.livre", [4, 9])["seats"][1] == {"livre": 9, "hand": []}
    assert shown["seats"][1]["livre"] == 5  # type: ignore[index]


@pytest.mark.parametrize(
    ("event", "alteration", "place"),
    [
        (Event.CARD, Alteration.LEFT_OUT, "played"),
        (Event.FAVOR, Alteration.SEAT, "favor"),
        (Event.INCOME, Alteration.MORE, "seats.livre"),
        (Event.REVEAL, Alteration.LEFT_OUT, "queue"),
    ],
)
def test_an_engine_that_is_wrong_at_an_event_is_noticed_there_alone(
    event: Event, alteration: Alteration, place: str
) -> None:
    probes = list(moments().probes(Altered(event=event, alteration=alteration, place=place)))
    assert probes
    for probe in probes:
        position = game().new_game()
        for action in corpus().traces[probe.trace][: probe.ply]:
            position = game().after(position, action)
        after = game().after(position, game().read(probe.then))
        now, then = game().show(after), game().show(position)
        for wrong in altered(alteration, value_at(then, place), value_at(now, place), place):
            root = place.partition(".")[0]
            assert next(held({root: now[root]}, {root: with_value(now, place, wrong)[root]}), None) is not None


def test_an_event_that_never_happens_shows_nothing() -> None:
    wrong = Altered(event=Event.HER_CARD, alteration=Alteration.LEFT_OUT, place="played")
    assert not list(moments().probes(wrong))


def test_ties_in_halls_are_tried_in_every_way_a_hall_can_be_filled() -> None:
    games = (game(),)
    by_rule = {(m.rule, m.says): m for m in mutants_of("hall_tie_result")}
    reasons = {key: why_the_same(m, games) for key, m in by_rule.items()}
    same = [key for key, why in reasons.items() if why]
    assert ("scoring.tie_without_musician", _FOR_LEADERS) in same
    assert [key for key, why in reasons.items() if not why]


_FOR_LEADERS = "those with most on master guest spaces get the full points for all tied players get the full points"


def test_more_halls_than_there_are_change_nothing_and_fewer_do() -> None:
    by_says = {m.says: why_the_same(m, (game(),)) for m in mutants_of("halls_scored")}
    assert by_says["one more"]
    assert not by_says["one less"]


def test_a_bonus_that_uses_no_other_hangs_on_no_leave_to_depute_again() -> None:
    by_rule = {(m.rule, m.says): why_the_same(m, (game(),)) for m in mutants_of("bonus_depute_nested")}
    assert by_rule["bonuses.no_deputing_chain", "leave is turned round"]
    assert not by_rule["bonuses.deputing_chain", "leave is turned round"]


def test_the_strength_of_a_norm_is_known_to_its_mutants() -> None:
    found = [m for m in mutants_of("may_claim_taken_favor") if m.operator is Operator.LEAVE]
    assert found
    for mutant in found:
        assert mutant.is_norm
        assert {mutant.said, *mutant.changes.values()} <= {MAY, MAY_NOT, MUST}


def test_the_fewest_questions_do_for_all() -> None:
    wide, one, two = (Probe(trace=0, ply=n, kind="position") for n in (9, 3, 5))
    chosen = cover({"a": [one, wide], "b": [two, wide], "c": [wide], "d": []})
    assert list(chosen) == [wide]
    assert set(chosen[wide]) == {"a", "b", "c"}
