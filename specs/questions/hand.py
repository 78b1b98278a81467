"""Questions about the small print of choosing a hand: how many from where, when a reserve is renewed, what is final."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of
from specs.questions.base_preparation import reserve_size
from specs.vocabulary import round_number

catalogue = Catalogue("hand")


class Renewal(enum.Enum):
    """When the discard pile becomes the reserve after the last three cards were taken from it."""

    NEXT_CHOICE = "when hands are chosen in the next round"
    WHEN_NEEDED = "when a card is next to be chosen, whenever that is"
    AT_ONCE = "at once"


class DuringRound(enum.Enum):
    """What could touch a reserve outside the choice of a hand."""

    DEPUTING = "an employee of the reserve is deputed"
    HIRING = "an employee is hired"
    RESERVE_EMPTY = "the reserve is empty while cards are played"


class FromWhere(enum.Enum):
    """From where cards of a hand could come."""

    RESERVE = "the reserve"
    DISCARD = "the discard pile, while the reserve suffices"
    QUEUE = "the queue"


in_hand = number_of("in_hand", 0, 5)
discard_left = number_of("discard", 0, 6)
from_where = kind_of("from_where", FromWhere)
during_round = kind_of("during_round", DuringRound)

# How many.
hand_of = catalogue.permission(
    "hand_of",
    "May, or must, a player with enough cards take so many into hand?",
    in_hand,
    effect=Effect.PLAY,
    subject="cards_chosen",
)
hand_from = catalogue.permission(
    "hand_from",
    "May cards of the hand be chosen from there?",
    from_where,
    effect=Effect.PLAY,
    near=("cards_chosen", "hand_chosen_by_player"),
    subject="hand_from",
)
taken_from_reserve = catalogue.number(
    "taken_from_reserve",
    "How many cards of the hand come from the old reserve, if it has so many?",
    reserve_size,
    answers=(0, 9),
    unit="cards",
    effect=Effect.PLAY,
    subject="reserve_taken_first",
)
taken_from_new_reserve = catalogue.number(
    "taken_from_new_reserve",
    "How many cards of the hand come from the new reserve, if the old one has so many?",
    reserve_size,
    answers=(0, 9),
    unit="cards",
    effect=Effect.PLAY,
    subject="reserve_taken_first",
)
hand_choice_free = catalogue.permission(
    "hand_choice_free",
    "May a player freely choose which cards of the reserve to take, if it has so many?",
    reserve_size,
    effect=Effect.PLAY,
    given=reserve_size >= 1,
    subject="hand_choice_free",
    near=("hand_chosen_by_player", "exactly_three_taken"),
)
hand_chosen_in_round = catalogue.fact(
    "hand_chosen_in_round",
    "Is a hand chosen in this round?",
    round_number,
    effect=Effect.PLAY,
    subject="cards_chosen",
)
reserve_rule_from_round = catalogue.number(
    "reserve_rule_from_round",
    "From which round on can the reserve be too small?",
    answers=(1, 7),
    effect=Effect.WORDING,
    near=("reserve_taken_first",),
    gaps=False,
)

# The new reserve.
renewed_after_exactly_three = catalogue.choice(
    "renewed_after_exactly_three",
    "When is a new reserve made after the last three cards were taken?",
    answers=Renewal,
    effect=Effect.PLAY,
    near=("exactly_three_taken", "new_reserve_waits_until_needed"),
)
renewed_with_discard = catalogue.permission(
    "renewed_with_discard",
    "Is a new reserve made when it is needed, if the discard pile has so many cards?",
    discard_left,
    effect=Effect.PLAY,
    near=("new_reserve_made", "hand_from_small_team"), gaps=False,
)
renewed_during_round = catalogue.permission(
    "renewed_during_round",
    "Is a new reserve made during the round in this case?",
    during_round,
    effect=Effect.PLAY,
    subject="renewed_during_round",
    near=("new_reserve_waits_until_needed",),
)
new_reserve_shuffled = catalogue.permission(
    "new_reserve_shuffled",
    "Is the discard pile shuffled when it becomes the reserve?",
    effect=Effect.PLAY,
    near=("reserve_shuffled", "whole_discard_moves"), gaps=False,
)
discard_pile_left = catalogue.number(
    "discard_pile_left",
    "How many cards are left in the discard pile after it became the reserve?",
    answers=(0, 9),
    unit="cards",
    effect=Effect.PLAY,
    subject="whole_discard_moves",
)
old_cards_chosen_back = catalogue.permission(
    "old_cards_chosen_back",
    "May the cards taken first from the old reserve be changed for cards of the new one?",
    effect=Effect.PLAY,
    near=("reserve_taken_first", "rest_chosen_from_new_reserve"), gaps=False,
)

# What is final, and who sees it.
change_chosen_hand = catalogue.permission(
    "change_chosen_hand",
    "May a player change the chosen hand after the phase?",
    effect=Effect.PLAY,
    near=("hand_chosen_secretly",), gaps=False,
)
cards_shown_when_played = catalogue.fact(
    "cards_shown_when_played",
    "Do others see a chosen card only when it is played?",
    effect=Effect.PLAY,
    near=("hand_chosen_secretly", "may_hide"),
)
unchosen_face_down = catalogue.fact(
    "unchosen_face_down",
    "Do cards not chosen lie face down?",
    effect=Effect.WORDING,
    subject="unchosen_return_to_reserve",
)
hand_chosen_before_first_turn = catalogue.fact(
    "hand_chosen_before_first_turn",
    "Have all players chosen before the first card is played?",
    effect=Effect.PLAY,
    subject="hand_chosen_how",
)
