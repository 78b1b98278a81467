"""Questions about majorities in the halls and among the fireworks."""

import enum

from oracle.questions import Catalogue, Effect, flag, kind_of, number_of
from specs.vocabulary import players

catalogue = Catalogue("scoring")


class Place(enum.Enum):
    """A rank that is scored."""

    FIRST = "first"
    SECOND = "second"


class MasterSpaces(enum.Enum):
    """How tied players stand in garments on master guest spaces of the hall."""

    ONE_AHEAD = "one of them has most"
    ALL_EQUAL = "all have the same"
    SOME_AHEAD = "several, not all, have most"


class MusicianOwner(enum.Enum):
    """Who funded the musician of the hall."""

    STILL_TIED = "a tied player with most garments on master guest spaces"
    TIED_BEHIND = "a tied player with fewer garments on master guest spaces"
    OUTSIDER = "a player who is not tied"
    NOBODY = "nobody"


class TieResult(enum.Enum):
    """What becomes of tied players."""

    ONE_BY_SPACES = "one of them alone has the rank, by master guest spaces"
    ONE_BY_MUSICIAN = "one of them alone has the rank, by the musician"
    ALL_FULL = "all tied players get the full points"
    LEADERS_FULL = "those with most on master guest spaces get the full points"
    SHARED = "the points are divided"
    NOBODY = "nobody gets points"


class Criterion(enum.Enum):
    """What can rank players in a hall."""

    GARMENTS = "garments rented in the hall"
    MASTER_SPACES = "garments on master guest spaces of the hall"
    MUSICIAN = "musician of the hall"
    GARMENT_VALUE = "prestige points of the garments"
    LIVRE = "Livre"


class SecondGoesTo(enum.Enum):
    """Who gets the points of the second place."""

    TIE_LOSER = "the best of the beaten tied players"
    NEXT = "the player behind all tied players"
    NOBODY = "nobody"


class HallNumber(enum.Enum):
    """The two numbers in the coloured box of a hall."""

    LARGER = "the larger number"
    SMALLER = "the smaller number"


class FireworkTie(enum.Enum):
    """What becomes of players tied in fireworks."""

    DEAREST = "who owns the dearest firework alone has the rank"
    ALL_FULL = "all tied players get the full points"
    SHARED = "the points are divided"


class DependsOn(enum.Enum):
    """On what a number depends."""

    BOARD_SIDE = "side of the board"
    PLAYERS = "number of players"


class HallPresence(enum.Enum):
    """What a player has in a hall."""

    ONE_GARMENT = "one garment"
    MUSICIAN_ONLY = "the musician, no garment"
    NOTHING = "nothing"


place = kind_of("place", Place)
master_spaces = kind_of("master_spaces", MasterSpaces)
musician_owner = kind_of("musician_owner", MusicianOwner)
presence = kind_of("presence", HallPresence)
tied = number_of("tied", 2, 5)
tie_broken = flag("tie_broken")
someone_behind = flag("someone_behind")
criterion_rank = number_of("criterion_rank", 1, 3)

# Halls.
halls_scored = catalogue.number(
    "halls_scored", "In how many halls are majorities scored?", answers=(0, 10), unit="halls", effect=Effect.SCORE,
    subject="hall_majority",
)
hall_criterion = catalogue.choice(
    "hall_criterion", "What ranks the players in a hall: first of all, then among tied ones?", criterion_rank,
    answers=Criterion, effect=Effect.SCORE, subject="hall_criteria",
)
hall_points_number = catalogue.choice(
    "hall_points_number", "Which printed number of the hall does this place get?", place, answers=HallNumber,
    effect=Effect.SCORE, subject="hall_majority",
)
hall_place_scores = catalogue.fact(
    "hall_place_scores", "Does this place in a hall score with so many players?", place, players, effect=Effect.SCORE,
)
hall_tie_result = catalogue.choice(
    "hall_tie_result", "So many players are tied for this place in a hall: what is the result?",
    place, tied, master_spaces, musician_owner, answers=TieResult, effect=Effect.SCORE,
    given=(~(master_spaces == MasterSpaces.SOME_AHEAD) | (tied >= 3))
    & (~(master_spaces == MasterSpaces.ALL_EQUAL) | ~(musician_owner == MusicianOwner.TIED_BEHIND))
    & (~(place == Place.SECOND) | (tied <= 4)) & (~(musician_owner == MusicianOwner.OUTSIDER) | (tied <= 4)),
)
hall_second_after_tie = catalogue.choice(
    "hall_second_after_tie", "There was a tie for first place (broken or not): who gets the second place?",
    tie_broken, tied, someone_behind, answers=SecondGoesTo, effect=Effect.SCORE,
    given=~someone_behind | (tied <= 4),
)
hall_first_eligible = catalogue.fact(
    "hall_first_eligible", "Can a player with this in a hall be first there, when nobody has more?", presence,
    effect=Effect.SCORE, near=("hall_criterion",),
)
hall_second_eligible = catalogue.fact(
    "hall_second_eligible", "Can a player with this be second in a hall behind a single other one?", presence,
    effect=Effect.SCORE, near=("hall_criterion",),
)
hall_single_gets_second_too = catalogue.fact(
    "hall_single_gets_second_too", "Does a player who is alone in a hall get both places' points?",
    effect=Effect.SCORE, near=("hall_place_scores",),
)
hall_two_player_tie_unbroken = catalogue.choice(
    "hall_two_player_tie_unbroken", "With two players, what is the result of an unbroken tie in a hall?",
    answers=TieResult, effect=Effect.SCORE, near=("hall_place_scores", "hall_tie_result"),
)
hall_counts_garment_later_on_terrace = catalogue.fact(
    "hall_counts_garment_later_on_terrace", "Does a garment that will go to the terrace count for its hall's majority?",
    effect=Effect.SCORE, near=("scoring_position",),
)
hall_musician_counts_as_garment = catalogue.fact(
    "hall_musician_counts_as_garment", "Does the musician count like a garment in the majority?", effect=Effect.SCORE,
    near=("hall_criterion",),
)
hall_musician_of_other_hall = catalogue.fact(
    "hall_musician_of_other_hall", "Does a musician of another hall help in the tie?", effect=Effect.SCORE,
    near=("hall_criterion",),
)
hall_musicians_several = catalogue.fact(
    "hall_musicians_several", "Can two players have funded the musicians of the same hall?", effect=Effect.SCORE,
    near=("hall_criterion",),
)
hall_order_matters = catalogue.fact(
    "hall_order_matters", "Must the halls be scored in a certain order?", effect=Effect.NONE, gaps=False,
)

# Fireworks.
firework_points = catalogue.number(
    "firework_points", "How many prestige points does this place in fireworks give with so many players?",
    place, players, answers=(0, 20), unit="prestige points", effect=Effect.SCORE,
)
firework_points_depend_on = catalogue.choice(
    "firework_points_depend_on", "On what do the points for fireworks depend, besides the place?",
    answers=DependsOn, effect=Effect.WORDING,
)
firework_place_scores = catalogue.fact(
    "firework_place_scores", "Does this place in fireworks score with so many players?", place, players,
    effect=Effect.SCORE,
)
firework_counts_markers = catalogue.fact(
    "firework_counts_markers", "Are players ranked by how many fireworks they funded?", effect=Effect.SCORE,
    subject="firework_majority",
)
firework_tie_result = catalogue.choice(
    "firework_tie_result", "So many players are tied for this place in fireworks: what is the result?", place, tied,
    answers=FireworkTie, effect=Effect.SCORE, given=(place == Place.FIRST) | (tied <= 4),
)
firework_dearest_is_rightmost = catalogue.fact(
    "firework_dearest_is_rightmost", "Is the dearest firework the one farthest to the right?", effect=Effect.WORDING,
    near=("firework_tie_result",),
)
firework_second_after_tie = catalogue.choice(
    "firework_second_after_tie", "After a tie for first place in fireworks, who gets the second place?",
    tied, someone_behind, answers=SecondGoesTo, effect=Effect.SCORE, given=~someone_behind | (tied <= 4),
)
firework_eligible_with_none = catalogue.fact(
    "firework_eligible_with_none", "Can a player without a firework get points of this place?", place,
    effect=Effect.SCORE, near=("firework_points",),
)
firework_single_gets_second_too = catalogue.fact(
    "firework_single_gets_second_too", "Does the only player with fireworks get both places' points?",
    effect=Effect.SCORE, near=("firework_points",),
)
