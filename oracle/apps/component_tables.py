"""
A set of components before a reader: every value with its mark, so that nothing made up passes for printed.

As text, each value is followed by the sign of its mark; as JSON, each stands with its trust, lines and reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from oracle.apps.component_solving import Because, Clash, Outlook
from specs.component_marks import Mark, Trust
from specs.component_values import SIDES, ComponentSet, split
from specs.vocabulary import Garment

SIGNS: Final = {Trust.CITED: "=", Trust.DERIVED: "~", Trust.REVIEWED: "°", Trust.SYNTHETIC: "*", Trust.PRINTED: "!"}
"""The sign behind a value, by how far it can be trusted."""

_SAYS: Final = {
    Trust.CITED: "cited from a text",
    Trust.DERIVED: "derived from the texts",
    Trust.REVIEWED: "reviewed: reported by public reviews",
    Trust.SYNTHETIC: "SYNTHETIC: made up, not printed anywhere",
    Trust.PRINTED: "printed by the user's own copy",
}


def plain(value: Any) -> Any:
    """Give a value as a reader and JSON have it."""
    if isinstance(value, tuple):
        return {c.value: n for c, n in zip(Garment, value, strict=True) if n}
    return getattr(value, "value", value)


def shown(value: Any) -> str:
    """Give a value as text."""
    value = plain(value)
    if isinstance(value, dict):
        return " + ".join(f"{n} {k}" for k, n in value.items()) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def _trust(counts: dict[Trust, int]) -> str:
    total = sum(counts.values())
    return f"{total} values: " + ", ".join(f"{n} {t.value}" for t, n in counts.items() if n)


def _paths(parts: ComponentSet, sides: Sequence[str]) -> list[str]:
    hidden = [s for s in SIDES if s not in sides]
    return [p for p in parts.values if p.partition(".")[0] not in hidden]


def _heading(parts: ComponentSet, paths: Sequence[str], digest: str) -> Iterator[str]:
    counts = {t: sum(parts.marks[p].trust is t for p in paths) for t in Trust}
    yield f"{parts.name} ({parts.edition}), {parts.file}"
    yield f"digest {digest}"
    yield _trust(counts)
    yield from (f"  {SIGNS[t]}  {_SAYS[t]}" for t, n in counts.items() if n)


def _grid(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def table(parts: ComponentSet, sides: Sequence[str], digest: str) -> str:
    """
    Give a set as text.

    Args:
        sides: The sides of the board that are shown, by the names of their tables.
        digest: The digest of what is shown.
    """
    paths = _paths(parts, sides)
    groups: dict[str, dict[str, dict[str, str]]] = {}
    for path in paths:
        group, piece, field = split(path)
        cell = f"{shown(parts.values[path])} {SIGNS[parts.marks[path].trust]}"
        groups.setdefault(group, {}).setdefault(piece, {})[field] = cell
    lines = list(_heading(parts, paths, digest))
    for group, pieces in groups.items():
        count = pieces.pop("count", {}).get("")
        lines += ["", group + (f": {count}" if count else "")]
        fields = list(dict.fromkeys(f for piece in pieces.values() for f in piece))
        if fields == [""]:
            lines.append("  " + "  ".join(f"{n}: {cell['']}" for n, cell in pieces.items()))
        else:
            rows = [["", *fields], *([n, *(cells.get(f, "") for f in fields)] for n, cells in pieces.items())]
            lines += _grid(rows)
    lines += ["", "What the marks rest on:"]
    reasons: dict[str, list[str]] = {}
    for path in paths:
        if parts.marks[path].at or parts.marks[path].reason:
            reasons.setdefault(str(parts.marks[path]), []).append(path)
    for mark, marked in reasons.items():
        more = f" and {len(marked) - 2} more" if len(marked) > 3 else ""
        lines.append(f"  {', '.join(marked[: 2 if more else 3])}{more}: {mark}")
    return "\n".join(lines) + "\n"


def _mark(mark: Mark) -> dict[str, Any]:
    citations = [{"source": s, "lines": [a, b]} for s, a, b in mark.at]
    return {"trust": mark.trust.value, "citations": citations, "reason": mark.reason}


def as_json(parts: ComponentSet, sides: Sequence[str], digest: str) -> dict[str, Any]:
    """Give a set as plain values."""
    paths = _paths(parts, sides)
    return {
        "name": parts.name,
        "edition": parts.edition,
        "file": parts.file,
        "digest": digest,
        "trust": {t.value: sum(parts.marks[p].trust is t for p in paths) for t in Trust},
        "values": [{"path": p, "value": plain(parts.values[p])} | _mark(parts.marks[p]) for p in paths],
    }


def _because(because: Because) -> Iterator[str]:
    """Give what does not go together, a few lines at most."""
    for named, found in (("values", because.values), ("claims", because.claims), ("answers", because.answers)):
        if found:
            more = f" and {len(found) - _MOST_NAMED} more" if len(found) > _MOST_NAMED else ""
            yield f"    {named}: {', '.join(found[:_MOST_NAMED])}{more}"


_MOST_NAMED: Final = 8
"""So many things that clash are named as text; JSON has all."""


def _clashes(clashes: Sequence[Clash]) -> Iterator[str]:
    wrong, doubts = [c for c in clashes if not c.violation.doubt], [c for c in clashes if c.violation.doubt]
    for heading, listed in (("Wrong:", wrong), ("Worth a look (no text of this edition says so):", doubts)):
        if listed:
            yield from ("", heading)
        for clash in listed:
            v = clash.violation
            by = ", ".join([*v.rules, *(f"ruling {r}" for r in v.rulings), *map(str, v.citations)])
            yield f"  {v.path}: {v.says}, got {v.got}" + (f" [{by}]" if by else "")
            yield from _because(clash.because)
            yield f"    hint: {v.hint}"


def verdict(parts: ComponentSet, clashes: Sequence[Clash]) -> str:
    """Give the verdict on a set as text."""
    wrong = [c for c in clashes if not c.violation.doubt]
    judged = f"{len(wrong)} contradict the texts" if wrong else "nothing contradicts the texts"
    lines = [f"{parts.name} ({parts.edition}), {parts.file}: {judged}", f"digest {parts.digest}", _trust(parts.count())]
    if made_up := parts.count()[Trust.SYNTHETIC]:
        lines.append(f"{made_up} values are SYNTHETIC: they are possible, not printed anywhere")
    return "\n".join([*lines, *_clashes(clashes)]) + "\n"


def prospect(outlook: Outlook) -> str:
    """Give what can become of a set that is not typed in yet as text."""
    draft = outlook.draft
    judged = "cannot be completed" if outlook.clashes else "can be completed"
    lines = [
        f"{draft.name} ({draft.edition}), {draft.file}: {judged}",
        f"{len(draft.values)} values filled in, {len(draft.missing)} missing",
        *_clashes(outlook.clashes),
    ]
    if outlook.derived:
        lines += ["", "Missing, but nothing else fits:"]
    for path, (value, because) in outlook.derived.items():
        by = ", ".join(map(str, because.citations)) if because else ""
        lines.append(f"  {path} = {shown(value)}" + (f" [{by}]" if by else ""))
        lines += _because(because) if because else ()
    if not outlook.clashes:
        lines += ["", "oracle components template --complete fills in what is missing, marked as made up"]
    return "\n".join(lines) + "\n"


def _because_as_json(because: Because | None) -> dict[str, Any] | None:
    if because is None:
        return None
    return {
        "values": list(because.values),
        "says": list(because.says),
        "claims": list(because.claims),
        "answers": list(because.answers),
        "citations": [c.as_json() for c in because.citations],
    }


def _clashes_as_json(clashes: Sequence[Clash]) -> dict[str, Any]:
    listed = [
        {
            "path": c.violation.path,
            "got": c.violation.got,
            "says": c.violation.says,
            "rules": list(c.violation.rules),
            "rulings": list(c.violation.rulings),
            "citations": [one.as_json() for one in c.violation.citations],
            "core": _because_as_json(c.because),
            "hint": c.violation.hint,
            "doubt": c.violation.doubt,
        }
        for c in clashes
    ]
    return {"violations": [v for v in listed if not v["doubt"]], "doubts": [v for v in listed if v["doubt"]]}


def verdict_as_json(parts: ComponentSet, clashes: Sequence[Clash]) -> dict[str, Any]:
    """Give the verdict on a set as plain values."""
    return {
        "name": parts.name,
        "edition": parts.edition,
        "file": parts.file,
        "digest": parts.digest,
        "complete": True,
        "trust": {t.value: n for t, n in parts.count().items()},
        **_clashes_as_json(clashes),
    }


def prospect_as_json(outlook: Outlook) -> dict[str, Any]:
    """Give what can become of a set that is not typed in yet as plain values."""
    draft = outlook.draft
    return {
        "name": draft.name,
        "edition": draft.edition,
        "file": draft.file,
        "complete": False,
        "possible": not outlook.clashes,
        "missing": list(draft.missing),
        "derived": [
            {"path": p, "value": plain(v), "core": _because_as_json(b)} for p, (v, b) in outlook.derived.items()
        ],
        **_clashes_as_json(outlook.clashes),
    }
