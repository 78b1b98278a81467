"""Keeps what a test found: each smallest game as a log and a page for `oracle replay`, and what was done so far."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from oracle.apps.stepping import page
from oracle.engine.difference import Difference, What
from oracle.engine.log import Reader, judge, read_header
from oracle.engine.play import CHANCE
from oracle.engine.protocol import Fault
from oracle.engine.shrink import Shrinker
from oracle.engine.trial import Trial
from oracle.errors import RequestError
from specs.reference import Reference

RESUME: Final = "rococo-test-resume/1"
"""The format of the file by which an interrupted test goes on."""

_ENTRY: Final = frozenset({"case", "status", "says", "moves"})
"""What is noted of a case, always."""


def log_of(game: Reference, trial: Trial, found: Difference) -> list[str]:
    """
    Give the lines of a log that shows a difference.

    A log ends with the action that a subject wrongly allows; any other is played on to its end, so that it can be
    replayed whole.
    """
    lines = [_line(game.header())]
    position = game.new_game()
    shrinker = Shrinker(trial, found)
    left = list(found.actions)
    wrong = found.what in {What.ACCEPTS, What.LISTS}
    while not game.is_over(position):
        legal = game.legal_actions(position)
        actor = game.actor(position)
        who = "chance" if actor == CHANCE else actor
        if not left and wrong:
            lines.append(_line({"ply": len(lines) - 1, "actor": who, "action": found.action}))
            break
        text = left.pop(0) if left else ""
        action = trial.referee.meant(text, legal) if text else None
        if action is None and len(lines) - 1 == len(found.actions) and found.action:
            action = trial.referee.meant(found.action, legal)
        if action is None:
            action = shrinker.hurried(position, legal)
        lines.append(_line({"ply": len(lines) - 1, "actor": who, "action": game.write(action)}))
        position = game.after(position, action)
    outcome = game.outcome(position) if game.is_over(position) else {"scores": [], "winners": [], "sheet": []}
    return [*lines, _line({"outcome": outcome})]


def _line(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def keep(game: Reference, lines: Sequence[str], directory: Path, name: str) -> tuple[str, str]:
    """
    Write a log and its page.

    Raises:
        RequestError: They cannot be written.
    """
    log, html = directory / f"{name}.jsonl", directory / f"{name}.html"
    try:
        directory.mkdir(parents=True, exist_ok=True)
        log.write_text("\n".join(lines) + "\n", encoding="utf-8")
        reader = Reader(log.name, lines)
        read_header(reader)
        try:
            found = judge(game, reader)
        except RequestError:
            # What a subject wrote as an action may be none at all: such a log has no page.
            return str(log), ""
        html.write_text(page(game, lines, found, name=log.name), encoding="utf-8")
    except OSError as error:
        what = f"a directory to write in, got: {error.strerror}"
        raise RequestError(what, where=f"--save {directory}"[:200], hint="name another directory") from None
    return str(log), str(html)


# What was done so far.


def plain(found: Difference) -> dict[str, Any]:
    """Give a difference as plain values."""
    values = {f.name: getattr(found, f.name) for f in dataclasses.fields(found)}
    return values | {"what": found.what.value, "fault": found.fault and found.fault.value}


def difference(values: Mapping[str, Any]) -> Difference:
    """Give the difference that plain values stand for."""
    fault = values.get("fault")
    more = {"what": What(values["what"]), "fault": Fault(fault) if fault else None, "actions": tuple(values["actions"])}
    return Difference(**{**values, **more})


class Progress:
    """
    What was done so far, in a file that an interrupted test goes on from.

    Args:
        about: What has to be the same for a test to go on: command, games, vectors.
    Raises (when made):
        RequestError: The file is of another test, or cannot be read or written.
    """

    def __init__(self, path: Path | None, about: Mapping[str, Any]) -> None:
        self._path = path
        self.done: dict[str, dict[str, Any]] = {}
        if path is None:
            return
        header = {"format": RESUME, **json.loads(json.dumps(about))}
        try:
            lines = list(self._read(path, _line(header))) if path.exists() else []
            self.done = {line["case"]: line for line in lines[1:]}
            # A line that was cut off is written anew.
            rest = [_line(v) for v in ([header, *self.done.values()])]
            path.write_text("\n".join(rest) + "\n", encoding="utf-8")
        except OSError as error:
            what = f"a file that can be read and written, got: {error.strerror}"
            raise RequestError(what, where=f"--resume {path}"[:200], hint="name another file") from None

    @staticmethod
    def _read(path: Path, header: str) -> Iterator[dict[str, Any]]:
        """Give the lines of the file; what this test did not write is refused, for the file is written anew."""
        where, hint = f"--resume {path}"[:200], "name a new file, or remove this one to begin again"
        told = path.read_text(encoding="utf-8", errors="replace")
        if header.startswith(told):
            return
        lines = told.splitlines()
        for number, line in enumerate(lines):
            try:
                value = json.loads(line)
            except (ValueError, RecursionError):
                value = None
            known = isinstance(value, dict) and (value.keys() >= _ENTRY if number else value.get("format") == RESUME)
            if not known and number and number == len(lines) - 1:
                # The last line was cut off.
                return
            if not known:
                place = f"{where}, line {number + 1}"
                raise RequestError(f"a file that --resume has written ({RESUME}), got another", where=place, hint=hint)
            if not number and value != json.loads(header):
                raise RequestError("a file of the same test, got one of another", where=where, hint=hint)
            yield value

    def add(self, case: str, status: str, says: str, found: Difference | None, moves: int = 0) -> None:
        """Note what came of a case."""
        entry: dict[str, Any] = {"case": case, "status": status, "says": says, "moves": moves}
        if found is not None:
            entry["difference"] = plain(found)
        self.done[case] = entry
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(_line(entry) + "\n")
