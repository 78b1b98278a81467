"""What the engine embodies about turns, the favor, resources, hiring and deputing."""

from __future__ import annotations

from specs.held.declare import ELSEWHERE, MAY, MAY_NOT, MUST, Holding
from specs.held.events import Event
from specs.questions.base_staff import AmountFrom, Origin
from specs.questions.base_turns import Crowned
from specs.questions.deputing import Counted, RemovedTo
from specs.questions.favor import StartPasses
from specs.questions.turns import DependsOn
from specs.setting import ROLES
from specs.vocabulary import Role, Via

HELD = Holding()

# Turns.
HELD(Event.FIRST_CARD, starting_player_acts_first=True)
HELD(Event.CARD, cards_per_turn=1, must_play_card=MUST, choose_card_to_play=MAY, phase_waits_for_all=True)
HELD(Event.PASSED_OVER, passed_over_without_cards=True)
HELD(Event.ALONE, last_player_goes_on_alone=True)
HELD(
    Event.MAIN,
    main_actions_per_card=1,
    main_actions_depend_on=DependsOn.ROLE,
    may_forgo_part_of_main=MAY_NOT,
    change_main_after_start=MAY_NOT,
    may_act_without_effect=MAY_NOT,
)
HELD(Event.NOTHING, may_forgo_both=MAY)
HELD(Event.BONUS_AFTER_FORGO, may_use_bonus_after_forgoing=MAY)
HELD(Event.BONUS, bonus_after_main=True)
HELD(Event.TURN_END, card_discarded_face_up=True, next_player_follows=True)
HELD(
    Event.ROUND_END,
    phase_ends_when_hands_empty=True,
    actions_without_hiring=lambda s: s.rule.cards_chosen,
    turns_in_round=lambda s, hired: s.rule.cards_chosen + hired,
)
HELD(Event.PARTS, start_master_has_bonus=lambda s: any(c.bonus for c in s.parts.start_team if c.role is Role.MASTER))
HELD(
    Event.CROWNED,
    crown_on={Crowned.APPRENTICE: True, Crowned.OTHER: False},
    crowned_may_act=MAY,
)
HELD(Event.SCORE_BONUSES, crowned_bonus_at_end=True)

# The favor.
HELD(
    Event.FAVOR,
    claim_favor_in_round=lambda _s, _r: MAY,
    favor_livre_optional=MUST,
    favor_unclaimed_pays_more=False,
)
HELD(Event.FAVOR_BY_START, favor_by_starting_player={True: MAY})
HELD(Event.FAVOR, favor_by_starting_player={False: MAY})
HELD(Event.FAVOR_TAKEN, favor_claims_per_round=1)
HELD(Event.KEPT_START, may_claim_favor_two_rounds_running=MAY)
HELD(Event.NEW_START, favor_holder_takes_start_marker=MUST, start_passes_when=StartPasses.NEXT_ROUND)
HELD(
    Event.LATER_ROUND,
    favor_scores_if_held_after_round=lambda s, ended: False if ended < s.rule.game_ends_after_round else ELSEWHERE,
    favor_points_in_earlier_round=False,
)
HELD(Event.SCORE_FAVOR, favor_points_besides_livre=True, favor_of_last_round_starts_scoring=False)

# Resources.
HELD(Event.ACQUIRE, resource_tiles_per_action=1, acquire_unseen_tile=MAY_NOT)
HELD(Event.TILE, resource_price_by_own_drawer=True, resource_price_counts_taken=True)
HELD(Event.EMPTY_DRAWER, acquire_from_empty_drawer=MAY_NOT)
HELD(Event.EMPTY_DRAWERS, may_acquire_from_empty_display=MAY_NOT)
HELD(Event.USE, tile_use_decided_at_once=MUST)
HELD(
    Event.KEEP,
    may_convert_tile_later=MAY_NOT,
    kept_tile_only_silk=MUST,
    kept_tile_both_uses=MAY_NOT,
    discard_kept_tile=MAY_NOT,
    may_exceed_any_tile_number=MAY,
)
HELD(
    Event.CONVERT,
    notions_gained_at_once=True,
    forgo_notion_of_tile=MAY_NOT,
    may_own_any_notions=MAY,
    resource_discard_face_up=True,
)
HELD(Event.ROUND_END, resource_display_refilled_in_phase=False, queue_refilled_in_phase=False)
HELD(Event.SCORED, resource_tiles_left_give_points=False)

# Hiring.
HELD(
    Event.HIRE,
    hires_per_action=1,
    hiring_pays_the_player=False,
    hire_price_counts_hired=True,
    hire_price_by_place=False,
    hired_of_role=dict.fromkeys(Role, MAY),
    hires_in_round=lambda _s, _r: MAY,
    team_grows_from=lambda _s, _t: MAY,
    may_hold_any_hand=MAY,
)
HELD(Event.EXTRA_TURN, may_act_more_than_three_times=MAY, extra_actions_per_hire=1)
HELD(Event.HIRED_PLAYED, hired_card_playable_this_round=True, must_play_hired_this_round=MUST)
HELD(Event.MASTER_HIRES_AGAIN, hired_master_hires=MAY)

# Deputing.
HELD(
    Event.DEPUTE_MAIN,
    main_depute_takes_played_card=True,
    # Where the card tells, all cards of a role must tell what the book does.
    depute_pay=lambda s, role: (
        next(c.pays for n, c in enumerate(s.cards) if s.role[n] == ROLES.index(role))
        if s.rule.depute_amount_from is AmountFrom.CARD
        else ELSEWHERE
    ),
    depute_pay_same_for_all_levels=lambda s: all(len({c.pays for c in s.cards if c.role is r}) == 1 for r in Role),
)
HELD(
    Event.DEPUTED_BONUS,
    deputed_leaves_after_bonus=True,
    depute_pay_before_bonus=True,
    depute_livre_usable_for_bonus=True,
    depute_bonus_times=1,
)
HELD(Event.DEPUTE_START, may_depute_origin={Origin.START: MAY})
HELD(Event.DEPUTE_HIRED, may_depute_origin={Origin.HIRED: MAY})
HELD(Event.DEPUTE_FRESH, depute_hired_this_round=MAY)
HELD(Event.DEPUTE_AGAIN, depute_again_in_round=MAY)
HELD(Event.DEPUTE_CROWNED, depute_crowned=MAY)
HELD(Event.DEPUTE_LAST_MASTER, may_depute_last_master=dict.fromkeys(Via, MAY))
HELD(Event.LEFT, deputed_card_leaves_game=True, deputed_card_put=RemovedTo.BOX)
HELD(
    Event.FLOOR,
    team_always_at_least=lambda s: next((n for n in range(1, 12) if s.rule.may_depute[n + 1][0]), 12),
    depute_floor_counts={
        Counted.RESERVE: True,
        Counted.HAND: True,
        Counted.DISCARD: True,
    },
)
HELD(
    Event.FLOOR,
    depute_floor_counts=lambda s, c: bool(s.rule.floor_counts_card_in_play) if c is Counted.PLAYED else ELSEWHERE,
)
