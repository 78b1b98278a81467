"""
Certifies the answers to a dispute, and holds a certificate against the book that is installed.

A certificate is made again from what was asked. What comes out must be what stands in it, to the letter; else the first
clause or answer that differs is named.

What a single text answers is not certified. A rule is a condition with its answer, and the exceptions to it are named:
a file can hold all that an answer rests on. A text answers by all that it says: whether it is silent, leaves something
free or says two things is shown by no clause, only by the absence of others, so that no file could be judged by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from oracle.apps.asking import Dispute, grounds, question_named, settle
from oracle.apps.asking_components import MADE_OF
from oracle.apps.cli import version
from oracle.apps.json_files import parsed
from oracle.disputes.answers import Answers
from oracle.disputes.certificate import (
    FORMAT,
    WAY_OUT,
    Document,
    certified,
    digest_of_rules,
    sealed,
)
from oracle.disputes.comparing import against_book, same
from oracle.disputes.verifying import BOOK, Fault, changed, checked
from oracle.errors import OracleError, RequestError
from specs.component_sets import shipped
from specs.editions import EDITIONS, OPTIONS, book


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """Files that a game was played with; a certificate names their digests alone."""

    components: Path | None = None
    rulings: Path | None = None


def certificate_of(request: Any) -> Document:
    """
    Answer a request and certify the answer.

    Raises:
        RequestError: It is asked of single texts, for which there are no certificates.
        OracleError: It cannot be judged.
    """
    if isinstance(request, Dispute):
        return _of_dispute(request)
    from oracle.apps.certifying_scenes import asked_of, certified_scenes  # noqa: PLC0415 - it opens the engine

    answers, told = certified_scenes(request)
    editions = [s.setup.edition for s in request.scenes]
    options = request.scenes[0].setup.options
    return sealed(asked_of(request), _made_with(editions, options), answers.asks, told)


def check_certifiable(request: Any) -> None:
    """
    Refuse what there is no certificate of, before it is answered.

    Raises:
        RequestError: It is asked of single texts.
    """
    if isinstance(request, Dispute) and request.texts:
        raise RequestError(
            "a certificate of what editions play, got single texts: what a text leaves open no clause of it can prove",
            where="--certificate",
            hint="leave out --texts (in a file, texts = true), or keep the texts' answers with --page or --output",
        )


def _made_with(editions: Sequence[str], options: tuple[str, ...]) -> dict[str, Any]:
    return {"oracle": version(), "book": {e: digest_of_rules(book(e, options)) for e in editions}}


def _of_dispute(dispute: Dispute) -> Document:
    check_certifiable(dispute)
    answers = settle(replace(dispute, heard="", suggested={}))
    editions = [a.edition for a in answers.answers]
    asked = {
        "question": dispute.question.id,
        "editions": editions,
        "options": list(dispute.options),
        "facts": [list(pair) for pair in dispute.facts],
        "claims": [list(pair) for pair in dispute.claims],
    }
    return sealed(asked, _made_with(editions, dispute.options), answers.asks, list(_told(dispute, answers)))


def _told(dispute: Dispute, answers: Answers) -> Iterator[Document]:
    for answered in answers.answers:
        judge, law, known = grounds(dispute, answered.edition)
        found = certified(judge, law, dispute.question, known, answered)
        parts = shipped(answered.edition) if dispute.question.id in MADE_OF else None
        yield {**found, "components": {"name": parts.name, "digest": parts.digest} if parts else None}


# ------------------------------------------------------------------------------------------------- made again


def _wrong(what: str, got: Any, where: str) -> RequestError:
    return RequestError(f"{what}, got {repr(got)[:_LONGEST]}", where=where, hint=WAY_OUT)


def _pairs(given: Any, where: str) -> tuple[tuple[str, str], ...]:
    fits = isinstance(given, list) and all(
        isinstance(p, list) and len(p) == 2 and all(isinstance(v, str) for v in p) for p in given
    )
    if not fits:
        raise _wrong("a list of names with what is said of each", given, where)
    return tuple((name, said) for name, said in given)


def _names(given: Any, known: Sequence[str], where: str) -> tuple[str, ...]:
    if not isinstance(given, list) or not all(isinstance(n, str) and n in known for n in given):
        raise _wrong(f"some of {', '.join(known)}", given, where)
    return tuple(given)


def request_of(asked: Mapping[str, Any], where: str, parts: Parts) -> Any:
    """
    Give the request that a certificate says was made.

    Raises:
        RequestError: It is none, or files that it needs are not given.
    """
    from oracle.apps.asking_requests import SITUATIONS  # noqa: PLC0415

    name = asked.get("question")
    if name in SITUATIONS:
        from oracle.apps.certifying_scenes import situation_of  # noqa: PLC0415 - it opens the engine

        return situation_of(asked, where, parts.components, parts.rulings)
    if set(asked) != {"question", "editions", "options", "facts", "claims"}:
        raise _wrong("what was asked: question, editions, options, facts, claims", sorted(map(str, asked)), where)
    question = question_named(name) if isinstance(name, str) else None
    if question is None:
        raise _wrong("a question of the book installed", name, where)
    return Dispute(
        question=question,
        editions=_names(asked["editions"], EDITIONS, where),
        options=_names(asked["options"], OPTIONS, where),
        facts=_pairs(asked["facts"], where),
        claims=_pairs(asked["claims"], where),
        where=where,
    )


def made_again(document: Mapping[str, Any], where: str, parts: Parts) -> Document | Fault:
    """Make a certificate again by the book installed, or say why it cannot be made."""
    try:
        return certificate_of(request_of(document["asked"], where, parts))
    except OracleError as error:
        way_out = f" ({error.hint})" if error.hint else ""
        says = f"what was asked cannot be asked of the book installed: {error.what}{way_out}"
        return Fault(kind=BOOK, says=says)


CALLED: Final = "a certificate of a dispute"
"""What `oracle verify` reads."""

_LONGEST: Final = 60
_SHAPE: Final = {
    "format": str, "id": str, "made_with": dict, "asked": dict, "asks": str, "answers": list, "digest": str,
}  # fmt: skip


def read(text: str, where: str) -> Document:
    """
    Read a certificate.

    Raises:
        RequestError: It is no certificate of a dispute.
    """
    found = parsed(text, where, CALLED)
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        got = found.get("format", "none") if isinstance(found, dict) else type(found).__name__
        raise _wrong(f"{CALLED} (format {FORMAT})", got, where)
    for name, kind in _SHAPE.items():
        if not isinstance(found.get(name), kind):
            raise _wrong(f"{CALLED} with {name}", found.get(name), where)
    if strange := sorted(set(found) - set(_SHAPE)):
        raise _wrong(f"a certificate with {', '.join(_SHAPE)}", strange[0], where)
    if not isinstance(found["asked"].get("question"), str) or not found["answers"]:
        raise _wrong("what was asked, and the answers to it", found["asked"], where)
    return found


def check_parts(document: Mapping[str, Any], parts: Parts) -> None:
    """
    Refuse files of parts or house rules where nothing is played.

    Raises:
        RequestError: One is given for a certificate that is not about a position.
    """
    given = [n for n, f in (("components", parts.components), ("rulings", parts.rulings)) if f is not None]
    if given and "scenes" not in document["asked"]:
        hint = "leave it out: what editions answer hangs on the book alone"
        raise RequestError("a certificate about a position, got another one", where=f"--{given[0]}", hint=hint)


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """
    What became of a certificate.

    Attributes:
        clauses: How many clauses its answers rest on.
        other: With which other version it was made; empty where it was made with this one.
    """

    document: Document
    faults: tuple[Fault, ...]
    clauses: int
    other: str

    def plain(self) -> dict[str, Any]:
        """Give it as JSON has it."""
        return {
            "verdict": "refused" if self.faults else "confirmed",
            "id": self.document["id"],
            "question": self.document["asked"]["question"],
            "asks": self.document["asks"],
            "answers": [
                {
                    n: a.get(n) if isinstance(a, dict) else None
                    for n in ("edition", "verdict", "value", "why", "missing")
                }
                for a in self.document["answers"]
            ],
            "clauses": self.clauses,
            "replayed": "scenes" in self.document["asked"],
            "faults": [f.plain() for f in self.faults],
            "made_with": self.document["made_with"],
            "other_version": self.other or None,
        }


def verified(document: Document, text: str, where: str, parts: Parts) -> Judged:
    """Judge a certificate: its digest, its chains by two solvers, and the book that is installed."""
    faults = [*changed(document, text)]
    given = [a for a in document["answers"] if isinstance(a, dict)]
    for answer in given:
        if "chain" in answer or "scenes" not in document["asked"]:
            faults += checked(answer)
    again = made_again(document, where, parts)
    faults += [again] if isinstance(again, Fault) else against_book(document, again)
    return Judged(
        document=document,
        faults=tuple(faults),
        clauses=sum(len(a["clauses"]) for a in given if isinstance(a.get("clauses"), list)),
        other="" if isinstance(again, Fault) else _other_version(document["made_with"], again["made_with"]),
    )


def _other_version(made_with: Mapping[str, Any], own: Mapping[str, Any]) -> str:
    if same(made_with, own):
        return ""
    told = str(made_with.get("oracle"))[:_LONGEST]
    return f"oracle {told}" + ("" if told != own["oracle"] else ", with other rules")
