"""Questions about the goal, the parts of the game, and what is open or hidden."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of
from specs.vocabulary import Notion, Role, garment, level, role

general = Catalogue("general")
components = Catalogue("components")


class Secret(enum.Enum):
    """What could be open or hidden."""

    MONEY = "Livre of a player"
    POINTS = "prestige points of a player"
    TILE_COUNT = "number of resource tiles of a player"
    TILE_FACES = "what stands on a player's resource tiles"
    NOTIONS = "thread and lace of a player"
    HAND = "cards in a player's hand"
    RESERVE = "cards in a player's reserve"
    DISCARD = "cards in a player's discard pile"


class Supply(enum.Enum):
    """What could run out."""

    OWNERSHIP_MARKERS = "ownership markers"
    THREAD = "thread"
    LACE = "lace"
    COINS = "coins"
    POINT_TOKENS = "tokens for prestige points"


class TilePart(enum.Enum):
    """A sign between the two goods at the foot of a resource tile."""

    PLUS = "plus"
    SLASH = "slash"


class Gets(enum.Enum):
    """How many of two goods one gains."""

    BOTH = "both"
    ONE = "one of the two, by choice"


class ScoreKept(enum.Enum):
    """Where prestige points are kept during the game."""

    TRACK = "on an open track"
    TOKENS = "as face-down tokens"


class Part(enum.Enum):
    """Parts of the game."""

    GAME_BOARDS = "game boards"
    GARMENT_TILES = "garment tiles"
    START_MARKERS = "starting player markers"
    LACE_MARKERS = "lace markers"
    THREAD_MARKERS = "thread markers"
    CLOTH_BAGS = "cloth bags"
    COINS = "coins"
    POINT_TOKENS = "tokens for prestige points"
    FAVOR_MARKERS = "favor cards or markers"
    EMPLOYEE_CARDS = "employee cards to hire"
    START_CARDS = "starting employee cards"
    RESOURCE_TILES = "resource tiles"
    OWNERSHIP_MARKERS = "ownership markers"
    PLAYER_BOARDS = "player boards"
    SCORING_CARDS = "summary cards of the final scoring"
    RESOURCE_TRAYS = "resource trays"
    POINT_COUNTERS = "counters on the points track"
    REFERENCE_SHEETS = "reference sheets"


class Side(enum.Enum):
    """The side of a garment tile."""

    SKETCH = "sketch side"
    RENTAL = "rental side"


class Shown(enum.Enum):
    """What a side of a garment tile can show."""

    MASTER_NEEDED = "that a Master is needed"
    RESOURCES = "the resources needed"
    COLOR = "the colour"
    VALUE = "the value in Livre"
    POINTS = "the prestige points"


class Kind(enum.Enum):
    """Whether a garment is a lady's or a gentleman's."""

    GOWN = "gown"
    COAT = "coat"


class Rarity(enum.Enum):
    """How common something is."""

    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"


class Deck(enum.Enum):
    """What makes up a player's team of employees."""

    RESERVE = "the reserve"
    HAND = "the hand"
    DISCARD = "the discard pile"


secret = kind_of("secret", Secret)
supply = kind_of("supply", Supply)
part = kind_of("part", Part)
coin = number_of("coin", 1, 20)
tile_part = kind_of("sign", TilePart)

rounds_in_game = general.number("rounds_in_game", "How many rounds has the game?", answers=(1, 10), effect=Effect.PLAY)
phases_in_round = general.number("phases_in_round", "How many phases has a round?", answers=(1, 9), effect=Effect.PLAY)
main_actions_in_all = general.number(
    "main_actions_in_all", "How many main actions are there?", answers=(1, 12), effect=Effect.PLAY
)
is_open = general.permission(
    "may_hide", "May a player hide this from the others?", secret, effect=Effect.PLAY, near=("points_kept_as",)
)
count_told_on_request = general.permission(
    "must_tell_tile_count",
    "Must a player who is asked tell the number of their resource tiles?",
    effect=Effect.PLAY,
    near=("kept_tiles_lie",),
)
points_kept_as = general.choice(
    "points_kept_as", "How are prestige points kept during the game?", answers=ScoreKept, effect=Effect.PLAY
)
supply_unlimited = general.fact(
    "supply_unlimited",
    "Is there always more of this, if the parts in the box run out?",
    supply,
    effect=Effect.PLAY,
    subject="supply_unlimited",
    given=~(supply == Supply.POINT_TOKENS),
    near=("common_stock_near_board",),
)
tile_gives = general.choice(
    "tile_sign_means",
    "Which goods does a resource tile give where this sign stands between them?",
    tile_part,
    answers=Gets,
    effect=Effect.PLAY,
    subject="tile_sign_means",
    near=("notion_on_tiles",),
)
garment_covers = general.fact(
    "garment_means_both", "Does the word for garment cover gowns and coats alike?", effect=Effect.WORDING, gaps=False
)
garment_main_colors = general.number(
    "garment_main_colors", "How many main colours has a garment?", answers=(0, 4), effect=Effect.PLAY,
    near=("statue_colour_counts",),
)
main_color_is_skirt_or_coat = general.fact(
    "main_color_is_skirt_or_coat", "Is the main colour that of the outer skirt or jacket?", effect=Effect.WORDING,
    gaps=False
)
garment_color_is_player_color = general.fact(
    "garment_color_is_player_color",
    "Do the garments' colours stand for the players' colours?",
    effect=Effect.WORDING,
    subject="garment_color_is_player_color",
)
most_points_wins = general.fact(
    "most_points_wins", "Does the player with most prestige points win?", effect=Effect.SCORE
)
points_from_some_bonuses = general.fact(
    "points_from_some_bonuses",
    "Do some employees' bonuses give prestige points?",
    effect=Effect.WORDING,
    subject="where_points_come_from",
)
points_from_rented = general.fact(
    "points_from_rented",
    "Do rented garments give prestige points at the end?",
    effect=Effect.WORDING,
    subject="where_points_come_from",
)
points_from_decorations = general.fact(
    "points_from_decorations",
    "Do funded decorations give prestige points at the end?",
    effect=Effect.WORDING,
    subject="where_points_come_from",
)
team_contains = general.fact(
    "team_contains",
    "Do the cards of this place belong to the team?",
    kind_of("place", Deck),
    effect=Effect.PLAY,
    subject="team_contains", gaps=False,
)
team_contains_card_in_play = general.fact(
    "team_contains_card_in_play",
    "Does the card being played belong to the team until it is discarded?",
    effect=Effect.PLAY,
    near=("team_contains", "every_played_card_discarded"),
)
bonus_per_employee_unique = general.fact(
    "employee_has_own_bonus", "Has every employee a bonus of its own?", effect=Effect.WORDING
)
employee_types = general.number(
    "employee_types", "How many kinds of employee are there?", answers=(1, 6), effect=Effect.NONE
)

part_count = components.number(
    "part_count",
    "How many of this part are in the box?",
    part,
    answers=(0, 120),
    effect=Effect.NONE,
    subject="component_counts",
)
coins_of_value = components.number(
    "coins_of_value",
    "How many coins of this value are there?",
    coin,
    answers=(0, 60),
    effect=Effect.NONE,
    given=(coin == 1) | (coin == 5) | (coin == 10) | (coin == 20),
    subject="coins_by_value",
    near=("part_count", "common_stock_near_board"),
)
markers_per_color = components.number(
    "markers_per_color",
    "How many ownership markers has each colour in the box?",
    answers=(0, 40),
    effect=Effect.NONE,
    subject="markers_per_player",
    moot=supply_unlimited(Supply.OWNERSHIP_MARKERS),
)
start_cards_per_color = components.number(
    "start_cards_per_color", "How many starting employees has each colour?", answers=(0, 12), effect=Effect.SETUP
)
start_cards_of_role = components.number(
    "start_cards_of_role",
    "How many of a player's starting employees are of this role?",
    role,
    answers=(0, 12),
    effect=Effect.PLAY,
    near=("start_cards_per_color", "start_team_size"),
)
garment_tiles_of = components.number(
    "garment_tiles_of",
    "How many garment tiles have this main colour?",
    garment,
    answers=(0, 45),
    effect=Effect.PLAY,
    subject="garment_tiles_by_color",
    near=("statue_colour_counts",),
)
garment_kind = components.choice(
    "garment_kind",
    "Is a garment of this colour a gown or a coat?",
    garment,
    answers=Kind,
    effect=Effect.PLAY,
    subject="garment_tiles_by_color",
    near=("statue_colour_counts",),
)
garment_rarity = components.choice(
    "garment_rarity",
    "How common are garments of this colour?",
    garment,
    answers=Rarity,
    effect=Effect.WORDING,
    subject="garment_rarity",
    gaps=False,
)
silk_rarity = components.choice(
    "silk_rarity",
    "How common is silk of this garment's colour?",
    garment,
    answers=Rarity,
    effect=Effect.WORDING,
    subject="silk_on_tiles",
    gaps=False,
)
notion_on_tiles = components.fact(
    "notion_on_tiles",
    "Do resource tiles show this?",
    kind_of("notion", Notion),
    effect=Effect.WORDING,
    subject="silk_on_tiles",
)
garment_value_lowest = components.number(
    "garment_value_lowest",
    "What is the lowest value of a garment?",
    answers=(0, 60),
    unit="Livre",
    effect=Effect.PLAY,
    subject="garment_values",
    near=("selling_pays", "garment_tiles_of"),
)
garment_value_highest = components.number(
    "garment_value_highest",
    "What is the highest value of a garment?",
    answers=(0, 60),
    unit="Livre",
    effect=Effect.PLAY,
    subject="garment_values",
    near=("selling_pays", "garment_tiles_of"),
)
garment_points_lowest = components.number(
    "garment_points_lowest",
    "What is the smallest number of prestige points on a garment?",
    answers=(0, 20),
    unit="prestige points",
    effect=Effect.SCORE,
    subject="garment_points",
    near=("garment_points_at_end", "marker_points_printed"),
)
garment_points_highest = components.number(
    "garment_points_highest",
    "What is the largest number of prestige points on a garment?",
    answers=(0, 20),
    unit="prestige points",
    effect=Effect.SCORE,
    subject="garment_points",
    near=("garment_points_at_end", "marker_points_printed"),
)
tile_side_shows = components.fact(
    "tile_side_shows",
    "Does this side of a garment tile show this?",
    kind_of("side", Side),
    kind_of("shown", Shown),
    effect=Effect.WORDING,
    subject="tile_sides",
    gaps=False,
)
employee_cards_of_level = components.number(
    "employee_cards_of_level",
    "How many employees to hire are of this level?",
    level,
    answers=(0, 28),
    effect=Effect.SETUP,
    subject="employee_levels",
)
employee_levels = components.number(
    "employee_levels",
    "How many levels of employees are there?",
    answers=(1, 12),
    effect=Effect.SETUP,
    subject="employee_levels",
)
deck_cards_of = components.number(
    "deck_cards_of_role",
    "How many employees of this level are of this role?",
    level,
    role,
    answers=(0, 6),
    effect=Effect.PLAY,
    near=("employee_cards_of_level",),
)
role_is_on_cards = components.fact(
    "role_exists", "Is this a kind of employee?", kind_of("kind", Role), effect=Effect.WORDING, subject="role_exists"
)
player_colors = components.number(
    "player_colors", "How many player colours are there?", answers=(1, 8), effect=Effect.NONE
)
drawers = components.number(
    "drawers", "Into how many sections is the resource display divided?", answers=(1, 9), effect=Effect.PLAY
)
halls = components.number("halls", "How many halls are there?", answers=(1, 9), effect=Effect.PLAY)
windows = components.number(
    "windows",
    "How many spaces has the garment display?",
    answers=(1, 12),
    effect=Effect.PLAY,
    near=("garment_spaces_refilled",),
)
hiring_spaces = components.number(
    "hiring_spaces", "For how many employees is there room in the queue?", answers=(1, 9), effect=Effect.PLAY
)
playing_time_listed = components.fact(
    "counters_look_like_markers",
    "Are points counters and ownership markers alike?",
    effect=Effect.NONE,
    editions=("deluxe-2020",),
)
