"""Claims of `original-es` about rounds and actions (lines 47-125), in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions.base_components import (
    Gets,
    Secret,
    TilePart,
    count_told_on_request,
    drawers,
    halls,
    hiring_spaces,
    is_open,
    main_actions_in_all,
    phases_in_round,
    rounds_in_game,
    tile_gives,
)  # fmt: skip
from specs.questions.base_garments import (
    Fate,
    FreeSpaces,
    Space,
    SpaceReward,
    excess_lost,
    fate_decided_at_once,
    garment_points_when,
    garments_per_action,
    marker_on_garment,
    may_dispose,
    may_make_with,
    may_put_on,
    must_pay_price,
    must_pay_resources,
    price_shown_where,
    rental_side_up,
    reward_at_once,
    reward_exists,
    several_tiles,
    space_occupied,
    spent_go_to_discard,
    thimble_needed_for_master_space,
    tile_as_notion,
    window_price_highest,
    window_price_lowest,
)  # fmt: skip
from specs.questions.base_preparation import (
    Direction,
    StartNext,
    WhenEmpty,
    cards_chosen,
    deck_empty_after_last_reveal,
    employees_revealed,
    favor_returns,
    garment_all_out,
    garment_discard_marked,
    garment_empty_side,
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
    reserve_size,
    reserve_taken_first,
    resource_all_out,
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
)  # fmt: skip
from specs.questions.base_turns import (
    CardGoes,
    Crowned,
    Order,
    TileUse,
    TurnPart,
    bonus_after_main,
    card_discarded_face_up,
    card_discarded_when,
    cards_per_turn,
    crown_on,
    crowned_bonus_at_end,
    favor_by_starting_player,
    favor_claims_per_round,
    favor_gives_start,
    favor_needs_marker,
    favor_pays,
    favor_pays_at_once,
    first_to_act,
    had_start_marker,
    main_actions_per_card,
    may_forgo,
    may_take_action,
    must_play_card,
    next_after_turn,
    order_of_turns,
    passed_over,
    phase_ends,
    resource_convert_later,
    resource_decides_at_once,
    resource_discarded_face_up,
    resource_display_empty,
    resource_drawer_free_choice,
    resource_kept_face_down,
    resource_kept_only_silk,
    resource_pay_to,
    resource_price,
    resource_tile_use,
    resource_tiles_per_action,
    start_master_bonus,
)  # fmt: skip
from specs.questions.bonuses_end import crowned_bonus_in_play
from specs.questions.scoring import favor_end_points
from specs.vocabulary import Action, Role, RoundStep, role, round_number, round_step

claim = Statements("original-es")

claim("rounds.seven", "48.1", "there are seven rounds", rounds_in_game() == 7)
claim("rounds.four_phases", "48.2", "a round has four phases", phases_in_round() == 4)
claim("rounds.deck_out", "52.1", "after round seven the employee deck has run out",
      deck_empty_after_last_reveal(), why="the passage begins with the name of the last phase")
claim("prep.favor_not_first", "55.1", "the favor step is left out in round one", step_done(RoundStep.FAVOR).may_not)
claim("prep.favor_later", "57.1", "who took the favor gets the starting player marker and gives the favor back",
      all_of(starts_next(True) == StartNext.FAVOR_HOLDER, favor_returns(), step_later(RoundStep.FAVOR).must))
claim("prep.nobody", "58.1", "if nobody took it, the starting player stays", starts_next(False) == StartNext.SAME)
claim("prep.order", "55.1 59.1 64.1 67.1", "favor, employees, resources, garments, in this order",
      all_of(round_step_position(RoundStep.FAVOR) == 1, round_step_position(RoundStep.EMPLOYEES) == 2,
             round_step_position(RoundStep.RESOURCES) == 3, round_step_position(RoundStep.GARMENTS) == 4),
      counts={1: "A", 2: "B", 3: "C", 4: "D"}, why="the letters A to D of the four steps")
claim("prep.others_always", "55.1 59.1 64.1 67.1", "only the favor step is left out in round one",
      step_done(round_step).must, when=round_step != RoundStep.FAVOR,
      why="the note to leave out round one stands at step A alone")
claim("prep.leftovers", "59.1", "employees left in the queue leave the game", queue_leftovers_leave_game())
claim("prep.four_new", "61.1", "exactly four employees are revealed", employees_revealed() == 4)
claim("prep.hiring_spaces", "61.1", "the queue has four spaces", hiring_spaces() == 4)
claim("prep.level_is_round", "62.2", "in rounds one to six the highest level is the round's number", highest_level_is_round(round_number))
claim("prep.deck_out", "63.1", "in round seven the deck is empty after the last four", deck_empty_after_last_reveal())
claim("prep.resources", "64.1", "every empty space of the three sections is filled at random", all_of(resource_refill(), drawers() == 3))
claim("prep.resources_stay", "65.1", "resource tiles left stay", resources_stay())
claim("prep.resources_out", "66.1", "when all piles are used up, discards make new ones",
      resource_stock_out() == WhenEmpty.DISCARDS_RETURN)
claim("prep.resources_all_out", "66.2", "if even these do not suffice, spaces stay empty", resource_all_out() == WhenEmpty.STAYS_EMPTY)
claim("prep.garments_right", "69.1", "garments on the two rightmost spaces are discarded", garments_discarded_right() == 2)
claim("prep.garment_mark_lost", "69.1", "the mark of these spaces stood in a picture that is lost", lost=(garment_discard_marked,))
claim("prep.garments_slide", "70.1", "the others are moved together to the right", garments_slide() == Direction.RIGHT)
claim("prep.garments_fill", "71.1", "every empty space is filled at random from the bag", garment_refill())
claim("prep.sketch_up", "71.2", "garments lie with the sketch side up", garment_sketch_up())
claim("prep.bag_out", "72.1", "when the bag is empty, discards go back into it", garment_stock_out() == WhenEmpty.DISCARDS_RETURN)
claim("prep.bag_all_out", "72.2", "if even these do not suffice, the leftmost spaces stay empty",
      all_of(garment_all_out() == WhenEmpty.STAYS_EMPTY, garment_empty_side() == Direction.LEFT))
claim("hand.three", "74.1", "three cards are chosen, at the same time and in secret, from the reserve",
      all_of(cards_chosen() == 3, hand_chosen_at_once(), hand_chosen_secretly(), hand_chosen_by_player()))
claim("hand.rest", "75.1", "the other cards go back to the reserve", unchosen_return())
claim("hand.fewer", "77.1", "with fewer than three in reserve, all of them are taken first", reserve_taken_first(reserve_size).must)
claim("hand.new_reserve", "77.2", "then the whole discard pile becomes the new reserve",
      all_of(new_reserve_made(0).must, new_reserve_made(1).must, new_reserve_made(2).must, whole_discard_moves()),
      counts={0: "fewer than three", 1: "fewer than three", 2: "fewer than three"}, why="the fewer-than-three case of the sentence before")
claim("hand.fill", "77.3", "the missing cards are chosen from the new reserve", all_of(rest_chosen_from_new(), cards_chosen() == 3))
claim("hand.exactly_three", "78.1", "with exactly three in reserve these are taken", three_taken().must)
claim("hand.not_yet", "79.1", "in that case no new reserve is made yet", new_reserve_made(3).may_not, counts={3: "the case of the sentence before"})
claim("hand.later", "79.2", "the new reserve waits until the next round", new_reserve_waits())
claim("turns.start", "82.1", "the starting player begins, then clockwise",
      all_of(first_to_act(), order_of_turns() == Order.CLOCKWISE))
claim("turns.one_card", "82.1", "a player with cards must play exactly one", all_of(cards_per_turn() == 1, must_play_card().must))
claim("turns.without_cards", "82.1", "who has no card is passed over", passed_over())
claim("turns.one_action", "83.1", "the card brings one main action", main_actions_per_card() == 1)
claim("turns.end", "84.1", "the phase ends when nobody has cards", phase_ends())
claim("turns.six_actions", "85.1", "there are six main actions", main_actions_in_all() == 6)
claim("roles.master", "86.1", "a Master may take any of the six", all_of(*(may_take_action(Role.MASTER, a).may for a in Action)))
claim("roles.journeyman", "89.1", "a Journeyman may never hire", may_take_action(Role.JOURNEYMAN, Action.HIRE).may_not)
claim("roles.apprentice", "91.1", "an Apprentice may never claim the favor, make a garment or hire",
      all_of(*(may_take_action(Role.APPRENTICE, a).may_not for a in (Action.CLAIM_FAVOR, Action.MAKE_GARMENT, Action.HIRE))),
      why="three table cells and the sentence after them form one passage")
claim("turns.bonus_after", "91.1", "the bonus may be used after the main action and only then", bonus_after_main(),
      why="three table cells and the sentence after them form one passage")
claim("turns.forgo", "93.1", "main action, bonus or both may be given up",
      all_of(may_forgo(TurnPart.MAIN).free, may_forgo(TurnPart.BONUS).free))
claim("turns.discard", "94.1", "at the end of the turn the card goes face up to the discard pile",
      all_of(card_discarded_face_up(), card_discarded_when() == CardGoes.AFTER_BONUS))
claim("turns.next", "95.1", "then it is the next player's turn", next_after_turn())
claim("turns.start_masters", "96.2", "starting Masters have no bonus", ~start_master_bonus())
claim("turns.crown", "96.3", "Apprentices of level six show a crown", crown_on(Crowned.APPRENTICE))
claim("turns.crown_not_in_play", "96.4", "their bonus cannot be used during the game", crowned_bonus_in_play().may_not)
claim("turns.crown_at_end", "96.5", "it takes effect in the final scoring only", crowned_bonus_at_end())
claim("favor.who", "98.1", "a Master or a Journeyman may claim the favor",
      all_of(may_take_action(Role.MASTER, Action.CLAIM_FAVOR).may, may_take_action(Role.JOURNEYMAN, Action.CLAIM_FAVOR).may))
claim("favor.if_there", "100.1", "it can be claimed only while it is at its place", favor_needs_marker().may_not,
      why="said as a condition")
claim("favor.pays", "100.2", "it pays five Livre at once", all_of(favor_pays() == 5, favor_pays_at_once()))
claim("favor.start", "101.1", "who took it begins the next round", favor_gives_start())
claim("favor.once", "101.2", "one player a round can take this action", favor_claims_per_round() == 1)
claim("favor.any_player", "101.2", "being starting player already does not matter", favor_by_starting_player(had_start_marker).may)
claim("favor.points", "102.1", "the favor is worth three points at the end", favor_end_points() == 3)
claim("resources.who", "103.1", "every employee may acquire resources", may_take_action(role, Action.ACQUIRE_RESOURCES).may)
claim("resources.one", "103.1", "one resource tile is acquired, from any section",
      all_of(resource_tiles_per_action() == 1, resource_drawer_free_choice().may))
claim("resources.three_four", "106.1", "with three or four tiles in the section it costs two Livre",
      all_of(resource_price(3) == 2, resource_price(4) == 2))
claim("resources.pay_bank", "106.1", "the price goes to the bank", resource_pay_to())
claim("resources.two", "107.1", "with two it costs one", resource_price(2) == 1)
claim("resources.last", "108.1", "the last of a section is free", resource_price(1) == 0)
claim("resources.at_once", "109.1", "the use is decided at once", resource_decides_at_once().must)
claim("resources.keep", "110.1", "it may be kept face down for its silk", resource_tile_use(TileUse.KEEP_AS_SILK).may,
      why="an alternative of the decision before")
claim("resources.convert", "110.1", "or it is discarded for thread and lace", resource_tile_use(TileUse.TURN_INTO_NOTIONS).may,
      why="an alternative of the decision before")
claim("resources.plus", "111.2", "a plus between goods means both", tile_gives(TilePart.PLUS) == Gets.BOTH, why="both")
claim("resources.slash_lost", "111.2", "what a slash means is cut off", lost=(tile_gives,))
claim("resources.face_down", "112.1", "kept tiles lie face down", all_of(resource_kept_face_down().must, is_open(Secret.TILE_FACES).may),
      why="said as a fact")
claim("resources.count", "112.2", "their number is told on request", count_told_on_request().must)
claim("resources.notions_open", "112.3", "thread and lace are kept openly", is_open(Secret.NOTIONS).may_not, why="said as a duty to show")
claim("resources.empty", "112.4", "with no tile in any section the action cannot be taken", resource_display_empty().may_not)
claim("garments.who", "113.1", "a Master or a Journeyman may make a garment",
      all_of(may_take_action(Role.MASTER, Action.MAKE_GARMENT).may, may_take_action(Role.JOURNEYMAN, Action.MAKE_GARMENT).may))
claim("garments.one", "113.1", "one garment of the display is made", garments_per_action() == 1)
claim("garments.price", "115.1", "the price shown above the garment, zero to eight Livre, is paid",
      all_of(must_pay_price().must, window_price_lowest() == 0, window_price_highest() == 8,
             price_shown_where() == price_shown_where.answers.values[1]), why="imperative")
claim("garments.resources", "115.2", "the resources shown are handed in", must_pay_resources().must)
claim("garments.several", "116.1", "several tiles may be handed in", several_tiles().may)
claim("garments.excess", "116.2", "silk beyond the need is lost", excess_lost())
claim("garments.discard", "116.3", "used tiles are discarded face up", all_of(spent_go_to_discard(), resource_discarded_face_up()))
claim("garments.thimble", "117.2", "a garment with the golden thimble only through a Master",
      all_of(may_make_with(Role.MASTER, True).may, may_make_with(Role.JOURNEYMAN, True).may_not, may_make_with(Role.APPRENTICE, True).may_not))
claim("garments.silk_only", "118.2", "kept tiles serve as silk only", resource_kept_only_silk().must, why="only")
claim("garments.notions", "118.3", "thread and lace are handed in as markers", all_of(tile_as_notion().may_not, resource_convert_later().may_not),
      why="a duty to use markers")
claim("garments.at_once", "119.1", "it is decided at once what becomes of the garment", fate_decided_at_once().must, why="decide at once, as an order")
claim("garments.rent", "120.1 121.1", "it may be rented to any free guest space of the five halls",
      all_of(may_dispose(Fate.RENT, FreeSpaces.SOME).may, halls() == 5, rental_side_up()))
claim("garments.free_space", "121.1", "the space must be free", space_occupied().may_not, why="any free space")
claim("garments.not_terrace", "121.1", "never on the terrace", may_put_on(role, Space.TERRACE).may_not)
claim("garments.master_space", "122.2", "on a master guest space only if a Master made it",
      all_of(may_put_on(Role.MASTER, Space.MASTER_GUEST).may, may_put_on(Role.JOURNEYMAN, Space.MASTER_GUEST).may_not))
claim("garments.plain_ok", "122.2", "whether the tile shows a thimble does not matter there", thimble_needed_for_master_space().may)
claim("garments.marker", "123.1", "one ownership marker goes on the garment", marker_on_garment() == 1)
claim("garments.points", "123.2", "its points count at the end", garment_points_when())
claim("garments.reward", "124.1", "a reward of the space is gained at once", reward_at_once())
claim("garments.reward_livre", "125.1", "a space can bring the Livre shown", reward_exists(SpaceReward.LIVRE))
