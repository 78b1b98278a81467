"""Further questions about the expansions, at the edge of what their texts tell."""

import enum

from oracle.questions import Catalogue, Effect, flag

bonuses = Catalogue("jewelry_bonuses", scope="jewelry-box")
solo = Catalogue("solo", scope="solo")
couture_set = Catalogue("garment_sets", scope="haute-couture")

with_jewelry = flag("with_jewelry_box")


class OwnCard(enum.Enum):
    """Which card is meant by the own card of a bonus that another card uses."""

    CHOSEN = "the card that was chosen from the reserve"
    PLAYED = "the card that was played"


class TilesStep(enum.Enum):
    """When the solo opponent's resource tiles are scored."""

    WITH_MONEY = "in the step of the Livre"
    WITH_EMPLOYEES = "in the step of the crowned employees"
    LAST = "after all other steps"


reserve_bonus_own_card = bonuses.choice(
    "reserve_bonus_own_card", "Which card is 'this one' for a reserve card's bonus that may depute its own card?",
    answers=OwnCard, effect=Effect.NONE, near=("reserve_bonus_at_once", "copy_bonus_deputes"),
)
solo_tiles_step = solo.choice(
    "solo_tiles_step", "In which step of the final scoring do the solo opponent's resource tiles count?",
    answers=TilesStep, effect=Effect.NONE, near=("solo_tile_points",), gaps=False,
)
couture_all_in_bag = couture_set.fact(
    "couture_all_in_bag", "Do all garments of the set go into the bag, with (or without) the Jewelry Box?",
    with_jewelry, effect=Effect.SETUP, near=("couture_garments_used",),
)
