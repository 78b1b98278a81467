"""Questions about the bonuses of employees: which there are, when they are used, and what they give at once."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of

catalogue = Catalogue("bonuses")


class Bonus(enum.Enum):
    """Every bonus, named by its card's level (START: a starting card) and what it is about."""

    START_NOTION = "start: thread or lace"
    START_ACQUIRE = "start: acquire resources"
    START_LIVRE = "start: Livre"
    I_LIVRE = "I: Livre"
    I_DEPUTE = "I: depute"
    I_BAG_PAID = "I: resource tile for a payment"
    I_ACQUIRE = "I: acquire resources"
    I_BAG_FREE = "I: resource tile for nothing"
    I_NOTION = "I: thread or lace"
    II_COLOURS = "II: by garment colours"
    II_MAKE = "II: make a garment"
    II_DEPUTE = "II: depute"
    II_DECORATIONS = "II: by decorations"
    III_DECORATIONS = "III: by decorations"
    III_GARMENTS = "III: by garments"
    III_FUND = "III: fund a decoration"
    III_TEAM = "III: by team size"
    IV_TEAM = "IV: by team size"
    IV_MAKE = "IV: make a garment"
    IV_COLOURS = "IV: by garment colours"
    IV_EXCHANGE = "IV: exchange Livre"
    V_GARMENTS_FIRST = "V: by garments, first listed"
    V_DECORATIONS = "V: by decorations"
    V_GARMENTS_SECOND = "V: by garments, second listed"
    V_SILK = "V: discard silk"
    VI_EXCHANGE = "VI: exchange Livre"
    VI_FUND = "VI: fund a decoration"
    VI_TEAM = "VI: by team size"
    VI_NOTIONS = "VI: thread and lace"
    VI_MASTER_GUESTS = "VI: by master guest spaces"
    VI_COUPLES = "VI: by gowns and coats"


class BonusLevel(enum.Enum):
    """The headings under which bonuses stand: the level of their cards."""

    START = "a starting card"
    ONE = "level I"
    TWO = "level II"
    THREE = "level III"
    FOUR = "level IV"
    FIVE = "level V"
    SIX = "level VI"


class CardKind(enum.Enum):
    """Kinds of employee cards, as far as their bonuses go."""

    HIRED = "a card from the employee deck"
    START_MASTER = "a starting master"
    START_JOURNEYMAN = "a starting journeyman"
    START_APPRENTICE = "a starting apprentice"


class HowOften(enum.Enum):
    """How often a bonus can be used."""

    ONCE_PER_PLAY = "once each time its card is played"
    ANY_NUMBER = "any number of times each time its card is played"
    ONCE_PER_GAME = "once in the game"


class Moment(enum.Enum):
    """Where in a turn something happens."""

    AFTER_MAIN = "after the main action"
    BEFORE_MAIN = "before the main action"
    DURING_MAIN = "in between parts of the main action"
    NEXT_TURN = "in a later turn"


class MainDone(enum.Enum):
    """What became of the main action."""

    OTHER = "a main action of another kind was taken"
    SAME = "a main action of the same kind was taken"
    FORGONE = "the main action was given up"


class InkColour(enum.Enum):
    """In which colour a coin of a bonus shows its number."""

    WHITE = "white"
    BLACK = "black"


class CoinMeaning(enum.Enum):
    """What a coin of a bonus means."""

    GAIN = "gain it from the bank"
    PAY = "pay it to the bank"


class NotionGift(enum.Enum):
    """Which notions a bonus gives."""

    EITHER = "thread or lace, by choice"
    BOTH = "thread and lace"
    THREAD_ONLY = "thread"
    LACE_ONLY = "lace"


class GarmentPlace(enum.Enum):
    """Where a garment that a player made is."""

    HALL = "guest space of a hall"
    MASTER_SPACE = "master guest space of a hall"
    TERRACE = "terrace"
    SOLD = "sold"


class CardPlace(enum.Enum):
    """Where an employee card is."""

    DISCARD = "discard pile of the player"
    RESERVE = "reserve of the player"
    HAND = "hand of the player"
    PLAYED = "just played"
    LEAVING = "being deputed in this turn"
    REMOVED = "deputed earlier"
    QUEUE = "hiring queue"


bonus = kind_of("bonus", Bonus)
card_kind = kind_of("card_kind", CardKind)
main_done = kind_of("main_done", MainDone)
moment = kind_of("moment", Moment)
ink = kind_of("ink", InkColour)
garment_place = kind_of("garment_place", GarmentPlace)
card_place = kind_of("card_place", CardPlace)
bonus_level = number_of("bonus_level", 0, 6)

PLAIN = {"effect": Effect.PLAY}

# Which there are.
employee_has_bonus = catalogue.fact(
    "employee_has_bonus", "Has an employee card of this kind a bonus?", card_kind, **PLAIN,
)
every_employee_has_bonus = catalogue.fact(
    "every_employee_has_bonus", "Has every employee card a bonus?", effect=Effect.WORDING, gaps=False,
)
bonus_on_two_kinds_of_cards = catalogue.fact(
    "bonus_on_two_kinds_of_cards", "Are there two different employee cards with the same bonus?",
    effect=Effect.WORDING, gaps=False,
)
bonuses_on_level = catalogue.number(
    "bonuses_on_level", "How many bonuses are listed for a level (0: the starting cards)?", bonus_level,
    answers=(0, 12), unit="bonuses", effect=Effect.NONE, gaps=False,
)
level_of_bonus = catalogue.choice(
    "level_of_bonus", "Of which level is the card with this bonus?", bonus,
    answers=BonusLevel, effect=Effect.NONE, gaps=False, near=("bonuses_on_level",),
)
coin_number_means = catalogue.choice(
    "coin_number_means", "What does a coin mean whose number is written in this colour?", ink,
    answers=CoinMeaning, effect=Effect.PLAY,
    near=("bonus_after_main",),
)
some_bonuses_give_prestige = catalogue.fact(
    "some_bonuses_give_prestige", "Do some bonuses give prestige points?", effect=Effect.WORDING, gaps=False,
)

# When and how often.
use_bonus = catalogue.permission(
    "use_bonus", "May, or must, the player use this bonus after playing its card (not a crowned one)?", bonus,
    effect=Effect.PLAY, subject="bonus_optional", given=~bonus.one_of(
        Bonus.VI_TEAM, Bonus.VI_NOTIONS, Bonus.VI_MASTER_GUESTS, Bonus.VI_COUPLES),
)
use_bonus_at = catalogue.permission(
    "use_bonus_at", "May the bonus of a played card be used at this moment?", moment,
    effect=Effect.PLAY, subject="bonus_moment",
)
bonus_if_main = catalogue.permission(
    "bonus_if_main", "May the bonus be used when this became of the main action?", main_done,
    effect=Effect.PLAY, subject="bonus_moment",
    gaps=False,
)
bonus_often = catalogue.choice(
    "bonus_often", "How often can this bonus be used?", bonus, answers=HowOften, effect=Effect.PLAY, gaps=False,
)
bonus_carried_out_partly = catalogue.permission(
    "bonus_carried_out_partly", "May a player take only a part of what a bonus offers?", **PLAIN,
)
bonus_main_result_usable = catalogue.fact(
    "bonus_main_result_usable", "Does what the main action of the same turn changed count for the bonus?",
    effect=Effect.PLAY, near=("use_bonus_at",),
    gaps=False,
)
bonus_from_hired_card_at_once = catalogue.fact(
    "bonus_from_hired_card_at_once", "Does hiring a card give its bonus before it is played?", **PLAIN,
)

# Flat gains.
bonus_flat_livre = catalogue.number(
    "bonus_flat_livre", "How many Livre does this bonus give?", bonus, answers=(0, 20), unit="Livre",
    effect=Effect.PLAY, given=bonus.one_of(Bonus.START_LIVRE, Bonus.I_LIVRE),
    near=("bonus_after_main",),
)
bonus_notion_price = catalogue.number(
    "bonus_notion_price", "What does one use of this bonus for a notion cost?", bonus, answers=(0, 10), unit="Livre",
    effect=Effect.PLAY, subject="bonus_notion", given=bonus.one_of(Bonus.START_NOTION, Bonus.I_NOTION),
    near=("bonus_after_main",),
)
bonus_notion_gift = catalogue.choice(
    "bonus_notion_gift", "Which notions does one use of this bonus give?", bonus, answers=NotionGift,
    effect=Effect.PLAY, subject="bonus_notion", given=bonus.one_of(Bonus.START_NOTION, Bonus.I_NOTION),
    near=("bonus_after_main",),
)
bonus_notion_count = catalogue.number(
    "bonus_notion_count", "How many markers of the notion does one use of this bonus give?", bonus,
    answers=(0, 10), unit="markers", effect=Effect.PLAY, subject="bonus_notion",
    given=bonus.one_of(Bonus.START_NOTION, Bonus.I_NOTION),
    near=("bonus_after_main",),
)
bonus_points_at_once = catalogue.fact(
    "bonus_points_at_once", "Are prestige points of a bonus used in the game gained at once?", effect=Effect.PLAY,
    near=("use_bonus_at",),
    gaps=False,
)
