"""Questions about taking turns (phase 3), the favor and acquiring resources."""

import enum

from oracle.questions import Catalogue, Effect, flag, kind_of, number_of
from specs.vocabulary import Notion, action, role, round_number

turns = Catalogue("turns")
favor = Catalogue("favor")
resources = Catalogue("resources")


class TurnPart(enum.Enum):
    """What a player can give up."""

    MAIN = "main action"
    BONUS = "bonus"


class Order(enum.Enum):
    """In which order something goes round the table."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


class CardGoes(enum.Enum):
    """When the played card is put on the discard pile."""

    BEFORE_BONUS = "before the bonus"
    AFTER_BONUS = "after the bonus, at the end of the turn"


class TileUse(enum.Enum):
    """What is done with a resource tile."""

    KEEP_AS_SILK = "keep it for its silk"
    TURN_INTO_NOTIONS = "discard it for thread or lace"


class Crowned(enum.Enum):
    """Employees of the last level."""

    APPRENTICE = "apprentice of level six"
    OTHER = "another employee of level six"


turn_part = kind_of("part_of_turn", TurnPart)
tiles_in_drawer = number_of("tiles_in_drawer", 0, 4)
tile_use = kind_of("tile_use", TileUse)
had_start_marker = flag("is_starting_player")

first_to_act = turns.fact("starting_player_acts_first", "Does the starting player act first?", effect=Effect.PLAY)
order_of_turns = turns.choice(
    "order_of_turns", "In which order do players take turns?", answers=Order, effect=Effect.PLAY
)
cards_per_turn = turns.number(
    "cards_per_turn", "How many cards are played in a turn?", answers=(0, 6), unit="cards", effect=Effect.PLAY
)
must_play_card = turns.permission(
    "must_play_card", "May, or must, a player with cards in hand play one?", effect=Effect.PLAY
)
passed_over = turns.fact(
    "passed_over_without_cards",
    "Is a player without cards passed over while others go on?",
    effect=Effect.PLAY,
    near=("must_play_card", "phase_ends_when_hands_empty"),
)
main_actions_per_card = turns.number(
    "main_actions_per_card", "How many main actions does a played card bring?", answers=(0, 4), effect=Effect.PLAY
)
may_take_action = turns.permission(
    "may_take_action",
    "May this employee be used for this main action?",
    role,
    action,
    effect=Effect.PLAY,
    subject="may_take_action",
)
may_forgo = turns.permission(
    "may_forgo", "May a player give this up?", turn_part, effect=Effect.PLAY, subject="may_forgo"
)
forgo_and_bonus = turns.permission(
    "may_use_bonus_after_forgoing",
    "May the bonus be used after the main action was given up?",
    effect=Effect.PLAY,
    near=("may_forgo",),
)
bonus_after_main = turns.fact(
    "bonus_after_main", "Does the bonus come after the main action, and only then?", effect=Effect.PLAY
)
card_discarded_face_up = turns.fact(
    "card_discarded_face_up", "Does the played card go face up on the player's discard pile?", effect=Effect.PLAY
)
card_discarded_when = turns.choice(
    "card_discarded_when", "When does the played card go on the discard pile?", answers=CardGoes, effect=Effect.PLAY
)
next_after_turn = turns.fact("next_player_follows", "Is it the next player's turn after that?", effect=Effect.PLAY)
phase_ends = turns.fact(
    "phase_ends_when_hands_empty", "Does the phase end when no player has cards in hand?", effect=Effect.PLAY
)
actions_in_phase = turns.number(
    "actions_without_hiring",
    "How many turns has a player in a round in which they hire nobody?",
    answers=(0, 9),
    effect=Effect.PLAY,
    near=("cards_chosen",),
)
start_master_bonus = turns.fact("start_master_has_bonus", "Have the starting Masters a bonus?", effect=Effect.PLAY)
crown_on = turns.fact(
    "crown_on", "Do these employees show a crown?", kind_of("crowned", Crowned), effect=Effect.SCORE,
    subject="crown_on", gaps=False,
)
crowned_bonus_at_end = turns.fact(
    "crowned_bonus_at_end", "Does the bonus of a crowned apprentice count at the end?", effect=Effect.SCORE
)
crowned_main_action = turns.permission(
    "crowned_may_act",
    "May a crowned apprentice be played for a main action?",
    effect=Effect.PLAY,
    near=("crowned_bonus_in_play",),
)
# The sum of what is asked of each action by itself, so that a text which is silent is silent there.
must_act_if_possible = turns.permission(
    "may_act_without_effect",
    "May a main action be chosen that cannot be carried out?",
    effect=Effect.PLAY,
    near=("may_forgo",),
    gaps=False,
)

favor_pays = favor.number(
    "favor_pays", "How much does claiming the favor pay?", answers=(0, 30), unit="Livre", effect=Effect.PLAY
)
favor_pays_at_once = favor.fact("favor_pays_at_once", "Is that paid at once?", effect=Effect.PLAY)
favor_needs_marker = favor.permission(
    "may_claim_taken_favor", "May the favor be claimed while a player already has it?", effect=Effect.PLAY
)
favor_claims_per_round = favor.number(
    "favor_claims_per_round", "How many players can claim the favor in a round?", answers=(0, 5), effect=Effect.PLAY
)
favor_gives_start = favor.fact("favor_gives_start", "Does who took the favor begin the next round?", effect=Effect.PLAY)
favor_by_starting_player = favor.permission(
    "favor_by_starting_player",
    "May the starting player claim the favor?",
    had_start_marker,
    effect=Effect.PLAY,
    subject="favor_by_starting_player",
)
favor_counts_from_round = favor.fact(
    "favor_scores_if_held_after_round",
    "Does the favor taken in this round give points at the end?",
    round_number,
    effect=Effect.SCORE,
    subject="favor_scores_if_held_after_round",
    near=("favor_end_points",),
)
favor_kept_by_same = favor.permission(
    "may_claim_favor_two_rounds_running",
    "May a player claim the favor in two rounds running?",
    effect=Effect.PLAY,
    near=("favor_claims_per_round",),
)

resource_price = resources.number(
    "resource_price",
    "What does a resource tile cost from a drawer with so many tiles?",
    tiles_in_drawer,
    answers=(0, 12),
    unit="Livre",
    effect=Effect.PLAY,
    given=tiles_in_drawer >= 1,
)
resource_tiles_per_action = resources.number(
    "resource_tiles_per_action",
    "How many resource tiles does one action bring?",
    answers=(0, 6),
    unit="tiles",
    effect=Effect.PLAY,
)
resource_drawer_free_choice = resources.permission(
    "may_choose_drawer", "May the tile be taken from any drawer?", effect=Effect.PLAY
)
resource_tile_free_choice = resources.permission(
    "may_choose_tile_in_drawer", "May any tile of the drawer be taken?", effect=Effect.PLAY, near=("may_choose_drawer",)
)
resource_tile_use = resources.permission(
    "may_use_tile", "May an acquired tile be used like this?", tile_use, effect=Effect.PLAY, subject="may_use_tile"
)
resource_decides_at_once = resources.permission(
    "tile_use_decided_at_once", "Is it decided at once how the tile is used?", effect=Effect.PLAY
)
resource_convert_later = resources.permission(
    "may_convert_tile_later",
    "May a kept tile be turned into thread or lace later?",
    effect=Effect.PLAY,
    near=("tile_use_decided_at_once", "kept_tile_only_silk"),
)
resource_kept_only_silk = resources.permission(
    "kept_tile_only_silk", "Are kept tiles used as silk only?", effect=Effect.PLAY
)
resource_kept_face_down = resources.permission(
    "tiles_kept_face_down", "Are kept tiles held face down?", effect=Effect.PLAY, gaps=False,
)
resource_tile_limit = resources.permission(
    "may_exceed_any_tile_number",
    "May a player keep any number of resource tiles?",
    effect=Effect.PLAY,
    near=("must_tell_tile_count", "kept_tiles_lie"),
)
resource_display_empty = resources.permission(
    "may_acquire_from_empty_display", "May the action be taken when all drawers are empty?", effect=Effect.PLAY,
    near=("resource_tiles_per_action",),
)
resource_refilled_at_once = resources.fact(
    "resource_display_refilled_in_phase",
    "Is the display refilled during the phase?",
    effect=Effect.PLAY,
    near=("resource_price",),
)
resource_pay_to = resources.fact(
    "resource_paid_to_bank", "Is the price paid to the bank?", effect=Effect.WORDING, gaps=False,
)
resource_discarded_face_up = resources.fact(
    "used_tiles_go_to_discard", "Do used resource tiles go to the discard of resource tiles?", effect=Effect.PLAY
)
notion_from_tile = resources.number(
    "notions_from_tile",
    "How much of this does one sign on a tile bring?",
    kind_of("notion", Notion),
    answers=(0, 6),
    effect=Effect.PLAY, gaps=False,
)
notion_limit = resources.permission(
    "may_own_any_notions",
    "May a player own any number of thread and lace?",
    effect=Effect.PLAY,
    near=("supply_unlimited",),
    gaps=False,
)
