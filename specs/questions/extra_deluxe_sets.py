"""Further questions about the small sets of garments, raised by the Deluxe rulebook's page on them."""

import enum

from oracle.questions import Catalogue, Effect, kind_of
from specs.questions.base_turns import TileUse
from specs.questions.garment_sets import festive_bonus
from specs.questions.garment_sets_couture import couture
from specs.vocabulary import Garment

fancy = Catalogue("garment_sets", scope="fancy")
festive = Catalogue("garment_sets", scope="festive")
couture_set = Catalogue("garment_sets", scope="haute-couture")


class FancyPart(enum.Enum):
    """What the fancy set brings."""

    GARMENTS = "garments"
    TILES = "resource tiles"


class FancyBag(enum.Enum):
    """Where a part of the fancy set goes."""

    GARMENT_BAG = "the bag of garments"
    RESOURCE_BAG = "the bag of resource tiles"


class JewelSource(enum.Enum):
    """From where a jewel comes."""

    DISPLAY = "the display of jewels"
    BAG = "the bag of jewels"


class JewelGot(enum.Enum):
    """How a jewel came to its owner."""

    BOUGHT_WITH_IT = "bought with the garment that is being rented"
    FREE_WITH_IT = "gained for nothing in the turn in which the garment is rented"
    EARLIER = "owned before the garment was rented"


fancy_part = kind_of("fancy_part", FancyPart)
jewel_got = kind_of("jewel_got", JewelGot)
tile_use = kind_of("tile_use", TileUse)

# Fancy garments.
fancy_goes_to = fancy.choice(
    "fancy_goes_to", "Into which bag goes this part of the set?", fancy_part, answers=FancyBag, effect=Effect.SETUP,
    near=("fancy_added_at",),
)
fancy_costs_more = fancy.fact(
    "fancy_costs_more", "Are fancy garments dearer than those of the base game?", effect=Effect.WORDING,
    subject="fancy_worth",
)
fancy_new_combinations = fancy.fact(
    "fancy_new_combinations", "Do the set's resource tiles show combinations that the base game has not?",
    effect=Effect.WORDING, gaps=False,
)
fancy_best_at_fireworks = fancy.fact(
    "fancy_best_at_fireworks", "Are fancy garments said to be worth most where they watch the fireworks?",
    effect=Effect.NONE, gaps=False,
)
fancy_tiles_change_balance = fancy.fact(
    "fancy_tiles_change_balance", "Do the set's resource tiles change the balance of the game much?",
    effect=Effect.NONE, gaps=False,
)

# Festive garments.
festive_bonus_exists = festive.fact(
    "festive_bonus_exists", "Is there a festive garment with this bonus?", festive_bonus, effect=Effect.SCORE,
)
festive_garment_color = festive.choice(
    "festive_garment_color", "Which colour has the festive garment that gives this bonus?", festive_bonus,
    answers=Garment, effect=Effect.PLAY, near=("festive_bonus_exists",),
)
festive_bonus_at_once = festive.fact(
    "festive_bonus_at_once", "Are a festive garment's points gained at once?", effect=Effect.SCORE,
    subject="festive_steps",
)

# Haute couture garments.
couture_color = couture_set.choice(
    "couture_color", "Which colour has this garment of the set?", couture, answers=Garment, effect=Effect.PLAY,
    near=("couture_exists",),
)
couture_bonuses_stand_below = couture_set.fact(
    "couture_bonuses_stand_below", "Are the garments' bonuses described further below?", effect=Effect.WORDING,
    gaps=False,
)
couture_favor_livre_needs_favor = couture_set.fact(
    "couture_favor_livre_needs_favor", "Are that garment's Livre lost to a player who cannot take the favor?",
    effect=Effect.PLAY, subject="couture_favor",
)
couture_tile_any_drawer = couture_set.permission(
    "couture_tile_any_drawer", "May the garment's tile be taken from any drawer?", effect=Effect.PLAY,
    near=("couture_tile_from", "may_choose_drawer"),
)
couture_tile_decided = couture_set.permission(
    "couture_tile_decided", "Is it decided whether the garment's tile is silk or thread and lace?",
    effect=Effect.PLAY, subject="couture_tile",
)
couture_jewel_from = couture_set.choice(
    "couture_jewel_from", "Where does the garment's jewel come from?", answers=JewelSource, effect=Effect.PLAY,
    subject="couture_jewel",
)
couture_jewel_marker_before = couture_set.fact(
    "couture_jewel_marker_before", "Must the jewelry decoration have been funded before the garment is rented?",
    effect=Effect.PLAY, subject="couture_jewel",
)
couture_jewel_match_use = couture_set.permission(
    "couture_jewel_match_use", "May the resource tile of such a jewel be used so?", tile_use, effect=Effect.PLAY,
    subject="couture_jewel_match",
)
couture_color_points_by = couture_set.fact(
    "couture_color_points_by", "Does a jewel of the garment's colour that came so bring the garment's points?",
    jewel_got, effect=Effect.SCORE, near=("couture_color_points",),
)
