"""
Judges another implementation: vectors first, then games on both sides; then each mistake is shrunk and named.

A case is a vector or a game. What came of it is noted at once, so that an interrupted test can go on.
"""

from __future__ import annotations

import dataclasses
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from oracle.apps.blaming import Blame, Blaming
from oracle.apps.cases import Bench, Block, Came, Game, Known, is_traced
from oracle.apps.jobs import Jobs
from oracle.apps.mistakes import Found, of_vector, told
from oracle.apps.suspects import Evidence
from oracle.apps.trial_files import Progress, difference, keep, log_of
from oracle.apps.trial_setup import (
    Divergence,
    Kind,
    kinds,
    known_rules,
    playable,
    read_divergences,
    read_reasons,
    unanswered,
)
from oracle.apps.witnesses import evidence
from oracle.engine.difference import Difference, What
from oracle.engine.protocol import ENDING, FAULTS, Fault
from oracle.engine.shrink import is_fickle, shrink
from oracle.engine.subject import Limits, Subject
from oracle.engine.trial import Played, Trial
from oracle.engine.vector_runs import blocks, errored
from oracle.engine.vectors import Pack, read_pack
from oracle.reports.trial import Mistake, Report
from specs.reference import Reference

MOST_MISTAKES: Final = 16
"""So many mistakes are shrunk; the others are counted."""

_MOST_FAULTS: Final = 3
_OTHERS: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """
    What is to be tested.

    Attributes:
        games: So many games of each kind.
        seconds: No game is begun after so many; 0 for no limit.
        tries: So many games are tried to shrink a mistake.
        jobs: So many of it run at once.
    """

    command: tuple[str, ...]
    vectors: Path | None = None
    edition: str | None = None
    players: int | None = None
    options: tuple[str, ...] | None = None
    games: int = 4
    seed: int = 0
    limits: Limits = field(default_factory=Limits)
    reasons: Path | None = None
    divergences: Path | None = None
    resume: Path | None = None
    save: Path | None = None
    tries: int = 1500
    jobs: int = 1
    more: Callable[[], bool] = lambda: True


class Examiner:
    """Judges one subject."""

    def __init__(self, wish: Wish, tell: Callable[[str], None] | None = None) -> None:
        self._wish = wish
        self._tell = tell or (lambda _: None)
        self._pack: Pack | None = read_pack(wish.vectors) if wish.vectors is not None else None
        self._subject = Subject(wish.command, wish.limits)
        self._states: dict[str, str] = {}
        self._found: list[Found] = []
        self._blamings: dict[int, Blaming] = {}
        self._evidences: dict[int, Evidence] = {}
        self._answered: Counter[str] = Counter()
        self._skipped: Counter[str] = Counter()
        self._divergences: list[Divergence] = []
        self._lies: list[str] = []
        self._ended = 0
        self._known: frozenset[str] = frozenset()

    def run(self) -> Report:
        """
        Judge it.

        Raises:
            RequestError: It cannot be started, or a file is wrong.
        """
        with self._subject as subject:
            if (failed := subject.greet()) is not None:
                raise unanswered(self._wish.command, failed)
            wanted = kinds(subject.claims, self._wish.edition, self._wish.players, self._wish.options)
            games = playable(wanted)
            self._known = known_rules(games[0][1]) if games else frozenset()
            reasons = read_reasons(self._wish.reasons, self._known)
            self._divergences = read_divergences(self._wish.divergences, self._known)
            about = {
                "command": list(self._wish.command),
                "release": self._pack.release if self._pack else "",
                "kinds": [str(k) for k, _ in games],
                "seed": self._wish.seed,
            }
            progress = Progress(self._wish.resume, about)
            claims = subject.claims
            report = Report(
                subject={"command": list(self._wish.command), "name": claims.name, "version": claims.version},
                release=self._pack.release if self._pack else "",
            )
            opened = [game for _, game in games]
            own = self._bench(subject, opened, reasons)
            with Jobs(self._wish.jobs, own, lambda: self._another(opened, reasons)) as jobs:
                self._vectors(report, progress, jobs)
                self._games(report, progress, [kind for kind, _ in games], own, jobs)
            self._mistakes(report)
            report.starts = subject.starts + self._ended
        return report

    def _bench(self, subject: Subject, games: Sequence[Reference], reasons: Mapping[str, str], **more: bool) -> Bench:
        return Bench(subject, games, self._pack.components if self._pack else {}, reasons, **more)

    @contextmanager
    def _another(self, games: Sequence[Reference], reasons: Mapping[str, str]) -> Iterator[Bench]:
        """Begin a subject of its own beside this one, in another process."""
        with Subject(self._wish.command, self._wish.limits) as subject:
            try:
                # What it claims is known before the first case.
                subject.greet()
                yield self._bench(subject, games, reasons, is_other=True)
            except SystemExit:
                # There is no time for a good-bye.
                subject.restart()
                raise

    # Cases.

    def _note(self, progress: Progress, case: str, state: str, says: str, moves: int, found: Found | None) -> None:
        self._states[case] = state
        progress.add(case, state, says, found.difference if found else None, moves)
        if found is not None:
            self._found.append(found)

    def _again(self, progress: Progress, case: str, report: Report) -> Difference | None:
        """Take over what was noted of a case."""
        entry = progress.done[case]
        self._states[case] = entry["status"]
        report.moves += entry["moves"]
        if entry["status"] == "skipped":
            report.skipped[entry["says"]] += 1
        return difference(entry["difference"]) if "difference" in entry else None

    def _vectors(self, report: Report, progress: Progress, jobs: Jobs[Bench]) -> None:
        if self._pack is None:
            return
        left = []
        for vector in self._pack.vectors:
            case = f"vector {vector.id}"
            if case not in progress.done:
                left.append(vector)
            elif (found := self._again(progress, case, report)) is not None:
                self._found.append(Found(case, found, vector=vector))
        done, failed = 0, ""

        def cases() -> Iterator[Block]:
            for several in blocks(left):
                yield Block(vectors=several, failed=failed)

        for block, put in jobs.done(cases()):
            for result in put.results if not failed else errored(block.vectors, failed):
                case = f"vector {result.vector.id}"
                found_ = Found(case, result.difference, vector=result.vector) if result.difference else None
                self._note(progress, case, result.status, result.says, 0, found_)
                if result.status == "skipped":
                    report.skipped[result.says] += 1
                report.open += result.says.startswith("open: ")
            self._ended += put.ended * (not failed)
            failed = failed or put.failed
            done += len(block.vectors)
            self._tell(f"{done} of {len(left)} vectors")

    def _games(self, report: Report, progress: Progress, of: Sequence[Kind], own: Bench, jobs: Jobs[Bench]) -> None:
        faults: Counter[str] = Counter()

        def game(number: int, kind: int) -> Game:
            seed = self._wish.seed + number
            return Game(kind=kind, seed=seed, trace=bool(number % 2), known=Known.of(own.trials[kind]))

        def cases() -> Iterator[Game]:
            for number in range(self._wish.games):
                for n, kind in enumerate(of):
                    if faults[str(kind)] >= _MOST_FAULTS or not self._wish.more():
                        continue
                    case = f"game {kind}, seed {self._wish.seed + number}"
                    if case not in progress.done:
                        self._tell(f"{case}, {report.moves} moves")
                        yield game(number, n)
                    elif (found := self._again(progress, case, report)) is not None:
                        self._found.append(Found(case, found, own.trials[n], kind, self._wish.seed + number))

        for one, come in jobs.done(cases()):
            kind, trial = of[one.kind], own.trials[one.kind]
            if faults[str(kind)] >= _MOST_FAULTS:
                continue
            came: Came = come
            if one.known.able != Known.of(trial).able:
                # It was begun before it was known what is not to be asked any more.
                came = game(one.seed - self._wish.seed, one.kind)(own)
            trial.answered += came.answered
            trial.skipped += came.skipped
            trial.muted |= {form.cmd for form in came.forms}
            self._ended += came.ended
            self._found += [Found(f"form {kind}, {f.cmd}", f, trial, kind, one.seed) for f in came.forms]
            played, found_ = came.played, came.played.difference
            state, says = _state(played)
            report.moves += played.plies
            if state == "skipped":
                report.skipped[says] += 1
            if found_ is not None and found_.fault in {Fault.HUNG, Fault.NOT_STARTED}:
                faults[str(kind)] += 1
            noted = Found(f"game {kind}, seed {one.seed}", found_, trial, kind, one.seed) if found_ else None
            self._note(progress, f"game {kind}, seed {one.seed}", state, says, played.plies, noted)
        for kind, trial in zip(of, own.trials, strict=True):
            self._answered += trial.answered
            self._skipped += trial.skipped
            states = [s for c, s in self._states.items() if c.startswith(f"game {kind}, seed ")]
            begun = trial.answered["components"] and trial.skipped["start"] + trial.skipped["replay"]
            if begun and states and set(states) == {"skipped"}:
                self._lies.append(f"games of {kind}")

    # Mistakes.

    def _mistakes(self, report: Report) -> None:
        groups: dict[Any, list[Found]] = defaultdict(list)
        for found in self._found:
            rule = found.vector.rules[0] if found.vector is not None and found.vector.rules else ""
            groups[(rule,) if rule else found.difference.signature].append(found)
        ordered = sorted(groups.values(), key=lambda g: min(f.difference.length for f in g))
        made: dict[Any, tuple[Mistake, list[Found]]] = {}
        for number, group in enumerate(ordered):
            first = min(group, key=lambda f: f.difference.length)
            self._tell(f"mistake {number + 1} of {len(ordered)}: {first.difference.says}")
            mistake = self._mistake(first, number)
            key = mistake.rule or ((mistake.kind,) if mistake.fault else (mistake.kind, mistake.cmd, mistake.says))
            if key in made:
                before, cases = made[key]
                cases += group
                better = mistake if before.vector or mistake.choices < before.choices else before
                made[key] = dataclasses.replace(better, vector=better.vector or before.vector), cases
            else:
                made[key] = mistake, group
        for mistake, group in made.values():
            report.mistakes.append(self._settled(mistake, group))
        report.mistakes += self._overclaims()
        report.mistakes.sort(key=lambda m: (bool(m.accepted), m.fault, -m.times))
        for case, state in self._states.items():
            report.cases.setdefault(case.partition(" ")[0] + "s", Counter())[state] += 1
        for divergence in self._divergences:
            seen = sum(m.times for m in report.mistakes if m.rule == divergence.rule)
            report.divergences.append({**dataclasses.asdict(divergence), "times": seen})

    def _settled(self, mistake: Mistake, group: Sequence[Found]) -> Mistake:
        """Count a mistake, and accept it if it is done on purpose."""
        accepted = next((d.why for d in self._divergences if d.rule == mistake.rule), "")
        cases = {f.case for f in group}
        if accepted:
            self._states.update(dict.fromkeys(cases, "accepted"))
        return dataclasses.replace(mistake, times=len(cases), accepted=accepted)

    def _mistake(self, found: Found, number: int) -> Mistake:
        if found.trial is None or found.kind is None:
            return of_vector(found)
        if number >= MOST_MISTAKES:
            return told(found, found.difference, Blame(), None)
        trial = found.trial
        if found.case.startswith("form "):
            return told(found, found.difference, Blame(), None)
        if found.difference.fault is None:
            found.difference = trial.first(found.difference)
        if self._is_fickle(trial, found.difference):
            fickle = dataclasses.replace(found.difference, fault=Fault.FICKLE, what=What.FAULT)
            return told(found, fickle, Blame(), None)
        shrunk = shrink(trial, found.difference, tries=self._wish.tries)
        blaming = self._blamings.setdefault(id(trial), Blaming(_reference(trial)))
        evidence = self._evidence(trial, found.kind)
        blame = blaming.blame(shrunk.difference, evidence)
        for other in sorted(shrunk.others, key=lambda o: o.length)[:_OTHERS]:
            # The same mistake may show earlier at another question.
            if other.fault is not None:
                continue
            nearer = trial.first(other)
            if blame.rule and nearer.fault is None and blaming.blame(nearer, evidence).rule == blame.rule:
                again = shrink(trial, nearer, tries=self._wish.tries)
                known = blaming.blame(again.difference, evidence)
                if again.difference.length < shrunk.difference.length and known.rule == blame.rule:
                    shrunk, blame = again, known
        mistake = told(found, shrunk.difference, blame, shrunk)
        if self._wish.save is not None and shrunk.difference.cmd != "hello":
            lines = log_of(_reference(trial), trial, shrunk.difference)
            name = f"{number + 1}-{mistake.heading}"
            log, page = keep(_reference(trial), lines, self._wish.save, name)
            mistake = dataclasses.replace(mistake, log=log, page=page)
        return mistake

    def _evidence(self, trial: Trial, kind: Kind) -> Evidence:
        """Give what the games of a kind say of the subject."""
        if id(trial) not in self._evidences:
            seeds = range(self._wish.seed, self._wish.seed + self._wish.games)
            cases = {seed: f"game {kind}, seed {seed}" for seed in seeds}
            parted = {f.case: f.difference for f in self._found}
            known = {s: parted.get(c) for s, c in cases.items() if c in parted or self._states.get(c) == "passed"}
            self._evidences[id(trial)] = evidence(trial, known, lambda seed: self._traced(trial, seed), self._wish.seed)
        return self._evidences[id(trial)]

    def _traced(self, trial: Trial, seed: int) -> bool:
        """Say whether a game is put as a whole: every second one."""
        return is_traced(trial, possible=bool((seed - self._wish.seed) % 2))

    @staticmethod
    def _is_fickle(trial: Trial, found: Difference) -> bool:
        if found.fault is Fault.HUNG or found.cmd == "hello":
            return False
        # What counts answers or time ends a program anywhere; it is a crash all the same.
        return found.fault not in {*ENDING, Fault.ERROR} and is_fickle(trial, found)

    def _overclaims(self) -> Iterator[Mistake]:
        """Tell what it says it can do, and always skips."""
        never = [
            c for c, n in self._skipped.items() if n and not self._answered[c] and c not in {"start", "components"}
        ]
        for what in [*(f"the command {c}" for c in sorted(never)), *self._lies]:
            says = f"{FAULTS[Fault.OVERCLAIMS]}: {what}"
            yield Mistake(kind=Fault.OVERCLAIMS.value, says=says, fault=True)


def _reference(trial: Trial) -> Reference:
    game = trial.game
    if not isinstance(game, Reference):
        raise TypeError(f"the reference game, got {type(game).__name__}")
    return game


def _state(played: Played) -> tuple[str, str]:
    found = played.difference
    if found is not None:
        return ("errored" if found.fault in {*ENDING, Fault.ERROR} else "failed"), found.says
    return ("skipped", played.skipped) if played.skipped else ("passed", "")
