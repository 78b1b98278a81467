"""
The names that differ between editions, mapped by what the texts tell of the things they name.

Colours are fixed by how many garments have them and of what kind these are, roles by the main actions they may take,
the sides of the kitchen or fountain by what they pay for.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from oracle.apps.library import Library
from oracle.consistency.evidence import Evidence
from oracle.consistency.naming import Facts, maps
from oracle.questions import Question
from oracle.reports.report import Fault
from specs.questions.base_components import garment_kind, garment_tiles_of
from specs.questions.base_turns import may_take_action
from specs.questions.income import income_from_side
from specs.vocabulary import Action, Garment, KitchenSide, Role

Asked = tuple[Question, tuple[Any, ...]]


@dataclass(frozen=True, slots=True)
class Naming:
    """
    Things that have other names in another edition.

    Attributes:
        what: What they are, in the plural.
        kind: The things.
        concept: Under which concept the tables of words have a thing.
        told: What is asked of a thing.
        texts: The text of the original and that of the Deluxe edition.
    """

    what: str
    kind: type[enum.Enum]
    concept: Callable[[enum.Enum], str]
    told: Callable[[enum.Enum], Sequence[Asked]]
    texts: tuple[str, str]


COLORS: Final = Naming(
    what="colours",
    kind=Garment,
    concept=lambda m: m.name.lower(),
    told=lambda m: [(garment_tiles_of, (m,)), (garment_kind, (m,))],
    texts=("original-es", "deluxe-pt"),
)
ROLES: Final = Naming(
    what="roles",
    kind=Role,
    concept=lambda m: m.name.lower(),
    told=lambda m: [(may_take_action, (m, action)) for action in Action],
    texts=("summary-en", "deluxe-pt"),
)
KITCHEN_SIDES: Final = Naming(
    what="sides of the kitchen or fountain",
    kind=KitchenSide,
    concept=lambda m: f"kitchen_side_{m.name.lower()}",
    told=lambda m: [(income_from_side, (m, 1, 0)), (income_from_side, (m, 0, 1))],
    texts=("summary-en", "deluxe-pt"),
)
NAMINGS: Final = (COLORS, ROLES, KITCHEN_SIDES)


def facts(naming: Naming, lib: Library, ev: Evidence, source: str) -> Facts:
    """Give, for each word of a text for one of the things, what the text tells of it."""
    theory = ev.theories[source]
    found: dict[str, tuple[Any, ...]] = {}
    for member in naming.kind:
        told = [theory.ask(question, args) for question, args in naming.told(member)]
        words = [w.word for w in lib.words if w.source == source and w.concept == naming.concept(member)]
        if words and all(v.state == "determined" for v in told):
            # The shortest word is the thing's own; longer ones say more than its name.
            found[min(words, key=len)] = tuple(v.value for v in told)
    return found


def name_maps(naming: Naming, lib: Library, ev: Evidence) -> list[dict[str, str]]:
    """Give every map from the names of the original to those of the Deluxe edition that keeps what is told."""
    original, deluxe = naming.texts
    return maps(facts(naming, lib, ev, original), facts(naming, lib, ev, deluxe))


def naming_faults(lib: Library, ev: Evidence) -> list[Fault]:
    """Say so where the texts do not fix which name of one edition is which of the other."""
    hint = "look at the tables of words and the claims about what they name"
    return [
        Fault(what=f"one map between the editions' {n.what}, got {len(found)}", where="names", hint=hint)
        for n in NAMINGS
        if len(found := name_maps(n, lib, ev)) != 1
    ]
