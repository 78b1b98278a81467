"""Questions about acquiring resource tiles: the price's small print, the tile's halves, and where tiles go."""

import enum

from oracle.questions import Catalogue, Effect, kind_of
from specs.questions.turns import CardHalf

catalogue = Catalogue("resources")


class TileContent(enum.Enum):
    """What a resource tile shows."""

    SILK = "rolls of silk"
    NOTIONS = "thread and lace"


class KeptWhere(enum.Enum):
    """Where kept resource tiles are."""

    TRAY = "in the player's tray"
    BEFORE_PLAYER = "face down in front of the player"


tile_content = kind_of("tile_content", TileContent)

spaces_in_drawer = catalogue.number(
    "spaces_in_drawer", "For how many resource tiles is there room in a drawer?", answers=(1, 9), unit="tiles",
    effect=Effect.PLAY, near=("resource_price",),
)
resource_price_counts_taken = catalogue.fact(
    "resource_price_counts_taken", "Is the tile that is taken counted for its own price?", effect=Effect.PLAY,
    near=("resource_price",),
)
acquire_from_empty_drawer = catalogue.permission(
    "acquire_from_empty_drawer", "May a tile be taken for a drawer that is empty while others are not?",
    effect=Effect.PLAY, near=("may_acquire_from_empty_display",), gaps=False,
)
acquire_unseen_tile = catalogue.permission(
    "acquire_unseen_tile", "May the main action take a tile that is not on display?", effect=Effect.PLAY,
    near=("may_choose_drawer",), gaps=False,
)
resource_display_face_up = catalogue.fact(
    "resource_display_face_up", "Do resource tiles lie face up in the display?", effect=Effect.PLAY,
    near=("resource_spaces_refilled",),
)
acquired_tile_paid_before_deciding = catalogue.fact(
    "acquired_tile_paid_before_deciding", "Is the tile paid for before its use is decided?", effect=Effect.WORDING,
    gaps=False,
)
notions_gained_at_once = catalogue.fact(
    "notions_gained_at_once", "Are thread and lace of a discarded tile gained at once?", effect=Effect.PLAY,
    subject="notions_gained",
)
notions_from_supply = catalogue.fact(
    "notions_from_supply", "Do thread and lace come from the common supply?", effect=Effect.WORDING,
    subject="notions_gained", gaps=False,
)
forgo_notion_of_tile = catalogue.permission(
    "forgo_notion_of_tile", "May a player take only one of two goods that a tile gives together?",
    effect=Effect.PLAY, near=("tile_sign_means",), gaps=False,
)
tile_half_shows = catalogue.choice(
    "tile_half_shows", "On which half of a resource tile does this stand?", tile_content, answers=CardHalf,
    effect=Effect.WORDING, subject="tile_halves", gaps=False,
)
kept_tiles_lie = catalogue.choice(
    "kept_tiles_lie", "Where are the resource tiles that a player keeps?", answers=KeptWhere, effect=Effect.WORDING,
)
kept_tile_both_uses = catalogue.permission(
    "kept_tile_both_uses", "May one tile give its silk as well as its thread or lace?", effect=Effect.PLAY,
    near=("may_use_tile",),
)
discard_kept_tile = catalogue.permission(
    "discard_kept_tile", "May a kept tile be thrown away without being used?", effect=Effect.PLAY,
    near=("kept_tile_only_silk",), gaps=False,
)
resource_discard_face_up = catalogue.fact(
    "resource_discard_face_up", "Do discarded resource tiles lie face up?", effect=Effect.PLAY,
    subject="used_tiles_go_to_discard",
)
resource_tiles_left_give_points = catalogue.fact(
    "resource_tiles_left_give_points", "Do tiles, thread and lace left over give points by themselves at the end?",
    effect=Effect.SCORE, near=("money_points",), gaps=False,
)
