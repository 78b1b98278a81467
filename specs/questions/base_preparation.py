"""Questions about preparing a round (phase 1) and choosing a hand (phase 2)."""

import enum

from oracle.questions import Catalogue, Effect, flag, number_of
from oracle.terms import all_of
from specs.questions.base_components import employee_cards_of_level
from specs.questions.base_setup import deck_level_at
from specs.vocabulary import round_number, round_step

preparation = Catalogue("preparation")
hand = Catalogue("hand")


class WhenEmpty(enum.Enum):
    """What is done when a stock runs out while a display is filled."""

    DISCARDS_RETURN = "the discarded tiles come back as new stock"
    STAYS_EMPTY = "the spaces stay empty"


class Direction(enum.Enum):
    """A direction in the displays."""

    RIGHT = "right"
    LEFT = "left"


class StartNext(enum.Enum):
    """Who begins the next round."""

    FAVOR_HOLDER = "who took the favor"
    SAME = "the same player as before"


favor_taken = flag("favor_taken")
reserve_size = number_of("reserve", 0, 8)
discard_size = number_of("discard", 0, 8)
team_small = number_of("team", 1, 3)

step_done = preparation.permission(
    "step_in_round_one",
    "Is this step of preparing a round done in round one, too?",
    round_step,
    effect=Effect.SETUP,
    subject="step_in_round_one",
)
step_later = preparation.permission(
    "step_in_later_rounds",
    "Is this step of preparing a round done from round two on?",
    round_step,
    effect=Effect.PLAY,
    subject="step_in_later_rounds",
)
round_step_position = preparation.number(
    "round_step_position",
    "At which place stands this step of preparing a round?",
    round_step,
    answers=(1, 6),
    effect=Effect.WORDING,
    subject="round_step_position",
)
starts_next = preparation.choice(
    "starts_next_round",
    "Who begins the next round?",
    favor_taken,
    answers=StartNext,
    effect=Effect.PLAY,
    subject="starts_next_round",
)
favor_returns = preparation.fact(
    "favor_returns", "Does the favor go back to the board in the next round's preparation?", effect=Effect.PLAY
)
queue_leftovers_leave_game = preparation.fact(
    "queue_leftovers_leave_game", "Do employees left in the queue leave the game?", effect=Effect.PLAY
)
employees_revealed = preparation.number(
    "employees_revealed",
    "How many employees are revealed at the beginning of a round?",
    answers=(0, 9),
    unit="cards",
    effect=Effect.PLAY,
    subject="employees_revealed",
)
employees_revealed_in_round = preparation.number(
    "employees_revealed_in_round",
    "How many employees are revealed in this round?",
    round_number,
    answers=(0, 9),
    unit="cards",
    effect=Effect.PLAY,
)
deck_empty_after_last_reveal = preparation.fact(
    "deck_empty_after_last_reveal",
    "Is the employee deck empty once the queue of round seven is filled?",
    effect=Effect.WORDING,
    subject="deck_runs_out",
)
highest_level_is_round = preparation.fact(
    "highest_level_is_round",
    "Is the highest level in the queue the number of this round?",
    round_number,
    effect=Effect.WORDING,
    given=round_number <= 6,
    subject="highest_level_is_round", gaps=False,
    # Levels in order, four cards a round and six cards on top: the note follows, and no rule refers to it.
    moot=all_of(*(deck_level_at(n) == n for n in range(1, 7)))
    & (employees_revealed() == 4)
    & (employee_cards_of_level(1) == 6),
)
resources_stay = preparation.fact(
    "resource_leftovers_stay", "Do resource tiles left in the display stay there?", effect=Effect.PLAY
)
resource_refill = preparation.fact(
    "resource_spaces_refilled", "Is every empty space of the resource display filled at random?", effect=Effect.PLAY
)
resource_fill_direction = preparation.choice(
    "resource_fill_from", "From which side is the resource display filled?", answers=Direction, effect=Effect.WORDING,
    gaps=False
)
resource_stock_out = preparation.choice(
    "resource_stock_out",
    "What is done when the stock of resource tiles is empty and discards are left?",
    answers=WhenEmpty,
    effect=Effect.PLAY,
    near=("resource_spaces_refilled",),
    subject="resource_stock_out",
)
resource_all_out = preparation.choice(
    "resource_all_out",
    "What is done when stock and discards of resource tiles are both empty?",
    answers=WhenEmpty,
    effect=Effect.PLAY,
    near=("resource_spaces_refilled",),
    subject="resource_stock_out",
)
resource_shuffled_while_left = preparation.permission(
    "resource_discards_return_early",
    "May discarded resource tiles come back while the stock is not empty?",
    effect=Effect.PLAY,
    near=("resource_stock_out",), gaps=False,
)
garments_discarded_right = preparation.number(
    "garments_discarded_right",
    "Garments on how many rightmost spaces are discarded?",
    answers=(0, 9),
    unit="spaces",
    effect=Effect.PLAY,
    subject="garments_discarded_right",
)
garment_discard_marked = preparation.fact(
    "garment_discard_depends_on_players",
    "Does it depend on the number of players whether those garments are discarded?",
    effect=Effect.PLAY,
    near=("garments_discarded_right",),
)
garments_slide = preparation.choice(
    "garments_slide_to", "To which side do the remaining garments slide?", answers=Direction, effect=Effect.PLAY
)
garment_refill = preparation.fact(
    "garment_spaces_refilled", "Is every empty space of the garment display filled at random?", effect=Effect.PLAY
)
garment_fill_direction = preparation.choice(
    "garment_fill_from", "From which side is the garment display filled?", answers=Direction, effect=Effect.WORDING,
    near=("garment_spaces_refilled",),
)
garment_sketch_up = preparation.fact(
    "garments_shown_sketch_up", "Do garments in the display lie with the sketch side up?", effect=Effect.WORDING
)
garment_stock_out = preparation.choice(
    "garment_stock_out",
    "What is done when the bag of garments is empty and discards are left?",
    answers=WhenEmpty,
    effect=Effect.PLAY,
    near=("garment_spaces_refilled",),
    subject="garment_stock_out",
)
garment_all_out = preparation.choice(
    "garment_all_out",
    "What is done when bag and discards of garments are both empty?",
    answers=WhenEmpty,
    effect=Effect.PLAY,
    near=("garment_spaces_refilled",),
    subject="garment_stock_out",
)
garment_empty_side = preparation.choice(
    "garment_spaces_left_empty",
    "On which side do garment spaces stay empty when tiles run out?",
    answers=Direction,
    effect=Effect.PLAY,
    near=("garment_spaces_refilled",),
    subject="garment_stock_out",
)
round_seven_favor = preparation.fact(
    "favor_matters_after_last_round",
    "Is there a next round for the favor taken in round seven?",
    effect=Effect.NONE,
    gaps=False,
)

cards_chosen = hand.number(
    "cards_chosen", "How many cards does a player choose for a round?", answers=(0, 9), unit="cards", effect=Effect.PLAY
)
hand_chosen_by_player = hand.fact(
    "hand_chosen_by_player", "Does the player choose the cards (and not draw them at random)?", effect=Effect.PLAY
)
hand_chosen_secretly = hand.fact(
    "hand_chosen_secretly", "Are the cards chosen in secret?", effect=Effect.PLAY, subject="hand_chosen_how"
)
hand_chosen_at_once = hand.fact(
    "hand_chosen_at_once", "Do all players choose at the same time?", effect=Effect.PLAY, subject="hand_chosen_how"
)
unchosen_return = hand.fact(
    "unchosen_return_to_reserve", "Do unchosen cards go back to the reserve?", effect=Effect.PLAY
)
reserve_shuffled = hand.permission(
    "reserve_shuffled", "Is the reserve shuffled before choosing?", effect=Effect.PLAY, near=("cards_chosen",),
    moot=hand_chosen_by_player(), gaps=False
)
reserve_taken_first = hand.permission(
    "reserve_taken_first",
    "With fewer cards in reserve than are to be chosen, are all of them taken first?",
    reserve_size,
    effect=Effect.PLAY,
    given=reserve_size <= 2,
    subject="reserve_taken_first",
)
new_reserve_made = hand.permission(
    "new_reserve_made",
    "Does the discard pile become the new reserve now, with so many cards in reserve?",
    reserve_size,
    effect=Effect.PLAY,
    subject="new_reserve_made",
)
three_taken = hand.permission(
    "exactly_three_taken", "With exactly three cards in reserve, are these three taken?", effect=Effect.PLAY
)
new_reserve_waits = hand.fact(
    "new_reserve_waits_until_needed",
    "Is a new reserve made only when a card is needed and the reserve is empty?",
    effect=Effect.PLAY,
)
whole_discard_moves = hand.fact(
    "whole_discard_moves", "Does the whole discard pile become the new reserve, face down?", effect=Effect.PLAY
)
rest_chosen_from_new = hand.fact(
    "rest_chosen_from_new_reserve", "Are the missing cards chosen from the new reserve?", effect=Effect.PLAY
)
first_round_choice = hand.number(
    "first_round_reserve",
    "From how many cards does a player choose in round one?",
    answers=(0, 12),
    unit="cards",
    effect=Effect.PLAY,
)
hand_from_small_team = hand.number(
    "hand_from_small_team",
    "How many cards does a player have in hand whose whole team is this small?",
    team_small,
    answers=(0, 3),
    unit="cards",
    effect=Effect.PLAY,
    near=("cards_chosen", "new_reserve_made"), editions=("original-2013",),
)
reserve_seen_by_owner = hand.permission(
    "owner_may_look",
    "May a player look at the cards of their own reserve while choosing?",
    effect=Effect.PLAY,
    near=("hand_chosen_by_player",),
)
discard_seen = hand.permission(
    "others_may_look_at_discard",
    "May others look through a player's discard pile?",
    effect=Effect.PLAY,
    near=("whole_discard_moves", "card_discarded_face_up"),
)
hired_in_hand_kept = hand.fact(
    "hand_empty_before_choosing", "Is every hand empty when the next choice is made?", effect=Effect.PLAY, gaps=False
)
