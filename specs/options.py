"""
What can be played together: the options of a game, the number of players, and why some combinations cannot be.

Every refusal names the rule that decides, as the refusals of actions do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oracle.book import Book
from oracle.errors import RequestError
from specs.questions.garment_sets_couture import Couture, couture_needs_jewelry

BOX: Final = "jewelry-box"
SOLO: Final = "solo"

SEATS_OF_SOLO: Final = 2
"""In a game of one, the solo opponent has the other seat."""

MOST_PLAYERS: Final = 5
"""So many can play."""


def check_players(law: Book, players: int) -> None:
    """
    Refuse a number of players that does not go with the options.

    Raises:
        RequestError: It does not.
    """
    if SOLO in law.options and players != 1:
        where = _rule(law, "solo_starting_player")
        hint = "play solo with --players 1, or leave the option out"
        raise RequestError(f"1 player with the option solo, got {players!r}", where=where, hint=hint)
    if players == 1 and SOLO not in law.options:
        hint = "a game of one is the solo mode: add the option solo"
        raise RequestError("2 to 5 players, got 1", where=_rule(law, "players_lowest"), hint=hint)
    if SOLO not in law.options and players not in range(2, MOST_PLAYERS + 1):
        hint = "oracle rule players_lowest says for how many it is"
        raise RequestError(f"2 to {MOST_PLAYERS} players, got {players!r}", hint=hint)


def needs_box(law: Book) -> Mapping[Couture, bool]:
    """Give which haute couture garments are for the Jewelry Box only."""
    return {c: bool(law.answer(couture_needs_jewelry, {"couture": c}).value) for c in Couture}


def _rule(law: Book, question: str) -> str:
    found = law.by_question.get(question, [])
    return found[0].id if found else question
