"""Claims of `deluxe-pt` about the new bonuses and the hiring conditions of the Jewelry Box, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions.base_decorations import InHall, all_halls_is_decoration
from specs.questions.base_garments import Fate, Space
from specs.questions.bonuses import BonusLevel, CardPlace, GarmentPlace
from specs.questions.bonuses_gains import Currency
from specs.questions.extra_deluxe_jewelry import (
    master_garment_marked_by_thimble,
    missing_bonus_paid_by_bank,
    missing_bonuses_add,
    new_bonus_paid_by_bank,
    new_team_bonus_paid_by_bank,
)
from specs.questions.jewelry_bonuses import (
    CountedMarker,
    CountingBonus,
    DecorationCounter,
    HallBonus,
    HallChoice,
    NewBonus,
    counted,
    gown_pair_has,
    gown_pair_same_hall,
    hall_bonus_counts,
    hall_chosen_by,
    hall_presence_for_bonus,
    jewel_set_has,
    level_of_new_bonus,
    missing_bonus_asks_for,
    missing_bonus_gain,
    missing_bonus_livre,
    necklace_colors_matter,
    new_bonus_at_end,
    new_bonus_counts_marker,
    new_bonus_counts_others,
    new_bonus_gain,
    new_bonus_of_role,
    new_bonus_pays_in,
    new_bonuses_listed,
    new_end_bonus_times,
    new_team_bonus_gain,
    team,
)
from specs.questions.jewelry_bonuses_actions import (
    CopyFrom,
    PaidIn,
    Whose,
    copy_bonus_any_opponent,
    copy_bonus_as_played,
    copy_bonus_from,
    copy_bonus_pile_of,
    reserve_bonus_any_card,
    reserve_bonus_at_once,
    reserve_bonus_cards,
    reserve_bonus_face_up,
    reserve_bonus_from,
    reserve_bonus_put,
    sale_bonus_actions,
    sale_bonus_after_any_main,
    sale_bonus_fate,
    sale_bonus_master_garment,
    sale_bonus_pays,
    sale_bonus_points,
)
from specs.questions.jewelry_bonuses_conditions import (
    Asked,
    Condition,
    FundedKind,
    condition_at_least,
    condition_counts_end_points,
    condition_exists,
    condition_garment_counts,
    condition_goods_all_needed,
    condition_hall_by,
    condition_kind_counts,
    condition_met_with_halls,
    halls_present,
)
from specs.questions.jewelry_box import JewelKind, jewel_kind
from specs.questions.jewelry_box_apprentice import conditions_listed, conditions_stand_on_page
from specs.vocabulary import Garment, Role

claim = Statements("deluxe-pt")

BLUE, PINK = Garment.COMMON_GOWN, Garment.COMMON_COAT
GREEN, ORANGE = Garment.UNCOMMON_GOWN, Garment.RARE_COAT


def counting(name: str, at: str, bonus: CountingBonus, pays: Currency, gain: int, each: int = 1) -> None:
    """State what one bonus that counts things gives: so much for so many of them."""
    claim(f"jbonus.{name}.gain", at, f"{gain} for every {each} counted",
          new_bonus_gain(bonus, counted) == counted // each * gain,
          counts={each: "each one"} if each == 1 else {})
    claim(f"jbonus.{name}.pays", at, "what it pays in", new_bonus_pays_in(bonus) == pays)
    if pays is Currency.LIVRE:
        claim(f"jbonus.{name}.bank", at, "the bank pays", new_bonus_paid_by_bank(bonus))


# Journeymen.
claim("jbonus.journeymen", "1193.1", "nine bonuses of journeymen are listed", new_bonuses_listed(Role.JOURNEYMAN) == 9,
      counts={9: "the bonuses between the two headings counted"})
for b, at in (
    (NewBonus.J_RESERVE, "1195.1"), (NewBonus.J_COPY, "1202.1"), (NewBonus.J_HALLS, "1209.1"),
    (NewBonus.J_TEAM, "1218.1"), (NewBonus.J_DECORATIONS, "1226.1"), (NewBonus.J_MAKE, "1231.1"),
    (NewBonus.J_HALL_GARMENTS, "1242.1"), (NewBonus.J_RINGS, "1246.1"), (NewBonus.J_JEWELS, "1250.1"),
):
    claim(f"jbonus.{b.name.lower()}.role", f"1193.1 {at}", "it stands under the heading of the journeymen",
          new_bonus_of_role(b) == Role.JOURNEYMAN, why="heading and bonus")
    claim(f"jbonus.{b.name.lower()}.level", f"936.1 1193.1 {at}", "the new journeymen are of level two",
          level_of_new_bonus(b) == BonusLevel.TWO, why="the list of parts, heading and bonus")

claim("jbonus.reserve.one", "1195.1", "one employee is chosen", reserve_bonus_cards() == 1)
claim("jbonus.reserve.from", "1195.1", "from the reserve", reserve_bonus_from(CardPlace.RESERVE).may)
claim("jbonus.reserve.chosen", "1195.1", "the player chooses it", reserve_bonus_any_card().may)
claim("jbonus.reserve.put", "1195.1", "it goes to the discard pile", reserve_bonus_put() == CardPlace.DISCARD)
claim("jbonus.reserve.face_up", "1195.1", "face up", reserve_bonus_face_up())
claim("jbonus.reserve.at_once", "1198.1", "its bonus is used at once", reserve_bonus_at_once().may,
      unsaid=("leave",), why="what is ordered is allowed")

claim("jbonus.copy.top", "1201.1 1202.1", "the top card is copied", copy_bonus_from() == CopyFrom.TOP,
      why="one sentence in two passages")
claim("jbonus.copy.whose", "1202.1", "of an opponent's pile", copy_bonus_pile_of() == Whose.OPPONENT)
claim("jbonus.copy.any", "1202.1", "any opponent", copy_bonus_any_opponent().may,
      unsaid=("leave",), why="an opponent, with no more said, is any of them")
claim("jbonus.copy.as_played", "1202.1", "as if the card had just been played", copy_bonus_as_played())

counting("halls", "1209.1", CountingBonus.J_HALLS, Currency.LIVRE, 1)
claim("jbonus.halls.garment", "1209.1", "a garment counts", hall_presence_for_bonus(InHall.GARMENT))
claim("jbonus.halls.decoration", "1209.1", "so does a decoration there, which is a musician",
      hall_presence_for_bonus(InHall.MUSICIAN))

claim("jbonus.team.four", "1218.1", "six with four cards", new_team_bonus_gain(4) == 6,
      why="one sentence over seven lines")
claim("jbonus.team.five", "1218.1", "five with five cards", new_team_bonus_gain(5) == 5,
      why="one sentence over seven lines")
claim("jbonus.team.six", "1218.1", "four with six cards", new_team_bonus_gain(6) == 4,
      why="one sentence over seven lines")
claim("jbonus.team.more", "1218.1", "two with seven or more", new_team_bonus_gain(team) == 2, when=team >= 7,
      why="one sentence over seven lines")
claim("jbonus.team.bank", "1218.1", "the bank pays", new_team_bonus_paid_by_bank(),
      why="one sentence over seven lines")

counting("decorations", "1226.1", CountingBonus.J_DECORATIONS, Currency.LIVRE, 3, 2)
claim("jbonus.decorations.all_halls", "1226.1", "markers on the bonus for all halls do not count",
      ~new_bonus_counts_marker(DecorationCounter.J_DECORATIONS, CountedMarker.ALL_HALLS))
claim("jbonus.decorations.no_decoration", "1226.1", "the bonus for all halls is no decoration",
      ~all_halls_is_decoration())

claim("jbonus.make.one", "1231.1", "one garment", sale_bonus_actions() == 1)
claim("jbonus.make.any_main", "1231.1", "whatever the main action was", sale_bonus_after_any_main().may,
      unsaid=("leave",), why="what is offered whatever became of the main action may be taken")
claim("jbonus.make.sell", "1233.1", "it must be sold", sale_bonus_fate(Fate.SELL).must)
claim("jbonus.make.not_rent", "1233.1", "it may not be rented", sale_bonus_fate(Fate.RENT).may_not,
      unsaid=("rent it", "denial"), why="what must be sold may not be rented")
claim("jbonus.make.pays", "1233.1", "for the value on it", sale_bonus_pays() == PaidIn.VALUE)
claim("jbonus.make.point", "1235.1", "one prestige point", sale_bonus_points() == 1)
claim("jbonus.make.no_master", "1236.1", "no garment of a master", sale_bonus_master_garment().may_not)
claim("jbonus.make.thimble", "1236.1", "such garments show a golden thimble", master_garment_marked_by_thimble())

claim("jbonus.hall_garments.choice", "1241.1", "the player chooses a hall",
      hall_chosen_by(HallBonus.J_HALL_GARMENTS) == HallChoice.PLAYER,
      unsaid=("left 1",), why="the one hall is the chosen one")
counting("hall_garments", "1241.2 1242.1", CountingBonus.J_HALL_GARMENTS, Currency.PRESTIGE, 1, 2)
claim("jbonus.hall_garments.spaces", "1242.1", "garments in that hall count, on whatever space",
      all_of(hall_bonus_counts(HallBonus.J_HALL_GARMENTS, Space.GUEST),
             hall_bonus_counts(HallBonus.J_HALL_GARMENTS, Space.MASTER_GUEST)))
counting("rings", "1246.1", CountingBonus.J_RINGS, Currency.LIVRE, 3, 2)
counting("jewels", "1250.1", CountingBonus.J_JEWELS, Currency.PRESTIGE, 1, 3)

# Masters.
claim("jbonus.masters", "1253.1", "nine bonuses of masters are listed", new_bonuses_listed(Role.MASTER) == 9,
      counts={9: "the bonuses between the two headings counted"})
for b, at in (
    (NewBonus.M_HALL_GARMENTS, "1256.1"), (NewBonus.M_GOWNS, "1259.1"), (NewBonus.M_MASTER_GUESTS, "1265.1"),
    (NewBonus.M_JEWELS, "1270.1"), (NewBonus.M_MISSING, "1275.1"), (NewBonus.M_JEWEL_SETS, "1286.1"),
    (NewBonus.M_NECKLACES, "1293.1"), (NewBonus.M_DECORATIONS, "1299.1"), (NewBonus.M_APPRENTICES, "1306.1"),
):
    claim(f"jbonus.{b.name.lower()}.role", f"1253.1 {at}", "it stands under the heading of the masters",
          new_bonus_of_role(b) == Role.MASTER,
          why="apprentices are what it counts; heading and bonus" if b is NewBonus.M_APPRENTICES else "heading and bonus",
          unsaid=("left apprentice",) if b is NewBonus.M_APPRENTICES else ())
    claim(f"jbonus.{b.name.lower()}.level", f"933.1 1253.1 {at}", "the new masters are of level five",
          level_of_new_bonus(b) == BonusLevel.FIVE,
          why="apprentices are what it counts; the list of parts, heading and bonus"
          if b is NewBonus.M_APPRENTICES else "the list of parts, heading and bonus",
          unsaid=("left apprentice",) if b is NewBonus.M_APPRENTICES else ())

claim("mbonus.hall_garments.choice", "1255.1", "the player chooses a hall",
      hall_chosen_by(HallBonus.M_HALL_GARMENTS) == HallChoice.PLAYER,
      unsaid=("left 1",), why="the one hall is the chosen one")
counting("m_hall_garments", "1255.2 1256.1", CountingBonus.M_HALL_GARMENTS, Currency.LIVRE, 2)
claim("mbonus.hall_garments.spaces", "1256.1", "garments in that hall count, on whatever space",
      all_of(hall_bonus_counts(HallBonus.M_HALL_GARMENTS, Space.GUEST),
             hall_bonus_counts(HallBonus.M_HALL_GARMENTS, Space.MASTER_GUEST)))
counting("m_gowns", "1259.1", CountingBonus.M_GOWNS, Currency.PRESTIGE, 1)
claim("mbonus.gowns.colours", "1259.1", "a pair has a blue and a green gown",
      all_of(gown_pair_has(BLUE), gown_pair_has(GREEN)))
claim("mbonus.gowns.anywhere", "1259.1", "wherever the two are", ~gown_pair_same_hall(),
      unsaid=("denial",), why="“wherever they are” denies that it matters")
claim("mbonus.gowns.own", "1259.1", "only what the player has", ~new_bonus_counts_others(),
      unsaid=("denial",), why="“that you have” leaves those of the others out")
counting("m_master_guests", "1265.1", CountingBonus.M_MASTER_GUESTS, Currency.LIVRE, 3, 2)
counting("m_jewels", "1270.1", CountingBonus.M_JEWELS, Currency.LIVRE, 3, 2)
claim("mbonus.missing.gown", "1275.1", "four without a green gown", missing_bonus_livre(GREEN) == 4,
      unsaid=("left denial",), why="the lack is the case that is asked about")
claim("mbonus.missing.gown_asked", "1275.1", "the green gown is asked for", missing_bonus_asks_for(GREEN))
claim("mbonus.missing.gown_bank", "1275.1", "the bank pays", missing_bonus_paid_by_bank(GREEN))
claim("mbonus.missing.coat", "1278.1", "five without an orange coat", missing_bonus_livre(ORANGE) == 5,
      unsaid=("left denial",), why="the lack is the case that is asked about")
claim("mbonus.missing.coat_asked", "1278.1", "the orange coat is asked for", missing_bonus_asks_for(ORANGE))
claim("mbonus.missing.coat_bank", "1278.1", "the bank pays", missing_bonus_paid_by_bank(ORANGE))
claim("mbonus.missing.only_coat", "1275.1 1278.1", "with the orange coat only the four",
      missing_bonus_gain(False, True) == 4)
claim("mbonus.missing.only_gown", "1275.1 1278.1", "with the green gown only the five",
      missing_bonus_gain(True, False) == 5)
claim("mbonus.missing.both", "1275.1 1278.1 1281.1", "without either both amounts",
      missing_bonus_gain(False, False) == 9, counts={9: "4 and 5 added"},
      why="three sentences make one sum")
claim("mbonus.missing.add", "1281.1", "both can be had", missing_bonuses_add(),
      unsaid=("left 2", "left leave"), why="to have both is what adding means")

for name, b, head in (
    ("jewel_sets", NewBonus.M_JEWEL_SETS, "1285.1"), ("necklaces", NewBonus.M_NECKLACES, "1292.1"),
    ("decorations", NewBonus.M_DECORATIONS, "1298.1"), ("apprentices", NewBonus.M_APPRENTICES, "1305.1"),
):
    claim(f"mbonus.{name}.at_end", head, "it counts at the end", new_bonus_at_end(b))
claim("mbonus.once", "1285.1 1292.1 1298.1 1305.1", "each of them counts once", new_end_bonus_times() == 1)

counting("m_jewel_sets", "1286.1", CountingBonus.M_JEWEL_SETS, Currency.PRESTIGE, 6)
claim("mbonus.jewel_sets.set", "1286.1", "a set has one jewel of each colour",
      all_of(jewel_set_has(BLUE) == 1, jewel_set_has(GREEN) == 1, jewel_set_has(PINK) == 1,
             jewel_set_has(ORANGE) == 1))
claim("mbonus.jewel_sets.kinds", "1286.1", "blue and green are necklaces, pink and orange rings",
      all_of(jewel_kind(BLUE) == JewelKind.NECKLACE, jewel_kind(GREEN) == JewelKind.NECKLACE,
             jewel_kind(PINK) == JewelKind.RING, jewel_kind(ORANGE) == JewelKind.RING))
counting("m_necklaces", "1293.1", CountingBonus.M_NECKLACES, Currency.PRESTIGE, 3, 2)
claim("mbonus.necklaces.colours", "1293.1", "their colours do not matter", ~necklace_colors_matter(),
      unsaid=("denial",), why="any combination of colours denies that they matter")
counting("m_decorations", "1299.1", CountingBonus.M_DECORATIONS, Currency.PRESTIGE, 1)
claim("mbonus.decorations.all_halls", "1299.1", "markers on the bonus for all halls do not count",
      ~new_bonus_counts_marker(DecorationCounter.M_DECORATIONS, CountedMarker.ALL_HALLS))
claim("mbonus.decorations.no_decoration", "1299.1", "the bonus for all halls is no decoration",
      ~all_halls_is_decoration())
counting("m_apprentices", "1306.1", CountingBonus.M_APPRENTICES, Currency.PRESTIGE, 3, 2)

# Hiring conditions.
claim("jcond.page", "1192.1 1309.1", "they stand on page 16", conditions_stand_on_page() == 16)
claim("jcond.listed", "1309.1", "ten are listed", conditions_listed() == 10, counts={10: "the conditions counted"})
for name, at, cond, what, least in (
    ("coats", "1310.1", Condition.COATS, Asked.COATS, 3),
    ("gowns", "1313.1", Condition.GOWNS, Asked.GOWNS, 3),
    ("master_guests", "1316.1", Condition.MASTER_GUESTS, Asked.MASTER_GUESTS, 3),
    ("livre", "1319.1", Condition.LIVRE, Asked.LIVRE, 30),
    ("jewels", "1321.1", Condition.JEWELS, Asked.JEWELS, 3),
    ("decoration_kinds", "1323.1", Condition.DECORATION_KINDS, Asked.DECORATION_KINDS, 3),
    ("resource_tiles", "1329.1", Condition.RESOURCES, Asked.RESOURCE_TILES, 4),
    ("points", "1332.1", Condition.POINTS, Asked.POINTS, 5),
    ("master_exam", "1337.1", Condition.MASTER_EXAM, Asked.MASTER_EXAMS, 1),
    ("halls", "1340.1", Condition.HALLS, Asked.HALLS, 5),
):
    claim(f"jcond.{name}", at, "there is this condition", condition_exists(cond),
          unsaid=("left duty",), why="what one must have is the condition itself")
    claim(f"jcond.{name}.least", at, "how many it asks for", condition_at_least(what) == least)

claim("jcond.lace.least", "1329.1", "two lace", condition_at_least(Asked.LACE) == 2)
claim("jcond.thread.least", "1329.1", "two thread", condition_at_least(Asked.THREAD) == 2)
claim("jcond.goods", "1329.1", "all of them are needed", condition_goods_all_needed())
claim("jcond.coats.where", "1310.1 1313.1", "garments on the board count",
      all_of(condition_garment_counts(GarmentPlace.HALL), condition_garment_counts(GarmentPlace.MASTER_SPACE)))
claim("jcond.sold", "1310.1 1313.1", "what was sold is not on the board",
      ~condition_garment_counts(GarmentPlace.SOLD),
      unsaid=("denial",), why="what is asked for has to be on the board")
claim("jcond.kinds", "1323.1", "five kinds of decoration are named",
      all_of(condition_kind_counts(FundedKind.MUSICIAN), condition_kind_counts(FundedKind.FIREWORK),
             condition_kind_counts(FundedKind.KITCHEN), condition_kind_counts(FundedKind.STATUE),
             condition_kind_counts(FundedKind.JEWELRY)))
claim("jcond.end_points", "1334.1", "points to come at the end do not count", ~condition_counts_end_points())
claim("jcond.all_halls", "1340.1", "each of the five halls is needed",
      condition_met_with_halls(halls_present) == (halls_present >= 5), why="each of the five, so no fewer")
claim("jcond.hall_garment", "1340.1", "a garment counts", condition_hall_by(InHall.GARMENT),
      unsaid=("left 1",), why="one is enough, as the count of halls says")
claim("jcond.hall_decoration", "1340.1", "so does a decoration there, which is a musician",
      condition_hall_by(InHall.MUSICIAN))
