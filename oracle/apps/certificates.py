"""Gathers every verdict of a check as a certificate, has them confirmed, and writes them into a directory."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from oracle.apps.beside import beside
from oracle.apps.library import Library
from oracle.apps.prove import Family, scripts
from oracle.consistency.cases import case_from
from oracle.consistency.certify import Certificate, differing, of_conflict, of_gap, of_proof
from oracle.consistency.contradictions import Conflict, conflicts
from oracle.consistency.evidence import Evidence
from oracle.consistency.induct import Known
from oracle.errors import RequestError
from oracle.findings import Finding, Kind

FORMAT: Final = "rococo-certificates/1"
"""What the index of a directory of certificates begins with."""

INDEX: Final = "index.json"


def _about(every: Sequence[Conflict], found: Iterable[Finding]) -> list[list[str]]:
    """Give the findings that each conflict belongs to: by the claims they blame, their questions, or its neighbours."""
    contradictions = [f for f in found if f.kind in (Kind.ACROSS, Kind.INSIDE)]
    about: list[list[str]] = []
    asked = [{p.question for p in c.points} for c in every]
    for conflict, questions in zip(every, asked, strict=True):
        near = [f for f in contradictions if set(f.blame) & conflict.claims]
        blaming = [f.id for f in near if set(f.blame) <= conflict.claims]
        about.append(blaming or [f.id for f in near if questions <= set(f.questions)])
    # A finding gathers conflicts that hang together by claims, of which it blames those of the first one only.
    pending = True
    while pending:
        pending = False
        for n, conflict in enumerate(every):
            linked = (m for m, c in enumerate(every) if about[m] and c.claims & conflict.claims and asked[m] & asked[n])
            if not about[n] and (neighbour := next(linked, None)) is not None:
                about[n] = about[neighbour]
                pending = True
    return about


def _of_finding(finding: Finding, ev: Evidence) -> Certificate | None:
    witness = finding.witness or {}
    question = ev.questions.get(str(witness.get("question")))
    if finding.kind is not Kind.GAP or question is None:
        return None
    case = case_from(question, witness.get("case", {}))
    if case is None:
        return None
    return of_gap(question, case, tuple(witness.get("answers", ())), ev, finding.id)


def of_gaps(found: Iterable[Finding], ev: Evidence) -> dict[str, Certificate]:
    """
    Give a certificate of every gap, by the id of its finding.

    It is cheap where the gaps were found, and costs memory anywhere else: the solver knows these cases already.
    """
    return {f.id: c for f in found if (c := _of_finding(f, ev))}


def of_proofs(lib: Library, family: Family, known: Known | None = None) -> list[Certificate]:
    """
    Give the certificates of every proof of a family.

    Args:
        known: What the solver said already when the proofs were made.
    """
    return [of_proof(s) for s in scripts(lib, family, known)]


def certificates(
    found: Sequence[Finding], ev: Evidence, *, gaps: Mapping[str, Certificate], proofs: Iterable[Certificate]
) -> list[Certificate]:
    """
    Give a certificate of every conflict, every gap and every proof, in the order of their names.

    Args:
        gaps: The certificates of gaps by the id of the finding (`of_gaps`).
        proofs: Those of the proofs (`of_proofs`).
    """
    contradictory = conflicts(ev)
    every = [
        *(
            c
            for o, about in zip(contradictory, _about(contradictory, found), strict=True)
            for c in of_conflict(o, ev, about)
        ),
        *(gaps[f.id] for f in found if f.id in gaps),
        *proofs,
    ]
    made = {c.name: c for c in every}
    return [made[name] for name in sorted(made)]


def unconfirmed(made: Sequence[Certificate]) -> list[str]:
    """Have the second solver read all certificates, and give those on which it says something else."""
    by_script: dict[str, list[Certificate]] = {}
    for certificate in made:
        by_script.setdefault(certificate.script, []).append(certificate)
    # Dealt out by size, so that both processes are done at about the same time.
    dealt = [by_script[s] for s in sorted(by_script, key=lambda s: (len(s), s))]
    halves = [[c for group in dealt[n::2] for c in group] for n in (0, 1)]
    return sorted(d for found in beside([partial(differing, half) for half in halves])() for d in found)


def _refuse(directory: Path, why: str, hint: str) -> RequestError:
    return RequestError(f"a directory for certificates, got: {why}", where=f"--certificates {directory}", hint=hint)


def _written_before(directory: Path) -> set[str]:
    """Give the names of the files that an earlier check wrote into a directory; none if it wrote none."""
    try:
        index = json.loads((directory / INDEX).read_text(encoding="utf-8"))
        if index["format"] == FORMAT:
            return {INDEX, *(str(entry["file"]) for entry in index["certificates"])}
    except (OSError, ValueError, TypeError, KeyError):
        pass
    return set()


def check_directory(directory: Path) -> None:
    """
    Refuse a directory that certificates cannot be written to, before the work is done.

    Raises:
        RequestError: It holds something else, is no directory, or cannot be made or written.
    """
    try:
        if not str(directory).strip():
            raise _refuse(directory, "an empty name", "name a directory that is new or empty")
        place = Path(os.path.realpath(directory))
        if place.exists() and not place.is_dir():
            raise _refuse(directory, "a file", "name a directory that is new or empty")
        held = {p.name for p in place.iterdir()} if place.exists() else set()
        if foreign := sorted(held - _written_before(place)):
            few = ", ".join(foreign[:3]) + (", …" if len(foreign) > 3 else "")
            hint = "name a directory that is new, empty or holds nothing but certificates of an earlier check"
            raise _refuse(directory, f"one that holds other files ({few})", hint)
        if not place.parent.is_dir():
            raise _refuse(directory, f"no directory {place.parent}", "make that directory first")
        if not os.access(place.parent, os.W_OK | os.X_OK):
            raise _refuse(directory, f"no leave to write in {place.parent}", "name another place")
    except (OSError, ValueError) as error:
        raise _refuse(directory, getattr(error, "strerror", None) or str(error), "name another directory") from None


def _index(made: Iterable[Certificate]) -> str:
    entries = [
        {
            "file": c.file,
            "kind": c.kind,
            "of": list(c.of),
            "claims": list(c.claims),
            "citations": [x.as_json() for x in c.citations],
            "expected": c.expected,
            "digest": c.digest,
        }
        for c in made
    ]
    return json.dumps({"format": FORMAT, "certificates": entries}, ensure_ascii=False, indent=1) + "\n"


def write_certificates(made: Sequence[Certificate], directory: Path) -> None:
    """
    Write certificates with their index: into a directory of another name first, which then takes its place.

    Raises:
        RequestError: The directory holds something else, or cannot be written.
    """
    check_directory(directory)
    place = Path(os.path.realpath(directory))
    new, old = (place.with_name(f".{place.name[:200]}.{os.getpid()}.{n}") for n in ("new", "old"))
    try:
        new.mkdir()
        for certificate in made:
            (new / certificate.file).write_text(certificate.text, encoding="utf-8", newline="\n")
        (new / INDEX).write_text(_index(made), encoding="utf-8", newline="\n")
        if place.exists():
            place.rename(old)
        new.rename(place)
    except OSError as error:
        if old.exists() and not place.exists():
            old.rename(place)
        hint = "check the path and the space left, or name another place"
        raise _refuse(directory, error.strerror or str(error), hint) from None
    finally:
        for rest in (new, old):
            shutil.rmtree(rest, ignore_errors=True)
