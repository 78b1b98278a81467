"""
Which rules does a subject play? From few answers the edition, the rulings and the options that fit it.

Games are played in all ways that are left of both editions at once (`marching`), and the subject is asked where they
part. What shows seldom is led to by games like those of the book in which it shows. At the end whole games confirm
what was found. An answer that is that of no way is looked into (`mending`), and kept if that fails.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Final

from oracle.apps.found import UNSEEN, Found
from oracle.apps.marching import March, tempted
from oracle.apps.mending import Probe, fewest, first_other
from oracle.apps.profile_library import POOL, Library
from oracle.apps.trial_setup import Kind, plain_parts
from oracle.apps.walks import led, players, shown_in, turn
from oracle.engine.identify import LEAST, Asked, Misfit, fits, parts_laws, put, worth
from oracle.engine.protocol import Kind as Answered
from specs.editions import EDITIONS, plays_options
from specs.options import SOLO

ASKED: Final = ("position", "legal", "score")
"""The commands by which it is asked how it plays; one of them is enough."""

_FRUITLESS: Final = 81
"""After so many games in which nothing open shows, what is left is not told apart."""

_LAWS: Final = 6
"""So many games are first asked about where laws part, or much is told; then wherever anything is."""

_MANY: Final = 40
_WORTH_IT: Final = 1.5

_LED: Final = 12
"""So many games are first like those of the book in which much shows; then every other one is."""

_LURED: Final = 4
"""In every so many-eth game the players are tempted by what is open."""

_LEADS: Final = 3
"""So often a game in which something shows is followed."""

_TRIES: Final = 4
"""So many questions of one kind are asked that get no answer, and so many answers that fit nothing are looked into."""

_ENDING: Final = 160
_ENDINGS: Final = 12

_MOST_REOPENED: Final = 8
_CONFIRMED: Final = 2


@dataclass(slots=True, kw_only=True)
class _Scope:
    """
    What is being found out: the base game or an option, with the games at hand.

    Attributes:
        own: Its traits.
        led: How often each game that is known before was followed.
        number: How many other games were played.
    """

    kinds: tuple[Kind, ...]
    own: frozenset[str]
    led: Counter[int] = field(default_factory=Counter)
    number: int = 0


class Identifying:
    """
    Finds out which rules a subject plays.

    Args:
        asked_for: The edition that it is told to play.
        numbers: With how many players.
        options: Those that it says it plays.
        laws: The editions by whose rules it may play, if it is known that these are not all.
    """

    def __init__(
        self,
        subject: Asked,
        library: Library,
        asked_for: str,
        numbers: Sequence[int],
        options: Sequence[str],
        laws: Sequence[str] = (),
    ) -> None:
        self._subject = subject
        self._library = library
        self._base = tuple(Kind(edition=asked_for, players=n) for n in numbers if n > 1)[:3]
        self._numbers = tuple(numbers)
        self._options = tuple(options)
        self._laws = tuple(laws) or (asked_for, *(e for e in EDITIONS if e != asked_for))
        self._silent: Counter[str] = Counter()
        self._prepared: set[Kind] = set()
        self._scopes: list[_Scope] = []
        self._reopened = 0
        self._guessed: dict[str, dict[str, int]] = {}
        self.found = Found(asked_for=asked_for)

    def run(self) -> Found:
        """Ask until one way of playing is left, or no question helps; what fits nothing is looked at as asked for."""
        found = self._run()
        asked_for = found.asked_for
        if found.record.misfits and found.edition != asked_for and asked_for in self._laws:
            # One wrong rule can speak for the other edition.
            again = Identifying(self._subject, self._library, asked_for, self._numbers, self._options, (asked_for,))
            other = again._run()
            other.record.asked += found.record.asked
            other.record.actions += found.record.actions
            other.profiles *= len(self._laws)
            if len(other.record.misfits) <= len(found.record.misfits):
                return other
        return found

    def _run(self) -> Found:
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
        while self._asks() and self._confirm():
            for here in self._scopes:
                self._seek(law, here)
        open_ = found.belief.open.get(law, {})
        found.settled = {n: self._settled(law).get(n, 0) for n in open_}
        why = UNSEEN if self._asks() else "the subject answers nothing that could be asked"
        if found.record.unknown:
            why = f"the subject does not answer: {next(iter(found.record.unknown))}"
        found.undecided.update({n: why for n, ways in open_.items() if len(ways) > 1})
        return found

    # What may be asked.

    def _asks(self) -> list[str]:
        """Give what can be asked; nothing when too much fits nothing."""
        if len(self.found.record.misfits) >= _TRIES:
            return []
        able = self._subject.claims.commands
        return [a for a in ASKED if a in able and self._silent[a] < _TRIES]

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

    # The edition.

    def _edition(self) -> str:
        """Find out by whose rules it plays."""
        found, library, belief = self.found, self._library, self.found.belief
        laws = self._laws
        found.profiles *= len(laws)
        for kind in self._base:
            if (why := self._declined(kind)) is not None:
                found.undecided[str(kind)] = why
        self._base = tuple(k for k in self._base if k in self._prepared)
        if not self._base:
            return laws[0]
        for law in laws:
            traits = library.ground(self._base[0], law).traits
            belief.open[law] = {t: frozenset(range(len(traits[t].ways))) for t in traits}
        number = 0
        while len(belief.laws) > 1 and number < _FRUITLESS and self._asks():
            kind = self._base[turn(number, len(self._base))]
            self._follow(self._march(kind, number), laws=True, waits=number < _LAWS)
            number += 1
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
        ground = library.ground(kinds[0], law)
        own = [n for n, t in ground.traits.items() if t.scope == ground.scope]
        found.traits |= {n: ground.traits[n] for n in own if n in seen}
        found.unseen += library.unseen(kinds, law)
        found.profiles *= math.prod(map(len, seen.values()))
        open_ = found.belief.open.setdefault(law, {})
        for name in own:
            # What the edition was told by may have shown more than the games that were looked at.
            before = open_.get(name, seen.get(name, frozenset({0})))
            open_[name] = before & seen.get(name, frozenset({0})) or before
        self._guessed.clear()
        here = _Scope(kinds=kinds, own=frozenset(own))
        self._scopes.append(here)
        self._seek(law, here)

    def _seek(self, law: str, here: _Scope) -> None:
        """Play games, and ask in them, until nothing is left or nothing that is left shows any more."""
        fruitless = 0
        while self._undecided(law, here) and fruitless < _FRUITLESS and self._asks():
            asked = self.found.record.asked
            march = self._another(law, here)
            if self._follow(march):
                self._play_endings(march, here)
            fruitless = 0 if self.found.record.asked > asked else fruitless + 1

    def _play_endings(self, march: March, here: _Scope) -> None:
        """Play the end of a game again and again: how points are counted shows nowhere else, and best among many."""
        most = max(k.players for k in here.kinds)
        for ending in range(_ENDINGS if march.ground.kind.players == most else 0):
            if march.ended or march.plies < _ENDING:
                return
            march.again(march.plies - _ENDING, players(march.ground, here.number * _ENDINGS + ending))
            if not self._follow(march):
                return

    def _undecided(self, law: str, here: _Scope) -> dict[str, frozenset[int]]:
        return {n: ways for n, ways in self.found.belief.open[law].items() if len(ways) > 1 and n in here.own}

    def _another(self, law: str, here: _Scope) -> March:
        """Begin another game: like one in which much of what is left shows, or else any."""
        pool = self._library.pool(here.kinds, law)
        values = shown_in(pool, self._undecided(law, here))
        able = [n for n in values if here.led[n] < _LEADS]
        lead = max(able, key=lambda n: (values[n] / (1 + here.led[n]), -n), default=None)
        here.number += 1
        if lead is None or (here.number > _LED and here.number % 2):
            number = _LEADS * POOL + here.number
            lured = law if here.number % _LURED == 0 else ""
            return self._march(here.kinds[turn(number, len(here.kinds))], number, tempting=lured)
        number = lead + POOL * here.led[lead]
        here.led[lead] += 1
        return self._march(pool[lead].ground.kind, number, lead=pool[lead].actions, tempting=law * (number >= POOL))

    def _march(self, kind: Kind, number: int, lead: Sequence[str] = (), tempting: str = "") -> March:
        """Begin a game with the players of a number, or as it was played before, or such as are tempted."""
        sides = {law: self._library.ground(kind, law) for law in self.found.belief.laws}
        ground = next(iter(sides.values()))
        choose = players(ground, number)
        if tempting:
            choose = tempted(ground, self._settled(tempting), self.found.belief.open[tempting], choose)
        if lead:
            choose = led(ground.game({}), lead, choose)
        return March(sides, self.found.belief, self._settled, choose)

    def _settled(self, law: str) -> dict[str, int]:
        """Give what is known, and of what is not known something that goes with all answers."""
        if law not in self._guessed:
            self._guessed[law] = {n: w for n, w in self.found.belief.likely(law, {}).items() if w}
        return self._guessed[law]

    def _follow(self, march: March, *, laws: bool = False, waits: bool = False, to_the_end: bool = False) -> bool:
        """
        Play a game to its end, and ask wherever branches part; say whether all answers fit.

        Args:
            laws: Stop when one law is left.
            waits: Ask only what is worth it for the law.
            to_the_end: Ask at the end, whether there is anything to tell or not.
        """
        dull: set[tuple[str, ...]] = set()
        while not march.ended:
            while len(march.branches) > 1 and (asks := self._best(march, dull, waits=waits)):
                if not self._ask(march, asks, dull):
                    return False
            if laws and len(self.found.belief.laws) == 1:
                return True
            if not march.step():
                break
        if to_the_end and not march.ended and march.known < march.plies and (able := self._asks()):
            return self._ask(march, able[0], dull)
        return True

    def _best(self, march: March, dull: AbstractSet[tuple[str, ...]], *, waits: bool) -> str:
        """Give what is best asked where a game stands; nothing if no answer tells enough."""
        able = [a for a in self._asks() if (a, *march.actions) not in dull and march.differ(a)]
        ways = {a: march.ways(march.plies, a) for a in able}
        parting = {a for a in able if waits and parts_laws(ways[a])}
        values = {a: worth(ways[a]) for a in able}
        best = max(values, key=lambda a: (a in parting, values[a], -able.index(a)), default="")
        # As long as the law is not known, most of what is learnt of the ways of another law is learnt in vain.
        least = _WORTH_IT if waits and best not in parting and len(march.branches) < _MANY else LEAST
        return best if values.get(best, 0.0) >= least else ""

    def _ask(self, march: March, asks: str, dull: set[tuple[str, ...]]) -> bool:
        """Ask where a game stands, and go on with the branches that say the same; say whether there is one."""
        record, belief, plies = self.found.record, self.found.belief, march.plies
        question = march.question(plies, asks)
        theirs = put(self._subject, question)
        record.asked += 1
        record.actions += plies
        dull.add((asks, *march.actions))
        if theirs.unknown:
            record.unknown[theirs.unknown] += 1
            self._silent[asks] += 1
            return True
        left = [b for b in march.branches if fits(question, b.said(asks), theirs)]
        if not left:
            record.misfits.append(Misfit(question=question, theirs=theirs, ways=march.ways(plies, asks)))
            self._mend(march, plies, asks)
            return False
        belief.narrow([b.way(asks) for b in left])
        self._guessed.clear()
        march.agree(plies, left)
        return True

    # What does not fit.

    def _mend(self, march: March, plies: int, asks: str) -> None:
        """Find the step in which a subject left a game, and what it plays there; if it is found, take it for known."""
        found, belief = self.found, self.found.belief
        misfit = found.record.misfits.pop()
        probe = Probe(self._subject, found.record, self._asks())
        last = first_other(march, plies, asks, misfit.theirs, probe, belief)
        self._guessed.clear()
        if last is not None:
            plies, asks, theirs = last
            every = {
                law: {n: frozenset(range(len(t.ways))) for n, t in ground.traits.items()}
                for law, ground in march.sides.items()
                if law in belief.open
            }
            for open_ in (belief.open, every):
                ways = fewest(march, plies, asks, theirs, open_)
                if ways and open_ is every and self._reopened < _MOST_REOPENED:
                    self._reopened += 1
                    for way in ways:
                        belief.reopen(way.law, way.choices)
                ways = [w for w in ways if belief.left(w) and belief.allows(w)]
                if ways:
                    belief.narrow(ways)
                    self._guessed.clear()
                    return
            forecast = march.ways(plies, asks) or [b.way(asks) for b in march.levels[plies]]
            misfit = Misfit(question=march.question(plies, asks), theirs=theirs, ways=forecast)
        found.record.misfits.append(misfit)

    # Whole games.

    def _confirm(self) -> bool:
        """Put whole games by what was found; say whether something else was found by them."""
        options = [k for k in self._prepared if k.options]
        for number, kind in enumerate([*self._base[:_CONFIRMED], *sorted(options, key=str)]):
            misfits = len(self.found.record.misfits)
            if not self._follow(self._march(kind, 1000 + number), to_the_end=True):
                return len(self.found.record.misfits) == misfits
        return False
