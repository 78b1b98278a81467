"""Questions about the terrace, the statues and the markers in the final scoring."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of
from specs.vocabulary import garment

catalogue = Catalogue("scoring")


class Hall(enum.Enum):
    """The halls, as far as the terrace goes."""

    KINGS = "the King's hall"
    OTHER = "another hall"


class FactorChoice(enum.Enum):
    """Which terrace space a garment goes to."""

    OWNED_SPACE = "the space of one of the player's own fireworks"
    ANY_FREE_SPACE = "any free space of the terrace"


class Decider(enum.Enum):
    """Who decides."""

    OWNER = "the owner of the garments"
    FIXED = "nobody: it is fixed"


class Scored(enum.Enum):
    """What carries a marker at the end."""

    HALL_GARMENT = "garment in a hall"
    TERRACE_GARMENT = "garment on the terrace"
    FIREWORK = "firework"
    MUSICIAN = "musician"
    STATUE = "statue"
    KITCHEN = "kitchen or fountain"
    ALL_HALLS = "bonus for all halls"


hall = kind_of("hall", Hall)
scored = kind_of("scored", Scored)
fireworks = number_of("fireworks", 0, 6)
in_kings_hall = number_of("in_kings_hall", 0, 6)
printed_points = number_of("printed_points", 0, 12)
factor = number_of("factor", 2, 3)
colours = number_of("colours", 0, 4)
statues = number_of("statues", 1, 3)
first_set = number_of("first_set", 0, 4)
second_set = number_of("second_set", 0, 4)
third_set = number_of("third_set", 0, 4)

# Terrace.
terrace_move = catalogue.permission(
    "terrace_move", "May, or must, a player move a garment to the terrace for a funded firework?", effect=Effect.SCORE,
)
terrace_from = catalogue.permission(
    "terrace_from", "May a garment of this hall be moved to the terrace?", hall, effect=Effect.SCORE,
)
terrace_garments_most = catalogue.number(
    "terrace_garments_most", "How many garments can go to the terrace, with so many fireworks and garments there?",
    fireworks, in_kings_hall, answers=(0, 12), unit="garments", effect=Effect.SCORE,
)
terrace_place_before_end = catalogue.permission(
    "terrace_place_before_end", "May a garment be put on the terrace during the game?", effect=Effect.PLAY,
)
terrace_space = catalogue.choice(
    "terrace_space", "To which space of the terrace does a garment go?", answers=FactorChoice, effect=Effect.SCORE,
)
terrace_which_garments = catalogue.choice(
    "terrace_which_garments", "Who decides which garments go when there are more than fireworks?", answers=Decider,
    effect=Effect.SCORE, subject="terrace_which",
)
terrace_which_factor = catalogue.choice(
    "terrace_which_factor", "Who decides which of these garments goes to which factor?", answers=Decider,
    effect=Effect.SCORE, subject="terrace_which", near=("terrace_which_garments",),
)
terrace_too_few = catalogue.fact(
    "terrace_too_few", "If there are fewer garments than fireworks, do the spaces left over just stay empty?",
    effect=Effect.SCORE, gaps=False,
)
terrace_too_many_stay = catalogue.fact(
    "terrace_too_many_stay", "Do garments beyond the number of fireworks stay in the King's hall?", effect=Effect.SCORE,
)
terrace_garment_points = catalogue.number(
    "terrace_garment_points", "What does a garment with so many points give on a terrace space of this factor?",
    printed_points, factor, answers=(0, 60), unit="prestige points", effect=Effect.SCORE,
)
terrace_moved_with_marker = catalogue.fact(
    "terrace_moved_with_marker", "Does the marker on the garment move with it to the terrace?", effect=Effect.SCORE,
    near=("terrace_move",), gaps=False,
)
terrace_owned_by_others = catalogue.permission(
    "terrace_owned_by_others", "May a garment go to the terrace space of another player's firework?",
    effect=Effect.SCORE, near=("terrace_space",),
)
terrace_multiplies_firework = catalogue.fact(
    "terrace_multiplies_firework", "Does the factor multiply the points of the firework itself as well?",
    effect=Effect.SCORE, near=("terrace_garment_points",),
)
terrace_first_mover_matters = catalogue.fact(
    "terrace_first_mover_matters", "Does it matter in which order the players move garments?", effect=Effect.NONE,
    gaps=False,
)

# Statues.
statue_points = catalogue.number(
    "statue_points", "How many prestige points does a statue give for a set of so many different colours?", colours,
    answers=(0, 40), unit="prestige points", effect=Effect.SCORE, subject="statue_set",
)
statue_most_points = catalogue.number(
    "statue_most_points", "How many prestige points can one statue give at most?", answers=(0, 40),
    unit="prestige points", effect=Effect.SCORE, subject="statue_set",
)
statue_total = catalogue.number(
    "statue_total", "What do so many statues give, if the garments form sets of these sizes?",
    statues, first_set, second_set, third_set, answers=(0, 60), unit="prestige points", effect=Effect.SCORE,
    given=(second_set <= first_set) & (third_set <= second_set), gaps=False,
)
statue_garment_twice = catalogue.permission(
    "statue_garment_twice", "May the same garment be used for two statues?", effect=Effect.SCORE,
    subject="statue_several", gaps=False,
)
statue_sets_up_to = catalogue.number(
    "statue_sets_up_to", "Of how many colours at most is a set?", answers=(0, 8), unit="colours", effect=Effect.SCORE,
    subject="statue_set",
)
statue_same_colour_twice_in_set = catalogue.permission(
    "statue_same_colour_twice_in_set", "May a set contain two garments of the same colour that both count?",
    effect=Effect.SCORE, subject="statue_set",
)
statue_colour_counts = catalogue.fact(
    "statue_colour_counts", "Does this garment's colour count for the sets?", garment, effect=Effect.SCORE,
    subject="statue_set",
)
statue_counts_terrace = catalogue.fact(
    "statue_counts_terrace", "Do garments on the terrace count for the sets?", effect=Effect.SCORE,
    near=("statue_points",),
)
statue_sets_by = catalogue.choice(
    "statue_sets_by", "Who decides how the garments are divided into sets?", answers=Decider, effect=Effect.SCORE,
    near=("statue_garment_twice",),
)

# Markers, the last step.
marker_scores = catalogue.fact(
    "marker_scores", "Does a marker on this give prestige points in the last step?", scored, effect=Effect.SCORE,
)
marker_points_printed = catalogue.fact(
    "marker_points_printed", "Are the points of what a marker lies on printed there, as a rule?", effect=Effect.SCORE,
    subject="marker_points",
)
marker_points_all_printed = catalogue.fact(
    "marker_points_all_printed", "Has every place of a marker printed points?", effect=Effect.SCORE,
    subject="marker_points",
)
marker_removed_when_scored = catalogue.permission(
    "marker_removed_when_scored", "May, or must, a marker be taken off when it is scored?", effect=Effect.WORDING,
)
