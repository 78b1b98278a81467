"""
The values of a set of components as variables of terms, and what a law about them is.

A law is written once, as a term over these variables and over questions of the book. It is evaluated in Python for one
set (`component_judge`), and given to the solver together with what the texts say (`oracle.apps`).

How parts of an option are added: give the fields of a new kind of piece a domain in `_FIELDS`, its table a reader in
`component_options`, and write its laws as a generator over a `Shape`, which `component_option_laws` then names. A list
that a set does not have is no piece of the shape, so a law that is asked for each piece of it, or stands behind
`Shape.has`, says nothing there: sets with and without an option share their laws. Marks, the judge, the solver, the
template and its completion go by paths and fields and need nothing further.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from itertools import pairwise
from operator import add
from typing import Any, Final

from oracle.questions import Question
from oracle.terms import BOOLEAN, BoolTerm, Domain, IntTerm, all_of, any_of, members, variable, walk, when, whole
from specs.component_files import LARGEST_NUMBER
from specs.component_values import BOX, COUTURE, FESTIVE, SIDES, Reward, split
from specs.parts import Notions
from specs.questions.bonuses import Bonus
from specs.questions.garment_sets import FestiveBonus
from specs.questions.garment_sets_couture import Couture
from specs.questions.jewelry_bonuses import NewBonus
from specs.questions.jewelry_bonuses_conditions import Condition
from specs.questions.solo_staff import JewelSymbol
from specs.vocabulary import Action, Decoration, Garment, KitchenSide, Role


class NoBonus(enum.Enum):
    """What stands for a card without a bonus, or without a kind of decoration."""

    NONE = "none"


_NUMBER: Final = whole(0, LARGEST_NUMBER)
_FIELDS: Final[Mapping[str, Domain]] = {
    "color": members(Garment),
    "master": BOOLEAN,
    "notions": members(Notions),
    "role": members(Role),
    "bonus": Domain("bonus", (*Bonus, NoBonus.NONE)),
    "side": members(KitchenSide),
    "condition": members(Condition),
    "action": members(Action),
    "kind": Domain("kind", (*Decoration, NoBonus.NONE)),
    "symbol": members(JewelSymbol),
}
"""What the fields of pieces can be; every other is a number."""

_BONUSES: Final[Mapping[str, Domain]] = {
    f"{BOX}.employees": members(NewBonus),
    f"{FESTIVE}.garments": members(FestiveBonus),
    f"{COUTURE}.garments": members(Couture),
}
"""What bonuses there are in the lists of options."""

_SPLIT: Final[Mapping[str, tuple[str, ...]]] = {
    "silk": tuple(c.value for c in Garment),
    "reward": tuple(r.value for r in Reward),
}
"""Values that are several numbers: each is a variable of its own."""


def atom(path: str) -> Any:
    """Give the variable of a value, or of one number of a value that is several."""
    field_name = path.rpartition(".")[2]
    domain = _FIELDS.get(field_name, _NUMBER)
    return variable(path, _BONUSES.get(split(path)[0], domain) if field_name == "bonus" else domain)


def atoms(path: str, value: Any) -> dict[str, Any]:
    """Give what the variables of a value are."""
    kinds = _SPLIT.get(path.rpartition(".")[2])
    if kinds is None:
        return {path: NoBonus.NONE if value is None else value}
    numbers = value if isinstance(value, tuple) else [value.get(k, 0) for k in kinds]
    return {f"{path}.{k}": n for k, n in zip(kinds, numbers, strict=True)}


def names_of(path: str) -> tuple[str, ...]:
    """Give the names of the variables of a value."""
    kinds = _SPLIT.get(path.rpartition(".")[2])
    return (path,) if kinds is None else tuple(f"{path}.{k}" for k in kinds)


def value_of(path: str, found: Mapping[str, Any]) -> Any:
    """Give a value from its variables, as `ComponentSet.values` has it."""
    kinds = _SPLIT.get(path.rpartition(".")[2])
    if kinds is None:
        return None if found[path] is NoBonus.NONE else found[path]
    numbers = {k: found[f"{path}.{k}"] for k in kinds}
    return tuple(numbers.values()) if path.endswith(".silk") else {k: n for k, n in numbers.items() if n}


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of a list: its fields are variables, each made once."""

    path: str
    _known: dict[str, Any] = field(default_factory=dict, compare=False)

    def __call__(self, name: str) -> Any:
        """Give the variable of a field."""
        if name not in self._known:
            self._known[name] = atom(f"{self.path}.{name}")
        return self._known[name]

    def several(self, name: str) -> dict[str, Any]:
        """Give the variables of a field that is several numbers."""
        if name not in self._known:
            self._known[name] = {k: atom(f"{self.path}.{name}.{k}") for k in _SPLIT[name]}
        found: dict[str, Any] = self._known[name]
        return found


@dataclass(frozen=True, slots=True)
class Shape:
    """
    Which pieces a set has, whatever stands on them.

    Attributes:
        lists: The names of the pieces of each list, by its path; a list of numbers counts them from 1.
        made_up: The pieces of which something is made up.
    """

    lists: Mapping[str, tuple[str, ...]]
    made_up: frozenset[str] = frozenset()

    def has(self, path: str) -> bool:
        """Say whether there is such a list."""
        return path in self.lists

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides of the board that are described."""
        return tuple(s for s in SIDES if f"{s}.guests" in self.lists)

    def pieces(self, path: str) -> list[Piece]:
        """Give the pieces of a list."""
        return [Piece(f"{path}.{i}") for i in self.lists.get(path, ())]

    def numbers(self, path: str) -> list[Any]:
        """Give the variables of a list of numbers."""
        return [atom(p.path) for p in self.pieces(path)]

    def count(self, path: str) -> Any:
        """Give the variable of how many pieces a list has."""
        return atom(f"{path}.count")


def shape_of(values: Iterable[str], made_up: Iterable[str] = ()) -> Shape:
    """Give the shape of a set from the paths of its values and of those that are made up."""
    lists: dict[str, dict[str, None]] = {}
    for path in values:
        group, name, _ = split(path)
        if name:
            lists.setdefault(group, {})
            if name != "count":
                lists[group][name] = None
    pieces = (".".join(filter(None, split(p)[:2])) for p in made_up)
    return Shape({g: tuple(n) for g, n in lists.items()}, frozenset(pieces))


@dataclass(frozen=True, slots=True)
class End:
    """The smallest or the largest of some numbers, for people."""

    numbers: tuple[Any, ...]
    largest: bool


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class PartLaw:
    """
    What has to hold of a set.

    Attributes:
        id: What it is about.
        path: The value or list that it judges.
        says: What has to hold, for people; `{name}` is filled with a term of `fills`.
        holds: The term; the answers of the book it rests on are the questions it asks.
        got: What a set has instead: words, terms over its values, or an end of them.
        claims: Sentences that its numbers are taken from, where no question asks for them.
        doubt: Whether no text of the edition says so.
        rare: Whether sets hardly ever break it, so that the solver is told of it only when one does.
    """

    id: str
    path: str
    says: str
    holds: BoolTerm | bool
    got: Any = "none"
    fills: Mapping[str, Any] = field(default_factory=dict)
    claims: tuple[str, ...] = ()
    hint: str = ""
    doubt: bool = False
    rare: bool = False

    @property
    def key(self) -> str:
        """The name of this law about these values."""
        return f"{self.id} {self.path}"


def asked(terms: Iterable[Any]) -> dict[tuple[str, tuple[Any, ...]], tuple[Question, tuple[Any, ...]]]:
    """Give what is asked of the book in some terms: every question with its case, once."""
    found = {}
    for term in terms:
        for node in walk(term):
            if node.op == "ask":
                question, case = node.args[0], node.args[1]
                found[question.id, tuple(map(str, case))] = (question, case)
    return found


def total(numbers: Sequence[Any]) -> IntTerm | int:
    """Give the sum of some numbers."""
    return reduce(add, numbers) if numbers else 0


def how_many(conditions: Iterable[BoolTerm]) -> IntTerm | int:
    """Give how many conditions hold."""
    return total([when(c, 1, 0) for c in conditions])


def alike(one: Piece, other: Piece, fields: Iterable[str]) -> BoolTerm:
    """Say that two pieces have the same silk and the same in some fields."""
    silks = (p.several("silk").values() for p in (one, other))
    return all_of(*(one(f) == other(f) for f in fields), *(a == b for a, b in zip(*silks, strict=True)))


def goods(garment: Piece) -> list[Any]:
    """Give how many of each resource a garment needs."""
    return [*garment.several("silk").values(), garment("thread"), garment("lace")]


def falling(numbers: Sequence[Any]) -> list[BoolTerm]:
    """Give the conditions that each number is no smaller than the next."""
    return [b <= a for a, b in pairwise(numbers)]


def some(conditions: Iterable[BoolTerm]) -> BoolTerm:
    """Say that one of some conditions holds."""
    return any_of(*conditions)
