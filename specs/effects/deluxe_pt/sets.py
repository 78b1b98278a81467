"""What the Deluxe rulebook says that fancy, festive and haute couture garments bring about."""

from oracle.claims import Statements
from oracle.terms import smaller, when
from specs.effects import at, only
from specs.observables import *
from specs.observables_options import *
from specs.option_events import OptionEvent
from specs.questions.garment_sets import FestiveBonus
from specs.questions.garment_sets_couture import Couture
from specs.vocabulary import Role

say = Statements("deluxe-pt")

# The bags.
say("effect.sets.garments", "1586.1 1588.1 1597.1 1633.1 23.1", "the garments of the sets come to the 42, and none is lost", when=at(OptionEvent.WHOLE),
    then=(garments_here == 42 + set_garments) & (garments_doubled == 0))
say("effect.sets.tiles", "1586.1 1588.1 79.1", "five tiles come to the 48, and none is lost", when=at(OptionEvent.WHOLE) & (set_tiles > 0),
    then=(set_tiles == 5) & (tiles_here == 53) & (tiles_twice == 0), counts={53: "48 and 5"})
say("effect.sets.no_tiles", "1586.1 79.1", "the other sets bring no tiles", when=at(OptionEvent.WHOLE) & (set_tiles == 0), then=(tiles_here == 48) & (tiles_twice == 0))
say("effect.festive.late", "1597.1 1598.1", "four garments come into the bag when the first round is prepared", when=at(OptionEvent.LATE),
    then=(late_count == 4) & (late_in_bag == 4) & (late_elsewhere == 0) & (bag_gain == 4))
say("effect.festive.not_before", "1597.1", "they do not hang in the first round", when=at(Event.HANG) & (round_number == 1),
    then=late_in_bag == 0)
say("effect.sets.hang", "315.1 1598.1", "hanging takes one garment of the bag, whatever comes into it at the end of the phase",
    when=at(Event.HANG) & extra, then=(round_number == 1) & (bag_gain == 3) & (rags_gain == 0), counts={3: "four come, one goes"})

# Making.
SET = at(OptionEvent.CHOSEN) & (is_festive | is_couture) & ~is_livre
say("effect.sets.needs_space", "1637.1 1600.2", "a garment that cannot be sold is made only if a space is free for it", when=SET, then=space_for_it)
say("effect.sets.not_for_sale", "1233.1 1600.2 1636.1", "nor by the bonus that has to sell", when=SET, then=~must_sell)
say("effect.sets.as_usual", "1600.1 1633.2 1586.1", "such a garment is chosen and paid like others", when=at(OptionEvent.CHOSEN) & of_set,
    then=(livre_gain + price == 0) & only("livre") & (shared_changes == 1))
say("effect.sets.thimble", "467.1 1600.1 1633.2", "a thimble asks for a Master there, too", when=at(OptionEvent.CHOSEN) & of_set & needs_master, then=role == Role.MASTER)
say("effect.sets.never_sold", "1600.2 1636.1", "festive garments are never sold, nor those of the haute couture but one", when=at(OptionEvent.SOLD),
    then=~is_festive & (~is_couture | is_livre))
say("effect.sets.fancy_sold", "1586.1 508.1", "fancy garments are sold for their value", when=at(OptionEvent.SOLD) & of_set & ~is_couture & ~is_festive,
    then=(livre_gain == value) & is_rag & (rags_gain == 1))
say("effect.sets.sold_alone", "508.1", "a sale gives nothing else", when=at(OptionEvent.SOLD) & ~must_sell, then=only("livre") & (shared_changes == 1))

# Festive garments.
FESTIVE = at(OptionEvent.FESTIVE)
say("effect.festive.couples", "1607.1", "2 points for each gown with a coat on the board", when=FESTIVE & (festive_bonus == FestiveBonus.COUPLES),
    then=points_gain == 2 * smaller(gowns, coats))
say("effect.festive.decorations", "1614.1", "a point for each decoration", when=FESTIVE & (festive_bonus == FestiveBonus.DECORATIONS), then=points_gain == decorations)
say("effect.festive.common_gowns", "1620.1", "a point for each common gown on the board", when=FESTIVE & (festive_bonus == FestiveBonus.COMMON_GOWNS),
    then=points_gain == of_color[0])
say("effect.festive.common_coats", "1624.1", "a point for each common coat on the board", when=FESTIVE & (festive_bonus == FestiveBonus.COMMON_COATS),
    then=points_gain == of_color[1])
say("effect.festive.at_once", "1601.1", "the points come with the paying, which changes nothing else", when=FESTIVE,
    then=only("thread", "lace", "tiles", "points") & (points_gain >= 0) & (box_changes == 0))
say("effect.festive.placed", "1602.1", "then it is put on the board as usual", when=at(Event.RENT) & is_festive, then=only() & (shared_changes == 0))

# Haute couture.
WORN = at(OptionEvent.WORN)
C = Couture
say("effect.couture.favor", "1642.1 1647.1", "the favor is taken if it is there", when=WORN & (couture == C.FAVOR) & favor_was_free, then=favor_mine)
say("effect.couture.favor_gone", "1647.1", "it stays with whoever has it", when=WORN & (couture == C.FAVOR) & ~favor_was_free, then=favor_same)
say("effect.couture.favor_livre", "1647.1", "5 Livre come always", when=WORN & (couture == C.FAVOR), then=livre_gain == 5 + space_livre)
say("effect.couture.no_favor", "1647.1", "no other garment gives the favor", when=WORN & ~(couture == C.FAVOR), then=favor_same)
say("effect.couture.livre", "1675.1", "the gown for Livre gives 14 Livre", when=WORN & (couture == C.LIVRE), then=livre_gain == 14 + space_livre)
say("effect.couture.livre_sold", "1675.1", "14 Livre if it is sold", when=at(OptionEvent.SOLD) & is_livre, then=livre_gain == 14)
say("effect.couture.tile", "1655.1", "a tile of the display is taken for nothing, if there is one", when=WORN & (couture == C.TILE),
    then=(tile_follows == (display > 0)) & (livre_gain == space_livre))
say("effect.couture.depute", "1649.1", "an employee may be deputed, if the team is large enough", when=WORN & (couture == C.DEPUTE),
    then=(call_follows == (team >= 5)) & (livre_gain == space_livre), counts={5: "one more than a team always keeps"})
say("effect.couture.jewel", "1662.1", "a jewel is chosen for nothing by who has a jewelry decoration", when=WORN & (couture == C.JEWEL),
    then=(jewel_follows == ((jewelry_before >= 1) & ~display_empty)) & (livre_gain == space_livre))
say("effect.couture.color", "1682.1", "2 points if a jewel of its colour was taken with it", when=WORN & (couture == C.COLOR),
    then=(points_gain == when(matched, 2, 0)) & (livre_gain == space_livre))
say("effect.couture.no_points", "1676.1", "no other garment gives points at once", when=WORN & ~(couture == C.COLOR), then=points_gain == 0)
say("effect.couture.alone", "1634.1", "the bonus of a garment moves nothing of others", when=WORN, then=others_same & other_boxes_same)
FREE = at(OptionEvent.JEWEL) & is_free
say("effect.couture.jewel_free", "1662.1", "such a jewel costs nothing", when=FREE, then=livre_gain == 0)
say("effect.couture.jewel_taken", "1662.1", "it is taken if there is one", when=FREE & ~display_empty, then=taken)
say("effect.couture.jewel_match", "1667.1", "if it is of the garment's colour a tile of the bag comes with it", when=FREE & taken & draw_possible,
    then=draw_due == jewel_matches)
CALLED = at(OptionEvent.CALL) & called
for who, pay in ((Role.MASTER, 10), (Role.JOURNEYMAN, 7), (Role.APPRENTICE, 4)):
    say(f"effect.couture.call_{who.value}", "1651.1 538.1 541.1", f"deputing a {who.value} pays {pay} Livre", when=CALLED & (role == who), then=livre_gain == pay,
        counts={pay: "printed on the card, in a picture that the text has lost"})
say("effect.couture.call_own", "1649.1", "it is any employee of the own team", when=CALLED, then=of_team & card_gone)
say("effect.couture.call_floor", "548.1 1649.1", "a team of four is not deputed from", when=at(OptionEvent.CALL), then=team >= 5,
    counts={5: "one more than a team always keeps"})
say("effect.couture.call_no_bonus", "1651.1", "the bonus of the employee is not used", when=CALLED, then=~bonus_follows)
say("effect.couture.call_alone", "1651.1", "nothing else comes of it", when=CALLED, then=others_same & (shared_changes == 0) & (points_gain == 0))
say("effect.couture.call_none", "1649.1", "nobody has to depute", when=at(OptionEvent.CALL) & ~called, then=only() & (shared_changes == 0))
