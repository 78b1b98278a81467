"""`oracle verify FILE`: comes to the answer of a certificate again."""

# What is heavy is imported when the command runs, so that its help is there at once.
# ruff: noqa: PLC0415

from __future__ import annotations

from pathlib import Path

import click

from oracle.apps.cli import JUDGED_RIGHT, JUDGED_WRONG
from oracle.apps.output import check_writable, keep_apart, target, terminal, write
from oracle.rules import LANGUAGES

_EPILOG = """\b
Examples:
  oracle ask may_depute deck_size=4 --certificate dispute.json
  oracle verify dispute.json

\b
Exit codes:
  0  confirmed
  1  it does not hold: it was changed, its clauses do not lead to its answer, or the book installed has other clauses
     or another answer
  2  nothing could be judged: the file is no certificate of a dispute

Nothing is read but the file and the book installed, and no network is used.
"""

_FILE = click.Path(path_type=Path)


@click.command("verify", epilog=_EPILOG)
@click.argument("file", type=_FILE, metavar="FILE")
@click.option("--components", type=_FILE, metavar="FILE", help="The components it was played with, if not ours.")
@click.option("--rulings", type=_FILE, metavar="FILE", help="The house rules it was played with.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the report.")
@click.option("--format", type=click.Choice(["text", "json"]), default="text", show_default=True, help="Format.")
@click.option("--output", type=target, metavar="PATH", help="Write to a file, all at once; - is standard output.")
def command(
    *, file: Path, components: Path | None, rulings: Path | None, lang: str, format: str, output: Path | None
) -> int:
    """
    Verify a certificate of a dispute.

    Its digest is that of the file, its clauses alone lead to its answer and none of them can be taken away (z3 and
    cvc5 say so), and the book installed has the same clauses and the same answer.
    """
    from oracle.apps.certifying import CALLED, Parts, check_parts, read, verified
    from oracle.apps.json_files import text_of

    check_writable(output)
    keep_apart({"the certificate that is read": file, "the components": components, "the rulings": rulings},
               {"--output": output})  # fmt: skip
    text = text_of(file, CALLED)
    document, parts = read(text, str(file)), Parts(components=components, rulings=rulings)
    check_parts(document, parts)
    judged = verified(document, text, str(file), parts)
    if format == "json":
        from oracle.reports import json

        write(json.dump(judged.plain()), output)
    else:
        from oracle.apps.scene_tongue import tongue_for
        from oracle.reports.verify import render

        told = judged.plain()
        write(render(told, speech=tongue_for(told["question"], lang), **terminal(output)), output)
    return JUDGED_WRONG if judged.faults else JUDGED_RIGHT
