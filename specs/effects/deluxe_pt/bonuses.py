"""What the Deluxe rulebook says that the bonuses of employees bring about in play."""

from typing import Any

from oracle.claims import Statements
from oracle.terms import all_of
from specs.effects import at, only
from specs.observables import *
from specs.questions.bonuses import Bonus
from specs.vocabulary import Role

say = Statements("deluxe-pt")

MASTER, JOURNEYMAN, APPRENTICE = Role.MASTER, Role.JOURNEYMAN, Role.APPRENTICE


def uses(one: Bonus) -> Any:
    """Name the use of one bonus."""
    return at(Event.BONUS) & (bonus == one)


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
