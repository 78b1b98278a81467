"""`oracle ask …`: rules on a dispute."""

# What is heavy is imported when the command runs, so that its help is there at once.
# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from oracle.apps.cli import JUDGED_RIGHT, JUDGED_WRONG
from oracle.apps.output import check_writable, keep_apart, target, terminal, write, write_bytes
from oracle.errors import RequestError
from oracle.rules import LANGUAGES
from specs.editions import EDITIONS

if TYPE_CHECKING:
    from oracle.apps.asking import Dispute
    from oracle.apps.asking_scenes import Situation
    from oracle.disputes.answers import Answers

_EPILOG = """\b
Examples:
  oracle ask may_depute deck_size=4 via=main
  oracle ask may_depute deck_size=4 --claim Ana=yes --claim Rui=no
  oracle ask may_depute via=main --texts
  oracle ask posso delegar com 4 cartas
  oracle ask dispute.toml --format json
  oracle ask may_depute deck_size=4 --certificate dispute.json --page dispute.html
  oracle ask legal log=game.jsonl move=57 action="main hire"

\b
Exit codes:
  0  answered, whatever the verdict
  1  an answer that a side claims is wrong in an edition that was asked
  2  nothing could be judged: no such question or fact, or no question is clearly meant

A fact that is not known is left out: the answer is then the same in every case that fits, or it depends on a fact that
is named. Values are names as oracle rule shows them, or words of the game in English, Portuguese or Spanish; 2..4 and
a|b stand for several.

Plain words are answered where one question is clearly meant and put the same way round; claims are judged only against
a question that is named by its id, or asked in its own words.

\b
A file (.toml or .json) tells the same, and what each side says:
  question = "may_depute"
  edition = "deluxe-2020"
  facts = { deck_size = 4 }
  claims = { Ana = "yes", Rui = "no" }

\b
About a position (position, edition and players, or log and move; action, seat; components=FILE, rulings=FILE where it
was played with files of your own):
  legal, cost, pays, winner, score, next, must, order
"""


def _kept(option: str) -> Callable[[str], Path]:
    """Give what reads the name of a file that is kept beside the answer, which goes to standard output."""

    def file(value: str) -> Path:
        if not value.strip() or value == "-":
            hint = "name a file; the answer itself goes where --output says"
            raise RequestError(f"the name of a file, got {value!r}", where=option, hint=hint)
        return Path(value)

    return file


@click.command("ask", epilog=_EPILOG)
@click.argument("asked", nargs=-1, required=True, metavar="QUESTION key=value… | WORDS… | FILE")
@click.option("--edition", "editions", multiple=True, type=click.Choice(EDITIONS), help="Ask only this edition.")
@click.option("--options", default="", metavar="LIST", help="Options that are played, separated by commas.")
@click.option("--texts", is_flag=True, help="Ask each text by itself instead of what the editions play.")
@click.option("--claim", "claims", multiple=True, metavar="NAME=ANSWER", help="What a side says; give it for each.")
@click.option(
    "--sources",
    type=click.Path(path_type=Path),
    envvar="ORACLE_SOURCES",
    show_envvar=True,
    metavar="DIR",
    help="Directory of your copies of the texts, for quotes.",
)
@click.option(
    "--certificate",
    type=_kept("--certificate"),
    metavar="FILE",
    help="Keep the answer with the clauses that lead to it; not with --texts.",
)
@click.option(
    "--page", type=_kept("--page"), metavar="FILE", help="Write one page to print; PDF where FILE ends in .pdf."
)
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the answer.")
@click.option("--format", type=click.Choice(["text", "json"]), default="text", show_default=True, help="Format.")
@click.option("--output", type=target, metavar="PATH", help="Write to a file, all at once; - is standard output.")
def command(
    *,
    asked: tuple[str, ...],
    editions: tuple[str, ...],
    options: str,
    texts: bool,
    claims: tuple[str, ...],
    sources: Path | None,
    certificate: Path | None,
    page: Path | None,
    lang: str,
    format: str,
    output: Path | None,
) -> int:
    """
    Rule on a dispute.

    Answers yes, no, a value, depends or open, for each edition: with the clauses that decide, what speaks against them
    and why it loses, how sure it is, and which side is right.
    """
    from oracle.apps.asking_requests import answered, asked_for

    read = {"the dispute that is read": Path(asked[0]) if len(asked) == 1 else None}
    keep_apart(read, {"--output": output, "--certificate": certificate, "--page": page})
    for file, option in ((output, "--output"), (certificate, "--certificate"), (page, "--page")):
        check_writable(file, option)
    if page is not None:
        from oracle.apps.asking_pages import check_page

        check_page(page)
    try:
        request = asked_for(asked, editions, options, claims, texts=texts)
    except RequestError as error:
        if format == "text":
            _offer(getattr(error, "offers", ()), lang)
        raise
    if certificate is not None:
        from oracle.apps.certifying import check_certifiable

        check_certifiable(request)
    answers = answered(request, directory=sources, language=lang)
    if certificate is not None or page is not None:
        _keep(request, answers, certificate, page, lang)
    if format == "json":
        from oracle.reports import json

        write(json.dump(answers.plain()), output)
    else:
        from oracle.apps.asking import unit_of
        from oracle.apps.scene_tongue import tongue_for
        from oracle.reports.ask_text import render

        speech = tongue_for(answers.question, lang)
        write(render(answers.plain(), speech=speech, unit=unit_of(answers), **terminal(output)), output)
    return JUDGED_WRONG if answers.wrong else JUDGED_RIGHT


def _keep(
    request: Dispute | Situation, answers: Answers, certificate: Path | None, page: Path | None, language: str
) -> None:
    """Write the certificate, and the page with its digest at the foot; of single texts there is none."""
    from oracle.apps.asking_pages import PDF, as_pdf, page_of
    from oracle.apps.certifying import certificate_of
    from oracle.disputes.certificate import text_of

    by_texts = getattr(request, "texts", False)
    made = None if by_texts and certificate is None else certificate_of(request)
    drawn = page_of(request, answers, made, language=language) if page is not None else ""
    if certificate is not None and made is not None:
        write(text_of(made), certificate, "--certificate")
    if page is not None and page.suffix.lower() == PDF:
        write_bytes(as_pdf(drawn, page), page, "--page")
    elif page is not None:
        write(drawn, page, "--page")


def _offer(offers: Sequence[Mapping[str, Any]], language: str) -> None:
    """Show the questions that words can mean; that none was answered is said by the error."""
    if offers:
        from oracle.reports.ask_text import offered
        from specs.translations import said

        own = [
            {
                **offer,
                "asks": said(offer["asks"], language),
                "earlier": [{**e, **{n: said(e[n], language) for n in ("asks", "why")}} for e in offer["earlier"]],
            }
            for offer in offers
        ]
        write(offered(own, language=language, **terminal(None)), None)
