"""Opens the game that options or the header of a log name, and plays games by the number."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from oracle.apps.deciding import Deciding
from oracle.engine.checker import Checker
from oracle.engine.log import LONGEST_LINE, Reader, written
from oracle.engine.play import CHOOSERS
from oracle.errors import RequestError
from specs.editions import EDITIONS, OPTIONS
from specs.effects.by_edition import effects
from specs.observables import event
from specs.observer import Observer
from specs.options import MOST_PLAYERS
from specs.position import Action, Position
from specs.reference import Reference, reference
from specs.tables import Tables

SUFFIX: Final = ".jsonl"
"""What the name of a log ends with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """Which games are played: what stands in the header of their logs, but for the seed."""

    edition: str
    players: int
    options: tuple[str, ...] = ()
    components: Path | None = None
    rulings: Path | None = None
    strategy: str = "uniform"


def options_of(text: str) -> tuple[str, ...]:
    """
    Read the options given as one word, separated by commas.

    Raises:
        RequestError: One is none, or games cannot be played with it yet.
    """
    found = tuple(o for o in text.split(",") if o)
    for option in found:
        if option not in OPTIONS:
            what = f"options out of {', '.join(OPTIONS)}, got {option!r}"
            raise RequestError(what, where="--options", hint="correct the name")
    if len(set(found)) < len(found):
        raise RequestError("each option once", where="--options", hint="name it once")
    # In the order of the book, so that the same game has the same header however they are named.
    return tuple(o for o in OPTIONS if o in found)


def opened(setup: Setup, tables: type[Tables] = Tables) -> Reference:
    """
    Open the game of a setup, its book read by tables of some kind.

    Raises:
        RequestError: An edition, a number of players or a file is wrong.
    """
    return reference(
        setup.edition,
        setup.players,
        options=setup.options,
        components=setup.components,
        house=setup.rulings,
        tables=tables,
    )


def opened_for(
    header: Mapping[str, Any],
    reader: Reader,
    components: Path | None,
    rulings: Path | None,
    *,
    compared: tuple[str, ...] = ("components", "rulings"),
) -> Reference:
    """
    Open the game that the header of a log names.

    Args:
        compared: What must be as the header says; without it a log can be judged by other rules than it was played by.
    Raises:
        RequestError: It names none, or one of other components or rulings than are given.
    """
    edition, players, options = header.get("edition"), header.get("players"), header.get("options", [])
    if edition not in EDITIONS:
        reader.refuse(f"an edition ({', '.join(EDITIONS)})", repr(edition)[:60])
    if isinstance(players, bool) or not isinstance(players, int) or not 1 <= players <= MOST_PLAYERS:
        reader.refuse(f"1 to {MOST_PLAYERS} players", repr(players)[:60])
    if not isinstance(options, list) or not all(isinstance(o, str) for o in options):
        reader.refuse("a list of options", repr(options)[:60])
    game = reference(edition, players, options=options_of(",".join(options)), components=components, house=rulings)
    own = game.header()
    for name, option in (("components", "--components"), ("rulings", "--rulings")):
        if name in compared and header.get(name) != own[name]:
            reader.refuse(
                f"a log played with the {name} {own[name]}",
                repr(header.get(name))[:60],
                f"give the {name} it was played with: {option} FILE",
            )
    return game


def lines_of(path: Path) -> Iterator[str]:
    """
    Give the lines of a log, none of them longer than one can be; `-` is standard input.

    Raises:
        RequestError: The file cannot be read, or is not UTF-8.
    """
    number = 0
    try:
        with nullcontext(sys.stdin.buffer) if str(path) == "-" else path.open("rb") as file:
            while raw := file.readline(LONGEST_LINE + 2):
                number += 1
                yield raw.decode("utf-8-sig" if number == 1 else "utf-8")
    except UnicodeDecodeError:
        hint = "give the log as it was written"
        raise RequestError("UTF-8, got other bytes", where=f"{path}:{number}", hint=hint) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise RequestError(f"a log that can be read, got: {why}", where=str(path), hint="check the path") from None


@dataclass(slots=True)
class Tally:
    """
    What was played.

    Attributes:
        choices, draws: Of players, and of chance.
        points: How often each number of prestige points was reached.
        winners: How often each seat won.
        decided: How often each rule decided, if that is asked.
        violations: What the texts say must come about and did not, if that is asked: the first few.
    """

    games: int = 0
    choices: int = 0
    draws: int = 0
    points: Counter[int] = field(default_factory=Counter)
    winners: Counter[int] = field(default_factory=Counter)
    decided: Counter[str] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Count other games with these."""
        self.games += other.games
        self.choices += other.choices
        self.draws += other.draws
        self.points += other.points
        self.winners += other.winners
        self.decided += other.decided
        # By seed, for games played side by side end in any order.
        self.violations = sorted(self.violations + other.violations, key=_seed_of)[:SHOWN]


def _seed_of(violation: str) -> int:
    return int(violation.removeprefix(_SEED).partition(":")[0])


_SEED: Final = "seed "
SHOWN: Final = 20
"""So many violations are shown."""


def name_of(seed: int, strategy: str) -> str:
    """Give the name of the log of a seed: players of another strategy play another game."""
    return f"seed-{seed}{SUFFIX}" if strategy == "uniform" else f"{strategy}-seed-{seed}{SUFFIX}"


_GAMES: dict[Setup, Reference] = {}
_DECIDING: dict[Setup, Deciding] = {}


def deciding(setup: Setup) -> Deciding:
    """Give what counts which rules decide in the games of a setup."""
    if setup not in _DECIDING:
        _DECIDING[setup] = Deciding(lambda tables: opened(setup, tables))
    return _DECIDING[setup]


class Watch:
    """Holds every step of games against what the texts say it must bring about."""

    def __init__(self, game: Reference) -> None:
        self._observer = Observer(game.setting.parts, game.players)
        self._checker = Checker(effects(game.book.edition, game.book.options), event)
        self.found: list[str] = []

    def __call__(self, before: Position, action: Action, after: Position) -> None:
        """Look at one step."""
        for facts in self._observer.observe(before, action, after):
            self.found += [str(v) for v in self._checker.check(facts)]

    def taken(self) -> list[str]:
        """Give what was found since it was last asked, at most `SHOWN` of it."""
        found, self.found = self.found[:SHOWN], []
        return found


_WATCHES: dict[Setup, Watch] = {}


def play_one(
    setup: Setup,
    seed: int,
    directory: Path | None,
    *,
    rules: bool = False,
    checked: bool = False,
    published: Callable[[Reference, list[str]], list[str]] | None = None,
) -> Tally:
    """
    Play the game of a seed, and write its log whole or not at all.

    A worker calls this for one game after the other; it keeps nothing between them but the open book.

    Args:
        rules: Whether it is counted how often each rule decided; the game is then played a second time for that.
        checked: Whether each step is held against what the texts say it must bring about.
        published: Gives the lines of a log as they are written, if not all of them.
    """
    if setup not in _GAMES:
        _GAMES[setup] = opened(setup)
    game = _GAMES[setup]
    if checked and setup not in _WATCHES:
        _WATCHES[setup] = Watch(game)
    watch = _WATCHES[setup] if checked else None
    lines = list(written(game, CHOOSERS[setup.strategy](seed), {"seed": seed}, watch))
    if directory is not None:
        target = directory / name_of(seed, setup.strategy)
        temporary = directory / f".{target.name}.{os.getpid()}.tmp"
        try:
            shown = published(game, lines) if published else lines
            temporary.write_text("\n".join(shown) + "\n", encoding="utf-8")
            temporary.replace(target)
        finally:
            temporary.unlink(missing_ok=True)
    tally = Tally(games=1)
    tally.draws = sum('"actor":"chance"' in line[:40] for line in lines)
    tally.choices = len(lines) - 2 - tally.draws
    outcome = json.loads(lines[-1])["outcome"]
    tally.points = Counter(outcome["scores"])
    if watch:
        tally.violations = [f"{_SEED}{seed}: {found}" for found in watch.taken()]
    tally.winners = Counter(outcome["winners"])
    if rules:
        tally.decided = deciding(setup).played(CHOOSERS[setup.strategy](seed))
    return tally
