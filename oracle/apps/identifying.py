"""
Which rules does a subject play? From few answers the edition, the rulings and the options that fit it.

First the edition, by a game in which the two part early. Then the traits of that edition, in games that are played by
what is known already: each goes on until something open shows, and the subject is asked there (`marching`). At the end
whole games confirm what was found. An answer that fits no forecast is looked into (`mending`), and kept if that fails.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Final

from oracle.apps.found import UNSEEN, Found
from oracle.apps.marching import March, led, shown_in
from oracle.apps.mending import Probe, fewest, last_alike
from oracle.apps.profile_library import POOL, TRIES, Library
from oracle.apps.trial_setup import Kind, plain_parts
from oracle.apps.walks import Open, Walk, forecast, players, question
from oracle.engine.identify import (
    LEAST,
    Asked,
    Misfit,
    Way,
    learn,
    worth,
)
from oracle.engine.protocol import Kind as Answered
from specs.editions import EDITIONS, plays_options
from specs.options import SOLO

_FRUITLESS: Final = 40
"""After so many games in which nothing open shows, what is left is not told apart."""

_LEADS: Final = 3

ENTANGLED: Final = "where it shows, too much else is open"
"""Why something is not known though games would tell."""

_MOST_WAYS: Final = 8
_MOST_STEPS: Final = 12
"""So many ways of playing, and so many more steps, are looked at for one question."""

_LATER: Final = (1, 3, 8, 20, 50)
_CONFIRMED: Final = 2
_MOST_REOPENED: Final = 8


@dataclass(slots=True, kw_only=True)
class _Scope:
    """
    What is being found out: the base game or an option, with the games at hand.

    Attributes:
        led: How often each game that is known before was followed.
        number: How many other games were played.
        shown: What parted in some game.
    """

    kinds: tuple[Kind, ...]
    led: Counter[int] = field(default_factory=Counter)
    number: int = 0
    shown: set[str] = field(default_factory=set)


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
        self._scopes: list[_Scope] = []
        self._reopened = 0
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
        while self._confirm(law):
            for here in self._scopes:
                self._seek(law, here)
        found.settled |= self._settled(law)
        for name in set(found.undecided) & set(found.traits) - set(found.belief.undecided(law)):
            del found.undecided[name]
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
        found.seen |= seen
        here = _Scope(kinds=kinds)
        self._scopes.append(here)
        self._seek(law, here)

    def _seek(self, law: str, here: _Scope) -> None:
        """Play games, and ask in them, until nothing is left or nothing that is left shows any more."""
        fruitless = 0
        while (left := self._left(law)) and fruitless < _FRUITLESS and self._asks():
            march = self._another(law, here, left)
            fruitless = 0 if self._follow(law, march) else fruitless + 1
            here.shown |= {n for n, _ in march.walk.parts}
        undecided = self.found.undecided
        for name in self.found.belief.undecided(law):
            undecided.setdefault(name, self._why(name, here))

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

    def _another(self, law: str, here: _Scope, left: Open) -> March:
        """Begin another game: like one in which much of what is left shows, or else any."""
        pool = self._library.pool(here.kinds, law)
        values = shown_in(pool, left)
        able = [n for n in values if here.led[n] < _LEADS]
        lead = max(able, key=lambda n: (values[n] / (1 + here.led[n]), -n), default=None)
        if lead is None:
            number = _LEADS * POOL + here.number
            here.number += 1
        else:
            number = lead + POOL * here.led[lead]
            here.led[lead] += 1
        ground = self._library.ground(here.kinds[number % len(here.kinds)], law)
        choose = players(ground, number)
        if lead is not None:
            ground = pool[lead].ground
            choose = led(ground.game({}), pool[lead].actions, choose)
        # First as it was; then whatever leads to what is open.
        tempted = lead is None or here.led[lead] > 1
        return March(ground, self._settled(law), choose, self.found.belief.open[law], tempted=tempted)

    def _settled(self, law: str) -> dict[str, int]:
        """Give what is known, and of what is not known something that goes with all answers."""
        belief, settled = self.found.belief, self.found.settled
        for name, ways in belief.open[law].items():
            if len(ways) == 1:
                settled[name] = next(iter(ways))
        return {n: w for n, w in {**settled, **belief.likely(law, settled)}.items() if w}

    def _follow(self, law: str, march: March) -> bool:
        """Ask wherever something shows that is left; say whether anything was learnt."""
        learnt = False
        while (left := self._left(law)) and self._asks() and not march.ended:
            at = march.next(left)
            if at is None:
                break
            learnt |= self._ask(law, march, at)
        return learnt

    def _ask(self, law: str, march: March, at: int) -> bool:
        """Ask what is worth most where something parts; say whether anything was learnt."""
        belief = self.found.belief
        open_ = belief.open[law]
        best: tuple[float, int, str, list[Way]] | None = None
        for asks, plies in self._places(march, at, open_):
            if best is not None and plies > max(at, best[1]):
                break
            key = (plies, asks, sum(map(len, open_.values())))
            if key in march.dull or plies > march.plies:
                continue
            ways = self._ways(law, march, plies, asks)
            value = worth(ways)
            if value < LEAST:
                march.dull.add(key)
            elif best is None or value > best[0]:
                best = value, plies, asks, ways
        if best is not None:
            _, plies, asks, ways = best
            return self._told(law, march, plies, asks, ways)
        march.done = at
        ways = self._ways(law, march, at, "position")
        if ways and worth(ways) < LEAST and not march.lists(at):
            # Whatever is played of what is left, it comes to the same.
            march.agree(at)
        return False

    def _ways(self, law: str, march: March, plies: int, asks: str) -> list[Way]:
        """Give what comes of a question by each way of playing that goes with what is known; none if they are many."""
        belief = self.found.belief
        ways = forecast(march.walk, plies, asks, belief.open[law], law, deep=True)
        return [w for w in ways or () if belief.allows(w)]

    def _places(self, march: March, at: int, open_: Open) -> Iterator[tuple[str, int]]:
        """Give what can be asked about what shows first after so many actions, and where."""
        able = self._asks()
        if "position" in able:
            last = march.further(at, open_, _MOST_WAYS, _MOST_STEPS)
            yield from (("position", p) for p in dict.fromkeys((last, at)))
        if "legal" in able:
            yield "legal", at
        if "position" in able:
            # Not all that differs is shown at once.
            yield from (("position", at + later) for later in _LATER[1:4])
        else:
            march.further(at, open_, 1, _LATER[-1])
            yield from (("legal", at + later) for later in _LATER if "legal" in able)
            yield from (("score", at + later) for later in _LATER if "score" in able)

    def _told(self, law: str, march: March, plies: int, asks: str, ways: list[Way]) -> bool:
        """Ask, and go on with what is known; say whether anything was learnt."""
        unknown, open_ = self.found.record.unknown.total(), self.found.belief.open[law]
        asked, before = march.walk.actions[:plies], sum(map(len, open_.values()))
        together = len(self.found.belief.together)
        if self._learn(march.walk, plies, asks, ways):
            if sum(map(len, open_.values())) == before and len(self.found.belief.together) == together:
                march.dull.add((plies, asks, before))
                return False
            march.change(self._settled(law), self.found.belief.open[law])
            # A position that is as it would be by what is known now is where both stand alike.
            if asks == "position" and march.walk.actions[:plies] == asked:
                march.agree(plies)
            return True
        misfit = self.found.record.unknown.total() == unknown
        if misfit and self._mend(law, march, plies, asks):
            return True
        self._tries.update(n for n in {n for w in ways for n in w.choices} if len(open_[n]) > 1)
        march.ended = True
        return False

    # What does not fit.

    def _mend(self, law: str, march: March, plies: int, asks: str) -> bool:
        """Find the step in which a subject left a game, and what it plays there; say whether that was found."""
        found, belief = self.found, self.found.belief
        misfit = found.record.misfits.pop()
        last = last_alike(march, plies, asks, misfit.theirs, Probe(self._subject, found.record, self._asks()))
        if last is not None:
            plies, asks, theirs = last
            asked = question(march.walk, plies, asks)
            for reopened in (False, True):
                open_ = found.seen if reopened else belief.open[law]
                ways = fewest(march, asked, theirs, open_, law)
                if reopened and ways and self._reopened < _MOST_REOPENED:
                    self._reopen(law, {n for w in ways for n in w.choices})
                ways = [w for w in ways if belief.allows(w) and belief.left(w)]
                if ways:
                    belief.narrow(ways)
                    march.change(self._settled(law), belief.open[law])
                    return True
            if (ours := march.said(plies, asks)) is not None:
                misfit = Misfit(question=asked, theirs=theirs, ways=[Way(law=law, choices={}, said=ours)])
        found.record.misfits.append(misfit)
        return False

    def _reopen(self, law: str, names: AbstractSet[str]) -> None:
        """Forget what was taken for known: an answer came that does not go with it."""
        self._reopened += 1
        belief, found = self.found.belief, self.found
        for name in names:
            belief.open[law][name] = found.seen[name]
            found.settled.pop(name, None)
        belief.together = [several for several in belief.together if not any(names & w.choices.keys() for w in several)]
        for name in belief.open[law]:
            # What did not show may do so by what is known now.
            found.undecided.pop(name, None)

    # Whole games.

    def _confirm(self, law: str) -> bool:
        """Put whole games by what was found; say whether something else was found by them."""
        found = self.found
        options = [
            Kind(edition=found.asked_for, players=k.players, options=k.options) for k in self._prepared if k.options
        ]
        for number, kind in enumerate([*self._base[:_CONFIRMED], *sorted(options, key=str)]):
            asks = next(iter(self._asks()), "")
            if not asks:
                return False
            ground = self._library.ground(kind, law)
            march = March(ground, self._settled(law), players(ground, 1000 + number), found.belief.open.get(law, {}))
            while not march.walk.parts and march.step():
                pass
            plies = min((at - 1 for at in march.walk.parts.values()), default=march.plies)
            come = march.said(plies, asks) if plies >= 0 else None
            before = len(found.record.misfits)
            if come is None or self._learn(march.walk, plies, asks, [Way(law=law, choices={}, said=come)]):
                continue
            if len(found.record.misfits) > before and self._mend(law, march, plies, asks):
                return True
        return False
