"""Plays the same seeded games by our reading of a sentence and by another, and tells where they part."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from oracle.apps.games import SUFFIX, Setup, opened
from oracle.apps.library import library
from oracle.apps.readings import SEPARATOR, Ambiguity, Decision, Reading, house_rules, rules_from
from oracle.consistency.cases import plain
from oracle.engine.log import written
from oracle.engine.play import CHOOSERS, Choose, P, play
from oracle.errors import RequestError
from oracle.reports.impact import EMBODIED, IDLE, VAGUE, Example, Impact, Result, Sentence, Side, Told
from specs.component_sets import read_set, side_for
from specs.editions import OPTIONS, plays_options
from specs.held import IDLE as UNSEEN
from specs.held import READ_THOUGH_IDLE, check
from specs.options import SOLO
from specs.reference import Reference
from specs.setting import Setting
from specs.tables import Tables

OUR_RULES: Final = "ours"
"""What stands in the name of a log that is played by our reading."""


def setup_for(ambiguity: Ambiguity, players: int, options: tuple[str, ...], strategy: str) -> Setup:
    """
    Give the games to play: those of the edition, with the options that the sentence is about.

    Raises:
        RequestError: The edition has none of them.
    """
    if ambiguity.scopes and not plays_options(ambiguity.edition):
        raise RequestError(
            f"an edition with {', '.join(ambiguity.scopes)}, got {ambiguity.edition!r}",
            where=ambiguity.id,
            hint="no text of that edition has it; play deluxe-2020",
        )
    wanted = tuple(o for o in OPTIONS if o in {*options, *ambiguity.scopes})
    number = 1 if SOLO in wanted else players
    return Setup(edition=ambiguity.edition, players=number, options=wanted, strategy=strategy)


def _clauses(decisions: Sequence[Decision]) -> tuple[str, ...]:
    """Give the rules by which our reading is played, with their lines."""
    lib = library()
    by_id = {r.id: r for r in lib.rules}
    found = []
    for name in dict.fromkeys(r for d in decisions for r in d.rules):
        lines = (lib.lines(by_id[name], s.id) for s in lib.sources)
        found.append(" · ".join([name, *(line for line in lines if ":" in line)]))
    return tuple(found)


def _unplayable(reading: Reading, error: RequestError, cannot: str) -> Result:
    clauses = _clauses(reading.decisions) or ((error.where,) if error.where else ())
    why = error.what + (f"; {error.hint}" if error.hint else "")
    return Result(reading=reading.name, says=reading.says, why=why, cannot=cannot, clauses=clauses)


def refused(ambiguity: Ambiguity, reading: Reading, setup: Setup) -> Result | None:
    """
    Say why games cannot be played by a reading; None if they can.

    This asks what opening a game asks of the answers of a reading, without the rest of it.
    """
    asked = [d.question for d in reading.decisions]
    cannot = VAGUE
    try:
        house = house_rules(ambiguity, reading)
        cannot = IDLE if any(q.effect in UNSEEN and q.id not in READ_THOUGH_IDLE for q in asked) else EMBODIED
        own = rules_from(house)
        lent = library().books[setup.edition]
        law = replace(lent, options=setup.options, rules=(*lent.rules, *own))
        parts = _GAMES[setup].setting.parts if setup in _GAMES else _opened(setup).setting.parts
        base = read_set(setup.edition).side(side_for(setup.edition, setup.players)) if setup.options else parts
        seats = _GAMES[setup].players
        plain_tables = Tables(law)
        whole = Setting(plain_tables, parts, seats) if setup.options else None
        about = {q.id for q in asked}
        check(law, Setting(plain_tables, base, seats), only=about, whole=whole)
    except RequestError as error:
        return _unplayable(reading, error, cannot)
    return None


_GAMES: dict[Setup, Reference] = {}


def _opened(setup: Setup) -> Reference:
    if setup not in _GAMES:
        _GAMES[setup] = opened(setup)
    return _GAMES[setup]


def sentence_of(ambiguity: Ambiguity, setup: Setup) -> Sentence:
    """Give an ambiguity as it is shown."""
    told = []
    for reading in ambiguity.readings:
        cannot = None if reading.ours else refused(ambiguity, reading, setup)
        told.append(
            Told(
                name=reading.name,
                says=reading.says,
                ours=reading.ours,
                claims=reading.claims,
                held=reading.held,
                answers=tuple(_answer(d) for d in reading.decisions),
                playable=None if reading.ours else cannot is None,
                why=cannot.why if cannot else "",
                cannot=cannot.cannot if cannot else "",
            )
        )
    ruling = ambiguity.ruling
    return Sentence(
        id=ambiguity.id,
        topic=ambiguity.topic,
        edition=ambiguity.edition,
        options=ambiguity.scopes,
        effect=ambiguity.effect.value,
        questions=ambiguity.questions,
        sources=ambiguity.sources,
        lines=ambiguity.lines,
        ruling=ruling.id if ruling else "",
        status=ruling.status.value if ruling else "",
        why=ambiguity.why(),
        readings=tuple(told),
    )


def _answer(decision: Decision) -> dict[str, Any]:
    names = decision.question.names
    return {
        "question": decision.question.id,
        "case": {n: plain(v) for n, v in zip(names, decision.case, strict=True)},
        "answer": plain(decision.answer),
        "ours": plain(decision.ours),
    }


class _Watched:
    """Players who choose as they would, and from how much they last chose."""

    def __init__(self, choose: Choose) -> None:
        self._choose = choose
        self.offered: Sequence[Any] = ()

    def __call__(self, position: P, actions: Sequence[Any]) -> Any:
        self.offered = actions
        return self._choose(position, actions)


def compared(ours: Reference, other: Reference, seed: int, strategy: str) -> tuple[Example | None, bool]:
    """
    Play the game of a seed by two readings.

    Returns:
        Where they differ, if they do, and whether something else could be chosen before.
    """
    chooser = CHOOSERS[strategy]
    watched = _Watched(chooser(seed)), _Watched(chooser(seed))
    games = ours, other
    ends: list[P] = [ours.new_game(), other.new_game()]
    offered = False
    moved: int | None = None
    parting: tuple[int, P, list[tuple[str | None, int]]] | None = None
    for ply, steps in enumerate(zip_longest(*(play(g, w) for g, w in zip(games, watched, strict=True)))):
        one, two = steps
        if moved is None and (one is None or two is None or one[1] != two[1]):
            moved = ply
        if parting is None:
            offered = offered or watched[0].offered != watched[1].offered
            if moved is not None or one[2] != two[2]:
                told = zip(games, steps, watched, strict=True)
                chosen = [(g.write(s[1]) if s else None, len(w.offered)) for g, s, w in told]
                parting = ply, ends[0], chosen
        ends = [s[2] if s else e for s, e in zip(steps, ends, strict=True)]
    if parting is None:
        parting = ply + 1, ends[0], [(None, 0), (None, 0)]
    sides = [_side(g, e, *c) for g, e, c in zip(games, ends, parting[2], strict=True)]
    at, before, chosen = parting
    if chosen[0][1] == 0 and (sides[0].scores, sides[0].winners) == (sides[1].scores, sides[1].winners):
        return None, offered
    actor = "the outcome" if ours.is_over(before) else _actor(ours, ours.actor(before))
    example = Example(seed=seed, ply=at, round=before.round, actor=actor, moved=moved, ours=sides[0], other=sides[1])
    return example, offered


def _side(game: Reference, end: P, action: str | None, choices: int) -> Side:
    outcome = game.outcome(end)
    return Side(action=action, choices=choices, scores=tuple(outcome["scores"]), winners=tuple(outcome["winners"]))


def _actor(game: Reference, code: int) -> str:
    return next((name for name, other in game.others.items() if other == code), f"seat {code}")


def played(
    ambiguity: Ambiguity,
    readings: Sequence[Reading],
    setup: Setup,
    seeds: range,
    *,
    logs: Path | None = None,
    tell: Callable[[str], None] | None = None,
) -> Impact:
    """
    Play games by our reading and by some others.

    Args:
        seeds: One game for each.
        logs: The directory for the logs of each reading's example, and for the reading as house rules.
        tell: Called now and then with how far it is.
    Raises:
        RequestError: None of the readings can be played; or a log cannot be written.
    """
    ours = _opened(setup)
    results = []
    files: dict[str, str] = {}
    for reading in readings:
        cannot = refused(ambiguity, reading, setup)
        if cannot is not None:
            results.append(cannot)
            continue
        with TemporaryDirectory() as directory:
            file = Path(directory, "rulings.toml")
            file.write_text(house_rules(ambiguity, reading), encoding="utf-8")
            try:
                other = opened(replace(setup, rulings=file))
            except RequestError as error:
                results.append(_unplayable(reading, error, EMBODIED))
                continue
        result = _result(reading, ours, other, setup, seeds, tell)
        results.append(result)
        if logs is not None and result.example is not None:
            files |= _logs(ambiguity, reading, ours, other, setup, result.example.seed)
    if not any(r.playable for r in results):
        _refuse(ambiguity, results)
    if logs is not None:
        write_all(files, logs)
    return Impact(
        sentence=sentence_of(ambiguity, setup),
        players=setup.players,
        options=setup.options,
        strategy=setup.strategy,
        seed=seeds.start,
        games=len(seeds),
        results=tuple(results),
    )


def _result(
    reading: Reading,
    ours: Reference,
    other: Reference,
    setup: Setup,
    seeds: range,
    tell: Callable[[str], None] | None,
) -> Result:
    found = []
    offers = 0
    for done, seed in enumerate(seeds, start=1):
        example, offered = compared(ours, other, seed, setup.strategy)
        offers += offered
        if example is not None:
            found.append(example)
        if tell and done % 10 == 0:
            tell(f"{reading.name}: {done} of {len(seeds)} games")
    return Result(reading=reading.name, says=reading.says, games=len(seeds), offered=offers, differing=tuple(found))


def _refuse(ambiguity: Ambiguity, results: Sequence[Result]) -> None:
    if not results:
        ruling = f"ruling {ambiguity.ruling.id}" if ambiguity.ruling else ", ".join(ambiguity.lines)
        raise RequestError(
            f"a reading that is played otherwise than ours, got {ambiguity.id}: each of its readings fits our play",
            where=ruling,
            hint="not playable: what one reading adds the other leaves open, or the book leaves it open itself",
        )
    first = results[0]
    raise RequestError(
        f"a reading that can be played, got {ambiguity.id}{SEPARATOR}{first.reading}: not playable: {first.why}",
        where="; ".join(first.clauses),
        hint="oracle impact lists the readings, and says which can be played",
    )


def _logs(
    ambiguity: Ambiguity, reading: Reading, ours: Reference, other: Reference, setup: Setup, seed: int
) -> dict[str, str]:
    """Give the logs of one game by both readings, and the other reading as house rules, by file name."""
    name = f"{ambiguity.id}-{reading.name}".replace(" ", "-")
    found = {f"{name}.toml": house_rules(ambiguity, reading)}
    for game, by in ((ours, OUR_RULES), (other, "other")):
        lines = written(game, CHOOSERS[setup.strategy](seed), {"seed": seed})
        found[f"{name}-seed-{seed}-{by}{SUFFIX}"] = "\n".join(lines) + "\n"
    return found


def write_all(files: dict[str, str], directory: Path) -> None:
    """
    Write some files into a directory: each is there whole or not at all, and none before all are written.

    Raises:
        RequestError: One cannot be written.
    """
    where = f"--logs {directory}"[:200]
    temporary: list[tuple[Path, Path]] = []
    try:
        directory.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            target = directory / name
            temporary.append((directory / f".{name}.{os.getpid()}.tmp", target))
            temporary[-1][0].write_text(text, encoding="utf-8")
        for made, target in temporary:
            made.replace(target)
    except OSError as error:
        why = error.strerror or str(error)
        raise RequestError(f"a directory to write in, got: {why}", where=where, hint="name another") from None
    finally:
        for made, _ in temporary:
            made.unlink(missing_ok=True)
