"""Questions that a fifth reading adds to the base game: what a careful reader asks, and no line answers."""

import enum

from oracle.questions import Catalogue, Effect

bonuses = Catalogue("bonuses")
garments = Catalogue("garments")
general = Catalogue("general")
hiring = Catalogue("hiring")
turns = Catalogue("turns")


class GarmentColors(enum.Enum):
    """Which four colours garments are said to have."""

    DELUXE = "blue, pink, green and orange"
    ORIGINAL = "yellow, green, red and blue"


marker_substitute = general.fact(
    "marker_substitute",
    "May anything stand in for an ownership marker that has run out, if it shows whose it is?",
    effect=Effect.PLAY,
    near=("substitute_for_lacking_parts", "supply_unlimited"),
)
forgotten_gain_later = turns.permission(
    "forgotten_gain_later",
    "May a reward, an income or points that were forgotten be taken in a later turn?",
    effect=Effect.PLAY,
    near=("space_reward_at_once", "income_base", "counter_moved_at_once"),
)
hand_card_deputed_costs_turn = turns.fact(
    "hand_card_deputed_costs_turn",
    "Has a player one turn less in the round whose bonus deputes a card of the hand?",
    effect=Effect.PLAY,
    near=("bonus_depute_from", "cards_per_turn"),
)
several_rewards_on_space = garments.fact(
    "several_rewards_on_space",
    "Can one guest space bring several rewards?",
    effect=Effect.PLAY,
    near=("space_reward_exists", "space_reward_at_once"),
)
saved_roll_spares_tile = bonuses.fact(
    "saved_roll_spares_tile",
    "May the roll that a bonus saves make it needless to give a tile?",
    effect=Effect.PLAY,
    near=("bonus_make_silk_saved",),
)
silk_beyond_saving_lost = bonuses.fact(
    "silk_beyond_saving_lost",
    "Is silk lost that becomes too much because a bonus saves a roll?",
    effect=Effect.PLAY,
    near=("bonus_make_silk_saved", "excess_silk_lost"),
)
garment_colors_are = garments.choice(
    "garment_colors_are",
    "Which four colours are garments said to have?",
    answers=GarmentColors,
    effect=Effect.WORDING,
    near=("garment_rarity",),
    gaps=False,
)
garment_discard_face_up = garments.fact(
    "garment_discard_face_up",
    "Do discarded garments lie face up?",
    effect=Effect.NONE,
    near=("sold_garment_discarded", "garments_swept_to_discard"),
)
queue_gap_stays = hiring.fact(
    "queue_gap_stays",
    "Do the employees left in the queue stay where they lie when one is hired?",
    effect=Effect.NONE,
    near=("hire_price_by_place", "queue_refilled_in_phase"),
)
