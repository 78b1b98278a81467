"""
What the summary of the original game says that actions bring about.

Sources:
    `summary-en`; `summary-pt` is the same text in another language, passage for passage. Its phase of preparation is
    skipped in the first round, which ruling `preparation.first_round` overrules: nothing is claimed of that here.
    Ties that it leaves open are guarded out.
"""

from typing import Any

from oracle.claims import Statements
from oracle.terms import all_of, smaller, when
from specs.effects import at, only
from specs.observables import *
from specs.parts import Notions
from specs.vocabulary import Action, Decoration, Role

say = Statements("summary-en")

MASTER, JOURNEYMAN, APPRENTICE = Role.MASTER, Role.JOURNEYMAN, Role.APPRENTICE

# Before the first round.
say("effect.begin.livre", "30.2 31.1", "everybody starts with 15 Livre", when=at(Event.BEGIN), then=livre == 15)
say("effect.begin.notions", "32.1 33.1", "everybody starts with one lace and one thread",
    when=at(Event.BEGIN), then=(lace == 1) & (thread == 1))
say("effect.begin.cards", "28.1", "everybody starts with five cards in the reserve",
    when=at(Event.BEGIN), then=(reserve == 5) & (hand == 0) & (pile == 0))

# Phase 1.
say("effect.prepare.favor_starts", "44.2 76.1", "who took the favor in the last round starts the next",
    when=at(Event.NEW_ROUND) & favor_taken, then=holder_starts)
say("effect.prepare.favor_back", "44.2", "the favor goes back to its place", when=at(Event.NEW_ROUND), then=favor_back)
say("effect.prepare.start_stays", "44.3", "otherwise the starting player stays the same",
    when=at(Event.NEW_ROUND) & ~favor_taken, then=same_start)
say("effect.prepare.queue_removed", "46.1", "workers left at the hiring spaces are removed",
    when=at(Event.NEW_ROUND), then=(queue_gain + queue == 0) & (cards_gone == queue))
say("effect.prepare.reveal", "47.1", "a worker goes from the deck to the hiring spaces",
    when=at(Event.REVEAL), then=(queue_gain == 1) & (deck_gain == -1))
say("effect.prepare.levels", "17.1 18.1 19.1", "a lower level is revealed before a higher one",
    when=at(Event.REVEAL), then=level_revealed == lowest_level)
say("effect.prepare.four", "47.1", "four workers are revealed", when=at(Event.QUEUED), then=queue == 4)
say("effect.prepare.deck_ends", "117.1", "in round 7 the deck runs out",
    when=at(Event.QUEUED), then=(deck == 0) == (round_number == 7))
say("effect.prepare.fill", "48.2 48.3", "a new tile goes to an empty space and none that lies there moves",
    when=at(Event.FILL), then=space_was_empty & (display_gain == 1))
say("effect.prepare.fill_from", "48.2", "new tiles come from the stacks", when=at(Event.FILL), then=from_stock)
say("effect.prepare.sweep", "50.1", "the garments of the two rightmost windows are discarded",
    when=at(Event.SWEEP) & (bag >= window_count), then=rags_gain == in_right_two)
say("effect.prepare.push", "51.1", "the other garments move to the right", when=at(Event.SWEEP), then=others_pushed_right)
say("effect.prepare.hang", "52.1", "an empty window gets a garment from the bag",
    when=at(Event.HANG), then=space_was_empty & from_bag)

# Phase 2.
say("effect.hand.three", "56.1", "everybody has three cards in hand", when=at(Event.HAND) & (team >= 3), then=hand_after == 3)
say("effect.hand.rest", "56.1 56.2", "the cards not chosen stay in the reserve",
    when=at(Event.HAND) & (reserve >= 3), then=(reserve_gain == -3) & (pile_gain == 0))
say("effect.hand.take_rest", "58.2 58.3", "with fewer than three in reserve all are taken, then the pile becomes the reserve",
    when=at(Event.HAND) & (reserve < 3), then=whole_reserve_taken & pile_turned_over & (pile_after == 0))
say("effect.hand.fill_up", "58.4", "from it the hand is filled up to three",
    when=at(Event.HAND) & (reserve < 3) & (team >= 3), then=reserve_after == pile + reserve - 3)
say("effect.hand.exactly_three", "58.5", "with exactly three in reserve these are taken and the pile waits",
    when=at(Event.HAND) & (reserve == 3), then=whole_reserve_taken & (reserve_after == 0) & (pile_gain == 0))

# Phase 3.
say("effect.turn.start", "62.1", "the starting player plays first", when=at(Event.FIRST_TURN), then=is_start)
say("effect.turn.card", "62.1", "a card is played from the hand", when=at(Event.CARD), then=from_hand & (hand_gain == -1))
say("effect.turn.next", "62.1", "the turn passes clockwise", when=at(Event.NEXT), then=next_clockwise)
say("effect.turn.until_played", "62.3 106.1", "the phase ends when nobody has cards in hand",
    when=at(Event.NEW_ROUND), then=hands_left == 0)
say("effect.turn.pile", "70.1", "a played card goes to the discard pile unless it is dismissed",
    when=at(Event.TURN_END) & ~is_leaving & ~by_bonus, then=card_in_pile)
say("effect.turn.decline", "62.2", "a bonus need not be used, and then gives nothing",
    when=at(Event.DECLINE), then=only() & (shared_changes == 0))
say("effect.turn.journeyman", "67.1", "a Journeyman never hires",
    when=at(Event.MAIN, Event.FAVOR, Event.DEPUTE) & (role == JOURNEYMAN), then=~(action == Action.HIRE))
say("effect.turn.apprentice", "68.1 68.2", "an Apprentice never hires, makes garments or asks for the favor",
    when=at(Event.MAIN, Event.FAVOR, Event.DEPUTE) & (role == APPRENTICE),
    then=~action.one_of(Action.HIRE, Action.MAKE_GARMENT, Action.CLAIM_FAVOR))

say("effect.favor.who", "74.2", "the favor is for a Master or a Journeyman", when=at(Event.FAVOR), then=~(role == APPRENTICE))
say("effect.favor.take", "75.1", "the favor is taken if it is still there", when=at(Event.FAVOR), then=holder_starts & ~favor_taken)
say("effect.favor.livre", "75.1", "the favor gives 5 Livre", when=at(Event.FAVOR), then=livre_gain == 5)
say("effect.favor.alone", "75.1", "it gives nothing else", when=at(Event.FAVOR), then=only("livre") & (shared_changes == 1))

say("effect.acquire.three_or_four", "80.1", "with three or four tiles in the segment one costs 2 Livre",
    when=at(Event.TILE) & ~free & (drawer_tiles >= 3) & (drawer_tiles <= 4), then=livre_gain == -2)
say("effect.acquire.two", "80.1", "with two tiles in the segment one costs 1 Livre",
    when=at(Event.TILE) & ~free & (drawer_tiles == 2), then=livre_gain == -1)
say("effect.acquire.last", "80.1", "the last tile is free", when=at(Event.TILE) & (drawer_tiles == 1), then=livre_gain == 0)
say("effect.acquire.take", "79.1", "one tile is taken from the segment", when=at(Event.TILE), then=from_drawer & (drawer_tiles_gain == -1))
say("effect.acquire.keep", "82.1", "a tile is kept as silk", when=at(Event.KEEP), then=kept & (tiles_gain == 1) & only("tiles"))
say("effect.acquire.cash", "83.1", "or it is discarded for the thread and lace it shows",
    when=at(Event.CASH), then=is_used & ~kept & (thread_gain + lace_gain >= 1) & (thread_gain >= 0) & (lace_gain >= 0))
say("effect.acquire.thread", "83.1", "no lace is gained where none is shown", when=at(Event.CASH) & (shows == Notions.THREAD),
    then=(thread_gain == 1) & (lace_gain == 0))
say("effect.acquire.lace", "83.1", "no thread is gained where none is shown", when=at(Event.CASH) & (shows == Notions.LACE),
    then=(lace_gain == 1) & (thread_gain == 0))

say("effect.make.who", "84.2", "a garment is made by a Master or a Journeyman",
    when=at(Event.MAIN) & (action == Action.MAKE_GARMENT), then=~(role == APPRENTICE))
say("effect.make.price", "85.2", "the price in Livre is paid", when=at(Event.WINDOW), then=livre_gain + price == 0)
say("effect.make.one", "85.1", "one garment leaves its window", when=at(Event.WINDOW), then=~windows_same & (shared_changes == 1))
say("effect.make.thimble", "85.3", "a garment with a golden thimble is made only by a Master",
    when=at(Event.WINDOW) & needs_master, then=role == MASTER)
say("effect.make.notions", "85.2 86.2", "thread and lace are paid in markers",
    when=at(Event.SPEND), then=(thread_gain + need_thread == 0) & (lace_gain + need_lace == 0))
say("effect.make.silk", "85.2 86.1", "silk is paid with tiles that show enough of it",
    when=at(Event.SPEND) & ~by_bonus, then=all_of(*(s >= n for s, n in zip(spent_silk, need_silk, strict=True)))
    & (tiles_gain + tiles_spent == 0))
say("effect.rent.space", "88.2", "a rented garment goes to a free space of a hall", when=at(Event.SPACE), then=space_was_free & garment_there)
say("effect.rent.master_space", "88.3", "special guest spaces take only what a Master made",
    when=at(Event.SPACE) & master_space, then=role == MASTER)
say("effect.rent.marker", "88.4", "the player's marker is put on it", when=at(Event.SPACE), then=marker_there)
say("effect.rent.reward", "88.5", "a reward is received at once", when=at(Event.SPACE),
    then=(livre_gain == reward_livre) & (thread_gain == reward_thread) & (lace_gain == reward_lace))
say("effect.rent.tile", "88.5", "so is a tile, if there is one", when=at(Event.SPACE) & (display > 0), then=tile_follows == (reward_tile > 0))
say("effect.sell.livre", "89.2", "a garment that is sold pays its value", when=at(Event.SELL), then=livre_gain == value)
say("effect.sell.discard", "89.3", "a garment that is sold is discarded", when=at(Event.SELL), then=is_rag & (rags_gain == 1))

say("effect.hire.who", "90.2", "only a Master hires", when=at(Event.HIRE), then=role == MASTER)
for shown, price_of_one in ((4, 5), (3, 3), (2, 1), (1, 0)):
    say(f"effect.hire.of_{shown}", "92.1", f"with {shown} cards there a worker costs {price_of_one} Livre",
        when=at(Event.HIRE) & (queue == shown), then=livre_gain == -price_of_one)
say("effect.hire.take", "91.1 93.1", "the worker goes to the player's hand",
    when=at(Event.HIRE), then=was_in_queue & hired_to_hand & (hand_gain == 1) & (queue_gain == -1))

for who, pay in ((MASTER, 10), (JOURNEYMAN, 7), (APPRENTICE, 4)):
    say(f"effect.depute.{who.value}", "96.1", f"dismissing a {who.value} pays {pay} Livre",
        when=at(Event.DEPUTE) & (role == who), then=livre_gain == pay)
say("effect.depute.played", "95.1", "the played worker is dismissed", when=at(Event.DEPUTE), then=from_hand)
say("effect.depute.floor", "98.2", "the last worker is not dismissed", when=at(Event.DEPUTE), then=team > 1)
say("effect.depute.bonus_first", "97.1", "the card stays until its bonus is used", when=at(Event.DEPUTE) & ~turn_over, then=is_leaving)
say("effect.depute.out", "95.1", "a dismissed card leaves the game", when=at(Event.TURN_END) & is_leaving, then=card_gone & ~card_in_pile)

say("effect.fund.marker", "100.1", "the player's marker goes to a free space",
    when=at(Event.FUND), then=space_was_free & marker_there & (decorations_gain == 1))
say("effect.fund.price", "101.1", "the price of the space is paid", when=at(Event.FUND) & ~by_bonus, then=livre_gain + price == 0)
say("effect.fund.fountain", "102.1", "one space in each row of the fountain at most",
    when=at(Event.FUND) & (kind == Decoration.KITCHEN), then=~same_kitchen_side)
say("effect.fund.fountain_kept", "102.1", "nobody has two spaces in one row", when=at(Event.TABLE), then=largest_kitchen <= 1)

# Phase 4.
INCOME_DUE = 5 + when(kitchen_by_decorations > 0, decorations, 0) + when(kitchen_by_garments > 0, garments, 0)
say("effect.income.base", "108.1", "everybody receives 5 Livre", when=at(Event.INCOME) & (kitchen_by_decorations == 0)
    & (kitchen_by_garments == 0), then=livre_gain == 5)
say("effect.income.fountain", "108.1 109.1 110.2 111.2", "the rows of the fountain add decorations or garments",
    when=at(Event.INCOME), then=livre_gain == INCOME_DUE)

# The final scoring.
say("effect.score.money", "117.1 108.1 121.2", "every 10 Livre, the last income with them, give a point",
    when=at(Event.SCORING), then=10 * line["money"] + livre_left == livre + INCOME_DUE)
say("effect.score.last_round", "117.1", "the scoring follows the seventh round", when=at(Event.SCORING), then=round_number == 7)
say("effect.score.favor", "123.2", "the favor gives 3 points", when=at(Event.SCORING), then=line["favor"] == when(holds_favor, 3, 0))
say("effect.score.no_bonus", "122.2", "without crowned cards there are no points for workers",
    when=at(Event.SCORING) & all_of(*(~flag for flag in crowned_for.values())), then=line["bonuses"] == 0)


def before(hall: int) -> Any:
    """Give how many players come before one in a hall."""
    return hall_ahead[hall] + hall_even_more[hall] + when(hall_musician[hall], 1, 0)


def settled(hall: int) -> Any:
    """Say that the text settles a player's place in a hall: nobody is tied with them to the end."""
    alone = (hall_even_same[hall] == 0) | ((hall_even_same[hall] == 1) & hall_musician[hall])
    return (hall_mine[hall] == 0) | (alone & (before(hall) <= 1))


def share(hall: int) -> Any:
    """Give the points for a hall."""
    second = when((before(hall) == 1) & (players > 2), hall_second[hall], 0)
    return when(hall_mine[hall] == 0, 0, when(before(hall) == 0, hall_first[hall], second))


say("effect.score.halls", "125.2 125.3 125.4", "majorities in the halls, where no tie stays open",
    when=at(Event.SCORING) & all_of(*map(settled, HALLS)), then=line["halls"] == sum(map(share, range(1, 5)), share(0)))
FIREWORKS_BEFORE = fireworks_ahead + fireworks_dearer
say("effect.score.fireworks_first", "126.2 126.3", "most fireworks give 7 or 6 points, ties by the dearest space",
    when=at(Event.SCORING) & (fireworks > 0) & (FIREWORKS_BEFORE == 0),
    then=(line["fireworks"] == 7) | (line["fireworks"] == 6))
say("effect.score.fireworks_second", "126.2 126.4", "second most give 3 or 2, but not with two players",
    when=at(Event.SCORING) & (fireworks > 0) & (FIREWORKS_BEFORE == 1),
    then=(line["fireworks"] == 0) == (players == 2))
say("effect.score.fireworks_of_second", "126.2", "second most give 3 or 2",
    when=at(Event.SCORING) & (fireworks > 0) & (FIREWORKS_BEFORE == 1) & (players > 2),
    then=(line["fireworks"] == 3) | (line["fireworks"] == 2))
say("effect.score.admire", "127.2", "a garment of the royal hall goes to the terrace of a firework of its owner",
    when=at(Event.ADMIRE), then=own_garment & from_first_hall & garment_there & own_firework)
say("effect.score.statues", "128.2 128.3", "each statue gives 2 points for each colour of a set of its own",
    when=at(Event.FINAL), then=line["statues"] == 2 * sum((smaller(c, statues) for c in of_color[1:]), smaller(of_color[0], statues)))
say("effect.score.garments", "129.3 129.4 129.5", "garments give their points, on the terrace times 2 or 3",
    when=at(Event.FINAL), then=line["garments"] + line["terrace"] == printed_garments + 2 * printed_terrace_x2 + 3 * printed_terrace_x3)
say("effect.score.decorations", "129.3 129.4", "decorations give the points shown", when=at(Event.FINAL),
    then=line["decorations"] == printed_decorations)
say("effect.score.winner", "131.1", "only a player with most points wins", when=at(Event.RESULT) & won, then=points == most_points)
say("effect.score.tie", "131.2", "of these, one with most money", when=at(Event.RESULT) & won, then=livre == most_livre_of_best)

CLAIMS = tuple(say.claims)
"""The claims, in the order of the text."""
