"""Questions about deputing an employee to the King's court."""

from oracle.questions import Catalogue, Effect
from specs.vocabulary import deck_size, role, via

catalogue = Catalogue("deputing")

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
