"""
A subject that wraps the reference engine: it answers everything, and agrees in everything.

`python tests/subjects/reference_subject.py` speaks the protocol on its standard input and output. The faulty subjects
are made from it (`faulty_subject.py`).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from oracle.errors import InvalidActionError
from specs.reference import Reference, reference

COMMANDS = ("hello", "components", "start", "apply", "legal", "position", "view", "score", "replay", "stop")


class SkipError(Exception):
    """The subject does not play this."""


class ReferenceSubject:
    """Answers the messages of the protocol from the reference engine."""

    def __init__(self, *, reasons: bool = False) -> None:
        self.reasons = reasons
        self.engines: dict[str, Reference] = {}
        self.games: dict[int, tuple[Reference, Any]] = {}
        self.ply = 0

    # What faulty subjects change.

    def opened(self, edition: str, players: int, options: tuple[str, ...]) -> Reference:
        """Open an engine."""
        return reference(edition, players, options=options)

    def legal(self, engine: Reference, position: Any) -> list[Any]:
        """Give the legal actions."""
        return engine.legal_actions(position)

    def after(self, engine: Reference, position: Any, action: Any) -> Any:
        """Give the position after an action."""
        return engine.after(position, action)

    def view(self, engine: Reference, position: Any, player: int) -> Mapping[str, Any]:
        """Give what a player may see."""
        return engine.view(position, player)

    def hello(self) -> dict[str, Any]:
        """Say what it can do."""
        return {
            "name": "reference",
            "version": "1",
            "protocol": 1,
            "commands": list(COMMANDS),
            "editions": ["deluxe-2020", "original-2013"],
            "players": [1, 2, 3, 4, 5],
            "options": ["jewelry-box", "solo", "fancy", "festive", "haute-couture"],
        }

    def written(self, answer: dict[str, Any]) -> Iterator[bytes]:
        """Give what is written for an answer."""
        yield json.dumps(answer, separators=(",", ":")).encode() + b"\n"

    # The protocol.

    def engine(self, message: Mapping[str, Any]) -> Reference:
        """Give the engine for a game."""
        key = json.dumps([message["edition"], message["players"], message["options"]])
        if key not in self.engines:
            self.engines[key] = self.opened(message["edition"], message["players"], tuple(message["options"]))
        engine = self.engines[key]
        if engine.header()["components"] != message["components"]:
            raise SkipError("parts that it does not have")
        return engine

    def answer(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Answer a message."""
        cmd = message["cmd"]
        if cmd == "hello":
            return {"result": self.hello()}
        if cmd in {"components", "stop"}:
            return {"result": {}}
        if cmd == "start":
            engine = self.engine(message)
            self.games[message["game"]] = engine, engine.new_game()
            self.ply = 0
            return {"result": {}}
        if cmd == "replay":
            return {"result": self.replayed(message)}
        engine, position = self.games[message["game"]]
        if cmd == "legal":
            return {"result": [engine.write(a) for a in self.legal(engine, position)]}
        if cmd == "position":
            return {"result": engine.show(position)}
        if cmd == "view":
            return {"result": self.view(engine, position, message["player"])}
        if cmd == "score":
            return {"result": self.score(engine, position)}
        if cmd == "apply":
            done = self.applied(engine, position, message["action"])
            if isinstance(done, str):
                return {"refused": {"reason": done}}
            self.games[message["game"]] = engine, done
            return {"result": {}}
        return {"skipped": "not known"}

    def applied(self, engine: Reference, position: Any, text: str) -> Any:
        """Give the position after an action, or the rule that forbids it."""
        try:
            action = engine.read(text)
        except InvalidActionError:
            return "no-action"
        meant = engine.same(action, self.legal(engine, position))
        if meant is None:
            # To look for the deciding rule takes as long as a hundred moves.
            return engine.refuse(position, action).rule if self.reasons else "not-now"
        self.ply += 1
        return self.after(engine, position, meant)

    def score(self, engine: Reference, position: Any) -> dict[str, Any]:
        """Give the points so far, and at the end who has won."""
        over = engine.is_over(position)
        winners = engine.outcome(position)["winners"] if over else []
        return {"scores": [s.points for s in position.seats], "winners": winners, "over": over}

    def replayed(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Play a whole trace."""
        engine = self.engine(message)
        position = engine.new_game()
        self.ply = 0
        counts: list[int] = []
        legal: list[list[str]] = []
        found: dict[str, Any] = {}
        applied = 0
        for text in message["actions"]:
            actions = self.legal(engine, position)
            if message["ask"] == "counts":
                counts.append(len(actions))
            if message["ask"] == "legal":
                legal.append([engine.write(a) for a in actions])
            done = self.applied(engine, position, text)
            if isinstance(done, str):
                found["refused"] = done
                break
            position = done
            applied += 1
        if "game" in message:
            self.games[message["game"]] = engine, position
        found |= {"applied": applied, **self.score(engine, position)}
        if message["ask"] in {"counts", "legal"}:
            found[message["ask"]] = counts or legal
        return found


def serve(subject: ReferenceSubject) -> None:
    """Answer line by line."""
    for line in sys.stdin:
        message = json.loads(line)
        try:
            answer = subject.answer(message)
        except SkipError as why:
            answer = {"skipped": str(why)}
        for raw in subject.written({"id": message["id"], **answer}):
            sys.stdout.buffer.write(raw)
            sys.stdout.buffer.flush()
        if message["cmd"] == "stop":
            return


if __name__ == "__main__":
    serve(ReferenceSubject(reasons="--reasons" in sys.argv))
