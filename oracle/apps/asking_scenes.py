"""Understands a question about a position: which game, which position, what is done there, and who claims what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from oracle.apps.asking_positions import at_move, position_of
from oracle.apps.games import Setup, opened, options_of
from oracle.errors import InvalidActionError, InvalidPositionError, RequestError
from specs.editions import EDITIONS
from specs.position import Action, Position
from specs.reference import Reference

if TYPE_CHECKING:
    from oracle.apps.asking_files import Told

_GIVEN: Final = ("position", "log", "move", "action", "seat", "players", "components", "rulings")
_MOST_SHOWN: Final = 12
_NEED_ACTION: Final = frozenset({"legal", "cost", "pays", "must"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """One position in one game, and what is done in it."""

    setup: Setup
    game: Reference
    position: Position
    actions: tuple[Action, ...]
    seat: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """A question about a position, in each edition that is asked."""

    question: str
    scenes: tuple[Scene, ...]
    claims: tuple[tuple[str, str], ...]


def situation(
    question: str,
    given: Mapping[str, str],
    editions: tuple[str, ...],
    options: tuple[str, ...],
    claims: tuple[tuple[str, str], ...],
) -> Situation:
    """
    Understand a question about a position from what was typed.

    Raises:
        RequestError: Something is missing, or is none.
        InvalidPositionError: The position is none.
    """
    where = f"oracle ask {question}"
    for name in given:
        if name not in _GIVEN:
            hint = "such as: oracle ask legal log=game.jsonl move=57 action='main hire'"
            raise RequestError(f"one of {', '.join(_GIVEN)}, got {name[:60]!r}", where=where, hint=hint)
    numbers = {n: _whole(n, given[n], where) for n in ("move", "seat", "players") if n in given}
    told = {**given, **numbers}
    return _understood(question, told, editions, options, claims, where=where)


def situation_told(
    told: Told, editions: tuple[str, ...], options: tuple[str, ...], claims: tuple[tuple[str, str], ...]
) -> Situation:
    """
    Understand a question about a position from a file; what it names lies beside it.

    Raises:
        RequestError: Something is missing, or is none.
        InvalidPositionError: The position is none.
    """
    given: dict[str, Any] = dict(told.situation)
    for name in ("log", "components", "rulings"):
        if name in given:
            given[name] = str(told.file.parent / given[name])
    if told.players is not None:
        given["players"] = told.players
    if told.facts:
        hint = "leave facts out: the position tells everything"
        raise RequestError(f"no facts with {told.question}, got {told.facts[0][0]!r}", where=str(told.file), hint=hint)
    wanted = editions or told.editions
    return _understood(
        told.question, given, wanted, options or told.options, (*told.claims, *claims), where=str(told.file)
    )


def _whole(name: str, text: str, where: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise RequestError(f"{name} as a whole number, got {text[:60]!r}", where=where, hint="write it in digits")
    return int(text)


def _understood(
    question: str,
    given: Mapping[str, Any],
    editions: tuple[str, ...],
    options: tuple[str, ...],
    claims: tuple[tuple[str, str], ...],
    *,
    where: str,
) -> Situation:
    if ("log" in given) is ("position" in given):
        got = "both" if "log" in given else "neither"
        hint = "give log=FILE move=N, or position=TEXT with edition and players"
        raise RequestError(f"a log or a position, got {got}", where=where, hint=hint)
    components, rulings = (Path(given[n]) if n in given else None for n in ("components", "rulings"))
    seat = given.get("seat")
    scenes = []
    if "log" in given:
        found = at_move(Path(given["log"]), given.get("move"), components, rulings)
        header = found.game.header()
        if editions and header["edition"] not in editions:
            hint = "a log is judged by its own edition"
            raise RequestError(f"the edition {header['edition']}, got {editions[0]}", where=where, hint=hint)
        setup = Setup(
            edition=header["edition"],
            players=header["players"],
            options=tuple(header["options"]),
            components=components,
            rulings=rulings,
        )
        # What the log does there is no part of a question that asks about no action.
        there = found.action if question in _NEED_ACTION else None
        actions = _read_actions(found.game, found.position, given.get("action"), there, where)
        scenes.append(Scene(setup=setup, game=found.game, position=found.position, actions=actions, seat=seat))
    else:
        if "players" not in given:
            raise RequestError("the number of players, got none", where=where, hint="add players, such as players=3")
        chosen = options_of(",".join(options))
        wanted = editions or (EDITIONS[:1] if chosen else EDITIONS)
        impossible: InvalidPositionError | None = None
        for edition in wanted:
            setup = Setup(
                edition=edition, players=given["players"], options=chosen, components=components, rulings=rulings
            )
            game = opened(setup)
            try:
                position = position_of(game, given["position"], where)
            except InvalidPositionError as error:
                # What is on the table can fit the parts of one edition alone, if none was named.
                impossible = error
                continue
            actions = _read_actions(game, position, given.get("action"), None, where)
            scenes.append(Scene(setup=setup, game=game, position=position, actions=actions, seat=seat))
        if impossible is not None and (editions or not scenes):
            raise impossible
    if question in _NEED_ACTION and not all(s.actions for s in scenes):
        hint = "add action, as logs write it; several with a semicolon between them"
        raise RequestError(f"an action to ask {question} about, got none", where=where, hint=hint)
    for scene in scenes:
        if seat is not None and seat >= scene.game.players:
            raise RequestError(
                f"a seat from 0 to {scene.game.players - 1}, got {seat}", where=where, hint="count from 0"
            )
    return Situation(question=question, scenes=tuple(scenes), claims=claims)


def _read_actions(
    game: Reference, position: Position, text: str | None, otherwise: Action | None, where: str
) -> tuple[Action, ...]:
    """
    Read actions that are asked about in a position.

    Raises:
        InvalidActionError: One of them is none; the hint says what would be one there.
    """
    try:
        return actions_of(game, text, otherwise)
    except InvalidActionError as error:
        legal = [] if game.is_over(position) else game.legal_actions(position)
        shown = ", ".join(map(game.write, legal[:_MOST_SHOWN])) + (", …" if len(legal) > _MOST_SHOWN else "")
        hint = f"allowed there: {shown}" if shown else error.hint
        raise InvalidActionError(error.what, where=error.where or f"{where}: action", hint=hint) from None


def actions_of(game: Reference, text: str | None, otherwise: Action | None) -> tuple[Action, ...]:
    """
    Read actions with semicolons between them; `otherwise` stands for none.

    Raises:
        InvalidActionError: One of them is none.
    """
    if text is None:
        return () if otherwise is None else (otherwise,)
    return tuple(game.read(part.strip()) for part in text.split(";") if part.strip())
