"""
Are public logs judged right: `python -m benchmarks.public_logs [NUMBER] [SEED]`.

NUMBER logs as a spectator sees them, of every edition and table, must not be accused; and in as many others one illegal
action is planted of which what lies open shows that it is illegal, and it must be found where it stands. Of small games
`every_world` keeps each world that there is, without any search: what it says, the search must say.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from oracle.apps.public_logs import hidden_of, judge_log, published
from oracle.engine.log import Judgement, Reader, moves_of, read_header, written
from oracle.engine.play import CHOOSERS
from oracle.engine.resume import Move, Outcome, done
from specs.actions import resources
from specs.position import Action, Position, bits
from specs.reference import Reference, reference

Table = tuple[str, int, tuple[str, ...]]
"""An edition, a number of players, options."""

TABLES: tuple[Table, ...] = (
    *(("deluxe-2020", players, ()) for players in (2, 3, 4, 5)),
    *(("original-2013", players, ()) for players in (2, 3, 4, 5)),
    ("deluxe-2020", 3, ("jewelry-box",)),
    ("deluxe-2020", 5, ("jewelry-box", "fancy", "festive", "haute-couture")),
    ("deluxe-2020", 1, ("solo",)),
    ("deluxe-2020", 1, ("jewelry-box", "solo")),
)
"""The tables at which is played."""


@cache
def game_of(table: Table) -> Reference:
    """Give the game of a table."""
    edition, players, options = table
    return reference(edition, players, options=options)


def public_log(table: Table, seed: int) -> tuple[list[str], list[str]]:
    """Give the log of a game as it was played, and as a spectator sees it."""
    game = game_of(table)
    choose = CHOOSERS["swarm" if seed % 2 else "uniform"](seed)
    lines = list(written(game, choose, {"seed": seed}))
    return lines, published(game, lines)


def judged(game: Reference, lines: Sequence[str]) -> Judgement:
    """Judge a log."""
    reader = Reader("log", lines)
    return judge_log(game, read_header(reader), reader)


def every_world(game: Reference, lines: Sequence[str], most: int) -> int | None:
    """
    Give how many moves of a public log are legal in some world, by keeping every world; None if there are too many.

    It shares nothing with the search but the engine.
    """
    hidden = hidden_of(game)
    reader = Reader("log", lines)
    read_header(reader)
    worlds = {game.new_game()}
    moves = [m for m in moves_of(game, reader, hidden.read) if not isinstance(m, Outcome)]
    for ply, move in enumerate(moves):
        after: set[Position] = set()
        for world in worlds:
            after.update(_after(game, world, move))
            if len(after) > most:
                return None
        if not after:
            return ply
        worlds = after
    return len(moves)


def _after(game: Reference, world: Position, move: Move) -> Iterator[Position]:
    if move.action[1:] != ("?",):
        found = done(game, world, move)
        if found is not None:
            yield found
    elif not game.is_over(world) and game.actor(world) == move.actor:
        yield from (game.after(world, a) for a in game.legal_actions(world) if a[0] == move.action[0])


@dataclass(frozen=True, slots=True)
class Moment:
    """A move of a log and what was before it."""

    game: Reference
    position: Position
    actor: int
    action: Action
    past: Sequence[tuple[int, Action]]

    @property
    def played(self) -> list[int]:
        """What the actor has played in this round and has on the discard pile."""
        found = []
        for actor, action in reversed(self.past):
            if actor == self.actor and action[0] == "hand":
                break
            if actor == self.actor and action[0] == "card" and self.position.seats[actor].pile >> action[1] & 1:
                found.append(action[1])
        return found


Plant = Callable[[Moment], Iterator[Action]]


def _card_twice(at: Moment) -> Iterator[Action]:
    yield from (("card", c) for c in at.played)


def _card_of_another(at: Moment) -> Iterator[Action]:
    setting = at.game.setting
    for seat in range(setting.players):
        if seat != at.actor and not (setting.solo and seat):
            yield from (("card", c) for c in bits(setting.start_cards(seat)))


def _section_too_dear(at: Moment) -> Iterator[Action]:
    frame, livre = at.position.todo[-1], at.position.seats[at.actor].livre
    for n, drawer in enumerate(at.position.drawers):
        if max(drawer) >= 0 and not frame[2] and resources.price(at.game.setting, drawer) > livre:
            yield ("drawer", n)


def _decoration_too_dear(at: Moment) -> Iterator[Action]:
    livre = at.position.seats[at.actor].livre
    for n, (space, owner) in enumerate(zip(at.game.setting.parts.board.decorations, at.position.owners, strict=True)):
        # No discount is as large as that.
        if owner < 0 and space.price > livre + 5:
            yield ("fund", n)


def _points_not_paid(at: Moment) -> Iterator[Action]:
    yield ("exchange", at.position.seats[at.actor].livre + 1)


def _garment_too_dear(at: Moment) -> Iterator[Action]:
    livre = at.position.seats[at.actor].livre
    prices = at.game.setting.parts.board.windows
    yield from (("window", n) for n, g in enumerate(at.position.windows) if g >= 0 and prices[n] > livre)


def _no_garment(at: Moment) -> Iterator[Action]:
    yield from (("window", n) for n, g in enumerate(at.position.windows) if g < 0)


def _tile_of_the_display(at: Moment) -> Iterator[Action]:
    shown = [t for d in at.position.drawers for t in d if t >= 0] + list(bits(at.position.used))
    if at.action[0] == "give":
        yield from (("give", t) for t in shown)
    for place in range(1, len(at.action)):
        yield from ((*at.action[:place], t, *at.action[place + 1 :]) for t in shown)


def _space_taken(at: Moment) -> Iterator[Action]:
    yield from (("space", n) for n, there in enumerate(at.position.guests) if there >= 0)


def _decoration_taken(at: Moment) -> Iterator[Action]:
    yield from (("fund", n) for n, owner in enumerate(at.position.owners) if owner >= 0)


def _not_on_display(at: Moment) -> Iterator[Action]:
    deck = range(len(at.game.setting.parts.employees))
    yield from (("hire", c) for c in deck if c not in at.position.queue)


def _not_of_the_role(at: Moment) -> Iterator[Action]:
    setting = at.game.setting
    allowed = setting.rule.may_take_action[setting.role[at.position.played]]
    yield from (("main", n) for n, may in enumerate(allowed) if not may)
    if at.position.favor >= 0:
        yield ("main", 0)


def _revealed_twice(at: Moment) -> Iterator[Action]:
    yield from (("reveal", c) for c in at.position.queue)


def _tile_twice(at: Moment) -> Iterator[Action]:
    yield from ((at.action[0], t) for d in at.position.drawers for t in d if t >= 0)


def _garment_twice(at: Moment) -> Iterator[Action]:
    yield from (("hang", g) for g in at.position.windows if g >= 0)


def _tile_of_another_section(at: Moment) -> Iterator[Action]:
    drawer = at.position.todo[-1][3]
    yield from (("tile", t) for n, d in enumerate(at.position.drawers) for t in d if t >= 0 and n != drawer)


def _another_time(at: Moment) -> Iterator[Action]:
    others: tuple[Action, ...] = (("hire", 0), ("rent",), ("enough",), ("hand", "?"))
    yield from (other for other in others if other[0] != at.action[0])


PLANTS: dict[str, tuple[tuple[str, ...], Plant]] = {
    "a card played twice in a round": (("card",), _card_twice),
    "another's card played": (("card",), _card_of_another),
    "a section that is too dear": (("drawer",), _section_too_dear),
    "a decoration that is too dear": (("fund",), _decoration_too_dear),
    "points that are not paid": (("exchange",), _points_not_paid),
    "a garment that is too dear": (("window",), _garment_too_dear),
    "no garment there": (("window",), _no_garment),
    "a tile that is not owned": (("spend", "give"), _tile_of_the_display),
    "a space that is taken": (("space",), _space_taken),
    "a decoration that is taken": (("fund",), _decoration_taken),
    "hired, not on display": (("hire",), _not_on_display),
    "an action not of the role": (("main",), _not_of_the_role),
    "an employee revealed twice": (("reveal",), _revealed_twice),
    "a tile that lies on display drawn": (("fill", "draw"), _tile_twice),
    "a garment hung twice": (("hang",), _garment_twice),
    "a tile of another section": (("tile",), _tile_of_another_section),
    "an action at another time": (("card", "main", "bonus", "space", "fund", "tile", "fill"), _another_time),
}
"""What lies open shows that these are illegal: in place of which verbs they stand, and what they are."""

OUT_OF_TURN = "another's turn"
LEFT_OUT = "a turn left out"
KINDS = (*PLANTS, OUT_OF_TURN, LEFT_OUT)
"""All that is planted."""


@dataclass(frozen=True, slots=True)
class Planted:
    """A public log with one illegal action, and where that stands."""

    kind: str
    ply: int
    lines: list[str]


def moments(game: Reference, lines: Sequence[str]) -> Iterator[Moment]:
    """Give the moves of a whole log with what was before each."""
    position = game.new_game()
    past: list[tuple[int, Action]] = []
    for line in lines[1:-1]:
        action = game.read(json.loads(line)["action"])
        actor = game.actor(position)
        yield Moment(game, position, actor, action, tuple(past))
        past.append((actor, action))
        position = game.after(position, action)


def plant(table: Table, seed: int, kind: str) -> Planted | None:
    """Plant one illegal action of a kind into the log of a seed; None if there is no place for it."""
    game = game_of(table)
    chance = random.Random(f"{seed} {kind}")
    lines, public = public_log(table, seed)
    there = list(moments(game, lines))
    for ply in chance.sample(range(len(there)), len(there)):
        if kind == LEFT_OUT:
            end = next((n for n in range(ply + 1, len(there)) if there[n].action[0] == "card"), None)
            if there[ply].action[0] == "card" and end and there[end].actor != there[ply].actor:
                kept = [*public[1 : ply + 1], *public[end + 1 : -1]]
                return Planted(kind, ply, [public[0], *(_with(one, ply=n) for n, one in enumerate(kept)), public[-1]])
        elif found := list(_wrong(there[ply], kind)):
            wrong = _with(public[ply + 1], **chance.choice(found))
            return Planted(kind, ply, [*public[: ply + 1], wrong, *public[ply + 2 :]])
    return None


def _wrong(at: Moment, kind: str) -> Iterator[dict[str, int] | dict[str, str]]:
    """Give what can be written in place of a move to make it wrong in a way."""
    game = at.game
    if kind == OUT_OF_TURN:
        if at.actor >= 0 and not game.setting.solo:
            yield from ({"actor": s} for s in range(game.players) if s != at.actor)
        return
    verbs, plants = PLANTS[kind]
    if at.action[0] in verbs:
        legal = game.legal_actions(at.position)
        for action in plants(at):
            if action[-1:] == ("?",):
                yield {"action": " ".join(action)}
            elif game.same(action, legal) is None:
                yield {"action": game.write(action)}


def _with(line: str, **values: object) -> str:
    return json.dumps({**json.loads(line), **values})


def planted(number: int, seed: int) -> Iterator[tuple[Table, Planted]]:
    """Give so many logs with an illegal action, the kinds and the tables in turn."""
    given = 0
    for turn in range(seed, seed + 100 * number):
        table, kind = TABLES[turn % len(TABLES)], KINDS[turn % len(KINDS)]
        one = plant(table, turn, kind)
        if one is not None:
            yield table, one
            given += 1
        if given == number:
            return


def _timed(table: Table, lines: Sequence[str]) -> tuple[Judgement, float]:
    """Judge a log, and give the seconds of work that it took."""
    began = time.process_time()
    found = judged(game_of(table), lines)
    return found, time.process_time() - began


def main(number: int = 1000, seed: int = 1) -> None:
    """Judge `number` clean logs and as many with one illegal action, and print what came of it."""
    verdicts: Counter[str] = Counter()
    seconds: list[float] = []
    for turn in range(seed, seed + number):
        table = TABLES[turn % len(TABLES)]
        found, took = _timed(table, public_log(table, turn)[1])
        seconds.append(took)
        verdicts[found.verdict] += 1
        if found.verdict not in {"ok", "undecided"}:
            _say(f"accused: {table}, seed {turn}: {found.verdict} at ply {found.ply}, {found.says}")
    _say(f"{number} clean logs: {dict(verdicts)}; {sum(seconds):.0f} s, at most {max(seconds):.2f} s for one")
    tally: Counter[tuple[str, bool]] = Counter()
    seconds = []
    for table, one in planted(number, seed):
        found, took = _timed(table, one.lines)
        seconds.append(took)
        right = (found.verdict, found.ply) == ("illegal", one.ply)
        tally[one.kind, right] += 1
        if not right:
            _say(f"missed: {one.kind} at ply {one.ply} of {table}: {found.verdict} at {found.ply}, {found.says}")
    for kind in KINDS:
        _say(f"  {kind}: {tally[kind, True]} found where it is, {tally[kind, False]} not")
    right_ones = sum(n for (_, right), n in tally.items() if right)
    _say(f"{right_ones} of {tally.total()} found; {sum(seconds):.0f} s, at most {max(seconds):.2f} s for one")


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - its output


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
