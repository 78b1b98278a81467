"""Claims of `deluxe-pt` about the parts, setup and changed actions of the Jewelry Box, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions.base_components import Kind
from specs.questions.base_garments import Fate
from specs.questions.base_setup import SetupStep
from specs.questions.base_staff import HiredGoes
from specs.questions.base_turns import TileUse, may_take_action
from specs.questions.exams import exam_optional, new_main_actions, take_exam_via
from specs.questions.extra_deluxe_jewelry import (
    JewelerPlace,
    LevelCardsOn,
    PriceShown,
    apprentice_bonus_field_at_bottom,
    changed_level_face_down,
    changed_level_put_on,
    changed_level_shuffled,
    condition_printed_grey,
    exam_deck_shuffled,
    jewel_kind_exists,
    jewel_price_shown,
    jeweler_legend_number,
    jeweler_place_exists,
    jewelry_additions_in_order,
    jewelry_changes_phase,
    level_changed_before_placing,
    new_cards_sign_corner,
    specialised_apprentices_have_conditions,
)
from specs.questions.extra_deluxe_setup import Corner, PhaseName, phase_number
from specs.questions.general import Phase
from specs.questions.jewelry_box import (
    BesideBoard,
    ChangedLevel,
    Exam,
    JewelKind,
    JewelryPart,
    JewelryReference,
    Viewer,
    apprentice_kept_face_down,
    apprentice_lies_beside_board,
    apprentices_dealt,
    apprentices_dealt_at_random,
    base_cards_left_in_level,
    base_cards_taken_out,
    base_role_taken_out_wholly,
    cards_drawn_for_level,
    dealt_apprentice_in_team,
    exam_area_at_start,
    exam_deck_at,
    exam_deck_before_drawing,
    exam_deck_face_down,
    exam_deck_role,
    exam_markers_at_start,
    jewel_bag_beside_jeweler_board,
    jewel_spaces,
    jeweler_board_lies,
    jeweler_decoration_spaces,
    jewelry_part_count,
    jewelry_reference_means,
    jewelry_reference_number,
    jewelry_setup_on_base,
    jewels_are_rented_with_garments,
    jewels_at_start_in_bag,
    jewels_mixed,
    level_cards_with_jewelry,
    look_at_apprentice,
    look_at_returned_apprentices,
    new_cards_level,
    new_cards_mixed_in,
)
from specs.questions.jewelry_box_apprentice import (
    CardHalf,
    Replaces,
    apprentice_bonus_stands,
    apprentice_hires_in_game,
    apprentice_points_for_play,
    apprentice_price,
    condition_needed_after_hiring,
    condition_stands,
    conditions_referred_page,
    hire_apprentice_after,
    hire_apprentice_by,
    hire_apprentice_if,
    hire_apprentice_replaces,
    hired_apprentice_goes,
    times_played,
)
from specs.questions.jewelry_box_display import (
    DisplaySide,
    JewelGoes,
    JewelStep,
    discarded_jewel_goes,
    jewel_spaces_left_empty,
    jewel_step_position,
    jewel_substep_position,
    jewelry_affects_action,
    jewelry_game_as_usual,
    jewels_discarded,
    jewels_filled_at_random,
    jewels_filled_from,
    jewels_slide_to,
)
from specs.questions.jewelry_box_jewels import (
    JewelLies,
    JewelMoment,
    PriceAt,
    TileFrom,
    bought_jewel_face_up,
    bought_jewel_lies,
    buy_jewel_of_kind,
    buy_jewel_when,
    buy_jewel_with_markers,
    fund_jewelry_decoration_by,
    fund_jewelry_decoration_with,
    jewel_moment,
    jewel_paid_to_bank,
    jewel_price,
    jewel_price_from,
    jewel_price_paid,
    jewelry_changes_selling,
    jewelry_decoration_fundable,
    jewelry_decoration_points,
    jewelry_decoration_price,
    jewels_per_garment,
    match_by_main_color,
    match_tile_decided_at_once,
    match_tile_from,
    match_tile_use,
    match_tiles,
)
from specs.questions.turns import action_phase_number, main_action_number
from specs.vocabulary import Action, Role, Via, role

claim = Statements("deluxe-pt")

TWO, FIVE = ChangedLevel.TWO, ChangedLevel.FIVE

# What it brings.
claim("jewel.kinds", "913.1", "necklaces and rings are new",
      all_of(jewel_kind_exists(JewelKind.NECKLACE), jewel_kind_exists(JewelKind.RING)))
claim("jewel.rented_along", "913.1", "jewels can be rented with garments", jewels_are_rented_with_garments(),
      unsaid=("left leave",), why="“can rent” describes what they are for")
claim("apprentice.conditions", "914.1", "specialised apprentices ask for a condition first",
      specialised_apprentices_have_conditions())
claim("exam.possible", "916.1", "employees can now take exams",
      all_of(exam_optional(Exam.JOURNEYMAN).may, exam_optional(Exam.MASTER).may),
      unsaid=("exam for journeyman", "exam for master"), why="“exams” are both of them")

# Setup.
claim("jsetup.base", "919.1", "the base setup is followed with changes", jewelry_setup_on_base())
claim("jsetup.board_step", "920.1", "the jeweler's board is tied to step 1 of the setup",
      jewelry_reference_number(JewelryReference.JEWELER_BOARD) == 1)
claim("jsetup.board_step_means", "920.1", "that step lays out the game board",
      jewelry_reference_means(JewelryReference.JEWELER_BOARD) == SetupStep.BOARD)
claim("jsetup.board_right", "920.1", "the jeweler's board lies right of the game board",
      jeweler_board_lies() == BesideBoard.RIGHT)
claim("jsetup.jewels_in_bag", "921.1", "all 24 jewels go into their bag", jewels_at_start_in_bag() == 24)
claim("jsetup.jewels_mixed", "921.1", "they are mixed", jewels_mixed())
claim("jsetup.bag_place", "921.2", "the bag lies beside the jeweler's board", jewel_bag_beside_jeweler_board())
claim("jsetup.exam_marker", "922.1", "each player puts one marker on a starting area", exam_markers_at_start() == 1)
claim("jsetup.exam_area", "922.1", "it is the area of the journeyman's exam",
      exam_area_at_start() == Exam.JOURNEYMAN)
claim("jsetup.deck_step", "923.1", "the changed levels are tied to step 3",
      jewelry_reference_number(JewelryReference.LEVEL_CARDS) == 3)
claim("jsetup.deck_step_means", "923.1", "that step builds the employee deck",
      jewelry_reference_means(JewelryReference.LEVEL_CARDS) == SetupStep.EMPLOYEE_DECK)
claim("jsetup.five_before", "926.1", "level five is changed before it is shuffled and put down",
      level_changed_before_placing(FIVE))
claim("jsetup.five_out", "926.1", "two masters of the base game are taken out of level five",
      base_cards_taken_out(FIVE, Role.MASTER) == 2)
claim("jsetup.five_out_all", "926.1", "these are the masters of that level", base_role_taken_out_wholly(FIVE))
claim("jsetup.five_mixed", "926.1", "they are mixed with nine new masters", new_cards_mixed_in(FIVE) == 9)
claim("jsetup.five_goes_on_first", "926.1", "level five goes on top of the queue",
      changed_level_put_on(FIVE) == LevelCardsOn.QUEUE)
claim("jsetup.five_deck", "928.1", "that makes eleven cards", exam_deck_before_drawing(FIVE) == 11)
claim("jsetup.five_deck_role", "928.1", "they are masters", exam_deck_role(FIVE) == Role.MASTER)
claim("jsetup.five_deck_shuffled", "928.1", "they are shuffled", exam_deck_shuffled(FIVE))
claim("jsetup.five_deck_down", "928.1", "they lie face down", exam_deck_face_down(FIVE))
claim("jsetup.five_deck_at", "928.1", "they lie beside the master's exam", exam_deck_at(FIVE) == Exam.MASTER)
claim("jsetup.five_drawn", "930.1", "two are drawn from that deck", cards_drawn_for_level(FIVE) == 2)
claim("jsetup.five_left", "930.1", "the base apprentices and journeymen of the level stay in it",
      all_of(base_cards_left_in_level(FIVE, Role.APPRENTICE) >= 1,
             base_cards_left_in_level(FIVE, Role.JOURNEYMAN) >= 1),
      counts={1: "cards of this role are named"}, unsaid=("limit", "within"), why="some of each role, and not how many")
claim("jsetup.five_left_total", "930.1 931.1", "two of the cards are drawn, so two are base cards",
      base_cards_left_in_level(FIVE, Role.APPRENTICE) + base_cards_left_in_level(FIVE, Role.JOURNEYMAN) == 2)
claim("jsetup.five_shuffled", "930.1", "drawn and base cards are shuffled together", changed_level_shuffled(FIVE))
claim("jsetup.five_cards", "931.1", "level five has four cards", level_cards_with_jewelry(FIVE) == 4)
claim("jsetup.five_down", "931.1", "they are put face down", changed_level_face_down(FIVE))
claim("jsetup.five_goes_on", "931.1", "they are put on top of the queue",
      changed_level_put_on(FIVE) == LevelCardsOn.QUEUE)

# Components.
claim("jpart.masters", "933.1", "nine new masters", jewelry_part_count(JewelryPart.MASTERS) == 9)
claim("jpart.masters_level", "933.1", "the new masters are of level five", new_cards_level(Role.MASTER) == 5)
claim("jpart.journeymen", "936.1", "nine new journeymen", jewelry_part_count(JewelryPart.JOURNEYMEN) == 9)
claim("jpart.journeymen_level", "936.1", "the new journeymen are of level two",
      new_cards_level(Role.JOURNEYMAN) == 2)
claim("jpart.apprentices", "939.1", "ten specialised apprentices",
      jewelry_part_count(JewelryPart.APPRENTICES) == 10)
claim("jpart.apprentices_level", "939.1", "they are of level zero", new_cards_level(Role.APPRENTICE) == 0)
claim("jpart.legend_master", "942.1 943.1", "number one of the picture is the master's exam",
      jeweler_legend_number(JewelerPlace.MASTER_EXAM) == 1)
claim("jpart.place_master", "942.1 943.1", "the board has an area and tasks for the master's exam",
      jeweler_place_exists(JewelerPlace.MASTER_EXAM))
claim("jpart.legend_journeyman", "945.1 946.1", "number two of the picture is the journeyman's exam",
      jeweler_legend_number(JewelerPlace.JOURNEYMAN_EXAM) == 2)
claim("jpart.place_journeyman", "945.1 946.1", "the board has an area and tasks for the journeyman's exam",
      jeweler_place_exists(JewelerPlace.JOURNEYMAN_EXAM))
claim("jpart.decorations_legend", "948.1", "number three of the picture are the jewelry decorations",
      jeweler_legend_number(JewelerPlace.DECORATIONS) == 3, reading="decorations_number:legend")
claim("jpart.decorations_count", "948.1", "there are three jewelry decorations",
      jeweler_decoration_spaces() == 3, reading="decorations_number:count")
claim("jpart.place_decorations", "948.1", "the board has jewelry decorations",
      jeweler_place_exists(JewelerPlace.DECORATIONS))
claim("jpart.display_legend", "950.1", "number four of the picture is the display of jewels",
      jeweler_legend_number(JewelerPlace.DISPLAY) == 4, reading="display_number:legend")
claim("jpart.display_count", "950.1", "the display has four spaces", jewel_spaces() == 4,
      reading="display_number:count")
claim("jpart.place_display", "950.1", "the board has a display of jewels", jeweler_place_exists(JewelerPlace.DISPLAY))
claim("jpart.bag", "953.1", "one bag of jewels", jewelry_part_count(JewelryPart.JEWEL_BAGS) == 1)
claim("jpart.jewels", "953.1", "24 jewels", jewelry_part_count(JewelryPart.JEWELS) == 24)
claim("jpart.employees", "954.1", "28 employee cards", jewelry_part_count(JewelryPart.EMPLOYEES) == 28)
claim("jpart.corner", "954.1", "shown in the upper right corner", new_cards_sign_corner() == Corner.UPPER_RIGHT)
claim("jpart.board", "960.1", "one jeweler's board", jewelry_part_count(JewelryPart.JEWELER_BOARDS) == 1)

# Level two.
claim("jsetup.two_before", "966.1", "level two is changed before it is shuffled and put down",
      level_changed_before_placing(TWO))
claim("jsetup.two_out", "966.1", "two journeymen of the base game are taken out of level two",
      base_cards_taken_out(TWO, Role.JOURNEYMAN) == 2)
claim("jsetup.two_out_all", "966.1", "these are the journeymen of that level", base_role_taken_out_wholly(TWO))
claim("jsetup.two_mixed", "966.1", "they are mixed with nine new journeymen", new_cards_mixed_in(TWO) == 9)
claim("jsetup.two_goes_on_first", "966.1", "level two goes on top of the queue",
      changed_level_put_on(TWO) == LevelCardsOn.QUEUE)
claim("jsetup.two_deck", "968.1", "that makes eleven cards", exam_deck_before_drawing(TWO) == 11)
claim("jsetup.two_deck_role", "968.1", "they are journeymen", exam_deck_role(TWO) == Role.JOURNEYMAN)
claim("jsetup.two_deck_shuffled", "968.1", "they are shuffled", exam_deck_shuffled(TWO))
claim("jsetup.two_deck_down", "968.1", "they lie face down", exam_deck_face_down(TWO))
claim("jsetup.two_deck_at", "968.1", "they lie beside the journeyman's exam",
      exam_deck_at(TWO) == Exam.JOURNEYMAN)
claim("jsetup.two_drawn", "971.1", "two are drawn from that deck", cards_drawn_for_level(TWO) == 2)
claim("jsetup.two_left", "971.1", "the base apprentices and masters of the level stay in it",
      all_of(base_cards_left_in_level(TWO, Role.APPRENTICE) >= 1, base_cards_left_in_level(TWO, Role.MASTER) >= 1),
      counts={1: "cards of this role are named"}, unsaid=("limit", "within"), why="some of each role, and not how many")
claim("jsetup.two_left_total", "971.1 972.1", "two of the cards are drawn, so two are base cards",
      base_cards_left_in_level(TWO, Role.APPRENTICE) + base_cards_left_in_level(TWO, Role.MASTER) == 2)
claim("jsetup.two_shuffled", "971.1", "drawn and base cards are shuffled together", changed_level_shuffled(TWO))
claim("jsetup.two_cards", "972.1", "level two has four cards", level_cards_with_jewelry(TWO) == 4)
claim("jsetup.two_down", "972.1", "they are put face down", changed_level_face_down(TWO))
claim("jsetup.two_goes_on", "972.1", "they are put on top of the queue",
      changed_level_put_on(TWO) == LevelCardsOn.QUEUE)

# Specialised apprentices.
claim("apprentice.total", "974.1", "there are ten of them", jewelry_part_count(JewelryPart.APPRENTICES) == 10)
claim("apprentice.random", "974.1", "they are shuffled and dealt face down", apprentices_dealt_at_random())
claim("apprentice.dealt", "974.1", "one for each player", apprentices_dealt() == 1)
claim("apprentice.returned_unseen", "975.1", "nobody looks at those that are not dealt",
      look_at_returned_apprentices().may_not,
      unsaid=("denial",), why="“without looking” forbids looking")
claim("apprentice.look", "976.1", "players may look at their own", look_at_apprentice(Viewer.OWNER).may)
claim("apprentice.face_down", "976.1", "it must be kept face down", apprentice_kept_face_down().must)
claim("apprentice.place", "976.1", "it lies beside the player's board", apprentice_lies_beside_board())
claim("apprentice.not_team", "977.1", "it does not belong to the team yet", ~dealt_apprentice_in_team())
claim("apprentice.only_if", "977.1", "only who meets the condition may hire it later",
      all_of(hire_apprentice_if(True).may, hire_apprentice_if(False).may_not))

# Phase 1.
claim("jgame.usual", "980.1", "the game is played as usual", jewelry_game_as_usual())
claim("jgame.phases", "980.2 984.1 998.1", "some phases are extended: the first and the third come next",
      all_of(jewelry_changes_phase(Phase.PREPARATION), jewelry_changes_phase(Phase.ACTIONS)))
claim("jgame.prepare_number", "984.1 985.1", "preparing the round is phase one", phase_number(PhaseName.PREPARE) == 1)
claim("jgame.order", "982.1", "additions come in the order of the game", jewelry_additions_in_order())
claim("jgame.step", "987.1 988.1", "preparation gets a fifth step, lettered E", jewel_step_position() == 5,
      counts={5: "the letter E is the fifth"})
claim("jgame.filled", "989.1", "spaces are filled with jewels drawn at random", jewels_filled_at_random())
claim("jgame.discard_first", "991.1", "the discard comes first", jewel_substep_position(JewelStep.DISCARD) == 1)
claim("jgame.discard_one", "991.1", "the jewel on the rightmost space is discarded", jewels_discarded() == 1)
claim("jgame.discard_box", "991.1", "it leaves the game for the box", discarded_jewel_goes() == JewelGoes.BOX)
claim("jgame.slide_second", "993.1", "sliding comes second", jewel_substep_position(JewelStep.SLIDE) == 2)
claim("jgame.slide_right", "993.1", "the rest slide to the right", jewels_slide_to() == DisplaySide.RIGHT)
claim("jgame.fill_third", "995.1", "filling comes third", jewel_substep_position(JewelStep.FILL) == 3)
claim("jgame.fill_from_right", "995.1", "empty spaces are filled from the right",
      jewels_filled_from() == DisplaySide.RIGHT)
claim("jgame.fill_random", "995.1", "each gets a jewel drawn at random", jewels_filled_at_random())
claim("jgame.too_few", "996.1", "with too few jewels the leftmost spaces stay empty",
      jewel_spaces_left_empty() == DisplaySide.LEFT,
      unsaid=("left denial",), why="too few is the case that is told")

# Phase 3.
claim("jact.phase", "998.1 999.1", "taking actions is phase three", action_phase_number() == 3)
claim("jact.affected", "1000.1 1000.2", "making, hiring and funding are affected",
      all_of(jewelry_affects_action(Action.MAKE_GARMENT), jewelry_affects_action(Action.HIRE),
             jewelry_affects_action(Action.FUND_DECORATION)),
      unsaid=("left leave",), why="“may affect” tells of an effect, not of a leave")
claim("jact.new", "1001.1", "two main actions are added", new_main_actions() == 2)
claim("jact.exams_main", "1001.1 1002.1", "the exams are taken as main action", take_exam_via(Via.MAIN).may)
claim("jact.make_number", "1004.1", "making is number three", main_action_number(Action.MAKE_GARMENT) == 3)
claim("jact.make_by", "1005.1", "only master and journeyman make garments",
      all_of(may_take_action(Role.MASTER, Action.MAKE_GARMENT).may,
             may_take_action(Role.JOURNEYMAN, Action.MAKE_GARMENT).may,
             may_take_action(Role.APPRENTICE, Action.MAKE_GARMENT).may_not))
claim("jewel.selling", "1006.1", "selling is unchanged", ~jewelry_changes_selling(),
      unsaid=("denial",), why="that nothing changes denies a change")
claim("jewel.when", "1007.1 1008.1", "with a rented garment a jewel may be bought", buy_jewel_when(Fate.RENT).free)
claim("jewel.moment", "1008.1", "between paying for the garment and putting it into a hall",
      jewel_moment() == JewelMoment.BEFORE_PLACING)
claim("jewel.one", "1008.1", "one jewel is bought", jewels_per_garment() == 1)
claim("jewel.rented_with", "1008.1", "it is rented together with the garment", jewels_are_rented_with_garments())
claim("jewel.needs_marker", "1009.1 1011.1", "a marker on a jewelry decoration is needed",
      buy_jewel_with_markers(0).may_not,
      counts={0: "no marker where one is needed"},
      unsaid=("denial", "left 1"), why="what must be there is forbidden without; the one is the list's numbering")
claim("jewel.marker_by_funding", "1012.1", "such a marker comes from the action for decorations",
      jewelry_decoration_fundable())
claim("jewel.with_gown", "1013.1", "with a gown only a necklace",
      all_of(buy_jewel_of_kind(Kind.GOWN, JewelKind.NECKLACE).may,
             buy_jewel_of_kind(Kind.GOWN, JewelKind.RING).may_not),
      unsaid=("left 2",), why="the two is the list's numbering")
claim("jewel.with_coat", "1014.1", "with a coat only a ring",
      all_of(buy_jewel_of_kind(Kind.COAT, JewelKind.RING).may,
             buy_jewel_of_kind(Kind.COAT, JewelKind.NECKLACE).may_not))
claim("jewel.pay", "1015.1", "its price must be paid", jewel_price_paid().must)
claim("jewel.pay_bank", "1015.1", "it goes to the bank", jewel_paid_to_bank())
claim("jewel.price_space", "1015.1", "the space sets the price", jewel_price_from() == PriceAt.SPACE)
claim("jewel.price_below", "1015.1", "the price stands below the space", jewel_price_shown() == PriceShown.BELOW)
claim("jewel.prices", "1015.1", "the prices stand on the board, whose picture is lost", lost=(jewel_price,))
claim("jewel.lies", "1017.1", "the jewel is put before the player", bought_jewel_lies() == JewelLies.PLAYER)
claim("jewel.face_up", "1017.1", "it lies face up", bought_jewel_face_up())
claim("jewel.match", "1018.1", "a jewel of the garment's colour gives one resource tile", match_tiles() == 1)
claim("jewel.match_main", "1018.1", "the main colour is compared", match_by_main_color())
claim("jewel.match_bag", "1018.1", "the tile is drawn from the bag", match_tile_from() == TileFrom.BAG)
claim("jewel.match_at_once", "1018.1", "its use must be decided at once", match_tile_decided_at_once().must)
claim("jewel.match_use", "1018.1", "it may be kept for silk or discarded for thread and lace",
      all_of(match_tile_use(TileUse.KEEP_AS_SILK).may, match_tile_use(TileUse.TURN_INTO_NOTIONS).may))

# Hiring.
claim("jact.hire_number", "1022.1", "hiring is number four", main_action_number(Action.HIRE) == 4)
claim("jact.hire_by", "1023.1", "only a master hires",
      all_of(may_take_action(Role.MASTER, Action.HIRE).may, may_take_action(Role.JOURNEYMAN, Action.HIRE).may_not,
             may_take_action(Role.APPRENTICE, Action.HIRE).may_not))
claim("apprentice.hire_by", "1023.1", "only a master hires a specialised apprentice",
      all_of(hire_apprentice_by(Role.MASTER).may, hire_apprentice_by(Role.JOURNEYMAN).may_not,
             hire_apprentice_by(Role.APPRENTICE).may_not))
claim("apprentice.instead", "1023.1", "it replaces hiring from the board",
      hire_apprentice_replaces() == Replaces.INSTEAD)
claim("apprentice.once", "1023.1", "once in the game", apprentice_hires_in_game() == 1)
claim("apprentice.not_twice", "1023.1", "not a second time", hire_apprentice_after(1).may_not)
claim("apprentice.free", "1023.1", "hiring it costs nothing", apprentice_price() == 0)
claim("apprentice.if", "1026.1", "only while its condition is met",
      all_of(hire_apprentice_if(True).may, hire_apprentice_if(False).may_not))
claim("apprentice.grey", "1027.1", "the condition is grey", condition_printed_grey())
claim("apprentice.left", "1027.1", "it stands on the left", condition_stands() == CardHalf.LEFT)
claim("apprentice.bottom", "1027.1", "the bonus field is at the bottom", apprentice_bonus_field_at_bottom())
claim("apprentice.page", "1028.1", "the conditions are said to be on page 16", conditions_referred_page() == 16,
      unsaid=("left leave",), why="“can be found” is no leave")
claim("apprentice.to_hand", "1030.1", "it goes to the hand", hired_apprentice_goes() == HiredGoes.HAND)
claim("apprentice.points", "1030.2", "three points each time it is played",
      apprentice_points_for_play(times_played) == 3)
claim("apprentice.right", "1030.2", "the bonus stands on the right", apprentice_bonus_stands() == CardHalf.RIGHT)
claim("apprentice.bottom_again", "1030.2", "the bonus field is at the bottom", apprentice_bonus_field_at_bottom())
claim("apprentice.later", "1034.1", "the condition need not be met later", ~condition_needed_after_hiring(),
      unsaid=("left leave",), why="what may be ignored is not needed")
claim("apprentice.needed_then", "1034.1", "it must be met when hiring", hire_apprentice_if(False).may_not)

# Funding.
claim("jact.fund_number", "1035.1", "funding is number six", main_action_number(Action.FUND_DECORATION) == 6)
claim("jact.fund_by", "1035.1 1036.1", "any employee funds", may_take_action(role, Action.FUND_DECORATION).may)
claim("jdeco.by", "1036.1", "any employee funds a jewelry decoration", fund_jewelry_decoration_by(role).may)
claim("jdeco.new", "1038.1 1039.1", "jewelry decorations can be funded", jewelry_decoration_fundable())
claim("jdeco.prices", "1039.1", "prices and points stand on the board, whose picture is lost",
      lost=(jewelry_decoration_price, jewelry_decoration_points))
claim("jdeco.one", "1041.1", "nobody has more than one of them",
      all_of(fund_jewelry_decoration_with(0).may, fund_jewelry_decoration_with(1).may_not),
      counts={0: "the first one is within the limit"})
claim("jewel.not_before", "1044.1", "without one no jewel is bought", buy_jewel_with_markers(0).may_not)
