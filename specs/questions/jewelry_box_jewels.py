"""Questions about buying jewels, the jewelry decorations, and what jewels bring."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of
from specs.questions.base_components import Kind
from specs.questions.base_garments import Fate
from specs.questions.base_turns import TileUse
from specs.questions.jewelry_box import JewelKind
from specs.vocabulary import Role, garment, players, role, round_number, scoring_step, via

catalogue = Catalogue("jewelry_box", scope="jewelry-box")


class JewelMoment(enum.Enum):
    """When a jewel is bought."""

    BEFORE_PLACING = "after paying for the garment, before it is put in a hall"
    AFTER_PLACING = "after the garment was put in a hall"
    BEFORE_MAKING = "before the garment is paid for"


class JewelLies(enum.Enum):
    """Where a bought jewel is put."""

    PLAYER = "in front of the player"
    GARMENT = "on the garment"
    TRAY = "hidden, with the resource tiles"


class PriceAt(enum.Enum):
    """What sets a jewel's price."""

    SPACE = "the space it lies on"
    TILE = "the jewel tile itself"


class TileFrom(enum.Enum):
    """Where a resource tile comes from."""

    BAG = "from the bag, at random"
    DISPLAY = "from the display"


class NoTile(enum.Enum):
    """What happens when a resource tile is due and there is none in the bag."""

    REFILL = "discarded tiles go back into the bag and one is drawn"
    DISPLAY = "a tile of the display is taken"
    NOTHING = "nothing is gained"


class DecorationUse(enum.Enum):
    """For what something can count as a decoration."""

    INCOME = "income of the kitchen side that pays by decorations"
    BONUSES = "employee bonuses that count decorations"
    END_POINTS = "its printed points at the end"
    KITCHEN_LIMIT = "the limit of the kitchen"


fate = kind_of("fate", Fate)
garment_kind_made = kind_of("garment_kind_made", Kind)
jewel_shown = kind_of("jewel_shown", JewelKind)
jeweler_markers = number_of("jeweler_markers", 0, 1)
own_jewelry_decorations = number_of("own_jewelry_decorations", 0, 1)
jewel_space = number_of("jewel_space", 1, 4)
jewelry_decoration = number_of("jewelry_decoration", 1, 3)
jewels_in_display = number_of("jewels_in_display", 0, 4)
jewels = number_of("jewels", 0, 10)
tile_use = kind_of("tile_use", TileUse)
decoration_use = kind_of("decoration_use", DecorationUse)

# Buying a jewel.
buy_jewel_when = catalogue.permission(
    "buy_jewel_when", "May, or must, a jewel be bought when the garment is treated like this?", fate,
    effect=Effect.PLAY,
)
jewelry_changes_selling = catalogue.fact(
    "jewelry_changes_selling", "Does the expansion change anything for a garment that is sold?", effect=Effect.PLAY,
    subject="buy_jewel_when",
)
jewels_per_garment = catalogue.number(
    "jewels_per_garment", "How many jewels can be bought with one garment?", answers=(0, 6), unit="tiles",
    effect=Effect.PLAY,
)
jewel_moment = catalogue.choice(
    "jewel_moment", "When is a jewel bought?", answers=JewelMoment, effect=Effect.PLAY,
)
buy_jewel_with_markers = catalogue.permission(
    "buy_jewel_with_markers", "May a player with so many markers on jewelry decorations buy a jewel?", jeweler_markers,
    effect=Effect.PLAY,
)
buy_jewel_of_kind = catalogue.permission(
    "buy_jewel_of_kind", "May such a jewel be bought with such a garment?", garment_kind_made, jewel_shown,
    effect=Effect.PLAY,
)
buy_jewel_of_other_color = catalogue.permission(
    "buy_jewel_of_other_color", "May the jewel's colour differ from the garment's?", effect=Effect.PLAY,
    near=("buy_jewel_of_kind",),
)
jewel_price_paid = catalogue.permission(
    "jewel_price_paid", "Is the price shown paid for a jewel?", effect=Effect.PLAY,
)
jewel_price_from = catalogue.choice(
    "jewel_price_from", "What sets the price of a jewel?", answers=PriceAt, effect=Effect.PLAY,
    subject="jewel_price_paid",
)
jewel_price = catalogue.number(
    "jewel_price", "What does a jewel on this space cost, counted from the right?", jewel_space, answers=(0, 20),
    unit="Livre", effect=Effect.PLAY, near=("jewel_price_paid",),
)
jewel_paid_to_bank = catalogue.fact(
    "jewel_paid_to_bank", "Is the price of a jewel paid to the bank?", effect=Effect.WORDING,
    subject="jewel_price_paid",
)
jewel_paid_with_space_reward = catalogue.permission(
    "jewel_paid_with_space_reward", "May Livre that the garment's guest space brings pay for the jewel?",
    effect=Effect.PLAY, near=("jewel_moment",),
)
buy_any_jewel = catalogue.permission(
    "buy_any_jewel", "May a jewel of any space be chosen that meets the conditions?", effect=Effect.PLAY,
    near=("jewel_price_from",),
)
buy_jewel_without_garment = catalogue.permission(
    "buy_jewel_without_garment", "May a jewel be bought without a garment?", effect=Effect.PLAY,
    near=("buy_jewel_when",),
)
buy_jewel_via = catalogue.permission(
    "buy_jewel_via", "May a jewel be bought with a garment that is made and rented through this?", via,
    effect=Effect.PLAY, near=("buy_jewel_when",),
)
buy_jewel_by = catalogue.permission(
    "buy_jewel_by", "May a jewel be bought with a garment that an employee of this role makes?", role,
    effect=Effect.PLAY, near=("buy_jewel_when",), subject="buy_jewel_via", given=~(role == Role.APPRENTICE),
)
buy_jewel_from = catalogue.permission(
    "buy_jewel_from", "May a jewel be bought when so many lie in the display?", jewels_in_display,
    effect=Effect.PLAY, near=("buy_jewel_when",), given=jewels_in_display >= 1,
)
bought_jewel_lies = catalogue.choice(
    "bought_jewel_lies", "Where is a bought jewel put?", answers=JewelLies, effect=Effect.PLAY,
)
bought_jewel_face_up = catalogue.fact(
    "bought_jewel_face_up", "Does a bought jewel lie face up?", effect=Effect.PLAY, subject="bought_jewel_lies",
)
jewel_given_away = catalogue.permission(
    "jewel_given_away", "May a bought jewel be sold or given back later?", effect=Effect.PLAY,
    near=("bought_jewel_lies",), gaps=False,
)

# The tile for matching colours.
match_tiles = catalogue.number(
    "match_tiles", "How many resource tiles gives a jewel of the garment's main colour?", answers=(0, 5),
    unit="tiles", effect=Effect.PLAY, subject="match_tile",
)
mismatch_tiles = catalogue.number(
    "mismatch_tiles", "How many resource tiles gives a jewel of another colour?", answers=(0, 5), unit="tiles",
    effect=Effect.PLAY, subject="match_tile",
)
match_tile_from = catalogue.choice(
    "match_tile_from", "Where does that tile come from?", answers=TileFrom, effect=Effect.PLAY, subject="match_tile",
)
match_tile_use = catalogue.permission(
    "match_tile_use", "May that tile be used so?", tile_use, effect=Effect.PLAY, subject="match_tile_use",
)
match_tile_decided_at_once = catalogue.permission(
    "match_tile_decided_at_once", "Is it decided at once how that tile is used?", effect=Effect.PLAY,
    subject="match_tile_use",
)
match_tile_bag_empty = catalogue.choice(
    "match_tile_bag_empty", "What happens when that tile is due and the bag is empty?", answers=NoTile,
    effect=Effect.PLAY, near=("match_tile_from",),
)
match_by_main_color = catalogue.fact(
    "match_by_main_color", "Is it the garment's main colour that is compared?", effect=Effect.PLAY,
    subject="match_tile",
)

# Jewelry decorations.
jewelry_decoration_fundable = catalogue.fact(
    "jewelry_decoration_fundable", "Can a jewelry decoration be funded by the action for decorations?",
    effect=Effect.PLAY,
)
fund_jewelry_decoration_by = catalogue.permission(
    "fund_jewelry_decoration_by", "May an employee of this role fund a jewelry decoration?", role, effect=Effect.PLAY,
    subject="fund_jewelry_decoration_by",
)
fund_jewelry_decoration_with = catalogue.permission(
    "fund_jewelry_decoration_with", "May a player who has so many jewelry decorations fund one?",
    own_jewelry_decorations, effect=Effect.PLAY,
)
jewelry_decoration_price = catalogue.number(
    "jewelry_decoration_price", "What does this jewelry decoration cost, counted from the cheapest?",
    jewelry_decoration, answers=(0, 30), unit="Livre", effect=Effect.PLAY, near=("jewelry_decoration_fundable",),
    subject="jewelry_decoration_prices",
)
jewelry_decoration_points = catalogue.number(
    "jewelry_decoration_points", "How many points does this jewelry decoration give at the end?", jewelry_decoration,
    answers=(0, 20), unit="prestige points", effect=Effect.SCORE, near=("jewelry_decoration_fundable",),
    subject="jewelry_decoration_prices",
)
jewelry_decoration_shared = catalogue.permission(
    "jewelry_decoration_shared", "May a second player use a jewelry decoration that is taken?", effect=Effect.PLAY,
    near=("fund_jewelry_decoration_with",),
)
jewelry_decorations_enough_for = catalogue.fact(
    "jewelry_decorations_enough_for", "Is there a jewelry decoration for each of so many players?", players,
    effect=Effect.PLAY, near=("jeweler_decoration_spaces",),
)
jewelry_decoration_counts_for = catalogue.fact(
    "jewelry_decoration_counts_for", "Does a jewelry decoration count as a decoration for this?", decoration_use,
    effect=Effect.PLAY, near=("jewelry_decoration_fundable",),
)
jewelry_decoration_is_presence = catalogue.fact(
    "jewelry_decoration_is_presence", "Does a jewelry decoration make a player present in a hall?", effect=Effect.SCORE,
    near=("jewelry_decoration_fundable",),
)
fund_jewelry_decoration_via = catalogue.permission(
    "fund_jewelry_decoration_via", "May a jewelry decoration be funded through this?", via,
    effect=Effect.PLAY, near=("jewelry_decoration_fundable",),
)
jewelry_decoration_usable_at_once = catalogue.permission(
    "jewelry_decoration_usable_at_once",
    "May a jewel be bought by the bonus of the turn in which the jewelry decoration was funded?", effect=Effect.PLAY,
    near=("buy_jewel_with_markers",),
)

# Income and points.
jewel_income = catalogue.number(
    "jewel_income", "How many Livre do so many jewels bring as income?", jewels, answers=(0, 40), unit="Livre",
    effect=Effect.PLAY, subject="jewel_income",
)
jewel_income_adds = catalogue.fact(
    "jewel_income_adds", "Is that received besides the usual income?", effect=Effect.PLAY, subject="jewel_income",
)
jewel_income_in_round = catalogue.fact(
    "jewel_income_in_round", "Do jewels bring income in this round?", round_number, effect=Effect.PLAY, gaps=False,
)
jewel_points = catalogue.number(
    "jewel_points", "How many prestige points do so many jewels give by themselves at the end?", jewels,
    answers=(0, 60), unit="prestige points", effect=Effect.SCORE, subject="jewel_points",
)
jewel_points_after = catalogue.fact(
    "jewel_points_after", "Are the jewels scored after this step of the final scoring?", scoring_step,
    effect=Effect.NONE, near=("jewel_points",), gaps=False,
)
match_color_can_be = catalogue.fact(
    "match_color_can_be", "Can the jewel for a garment of this colour have the garment's colour?", garment,
    effect=Effect.PLAY, gaps=False,
)
jewelry_tie_by_jewels = catalogue.fact(
    "jewelry_tie_by_jewels", "Do jewels decide a tie for the win?", effect=Effect.SCORE, near=("jewel_points",),
    gaps=False,
)
