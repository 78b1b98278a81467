"""Questions about the steps of the final scoring, and about what is not on the board: money, bonuses, favor."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of
from specs.questions.end import winner_known_after
from specs.vocabulary import scoring_step

catalogue = Catalogue("scoring")


class Source(enum.Enum):
    """What could give prestige points in the final scoring."""

    MONEY = "Livre"
    SOME_BONUSES = "bonuses of certain employees"
    EVERY_BONUS = "bonuses of all employees"
    FAVOR = "favor"
    HALL_MAJORITY = "hall majorities"
    FIREWORK_MAJORITY = "firework majority"
    STATUE_SETS = "colours of garments, for statues"
    RENTED_GARMENT = "rented garments"
    DECORATION = "funded decorations"
    ALL_HALLS = "bonus for all halls"
    SOLD_GARMENT = "sold garments"
    SILK = "resource tiles left over"
    NOTIONS = "thread and lace left over"


class ScoringAid(enum.Enum):
    """What shows the order of the steps."""

    TRACK = "a track on the board"
    CARD = "a card"


class FirstToScore(enum.Enum):
    """Who begins when players score one after the other."""

    LAST_STARTER = "the starting player of the last round"
    NEXT_STARTER = "who holds the favor, as in a next round"


class PointsShown(enum.Enum):
    """Where prestige points gained in the game are."""

    TRACK = "on a track, open to all"
    HIDDEN = "as tokens, face down"


source = kind_of("source", Source)
step = scoring_step
livre = number_of("livre", 0, 60)

scoring_step_number = catalogue.number(
    "scoring_step_number", "Which number is printed before this step of the final scoring?", step, answers=(1, 10),
    effect=Effect.WORDING, gaps=False,
)
scoring_substep_number = catalogue.number(
    "scoring_substep_number", "Which number inside its step has this part of the final scoring (0: none)?", step,
    answers=(0, 10), effect=Effect.WORDING, gaps=False,
)
scoring_position = catalogue.number(
    "scoring_position", "As which one, from the first, is this scored?", step, answers=(1, 8), effect=Effect.SCORE,
    subject="scoring_order",
)
scoring_order_binding = catalogue.permission(
    "scoring_order_binding", "May, or must, the steps be done in the order given?", effect=Effect.SCORE,
    subject="scoring_order",
)
scoring_steps = catalogue.number(
    "scoring_steps", "How many numbered steps has the final scoring?", answers=(1, 12), unit="steps",
    effect=Effect.WORDING, gaps=False,
)
scoring_aid = catalogue.choice(
    "scoring_aid", "What shows the order of the final scoring?", answers=ScoringAid, effect=Effect.WORDING,
)
scores_at_end = catalogue.fact(
    "scores_at_end", "Does this give prestige points in the final scoring?", source, effect=Effect.SCORE,
)
final_points_shown = catalogue.choice(
    "final_points_shown", "Where are the points kept until the winner is found?", answers=PointsShown,
    effect=Effect.PLAY,
)

# Money.
money_points = catalogue.number(
    "money_points", "How many prestige points does a player get who converts so many Livre?", livre, answers=(0, 60),
    unit="prestige points", effect=Effect.SCORE, subject="money_conversion",
)
money_left = catalogue.number(
    "money_left", "How many Livre has a player left who had so many before the conversion?", livre, answers=(0, 60),
    unit="Livre", effect=Effect.SCORE,
)
convert_money = catalogue.permission(
    "convert_money", "May, or must, a player convert all the Livre that can be converted?", effect=Effect.SCORE,
)
convert_money_partly = catalogue.permission(
    "convert_money_partly", "May a player convert only some of the Livre that can be converted?", effect=Effect.SCORE,
    near=("convert_money",),
)
money_returned_to_bank = catalogue.fact(
    "money_returned_to_bank", "Is the converted money given back to the bank?", effect=Effect.SCORE,
    subject="money_conversion",
)

# Favor.
favor_end_points = catalogue.number(
    "favor_end_points", "How many prestige points does the favor give at the end?", answers=(0, 20),
    unit="prestige points", effect=Effect.SCORE, subject="favor_end",
)
favor_end_holder = catalogue.fact(
    "favor_end_holder", "Do the points go to the player who holds the favor after the last round?",
    effect=Effect.SCORE, subject="favor_end",
)
favor_points_in_earlier_round = catalogue.fact(
    "favor_points_in_earlier_round", "Does holding the favor after an earlier round give points?", effect=Effect.SCORE,
    near=("favor_end_points",),
)
bonus_money_exchange_at_end = catalogue.fact(
    "bonus_money_exchange_at_end", "Do bonuses that exchange Livre count once more in the final scoring?",
    effect=Effect.SCORE, near=("money_points",),
)

# Markers, the last step.
final_first_player = catalogue.choice(
    "final_first_player", "With whom does the last step, scoring the markers, begin?", answers=FirstToScore,
    effect=Effect.WORDING, subject="final_markers_order",
)
final_begins_with_starter = catalogue.fact(
    "final_begins_with_starter", "Does the last step begin with a starting player?", effect=Effect.WORDING,
    subject="final_markers_order", moot=winner_known_after(),
)
final_last_step_is = catalogue.fact(
    "final_last_step_is", "Is scoring the markers the last step?", effect=Effect.SCORE, subject="scoring_order",
)
