"""
What is seen of the solo opponent: her cards, what each brings about, her exams, and who wins.

`b` and `a` are the positions before and after; the seat observed is hers unless a name says otherwise.
"""

from __future__ import annotations

from typing import Any, Final

from specs.observing_box import EXAMS, OF_EXAM, TASKS, box_of
from specs.observing_scores import GOWNS
from specs.observing_sets import SetTable
from specs.option_events import OptionEvent
from specs.parts import OpponentCard
from specs.position import NOBODY, Action, Position, bits
from specs.questions.bonuses import Bonus
from specs.questions.exams_tasks import Task
from specs.questions.garment_sets import FestiveBonus
from specs.questions.garment_sets_couture import Couture
from specs.questions.jewelry_bonuses import NewBonus
from specs.steps import Step
from specs.vocabulary import Action as MainAction
from specs.vocabulary import Role

Facts = dict[str, Any]

HERS: Final = 1
"""The seat of the solo opponent."""

HAND_SIZE, STOCK, BACK, SHOWN, CURRENT = range(5)
"""
Where a position has the number of cards in her hand, those not shown, those shuffled anew, those shown, and the one in
play.
"""


class SoloTable(SetTable):
    """Everything that is seen of a game in play, the solo opponent's turns among it."""

    # Her cards.

    def her_start(self, p: Position) -> Facts:
        """Observe what she has before the first round."""
        facts = self.base(p, p, HERS) | {"event": OptionEvent.HER_START, "starts_game": p.start == HERS}
        seat = p.seats[HERS]
        facts["her_team"] = (seat.hand | seat.reserve | seat.pile).bit_count()
        facts["has_dealt"] = p.box is not None and p.box.dealt[HERS] != NOBODY
        facts["area_is_journeyman"] = p.box is None or p.box.areas[HERS] == 0
        return facts

    def her_hand(self, a: Position) -> Facts:
        """Observe her cards at the beginning of a round."""
        return {
            "event": OptionEvent.HER_HAND, "her_hand": a.opponent[HAND_SIZE], "round": a.round,
            "her_stock": a.opponent[STOCK].bit_count(), "her_pile": a.opponent[SHOWN].bit_count(),
        }  # fmt: skip

    def shows(self, b: Position, action: Action, a: Position, _s: int, facts: Facts) -> None:
        """Observe a card that she shows, from her hand or from her stock."""
        card = action[1]
        facts["event"] = OptionEvent.HER_CARD if b.todo[-1][1] == 0 else OptionEvent.HER_HALL
        # Cards that came back into her stock, once it had run out, are shown anew.
        facts["her_card_unseen"] = bool((b.opponent[STOCK] | b.opponent[BACK]) >> card & 1)
        shuffled_anew = not a.opponent[SHOWN]
        facts["her_card_gone"] = not a.opponent[STOCK] >> card & 1 and (
            shuffled_anew or not a.opponent[BACK] >> card & 1
        )
        facts["her_hand"] = b.opponent[HAND_SIZE]
        facts["her_hand_gain"] = a.opponent[HAND_SIZE] - b.opponent[HAND_SIZE]
        facts["exam_now"] = self.exam_now(b, a)
        if facts["event"] is OptionEvent.HER_HALL:
            self._hall_card(b, self.parts.opponent[card], a, facts)

    def _hall_card(self, b: Position, card: OpponentCard, a: Position, facts: Facts) -> None:
        free = [g for hall, g in zip(self._halls, b.guests, strict=True) if hall == card.hall and g == NOBODY]
        follows = a.todo[-1] if a.todo else (Step.OVER,)
        facts["hall_was_full"] = not free
        facts["placed"] = b.guests != a.guests or (follows[0] == Step.JUDGE and follows[2] == Step.SPACE)

    def judge(self, _b: Position, _action: Action, _a: Position, _s: int, facts: Facts) -> None:
        """Observe what the player decides for her; what it brings about is observed by itself."""
        facts["event"] = OptionEvent.HER_CARD
        facts["her_card_unseen"] = facts["her_card_gone"] = True
        facts["her_hand"], facts["her_hand_gain"], facts["exam_now"] = 1, -1, False

    # What she does.

    @staticmethod
    def exam_now(b: Position, a: Position) -> bool:
        """Say whether she passes an exam with an action."""
        return b.box is not None and a.box is not None and b.box.areas[HERS] != a.box.areas[HERS]

    def _common(self, b: Position, a: Position, event: OptionEvent) -> Facts:
        facts = self.base(b, a, HERS) | {"event": event, "exam_now": self.exam_now(b, a)}
        self.tasks(facts, b, a, HERS)
        shown = b.todo[-1][0] == Step.OPPONENT and b.todo[-1][1] == 0
        facts["her_hand_gain"] = a.opponent[HAND_SIZE] - b.opponent[HAND_SIZE] + shown
        box = b.box
        facts["area_is_journeyman"] = box is not None and box.areas[HERS] == 0
        facts["area_is_master"] = box is not None and box.areas[HERS] == 1
        facts["exam_possible"] = box is not None and bool(box.decks[box.areas[HERS]])
        return facts

    @staticmethod
    def tasks(facts: Facts, b: Position, a: Position, s: int) -> None:
        """Tell which tasks of a player were done, and which are marked now."""
        x, y = (b.box.tasks[s], a.box.tasks[s]) if b.box and a.box else (0, 0)
        for number, task in enumerate(TASKS):
            facts[f"done_{task.name.lower()}"] = bool(x >> number & 1)
            facts[f"marked_{task.name.lower()}"] = bool(y & ~x) and bool((y & ~x) >> number & 1)
        facts["tasks_done"] = x.bit_count()

    def acts(self, b: Position, action: Action, a: Position) -> Facts | None:
        """Observe the action of a card, once it is done; None as long as something is to be decided."""
        number = action[1] if b.todo[-1][0] == Step.OPPONENT else b.opponent[CURRENT]
        card = self.parts.opponent[number]
        what = card.action
        waits = bool(a.todo) and a.todo[-1][0] == Step.JUDGE and a.todo[-1][2] != Step.SPACE
        if what is MainAction.CLAIM_FAVOR:
            facts = self._common(b, a, OptionEvent.HER_FAVOR)
            facts["favor_was_free"], facts["favor_mine"] = b.favor == NOBODY, a.favor == HERS
            return facts
        if what is MainAction.ACQUIRE_RESOURCES:
            return self._tiles(b, card, a)
        if what is MainAction.HIRE:
            return self._hires(b, card, a)
        return None if waits or what is MainAction.MAKE_GARMENT else self._funds(b, card, a)

    def _tiles(self, b: Position, card: OpponentCard, a: Position) -> Facts:
        facts = self._common(b, a, OptionEvent.HER_TILES)
        places = [
            (d, n)
            for d, drawer in enumerate(b.drawers)
            for n in range(len(drawer))
            if (d == card.number - 1 if card.number else n == card.space - 1)
        ]
        asked = [b.drawers[d][n] for d, n in places if b.drawers[d][n] != NOBODY]
        facts["tiles_asked"] = len(asked)
        facts["tiles_left"] = sum(a.drawers[d][n] != NOBODY for d, n in places)
        facts["display_gain"] = sum(d.count(NOBODY) for d in b.drawers) - sum(d.count(NOBODY) for d in a.drawers)
        rolls = self.rolls(sum(1 << t for t in asked))
        facts["shows_common"], facts["shows_rarer"] = bool(rolls[0] + rolls[1]), bool(rolls[2] + rolls[3])
        facts["shows_notions"] = bool(asked)
        return facts

    def makes(self, b: Position, card: OpponentCard, a: Position) -> Facts:
        """Observe the garment that a card makes her make; `b` is the position before the card was shown."""
        facts = self._common(b, a, OptionEvent.HER_GARMENT)
        hanging = [n for n, g in enumerate(b.windows) if g != NOBODY]
        changed = [n for n, (x, y) in enumerate(zip(b.windows, a.windows, strict=True)) if x != y]
        facts["wanted"], facts["shown"] = card.number, len(hanging)
        chosen = changed[0] if changed else NOBODY
        facts["place_from_right"] = len(hanging) - hanging.index(chosen) if changed else 0
        prices = self.parts.board.windows
        facts["dearest"] = bool(changed) and prices[chosen] == max(prices[n] for n in hanging)
        garment = self.parts.garments[b.windows[chosen]] if changed else None
        facts["is_master_garment"] = garment is not None and garment.master
        facts["is_gown"] = garment is not None and garment.color in GOWNS
        facts["plain_garment"], facts["placed"] = garment is None or garment.special is None, bool(changed)
        return facts

    def _hires(self, b: Position, card: OpponentCard, a: Position) -> Facts:
        facts = self._common(b, a, OptionEvent.HER_HIRE)
        hired = [c for c in b.queue if c not in a.queue]
        facts["wanted"], facts["shown"], facts["queue_gain"] = card.number, len(b.queue), len(a.queue) - len(b.queue)
        one = hired[0] if hired else NOBODY
        facts["place_from_left"] = b.queue.index(one) + 1 if hired else 0
        seat = a.seats[HERS]
        facts["hired_hers"] = bool(hired) and bool((seat.hand | seat.reserve | seat.pile) >> one & 1)
        crowned = [c for c in b.queue if self._crowned[c]]
        facts["crowned_there"], facts["hired_crowned"] = bool(crowned), one in crowned
        worth = [self._worth(b, c, itself=1) for c in crowned]
        facts["worth_is_sure"] = worth == [self._worth(b, c, itself=0) for c in crowned]
        facts["best_for_her"] = one in crowned and worth[crowned.index(one)] == max(worth)
        facts["first_of_best"] = one in crowned and one == crowned[worth.index(max(worth))]
        return facts

    def _worth(self, b: Position, card: int, itself: int) -> int:
        """Count the points that an employee with a bonus for the end would bring her now, in a team with `itself`."""
        facts: Facts = {}
        self.on_board(facts, b, HERS)
        self.own_jewels(facts, b, HERS)
        self.crowned_new(facts, b, HERS)
        seat = b.seats[HERS]
        team = (seat.hand | seat.reserve | seat.pile).bit_count() + itself
        colors = [facts[f"jewels_{name}"] for name in ("common_gown", "common_coat", "uncommon_gown", "rare_coat")]
        apprentices = facts["apprentices"] + bool(self._apprentices >> card & 1)
        values: dict[Bonus | NewBonus, int] = {
            Bonus.VI_TEAM: 11 if team >= 11 else 8 if team >= 9 else 5 if team >= 7 else 2,
            Bonus.VI_NOTIONS: 3 * min(seat.thread, seat.lace),
            Bonus.VI_MASTER_GUESTS: 3 * (facts["master_guests"] // 2),
            Bonus.VI_COUPLES: 2 * min(facts["gowns"], facts["coats"]),
            NewBonus.M_JEWEL_SETS: 6 * min(colors),
            NewBonus.M_NECKLACES: 3 * ((colors[0] + colors[2]) // 2),
            NewBonus.M_DECORATIONS: facts["decorations"],
            NewBonus.M_APPRENTICES: 3 * (apprentices // 2),
        }
        return values[self._new[card] or self._bonus[card]]

    def _funds(self, b: Position, card: OpponentCard, a: Position) -> Facts:
        facts = self._common(b, a, OptionEvent.HER_DECORATION)
        spaces = self.parts.board.decorations
        sides = {d.side for d, o in zip(spaces, b.owners, strict=True) if o == HERS and d.side}
        free = [n for n, o in enumerate(b.owners) if o == NOBODY and not (spaces[n].side and spaces[n].side in sides)]
        jewelry = [n for n in free if spaces[n].kind is None]
        of_kind = [n for n in free if spaces[n].kind is card.kind]
        changed = [n for n, (x, y) in enumerate(zip(b.owners, a.owners, strict=True)) if x != y]
        chosen = changed[0] if changed else NOBODY
        facts["jewelry_before"], facts["jewelry_free"] = self.jewelry(b, HERS), bool(jewelry)
        facts["kind_free"], facts["decorations_gain"] = bool(of_kind), a.owners.count(HERS) - b.owners.count(HERS)
        facts["jewelry_taken"], facts["of_kind_named"] = chosen in jewelry, chosen in of_kind
        candidates = jewelry if chosen in jewelry else of_kind
        facts["cheapest"] = chosen in candidates and spaces[chosen].price == min(spaces[n].price for n in candidates)
        facts["same_kitchen_side"] = bool(changed) and spaces[chosen].side is not None and spaces[chosen].side in sides
        facts["marked_decoration"] = facts[f"marked_{Task.DECORATION.name.lower()}"]
        return facts

    def her_space(self, b: Position, action: Action, a: Position) -> Facts:
        """Observe her garment on a guest space."""
        facts = self._common(b, a, OptionEvent.HER_SPACE)
        frame = b.todo[-1]
        card = self.parts.opponent[action[1] if frame[0] == Step.OPPONENT else frame[4]]
        chosen = next(n for n, (x, y) in enumerate(zip(b.guests, a.guests, strict=True)) if x != y)
        spaces, tile = self.parts.board.guests, a.guests[chosen] >> 3
        free = [n for n, g in enumerate(b.guests) if g == NOBODY and spaces[n].hall == card.hall]
        masters = [n for n in free if spaces[n].master]
        space = spaces[chosen]
        facts["hall_is_named"], facts["space_was_free"] = space.hall == card.hall, b.guests[chosen] == NOBODY
        facts["garment_there"] = tile in b.windows and tile not in a.windows
        facts["garment_marker"] = a.guests[chosen] & 7 == HERS
        facts["master_free"], facts["on_master"] = bool(masters), space.master
        facts["best_reward"] = self.rank(space) == min((self.rank(spaces[n]) for n in masters or free), default=4)
        facts["reward_thread"], facts["reward_lace"], facts["reward_tile"] = space.thread, space.lace, space.tile
        facts["reward_draw"] = bool(a.todo) and a.todo[-1][0] == Step.LOT and a.todo[-1][1] == 0
        facts["draw_possible"] = bool(b.stock | b.used)
        facts["plain_garment"] = self._special[tile] is None
        facts["garments_shown"] = sum(x != y for x, y in zip(b.guests, a.guests, strict=True))
        return facts

    def garment_done(self, b: Position, a: Position, tile: int, space: int, card: OpponentCard) -> Facts:
        """Observe all that came with a garment of hers; `b` is the position before it was chosen."""
        facts = self.base(b, a, HERS) | {"event": OptionEvent.HER_GARMENT_DONE, "symbol": card.symbol}
        special, color = self._special[tile], self.parts.garments[tile].color
        new = list(bits(a.box.owned[HERS] & ~b.box.owned[HERS])) if b.box and a.box else []
        shown = b.box.shown if b.box else ()
        same = [j for j in reversed(shown) if j != NOBODY and self._jewel_colors[j] is color]
        fits = [j for j in reversed(shown) if j != NOBODY and (self._jewel_colors[j] in GOWNS) == (color in GOWNS)]
        facts["jewelry_before"] = self.jewelry(b, HERS)
        facts["same_color_shown"], facts["fitting_shown"] = bool(same), bool(fits)
        facts["got_jewels"], facts["got_tiles"] = len(new), facts["tiles_gain"]
        # The display is printed with lower prices to the right.
        facts["cheapest_same"] = any(jewel in new for jewel in same[:1])
        facts["cheapest_fitting"] = any(jewel in new for jewel in fits[:1])
        matching = sum(self._jewel_colors[j] is color for j in new)
        facts["tiles_due"] = self.parts.board.guests[space].tile + matching + (special is Couture.TILE)
        facts["bag_lasts"] = (b.stock | b.used).bit_count() >= 4
        facts["display"] = sum(len(d) - d.count(NOBODY) for d in b.drawers)
        facts["plain_garment"], facts["is_festive"] = special is None, isinstance(special, FestiveBonus)
        facts["couture"] = special if isinstance(special, Couture) else Couture.LIVRE
        facts["is_couture"], facts["matched"] = isinstance(special, Couture), bool(matching)
        facts["festive_bonus"] = special if isinstance(special, FestiveBonus) else FestiveBonus.COUPLES
        facts["favor_was_free"], facts["favor_mine"] = b.favor == NOBODY, a.favor == HERS
        facts["exam_now"] = self.exam_now(b, a)
        self.on_board(facts, b, HERS)
        return facts

    # Her exams.

    def her_exam(self, b: Position, a: Position) -> Facts:
        """Observe an exam that she passes."""
        facts = self._common(b, a, OptionEvent.HER_EXAM)
        x, y = box_of(b), box_of(a)
        area = x.areas[HERS]
        facts["exam"], facts["tasks_left"] = EXAMS[area], y.tasks[HERS].bit_count()
        facts["area_moved"] = y.areas[HERS] == 1 - area
        facts["tasks_done"] = (x.tasks[HERS] & OF_EXAM[area]).bit_count()
        facts["her_points"] = facts["points_gain"]
        return facts

    def lot(self, b: Position, action: Action, a: Position, _s: int, facts: Facts) -> None:
        """Observe a tile that is drawn for her, or a card that leaves or joins her employees."""
        _, what, exam = b.todo[-1]
        thing, seat = action[1], a.seats[HERS]
        own = b.seats[HERS]
        if what == 0:
            self.draw(b, action, a, HERS, facts)
            facts["event"], facts["kept"] = OptionEvent.HER_CARD, bool(seat.tiles >> thing & 1)
            self.judge(b, action, a, HERS, facts)
            return
        self._card(facts, thing)
        facts["exam"], facts["level_six"] = EXAMS[exam], self._level[thing] == 6
        facts["hired_hers"] = bool((seat.hand | seat.reserve | seat.pile) >> thing & 1)
        facts["left_team"] = bool((own.hand | own.reserve | own.pile) >> thing & 1) and not facts["hired_hers"]
        facts["right_role"] = self._role[thing] is (Role.APPRENTICE if exam == 0 else Role.JOURNEYMAN)
        if what == 1:
            facts["event"] = OptionEvent.HER_LOSS
            return
        facts["event"] = OptionEvent.HER_GAIN
        x, y = box_of(b).decks[exam], box_of(a).decks[exam]
        facts["from_exam_deck"] = bool(x >> thing & 1) and not y >> thing & 1

    # Turns, income and the end.

    def next(self, a: Position, s: int) -> Facts:
        """Observe whose turn comes next."""
        return self.her_next(a, hers=False) if self.parts.opponent else super().next(a, s)

    def her_next(self, a: Position, *, hers: bool) -> Facts:
        """Observe whose turn comes next in a solo game; `hers` says whose it was."""
        top = a.todo[-1]
        return {
            "event": OptionEvent.HER_NEXT, "her_turn": top[0] == Step.OPPONENT and top[1] == 0, "hers_before": hers,
            "her_hand": a.opponent[HAND_SIZE], "human_cards": a.seats[0].hand.bit_count(),
            "her_livre": a.seats[HERS].livre, "human_starts": True, "taken": False,
        }  # fmt: skip

    def her_first(self, a: Position) -> Facts:
        """Observe whose turn it is first in a round."""
        return self.her_next(a, hers=False) | {"human_starts": a.start == 0, "taken": True}

    def new_round(self, b: Position, a: Position, s: int, event: Any) -> Facts:
        """Observe how the favor and the queue make room for a new round."""
        found = super().new_round(b, a, s, event)
        if a.opponent:
            found["hands_left"] += a.opponent[HAND_SIZE]
        return found

    def her_income(self, b: Position, a: Position) -> Facts:
        """Observe what she has when others receive income."""
        return self.base(b, a, HERS) | {"event": OptionEvent.HER_INCOME, "her_livre": a.seats[HERS].livre}

    def _before_terrace(self, b: Position, a: Position) -> Position:
        """Give the position after an action as it was before her garments went to the terrace, if they did with it."""
        if not a.opponent or a.round != b.round or a.terrace == b.terrace:
            return a
        found = a.copy()
        guests = [x if y == NOBODY else y for x, y in zip(b.guests, a.guests, strict=True)]
        for guest in set(a.terrace) - {NOBODY, *b.terrace, *guests}:
            # Placed and moved in one step: on a Master guest space, if the hall had one.
            free = [n for n, g in enumerate(guests) if g == NOBODY and self._halls[n] == 0]
            guests[max(free, key=lambda n: self._masters[n])] = guest
        found.guests, found.terrace = tuple(guests), b.terrace
        return found

    def final(self, b: Position, a: Position, s: int) -> Facts:
        """Observe the whole score sheet of a player."""
        facts = super().final(b, a, s)
        spaces, garments = self.parts.board.decorations, self.parts.garments
        there = {n: garments[g >> 3].points for n, g in enumerate(a.terrace) if g != NOBODY and g & 7 == s}
        hall = [g for g, where in zip(a.guests, self._halls, strict=True) if where == 0 and g != NOBODY and g & 7 == s]
        pool = sorted([*there.values(), *(garments[g >> 3].points for g in hall)], reverse=True)
        factors = sorted((spaces[n].factor - 1 for n in self._fireworks if a.owners[n] == s), reverse=True)
        facts["terrace_gain"] = sum(points * (spaces[n].factor - 1) for n, points in there.items())
        facts["terrace_best"] = sum(p * f for p, f in zip(pool, factors, strict=False))
        return facts

    def presence(self, b: Position, a: Position, s: int) -> Facts:
        """Observe in how many halls a player is represented, and the bonus for all of them."""
        return super().presence(b, self._before_terrace(b, a), s)

    def scoring(self, b: Position, a: Position, s: int) -> Facts:
        """Observe the final scoring up to the fireworks, with the income of the last round before it."""
        return super().scoring(b, self._before_terrace(b, a), s)

    def result(self, a: Position, winners: tuple[int, ...], s: int) -> Facts:
        """Observe whether a player has won."""
        if not self.parts.opponent:
            return super().result(a, winners, s)
        return {
            "event": OptionEvent.HER_RESULT, "her_points": a.seats[HERS].points, "points_of_human": a.seats[0].points,
            "human_won": 0 in winners, "she_won": HERS in winners, "her_livre": a.seats[HERS].livre,
        }  # fmt: skip
