"""
What the rulebook of the original game says that actions bring about, as far as its copy reaches.

Sources:
    `original-es`, which breaks off among the rewards for renting a garment: of selling, hiring, deputing, funding,
    income and scoring there is no more than its first pages tell.
"""

from oracle.claims import Statements
from oracle.terms import all_of, when
from specs.effects import at, only
from specs.observables import *
from specs.parts import Notions
from specs.vocabulary import Action, Role

say = Statements("original-es")

MASTER, JOURNEYMAN, APPRENTICE = Role.MASTER, Role.JOURNEYMAN, Role.APPRENTICE

# Before the first round.
say("effect.begin.livre", "37.1", "everybody starts with 15 Livre", when=at(Event.BEGIN), then=livre == 15)
say("effect.begin.notions", "37.1", "everybody starts with one lace and one thread",
    when=at(Event.BEGIN), then=(lace == 1) & (thread == 1))
say("effect.begin.cards", "34.1 46.1", "everybody starts with five cards in the reserve",
    when=at(Event.BEGIN), then=(reserve == 5) & (hand == 0) & (pile == 0))

# Always.
say("effect.all.garments", "12.1", "there are 42 garments", when=at(Event.TABLE), then=(all_garments == 42) & (garments_twice == 0))
say("effect.all.tiles", "23.1", "there are 48 resource tiles", when=at(Event.TABLE), then=(all_tiles == 48) & (tiles_twice == 0))
say("effect.all.cards", "20.1 34.1", "there are 28 employees, and five cards for each player",
    when=at(Event.TABLE), then=(all_cards <= 28 + 5 * players) & (cards_twice == 0))

# Phase 1.
say("effect.prepare.no_eighth", "48.1 52.1", "after the seventh round no other begins", when=at(Event.NEW_ROUND), then=round_number < 7)
say("effect.prepare.favor_starts", "57.1 101.1", "who took the favor in the last round starts the next",
    when=at(Event.NEW_ROUND) & favor_taken, then=holder_starts)
say("effect.prepare.favor_back", "57.1", "the favor goes back beside the board", when=at(Event.NEW_ROUND), then=favor_back)
say("effect.prepare.start_stays", "58.1", "otherwise the starting player stays the same",
    when=at(Event.NEW_ROUND) & ~favor_taken, then=same_start)
say("effect.prepare.queue_removed", "59.1", "employees left at the hiring spaces are removed from the game",
    when=at(Event.NEW_ROUND), then=(queue_gain + queue == 0) & (cards_gone == queue))
say("effect.prepare.reveal", "61.1", "an employee goes from the pile to the hiring spaces",
    when=at(Event.REVEAL), then=(queue_gain == 1) & (deck_gain == -1))
say("effect.prepare.levels", "30.2 31.1 31.2", "a lower level is revealed before a higher one",
    when=at(Event.REVEAL), then=level_revealed == lowest_level)
say("effect.prepare.four", "61.1", "exactly four employees are revealed", when=at(Event.QUEUED), then=queue == 4)
say("effect.prepare.level_is_round", "62.2", "in rounds 1 to 6 the highest level there is the round's number",
    when=at(Event.QUEUED) & (round_number <= 6), then=highest_level == round_number)
say("effect.prepare.deck_ends", "63.1 52.1", "in round 7 the pile runs out, and not before",
    when=at(Event.QUEUED), then=(deck == 0) == (round_number == 7))
say("effect.prepare.fill", "64.1 65.1", "a new tile goes to an empty space, and those that lie there stay",
    when=at(Event.FILL), then=space_was_empty & (display_gain == 1))
say("effect.prepare.fill_from", "64.1", "new tiles come from the stacks", when=at(Event.FILL), then=from_stock)
say("effect.prepare.fill_early", "66.1", "discarded tiles stay where they are while the stacks last",
    when=at(Event.FILL) & (stock > 1), then=used_gain == 0)
say("effect.prepare.display_full", "64.1 66.2", "no space stays empty unless the tiles have run out",
    when=at(Event.PREPARED), then=(display_holes == 0) | ((stock == 0) & (used == 0)))
say("effect.prepare.sweep", "69.1", "the garments of the two rightmost windows are discarded",
    when=at(Event.SWEEP) & (bag >= window_count), then=rags_gain == in_right_two)
say("effect.prepare.push", "70.1", "the other garments move together to the right", when=at(Event.SWEEP), then=others_pushed_right)
say("effect.prepare.hang", "71.1", "an empty window gets a garment from the bag",
    when=at(Event.HANG), then=space_was_empty & from_bag)
say("effect.prepare.hang_early", "72.1", "discarded garments stay where they are while the bag has garments",
    when=at(Event.HANG) & (bag > 1), then=rags_gain == 0)
say("effect.prepare.windows_full", "71.1 72.2", "no window stays empty unless the garments have run out; then the leftmost",
    when=at(Event.PREPARED), then=((window_holes == 0) | ((bag == 0) & (rags == 0))) & leftmost_empty)

# Phase 2.
say("effect.hand.three", "74.1", "everybody has three cards in hand", when=at(Event.HAND) & (team >= 3), then=hand_after == 3)
say("effect.hand.rest", "75.1", "the cards not chosen stay in the reserve", when=at(Event.HAND) & (reserve >= 3), then=reserve_gain == -3)
say("effect.hand.take_rest", "77.1", "with fewer than three in reserve all are taken first",
    when=at(Event.HAND) & (reserve < 3), then=whole_reserve_taken)
say("effect.hand.turn_over", "77.1 77.2", "then the whole discard pile becomes the reserve",
    when=at(Event.HAND) & (reserve < 3), then=pile_turned_over & (pile_after == 0))
say("effect.hand.fill_up", "77.3", "from it the hand is filled up to three",
    when=at(Event.HAND) & (reserve < 3) & (team >= 3), then=reserve_after == pile + reserve - 3)
say("effect.hand.exactly_three", "78.1 79.1 79.2", "with exactly three these are taken and the pile waits for the next round",
    when=at(Event.HAND) & (reserve == 3), then=whole_reserve_taken & (reserve_after == 0) & (pile_gain == 0))
say("effect.hand.none_lost", "75.1 77.2", "no card is lost", when=at(Event.HAND), then=cards_gone == 0)

# Phase 3.
say("effect.turn.start", "82.1", "the starting player plays first", when=at(Event.FIRST_TURN), then=is_start)
say("effect.turn.card", "82.1", "a card is played from the hand", when=at(Event.CARD), then=from_hand & (hand_gain == -1))
say("effect.turn.next", "82.1 95.1", "the turn passes clockwise to the next player with cards", when=at(Event.NEXT), then=next_clockwise)
say("effect.turn.until_played", "84.1", "the phase ends when nobody has cards in hand", when=at(Event.NEW_ROUND), then=hands_left == 0)
say("effect.turn.pile", "94.1 46.3", "a played card goes to the discard pile",
    when=at(Event.TURN_END) & ~is_leaving & ~by_bonus, then=card_in_pile)
say("effect.turn.journeyman", "89.1", "a Journeyman never hires",
    when=at(Event.MAIN, Event.FAVOR, Event.DEPUTE) & (role == JOURNEYMAN), then=~(action == Action.HIRE))
say("effect.turn.apprentice", "91.1", "an Apprentice never hires, makes garments or claims the favor",
    when=at(Event.MAIN, Event.FAVOR, Event.DEPUTE) & (role == APPRENTICE),
    then=~action.one_of(Action.HIRE, Action.MAKE_GARMENT, Action.CLAIM_FAVOR))
say("effect.turn.forgo", "93.1", "who gives up the main action neither gains nor pays",
    when=at(Event.FORGO), then=only() & (shared_changes == 0))
say("effect.turn.decline", "93.1", "who gives up the bonus neither gains nor pays",
    when=at(Event.DECLINE), then=only() & (shared_changes == 0))
say("effect.turn.starting_masters", "96.2", "starting Masters have no bonus",
    when=at(Event.BONUS, Event.DECLINE) & (role == MASTER), then=card_level > 0)
say("effect.turn.crowned", "96.3 96.4 96.5", "a crowned card gives no bonus in play",
    when=at(Event.BONUS, Event.DECLINE), then=~crowned)

say("effect.favor.who", "98.1", "the favor is claimed by a Master or a Journeyman",
    when=at(Event.FAVOR), then=role.one_of(MASTER, JOURNEYMAN))
say("effect.favor.take", "100.1 101.2", "one player a round takes the favor", when=at(Event.FAVOR), then=holder_starts & ~favor_taken)
say("effect.favor.livre", "100.2", "claiming the favor gives 5 Livre at once", when=at(Event.FAVOR), then=livre_gain == 5)
say("effect.favor.alone", "100.1 101.1", "nothing else changes; the start only in the next round",
    when=at(Event.FAVOR), then=only("livre") & (shared_changes == 1) & start_same)
say("effect.favor.points", "102.1", "the favor gives 3 points at the end", when=at(Event.SCORING), then=line["favor"] == when(holds_favor, 3, 0))

say("effect.acquire.three_or_four", "106.1", "with three or four tiles in the segment one costs 2 Livre",
    when=at(Event.TILE) & ~free & (drawer_tiles >= 3) & (drawer_tiles <= 4), then=livre_gain == -2)
say("effect.acquire.two", "107.1", "with two tiles one costs 1 Livre", when=at(Event.TILE) & ~free & (drawer_tiles == 2), then=livre_gain == -1)
say("effect.acquire.last", "108.1", "the last tile of a segment is free", when=at(Event.TILE) & (drawer_tiles == 1), then=livre_gain == 0)
say("effect.acquire.take", "103.1 105.1", "one tile is taken; nothing but display and money changes",
    when=at(Event.TILE), then=from_drawer & (drawer_tiles_gain == -1) & only("livre") & (shared_changes == 1))
say("effect.acquire.keep", "110.1", "a tile is kept as silk",
    when=at(Event.KEEP), then=kept & ~is_used & (tiles_gain == 1) & only("tiles") & (shared_changes == 0))
say("effect.acquire.cash", "110.1", "or it is discarded for thread and lace",
    when=at(Event.CASH), then=is_used & ~kept & (used_gain == 1) & only("thread", "lace") & (shared_changes == 1))
say("effect.acquire.both", "111.2", "a plus sign gives both", when=at(Event.CASH) & (shows == Notions.BOTH),
    then=(thread_gain == 1) & (lace_gain == 1))
say("effect.acquire.single", "110.1", "one marker is gained where one is shown",
    when=at(Event.CASH) & shows.one_of(Notions.THREAD, Notions.LACE),
    then=(thread_gain == when(shows == Notions.THREAD, 1, 0)) & (thread_gain + lace_gain == 1))
say("effect.acquire.any", "112.4", "resources are acquired only while there are some",
    when=at(Event.MAIN) & (action == Action.ACQUIRE_RESOURCES), then=display > 0)

say("effect.make.who", "113.1", "a garment is made by a Master or a Journeyman",
    when=at(Event.MAIN) & (action == Action.MAKE_GARMENT), then=role.one_of(MASTER, JOURNEYMAN))
say("effect.make.price", "115.1", "the price above the garment is paid, 0 to 8 Livre",
    when=at(Event.WINDOW), then=(livre_gain + price == 0) & (price <= 8))
say("effect.make.one", "113.1", "one garment leaves its window, and nothing else changes but the money",
    when=at(Event.WINDOW), then=~windows_same & only("livre") & (shared_changes == 1))
say("effect.make.thimble", "117.1 117.2", "a garment with a golden thimble is made only by a Master",
    when=at(Event.WINDOW) & needs_master, then=role == MASTER)
say("effect.make.notions", "115.2 118.3", "thread and lace are handed in as markers",
    when=at(Event.SPEND), then=(thread_gain + need_thread == 0) & (lace_gain + need_lace == 0))
say("effect.make.silk", "115.2 116.1", "the tiles handed in show silk enough of each colour",
    when=at(Event.SPEND) & ~by_bonus, then=all_of(*(s >= n for s, n in zip(spent_silk, need_silk, strict=True))))
say("effect.make.tiles", "116.2 116.3", "the tiles handed in are discarded, with the silk in excess",
    when=at(Event.SPEND), then=is_used & (tiles_gain + tiles_spent == 0) & (used_gain == tiles_spent))
say("effect.rent.space", "121.1", "a rented garment goes to a free guest space of a hall",
    when=at(Event.SPACE), then=space_was_free & garment_there & (garments_shown == 1))
say("effect.rent.master_space", "122.2", "a Master guest space takes only what a Master made",
    when=at(Event.SPACE) & master_space, then=role == MASTER)
say("effect.rent.marker", "123.1", "the player's marker is put on it", when=at(Event.SPACE), then=marker_there)
say("effect.rent.no_points", "123.2", "its points count only at the end", when=at(Event.SPACE), then=points_gain == 0)
say("effect.rent.livre", "124.1 125.1", "a reward in Livre is received at once", when=at(Event.SPACE), then=livre_gain == reward_livre)

# The end.
say("effect.score.last_round", "52.1 8.1", "the scoring follows the seventh round", when=at(Event.SCORING), then=round_number == 7)
say("effect.score.winner", "9.1", "only a player with most points wins", when=at(Event.RESULT) & won, then=points == most_points)

CLAIMS = tuple(say.claims)
"""The claims, in the order of the text."""
