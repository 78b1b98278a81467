"""Questions about the solo opponent's parts, setup and turns."""

import enum

from oracle.questions import Catalogue, Effect, flag, kind_of, number_of
from specs.questions.base_setup import SetupStep
from specs.vocabulary import action, players, round_number

catalogue = Catalogue("solo", scope="solo")


class OpponentGets(enum.Enum):
    """Parts that the solo opponent could get in the setup."""

    PLAYER_BOARD = "a player board"
    TRAY = "a resource tray"
    START_CARDS = "the starting employees"
    MARKERS = "ownership markers"
    COUNTER = "a points counter"
    START_MARKER = "the starting player marker"
    EXAM_MARKER = "a marker in a starting area of an exam"
    SPECIALISED_APPRENTICE = "a specialised apprentice"


class StartGood(enum.Enum):
    """Goods at the start."""

    LIVRE = "Livre"
    LACE = "lace"
    THREAD = "thread"


class SoloReference(enum.Enum):
    """Sentences of the solo setup that name a step of the setup by its number."""

    PARTS = "where the opponent's parts are handed out"
    GOODS = "where the opponent's goods are handed out"
    START_PLAYER = "where the starting player marker goes"


class Seat(enum.Enum):
    """The two sides of a solo game."""

    PLAYER = "the player"
    OPPONENT = "the solo opponent"


class PileBeside(enum.Enum):
    """Where a pile of the opponent lies, seen from her board."""

    LEFT = "left"
    ABOVE = "above"
    RIGHT = "right"
    ON_BOARD = "on the board, between two others"


class SoloPile(enum.Enum):
    """The piles of the solo opponent."""

    CARD_STOCK = "stock of her own cards"
    HAND = "her hand"
    EMPLOYEES = "her employee deck"


class StockEmpty(enum.Enum):
    """What is done when her card stock has run out."""

    RESHUFFLE = "her discard pile is shuffled into a new stock"
    NO_CARD = "she gets no further card"


class StartRule(enum.Enum):
    """Who begins a later round."""

    FAVOR = "as usual: who took the favor, else the same"
    OPPONENT = "always the solo opponent"
    PLAYER = "always the player"


opponent_gets = kind_of("opponent_gets", OpponentGets)
start_good = kind_of("start_good", StartGood)
solo_reference = kind_of("solo_reference", SoloReference)
solo_pile = kind_of("solo_pile", SoloPile)
seat = kind_of("seat", Seat)
extra_cards = number_of("extra_cards", 0, 6)
with_jewelry = flag("with_jewelry_box")

# General and setup.
solo_cards = catalogue.number(
    "solo_cards", "How many cards has the solo opponent's own deck?", answers=(0, 60), unit="cards",
    effect=Effect.SETUP,
)
solo_playable_with = catalogue.permission(
    "solo_playable_with", "May the solo game be played with (or without) the Jewelry Box?", with_jewelry,
    effect=Effect.SETUP,
)
golden_box_applies = catalogue.fact(
    "golden_box_applies", "Do the rules in golden boxes apply in such a game?", with_jewelry, effect=Effect.PLAY,
)
solo_minutes_most = catalogue.number(
    "solo_minutes_most", "How many minutes does a solo game take at most?", answers=(0, 300), unit="minutes",
    effect=Effect.NONE, gaps=False,
)
solo_minutes_least = catalogue.number(
    "solo_minutes_least", "How many minutes does a solo game take at least?", answers=(0, 300), unit="minutes",
    effect=Effect.NONE, gaps=False,
)
solo_setup_on_base = catalogue.fact(
    "solo_setup_on_base", "Is the usual setup followed, apart from the changes named?", effect=Effect.SETUP,
)
solo_reference_number = catalogue.number(
    "solo_reference_number", "Which number of a setup step does the solo setup name here?", solo_reference,
    answers=(0, 15), effect=Effect.SETUP,
)
solo_reference_means = catalogue.choice(
    "solo_reference_means", "Which step of the setup is meant here?", solo_reference, answers=SetupStep,
    effect=Effect.SETUP,
)
solo_opponent_gets = catalogue.fact(
    "solo_opponent_gets", "Does the solo opponent get this in the setup?", opponent_gets, effect=Effect.SETUP,
    subject="solo_opponent_setup",
)
solo_start_good = catalogue.number(
    "solo_start_good", "How much of this has the solo opponent at the start?", start_good, answers=(0, 30),
    effect=Effect.SCORE, subject="solo_opponent_setup",
)
solo_player_start_good = catalogue.number(
    "solo_player_start_good", "How much of this has the player at the start of a solo game?", start_good,
    answers=(0, 30), effect=Effect.PLAY, near=("solo_setup_on_base",),
)
solo_starting_player = catalogue.choice(
    "solo_starting_player", "Who begins the first round?", answers=Seat, effect=Effect.PLAY,
    subject="solo_opponent_setup",
)
solo_later_starts = catalogue.choice(
    "solo_later_starts", "Who begins a later round?", answers=StartRule, effect=Effect.PLAY,
    near=("favor_gives_start", "solo_starting_player", "solo_takes_favor"),
)
solo_numbers_as_for = catalogue.fact(
    "solo_numbers_as_for", "Are numbers that depend on the players taken as for so many players?", players,
    effect=Effect.SCORE, near=("solo_setup_on_base", "board_side_for_one"),
)
solo_start_cards_in_play = catalogue.permission(
    "solo_start_cards_in_play", "May her starting employees be used during the game?", effect=Effect.PLAY,
    subject="solo_start_cards",
)
solo_start_cards_at_end = catalogue.fact(
    "solo_start_cards_at_end", "Do they belong to her employee deck in the final scoring?", effect=Effect.SCORE,
    subject="solo_start_cards",
)
solo_pile_lies = catalogue.choice(
    "solo_pile_lies", "Where does this pile of hers lie?", solo_pile, answers=PileBeside, effect=Effect.WORDING,
    subject="solo_piles",
)
solo_pile_face_down = catalogue.fact(
    "solo_pile_face_down", "Does this pile of hers lie face down?", solo_pile, effect=Effect.PLAY,
    subject="solo_piles",
)
look_at_solo_pile = catalogue.permission(
    "look_at_solo_pile", "May the player look at the cards of this pile of hers?", solo_pile, effect=Effect.PLAY,
    near=("solo_pile_face_down",), given=solo_pile == SoloPile.EMPLOYEES,
)

# Her rounds and turns.
solo_gains_livre = catalogue.permission(
    "solo_gains_livre", "May, or must, she gain Livre?", effect=Effect.PLAY, subject="solo_livre",
)
solo_spends_livre = catalogue.permission(
    "solo_spends_livre", "May, or must, she spend Livre?", effect=Effect.PLAY, subject="solo_livre",
)
solo_player_turns_as_usual = catalogue.fact(
    "solo_player_turns_as_usual", "Are the player's own turns played by the usual rules?", effect=Effect.PLAY,
)
solo_cards_shuffled_in_round = catalogue.number(
    "solo_cards_shuffled_in_round", "How many of her own cards are shuffled before this round?", round_number,
    answers=(0, 60), unit="cards", effect=Effect.PLAY, subject="solo_cards_in_round",
)
solo_cards_drawn = catalogue.number(
    "solo_cards_drawn", "How many of her cards does she take in hand for a round?", answers=(0, 12), unit="cards",
    effect=Effect.PLAY, subject="solo_cards_in_round",
)
solo_hand_at_random = catalogue.fact(
    "solo_hand_at_random", "Are these drawn at random, from the top?", effect=Effect.PLAY,
    subject="solo_cards_in_round",
)
solo_stock_after_drawing = catalogue.number(
    "solo_stock_after_drawing", "How many cards has her stock left then?", answers=(0, 60), unit="cards",
    effect=Effect.PLAY,
)
solo_stock_empty = catalogue.choice(
    "solo_stock_empty", "What is done when her stock has run out in a round and a card is to be revealed?",
    answers=StockEmpty, effect=Effect.PLAY,
    near=("solo_cards_shuffled_in_round", "solo_revealed_from_stock", "solo_cards_per_hire"),
)
solo_cards_per_turn = catalogue.number(
    "solo_cards_per_turn", "How many cards of her hand does she reveal in a turn?", answers=(0, 6), unit="cards",
    effect=Effect.PLAY, subject="solo_turn",
)
solo_card_obeyed = catalogue.permission(
    "solo_card_obeyed", "Does she take the action on the revealed card?", effect=Effect.PLAY, subject="solo_turn",
)
solo_card_discarded_face_up = catalogue.fact(
    "solo_card_discarded_face_up", "Does the card go face up on her discard pile afterwards?", effect=Effect.PLAY,
    subject="solo_turn",
)
solo_turns_in_round = catalogue.number(
    "solo_turns_in_round", "How many turns has she in a round in which so many cards were added to her hand?",
    extra_cards, answers=(0, 20), unit="turns", effect=Effect.PLAY,
)
solo_turns_alternate = catalogue.fact(
    "solo_turns_alternate", "Do the player and she take turns alternately as long as both have cards?",
    effect=Effect.PLAY, near=("solo_card_obeyed",),
)
solo_uses_bonuses = catalogue.permission(
    "solo_uses_bonuses", "May, or must, she use bonuses of employees during the game?", effect=Effect.PLAY,
    near=("solo_card_obeyed", "solo_start_cards_in_play"),
)
solo_main_action = catalogue.permission(
    "solo_main_action", "May she take this main action?", action, effect=Effect.PLAY,
)
solo_main_action_number = catalogue.number(
    "solo_main_action_number", "Which number has this main action among hers? (0: it is not listed)", action,
    answers=(0, 12), effect=Effect.WORDING,
)
solo_forgoes = catalogue.permission(
    "solo_forgoes", "May she give an action up that is possible?", effect=Effect.PLAY, near=("solo_card_obeyed",),
)
copy_solo_discard = catalogue.fact(
    "copy_solo_discard", "Can a bonus that copies an opponent's discard copy something from her discard pile?",
    effect=Effect.PLAY, near=("solo_player_turns_as_usual", "copy_bonus_from"),
)
solo_round_prepared_as_usual = catalogue.fact(
    "solo_round_prepared_as_usual", "Are queue and displays prepared as usual in a solo game?", effect=Effect.PLAY,
    near=("solo_cards_shuffled_in_round",),
)
