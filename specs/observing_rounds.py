"""
What is seen of each event between the actions of players, and what is seen of every action.

`b` and `a` are the positions before and after; `s` is the seat observed.
"""

from __future__ import annotations

from typing import Any, Final

from specs.observables import Event
from specs.observing_scores import Scores
from specs.parts import Parts
from specs.position import NOBODY, Action, Position
from specs.questions.bonuses import Bonus
from specs.steps import Step
from specs.vocabulary import Role

Facts = dict[str, Any]

GARMENTS_NEXT: Final = frozenset({Step.HANG, Step.SHOW, Step.HAND})
"""What comes next when the garment display has been cleared and pushed together."""


class Rounds(Scores):
    """What is seen between the actions of players, and of all of them alike."""

    def __init__(self, parts: Parts, players: int) -> None:
        super().__init__(parts, players)
        box = (*parts.box.employees, *parts.box.apprentices) if parts.box else ()
        cards = (*parts.employees, *(parts.start_team * players), *box)
        self._role = tuple(c.role for c in cards)
        self._level = tuple(c.level for c in cards)
        self._has_bonus = tuple(c.bonus is not None for c in cards)
        self._bonus = tuple(c.bonus if isinstance(c.bonus, Bonus) else Bonus.START_NOTION for c in cards)
        self._crowned = tuple(c.bonus in self.crowned for c in cards)
        self._levels = tuple((n, sum(1 << c for c, e in enumerate(cards) if e.level == n)) for n in range(1, 7))

    def role(self, card: int) -> Role:
        """Give what an employee is."""
        return self._role[card]

    def base(self, b: Position, a: Position, s: int) -> Facts:
        """Give what is observed of every action: the player's things, and which places changed."""
        queue, deck, windows = b.queue == a.queue, b.deck == a.deck, b.windows == a.windows
        bag, rags, drawers = b.bag == a.bag, b.rags == a.rags, b.drawers == a.drawers
        stock, used, guests = b.stock == a.stock, b.used == a.used, b.guests == a.guests
        terrace, owners, halls = b.terrace == a.terrace, b.owners == a.owners, b.all_halls == a.all_halls
        favor, start = b.favor == a.favor, b.start == a.start
        same = queue + deck + windows + bag + rags + drawers + stock + used + guests + terrace + owners + halls
        facts: Facts = {
            "players": self.players, "round": b.round, "extra": False,
            "queue_same": queue, "deck_same": deck, "windows_same": windows, "rags_same": rags, "guests_same": guests,
            "drawers_same": drawers, "stock_same": stock, "used_same": used, "owners_same": owners,
            "all_halls_same": halls,
            "favor_same": favor, "start_same": start,
            "shared_changes": 15 - same - favor - start - (b.round == a.round),
        }  # fmt: skip
        before, after = b.seats, a.seats
        if s == NOBODY:
            facts["others_same"] = before is after or before == after
            return facts
        x, y = before[s], after[s]
        facts["others_same"] = before is after or all(
            p is q or p == q for n, (p, q) in enumerate(zip(before, after, strict=True)) if n != s
        )
        hand, reserve, pile, tiles = x.hand.bit_count(), x.reserve.bit_count(), x.pile.bit_count(), x.tiles.bit_count()
        facts |= {
            "livre": x.livre, "livre_gain": y.livre - x.livre, "points": x.points, "points_gain": y.points - x.points,
            "thread": x.thread, "thread_gain": y.thread - x.thread, "lace": x.lace, "lace_gain": y.lace - x.lace,
            "tiles": tiles, "tiles_gain": y.tiles.bit_count() - tiles,
            "hand": hand, "hand_gain": y.hand.bit_count() - hand,
            "reserve": reserve, "reserve_gain": y.reserve.bit_count() - reserve,
            "pile": pile, "pile_gain": y.pile.bit_count() - pile,
            "team": hand + reserve + pile + (b.played != NOBODY and not b.leaving >> b.played & 1),
            "team_still": hand + reserve + pile + (b.leaving | (1 << b.played if b.played >= 0 else 0)).bit_count(),
        }  # fmt: skip
        return facts

    def begin(self, b: Position, a: Position, s: int) -> Facts:
        """Observe what a player has when the starting player is determined."""
        return self.base(a, a, s) | {"event": Event.BEGIN, "round_gain": a.round - b.round, "favor_taken": a.favor >= 0}

    # Preparing a round.

    def reveal(self, b: Position, action: Action, a: Position, _s: int, facts: Facts) -> None:
        """Observe a card that comes from the deck into the queue."""
        facts["event"] = Event.REVEAL
        facts["queue"], facts["queue_gain"] = len(b.queue), len(a.queue) - len(b.queue)
        facts["deck"], facts["deck_gain"] = b.deck.bit_count(), a.deck.bit_count() - b.deck.bit_count()
        facts["lowest_level"] = next((level for level, cards in self._levels if cards & b.deck), 0)
        facts["level_revealed"] = self._level[action[1]]
        facts["sweep_follows"] = a.todo[-1][0] in GARMENTS_NEXT

    def queued(self, a: Position) -> Facts:
        """Observe the queue when all its cards are there."""
        return {
            "event": Event.QUEUED, "round": a.round, "queue": len(a.queue), "deck": a.deck.bit_count(),
            "highest_level": max((self._level[c] for c in a.queue), default=0),
        }  # fmt: skip

    def fill(self, b: Position, action: Action, a: Position, _s: int, facts: Facts) -> None:
        """Observe a tile that comes from the stock into the display."""
        _, drawer, space = b.todo[-1]
        before = [t for d in b.drawers for t in d]
        facts["event"], facts["sweep_follows"] = Event.FILL, a.todo[-1][0] in GARMENTS_NEXT
        facts["space_was_empty"] = b.drawers[drawer][space] == NOBODY and a.drawers[drawer][space] == action[1]
        facts["leftmost_empty"] = before.index(NOBODY) == sum(map(len, b.drawers[:drawer])) + space
        facts["display_gain"] = before.count(NOBODY) - sum(d.count(NOBODY) for d in a.drawers)
        facts["from_stock"] = bool(b.stock >> action[1] & 1)
        facts["stock"], facts["stock_gain"] = b.stock.bit_count(), a.stock.bit_count() - b.stock.bit_count()
        facts["used"], facts["used_gain"] = b.used.bit_count(), a.used.bit_count() - b.used.bit_count()

    def sweep(self, b: Position, a: Position) -> Facts:
        """Observe how old garments make room."""
        others = tuple(g for g in b.windows[:-2] if g != NOBODY)
        right = sum(g != NOBODY for g in b.windows[-2:])
        return {
            "event": Event.SWEEP, "round": a.round, "extra": False,
            "in_right_two": right, "in_other_windows": len(others),
            "others_pushed_right": tuple(a.windows) == (NOBODY,) * (len(a.windows) - len(others)) + others,
            "rags": b.rags.bit_count(), "rags_gain": a.rags.bit_count() - b.rags.bit_count(),
            "bag": b.bag.bit_count(), "bag_gain": a.bag.bit_count() - b.bag.bit_count(),
            "window_count": len(a.windows),
        }  # fmt: skip

    def hang(self, b: Position, action: Action, a: Position, _s: int, facts: Facts) -> None:
        """Observe a garment that comes from the bag into a window."""
        window = b.todo[-1][1]
        facts["event"] = Event.HANG
        facts["space_was_empty"] = b.windows[window] == NOBODY and a.windows[window] == action[1]
        facts["rightmost_empty"] = NOBODY not in b.windows[window + 1 :]
        facts["from_bag"] = bool(b.bag >> action[1] & 1)
        facts["window_holes"] = a.windows.count(NOBODY)
        facts["bag"], facts["bag_gain"] = b.bag.bit_count(), a.bag.bit_count() - b.bag.bit_count()
        facts["rags"], facts["rags_gain"] = b.rags.bit_count(), a.rags.bit_count() - b.rags.bit_count()

    def prepared(self, a: Position) -> Facts:
        """Observe a round that is prepared."""
        return {
            "event": Event.PREPARED, "round": a.round, "queue": len(a.queue),
            "display_holes": sum(d.count(NOBODY) for d in a.drawers), "window_holes": a.windows.count(NOBODY),
            "leftmost_empty": NOBODY not in a.windows[a.windows.count(NOBODY) :],
            "stock": a.stock.bit_count(), "used": a.used.bit_count(),
            "bag": a.bag.bit_count(), "rags": a.rags.bit_count(), "favor_taken": a.favor != NOBODY,
        }  # fmt: skip

    def new_round(self, b: Position, a: Position, s: int, event: Event) -> Facts:
        """Observe how the favor and the queue make room for a new round."""
        holder = s if event is Event.FAVOR else b.favor
        kept = self.cards(a)
        return {
            "event": Event.NEW_ROUND, "round": b.round, "round_gain": a.round - b.round,
            "favor_taken": holder != NOBODY, "favor_back": a.favor == NOBODY,
            "holder_starts": a.start == holder, "same_start": a.start == b.start,
            "queue": len(b.queue), "queue_gain": len(a.queue) - len(b.queue),
            "cards_gone": sum(not kept >> card & 1 for card in b.queue),
            "hands_left": sum(p.hand.bit_count() for p in a.seats),
        }  # fmt: skip

    # Hands and turns.

    def hand(self, b: Position, _action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe which cards go where when a hand is chosen."""
        x, y = b.seats[s], a.seats[s]
        facts["event"] = Event.HAND
        facts["whole_reserve_taken"] = not x.reserve & ~y.hand
        facts["pile_turned_over"] = not y.pile and not x.pile & ~(y.hand | y.reserve)
        facts["hand_after"], facts["reserve_after"] = y.hand.bit_count(), y.reserve.bit_count()
        facts["pile_after"] = y.pile.bit_count()
        facts["cards_gone"] = ((x.hand | x.reserve | x.pile) & ~(y.hand | y.reserve | y.pile)).bit_count()

    def first_turn(self, a: Position) -> Facts:
        """Observe who plays first in a round."""
        return {"event": Event.FIRST_TURN, "is_start": a.todo[-1][1] == a.start, "round": a.round}

    def turn_end(self, b: Position, a: Position, s: int, event: Event) -> Facts:
        """Observe where the card in play and the deputed ones go."""
        deputed = b.leaving
        if event is Event.DEPUTE:
            deputed |= 1 << b.played
        gone = self.cards(b) & ~self.cards(a)
        for card in b.queue:
            gone &= ~(1 << card)
        return {
            "event": Event.TURN_END, "card_in_pile": bool(a.seats[s].pile >> b.played & 1),
            "card_gone": bool(gone >> b.played & 1), "is_leaving": bool(deputed >> b.played & 1),
            "cards_gone": gone.bit_count(), "cards_leaving": deputed.bit_count() + (event is Event.BONUS_DEPUTE),
            "by_bonus": event is Event.BONUS_DEPUTE, "hand": b.seats[s].hand.bit_count(),
            "hands_left": sum(p.hand.bit_count() for p in a.seats),
            "turn_over": not a.leaving, "pile_after": a.seats[s].pile.bit_count(),
        }  # fmt: skip

    def next(self, a: Position, s: int) -> Facts:
        """Observe whose turn comes next."""
        following = [(s + n) % self.players for n in range(1, self.players + 1)]
        first = next((seat for seat in following if a.seats[seat].hand), NOBODY)
        return {
            "event": Event.NEXT, "next_clockwise": a.todo[-1][0] == Step.CARD and a.todo[-1][1] == first,
            "players": self.players,
        }  # fmt: skip

    # Everything.

    def everything(self, a: Position) -> Facts:
        """Count all that is on the table."""
        garments = [g for g in a.windows if g != NOBODY] + [g >> 3 for g in (*a.guests, *a.terrace) if g != NOBODY]
        tiles = [t for d in a.drawers for t in d if t != NOBODY]
        garment_sets, tile_sets = (a.bag, a.rags), (a.stock, a.used, *[seat.tiles for seat in a.seats])
        all_garments, garments_twice = _counted(garments, garment_sets)
        all_tiles, tiles_twice = _counted(tiles, tile_sets)
        cards = a.deck.bit_count() + len(a.queue)
        for seat in a.seats:
            cards += seat.hand.bit_count() + seat.reserve.bit_count() + seat.pile.bit_count()
        sides = [space.side for space in self.parts.board.decorations]
        kitchens = [(owner, side) for owner, side in zip(a.owners, sides, strict=True) if owner >= 0 and side]
        return {
            "event": Event.TABLE, "players": self.players, "extra": False, "all_cards": cards,
            "all_garments": all_garments, "garments_twice": garments_twice,
            "all_tiles": all_tiles, "tiles_twice": tiles_twice,
            "cards_twice": cards - self.cards(a).bit_count(),
            "lowest_livre": min(p.livre for p in a.seats),
            "lowest_notions": min(min(p.thread, p.lace) for p in a.seats),
            "smallest_team": min((p.hand | p.reserve | p.pile).bit_count() for p in a.seats),
            "largest_kitchen": max(map(kitchens.count, kitchens), default=0),
            "largest_all_halls": max((a.all_halls.count(s) for s in range(self.players)), default=0),
        }  # fmt: skip


def _counted(numbers: list[int], sets: tuple[int, ...]) -> tuple[int, int]:
    """Count how many different things there are, and how many are in more than one place."""
    found, places = 0, len(numbers)
    for number in numbers:
        found |= 1 << number
    for some in sets:
        found |= some
        places += some.bit_count()
    return found.bit_count(), places - found.bit_count()
