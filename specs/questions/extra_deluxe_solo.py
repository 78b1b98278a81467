"""Further questions about the solo game, raised by the Deluxe rulebook's pages on it."""

import enum

from oracle.questions import Catalogue, Effect, flag, kind_of
from specs.questions.base_components import Kind
from specs.questions.exams import exam
from specs.questions.general import Phase
from specs.questions.jewelry_box import Exam, JewelKind
from specs.questions.solo_actions import CountFrom
from specs.questions.solo_staff import JewelSymbol

catalogue = Catalogue("solo", scope="solo")


class PicturedPile(enum.Enum):
    """Piles that a picture of the solo opponent's board names."""

    CARD_STOCK = "stock of her own cards"
    HAND = "her hand"
    EMPLOYEES = "her employee deck"
    DISCARD = "her discard pile"


class CardDecides(enum.Enum):
    """What the lower part of a revealed card of hers could decide."""

    HALL = "where a garment is put"
    JEWEL = "whether a jewel is taken"


class SymbolDrawn(enum.Enum):
    """How a symbol for jewels could be drawn."""

    COLOR = "a jewel with colours"
    KIND = "a jewel without colours"
    CROSSED = "a crossed-out jewel"


class BoxedRule(enum.Enum):
    """Rules of the solo game that could stand in a golden box."""

    EXAM_MARKER = "the setup of her exam marker"
    TASKS = "markers on her tasks"
    JEWELS = "her jewels"
    JEWELRY_DECORATION = "her marker on a jewelry decoration"
    EXAMS = "passing an exam"


class JewelryFundedWhen(enum.Enum):
    """When the solo opponent puts a marker on a jewelry decoration."""

    FUNDING = "when a card says to fund a decoration"
    MASTER_EXAM = "when she passes the exam for master"


class OtherwiseOf(enum.Enum):
    """To what an "otherwise" before her choice of a decoration could refer."""

    NO_JEWELRY_YET = "a rule on jewelry decorations"
    KIND_FULL = "no space of the kind being free"


pictured_pile = kind_of("pictured_pile", PicturedPile)
card_decides = kind_of("card_decides", CardDecides)
symbol = kind_of("symbol", JewelSymbol)
boxed_rule = kind_of("boxed_rule", BoxedRule)
garment_kind_made = kind_of("garment_kind_made", Kind)
golden_thimble = flag("golden_thimble")

# The opponent's parts and piles.
solo_pile_picture_number = catalogue.number(
    "solo_pile_picture_number", "Which number has this pile in the picture of her board?", pictured_pile,
    answers=(0, 12), effect=Effect.WORDING, gaps=False,
)
solo_opponent_has_own_rules = catalogue.fact(
    "solo_opponent_has_own_rules", "Are her turns played by new rules of their own?", effect=Effect.PLAY,
)
solo_exam_area_at_start = catalogue.choice(
    "solo_exam_area_at_start", "In the starting area of which exam does her marker begin?", answers=Exam,
    effect=Effect.SETUP,
)
solo_exam_markers_at_start = catalogue.number(
    "solo_exam_markers_at_start", "How many markers of hers go to a starting area of an exam in the setup?",
    answers=(0, 4), unit="markers", effect=Effect.SETUP,
)
solo_in_golden_box = catalogue.fact(
    "solo_in_golden_box", "Does this rule stand in a golden box?", boxed_rule, effect=Effect.PLAY,
)
solo_phase_differs = catalogue.fact(
    "solo_phase_differs", "Is there a rule of its own for her in this phase?", kind_of("phase", Phase),
    effect=Effect.PLAY, gaps=False,
)

solo_phase_number = catalogue.number(
    "solo_phase_number", "Which number has this phase in the solo rules?", kind_of("phase", Phase), answers=(0, 9),
    effect=Effect.WORDING, gaps=False,
)

# Her actions.
solo_favor_before_her = catalogue.fact(
    "solo_favor_before_her", "Does the favor that she takes lie in front of her?", effect=Effect.WORDING, gaps=False,
)
solo_tiles_in_reserve = catalogue.fact(
    "solo_tiles_in_reserve", "Are the resource tiles that she gains kept in her personal supply?",
    effect=Effect.WORDING, gaps=False,
)
solo_garment_number_in_example = catalogue.number(
    "solo_garment_number_in_example", "As which one is the garment counted in the example?", answers=(1, 6),
    effect=Effect.WORDING, gaps=False,
)
solo_hire_number_in_example = catalogue.number(
    "solo_hire_number_in_example", "As which one is the employee counted in the example?", answers=(1, 6),
    effect=Effect.WORDING, gaps=False,
)
solo_garments_per_action = catalogue.number(
    "solo_garments_per_action", "How many garments does she make with one action?", answers=(0, 6),
    unit="garments", effect=Effect.PLAY,
)
solo_lower_part_decides = catalogue.fact(
    "solo_lower_part_decides", "Does the lower part of the card revealed for a garment decide this?", card_decides,
    effect=Effect.PLAY,
)
solo_hall_named_at = catalogue.choice(
    "solo_hall_named_at", "On which side of the card is the hall named?", answers=CountFrom, effect=Effect.WORDING,
    gaps=False,
)
solo_garment_in_named_hall = catalogue.permission(
    "solo_garment_in_named_hall", "Does her garment go to the hall that the card names, if it has room?",
    effect=Effect.PLAY,
)
solo_value_is_by_preferences = catalogue.fact(
    "solo_value_is_by_preferences",
    "Is the most valuable guest space just the one that comes first by master space and reward?",
    effect=Effect.PLAY,
)
solo_master_space_for = catalogue.permission(
    "solo_master_space_for", "May her garment with (or without) the golden thimble take a master guest space?",
    golden_thimble, effect=Effect.SCORE, near=("solo_preference_rank",),
)
solo_reveals_until_room = catalogue.permission(
    "solo_reveals_until_room", "Is a card revealed again and again until a hall with a free space is named?",
    effect=Effect.PLAY,
)
solo_jewel_of_full_hall_card = catalogue.fact(
    "solo_jewel_of_full_hall_card",
    "When further cards are revealed for a full hall, does the first card's symbol decide on the jewel?",
    effect=Effect.PLAY, near=("solo_hall_full", "solo_jewel_by_symbol"),
)

# Her jewels.
solo_jewel_in_reserve = catalogue.fact(
    "solo_jewel_in_reserve", "Are her jewels kept in her personal supply?", effect=Effect.WORDING, gaps=False,
)
solo_fitting_jewel = catalogue.choice(
    "solo_fitting_jewel", "What shows the jewel that fits the kind of garment she made?", garment_kind_made,
    answers=JewelKind, effect=Effect.PLAY,
)
solo_symbol_drawn = catalogue.choice(
    "solo_symbol_drawn", "How is this symbol drawn?", symbol, answers=SymbolDrawn, effect=Effect.PLAY,
)
solo_jewel_may_be_missing = catalogue.fact(
    "solo_jewel_may_be_missing", "Does she take a jewel only if one that the symbol names is in the display?",
    effect=Effect.PLAY,
)

# Her decorations and exams.
solo_kitchen_side_most = catalogue.number(
    "solo_kitchen_side_most", "How many markers may she, like a player, have on a side of the kitchen?",
    answers=(0, 6), unit="markers", effect=Effect.PLAY,
)
solo_jewelry_funded_when = catalogue.choice(
    "solo_jewelry_funded_when", "When does she put a marker on a jewelry decoration?", answers=JewelryFundedWhen,
    effect=Effect.PLAY,
)
solo_jewelry_marker_allows_jewels = catalogue.fact(
    "solo_jewelry_marker_allows_jewels", "Can she take jewels later because of that marker?", effect=Effect.PLAY,
)
solo_otherwise_refers_to = catalogue.choice(
    "solo_otherwise_refers_to", 'To what refers the "otherwise" before her choice of a decoration?',
    answers=OtherwiseOf, effect=Effect.PLAY,
)
solo_exam_cards_removed = catalogue.number(
    "solo_exam_cards_removed", "How many cards leave her employee deck in this exam?", exam, answers=(0, 4),
    unit="cards", effect=Effect.SCORE,
)
solo_exam_cards_gained = catalogue.number(
    "solo_exam_cards_gained", "How many cards does her employee deck gain in this exam?", exam, answers=(0, 4),
    unit="cards", effect=Effect.SCORE,
)
solo_exam_hand_card_down = catalogue.fact(
    "solo_exam_hand_card_down", "Is the card that this exam adds to her hand added face down?", exam,
    effect=Effect.PLAY,
)
solo_hire_card_down = catalogue.fact(
    "solo_hire_card_down", "Is the card that hiring adds to her hand added face down?", effect=Effect.PLAY,
)
solo_exam_deck_empty = catalogue.fact(
    "solo_exam_deck_empty", "Does she pass an exam whose deck beside it is empty?", exam, effect=Effect.PLAY,
    near=("solo_exam_added_role",),
)
solo_added_card_place = catalogue.fact(
    "solo_added_card_place", "Is a card that is added to her hand revealed after those already there?",
    effect=Effect.NONE, near=("solo_cards_per_hire",),
)
solo_terrace_goal_named_fireworks = catalogue.fact(
    "solo_terrace_goal_named_fireworks", "Do her garments go from the royal hall to the firework display outside?",
    effect=Effect.SCORE,
)
