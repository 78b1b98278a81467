"""Further questions about the phase of actions, raised by the Deluxe rulebook's pages on the six main actions."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of
from specs.questions.base_garments import fate
from specs.questions.turns import CardHalf

turns = Catalogue("turns")
favor = Catalogue("favor")
resources = Catalogue("resources")
garments = Catalogue("garments")
hiring = Catalogue("hiring")
deputing = Catalogue("deputing")
decorations = Catalogue("decorations")
all_halls = Catalogue("all_halls")


class BonusLook(enum.Enum):
    """On what the bonus of a card that is not crowned is printed."""

    PARCHMENT = "a sheet of parchment"
    VELVET = "velvet"


class PayingOrder(enum.Enum):
    """Which part of a garment's cost is given first."""

    LIVRE_FIRST = "the Livre, then the resources"
    RESOURCES_FIRST = "the resources, then the Livre"


class WornColour(enum.Enum):
    """Of which colour the silk for a garment is."""

    OWN = "the garment's main colour"
    OTHER = "another colour than the garment's main one"


rolls_on_tile = number_of("rolls_on_tile", 1, 4)
silk_colour = kind_of("silk_colour", WornColour)

phase_waits_for_all = turns.fact(
    "phase_waits_for_all", "Does the phase go on while any player still has cards in hand?", effect=Effect.PLAY,
    subject="phase_ends_when_hands_empty",
)
bonus_look = turns.choice(
    "bonus_printed_on", "On what is an ordinary employee's bonus printed?", answers=BonusLook, effect=Effect.WORDING,
    subject="bonus_look", gaps=False,
)
crowned_role_alone = turns.fact(
    "crown_on_other_levels", "Do employees below the last level show a crown?", effect=Effect.SCORE,
    subject="crown_on", gaps=False,
)

favor_start_marker_taken = favor.permission(
    "favor_holder_takes_start_marker", "May, or must, who holds the favor take the starting player's marker?",
    effect=Effect.PLAY, subject="favor_gives_start",
)
favor_points_besides = favor.fact(
    "favor_points_besides_livre", "Does the favor held at the end give points in addition to its Livre?",
    effect=Effect.SCORE, subject="favor_end",
)

tile_with_rolls = resources.fact(
    "tile_with_rolls", "Are there resource tiles with so many rolls of silk?", rolls_on_tile, effect=Effect.WORDING,
    gaps=False,
)
drawer_price_of_selected = resources.fact(
    "resource_price_by_own_drawer", "Does only the chosen drawer's number of tiles matter for the price?",
    effect=Effect.PLAY, subject="resource_price",
)

garment_paying_order = garments.choice(
    "garment_cost_order", "Which part of a garment's cost is given first?", answers=PayingOrder, effect=Effect.NONE,
    gaps=False,
)
garment_silk_colour = garments.fact(
    "garment_can_need_silk", "Can a garment need silk of this colour?", silk_colour, effect=Effect.WORDING, gaps=False,
)
fate_number = garments.number(
    "garment_use_number", "Which number has this of the two uses of a garment?", fate, answers=(1, 6),
    effect=Effect.WORDING, gaps=False,
)
master_space_banner = garments.fact(
    "master_space_has_banner", "Is there a banner under a master guest space?", effect=Effect.WORDING, gaps=False,
)
reward_livre_from_bank = garments.fact(
    "space_reward_livre_from_bank", "Does the bank pay the Livre of a guest space?", effect=Effect.WORDING, gaps=False,
)
reward_notion_from_supply = garments.fact(
    "space_reward_notion_from_supply", "Do thread and lace of a guest space come from the common supply?",
    effect=Effect.WORDING, gaps=False,
)
rented_marker_needed_before = garments.permission(
    "rent_without_marker_left", "May a player rent a garment who has no ownership marker left?", effect=Effect.PLAY,
    near=("markers_on_garment", "supply_unlimited"),
)
tile_reward_by_bag = garments.permission(
    "space_reward_tile_from_bag", "May the tile of a guest space come from somewhere else than the display?",
    effect=Effect.PLAY, subject="reward_tile", near=("reward_tile_from_any_drawer",),
)

depute_amount_half = deputing.choice(
    "depute_amount_stands_on", "On which half of a card stands the amount for deputing it?", answers=CardHalf,
    effect=Effect.WORDING, gaps=False,
)
depute_amount_carriage = deputing.fact(
    "depute_amount_by_carriage", "Does the amount for deputing stand beside a carriage?", effect=Effect.WORDING,
    gaps=False,
)

all_halls_markers = all_halls.number(
    "all_halls_markers_placed", "How many markers does a player put on this bonus?", answers=(0, 4), unit="markers",
    effect=Effect.SCORE, subject="all_halls_bonus",
)
