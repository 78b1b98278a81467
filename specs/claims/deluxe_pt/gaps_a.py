"""Claims of `deluxe-pt` on what its general sentences cover: setup, parts, decorations, income and bonuses."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions import all_halls as ah
from specs.questions import base_decorations as bdec
from specs.questions import base_setup as bset
from specs.questions import bonuses as b
from specs.questions import bonuses_actions as ba
from specs.questions import bonuses_depute as bd
from specs.questions import bonuses_end as be
from specs.questions import bonuses_gains as bg
from specs.questions import decorations as dec
from specs.questions import general as gen
from specs.questions import income as inc
from specs.questions import setup as st
from specs.questions.base_components import Part, Shown, Side, part_count, tile_side_shows
from specs.questions.extra_deluxe_setup import part_per_color
from specs.questions.preparation import ResourceTileAt, highest_level_in_queue, resource_tile_returns
from specs.vocabulary import Action, Decoration, Garment, Role, decoration, players, role, round_number

claim = Statements("deluxe-pt")

BLUE, PINK = Garment.COMMON_GOWN, Garment.COMMON_COAT
GREEN, ORANGE = Garment.UNCOMMON_GOWN, Garment.RARE_COAT
CROWNED = (b.Bonus.VI_TEAM, b.Bonus.VI_NOTIONS, b.Bonus.VI_MASTER_GUESTS, b.Bonus.VI_COUPLES)

# Parts and setup.
claim("tile.rental_no_more", "24.1 25.1 28.1", "the rental side shows figure and points, and no more is listed",
      all_of(*(~tile_side_shows(Side.RENTAL, s) for s in (Shown.MASTER_NEEDED, Shown.RESOURCES, Shown.VALUE))),
      unsaid=("that a Master is needed", "the resources needed", "the value in Livre", "denial"),
      why="the key lists what this side shows, and these stand in the other side's key alone")
claim("parts.no_tokens", "22.1 96.1", "of the parts that are listed, counters keep the points; no tokens are listed",
      part_count(Part.POINT_TOKENS) == 0, counts={0: "none is listed"})
claim("parts.no_scoring_card", "22.1 67.1", "the parts listed have reference sheets and no card for the scoring",
      part_count(Part.SCORING_CARDS) == 0, counts={0: "none is listed"},
      unsaid=("summary cards of the final scoring",), why="what the list of parts does not name")
claim("setup.side_fixed", "117.1", "the side is the one for the number of players, so no other may be used",
      st.board_side_other(players).may_not,
      unsaid=("denial",), why="an order that names the side to use")
claim("setup.all_employees", "127.1 135.1", "all 28 make up the deck, however many play",
      st.all_used_with(st.Tiles.EMPLOYEES, players),
      unsaid=("employees to hire",), why="the 28 cards are those of the deck for hiring")
claim("setup.all_resources", "137.1", "all resource tiles go into the bag, however many play",
      st.all_used_with(st.Tiles.RESOURCES, players))
claim("setup.all_garments", "139.1", "all garments go into the bag, however many play",
      st.all_used_with(st.Tiles.GARMENTS, players))
claim("setup.no_start_tiles", "137.1 166.1", "all resource tiles are in the bag, so that a player begins with none",
      bset.start_resource_tiles() == 0, counts={0: "all of them are in the bag"})
claim("setup.no_discards", "137.1 139.1", "all tiles go into their bags, so that no discard has any",
      ~st.game_begins_with_discards(),
      unsaid=("denial",), why="all tiles of both kinds go there, which leaves none for a discard")
claim("setup.all_markers", "100.1 148.1", "the twenty a player takes are all of the colour",
      st.markers_handed_out_at_start())
claim("setup.goods_any_players", "166.1 167.1 170.1 171.1", "each player gets these, however many play",
      st.start_goods_with_players(st.start_good))
claim("prepare.first_filled", "281.1 282.1 288.1 300.1 307.1",
      "but for the favor, the first phase is done in round one too: queue and displays are filled by it",
      all_of(~bset.displays_filled_in_setup(),
             *(st.display_first_filled(d) == st.FirstFilled.PREPARATION for d in st.Display)),
      unsaid=("in the preparation of round one",), why="the note to leave out round one stands at step A alone")

# Decorations.
claim("fund.any_other", "574.1 575.1", "outside the kitchen as many as one likes, of any kind",
      bdec.may_fund_again(decoration, bdec.own_of_kind).may, when=~(decoration == Decoration.KITCHEN))
claim("fund.musician_alone", "558.1 574.1 575.1", "any empty space, and the kitchen is the only exception",
      dec.fund_musician_without_garment().may)
claim("halls.one_musician", "581.1 696.1", "the musician of a hall is one that one player has funded",
      bdec.musicians_per_hall() == 1, counts={1: "the musician"})
claim("fund.none_free", "558.1", "the marker goes to an empty space, so without one nothing can be funded",
      bdec.no_space_free().may_not,
      unsaid=("denial",), why="an empty space is what the marker is put on")
claim("fund.must_pay", "457.1 528.1 571.1", "what is to be paid must be paid, so nobody acts who cannot",
      bdec.cannot_pay().may_not,
      unsaid=("denial",), why="what must be paid cannot be left unpaid")
claim("fund.points_not_at_once", "572.1", "its points come in the final scoring, so not at once",
      ~dec.decoration_points_when(dec.PointsWhen.AT_ONCE),
      unsaid=("at once", "denial"), why="they come later, so not at once")
claim("fund.only_these_factors", "561.1 632.1", "the factors are two and three",
      all_of(~bdec.firework_factor_two(1), ~bdec.firework_factor_two(4)), counts={1: "not named", 4: "not named"},
      unsaid=("own 2", "own 3", "denial"), why="both factors are named, and no other")
claim("income.kitchen_only", "592.1 593.1 610.1 610.2", "who has no marker in the kitchen gets the basic income alone",
      ~dec.decoration_raises_income(decoration), when=~(decoration == Decoration.KITCHEN))

# The bonus for all halls.
claim("halls.not_funded", "558.1 585.1", "decorations are funded, and a marker here is none",
      ah.all_halls_fundable().may_not)
claim("halls.completed_by_any", "581.1 583.1", "as soon as one is present everywhere, by whatever it came",
      ah.all_halls_completed_by(ah.completed))
claim("halls.first_best", "583.1", "each takes the best space still empty, so the first takes the best",
      bdec.all_halls_order())
claim("halls.not_first_alone", "583.1 587.1",
      "the best of the empty spaces is taken, so there are others after the first",
      ~bdec.all_halls_first_only())
claim("halls.never_scored_so", "585.1", "it is no decoration and is never scored as one",
      ~ah.all_halls_counts_for_statues())

# Income.
claim("income.every_round", "272.1 275.2 276.1 604.1", "each round has its income, the last one too",
      inc.income_in_round(round_number),
      why="the list of the phases and the last round")
claim("income.not_sold", "597.1", "rented garments count, so sold ones do not",
      ~inc.income_counts_garment(b.GarmentPlace.SOLD),
      unsaid=("sold", "denial"), why="a garment is either rented or sold")
claim("income.never_less", "175.1",
      "coins are unlimited, so that no income falls short", ~inc.income_from_bank_limited(),
      unsaid=("denial",), why="what is unlimited does not run out")
claim("income.all_at_once", "591.1", "all players receive it then", inc.income_order() == inc.IncomeOrder.SIMULTANEOUS)

# Using a bonus.
claim("turns.any_bonus", "374.1 375.1", "whichever bonus the card shows may be used and may always be given up",
      b.use_bonus(b.bonus).free, when=b.use_bonus.given)
claim("turns.bonus_each_employee", "15.1 380.1", "each employee has one, but for the starting masters",
      b.employee_has_bonus(b.card_kind), when=~(b.card_kind == b.CardKind.START_MASTER))
claim("turns.any_main", "374.1", "once the main action is done, whichever it was",
      all_of(*(b.bonus_if_main(done).may for done in (b.MainDone.OTHER, b.MainDone.SAME))))
claim("turns.no_later_bonus", "374.1 377.1 378.1", "action, bonus, discard: then the next player's turn comes",
      all_of(b.use_bonus_at(b.Moment.AFTER_MAIN).may, b.use_bonus_at(b.Moment.NEXT_TURN).may_not))
claim("turns.played_bonus", "367.1 528.1", "the played card gives a bonus; a hired one goes to the hand",
      ~b.bonus_from_hired_card_at_once(),
      unsaid=("denial",), why="it is the played card that gives a bonus")
claim("turns.main_counts", "367.1 374.1", "the bonus comes after the main action, whose results are there by then",
      b.bonus_main_result_usable())
claim("points.at_once", "178.1", "whenever points are gained they are moved on the track", b.bonus_points_at_once())

# Single bonuses.
claim("bonuses.not_put_back", "732.1 741.1", "kept for silk or discarded at once: there is no third way",
      ba.bonus_bag_use(ba.bag_bonus, ba.TileUse.PUT_BACK).may_not,
      why="the same sentence at two bonuses")
claim("bonuses.ii_other_colours", "749.1", "blue and green garments pay, so the others give nothing",
      all_of(*(bg.bonus_livre_per_colour(bg.ColourBonus.II_COLOURS, g) == 0 for g in (PINK, ORANGE)),
             *(bg.bonus_prestige_per_colour(bg.ColourBonus.II_COLOURS, g) == 0 for g in Garment)),
      counts={0: "nothing is named for them"})
claim("bonuses.iv_other_colours", "826.1", "pink ones pay and orange ones give points, so the others give nothing",
      all_of(*(bg.bonus_livre_per_colour(bg.ColourBonus.IV_COLOURS, g) == 0 for g in (BLUE, GREEN, ORANGE)),
             *(bg.bonus_prestige_per_colour(bg.ColourBonus.IV_COLOURS, g) == 0 for g in (BLUE, PINK, GREEN))),
      counts={0: "nothing is named for them"})
claim("bonuses.ii_each_colour", "749.1", "so much for each of the one colour and so much for each of the other",
      ~bg.bonus_colours_need_both(bg.ColourBonus.II_COLOURS),
      unsaid=("denial",), why="each garment of either colour pays by itself")
claim("bonuses.iv_each_colour", "826.1", "so much for each of the one colour and so much for each of the other",
      ~bg.bonus_colours_need_both(bg.ColourBonus.IV_COLOURS),
      unsaid=("denial",), why="each garment of either colour pays by itself")
claim("bonuses.not_sold", "508.1 749.1 785.1 826.1 836.1", "those on the board count, and a sold one is discarded",
      ~bg.bonus_counts_garment(b.GarmentPlace.SOLD),
      unsaid=("denial",), why="four bonuses, and where a sold garment goes")
claim("bonuses.ii_no_other_saving", "756.1", "blue or pink is saved, so of the others nothing",
      all_of(*(ba.bonus_make_silk_saved(ba.MakeBonus.II_MAKE, g, ba.needed) == 0 for g in (GREEN, ORANGE))),
      counts={0: "no saving is named for them"},
      unsaid=("uncommon gown", "rare coat"), why="the saving is named for two silks and no other")
claim("bonuses.iv_no_other_saving", "817.1", "green is saved, so of the others nothing",
      all_of(*(ba.bonus_make_silk_saved(ba.MakeBonus.IV_MAKE, g, ba.needed) == 0 for g in (BLUE, PINK, ORANGE))),
      counts={0: "no saving is named for them"},
      unsaid=("common gown", "common coat", "rare coat"), why="the saving is named for one silk and no other")
claim("bonuses.iv_no_second_silk", "817.1", "one silk is named, so that there is no second one to save",
      ~ba.bonus_make_saves_both(ba.MakeBonus.IV_MAKE), unsaid=("denial",),
      why="the saving is named for one silk and no other")
claim("bonuses.ii_make_use", "754.1 479.1",
      "the action is that of making a garment, which ends with renting or selling",
      ba.bonus_make_use(ba.MakeBonus.II_MAKE, ba.garment_use).may)
claim("bonuses.iv_make_use", "811.1 479.1",
      "the action is that of making a garment, which ends with renting or selling",
      ba.bonus_make_use(ba.MakeBonus.IV_MAKE, ba.garment_use).may, why="the sentence runs on from a table")
claim("bonuses.master_space", "488.1", "a master guest space wants a garment that a master made, however it was made",
      ba.bonus_make_to_master_space(ba.make_bonus, role).may_not, when=~(role == Role.MASTER))
claim("bonuses.any_role_acquires", "400.1 716.1", "any employee can acquire resources",
      ba.bonus_action_role(Action.ACQUIRE_RESOURCES, role).may)
claim("bonuses.any_role_deputes", "535.1 723.1",
      "any employee can depute", ba.bonus_action_role(Action.DEPUTE, role).may)
claim("bonuses.any_role_funds", "554.1 788.1", "any employee can fund a decoration",
      ba.bonus_action_role(Action.FUND_DECORATION, role).may,
      why="the action's own line and the bonus")
claim("bonuses.makers", "453.1 754.1", "masters and journeymen can make garments",
      ba.bonus_action_role(Action.MAKE_GARMENT, role).may, when=~(role == Role.APPRENTICE))
claim("bonuses.kitchen_limit", "575.1 600.1", "one marker a side of the kitchen, by whatever it is funded",
      ba.bonus_fund_kitchen_limit(ba.fund_bonus))
claim("bonuses.crowned_never", "382.1 383.1", "a crowned card gives no bonus at all during the game",
      bd.bonus_depute_crowned().may_not)
claim("bonuses.team_no_others", "160.1 796.1 808.1", "the team is reserve, discard pile and hand",
      all_of(*(bg.bonus_team_counts(p) for p in (b.CardPlace.RESERVE, b.CardPlace.DISCARD, b.CardPlace.HAND)),
             *(~bg.bonus_team_counts(p) for p in (b.CardPlace.REMOVED, b.CardPlace.QUEUE))),
      unsaid=("deputed earlier", "hiring queue", "denial"),
      why="the team is defined, and these places are no part of it; with both bonuses that count it")

# Bonuses at the end.
claim("bonuses.not_crowned", "374.1 874.1 884.1 890.1 896.1",
      "four are said to be for the end; the others are used in turns",
      ~be.bonus_crowned(b.bonus), when=~b.bonus.one_of(*CROWNED))
claim("scoring.crowned_outside", "160.1 680.1",
      "crowned cards of the team score, and the team is reserve, discard and hand",
      all_of(*(~be.end_bonus_card_at(p) for p in (b.CardPlace.REMOVED, b.CardPlace.QUEUE))),
      unsaid=("deputed earlier", "hiring queue", "denial"),
      why="the team is defined, and these places are no part of it")
claim("bonuses.counts_itself", "680.1 875.1", "all cards of the team count, and the crowned one is of the team",
      be.end_bonus_team_counts_itself(), why="the sentence with its table")

# Rounds, and what there is no more of.
claim("income.waits", "590.1 591.1", "when all have played all their cards, all receive the income",
      gen.next_phase_waits_for_all(gen.Phase.INCOME),
      unsaid=("left take turns",), why="the phase before is named to say when it ends")
claim("prepare.resources_limited", "305.1", "when resource tiles run out, spaces stay empty, as tiles are limited",
      gen.supply_limited(gen.Limited.RESOURCE_TILES))
claim("prepare.garments_limited", "318.2", "when garments run out, spaces stay empty, as they are limited",
      gen.supply_limited(gen.Limited.GARMENT_TILES))
claim("prepare.display_stays", "301.1 303.1", "tiles left in the drawers stay there; it is used ones that come back",
      ~resource_tile_returns(ResourceTileAt.ON_DISPLAY),
      unsaid=("in the display",), why="the drawers are those of the display")
claim("prepare.last_level_highest", "297.1", "the last ones are of level six, the highest there then is",
      highest_level_in_queue(7) == 6)
claim("setup.tray_of_color", "141.1 144.1", "a tray is among the things of a colour",
      part_per_color(Part.RESOURCE_TRAYS) == 1)
claim("setup.team_fixed", "141.1 145.1", "the five are those of the colour, not chosen one by one",
      st.start_team_chosen().may_not,
      unsaid=("denial",), why="only the colour is chosen; its five cards come with it")
