"""What the engine embodies about garments, decorations and the bonus for all halls."""

from __future__ import annotations

from specs.held.declare import ANY_NORM, ELSEWHERE, MAY, MAY_NOT, MUST, Holding
from specs.held.events import MAINS, Event
from specs.questions.all_halls import Completed, NoneLeft, PresentBy
from specs.questions.base_decorations import InHall
from specs.questions.base_garments import Space, SpaceReward
from specs.questions.decorations import KitchenBound, PointsWhen, PriceFrom
from specs.questions.garments import AfterTaking, GarmentSort, Wealth
from specs.questions.turns import BoardEdge
from specs.setting import ROLES
from specs.vocabulary import Action as Main
from specs.vocabulary import Decoration

HELD = Holding()

# Making.
HELD(
    Event.MAKE,
    garments_per_action=1,
    choose_any_garment=MAY,
    dearest_window_at=lambda s: (
        BoardEdge.RIGHT if s.parts.board.windows[-1] > s.parts.board.windows[0] else BoardEdge.LEFT
    ),
    window_after_taking=AfterTaking.STAYS_EMPTY,
    garment_paid_before_taking=True,
    garment_paid_with=dict.fromkeys(Wealth, MAY_NOT),
    keep_garment_for_later=MAY_NOT,
    fate_decided_at_once=MUST,
)
HELD(Event.NO_GARMENT, may_make_from_empty_display=MAY_NOT)
HELD(
    Event.SPEND,
    excess_silk_lost=True,
    may_spend_tile_as_notion=MAY_NOT,
    may_spend_other_color=MAY_NOT,
    one_tile_several_colours=MAY,
    spend_needless_tile=MAY_NOT,
    rolls_kept_after=lambda _s, _a, _b: 0,
    spent_tiles_discard_face_up=True,
)
HELD(Event.SPEND_SEVERAL, may_spend_several_tiles=MAY)

HELD(
    Event.MAIN_BY_APPRENTICE,
    may_make_garment_with=lambda s, role, _: (
        ELSEWHERE if s.rule.may_take_action[ROLES.index(role)][MAINS.index(Main.MAKE_GARMENT)] else MAY_NOT
    ),
)

# Renting and selling.
HELD(
    Event.RENT,
    markers_on_garment=1,
    rent_without_marker_left=MAY,
    may_move_rented_garment=MAY_NOT,
    may_sell_rented_garment=MAY_NOT,
    may_put_on_occupied_space=MAY_NOT,
    may_put_garment_on=lambda _, _r, space: MAY_NOT if space is Space.TERRACE else ELSEWHERE,
    renting_pays_value=False,
    choose_any_hall=MAY,
    garment_sort_on_any_space=dict.fromkeys(GarmentSort, MAY),
    terrace_place_before_end=MAY_NOT,
    space_reward_before_paying=False,
)
HELD(Event.SECOND_IN_HALL, rent_again_in_hall=lambda _, number: MAY if number else ELSEWHERE)
HELD(Event.RENT, rent_again_in_hall={0: MAY})
HELD(Event.PLAIN_ON_MASTER, plain_garment_on_master_space=MAY)
HELD(Event.MASTER_ON_PLAIN, thimble_garment_on_plain_space=MAY)
HELD(Event.SELL, sold_garment_gets_marker=False)
HELD(
    Event.REWARD,
    space_reward_amount={SpaceReward.THREAD: 1, SpaceReward.LACE: 1, SpaceReward.TILE: 1},
    forgo_space_reward=MAY_NOT,
    space_reward_is_choice=False,
)
HELD(Event.NO_REWARD, space_reward_on_every_space=False)
HELD(
    Event.REWARD_TILE,
    reward_tile_from_any_drawer=MAY,
    space_reward_tile_from_bag=MAY_NOT,
    reward_tile_may_be_converted=MAY,
    reward_tile_kept=MAY,
    reward_tile_decided_at_once=True,
)
HELD(Event.LOST_TILE, reward_tile_lost_if_display_empty=True)
HELD(Event.SCORE_GARMENTS, garment_points_at_end=True)

# Decorations.
HELD(
    Event.FUND,
    decorations_per_action=1,
    must_pay_decoration=MUST,
    decoration_price_from=PriceFrom.SPACE,
    markers_on_decoration=1,
    choose_any_decoration_space=MAY,
    may_remove_own_marker=MAY_NOT,
    share_decoration=MAY_NOT,
    decorations_total_limit=False,
    decoration_points_when={PointsWhen.AT_ONCE: False},
)
HELD(Event.SCORE_DECORATIONS, decoration_points_when={PointsWhen.END: True})
HELD(
    Event.SCORE_DECORATIONS,
    decoration_points_kind=lambda s, kind: all(d.points for d in s.parts.board.decorations if d.kind is kind),
)
HELD(
    Event.BOTH_KITCHENS,
    may_fund_both_kitchen_sides=MAY,
    # One marker on each side is all that the limit of each side leaves.
    may_fund_more_of_kind=lambda s, kind, number: (
        MAY_NOT
        if kind is Decoration.KITCHEN
        and number >= len(s.kitchen)
        and not any(m[1] for m in s.rule.may_fund_kitchen_side)
        else ELSEWHERE
    ),
)
HELD(Event.KITCHEN, kitchen_limit_is=KitchenBound.EACH_SIDE)
HELD(Event.ALONE_MUSICIAN, fund_musician_without_garment=MAY)
HELD(Event.KITCHEN_INCOME, decoration_raises_income={k: k is Decoration.KITCHEN for k in Decoration})
HELD(Event.CHOICE, may_fund_without_free_space=MAY_NOT)

# All halls.
HELD(
    Event.ALL_HALLS,
    all_halls_marker_at_once=MUST,
    all_halls_markers_placed=1,
    all_halls_costs=0,
    all_halls_marker_moves=MAY_NOT,
    all_halls_claimed_later=ANY_NORM,
    all_halls_first_come=True,
    all_halls_is_decoration=False,
    markers_needed_in_hall=1,
    all_halls_completed_by=dict.fromkeys(Completed, True),
    counts_as_presence={InHall.OTHER_DECORATION: False},
)
HELD(Event.ALL_HALLS_MIXED, all_halls_present_by=dict.fromkeys(PresentBy, True))
HELD(Event.ALL_HALLS_LATER, all_halls_only_for_first=False, all_halls_when_none_left=NoneLeft.NOTHING)
HELD(Event.FUND, all_halls_fundable=MAY_NOT)
HELD(
    Event.SCORE_ALL_HALLS,
    all_halls_kept_after_terrace=True,
    all_halls_checked_at_end=False,
    all_halls_lost_when_leaving=MAY_NOT,
    all_halls_counts_for_statues=False,
)
