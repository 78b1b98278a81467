"""Claims of `deluxe-pt` by which its general sentences answer questions on the solo mode and the sets of garments."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions import garment_sets as gs
from specs.questions import garment_sets_couture as gc
from specs.questions import solo as so
from specs.questions import solo_actions as sa
from specs.questions import solo_end as se
from specs.questions import solo_exams as sx
from specs.questions import solo_staff as ss
from specs.questions.base_garments import Space, SpaceReward
from specs.questions.extra_deluxe_sets import couture_tile_any_drawer
from specs.questions.jewelry_box import Exam
from specs.vocabulary import kitchen_side, role, scoring_step

claim = Statements("deluxe-pt")

# Setup and turns of the solo game.
claim("gaps.solo_player_livre", "167.1 1358.1", "the player is set up as usual, with 15 Livre",
      so.solo_player_start_good(so.StartGood.LIVRE) == 15)
claim("gaps.solo_player_lace", "170.1 1358.1", "the player is set up as usual, with one lace",
      so.solo_player_start_good(so.StartGood.LACE) == 1)
claim("gaps.solo_player_thread", "171.1 1358.1", "the player is set up as usual, with one thread",
      so.solo_player_start_good(so.StartGood.THREAD) == 1)
claim("gaps.solo_alternate", "364.1 1370.1 1394.1", "turns go round from the starting player, who she is at first",
      so.solo_turns_alternate(), why="the order of turns is nowhere changed")
claim("gaps.solo_no_apprentice", "1372.1", "no specialised apprentice was given to her",
      ss.solo_hires_specialised().may_not, why="each may hire only the one that was given to him")
claim("gaps.solo_jewel_free", "1377.1", "no Livre are ever spent by her, so none for a jewel",
      ss.solo_jewel_price() == 0)
claim("gaps.solo_tiles_free", "1377.1", "no Livre are ever spent by her, so none for tiles",
      sa.solo_tiles_price() == 0)
claim("gaps.solo_no_forgoing", "1394.1", "what the card tells is done", so.solo_forgoes().may_not,
      unsaid=("denial",), why="doing it leaves no giving up")
claim("gaps.solo_no_bonuses", "1362.1 1501.1", "cards of her employee deck count at the end and are not used before",
      so.solo_uses_bonuses().may_not, why="hired employees join the same deck")

# Her actions.
claim("gaps.solo_favor_gone", "1401.1 1402.1", "the favor is taken only from its space, and cannot be when it is gone",
      sa.solo_takes_favor(False).may_not)
claim("gaps.solo_tiles_kept", "1405.1", "the tiles are kept", sa.solo_turns_tiles_into_notions().may_not,
      unsaid=("denial",), why="what is kept is not discarded")
claim("gaps.solo_acquire_only_then", "1408.1", "tasks are marked so only before the exam for journeyman",
      all_of(*(~sx.solo_task_by(s, Exam.MASTER)
               for s in (sx.TaskSource.ACQUIRE, sx.TaskSource.SPACE_TILE, sx.TaskSource.MATCH_TILE))),
      why="the condition is that she prepares for the other exam")
claim("gaps.solo_no_role", "1408.1", "whenever she acquires, whoever does it", ~sx.solo_task_needs_role(role),
      why="nothing but the action is asked for")
claim("gaps.solo_thimble", "1415.2 1417.1", "the card's number decides, garments are counted one by one",
      sa.solo_makes_thimble_garment(sa.golden_thimble).may, unsaid=("leave",), why="only empty spaces are passed over")
claim("gaps.solo_garment_only_then", "1421.1", "a garment marks a task only before the exam for master",
      ~sx.solo_task_by(sx.TaskSource.GARMENT, Exam.JOURNEYMAN), unsaid=("exam for journeyman",),
      why="the condition is that she prepares for the other exam")
claim("gaps.solo_revealed", "1430.2 1431.1", "of the card revealed the lower part decides on the garment, no more",
      ~sa.solo_revealed_is_turn(), unsaid=("denial",), why="it is discarded at once")
claim("gaps.solo_no_terrace", "1446.1", "the garment goes into a hall",
      sa.solo_space_used(Space.TERRACE).may_not, unsaid=("space on the terrace or among the fireworks", "denial"),
      why="a hall is not the terrace")
claim("gaps.solo_notions_gained", "1448.2 1451.1", "thread and lace are among the rewards for which a space is chosen",
      sa.solo_space_reward(SpaceReward.THREAD) & sa.solo_space_reward(SpaceReward.LACE),
      unsaid=("left a resource tile",), why="the tile has a claim of its own")
claim("gaps.solo_end_bonus_always", "1491.1 1494.1", "such an employee is always hired, whatever the bonus is worth now",
      ss.solo_end_bonus_worth_nothing().must)
claim("gaps.solo_end_bonus_scores", "1494.1", "an end bonus will give her points", se.solo_end_bonus_scores())
claim("gaps.solo_fund_only_then", "1515.1", "funding marks a task only before the exam for journeyman",
      ~sx.solo_task_by(sx.TaskSource.FUND, Exam.MASTER) & ~sx.solo_task_by(sx.TaskSource.FUND_JEWELRY, Exam.MASTER),
      unsaid=("exam for master", "funding a jewelry decoration instead"),
      why="the condition is that she prepares for the other exam, whatever is funded")
claim("gaps.solo_kitchen_first", "1522.1 1523.1", "one on each side is open to her as to a player",
      ss.solo_funds_kitchen_side(kitchen_side, 0).may, counts={0: "none there yet"})
claim("gaps.solo_jewelry_once", "1550.1", "only while she has none there", ss.solo_fund_jewelry_first(1).may_not,
      counts={1: "already one"}, why="one sentence in a narrow column")
claim("gaps.solo_jewelry_by_exam", "1550.1", "by that reading no card is answered with a jewelry decoration",
      ss.solo_fund_jewelry_first(0).may_not, reading="solo.jewelry_when:exam", counts={0: "not yet one"},
      why="the marker comes by the exam; one sentence in a narrow column")

# Her final scoring.
claim("gaps.solo_every_step", "1576.1", "she takes part as any player does, in every step",
      se.solo_scores_step(scoring_step))
claim("gaps.solo_favor_end", "397.1 1576.1", "as for any player, the favor held at the end gives three points",
      sa.solo_favor_end_points() == 3)
claim("gaps.solo_jewel_points", "1186.1 1576.1", "as for any player, each jewel gives a point",
      se.solo_jewel_points(se.jewels_owned) == se.jewels_owned, unsaid=("left 1",), why="one for each is the number itself")
claim("gaps.solo_team_start", "1362.1", "her starting employees are her employee deck at the end",
      se.solo_team_counts(se.OpponentCards.START))
claim("gaps.solo_team_no_action_cards", "1383.1", "her action cards are not her employee deck",
      ~se.solo_team_counts(se.OpponentCards.OWN_CARDS))
claim("gaps.solo_team_hired", "1362.1 1501.1", "whom she hires goes into the deck that counts at the end",
      se.solo_team_counts(se.OpponentCards.HIRED), why="two sentences on one deck")
claim("gaps.solo_team_exam", "1362.1 1530.1 1543.1", "what exams bring goes into the deck that counts at the end",
      se.solo_team_counts(se.OpponentCards.EXAM), why="three sentences on one deck")

# The sets of garments.
claim("gaps.fancy_simply", "1586.1", "nothing is to be done but to add them", gs.fancy_made_as_usual())
claim("gaps.festive_counts", "1602.1", "it goes on the board with a marker as any other", gs.festive_counts_in_hall())
claim("gaps.festive_points", "497.1 1602.1", "as for any other, the points shown count at the end",
      gs.festive_printed_points_count())
claim("gaps.festive_jewelry_decoration", "1038.1 1614.1", "a jewelry decoration is a decoration",
      gs.festive_bonus_counts(gs.FestiveBonus.DECORATIONS, gs.FestiveCounted.JEWELRY),
      unsaid=("a marker on a jewelry decoration",), why="it is named as a new sort of decoration")
claim("gaps.couture_favor_gone", "1647.1", "the favor is taken only if that is possible",
      gc.couture_favor_taken(False).may_not, unsaid=("denial",),
      why="what is taken if possible is not taken where that is impossible")
claim("gaps.couture_favor_held", "389.1 1647.1", "it can be taken while it is on the board, so not from a player",
      gc.couture_favor_from_player().may_not, unsaid=("denial",), why="“if possible” goes back to its being there")
claim("gaps.couture_drawers", "1655.1", "it is a tile of the drawers, whichever", couture_tile_any_drawer().may,
      unsaid=("leave",), why="the drawers are named without a limit")
