"""
Reads the position that a dispute is about: short text, plain JSON as `position.schema.json` has it, or a move of a log.

A position that is read back must show what was given; else the first thing that does not fit is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from oracle.apps.games import lines_of, opened_for
from oracle.engine.log import Reader, moves_of, read_header
from oracle.engine.resume import Outcome, done
from oracle.errors import InvalidActionError, InvalidPositionError, OracleError, RequestError
from specs.phases.scoring import Line
from specs.position import NOBODY, Action, Position, Seat, guest
from specs.reference import Reference
from specs.steps import Step
from specs.views import TEXT, read_position, write_position

_HIDDEN: Final = "view"
"""What stands in the header of a log that hides something."""

_WAY_OUT: Final = "oracle replay --format json shows positions as plain values"

_STRANGE: Final = "a value is missing, of another kind, or too large"
"""What is said of a position in place of what Python says of it."""

_OF_OPTIONS: Final = ("jewelry", "opponent")
"""What only positions with options have."""

_STEPS: Final = {s.name.lower(): s for s in Step}
_LINES: Final = {line.name.lower(): line for line in Line}


@dataclass(frozen=True, slots=True, kw_only=True)
class AtMove:
    """A position of a log, with the action that the log has there; None after the last."""

    game: Reference
    position: Position
    action: Action | None
    ply: int


def position_of(game: Reference, given: Any, where: str) -> Position:
    """
    Give the position that short text or plain values stand for.

    Raises:
        InvalidPositionError: It is none of this game.
    """
    if not isinstance(given, (str, Mapping)):
        raise InvalidPositionError(
            f"a position as short text ({TEXT} …) or as plain values, got {str(given)[:60]!r}",
            where=where,
            hint=_WAY_OUT,
        )
    try:
        # Short text is read with every number looked at, so plain values go the same way.
        position = read_position(given.strip() if isinstance(given, str) else write_position(_from_plain(game, given)))
        told = game.show(position)
        game.legal_actions(position)
    except InvalidPositionError as error:
        raise InvalidPositionError(error.what, where=error.where or where, hint=error.hint or _WAY_OUT) from None
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, InvalidActionError) as error:
        why = str(error)[:120] if isinstance(error, InvalidActionError) else _STRANGE
        raise InvalidPositionError(
            f"a position of this game with {game.players} seats, got one that cannot be: {why}",
            where=where,
            hint="give edition, players and options that it was played with",
        ) from None
    if len(position.seats) != game.players:
        raise InvalidPositionError(
            f"a position with {game.players} seats, got {len(position.seats)}", where=where, hint="correct players"
        )
    if isinstance(given, Mapping) and (strange := _first_difference(given, told)):
        raise InvalidPositionError(
            f"a position as it is shown, got another value of {strange}", where=where, hint="correct that value"
        )
    return position


def _first_difference(given: Mapping[str, Any], told: Mapping[str, Any]) -> str:
    for name in dict.fromkeys((*told, *given)):
        if given.get(name) != told.get(name):
            return name
    return ""


def _from_plain(game: Reference, given: Mapping[str, Any]) -> Position:
    if any(name in given for name in _OF_OPTIONS):
        hint = "give it as short text, or as a log and the number of a move"
        raise InvalidPositionError("a position of the base game as plain values, got one with options", hint=hint)
    number = game.notation.number

    for name in game.show(game.new_game()):
        if name not in given and name not in _OF_OPTIONS:
            what = f"a position with all that lies on the table, got one without {name!r}"
            raise InvalidPositionError(what)

    def one(kind: str, name: Any) -> int:
        return NOBODY if name is None else number(kind, name)

    def many(kind: str, names: Sequence[str]) -> int:
        return sum(1 << n for n in {number(kind, name) for name in names})

    def guests(kind: str, there: Mapping[str, Any], spaces: int) -> tuple[int, ...]:
        found = [NOBODY] * spaces
        for name, lies in there.items():
            found[number(kind, name)] = guest(number("garment", lies["garment"]), lies["seat"])
        return tuple(found)

    board = game.setting.parts.board
    owners = [NOBODY] * len(board.decorations)
    for name, seat in given["decorations"].items():
        owners[number("decoration", name)] = seat
    position = Position()
    position.round = given["round"]
    position.start = NOBODY if given["start"] is None else given["start"]
    position.favor = NOBODY if given["favor"] is None else given["favor"]
    position.queue = tuple(number("card", c) for c in given["queue"])
    position.deck = many("card", given["deck"])
    position.windows = tuple(one("garment", g) for g in given["windows"])
    position.bag = many("garment", given["bag"])
    position.rags = many("garment", given["garment_discard"])
    position.drawers = tuple(tuple(one("tile", t) for t in d) for d in given["drawers"])
    position.stock = many("tile", given["stock"])
    position.used = many("tile", given["resource_discard"])
    position.guests = guests("space", given["guests"], len(board.guests))
    position.terrace = guests("decoration", given["terrace"], len(board.decorations))
    position.owners = tuple(owners)
    position.all_halls = tuple(NOBODY if s is None else s for s in given["all_halls"])
    position.played = one("card", given["played"])
    position.leaving = many("card", given["leaving"])
    position.seats = tuple(_seat(s, many) for s in given["seats"])
    position.sheet = tuple((int(_LINES[e["line"]]), e["seat"], e["points"]) for e in given["sheet"])
    position.box = None
    position.opponent = ()
    position.todo = tuple((int(_STEPS[kind]), *rest) for kind, *rest in given["todo"])
    return position


def _seat(given: Mapping[str, Any], many: Any) -> Seat:
    seat = Seat()
    seat.livre, seat.points = given["livre"], given["points"]
    seat.thread, seat.lace = given["thread"], given["lace"]
    seat.hand, seat.reserve = many("card", given["hand"]), many("card", given["reserve"])
    seat.pile, seat.tiles = many("card", given["discard"]), many("tile", given["tiles"])
    return seat


def at_move(log: Path, move: int | None, components: Path | None, rulings: Path | None) -> AtMove:
    """
    Give the position of a log before one of its moves, or after the last where no number is given.

    Raises:
        RequestError: The log is broken, a move before is wrong, or it has not so many moves.
    """
    reader = Reader(log.name, lines_of(log))
    header = read_header(reader)
    if _HIDDEN in header:
        hint = "give a log that shows everything"
        raise RequestError("a log that hides nothing, got one of what all may see", where=str(log), hint=hint)
    try:
        game = opened_for(header, reader, components, rulings)
    except RequestError as error:
        # A dispute has no options for files: it names them.
        hint = error.hint.replace("--components FILE", "components=FILE").replace("--rulings FILE", "rulings=FILE")
        raise RequestError(error.what, where=error.where, hint=hint) from None
    position = game.new_game()
    ply = 0
    for one in _until_end(game, reader):
        if isinstance(one, Outcome):
            break
        if ply == move:
            return AtMove(game=game, position=position, action=one.action, ply=ply)
        after = done(game, position, one)
        if after is None:
            hint = "oracle replay says which rule it breaks; ask about that move or one before it"
            raise RequestError(
                f"moves that are allowed before move {move}, got a wrong one at {ply}", where=str(log), hint=hint
            )
        position, ply = after, ply + 1
    if move is not None and move != ply:
        raise RequestError(f"a move from 0 to {ply}, got {move}", where=str(log), hint="moves are counted from 0")
    return AtMove(game=game, position=position, action=None, ply=ply)


def _until_end(game: Reference, reader: Reader) -> Iterator[Any]:
    """Give the moves of a log; one that was cut off ends where it ends."""
    moves = moves_of(game, reader, game.read)
    while True:
        try:
            yield next(moves)
        except StopIteration:
            return
        except OracleError as error:
            if "the end of the log" in error.what:
                return
            raise
