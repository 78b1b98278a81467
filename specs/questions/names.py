"""Questions about what the texts call things: players who read two of them must know which names are one."""

import enum

from oracle.questions import Catalogue, Effect

components = Catalogue("components")
deputing = Catalogue("deputing")
favor = Catalogue("favor")
garments = Catalogue("garments")
general = Catalogue("general")
preparation = Catalogue("preparation")
resources = Catalogue("resources")
scoring = Catalogue("scoring")
setup = Catalogue("setup")
turns = Catalogue("turns")


class LeavingName(enum.Enum):
    """What the action is called by which an employee leaves the game."""

    DEPUTE = "deputing"
    DISMISS = "dismissing"


class HallsName(enum.Enum):
    """What the five rooms of the palace are called."""

    GALLERIES = "galleries"
    HALLS = "halls"


class StaffName(enum.Enum):
    """What those are called whom the cards show."""

    EMPLOYEES = "employees"
    WORKERS = "workers"


class MiddleRank(enum.Enum):
    """What the rank between apprentice and master is called."""

    JOURNEYMAN = "journeyman"
    CRAFTSMAN = "craftsman"
    EMPLOYEE = "employee"


class ResourceDisplayName(enum.Enum):
    """What the place of the resource tiles on the board is called."""

    WAREHOUSE = "a warehouse of segments"
    DISPLAY = "a display of drawers"


class GarmentDisplayName(enum.Enum):
    """What the place of the garments to be made is called."""

    WORKSHOP = "a workshop with windows"
    DISPLAY = "a display of sketches"


class TerraceName(enum.Enum):
    """What the place is called from which the fireworks are watched."""

    TERRACE = "a terrace"
    BALCONY = "a balcony"


class GarmentName(enum.Enum):
    """Which word stands for gowns and coats together."""

    OUTFIT = "a word for both"
    DRESS = "the word for a dress"


class ClaimName(enum.Enum):
    """What the action is called that brings the favor."""

    ASK = "asking for the favor"
    CLAIM = "claiming the favor"


class MakingName(enum.Enum):
    """What the action is called by which a garment comes about."""

    SEW = "sewing"
    MAKE = "making"


class BaseCardsName(enum.Enum):
    """What the cards are called with which each player begins."""

    STARTING = "starting cards"
    BASIC = "basic cards"


class MoneyName(enum.Enum):
    """What the money of the game is called."""

    LIVRE = "Livre, of France"
    POUNDS = "pounds, as those of England"


class LevelFigures(enum.Enum):
    """In which figures the levels of the cards are counted."""

    ROMAN = "in Roman figures"
    ARABIC = "in Arabic figures"


class SilkName(enum.Enum):
    """What the pieces of silk on the tiles are called."""

    BALES = "bales"
    ROLLS = "rolls"


class DeckName(enum.Enum):
    """What the deck is called from which employees for hire are revealed."""

    QUEUE = "the deck of the queue"
    GENERAL = "the general pile"


class TeamName(enum.Enum):
    """What all cards of a player together are called."""

    TEAM = "a team"
    DECK = "a deck"


class SketchName(enum.Enum):
    """What the side of a garment is called that shows what it takes to make it."""

    SKETCH = "the side of the sketch"
    MODEL = "the side of the model"
    DRAFT = "the side of the draft"


leaving_called = deputing.choice(
    "leaving_called", "What is the action called by which an employee leaves the game?", answers=LeavingName,
    effect=Effect.WORDING, gaps=False,
)
halls_called = scoring.choice(
    "halls_called", "What are the five rooms called in which garments are put?", answers=HallsName,
    effect=Effect.WORDING, gaps=False,
)
staff_called = general.choice(
    "staff_called", "What are those called whom the cards show?", answers=StaffName, effect=Effect.WORDING, gaps=False,
)
middle_rank_called = turns.choice(
    "middle_rank_called", "What is the rank between apprentice and master called?", answers=MiddleRank,
    effect=Effect.WORDING, gaps=False,
)
resource_display_called = resources.choice(
    "resource_display_called", "What is the place of the resource tiles on the board called?",
    answers=ResourceDisplayName, effect=Effect.WORDING, gaps=False,
)
garment_display_called = garments.choice(
    "garment_display_called", "What is the place of the garments to be made called?", answers=GarmentDisplayName,
    effect=Effect.WORDING, gaps=False,
)
terrace_called = scoring.choice(
    "terrace_called", "What is the place called from which the fireworks are watched?", answers=TerraceName,
    effect=Effect.WORDING, gaps=False,
)
garment_called = garments.choice(
    "garment_called", "Which word stands for gowns and coats together?", answers=GarmentName, effect=Effect.WORDING,
    gaps=False,
)
claiming_called = favor.choice(
    "claiming_called", "What is the action called that brings the favor?", answers=ClaimName, effect=Effect.WORDING,
    gaps=False,
)
making_called = garments.choice(
    "making_called", "What is the action called by which a garment comes about?", answers=MakingName,
    effect=Effect.WORDING, gaps=False,
)
base_cards_called = components.choice(
    "base_cards_called", "What are the employee cards called with which each player begins?", answers=BaseCardsName,
    effect=Effect.WORDING, gaps=False,
)
silk_called = resources.choice(
    "silk_called", "What are the pieces of silk on the resource tiles called?", answers=SilkName,
    effect=Effect.WORDING, gaps=False,
)
employee_deck_called = preparation.choice(
    "employee_deck_called", "What is the deck called from which employees for hire are revealed?", answers=DeckName,
    effect=Effect.WORDING, gaps=False,
)
team_called = general.choice(
    "team_called", "What are all cards of a player together called?", answers=TeamName, effect=Effect.WORDING,
    gaps=False,
)
sketch_side_called = garments.choice(
    "sketch_side_called", "What is the side of a garment called that shows what it takes to make it?",
    answers=SketchName, effect=Effect.WORDING, gaps=False,
)
level_figures = setup.choice(
    "level_figures", "In which figures are the levels of the employee cards counted?", answers=LevelFigures,
    effect=Effect.WORDING, gaps=False,
)
money_called = components.choice(
    "money_called", "What is the money of the game called?", answers=MoneyName, effect=Effect.WORDING, gaps=False,
)
