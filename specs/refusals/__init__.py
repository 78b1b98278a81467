"""
Why an action may not be done: the question whose answer forbids it, in its case.

The steps say what may be done; this says of anything else which answer of the book stands against it. A property over
whole games holds the two against each other: what is refused here is not among the legal actions, and the reverse.
"""

from __future__ import annotations

from collections.abc import Callable

from specs.actions import decorations, garments, resources, staff
from specs.actions.turns import ACQUIRE, DEPUTE, FAVOR, FIRST_EXAM, FUND, HIRE, MAINS, MAKE
from specs.opponent.turn import judgements
from specs.position import NOBODY, Action, Frame, Position
from specs.refusals import chance, exams, garment_sets, jewelry
from specs.refusals.making import fate, guest_space, save, spend, window
from specs.refusals.others import admire, depute, exchange, fund, give, team_too_small
from specs.refusals.reason import Reason, Reasons
from specs.refusals.timing import out_of_time
from specs.setting import ROLES, Setting
from specs.steps import Step


def why_not(setting: Setting, position: Position, action: Action) -> Reason | None:
    """Give the first reason why a well-formed action is not legal; None if nothing stands against it."""
    if not position.todo:
        return Reason("the game is over", "game_ends_at", {})
    frame = position.todo[-1]
    allowed = _VERBS.get(frame[0]) or _verbs_for_opponent(frame)
    if action[0] not in allowed:
        step = Step(frame[0])
        return out_of_time(step, action[0], allowed, _ORDER.get(step, "bonus_after_main"))
    reasons = _FOR_OPPONENT.get(frame[0]) or _REASONS[action[0]]
    if frame[0] == Step.JUDGE and action in judgements(setting, position, frame):
        return None
    return next(reasons(setting, position, frame, action), None)


def _verbs_for_opponent(frame: Frame) -> tuple[str, ...]:
    """Give the verb of what falls to the solo opponent, or is decided for her: that says what it is about."""
    if frame[0] == Step.LOT:
        return (_LOTS[frame[1]],)
    return (Step(frame[2]).name.lower(),)


_LOTS = ("draw", "remove", "pick")


_VERBS: dict[int, tuple[str, ...]] = {
    Step.START: ("start",),
    Step.REVEAL: ("reveal",),
    Step.FILL: ("fill",),
    Step.HANG: ("hang",),
    Step.DRAW: ("draw",),
    Step.HAND: ("hand",),
    Step.CARD: ("card",),
    Step.MAIN: ("main",),
    Step.DRAWER: ("drawer",),
    Step.TILE: ("tile",),
    Step.USE: ("keep", "take"),
    Step.WINDOW: ("window",),
    Step.SAVE: ("save",),
    Step.SPEND: ("spend",),
    Step.FATE: ("rent", "sell"),
    Step.SPACE: ("space",),
    Step.HIRE: ("hire",),
    Step.FUND: ("fund",),
    Step.BONUS: ("bonus",),
    Step.NOTION: ("take",),
    Step.EXCHANGE: ("exchange",),
    Step.GIVE: ("give", "enough"),
    Step.DEPUTE: ("depute",),
    Step.ADMIRE: ("admire",),
    Step.MIX: ("mix",),
    Step.DEAL: ("deal",),
    Step.SHOW: ("show",),
    Step.OPPONENT: ("opponent",),
    Step.JEWEL: ("jewel",),
    Step.TASK: ("task",),
    Step.PICK: ("pick",),
    Step.HALL: ("hall",),
    Step.RESERVE: ("uncover",),
    Step.COPY: ("copy",),
    Step.CALL: ("call",),
}
"""The verbs that each kind of choice knows."""

_ORDER = {
    Step.START: "start_player_gets_marker",
    Step.REVEAL: "employees_revealed",
    Step.FILL: "resource_spaces_refilled",
    Step.HANG: "garment_spaces_refilled",
    Step.DRAW: "bonus_bag_source",
    Step.HAND: "hand_chosen_before_first_turn",
    Step.DRAWER: "may_choose_drawer",
    Step.TILE: "may_choose_tile_in_drawer",
    Step.WINDOW: "choose_any_garment",
    Step.SAVE: "bonus_make_saving_use",
    Step.SPEND: "must_spend_resources",
    Step.SPACE: "choose_any_hall",
    Step.HIRE: "may_choose_any_in_queue",
    Step.FUND: "choose_any_decoration_space",
    Step.NOTION: "slash_chosen_by",
    Step.EXCHANGE: "bonus_exchange_points",
    Step.GIVE: "bonus_silk_any_number",
    Step.DEPUTE: "bonus_depute_role",
    Step.CARD: "must_play_card",
    Step.MAIN: "main_actions_per_card",
    Step.USE: "tile_use_decided_at_once",
    Step.FATE: "fate_decided_at_once",
    Step.ADMIRE: "terrace_move",
    Step.MIX: "level_changed_before_placing",
    Step.DEAL: "apprentices_dealt_at_random",
    Step.SHOW: "jewels_filled_at_random",
    Step.OPPONENT: "solo_cards_per_turn",
    Step.LOT: "solo_exam_removed_at_random",
    Step.JUDGE: "solo_space_tie",
    Step.JEWEL: "jewel_moment",
    Step.TASK: "task_marked_at_once",
    Step.PICK: "exam_step_position",
    Step.HALL: "hall_chosen_by",
    Step.RESERVE: "reserve_bonus_at_once",
    Step.COPY: "copy_bonus_as_played",
    Step.CALL: "couture_depute",
}
"""The question about the order of things that each kind of choice rests on."""


def _hand(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    own = position.seats[frame[1]]
    size = setting.rule.cards_chosen
    cards = action[1:]
    chosen = 0
    for card in cards:
        chosen |= 1 << card
    reserve = own.reserve.bit_count()
    if chosen & ~(own.reserve | own.pile) or chosen.bit_count() != len(cards):
        yield Reason("a hand is chosen from one's own cards, each once", "hand_from", {"from_where": 0})
    wanted = min(size, reserve + own.pile.bit_count()) if reserve < size else size
    if len(cards) != wanted:
        yield Reason(f"a hand has {wanted} cards here", "cards_chosen", {})
    if reserve < size and own.reserve & ~chosen:
        yield Reason("what is left of the reserve is taken first", "reserve_taken_first", {"reserve": reserve})
    if reserve >= size and chosen & own.pile:
        yield Reason("the reserve suffices", "new_reserve_made", {"reserve": min(reserve, 8)})
    if list(cards) != sorted(cards) and (reserve >= size or not own.pile):
        yield Reason("the cards of a hand are named in the order of their numbers")
    elif cards and ("hand", *cards) not in staff.hands(setting, position, frame):
        yield Reason("first what is left of the reserve, then the rest, each in the order of their numbers")


def _card(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:  # noqa: ARG001
    if not position.seats[frame[1]].hand >> action[1] & 1:
        yield Reason("this card is not in the player's hand", "must_play_card", {})


def _main(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    _, seat, card = frame
    main = action[1]
    if main == NOBODY:
        if not setting.rule.may_forgo[0]:
            yield Reason("the main action may not be given up", "may_forgo", {"part_of_turn": 0})
        return
    if main >= FIRST_EXAM:
        yield from exams.no_exam(setting, position, seat, card, main)
        return
    role = setting.role[card]
    if not setting.rule.may_take_action[role][main]:
        yield Reason(
            f"an employee of this role never does this: {ROLES[role].value}, {MAINS[main].value}",
            "may_take_action",
            {"role": role, "action": main},
        )
    yield from _IMPOSSIBLE[main](setting, position, seat, card)


def _no_favor(setting: Setting, position: Position, seat: int, card: int) -> Reasons:  # noqa: ARG001
    if position.favor >= 0 and not setting.rule.may_claim_taken_favor:
        yield Reason("the favor has been taken in this round", "may_claim_taken_favor", {})


def _no_tile(setting: Setting, position: Position, seat: int, card: int) -> Reasons:  # noqa: ARG001
    if all(max(d) < 0 for d in position.drawers):
        yield Reason("no tile is on display", "may_acquire_from_empty_display", {})
    elif not resources.can_acquire(setting, position, seat, free=False):
        shown = min(sum(t >= 0 for t in d) for d in position.drawers if max(d) >= 0)
        yield Reason("the player cannot pay any tile", "resource_price", {"tiles_in_drawer": shown})


def _no_garment(setting: Setting, position: Position, seat: int, card: int) -> Reasons:
    if all(g < 0 for g in position.windows):
        yield Reason("no garment is on display", "may_make_from_empty_display", {})
    elif not garments.can_make(setting, position, seat, card, 0):
        yield Reason("there is no garment that the player may make and can pay", "must_spend_resources", {})


def _no_employee(setting: Setting, position: Position, seat: int, card: int) -> Reasons:  # noqa: ARG001
    if staff.can_hire(setting, position, seat):
        return
    shown = min(len(position.queue), len(setting.rule.hire_price) - 1)
    if not setting.rule.may_hire_from[shown]:
        yield Reason("nobody is in the queue", "may_hire_from", {"shown": shown})
    else:
        yield Reason("the player cannot pay an employee", "hire_price", {"shown": shown})


def _no_deputing(setting: Setting, position: Position, seat: int, card: int) -> Reasons:  # noqa: ARG001
    if not staff.may_depute(setting, position, seat, 0):
        yield team_too_small(setting, position, seat, 0)


def _no_decoration(setting: Setting, position: Position, seat: int, card: int) -> Reasons:  # noqa: ARG001
    if decorations.can_fund(setting, position, seat, 0):
        return
    free = [n for n, owner in enumerate(position.owners) if owner < 0]
    if not free and not setting.rule.may_fund_occupied_space:
        yield Reason("no decoration is free", "may_fund_without_free_space", {})
        return
    frame: Frame = (Step.FUND, seat, 0)
    each = [next(fund(setting, position, frame, ("fund", n))) for n in free or range(len(position.owners))]
    # What money alone stands against is nearest to being allowed.
    reason = next((r for r in each if r.question == "must_pay_decoration"), each[0])
    yield Reason("there is no decoration that the player may fund and can pay", reason.question, reason.case)


_IMPOSSIBLE: dict[int, Callable[[Setting, Position, int, int], Reasons]] = {
    FAVOR: _no_favor,
    ACQUIRE: _no_tile,
    MAKE: _no_garment,
    HIRE: _no_employee,
    DEPUTE: _no_deputing,
    FUND: _no_decoration,
}


def _drawer(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    _, seat, free = frame
    if action[1] >= len(position.drawers):
        yield Reason(f"the display has {len(position.drawers)} sections", "drawers", {})
        return
    drawer = position.drawers[action[1]]
    if max(drawer) < 0:
        yield Reason("no tile is in this section", "acquire_from_empty_drawer", {})
    elif not free and resources.price(setting, drawer) > position.seats[seat].livre:
        shown = sum(t >= 0 for t in drawer)
        yield Reason("the player cannot pay it", "resource_price", {"tiles_in_drawer": shown})


def _tile(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:  # noqa: ARG001
    if action[1] not in position.drawers[frame[3]]:
        yield Reason("this tile is not in the section chosen", "may_choose_tile_in_drawer", {})


def _use(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    options = (
        resources.uses(setting, position, frame) if frame[0] == Step.USE else [("take", "thread"), ("take", "lace")]
    )
    if action in options:
        return
    if frame[0] == Step.NOTION or action[0] == "keep":
        yield Reason("one of thread and lace is chosen", "tile_sign_means", {"sign": 1})
        return
    shown = setting.parts.resources[frame[2]].notions.value
    if "+" in shown:
        yield Reason(f"the tile gives {shown}", "tile_sign_means", {"sign": 0})
    elif "/" in shown:
        yield Reason(f"the tile gives {shown}", "tile_sign_means", {"sign": 1})
    else:
        yield Reason(f"the tile gives {shown}", "notions_from_tile", {"notion": int(shown == "lace")})


def _hire(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    if action not in staff.candidates(setting, position, frame):
        if action[1] >= setting.first_specialised:
            yield from jewelry.apprentice(setting, position, frame[1], action[1])
        elif action[1] in position.queue:
            yield from jewelry.from_queue(setting, position, frame[1])
        yield Reason("this employee is not in the queue", "may_choose_any_in_queue", {})


def _bonus(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:  # noqa: ARG001
    if not action[1] and not setting.rule.may_forgo[1]:
        yield Reason("the bonus may not be given up", "may_forgo", {"part_of_turn": 1})


_REASONS: dict[str, Callable[[Setting, Position, Frame, Action], Reasons]] = {
    "start": chance.start,
    "reveal": chance.reveal,
    "fill": chance.from_stock,
    "hang": chance.hang,
    "draw": chance.from_stock,
    "hand": _hand,
    "card": _card,
    "main": _main,
    "drawer": _drawer,
    "tile": _tile,
    "keep": _use,
    "take": _use,
    "window": window,
    "save": save,
    "spend": spend,
    "rent": fate,
    "sell": fate,
    "space": guest_space,
    "hire": _hire,
    "fund": fund,
    "bonus": _bonus,
    "exchange": exchange,
    "give": give,
    "enough": give,
    "depute": depute,
    "admire": admire,
    "mix": chance.mix,
    "deal": chance.deal,
    "show": chance.show,
    "jewel": jewelry.jewel,
    "task": exams.task,
    "pick": exams.pick,
    "hall": jewelry.hall,
    "uncover": jewelry.uncover,
    "copy": jewelry.copy,
    "call": garment_sets.call,
    "opponent": chance.opponent,
}

_FOR_OPPONENT: dict[int, Callable[[Setting, Position, Frame, Action], Reasons]] = {
    Step.LOT: chance.lot,
    Step.JUDGE: chance.judge,
}
"""Choices whose verbs are those of others."""
