"""Questions about the solo opponent's actions: favor, resources and garments."""

import enum

from oracle.questions import Catalogue, Effect, flag, kind_of, number_of
from specs.questions.base_garments import Fate, Space, SpaceReward
from specs.questions.jewelry_box_jewels import NoTile, TileFrom

catalogue = Catalogue("solo", scope="solo")


class Impossible(enum.Enum):
    """Why the solo opponent cannot do something."""

    ANY = "the action on the card, whatever the reason"
    RESOURCES = "the drawer or spaces named are empty"
    GARMENTS = "the garment display is empty"
    QUEUE = "the queue is empty"
    DECORATIONS = "no space of the kind named is free"
    JEWELS = "no fitting jewel is in the display"
    FAVOR = "the favor is taken"


class TakesTiles(enum.Enum):
    """Which resource tiles the solo opponent takes."""

    ALL = "all that are there"
    ONE = "one of them"


class GarmentFallback(enum.Enum):
    """Which garment is made when there are fewer than the card's number."""

    DEAREST_SPACE = "the one on the dearest space"
    HIGHEST_VALUE = "the one with the highest value in Livre"
    NEAREST = "the last one counted"


class CountFrom(enum.Enum):
    """From which side something is counted."""

    RIGHT = "right"
    LEFT = "left"


class Preference(enum.Enum):
    """What makes a guest space better for the solo opponent."""

    MASTER_SPACE = "a master guest space"
    TILE = "a resource tile as reward"
    NOTION = "thread or lace as reward"
    LIVRE = "Livre as reward"


class HallFull(enum.Enum):
    """What is done when the hall on the card is full."""

    NEXT_CARD = "another card is revealed"
    POINTS = "points are gained instead"
    SELL = "the garment is sold"


class AllFull(enum.Enum):
    """What is done when no hall has a free guest space."""

    POINTS = "points are gained instead"
    NOTHING = "nothing is gained"
    SELL = "the garment is sold"


class TieBroken(enum.Enum):
    """How the solo opponent chooses among equals."""

    PLAYER = "the player decides"
    RANDOM = "at random"
    LEFTMOST = "by a fixed direction"


impossible = kind_of("impossible", Impossible)
favor_free = flag("favor_free")
drawer_number = number_of("drawer_number", 1, 4)
preference = kind_of("preference", Preference)
fate = kind_of("fate", Fate)
space = kind_of("space", Space)
reward = kind_of("reward", SpaceReward)
golden_thimble = flag("golden_thimble")

solo_points_when = catalogue.number(
    "solo_points_when", "How many prestige points does she gain instead when this is impossible?", impossible,
    answers=(0, 12), unit="prestige points", effect=Effect.SCORE, subject="solo_points_when",
    given=~impossible.one_of(Impossible.JEWELS, Impossible.FAVOR),
)

# Favor.
solo_takes_favor = catalogue.permission(
    "solo_takes_favor", "Does she take the favor when it is free (or not)?", favor_free, effect=Effect.PLAY,
    subject="solo_favor",
)
solo_favor_points = catalogue.number(
    "solo_favor_points", "How many prestige points does she gain in all by this action?", favor_free, answers=(0, 12),
    unit="prestige points", effect=Effect.SCORE, subject="solo_favor",
)
solo_favor_end_points = catalogue.number(
    "solo_favor_end_points", "How many prestige points does the favor give her in the final scoring?",
    answers=(0, 12), unit="prestige points", effect=Effect.SCORE, near=("solo_favor_points",),
)

# Resources.
solo_takes_tiles = catalogue.choice(
    "solo_takes_tiles", "Which tiles does she take of the drawer, or of the spaces, that the card names?",
    answers=TakesTiles, effect=Effect.PLAY, subject="solo_resources",
)
solo_drawer_named = catalogue.fact(
    "solo_drawer_named", "Can a card of hers name a drawer with this number?", drawer_number, effect=Effect.PLAY,
    subject="solo_resources",
)
solo_drawers = catalogue.number(
    "solo_drawers", "How many drawers are there, as her cards tell?", answers=(0, 8), effect=Effect.PLAY,
    subject="solo_resources",
)
solo_spaces_in_drawer = catalogue.number(
    "solo_spaces_in_drawer", "How many different spaces of a drawer can her cards name?", answers=(0, 8),
    unit="spaces", effect=Effect.PLAY, subject="solo_resources",
)
solo_every_space_named = catalogue.fact(
    "solo_every_space_named", "Are those all the spaces that a drawer has?", effect=Effect.WORDING, gaps=False,
)
solo_takes_partly = catalogue.permission(
    "solo_takes_partly", "Does she take what is there when only some of the spaces named are empty?",
    effect=Effect.PLAY, near=("solo_takes_tiles",),
)
solo_tiles_price = catalogue.number(
    "solo_tiles_price", "What does she pay for these tiles?", answers=(0, 12), unit="Livre", effect=Effect.PLAY,
    near=("solo_spends_livre",),
)
solo_tiles_face_down = catalogue.permission(
    "solo_tiles_face_down", "Are her resource tiles kept face down?", effect=Effect.PLAY, subject="solo_resources",
)
solo_turns_tiles_into_notions = catalogue.permission(
    "solo_turns_tiles_into_notions", "May she discard tiles for thread or lace?", effect=Effect.SCORE,
    near=("solo_takes_tiles",),
)

# Garments.
solo_garment_price = catalogue.number(
    "solo_garment_price", "What does she pay for a garment?", answers=(0, 20), unit="Livre", effect=Effect.PLAY,
    subject="solo_garment_costs",
)
solo_garment_resources = catalogue.permission(
    "solo_garment_resources", "Must she discard resources for a garment?", effect=Effect.PLAY,
    subject="solo_garment_costs",
)
solo_garment_counted_from = catalogue.choice(
    "solo_garment_counted_from", "From which side is the garment counted that the card's example names?",
    answers=CountFrom, effect=Effect.PLAY, subject="solo_garment_choice",
)
solo_empty_windows_counted = catalogue.fact(
    "solo_empty_windows_counted", "Are empty spaces of the garment display counted?", effect=Effect.PLAY,
    subject="solo_garment_choice",
)
solo_garment_fallback = catalogue.choice(
    "solo_garment_fallback", "Which garment does she make when there are fewer than the card's number?",
    answers=GarmentFallback, effect=Effect.PLAY,
)
solo_makes_thimble_garment = catalogue.permission(
    "solo_makes_thimble_garment", "May she make a garment with (or without) the golden thimble?", golden_thimble,
    effect=Effect.PLAY, near=("solo_garment_counted_from",),
)
solo_garment_fate = catalogue.permission(
    "solo_garment_fate", "Is a garment of hers treated like this?", fate, effect=Effect.PLAY,
)
solo_reveals_for_garment = catalogue.number(
    "solo_reveals_for_garment", "How many further cards are revealed to place a garment, if its hall has room?",
    answers=(0, 6), unit="cards", effect=Effect.PLAY, subject="solo_garment_hall",
)
solo_revealed_is_turn = catalogue.fact(
    "solo_revealed_is_turn", "Does a card revealed for placing a garment bring an action of its own?",
    effect=Effect.PLAY, near=("solo_reveals_for_garment",),
)
solo_revealed_from_stock = catalogue.fact(
    "solo_revealed_from_stock", "Does that card come from her stock and go face up on her discard pile?",
    effect=Effect.PLAY, subject="solo_garment_hall",
)
solo_preference_rank = catalogue.number(
    "solo_preference_rank", "As which one, from the first, does this decide on the guest space?", preference,
    answers=(1, 6), effect=Effect.PLAY, subject="solo_space_choice",
)
solo_space_used = catalogue.permission(
    "solo_space_used", "May her garment be put on such a space?", space, effect=Effect.PLAY,
    subject="solo_space_choice",
)
solo_space_tie = catalogue.choice(
    "solo_space_tie", "Who or what decides among guest spaces that are equal by all this?", answers=TieBroken,
    effect=Effect.PLAY, near=("solo_preference_rank",),
)
solo_space_reward = catalogue.fact(
    "solo_space_reward", "Does she gain this reward of a guest space?", reward, effect=Effect.PLAY,
    subject="solo_space_reward",
)
solo_space_tile_from = catalogue.choice(
    "solo_space_tile_from", "Where does a resource tile come from that a guest space brings her?", answers=TileFrom,
    effect=Effect.PLAY, subject="solo_space_reward",
)
solo_bag_empty = catalogue.choice(
    "solo_bag_empty", "What happens when she is due a resource tile from the bag and it is empty?", answers=NoTile,
    effect=Effect.PLAY, near=("solo_space_tile_from",),
)
solo_hall_full = catalogue.choice(
    "solo_hall_full", "What is done when the hall that the card names is full?", answers=HallFull,
    effect=Effect.PLAY,
)
solo_every_hall_full = catalogue.choice(
    "solo_every_hall_full", "What does she do with a garment when no hall has a free space?", answers=AllFull,
    effect=Effect.PLAY, near=("solo_hall_full", "solo_points_when"),
)
