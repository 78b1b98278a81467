"""Questions about making a garment and about what is done with it, beside price, role and spaces in general."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of
from specs.questions.turns import BoardEdge
from specs.vocabulary import Role, role

catalogue = Catalogue("garments")


class SpentNotion(enum.Enum):
    """Where spent thread and lace go."""

    SUPPLY = "back to the common supply"
    DISCARD = "to a discard area of their own"


class GarmentSort(enum.Enum):
    """Whether a garment is a lady's or a gentleman's."""

    GOWN = "gown"
    COAT = "coat"


class AfterTaking(enum.Enum):
    """What happens in the garment display when a garment was taken."""

    STAYS_EMPTY = "the space stays empty until the next round"
    SLIDE = "the other garments slide"
    REFILL = "a new garment is drawn"


class SpaceMark(enum.Enum):
    """How a master guest space can be told."""

    THIMBLE = "by a golden thimble"
    MIDDLE = "by its look in the middle of the hall"


class Wealth(enum.Enum):
    """What could be used to pay a garment that is being made."""

    REWARD = "the reward of the space it is rented to"
    SALE = "the Livre for which it is sold"
    BONUS = "the bonus of the card played"


spent_rolls = number_of("spent_rolls", 1, 6)
needed_rolls = number_of("needed_rolls", 1, 6)
own_in_hall = number_of("own_in_hall", 0, 4)
garment_sort = kind_of("garment_sort", GarmentSort)
wealth = kind_of("wealth", Wealth)

# Making it.
choose_any_garment = catalogue.permission(
    "choose_any_garment", "May any garment of the display be chosen?", effect=Effect.PLAY,
    near=("garments_per_action",),
)
garment_paid_before_taking = catalogue.fact(
    "garment_paid_before_taking", "Are Livre and resources given before the garment is taken?", effect=Effect.PLAY,
    subject="garment_paying_order",
)
garment_price_paid_to_bank = catalogue.fact(
    "garment_price_paid_to_bank", "Is a garment's price paid to the bank?", effect=Effect.WORDING, gaps=False,
)
garment_paid_with = catalogue.permission(
    "garment_paid_with", "May a garment be paid for with this, which making it brings?", wealth, effect=Effect.PLAY,
    near=("garment_paid_before_taking",),
)
dearest_window_at = catalogue.choice(
    "dearest_window_at", "At which end of the garment display are the dearest spaces?", answers=BoardEdge,
    effect=Effect.PLAY, near=("window_price_highest", "must_pay_garment_price"),
)
window_after_taking = catalogue.choice(
    "window_after_taking", "What happens in the display when a garment was taken?", answers=AfterTaking,
    effect=Effect.PLAY, near=("garment_spaces_refilled",),
)
rolls_kept_after = catalogue.number(
    "rolls_kept_after", "Of so many rolls on spent tiles, how many can be used later when so many are needed?",
    spent_rolls, needed_rolls, answers=(0, 6), unit="rolls", effect=Effect.PLAY, given=spent_rolls >= needed_rolls,
    subject="excess_silk_lost",
)
spend_needless_tile = catalogue.permission(
    "spend_needless_tile", "May a tile be spent although the others spent already suffice?", effect=Effect.PLAY,
    near=("may_spend_several_tiles",), gaps=False,
)
one_tile_several_colours = catalogue.permission(
    "one_tile_several_colours", "May one tile serve for all the colours of silk it shows?", effect=Effect.PLAY,
    near=("may_spend_several_tiles",),
)
spent_notions_go = catalogue.choice(
    "spent_notions_go", "Where do spent thread and lace go?", answers=SpentNotion, effect=Effect.NONE, gaps=False,
)
spent_tiles_discard_face_up = catalogue.fact(
    "spent_tiles_discard_face_up", "Do spent tiles lie face up in the discard?", effect=Effect.PLAY,
    subject="spent_resources_discarded", gaps=False,
)

# What is done with it.
keep_garment_for_later = catalogue.permission(
    "keep_garment_for_later", "May a garment that was made be neither rented nor sold at once?", effect=Effect.PLAY,
    near=("fate_decided_at_once",),
)
sell_when_only_master_spaces_free = catalogue.permission(
    "sell_when_only_master_spaces_free",
    "May, or must, an employee of this role's garment be sold when only master guest spaces are free?", role,
    effect=Effect.PLAY, near=("may_decide_fate",), given=~(role == Role.APPRENTICE),
)
garment_value_at = catalogue.choice(
    "garment_value_at", "On which side of the tile stands the value for selling?", answers=BoardEdge,
    effect=Effect.WORDING, gaps=False,
)
sale_paid_by_bank = catalogue.fact(
    "sale_paid_by_bank", "Does the bank pay for a sold garment?", effect=Effect.WORDING, gaps=False,
)
sold_garment_gets_marker = catalogue.fact(
    "sold_garment_gets_marker", "Does a sold garment get a marker, a space or points?", effect=Effect.SCORE,
    near=("selling_pays",), gaps=False,
)

# Renting it.
renting_pays_value = catalogue.fact(
    "renting_pays_value", "Does renting a garment itself pay the value on the tile?", effect=Effect.PLAY,
    near=("selling_pays",), gaps=False,
)
choose_any_hall = catalogue.permission(
    "choose_any_hall", "May the hall be freely chosen?", effect=Effect.PLAY, near=("may_put_garment_on",),
)
rent_again_in_hall = catalogue.permission(
    "rent_again_in_hall", "May a player with so many garments in a hall rent another there?", own_in_hall,
    effect=Effect.PLAY, near=("may_put_garment_on",),
)
garment_sort_on_any_space = catalogue.permission(
    "garment_sort_on_any_space", "May such a garment be put on any free guest space?", garment_sort,
    effect=Effect.PLAY, near=("may_put_garment_on",),
)
thimble_garment_on_plain_space = catalogue.permission(
    "thimble_garment_on_plain_space", "May a garment with the golden thimble go to an ordinary guest space?",
    effect=Effect.PLAY, near=("plain_garment_on_master_space",),
)
every_hall_has_master_space = catalogue.fact(
    "every_hall_has_master_space", "Has every hall master guest spaces?", effect=Effect.PLAY,
    near=("plain_garment_on_master_space",),
)
master_space_told_by = catalogue.choice(
    "master_space_told_by", "How can a master guest space be told?", answers=SpaceMark, effect=Effect.WORDING,
    gaps=False,
)
forgo_space_reward = catalogue.permission(
    "forgo_space_reward", "May a player give up the reward of a guest space?", effect=Effect.PLAY,
    near=("space_reward_at_once",),
)
space_reward_on_every_space = catalogue.fact(
    "space_reward_on_every_space", "Does every guest space bring a reward?", effect=Effect.PLAY,
    near=("space_reward_at_once",),
)
space_reward_is_choice = catalogue.fact(
    "space_reward_is_choice", "Is the reward chosen by the player, whatever the space shows?", effect=Effect.PLAY,
    near=("space_reward_at_once",), gaps=False,
)
reward_tile_decided_at_once = catalogue.fact(
    "reward_tile_decided_at_once", "Is the use of a tile from a guest space decided at once?", effect=Effect.PLAY,
    subject="reward_tile", near=("space_reward_at_once",),
)
reward_tile_kept = catalogue.permission(
    "reward_tile_kept", "May a tile from a guest space be kept as silk?", effect=Effect.PLAY, subject="reward_tile",
    near=("space_reward_at_once",),
)
