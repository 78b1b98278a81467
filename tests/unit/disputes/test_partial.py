"""Half of the facts: the solver and the enumeration of cases say the same, and one missing fact is named."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from oracle.book import Book
from oracle.disputes.facts import Known, fitting
from oracle.disputes.partial import split
from oracle.disputes.proof import same_everywhere
from oracle.questions import Question
from specs.editions import EDITIONS, book, questions

ASKED = [q for q in questions() if q.names and q.scope == "base"][::3]


def halves(question: Question) -> Iterator[Known]:
    """Give what can be known of a question: nothing, and each parameter alone at its first and its last value."""
    everything = dict(zip(question.names, (d.values for d in question.domains), strict=True))
    yield everything
    for name, domain in zip(question.names, question.domains, strict=True):
        for value in (domain.values[0], domain.values[-1]):
            yield {**everything, name: (value,)}
        yield {**everything, name: domain.values[: max(1, len(domain.values) // 2)]}


def values(law: Book, question: Question, known: Known) -> list[Any]:
    return [law.answer(question, case).value for case in fitting(question, known)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_solver_proves_what_every_case_shows_and_nothing_else(edition: str) -> None:
    law = book(edition)
    proved = refuted = 0
    for question in ASKED:
        for known in halves(question):
            found = values(law, question, known)
            if not found:
                continue
            same = all(type(v) is type(found[0]) and v == found[0] for v in found)
            assert same_everywhere(law, question, known, found[0]) is same, (question.id, known)
            proved, refuted = proved + same, refuted + (not same)
    assert proved > 50
    assert refuted > 50


def test_the_solver_refutes_a_wrong_answer() -> None:
    law = book("deluxe-2020")
    question = law.question("may_depute")
    every = dict(zip(question.names, (d.values for d in question.domains), strict=True))
    four = {**every, "deck_size": (4,)}
    assert same_everywhere(law, question, four, "may not")
    assert not same_everywhere(law, question, four, "may")
    assert not same_everywhere(law, question, four, None)
    windows = law.question("windows")
    assert same_everywhere(law, windows, {}, None)
    assert not same_everywhere(law, windows, {}, 6)


def test_nothing_is_proved_where_no_rule_decides() -> None:
    law = book("original-2013")
    question = law.question("start_marker_is")
    assert not law.answer(question, {}).rules
    assert not same_everywhere(law, question, {}, question.answers.values[0])
    assert same_everywhere(law, question, {}, None)


def cases_of(**domains: tuple[Any, ...]) -> list[dict[str, Any]]:
    return [dict(zip(domains, v, strict=True)) for v in itertools.product(*domains.values())]


def test_the_single_fact_that_decides_is_named_with_an_example_each_way() -> None:
    known = {"size": (1, 2, 3, 4, 5), "way": ("a", "b")}
    found = split(cases_of(**known), known, lambda c: c["size"] <= 3)
    assert found is not None
    assert found.missing == ("size",)
    one, other = found.examples
    assert (one["size"], other["size"]) == (3, 4)
    assert one["way"] == other["way"]


def test_where_no_single_fact_decides_the_smallest_set_is_named() -> None:
    known = {"left": (False, True), "right": (False, True), "idle": (1, 2)}
    found = split(cases_of(**known), known, lambda c: c["left"] != c["right"])
    assert found is not None
    assert found.missing == ("left", "right")
    one, other = found.examples
    assert (one["left"] != one["right"]) is not (other["left"] != other["right"])


def test_the_first_fact_is_named_where_several_decide_alone() -> None:
    known = {"idle": (1, 2), "near": (1, 2)}
    cases = [{"idle": n, "near": n} for n in (1, 2)]
    found = split(cases, known, lambda c: c["near"])
    assert found is not None
    assert found.missing == ("idle",)
    assert found.examples == (cases[0], cases[1])


def test_cases_that_come_out_alike_depend_on_nothing() -> None:
    known = {"size": (1, 2)}
    assert split(cases_of(**known), known, lambda _: "yes") is None
