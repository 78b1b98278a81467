"""Logs as a spectator sees them: made of whole logs, and judged by every world that could lie behind them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from oracle.engine.log import PUBLIC, VIEW, Judgement, Reader, judge
from oracle.engine.worlds import LIMIT, judge_public
from specs.hidden import Hidden
from specs.position import Action
from specs.reference import Reference


def hidden_of(game: Reference) -> Hidden:
    """Give what is hidden from a spectator of a game."""
    return Hidden(game.setting, game.notation, game.views)


def published(game: Reference, lines: Sequence[str]) -> list[str]:
    """
    Give the lines of a log as a spectator sees the game.

    Args:
        lines: A log that shows everything and whose moves are legal, without line ends.
    """
    hidden = hidden_of(game)
    entries = [json.loads(line) for line in lines]
    actions: list[Action] = [game.read(e["action"]) for e in entries[1:-1]]
    found = [_line({**entries[0], VIEW: PUBLIC})]
    position = game.new_game()
    for number, action in enumerate(actions):
        then = actions[number + 1] if number + 1 < len(actions) else None
        seen = hidden.public(position, action, then)
        line = lines[number + 1]
        found.append(line if seen == action else _line({**entries[number + 1], "action": " ".join(seen)}))
        position = game.after(position, action)
    return [*found, lines[-1]]


def _line(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def judge_log(
    game: Reference, header: Mapping[str, Any], reader: Reader, *, keep_going: bool = False, limit: int = LIMIT
) -> Judgement:
    """
    Judge a log whose header has been read, be it whole or public.

    Args:
        keep_going: After a wrong move of a whole log go on; a public one ends there.
        limit: So many moves are played at most in all worlds of a public one.
    Raises:
        RequestError: The log is broken.
    """
    if header.get(VIEW) != PUBLIC:
        return judge(game, reader, keep_going=keep_going)
    return judge_public(game, hidden_of(game), reader, limit=limit)
