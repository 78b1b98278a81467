"""Proofs by induction on toy systems that a person can check by hand."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.consistency.certify import second_opinion
from oracle.consistency.induct import Known, export, prove, vacuous
from oracle.consistency.plays import breaks_by, holds_in, replay, search
from oracle.dynamics import Action, Parameter, Property, System, number
from oracle.errors import DuplicateIdError, RequestError, TermError

x, y = number("x"), number("y")
by = Parameter(name="by", lowest=1, highest=2, tries=(1, 2))


def counter(*properties: Property, guards: dict[str, Any] | None = None) -> System:
    """Give a counter that goes up by one while it is below three, and can be looked at."""
    up = Action(name="up", guards={"below_three": x < 3} if guards is None else guards, updates={"x": x + 1})
    look = Action(name="look", guards={"positive": x > 0}, updates={"y": y + 0})
    return System(name="counter", start={"x": 0, "y": 0}, actions=(up, look), properties=properties)


LOW = Property(id="low", says="x stays at most three", holds=(x <= 3,))


def test_proves_what_every_step_keeps() -> None:
    proof = prove(counter(LOW))["low"]
    assert proof.status == "proved"
    assert proof.guards == ("up.below_three",)


def test_a_guard_that_the_proof_does_not_need_is_not_named() -> None:
    proof = prove(counter(LOW, guards={"below_three": x < 3, "not_negative": x >= 0}))["low"]
    assert proof.guards == ("up.below_three",)


def test_one_of_two_guards_that_say_the_same_is_not_named() -> None:
    assert prove(counter(LOW, guards={"below_three": x < 3, "at_most_two": x <= 2}))["low"].guards == ()


def test_refutes_with_a_play_that_can_be_replayed() -> None:
    system = counter(LOW, guards={})
    proof = prove(system)["low"]
    assert proof.status == "refuted"
    assert [s.action for s in proof.play] == ["up"] * 4
    assert replay(system, proof.play)[-1] == {"x": 4, "y": 0}
    assert dict(proof.broken) == {"x": 4}


def test_refutes_what_is_broken_at_the_start() -> None:
    proof = prove(counter(Property(id="high", says="x is high", holds=(x >= 1,))))["high"]
    assert (proof.status, proof.play) == ("refuted", ())


def test_a_play_for_another_system_is_not_taken_over() -> None:
    play = prove(counter(LOW, guards={}))["low"].play
    assert prove(counter(LOW), plays={"low": play})["low"].status == "proved"
    assert not breaks_by(counter(LOW), LOW, play)
    with pytest.raises(RequestError, match=r"up\.below_three"):
        replay(counter(LOW), play)


NEVER = Property(id="never_seven", says="x is never seven", holds=(~(x == 7),))
EVEN = Property(id="even", says="x is even", holds=(x % 2 == 0, x >= 0), strengthens=True)


def by_twos(*properties: Property) -> System:
    """Give a number that goes up by two for ever."""
    up = Action(name="up", guards={}, updates={"x": x + 2})
    return System(name="twos", start={"x": 0}, actions=(up,), properties=properties)


def test_what_induction_and_search_leave_open_is_not_proved() -> None:
    proof = prove(by_twos(NEVER))["never_seven"]
    assert proof.status == "unknown"
    assert "no play found" in proof.why


def test_a_strengthening_property_carries_the_induction_and_is_named() -> None:
    strong = Property(id="never_seven", says="x is never seven", holds=NEVER.holds, needs=("even",))
    proof = prove(by_twos(strong, EVEN))["never_seven"]
    assert proof.status == "proved"
    assert proof.needs == ("even",)


def test_what_rests_on_an_unproved_property_is_not_proved() -> None:
    odd = Property(id="odd", says="x is odd", holds=(x % 2 == 1,))
    late = Property(id="not_five_hundred", says="x is not -1", holds=(~(x == -1),), needs=("odd",))
    proofs = prove(by_twos(odd, late))
    assert proofs["odd"].status == "refuted"
    assert proofs["not_five_hundred"].status == "unknown"


def test_a_solver_that_gives_up_proves_nothing() -> None:
    hard = Property(id="squares", says="no square is seven more than a square of an even number", holds=(x * x < 10,))
    up = Action(name="up", guards={"small": x * x * x < 20}, updates={"x": x + 1, "y": y * x})
    system = System(name="hard", start={"x": 0, "y": 1}, actions=(up,), properties=(hard,))
    proof = prove(system, known=Known(resources=1))["squares"]
    assert proof.status == "unknown"
    assert "gave up" in proof.why


def test_proofs_that_name_no_guard_are_called_vacuous() -> None:
    idle = Property(id="idle", says="y stays as it is", holds=(y == 0,))
    system = counter(LOW, idle)
    found = vacuous(system, prove(system).values(), states=100, plays={})
    assert found == ["counter: idle needs no guard"]


def test_a_guard_without_which_no_play_breaks_the_property_is_called_vacuous() -> None:
    up = Action(name="up", guards={"never": x < -1}, updates={"x": x + 1})
    near = Property(id="near", says="x is at most three", holds=(x <= 3,))
    system = System(name="ups", start={"x": 0}, actions=(up,), properties=(near,))
    proofs = prove(system)
    assert proofs["near"].guards == ("up.never",)
    assert vacuous(system, proofs.values(), states=3, plays={}) == ["ups: near seems to hold without up.never"]
    assert vacuous(system, proofs.values(), states=100, plays={}) == []


def test_a_property_that_says_what_is_nearer_is_broken_by_a_long_play() -> None:
    rise = Action(name="rise", guards={}, updates={"x": x + by.term, "y": y + 1}, parameters=(by,))
    far = Property(id="far", says="x is not ninety", holds=(x < 90,), nearer=-1 * x)
    system = System(name="rises", start={"x": 0, "y": 0}, actions=(rise,), properties=(far,))
    play = search(system, far, states=200)
    assert play is not None
    assert len(play) == 45


def test_parameters_are_proved_for_all_values_and_searched_for_some() -> None:
    up = Action(name="up", guards={"below": x < 3}, updates={"x": x + by.term}, parameters=(by,))
    close = Property(id="close", says="x stays at most four", holds=(x <= 4,))
    system = System(name="steps", start={"x": 0}, actions=(up,), properties=(close, LOW))
    proofs = prove(system)
    assert proofs["close"].status == "proved"
    assert proofs["low"].play[-1].as_json(system) == {"action": "up", "by": 2}


def test_what_a_property_narrows_is_searched_first_and_then_everything() -> None:
    up = Action(name="up", guards={}, updates={"x": x + by.term}, parameters=(by,))
    not_two = Property(id="not_two", says="x is not two", holds=(~(x == 2),), narrowed={"by": (1,)})
    odd = Property(id="not_two", says="x is below two", holds=(x < 2,), narrowed={"by": (0,)})
    for prop, steps in ((not_two, 2), (odd, 1)):
        system = System(name="steps", start={"x": 0}, actions=(up,), properties=(prop,))
        play = search(system, prop)
        assert play is not None
        assert len(play) == steps
        assert not holds_in(prop, replay(system, play)[-1])


def test_a_second_solver_confirms_proofs_and_that_each_guard_is_needed() -> None:
    strong = Property(id="never_seven", says="x is never seven", holds=NEVER.holds, needs=("even",))
    for system in (counter(LOW), by_twos(strong, EVEN)):
        scripts = export(system, prove(system).values())
        assert [second_opinion(s.text) for s in scripts] == [s.expected for s in scripts]
    assert [s.expected for s in export(counter(LOW), prove(counter(LOW)).values())] == ["unsat", "unsat", "sat"]


def test_a_system_names_what_is_wrong_with_it() -> None:
    with pytest.raises(DuplicateIdError, match="'low' twice"):
        counter(LOW, LOW)
    with pytest.raises(TermError, match="'z'"):
        counter(Property(id="z", says="z is nothing", holds=(number("z") == 0,)))
    with pytest.raises(TermError, match="'missing'"):
        counter(Property(id="a", says="a", holds=(x >= 0,), needs=("missing",)))
    with pytest.raises(TermError, match=r"'up\.unheard_of'"):
        counter(LOW).without("up.unheard_of")


def test_a_clock_tells_how_long_each_proof_took() -> None:
    ticks = iter(range(1000))
    high = Property(id="high", says="x stays at most one", holds=(x <= 1,))
    proofs = prove(counter(LOW, high), clock=lambda: float(next(ticks)))
    assert {i: p.seconds is not None and p.seconds > 0 for i, p in proofs.items()} == {"low": True, "high": True}
    assert all(p.seconds is None for p in prove(counter(LOW)).values())
