"""What the engine embodies about the solo opponent."""

from __future__ import annotations

from specs.held.declare import ANY_NORM, ELSEWHERE, MAY, MAY_NOT, MUST, Holding
from specs.held.events import Event
from specs.questions.base_decorations import InHall, Which
from specs.questions.base_garments import Fate, Space
from specs.questions.base_setup import SetupStep
from specs.questions.extra_deluxe_solo import BoxedRule, CardDecides, JewelryFundedWhen, OtherwiseOf
from specs.questions.general import Phase
from specs.questions.jewelry_box import Exam
from specs.questions.jewelry_box_jewels import TileFrom
from specs.questions.scoring_halls import Place
from specs.questions.second_solo import DrawerOne, Seen
from specs.questions.solo import OpponentGets, Seat, SoloPile, SoloReference, StartRule
from specs.questions.solo_actions import CountFrom, HallFull, TieBroken
from specs.questions.solo_end import Majority, OpponentCards, TerraceAim
from specs.questions.solo_exams import ExamMoment, TaskSource
from specs.questions.solo_staff import EmployeeGoes, EndBonusTie, FundedSpace, JewelSymbol, WhichJewel
from specs.setting import Setting
from specs.vocabulary import Action, Role, ScoringStep

HELD = Holding()

_HER_ACTIONS = frozenset(
    {Action.CLAIM_FAVOR, Action.ACQUIRE_RESOURCES, Action.MAKE_GARMENT, Action.HIRE, Action.FUND_DECORATION}
)
_NOT_HERS = frozenset({OpponentGets.TRAY, OpponentGets.SPECIALISED_APPRENTICE})


def _in_box(s: Setting, answer: object) -> object:
    """Answer for games with the Jewelry Box; in others nothing comes of it."""
    return answer if s.box else ELSEWHERE


def _first_with_end(s: Setting) -> int:
    """Give the level of the first employees whose bonus counts at the end; they come in the round of that number."""
    return 5 if s.box else 6


def _comes_up(s: Setting, number: int) -> bool:
    return number >= _first_with_end(s)


# Parts and setup.
HELD(
    Event.PARTS,
    solo_cards=lambda s: len(s.parts.opponent),
    solo_drawers=lambda s: max((c.number for c in s.parts.opponent if c.action is Action.ACQUIRE_RESOURCES), default=0),
    solo_drawer_named=lambda s, number: any(
        c.action is Action.ACQUIRE_RESOURCES and c.number == number for c in s.parts.opponent
    ),
    solo_spaces_in_drawer=lambda s: len({c.space for c in s.parts.opponent if c.space}),
    solo_fund_kind=lambda s, kind: any(c.kind is kind for c in s.parts.opponent),
)
HELD(
    Event.SETUP,
    solo_setup_on_base=True,
    solo_reference_number={SoloReference.PARTS: 6, SoloReference.GOODS: 9, SoloReference.START_PLAYER: 10},
    solo_reference_means={
        SoloReference.PARTS: SetupStep.PLAYER_PARTS,
        SoloReference.GOODS: SetupStep.START_GOODS,
        SoloReference.START_PLAYER: SetupStep.START_PLAYER,
    },
    solo_opponent_gets={what: what not in _NOT_HERS for what in OpponentGets},
    solo_playable_with=MAY,
    solo_with_sets=MAY,
    golden_box_applies={False: False, True: True},
    solo_in_golden_box=dict.fromkeys(BoxedRule, True),
    solo_exam_area_at_start=lambda s: s.rule.exam_area_at_start,
    solo_exam_markers_at_start=1,
    solo_numbers_as_for=lambda _, players: players == 2,
    solo_opponent_has_own_rules=True,
    solo_phase_differs=dict.fromkeys(Phase, True),
)
HELD(Event.MAIN, solo_player_turns_as_usual=True, solo_start_cards_untouched=False)

# Her cards.
HELD(
    Event.HER_ROUND,
    solo_cards_shuffled_in_round=lambda s, _: len(s.parts.opponent),
    solo_hand_at_random=True,
    solo_stock_after_drawing=lambda s: len(s.parts.opponent) - s.rule.solo_cards_drawn,
    solo_pile_face_down={SoloPile.CARD_STOCK: True, SoloPile.HAND: True, SoloPile.EMPLOYEES: True},
    solo_round_prepared_as_usual=True,
)
HELD(Event.SOLO_ROUND, solo_later_starts=StartRule.FAVOR, income_for_every_player=False)
HELD(
    Event.HER_CARD,
    solo_cards_per_turn=1,
    solo_card_discarded_face_up=True,
    solo_turns_alternate=True,
    solo_uses_bonuses=MAY_NOT,
    solo_main_action=lambda _, action: MAY if action in _HER_ACTIONS else MAY_NOT,
    solo_forgoes=MAY_NOT,
    solo_spends_livre=MAY_NOT,
    solo_start_cards_in_play=MAY_NOT,
    solo_turns_in_round=lambda s, extra: s.rule.solo_cards_drawn if not extra else ELSEWHERE,
)
HELD(
    Event.HER_LATER_CARD,
    solo_turns_in_round=lambda s, extra: s.rule.solo_cards_drawn + extra if extra else ELSEWHERE,
)
HELD(Event.SOLO_COPY, copy_solo_discard=False)

# Resources and the favor.
HELD(
    Event.HER_TILES,
    solo_tiles_price=0,
    solo_turns_tiles_into_notions=MAY_NOT,
    solo_drawer_one=DrawerOne.TOP,
    solo_centre_space=2,
    solo_tiles_close_up=False,
)
HELD(
    Event.HER_POINTS,
    solo_points_replace=lambda _, action: True if action in _HER_ACTIONS - {Action.CLAIM_FAVOR} else ELSEWHERE,
    solo_points_instead=lambda s, _: s.rule.solo_points_when[0],
)
HELD(Event.HER_FAVOR, solo_points_replace={Action.CLAIM_FAVOR: False}, solo_favor_points_add=True)

# Garments.
HELD(
    Event.HER_GARMENT,
    solo_garments_per_action=1,
    solo_garment_price=0,
    solo_garment_resources=MAY_NOT,
    solo_makes_thimble_garment={False: MAY, True: MAY},
    solo_garment_fate={Fate.RENT: MUST, Fate.SELL: MAY_NOT},
)
HELD(
    Event.HER_PLACING,
    solo_lower_part_decides={CardDecides.HALL: True, CardDecides.JEWEL: True},
    solo_reveals_for_garment=1,
    solo_revealed_is_turn=False,
    solo_revealed_from_stock=True,
)
HELD(
    Event.HER_PLACED,
    solo_jewel_by_symbol=lambda s, symbol: (
        WhichJewel.NONE if not s.rule.solo_takes_jewel[tuple(JewelSymbol).index(symbol)] else ELSEWHERE
    ),
    solo_garment_in_named_hall=MUST,
    solo_value_is_by_preferences=True,
    solo_space_used={Space.GUEST: MAY, Space.MASTER_GUEST: MAY, Space.TERRACE: MAY_NOT},
    solo_livre_space_matters=False,
    solo_presence_by={InHall.GARMENT: True, InHall.MUSICIAN: True, InHall.OTHER_DECORATION: False},
)
HELD(
    Event.HER_MASTER_SPACE,
    solo_master_space_for={False: MAY, True: MAY},
    solo_master_space_needs_master=False,
)
HELD(
    Event.HER_FULL_HALL,
    solo_hall_full=HallFull.NEXT_CARD,
    solo_reveals_until_room=MUST,
    solo_jewel_of_full_hall_card=False,
)
HELD(Event.HER_TILE, solo_space_tile_from=TileFrom.BAG, solo_match_tile_from=TileFrom.BAG)
HELD(Event.HER_JEWEL, solo_jewel_price=0, solo_jewelry_marker_allows_jewels=True)
HELD(Event.HER_NO_JEWEL, solo_jewel_may_be_missing=True)

# Staff.
HELD(
    Event.HER_HIRE,
    solo_hire_price=0,
    solo_hire_counted_from=CountFrom.LEFT,
    solo_turns_per_hire=1,
    solo_hired_card_played=False,
    solo_hire_card_down=True,
    solo_hires_specialised=MAY_NOT,
)
HELD(Event.HER_SHORT_QUEUE, solo_empty_queue_spaces_counted=False)
HELD(
    Event.HER_END_HIRE,
    solo_end_bonus_tie=EndBonusTie.CARD,
    solo_end_bonus_in_round=lambda s, number: _in_box(s, _comes_up(s, number)),
    solo_end_bonus_without_box=lambda s, number: ELSEWHERE if s.box else _comes_up(s, number),
    solo_end_bonus_compared=Seen.NOW,
)

# Decorations.
HELD(
    Event.HER_DECORATION,
    solo_fund_price=0,
    solo_fund_tie=TieBroken.PLAYER,
    solo_kitchen_side_most=lambda s: max(sum(map(bool, row)) for row in s.rule.solo_funds_kitchen_side),
)
HELD(
    Event.HER_JEWELRY,
    solo_jewelry_funded_when=JewelryFundedWhen.FUNDING,
    solo_otherwise_refers_to=OtherwiseOf.NO_JEWELRY_YET,
    solo_fund_jewelry_space=FundedSpace.CHEAPEST,
    solo_fund_jewelry_price=0,
)
HELD(
    Event.HER_ALL_HALLS,
    solo_all_halls_with=lambda s, halls: halls == len(s.halls),
    solo_all_halls_space=Which.BEST,
    solo_all_halls_at_once=MUST,
)

# Exams.
HELD(
    Event.HER_TASK,
    solo_task_needs_role=dict.fromkeys(Role, False),
    solo_notions_task_discards=False,
    solo_task_by=lambda _, source, _area: (
        False if source in {TaskSource.SPACE_TILE, TaskSource.MATCH_TILE, TaskSource.HIRE} else ELSEWHERE
    ),
)
HELD(
    Event.HER_EXAM,
    solo_exam_cards_removed=dict.fromkeys(Exam, 1),
    solo_exam_cards_gained=dict.fromkeys(Exam, 1),
    solo_exam_hand_card_down=dict.fromkeys(Exam, True),
    solo_exam_when=dict.fromkeys(Exam, ExamMoment.AT_ONCE),
    solo_exam_price=dict.fromkeys(Exam, 0),
    solo_exam_named={exam: exam for exam in Exam},
    solo_exam_removed_at_random=dict.fromkeys(Exam, True),
    solo_exam_removed_goes=dict.fromkeys(Exam, EmployeeGoes.BOX),
    solo_exam_added_at_random=dict.fromkeys(Exam, True),
    solo_exam_deck_shuffled=ANY_NORM,
    solo_turns_per_exam=lambda s, exam: s.rule.solo_cards_per_exam[tuple(Exam).index(exam)],
    solo_exam_clears_all=dict.fromkeys(Exam, True),
)

# The final scoring.
HELD(
    Event.HER_SCORE,
    solo_scores_step=dict.fromkeys(ScoringStep, True),
    solo_scores_as_player=True,
    solo_place_scores={(which, Place.SECOND): False for which in Majority},
    solo_favor_end_points=lambda s: s.rule.favor_end_points,
    solo_jewel_points=lambda s, jewels: s.rule.jewel_points[jewels],
    solo_jewels_score=lambda s: any(s.rule.jewel_points),
    solo_tile_faces_matter=False,
    solo_tiles_from_rewards_count=True,
    solo_player_tiles_score=False,
    solo_most_points_wins=True,
)
HELD(Event.SOLO_TIE, solo_tie_by_livre=False)
HELD(
    Event.HER_STAFF_SCORED,
    solo_end_bonus_scores=True,
    solo_start_cards_at_end=True,
    solo_team_counts={
        OpponentCards.START: True,
        OpponentCards.HIRED: True,
        OpponentCards.EXAM: True,
        OpponentCards.OWN_CARDS: False,
    },
    solo_end_bonus_pays_notions=lambda s: MUST if s.rule.end_bonus_notions_given_up else MAY_NOT,
)
HELD(Event.HER_TERRACE, solo_terrace_moved_by=Seat.PLAYER, solo_terrace_goal_named_fireworks=True)
HELD(Event.HER_STATUES, solo_statue_sets_aim=TerraceAim.MOST_POINTS)
