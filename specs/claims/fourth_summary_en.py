"""Claims of `summary-en` that a fourth reading adds: general sentences as they stand; in reading order."""

from oracle.claims import Statements
from specs.questions import base_staff as bs
from specs.questions import base_turns as bt
from specs.questions import fourth_base as f
from specs.questions import second_base as sb
from specs.questions import second_original as so

claim = Statements("summary-en")

claim("fourth.warehouse_filled_then", "48.2", "the warehouse is filled when the round is prepared",
      ~bt.resource_refilled_at_once(), why="it is a step of that phase, and of no other")
claim("fourth.plays_for_action", "62.1", "a card is played to take a main action",
      f.main_action_with_card().may, unsaid=("leave",), why="what a card is played for is what it can be used for")
claim("fourth.own_thimbles", "67.1 68.1", "a silver and a brass thimble mark them", f.lesser_thimbles_told())
claim("fourth.use_at_once", "81.1", "kept or discarded, which is decided immediately", f.tile_use_chosen_at_once())
claim("fourth.only_thimble", "85.3", "the golden thimble on a garment asks for a Master",
      f.only_master_makes() == f.OnlyByMaster.THIMBLE)
claim("fourth.colors_shown", "85.2", "a garment costs its Livre and its resources",
      ~f.second_color_needs_silk(), unsaid=("denial",), why="no color is a cost")
claim("fourth.golden_alone", "85.3", "garments ask for the golden one alone", ~f.lesser_thimble_asked_for())
claim("fourth.never_to_fireworks", "88.2", "never to the terrace of the fireworks", ~f.garment_comes_to_fireworks(),
      general=True)
claim("fourth.marker_then_reward", "88.4 88.5", "the marker is told first, the reward after it",
      f.reward_after_marker())
claim("fourth.hired_may_wait", "93.1", "a hired employee can be played this round, if the player likes",
      bs.hired_playable_next().need_not, general=True, unsaid=("no duty",),
      why="put as a leave, with no word of the duty to play out the hand")
claim("fourth.deck_out_before", "16.1 38.1 47.1", "28 employees, four a round in seven rounds, lie revealed by then",
      so.deck_runs_out() == so.DeckOut.LAST_REVEAL,
      unsaid=("when the last employees are put into the queue, at the beginning of round seven",),
      why="four times seven are all of them, so round seven begins with none left")
claim("fourth.deck_out_at_end", "117.1", "the deck runs out when the game ends", so.deck_runs_out() == so.DeckOut.GAME_END,
      why="told of the moment that its sentence names, the end after the last income")
claim("fourth.moved_to_fireworks", "127.1", "garments are moved to the terrace", f.garment_comes_to_fireworks(),
      unsaid=("left 1",), why="the one is the garment for each marker")
claim("fourth.stay_off_terrace", "127.1", "a player can move a garment, so it can stay as well",
      sb.garment_may_stay_off_terrace().may, unsaid=("leave",),
      why="the leave to move one stands in the sentence that is cited")
claim("fourth.statue_twice", "128.1 129.2", "markers that are taken off score, those on statues too",
      f.statue_scored_in_both_steps(), reading="statue_points:in both steps")
claim("fourth.statue_once", "128.1 129.2", "a statue's points are those of its own part",
      ~f.statue_scored_in_both_steps(), reading="statue_points:in one step", unsaid=("denial",),
      why="the part on statues says what a statue gives")

claim("fourth.only_dearest", "137.4", "the most valuable garments are made by a Master alone",
      f.only_master_makes() == f.OnlyByMaster.DEAREST)
