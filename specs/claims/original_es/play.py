"""Claims of `original-es` about taking turns and the main actions (lines 82-125), in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions.base_components import (
    Gets,
    Secret,
    Shown,
    Side,
    TilePart,
    count_told_on_request,
    drawers,
    employee_types,
    halls,
    is_open,
    main_actions_in_all,
    notion_on_tiles,
    role_is_on_cards,
    tile_gives,
    tile_side_shows,
)  # fmt: skip
from specs.questions.base_garments import (
    Fate,
    FreeSpaces,
    PriceAt,
    Space,
    SpaceReward,
    example_silk_needed,
    excess_lost,
    fate_decided_at_once,
    garment_points_when,
    garments_per_action,
    marker_on_garment,
    may_dispose,
    may_make_with,
    may_put_on,
    must_pay_price,
    must_pay_resources,
    price_shown_where,
    rental_side_up,
    reward_at_once,
    reward_exists,
    reward_order,
    several_tiles,
    space_occupied,
    spent_go_to_discard,
    thimble_needed_for_master_space,
    tile_as_notion,
    window_price_highest,
    window_price_lowest,
)  # fmt: skip
from specs.questions.base_preparation import hired_in_hand_kept
from specs.questions.base_turns import (
    CardGoes,
    Crowned,
    Order,
    TileUse,
    TurnPart,
    actions_in_phase,
    bonus_after_main,
    card_discarded_face_up,
    card_discarded_when,
    cards_per_turn,
    crown_on,
    crowned_bonus_at_end,
    crowned_main_action,
    favor_by_starting_player,
    favor_claims_per_round,
    favor_counts_from_round,
    favor_gives_start,
    favor_kept_by_same,
    favor_needs_marker,
    favor_pays,
    favor_pays_at_once,
    first_to_act,
    forgo_and_bonus,
    had_start_marker,
    main_actions_per_card,
    may_forgo,
    may_take_action,
    must_act_if_possible,
    must_play_card,
    next_after_turn,
    order_of_turns,
    passed_over,
    phase_ends,
    resource_convert_later,
    resource_decides_at_once,
    resource_discarded_face_up,
    resource_display_empty,
    resource_drawer_free_choice,
    resource_kept_face_down,
    resource_kept_only_silk,
    resource_pay_to,
    resource_price,
    resource_tile_free_choice,
    resource_tile_use,
    resource_tiles_per_action,
    start_master_bonus,
)  # fmt: skip
from specs.questions.bonuses import (
    CardKind,
    MainDone,
    Moment,
    bonus,
    bonus_if_main,
    employee_has_bonus,
    every_employee_has_bonus,
    use_bonus,
    use_bonus_at,
)  # fmt: skip
from specs.questions.bonuses_depute import bonus_depute_crowned
from specs.questions.bonuses_end import (
    Backing,
    card_crowned,
    crown_means_end,
    crowned_background,
    crowned_bonus_in_play,
    crowned_bonus_when_deputed,
    crowned_card_main_action,
)  # fmt: skip
from specs.questions.extra_deluxe_actions import (
    PayingOrder,
    drawer_price_of_selected,
    favor_points_besides,
    garment_paying_order,
    phase_waits_for_all,
    reward_livre_from_bank,
)  # fmt: skip
from specs.questions.extra_deluxe_setup import (
    EmployeeSign,
    employee_card_shows,
    garment_tile_sides,
    pile_face_up,
    tile_combines_resources,
)  # fmt: skip
from specs.questions.favor import (
    FavorSpot,
    StartPasses,
    claim_favor_in_round,
    favor_lies_claimed,
    favor_lies_unclaimed,
    favor_paid_from_bank,
    start_passes_when,
)  # fmt: skip
from specs.questions.garments import (
    SpaceMark,
    SpentNotion,
    Wealth,
    choose_any_garment,
    choose_any_hall,
    every_hall_has_master_space,
    garment_paid_before_taking,
    garment_paid_with,
    garment_price_paid_to_bank,
    garment_sort,
    garment_sort_on_any_space,
    master_space_told_by,
    needed_rolls,
    own_in_hall,
    rent_again_in_hall,
    rolls_kept_after,
    space_reward_is_choice,
    spent_notions_go,
    spent_rolls,
    spent_tiles_discard_face_up,
    thimble_garment_on_plain_space,
)  # fmt: skip
from specs.questions.general import (
    Phase,
    Wares,
    garments_are_made_for,
    next_phase_waits_for_all,
    shown_tile_hidden_later,
)  # fmt: skip
from specs.questions.hand import hand_chosen_before_first_turn
from specs.questions.income import income_starts_when_hands_empty
from specs.questions.preparation import (
    ResourceTileAt,
    favor_back_after_last_round,
    favor_taken_by_starting_player,
    resource_tile_returns,
)
from specs.questions.resources import (
    KeptWhere,
    TileContent,
    acquired_tile_paid_before_deciding,
    kept_tile_both_uses,
    kept_tiles_lie,
    notions_from_supply,
    notions_gained_at_once,
    resource_discard_face_up,
    resource_price_counts_taken,
    tile_half_shows,
)  # fmt: skip
from specs.questions.scoring import Source, favor_end_holder, favor_end_points, scores_at_end
from specs.questions.scoring_board import terrace_place_before_end
from specs.questions.turns import (
    BoardEdge,
    CardHalf,
    DependsOn,
    Pile,
    Thimble,
    ThimbleBearer,
    action_phase_number,
    bonus_stands_on,
    choose_card_to_play,
    golden_thimble_on,
    last_player_goes_on_alone,
    main_action_number,
    main_actions_depend_on,
    may_forgo_both,
    pile_stands_at,
    thimble_of_role,
    turns_in_round,
)  # fmt: skip
from specs.vocabulary import Action, Notion, Role, role, round_number

claim = Statements("original-es")

# Phase 3 (lines 82-96).
claim("turns.phase", "82.1", "taking actions is phase three", action_phase_number() == 3)
claim("turns.start", "82.1", "the starting player begins, then clockwise",
      all_of(first_to_act(), order_of_turns() == Order.CLOCKWISE))
claim("turns.one_card", "82.1", "a player with cards must play exactly one",
      all_of(cards_per_turn() == 1, must_play_card().must))
claim("turns.which_card", "82.1", "any one of the cards in hand", choose_card_to_play().may,
      why="one of the hand cards, none named", unsaid=("leave",))
claim("turns.without_cards", "82.1", "who has no card is passed over", passed_over())
claim("turns.hand_before", "50.1 51.1 74.1", "all have chosen their hands in the phase before",
      hand_chosen_before_first_turn())
claim("turns.three_turns", "74.1 82.1", "the three cards of the hand make three turns",
      all_of(actions_in_phase() == 3, turns_in_round(0) == 3), counts={0: "no card but the three chosen"})
claim("turns.one_action", "83.1", "the card brings one main action", main_actions_per_card() == 1)
claim("turns.end", "84.1", "the phase ends when nobody has cards", phase_ends())
claim("turns.end_not_before", "84.1", "it goes on while anybody has cards", phase_waits_for_all())
claim("turns.end_hands_empty", "84.1", "so all hands are empty when it ends", hired_in_hand_kept())
claim("turns.alone", "82.1 84.1", "whoever alone has cards left plays them one by one", last_player_goes_on_alone())
claim("turns.then_income", "52.1 84.1", "the income comes when nobody has cards",
      all_of(income_starts_when_hands_empty(), next_phase_waits_for_all(Phase.INCOME)),
      unsaid=("left denial",), why="having no cards left is the condition for the end of the phase")
claim("turns.six_actions", "85.1", "there are six main actions", main_actions_in_all() == 6)
claim("turns.by_employee", "85.1", "which of them can be taken depends on the employee on the card",
      all_of(main_actions_depend_on() == DependsOn.ROLE, employee_card_shows(EmployeeSign.ROLE)))
claim("roles.three", "86.1 89.1 91.1", "three kinds of employee are listed",
      all_of(employee_types() == 3, *(role_is_on_cards(r) for r in Role)), counts={3: "three are listed"},
      why="the list of the three spans more than six lines")
claim("roles.master_thimble", "86.1", "the golden thimble marks the Master",
      all_of(thimble_of_role(Role.MASTER) == Thimble.GOLD, golden_thimble_on(ThimbleBearer.MASTER_CARD)))
claim("roles.master", "86.1", "a Master may take any of the six",
      all_of(main_actions_in_all() == 6, *(may_take_action(Role.MASTER, a).may for a in Action)))
claim("roles.journeyman_thimble", "89.1", "the silver thimble marks the Journeyman",
      thimble_of_role(Role.JOURNEYMAN) == Thimble.SILVER)
claim("roles.journeyman", "89.1", "a Journeyman may never hire", may_take_action(Role.JOURNEYMAN, Action.HIRE).may_not)
claim("roles.journeyman_rest", "85.1 89.1", "of the six, a Journeyman is barred from hiring alone",
      all_of(*(may_take_action(Role.JOURNEYMAN, a).may for a in Action if a is not Action.HIRE)),
      why="the others of the six are not excluded")
claim("roles.apprentice_thimble", "91.1", "the brass thimble marks the Apprentice",
      thimble_of_role(Role.APPRENTICE) == Thimble.BRASS)
claim("roles.apprentice", "91.1", "an Apprentice may never claim the favor, make a garment or hire",
      all_of(*(may_take_action(Role.APPRENTICE, a).may_not for a in (Action.CLAIM_FAVOR, Action.MAKE_GARMENT,
      Action.HIRE)),
             may_make_with(Role.APPRENTICE, False).may_not, may_make_with(Role.APPRENTICE, True).may_not))
claim("roles.apprentice_rest", "85.1 91.1", "of the six, an Apprentice is barred from these three alone",
      all_of(*(may_take_action(Role.APPRENTICE, a).may for a in (Action.ACQUIRE_RESOURCES, Action.DEPUTE,
      Action.FUND_DECORATION))), why="the others of the six are not excluded")
claim("turns.bonus_after", "91.1", "the bonus may be used after the main action and only then",
      all_of(bonus_after_main(), use_bonus_at(Moment.AFTER_MAIN).may, use_bonus_at(Moment.BEFORE_MAIN).may_not,
             use_bonus_at(Moment.DURING_MAIN).may_not))
claim("turns.bonus_any", "91.1 93.1", "whichever bonus it is, it may be used and need not", use_bonus(bonus).free)
claim("turns.bonus_done", "91.1", "it may be used once a main action has been taken",
      all_of(bonus_if_main(MainDone.OTHER).may, bonus_if_main(MainDone.SAME).may))
claim("turns.bonus_where", "91.1", "the bonus stands on the lower half of the card",
      all_of(bonus_stands_on() == CardHalf.LOWER, employee_card_shows(EmployeeSign.BONUS)),
      unsaid=("the bonus", "left the kind of employee"),
      why="the bonus has another word here than elsewhere; it is called that of an employee, whatever the kind")
claim("turns.forgo", "93.1", "main action, bonus or both may be given up",
      all_of(may_forgo(TurnPart.MAIN).free, may_forgo(TurnPart.BONUS).free, may_forgo_both().free))
claim("turns.bonus_alone", "91.1 93.1", "as either may be given up, the bonus can be used without a main action",
      all_of(forgo_and_bonus().may, bonus_if_main(MainDone.FORGONE).may), reading="bonus_alone:can_be_used")
claim("turns.bonus_not_alone", "91.1 93.1", "as the bonus comes only after a main action was taken, it is lost with it",
      all_of(forgo_and_bonus().may_not, bonus_if_main(MainDone.FORGONE).may_not), reading="bonus_alone:is_lost")
claim("turns.discard", "94.1", "at the end of the turn the card goes face up to the discard pile",
      all_of(card_discarded_face_up(), card_discarded_when() == CardGoes.AFTER_BONUS))
claim("turns.discard_place", "94.1", "that pile lies on the right, face up",
      all_of(pile_stands_at(Pile.DISCARD) == BoardEdge.RIGHT, pile_face_up(Pile.DISCARD)))
claim("turns.next", "95.1", "then it is the next player's turn", next_after_turn())
claim("turns.start_masters", "96.2", "starting Masters have no bonus", ~start_master_bonus())
claim("turns.not_every_bonus", "96.2", "so there are employees without one",
      all_of(~employee_has_bonus(CardKind.START_MASTER), ~every_employee_has_bonus()))
claim("turns.crown", "96.3", "Apprentices of level six show a crown",
      all_of(crown_on(Crowned.APPRENTICE), card_crowned(6, Role.APPRENTICE)))
claim("turns.crown_red", "96.3", "their bonus has a red background", crowned_background() == Backing.RED)
claim("turns.crown_not_in_play", "96.4", "their bonus cannot be used during the game", crowned_bonus_in_play().may_not)
claim("turns.crown_not_deputed", "96.4", "so it cannot be used in the game in any other way",
      all_of(crowned_bonus_when_deputed().may_not, bonus_depute_crowned().may_not))
claim("turns.crown_at_end", "96.5", "it takes effect in the final scoring only", crowned_bonus_at_end())
claim("turns.crown_means", "96.3 96.5", "that is what the crown stands for", crown_means_end())
claim("turns.crown_scores", "8.2 96.5", "in the final scoring, where certain bonuses bring points, these count",
      scores_at_end(Source.SOME_BONUSES))
claim("turns.crown_main_action", "83.1 96.4",
      "a card played brings a main action, and of these only the bonus is barred",
      all_of(crowned_main_action().may, crowned_card_main_action().may))

# Action 1 (lines 97-102).
claim("actions.six", "97.1", "there are six main actions", main_actions_in_all() == 6)
claim("favor.number", "98.1", "claiming the favor is the first", main_action_number(Action.CLAIM_FAVOR) == 1)
claim("favor.who", "98.1", "a Master or a Journeyman may claim the favor",
      all_of(may_take_action(Role.MASTER, Action.CLAIM_FAVOR).may, may_take_action(Role.JOURNEYMAN,
      Action.CLAIM_FAVOR).may))
claim("favor.if_there", "100.1", "it can be claimed only while it is at its place",
      favor_needs_marker().may_not, why="said as a condition: if it still lies there",
      unsaid=("denial",))
claim("favor.from_beside", "57.1 100.1", "its place is beside the space of the board",
      favor_lies_unclaimed() == FavorSpot.BESIDE_BOARD)
claim("favor.before_player", "100.1", "who claims it lays it down in front",
      favor_lies_claimed() == FavorSpot.BEFORE_PLAYER)
claim("favor.pays", "100.2", "it pays five Livre at once", all_of(favor_pays() == 5, favor_pays_at_once()))
claim("favor.bank", "100.2", "the bank pays", favor_paid_from_bank())
claim("favor.start", "101.1", "who took it begins the next round", favor_gives_start())
claim("favor.start_next_round", "101.1", "not before that round",
      start_passes_when() == StartPasses.NEXT_ROUND, why="the following round, says the text",
      unsaid=("when the next round is prepared",))
claim("favor.once", "101.2", "only one player a round takes this action",
      all_of(favor_claims_per_round() == 1, favor_needs_marker().may_not))
claim("favor.each_round", "101.2", "it can be taken in each round", claim_favor_in_round(round_number).may)
claim("favor.any_player", "101.2", "the starting player and others alike",
      favor_by_starting_player(had_start_marker).may)
claim("favor.again", "101.1 101.2", "so the starting player begins again, and can claim it again",
      all_of(favor_taken_by_starting_player(), favor_kept_by_same().may))
claim("favor.points", "102.1", "the favor is worth three points at the end", favor_end_points() == 3)
claim("favor.scores", "102.1", "so the favor counts in the final scoring",
      scores_at_end(Source.FAVOR), why="the card itself, says the text")
claim("favor.holder", "102.1", "they go to who has the card then", favor_end_holder())
claim("favor.points_besides", "100.2 102.1", "these points come on top of the Livre", favor_points_besides())
claim("favor.last_kept", "52.1 57.1 102.1",
      "it is given back in the next round, so that who took it in the seventh still has it at the end",
      all_of(favor_back_after_last_round().may_not, favor_counts_from_round(7)),
      why="the round in which it is given back does not come",
      unsaid=("denial",))
claim("favor.earlier_given_back", "52.1 57.1 102.1", "who took it before the seventh no longer has it at the end",
      ~favor_counts_from_round(round_number), when=round_number != 7,
      why="it is given back in the next round",
      unsaid=("denial",))

# Action 2 (lines 103-112).
claim("resources.number", "103.1", "acquiring resources is the second",
      main_action_number(Action.ACQUIRE_RESOURCES) == 2)
claim("resources.who", "103.1", "every employee may acquire resources",
      may_take_action(role, Action.ACQUIRE_RESOURCES).may)
claim("resources.one", "103.1", "one resource tile is acquired, from any of the three sections",
      all_of(resource_tiles_per_action() == 1, resource_drawer_free_choice().may, drawers() == 3))
claim("resources.any_tile", "103.1", "no tile of a section is excepted", resource_tile_free_choice().may)
claim("resources.by_section", "105.1", "the price follows from the tiles in the section of the tile",
      drawer_price_of_selected(),
      unsaid=("left duty",), why="that one pays it is said by each price, not asked by itself")
claim("resources.counts_itself", "105.1 108.1", "the tile acquired is one of these", resource_price_counts_taken())
claim("resources.three_four", "106.1", "with three or four tiles in the section it costs two Livre",
      all_of(resource_price(3) == 2, resource_price(4) == 2))
claim("resources.pay_bank", "106.1 107.1", "the price goes to the bank", resource_pay_to())
claim("resources.two", "107.1", "with two it costs one", resource_price(2) == 1)
claim("resources.last", "108.1", "the last of a section is free", resource_price(1) == 0)
claim("resources.paid_first", "109.1", "it is paid for before its use is decided", acquired_tile_paid_before_deciding())
claim("resources.at_once", "109.1", "the use is decided at once", resource_decides_at_once().must)
claim("resources.keep", "109.1 110.1", "it may be kept face down for its silk",
      resource_tile_use(TileUse.KEEP_AS_SILK).may)
claim("resources.keep_where", "110.1", "such a tile lies face down in front of the player",
      all_of(resource_kept_face_down().must, kept_tiles_lie() == KeptWhere.BEFORE_PLAYER),
      why="an order; the leave in it is for the later use", unsaid=("duty",))
claim("resources.convert", "109.1 110.1", "or it is discarded for thread and lace",
      resource_tile_use(TileUse.TURN_INTO_NOTIONS).may)
claim("resources.one_use", "109.1 110.1 118.2", "a tile is put to one of the two uses", kept_tile_both_uses().may_not)
claim("resources.convert_discard", "110.1", "it goes to the discard of resource tiles, face up",
      all_of(resource_discarded_face_up(), resource_discard_face_up()))
claim("resources.convert_supply", "110.1", "thread and lace come from the common supply", notions_from_supply())
claim("resources.convert_at_once", "109.1 110.1", "they are gained at once", notions_gained_at_once())
claim("resources.lower_half", "110.1", "thread and lace are shown on the lower half of the tile",
      all_of(tile_half_shows(TileContent.NOTIONS) == CardHalf.LOWER, notion_on_tiles(Notion.THREAD),
      notion_on_tiles(Notion.LACE)), unsaid=("left rolls of silk", "left upper half"),
      why="on which half the silk is, is not said; the word for up is that of a discard that lies face up")
claim("resources.several_on_tile", "110.1", "a tile shows silk as well", tile_combines_resources())
claim("resources.discards_return", "66.1 110.1 116.3", "discarded tiles, converted or spent, make new piles",
      all_of(resource_tile_returns(ResourceTileAt.CONVERTED), resource_tile_returns(ResourceTileAt.SPENT)))
claim("resources.display_stays", "65.1 66.1", "a tile in the display stays there, it does not return to the piles",
      ~resource_tile_returns(ResourceTileAt.ON_DISPLAY),
      unsaid=("denial",), why="it stays on its space, and only discarded ones are shuffled")
claim("resources.plus", "111.2", "a plus between goods means both", tile_gives(TilePart.PLUS) == Gets.BOTH)
claim("resources.slash_lost", "111.2", "what a slash means is cut off", lost=(tile_gives,))
claim("resources.face_down", "112.1", "kept tiles lie face down in front of the player",
      all_of(resource_kept_face_down().must, kept_tiles_lie() == KeptWhere.BEFORE_PLAYER))
claim("resources.faces_hidden", "112.1", "so what stands on them is hidden", is_open(Secret.TILE_FACES).may,
      why="they lie face down", unsaid=("leave",))
claim("resources.hidden_later", "64.1 112.1", "even though they lay face up in the display",
      shown_tile_hidden_later().may, why="from then on they lie face down",
      unsaid=("leave",))
claim("resources.count", "112.2", "their number is told on request", count_told_on_request().must)
claim("resources.count_open", "112.2", "so the number cannot be hidden", is_open(Secret.TILE_COUNT).may_not,
      why="a duty to tell; the number is called a quantity, of tiles whose faces stay hidden",
      unsaid=("number of resource tiles of a player", "denial", "left what stands on a player's resource tiles"))
claim("resources.notions_open", "112.3", "thread and lace are kept openly", is_open(Secret.NOTIONS).may_not,
      why="said as a duty to show", unsaid=("denial",))
claim("resources.empty", "112.4", "with no tile in any section the action cannot be taken",
      resource_display_empty().may_not)
claim("resources.not_in_vain", "101.2 112.4", "as with the favor, so here: an action for which nothing is there is not taken",
      must_act_if_possible().may_not, why="said action by action")

# Action 3 (lines 113-125).
claim("garments.number", "113.1", "making a garment is the third", main_action_number(Action.MAKE_GARMENT) == 3)
claim("garments.who", "113.1", "a Master or a Journeyman may make a garment",
      all_of(may_take_action(Role.MASTER, Action.MAKE_GARMENT).may, may_take_action(Role.JOURNEYMAN,
      Action.MAKE_GARMENT).may,
             may_make_with(Role.MASTER, False).may, may_make_with(Role.JOURNEYMAN, False).may))
claim("garments.one", "113.1", "one garment of the display is made", garments_per_action() == 1)
claim("garments.any", "113.1", "any of those shown", choose_any_garment().may)
claim("garments.price", "115.1", "the price shown above the garment, zero to eight Livre, is paid",
      all_of(must_pay_price().must, window_price_lowest() == 0, window_price_highest() == 8,
             price_shown_where() == PriceAt.ABOVE))
claim("garments.prices", "115.1", "prices lie between these", example_silk_needed(*example_silk_needed.params))
claim("garments.price_bank", "115.1", "the bank gets it", garment_price_paid_to_bank())
claim("garments.resources", "115.2", "the resources shown are handed in", must_pay_resources().must)
claim("garments.resources_then", "115.1 115.2", "this is done after paying the price",
      garment_paying_order() == PayingOrder.LIVRE_FIRST)
claim("garments.resources_shown", "71.2 115.2", "they are shown on the tile, which lies sketch side up",
      tile_side_shows(Side.SKETCH, Shown.RESOURCES))
claim("garments.several", "116.1", "several tiles may be handed in", several_tiles().may)
claim("garments.excess", "116.2", "silk beyond the need is lost", excess_lost())
claim("garments.excess_all", "116.2", "nothing of it is kept", rolls_kept_after(spent_rolls, needed_rolls) == 0,
      when=spent_rolls > needed_rolls, counts={0: "it is lost"})
claim("garments.discard", "116.3", "used tiles are discarded face up",
      all_of(spent_go_to_discard(), resource_discarded_face_up(), spent_tiles_discard_face_up(),
      resource_discard_face_up()))
claim("garments.thimble_shown", "117.1 122.2", "some garments show a golden thimble on their sketch side",
      all_of(golden_thimble_on(ThimbleBearer.GARMENT), tile_side_shows(Side.SKETCH, Shown.MASTER_NEEDED)),
      unsaid=("left the card of a master", "left master guest spaces"),
      why="the Master and the space are named for where the garment may go, not as bearers of a thimble")
claim("garments.thimble", "117.1 117.2", "a garment with the golden thimble only through a Master",
      all_of(may_make_with(Role.MASTER, True).may, may_make_with(Role.JOURNEYMAN, True).may_not,
      may_make_with(Role.APPRENTICE, True).may_not))
claim("garments.silk_only", "118.2", "kept tiles serve as silk only", resource_kept_only_silk().must,
      unsaid=("duty", "left leave"), why="'can only' is a limit on every use, no leave")
claim("garments.silk_not_notion", "118.2", "so they serve neither as thread or lace nor for gaining them",
      all_of(tile_as_notion().may_not, resource_convert_later().may_not))
claim("garments.notions", "118.3", "thread and lace are handed in as markers",
      tile_as_notion().may_not, why="a duty to use markers",
      unsaid=("denial",))
claim("garments.notions_supply", "118.3", "they go back to the common supply", spent_notions_go() == SpentNotion.SUPPLY)
claim("garments.paid_first", "119.1", "it is paid for, in money and resources, before it is taken",
      garment_paid_before_taking())
claim("garments.at_once", "119.1", "it is decided at once what becomes of the garment",
      fate_decided_at_once().must, why="decide at once, as an order",
      unsaid=("duty",))
claim("garments.for_rent", "119.1 120.1", "renting it is one of the two uses", garments_are_made_for(Wares.RENT))
claim("garments.reward_too_late", "119.1 124.1", "the reward of its space comes after paying",
      all_of(~reward_order(), garment_paid_with(Wealth.REWARD).may_not),
      why="paid first, then placed on the space, for whose reward the table of words has no entry in Spanish",
      unsaid=("the reward of the space it is rented to", "denial"))
claim("garments.bonus_too_late", "91.1 119.1", "the bonus of the card comes after the whole action",
      garment_paid_with(Wealth.BONUS).may_not, why="the bonus is named in other words")
claim("garments.rent", "119.1 120.1 121.1", "it may be rented to any free guest space of the five halls",
      all_of(may_dispose(Fate.RENT, FreeSpaces.SOME).may, halls() == 5))
claim("garments.rental_side", "121.1", "it is turned over to its rental side", rental_side_up())
claim("garments.two_sides", "67.1 121.1", "a garment has a sketch side and a rental side", garment_tile_sides() == 2,
      counts={2: "two are named"})
claim("garments.any_hall", "121.1", "any hall will do", choose_any_hall().may,
      why="any free space in one of the five, so that each of them may be the one", unsaid=("leave", "left 1"))
claim("garments.any_space", "121.1", "any free ordinary guest space will do, for any garment",
      all_of(may_put_on(role, Space.GUEST).may, garment_sort_on_any_space(garment_sort).may,
      thimble_garment_on_plain_space().may), why="any free space",
      unsaid=("leave",))
claim("garments.same_hall", "121.1", "also in a hall where the player has some",
      rent_again_in_hall(own_in_hall).may, why="any free space",
      unsaid=("leave",))
claim("garments.free_space", "121.1", "the space must be free", space_occupied().may_not)
claim("garments.no_space", "121.1", "with no space free it cannot be rented",
      may_dispose(Fate.RENT, FreeSpaces.NONE).may_not, why="a free space is asked for",
      unsaid=("none",))
claim("garments.not_terrace", "121.1", "never on the terrace", may_put_on(role, Space.TERRACE).may_not)
claim("garments.not_terrace_yet", "121.1", "so the terrace gets no garment by this action",
      terrace_place_before_end().may_not)
claim("garments.master_spaces", "122.1", "each hall has master guest spaces, known by their look in the middle",
      all_of(every_hall_has_master_space(), master_space_told_by() == SpaceMark.MIDDLE))
claim("garments.master_space", "122.2", "on a master guest space only if a Master made it",
      all_of(may_put_on(Role.MASTER, Space.MASTER_GUEST).may, may_put_on(Role.JOURNEYMAN, Space.MASTER_GUEST).may_not,
             may_put_on(Role.APPRENTICE, Space.MASTER_GUEST).may_not))
claim("garments.plain_ok", "122.2", "whether the tile shows a thimble does not matter there",
      thimble_needed_for_master_space().may)
claim("garments.marker", "123.1", "one ownership marker goes on the garment", marker_on_garment() == 1)
claim("garments.points", "123.2", "its points count at the end", garment_points_when())
claim("garments.points_scored", "120.1 123.1 123.2", "so a rented garment brings points in the final scoring",
      scores_at_end(Source.RENTED_GARMENT))
claim("garments.reward", "124.1", "a reward of the space is gained at once", reward_at_once())
claim("garments.reward_shown", "124.1", "it is the one the space shows", ~space_reward_is_choice(),
      why="that very reward, says the text", unsaid=("denial",))
claim("garments.reward_livre", "125.1", "a space can bring the Livre shown",
      all_of(reward_exists(SpaceReward.LIVRE), reward_livre_from_bank()))
