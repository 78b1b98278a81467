"""Further questions about the base game: what a close reading of a rulebook leaves open or says in two ways."""

import enum

from oracle.questions import Catalogue, Effect, kind_of
from specs.questions.favor import FavorSpot, favor_lies_unclaimed
from specs.questions.income import after_income_next_round
from specs.questions.scoring import scoring_position
from specs.questions.scoring_board import factor, terrace_multiplies_firework
from specs.questions.scoring_halls import place
from specs.vocabulary import Notion, ScoringStep, decoration, garment, players

bonuses = Catalogue("bonuses")
components = Catalogue("components")
decorations = Catalogue("decorations")
end = Catalogue("end")
favor = Catalogue("favor")
garments = Catalogue("garments")
hand = Catalogue("hand")
preparation = Catalogue("preparation")
scoring = Catalogue("scoring")
setup = Catalogue("setup")
turns = Catalogue("turns")
solo = Catalogue("solo", scope="solo")


class Discarded(enum.Enum):
    """What goes to a discard area for all during the game."""

    RESOURCES = "resource tiles"
    GARMENTS = "garments"
    NOTIONS = "thread and lace"


class MasterGarment(enum.Enum):
    """What a garment for masters can be."""

    SHOWS_THIMBLE = "one whose sketch shows the golden thimble"
    MADE_BY_MASTER = "one that a Master makes"


class SetBonus(enum.Enum):
    """Bonuses that pay for sets of garments."""

    III_GARMENTS = "III: sets of three garments"
    V_GARMENTS = "V: sets of two garments"
    VI_MASTER_GUESTS = "VI: sets of two garments on master guest spaces"


class HandTime(enum.Enum):
    """When the hand of a round is chosen."""

    BEFORE = "before queue and displays are renewed"
    AFTER = "after queue and displays are renewed"


class FillOrder(enum.Enum):
    """What is filled from one side to the other."""

    EACH_DRAWER = "each drawer by itself"
    WHOLE_DISPLAY = "the whole display, drawer after drawer"


notion = kind_of("notion", Notion)
discarded = kind_of("discarded", Discarded)
set_bonus = kind_of("set_bonus", SetBonus)

# Parts and values that only the printed things show.
silk_tiles_of = components.number(
    "silk_tiles_of", "How many resource tiles show silk of this colour?", garment, answers=(0, 48), unit="tiles",
    effect=Effect.PLAY, near=("silk_on_tiles", "notion_on_tiles"), subject="tile_distribution",
)
notion_tiles_of = components.number(
    "notion_tiles_of", "How many resource tiles show this?", notion, answers=(0, 48), unit="tiles", effect=Effect.PLAY,
    near=("notion_on_tiles",), subject="tile_distribution",
)
guest_spaces_in_all = components.number(
    "guest_spaces_in_all", "How many guest spaces have the halls together with so many players?", players,
    answers=(0, 80), unit="spaces", effect=Effect.PLAY, near=("choose_any_hall",), subject="guest_spaces",
)
master_spaces_in_all = components.number(
    "master_spaces_in_all", "How many of the guest spaces are for masters, with so many players?", players,
    answers=(0, 40), unit="spaces", effect=Effect.PLAY, near=("may_put_garment_on",), subject="guest_spaces",
)
thimble_garments = components.number(
    "thimble_garments", "How many garment tiles show the golden thimble?", answers=(0, 42), unit="tiles",
    effect=Effect.PLAY, near=("golden_thimble_on",),
)
decoration_price_lowest = decorations.number(
    "decoration_price_lowest", "What does the cheapest decoration of this kind cost?", decoration, answers=(0, 60),
    unit="Livre", effect=Effect.PLAY, near=("must_pay_decoration", "decoration_price_from"),
    subject="decoration_prices",
)
decoration_price_highest = decorations.number(
    "decoration_price_highest", "What does the dearest decoration of this kind cost?", decoration, answers=(0, 60),
    unit="Livre", effect=Effect.PLAY, near=("must_pay_decoration", "decoration_price_from"),
    subject="decoration_prices",
)
decoration_points_highest = decorations.number(
    "decoration_points_highest", "How many prestige points gives the best decoration of this kind by itself?",
    decoration, answers=(0, 30), unit="prestige points", effect=Effect.SCORE,
    near=("decoration_points_at_end",), subject="decoration_points_shown",
)
royal_hall_points = scoring.number(
    "royal_hall_points", "How many prestige points gives this place in the royal hall?", place, answers=(0, 20),
    unit="prestige points", effect=Effect.SCORE, near=("hall_points_number", "hall_place_scores"),
)
reward_livre_highest = garments.number(
    "reward_livre_highest", "How many Livre brings the best guest space of that kind?", answers=(0, 20), unit="Livre",
    effect=Effect.PLAY, near=("space_reward_exists", "space_reward_at_once"),
)
fireworks_with_factor = components.number(
    "fireworks_with_factor", "How many fireworks have this factor?", factor, answers=(0, 12), unit="fireworks",
    effect=Effect.SCORE, near=("firework_factor_exists",), given=(factor == 2) | (factor == 3),
)
start_cards_without_bonus = components.number(
    "start_cards_without_bonus", "How many of a player's starting employees have no bonus?", answers=(0, 5),
    unit="cards", effect=Effect.PLAY, near=("start_master_has_bonus", "start_team_size"),
)
scoring_aid_listed = scoring.fact(
    "scoring_aid_listed", "Is the aid that shows the steps of the final scoring one of the parts?",
    effect=Effect.WORDING, gaps=False,
)

# Setup and preparation.
discard_area_laid_out = setup.fact(
    "discard_area_laid_out", "Does the setup lay out the area for discards of this?", discarded, effect=Effect.SETUP,
    near=("resource_stock_out", "garment_stock_out", "spent_notions_go", "used_tiles_go_to_discard"),
    gaps=False,
)
hand_chosen_when = hand.choice(
    "hand_chosen_when", "Is the hand of a round chosen before or after queue and displays are renewed?",
    answers=HandTime, effect=Effect.PLAY, near=("cards_chosen",),
)
tile_laid_leftmost = preparation.fact(
    "tile_laid_leftmost", "Does a new resource tile lie on the leftmost empty space?", effect=Effect.WORDING,
    gaps=False,
)
favor_step_left_out = preparation.fact(
    "favor_step_left_out", "Is the step of the favor to be left out in round one?", effect=Effect.WORDING, gaps=False,
    moot=favor_lies_unclaimed() == FavorSpot.ON_BOARD,
)
resource_fill_order = preparation.choice(
    "resource_fill_order", "What is filled with tiles from one side to the other, should they run short?",
    answers=FillOrder, effect=Effect.PLAY, near=("resource_fill_from", "few_resources_go"),
)
tiles_drawn_seen = preparation.fact(
    "tiles_filled_unseen", "Are tiles drawn without looking when the displays are filled?", effect=Effect.PLAY,
    near=("resource_spaces_refilled", "garment_spaces_refilled"),
    gaps=False,
)

# Turns.
income_for_every_player = solo.fact(
    "income_for_every_player", "Does every player, Madame du Barry as well, always receive the basic income?",
    effect=Effect.PLAY, gaps=False,
)
every_played_card_discarded = turns.fact(
    "every_played_card_discarded", "Does every card that was played go to its owner's discard pile?",
    effect=Effect.PLAY, gaps=False,
)
last_favor_moves_start = favor.fact(
    "last_favor_moves_start", "Does the favor claimed in round seven make its holder begin another round?",
    effect=Effect.PLAY, moot=~after_income_next_round(7), gaps=False,
)
reward_tile_is_acquiring = garments.fact(
    "reward_tile_is_acquiring", "Is taking the tile of a guest space an action of acquiring resources?",
    effect=Effect.PLAY, near=("space_reward_exists", "reward_tile_price"),
)

# Bonuses.
master_garment_is = bonuses.choice(
    "master_garment_is", "Which garment is one for masters, where a bonus may not make it?", answers=MasterGarment,
    effect=Effect.PLAY, near=("bonus_make_master_garment",),
    gaps=False,
)
silk_pair_across_tiles = bonuses.fact(
    "silk_pair_across_tiles", "May the two rolls that give a point lie on two different tiles?", effect=Effect.PLAY,
    near=("bonus_silk_points",),
    gaps=False,
)
bonus_silk_gives_notions = bonuses.fact(
    "bonus_silk_gives_notions", "Do tiles discarded for points bring their thread or lace, too?", effect=Effect.PLAY,
    near=("bonus_silk_points",), gaps=False,
)
bonus_set_any_garments = bonuses.fact(
    "bonus_set_any_garments", "Do any garments make a set for this bonus, whatever their colours?", set_bonus,
    effect=Effect.PLAY, near=("bonus_garments_gain", "end_bonus_master_guest_points"),
    gaps=False,
)
bonus_set_garments_reused = bonuses.fact(
    "bonus_sets_counted_anew", "Do garments that paid for a set pay again when the same card is played later?",
    effect=Effect.PLAY, near=("bonus_garments_gain",),
)
bonus_depute_card_amount_too = bonuses.fact(
    "bonus_depute_card_amount_too", "Is the amount printed on the deputed card paid, too, beside that of the bonus?",
    effect=Effect.PLAY, near=("bonus_depute_pay",),
)

# The end.
game_ends_when_deck_empty = end.fact(
    "game_ends_when_deck_empty", "Does the game end as soon as the employee deck is empty?", effect=Effect.SCORE,
    near=("game_ends_after_round",),
)
terrace_garment_in_royal_hall = scoring.fact(
    "terrace_garment_in_royal_hall", "Is a garment that was moved to the terrace still one of the royal hall?",
    effect=Effect.SCORE, near=("terrace_moved_with_marker", "terrace_move"),
    gaps=False,
)
firework_left_empty = scoring.fact(
    "firework_left_empty", "Does a firework without a garment give anything by its factor?", effect=Effect.SCORE,
    gaps=False, moot=~terrace_multiplies_firework(),
)
firework_second_beside_seven = scoring.number(
    "firework_second_beside_seven", "Which points has second place in fireworks where first place has seven?",
    answers=(2, 3), unit="prestige points", effect=Effect.SCORE, near=("firework_points", "firework_points_of_board"),
)
garment_may_stay_off_terrace = scoring.permission(
    "garment_may_stay_off_terrace", "May a garment stay in the royal hall though its owner has a free firework?",
    effect=Effect.WORDING, gaps=False,
    moot=scoring_position(ScoringStep.HALL_MAJORITIES) < scoring_position(ScoringStep.TERRACE),
)
