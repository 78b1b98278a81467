"""Writes the entry of each rule, claim, finding, ruling, question, text, vector and module in one language."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import unescape
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from oracle.apps.docs import citing
from oracle.apps.docs.answering import Told, answer_of, cell, condition_of, standing_of
from oracle.apps.docs.decisions import editions_of
from oracle.apps.docs.formula import formula
from oracle.apps.docs.material import Material
from oracle.apps.docs.phrases import Words
from oracle.apps.docs.picture import picture
from oracle.apps.finding_tongue import name
from oracle.consistency.cases import plain
from oracle.findings import Finding
from oracle.reports.phrasing import printable, situation
from oracle.terms import show

LINK: Final = r'<a href="rococo:([a-z]+):([^"]*)"'
"""How an entry links to another before there are pages: by its kind and id."""

_SILENT: Final = "silent"


@dataclass(frozen=True, slots=True)
class Tab:
    """What one text says, for a set of tabs."""

    label: str
    content: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """
    One entry, ready to be put on a page.

    Attributes:
        title: What its heading says; entries without one carry their address themselves.
        english: Whether the title stands in English whatever the language.
        lead: HTML before the tabs.
        tabs: What each text says, side by side, below `opening`.
        rest: HTML after them.
    """

    kind: str
    id: str
    title: str = ""
    english: bool = False
    classes: tuple[str, ...] = ()
    lead: str
    opening: str = ""
    tabs: tuple[Tab, ...] = ()
    rest: str = ""

    @property
    def size(self) -> int:
        """About how many bytes it takes on a page."""
        frame = 420 if self.title else 40
        return (
            frame
            + sum(map(len, (self.title, self.title, self.lead, self.rest)))
            + sum(len(t.content) + 420 for t in self.tabs)
        )

    @property
    def links(self) -> set[tuple[str, str]]:
        """The kinds and ids of the entries that it links to."""
        parts = (self.lead, self.rest, *(t.content for t in self.tabs))
        return {(kind, unescape(id)) for part in parts for kind, id in re.findall(LINK, part)}

    @property
    def digest(self) -> str:
        """Name what it shows."""
        return hashlib.sha256(repr(self).encode()).hexdigest()[:16]


class Entries:
    """
    Writes entries in one language, each once.

    Args:
        material: What entries are made of.

    Attributes:
        claim_pages: The claim pages of a text, by address and title.
        boards_at: The address of the pictures of boards, as seen from a page of findings; nothing where there are none.
    """

    kinds: Final = ("rule", "claim", "source", "finding", "ruling", "vector", "question", "code")

    def __init__(self, material: Material, language: str) -> None:
        self.material = material
        self.say = Words(language)
        self.claim_pages: Mapping[str, Sequence[tuple[str, str]]] = {}
        self.boards_at = ""
        self._known: dict[tuple[str, str], Entry] = {}

    @cached_property
    def environment(self) -> Environment:
        """The templates, with what all of them need."""
        made = Environment(
            loader=PackageLoader("oracle.reports", "templates/docs"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
            finalize=lambda given: given if isinstance(given, Markup) else printable(given),
        )
        made.globals.update(
            say=self.say,
            material=self.material,
            trials=self.material.trials,
            books=tuple(self.material.library.books),
            foreign=Markup("") if self.say.language == "en" else Markup(' lang="en"'),
            draw=lambda case: Markup(picture(case, self.say.value, self.say.label)),  # noqa: S704 - it escapes what it draws
        )
        return made

    def page(self, template: str, **values: Any) -> str:
        """Give what a template makes of some values."""
        return self.environment.get_template(template).render(**values).strip()

    def __call__(self, kind: str, id: str) -> Entry:
        """
        Give one entry.

        Raises:
            KeyError: There is none of that kind and id.
        """
        if (kind, id) not in self._known:
            self._known[kind, id] = self._makers[kind](id)
        return self._known[kind, id]

    @cached_property
    def _makers(self) -> Mapping[str, Callable[[str], Entry]]:
        return {
            "rule": self._rule,
            "claim": self._claim,
            "source": self._source,
            "finding": self._finding,
            "ruling": self._ruling,
            "vector": self._vector,
            "question": self._question,
            "code": self._code,
        }

    def has(self, kind: str, id: str) -> bool:
        """Say whether there is an entry of that kind and id."""
        held: Mapping[str, Mapping[str, Any]] = {
            "rule": self.material.rules,
            "claim": self.material.claims,
            "source": self.material.sources,
            "finding": self.material.findings,
            "ruling": self.material.rulings,
            "vector": self.material.trials.vectors,
            "question": self.material.questions,
            "code": self.material.code.names,
        }
        return id in held[kind]

    def _tab(self, side: citing.Side) -> Tab:
        lines = ", ".join(r.shown for r in side.ranges[:2]) + (" …" if len(side.ranges) > 2 else "")
        label = f"{side.source.id} {lines or ('—' if side.state == _SILENT else '✂')}"
        return Tab(label, self.page("side.html", side=side))

    def _rule(self, id: str) -> Entry:
        m = self.material
        rule = m.rules[id]
        played = editions_of(rule, m.library.books)
        names, rows, left_out = m.decisions.table(rule)
        pair = m.decisions.examples(rule)
        everywhere = dict(zip(rule.question.names, zip(*m.decisions.of(rule.question), strict=True), strict=True))
        domains = [[plain(v) for v in dict.fromkeys(everywhere[n])] for n in names]
        differs = m.decisions.differs(rule)
        answering = {*played, *m.decisions.answering(rule.question)}
        lead = self.page(
            "rule.html",
            rule=rule,
            editions=played,
            differs=differs,
            answer=answer_of(rule, self.say),
            when=condition_of(rule, self.say, tabled=bool(names)),
            standing=standing_of(rule, played, m.rulings.get(rule.ruling), m.library, self.say),
            exceptions=m.exceptions.get(id, []),
            names=names,
            rows=rows,
            columns=[e for e in m.library.books if any(r.answers[e].rules for r in rows)],
            cell=lambda row, n: cell(
                row.values[n], [r.values[n] for r in rows], domains[n], self.say, own=bool(row.decides)
            ),
            left_out=left_out,
            example=pair.example,
            counter=pair.counter,
            unknown=pair.unknown,
        )
        rest = self.page(
            "rule_more.html",
            rule=rule,
            ruling=m.rulings.get(rule.ruling),
            findings=[f.id for f in m.findings_about.get(rule.question.id, ())],
            vectors=m.trials.by_rule.get(id, ()),
            score=m.trials.scores.get(id),
            code=m.code.of(rule.question.id),
        )
        says = rule.text(self.say.language)
        return Entry(
            kind="rule",
            id=id,
            title=says[:1].upper() + says[1:],
            classes=("rr-rule", *(f"rr-in-{e}" for e in played), *(("rr-differs",) if differs else ())),
            lead=lead,
            opening=self.say("What the texts say, side by side"),
            tabs=tuple(
                self._tab(s)
                for s in citing.of_rule(rule, m.library, m.shelf)
                # An edition that does not know what is asked is not said to be silent on it.
                if s.ranges or s.against or s.source.edition in answering
            ),
            rest=rest,
        )

    def _claim(self, id: str) -> Entry:
        m = self.material
        claim = m.claims[id]
        source = m.sources[claim.source]
        keys = [k for k in claim.at if k in source.by_key]
        lead = self.page(
            "claim.html",
            claim=claim,
            ranges=citing.ranges(source, keys, m.shelf),
            language=source.language,
            when=Told(formula(claim.when, self.say), exact=show(claim.when)),
            then=None if claim.then is None else Told(formula(claim.then, self.say), exact=show(claim.then)),
            rules=m.resting_on.get(id, []),
            findings=m.blamed_in.get(id, []),
        )
        return Entry(kind="claim", id=id, lead=lead)

    def _finding(self, id: str) -> Entry:
        m = self.material
        finding = m.findings[id]
        witness = finding.witness or {}
        question = str(witness.get("question", ""))
        lead = self.page(
            "finding.html",
            finding=finding,
            said=self.say.finding(finding),
            question=question if question in m.questions else "",
            asked=m.questions.get(question),
            situation=situation(finding) if self.say.language == "en" else "",
            picture=Markup(picture(witness.get("case") or {}, self.say.value, self.say.label)),  # noqa: S704 - it escapes what it draws
            answers=self.say.answers(finding),
            board=m.pictures.by_finding.get(id) if self.boards_at else None,
            at=self.boards_at,
            plays=_plays(finding),
            rules=[r.id for q in finding.questions for r in m.rules_about.get(q, ())],
        )
        asks = [m.questions[q].asks for q in (question, *finding.questions) if q in m.questions]
        return Entry(
            kind="finding",
            id=id,
            **(self._titled(asks[0]) if asks else self._named(finding)),
            lead=lead,
            opening=self.say("The lines, side by side"),
            tabs=tuple(map(self._tab, citing.of_citations(finding, m.library.sources, m.claims, m.report, m.shelf))),
        )

    def _titled(self, english: str) -> dict[str, Any]:
        """Give a title in the language, or in English where nobody has said it yet."""
        told = self.say.told(english)
        return {"title": told or english, "english": told is None}

    def _named(self, finding: Finding) -> dict[str, Any]:
        """Give the title of a finding about no question: what its words name, or a place of a text."""
        told = name(finding, self.say)
        return {"title": told or finding.subject, "english": told is None}

    def _ruling(self, id: str) -> Entry:
        m = self.material
        ruling = m.rulings[id]
        lead = self.page(
            "ruling.html", ruling=ruling, rules=m.decided_by.get(id, []), findings=m.settled_by.get(id, [])
        )
        return Entry(kind="ruling", id=id, **self._titled(ruling.asks), lead=lead)

    def _question(self, id: str) -> Entry:
        m = self.material
        question = m.questions[id]
        rules = [r.id for r in m.rules_about.get(id, ())]
        lead = self.page(
            "question.html",
            question=question,
            domains=[(n, [plain(v) for v in d.values]) for n, d in zip(question.names, question.domains, strict=True)],
            answers=[plain(v) for v in question.answers.values],
            rules=rules,
            rulings=m.ruling_on.get(id, []),
            findings=[f.id for f in m.findings_about.get(id, ())],
            claims=() if rules else [c.id for c in m.library.claims_about(question)],
        )
        return Entry(kind="question", id=id, lead=lead)

    def _source(self, id: str) -> Entry:
        m = self.material
        coverage = next((c for c in m.report.coverage if c.source == id), None)
        parts = ("passages", "binding", "claimed", "waived", "claims")
        lead = self.page(
            "source.html",
            source=m.sources[id],
            shelf=next(s for s in m.report.sources if s.id == id),
            numbers=[(n, getattr(coverage, n)) for n in parts] if coverage else [],
            pages=self.claim_pages.get(id, ()),
        )
        return Entry(kind="source", id=id, title=id, english=True, lead=lead)

    def _vector(self, id: str) -> Entry:
        vector = {"says": "", "origin": "", **self.material.trials.vectors[id]}
        rules = [r for r in vector["rules"] if r in self.material.rules]
        return Entry(kind="vector", id=id, lead=self.page("vector.html", vector=vector, rules=rules))

    def _code(self, id: str) -> Entry:
        module = next(m for m in self.material.code.modules if m.name == id)
        return Entry(kind="code", id=id, lead=self.page("code.html", module=module))


def _plays(finding: Finding) -> list[dict[str, Any]]:
    """Give how play comes to the smallest case under each edition, step by step."""
    found = finding.reached
    if not found:
        return []
    told = []
    for one in (found, *found.get("elsewhere", ())):
        steps = None
        why = ", ".join(one.get("excluded_by", ())) or f"none within {one.get('not_within')} positions"
        if "play" in one:
            steps = [
                step["action"] + "".join(f", {n} {v}" for n, v in step.items() if n != "action") for step in one["play"]
            ]
        told.append({"edition": one["edition"], "players": one["players"], "steps": steps, "why": why})
    return told
