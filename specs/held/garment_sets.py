"""What the engine embodies about the sets of garments."""

from __future__ import annotations

from specs.held.declare import ELSEWHERE, MAY, MAY_NOT, MUST, Holding
from specs.held.events import Event
from specs.parts import GarmentTile
from specs.questions.base_turns import TileUse
from specs.questions.extra_deluxe_sets import FancyBag, FancyPart, JewelGot, JewelSource
from specs.questions.garment_sets import AddedAt, FestiveBonus, FestiveCounted, FestiveStep
from specs.questions.garment_sets_couture import BonusMoment, Couture, RewardOrder
from specs.questions.garment_sets_couture_gains import CountsFor, NoneThere
from specs.questions.jewelry_box_jewels import TileFrom
from specs.setting import ROLES, Setting
from specs.vocabulary import Action, Garment, Via

HELD = Holding()

_MAIN_MAKE = tuple(Action).index(Action.MAKE_GARMENT)
_STEPS = (FestiveStep.PAY, FestiveStep.BONUS, FestiveStep.TURN, FestiveStep.PLACE)


def _fancy(s: Setting) -> list[GarmentTile]:
    added = s.parts.garments[s.first_special :]
    return [g for g in added if g.special is None]


def _one(s: Setting, special: FestiveBonus | Couture) -> GarmentTile | None:
    return next((g for g in s.parts.garments if g.special is special), None)


def _goods(s: Setting, special: FestiveBonus | Couture) -> object:
    tile = _one(s, special)
    return ELSEWHERE if tile is None else sum(tile.silk) + tile.thread + tile.lace


def _count(s: Setting, kind: type[FestiveBonus | Couture]) -> int:
    return sum(isinstance(g.special, kind) for g in s.parts.garments)


def _of(field: str) -> object:
    """Answer by a field of the garment with a bonus."""

    def answer(s: Setting, special: FestiveBonus | Couture) -> object:
        tile = _one(s, special)
        return ELSEWHERE if tile is None else getattr(tile, field)

    return answer


def _base_garments(s: Setting) -> int:
    return s.first_special


def _added_tiles(s: Setting) -> int:
    return sum(t.id.startswith("ft") for t in s.parts.resources)


# Fancy garments.
HELD(
    Event.PARTS,
    fancy_garments=lambda s: len(_fancy(s)),
    fancy_tiles=_added_tiles,
    fancy_garments_in_bag=lambda s: _base_garments(s) + len(_fancy(s)),
    fancy_tiles_in_bag=lambda s: len(s.parts.resources),
    fancy_points_highest=lambda s: max((g.points for g in _fancy(s)), default=0),
    fancy_value_highest=lambda s: max((g.value for g in _fancy(s)), default=0),
    fancy_thimbles=lambda s: sum(g.master for g in _fancy(s)),
    fancy_color_exists=lambda s, color: any(g.color is color for g in _fancy(s)),
    garment_range_holds_for_fancy=False,
    fancy_with_other_sets=MAY,
)
HELD(
    Event.SETUP,
    fancy_added_at=AddedAt.SETUP,
    fancy_goes_to={FancyPart.GARMENTS: FancyBag.GARMENT_BAG, FancyPart.TILES: FancyBag.RESOURCE_BAG},
)
HELD(Event.FANCY, fancy_made_as_usual=True)

# Festive garments.
HELD(
    Event.PARTS,
    festive_garments=lambda s: _count(s, FestiveBonus),
    festive_bonus_exists=lambda s, bonus: _one(s, bonus) is not None,
    festive_garment_color=_of("color"),
    festive_garment_points=_of("points"),
    festive_thimble=_of("master"),
    festive_goods=_goods,
)
HELD(Event.LATE, festive_added_at=AddedAt.AFTER_FIRST_PREPARATION, festive_mixed=True)
HELD(Event.FESTIVE_HUNG, festive_appears_in_round=lambda _, number: MAY if number > 1 else MAY_NOT)
HELD(
    Event.FESTIVE,
    festive_made_as_usual=True,
    festive_step_position={step: n for n, step in enumerate(_STEPS, 1)},
    festive_bonus_at_once=True,
    festive_bonus_times=1,
    festive_place_matters=False,
    festive_bonus_counts=lambda _, _bonus, counted: (
        False if counted in {FestiveCounted.SOLD, FestiveCounted.OTHERS} else ELSEWHERE
    ),
)
HELD(
    Event.MAIN_BY_APPRENTICE,
    festive_made_by=lambda s, role, via: (
        MAY_NOT if via is Via.MAIN and not s.rule.may_take_action[ROLES.index(role)][_MAIN_MAKE] else ELSEWHERE
    ),
)
HELD(Event.FESTIVE_RENTED, festive_counts_in_hall=True, festive_printed_points_count=True)
HELD(Event.FESTIVE_FULL, festive_sold_without_space=MAY_NOT)

# Haute couture garments.
HELD(
    Event.PARTS,
    couture_garments=6,
    couture_jewelry_only=2,
    couture_needs_jewelry=lambda _, couture: couture in {Couture.JEWEL, Couture.COLOR},
    couture_garments_used=lambda s, box: _count(s, Couture) if box == (s.box is not None) else ELSEWHERE,
    couture_all_in_bag=lambda s, box: (_count(s, Couture) == 6) if box == (s.box is not None) else ELSEWHERE,
    couture_exists=lambda s, couture: _one(s, couture) is not None or ELSEWHERE,
    couture_color=_of("color"),
    couture_gown_color=lambda s: tile.color if (tile := _one(s, Couture.LIVRE)) else Garment.UNCOMMON_GOWN,
    couture_points=_of("points"),
    couture_thimble=_of("master"),
    couture_goods=_goods,
    garment_range_holds_for_couture=False,
)
HELD(Event.SETUP, couture_added_at=AddedAt.SETUP)
HELD(Event.COUTURE, couture_made_as_usual=True)
HELD(
    Event.COUTURE_RENTED,
    couture_bonus_at=BonusMoment.WHEN_PLACED,
    couture_bonus_times=1,
    couture_bonus_taken={c: MAY if c is Couture.DEPUTE else MUST for c in Couture},
    couture_bonus_order=frozenset({RewardOrder.FREE, RewardOrder.REWARD_FIRST}),
    couture_bonus_only_rented=False,
)
HELD(
    Event.COUTURE_FULL,
    couture_sold_without_space={c: MUST if c is Couture.LIVRE else MAY_NOT for c in Couture},
)
HELD(Event.COUTURE_MASTER_ONLY, couture_only_master_space=MAY_NOT)
HELD(Event.COUTURE_FAVOR, couture_favor_gives_start=lambda s: bool(s.rule.favor_gives_start))
HELD(
    Event.COUTURE_FAVOR_TAKEN,
    couture_favor_livre_needs_favor=False,
    couture_favor_from_player=lambda s: MAY_NOT if not s.rule.couture_favor_taken[0] else ELSEWHERE,
)
HELD(
    Event.COUTURE_CALLED,
    couture_depute_cards=1,
    couture_depute_pays_as_main=lambda s: tuple(s.rule.couture_depute_pay) == tuple(s.rule.depute_pay),
)
HELD(
    Event.COUTURE_TILE,
    couture_tiles=1,
    couture_tile_from=TileFrom.DISPLAY,
    couture_tile_any_drawer=MAY,
    couture_tile_price=0,
    couture_tile_use=dict.fromkeys(TileUse, MAY),
    couture_tile_decided=MUST,
)
HELD(
    Event.COUTURE_JEWEL,
    couture_jewels=1,
    couture_jewel_marker_before=True,
)
HELD(
    Event.JEWEL_FREE,
    couture_jewel_from=JewelSource.DISPLAY,
    couture_jewel_price=0,
    couture_jewel_match_use=dict.fromkeys(TileUse, MAY),
    couture_jewel_match_from=TileFrom.BAG,
    couture_jewel_and_bought=MAY,
)
HELD(Event.COUTURE_NO_JEWEL, couture_jewel_none=NoneThere.NOTHING)
HELD(
    Event.COUTURE_COLOR,
    couture_color_points_by={JewelGot.BOUGHT_WITH_IT: True, JewelGot.FREE_WITH_IT: True, JewelGot.EARLIER: False},
)
HELD(
    Event.COUTURE_LIVRE,
    couture_gown_counts_for={c: True for c in CountsFor if c is not CountsFor.PRINTED_POINTS},
)
