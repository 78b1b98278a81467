"""Claims of `original-es` found by reading it closely once more, in reading order."""

from oracle.claims import Statements
from specs.questions import base_garments as bg
from specs.questions import base_setup as bset
from specs.questions import second_base as sbase
from specs.questions import second_original as so
from specs.questions import third_base as t
from specs.questions.turns import Pile
from specs.vocabulary import action

claim = Statements("original-es")

# The aim, the setup and its notes.
claim("close.game_most", "9.1", "who has more points than any other player wins",
      so.majority_is(so.RankedIn.GAME) == so.Most.MORE_THAN_OTHERS)
claim("close.three_sources", "8.2", "points at the end come from some bonuses, rented garments and decorations",
      so.aim_names_all_sources(), why="the list is given as it stands, without more", general=True)
claim("close.more_sources", "102.1", "the favor gives points, too", ~so.aim_names_all_sources(),
      unsaid=("denial",), why="it is none of the three that the aim names")
claim("close.one_aid", "22.1", "there is one card that sums up the final scoring", t.scoring_aid_shared())
claim("close.ownership", "24.1 34.1 123.1", "the markers are called those of ownership",
      so.marker_called() == so.MarkerName.OWNERSHIP)
claim("close.points_counted", "9.1", "after that all players count the points they have",
      so.tokens_counted_in_scoring())
claim("close.reserve_below", "34.1 74.1", "the reserve lies below the left-hand place",
      so.pile_lies(Pile.RESERVE) == so.PileLies.BELOW)
claim("close.reserve_on", "46.1 75.1 77.2", "the reserve lies on the left-hand place",
      so.pile_lies(Pile.RESERVE) == so.PileLies.ON_PLACE, why="the place is the pile, says the note")
claim("close.boards", "25.1 34.1", "each player gets a board, and there are five of them", bset.players_highest() == 5,
      why="no more can be supplied")
claim("close.goods_alike", "37.1", "each player gets the same goods, so that no seat gets more",
      ~so.later_seat_compensated(), unsaid=("denial",), why="what everybody gets makes up for nothing")
claim("close.tokens_down", "44.1", "tokens are laid face down, as an order", so.tokens_turned_down().must)
claim("close.points_unseen", "44.2", "points may be hidden, so that nobody has to see them", ~so.points_seen_by_all(),
      unsaid=("left leave",),
      why="what may be hidden need not be seen")
claim("close.hand_phase_two", "49.1 49.2 50.1", "the round is prepared first, then cards are chosen",
      sbase.hand_chosen_when() == sbase.HandTime.AFTER)
claim("close.discard_on", "46.3", "the discard pile lies on the right-hand place",
      so.pile_lies(Pile.DISCARD) == so.PileLies.ON_PLACE)
claim("close.discard_below", "77.2 94.1", "the discard pile lies below the right-hand place",
      so.pile_lies(Pile.DISCARD) == so.PileLies.BELOW)

# Preparing a round.
claim("close.queue_beside", "59.1 61.1", "employees for hire lie beside the spaces",
      so.queue_cards_lie() == so.QueueCards.BESIDE)
claim("close.deck_out", "63.1", "the deck runs out when the last four are revealed",
      so.deck_runs_out() == so.DeckOut.LAST_REVEAL)
claim("close.tiles_unseen", "64.1 71.1", "tiles are drawn at random", sbase.tiles_drawn_seen())

# Turns and actions.
claim("close.any_action", "48.2 51.1 86.1", "every round has its actions, and a Master can take any of the six",
      so.action_in_round_one(action), why="said of every round")
claim("close.bonus_last", "91.1", "the bonus comes after the main action and only then, whichever it is",
      so.bonus_after_whole_action(action))
claim("close.every_card", "46.3 94.1", "the card that was played goes to the discard pile",
      sbase.every_played_card_discarded())
claim("close.last_favor", "52.1 101.1", "the start is that of a next round, and after the last there is none",
      ~sbase.last_favor_moves_start(), unsaid=("denial",), why="after the last round the scoring follows")
claim("close.one_claim", "101.2", "one player a round takes the action, so that no second one gains the start by it",
      ~so.start_without_favor())
claim("close.notions_shown", "115.2", "thread and lace are given as the garment shows them",
      so.garment_takes_notions() == so.Notions.ALL_SHOWN, reading="stroke:thread and lace")
claim("close.notions_either", "115.2", "thread or lace is given",
      so.garment_takes_notions() == so.Notions.ONE_OF_TWO, reading="stroke:thread or lace",
      why="a stroke stands between the two")
claim("close.own_colour", "115.2 116.1", "the silk shown is given, each colour by itself", bg.other_color_silk().may_not,
      reading="total_rolls:in each colour", unsaid=("denial",),
      why="what is shown is what is given, which leaves another colour out")
claim("close.any_colour", "115.2 116.1", "as many rolls are given as are needed in all", bg.other_color_silk().may,
      reading="total_rolls:in all", why="the total is what the tiles have to match; colours are not named")
claim("close.main_guests", "122.1", "the spaces are called those of main guests",
      so.master_space_called() == so.MasterSpaceName.MAIN)
claim("close.master_guests", "122.2", "the spaces are called after the Master",
      so.master_space_called() == so.MasterSpaceName.MASTER)
