"""Further questions about the base game: what the older texts say in two ways, leave open or call by other names."""

import enum

from oracle.questions import Catalogue, Effect, kind_of
from specs.questions.turns import Pile
from specs.vocabulary import action

components = Catalogue("components")
decorations = Catalogue("decorations")
deputing = Catalogue("deputing")
favor = Catalogue("favor")
garments = Catalogue("garments")
end = Catalogue("end")
general = Catalogue("general")
hiring = Catalogue("hiring")
scoring = Catalogue("scoring")
setup = Catalogue("setup")
turns = Catalogue("turns")


class MasterSpaceName(enum.Enum):
    """After what a text calls the spaces for guests of a master."""

    MASTER = "after the master"
    SPECIAL = "as spaces of special guests"
    MAIN = "as spaces of main guests"


class KitchenName(enum.Enum):
    """What a text makes of the decorations that raise the income."""

    KITCHEN = "a kitchen"
    FOUNTAIN = "a fountain"


class HallName(enum.Enum):
    """What a text calls the hall from which garments go to the terrace."""

    ROYAL = "the royal gallery"
    KINGS = "the King's hall"


class DeputingName(enum.Enum):
    """What a text makes of an employee's leaving."""

    CALLED = "the employee is called away to the court"
    DISMISSED = "the employee is dismissed"


class QueueCards(enum.Enum):
    """Where the employees for hire lie."""

    ON_SPACES = "on the spaces for hiring"
    BESIDE = "beside the spaces for hiring"


class PileLies(enum.Enum):
    """Where a pile lies, seen from its place at the player board."""

    ON_PLACE = "on its place"
    BELOW = "below its place"


class Notions(enum.Enum):
    """Which thread and lace a garment takes."""

    ALL_SHOWN = "all that are shown"
    ONE_OF_TWO = "one of the two kinds"


class Most(enum.Enum):
    """What it takes to have a majority."""

    MORE_THAN_OTHERS = "more than any other player"
    MORE_THAN_HALF = "more than half of all"


class RankedIn(enum.Enum):
    """What players are ranked in."""

    HALL = "garments in a hall"
    FIREWORKS = "fireworks"
    GAME = "prestige points"


class MarkerName(enum.Enum):
    """What a text calls the markers on garments and decorations."""

    LABEL = "a maker's label"
    OWNERSHIP = "a marker of ownership"


class PointsShownOn(enum.Enum):
    """What shows the points that a marker brings."""

    MARKER = "the marker itself"
    SPACE = "what the marker lies on"


class SpacesOf(enum.Enum):
    """Whose master guest spaces are counted to break a tie."""

    THIS_HALL = "those of the hall in question"
    ALL_HALLS = "those of all halls"


class MoveOrder(enum.Enum):
    """Who moves garments to the terrace before whom."""

    FROM_STARTER = "one player after the other, beginning with the starting player"
    TOGETHER = "all at the same time"


class DearestBy(enum.Enum):
    """By which amount of money a firework is the dearest."""

    PRICE = "by the price it is funded for"
    GAIN = "by the money it brings"


class DearestAmong(enum.Enum):
    """Among whose fireworks the dearest is looked for."""

    TIED = "among those of the tied players"
    ALL = "among those of all players"


class DeckOut(enum.Enum):
    """When the employee deck runs out."""

    LAST_REVEAL = "when the last employees are put into the queue, at the beginning of round seven"
    GAME_END = "when the game ends, after the income of round seven"


pile = kind_of("pile", Pile)
ranked_in = kind_of("ranked_in", RankedIn)

# The aim and the setup.
aim_names_all_sources = general.fact(
    "aim_names_all_sources", "Does the aim of the game name all that gives prestige points at the end?",
    effect=Effect.WORDING, gaps=False,
)
later_seat_compensated = setup.fact(
    "later_seat_compensated", "Does a player who acts later in round one get anything to make up for it?",
    effect=Effect.SETUP, near=("start_goods_equal",),
)
scoring_aid_in_setup = setup.fact(
    "scoring_aid_in_setup", "Does the setup lay out or hand out the card that shows the order of the final scoring?",
    effect=Effect.WORDING, near=("scoring_aid",),
)

# Names and places.
master_space_called = garments.choice(
    "master_space_called", "After what are the spaces named that need a garment made by a master?",
    answers=MasterSpaceName, effect=Effect.WORDING, gaps=False,
)
kitchen_called = decorations.choice(
    "kitchen_called", "What are the decorations that raise the income?", answers=KitchenName, effect=Effect.WORDING,
    gaps=False,
)
marker_called = components.choice(
    "marker_called", "What are the markers on garments and decorations?", answers=MarkerName, effect=Effect.WORDING,
    gaps=False,
)
royal_hall_called = scoring.choice(
    "royal_hall_called", "What is the hall called from which garments go to the terrace?", answers=HallName,
    effect=Effect.WORDING, gaps=False,
)
deputing_called = deputing.choice(
    "deputing_called", "For what does an employee leave the game?", answers=DeputingName, effect=Effect.WORDING,
    gaps=False,
)
queue_cards_lie = hiring.choice(
    "queue_cards_lie", "Where do the employees for hire lie?", answers=QueueCards, effect=Effect.WORDING, gaps=False,
)
pile_lies = turns.choice(
    "pile_lies", "Does this pile lie on its place at the player board, or below it?", pile, answers=PileLies,
    effect=Effect.WORDING, gaps=False,
)
points_seen_by_all = general.fact(
    "points_seen_by_all", "Must the others be able to see during the game how many prestige points a player has?",
    effect=Effect.PLAY, gaps=False,
)
tokens_turned_down = general.permission(
    "tokens_turned_down", "May, or must, the tokens for one's prestige points lie face down?", effect=Effect.WORDING,
    gaps=False,
)

# Turns and actions.
bonus_after_whole_action = turns.fact(
    "bonus_after_whole_action", "Is the bonus used only when this main action has been carried out in full?", action,
    effect=Effect.PLAY, near=("bonus_after_main",),
)
action_in_round_one = turns.fact(
    "action_in_round_one", "Can this main action be carried out in round one?", action, effect=Effect.PLAY,
    near=("may_take_action", "step_in_round_one"), gaps=False,
)
start_without_favor = favor.fact(
    "start_without_favor", "Does a player who takes the action when the favor is gone begin the next round?",
    effect=Effect.PLAY, near=("may_claim_taken_favor", "favor_gives_start"),
)
garment_takes_notions = garments.choice(
    "garment_takes_notions", "Does a garment take all the thread and lace it shows, or one of the two?",
    answers=Notions, effect=Effect.PLAY, near=("must_spend_resources",),
)

# The end and the final scoring.
deck_runs_out = end.choice(
    "deck_runs_out", "When does the employee deck run out?", answers=DeckOut, effect=Effect.WORDING, gaps=False,
)
majority_is = scoring.choice(
    "majority_is", "Must the first in this have more than any other player, or more than half of all?", ranked_in,
    answers=Most, effect=Effect.SCORE, near=("hall_criterion", "firework_counts_markers", "game_won_by"),
)
hall_tie_spaces_of = scoring.choice(
    "hall_tie_spaces_of", "Which master guest spaces are counted when players are tied in a hall?", answers=SpacesOf,
    effect=Effect.SCORE, near=("hall_criterion",),
)
dearest_firework_by = scoring.choice(
    "dearest_firework_by", "By which amount is a firework the dearest, when players are tied?", answers=DearestBy,
    effect=Effect.SCORE, near=("firework_tie_result",),
)
dearest_firework_among = scoring.choice(
    "dearest_firework_among", "Among whose fireworks is the dearest one looked for, when players are tied?",
    answers=DearestAmong, effect=Effect.SCORE, near=("firework_tie_result",),
)
tokens_counted_in_scoring = scoring.fact(
    "tokens_counted_in_scoring", "Is there a moment of the final scoring at which points gained before are added?",
    effect=Effect.WORDING, near=("scoring_position", "final_points_shown"),
)
points_shown_on = scoring.choice(
    "points_shown_on", "What shows the points that a marker brings?", answers=PointsShownOn, effect=Effect.WORDING,
    gaps=False,
)
terrace_move_order = scoring.choice(
    "terrace_move_order", "In which order do players move garments to the terrace?", answers=MoveOrder,
    effect=Effect.SCORE, near=("terrace_move",),
)
terrace_scored_when_moved = scoring.fact(
    "terrace_scored_when_moved", "Do garments on the terrace give their points in the step in which they are moved?",
    effect=Effect.SCORE, near=("terrace_garment_points",),
)
