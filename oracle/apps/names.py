"""The names of the garments' colours in the editions, mapped by what the texts count."""

from __future__ import annotations

from typing import Any

from oracle.apps.library import Library
from oracle.consistency.evidence import Evidence
from oracle.consistency.naming import Facts, maps
from oracle.reports.report import Fault
from specs.questions.base_components import garment_kind, garment_tiles_of
from specs.vocabulary import Garment


def color_facts(lib: Library, ev: Evidence, source: str) -> Facts:
    """Give, for each colour word of a text, how many garments have it and whether these are gowns or coats."""
    theory = ev.theories[source]
    found: dict[str, tuple[Any, ...]] = {}
    for member in Garment:
        told = theory.ask(garment_tiles_of, (member,)), theory.ask(garment_kind, (member,))
        words = [w.word for w in lib.words if w.source == source and w.concept == member.name.lower()]
        if words and all(v.state == "determined" for v in told):
            # The shortest word is the colour itself; longer ones name the garment, too.
            found[min(words, key=len)] = tuple(v.value for v in told)
    return found


def color_maps(lib: Library, ev: Evidence) -> list[dict[str, str]]:
    """Give every map from the colours of the original to those of the Deluxe edition that keeps counts and kinds."""
    return maps(color_facts(lib, ev, "original-es"), color_facts(lib, ev, "deluxe-pt"))


def naming_faults(lib: Library, ev: Evidence) -> list[Fault]:
    """Say so where the texts do not fix which colour of one edition is which of the other."""
    found = color_maps(lib, ev)
    if len(found) == 1:
        return []
    hint = "look at the tables of words and the claims about garment tiles"
    return [Fault(what=f"one map between the editions' colours, got {len(found)}", where="names", hint=hint)]
