"""Claims of `deluxe-pt` about the list of employee bonuses, in reading order."""

from oracle.claims import Statements
from oracle.terms import BoolTerm, smaller, when
from specs.questions.base_decorations import all_halls_is_decoration
from specs.questions.base_turns import start_master_bonus
from specs.questions.bonuses import (
    Bonus,
    BonusLevel,
    CardPlace,
    CoinMeaning,
    GarmentPlace,
    HowOften,
    InkColour,
    NotionGift,
    bonus_flat_livre,
    bonus_notion_count,
    bonus_notion_gift,
    bonus_notion_price,
    bonus_often,
    bonus_on_two_kinds_of_cards,
    bonuses_on_level,
    card_place,
    coin_number_means,
    employee_has_bonus,
    every_employee_has_bonus,
    garment_place,
    level_of_bonus,
    main_done,
    some_bonuses_give_prestige,
)
from specs.questions.bonuses_actions import (
    ActionBonus,
    BagBonus,
    ExchangeBonus,
    FundBonus,
    MakeBonus,
    TileSource,
    TileUse,
    bonus_acquire_price_follows,
    bonus_action_after,
    bonus_action_price_due,
    bonus_action_times,
    bonus_bag_decide_at_once,
    bonus_bag_price,
    bonus_bag_source,
    bonus_bag_tiles,
    bonus_bag_use,
    bonus_exchange_points,
    bonus_fund_discount,
    bonus_make_master_garment,
    bonus_make_notions_due,
    bonus_make_other_garment,
    bonus_make_saves_both,
    bonus_make_saving_use,
    bonus_make_silk_saved,
    bonus_silk_any_number,
    bonus_silk_points,
    common_coat_silk,
    common_gown_silk,
    needed,
    rare_coat_silk,
    returned,
    uncommon_gown_silk,
)
from specs.questions.bonuses_depute import (
    DeputeBonus,
    RemovalOrder,
    bonus_depute_bonus_order,
    bonus_depute_cards,
    bonus_depute_from,
    bonus_depute_own_bonus,
    bonus_depute_pay,
    bonus_depute_pay_order,
    bonus_depute_role,
)
from specs.questions.bonuses_end import (
    bonus_crowned,
    coats,
    end_bonus_couple_points,
    end_bonus_couples_same_colour,
    end_bonus_couples_same_hall,
    end_bonus_master_guest_points,
    end_bonus_notion_points,
    end_bonus_notion_sets_limited,
    end_bonus_notions_given_up,
    end_bonus_times,
    gowns,
    lace,
    master_guests,
    thread,
)
from specs.questions.bonuses_gains import (
    ColourBonus,
    Currency,
    DecorationBonus,
    GarmentBonus,
    TeamBonus,
    bonus_counts_garment,
    bonus_decorations_count_all_halls,
    bonus_decorations_gain,
    bonus_decorations_of_others,
    bonus_decorations_pay_in,
    bonus_garments_gain,
    bonus_garments_pay_in,
    bonus_livre_per_colour,
    bonus_prestige_per_colour,
    bonus_team_counts,
    bonus_team_gain,
    bonus_team_pays_in,
    counted,
    team,
)
from specs.questions.deputing import deputed_card_leaves_game
from specs.questions.extra_deluxe_scoring import (
    bonus_card_role,
    bonus_garments_of_others,
    bonus_listed_on_page,
    bonus_sign_times,
)
from specs.questions.turns import bonus_overview_page
from specs.vocabulary import Garment, Role, role

claim = Statements("deluxe-pt")

BLUE, PINK = Garment.COMMON_GOWN, Garment.COMMON_COAT
GREEN, ORANGE = Garment.UNCOMMON_GOWN, Garment.RARE_COAT
ON_BOARD = garment_place.one_of(GarmentPlace.HALL, GarmentPlace.MASTER_SPACE)
ANYWHERE = card_place.one_of(CardPlace.HAND, CardPlace.RESERVE, CardPlace.DISCARD)
LISTED = "one sentence or more for each bonus under the heading, counted"


def by_team(which: TeamBonus, five: int, seven: int, nine: int, eleven: int) -> BoolTerm:
    """Say what a bonus gives by its table of team sizes."""
    pays: BoolTerm = bonus_team_gain(which, team) == when((team == 5) | (team == 6), five, when(
        (team == 7) | (team == 8), seven, when((team == 9) | (team == 10), nine, when(team >= 11, eleven, 0))))
    return pays


def once(name: str, at: str, which: Bonus, unsaid: tuple[str, ...] = ("left only",), why: str = "") -> None:
    """State a bonus that is said to be for one time only, in both readings."""
    claim(f"{name}_once", at, "once each time the card is played",
          bonus_often(which) == HowOften.ONCE_PER_PLAY, reading=f"{name}:per play",
          unsaid=unsaid, why="“only once” is how often" + why)
    claim(f"{name}_once_game", at, "once in the whole game",
          bonus_often(which) == HowOften.ONCE_PER_GAME, reading=f"{name}:per game",
          why=why.removeprefix("; "))


def of_level(level: BonusLevel, heading: str, listed: dict[Bonus, str]) -> None:
    """State under which heading some bonuses stand."""
    for which, at in listed.items():
        claim(f"bonuses.{which.name.lower()}_level", f"{heading} {at}", "it stands under the heading of its level",
              level_of_bonus(which) == level, why="heading and bonus")


# Starting cards.
claim("bonuses.page_start", "710.1 711.1", "the starting cards are on page 12", bonus_listed_on_page(0) == 12,
      counts={0: "the starting cards"})
claim("bonuses.start_listed", "711.1 713.1 716.1 719.1", "three bonuses of starting cards are listed",
      bonuses_on_level(0) == 3, counts={0: "the starting cards", 3: "counted"}, why=LISTED)
of_level(BonusLevel.START, "711.1", {
    Bonus.START_NOTION: "713.1", Bonus.START_ACQUIRE: "716.1", Bonus.START_LIVRE: "719.1",
})
claim("bonuses.start_without", "711.1 712.1", "a starting card has no bonus", ~every_employee_has_bonus())
claim("bonuses.start_without_which", "712.1", "which starting card it is stood in a picture",
      lost=(employee_has_bonus, start_master_bonus))
claim("bonuses.card_roles", "711.1 720.1 748.1 777.1 834.1 862.1", "which employee has which bonus stood in pictures",
      lost=(bonus_card_role,))
claim("bonuses.start_notion_price", "713.1", "thread or lace costs 1", bonus_notion_price(Bonus.START_NOTION) == 1)
claim("bonuses.start_notion_gift", "713.1", "one has the choice of thread or lace",
      bonus_notion_gift(Bonus.START_NOTION) == NotionGift.EITHER)
claim("bonuses.start_notion_count", "713.1", "it is one of it", bonus_notion_count(Bonus.START_NOTION) == 1)
claim("bonuses.start_notion_sign", "713.1", "×1 is printed before it", bonus_sign_times(Bonus.START_NOTION) == 1)
once("bonuses.start_notion", "713.1", Bonus.START_NOTION)
claim("bonuses.start_acquire", "716.1", "one additional action of acquiring resources",
      bonus_action_times(ActionBonus.START_ACQUIRE) == 1)
claim("bonuses.start_acquire_after", "716.1", "whatever became of the main action",
      bonus_action_after(ActionBonus.START_ACQUIRE, main_done).may,
      unsaid=("leave",), why="what is offered whatever became of the main action may be taken")
claim("bonuses.start_acquire_paid", "402.1 716.1", "it is the action of that name, with its price",
      bonus_action_price_due(ActionBonus.START_ACQUIRE))
claim("bonuses.start_livre", "719.1", "2 from the bank", bonus_flat_livre(Bonus.START_LIVRE) == 2)

# Level I.
claim("bonuses.page_i", "710.1 720.1", "level I is on page 12", bonus_listed_on_page(1) == 12)
claim("bonuses.i_listed", "720.1 721.1 723.1 730.1 737.1 740.1 746.1", "six bonuses of level I are listed",
      bonuses_on_level(1) == 6, counts={6: "counted"}, why=LISTED)
of_level(BonusLevel.ONE, "720.1", {
    Bonus.I_LIVRE: "721.1", Bonus.I_DEPUTE: "723.1", Bonus.I_BAG_PAID: "730.1", Bonus.I_ACQUIRE: "737.1",
    Bonus.I_BAG_FREE: "740.1", Bonus.I_NOTION: "746.1",
})
claim("bonuses.i_livre", "721.1", "1 from the bank", bonus_flat_livre(Bonus.I_LIVRE) == 1)
claim("bonuses.i_depute_sign", "722.1 723.1", "×1 is printed before it", bonus_sign_times(Bonus.I_DEPUTE) == 1)
claim("bonuses.i_depute_cards", "722.1 723.1", "one employee is deputed", bonus_depute_cards(DeputeBonus.I_DEPUTE) == 1)
claim("bonuses.i_depute_from", "723.1", "any of the team, wherever it is",
      bonus_depute_from(DeputeBonus.I_DEPUTE, card_place).may, when=ANYWHERE)
claim("bonuses.i_depute_itself", "723.1", "the card itself as well",
      bonus_depute_from(DeputeBonus.I_DEPUTE, CardPlace.PLAYED).may)
claim("bonuses.i_depute_role", "723.1", "of any role", bonus_depute_role(DeputeBonus.I_DEPUTE, role).may)
claim("bonuses.i_depute_bonus", "375.1 725.1", "the deputed employee's bonus may be used, or given up as any bonus",
      bonus_depute_own_bonus(DeputeBonus.I_DEPUTE).free)
claim("bonuses.i_depute_order", "725.1", "the bonus is used before the card leaves",
      bonus_depute_bonus_order() == RemovalOrder.BEFORE)
claim("bonuses.i_depute_leaves", "725.1", "the card is out of the game", deputed_card_leaves_game())
claim("bonuses.i_depute_pay", "727.1", "nothing is paid for deputing it",
      bonus_depute_pay(DeputeBonus.I_DEPUTE, role) == 0)
claim("bonuses.i_bag_paid_price", "730.1", "a tile costs 1", bonus_bag_price(BagBonus.I_BAG_PAID) == 1)
claim("bonuses.i_bag_paid_tiles", "730.1", "it is one tile", bonus_bag_tiles(BagBonus.I_BAG_PAID) == 1)
claim("bonuses.i_bag_paid_source", "730.1", "it is drawn at random from the bag",
      bonus_bag_source(BagBonus.I_BAG_PAID) == TileSource.BAG)
claim("bonuses.i_bag_paid_sign", "730.1", "×1 is printed before it", bonus_sign_times(Bonus.I_BAG_PAID) == 1)
claim("bonuses.i_bag_paid_use", "732.1", "it may be kept for silk or discarded for thread or lace",
      bonus_bag_use(BagBonus.I_BAG_PAID, TileUse.KEEP).may & bonus_bag_use(BagBonus.I_BAG_PAID, TileUse.NOTIONS).may)
claim("bonuses.i_bag_paid_decide", "732.1", "that is decided at once", bonus_bag_decide_at_once(BagBonus.I_BAG_PAID))
once("bonuses.i_bag_paid", "730.1 732.1", Bonus.I_BAG_PAID, ("left 1", "left only"),
     "; the limit stands at the end of a long sentence")
claim("bonuses.i_acquire", "737.1", "one additional action of acquiring resources",
      bonus_action_times(ActionBonus.I_ACQUIRE) == 1)
claim("bonuses.i_acquire_after", "737.1", "whatever became of the main action",
      bonus_action_after(ActionBonus.I_ACQUIRE, main_done).may,
      unsaid=("leave",), why="what is offered whatever became of the main action may be taken")
claim("bonuses.i_acquire_paid", "402.1 737.1", "it is the action of that name, with its price",
      bonus_action_price_due(ActionBonus.I_ACQUIRE))
claim("bonuses.acquire_price_then", "402.1 716.1 737.1", "the price of the additional tile goes by what is then shown",
      bonus_acquire_price_follows(), why="it is the action of that name")
claim("bonuses.i_bag_free_price", "740.1", "the tile is free", bonus_bag_price(BagBonus.I_BAG_FREE) == 0)
claim("bonuses.i_bag_free_tiles", "740.1", "it is one tile", bonus_bag_tiles(BagBonus.I_BAG_FREE) == 1)
claim("bonuses.i_bag_free_source", "740.1", "it comes from the bag",
      bonus_bag_source(BagBonus.I_BAG_FREE) == TileSource.BAG)
claim("bonuses.i_bag_free_sign", "740.1", "×1 is printed before it", bonus_sign_times(Bonus.I_BAG_FREE) == 1)
claim("bonuses.i_bag_free_use", "741.1", "it may be kept for silk or discarded for thread or lace",
      bonus_bag_use(BagBonus.I_BAG_FREE, TileUse.KEEP).may & bonus_bag_use(BagBonus.I_BAG_FREE, TileUse.NOTIONS).may)
claim("bonuses.i_bag_free_decide", "741.1", "that is decided at once", bonus_bag_decide_at_once(BagBonus.I_BAG_FREE))
once("bonuses.i_bag_free", "740.1 741.1", Bonus.I_BAG_FREE, ("left 1", "left only"),
     "; the limit stands at the end of a long sentence")
claim("bonuses.i_notion_price", "746.1", "thread or lace is free", bonus_notion_price(Bonus.I_NOTION) == 0)
claim("bonuses.i_notion_gift", "746.1", "one has the choice of thread or lace",
      bonus_notion_gift(Bonus.I_NOTION) == NotionGift.EITHER)
claim("bonuses.i_notion_count", "746.1", "it is one of it", bonus_notion_count(Bonus.I_NOTION) == 1)
claim("bonuses.i_notion_sign", "746.1", "×1 is printed before it", bonus_sign_times(Bonus.I_NOTION) == 1)
once("bonuses.i_notion", "746.1", Bonus.I_NOTION)
claim("bonuses.same_acquire", "711.1 716.1 720.1 737.1", "a starting card and one of level I have the same bonus",
      bonus_on_two_kinds_of_cards(), why="the two wordings are the same")

# Level II.
claim("bonuses.page_ii", "710.1 748.1", "level II is on page 12", bonus_listed_on_page(2) == 12)
claim("bonuses.ii_listed", "748.1 749.1 754.1 763.1 772.1", "four bonuses of level II are listed",
      bonuses_on_level(2) == 4, counts={4: "counted"}, why=LISTED)
of_level(BonusLevel.TWO, "748.1", {
    Bonus.II_COLOURS: "749.1", Bonus.II_MAKE: "754.1", Bonus.II_DEPUTE: "763.1",
    Bonus.II_DECORATIONS: "772.1",
})
claim("bonuses.ii_blue", "749.1", "1 for each blue garment", bonus_livre_per_colour(ColourBonus.II_COLOURS, BLUE) == 1)
claim("bonuses.ii_green", "749.1", "2 for each green one", bonus_livre_per_colour(ColourBonus.II_COLOURS, GREEN) == 2)
claim("bonuses.garments_board", "749.1 785.1 826.1 836.1 847.1", "garments on the board count",
      bonus_counts_garment(garment_place), when=ON_BOARD,
      why="each bonus says it of itself; more than six lines: all the bonuses that count garments")
claim("bonuses.ii_make", "754.1", "one additional action of making a garment",
      bonus_action_times(ActionBonus.II_MAKE) == 1)
claim("bonuses.ii_make_after", "754.1", "whatever became of the main action",
      bonus_action_after(ActionBonus.II_MAKE, main_done).may,
      unsaid=("leave",), why="what is offered whatever became of the main action may be taken")
claim("bonuses.ii_make_paid", "457.1 754.1", "it is the action of that name, with its price",
      bonus_action_price_due(ActionBonus.II_MAKE))
claim("bonuses.ii_make_notions", "459.1 754.1 756.1", "only silk is saved; thread and lace of the sketch are discarded as ever",
      bonus_make_notions_due(MakeBonus.II_MAKE), why="what is saved is silk; the rest of the action stands; more than six lines")
claim("bonuses.ii_make_saving", "756.1", "of blue or pink silk one roll less is enough",
      (bonus_make_silk_saved(MakeBonus.II_MAKE, BLUE, needed) == 1)
      & (bonus_make_silk_saved(MakeBonus.II_MAKE, PINK, needed) == 1))
claim("bonuses.ii_make_one", "756.1", "blue or pink, not both", ~bonus_make_saves_both(MakeBonus.II_MAKE),
      unsaid=("denial",), why="one less of blue “or” pink excludes both")
claim("bonuses.ii_make_may", "756.1", "the saving may be used", bonus_make_saving_use(MakeBonus.II_MAKE).may)
claim("bonuses.ii_make_other", "754.1 756.1", "other garments may be made, without a saving",
      bonus_make_other_garment(MakeBonus.II_MAKE).may, why="'if you make one that needs these' supposes others")
claim("bonuses.ii_make_master", "761.1", "garments that require a master may not be made",
      bonus_make_master_garment(MakeBonus.II_MAKE, role).may_not)
claim("bonuses.ii_depute_sign", "763.1", "×1 is printed before it", bonus_sign_times(Bonus.II_DEPUTE) == 1)
claim("bonuses.ii_depute_cards", "763.1", "one employee is deputed", bonus_depute_cards(DeputeBonus.II_DEPUTE) == 1)
claim("bonuses.ii_depute_from", "763.1", "any of the team, wherever it is",
      bonus_depute_from(DeputeBonus.II_DEPUTE, card_place).may, when=ANYWHERE)
claim("bonuses.ii_depute_itself", "763.1", "the card itself as well",
      bonus_depute_from(DeputeBonus.II_DEPUTE, CardPlace.PLAYED).may)
claim("bonuses.ii_depute_role", "763.1", "of any role", bonus_depute_role(DeputeBonus.II_DEPUTE, role).may)
claim("bonuses.ii_depute_order", "765.1", "the money comes before the card is removed",
      bonus_depute_pay_order() == RemovalOrder.BEFORE)
claim("bonuses.ii_depute_leaves", "765.1", "the card is out of the game", deputed_card_leaves_game())
claim("bonuses.ii_depute_pay", "768.1", "it pays by role: Master 8, Journeyman 5, Apprentice 2",
      (bonus_depute_pay(DeputeBonus.II_DEPUTE, Role.MASTER) == 8)
      & (bonus_depute_pay(DeputeBonus.II_DEPUTE, Role.JOURNEYMAN) == 5)
      & (bonus_depute_pay(DeputeBonus.II_DEPUTE, Role.APPRENTICE) == 2))
claim("bonuses.ii_depute_bonus", "769.1", "the deputed employee's bonus is not used",
      bonus_depute_own_bonus(DeputeBonus.II_DEPUTE).may_not)
claim("bonuses.ii_decorations", "772.1", "1 point for every 2 decorations",
      (bonus_decorations_pay_in(DecorationBonus.II_DECORATIONS) == Currency.PRESTIGE)
      & (bonus_decorations_gain(DecorationBonus.II_DECORATIONS, counted) == counted // 2),
      unsaid=("left 1",), why="one for so many is the quotient")
claim("bonuses.decorations_own", "772.1 779.1 840.1", "only decorations that the player funded count",
      ~bonus_decorations_of_others(),
      unsaid=("denial",), why="“that you funded”, said by each of the bonuses, leaves those of the others out")
claim("bonuses.ii_all_halls", "774.1", "markers on the bonus for all halls do not count",
      ~bonus_decorations_count_all_halls(DecorationBonus.II_DECORATIONS))
claim("bonuses.ii_all_halls_none", "774.1", "for they are no decorations", ~all_halls_is_decoration())
claim("bonuses.prestige", "772.1", "some bonuses give points", some_bonuses_give_prestige())

# Level III.
claim("bonuses.page_iii", "710.1 777.1", "level III is on page 12", bonus_listed_on_page(3) == 12)
claim("bonuses.iii_listed", "777.1 779.1 785.1 788.1 796.1", "four bonuses of level III are listed",
      bonuses_on_level(3) == 4, counts={4: "counted"}, why=LISTED)
of_level(BonusLevel.THREE, "777.1", {
    Bonus.III_DECORATIONS: "779.1", Bonus.III_GARMENTS: "785.1", Bonus.III_FUND: "788.1",
    Bonus.III_TEAM: "796.1",
})
claim("bonuses.iii_decorations", "779.1", "1 from the bank for each decoration",
      (bonus_decorations_pay_in(DecorationBonus.III_DECORATIONS) == Currency.LIVRE)
      & (bonus_decorations_gain(DecorationBonus.III_DECORATIONS, counted) == counted),
      unsaid=("left 1",), why="one for each is the number itself")
claim("bonuses.iii_all_halls", "781.1", "markers on the bonus for all halls do not count",
      ~bonus_decorations_count_all_halls(DecorationBonus.III_DECORATIONS))
claim("bonuses.iii_all_halls_none", "781.1", "for they are no decorations", ~all_halls_is_decoration())
claim("bonuses.iii_garments", "785.1", "1 point for every 3 garments on the board",
      (bonus_garments_pay_in(GarmentBonus.III_GARMENTS) == Currency.PRESTIGE)
      & (bonus_garments_gain(GarmentBonus.III_GARMENTS, counted) == counted // 3),
      unsaid=("left 1",), why="one for so many is the quotient")
claim("bonuses.iii_garments_own", "785.1", "the player's own garments count", ~bonus_garments_of_others(),
      unsaid=("denial",), why="“that you have” leaves those of the others out")
claim("bonuses.iii_fund", "788.1", "one additional action of funding a decoration",
      bonus_action_times(ActionBonus.III_FUND) == 1)
claim("bonuses.iii_fund_after", "788.1", "whatever became of the main action",
      bonus_action_after(ActionBonus.III_FUND, main_done).may,
      unsaid=("leave",), why="what is offered whatever became of the main action may be taken")
claim("bonuses.iii_fund_discount", "788.1", "5 less are paid", bonus_fund_discount(FundBonus.III_FUND) == 5)
claim("bonuses.iii_fund_paid", "788.1", "the rest of the price is due", bonus_action_price_due(ActionBonus.III_FUND))
claim("bonuses.iii_team", "792.1 793.1 794.1 795.1 796.1 799.1",
      "money by the number of cards in the team: 2, 6, 10 or 14",
      (bonus_team_pays_in(TeamBonus.III_TEAM) == Currency.LIVRE) & by_team(TeamBonus.III_TEAM, 2, 6, 10, 14),
      when=team >= 5, counts={0: "no team is smaller"},
      why="the card's sizes of teams, the sentence and its table, run on into the next heading")
claim("bonuses.team_cards", "796.1 808.1 875.1", "all cards of the team count", bonus_team_counts(card_place),
      when=ANYWHERE, why="each bonus says it of itself; more than six lines: the last one with its table")

# Level IV.
claim("bonuses.page_iv", "710.1 799.1", "level IV is on page 12", bonus_listed_on_page(4) == 12)
claim("bonuses.iv_listed", "799.1 808.1 811.1 826.1 831.1", "four bonuses of level IV are listed",
      bonuses_on_level(4) == 4, counts={4: "counted"}, why=LISTED)
of_level(BonusLevel.FOUR, "799.1", {
    Bonus.IV_TEAM: "808.1", Bonus.IV_MAKE: "811.1", Bonus.IV_COLOURS: "826.1", Bonus.IV_EXCHANGE: "831.1",
})
claim("bonuses.iv_team", "804.1 805.1 806.1 807.1 808.1 811.1",
      "money by the number of cards in the team: 1, 3, 5 or 7",
      (bonus_team_pays_in(TeamBonus.IV_TEAM) == Currency.LIVRE) & by_team(TeamBonus.IV_TEAM, 1, 3, 5, 7),
      when=team >= 5, counts={0: "no team is smaller"},
      why="the card's sizes of teams, the sentence and its table, run on into the next bonus")
claim("bonuses.iv_make", "811.1", "one additional action of making a garment",
      bonus_action_times(ActionBonus.IV_MAKE) == 1, why="the sentence runs on from the table before it")
claim("bonuses.iv_make_after", "811.1", "whatever became of the main action",
      bonus_action_after(ActionBonus.IV_MAKE, main_done).may,
      unsaid=("leave",), why="what is offered whatever became of the main action may be taken; long sentence")
claim("bonuses.iv_make_paid", "457.1 811.1", "it is the action of that name, with its price",
      bonus_action_price_due(ActionBonus.IV_MAKE), why="the sentence runs on from the table before it; more than six lines")
claim("bonuses.iv_make_notions", "459.1 811.1 817.1", "only silk is saved; thread and lace of the sketch are discarded as ever",
      bonus_make_notions_due(MakeBonus.IV_MAKE), why="what is saved is silk; the rest of the action stands; more than six lines")
claim("bonuses.iv_make_saving", "817.1", "of green silk up to 2 rolls less are enough",
      bonus_make_silk_saved(MakeBonus.IV_MAKE, GREEN, needed) == smaller(needed, 2))
claim("bonuses.iv_make_may", "817.1", "the saving may be used", bonus_make_saving_use(MakeBonus.IV_MAKE).may)
claim("bonuses.iv_make_other", "811.1 817.1", "other garments may be made, without a saving",
      bonus_make_other_garment(MakeBonus.IV_MAKE).may, why="'if you make one that needs green' supposes others")
claim("bonuses.iv_make_master", "822.1", "garments that require a master may not be made",
      bonus_make_master_garment(MakeBonus.IV_MAKE, role).may_not)
claim("bonuses.iv_pink", "826.1", "2 from the bank for each pink garment",
      bonus_livre_per_colour(ColourBonus.IV_COLOURS, PINK) == 2)
claim("bonuses.iv_orange", "826.1", "1 point for each orange one",
      bonus_prestige_per_colour(ColourBonus.IV_COLOURS, ORANGE) == 1)
claim("bonuses.iv_exchange", "831.1", "1 point for every 4 given back",
      bonus_exchange_points(ExchangeBonus.IV_EXCHANGE, returned) == returned // 4,
      unsaid=("left 1",), why="one for so many is the quotient")
claim("bonuses.iv_exchange_often", "831.1", "any number of times",
      bonus_often(Bonus.IV_EXCHANGE) == HowOften.ANY_NUMBER)

# Level V.
claim("bonuses.page_v", "710.1 834.1", "level V is on page 12", bonus_listed_on_page(5) == 12)
claim("bonuses.v_listed", "834.1 836.1 840.1 847.1 850.1", "four bonuses of level V are listed",
      bonuses_on_level(5) == 4, counts={4: "counted"}, why=LISTED)
of_level(BonusLevel.FIVE, "834.1", {
    Bonus.V_GARMENTS_FIRST: "836.1", Bonus.V_DECORATIONS: "840.1", Bonus.V_GARMENTS_SECOND: "847.1",
    Bonus.V_SILK: "850.1",
})
claim("bonuses.v_garments_first", "836.1", "1 from the bank for each garment on the board",
      (bonus_garments_pay_in(GarmentBonus.V_GARMENTS_FIRST) == Currency.LIVRE)
      & (bonus_garments_gain(GarmentBonus.V_GARMENTS_FIRST, counted) == counted),
      unsaid=("left 1",), why="one for each is the number itself")
claim("bonuses.v_decorations", "840.1", "1 point for every 2 decorations",
      (bonus_decorations_pay_in(DecorationBonus.V_DECORATIONS) == Currency.PRESTIGE)
      & (bonus_decorations_gain(DecorationBonus.V_DECORATIONS, counted) == counted // 2),
      unsaid=("left 1",), why="one for so many is the quotient")
claim("bonuses.v_all_halls", "842.1", "markers on the bonus for all halls do not count",
      ~bonus_decorations_count_all_halls(DecorationBonus.V_DECORATIONS))
claim("bonuses.v_all_halls_none", "842.1", "for they are no decorations", ~all_halls_is_decoration())
claim("bonuses.same_decorations", "748.1 772.1 834.1 840.1", "level V repeats a bonus of level II",
      bonus_on_two_kinds_of_cards(),
      why="the two wordings say the same; more than six lines: both bonuses")
claim("bonuses.v_garments_second", "847.1", "1 point for every 2 garments on the board",
      (bonus_garments_pay_in(GarmentBonus.V_GARMENTS_SECOND) == Currency.PRESTIGE)
      & (bonus_garments_gain(GarmentBonus.V_GARMENTS_SECOND, counted) == counted // 2),
      unsaid=("left 1",), why="one for so many is the quotient")
claim("bonuses.v_silk_any", "850.1", "any number of tiles can be discarded", bonus_silk_any_number())
claim("bonuses.v_silk", "850.1 853.1", "1 point for a roll of orange or green, 1 for any two of pink and blue",
      bonus_silk_points(common_gown_silk, common_coat_silk, uncommon_gown_silk, rare_coat_silk)
      == uncommon_gown_silk + rare_coat_silk + (common_gown_silk + common_coat_silk) // 2,
      unsaid=("left 1",), why="one for each is the number itself; the sentence and the one that gives its numbers")
claim("bonuses.overview", "710.1 857.1", "the overview is on page 12", bonus_overview_page() == 12)

# Level VI.
claim("bonuses.page_vi", "861.1 862.1", "level VI is on page 13", bonus_listed_on_page(6) == 13)
claim("bonuses.vi_listed", "862.1 863.1 866.1 875.1 885.1 891.1 897.1", "six bonuses of level VI are listed",
      bonuses_on_level(6) == 6, why=LISTED)
of_level(BonusLevel.SIX, "862.1", {
    Bonus.VI_EXCHANGE: "863.1", Bonus.VI_FUND: "866.1", Bonus.VI_TEAM: "875.1", Bonus.VI_NOTIONS: "885.1",
    Bonus.VI_MASTER_GUESTS: "891.1", Bonus.VI_COUPLES: "897.1",
})
claim("bonuses.vi_exchange", "863.1", "1 point for every 3 given back",
      bonus_exchange_points(ExchangeBonus.VI_EXCHANGE, returned) == returned // 3,
      unsaid=("left 1",), why="one for so many is the quotient")
claim("bonuses.vi_exchange_often", "863.1", "any number of times",
      bonus_often(Bonus.VI_EXCHANGE) == HowOften.ANY_NUMBER)
claim("bonuses.vi_fund", "866.1", "one additional action of funding a decoration",
      bonus_action_times(ActionBonus.VI_FUND) == 1)
claim("bonuses.vi_fund_after", "866.1", "whatever became of the main action",
      bonus_action_after(ActionBonus.VI_FUND, main_done).may,
      unsaid=("leave",), why="what is offered whatever became of the main action may be taken")
claim("bonuses.vi_fund_discount", "866.1", "10 less are paid", bonus_fund_discount(FundBonus.VI_FUND) == 10)
claim("bonuses.vi_fund_paid", "866.1", "the rest of the price is due", bonus_action_price_due(ActionBonus.VI_FUND))
claim("bonuses.vi_team_end", "874.1", "it counts at the end", bonus_crowned(Bonus.VI_TEAM))
claim("bonuses.vi_once", "874.1 884.1 890.1 896.1", "each of the crowned cards counts once", end_bonus_times() == 1)
claim("bonuses.vi_team", "870.1 871.1 872.1 873.1 875.1", "points by the number of cards in the team: 2, 5, 8 or 11",
      (bonus_team_pays_in(TeamBonus.VI_TEAM) == Currency.PRESTIGE) & by_team(TeamBonus.VI_TEAM, 2, 5, 8, 11),
      when=team >= 5, counts={0: "no team is smaller"},
      why="the card's sizes of teams, and the sentence with its table")
claim("bonuses.vi_notions_end", "884.1", "it counts at the end", bonus_crowned(Bonus.VI_NOTIONS))
claim("bonuses.vi_notions", "885.1", "3 points for a pair of thread and lace",
      end_bonus_notion_points(thread, lace) == 3 * smaller(thread, lace),
      unsaid=("left 1",), why="one of each is a pair")
claim("bonuses.vi_notions_discarded", "885.1", "they are given up", end_bonus_notions_given_up())
claim("bonuses.vi_notions_any", "885.1", "for any number of pairs", ~end_bonus_notion_sets_limited(),
      unsaid=("denial",), why="“unlimited” denies a limit")
claim("bonuses.vi_guests_end", "890.1", "it counts at the end", bonus_crowned(Bonus.VI_MASTER_GUESTS))
claim("bonuses.vi_guests", "891.1", "3 points for every 2 garments on master guest spaces",
      end_bonus_master_guest_points(master_guests) == 3 * (master_guests // 2))
claim("bonuses.vi_couples_end", "896.1", "it counts at the end", bonus_crowned(Bonus.VI_COUPLES))
claim("bonuses.vi_couples", "897.1", "2 points for a gown together with a coat",
      end_bonus_couple_points(gowns, coats) == 2 * smaller(gowns, coats),
      unsaid=("left 1",), why="one of each is a pair; one long sentence")
claim("bonuses.vi_couples_colour", "897.1", "the colours do not matter", ~end_bonus_couples_same_colour(),
      unsaid=("denial",), why="“whatever their colours” denies that they matter")
claim("bonuses.vi_couples_place", "897.1", "the place on the board does not matter", ~end_bonus_couples_same_hall(),
      unsaid=("denial",), why="“wherever they are” denies that it matters")

# Signs.
claim("bonuses.coin_white", "904.1 905.1", "a white number on a coin is gained",
      coin_number_means(InkColour.WHITE) == CoinMeaning.GAIN)
claim("bonuses.coin_black", "907.1 908.1", "a black number on a coin is paid",
      coin_number_means(InkColour.BLACK) == CoinMeaning.PAY)
