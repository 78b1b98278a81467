"""What the engine embodies about the new bonuses of the Jewelry Box."""

from __future__ import annotations

from specs.held.declare import ELSEWHERE, MAY, MAY_NOT, MUST, Holding
from specs.held.events import Event
from specs.questions.base_decorations import InHall
from specs.questions.bonuses import CardPlace
from specs.questions.jewelry_bonuses import ApprenticeKind, CountedMarker, DecorationCounter, NewBonus
from specs.questions.jewelry_bonuses_actions import Deputed, Outcome, PaidIn, PileTop, RoleOf, Whose
from specs.questions.nearby_expansions import OwnCard
from specs.questions.second_jewelry import EndStep
from specs.setting import GARMENTS, Setting
from specs.vocabulary import Garment, Role

HELD = Holding()

_PLACES = {CardPlace.DISCARD: True, CardPlace.RESERVE: True, CardPlace.HAND: True, CardPlace.REMOVED: False}


def _role(s: Setting, bonus: NewBonus) -> Role:
    found = next((c.role for c in s.box.employees if c.bonus is bonus), None) if s.box else None
    return found or (Role.MASTER if bonus.name.startswith("M_") else Role.JOURNEYMAN)


def _missing(s: Setting, garment: Garment) -> int:
    """Give what the lack of garments of one colour alone gives."""
    gown, coat = garment is not Garment.UNCOMMON_GOWN, garment is not Garment.RARE_COAT
    return int(s.rule.missing_bonus_gain[gown][coat])


HELD(Event.PARTS, new_bonus_of_role=_role)
HELD(Event.NEW_BONUS, new_bonus_counts_others=False)
HELD(
    Event.NEW_GOWNS,
    gown_pair_same_hall=False,
    gown_pair_of_one_color=lambda s: sum(map(bool, s.rule.gown_pair_has)) == 1,
)
HELD(
    Event.NEW_MISSING,
    missing_bonus_livre=_missing,
    missing_bonus_asks_for=lambda s, garment: _missing(s, garment) > 0,
    missing_bonuses_add=lambda s: s.rule.missing_bonus_gain[0][0] == sum(_missing(s, g) for g in GARMENTS),
    missing_bonus_lost_by_selling=False,
)
HELD(
    Event.NEW_END_PLAYED,
    # What counts in the end is never offered in play.
    new_bonus_use=lambda s, bonus: MAY_NOT if s.rule.new_bonus_at_end[tuple(NewBonus).index(bonus)] else ELSEWHERE,
)
HELD(Event.NEW_JEWELS, jewels_given_up_for_bonus=False)
HELD(Event.NEW_DEPUTED, never_list_complete=False)

# In the final scoring.
HELD(Event.NEW_SETS, jewel_in_two_sets=False, jewel_counts_for_two_cards=True)
HELD(
    Event.NEW_SCORED,
    only_level_six_counts_at_end=False,
    end_masters_show_crown=True,
    new_end_bonus_step=EndStep.WITH_EMPLOYEES,
    new_end_bonus_at=lambda _, place: _PLACES.get(place, ELSEWHERE),
    apprentice_counts_for_master={ApprenticeKind.SPECIALISED_DEALT: False},
    new_bonus_counts_marker={(counter, CountedMarker.EXAM_TASK): False for counter in DecorationCounter},
)
HELD(
    Event.NEW_BONUS,
    hall_presence_for_bonus={InHall.OTHER_DECORATION: False},
)

# A card of the reserve.
HELD(
    Event.NEW_RESERVE,
    reserve_bonus_from={
        CardPlace.DISCARD: MAY_NOT,
        CardPlace.RESERVE: MAY,
        CardPlace.HAND: MAY_NOT,
        CardPlace.PLAYED: MAY_NOT,
    },
    reserve_bonus_put=CardPlace.DISCARD,
    reserve_bonus_face_up=True,
    reserve_bonus_at_once=frozenset({MAY, MUST}),
    reserve_bonus_cards=1,
    reserve_bonus_any_card=MAY,
    reserve_bonus_main_action=MAY_NOT,
    reserve_bonus_top=PileTop.PLAYED,
    reserve_bonus_times=1,
    reserve_bonus_role_of=RoleOf.COPIED,
    reserve_bonus_does_task=True,
)
HELD(Event.NEW_RESERVE_DEPUTES, reserve_bonus_deputes_itself=MAY, reserve_bonus_own_card=OwnCard.CHOSEN)

# An opponent's discard.
HELD(
    Event.NEW_COPY,
    copy_bonus_pile_of=Whose.OPPONENT,
    copy_bonus_any_opponent=MAY,
    copy_bonus_as_played=True,
    copy_bonus_main_action=MAY_NOT,
    copy_bonus_counts_for=Whose.PLAYER,
    copy_bonus_role_of=RoleOf.COPIED,
    copy_bonus_moves_card=False,
    copy_bonus_empty={False: Outcome.OTHER_OPPONENT, True: Outcome.NOTHING},
    discard_order_kept=MUST,
)
HELD(Event.NEW_COPY_DEPUTES, copy_bonus_deputes=Deputed.PLAYED)
HELD(Event.NEW_COPY_SPECIALISED, apprentice_points_by_copy=lambda s: s.rule.apprentice_points_for_play[1])

# A garment to sell.
HELD(
    Event.NEW_SALE,
    sale_bonus_pays=PaidIn.VALUE,
    sale_bonus_points_without_garment=False,
    sale_bonus_price_due=MUST,
    sale_bonus_master_garment_by=lambda s, _: MAY_NOT if not s.rule.sale_bonus_master_garment else ELSEWHERE,
    sale_bonus_after_any_main=MAY,
)
