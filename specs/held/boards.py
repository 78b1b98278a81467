"""What the engine embodies about parts and setup, and about what anybody may see."""

from __future__ import annotations

from specs.held.declare import ELSEWHERE, MAY, MAY_NOT, MUST, Holding, for_players
from specs.held.events import Event
from specs.questions.base_components import Deck, ScoreKept, Secret, Supply
from specs.questions.base_setup import BoardSide, Chosen, TilesKept
from specs.questions.extra_deluxe_setup import TileStock
from specs.questions.general import Chooser, Limited, Outside, Phase, Stock
from specs.questions.scoring_halls import Place
from specs.questions.setup import Display, FirstFilled, Owner, StartGood, Tiles
from specs.questions.turns import Pile
from specs.setting import GARMENTS, SIDES, Setting
from specs.vocabulary import Decoration, Notion

HELD = Holding()


def _firework_points(s: Setting, place: int) -> int:
    return s.parts.board.firework_points[place] if s.rule.firework_place_scores[place][s.players] else 0


# Parts: what lies on the table decides, and must be what the book says.
HELD(
    Event.PARTS,
    start_cards_per_color=lambda s: len(s.parts.start_team),
    start_team_size=lambda s: len(s.parts.start_team),
    start_cards_of_role=lambda s, role: sum(c.role is role for c in s.parts.start_team),
    start_cards_alike=True,
    garment_tiles_of=lambda s, color: sum(g.color is color for g in s.parts.garments),
    garment_value_lowest=lambda s: min(g.value for g in s.parts.garments),
    garment_value_highest=lambda s: max(g.value for g in s.parts.garments),
    garment_points_lowest=lambda s: min(g.points for g in s.parts.garments),
    garment_points_highest=lambda s: max(g.points for g in s.parts.garments),
    garment_main_colors=1,
    garments_of_color_may_differ=lambda s: any(
        a.color is b.color and (a.silk, a.value, a.points) != (b.silk, b.value, b.points)
        for a in s.parts.garments
        for b in s.parts.garments
    ),
    silk_colors=lambda s: sum(map(any, zip(*s.silk, strict=True))),
    silk_colour_on_tiles=lambda s, color: any(t[GARMENTS.index(color)] for t in s.silk),
    employee_cards_of_level=lambda s, level: sum(c.level == level for c in s.parts.employees),
    deck_cards_of_role=lambda s, level, role: sum(c.level == level and c.role is role for c in s.parts.employees),
    drawers=lambda s: len(s.parts.board.drawers),
    spaces_in_drawer=lambda s: max(s.parts.board.drawers),
    resource_display_spaces=lambda s: sum(s.parts.board.drawers),
    windows=lambda s: len(s.parts.board.windows),
    window_price_lowest=lambda s: min(s.parts.board.windows),
    window_price_highest=lambda s: max(s.parts.board.windows),
    musicians_per_hall=lambda s: max(
        sum(d.kind is Decoration.MUSICIAN and d.hall == h for d in s.parts.board.decorations)
        for h in range(len(s.halls))
    ),
    every_hall_has_master_space=lambda s: all(
        any(g.master and g.hall == h for g in s.parts.board.guests) for h in range(len(s.halls))
    ),
    firework_factor_exists=lambda s, factor: any(s.parts.board.decorations[n].factor == factor for n in s.fireworks),
    decoration_spaces=lambda s, kind, players: (
        sum(d.kind is kind for d in s.parts.board.decorations) if players == s.players else ELSEWHERE
    ),
    kitchen_spaces_of_side=lambda s, side, players: (
        len(s.kitchen[SIDES.index(side)]) if players == s.players else ELSEWHERE
    ),
    all_halls_spaces=for_players(lambda s: len(s.parts.board.all_halls)),
    all_halls_points=lambda s, rank: (
        sorted(s.parts.board.all_halls, reverse=True)[rank - 1] if rank <= len(s.parts.board.all_halls) else ELSEWHERE
    ),
    all_halls_space_for_everyone=lambda s: len(s.parts.board.all_halls) >= s.players,
    firework_points=lambda s, place, players: (
        ELSEWHERE if players != s.players else _firework_points(s, tuple(Place).index(place))
    ),
    crown_on_other_levels=False,
)

# Setup.
HELD(
    Event.SETUP,
    board_sides=2,
    board_side_for=lambda s, seats: (
        ELSEWHERE if seats != s.players else BoardSide.FEW if s.players <= 3 else BoardSide.MANY
    ),
    board_side_other=for_players(lambda _: MAY_NOT),
    players_lowest=lambda s: frozenset(range(1, s.players + 1)),
    players_highest=lambda s: frozenset(range(s.players, 10)),
    all_used_with=lambda s, tiles, players: True if players == s.players and tiles in Tiles else ELSEWHERE,
    game_begins_with_discards=False,
    displays_filled_in_setup=False,
    levels_shuffled_apart=True,
    employee_deck_face_down=True,
    stock_mixed_in_setup=dict.fromkeys(TileStock, True),
    resource_tiles_wait=lambda s: TilesKept.BAG if s.rule.book.edition == "deluxe-2020" else TilesKept.PILES,
    garments_wait_in_bag=True,
    start_resource_tiles=0,
    start_team_chosen=MAY_NOT,
    start_player_chosen=frozenset(Chosen),
    color_chosen_by_player=True,
    same_colour_twice=MAY_NOT,
    unused_colors_stay_in_box=True,
    start_goods_equal=dict.fromkeys(StartGood, True),
    start_goods_with_players=dict.fromkeys(StartGood, True),
    start_notion_instead=dict.fromkeys(Notion, MAY_NOT),
    markers_handed_out_at_start=True,
    start_player_undecided=Owner.AGREEMENT,
    first_round_reserve=lambda s: len(s.parts.start_team),
)
HELD(Event.FIRST_ROUND, display_first_filled=dict.fromkeys(Display, FirstFilled.PREPARATION))

# The round.
HELD(
    Event.ROUND,
    phases_in_round=4,
    later_round_has_phase=dict.fromkeys(Phase, True),
    first_round_has_phase=dict.fromkeys(Phase, True),
)
HELD(Event.ROUND, next_phase_waits_for_all={p: True for p in Phase if p is not Phase.PREPARATION})
HELD(Event.SCORED, game_ends_with_scoring=True, most_points_wins=True)
HELD(Event.LAST_ROUND, rounds_in_game=lambda s: s.rule.game_ends_after_round)
HELD(Event.MAIN, main_actions_in_all=6)

# Points and supplies.
HELD(
    Event.POINTS,
    counter_spaces_per_point=1,
    counter_moved_at_once=True,
    points_lost_in_play=MAY_NOT,
    points_beyond_track=True,
    points_kept_as=lambda s: ScoreKept.TRACK if s.rule.book.edition == "deluxe-2020" else ScoreKept.TOKENS,
)
HELD(
    Event.CHOICE,
    supply_limited=dict.fromkeys(Limited, True),
    supply_unlimited={s: True for s in Supply if s is not Supply.POINT_TOKENS},
    substitute_for_lacking_parts=MUST,
    trade_with_players=MAY_NOT,
    borrow_from_bank=MAY_NOT,
    may_act_without_money=MAY_NOT,
)

# What players see.
HELD(
    Event.CHOICE,
    must_tell_tile_count=MUST,
    own_tiles_may_be_looked_at=MAY,
    own_points_may_be_looked_at=MAY,
    shown_tile_hidden_later=MUST,
    hidden_may_be_shown=MAY,
    own_pile_may_be_looked_at=dict.fromkeys(Pile, MAY),
    pile_face_up={Pile.DISCARD: True, Pile.RESERVE: False},
    card_numbers_hidden=MAY_NOT,
    stock_may_be_inspected={
        Stock.EMPLOYEE_DECK: MAY_NOT,
        Stock.RESOURCE_STOCK: MAY_NOT,
        Stock.GARMENT_BAG: MAY_NOT,
        Stock.RESOURCE_DISCARD: MAY,
        Stock.GARMENT_DISCARD: MAY,
        Stock.BOX: MAY,
    },
    others_may_look_at_discard=MAY,
    hired_card_hidden_in_hand=MAY,
    resource_display_face_up=True,
    may_hide={Secret.TILE_COUNT: MAY_NOT, Secret.NOTIONS: MAY_NOT, Secret.DISCARD: MAY_NOT},
    team_contains=dict.fromkeys(Deck, True),
    team_contains_card_in_play=True,
    team_contains_outside=dict.fromkeys(Outside, False),
)
HELD(Event.CONVERT, slash_chosen_by=Chooser.OWNER)
HELD(Event.KEEP, tiles_kept_face_down=frozenset({MAY, MUST}))
HELD(Event.BONUS_COLOURS, second_colour_counts=False)
