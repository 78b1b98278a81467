"""
What lies on the table: the tiles, cards and printed values of one copy of the game, for one side of the board.

Which values these are stands in `specs/components/`, each with a mark that says how far it can be trusted; here they
have the form in which a game is played with them. Everything is counted from 0, colours in the order of
`vocabulary.Garment`, roles in that of `vocabulary.Role`.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

from specs.questions.bonuses import Bonus
from specs.questions.garment_sets import FestiveBonus
from specs.questions.garment_sets_couture import Couture
from specs.questions.jewelry_bonuses import NewBonus
from specs.questions.jewelry_bonuses_conditions import Condition
from specs.questions.solo_staff import JewelSymbol
from specs.vocabulary import Action, Decoration, Garment, KitchenSide, Role


class Notions(enum.Enum):
    """What the lower half of a resource tile shows."""

    THREAD = "thread"
    LACE = "lace"
    BOTH = "thread + lace"
    EITHER = "thread / lace"


@dataclass(frozen=True, slots=True, kw_only=True)
class GarmentTile:
    """
    A garment.

    Attributes:
        value: What it is sold for, in Livre.
        points: Its prestige points.
        master: Whether its sketch shows a golden thimble.
        silk: How many rolls of each colour it needs.
        special: What a festive or haute couture garment gives; None for all others.
    """

    id: str
    color: Garment
    value: int
    points: int
    master: bool
    silk: tuple[int, int, int, int]
    thread: int
    lace: int
    special: FestiveBonus | Couture | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ResourceTile:
    """A resource tile: rolls of silk of each colour above, notions below."""

    id: str
    silk: tuple[int, int, int, int]
    notions: Notions


@dataclass(frozen=True, slots=True, kw_only=True)
class Employee:
    """
    An employee card.

    Attributes:
        level: 1 to 6; 0 for a starting card and for a specialised apprentice.
        bonus: None where it has none.
        pays: What deputing it pays, in Livre, as printed on the card.
        condition: Under which a specialised apprentice can be hired; None on all others.
    """

    id: str
    level: int
    role: Role
    bonus: Bonus | NewBonus | None
    pays: int
    condition: Condition | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GuestSpace:
    """A guest space of a hall, and the reward printed on it (at most one of the four is there)."""

    id: str
    hall: int
    master: bool
    livre: int = 0
    thread: int = 0
    lace: int = 0
    tile: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class DecorationSpace:
    """
    A space for a decoration.

    Attributes:
        kind: None for a jewelry decoration.
        price: In Livre.
        points: Prestige points printed there, for the final scoring.
        hall: The hall of a musician.
        factor: By how much the terrace space of a firework multiplies.
        side: The side of the kitchen or fountain.
    """

    id: str
    kind: Decoration | None
    price: int
    points: int
    hall: int | None = None
    factor: int = 0
    side: KitchenSide | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """
    One side of the game board.

    Attributes:
        windows: The prices of the garment display from left to right, in Livre.
        drawers: How many resource tiles each section of the resource display has room for, from left to right.
        hall_points: For each hall, the larger and the smaller number of prestige points for the majority.
        decorations: Fireworks from left to right; jewelry decorations last.
        all_halls: The prestige points of the spaces of the bonus for all halls.
        firework_points: The larger and the smaller number for the majority of fireworks.
    """

    windows: tuple[int, ...]
    drawers: tuple[int, ...]
    guests: tuple[GuestSpace, ...]
    hall_points: tuple[tuple[int, int], ...]
    decorations: tuple[DecorationSpace, ...]
    all_halls: tuple[int, ...]
    firework_points: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Jewel:
    """A jewel; whether it is a necklace or a ring follows from its colour."""

    id: str
    color: Garment


@dataclass(frozen=True, slots=True, kw_only=True)
class JewelryBox:
    """
    What the Jewelry Box adds.

    Attributes:
        prices: The prices of the display of jewels from left to right, in Livre.
        spaces: The jewelry decorations, from the cheapest on.
        employees: The new journeymen and masters.
        apprentices: The specialised apprentices.
    """

    jewels: tuple[Jewel, ...]
    prices: tuple[int, ...]
    spaces: tuple[DecorationSpace, ...]
    employees: tuple[Employee, ...]
    apprentices: tuple[Employee, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OpponentCard:
    """
    A card of the solo opponent's.

    Attributes:
        action: The main action in its upper half.
        number: The garment or employee counted, from 1; the drawer, from 1, or 0 where a space is named.
        space: The space named of every drawer, from 1 on the left; 0 where a drawer is named.
        kind: The kind of decoration.
        hall: The hall in its lower half, from 0.
        symbol: The symbol in its lower half.
    """

    id: str
    action: Action
    number: int = 0
    space: int = 0
    kind: Decoration | None = None
    hall: int
    symbol: JewelSymbol


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """
    Everything a game is played with.

    Attributes:
        start_team: The starting cards of one player; every player has the same.
        employees: The cards of the employee deck.
        digest: Names these very values: two sets with one digest are equal.
        added_garments: How many of the garments, the last ones, come from sets with rules of their own.
        late_garments: How many of them, the last ones, come into the bag after the first preparation only.
        box: What the Jewelry Box adds, where it is played with.
        opponent: The cards of the solo opponent, where she plays.
    """

    name: str
    garments: tuple[GarmentTile, ...]
    resources: tuple[ResourceTile, ...]
    start_team: tuple[Employee, ...]
    employees: tuple[Employee, ...]
    board: Board
    digest: str
    added_garments: int = 0
    late_garments: int = 0
    box: JewelryBox | None = None
    opponent: tuple[OpponentCard, ...] = ()
