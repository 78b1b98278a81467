"""Says which ruling decides a finding, or why it needs none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from oracle.apps.library import Library
from oracle.consistency.agree import entries, member
from oracle.errors import BookError, OracleError
from oracle.findings import Finding, Kind
from oracle.questions import Effect, Question
from oracle.rules import Ruling
from specs.texts import Check, checked, flag, one_of, place_of, read_table, some_of, sources, text, texts

_DECIDABLE = (Kind.ACROSS, Kind.INSIDE, Kind.GAP, Kind.AMBIGUOUS, Kind.STRICTER)


@dataclass(frozen=True, slots=True, kw_only=True)
class Acceptance:
    """A pattern of findings that need no ruling, with the reason."""

    id: str
    reason: str
    kinds: tuple[str, ...] = ()
    effects: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()
    findings: tuple[str, ...] = ()
    scopes: tuple[str, ...] = ()
    between: str = ""
    answered: bool = False

    def fits(self, finding: Finding, library: Library) -> bool:
        """Say whether the pattern fits a finding."""
        texts = {c.source for c in finding.citations}
        own = {b.split(".")[0] for b in finding.blame} or texts
        # What a finding is about is told by its smallest situation; other questions only led to it.
        about = [q] if (q := (finding.witness or {}).get("question")) else finding.questions
        scopes = {library.books[e].questions[q].scope for e in library.books for q in about}
        return (
            (not self.kinds or finding.kind.value in self.kinds)
            and (not self.effects or finding.effect.value in self.effects)
            and (not self.sources or own <= set(self.sources))
            and (not self.topics or finding.topic in self.topics)
            and (not self.findings or finding.id in self.findings)
            and (not self.scopes or (bool(scopes) and scopes <= set(self.scopes)))
            and (self.between != "editions" or len(finding.editions) > 1)
            and (not self.answered or bool(finding.follows))
        )


_SHAPE: Mapping[str, Check] = {
    "id": text,
    "reason": text,
    "kinds": some_of(*(k.value for k in Kind)),
    "effects": some_of(*(e.value for e in Effect)),
    "sources": texts,
    "topics": texts,
    "findings": texts,
    "scopes": texts,
    "between": one_of("editions"),
    "answered": flag,
}


@cache
def acceptances() -> tuple[Acceptance, ...]:
    """
    Give the acceptances.

    Raises:
        BookError: The file is malformed, or an acceptance lacks its reason or accepts everything.
    """
    path = ("acceptances.toml",)
    tables = read_table(*path).get("acceptance", [])
    if not isinstance(tables, list):
        raise BookError(
            "tables [[acceptance]], got one", where=place_of(path, "acceptance"), hint="double the brackets"
        )
    found = []
    for number, entry in enumerate(tables, start=1):
        where = place_of(path, "acceptance", number)
        fields = checked(entry, _SHAPE, needed=frozenset({"id", "reason"}), where=where)
        if not set(fields) - {"id", "reason"}:
            raise BookError("a pattern of findings, got none", where=where, hint="say at least which kinds it accepts")
        if strange := sorted(set(fields.get("sources", ())) - {s.id for s in sources()}):
            hint = f"there are {', '.join(s.id for s in sources())}"
            raise BookError(f"the id of a text, got {strange[0]!r}", where=where, hint=hint)
        values: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in fields.items()}
        found.append(Acceptance(**values))
    return tuple(found)


def follows(finding: Finding, library: Library) -> dict[str, str]:
    """Give what each of a finding's editions plays in its smallest situation."""
    if not finding.witness or "case" not in finding.witness:
        return {}
    found = {}
    for edition, book in library.books.items():
        if edition not in finding.editions:
            continue
        question = book.questions[finding.witness["question"]]
        if not book.by_question.get(question.id):
            continue
        case = {
            n: member(finding.witness["case"][n], d, finding.id)
            for n, d in zip(question.names, question.domains, strict=True)
        }
        try:
            answer = book.answer(question, case)
        except OracleError:
            continue
        if answer.rules:
            value = "open" if answer.is_open else getattr(answer.value, "value", answer.value)
            found[edition] = str(value).lower() if isinstance(value, bool) else str(value)
    return found


def cover(found: Sequence[Finding], library: Library) -> tuple[Finding, ...]:
    """Give the findings with what each edition plays, the ruling that decides, or the reason why none is needed."""
    deciding: dict[str, list[Ruling]] = {}
    covers: dict[str, str] = {}
    for ruling in library.rulings:
        for question in ruling.questions:
            deciding.setdefault(question, []).append(ruling)
        covers.update(dict.fromkeys(ruling.covers, ruling.id))
    result = []
    for finding in found:
        ruling_id = covers.get(finding.id)
        if not ruling_id and finding.kind in _DECIDABLE:
            ruling_id = _ruling(finding, deciding, {q.id: q for q in library.questions})
        finding_ = replace(finding, follows=follows(finding, library), ruling=ruling_id)
        if not ruling_id:
            reason = next((a.reason for a in acceptances() if a.fits(finding_, library)), None)
            finding_ = replace(finding_, accepted=reason)
        result.append(finding_)
    return tuple(result)


def _ruling(
    finding: Finding, deciding: Mapping[str, Sequence[Ruling]], questions: Mapping[str, Question]
) -> str | None:
    """Give the ruling that decides a finding: the one that answers its smallest situation, or else its question."""
    witness = finding.witness or {}
    asked = witness.get("question")
    own = [r for r in deciding.get(asked or "", ()) if set(r.editions) & set(finding.editions)]
    answering = [r for r in own if _answers(r, questions.get(asked or ""), witness.get("case") or {})]
    others = (r for q in finding.questions if q != asked for r in deciding.get(q, ()))
    by_question = [r for r in others if set(r.editions) & set(finding.editions)]
    return next((r.id for r in (*answering, *by_question)), None)


def _answers(ruling: Ruling, question: Question | None, case: Mapping[str, Any]) -> bool:
    """Say whether a ruling answers a case; one without answers of its own (borrowed, open) speaks of every case."""
    if not ruling.answers or question is None:
        return True
    return any(
        all(case.get(k) in (v if isinstance(v, list) else [v]) for k, v in e.items() if k not in ("answer", "question"))
        for e in entries(ruling, question)
    )
