"""Preparing a round: the favor, new employees, new resource tiles, new garments."""

from __future__ import annotations

from specs.actions import opponent_cards as cards
from specs.phases import jewelry
from specs.position import NOBODY, Action, Frame, Position, bits
from specs.questions.base_preparation import Direction, StartNext, WhenEmpty
from specs.setting import Setting
from specs.steps import Step
from specs.vocabulary import RoundStep

STEPS = tuple(RoundStep)
FAVOR, EMPLOYEES, RESOURCES, GARMENTS = range(len(STEPS))
JEWELS = len(STEPS)
"""The step that the Jewelry Box adds."""


def starts(setting: Setting, position: Position, frame: Frame) -> list[Action]:  # noqa: ARG001 - as all steps
    """Give who may begin: by no rule that looks at the game."""
    return [("start", seat) for seat in range(setting.players)]


def start(setting: Setting, new: Position, frame: Frame, action: Action) -> None:  # noqa: ARG001 - as all steps
    """Give the starting player the marker."""
    if setting.rule.start_player_gets_marker:
        new.start = action[1]


def begin_round(setting: Setting, new: Position, frame: Frame) -> None:  # noqa: ARG001 - as all steps
    """Begin the next round: its preparation, hands, turns."""
    new.round += 1
    rule = setting.rule
    done = rule.step_in_round_one if new.round == 1 else rule.step_in_later_rounds
    places = {s: rule.round_step_position[s] for s in range(len(STEPS)) if done[s]}
    if setting.box is not None and rule.jewel_step_in_round[new.round]:
        places[JEWELS] = rule.jewel_step_position
    order = sorted(places, key=places.__getitem__)
    late = ((Step.LATE,),) if setting.parts.late_garments and new.round == 1 else ()
    new.todo = (*new.todo, (Step.CHOOSE,), *late, *((Step.PREPARE, s) for s in reversed(order)))


def add_late(setting: Setting, new: Position, frame: Frame) -> None:  # noqa: ARG001 - as all steps
    """Put the garments into the bag that come late."""
    garments = len(setting.parts.garments)
    for garment in range(garments - setting.parts.late_garments, garments):
        new.bag |= 1 << garment


def choose_hands(setting: Setting, new: Position, frame: Frame) -> None:  # noqa: ARG001 - as all steps
    """Let all choose their hands, then take turns; what is done at once is written down from the starting player on."""
    seats = [(new.start + n) % setting.players for n in range(setting.players)]
    if setting.solo:
        cards.new_round(setting, new)
        seats = [0]
    new.todo = (*new.todo, (Step.TURN, new.start), *((Step.HAND, s) for s in reversed(seats)))


def prepare(setting: Setting, new: Position, frame: Frame) -> None:
    """Do one step of preparing a round."""
    step = frame[1]
    if step == FAVOR:
        _favor(setting, new)
    elif step == EMPLOYEES:
        _employees(setting, new)
    elif step == RESOURCES:
        new.todo = (*new.todo, (Step.FILL_ON,))
    elif step == JEWELS:
        jewelry.prepare(setting, new)
    else:
        _garments(setting, new)


def _favor(setting: Setting, new: Position) -> None:
    rule = setting.rule
    taken = new.favor >= 0
    if rule.starts_next_round[taken] is StartNext.FAVOR_HOLDER and rule.favor_gives_start:
        new.start = new.favor
    if taken and rule.favor_returns:
        new.favor = NOBODY


def _employees(setting: Setting, new: Position) -> None:
    rule = setting.rule
    if rule.queue_leftovers_leave_game and new.queue:
        new.queue = ()
    left = new.deck.bit_count()
    short = rule.revealed_from_short_deck
    number = min(rule.employees_revealed, short[left] if left < len(short) else left)
    if number:
        new.todo = (*new.todo, (Step.REVEAL_ON, number))


def reveal_on(setting: Setting, new: Position, frame: Frame) -> None:  # noqa: ARG001 - as all steps
    """Reveal so many more employees."""
    if frame[1] > 1:
        new.todo = (*new.todo, (Step.REVEAL_ON, frame[1] - 1))
    new.todo = (*new.todo, (Step.REVEAL,))


def revealable(setting: Setting, position: Position, frame: Frame) -> list[Action]:  # noqa: ARG001 - as all steps
    """Give the employees who may lie on top of the deck: those left of its top level."""
    for level in setting.levels:
        if top := position.deck & level:
            return [("reveal", c) for c in bits(top)]
    return []


def reveal(setting: Setting, new: Position, frame: Frame, action: Action) -> None:  # noqa: ARG001 - as all steps
    """Put the employee into the queue."""
    new.deck &= ~(1 << action[1])
    new.queue = (*new.queue, action[1])


def fill_on(setting: Setting, new: Position, frame: Frame) -> None:  # noqa: ARG001 - as all steps
    """Fill the next empty space of the resource display, from the left; discarded tiles come back when none is left."""
    rule = setting.rule
    if not rule.resource_spaces_refilled:
        return
    for number, drawer in enumerate(new.drawers):
        for space, tile in enumerate(drawer):
            if tile < 0:
                if not new.stock and rule.resource_stock_out is WhenEmpty.DISCARDS_RETURN:
                    new.stock, new.used = new.used, 0
                if new.stock:
                    new.todo = (*new.todo, (Step.FILL_ON,), (Step.FILL, number, space))
                return


def fillings(setting: Setting, position: Position, frame: Frame) -> list[Action]:  # noqa: ARG001 - as all steps
    """Give the tiles that may come out of the stock (drawer, space)."""
    return [("fill", t) for t in bits(position.stock)]


def fill(setting: Setting, new: Position, frame: Frame, action: Action) -> None:  # noqa: ARG001 - as all steps
    """Put the tile into its space."""
    _, number, space = frame
    new.stock &= ~(1 << action[1])
    drawer = new.drawers[number]
    filled = (*drawer[:space], action[1], *drawer[space + 1 :])
    new.drawers = (*new.drawers[:number], filled, *new.drawers[number + 1 :])


def _garments(setting: Setting, new: Position) -> None:
    rule = setting.rule
    windows = new.windows
    if any(g >= 0 for g in windows):
        kept = len(windows) - rule.garments_discarded_right
        for garment in windows[kept:]:
            if garment >= 0:
                new.rags |= 1 << garment
        left = [g for g in windows[:kept] if g >= 0]
        empty = [NOBODY] * (len(windows) - len(left))
        new.windows = tuple((*empty, *left) if rule.garments_slide_to is Direction.RIGHT else (*left, *empty))
    new.todo = (*new.todo, (Step.HANG_ON,))


def hang_on(setting: Setting, new: Position, frame: Frame) -> None:  # noqa: ARG001 - as all steps
    """Fill the next empty window, from the right; discarded garments come back when none is left in the bag."""
    rule = setting.rule
    if not rule.garment_spaces_refilled:
        return
    order = range(len(new.windows))
    for window in reversed(order) if rule.garment_fill_from is Direction.RIGHT else order:
        if new.windows[window] < 0:
            if not new.bag and rule.garment_stock_out is WhenEmpty.DISCARDS_RETURN:
                new.bag, new.rags = new.rags, 0
            if new.bag:
                new.todo = (*new.todo, (Step.HANG_ON,), (Step.HANG, window))
            return


def hangings(setting: Setting, position: Position, frame: Frame) -> list[Action]:  # noqa: ARG001 - as all steps
    """Give the garments that may come out of the bag (window)."""
    return [("hang", g) for g in bits(position.bag)]


def hang(setting: Setting, new: Position, frame: Frame, action: Action) -> None:  # noqa: ARG001 - as all steps
    """Put the garment into its window."""
    new.bag &= ~(1 << action[1])
    new.windows = (*new.windows[: frame[1]], action[1], *new.windows[frame[1] + 1 :])
