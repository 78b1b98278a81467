"""Questions about making, renting and selling a garment."""

import enum

from oracle.questions import Catalogue, Effect, flag, kind_of, number_of
from specs.vocabulary import Role, role

catalogue = Catalogue("garments")


class Fate(enum.Enum):
    """What becomes of a garment that was made."""

    RENT = "rent it"
    SELL = "sell it"


class Space(enum.Enum):
    """Where a garment could be put."""

    GUEST = "guest space of a hall"
    MASTER_GUEST = "master guest space of a hall"
    TERRACE = "space on the terrace or among the fireworks"


class SpaceReward(enum.Enum):
    """What a guest space can bring."""

    LIVRE = "the Livre shown"
    THREAD = "a thread"
    LACE = "a lace"
    TILE = "a resource tile"


class FreeSpaces(enum.Enum):
    """Which guest spaces are free."""

    SOME = "some of both kinds"
    ONLY_MASTER = "only master guest spaces"
    NONE = "none"


class PriceAt(enum.Enum):
    """Where a price is shown."""

    BELOW = "below the garment"
    ABOVE = "above the garment"


class SellPays(enum.Enum):
    """What selling pays."""

    VALUE = "the value on the tile"
    PRICE = "the price of its space"


fate = kind_of("fate", Fate)
space = kind_of("space", Space)
reward = kind_of("reward", SpaceReward)
free_spaces = kind_of("free_spaces", FreeSpaces)
golden_thimble = flag("golden_thimble")

garments_per_action = catalogue.number(
    "garments_per_action",
    "How many garments does one action make?",
    answers=(0, 4),
    unit="garments",
    effect=Effect.PLAY,
)
window_price_lowest = catalogue.number(
    "window_price_lowest",
    "What is the lowest price of a space of the garment display?",
    answers=(0, 20),
    unit="Livre",
    effect=Effect.PLAY,
    subject="window_prices",
)
window_price_highest = catalogue.number(
    "window_price_highest",
    "What is the highest price of a space of the garment display?",
    answers=(0, 20),
    unit="Livre",
    effect=Effect.PLAY,
    subject="window_prices",
)
price_shown_where = catalogue.choice(
    "garment_price_shown",
    "Where is a garment's price shown?",
    answers=PriceAt,
    effect=Effect.WORDING, gaps=False,
)
must_pay_resources = catalogue.permission(
    "must_spend_resources", "Are the resources shown on the garment spent?", effect=Effect.PLAY, subject="garment_costs"
)
must_pay_price = catalogue.permission(
    "must_pay_garment_price", "Is the price of the garment's space paid?", effect=Effect.PLAY, subject="garment_costs"
)
may_make_with = catalogue.permission(
    "may_make_garment_with",
    "May an employee of this role make a garment with (or without) the golden thimble?",
    role,
    golden_thimble,
    effect=Effect.PLAY,
    subject="may_make_garment_with",
)
several_tiles = catalogue.permission(
    "may_spend_several_tiles", "May several resource tiles be spent for the silk of one garment?", effect=Effect.PLAY,
    near=("must_spend_resources", "kept_tile_only_silk"),
)
excess_lost = catalogue.fact("excess_silk_lost", "Is silk beyond what is needed lost?", effect=Effect.PLAY)
tile_as_notion = catalogue.permission(
    "may_spend_tile_as_notion", "May a kept tile be spent as thread or lace for a garment?", effect=Effect.PLAY
)
other_color_silk = catalogue.permission(
    "may_spend_other_color",
    "May silk of another colour stand in for the silk needed?",
    effect=Effect.PLAY,
    near=("must_spend_resources",),
)
spent_go_to_discard = catalogue.fact(
    "spent_resources_discarded", "Do spent tiles go to the discard?", effect=Effect.PLAY,
    near=("must_spend_resources",),
)
may_dispose = catalogue.permission(
    "may_decide_fate",
    "May a garment that was made be treated like this, with these guest spaces free?",
    fate,
    free_spaces,
    effect=Effect.PLAY,
    subject="may_decide_fate",
    given=~((fate == Fate.RENT) & (free_spaces == FreeSpaces.ONLY_MASTER)),
)
fate_decided_at_once = catalogue.permission(
    "fate_decided_at_once", "Is it decided at once whether to rent or to sell?", effect=Effect.PLAY
)
may_put_on = catalogue.permission(
    "may_put_garment_on",
    "May a garment made by this role be put on such a free space?",
    role,
    space,
    effect=Effect.PLAY,
    subject="may_put_garment_on",
    given=~(role == Role.APPRENTICE),
)
thimble_needed_for_master_space = catalogue.permission(
    "plain_garment_on_master_space",
    "May a garment without the golden thimble, made by a Master, go on a master guest space?",
    effect=Effect.PLAY,
)
space_occupied = catalogue.permission(
    "may_put_on_occupied_space", "May a garment be put on an occupied space?", effect=Effect.PLAY
)
rental_side_up = catalogue.fact(
    "rented_side_up", "Does a rented garment lie with the rental side up?", effect=Effect.WORDING
)
marker_on_garment = catalogue.number(
    "markers_on_garment",
    "How many ownership markers are put on a rented garment?",
    answers=(0, 4),
    unit="markers",
    effect=Effect.PLAY,
)
garment_points_when = catalogue.fact(
    "garment_points_at_end", "Do a rented garment's prestige points count at the end of the game?", effect=Effect.SCORE
)
reward_at_once = catalogue.fact(
    "space_reward_at_once", "Is a space's reward gained at once?", effect=Effect.PLAY, subject="space_reward_at_once"
)
reward_exists = catalogue.fact(
    "space_reward_exists", "Can a space bring this reward?", reward, effect=Effect.PLAY, subject="space_rewards"
)
reward_amount = catalogue.number(
    "space_reward_amount",
    "How many of this does such a space bring?",
    reward,
    answers=(0, 9),
    effect=Effect.PLAY,
    given=reward.one_of(SpaceReward.THREAD, SpaceReward.LACE, SpaceReward.TILE),
    subject="space_rewards",
)
reward_tile_price = catalogue.number(
    "reward_tile_price",
    "What does a resource tile cost that a guest space brings?",
    answers=(0, 9),
    unit="Livre",
    effect=Effect.PLAY,
    near=("space_reward_at_once",),
    subject="reward_tile",
)
reward_tile_from = catalogue.permission(
    "reward_tile_from_any_drawer",
    "May that tile come from any drawer?",
    effect=Effect.PLAY,
    near=("space_reward_at_once",),
    subject="reward_tile",
)
reward_tile_empty = catalogue.fact(
    "reward_tile_lost_if_display_empty",
    "Is that tile lost if the display is empty?",
    effect=Effect.PLAY,
    near=("space_reward_at_once",),
    subject="reward_tile",
)
reward_tile_use = catalogue.permission(
    "reward_tile_may_be_converted",
    "May that tile be turned into thread or lace at once?",
    effect=Effect.PLAY,
    near=("space_reward_at_once",),
    subject="reward_tile",
)
sell_pays = catalogue.choice(
    "selling_pays",
    "What does selling a garment pay?",
    answers=SellPays,
    effect=Effect.PLAY,
)
sold_discarded = catalogue.fact(
    "sold_garment_discarded", "Does a sold garment go to the discard of garments?", effect=Effect.PLAY
)
make_from_empty = catalogue.permission(
    "may_make_from_empty_display", "May the action be taken when the garment display is empty?", effect=Effect.PLAY,
    near=("choose_any_garment",),
)
reward_order = catalogue.fact(
    "space_reward_before_paying",
    "Can a space's reward be used to pay for the garment itself?",
    effect=Effect.PLAY,
    near=("space_reward_at_once",),
)
garment_moved_later = catalogue.permission(
    "may_move_rented_garment",
    "May a rented garment be moved later during the game?",
    effect=Effect.PLAY,
    near=("may_put_garment_on",), gaps=False,
)
sell_rented_later = catalogue.permission(
    "may_sell_rented_garment", "May a rented garment be sold later?", effect=Effect.PLAY, near=("may_decide_fate",),
    gaps=False
)
example_silk_needed = catalogue.fact(
    "example_price_and_silk_fit",
    "Does a window price of so many Livre lie within the prices of the display?",
    number_of("window_price", 0, 8),
    effect=Effect.WORDING,
    gaps=False,
)
