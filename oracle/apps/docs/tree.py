"""Writes the pages of one language as a tree of Markdown, each file only when it changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from markupsafe import Markup, escape

from oracle.apps.docs import overview, plan
from oracle.apps.docs.entries import Entries
from oracle.apps.docs.found import put
from oracle.apps.docs.graph import graph
from oracle.apps.docs.plan import Page
from oracle.apps.finding_tongue import concept
from oracle.findings import Kind
from oracle.reports.phrasing import EFFECTS
from specs.drawing.shapes import symbols

ENGLISH: Final = "about"
"""What the old front page is called here: it explains the project, in English."""

BOARDS: Final = "boards"
"""The directory of the pictures of boards, beside those of the pages."""

CARDS: Final[Mapping[str, str]] = {"desk/index.html": "card.desk", "sample/index.html": "card.sample"}
"""What the front page says of pages outside the tree."""

_ALONE: Final = "---\norphan: true\n---\n\n"
_DRAWN: Final = ("rule", "finding")


class Tree:
    """
    The pages of one language.

    Args:
        hand_written: The directory of the pages that people write; its guides are taken in this language, if there
            are any.
    """

    def __init__(self, entries: Entries, hand_written: Path) -> None:
        self.entries = entries
        self.say = entries.say
        self.material = entries.material
        self._own = hand_written
        sources = self.material.library.sources
        self.claims = {s.id: plan.claims(entries, s) for s in sources}
        entries.claim_pages = {name: [(p.name, p.title) for p in pages] for name, pages in self.claims.items()}
        entries.boards_at = f"../{BOARDS}/"
        self.rules = plan.rules(entries)
        self.findings = plan.findings(entries)
        self.rulings = plan.rulings(entries)
        self.questions = plan.questions(entries)
        self.vectors = plan.vectors(entries)
        self.code = plan.code(entries)

    @property
    def pages(self) -> list[Page]:
        """Every page of entries."""
        own = (self.rules, self.findings, self.rulings, self.questions, self.vectors, self.code)
        return [p for group in (*own, *self.claims.values()) for p in group]

    def files(self, extra: Sequence[tuple[str, str]] = ()) -> Iterator[tuple[str, str]]:
        """
        Give the name and the text of every file.

        Args:
            extra: Pages outside this tree to be named on the front page: address and title.
        """
        for page in self.pages:
            yield f"{page.name}.md", self._page(page)
        yield "rules/index.md", self._index("Rules", self.rules)
        yield "findings/index.md", self._findings()
        yield "rulings/index.md", self._index("Rulings", self.rulings)
        yield "questions/index.md", self._index("Questions", self.questions)
        yield "code/index.md", self._index("Code", self.code)
        none = "" if self.vectors else f"\n{self.say('vectors.none')}\n"
        yield "vectors/index.md", self._index("Test vectors", self.vectors, none)
        yield "claims/index.md", self._texts()
        yield "glossary.md", self._glossary()
        yield "go.md", self._go()
        guides = dict(self._hand_written("guides", self._guides()))
        english = dict(self._english())
        yield from guides.items()
        yield from english.items()
        yield "index.md", self._front(sorted(guides), sorted(english), extra)

    def _heading(self, title: str) -> str:
        return f"# {title}\n"

    def _page(self, page: Page) -> str:
        parts = [self._heading(page.title)]
        if page.kind in _DRAWN:
            parts.append(_raw(f'<svg class="rr-symbols" aria-hidden="true" width="0" height="0">{symbols()}</svg>'))
        if page.kind == "rule":
            parts.append(_raw(self.entries.page("switch.html")))
        parts += [self._entry(page.kind, id) for id in page.ids]
        return "\n".join(parts)

    def _entry(self, kind: str, id: str) -> str:
        return f"```{{rococo:{kind}}} {id}\n:digest: {self.entries(kind, id).digest}\n```\n"

    def _index(self, title: str, pages: Sequence[Page], lead: str = "") -> str:
        heading, below = self._heading(self.say(title)), _toctree(p.name for p in pages)
        return "\n".join((heading, lead, below, _raw(self._list(pages))))

    def _list(self, pages: Sequence[Page]) -> str:
        row = Markup('<li><a href="rococo:page:{}">{}</a> ({}){}</li>')
        rows = (row.format(p.name, p.title, len(p.ids), self._inside(p)) for p in pages)
        return f'<ul class="rr-pages">{"".join(rows)}</ul>'

    def _inside(self, page: Page) -> Markup:
        """Say of a part of a topic with which entries it begins and ends."""
        first, last = (self.entries(page.kind, i).title for i in (page.ids[0], page.ids[-1]))
        return Markup("<br><small>{} … {}</small>").format(first, last) if page.part and first else Markup()

    def _findings(self) -> str:
        first = _firsts(self.findings)
        kinds = overview.by_kind(self.material)
        effects = [e.value for e in EFFECTS]
        topics: dict[str, str] = {}
        for page in self.questions:
            topics.setdefault(self.material.questions[page.ids[0]].topic, page.name)
        render = self.entries.page
        by_kind = render("counts.html", rows=kinds, columns=effects, head=self.say("kind"), pages=first, explained=True)
        by_text = render(
            "counts.html",
            rows=overview.by_text(self.material),
            columns=[k.value for k in Kind if k.value in kinds],
            head=self.say("text"),
            pages={},
            explained=False,
        )
        heat = overview.heat(self.material)
        map_ = render(
            "heat.html",
            graph=Markup(graph(heat, overview.topics(self.material), topics, self.say)),  # noqa: S704 - it escapes all
            texts=[s.id for s in self.material.library.sources],
            heat=heat,
            pairs=overview.pairs(self.material),
            first=topics,
        )
        return "\n".join(
            (
                self._heading(self.say("Findings")),
                _toctree(p.name for p in self.findings),
                f"## {self.say('By kind and effect')}\n",
                _raw(by_kind),
                f"## {self.say('By text')}\n",
                _raw(by_text),
                f"## {self.say('Where the texts disagree')}\n",
                _raw(map_),
            )
        )

    def _texts(self) -> str:
        below = _toctree(p.name for pages in self.claims.values() for p in pages)
        sources = [self._entry("source", s.id) for s in self.material.library.sources]
        return "\n".join((self._heading(self.say("The texts")), below, *sources))

    def _glossary(self) -> str:
        concepts = overview.glossary(self.material)
        table = self.entries.page(
            "glossary.html",
            concepts=concepts,
            sources=self.material.library.sources,
            called=lambda name: concept(name, self.say),
        )
        return "\n".join((self._heading(self.say("Glossary")), _raw(table)))

    def _go(self) -> str:
        none = escape(self.say("go.none"))
        html = f'<p class="rr-go" role="status" data-none="{none}"></p><script src="go.js"></script>'
        return "\n".join((self._heading(self.say("Find an entry by its id")), self.say("go.lead"), "", _raw(html)))

    def _guides(self) -> Path:
        own = self._own / "guides" / self.say.language
        return own if own.is_dir() else self._own / "guides" / "en"

    def _hand_written(self, name: str, directory: Path) -> Iterator[tuple[str, str]]:
        if directory.is_dir():
            foreign = directory.name in {"en", "explanation"} and self.say.language != "en"
            for path in sorted(directory.rglob("*.md")):
                text = path.read_text(encoding="utf-8")
                yield f"{name}/{path.relative_to(directory).as_posix()}", self._marked(text) if foreign else text

    def _english(self) -> Iterator[tuple[str, str]]:
        for path in sorted(self._own.glob("*.md")):
            name = f"{ENGLISH}.md" if path.stem == "index" else path.name
            # Here they stand in the navigation: what says that they do not is left out.
            yield name, self._marked(path.read_text(encoding="utf-8").removeprefix(_ALONE))
        yield from self._hand_written("explanation", self._own / "explanation")

    def _marked(self, text: str) -> str:
        """Put below the title of a page that it is in English; `site` gives its text the language."""
        if self.say.language == "en":
            return text
        title, _, rest = text.partition("\n")
        return f"---\nforeign: en\n---\n\n{title}\n\n```{{note}}\n{self.say('Only in English')}.\n```\n{rest}"

    def _front(self, guides: Sequence[str], english: Sequence[str], extra: Sequence[tuple[str, str]]) -> str:
        m = self.material
        counts = (
            ("rules/index", "Rules", len(m.rules), "card.rules"),
            ("findings/index", "Findings", len(m.findings), "card.findings"),
            ("rulings/index", "Rulings", len(m.rulings), "card.rulings"),
            ("claims/index", "The texts", len(m.claims), "card.texts"),
            ("questions/index", "Questions", len(m.questions), "card.questions"),
            ("glossary", "Glossary", len({w.concept for w in m.library.words}), "card.glossary"),
            ("vectors/index", "Test vectors", len(m.trials.vectors) or self.say("not run"), "card.vectors"),
            ("code/index", "Code", len(m.code.modules), "card.code"),
        )
        beside = [_card(title, uri, "url", self.say(CARDS[uri]) if uri in CARDS else "") for uri, title in extra]
        cards = [_card(f"{self.say(t)} ({number})", page, "doc", self.say(says)) for page, t, number, says in counts]
        written = [g.removesuffix(".md") for g in guides]
        if "guides/index" in written:
            written = ["guides/index"]
        return "\n".join(
            (
                self._heading(self.say("The annotated rulebook")),
                f"{self.say('front.lead')}\n\n{self.say('front.english')}\n",
                _grid(beside) if beside else "",
                _grid(cards),
                f"{self.say('front.rights')}\n",
                _toctree([page for page, *_ in counts] + ["go"], self.say("The annotated rulebook")),
                _toctree(written, self.say("Guides")) if written else "",
                _toctree([e.removesuffix(".md") for e in english], self.say("In English")),
            )
        )


def _grid(cards: Iterable[str]) -> str:
    return "::::{grid} 1 2 2 2\n:gutter: 2\n\n" + "\n".join(cards) + "::::\n"


def _card(title: str, link: str, kind: str, says: str) -> str:
    return f":::{{grid-item-card}} {title}\n:link: {link}\n:link-type: {kind}\n\n{says}\n:::\n"


def _raw(html: str) -> str:
    return f"``````{{raw}} html\n{html}\n``````\n"


def _toctree(pages: Iterable[str], caption: str = "") -> str:
    titled = f":caption: {caption}\n" if caption else ""
    return f"```{{toctree}}\n:hidden:\n{titled}\n" + "".join(f"/{p}\n" for p in pages) + "```\n"


def _firsts(pages: Iterable[Page]) -> Mapping[str, str]:
    """Give the first page of each kind of findings."""
    found: dict[str, str] = {}
    for page in pages:
        found.setdefault(page.name.partition("/")[2].split("-")[0], page.name)
    return found


def write_tree(tree: Tree, target: Path, extra: Sequence[tuple[str, str]] = ()) -> int:
    """
    Write a tree, and take away what no longer belongs to it.

    Returns:
        How many files were written or taken away.
    """
    files = dict(tree.files(extra))
    changed = sum(put(target / name, text.encode()) for name, text in files.items())
    for path in list(target.rglob("*.md")):
        if path.relative_to(target).as_posix() not in files:
            path.unlink()
            changed += 1
    return changed
