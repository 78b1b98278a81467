"""Claims of `deluxe-pt` about the fancy, festive and haute couture garments, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions import extra_deluxe_sets as xs
from specs.questions import garment_sets as gs
from specs.questions import garment_sets_couture as gc
from specs.questions import garment_sets_couture_gains as gg
from specs.questions.base_decorations import all_halls_is_decoration
from specs.questions.base_garments import Fate, marker_on_garment
from specs.questions.base_turns import TileUse
from specs.questions.bonuses import CardPlace
from specs.questions.garment_sets import AddedAt, FestiveBonus, FestiveCounted, FestiveStep
from specs.questions.garment_sets_couture import BonusMoment, Couture
from specs.questions.garment_sets_couture_gains import CountsFor
from specs.questions.general import Phase, first_round_has_phase
from specs.questions.jewelry_box_jewels import TileFrom
from specs.vocabulary import Garment, garment

claim = Statements("deluxe-pt")
PLAYERS = (3, 4)
ON_BOARD = (FestiveBonus.COUPLES, FestiveBonus.COMMON_GOWNS, FestiveBonus.COMMON_COATS)

# Fancy garments.
claim("fancy.bags", "1586.1", "garments and resource tiles are put into the bags that fit", all_of(
    xs.fancy_goes_to(xs.FancyPart.GARMENTS) == xs.FancyBag.GARMENT_BAG,
    xs.fancy_goes_to(xs.FancyPart.TILES) == xs.FancyBag.RESOURCE_BAG))
claim("fancy.added_before_play", "1586.1", "they are added in order to play with the set, thus when it is set up",
      gs.fancy_added_at() == AddedAt.SETUP)
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
claim("fancy.tiles_balance", "1593.1", "nor do the new resource tiles shift it much",
      ~xs.fancy_tiles_change_balance())
claim("fancy.expected_least", "1593.2", "two or more are likely to come up with three or four at the table",
      all_of(*(gs.fancy_expected_least(p) == 2 for p in PLAYERS)))
claim("fancy.expected_most", "1593.2", "no more than three are likely to come up then",
      all_of(*(gs.fancy_expected_most(p) == 3 for p in PLAYERS)))

# Festive garments: setup.
claim("festive.garments", "1597.1", "four garments are laid aside", gs.festive_garments() == 4)
claim("festive.kept_back", "1597.1", "they stay out until the first round has been prepared",
      gs.festive_appears_in_round(1).may_not)
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
claim("festive.rented", "1602.1", "it is put on the board", gs.festive_fate(Fate.RENT).must)
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
          ~gs.festive_bonus_counts(_bonus, FestiveCounted.OTHERS), why="it says 'you have' or 'your'")
claim("festive.couples", "1607.1", "each pair of a gown and a coat gives two points",
      gs.festive_bonus_points(FestiveBonus.COUPLES, gs.counted) == 2 * gs.counted,
      why="it is a number for each pair")
claim("festive.couples_on_board", "1607.1", "they have to be on the board, so that sold ones are left out",
      ~gs.festive_bonus_counts(FestiveBonus.COUPLES, FestiveCounted.SOLD), why="it says where they are counted")
claim("festive.couples_colors", "1607.1", "garments of every colour count",
      gs.festive_bonus_counts_color(FestiveBonus.COUPLES, garment))
claim("festive.couples_place", "1607.1", "it is the same wherever they were put", ~gs.festive_place_matters())
claim("festive.decorations", "1614.1", "each own marker on a decoration gives a point",
      gs.festive_bonus_points(FestiveBonus.DECORATIONS, gs.counted) == gs.counted, why="one for each")
claim("festive.decorations_all_halls", "1614.1", "markers on the bonus for all halls are left out",
      ~gs.festive_bonus_counts(FestiveBonus.DECORATIONS, FestiveCounted.ALL_HALLS))
claim("festive.all_halls_no_decoration", "1614.1", "a space of the bonus for all halls is not a decoration",
      ~all_halls_is_decoration())
claim("festive.common_gowns", "1620.1", "each own blue gown on the board gives a point",
      gs.festive_bonus_points(FestiveBonus.COMMON_GOWNS, gs.counted) == gs.counted, why="one for each")
claim("festive.common_gowns_color", "1620.1", "blue gowns count and no others",
      gs.festive_bonus_counts_color(FestiveBonus.COMMON_GOWNS, garment),
      when=garment == Garment.COMMON_GOWN)
claim("festive.common_gowns_others", "1620.1", "a garment of another colour gives nothing",
      ~gs.festive_bonus_counts_color(FestiveBonus.COMMON_GOWNS, garment), when=~(garment == Garment.COMMON_GOWN),
      why="it names what is counted")
claim("festive.common_gowns_on_board", "1620.1", "a gown that was sold is not on the board",
      ~gs.festive_bonus_counts(FestiveBonus.COMMON_GOWNS, FestiveCounted.SOLD), why="it says where they are counted")
claim("festive.common_coats", "1624.1", "each own pink coat on the board gives a point",
      gs.festive_bonus_points(FestiveBonus.COMMON_COATS, gs.counted) == gs.counted, why="one for each")
claim("festive.common_coats_color", "1624.1", "pink coats count",
      gs.festive_bonus_counts_color(FestiveBonus.COMMON_COATS, garment),
      when=garment == Garment.COMMON_COAT)
claim("festive.common_coats_others", "1624.1", "a garment of another colour gives nothing",
      ~gs.festive_bonus_counts_color(FestiveBonus.COMMON_COATS, garment), when=~(garment == Garment.COMMON_COAT),
      why="it names what is counted")
claim("festive.common_coats_on_board", "1624.1", "a coat that was sold is not on the board",
      ~gs.festive_bonus_counts(FestiveBonus.COMMON_COATS, FestiveCounted.SOLD), why="it says where they are counted")
claim("festive.not_itself", "1601.1 1602.1", "its points are gained before the garment itself is on the board",
      all_of(*(~gs.festive_bonus_counts(b, FestiveCounted.ITSELF) for b in ON_BOARD)),
      reading="festive_itself:board", why="what is counted has to be on the board, where it is put afterwards")
claim("festive.itself", "1601.1 1602.1", "points and placing belong together, so that the garment itself counts",
      all_of(gs.festive_bonus_counts(FestiveBonus.COUPLES, FestiveCounted.ITSELF)),
      reading="festive_itself:made", why="the garment was made when its points are gained")
