"""
Writes the ruling desk: one page that answers every question of the book without a server.

The page holds what `oracle ask` answers, case by case, as tables: what a term means stays defined in one place, and
the page only looks up. It needs nothing else, neither network nor file, so that it can be kept and opened anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from oracle.apps import lookup
from oracle.apps.desk_answers import Answers
from oracle.apps.docs.found import put
from oracle.apps.docs.phrases import Words
from oracle.apps.footing import AGAINST, DERIVED, NEAR
from oracle.apps.library import Library, library
from oracle.consistency.cases import plain
from oracle.disputes.answers import Objection
from oracle.findings import Finding
from oracle.questions import Question
from oracle.reports.desk import render
from oracle.reports.speech import mood_of
from oracle.rules import Rule
from specs.translations import PLAINER, told


def lasting(entry: Rule | Finding) -> str:
    """Give the lasting address of an entry of the annotated rulebook, as seen from a page beside its pages."""
    return f"../go.html#{entry.id}"


def write_desk(
    target: Path,
    language: str,
    *,
    findings: Sequence[Finding] = (),
    page_of_rule: Callable[[Rule], str] = lasting,
    page_of_finding: Callable[[Finding], str] = lasting,
) -> Path:
    """
    Write the desk in one language.

    Args:
        target: The directory of the rulebook in that language; the desk comes into `desk` in it.
        findings: What the check found; shown with the questions that they touch.
        page_of_rule: Gives the address of a rule's entry, as seen from the desk.
        page_of_finding: Gives the address of a finding's entry.
    Returns:
        The page.
    """
    data = desk_data(library(), language, findings, page_of_rule, page_of_finding)
    page = target / "desk" / "index.html"
    put(page, render(data, Words(language)).encode())
    return page


def desk_data(
    lib: Library,
    language: str,
    findings: Sequence[Finding] = (),
    page_of_rule: Callable[[Rule], str] = lasting,
    page_of_finding: Callable[[Finding], str] = lasting,
) -> dict[str, Any]:
    """Give all that the page looks up, as plain values; rules, rulings, objections and findings by their number."""
    say = Words(language)
    answers = Answers.of(lib)
    numbers = {f.id: n for n, f in enumerate(findings)}
    questions = [
        _question(q)
        | {
            "weight": answers.weights[q.id],
            "rules": [n for n, r in enumerate(lib.rules) if r.question is q],
            "tables": answers.tables[q.id],
            "findings": [numbers[f.id] for f in lookup.touching(q, findings)],
        }
        for q in lib.questions
    ]
    rulings = {r.id: n for n, r in enumerate(lib.rulings)}
    rules = {r.id: n for n, r in enumerate(lib.rules)}
    return {
        "language": language,
        "editions": list(lib.books),
        "sources": [s.id for s in lib.sources],
        "titles": [_begun(say.known(e)) for e in lib.books],
        "topics": dict(sorted(((t, say.topic(t)) for t in {q.topic for q in lib.questions}), key=lambda t: t[1])),
        "synonyms": _synonyms(lib),
        "told": _told(lib, language),
        "units": _units(lib, say),
        "questions": questions,
        "rules": [
            {
                "id": r.id,
                "says": r.text(language),
                "page": page_of_rule(r),
                "lines": [_lines(lib, r, s.id, say) for s in lib.sources],
                "ruling": rulings.get(r.ruling),
                "editions": [not r.editions or e in r.editions for e in lib.books],
            }
            for r in lib.rules
        ],
        "rulings": [
            {"id": r.id, "status": r.status.value, "why": r.why, "editions": [e in r.editions for e in lib.books]}
            for r in lib.rulings
        ],
        "objections": [_objection(o, rules) for o in answers.objections],
        "findings": [
            {
                "id": f.id,
                "kind": f.kind.value,
                "says": told or f.says,
                "english": told is None,
                "lines": [str(c) for c in f.citations],
                "page": page_of_finding(f),
            }
            for f in findings
            for told in [say.finding(f)]
        ],
    }


def _lines(lib: Library, rule: Rule, source: str, say: Words) -> str:
    """Give the lines of a text, and how a rule stands on them where they do not answer it outright."""
    lines, state = lib.lines(rule, source), lib.footing(rule, source).state
    return f"{lines} ({say(state)})" if state in (DERIVED, NEAR, AGAINST) else lines


def _told(lib: Library, language: str) -> dict[str, str]:
    """Give what questions, their facts and values and the reasons of rulings are in the language, by the English."""
    if language == "en":
        return dict(PLAINER)
    wanted = [q.asks for q in lib.questions] + [r.why for r in lib.rulings]
    for question in lib.questions:
        wanted += [name.replace("_", " ") for name in question.names]
        wanted += [str(plain(v)) for d in (*question.domains, question.answers) for v in d.values]
    return {english: own for english in dict.fromkeys(wanted) if (own := told(english, language))}


def _units(lib: Library, say: Words) -> dict[str, list[str]]:
    """Give what one and several of each unit are called."""
    units = sorted({q.unit for q in lib.questions} - {""})
    return {u: [say.counted(n, u).partition(" ")[2] for n in (1, 2)] for u in units}


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]


def _question(question: Question) -> dict[str, Any]:
    domains = zip(question.names, question.domains, strict=True)
    return {
        "id": question.id,
        "asks": question.asks,
        "topic": question.topic,
        "scope": question.scope,
        "unit": question.unit,
        "mood": mood_of(question.asks),
        "params": [[n, [plain(v) for v in d.values]] for n, d in domains],
    }


def _objection(objection: Objection, rules: Mapping[str, int]) -> dict[str, Any]:
    """Give a clause that answers otherwise; a rule of ours by its number, for it speaks the reader's language."""
    return {
        "id": objection.id,
        "rule": rules.get(objection.id),
        "says": "" if objection.id in rules else objection.says,
        "lines": [str(c) for c in objection.citations],
        "answers": objection.answers,
        "loses": objection.loses,
    }


def _synonyms(lib: Library) -> list[list[str]]:
    """Give what each thing is called in all languages and texts, so that any of its names finds it."""
    found: dict[str, set[str]] = {}
    for word in lib.words:
        found.setdefault(word.concept, set()).add(word.word)
    for concept, names in lib.synonyms.items():
        found.setdefault(concept, set()).update(names)
    return [sorted(names) for _, names in sorted(found.items()) if len(names) > 1]
