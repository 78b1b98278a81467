"""Questions about the conditions for hiring a specialised apprentice."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of
from specs.questions.base_decorations import InHall
from specs.questions.bonuses import GarmentPlace

catalogue = Catalogue("jewelry_bonuses", scope="jewelry-box")


class Condition(enum.Enum):
    """The hiring conditions, named by what they ask for."""

    COATS = "coats"
    GOWNS = "gowns"
    MASTER_GUESTS = "garments on master guest spaces"
    LIVRE = "Livre"
    JEWELS = "jewels"
    DECORATION_KINDS = "kinds of decoration"
    RESOURCES = "resource tiles, lace and thread"
    POINTS = "prestige points"
    MASTER_EXAM = "exams for master"
    HALLS = "halls"


class Asked(enum.Enum):
    """What the conditions count."""

    COATS = "coats on the board"
    GOWNS = "gowns on the board"
    MASTER_GUESTS = "garments on master guest spaces"
    LIVRE = "Livre owned"
    JEWELS = "jewels owned"
    DECORATION_KINDS = "different kinds of decoration with a marker"
    RESOURCE_TILES = "resource tiles owned"
    LACE = "lace owned"
    THREAD = "thread owned"
    POINTS = "prestige points gained so far"
    MASTER_EXAMS = "exams for master passed"
    HALLS = "halls the player is present in"


class FundedKind(enum.Enum):
    """What could be a kind of decoration of its own."""

    MUSICIAN = "musicians"
    FIREWORK = "fireworks"
    KITCHEN = "kitchen"
    STATUE = "statues"
    JEWELRY = "jewelry decorations"
    ALL_HALLS = "bonus for all halls"


condition = kind_of("condition", Condition)
asked = kind_of("asked", Asked)
funded_kind = kind_of("funded_kind", FundedKind)
presence = kind_of("presence", InHall)
garment_place = kind_of("garment_place", GarmentPlace)
halls_present = number_of("halls_present", 0, 5)

condition_exists = catalogue.fact(
    "condition_exists", "Is there a specialised apprentice with this condition?", condition, effect=Effect.PLAY,
    subject="conditions",
)
condition_at_least = catalogue.number(
    "condition_at_least", "How many of these does its condition ask for at least?", asked, answers=(0, 60),
    effect=Effect.PLAY, subject="conditions",
)
condition_goods_all_needed = catalogue.fact(
    "condition_goods_all_needed", "Are resource tiles, lace and thread all needed together for that condition?",
    effect=Effect.PLAY, subject="conditions",
)
condition_spends = catalogue.fact(
    "condition_spends", "Is what this condition asks for given up when the card is hired?", condition,
    effect=Effect.PLAY, near=("condition_at_least", "apprentice_price"),
)
condition_counts_end_points = catalogue.fact(
    "condition_counts_end_points", "Do points to be gained at the end count for the condition on prestige points?",
    effect=Effect.PLAY,
)
condition_kind_counts = catalogue.fact(
    "condition_kind_counts", "Is this one of the kinds that the condition on decorations counts?", funded_kind,
    effect=Effect.PLAY,
)
condition_kitchen_counts_twice = catalogue.fact(
    "condition_kitchen_counts_twice", "Do the two sides of the kitchen count as two kinds for it?", effect=Effect.PLAY,
    near=("condition_kind_counts",),
)
condition_hall_by = catalogue.fact(
    "condition_hall_by", "Is a player present in a hall, for the condition on halls, by having this?", presence,
    effect=Effect.PLAY,
)
condition_met_with_halls = catalogue.fact(
    "condition_met_with_halls", "Is the condition on halls met by a player present in so many?", halls_present,
    effect=Effect.PLAY,
)
condition_garment_counts = catalogue.fact(
    "condition_garment_counts", "Does a garment at this place count for the conditions on gowns and coats?",
    garment_place, effect=Effect.PLAY, given=~(garment_place == GarmentPlace.TERRACE),
)
condition_exam_passed_earlier = catalogue.fact(
    "condition_exam_passed_earlier", "Does an exam for master count for it that was passed long before?",
    effect=Effect.PLAY, near=("condition_at_least",),
)
condition_tiles_checked = catalogue.fact(
    "condition_tiles_checked", "Must hidden resource tiles be shown to prove that a condition is met?",
    effect=Effect.PLAY, near=("condition_at_least",),
)
