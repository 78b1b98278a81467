"""
Plays the same game on both sides, the reference and a subject, until they part.

The players are ours; the subject is told each choice and each draw, and asked what is legal, what lies on the table,
what a player may see, and the points. All of a game is known before the subject is asked, so that questions can be
written many at a time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random  # noqa: TID251 - probes are chosen by a seed that is given; rules never are
from typing import Any, Final

from oracle.engine.difference import Difference, What
from oracle.engine.play import Choose, P
from oracle.engine.protocol import Answer, Kind
from oracle.engine.referee import Judged, Referee
from oracle.engine.subject import Question, Subject

MOST_PLIES: Final = 5000
"""No game has so many choices and draws."""

_CHUNK: Final = 96
"""So many questions are written at a time."""

_LOOKS: Final = 11
"""Every so many choices the position, a view and the points are asked for."""

_ALWAYS: Final = 20
_PROBES: Final = 7
"""Every so many choices an action is tried that is not legal."""


@dataclass(frozen=True, slots=True)
class Step:
    """A position, what is legal there, and what is done; at the end of a game or of a part of one, nothing is."""

    position: P
    legal: Sequence[Any]
    action: Any


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question with all that its answer is judged by."""

    cmd: str
    members: Mapping[str, Any]
    ply: int
    action: str = ""
    player: int | None = None


@dataclass(slots=True)
class Played:
    """
    What came of a game.

    Attributes:
        plies: So many choices and draws were compared.
        difference: Where the two sides parted.
        skipped: Why the subject did not play it.
    """

    plies: int = 0
    difference: Difference | None = None
    skipped: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Looks:
    """
    What is asked besides legal actions.

    Attributes:
        every: The position, a view and the points are asked for every so many choices; 0 for never.
        probes: Every so many choices an action is tried that is not legal.
        dense: A command that is asked at every position.
        tried: Actions that are tried wherever they are not legal.
        player: Whose view is asked for; otherwise it goes round.
    """

    every: int = _LOOKS
    probes: int = _PROBES
    dense: str = ""
    tried: tuple[str, ...] = ()
    player: int | None = None


@dataclass(slots=True)
class Trial:
    """
    A game, and a subject that is to play it.

    Attributes:
        referee: The reference, as it judges.
        parts: What `components` brings, besides the digest.
        answered, skipped: How often each command was answered and skipped.
        muted: Commands that are not asked any more: what they give is another thing from the beginning.
    """

    referee: Referee
    subject: Subject
    parts: Mapping[str, Any] = field(default_factory=dict)
    answered: Counter[str] = field(default_factory=Counter)
    skipped: Counter[str] = field(default_factory=Counter)
    muted: set[str] = field(default_factory=set)
    _set_up: int = -1

    @property
    def game(self) -> Judged:
        """Our side."""
        return self.referee.game

    # Our side.

    def script(self, choose: Choose, most: int = MOST_PLIES) -> list[Step]:
        """Play a game on our side; its last step is where nothing is done."""
        game = self.game
        position = game.new_game()
        steps: list[Step] = []
        while len(steps) < most and not game.is_over(position):
            legal = game.legal_actions(position)
            action = choose(position, legal)
            steps.append(Step(position, legal, action))
            position = game.after(position, action)
        steps.append(Step(position, game.legal_actions(position), None))
        return steps

    def retold(self, actions: Sequence[str]) -> list[Step]:
        """Give the steps of a game that is known to be legal."""
        left = iter(actions)
        return self.script(lambda _, legal: self.referee.meant(next(left), legal), len(actions))

    def opening(self) -> dict[str, Any]:
        """Give what a game begins with."""
        header = self.game.header()
        return {name: header[name] for name in ("edition", "players", "options", "components")}

    def declined(self) -> str:
        """Give why the subject does not play this game by its own words; nothing if it does."""
        about = self.opening()
        return self.subject.claims.plays(about["edition"], about["players"], about["options"])

    # Their side.

    def set_up(self) -> Played | None:
        """See that the subject runs and has the parts; give what stands against a game."""
        if (failed := self.subject.greet()) is not None:
            return Played(difference=Difference(what=What.FAULT, cmd="hello", fault=failed.fault, theirs=failed.value))
        if why := self.declined():
            return Played(skipped=why)
        needed = [c for c in ("start", "apply") if c not in self.subject.claims.commands]
        if needed and "replay" not in self.subject.claims.commands:
            return Played(skipped=f"it does not know {' and '.join(needed)}")
        if self._set_up != self.subject.starts and "components" in self.subject.claims.commands:
            about = self.opening()
            about["digest"] = about.pop("components")
            answer = self.subject.ask("components", **about, parts=self.parts)
            self._count("components", answer)
            if answer.kind is Kind.FAULT:
                return Played(difference=self._fault(answer, _Asked("components", {}, 0), []))
            if answer.kind is not Kind.RESULT:
                return Played(skipped=f"components: {answer.value}")
        self._set_up = self.subject.starts
        return None

    def can(self, cmd: str) -> bool:
        """Say whether the subject claims to know a command, and does not skip it always."""
        if cmd in self.muted:
            return False
        return cmd in self.subject.claims.commands and (bool(self.answered[cmd]) or self.skipped[cmd] < _ALWAYS)

    def run(self, steps: Sequence[Step], looks: Looks | None = None, *, seed: int | str = 0) -> Played:
        """Put a game to the subject step by step, and compare."""
        if (against := self.set_up()) is not None:
            return against
        if not (self.can("start") and self.can("apply")):
            return self.run_trace(steps)
        played = Played()
        asked: list[_Asked] = [_Asked("start", {"game": 1, **self.opening()}, 0)]
        for one in self._asked(steps, looks or Looks(), Random(f"probes {seed}")):
            asked.append(one)
            if len(asked) >= _CHUNK:
                if not self._put(asked, steps, played):
                    return played
                asked = []
        self._put(asked, steps, played)
        return played

    def _asked(self, steps: Sequence[Step], looks: Looks, dice: Random) -> Iterator[_Asked]:
        """Give the questions of a game in order."""
        own = {"game": 1}
        legal, view, position, score = (self.can(c) for c in ("legal", "view", "position", "score"))
        seen: dict[str, list[Any]] = {}
        for ply, step in enumerate(steps):
            if legal:
                yield _Asked("legal", own, ply)
            last = step is steps[-1]
            look = bool(looks.every) and (not ply or ply % looks.every == looks.every - 1 or last)
            if position and (look or looks.dense == "position"):
                yield _Asked("position", own, ply)
            if score and (look or looks.dense == "score"):
                yield _Asked("score", own, ply)
            if view and (look or looks.dense == "view"):
                player = ply // max(1, looks.every) % self.game.players if looks.player is None else looks.player
                yield _Asked("view", {**own, "player": player}, ply, player=player)
            for text in looks.tried:
                if self.referee.meant(text, step.legal) is None:
                    yield _Asked("apply", {**own, "action": text}, ply, action=text)
            if looks.probes:
                for action in step.legal:
                    seen.setdefault(action[0], []).append(action)
                if ply % looks.probes == looks.probes - 1 and (probe := self._probe(step, seen, dice)) is not None:
                    text = self.referee.written(probe)
                    yield _Asked("apply", {**own, "action": text}, ply, action=text)
            if not last:
                yield _Asked("apply", {**own, "action": self.referee.written(step.action)}, ply)

    def _probe(self, step: Step, seen: Mapping[str, list[Any]], dice: Random) -> Any:
        """Give an action that was legal elsewhere in this game and is not here: best one of a kind that is."""
        verbs = sorted({a[0] for a in step.legal}) or sorted(seen)
        for _ in range(4):
            verb = dice.choice(verbs) if dice.random() < 0.8 else dice.choice(sorted(seen))
            action = dice.choice(seen.get(verb) or [None])
            if action is not None and self.game.same(action, step.legal) is None:
                return action
        return None

    def _put(self, asked: Sequence[_Asked], steps: Sequence[Step], played: Played) -> bool:
        """Ask, and judge the answers; say whether the game goes on."""
        questions: list[Question] = [(one.cmd, one.members) for one in asked]
        for one, answer in zip(asked, self.subject.ask_all(questions), strict=False):
            self._count(one.cmd, answer)
            if answer.kind is Kind.SKIPPED and one.cmd in {"start", "apply"}:
                played.skipped = f"{one.cmd}: {answer.value}"
                return False
            if answer.kind is Kind.SKIPPED:
                continue
            played.difference = self._judged(one, answer, steps)
            if played.difference is not None:
                return False
            played.plies = one.ply
        return True

    def _count(self, cmd: str, answer: Answer) -> None:
        self.answered[cmd] += answer.kind in {Kind.RESULT, Kind.REFUSED}
        self.skipped[cmd] += answer.kind is Kind.SKIPPED

    def before(self, steps: Sequence[Step], ply: int) -> tuple[str, ...]:
        """Give the actions before a step."""
        return tuple(self.referee.written(s.action) for s in steps[:ply])

    def _fault(self, answer: Answer, one: _Asked, steps: Sequence[Step]) -> Difference:
        return Difference(
            what=What.FAULT,
            cmd=one.cmd,
            actions=self.before(steps, one.ply),
            action=one.members.get("action", ""),
            player=one.player,
            fault=answer.fault,
            theirs=answer.value,
        )

    def _judged(self, one: _Asked, answer: Answer, steps: Sequence[Step]) -> Difference | None:
        """Hold an answer against what it should be."""
        if answer.kind is Kind.FAULT:
            return self._fault(answer, one, steps)
        step = steps[one.ply] if steps else None
        if one.cmd in {"start", "apply"} or step is None:
            return self._done(one, answer, steps)
        if answer.kind is Kind.REFUSED:
            return Difference(what=What.REFUSES, cmd=one.cmd, actions=self.before(steps, one.ply), theirs=answer.value)
        if one.cmd == "legal":
            found = self.referee.legal(step.legal, answer.value)
        elif one.cmd == "score":
            found = self.referee.score(step.position, answer.value)
        else:
            found = self.referee.shown(one.player, step.position, answer.value)
        if found is None:
            return None
        what, more = found
        return Difference(what=what, cmd=one.cmd, actions=self.before(steps, one.ply), player=one.player, **more)

    def _done(self, one: _Asked, answer: Answer, steps: Sequence[Step]) -> Difference | None:
        refused = answer.kind is Kind.REFUSED
        if one.action and refused:
            wrong = self.referee.reason(steps[one.ply].position, one.action, answer.value)
            before = self.before(steps, one.ply)
            return wrong and Difference(what=wrong[0], cmd=one.cmd, actions=before, action=one.action, **wrong[1])
        if bool(one.action) is refused:
            return None
        return Difference(
            what=What.REFUSES if refused else What.ACCEPTS,
            cmd=one.cmd,
            actions=self.before(steps, one.ply),
            action=one.members.get("action", ""),
            ours="refused" if one.action else "allowed",
            theirs=answer.value if refused else "allowed",
        )

    def retell(self, found: Difference) -> list[Step]:
        """Give the steps of the game in which a difference shows, as far as it goes."""
        steps = self.retold(found.actions)
        if found.cmd != "apply" or self.referee.meant(found.action, steps[-1].legal) is None:
            return steps
        return self.retold((*found.actions, found.action))

    def first(self, found: Difference) -> Difference:
        """Look at every position of the game in which a difference shows, and give the first one."""
        played = self.run(self.retell(found), Looks(every=1, probes=0, player=found.player))
        earlier = played.difference
        return earlier if earlier is not None and earlier.length <= found.length else found

    # Whole traces.

    def trace(self, steps: Sequence[Step], ask: str = "counts") -> dict[str, Any]:
        """Give the members of the question that puts a whole game."""
        return {**self.opening(), "actions": [self.referee.written(s.action) for s in steps[:-1]], "ask": ask}

    def run_trace(self, steps: Sequence[Step]) -> Played:
        """Put a whole game to the subject in one message, and compare how it went."""
        if (against := self.set_up()) is not None:
            return against
        answer = self.subject.ask("replay", **self.trace(steps))
        return self.judge_trace(steps, answer)

    def judge_trace(self, steps: Sequence[Step], answer: Answer) -> Played:
        """Hold what came of a whole game against what should have."""
        self._count("replay", answer)
        plies = len(steps) - 1
        if answer.kind is Kind.SKIPPED:
            return Played(skipped=f"replay: {answer.value}")
        if answer.kind is Kind.FAULT:
            return Played(difference=self._fault(answer, _Asked("replay", {}, plies), steps))
        if answer.kind is Kind.REFUSED:
            return Played(difference=Difference(what=What.REFUSES, cmd="replay", theirs=answer.value))
        value = answer.value
        counts = value.get("counts")
        ours = [len(s.legal) for s in steps[: len(counts)]] if counts is not None else []
        at = next((n for n, (a, b) in enumerate(zip(ours, counts or (), strict=False)) if a != b), None)
        if at is not None and counts is not None:
            found = Difference(
                what=What.COUNTS, cmd="replay", actions=self.before(steps, at), ours=ours[at], theirs=counts[at]
            )
            return Played(at, found)
        if value["applied"] != plies:
            ply = min(value["applied"], plies)
            action = self.referee.written(steps[ply].action) if ply < plies else ""
            return Played(
                ply,
                Difference(
                    what=What.REFUSES if action else What.ACCEPTS,
                    cmd="replay",
                    actions=self.before(steps, ply),
                    action=action,
                    theirs=value.get("refused", value["applied"]),
                ),
            )
        wrong = self.referee.score(steps[-1].position, value) if "scores" in value else None
        if wrong is None:
            return Played(plies)
        return Played(plies, Difference(what=wrong[0], cmd="replay", actions=self.before(steps, plies), **wrong[1]))
