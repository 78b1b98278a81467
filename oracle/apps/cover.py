"""Says which ruling decides a finding, or why it needs none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from oracle.apps.library import Library
from oracle.consistency.agree import member
from oracle.errors import BookError, OracleError
from oracle.findings import Finding, Kind
from specs.texts import read_table

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
        scopes = {library.books[e].questions[q].scope for e in library.books for q in finding.questions}
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


@cache
def acceptances() -> tuple[Acceptance, ...]:
    """
    Give the acceptances.

    Raises:
        BookError: The file is malformed.
    """
    table = read_table("acceptances.toml")
    for entry in table.get("acceptance", ()):
        where = f"specs/acceptances.toml: {entry.get('id')}"
        if not entry.get("reason"):
            raise BookError("an acceptance with its reason, got none", where=where, hint="say why it needs no ruling")
        if strange := set(entry.get("kinds", ())) - {k.value for k in Kind}:
            raise BookError(f"kinds of findings, got {min(strange)!r}", where=where, hint="correct the kind")
    try:
        entries: list[dict[str, Any]] = [
            {k: tuple(v) if isinstance(v, list) else v for k, v in e.items()} for e in table["acceptance"]
        ]
        return tuple(Acceptance(**e) for e in entries)
    except (KeyError, TypeError) as error:
        raise BookError(f"a whole acceptance, got: {error}", where="acceptances.toml") from None


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
    deciding: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
    covers: dict[str, str] = {}
    for ruling in library.rulings:
        for question in ruling.questions:
            deciding.setdefault(question, []).append((ruling.id, ruling.editions))
        covers.update(dict.fromkeys(ruling.covers, ruling.id))
    result = []
    for finding in found:
        ruling_id = covers.get(finding.id)
        if not ruling_id and finding.kind in _DECIDABLE:
            ruling_id = _ruling(finding, deciding)
        finding_ = replace(finding, follows=follows(finding, library), ruling=ruling_id)
        if not ruling_id:
            reason = next((a.reason for a in acceptances() if a.fits(finding_, library)), None)
            finding_ = replace(finding_, accepted=reason)
        result.append(finding_)
    return tuple(result)


def _ruling(finding: Finding, deciding: dict[str, list[tuple[str, tuple[str, ...]]]]) -> str | None:
    asked = (finding.witness or {}).get("question")
    for question in dict.fromkeys([*([asked] if asked else []), *finding.questions]):
        for ruling, editions in deciding.get(question, ()):
            if set(editions) & set(finding.editions):
                return ruling
    return None
