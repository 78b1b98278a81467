"""
Wrong forms of the rules that the engine embodies: an engine that answers otherwise when an event happens.

Where a rule is read as a table, a book with another answer plays the mutant (`mutants`). What stands in the order and
the form of the steps cannot be read otherwise; but it is declared at which event each such rule decides
(`specs.held`), and its question says what it is about. A mutant here is the right engine whose answer at that event is
changed in that place: something is left out, one more or less, somebody else's, in another order, done besides, or an
action more or fewer is allowed.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from oracle.apps.mutants import Mutant
from oracle.book import Book
from oracle.engine.difference import LISTED
from specs.held import holdings
from specs.held.events import Event
from specs.held.never import never
from specs.questions.solo_actions import Impossible
from specs.setting import Setting


class Alteration(enum.Enum):
    """What an engine does otherwise at an event."""

    LEFT_OUT = "it is left out"
    MORE = "one more"
    LESS = "one less"
    HALF = "half of it"
    SEAT = "another player's"
    ORDER = "in another order"
    BESIDES = "it changes as well"
    REFUSED = "what is allowed is refused"
    ALLOWED = "something more is allowed"
    COMPELLED = "what may be chosen has to be done"
    NEXT = "another player goes on"
    GOES_ON = "it goes on in another way"
    SHOWN = "what is hidden is shown"
    WITHHELD = "what is open is hidden"


OF_LEAVE: Final = frozenset(
    {Alteration.REFUSED, Alteration.ALLOWED, Alteration.COMPELLED, Alteration.NEXT, Alteration.GOES_ON}
)
"""What shows in the legal actions."""

OF_VIEW: Final = frozenset({Alteration.SHOWN, Alteration.WITHHELD})
"""What shows in what a player may see."""

WINNERS: Final = "winners"
"""The place of those who have won, which no position has."""

_MONEY: Final = ("seats.livre",)
_POINTS: Final = ("seats.points", "sheet")
_NOTIONS: Final = ("seats.thread", "seats.lace")
_CARDS: Final = ("seats.hand", "seats.reserve", "seats.discard", "played")
_TILES: Final = ("seats.tiles", "drawers", "resource_discard")
_GARMENTS: Final = ("windows", "guests", "bag", "garment_discard")
_QUEUE: Final = ("queue", "deck", "seats.hand")
_JEWELS: Final = ("jewelry.display", "jewelry.seats.jewels", "jewelry.bag", "seats.livre")
_EXAMS: Final = ("jewelry.seats.tasks", "jewelry.seats.prepares", "jewelry.seats.masters", "jewelry.decks")
_HERS: Final = ("opponent.hand", "opponent.stock", "opponent.shown", "opponent.acts_by")

ABOUT: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(("livre", "money", "price", "pay", "pays", "paid", "paying", "costs", "bank", "income"), _MONEY),
    **dict.fromkeys(("coin", "discount", "refund", "amount", "supply", "buy", "bought"), _MONEY),
    **dict.fromkeys(("points", "score", "scores", "scored", "scoring", "counter", "statue", "most"), _POINTS),
    **dict.fromkeys(("firework", "fireworks", "majority", "counts", "factor"), (*_POINTS, "decorations")),
    **dict.fromkeys(("notion", "notions", "goods", "thread", "lace", "slash"), _NOTIONS),
    **dict.fromkeys(("tile", "tiles", "silk", "rolls", "resource", "resources", "drawer", "acquire"), _TILES),
    **dict.fromkeys(("drawers", "display", "leftovers", "filled", "fill", "filling"), ("drawers", "windows", "stock")),
    **dict.fromkeys(("stock", "mixed", "discards", "discard"), ("stock", "resource_discard", "garment_discard")),
    **dict.fromkeys(("garment", "garments", "gown", "window", "windows", "swept", "slide", "colours"), _GARMENTS),
    **dict.fromkeys(("card", "cards", "hand", "reserve", "pile", "team", "start_cards", "played", "crowned"), _CARDS),
    **dict.fromkeys(("employee", "employees", "queue", "hire", "hires", "hired", "hiring", "deck", "levels"), _QUEUE),
    **dict.fromkeys(("depute", "deputed", "deputes", "leaves", "floor"), ("leaving", *_CARDS, "seats.livre")),
    **dict.fromkeys(("space", "spaces", "hall", "halls", "rent", "rented", "reward", "presence"), ("guests",)),
    **dict.fromkeys(("decoration", "decorations", "fund", "kitchen", "marker", "markers"), ("decorations",)),
    **dict.fromkeys(("terrace", "admire"), ("terrace", "guests")),
    **dict.fromkeys(("favor", "claim"), ("favor", "seats.livre", "start")),
    **dict.fromkeys(("start", "starting"), ("start",)),
    **dict.fromkeys(("round", "rounds", "phase", "phases", "ends", "begins"), ("round", "sheet")),
    **dict.fromkeys(("won", "wins", "winner", "tie"), (WINNERS, "sheet")),
    **dict.fromkeys(("jewel", "jewels", "jewelry", "match", "golden"), _JEWELS),
    **dict.fromkeys(("exam", "exams", "task", "tasks", "examined"), _EXAMS),
    **dict.fromkeys(("apprentice", "apprentices", "dealt", "specialised"), ("jewelry.seats.apprentice", *_CARDS)),
    **dict.fromkeys(("solo", "opponent", "reveals"), _HERS),
}
"""Which parts of a position the words in the id of a question are about."""

_OF_TURNS: Final = frozenset(
    {"next", "first", "order", "turn", "turns", "player", "players", "phase", "goes", "follows", "alone", "over"}
)
"""Words that are about who goes on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Altered:
    """
    An engine that is wrong at an event.

    Attributes:
        event: When; None for wherever an answer is looked up.
        place: Where in a position it shows; empty where it shows in what is allowed.
    """

    event: Event | None
    alteration: Alteration
    place: str = ""

    @property
    def says(self) -> str:
        """What it does, in words."""
        when = f"when {self.event.value}: " if self.event else ""
        return when + (f"{self.place}: " if self.place else "") + self.alteration.value


ALIKE: Final = "whatever is answered, the same is played"
OF_PARTS: Final = "it is about the printed parts, which come with the vectors"
OF_SETUP: Final = "it is about what is agreed before the first choice, and leaves no trace on the table"

BY_PARTS: Final = frozenset({"halls", "employee_levels", "board_side_for"})
"""What is answered of the parts, and cannot be otherwise with the parts that are given."""

AS_POINTS: Final[Mapping[str, tuple[str, tuple[int, ...]]]] = {
    "solo_every_hall_full": ("solo_points_when", (tuple(Impossible).index(Impossible.ANY),)),
}
"""Answers that are played where another is looked up: that she gains points is played by how many these are."""

SAID_TWICE: Final = frozenset({"match_tile_bag_empty"})
"""What two rules say alike of one case, so that one of them alone, made wrong, changes nothing that is played."""

_LAID_OUT: Final = frozenset({"start_team_size", "drawers", "windows", "resource_display_spaces", "all_halls_spaces"})
"""What is about parts and shows on the table."""


@dataclass(frozen=True, slots=True)
class Embodied:
    """
    What the engine embodies.

    Attributes:
        events: By question, the events at which its answers decide.
        rules: The rules whose answers are embodied.
        unplayed: By question, why a wrong answer to it cannot show in play.
    """

    events: Mapping[str, tuple[Event, ...]]
    rules: frozenset[str]
    unplayed: Mapping[str, str]


def embodied(book: Book, settings: Sequence[Setting]) -> Embodied:
    """Give what the engine embodies in games of some settings."""
    events: dict[str, dict[Event, None]] = {}
    unplayed: dict[str, str] = {}
    shown: set[str] = set()
    rules: set[str] = set()
    for setting in settings:
        for holding in holdings(book, setting):
            question = holding.held.question
            events.setdefault(question, {})[holding.held.at] = None
            rules |= {r.id for r in holding.answer.rules}
            if why := _why(setting, question, holding.mine, holding.held.at):
                unplayed.setdefault(question, why)
            else:
                shown.add(question)
    return Embodied(
        events={q: tuple(e) for q, e in events.items()},
        rules=frozenset(rules),
        unplayed={q: why for q, why in unplayed.items() if q not in shown},
    )


def _why(setting: Setting, question: str, mine: Any, event: Event) -> str:
    if isinstance(mine, frozenset):
        return ALIKE
    if event is Event.PARTS and question not in _LAID_OUT:
        return OF_PARTS
    if event is Event.SETUP and not about(question):
        return OF_SETUP
    return never(setting, question)


def about(question: str) -> tuple[str, ...]:
    """Give the parts of a position that a question is about."""
    if question.startswith("all_halls"):
        return ("all_halls", "seats.livre", "sheet")
    if question in AS_POINTS:
        return _POINTS
    words = question.split("_")
    return tuple(dict.fromkeys(place for word in words for place in ABOUT.get(word, ())))


_SEEN: Final = frozenset({"look", "looked", "hide", "hidden", "shown", "tell", "inspected", "seen", "open"})
"""Words that are about who may see what."""


def alterations(mutant: Mutant) -> tuple[Alteration, ...]:
    """Give what an engine does otherwise that plays by a wrong answer."""
    a, now, said = Alteration, next(iter(mutant.changes.values())), mutant.said
    words = set(mutant.question.split("_"))
    turns = (a.NEXT,) if _OF_TURNS & words else ()
    if mutant.is_norm:
        # By the strength before and after: not allowed, allowed, a duty.
        leave = a.REFUSED if not now else a.ALLOWED if not said or now < said else a.COMPELLED
        seen = (a.SHOWN if not said else a.WITHHELD,) if _SEEN & words else ()
        effect = (a.BESIDES,) if not said else (a.LEFT_OUT,) if said > 1 else ()
        return (leave, *seen, *effect)
    if isinstance(now, bool):
        return (a.BESIDES, a.MORE, *turns) if now else (a.LEFT_OUT, a.ORDER, *turns)
    if isinstance(now, int):
        return (a.MORE if isinstance(said, int) and now > said else a.LESS, a.HALF)
    return (a.LEFT_OUT, a.SEAT, a.ORDER, *turns)


def value_at(shown: Mapping[str, Any], place: str) -> Any:
    """Give a part of a position; of players' things a list with each one's. None if there is no such part."""
    found: Any = shown
    for name in place.split("."):
        if isinstance(found, list):
            found = [one.get(name) for one in found]
        else:
            found = found.get(name) if isinstance(found, Mapping) else None
        if found is None:
            return None
    return found


def with_value(shown: Mapping[str, Any], place: str, value: Any) -> dict[str, Any]:
    """Give a position with a part replaced, as `value_at` gives it."""
    name, _, rest = place.partition(".")
    if not rest:
        return {**shown, name: value}
    inner = shown[name]
    if isinstance(inner, list):
        return {**shown, name: [with_value(one, rest, own) for one, own in zip(inner, value, strict=True)]}
    return {**shown, name: with_value(inner, rest, value)}


def altered(alteration: Alteration, before: Any, after: Any, place: str) -> Iterator[Any]:
    """Give what an engine that is wrong shows in a place, where it was something before and is something after."""
    if alteration is Alteration.SEAT:
        yield from _moved(before, after, place)
    elif "seats." not in place:
        yield from _of_one(alteration, before, after, place)
    else:
        # Of what every player has, one player's is changed.
        for seat, (was, now) in enumerate(zip(before, after, strict=True)):
            for other in _of_one(alteration, was, now, place):
                yield [*after[:seat], other, *after[seat + 1 :]]


def _of_one(alteration: Alteration, before: Any, after: Any, place: str) -> Iterator[Any]:
    a = Alteration
    if alteration is a.BESIDES:
        if before == after:
            yield from _touched(after)
    elif before == after:
        return
    elif alteration is a.LEFT_OUT:
        yield before
    elif alteration is a.ORDER and place.rpartition(".")[2] in LISTED and isinstance(after, list):
        yield after[::-1]
    elif alteration in {a.MORE, a.LESS, a.HALF}:
        yield from _counted(alteration, before, after)


def _touched(value: Any) -> Iterator[Any]:
    """Give a value with something changed in it."""
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return
    if isinstance(value, int):
        yield value + 1
    elif isinstance(value, list):
        for place, one in enumerate(value):
            for other in _touched(one):
                yield [*value[:place], other, *value[place + 1 :]]
                return
        if value:
            yield value[1:]
    elif isinstance(value, dict) and value:
        yield dict(list(value.items())[1:])


def _moved(before: Any, after: Any, place: str) -> Iterator[Any]:
    """Give to the next player what one has got."""
    if before == after:
        return
    if "seats." in place:
        if not all(isinstance(n, int) for n in after):
            return
        gains = [n - b for b, n in zip(before, after, strict=True)]
        yield [b + gains[place - 1] for place, b in enumerate(before)]
    elif place in {"favor", "start", WINNERS} and after is not None:
        yield after + 1 if isinstance(after, int) else [n + 1 for n in after]
    elif isinstance(after, dict) and isinstance(before, dict):
        new = {k: v for k, v in after.items() if before.get(k) != v}
        for key, value in new.items():
            if isinstance(value, int):
                yield {**after, key: value + 1}
            elif isinstance(value, dict) and "seat" in value:
                yield {**after, key: {**value, "seat": value["seat"] + 1}}
            return


def _counted(alteration: Alteration, before: Any, after: Any) -> Iterator[Any]:
    """Give another amount of what was changed."""
    step = {Alteration.MORE: 1, Alteration.LESS: -1}.get(alteration)
    if isinstance(after, int) and isinstance(before, int):
        change = after - before
        other = change // 2 if step is None else change + (step if change > 0 else -step)
        yield before + other
    elif isinstance(after, list) and isinstance(before, list):
        if len(before) == len(after):
            for place, (one, now) in enumerate(zip(before, after, strict=True)):
                if one != now:
                    for other in _counted(alteration, one, now):
                        yield [*after[:place], other, *after[place + 1 :]]
                        return
        gained = [x for x in after if x not in before]
        lost = [x for x in before if x not in after]
        if alteration is Alteration.LESS:
            yield [x for x in after if x != gained[-1]] if gained else [*after, *lost[-1:]]
        elif alteration is Alteration.MORE:
            kept = [x for x in after if x not in gained]
            yield [x for x in after if x != kept[0]] if kept and lost else [*after, *after[-1:]]
    elif isinstance(after, dict) and isinstance(before, dict):
        new = [k for k in after if k not in before]
        if alteration is Alteration.LESS and new:
            yield {k: v for k, v in after.items() if k != new[-1]}
