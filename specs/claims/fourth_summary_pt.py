"""Claims of `summary-pt` that a fourth reading adds: general sentences as they stand; in reading order."""

from oracle.claims import Statements
from specs.questions import base_staff as bs
from specs.questions import fourth_base as f
from specs.questions import second_base as sb

claim = Statements("summary-pt")

claim("fourth.plays_for_action", "62.1", "a card is played to take a main action",
      f.main_action_with_card().must,
      why="told as what is done, and only the bonus is called optional")
claim("fourth.own_thimbles", "67.1 68.1", "a silver and a brass thimble mark them", f.lesser_thimbles_told())
claim("fourth.use_at_once", "81.1", "kept or discarded, which is decided immediately", f.tile_use_chosen_at_once())
claim("fourth.golden_alone", "85.3", "garments ask for the golden one alone", ~f.lesser_thimble_asked_for())
claim("fourth.never_to_fireworks", "88.2", "never to the terrace of the fireworks", ~f.garment_comes_to_fireworks(),
      general=True)
claim("fourth.marker_then_reward", "88.4 88.5", "the marker is told first, the reward after it",
      f.reward_after_marker(), reading="reward_when:in the order told")
claim("fourth.reward_when_placed", "88.4 88.5", "the reward comes immediately with the space",
      ~f.reward_after_marker(), reading="reward_when:when the garment is placed", unsaid=("denial",),
      why="what comes with the space comes before the marker that is put on the garment")
claim("fourth.hired_may_wait", "93.1", "a hired employee can be played this round, if the player likes",
      bs.hired_playable_next().need_not, general=True, unsaid=("no duty",),
      why="put as a leave, with no word of the duty to play out the hand")
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
