"""What the engine embodies about preparing a round, choosing hands, and income."""

from __future__ import annotations

from specs.held.declare import ANY_NORM, ELSEWHERE, MAY, MAY_NOT, MUST, Holding
from specs.held.events import Event
from specs.questions.base_preparation import Direction, WhenEmpty
from specs.questions.bonuses import GarmentPlace
from specs.questions.extra_deluxe_setup import EmployeeStep, GarmentStep, TileStock
from specs.questions.hand import DuringRound, FromWhere, Renewal
from specs.questions.income import IncomeOrder
from specs.questions.preparation import CountedBy, GarmentAt, ResourceTileAt, ReturnTime, ShortFill
from specs.setting import SIDES

HELD = Holding()

RESOURCES, GARMENTS = TileStock.RESOURCES, TileStock.GARMENTS

# Preparation.
HELD(Event.ROUND, preparation_is_free_of_choice=True)
HELD(Event.KEPT_START, favor_taken_by_starting_player=True)
HELD(Event.SAME_START, start_moves_on_by_itself=False)
HELD(Event.FAVOR_LAST, favor_back_after_last_round=MAY_NOT)
HELD(
    Event.REVEAL,
    new_employees_face_up=True,
    new_employees_from_top=True,
    employees_revealed_in_round=lambda s, _: s.rule.employees_revealed,
    employees_revealed_with=lambda s, _: s.rule.employees_revealed,
    hiring_spaces=lambda s: s.rule.employees_revealed,
    deck_left_after=lambda s, ended: len(s.parts.employees) - ended * s.rule.employees_revealed,
    employee_step_number={EmployeeStep.REMOVE: 1, EmployeeStep.REVEAL: 2},
)
HELD(Event.QUEUE_CLEARED, queue_cleared={1: MUST, 2: MUST, 3: MUST, 4: MUST}, removed_employees_return=False)
HELD(
    Event.FILL,
    resource_discards_return_early=MAY_NOT,
    empty_spaces_filled_later={RESOURCES: True},
    resource_pile_drawn_from=ANY_NORM,
)
HELD(Event.LEFTOVER, resource_leftovers_stay=True, resource_leftovers_keep_space=True)
HELD(
    Event.STOCK_BACK,
    discards_return_when={RESOURCES: ReturnTime.WHEN_NEEDED},
    filling_goes_on={RESOURCES: True},
    returned_tiles_mixed={RESOURCES: True},
    all_discards_return={RESOURCES: True},
    resource_tile_returns={
        ResourceTileAt.SPENT: True,
        ResourceTileAt.CONVERTED: True,
        ResourceTileAt.KEPT: False,
        ResourceTileAt.ON_DISPLAY: False,
    },
)
HELD(Event.SHORT_RESOURCES, resource_all_out=WhenEmpty.STAYS_EMPTY, few_resources_go=ShortFill.FROM_LEFT)
HELD(
    Event.SWEPT,
    garment_discard_depends_on_players=False,
    garments_swept=lambda _, number: number,
    garments_swept_counted=CountedBy.SPACES,
    garments_swept_with=lambda s, _: s.rule.garments_discarded_right,
    garments_swept_to_discard=True,
)
HELD(Event.SLID, garments_slide_over_all_gaps=True, garments_keep_order=True)
HELD(
    Event.HANG,
    garment_step_number={GarmentStep.DISCARD: 1, GarmentStep.SLIDE: 2, GarmentStep.FILL: 3},
    garments_per_space=1,
    empty_spaces_filled_later={GARMENTS: True},
)
HELD(
    Event.BAG_BACK,
    discards_return_when={GARMENTS: ReturnTime.WHEN_NEEDED},
    filling_goes_on={GARMENTS: True},
    returned_tiles_mixed={GARMENTS: True},
    all_discards_return={GARMENTS: True},
    garment_returns={
        GarmentAt.SWEPT: True,
        GarmentAt.JUST_SWEPT: True,
        GarmentAt.SOLD: True,
        GarmentAt.RENTED: False,
    },
)
HELD(
    Event.SHORT_GARMENTS,
    garment_all_out=WhenEmpty.STAYS_EMPTY,
    garment_spaces_left_empty=Direction.LEFT,
    few_garments_go=ShortFill.FROM_RIGHT,
)

# Hands.
HELD(
    Event.HAND,
    hand_chosen_by_player=True,
    hand_chosen_secretly=True,
    hand_chosen_at_once=True,
    owner_may_look=MAY,
    reserve_shuffled=ANY_NORM,
    change_chosen_hand=MAY_NOT,
    choice_of_new_cards_before_playing=MAY_NOT,
    hand_from={FromWhere.RESERVE: MAY, FromWhere.DISCARD: MAY_NOT, FromWhere.QUEUE: MAY_NOT},
    hand_of=lambda s, size: MUST if size == s.rule.cards_chosen else MAY_NOT,
    whole_reserve_to_hand=False,
)
HELD(
    Event.HAND_LARGE,
    unchosen_return_to_reserve=True,
    new_reserve_made=lambda s, size: MAY_NOT if size > s.rule.cards_chosen else ELSEWHERE,
    hand_choice_free=lambda s, size: MAY if size > s.rule.cards_chosen else ELSEWHERE,
    taken_from_reserve=lambda s, size: s.rule.cards_chosen if size > s.rule.cards_chosen else ELSEWHERE,
    taken_from_new_reserve=lambda s, size: 0 if size > s.rule.cards_chosen else ELSEWHERE,
)
HELD(
    Event.HAND_EXACT,
    exactly_three_taken=MUST,
    renewed_after_exactly_three=frozenset({Renewal.WHEN_NEEDED, Renewal.NEXT_CHOICE}),
    reserve_stays_empty=True,
    new_reserve_made=lambda s, size: MAY_NOT if size == s.rule.cards_chosen else ELSEWHERE,
    hand_choice_free=lambda s, size: MAY_NOT if size == s.rule.cards_chosen else ELSEWHERE,
    taken_from_reserve=lambda s, size: size if size == s.rule.cards_chosen else ELSEWHERE,
    taken_from_new_reserve=lambda s, size: 0 if size == s.rule.cards_chosen else ELSEWHERE,
)
HELD(
    Event.HAND_RENEWED,
    new_reserve_made=lambda s, size: MUST if size < s.rule.cards_chosen else ELSEWHERE,
    hand_choice_free=lambda s, size: MAY_NOT if size < s.rule.cards_chosen else ELSEWHERE,
    taken_from_reserve=lambda s, size: size if size < s.rule.cards_chosen else ELSEWHERE,
    taken_from_new_reserve=lambda s, size: s.rule.cards_chosen - size if size < s.rule.cards_chosen else ELSEWHERE,
    reserve_taken_first=MUST,
    rest_chosen_from_new_reserve=True,
    new_reserve_waits_until_needed=True,
    renewed_with_discard=lambda _, number: MUST if number else MAY_NOT,
    new_reserve_shuffled=ANY_NORM,
    discard_pile_left=0,
    old_cards_chosen_back=MAY_NOT,
)
HELD(Event.HAND_SMALL, hand_from_small_team=lambda _, team: team)
HELD(Event.READY, hand_empty_before_choosing=True, hand_chosen_in_round=lambda _s, _r: True)
HELD(Event.CARD, cards_shown_when_played=True, renewed_during_round=dict.fromkeys(DuringRound, MAY_NOT))
HELD(Event.FIRST_CARD, hand_chosen_before_first_turn=True)

# Income.
HELD(
    Event.INCOME,
    income_starts_when_hands_empty=True,
    income_take=MUST,
    income_order=IncomeOrder.SIMULTANEOUS,
    income_from_bank_limited=False,
    after_income_next_round=lambda s, ended: ended < s.rule.game_ends_after_round,
)
HELD(Event.LAST_INCOME, income_before_final_scoring=True)
HELD(
    Event.KITCHEN_INCOME,
    income_counts_own_marker=True,
    income_garments_of_all_halls=True,
    income_counts_garment={GarmentPlace.SOLD: False},
    # What a side pays for decorations and for garments is paid for both.
    income_from_side=lambda s, side, decorations, garments: (
        s.rule.income_from_side[SIDES.index(side)][decorations][0]
        + s.rule.income_from_side[SIDES.index(side)][0][garments]
        if decorations and garments
        else ELSEWHERE
    ),
    income_total=lambda s, by_decorations, by_garments, decorations, garments: (
        s.rule.income_base
        + (s.rule.income_from_side[0][decorations][0] if by_decorations else 0)
        + (s.rule.income_from_side[1][0][garments] if by_garments else 0)
    ),
)
HELD(Event.KITCHEN, income_with_several_markers=lambda _, number: MAY if number == 1 else MAY_NOT)
