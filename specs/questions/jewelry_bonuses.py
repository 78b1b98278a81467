"""Questions about the bonuses of the new journeymen and masters: which there are and what they pay by counting."""

import enum

from oracle.questions import Catalogue, Effect, flag, kind_of, number_of
from specs.questions.base_decorations import InHall
from specs.questions.base_garments import Space
from specs.questions.bonuses import BonusLevel
from specs.questions.bonuses_gains import Currency
from specs.vocabulary import Role, garment, role

catalogue = Catalogue("jewelry_bonuses", scope="jewelry-box")


class NewBonus(enum.Enum):
    """Every new bonus, named by its role (J: journeyman, M: master) and what it is about."""

    J_RESERVE = "J: play the bonus of a reserve card"
    J_COPY = "J: copy an opponent's bonus"
    J_HALLS = "J: by halls"
    J_TEAM = "J: by team size"
    J_DECORATIONS = "J: by decorations"
    J_MAKE = "J: make a garment"
    J_HALL_GARMENTS = "J: by garments of a hall"
    J_RINGS = "J: by rings"
    J_JEWELS = "J: by jewels"
    M_HALL_GARMENTS = "M: by garments of a hall"
    M_GOWNS = "M: by pairs of gowns"
    M_MASTER_GUESTS = "M: by master guest spaces"
    M_JEWELS = "M: by jewels"
    M_MISSING = "M: by garments not rented"
    M_JEWEL_SETS = "M: by sets of jewels"
    M_NECKLACES = "M: by necklaces"
    M_DECORATIONS = "M: by decorations"
    M_APPRENTICES = "M: by apprentices"


class CountingBonus(enum.Enum):
    """Those of them that pay by a number of things, with what is counted."""

    J_HALLS = "J: halls the player is present in"
    J_DECORATIONS = "J: markers on decorations"
    J_HALL_GARMENTS = "J: garments in the chosen hall"
    J_RINGS = "J: rings"
    J_JEWELS = "J: jewels"
    M_HALL_GARMENTS = "M: garments in the chosen hall"
    M_GOWNS = "M: complete pairs of gowns"
    M_MASTER_GUESTS = "M: garments on master guest spaces"
    M_JEWELS = "M: jewels"
    M_JEWEL_SETS = "M: complete sets of jewels"
    M_NECKLACES = "M: necklaces"
    M_DECORATIONS = "M: decorations"
    M_APPRENTICES = "M: apprentices in the team"


class DecorationCounter(enum.Enum):
    """Those that count decorations."""

    J_DECORATIONS = "J"
    M_DECORATIONS = "M"


class HallBonus(enum.Enum):
    """Those that count the garments of one hall."""

    J_HALL_GARMENTS = "J"
    M_HALL_GARMENTS = "M"


class CountedMarker(enum.Enum):
    """Markers that could count as decorations."""

    JEWELRY = "on a jewelry decoration"
    ALL_HALLS = "on the bonus for all halls"
    KITCHEN = "in the kitchen"
    EXAM_TASK = "on a task of an exam"


class HallChoice(enum.Enum):
    """Which hall is counted."""

    PLAYER = "the player chooses"
    MOST = "the one where the player has most garments"


class ApprenticeKind(enum.Enum):
    """Kinds of apprentices."""

    STARTING = "a starting apprentice"
    HIRED = "an apprentice hired from the queue"
    CROWNED = "a crowned apprentice of level VI"
    SPECIALISED_HIRED = "a hired specialised apprentice"
    SPECIALISED_DEALT = "a specialised apprentice that is not hired"


new_bonus = kind_of("new_bonus", NewBonus)
counting_bonus = kind_of("counting_bonus", CountingBonus)
decoration_counter = kind_of("decoration_counter", DecorationCounter)
hall_bonus = kind_of("hall_bonus", HallBonus)
counted_marker = kind_of("counted_marker", CountedMarker)
apprentice_kind = kind_of("apprentice_kind", ApprenticeKind)
presence = kind_of("presence", InHall)
space = kind_of("space", Space)
counted = number_of("counted", 0, 12)
team = number_of("team", 4, 14)
has_gown = flag("has_uncommon_gown")
has_coat = flag("has_rare_coat")

# Which there are.
new_bonuses_listed = catalogue.number(
    "new_bonuses_listed", "How many new bonuses are listed for this role?", role, answers=(0, 20), effect=Effect.NONE,
    gaps=False, given=~(role == Role.APPRENTICE),
)
new_bonuses_all_differ = catalogue.fact(
    "new_bonuses_all_differ", "Has each new card of this role a bonus of its own?", role, effect=Effect.NONE,
    gaps=False, given=~(role == Role.APPRENTICE),
)
new_bonus_of_role = catalogue.choice(
    "new_bonus_of_role", "On cards of which role is this bonus?", new_bonus, answers=Role, effect=Effect.PLAY,
)
level_of_new_bonus = catalogue.choice(
    "level_of_new_bonus", "Of which level is the card with this new bonus?", new_bonus, answers=BonusLevel,
    effect=Effect.NONE, gaps=False, near=("new_bonus_of_role",),
)
new_bonus_at_end = catalogue.fact(
    "new_bonus_at_end", "Does this bonus count at the end of the game only?", new_bonus, effect=Effect.PLAY,
    subject="new_bonus_at_end",
)
new_bonus_use = catalogue.permission(
    "new_bonus_use", "May, or must, this bonus be used when its card is played?", new_bonus, effect=Effect.PLAY,
    near=("use_bonus",),
)
new_bonus_pays_in = catalogue.choice(
    "new_bonus_pays_in", "What does this bonus give?", counting_bonus, answers=Currency, effect=Effect.PLAY,
    subject="new_bonus_gain",
)
new_end_bonus_times = catalogue.number(
    "new_end_bonus_times", "How many times does such a bonus count that is for the end of the game?", answers=(0, 4),
    unit="times", effect=Effect.SCORE, subject="new_bonus_at_end",
)

# What they give.
new_bonus_gain = catalogue.number(
    "new_bonus_gain", "How much does this bonus give for so many of what it counts?", counting_bonus, counted,
    answers=(0, 99), effect=Effect.PLAY, subject="new_bonus_gain",
)
new_team_bonus_gain = catalogue.number(
    "new_team_bonus_gain", "How many Livre does the journeyman's bonus for team size give to so many cards?", team,
    answers=(0, 30), unit="Livre", effect=Effect.PLAY,
)
missing_bonus_gain = catalogue.number(
    "missing_bonus_gain", "How many Livre gives the bonus for garments not rented to a player with or without these?",
    has_gown, has_coat, answers=(0, 30), unit="Livre", effect=Effect.PLAY, subject="missing_bonus",
)
missing_bonus_livre = catalogue.number(
    "missing_bonus_livre", "How many Livre does it give for the lack of garments of this colour alone?", garment,
    answers=(0, 20), unit="Livre", effect=Effect.PLAY, subject="missing_bonus",
)
missing_bonus_lost_by_selling = catalogue.fact(
    "missing_bonus_lost_by_selling", "Does having made and sold such a garment lose this bonus?", effect=Effect.PLAY,
    near=("missing_bonus_gain",),
)
gown_pair_has = catalogue.fact(
    "gown_pair_has", "Is a garment of this colour part of a pair for the master's bonus for gowns?", garment,
    effect=Effect.PLAY, subject="gown_pairs",
)
gown_pair_same_hall = catalogue.fact(
    "gown_pair_same_hall", "Must the two gowns of a pair be in the same hall?", effect=Effect.PLAY,
    subject="gown_pairs",
)
jewel_set_has = catalogue.number(
    "jewel_set_has", "How many jewels of this garment's colour belong to a complete set?", garment, answers=(0, 6),
    unit="tiles", effect=Effect.SCORE, subject="jewel_set",
)
necklace_colors_matter = catalogue.fact(
    "necklace_colors_matter", "Must the necklaces of a pair have the same colour?", effect=Effect.SCORE,
)
ring_colors_matter = catalogue.fact(
    "ring_colors_matter", "Must the rings of a pair have the same colour?", effect=Effect.PLAY,
    near=("new_bonus_gain", "necklace_colors_matter"),
)
hall_chosen_by = catalogue.choice(
    "hall_chosen_by", "Which hall does this bonus count?", hall_bonus, answers=HallChoice, effect=Effect.PLAY,
)
hall_bonus_counts = catalogue.fact(
    "hall_bonus_counts", "Does a garment on such a space count for this bonus?", hall_bonus, space,
    effect=Effect.PLAY, near=("hall_chosen_by",), given=~(space == Space.TERRACE),
)
new_bonus_counts_others = catalogue.fact(
    "new_bonus_counts_others", "Do garments or decorations of other players count?", effect=Effect.PLAY,
)
hall_presence_for_bonus = catalogue.fact(
    "hall_presence_for_bonus", "Is a hall counted for the journeyman's bonus by halls in which a player has this?",
    presence, effect=Effect.PLAY,
)
represented_means_one_thing = catalogue.fact(
    "represented_means_one_thing", "Has being represented in a hall the same meaning here as for the all-halls bonus?",
    effect=Effect.WORDING, gaps=False,
)
new_bonus_counts_marker = catalogue.fact(
    "new_bonus_counts_marker", "Does a marker there count as a decoration for this bonus?", decoration_counter,
    counted_marker, effect=Effect.PLAY, near=("new_bonus_gain",),
)
apprentice_counts_for_master = catalogue.fact(
    "apprentice_counts_for_master", "Does this card count for the master's bonus by apprentices?", apprentice_kind,
    effect=Effect.SCORE, near=("new_bonus_gain", "dealt_apprentice_in_team"),
)
jewel_in_two_sets = catalogue.fact(
    "jewel_in_two_sets", "Can one jewel be in two sets of the same card?", effect=Effect.SCORE,
    near=("new_bonus_gain",),
)
jewel_counts_for_two_cards = catalogue.fact(
    "jewel_counts_for_two_cards", "Can one jewel count for the bonuses of two cards?", effect=Effect.SCORE,
    near=("jewel_in_two_sets", "new_bonus_gain"),
)
jewels_given_up_for_bonus = catalogue.fact(
    "jewels_given_up_for_bonus", "Are jewels given up that a bonus counts?", effect=Effect.PLAY,
    near=("new_bonus_gain",),
)
exam_deck_card_counts_at_end = catalogue.fact(
    "exam_deck_card_counts_at_end", "Does a card left in a deck beside an exam count for anyone at the end?",
    effect=Effect.SCORE,
)
crown_on_new_master = catalogue.fact(
    "crown_on_new_master", "Does a new master whose bonus counts at the end show a crown?", effect=Effect.WORDING,
    near=("new_bonus_at_end",), gaps=False,
)
missing_bonus_asks_for = catalogue.fact(
    "missing_bonus_asks_for", "Is the lack of garments of this colour a condition of that bonus?", garment,
    effect=Effect.PLAY, subject="missing_bonus",
)
