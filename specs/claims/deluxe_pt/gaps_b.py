"""Claims of `deluxe-pt` on what its general sentences cover, in the order of the book's topics."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions import base_components as bc
from specs.questions import base_garments as bg
from specs.questions import base_preparation as bp
from specs.questions import base_staff as bs
from specs.questions import base_turns as bt
from specs.questions import deputing as dep
from specs.questions import end, favor, garments, hand, hiring, preparation, scoring, turns
from specs.questions import extra_deluxe_actions as xa
from specs.questions import extra_deluxe_scoring as xs
from specs.questions import extra_deluxe_setup as xset
from specs.questions import general as gen
from specs.questions import scoring_board as sb
from specs.questions import scoring_halls as sh
from specs.vocabulary import Role, players, round_number, via

claim = Statements("deluxe-pt")

# The round and its preparation.
claim("round.phases_in_first", "272.1", "round one, a round like any, has all the phases",
      gen.first_round_has_phase(gen.first_round_has_phase.params[0]))
claim("round.phases_later", "272.1", "every later round has them, too",
      gen.later_round_has_phase(gen.later_round_has_phase.params[0]))
claim("prepare.gaps_filled_later", "301.1", "whatever space is empty gets a tile, in any round",
      preparation.empty_spaces_filled_later(xset.TileStock.RESOURCES))
claim("prepare.garment_gaps_filled_later", "315.1", "each empty space gets a garment, in any round",
      preparation.empty_spaces_filled_later(xset.TileStock.GARMENTS))
claim("prepare.garments_any_players", "310.1", "two spaces are cleared, whatever the number of players",
      all_of(~bp.garment_discard_marked(), preparation.garments_swept_with(players) == 2),
      unsaid=("denial",), why="told without a condition, so for every number of players")
claim("garments.window_waits", "313.1 315.1", "a space stays empty until the next round is prepared",
      garments.window_after_taking() == garments.AfterTaking.STAYS_EMPTY)

# Choosing a hand.
claim("hand.each_round", "155.1", "a hand is chosen in every round", hand.hand_chosen_in_round(round_number))
claim("hand.no_other_number", "322.1 337.1", "three, exactly", hand.hand_of(hand.in_hand).may_not,
      when=hand.in_hand != 3,
      unsaid=("denial",), why="exactly three leaves out every other number")
claim("hand.among_all", "322.1", "among more than three the player selects", hand.hand_choice_free(bp.reserve_size).may,
      when=bp.reserve_size > 3,
      unsaid=("leave", "beyond"), why="who selects three among all is free where there are more than three")
claim("hand.before_turns", "320.1 321.1 322.1 362.1", "all select in the phase before the one of the actions",
      hand.hand_chosen_before_first_turn())
claim("hand.not_from_queue", "322.1", "from the reserve, so not from the queue",
      hand.hand_from(hand.FromWhere.QUEUE).may_not,
      unsaid=("the queue", "denial"), why="the cards are those of the reserve, which leaves the queue out")
claim("hand.look", "322.1", "who selects among the cards sees them", bp.reserve_seen_by_owner().may,
      unsaid=("leave",), why="nobody can select among cards without seeing them")
claim("hand.shown_when_played", "322.1 366.1", "hidden when chosen, face up when played",
      hand.cards_shown_when_played())
claim("hand.renewed_only_then", "340.1", "never but to select a card", all_of(*(
    hand.renewed_during_round(d).may_not for d in hand.DuringRound)))
claim("hidden.hand", "322.1", "what was chosen is hidden from the others", bc.is_open(bc.Secret.HAND).may,
      unsaid=("leave",), why="chosen hidden from the others, so it can be withheld")
claim("hidden.reserve", "322.1 326.1", "so is the rest, face down in the reserve", bc.is_open(bc.Secret.RESERVE).may)
claim("hidden.not_discard", "366.1", "the discard pile is not: cards lie face up there",
      bc.is_open(bc.Secret.DISCARD).may_not,
      unsaid=("denial",), why="what lies face up is not hidden")
claim("hidden.seen_tile", "301.1 416.1", "kept tiles are hidden, though they lay face up in the display",
      gen.shown_tile_hidden_later().may,
      unsaid=("leave",), why="tiles are hidden whatever they showed before")

# Turns.
claim("turns.which_card", "364.1", "one card of the hand, none in particular", turns.choose_card_to_play().may,
      unsaid=("leave",), why="one of the hand, which is left to the player")
claim("turns.alone", "364.1 369.1", "as long as somebody has cards the phase goes on, one card a turn",
      turns.last_player_goes_on_alone())
claim("turns.crowned_act", "364.1 365.1 382.1 383.1", "whatever card is played brings a main action",
      bt.crowned_main_action().may,
      unsaid=("leave",),
      why="any card played brings an action, and of a crowned one only the bonus is barred; one note over six lines")

# The favor.
claim("favor.any_round", "395.1", "one player in each round", favor.claim_favor_in_round(round_number).may)
claim("favor.livre_taken", "389.1", "the Livre are taken with it", favor.favor_livre_optional().must,
      why="said as an instruction")
claim("favor.again", "393.1 395.1", "who is starting player by it can claim it again", bt.favor_kept_by_same().may)
claim("favor.only_last", "392.1 397.1", "in an earlier round it was given back and brings no points",
      all_of(*(~bt.favor_counts_from_round(n) for n in range(1, 7))),
      counts=dict.fromkeys((2, 4, 5, 6), "a round before the last"),
      unsaid=("denial",), why="given back it is not held at the end")

# Resources and garments.
claim("resources.slash_owner", "415.1", "the player who gets the goods chooses",
      gen.slash_chosen_by() == gen.Chooser.OWNER)
claim("resources.any_notions", "175.1", "thread and lace are without limit", bt.notion_limit().may,
      unsaid=("leave",), why="unlimited means that any number is allowed")
claim("resources.all_colours", "408.1", "a tile serves as the rolls shown on it, all of them",
      garments.one_tile_several_colours().may,
      unsaid=("leave",), why="the rolls shown are its rolls, all of them")
claim("garments.other_colour", "459.1 462.1", "the amount is needed in each colour", bg.other_color_silk().may_not,
      unsaid=("denial",), why="an amount for each colour leaves no colour for another")
claim("garments.not_by_bonus", "374.1", "the bonus comes after the action and cannot pay for it",
      garments.garment_paid_with(garments.Wealth.BONUS).may_not)
claim("garments.plain", "453.1 467.1 467.2", "garments without the thimble are for both roles",
      all_of(bg.may_make_with(Role.MASTER, False).may, bg.may_make_with(Role.JOURNEYMAN, False).may),
      unsaid=("left master guest space of a hall",), why="the spaces for masters are another matter")
claim("garments.plain_space", "453.1 485.1", "an ordinary space takes the garment of either role",
      all_of(bg.may_put_on(Role.MASTER, bg.Space.GUEST).may, bg.may_put_on(Role.JOURNEYMAN, bg.Space.GUEST).may))
claim("garments.master_can_choose", "479.1 481.1 483.1 485.1 488.1",
      "for a master's garment a master guest space is enough to have the choice",
      garments.sell_when_only_master_spaces_free(Role.MASTER).free,
      why="two uses to choose from, and the spaces for them; several sentences of one rule")
claim("garments.marker_replaced", "175.1 176.1", "markers never run out, so that one can go on renting",
      xa.rented_marker_needed_before().may,
      unsaid=("leave",), why="unlimited, with a substitute, so that nobody is stopped")
claim("garments.never_on_terrace", "485.1", "no garment goes among the fireworks in the game",
      sb.terrace_place_before_end().may_not)

# Hiring and deputing.
claim("hire.while_any", "524.1 525.1 526.1 527.1", "with one shown or more there is a price",
      hiring.may_hire_from(hiring.may_hire_from.params[0]).may, when=hiring.may_hire_from.params[0] >= 1,
      unsaid=("leave",), why="a price for each number of cards")
claim("hire.master_again", "434.1 529.1", "a master hired can take any action in that round",
      hiring.hired_master_hires().may)
claim("hire.no_refill", "292.1 532.1", "four come once a round, and the queue can be empty", ~bs.queue_refilled())
claim("depute.again", "364.1 365.1 535.1", "in each turn any employee can be used for it",
      dep.depute_again_in_round().may)
claim("depute.crowned", "535.1", "any employee, crowned or not", dep.depute_crowned().may)
claim("depute.just_hired", "529.1 547.1", "a hired one, too, which can be played in that round",
      dep.depute_hired_this_round().may)
claim("depute.floor_counts", "160.1 548.1", "the team is counted: reserve, discard pile and hand",
      all_of(*(dep.depute_floor_counts(c) for c in (dep.Counted.RESERVE, dep.Counted.DISCARD, dep.Counted.HAND))))
claim("depute.last_master_open", "547.1 551.2", "it is advice only that the last master stays", bs.last_master(via).may)

# The end and the final scoring.
claim("end.not_early", "606.1 608.1", "before round seven is over another round follows", end.game_ends_early().may_not)
claim("scoring.points_on_track", "178.1", "points are marked on the track whenever they are gained",
      scoring.final_points_shown() == scoring.PointsShown.TRACK,
      unsaid=("on a track, open to all",), why="moving the counter along the track is what marking them there means")
claim("scoring.money_whole", "676.1 677.1", "so no part of what can be converted is kept back",
      scoring.convert_money_partly().may_not, reading="converting:duty",
      unsaid=("denial",), why="everyone's Livre are said to be converted")
claim("scoring.money_in_part", "676.1 677.1", "so a part can be kept back", scoring.convert_money_partly().may,
      reading="converting:choice",
      unsaid=("leave",), why="the amount that is discarded can be read as the player's choice")
claim("scoring.only_crowned", "374.1 680.1", "bonuses of the actions are over, crowned ones are scored",
      ~scoring.bonus_money_exchange_at_end())
claim("scoring.nothing_else", "625.1 626.1 627.1", "with the seventh step all is scored", all_of(*(
    ~scoring.scores_at_end(s) for s in (
        scoring.Source.SOLD_GARMENT, scoring.Source.SILK, scoring.Source.NOTIONS))),
      unsaid=("sold garments", "resource tiles left over", "thread and lace left over", "denial"),
      why="the seven steps, the last of them named as such, have no place for it")
claim("scoring.hall_garment_enough", "690.1", "one garment can be the most or second most",
      all_of(sh.hall_first_eligible(sh.HallPresence.ONE_GARMENT), sh.hall_second_eligible(sh.HallPresence.ONE_GARMENT)))
claim("scoring.hall_two_players_named", "690.1", "the one player gets the larger number, another the smaller",
      ~sh.hall_single_gets_second_too(),
      unsaid=("denial",), why="one player has most and a second player second most")
claim("scoring.hall_musician_no_garment", "687.1 696.1", "garments are counted, the musician breaks ties",
      ~sh.hall_musician_counts_as_garment(),
      unsaid=("denial",), why="garments are what is counted; two sentences of one step")
claim("scoring.favor_last_only", "397.1", "it is the favor held at the end of the last round that gives points",
      ~scoring.favor_points_in_earlier_round(),
      unsaid=("denial",), why="the end of the last round is the one moment that is named")
claim("scoring.hall_own_musician", "696.1", "it is the musician of this hall", ~sh.hall_musician_of_other_hall(),
      unsaid=("denial",), why="of this hall, so of no other")
claim("scoring.hall_one_musician", "558.1 696.1", "a hall has one musician, and its space takes one marker",
      ~sh.hall_musicians_several())
claim("scoring.hall_tie_of_two", "698.1", "an unbroken tie gives all of the tied the full points, two as well",
      sh.hall_two_player_tie_unbroken() == sh.TieResult.ALL_FULL)
claim("scoring.fireworks_no_other", "666.1", "seven or six, no other number",
      ~xs.firework_points_of_board(xs.firework_points_of_board.params[0]),
      when=(xs.firework_points_of_board.params[0] != 7) & (xs.firework_points_of_board.params[0] != 6),
      unsaid=("denial",), why="these two numbers are all there are")
claim("scoring.fireworks_two_named", "666.1 668.1", "the second is another player than the first",
      ~sh.firework_single_gets_second_too(),
      unsaid=("denial",), why="one player is first and a second player second")
claim("scoring.terrace_not_from_elsewhere", "655.1 657.1", "from the royal hall and no other",
      sb.terrace_from(sb.Hall.OTHER).may_not,
      unsaid=("another hall", "denial", "left the King's hall"), why="the royal hall is named twice, no other one is")
claim("scoring.terrace_garment_only", "632.1", "the garment's points are multiplied, nothing else",
      ~sb.terrace_multiplies_firework(),
      unsaid=("denial",), why="the points on each garment are multiplied, those of the firework are not named")
claim("scoring.statue_without", "639.1 645.1", "points are for garments, each used once: without one there are none",
      ~xs.statue_rest_scores(xs.SpreadRest.STATUE),
      unsaid=("a statue without a garment left for it", "left a garment that goes into no set"),
      why="points for colours of garments: without a garment there is no colour")
