"""
Why an action may not be done: the question whose answer forbids it, in its case.

The steps say what may be done; this says of anything else which answer of the book stands against it. A property over
whole games holds the two against each other: what is refused here is not among the legal actions, and the reverse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from specs.actions import decorations, garments, resources, staff
from specs.actions.bonuses import exchanges
from specs.actions.turns import ACQUIRE, DEPUTE, FAVOR, FUND, HIRE, MAINS, MAKE
from specs.phases.preparation import revealable
from specs.position import NOBODY, Action, Frame, Position, bits
from specs.questions.base_decorations import own_of_kind, own_on_side
from specs.setting import KINDS, ROLES, SIDES, Setting
from specs.steps import Step


@dataclass(frozen=True, slots=True)
class Reason:
    """
    Why an action is not legal.

    Attributes:
        says: What stands against it, in plain words.
        question: The question whose answer it is; empty where no rule decides but what lies on the table.
        case: The case of that question.
    """

    says: str
    question: str = ""
    case: dict[str, Any] | None = None


Reasons = Iterator[Reason]


def why_not(setting: Setting, position: Position, action: Action) -> Reason | None:
    """Give the first reason why a well-formed action is not legal; None if nothing stands against it."""
    if not position.todo:
        return Reason("the game is over", "game_ends_at", {})
    frame = position.todo[-1]
    allowed = _VERBS[frame[0]]
    if action[0] not in allowed:
        question = _ORDER.get(Step(frame[0]), "bonus_after_main")
        return Reason(f"now it is time for: {', '.join(allowed)}", question, {})
    return next(_REASONS[action[0]](setting, position, frame, action), None)


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
}
"""The verbs that each kind of choice knows."""

_ORDER = {
    Step.START: "start_player_gets_marker",
    Step.REVEAL: "employees_revealed",
    Step.FILL: "resource_spaces_refilled",
    Step.HANG: "garment_spaces_refilled",
    Step.HAND: "hand_chosen_before_first_turn",
    Step.CARD: "must_play_card",
    Step.MAIN: "main_actions_per_card",
    Step.USE: "tile_use_decided_at_once",
    Step.FATE: "fate_decided_at_once",
    Step.ADMIRE: "terrace_move",
}
"""The question about the order of things that each kind of choice rests on."""


def _start(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:  # noqa: ARG001
    yield from ()


def _reveal(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    card = action[1]
    if not position.deck >> card & 1:
        yield Reason("this employee is not in the deck", "new_employees_from_top", {})
    elif action not in revealable(setting, position, frame):
        level = min(setting.level[c] for c in bits(position.deck))
        yield Reason(f"a card of level {level} lies on top", "deck_level_at", {"place": level})


def _from_stock(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:  # noqa: ARG001
    if not position.stock >> action[1] & 1:
        yield Reason("this tile is not in the stock", "resource_spaces_refilled", {})


def _hang(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:  # noqa: ARG001
    if not position.bag >> action[1] & 1:
        yield Reason("this garment is not in the bag", "garment_spaces_refilled", {})


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
        yield Reason("the player cannot pay any tile", "may_act_without_money", {})


def _no_garment(setting: Setting, position: Position, seat: int, card: int) -> Reasons:
    if all(g < 0 for g in position.windows):
        yield Reason("no garment is on display", "may_make_from_empty_display", {})
    elif not garments.can_make(setting, position, seat, card, 0):
        yield Reason("there is no garment that the player may make and can pay", "must_spend_resources", {})


def _no_employee(setting: Setting, position: Position, seat: int, card: int) -> Reasons:  # noqa: ARG001
    shown = min(len(position.queue), len(setting.rule.hire_price) - 1)
    if not setting.rule.may_hire_from[shown]:
        yield Reason("nobody is in the queue", "may_hire_from", {"shown": shown})
    elif not staff.can_hire(setting, position, seat):
        yield Reason("the player cannot pay an employee", "hire_price", {"shown": shown})


def _no_deputing(setting: Setting, position: Position, seat: int, card: int) -> Reasons:  # noqa: ARG001
    if not staff.may_depute(setting, position, seat, 0):
        yield _team_too_small(setting, position, seat, 0)


def _team_too_small(setting: Setting, position: Position, seat: int, via: int) -> Reason:
    size = setting.team(position, seat)
    return Reason(f"a team of {size} may not shrink", "may_depute", {"deck_size": size, "via": via})


def _no_decoration(setting: Setting, position: Position, seat: int, card: int) -> Reasons:  # noqa: ARG001
    if not decorations.can_fund(setting, position, seat, 0):
        yield Reason("there is no decoration that the player may fund and can pay", "may_fund_without_free_space", {})


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
    else:
        shown = setting.parts.resources[frame[2]].notions
        yield Reason(f"the tile gives {shown.value}", "tile_sign_means", {"sign": 0 if "+" in shown.value else 1})


def _window(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    _, seat, card, bonus = frame
    if action[1] >= len(position.windows):
        yield Reason(f"the display has {len(position.windows)} windows", "windows", {})
        return
    garment = position.windows[action[1]]
    if garment < 0:
        yield Reason("no garment is there", "may_make_from_empty_display", {})
        return
    tile, role = setting.parts.garments[garment], setting.role[card]
    if not bonus and not setting.rule.may_make_garment_with[role][tile.master]:
        case = {"role": role, "golden_thimble": int(tile.master)}
        yield Reason("this garment needs another employee", "may_make_garment_with", case)
    if bonus and tile.master and not setting.rule.bonus_make_master_garment[bonus - 1][role]:
        yield Reason("not by this bonus", "bonus_make_master_garment", {"make_bonus": bonus - 1, "role": role})
    if setting.parts.board.windows[action[1]] > position.seats[seat].livre:
        yield Reason("the player cannot pay its price", "must_pay_garment_price", {})
    if action not in garments.windows(setting, position, frame):
        yield Reason("the player lacks silk, thread or lace", "must_spend_resources", {})


def _save(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    if action in garments.saves(setting, position, frame):
        return
    color, rolls, bonus = action[1], action[2], frame[3]
    if rolls and (color, rolls) not in garments.savings(setting, bonus, frame[4]):
        need = min(4, setting.parts.garments[frame[4]].silk[color])
        if not need:
            yield Reason("the garment needs no silk of this colour", "bonus_make_saving_use", {"make_bonus": bonus - 1})
        else:
            case = {"make_bonus": bonus - 1, "silk": color, "needed": need}
            yield Reason("the bonus does not save so much of this silk", "bonus_make_silk_saved", case)
    yield Reason("the silk that would be left to pay is lacking", "must_spend_resources", {})


def _spend(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    _, seat, _, _, garment, color, rolls = frame
    spent = 0
    for tile in action[1:]:
        spent |= 1 << tile
    if spent & ~position.seats[seat].tiles or spent.bit_count() != len(action) - 1:
        yield Reason("only tiles the player has are spent, each once", "may_spend_tile_as_notion", {})
    silk = setting.parts.garments[garment].silk
    need = tuple(n - rolls * (c == color) for c, n in enumerate(silk))
    if not setting.enough(spent, need):
        yield Reason("the tiles lack silk that the garment needs", "must_spend_resources", {})
    if action not in garments.spendings(setting, position, frame):
        yield Reason("a tile is spent that is not needed", "spend_needless_tile", {})


def _fate(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    if action not in garments.fates(setting, position, frame):
        free = [n for n, g in enumerate(position.guests) if g < 0]
        kind = 2 if not free else 0 if any(not setting.master_spaces >> n & 1 for n in free) else 1
        yield Reason(
            "no guest space is free for it" if action[0] == "rent" else "it may not be sold",
            "may_decide_fate",
            {"fate": int(action[0] == "sell"), "free_spaces": kind},
        )


def _space(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    if position.guests[action[1]] >= 0:
        yield Reason("the space is taken", "may_put_on_occupied_space", {})
    elif action not in garments.spaces(setting, position, frame):
        role = setting.role[frame[2]]
        if frame[3]:
            case = {"make_bonus": frame[3] - 1, "role": role}
            yield Reason("this space is for garments that a Master made", "bonus_make_to_master_space", case)
        else:
            case = {"role": role, "space": int(setting.master_spaces >> action[1] & 1)}
            yield Reason("this space is for garments that a Master made", "may_put_garment_on", case)


def _hire(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    if action not in staff.candidates(setting, position, frame):
        yield Reason("this employee is not in the queue", "may_choose_any_in_queue", {})


def _fund(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    if action in decorations.spaces(setting, position, frame):
        return
    _, seat, bonus = frame
    space = action[1]
    if position.owners[space] >= 0 and not setting.rule.may_fund_occupied_space:
        yield Reason("the decoration is taken", "may_fund_occupied_space", {})
    kind = setting.kinds[space]
    side = setting.parts.board.decorations[space].side
    if side is not None:
        place = SIDES.index(side)
        held = sum(position.owners[n] == seat for n in setting.kitchen[place])
        if held:
            case = {"kitchen_side": place, "own_markers_on_side": min(held, own_on_side.args[1].values[-1])}
            yield Reason("one marker on each side is all a player may have", "may_fund_kitchen_side", case)
    held = sum(position.owners[n] == seat for n in setting.of_kind[kind])
    top = min(held, own_of_kind.args[1].values[-1])
    if not setting.rule.may_fund_more_of_kind[kind][top]:
        case = {"decoration": kind, "own_markers_of_kind": top}
        yield Reason(f"no more of its kind: {KINDS[kind].value}", "may_fund_more_of_kind", case)
    if bonus:
        case = {"fund_bonus": bonus - 1, "printed": min(20, setting.parts.board.decorations[space].price)}
        yield Reason("the player cannot pay it", "bonus_fund_price", case)
    yield Reason("the player cannot pay it", "must_pay_decoration", {})


def _bonus(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:  # noqa: ARG001
    if not action[1] and not setting.rule.may_forgo[1]:
        yield Reason("the bonus may not be given up", "may_forgo", {"part_of_turn": 1})


def _exchange(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    if action not in exchanges(setting, position, frame):
        case = {"exchange_bonus": frame[2], "returned": min(40, position.seats[frame[1]].livre)}
        yield Reason("the player's Livre do not buy so many points", "bonus_exchange_points", case)


def _give(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:  # noqa: ARG001
    _, seat, given, first = frame
    if action[0] == "enough":
        if not given:
            yield Reason("at least one tile is discarded", "bonus_silk_any_number", {})
    elif not position.seats[seat].tiles >> action[1] & 1:
        yield Reason("the player has no such tile", "bonus_silk_any_number", {})
    elif action[1] < first:
        yield Reason("tiles are discarded in the order of their numbers")


def _depute(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    if action in staff.deputable(setting, position, frame):
        return
    _, seat, _, bonus = frame
    if not staff.may_depute(setting, position, seat, staff.BY_BONUS):
        yield _team_too_small(setting, position, seat, staff.BY_BONUS)
    own = position.seats[seat]
    if position.leaving >> action[1] & 1:
        yield Reason("this employee is on the way out", "bonus_depute_from", {"depute_bonus": bonus, "card_place": 4})
    if not (own.hand | own.reserve | own.pile | (1 << position.played)) >> action[1] & 1:
        yield Reason(
            "this employee is not in the player's team", "bonus_depute_from", {"depute_bonus": bonus, "card_place": 6}
        )
    yield Reason(
        "this bonus does not depute such an employee",
        "bonus_depute_role",
        {"depute_bonus": bonus, "role": setting.role[action[1]]},
    )


def _admire(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    number = action[1]
    if number < 0:
        return
    if position.guests[number] < 0 or position.guests[number] & 7 != frame[1]:
        yield Reason("the player has no garment there", "terrace_owned_by_others", {})
    elif number not in setting.halls[0]:
        yield Reason("only garments of the King's hall are moved", "terrace_from", {"hall": 1})


_REASONS: dict[str, Callable[[Setting, Position, Frame, Action], Reasons]] = {
    "start": _start,
    "reveal": _reveal,
    "fill": _from_stock,
    "hang": _hang,
    "draw": _from_stock,
    "hand": _hand,
    "card": _card,
    "main": _main,
    "drawer": _drawer,
    "tile": _tile,
    "keep": _use,
    "take": _use,
    "window": _window,
    "save": _save,
    "spend": _spend,
    "rent": _fate,
    "sell": _fate,
    "space": _space,
    "hire": _hire,
    "fund": _fund,
    "bonus": _bonus,
    "exchange": _exchange,
    "give": _give,
    "enough": _give,
    "depute": _depute,
    "admire": _admire,
}
