"""Questions about what the haute couture garments give: a tile, a jewel, points, Livre."""

import enum

from oracle.questions import Catalogue, Effect, flag, kind_of, number_of
from specs.questions.base_components import Kind
from specs.questions.base_garments import Fate
from specs.questions.base_turns import TileUse
from specs.questions.jewelry_box import JewelKind
from specs.questions.jewelry_box_jewels import TileFrom
from specs.vocabulary import Garment, garment

catalogue = Catalogue("garment_sets", scope="haute-couture")


class NoneThere(enum.Enum):
    """What happens when there is nothing to take."""

    NOTHING = "nothing is gained"
    FROM_BAG = "one is drawn from the bag"


class CountsFor(enum.Enum):
    """For what a rented garment counts."""

    PRESENCE = "being present in the hall"
    MAJORITY = "the hall's majority"
    STATUES = "sets for statues"
    INCOME = "income of the kitchen side that pays by garments"
    PRINTED_POINTS = "prestige points of its own"


fate = kind_of("fate", Fate)
tile_use = kind_of("tile_use", TileUse)
counts_for = kind_of("counts_for", CountsFor)
markers = number_of("markers_on_jewelry", 0, 1)
jewel_shown = kind_of("jewel_shown", JewelKind)
garment_kind_made = kind_of("garment_kind_made", Kind)
matching = flag("matching")

# The resource tile.
couture_tiles = catalogue.number(
    "couture_tiles", "How many resource tiles does the garment for tiles bring?", answers=(0, 6), unit="tiles",
    effect=Effect.PLAY, subject="couture_tile",
)
couture_tile_from = catalogue.choice(
    "couture_tile_from", "Where does its tile come from?", answers=TileFrom, effect=Effect.PLAY,
    subject="couture_tile",
)
couture_tile_price = catalogue.number(
    "couture_tile_price", "What does its tile cost?", answers=(0, 12), unit="Livre", effect=Effect.PLAY,
    subject="couture_tile",
)
couture_tile_use = catalogue.permission(
    "couture_tile_use", "May its tile be used so?", tile_use, effect=Effect.PLAY, subject="couture_tile",
)
couture_tile_none = catalogue.choice(
    "couture_tile_none", "What does it bring when the display is empty?", answers=NoneThere, effect=Effect.PLAY,
    near=("couture_tile_from",),
)

# The jewel, and the points for a jewel.
couture_jewel_with = catalogue.permission(
    "couture_jewel_with", "May the garment for jewels bring one to a player with so many jewelry decorations?",
    markers, effect=Effect.PLAY, subject="couture_jewel",
)
couture_jewels = catalogue.number(
    "couture_jewels", "How many jewels does it bring?", answers=(0, 4), unit="tiles", effect=Effect.PLAY,
    subject="couture_jewel",
)
couture_jewel_price = catalogue.number(
    "couture_jewel_price", "What does that jewel cost?", answers=(0, 20), unit="Livre", effect=Effect.PLAY,
    subject="couture_jewel",
)
couture_jewel_color = catalogue.permission(
    "couture_jewel_color", "May that jewel be of this garment's colour?", garment, effect=Effect.PLAY,
    subject="couture_jewel",
)
couture_jewel_kind = catalogue.permission(
    "couture_jewel_kind", "May that jewel show this, if the garment is of this kind?", garment_kind_made, jewel_shown,
    effect=Effect.PLAY, near=("couture_jewel_color", "buy_jewel_of_kind"),
)
couture_jewel_match_tiles = catalogue.number(
    "couture_jewel_match_tiles", "How many resource tiles does that jewel bring, of the garment's colour or not?",
    matching, answers=(0, 4), unit="tiles", effect=Effect.PLAY, subject="couture_jewel_match",
)
couture_jewel_match_from = catalogue.choice(
    "couture_jewel_match_from", "Where does that resource tile come from?", answers=TileFrom, effect=Effect.PLAY,
    subject="couture_jewel_match",
)
couture_jewel_and_bought = catalogue.permission(
    "couture_jewel_and_bought", "May another jewel be bought with the same garment?", effect=Effect.PLAY,
    near=("couture_jewel_with", "jewels_per_garment"),
)
couture_jewel_none = catalogue.choice(
    "couture_jewel_none", "What does it bring when no jewel is in the display?", answers=NoneThere,
    effect=Effect.PLAY, near=("couture_jewel_with",),
)
couture_color_points = catalogue.number(
    "couture_color_points", "How many points does the garment for points bring with a jewel of its colour, or not?",
    matching, answers=(0, 12), unit="prestige points", effect=Effect.SCORE,
)

# The garment for Livre.
couture_gown_color = catalogue.choice(
    "couture_gown_color", "Which colour has the garment that gives Livre when rented or sold?", answers=Garment,
    effect=Effect.PLAY, subject="couture_gown",
)
couture_gown_livre = catalogue.number(
    "couture_gown_livre", "How many Livre does it give when it is treated like this?", fate, answers=(0, 40),
    unit="Livre", effect=Effect.PLAY, subject="couture_gown",
)
couture_gown_pays_value_too = catalogue.fact(
    "couture_gown_pays_value_too", "Is there a further sum for its value when it is sold?", effect=Effect.PLAY,
    near=("couture_gown_livre", "selling_pays"),
)
couture_gown_counts_for = catalogue.fact(
    "couture_gown_counts_for", "Does it count for this when it is rented?", counts_for, effect=Effect.SCORE,
    subject="couture_gown_counts",
)
