"""
Puts the parts of a report into words, the same in every format.

What comes from files is made harmless here: no control character of a text or a name reaches a terminal or a page.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any, Final

from oracle.findings import Citation, Finding
from oracle.questions import Effect
from oracle.reports.report import Invariant, Report

EFFECTS: Final = (Effect.PLAY, Effect.SCORE, Effect.SETUP, Effect.WORDING, Effect.NONE)
"""The effects, the gravest first."""

_BLANKS: Final = "\n\r\t\v\f\x85\u2028\u2029"
_BEFORE: Final = 12
"""A passage that begins at most so many lines above a citation may still be the one cited."""


def printable(text: object) -> str:
    """Give a text without control characters: line ends become blanks, all else that steers a terminal is escaped."""
    given = str(text)
    if given.isprintable():
        return given
    return "".join(c if c.isprintable() else _harmless(c) for c in given)


def _harmless(character: str) -> str:
    category = unicodedata.category(character)
    if character in _BLANKS or category == "Zs":
        return " "
    if character == "\u00ad":
        return ""
    return character if category in {"Co", "Cn"} else character.encode("unicode_escape", "surrogatepass").decode()


def value(given: Any) -> str:
    """Give a value of a witness in words; None stands for a text that does not answer."""
    if given is None:
        return "silent"
    if isinstance(given, bool) or given in ("true", "false"):
        return "yes" if given in (True, "true") else "no"
    if isinstance(given, Mapping):
        return pairs(given)
    if isinstance(given, (list, tuple)):
        return " or ".join(value(v) for v in given) or "nothing"
    return printable(given)


def pairs(given: Mapping[str, Any]) -> str:
    """Give a case as `name=value, name=value`."""
    return ", ".join(f"{printable(n)}={value(v)}" for n, v in given.items())


def situation(finding: Finding) -> str:
    """Give the smallest situation in which a finding matters, or nothing."""
    witness = finding.witness
    if not witness:
        return ""
    if "case" not in witness:
        return pairs({n: ", ".join(map(str, v)) if isinstance(v, (list, tuple)) else v for n, v in witness.items()})
    return pairs(witness["case"]) or "always"


def broken_play(invariant: Invariant) -> list[str]:
    """
    Give the play that breaks an invariant step by step, and the state after it; nothing where there is none.

    Everything of the state that is alike for all seats is said once.
    """
    witness = invariant.witness
    if not isinstance(witness, Mapping) or not {"play", "then"} & set(witness):
        return [value(witness)] if witness else []
    found = [f"{number}. {_step(step)}" for number, step in enumerate(witness.get("play", ()), start=1)]
    then = witness.get("then") or {}
    return [*found, f"then {pairs(_by_seat(then))}"] if then else found


def _by_seat(state: Mapping[str, Any]) -> dict[str, str]:
    """Give a state whose names end with a seat's number by name: `hand=3, of seat 0 1`."""
    groups: dict[str, dict[str, Any]] = {}
    for name, given in state.items():
        thing, dot, seat = name.rpartition(".")
        groups.setdefault(thing if dot and seat.isdigit() else name, {})[seat] = given
    found = {}
    for thing, seats in groups.items():
        alike = len(set(map(str, seats.values()))) == 1
        told = [f"{value(v)} (seat {seat})" for seat, v in seats.items()]
        found[thing] = value(next(iter(seats.values()))) if alike else " ".join(told)
    return found


def answers(finding: Finding) -> dict[str, str]:
    """Give what each text answers in that situation."""
    given = (finding.witness or {}).get("answers") or {}
    return {printable(text): value(answer) for text, answer in given.items()}


def reached(finding: Finding) -> str:
    """Give how play comes to that situation under each edition, and what of it the play does not show; or nothing."""
    found = finding.reached
    if not found:
        return ""
    parts = [_reached_in(one) for one in (found, *found.get("elsewhere", ()))]
    if found.get("chosen"):
        parts.append(f"free there: {', '.join(map(printable, found['chosen']))}")
    if found.get("not_shown"):
        parts.append(f"not shown: {', '.join(map(printable, found['not_shown']))}")
    return "; ".join(parts)


def _reached_in(one: Mapping[str, Any]) -> str:
    where = f"{printable(one['edition'])}, {count(one['players'], 'player')}"
    if "play" not in one:
        by = one.get("excluded_by")
        bounded = f"not within {one['not_within']} positions"
        why = f"never, as proved by {', '.join(map(printable, by))}" if by else bounded
        return f"{where}: {why}"
    return f"{where}: {' · '.join(map(_step, one['play'])) or 'after the setup'}"


def _step(step: Mapping[str, Any]) -> str:
    chosen = {n: v for n, v in step.items() if n != "action"}
    return printable(step["action"]) + (f" ({pairs(chosen)})" if chosen else "")


def settled(finding: Finding) -> str:
    """Give what covers a finding, or that nothing does."""
    return settled_by(finding.ruling, finding.accepted)


def settled_by(ruling: str | None, accepted: str | None) -> str:
    """Give what covers something, or that nothing does."""
    if ruling:
        return f"ruling {printable(ruling)}"
    return f"accepted: {printable(accepted)}" if accepted else "open: no ruling or acceptance covers it"


def quote(report: Report, citation: Citation) -> str:
    """Give the words that a citation stands for, or nothing where the text is not at hand."""
    held = report.quotes.get(citation.source, {})
    inside = [n for n in held if citation.first <= n <= citation.last]
    above = [n for n in held if citation.first - _BEFORE <= n < citation.first]
    chosen = inside or sorted(above)[-1:]
    return printable(" ".join(held[n] for n in sorted(chosen)))


def holds(invariant: Invariant) -> bool:
    """Say whether nothing is wrong with an invariant: it is proved, or a ruling covers that it is not."""
    return invariant.status == "proved" or (invariant.status == "refuted" and bool(invariant.ruling))


def by_topic(findings: Iterable[Finding]) -> dict[str, list[Finding]]:
    """Give the findings by topic; within one, open ones first, then the gravest."""
    found: dict[str, list[Finding]] = {}
    for finding in findings:
        found.setdefault(finding.topic, []).append(finding)
    for group in found.values():
        group.sort(key=lambda f: (f.covered, EFFECTS.index(f.effect), f.id))
    return dict(sorted(found.items()))


def phrased(phrases: Mapping[str, tuple[str, str]], language: str, phrase: str, /, **fills: object) -> str:
    """
    Give a phrase in a language, its names filled in.

    Args:
        phrases: The Portuguese and the Spanish of each phrase, which is written in English.
    """
    told = phrase if language == "en" else phrases[phrase][("pt", "es").index(language)]
    return told.format(**{n: printable(v) for n, v in fills.items()}) if fills else told


def count(number: int, one: str, several: str = "") -> str:
    """Give a number with its noun: `1 finding`, `2 findings`."""
    return f"{number} {one if number == 1 else several or one + 's'}"


def summary(report: Report) -> str:
    """Give the whole report in one line."""
    unproved = [i for i in report.invariants if not holds(i)]
    parts = [
        f"{count(len(report.findings), 'finding')}, {len(report.open_findings)} open",
        count(len(report.faults), "fault"),
        f"{count(len(report.invariants), 'invariant')}, {len(unproved)} in doubt",
    ]
    if not report.compared:
        parts = ["the texts were not compared", parts[1]]
    verdict = "something is wrong" if report.wrong else "nothing is wrong"
    return f"{verdict}: " + "; ".join(parts)
