"""
How well the rules that a subject plays are found out: `python -m benchmarks.identify [PROFILES] [FIRST]`.

Profiles are drawn by a seed, half of each edition; one in eight is asked for the other edition. The subject is the
reference engine in this process. It is found out if its edition and its options are named, no answer fits none, and
what is found plays as it does in games that nobody asked about: `exact` if nothing is left open, else `one class`.
`misses` names the profiles that were not.
"""

from __future__ import annotations

import json
import math
import sys
import time
from collections import Counter, defaultdict
from random import Random

from oracle.apps.found import Found, settled_of
from oracle.apps.identifying import Identifying
from oracle.apps.profile_library import Library
from oracle.apps.trial_setup import Kind
from oracle.apps.walks import BROKEN, players, turn
from specs.editions import EDITIONS, OPTIONS, plays_options
from specs.options import SOLO
from tests.random_profiles import ProfiledSubject, drawn

PROFILES = 1000
NUMBERS = (2, 3, 4)
FURTHER = 20
CROSSED = 16


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
        kind = Kind(edition=found.asked_for, players=NUMBERS[turn(number, len(NUMBERS))])
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


def judged(library: Library, subject: ProfiledSubject, found: Found) -> str:
    """Say how well a subject was found out."""
    if found.edition != subject.edition:
        return "other edition"
    if found.record.misfits:
        return "misfit"
    if {o for o, why in found.options.items() if not why} != set(subject.options):
        return "other options"
    if not plays_alike(library, subject, found):
        return "plays otherwise"
    if found.record.asked > found.allowed:
        return "too many questions"
    open_ = found.belief.open[found.edition]
    exact = all(len(ways) == 1 for ways in open_.values())
    return "exact" if exact and settled_of(found) == subject.settled else "one class"


def main() -> None:
    """Draw profiles, find them out, and print what came of it."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else PROFILES
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    library = Library()
    result: dict[str, Counter[str]] = defaultdict(Counter)
    misses: dict[int, str] = {}
    bits: dict[str, float] = {}
    begun = time.perf_counter()
    for number in range(first, first + many):
        edition = EDITIONS[number % len(EDITIONS)]
        is_crossed = number % CROSSED >= CROSSED - len(EDITIONS)
        asked_for = next(e for e in EDITIONS if e != edition) if is_crossed else edition
        able = OPTIONS if plays_options(edition) and not is_crossed else ()
        scopes = {option: several for option, several in kinds(edition).items() if not option or option in able}
        subject = drawn(library, scopes, edition, Random(f"benchmark {number}"))
        found = Identifying(subject, library, asked_for, NUMBERS, able).run()
        how = judged(library, subject, found)
        name = f"{edition} asked for {asked_for}" if is_crossed else edition
        result[name].update((how, "of"))
        result[name]["identified"] += how in {"exact", "one class"}
        result[name]["questions"] += found.record.asked
        bits[name] = max(bits.get(name, 0.0), round(math.log2(found.profiles), 1))
        if how not in {"exact", "one class"}:
            misses[number] = how
        told = {"result": result, "bits": bits, "misses": misses, "seconds": round(time.perf_counter() - begun)}
        print(json.dumps(told), flush=True)  # noqa: T201 - its output


if __name__ == "__main__":
    main()
