"""Claims of `deluxe-pt` about making, renting and selling a garment, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions.base_components import Shown, Side, halls, tile_side_shows
from specs.questions.base_garments import (
    Fate,
    FreeSpaces,
    Space,
    SpaceReward,
    example_silk_needed,
    excess_lost,
    fate_decided_at_once,
    free_spaces,
    garment_points_when,
    garments_per_action,
    golden_thimble,
    make_from_empty,
    marker_on_garment,
    may_dispose,
    may_make_with,
    may_put_on,
    must_pay_price,
    must_pay_resources,
    price_shown_where,
    rental_side_up,
    reward_amount,
    reward_at_once,
    reward_exists,
    reward_order,
    reward_tile_empty,
    reward_tile_from,
    reward_tile_price,
    reward_tile_use,
    sell_pays,
    several_tiles,
    sold_discarded,
    space,
    space_occupied,
    spent_go_to_discard,
    thimble_needed_for_master_space,
    tile_as_notion,
    window_price_highest,
    window_price_lowest,
)
from specs.questions.base_turns import may_take_action, resource_convert_later, resource_kept_only_silk
from specs.questions.extra_deluxe_actions import (
    PayingOrder,
    WornColour,
    fate_number,
    garment_paying_order,
    garment_silk_colour,
    master_space_banner,
    reward_livre_from_bank,
    reward_notion_from_supply,
    tile_reward_by_bag,
    tile_with_rolls,
)
from specs.questions.garments import (
    SpaceMark,
    SpentNotion,
    Wealth,
    choose_any_garment,
    choose_any_hall,
    garment_paid_before_taking,
    garment_paid_with,
    garment_price_paid_to_bank,
    garment_sort,
    garment_sort_on_any_space,
    keep_garment_for_later,
    master_space_told_by,
    needed_rolls,
    own_in_hall,
    rent_again_in_hall,
    reward_tile_decided_at_once,
    reward_tile_kept,
    rolls_kept_after,
    sale_paid_by_bank,
    sell_when_only_master_spaces_free,
    space_reward_on_every_space,
    spent_notions_go,
    spent_rolls,
    thimble_garment_on_plain_space,
    wealth,
)
from specs.questions.scoring import Source, scores_at_end
from specs.questions.turns import ThimbleBearer, golden_thimble_on, main_action_number
from specs.vocabulary import Action, Role, role

claim = Statements("deluxe-pt")

BELOW = price_shown_where.answers.values[0]
VALUE = sell_pays.answers.values[0]

# Making it.
claim("garments.number", "452.1", "making a garment is the third action", main_action_number(Action.MAKE_GARMENT) == 3)
claim("garments.who", "452.1 453.1", "masters and journeymen can, nobody else",
      all_of(may_take_action(Role.MASTER, Action.MAKE_GARMENT).may,
             may_take_action(Role.JOURNEYMAN, Action.MAKE_GARMENT).may,
             may_take_action(Role.APPRENTICE, Action.MAKE_GARMENT).may_not))
claim("garments.who_makes", "453.1", "masters and journeymen make garments, with the thimble or without",
      may_make_with(role, golden_thimble).may, when=role.one_of(Role.MASTER, Role.JOURNEYMAN))
claim("garments.who_makes_none", "453.1", "apprentices make none",
      may_make_with(Role.APPRENTICE, golden_thimble).may_not)
claim("garments.one", "455.1", "one garment is made", garments_per_action() == 1)
claim("garments.any", "455.1", "one of those in the display, as the player likes", choose_any_garment().may)
claim("garments.price", "457.1", "the price has to be paid", must_pay_price().must)
claim("garments.price_below", "457.1", "the price is below the sketch", price_shown_where() == BELOW)
claim("garments.price_lowest", "457.1", "the lowest price is nothing", window_price_lowest() == 0)
claim("garments.price_highest", "457.1", "the highest price is eight", window_price_highest() == 8)
claim("garments.resources", "459.1", "the resources shown have to be given up", must_pay_resources().must)
claim("garments.sketch_resources", "459.1 460.1", "the sketch shows the resources",
      tile_side_shows(Side.SKETCH, Shown.RESOURCES))
claim("garments.several", "462.1", "several tiles can be put together for the silk", several_tiles().free)
claim("garments.excess", "462.1", "rolls beyond what is needed are lost", excess_lost())
claim("garments.excess_none_kept", "462.1", "nothing of them is kept", rolls_kept_after(spent_rolls, needed_rolls) == 0,
      when=spent_rolls >= needed_rolls, counts={0: "lost"})
claim("garments.discards", "465.1", "spent tiles go to their discard", spent_go_to_discard())
claim("garments.discards_notions", "465.1", "spent markers go to discard areas by the board, too",
      spent_notions_go() == SpentNotion.DISCARD)
claim("garments.thimble", "467.1", "some garments show the golden thimble on their sketch",
      golden_thimble_on(ThimbleBearer.GARMENT) & tile_side_shows(Side.SKETCH, Shown.MASTER_NEEDED))
claim("garments.thimble_master", "467.2", "those need a master",
      may_make_with(Role.MASTER, True).may & may_make_with(Role.JOURNEYMAN, True).may_not
      & may_make_with(Role.APPRENTICE, True).may_not, overrides=("garments.who_makes",))
claim("garments.only_silk", "470.1", "hidden tiles are only silk", resource_kept_only_silk().must,
      unsaid=("duty", "left leave"), why="what alone is allowed is a duty")
claim("garments.not_notion", "470.1 470.2", "they do not serve as thread or lace", tile_as_notion().may_not)
claim("garments.no_turning", "470.2", "a tile is not turned into thread or lace then", resource_convert_later().may_not)
claim("garments.notions_before", "470.2", "thread and lace have to be there before, not gained by the garment",
      ~reward_order() & garment_paid_with(Wealth.REWARD).may_not)

# Mike's example.
claim("garments.ex_master", "474.1", "a master is played for a garment with the thimble",
      may_make_with(Role.MASTER, True).may, example=True)
claim("garments.ex_only_master", "474.1", "only a master can make it",
      may_make_with(Role.JOURNEYMAN, True).may_not & may_make_with(Role.APPRENTICE, True).may_not, example=True)
claim("garments.ex_price", "476.1", "he pays four", example_silk_needed(4), example=True)
claim("garments.ex_bank", "476.1", "to the bank", garment_price_paid_to_bank(), example=True)
claim("garments.ex_order", "476.1 476.2", "first the money, then the resources",
      garment_paying_order() == PayingOrder.LIVRE_FIRST, example=True)
claim("garments.ex_tiles", "476.2", "two tiles are given up for one garment", several_tiles().may, example=True,
      unsaid=("leave",), why="what a player does in an example is allowed")
claim("garments.ex_rolls", "476.2", "of four rolls, three are needed and one is lost", rolls_kept_after(4, 3) == 0,
      example=True, counts={4: "three blue rolls and one green", 0: "the spare one is wasted"})
claim("garments.ex_lost", "476.2", "the spare roll is wasted", excess_lost(), example=True)
claim("garments.ex_colour", "474.1 476.2", "the blue garment needs blue silk", garment_silk_colour(WornColour.OWN),
      example=True,
      unsaid=("left 1",), why="the one lace is a cost of this garment, not its silk")
claim("garments.ex_two_rolls", "476.2", "three rolls and a spare one on two tiles: a tile has two rolls or more",
      tile_with_rolls(2) | tile_with_rolls(3), example=True,
      unsaid=("apart", "alternatives"), why="four rolls on two tiles are two and two or three and one")

# What is done with it.
claim("garments.paid_first", "479.1", "first it is paid for", garment_paid_before_taking())
claim("garments.not_by_itself", "479.1", "what renting or selling brings comes too late to pay for it",
      garment_paid_with(wealth).may_not, when=wealth.one_of(Wealth.REWARD, Wealth.SALE),
      unsaid=("denial",), why="the order told: pay and discard, and after that decide")
claim("garments.fate_at_once", "479.1", "its use is decided immediately", fate_decided_at_once().must)
claim("garments.not_later", "479.1 481.1", "one of the two, now", keep_garment_for_later().may_not,
      unsaid=("denial",), why="a duty to decide at once leaves nothing for later")
claim("garments.rent_or_sell", "479.1 481.1 483.1", "it can be rented or sold",
      may_dispose(Fate.RENT, FreeSpaces.SOME).free & may_dispose(Fate.SELL, FreeSpaces.SOME).free)
claim("garments.sell_open", "479.1 483.1", "selling is open whatever guest spaces are free",
      may_dispose(Fate.SELL, free_spaces).may, why="a choice given without a condition")
claim("garments.rent_number", "481.1", "renting is the first use", fate_number(Fate.RENT) == 1)
claim("garments.sell_number", "483.1", "selling is the second use", fate_number(Fate.SELL) == 2)
claim("garments.rent_number_again", "484.1", "renting is the first use", fate_number(Fate.RENT) == 1)

# Renting it.
claim("garments.rental_side", "485.1", "the rental side is turned up", rental_side_up())
claim("garments.any_space", "485.1", "it can go to every empty guest space of the halls", may_put_on(role, space).may,
      when=space.one_of(Space.GUEST, Space.MASTER_GUEST),
      unsaid=("leave",), why="“any” leaves the choice")
claim("garments.any_hall", "485.1", "in a hall of one's choice", choose_any_hall().may,
      unsaid=("leave", "left 1"), why="any space in one of the five leaves the choice of the hall")
claim("garments.five_halls", "485.1", "there are five halls", halls() == 5)
claim("garments.empty_space", "485.1", "the space has to be empty", space_occupied().may_not)
claim("garments.any_sort", "485.1", "gown or coat, every empty space will do",
      garment_sort_on_any_space(garment_sort).may,
      unsaid=("leave",), why="any empty space, whatever the garment is")
claim("garments.again_in_hall", "485.1", "whatever own garments are in the hall",
      rent_again_in_hall(own_in_hall).may,
      unsaid=("leave",), why="any empty space, whatever stands beside it")
claim("garments.thimble_anywhere", "485.1", "a garment with the thimble can go to an ordinary space",
      thimble_garment_on_plain_space().may,
      unsaid=("leave",), why="any empty space, whatever the garment shows")
claim("garments.no_fireworks", "485.1", "never among the fireworks", may_put_on(role, Space.TERRACE).may_not)
claim("garments.master_space", "488.1", "a master's garment can go to a master guest space",
      may_put_on(Role.MASTER, Space.MASTER_GUEST).may)
claim("garments.master_space_only", "488.1", "no one else's garment can", may_put_on(role, Space.MASTER_GUEST).may_not,
      when=role != Role.MASTER, overrides=("garments.any_space",))
claim("garments.master_space_plain", "488.1", "the garment itself may lack the thimble",
      thimble_needed_for_master_space().may)
claim("garments.master_space_thimble", "488.1", "master guest spaces bear the golden thimble",
      golden_thimble_on(ThimbleBearer.MASTER_SPACE) & (master_space_told_by() == SpaceMark.THIMBLE))
claim("garments.sketch_thimble", "488.1", "a garment can show a thimble", golden_thimble_on(ThimbleBearer.GARMENT))
claim("garments.legend", "491.1", "the pictured master guest spaces have the golden thimble",
      golden_thimble_on(ThimbleBearer.MASTER_SPACE))
claim("garments.legend_banner", "491.1", "and a banner under it", master_space_banner())
claim("garments.marker", "496.1", "one marker is put on the garment", marker_on_garment() == 1)
claim("garments.points", "497.1", "its points count at the end",
      garment_points_when() & scores_at_end(Source.RENTED_GARMENT))
claim("garments.points_on_tile", "497.1", "the points are shown on the tile as it lies there",
      tile_side_shows(Side.RENTAL, Shown.POINTS))

# Its reward.
claim("garments.reward_at_once", "498.1", "a reward of the space comes at once", reward_at_once())
claim("garments.reward_not_everywhere", "498.1", "not every space has one", ~space_reward_on_every_space(),
      unsaid=("denial",), why="“if the space has one” supposes spaces without")
claim("garments.reward_livre", "500.1", "there are spaces with money", reward_exists(SpaceReward.LIVRE))
claim("garments.reward_bank", "500.1", "paid by the bank", reward_livre_from_bank())
claim("garments.reward_thread", "501.1", "there are spaces with one thread",
      reward_exists(SpaceReward.THREAD) & (reward_amount(SpaceReward.THREAD) == 1))
claim("garments.reward_lace", "502.1", "there are spaces with one lace",
      reward_exists(SpaceReward.LACE) & (reward_amount(SpaceReward.LACE) == 1))
claim("garments.reward_supply", "501.1 502.1", "thread and lace come from the supply", reward_notion_from_supply())
claim("garments.reward_tile", "503.1", "there are spaces with one resource tile",
      reward_exists(SpaceReward.TILE) & (reward_amount(SpaceReward.TILE) == 1))
claim("garments.reward_tile_free", "503.1", "it costs nothing", reward_tile_price() == 0)
claim("garments.reward_tile_any", "503.1", "it is taken from anywhere in the display",
      reward_tile_from().may,
      unsaid=("leave",), why="“any row” leaves the choice")
claim("garments.reward_tile_display", "503.1", "from the display and nowhere else", tile_reward_by_bag().may_not,
      why="where it is taken from is named")
claim("garments.reward_tile_possible", "503.1", "the reward is lost if there is none", reward_tile_empty())
claim("garments.reward_tile_now", "504.1", "its use is decided immediately", reward_tile_decided_at_once(),
      unsaid=("left duty",), why="the duty is the fact that is asked about")
claim("garments.reward_tile_kept", "504.1", "it can be kept as silk", reward_tile_kept().free)
claim("garments.reward_tile_turned", "504.1", "it can be turned into thread or lace", reward_tile_use().free)

# Selling it.
claim("garments.sell_number_again", "507.1", "selling is the second use", fate_number(Fate.SELL) == 2)
claim("garments.sold_discard", "508.1", "a sold garment is discarded", sold_discarded())
claim("garments.sold_value", "508.1", "it pays what is shown on the tile", sell_pays() == VALUE)
claim("garments.sold_bank", "508.1", "the bank pays", sale_paid_by_bank())
claim("garments.no_display", "511.1", "with an empty display the action is closed", make_from_empty().may_not)
claim("garments.must_sell", "513.1", "without a free guest space the garment has to be sold",
      may_dispose(Fate.SELL, FreeSpaces.NONE).must)
claim("garments.must_sell_unusable", "479.1 481.1 483.1 488.1",
      "of the two uses, selling is the only one left to a journeyman's garment when only spaces for masters are free",
      sell_when_only_master_spaces_free(Role.JOURNEYMAN).must, unsaid=("journeyman",),
      why="a garment is rented or sold, and spaces for masters are closed to a journeyman's; several sentences of one rule")
claim("garments.no_rent", "513.1", "it is not rented then", may_dispose(Fate.RENT, FreeSpaces.NONE).may_not)
