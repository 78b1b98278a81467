"""Claims of `deluxe-pt` about the fancy, festive and haute couture garments, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions import extra_deluxe_sets as xs
from specs.questions import garment_sets as gs
from specs.questions import garment_sets_couture as gc
from specs.questions import garment_sets_couture_gains as gg
from specs.questions import nearby_expansions as near
from specs.questions.base_decorations import all_halls_is_decoration
from specs.questions.base_garments import Fate, marker_on_garment
from specs.questions.base_turns import TileUse
from specs.questions.bonuses import CardPlace
from specs.questions.deputing import may_depute
from specs.questions.garment_sets import AddedAt, FestiveBonus, FestiveCounted, FestiveStep
from specs.questions.garment_sets_couture import BonusMoment, Couture
from specs.questions.garment_sets_couture_gains import CountsFor
from specs.questions.general import Phase, first_round_has_phase
from specs.questions.jewelry_box_jewels import TileFrom
from specs.vocabulary import Garment, Via, deck_size, garment, role

claim = Statements("deluxe-pt")
PLAYERS = (3, 4)

# Fancy garments.
claim("fancy.bags", "1586.1", "garments and resource tiles are put into the bags that fit", all_of(
    xs.fancy_goes_to(xs.FancyPart.GARMENTS) == xs.FancyBag.GARMENT_BAG,
    xs.fancy_goes_to(xs.FancyPart.TILES) == xs.FancyBag.RESOURCE_BAG))
claim("fancy.added_before_play", "1586.1", "they are added in order to play with the set, thus when it is set up",
      gs.fancy_added_at() == AddedAt.SETUP, why="no moment is named but 'in order to play'")
claim("fancy.garments", "1588.1", "four garments come with the set", gs.fancy_garments() == 4)
claim("fancy.dearer", "1588.1", "these cost more", xs.fancy_costs_more())
claim("fancy.worth_more", "1588.1", "these are worth more", gs.fancy_more_valuable())
claim("fancy.tiles", "1588.1", "five resource tiles come with the set", gs.fancy_tiles() == 5)
claim("fancy.combinations", "1588.1", "their resources are combined in new ways", xs.fancy_new_combinations())
claim("fancy.prestige", "1590.1", "they reach a new height of prestige", gs.fancy_more_valuable())
claim("fancy.fireworks", "1590.1", "above all where they watch the fireworks", xs.fancy_best_at_fireworks())
claim("fancy.more_resources", "1591.1", "sewing one takes more resources than a garment of the base game",
      gs.fancy_needs_more_resources())
claim("fancy.balance", "1591.1", "the balance of the game stays nearly as it is", ~gs.fancy_changes_balance())
claim("fancy.tiles_balance", "1591.1 1593.1", "nor do the new resource tiles shift it much",
      ~xs.fancy_tiles_change_balance(),
      why="it says the same of them as the sentence before, which denies it")
claim("fancy.expected_least", "1593.2", "two or more are likely to come up with three or four at the table",
      all_of(*(gs.fancy_expected_least(p) == 2 for p in PLAYERS)))
claim("fancy.expected_most", "1593.2", "no more than three are likely to come up then",
      all_of(*(gs.fancy_expected_most(p) == 3 for p in PLAYERS)))

# Festive garments: setup.
claim("festive.garments", "1597.1", "the festive garments are four", gs.festive_garments() == 4)
claim("festive.kept_back", "1597.1", "they stay out until the first round has been prepared",
      gs.festive_appears_in_round(1).may_not,
      unsaid=("denial",), why="they are laid aside while the display is filled")
claim("festive.first_round_prepared", "1597.1", "the first round has a phase 1, in which it is prepared",
      first_round_has_phase(Phase.PREPARATION))
claim("festive.added_at", "1597.1 1598.1", "they go into the bag at the end of the first round's preparation",
      gs.festive_added_at() == AddedAt.AFTER_FIRST_PREPARATION)
claim("festive.garments_again", "1598.1", "it is four that go into the bag", gs.festive_garments() == 4)
claim("festive.mixed", "1598.1", "they are mixed well with the others", gs.festive_mixed())

# Festive garments: making one.
claim("festive.made", "1600.1", "they are sewn like all others", gs.festive_made_as_usual())
claim("festive.never_sold", "1600.2", "selling one is never allowed", gs.festive_fate(Fate.SELL).may_not)
claim("festive.pay_first", "1601.1", "price and resources come first",
      gs.festive_step_position(FestiveStep.PAY) == 1, counts={1: "the first of the things named"})
claim("festive.bonus_second", "1601.1", "points follow when that is done",
      gs.festive_step_position(FestiveStep.BONUS) == 2, counts={2: "the second of the things named"})
claim("festive.at_once", "1601.1", "they are gained at once", xs.festive_bonus_at_once())
claim("festive.once", "1601.1", "they are gained a single time", gs.festive_bonus_times() == 1)
claim("festive.referred_page", "1567.1 1601.1", "the points are said to stand on the page after this one",
      gs.festive_bonuses_referred_page() == 20, counts={20: "the page after page 19, on which this is printed"})
claim("festive.stand_on_page", "1567.1 1606.1", "the points are listed on the very page of the reference",
      gs.festive_bonuses_stand_on_page() == 19)
claim("festive.turned_third", "1602.1", "only then is the tile turned over",
      gs.festive_step_position(FestiveStep.TURN) == 3, counts={3: "the third of the things named"})
claim("festive.placed_fourth", "1602.1", "and then it goes on the board with a marker",
      gs.festive_step_position(FestiveStep.PLACE) == 4, counts={4: "the fourth of the things named"})
claim("festive.rented", "1602.1", "it is put on the board", gs.festive_fate(Fate.RENT).must,
      unsaid=("rent it",), why="put on the board with a marker is what renting means")
claim("festive.marker", "1602.1", "it gets one marker as any garment does", marker_on_garment() == 1)
claim("festive.garments_third", "1605.1", "the set adds four garments", gs.festive_garments() == 4)

# Festive garments: the four bonuses.
claim("festive.listed", "1607.1 1614.1 1620.1 1624.1", "four different bonuses are listed",
      gs.festive_bonuses_listed() == 4, counts={4: "counted in the list"}, why="the list has four entries")
claim("festive.pictures", "1606.1", "which garment gives which bonus stood in pictures that are lost",
      lost=(xs.festive_garment_color,))
for _bonus, _key in ((FestiveBonus.COUPLES, "1607.1"), (FestiveBonus.DECORATIONS, "1614.1"),
                     (FestiveBonus.COMMON_GOWNS, "1620.1"), (FestiveBonus.COMMON_COATS, "1624.1")):
    claim(f"festive.{_bonus.name.lower()}.exists", _key, "this bonus is among those of the festive garments",
          xs.festive_bonus_exists(_bonus), why="one claim for the entry as a whole")
    claim(f"festive.{_bonus.name.lower()}.own", _key, "only what is your own counts",
          ~gs.festive_bonus_counts(_bonus, FestiveCounted.OTHERS), why="“you have” and “your” leave the others out",
          unsaid=() if _bonus is FestiveBonus.DECORATIONS else ("denial",))
claim("festive.couples", "1607.1", "each pair of a gown and a coat gives two points",
      gs.festive_bonus_points(FestiveBonus.COUPLES, gs.counted) == 2 * gs.counted,
      unsaid=("left 1",), why="one of each is a pair; it is a number for each pair")
claim("festive.couples_on_board", "1607.1", "they have to be on the board, so that sold ones are left out",
      ~gs.festive_bonus_counts(FestiveBonus.COUPLES, FestiveCounted.SOLD),
      unsaid=("denial",), why="what counts is on the board")
claim("festive.couples_colors", "1607.1", "garments of every colour count",
      gs.festive_bonus_counts_color(FestiveBonus.COUPLES, garment), why="the entry is one long sentence")
claim("festive.couples_place", "1607.1", "it is the same wherever they were put", ~gs.festive_place_matters(),
      unsaid=("denial",), why="“wherever they were put” denies that it matters; one long sentence")
claim("festive.decorations", "1614.1", "each own marker on a decoration gives a point",
      gs.festive_bonus_points(FestiveBonus.DECORATIONS, gs.counted) == gs.counted,
      unsaid=("left 1",), why="one for each is the number itself")
claim("festive.decorations_all_halls", "1614.1", "markers on the bonus for all halls are left out",
      ~gs.festive_bonus_counts(FestiveBonus.DECORATIONS, FestiveCounted.ALL_HALLS))
claim("festive.all_halls_no_decoration", "1614.1", "a space of the bonus for all halls is not a decoration",
      ~all_halls_is_decoration())
claim("festive.common_gowns", "1620.1", "each own blue gown on the board gives a point",
      gs.festive_bonus_points(FestiveBonus.COMMON_GOWNS, gs.counted) == gs.counted,
      unsaid=("left 1",), why="one for each is the number itself")
claim("festive.common_gowns_color", "1620.1", "blue gowns count and no others",
      gs.festive_bonus_counts_color(FestiveBonus.COMMON_GOWNS, garment),
      when=garment == Garment.COMMON_GOWN)
claim("festive.common_gowns_others", "1620.1", "a garment of another colour gives nothing",
      ~gs.festive_bonus_counts_color(FestiveBonus.COMMON_GOWNS, garment), when=~(garment == Garment.COMMON_GOWN),
      unsaid=("denial",), why="one colour is named as what counts")
claim("festive.common_gowns_on_board", "1620.1", "a gown that was sold is not on the board",
      ~gs.festive_bonus_counts(FestiveBonus.COMMON_GOWNS, FestiveCounted.SOLD),
      unsaid=("denial",), why="what counts is on the board")
claim("festive.common_coats", "1624.1", "each own pink coat on the board gives a point",
      gs.festive_bonus_points(FestiveBonus.COMMON_COATS, gs.counted) == gs.counted,
      unsaid=("left 1",), why="one for each is the number itself")
claim("festive.common_coats_color", "1624.1", "pink coats count",
      gs.festive_bonus_counts_color(FestiveBonus.COMMON_COATS, garment),
      when=garment == Garment.COMMON_COAT)
claim("festive.common_coats_others", "1624.1", "a garment of another colour gives nothing",
      ~gs.festive_bonus_counts_color(FestiveBonus.COMMON_COATS, garment), when=~(garment == Garment.COMMON_COAT),
      unsaid=("denial",), why="one colour is named as what counts")
claim("festive.common_coats_on_board", "1624.1", "a coat that was sold is not on the board",
      ~gs.festive_bonus_counts(FestiveBonus.COMMON_COATS, FestiveCounted.SOLD),
      unsaid=("denial",), why="what counts is on the board")

# Haute couture garments: the set.
GREEN = gc.couture == Couture.LIVRE

claim("couture.sold_apart", "1629.1", "the set is sold apart from the game", ~gc.couture_in_same_box(),
      why="what is sold separately is not in the box")
claim("couture.garments", "1629.1", "six garments come with the set", gc.couture_garments() == 6)
claim("couture.jewelry_only", "1629.1", "two of them need the Jewelry Box", gc.couture_jewelry_only() == 2)
claim("couture.used_with", "1629.1", "with the Jewelry Box all six can be used",
      gc.couture_garments_used(True) == 6)
claim("couture.used_without", "1629.1", "without the Jewelry Box four can be used",
      gc.couture_garments_used(False) == 4, counts={4: "six less two"},
      unsaid=("left leave",), why="“can only be used with” tells how many are left without")
claim("couture.set_into_bag", "1633.1", "the garments of the set go into the bag, and none is said to stay out",
      near.couture_all_in_bag(near.with_jewelry), general=True)
claim("couture.two_stay_out", "1629.1", "two that can only be used with the Jewelry Box stay out without it",
      ~near.couture_all_in_bag(False), why="what cannot be used is not put where it is drawn")
claim("couture.bonus_each", "1631.1", "each of them gives a bonus when it is rented",
      gc.couture_bonus_by(gc.couture, Fate.RENT))
claim("couture.bonus_on_board", "1631.1", "the bonus comes when it is put on the board",
      gc.couture_bonus_at() == BonusMoment.WHEN_PLACED)
claim("couture.added_at", "1633.1", "they go into the bag in the setup", gc.couture_added_at() == AddedAt.SETUP)
claim("couture.made", "1633.2", "they are sewn like all others", gc.couture_made_as_usual())
claim("couture.bonus_at", "1634.1", "the bonus comes at once when one is put on the board",
      gc.couture_bonus_at() == BonusMoment.WHEN_PLACED)
claim("couture.bonus_once", "1634.1", "the bonus comes a single time", gc.couture_bonus_times() == 1)
claim("couture.below", "1634.1", "the bonuses are said to stand further below", xs.couture_bonuses_stand_below())
claim("couture.not_sold", "1636.1", "none may be sold but the green gown",
      gc.couture_fate(gc.couture, Fate.SELL).may_not, when=~GREEN)
claim("couture.rented", "1636.1", "they may be rented", gc.couture_fate(gc.couture, Fate.RENT).may)
claim("couture.green_sold", "1636.1", "the green gown may be sold, too",
      gc.couture_fate(Couture.LIVRE, Fate.SELL).may)
claim("couture.green_by_sale_bonus", "1636.1", "the green gown may be sold, by the bonus as well",
      gc.couture_by_sale_bonus(Couture.LIVRE).may)
claim("couture.green", "1636.1", "the garment that may be sold is the green gown",
      gg.couture_gown_color() == Garment.UNCOMMON_GOWN)
claim("couture.green_color", "1636.1", "the garment that gives Livre is green",
      xs.couture_color(Couture.LIVRE) == Garment.UNCOMMON_GOWN)
claim("couture.green_livre", "1636.1", "it gives 14 whether it is rented or sold",
      gg.couture_gown_livre(gg.fate) == 14)
claim("couture.no_space_all", "1637.1", "none of the six is sewn without a free space",
      gc.couture_without_space(gc.couture).may_not, reading="no_space:all")
claim("couture.no_space_rented", "1636.1 1637.1", "those that can only be rented are not sewn without a free space",
      all_of((~GREEN) >> gc.couture_without_space(gc.couture).may_not,
             GREEN >> gc.couture_without_space(gc.couture).may), reading="no_space:rented_only")
claim("couture.pictures", "1638.1 1642.1", "which two need the Jewelry Box stood in pictures that are lost",
      lost=(gc.couture_needs_jewelry,), why="two captions")
claim("couture.colors", "1638.1 1642.1", "the colours of the garments stood in pictures that are lost",
      lost=(xs.couture_color,), why="two captions")
claim("couture.caption_first", "1638.1", "some garment is used with the Jewelry Box only",
      gc.couture_jewelry_only() >= 1, counts={1: "one caption"})
claim("couture.caption_second", "1638.1 1642.1", "the caption stands twice, so two of them need the Jewelry Box",
      gc.couture_jewelry_only() == 2, counts={2: "the caption stands twice"}, why="two captions")

# The favor, and deputing.
claim("couture.favor", "1647.1", "who rents it takes the favor if that is possible",
      gc.couture_favor_taken(True).must, why="the sentence begins in the caption; 'you take'")
claim("couture.favor_exists", "1647.1", "one garment brings the favor", gc.couture_exists(Couture.FAVOR),
      why="the sentence begins in the caption")
claim("couture.favor_livre", "1647.1", "5 are gained with or without the favor",
      gc.couture_favor_livre(gc.favor_free) == 5, why="the sentence begins in the caption")
claim("couture.favor_livre_always", "1647.1", "the Livre do not depend on the favor",
      ~xs.couture_favor_livre_needs_favor(),
      unsaid=("denial",), why="“always” denies a condition")
claim("couture.depute_exists", "1649.1", "one garment lets an employee be deputed", gc.couture_exists(Couture.DEPUTE))
claim("couture.depute", "1649.1", "who rents it may depute", gc.couture_depute().free)
claim("couture.depute_option", "1649.1", "that bonus is offered, not ordered",
      gc.couture_bonus_taken(Couture.DEPUTE).free)
claim("couture.depute_one", "1649.1", "it is one employee", gc.couture_depute_cards() == 1,
      counts={1: "an employee, in the singular"})
claim("couture.depute_role", "1649.1", "the employee may be of any role", gc.couture_depute_role(role).may)
claim("couture.depute_from", "1649.1", "the employee may be anywhere in the team", all_of(
    gc.couture_depute_from(CardPlace.DISCARD).may, gc.couture_depute_from(CardPlace.RESERVE).may,
    gc.couture_depute_from(CardPlace.HAND).may))
claim("couture.depute_like_others", "548.1 1649.1", "the limit is for whatever deputes",
      gc.couture_depute_team(deck_size).may == may_depute(deck_size, Via.MAIN).may,
      why="the rule is for a team at any time")
claim("couture.depute_word", "1649.1", "the word for it is that of the main action", gc.couture_depute_is_deputing())
claim("couture.depute_pay", "1651.1", "the Livre for deputing are gained", gc.couture_depute_pays_as_main())
claim("couture.depute_bonus", "1651.1", "the bonus at the foot of the card is not used",
      gc.couture_depute_bonus().may_not)
claim("couture.depute_played", "1651.1", "that holds for the card just played, too",
      gc.couture_depute_played_bonus().may_not, reading="deputed_bonus:any_card")
claim("couture.depute_played_otherwise", "1651.1", "deputing does not bring the bonus, but playing the card does",
      gc.couture_depute_played_bonus().may, reading="deputed_bonus:not_by_deputing",
      unsaid=("own denial", "leave"), why="read as a denial of what deputing brings, not of what playing brings")

# A resource tile.
claim("couture.tile_exists", "1655.1", "one garment brings a resource tile", gc.couture_exists(Couture.TILE))
claim("couture.tile_one", "1655.1", "it is one tile", gg.couture_tiles() == 1)
claim("couture.tile_from", "1655.1", "it comes from the display", gg.couture_tile_from() == TileFrom.DISPLAY)
claim("couture.tile_price", "1655.1", "nothing is paid for it", gg.couture_tile_price() == 0)
claim("couture.tile_decided", "1658.1", "it has to be decided what it is used for", xs.couture_tile_decided().must)
claim("couture.tile_keep", "1658.1", "it may be kept for its silk", gg.couture_tile_use(TileUse.KEEP_AS_SILK).may)
claim("couture.tile_turn", "1658.1", "it may be discarded for thread or lace",
      gg.couture_tile_use(TileUse.TURN_INTO_NOTIONS).may)

# A jewel.
claim("couture.jewel_exists", "1662.1", "one garment brings a jewel", gc.couture_exists(Couture.JEWEL))
claim("couture.jewel_marker", "1662.1", "with a marker on a jewelry decoration a jewel is gained",
      gg.couture_jewel_with(1).may, counts={1: "a marker"},
      unsaid=("leave",), why="what is gained may be gained")
claim("couture.jewel_no_marker", "1662.1", "it is gained only by who has such a marker",
      gg.couture_jewel_with(0).may_not, counts={0: "no marker"},
      unsaid=("denial",), why="the condition “if you have” is not met")
claim("couture.jewel_before", "1662.1", "the marker has to be there already", xs.couture_jewel_marker_before())
claim("couture.jewel_one", "1662.1", "it is one jewel", gg.couture_jewels() == 1)
claim("couture.jewel_color", "1662.1", "it may be of every colour", gg.couture_jewel_color(garment).may,
      unsaid=("leave",), why="“any” leaves the choice")
claim("couture.jewel_from", "1662.1", "it comes from the display of jewels",
      xs.couture_jewel_from() == xs.JewelSource.DISPLAY)
claim("couture.jewel_price", "1662.1", "nothing is paid for it", gg.couture_jewel_price() == 0)
claim("couture.jewel_match", "1667.1", "in the garment's colour it brings a resource tile",
      gg.couture_jewel_match_tiles(True) == 1)
claim("couture.jewel_mismatch", "1667.1", "in another colour it brings none",
      gg.couture_jewel_match_tiles(False) == 0, counts={0: "the condition is not met"})
claim("couture.jewel_match_from", "1667.1", "that tile is drawn from the bag at random",
      gg.couture_jewel_match_from() == TileFrom.BAG)
claim("couture.jewel_match_turn", "1671.1", "that tile may be discarded for thread or lace",
      xs.couture_jewel_match_use(TileUse.TURN_INTO_NOTIONS).may,
      unsaid=("leave",), why="“or” leaves the choice between two uses")
claim("couture.jewel_match_keep", "1671.1", "that tile may be kept for its silk",
      xs.couture_jewel_match_use(TileUse.KEEP_AS_SILK).may,
      unsaid=("leave",), why="“or” leaves the choice between two uses")

# Livre, and points.
claim("couture.livre_exists", "1675.1", "one garment brings Livre", gc.couture_exists(Couture.LIVRE))
claim("couture.livre", "1675.1", "14 are gained, rented or sold", gg.couture_gown_livre(gg.fate) == 14)
claim("couture.livre_sold", "1675.1", "it gives its bonus when it is sold, too",
      gc.couture_bonus_by(Couture.LIVRE, Fate.SELL))
claim("couture.livre_rented", "1675.1", "it gives its bonus when it is rented",
      gc.couture_bonus_by(Couture.LIVRE, Fate.RENT))
claim("couture.livre_may_sell", "1675.1", "it may be rented or sold", gc.couture_fate(Couture.LIVRE, gc.fate).may,
      unsaid=("leave",), why="what brings something either way may be done either way")
claim("couture.livre_presence", "1676.1", "rented, it makes its owner represented in the hall",
      gg.couture_gown_counts_for(CountsFor.PRESENCE))
claim("couture.livre_majority", "1676.1", "rented, it counts for the majority",
      gg.couture_gown_counts_for(CountsFor.MAJORITY))
claim("couture.livre_points", "1676.1", "it gives no points of its own",
      ~gg.couture_gown_counts_for(CountsFor.PRINTED_POINTS),
      unsaid=("prestige points of its own",), why="“directly” is what the garment gives of its own")
claim("couture.points_exists", "1682.1", "one garment brings points for a jewel", gc.couture_exists(Couture.COLOR))
claim("couture.points", "1682.1", "two points come with a jewel of its colour", gg.couture_color_points(True) == 2)
claim("couture.points_none", "1682.1", "without such a jewel there are none",
      gg.couture_color_points(False) == 0, counts={0: "the condition is not met"})
claim("couture.points_bought", "1682.1", "the jewel is got along with renting the garment",
      xs.couture_color_points_by(xs.JewelGot.BOUGHT_WITH_IT))
claim("couture.points_earlier", "1682.1", "a jewel owned from before is not got along with it",
      ~xs.couture_color_points_by(xs.JewelGot.EARLIER),
      unsaid=("denial",), why="“also acquire” is said of the time of renting")
