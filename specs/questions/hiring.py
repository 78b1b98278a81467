"""Questions about hiring a new employee."""

from oracle.questions import Catalogue, Effect, number_of

catalogue = Catalogue("hiring")

shown = number_of("shown", 0, 4)

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
