"""
What the Deluxe rulebook says that actions bring about.

Sources:
    `deluxe-pt`, from the setup to the overview of bonuses, without expansions and solo mode. Where it says nothing
    (a team of fewer than five with a bonus by team size, a discount larger than the price), nothing is claimed.
"""

from typing import Any

from oracle.claims import Statements
from oracle.terms import all_of, smaller, when
from specs.effects import at, only
from specs.observables import *
from specs.parts import Notions
from specs.questions.bonuses import Bonus
from specs.vocabulary import Action, Decoration, Role

say = Statements("deluxe-pt")

MASTER, JOURNEYMAN, APPRENTICE = Role.MASTER, Role.JOURNEYMAN, Role.APPRENTICE


def uses(one: Bonus) -> Any:
    """Name the use of one bonus."""
    return at(Event.BONUS) & (bonus == one)


# Before the first round.
say("effect.begin.livre", "166.1 167.1", "everybody starts with 15 Livre", when=at(Event.BEGIN), then=livre == 15)
say("effect.begin.notions", "166.1 170.1 171.1", "everybody starts with one lace and one thread",
    when=at(Event.BEGIN), then=(lace == 1) & (thread == 1))
say("effect.begin.cards", "145.1 152.1", "everybody starts with five cards, all in the reserve",
    when=at(Event.BEGIN), then=(reserve == 5) & (hand == 0) & (pile == 0))
say("effect.begin.points", "150.1", "everybody starts with no points", when=at(Event.BEGIN), then=points == 0)
say("effect.begin.tiles", "166.1", "nobody starts with resource tiles", when=at(Event.BEGIN), then=tiles == 0)
say("effect.begin.favor", "126.1", "the favor lies on the board at the start", when=at(Event.BEGIN), then=~favor_taken)

# Phase 1.
say("effect.prepare.round", "271.1 606.1", "rounds follow one another", when=at(Event.NEW_ROUND), then=round_gain == 1)
say("effect.prepare.no_eighth", "271.1 623.1", "after the seventh round no other begins",
    when=at(Event.NEW_ROUND), then=round_number < 7)
say("effect.prepare.favor_starts", "283.1 393.1", "who took the favor in the last round starts the next",
    when=at(Event.NEW_ROUND) & favor_taken, then=holder_starts)
say("effect.prepare.favor_back", "283.1 392.1", "the favor goes back to the board for the new round",
    when=at(Event.NEW_ROUND), then=favor_back)
say("effect.prepare.start_stays", "286.1", "if nobody took the favor the starting player stays the same",
    when=at(Event.NEW_ROUND) & ~favor_taken, then=same_start)
say("effect.prepare.queue_removed", "289.1", "employees left in the queue are removed from the game",
    when=at(Event.NEW_ROUND), then=(queue_gain + queue == 0) & (cards_gone == queue))
say("effect.prepare.reveal", "292.1", "an employee goes from the deck to the queue",
    when=at(Event.REVEAL), then=(queue_gain == 1) & (deck_gain == -1) & others_same)
say("effect.prepare.reveal_alone", "292.1", "nothing else changes then",
    when=at(Event.REVEAL) & ~sweep_follows & stock_same, then=shared_changes == 2)
say("effect.prepare.levels", "128.1 130.1 132.1 134.1", "a lower level is revealed before a higher one",
    when=at(Event.REVEAL), then=level_revealed == lowest_level)
say("effect.prepare.four", "292.1", "four employees are revealed", when=at(Event.QUEUED), then=queue == 4)
say("effect.prepare.level_is_round", "296.1", "in rounds 1 to 6 the highest level in the queue is the round's number",
    when=at(Event.QUEUED) & (round_number <= 6), then=highest_level == round_number)
say("effect.prepare.deck_ends", "297.1", "in round 7 the deck is empty after the queue is filled with level VI",
    when=at(Event.QUEUED) & (round_number == 7), then=(deck == 0) & (highest_level == 6))
say("effect.prepare.deck_lasts", "297.1 623.1", "before round 7 the deck is not empty",
    when=at(Event.QUEUED) & (round_number < 7), then=deck > 0)
say("effect.prepare.fill", "301.1", "a new resource tile goes to an empty space of the display, from left to right",
    when=at(Event.FILL), then=space_was_empty & leftmost_empty & (display_gain == 1))
say("effect.prepare.fill_from_bag", "301.1", "new tiles come from the bag", when=at(Event.FILL), then=from_stock)
say("effect.prepare.fill_bag_again", "303.1", "tiles come from the bag, to which all discarded ones return together",
    when=at(Event.FILL), then=(stock_gain + used_gain == -1) & ((used_gain == 0) | (used_gain + used == 0)))
say("effect.prepare.fill_early", "303.1", "discarded tiles stay where they are while the bag has tiles",
    when=at(Event.FILL) & (stock > 1), then=used_gain == 0)
say("effect.prepare.fill_touches", "301.1", "filling the display changes nothing of the players, nor garments or queue",
    when=at(Event.FILL) & ~sweep_follows, then=others_same & queue_same & deck_same & windows_same & rags_same & guests_same)
say("effect.prepare.display_full", "301.1 305.1", "no space of the display stays empty unless the tiles have run out",
    when=at(Event.PREPARED), then=(display_holes == 0) | ((stock == 0) & (used == 0)))
say("effect.prepare.sweep", "310.1", "the garments of the two rightmost windows are discarded",
    when=at(Event.SWEEP) & (bag >= window_count), then=rags_gain == in_right_two)
say("effect.prepare.push", "313.1", "the other garments are pushed together to the right",
    when=at(Event.SWEEP), then=others_pushed_right)
say("effect.prepare.first_sweep", "308.1 139.1", "in the first round there is nothing to sweep",
    when=at(Event.SWEEP) & (round_number == 1), then=(in_right_two == 0) & (in_other_windows == 0) & (bag == 42))
say("effect.prepare.hang", "315.1", "a new garment goes to the rightmost empty window",
    when=at(Event.HANG), then=space_was_empty & rightmost_empty)
say("effect.prepare.hang_from_bag", "315.1 308.1", "new garments come from the bag", when=at(Event.HANG), then=from_bag)
say("effect.prepare.hang_bag_again", "317.1", "garments come from the bag, to which all discarded ones return together",
    when=at(Event.HANG), then=(bag_gain + rags_gain == -1) & ((rags_gain == 0) | (rags_gain + rags == 0)))
say("effect.prepare.hang_early", "317.1", "discarded garments stay where they are while the bag has garments",
    when=at(Event.HANG) & (bag > 1), then=rags_gain == 0)
say("effect.prepare.hang_touches", "315.1", "hanging a garment changes nothing of the players, nor tiles or queue",
    when=at(Event.HANG), then=others_same & queue_same & deck_same & drawers_same & stock_same & guests_same)
say("effect.prepare.windows_full", "315.1 318.2", "no window stays empty unless the garments have run out",
    when=at(Event.PREPARED), then=(window_holes == 0) | ((bag == 0) & (rags == 0)))
say("effect.prepare.windows_left", "318.2", "if garments run out the leftmost windows stay empty",
    when=at(Event.PREPARED), then=leftmost_empty)
say("effect.prepare.ready", "292.1 283.1", "when players choose their cards four employees are there, and the favor",
    when=at(Event.PREPARED), then=(queue == 4) & ~favor_taken)

# Phase 2.
say("effect.hand.three", "322.1 337.1", "everybody chooses cards to have three in hand",
    when=at(Event.HAND) & (team >= 3), then=hand_after == 3)
say("effect.hand.rest", "326.1", "the cards not chosen stay in the reserve",
    when=at(Event.HAND) & (reserve >= 3), then=(reserve_gain == -3) & (hand_gain == 3))
say("effect.hand.pile_waits", "340.1", "the discard pile stays as it is when the reserve has cards enough",
    when=at(Event.HAND) & (reserve >= 3), then=pile_gain == 0)
say("effect.hand.exactly_three", "330.1 331.1", "with exactly three in reserve these are taken and the reserve stays empty",
    when=at(Event.HAND) & (reserve == 3), then=whole_reserve_taken & (reserve_after == 0) & (pile_gain == 0))
say("effect.hand.take_rest", "333.1", "with fewer than three in reserve all of them are taken first",
    when=at(Event.HAND) & (reserve < 3), then=whole_reserve_taken)
say("effect.hand.turn_over", "335.1", "then the whole discard pile becomes the reserve",
    when=at(Event.HAND) & (reserve < 3), then=pile_turned_over & (pile_after == 0))
say("effect.hand.fill_up", "337.1", "from the new reserve as many are taken as the hand still needs",
    when=at(Event.HAND) & (reserve < 3) & (team >= 3), then=reserve_after == pile + reserve - 3)
say("effect.hand.none_lost", "335.1 326.1", "no card is lost", when=at(Event.HAND), then=cards_gone == 0)
say("effect.hand.alone", "322.1", "choosing cards changes nothing else",
    when=at(Event.HAND), then=only("hand", "reserve") & (shared_changes == 0))

# Phase 3: turns.
say("effect.turn.start", "364.1", "the starting player plays first", when=at(Event.FIRST_TURN), then=is_start)
say("effect.turn.card", "364.1", "a card is played from the hand",
    when=at(Event.CARD), then=from_hand & (hand_gain == -1) & only("hand") & (shared_changes == 0) & (pile_gain == 0))
say("effect.turn.pile", "366.1 377.1", "a card that was played goes to the discard pile of its player",
    when=at(Event.TURN_END) & ~is_leaving & ~by_bonus, then=card_in_pile & ~card_gone)
say("effect.turn.pile_or_gone", "366.1 535.1", "a played card is discarded or has left the game",
    when=at(Event.TURN_END), then=card_in_pile == ~card_gone)
say("effect.turn.next", "364.1", "the turn passes clockwise to the next player with cards in hand",
    when=at(Event.NEXT), then=next_clockwise)
say("effect.turn.until_played", "369.1 590.1", "the phase ends when nobody has cards in hand",
    when=at(Event.NEW_ROUND), then=hands_left == 0)
say("effect.turn.journeyman", "438.1", "a Journeyman never hires",
    when=at(Event.MAIN, Event.FAVOR, Event.DEPUTE) & (role == JOURNEYMAN), then=~(action == Action.HIRE))
say("effect.turn.apprentice", "442.1", "an Apprentice never hires, makes garments or claims the favor",
    when=at(Event.MAIN, Event.FAVOR, Event.DEPUTE) & (role == APPRENTICE),
    then=~action.one_of(Action.HIRE, Action.MAKE_GARMENT, Action.CLAIM_FAVOR))
say("effect.turn.forgo", "375.1", "who gives up the main action neither gains nor pays",
    when=at(Event.FORGO), then=only() & (shared_changes == 0))
say("effect.turn.decline", "375.1", "who does not use a bonus neither gains nor pays",
    when=at(Event.DECLINE), then=only() & (shared_changes == 0))
say("effect.turn.choose", "365.1", "a main action with choices of its own has no effect before they are made",
    when=at(Event.MAIN), then=only() & (shared_changes == 0) & (pile_gain == 0))
say("effect.turn.starting_masters", "380.1", "starting Masters have no bonus",
    when=at(Event.BONUS, Event.DECLINE) & (role == MASTER), then=card_level > 0)
say("effect.turn.crowned", "382.1 383.1", "a crowned card gives no bonus in play",
    when=at(Event.BONUS, Event.DECLINE), then=~crowned)

# 1. The favor.
say("effect.favor.who", "387.1", "the favor is claimed by a Master or a Journeyman",
    when=at(Event.FAVOR), then=role.one_of(MASTER, JOURNEYMAN))
say("effect.favor.free", "389.1 395.1", "only one player can claim the favor in a round", when=at(Event.FAVOR), then=~favor_taken)
say("effect.favor.take", "389.1", "who claims the favor takes it", when=at(Event.FAVOR), then=holder_starts)
say("effect.favor.livre", "389.1", "claiming the favor gives 5 Livre at once", when=at(Event.FAVOR), then=livre_gain == 5)
say("effect.favor.alone", "389.1 392.1", "nothing else changes; the starting player only in the next round",
    when=at(Event.FAVOR), then=only("livre") & (shared_changes == 1) & ~favor_same & start_same)

# 2. Resources.
say("effect.acquire.any", "421.1", "resources are acquired only while the display has some",
    when=at(Event.MAIN) & (action == Action.ACQUIRE_RESOURCES), then=display > 0)
say("effect.acquire.choose", "401.1", "a section with a tile is chosen", when=at(Event.DRAWER), then=(drawer_tiles > 0) & only())
say("effect.acquire.three_or_four", "404.1", "with three or four tiles in the section one costs 2 Livre",
    when=at(Event.TILE) & ~free & (drawer_tiles >= 3) & (drawer_tiles <= 4), then=livre_gain == -2)
say("effect.acquire.two", "405.1", "with two tiles in the section one costs 1 Livre",
    when=at(Event.TILE) & ~free & (drawer_tiles == 2), then=livre_gain == -1)
say("effect.acquire.last", "406.1", "the last tile of a section is free",
    when=at(Event.TILE) & ~free & (drawer_tiles == 1), then=livre_gain == 0)
say("effect.acquire.take", "401.1", "one tile is taken from the section",
    when=at(Event.TILE), then=from_drawer & (drawer_tiles_gain == -1) & (display_gain == -1))
say("effect.acquire.affordable", "402.1 404.1 405.1", "nobody pays what they have not", when=at(Event.TILE), then=livre + livre_gain >= 0)
say("effect.acquire.alone", "401.1 402.1", "nothing but the display and the player's money changes",
    when=at(Event.TILE), then=only("livre") & (shared_changes == 1) & ~drawers_same)
say("effect.acquire.keep", "408.1 416.1", "a tile kept as silk goes to the player's tray",
    when=at(Event.KEEP), then=kept & ~is_used & (tiles_gain == 1) & only("tiles") & (shared_changes == 0))
say("effect.acquire.cash", "411.1", "a tile not kept is discarded",
    when=at(Event.CASH), then=is_used & ~kept & (used_gain == 1) & (tiles_gain == 0))
say("effect.acquire.cash_alone", "411.1", "discarding a tile changes nothing but thread and lace",
    when=at(Event.CASH), then=only("thread", "lace") & (shared_changes == 1))
say("effect.acquire.thread", "411.1", "a tile with thread gives one thread",
    when=at(Event.CASH) & (shows == Notions.THREAD), then=(thread_gain == 1) & (lace_gain == 0))
say("effect.acquire.lace", "411.1", "a tile with lace gives one lace",
    when=at(Event.CASH) & (shows == Notions.LACE), then=(lace_gain == 1) & (thread_gain == 0))
say("effect.acquire.both", "414.1", "a plus sign gives both", when=at(Event.CASH) & (shows == Notions.BOTH),
    then=(thread_gain == 1) & (lace_gain == 1))
say("effect.acquire.either", "415.1", "a slash gives one of the two", when=at(Event.CASH) & (shows == Notions.EITHER),
    then=(thread_gain >= 0) & (lace_gain >= 0) & (thread_gain + lace_gain == 1))

# 3. Garments.
say("effect.make.who", "453.1", "a garment is made by a Master or a Journeyman",
    when=at(Event.MAIN) & (action == Action.MAKE_GARMENT), then=role.one_of(MASTER, JOURNEYMAN))
say("effect.make.any", "511.1", "a garment is made only while the display shows some",
    when=at(Event.MAIN) & (action == Action.MAKE_GARMENT), then=garments_shown > 0)
say("effect.make.price", "457.1", "the price at the window is paid", when=at(Event.WINDOW), then=livre_gain + price == 0)
say("effect.make.price_range", "457.1", "prices at windows are 0 to 8 Livre", when=at(Event.WINDOW), then=price <= 8)
say("effect.make.affordable", "457.1", "nobody pays what they have not", when=at(Event.WINDOW), then=livre + livre_gain >= 0)
say("effect.make.one", "455.1", "one garment leaves its window, and nothing else changes but the money",
    when=at(Event.WINDOW), then=~windows_same & only("livre") & (shared_changes == 1))
say("effect.make.thimble", "467.1 467.2", "a garment with a golden thimble is made only by a Master",
    when=at(Event.WINDOW) & needs_master, then=role == MASTER)
say("effect.make.notions", "459.1 460.1", "the thread and lace of the sketch are handed in",
    when=at(Event.SPEND), then=(thread_gain + need_thread == 0) & (lace_gain + need_lace == 0))
say("effect.make.own_notions", "470.2", "they are there already as markers",
    when=at(Event.SPEND), then=(thread + thread_gain >= 0) & (lace + lace_gain >= 0))
say("effect.make.silk", "459.1 460.1", "the tiles handed in show silk enough of each colour",
    when=at(Event.SPEND) & ~by_bonus, then=all_of(*(s >= n for s, n in zip(spent_silk, need_silk, strict=True))))
say("effect.make.tiles", "462.1 465.1", "the tiles handed in are discarded, with all silk they show in excess",
    when=at(Event.SPEND), then=is_used & (tiles_gain + tiles_spent == 0) & (used_gain == tiles_spent))
say("effect.make.spend_alone", "459.1 465.1", "handing in resources changes nothing else",
    when=at(Event.SPEND), then=only("thread", "lace", "tiles") & (shared_changes == when(tiles_spent > 0, 1, 0)))
say("effect.rent.waits", "481.1 485.1", "renting has no effect before a space is chosen",
    when=at(Event.RENT), then=only() & (shared_changes == 0))
say("effect.rent.space", "485.1", "a rented garment goes to an empty guest space",
    when=at(Event.SPACE), then=space_was_free & garment_there & (garments_shown == 1))
say("effect.rent.marker", "496.1", "the player's marker is put on it", when=at(Event.SPACE), then=marker_there)
say("effect.rent.master_space", "488.1", "a Master guest space takes only what a Master made",
    when=at(Event.SPACE) & master_space, then=role == MASTER)
say("effect.rent.livre", "498.1 500.1", "a reward in Livre is received at once", when=at(Event.SPACE), then=livre_gain == reward_livre)
say("effect.rent.thread", "498.1 501.1", "a reward of thread is received at once", when=at(Event.SPACE), then=thread_gain == reward_thread)
say("effect.rent.lace", "498.1 502.1", "a reward of lace is received at once", when=at(Event.SPACE), then=lace_gain == reward_lace)
say("effect.rent.tile", "503.1", "a reward of a tile is received at once, if there is one in the display",
    when=at(Event.SPACE), then=tile_follows == ((reward_tile > 0) & (display > 0)))
say("effect.rent.tile_free", "503.1", "a tile as a reward costs nothing", when=at(Event.TILE) & free, then=livre_gain == 0)
say("effect.rent.no_points", "497.1", "points of garments count only at the end", when=at(Event.SPACE), then=points_gain == 0)
say("effect.rent.alone", "485.1 498.1", "nothing changes but the space, its reward and perhaps the bonus for all halls",
    when=at(Event.SPACE), then=only("livre", "thread", "lace") & ~guests_same
    & (shared_changes == 1 + when(all_halls_same, 0, 1)))
say("effect.sell.livre", "508.1", "a garment that is sold pays its value", when=at(Event.SELL), then=livre_gain == value)
say("effect.sell.value", "42.1", "values are 6 to 28 Livre", when=at(Event.SELL), then=(value >= 6) & (value <= 28))
say("effect.sell.discard", "508.1", "a garment that is sold is discarded", when=at(Event.SELL), then=is_rag & (rags_gain == 1))
say("effect.sell.alone", "508.1", "selling changes nothing else",
    when=at(Event.SELL), then=only("livre") & (shared_changes == 1) & ~rags_same)

# 4. Hiring.
say("effect.hire.who", "520.1", "only a Master hires", when=at(Event.HIRE), then=role == MASTER)
say("effect.hire.any", "532.1", "an employee is hired only while the queue has some",
    when=at(Event.MAIN) & (action == Action.HIRE), then=queue > 0)
for shown, price_of_one, passage in ((4, 5, "524.1"), (3, 3, "525.1"), (2, 1, "526.1"), (1, 0, "527.1")):
    say(f"effect.hire.of_{shown}", passage, f"with {shown} in the queue an employee costs {price_of_one} Livre",
        when=at(Event.HIRE) & (queue == shown), then=livre_gain == -price_of_one)
say("effect.hire.affordable", "528.1", "nobody pays what they have not", when=at(Event.HIRE), then=livre + livre_gain >= 0)
say("effect.hire.take", "521.1 528.1", "the employee goes from the queue to the player's hand",
    when=at(Event.HIRE), then=was_in_queue & hired_to_hand & (hand_gain == 1) & (queue_gain == -1))
say("effect.hire.alone", "521.1 528.1", "hiring changes nothing else",
    when=at(Event.HIRE), then=only("livre", "hand") & (shared_changes == 1) & ~queue_same)

# 5. Deputing.
for who, pay in ((MASTER, 10), (JOURNEYMAN, 7), (APPRENTICE, 4)):
    say(f"effect.depute.{who.value}", "538.1 541.1", f"deputing a {who.value} pays {pay} Livre",
        when=at(Event.DEPUTE) & (role == who), then=livre_gain == pay,
        counts={pay: "printed on the card, in a picture that the text has lost"})
say("effect.depute.played", "535.1", "the employee that was played this turn is deputed", when=at(Event.DEPUTE), then=from_hand)
say("effect.depute.floor", "548.1 548.2", "with a team of four nobody is deputed",
    when=at(Event.DEPUTE, Event.BONUS_DEPUTE), then=team >= 5, counts={5: "one more than four"})
say("effect.depute.floor_kept", "548.1", "a team always keeps four employees", when=at(Event.TABLE), then=smallest_team >= 4)
say("effect.depute.alone", "535.1 538.1", "deputing changes nothing else", when=at(Event.DEPUTE), then=only("livre") & (shared_changes == 0))
say("effect.depute.bonus_first", "543.1", "a deputed card stays until its bonus is used",
    when=at(Event.DEPUTE) & ~turn_over, then=is_leaving & (pile_gain == 0))
say("effect.depute.out", "535.1 543.1", "a deputed card leaves the game", when=at(Event.TURN_END) & is_leaving, then=card_gone & ~card_in_pile)
say("effect.depute.only_these", "535.1 725.1 765.1", "no other card leaves the game in a turn",
    when=at(Event.TURN_END), then=(cards_gone == cards_leaving) & turn_over)

# 6. Decorations.
say("effect.fund.price", "571.1", "the price of the decoration is paid", when=at(Event.FUND) & ~by_bonus, then=livre_gain + price == 0)
say("effect.fund.affordable", "571.1", "nobody pays what they have not", when=at(Event.FUND), then=livre + livre_gain >= 0)
say("effect.fund.marker", "558.1", "the player's marker goes to an empty space",
    when=at(Event.FUND), then=space_was_free & marker_there & (decorations_gain == 1))
say("effect.fund.kitchen", "575.1", "on each side of the kitchen a player funds one decoration",
    when=at(Event.FUND) & (kind == Decoration.KITCHEN), then=~same_kitchen_side)
say("effect.fund.kitchen_kept", "600.1", "nobody has two markers on one side of the kitchen",
    when=at(Event.TABLE), then=largest_kitchen <= 1)
say("effect.fund.later_points", "572.1", "the points of a decoration count only at the end", when=at(Event.FUND), then=points_gain == 0)
say("effect.fund.alone", "558.1 571.1", "nothing changes but the space, the money and perhaps the bonus for all halls",
    when=at(Event.FUND), then=only("livre") & ~owners_same & (shared_changes == 1 + when(all_halls_same, 0, 1)))

# All halls.
say("effect.all_halls.mark", "583.1", "who is represented in all five halls marks the most valuable empty space",
    when=at(Event.PRESENCE) & (halls_present == 5) & (all_halls_before == 0) & (all_halls_free > 0),
    then=(all_halls_after == 1) & got_best_free)
say("effect.all_halls.not_yet", "583.1", "who misses a hall marks none",
    when=at(Event.PRESENCE) & (halls_present < 5), then=all_halls_after == all_halls_before)
say("effect.all_halls.once", "587.1", "nobody marks a second space",
    when=at(Event.PRESENCE) & (all_halls_before >= 1), then=(all_halls_after == all_halls_before) & (shared_changes == 0))
say("effect.all_halls.one_each", "587.1", "nobody ever has two of these spaces", when=at(Event.TABLE), then=largest_all_halls <= 1)

# Phase 4.
BY_DECORATIONS = when(kitchen_by_decorations > 0, decorations, 0)
BY_GARMENTS = when(kitchen_by_garments > 0, garments, 0)
say("effect.income.base", "592.1", "everybody receives 5 Livre; without the kitchen that is all",
    when=at(Event.INCOME) & (kitchen_by_decorations == 0) & (kitchen_by_garments == 0), then=livre_gain == 5)
say("effect.income.left", "592.1 594.1", "the left side of the kitchen adds the number of the player's decorations",
    when=at(Event.INCOME) & (kitchen_by_decorations > 0) & (kitchen_by_garments == 0), then=livre_gain == 5 + decorations)
say("effect.income.right", "592.1 597.1", "the right side of the kitchen adds the number of the player's garments",
    when=at(Event.INCOME) & (kitchen_by_garments > 0) & (kitchen_by_decorations == 0), then=livre_gain == 5 + garments)
say("effect.income.both", "592.1 594.1 597.1", "both sides add up", when=at(Event.INCOME) & (kitchen_by_garments > 0)
    & (kitchen_by_decorations > 0), then=livre_gain == 5 + decorations + garments)
say("effect.income.livre_only", "592.1", "income is Livre alone",
    when=at(Event.INCOME), then=(points_gain == 0) & (thread_gain == 0) & (lace_gain == 0))

# Bonuses of starting cards and levels I to VI.
for one, gift, passage in ((Bonus.START_LIVRE, 2, "719.1"), (Bonus.I_LIVRE, 1, "721.1")):
    say(f"effect.bonus.{one.name.lower()}", passage, f"the bonus gives {gift} Livre", when=uses(one),
        then=(livre_gain == gift) & only("livre") & (shared_changes == 0))
say("effect.bonus.start_notion", "713.1", "a starting card's notion costs 1 Livre", when=uses(Bonus.START_NOTION),
    then=(livre_gain == -1) & only("livre") & (livre >= 1))
say("effect.bonus.i_notion", "746.1", "the level I notion is free", when=uses(Bonus.I_NOTION), then=only())
say("effect.bonus.notion", "713.1 746.1", "one thread or one lace is gained",
    when=at(Event.NOTION), then=(thread_gain + lace_gain == 1) & (thread_gain >= 0) & (lace_gain >= 0) & only("thread", "lace")
    & (shared_changes == 0))
say("effect.bonus.i_bag_paid", "730.1", "the drawn tile costs 1 Livre", when=uses(Bonus.I_BAG_PAID),
    then=(livre_gain == -1) & only("livre"))
say("effect.bonus.i_bag_free", "740.1", "the drawn tile is free", when=uses(Bonus.I_BAG_FREE), then=only())
say("effect.bonus.draw", "730.1 740.1", "one tile comes from the bag",
    when=at(Event.DRAW), then=from_stock & (stock_gain + used_gain == -1) & only() & drawers_same)
say("effect.bonus.acquire", "716.1 737.1", "the additional action costs nothing before a tile is chosen",
    when=at(Event.BONUS) & bonus.one_of(Bonus.START_ACQUIRE, Bonus.I_ACQUIRE), then=only() & (shared_changes == 0))
say("effect.bonus.acquire_any", "716.1 737.1 421.1", "resources are acquired only while the display has some",
    when=at(Event.BONUS) & bonus.one_of(Bonus.START_ACQUIRE, Bonus.I_ACQUIRE), then=display > 0)
say("effect.bonus.i_depute", "723.1 727.1", "the deputed employee pays nothing",
    when=at(Event.BONUS_DEPUTE) & ~pays_livre, then=livre_gain == 0)
for who, pay in ((MASTER, 8), (JOURNEYMAN, 5), (APPRENTICE, 2)):
    say(f"effect.bonus.ii_depute_{who.value}", "765.1 768.1", f"deputing a {who.value} pays {pay} Livre",
        when=at(Event.BONUS_DEPUTE) & pays_livre & (role == who), then=livre_gain == pay)
say("effect.bonus.depute_own", "723.1 763.1", "an employee of the player's own team is deputed, perhaps the card in play",
    when=at(Event.BONUS_DEPUTE), then=from_hand & ~card_in_pile)
say("effect.bonus.depute_leaves", "725.1 765.1", "the deputed employee is in hand, reserve and pile no more",
    when=at(Event.BONUS_DEPUTE), then=card_gone & (points_gain == 0) & others_same & (shared_changes == 0))
say("effect.bonus.ii_colours", "749.1", "1 Livre for each common gown and 2 for each uncommon one", when=uses(Bonus.II_COLOURS),
    then=(livre_gain == of_color[0] + 2 * of_color[2]) & only("livre"))
say("effect.bonus.iv_colours", "826.1", "2 Livre for each common coat and 1 point for each rare one", when=uses(Bonus.IV_COLOURS),
    then=(livre_gain == 2 * of_color[1]) & (points_gain == of_color[3]) & only("livre", "points"))
for one, goal, passage in (
    (Bonus.II_DECORATIONS, points_gain == decorations // 2, "772.1"),
    (Bonus.V_DECORATIONS, points_gain == decorations // 2, "840.1"),
    (Bonus.III_DECORATIONS, livre_gain == decorations, "779.1"),
    (Bonus.III_GARMENTS, points_gain == garments // 3, "785.1"),
    (Bonus.V_GARMENTS_FIRST, livre_gain == garments, "836.1"),
    (Bonus.V_GARMENTS_SECOND, points_gain == garments // 2, "847.1"),
):
    say(f"effect.bonus.{one.name.lower()}", passage, "Livre or points by what the player has on the board", when=uses(one), then=goal)
say("effect.bonus.counts_alone", "772.1 779.1 785.1 836.1 847.1", "counting gives Livre or points and nothing else",
    when=at(Event.BONUS) & bonus.one_of(Bonus.II_DECORATIONS, Bonus.V_DECORATIONS, Bonus.III_DECORATIONS, Bonus.III_GARMENTS,
    Bonus.V_GARMENTS_FIRST, Bonus.V_GARMENTS_SECOND, Bonus.III_TEAM, Bonus.IV_TEAM),
    then=only("livre", "points") & (shared_changes == 0))
for one, gifts, passage in ((Bonus.III_TEAM, (2, 6, 10, 14), "799.1"), (Bonus.IV_TEAM, (1, 3, 5, 7), "811.1")):
    for size, gift in zip((5, 7, 9), gifts, strict=False):
        say(f"effect.bonus.{one.name.lower()}_{size}", passage, f"a team of {size} or {size + 1} gives {gift} Livre",
            when=uses(one) & (team_still >= size) & (team_still <= size + 1), then=livre_gain == gift)
    say(f"effect.bonus.{one.name.lower()}_11", passage, f"a team of 11 or more gives {gifts[3]} Livre",
        when=uses(one) & (team_still >= 11), then=livre_gain == gifts[3])
say("effect.bonus.make", "754.1 811.1", "the additional action has no effect before a garment is chosen",
    when=at(Event.BONUS) & bonus.one_of(Bonus.II_MAKE, Bonus.IV_MAKE), then=only() & (shared_changes == 0))
say("effect.bonus.make_no_thimble", "761.1 822.1", "a garment for Masters cannot be made by a bonus",
    when=at(Event.WINDOW) & by_bonus, then=~needs_master)
say("effect.bonus.make_silk", "756.1 817.1", "the tiles show silk enough but for what the bonus saves",
    when=at(Event.SPEND) & by_bonus, then=all_of(*(s >= n - a for s, n, a in zip(spent_silk, need_silk, saved_silk, strict=True))))
say("effect.bonus.ii_make_saves", "756.1", "the level II bonus saves one roll of one of the common colours",
    when=at(Event.SAVE) & (bonus == Bonus.II_MAKE), then=(saved_rolls <= 1) & (saved_silk[2] == 0) & (saved_silk[3] == 0))
say("effect.bonus.iv_make_saves", "817.1", "the level IV bonus saves up to two rolls of the uncommon gown's colour",
    when=at(Event.SAVE) & (bonus == Bonus.IV_MAKE), then=(saved_rolls <= 2) & (saved_silk[2] == saved_rolls))
say("effect.bonus.save_waits", "756.1 817.1", "saving silk has no effect of its own", when=at(Event.SAVE), then=only() & (shared_changes == 0))
for one, off, passage in ((Bonus.III_FUND, 5, "788.1"), (Bonus.VI_FUND, 10, "866.1")):
    say(f"effect.bonus.{one.name.lower()}", passage, f"a decoration costs {off} Livre less",
        when=at(Event.FUND) & by_bonus & (bonus == one) & (price >= off), then=livre_gain == off - price)
    say(f"effect.bonus.{one.name.lower()}_waits", passage, "the additional action has no effect before a space is chosen",
        when=uses(one), then=only() & (shared_changes == 0))
for one, rate, passage in ((Bonus.IV_EXCHANGE, 4, "831.1"), (Bonus.VI_EXCHANGE, 3, "863.1")):
    say(f"effect.bonus.{one.name.lower()}", passage, f"{rate} Livre returned give a point, any number of times",
        when=at(Event.EXCHANGE) & (bonus == one), then=(livre_gain + rate * points_gain == 0) & (points_gain >= 0))
say("effect.bonus.exchange_alone", "831.1 863.1", "nothing else is exchanged",
    when=at(Event.EXCHANGE), then=only("livre", "points") & (shared_changes == 0) & (livre + livre_gain >= 0))
say("effect.bonus.v_silk_tiles", "850.1", "the tiles for the bonus are discarded",
    when=at(Event.GIVE), then=is_used & (tiles_gain == -1) & (used_gain == 1) & only("tiles"))
say("effect.bonus.v_silk", "853.1", "a point for each roll of a rarer colour and for each two rolls of the common ones",
    when=at(Event.ENOUGH), then=(points_gain == other_rolls + common_rolls // 2) & is_used & only("points"))

# The final scoring.
say("effect.score.money", "677.1 592.1", "every 10 Livre, the last income with them, give a point",
    when=at(Event.SCORING), then=10 * line["money"] + livre_left == livre + 5 + BY_DECORATIONS + BY_GARMENTS)
say("effect.score.money_all", "676.1 678.1", "everybody converts; less than 10 Livre remain", when=at(Event.SCORING), then=livre_left < 10)
say("effect.score.last_round", "623.1 604.1", "the scoring follows the seventh round", when=at(Event.SCORING), then=round_number == 7)
say("effect.score.in_play", "178.1", "the points won in play are kept", when=at(Event.SCORING), then=line["in_play"] == points)
say("effect.score.favor", "684.1 397.1", "the favor gives 3 points", when=at(Event.SCORING) & holds_favor, then=line["favor"] == 3)
say("effect.score.no_favor", "684.1", "nobody else has points for it", when=at(Event.SCORING) & ~holds_favor, then=line["favor"] == 0)
C = crowned_for
TEAM_POINTS = when(team >= 11, 11, when(team >= 9, 8, when(team >= 7, 5, 2)))
say("effect.score.bonuses", "680.1 875.1 885.1 891.1 897.1", "the crowned cards of the team are scored",
    when=at(Event.SCORING) & (team >= 5),
    then=line["bonuses"] == when(C[Bonus.VI_TEAM], TEAM_POINTS, 0) + when(C[Bonus.VI_NOTIONS], 3 * smaller(thread, lace), 0)
    + when(C[Bonus.VI_MASTER_GUESTS], 3 * (master_guests // 2), 0) + when(C[Bonus.VI_COUPLES], 2 * smaller(gowns, coats), 0))
for one, goal, passage in (
    (Bonus.VI_TEAM, TEAM_POINTS, "875.1"), (Bonus.VI_NOTIONS, 3 * smaller(thread, lace), "885.1"),
    (Bonus.VI_MASTER_GUESTS, 3 * (master_guests // 2), "891.1"), (Bonus.VI_COUPLES, 2 * smaller(gowns, coats), "897.1"),
):
    say(f"effect.score.{one.name.lower()}", passage, "the crowned card is scored where it is the only one",
        when=at(Event.SCORING) & C[one] & all_of(*(~flag for other, flag in C.items() if other is not one))
        & ((team >= 5) if one is Bonus.VI_TEAM else True), then=line["bonuses"] == goal)
say("effect.score.no_bonus", "680.1", "without crowned cards there are no points for employees",
    when=at(Event.SCORING) & all_of(*(~flag for flag in C.values())), then=line["bonuses"] == 0)
SETS = when(C[Bonus.VI_NOTIONS], smaller(thread, lace), 0)
say("effect.score.notions_spent", "885.1", "the sets of thread and lace that give points are discarded, and no others",
    when=at(Event.SCORING), then=(thread_gain + SETS == 0) & (lace_gain + SETS == 0))


def share(hall: int) -> Any:
    """Give the points for a hall: first by garments, then by Master guest spaces, then by the musician."""
    before = hall_ahead[hall] + hall_even_more[hall] + when(hall_musician[hall], 1, 0)
    second = when((before == 1) & (players > 2), hall_second[hall], 0)
    return when(hall_mine[hall] == 0, 0, when(before == 0, hall_first[hall], second))


HALLS_DUE = sum((share(h) for h in range(1, 5)), share(0))
say("effect.score.halls", "687.1 690.1 694.1 696.1 698.1 699.1", "majorities in the halls, with their ties",
    when=at(Event.SCORING) & (players > 2), then=line["halls"] == HALLS_DUE,
    counts=dict.fromkeys((0, 1, 2), "a place, or a number of players before"))
say("effect.score.halls_of_two", "690.1 702.1 702.2 704.1", "with two players only the majority counts",
    when=at(Event.SCORING) & (players == 2), then=line["halls"] == HALLS_DUE)
FIREWORKS_BEFORE = fireworks_ahead + fireworks_dearer
say("effect.score.fireworks_first", "666.1 670.1", "most fireworks give the larger number, ties by the dearest one",
    when=at(Event.SCORING) & (fireworks > 0) & (FIREWORKS_BEFORE == 0), then=(line["fireworks"] == fireworks_first)
    & ((line["fireworks"] == 7) | (line["fireworks"] == 6)))
say("effect.score.fireworks_second", "668.1 670.1", "second most fireworks give the smaller number",
    when=at(Event.SCORING) & (fireworks > 0) & (FIREWORKS_BEFORE == 1) & (players > 2),
    then=(line["fireworks"] == fireworks_second) & ((line["fireworks"] == 3) | (line["fireworks"] == 2)))
say("effect.score.fireworks_of_two", "673.1 673.2 675.1", "with two players the second gets nothing for fireworks",
    when=at(Event.SCORING) & (FIREWORKS_BEFORE == 1) & (players == 2), then=line["fireworks"] == 0)
say("effect.score.fireworks_others", "666.1 668.1", "nobody else gets points for fireworks",
    when=at(Event.SCORING) & ((fireworks == 0) | (FIREWORKS_BEFORE >= 2)), then=line["fireworks"] == 0)
say("effect.score.admire", "655.1 657.1", "a garment of the royal hall goes to a firework that its owner funded",
    when=at(Event.ADMIRE), then=own_garment & from_first_hall & garment_there & own_firework)
say("effect.score.admire_alone", "657.1", "nothing else moves then",
    when=at(Event.ADMIRE) & ~scored_at_once, then=(shared_changes == 2) & owners_same & only())
say("effect.score.stay", "655.1 659.1", "a player may leave the space empty", when=at(Event.STAY), then=shared_changes == 0)
SETS_OF_COLORS = sum((smaller(c, statues) for c in of_color[1:]), smaller(of_color[0], statues))
say("effect.score.statues", "639.1 644.1 645.1", "each statue gives 2 points for each colour of a set of its own",
    when=at(Event.FINAL), then=line["statues"] == 2 * SETS_OF_COLORS)
say("effect.score.statue_limit", "641.1", "a statue gives at most 8 points", when=at(Event.FINAL), then=line["statues"] <= 8 * statues)
say("effect.score.garments", "627.1 629.2 632.1", "garments give their points, on the terrace times 2 or 3",
    when=at(Event.FINAL), then=line["garments"] + line["terrace"] == printed_garments + 2 * printed_terrace_x2 + 3 * printed_terrace_x3)
say("effect.score.decorations", "627.1 572.1", "decorations give the points printed there", when=at(Event.FINAL),
    then=line["decorations"] == printed_decorations)
say("effect.score.all_halls", "627.1 584.1", "the bonus for all halls gives its points", when=at(Event.FINAL), then=line["all_halls"] == printed_all_halls)
say("effect.score.total", "635.1 178.1", "the counter stands at the sum of everything", when=at(Event.FINAL), then=points == line_total)
say("effect.score.never_less", "178.1", "no line of the score sheet takes points away",
    when=at(Event.FINAL), then=all_of(*(each >= 0 for each in line.values())))
say("effect.score.winner", "635.1", "only a player with most points wins", when=at(Event.RESULT) & won, then=points == most_points)
say("effect.score.tie", "636.1", "of these, one with most Livre", when=at(Event.RESULT) & won, then=livre == most_livre_of_best)
say("effect.score.wins", "635.1 636.1", "who has most of both wins",
    when=at(Event.RESULT) & (points == most_points) & (livre == most_livre_of_best), then=won)

# Always.
say("effect.all.garments", "23.1", "there are 42 garments, each in one place", when=at(Event.TABLE), then=(all_garments <= 42) & (garments_twice == 0))
say("effect.all.tiles", "79.1", "there are 48 resource tiles, each in one place", when=at(Event.TABLE), then=(all_tiles == 48) & (tiles_twice == 0))
say("effect.all.cards", "23.1 74.1", "there are 28 employees and 5 starting cards for each player, each in one place",
    when=at(Event.TABLE), then=(all_cards <= 28 + 5 * players) & (cards_twice == 0))
say("effect.all.garments_kept", "23.1", "no garment is lost", when=at(Event.TABLE), then=all_garments == 42)

CLAIMS = say.claims
"""The claims, in the order of the text."""
