"""`oracle serve`: the reference engine and its answers over HTTP, for those who would rather call them."""

# What is heavy is imported when the command runs, so that its help is there at once.
# ruff: noqa: PLC0415

from __future__ import annotations

import click

from oracle.apps.cli import JUDGED_RIGHT
from oracle.errors import RequestError

_EPILOG = """\b
Examples:
  oracle serve
  oracle serve --port 0
  curl -d '{"question": "may_depute", "facts": {"deck_size": 4}}' http://127.0.0.1:8000/ask
  curl -d '{"words": "depute"}' http://127.0.0.1:8000/rule
  curl --data-binary @game.jsonl http://127.0.0.1:8000/replay
  oracle test --url http://127.0.0.1:8000/protocol

\b
Exit codes:
  0    it was ended in good order
  2    it cannot listen there, or what it needs is not installed; one message says why
  130  interrupted from the keyboard

The messages of docs/protocol.md are answered at /protocol, each session with its own games; ask, rule, check and replay
give the documents of --format json. No file of this machine is read for a request. Whoever reaches the address can ask:
bind it to another than 127.0.0.1 only behind something that says who may.
"""


@click.command("serve", epilog=_EPILOG)
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help="Where to listen.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes a free one.")
@click.option(
    "--deadline", type=click.FloatRange(0.1, 3600), default=120.0, show_default=True, help="Seconds for each request."
)
def command(*, host: str, port: int, deadline: float) -> int:
    """Answer over HTTP: the protocol, ask, rule, check and replay (the extra `serve`)."""
    try:
        # The extra, which the core does without.
        from oracle.apps.serve.site import serve
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in {"oracle", "specs"}:
            raise
        hint = "pip install 'rococo-oracle[serve]'"
        raise RequestError("starlette and uvicorn to serve, got none", where="oracle serve", hint=hint) from None
    serve(host, port, deadline, lambda url: click.echo(f"listening at {url}, until interrupted"))
    return JUDGED_RIGHT
