"""Further questions about income, the final scoring and the list of bonuses: how a text prints and shows them."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of
from specs.questions.bonuses import bonus, bonus_level
from specs.vocabulary import Role, scoring_step

income = Catalogue("income")
scoring = Catalogue("scoring")
bonuses = Catalogue("bonuses")


class PointsAt(enum.Enum):
    """Where the points of an occupied space stand."""

    BELOW = "below the space"
    ON = "on the space itself"
    MARKER = "on the marker, in a corner of it"
    BESIDE = "beside the space"


class SpreadRest(enum.Enum):
    """What a player could leave unused."""

    GARMENT = "a garment that goes into no set"
    STATUE = "a statue without a garment left for it"


rest = kind_of("rest", SpreadRest)
boards_first = number_of("boards_first", 0, 12)

next_round_begins_with_phase = income.number(
    "next_round_begins_with_phase", "With which phase does the round after the income begin?", answers=(1, 8),
    effect=Effect.WORDING, subject="after_income_next_round",
)
scoring_print_position = scoring.number(
    "scoring_print_position", "As which one, from the top, does the text print this step of the final scoring?",
    scoring_step, answers=(1, 8), effect=Effect.WORDING, gaps=False,
)
scoring_printed_in_order = scoring.fact(
    "scoring_printed_in_order", "Does the text print the steps of the final scoring in the order of their numbers?",
    effect=Effect.WORDING, gaps=False,
)
marker_points_at = scoring.choice(
    "marker_points_at", "Where do the points of an occupied space stand?", answers=PointsAt, effect=Effect.WORDING,
    subject="marker_points", gaps=False,
)
firework_points_of_board = scoring.fact(
    "firework_points_of_board", "Is there a side of the board whose first place in fireworks gives so many points?",
    boards_first, effect=Effect.SCORE, subject="firework_points",
)
statue_rest_scores = scoring.fact(
    "statue_rest_scores", "Does this give points for statues?", rest, effect=Effect.SCORE, subject="statue_several",
)
hall_points_stand_in_box = scoring.fact(
    "hall_points_stand_in_box", "Do a hall's points for the majority stand in a coloured box of the hall?",
    effect=Effect.WORDING, gaps=False,
)
bonus_listed_on_page = bonuses.number(
    "bonus_listed_on_page", "On which page are the bonuses of a level listed (0: the starting cards)?", bonus_level,
    answers=(1, 40), effect=Effect.WORDING, gaps=False,
)
bonus_card_role = bonuses.choice(
    "bonus_card_role", "On a card of which role does this bonus stand?", bonus, answers=Role, effect=Effect.PLAY,
)
bonus_sign_times = bonuses.number(
    "bonus_sign_times", "Which number of uses is printed before this bonus?", bonus, answers=(1, 12), unit="times",
    effect=Effect.WORDING, gaps=False,
)
bonus_garments_of_others = bonuses.fact(
    "bonus_garments_of_others", "Do garments of other players count for a player's bonuses?",
    effect=Effect.PLAY, near=("bonus_garments_gain",),
    gaps=False,
)
