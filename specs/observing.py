"""
What is seen of each action of a player: the parts of `specs.observer`, which says when they are asked.

`b` and `a` are the positions before and after; `s` is the seat observed.
"""

from __future__ import annotations

from typing import Any, Final

from specs.observables import Event
from specs.observing_rounds import Rounds
from specs.position import NOBODY, Action, Position
from specs.questions.bonuses import Bonus
from specs.steps import Step
from specs.vocabulary import Action as MainAction
from specs.vocabulary import Garment

Facts = dict[str, Any]

COLORS: Final = tuple(Garment)
MAIN_ACTIONS: Final = tuple(MainAction)
OWN: Final = {MainAction.CLAIM_FAVOR: Event.FAVOR, MainAction.DEPUTE: Event.DEPUTE}
"""The main actions that leave nothing to choose."""
MAKE_BONUSES: Final = (Bonus.II_MAKE, Bonus.IV_MAKE)
FUND_BONUSES: Final = (Bonus.III_FUND, Bonus.VI_FUND)
EXCHANGES: Final = (Bonus.IV_EXCHANGE, Bonus.VI_EXCHANGE)
NEED: Final = tuple(f"need_{g.name.lower()}" for g in Garment)
SPENT: Final = tuple(f"spent_{g.name.lower()}" for g in Garment)
SAVED: Final = tuple(f"saved_{g.name.lower()}" for g in Garment)


class Table(Rounds):
    """Everything that is seen of a game in play."""

    # The turn.

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
        facts["event"], facts["bonus"] = Event.SAVE, MAKE_BONUSES[make - 1]

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

    def bonus(self, b: Position, action: Action, _a: Position, s: int, facts: Facts) -> None:
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
        facts["own_firework"], facts["scored_at_once"] = b.owners[space] == s, not a.todo
