"""
The moments of games at which something happens that an embodied rule decides, and what wrong engines show there.

An engine that is wrong at an event gives the right answer with one part changed. Its answer is judged as that of a
subject is: only what the judge notices tells it from the right one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from oracle.apps.embodied import OF_LEAVE, OF_VIEW, WINNERS, Alteration, Altered, altered, value_at, with_value
from oracle.apps.trials import BROKEN, Corpus, Played, Probe
from oracle.engine.difference import OURS_ALONE
from oracle.engine.vector_runs import held
from specs.held.events import Event, Scene
from specs.held.happening import COUNTS
from specs.held.option_happening import OPTION_COUNTS, has_options
from specs.reference import Reference
from specs.steps import FIRST_OF_PLAYERS

_EACH: Final = 5
"""So many moments of an event are kept whatever they change; later ones if they change something new."""

_MOST: Final = 60
"""So often an event is looked at."""

_MANY: Final = 80
"""A list of so many legal actions is asked for only where no moment has a shorter one."""

_FROM_NOTHING: Final = frozenset({Event.SETUP, Event.PARTS})
"""The events before which there is nothing on the table."""


@dataclass(slots=True)
class Moment:
    """A step of a game, with what happens in it."""

    game: Reference
    trace: int
    ply: int
    before: Any
    action: Any
    after: Any
    events: frozenset[Event] = frozenset()

    def probe(self, kind: str, about: str = "") -> Probe:
        """Ask something after the step."""
        return Probe(trace=self.trace, ply=self.ply, then=self.game.write(self.action), kind=kind, about=about)

    def shown(self, position: Any) -> dict[str, Any]:
        """Give a position as plain values, and the winners besides."""
        found = {k: v for k, v in self.game.show(position).items() if k not in OURS_ALONE}
        over = self.game.is_over(position)
        return {**found, WINNERS: list(self.game.winners(position)) if over else None}


@dataclass
class Moments:
    """Collects the moments of a corpus by event."""

    corpus: Corpus
    by_event: dict[Event, list[Moment]] = field(default_factory=dict)
    _shown: dict[tuple[int, int], tuple[dict[str, Any], dict[str, Any]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for trace in range(len(self.corpus.traces)):
            self._collect(trace)

    @cached_property
    def _counted(self) -> Counter[Event]:
        return Counter()

    @cached_property
    def _changed(self) -> set[tuple[Event, str]]:
        return set()

    def _collect(self, trace: int) -> None:
        game = self.corpus.games[trace]
        setting = game.setting
        counts = {**COUNTS, **OPTION_COUNTS} if has_options(setting) else COUNTS
        scene: Scene | None = None
        before = game.new_game()
        for ply, action in enumerate(self.corpus.traces[trace]):
            after = game.after(before, action)
            if scene is None:
                scene = Scene(setting, before, action, after)
            else:
                scene.follows(action, after)
            events = [e for e, count in counts.items() if self._counted[e] < _MOST and count(scene)]
            if events:
                self._keep(Moment(game, trace, ply, before, action, after, frozenset(events)))
            before = after

    def _keep(self, moment: Moment) -> None:
        now, then = self.shown(moment)
        changed = {k for k in now if now[k] != then.get(k)}
        changed |= {
            f"seats.{k}" for k in now["seats"][0] if value_at(now, f"seats.{k}") != value_at(then, f"seats.{k}")
        }
        kept = False
        for event in moment.events:
            self._counted[event] += 1
            new = {(event, place) for place in changed} - self._changed
            if self._counted[event] <= _EACH or new:
                self._changed |= new
                self.by_event.setdefault(event, []).append(moment)
                kept = True
        if not kept:
            del self._shown[moment.trace, moment.ply]

    def shown(self, moment: Moment) -> tuple[dict[str, Any], dict[str, Any]]:
        """Give what is shown after a step, and what was shown before it."""
        key = (moment.trace, moment.ply)
        if key not in self._shown:
            self._shown[key] = (moment.shown(moment.after), moment.shown(moment.before))
        return self._shown[key]

    def changes(self, event: Event, place: str) -> bool:
        """Say whether an event is ever seen to change a place."""
        pairs = map(self.shown, self.by_event.get(event, ()))
        return event in _FROM_NOTHING or any(value_at(a, place) != value_at(b, place) for a, b in pairs)

    def places(self, event: Event) -> tuple[str, ...]:
        """Give the places that an event is seen to change."""
        found: dict[str, None] = {}
        for moment in self.by_event.get(event, ()):
            now, then = self.shown(moment)
            names = [f"seats.{k}" for k in now["seats"][0]] + [k for k in now if k not in {"seats", "jewelry"}]
            found.update(dict.fromkeys(n for n in names if value_at(now, n) != value_at(then, n)))
        return tuple(found)

    def probes(self, wrong: Altered) -> Iterator[Probe]:
        """Give the questions at which an engine that is wrong at an event is told from the right one."""
        moments = self.by_event.get(wrong.event, ()) if wrong.event else ()
        for moment in moments:
            yield from self._probes(moment, wrong)

    def probes_at(self, steps: Iterable[Played], wrong: Altered) -> Iterator[Probe]:
        """Give the questions at which an engine that is wrong in these steps is told from the right one."""
        for s in steps:
            yield from self._probes(
                Moment(self.corpus.games[s.trace], s.trace, s.ply, s.before, s.action, s.after), wrong
            )

    def _probes(self, moment: Moment, wrong: Altered) -> Iterator[Probe]:
        if wrong.alteration in OF_VIEW:
            yield from _of_view(moment, wrong.alteration)
        elif wrong.alteration in OF_LEAVE:
            yield from _of_leave(moment, wrong.alteration)
        elif self._is_noticed(moment, wrong):
            yield moment.probe("score" if wrong.place == WINNERS else "position")

    def _is_noticed(self, moment: Moment, wrong: Altered) -> bool:
        now, then = self.shown(moment)
        right = value_at(now, wrong.place)
        if right is None:
            return False
        nothing = list(map(_emptied, right)) if "seats." in wrong.place else _emptied(right)
        earlier = nothing if wrong.event in _FROM_NOTHING else value_at(then, wrong.place)
        for other in altered(wrong.alteration, earlier, right, wrong.place):
            root = wrong.place.partition(".")[0]
            theirs = {root: with_value(now, wrong.place, other)[root]}
            if next(held({root: now[root]}, theirs), None) is not None:
                return True
        return False


def _emptied(value: Any) -> Any:
    """Give what stands in a place before anything was laid out."""
    if isinstance(value, list):
        return [_emptied(v) for v in value] if value and isinstance(value[0], (int, list)) else []
    return 0 if isinstance(value, int) else {} if isinstance(value, dict) else None


def _of_leave(moment: Moment, alteration: Alteration) -> Iterator[Probe]:
    game = moment.game
    here = Probe(trace=moment.trace, ply=moment.ply, kind="legal-actions")
    if alteration is Alteration.REFUSED:
        yield Probe(trace=moment.trace, ply=moment.ply, kind="legality", about=game.write(moment.action))
    elif alteration in {Alteration.ALLOWED, Alteration.COMPELLED}:
        number = len(game.legal_actions(moment.before))
        if (alteration is Alteration.ALLOWED or number > 1) and number <= _MANY:
            yield here
    elif alteration is Alteration.GOES_ON:
        if moment.after.todo and len(game.legal_actions(moment.after)) <= _MANY:
            yield moment.probe("legal-actions")
    else:
        if _is_other_player_noticed(game, moment.after):
            yield moment.probe("legal-actions")
        if _is_other_player_noticed(game, moment.before):
            yield here


def _is_other_player_noticed(game: Reference, position: Any) -> bool:
    """Say whether the legal actions show who goes on: those of the next player are others."""
    if not position.todo or position.todo[-1][0] < FIRST_OF_PLAYERS:
        return False
    kind, seat, *rest = position.todo[-1]
    turned = position.copy()
    turned.todo = (*position.todo[:-1], (kind, (seat + 1) % len(position.seats), *rest))
    right = game.legal_actions(position)
    if len(right) > _MANY:
        return False
    try:
        return set(game.legal_actions(turned)) != set(right)
    except BROKEN:
        return True


def _of_view(moment: Moment, alteration: Alteration) -> Iterator[Probe]:
    """Give the view at which something that is hidden is shown, or something open is hidden."""
    game = moment.game
    if game.setting.solo or not moment.after.todo:
        return
    whole, seen = game.show(moment.after), game.view(moment.after, 0)
    hidden = [k for k, v in seen["seats"][1].items() if v != whole["seats"][1][k] and whole["seats"][1][k]]
    if hidden if alteration is Alteration.SHOWN else len(hidden) < len(seen["seats"][1]):
        yield moment.probe("view", "0")
