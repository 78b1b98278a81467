"""
What people at a table would count before and after an action: the words in which effects are claimed.

An action is one event, or several: what follows at once (the end of the turn, a new round, income, scoring) is
observed as events of its own. Numbers that an action changes are given as they were before it, and by how much they
changed (`…_gain`). If the phase ends with an action, what it did to its player cannot be told from income and scoring,
and only the events that follow are observed. How all of it is seen in positions stands in `specs.observer`.
"""

from __future__ import annotations

import enum
from typing import Any, Final

from oracle.terms import BOOLEAN, Domain, members, variable, whole
from specs.option_events import OptionEvent
from specs.parts import Notions
from specs.questions.bonuses import Bonus
from specs.vocabulary import Action, Decoration, Garment, Role


class Event(enum.Enum):
    """What happens."""

    BEGIN = "the starting player is determined"
    REVEAL = "an employee is revealed"
    QUEUED = "the hiring queue is complete"
    FILL = "a space of the resource display is filled"
    SWEEP = "the garment display is cleared and pushed together"
    HANG = "a window is filled"
    PREPARED = "a round is prepared"
    HAND = "a player chooses cards"
    FIRST_TURN = "the first player of a round is to play"
    CARD = "a card is played"
    MAIN = "a main action is chosen"
    FAVOR = "the favor is claimed"
    DEPUTE = "the employee in play is deputed"
    FORGO = "the main action is given up"
    DRAWER = "a section of the resource display is chosen"
    TILE = "a resource tile is acquired"
    KEEP = "a tile is kept as silk"
    CASH = "a tile is discarded for its notions"
    WINDOW = "a garment is chosen and its price paid"
    SAVE = "silk is saved by a bonus"
    SPEND = "the resources of a garment are handed in"
    RENT = "a garment is to be rented"
    SELL = "a garment is sold"
    SPACE = "a garment is put on a guest space"
    HIRE = "an employee is hired"
    FUND = "a decoration is funded"
    DECLINE = "a bonus is not used"
    BONUS = "a bonus is used"
    NOTION = "a bonus gives thread or lace"
    DRAW = "a bonus draws a tile"
    EXCHANGE = "a bonus buys prestige points"
    GIVE = "a tile is discarded for a bonus"
    ENOUGH = "no more tiles are discarded for a bonus"
    BONUS_DEPUTE = "an employee is deputed by a bonus"
    PRESENCE = "a player is represented in halls"
    TURN_END = "a turn ends"
    NEXT = "the turn passes on"
    NEW_ROUND = "a round begins"
    INCOME = "a player receives income"
    SCORING = "the final scoring goes up to the fireworks"
    ADMIRE = "a garment goes to the terrace"
    STAY = "no garment goes to a terrace space"
    FINAL = "the final scoring is done"
    RESULT = "the winners are named"
    TABLE = "everything on the table is counted"


_names: dict[str, Domain] = {}


def _named(name: str, domain: Domain) -> Any:
    _names[name] = domain
    return variable(name, domain)


def _number(name: str, lowest: int = 0, highest: int = 999) -> Any:
    return _named(name, whole(lowest, highest))


def _gain(name: str) -> Any:
    return _number(name, -999, 999)


def _flag(name: str) -> Any:
    return _named(name, BOOLEAN)


event = _named("event", Domain("Event", (*Event, *OptionEvent)))
players = _number("players", 2, 5)
round_number = _number("round", 0, 7)
extra = _flag("extra")
"""Something that options add comes with the event; what it is stands in `specs.observables_options`."""

# The player who acts (of INCOME, SCORING, FINAL, RESULT, PRESENCE: the player observed).
livre, livre_gain = _number("livre"), _gain("livre_gain")
points, points_gain = _number("points"), _gain("points_gain")
thread, thread_gain = _number("thread"), _gain("thread_gain")
lace, lace_gain = _number("lace"), _gain("lace_gain")
tiles, tiles_gain = _number("tiles"), _gain("tiles_gain")
hand, hand_gain = _number("hand"), _gain("hand_gain")
reserve, reserve_gain = _number("reserve"), _gain("reserve_gain")
pile, pile_gain = _number("pile"), _gain("pile_gain")
team = _number("team")
"""Cards in hand, reserve and discard pile, and the one in play unless it is being deputed; before the action."""
team_still = _number("team_still")
"""The same with the cards that are being deputed: these leave only at the end of the turn."""

# What the action touched.
others_same = _flag("others_same")
"""Nothing of any other player changed."""
turn_over = _flag("turn_over")
"""The turn ended with the action, so that the card in play went to its pile and deputed ones left."""
shared_changes = _number("shared_changes", 0, 20)
"""
How many of these changed: queue, deck, windows, bag, discarded garments, display, stock, discarded tiles, garments on
guest spaces and on the terrace, markers on decorations and on the bonus for all halls, favor, starting player, round.
"""
queue_same, deck_same = _flag("queue_same"), _flag("deck_same")
windows_same, rags_same, guests_same = _flag("windows_same"), _flag("rags_same"), _flag("guests_same")
drawers_same, stock_same, used_same = _flag("drawers_same"), _flag("stock_same"), _flag("used_same")
owners_same, favor_same, start_same = _flag("owners_same"), _flag("favor_same"), _flag("start_same")
all_halls_same = _flag("all_halls_same")

# The employee.
role = _named("role", members(Role))
"""Of the card in play, or of the one deputed by a bonus, or of the one for whose bonus a garment is made."""
card_level = _number("card_level", 0, 6)
bonus = _named("bonus", members(Bonus))
has_bonus = _flag("has_bonus")
crowned = _flag("crowned")
from_hand = _flag("from_hand")
"""The card was in the hand of its player."""
action = _named("action", members(Action))
by_bonus = _flag("by_bonus")
"""The action is taken through a bonus."""
pays_livre = _flag("pays_livre")
"""The bonus that deputes pays for the employee."""
is_leaving = _flag("is_leaving")
"""The card in play is being deputed."""
card_gone = _flag("card_gone")
card_in_pile = _flag("card_in_pile")
cards_gone = _number("cards_gone", 0, 60)
"""Cards that left the game with the action; of HAND, that are nowhere; of NEW_ROUND, those of the queue."""
cards_leaving = _number("cards_leaving", 0, 60)
"""Cards deputed in this turn."""

# Preparing a round.
queue = _number("queue", 0, 28)
queue_gain = _gain("queue_gain")
deck, deck_gain = _number("deck", 0, 28), _gain("deck_gain")
lowest_level, highest_level = _number("lowest_level", 0, 6), _number("highest_level", 0, 6)
"""The lowest level in the deck, the highest in the queue."""
level_revealed = _number("level_revealed", 1, 6)
drawer_tiles = _number("drawer_tiles", 0, 20)
"""Tiles in the section in question, before the action."""
drawer_tiles_gain, display_gain = _gain("drawer_tiles_gain"), _gain("display_gain")
space_was_empty, leftmost_empty = _flag("space_was_empty"), _flag("leftmost_empty")
from_stock, stock_was_empty = _flag("from_stock"), _flag("stock_was_empty")
stock, stock_gain = _number("stock", 0, 60), _gain("stock_gain")
used, used_gain = _number("used", 0, 60), _gain("used_gain")
display_holes = _number("display_holes", 0, 20)
"""Empty spaces of the resource display, after the action."""
window_holes = _number("window_holes", 0, 20)
"""Empty windows, after the action."""
window_count = _number("window_count", 1, 20)
in_right_two, in_other_windows = _number("in_right_two", 0, 2), _number("in_other_windows", 0, 20)
"""Garments in the two rightmost windows and in the others, before the action."""
others_pushed_right = _flag("others_pushed_right")
"""The other garments hang side by side at the right end, in the order in which they hung."""
rightmost_empty = _flag("rightmost_empty")
from_bag, bag_was_empty = _flag("from_bag"), _flag("bag_was_empty")
sweep_follows = _flag("sweep_follows")
"""With the action the garment display is cleared and pushed together."""
bag, bag_gain = _number("bag", 0, 60), _gain("bag_gain")
rags, rags_gain = _number("rags", 0, 60), _gain("rags_gain")
round_gain = _gain("round_gain")
favor_taken, favor_back = _flag("favor_taken"), _flag("favor_back")
"""Somebody held the favor before; nobody holds it afterwards."""
holder_starts, same_start = _flag("holder_starts"), _flag("same_start")
is_start = _flag("is_start")

# Hands and turns.
whole_reserve_taken, pile_turned_over = _flag("whole_reserve_taken"), _flag("pile_turned_over")
hand_after, reserve_after, pile_after = _number("hand_after"), _number("reserve_after"), _number("pile_after")
hands_left = _number("hands_left", 0, 60)
"""Cards in the hands of all players, after the action."""
next_clockwise = _flag("next_clockwise")
"""The next to play is the first clockwise from the player who has cards in hand."""
phase_over = _flag("phase_over")

# Resources.
free = _flag("free")
"""The tile is a reward."""
from_drawer, kept = _flag("from_drawer"), _flag("kept")
shows = _named("shows", members(Notions))
is_used = _flag("is_used")
"""The tile lies among the discarded ones afterwards."""

# Garments.
price = _number("price", 0, 99)
"""Printed at the window, or on the space for a decoration."""
garment = _named("garment", members(Garment))
value = _number("value", 0, 99)
needs_master = _flag("needs_master")
garments_shown = _number("garments_shown", 0, 20)
need_thread, need_lace = _number("need_thread", 0, 9), _number("need_lace", 0, 9)
need_silk = tuple(_number(f"need_{g.name.lower()}", 0, 9) for g in Garment)
spent_silk = tuple(_number(f"spent_{g.name.lower()}", 0, 99) for g in Garment)
saved_silk = tuple(_number(f"saved_{g.name.lower()}", 0, 9) for g in Garment)
tiles_spent = _number("tiles_spent", 0, 60)
saved_rolls = _number("saved_rolls", 0, 9)
saves_both_commons = _flag("saves_both_commons")
master_space, space_in_hall = _flag("master_space"), _flag("space_in_hall")
space_was_free, garment_there, marker_there = _flag("space_was_free"), _flag("garment_there"), _flag("marker_there")
reward_livre, reward_thread = _number("reward_livre", 0, 99), _number("reward_thread", 0, 9)
reward_lace, reward_tile = _number("reward_lace", 0, 9), _number("reward_tile", 0, 9)
display = _number("display", 0, 20)
"""Tiles in the resource display, before the action."""
tile_follows = _flag("tile_follows")
"""The next choice is a tile of the resource display, free of charge."""
is_rag = _flag("is_rag")
"""The garment lies among the discarded ones afterwards."""

# Staff and decorations.
hired_to_hand, was_in_queue = _flag("hired_to_hand"), _flag("was_in_queue")
kind = _named("decoration", members(Decoration))
same_kitchen_side = _flag("same_kitchen_side")
"""The player had a marker on this side of the kitchen already."""
decorations_gain = _gain("decorations_gain")

# What a player has on the board, before the action.
decorations, garments = _number("decorations", 0, 60), _number("garments", 0, 60)
of_color = tuple(_number(f"garments_{g.name.lower()}", 0, 20) for g in Garment)
master_guests = _number("master_guests", 0, 60)
"""Garments on master guest spaces."""
gowns, coats = _number("gowns", 0, 60), _number("coats", 0, 60)
kitchen_by_decorations = _number("kitchen_by_decorations", 0, 2)
kitchen_by_garments = _number("kitchen_by_garments", 0, 2)
common_rolls, other_rolls = _number("common_rolls", 0, 99), _number("other_rolls", 0, 99)
"""Rolls on the tiles discarded for a bonus: of the two common colours, and of the two others."""

# The bonus for all halls.
halls_present = _number("halls_present", 0, 5)
"""Halls in which the player has a garment or the musician, after the action."""
all_halls_before, all_halls_after = _number("all_halls_before", 0, 9), _number("all_halls_after", 0, 9)
all_halls_free = _number("all_halls_free", 0, 9)
got_best_free = _flag("got_best_free")
"""The player's new marker lies on the most valuable of the spaces that were empty."""

# The final scoring, each line as it is on the score sheet.
due_by_decorations, due_by_garments = _number("due_by_decorations"), _number("due_by_garments")
LINES: Final = (
    "in_play", "money", "bonuses", "favor", "halls", "fireworks",
    "statues", "garments", "terrace", "decorations", "all_halls", "jewels", "tiles",
)  # fmt: skip
"""The lines of a score sheet, in order."""
line = {name: _gain(f"line_{name}") for name in LINES}
line_total = _gain("line_total")
livre_left = _number("livre_left")
holds_favor = _flag("holds_favor")
crowned_for = {
    b: _flag(f"crowned_{b.name.lower()}")
    for b in (Bonus.VI_TEAM, Bonus.VI_NOTIONS, Bonus.VI_MASTER_GUESTS, Bonus.VI_COUPLES)
}
"""Whether the player's team has the crowned card with this bonus."""
HALLS: Final = range(5)
hall_mine = tuple(_number(f"hall{h}_mine", 0, 42) for h in HALLS)
hall_ahead = tuple(_number(f"hall{h}_ahead", 0, 4) for h in HALLS)
"""How many players have more garments in the hall."""
hall_even = tuple(_number(f"hall{h}_even", 0, 4) for h in HALLS)
"""How many others have as many."""
hall_even_more = tuple(_number(f"hall{h}_even_more_masters", 0, 4) for h in HALLS)
"""How many of these have more garments on master guest spaces of the hall."""
hall_even_same = tuple(_number(f"hall{h}_even_same_masters", 0, 4) for h in HALLS)
hall_musician = tuple(_flag(f"hall{h}_musician_tied") for h in HALLS)
"""One of those even in both has the musician of the hall; the player has not."""
hall_first = tuple(_number(f"hall{h}_first", 0, 20) for h in HALLS)
hall_second = tuple(_number(f"hall{h}_second", 0, 20) for h in HALLS)
fireworks, fireworks_ahead = _number("fireworks", 0, 20), _number("fireworks_ahead", 0, 4)
fireworks_dearer = _number("fireworks_dearer", 0, 4)
"""How many of the players with as many fireworks have a marker on a dearer one than any of the player's."""
fireworks_first, fireworks_second = _number("fireworks_first", 0, 20), _number("fireworks_second", 0, 20)
big_board = _flag("big_board")
"""The side of the board for four and five players is in use."""
statues = _number("statues", 0, 20)
printed_garments = _number("printed_garments")
"""Points printed on the player's garments in the halls."""
printed_terrace_x2, printed_terrace_x3 = _number("printed_terrace_x2"), _number("printed_terrace_x3")
printed_decorations, printed_all_halls = _number("printed_decorations"), _number("printed_all_halls")
space_factor = _number("space_factor", 0, 9)
own_firework, from_first_hall, own_garment = _flag("own_firework"), _flag("from_first_hall"), _flag("own_garment")
scored_at_once = _flag("scored_at_once")
"""With the action the final scoring was done."""
most_points, most_livre_of_best, won = _number("most_points"), _number("most_livre_of_best"), _flag("won")

# All things of a kind, wherever they are; nothing in two places.
all_garments, all_tiles = _number("all_garments", 0, 99), _number("all_tiles", 0, 99)
garments_twice, tiles_twice, cards_twice = _number("garments_twice"), _number("tiles_twice"), _number("cards_twice")
all_cards, cards_removed = _number("all_cards", 0, 99), _number("cards_removed", 0, 99)
"""Cards on the table and out of the game."""
lowest_livre, lowest_notions = _gain("lowest_livre"), _gain("lowest_notions")
smallest_team = _number("smallest_team", 0, 60)
largest_kitchen = _number("largest_kitchen", 0, 9)
"""The largest number of markers of one player on one side of the kitchen."""
largest_all_halls = _number("largest_all_halls", 0, 9)

DOMAINS: Final = _names
"""Every name with the values it can have."""

named, number, gain, flag = _named, _number, _gain, _flag
"""How `specs.observables_options` names more."""
