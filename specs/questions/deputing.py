"""Questions about deputing an employee to the King's court."""

import enum

from oracle.questions import Catalogue, Effect, kind_of
from specs.vocabulary import deck_size, role, via

catalogue = Catalogue("deputing")


class RemovedTo(enum.Enum):
    """Where a deputed card is put."""

    BOX = "into the box"
    DISCARD = "on the player's discard pile"
    QUEUE = "into the queue"
    DECK = "under the employee deck"


class Counted(enum.Enum):
    """Which cards could be counted to see whether someone may be deputed."""

    RESERVE = "the reserve"
    HAND = "the hand"
    DISCARD = "the discard pile"
    PLAYED = "the card being played"


counted = kind_of("counted", Counted)

may_depute = catalogue.permission(
    "may_depute", "May an employee be deputed from a team of so many cards?", deck_size, via,
    effect=Effect.PLAY,
)
depute_pay = catalogue.number(
    "depute_pay", "How much does the main action pay for deputing such an employee?", role,
    answers=(0, 20), unit="Livre", effect=Effect.PLAY,
)
deputed_card_leaves_game = catalogue.fact(
    "deputed_card_leaves_game", "Does a deputed employee leave the game for good?",
    effect=Effect.PLAY, subject="deputed_card_goes_where",
)
deputed_card_put = catalogue.choice(
    "deputed_card_put", "Where is a deputed card put?", answers=RemovedTo, effect=Effect.PLAY,
    subject="deputed_card_goes_where",
)
depute_paid_by_bank = catalogue.fact(
    "depute_paid_by_bank", "Does the bank pay for deputing?", effect=Effect.WORDING, gaps=False,
)
depute_floor_counts = catalogue.fact(
    "depute_floor_counts", "Are these cards counted to see whether a team is large enough to depute someone?",
    counted, effect=Effect.PLAY, near=("may_depute", "team_contains"),
)
depute_bonus_times = catalogue.number(
    "depute_bonus_times", "How many times can the bonus of the employee deputed by the main action still be used?",
    answers=(0, 4), unit="times", effect=Effect.PLAY, subject="may_use_bonus_of_deputed",
)
depute_pay_same_for_all_levels = catalogue.fact(
    "depute_pay_same_for_all_levels", "Does deputing pay alike for all employees of one role?", effect=Effect.PLAY,
    near=("depute_pay",), subject="depute_pay",
)
depute_crowned = catalogue.permission(
    "depute_crowned", "May a crowned employee be deputed?", effect=Effect.PLAY, near=("may_depute_origin",),
)
depute_hired_this_round = catalogue.permission(
    "depute_hired_this_round", "May an employee be deputed in the round it was hired in?", effect=Effect.PLAY,
    near=("may_depute_origin",),
)
depute_again_in_round = catalogue.permission(
    "depute_again_in_round", "May a player depute a second employee in the same round?", effect=Effect.PLAY,
    near=("may_depute",),
)
depute_livre_usable_for_bonus = catalogue.fact(
    "depute_livre_usable_for_bonus", "Can the Livre for deputing be spent on the bonus of the same card?",
    effect=Effect.PLAY, near=("depute_pay_before_bonus",), subject="depute_pay_before_bonus",
)
last_master_advice = catalogue.fact(
    "last_master_advice", "Is it advised to keep at least one master?", effect=Effect.WORDING, gaps=False,
)
masters_advised_as_most_versatile = catalogue.fact(
    "masters_advised_as_most_versatile", "Is the master called the employee that can do most?", effect=Effect.WORDING,
    gaps=False,
)
