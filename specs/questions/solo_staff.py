"""Questions about the solo opponent's jewels, employees and decorations."""

import enum

from oracle.questions import Catalogue, Effect, flag, kind_of, number_of
from specs.questions.jewelry_box_jewels import TileFrom
from specs.questions.solo_actions import CountFrom, TieBroken
from specs.vocabulary import decoration, kitchen_side, round_number

catalogue = Catalogue("solo", scope="solo")


class JewelSymbol(enum.Enum):
    """The three symbols on the right of her cards."""

    SAME_COLOR = "a jewel of the garment's colour"
    FITTING = "a jewel that fits the kind of garment"
    NONE = "no jewel"


class WhichJewel(enum.Enum):
    """Which jewel the solo opponent takes."""

    CHEAPEST_COLOR = "the cheapest of the garment's colour"
    CHEAPEST_KIND = "the cheapest that fits the kind of garment"
    NONE = "none"


class HireFallback(enum.Enum):
    """Which employee is hired when there are fewer than the card's number."""

    ONLY = "the only one there"
    LAST = "the last one counted"
    NONE = "none"


class EndBonusHolder(enum.Enum):
    """Whose points decide which end bonus is best."""

    OPPONENT = "the solo opponent's"
    PLAYER = "the player's"


class EndBonusTie(enum.Enum):
    """Which of several equally good employees is hired."""

    CARD = "the first by the card's instruction"
    RANDOM = "a random one"


class EmployeeGoes(enum.Enum):
    """Where an employee of hers goes."""

    EMPLOYEES = "into her employee deck above her board"
    HAND = "into her hand"
    BOX = "out of the game"


class FundedSpace(enum.Enum):
    """Which space the solo opponent funds."""

    CHEAPEST = "the cheapest free one of the kind"
    BEST = "the one with most points"


class JewelryFull(enum.Enum):
    """What she does, without a jewelry decoration, when all of them are taken."""

    CARD = "she funds a decoration of the kind on the card"
    POINTS = "she gains points instead"


symbol = kind_of("symbol", JewelSymbol)
jewelry_marker = number_of("jewelry_marker", 0, 1)
matching = flag("matching")
end_bonuses_shown = number_of("end_bonuses_shown", 0, 4)
queue_left = number_of("queue_left", 1, 4)
card_number = number_of("card_number", 1, 4)
own_side_markers = number_of("own_side_markers", 0, 1)

# Jewels.
solo_jewel_with_markers = catalogue.permission(
    "solo_jewel_with_markers", "May she take a jewel with so many markers on jewelry decorations?", jewelry_marker,
    effect=Effect.PLAY, subject="solo_jewels",
)
solo_jewel_by_symbol = catalogue.choice(
    "solo_jewel_by_symbol", "Which jewel does she take when the card shows this symbol?", symbol, answers=WhichJewel,
    effect=Effect.PLAY, subject="solo_jewels",
)
solo_takes_jewel = catalogue.permission(
    "solo_takes_jewel", "May, or must, she take a jewel when this symbol is shown and such a jewel is there?", symbol,
    effect=Effect.PLAY, subject="solo_jewels",
)
solo_jewel_price = catalogue.number(
    "solo_jewel_price", "What does she pay for a jewel?", answers=(0, 20), unit="Livre", effect=Effect.PLAY,
    near=("solo_spends_livre",),
)
solo_match_tiles = catalogue.number(
    "solo_match_tiles", "How many resource tiles does a jewel bring her that has the garment's colour (or not)?",
    matching, answers=(0, 5), unit="tiles", effect=Effect.PLAY, subject="solo_jewels",
)
solo_match_tile_from = catalogue.choice(
    "solo_match_tile_from", "Where does that tile come from?", answers=TileFrom, effect=Effect.PLAY,
    subject="solo_jewels",
)
solo_jewel_symbol_at = catalogue.choice(
    "solo_jewel_symbol_at", "On which side of the card is the symbol for jewels?", answers=CountFrom,
    effect=Effect.WORDING, gaps=False,
)

# Employees.
solo_hire_price = catalogue.number(
    "solo_hire_price", "What does she pay for hiring?", answers=(0, 12), unit="Livre", effect=Effect.PLAY,
    subject="solo_hire",
)
solo_hire_counted_from = catalogue.choice(
    "solo_hire_counted_from", "From which side is the employee counted that the card's example names?",
    answers=CountFrom, effect=Effect.PLAY, subject="solo_hire",
)
solo_empty_queue_spaces_counted = catalogue.fact(
    "solo_empty_queue_spaces_counted", "Are empty spaces of the queue counted?", effect=Effect.PLAY,
    subject="solo_hire",
)
solo_hire_fallback = catalogue.choice(
    "solo_hire_fallback", "Whom does she hire when the card's number is this and so many fewer are in the queue?",
    card_number, queue_left, answers=HireFallback, effect=Effect.PLAY, given=queue_left < card_number,
)
solo_prefers_end_bonus = catalogue.permission(
    "solo_prefers_end_bonus", "Does she hire an employee whose bonus counts at the end, with so many of them shown?",
    end_bonuses_shown, effect=Effect.PLAY, given=end_bonuses_shown >= 1, subject="solo_end_bonus_hire",
)
solo_end_bonus_in_round = catalogue.fact(
    "solo_end_bonus_in_round", "Can an employee whose bonus counts at the end be in the queue in this round?",
    round_number, effect=Effect.PLAY, subject="solo_end_bonus_round",
)
solo_end_bonus_points_of = catalogue.choice(
    "solo_end_bonus_points_of", "Whose points decide which one she hires, with so many of them shown?",
    end_bonuses_shown, answers=EndBonusHolder, effect=Effect.PLAY, given=end_bonuses_shown >= 1,
)
solo_end_bonus_tie = catalogue.choice(
    "solo_end_bonus_tie", "Which one does she hire when several would give the same?", answers=EndBonusTie,
    effect=Effect.PLAY, subject="solo_end_bonus_hire",
)
solo_end_bonus_worth_nothing = catalogue.permission(
    "solo_end_bonus_worth_nothing", "Does she prefer one that would give nothing at that moment?", effect=Effect.PLAY,
    near=("solo_prefers_end_bonus",),
)
solo_hired_goes = catalogue.choice(
    "solo_hired_goes", "Where does the employee go that she hires?", answers=EmployeeGoes, effect=Effect.SCORE,
    subject="solo_hire",
)
solo_cards_per_hire = catalogue.number(
    "solo_cards_per_hire", "How many cards of her stock does hiring add to her hand?", answers=(0, 4), unit="cards",
    effect=Effect.PLAY, subject="solo_hire_adds",
)
solo_turns_per_hire = catalogue.number(
    "solo_turns_per_hire", "How many further turns in the round does a hired employee bring her?", answers=(0, 4),
    unit="turns", effect=Effect.PLAY, subject="solo_hire_adds",
)
solo_hired_card_played = catalogue.fact(
    "solo_hired_card_played", "Is the card added to her hand the hired employee itself?", effect=Effect.PLAY,
    subject="solo_hire_adds",
)
solo_hires_specialised = catalogue.permission(
    "solo_hires_specialised", "May she hire a specialised apprentice?", effect=Effect.PLAY,
    near=("solo_opponent_gets",),
)

# Decorations.
solo_fund_price = catalogue.number(
    "solo_fund_price", "What does she pay for a decoration?", answers=(0, 30), unit="Livre", effect=Effect.PLAY,
    subject="solo_fund",
)
solo_fund_kind = catalogue.fact(
    "solo_fund_kind", "Can a card of hers name this kind of decoration?", decoration, effect=Effect.PLAY,
    subject="solo_fund",
)
solo_fund_space = catalogue.choice(
    "solo_fund_space", "Which space of the kind named does she take?", answers=FundedSpace, effect=Effect.PLAY,
    subject="solo_fund",
)
solo_fund_tie = catalogue.choice(
    "solo_fund_tie", "Who or what decides among equally cheap spaces?", answers=TieBroken, effect=Effect.PLAY,
    near=("solo_fund_space",),
)
solo_fund_jewelry_first = catalogue.permission(
    "solo_fund_jewelry_first", "With so many markers on jewelry decorations, does she fund one of these instead?",
    jewelry_marker, effect=Effect.PLAY, subject="solo_fund_jewelry",
)
solo_fund_jewelry_space = catalogue.choice(
    "solo_fund_jewelry_space", "Which jewelry decoration does she take then?", answers=FundedSpace,
    effect=Effect.PLAY, subject="solo_fund_jewelry",
)
solo_fund_jewelry_price = catalogue.number(
    "solo_fund_jewelry_price", "What does she pay for it?", answers=(0, 30), unit="Livre", effect=Effect.PLAY,
    subject="solo_fund_jewelry",
)
solo_fund_jewelry_full = catalogue.choice(
    "solo_fund_jewelry_full", "What does she do, without a jewelry decoration, when all of them are taken?",
    answers=JewelryFull, effect=Effect.PLAY, near=("solo_fund_jewelry_first", "solo_points_when"),
)
solo_funds_kitchen_side = catalogue.permission(
    "solo_funds_kitchen_side", "May she with so many markers on this kitchen side put another there?", kitchen_side,
    own_side_markers, effect=Effect.PLAY,
)
