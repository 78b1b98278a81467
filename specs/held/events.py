"""
What can happen in a game: the events at which answers decide that no table holds, and how they are told.

Each event has a name that people read, and a test that says how often it happened between two positions.
"""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from specs.position import NOBODY, Action, Position, Seat
from specs.setting import Setting
from specs.steps import Step
from specs.vocabulary import Action as Main

MAINS: Final = tuple(Main)


class Event(enum.Enum):
    """What happens, in words that follow "when"."""

    SETUP = "the game is set up"
    PARTS = "the parts are laid out"
    CHOICE = "a player sees the table and chooses"
    POINTS = "prestige points are gained in play"
    # Preparing.
    ROUND = "a round begins"
    FIRST_ROUND = "the first round begins"
    LATER_ROUND = "a later round begins"
    LAST_ROUND = "the last round begins"
    NEW_START = "the favor moves the start"
    SAME_START = "a round begins after nobody claimed the favor"
    KEPT_START = "the starting player who claimed the favor begins again"
    QUEUE_CLEARED = "employees left in the queue are removed"
    REVEAL = "an employee is revealed"
    FILL = "a resource tile is laid out"
    LEFTOVER = "resource tiles are left in the display"
    STOCK_BACK = "discarded resource tiles come back"
    SHORT_RESOURCES = "spaces of the resource display stay empty"
    SWEPT = "garments are discarded from the display"
    SLID = "garments slide in the display"
    HANG = "a garment is laid out"
    BAG_BACK = "discarded garments come back"
    SHORT_GARMENTS = "spaces of the garment display stay empty"
    # Hands.
    READY = "all are about to choose their hands"
    HAND = "a hand is chosen"
    FIRST_HAND = "a first hand is chosen"
    HAND_LARGE = "a hand is chosen from more cards than needed"
    HAND_EXACT = "the reserve holds just the hand"
    HAND_RENEWED = "the discard pile becomes the reserve"
    HAND_SMALL = "a hand is all that is left of a team"
    # Turns.
    CARD = "a card is played"
    FIRST_CARD = "the first card of a round is played"
    ALONE = "somebody plays on alone"
    MAIN = "a main action is chosen or forgone"
    MAIN_BY_APPRENTICE = "an Apprentice is played for a main action"
    FORGO = "a main action is forgone"
    NOTHING = "main action and bonus are both given up"
    BLOCKED = "somebody is too poor for a decoration"
    PASSED_OVER = "a player without cards is passed over"
    TURN_END = "a turn ends"
    ROUND_END = "all hands are empty"
    EXTRA_TURN = "a turn is taken beyond the hand that was chosen"
    FAVOR = "the favor is claimed"
    FAVOR_BY_START = "the starting player claims the favor"
    FAVOR_TAKEN = "a main action is chosen while somebody has the favor"
    FAVOR_LAST = "the favor is held when the last round ends"
    # Tiles.
    ACQUIRE = "resources are acquired"
    TILE = "a tile is taken from the display"
    REWARD_TILE = "a tile is taken as the reward of a guest space"
    USE = "it is decided what becomes of a tile"
    KEEP = "a tile is kept"
    CONVERT = "a tile is discarded for thread or lace"
    EMPTY_DRAWER = "a drawer is empty when a tile is taken"
    EMPTY_DRAWERS = "all drawers are empty when a main action is chosen"
    LOST_TILE = "a tile as a reward is lost"
    DRAW = "a tile is drawn for a bonus"
    DRAW_BACK = "discarded tiles come back for a bonus"
    DRAW_NOTHING = "there is no tile to draw for a bonus"
    # Garments.
    MAKE = "a garment is made"
    NO_GARMENT = "no garment is on display when a main action is chosen"
    SPEND = "tiles are spent"
    SPEND_SEVERAL = "several tiles are spent"
    RENT = "a garment is rented"
    SELL = "a garment is sold"
    MASTER_SPACE = "a garment comes on a master guest space"
    PLAIN_ON_MASTER = "a garment without the golden thimble comes on a master guest space"
    MASTER_ON_PLAIN = "a garment with the golden thimble comes on another guest space"
    REWARD = "a guest space gives its reward"
    NO_REWARD = "a guest space without a reward is taken"
    SECOND_IN_HALL = "somebody rents again in a hall"
    NO_SPACE = "no guest space is free for a garment that was made"
    # Staff.
    HIRE = "an employee is hired"
    HIRE_BY_HIRED = "an employee who was hired hires"
    HIRED_PLAYED = "an employee is played in the round of being hired"
    MASTER_HIRES_AGAIN = "a Master hired in this round hires"
    DEPUTE = "an employee is deputed"
    DEPUTE_MAIN = "an employee is deputed by the main action"
    DEPUTE_BONUS = "an employee is deputed by a bonus"
    DEPUTE_START = "a starting employee is deputed"
    DEPUTE_HIRED = "an employee who was hired is deputed"
    DEPUTE_FRESH = "an employee hired in this round is deputed"
    DEPUTE_AGAIN = "somebody deputes a second employee in a round"
    DEPUTE_CROWNED = "a crowned employee is deputed"
    DEPUTE_LAST_MASTER = "the last Master of a team is deputed"
    DEPUTE_HAND = "an employee in hand is deputed"
    DEPUTED_BONUS = "the bonus of a deputed employee is used"
    DEPUTE_BY_DEPUTED = "a deputed employee's bonus deputes another"
    DEPUTE_USED = "an employee whose bonus was used in this round is deputed by a bonus"
    DEPUTE_CROWNED_BONUS = "a crowned employee is deputed by a bonus"
    LEFT = "deputed employees leave the game"
    FLOOR = "a turn begins with a team at its least size"
    # Decorations.
    FUND = "a decoration is funded"
    MUSICIAN = "a musician is funded"
    ALONE_MUSICIAN = "a musician is funded without a garment in its hall"
    KITCHEN = "a space of the kitchen is funded"
    BOTH_KITCHENS = "somebody comes to be on both sides of the kitchen"
    SEVERAL_OF_KIND = "somebody funds another decoration of a kind"
    ALL_HALLS = "somebody comes to be present in all halls"
    ALL_HALLS_LATER = "another than the first comes to be present in all halls"
    ALL_HALLS_HELD = "somebody who was present in all halls rents or funds a musician"
    ALL_HALLS_MIXED = "garments and musicians together make somebody present in all halls"
    # Bonuses.
    BONUS = "a bonus is used"
    BONUS_LEFT = "a bonus is left unused"
    BONUS_AFTER_FORGO = "a bonus is used after the main action was forgone"
    BONUS_NOTION = "a bonus gives thread or lace"
    BONUS_ACTION = "a bonus gives an additional action"
    BONUS_ACQUIRE = "a bonus gives a tile from the display"
    BONUS_MAKE = "a garment is made by a bonus"
    BONUS_SAVE = "silk can be saved by a bonus"
    BONUS_SAVED = "silk is saved by a bonus"
    BONUS_FUND = "a decoration is funded by a bonus"
    BONUS_EXCHANGE = "Livre are exchanged for points"
    BONUS_SILK = "silk is given for points"
    BONUS_DECORATIONS = "a bonus counts decorations"
    BONUS_GARMENTS = "a bonus counts garments"
    BONUS_COLOURS = "a bonus counts colours"
    BONUS_TEAM = "a bonus counts a team"
    BONUS_LIVRE = "a bonus gives Livre"
    CROWNED = "a crowned card is played"
    # Income and the end.
    INCOME = "income is paid"
    KITCHEN_INCOME = "the kitchen pays"
    LAST_INCOME = "the last income is paid"
    ADMIRE = "somebody may lead a garment to the terrace"
    ADMIRED = "a garment comes on the terrace"
    ADMIRE_MANY = "there are more garments than fireworks in the King's hall"
    ADMIRE_FEW = "there are fewer garments than fireworks in the King's hall"
    SCORED = "a game is scored"
    SCORE_MONEY = "money is scored"
    SCORE_BONUSES = "crowned employees are scored"
    SCORE_FAVOR = "the favor is scored"
    SCORE_HALLS = "the majority of a hall is scored"
    SCORE_FIREWORKS = "the majority of fireworks is scored"
    SCORE_STATUES = "statues are scored"
    SCORE_GARMENTS = "rented garments are scored"
    SCORE_TERRACE = "garments on the terrace are scored"
    SCORE_DECORATIONS = "decorations are scored"
    SCORE_ALL_HALLS = "the bonus for all halls is scored"
    HALL_ALONE = "one player alone has garments in a hall"
    HALL_EMPTY_HANDED = "somebody has no garment in a hall that is scored"
    HALL_TIE = "players are tied in a hall"
    FIREWORK_ALONE = "one player alone has fireworks"
    FIREWORK_NONE = "somebody has no firework"
    FIREWORK_TIE = "players are tied in fireworks"
    WON = "the winner is found"
    WIN_TIE = "players are tied for the win"


@dataclass(slots=True)
class Scene:
    """
    One step of a game, and what went before it in its turn and round.

    Attributes:
        main: The main action of the turn (its place; `NOBODY` if it was forgone).
        bonuses: How many bonuses were used in the turn.
        hired: The cards hired in the round.
        used: The cards whose bonus was used in the round.
        deputed: By seat, how many employees were deputed in the round.
        turns: By seat, how many turns were taken in the round.
    """

    setting: Setting
    before: Position
    action: Action
    after: Position
    main: int = NOBODY
    bonuses: int = 0
    hired: int = 0
    used: int = 0
    deputed: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)

    @property
    def step(self) -> int:
        """What was chosen."""
        return self.before.todo[-1][0]

    @property
    def seat(self) -> int:
        """Who chose."""
        return self.before.todo[-1][1]

    @property
    def own(self) -> Seat:
        """What the player had who chose."""
        return self.before.seats[self.seat]

    @property
    def number(self) -> int:
        """What the action is done to."""
        return int(self.action[1])

    @property
    def card(self) -> int:
        """The card that a main action, a bonus or a garment belongs to."""
        return self.before.todo[-1][2]

    @property
    def round_begins(self) -> bool:
        """Whether another round has begun."""
        return self.after.round != self.before.round

    @property
    def last_income(self) -> bool:
        """Whether the final scoring has begun."""
        return bool(self.after.sheet) and not self.before.sheet

    @property
    def over(self) -> bool:
        """Whether the game has just ended."""
        return not self.after.todo

    @property
    def ready(self) -> bool:
        """Whether the first hand of a round is to be chosen next."""
        todo = self.after.todo
        return bool(todo) and todo[-1][0] == Step.HAND and self.step != Step.HAND

    def follows(self, action: Action, after: Position) -> None:
        """Go on to the next step of the same game."""
        self._remember()
        self.before, self.action, self.after = self.after, action, after

    def _remember(self) -> None:
        step = self.step
        if step == Step.MAIN:
            self.main, self.bonuses = self.number, 0
        elif step == Step.CARD:
            self.turns[self.seat] += 1
        elif step == Step.BONUS and self.number:
            self.bonuses += 1
            self.used |= 1 << self.card
        elif step == Step.HIRE:
            self.hired |= 1 << self.number
        if deputes(self):
            self.deputed[self.seat] += 1
        if self.round_begins:
            self.hired = self.used = 0
            self.deputed.clear()
            self.turns.clear()


def deputes(scene: Scene) -> bool:
    """Say whether an employee is deputed, by the main action or by a bonus."""
    return scene.step == Step.DEPUTE or (scene.step == Step.MAIN and scene.number == MAINS.index(Main.DEPUTE))


Count = Callable[[Scene], int]
"""How often something happened in a step."""
