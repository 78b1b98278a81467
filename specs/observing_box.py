"""
What is seen of a table with the Jewelry Box: jewels, exams, specialised apprentices and the new bonuses.

`b` and `a` are the positions before and after; `s` is the seat observed.
"""

from __future__ import annotations

from typing import Any, Final

from oracle.errors import PlayError
from specs.observables import Event
from specs.observing import MAIN_ACTIONS, Table
from specs.observing_scores import GOWNS, NEW_CROWNED
from specs.option_events import OptionEvent
from specs.parts import Parts
from specs.position import NOBODY, Action, Box, Position, bits
from specs.questions.bonuses import Bonus
from specs.questions.exams_tasks import Task
from specs.questions.jewelry_bonuses import NewBonus
from specs.questions.jewelry_box import Exam
from specs.steps import Step
from specs.vocabulary import Action as MainAction
from specs.vocabulary import Decoration, Garment, Role

Facts = dict[str, Any]

EXAMS: Final = tuple(Exam)
TASKS: Final = tuple(Task)
OF_EXAM: Final = (0b0001111, 0b1110000)
"""The sets of the tasks of each exam."""
NEW_BONUSES: Final = tuple(NewBonus)
COUNTED: Final = tuple(name for name in Box.__slots__ if name != "piles")
"""What of a box counts as a place; piles are the order of what is counted as cards."""
COLORS: Final = tuple(Garment)


class BoxTable(Table):
    """Everything that is seen of a game in play with the Jewelry Box; without it, nothing of that is there."""

    def __init__(self, parts: Parts, players: int) -> None:
        super().__init__(parts, players)
        box = parts.box
        self._first_new = len(parts.employees) + players * len(parts.start_team)
        self._first_specialised = self._first_new + (len(box.employees) if box else 0)
        cards = (*parts.employees, *(parts.start_team * players), *((*box.employees, *box.apprentices) if box else ()))
        self._new = tuple(c.bonus if isinstance(c.bonus, NewBonus) else None for c in cards)
        self._conditions = tuple(c.condition for c in cards)
        self._jewel_colors = tuple(j.color for j in box.jewels) if box else ()
        self._kinds = tuple(d.kind for d in parts.board.decorations)
        self._jewelry = tuple(n for n, kind in enumerate(self._kinds) if kind is None)
        self._apprentices = sum(1 << n for n, c in enumerate(cards) if c.role is Role.APPRENTICE)
        self._new_crowned = tuple((b, sum(1 << n for n, k in enumerate(self._new) if k is b)) for b in NEW_CROWNED)
        self._specialised = sum(1 << n for n in range(self._first_specialised, len(cards)))

    # Of every action.

    def base(self, b: Position, a: Position, s: int) -> Facts:
        """Give what is observed of every action: what of the box changed, too."""
        facts = super().base(b, a, s)
        x, y = b.box, a.box
        facts["box_changes"], facts["other_boxes_same"], facts["tasks_gain"], facts["jewels_gain"] = 0, True, 0, 0
        if x is None or y is None or x is y:
            return facts
        facts["box_changes"] = sum(getattr(x, name) != getattr(y, name) for name in COUNTED)
        facts["other_boxes_same"] = all(
            (x.owned[n], x.areas[n], x.tasks[n], x.dealt[n]) == (y.owned[n], y.areas[n], y.tasks[n], y.dealt[n])
            for n in range(len(b.seats))
            if n != s
        )
        if s != NOBODY:
            facts["tasks_gain"] = y.tasks[s].bit_count() - x.tasks[s].bit_count()
            facts["jewels_gain"] = y.owned[s].bit_count() - x.owned[s].bit_count()
        return facts

    def own_jewels(self, facts: Facts, position: Position, s: int) -> None:
        """Count a player's jewels."""
        found = [self._jewel_colors[j] for j in bits(position.box.owned[s])] if position.box else []
        facts["jewels"] = len(found)
        for color in COLORS:
            facts[f"jewels_{color.name.lower()}"] = found.count(color)

    def present(self, position: Position, s: int) -> int:
        """Count the halls in which a player has a garment or the musician."""
        halls = {hall for hall, g in zip(self._halls, position.guests, strict=True) if g != NOBODY and g & 7 == s}
        return len(halls | {hall for hall, n in self._musician.items() if position.owners[n] == s})

    def jewelry(self, position: Position, s: int) -> int:
        """Count a player's jewelry decorations."""
        return sum(position.owners[n] == s for n in self._jewelry)

    def crowned_new(self, facts: Facts, position: Position, s: int) -> None:
        """Tell which Masters with a bonus for the end a team has."""
        seat = position.seats[s]
        team = seat.hand | seat.reserve | seat.pile
        for bonus in NEW_BONUSES:
            if bonus.name.startswith("M_"):
                facts[f"crowned_{bonus.name.lower()}"] = False
        for bonus, cards in self._new_crowned:
            facts[f"crowned_{bonus.name.lower()}"] = bool(team & cards)
        facts["apprentices"] = (team & self._apprentices).bit_count()

    # Setting up and preparing.

    def mix(self, b: Position, action: Action, a: Position, _s: int, facts: Facts) -> None:
        """Observe a card that goes from a deck beside an exam into the employee deck."""
        card = action[1]
        self._card(facts, card)
        exam = 0 if self._role[card] is Role.JOURNEYMAN else 1
        facts["event"] = OptionEvent.MIX
        facts["deck_gain"], facts["card_in_deck"] = a.deck.bit_count() - b.deck.bit_count(), bool(a.deck >> card & 1)
        x, y = box_of(b).decks[exam], box_of(a).decks[exam]
        facts["from_exam_deck"] = bool(x >> card & 1) and not y >> card & 1
        facts["exam_deck"], facts["exam_deck_gain"] = x.bit_count(), y.bit_count() - x.bit_count()

    def deal(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe a specialised apprentice that a player is dealt."""
        self._card(facts, action[1])
        facts["event"], facts["was_dealt"] = OptionEvent.DEAL, box_of(a).dealt[s] == action[1]
        facts["dealt_before"] = action[1] in box_of(b).dealt
        facts["specialised"] = bool(self._specialised >> action[1] & 1)

    def ready(self, p: Position, s: int) -> Facts:
        """Observe what lies on the table when the first employee is about to be revealed."""
        box, seat = box_of(p), p.seats[s]
        facts = self.base(p, p, s) | {"event": OptionEvent.READY, "deck": p.deck.bit_count()}
        self.own_jewels(facts, p, s)
        levels = dict(self._levels)
        two, five = p.deck & levels[2], p.deck & levels[5]
        facts["of_level_two"], facts["of_level_five"] = two.bit_count(), five.bit_count()
        facts["changed_two"] = sum(self._role[c] is Role.JOURNEYMAN for c in bits(two))
        facts["changed_five"] = sum(self._role[c] is Role.MASTER for c in bits(five))
        facts["journeyman_cards"], facts["master_cards"] = box.decks[0].bit_count(), box.decks[1].bit_count()
        facts["area_is_journeyman"], facts["tasks_done"] = box.areas[s] == 0, box.tasks[s].bit_count()
        dealt = box.dealt[s]
        facts["has_dealt"] = dealt != NOBODY
        facts["dealt_in_team"] = dealt != NOBODY and bool((seat.hand | seat.reserve | seat.pile) >> dealt & 1)
        facts["jewels_in_bag"], facts["jewel_holes"] = box.bag.bit_count(), box.shown.count(NOBODY)
        facts["is_hers"] = bool(self.parts.opponent) and s == 1
        return facts

    def slide(self, b: Position, a: Position) -> Facts:
        """Observe how old jewels make room."""
        x, y = box_of(b), box_of(a)
        others = tuple(j for j in x.shown[:-1] if j != NOBODY)
        gone = [j for j in x.shown if j != NOBODY and j not in y.shown and not y.bag >> j & 1]
        return {
            "event": OptionEvent.SLIDE, "round": a.round, "rightmost_left": x.shown[-1] != NOBODY,
            "pushed_right": y.shown == (NOBODY,) * (len(y.shown) - len(others)) + others, "jewels_gone": len(gone),
            "jewel_bag_gain": y.bag.bit_count() - x.bag.bit_count(), "other_boxes_same": x.owned == y.owned,
        }  # fmt: skip

    def show(self, b: Position, action: Action, a: Position, _s: int, facts: Facts) -> None:
        """Observe a jewel that comes from the bag into the display."""
        place, x, y = b.todo[-1][1], box_of(b), box_of(a)
        facts["event"], facts["taken"] = OptionEvent.SHOW, bool(x.bag >> action[1] & 1)
        facts["place_was_empty"] = x.shown[place] == NOBODY and y.shown[place] == action[1]
        facts["rightmost_place"] = NOBODY not in x.shown[place + 1 :]
        facts["place_left"] = sum(p != q for p, q in zip(x.shown, y.shown, strict=True)) == 1
        facts["jewel_bag_gain"] = y.bag.bit_count() - x.bag.bit_count()

    def jewels_ready(self, a: Position) -> Facts:
        """Observe the display of jewels of a round."""
        box = box_of(a)
        holes = box.shown.count(NOBODY)
        return {
            "event": OptionEvent.JEWELS, "round": a.round, "jewel_holes": holes, "jewels_in_bag": box.bag.bit_count(),
            "jewels_left": NOBODY not in box.shown[holes:],
        }  # fmt: skip

    # Exams.

    def main(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe the main action that is chosen; an exam is one of its own."""
        if action[1] < len(MAIN_ACTIONS):
            super().main(b, action, a, s, facts)
            hires = facts["event"] is Event.MAIN and facts["action"] is MainAction.HIRE
            facts["extra"] = hires and b.box is not None and b.box.dealt[s] != NOBODY
            return
        card, box = b.todo[-1][2], box_of(b)
        self._card(facts, card)
        facts["event"], facts["exam"] = OptionEvent.EXAM, EXAMS[action[1] - len(MAIN_ACTIONS)]
        facts["from_hand"] = card == b.played
        facts["area_is_journeyman"], facts["tasks_done"] = box.areas[s] == 0, box.tasks[s].bit_count()
        facts["exam_deck"] = box.decks[box.areas[s]].bit_count()

    def pick(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe the card that comes for an exam, and the one that goes for it."""
        card, exam, x, y = action[1], b.todo[-1][2], box_of(b), box_of(a)
        self._card(facts, card)
        facts["event"], facts["exam"] = OptionEvent.PICK, EXAMS[exam]
        facts["from_exam_deck"] = bool(x.decks[exam] >> card & 1) and not y.decks[exam] >> card & 1
        facts["exam_deck_gain"] = y.decks[exam].bit_count() - x.decks[exam].bit_count()
        facts["hired_to_hand"] = bool(a.seats[s].hand >> card & 1)
        facts["card_gone"] = not self.cards(a) >> b.played & 1
        facts["area_moved"] = (x.areas[s], y.areas[s]) == (exam, 1 - exam)
        facts["tasks_left"], facts["masters_gain"] = y.tasks[s].bit_count(), y.masters[s] - x.masters[s]

    def task(self, _b: Position, _action: Action, _a: Position, _s: int, facts: Facts) -> None:
        """Observe the task that a player says is done."""
        facts["event"] = OptionEvent.TASK

    # Staff and decorations.

    def hire(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe an employee, or a specialised apprentice, that is hired."""
        card = action[1]
        if card < self._first_specialised:
            super().hire(b, action, a, s, facts)
            return
        self._card(facts, b.played)
        facts["event"], facts["condition"] = OptionEvent.APPRENTICE, self._conditions[card]
        facts["was_dealt"], facts["has_dealt"] = box_of(b).dealt[s] == card, box_of(a).dealt[s] != NOBODY
        facts["hired_to_hand"] = bool(a.seats[s].hand >> card & 1)
        self.on_board(facts, b, s)
        self.own_jewels(facts, b, s)
        facts["present_in"], facts["masters_passed"] = self.present(b, s), box_of(b).masters[s]
        facts["decoration_kinds"] = len({k for k, o in zip(self._kinds, b.owners, strict=True) if o == s})

    def fund(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe a decoration that is funded."""
        super().fund(b, action, a, s, facts)
        if self._kinds[action[1]] is None:
            # No kind of the base game; nothing is claimed there of statues alone.
            facts["decoration"] = Decoration.STATUE

    def jewelry_funded(self, b: Position, action: Action, facts: Facts, s: int) -> Facts:
        """Observe a jewelry decoration that is funded."""
        there = action[1] in self._jewelry
        return facts | {"event": OptionEvent.JEWELRY, "jewelry_before": self.jewelry(b, s), "own_space": there}

    # Jewels.

    def jewel(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe a jewel that is taken together with a garment, or none."""
        _, _, tile, free = b.todo[-1]
        x, y, place = box_of(b), box_of(a), action[1]
        color = self.parts.garments[tile].color
        facts["event"], facts["taken"], facts["is_free"] = OptionEvent.JEWEL, place != NOBODY, bool(free)
        facts["jewelry_before"], facts["display_empty"] = self.jewelry(b, s), x.shown.count(NOBODY) == len(x.shown)
        facts["draw_due"] = a.todo[-1][0] == Step.DRAW if a.todo else False
        facts["draw_possible"] = bool(b.stock | b.used)
        facts["bag_refilled"] = not b.stock and a.stock == b.used and not a.used and facts["shared_changes"] == 2
        facts["jewel_fits"] = facts["jewel_matches"] = facts["place_left"] = facts["jewel_owned"] = False
        facts["jewel_price"] = 0
        if place != NOBODY:
            jewel = x.shown[place]
            mine = self._jewel_colors[jewel]
            facts["jewel_fits"], facts["jewel_matches"] = (mine in GOWNS) == (color in GOWNS), mine is color
            facts["jewel_price"] = self.parts.box.prices[place] if self.parts.box else 0
            facts["jewel_owned"] = bool(y.owned[s] >> jewel & 1)
            facts["place_left"] = y.shown == (*x.shown[:place], NOBODY, *x.shown[place + 1 :])

    # Bonuses.

    def bonus(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe a bonus that is used, or not."""
        card = b.todo[-1][2]
        if action[1] and self._is_new(card):
            self.new(b, card, s, facts)
        else:
            super().bonus(b, action, a, s, facts)

    def _is_new(self, card: int) -> bool:
        return self._new[card] is not None or bool(self._specialised >> card & 1)

    def new(self, b: Position, card: int, s: int, facts: Facts) -> None:
        """Observe a bonus of the Jewelry Box."""
        self._card(facts, card)
        facts["event"], facts["specialised"] = OptionEvent.NEW_BONUS, bool(self._specialised >> card & 1)
        facts["new_bonus"] = self._new[card] or NewBonus.J_RESERVE
        self.on_board(facts, b, s)
        self.own_jewels(facts, b, s)
        facts["present_in"] = self.present(b, s)
        facts["garments_shown"] = len(b.windows) - b.windows.count(NOBODY)
        facts["lends_nothing"] = not any(
            b.seats[n].pile for n in range(len(b.seats)) if n != s and not (self.parts.opponent and n == 1)
        )

    def hall(self, b: Position, action: Action, _a: Position, s: int, facts: Facts) -> None:
        """Observe the hall that a bonus counts."""
        facts["event"], facts["new_bonus"] = OptionEvent.HALL, NEW_BONUSES[b.todo[-1][2]]
        facts["in_hall"] = sum(
            h == action[1] and g != NOBODY and g & 7 == s for h, g in zip(self._halls, b.guests, strict=True)
        )

    def lend(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> None:
        """Observe a card of the reserve, or of another's pile, that lends its bonus."""
        x, y = b.seats[s], a.seats[s]
        reserve = b.todo[-1][0] == Step.RESERVE
        owner = s if reserve else action[1]
        pile = box_of(b).piles[owner]
        card = action[1] if reserve else pile[-1]
        facts["event"], facts["lends_from_reserve"] = OptionEvent.LENT, reserve
        # An empty reserve is made of the pile first, as for a hand.
        facts["was_in_reserve"] = bool((x.reserve or x.pile) >> card & 1) and not y.reserve >> card & 1
        facts["now_in_pile"] = bool((y.pile if reserve else a.seats[owner].pile) >> card & 1)
        facts["own_pile"] = owner == s
        later = box_of(a).piles[owner]
        facts["on_top"] = card in later[-2:] if facts["turn_over"] else later[-1:] == (card,)
        facts["pile_top"] = pile[-1:] == (card,)
        self._card(facts, card)
        facts["lends_nothing"] = not facts["has_bonus"] and not self._is_new(card)
        facts["lends_nothing"] |= facts["crowned"]
        gains = ("livre_gain", "points_gain", "thread_gain", "lace_gain", "tiles_gain", "shared_changes")
        facts["nothing_gained"] = not any(facts[g] for g in gains)

    def lent(self, b: Position, action: Action, a: Position, s: int) -> Facts | None:
        """Observe the bonus that was lent, as if its card had just been played; None if it cannot be told."""
        reserve = b.todo[-1][0] == Step.RESERVE
        card = action[1] if reserve else box_of(b).piles[action[1]][-1]
        between = b.copy()
        if reserve:
            mine = between.seat(s)
            if not mine.reserve:
                mine.reserve, mine.pile = mine.pile, 0
            mine.reserve, mine.pile = mine.reserve & ~(1 << card), mine.pile | 1 << card
        facts = self.base(between, a, s)
        if self._crowned[card] or not (self._has_bonus[card] or self._is_new(card)):
            return None
        if self._is_new(card):
            self.new(between, card, s, facts)
            return facts
        self._card(facts, card)
        facts["event"] = Event.BONUS
        self.on_board(facts, b, s)
        facts["display"] = sum(len(d) - d.count(NOBODY) for d in b.drawers)
        # Whether it was possible at all is not told apart where it pays or goes on to a choice.
        return facts if self._bonus[card] in COUNTING else None


COUNTING: Final = frozenset({
    Bonus.START_LIVRE, Bonus.I_LIVRE, Bonus.II_COLOURS, Bonus.IV_COLOURS, Bonus.II_DECORATIONS, Bonus.V_DECORATIONS,
    Bonus.III_DECORATIONS, Bonus.III_GARMENTS, Bonus.V_GARMENTS_FIRST, Bonus.V_GARMENTS_SECOND, Bonus.III_TEAM,
    Bonus.IV_TEAM,
})  # fmt: skip
"""Bonuses that give by a count, and leave nothing to choose."""


def box_of(position: Position) -> Box:
    """
    Give what lies on the table for the Jewelry Box.

    Raises:
        PlayError: It is not played with.
    """
    if position.box is None:
        raise PlayError("a game with the Jewelry Box, got one without")
    return position.box
