"""Questions about bonuses that count decorations, garments, colours or the cards of the team."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of
from specs.questions.bonuses import GarmentPlace, card_place, garment_place
from specs.vocabulary import garment

catalogue = Catalogue("bonuses")


class Currency(enum.Enum):
    """What is gained."""

    LIVRE = "Livre"
    PRESTIGE = "prestige points"


class DecorationBonus(enum.Enum):
    """Bonuses that count decorations."""

    II_DECORATIONS = "II"
    III_DECORATIONS = "III"
    V_DECORATIONS = "V"


class GarmentBonus(enum.Enum):
    """Bonuses that count garments of any colour."""

    III_GARMENTS = "III"
    V_GARMENTS_FIRST = "V, first listed"
    V_GARMENTS_SECOND = "V, second listed"


class ColourBonus(enum.Enum):
    """Bonuses that count garments of certain colours."""

    II_COLOURS = "II"
    IV_COLOURS = "IV"


class TeamBonus(enum.Enum):
    """Bonuses that count the cards of the team."""

    III_TEAM = "III"
    IV_TEAM = "IV"
    VI_TEAM = "VI"


decoration_bonus = kind_of("decoration_bonus", DecorationBonus)
garment_bonus = kind_of("garment_bonus", GarmentBonus)
colour_bonus = kind_of("colour_bonus", ColourBonus)
team_bonus = kind_of("team_bonus", TeamBonus)
counted = number_of("counted", 0, 16)
team = number_of("team", 1, 16)

PLAIN = {"effect": Effect.PLAY}

bonus_decorations_pay_in = catalogue.choice(
    "bonus_decorations_pay_in", "What does this bonus for decorations give?", decoration_bonus,
    answers=Currency, effect=Effect.PLAY, subject="bonus_decorations",
)
bonus_decorations_gain = catalogue.number(
    "bonus_decorations_gain", "How much does this bonus give for so many decorations?", decoration_bonus, counted,
    answers=(0, 64), effect=Effect.PLAY, subject="bonus_decorations",
)
bonus_decorations_count_all_halls = catalogue.fact(
    "bonus_decorations_count_all_halls", "Does the marker in the bonus for all halls count as a decoration here?",
    decoration_bonus, effect=Effect.PLAY,
    gaps=False,
)
bonus_decorations_of_others = catalogue.fact(
    "bonus_decorations_of_others", "Do decorations of other players count for the bonus?", **PLAIN, gaps=False,
)
bonus_garments_pay_in = catalogue.choice(
    "bonus_garments_pay_in", "What does this bonus for garments give?", garment_bonus,
    answers=Currency, effect=Effect.PLAY, subject="bonus_garments",
)
bonus_garments_gain = catalogue.number(
    "bonus_garments_gain", "How much does this bonus give for so many garments?", garment_bonus, counted,
    answers=(0, 64), effect=Effect.PLAY, subject="bonus_garments",
)
bonus_counts_garment = catalogue.fact(
    "bonus_counts_garment", "Does a garment at this place count for bonuses that count garments?", garment_place,
    effect=Effect.PLAY, given=garment_place.one_of(GarmentPlace.HALL, GarmentPlace.MASTER_SPACE, GarmentPlace.SOLD),
    gaps=False,
)
bonus_livre_per_colour = catalogue.number(
    "bonus_livre_per_colour", "How many Livre does this bonus give for each garment of this colour?",
    colour_bonus, garment, answers=(0, 10), unit="Livre", effect=Effect.PLAY, subject="bonus_colours",
)
bonus_prestige_per_colour = catalogue.number(
    "bonus_prestige_per_colour", "How many prestige points does this bonus give for each garment of this colour?",
    colour_bonus, garment, answers=(0, 10), unit="prestige points", effect=Effect.PLAY, subject="bonus_colours",
)
bonus_colours_need_both = catalogue.fact(
    "bonus_colours_need_both", "Must the player have garments of both colours to gain from this bonus?", colour_bonus,
    **PLAIN,
    gaps=False,
)
bonus_team_pays_in = catalogue.choice(
    "bonus_team_pays_in", "What does this bonus for team size give?", team_bonus,
    answers=Currency, effect=Effect.PLAY, subject="bonus_team",
)
bonus_team_gain = catalogue.number(
    "bonus_team_gain", "How much does this bonus give to a team of so many cards?", team_bonus, team,
    answers=(0, 30), effect=Effect.PLAY, subject="bonus_team",
    given=team >= 4,
)
bonus_team_counts = catalogue.fact(
    "bonus_team_counts", "Does a card at this place count for the team size of a bonus?", card_place,
    effect=Effect.PLAY, near=("bonus_team_gain",),
)
