"""What the Deluxe rulebook says that setup and the preparation of rounds bring about, and how hands and turns pass."""

from oracle.claims import Statements
from specs.effects import at, only
from specs.observables import *
from specs.vocabulary import Action, Role

say = Statements("deluxe-pt")

MASTER, JOURNEYMAN, APPRENTICE = Role.MASTER, Role.JOURNEYMAN, Role.APPRENTICE

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
say("effect.prepare.fill_all_waiting", "137.1", "all resource tiles wait in the bag at the start: in round 1 none is discarded yet",
    when=at(Event.FILL) & (round_number == 1), then=used == 0)
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
say("effect.prepare.first_sweep", "308.1 139.1 23.1", "in the first round there is nothing to sweep",
    when=at(Event.SWEEP) & (round_number == 1) & ~extra, then=(in_right_two == 0) & (in_other_windows == 0) & (bag == 42))
say("effect.prepare.hang", "315.1", "a new garment goes to the rightmost empty window",
    when=at(Event.HANG), then=space_was_empty & rightmost_empty)
say("effect.prepare.hang_from_bag", "315.1 308.1", "new garments come from the bag", when=at(Event.HANG), then=from_bag)
say("effect.prepare.hang_bag_again", "317.1", "garments come from the bag, to which all discarded ones return together",
    when=at(Event.HANG) & ~extra, then=(bag_gain + rags_gain == -1) & ((rags_gain == 0) | (rags_gain + rags == 0)))
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
say("effect.hand.pile_waits", "322.1 340.1", "the discard pile stays as it is when the reserve has cards enough",
    when=at(Event.HAND) & (reserve >= 3), then=pile_gain == 0)
say("effect.hand.exactly_three", "330.1 331.1", "with exactly three in reserve these are taken and the reserve stays empty",
    when=at(Event.HAND) & (reserve == 3), then=whole_reserve_taken & (reserve_after == 0) & (pile_gain == 0))
say("effect.hand.take_rest", "333.1", "with fewer than three in reserve all of them are taken first",
    when=at(Event.HAND) & (reserve < 3), then=whole_reserve_taken)
say("effect.hand.turn_over", "333.1 335.1", "then the whole discard pile becomes the reserve",
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
