"""What the Deluxe rulebook says that jewels, specialised apprentices and the new bonuses bring about."""

from typing import Any

from oracle.claims import Statements
from oracle.terms import all_of, any_of, smaller, when
from specs.effects import at, only
from specs.observables import *
from specs.observables_options import *
from specs.option_events import OptionEvent
from specs.questions.bonuses import Bonus
from specs.questions.jewelry_bonuses import NewBonus
from specs.questions.jewelry_bonuses_conditions import Condition
from specs.vocabulary import Role

say = Statements("deluxe-pt")

MASTER, JOURNEYMAN, APPRENTICE = Role.MASTER, Role.JOURNEYMAN, Role.APPRENTICE
OF_TABLE = (
    Event.MAIN, Event.FAVOR, Event.DEPUTE, Event.FORGO, Event.DRAWER, Event.TILE, Event.WINDOW, Event.SAVE, Event.SPEND, Event.RENT,
    Event.NOTION, Event.DRAW, Event.EXCHANGE, Event.GIVE, Event.ENOUGH, Event.BONUS_DEPUTE, Event.HIRE, Event.CARD, Event.HAND,
)

# Setting up.
say("effect.box.mix", "926.1 930.1 966.1 971.1", "a card of the deck beside an exam goes into the employee deck", when=at(OptionEvent.MIX),
    then=from_exam_deck & card_in_deck & (exam_deck_gain == -1) & (deck_gain == 1) & others_same)
say("effect.box.mix_level", "925.1 930.1 965.1 971.1", "Journeymen go to level II, Masters to level V", when=at(OptionEvent.MIX),
    then=((role == JOURNEYMAN) & (card_level == 2)) | ((role == MASTER) & (card_level == 5)))
say("effect.box.mix_of_eleven", "928.1 930.1 968.1 971.1", "each deck has eleven cards, and two are drawn", when=at(OptionEvent.MIX),
    then=(exam_deck == 11) | (exam_deck == 10), counts={11: "two old and nine new cards", 10: "one less"})
say("effect.box.deal", "974.1 939.1", "a specialised apprentice of level 0 is dealt, and to nobody else", when=at(OptionEvent.DEAL),
    then=was_dealt & ~dealt_before & specialised & (card_level == 0) & (role == APPRENTICE))
say("effect.box.deal_alone", "976.1 977.1", "who is dealt one has nothing else for it", when=at(OptionEvent.DEAL), then=only() & deck_same & queue_same & drawers_same)
say("effect.box.levels", "931.1 972.1", "levels II and V have four cards, two of them mixed in", when=at(OptionEvent.READY),
    then=(of_level_two == 4) & (changed_two == 2) & (of_level_five == 4) & (changed_five == 2) & (deck == 28))
say("effect.box.decks_left", "928.1 930.1 968.1 971.1", "nine cards stay beside each exam", when=at(OptionEvent.READY),
    then=(journeyman_cards == 9) & (master_cards == 9), counts={9: "eleven less two"})
say("effect.box.area", "922.1", "each marker begins at the exam for Journeyman, and no task is done", when=at(OptionEvent.READY),
    then=area_is_journeyman & (tasks_done == 0))
say("effect.box.dealt", "974.1 977.1", "each player has a specialised apprentice that is not of the team", when=at(OptionEvent.READY) & ~is_hers,
    then=has_dealt & ~dealt_in_team)
say("effect.box.bag", "921.1", "all 24 jewels lie in the bag", when=at(OptionEvent.READY), then=(jewels_in_bag == 24) & (jewels == 0))
say("effect.box.places", "950.1", "the display has four places, all empty", when=at(OptionEvent.READY), then=jewel_holes == 4)

# The display.
say("effect.jewels.discard", "991.1", "the jewel on the rightmost place leaves the game, and no other", when=at(OptionEvent.SLIDE),
    then=(jewels_gone == when(rightmost_left, 1, 0)) & (jewel_bag_gain == 0) & other_boxes_same)
say("effect.jewels.slide", "993.1", "the others are pushed to the right", when=at(OptionEvent.SLIDE), then=pushed_right)
say("effect.jewels.show", "995.1", "a jewel of the bag goes to the rightmost empty place", when=at(OptionEvent.SHOW),
    then=taken & place_was_empty & rightmost_place & place_left & (jewel_bag_gain == -1))
say("effect.jewels.show_alone", "989.1 995.1", "nobody has more or less for it", when=at(OptionEvent.SHOW), then=others_same & (box_changes == 2))
say("effect.jewels.full", "989.1 996.1", "no place stays empty while there are jewels in the bag; the leftmost do", when=at(OptionEvent.JEWELS),
    then=((jewel_holes == 0) | (jewels_in_bag == 0)) & jewels_left)

# Buying.
PAID = at(OptionEvent.JEWEL) & taken & ~is_free
MARKS = when(tasks_gain > 0, 1, 0)  # a free jewel can be the end of making, which may do a task
say("effect.jewels.who", "1011.1 1044.1", "only who has a jewelry decoration is offered a jewel", when=at(OptionEvent.JEWEL), then=jewelry_before >= 1)
say("effect.jewels.price", "1015.1", "the price below the place is paid", when=PAID, then=livre_gain + jewel_price == 0)
say("effect.jewels.affordable", "1015.1", "nobody pays what they have not", when=at(OptionEvent.JEWEL), then=livre + livre_gain >= 0)
say("effect.jewels.fits", "1013.1 1014.1", "a necklace goes with a gown, a ring with a coat", when=PAID, then=jewel_fits)
say("effect.jewels.take", "1017.1", "the jewel is laid before the player", when=at(OptionEvent.JEWEL) & taken,
    then=jewel_owned & (jewels_gain == 1) & place_left & other_boxes_same)
say("effect.jewels.match", "1018.1", "a jewel of the garment's colour brings a tile of the bag, another none", when=PAID & draw_possible,
    then=draw_due == jewel_matches)
say("effect.jewels.none", "1008.1", "who buys none has nothing more or less", when=at(OptionEvent.JEWEL) & ~taken,
    then=only() & (box_changes == MARKS) & (shared_changes == 0))
say("effect.jewels.buy_alone", "1008.1 1015.1 1017.1", "buying changes nothing else", when=at(OptionEvent.JEWEL) & taken,
    then=only("livre") & (box_changes == 2 + MARKS) & ((shared_changes == 0) | (draw_due & bag_refilled)))
say("effect.jewels.sale", "1006.1", "a garment that is sold changes nothing of the box but tasks",
    when=at(OptionEvent.SOLD), then=(jewels_gain == 0) & other_boxes_same)
say("effect.jewels.others_keep", "1008.1 1017.1", "no other step of a turn moves jewels, markers or cards of the box", when=at(*OF_TABLE),
    then=(box_changes == 0) & other_boxes_same)
say("effect.jewels.kept", "1017.1", "jewels are not given away", when=at(Event.KEEP, Event.CASH, Event.SPACE, Event.FUND, Event.SELL),
    then=(jewels_gain == 0) & other_boxes_same)

# The jewelry decorations.
JEWELRY = at(OptionEvent.JEWELRY) & own_space
say("effect.jewelry.one", "1041.1", "a player has one jewelry decoration at most", when=JEWELRY, then=jewelry_before == 0)
say("effect.jewelry.price", "1039.1", "it is paid for like others", when=JEWELRY & ~by_bonus, then=livre_gain + price == 0)
say("effect.jewelry.later", "1039.1 572.1", "its points count at the end", when=JEWELRY, then=(points_gain == 0) & (decorations_gain == 1))
say("effect.jewelry.kept", "1041.1", "nobody ever has two", when=at(OptionEvent.WHOLE), then=most_jewelry <= 1)

# Specialised apprentices.
HIRED = at(OptionEvent.APPRENTICE)
say("effect.apprentice.who", "1023.1", "a Master hires the specialised apprentice", when=HIRED, then=role == MASTER)
say("effect.apprentice.free", "1023.1", "it is hired for nothing", when=HIRED, then=livre_gain == 0)
say("effect.apprentice.own", "1023.1", "it is the one that the player was dealt, and is hired once", when=HIRED, then=was_dealt & ~has_dealt)
say("effect.apprentice.hand", "1030.1", "it goes to the hand", when=HIRED, then=hired_to_hand & (hand_gain == 1))
say("effect.apprentice.alone", "1023.1 1030.1", "the queue and all else stay as they are", when=HIRED,
    then=only("hand") & (shared_changes == 0) & queue_same & (box_changes == 1) & other_boxes_same)
say("effect.apprentice.in_place", "1023.1", "hiring is possible while somebody is in the queue or is waiting with the player",
    when=at(Event.MAIN) & extra, then=role == MASTER)
for need, asked, passage, text in (
    (Condition.COATS, coats >= 3, "1310.1", "three coats on the board"),
    (Condition.GOWNS, gowns >= 3, "1313.1", "three gowns on the board"),
    (Condition.MASTER_GUESTS, master_guests >= 3, "1316.1", "three garments on Master guest spaces"),
    (Condition.LIVRE, livre >= 30, "1319.1", "30 Livre"),
    (Condition.JEWELS, jewels >= 3, "1321.1", "three jewels"),
    (Condition.DECORATION_KINDS, decoration_kinds >= 3, "1323.1", "three kinds of decoration"),
    (Condition.RESOURCES, (tiles >= 4) & (lace >= 2) & (thread >= 2), "1329.1", "four tiles, two lace, two thread"),
    (Condition.POINTS, points >= 5, "1332.1 1334.1", "five points won so far"),
    (Condition.MASTER_EXAM, masters_passed >= 1, "1337.1", "an exam for Master"),
    (Condition.HALLS, present_in == 5, "1340.1", "all five halls"),
):
    say(f"effect.apprentice.if_{need.name.lower()}", f"1026.1 {passage}", f"hiring asks for {text}",
        when=HIRED & (condition == need), then=asked)
say("effect.apprentice.one", "974.1 1023.1", "a team has one specialised apprentice at most", when=at(OptionEvent.WHOLE), then=most_specialised <= 1)
say("effect.apprentice.points", "1030.2", "whenever it is played it gives 3 points", when=at(OptionEvent.NEW_BONUS) & specialised,
    then=(points_gain == 3) & only("points") & (shared_changes == 0))
say("effect.apprentice.later", "1034.1", "what its hiring asked for is not asked again", when=at(OptionEvent.NEW_BONUS) & specialised,
    then=box_changes == 0)


# The new bonuses.
def uses(*ones: NewBonus) -> Any:
    """Name the use of new bonuses."""
    return at(OptionEvent.NEW_BONUS) & ~specialised & any_of(*(new_bonus == one for one in ones))


N = NewBonus
for one, gift, passage in (
    (N.J_HALLS, livre_gain == present_in, "1209.1"),
    (N.J_DECORATIONS, livre_gain == 3 * (decorations // 2), "1226.1"),
    (N.J_RINGS, livre_gain == 3 * (rings() // 2), "1246.1"),
    (N.J_JEWELS, points_gain == jewels // 3, "1250.1"),
    (N.M_GOWNS, points_gain == smaller(of_color[0], of_color[2]), "1259.1"),
    (N.M_MASTER_GUESTS, livre_gain == 3 * (master_guests // 2), "1265.1"),
    (N.M_JEWELS, livre_gain == 3 * (jewels // 2), "1270.1"),
    (N.M_MISSING, livre_gain == when(of_color[2] == 0, 4, 0) + when(of_color[3] == 0, 5, 0), "1275.1 1278.1 1281.1"),
):
    say(f"effect.new.{one.name.lower()}", passage, "Livre or points by what the player has", when=uses(one), then=gift)
for size, gift in ((4, 6), (5, 5), (6, 4)):
    say(f"effect.new.j_team_{size}", "1218.1", f"a team of {size} gives {gift} Livre", when=uses(N.J_TEAM) & (team_still == size),
        then=livre_gain == gift)
say("effect.new.j_team_7", "1218.1", "a team of 7 or more gives 2 Livre", when=uses(N.J_TEAM) & (team_still >= 7), then=livre_gain == 2)
say("effect.new.livre", "1209.1 1218.1 1226.1 1246.1 1265.1 1270.1 1275.1", "these give Livre and nothing else",
    when=uses(N.J_HALLS, N.J_TEAM, N.J_DECORATIONS, N.J_RINGS, N.M_MASTER_GUESTS, N.M_JEWELS, N.M_MISSING),
    then=only("livre") & (shared_changes == 0) & (box_changes == 0))
say("effect.new.points", "1250.1 1259.1", "these give points and nothing else", when=uses(N.J_JEWELS, N.M_GOWNS),
    then=only("points") & (shared_changes == 0) & (box_changes == 0))
say("effect.new.waits", "1201.1 1231.1 1241.1 1255.1", "a bonus with something to choose gives nothing before",
    when=uses(N.J_COPY, N.J_MAKE, N.J_HALL_GARMENTS, N.M_HALL_GARMENTS), then=only() & (shared_changes == 0) & (box_changes == 0))
say("effect.new.reserve_waits", "1195.1", "a card of the reserve is chosen before anything is given",
    when=uses(N.J_RESERVE) & (reserve > 0), then=only() & (shared_changes == 0))
say("effect.new.make_any", "1231.1 511.1", "a garment is made only while the display shows some", when=uses(N.J_MAKE), then=garments_shown > 0)
say("effect.new.at_the_end", "1285.1 1292.1 1298.1 1305.1", "four of the Masters give nothing in play", when=at(OptionEvent.NEW_BONUS), then=~crowned)
say("effect.new.j_hall_garments", "1241.1 1241.2 1242.1", "a point for each two garments in the hall chosen",
    when=at(OptionEvent.HALL) & (new_bonus == N.J_HALL_GARMENTS), then=(points_gain == in_hall // 2) & only("points"))
say("effect.new.m_hall_garments", "1255.1 1255.2 1256.1", "2 Livre for each garment in the hall chosen",
    when=at(OptionEvent.HALL) & (new_bonus == N.M_HALL_GARMENTS), then=(livre_gain == 2 * in_hall) & only("livre"))
say("effect.new.hall_alone", "1241.1 1255.1", "choosing a hall moves nothing", when=at(OptionEvent.HALL), then=(shared_changes == 0) & (box_changes == 0))
RESERVED, COPIED = at(OptionEvent.LENT) & lends_from_reserve, at(OptionEvent.LENT) & ~lends_from_reserve
say("effect.new.reserve", "1195.1", "a card of the reserve goes on top of the own discard pile", when=RESERVED,
    then=was_in_reserve & now_in_pile & own_pile & on_top)
say("effect.new.copy", "1202.1", "the card on top of an opponent's pile is copied and stays there", when=COPIED,
    then=~own_pile & pile_top & now_in_pile & others_same)
say("effect.new.lends_nothing", "1198.1 1202.1 382.1", "a card without a bonus in play lends none", when=at(OptionEvent.LENT) & lends_nothing,
    then=nothing_gained)
SALE = at(OptionEvent.SOLD) & must_sell
say("effect.new.j_make_point", "1235.1", "the bonus that sells gives a point besides", when=SALE, then=points_gain == 1)
say("effect.new.j_make_value", "1233.1", "and the value of the garment", when=SALE & ~is_couture, then=livre_gain == value)
say("effect.new.j_make_alone", "1233.1 1235.1", "and nothing else", when=SALE, then=only("livre", "points") & (shared_changes == 1))
say("effect.new.j_make_sells", "1233.1", "the garment of that bonus is not rented", when=at(Event.RENT), then=~must_sell)
say("effect.new.j_make_no_thimble", "1236.1", "a garment with a thimble cannot be made by it", when=at(OptionEvent.CHOSEN) & must_sell, then=~needs_master)
say("effect.new.only_then", "1235.1", "other sales give no point", when=at(OptionEvent.SOLD) & ~must_sell, then=points_gain == 0)

# Income and the final scoring.
BY_DECORATIONS = when(kitchen_by_decorations > 0, decorations, 0)
BY_GARMENTS = when(kitchen_by_garments > 0, garments, 0)
say("effect.box.income", "1180.1 1181.1 592.1", "each jewel brings a Livre besides the other income", when=at(OptionEvent.EARNED),
    then=livre_gain == 5 + jewels + BY_DECORATIONS + BY_GARMENTS)
say("effect.box.income_alone", "1181.1", "and nothing but Livre", when=at(OptionEvent.EARNED), then=(points_gain == 0) & (thread_gain == 0) & (lace_gain == 0))
say("effect.box.money", "1181.1 1186.1 677.1", "jewels bring income before money is converted, and not after", when=at(OptionEvent.JUDGED) & ~is_hers,
    then=10 * line["money"] + livre_left == livre + 5 + jewels + BY_DECORATIONS + BY_GARMENTS)
say("effect.box.jewel_points", "1186.1", "each jewel gives a point", when=at(OptionEvent.COUNTED), then=line["jewels"] == jewels)
C, K = crowned_for, crowned_new
JEWEL_SETS = smaller(smaller(of_jewels[0], of_jewels[1]), smaller(of_jewels[2], of_jewels[3]))
TEAM_POINTS = when(team >= 11, 11, when(team >= 9, 8, when(team >= 7, 5, 2)))
NEW_AT_END = (
    (N.M_JEWEL_SETS, 6 * JEWEL_SETS, "1286.1"),
    (N.M_NECKLACES, 3 * (necklaces() // 2), "1293.1"),
    (N.M_DECORATIONS, decorations, "1299.1"),
    (N.M_APPRENTICES, 3 * (apprentices // 2), "1306.1"),
)
SUM_NEW = sum((when(K[one], goal, 0) for one, goal, _ in NEW_AT_END[1:]), when(K[NEW_AT_END[0][0]], NEW_AT_END[0][1], 0))
say("effect.box.end_bonuses", "1286.1 1293.1 1299.1 1306.1 680.1", "Masters with a bonus for the end count besides crowned apprentices",
    when=at(OptionEvent.JUDGED) & (team >= 5),
    then=line["bonuses"] == SUM_NEW + when(C[Bonus.VI_TEAM], TEAM_POINTS, 0) + when(C[Bonus.VI_NOTIONS], 3 * smaller(thread, lace), 0)
    + when(C[Bonus.VI_MASTER_GUESTS], 3 * (master_guests // 2), 0) + when(C[Bonus.VI_COUPLES], 2 * smaller(gowns, coats), 0))
for one, goal, passage in NEW_AT_END:
    alone = all_of(*(~flag for flag in C.values()), *(~flag for other, flag in K.items() if other is not one))
    say(f"effect.box.end_{one.name.lower()}", passage, "the bonus is scored where it is the only one",
        when=at(OptionEvent.JUDGED) & K[one] & alone, then=line["bonuses"] == goal)

# Always.
say("effect.box.all_jewels", "921.1", "there are 24 jewels, each in one place", when=at(OptionEvent.WHOLE), then=(all_jewels == 24) & (jewels_twice == 0))
say("effect.box.all_cards", "928.1 968.1 974.1", "no card lies in two places", when=at(OptionEvent.WHOLE), then=cards_in_two == 0)
say("effect.box.floor", "548.1 1070.1 1073.1", "a team keeps four employees through exams and garments", when=at(OptionEvent.WHOLE), then=smallest_team >= 4)
say("effect.box.no_debt", "1015.1 1063.1", "nobody ever has less than nothing", when=at(OptionEvent.WHOLE), then=(lowest_livre >= 0) & (lowest_notions >= 0))
