"""What the engine embodies of what the Deluxe rulebook leaves open about the base game, and what its parts show."""

from __future__ import annotations

from specs.held.declare import ELSEWHERE, Holding, for_players
from specs.held.events import Event
from specs.parts import DecorationSpace, Notions
from specs.questions.scoring_halls import Place
from specs.questions.second_base import FillOrder, HandTime, MasterGarment
from specs.setting import GARMENTS, Setting
from specs.vocabulary import Decoration, Notion

HELD = Holding()

_SHOWS = {
    Notion.THREAD: (Notions.THREAD, Notions.BOTH, Notions.EITHER),
    Notion.LACE: (Notions.LACE, Notions.BOTH, Notions.EITHER),
}


def _of(kind: Decoration, s: Setting) -> list[DecorationSpace]:
    return [d for d in s.parts.board.decorations if d.kind is kind]


HELD(
    Event.PARTS,
    silk_tiles_of=lambda s, color: sum(t[GARMENTS.index(color)] > 0 for t in s.silk),
    notion_tiles_of=lambda s, notion: sum(t.notions in _SHOWS[notion] for t in s.parts.resources),
    guest_spaces_in_all=for_players(lambda s: len(s.parts.board.guests)),
    master_spaces_in_all=for_players(lambda s: sum(g.master for g in s.parts.board.guests)),
    thimble_garments=lambda s: sum(g.master for g in s.parts.garments),
    fireworks_with_factor=lambda s, factor: sum(d.factor == factor for d in s.parts.board.decorations),
    start_cards_without_bonus=lambda s: sum(c.bonus is None for c in s.parts.start_team),
    decoration_price_lowest=lambda s, kind: min(d.price for d in _of(kind, s)),
    decoration_price_highest=lambda s, kind: max(d.price for d in _of(kind, s)),
    decoration_points_highest=lambda s, kind: max(d.points for d in _of(kind, s)),
    reward_livre_highest=lambda s: max(g.livre for g in s.parts.board.guests),
    royal_hall_points=lambda s, place: s.parts.board.hall_points[0][tuple(Place).index(place)],
    firework_second_beside_seven=lambda s: (
        s.parts.board.firework_points[1] if s.parts.board.firework_points[0] == 7 else ELSEWHERE
    ),
)

# Setup and rounds.
HELD(Event.SETUP, discard_area_laid_out=False)
HELD(Event.READY, hand_chosen_when=HandTime.AFTER)
HELD(Event.FILL, resource_fill_order=FillOrder.WHOLE_DISPLAY, tiles_filled_unseen=True)
HELD(Event.LAST_INCOME, game_ends_when_deck_empty=False)
HELD(Event.SCORED, last_favor_moves_start=False)

# Turns and bonuses.
HELD(Event.CARD, every_played_card_discarded=False)
HELD(Event.REWARD_TILE, reward_tile_is_acquiring=False)
HELD(Event.BONUS_MAKE, master_garment_is=MasterGarment.SHOWS_THIMBLE)
HELD(Event.BONUS_SILK, silk_pair_across_tiles=True, bonus_silk_gives_notions=False)
HELD(Event.BONUS_GARMENTS, bonus_set_any_garments=True, bonus_sets_counted_anew=True)
HELD(Event.DEPUTE_BONUS, bonus_depute_card_amount_too=False)

# The final scoring.
HELD(Event.ADMIRED, terrace_garment_in_royal_hall=False)
HELD(Event.ADMIRE_FEW, firework_left_empty=False)
