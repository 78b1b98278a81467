"""
The neutral names of the game's things, and the parameters that questions share.

Names belong to no edition: colours mean different garments in the two editions, so the code says
`Garment.RARE_COAT`. What each text calls a thing stands in `specs/words/`, with its lines.
"""

from __future__ import annotations

import enum

from oracle.questions import kind_of, number_of


class Role(enum.Enum):
    """What an employee is."""

    MASTER = "master"
    JOURNEYMAN = "journeyman"
    APPRENTICE = "apprentice"


class Garment(enum.Enum):
    """The four main colours, named by how many there are and what they are."""

    COMMON_GOWN = "common gown"
    COMMON_COAT = "common coat"
    UNCOMMON_GOWN = "uncommon gown"
    RARE_COAT = "rare coat"


class Action(enum.Enum):
    """The main actions."""

    CLAIM_FAVOR = "claim favor"
    ACQUIRE_RESOURCES = "acquire resources"
    MAKE_GARMENT = "make garment"
    HIRE = "hire"
    DEPUTE = "depute"
    FUND_DECORATION = "fund decoration"


class Via(enum.Enum):
    """By what an action is taken: as the main action or through an employee's bonus."""

    MAIN = "main action"
    BONUS = "bonus"


class Notion(enum.Enum):
    """Goods a player can own a number of."""

    THREAD = "thread"
    LACE = "lace"


class Decoration(enum.Enum):
    """The kinds of decoration."""

    FIREWORK = "firework"
    MUSICIAN = "musician"
    STATUE = "statue"
    KITCHEN = "kitchen or fountain"


class KitchenSide(enum.Enum):
    """The two halves of the kitchen (Deluxe) or fountain (original), named by what they pay for."""

    BY_DECORATIONS = "pays by decorations"
    BY_GARMENTS = "pays by garments"


class RoundStep(enum.Enum):
    """The steps of preparing a round."""

    FAVOR = "favor and starting player"
    EMPLOYEES = "new employees"
    RESOURCES = "new resource tiles"
    GARMENTS = "new garments"


class ScoringStep(enum.Enum):
    """The steps of the final scoring."""

    MONEY = "money"
    EMPLOYEE_BONUSES = "employee bonuses"
    FAVOR = "favor"
    HALL_MAJORITIES = "hall majorities"
    FIREWORK_MAJORITY = "firework majority"
    TERRACE = "terrace"
    STATUES = "statues"
    MARKERS = "ownership markers"


# Parameters that several topics share. A parameter's first value is its ordinary one.
role = kind_of("role", Role)
action = kind_of("action", Action)
via = kind_of("via", Via)
garment = kind_of("garment", Garment)
decoration = kind_of("decoration", Decoration)
kitchen_side = kind_of("kitchen_side", KitchenSide)
scoring_step = kind_of("scoring_step", ScoringStep)
round_step = kind_of("round_step", RoundStep)
players = number_of("players", 2, 5)
round_number = number_of("round", 1, 7)
level = number_of("level", 1, 6)
deck_size = number_of("deck_size", 1, 12)
