"""Proves or refutes the invariants of every edition and number of players, and says what stays unproved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from oracle.apps.library import Library
from oracle.consistency.induct import Clock, Known, Proof, Script, export
from oracle.consistency.induct import prove as prove_system
from oracle.consistency.plays import Step
from oracle.dynamics import System
from oracle.reports.report import Invariant
from oracle.terms import variables
from specs.box_dynamics import box_system
from specs.dynamics import Answers
from specs.editions import plays_options
from specs.invariants import system
from specs.questions.base_setup import players_highest, players_lowest
from specs.vocabulary import players

COVERS: Final = "invariant."
"""What a ruling's `covers` begins with where it decides about an invariant."""

_BEYOND: Final = (
    "What bonuses give in prestige points, and what is counted for them: points bear on no invariant here.",
    "Which single employee, tile or space a step is about, beyond the cards whose bonus deputes: it is left to choice.",
    "Which role the played card has, and the order of players round the table: every order and role is allowed.",
    "What bonuses, rewards, sales and income bring: any gain is allowed, and any price that can be paid.",
    "Teams larger than the largest that the book is asked about are treated like that one.",
    "Secrecy, simultaneous choice and what can be seen: no state of the abstract game knows who sees what.",
    "The final scoring: the invariants are about the rounds.",
    "What options add is followed in a game of its own: how it meets the rest of a turn is left to choice.",
)
"""What no proof here covers, whatever the edition."""


def systems(lib: Library) -> Iterator[tuple[str, int, System, Answers]]:
    """Give the abstract game of every edition and number of players, with what was asked of the book."""
    for edition, book in lib.books.items():
        ask = Answers(book)
        together = variables(players)["players"].values  # solo mode is a game of its own
        for number in range(int(ask(players_lowest)), int(ask(players_highest)) + 1):
            if number in together:
                yield edition, number, system(ask, number), ask


def option_systems(lib: Library) -> Iterator[tuple[str, int, System, Answers]]:
    """Give the abstract game of the options for every edition that has some, and every number of players."""
    for edition, book in lib.books.items():
        if not plays_options(edition):
            continue
        ask = Answers(book)
        for number in range(1, int(ask(players_highest)) + 1):
            yield edition, number, box_system(ask, number), ask


_MAKERS: Final[Mapping[str, Callable[[Library], Iterator[tuple[str, int, System, Answers]]]]] = {
    "base": systems,
    "options": option_systems,
}


class Family(NamedTuple):
    """The abstract games of one edition, for all numbers of players: those of the base game or of its options."""

    edition: str
    of: str


def families(lib: Library) -> list[Family]:
    """Give all families, in the order in which they are reported."""
    return [Family(e, of) for of in _MAKERS for e in lib.books if of == "base" or plays_options(e)]


def _games(lib: Library, family: Family) -> Iterator[tuple[int, System, Answers]]:
    for edition, number, game, ask in _MAKERS[family.of](lib):
        if edition == family.edition:
            yield number, game, ask


def _ruling(lib: Library, edition: str, invariant: str) -> str | None:
    covering = (r.id for r in lib.rulings if edition in r.editions and f"{COVERS}{invariant}" in r.covers)
    return next(covering, None)


def _witness(game: System, proof: Proof) -> dict[str, object]:
    return {"play": [s.as_json(game) for s in proof.play], "then": dict(proof.broken)}


@dataclass(frozen=True, slots=True)
class Proved:
    """
    What became of the invariants of one family.

    Attributes:
        unknown: Sentences on what the solver gave up.
        borrowed: The questions whose answers are borrowed, and that a proof rests on.
    """

    family: Family
    invariants: tuple[Invariant, ...]
    unknown: tuple[str, ...]
    borrowed: tuple[str, ...]


def prove_family(lib: Library, family: Family, known: Known | None = None, *, clock: Clock | None = None) -> Proved:
    """
    Prove or refute every invariant of one family.

    The guards that a proof needs are looked for with the fewest players and named for the others as well; that they
    are the same there, and that play breaks the invariant without each, is what the tests of the invariants show.

    Args:
        known: Remembers what the solver said, for `scripts`.
        clock: What to measure with how long each proof took, if at all.
    Raises:
        GapError: A book leaves open what the abstract game or an invariant stands on.
    """
    known = known or Known()
    edition = family.edition
    found: list[Invariant] = []
    unknown: list[str] = []
    guards: dict[str, tuple[str, ...]] = {}
    tried: dict[str, tuple[Step, ...]] = {}
    read: dict[str, str] = {}
    for place, (number, game, ask) in enumerate(_games(lib, family)):
        for proof in prove_system(game, known=known, plays=tried, guards=not place, clock=clock).values():
            prop = proof.property
            if prop.strengthens:
                continue
            if not place:
                guards[prop.id] = proof.guards
            if proof.play:
                tried[prop.id] = proof.play
            found.append(
                Invariant(
                    id=prop.id,
                    says=prop.says,
                    edition=edition,
                    players=number,
                    status=proof.status,
                    witness=_witness(game, proof) if proof.status == "refuted" else None,
                    guards=guards[prop.id] if proof.status == "proved" else (),
                    needs=proof.needs,
                    ruling=_ruling(lib, edition, prop.id) if proof.status == "refuted" else None,
                    seconds=None if proof.seconds is None else round(proof.seconds, 3),
                )
            )
            if proof.status == "unknown":
                unknown.append(f"{edition}, {number} players: {prop.says} ({proof.why}).")
        read |= {q: a.certainty for (q, _), a in ask.read.items() if a.certainty == "borrowed"}
    return Proved(family, tuple(found), tuple(unknown), tuple(sorted(read)))


def together(parts: Sequence[Proved]) -> tuple[tuple[Invariant, ...], tuple[str, ...]]:
    """Give the invariants of all families, and sentences on what is not proved or rests on other assumptions."""
    beyond = [*_BEYOND, *(u for p in parts for u in p.unknown)]
    beyond += [
        f"{p.family.edition}: its invariants rest on borrowed answers to {', '.join(p.borrowed)}."
        for p in parts
        if p.borrowed
    ]
    return tuple(i for p in parts for i in p.invariants), tuple(beyond)


def prove(lib: Library) -> tuple[tuple[Invariant, ...], tuple[str, ...]]:
    """Prove or refute every invariant (`prove_family`), and say what stays unproved (`together`)."""
    return together([prove_family(lib, f) for f in families(lib)])


def scripts(lib: Library, family: Family, known: Known | None = None) -> list[Script]:
    """
    Give every proof of a family as scripts for a second solver, each with the answer that is expected.

    That each guard is needed is asked with the fewest players, as in `prove_family`.

    Args:
        known: What the solver said already.
    """
    known = known or Known()
    found: list[Script] = []
    for place, (_, game, _) in enumerate(_games(lib, family)):
        found += export(game, prove_system(game, known=known, guards=not place).values())
    return found
