"""Rulings answer what the texts leave open, and every other answer rests on the texts; what breaks this is found."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from oracle.apps.examine import examine
from oracle.apps.library import Library, evidence, library
from oracle.book import Book
from oracle.consistency.agree import edition_theory, ruling_instances
from oracle.consistency.cases import cases
from oracle.consistency.evidence import Evidence
from oracle.consistency.ground import Ground
from oracle.consistency.theory import Theory
from oracle.questions import Question
from oracle.rules import Rule, Ruling, Status
from specs.editions import EDITIONS

Case = tuple[tuple[str, Any], ...]


@cache
def book() -> tuple[Library, Evidence]:
    return library(), evidence()


@cache
def texts(edition: str) -> Theory:
    """Give what the texts of an edition say, with no ruling at all."""
    return edition_theory(book()[1], (), edition)


@cache
def texts_followed(edition: str) -> Theory:
    """Give what the texts of an edition say but for the claims that a ruling overrules."""
    lib, told = book()
    return edition_theory(told, [replace(r, answers=()) for r in lib.rulings], edition)


def answered(ruling: Ruling) -> dict[str, set[Case]]:
    """Give the cases of each question that a ruling answers."""
    found: dict[str, set[Case]] = defaultdict(set)
    for instance in ruling_instances(ruling, book()[1].questions):
        found[instance.points[0].question].add(instance.env)
    return found


def repeated(rulings: Iterable[Ruling], edition: str) -> list[str]:
    """Give the cases in which rulings of ours answer what the texts of an edition decide by themselves."""
    told = book()[1]
    found = []
    for ruling in rulings:
        if edition not in ruling.editions or ruling.status is not Status.OURS:
            continue
        says = Theory(Ground(told.grounded.questions, ruling_instances(ruling, told.questions)))
        for name, asked in answered(ruling).items():
            question = told.questions[name]
            for case in sorted(asked, key=str):
                args = [value for _, value in case]
                verdict = texts(edition).ask(question, args)
                own = says.ask(question, args).value
                # A text that says "may" leaves open whether it is a duty.
                if verdict.state == "determined" and not (verdict.value == "may" and own == "must"):
                    found.append(f"{ruling.id}: {name} {dict(case)}: {own!r}, the texts say {verdict.value!r}")
    return found


def rests(rule: Rule, case: Case, edition: str, rulings: Mapping[str, Ruling]) -> bool:
    """Say whether the ruling that a rule names decides a case; a borrowed or an open one decides its questions."""
    ruling = rulings.get(rule.ruling)
    if ruling is None or edition not in ruling.editions:
        return False
    if not ruling.answers:
        return rule.question.id in ruling.questions
    return case in cases_of(ruling.id, rule.question.id)


@cache
def cases_of(ruling: str, question: str) -> frozenset[Case]:
    found = next(r for r in book()[0].rulings if r.id == ruling)
    return frozenset(answered(found).get(question, ()))


def unfounded(played: Book, questions: Iterable[Question]) -> list[str]:
    """Give the answers of a book that neither its texts decide nor a ruling that the deciding rule names."""
    rulings = {r.id: r for r in played.rulings}
    found = []
    for question in questions:
        if not played.by_question.get(question.id):
            continue
        for args in cases(question):
            case = dict(zip(question.names, args, strict=True))
            answer = played.answer(question, case)
            # A general sentence that a ruling overrules for its exception still speaks of all other cases.
            told = [theory(played.edition).ask(question, args) for theory in (texts_followed, texts)]
            if answer.is_open or any(v.state == "determined" and v.value == answer.value for v in told):
                continue
            if not any(rests(r, tuple(case.items()), played.edition, rulings) for r in answer.rules):
                found.append(f"{question.id} {case}: {answer.value!r} by {', '.join(r.id for r in answer.rules)}")
    return found


@pytest.mark.slow
def test_no_ruling_of_ours_answers_what_the_texts_decide() -> None:
    found = [line for edition in EDITIONS for line in repeated(book()[0].rulings, edition)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_answer_rests_on_the_texts_or_on_the_ruling_its_rule_names(edition: str) -> None:
    lib, told = book()
    found = unfounded(lib.books[edition], told.catalogue)
    assert not found, "\n".join(found)


def test_a_ruling_that_a_rule_names_decides_a_case_of_it() -> None:
    lib, _ = book()
    idle = {r.id: r.ruling for r in lib.rules if r.ruling}
    for edition, played in lib.books.items():
        rulings = {r.id: r for r in played.rulings}
        for question in lib.questions:
            if not any(r.id in idle for r in played.by_question.get(question.id, ())):
                continue
            # A rule may be about a case that the question leaves out, to say why it does not come up.
            for args in product(*(d.values for d in question.domains)):
                case = dict(zip(question.names, args, strict=True))
                for rule in played.answer(question, case).rules:
                    if rule.id in idle and rests(rule, tuple(case.items()), edition, rulings):
                        del idle[rule.id]
    assert not idle


@pytest.mark.slow
def test_every_ruling_decides_an_answer_a_finding_or_an_invariant(sources: Path) -> None:
    lib, _ = book()
    report = examine(sources=sources)
    needed = {r.ruling for r in lib.rules} | {f.ruling for f in report.findings} | {i.ruling for i in report.invariants}
    assert not [r.id for r in lib.rulings if r.id not in needed]


def test_a_ruling_that_repeats_a_text_is_found() -> None:
    lib, _ = book()
    needless = replace(
        lib.rulings[0],
        id="made.up",
        editions=("deluxe-2020",),
        questions=("deck_left_after",),
        status=Status.OURS,
        answers=({"round": [7], "answer": 0},),
    )
    assert len(repeated([needless], "deluxe-2020")) == 1
    assert not repeated([replace(needless, answers=({"round": [6], "answer": 4},))], "deluxe-2020")


def test_an_answer_without_lines_or_ruling_is_found() -> None:
    lib, told = book()
    question = told.questions["share_decoration"]
    right = lib.books["deluxe-2020"]
    bare = [replace(r, ruling="") if r.question is question else r for r in right.rules]
    assert not unfounded(right, [question])
    assert unfounded(replace(right, rules=tuple(bare)), [question])
