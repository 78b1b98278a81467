"""
What is seen of each kind of event: the parts of `specs.observer`, which says when they are asked.

`b` and `a` are the positions before and after; `s` is the seat observed.
"""

from __future__ import annotations

from typing import Any, Final

from specs.observables import Event
from specs.observing_scores import Scores
from specs.parts import Parts
from specs.position import NOBODY, Action, Position, bits
from specs.questions.bonuses import Bonus
from specs.steps import Step
from specs.vocabulary import Action as MainAction
from specs.vocabulary import Garment

Facts = dict[str, Any]

AFTER_TURNS: Final = frozenset({Step.REVEAL, Step.FILL, Step.HANG, Step.ADMIRE, Step.OVER})
"""What comes next when the last turn of a round has ended."""

BEFORE_GARMENTS: Final = frozenset({Step.REVEAL, Step.FILL})
GARMENTS_NEXT: Final = frozenset({Step.HANG, Step.HAND})

COLORS: Final = tuple(Garment)
MAIN_ACTIONS: Final = tuple(MainAction)
OWN: Final = {MainAction.CLAIM_FAVOR: Event.FAVOR, MainAction.DEPUTE: Event.DEPUTE}
FUND_BONUSES: Final = (Bonus.III_FUND, Bonus.VI_FUND)
EXCHANGES: Final = (Bonus.IV_EXCHANGE, Bonus.VI_EXCHANGE)
NEED: Final = tuple(f"need_{g.name.lower()}" for g in Garment)
SPENT: Final = tuple(f"spent_{g.name.lower()}" for g in Garment)
SAVED: Final = tuple(f"saved_{g.name.lower()}" for g in Garment)


class Table(Scores):
    """Everything that is seen of a game in play."""

    def __init__(self, parts: Parts, players: int) -> None:
        super().__init__(parts, players)
        cards = (*parts.employees, *(parts.start_team * players))
        self._role = tuple(c.role for c in cards)
        self._level = tuple(c.level for c in cards)
        self._has_bonus = tuple(c.bonus is not None for c in cards)
        self._bonus = tuple(c.bonus or Bonus.START_NOTION for c in cards)
        self._crowned = tuple(c.bonus in self.crowned for c in cards)
        self._levels = tuple(
            (level, sum(1 << n for n, e in enumerate(parts.employees) if e.level == level)) for level in range(1, 7)
        )

    def base(self, b: Position, a: Position, s: int) -> Facts:
        """Give what is observed of every action: the player's things, and which places changed."""
        queue, deck, windows = b.queue == a.queue, b.deck == a.deck, b.windows == a.windows
        bag, rags, drawers = b.bag == a.bag, b.rags == a.rags, b.drawers == a.drawers
        stock, used, guests = b.stock == a.stock, b.used == a.used, b.guests == a.guests
        terrace, owners, halls = b.terrace == a.terrace, b.owners == a.owners, b.all_halls == a.all_halls
        favor, start = b.favor == a.favor, b.start == a.start
        same = queue + deck + windows + bag + rags + drawers + stock + used + guests + terrace + owners + halls
        facts: Facts = {
            "players": self.players, "round": b.round,
            "queue_same": queue, "deck_same": deck, "windows_same": windows, "rags_same": rags, "guests_same": guests,
            "drawers_same": drawers, "stock_same": stock, "used_same": used, "owners_same": owners,
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
        facts["event"] = Event.FILL
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
            "event": Event.SWEEP, "round": a.round, "in_right_two": right, "in_other_windows": len(others),
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

    def card(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe a card that is played."""
        facts["event"] = Event.CARD
        facts["from_hand"] = bool((b.seats[s].hand & ~a.seats[s].hand) >> action[1] & 1) and a.played == action[1]

    def main(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe the main action that is chosen, and what those do at once that leave nothing to choose."""
        card = b.todo[-1][2]
        self._card(facts, card)
        facts["from_hand"] = card == b.played
        facts["is_leaving"] = bool(a.leaving >> card & 1)
        facts["favor_taken"], facts["holder_starts"] = b.favor != NOBODY, a.favor == s
        if action[1] < 0:
            facts["event"] = Event.FORGO
            return
        chosen = MAIN_ACTIONS[action[1]]
        facts["event"], facts["action"] = OWN.get(chosen, Event.MAIN), chosen
        facts["queue"], facts["garments_shown"] = len(b.queue), len(b.windows) - b.windows.count(NOBODY)
        facts["display"] = sum(len(d) - d.count(NOBODY) for d in b.drawers)

    def _card(self, facts: Facts, card: int) -> None:
        facts["role"], facts["card_level"] = self._role[card], self._level[card]
        facts["bonus"], facts["has_bonus"] = self._bonus[card], self._has_bonus[card]
        facts["crowned"] = self._crowned[card]

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

    # Resources.

    def drawer(self, b: Position, action: Action, _a: Position, _s: int, facts: Facts) -> None:
        """Observe the section that is chosen."""
        drawer = b.drawers[action[1]]
        facts["event"], facts["free"] = Event.DRAWER, bool(b.todo[-1][2])
        facts["drawer_tiles"] = len(drawer) - drawer.count(NOBODY)

    def tile(self, b: Position, action: Action, a: Position, _s: int, facts: Facts) -> None:
        """Observe a tile that is acquired."""
        _, _, free, number = b.todo[-1]
        old, new = b.drawers[number], a.drawers[number]
        facts["event"], facts["free"] = Event.TILE, bool(free)
        facts["drawer_tiles"] = len(old) - old.count(NOBODY)
        facts["drawer_tiles_gain"] = old.count(NOBODY) - new.count(NOBODY)
        facts["display_gain"] = sum(d.count(NOBODY) for d in b.drawers) - sum(d.count(NOBODY) for d in a.drawers)
        facts["from_drawer"] = action[1] in old and action[1] not in new

    def use(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe what becomes of a tile."""
        tile = b.todo[-1][2]
        facts["event"] = Event.KEEP if action[0] == "keep" else Event.CASH
        facts["shows"] = self.parts.resources[tile].notions
        facts["kept"], facts["is_used"] = bool(a.seats[s].tiles >> tile & 1), bool(a.used >> tile & 1)
        facts["used_gain"] = a.used.bit_count() - b.used.bit_count()

    def draw(self, b: Position, action: Action, a: Position, _s: int, facts: Facts) -> None:
        """Observe a tile that a bonus draws."""
        facts["event"] = Event.DRAW
        facts["from_stock"] = bool((b.stock | b.used) >> action[1] & 1) and not a.stock >> action[1] & 1
        facts["stock"], facts["stock_gain"] = b.stock.bit_count(), a.stock.bit_count() - b.stock.bit_count()
        facts["used"], facts["used_gain"] = b.used.bit_count(), a.used.bit_count() - b.used.bit_count()

    # Garments.

    def window(self, b: Position, _action: Action, a: Position, _s: int, facts: Facts) -> None:
        """Observe a garment that is taken from its window."""
        changed = [n for n, (x, y) in enumerate(zip(b.windows, a.windows, strict=True)) if x != y]
        where = changed[0] if len(changed) == 1 else 0
        _, _, card, make = b.todo[-1]
        facts["event"], facts["by_bonus"], facts["price"] = Event.WINDOW, bool(make), self.parts.board.windows[where]
        facts["windows_same"] = len(changed) != 1 or a.windows[where] != NOBODY
        self._card(facts, card)
        facts["needs_master"] = self.parts.garments[b.windows[where]].master

    def save(self, b: Position, action: Action, _a: Position, _s: int, facts: Facts) -> None:
        """Observe silk that is saved by a bonus."""
        make = b.todo[-1][3]
        self.saving(facts, action[1], action[2])
        facts["event"], facts["bonus"] = Event.SAVE, (Bonus.II_MAKE, Bonus.IV_MAKE)[make - 1]

    def saving(self, facts: Facts, color: int, rolls: int) -> None:
        """Tell how many rolls of each colour are saved."""
        for number, name in enumerate(SAVED):
            facts[name] = rolls if number == color else 0
        facts["saved_rolls"] = rolls

    def spend(self, b: Position, _action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe the resources that are handed in."""
        _, _, _, _, tile, color, rolls = b.todo[-1]
        garment = self.parts.garments[tile]
        given = b.seats[s].tiles & ~a.seats[s].tiles
        spent = self.rolls(given)
        for number in range(len(COLORS)):
            facts[NEED[number]], facts[SPENT[number]] = garment.silk[number], spent[number]
        self.saving(facts, color, rolls)
        facts["event"], facts["by_bonus"] = Event.SPEND, bool(b.todo[-1][3])
        facts["need_thread"], facts["need_lace"] = garment.thread, garment.lace
        facts["tiles_spent"], facts["is_used"] = given.bit_count(), not given & ~a.used
        facts["used_gain"] = a.used.bit_count() - b.used.bit_count()

    def fate(self, b: Position, action: Action, a: Position, _s: int, facts: Facts) -> None:
        """Observe the sale of a garment, or that it is to be rented."""
        tile = b.todo[-1][4]
        garment = self.parts.garments[tile]
        facts["event"] = Event.SELL if action[0] == "sell" else Event.RENT
        facts["garment"], facts["value"], facts["is_rag"] = garment.color, garment.value, bool(a.rags >> tile & 1)
        facts["rags_gain"] = a.rags.bit_count() - b.rags.bit_count()

    def space(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe a garment that is put on a guest space, and the reward."""
        _, _, card, make, tile = b.todo[-1]
        number = action[1]
        space = self.parts.board.guests[number]
        self._card(facts, card)
        facts["event"], facts["by_bonus"] = Event.SPACE, bool(make)
        facts["master_space"], facts["space_was_free"] = space.master, b.guests[number] == NOBODY
        facts["garment_there"], facts["marker_there"] = a.guests[number] >> 3 == tile, a.guests[number] & 7 == s
        facts["garments_shown"] = sum(x != y for x, y in zip(b.guests, a.guests, strict=True))
        facts["reward_livre"], facts["reward_thread"] = space.livre, space.thread
        facts["reward_lace"], facts["reward_tile"] = space.lace, space.tile
        facts["display"] = sum(len(d) - d.count(NOBODY) for d in b.drawers)
        # The drawers may be all but one empty, so that nothing is left to choose but the tile.
        facts["tile_follows"] = bool(a.todo) and a.todo[-1][0] in (Step.DRAWER, Step.TILE) and bool(a.todo[-1][2])

    # Staff and decorations.

    def hire(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe an employee that is hired."""
        facts["event"], facts["queue"], facts["queue_gain"] = Event.HIRE, len(b.queue), len(a.queue) - len(b.queue)
        facts["hired_to_hand"] = bool((a.seats[s].hand & ~b.seats[s].hand) >> action[1] & 1)
        facts["was_in_queue"] = action[1] in b.queue and action[1] not in a.queue
        self._card(facts, b.played)

    def fund(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe a decoration that is funded."""
        number, discount = action[1], b.todo[-1][2]
        space = self.parts.board.decorations[number]
        facts["event"], facts["by_bonus"] = Event.FUND, bool(discount)
        facts["bonus"] = FUND_BONUSES[discount - 1] if discount else Bonus.START_NOTION
        facts["price"], facts["decoration"] = space.price, space.kind
        facts["space_was_free"], facts["marker_there"] = b.owners[number] == NOBODY, a.owners[number] == s
        facts["decorations_gain"] = a.owners.count(s) - b.owners.count(s)
        facts["same_kitchen_side"] = space.side is not None and any(
            owner == s and other.side is space.side
            for owner, other in zip(b.owners, self.parts.board.decorations, strict=True)
        )

    # Bonuses.

    def bonus(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe a bonus that is used, or not."""
        card = b.todo[-1][2]
        self._card(facts, card)
        facts["event"] = Event.BONUS if action[1] else Event.DECLINE
        if action[1]:
            self.on_board(facts, b, s)
            facts["display"] = sum(len(d) - d.count(NOBODY) for d in b.drawers)

    def notion(self, _b: Position, _action: Action, _a: Position, _s: int, facts: Facts) -> None:
        """Observe thread or lace that a bonus gives."""
        facts["event"] = Event.NOTION

    def exchange(self, b: Position, _action: Action, _a: Position, _s: int, facts: Facts) -> None:
        """Observe points that a bonus sells."""
        facts["event"], facts["bonus"] = Event.EXCHANGE, EXCHANGES[b.todo[-1][2]]

    def give(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe tiles that are discarded for a bonus."""
        facts["event"] = Event.GIVE if action[0] == "give" else Event.ENOUGH
        given = b.todo[-1][2] if action[0] != "give" else b.seats[s].tiles & ~a.seats[s].tiles
        spent = self.rolls(given)
        facts["common_rolls"], facts["other_rolls"] = spent[0] + spent[1], spent[2] + spent[3]
        facts["used_gain"] = a.used.bit_count() - b.used.bit_count()
        facts["is_used"] = not given & ~a.used

    def depute(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe an employee that a bonus deputes."""
        card = action[1]
        seat, own = a.seats[s], b.seats[s]
        self._card(facts, card)
        facts["event"], facts["pays_livre"] = Event.BONUS_DEPUTE, bool(b.todo[-1][3])
        facts["is_leaving"] = bool(a.leaving >> card & 1)
        facts["card_gone"] = not (seat.hand | seat.reserve | seat.pile) >> card & 1
        facts["from_hand"] = bool((own.hand | own.reserve | own.pile) >> card & 1) or card == b.played
        facts["card_in_pile"] = bool(b.leaving >> card & 1)

    def admire(self, b: Position, _action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe a garment that goes to the terrace, or none."""
        space = b.todo[-1][2]
        left = [n for n, (x, y) in enumerate(zip(b.guests, a.guests, strict=True)) if x != y]
        facts["event"] = Event.ADMIRE if left else Event.STAY
        if left:
            guest = b.guests[left[0]]
            facts["own_garment"] = guest & 7 == s and len(left) == 1 and a.guests[left[0]] == NOBODY
            facts["from_first_hall"] = self.parts.board.guests[left[0]].hall == 0
            facts["garment_there"] = a.terrace[space] == guest and b.terrace[space] == NOBODY
        facts["own_firework"] = b.owners[space] == s

    # Everything.

    def everything(self, a: Position) -> Facts:
        """Count all that is on the table."""
        garments = [g for g in a.windows if g != NOBODY] + [g >> 3 for g in (*a.guests, *a.terrace) if g != NOBODY]
        garments += [*bits(a.bag), *bits(a.rags)]
        tiles = [t for d in a.drawers for t in d if t != NOBODY] + [*bits(a.stock), *bits(a.used)]
        cards = a.deck.bit_count() + len(a.queue)
        for seat in a.seats:
            tiles += bits(seat.tiles)
            cards += seat.hand.bit_count() + seat.reserve.bit_count() + seat.pile.bit_count()
        sides = [space.side for space in self.parts.board.decorations]
        kitchens = [(owner, side) for owner, side in zip(a.owners, sides, strict=True) if owner >= 0 and side]
        return {
            "event": Event.TABLE, "players": self.players, "all_garments": len(set(garments)),
            "garments_twice": len(garments) - len(set(garments)), "all_tiles": len(set(tiles)),
            "tiles_twice": len(tiles) - len(set(tiles)), "all_cards": cards,
            "cards_twice": cards - self.cards(a).bit_count(),
            "lowest_livre": min(p.livre for p in a.seats),
            "lowest_notions": min(min(p.thread, p.lace) for p in a.seats),
            "smallest_team": min((p.hand | p.reserve | p.pile).bit_count() for p in a.seats),
            "largest_kitchen": max(map(kitchens.count, kitchens), default=0),
            "largest_all_halls": max((a.all_halls.count(s) for s in range(self.players)), default=0),
        }  # fmt: skip
