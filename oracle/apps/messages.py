"""
Turns whatever went wrong into one message: what was expected and what came, where, and on a line of its own what to do.

A slip in a module of the book shows as a Python error far away from it; here it is led back to the line of the book.
"""

from __future__ import annotations

import re
import shlex
import sys
import traceback
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

import click

from oracle.errors import DuplicateIdError, OracleError

_PACKAGE: Final = Path(__file__).resolve().parents[2]
_EXAMPLES: Final = {"oracle rule": "oracle rule depute", "oracle ask": "oracle ask may_depute deck_size=4"}
_TWICE: Final = re.compile(r"got '([^']+)' twice")
_MOST_PLACES: Final = 4
_EXTRA: Final = re.compile(r"Got unexpected extra arguments? \((.*)\)", re.DOTALL)


def printable(given: object) -> str:
    """Give a text on one line whose control characters are escaped."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape", "surrogatepass").decode() for c in str(given))


def said(what: str, where: str = "", hint: str = "") -> str:
    """Give a message in the form that all have."""
    place = f" [{printable(where)}]" if where else ""
    way_out = f"\n  hint: {printable(hint)}" if hint else ""
    return f"Error: {printable(what)}{place}{way_out}"


def _book() -> Path | None:
    """Give the directory of the book, if it was opened."""
    specs = sys.modules.get("specs")
    return Path(next(iter(specs.__path__))).resolve() if specs and specs.__path__ else None


def _named(path: Path, line: int | None) -> str:
    book = _book()
    for base, prefix in ((book, "specs/"), (_PACKAGE, "")):
        if base and path.is_relative_to(base):
            return f"{prefix}{path.relative_to(base).as_posix()}:{line or 1}"
    return f"{path.name}:{line or 1}"


def place_in_book(error: BaseException) -> str:
    """Give the line of the book at which a module of it could not be loaded, as `specs/…:12`; else nothing."""
    book = _book()
    if book is None:
        return ""
    if isinstance(error, SyntaxError) and error.filename and Path(error.filename).is_relative_to(book):
        return _named(Path(error.filename), error.lineno)
    frames = traceback.extract_tb(error.__traceback__)
    # Only what runs while a module is loaded is a statement of the book; a function of it may well be called wrongly.
    own = [f for f in frames if f.name == "<module>" and Path(f.filename).is_relative_to(book)]
    return _named(Path(own[-1].filename), own[-1].lineno) if own else ""


def _stated(name: str) -> Iterator[str]:
    """Give the lines of the book on which a claim, rule, question or ruling of some id is stated."""
    book = _book()
    if book is None or not name:
        return
    source, _, rest = name.partition(".")
    in_text = rest if "-" in source else name
    pattern = re.compile(rf"""(?:\(|^id\s*=\s*)["']{re.escape(in_text)}["']""")
    claims = source.replace("-", "_") if in_text != name else ""
    for path in sorted(p for p in book.rglob("*") if p.suffix in (".py", ".toml")):
        if claims and not path.relative_to(book).as_posix().startswith(f"claims/{claims}"):
            continue
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            continue
        yield from (_named(path, number) for number, line in enumerate(lines, start=1) if pattern.search(line))


def oracle_error(error: OracleError) -> str:
    """Give the message of an error that names what is wrong, with the line of the book where that can be found."""
    twice = _TWICE.search(error.what) if isinstance(error, DuplicateIdError) else None
    name = twice[1] if twice else error.where.removeprefix("ruling ")
    loaded = place_in_book(error)
    known = name if re.fullmatch(r"[\w-]+(\.[\w-]+)+|[a-z]\w+", name) else ""
    places = dict.fromkeys([*(_stated(known) if known else ()), *([loaded] if loaded else [])])
    shown = ", ".join([*([error.where] if error.where else []), *list(places)[:_MOST_PLACES]])
    hint = error.hint or ("correct it there" if places else "")
    return said(error.what, shown, hint)


def _again(args: Sequence[str]) -> str:
    command = printable(shlex.join(["oracle", "--debug", *args]))
    return command if len(command) < 200 else "oracle --debug …"


def bug(error: BaseException, args: Sequence[str]) -> str:
    """Give the message of an error that nobody foresaw: the book's, if one of its modules cannot be loaded."""
    if at := place_in_book(error):
        says = error.msg if isinstance(error, SyntaxError) else printable(error)
        hint = "correct that line, or install the book again"
        return said(f"a module of the book that can be loaded, got {type(error).__name__}: {says}", at, hint)
    frames = traceback.extract_tb(error.__traceback__)
    own = [f for f in frames if Path(f.filename).is_relative_to(_PACKAGE)] or frames[-1:]
    place = _named(Path(own[-1].filename), own[-1].lineno) if own else ""
    hint = f"report it with what `{_again(args)}` prints"
    return said(f"this is a bug of the oracle, {type(error).__name__}: {error}", place, hint)


def system_error(error: OSError) -> str:
    """Give the message of a file or stream that fails, whoever was to read or write it."""
    name = str(error.filename) if error.filename else "standard output"
    return said(
        f"a file or stream that works, got: {error.strerror}",
        name[:200],
        "check the path, its permissions and the space left",
    )


def _option(parameter: click.Parameter | None) -> str:
    if parameter is None:
        return ""
    if isinstance(parameter, click.Option):
        return max(parameter.opts, key=len)
    return (parameter.metavar or parameter.name or "").upper()


def _choices(error: click.BadParameter, help_: str) -> tuple[str, str]:
    """Give what was expected of a choice, and a hint with the nearest choice."""
    kind = error.param.type if error.param else None
    if not isinstance(kind, click.Choice):
        return "", help_
    given = re.match(r"'(.*?)' is not", error.message, re.DOTALL)
    got = given[1] if given else ""
    names = [str(c) for c in kind.choices]
    near = get_close_matches(got, names, n=1)
    return f"one of {', '.join(names)}, got {got!r}", f"did you mean {near[0]}?" if near else help_


def _too_much(extra: str, context: click.Context, help_: str) -> str:
    """Give the message of a word that a command has no use for."""
    command = context.command_path
    wanted = [_option(p) for p in context.command.params if isinstance(p, click.Argument)]
    takes = " and ".join(f"one {name}" for name in wanted) or "options alone"
    options = [o for p in context.command.params if isinstance(p, click.Option) for o in p.opts]
    choices = {
        str(c): p
        for p in context.command.params
        if isinstance(p, click.Option) and isinstance(p.type, click.Choice)
        for c in p.type.choices
    }
    word = extra.split(" ", maxsplit=1)[0]
    near = get_close_matches(f"--{word}", options, n=1)
    hint = help_
    if word in choices:
        hint = f"did you mean {max(choices[word].opts, key=len)} {word}?"
    elif near:
        hint = f"did you mean {near[0]}?"
    return said(f"{takes} after {command}, got {extra[:200]!r} besides", command, hint)


def usage_error(error: click.ClickException, args: Sequence[str] = ()) -> str:
    """Give the message of a command line that cannot be understood."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else " ".join(["oracle", *args[:1]])
    help_ = f"see {command} --help"
    if not isinstance(error, click.UsageError) or type(error).__name__ == "NoArgsIsHelpError":
        return said("a command, got nothing", command, f"such as: {command} check; {help_}")
    if isinstance(error, click.NoSuchOption):
        names = [o for p in context.command.params for o in p.opts] if context else []
        near = get_close_matches(error.option_name, names, n=1)
        hint = f"did you mean {near[0]}?" if near else help_
        return said(f"an option of {command}, got {error.option_name!r}", command, hint)
    if isinstance(error, click.MissingParameter):
        name = _option(error.param)
        example = _EXAMPLES.get(command, "")
        return said(f"{name or 'an argument'}, got nothing", command, f"such as: {example}" if example else help_)
    if isinstance(error, click.BadOptionUsage):
        return said(f"a value for each option, got: {error.message.rstrip('.')}", error.option_name, help_)
    if isinstance(error, click.BadParameter):
        what, hint = _choices(error, help_)
        return said(what or f"a value that fits, got: {error.message.rstrip('.')}", _option(error.param), hint)
    if (extra := _EXTRA.match(error.message)) and context:
        return _too_much(extra[1], context, help_)
    what, _, hint = error.format_message().partition("\n  hint: ")
    return said(what.rstrip("."), command, hint or help_)
