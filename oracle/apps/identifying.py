"""
Which rules does a subject play? From few answers the edition, the rulings and the options that fit it.

First the edition, by a game in which the two part early. Then the traits of that edition: the question that is worth
most is asked, a game that stops where as many open traits show as can be told apart; then the next one, in games that
are played by what is known already. At the end whole games confirm what was found. What no way of playing answers is
kept, and its trait is looked for elsewhere.
"""

from __future__ import annotations

import dataclasses
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from oracle.apps.profile_library import POOL, TRIES, Library
from oracle.apps.profiles import Ground, Settled, Trait
from oracle.apps.trial_setup import Kind, plain_parts
from oracle.apps.walks import Open, Walk, forecast, hangs_on, many, players, question, said, walk
from oracle.engine.identify import LEAST, Asked, Belief, Record, Way, budget, learn, worth
from oracle.engine.protocol import Kind as Answered
from specs.editions import EDITIONS, plays_options
from specs.options import SOLO

_FRUITLESS: Final = 24
"""After so many games in which nothing open shows, what is left is not told apart."""

_LEADS: Final = 8

UNSEEN: Final = "no game that was tried tells them apart"
"""Why what is left is one class."""

ENTANGLED: Final = "where it shows, too much else is open"
"""Why something is not known though games would tell."""

_RANKED: Final = 5
_MOST_WALKS: Final = 8
_LATER: Final = (0, 1, 3, 8, 20, 50)
_ENOUGH: Final = 0.85
_CONFIRMED: Final = 2


@dataclass(slots=True, kw_only=True)
class Found:
    """
    What was found out about how a subject plays what it is asked for.

    Attributes:
        asked_for: The edition that it was told to play.
        edition: By whose rules it plays; empty where neither fits.
        options: Of each option whether it is played; why not, where it is skipped.
        belief: The ways that are left of each trait.
        settled: The way of each trait that is known, or nearest.
        undecided: Why traits are not known.
        profiles: How many profiles there are of what it plays.
        allowed: So many questions may be asked for as many.
    """

    asked_for: str
    edition: str = ""
    options: dict[str, str] = field(default_factory=dict)
    belief: Belief = field(default_factory=lambda: Belief({}))
    settled: dict[str, int] = field(default_factory=dict)
    undecided: dict[str, str] = field(default_factory=dict)
    profiles: int = 1
    record: Record = field(default_factory=Record)
    grounds: dict[str, Ground] = field(default_factory=dict)
    traits: dict[str, Trait] = field(default_factory=dict)
    unseen: list[tuple[Trait, int]] = field(default_factory=list)

    @property
    def allowed(self) -> int:
        """So many questions may be asked to find one of so many profiles."""
        return budget(self.profiles)


@dataclass(slots=True, kw_only=True)
class _Scope:
    """What is being found out: the base game or an option, with the games at hand."""

    kinds: tuple[Kind, ...]
    walks: list[Walk]
    number: int = 0
    fruitless: int = 0
    made: int = 0
    shown: set[str] = field(default_factory=set)
    tried: set[int] = field(default_factory=set)
    dull: set[tuple[int, int, str, int]] = field(default_factory=set)


class Identifying:
    """
    Finds out which rules a subject plays.

    Args:
        asked_for: The edition that it is told to play.
        numbers: With how many players.
        options: Those that it says it plays.
    """

    def __init__(
        self, subject: Asked, library: Library, asked_for: str, numbers: Sequence[int], options: Sequence[str]
    ) -> None:
        self._subject = subject
        self._library = library
        self._base = tuple(Kind(edition=asked_for, players=n) for n in numbers if n > 1)[:3]
        self._options = tuple(options)
        self._tries: Counter[str] = Counter()
        self._silent: Counter[str] = Counter()
        self._prepared: set[Kind] = set()
        self.found = Found(asked_for=asked_for)

    def run(self) -> Found:
        """Ask until one way of playing is left, or no question helps."""
        found = self.found
        law = self._edition()
        found.edition = law
        self._scope(law, self._base)
        for option in self._options if plays_options(law) else ():
            number = 1 if option == SOLO else self._base[-1].players
            kind = Kind(edition=found.asked_for, players=number, options=(option,))
            found.profiles *= 2
            if (why := self._declined(kind)) is not None:
                found.options[option] = why
                continue
            found.options[option] = ""
            self._scope(law, (kind,))
        self._confirm(law)
        return found

    # What may be asked.

    def _asks(self) -> list[str]:
        able = self._subject.claims.commands
        return [a for a in ("position", "legal", "score") if a in able and self._silent[a] < TRIES]

    def _declined(self, kind: Kind) -> str | None:
        """Bring the parts of a kind of game; give why it is not played."""
        if kind in self._prepared:
            return None
        claims = self._subject.claims
        if why := claims.plays(kind.edition, kind.players, kind.options):
            return why
        game = kind.opened()
        opening = self._library.ground(kind, kind.edition).opening
        if "components" in claims.commands:
            about = {**opening, "digest": opening["components"]}
            del about["components"]
            answer = self._subject.ask_all([("components", {**about, "parts": plain_parts(game)})])[0]
            if answer.kind is not Answered.RESULT:
                return str(answer)
        self.found.record.asked += 1
        answer = self._subject.ask_all([("start", {"game": 1, **opening})])[0]
        if answer.kind is not Answered.RESULT:
            return str(answer)
        self._prepared.add(kind)
        return None

    def _learn(self, found: Walk, plies: int, asks: str, ways: Sequence[Way]) -> bool:
        before = self.found.record.unknown.total()
        fits = learn(self._subject, question(found, plies, asks), ways, self.found.belief, self.found.record)
        if self.found.record.unknown.total() > before:
            self._silent[asks] += 1
        return fits

    # The edition.

    def _edition(self) -> str:
        """Find out by whose rules it plays."""
        found, library = self.found, self._library
        laws = [found.asked_for, *(e for e in EDITIONS if e != found.asked_for)]
        found.profiles *= len(laws)
        for kind in self._base:
            if (why := self._declined(kind)) is not None:
                found.undecided[str(kind)] = why
        self._base = tuple(k for k in self._base if k in self._prepared)
        if not self._base:
            return laws[0]
        belief = found.belief
        for law in laws:
            traits = library.ground(self._base[0], law).traits
            belief.open[law] = {t: frozenset(range(len(traits[t].ways))) for t in traits}
        tried = 0
        for kind in self._base:
            for asks in self._asks():
                for side, plies, ways in library.parting(kind, laws, asks):
                    if len(belief.laws) == len(laws) and tried < TRIES:
                        tried += 1
                        self._learn(side, plies, asks, ways)
        return belief.laws[0]

    # Rulings.

    def _scope(self, law: str, kinds: tuple[Kind, ...]) -> None:
        """Find out how the traits of the base game or of an option are played."""
        found, library = self.found, self._library
        if not kinds:
            return
        seen = library.seen(kinds, law)
        for kind in kinds:
            found.grounds[str(kind)] = library.ground(kind, law)
        own = {n: t for n, t in library.ground(kinds[0], law).traits.items() if n in seen}
        found.traits |= own
        found.unseen += library.unseen(kinds, law)
        found.profiles *= math.prod(map(len, seen.values()))
        open_ = found.belief.open.setdefault(law, {})
        scope = library.ground(kinds[0], law).scope
        for name in [n for n, t in library.ground(kinds[0], law).traits.items() if t.scope == scope and n not in seen]:
            open_.pop(name, None)
        for name, ways in seen.items():
            # What the edition was told by may have shown more than the games that were looked at.
            before = open_.get(name, ways)
            open_[name] = before & ways or before
        pool = library.pool(kinds, law)
        here = _Scope(kinds=kinds, walks=[dataclasses.replace(w, number=n) for n, w in enumerate(pool)])
        here.number = here.made = len(pool)
        self._settle(law, here)
        while (left := self._left(law)) and here.fruitless < _FRUITLESS and self._asks():
            picked = self._best(law, here, left)
            if picked is None:
                self._another(law, here, left)
                continue
            walked, key, _ = picked
            _, plies, asks, _ = key
            belief = self.found.belief
            whole = forecast(walked, plies, asks, belief.open[law], law, deep=True)
            several = [w for w in whole or () if belief.allows(w)]
            here.dull.add(key)
            if worth(several) > LEAST:
                self._take(law, here, walked, plies, asks, several)
        for name in found.belief.undecided(law):
            found.undecided.setdefault(name, self._why(name, here))

    def _why(self, name: str, here: _Scope) -> str:
        if not self._asks():
            return "the subject answers nothing that could be asked"
        if self._tries[name] < TRIES:
            return ENTANGLED if name in here.shown else UNSEEN
        unknown = next(iter(self.found.record.unknown), "")
        return f"the subject does not answer: {unknown}" if unknown else "none of the answers fits"

    def _left(self, law: str) -> dict[str, frozenset[int]]:
        return {
            n: ways
            for n, ways in self.found.belief.open[law].items()
            if len(ways) > 1 and self._tries[n] < TRIES and n not in self.found.undecided
        }

    def _best(self, law: str, here: _Scope, left: Open) -> tuple[Walk, tuple[int, int, str, int], list[Way]] | None:
        """Give the question that is worth most, of those that are likely to be worth much."""
        ranked: list[tuple[float, int, Walk, tuple[int, int, str, int]]] = []
        for found in here.walks:
            points = sorted({at for (n, w), at in found.parts.items() if w in left.get(n, ())})
            for at in points:
                open_ = self.found.belief.open[law]
                several = hangs_on(found, at, open_)
                size = sum(len(open_[n]) for n in several)
                for asks, plies in self._places(found, at):
                    key = (found.number, plies, asks, size)
                    if key not in here.dull and plies <= found.end:
                        ranked.append((-math.log2(many(several)), plies, found, key))
        ranked.sort(key=lambda r: r[:2])
        best: tuple[float, tuple[Walk, tuple[int, int, str, int], list[Way]]] | None = None
        looked = 0
        for bits, _, found, key in ranked:
            _, plies, asks, _ = key
            belief = self.found.belief
            ways = [w for w in forecast(found, plies, asks, belief.open[law], law) or () if belief.allows(w)]
            value = worth(ways) if ways else 0.0
            if value < LEAST:
                here.dull.add(key)
                continue
            looked += 1
            if best is None or value > best[0]:
                best = value, (found, key, ways)
            if value >= _ENOUGH * -bits or looked >= _RANKED:
                break
        return best[1] if best else None

    def _places(self, found: Walk, at: int) -> Iterator[tuple[str, int]]:
        """Give where one asks for what shows first after so many actions."""
        able = self._asks()
        if "position" in able:
            yield "position", at
        if "legal" in able:
            for later in _LATER if "position" not in able else _LATER[:1]:
                yield "legal", at + later
        if "score" in able and "position" not in able:
            yield "score", at
            yield "score", found.end

    def _take(self, law: str, here: _Scope, found: Walk, plies: int, asks: str, ways: list[Way]) -> None:
        """Ask, and go on with what is known."""
        if self._learn(found, plies, asks, ways):
            self._settle(law, here)
            here.fruitless = 0
            return
        # This game is another from somewhere before; what it hangs on is looked for in other games.
        found.limit = min(found.limit, plies - 1)
        open_ = self.found.belief.open[law]
        self._tries.update(n for n in {n for w in ways for n in w.choices} if len(open_[n]) > 1)

    def _settle(self, law: str, here: _Scope) -> None:
        """Take over what is known, and leave the games that are played otherwise."""
        settled = self.found.settled
        for name, ways in self.found.belief.open[law].items():
            if len(ways) == 1 and (way := next(iter(ways))):
                settled[name] = way
        for found in here.walks:
            for name, ways in self.found.belief.open[law].items():
                if found.settled.get(name, 0) not in ways:
                    # Of the ways that are left one may show later than another; none shows before the first.
                    at = min((found.parts.get((name, w), found.end + 1) for w in ways), default=0)
                    found.limit = min(found.limit, at - 1)
            for several in self.found.belief.together:
                if not any(_as_settled(found, w) for w in several):
                    others = {(n, w) for way in several for n, ways in way.choices.items() for w in ways}
                    at = min((at for other, at in found.parts.items() if other in others), default=found.end + 1)
                    found.limit = min(found.limit, at - 1)
        here.walks = [w for w in here.walks if w.end >= 0]

    def _another(self, law: str, here: _Scope, left: Open) -> None:
        """Play another game by what is known."""
        number = self._lead(law, here, left)
        ground = self._library.ground(here.kinds[number % len(here.kinds)], law)
        # Of what is not known, something that goes with all answers.
        settled = {n: w for n, w in self.found.belief.likely(law, self.found.settled).items() if w}
        settled = {**{n: w for n, w in self.found.settled.items() if n not in left}, **settled}
        found = walk(ground, settled, players(ground, number), left)
        here.fruitless += 1
        here.shown |= {n for n, _ in found.parts}
        found.number = here.made
        here.made += 1
        here.walks = [*here.walks[1 - _MOST_WALKS :], found]

    def _lead(self, law: str, here: _Scope, left: Open) -> int:
        """Give the number of a game in which something that is left is likely to show: one in which it did before."""
        for number, before in enumerate(self._library.pool(here.kinds, law)):
            shows = any(n in left for n, _ in before.parts)
            for again in range(number, number + _LEADS * POOL, POOL):
                if shows and again not in here.tried:
                    here.tried.add(again)
                    return again
        here.number += 1
        return _LEADS * POOL + here.number

    # Whole games.

    def _confirm(self, law: str) -> None:
        """Put whole games by what was found: what does not fit any way of playing shows there."""
        found = self.found
        options = [
            Kind(edition=found.asked_for, players=k.players, options=k.options) for k in self._prepared if k.options
        ]
        open_ = found.belief.open.get(law, {})
        for number, kind in enumerate([*self._base[:_CONFIRMED], *sorted(options, key=str)]):
            asks = next(iter(self._asks()), "")
            if not asks:
                return
            ground = self._library.ground(kind, law)
            whole = walk(
                ground, found.settled, players(ground, 1000 + number), {n: w for n, w in open_.items() if len(w) > 1}
            )
            plies = min((at - 1 for at in whole.parts.values()), default=len(whole.actions))
            come = said(ground.game(found.settled), whole.positions[0], whole.actions[:plies], asks)
            if come is not None:
                self._learn(whole, plies, asks, [Way(law=law, choices={}, said=come)])


def _as_settled(found: Walk, way: Way) -> bool:
    """Say whether a game is played in one of several ways."""
    return all(found.settled.get(n, 0) in ways for n, ways in way.choices.items())


def settled_of(found: Found) -> Settled:
    """Give the ways that are not the book's."""
    return {n: w for n, w in found.settled.items() if w}
