"""Questions about taking turns: what stands beside the order of play and the choice of a main action."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of
from specs.vocabulary import action, role

catalogue = Catalogue("turns")


class Thimble(enum.Enum):
    """Of what the thimble of a role is made."""

    GOLD = "gold"
    SILVER = "silver"
    BRASS = "brass"
    COPPER = "copper"


class ThimbleBearer(enum.Enum):
    """Where a golden thimble could be seen."""

    MASTER_CARD = "the card of a master"
    GARMENT = "the sketch side of some garments"
    MASTER_SPACE = "master guest spaces"
    START_PLAYER = "what the starting player holds"


class DependsOn(enum.Enum):
    """What decides which main actions a card can take."""

    ROLE = "the role of the employee"
    LEVEL = "the level of the employee"


class Pile(enum.Enum):
    """The piles beside a player board."""

    RESERVE = "reserve"
    DISCARD = "discard pile"


class BoardEdge(enum.Enum):
    """A side of a player board."""

    LEFT = "left"
    RIGHT = "right"


class CardHalf(enum.Enum):
    """A half of a card or tile."""

    UPPER = "upper half"
    LOWER = "lower half"


hired = number_of("hired", 0, 3)
pile = kind_of("pile", Pile)
bearer = kind_of("bearer", ThimbleBearer)

# The round.
action_phase_number = catalogue.number(
    "action_phase_number", "Which number has the phase in which cards are played?", answers=(1, 6),
    effect=Effect.WORDING,
)
main_action_number = catalogue.number(
    "main_action_number", "Which number has this main action?", action, answers=(1, 12), effect=Effect.WORDING,
    gaps=False,
)
main_actions_depend_on = catalogue.choice(
    "main_actions_depend_on", "What decides which main actions a card can take?", answers=DependsOn,
    effect=Effect.PLAY, near=("may_take_action",),
)
choose_card_to_play = catalogue.permission(
    "choose_card_to_play", "May a player choose which card of the hand is played?", effect=Effect.PLAY,
    near=("must_play_card",),
)
turns_in_round = catalogue.number(
    "turns_in_round", "How many turns has a player in a round who hired so many employees in it?", hired,
    answers=(0, 12), unit="turns", effect=Effect.PLAY, near=("may_act_more_than_three_times",),
)
last_player_goes_on_alone = catalogue.fact(
    "last_player_goes_on_alone", "Does a player who alone has cards left play them one by one, each with its action?",
    effect=Effect.PLAY, near=("phase_ends_when_hands_empty", "passed_over_without_cards"),
)

# Inside a turn.
may_forgo_both = catalogue.permission(
    "may_forgo_both", "May a player give up main action and bonus in the same turn?", effect=Effect.PLAY,
    near=("may_forgo",),
    subject="may_forgo",
)
may_forgo_part_of_main = catalogue.permission(
    "may_forgo_part_of_main", "May a player carry out only a part of a main action?", effect=Effect.PLAY,
    near=("may_forgo",),
)
change_main_after_start = catalogue.permission(
    "change_main_after_start", "May a player choose another main action after something was paid or taken?",
    effect=Effect.PLAY, near=("main_actions_per_card",),
)
bonus_stands_on = catalogue.choice(
    "bonus_stands_on", "On which half of a card stands its bonus?", answers=CardHalf, effect=Effect.WORDING,
    gaps=False,
)
pile_stands_at = catalogue.choice(
    "pile_stands_at", "At which side of the player board is this pile?", pile, answers=BoardEdge,
    effect=Effect.WORDING, subject="pile_sides",
)
trade_with_players = catalogue.permission(
    "trade_with_players", "May players give, sell or lend each other Livre, tiles, thread or lace?",
    effect=Effect.PLAY, near=("may_act_without_money",), gaps=False,
)
borrow_from_bank = catalogue.permission(
    "borrow_from_bank", "May a player owe Livre to the bank?", effect=Effect.PLAY, near=("may_act_without_money",),
    gaps=False,
)

# Signs.
thimble_of_role = catalogue.choice(
    "thimble_of_role", "Which thimble marks this role?", role, answers=Thimble, effect=Effect.WORDING,
    subject="thimbles",
)
golden_thimble_on = catalogue.fact(
    "golden_thimble_on", "Is a golden thimble to be seen there?", bearer, effect=Effect.WORDING,
    subject="golden_thimbles", gaps=False,
)
bonus_overview_page = catalogue.number(
    "bonus_overview_page", "On which page of the rulebook is the overview of the bonuses?", answers=(1, 40),
    effect=Effect.WORDING, gaps=False,
)
