"""Worlds behind a log, of a tiny game: a card is taken unseen, what is done with it is seen."""

# ruff: noqa: ARG002, D102 - a toy has what the machine asks of any game, needed or not

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from oracle.engine.log import Reader
from oracle.engine.worlds import Blame, Made, judge_public
from oracle.errors import InvalidActionError, RequestError
from oracle.rules import Refusal

Place = tuple[frozenset[int], frozenset[int], int]
"""The deck, the cards held, and how many moves have been made."""


class Cards:
    """Take `taken` of some cards unseen, then play as many, then it is over; the outcome is the sum of what is held."""

    players = 1
    others: Mapping[str, int] = {"chance": -1}

    def __init__(self, deck: int = 3, taken: int = 1, played: int = 1) -> None:
        self._deck, self._taken, self._moves = frozenset(range(deck)), taken, taken + played

    def header(self) -> Mapping[str, Any]:
        return {}

    def new_game(self) -> Place:
        return self._deck, frozenset(), 0

    def is_over(self, position: Place) -> bool:
        return position[2] == self._moves

    def actor(self, position: Place) -> int:
        return -1 if position[2] < self._taken else 0

    def legal_actions(self, position: Place) -> list[Any]:
        deck, held, moves = position
        return [("take", c) for c in sorted(deck)] if moves < self._taken else [("play", c) for c in sorted(held)]

    def after(self, position: Place, action: Any) -> Place:
        deck, held, moves = position
        verb, card = action
        return (deck - {card}, held | {card}, moves + 1) if verb == "take" else (deck, held - {card}, moves + 1)

    def write(self, action: Any) -> str:
        return f"{action[0]} {action[1]}"

    def read(self, text: str) -> Any:
        verb, _, card = text.partition(" ")
        if verb not in {"take", "play"} or not card.isdigit():
            raise InvalidActionError(f"take or play and a number, got {text!r}")
        return verb, int(card)

    def same(self, action: Any, legal: Sequence[Any]) -> Any | None:
        return action if action in legal else None

    def refuse(self, position: Place, action: Any) -> Refusal:
        return Refusal("cards.held", "a card that is held is played", ())

    def refuse_turn(self, position: Place, actor: int) -> Refusal:
        return Refusal("cards.turn", "it is for another to choose", ())

    def refuse_outcome(self, position: Place, outcome: Any) -> Refusal:
        return Refusal("cards.sum", "the sum of what is held", ())

    def show(self, position: Place) -> Mapping[str, Any]:
        return {"held": sorted(position[1])}

    def outcome(self, position: Place) -> dict[str, Any]:
        return {"sum": sum(position[1])}


class Eyes:
    """What a spectator of it does not see: which card is taken; everything hangs on everything."""

    def __init__(self, game: Cards) -> None:
        self._game = game
        self.tried = 0

    def read(self, text: str) -> Any:
        return ("take", "?") if text == "take ?" else self._game.read(text)

    def is_unseen(self, action: Any) -> bool:
        return bool(action[1] == "?")

    def stand_in(self, action: Any) -> Any:
        return ("take", 0)

    def view(self, position: Place) -> Mapping[str, Any]:
        return {"held": len(position[1])}

    def worlds(
        self, position: Place, legal: Sequence[Any], ply: int, script: Sequence[tuple[int, Any]], made: Sequence[Made]
    ) -> Sequence[tuple[Any, int | None]]:
        self.tried += 1
        return [(a, None) for a in legal]

    def bearing(
        self, position: Place, legal: Sequence[Any], ply: int, script: Sequence[tuple[int, Any]], made: Sequence[Made]
    ) -> Blame:
        return frozenset(p for p, _, _ in made), None

    def choosing(
        self, position: Place, action: Any, made: Sequence[Made], only: frozenset[Any] | None
    ) -> frozenset[int]:
        return frozenset(p for p, _, _ in made)

    def scoring(self, made: Sequence[Made]) -> frozenset[int]:
        return frozenset(p for p, _, _ in made)


class Sharp(Eyes):
    """The same, that knows that of what was taken only the card played can be of help."""

    def bearing(
        self, position: Place, legal: Sequence[Any], ply: int, script: Sequence[tuple[int, Any]], made: Sequence[Made]
    ) -> Blame:
        return frozenset(p for p, _, _ in made), frozenset(script[ply][1][1:])

    def choosing(
        self, position: Place, action: Any, made: Sequence[Made], only: frozenset[Any] | None
    ) -> frozenset[int]:
        return frozenset(p for p, _, a in made if only is None or a[1] in only)


def lines(*actions: str, total: int = 0) -> list[str]:
    moves = [
        json.dumps({"ply": n, "actor": "chance" if a.startswith("take") else 0, "action": a})
        for n, a in enumerate(actions)
    ]
    return [*moves, json.dumps({"outcome": {"sum": total}})]


def judged(game: Cards, *log: str, limit: int = 10_000, eyes: Eyes | None = None) -> Any:
    return judge_public(game, eyes or Eyes(game), Reader("log", log), limit=limit)


def test_what_is_played_shows_what_was_taken() -> None:
    assert judged(Cards(), *lines("take ?", "play 2")).verdict == "ok"


def test_the_search_goes_back_to_another_world() -> None:
    assert judged(Cards(3, 2, 2), *lines("take ?", "take ?", "play 2", "play 1")).verdict == "undecided"
    assert judged(Cards(3, 2, 2), *lines("take 1", "take ?", "play 2", "play 1")).verdict == "ok"


def test_what_is_legal_in_no_world_is_found_where_it_stands() -> None:
    found = judged(Cards(3, 1, 2), *lines("take ?", "play 1", "play 1"))
    assert (found.verdict, found.ply, found.rule) == ("illegal", 2, "cards.held")
    assert found.position == {"held": 0}
    assert found.says.startswith("whatever was hidden: ")


def test_what_is_out_of_the_deck_was_not_taken() -> None:
    assert judged(Cards(3, 2, 1), *lines("take 1", "take ?", "play 1", total=1)).verdict == "wrong-outcome"
    found = judged(Cards(2, 2, 2), *lines("take 1", "take ?", "play 0", "play 0"), eyes=Sharp(Cards(2, 2, 2)))
    assert (found.verdict, found.ply) == ("illegal", 3)


def test_what_the_outcome_tells_settles_what_was_hidden() -> None:
    assert judged(Cards(3, 2, 1), *lines("take 1", "take ?", "play 1", total=2)).verdict == "ok"


def test_what_stays_hidden_leaves_it_undecided() -> None:
    found = judged(Cards(4, 2, 1), *lines("take ?", "take ?", "play 0", total=2))
    assert found.verdict == "undecided", "taken in either order"
    assert found.ply is None


def test_an_outcome_that_no_world_has_is_wrong() -> None:
    found = judged(Cards(3, 2, 1), *lines("take ?", "take ?", "play 0", total=9))
    assert (found.verdict, found.rule) == ("wrong-outcome", "cards.sum")


def test_beyond_the_limit_nobody_is_accused() -> None:
    log = lines(*["take ?"] * 6, "play 7")
    game = Cards(7, 6, 1)
    assert judged(game, *log, limit=50).verdict == "undecided"
    assert judged(game, *log).verdict == "illegal"


def test_only_what_could_help_is_tried() -> None:
    game = Cards(7, 6, 1)
    dull, sharp = Eyes(game), Sharp(game)
    log = lines(*["take ?"] * 6, "play 7")
    assert judged(game, *log, eyes=dull).ply == judged(game, *log, eyes=sharp).ply == 6
    assert sharp.tried < dull.tried / 10


def test_a_hidden_choice_at_another_time_is_illegal() -> None:
    moves = [json.dumps({"ply": 0, "actor": "chance", "action": "take ?"})]
    moves.append(json.dumps({"ply": 1, "actor": "chance", "action": "take ?"}))
    found = judged(Cards(), *moves, json.dumps({"outcome": {}}))
    assert (found.verdict, found.ply, found.rule) == ("illegal", 1, "cards.turn")


@pytest.mark.parametrize(
    ("log", "says"),
    [
        ((*lines("take ?", "play 0"), "{}"), "the end of the log after its outcome"),
        (lines("take ?"), "an outcome at the end of a game"),
        (lines("take ?", "play ?"), "take or play and a number"),
    ],
)
def test_a_broken_log_is_refused_with_its_place(log: Sequence[str], says: str) -> None:
    with pytest.raises(RequestError, match=says) as caught:
        judged(Cards(), *log)
    assert caught.value.where.startswith("log:")
