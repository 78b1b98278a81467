"""Further questions about hiring and deputing employees."""

import enum

from oracle.questions import Catalogue, Effect, kind_of
from specs.vocabulary import via

hiring = Catalogue("hiring")
deputing = Catalogue("deputing")


class HiredGoes(enum.Enum):
    """Where a hired employee goes."""

    HAND = "the hand"
    DISCARD = "the discard pile"
    RESERVE = "the reserve"


class Origin(enum.Enum):
    """Where an employee came from."""

    START = "a starting employee"
    HIRED = "an employee hired in the game"


class AmountFrom(enum.Enum):
    """Where an amount is read."""

    CARD = "from the card itself"
    ROLE = "from the employee's role"


origin = kind_of("origin", Origin)

hired_goes_to = hiring.choice(
    "hired_goes_to",
    "Where does a hired employee go?",
    answers=HiredGoes,
    effect=Effect.PLAY,
    subject="hired_card_goes_where",
)
hires_per_action = hiring.number(
    "hires_per_action", "How many employees does one action hire?", answers=(0, 4), unit="cards", effect=Effect.PLAY
)
hire_free_choice = hiring.permission(
    "may_choose_any_in_queue", "May any employee of the queue be hired?", effect=Effect.PLAY
)
hire_pays_player = hiring.fact(
    "hiring_pays_the_player",
    "Does hiring pay the player (instead of costing)?",
    effect=Effect.PLAY,
    near=("hire_price",), gaps=False,
)
more_than_three = hiring.permission(
    "may_act_more_than_three_times",
    "May a player who hired take more than three turns in the round?",
    effect=Effect.PLAY,
)
queue_refilled = hiring.fact(
    "queue_refilled_in_phase", "Is the queue refilled during the phase?", effect=Effect.PLAY, near=("hire_price",)
)
hand_limit = hiring.permission(
    "may_hold_any_hand", "May hiring bring the hand above three cards?", effect=Effect.PLAY, near=("hired_goes_to",),
    gaps=False
)
hired_playable_next = hiring.permission(
    "must_play_hired_this_round",
    "Is a hired employee played in the same round?",
    effect=Effect.PLAY,
    subject="hired_card_goes_where",
)

deputes_played_card = deputing.fact(
    "main_depute_takes_played_card", "Does the main action depute the card that was played for it?", effect=Effect.PLAY
)
depute_bonus_once_more = deputing.permission(
    "may_use_bonus_of_deputed",
    "May the bonus of the employee deputed by the main action still be used?",
    effect=Effect.PLAY,
)
deputed_leaves_after_bonus = deputing.fact(
    "deputed_leaves_after_bonus", "Does the deputed employee leave only after its bonus was used?", effect=Effect.PLAY
)
depute_origin = deputing.permission(
    "may_depute_origin", "May such an employee be deputed?", origin, effect=Effect.PLAY, subject="may_depute_origin"
)
depute_pay_before_bonus = deputing.fact(
    "depute_pay_before_bonus", "Is the Livre for deputing paid before the bonus is used?", effect=Effect.PLAY,
    near=("depute_pay", "may_use_bonus_of_deputed"),
)
team_always_at_least = deputing.number(
    "team_always_at_least",
    "How many employees must a team always keep?",
    answers=(0, 12),
    unit="cards",
    effect=Effect.PLAY,
)
last_master = deputing.permission(
    "may_depute_last_master",
    "May the last Master of a team be deputed?",
    via,
    effect=Effect.PLAY,
    subject="may_depute_last_master",
)
depute_amount_where = deputing.choice(
    "depute_amount_from",
    "Where is the amount for deputing taken from?",
    answers=AmountFrom,
    effect=Effect.PLAY, gaps=False,
)
depute_floor_counts_played = deputing.fact(
    "floor_counts_card_in_play",
    "Does the card in play count for the smallest team?",
    effect=Effect.PLAY,
    near=("may_depute",), subject="depute_floor_counts",
)
