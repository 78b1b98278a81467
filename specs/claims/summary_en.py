"""Claims of `summary-en`, the summary in English, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of, any_of
from specs.questions.base_components import (
    Part,
    ScoreKept,
    Secret,
    bonus_per_employee_unique,
    drawers,
    employee_cards_of_level,
    employee_levels,
    halls,
    is_open,
    main_actions_in_all,
    most_points_wins,
    part_count,
    phases_in_round,
    points_from_decorations,
    points_from_rented,
    points_from_some_bonuses,
    points_kept_as,
    role_is_on_cards,
    rounds_in_game,
)  # fmt: skip
from specs.questions.base_decorations import (
    decoration_kind_exists,
    decorations_per_action,
    may_fund_kitchen,
    may_fund_occupied,
    must_pay_decoration,
)  # fmt: skip
from specs.questions.base_garments import (
    Fate,
    FreeSpaces,
    Space,
    fate_decided_at_once,
    garments_per_action,
    marker_on_garment,
    may_dispose,
    may_make_with,
    may_put_on,
    must_pay_price,
    must_pay_resources,
    rental_side_up,
    reward_at_once,
    sell_pays,
    sold_discarded,
    space_occupied,
    tile_as_notion,
)  # fmt: skip
from specs.questions.base_preparation import (
    Direction,
    StartNext,
    cards_chosen,
    deck_empty_after_last_reveal,
    employees_revealed,
    favor_returns,
    garment_discard_marked,
    garment_refill,
    garment_sketch_up,
    garments_discarded_right,
    garments_slide,
    hand_chosen_at_once,
    hand_chosen_by_player,
    hand_chosen_secretly,
    new_reserve_made,
    new_reserve_waits,
    queue_leftovers_leave_game,
    reserve_size,
    reserve_taken_first,
    resource_refill,
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
from specs.questions.base_setup import (
    BoardSide,
    SetupStep,
    TilesKept,
    board_side_for,
    color_chosen_by_player,
    deck_level_at,
    garments_wait_in_bag,
    levels_shuffled_apart,
    players_highest,
    players_lowest,
    resource_tiles_wait,
    setup_step_number,
    start_cards_in_reserve,
    start_livre,
    start_markers,
    start_notions,
    start_player_gets_marker,
    start_team_size,
)  # fmt: skip
from specs.questions.base_staff import (
    HiredGoes,
    depute_bonus_once_more,
    deputed_leaves_after_bonus,
    deputes_played_card,
    hire_free_choice,
    hired_goes_to,
    hires_per_action,
)  # fmt: skip
from specs.questions.base_turns import (
    Order,
    TileUse,
    TurnPart,
    bonus_after_main,
    card_discarded_face_up,
    cards_per_turn,
    favor_gives_start,
    favor_needs_marker,
    favor_pays,
    first_to_act,
    main_actions_per_card,
    may_forgo,
    may_take_action,
    order_of_turns,
    phase_ends,
    resource_convert_later,
    resource_decides_at_once,
    resource_drawer_free_choice,
    resource_kept_face_down,
    resource_kept_only_silk,
    resource_price,
    resource_tile_use,
    resource_tiles_per_action,
)  # fmt: skip
from specs.questions.deputing import depute_pay, deputed_card_leaves_game, may_depute
from specs.questions.end import (
    EndPoint,
    WonBy,
    employee_deck_empty_at_end,
    game_ends_after_round,
    game_ends_at,
    game_tie_won_by,
    game_won_by,
    winner_known_after,
)  # fmt: skip
from specs.questions.favor import FavorSpot, favor_lies_unclaimed
from specs.questions.garments import choose_any_garment, garment_paid_before_taking
from specs.questions.hiring import hire_price, hired_card_playable_this_round
from specs.questions.income import (
    KitchenPlace,
    after_income_next_round,
    decorations,
    garments,
    income_base,
    income_from_side,
    income_side_is,
    income_starts_when_hands_empty,
)  # fmt: skip
from specs.questions.scoring import (
    ScoringAid,
    favor_end_points,
    final_begins_with_starter,
    final_last_step_is,
    livre,
    money_points,
    money_returned_to_bank,
    scores_at_end,
    scoring_aid,
    scoring_position,
    scoring_step_number,
    scoring_substep_number,
)  # fmt: skip
from specs.questions.scoring import Source as PointsFrom
from specs.questions.scoring_board import (
    FactorChoice,
    Hall,
    colours,
    factor,
    marker_points_all_printed,
    marker_points_printed,
    marker_removed_when_scored,
    printed_points,
    statue_colour_counts,
    statue_garment_twice,
    statue_points,
    terrace_from,
    terrace_garment_points,
    terrace_move,
    terrace_space,
)  # fmt: skip
from specs.questions.scoring_halls import (
    Criterion,
    DependsOn,
    FireworkTie,
    Place,
    firework_counts_markers,
    firework_place_scores,
    firework_points,
    firework_points_depend_on,
    firework_tie_result,
    hall_criterion,
    hall_place_scores,
    halls_scored,
    tied,
)  # fmt: skip
from specs.questions.turns import Thimble, main_action_number, thimble_of_role
from specs.vocabulary import (
    Action,
    Decoration,
    Garment,
    KitchenSide,
    Notion,
    Role,
    RoundStep,
    ScoringStep,
    players,
    role,
    round_number,
    round_step,
)  # fmt: skip

claim = Statements("summary-en")

claim("aim.rounds", "5.1", "the game goes over seven rounds", rounds_in_game() == 7)
claim("aim.own_bonus", "5.2", "each employee has a bonus of its own", bonus_per_employee_unique())
claim("aim.end", "7.1", "the final scoring comes after round seven", game_ends_after_round() == 7)
claim("aim.points_from", "7.2", "points come from some bonuses, rented garments and funded decorations",
      all_of(points_from_some_bonuses(), points_from_rented(), points_from_decorations()))
claim("aim.most_points", "7.3", "who has most points wins", most_points_wins())
claim("setup.board", "13.1", "first the board", setup_step_number(SetupStep.BOARD) == 1)
claim("setup.side", "13.2", "one side for two and three players, one for four and five",
      all_of(*(board_side_for(n) == (BoardSide.FEW if n < 4 else BoardSide.MANY) for n in range(2, 6)),
             players_lowest() == 2, players_highest() == 5))
claim("setup.favor", "14.1", "second the favor", setup_step_number(SetupStep.FAVOR) == 2)
claim("setup.favor_near", "14.2", "the favor lies near its space", favor_lies_unclaimed() == FavorSpot.BESIDE_BOARD)
claim("setup.deck", "15.1", "third the employee deck", setup_step_number(SetupStep.EMPLOYEE_DECK) == 3)
claim("setup.levels", "16.1", "twenty-eight employees of six levels",
      all_of(part_count(Part.EMPLOYEE_CARDS) == 28, employee_levels() == 6))
claim("setup.level_six", "17.1", "six of level six at the bottom", all_of(employee_cards_of_level(6) == 6, deck_level_at(6) == 6))
claim("setup.level_five", "18.1", "four of level five on them", all_of(employee_cards_of_level(5) == 4, deck_level_at(5) == 5))
claim("setup.levels_above", "19.1", "then four, three, two and at last one on top, each shuffled",
      all_of(deck_level_at(4) == 4, deck_level_at(3) == 3, deck_level_at(2) == 2, deck_level_at(1) == 1, levels_shuffled_apart()))
claim("setup.resources", "20.1", "fourth the resource tiles", setup_step_number(SetupStep.RESOURCES) == 4)
claim("setup.piles", "20.2", "in face-down piles", resource_tiles_wait() == TilesKept.PILES)
claim("setup.garments", "21.1", "fifth the garments", setup_step_number(SetupStep.GARMENTS) == 5)
claim("setup.bag", "21.2", "in a bag", garments_wait_in_bag())
claim("setup.bank", "22.1", "sixth bank and supplies",
      all_of(setup_step_number(SetupStep.BANK) == 6, setup_step_number(SetupStep.NOTION_SUPPLY) == 6,
             setup_step_number(SetupStep.POINT_TOKENS) == 6))
claim("setup.tokens", "24.1", "points are tokens", points_kept_as() == ScoreKept.TOKENS)
claim("hidden.points", "24.2", "points are kept secret until the end", is_open(Secret.POINTS).must, why="said as a fact")
claim("setup.player_parts", "26.1", "seventh the players' parts", setup_step_number(SetupStep.PLAYER_PARTS) == 7)
claim("setup.colour", "26.2", "each player chooses a colour", color_chosen_by_player())
claim("setup.start_team", "28.1", "five starting employees, face down in the reserve",
      all_of(start_team_size() == 5, start_cards_in_reserve()))
claim("setup.roles", "28.1", "of the three roles", role_is_on_cards(Role.MASTER) & role_is_on_cards(Role.JOURNEYMAN)
      & role_is_on_cards(Role.APPRENTICE))
claim("setup.markers", "29.1", "sixteen ownership markers each", start_markers() == 16)
claim("setup.goods", "30.1", "eighth the starting goods", setup_step_number(SetupStep.START_GOODS) == 8)
claim("setup.livre", "31.1", "fifteen Livre", start_livre() == 15)
claim("setup.lace", "32.1", "one lace", start_notions(Notion.LACE) == 1)
claim("setup.thread", "33.1", "one thread", start_notions(Notion.THREAD) == 1)
claim("setup.start_player", "34.1", "ninth the starting player", setup_step_number(SetupStep.START_PLAYER) == 9)
claim("setup.start_marker", "34.2", "who takes the marker", start_player_gets_marker())
claim("rounds.count", "38.1", "seven rounds of four phases", all_of(rounds_in_game() == 7, phases_in_round() == 4))
claim("prep.not_first", "42.1", "the whole phase is left out in round one", step_done(round_step).may_not)
claim("prep.later", "42.1", "it is done in every later round", step_later(round_step).must, why="said as a fact")
claim("prep.order", "44.1 45.1 48.1 49.1", "favor, employees, resources, garments, in this order",
      all_of(round_step_position(RoundStep.FAVOR) == 1, round_step_position(RoundStep.EMPLOYEES) == 2,
             round_step_position(RoundStep.RESOURCES) == 3, round_step_position(RoundStep.GARMENTS) == 4))
claim("prep.favor", "44.2", "who took the favor gets the starting player marker and gives it back",
      all_of(starts_next(True) == StartNext.FAVOR_HOLDER, favor_returns()))
claim("prep.nobody", "44.3", "otherwise the starting player stays", starts_next(False) == StartNext.SAME)
claim("prep.leftovers", "46.1", "employees left in the queue are removed", queue_leftovers_leave_game(),
      reading="removed:leave the game")
claim("prep.leftovers_aside", "46.1", "employees left in the queue are taken off it, not out of the game",
      ~queue_leftovers_leave_game(), reading="removed:leave the queue only", why="to where is not said")
claim("prep.four_new", "47.1", "four employees are revealed", employees_revealed() == 4)
claim("prep.resources", "48.2", "empty spaces of three sections are filled at random", all_of(resource_refill(), drawers() == 3))
claim("prep.resources_stay", "48.3", "tiles left stay", resources_stay())
claim("prep.sketch_up", "49.2", "garments lie with the sketch side up", garment_sketch_up())
claim("prep.garments_right", "50.1", "garments on the two rightmost spaces are discarded",
      garments_discarded_right() == 2, reading="four_five:a mark of the spaces")
claim("prep.garments_right_45", "50.1", "only where the board is marked for four and five players they are discarded",
      garment_discard_marked() & (garments_discarded_right() == 2), reading="four_five:a number of players")
claim("prep.mark_plain", "50.1", "the mark says nothing of players", ~garment_discard_marked(),
      reading="four_five:a mark of the spaces", why="the meaning of the numbers in brackets is not said")
claim("prep.slide", "51.1", "the others move to the right", garments_slide() == Direction.RIGHT)
claim("prep.fill", "52.1", "empty spaces are filled at random from the bag", garment_refill())
claim("hand.three", "56.1", "three cards are chosen in secret and at the same time from the reserve",
      all_of(cards_chosen() == 3, hand_chosen_secretly(), hand_chosen_at_once(), hand_chosen_by_player()))
claim("hand.rest", "56.2", "unchosen cards go back to the reserve", unchosen_return())
claim("hand.fewer", "58.2", "with fewer than three all are taken", reserve_taken_first(reserve_size).must, why="imperative")
claim("hand.new_reserve", "58.3", "then the discard pile becomes the new reserve",
      all_of(new_reserve_made(0).must, new_reserve_made(1).must, new_reserve_made(2).must, whole_discard_moves()),
      counts={0: "fewer than three", 1: "fewer than three", 2: "fewer than three"}, why="the case of the sentence before")
claim("hand.fill", "58.4", "the missing cards are chosen to make three", all_of(rest_chosen_from_new(), cards_chosen() == 3))
claim("hand.exactly_three", "58.5", "with exactly three these are taken and a new reserve waits for the next round",
      all_of(three_taken().must, new_reserve_made(3).may_not, new_reserve_waits()))
claim("turns.order", "62.1", "the starting player begins, then clockwise",
      all_of(first_to_act(), order_of_turns() == Order.CLOCKWISE))
claim("turns.card", "62.1", "each plays one card for one main action", all_of(cards_per_turn() == 1, main_actions_per_card() == 1))
claim("turns.bonus", "62.2", "after the main action one is free to use the bonus",
      all_of(may_forgo(TurnPart.BONUS).free, bonus_after_main()))
claim("turns.end", "62.3", "the phase ends when nobody has cards", phase_ends())
claim("roles.master", "66.1 66.2", "a Master may take any of the six actions",
      all_of(*(may_take_action(Role.MASTER, a).may for a in Action), main_actions_in_all() == 6))
claim("roles.journeyman", "67.1 67.2", "a Journeyman may never hire", may_take_action(Role.JOURNEYMAN, Action.HIRE).may_not)
claim("roles.apprentice", "68.1 68.2", "an Apprentice may never claim the favor, make a garment or hire",
      all_of(*(may_take_action(Role.APPRENTICE, a).may_not for a in (Action.CLAIM_FAVOR, Action.MAKE_GARMENT, Action.HIRE))))
claim("roles.thimbles", "66.1 67.1 68.1", "golden, silver and brass thimbles mark the roles",
      all_of(thimble_of_role(Role.MASTER) == Thimble.GOLD, thimble_of_role(Role.JOURNEYMAN) == Thimble.SILVER,
             thimble_of_role(Role.APPRENTICE) == Thimble.BRASS))
claim("turns.discard", "70.1", "after the turn the card goes face up to the discard pile", card_discarded_face_up())
claim("actions.numbers", "74.1 78.1 84.1 90.1 94.1 99.1", "the six main actions are numbered",
      all_of(*(main_action_number(a) == n for n, a in enumerate(Action, start=1))))
claim("favor.who", "74.1 74.2", "a Master or a Journeyman may claim the favor",
      all_of(may_take_action(Role.MASTER, Action.CLAIM_FAVOR).may, may_take_action(Role.JOURNEYMAN, Action.CLAIM_FAVOR).may))
claim("favor.pays", "75.1", "if it is on the board, taking it pays five Livre",
      all_of(favor_pays() == 5, favor_needs_marker().may_not), why="said as a condition")
claim("favor.on_board", "75.1", "unclaimed it is on the board", favor_lies_unclaimed() == FavorSpot.ON_BOARD)
claim("favor.start", "76.1", "who took it begins the next round", favor_gives_start())
claim("favor.points", "77.1", "it is worth three points at the end", favor_end_points() == 3)
claim("resources.who", "78.1 78.2", "every employee may acquire resources", may_take_action(role, Action.ACQUIRE_RESOURCES).may)
claim("resources.any", "79.1", "one tile from any section", all_of(resource_tiles_per_action() == 1, resource_drawer_free_choice().may),
      why="any section")
claim("resources.price", "80.1", "two Livre with three or four tiles, one with two, the last is free",
      all_of(resource_price(4) == 2, resource_price(3) == 2, resource_price(2) == 1, resource_price(1) == 0))
claim("resources.at_once", "81.1", "the use is decided at once", resource_decides_at_once().must, why="imperative")
claim("resources.keep", "82.1", "it may be kept face down as silk",
      all_of(resource_tile_use(TileUse.KEEP_AS_SILK).may, resource_kept_face_down().must), why="an alternative")
claim("resources.convert", "83.1", "or discarded for thread and lace", resource_tile_use(TileUse.TURN_INTO_NOTIONS).may, why="an alternative")
claim("garments.who", "84.1 84.2", "a Master or a Journeyman may make a garment",
      all_of(may_take_action(Role.MASTER, Action.MAKE_GARMENT).may, may_take_action(Role.JOURNEYMAN, Action.MAKE_GARMENT).may))
claim("garments.choose", "85.1", "a garment of the display is chosen", all_of(garments_per_action() == 1, choose_any_garment().may), why="choose")
claim("garments.pay", "85.2", "price and resources are paid", all_of(must_pay_price().must, must_pay_resources().must), why="imperative")
claim("garments.thimble", "85.3", "a garment with the golden thimble only through a Master",
      all_of(may_make_with(Role.MASTER, True).may, may_make_with(Role.JOURNEYMAN, True).may_not, may_make_with(Role.APPRENTICE, True).may_not))
claim("garments.silk_only", "86.1", "kept tiles serve as silk only", resource_kept_only_silk().must, why="only")
claim("garments.notions", "86.2", "thread and lace must be markers",
      all_of(tile_as_notion().may_not, resource_convert_later().may_not), why="a duty to use markers")
claim("garments.pay_first", "87.1", "the garment is taken after paying", garment_paid_before_taking())
claim("garments.decide", "87.1", "what becomes of it is then decided", fate_decided_at_once().must, why="decide, as an order")
claim("garments.rent", "88.1 88.2", "it may be rented to a free space of the five halls",
      all_of(may_dispose(Fate.RENT, FreeSpaces.SOME).may, halls() == 5, rental_side_up(), space_occupied().may_not))
claim("garments.not_terrace", "88.2", "never on the terrace", may_put_on(role, Space.TERRACE).may_not)
claim("garments.special", "88.3", "special guest spaces need a garment made by a Master",
      all_of(may_put_on(Role.MASTER, Space.MASTER_GUEST).may, may_put_on(Role.JOURNEYMAN, Space.MASTER_GUEST).may_not), why="require")
claim("garments.marker", "88.4", "one ownership marker on it", marker_on_garment() == 1)
claim("garments.reward", "88.5", "a reward is gained at once", reward_at_once())
claim("garments.sell", "89.1 89.2", "or sold for the Livre on the left of the tile",
      all_of(may_dispose(Fate.SELL, FreeSpaces.SOME).may, sell_pays() == sell_pays.answers.values[0]))
claim("garments.sold_gone", "89.3", "a sold garment is discarded", sold_discarded())
claim("hiring.who", "90.1 90.2", "only a Master may hire",
      all_of(may_take_action(Role.MASTER, Action.HIRE).may, may_take_action(Role.JOURNEYMAN, Action.HIRE).may_not,
             may_take_action(Role.APPRENTICE, Action.HIRE).may_not))
claim("hiring.one", "91.1", "one of the employees shown", all_of(hires_per_action() == 1, hire_free_choice().may), why="one of those shown")
claim("hiring.price", "92.1", "five Livre with four shown, three with three, one with two, the last is free",
      all_of(hire_price(4) == 5, hire_price(3) == 3, hire_price(2) == 1, hire_price(1) == 0))
claim("hiring.hand", "93.1", "the employee goes to the hand and can be played this round",
      all_of(hired_goes_to() == HiredGoes.HAND, hired_card_playable_this_round()))
claim("deputing.who", "94.1 94.2", "every employee may be deputed", may_take_action(role, Action.DEPUTE).may)
claim("deputing.leaves", "95.1", "the played card leaves the game", all_of(deputed_card_leaves_game(), deputes_played_card()))
claim("deputing.pay", "96.1", "ten Livre for a Master, seven for a Journeyman, four for an Apprentice",
      all_of(depute_pay(Role.MASTER) == 10, depute_pay(Role.JOURNEYMAN) == 7, depute_pay(Role.APPRENTICE) == 4))
claim("deputing.bonus", "97.1", "the bonus may be used before the card leaves",
      all_of(depute_bonus_once_more().may, deputed_leaves_after_bonus()))
_deck, _via = may_depute.params
claim("deputing.floor", "98.2", "nobody may be deputed from a team of one", may_depute(_deck, _via).may_not, when=_deck == 1)
claim("deputing.above_floor", "98.2", "only then is it forbidden", may_depute(_deck, _via).may, when=_deck >= 2,
      counts={2: "more than one"}, why="the limit is given as the only one")
claim("decorations.who", "99.1 99.2", "every employee may fund a decoration", may_take_action(role, Action.FUND_DECORATION).may)
claim("decorations.free", "100.1", "one marker on a free space of fireworks, musicians, statues or fountain",
      all_of(decorations_per_action() == 1, may_fund_occupied().may_not, *(decoration_kind_exists(d) for d in Decoration)),
      why="free space")
claim("decorations.pay", "101.1", "the price of the space is paid", must_pay_decoration().must, why="imperative")
_side, _own = may_fund_kitchen.params
claim("decorations.fountain", "102.1", "one marker at most in each row of the fountain",
      all_of(may_fund_kitchen(_side, 0).may, may_fund_kitchen(_side, 1).may_not, may_fund_kitchen(_side, 2).may_not,
             may_fund_kitchen(_side, 3).may_not), counts={0: "not more than one", 2: "more than one", 3: "more than one"})
claim("income.when", "106.1", "the phase begins when nobody has cards", income_starts_when_hands_empty())
claim("income.base", "108.1", "every player receives five Livre", income_base() == 5)
claim("income.upper", "110.1 110.2", "the upper row pays by decorations",
      all_of(income_side_is(KitchenSide.BY_DECORATIONS) == KitchenPlace.UPPER,
             income_from_side(KitchenSide.BY_DECORATIONS, decorations, garments) == decorations))
claim("income.lower", "111.1 111.2", "the lower row pays by garments",
      all_of(income_side_is(KitchenSide.BY_GARMENTS) == KitchenPlace.LOWER,
             income_from_side(KitchenSide.BY_GARMENTS, decorations, garments) == garments))
claim("income.next_round", "113.1", "after the income a new round begins", after_income_next_round(round_number),
      why="said of every round, without an end")
claim("end.when", "117.1", "the game ends after the income of round seven, when the deck runs out",
      all_of(game_ends_after_round() == 7, game_ends_at() == EndPoint.INCOME, employee_deck_empty_at_end(),
             deck_empty_after_last_reveal()))
claim("scoring.aid", "119.1", "a card shows the order", scoring_aid() == ScoringAid.CARD)
claim("scoring.money", "121.1 121.2", "first, one point for every ten Livre returned to the bank",
      all_of(scoring_step_number(ScoringStep.MONEY) == 1, scoring_position(ScoringStep.MONEY) == 1,
             money_points(livre) == livre // 10, money_returned_to_bank()))
claim("scoring.bonuses", "122.1 122.2", "second, crowned employees' bonuses",
      all_of(scoring_step_number(ScoringStep.EMPLOYEE_BONUSES) == 2, scoring_position(ScoringStep.EMPLOYEE_BONUSES) == 2,
             scores_at_end(PointsFrom.SOME_BONUSES)))
claim("scoring.favor", "123.1 123.2", "third, three points for the favor",
      all_of(scoring_step_number(ScoringStep.FAVOR) == 3, scoring_position(ScoringStep.FAVOR) == 3, favor_end_points() == 3))
claim("scoring.board", "124.1 125.1 126.1 127.1 128.1 129.1", "fourth, the board in five parts",
      all_of(*(all_of(scoring_step_number(s) == 4, scoring_substep_number(s) == n, scoring_position(s) == n + 3)
               for n, s in enumerate((ScoringStep.HALL_MAJORITIES, ScoringStep.FIREWORK_MAJORITY, ScoringStep.TERRACE,
                                      ScoringStep.STATUES, ScoringStep.MARKERS), start=1)), final_last_step_is()),
      counts={6: "three steps before", 7: "three steps before", 8: "three steps before"})
claim("halls.places", "125.2", "in the five halls most and second most garments score",
      all_of(halls_scored() == 5, hall_criterion(1) == Criterion.GARMENTS,
             hall_place_scores(Place.FIRST, players), hall_place_scores(Place.SECOND, players)))
claim("halls.ties", "125.3", "ties by garments on special guest spaces, then by the musician",
      all_of(hall_criterion(2) == Criterion.MASTER_SPACES, hall_criterion(3) == Criterion.MUSICIAN),
      counts={2: "the first way to break a tie", 3: "then"})
claim("halls.two_players", "125.4", "with two players only the first place scores",
      all_of(hall_place_scores(Place.FIRST, players), ~hall_place_scores(Place.SECOND, players)), when=players == 2,
      overrides=("halls.places",), why="only the first")
claim("fireworks.places", "126.2", "seven or six points for most fireworks, three or two for second most",
      all_of(firework_counts_markers(), any_of(firework_points(Place.FIRST, players) == 7, firework_points(Place.FIRST, players) == 6),
             any_of(firework_points(Place.SECOND, players) == 3, firework_points(Place.SECOND, players) == 2)),
      when=players >= 3, counts={3: "two players are told apart"}, why="the sentence on two players stands below")
claim("fireworks.depends", "126.2", "which of the two depends on the number of players", firework_points_depend_on() == DependsOn.PLAYERS)
claim("fireworks.which_lost", "126.2", "which number goes with how many players is not said", lost=(firework_points,))
claim("fireworks.ties", "126.3", "ties by the dearest space", firework_tie_result(Place.FIRST, tied) == FireworkTie.DEAREST)
claim("fireworks.ties_second", "126.3", "for either place", firework_tie_result(Place.SECOND, tied) == FireworkTie.DEAREST,
      when=tied <= 4, counts={4: "a second place leaves one player out"}, why="ties in general")
claim("fireworks.two_players", "126.4", "with two players only the first place scores",
      all_of(firework_place_scores(Place.FIRST, 2), ~firework_place_scores(Place.SECOND, 2)), why="only the first")
claim("terrace.move", "127.2", "for each firework one garment may go from the King's hall to the terrace",
      all_of(terrace_move().may, terrace_from(Hall.KINGS).may))
claim("terrace.space_any", "127.2", "to any space of the terrace", terrace_space() == FactorChoice.ANY_FREE_SPACE,
      reading="dashed_space:any", why="a dashed space")
claim("terrace.space_own", "127.2", "to the space of one's own firework", terrace_space() == FactorChoice.OWNED_SPACE,
      reading="dashed_space:own", why="a dashed space for each firework")
claim("terrace.factor", "127.3", "the terrace multiplies a garment's points by two or three",
      terrace_garment_points(printed_points, factor) == printed_points * factor)
claim("statues.points", "128.2", "a statue gives two points for each different colour", statue_points(colours) == 2 * colours)
claim("statues.colours", "128.2", "the four colours count", all_of(*(statue_colour_counts(g) for g in Garment)))
claim("statues.sets", "128.3", "several statues need different sets", statue_garment_twice().may_not,
      reading="different_sets:no garment twice", why="different sets must be used")
claim("statues.sets_loose", "128.3", "several statues need sets that are not the same", statue_garment_twice().may,
      reading="different_sets:not the same set", why="different sets must be used")
claim("markers.start", "129.2", "it begins with the starting player; markers are taken off one by one",
      all_of(final_begins_with_starter(), marker_removed_when_scored().must), why="imperative")
claim("markers.printed", "129.3", "most places of markers print points", all_of(marker_points_printed(), ~marker_points_all_printed()),
      why="most, not all")
claim("markers.terrace", "129.5", "garments on the terrace count by their factor", terrace_garment_points(printed_points, factor)
      == printed_points * factor)
claim("end.winner", "131.1", "who has most points after the final scoring wins",
      all_of(game_won_by() == WonBy.PRESTIGE, winner_known_after()))
claim("end.tie", "131.2", "in a tie the tied player with most money wins", game_tie_won_by() == WonBy.LIVRE)
