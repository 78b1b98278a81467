"""Claims of `summary-en` found by reading it closely once more, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions import base_decorations as bdec
from specs.questions import base_garments as bg
from specs.questions import base_setup as bset
from specs.questions import base_staff as bs
from specs.questions import base_turns as bt
from specs.questions import decorations as dec
from specs.questions import deputing as dep
from specs.questions import income as inc
from specs.questions import preparation as prep
from specs.questions import second_base as sbase
from specs.questions import second_original as so
from specs.questions.extra_deluxe_scoring import PointsAt, marker_points_at
from specs.questions.scoring import FirstToScore, favor_points_in_earlier_round, final_first_player
from specs.vocabulary import Action, Decoration, action, decoration

claim = Statements("summary-en")

# The aim, setup and preparation.
claim("close.three_sources", "7.2", "points at the end come from some bonuses, rented garments and decorations",
      so.aim_names_all_sources(), why="the list is given as it stands, without more", general=True)
claim("close.more_sources", "121.1 121.2 123.1 123.2 125.1 126.1", "money, favor and majorities give points, too",
      ~so.aim_names_all_sources(), unsaid=("denial",), why="these are none of the three that the aim names")
claim("close.goods_alike", "30.2 31.1 32.1 33.1", "each player gets the same goods, so that no seat gets more",
      ~so.later_seat_compensated(), unsaid=("denial",), why="what everybody gets makes up for nothing")
claim("close.ownership", "29.1 88.4 100.1", "the markers are called those of ownership",
      so.marker_called() == so.MarkerName.OWNERSHIP)
claim("close.setup_fills_nothing", "11.2 34.1", "these are the steps of the setup, and none of them fills a display",
      ~bset.displays_filled_in_setup(), unsaid=("denial",), why="the steps are listed to be followed, nine of them")
claim("close.hand_phase_two", "40.1 54.1", "the round is prepared first, then cards are chosen",
      sbase.hand_chosen_when() == sbase.HandTime.AFTER)
claim("close.tiles_unseen", "48.2 52.1", "tiles are drawn at random", sbase.tiles_drawn_seen())
claim("close.queue_on_spaces", "46.1 47.1 91.1", "employees for hire lie on the spaces",
      so.queue_cards_lie() == so.QueueCards.ON_SPACES)
claim("close.tokens_down", "24.2", "tokens lie face down, without a choice", so.tokens_turned_down().must)
claim("close.points_unseen", "24.2", "points are secret, so that nobody has to see them", ~so.points_seen_by_all(),
      why="what is kept secret is not to be seen")
claim("close.swept_to_pile", "50.1", "discarded garments make a discard pile", prep.garments_swept_to_discard(),
      reading="swept_discard:to a pile")
claim("close.swept_away", "50.1", "discarded garments are out of the game", ~prep.garments_swept_to_discard(),
      reading="swept_discard:out of the game", unsaid=("denial",), why="no pile for tiles is named anywhere")

# Turns.
claim("close.every_card", "70.1", "the card that was played goes to the discard pile",
      sbase.every_played_card_discarded(), general=True)
claim("close.bonus_last", "62.2", "the bonus comes after the main action, whichever it is",
      so.bonus_after_whole_action(action), general=True)
claim("close.bonus_before_leaving", "95.1 97.1", "dismissing is to remove the card, and its bonus comes before that",
      ~so.bonus_after_whole_action(Action.DEPUTE), unsaid=("depute", "denial", "left leave"),
      why="what comes before the card leaves does not wait until it has left")

claim("close.any_action", "38.1 66.1 66.2", "every round has its actions, and a Master can take any of the six",
      so.action_in_round_one(action), why="said of every round")

# The favor.
claim("close.favor_gone_no_action", "75.1", "the action can be taken while the card is there, and not else",
      bt.favor_needs_marker().may_not, reading="if_there:else no action",
      unsaid=("denial",), why="understood as the condition of the action")
claim("close.favor_gone_no_card", "75.1", "the action can always be taken, but brings the card only if it is there",
      bt.favor_needs_marker().may, reading="if_there:else no card",
      unsaid=("leave",), why="understood as the condition of this line alone")
claim("close.starter_last", "44.2 44.3 129.2", "who was starting player last: it changes with a new round only",
      final_first_player() == FirstToScore.LAST_STARTER, unsaid=("the starting player of the last round",),
      why="the favor of the round before counts when a round is prepared")
claim("close.favor_at_end_only", "77.1 123.2", "three points at the end of the game, once",
      ~favor_points_in_earlier_round(), unsaid=("denial",), why="the end of the game is the one moment named")
claim("close.start_with_card", "44.2 44.3", "who took the card begins the next round, and otherwise nothing changes",
      ~so.start_without_favor(),
      unsaid=("denial",), why="without the card the one who began before begins again")

# Resources and garments.
claim("close.used_to_pile", "83.1", "discarded tiles make a discard pile", bt.resource_discarded_face_up(),
      reading="used_discard:to a pile")
claim("close.used_away", "83.1", "discarded tiles are out of the game", ~bt.resource_discarded_face_up(),
      reading="used_discard:out of the game", unsaid=("denial",), why="no pile for tiles is named anywhere")
claim("close.sold_to_pile", "89.3", "a sold garment goes to a discard pile", bg.sold_discarded(),
      reading="sold_discard:to a pile")
claim("close.sold_away", "89.3", "a sold garment is out of the game", ~bg.sold_discarded(),
      reading="sold_discard:out of the game", unsaid=("denial",), why="no pile for tiles is named anywhere")
claim("close.favor_kept_at_end", "44.2 77.1 123.2",
      "it goes back when the next round is prepared, and held at the end it gives points",
      prep.favor_back_after_last_round().may_not, unsaid=("denial",),
      why="the round in which it would go back does not come")
claim("close.decided_then", "87.1", "after paying it is decided what becomes of the garment",
      bg.fate_decided_at_once().must, unsaid=("duty",),
      why="the decision is the next thing to do after paying, as an order")
claim("close.notions_shown", "85.2", "thread and lace are given as the garment shows them",
      so.garment_takes_notions() == so.Notions.ALL_SHOWN)
claim("close.special_name", "88.3 125.3", "the spaces are called those of special guests",
      so.master_space_called() == so.MasterSpaceName.SPECIAL)
claim("close.hired_must", "62.3 93.1", "as all hands are played out, a hired card is played in that round, too",
      bs.hired_playable_next().must,
      unsaid=("duty",), why="the phase does not end before the hands are empty")
claim("close.dismissed", "94.1", "an employee is dismissed", so.deputing_called() == so.DeputingName.DISMISSED)
claim("close.deck_is_team", "98.2 122.2", "the deck is all cards of a player",
      all_of(*(dep.depute_floor_counts(c) for c in (dep.Counted.RESERVE, dep.Counted.DISCARD, dep.Counted.HAND))),
      reading="deck_of_cards:all cards", why="the same word stands where crowned cards are scored, wherever they lie")
claim("close.deck_is_reserve", "98.2 122.2", "the deck is the pile from which the hand is chosen",
      all_of(dep.depute_floor_counts(dep.Counted.RESERVE), ~dep.depute_floor_counts(dep.Counted.DISCARD),
             ~dep.depute_floor_counts(dep.Counted.HAND)),
      reading="deck_of_cards:the reserve", why="a deck is a pile that lies face down; it is not explained")
claim("close.any_of_kind", "100.1 102.1", "a free space of any kind, whatever one has of it: the fountain alone has a limit",
      bdec.may_fund_again(decoration, bdec.own_of_kind).may, when=~(decoration == Decoration.KITCHEN),
      unsaid=("leave",), why="any free space, whatever the player has")
claim("close.no_limit", "100.1 102.1", "no other limit than that of the fountain", ~dec.decorations_total_limit(),
      why="a rule about the fountain alone, where any free space may be taken")
claim("close.first_of_fountain", "100.1", "its first space is free to who has none there yet",
      bdec.may_fund_again(Decoration.KITCHEN, 0).may, counts={0: "the first one"}, unsaid=("leave",),
      why="any free space, whatever the player has")
claim("close.second_row", "100.1 102.1", "a row without the player's marker is open, whatever lies in the other",
      bdec.may_fund_again(Decoration.KITCHEN, 1).may, counts={1: "one in the other row"}, unsaid=("leave",),
      why="no more than one in the same row, so one in each")
claim("close.musician_alone", "100.1", "a free space of the musicians is open, whatever the player has in the hall",
      dec.fund_musician_without_garment().may, unsaid=("leave",), why="any free space, and no condition")
claim("close.fountain", "100.1 102.1 109.1", "it is a fountain", so.kitchen_called() == so.KitchenName.FOUNTAIN)

# Income.
claim("close.income_every_space", "109.1 110.2", "decoration spaces of every kind count, the fountain's, too",
      all_of(inc.income_counts_decoration(decoration), inc.income_counts_own_marker()),
      reading="spaces_occupied:of every kind")
claim("close.income_other_spaces", "109.1 110.2", "the others count, the fountain's spaces being what pays",
      all_of(*(inc.income_counts_decoration(d) == (d is not Decoration.KITCHEN) for d in Decoration),
             ~inc.income_counts_own_marker()),
      reading="spaces_occupied:besides the fountain", unsaid=("denial",),
      why="the marker in the fountain is what brings the income, and no part of it")
claim("close.income_fountain_spaces", "109.1 110.2", "the decoration spaces of the line before count, the fountain's",
      all_of(*(inc.income_counts_decoration(d) == (d is Decoration.KITCHEN) for d in Decoration),
             inc.income_counts_own_marker()),
      reading="spaces_occupied:of the fountain", unsaid=("denial",),
      why="the line before speaks of decoration spaces of the fountain and of no others")

# The end and the final scoring.
claim("close.deck_out_by_then", "117.1", "the employee deck has run out by the end of round seven",
      ~sbase.game_ends_when_deck_empty(),
      unsaid=("denial",), why="the clause tells how the last round is known, not when the game stops")
claim("close.hall_most", "125.2", "first is who has more garments than any other player",
      so.majority_is(so.RankedIn.HALL) == so.Most.MORE_THAN_OTHERS)
claim("close.fireworks_most", "126.2", "first is who has more fireworks than any other player",
      so.majority_is(so.RankedIn.FIREWORKS) == so.Most.MORE_THAN_OTHERS)
claim("close.seven_and_three", "126.2", "the larger numbers belong together",
      sbase.firework_second_beside_seven() == 3)
claim("close.dearest_price", "126.3", "the space that costs most decides",
      so.dearest_firework_by() == so.DearestBy.PRICE)
claim("close.game_most", "7.3", "who has more points than any other player wins",
      so.majority_is(so.RankedIn.GAME) == so.Most.MORE_THAN_OTHERS)
claim("close.kings_hall", "127.2", "the hall is that of the King", so.royal_hall_called() == so.HallName.KINGS)
claim("close.several_fireworks", "127.2", "a player can have more than one firework",
      bdec.may_fund_again(Decoration.FIREWORK, 1).may, counts={1: "markers, more than one"},
      why="what each of several markers brings")
claim("close.several_statues", "128.3", "a player can have more than one statue",
      bdec.may_fund_again(Decoration.STATUE, 1).may, counts={1: "several"}, unsaid=("leave",),
      why="what to do if one has several")
claim("close.terrace_later", "127.3", "garments on the terrace give their multiplied points with the markers",
      ~so.terrace_scored_when_moved(),
      unsaid=("denial",), why="told here of what the step of the markers says again")
claim("close.points_on_markers", "129.3", "markers show the points", so.points_shown_on() == so.PointsShownOn.MARKER)
claim("close.points_in_corner", "129.3", "most markers show them in a corner",
      marker_points_at() == PointsAt.MARKER, unsaid=("on the marker, in a corner of it",),
      why="which corner is a claim of its own")
