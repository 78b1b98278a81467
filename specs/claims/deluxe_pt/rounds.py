"""Claims of `deluxe-pt` about the round, its preparation and the choice of a hand, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions.base_components import hiring_spaces, phases_in_round, rounds_in_game
from specs.questions.base_preparation import (
    Direction,
    StartNext,
    WhenEmpty,
    cards_chosen,
    deck_empty_after_last_reveal,
    employees_revealed,
    employees_revealed_in_round,
    favor_returns,
    garment_all_out,
    garment_empty_side,
    garment_fill_direction,
    garment_refill,
    garment_sketch_up,
    garment_stock_out,
    garments_discarded_right,
    garments_slide,
    hand_chosen_at_once,
    hand_chosen_by_player,
    hand_chosen_secretly,
    highest_level_is_round,
    new_reserve_made,
    new_reserve_waits,
    queue_leftovers_leave_game,
    reserve_shuffled,
    reserve_size,
    reserve_taken_first,
    resource_all_out,
    resource_fill_direction,
    resource_refill,
    resource_stock_out,
    resources_stay,
    rest_chosen_from_new,
    round_step_position,
    starts_next,
    step_done,
    step_later,
    three_taken,
    unchosen_return,
    whole_discard_moves,
)
from specs.questions.base_turns import favor_gives_start, resource_discarded_face_up
from specs.questions.end import employee_deck_empty_at_end, game_ends_after_round
from specs.questions.extra_deluxe_actions import favor_start_marker_taken
from specs.questions.extra_deluxe_setup import (
    EmployeeStep,
    GarmentStep,
    PhaseName,
    TileStock,
    all_discards_return,
    employee_step_number,
    employees_revealed_of_level,
    game_ends_with_scoring,
    garment_discard_spaces_marked,
    garment_step_number,
    garments_slide_over_all_gaps,
    new_employees_face_up,
    new_employees_from_top,
    next_choice_expected_in_next_round,
    phase_number,
    pile_face_up,
    reserve_empty_after_three,
    returned_tiles_mixed,
    whole_reserve_to_hand,
)
from specs.questions.favor import StartPasses, start_passes_when
from specs.questions.hand import (
    FromWhere,
    Renewal,
    discard_pile_left,
    hand_choice_free,
    hand_from,
    hand_of,
    new_reserve_shuffled,
    renewed_after_exactly_three,
    reserve_rule_from_round,
    taken_from_new_reserve,
    taken_from_reserve,
    unchosen_face_down,
)
from specs.questions.income import income_phase_number
from specs.questions.preparation import (
    CountedBy,
    GarmentAt,
    MarkerWith,
    ResourceTileAt,
    deck_left_after,
    favor_holder_exchanges,
    filling_goes_on,
    garment_returns,
    garments_per_space,
    garments_swept,
    garments_swept_counted,
    garments_swept_to_discard,
    highest_level_in_queue,
    on_right_spaces,
    queue_cleared,
    queue_left,
    resource_tile_returns,
    start_moves_on_by_itself,
)
from specs.questions.resources import resource_display_face_up
from specs.questions.turns import BoardEdge, Pile, action_phase_number, pile_stands_at
from specs.vocabulary import RoundStep, round_number

claim = Statements("deluxe-pt")

# The round.
claim("round.seven", "271.1", "a game has seven rounds", rounds_in_game() == 7)
claim("round.four_phases", "272.1", "a round has four phases", phases_in_round() == 4)
claim("round.prepare_phase", "273.1 273.2", "the round is prepared in the first phase",
      phase_number(PhaseName.PREPARE) == 1)
claim("round.choose_phase", "274.1 274.2", "cards are chosen in the second phase", phase_number(PhaseName.CHOOSE) == 2)
claim("round.choose_three", "274.2", "three cards are chosen in the second phase", cards_chosen() == 3)
claim("round.action_phase", "275.1 275.2", "actions are taken in the third phase", action_phase_number() == 3)
claim("round.income_phase", "275.2 276.1", "the fourth phase is the income", income_phase_number() == 4)
claim("round.end", "276.1", "the game ends after the seventh round", rounds_in_game() == 7)
claim("round.end_after", "276.1", "seven rounds and it is over", game_ends_after_round() == 7)
claim("round.scoring", "276.1", "a final scoring ends the game", game_ends_with_scoring())
claim("round.deck_empty_at_end", "276.1", "the employee deck is empty at the end", employee_deck_empty_at_end())
claim("round.deck_out", "276.1", "then the employee deck has run out", deck_empty_after_last_reveal())

# Phase 1.
claim("prepare.phase", "279.1 280.1", "preparing is phase one", phase_number(PhaseName.PREPARE) == 1)
claim("prepare.favor_first", "281.1", "first comes the favor", round_step_position(RoundStep.FAVOR) == 1,
      counts={1: "the letter A"})
claim("prepare.favor_not_in_one", "281.1 282.1", "the favor is left out in round one",
      step_done(RoundStep.FAVOR).may_not,
      unsaid=("denial", "left 1"), why="to be ignored is not to be done; the question names round one")
claim("prepare.favor_later", "282.1 283.1", "the favor is dealt with in all later rounds",
      step_later(RoundStep.FAVOR).must, why="only round one is left out")
claim("prepare.favor_returns", "283.1", "the favor's marker goes back to the board", favor_returns())
claim("prepare.favor_takes_thimble", "283.1", "in exchange the player gets the thimble",
      favor_start_marker_taken().must, why="said as a fact of the game")
claim("prepare.favor_gives_start", "283.1", "so who took the favor is starting player next", favor_gives_start())
claim("prepare.favor_exchange", "283.1", "favor and thimble are exchanged",
      favor_holder_exchanges() == MarkerWith.EXCHANGE)
claim("prepare.favor_when", "283.1", "the thimble passes on when the next round is prepared",
      start_passes_when() == StartPasses.NEXT_ROUND)
claim("prepare.favor_starts", "283.1", "who had it becomes starting player",
      starts_next(True) == StartNext.FAVOR_HOLDER)
claim("prepare.same_start", "286.1", "if nobody took it the starting player stays",
      starts_next(False) == StartNext.SAME,
      unsaid=("left who took the favor",), why="who took it is only the case that did not arise")
claim("prepare.steps_in_one", "272.1 273.2 288.1 300.1 307.1",
      "each round, so the first too, renews queue and displays",
      all_of(*(step_done(s).must for s in (RoundStep.EMPLOYEES, RoundStep.RESOURCES, RoundStep.GARMENTS))),
      why="each round has this phase, and only the favor's step is left out in the first")
claim("prepare.steps_later", "272.1 273.2 288.1 300.1 307.1", "each later round renews queue and displays",
      all_of(*(step_later(s).must for s in (RoundStep.EMPLOYEES, RoundStep.RESOURCES, RoundStep.GARMENTS))),
      why="each round has this phase")
claim("prepare.start_stays", "286.1", "so the start does not pass on by itself", ~start_moves_on_by_itself(),
      why="staying the same denies passing on")
claim("prepare.employees_second", "288.1", "second come the employees", round_step_position(RoundStep.EMPLOYEES) == 2,
      counts={2: "the letter B"})
claim("prepare.all_leftovers", "289.1", "whatever is left in the queue is removed", queue_cleared(queue_left).must,
      when=queue_left >= 1, counts={1: "whatever is left"}, why="said as an instruction")
claim("prepare.remove_first", "289.1", "removing comes first", employee_step_number(EmployeeStep.REMOVE) == 1)
claim("prepare.leftovers", "289.1", "employees left in the queue leave the game", queue_leftovers_leave_game())
claim("prepare.reveal_second", "292.1", "revealing comes second", employee_step_number(EmployeeStep.REVEAL) == 2)
claim("prepare.four", "292.1", "four new employees are revealed", employees_revealed() == 4)
claim("prepare.from_top", "292.1", "they come from the top of the deck", new_employees_from_top())
claim("prepare.face_up", "292.1", "they lie face up", new_employees_face_up())
claim("prepare.into_queue", "292.1", "so there is room for four in the queue", hiring_spaces() == 4)
claim("prepare.level_round", "296.1", "the highest level shown is the round's number, up to round six",
      highest_level_is_round(round_number), when=round_number <= 6)
claim("prepare.level_round_at_least", "296.1", "in rounds one to six a card of the round's own level is revealed",
      employees_revealed_of_level(round_number, round_number) >= 1, when=round_number <= 6,
      counts={1: "the highest level shown"}, why="so that it can be the highest")
claim("prepare.deck_out", "297.1", "in round seven the last four cards leave the deck empty",
      deck_empty_after_last_reveal())
claim("prepare.deck_left", "297.1", "in round seven no employee is left in the deck", deck_left_after(7) == 0)
claim("prepare.highest_level", "296.1", "up to round six the highest level in the queue is the round's number",
      highest_level_in_queue(round_number) == round_number, when=round_number <= 6)
claim("prepare.last_four", "297.1", "in round seven four employees are revealed", employees_revealed_in_round(7) == 4)
claim("prepare.last_level", "297.1", "these four are of level six", employees_revealed_of_level(7, 6) == 4)
claim("prepare.resources_third", "300.1", "third come the resource tiles",
      round_step_position(RoundStep.RESOURCES) == 3, counts={3: "the letter C"})
claim("prepare.resources_stay", "301.1", "tiles left in the drawers stay", resources_stay())
claim("prepare.resources_refilled", "301.1", "empty spaces are filled by chance from the bag", resource_refill())
claim("prepare.resources_from", "301.1", "filling goes from the left to the right",
      resource_fill_direction() == Direction.LEFT,
      unsaid=("left right",), why="the right is where the filling ends")
claim("prepare.resources_face_up", "301.1", "resource tiles lie face up", resource_display_face_up())
claim("prepare.resource_bag_empty", "303.1", "with an empty bag the used tiles come back",
      resource_stock_out() == WhenEmpty.DISCARDS_RETURN)
claim("prepare.resources_all_back", "303.1", "all used tiles come back", all_discards_return(TileStock.RESOURCES))
claim("prepare.resources_mixed", "303.1", "they are mixed well", returned_tiles_mixed(TileStock.RESOURCES))
claim("prepare.resources_discard", "303.1", "used tiles lie in the discard area", resource_discarded_face_up())
claim("prepare.spent_tiles_return", "303.1", "tiles spent as silk come back",
      resource_tile_returns(ResourceTileAt.SPENT))
claim("prepare.resources_out", "305.1", "with none at all spaces stay empty",
      resource_all_out() == WhenEmpty.STAYS_EMPTY)
claim("prepare.garments_fourth", "307.1", "fourth come the garments", round_step_position(RoundStep.GARMENTS) == 4,
      counts={4: "the letter D"})
claim("prepare.garments_refilled", "308.1", "the spaces are filled by chance from the bag", garment_refill())
claim("prepare.garments_discard_first", "310.1", "discarding comes first",
      garment_step_number(GarmentStep.DISCARD) == 1)
claim("prepare.garments_marked", "310.1", "a sign marks these spaces", garment_discard_spaces_marked())
claim("prepare.garments_discarded", "310.1", "garments on the two rightmost spaces are discarded",
      garments_discarded_right() == 2)
claim("prepare.garments_slide_second", "313.1", "moving comes second", garment_step_number(GarmentStep.SLIDE) == 2)
claim("prepare.garments_close_up", "313.1", "they close every gap", garments_slide_over_all_gaps())
claim("prepare.garments_to_discard", "310.1", "they go to the discard area of garments", garments_swept_to_discard())
claim("prepare.garments_by_space", "310.1", "what lies on the two spaces goes, an empty one spares a garment",
      garments_swept_counted() == CountedBy.SPACES)
claim("prepare.garments_swept", "310.1", "as many go as lie there", garments_swept(on_right_spaces) == on_right_spaces)
claim("prepare.garments_slide", "313.1", "the others are moved to the right", garments_slide() == Direction.RIGHT)
claim("prepare.garments_fill_third", "315.1", "filling comes third", garment_step_number(GarmentStep.FILL) == 3)
claim("prepare.one_each", "315.1", "a garment for each empty space", garments_per_space() == 1)
claim("prepare.garments_fill", "315.1", "still empty spaces are filled", garment_refill())
claim("prepare.garments_from", "315.1", "filling begins at the right", garment_fill_direction() == Direction.RIGHT,
      unsaid=("left left",), why="the left is where the filling ends")
claim("prepare.garments_sketch", "315.1", "the sketch is face up", garment_sketch_up())
claim("prepare.garment_bag_empty", "317.1 318.1", "with an empty bag the discarded garments come back",
      garment_stock_out() == WhenEmpty.DISCARDS_RETURN)
claim("prepare.garments_all_back", "317.1", "all discarded garments come back", all_discards_return(TileStock.GARMENTS))
claim("prepare.garments_mixed", "317.1", "they are mixed well", returned_tiles_mixed(TileStock.GARMENTS))
claim("prepare.swept_return", "317.1", "garments discarded from the display come back", all_of(
    garment_returns(GarmentAt.SWEPT), garment_returns(GarmentAt.JUST_SWEPT)))
claim("prepare.filling_goes_on", "318.1", "then filling goes on", filling_goes_on(TileStock.GARMENTS))
claim("prepare.garments_out", "318.2", "with none at all spaces stay empty",
      garment_all_out() == WhenEmpty.STAYS_EMPTY)
claim("prepare.garments_out_side", "318.2", "these are the leftmost", garment_empty_side() == Direction.LEFT)

# Phase 2.
claim("hand.phase", "320.1 321.1", "choosing is phase two", phase_number(PhaseName.CHOOSE) == 2)
claim("hand.title", "321.1", "three cards are chosen", cards_chosen() == 3)
claim("hand.from_reserve", "322.1", "the cards come out of the reserve", hand_from(FromWhere.RESERVE).may,
      unsaid=("leave",), why="to select out of it is put as what is done")
claim("hand.three_is_duty", "322.1", "three exactly",
      hand_of(3).must, why="said as a fact of the game")
claim("hand.at_once", "322.1", "all choose at the same time", hand_chosen_at_once())
claim("hand.secret", "322.1", "they choose hidden from each other", hand_chosen_secretly())
claim("hand.three", "322.1", "each chooses three", cards_chosen() == 3)
claim("hand.choice", "322.1", "each selects from the whole reserve", hand_chosen_by_player())
claim("hand.reserve_down", "322.1", "the reserve is a face-down pile", ~pile_face_up(Pile.RESERVE),
      why="face down denies face up")
claim("hand.reserve_side", "322.1", "the reserve is to the left", pile_stands_at(Pile.RESERVE) == BoardEdge.LEFT)
claim("hand.no_shuffle", "325.1", "the reserve never has to be shuffled", reserve_shuffled().need_not,
      unsaid=("no duty",), why="never needing to is no duty")
claim("hand.new_not_shuffled", "325.1", "not even a new reserve has to be shuffled", new_reserve_shuffled().need_not,
      unsaid=("no duty",), why="never needing to is no duty, so with a new reserve, too")
claim("hand.three_kept", "326.1", "the three chosen are taken", cards_chosen() == 3)
claim("hand.unchosen", "326.1", "the others go back to the reserve", unchosen_return())
claim("hand.not_whole_reserve", "326.1", "so the whole reserve is not always taken", ~whole_reserve_to_hand(),
      unsaid=("denial",), why="what is not chosen goes back")
claim("hand.unchosen_down", "326.1", "the others lie face down", ~pile_face_up(Pile.RESERVE),
      why="face down denies face up", unsaid=("denial",))
claim("hand.unchosen_side", "326.1", "they lie to the left", pile_stands_at(Pile.RESERVE) == BoardEdge.LEFT)
claim("hand.unchosen_face_down", "326.1", "the others lie face down", unchosen_face_down())
claim("hand.exactly_three", "330.1", "with exactly three in reserve these must be taken", three_taken().must)
claim("hand.exactly_three_no_new", "330.1 331.1", "with exactly three no new reserve is made yet",
      new_reserve_made(3).may_not, why="the reserve stays empty")
claim("hand.three_empty", "331.1", "the reserve stays empty until a card has to be chosen", reserve_empty_after_three())
claim("hand.next_choice", "331.1", "that is normally in the next round", next_choice_expected_in_next_round(),
      unsaid=("left 2", "left when hands are chosen in the next round"),
      why="phase two of the next round is only the usual moment")
claim("hand.three_waits", "331.1", "a new reserve waits for that", new_reserve_waits())
claim("hand.no_choice", "330.1", "with exactly three there is nothing to choose", hand_choice_free(3).may_not)
claim("hand.rule_from_two", "328.1 329.1 330.1 333.1", "all this holds from the second round on",
      reserve_rule_from_round() == 2)
claim("hand.renewed_when_needed", "331.1", "then a new reserve is made when a card has to be chosen again",
      renewed_after_exactly_three() == Renewal.WHEN_NEEDED)
claim("hand.few_first", "333.1", "with up to two in reserve all of them are taken first",
      reserve_taken_first(reserve_size).must, when=(reserve_size == 0) | (reserve_size == 1) | (reserve_size == 2))
claim("hand.few_all", "333.1", "so with up to two all the reserve goes to the hand",
      taken_from_reserve(reserve_size) == reserve_size,
      when=(reserve_size == 0) | (reserve_size == 1) | (reserve_size == 2))
claim("hand.few_no_choice", "333.1", "and there is no choice among these", hand_choice_free(reserve_size).may_not,
      when=(reserve_size == 1) | (reserve_size == 2),
      unsaid=("denial",), why="who must take all has no choice")
claim("hand.few_new", "333.1 335.1", "then the discard pile becomes the reserve", new_reserve_made(reserve_size).must,
      when=(reserve_size == 0) | (reserve_size == 1) | (reserve_size == 2),
      why="the case is named in the sentence before")
claim("hand.whole_discard", "335.1", "all of the discard pile is moved and turned face down", whole_discard_moves())
claim("hand.discard_face_up", "335.1", "the discard pile is face up", pile_face_up(Pile.DISCARD))
claim("hand.discard_empty", "335.1", "nothing stays on the discard pile", discard_pile_left() == 0,
      counts={0: "all are taken"})
claim("hand.discard_side", "335.1", "the discard pile is to the right", pile_stands_at(Pile.DISCARD) == BoardEdge.RIGHT)
claim("hand.new_reserve_side", "335.1", "the new reserve is to the left",
      pile_stands_at(Pile.RESERVE) == BoardEdge.LEFT)
claim("hand.rest", "337.1", "what is missing is chosen from the new reserve", rest_chosen_from_new())
claim("hand.rest_number", "333.1 337.1", "as many from the new reserve as are lacking to three",
      taken_from_new_reserve(reserve_size) == 3 - reserve_size,
      when=(reserve_size == 0) | (reserve_size == 1) | (reserve_size == 2),
      unsaid=("left leave",), why="“may” says that the new reserve is at hand, the number is fixed")
claim("hand.filled_to_three", "337.1", "until the hand has exactly three", cards_chosen() == 3)
claim("hand.only_when_needed", "340.1", "a new reserve is made only when a card is needed and none is left",
      new_reserve_waits())
claim("hand.not_before", "340.1", "with three or more in reserve no new one is made",
      new_reserve_made(reserve_size).may_not, when=reserve_size >= 3,
      counts={3: "the cards that are chosen"})
claim("hand.not_from_discard", "340.1", "as long as the reserve suffices, the discard pile gives no card",
      hand_from(FromWhere.DISCARD).may_not)
claim("hand.example_three", "343.1", "Eva has to select three",
      all_of(cards_chosen() == 3, hand_of(3).must), example=True)
claim("hand.example_two", "344.1", "with two in reserve Eva must take both", reserve_taken_first(2).must, example=True)
claim("hand.example_new", "345.1", "her discard pile becomes her reserve", new_reserve_made(2).must,
      example=True, why="one sentence broken over many short lines", counts={2: "from the sentence before"})
claim("hand.example_all", "345.1", "all of it is turned face down", whole_discard_moves(),
      example=True, why="one sentence broken over many short lines")
claim("hand.example_waits", "345.1", "because she lacks a card and her reserve is empty", new_reserve_waits(),
      example=True, why="one sentence broken over many short lines")
claim("hand.example_rest", "352.1", "the last card is any of the new reserve", rest_chosen_from_new(), example=True)
claim("hand.example_hand", "352.1", "so the hand has three cards", cards_chosen() == 3, example=True)
claim("hand.example_one_new", "344.1 345.1 352.1", "two from the old reserve and one from the new",
      all_of(taken_from_reserve(2) == 2, taken_from_new_reserve(2) == 1), example=True,
      unsaid=("left leave",), why="“may” says that the new reserve is at hand; one example over many short lines")
