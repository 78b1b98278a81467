"""
The part of Sphinx's settings that the annotated rulebook needs: a tree of pages in the language that is built.

`docs/` holds what people write. Before Sphinx looks for pages, the tree of the language is written below the build
directory and becomes the source; `docs/conf.py` stays the place of the settings.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from oracle.apps.desk import write_desk
from oracle.apps.docs.boards import Board
from oracle.apps.docs.found import put
from oracle.apps.docs.navigation import Navigation, navigation
from oracle.apps.docs.tree import BOARDS, Tree, write_tree
from oracle.apps.sample_game import write_sample
from oracle.apps.sphinx_ext import NAME, SOUGHT, RococoDomain, anchor, entries_of
from oracle.findings import Finding
from oracle.rules import Rule
from specs.drawing.shapes import style

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config
    from sphinx.util.typing import ExtensionMetadata

GENERATED: Final = "generated"
"""Below the build directory: the trees of all languages."""

STYLES: Final = "styles"
"""Below that: style sheets that are made from the book."""

ADDRESSES: Final = "go.js"
"""The script that knows on which page each entry stands."""

ENTRIES: Final = "entries.js"
"""The script that knows the titles of entries; the page of the search loads it."""

_PAGE: Final = ".html"
_STATIC: Final = "_static"
_ALWAYS: Final = ("search", "genindex", "py-modindex")
"""The pages that Sphinx makes of all others."""

BESIDE: Final = (("desk/index.html", "The ruling desk"), ("sample/index.html", "A sample game"))
"""What stands beside the pages without being one of them: address and title."""

HEADED: Final = ("Link to this heading", "Link to this definition", "Link to this code")
"""The titles of the marks that lead to a heading, a definition or code."""


def _built(app: Sphinx) -> Path:
    return Path(app.confdir) / "_build"


def _write(app: Sphinx, config: Config) -> None:
    """Write the tree of a language and let Sphinx read it."""
    language = config.language or "en"
    target = _built(app) / GENERATED / language
    tree = Tree(entries_of(app), Path(app.confdir))
    target.mkdir(parents=True, exist_ok=True)
    write_tree(tree, target, [(p, tree.say(t)) for p, t in BESIDE])
    app.srcdir = type(app.srcdir)(target)
    styles = _built(app) / GENERATED / STYLES
    put(styles / "board.css", style().encode())
    config.html_static_path.append(str(styles))


def _foreign(app: Sphinx, pagename: str, _template: str, context: dict[str, Any], _tree: Any) -> None:
    """Say of a page that stands in another language in which it does."""
    language = app.env.metadata.get(pagename, {}).get("foreign")
    if language and "body" in context:
        context["body"] = f'<div lang="{language}">{context["body"]}</div>'


def _tell(app: Sphinx, _page: str, _template: str, context: dict[str, Any], _tree: Any) -> None:
    """Say in the language what Sphinx says beside headings, where its own tables leave it in English."""
    if "body" in context:
        say = entries_of(app).say
        for title in HEADED:
            context["body"] = context["body"].replace(f'title="{title}"', f'title="{say(title)}"')


_LISTED: Final[dict[int, Navigation]] = {}


def _navigate(app: Sphinx, pagename: str, _template: str, context: dict[str, Any], _tree: Any) -> None:
    """Put our list of the pages in the place of Sphinx's."""
    if id(app) not in _LISTED:
        _LISTED[id(app)] = navigation(app)
    context["toctree"] = lambda **_: _LISTED[id(app)].beside(app, pagename)


def _beside(app: Sphinx, error: Exception | None) -> None:
    """Write what stands beside the pages, and the table behind the lasting addresses; take away what is gone."""
    domain = app.env.domains[NAME]
    if error or app.builder.format != "html" or not isinstance(domain, RococoDomain):
        return
    pages: dict[str, list[str]] = {}
    for (_, id), (page, _) in sorted(domain.objects.items()):
        pages.setdefault(app.builder.get_target_uri(page), []).append(id)
    told = json.dumps(pages, ensure_ascii=False, separators=(",", ":"))
    target = Path(app.outdir)
    put(target / ADDRESSES, f"var rococoPages={told};\n".encode())
    titles: dict[str, list[tuple[str, str]]] = {}
    for (kind, id), (page, title) in sorted(domain.objects.items()):
        if kind in SOUGHT:
            titles.setdefault(app.builder.get_target_uri(page), []).append((id, title))
    told = json.dumps(titles, ensure_ascii=False, separators=(",", ":"))
    put(target / ENTRIES, f"var rococoEntries={told};\n".encode())

    def page_of(kind: str) -> Callable[[Rule | Finding], str]:
        """Give the address of an entry, from a directory beside the pages."""
        return lambda of: f"../{app.builder.get_target_uri(domain.objects[kind, of.id][0])}#{anchor(of.id)}"

    entries = entries_of(app)
    language, findings = entries.say.language, entries.material.report.findings
    write_desk(target, language, findings=findings, page_of_rule=page_of("rule"), page_of_finding=page_of("finding"))
    write_sample(target, language, page_of_rule=page_of("rule"))
    pictures(target / BOARDS, entries.material.pictures.by_finding.values())
    tidy(target, {*app.env.found_docs, *_ALWAYS, *(p.removesuffix(_PAGE) for p, _ in BESIDE)})


def pictures(target: Path, boards: Iterable[Board]) -> None:
    """Write the pictures of boards, and take away those that no page shows any more."""
    names = {b.name: b.svg for b in boards}
    for name, svg in names.items():
        put(target / name, svg.encode())
    for old in target.glob("*.svg"):
        if old.name not in names:
            old.unlink()


def tidy(target: Path, pages: Container[str]) -> int:
    """
    Take away pages that no longer belong to a tree, which Sphinx leaves, and what is left empty.

    Args:
        pages: The names of those that do.
    Returns:
        How many were taken away.
    """
    gone = [p for p in target.rglob(f"*{_PAGE}") if not p.is_relative_to(target / _STATIC)]
    gone = [p for p in gone if p.relative_to(target).as_posix().removesuffix(_PAGE) not in pages]
    for page in gone:
        page.unlink()
        if page.parent != target and not any(page.parent.iterdir()):
            page.parent.rmdir()
    return len(gone)


def setup(app: Sphinx) -> ExtensionMetadata:
    """Take part in a build."""
    app.connect("config-inited", _write, priority=100)
    app.connect("html-page-context", _foreign)
    app.connect("html-page-context", _tell)
    # Before the theme asks for it.
    app.connect("html-page-context", _navigate, priority=100)
    app.connect("build-finished", _beside)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
