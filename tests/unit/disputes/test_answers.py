"""Answers of a toy book and of toy texts: verdict, clauses, what loses and why, who is right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from oracle.book import Book
from oracle.claims import Claim
from oracle.consistency.ground import ground
from oracle.consistency.theory import Theory
from oracle.disputes.answers import Answered, Clause
from oracle.disputes.by_edition import ByEdition
from oracle.disputes.by_text import ByText
from oracle.disputes.citing import Shelf
from oracle.disputes.facts import read
from oracle.disputes.sayings import Sayings
from oracle.questions import Catalogue, Effect, Question, flag, number_of
from oracle.rules import OPEN, Rulebook, Ruling, Status
from oracle.sources import Record, Source

toys = Catalogue("toys")
size = number_of("size", 1, 4)
loud = flag("loud")
may_play = toys.permission("may_play", "May one play with it?", size, loud, effect=Effect.PLAY)
is_shared = toys.permission("is_shared", "Is it shared?", size, effect=Effect.PLAY)
weight = toys.number("weight", "How heavy is it?", size, answers=(0, 9), effect=Effect.PLAY)
colour = toys.number("colour", "Of how many colours is it?", answers=(0, 9), effect=Effect.PLAY)
strict = toys.permission("strict", "May, or must, it be shown?", size, effect=Effect.PLAY)
lax = toys.permission("lax", "May it be shown?", size, effect=Effect.PLAY)
owned = toys.fact("owned", "Does it belong to somebody?", effect=Effect.PLAY)


def source(id: str, edition: str, **notes: str) -> Source:
    records = tuple(
        Record(key=f"{n}.1", first=n, last=n, words=1, digest="", anchor="", kind="rule", note=notes.get(f"n{n}", ""))
        for n in range(1, 10)
    )
    return Source(
        id=id, title=id, edition=edition, language="en", voice=id, lines=9, digest="", ends="line 9", records=records
    )


BIG = source("big", "deluxe-2020", n5="fault: a number was lost with its picture")
SMALL = source("small", "original-2013")


def claim(id: str, at: str, then: Any, when: Any = True, **more: Any) -> Claim:
    return Claim(id=id, source=id.partition(".")[0], at=(at,), says=f"says {id}", then=then, when=when, **more)


CLAIMS = (
    claim("big.play", "1.1", may_play(size, loud).may),
    claim("big.not_loud", "2.1", may_play(size, True).may_not, overrides=("big.play",)),
    claim("big.shared", "3.1", is_shared(size).free),
    claim("big.weight", "4.1", weight(size) == size * 2),
    claim("big.weight_picture", "5.1", weight(3) == 5),
    claim("big.colour_one", "6.1", colour() == 1, reading="colour:one"),
    claim("big.colour_two", "6.1", colour() == 2, reading="colour:two"),
    claim("small.never", "1.1", may_play(size, loud).may_not),
    claim("small.small_ones", "2.1", may_play(size, loud).may, when=size <= 2),
    claim("small.heavy", "3.1", weight(4) == 9),
    claim("small.light_ones", "4.1", weight(size) == 7, when=size <= 1),
    claim("small.lightest", "5.1", weight(size) == 2, when=size == 1, overrides=("small.light_ones",)),
)

rule = Rulebook("toys")
rule("toys.play", may_play, "may", "one plays", "joga-se", "se juega")
rule("toys.not_loud", may_play, "may not", "not loud ones", "não os ruidosos", "no los ruidosos", when=loud,
     overrides=("toys.play",), editions=("deluxe-2020",))  # fmt: skip
rule("toys.shared", is_shared, "may", "it may be shared", "pode ser dividido", "puede compartirse")
rule("toys.weight", weight, size * 2, "twice its size", "o dobro", "el doble", editions=("deluxe-2020",))
rule("toys.light", weight, 1, "light", "leve", "ligero", editions=("original-2013",), ruling="toys.lent")
rule("toys.colour", colour, OPEN, "nobody knows", "ninguém sabe", "nadie sabe")
rule("toys.owned", owned, True, "somebody's", "de alguém", "de alguien", ruling="toys.ours")
for asked, name in ((strict, "strict"), (lax, "lax")):
    rule(f"toys.{name}", asked, "may", "it may", "pode", "puede")
    rule(f"toys.{name}_small", asked, "must", "it must", "deve", "debe", when=size == 1, overrides=(f"toys.{name}",))

RULINGS = (
    Ruling(
        id="toys.ours", editions=("deluxe-2020",), questions=("owned",), status=Status.OURS, asks="?", why="so",
        date="2026-01-01",
    ),
    Ruling(
        id="toys.lent", editions=("original-2013",), questions=("weight",), status=Status.BORROWED, asks="?", why="so",
        date="2026-01-01",
    ),
    Ruling(
        id="toys.apart", editions=("original-2013",), questions=("colour",), status=Status.OURS, asks="?", why="so",
        date="2026-01-01", overrules=("small.heavy",),
    ),
)  # fmt: skip


def book(edition: str) -> Book:
    return Book(
        edition=edition, options=(), sources=(BIG, SMALL), claims=CLAIMS, rulings=RULINGS, rules=tuple(rule.rules),
        catalogue=tuple(toys.questions),
    )  # fmt: skip


SHELF = Shelf((BIG, SMALL), {"big": {"2.1": "no  noise"}})
JUDGE = ByEdition(shelf=SHELF, sayings=Sayings(CLAIMS), cut={"small": ("toys",)})


def ask(question: Question, edition: str = "deluxe-2020", *sides: tuple[str, Any], **facts: Any) -> Answered:
    known = read(question, [(n, str(v)) for n, v in facts.items()], ())
    return JUDGE.answer(book(edition), question, known, sides)


def lines(answered: Answered) -> dict[str, list[str]]:
    return {c.id: [str(x) for x in c.citations] for c in answered.clauses}


def against(answered: Answered) -> dict[str, str]:
    return {o.id: o.loses for o in answered.against}


def test_a_known_case_is_answered_with_its_clause_and_what_loses_to_it() -> None:
    found = ask(may_play, size=1, loud="yes")
    assert (found.verdict, found.value, found.certainty) == ("no", "may not", "checked")
    assert lines(found) == {"toys.not_loud": ["big:2"]}
    assert found.clauses[0].quotes == ("no noise",)
    assert against(found) == {
        "toys.play": "special over general",
        "big.play": "special over general",
        "small.small_ones": "other edition",
    }
    assert found.why == "not loud ones"


def test_what_is_alike_in_every_case_that_fits_is_proved() -> None:
    found = ask(may_play, loud="no")
    assert (found.verdict, found.certainty, found.missing) == ("yes", "proved", None)
    assert ask(may_play, "original-2013").certainty == "proved"


def test_what_is_not_alike_depends_on_one_fact_with_an_example_each_way() -> None:
    found = ask(may_play, size=2)
    assert (found.verdict, found.value, found.missing) == ("depends", None, "loud")
    assert [e.verdict for e in found.examples] == ["yes", "no"]
    assert [dict(e.case) for e in found.examples] == [{"size": 2, "loud": False}, {"size": 2, "loud": True}]
    assert [e.clauses for e in found.examples] == [("toys.play",), ("toys.not_loud",)]


def test_mere_leave_is_a_yes_to_may_and_a_no_to_is() -> None:
    assert ask(may_play, size=1, loud="no").verdict == "yes"
    found = ask(is_shared, size=1)
    assert (found.verdict, found.value) == ("no", "may")


def test_leave_and_duty_are_told_apart_where_both_are_asked_for() -> None:
    assert (ask(strict).verdict, ask(strict).missing) == ("depends", "size")
    # To "may it?" a duty is a yes as well; what is said is the weaker of the two.
    assert (ask(lax).verdict, ask(lax).value, ask(lax).why) == ("yes", "may", "it may")


def test_a_number_is_a_value_and_a_damaged_sentence_loses() -> None:
    found = ask(weight, size=3)
    assert (found.verdict, found.value) == ("value", 6)
    assert against(found) == {"big.weight_picture": "damaged text"}


def test_a_borrowed_answer_says_so_and_its_ruling_wins_over_what_it_overrules() -> None:
    found = ask(weight, "original-2013", size=4)
    assert (found.value, found.certainty) == (1, "borrowed")
    assert found.clauses[0].ruling == "toys.lent"
    assert against(found)["small.heavy"] == "ruling toys.apart"
    assert against(found)["big.weight"] == "other edition"


def test_what_another_edition_takes_back_itself_is_no_objection() -> None:
    assert against(ask(weight, size=1)) == {}
    assert against(ask(weight, "original-2013", size=1))["small.light_ones"] == "special over general"


def test_a_ruling_makes_it_our_reading_in_its_edition_alone() -> None:
    assert ask(owned).certainty == "ruling"
    assert ask(owned).clauses[0].ruling == "toys.ours"
    assert ask(owned, "original-2013").certainty == "checked"
    assert not ask(owned, "original-2013").clauses[0].ruling


def test_two_readings_leave_it_contested_and_a_text_that_broke_off_truncated() -> None:
    found = ask(colour)
    assert (found.verdict, found.value, found.why, found.detail) == ("open", None, "contested", "nobody knows")
    assert ask(colour, "original-2013").why == "truncated"
    whole = replace(JUDGE, cut={})
    assert whole.answer(book("original-2013"), colour, {}).why == "gap"


def test_a_printed_value_stands_first_where_a_ruling_decides_and_beside_it_where_nothing_does() -> None:
    made = Clause(id="component.x", citations=(), says="component value, reviewed: 2", trust="reviewed")

    def printed(_edition: str, question: Question, _case: Mapping[str, Any]) -> Clause | None:
        return made if question in {owned, colour, weight} else None

    judge = replace(JUDGE, printed=printed)
    assert judge.answer(book("deluxe-2020"), owned, {}).clauses[0].trust == "reviewed"
    nothing = judge.answer(book("deluxe-2020"), colour, {})
    assert nothing.verdict == "open"
    assert nothing.detail == "nobody knows (component value, reviewed: 2)"
    assert not any(c.trust for c in nothing.clauses)
    by_text = judge.answer(book("deluxe-2020"), weight, read(weight, [("size", "1")], ()))
    assert not any(c.trust for c in by_text.clauses)


@pytest.mark.parametrize(
    ("question", "facts", "said", "right"),
    [
        (may_play, {"size": 1, "loud": "yes"}, "yes", False),
        (may_play, {"size": 1, "loud": "yes"}, "no", True),
        (may_play, {"size": 1, "loud": "yes"}, "may not", True),
        (may_play, {"size": 1, "loud": "no"}, "must", False),
        (may_play, {"size": 1}, "yes", None),
        (may_play, {"size": 1}, "must", False),
        (may_play, {"size": 1}, "depends", True),
        (may_play, {"size": 1}, "open", False),
        (weight, {"size": 2}, 4, True),
        (weight, {"size": 2}, 5, False),
        (weight, {}, 5, False),
        (weight, {}, 6, None),
        (colour, {}, 1, None),
        (colour, {}, "open", True),
        (owned, {}, True, True),
        (owned, {}, False, False),
    ],
)
def test_each_side_is_told_whether_it_is_right(
    question: Question, facts: dict[str, Any], said: Any, right: bool | None
) -> None:
    (claimed,) = ask(question, "deluxe-2020", ("Ana", said), **facts).claimed
    assert (claimed.by, claimed.answer, claimed.right) == ("Ana", said, right)


def told(source: Source, question: Question, *claims: Claim, cut: bool = False, **facts: Any) -> Answered:
    own = claims or tuple(c for c in CLAIMS if c.source == source.id)
    judge = ByText(shelf=SHELF, sayings=Sayings(own), cut={source.id: ("toys",)} if cut else {})
    known = read(question, [(n, str(v)) for n, v in facts.items()], ())
    return judge.answer(source, Theory(ground(own)), question, known)


def test_a_text_that_is_determined_answers() -> None:
    found = told(BIG, may_play, size=1, loud="yes")
    assert (found.edition, found.verdict, found.value) == ("big", "no", "may not")
    assert lines(found) == {"big.not_loud": ["big:2"]}
    assert against(found) == {"big.play": "special over general"}
    # Two sentences about one weight contradict each other; about another there is one alone.
    assert told(BIG, weight, size=2).value == 4


def test_a_silent_text_is_open_and_says_whether_it_broke_off() -> None:
    assert (told(SMALL, owned).verdict, told(SMALL, owned).why) == ("open", "gap")
    assert told(SMALL, owned, cut=True).why == "truncated"


def test_a_sentence_with_two_readings_is_contested() -> None:
    assert (told(BIG, colour).verdict, told(BIG, colour).why) == ("open", "contested")


def test_a_text_that_contradicts_itself_depends_with_both_sides_shown() -> None:
    found = told(BIG, weight, size=3)
    assert (found.verdict, found.why, found.missing) == ("depends", "contradictory", None)
    assert {e.value for e in found.examples} == {5, 6}
    assert {c.id for c in found.clauses} == {"big.weight", "big.weight_picture"}


def test_half_of_the_facts_are_asked_of_a_text_too() -> None:
    found = told(BIG, may_play, size=1)
    assert (found.verdict, found.missing) == ("depends", "loud")
    assert told(BIG, may_play, loud="yes").certainty == "proved"
