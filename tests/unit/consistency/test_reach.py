"""Plays that lead to a state, on toy systems that a person can check by hand."""

from __future__ import annotations

from typing import Any

from oracle.consistency.plays import is_true, replay
from oracle.consistency.reach import Goal, Reach
from oracle.dynamics import Action, Parameter, Property, System, number

x, y = number("x"), number("y")
by = Parameter(name="by", lowest=1, highest=3, tries=(1, 2, 3))
LOW = Property(id="low", says="x is at most nine", holds=(x <= 9,))
SMALL = Property(id="small", says="y is not negative", holds=(y >= 0,))


def counter() -> System:
    """Give a counter that goes up by one to three, to nine at most, and a second one that follows it."""
    up = Action(name="up", parameters=(by,), guards={"to_nine": x + by.term <= 9}, updates={"x": x + by.term})
    follow = Action(name="follow", guards={"behind": y < x}, updates={"y": y + 1})
    return System(name="counter", start={"x": 0, "y": 0}, actions=(up, follow), properties=(LOW, SMALL))


def actions(found: Any) -> list[str]:
    return [s.action for s in found.play]


def test_finds_a_shortest_play() -> None:
    found = Reach(counter())(Goal(counts=((x, 6),)))
    assert [dict(s.chosen) for s in found.play or ()] == [{"by": 3}, {"by": 3}]
    assert found.excluded_by == ()


def test_the_start_is_reached_by_no_step() -> None:
    assert Reach(counter())(Goal(conditions=(y == 0,))).play == ()


def test_uses_only_the_steps_and_values_it_is_given() -> None:
    goal = Goal(counts=((x, 2),), steps=("up",), narrowed={"by": (1,)})
    assert actions(Reach(counter())(goal)) == ["up", "up"]
    assert Reach(counter())(Goal(counts=((y, 1),), steps=("up",))).play is None


def test_what_is_found_meets_the_goal_when_it_is_replayed() -> None:
    goal = Goal(conditions=(y >= 1,), counts=((x, 4),))
    found = Reach(counter())(goal)
    assert found.play is not None
    assert is_true(goal.condition, replay(counter(), found.play)[-1])


def test_proved_properties_rule_a_goal_out_and_only_those_needed_are_named() -> None:
    goal = Goal(counts=((x, 10),))
    found = Reach(counter(), proved=("small", "low"), states=500)(goal)
    assert (found.play, found.excluded_by) == (None, ("low",))
    assert Reach(counter(), states=500)(goal).excluded_by == ()


def test_nothing_is_said_to_be_ruled_out_that_only_lies_beyond_the_search() -> None:
    found = Reach(counter(), proved=("low", "small"), states=3)(Goal(conditions=(y == 9,)))
    assert (found.play, found.within, found.excluded_by) == (None, 3, ())


def test_a_far_goal_is_reached_by_way_of_nearer_states() -> None:
    goal = Goal(counts=((x, 9), (y, 9)), narrowed={"by": (1,)})
    assert Reach(counter(), states=40)(goal).play is not None


def test_one_search_serves_several_goals() -> None:
    reach = Reach(counter())
    assert [len(reach(Goal(counts=((x, n),))).play or ()) for n in (9, 1, 4, 0)] == [3, 1, 2, 0]
