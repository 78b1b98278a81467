"""Questions about hiring a new employee."""

from oracle.questions import Catalogue, Effect, number_of
from specs.vocabulary import role, round_number

catalogue = Catalogue("hiring")

shown = number_of("shown", 0, 4)
team_before = number_of("team_before", 1, 12)

hire_price = catalogue.number(
    "hire_price", "What does hiring cost while so many employees are in the queue?", shown,
    answers=(0, 12), unit="Livre", effect=Effect.PLAY, given=shown >= 1,
)
may_hire_from = catalogue.permission(
    "may_hire_from", "May one hire while so many employees are in the queue?", shown,
    effect=Effect.PLAY, subject="hire_from_empty_queue",
)
hired_card_playable_this_round = catalogue.fact(
    "hired_card_playable_this_round", "Can a hired employee be played in the round it is hired in?",
    effect=Effect.PLAY, subject="hired_card_goes_where",
)
hire_price_counts_hired = catalogue.fact(
    "hire_price_counts_hired", "Is the employee that is hired counted for the price?", effect=Effect.PLAY,
    near=("hire_price",),
)
hire_paid_to_bank = catalogue.fact(
    "hire_paid_to_bank", "Is the price of hiring paid to the bank?", effect=Effect.WORDING, gaps=False,
)
hire_paid_before_taking = catalogue.fact(
    "hire_paid_before_taking", "Is the price of hiring paid before the employee is taken?", effect=Effect.WORDING,
    subject="hire_paid_to_bank", gaps=False,
)
extra_actions_per_hire = catalogue.number(
    "extra_actions_per_hire", "How many further actions does a hired employee allow in the same round?",
    answers=(0, 4), unit="actions", effect=Effect.PLAY, subject="hired_card_goes_where",
)
hired_of_role = catalogue.permission(
    "hired_of_role", "May an employee of this role be hired from the queue?", role, effect=Effect.PLAY,
    near=("may_choose_any_in_queue",), gaps=False,
)
hired_master_hires = catalogue.permission(
    "hired_master_hires", "May a master hired in this round be played to hire again in it?", effect=Effect.PLAY,
    near=("hired_card_playable_this_round",),
)
hires_in_round = catalogue.permission(
    "hires_in_round", "May a player hire in this round?", round_number, effect=Effect.PLAY, near=("may_hire_from",),
    gaps=False,
)
team_grows_from = catalogue.permission(
    "team_grows_from", "May a player with a team of so many cards hire?", team_before, effect=Effect.PLAY,
    subject="team_limit", near=("hire_price",), gaps=False,
)
hired_card_hidden_in_hand = catalogue.permission(
    "hired_card_hidden_in_hand", "May a player refuse to show which of the cards in hand were hired in this round?",
    effect=Effect.PLAY, near=("hired_goes_to",), gaps=False,
)
hire_price_by_place = catalogue.fact(
    "hire_price_by_place", "Does it matter for the price where in the queue a card lies?", effect=Effect.PLAY,
    near=("hire_price",),
)
