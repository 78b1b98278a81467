"""Questions about the small sets of garments: the fancy and the festive ones."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of
from specs.questions.base_garments import Fate
from specs.vocabulary import garment, players, role, round_number, via

fancy = Catalogue("garment_sets", scope="fancy")
festive = Catalogue("garment_sets", scope="festive")


class AddedAt(enum.Enum):
    """When the parts of a set go into their bags."""

    SETUP = "in the setup"
    AFTER_FIRST_PREPARATION = "after the first round's preparation"
    AFTER_FIRST_ROUND = "after the first round"


class FestiveBonus(enum.Enum):
    """What the festive garments give points for."""

    COUPLES = "pairs of gown and coat"
    DECORATIONS = "markers on decorations"
    COMMON_GOWNS = "common gowns"
    COMMON_COATS = "common coats"


class FestiveStep(enum.Enum):
    """What is done when a festive garment is made."""

    PAY = "pay and give resources"
    BONUS = "gain its points"
    TURN = "turn it to its other side"
    PLACE = "put it in a hall with a marker"


class FestiveCounted(enum.Enum):
    """What could count for the points of a festive garment."""

    ITSELF = "the festive garment being made"
    ALL_HALLS = "a marker on the bonus for all halls"
    JEWELRY = "a marker on a jewelry decoration"
    SOLD = "a garment that was sold"
    OTHERS = "garments or decorations of other players"


fate = kind_of("fate", Fate)
festive_bonus = kind_of("festive_bonus", FestiveBonus)
festive_step = kind_of("festive_step", FestiveStep)
festive_counted = kind_of("festive_counted", FestiveCounted)
counted = number_of("counted", 0, 12)

# Fancy garments.
fancy_garments = fancy.number(
    "fancy_garments", "How many garments has the fancy set?", answers=(0, 20), unit="tiles", effect=Effect.SETUP,
    subject="fancy_parts",
)
fancy_tiles = fancy.number(
    "fancy_tiles", "How many resource tiles has the fancy set?", answers=(0, 20), unit="tiles", effect=Effect.SETUP,
    subject="fancy_parts",
)
fancy_added_at = fancy.choice(
    "fancy_added_at", "When do its parts go into their bags?", answers=AddedAt, effect=Effect.SETUP,
)
fancy_garments_in_bag = fancy.number(
    "fancy_garments_in_bag", "How many garments are in the game with this set?", answers=(0, 90), unit="tiles",
    effect=Effect.SETUP,
)
fancy_tiles_in_bag = fancy.number(
    "fancy_tiles_in_bag", "How many resource tiles are in the game with this set?", answers=(0, 90), unit="tiles",
    effect=Effect.SETUP,
)
fancy_needs_more_resources = fancy.fact(
    "fancy_needs_more_resources", "Do fancy garments need more resources than those of the base game?",
    effect=Effect.WORDING, subject="fancy_worth",
)
fancy_more_valuable = fancy.fact(
    "fancy_more_valuable", "Are fancy garments worth more than those of the base game?", effect=Effect.WORDING,
    subject="fancy_worth",
)
fancy_points_highest = fancy.number(
    "fancy_points_highest", "What is the largest number of prestige points on a fancy garment?", answers=(0, 20),
    unit="prestige points", effect=Effect.SCORE, near=("fancy_needs_more_resources",),
)
fancy_expected_least = fancy.number(
    "fancy_expected_least", "How many fancy garments are expected to appear with so many players, at least?",
    players, answers=(0, 12), effect=Effect.NONE, subject="fancy_expected",
    gaps=False,
)
fancy_expected_most = fancy.number(
    "fancy_expected_most", "How many are expected to appear with so many players, at most?", players,
    answers=(0, 12), effect=Effect.NONE, subject="fancy_expected",
    gaps=False,
)
fancy_made_as_usual = fancy.fact(
    "fancy_made_as_usual", "Are fancy garments made, rented and sold as usual?", effect=Effect.PLAY,
)
fancy_fate = fancy.permission(
    "fancy_fate", "May a fancy garment be treated like this?", fate, effect=Effect.PLAY,
    near=("fancy_made_as_usual",), gaps=False,
)
fancy_changes_balance = fancy.fact(
    "fancy_changes_balance", "Does this set change the balance of the game much?", effect=Effect.NONE, gaps=False,
)
fancy_color_exists = fancy.fact(
    "fancy_color_exists", "Is there a fancy garment of this colour?", garment, effect=Effect.SCORE,
    near=("fancy_garments",), subject="fancy_colors",
)
fancy_with_other_sets = fancy.permission(
    "fancy_with_other_sets", "May this set be played together with other expansions?", effect=Effect.SETUP,
    near=("fancy_added_at", "festive_added_at", "couture_added_at"),
)

# Festive garments.
festive_garments = festive.number(
    "festive_garments", "How many garments has the festive set?", answers=(0, 20), unit="tiles", effect=Effect.SETUP,
)
festive_added_at = festive.choice(
    "festive_added_at", "When do festive garments go into the bag?", answers=AddedAt, effect=Effect.SETUP,
)
festive_mixed = festive.fact(
    "festive_mixed", "Are they mixed with the garments of the bag?", effect=Effect.SETUP, subject="festive_added_at",
)
festive_appears_in_round = festive.permission(
    "festive_appears_in_round", "May a festive garment be in the display in this round?", round_number,
    effect=Effect.SETUP,
)
festive_made_as_usual = festive.fact(
    "festive_made_as_usual", "Are festive garments made like others?", effect=Effect.PLAY,
)
festive_fate = festive.permission(
    "festive_fate", "May, or must, a festive garment be treated like this?", fate, effect=Effect.PLAY,
)
festive_without_space = festive.permission(
    "festive_without_space", "May a festive garment be made when no guest space is free for it?", effect=Effect.PLAY,
    near=("festive_fate", "may_decide_fate"),
)
festive_step_position = festive.number(
    "festive_step_position", "As which one, from the first, is this done for a festive garment?", festive_step,
    answers=(1, 6), effect=Effect.PLAY, subject="festive_steps",
)
festive_bonus_times = festive.number(
    "festive_bonus_times", "How many times does a festive garment give its points?", answers=(0, 7), unit="times",
    effect=Effect.SCORE, subject="festive_steps",
)
festive_bonus_taken = festive.permission(
    "festive_bonus_taken", "May, or must, its points be taken?", effect=Effect.NONE, gaps=False,
)
festive_bonuses_listed = festive.number(
    "festive_bonuses_listed", "How many different bonuses of festive garments are listed?", answers=(0, 12),
    effect=Effect.NONE, gaps=False,
)
festive_bonuses_all_differ = festive.fact(
    "festive_bonuses_all_differ", "Has each festive garment a bonus of its own?", effect=Effect.NONE, gaps=False,
)
festive_bonus_points = festive.number(
    "festive_bonus_points", "How many prestige points does this festive garment give for so many?", festive_bonus,
    counted, answers=(0, 60), unit="prestige points", effect=Effect.SCORE,
)
festive_bonus_counts_color = festive.fact(
    "festive_bonus_counts_color", "Does a garment of this colour count for this festive garment?", festive_bonus,
    garment, effect=Effect.SCORE, given=~(festive_bonus == FestiveBonus.DECORATIONS),
)
festive_bonus_counts = festive.fact(
    "festive_bonus_counts", "Does this count for the points of this festive garment?", festive_bonus,
    festive_counted, effect=Effect.SCORE, near=("festive_step_position",),
    given=festive_counted.one_of(FestiveCounted.ALL_HALLS, FestiveCounted.JEWELRY, FestiveCounted.OTHERS)
    & (festive_bonus == FestiveBonus.DECORATIONS)
    | festive_counted.one_of(FestiveCounted.ITSELF, FestiveCounted.SOLD, FestiveCounted.OTHERS)
    & ~(festive_bonus == FestiveBonus.DECORATIONS),
)
festive_place_matters = festive.fact(
    "festive_place_matters", "Does it matter where on the board the counted garments are?", effect=Effect.SCORE,
)
festive_made_by = festive.permission(
    "festive_made_by", "May an employee of this role make a festive garment by the main action or a bonus?", role,
    via, effect=Effect.PLAY, near=("festive_made_as_usual",), gaps=False,
)
festive_by_sale_bonus = festive.permission(
    "festive_by_sale_bonus", "May a festive garment be made by the journeyman's bonus whose garment is to be sold?",
    effect=Effect.PLAY, near=("festive_fate", "sale_bonus_fate"),
)
festive_printed_points_count = festive.fact(
    "festive_printed_points_count", "Do a festive garment's printed points count at the end as usual?",
    effect=Effect.SCORE, near=("festive_made_as_usual",),
)
festive_bonuses_referred_page = festive.number(
    "festive_bonuses_referred_page", "To which page does the text refer for these bonuses?", answers=(0, 40),
    effect=Effect.WORDING, gaps=False,
)
festive_bonuses_stand_on_page = festive.number(
    "festive_bonuses_stand_on_page", "On which page do these bonuses stand?", answers=(0, 40), effect=Effect.WORDING,
    gaps=False,
)
festive_bonus_for_solo_opponent = festive.fact(
    "festive_bonus_for_solo_opponent", "Does the solo opponent gain the points of a festive garment?",
    effect=Effect.SCORE, near=("festive_step_position", "solo_garment_fate"),
)
festive_with_jewel = festive.permission(
    "festive_with_jewel", "May a jewel be bought with a festive garment?", effect=Effect.PLAY,
    near=("festive_made_as_usual", "buy_jewel_when"),
)
festive_counts_in_hall = festive.fact(
    "festive_counts_in_hall", "Does a rented festive garment count like others in its hall?", effect=Effect.SCORE,
    near=("festive_made_as_usual",),
)
