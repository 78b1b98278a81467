"""Writes what a command has to say: to standard output, or to a file that is never left half-written."""

from __future__ import annotations

import os
import shutil
import stat
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypedDict

from oracle.errors import RequestError

_LONGEST_SHOWN: Final = 120


def _refuse(path: Path, why: str, hint: str, option: str = "--output") -> RequestError:
    name = str(path)
    shown = name if len(name) <= _LONGEST_SHOWN else f"{name[:_LONGEST_SHOWN]}…"
    return RequestError(f"a file that can be written, got: {why}", where=f"{option} {shown}", hint=hint)


def target(value: str) -> Path | None:
    """
    Give where to write: a path, or None for `-`, which is standard output.

    Raises:
        RequestError: It is empty.
    """
    if value == "-":
        return None
    if not value.strip():
        raise RequestError("the name of a file, got nothing", where="--output", hint="name a file, or - for stdout")
    return Path(value)


def check_writable(output: Path | None, option: str = "--output") -> None:
    """
    Refuse an output that cannot be written, before the work is done.

    Args:
        option: The option that names it.
    Raises:
        RequestError: It is a directory, too long a name, or its directory is missing or not writable.
    """
    if output is None:
        return
    try:
        target = Path(os.path.realpath(output))
        directory = target.parent
        if output.is_dir():
            raise _refuse(output, "a directory", "name a file in it", option)
        if not directory.is_dir():
            raise _refuse(output, f"no directory {directory}", "make the directory first", option)
        exists = target.exists()
    except (OSError, ValueError) as error:
        raise _refuse(output, getattr(error, "strerror", None) or str(error), "name another file", option) from None
    if exists and not target.is_file():
        return  # a pipe or a device: what it takes shows when it is written to
    if not os.access(directory, os.W_OK | os.X_OK):
        raise _refuse(output, f"no leave to write in {directory}", "name another place", option)


def keep_apart(read: Mapping[str, Path | None], written: Mapping[str, Path | None]) -> None:
    """
    Refuse to write over a file that is read, or twice to one file.

    Args:
        read: The files that are read, by what they are.
        written: The files to write, by the option that names them.
    Raises:
        RequestError: Two of them are one file.
    """
    taken = [(what, file) for what, file in read.items() if file is not None]
    for option, file in written.items():
        if file is None:
            continue
        for what, other in taken:
            if _same(file, other):
                raise RequestError(
                    f"another file than {what}", where=f"{option} {file}"[:_LONGEST_SHOWN], hint="name a new file"
                )
        taken.append((f"what {option} names", file))


def _same(one: Path, other: Path) -> bool:
    try:
        if one.exists() and other.exists():
            # A device, such as the terminal, may well take two.
            return one.samefile(other) and one.is_file()
        return os.path.realpath(one) == os.path.realpath(other)
    except (OSError, ValueError):
        return False


def write(text: str, output: Path | None, option: str = "--output") -> None:
    """
    Write a text as UTF-8: to a file all at once, or to standard output.

    A reader of standard output who has seen enough and closed it is no error.

    Args:
        option: The option that names the file.
    Raises:
        RequestError: The file or standard output cannot be written.
    """
    if output is not None:
        write_bytes(text.encode("utf-8", "backslashreplace"), output, option)
        return
    if sys.stdout is None:
        raise RequestError("standard output that is open, got a closed one", where="stdout", hint="use --output PATH")
    try:
        sys.stdout.flush()
        stream = getattr(sys.stdout, "buffer", None)
        if stream is None or sys.stdout.isatty():
            sys.stdout.write(text)
        else:
            stream.write(text.encode("utf-8", "backslashreplace"))
        sys.stdout.flush()
    except BrokenPipeError:
        forget_stdout()
    except OSError as error:
        forget_stdout()
        hint = "check the space left where it goes"
        raise RequestError(
            f"standard output that takes the text, got: {error.strerror}", where="stdout", hint=hint
        ) from None


def forget_stdout() -> None:
    """Send what is still to be written to nowhere, so that the interpreter does not stumble over it when it ends."""
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, 1)
    os.close(devnull)


def write_bytes(content: bytes, output: Path, option: str = "--output") -> None:
    """
    Write a file all at once.

    Raises:
        RequestError: It cannot be written.
    """
    try:
        target = Path(os.path.realpath(output))
        mode = target.stat().st_mode if target.exists() else None
        if mode is not None and not stat.S_ISREG(mode):
            # A pipe or a device is written to; replacing it by a file would take it away.
            target.write_bytes(content)
            return
        temporary = target.with_name(f".{target.name[:200]}.{os.getpid()}.tmp")
        with _swept(temporary):
            with os.fdopen(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666), "wb") as file:
                file.write(content)
            if mode is not None:
                temporary.chmod(stat.S_IMODE(mode))
            temporary.replace(target)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        hint = "check the path and the space left, or name another place"
        raise _refuse(output, why, hint, option) from None


@contextmanager
def _swept(temporary: Path) -> Iterator[None]:
    try:
        yield
    finally:
        temporary.unlink(missing_ok=True)


@contextmanager
def progress() -> Iterator[Callable[[str], None] | None]:
    """Give something to call with what is being done; it shows on standard error if that is a terminal, then goes."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return

    def tell(what: str) -> None:
        sys.stderr.write(f"\r\x1b[K{what} …")
        sys.stderr.flush()

    try:
        yield tell
    finally:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()


class Screen(TypedDict):
    """How a text is set: its width (None where it goes to no terminal) and whether it has colours."""

    width: int | None
    color: bool


def terminal(output: Path | None) -> Screen:
    """Give width and colour for a text, by where it goes and by `NO_COLOR`."""
    if output is not None or sys.stdout is None or not sys.stdout.isatty():
        return {"width": None, "color": False}
    plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    return {"width": shutil.get_terminal_size().columns, "color": not plain}
