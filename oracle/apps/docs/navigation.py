"""
The list of pages beside each page.

Sphinx would copy the headings of all pages for each of them, which takes most of the time of a build with thousands of
entries; and a page would carry the list of all pages. Here only the part that the reader is in is unfolded.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from sphinx.addnodes import toctree

if TYPE_CHECKING:
    from sphinx.application import Sphinx


@dataclass(frozen=True, slots=True)
class Navigation:
    """
    The pages in their order.

    Attributes:
        groups: The captions of the front page's lists, with the pages that each names.
        below: The pages below a page.
        titles: The title of each page.
    """

    groups: tuple[tuple[str, tuple[str, ...]], ...]
    below: Mapping[str, tuple[str, ...]]
    titles: Mapping[str, str]

    def beside(self, app: Sphinx, page: str) -> str:
        """Give the list beside a page, in the form of Sphinx's own."""
        return "".join(
            f'<p class="caption" role="heading"><span class="caption-text">{escape(caption)}</span></p>'
            f'<ul class="{"current" if self._holds(names, page) else ""}">{self._items(app, names, page, 1)}</ul>'
            for caption, names in self.groups
        )

    def _holds(self, names: tuple[str, ...], page: str) -> bool:
        return any(n == page or self._holds(self.below.get(n, ()), page) for n in names)

    def _items(self, app: Sphinx, names: tuple[str, ...], page: str, level: int) -> str:
        found = []
        for name in names:
            inner = self.below.get(name, ())
            current = self._holds((name,), page)
            uri = "#" if name == page else app.builder.get_relative_uri(page, name)
            mark = " current" if current else ""
            here = " current" if name == page else ""
            link = f'<a class="{here.strip()} reference internal" href="{escape(uri)}">{escape(self.titles[name])}</a>'
            lower = self._items(app, inner, page, level + 1) if inner and current else ""
            nested = f'<ul class="current">{lower}</ul>' if lower else ""
            found.append(f'<li class="toctree-l{level}{mark}">{link}{nested}</li>')
        return "".join(found)


def navigation(app: Sphinx) -> Navigation:
    """Give the pages of a project, as the front page and the pages below it list them."""
    env = app.env
    front = env.get_doctree(app.config.root_doc)
    groups = tuple(
        (node.get("caption") or "", tuple(ref for _, ref in node["entries"] if ref in env.titles))
        for node in front.findall(toctree)
    )
    return Navigation(
        groups=groups,
        below={page: tuple(names) for page, names in env.toctree_includes.items() if page != app.config.root_doc},
        titles={page: title.astext() for page, title in env.titles.items()},
    )
