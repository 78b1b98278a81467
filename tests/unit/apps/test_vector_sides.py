"""Sides of rules' conditions, games that go as is wished, and worked examples that are no vector."""

from __future__ import annotations

from functools import cache

from oracle.apps.mutants import Mutant, of_question
from oracle.apps.scoring_mutants import Verdicts
from oracle.apps.vector_examples import OF_WORDING, examples_without
from oracle.apps.vector_fortune import wished
from oracle.apps.vector_games import BY_CHANCE, Chosen, Game, written
from oracle.apps.vector_sides import ALWAYS, Side, Sides, sides
from oracle.book import Book
from specs.editions import book

FLOOR = "deputing.floor_deluxe"
KIND = Game(edition="deluxe-2020", players=2)


@cache
def law() -> Book:
    return book("deluxe-2020")


def of_rule(question: str) -> list[Mutant]:
    return of_question(law(), None, law().question(question))


def test_a_rule_has_both_sides_when_wrong_answers_show_within_its_cases_and_beside_them() -> None:
    killed = of_rule("may_depute")
    found = sides(law(), ("base",), Verdicts(killed=killed))
    assert found.shown[FLOOR] == {Side.INSIDE, Side.OUTSIDE}
    assert found.plain()["both"]


def test_a_rule_lacks_the_side_on_which_nothing_shows() -> None:
    inside = [m for m in of_rule("may_depute") if m.rule == FLOOR and "turned round" in m.says]
    assert inside
    found = sides(law(), ("base",), Verdicts(killed=inside))
    assert found.shown[FLOOR] == {Side.INSIDE}
    assert any(FLOOR in rules for why, rules in found.plain()["without"].items() if why.startswith("outside"))


def test_a_rule_that_always_answers_has_no_other_side() -> None:
    found = sides(law(), ("base",), Verdicts(killed=of_rule("favor_pays")))
    assert found.plain()["without"] == {ALWAYS: ["favor.pays"]}


def test_a_side_that_shows_with_other_options_is_there() -> None:
    inside, outside = Sides(), Sides()
    inside.shown["a"].add(Side.INSIDE)
    inside.lacks["a"][Side.OUTSIDE] = "outside: why"
    assert inside.plain() == {"rules": 1, "both": 0, "without": {"outside: why": ["a"]}}
    outside.shown["a"].add(Side.OUTSIDE)
    inside.join(outside)
    assert inside.plain() == {"rules": 1, "both": 1, "without": {}}


def test_chance_brings_what_is_wished_and_players_do_it() -> None:
    game = KIND.open()
    wishes = ("reveal i-livre", "main none", "not bonus use")
    choose = Chosen(kind=KIND, players=BY_CHANCE, seed=3, wishes=wishes).choose(game)
    position = game.new_game()
    done: list[str] = []
    while not game.is_over(position):
        action = choose(position, game.legal_actions(position))
        done.append(game.write(action))
        position = game.after(position, action)
    assert next(text for text in done if text.startswith("reveal")) == "reveal i-livre"
    mains = [text for text in done if text.startswith("main")]
    assert mains.count("main none") > len(mains) / 2
    assert "bonus leave" in done
    assert "bonus use" not in done


def test_where_no_wish_can_come_true_the_players_choose() -> None:
    choose = wished(str, 1, ("main none",), lambda _, actions: actions[-1])
    assert choose(None, [("card", 1), ("card", 2)]) == ("card", 2)


def test_wishes_are_named_with_the_game() -> None:
    (named,) = written([Chosen(kind=KIND, players=BY_CHANCE, seed=3, wishes=("main none",))])
    assert named["wishes"] == ["main none"]


def test_an_example_about_wording_is_no_vector_and_one_that_is_made_is_not_named() -> None:
    without = examples_without(law(), "deluxe-2020", (), ())
    assert without["deluxe-pt.resources.ex_tray"] == OF_WORDING
    assert "deluxe-pt.hand.example_two" in without
    made = {f"example/{name}" for name in without}
    assert not examples_without(law(), "deluxe-2020", (), made)
