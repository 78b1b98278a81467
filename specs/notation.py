"""
Actions and positions as text, and back.

An action is a verb and what it is done to, by the ids of the parts: `card 0:master-1`, `main hire`, `spend t9 t24`.
A seat's starting cards have its number before their id; windows and sections of the resource display count from 1, on
the left. Cards of a hand and tiles to spend are written in the order of their numbers, and may be read in any. The
order of choices in a turn is part of the notation: a card, its main action or none, the choices of that action in the
order below, its bonus or none, the choices of that.

    acquire   drawer, tile, keep or take
    make      window, save (by a bonus that saves), spend, sell or rent; rent goes on with space and, where that gives a
              tile, drawer, tile, keep or take
    hire      hire
    fund      fund
    bonus     take, exchange, give ... enough, draw, depute, or the choices of the action that it is

With options there are more (`docs/playing.md` has them in their order); the verbs of an option are known in games
with it only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from oracle.errors import InvalidActionError
from specs.position import NOBODY, Action
from specs.setting import GARMENTS, Setting

MAINS = ("favor", "acquire", "make", "hire", "depute", "fund", "journeyman-exam", "master-exam")
"""The words of the main actions, in the order of `vocabulary.Action`; the exams come with the Jewelry Box."""

TASKS = ("common-silk", "rarer-silk", "notions", "decoration", "gown", "coat", "master-garment")
"""The words of the tasks of the exams, in the order of `exams_tasks.Task`."""

NONE = "none"
_FIRST_EXAM = 6
COLORS = tuple(g.value.replace(" ", "-") for g in GARMENTS)

VERBS: Mapping[str, tuple[str, ...]] = {
    "start": ("seat",),
    "reveal": ("card",),
    "fill": ("tile",),
    "hang": ("garment",),
    "draw": ("tile",),
    "hand": ("card", "..."),
    "card": ("card",),
    "main": ("main",),
    "drawer": ("place",),
    "tile": ("tile",),
    "keep": (),
    "take": ("notion",),
    "window": ("place",),
    "save": ("color", "number"),
    "spend": ("tile", "..."),
    "rent": (),
    "sell": (),
    "space": ("space",),
    "hire": ("card",),
    "fund": ("decoration",),
    "bonus": ("use",),
    "exchange": ("number",),
    "give": ("tile",),
    "enough": (),
    "depute": ("card",),
    "admire": ("guest",),
    "mix": ("card",),
    "deal": ("card",),
    "show": ("jewel",),
    "jewel": ("jewel-place",),
    "task": ("task",),
    "pick": ("card",),
    "hall": ("hall",),
    "uncover": ("card",),
    "copy": ("seat",),
    "call": ("called",),
    "opponent": ("opponent-card",),
    "remove": ("card",),
}
"""Every verb with what it is done to; `...` says that any number of the last may follow."""


_OF_BOX = frozenset({"mix", "deal", "show", "jewel", "task", "pick", "hall", "uncover", "copy"})
_OF_SOLO = frozenset({"opponent"})
_OF_SOLO_BOX = frozenset({"remove"})
_OF_COUTURE = frozenset({"call"})

_KINDS_IN_WORDS = {"opponent-card": "card of the opponent's", "called": "card", "guest": "space"}
"""Kinds whose ids are those of others, or that have no word of their own."""


def _verbs_of(setting: Setting) -> dict[str, tuple[str, ...]]:
    """Give the verbs of a game: those of options that it is played without are none."""
    missing: set[str] = set()
    missing |= set() if setting.box else _OF_BOX
    missing |= set() if setting.solo else _OF_SOLO
    missing |= set() if setting.solo and setting.box else _OF_SOLO_BOX
    missing |= set() if max(setting.couture, default=NOBODY) >= 0 else _OF_COUTURE
    return {verb: kinds for verb, kinds in VERBS.items() if verb not in missing}


def _numbered(ids: Sequence[str]) -> tuple[tuple[str, ...], dict[str, int]]:
    return tuple(ids), {name: n for n, name in enumerate(ids)}


class Notation:
    """
    Writes and reads the actions of one setting.

    Attributes:
        verbs: The verbs of this game, with what each is done to.
    """

    def __init__(self, setting: Setting) -> None:
        parts = setting.parts
        deck = len(parts.employees)
        start = len(parts.start_team)
        cards = [
            f"{(n - deck) // start}:{c.id}" if deck <= n < setting.first_new else c.id
            for n, c in enumerate(setting.cards)
        ]
        places = max(len(parts.board.windows), len(parts.board.drawers))
        spaces = [g.id for g in parts.board.guests]
        self.verbs = _verbs_of(setting)
        self._names: dict[str, tuple[tuple[str, ...], dict[str, int]]] = {
            "seat": _numbered([str(n) for n in range(setting.players)]),
            "card": _numbered(cards),
            "tile": _numbered([t.id for t in parts.resources]),
            "garment": _numbered([g.id for g in parts.garments]),
            "place": _numbered([str(n + 1) for n in range(places)]),
            "space": _numbered(spaces),
            "decoration": _numbered([d.id for d in parts.board.decorations]),
            "color": _numbered(COLORS),
            "use": _numbered(["leave", "use"]),
            "jewel": _numbered([j.id for j in parts.box.jewels] if parts.box else []),
            "task": _numbered(TASKS),
            "hall": _numbered([str(n + 1) for n in range(len(setting.halls))]),
            "opponent-card": _numbered([c.id for c in parts.opponent]),
        }
        shown = len(parts.box.prices) if parts.box else 0
        self._optional = {
            "main": _numbered(MAINS if parts.box else MAINS[:_FIRST_EXAM]),
            "guest": _numbered(spaces),
            "jewel-place": _numbered([str(n + 1) for n in range(shown)]),
            "called": _numbered(cards),
        }
        # The same few actions are written again and again; hands and spendings are too many to keep all.
        self._write = lru_cache(1 << 13)(self._written)

    def card(self, number: int) -> str:
        """Give the name of a card."""
        return self._names["card"][0][number]

    def name(self, kind: str, number: int) -> str:
        """Give the name of a thing: of a seat, card, tile, garment, place, space, decoration or colour."""
        return self._names[kind][0][number]

    def number(self, kind: str, name: str) -> int:
        """
        Give the number of a thing by its name.

        Raises:
            InvalidActionError: There is none of that name.
        """
        known = self._names[kind][1]
        if name not in known:
            says = f"the id of a {_KINDS_IN_WORDS.get(kind, kind)}, got {name[:60]!r}"
            raise InvalidActionError(says, hint=f"one is {next(iter(known))}")
        return known[name]

    def write(self, action: Action) -> str:
        """
        Give an action as text.

        Raises:
            InvalidActionError: It is none, in whatever position.
        """
        try:
            return self._write(action)
        except (AttributeError, LookupError, TypeError, ValueError):
            hint = "legal_actions gives actions, read reads one"
            raise InvalidActionError(f"an action of this game, got {str(action)[:60]!r}", hint=hint) from None

    def _written(self, action: Action) -> str:
        return "save nothing" if action == ("save", 0, 0) else " ".join(self._words(action))

    def _words(self, action: Action) -> Iterator[str]:
        verb, *values = action
        yield verb
        kinds = self.verbs[verb]
        many = kinds[-1:] == ("...",)
        if len(values) != len(kinds) and not many:
            raise LookupError(verb)
        for kind, value in zip(kinds[:1] * len(values) if many else kinds, values, strict=True):
            known = self._names.get(kind) or self._optional.get(kind)
            if kind in self._optional and value == NOBODY:
                yield NONE
            elif known is not None:
                # A negative number would count from the end.
                yield known[0][value if value >= 0 else len(known[0])]
            elif (kind == "notion") is isinstance(value, str) and (kind == "notion" or value >= 0):
                yield str(value)
            else:
                raise LookupError(value)

    def read(self, text: str) -> Action:
        """
        Give the action that a text stands for.

        Raises:
            InvalidActionError: It is no action of this game, whatever the position.
        """
        if not isinstance(text, str):
            raise InvalidActionError(f"an action as text, got {text!r}"[:200])
        verb, *words = text.split(" ")
        if verb not in self.verbs:
            raise InvalidActionError(
                f"an action, got {text!r}"[:200], hint=f"an action begins with one of: {', '.join(self.verbs)}"
            )
        if (verb, *words) == ("save", "nothing"):
            return ("save", 0, 0)
        kinds = self.verbs[verb]
        many = bool(kinds) and kinds[-1] == "..."
        if len(words) != len(kinds) and not many:
            wanted = " ".join([verb, *(f"<{k}>" for k in kinds)])
            raise InvalidActionError(f"{wanted}, got {text!r}"[:200])
        found = [self._value(kinds[0] if many else kinds[n], word) for n, word in enumerate(words)]
        return (verb, *found)

    def _value(self, kind: str, word: str) -> Any:
        if kind in self._names:
            return self.number(kind, word)
        if kind in self._optional:
            if word == NONE:
                return NOBODY
            known = self._optional[kind][1]
            if word in known:
                return known[word]
            if kind in _KINDS_IN_WORDS:
                says = f"the id of a {_KINDS_IN_WORDS[kind]}, or {NONE}, got {word[:60]!r}"
                raise InvalidActionError(says, hint=f"one is {next(iter(known))}")
            raise InvalidActionError(f"{', '.join(known)} or {NONE}, got {word!r}"[:200])
        if kind == "notion":
            if word in ("thread", "lace", "both"):
                return word
            raise InvalidActionError(f"thread, lace or both, got {word!r}"[:200])
        if not word.isascii() or not word.isdigit() or len(word) > 4 or str(int(word)) != word:
            raise InvalidActionError(f"a number, got {word!r}"[:200])
        return int(word)
