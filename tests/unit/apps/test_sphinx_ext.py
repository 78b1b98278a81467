"""The Sphinx extension in small projects: directives, roles, links, and what happens when an id is wrong."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from oracle.apps.docs.checking import look
from oracle.apps.docs.entries import Entries
from oracle.apps.docs.tree import Tree, write_tree
from oracle.rules import LANGUAGES
from tests.documented import FLOOR, FOUND, small

for _needed in ("sphinx", "sphinx_design", "myst_parser"):
    pytest.importorskip(_needed, reason=f"not run: no {_needed}")

from oracle.apps.docs import site  # noqa: E402 - it needs what was looked for
from oracle.apps.docs.site import pictures, tidy  # noqa: E402 - the same
from oracle.apps.sphinx_ext import anchor  # noqa: E402 - the same

CONF = """
extensions = [{extensions}]
html_theme = "basic"
language = "{language}"
{more}
"""

BUILD = """
import sys
from oracle.apps import sphinx_ext
from tests.documented import small
sphinx_ext.gather = lambda *_: small()
from sphinx.cmd.build import main
sys.exit(main(sys.argv[1:]))
"""


def build(
    place: Path, pages: dict[str, str], *extensions: str, language: str = "en", more: str = ""
) -> tuple[str, Path]:
    """Build a project with the small part of the book, in a process of its own; give the warnings and the pages."""
    named = ", ".join(map(repr, ("oracle.apps.sphinx_ext", *extensions)))
    place.mkdir(exist_ok=True)
    (place / "conf.py").write_text(CONF.format(extensions=named, language=language, more=more), encoding="utf-8")
    for name, text in pages.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(text, encoding="utf-8")
    command = [sys.executable, "-c", BUILD, "-nq", str(place), str(place / "out")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[3])
    assert done.returncode == 0, done.stderr
    return done.stderr, place / "out"


PAGE = f"""
A project
=========

.. rule:: {FLOOR}

It follows :rule:`{FLOOR}` and :rococo:rule:`{FLOOR}`, as :claim:`deluxe-pt.depute.below` has it
(:finding:`{FOUND}`, :any:`{FLOOR}`).

.. claim:: deluxe-pt.depute.below

.. source:: deluxe-pt

.. vector:: {FLOOR}/1

Sources
-------

.. finding:: {FOUND}
"""


def test_entries_stand_in_a_project_that_knows_only_restructured_text(tmp_path: Path) -> None:
    warnings, out = build(tmp_path / "p", {"index.rst": PAGE})
    assert warnings == ""
    html = (out / "index.html").read_text(encoding="utf-8")
    assert f'id="{FLOOR}"' in html
    assert html.count(f'href="#{FLOOR}"') >= 3
    assert "rococo:" not in re.sub(r"sphinx_highlight|documentation_options", "", html)
    assert look(out).broken == []
    assert 'href="#deluxe-pt.depute.below"' in html
    # What is not on a page is shown without a link.
    assert "<code>deputing.may_depute</code>" in html


def test_a_wrong_id_is_named(tmp_path: Path) -> None:
    page = "Title\n=====\n\n.. rule:: deputing.flor\n\nSee :rule:`deputing.flor`.\n"
    warnings, _ = build(tmp_path / "p", {"index.rst": page})
    assert "the id of a rule, got 'deputing.flor' (oracle rule WORDS finds ids)" in warnings
    assert "index.rst:4" in warnings
    assert "the id of an entry, got 'deputing.flor'" in warnings


def test_a_strict_project_hears_of_links_that_lead_nowhere(tmp_path: Path) -> None:
    page = f"Title\n=====\n\n.. rule:: {FLOOR}\n"
    warnings, _ = build(tmp_path / "p", {"index.rst": page}, more="rococo_strict = True")
    assert "the id of a rule that is on a page, got 'deputing.may_depute'" in warnings


def test_another_project_finds_the_entries(tmp_path: Path) -> None:
    _, first = build(tmp_path / "a", {"index.rst": f"Title\n=====\n\n.. rule:: {FLOOR}\n"})
    mapping = f"intersphinx_mapping = {{'book': ('https://example.org/', {str(first / 'objects.inv')!r})}}"
    page = f"Title\n=====\n\nAs :rule:`{FLOOR}` says.\n"
    warnings, out = build(tmp_path / "b", {"index.rst": page}, "sphinx.ext.intersphinx", more=mapping)
    assert warnings == ""
    assert f'href="https://example.org/index.html#{FLOOR}"' in (out / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tree_of_a_language_is_built_without_a_warning(tmp_path: Path, language: str) -> None:
    place = tmp_path / "docs"
    written = write_tree(Tree(Entries(small(), language), place / "none"), place)
    assert written > 8
    warnings, out = build(
        place, {}, "myst_parser", "sphinx_design", language=language, more="myst_enable_extensions = ['colon_fence']"
    )
    assert warnings == ""
    found = look(out)
    assert [b for b in found.broken if "go.js" not in b] == []
    assert {r.id for r in small().library.rules} <= found.seen
    assert FOUND in found.seen
    page = next(p for p in (out / "rules").glob("deputing*.html") if f'id="{FLOOR}"' in p.read_text(encoding="utf-8"))
    html = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}"' in html
    assert "sd-tab-label" in html
    index = (out / "searchindex.js").read_text(encoding="utf-8")
    assert FLOOR.rpartition(".")[2] in index


def test_a_link_that_leads_nowhere_is_seen(tmp_path: Path) -> None:
    links = '<a href="b.html#here">x</a><a href="c.html">y</a><a href="b.html#no">z</a>'
    (tmp_path / "a.html").write_text(links, encoding="utf-8")
    (tmp_path / "b.html").write_text('<p id="here"><a href="https://example.org">out</a>', encoding="utf-8")
    assert look(tmp_path).broken == ["a.html: c.html", "a.html: b.html#no"]


def test_pictures_do_not_count_for_the_size_of_a_page(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "a.html").write_text("<p>12</p><svg><title>abc</title></svg>", encoding="utf-8")
    assert look(tmp_path).sizes == {"rules/a.html": len("<p>12</p>")}


def test_pages_of_what_is_gone_are_taken_away(tmp_path: Path) -> None:
    names = ("index.html", "search.html", "rules/a-1.html", "rules/a-2.html", "vectors/old.html", "_static/x.html")
    for name in names:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("<p>", encoding="utf-8")
    assert tidy(tmp_path, {"index", "search", "rules/a-1"}) == 2
    left = {p.relative_to(tmp_path).as_posix() for p in tmp_path.rglob("*")}
    assert left == {"index.html", "search.html", "rules", "rules/a-1.html", "_static", "_static/x.html"}
    assert tidy(tmp_path, {"index", "search", "rules/a-1"}) == 0


def test_pictures_that_no_page_shows_are_taken_away(tmp_path: Path) -> None:
    drawn = small().pictures.by_finding[FOUND]
    pictures(tmp_path / "boards", [drawn, drawn])
    (tmp_path / "boards" / "old.svg").write_text("<svg/>", encoding="utf-8")
    pictures(tmp_path / "boards", [drawn])
    assert [p.name for p in (tmp_path / "boards").iterdir()] == [drawn.name]
    assert (tmp_path / "boards" / drawn.name).read_text(encoding="utf-8") == drawn.svg


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Link to this heading"), ("pt", "Link para este título"), ("es", "Enlace a este título")],
)
def test_the_mark_beside_a_heading_is_named_in_the_language(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "entries_of", lambda _: Entries(small(), language))
    context = {"body": '<h1>x<a title="Link to this heading">#</a></h1>'}
    site._tell(cast("Any", None), "", "", context, None)
    assert context["body"] == f'<h1>x<a title="{said}">#</a></h1>'


def test_ids_become_addresses() -> None:
    assert anchor("term.kitchen/equipe é+x") == "term.kitchen/equipe%20%C3%A9+x"


def test_a_page_is_written_again_when_what_it_links_to_moves(tmp_path: Path) -> None:
    place = tmp_path / "p"
    pages = {
        "index.rst": "Title\n=====\n\n.. toctree::\n\n   a\n   b\n   c\n",
        "c.rst": f"C\n=\n\n.. rule:: {FLOOR}\n",
        "a.rst": "A\n=\n\n.. rule:: deputing.may_depute\n",
        "b.rst": "B\n=\n",
    }
    _, out = build(place, pages)
    linking = out / "c.html"
    assert 'href="a.html#deputing.may_depute"' in linking.read_text(encoding="utf-8")
    # Nobody touches the page that links.
    build(place, {"a.rst": "A\n=\n\nempty\n", "b.rst": pages["a.rst"]})
    assert 'href="b.html#deputing.may_depute"' in linking.read_text(encoding="utf-8")
    assert look(out).broken == []
    # The page it moves to is read before the one that it leaves.
    build(place, {"a.rst": pages["a.rst"], "b.rst": pages["b.rst"]})
    assert 'href="a.html#deputing.may_depute"' in linking.read_text(encoding="utf-8")
