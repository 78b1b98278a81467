"""
Holds what is played against what the texts and rulings say, in every case of every question.

Rules and claims are written by different hands. Here the answers of the rules become an assignment of every point;
where it satisfies all claims and rulings of a component, the rules answer as these do wherever these decide. Where
it does not, each point is asked by itself.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from oracle.consistency.cases import cases
from oracle.consistency.evidence import Evidence
from oracle.consistency.ground import Ground, Instance, Point, evaluate
from oracle.consistency.theory import Theory
from oracle.errors import RequestError
from oracle.questions import NORM, Question
from oracle.rules import Ruling
from oracle.terms import Domain

Played = Callable[[Question, Mapping[str, Any]], Any]
"""What is played in one case: an answer, or None where it is open."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One point at which rules and texts (with rulings) do not answer alike, or a ruling contradicts a claim."""

    kind: str
    where: str
    case: Mapping[str, Any]
    played: Any
    said: Any
    blame: tuple[str, ...]


def member(value: Any, domain: Domain, where: str) -> Any:
    """
    Give the value of a domain that a plain value of a ruling stands for.

    Raises:
        RequestError: There is none.
    """
    found = domain.named(value)
    if found is None:
        raise RequestError(f"one of: {domain.listed()}, got {value!r}", where=where, hint="correct the ruling")
    return found


def points_of(question: Question, args: Sequence[Any], answer: Any) -> dict[Point, int]:
    """Give the points of a case with the values that an answer gives them."""
    codes = tuple(int(d.code(a)) for d, a in zip(question.domains, args, strict=True))
    if question.is_norm:
        return {
            Point(question.id, codes, "may"): int(answer != "may not"),
            Point(question.id, codes, "must"): int(answer == "must"),
        }
    return {Point(question.id, codes): int(question.answers.code(answer))}


def entries(ruling: Ruling, question: Question) -> list[Mapping[str, Any]]:
    """
    Give what a ruling answers about one of its questions.

    An answer that names no question is about each of the ruling's questions that has its parameters and can be
    answered so.
    """
    domain = NORM if question.is_norm else question.answers
    plain = [(type(v), v) for v in (getattr(v, "value", v) for v in domain.values)]
    return [
        e
        for e in ruling.answers
        if e.get("question", question.id) == question.id
        and ("question" in e or set(e) - {"answer"} <= set(question.names))
        and ("question" in e or len(ruling.questions) == 1 or (type(e["answer"]), e["answer"]) in plain)
    ]


def ruling_instances(ruling: Ruling, questions: Mapping[str, Question]) -> list[Instance]:
    """
    Give what a ruling says, case by case.

    Raises:
        RequestError: It names a parameter or value that its question does not have.
    """
    where = f"ruling {ruling.id}"
    asked = [questions[q] for q in ruling.questions]
    about = [(q, e) for q in asked for e in entries(ruling, q)]
    for entry in ruling.answers:
        if not any(e is entry for _, e in about):
            parameters = ", ".join(dict.fromkeys(n for q in asked for n in q.names))
            raise RequestError(f"an answer about one of its questions ({parameters}), got {dict(entry)}", where=where)
    found = []
    for question, entry in about:
        wanted = {k: v for k, v in entry.items() if k not in ("answer", "question")}
        if unknown := sorted(set(wanted) - set(question.names)):
            raise RequestError(f"the parameters {', '.join(question.names)}, got {unknown[0]!r}", where=where)
        chosen = {
            n: [member(v, d, where) for v in (wanted[n] if isinstance(wanted[n], list) else [wanted[n]])]
            for n, d in zip(question.names, question.domains, strict=True)
            if n in wanted
        }
        answer = member(entry["answer"], NORM if question.is_norm else question.answers, where)
        for args in cases(question):
            case = dict(zip(question.names, args, strict=True))
            if all(case[n] in values for n, values in chosen.items()):
                # A permission that is no duty is said to be none: rulings leave nothing half open.
                for point, value in points_of(question, args, answer).items():
                    formula: Any = ("?", point)
                    if question.is_norm or isinstance(question.answers.values[0], bool):
                        formula = formula if value else ("not", formula)
                    else:
                        formula = ("==", formula, value)
                    found.append(Instance(f"ruling.{ruling.id}", tuple(case.items()), formula, (point,)))
    return found


def edition_theory(evidence: Evidence, rulings: Iterable[Ruling], edition: str) -> Theory:
    """Give what the texts of an edition and its rulings say: claims that a ruling overrules are left out."""
    active = [r for r in rulings if edition in r.editions]
    overruled = {c for r in active for c in r.overrules}
    texts = {s.id for s in evidence.sources if s.edition == edition}
    own = [i for i in evidence.grounded.instances if evidence.source_of(i.owner) in texts and i.owner not in overruled]
    decided = [i for r in active for i in ruling_instances(r, evidence.questions)]
    return Theory(Ground(evidence.grounded.questions, own + decided), evidence.shared_laws)


def ruling_conflicts(theory: Theory) -> list[Difference]:
    """Find rulings that contradict a claim they do not overrule, or each other."""
    found = []
    for number in range(theory.count):
        if not any(i.owner.startswith("ruling.") for i in theory.instances(number)) or theory.consistent(number):
            continue
        for minimal in theory.sets(number).minimal:
            stated = theory.statements(number)
            owners = {o for k in minimal for o in stated[k].claims}
            rulings = sorted(o for o in owners if o.startswith("ruling."))
            # What a text says as well as the ruling is no part of the contradiction.
            if any(all(o.startswith("ruling.") for o in stated[k].claims) for k in minimal):
                others = tuple(sorted(owners - {rulings[0]}))
                found.append(Difference(kind="ruling", where=rulings[0], case={}, played=None, said=None, blame=others))
    return found


def scopes_of(evidence: Evidence, edition: str) -> frozenset[str]:
    """Give the scopes of questions that the texts of an edition speak of."""
    return frozenset[str]().union(*(evidence.scopes[s.id] for s in evidence.sources if s.edition == edition))


def differences(evidence: Evidence, theory: Theory, played: Played, scopes: Container[str]) -> list[Difference]:
    """
    Find the cases in which rules do not answer as texts and rulings do, where these decide.

    Args:
        scopes: The scopes of the questions that are looked at (`scopes_of`).
    """
    values: dict[Point, int] = {}
    asked: dict[Point, tuple[Question, tuple[Any, ...], Any]] = {}
    by_component: dict[int, list[Point]] = defaultdict(list)
    for question in evidence.catalogue:
        if question.scope not in scopes:
            continue
        for args in cases(question):
            answer = played(question, dict(zip(question.names, args, strict=True)))
            codes = tuple(int(d.code(a)) for d, a in zip(question.domains, args, strict=True))
            first = Point(question.id, codes, "may" if question.is_norm else "")
            number = theory.component(first)
            if number is not None:
                by_component[number].append(first)
                asked[first] = (question, args, answer)
            if answer is not None:
                values.update(points_of(question, args, answer))
    found = []
    for number, points in by_component.items():
        doubtful = _doubtful([*theory.instances(number), *theory.laws(number)], values)
        if not doubtful:
            continue
        # Where everything else can be as it is played, only the points in doubt can differ from what is said.
        settled = {
            p: v
            for i in (*theory.instances(number), *theory.laws(number))
            for p in i.points
            if p not in doubtful and (v := values.get(p)) is not None
        }
        if theory.consistent(number) and not theory.is_simple(number) and theory.allows(number, settled):
            suspects = [p for p in points if p in doubtful or Point(p.question, p.args, "must") in doubtful]
        else:
            suspects = points
        for point in suspects:
            difference = _compare(theory, *asked[point])
            if difference:
                found.append(difference)
    return found


def _doubtful(instances: Sequence[Instance], values: Mapping[Point, int]) -> set[Point]:
    """Give the points of the instances that what is played does not satisfy, or does not decide."""
    return {
        p
        for i in instances
        if not (all(p in values for p in i.points) and evaluate(i.formula, values))
        for p in i.points
    }


def _compare(theory: Theory, question: Question, args: tuple[Any, ...], answer: Any) -> Difference | None:
    verdict = theory.ask(question, args)
    if verdict.state != "determined" or _same(verdict.value, answer):
        return None
    return Difference(
        kind="rule",
        where=question.id,
        case={n: getattr(a, "value", a) for n, a in zip(question.names, args, strict=True)},
        played=getattr(answer, "value", answer),
        said=getattr(verdict.value, "value", verdict.value),
        blame=theory.blame(verdict.point),
    )


def _same(said: Any, played: Any) -> bool:
    if type(said) is not type(played):
        return False
    # A text that says "may" leaves open whether it is a duty.
    return bool(said == played or (said == "may" and played == "must"))
