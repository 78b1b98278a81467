"""Claims of `summary-pt` on what its general sentences cover, in the order of the book's topics."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions import base_components as bc
from specs.questions import base_preparation as bp
from specs.questions import base_staff as bs
from specs.questions import base_turns as bt
from specs.questions import deputing as dep
from specs.questions import end, favor, garments, hand, preparation, scoring, turns
from specs.questions import extra_deluxe_scoring as xs
from specs.questions import extra_deluxe_setup as xset
from specs.questions import general as gen
from specs.questions import scoring_board as sb
from specs.questions import scoring_halls as sh
from specs.vocabulary import Role, players, round_number, via

claim = Statements("summary-pt")

# The round and its preparation.
claim("prep.gaps_filled_later", "48.2", "whatever space is empty gets a tile, in any round",
      preparation.empty_spaces_filled_later(xset.TileStock.RESOURCES))
claim("prep.garment_gaps_filled_later", "52.1", "an empty space gets a garment, in any round",
      preparation.empty_spaces_filled_later(xset.TileStock.GARMENTS))
claim("prep.garments_few_players", "50.1", "with two or three players none is discarded",
      preparation.garments_swept_with(players) == 0, when=(players == 2) | (players == 3),
      reading="four_five:a number of players", counts={0: "four and five are marked, no fewer", 2: "fewer than four",
      3: "fewer than four"})
claim("prep.garments_any_players", "50.1", "the mark apart, two spaces are cleared with any number of players",
      preparation.garments_swept_with(players) == 2, reading="four_five:a mark of the spaces")
claim("garments.window_waits", "51.1 52.1", "a space stays empty until the next round is prepared",
      garments.window_after_taking() == garments.AfterTaking.STAYS_EMPTY)

# Choosing a hand.
claim("hand.not_from_elsewhere", "56.1", "from the reserve, so from nowhere else while it suffices",
      all_of(hand.hand_from(hand.FromWhere.QUEUE).may_not, hand.hand_from(hand.FromWhere.DISCARD).may_not),
      unsaid=("the queue", "the discard pile, while the reserve suffices", "denial"),
      why="the cards are those of the reserve; whence more come where it has too few is told apart")
claim("hand.look", "56.1", "who selects among the cards sees them", bp.reserve_seen_by_owner().may,
      unsaid=("leave",), why="nobody can select among cards without seeing them")
claim("hand.shown_when_played", "56.1 62.1 70.1", "secret when chosen, face up when played",
      hand.cards_shown_when_played())
claim("hand.no_new_beyond", "56.1 58.2 58.5", "a new reserve is for fewer than three cards",
      bp.new_reserve_made(bp.reserve_size).may_not, when=bp.reserve_size > 3)
claim("hidden.reserve", "28.1 56.1", "the reserve, face down, can be hidden", bc.is_open(bc.Secret.RESERVE).may,
      unsaid=("leave",), why="what lies face down and is chosen from in secret can be withheld")
claim("hidden.not_discard", "70.1", "the discard pile cannot: cards lie face up there",
      bc.is_open(bc.Secret.DISCARD).may_not,
      unsaid=("denial",), why="what lies face up is not hidden")
claim("hidden.hand", "56.1", "what is chosen can be kept from the others", bc.is_open(bc.Secret.HAND).may,
      unsaid=("leave",), why="chosen in secret")
claim("hidden.tiles", "82.1", "a kept tile is laid face down", bc.is_open(bc.Secret.TILE_FACES).may,
      unsaid=("what stands on a player's resource tiles", "leave"), why="what a tile shows lies face down with it")
claim("hidden.seen_tile", "82.1", "whoever saw it before", gen.shown_tile_hidden_later().may,
      unsaid=("leave",), why="face down whatever the others saw before")

# Turns.
claim("turns.alone", "62.1 62.3", "as long as somebody has cards the phase goes on, one card a turn",
      turns.last_player_goes_on_alone())
claim("turns.passed_over", "62.1 62.3", "the others go on without who has none", bt.passed_over())

# The favor.
claim("favor.any_round", "44.2 75.1", "back on the board in each round, it can be taken in each",
      favor.claim_favor_in_round(round_number).may,
      unsaid=("leave",), why="the card returns in each, and taking it has no other condition")
claim("favor.any_player", "44.2 75.1", "any player can, whoever is starting player",
      all_of(bt.favor_by_starting_player(bt.favor_by_starting_player.params[0]).may, bt.favor_kept_by_same().may),
      unsaid=("leave",), why="any player, and no other condition than that the card is there")

# Resources and garments.
claim("garments.not_by_bonus", "62.2 85.2", "the bonus comes after the action and cannot pay for it",
      garments.garment_paid_with(garments.Wealth.BONUS).may_not,
      unsaid=("the bonus of the card played", "left one of the two kinds"), why="after the main action is after paying")
claim("garments.any_sort", "88.2", "any free space, gown or coat",
      garments.garment_sort_on_any_space(garments.garment_sort).may,
      unsaid=("leave",), why="a free space, none in particular")
claim("garments.only_special", "87.1 88.2 88.3 89.1",
      "with special spaces alone a Master's garment may be rented or sold, a Journeyman's only sold",
      all_of(garments.sell_when_only_master_spaces_free(Role.MASTER).free,
             garments.sell_when_only_master_spaces_free(Role.JOURNEYMAN).must),
      unsaid=("journeyman", "duty", "mixed"),
      why="where nothing else is free a Master's garment has both uses and any other garment one")

# Hiring and deputing.
claim("hiring.no_refill", "47.1 92.1", "four are revealed once a round, and the last one is left", ~bs.queue_refilled(),
      unsaid=("denial",), why="the number goes down to the last card")
claim("deputing.again", "62.1 94.1 94.2", "in each turn any employee can be used for it",
      dep.depute_again_in_round().may,
      unsaid=("leave",), why="every employee may be, in whichever turn")
claim("deputing.crowned", "94.1 94.2", "an Apprentice can, crowned or not", dep.depute_crowned().may,
      unsaid=("leave",), why="Apprentices are named without exception")
claim("deputing.just_hired", "93.1 94.1 94.2", "a hired one can, played in that round",
      dep.depute_hired_this_round().may)
claim("deputing.last_master", "94.1 94.2 98.2 137.4", "dismissing a Master is a sacrifice, and open",
      bs.last_master(via).may)
claim("deputing.any_origin", "94.2 95.1", "whichever card was played, of the start or hired",
      bs.depute_origin(bs.origin).may,
      unsaid=("leave",), why="the card played, whatever it is")
claim("deputing.bonus_once", "97.1", "its bonus is used once more", dep.depute_bonus_times() == 1,
      counts={1: "the bonus, before the card leaves"})

# The end and the final scoring.
claim("end.not_early", "38.1 117.1", "not before the seventh round", end.game_ends_early().may_not,
      unsaid=("denial",), why="the end is fixed to the seventh round")
claim("scoring.only_crowned", "62.2 122.2", "crowned bonuses are scored, no others",
      ~scoring.bonus_money_exchange_at_end())
claim("scoring.money_at_will", "121.2", "so many as one returns",
      all_of(scoring.convert_money().need_not, scoring.convert_money_partly().may),
      reading="you_return:as many as one likes", why="understood as: for so many as the player gives back",
      unsaid=("leave", "no duty"))
claim("scoring.money_all", "121.2", "all that can be returned",
      all_of(scoring.convert_money().must, scoring.convert_money_partly().may_not),
      reading="you_return:as many as one has", why="understood as: the player gives them back",
      unsaid=("denial",))
claim("scoring.too_little_money", "121.2", "with less than ten nothing is returned",
      scoring.money_left(scoring.livre) == scoring.livre, when=scoring.livre < 10,
      unsaid=("beyond",), why="a point takes ten, so that less is left as it is; the ten stands in the words")
claim("scoring.nothing_else", "119.1 124.2 129.4", "with the last step all is scored", all_of(*(
    ~scoring.scores_at_end(s) for s in (
        scoring.Source.SOLD_GARMENT, scoring.Source.SILK, scoring.Source.NOTIONS))),
      unsaid=("sold garments", "resource tiles left over", "thread and lace left over", "denial"),
      why="the list of what is scored has no place for it")
claim("garments.not_later", "87.1", "rent or sell is decided when the tile is taken",
      garments.keep_garment_for_later().may_not, unsaid=("denial",), why="the tile is taken and one of two is decided")
claim("halls.two_players_named", "125.2", "the one player has the majority, another is second",
      ~sh.hall_single_gets_second_too(),
      unsaid=("denial",), why="two players are named, one for each place")
claim("fireworks.two_named", "126.2", "the one player has the majority, another is second",
      ~sh.firework_single_gets_second_too(),
      unsaid=("denial",), why="one player is first and a second one second")
claim("halls.garment_enough", "125.2", "one garment can be the most or second most",
      all_of(sh.hall_first_eligible(sh.HallPresence.ONE_GARMENT), sh.hall_second_eligible(sh.HallPresence.ONE_GARMENT)))
claim("halls.musician_once", "100.1 125.3", "a space takes one marker, and one marker decides",
      ~sh.hall_musicians_several(),
      unsaid=("denial",), why="a free space is asked for, and the marker there is one")
claim("fireworks.boards", "13.2 126.2", "seven or six, by the side for the players",
      all_of(xs.firework_points_of_board(7), xs.firework_points_of_board(6)))
claim("fireworks.no_other", "126.2", "no other number",
      ~xs.firework_points_of_board(xs.firework_points_of_board.params[0]),
      when=(xs.firework_points_of_board.params[0] != 7) & (xs.firework_points_of_board.params[0] != 6),
      unsaid=("denial",), why="these two numbers are all there are")
claim("terrace.not_from_elsewhere", "127.2", "from the King's hall and no other",
      sb.terrace_from(sb.Hall.OTHER).may_not,
      unsaid=("another hall", "denial"), why="the King's hall is named and no other")
claim("terrace.garment_only", "127.3 129.5", "the garment's points are multiplied, nothing else",
      ~sb.terrace_multiplies_firework(),
      unsaid=("denial",), why="the value of the garment is what is multiplied")
claim("statues.garment_left", "128.2 128.3", "only sets on statues give points, and a statue needs garments",
      all_of(~xs.statue_rest_scores(xs.SpreadRest.GARMENT), ~xs.statue_rest_scores(xs.SpreadRest.STATUE)),
      unsaid=("a statue without a garment left for it", "denial"),
      why="points are for colours of garments in a set of a statue: without the one or the other there are none")
claim("markers.rented", "7.2 129.2 129.3", "markers on rented garments give points",
      sb.marker_scores(sb.Scored.HALL_GARMENT),
      unsaid=("garment in a hall",),
      why="rented garments are named as what prestige is earned for, and their markers are taken off")
