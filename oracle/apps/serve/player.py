"""
The reference engine behind the protocol: it answers the messages by which other implementations are judged.

A player holds the games of one session. What is asked of it is never trusted: a message that is none is answered with
`error`, and what it does not play with `skipped`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from oracle.apps.cli import version
from oracle.apps.json_files import parsed
from oracle.apps.trial_setup import Kind
from oracle.engine.protocol import COMMANDS, PROTOCOL
from oracle.errors import InvalidActionError, OracleError, RequestError
from specs.editions import EDITIONS, OPTIONS
from specs.options import MOST_PLAYERS
from specs.position import Position
from specs.reference import Reference

MOST_GAMES: Final = 64
"""So many games a session holds; with one more, the one that was not used for longest is forgotten."""

MOST_ACTIONS: Final = 20_000
"""So many actions a trace may have."""

_CALLED: Final = "a message of the protocol"
_ASKS: Final = ("counts", "legal", "none")
_LATE: Final = "no time is left for this request; ask for less at once"


class _SkippedError(Exception):
    """It is not played here."""


def _always() -> bool:
    return True


class Player:
    """Answers messages, and holds the games of one session."""

    def __init__(self) -> None:
        self._games: OrderedDict[int, tuple[Reference, Position]] = OrderedDict()

    def answer(self, line: bytes, more: Callable[[], bool] = _always) -> dict[str, Any]:
        """
        Answer one message.

        Args:
            line: The message as it came.
            more: Whether there is time to go on.
        """
        number: Any = None
        try:
            message = parsed(line.decode("utf-8", "strict"), _CALLED, _CALLED)
            if not isinstance(message, dict):
                return {"id": None, "error": f"an object, got {type(message).__name__}"}
            number = message.get("id")
            if isinstance(number, bool) or not isinstance(number, int):
                return {"id": None, "error": "a whole number as id, got none"}
            if not more():
                return {"id": number, "error": _LATE}
            return {"id": number, **self._answered(message, more)}
        except UnicodeDecodeError:
            return {"id": None, "error": "UTF-8, got other bytes"}
        except _SkippedError as why:
            return {"id": number, "skipped": str(why)}
        except OracleError as error:
            return {"id": number, "error": error.what}
        except Exception as error:  # noqa: BLE001 - one message must not cost the others of its request
            return {"id": number, "error": f"this is a bug of the oracle, {type(error).__name__}"}

    def _answered(self, message: Mapping[str, Any], more: Callable[[], bool]) -> dict[str, Any]:
        cmd = message.get("cmd")
        if cmd == "hello":
            self._games.clear()
            return {"result": _hello()}
        if cmd == "stop":
            self._games.clear()
            return {"result": {}}
        if cmd == "components":
            # The parts are those of the reference; a game of others is skipped when it is begun.
            return {"result": {}}
        if cmd == "start":
            engine = _engine(message)
            self._keep(_number(message, "game"), engine, engine.new_game())
            return {"result": {}}
        if cmd == "replay":
            return {"result": self._replayed(message, more)}
        if cmd not in COMMANDS:
            raise _SkippedError(f"there is {', '.join(COMMANDS)}")
        engine, position = self._game(_number(message, "game"))
        if cmd == "legal":
            return {"result": _written(engine, position)}
        if cmd == "position":
            return {"result": engine.show(position)}
        if cmd == "view":
            return {"result": _view(engine, position, _number(message, "player"))}
        if cmd == "score":
            return {"result": _score(engine, position)}
        after = _applied(engine, position, _text(message, "action"))
        if isinstance(after, dict):
            return {"refused": after}
        self._keep(message["game"], engine, after)
        return {"result": {}}

    def _keep(self, number: int, engine: Reference, position: Position) -> None:
        self._games[number] = engine, position
        self._games.move_to_end(number)
        if len(self._games) > MOST_GAMES:
            self._games.popitem(last=False)

    def _game(self, number: int) -> tuple[Reference, Position]:
        if number not in self._games:
            raise RequestError(f"a game that was started, got {number}; the last {MOST_GAMES} of a session are kept")
        return self._games[number]

    def _replayed(self, message: Mapping[str, Any], more: Callable[[], bool]) -> dict[str, Any]:
        """Play a whole trace."""
        engine = _engine(message)
        actions, ask = message.get("actions"), message.get("ask", "none")
        if not isinstance(actions, list) or len(actions) > MOST_ACTIONS:
            raise RequestError(f"a list of at most {MOST_ACTIONS} actions, got another")
        if ask not in _ASKS:
            raise RequestError(f"one of {', '.join(_ASKS)} as ask, got another")
        number = _number(message, "game") if "game" in message else None
        position = engine.new_game()
        found: dict[str, Any] = {} if ask == "none" else {ask: []}
        applied = 0
        for text in actions:
            if not more():
                raise RequestError(_LATE)
            if ask == "legal":
                found[ask].append(_written(engine, position))
            if ask == "counts":
                found[ask].append(0 if engine.is_over(position) else len(engine.legal_actions(position)))
            after = _applied(engine, position, _text({"action": text}, "action"))
            if isinstance(after, dict):
                found["refused"] = after["reason"]
                break
            position = after
            applied += 1
        if number is not None:
            self._keep(number, engine, position)
        return found | {"applied": applied, **_score(engine, position)}


def _hello() -> dict[str, Any]:
    return {
        "name": "rococo-oracle",
        "version": version(),
        "protocol": PROTOCOL,
        "commands": list(COMMANDS),
        "editions": list(EDITIONS),
        "players": list(range(1, MOST_PLAYERS + 1)),
        "options": list(OPTIONS),
        "pipeline": True,
    }


def _engine(message: Mapping[str, Any]) -> Reference:
    """Give the engine of a game that is begun."""
    edition, players, options = message.get("edition"), _number(message, "players"), message.get("options", [])
    if not isinstance(options, list) or len(options) > len(OPTIONS) or not all(isinstance(o, str) for o in options):
        raise RequestError("a list of names as options, got another")
    if edition not in EDITIONS:
        raise _SkippedError(f"the editions are {', '.join(EDITIONS)}")
    try:
        engine = Kind(edition=edition, players=players, options=tuple(options)).opened()
    except RequestError as error:
        raise _SkippedError(error.what) from None
    if message.get("components", engine.header()["components"]) != engine.header()["components"]:
        raise _SkippedError("parts that are not those of the reference")
    return engine


def _number(message: Mapping[str, Any], name: str) -> int:
    value = message.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise RequestError(f"a whole number from 0 as {name}, got another")
    return value


def _text(message: Mapping[str, Any], name: str) -> str:
    value = message.get(name)
    if not isinstance(value, str):
        raise RequestError(f"a text as {name}, got another")
    return value


def _written(engine: Reference, position: Position) -> list[str]:
    return [] if engine.is_over(position) else [engine.write(a) for a in engine.legal_actions(position)]


def _view(engine: Reference, position: Position, player: int) -> Mapping[str, Any]:
    if player >= len(position.seats):
        raise RequestError(f"a player from 0 to {len(position.seats) - 1}, got {player}")
    return engine.view(position, player)


def _score(engine: Reference, position: Position) -> dict[str, Any]:
    """Give the points so far, and at the end who has won."""
    over = engine.is_over(position)
    winners: Sequence[int] = engine.outcome(position)["winners"] if over else []
    return {"scores": [s.points for s in position.seats], "winners": winners, "over": over}


def _applied(engine: Reference, position: Position, text: str) -> Position | dict[str, Any]:
    """Give the position after an action, or the rule that forbids it, with its lines."""
    try:
        action = engine.read(text)
    except InvalidActionError as error:
        return {"reason": "no-action", "says": error.what}
    if engine.is_over(position):
        return {"reason": "game-over", "says": "the game is over"}
    meant = engine.same(action, engine.legal_actions(position))
    if meant is None:
        refusal = engine.refuse(position, action)
        return {"reason": refusal.rule or "not-now", "says": refusal.says, "citations": list(refusal.citations)}
    return engine.after(position, meant)
