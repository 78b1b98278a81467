"""
How well the rules that a subject plays are found out: `python -m benchmarks.identify [PROFILES] [FIRST]`.

Profiles are drawn by a seed, half of each edition; the subject is the reference engine in this process. It is found
out if what it plays is among what is left, and what is left plays alike in other games than those that were asked.
"""

from __future__ import annotations

import json
import math
import sys
import time
from collections import Counter
from random import Random

from oracle.apps.found import Found, settled_of
from oracle.apps.identifying import Identifying
from oracle.apps.profile_library import Library
from oracle.apps.trial_setup import Kind
from oracle.apps.walks import BROKEN, players
from specs.editions import EDITIONS, OPTIONS, plays_options
from specs.options import SOLO
from tests.random_profiles import ProfiledSubject, drawn

PROFILES = 1000
NUMBERS = (2, 3, 4)
FURTHER = 6


def kinds(edition: str) -> dict[str, tuple[Kind, ...]]:
    """Give the games in which the traits of each scope show."""
    found = {"": tuple(Kind(edition=edition, players=n) for n in NUMBERS)}
    for option in OPTIONS if plays_options(edition) else ():
        number = 1 if option == SOLO else NUMBERS[-1]
        found[option] = (Kind(edition=edition, players=number, options=(option,)),)
    return found


def plays_alike(library: Library, subject: ProfiledSubject, found: Found) -> bool:
    """Say whether what was found plays as the subject does, in games that nobody asked about."""
    for number in range(FURTHER):
        kind = Kind(edition=found.asked_for, players=NUMBERS[number % len(NUMBERS)])
        ground = library.ground(kind, found.edition)
        ours, theirs = ground.game(settled_of(found)), subject.opened(kind)
        choose = players(ground, 5000 + number)
        try:
            position = theirs.new_game()
            if ours.new_game() != position:
                return False
            while not theirs.is_over(position):
                legal = theirs.legal_actions(position)
                if legal != ours.legal_actions(position):
                    return False
                action = choose(position, legal)
                after = theirs.after(position, action)
                if after != ours.after(position, action):
                    return False
                position = after
        except BROKEN:
            continue  # its rules do not go together: nobody plays on by them
    return True


def main() -> None:
    """Draw profiles, find them out, and print what came of it."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else PROFILES
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    library = Library()
    result: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    bits: dict[str, float] = {}
    begun = time.perf_counter()
    for number in range(first, first + many):
        edition = EDITIONS[number % len(EDITIONS)]
        subject = drawn(library, kinds(edition), edition, Random(f"benchmark {number}"))
        found = Identifying(subject, library, edition, NUMBERS, OPTIONS if plays_options(edition) else ()).run()
        left = found.belief.open.get(found.edition, {})
        fits = found.edition == edition and not found.record.misfits
        fits &= {o for o, why in found.options.items() if not why} == set(subject.options)
        fits &= all(subject.settled.get(name, 0) in ways for name, ways in left.items())
        exact = fits and all(len(ways) == 1 for ways in left.values())
        within = found.record.asked <= found.allowed
        result["exact"] += exact
        result["one class"] += fits and not exact and plays_alike(library, subject, found)
        result["within"] += within
        result["identified"] = result["exact"] + result["one class"]
        asked[edition] += found.record.asked
        bits[edition] = max(bits.get(edition, 0.0), math.log2(found.profiles))
        done = number - first + 1
        told = {**result, "of": done, "asked": dict(asked), "bits": {e: round(b, 1) for e, b in bits.items()}}
        print(json.dumps({**told, "seconds": round(time.perf_counter() - begun)}), flush=True)  # noqa: T201 - its output


if __name__ == "__main__":
    main()
