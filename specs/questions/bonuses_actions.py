"""Questions about bonuses that are actions, exchanges or draws; those that depute stand apart."""

import enum

from oracle.questions import Catalogue, Effect, flag, kind_of, number_of
from specs.questions.bonuses import MainDone, main_done
from specs.vocabulary import Action, Garment, action, role

catalogue = Catalogue("bonuses")


class ActionBonus(enum.Enum):
    """Bonuses that are an additional action."""

    START_ACQUIRE = "start: acquire resources"
    I_ACQUIRE = "I: acquire resources"
    II_MAKE = "II: make a garment"
    III_FUND = "III: fund a decoration"
    IV_MAKE = "IV: make a garment"
    VI_FUND = "VI: fund a decoration"


class MakeBonus(enum.Enum):
    """Bonuses that make a garment."""

    II_MAKE = "II"
    IV_MAKE = "IV"


class FundBonus(enum.Enum):
    """Bonuses that fund a decoration."""

    III_FUND = "III"
    VI_FUND = "VI"


class BagBonus(enum.Enum):
    """Bonuses that give a resource tile which is not on display."""

    I_BAG_PAID = "for a payment"
    I_BAG_FREE = "for nothing"


class ExchangeBonus(enum.Enum):
    """Bonuses that turn Livre into prestige points."""

    IV_EXCHANGE = "IV"
    VI_EXCHANGE = "VI"


class TileUse(enum.Enum):
    """What becomes of a resource tile."""

    KEEP = "kept for its silk"
    NOTIONS = "discarded at once for thread or lace"
    PUT_BACK = "put back"


class TileSource(enum.Enum):
    """Where a resource tile comes from."""

    BAG = "at random from the bag"
    STACK = "at random from a face-down stack"
    DISPLAY = "by choice from the display"


class WhenEmpty(enum.Enum):
    """What happens when there is nothing to draw."""

    REFILL = "the discarded tiles are mixed and drawn from"
    NOTHING = "nothing is gained"
    DISPLAY = "a tile of the display is taken"


class GarmentUse(enum.Enum):
    """What is done with a new garment."""

    RENT = "rent it"
    SELL = "sell it"


class Impossible(enum.Enum):
    """What becomes of a bonus action for which there is nothing to take or no space."""

    LOST = "the bonus is lost"
    REPLACED = "something else is gained"
    POSTPONED = "it is kept for later"


action_bonus = kind_of("action_bonus", ActionBonus)
make_bonus = kind_of("make_bonus", MakeBonus)
fund_bonus = kind_of("fund_bonus", FundBonus)
bag_bonus = kind_of("bag_bonus", BagBonus)
exchange_bonus = kind_of("exchange_bonus", ExchangeBonus)
tile_use = kind_of("tile_use", TileUse)
garment_use = kind_of("garment_use", GarmentUse)
silk = kind_of("silk", Garment)
needed = number_of("needed", 1, 4)
printed = number_of("printed", 0, 20)
returned = number_of("returned", 0, 40)
discard_empty = flag("discard_empty")
common_gown_silk = number_of("common_gown_silk", 0, 2)
common_coat_silk = number_of("common_coat_silk", 0, 2)
uncommon_gown_silk = number_of("uncommon_gown_silk", 0, 2)
rare_coat_silk = number_of("rare_coat_silk", 0, 2)

# Tiles from the bag, at once.
bonus_bag_price = catalogue.number(
    "bonus_bag_price", "What does one use of this bonus for a tile cost?", bag_bonus, answers=(0, 10), unit="Livre",
    effect=Effect.PLAY, subject="bonus_bag",
    near=("bonus_after_main",),
)
bonus_bag_tiles = catalogue.number(
    "bonus_bag_tiles", "How many resource tiles does one use of this bonus give?", bag_bonus, answers=(0, 6),
    unit="tiles", effect=Effect.PLAY, subject="bonus_bag",
    near=("bonus_after_main",),
)
bonus_bag_source = catalogue.choice(
    "bonus_bag_source", "Where does the tile of this bonus come from?", bag_bonus, answers=TileSource,
    effect=Effect.PLAY, subject="bonus_bag",
    near=("bonus_after_main",),
)
bonus_bag_use = catalogue.permission(
    "bonus_bag_use", "May a tile from this bonus be used so?", bag_bonus, tile_use, effect=Effect.PLAY,
    gaps=False,
)
bonus_bag_decide_at_once = catalogue.fact(
    "bonus_bag_decide_at_once", "Is the use of the drawn tile decided as soon as it is drawn?", bag_bonus,
    effect=Effect.PLAY, subject="bonus_bag_use",
    gaps=False,
)
bonus_bag_pay_before_seeing = catalogue.fact(
    "bonus_bag_pay_before_seeing", "Is the price paid before the tile is seen?", effect=Effect.PLAY,
    near=("bonus_bag_price",),
)
bonus_bag_tile_shown = catalogue.permission(
    "bonus_bag_tile_shown", "May, or must, the drawn tile be shown to the others when it is kept?", effect=Effect.PLAY,
    near=("bonus_bag_use",),
)
bonus_bag_empty = catalogue.choice(
    "bonus_bag_empty", "What happens when there is no tile to draw for the bonus?", discard_empty, answers=WhenEmpty,
    effect=Effect.PLAY, near=("bonus_bag_source",),
)

# Additional actions in general.
bonus_action_after = catalogue.permission(
    "bonus_action_after", "May this additional action be taken when this became of the main action?",
    action_bonus, main_done, effect=Effect.PLAY,
    subject="bonus_moment",
    given=~(main_done == MainDone.FORGONE),
)
bonus_action_price_due = catalogue.fact(
    "bonus_action_price_due", "Is the usual price of the action paid (less a discount of the bonus)?", action_bonus,
    effect=Effect.PLAY,
)
bonus_action_times = catalogue.number(
    "bonus_action_times", "How many additional actions does this bonus give?", action_bonus, answers=(0, 6),
    unit="actions", effect=Effect.PLAY,
)
bonus_action_role = catalogue.permission(
    "bonus_action_role", "May a played card of this role take this action through its bonus?", action, role,
    effect=Effect.PLAY, near=("bonus_action_after",), given=action.one_of(
        Action.ACQUIRE_RESOURCES, Action.MAKE_GARMENT, Action.DEPUTE, Action.FUND_DECORATION),
)
bonus_action_impossible = catalogue.choice(
    "bonus_action_impossible", "What happens when this additional action cannot be taken?", action_bonus,
    answers=Impossible, effect=Effect.PLAY,
)
bonus_discounts_add = catalogue.fact(
    "bonus_discounts_add", "Can the discounts of two bonuses be combined on one action?", effect=Effect.PLAY,
    gaps=False,
)
bonus_acquire_price_follows = catalogue.fact(
    "bonus_acquire_price_follows", "Is the additional tile priced by the tiles then left in its segment?",
    effect=Effect.PLAY, near=("bonus_action_price_due",),
    subject="bonus_action_price_due",
)

# Making a garment.
bonus_make_silk_saved = catalogue.number(
    "bonus_make_silk_saved", "How many rolls less of this silk does a garment take that needs so many of it, at most?",
    make_bonus, silk, needed, answers=(0, 6), unit="rolls", effect=Effect.PLAY, subject="bonus_make_saving",
    near=("must_spend_resources",),
)
bonus_make_saves_both = catalogue.fact(
    "bonus_make_saves_both", "If a garment needs two of the named silks, is something saved on each?", make_bonus,
    effect=Effect.PLAY, subject="bonus_make_saving",
    near=("must_spend_resources",),
)
bonus_make_saving_use = catalogue.permission(
    "bonus_make_saving_use", "May, or must, the saving be used?", make_bonus, effect=Effect.PLAY,
    gaps=False,
)
bonus_make_other_garment = catalogue.permission(
    "bonus_make_other_garment", "May the bonus make a garment that needs none of the named silks?", make_bonus,
    effect=Effect.PLAY,
    gaps=False,
)
bonus_make_master_garment = catalogue.permission(
    "bonus_make_master_garment", "May the bonus of a card of this role make a garment that requires a master?",
    make_bonus, role, effect=Effect.PLAY,
    gaps=False,
)
bonus_make_to_master_space = catalogue.permission(
    "bonus_make_to_master_space", "May a garment made by the bonus of a card of this role go to a master guest space?",
    make_bonus, role, effect=Effect.PLAY, near=("bonus_make_master_garment",),
)
bonus_make_use = catalogue.permission(
    "bonus_make_use", "May the player do this with a garment made by the bonus?", make_bonus, garment_use,
    effect=Effect.PLAY, near=("bonus_action_after",),
    gaps=False,
)
bonus_make_notions_due = catalogue.fact(
    "bonus_make_notions_due", "Are the thread and lace of the garment given as usual?", make_bonus,
    effect=Effect.PLAY, subject="bonus_action_price_due",
)

# Funding a decoration.
bonus_fund_price = catalogue.number(
    "bonus_fund_price", "What does a decoration with so many Livre printed cost through this bonus?",
    fund_bonus, printed, answers=(-10, 30), unit="Livre", effect=Effect.PLAY,
    given=printed >= 1,
    near=("must_pay_decoration",),
)
bonus_fund_discount = catalogue.number(
    "bonus_fund_discount", "What discount does this bonus name?", fund_bonus, answers=(0, 20), unit="Livre",
    effect=Effect.PLAY, subject="bonus_fund_price",
    near=("must_pay_decoration",),
)
bonus_fund_refund = catalogue.fact(
    "bonus_fund_refund", "Is a discount greater than the price paid out?", fund_bonus,
    effect=Effect.PLAY, near=("bonus_fund_price",),
    subject="bonus_fund_price",
)
bonus_fund_kitchen_limit = catalogue.fact(
    "bonus_fund_kitchen_limit", "Does the limit of one marker a side of the kitchen hold for this bonus?", fund_bonus,
    effect=Effect.PLAY, near=("bonus_fund_price",),
)

# Exchanges.
bonus_exchange_points = catalogue.number(
    "bonus_exchange_points", "How many prestige points does this bonus give for returning so many Livre?",
    exchange_bonus, returned, answers=(0, 40), unit="prestige points", effect=Effect.PLAY, subject="bonus_exchange",
    near=("bonus_after_main",),
)
bonus_silk_points = catalogue.number(
    "bonus_silk_points", "How many prestige points do discarded tiles with so many rolls of each silk give?",
    common_gown_silk, common_coat_silk, uncommon_gown_silk, rare_coat_silk,
    answers=(0, 20), unit="prestige points", effect=Effect.PLAY, subject="bonus_silk",
    near=("bonus_after_main",),
)
bonus_silk_any_number = catalogue.fact(
    "bonus_silk_any_number", "Can any number of tiles be discarded for this bonus?", effect=Effect.PLAY,
    subject="bonus_silk",
    near=("bonus_after_main",),
)
bonus_silk_rest_kept = catalogue.fact(
    "bonus_silk_rest_kept", "Is a single roll that gives no point carried over to a later use?", effect=Effect.PLAY,
    near=("bonus_silk_points",),
    gaps=False,
)
