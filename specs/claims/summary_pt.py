"""Claims of `summary-pt`, the summary in Portuguese, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of, any_of, smaller
from specs.questions import base_components as bc
from specs.questions import base_decorations as bdec
from specs.questions import base_garments as bg
from specs.questions import base_preparation as bp
from specs.questions import base_setup as bset
from specs.questions import base_staff as bs
from specs.questions import base_turns as bt
from specs.questions import bonuses as b
from specs.questions import bonuses_end as be
from specs.questions import components as c
from specs.questions import decorations as d
from specs.questions import deputing as dep
from specs.questions import end as e
from specs.questions import extra_deluxe_actions as xa
from specs.questions import extra_deluxe_scoring as xsc
from specs.questions import extra_deluxe_setup as x
from specs.questions import extra_summary_en as xs
from specs.questions import favor as f
from specs.questions import garments as g
from specs.questions import general as gen
from specs.questions import hand as h
from specs.questions import hiring as hi
from specs.questions import income as i
from specs.questions import preparation as p
from specs.questions import resources as r
from specs.questions import scoring as sc
from specs.questions import scoring_board as sb
from specs.questions import scoring_halls as sh
from specs.questions import setup as s
from specs.questions import turns as t
from specs.vocabulary import (
    Action,
    Decoration,
    Garment,
    KitchenSide,
    Notion,
    Role,
    RoundStep,
    ScoringStep,
    Via,
    players,
    role,
    round_number,
    round_step,
)

claim = Statements("summary-pt")

# The goal.
claim("aim.tailors", "3.2", "the players own a business that makes clothes", gen.players_are_tailors())
claim("aim.rounds", "5.1", "the game goes over seven rounds", bc.rounds_in_game() == 7)
claim("aim.own_bonus", "5.2", "each employee has a bonus of its own",
      all_of(bc.bonus_per_employee_unique(), b.every_employee_has_bonus()))
claim("aim.bonus_unique", "5.2", "no other employee has the same bonus", ~b.bonus_on_two_kinds_of_cards(),
      why="the bonus of each is called unique", unsaid=("denial",))
claim("aim.end", "7.1", "the final scoring comes after round seven",
      all_of(e.game_ends_after_round() == 7, x.game_ends_with_scoring()))
claim("aim.points_from", "7.2", "points come from some bonuses, rented garments and funded decorations",
      all_of(bc.points_from_some_bonuses(), bc.points_from_rented(), bc.points_from_decorations()))
claim("aim.scored_then", "7.2", "all three are gained at the end",
      all_of(sc.scores_at_end(sc.Source.SOME_BONUSES), sc.scores_at_end(sc.Source.RENTED_GARMENT),
             sc.scores_at_end(sc.Source.DECORATION), bg.garment_points_when(), bdec.decoration_points_at_end(),
             b.some_bonuses_give_prestige()))
claim("aim.not_every_bonus", "7.2", "only some employees' bonuses give points then",
      ~sc.scores_at_end(sc.Source.EVERY_BONUS), why="some employees, not all", unsaid=("denial",))
claim("aim.most_points", "7.3", "who has most points wins", bc.most_points_wins())

# Setup.
claim("setup.board", "13.1", "first the board", bset.setup_step_number(bset.SetupStep.BOARD) == 1)
claim("setup.board_middle", "13.2", "it lies in the middle of the table", x.board_in_middle())
claim("setup.side", "13.2", "one side for two and three players, one for four and five",
      all_of(*(bset.board_side_for(n) == (bset.BoardSide.FEW if n < 4 else bset.BoardSide.MANY) for n in range(2, 6)),
             bset.players_lowest() == 2, bset.players_highest() == 5))
claim("setup.two_sides", "13.2", "it has these two sides", c.board_sides() == 2)
claim("setup.side_fixed", "13.2", "the side is the one for the number of players", s.board_side_other(players).may_not,
      why="the side that fits the number is to be used", unsaid=("denial",))
claim("setup.favor", "14.1", "second the favor", bset.setup_step_number(bset.SetupStep.FAVOR) == 2)
claim("setup.favor_card", "14.2", "the favor is a card", c.favor_is() == c.FavorIs.CARD)
claim("setup.favor_near", "14.2", "the favor lies near its space", f.favor_lies_unclaimed() == f.FavorSpot.BESIDE_BOARD)
claim("setup.deck", "15.1", "third the employee deck", bset.setup_step_number(bset.SetupStep.EMPLOYEE_DECK) == 3)
claim("setup.levels", "16.1", "twenty-eight employees of six levels",
      all_of(bc.part_count(bc.Part.EMPLOYEE_CARDS) == 28, bc.employee_levels() == 6),
      unsaid=("left 1",), why="the one is the name of the first of the six levels")
claim("setup.all_employees", "16.1 17.1 18.1 19.1", "all twenty-eight go into the deck, for any number of players",
      s.all_used_with(s.Tiles.EMPLOYEES, players))
claim("setup.level_six", "17.1", "six of level six at the bottom",
      all_of(bc.employee_cards_of_level(6) == 6, bset.deck_level_at(6) == 6))
claim("setup.deck_face_down", "17.1 18.1", "the deck lies face down", x.employee_deck_face_down())
claim("setup.deck_near", "17.1", "and beside the board", s.laid_beside_board(s.Laid.EMPLOYEE_DECK))
claim("setup.level_five", "18.1", "four of level five on them",
      all_of(bc.employee_cards_of_level(5) == 4, bset.deck_level_at(5) == 5, bset.deck_level_at(6) == 6))
claim("setup.levels_above", "19.1", "then four, three, two and at last one on top",
      all_of(bset.deck_level_at(4) == 4, bset.deck_level_at(3) == 3, bset.deck_level_at(2) == 2,
             bset.deck_level_at(1) == 1))
claim("setup.levels_shuffled", "17.1 18.1 19.1", "each level is shuffled by itself", bset.levels_shuffled_apart())
claim("setup.resources", "20.1", "fourth the resource tiles", bset.setup_step_number(bset.SetupStep.RESOURCES) == 4)
claim("setup.piles", "20.2", "in face-down piles", bset.resource_tiles_wait() == bset.TilesKept.PILES)
claim("setup.piles_several", "20.2", "in several piles", s.resource_piles_several())
claim("setup.resources_mixed", "20.2", "all of them, mixed",
      all_of(x.stock_mixed_in_setup(x.TileStock.RESOURCES), s.all_used_with(s.Tiles.RESOURCES, players)))
claim("setup.piles_near", "20.2", "beside the board", s.laid_beside_board(s.Laid.RESOURCE_STOCK))
claim("setup.garments", "21.1", "fifth the garments", bset.setup_step_number(bset.SetupStep.GARMENTS) == 5)
claim("setup.bag", "21.2", "in a bag", bset.garments_wait_in_bag())
claim("setup.garments_mixed", "21.2", "all of them, mixed",
      all_of(x.stock_mixed_in_setup(x.TileStock.GARMENTS), s.all_used_with(s.Tiles.GARMENTS, players)))
claim("setup.one_bag", "20.2 21.2", "resource tiles have piles, garments a bag", ~x.bags_apart(),
      why="the bag is the garments' alone", unsaid=("denial",))
claim("setup.bag_near", "21.3", "the bag lies beside the board", s.laid_beside_board(s.Laid.GARMENT_BAG))
claim("setup.bank", "22.1", "sixth bank and supplies",
      all_of(*(bset.setup_step_number(one) == 6 for one in (
          bset.SetupStep.BANK, bset.SetupStep.NOTION_SUPPLY, bset.SetupStep.POINT_TOKENS))))
claim("setup.bank_near", "23.1", "the coins lie beside the board as the bank",
      x.common_stock_near_board(x.BankOrSupply.COINS))
claim("setup.tokens", "24.1", "points are tokens", bc.points_kept_as() == bc.ScoreKept.TOKENS)
claim("hidden.points", "24.2", "points are kept secret until the end", bc.is_open(bc.Secret.POINTS).must)
claim("hidden.tokens_down", "24.2", "they lie face down before the player",
      all_of(gen.points_tokens_lie() == gen.TokenFace.FACE_DOWN, sc.final_points_shown() == sc.PointsShown.HIDDEN))
claim("setup.supply_near", "25.1", "thread and lace lie beside the board as a stock for all",
      x.common_stock_near_board(x.BankOrSupply.NOTIONS))
claim("setup.player_parts", "26.1", "seventh the players' parts",
      bset.setup_step_number(bset.SetupStep.PLAYER_PARTS) == 7)
claim("setup.colour", "26.2", "each player chooses a colour", bset.color_chosen_by_player())
claim("setup.player_board", "27.1", "and gets one board", x.part_per_player(bc.Part.PLAYER_BOARDS) == 1)
claim("setup.start_team", "28.1", "five starting employees, face down in the reserve",
      all_of(bset.start_team_size() == 5, bset.start_cards_in_reserve()))
claim("setup.reserve_left", "28.1", "the reserve is at the left of the player board",
      t.pile_stands_at(t.Pile.RESERVE) == t.BoardEdge.LEFT)
claim("setup.roles", "28.1", "of the three roles",
      bc.role_is_on_cards(Role.MASTER) & bc.role_is_on_cards(Role.JOURNEYMAN) & bc.role_is_on_cards(Role.APPRENTICE))
claim("setup.markers", "29.1", "sixteen ownership markers each",
      all_of(bset.start_markers() == 16, x.part_per_player(bc.Part.OWNERSHIP_MARKERS) == 16))
claim("setup.goods", "30.1", "eighth the starting goods", bset.setup_step_number(bset.SetupStep.START_GOODS) == 8)
claim("setup.goods_equal", "30.2 31.1 32.1 33.1", "every player gets the same, whoever begins and however many play",
      all_of(s.start_goods_equal(s.start_good), s.start_goods_with_players(s.start_good)))
claim("setup.goods_own", "30.2", "each puts them by the own player board", x.start_goods_supply_is_personal())
claim("setup.livre", "31.1", "fifteen Livre", bset.start_livre() == 15)
claim("setup.lace", "32.1", "one lace", bset.start_notions(Notion.LACE) == 1)
claim("setup.thread", "33.1", "one thread", bset.start_notions(Notion.THREAD) == 1)
claim("setup.start_player", "34.1", "ninth the starting player",
      bset.setup_step_number(bset.SetupStep.START_PLAYER) == 9)
claim("setup.start_chosen", "34.2", "chosen in no given way",
      bset.start_player_chosen() == bset.Chosen.ANYHOW)
claim("setup.start_last", "34.2", "and last of all", s.start_player_last_in_setup())
claim("setup.start_marker", "34.2", "who takes the marker",
      bset.start_player_gets_marker())
claim("setup.steps", "13.1 14.1 15.1 20.1 21.1 22.1 26.1 30.1 34.1", "nine steps",
      s.setup_steps() == 9, why="the list of all steps")

# The round, and its preparation.
claim("rounds.count", "38.1", "seven rounds of four phases",
      all_of(bc.rounds_in_game() == 7, bc.phases_in_round() == 4))
claim("rounds.every", "38.1", "every round has all phases", gen.first_round_has_phase(gen.phase))
claim("rounds.later", "38.1", "later rounds as well", gen.later_round_has_phase(gen.phase))
claim("prep.phase", "40.1 40.2", "phase one prepares", x.phase_number(x.PhaseName.PREPARE) == 1,
      why="the heading has a noun where the table of words has the verb", unsaid=("preparing the round",))
claim("prep.not_first", "42.1", "the whole phase is left out in round one", bp.step_done(round_step).may_not,
      unsaid=("denial",), why="ignored is not done")
claim("prep.no_first_phase", "42.1", "so round one has no such phase", ~gen.first_round_has_phase(gen.phase),
      when=gen.phase == gen.Phase.PREPARATION, overrides=("rounds.every",))
claim("prep.later", "42.1", "it is done in every later round", bp.step_later(round_step).must)
claim("prep.order", "44.1 45.1 48.1 49.1", "favor, employees, resources, garments, in this order",
      all_of(bp.round_step_position(RoundStep.FAVOR) == 1, bp.round_step_position(RoundStep.EMPLOYEES) == 2,
             bp.round_step_position(RoundStep.RESOURCES) == 3, bp.round_step_position(RoundStep.GARMENTS) == 4))
claim("prep.favor", "44.2", "who took the favor gets the starting player marker and gives it back",
      all_of(bp.starts_next(True) == bp.StartNext.FAVOR_HOLDER, bp.favor_returns()))
claim("prep.favor_exchange", "44.2", "marker against favor, when the round is prepared",
      all_of(p.favor_holder_exchanges() == p.MarkerWith.EXCHANGE, xa.favor_start_marker_taken().must,
             f.start_passes_when() == f.StartPasses.NEXT_ROUND))
claim("prep.favor_any_player", "44.2", "whichever player it was", p.favor_taken_by_starting_player())
claim("prep.nobody", "44.3", "otherwise the starting player stays", bp.starts_next(False) == bp.StartNext.SAME)
claim("prep.start_stays", "44.3", "so the start does not move on", ~p.start_moves_on_by_itself(),
      why="who remains the same does not change", unsaid=("denial",))
claim("prep.leftovers", "46.1", "employees left in the queue are removed", bp.queue_leftovers_leave_game(),
      reading="removed:leave the game")
claim("prep.leftovers_aside", "46.1", "employees left in the queue are taken off it, not out of the game",
      ~bp.queue_leftovers_leave_game(), reading="removed:leave the queue only", why="to where is not said",
      unsaid=("denial",))
claim("prep.queue_cleared", "46.1", "however many they are", p.queue_cleared(p.queue_left).must)
claim("prep.employee_steps", "46.1 47.1", "first removing, then revealing",
      all_of(x.employee_step_number(x.EmployeeStep.REMOVE) == 1, x.employee_step_number(x.EmployeeStep.REVEAL) == 2))
claim("prep.four_new", "47.1", "four employees are revealed", bp.employees_revealed() == 4)
claim("prep.face_up", "47.1", "face up", x.new_employees_face_up())
claim("prep.resources", "48.2", "empty spaces of three sections are filled at random",
      all_of(bp.resource_refill(), bc.drawers() == 3))
claim("prep.from_piles", "48.2", "from the piles", p.resource_pile_drawn_from().may,
      why="the piles, and none in particular", unsaid=("leave",))
claim("prep.resources_stay", "48.3", "tiles left stay", bp.resources_stay())
claim("prep.resources_in_place", "48.3", "on their very spaces", p.resource_leftovers_keep_space())
claim("prep.sketch_up", "49.2", "garments lie with the sketch side up", bp.garment_sketch_up())
claim("prep.garments_right", "50.1", "garments on the two rightmost spaces are discarded",
      bp.garments_discarded_right() == 2, reading="four_five:a mark of the spaces")
claim("prep.garments_right_45", "50.1", "only where the board is marked for four and five players they are discarded",
      all_of(bp.garment_discard_marked(), bp.garments_discarded_right() == 2, p.garments_swept_with(4) == 2,
             p.garments_swept_with(5) == 2), reading="four_five:a number of players")
claim("prep.mark_plain", "50.1", "the mark says nothing of players", ~bp.garment_discard_marked(),
      reading="four_five:a mark of the spaces", why="the meaning of the numbers in brackets is not said",
      unsaid=("denial",))
claim("prep.spaces_marked", "50.1", "these spaces are marked on the board", x.garment_discard_spaces_marked())
claim("prep.swept_by_space", "50.1", "whatever lies on these spaces is discarded",
      p.garments_swept_counted() == p.CountedBy.SPACES)
claim("prep.slide", "51.1", "the others move to the right", bp.garments_slide() == bp.Direction.RIGHT)
claim("prep.no_gaps", "51.1", "until the windows there are filled", x.garments_slide_over_all_gaps())
claim("prep.fill", "52.1", "empty spaces are filled at random from the bag", bp.garment_refill())
claim("prep.garment_steps", "50.1 51.1 52.1", "discarding, moving, filling, in this order",
      all_of(x.garment_step_number(x.GarmentStep.DISCARD) == 1, x.garment_step_number(x.GarmentStep.SLIDE) == 2,
             x.garment_step_number(x.GarmentStep.FILL) == 3))

# Choosing a hand.
claim("hand.phase", "54.1 54.2", "phase two is the choice of a hand of three",
      all_of(x.phase_number(x.PhaseName.CHOOSE) == 2, bp.cards_chosen() == 3),
      why="the heading has a noun where the table of words has the verb", unsaid=("choosing a hand",))
claim("hand.every_round", "38.1 54.1 54.2", "in every round", h.hand_chosen_in_round(round_number))
claim("hand.three", "56.1", "three cards are chosen in secret and at the same time from the reserve",
      all_of(bp.cards_chosen() == 3, bp.hand_chosen_secretly(), bp.hand_chosen_at_once(), bp.hand_chosen_by_player()))
claim("hand.of_three", "56.1", "three must be taken", h.hand_of(3).must)
claim("hand.of_no_other", "56.1", "no other number may be", h.hand_of(h.in_hand).may_not, when=h.in_hand != 3,
      unsaid=("denial",), why="three, without more or less")
claim("hand.from_reserve", "56.1", "they come from the reserve", h.hand_from(h.FromWhere.RESERVE).may,
      why="what players do is told as a fact", unsaid=("leave",))
claim("hand.free_choice", "56.1", "from more than three they are freely chosen, all of them from there",
      all_of(h.hand_choice_free(bp.reserve_size).may, h.taken_from_reserve(bp.reserve_size) == 3),
      when=bp.reserve_size >= 4, counts={4: "more than three"}, why="to select from more than enough is to choose",
      unsaid=("leave",))
claim("hand.reserve_down", "56.1", "the reserve lies face down at the left",
      all_of(~x.pile_face_up(t.Pile.RESERVE), t.pile_stands_at(t.Pile.RESERVE) == t.BoardEdge.LEFT))
claim("hand.rest", "56.2", "unchosen cards go back to the reserve", bp.unchosen_return())
claim("hand.rest_down", "56.1 56.2", "where cards lie face down", h.unchosen_face_down())
claim("hand.not_all", "56.1 56.2", "so not all of a reserve is taken as a rule", ~x.whole_reserve_to_hand())
claim("hand.from_two_on", "58.1", "from round two on the reserve can be too small", h.reserve_rule_from_round() == 2)
claim("hand.fewer", "58.2", "with fewer than three all are taken", bp.reserve_taken_first(bp.reserve_size).must,
      when=bp.reserve_size < 3)
claim("hand.fewer_no_choice", "58.2", "without a choice", h.hand_choice_free(bp.reserve_size).may_not,
      when=bp.reserve_size < 3, why="all of them are taken", unsaid=("denial",))
claim("hand.new_reserve", "58.2 58.3", "then the discard pile becomes the new reserve",
      bp.new_reserve_made(bp.reserve_size).must, when=bp.reserve_size < 3)
claim("hand.whole_discard", "58.3", "all of it, face down",
      all_of(bp.whole_discard_moves(), ~x.pile_face_up(t.Pile.RESERVE)), why="turned face down", unsaid=("denial",))
claim("hand.discard_up", "58.3", "the discard pile lies face up at the right",
      all_of(x.pile_face_up(t.Pile.DISCARD), t.pile_stands_at(t.Pile.DISCARD) == t.BoardEdge.RIGHT))
claim("hand.fill", "58.3 58.4", "the missing cards are chosen from it to make three",
      all_of(bp.rest_chosen_from_new(), bp.cards_chosen() == 3))
claim("hand.exactly_three", "58.5", "with exactly three these are taken and a new reserve waits for the next round",
      all_of(bp.three_taken().must, bp.new_reserve_made(3).may_not, bp.new_reserve_waits()))
claim("hand.three_no_choice", "58.5", "exactly three leave no choice", h.hand_choice_free(3).may_not)
claim("hand.next_round", "58.5", "the new reserve is not made before the next round",
      all_of(h.renewed_after_exactly_three() == h.Renewal.NEXT_CHOICE, x.reserve_empty_after_three(),
             h.renewed_during_round(h.DuringRound.RESERVE_EMPTY).may_not))

# Turns and employees.
claim("turns.phase", "60.1 60.2", "phase three is the actions", t.action_phase_number() == 3)
claim("turns.after_choice", "54.1 56.1 60.1", "hands are chosen by all, in the phase before",
      h.hand_chosen_before_first_turn())
claim("turns.order", "62.1", "the starting player begins, then clockwise",
      all_of(bt.first_to_act(), bt.order_of_turns() == bt.Order.CLOCKWISE, bt.next_after_turn()))
claim("turns.card", "62.1", "each plays one card for one main action",
      all_of(bt.cards_per_turn() == 1, bt.main_actions_per_card() == 1))
claim("turns.must_play", "62.1", "each player does so", bt.must_play_card().must)
claim("turns.bonus", "62.2", "after the main action one is free to use the bonus",
      all_of(bt.may_forgo(bt.TurnPart.BONUS).free, bt.bonus_after_main()),
      unsaid=("left main action",), why="the main action is named for the time alone")
claim("turns.any_bonus", "62.2", "whichever bonus the card offers", b.use_bonus(b.bonus).free)
claim("turns.end", "62.3", "the phase ends when nobody has cards", all_of(bt.phase_ends(), xa.phase_waits_for_all()),
      unsaid=("left denial",), why="what nobody has any more is the condition")
claim("roles.decide", "64.1", "the kind of employee on the card decides which actions it can take",
      all_of(t.main_actions_depend_on() == t.DependsOn.ROLE, x.employee_card_shows(x.EmployeeSign.ROLE)),
      unsaid=("left leave",), why="what each may do follows in the list")
claim("roles.three", "64.1 66.1 67.1 68.1", "there are three kinds", bc.employee_types() == 3,
      counts={3: "the kinds of the list"})
claim("roles.master", "66.1 66.2", "a Master may take any of the six actions",
      all_of(*(bt.may_take_action(Role.MASTER, a).may for a in Action)))
claim("roles.journeyman", "67.1 67.2", "a Journeyman may never hire",
      bt.may_take_action(Role.JOURNEYMAN, Action.HIRE).may_not)
claim("roles.apprentice", "68.1 68.2", "an Apprentice may never claim the favor, make a garment or hire",
      all_of(*(bt.may_take_action(Role.APPRENTICE, a).may_not
               for a in (Action.CLAIM_FAVOR, Action.MAKE_GARMENT, Action.HIRE))))
claim("roles.apprentice_garments", "68.1 68.2", "no garment at all, with or without the thimble",
      bg.may_make_with(Role.APPRENTICE, bg.golden_thimble).may_not)
claim("roles.lacking", "67.2 68.2", "so some employees lack some actions", x.some_employee_lacks_action())
claim("roles.thimbles", "66.1 67.1 68.1", "golden, silver and brass thimbles mark the roles",
      all_of(t.thimble_of_role(Role.MASTER) == t.Thimble.GOLD, t.thimble_of_role(Role.JOURNEYMAN) == t.Thimble.SILVER,
             t.thimble_of_role(Role.APPRENTICE) == t.Thimble.BRASS))
claim("roles.golden_thimble", "66.1", "a Master's card bears the golden one",
      t.golden_thimble_on(t.ThimbleBearer.MASTER_CARD))
claim("turns.discard", "70.1", "after the turn the card goes face up to the discard pile", bt.card_discarded_face_up())
claim("turns.discard_last", "70.1", "not before the turn is over", bt.card_discarded_when() == bt.CardGoes.AFTER_BONUS)
claim("actions.six", "66.2 72.1", "there are six main actions", bc.main_actions_in_all() == 6)
claim("actions.numbers", "74.1 78.1 84.1 90.1 94.1 99.1", "the six main actions are numbered",
      all_of(*(t.main_action_number(a) == n for n, a in enumerate(Action, start=1))))

# The favor.
claim("favor.who", "74.1 74.2", "a Master or a Journeyman may claim the favor",
      all_of(bt.may_take_action(Role.MASTER, Action.CLAIM_FAVOR).may,
             bt.may_take_action(Role.JOURNEYMAN, Action.CLAIM_FAVOR).may), why="the roles stand in brackets",
      unsaid=("leave",))
claim("favor.pays", "75.1", "if it is on the board, taking it pays five Livre",
      bt.favor_pays() == 5)
claim("favor.at_once", "75.1", "with the card come the Livre",
      all_of(bt.favor_pays_at_once(), f.favor_livre_optional().must))
claim("favor.once", "44.2 75.1", "one player takes it; it is back on the board in the next round only",
      bt.favor_claims_per_round() == 1)
claim("favor.on_board", "75.1", "unclaimed it is on the board", f.favor_lies_unclaimed() == f.FavorSpot.ON_BOARD)
claim("favor.start", "76.1", "who took it begins the next round", bt.favor_gives_start())
claim("favor.points", "77.1", "it is worth three points at the end", sc.favor_end_points() == 3)
claim("favor.points_besides", "75.1 77.1", "beside the Livre", xa.favor_points_besides())

# Resources.
claim("resources.who", "78.1 78.2", "every employee may acquire resources",
      bt.may_take_action(role, Action.ACQUIRE_RESOURCES).may, why="the roles stand in brackets", unsaid=("leave",))
claim("resources.any", "79.1", "one tile from any section",
      all_of(bt.resource_tiles_per_action() == 1, bt.resource_drawer_free_choice().may),
      why="an order to take that leaves open from which of the three",
      unsaid=("leave",))
claim("resources.any_tile", "79.1", "any tile there", bt.resource_tile_free_choice().may,
      why="a tile, none in particular", unsaid=("leave",))
claim("resources.sections", "79.1", "there are three sections", bc.drawers() == 3)
claim("resources.price", "80.1", "two Livre with three or four tiles, one with two, the last is free",
      all_of(bt.resource_price(4) == 2, bt.resource_price(3) == 2, bt.resource_price(2) == 1,
             bt.resource_price(1) == 0))
claim("resources.price_by_section", "80.1", "the tiles of its section decide, itself among them",
      all_of(xa.drawer_price_of_selected(), r.resource_price_counts_taken()))
claim("resources.at_once", "81.1", "the use is decided at once", bt.resource_decides_at_once().must,
      why="decide at once, as an order", unsaid=("duty",))
claim("resources.keep", "82.1", "it may be kept face down as silk",
      all_of(bt.resource_tile_use(bt.TileUse.KEEP_AS_SILK).may, bt.resource_kept_face_down().must))
claim("resources.kept_where", "82.1", "in front of the player", r.kept_tiles_lie() == r.KeptWhere.BEFORE_PLAYER)
claim("resources.convert", "81.1 83.1", "or, as the player decides, discarded for thread and lace",
      bt.resource_tile_use(bt.TileUse.TURN_INTO_NOTIONS).may)
claim("resources.gained_at_once", "81.1 83.1", "which are gained at once", r.notions_gained_at_once())
claim("resources.notions_shown", "83.1", "as the tile shows them",
      all_of(bc.notion_on_tiles(Notion.THREAD), bc.notion_on_tiles(Notion.LACE)))
claim("resources.both_on_tile", "82.1 83.1", "a tile has silk as well as thread or lace", x.tile_combines_resources())
claim("resources.one_use", "82.1 83.1 86.1", "one of the two uses, not both", r.kept_tile_both_uses().may_not)

# Garments.
claim("garments.who", "84.1 84.2", "a Master or a Journeyman may make a garment",
      all_of(bt.may_take_action(Role.MASTER, Action.MAKE_GARMENT).may,
             bt.may_take_action(Role.JOURNEYMAN, Action.MAKE_GARMENT).may), why="the roles stand in brackets",
      unsaid=("leave",))
claim("garments.choose", "85.1", "a garment of the display is chosen",
      all_of(bg.garments_per_action() == 1, g.choose_any_garment().may))
claim("garments.pay", "85.2", "price and resources are paid",
      all_of(bg.must_pay_price().must, bg.must_pay_resources().must))
claim("garments.thimble", "85.3", "a garment with the golden thimble only through a Master",
      all_of(bg.may_make_with(Role.MASTER, True).may, bg.may_make_with(Role.JOURNEYMAN, True).may_not,
             bg.may_make_with(Role.APPRENTICE, True).may_not))
claim("garments.plain", "84.2 85.3", "one without it through either",
      all_of(bg.may_make_with(Role.MASTER, False).may, bg.may_make_with(Role.JOURNEYMAN, False).may))
claim("garments.thimble_shown", "85.3", "some garments bear the golden thimble",
      t.golden_thimble_on(t.ThimbleBearer.GARMENT))
claim("garments.silk", "86.1", "kept tiles may serve as silk", bt.resource_tile_use(bt.TileUse.KEEP_AS_SILK).may)
claim("garments.silk_only", "86.1", "kept tiles serve as silk only", bt.resource_kept_only_silk().must,
      why="'can only' is a limit on every use", unsaid=("duty",))
claim("garments.notions", "86.1 86.2", "thread and lace must be markers, no kept tile serves for them",
      all_of(bg.tile_as_notion().may_not, bt.resource_convert_later().may_not))
claim("garments.wood", "86.2", "these markers are of wood",
      all_of(c.thing_made_of(c.Thing.THREAD) == c.Matter.WOOD, c.thing_made_of(c.Thing.LACE) == c.Matter.WOOD))
claim("garments.pay_first", "87.1", "the garment is taken after paying", g.garment_paid_before_taking())
claim("garments.paid_without_gain", "87.1 88.5 89.1 89.2", "what renting or selling brings comes too late to pay for it",
      all_of(g.garment_paid_with(g.Wealth.REWARD).may_not, g.garment_paid_with(g.Wealth.SALE).may_not,
             ~bg.reward_order()), why="it is gained after paying", unsaid=("denial",))
claim("garments.purposes", "87.1 88.1 89.1", "it is made to be rented or sold",
      all_of(gen.garments_are_made_for(gen.Wares.RENT), gen.garments_are_made_for(gen.Wares.SELL)))
claim("garments.rent", "87.1 88.1 88.2", "it may, as the player decides, be rented to a free space of the five halls",
      all_of(bg.may_dispose(bg.Fate.RENT, bg.FreeSpaces.SOME).may, bc.halls() == 5, bg.rental_side_up(),
             bg.space_occupied().may_not))
claim("garments.two_sides", "49.2 88.2", "a garment tile has two sides", x.garment_tile_sides() == 2,
      counts={2: "the one named there and the one named here"})
claim("garments.any_hall", "88.2", "any of the halls will do", g.choose_any_hall().may,
      why="one of the five, none in particular", unsaid=("leave",))
claim("garments.any_free_space", "84.2 88.2", "and any free space there, whatever the player has in the hall already",
      all_of(bg.may_put_on(Role.MASTER, bg.Space.GUEST).may, bg.may_put_on(Role.JOURNEYMAN, bg.Space.GUEST).may,
             g.rent_again_in_hall(g.own_in_hall).may, g.thimble_garment_on_plain_space().may),
      why="a free space, none in particular, for a garment of either role in brackets; their names are none of a space",
      unsaid=("leave", "left master guest space of a hall"))
claim("garments.no_space_no_rent", "88.2", "without a free space it cannot be rented",
      bg.may_dispose(bg.Fate.RENT, bg.FreeSpaces.NONE).may_not)
claim("garments.no_space_sell", "87.1 88.2 89.1", "of the two, selling is then the only one",
      bg.may_dispose(bg.Fate.SELL, bg.FreeSpaces.NONE).must, unsaid=("duty",), why="where one of two is impossible, the other is left")
claim("garments.not_terrace", "88.2", "never on the terrace", bg.may_put_on(role, bg.Space.TERRACE).may_not)
claim("garments.terrace_later", "88.2", "not during the game, that is", sb.terrace_place_before_end().may_not)
claim("garments.special", "88.3", "special guest spaces need a garment made by a Master",
      all_of(bg.may_put_on(Role.MASTER, bg.Space.MASTER_GUEST).may,
             bg.may_put_on(Role.JOURNEYMAN, bg.Space.MASTER_GUEST).may_not,
             bg.may_put_on(Role.APPRENTICE, bg.Space.MASTER_GUEST).may_not),
      why="what is required suffices, and what is not so is left out", unsaid=("denial", "leave"))
claim("garments.marker", "88.4", "one ownership marker on it", bg.marker_on_garment() == 1)
claim("garments.reward", "88.5", "a reward is gained at once", bg.reward_at_once())
claim("garments.reward_some", "88.5", "some spaces have none", ~g.space_reward_on_every_space(),
      why="said as a condition: if it has one", unsaid=("denial",))
claim("garments.sell", "87.1 89.1 89.2", "or, as the player decides, sold for the Livre on the tile",
      all_of(bg.may_dispose(bg.Fate.SELL, bg.free_spaces).may, bg.sell_pays() == bg.SellPays.VALUE))
claim("garments.value_left", "89.2", "they stand at its left side", g.garment_value_at() == t.BoardEdge.LEFT)

# Hiring.
claim("hiring.who", "90.1 90.2", "only a Master may hire",
      all_of(bt.may_take_action(Role.MASTER, Action.HIRE).may, bt.may_take_action(Role.JOURNEYMAN, Action.HIRE).may_not,
             bt.may_take_action(Role.APPRENTICE, Action.HIRE).may_not), why="only a Master, in brackets",
      unsaid=("leave",))
claim("hiring.one", "91.1", "one of the employees shown",
      all_of(bs.hires_per_action() == 1, bs.hire_free_choice().may), why="one of those shown, none in particular",
      unsaid=("leave",))
claim("hiring.price", "92.1", "five Livre with four shown, three with three, one with two, the last is free",
      all_of(hi.hire_price(4) == 5, hi.hire_price(3) == 3, hi.hire_price(2) == 1, hi.hire_price(1) == 0))
claim("hiring.while_any", "92.1", "down to the last one somebody can be hired",
      all_of(hi.may_hire_from(4).may, hi.may_hire_from(3).may, hi.may_hire_from(2).may, hi.may_hire_from(1).may),
      why="a price for each number", unsaid=("leave",))
claim("hiring.counts_hired", "92.1", "the one that is hired counts", hi.hire_price_counts_hired())
claim("hiring.by_number", "92.1", "the number of cards decides, not their place, and it is the player who pays",
      all_of(~hi.hire_price_by_place(), ~bs.hire_pays_player()), why="a cost by the number of cards",
      unsaid=("denial",))
claim("hiring.hand", "93.1", "the employee goes to the hand and can be played this round",
      all_of(bs.hired_goes_to() == bs.HiredGoes.HAND, hi.hired_card_playable_this_round()))
claim("hiring.may_play", "93.1", "it may be played in the same round", bs.hired_playable_next().may)
claim("hiring.further_turn", "62.1 93.1", "which is one action more, and so a fourth turn",
      all_of(hi.extra_actions_per_hire() == 1, bs.more_than_three().may))
claim("hiring.master_again", "66.1 66.2 93.1", "a hired Master can hire again", hi.hired_master_hires().may)

# Deputing.
claim("deputing.who", "94.1 94.2", "every employee may be deputed", bt.may_take_action(role, Action.DEPUTE).may,
      why="the roles stand in brackets", unsaid=("leave",))
claim("deputing.leaves", "95.1", "the played card leaves the game",
      all_of(dep.deputed_card_leaves_game(), bs.deputes_played_card()))
claim("deputing.box", "95.1", "and goes into the box", dep.deputed_card_put() == dep.RemovedTo.BOX)
claim("deputing.pay", "96.1", "ten Livre for a Master, seven for a Journeyman, four for an Apprentice",
      all_of(dep.depute_pay(Role.MASTER) == 10, dep.depute_pay(Role.JOURNEYMAN) == 7,
             dep.depute_pay(Role.APPRENTICE) == 4))
claim("deputing.bank", "96.1", "paid by the bank", dep.depute_paid_by_bank())
claim("deputing.by_role", "96.1", "by the role alone",
      dep.depute_pay_same_for_all_levels())
claim("deputing.bonus", "97.1", "the bonus may be used before the card leaves",
      all_of(bs.depute_bonus_once_more().may, bs.deputed_leaves_after_bonus()))
_deck, _via = dep.may_depute.params
claim("deputing.floor", "98.2", "nobody may be deputed from a team of one",
      dep.may_depute(_deck, _via).may_not, when=_deck == 1)
claim("deputing.above_floor", "72.1 94.1 94.2 98.2", "only then is the main action forbidden",
      dep.may_depute(_deck, Via.MAIN).may, when=_deck >= 2,
      counts={2: "more than one"}, why="every employee may be deputed, and no other limit is named",
      unsaid=("leave",))
claim("deputing.one_stays", "98.2", "so one card at least always stays", bs.team_always_at_least() == 1)
claim("deputing.team_word", "98.2 122.2", "all cards of a player have one name", gen.team_known_as_whole())

# Decorations.
claim("decorations.who", "99.1 99.2", "every employee may fund a decoration",
      bt.may_take_action(role, Action.FUND_DECORATION).may, why="the roles stand in brackets", unsaid=("leave",))
claim("decorations.free", "100.1", "the space must be free", bdec.may_fund_occupied().may_not,
      why="a free space is asked for", unsaid=("denial",))
claim("decorations.kinds", "100.1", "one marker on a space of fireworks, musicians, statues or fountain",
      all_of(bdec.decorations_per_action() == 1, d.markers_on_decoration() == 1,
             *(bdec.decoration_kind_exists(one) for one in Decoration)))
claim("decorations.any_space", "100.1", "whichever is free", d.choose_any_decoration_space().may,
      why="a free space of any of the kinds", unsaid=("leave",))
claim("decorations.pay", "101.1", "the price of the space is paid", bdec.must_pay_decoration().must)
claim("decorations.price_at_space", "101.1", "as printed there", d.decoration_price_from() == d.PriceFrom.SPACE)
_side, _own = bdec.may_fund_kitchen.params
claim("decorations.fountain", "102.1", "one marker at most in each row of the fountain",
      all_of(bdec.may_fund_kitchen(_side, 0).may, bdec.may_fund_kitchen(_side, 1).may_not,
             bdec.may_fund_kitchen(_side, 2).may_not, bdec.may_fund_kitchen(_side, 3).may_not),
      counts={0: "not more than one", 2: "more than one", 3: "more than one"},
      why="no more than one is forbidden, one is not", unsaid=("leave",))
claim("decorations.fountain_rows", "102.1", "it has an upper and a lower row, each with this limit",
      all_of(d.kitchen_halves() == d.KitchenHalves.UPPER_LOWER, d.kitchen_limit_is() == d.KitchenBound.EACH_SIDE))
claim("decorations.fountain_both", "100.1 102.1", "one marker in each of them is fine", bdec.kitchen_both_sides().may,
      why="forbidden is only a second one in the same row", unsaid=("leave",))
claim("decorations.fountain_third", "102.1", "a third marker finds no row",
      all_of(*(bdec.may_fund_again(Decoration.KITCHEN, n).may_not for n in (2, 3, 4))),
      counts={2: "one in each row", 3: "more than one in a row", 4: "more than one in a row"})
claim("decorations.fountain_income", "102.1", "so one marker in a row gains, never several",
      all_of(i.income_with_several_markers(1).may, i.income_with_several_markers(2).may_not,
             i.income_with_several_markers(3).may_not), counts={2: "more than one", 3: "more than one"},
      why="no more than one is forbidden, one is not", unsaid=("leave",))

# Income.
claim("income.phase", "104.1 104.2", "phase four is the income", i.income_phase_number() == 4)
claim("income.every_round", "38.1 104.1 104.2", "in every round", i.income_in_round(round_number))
claim("income.when", "106.1", "the phase begins when nobody has cards",
      all_of(i.income_starts_when_hands_empty(), gen.next_phase_waits_for_all(gen.Phase.INCOME)),
      unsaid=("left denial",), why="what nobody has any more is the condition")
claim("income.base", "108.1", "every player receives five Livre", i.income_base() == 5)
claim("income.received", "108.1", "every player, without a choice", i.income_take().must)
claim("income.fountain", "109.1", "markers in the fountain bring more", d.decoration_raises_income(Decoration.KITCHEN))
claim("income.upper", "110.1 110.2", "the upper row pays by decorations",
      all_of(i.income_side_is(KitchenSide.BY_DECORATIONS) == i.KitchenPlace.UPPER,
             i.income_from_side(KitchenSide.BY_DECORATIONS, i.decorations, i.garments) == i.decorations))
claim("income.lower", "111.1 111.2", "the lower row pays by garments",
      all_of(i.income_side_is(KitchenSide.BY_GARMENTS) == i.KitchenPlace.LOWER,
             i.income_from_side(KitchenSide.BY_GARMENTS, i.decorations, i.garments) == i.garments))
claim("income.garments_on_board", "111.2", "garments anywhere on the board count",
      all_of(i.income_counts_garment(b.GarmentPlace.HALL), i.income_counts_garment(b.GarmentPlace.MASTER_SPACE),
             i.income_garments_of_all_halls()))
claim("income.not_sold", "89.3 111.2", "sold ones are not there any more",
      ~i.income_counts_garment(b.GarmentPlace.SOLD),
      why="discarded, not on the board", unsaid=("denial",))
claim("income.next_round", "113.1", "after the income of whatever round a new round begins",
      i.after_income_next_round(round_number), general=True)
claim("income.next_phase", "113.1", "with phase one", xsc.next_round_begins_with_phase() == 1)

# The end, and the final scoring.
claim("end.when", "117.1", "the game ends after the income of round seven, when the deck runs out",
      all_of(e.game_ends_after_round() == 7, e.game_ends_at() == e.EndPoint.INCOME, e.employee_deck_empty_at_end(),
             bp.deck_empty_after_last_reveal()))
claim("scoring.aid", "119.1", "a card shows the order", sc.scoring_aid() == sc.ScoringAid.CARD)
claim("scoring.in_order", "119.1 124.2", "which is to be followed", sc.scoring_order_binding().must)
claim("scoring.four_steps", "121.1 122.1 123.1 124.1", "there are four steps", sc.scoring_steps() == 4)
claim("scoring.money", "121.1 121.2", "first, one point for every ten Livre returned to the bank",
      all_of(sc.scoring_step_number(ScoringStep.MONEY) == 1, sc.scoring_position(ScoringStep.MONEY) == 1,
             sc.money_points(sc.livre) == sc.livre // 10, sc.money_returned_to_bank()))
claim("scoring.money_may", "121.2", "which one may return", sc.convert_money().may,
      why="a gain for what one returns", unsaid=("leave",))
claim("scoring.money_source", "121.2", "money gives points", sc.scores_at_end(sc.Source.MONEY))
claim("scoring.bonuses", "122.1 122.2", "second, crowned employees' bonuses",
      all_of(sc.scoring_step_number(ScoringStep.EMPLOYEE_BONUSES) == 2,
             sc.scoring_position(ScoringStep.EMPLOYEE_BONUSES) == 2, sc.scores_at_end(sc.Source.SOME_BONUSES)))
claim("scoring.crown", "122.2", "a crown on red is the mark of what counts at the end",
      all_of(be.crown_means_end(), be.crowned_background() == be.Backing.RED, bt.crowned_bonus_at_end(),
             be.end_bonus_use().must))
claim("scoring.team", "122.2", "of all the cards that a player has",
      all_of(be.end_bonus_card_at(b.CardPlace.RESERVE), be.end_bonus_card_at(b.CardPlace.DISCARD),
             be.end_bonus_card_at(b.CardPlace.HAND)))
claim("scoring.others", "95.1 122.2", "not of those that left the game or were never hired",
      all_of(~be.end_bonus_card_at(b.CardPlace.REMOVED), ~be.end_bonus_card_at(b.CardPlace.QUEUE)),
      why="the cards of the own deck are scored, and these are none", unsaid=("denial",))
claim("scoring.favor", "123.1 123.2", "third, three points for the favor",
      all_of(sc.scoring_step_number(ScoringStep.FAVOR) == 3, sc.scoring_position(ScoringStep.FAVOR) == 3,
             sc.favor_end_points() == 3, sc.scores_at_end(sc.Source.FAVOR)))
claim("scoring.favor_holder", "123.2", "who has it then gets them", sc.favor_end_holder())
claim("scoring.favor_last_round", "117.1 123.2", "that is who took it in the last round",
      bt.favor_counts_from_round(7))
claim("scoring.favor_earlier", "44.2 77.1 123.2", "in an earlier round it went back and gives nothing",
      all_of(*(~bt.favor_counts_from_round(n) for n in range(1, 7))),
      counts=dict.fromkeys(range(2, 7), "a round before the last"), why="given back, it is not held at the end",
      unsaid=("denial",))
claim("scoring.board", "124.1 125.1 126.1 127.1 128.1 129.1", "fourth, the board in five parts",
      all_of(*(all_of(sc.scoring_step_number(one) == 4, sc.scoring_substep_number(one) == n,
                      sc.scoring_position(one) == n + 3)
               for n, one in enumerate((ScoringStep.HALL_MAJORITIES, ScoringStep.FIREWORK_MAJORITY, ScoringStep.TERRACE,
                                        ScoringStep.STATUES, ScoringStep.MARKERS), start=1)), sc.final_last_step_is()),
      counts={6: "three steps before", 7: "three steps before", 8: "three steps before"})
claim("scoring.printed", "121.1 122.1 123.1 124.1 125.1 126.1 127.1 128.1 129.1", "the steps stand in this order",
      all_of(*(xsc.scoring_print_position(one) == n for n, one in enumerate(ScoringStep, start=1)),
             xsc.scoring_printed_in_order()),
      counts={6: "counted", 7: "counted", 8: "counted"}, why="the list of all steps")
claim("halls.places", "125.2", "in the five halls most and second most garments score",
      all_of(sh.halls_scored() == 5, sh.hall_criterion(1) == sh.Criterion.GARMENTS,
             sh.hall_place_scores(sh.Place.FIRST, players), sh.hall_place_scores(sh.Place.SECOND, players)),
      counts={1: "what is counted first of all"})
claim("halls.source", "125.2", "this gives the points of the hall's coloured box",
      all_of(sc.scores_at_end(sc.Source.HALL_MAJORITY), xsc.hall_points_stand_in_box()))
claim("halls.ties", "125.3", "ties by garments on special guest spaces, then by the musician",
      all_of(sh.hall_criterion(2) == sh.Criterion.MASTER_SPACES, sh.hall_criterion(3) == sh.Criterion.MUSICIAN),
      counts={2: "the first way to break a tie", 3: "then"})
claim("halls.musician", "125.2 125.3", "so the musician is not counted like a garment",
      ~sh.hall_musician_counts_as_garment(), why="garments are counted, the musician only breaks ties",
      unsaid=("denial",))
claim("halls.two_players", "125.4", "with two players only the first place scores",
      all_of(sh.hall_place_scores(sh.Place.FIRST, players), ~sh.hall_place_scores(sh.Place.SECOND, players)),
      when=players == 2, overrides=("halls.places",))
claim("fireworks.places", "126.2", "seven or six points for most fireworks",
      all_of(sh.firework_counts_markers(), sh.firework_place_scores(sh.Place.FIRST, players),
             any_of(sh.firework_points(sh.Place.FIRST, players) == 7,
                    sh.firework_points(sh.Place.FIRST, players) == 6)))
claim("fireworks.second", "126.2", "three or two for second most",
      all_of(sh.firework_place_scores(sh.Place.SECOND, players), any_of(
          sh.firework_points(sh.Place.SECOND, players) == 3, sh.firework_points(sh.Place.SECOND, players) == 2)))
claim("fireworks.source", "126.2", "fireworks' majority gives points", sc.scores_at_end(sc.Source.FIREWORK_MAJORITY),
      unsaid=("left funded decorations",), why="decorations are named as what fireworks are")
claim("fireworks.depends_side", "13.2 126.2", "which of the two goes by the side of the board, which fits that number",
      sh.firework_points_depend_on() == sh.DependsOn.BOARD_SIDE,
      why="understood as: two numbers for the two sides, none of which is named there; a side is told by the number",
      unsaid=("side of the board", "left number of players"))
claim("fireworks.ties", "126.3", "ties by the dearest space",
      sh.firework_tie_result(sh.Place.FIRST, sh.tied) == sh.FireworkTie.DEAREST)
claim("fireworks.ties_second", "126.3", "for either place",
      sh.firework_tie_result(sh.Place.SECOND, sh.tied) == sh.FireworkTie.DEAREST,
      when=sh.tied != 5, counts={5: "where all are tied, it is for first place"})
claim("fireworks.two_players", "126.4", "with two players only the first place scores",
      all_of(sh.firework_place_scores(sh.Place.FIRST, players), ~sh.firework_place_scores(sh.Place.SECOND, players)),
      when=players == 2, overrides=("fireworks.second",))
claim("terrace.move", "127.2", "for each firework one garment may go from the King's hall to the terrace",
      all_of(sb.terrace_move().may, sb.terrace_from(sb.Hall.KINGS).may))
claim("terrace.number", "127.2", "as many garments as fireworks, if there are so many",
      sb.terrace_garments_most(sb.fireworks, sb.in_kings_hall) == smaller(sb.fireworks, sb.in_kings_hall))
claim("terrace.rest", "127.2", "the others stay, and the owner chooses which go",
      all_of(sb.terrace_too_many_stay(), sb.terrace_which_garments() == sb.Decider.OWNER))
claim("terrace.several_fireworks", "127.2", "a player can have more than one firework",
      bdec.may_fund_again(Decoration.FIREWORK, 1).may)
claim("terrace.space_any", "127.2", "to any space of the terrace", sb.terrace_space() == sb.FactorChoice.ANY_FREE_SPACE,
      reading="dashed_space:any")
claim("terrace.space_own", "127.2", "to the space of one's own firework",
      sb.terrace_space() == sb.FactorChoice.OWNED_SPACE, reading="dashed_space:own")
claim("terrace.factor", "127.3", "the terrace multiplies a garment's points by two or three",
      all_of(*(sb.terrace_garment_points(sb.printed_points, n) == sb.printed_points * n for n in (2, 3))))
claim("statues.points", "128.2", "a statue gives two points for each different colour",
      sb.statue_points(sb.colours) == 2 * sb.colours)
claim("statues.colours", "128.2", "the four colours count", all_of(*(sb.statue_colour_counts(one) for one in Garment)))
claim("statues.set", "128.2", "a set has each of the four once at most",
      all_of(sb.statue_sets_up_to() == 4, sb.statue_same_colour_twice_in_set().may_not),
      counts={4: "four colours named"}, why="points for each different colour", unsaid=("denial",))
claim("statues.source", "128.2", "colours give points", sc.scores_at_end(sc.Source.STATUE_SETS))
claim("statues.several", "128.3", "a player can have more than one statue",
      bdec.may_fund_again(Decoration.STATUE, 1).may, counts={1: "several"}, why="what to do if one has several",
      unsaid=("leave",))
claim("statues.sets", "128.3", "several statues need different sets", sb.statue_garment_twice().may_not,
      reading="different_sets:no garment twice", why="understood as: sets that share no garment", unsaid=("denial",))
claim("statues.sets_loose", "128.3", "several statues need sets that are not the same", sb.statue_garment_twice().may,
      reading="different_sets:not the same set", why="understood as: sets of which none is equal to another",
      unsaid=("leave",))
claim("markers.start", "129.2", "it begins with the starting player; markers are taken off one by one",
      all_of(sc.final_begins_with_starter(), sb.marker_removed_when_scored().must))
claim("markers.printed", "129.3", "most places of markers print points",
      all_of(sb.marker_points_printed(), ~sb.marker_points_all_printed()), why="most, not all", unsaid=("denial",))
claim("markers.corner", "129.3", "in the lower right corner", xs.marker_points_corner() == x.Corner.LOWER_RIGHT)
claim("markers.terrace", "129.5", "garments on the terrace count by their factor",
      all_of(*(sb.terrace_garment_points(sb.printed_points, n) == sb.printed_points * n for n in (2, 3)),
             sb.marker_scores(sb.Scored.TERRACE_GARMENT)))
claim("markers.factor_right", "129.5", "which stands at the right", xs.terrace_factor_at() == t.BoardEdge.RIGHT)
claim("end.winner", "131.1", "who has most points after the final scoring wins",
      all_of(e.game_won_by() == e.WonBy.PRESTIGE, e.winner_known_after()))
claim("end.tie", "131.2", "in a tie the tied player with most money wins", e.game_tie_won_by() == e.WonBy.LIVRE)
claim("end.tie_only_tied", "131.2", "nobody else", all_of(
    e.game_tie_open_to(e.LoserKind.TIED), ~e.game_tie_open_to(e.LoserKind.NOT_TIED)), why="it is a tied player who wins",
      unsaid=("denial",))

# Advice.
claim("tips.choose_card", "62.1 137.3", "players choose which card to play", t.choose_card_to_play().may,
      why="advice to plan it, which takes a choice for granted", unsaid=("leave",))
claim("tips.only_master", "137.4", "nobody but a Master can hire",
      all_of(bt.may_take_action(Role.MASTER, Action.HIRE).may, bt.may_take_action(Role.JOURNEYMAN, Action.HIRE).may_not,
             bt.may_take_action(Role.APPRENTICE, Action.HIRE).may_not),
      unsaid=("journeyman", "apprentice", "denial", "left depute"),
      why="the only one, which bars the two others; that a Master is lost by dismissing is advice")
claim("tips.master", "137.4", "a Master is the most versatile employee", dep.masters_advised_as_most_versatile())
