"""What is played answers as texts and rulings do, wherever these decide; and a rule that does not is found."""

from __future__ import annotations

import random  # noqa: TID251 - a fixed seed picks the sample
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from oracle.apps.agree import edition_differences, played
from oracle.apps.library import Library, evidence, library
from oracle.consistency.agree import differences, edition_theory, scopes_of
from oracle.consistency.cases import cases
from oracle.consistency.evidence import Evidence
from oracle.consistency.theory import Theory
from oracle.questions import NORM, Question
from specs.editions import EDITIONS

SAMPLE = 60


@cache
def book() -> tuple[Library, Evidence]:
    return library(), evidence()


@cache
def theory(edition: str) -> Theory:
    lib, told = book()
    return edition_theory(told, lib.rulings, edition)


@pytest.mark.parametrize("edition", EDITIONS)
def test_rules_answer_as_the_claims_do_wherever_these_decide(edition: str) -> None:
    lib, told = book()
    found = [
        f"{d.kind} {d.where} {dict(d.case)}: played {d.played!r}, said {d.said!r} by {', '.join(d.blame[:4])}"
        for d in edition_differences(lib, told, edition)
    ]
    assert not found, "\n".join(found)


def decided_cases(edition: str) -> list[tuple[Question, tuple[Any, ...], Any]]:
    """Give cases that texts and rulings decide, one for each of a sample of questions."""
    lib, told = book()
    found = []
    questions = [
        q for q in told.catalogue if q.scope in scopes_of(told, edition) and lib.books[edition].by_question.get(q.id)
    ]
    for question in random.Random(7).sample(questions, min(len(questions), 4 * SAMPLE)):
        for args in cases(question)[:3]:
            verdict = theory(edition).ask(question, args)
            if verdict.state == "determined":
                found.append((question, args, verdict.value))
                break
    return found[:SAMPLE]


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_answer_that_no_text_gives_is_found(edition: str) -> None:
    lib, told = book()
    right = played(lib.books[edition])
    missed = []
    decided = decided_cases(edition)
    for question, args, value in decided:
        values = NORM.values if question.is_norm else question.answers.values
        # "must" where a text says "may" is no contradiction: the text leaves open whether it is a duty.
        wrong = next(v for v in values if v != value and not (value == "may" and v == "must"))

        def play(
            asked: Question, case: Mapping[str, Any], *, q: Question = question, a: Any = args, w: Any = wrong
        ) -> Any:
            return w if asked is q and tuple(case.values()) == a else right(asked, case)

        if not any(d.where == question.id for d in differences(told, theory(edition), play, scopes_of(told, edition))):
            missed.append(f"{question.id}{args}: {wrong!r} for {value!r}")
    assert len(decided) >= SAMPLE // 2
    assert not missed, "\n".join(missed)
