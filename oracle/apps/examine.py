"""The main job: reads the book, asks the solver, looks into the texts at hand, and reports."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from oracle.apps.agree import disagreements
from oracle.apps.beside import beside
from oracle.apps.certificates import certificates, of_gaps, of_proofs, unconfirmed, write_certificates
from oracle.apps.cover import cover
from oracle.apps.library import evidence, library, unswept
from oracle.apps.names import naming_faults
from oracle.apps.precedents import precedent_faults
from oracle.apps.prove import Family, Proved, families, prove_family, together
from oracle.apps.reached import with_plays
from oracle.claims import Claim, asked_by
from oracle.consistency.ask import distinct, ordered, spoken, unspoken
from oracle.consistency.certify import Certificate
from oracle.consistency.evidence import Evidence, agreement
from oracle.consistency.induct import Clock, Known
from oracle.consistency.told import claim_told
from oracle.errors import SolverError, SourceError
from oracle.findings import Citation, Finding, Kind, cite
from oracle.questions import Effect
from oracle.reports.report import Coverage, Fault, Report, Shelf
from oracle.sources import Found, Source, find, shelf
from oracle.telling import Claimed
from oracle.terms import questions
from oracle.textcheck import LEFT, Mismatch, compare, left_out
from oracle.textwords import has
from oracle.wording import one_word, text_faults, two_words
from specs.lexicon import STEMS

BINDING: Final = ("rule", "definition", "component", "example")
"""The kinds of passages that must bear a claim or a waiver."""

KINDS: Final = (*BINDING, "flavour", "heading", "debris", "repetition")
"""Every kind a passage can be of."""

WAIVED: Final = "waived:"
"""What a binding passage's note begins with when it bears no claim."""

_GRAVE: Final = {
    **dict.fromkeys(("common_gown", "common_coat", "uncommon_gown", "rare_coat"), Effect.PLAY),
    **dict.fromkeys(("employee", "master", "journeyman", "apprentice"), Effect.PLAY),
}
"""Concepts whose words a player must not confuse."""

_NUMBER = re.compile(r"\d")


def _found(sources: Sequence[Source], directory: Path | None) -> tuple[list[Found], list[Fault]]:
    if directory is None:
        return find(sources, []), []
    copies, broken = shelf(directory)
    found = find(sources, copies)
    if all(f.state == "not at hand" for f in found):
        reasons = "; ".join(f"{e.where}: {e.what}" for e in broken[:5]) or "no file there has the words of a text"
        raise SourceError(
            f"at least one of the {len(sources)} texts, got none ({reasons})",
            where=str(directory),
            hint="give the directory where your copies lie, or leave out --sources to check without texts",
        )
    if all(f.state != "not at hand" for f in found):
        return found, []  # what else lies in the directory does not matter
    return found, [Fault(what=e.what, where=e.where, hint=e.hint) for e in broken]


def _by_passage(claims: Iterable[Claim]) -> dict[str, dict[str, list[Claim]]]:
    found: dict[str, dict[str, list[Claim]]] = defaultdict(lambda: defaultdict(list))
    for claim in claims:
        for key in claim.at:
            found[claim.source][key].append(claim)
    return found


def _book_faults(sources: Sequence[Source], claims: Sequence[Claim]) -> list[Fault]:
    """Find passages nobody has classified, binding ones without a claim, and claims without a passage."""
    faults = []
    borne = _by_passage(claims)
    by_id = {s.id: s for s in sources}
    for claim in claims:
        source = by_id[claim.source]
        for key in claim.at or ("none",):
            if key not in source.by_key:
                hint = f"the text has {source.lines} lines; its passages stand in specs/passages/{source.id}.csv"
                faults.append(Fault(what=f"claim cites a passage that is not there: {key}", where=claim.id, hint=hint))
    for source in sources:
        for r in source.records:
            where = f"{source.id}:{r.first}" + (f"-{r.last}" if r.last != r.first else "")
            bears = r.key in borne[source.id]
            if r.kind not in KINDS:
                faults.append(
                    Fault(what=f"passage {r.key} is {r.kind}", where=where, hint=f"class it as {', '.join(KINDS)}")
                )
            elif r.kind in BINDING and not bears and WAIVED not in r.note:
                faults.append(
                    Fault(
                        what=f"binding passage {r.key} bears no claim",
                        where=where,
                        hint="claim it, or waive it with a reason",
                    )
                )
            elif r.kind in ("flavour", "debris", "repetition") and bears and not r.note:
                faults.append(
                    Fault(
                        what=f"passage {r.key} is {r.kind} and yet bears a claim",
                        where=where,
                        hint="class it anew, or note why",
                    )
                )
    return faults


def _citation_faults(found: Sequence[Found], claims: Sequence[Claim]) -> list[Fault]:
    """Find citations that do not hold in the copies at hand; a copy that breaks off is one fault."""
    borne = _by_passage(claims)
    faults = []
    hint = "compare the copy with the text the book was made from"
    for f in found:
        if f.state == "not at hand":
            continue
        name = f.path.name if f.path else f.source.id
        cited = [r for r in f.source.records if borne[f.source.id].get(r.key)]
        broken = [r for r in cited if f.standings[r.key].state not in ("holds", "moved")]
        tail = [r for r in cited if broken and r.first >= broken[0].first]
        # Short passages of the lost part may stand elsewhere, too.
        if len(broken) > 3 and len(broken) > 0.8 * len(tail):
            what = f"words cited are missing, {len(broken)} passages: the copy breaks off before line {broken[0].first}"
            faults.append(Fault(what=what, where=f"{f.source.id} ({name})", hint=hint))
            continue
        for r in broken:
            standing = f.standings[r.key]
            names = ", ".join(c.id for c in borne[f.source.id][r.key][:4])
            place = f"; its words begin at line {standing.first} of {name}" if standing.first else ""
            where = f"{f.source.id}:{r.first}-{r.last}"
            faults.append(Fault(what=f"the words cited by {names} are {standing.state}{place}", where=where, hint=hint))
    return faults


def _flavour_faults(found: Sequence[Found]) -> list[Fault]:
    """Find passages called flavour without a reason although they have a number or a modal verb."""
    faults = []
    for f in found:
        for r in f.source.records:
            standing = f.standings.get(r.key)
            if f.state != "verified" or r.kind != "flavour" or r.note or standing is None or not standing.text:
                continue
            language = f.source.language
            if (
                _NUMBER.search(standing.text)
                or has("DUTY", language, standing.text)
                or has("LEAVE", language, standing.text)
            ):
                where = f"{f.source.id}:{r.first}-{r.last}"
                faults.append(
                    Fault(
                        what=f"passage {r.key} is flavour, yet has a number or a modal verb",
                        where=where,
                        hint="note the reason",
                    )
                )
    return faults


def _text_findings(found: Sequence[Found], claims: Sequence[Claim]) -> list[Finding]:
    """Compare claims with the words they cite, and passages with their claims, where the texts are at hand."""
    standings = {f.source.id: f for f in found}
    differ: list[tuple[Claim, tuple[str, ...], Mismatch]] = []
    for claim in claims:
        f = standings[claim.source]
        held = [f.standings[k].text for k in claim.at if k in f.standings and f.standings[k].text]
        if held:
            fresh = compare(claim, " ".join(held), f.source.language, STEMS)
            differ += [(claim, claim.at, mismatch) for mismatch in fresh]
    by_id = {c.id: c for c in claims}
    for name, passages in _by_passage(claims).items():
        f = standings[name]
        for key, told in passages.items():
            if key in f.standings and f.standings[key].text:
                fresh = left_out(told, f.standings[key].text, f.source.language, STEMS)
                differ += [(by_id[mismatch.claim], (key,), mismatch) for mismatch in fresh]
    result = []
    for claim, at, mismatch in differ:
        source, asked = standings[claim.source].source, questions(claim.then)
        place = f".{at[0]}" if mismatch.code.startswith(LEFT) else ""
        result.append(
            Finding(
                id=f"text.{claim.id}{place}.{mismatch.kind}.{mismatch.code.replace(' ', '_')}",
                kind=Kind.TEXT,
                topic=asked[0].topic if asked else "text",
                subject=claim.id,
                effect=asked[0].effect if asked else Effect.WORDING,
                editions=(source.edition,),
                citations=cite(source, at),
                blame=(claim.id,),
                questions=tuple(q.id for q in asked),
                said=(Claimed(claim.says, claim_told(claim)), ": ", mismatch.what),
            )
        )
    return result


def _coverage(sources: Sequence[Source], claims: Sequence[Claim], ev: Evidence) -> tuple[Coverage, ...]:
    borne = _by_passage(claims)
    shared = agreement(ev)
    result = []
    for source in sources:
        own = [c for c in claims if c.source == source.id]
        topics: Counter[str] = Counter()
        for claim in own:
            asked = asked_by(claim)
            topics[asked[0].topic if asked else "prose"] += 1
        binding = [r for r in source.records if r.kind in BINDING]
        claimed = [r for r in binding if r.key in borne[source.id]]
        result.append(
            Coverage(
                source=source.id,
                passages=len(source.records),
                classified=sum(r.kind in KINDS for r in source.records),
                binding=len(binding),
                claimed=len(claimed),
                waived=sum(WAIVED in r.note for r in binding if r.key not in borne[source.id]),
                kinds=dict(sorted(Counter(r.kind for r in source.records).items())),
                topics=dict(sorted(topics.items())),
                claims=len(own),
                prose=sum(c.then is None and not c.lost for c in own),
                **shared[source.id],
            )
        )
    return tuple(result)


def _shelves(found: Sequence[Found]) -> tuple[Shelf, ...]:
    return tuple(
        Shelf(
            id=f.source.id,
            title=f.source.title,
            edition=f.source.edition,
            language=f.source.language,
            state=f.state,
            how=f.how,
            ends=f.source.ends,
            others=f.others,
            unlocated=tuple(k for k, s in f.standings.items() if s.state in ("missing", "changed")),
        )
        for f in found
    )


def _quotes(found: Sequence[Found], findings_: Iterable[Finding]) -> dict[str, Mapping[int, str]]:
    """Give the lines that findings cite, from the copies at hand, by the book's line numbers."""
    standings = {f.source.id: f for f in found if f.state != "not at hand"}
    wanted: dict[str, set[Citation]] = defaultdict(set)
    for finding in findings_:
        for citation in finding.citations:
            wanted[citation.source].add(citation)
    quotes: dict[str, Mapping[int, str]] = {}
    for source, f in standings.items():
        lines: dict[int, str] = {}
        for r in f.source.records:
            held = f.standings[r.key]
            if held.text and any(c.first <= r.last and r.first <= c.last for c in wanted[source]):
                lines[r.first] = (lines[r.first] + " " if r.first in lines else "") + held.text
        quotes[source] = lines
    return quotes


@dataclass(frozen=True, slots=True, kw_only=True)
class _Piece:
    """A piece of what is found beside the contradictions, by whichever process has time."""

    open: Sequence[Finding] = ()
    gaps: Mapping[str, Certificate] = field(default_factory=dict)
    proved: Proved | None = None
    proofs: Sequence[Certificate] = ()


def _open(*, certify: bool) -> _Piece:
    """Find what texts leave open; certificates are cheap where the solver knows the cases already."""
    ev = evidence()
    found = unspoken(ev)
    return _Piece(open=found, gaps=of_gaps(found, ev) if certify else {})


def _proofs(family: Family, *, certify: bool, clock: Clock | None) -> _Piece:
    """Prove what always holds in the games of one family."""
    known = Known()
    proved = prove_family(library(), family, known, clock=clock)
    return _Piece(proved=proved, proofs=of_proofs(library(), family, known) if certify else ())


def _unjudged(found: Sequence[Found], faults: Sequence[Fault]) -> Report:
    return Report(sources=_shelves(found), coverage=(), findings=(), faults=tuple(faults), compared=False)


def _gave_up(error: SolverError) -> Fault:
    """Say that a solver gave up; what it was asked is unknown, and never counts as right."""
    what = f"unknown whether the texts contradict each other; nothing was proved, either: {error.what}"
    return Fault(what=what, where=error.where, hint=error.hint)


@unswept()
def examine(
    *,
    sources: Path | None,
    certify: bool = False,
    export: Path | None = None,
    progress: Callable[[str], None] | None = None,
    clock: Clock | None = None,
) -> Report:
    """
    Check everything: citations, coverage, consistency, invariants.

    Args:
        sources: The directory of the reader's copies; None checks without texts.
        certify: Have a second solver confirm every contradiction, every gap and every proof.
        export: The directory that their certificates are written to; it implies `certify`.
        progress: Called with a few words before each part of the work.
        clock: What to measure with how long each proof took, if at all.
    Raises:
        BookError: The book itself is wrong.
        SourceError: The directory holds no text.
        SolverError: The second solver is not there.
        RequestError: The certificates cannot be written.
    """
    tell = progress or (lambda _: None)
    tell("opening the book")
    lib = library()
    ev = evidence()
    faults = _book_faults(lib.sources, lib.claims)
    if any(f.what.startswith("claim cites a passage") for f in faults):
        found, broken = _found(lib.sources, sources)
        what = "texts were not compared and nothing was proved"
        return _unjudged(found, [*broken, *faults, Fault(what=what, where="check", hint="correct the citation first")])
    certify = certify or export is not None
    # Most of the solver's work; the longest first, and what is left is shared out when the rest is done.
    proving = [partial(_proofs, f, certify=certify, clock=clock) for f in families(lib)]
    besides = beside([partial(_open, certify=certify), *proving])
    tell("reading the texts")
    found, broken = _found(lib.sources, sources)
    faults = [*broken, *faults]
    faults += _citation_faults(found, lib.claims)
    faults += _flavour_faults(found)
    faults += precedent_faults(lib)
    tell("asking the solver")
    try:
        said = spoken(ev)
        about_words = [
            *one_word(lib.words, ev.by_source, _GRAVE),
            *two_words(lib.words, ev.by_source),
            *text_faults(lib.sources),
            *_text_findings(found, lib.claims),
        ]
        faults += naming_faults(lib, ev)
        faults += disagreements(lib, ev)
        tell("proving what always holds")
        pieces = besides()
        invariants, unproved = together([p.proved for p in pieces if p.proved])
        left_open = [f for p in pieces for f in p.open]
        covered = cover(distinct([*ordered([*said, *left_open]), *about_words]), lib)
        covered = with_plays(covered, lib, invariants)
        hint = "look for a claim that contradicts a law; the findings shown are not all there are"
        faults += [
            Fault(what="more contradictions about one matter than can be listed", where=w, hint=hint)
            for w in ev.everything.incomplete
        ]
        coverage = _coverage(lib.sources, lib.claims, ev)
    except SolverError as error:
        return _unjudged(found, [*faults, _gave_up(error)])
    certified: dict[str, int] = {}
    if certify:
        tell("asking the second solver")
        gaps = {name: c for p in pieces for name, c in p.gaps.items()}
        made = certificates(covered, ev, gaps=gaps, proofs=[c for p in pieces for c in p.proofs])
        differing = unconfirmed(made)
        certified = {"asked": len(made), "agreed": len(made) - len(differing)}
        hint = "report it with this line"
        faults += [Fault(what="the two solvers differ", where=d, hint=hint) for d in differing]
        if export:
            write_certificates(made, export)
    return Report(
        sources=_shelves(found),
        coverage=coverage,
        findings=covered,
        invariants=invariants,
        faults=tuple(faults),
        certificates=certified,
        unproved=unproved,
        quotes=_quotes(found, covered),
    )
