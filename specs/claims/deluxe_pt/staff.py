"""Claims of `deluxe-pt` about hiring, deputing, decorations and the bonus for all halls, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of, any_of
from specs.questions.all_halls import (
    PresentBy,
    all_halls_present_by,
    markers_needed_in_hall,
)
from specs.questions.base_components import halls
from specs.questions.base_decorations import (
    InHall,
    Which,
    all_halls_at_once,
    all_halls_exists,
    all_halls_from,
    all_halls_is_decoration,
    all_halls_points_when,
    all_halls_which,
    counts_as_presence,
    decoration_kind_exists,
    decoration_points_at_end,
    decorations_per_action,
    firework_factor_two,
    halls_present,
    kitchen_both_sides,
    may_fund_again,
    may_fund_kitchen,
    may_fund_occupied,
    may_take_all_halls,
    must_pay_decoration,
    own_of_kind,
    own_on_side,
    own_spaces,
)
from specs.questions.base_staff import (
    HiredGoes,
    Origin,
    depute_amount_where,
    depute_bonus_once_more,
    depute_origin,
    depute_pay_before_bonus,
    deputed_leaves_after_bonus,
    deputes_played_card,
    hire_free_choice,
    hired_goes_to,
    hires_per_action,
    more_than_three,
    origin,
    team_always_at_least,
)
from specs.questions.base_turns import may_take_action
from specs.questions.decorations import (
    KitchenBound,
    KitchenHalves,
    PointsWhen,
    PriceFrom,
    choose_any_decoration_space,
    decoration_paid_to_bank,
    decoration_points_when,
    decoration_price_from,
    decoration_raises_income,
    decorations_total_limit,
    kitchen_halves,
    kitchen_limit_is,
    markers_on_decoration,
)
from specs.questions.deputing import (
    RemovedTo,
    depute_bonus_times,
    depute_livre_usable_for_bonus,
    depute_pay,
    deputed_card_leaves_game,
    deputed_card_put,
    last_master_advice,
    may_depute,
)
from specs.questions.extra_deluxe_actions import (
    BonusLook,
    all_halls_markers,
    bonus_look,
    depute_amount_carriage,
    depute_amount_half,
)
from specs.questions.hiring import (
    extra_actions_per_hire,
    hire_paid_before_taking,
    hire_paid_to_bank,
    hire_price,
    hire_price_by_place,
    hire_price_counts_hired,
    hired_card_playable_this_round,
    may_hire_from,
)
from specs.questions.income import KitchenPlace, income_side_is
from specs.questions.scoring import Source, scores_at_end
from specs.questions.turns import CardHalf, bonus_stands_on, hired, main_action_number, turns_in_round
from specs.vocabulary import Action, Decoration, KitchenSide, Role, deck_size, decoration, kitchen_side, role, via

claim = Statements("deluxe-pt")

CARD = depute_amount_where.answers.values[0]

# Hiring.
claim("hire.number", "519.1", "hiring is the fourth action", main_action_number(Action.HIRE) == 4)
claim("hire.who", "519.1 520.1", "only a master can hire",
      all_of(may_take_action(Role.MASTER, Action.HIRE).may, may_take_action(Role.JOURNEYMAN, Action.HIRE).may_not,
             may_take_action(Role.APPRENTICE, Action.HIRE).may_not))
claim("hire.one", "521.1", "one employee is taken", hires_per_action() == 1)
claim("hire.any", "521.1 528.1", "whichever of the queue one likes", hire_free_choice().may)
claim("hire.counts_hired", "522.1 528.1", "the price is by the cards in the queue, with the one taken after paying",
      hire_price_counts_hired())
claim("hire.not_by_place", "522.1", "the number of cards makes the price, not a card's place", ~hire_price_by_place(),
      unsaid=("denial",), why="it depends on the number of cards, on nothing else named")
claim("hire.price_four", "524.1", "four cards: five", hire_price(4) == 5)
claim("hire.price_three", "525.1", "three cards: three", hire_price(3) == 3)
claim("hire.price_two", "526.1", "two cards: one", hire_price(2) == 1)
claim("hire.price_one", "527.1", "the only card is free", hire_price(1) == 0)
claim("hire.bank", "524.1 525.1 526.1", "the price goes to the bank", hire_paid_to_bank())
claim("hire.paid_first", "528.1", "paying comes before taking", hire_paid_before_taking())
claim("hire.hand", "528.1", "the employee goes to the hand", hired_goes_to() == HiredGoes.HAND)
claim("hire.playable", "529.1", "it can be played in the same round", hired_card_playable_this_round(),
      unsaid=("left leave",), why="“may” is what the question itself asks about")
claim("hire.one_more", "529.1", "it means one further action", extra_actions_per_hire() == 1)
claim("hire.more_than_three", "530.1", "more than three actions are possible then", more_than_three().may)
claim("hire.more_turns", "530.1", "who hires has more than three actions in that round", turns_in_round(hired) > 3,
      when=hired >= 1,
      unsaid=("within",), why="“more than” is about the three actions; who hires at all has hired one at least")
claim("hire.empty", "532.1", "from an empty queue nobody is hired", may_hire_from(0).may_not)

# Deputing.
claim("depute.number", "534.1", "deputing is the fifth action", main_action_number(Action.DEPUTE) == 5)
claim("depute.who", "534.1 535.1", "any employee can be used for it", may_take_action(role, Action.DEPUTE).may)
claim("depute.played_card", "535.1", "the employee just played goes", deputes_played_card())
claim("depute.leaves", "535.1", "it leaves the game", deputed_card_leaves_game())
claim("depute.from_card", "538.1", "the amount is the one on the card", depute_amount_where() == CARD)
claim("depute.carriage", "538.1", "it stands by a carriage", depute_amount_carriage())
claim("depute.lower", "538.1", "at the foot of the card", depute_amount_half() == CardHalf.LOWER)
claim("depute.amounts_lost", "541.1", "three roles are named under pictures that are lost", lost=(depute_pay,))
claim("depute.paid_first", "543.1", "the money is paid before the bonus", depute_pay_before_bonus())
claim("depute.livre_for_bonus", "543.1", "so it is there when the bonus is used", depute_livre_usable_for_bonus())
claim("depute.bonus", "543.1", "the bonus can still be used", depute_bonus_once_more().free)
claim("depute.bonus_once", "543.1", "one last time", depute_bonus_times() == 1)
claim("depute.leaves_then", "543.1", "the card leaves after that", deputed_leaves_after_bonus())
claim("depute.box", "543.1", "into the box and out of the game",
      deputed_card_leaves_game() & (deputed_card_put() == RemovedTo.BOX))
claim("depute.parchment", "543.1", "the bonus is on a parchment", bonus_look() == BonusLook.PARCHMENT)
claim("depute.bonus_lower", "543.1", "it is at the foot of the card", bonus_stands_on() == CardHalf.LOWER)
claim("depute.origin", "547.1", "starting employees can go as well as hired ones", depute_origin(origin).may)
claim("depute.origin_start", "547.1", "one's own starting employees can go", depute_origin(Origin.START).may)
claim("depute.open", "547.1", "deputing is open in general", may_depute(deck_size, via).may)
claim("depute.keep_four", "548.1", "a team keeps four at least", team_always_at_least() == 4)
claim("depute.below", "548.1", "nobody may go who leaves fewer than four", may_depute(deck_size, via).may_not,
      when=deck_size <= 4, overrides=("depute.open",),
      unsaid=("denial",), why="a duty to keep four forbids what would break it")
claim("depute.floor", "548.2", "from a team of four nobody goes, whatever action would do it",
      may_depute(deck_size, via).may_not, when=deck_size == 4, overrides=("depute.open",))
claim("depute.last_master", "551.2", "the last master had better stay", last_master_advice(),
      unsaid=("left denial",), why="advice not to let it go is advice to keep it")

# Decorations.
claim("fund.number", "553.1", "funding a decoration is the sixth action",
      main_action_number(Action.FUND_DECORATION) == 6)
claim("fund.who", "554.1", "any employee can be used for it", may_take_action(role, Action.FUND_DECORATION).may)
claim("fund.income", "554.1", "some decorations raise the income",
      any_of(*(decoration_raises_income(d) for d in Decoration)),
      unsaid=("apart",), why="“may raise” says that some do, not which")
claim("fund.points", "554.1", "decorations give points in the final scoring",
      decoration_points_at_end() & scores_at_end(Source.DECORATION))
claim("fund.one", "558.1", "one is funded", decorations_per_action() == 1)
claim("fund.marker", "558.1", "one marker is put there", markers_on_decoration() == 1)
claim("fund.empty", "558.1", "the space has to be empty", may_fund_occupied().may_not,
      unsaid=("denial",), why="an empty space is asked for")
claim("fund.any_space", "558.1", "an empty decoration space of the board, whichever", choose_any_decoration_space().may)
claim("fund.fireworks", "561.1", "fireworks are decorations", decoration_kind_exists(Decoration.FIREWORK))
claim("fund.factors", "561.1", "there are fireworks with the factors two and three",
      firework_factor_two(2) & firework_factor_two(3))
claim("fund.kitchen", "563.1", "the kitchen has decorations", decoration_kind_exists(Decoration.KITCHEN))
claim("fund.kitchen_halves", "563.1", "a left and a right side", kitchen_halves() == KitchenHalves.LEFT_RIGHT)
claim("fund.statues", "564.1", "statues are decorations", decoration_kind_exists(Decoration.STATUE))
claim("fund.musicians", "569.1", "the musicians of the halls are decorations",
      decoration_kind_exists(Decoration.MUSICIAN))
claim("fund.pay", "571.1", "the amount shown has to be paid", must_pay_decoration().must)
claim("fund.price", "571.1", "it is the amount printed there", decoration_price_from() == PriceFrom.SPACE)
claim("fund.bank", "571.1", "to the bank", decoration_paid_to_bank())
claim("fund.points_then", "572.1", "its points are gained in the final scoring",
      decoration_points_at_end() & decoration_points_when(PointsWhen.END))
claim("fund.any_number", "574.1", "as many as one likes", may_fund_again(decoration, own_of_kind).may)
claim("fund.no_total", "574.1", "there is no limit but the exceptions that follow", ~decorations_total_limit(),
      unsaid=("denial",), why="as many as one likes means that there is no limit")
claim("fund.kitchen_one", "575.1 576.1 578.1", "on each side of the kitchen one at most",
      may_fund_kitchen(kitchen_side, own_on_side).may_not, when=own_on_side >= 1, overrides=("fund.any_number",))
claim("fund.kitchen_first", "575.1", "the first one of a side is allowed", may_fund_kitchen(kitchen_side, 0).may,
      counts={0: "before the first"})
claim("fund.kitchen_two", "575.1", "with one on each of the two sides, no third",
      may_fund_again(Decoration.KITCHEN, own_of_kind).may_not, when=own_of_kind >= 2,
      counts={2: "left and right"}, overrides=("fund.any_number",))
claim("fund.kitchen_bound", "575.1", "the limit is one for each side", kitchen_limit_is() == KitchenBound.EACH_SIDE)
claim("fund.kitchen_both", "575.1 576.1 578.1", "one on the left and one on the right", kitchen_both_sides().may)
claim("fund.kitchen_left", "576.1", "the left side pays by decorations",
      income_side_is(KitchenSide.BY_DECORATIONS) == KitchenPlace.LEFT)
claim("fund.kitchen_right", "578.1", "the right side pays by rented garments",
      income_side_is(KitchenSide.BY_GARMENTS) == KitchenPlace.RIGHT)
claim("fund.kitchen_income", "576.1 578.1", "both sides raise the income", decoration_raises_income(Decoration.KITCHEN))

# The bonus for all halls.
claim("halls.presence", "581.1", "a marker on a garment or on a musician makes present",
      counts_as_presence(InHall.GARMENT) & counts_as_presence(InHall.MUSICIAN))
claim("halls.presence_nothing_else", "581.1", "what is not in the hall does not",
      ~counts_as_presence(InHall.OTHER_DECORATION),
      unsaid=("denial",), why="the definition names all that makes present")
claim("halls.one_marker", "581.1", "one marker is enough", markers_needed_in_hall() == 1)
claim("halls.mixed", "581.1 583.1", "garments here and musicians there make present everywhere",
      all_of(*(all_halls_present_by(p) for p in PresentBy)))
claim("halls.exists", "580.1 583.1", "there is a bonus for all halls", all_halls_exists())
claim("halls.five", "583.1", "it needs all five", all_halls_from(5) & (halls() == 5))
claim("halls.fewer", "583.1", "fewer are not enough", ~all_halls_from(halls_present), when=halls_present < 5,
      unsaid=("beyond",), why="each of the five is asked for")
claim("halls.at_once", "583.1", "the marker is placed as soon as that is so", all_halls_at_once().must)
claim("halls.first_space", "583.1", "who has none of its spaces gets one", may_take_all_halls(0).may,
      counts={0: "before the marker is placed"},
      unsaid=("leave",), why="to place a marker there is ordered, so it is allowed")
claim("halls.one", "583.1", "it is one marker", all_halls_markers() == 1)
claim("halls.best", "583.1", "on the most valuable empty space", all_halls_which() == Which.BEST)
claim("halls.points", "584.1", "its points are gained in the final scoring",
      all_halls_points_when() & scores_at_end(Source.ALL_HALLS))
claim("halls.no_decoration", "585.1", "it is no decoration", ~all_halls_is_decoration())
claim("halls.one_space", "587.1", "nobody has a second space", may_take_all_halls(own_spaces).may_not,
      when=own_spaces == 1,
      unsaid=("left leave",), why="“no player may” forbids")
