"""
The command line: finds the command, and turns whatever goes wrong into one message and an exit code.

A command's module is imported when the command is used, so that `oracle --help` is there at once.
"""

from __future__ import annotations

import _thread
import errno
import importlib
import os
import signal
import sys
import threading
import traceback
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final

import click

from oracle.apps import messages
from oracle.apps.messages import printable
from oracle.apps.output import forget_stdout
from oracle.errors import OracleError

JUDGED_RIGHT: Final = 0
"""Judged, and nothing is wrong."""

JUDGED_WRONG: Final = 1
"""Judged, and something is wrong with what was examined."""

NOT_JUDGED: Final = 2
"""Nothing could be judged."""

INTERRUPTED: Final = 130
"""Stopped from the keyboard, as shells have it."""

_PATIENCE: Final = 2

COMMANDS: Final = {
    "check": "Check all texts: citations, coverage, contradictions, gaps, invariants.",
    "rule": "Find a rule by id or words and show what each edition says.",
    "impact": "List the readings of ambiguous sentences, and play games by two of them.",
    "ask": "Rule on a dispute: the answer, the clauses that decide, and what speaks against it.",
    "verify": "Come to the answer of a certificate again, and confirm it by two solvers.",
    "simulate": "Play games by chance and write their logs.",
    "replay": "Judge a game log move by move.",
    "vectors": "Write the conformance vectors.",
    "test": "Judge another implementation, spoken to in JSON lines.",
    "fuzz": "Play against another implementation, or alone, for a time.",
    "components": "Show, check or fill in tiles, cards and board values.",
    "serve": "Answer over HTTP (an extra).",
}
"""Every command, a module of `oracle.apps.commands` each, with its line in the help."""

_EPILOG: Final = """\b
Examples:
  oracle check
  oracle check --sources ~/rulebooks --open
  oracle check --format html --output findings.html
  oracle rule depute
  oracle rule --lang es contratar empleados

\b
Exit codes:
  0    judged, and nothing is wrong
  1    judged, and something is wrong with what was examined
  2    nothing could be judged: a bad file, a bad option; one message says why
  130  interrupted

ORACLE_SOURCES names the directory of your copies of the rulebooks. Without it, and without --sources, everything works,
but no citation is checked against its text and there are no quotes.
"""


class LazyGroup(click.Group):
    """A group that knows its commands by name and imports one only when it is used."""

    def list_commands(self, _ctx: click.Context) -> list[str]:
        """Give the names of the commands."""
        return list(COMMANDS)

    def get_command(self, _ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in COMMANDS:
            return None
        command = importlib.import_module(f"oracle.apps.commands.{cmd_name}").command
        if not isinstance(command, click.Command):
            raise TypeError(f"a command, got {command!r} in oracle.apps.commands.{cmd_name}")
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, or say which one was perhaps meant."""
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            near = get_close_matches(name, COMMANDS, n=1)
            hint = f"did you mean {near[0]}?" if near else f"there is {', '.join(COMMANDS)}; see oracle --help"
            raise click.UsageError(f"a command, got {printable(name)!r}\n  hint: {hint}", ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands with their lines, without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def _version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        click.echo(f"oracle {version()}")
        ctx.exit(JUDGED_RIGHT)


def version() -> str:
    """Give the version that is installed."""
    metadata = importlib.import_module("importlib.metadata")
    try:
        return str(metadata.version("rococo-oracle"))
    except metadata.PackageNotFoundError:
        return "0 (not installed)"


@click.group(cls=LazyGroup, epilog=_EPILOG, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, expose_value=False, is_eager=True, callback=_version, help="Show the version.")
@click.option("--debug", is_flag=True, expose_value=False, help="Show where a bug of the oracle happened.")
def cli() -> None:
    """Settle what the rules of the board game Rococo say, and where the rulebooks contradict each other."""


def _invoke(args: Sequence[str]) -> int:
    with cli.make_context("oracle", list(args)) as ctx:
        result: Any = cli.invoke(ctx)
    return result if isinstance(result, int) else JUDGED_RIGHT


def _failed(error: Exception, args: Sequence[str]) -> int:
    """Say what went wrong; give the exit code."""
    if isinstance(error, click.ClickException):
        message = messages.usage_error(error, [a for a in args if a in COMMANDS])
    elif isinstance(error, OracleError):
        message = messages.oracle_error(error)
    elif isinstance(error, OSError) and (error.errno == errno.ENOSPC or error.filename):
        message = messages.system_error(error)
    else:
        message = messages.bug(error, [a for a in args if a != "--debug"])
    click.echo(message, err=True)
    return NOT_JUDGED


def _was_interrupted(error: BaseException | None) -> bool:
    """Say whether an interruption is behind an error: a call into a library of C puts one of its own in its place."""
    while error is not None:
        if isinstance(error, KeyboardInterrupt) or "KeyboardInterrupt" in str(error):
            return True
        error = error.__cause__ or error.__context__
    return False


def _interrupted() -> int:
    # Only a process that was started beside this one can still be at work; the program would wait for it.
    if "multiprocessing" in sys.modules:
        for process in sys.modules["multiprocessing"].active_children():
            process.terminate()
    click.echo("Error: interrupted", err=True)
    return INTERRUPTED


def run(args: Sequence[str]) -> int:
    """Run a command line and give its exit code; whatever goes wrong is said on standard error, in one message."""
    try:
        code = _invoke(args)
        if sys.stdout is not None:
            sys.stdout.flush()
    except click.exceptions.Exit as ended:
        return ended.exit_code
    except BrokenPipeError:
        forget_stdout()
        return NOT_JUDGED
    except (KeyboardInterrupt, click.Abort):
        return _interrupted()
    except Exception as error:  # noqa: BLE001 - the one place where a bug becomes a message
        if _was_interrupted(error):
            return _interrupted()
        if "--debug" in args[:1] and not isinstance(error, (OracleError, click.ClickException)):
            traceback.print_exception(error)
        return _failed(error, args)
    return code


class _Interrupts:
    """
    Takes interrupts from the keyboard.

    The first ends the work in good order. Another may be its echo, as from a shell that sends it to all processes at
    once; only who insists ends the program where it stands.
    """

    def __init__(self) -> None:
        self._count = 0

    def __call__(self, _number: int, _frame: object) -> None:
        self._count += 1
        if self._count == 1:
            raise KeyboardInterrupt
        if self._count > _PATIENCE:
            os._exit(_interrupted())

    def unraisable(self, told: sys.UnraisableHookArgs) -> None:
        """Raise an interruption once more that came while an object was being deleted, where Python only reports it."""
        if issubclass(told.exc_type, KeyboardInterrupt) or "KeyboardInterrupt" in str(told.exc_value):
            self._count = 0
            threading.Timer(0.01, _thread.interrupt_main).start()
        elif not self._count:
            # After an interruption, what was being made complains when it is deleted half-made.
            sys.__unraisablehook__(told)


def main() -> None:
    """Run the command line that the program was started with."""
    interrupts = _Interrupts()
    sys.unraisablehook = interrupts.unraisable
    # What was begun so that no interrupt reaches it, as in the background of a shell, stays so.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, interrupts)
    if os.environ.get("_ORACLE_COMPLETE"):
        cli.main(prog_name="oracle")
    code = run(sys.argv[1:])
    if code == INTERRUPTED:
        # What was cut off half-way would only complain while it is taken down.
        sys.stderr.flush()
        os._exit(code)
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        forget_stdout()
        if not isinstance(error, BrokenPipeError) and code != NOT_JUDGED:
            code = _failed(error, sys.argv[1:])
    sys.exit(code)


if __name__ == "__main__":
    main()
