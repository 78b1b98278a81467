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
    # The Jewelry Box: its parts and its display.
    MIXED = "a card is mixed into the employee deck"
    DEALT = "a specialised Apprentice is dealt"
    JEWEL_SHOWN = "a jewel is laid out"
    JEWEL_SWEPT = "a jewel is discarded from the display"
    JEWEL_SLID = "jewels slide in the display"
    JEWEL_KEPT = "jewels are left, and none on the rightmost space"
    JEWEL_SHORT = "spaces of the display of jewels stay empty"
    # Jewels and jewelry decorations.
    JEWEL_OFFER = "a jewel may be taken with a garment"
    JEWEL_BOUGHT = "a jewel is bought"
    JEWEL_MATCH = "a jewel of the garment's colour is taken"
    JEWEL_FREE = "a jewel comes with a haute couture garment"
    JEWEL_INCOME = "income is paid to an owner of jewels"
    JEWEL_SCORED = "jewels are scored"
    JEWELRY = "a jewelry decoration is funded"
    JEWELRY_HELD = "somebody with a jewelry decoration chooses a main action"
    # Exams and their tasks.
    TASK = "a task is done"
    TASK_BONUS = "a task is done by a bonus"
    TASK_SEVERAL = "an action meets several tasks"
    TASK_SHARED = "a task is done that another player has done, too"
    TASK_FIT = "a tile that fits an open task for silk is discarded for thread or lace"
    GAINED_BESIDE = "a tile is gained in another way than by acquiring resources"
    EXAM = "an exam is taken"
    EXAM_LATER = "an exam is taken by somebody who passed another before"
    EXAM_BONUS = "a bonus is used in an exam"
    EXAM_CARD = "a card beside an exam is taken"
    EXAM_CARD_DEPUTED = "a card gained by an exam is deputed"
    # Specialised apprentices.
    SPECIALISED_OPEN = "somebody who hires was dealt a specialised Apprentice"
    SPECIALISED = "a specialised Apprentice is hired"
    SPECIALISED_TILES = "a specialised Apprentice is hired for resources"
    SPECIALISED_POINTS = "a specialised Apprentice is hired for points"
    SPECIALISED_KINDS = "a specialised Apprentice is hired for decorations"
    SPECIALISED_COLORS = "a specialised Apprentice is hired for gowns or coats"
    SPECIALISED_EXAM = "a specialised Apprentice is hired for an exam"
    SPECIALISED_PLAYED = "a specialised Apprentice is played"
    SPECIALISED_BONUS = "the bonus of a specialised Apprentice is used"
    SPECIALISED_DEPUTED = "a specialised Apprentice is deputed"
    SPECIALISED_LEFT = "a game ends with a specialised Apprentice not hired"
    # New bonuses.
    NEW_BONUS = "a new bonus is used"
    NEW_GOWNS = "a new bonus counts pairs of gowns"
    NEW_MISSING = "a new bonus counts garments that are not rented"
    NEW_END_PLAYED = "a new Master is played whose bonus counts at the end"
    NEW_JEWELS = "a new bonus counts jewels"
    NEW_RESERVE = "a card of the reserve is put on the discard pile for its bonus"
    NEW_RESERVE_DEPUTES = "the bonus of a card of the reserve deputes"
    NEW_COPY = "the bonus of an opponent's discard is copied"
    NEW_COPY_DEPUTES = "a copied bonus deputes"
    NEW_COPY_SPECIALISED = "the bonus of an opponent's specialised Apprentice is copied"
    NEW_SALE = "a garment is made by a new bonus"
    NEW_DEPUTED = "a new employee is deputed"
    NEW_SCORED = "new Masters are scored"
    NEW_SETS = "a new Master is scored for jewels"
    # The sets of garments.
    LATE = "garments come into the bag after the first preparation"
    FANCY = "a fancy garment is made"
    FESTIVE_HUNG = "a festive garment is laid out"
    FESTIVE = "a festive garment is made"
    FESTIVE_RENTED = "a festive garment is rented"
    FESTIVE_FULL = "a main action is chosen with a festive garment on display and every guest space taken"
    COUTURE = "a haute couture garment is made"
    COUTURE_RENTED = "a haute couture garment is rented"
    COUTURE_FULL = "a main action is chosen with a haute couture garment on display and every guest space taken"
    COUTURE_MASTER_ONLY = "a haute couture garment is on display and only Master guest spaces are free"
    COUTURE_FAVOR = "the garment for the favor is rented"
    COUTURE_FAVOR_TAKEN = "the garment for the favor is rented while a player has the favor"
    COUTURE_CALL = "the garment for deputing asks whom"
    COUTURE_CALLED = "somebody is deputed by a garment"
    COUTURE_TILE = "the garment for a resource tile is rented"
    COUTURE_JEWEL = "the garment for a jewel is rented"
    COUTURE_NO_JEWEL = "the garment for a jewel is rented and the display is empty"
    COUTURE_LIVRE = "the garment for Livre is rented or sold"
    COUTURE_COLOR = "the garment for a jewel of its colour is rented"
    # The solo opponent.
    HER_ROUND = "the solo opponent takes her hand"
    HER_CARD = "the solo opponent acts by a card"
    HER_FAVOR = "the solo opponent takes the favor"
    HER_TILES = "the solo opponent acquires resources"
    HER_GARMENT = "the solo opponent makes a garment"
    HER_PLACING = "the solo opponent reveals a card to place a garment"
    HER_PLACED = "a garment of the solo opponent's is placed"
    HER_FULL_HALL = "the hall of the solo opponent's card is full"
    HER_MASTER_SPACE = "a garment of the solo opponent's comes on a master guest space"
    HER_TILE = "a tile from the bag falls to the solo opponent"
    HER_JEWEL = "the solo opponent takes a jewel"
    HER_NO_JEWEL = "the solo opponent takes no jewel, though her card names one"
    HER_HIRE = "the solo opponent hires"
    HER_SHORT_QUEUE = "the solo opponent hires from a queue with gaps"
    HER_END_HIRE = "the solo opponent hires while bonuses that count at the end are shown"
    HER_DECORATION = "the solo opponent funds a decoration"
    HER_JEWELRY = "the solo opponent funds a jewelry decoration"
    HER_CHOICE = "the player decides for the solo opponent"
    HER_POINTS = "the solo opponent gains points in place of an action"
    HER_TASK = "the solo opponent marks a task"
    HER_EXAM = "the solo opponent passes an exam"
    HER_LATER_CARD = "the solo opponent acts by more cards than she drew"
    HER_ALL_HALLS = "the solo opponent comes to be present in all halls"
    HER_TERRACE = "a garment of the solo opponent's is moved to the terrace"
    HER_STAFF_SCORED = "the solo opponent's employees are scored"
    HER_STATUES = "the solo opponent's statues are scored"
    HER_SCORE = "the solo opponent is scored"
    SOLO_ROUND = "another round of a solo game begins"
    SOLO_TIE = "a solo game ends in a tie"
    SOLO_COPY = "a bonus that copies is played in a solo game"


@dataclass(slots=True)
class Scene:
    """
    One step of a game, and what went before it in its turn and round.

    Attributes:
        main: The main action of the turn (its place; `NOBODY` if it was forgone).
        bonuses: How many bonuses were used in the turn.
        hired: The cards hired in the round.
        used: The cards whose bonus was used in the round.
        gained: The cards that exams have brought in the game.
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
    gained: int = 0
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
        elif step == Step.OPPONENT and not self.seat:
            # Her frame says what for in place of a seat; hers is the second.
            self.turns[1] += 1
        elif step == Step.PICK:
            self.gained |= 1 << self.number
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
