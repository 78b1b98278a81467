"""
What changes in play: the base game as an abstract transition system, for one edition and number of players.

The position is cut down to what the invariants speak of: where employees, tiles and markers are, how much money there
is, and where in round and turn play stands. Every number and every permission is an answer of the edition's book. What
stands on single cards, tiles and board spaces is left to choice, so that more can happen here than at the table; of
the spaces of each kind one is followed, and as any could be that one, what is proved of it holds for all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from oracle.book import Answer, Book
from oracle.dynamics import number
from oracle.errors import GapError
from oracle.questions import Question
from oracle.terms import any_of, when
from specs.questions import base_components as parts
from specs.questions import base_decorations as decorations
from specs.questions import base_preparation as preparation
from specs.questions import base_setup as setup
from specs.questions import bonuses_depute, deputing
from specs.questions.bonuses import CardPlace
from specs.vocabulary import KitchenSide, Via

NEW, CHOOSING, ACTING, INCOME, OVER = range(5)
"""Where a round stands: before its preparation, before the hands are chosen, ..., after the last round."""

IDLE, PLAYED, BONUS, DONE = range(4)
"""Where a turn stands: none is taken, the card is played, the bonus may be used, nothing more may be done."""

KINDS: Final = tuple(bonuses_depute.DeputeBonus)
"""The bonuses that depute; each stands on one card."""

PLACES: Final = (CardPlace.RESERVE, CardPlace.HAND, CardPlace.DISCARD, CardPlace.PLAYED)
"""Where a bonus could depute a card from."""

HOLDINGS: Final = (
    "reserve", "hand", "discard", "money", "kept", "favor", *(s.name.lower() for s in KitchenSide),
    "dressed", "guest", "decoration", "all_halls", "all_halls_space",
)  # fmt: skip
"""What is counted of each player; the last, `guest` and `decoration` are markers on the one space that is followed."""

phase, round_, turn, acting = (number(n) for n in ("phase", "round", "turn", "acting"))
in_play, leaving, right = (number(n) for n in ("in_play", "leaving", "right"))
deck, queue, gone = (number(n) for n in ("deck", "queue", "gone"))
bag, shown, used = (number(f"tiles_{n}") for n in ("bag", "shown", "used"))
robes_bag, robes_shown, robes_used = (number(f"garments_{n}") for n in ("bag", "shown", "used"))
rented = number("garments_rented")


@dataclass(slots=True)
class Answers:
    """Asks the book, remembers what was read, and accepts no silence."""

    book: Book
    read: dict[tuple[str, tuple[Any, ...]], Answer] = field(default_factory=dict)

    def answer(self, question: Question, **case: Any) -> Answer:
        """Give the whole answer in one case, open or not."""
        key = (question.id, tuple(case.values()))
        if key not in self.read:
            self.read[key] = self.book.answer(question, case)
        return self.read[key]

    def __call__(self, question: Question, **case: Any) -> Any:
        """
        Give the value of an answer.

        Raises:
            GapError: No rule answers, or the answer is open.
        """
        answer = self.answer(question, **case)
        if answer.is_open:
            described = ", ".join(f"{n}={getattr(c, 'value', c)}" for n, c in case.items())
            raise GapError(
                f"an answer that the invariants stand on, got {'an open one' if answer.rules else 'none'}",
                where=f"{self.book.edition}: {question.id}({described})",
                hint="write a rule for this case, or a ruling that borrows it",
            )
        return answer.value

    def allows(self, question: Question, **case: Any) -> bool:
        """Say whether the book allows it."""
        return bool(self(question, **case) != "may not")

    def _free(self, question: Question, fixed: dict[str, Any]) -> tuple[str, tuple[Any, ...]]:
        """Give the one parameter that is not fixed, with its values."""
        found = [(n, d.values) for n, d in zip(question.names, question.domains, strict=True) if n not in fixed]
        return found[0]

    def by(self, question: Question, of: Any, *, lowest: int = 0, **fixed: Any) -> Any:
        """Give a numeric answer as a term over the number `of`; the highest case stands for all above it."""
        name, values = self._free(question, fixed)
        kept = [v for v in values if v >= lowest]
        later = self(question, **{**fixed, name: kept[-1]})
        term: Any = later
        for value in reversed(kept[:-1]):
            answer = self(question, **{**fixed, name: value})
            if answer != later:
                term, later = when(of <= value, answer, term), answer
        return term

    def where(self, question: Question, of: Any, **fixed: Any) -> Any:
        """Give the condition that the book allows it for the number `of`; the highest case stands for all above it."""
        name, values = self._free(question, fixed)
        allowed = [v for v in values if self.allows(question, **{**fixed, name: v})]
        last = values[-1]
        lowest_open = next((v for v in values if all(w in allowed for w in values if w >= v)), last + 1)
        runs = [(of >= lowest_open)] if last in allowed else []
        return any_of(*runs, *((of == v) for v in allowed if v < lowest_open))

    def most_refused(self, question: Question, **fixed: Any) -> int:
        """Give the highest number up to which the book refuses it throughout; 0 where it refuses nothing."""
        name, values = self._free(question, fixed)
        refused = 0
        for value in values:
            if self.allows(question, **{**fixed, name: value}):
                break
            refused = value
        return refused


def held(what: str, seat: int) -> Any:
    """Give the variable that counts something of one player."""
    return number(f"{what}.{seat}")


def holder(kind: bonuses_depute.DeputeBonus) -> Any:
    """Give the variable for who has the card with a deputing bonus: nobody yet (0), a player, or nobody any more."""
    return number(f"holder.{kind.name.lower()}")


class Table:
    """The position of so many players, and what the book says of it."""

    def __init__(self, ask: Answers, players: int) -> None:
        self.ask = ask
        self.seats = range(players)
        self.floors = {via: ask.most_refused(deputing.may_depute, via=via) for via in Via}
        self.floor = min(self.floors.values())
        self.hand = int(ask(preparation.cards_chosen))
        self.rounds = int(ask(parts.rounds_in_game))
        self.revealed = [int(ask(preparation.employees_revealed_in_round, round=n)) for n in range(1, self.rounds + 1)]
        self.cards = int(ask(parts.part_count, part=parts.Part.EMPLOYEE_CARDS))
        self.livre = int(ask(setup.start_livre))
        self.start_team = int(ask(setup.start_team_size))
        self.tiles = int(ask(parts.part_count, part=parts.Part.RESOURCE_TILES))
        self.robes = int(ask(parts.part_count, part=parts.Part.GARMENT_TILES))

    def all(self, what: str, update: Callable[[int], Any]) -> dict[str, Any]:
        """Give an update for every player."""
        return {f"{what}.{s}": update(s) for s in self.seats}

    def own(self, what: str, by: Any) -> dict[str, Any]:
        """Add to what the acting player holds."""
        return self.all(what, lambda s: when(acting == s, held(what, s) + by, held(what, s)))

    def of_actor(self, what: str) -> Any:
        """Give what the acting player holds."""
        term: Any = held(what, 0)
        for s in self.seats[1:]:
            term = when(acting == s, held(what, s), term)
        return term

    def total(self, what: str) -> Any:
        """Give what all players hold together."""
        return sum((held(what, s) for s in self.seats[1:]), start=held(what, 0))

    def places(self, seat: int) -> Any:
        """Give how many cards a player has in reserve, hand and discard pile."""
        return held("reserve", seat) + held("hand", seat) + held("discard", seat)

    def counted(self, leaving_cards: Any, *, in_play_counts: bool) -> Any:
        """Give the acting player's team as it is counted for the floor."""
        team = self.of_actor("reserve") + self.of_actor("hand") + self.of_actor("discard") + leaving_cards
        return team + in_play if in_play_counts else team

    def can_pay(self, price: Any) -> dict[str, Any]:
        """Give the guard that a price can be paid, if the book asks for it."""
        if self.ask.allows(decorations.cannot_pay):
            return {}
        return {"can_pay": self.of_actor("money") >= price}

    def small_hand(self, team: int) -> int | None:
        """Give how many cards a hand of so small a team has; None where that is open."""
        value = self.ask.answer(preparation.hand_from_small_team, team=team).value
        return None if value is None else int(value)

    def shows(self, level: int) -> tuple[int, int]:
        """Give the first and the last round in which cards of a level can be on display."""
        before = sum(int(self.ask(parts.employee_cards_of_level, level=n)) for n in range(1, level))
        after = before + int(self.ask(parts.employee_cards_of_level, level=level))
        through = [sum(self.revealed[: n + 1]) for n in range(self.rounds)]
        first = next((n for n, t in enumerate(through, start=1) if t > before), self.rounds + 1)
        return first, next((n for n, t in enumerate(through, start=1) if t >= after), self.rounds)

    def start(self) -> dict[str, int]:
        """Give the position after setup."""
        shared = {
            "phase": NEW, "round": 1, "turn": IDLE, "acting": 0, "in_play": 0, "leaving": 0, "right": 0,
            "deck": self.cards, "queue": 0, "gone": 0, "tiles_bag": self.tiles, "tiles_shown": 0, "tiles_used": 0,
            "garments_bag": self.robes, "garments_shown": 0, "garments_used": 0, "garments_rented": 0,
            **{f"holder.{k.name.lower()}": 0 for k in KINDS},
        }  # fmt: skip
        own = dict.fromkeys(HOLDINGS, 0)
        own |= {"reserve": self.start_team, "money": self.livre}
        return shared | {f"{what}.{s}": value for what, value in own.items() for s in self.seats}
