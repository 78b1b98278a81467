"""
House rules: answers that players have agreed on, in place of the book's.

A file of rulings by a user has the form of the book's own (`specs/rulings/`): each names a question and the answers to
some of its cases. Where it answers, it overrides every rule of the book; a game is then played by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from oracle.questions import NORM, Question
from oracle.rules import Rule
from oracle.terms import BoolTerm, Domain
from specs.component_files import Place, read_toml, table, text
from specs.editions import questions, rules

_SHAPE = ("id", "question", "says", "answers")


def _value(place: Place, value: Any, domain: Domain) -> Any:
    found = domain.named(value)
    if found is not None:
        return found
    choices = [str(getattr(v, "value", v)) for v in domain.values]
    shown = ", ".join(choices) if len(choices) < 9 else f"{choices[0]} … {choices[-1]}"
    return place.wrong(f"one of: {shown}", value, "copy it as `oracle rule` prints it")


def _guard(place: Place, case: Mapping[str, Any], question: Question) -> BoolTerm | bool:
    guard: Any = True
    for param, domain in zip(question.params, question.domains, strict=True):
        name = param.args[0]
        if name not in case:
            continue
        wanted = case[name] if isinstance(case[name], list) else [case[name]]
        if not wanted:
            place.to(name).wrong("at least one value", "none", "leave the name out to mean every value")
        values = [_value(place.to(name), v, domain) for v in wanted]
        fits: Any = False
        for value in values:
            is_this = param == value if not isinstance(value, bool) else (param if value else ~param)
            fits = is_this if fits is False else fits | is_this
        guard = fits if guard is True else guard & fits
    return guard if isinstance(guard, BoolTerm) else bool(guard)


def _answers(place: Place, value: Any, question: Question, name: str, says: str) -> list[Rule]:
    if not isinstance(value, list) or not value:
        place.wrong("a list of answers", "an empty one" if value == [] else value, "write answers = [{ answer = … }]")
    found: list[Rule] = []
    general = tuple(r.id for r in rules() if r.question is question)
    for number, entry in enumerate(value, start=1):
        here = place.to(str(number))
        reads = {**dict.fromkeys(question.names, lambda _, v: v), "answer": lambda _, v: v}
        case = table(here, entry, reads, needed=("answer",))
        domain = NORM if question.is_norm else question.answers
        # What is agreed later is agreed on in view of what came before.
        before = tuple(r.id for r in found)
        found.append(
            Rule(
                id=f"house.{name}.{number}",
                question=question,
                says=dict.fromkeys(("en", "pt", "es"), says),
                answer=_value(here.to("answer"), case["answer"], domain),
                when=_guard(here, case, question),
                overrides=general + before,
            )
        )
    return found


def house_rules(file: Path) -> tuple[Rule, ...]:
    """
    Give the house rules of a file.

    Raises:
        RequestError: The file cannot be read, or a ruling is none.
    """
    tree, place = read_toml(file, str(file), "house rules")
    by_id = {q.id: q for q in questions()}
    content = table(place, tree, {"ruling": lambda _, v: v})
    entries: Sequence[Any] = content["ruling"]
    if not isinstance(entries, list):
        place.to("ruling").wrong("tables [[ruling]]", entries, "begin each with [[ruling]]")
    found: list[Rule] = []
    names: set[str] = set()
    for number, entry in enumerate(entries, start=1):
        here = place.to("ruling") if number == 1 else place.to("ruling", str(number))
        raw = table(
            here,
            entry,
            {"id": text, "question": text, "says": text, "answers": lambda _, v: v},
            needed=_SHAPE,
        )
        if raw["id"] in names:
            here.to("id").wrong("one ruling per id", raw["id"], "rename one of the two")
        names.add(raw["id"])
        if raw["question"] not in by_id:
            here.to("question").wrong("the id of a question", raw["question"], "`oracle rule WORDS` finds questions")
        found += _answers(here.to("answers"), raw["answers"], by_id[raw["question"]], raw["id"], raw["says"])
    return tuple(found)
