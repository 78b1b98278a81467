"""
What is seen of the sets of garments, and of income, scoring and the whole table in games with options.

`b` and `a` are the positions before and after; `s` is the seat observed.
"""

from __future__ import annotations

from typing import Any, Final

from specs.observables import Event
from specs.observing_box import OF_EXAM, BoxTable
from specs.option_events import OptionEvent
from specs.parts import GuestSpace, Parts
from specs.position import NOBODY, Action, Position
from specs.questions.garment_sets import FestiveBonus
from specs.questions.garment_sets_couture import Couture
from specs.steps import Step
from specs.vocabulary import Role

Facts = dict[str, Any]

MAKE_BONUSES_OF_BASE: Final = 2
"""So many bonuses of the base game make a garment; the next number is that of the bonus that sells."""

BASE_GARMENTS: Final = 42
BASE_TILES: Final = 48


class SetTable(BoxTable):
    """Everything that is seen of a game in play with options."""

    def __init__(self, parts: Parts, players: int) -> None:
        super().__init__(parts, players)
        count = len(parts.garments)
        self._special = tuple(g.special for g in parts.garments)
        self._first_of_set = count - parts.added_garments
        self._late = sum(1 << n for n in range(count - parts.late_garments, count))

    # Preparing.

    def sweep(self, b: Position, a: Position) -> Facts:
        """Observe how old garments make room."""
        return super().sweep(b, a) | {"extra": bool(self.parts.added_garments)}

    def hang(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe a garment that comes from the bag into a window."""
        super().hang(b, action, a, s, facts)
        facts["extra"] = bool(a.bag & ~(b.bag | b.rags))
        facts["late_in_bag"] = (b.bag & self._late).bit_count()

    def late(self, b: Position, a: Position) -> Facts:
        """Observe where the garments are that come late, when the first round is prepared."""
        elsewhere = [g for g in a.windows if g != NOBODY and self._late >> g & 1]
        return {
            "event": OptionEvent.LATE, "late_count": self._late.bit_count(),
            "late_in_bag": (a.bag & self._late).bit_count(), "late_elsewhere": len(elsewhere),
            "bag_gain": (a.bag & self._late).bit_count() - (b.bag & self._late).bit_count(),
        }  # fmt: skip

    # Making.

    def _of_set(self, facts: Facts, tile: int, make: int) -> None:
        special = self._special[tile]
        facts["of_set"], facts["must_sell"] = tile >= self._first_of_set, make > MAKE_BONUSES_OF_BASE
        facts["is_festive"], facts["is_couture"] = isinstance(special, FestiveBonus), isinstance(special, Couture)
        facts["is_livre"] = special is Couture.LIVRE

    def chosen(self, b: Position, a: Position, facts: Facts) -> Facts:
        """Observe whether a garment that is chosen can be carried to its end."""
        found = dict(facts) | {"event": OptionEvent.CHOSEN}
        tile = next(x for x, y in zip(b.windows, a.windows, strict=True) if x != y)
        self._of_set(found, tile, b.todo[-1][3])
        found["space_for_it"] = any(
            g == NOBODY and (not space.master or found["role"] is Role.MASTER)
            for g, space in zip(b.guests, self.parts.board.guests, strict=True)
        )
        return found

    def spend(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe the resources that are handed in."""
        super().spend(b, action, a, s, facts)
        facts["extra"] = isinstance(self._special[b.todo[-1][4]], FestiveBonus)

    def festive(self, b: Position, s: int, facts: Facts) -> Facts:
        """Observe the points of a festive garment."""
        found = dict(facts) | {"event": OptionEvent.FESTIVE, "festive_bonus": self._special[b.todo[-1][4]]}
        self.on_board(found, b, s)
        return found

    def fate(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe the sale of a garment, or that it is to be rented."""
        super().fate(b, action, a, s, facts)
        _, _, _, make, tile = b.todo[-1]
        self._of_set(facts, tile, make)
        facts["extra"] = facts["event"] is Event.SELL and (facts["of_set"] or facts["must_sell"])

    def space(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe a garment that is put on a guest space, and the reward."""
        super().space(b, action, a, s, facts)
        facts["extra"] = isinstance(self._special[b.todo[-1][4]], Couture)

    def use(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe what becomes of a tile."""
        super().use(b, action, a, s, facts)
        facts["extra"] = self.rewarded(b, a) is not None

    @staticmethod
    def rewarded(b: Position, a: Position) -> int | None:
        """Give the garment that gives its bonus now, if one does."""
        waiting = [f[2] for f in b.todo if f[0] == Step.REWARD]
        still = [f[2] for f in a.todo if f[0] == Step.REWARD]
        return waiting[-1] if len(still) < len(waiting) else None

    def worn(
        self, tile: int, b: Position, action: Action, a: Position, s: int, facts: Facts, *, matched: bool
    ) -> Facts:
        """Observe the bonus of a haute couture garment; `matched` if a jewel of its colour was bought with it."""
        found = dict(facts) | {"event": OptionEvent.WORN, "couture": self._special[tile], "matched": matched}
        placed = b.todo[-1][0] == Step.SPACE
        found["space_livre"] = self.parts.board.guests[action[1]].livre if placed else 0
        found["favor_was_free"], found["favor_mine"] = b.favor == NOBODY, a.favor == s
        found["display"] = sum(len(d) - d.count(NOBODY) for d in b.drawers)
        follows = a.todo[-1] if a.todo else (Step.OVER, 0, 0, 0)
        found["tile_follows"] = follows[0] in (Step.DRAWER, Step.TILE) and bool(follows[2])
        found["call_follows"] = follows[0] == Step.CALL
        found["jewel_follows"] = follows[0] == Step.JEWEL and bool(follows[3])
        found["jewelry_before"] = self.jewelry(b, s)
        found["display_empty"] = b.box is None or b.box.shown.count(NOBODY) == len(b.box.shown)
        return found

    def call(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe an employee that a garment deputes, or none."""
        card = action[1]
        own, seat = b.seats[s], a.seats[s]
        facts["event"], facts["called"] = OptionEvent.CALL, card != NOBODY
        self._card(facts, b.played if card == NOBODY else card)
        facts["of_team"] = bool((own.hand | own.reserve | own.pile) >> max(card, 0) & 1) or card == b.played
        facts["card_gone"] = not (seat.hand | seat.reserve | seat.pile) >> max(card, 0) & 1
        follows = a.todo[-1] if a.todo else (Step.OVER,)
        facts["bonus_follows"] = follows[0] == Step.BONUS and follows[2] == card

    # Rounds and scoring.

    def turn_end(self, b: Position, a: Position, s: int, event: Any) -> Facts:
        """Observe where the card in play and the deputed ones go."""
        gone = self.cards(b) & ~self.cards(a) if event is OptionEvent.CALL else 0
        if gone:
            # The garment deputes with the very action that ends the turn.
            b = b.copy()
            b.leaving |= gone & ~sum(1 << card for card in b.queue)
        return super().turn_end(b, a, s, event)

    def earned(self, b: Position, a: Position, s: int) -> Facts:
        """Observe the income of a player who may have jewels."""
        facts = super().income(b, a, s) | {"event": OptionEvent.EARNED}
        self.own_jewels(facts, a, s)
        return facts

    def income(self, b: Position, a: Position, s: int) -> Facts:
        """Observe what a player receives at the end of a round."""
        facts = super().income(b, a, s)
        facts["extra"] = a.box is not None and bool(a.box.owned[s])
        return facts

    def scoring(self, b: Position, a: Position, s: int) -> Facts:
        """Observe the final scoring up to the fireworks, with the income of the last round before it."""
        facts = super().scoring(b, a, s)
        self.own_jewels(facts, a, s)
        self.crowned_new(facts, a, s)
        new = any(facts[name] for name in facts if name.startswith("crowned_m_"))
        facts["is_hers"] = bool(self.parts.opponent) and s == 1
        facts["extra"] = bool(facts["jewels"]) or new or facts["is_hers"]
        return facts

    def final(self, b: Position, a: Position, s: int) -> Facts:
        """Observe the whole score sheet of a player."""
        facts = super().final(b, a, s)
        self.own_jewels(facts, a, s)
        facts["tiles"], facts["is_hers"] = a.seats[s].tiles.bit_count(), bool(self.parts.opponent) and s == 1
        return facts

    def everything(self, a: Position) -> Facts:
        """Count all that is on the table."""
        more = len(self.parts.resources) > BASE_TILES
        return super().everything(a) | {"extra": a.box is not None or bool(self.parts.added_garments) or more}

    def whole(self, a: Position, discarded: int) -> Facts:
        """Count all that is on a table with options; `discarded` jewels have left the game."""
        facts = super().everything(a)
        found: Facts = {
            "event": OptionEvent.WHOLE, "round": a.round, "garments_here": facts["all_garments"],
            "garments_doubled": facts["garments_twice"], "tiles_here": facts["all_tiles"],
            "tiles_twice": facts["tiles_twice"], "set_garments": self.parts.added_garments,
            "set_tiles": len(self.parts.resources) - BASE_TILES, "smallest_team": facts["smallest_team"],
            "lowest_livre": facts["lowest_livre"], "lowest_notions": facts["lowest_notions"],
            "all_jewels": 24, "jewels_twice": 0, "cards_in_two": 0, "most_jewelry": 0, "most_specialised": 0,
            "strange_tasks": 0,
        }  # fmt: skip
        box = a.box
        if box is None:
            return found
        places = [box.bag, *box.owned, *(1 << j for j in box.shown if j != NOBODY)]
        union = 0
        for place in places:
            union |= place
        total = sum(place.bit_count() for place in places)
        found["all_jewels"], found["jewels_twice"] = union.bit_count() + discarded, total - union.bit_count()
        dealt = [1 << card for card in box.dealt if card != NOBODY]
        teams = [p.hand | p.reserve | p.pile for p in a.seats]
        piles = [*teams, a.deck, *box.decks, *dealt, *(1 << card for card in a.queue)]
        all_cards = 0
        for pile in piles:
            all_cards |= pile
        found["cards_in_two"] = sum(pile.bit_count() for pile in piles) - all_cards.bit_count()
        found["most_jewelry"] = max(self.jewelry(a, s) for s in range(self.players))
        found["most_specialised"] = max((team & self._specialised).bit_count() for team in teams)
        found["strange_tasks"] = sum(
            (tasks & ~OF_EXAM[area]).bit_count() for tasks, area in zip(box.tasks, box.areas, strict=True)
        )
        return found

    # For the solo opponent.

    @staticmethod
    def rank(space: GuestSpace) -> int:
        """Give how much a guest space's reward is liked: a tile, then thread or lace, then Livre."""
        return 0 if space.tile else 1 if space.thread or space.lace else 2 if space.livre else 3
