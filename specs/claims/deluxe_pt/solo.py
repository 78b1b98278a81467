"""Claims of `deluxe-pt` about the solo opponent's parts, setup, turns and first actions, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions.base_garments import Fate, Space, SpaceReward
from specs.questions.base_setup import SetupStep
from specs.questions.extra_deluxe_solo import (
    CardDecides,
    PicturedPile,
    solo_exam_area_at_start,
    solo_exam_markers_at_start,
    solo_favor_before_her,
    solo_garment_in_named_hall,
    solo_garment_number_in_example,
    solo_garments_per_action,
    solo_hall_named_at,
    solo_in_golden_box,
    solo_lower_part_decides,
    solo_opponent_has_own_rules,
    solo_phase_differs,
    solo_phase_number,
    solo_pile_picture_number,
    solo_reveals_until_room,
    solo_tiles_in_reserve,
    solo_value_is_by_preferences,
)
from specs.questions.general import Phase
from specs.questions.jewelry_box import Exam
from specs.questions.jewelry_box_jewels import TileFrom
from specs.questions.solo import (
    OpponentGets,
    PileBeside,
    Seat,
    SoloPile,
    SoloReference,
    StartGood,
    golden_box_applies,
    solo_card_discarded_face_up,
    solo_card_obeyed,
    solo_cards,
    solo_cards_drawn,
    solo_cards_per_turn,
    solo_cards_shuffled_in_round,
    solo_gains_livre,
    solo_hand_at_random,
    solo_main_action,
    solo_main_action_number,
    solo_minutes_least,
    solo_minutes_most,
    solo_opponent_gets,
    solo_pile_face_down,
    solo_pile_lies,
    solo_playable_with,
    solo_player_turns_as_usual,
    solo_reference_means,
    solo_reference_number,
    solo_setup_on_base,
    solo_spends_livre,
    solo_start_cards_at_end,
    solo_start_cards_in_play,
    solo_start_good,
    solo_starting_player,
)
from specs.questions.solo_actions import (
    CountFrom,
    GarmentFallback,
    HallFull,
    Impossible,
    Preference,
    TakesTiles,
    solo_drawer_named,
    solo_drawers,
    solo_empty_windows_counted,
    solo_every_space_named,
    solo_favor_points,
    solo_garment_counted_from,
    solo_garment_fallback,
    solo_garment_fate,
    solo_garment_price,
    solo_garment_resources,
    solo_hall_full,
    solo_points_when,
    solo_preference_rank,
    solo_revealed_from_stock,
    solo_reveals_for_garment,
    solo_space_reward,
    solo_space_tile_from,
    solo_space_used,
    solo_spaces_in_drawer,
    solo_takes_favor,
    solo_takes_partly,
    solo_takes_tiles,
    solo_tiles_face_down,
)
from specs.questions.solo_exams import (
    ExamMoment,
    TaskSource,
    TaskSpace,
    solo_exam_when,
    solo_markers_per_action,
    solo_task_by,
    solo_task_space,
    solo_tasks_needed,
    solo_top_task_needs_thimble,
)
from specs.vocabulary import Action, round_number

claim = Statements("deluxe-pt")

# What the mode is.
claim("solo.plain", "1351.1", "the mode can be played without the Jewelry Box", solo_playable_with(False).may)
claim("solo.with_box", "1351.1", "the Jewelry Box may be added, at will", solo_playable_with(True).free)
claim("solo.least", "1352.1", "a game takes at least 40 minutes", solo_minutes_least() == 40)
claim("solo.most", "1352.1", "a game takes at most 60 minutes", solo_minutes_most() == 60)
claim("solo.cards", "1354.1", "there are 25 cards of the opponent", solo_cards() == 25)

# Setup.
claim("solo.golden_with", "1356.2", "golden boxes hold in a game with the Jewelry Box", golden_box_applies(True))
claim("solo.golden_without", "1356.2", "golden boxes hold in no other game", ~golden_box_applies(False))
claim("solo.golden_lost", "1356.2", "which rules stand in golden boxes is lost with the colours",
      lost=(solo_in_golden_box,))
claim("solo.setup", "1358.1", "the usual setup is followed but for the changes named", solo_setup_on_base())
claim("solo.ref_parts", "1359.1", "the parts are handed out in a step called 6",
      solo_reference_number(SoloReference.PARTS) == 6)
claim("solo.ref_parts_means", "1359.1", "that step hands out the players' parts",
      solo_reference_means(SoloReference.PARTS) == SetupStep.PLAYER_PARTS)
claim("solo.gets_usual", "1359.1", "she gets what a player usually gets",
      all_of(solo_opponent_gets(OpponentGets.PLAYER_BOARD), solo_opponent_gets(OpponentGets.START_CARDS),
             solo_opponent_gets(OpponentGets.MARKERS), solo_opponent_gets(OpponentGets.COUNTER)))
claim("solo.no_tray", "1359.1", "she gets no resource tray", ~solo_opponent_gets(OpponentGets.TRAY),
      unsaid=("denial",), why="“less the tray” leaves it out")
claim("solo.start_cards_lie", "1361.1 1362.1", "her starting employees lie above her board",
      solo_pile_lies(SoloPile.EMPLOYEES) == PileBeside.ABOVE, why="one sentence, broken by the layout")
claim("solo.start_cards_down", "1361.1 1362.1", "they lie face down", solo_pile_face_down(SoloPile.EMPLOYEES),
      why="one sentence, broken by the layout")
claim("solo.start_cards_idle", "1362.1", "they are not used during the game", solo_start_cards_in_play().may_not)
claim("solo.start_cards_end", "1362.1", "they are her employee deck in the final scoring", solo_start_cards_at_end())
claim("solo.ref_goods", "1368.1", "the goods are handed out in a step called 9",
      solo_reference_number(SoloReference.GOODS) == 9)
claim("solo.ref_goods_means", "1368.1", "that step hands out the starting goods",
      solo_reference_means(SoloReference.GOODS) == SetupStep.START_GOODS)
claim("solo.start_lace", "1368.1", "she starts with one lace", solo_start_good(StartGood.LACE) == 1)
claim("solo.start_thread", "1368.1", "she starts with one thread", solo_start_good(StartGood.THREAD) == 1)
claim("solo.start_livre", "1368.1", "she starts without Livre", solo_start_good(StartGood.LIVRE) == 0)
claim("solo.ref_start", "1370.1", "the starting player is settled in a step called 10",
      solo_reference_number(SoloReference.START_PLAYER) == 10)
claim("solo.ref_start_means", "1370.1", "that step is the choice of the starting player",
      solo_reference_means(SoloReference.START_PLAYER) == SetupStep.START_PLAYER)
claim("solo.start_marker", "1370.1", "she gets the starting player marker",
      solo_opponent_gets(OpponentGets.START_MARKER))
claim("solo.begins", "1370.1", "so she begins the first round", solo_starting_player() == Seat.OPPONENT)
claim("solo.exam_marker", "1372.1", "with the Jewelry Box a marker of hers goes to a starting area",
      solo_opponent_gets(OpponentGets.EXAM_MARKER))
claim("solo.exam_marker_one", "1372.1", "that is one marker", solo_exam_markers_at_start() == 1)
claim("solo.exam_area", "1372.1", "it is the one of the exam for journeyman",
      solo_exam_area_at_start() == Exam.JOURNEYMAN)
claim("solo.no_apprentice", "1372.1", "she gets no specialised apprentice",
      ~solo_opponent_gets(OpponentGets.SPECIALISED_APPRENTICE))

# Her turns.
claim("solo.gains_no_livre", "1377.1", "she never gains Livre", solo_gains_livre().may_not)
claim("solo.spends_no_livre", "1377.1", "she never spends Livre", solo_spends_livre().may_not)
claim("solo.player_as_usual", "1378.1", "the player's turns follow the usual rules", solo_player_turns_as_usual(),
      unsaid=("left denial",), why="no change is what “as usual” means")
claim("solo.own_rules", "1380.1", "her turns have new rules", solo_opponent_has_own_rules())
claim("solo.phase_one", "1381.1 1382.1", "the first phase prepares the round",
      solo_phase_number(Phase.PREPARATION) == 1)
claim("solo.shuffle", "1383.1", "all 25 cards are shuffled each round",
      solo_cards_shuffled_in_round(round_number) == 25)
claim("solo.phase_one_differs", "1383.1", "her own cards are shuffled in it", solo_phase_differs(Phase.PREPARATION),
      unsaid=("prepare the round",), why="it stands under the heading of that phase")
claim("solo.stock_left", "1383.1", "they lie left of her board",
      solo_pile_lies(SoloPile.CARD_STOCK) == PileBeside.LEFT)
claim("solo.stock_down", "1383.1", "they lie face down", solo_pile_face_down(SoloPile.CARD_STOCK))
claim("solo.employees_above", "1383.1", "the employee deck is another pile, above her board",
      solo_pile_lies(SoloPile.EMPLOYEES) == PileBeside.ABOVE,
      unsaid=("left denial",), why="“do not confuse” only sets the piles apart")
claim("solo.phase_two", "1386.1 1387.1", "in the second, hands are chosen", solo_phase_number(Phase.HAND) == 2,
      unsaid=("left 3",), why="the three is the players' hand in the heading")
claim("solo.phase_two_differs", "1388.1", "she draws instead of choosing a hand of three", solo_phase_differs(Phase.HAND),
      unsaid=("left 3",), why="the three is what she does not choose")
claim("solo.draw_four", "1388.1", "she takes four cards in hand", solo_cards_drawn() == 4)
claim("solo.draw_random", "1388.1", "they are random, from the top of her stock", solo_hand_at_random())
claim("solo.hand_down", "1389.1", "her hand is a pile face down", solo_pile_face_down(SoloPile.HAND))
claim("solo.hand_lies", "1389.1", "it lies on the board, between stock and discard pile",
      solo_pile_lies(SoloPile.HAND) == PileBeside.ON_BOARD)
claim("solo.phase_three", "1392.1 1393.1", "in the third, turns are taken", solo_phase_number(Phase.ACTIONS) == 3)
claim("solo.reveal_one", "1394.1", "she reveals one card in each turn", solo_cards_per_turn() == 1)
claim("solo.phase_three_differs", "1394.1", "her turns are those of her cards: she turns one up and obeys it",
      solo_phase_differs(Phase.ACTIONS), unsaid=("take turns",), why="it stands under the heading of that phase")
claim("solo.obey", "1394.1", "she does what the card says", solo_card_obeyed().must,
      why="a plain description of what is done")
claim("solo.discard", "1395.1", "the card goes face up on her discard pile", solo_card_discarded_face_up())
claim("solo.impossible", "1397.1", "an impossible action is replaced by 3 points",
      solo_points_when(Impossible.ANY) == 3)

# Her main actions.
LISTED = "1399.1 1400.1 1404.1 1414.1 1483.1 1507.1"
claim("solo.may_favor", "1399.1 1400.1", "claiming the favor is one of her actions",
      solo_main_action(Action.CLAIM_FAVOR).may,
      unsaid=("leave",), why="what is available to her she may take")
claim("solo.may_resources", "1399.1 1404.1", "acquiring resources is", solo_main_action(Action.ACQUIRE_RESOURCES).may,
      unsaid=("leave",), why="what is available to her she may take")
claim("solo.may_garment", "1399.1 1414.1", "making a garment is", solo_main_action(Action.MAKE_GARMENT).may,
      unsaid=("leave",), why="what is available to her she may take")
claim("solo.may_hire", "1399.1 1483.1", "hiring is", solo_main_action(Action.HIRE).may,
      unsaid=("leave",), why="what is available to her she may take")
claim("solo.may_fund", "1399.1 1507.1", "funding a decoration is", solo_main_action(Action.FUND_DECORATION).may,
      unsaid=("leave",), why="what is available to her she may take")
claim("solo.not_depute", LISTED, "only the actions listed are open to her, deputing is not among them",
      solo_main_action(Action.DEPUTE).may_not)
claim("solo.depute_unnumbered", LISTED, "no number is given to deputing",
      solo_main_action_number(Action.DEPUTE) == 0, counts={0: "it is not in the list"},
      unsaid=("depute",), why="the list of her actions passes over it")
claim("solo.number_favor", "1400.1", "the favor has number 1", solo_main_action_number(Action.CLAIM_FAVOR) == 1)
claim("solo.number_resources", "1404.1", "resources have number 2",
      solo_main_action_number(Action.ACQUIRE_RESOURCES) == 2)
claim("solo.number_garment", "1414.1", "garments have number 3", solo_main_action_number(Action.MAKE_GARMENT) == 3)

# The favor.
claim("solo.favor_taken", "1401.1", "she takes the favor when it is in its place", solo_takes_favor(True).must,
      why="a plain description of what is done")
claim("solo.favor_before_her", "1401.1", "it lies in front of her", solo_favor_before_her())
claim("solo.favor_points", "1402.1", "she always gains 3 points so, with the favor",
      solo_favor_points(True) == 3, unsaid=("left denial",), why="“whether or not” names both cases")
claim("solo.favor_gone_once", "1397.1 1402.1", "she always gains 3 points so, whether she gets the favor or not",
      solo_favor_points(False) == 3, unsaid=("left denial",),
      why="“whether or not” names both cases")

# Resources.
claim("solo.tiles_all", "1405.1", "she takes all tiles of what the card shows", solo_takes_tiles() == TakesTiles.ALL)
claim("solo.tiles_there", "1405.1", "she takes those that are there", solo_takes_partly().must,
      why="all that are there, in a plain description")
claim("solo.drawer_named", "1405.1", "a card can show drawer 1, 2 or 3",
      all_of(solo_drawer_named(1), solo_drawer_named(2), solo_drawer_named(3)))
claim("solo.drawer_not_named", "1405.1", "no other drawer is named", ~solo_drawer_named(4), counts={4: "the next after 3"},
      unsaid=("denial",), why="the list in brackets is complete")
claim("solo.drawers", "1405.1", "there are three drawers in all", solo_drawers() == 3)
claim("solo.drawer_spaces", "1405.1", "a card can show one of three spaces of each drawer",
      solo_spaces_in_drawer() == 3, counts={3: "left, centre and right"})
claim("solo.every_space_a", "1405.1", "left, centre and right are all the spaces of a drawer",
      solo_every_space_named(), reading="solo.every_space:a")
claim("solo.every_space_b", "1405.1", "left, centre and right are the spaces that cards name, there are others",
      ~solo_every_space_named(), reading="solo.every_space:b",
      unsaid=("denial",), why="the reading in which the list leaves spaces out")
claim("solo.tiles_down", "1405.1", "they are kept face down", solo_tiles_face_down().must,
      why="a plain description of what is done")
claim("solo.tiles_reserve", "1405.1", "they are kept in her personal supply", solo_tiles_in_reserve())
claim("solo.acquire_marks", "1408.1", "acquiring marks a task while she prepares for the exam for journeyman",
      solo_task_by(TaskSource.ACQUIRE, Exam.JOURNEYMAN))
claim("solo.space_tile_marks_not", "1408.1", "a tile gained otherwise than by this action marks none (guest space)",
      ~solo_task_by(TaskSource.SPACE_TILE, Exam.JOURNEYMAN))
claim("solo.match_tile_marks_not", "1408.1", "a tile gained otherwise than by this action marks none (jewel)",
      ~solo_task_by(TaskSource.MATCH_TILE, Exam.JOURNEYMAN))
claim("solo.acquire_one", "1408.1", "one marker is put on the tasks",
      solo_markers_per_action(TaskSource.ACQUIRE) == 1)
claim("solo.acquire_space", "1408.1", "it goes on the topmost empty task that fits",
      solo_task_space(TaskSource.ACQUIRE) == TaskSpace.TOPMOST_FITTING,
      unsaid=("left an empty one that fits",), why="it is the topmost of those that fit")
claim("solo.journeyman_four", "1410.1", "four tasks make the exam", solo_tasks_needed(Exam.JOURNEYMAN) == 4)
claim("solo.journeyman_at_once", "1410.1", "then she passes it at once",
      solo_exam_when(Exam.JOURNEYMAN) == ExamMoment.AT_ONCE)
claim("solo.no_tiles", "1413.1", "with nothing there she gains 3 points instead",
      solo_points_when(Impossible.RESOURCES) == 3)
claim("solo.no_tiles_all", "1413.1", "she gains points only when all the spaces shown are empty",
      solo_takes_partly().must, why="with some tiles there the action is possible")

# Garments.
claim("solo.garment_one", "1415.1", "one garment is made", solo_garments_per_action() == 1)
claim("solo.garment_free", "1415.1 1415.2", "she pays nothing for a garment", solo_garment_price() == 0)
claim("solo.garment_no_resources", "1415.2", "she discards no resources for it", solo_garment_resources().may_not)
claim("solo.garment_picture", "1416.1", "the picture of the card is lost, the example beside it is left",
      lost=(solo_garment_number_in_example,))
claim("solo.garment_second", "1417.1", "in the example the second is made",
      solo_garment_number_in_example() == 2, example=True)
claim("solo.garment_right", "1417.1", "in the example it is counted from the right",
      solo_garment_counted_from() == CountFrom.RIGHT, example=True)
claim("solo.garment_gaps", "1417.1", "empty spaces are skipped", ~solo_empty_windows_counted())
claim("solo.garment_fewer_price", "1418.1", "with too few garments, the one on the dearest space is made",
      solo_garment_fallback() == GarmentFallback.DEAREST_SPACE,
      unsaid=("left the one with the highest value in Livre",),
      why="a cost is the price below a space; what a garment brings is called its value")
claim("solo.garment_marks", "1421.1", "making a garment marks a task while she prepares for the exam for master",
      solo_task_by(TaskSource.GARMENT, Exam.MASTER))
claim("solo.garment_marks_one", "1421.1", "one marker is put on the tasks",
      solo_markers_per_action(TaskSource.GARMENT) == 1)
claim("solo.garment_task", "1421.1", "it goes on an empty task that fits, if there is one",
      solo_task_space(TaskSource.GARMENT) == TaskSpace.ANY_FITTING)
claim("solo.top_task", "1425.1", "the topmost task needs a garment that only a master makes",
      solo_top_task_needs_thimble())
claim("solo.master_three", "1426.1", "three tasks make the exam", solo_tasks_needed(Exam.MASTER) == 3)
claim("solo.master_at_once", "1426.1 1428.1", "then she passes it at once",
      solo_exam_when(Exam.MASTER) == ExamMoment.AT_ONCE)
claim("solo.no_garments", "1429.1", "with no garment there she gains 3 points instead",
      solo_points_when(Impossible.GARMENTS) == 3,
      unsaid=("left denial",), why="that there is none is the case that is told")
claim("solo.rented", "1430.1", "her garments are always rented", solo_garment_fate(Fate.RENT).must)
claim("solo.not_sold", "1430.1", "her garments are never sold", solo_garment_fate(Fate.SELL).may_not)
claim("solo.reveal_further", "1430.2", "one further card is revealed", solo_reveals_for_garment() == 1)
claim("solo.revealed_from", "1430.2", "it comes from her stock and goes face up on her discard pile",
      solo_revealed_from_stock())
claim("solo.lower_hall", "1431.1 1433.1", "its lower part tells where the garment goes",
      solo_lower_part_decides(CardDecides.HALL),
      unsaid=("left 1",), why="the one is the list's numbering")

# The picture of her board.
claim("solo.picture_stock", "1441.1", "1 is her stock", solo_pile_picture_number(PicturedPile.CARD_STOCK) == 1)
claim("solo.picture_hand", "1442.1", "2 is her hand", solo_pile_picture_number(PicturedPile.HAND) == 2)
claim("solo.picture_employees", "1443.1", "3 is her employee deck",
      solo_pile_picture_number(PicturedPile.EMPLOYEES) == 3)
claim("solo.picture_discard", "1445.1", "4 is her discard pile", solo_pile_picture_number(PicturedPile.DISCARD) == 4)

# The guest space.
claim("solo.named_hall", "1446.1", "the garment goes to the hall that the card names",
      solo_garment_in_named_hall().must, why="an instruction")
claim("solo.hall_left", "1446.1", "the hall is named on the left of the card", solo_hall_named_at() == CountFrom.LEFT)
claim("solo.value_a", "1446.2", "most valuable is what the preferences that follow say",
      solo_value_is_by_preferences(), reading="solo.value:a")
claim("solo.value_b", "1446.2", "most valuable is a criterion of its own, before the others",
      ~solo_value_is_by_preferences(), reading="solo.value:b",
      unsaid=("denial",), why="the reading in which it is more than the preferences")
claim("solo.guest_space", "1446.2", "guest spaces are used", solo_space_used(Space.GUEST).may,
      why="an instruction to choose one")
claim("solo.master_space", "1448.1", "master guest spaces are used where possible",
      solo_space_used(Space.MASTER_GUEST).may, why="an instruction to choose one")
claim("solo.rank_master", "1448.1", "a master guest space comes first",
      solo_preference_rank(Preference.MASTER_SPACE) == 1)
claim("solo.rank_tile", "1448.2", "among several, first a resource tile",
      solo_preference_rank(Preference.TILE) == 2, counts={2: "first of the rewards, after the master guest spaces"},
      unsaid=("left 1",), why="the one is its place among the rewards")
claim("solo.rank_notion", "1448.2 1451.1", "then thread or lace",
      solo_preference_rank(Preference.NOTION) == 3, counts={3: "second of the rewards"})
claim("solo.rank_livre", "1451.1 1451.2", "then Livre",
      solo_preference_rank(Preference.LIVRE) == 4, counts={4: "third of the rewards"})
claim("solo.tile_gained", "1451.3", "a resource tile as reward is gained", solo_space_reward(SpaceReward.TILE))
claim("solo.tile_from", "1451.3", "it is a random one from the bag", solo_space_tile_from() == TileFrom.BAG)
claim("solo.no_livre_gained", "1453.1", "Livre as reward are never gained", ~solo_space_reward(SpaceReward.LIVRE))
claim("solo.no_livre_at_all", "1453.1", "she never gains Livre", solo_gains_livre().may_not)
claim("solo.hall_full", "1454.1", "when the hall is full, another card is revealed",
      solo_hall_full() == HallFull.NEXT_CARD)
claim("solo.hall_full_until", "1454.1", "that goes on until a hall with a free space is named",
      solo_reveals_until_room().must, why="an instruction")
