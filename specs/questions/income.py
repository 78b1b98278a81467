"""Questions about the income at the end of a round."""

import enum

from oracle.questions import Catalogue, Effect, flag, number_of
from specs.questions.bonuses import GarmentPlace, garment_place
from specs.vocabulary import decoration, kitchen_side, round_number

catalogue = Catalogue("income")


class IncomeOrder(enum.Enum):
    """In which order players take their income."""

    SIMULTANEOUS = "all at once"
    TURN_ORDER = "in turn order"


class KitchenPlace(enum.Enum):
    """How a text tells the two sides of the kitchen apart."""

    LEFT = "left"
    RIGHT = "right"
    UPPER = "upper row"
    LOWER = "lower row"


on_decoration_side = flag("on_decoration_side")
on_garment_side = flag("on_garment_side")
decorations = number_of("decorations", 0, 5)
garments = number_of("garments", 0, 5)
markers_on_side = number_of("markers_on_side", 1, 3)

income_phase_number = catalogue.number(
    "income_phase_number", "Which phase of the round is the income?", answers=(1, 8), effect=Effect.WORDING,
)
income_starts_when_hands_empty = catalogue.fact(
    "income_starts_when_hands_empty", "Does the income begin once no player has a card in hand?", effect=Effect.PLAY,
)
income_in_round = catalogue.fact(
    "income_in_round", "Is there income in this round?", round_number, effect=Effect.SCORE,
)
income_before_final_scoring = catalogue.fact(
    "income_before_final_scoring", "Is the last income taken before the final scoring?", effect=Effect.SCORE,
    subject="income_in_round",
)
income_base = catalogue.number(
    "income_base", "What does every player receive in any case?", answers=(0, 30), unit="Livre", effect=Effect.PLAY,
)
income_from_side = catalogue.number(
    "income_from_side", "What does a marker on this side of the kitchen give with so many decorations and garments?",
    kitchen_side, decorations, garments, answers=(0, 30), unit="Livre", effect=Effect.PLAY,
)
income_total = catalogue.number(
    "income_total", "What does a player receive in all, with these markers in the kitchen?",
    on_decoration_side, on_garment_side, decorations, garments, answers=(0, 60), unit="Livre", effect=Effect.PLAY,
    given=(~on_decoration_side | (decorations >= 1)) & (~on_garment_side | (decorations >= 1))
    & (~(on_decoration_side & on_garment_side) | (decorations >= 2)),
)
income_side_is = catalogue.choice(
    "income_side_is", "Where on the board is this side of the kitchen?", kitchen_side, answers=KitchenPlace,
    effect=Effect.WORDING,
)
income_counts_decoration = catalogue.fact(
    "income_counts_decoration", "Does a decoration of this kind count for the side that pays by decorations?",
    decoration, effect=Effect.PLAY, subject="income_counts",
)
income_counts_own_marker = catalogue.fact(
    "income_counts_own_marker", "Does the marker on the side that pays by decorations count itself?",
    effect=Effect.PLAY, subject="income_counts",
)
income_counts_all_halls = catalogue.fact(
    "income_counts_all_halls", "Does a marker in the bonus for all halls count as a decoration for the income?",
    effect=Effect.PLAY,
    gaps=False,
)
income_counts_garment = catalogue.fact(
    "income_counts_garment", "Does a garment at this place count for the side that pays by garments?", garment_place,
    effect=Effect.PLAY, given=~(garment_place == GarmentPlace.TERRACE),
)
income_garments_of_all_halls = catalogue.fact(
    "income_garments_of_all_halls", "Do the garments of all halls count, not of one hall only?", effect=Effect.PLAY,
    subject="income_counts_garment",
)
income_with_several_markers = catalogue.permission(
    "income_with_several_markers", "May a player have so many markers on one side of the kitchen?", markers_on_side,
    effect=Effect.PLAY, near=("income_from_side",),
)
income_take = catalogue.permission(
    "income_take", "May, or must, a player take the income?", effect=Effect.PLAY,
)
income_order = catalogue.choice(
    "income_order", "In which order is the income taken?", answers=IncomeOrder, effect=Effect.PLAY,
    gaps=False,
)
income_from_bank_limited = catalogue.fact(
    "income_from_bank_limited", "Is the income less when the bank has too little?", effect=Effect.PLAY,
    gaps=False,
)
after_income_next_round = catalogue.fact(
    "after_income_next_round", "Does this round's income lead on to the preparation of another round?", round_number,
    effect=Effect.PLAY,
)
