"""What the engine embodies about the final scoring and the end."""

from __future__ import annotations

from specs.held.declare import ELSEWHERE, MAY, MAY_NOT, MUST, Holding
from specs.held.events import Event
from specs.questions.end import EndPoint, LoserKind, WonBy
from specs.questions.extra_deluxe_scoring import SpreadRest
from specs.questions.scoring import PointsShown, Source
from specs.questions.scoring_board import Decider, FactorChoice, Hall
from specs.questions.scoring_halls import (
    Criterion,
    HallNumber,
    HallPresence,
    Place,
    SecondGoesTo,
    TieResult,
)
from specs.vocabulary import Garment

HELD = Holding()

# What scores, and in which order.
HELD(
    Event.SCORED,
    scoring_order_binding=MUST,
    final_last_step_is=True,
    final_points_shown=lambda s: PointsShown.TRACK if s.rule.book.edition == "deluxe-2020" else PointsShown.HIDDEN,
    scores_at_end={
        Source.EVERY_BONUS: False,
        Source.SOLD_GARMENT: False,
        Source.SILK: False,
        Source.NOTIONS: False,
    },
    bonus_money_exchange_at_end=False,
)
HELD(
    Event.SCORE_MONEY,
    scores_at_end={Source.MONEY: True},
    convert_money=MUST,
    convert_money_partly=MAY_NOT,
    money_returned_to_bank=True,
)
HELD(Event.SCORE_BONUSES, scores_at_end={Source.SOME_BONUSES: True})
HELD(Event.SCORE_FAVOR, scores_at_end={Source.FAVOR: True})
HELD(Event.SCORE_HALLS, scores_at_end={Source.HALL_MAJORITY: True})
HELD(Event.SCORE_FIREWORKS, scores_at_end={Source.FIREWORK_MAJORITY: True})
HELD(Event.SCORE_STATUES, scores_at_end={Source.STATUE_SETS: True})
HELD(Event.SCORE_GARMENTS, scores_at_end={Source.RENTED_GARMENT: True})
HELD(Event.SCORE_DECORATIONS, scores_at_end={Source.DECORATION: True})
HELD(Event.SCORE_ALL_HALLS, scores_at_end={Source.ALL_HALLS: True})

# Halls.
HELD(
    Event.SCORE_HALLS,
    hall_criterion={1: Criterion.GARMENTS, 2: Criterion.MASTER_SPACES, 3: Criterion.MUSICIAN},
    hall_points_number={Place.FIRST: HallNumber.LARGER, Place.SECOND: HallNumber.SMALLER},
    hall_first_eligible={HallPresence.ONE_GARMENT: True},
    hall_second_eligible={HallPresence.ONE_GARMENT: True},
    hall_counts_garment_later_on_terrace=True,
    hall_musician_counts_as_garment=False,
    hall_musician_of_other_hall=False,
    hall_musicians_several=False,
)
HELD(
    Event.HALL_EMPTY_HANDED,
    hall_first_eligible={HallPresence.MUSICIAN_ONLY: False, HallPresence.NOTHING: False},
    hall_second_eligible={HallPresence.MUSICIAN_ONLY: False, HallPresence.NOTHING: False},
)
HELD(Event.HALL_ALONE, hall_single_gets_second_too=False)
HELD(Event.HALL_TIE, hall_two_player_tie_unbroken=TieResult.ALL_FULL)

# Fireworks.
HELD(Event.SCORE_FIREWORKS, firework_counts_markers=True)
HELD(Event.FIREWORK_NONE, firework_eligible_with_none=dict.fromkeys(Place, False))
HELD(Event.FIREWORK_ALONE, firework_single_gets_second_too=False)
HELD(Event.FIREWORK_TIE, firework_second_after_tie=lambda _s, _t, _b: SecondGoesTo.TIE_LOSER)
HELD(
    Event.SCORE_FIREWORKS,
    firework_points_of_board=lambda s, first: True if first == s.parts.board.firework_points[0] else ELSEWHERE,
)

# The terrace.
HELD(
    Event.ADMIRE,
    terrace_from={Hall.KINGS: MAY, Hall.OTHER: MAY_NOT},
    terrace_garments_most=lambda _, fireworks, garments: min(fireworks, garments),
    terrace_which_garments=Decider.OWNER,
    terrace_which_factor=Decider.OWNER,
    terrace_space=FactorChoice.OWNED_SPACE,
    terrace_owned_by_others=MAY_NOT,
)
HELD(Event.ADMIRE_FEW, terrace_too_few=True)
HELD(Event.ADMIRE_MANY, terrace_too_many_stay=True)
HELD(Event.ADMIRED, terrace_moved_with_marker=True)
HELD(Event.SCORE_TERRACE, terrace_multiplies_firework=False)

# Statues.
HELD(
    Event.SCORE_STATUES,
    statue_most_points=lambda s: max(s.rule.statue_points),
    statue_total=lambda s, statues, *sets: sum(s.rule.statue_points[n] for n in sets[:statues]),
    statue_garment_twice=MAY_NOT,
    statue_sets_up_to=len(Garment),
    statue_same_colour_twice_in_set=MAY_NOT,
    statue_colour_counts=dict.fromkeys(Garment, True),
    statue_counts_terrace=True,
    statue_sets_by=Decider.OWNER,
    statue_rest_scores=dict.fromkeys(SpreadRest, False),
)

# Markers.
HELD(Event.SCORE_DECORATIONS, marker_points_printed=True, marker_points_all_printed=False)

# The end.
HELD(
    Event.LAST_INCOME,
    game_ends_at=EndPoint.INCOME,
    game_ends_early=MAY_NOT,
)
HELD(Event.WON, game_won_by=WonBy.PRESTIGE, winner_known_after=True)
HELD(
    Event.WIN_TIE,
    game_tie_won_by=WonBy.LIVRE,
    game_tie_open_to={LoserKind.TIED: True, LoserKind.NOT_TIED: False},
)
