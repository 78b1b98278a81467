"""What the engine embodies about the bonuses of employees."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from specs.actions.bonuses import point_price, silk_points
from specs.held.declare import ELSEWHERE, MAY, MAY_NOT, MUST, Holding
from specs.held.events import Event
from specs.questions.bonuses import (
    Bonus,
    CardKind,
    CardPlace,
    CoinMeaning,
    GarmentPlace,
    HowOften,
    InkColour,
    MainDone,
    Moment,
)
from specs.questions.bonuses_actions import (
    ActionBonus,
    BagBonus,
    FundBonus,
    Impossible,
    MakeBonus,
    TileSource,
    TileUse,
    WhenEmpty,
)
from specs.questions.bonuses_depute import DeputeBonus, RemovalOrder
from specs.questions.bonuses_gains import ColourBonus, Currency, TeamBonus
from specs.vocabulary import Role

HELD = Holding()

_EXCHANGES = (Bonus.IV_EXCHANGE, Bonus.VI_EXCHANGE)
_CROWNED = (Bonus.VI_TEAM, Bonus.VI_NOTIONS, Bonus.VI_MASTER_GUESTS, Bonus.VI_COUPLES)

_SILK_READ = {(0, 0, 0, 0), (1, 0, 0, 0), (2, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)}


def _place(member: Enum) -> int:
    return list(type(member)).index(member)


def _discount(prices: Sequence[int]) -> int:
    return len(prices) - 1 - prices[-1]


# Which card bears which bonus, and what it says.
HELD(
    Event.PARTS,
    employee_has_bonus=lambda s, kind: {
        CardKind.HIRED: all(c.bonus for c in s.parts.employees),
        CardKind.START_MASTER: any(c.bonus for c in s.parts.start_team if c.role is Role.MASTER),
        CardKind.START_JOURNEYMAN: all(c.bonus for c in s.parts.start_team if c.role is Role.JOURNEYMAN),
        CardKind.START_APPRENTICE: all(c.bonus for c in s.parts.start_team if c.role is Role.APPRENTICE),
    }[kind],
    bonus_card_role=lambda s, bonus: next((c.role for c in s.cards if c.bonus is bonus), ELSEWHERE),
)
HELD(Event.BONUS_LIVRE, coin_number_means={InkColour.WHITE: CoinMeaning.GAIN})
HELD(Event.DRAW, coin_number_means={InkColour.BLACK: CoinMeaning.PAY})

# When a bonus is used.
HELD(
    Event.BONUS,
    use_bonus_at={
        Moment.AFTER_MAIN: MAY,
        Moment.BEFORE_MAIN: MAY_NOT,
        Moment.DURING_MAIN: MAY_NOT,
        Moment.NEXT_TURN: MAY_NOT,
    },
    bonus_if_main={MainDone.OTHER: MAY, MainDone.SAME: MAY},
    bonus_often={b: HowOften.ONCE_PER_PLAY for b in Bonus if b not in _EXCHANGES + _CROWNED},
    bonus_main_result_usable=True,
)
HELD(Event.BONUS_AFTER_FORGO, bonus_if_main={MainDone.FORGONE: MAY})
HELD(Event.BONUS_EXCHANGE, bonus_often=dict.fromkeys(_EXCHANGES, HowOften.ANY_NUMBER), bonus_carried_out_partly=MAY)
HELD(Event.SCORE_BONUSES, bonus_often=dict.fromkeys(_CROWNED, HowOften.ONCE_PER_GAME))
HELD(Event.HIRE, bonus_from_hired_card_at_once=False)
HELD(
    Event.BONUS_EXCHANGE,
    bonus_points_at_once=True,
    # The price of one point is read; more points cost as often as much.
    bonus_exchange_points=lambda s, bonus, livre: (
        livre // point_price(s, _place(bonus)) if livre > point_price(s, _place(bonus)) else ELSEWHERE
    ),
)

# A tile from the stock.
HELD(
    Event.DRAW,
    bonus_bag_tiles=dict.fromkeys(BagBonus, 1),
    bonus_bag_source=lambda s, _: TileSource.BAG if s.rule.book.edition == "deluxe-2020" else TileSource.STACK,
    bonus_bag_use=lambda _s, _b, use: MAY_NOT if use is TileUse.PUT_BACK else MAY,
    bonus_bag_decide_at_once=dict.fromkeys(BagBonus, True),
    bonus_bag_pay_before_seeing=True,
    bonus_bag_tile_shown=MAY,
)
HELD(Event.DRAW_NOTHING, bonus_bag_empty={True: WhenEmpty.NOTHING})

# Additional actions.
HELD(
    Event.BONUS_ACTION,
    bonus_action_after=lambda _s, _b, _m: MAY,
    bonus_action_price_due=dict.fromkeys(ActionBonus, True),
    bonus_action_times=dict.fromkeys(ActionBonus, 1),
    bonus_action_role=lambda _s, _a, _r: MAY,
    bonus_discounts_add=False,
)
HELD(Event.TURN_END, bonus_action_impossible=dict.fromkeys(ActionBonus, Impossible.LOST))
HELD(Event.BONUS_ACQUIRE, bonus_acquire_price_follows=True)
HELD(Event.BONUS_MAKE, bonus_make_notions_due=dict.fromkeys(MakeBonus, True))
HELD(
    Event.BONUS_SAVE,
    bonus_make_saves_both=dict.fromkeys(MakeBonus, False),
)
HELD(
    Event.BONUS_FUND,
    bonus_fund_discount=lambda s, bonus: _discount(s.rule.bonus_fund_price[_place(bonus)]),
    bonus_fund_refund=dict.fromkeys(FundBonus, False),
    bonus_fund_kitchen_limit=dict.fromkeys(FundBonus, True),
)

# Counting.
HELD(
    Event.BONUS_SILK,
    bonus_silk_any_number=True,
    bonus_silk_rest_kept=False,
    # What a pair and a single roll give is read; the points of several are added up.
    bonus_silk_points=lambda s, a, b, c, d: ELSEWHERE if (a, b, c, d) in _SILK_READ else silk_points(s, a + b, c, d),
)
HELD(Event.BONUS_DECORATIONS, bonus_decorations_of_others=False)
HELD(
    Event.BONUS_GARMENTS,
    bonus_garments_of_others=False,
    bonus_counts_garment={GarmentPlace.HALL: True, GarmentPlace.MASTER_SPACE: True, GarmentPlace.SOLD: False},
)
HELD(Event.BONUS_COLOURS, bonus_colours_need_both=dict.fromkeys(ColourBonus, False))
HELD(Event.BONUS_TEAM, bonus_team_counts={CardPlace.REMOVED: False, CardPlace.QUEUE: False})

# Deputing by a bonus.
HELD(
    Event.DEPUTE_BONUS,
    bonus_depute_from=lambda _s, _b, place: MAY_NOT if place is CardPlace.LEAVING else ELSEWHERE,
    bonus_depute_cards=dict.fromkeys(DeputeBonus, 1),
    bonus_depute_bonus_order=RemovalOrder.BEFORE,
    bonus_depute_pay_order=RemovalOrder.BEFORE,
    bonus_depute_floor_counts_leaving=False,
)
HELD(
    Event.DEPUTE_BY_DEPUTED,
    bonus_depute_twice=dict.fromkeys(DeputeBonus, MAY_NOT),
    bonus_depute_other_after_main=dict.fromkeys(DeputeBonus, MAY),
)
HELD(Event.DEPUTE_HAND, bonus_depute_hand_main=MAY_NOT)
HELD(Event.DEPUTE_USED, bonus_depute_used_this_round=MAY)
HELD(Event.DEPUTE_CROWNED_BONUS, bonus_depute_crowned=MAY_NOT)

# Crowned cards.
HELD(
    Event.CROWNED,
    card_crowned=lambda s, level, role: level == max(s.level) and role is Role.APPRENTICE,
    crowned_bonus_in_play=MAY_NOT,
    crowned_card_main_action=MAY,
)
HELD(Event.DEPUTE_CROWNED, crowned_bonus_when_deputed=MAY_NOT)
HELD(
    Event.SCORE_BONUSES,
    bonus_team_pays_in={TeamBonus.VI_TEAM: Currency.PRESTIGE},
    # Only equal numbers are read: whatever has no match is left out.
    end_bonus_notion_points=lambda s, thread, lace: (
        ELSEWHERE if thread == lace else s.rule.end_bonus_notion_points[min(thread, lace)][min(thread, lace)]
    ),
    end_bonus_couple_points=lambda s, gowns, coats: (
        ELSEWHERE if gowns == coats else s.rule.end_bonus_couple_points[min(gowns, coats)][min(gowns, coats)]
    ),
    end_bonus_times=1,
    end_bonus_use=MUST,
    end_bonus_card_at={CardPlace.REMOVED: False, CardPlace.QUEUE: False},
    end_bonus_team_counts_itself=True,
    end_bonus_notion_sets_limited=False,
    end_bonus_couples_same_colour=False,
    end_bonus_couples_same_hall=False,
    end_bonus_garment_counts_twice=True,
    end_bonus_garment_in_two_sets=False,
)
