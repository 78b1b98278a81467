"""Questions about the parts and the setup that the Jewelry Box adds."""

import enum

from oracle.questions import Catalogue, Effect, kind_of
from specs.questions.base_setup import SetupStep
from specs.vocabulary import Role, garment, players, role

catalogue = Catalogue("jewelry_box", scope="jewelry-box")


class JewelryPart(enum.Enum):
    """Parts that the Jewelry Box adds."""

    EMPLOYEES = "new employee cards of all roles"
    JOURNEYMEN = "new journeymen"
    MASTERS = "new masters"
    APPRENTICES = "specialised apprentices"
    JEWELS = "jewel tiles"
    JEWEL_BAGS = "bags for jewels"
    JEWELER_BOARDS = "jeweler's boards"


class ChangedLevel(enum.Enum):
    """The levels of employees that the setup changes."""

    TWO = "level II"
    FIVE = "level V"


class JewelKind(enum.Enum):
    """What a jewel tile shows."""

    NECKLACE = "necklace"
    RING = "ring"


class JewelryReference(enum.Enum):
    """Sentences of the new setup that name a step of the base setup by its number."""

    JEWELER_BOARD = "where the jeweler's board is laid out"
    LEVEL_CARDS = "where cards of two levels are changed"


class BesideBoard(enum.Enum):
    """Where a board lies, seen from the game board."""

    RIGHT = "right"
    LEFT = "left"


class Exam(enum.Enum):
    """The two exams; also the two starting areas of their markers."""

    JOURNEYMAN = "exam for journeyman"
    MASTER = "exam for master"


class Viewer(enum.Enum):
    """Who could look at a hidden card."""

    OWNER = "the player it was dealt to"
    OPPONENT = "another player"


jewelry_part = kind_of("jewelry_part", JewelryPart)
changed_level = kind_of("changed_level", ChangedLevel)
jewelry_reference = kind_of("jewelry_reference", JewelryReference)
setup_target = kind_of("setup_target", SetupStep)
viewer = kind_of("viewer", Viewer)

# Parts.
jewelry_part_count = catalogue.number(
    "jewelry_part_count", "How many of this part does the expansion bring?", jewelry_part, answers=(0, 40),
    effect=Effect.SETUP, subject="jewelry_parts",
)
new_cards_level = catalogue.number(
    "new_cards_level", "Which level have the new employees of this role?", role, answers=(0, 8), effect=Effect.SETUP,
    subject="jewelry_parts",
)
jewel_spaces = catalogue.number(
    "jewel_spaces", "How many spaces has the display of jewels?", answers=(0, 10), unit="spaces", effect=Effect.PLAY,
)
jeweler_decoration_spaces = catalogue.number(
    "jeweler_decoration_spaces", "How many jewelry decoration spaces are there?", answers=(0, 10), unit="spaces",
    effect=Effect.PLAY,
)
jewels_of_color = catalogue.number(
    "jewels_of_color", "How many jewels have the colour of this garment?", garment, answers=(0, 24), unit="tiles",
    effect=Effect.PLAY, near=("jewelry_part_count", "jewels_at_start_in_bag"),
)
jewel_kind = catalogue.choice(
    "jewel_kind", "What does a jewel of this garment's colour show?", garment, answers=JewelKind, effect=Effect.PLAY,
)
jewels_are_rented_with_garments = catalogue.fact(
    "jewels_are_rented_with_garments", "Are jewels rented along with garments?", effect=Effect.WORDING, gaps=False,
)

# Setup.
jewelry_setup_on_base = catalogue.fact(
    "jewelry_setup_on_base", "Is the base setup followed, apart from the changes named?", effect=Effect.SETUP,
)
jewelry_reference_number = catalogue.number(
    "jewelry_reference_number", "Which number of a setup step does the new setup name here?", jewelry_reference,
    answers=(0, 15), effect=Effect.SETUP,
)
jewelry_reference_means = catalogue.choice(
    "jewelry_reference_means", "Which step of the setup is meant here?", jewelry_reference, answers=SetupStep,
    effect=Effect.SETUP,
)
jeweler_board_lies = catalogue.choice(
    "jeweler_board_lies", "On which side of the game board does the jeweler's board lie?", answers=BesideBoard,
    effect=Effect.WORDING,
)
jewels_at_start_in_bag = catalogue.number(
    "jewels_at_start_in_bag", "How many jewels go into the bag of jewels at the start?", answers=(0, 40),
    unit="tiles", effect=Effect.SETUP, subject="jewels_in_bag",
)
jewels_mixed = catalogue.fact(
    "jewels_mixed", "Are the jewels mixed in their bag?", effect=Effect.SETUP, subject="jewels_in_bag",
)
exam_markers_at_start = catalogue.number(
    "exam_markers_at_start", "How many markers does each player put on a starting area of an exam in the setup?",
    answers=(0, 4), unit="markers", effect=Effect.SETUP, subject="exam_marker_start",
)
exam_area_at_start = catalogue.choice(
    "exam_area_at_start", "In the starting area of which exam does a player's marker begin?", answers=Exam,
    effect=Effect.SETUP, subject="exam_marker_start",
)

# The decks of levels II and V.
base_cards_taken_out = catalogue.number(
    "base_cards_taken_out", "How many base cards of this level and role leave the employee deck?", changed_level, role,
    answers=(0, 12), unit="cards", effect=Effect.SETUP, subject="changed_levels",
)
base_role_taken_out_wholly = catalogue.fact(
    "base_role_taken_out_wholly", "Are those all the base cards of the level that have the role of the new ones?",
    changed_level, effect=Effect.SETUP, subject="changed_levels",
)
new_cards_mixed_in = catalogue.number(
    "new_cards_mixed_in", "How many new cards are shuffled with those taken out of this level?", changed_level,
    answers=(0, 20), unit="cards", effect=Effect.SETUP, subject="changed_levels",
)
exam_deck_before_drawing = catalogue.number(
    "exam_deck_before_drawing", "How many cards has the deck made so, before cards are drawn from it?", changed_level,
    answers=(0, 30), unit="cards", effect=Effect.SETUP, subject="changed_levels",
)
cards_drawn_for_level = catalogue.number(
    "cards_drawn_for_level", "How many cards are drawn from it for the employee deck?", changed_level,
    answers=(0, 12), unit="cards", effect=Effect.SETUP, subject="changed_levels",
)
base_cards_left_in_level = catalogue.number(
    "base_cards_left_in_level", "How many base cards of this role are the drawn ones shuffled with?", changed_level,
    role, answers=(0, 12), unit="cards", effect=Effect.SETUP, subject="changed_levels",
)
level_cards_with_jewelry = catalogue.number(
    "level_cards_with_jewelry", "How many cards of this level are in the employee deck then?", changed_level,
    answers=(0, 12), unit="cards", effect=Effect.SETUP, subject="changed_levels",
)
exam_deck_size = catalogue.number(
    "exam_deck_size", "How many cards are left beside the exam for the role of this level's new cards?", changed_level,
    answers=(0, 30), unit="cards", effect=Effect.PLAY, near=("exam_deck_before_drawing",),
)
exam_deck_role = catalogue.choice(
    "exam_deck_role", "Of which role are the cards of this deck?", changed_level, answers=Role, effect=Effect.SETUP,
    subject="changed_levels",
)
exam_deck_at = catalogue.choice(
    "exam_deck_at", "Beside which exam is this deck put?", changed_level, answers=Exam, effect=Effect.SETUP,
    subject="changed_levels",
)
exam_deck_face_down = catalogue.fact(
    "exam_deck_face_down", "Does this deck lie face down?", changed_level, effect=Effect.PLAY,
    subject="changed_levels",
)
look_through_exam_deck = catalogue.permission(
    "look_through_exam_deck", "May players look through a deck beside an exam while they take no exam?",
    effect=Effect.PLAY, near=("exam_deck_face_down",),
)
drawn_cards_seen = catalogue.permission(
    "drawn_cards_seen", "May players see which cards were drawn into the employee deck?", effect=Effect.PLAY,
    near=("cards_drawn_for_level", "level_cards_with_jewelry"),
)
employee_deck_with_jewelry = catalogue.number(
    "employee_deck_with_jewelry", "How many cards has the whole employee deck with this expansion?", answers=(0, 60),
    unit="cards", effect=Effect.SETUP,
)

# Specialised apprentices at the start.
apprentices_dealt = catalogue.number(
    "apprentices_dealt", "How many specialised apprentices is each player dealt?", answers=(0, 5), unit="cards",
    effect=Effect.SETUP, subject="apprentices_dealt",
)
apprentices_dealt_at_random = catalogue.fact(
    "apprentices_dealt_at_random", "Are they shuffled and dealt face down?", effect=Effect.SETUP,
    subject="apprentices_dealt",
)
apprentices_returned = catalogue.number(
    "apprentices_returned", "How many of them go back into the box with so many players?", players, answers=(0, 20),
    unit="cards", effect=Effect.SETUP,
)
look_at_returned_apprentices = catalogue.permission(
    "look_at_returned_apprentices", "May anyone look at those that go back into the box?", effect=Effect.PLAY,
)
look_at_apprentice = catalogue.permission(
    "look_at_apprentice", "May this player look at a dealt specialised apprentice?", viewer, effect=Effect.PLAY,
)
apprentice_kept_face_down = catalogue.permission(
    "apprentice_kept_face_down", "Is it kept face down until it is hired?", effect=Effect.PLAY,
)
dealt_apprentice_in_team = catalogue.fact(
    "dealt_apprentice_in_team", "Does a dealt specialised apprentice that is not hired belong to the team?",
    effect=Effect.PLAY,
)
jewel_bag_beside_jeweler_board = catalogue.fact(
    "jewel_bag_beside_jeweler_board", "Does the bag of jewels lie beside the jeweler's board?", effect=Effect.WORDING,
    gaps=False,
)
apprentice_lies_beside_board = catalogue.fact(
    "apprentice_lies_beside_board", "Does a dealt specialised apprentice lie beside the player board?",
    effect=Effect.WORDING, gaps=False,
)
