"""Claims of `original-es` about rounds, their preparation and the hand (lines 47-81), in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions.base_components import (
    Secret,
    drawers,
    hiring_spaces,
    is_open,
    phases_in_round,
    rounds_in_game,
)  # fmt: skip
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
    garment_discard_marked,
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
    reserve_seen_by_owner,
    reserve_size,
    reserve_taken_first,
    resource_all_out,
    resource_refill,
    resource_shuffled_while_left,
    resource_stock_out,
    resources_stay,
    rest_chosen_from_new,
    round_seven_favor,
    round_step_position,
    starts_next,
    step_done,
    step_later,
    three_taken,
    unchosen_return,
    whole_discard_moves,
)  # fmt: skip
from specs.questions.base_setup import displays_filled_in_setup
from specs.questions.end import EndPoint, employee_deck_empty_at_end, game_ends_after_round, game_ends_at
from specs.questions.extra_deluxe_actions import favor_start_marker_taken
from specs.questions.extra_deluxe_scoring import next_round_begins_with_phase
from specs.questions.extra_deluxe_setup import (
    EmployeeSign,
    EmployeeStep,
    GarmentStep,
    PhaseName,
    TileStock,
    all_discards_return,
    employee_card_shows,
    employee_step_number,
    game_ends_with_scoring,
    garment_discard_spaces_marked,
    garment_step_number,
    garments_slide_over_all_gaps,
    new_employees_face_up,
    next_choice_expected_in_next_round,
    phase_number,
    reserve_empty_after_three,
    returned_tiles_mixed,
    whole_reserve_to_hand,
)  # fmt: skip
from specs.questions.favor import StartPasses, start_passes_when
from specs.questions.general import (
    Limited,
    Phase,
    first_round_has_phase,
    later_round_has_phase,
    supply_limited,
)  # fmt: skip
from specs.questions.hand import (
    DuringRound,
    FromWhere,
    Renewal,
    cards_shown_when_played,
    discard_pile_left,
    hand_choice_free,
    hand_from,
    hand_of,
    in_hand,
    renewed_after_exactly_three,
    renewed_during_round,
    reserve_rule_from_round,
    taken_from_new_reserve,
    taken_from_reserve,
    unchosen_face_down,
)  # fmt: skip
from specs.questions.income import (
    after_income_next_round,
    income_before_final_scoring,
    income_in_round,
    income_phase_number,
)  # fmt: skip
from specs.questions.preparation import (
    CountedBy,
    GarmentAt,
    MarkerWith,
    ReturnTime,
    ShortFill,
    deck_left_after,
    discards_return_when,
    employees_revealed_with,
    empty_spaces_filled_later,
    favor_holder_exchanges,
    few_garments_go,
    filling_goes_on,
    garment_returns,
    garments_per_space,
    garments_swept,
    garments_swept_counted,
    garments_swept_to_discard,
    garments_swept_with,
    highest_level_in_queue,
    on_right_spaces,
    queue_cleared,
    queue_left,
    removed_employees_return,
    resource_leftovers_keep_space,
    resource_pile_drawn_from,
    start_moves_on_by_itself,
)  # fmt: skip
from specs.questions.resources import resource_display_face_up
from specs.questions.setup import Display, FirstFilled, display_first_filled
from specs.questions.turns import BoardEdge, Pile, action_phase_number, pile_stands_at
from specs.vocabulary import RoundStep, players, round_number, round_step

claim = Statements("original-es")

# The course of a round (lines 47-53).
claim("rounds.seven", "48.1", "there are seven rounds", rounds_in_game() == 7)
claim("rounds.four_phases", "48.2", "a round has four phases", phases_in_round() == 4)
claim("rounds.phases_each", "48.2", "each round has them, the first as well as the later ones",
      all_of(*(first_round_has_phase(p) & later_round_has_phase(p) for p in Phase)))
claim("rounds.income_each", "48.2 52.1", "each round has its income", income_in_round(round_number))
claim("rounds.phase_one", "49.1 49.2", "preparing the round is phase one, with which a new round begins",
      all_of(phase_number(PhaseName.PREPARE) == 1, next_round_begins_with_phase() == 1))
claim("rounds.phase_two", "50.1", "choosing a hand of three is phase two",
      all_of(phase_number(PhaseName.CHOOSE) == 2, cards_chosen() == 3))
claim("rounds.phase_three", "51.1", "taking actions is phase three", action_phase_number() == 3)
claim("rounds.phase_four", "52.1", "receiving income is phase four", income_phase_number() == 4)
claim("rounds.deck_out", "52.1", "in round seven the employee deck runs out",
      all_of(deck_empty_after_last_reveal(), employee_deck_empty_at_end()))
claim("rounds.last", "52.1", "the game ends after round seven, with a final scoring",
      all_of(rounds_in_game() == 7, game_ends_after_round() == 7, game_ends_with_scoring()))
claim("rounds.last_income", "48.2 52.1", "round seven has all its phases, the income too, before that scoring",
      all_of(game_ends_at() == EndPoint.INCOME, income_before_final_scoring()))
claim("rounds.next", "48.1 48.2", "a round before the seventh leads on to another",
      after_income_next_round(round_number),
      when=round_number != 7)
claim("rounds.none_after_seven", "52.1", "no round follows round seven",
      all_of(~after_income_next_round(7), ~round_seven_favor()),
      unsaid=("denial",), why="the game ends after it")

# Phase 1, step A (lines 54-58).
claim("prep.phase", "54.1 54.2", "preparing the round is phase one", phase_number(PhaseName.PREPARE) == 1)
claim("prep.favor_not_first", "55.1", "the favor step is left out in round one", step_done(RoundStep.FAVOR).may_not,
      unsaid=("denial",), why="to be ignored, says the text, as an order")
claim("prep.favor_later", "57.1", "who took the favor gets the starting player marker and gives the favor back",
      all_of(starts_next(True) == StartNext.FAVOR_HOLDER, favor_returns(), step_later(RoundStep.FAVOR).must))
claim("prep.favor_exchange", "57.1", "one is exchanged for the other",
      all_of(favor_holder_exchanges() == MarkerWith.EXCHANGE, favor_start_marker_taken().must))
claim("prep.favor_when", "57.1", "this is done in the round after", start_passes_when() == StartPasses.NEXT_ROUND)
claim("prep.nobody", "58.1", "if nobody took it, the starting player stays", starts_next(False) == StartNext.SAME,
      unsaid=("left who took the favor",), why="the favor is named in the condition that nobody took it")
claim("prep.no_moving_on", "58.1", "then the start does not pass on", ~start_moves_on_by_itself())
claim("prep.order", "55.1 59.1 64.1 67.1", "favor, employees, resources, garments, in this order",
      all_of(round_step_position(RoundStep.FAVOR) == 1, round_step_position(RoundStep.EMPLOYEES) == 2,
             round_step_position(RoundStep.RESOURCES) == 3, round_step_position(RoundStep.GARMENTS) == 4),
      counts={1: "A", 2: "B", 3: "C", 4: "D"}, why="the letters A to D of the four steps")
claim("prep.others_always", "55.1 59.1 64.1 67.1", "only the favor step is left out in round one",
      step_done(round_step).must, when=round_step != RoundStep.FAVOR,
      why="the note to leave out round one stands at step A alone")
claim("prep.others_later", "48.2 59.1 64.1 67.1", "in later rounds these steps are done, too",
      all_of(*(step_later(s).must for s in (RoundStep.EMPLOYEES, RoundStep.RESOURCES, RoundStep.GARMENTS))),
      why="each round has the phase of these steps")
claim("prep.first_filled", "55.1 59.1 64.1 67.1", "so queue and displays are first filled in phase one of round one",
      all_of(~displays_filled_in_setup(), *(display_first_filled(d) == FirstFilled.PREPARATION for d in Display)),
      why="the note to leave out round one stands at step A alone")

# Step B (lines 59-63).
claim("prep.leftovers", "59.1", "employees left in the queue leave the game", queue_leftovers_leave_game())
claim("prep.leftovers_all", "59.1", "as many as there are must be removed", queue_cleared(queue_left).must)
claim("prep.leftovers_never_back", "59.1", "out of the game, they do not come back",
      ~removed_employees_return(), why="they are taken out of the game",
      unsaid=("denial",))
claim("prep.leftovers_first", "59.1", "removing them comes first", employee_step_number(EmployeeStep.REMOVE) == 1)
claim("prep.new_after_that", "61.1", "revealing new ones comes after that",
      employee_step_number(EmployeeStep.REVEAL) == 2,
      counts={2: "after the first"})
claim("prep.four_new", "61.1", "exactly four employees are revealed", employees_revealed() == 4)
claim("prep.four_always", "61.1", "so it is in any round and with any number of players",
      all_of(employees_revealed_in_round(round_number) == 4, employees_revealed_with(players) == 4))
claim("prep.new_face_up", "61.1", "they lie face up", new_employees_face_up())
claim("prep.hiring_spaces", "61.1", "the queue has four spaces", hiring_spaces() == 4)
claim("prep.level_is_round", "62.2", "in rounds one to six the highest level is the round's number",
      all_of(highest_level_is_round(round_number), highest_level_in_queue(round_number) == round_number),
      when=(round_number >= 1) & (round_number <= 6))
claim("prep.level_shown", "62.2", "cards have the number of their level on them",
      employee_card_shows(EmployeeSign.LEVEL))
claim("prep.deck_out", "63.1", "in round seven the deck is empty after the last four",
      all_of(deck_empty_after_last_reveal(), deck_left_after(7) == 0, employees_revealed_in_round(7) == 4))

# Step C (lines 64-66).
claim("prep.resources", "64.1", "every empty space of the three sections is filled at random",
      all_of(resource_refill(), drawers() == 3))
claim("prep.resources_up", "64.1", "the tiles lie there face up", resource_display_face_up())
claim("prep.any_pile", "64.1", "they come from any pile", resource_pile_drawn_from().may,
      why="an order to draw that leaves open from which pile", unsaid=("leave",))
claim("prep.resources_gaps", "64.1", "a space still empty is filled in this step of a later round",
      empty_spaces_filled_later(TileStock.RESOURCES))
claim("prep.resources_stay", "65.1", "resource tiles left stay, each on its space",
      all_of(resources_stay(), resource_leftovers_keep_space()))
claim("prep.resources_out", "66.1", "when all piles are used up, discards make new ones",
      resource_stock_out() == WhenEmpty.DISCARDS_RETURN)
claim("prep.resources_mixed", "66.1", "the discarded tiles are shuffled, all of them",
      all_of(returned_tiles_mixed(TileStock.RESOURCES), all_discards_return(TileStock.RESOURCES)))
claim("prep.resources_not_before", "66.1", "they come back if all piles are used up, not earlier",
      resource_shuffled_while_left().may_not,
      unsaid=("denial",), why="said as a condition: if all piles are used up")
claim("prep.resources_out_at_once", "66.1", "as soon as all piles are used up",
      discards_return_when(TileStock.RESOURCES) == ReturnTime.AS_SOON_AS_EMPTY, reading="resources_return:at_once")
claim("prep.resources_out_when_needed", "66.1", "when a space is to be filled and all piles are used up",
      discards_return_when(TileStock.RESOURCES) == ReturnTime.WHEN_NEEDED, reading="resources_return:when_needed")
claim("prep.resources_go_on", "66.1 66.2", "the new piles serve to fill the spaces still empty",
      filling_goes_on(TileStock.RESOURCES),
      unsaid=("left denial",), why="that the new piles do not suffice is a condition there")
claim("prep.resources_all_out", "66.2", "if even these do not suffice, spaces stay empty",
      resource_all_out() == WhenEmpty.STAYS_EMPTY)
claim("prep.resources_limited", "66.2", "resource tiles are limited", supply_limited(Limited.RESOURCE_TILES))

# Step D (lines 67-72).
claim("prep.sketch_side", "67.1", "garments are laid out with the sketch side up", garment_sketch_up())
claim("prep.garments_right", "69.1", "garments on the two rightmost spaces are discarded",
      garments_discarded_right() == 2)
claim("prep.garments_right_first", "69.1", "this comes first", garment_step_number(GarmentStep.DISCARD) == 1)
claim("prep.garments_right_always", "69.1", "so it is with any number of players", garments_swept_with(players) == 2)
claim("prep.garments_right_unconditional", "69.1", "their number is no condition of it", ~garment_discard_marked(),
      why="the only condition is that some are left there", unsaid=("denial",))
claim("prep.garments_right_there", "69.1", "as many are discarded as lie on these spaces",
      all_of(garments_swept(on_right_spaces) == on_right_spaces, garments_swept_counted() == CountedBy.SPACES))
claim("prep.garments_right_marked", "69.1", "the two spaces bear a mark, whose picture is lost",
      garment_discard_spaces_marked())
claim("prep.garments_right_where", "69.1", "they go to the discard of garments", garments_swept_to_discard())
claim("prep.garments_slide", "70.1", "the others are moved together to the right",
      all_of(garments_slide() == Direction.RIGHT, garment_step_number(GarmentStep.SLIDE) == 2),
      unsaid=("left fill the empty spaces",), why="they fill the spaces on the right by moving there")
claim("prep.garments_close_up", "70.1", "they fill the spaces on the right without gaps",
      garments_slide_over_all_gaps())
claim("prep.garments_fill", "71.1", "every empty space is filled at random from the bag",
      all_of(garment_refill(), garment_step_number(GarmentStep.FILL) == 3))
claim("prep.garments_one_each", "71.1", "a space gets one", garments_per_space() == 1)
claim("prep.garments_gaps", "71.1", "a space still empty is filled in this step of a later round",
      empty_spaces_filled_later(TileStock.GARMENTS))
claim("prep.sketch_up", "71.2", "garments lie with the sketch side up", garment_sketch_up())
claim("prep.bag_out", "72.1", "when the bag is empty, discards go back into it",
      garment_stock_out() == WhenEmpty.DISCARDS_RETURN,
      unsaid=("left the spaces stay empty",), why="what is empty there is the bag")
claim("prep.bag_mixed", "72.1", "the discarded tiles are mixed, all of them",
      all_of(returned_tiles_mixed(TileStock.GARMENTS), all_discards_return(TileStock.GARMENTS)))
claim("prep.bag_out_at_once", "72.1", "as soon as the bag is empty",
      discards_return_when(TileStock.GARMENTS) == ReturnTime.AS_SOON_AS_EMPTY, reading="garments_return:at_once")
claim("prep.bag_out_when_needed", "72.1", "when a space is to be filled and the bag is empty",
      discards_return_when(TileStock.GARMENTS) == ReturnTime.WHEN_NEEDED, reading="garments_return:when_needed")
claim("prep.bag_swept", "69.1 72.1", "those discarded from the rightmost spaces come back, even those of this round",
      all_of(garment_returns(GarmentAt.SWEPT), garment_returns(GarmentAt.JUST_SWEPT)))
claim("prep.bag_go_on", "72.1 72.2", "the refilled bag serves to fill the spaces still empty",
      filling_goes_on(TileStock.GARMENTS),
      unsaid=("left denial",), why="that the garments in the bag do not suffice is a condition there")
claim("prep.bag_all_out", "72.2", "if even these do not suffice, the leftmost spaces stay empty",
      all_of(garment_all_out() == WhenEmpty.STAYS_EMPTY, garment_empty_side() == Direction.LEFT))
claim("prep.bag_from_right", "72.2", "the few there are go to the right", few_garments_go() == ShortFill.FROM_RIGHT)
claim("prep.bag_fill_side", "72.2", "so the display is filled from the right",
      garment_fill_direction() == Direction.RIGHT, why="what stays empty is on the left",
      unsaid=("right",))
claim("prep.garments_limited", "72.2", "garments are limited", supply_limited(Limited.GARMENT_TILES))

# Phase 2 (lines 73-81).
claim("hand.phase", "73.1 73.2", "choosing three cards is phase two",
      all_of(phase_number(PhaseName.CHOOSE) == 2, cards_chosen() == 3))
claim("hand.three", "74.1 75.1", "three cards are chosen, at the same time and in secret, from the reserve",
      all_of(cards_chosen() == 3, hand_chosen_at_once(), hand_chosen_secretly(), hand_chosen_by_player()))
claim("hand.three_exactly", "74.1", "three must be chosen, not more or fewer",
      all_of(hand_of(3).must, *(hand_of(n).may_not for n in in_hand.args[1].values if n != 3)),
      counts={0: "not three", 1: "not three", 2: "not three", 4: "not three", 5: "not three"},
      why="a number without more or less", unsaid=("denial", "mixed"))
claim("hand.any_three", "74.1", "they are chosen from among all of a reserve of more than three",
      hand_choice_free(reserve_size).may,
      when=reserve_size > 3, why="chosen from among all cards of the supply", unsaid=("leave",))
claim("hand.all_from_reserve", "74.1", "a reserve of three or more gives all three",
      taken_from_reserve(reserve_size) == 3,
      when=reserve_size >= 3, why="three are taken; only a reserve of fewer is an exception, told later",
      unsaid=("within",))
claim("hand.look", "74.1", "to choose among them a player looks at the cards of the reserve",
      reserve_seen_by_owner().may, why="choosing among all of the cards needs seeing them",
      unsaid=("leave",))
claim("hand.hidden", "74.1", "what was chosen is hidden from the others",
      is_open(Secret.HAND).may, why="chosen in secret",
      unsaid=("leave",))
claim("hand.shown_when_played", "74.1", "so others see a card when it is played", cards_shown_when_played())
claim("hand.reserve_left", "74.1 75.1", "the reserve lies on the left", pile_stands_at(Pile.RESERVE) == BoardEdge.LEFT)
claim("hand.rest", "75.1", "the other cards go back to the reserve", unchosen_return())
claim("hand.rest_down", "75.1", "they lie face down", unchosen_face_down())
claim("hand.rest_hidden", "74.1 75.1", "face down, as the whole reserve lies, they are hidden",
      is_open(Secret.RESERVE).may, why="they lie face down", unsaid=("leave",))
claim("hand.not_all", "75.1", "cards can be left, so not the whole reserve is taken", ~whole_reserve_to_hand(),
      unsaid=("denial",), why="the cards that remain go back")
claim("hand.from_round_two", "76.1", "the reserve can be too small from round two on", reserve_rule_from_round() == 2)
claim("hand.fewer", "77.1", "with fewer than three in reserve, all of them are taken first",
      reserve_taken_first(reserve_size).must)
claim("hand.fewer_all", "77.1", "that is as many as there are",
      taken_from_reserve(reserve_size) == reserve_size, when=reserve_size < 3)
claim("hand.fewer_no_choice", "77.1", "there is nothing to choose among these", hand_choice_free(reserve_size).may_not,
      when=reserve_size < 3, why="all of them are taken", unsaid=("denial",))
claim("hand.new_reserve", "77.2", "then the whole discard pile becomes the new reserve",
      all_of(new_reserve_made(0).must, new_reserve_made(1).must, new_reserve_made(2).must, whole_discard_moves()),
      counts={0: "fewer than three", 1: "fewer than three", 2: "fewer than three"})
claim("hand.discard_gone", "77.2", "nothing is left in the discard pile",
      discard_pile_left() == 0, counts={0: "all of it moves"})
claim("hand.piles", "77.2", "the discard pile, on the right, moves to the left",
      all_of(pile_stands_at(Pile.DISCARD) == BoardEdge.RIGHT, pile_stands_at(Pile.RESERVE) == BoardEdge.LEFT))
claim("hand.fill", "77.3", "the missing cards are chosen from the new reserve",
      all_of(rest_chosen_from_new(), cards_chosen() == 3))
claim("hand.fill_up", "77.1 77.3", "they are as many as make up three",
      taken_from_new_reserve(reserve_size) == 3 - reserve_size,
      when=reserve_size < 3)
claim("hand.exactly_three", "78.1", "with exactly three in reserve these are taken",
      all_of(three_taken().must, taken_from_reserve(3) == 3))
claim("hand.exactly_three_no_choice", "78.1", "there is no choice then", hand_choice_free(3).may_not)
claim("hand.not_yet", "79.1", "in that case no new reserve is made yet",
      all_of(new_reserve_made(3).may_not, taken_from_new_reserve(3) == 0),
      counts={3: "the case of the sentence before"})
claim("hand.not_from_discard", "46.2 74.1 78.1 79.1",
      "the reserve is what they come from; if it has just three, none comes from the discard pile either",
      all_of(hand_from(FromWhere.RESERVE).may, hand_from(FromWhere.DISCARD).may_not))
claim("hand.later", "79.2", "the new reserve waits until the next round",
      all_of(new_reserve_waits(), renewed_after_exactly_three() == Renewal.NEXT_CHOICE))
claim("hand.later_choice", "73.1 73.2 79.2", "the next card is chosen in the next round's phase two",
      all_of(next_choice_expected_in_next_round(), phase_number(PhaseName.CHOOSE) == 2))
claim("hand.empty_till_then", "79.1 79.2", "until then the reserve stays empty",
      all_of(reserve_empty_after_three(), renewed_during_round(DuringRound.RESERVE_EMPTY).may_not))
claim("hand.example", "81.1", "Mike has to choose three cards", all_of(cards_chosen() == 3, hand_of(3).must),
      example=True)
