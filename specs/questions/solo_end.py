"""Questions about the solo opponent's presence in the halls, income and final scoring."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of
from specs.questions.base_decorations import InHall, Which
from specs.questions.scoring_halls import Place
from specs.questions.solo import Seat
from specs.vocabulary import deck_size, scoring_step

catalogue = Catalogue("solo", scope="solo")


class IncomeSource(enum.Enum):
    """What brings a player income."""

    BASE = "the basic income"
    KITCHEN = "markers in the kitchen"
    JEWELS = "jewels"


class Majority(enum.Enum):
    """What has a first and a second place."""

    HALL = "a hall"
    FIREWORKS = "fireworks"


class TerraceAim(enum.Enum):
    """How her garments are moved to the terrace."""

    MOST_POINTS = "so that she gets most points"
    LEAST_POINTS = "as the player likes"


class OpponentCards(enum.Enum):
    """Cards of the solo opponent that could count as her team."""

    START = "her starting employees"
    HIRED = "employees she hired"
    EXAM = "employees she gained by exams"
    OWN_CARDS = "her own deck of action cards"


presence = kind_of("presence", InHall)
income_source = kind_of("income_source", IncomeSource)
majority = kind_of("majority", Majority)
place = kind_of("place", Place)
opponent_cards = kind_of("opponent_cards", OpponentCards)
tiles_collected = number_of("tiles_collected", 0, 20)
halls_reached = number_of("halls_reached", 0, 5)
jewels_owned = number_of("jewels_owned", 0, 8)

# Present in all halls.
solo_all_halls_with = catalogue.fact(
    "solo_all_halls_with", "Does she get the bonus for all halls when present in so many?", halls_reached,
    effect=Effect.SCORE, subject="solo_all_halls",
)
solo_presence_by = catalogue.fact(
    "solo_presence_by", "Is she present in a hall by having this?", presence, effect=Effect.SCORE,
    subject="solo_all_halls",
)
solo_all_halls_space = catalogue.choice(
    "solo_all_halls_space", "Which space of that bonus does she take?", answers=Which, effect=Effect.SCORE,
    subject="solo_all_halls",
)
solo_all_halls_at_once = catalogue.permission(
    "solo_all_halls_at_once", "Is her marker put there as soon as she is present everywhere?", effect=Effect.SCORE,
    subject="solo_all_halls",
)

# Income.
solo_income_from = catalogue.fact(
    "solo_income_from", "Does she receive income from this?", income_source, effect=Effect.WORDING,
    subject="solo_income",
)

# Final scoring.
solo_scores_step = catalogue.fact(
    "solo_scores_step", "Does she take part in this step of the final scoring?", scoring_step, effect=Effect.SCORE,
)
solo_scores_as_player = catalogue.fact(
    "solo_scores_as_player", "Does she take part in the final scoring as a player does?", effect=Effect.SCORE,
    subject="solo_scores_step",
)
solo_place_scores = catalogue.fact(
    "solo_place_scores", "Does this place score in a solo game?", majority, place, effect=Effect.SCORE,
    near=("solo_scores_as_player", "hall_place_scores", "firework_place_scores"), given=place == Place.SECOND,
)
solo_end_bonus_scores = catalogue.fact(
    "solo_end_bonus_scores", "Do bonuses that count at the end score for her employee deck?", effect=Effect.SCORE,
    near=("solo_scores_as_player", "solo_start_cards_at_end"),
)
solo_team_counts = catalogue.fact(
    "solo_team_counts", "Do these cards count as her team in the final scoring?", opponent_cards, effect=Effect.SCORE,
    near=("solo_start_cards_at_end",),
)
solo_team_below_floor = catalogue.fact(
    "solo_team_below_floor", "Can an exam bring her employee deck below so many cards?", deck_size,
    effect=Effect.NONE, gaps=False,
)
solo_terrace_moved_by = catalogue.choice(
    "solo_terrace_moved_by", "Who moves her garments to the terrace?", answers=Seat, effect=Effect.SCORE,
    subject="solo_terrace",
)
solo_terrace_aim = catalogue.choice(
    "solo_terrace_aim", "How are her garments moved to the terrace?", answers=TerraceAim, effect=Effect.SCORE,
    subject="solo_terrace",
)
solo_statue_sets_aim = catalogue.choice(
    "solo_statue_sets_aim", "How are her garments divided into sets for statues?", answers=TerraceAim,
    effect=Effect.SCORE, near=("solo_terrace_aim",),
)
solo_jewel_points = catalogue.number(
    "solo_jewel_points", "How many prestige points do so many jewels give her at the end?", jewels_owned,
    answers=(0, 40), unit="prestige points", effect=Effect.SCORE, near=("solo_scores_as_player",),
)
solo_jewels_score = catalogue.fact(
    "solo_jewels_score", "Do her jewels give her points at the end?", effect=Effect.SCORE,
    subject="solo_scores_step",
)
solo_tile_points = catalogue.number(
    "solo_tile_points", "How many prestige points do so many resource tiles give her at the end?", tiles_collected,
    answers=(0, 40), unit="prestige points", effect=Effect.SCORE, subject="solo_tile_points",
)
solo_tile_faces_matter = catalogue.fact(
    "solo_tile_faces_matter", "Does it matter for that what the tiles show?", effect=Effect.SCORE,
    subject="solo_tile_points",
)
solo_tiles_from_rewards_count = catalogue.fact(
    "solo_tiles_from_rewards_count", "Do tiles count there that she got from guest spaces or for jewels?",
    effect=Effect.SCORE, near=("solo_tile_points",),
)
solo_player_tiles_score = catalogue.fact(
    "solo_player_tiles_score", "Do resource tiles give the player points at the end of a solo game?",
    effect=Effect.SCORE, near=("solo_tile_points",), gaps=False,
)
solo_most_points_wins = catalogue.fact(
    "solo_most_points_wins", "Does the side with most prestige points win?", effect=Effect.SCORE,
)
solo_tie_won_by = catalogue.choice(
    "solo_tie_won_by", "Who wins a solo game that is tied?", answers=Seat, effect=Effect.SCORE,
)
solo_tie_by_livre = catalogue.fact(
    "solo_tie_by_livre", "Do Livre decide a solo game that is tied?", effect=Effect.SCORE, subject="solo_tie_won_by",
)
