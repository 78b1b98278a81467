"""Questions about the parts beside their counts: what they are made of, what they show, who gets them."""

import enum

from oracle.questions import Catalogue, Effect, kind_of
from specs.questions.extra_deluxe_setup import EmployeeSign
from specs.vocabulary import Garment

catalogue = Catalogue("components")


class Matter(enum.Enum):
    """What something is made of."""

    WOOD = "wood"
    METAL = "metal"
    PLASTIC = "plastic"
    CLOTH = "cloth"
    CARDBOARD = "cardboard"


class Thing(enum.Enum):
    """Parts whose matter a text could name."""

    OWNERSHIP_MARKER = "ownership marker"
    THREAD = "thread"
    LACE = "lace"
    START_MARKER = "starting player marker"
    RESOURCE_TRAY = "resource tray"
    BAG = "bag"


class StartMarkerIs(enum.Enum):
    """What marks the starting player."""

    THIMBLE = "a golden thimble"
    MARKER = "a marker, not further described"


class FavorIs(enum.Enum):
    """What the favor is."""

    CARD = "a card"
    MARKER = "a marker"


class TileSign(enum.Enum):
    """What the key to the resource tiles names."""

    SILK_COMMON_GOWN = "silk in the colour of the common gowns"
    SILK_COMMON_COAT = "silk in the colour of the common coats"
    SILK_UNCOMMON_GOWN = "silk in the colour of the uncommon gowns"
    SILK_RARE_COAT = "silk in the colour of the rare coats"
    THREAD = "thread"
    LACE = "lace"


class GarmentSign(enum.Enum):
    """What the key to the garment tiles names."""

    MASTER_NEEDED = "that a Master is needed"
    RESOURCES = "the resources needed"
    COLOR = "the colour"
    VALUE = "the value in Livre"
    SKETCH_POINTS = "the prestige points on the sketch side"
    FIGURE = "the lady or gentleman on the rental side"
    RENTAL_POINTS = "the prestige points on the rental side"


thing = kind_of("thing", Thing)
employee_sign = kind_of("employee_sign", EmployeeSign)
silk_of = kind_of("silk_of", Garment)
tile_sign = kind_of("tile_sign", TileSign)
garment_sign = kind_of("garment_sign", GarmentSign)

# What a part is.
thing_made_of = catalogue.choice(
    "thing_made_of",
    "What is this part made of?",
    thing,
    answers=Matter,
    effect=Effect.WORDING,
    subject="matter_of_parts",
    gaps=False,
)
board_sides = catalogue.number(
    "board_sides",
    "How many printed sides has the game board?",
    answers=(1, 4),
    effect=Effect.SETUP,
    near=("board_side_for",),
)
start_marker_is = catalogue.choice(
    "start_marker_is",
    "What marks the starting player?",
    answers=StartMarkerIs,
    effect=Effect.WORDING,
    editions=("deluxe-2020",),
)
favor_is = catalogue.choice("favor_is", "Is the favor a card or a marker?", answers=FavorIs, effect=Effect.WORDING)
parts_list_complete = catalogue.fact(
    "parts_list_complete",
    "Does the text list all parts of the base game?",
    effect=Effect.NONE,
    subject="component_counts",
    gaps=False,
)

# What stands on a part.
start_cards_alike = catalogue.fact(
    "start_cards_alike",
    "Have all players the same starting employees, apart from the colour?",
    effect=Effect.PLAY,
    near=("start_team_size", "start_cards_of_role"),
)
silk_colour_on_tiles = catalogue.fact(
    "silk_colour_on_tiles",
    "Do resource tiles show silk in the colour of these garments?",
    silk_of,
    effect=Effect.PLAY,
    subject="silk_on_tiles",
)
garments_of_color_may_differ = catalogue.fact(
    "garments_of_color_may_differ",
    "Can garments of one main colour differ in cost, value or points?",
    effect=Effect.PLAY,
    near=("garment_tiles_of",), gaps=False,
)
point_token_values_differ = catalogue.fact(
    "point_token_values_differ",
    "Are there tokens for prestige points of several values?",
    effect=Effect.NONE,
    near=("points_tokens_lie", "points_kept_as"),
    editions=("original-2013",), gaps=False,
)

# Keys to pictures.
garment_sign_number = catalogue.number(
    "garment_sign_number",
    "Which number has this in the key to the garment tiles?",
    garment_sign,
    answers=(1, 12),
    effect=Effect.WORDING,
    editions=("deluxe-2020",),
    subject="keys_to_pictures",
    gaps=False,
)
card_sign_number = catalogue.number(
    "card_sign_number",
    "Which number has this in the key to the employee cards?",
    employee_sign,
    answers=(1, 12),
    effect=Effect.WORDING,
    editions=("deluxe-2020",),
    subject="keys_to_pictures",
    gaps=False,
)
tile_sign_number = catalogue.number(
    "tile_sign_number",
    "Which number has this in the key to the resource tiles?",
    tile_sign,
    answers=(1, 12),
    effect=Effect.WORDING,
    editions=("deluxe-2020",),
    subject="keys_to_pictures",
    gaps=False,
)
