"""No rule is silent in a text that forces its answer, nor borrowed where its own texts give it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from oracle.apps.footing import CUT, DERIVED, SAID, SILENT
from oracle.apps.library import Library, evidence, library
from oracle.book import Answer
from oracle.consistency.agree import edition_theory
from oracle.consistency.cases import cases
from oracle.consistency.evidence import Evidence
from oracle.consistency.ground import Ground
from oracle.consistency.theory import Probe, Theory
from oracle.rules import Rule
from specs.editions import EDITIONS

BY_LAWS = {"components.player_colors": "the law on the markers of a colour counts five colours already"}
"""Answers that laws force from a claim on something else, with the reason."""

MOST_CASES = 60
"""So many cases of a rule are asked: more of them hang on the same claims."""


@cache
def book() -> tuple[Library, Evidence]:
    return library(), evidence()


@cache
def decided(edition: str) -> dict[str, list[tuple[tuple[Any, ...], Answer]]]:
    """Give the cases that each rule decides in the play of an edition, by the rule's id."""
    played = book()[0].books[edition]
    found: dict[str, list[tuple[tuple[Any, ...], Answer]]] = {}
    for question in played.catalogue:
        if not played.by_question.get(question.id):
            continue
        for args in cases(question):
            answer = played.answer(question, dict(zip(question.names, args, strict=True)))
            for rule in answer.rules:
                found.setdefault(rule.id, []).append((args, answer))
    return found


def forced(lib: Library, rules: Iterable[Rule]) -> Iterator[str]:
    """Name the rules that stand nowhere in a text although its claims alone force an answer that they give."""
    _, told = book()
    bare = Probe(told.grounded.questions, told.law_instances)
    for rule in rules:
        for source in lib.sources:
            if rule.id in BY_LAWS or lib.footing(rule, source.id).state not in {SILENT, CUT}:
                continue
            theory = told.theories[source.id]
            for args, answer in decided(source.edition).get(rule.id, [])[:MOST_CASES]:
                verdict = theory.ask(rule.question, args)
                gives = verdict.state == "determined" and verdict.value == answer.value
                # What the laws alone decide is no saying of a text.
                if gives and len(bare.values(verdict.point)) > 1:
                    yield f"{rule.id} in {source.id}: {', '.join(theory.blame(verdict.point))}"
                    break


def unforced(lib: Library, rules: Iterable[Rule]) -> Iterator[str]:
    """Name the rules without a ruling that no text of an edition says, and that do not follow from what they name."""
    _, told = book()
    for edition, played in lib.books.items():
        for rule in rules:
            footings = [lib.footing(rule, s.id) for s in lib.sources if s.edition == edition]
            states = {f.state for f in footings}
            if rule.ruling or SAID in states or DERIVED not in states:
                continue
            named = {c.id for f in footings for c in f.claims}
            ground = [i for i in told.grounded.instances if i.owner in named]
            theory = Theory(Ground(told.grounded.questions, ground), told.shared_laws)
            for args, answer in decided(played.edition).get(rule.id, [])[:MOST_CASES]:
                verdict = theory.ask(rule.question, args)
                if not answer.is_open and (verdict.state, verdict.value) != ("determined", answer.value):
                    yield f"{rule.id} in {edition}: {verdict.state} {verdict.value!r} for {answer.value!r}"
                    break


def test_no_rule_is_silent_in_a_text_that_forces_its_answer() -> None:
    lib, _ = book()
    found = list(forced(lib, lib.rules))
    assert not found, "\n".join(found)


def test_a_rule_that_names_nothing_it_follows_from_is_found() -> None:
    lib, _ = book()
    rule = next(r for r in lib.rules if r.id == "bonuses.funds_for_much_less")
    assert not list(forced(lib, [rule]))
    assert list(forced(replace(lib), [replace(rule, claims=())]))


def test_what_is_derived_without_a_ruling_follows_from_what_is_named() -> None:
    lib, _ = book()
    found = list(unforced(lib, lib.rules))
    assert not found, "\n".join(found)


def test_a_rule_that_does_not_follow_from_what_it_names_is_found() -> None:
    lib, _ = book()
    rule = next(r for r in lib.rules if r.id == "exams.team_stays_as_large")
    assert list(unforced(replace(lib), [replace(rule, claims=("deluxe-pt.jexam.removes_one",))]))


def test_an_exception_to_a_rule_about_something_else_is_linked_and_no_override() -> None:
    rules = {r.id: r for r in book()[0].rules}
    linked = [(r, rules[name]) for r in rules.values() for name in r.excepts]
    assert len(linked) > 80
    assert not [(r.id, g.id) for r, g in linked if r.question is g.question]


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_borrowed_that_the_own_texts_give(edition: str) -> None:
    lib, told = book()
    theory = edition_theory(told, [replace(r, answers=()) for r in lib.rulings], edition)
    borrowed = []
    for name, answers in decided(edition).items():
        if all(answer.certainty == "borrowed" for _, answer in answers):
            verdicts = [theory.ask(answer.question, args) for args, answer in answers]
            if all(v.state == "determined" and v.value == a.value for v, (_, a) in zip(verdicts, answers, strict=True)):
                borrowed.append(name)
    assert not borrowed


def test_texts_that_are_one_text_in_two_languages_are_cited_for_the_same_lines() -> None:
    lib, _ = book()
    first, second = (s.id for s in lib.sources if s.voice == "summary")
    differing = [
        r.id for r in lib.rules if lib.lines(r, first) != lib.lines(r, second).replace(f"{second}:", f"{first}:")
    ]
    assert not differing
