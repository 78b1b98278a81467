"""What the Deluxe rulebook says that the six main actions bring about, and the bonus for all halls."""

from oracle.claims import Statements
from oracle.terms import all_of, when
from specs.effects import at, only
from specs.observables import *
from specs.parts import Notions
from specs.vocabulary import Action, Decoration, Role

say = Statements("deluxe-pt")

MASTER, JOURNEYMAN, APPRENTICE = Role.MASTER, Role.JOURNEYMAN, Role.APPRENTICE

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
    when=at(Event.KEEP) & ~extra, then=kept & ~is_used & (tiles_gain == 1) & only("tiles") & (shared_changes == 0))
say("effect.acquire.cash", "411.1", "a tile not kept is discarded",
    when=at(Event.CASH), then=is_used & ~kept & (used_gain == 1) & (tiles_gain == 0))
say("effect.acquire.cash_alone", "411.1", "discarding a tile changes nothing but thread and lace",
    when=at(Event.CASH) & ~extra, then=only("thread", "lace") & (shared_changes == 1))
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
    when=at(Event.SPEND) & ~extra, then=only("thread", "lace", "tiles") & (shared_changes == when(tiles_spent > 0, 1, 0)))
say("effect.rent.waits", "481.1 485.1", "renting has no effect before a space is chosen",
    when=at(Event.RENT), then=only() & (shared_changes == 0))
say("effect.rent.space", "485.1", "a rented garment goes to an empty guest space",
    when=at(Event.SPACE), then=space_was_free & garment_there & (garments_shown == 1))
say("effect.rent.marker", "496.1", "the player's marker is put on it", when=at(Event.SPACE), then=marker_there)
say("effect.rent.master_space", "488.1", "a Master guest space takes only what a Master made",
    when=at(Event.SPACE) & master_space, then=role == MASTER)
say("effect.rent.livre", "498.1 500.1", "a reward in Livre is received at once", when=at(Event.SPACE) & ~extra, then=livre_gain == reward_livre)
say("effect.rent.thread", "498.1 501.1", "a reward of thread is received at once", when=at(Event.SPACE), then=thread_gain == reward_thread)
say("effect.rent.lace", "498.1 502.1", "a reward of lace is received at once", when=at(Event.SPACE), then=lace_gain == reward_lace)
say("effect.rent.tile", "503.1", "a reward of a tile is received at once, if there is one in the display",
    when=at(Event.SPACE) & ~extra, then=tile_follows == ((reward_tile > 0) & (display > 0)))
say("effect.rent.tile_free", "503.1", "a tile as a reward costs nothing", when=at(Event.TILE) & free, then=livre_gain == 0)
say("effect.rent.no_points", "497.1", "points of garments count only at the end", when=at(Event.SPACE) & ~extra, then=points_gain == 0)
say("effect.rent.alone", "485.1 498.1", "nothing changes but the space, its reward and perhaps the bonus for all halls",
    when=at(Event.SPACE) & ~extra, then=only("livre", "thread", "lace") & ~guests_same
    & (shared_changes == 1 + when(all_halls_same, 0, 1)))
say("effect.sell.livre", "508.1", "a garment that is sold pays its value", when=at(Event.SELL), then=livre_gain == value)
say("effect.sell.value", "42.1", "values are 6 to 28 Livre", when=at(Event.SELL) & ~extra, then=(value >= 6) & (value <= 28))
say("effect.sell.discard", "508.1", "a garment that is sold is discarded", when=at(Event.SELL), then=is_rag & (rags_gain == 1))
say("effect.sell.alone", "508.1", "selling changes nothing else",
    when=at(Event.SELL) & ~extra, then=only("livre") & (shared_changes == 1) & ~rags_same)

# 4. Hiring.
say("effect.hire.who", "520.1", "only a Master hires", when=at(Event.HIRE), then=role == MASTER)
say("effect.hire.any", "532.1", "an employee is hired only while the queue has some",
    when=at(Event.MAIN) & (action == Action.HIRE) & ~extra, then=queue > 0)
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
