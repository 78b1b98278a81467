"""
Claims of `summary-en`, the summary in English, in reading order.

The imports are packed: the text touches nearly every question of the base game.
"""
# ruff: noqa: I001

from oracle.claims import Statements
from oracle.terms import all_of, any_of, smaller
from specs.questions.base_components import (
    Part, ScoreKept, Secret, bonus_per_employee_unique, drawers, employee_cards_of_level, employee_levels,
    employee_types, halls, is_open, main_actions_in_all, most_points_wins, notion_on_tiles, part_count,
    phases_in_round, points_from_decorations, points_from_rented, points_from_some_bonuses, points_kept_as,
    role_is_on_cards, rounds_in_game,
)
from specs.questions.base_decorations import (
    decoration_kind_exists, decoration_points_at_end, decorations_per_action, firework_factor_two,
    kitchen_both_sides, may_fund_kitchen, may_fund_occupied, musicians_per_hall, must_pay_decoration,
)
from specs.questions.base_garments import (
    Fate, FreeSpaces, SellPays, Space, free_spaces, garment_points_when, garments_per_action,
    golden_thimble, marker_on_garment, may_dispose, may_make_with, may_put_on, must_pay_price, must_pay_resources,
    rental_side_up, reward_at_once, reward_order, sell_pays, space_occupied,
    tile_as_notion,
)
from specs.questions.base_preparation import (
    Direction, StartNext, cards_chosen, deck_empty_after_last_reveal, employees_revealed, favor_returns,
    garment_discard_marked, garment_refill, garment_sketch_up, garments_discarded_right, garments_slide,
    hand_chosen_at_once, hand_chosen_by_player, hand_chosen_secretly, new_reserve_made, new_reserve_waits,
    queue_leftovers_leave_game, reserve_size, reserve_taken_first, resource_refill, resources_stay,
    rest_chosen_from_new, round_step_position, starts_next, step_done, step_later, three_taken, unchosen_return,
    whole_discard_moves,
)
from specs.questions.base_setup import (
    BoardSide, SetupStep, TilesKept, board_side_for, color_chosen_by_player, deck_level_at, garments_wait_in_bag,
    levels_shuffled_apart, players_highest, players_lowest, resource_tiles_wait, setup_step_number,
    start_cards_in_reserve, start_livre, start_markers, start_notions, start_player_gets_marker, start_team_size,
)
from specs.questions.base_staff import (
    HiredGoes, depute_bonus_once_more, deputed_leaves_after_bonus,
    deputes_played_card, hire_free_choice, hired_goes_to, hired_playable_next, hires_per_action,
    team_always_at_least,
)
from specs.questions.base_turns import (
    CardGoes, Order, TileUse, TurnPart, bonus_after_main, card_discarded_face_up, card_discarded_when,
    cards_per_turn, crowned_bonus_at_end, favor_gives_start, favor_pays, favor_pays_at_once,
    first_to_act, main_actions_per_card, may_forgo, may_take_action, must_play_card, next_after_turn,
    order_of_turns, phase_ends, resource_convert_later, resource_decides_at_once,
    resource_drawer_free_choice, resource_kept_face_down, resource_kept_only_silk, resource_price,
    resource_tile_use, resource_tiles_per_action,
)
from specs.questions.bonuses import (
    CardPlace, GarmentPlace, MainDone, Moment, bonus, bonus_if_main, bonus_on_two_kinds_of_cards,
    every_employee_has_bonus, some_bonuses_give_prestige, use_bonus, use_bonus_at,
)
from specs.questions.bonuses_end import Backing, crown_means_end, crowned_background, end_bonus_card_at, end_bonus_use
from specs.questions.components import (
    FavorIs, Matter, Thing, board_sides, favor_is, thing_made_of,
)
from specs.questions.decorations import (
    KitchenBound, KitchenHalves, PointsWhen, PriceFrom, choose_any_decoration_space, decoration_points_when,
    decoration_price_from, decoration_raises_income, kitchen_halves, kitchen_limit_is, markers_on_decoration,
)
from specs.questions.deputing import (
    RemovedTo, depute_paid_by_bank, depute_pay, depute_pay_same_for_all_levels, deputed_card_leaves_game,
    deputed_card_put, masters_advised_as_most_versatile, may_depute,
)
from specs.questions.end import (
    EndPoint, LoserKind, WonBy, employee_deck_empty_at_end, game_ends_after_round, game_ends_at, game_tie_open_to,
    game_tie_won_by, game_won_by, winner_known_after,
)
from specs.questions.extra_deluxe_actions import (
    drawer_price_of_selected, favor_points_besides, favor_start_marker_taken, phase_waits_for_all,
)
from specs.questions.extra_deluxe_scoring import (
    hall_points_stand_in_box, next_round_begins_with_phase, scoring_print_position, scoring_printed_in_order,
)
from specs.questions.extra_deluxe_setup import (
    BankOrSupply, Corner, EmployeeSign, EmployeeStep, GarmentStep, PhaseName, TileStock, bags_apart,
    board_in_middle, common_stock_near_board, employee_card_shows, employee_deck_face_down, employee_step_number,
    game_ends_with_scoring, garment_discard_spaces_marked, garment_step_number, garment_tile_sides,
    garments_slide_over_all_gaps, new_employees_face_up, part_per_player, phase_number, pile_face_up,
    reserve_empty_after_three, some_employee_lacks_action, start_goods_supply_is_personal, stock_mixed_in_setup,
    whole_reserve_to_hand,
)
from specs.questions.extra_summary_en import marker_points_corner, terrace_factor_at
from specs.questions.favor import FavorSpot, StartPasses, favor_lies_unclaimed, favor_livre_optional, start_passes_when
from specs.questions.garments import (
    Wealth, choose_any_garment, choose_any_hall, garment_paid_before_taking, garment_paid_with, garment_value_at,
    space_reward_on_every_space,
)
from specs.questions.general import (
    Phase, TokenFace, Wares, first_round_has_phase, garments_are_made_for, later_round_has_phase,
    next_phase_waits_for_all, own_pile_may_be_looked_at, phase, players_are_tailors, points_tokens_lie,
)
from specs.questions.hand import (
    DuringRound, FromWhere, Renewal, hand_choice_free, hand_chosen_in_round, hand_from, hand_of, in_hand,
    renewed_after_exactly_three, renewed_during_round, reserve_rule_from_round, taken_from_new_reserve,
    taken_from_reserve, unchosen_face_down,
)
from specs.questions.hiring import hire_price, hire_price_counts_hired, hired_card_playable_this_round, may_hire_from
from specs.questions.income import (
    KitchenPlace, after_income_next_round, decorations, garments, income_base,
    income_counts_garment, income_from_side, income_garments_of_all_halls,
    income_in_round, income_phase_number, income_side_is, income_starts_when_hands_empty, income_take,
    income_with_several_markers,
)
from specs.questions.preparation import (
    CountedBy, MarkerWith, favor_holder_exchanges, favor_taken_by_starting_player, garments_swept_counted,
    garments_swept_with, queue_cleared, queue_left, resource_leftovers_keep_space,
    resource_pile_drawn_from, start_moves_on_by_itself,
)
from specs.questions.resources import (
    KeptWhere, kept_tile_both_uses, kept_tiles_lie, notions_gained_at_once, resource_price_counts_taken,
)
from specs.questions.scoring import (
    PointsShown, ScoringAid, Source as PointsFrom, convert_money, convert_money_partly, favor_end_holder,
    favor_end_points, final_begins_with_starter, final_last_step_is, final_points_shown, livre, money_points,
    money_returned_to_bank, scores_at_end, scoring_aid, scoring_order_binding, scoring_position,
    scoring_step_number, scoring_steps, scoring_substep_number,
)
from specs.questions.scoring_board import (
    Decider, FactorChoice, Hall, Scored, colours, factor, fireworks, in_kings_hall, marker_points_all_printed,
    marker_points_printed, marker_removed_when_scored, marker_scores, printed_points, statue_colour_counts,
    statue_garment_twice, statue_points, statue_same_colour_twice_in_set, statue_sets_up_to,
    terrace_from, terrace_garment_points, terrace_garments_most, terrace_move, terrace_place_before_end,
    terrace_space, terrace_too_many_stay, terrace_which_garments,
)
from specs.questions.scoring_halls import (
    Criterion, DependsOn, FireworkTie, Place, firework_counts_markers, firework_place_scores, firework_points,
    firework_points_depend_on, firework_tie_result, hall_criterion, hall_place_scores, halls_scored, tied,
)
from specs.questions.setup import (
    Laid, Tiles, all_used_with, board_side_other, laid_beside_board, resource_piles_several, setup_steps,
    start_good, start_goods_equal, start_goods_with_players, start_player_last_in_setup,
)
from specs.questions.turns import (
    BoardEdge, DependsOn as ActionsBy, Pile, Thimble, ThimbleBearer, action_phase_number, choose_card_to_play,
    golden_thimble_on, main_action_number, main_actions_depend_on, pile_stands_at, thimble_of_role,
)
from specs.vocabulary import (
    Action, Decoration, Garment, KitchenSide, Notion, Role, RoundStep, ScoringStep, Via, players, role,
    round_number, round_step,
)

claim = Statements("summary-en")

# The aim.
claim("aim.tailors", "3.2", "every player owns a business that makes clothes", players_are_tailors())
claim("aim.rounds", "5.1", "the game goes over seven rounds", rounds_in_game() == 7)
claim("aim.own_bonus", "5.2", "each employee has a bonus of its own", bonus_per_employee_unique())
claim("aim.every_bonus", "5.2", "every employee has a bonus", every_employee_has_bonus())
claim("aim.no_bonus_twice", "5.2", "no two employees have the same", ~bonus_on_two_kinds_of_cards(), why="the bonus of each is called unique",
      unsaid=("denial",))
claim("aim.end", "7.1", "the final scoring comes after round seven",
      all_of(game_ends_after_round() == 7, game_ends_with_scoring()))
claim("aim.points_from", "7.2", "points come from some bonuses, rented garments and funded decorations",
      all_of(points_from_some_bonuses(), points_from_rented(), points_from_decorations(), some_bonuses_give_prestige()))
claim("aim.points_at_end", "7.2", "they are earned when the game has ended",
      all_of(scores_at_end(PointsFrom.SOME_BONUSES), scores_at_end(PointsFrom.RENTED_GARMENT),
             scores_at_end(PointsFrom.DECORATION), garment_points_when(), decoration_points_at_end(),
             decoration_points_when(PointsWhen.END)))
claim("aim.most_points", "7.3", "who has most points wins", all_of(most_points_wins(), game_won_by() == WonBy.PRESTIGE))

# Setting up.
claim("setup.board", "13.1", "first the board", setup_step_number(SetupStep.BOARD) == 1)
claim("setup.middle", "13.2", "the board lies in the middle", board_in_middle())
claim("setup.side", "13.2", "one side for two and three players, one for four and five",
      all_of(*(board_side_for(n) == (BoardSide.FEW if n < 4 else BoardSide.MANY) for n in range(2, 6)), board_sides() == 2))
claim("setup.side_binding", "13.2", "the side of another number of players is not used", board_side_other(players).may_not,
      why="an order that names the side to use", unsaid=("denial",))
claim("setup.players", "13.2", "two to five can play", all_of(players_lowest() == 2, players_highest() == 5))
claim("setup.favor", "14.1", "second the favor", setup_step_number(SetupStep.FAVOR) == 2)
claim("setup.favor_card", "14.1", "the favor is a card", favor_is() == FavorIs.CARD)
claim("setup.favor_near", "14.2", "the favor lies near its space", favor_lies_unclaimed() == FavorSpot.BESIDE_BOARD,
      unsaid=("left on its space of the game board",), why="near the space, not on it")
claim("setup.deck", "15.1", "third the employee deck", setup_step_number(SetupStep.EMPLOYEE_DECK) == 3)
claim("setup.levels", "16.1", "twenty-eight employees of six levels",
      all_of(part_count(Part.EMPLOYEE_CARDS) == 28, employee_levels() == 6),
      unsaid=("left 1",), why="the one is the name of the first of the six levels")
claim("setup.level_six", "17.1", "six of level six at the bottom", all_of(employee_cards_of_level(6) == 6, deck_level_at(6) == 6))
claim("setup.deck_near", "17.1", "the deck lies near the board", laid_beside_board(Laid.EMPLOYEE_DECK))
claim("setup.level_five", "18.1", "four of level five on those of level six",
      all_of(employee_cards_of_level(5) == 4, deck_level_at(5) == 5, deck_level_at(6) == 6))
claim("setup.levels_above", "19.1", "then four, three, two and at last one on top",
      all_of(deck_level_at(4) == 4, deck_level_at(3) == 3, deck_level_at(2) == 2, deck_level_at(1) == 1))
claim("setup.levels_apart", "17.1 18.1 19.1 19.2", "each level is shuffled by itself, the whole lies face down",
      all_of(levels_shuffled_apart(), employee_deck_face_down()))
claim("setup.all_levels", "16.1 17.1 18.1 19.1", "all levels go into the deck, for any number of players",
      all_used_with(Tiles.EMPLOYEES, players))
claim("setup.resources", "20.1", "fourth the resource tiles", setup_step_number(SetupStep.RESOURCES) == 4)
claim("setup.piles", "20.2", "in face-down piles",
      all_of(resource_tiles_wait() == TilesKept.PILES, resource_piles_several(), laid_beside_board(Laid.RESOURCE_STOCK)))
claim("setup.all_resources", "20.2", "all of them, mixed",
      all_of(all_used_with(Tiles.RESOURCES, players), stock_mixed_in_setup(TileStock.RESOURCES)))
claim("setup.garments", "21.1", "fifth the garments", setup_step_number(SetupStep.GARMENTS) == 5)
claim("setup.bag", "21.2", "in a bag of cloth", all_of(garments_wait_in_bag(), thing_made_of(Thing.BAG) == Matter.CLOTH))
claim("setup.all_garments", "21.2", "all of them, mixed",
      all_of(all_used_with(Tiles.GARMENTS, players), stock_mixed_in_setup(TileStock.GARMENTS)))
claim("setup.one_bag", "20.2 21.2", "the bag is for garments, resource tiles lie in piles", ~bags_apart(),
      why="a bag for one kind, piles for the other", unsaid=("denial",))
claim("setup.bag_near", "21.3", "the bag lies beside the board", laid_beside_board(Laid.GARMENT_BAG))
claim("setup.bank", "22.1 23.1 24.1 25.1", "sixth bank and supplies",
      all_of(setup_step_number(SetupStep.BANK) == 6, setup_step_number(SetupStep.NOTION_SUPPLY) == 6,
             setup_step_number(SetupStep.POINT_TOKENS) == 6))
claim("setup.coins", "23.1", "coins beside the board are the bank", common_stock_near_board(BankOrSupply.COINS))
claim("setup.tokens", "24.1", "points are tokens", points_kept_as() == ScoreKept.TOKENS)
claim("hidden.points", "24.2", "points are kept secret until the end", is_open(Secret.POINTS).must,
      unsaid=("left cards in a player's hand",), why="secret are the points here, no hand is spoken of")
claim("hidden.tokens", "24.2", "their tokens lie face down",
      all_of(points_tokens_lie() == TokenFace.FACE_DOWN, final_points_shown() == PointsShown.HIDDEN))
claim("setup.supply", "25.1", "they are a supply for all beside the board", common_stock_near_board(BankOrSupply.NOTIONS))
claim("setup.player_parts", "26.1", "seventh the players' parts", setup_step_number(SetupStep.PLAYER_PARTS) == 7)
claim("setup.colour", "26.2", "each player chooses a colour", color_chosen_by_player())
claim("setup.player_board", "26.2 27.1", "each gets one player board", part_per_player(Part.PLAYER_BOARDS) == 1)
claim("setup.start_team", "28.1", "five starting employees, face down in the reserve",
      all_of(start_team_size() == 5, start_cards_in_reserve(), part_per_player(Part.START_CARDS) == 5),
      unsaid=("starting employee cards", "left employee cards to hire", "left player boards"),
      why="starting cards are called basic ones of the employees; the player board is where they are put")
claim("setup.roles", "28.1", "of the three roles", role_is_on_cards(Role.MASTER) & role_is_on_cards(Role.JOURNEYMAN)
      & role_is_on_cards(Role.APPRENTICE))
claim("setup.reserve_left", "28.1", "the reserve is at the left of the player board", pile_stands_at(Pile.RESERVE) == BoardEdge.LEFT)
claim("setup.reserve_down", "28.1", "its cards lie face down", ~pile_face_up(Pile.RESERVE),
      why="face down is not face up", unsaid=("denial",))
claim("setup.markers", "29.1", "sixteen ownership markers each",
      all_of(start_markers() == 16, part_per_player(Part.OWNERSHIP_MARKERS) == 16))
claim("setup.goods", "30.1", "eighth the starting goods", setup_step_number(SetupStep.START_GOODS) == 8)
claim("setup.goods_personal", "30.2", "each player keeps them", start_goods_supply_is_personal())
claim("setup.goods_equal", "30.2 31.1 32.1 33.1", "every player gets as much, however many play",
      all_of(start_goods_equal(start_good), start_goods_with_players(start_good)))
claim("setup.livre", "31.1", "fifteen Livre", start_livre() == 15)
claim("setup.lace", "32.1", "one lace", start_notions(Notion.LACE) == 1)
claim("setup.thread", "33.1", "one thread", start_notions(Notion.THREAD) == 1)
claim("setup.start_player", "34.1", "ninth the starting player", setup_step_number(SetupStep.START_PLAYER) == 9)
claim("setup.last", "34.1 34.2", "which is the last of nine steps", all_of(setup_steps() == 9, start_player_last_in_setup()))
claim("setup.start_marker", "34.2", "who takes the marker",
      start_player_gets_marker())

# Preparing a round.
claim("rounds.count", "38.1", "seven rounds of four phases", all_of(rounds_in_game() == 7, phases_in_round() == 4))
claim("rounds.phases_first", "38.1", "round one has the phases of any round", first_round_has_phase(phase))
claim("rounds.phases_later", "38.1", "every later round has them all", later_round_has_phase(phase))
claim("rounds.phase_numbers", "40.1 40.2 54.1 54.2 60.1 60.2 104.1 104.2",
      "first the preparation, second the hand, third the turns, fourth the income",
      all_of(phase_number(PhaseName.PREPARE) == 1, phase_number(PhaseName.CHOOSE) == 2, action_phase_number() == 3,
             income_phase_number() == 4), why="the headings of the four phases")
claim("rounds.hand_each", "38.1 54.1 54.2", "in every round a hand is chosen", hand_chosen_in_round(round_number))
claim("rounds.income_each", "38.1 104.1 104.2", "in every round there is income", income_in_round(round_number))
claim("prep.not_first", "42.1", "the whole phase is left out in round one", step_done(round_step).may_not,
      why="skipped is not done", unsaid=("denial",))
claim("prep.phase_not_first", "42.1", "round one is without this phase", ~first_round_has_phase(phase),
      when=phase == Phase.PREPARATION, overrides=("rounds.phases_first",))
claim("prep.later", "42.1", "it is done in every later round", step_later(round_step).must)
claim("prep.order", "44.1 45.1 48.1 49.1", "favor, employees, resources, garments, in this order",
      all_of(round_step_position(RoundStep.FAVOR) == 1, round_step_position(RoundStep.EMPLOYEES) == 2,
             round_step_position(RoundStep.RESOURCES) == 3, round_step_position(RoundStep.GARMENTS) == 4))
claim("prep.favor", "44.2", "who took the favor gets the starting player marker and gives it back",
      all_of(starts_next(True) == StartNext.FAVOR_HOLDER, favor_returns(), favor_holder_exchanges() == MarkerWith.EXCHANGE))
claim("prep.favor_taken", "44.2", "so does any player who took it, whoever began",
      all_of(favor_start_marker_taken().must, favor_taken_by_starting_player()))
claim("prep.nobody", "44.3", "otherwise the starting player stays",
      all_of(starts_next(False) == StartNext.SAME, ~start_moves_on_by_itself()), why="who remains the same does not change",
      unsaid=("denial",))
claim("prep.leftovers", "46.1", "employees left in the queue are removed", queue_leftovers_leave_game(),
      reading="removed:leave the game")
claim("prep.leftovers_aside", "46.1", "employees left in the queue are taken off it, not out of the game",
      ~queue_leftovers_leave_game(), reading="removed:leave the queue only", why="to where is not said",
      unsaid=("denial",))
claim("prep.cleared", "46.1", "any number of them is taken off, before anything else",
      all_of(queue_cleared(queue_left).must, employee_step_number(EmployeeStep.REMOVE) == 1), when=queue_left > 0,
      counts={0: "any that remain"})
claim("prep.four_new", "47.1", "four employees are revealed", employees_revealed() == 4)
claim("prep.new_face_up", "47.1", "they are put into the queue face up, after the clearing",
      all_of(new_employees_face_up(), employee_step_number(EmployeeStep.REVEAL) == 2))
claim("prep.resources", "48.2", "empty spaces of three sections are filled at random", all_of(resource_refill(), drawers() == 3))
claim("prep.from_piles", "48.2", "from the piles, whichever it is", resource_pile_drawn_from().may,
      why="from the piles, without a choice among them", unsaid=("leave",))
claim("prep.resources_stay", "48.3", "tiles left stay where they are", all_of(resources_stay(), resource_leftovers_keep_space()))
claim("prep.sketch_up", "49.2", "garments lie with the sketch side up", garment_sketch_up())
claim("prep.garments_right", "50.1", "garments on the two rightmost spaces are discarded",
      garments_discarded_right() == 2, reading="four_five:a mark of the spaces")
claim("prep.garments_right_45", "50.1", "only where the board is marked for four and five players they are discarded",
      all_of(garment_discard_marked(), garments_discarded_right() == 2, garments_swept_with(4) == 2, garments_swept_with(5) == 2),
      reading="four_five:a number of players")
claim("prep.garments_right_few", "50.1", "with fewer players none is discarded", garments_swept_with(players) == 0,
      when=(players == 2) | (players == 3), reading="four_five:a number of players",
      counts={0: "four and five are marked, no fewer", 3: "fewer than four"})
claim("prep.mark_plain", "50.1", "the mark says nothing of players", ~garment_discard_marked(),
      reading="four_five:a mark of the spaces", why="the meaning of the numbers in brackets is not said",
      unsaid=("denial",))
claim("prep.swept_spaces", "50.1", "the spaces tell which garments go, and bear a mark",
      all_of(garments_swept_counted() == CountedBy.SPACES, garment_discard_spaces_marked()))
claim("prep.swept_first", "50.1", "what lies there is discarded, before anything else",
      garment_step_number(GarmentStep.DISCARD) == 1)
claim("prep.slide", "51.1", "the others move to the right", garments_slide() == Direction.RIGHT,
      unsaid=("left fill the empty spaces",), why="sliding is what fills them here")
claim("prep.slide_second", "51.1", "this is done second, and fills the gaps",
      all_of(garments_slide_over_all_gaps(), garment_step_number(GarmentStep.SLIDE) == 2))
claim("prep.fill", "52.1", "empty spaces are filled at random from the bag, third",
      all_of(garment_refill(), garment_step_number(GarmentStep.FILL) == 3))

# Choosing a hand.
claim("hand.three", "56.1", "three cards are chosen in secret and at the same time from the reserve",
      all_of(cards_chosen() == 3, hand_chosen_secretly(), hand_chosen_at_once(), hand_chosen_by_player()))
claim("hand.of_three", "56.1", "it is three", hand_of(3).must)
claim("hand.not_others", "56.1", "and no other number", hand_of(in_hand).may_not, when=in_hand != 3,
      why="three, without more or less", unsaid=("denial",))
claim("hand.from_reserve", "56.1", "they come from the reserve", hand_from(FromWhere.RESERVE).may,
      why="what players do is told as a fact", unsaid=("leave",))
claim("hand.free_choice", "56.1 58.2 58.5", "three are chosen, unless there are so few that all are taken",
      all_of(hand_choice_free(reserve_size).may, taken_from_reserve(reserve_size) == 3), when=reserve_size > 3,
      why="to select from more than enough is to choose", unsaid=("leave",))
claim("hidden.hand", "56.1", "what is chosen may be kept from the others", is_open(Secret.HAND).may,
      unsaid=("leave", "left cards in a player's reserve"),
      why="chosen secretly; the reserve is named for where the cards come from")
claim("hand.rest", "56.2", "unchosen cards go back to the reserve", unchosen_return())
claim("hand.rest_down", "56.1 56.2", "where they lie face down", unchosen_face_down())
claim("hand.not_all", "56.1 56.2", "a reserve that is larger is not taken whole", ~whole_reserve_to_hand(), why="three of them")
claim("hand.from_round_two", "58.1 58.2", "from round two on the reserve can be too small", reserve_rule_from_round() == 2)
claim("hand.fewer", "58.2", "with fewer than three all are taken",
      all_of(reserve_taken_first(reserve_size).must, taken_from_reserve(reserve_size) == reserve_size),
      when=reserve_size < 3, why="imperative")
claim("hand.new_reserve", "58.2 58.3", "then the discard pile becomes the new reserve",
      new_reserve_made(reserve_size).must, when=reserve_size < 3)
claim("hand.pile_turned", "58.3", "all of it, turned face down", all_of(whole_discard_moves(), ~pile_face_up(Pile.RESERVE)),
      unsaid=("denial",), why="face down is not face up")
claim("hand.discard_right", "58.3", "the discard pile lies face up at the right of the player board",
      all_of(pile_face_up(Pile.DISCARD), pile_stands_at(Pile.DISCARD) == BoardEdge.RIGHT))
claim("hand.fill", "58.3 58.4", "the missing cards are chosen from it to make three",
      all_of(rest_chosen_from_new(), cards_chosen() == 3))
claim("hand.fill_count", "58.2 58.3 58.4", "so many as are missing to three",
      taken_from_new_reserve(reserve_size) == 3 - reserve_size, when=reserve_size < 3)
claim("hand.exactly_three", "58.5", "with exactly three these are taken and a new reserve waits for the next round",
      all_of(three_taken().must, new_reserve_made(3).may_not, new_reserve_waits()))
claim("hand.exactly_three_all", "58.5", "none of them is left out",
      all_of(taken_from_reserve(3) == 3, hand_choice_free(3).may_not))
claim("hand.fewer_no_choice", "58.2", "nor among fewer is there a choice", hand_choice_free(reserve_size).may_not, when=reserve_size < 3,
      why="all of them are taken", unsaid=("denial",))
claim("hand.renewed_next", "58.5", "the reserve stays empty until the next round's choice",
      all_of(renewed_after_exactly_three() == Renewal.NEXT_CHOICE, reserve_empty_after_three(),
             renewed_during_round(DuringRound.RESERVE_EMPTY).may_not))

# Taking turns.
claim("turns.order", "62.1", "the starting player begins, then clockwise",
      all_of(first_to_act(), order_of_turns() == Order.CLOCKWISE, next_after_turn()))
claim("turns.card", "62.1", "each plays one card for one main action", all_of(cards_per_turn() == 1, main_actions_per_card() == 1))
claim("turns.every_card", "62.1 62.3", "whoever has a card plays one, until nobody has any",
      all_of(must_play_card().must, phase_waits_for_all()))
claim("turns.which_card", "137.3", "a player plans which card to play when", choose_card_to_play().may,
      why="advice to plan it, which takes a choice for granted", unsaid=("leave",))
claim("turns.bonus", "62.2", "after the main action one is free to use the bonus",
      all_of(may_forgo(TurnPart.BONUS).free, bonus_after_main(), use_bonus_at(Moment.AFTER_MAIN).may),
      unsaid=("left main action", "left the main action was given up"), why="the bonus alone is said to be optional")
claim("turns.bonus_any_main", "62.2", "whichever main action it was",
      all_of(bonus_if_main(MainDone.OTHER).may, bonus_if_main(MainDone.SAME).may))
claim("turns.bonus_free", "62.2", "no bonus is a duty", use_bonus(bonus).free, when=use_bonus.given)
claim("turns.end", "62.3", "the phase ends when nobody has cards", phase_ends())
claim("roles.decide", "64.1", "the employee's role, shown on the card, decides on the main actions",
      all_of(main_actions_depend_on() == ActionsBy.ROLE, employee_card_shows(EmployeeSign.ROLE)),
      unsaid=("left leave",), why="which actions they are follows in the list")
claim("roles.three", "64.1 66.1 67.1 68.1", "there are three roles",
      all_of(employee_types() == 3, *(role_is_on_cards(r) for r in Role)), counts={3: "three are listed"})
claim("roles.master", "66.1 66.2", "a Master may take any of the six actions",
      all_of(*(may_take_action(Role.MASTER, a).may for a in Action), main_actions_in_all() == 6))
claim("roles.journeyman", "67.1 67.2", "a Journeyman may never hire", may_take_action(Role.JOURNEYMAN, Action.HIRE).may_not)
claim("roles.apprentice", "68.1 68.2", "an Apprentice may never claim the favor, make a garment or hire",
      all_of(*(may_take_action(Role.APPRENTICE, a).may_not for a in (Action.CLAIM_FAVOR, Action.MAKE_GARMENT, Action.HIRE))))
claim("roles.some_lack", "67.1 67.2 68.1 68.2", "some employees lack something", some_employee_lacks_action())
claim("roles.thimbles", "66.1 67.1 68.1", "golden, silver and brass thimbles mark the roles",
      all_of(thimble_of_role(Role.MASTER) == Thimble.GOLD, thimble_of_role(Role.JOURNEYMAN) == Thimble.SILVER,
             thimble_of_role(Role.APPRENTICE) == Thimble.BRASS))
claim("roles.gold_on_master", "64.1 66.1", "the card of a Master shows the golden one", golden_thimble_on(ThimbleBearer.MASTER_CARD))
claim("turns.discard", "70.1", "after the turn the card goes face up to the discard pile",
      all_of(card_discarded_face_up(), card_discarded_when() == CardGoes.AFTER_BONUS),
      unsaid=("after the bonus, at the end of the turn",), why="after the turn, of which the bonus is a part")
claim("turns.own_discard", "137.5", "a player watches the own discard pile", own_pile_may_be_looked_at(Pile.DISCARD).may,
      why="advice to keep an eye on it, for which one has to look", unsaid=("leave",))
claim("actions.numbers", "74.1 78.1 84.1 90.1 94.1 99.1", "the six main actions are numbered",
      all_of(*(main_action_number(a) == n for n, a in enumerate(Action, start=1))))

# The favor.
claim("favor.who", "74.1 74.2", "a Master or a Journeyman may claim the favor",
      all_of(may_take_action(Role.MASTER, Action.CLAIM_FAVOR).may, may_take_action(Role.JOURNEYMAN, Action.CLAIM_FAVOR).may),
      why="the roles stand in brackets", unsaid=("leave",))
claim("favor.pays", "75.1", "if it is on the board, taking it pays five Livre",
      favor_pays() == 5)
claim("favor.pays_now", "75.1", "the Livre come with taking it, as an order",
      all_of(favor_pays_at_once(), favor_livre_optional().must))
claim("favor.on_board", "75.1", "unclaimed it is on the board", favor_lies_unclaimed() == FavorSpot.ON_BOARD)
claim("favor.start", "76.1", "who took it begins the next round", favor_gives_start())
claim("favor.start_when", "44.2 76.1", "not before", start_passes_when() == StartPasses.NEXT_ROUND)
claim("favor.points", "77.1", "it is worth three points at the end", favor_end_points() == 3)
claim("favor.both", "75.1 77.1", "besides the Livre", favor_points_besides())

# Resources.
claim("resources.who", "78.1 78.2", "every employee may acquire resources", may_take_action(role, Action.ACQUIRE_RESOURCES).may,
      why="the roles stand in brackets", unsaid=("leave",))
claim("resources.any", "79.1", "one tile from any of three sections",
      all_of(resource_tiles_per_action() == 1, resource_drawer_free_choice().may, drawers() == 3),
      why="an order to take that leaves open from which of the three", unsaid=("leave",))
claim("resources.price", "80.1", "two Livre with three or four tiles, one with two, the last is free",
      all_of(resource_price(4) == 2, resource_price(3) == 2, resource_price(2) == 1, resource_price(1) == 0))
claim("resources.counted", "80.1", "the tiles of its own section count, with the one taken",
      all_of(resource_price_counts_taken(), drawer_price_of_selected()))
claim("resources.at_once", "81.1", "the use is decided at once", resource_decides_at_once().must,
      why="decide at once, as an order", unsaid=("duty",))
claim("resources.keep", "82.1", "it may be kept face down as silk",
      all_of(resource_tile_use(TileUse.KEEP_AS_SILK).may, resource_kept_face_down().must))
claim("resources.before_player", "82.1", "it lies before its owner", kept_tiles_lie() == KeptWhere.BEFORE_PLAYER)
claim("hidden.tiles", "82.1", "what it shows is hidden", is_open(Secret.TILE_FACES).may,
      why="it lies face down", unsaid=("leave",))
claim("resources.convert", "81.1 83.1", "or, as the player decides, discarded for thread and lace",
      resource_tile_use(TileUse.TURN_INTO_NOTIONS).may)
claim("resources.notions_now", "81.1 83.1", "which are gained then", notions_gained_at_once())
claim("resources.notions_shown", "83.1", "the tile indicates them",
      all_of(notion_on_tiles(Notion.THREAD), notion_on_tiles(Notion.LACE)))
claim("resources.one_use", "81.1 82.1 83.1 86.1", "no tile serves for both", kept_tile_both_uses().may_not)

# Making a garment.
claim("garments.who", "84.1 84.2", "a Master or a Journeyman may make a garment",
      all_of(may_take_action(Role.MASTER, Action.MAKE_GARMENT).may, may_take_action(Role.JOURNEYMAN, Action.MAKE_GARMENT).may),
      why="the roles stand in brackets", unsaid=("leave",))
claim("garments.choose", "85.1", "a garment of the display is chosen", all_of(garments_per_action() == 1, choose_any_garment().may))
claim("garments.pay", "85.2", "price and resources are paid", all_of(must_pay_price().must, must_pay_resources().must))
claim("garments.thimble", "85.3", "a garment with the golden thimble only through a Master",
      all_of(may_make_with(Role.MASTER, True).may, may_make_with(Role.JOURNEYMAN, True).may_not, may_make_with(Role.APPRENTICE, True).may_not))
claim("garments.plain", "84.2 85.3", "other garments through a Journeyman as well",
      all_of(may_make_with(Role.MASTER, False).may, may_make_with(Role.JOURNEYMAN, False).may))
claim("garments.no_apprentice", "68.1 68.2", "an Apprentice makes none", may_make_with(Role.APPRENTICE, golden_thimble).may_not)
claim("garments.thimble_shown", "85.3", "some garments show a golden thimble", golden_thimble_on(ThimbleBearer.GARMENT))
claim("garments.silk_only", "86.1", "kept tiles serve as silk only",
      all_of(resource_kept_only_silk().must, resource_convert_later().may_not),
      why="'can only' is a limit on every use, no leave", unsaid=("duty", "left leave"))
claim("garments.notions", "86.1 86.2", "thread and lace must be markers, no tile stands for them", tile_as_notion().may_not)
claim("garments.wooden", "86.2", "these markers are of wood",
      all_of(thing_made_of(Thing.THREAD) == Matter.WOOD, thing_made_of(Thing.LACE) == Matter.WOOD))
claim("garments.pay_first", "87.1", "the garment is taken after paying", garment_paid_before_taking())
claim("garments.made_for", "87.1 88.1 89.1", "a garment is rented or sold",
      all_of(garments_are_made_for(Wares.RENT), garments_are_made_for(Wares.SELL)))
claim("garments.rent", "87.1 88.1 88.2", "it may, as the player decides, be rented to a free space of the five halls",
      all_of(may_dispose(Fate.RENT, FreeSpaces.SOME).may, halls() == 5, space_occupied().may_not))
claim("garments.rental_side", "88.2", "it is turned to its rental side", rental_side_up())
claim("garments.two_sides", "49.2 88.2", "a garment has a sketch side and a rental side", garment_tile_sides() == 2,
      counts={2: "two are named"})
claim("garments.no_space", "88.2", "without a free space there is no renting", may_dispose(Fate.RENT, FreeSpaces.NONE).may_not,
      why="only a free space is named, so that one is needed", unsaid=("none",))
claim("garments.any_hall", "88.2", "in whichever hall", choose_any_hall().may,
      why="one of the five, none in particular", unsaid=("leave",))
claim("garments.guest", "84.2 88.2", "a free space takes the garment of a Master or a Journeyman",
      all_of(may_put_on(Role.MASTER, Space.GUEST).may, may_put_on(Role.JOURNEYMAN, Space.GUEST).may),
      unsaid=("leave", "left master guest space of a hall"),
      why="the roles that make garments stand in brackets; their names are none of a space")
claim("garments.not_terrace", "88.2", "never on the terrace",
      all_of(may_put_on(role, Space.TERRACE).may_not, terrace_place_before_end().may_not))
claim("garments.special", "88.3", "special guest spaces need a garment made by a Master",
      all_of(may_put_on(Role.MASTER, Space.MASTER_GUEST).may, may_put_on(Role.JOURNEYMAN, Space.MASTER_GUEST).may_not,
             may_put_on(Role.APPRENTICE, Space.MASTER_GUEST).may_not),
      why="what is required suffices, and what is not so is left out", unsaid=("denial", "leave"))
claim("garments.marker", "88.4", "one ownership marker on it", marker_on_garment() == 1)
claim("garments.reward", "88.5", "a reward is gained at once", reward_at_once())
claim("garments.reward_some", "88.5", "not every space has one", ~space_reward_on_every_space(), why="if it has one",
      unsaid=("denial",))
claim("garments.sell", "87.1 89.1", "or sold, whatever spaces are free", may_dispose(Fate.SELL, free_spaces).may)
claim("garments.no_space_sell", "87.1 88.2 89.1", "of the two, selling is the only one without a space",
      may_dispose(Fate.SELL, FreeSpaces.NONE).must, unsaid=("duty", "none"), why="where one of two is impossible, the other is left")
claim("garments.sell_pays", "89.2", "for the Livre on the left of the tile",
      all_of(sell_pays() == SellPays.VALUE, garment_value_at() == BoardEdge.LEFT))
claim("garments.gains_later", "87.1 88.5 89.2", "what renting or selling brings comes after paying",
      all_of(garment_paid_with(Wealth.REWARD).may_not, garment_paid_with(Wealth.SALE).may_not, ~reward_order()),
      why="paying comes first; for reward and sale the table of words has no entry in English",
      unsaid=("the reward of the space it is rented to", "the Livre for which it is sold", "denial"))

# Hiring.
claim("hiring.who", "90.1 90.2", "only a Master may hire",
      all_of(may_take_action(Role.MASTER, Action.HIRE).may, may_take_action(Role.JOURNEYMAN, Action.HIRE).may_not,
             may_take_action(Role.APPRENTICE, Action.HIRE).may_not), why="only a Master, in brackets",
      unsaid=("leave",))
claim("hiring.who_again", "137.4", "a tip says so once more",
      all_of(may_take_action(Role.MASTER, Action.HIRE).may, may_take_action(Role.JOURNEYMAN, Action.HIRE).may_not,
             may_take_action(Role.APPRENTICE, Action.HIRE).may_not),
      unsaid=("left make garment", "left depute"), why="dismissing a Master, and what else the role is good for, are named beside it")
claim("hiring.one", "91.1", "one of the employees shown", all_of(hires_per_action() == 1, hire_free_choice().may),
      why="one of those shown, none in particular", unsaid=("leave",))
claim("hiring.price", "92.1", "five Livre with four shown, three with three, one with two, the last is free",
      all_of(hire_price(4) == 5, hire_price(3) == 3, hire_price(2) == 1, hire_price(1) == 0))
claim("hiring.counted", "92.1", "the one hired counts", hire_price_counts_hired())
claim("hiring.from", "91.1 92.1", "as long as one is shown", all_of(*(may_hire_from(n).may for n in range(1, 5))), why="a price for each number",
      unsaid=("leave",))
claim("hiring.hand", "93.1", "the employee goes to the hand and can be played this round",
      all_of(hired_goes_to() == HiredGoes.HAND, hired_card_playable_this_round(), hired_playable_next().may))

# Deputing.
claim("deputing.who", "94.1 94.2", "every employee may be deputed", may_take_action(role, Action.DEPUTE).may, why="the roles stand in brackets",
      unsaid=("leave",))
claim("deputing.leaves", "95.1", "the played card leaves the game",
      all_of(deputed_card_leaves_game(), deputes_played_card(), deputed_card_put() == RemovedTo.BOX))
claim("deputing.pay", "96.1", "ten Livre for a Master, seven for a Journeyman, four for an Apprentice",
      all_of(depute_pay(Role.MASTER) == 10, depute_pay(Role.JOURNEYMAN) == 7, depute_pay(Role.APPRENTICE) == 4))
claim("deputing.pay_by_role", "96.1", "the bank pays by the role alone",
      all_of(depute_pay_same_for_all_levels(), depute_paid_by_bank()))
claim("deputing.bonus", "97.1", "the bonus may be used before the card leaves",
      all_of(depute_bonus_once_more().may, deputed_leaves_after_bonus()))
_deck, _via = may_depute.params
claim("deputing.floor", "98.2", "nobody may be deputed from a team of one", may_depute(_deck, _via).may_not, when=_deck == 1)
claim("deputing.one_stays", "98.2", "one card always stays", team_always_at_least() == 1)
claim("deputing.above_floor", "94.1 94.2 98.2", "from larger teams the main action may", may_depute(_deck, Via.MAIN).may,
      when=_deck >= 2, counts={2: "more than one"}, why="allowed to all, with one exception", unsaid=("leave",))
claim("deputing.advice", "137.4", "a Master is the most versatile employee", masters_advised_as_most_versatile())

# Funding a decoration.
claim("decorations.who", "99.1 99.2", "every employee may fund a decoration", may_take_action(role, Action.FUND_DECORATION).may,
      why="the roles stand in brackets", unsaid=("leave",))
claim("decorations.free", "100.1", "one marker on a free space of fireworks, musicians, statues or fountain",
      all_of(decorations_per_action() == 1, may_fund_occupied().may_not, *(decoration_kind_exists(d) for d in Decoration)),
      why="a free space is asked for", unsaid=("denial",))
claim("decorations.one_marker", "100.1", "one marker, on whichever free space",
      all_of(markers_on_decoration() == 1, choose_any_decoration_space().may), why="a free space of those kinds, none in particular",
      unsaid=("leave",))
claim("decorations.pay", "101.1", "the price of the space is paid",
      all_of(must_pay_decoration().must, decoration_price_from() == PriceFrom.SPACE))
_side, _own = may_fund_kitchen.params
claim("decorations.fountain", "102.1", "one marker at most in each row of the fountain",
      all_of(may_fund_kitchen(_side, 0).may, may_fund_kitchen(_side, 1).may_not, may_fund_kitchen(_side, 2).may_not,
             may_fund_kitchen(_side, 3).may_not), counts={0: "not more than one", 2: "more than one", 3: "more than one"},
      why="one is allowed, more are not", unsaid=("leave",))
claim("decorations.fountain_rows", "102.1", "its halves are an upper and a lower row, each with its limit",
      all_of(kitchen_halves() == KitchenHalves.UPPER_LOWER, kitchen_limit_is() == KitchenBound.EACH_SIDE,
             kitchen_both_sides().may), why="the limit is that of one row", unsaid=("leave",))
claim("decorations.fountain_several", "102.1", "so two markers in a row are not possible",
      all_of(income_with_several_markers(1).may, income_with_several_markers(2).may_not, income_with_several_markers(3).may_not),
      counts={2: "more than one", 3: "more than one"}, why="one is allowed, more are not", unsaid=("leave",))

# Income.
claim("income.when", "106.1", "the phase begins when nobody has cards",
      all_of(income_starts_when_hands_empty(), next_phase_waits_for_all(Phase.INCOME)))
claim("income.base", "108.1", "every player receives five Livre", all_of(income_base() == 5, income_take().must))
claim("income.fountain", "109.1", "the fountain brings more", decoration_raises_income(Decoration.KITCHEN))
claim("income.upper", "110.1 110.2", "the upper row pays by decorations",
      all_of(income_side_is(KitchenSide.BY_DECORATIONS) == KitchenPlace.UPPER,
             income_from_side(KitchenSide.BY_DECORATIONS, decorations, garments) == decorations))
claim("income.lower", "111.1 111.2", "the lower row pays by garments",
      all_of(income_side_is(KitchenSide.BY_GARMENTS) == KitchenPlace.LOWER,
             income_from_side(KitchenSide.BY_GARMENTS, decorations, garments) == garments))
claim("income.lower_counts", "111.2", "those on the board, in any hall",
      all_of(income_counts_garment(GarmentPlace.HALL), income_counts_garment(GarmentPlace.MASTER_SPACE),
             income_garments_of_all_halls()))
claim("income.lower_not_sold", "111.2", "sold ones are not there", ~income_counts_garment(GarmentPlace.SOLD),
      why="those on the board are counted", unsaid=("denial",))
claim("income.next_round", "113.1", "after the income a new round begins", after_income_next_round(round_number),
      general=True, why="said of every round, without an end")
claim("income.next_phase", "113.1", "with the first phase", next_round_begins_with_phase() == 1)

# The end and the final scoring.
claim("end.when", "117.1", "the game ends after the income of round seven, when the deck runs out",
      all_of(game_ends_after_round() == 7, game_ends_at() == EndPoint.INCOME, employee_deck_empty_at_end(),
             deck_empty_after_last_reveal()))
claim("scoring.aid", "119.1", "a card shows the order", scoring_aid() == ScoringAid.CARD)
claim("scoring.binding", "119.1 124.2", "the order is to be followed", scoring_order_binding().must)
claim("scoring.money", "121.1 121.2", "first, one point for every ten Livre returned to the bank",
      all_of(scoring_step_number(ScoringStep.MONEY) == 1, scoring_position(ScoringStep.MONEY) == 1,
             money_points(livre) == livre // 10, money_returned_to_bank()))
claim("scoring.money_source", "121.1 121.2", "Livre give points at the end",
      all_of(scores_at_end(PointsFrom.MONEY), convert_money().may), why="a gain for what one returns", unsaid=("leave",))
claim("scoring.money_at_will", "121.2", "so many as one returns", all_of(convert_money().need_not, convert_money_partly().may),
      reading="you_return:as many as one likes", why="understood as: for so many as the player gives back",
      unsaid=("leave", "no duty"))
claim("scoring.money_all", "121.2", "all that can be returned", all_of(convert_money().must, convert_money_partly().may_not),
      reading="you_return:as many as one has", why="understood as: the player gives them back", unsaid=("denial",))
claim("scoring.bonuses", "122.1 122.2", "second, crowned employees' bonuses",
      all_of(scoring_step_number(ScoringStep.EMPLOYEE_BONUSES) == 2, scoring_position(ScoringStep.EMPLOYEE_BONUSES) == 2,
             scores_at_end(PointsFrom.SOME_BONUSES)))
claim("scoring.not_every_bonus", "7.2 122.2", "not those of all employees", ~scores_at_end(PointsFrom.EVERY_BONUS),
      why="of some employees", unsaid=("denial",))
claim("scoring.crown", "122.2", "a crown before a red background marks them",
      all_of(crown_means_end(), crowned_bonus_at_end(), crowned_background() == Backing.RED))
claim("scoring.crown_where", "122.2", "they count if the card is in the own deck",
      all_of(end_bonus_card_at(CardPlace.DISCARD), end_bonus_card_at(CardPlace.RESERVE), end_bonus_card_at(CardPlace.HAND),
             ~end_bonus_card_at(CardPlace.REMOVED), ~end_bonus_card_at(CardPlace.QUEUE)), why="the cards of the own deck are scored",
      unsaid=("denial",))
claim("scoring.crown_scored", "122.2", "they are scored", end_bonus_use().must)
claim("scoring.favor", "123.1 123.2", "third, three points for the favor",
      all_of(scoring_step_number(ScoringStep.FAVOR) == 3, scoring_position(ScoringStep.FAVOR) == 3, favor_end_points() == 3))
claim("scoring.favor_holder", "123.2", "for who holds it then", all_of(favor_end_holder(), scores_at_end(PointsFrom.FAVOR)))
claim("scoring.undivided", "121.1 122.1 123.1", "money, bonuses and favor have no parts",
      all_of(*(scoring_substep_number(s) == 0 for s in (ScoringStep.MONEY, ScoringStep.EMPLOYEE_BONUSES, ScoringStep.FAVOR))),
      counts={0: "no parts are listed"})
claim("scoring.board", "124.1 125.1 126.1 127.1 128.1 129.1", "fourth, the board in five parts",
      all_of(*(all_of(scoring_step_number(s) == 4, scoring_substep_number(s) == n, scoring_position(s) == n + 3)
               for n, s in enumerate((ScoringStep.HALL_MAJORITIES, ScoringStep.FIREWORK_MAJORITY, ScoringStep.TERRACE,
                                      ScoringStep.STATUES, ScoringStep.MARKERS), start=1)), final_last_step_is()),
      counts={6: "three steps before", 7: "three steps before", 8: "three steps before"})
claim("scoring.steps", "124.1", "this is the last numbered step", scoring_steps() == 4)
claim("scoring.printed", "121.1 122.1 123.1 125.1 126.1 127.1 128.1 129.1", "all are printed in their order",
      all_of(scoring_printed_in_order(), *(scoring_print_position(s) == n for n, s in enumerate(ScoringStep, start=1))),
      counts=dict.fromkeys((6, 7, 8), "counted from the top"), why="the headings of all steps")

# Majorities.
claim("halls.places", "125.2", "in the five halls most and second most garments score",
      all_of(halls_scored() == 5, hall_criterion(1) == Criterion.GARMENTS,
             hall_place_scores(Place.FIRST, players), hall_place_scores(Place.SECOND, players)),
      counts={1: "what ranks first of all"})
claim("halls.box", "125.2", "points stand in the hall's coloured box",
      all_of(hall_points_stand_in_box(), scores_at_end(PointsFrom.HALL_MAJORITY)))
claim("halls.ties", "125.3", "ties by garments on special guest spaces, then by the musician",
      all_of(hall_criterion(2) == Criterion.MASTER_SPACES, hall_criterion(3) == Criterion.MUSICIAN),
      counts={2: "the first way to break a tie", 3: "then"},
      unsaid=("left garments rented in the hall",), why="only those on special guest spaces are counted here")
claim("halls.one_musician", "125.3", "a hall has one space for musicians", musicians_per_hall() == 1,
      counts={1: "the space, of a hall"})
claim("halls.two_players", "125.4", "with two players only the first place scores",
      all_of(hall_place_scores(Place.FIRST, players), ~hall_place_scores(Place.SECOND, players)), when=players == 2,
      overrides=("halls.places",))
claim("fireworks.places", "126.2", "seven or six points for most fireworks",
      all_of(firework_counts_markers(), firework_place_scores(Place.FIRST, players),
             any_of(firework_points(Place.FIRST, players) == 7, firework_points(Place.FIRST, players) == 6),
             scores_at_end(PointsFrom.FIREWORK_MAJORITY)))
claim("fireworks.places_second", "126.2", "three or two for second most",
      all_of(firework_place_scores(Place.SECOND, players),
             any_of(firework_points(Place.SECOND, players) == 3, firework_points(Place.SECOND, players) == 2)))
claim("fireworks.depends_side", "13.2 126.2", "which of the two goes by the side of the board, which fits the number of players",
      firework_points_depend_on() == DependsOn.BOARD_SIDE,
      why="understood as: two numbers for the two sides, none of which is named there; a side is told by the number",
      unsaid=("side of the board", "left number of players"))
claim("fireworks.which_lost", "126.2", "which number goes with how many players is not said", lost=(firework_points,))
claim("fireworks.ties", "126.3", "ties by the dearest space", firework_tie_result(Place.FIRST, tied) == FireworkTie.DEAREST)
claim("fireworks.ties_second", "126.3", "for either place", firework_tie_result(Place.SECOND, tied) == FireworkTie.DEAREST,
      when=tied != 5, counts={5: "where all are tied, it is for first place"})
claim("fireworks.two_players", "126.4", "with two players only the first place scores",
      all_of(firework_place_scores(Place.FIRST, players), ~firework_place_scores(Place.SECOND, players)), when=players == 2,
      overrides=("fireworks.places_second",))

# The terrace, the statues and the markers.
claim("terrace.move", "127.2", "for each firework one garment may go from the King's hall to the terrace",
      all_of(terrace_move().may, terrace_from(Hall.KINGS).may))
claim("terrace.how_many", "127.2", "so many as there are fireworks, the others stay",
      all_of(terrace_garments_most(fireworks, in_kings_hall) == smaller(fireworks, in_kings_hall), terrace_too_many_stay()))
claim("terrace.which", "127.2", "their owner chooses among them", terrace_which_garments() == Decider.OWNER)
claim("terrace.space_any", "127.2", "to any space of the terrace", terrace_space() == FactorChoice.ANY_FREE_SPACE,
      reading="dashed_space:any")
claim("terrace.space_own", "127.2", "to the space of one's own firework", terrace_space() == FactorChoice.OWNED_SPACE,
      reading="dashed_space:own")
claim("terrace.factor", "127.3", "the terrace multiplies a garment's points by two or three",
      terrace_garment_points(printed_points, factor) == printed_points * factor)
claim("terrace.factors", "127.3 129.5", "both factors occur", firework_factor_two(2) & firework_factor_two(3))
claim("statues.points", "128.2", "a statue gives two points for each different colour",
      all_of(statue_points(colours) == 2 * colours, scores_at_end(PointsFrom.STATUE_SETS)))
claim("statues.colours", "128.2", "the four colours count", all_of(*(statue_colour_counts(g) for g in Garment)))
claim("statues.four_at_most", "128.2", "so a set has four of them at most", statue_sets_up_to() == 4, counts={4: "four are listed"})
claim("statues.each_once", "128.2", "each colour counts once", statue_same_colour_twice_in_set().may_not,
      why="points for each different colour", unsaid=("denial",))
claim("statues.sets", "128.3", "several statues need different sets", statue_garment_twice().may_not,
      reading="different_sets:no garment twice", why="understood as: sets that share no garment", unsaid=("denial",))
claim("statues.sets_loose", "128.3", "several statues need sets that are not the same", statue_garment_twice().may,
      reading="different_sets:not the same set", why="understood as: sets of which none is equal to another",
      unsaid=("leave",))
claim("markers.start", "129.2", "it begins with the starting player; markers are taken off one by one",
      all_of(final_begins_with_starter(), marker_removed_when_scored().must))
claim("markers.printed", "129.3", "most places of markers print points", all_of(marker_points_printed(), ~marker_points_all_printed()),
      why="most, not all", unsaid=("denial",))
claim("markers.corner", "129.3 129.4", "in the lower right corner", marker_points_corner() == Corner.LOWER_RIGHT)
claim("markers.terrace", "129.5", "garments on the terrace count by their factor",
      all_of(terrace_garment_points(printed_points, factor) == printed_points * factor, marker_scores(Scored.TERRACE_GARMENT)))
claim("markers.terrace_factor", "129.5", "which stands at their right", terrace_factor_at() == BoardEdge.RIGHT)
claim("end.winner", "131.1", "who has most points after the final scoring wins",
      all_of(game_won_by() == WonBy.PRESTIGE, winner_known_after()))
claim("end.tie", "131.2", "in a tie the tied player with most money wins",
      all_of(game_tie_won_by() == WonBy.LIVRE, game_tie_open_to(LoserKind.TIED)))
claim("end.tie_others", "131.2", "no other player does", ~game_tie_open_to(LoserKind.NOT_TIED),
      why="it is a tied player who wins", unsaid=("denial",))
claim("tips.rented", "138.3", "rented garments give points at the end and rewards at once",
      all_of(scores_at_end(PointsFrom.RENTED_GARMENT), points_from_rented(), garment_points_when(), reward_at_once()),
      unsaid=("left bonuses of certain employees", "left denial", "left leave"),
      why="'not only' denies nothing, 'can' tells what happens; the bonuses named are those of statues")
claim("tips.rented_count", "138.3", "and count for majorities in the halls and for statues",
      all_of(hall_criterion(1) == Criterion.GARMENTS, scores_at_end(PointsFrom.HALL_MAJORITY), scores_at_end(PointsFrom.STATUE_SETS)),
      counts={1: "what comes first"})
