"""Writes the page of a dispute: its answers, the position drawn if it is about one, its certificate at the foot."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from oracle.disputes.answers import Answers
from oracle.disputes.certificate import Document
from oracle.errors import RequestError
from oracle.reports.ask_page import Board, Seal, render
from specs.texts import sources

if TYPE_CHECKING:
    from oracle.apps.asking import Dispute
    from oracle.apps.asking_scenes import Scene, Situation

PDF: Final = ".pdf"
"""What the name of a page ends with that is written as PDF."""

_HTML: Final = (".html", ".htm")
_LONGEST_SUFFIX: Final = 20
_EDITIONS: Final = {"deluxe-2020": "Rococo Deluxe (2020)", "original-2013": "Rococo (2013)"}


def titles() -> Mapping[str, str]:
    """Give what editions and texts are called, by id."""
    return {**_EDITIONS, **{s.id: s.title for s in sources()}}


def page_of(request: Dispute | Situation, answers: Answers, certificate: Document | None, *, language: str) -> str:
    """Give the page of a dispute."""
    from oracle.apps.asking import Dispute, unit_of  # noqa: PLC0415
    from oracle.apps.scene_tongue import tongue_for  # noqa: PLC0415

    seal = None
    if certificate is not None:
        version = f"rococo-oracle {certificate['made_with']['oracle']}"
        seal = Seal(id=certificate["id"], digest=certificate["digest"], made_with=version)
    drawn: dict[str, Any] = {}
    if not isinstance(request, Dispute):
        from specs.drawing.shapes import style, symbols  # noqa: PLC0415 - only positions are drawn

        boards = [_board(s, n) for n, s in enumerate(request.scenes)]
        drawn = {"boards": boards, "icons": symbols(), "style": style()}
    speech = tongue_for(answers.question, language)
    return render(answers.plain(), titles(), seal, speech=speech, unit=unit_of(answers), **drawn)


def _board(scene: Scene, number: int) -> Board:
    from specs.drawing import Drawing  # noqa: PLC0415

    drawing = Drawing(scene.game.setting, prefix=f"rb{number}-")
    groups = drawing.groups(scene.position)
    return Board(panels=tuple(drawing.panel(p, groups) for p in drawing.panels), captions=drawing.captions)


def check_page(page: Path | None) -> None:
    """
    Refuse a page that cannot be made, before the work is done.

    Raises:
        RequestError: It is to be another thing than HTML or PDF, or what writes PDF is not installed.
    """
    if page is not None and page.suffix.lower() not in {"", *_HTML, PDF}:
        hint = f"give a name that ends in {_HTML[0]} or {PDF}"
        raise RequestError(f"a page as HTML or PDF, got {page.suffix[:_LONGEST_SUFFIX]!r}", where="--page", hint=hint)
    if page is not None and page.suffix.lower() == PDF:
        _weasyprint(page)


def _weasyprint(page: Path) -> Any:
    try:
        # The extra `pdf`, which the core does without.
        return importlib.import_module("weasyprint")
    except (ImportError, OSError) as error:
        # Its libraries of C can be missing where it is installed itself.
        hint = "pip install 'rococo-oracle[pdf]', or give a name that ends in .html and print that page"
        got = "none" if isinstance(error, ImportError) else str(error).partition("\n")[0][:80]
        raise RequestError(f"weasyprint to write PDF, got {got}", where=f"--page {page}"[:120], hint=hint) from None


_SVG: Final = re.compile(r'<svg\b[^>]*class="rb"[^>]*>(?=<rect)')
_VARIABLE: Final = re.compile(r"var\((--[\w-]+)\)")
_DEFINED: Final = re.compile(r"(--[\w-]+):([^;}]+)")


def _self_styled() -> Callable[[re.Match[str]], str]:
    """
    Give what puts style and icons into each picture of a page.

    To what writes PDF, a picture is a document of its own: the style of the page does not reach it, and it knows no
    variables. The first value of each is that for paper.
    """
    from specs.drawing.shapes import style, symbols  # noqa: PLC0415

    whole = style()
    values: dict[str, str] = {}
    for name, value in _DEFINED.findall(whole):
        values.setdefault(name, value)
    plain = _VARIABLE.sub(lambda found: values.get(found[1], "currentColor"), whole)
    return lambda found: f"{found[0]}<style>{plain}</style>{symbols()}"


def as_pdf(page: str, file: Path) -> bytes:
    """
    Give a page as PDF.

    Raises:
        RequestError: What writes PDF is not installed.
    """
    page = _SVG.sub(_self_styled(), page)

    def nowhere(url: str, *_: Any, **__: Any) -> Any:
        raise ValueError(f"a page that needs nothing else, got {url[:60]!r}")

    made = _weasyprint(file).HTML(string=page, url_fetcher=nowhere).write_pdf()
    return bytes(made)
