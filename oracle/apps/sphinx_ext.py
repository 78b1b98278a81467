"""
A Sphinx extension: entries of the book in any project's documentation, and roles to cite them.

With `extensions = ["oracle.apps.sphinx_ext"]`, the directive `rule` puts the whole entry of a rule on a page, and the
role of the same name cites it; so for `claim`, `source`, `finding`, `ruling` and `vector`, and for `rococo:question`
and `rococo:code`. All of them are objects of the domain `rococo`: they have lasting addresses, and other projects find
them by intersphinx.

Settings of `conf.py`: `rococo_language` (else the language of the pages, else English), `rococo_sources` (the texts at
hand), `rococo_vectors` (a pack of vectors), `rococo_kept` (where findings are remembered), and `rococo_strict` (whether
a link inside an entry that leads nowhere is a warning; without it, it is shown as text).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from html import unescape
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final
from urllib.parse import quote

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.domains import Domain, ObjType
from sphinx.errors import NoUri
from sphinx.roles import XRefRole
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective
from sphinx.util.nodes import make_refnode

from oracle.apps.docs.entries import LINK, Entries, Entry
from oracle.apps.docs.material import VECTORS, at_hand, gather
from oracle.rules import LANGUAGES

if TYPE_CHECKING:
    from docutils.nodes import Element, Node
    from sphinx.application import Sphinx
    from sphinx.builders import Builder
    from sphinx.environment import BuildEnvironment

NAME: Final = "rococo"
"""The name of the domain."""

KINDS: Final = Entries.kinds
"""What there are entries of: the names of the directives and of the roles."""

SHORT: Final = ("rule", "claim", "source", "finding", "ruling", "vector")
"""The kinds that need no `rococo:` before them; the names of the others mean something else already."""

SOUGHT: Final = ("rule", "finding", "ruling")
"""What the search of the pages finds by its id; the other kinds would fill its index."""

_LINK: Final = re.compile(rf"{LINK}([^>]*)>(.*?)</a>", re.DOTALL)
_LOG: Final = logging.getLogger(__name__)
_WRITTEN: Final[dict[tuple[Any, ...], Entries]] = {}


def anchor(id: str) -> str:
    """Give an id as the part of an address behind `#`."""
    return quote(id, safe="/+.-_~")


def entries_of(app: Sphinx) -> Entries:
    """Give the entries in the language of a project, gathered once in a process."""
    config = app.config
    named = config.rococo_language or config.language or "en"
    language = named.partition("_")[0]
    sources = Path(config.rococo_sources) if config.rococo_sources else at_hand("ORACLE_SOURCES")
    pack = Path(config.rococo_vectors) if config.rococo_vectors else at_hand(VECTORS)
    kept = Path(config.rococo_kept) if config.rococo_kept else Path(app.doctreedir)
    key = (language if language in LANGUAGES else "en", sources, pack, kept)
    if key not in _WRITTEN:
        _WRITTEN[key] = Entries(gather(sources, pack, kept), key[0])
    return _WRITTEN[key]


class EntryDirective(SphinxDirective):
    """Puts the entry of the book that its argument names on the page."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = False
    # The digest changes with the entry: a page is read again when, and only when, what it shows has changed.
    option_spec: ClassVar[dict[str, Callable[[str], Any]] | None] = {"digest": str}

    def run(self) -> list[Node]:
        """Give the nodes of the entry."""
        kind = self.name.rpartition(":")[2]
        entries = entries_of(self.env.app)
        id = self.arguments[0].strip()
        if not entries.has(kind, id):
            hint = "oracle rule WORDS finds ids"
            _LOG.warning("the id of a %s, got %r (%s)", kind, id, hint, location=self.get_location(), type=NAME)
            return []
        entry = entries(kind, id)
        domain = self.env.domains[NAME]
        if isinstance(domain, RococoDomain):
            domain.note(kind, id, self.env.docname, entry.title or id)
            for name in entries.material.code.parts_of(id) if kind == "code" else ():
                domain.note(kind, name, self.env.docname, name)
            domain.links.setdefault(self.env.docname, set()).update(entry.links)
        made = _nodes(entry, tabs="sphinx_design" in self.env.app.extensions)
        for node in made:
            self.set_source_info(node)
        return made


def _raw(html: str) -> nodes.raw:
    return nodes.raw("", html, format="html")


def _nodes(entry: Entry, *, tabs: bool) -> list[Node]:
    """Give the nodes of an entry: a section if it has a title."""
    body: list[Node] = [_raw(entry.lead)]
    if entry.tabs:
        body += [
            _raw(f"<details><summary>{entry.opening}</summary>"),
            *([_tab_set(entry)] if tabs else map(_raw, _one_after_another(entry))),
            _raw("</details>"),
        ]
    if entry.rest:
        body.append(_raw(entry.rest))
    if not entry.title:
        return body
    title = nodes.title(entry.title, "", nodes.Text(entry.title))
    if entry.english:
        title["classes"].append("language-en")
    section = nodes.section("", title, *body, ids=[entry.id], names=[], classes=["rr-entry", *entry.classes])
    return [section]


def _one_after_another(entry: Entry) -> Iterator[str]:
    for tab in entry.tabs:
        yield f"<p><strong>{tab.label}</strong></p>{tab.content}"


def _tab_set(entry: Entry) -> Node:
    """Give the tabs as sphinx-design has them."""
    from sphinx_design.shared import create_component  # noqa: PLC0415 - only projects that use it have it

    made = create_component("tab-set", classes=["sd-tab-set"])
    for tab in entry.tabs:
        label = nodes.rubric(tab.label, "", nodes.Text(tab.label), classes=["sd-tab-label"])
        content = create_component("tab-content", classes=["sd-tab-content"], children=[_raw(tab.content)])
        made += create_component("tab-item", classes=["sd-tab-item"], selected=False, children=[label, content])
    return made


class Cite(XRefRole):
    """Cites an entry, by the short name of its kind or with the name of the domain before it."""

    def __init__(self) -> None:
        super().__init__(warn_dangling=True)

    def run(self) -> tuple[list[Node], list[nodes.system_message]]:
        """Give the reference."""
        if ":" not in self.name:
            self.name = f"{NAME}:{self.name}"
        return super().run()


class RococoDomain(Domain):
    """Keeps the address of every entry."""

    name = NAME
    label = "Rococo"
    object_types: ClassVar[dict[str, ObjType]] = {kind: ObjType(kind, kind) for kind in KINDS}
    roles: ClassVar[dict[str, Any]] = {kind: Cite() for kind in KINDS}
    directives: ClassVar[dict[str, type[EntryDirective]]] = dict.fromkeys(KINDS, EntryDirective)
    initial_data: ClassVar[dict[str, Any]] = {"objects": {}, "links": {}, "written": {}, "pages": []}
    data_version = 3
    dangling_warnings: ClassVar[dict[str, str]] = dict.fromkeys(KINDS, "the id of an entry, got %(target)r")

    @property
    def objects(self) -> dict[tuple[str, str], tuple[str, str]]:
        """The page and the title of each entry, by kind and id."""
        held: dict[tuple[str, str], tuple[str, str]] = self.data["objects"]
        return held

    @property
    def links(self) -> dict[str, set[tuple[str, str]]]:
        """What the entries of each page link to."""
        held: dict[str, set[tuple[str, str]]] = self.data["links"]
        return held

    def outdated(self, pages: set[str]) -> set[str]:
        """
        Give the pages to write again although nobody touched them: what they link to, or list, has another place.

        Args:
            pages: All pages that there are now.
        """
        now = {key: page for key, (page, _) in self.objects.items()}
        before: dict[tuple[str, str], str] = self.data["written"]
        moved = {key for key in {*now, *before} if now.get(key) != before.get(key)}
        # Every page lists the others.
        found = pages if set(self.data["pages"]) != pages else {p for p, to in self.links.items() if to & moved}
        self.data["written"], self.data["pages"] = now, sorted(pages)
        return found & pages

    def note(self, kind: str, id: str, docname: str, title: str) -> None:
        """Remember where an entry stands; the first page that shows it has its address."""
        there = self.objects.get((kind, id))
        if there is None or there[0] == docname:
            self.objects[kind, id] = (docname, title)

    def clear_doc(self, docname: str) -> None:
        """Forget what stood on a page."""
        for key in [k for k, (page, _) in self.objects.items() if page == docname]:
            del self.objects[key]
        self.links.pop(docname, None)

    def merge_domaindata(self, docnames: Iterable[str], otherdata: dict[str, Any]) -> None:
        """Take over what another process read."""
        read = set(docnames)
        self.objects.update({k: v for k, v in otherdata["objects"].items() if v[0] in read})
        self.links.update({page: to for page, to in otherdata["links"].items() if page in read})

    def resolve_xref(
        self,
        env: BuildEnvironment,  # noqa: ARG002 - Sphinx calls it so
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: pending_xref,  # noqa: ARG002 - the same
        contnode: Element,
    ) -> nodes.reference | None:
        """Link what a role cites to its entry."""
        there = self.objects.get((typ, target))
        if there is None:
            return None
        return make_refnode(builder, fromdocname, there[0], anchor(target), contnode, there[1])

    def resolve_any_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> list[tuple[str, nodes.reference]]:
        """Link what `any` cites, of whatever kind it is."""
        found = []
        for kind in KINDS:
            made = self.resolve_xref(env, fromdocname, builder, kind, target, node, contnode)
            if made is not None:
                found.append((f"{NAME}:{kind}", made))
        return found

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """Give every entry, for the search and for other projects."""
        for (kind, id), (docname, title) in self.objects.items():
            yield id, title, kind, docname, id, 1 if kind in SOUGHT else -1


class EntryLinks(SphinxPostTransform):
    """Puts the links inside entries in place: `rococo:kind:id`, or `rococo:page:name` for a whole page."""

    default_priority = 20

    def run(self, **_: Any) -> None:
        """Go over everything that is written as HTML."""
        for node in list(self.document.findall(nodes.raw)):
            text = node.astext()
            if 'href="rococo:' in text:
                node.children = [nodes.Text(_LINK.sub(self._link, text))]

    def _link(self, found: re.Match[str]) -> str:
        kind, given, more, shown = found.groups()
        id = unescape(given)
        uri = self._page(id) if kind == "page" else self._uri(kind, id)
        if uri is None:
            if self.config.rococo_strict:
                _LOG.warning("the id of a %s that is on a page, got %r", kind, id, location=self.env.docname, type=NAME)
            return shown
        return f'<a href="{uri}"{more}>{shown}</a>'

    def _page(self, name: str) -> str | None:
        if name not in self.env.found_docs:
            return None
        try:
            return self.env.app.builder.get_relative_uri(self.env.docname, name)
        except NoUri:
            return None

    def _uri(self, kind: str, id: str) -> str | None:
        domain = self.env.domains[NAME]
        there = domain.objects.get((kind, id)) if isinstance(domain, RococoDomain) else None
        if there is not None:
            if there[0] == self.env.docname:
                return f"#{anchor(id)}"
            page = self._page(there[0])
            return None if page is None else f"{page}#{anchor(id)}"
        return self._elsewhere(kind, id)

    def _elsewhere(self, kind: str, id: str) -> str | None:
        """Ask whoever else knows entries, such as intersphinx."""
        node = pending_xref("", refdomain=NAME, reftype=kind, reftarget=id, refdoc=self.env.docname, refexplicit=False)
        found = self.env.events.emit_firstresult(
            "missing-reference", self.env, node, nodes.inline("", id), allowed_exceptions=(NoUri,)
        )
        return str(found["refuri"]) if isinstance(found, nodes.reference) and "refuri" in found else None


def _forget(_app: Sphinx, env: BuildEnvironment, docnames: list[str]) -> None:
    """Forget all pages to be read before the first is: an entry may move to one that is read before its old one."""
    for docname in docnames:
        env.domains[NAME].clear_doc(docname)


def _outdated(_app: Sphinx, env: BuildEnvironment) -> set[str]:
    domain = env.domains[NAME]
    return domain.outdated(set(env.found_docs)) if isinstance(domain, RococoDomain) else set()


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the domain, and its directives and roles by their short names."""
    for name in ("language", "sources", "vectors", "kept"):
        app.add_config_value(f"{NAME}_{name}", None, "env", (str, Path))
    app.add_config_value(f"{NAME}_strict", default=False, rebuild="env", types=(bool,))
    app.add_domain(RococoDomain)
    for kind in SHORT:
        app.add_directive(kind, EntryDirective)
        app.add_role(kind, Cite())
    app.add_post_transform(EntryLinks)
    app.connect("env-before-read-docs", _forget)
    app.connect("env-updated", _outdated)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
