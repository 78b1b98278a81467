"""Errors planted into the claims of the book: how many are found, against a bound (see `docs/planted.md`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from benchmarks.planted import hunt_in, plants
from oracle.apps.library import evidence
from oracle.textcheck import signature
from specs.lexicon import STEMS

PLANTS = 240
SEED = 2024

BOUNDS: Mapping[str, float] = {"spoken of elsewhere": 0.95, "spoken of here alone": 0.90}
"""The least share of planted errors that is found, by whether anything but the claim speaks of the case."""


@pytest.mark.slow
def test_planted_errors_are_found(sources: Path) -> None:
    hunt = hunt_in(sources, thorough=False)
    planted: Counter[str] = Counter()
    found: Counter[str] = Counter()
    missed = []
    for claim, error in plants(hunt, PLANTS, SEED):
        outcome = hunt.look(claim, error.claim)
        if outcome.same:
            continue
        where = "spoken of elsewhere" if outcome.spoken else "spoken of here alone"
        planted[where] += 1
        found[where] += outcome.found
        if not outcome.found:
            missed.append(f"{where}: {error.kind}: {claim.id}: {error.claim.then!r} {error.claim.when!r}")
    for where, bound in BOUNDS.items():
        assert found[where] >= bound * planted[where], "\n".join([f"{where}: {found[where]}/{planted[where]}", *missed])


@pytest.mark.slow
def test_the_claims_of_the_book_and_the_words_agree(sources: Path) -> None:
    hunt = hunt_in(sources, thorough=False)
    differ = {c.id: hunt.mismatches(c) for c in hunt.evidence.claims}
    assert not {name: found for name, found in differ.items() if found}


def test_the_lexicon_has_words_for_every_kind_of_thing_that_claims_name() -> None:
    named = {
        type(m): c.id for c in evidence().claims if c.then is not None and not c.reading for m in signature(c).members
    }
    lacking = {f"{k.__module__}.{k.__name__}": claim for k, claim in named.items() if k not in set(map(type, STEMS))}
    assert not lacking, f"kinds of things without words in specs/lexicon.csv, each with a claim: {lacking}"
