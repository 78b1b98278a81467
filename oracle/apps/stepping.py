"""Makes a page of a judged game: where the drawn board, the words of the moves and the verdict come together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from oracle.apps.transcript import Told, tell
from oracle.engine.log import Judgement
from oracle.errors import InvalidActionError
from oracle.reports.replay import Game, Move, Verdict, render
from specs.actions.opponent_cards import SEAT
from specs.component_marks import Trust
from specs.component_sets import read_set, side_for
from specs.component_values import SIDES, SOLO
from specs.drawing import Drawing
from specs.drawing.shapes import seat_name, style, symbols
from specs.position import Action, Position
from specs.reference import Reference

PREFIX: Final = "rb-"
"""What the ids of the board's groups begin with."""

LONGEST_KEPT: Final = 2000
"""No legal action is written in a line as long as this."""

_SAYS: Final = {
    Trust.CITED: "cited from a text",
    Trust.DERIVED: "derived from the texts",
    Trust.REVIEWED: "reported by public reviews",
    Trust.SYNTHETIC: "synthetic values (made up, printed nowhere)",
    Trust.PRINTED: "printed by the user's copy",
}


class Kept:
    """Passes on the lines of a log and remembers them, so that a log is read once, be it a file or a pipe."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = lines
        self.lines: list[str] = []

    def __iter__(self) -> Iterator[str]:
        whole = True
        for line in self._lines:
            # What is too long to be a legal move is the last that anybody needs.
            whole = whole and len(line) <= LONGEST_KEPT
            if whole:
                self.lines.append(line)
            yield line


def actions_of(game: Reference, lines: Iterable[str], found: Judgement) -> tuple[list[Action], str]:
    """
    Give the actions of a judged log up to its first wrong move, and the text of that move, if any.

    Args:
        lines: The log, with its header, as far as it was judged.
    """
    import json  # noqa: PLC0415 - heavy enough to be left out of the command's help

    actions: list[Action] = []
    for line in lines:
        if not line.strip():
            continue
        entry: dict[str, Any] = json.loads(line.removeprefix("\ufeff"))
        if "action" not in entry or "ply" not in entry:
            continue
        if entry["ply"] == found.ply:
            return actions, entry["action"]
        actions.append(game.read(entry["action"]))
    return actions, ""


def trusted(edition: str, players: int, components: Path | None, options: Sequence[str] = ()) -> str:
    """Say how far the values that are drawn can be trusted, those of options among them."""
    parts = read_set(edition, components, options)
    own = next(name for name, side in SIDES.items() if side is side_for(edition, players))
    marks = [m for path, m in parts.marks.items() if path.partition(".")[0] not in set(SIDES) - {own}]
    counts = ((sum(m.trust is t for m in marks), says) for t, says in _SAYS.items())
    return f"{parts.name}: " + ", ".join(f"{n} {says}" for n, says in counts if n)


def verdict_of(found: Judgement) -> Verdict:
    """Give the verdict as the page shows it."""
    if found.verdict == "ok":
        return Verdict(right=True, summary="Every move is allowed, and the outcome is right.")
    at = "" if found.ply is None else f", first at ply {found.ply}"
    summary = "The outcome is wrong." if found.ply is None else f"Not allowed{at}."
    return Verdict(
        right=False,
        summary=summary,
        ply=found.ply,
        says=found.says,
        rule=found.rule or "",
        lines=tuple(f"{c['source']}:{c['lines'][0]}-{c['lines'][1]}" for c in found.citations),
        legal=found.legal,
        further=(
            *(f"ply {f['ply']}: {f['says']}" for f in found.further),
            *([f"{found.unjudged} moves hang on these and were passed over"] if found.unjudged else []),
        ),
    )


def page(game: Reference, lines: Iterable[str], found: Judgement, *, name: str, components: Path | None = None) -> str:
    """
    Give the page of a judged game.

    Args:
        lines: The log, as far as it was judged.
        name: What the log is called.
    """
    actions, wrong = actions_of(game, lines, found)
    return render(shown(game, actions, found, wrong, name=name, components=components))


def shown(
    game: Reference,
    actions: Iterable[Action],
    found: Judgement,
    wrong: str = "",
    *,
    name: str,
    components: Path | None = None,
) -> Game:
    """
    Give a game as a page shows it.

    Args:
        actions: The moves that are legal.
        found: What the judgement says of them and of the one that follows.
        wrong: The text of the move that is refused, if one is.
        name: What the game is called.
    """
    told = list(tell(game, actions))
    positions: list[Position] = [game.new_game(), *(t.after for t in told)]
    edition = game.book.edition
    options = game.book.options
    drawing = Drawing(game.setting, (trusted(edition, game.players, components, options),), prefix=PREFIX)
    pictures = [drawing.groups(p) for p in positions]
    moves = [_move(t) for t in told]
    if found.ply is not None:
        moves.append(_refused(game, positions[-1], found.ply, wrong))
    over = game.is_over(positions[-1])
    outcome = game.outcome(positions[-1]) if over else {"sheet": [], "scores": [], "winners": []}
    sheet = [(line["line"], tuple(line["points"])) for line in outcome["sheet"]]
    return Game(
        title=f"{name}: {_kind(game)}",
        icons=symbols(),
        style=style(),
        panels=tuple(drawing.panel(p, pictures[0]) for p in drawing.panels),
        prefix=PREFIX,
        pictures=pictures,
        purses=[[(s.livre, s.points) for s in p.seats] for p in positions],
        moves=tuple(moves),
        seats=tuple(_seat(game, s) for s in range(game.players)),
        sheet=(*sheet, ("total", tuple(outcome["scores"]))) if over else (),
        winners=tuple(seat_name(s) for s in outcome["winners"]),
        captions=drawing.captions,
        verdict=verdict_of(found),
    )


def _kind(game: Reference) -> str:
    """Give what was played: by which edition, with which options, by how many."""
    added = [o for o in game.book.options if not game.setting.solo or o != SOLO]
    with_options = f" with {', '.join(added)}" if added else ""
    many = "solo" if game.setting.solo else f"{game.players} players"
    return f"{game.book.edition}{with_options}, {many}"


def _seat(game: Reference, seat: int) -> str:
    name = seat_name(seat).removeprefix("seat ")
    return f"{name} opponent" if game.setting.solo and seat == SEAT else name


def _move(told: Told) -> Move:
    return Move(ply=told.ply, round=told.round, part=told.part, says=told.says, then=told.then)


def _refused(game: Reference, position: Position, ply: int, action: str) -> Move:
    try:
        written = game.write(game.read(action))
    except InvalidActionError:
        written = action
    return Move(ply=ply, round=position.round, part="Not allowed", says=f"✗ {written}", wrong=True)
