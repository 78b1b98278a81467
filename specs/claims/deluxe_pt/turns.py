"""Claims of `deluxe-pt` about turns, the favor and acquiring resources, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions.base_components import (
    Gets,
    Secret,
    TilePart,
    is_open,
    main_actions_in_all,
    tile_gives,
)
from specs.questions.base_preparation import StartNext, favor_returns, starts_next
from specs.questions.base_staff import hired_playable_next
from specs.questions.base_turns import (
    CardGoes,
    Crowned,
    Order,
    TileUse,
    TurnPart,
    bonus_after_main,
    card_discarded_face_up,
    card_discarded_when,
    cards_per_turn,
    crown_on,
    crowned_bonus_at_end,
    favor_by_starting_player,
    favor_claims_per_round,
    favor_counts_from_round,
    favor_gives_start,
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
    notion_from_tile,
    order_of_turns,
    passed_over,
    phase_ends,
    resource_decides_at_once,
    resource_discarded_face_up,
    resource_display_empty,
    resource_drawer_free_choice,
    resource_pay_to,
    resource_price,
    resource_tile_free_choice,
    resource_tile_limit,
    resource_tile_use,
    resource_tiles_per_action,
    start_master_bonus,
    tiles_in_drawer,
    turn_part,
)
from specs.questions.bonuses import CardKind, MainDone, Moment, bonus_if_main, employee_has_bonus, use_bonus_at
from specs.questions.bonuses_end import (
    Backing,
    card_crowned,
    crown_means_end,
    crowned_background,
    crowned_bonus_in_play,
)
from specs.questions.extra_deluxe_actions import (
    drawer_price_of_selected,
    favor_points_besides,
    favor_start_marker_taken,
    phase_waits_for_all,
    tile_with_rolls,
)
from specs.questions.favor import (
    FavorSpot,
    StartPasses,
    favor_lies_claimed,
    favor_lies_unclaimed,
    favor_paid_from_bank,
    start_passes_when,
)
from specs.questions.hiring import hired_card_playable_this_round
from specs.questions.resources import (
    KeptWhere,
    TileContent,
    acquired_tile_paid_before_deciding,
    kept_tile_both_uses,
    kept_tiles_lie,
    notions_gained_at_once,
    resource_price_counts_taken,
    tile_half_shows,
)
from specs.questions.scoring import Source, favor_end_holder, favor_end_points, scores_at_end
from specs.questions.turns import (
    BoardEdge,
    CardHalf,
    DependsOn,
    Pile,
    Thimble,
    ThimbleBearer,
    action_phase_number,
    bonus_overview_page,
    bonus_stands_on,
    golden_thimble_on,
    hired,
    main_action_number,
    main_actions_depend_on,
    may_forgo_both,
    pile_stands_at,
    thimble_of_role,
    turns_in_round,
)
from specs.vocabulary import Action, Notion, Role, action, role

claim = Statements("deluxe-pt")

# The phase and a turn.
claim("turns.phase", "362.1", "playing the cards is the third phase", action_phase_number() == 3)
claim("turns.first", "364.1", "the starting player is the first to act", first_to_act())
claim("turns.clockwise", "364.1", "turns go round clockwise", order_of_turns() == Order.CLOCKWISE)
claim("turns.one_card", "364.1", "a turn is one card, no more and no fewer", cards_per_turn() == 1)
claim("turns.must_play", "364.1", "who has a card in hand is obliged to play one", must_play_card().must)
claim("turns.passed_over", "364.1", "who has none left is not asked to play", passed_over())
claim("turns.one_action", "365.1", "the card played brings one main action", main_actions_per_card() == 1)
claim("turns.face_up", "366.1", "the played card lies face up on its owner's discard pile", card_discarded_face_up())
claim("turns.discard_right", "366.1", "that pile is on the right of the player board",
      pile_stands_at(Pile.DISCARD) == BoardEdge.RIGHT)
claim("turns.bonus_after", "367.1", "a bonus always follows the main action", bonus_after_main())
claim("turns.bonus_lower", "367.1", "the bonus is at the foot of the card", bonus_stands_on() == CardHalf.LOWER)
claim("turns.phase_end", "369.1", "the phase lasts till every hand has been played out", phase_ends())
claim("turns.phase_waits", "369.1", "it is not over before", phase_waits_for_all())
claim("turns.hiring_adds", "371.1", "hiring means more cards to play in the current round",
      hired_card_playable_this_round())
claim("turns.hiring_adds_turns", "371.1", "with each employee hired there is more to play in this round",
      turns_in_round(hired) > turns_in_round(0), when=hired >= 1,
      counts={0: "the number without hiring", 1: "any number of hired employees"},
      unsaid=("limit", "within"), why="that it grows with hiring is said, not by how much")
claim("turns.hired_played_out", "369.1 371.1", "as every hand is played out, a hired card is played in that round, too",
      hired_playable_next().must)
claim("turns.six", "372.1", "there are six main actions", main_actions_in_all() == 6,
      unsaid=("left leave", "left the level of the employee"),
      why="“may” stands in what the choice depends on, which has its own claims; the level there is a degree of skill")
claim("turns.depends_role", "372.1", "which of them are open depends on the employee's degree of skill: the role",
      main_actions_depend_on() == DependsOn.ROLE)
claim("turns.only_then", "374.1", "the bonus comes after the main action, and may be used then",
      all_of(bonus_after_main(), use_bonus_at(Moment.AFTER_MAIN).free))
claim("turns.not_before", "374.1", "neither before the main action nor during it can the bonus be used",
      all_of(use_bonus_at(Moment.BEFORE_MAIN).may_not, use_bonus_at(Moment.DURING_MAIN).may_not),
      unsaid=("left main action",), why="the main action is only what the bonus waits for")
claim("turns.after_forgoing", "374.1", "a main action given up also opens the way to the bonus",
      forgo_and_bonus().free & bonus_if_main(MainDone.FORGONE).free)
claim("turns.bonus_lower_again", "374.1", "the bonus is at the foot of the card", bonus_stands_on() == CardHalf.LOWER)
claim("turns.forgo", "375.1", "main action and bonus can each be given up at any time", may_forgo(turn_part).free)
claim("turns.forgo_both", "375.1", "they can be given up together", may_forgo_both().free)
claim("turns.forgo_bonus", "374.1", "using the bonus is left to the player", may_forgo(TurnPart.BONUS).free)
claim("turns.not_in_vain", "395.1 421.1 511.1 532.1 548.2", "an action for which nothing is there is not taken",
      must_act_if_possible().may_not, why="said action by action; more than six lines")
claim("turns.discard_last", "377.1 378.1", "main action, bonus, then the card is discarded",
      card_discarded_when() == CardGoes.AFTER_BONUS)
claim("turns.discard_mid", "366.1 367.1", "the card is laid down, and besides there is a bonus after the main action",
      card_discarded_when() == CardGoes.BEFORE_BONUS, reading="laid_down:before_bonus",
      unsaid=("left leave",), why="“may give” says that not every card has a bonus")
claim("turns.discard_end", "366.1 367.1", "the card is laid down at some time of the turn, perhaps after its bonus",
      card_discarded_when() == CardGoes.AFTER_BONUS, reading="laid_down:any_time")
claim("turns.next", "377.1 378.1", "then it is the following player's turn", next_after_turn())
claim("turns.start_masters", "380.1", "starting masters have no bonus",
      ~start_master_bonus() & ~employee_has_bonus(CardKind.START_MASTER))
claim("turns.crown", "381.1", "apprentices of level six bear a crown",
      crown_on(Crowned.APPRENTICE) & card_crowned(6, Role.APPRENTICE))
claim("turns.velvet", "381.1", "their bonus is on blue velvet", crowned_background() == Backing.BLUE_VELVET)
claim("turns.crowned_end", "382.1", "that bonus counts in the final scoring", crowned_bonus_at_end())
claim("turns.crown_means", "381.1 382.1", "the crowned bonus is for the final scoring", crown_means_end())
claim("turns.crowned_only_end", "382.1", "and nowhere else", crowned_bonus_in_play().may_not)
claim("turns.crowned_never_in_game", "383.1", "during play these cards give no bonus", crowned_bonus_in_play().may_not)
claim("turns.overview_page", "384.1", "the overview of bonuses is on page 12", bonus_overview_page() == 12)
claim("turns.six_again", "385.1", "six main actions follow", main_actions_in_all() == 6)

# The favor.
claim("favor.number", "386.1", "asking for the favor is the first action", main_action_number(Action.CLAIM_FAVOR) == 1)
claim("favor.who", "386.1 387.1", "masters and journeymen can, nobody else",
      all_of(may_take_action(Role.MASTER, Action.CLAIM_FAVOR).may,
             may_take_action(Role.JOURNEYMAN, Action.CLAIM_FAVOR).may,
             may_take_action(Role.APPRENTICE, Action.CLAIM_FAVOR).may_not))
claim("favor.on_board", "283.1 389.1", "unclaimed, it lies on the board", favor_lies_unclaimed() == FavorSpot.ON_BOARD,
      why="it is put back there and taken from there; more than six lines: the two long sentences")
claim("favor.on_player_board", "389.1", "claimed, it lies on the player's board",
      favor_lies_claimed() == FavorSpot.PLAYER_BOARD)
claim("favor.needs_marker", "389.1 395.1", "it is taken if it is still there, by one player a round",
      favor_needs_marker().may_not)
claim("favor.pays", "389.1", "it pays five", favor_pays() == 5)
claim("favor.at_once", "389.1", "the money comes at once", favor_pays_at_once())
claim("favor.bank", "389.1", "the money comes from the bank", favor_paid_from_bank())
claim("favor.start_marker", "392.1", "its holder takes the marker of the starting player",
      favor_start_marker_taken().must, why="an instruction")
claim("favor.when", "392.1", "this is done when the next round begins", start_passes_when() == StartPasses.NEXT_ROUND)
claim("favor.returns", "392.1", "the favor goes back to the board then", favor_returns())
claim("favor.starts", "393.1", "its holder starts in that round",
      favor_gives_start() & (starts_next(True) == StartNext.FAVOR_HOLDER))
claim("favor.once", "395.1", "one player a round", favor_claims_per_round() == 1)
claim("favor.by_starter", "395.1", "the starting player and others alike",
      favor_by_starting_player(had_start_marker).may)
claim("favor.end", "397.1", "held after the last round it gives three points", favor_end_points() == 3)
claim("favor.end_holder", "397.1", "the points go to who holds it after the last round", favor_end_holder())
claim("favor.end_source", "397.1", "these points belong to the final scoring", scores_at_end(Source.FAVOR))
claim("favor.end_besides", "397.1", "they come on top", favor_points_besides())
claim("favor.last_round", "397.1", "the favor of the last round counts", favor_counts_from_round(7),
      counts={7: "the last of the rounds that can be asked about"})

# Acquiring resources.
claim("resources.number", "399.1", "acquiring resources is the second action",
      main_action_number(Action.ACQUIRE_RESOURCES) == 2)
claim("resources.who", "399.1 400.1", "any employee can", may_take_action(role, Action.ACQUIRE_RESOURCES).may)
claim("resources.one_tile", "401.1", "one tile is bought", resource_tiles_per_action() == 1)
claim("resources.any_drawer", "401.1", "from a drawer of one's choice", resource_drawer_free_choice().may)
claim("resources.any_tile", "401.1", "any tile of that drawer", resource_tile_free_choice().may)
claim("resources.own_drawer", "402.1", "the number of tiles in the chosen drawer makes the price",
      drawer_price_of_selected())
claim("resources.counts_taken", "402.1 406.1", "the tiles shown now are counted, with the one that is bought",
      resource_price_counts_taken())
claim("resources.price_many", "404.1", "two from a drawer with three or four", resource_price(tiles_in_drawer) == 2,
      when=(tiles_in_drawer == 3) | (tiles_in_drawer == 4))
claim("resources.price_two", "405.1", "one from a drawer with two", resource_price(2) == 1)
claim("resources.price_one", "406.1", "the only tile of a drawer is free", resource_price(1) == 0,
      unsaid=("left only",), why="“only one” is how many tiles there are")
claim("resources.at_once", "407.1", "its use is decided immediately", resource_decides_at_once().must)
claim("resources.keep", "407.1 408.1", "it can be kept for its silk", resource_tile_use(TileUse.KEEP_AS_SILK).free,
      why="the sentence before opens the choice")
claim("resources.turn", "407.1 411.1", "it can be discarded for thread or lace",
      resource_tile_use(TileUse.TURN_INTO_NOTIONS).free,
      why="the sentence before opens the choice")
claim("resources.either", "408.1 410.1 411.1", "either the one or the other", kept_tile_both_uses().may_not,
      unsaid=("denial",), why="an “or” in capitals between the two")
claim("resources.tray", "408.1", "kept tiles are in the tray", kept_tiles_lie() == KeptWhere.TRAY)
claim("resources.silk_above", "408.1", "silk is on the upper half", tile_half_shows(TileContent.SILK) == CardHalf.UPPER)
claim("resources.discarded", "411.1", "the tile goes to the discard of resources", resource_discarded_face_up())
claim("resources.notions_now", "411.1", "thread and lace come at once", notions_gained_at_once())
claim("resources.notions_below", "411.1", "thread and lace are on the lower half",
      tile_half_shows(TileContent.NOTIONS) == CardHalf.LOWER)
claim("resources.plus", "414.1", "a plus gives both goods", tile_gives(TilePart.PLUS) == Gets.BOTH,
      unsaid=("left 2",), why="the two are the “both” of the answer")
claim("resources.slash", "415.1", "a stroke gives one of the two", tile_gives(TilePart.SLASH) == Gets.ONE,
      unsaid=("left 2", "left only", "left leave"), why="“may only choose one of the two” is the answer itself")
claim("resources.hidden", "416.1", "kept tiles are to be hidden in the tray", is_open(Secret.TILE_FACES).must,
      reading="secret:duty",
      unsaid=("left cards in a player's hand",), why="“hidden” is said of tiles, not of a hand; a fact of the game")
claim("resources.hidden_if_liked", "416.1", "kept tiles may be hidden in the tray, or shown",
      is_open(Secret.TILE_FACES).free, reading="secret:right",
      unsaid=("leave", "no duty"), why="read as a right, as no word obliges")
claim("resources.tray_again", "416.1", "they are kept in the tray", kept_tiles_lie() == KeptWhere.TRAY)
claim("resources.faces", "417.1", "what is on them may be withheld from opponents", is_open(Secret.TILE_FACES).may)
claim("resources.count_open", "417.1", "how many they are is no secret", is_open(Secret.TILE_COUNT).may_not)
claim("resources.no_limit", "417.1", "there may be more tiles than on the tray", resource_tile_limit().may)
claim("resources.notions_open", "419.1", "thread and lace lie open", is_open(Secret.NOTIONS).may_not,
      unsaid=("denial",), why="what must be visible may not be hidden")
claim("resources.empty", "421.1", "with all drawers empty the action is closed", resource_display_empty().may_not)

# Mike's example.
claim("resources.ex_apprentice", "424.1", "an apprentice is played for it",
      may_take_action(Role.APPRENTICE, Action.ACQUIRE_RESOURCES).may, example=True,
      unsaid=("leave",), why="what a player does in an example is allowed")
claim("resources.ex_rolls", "424.1 428.1", "there is a tile with two rolls", tile_with_rolls(2), example=True)
claim("resources.ex_price", "425.1", "with three tiles in the drawer the price is two", resource_price(3) == 2,
      example=True)
claim("resources.ex_bank", "425.1", "paid to the bank", resource_pay_to(), example=True)
claim("resources.ex_paid_first", "425.1 427.1", "paid for, then decided upon", acquired_tile_paid_before_deciding(),
      example=True)
claim("resources.ex_at_once", "427.1", "the decision is immediate", resource_decides_at_once().must, example=True)
claim("resources.ex_keep", "427.1 428.1", "keeping it as silk is one way", resource_tile_use(TileUse.KEEP_AS_SILK).may,
      example=True)
claim("resources.ex_turn", "427.1 431.1", "discarding it is the other",
      resource_tile_use(TileUse.TURN_INTO_NOTIONS).may, example=True)
claim("resources.ex_thread", "431.1", "it would bring one thread", notion_from_tile(Notion.THREAD) == 1, example=True)
claim("resources.ex_lace", "431.1", "or one lace", notion_from_tile(Notion.LACE) == 1, example=True)
claim("resources.ex_hidden", "432.1", "the kept tile is hidden", is_open(Secret.TILE_FACES).may, example=True,
      unsaid=("what stands on a player's resource tiles",), why="to hide a tile is to hide what stands on it")
claim("resources.ex_tray", "432.1", "it goes to the player's tray", kept_tiles_lie() == KeptWhere.TRAY, example=True)

# The three roles.
claim("roles.master", "434.1", "a master can take each of the six", may_take_action(Role.MASTER, action).may)
claim("roles.six", "434.1", "there are six main actions", main_actions_in_all() == 6)
claim("roles.master_thimble", "434.1", "a golden thimble marks a master",
      (thimble_of_role(Role.MASTER) == Thimble.GOLD) & golden_thimble_on(ThimbleBearer.MASTER_CARD))
claim("roles.journeyman", "438.1", "a journeyman never hires", may_take_action(Role.JOURNEYMAN, Action.HIRE).may_not)
claim("roles.journeyman_thimble", "438.1", "a silver thimble marks a journeyman",
      thimble_of_role(Role.JOURNEYMAN) == Thimble.SILVER)
claim("roles.apprentice", "442.1", "an apprentice never hires, claims the favor or makes a garment",
      may_take_action(Role.APPRENTICE, action).may_not,
      when=action.one_of(Action.HIRE, Action.CLAIM_FAVOR, Action.MAKE_GARMENT))
claim("roles.apprentice_thimble", "442.1", "a coppery thimble marks an apprentice",
      thimble_of_role(Role.APPRENTICE) == Thimble.COPPER)
