"""What the engine embodies about the Jewelry Box: its parts, jewels, jewelry decorations, specialised apprentices."""

from __future__ import annotations

from specs.held.declare import ELSEWHERE, MAY, MAY_NOT, MUST, Holding
from specs.held.events import Event
from specs.questions.base_decorations import InHall
from specs.questions.base_garments import Fate
from specs.questions.base_setup import SetupStep
from specs.questions.base_turns import TileUse
from specs.questions.bonuses import GarmentPlace, HowOften
from specs.questions.extra_deluxe_jewelry import LevelCardsOn
from specs.questions.jewelry_bonuses_conditions import Condition
from specs.questions.jewelry_box import ChangedLevel, JewelryPart, JewelryReference
from specs.questions.jewelry_box_apprentice import Replaces
from specs.questions.jewelry_box_display import DisplaySide, JewelStep
from specs.questions.jewelry_box_jewels import DecorationUse, JewelLies, JewelMoment, PriceAt, TileFrom
from specs.questions.second_jewelry import JewelHeld
from specs.setting import ROLES, Setting
from specs.vocabulary import Action, Role

HELD = Holding()

_LEVELS = {ChangedLevel.TWO: 2, ChangedLevel.FIVE: 5}


def _new_in(s: Setting, level: ChangedLevel) -> int:
    return sum(c.level == _LEVELS[level] for c in s.box.employees) if s.box else 0


def _before_drawing(s: Setting, level: ChangedLevel) -> int:
    place = tuple(ChangedLevel).index(level)
    return _new_in(s, level) + int(sum(s.rule.base_cards_taken_out[place]))


def _left_in_level(s: Setting, level: ChangedLevel, role: Role) -> int:
    taken = s.rule.base_cards_taken_out[tuple(ChangedLevel).index(level)][ROLES.index(role)]
    of_level = (c for c in s.parts.employees if c.level == _LEVELS[level])
    return sum(c.role is role for c in of_level) - int(taken)


def _level_cards(s: Setting, level: ChangedLevel) -> int:
    drawn = s.rule.cards_drawn_for_level[tuple(ChangedLevel).index(level)]
    return sum(_left_in_level(s, level, role) for role in Role) + int(drawn)


def _parts(s: Setting, part: JewelryPart) -> int:
    box = s.box
    if box is None:
        return 0
    roles = [c.role for c in box.employees]
    found = {
        JewelryPart.EMPLOYEES: len(box.employees) + len(box.apprentices),
        JewelryPart.JOURNEYMEN: roles.count(Role.JOURNEYMAN),
        JewelryPart.MASTERS: roles.count(Role.MASTER),
        JewelryPart.APPRENTICES: len(box.apprentices),
        JewelryPart.JEWELS: len(box.jewels),
    }
    return found.get(part, 1)


# Parts and setup.
HELD(
    Event.PARTS,
    jewelry_part_count=_parts,
    new_cards_level=lambda s, role: (
        max((c.level for c in s.box.employees if c.role is role), default=0) if s.box else 0
    ),
    jewel_spaces=lambda s: len(s.box.prices) if s.box else 0,
    jewel_price=lambda s, space: s.box.prices[-space] if s.box and space <= len(s.box.prices) else ELSEWHERE,
    jeweler_decoration_spaces=lambda s: len(s.jeweler),
    jewelry_decoration_price=lambda s, n: s.parts.board.decorations[s.jeweler[n - 1]].price if s.box else ELSEWHERE,
    jewelry_decoration_points=lambda s, n: s.parts.board.decorations[s.jeweler[n - 1]].points if s.box else ELSEWHERE,
    jewelry_decorations_enough_for=lambda s, players: len(s.jeweler) >= players if players == s.players else ELSEWHERE,
    jewels_of_color=lambda s, color: sum(j.color is color for j in s.box.jewels) if s.box else 0,
    match_color_can_be=lambda s, color: any(j.color is color for j in s.box.jewels) if s.box else False,
    base_role_taken_out_wholly=lambda s, level: (
        not _left_in_level(s, level, Role.JOURNEYMAN if level is ChangedLevel.TWO else Role.MASTER)
    ),
    new_cards_mixed_in=_new_in,
    exam_deck_before_drawing=_before_drawing,
    base_cards_left_in_level=_left_in_level,
    new_cards_depute_pay_as_usual=lambda s: all(
        c.pays == s.rule.depute_pay[ROLES.index(c.role)] for c in (s.box.employees if s.box else ())
    ),
)
HELD(
    Event.SETUP,
    jewelry_setup_on_base=True,
    jewelry_reference_number={JewelryReference.JEWELER_BOARD: 1, JewelryReference.LEVEL_CARDS: 3},
    jewelry_reference_means={
        JewelryReference.JEWELER_BOARD: SetupStep.BOARD,
        JewelryReference.LEVEL_CARDS: SetupStep.EMPLOYEE_DECK,
    },
    jewels_at_start_in_bag=lambda s: len(s.box.jewels) if s.box else 0,
    exam_markers_at_start=1,
    exam_marker_with_step=6,
    markers_in_hand_from_step=6,
    exam_deck_shuffled=dict.fromkeys(ChangedLevel, True),
    exam_deck_face_down=dict.fromkeys(ChangedLevel, True),
    exam_deck_role={ChangedLevel.TWO: Role.JOURNEYMAN, ChangedLevel.FIVE: Role.MASTER},
)
HELD(
    Event.MIXED,
    changed_level_put_on=dict.fromkeys(ChangedLevel, LevelCardsOn.DECK),
    changed_level_face_down=dict.fromkeys(ChangedLevel, True),
    changed_level_shuffled=dict.fromkeys(ChangedLevel, True),
    level_changed_before_placing=dict.fromkeys(ChangedLevel, True),
    level_cards_with_jewelry=_level_cards,
    employee_deck_with_jewelry=lambda s: (
        len(s.parts.employees)
        + sum(s.rule.cards_drawn_for_level)
        - sum(n for level in s.rule.base_cards_taken_out for n in level)
    ),
    exam_deck_size=lambda s, level: (
        _before_drawing(s, level) - int(s.rule.cards_drawn_for_level[tuple(ChangedLevel).index(level)])
    ),
    drawn_cards_seen=MAY_NOT,
)

# The display of jewels.
HELD(Event.JEWEL_SHOWN, jewels_filled_at_random=True, jewels_mixed=True, jewel_display_face_up=True)
HELD(Event.JEWEL_SHOWN, jewel_substep_position={JewelStep.DISCARD: 1, JewelStep.SLIDE: 2, JewelStep.FILL: 3})
HELD(Event.JEWEL_KEPT, jewel_discarded_if_rightmost_empty=MAY_NOT)
HELD(Event.JEWEL_SHORT, jewel_spaces_left_empty=DisplaySide.LEFT, jewel_bag_refilled={0: MAY_NOT})
HELD(Event.JEWEL_SWEPT, jewel_bag_refilled=lambda _, left: MAY_NOT if left else ELSEWHERE)

# Taking a jewel.
HELD(
    Event.JEWEL_OFFER,
    buy_jewel_when={Fate.RENT: MAY},
    jewels_per_garment=1,
    jewel_moment=JewelMoment.BEFORE_PLACING,
    jewel_paid_with_space_reward=MAY_NOT,
    buy_any_jewel=MAY,
    buy_jewel_from=MAY,
    jewel_display_refilled_in_phase=MAY_NOT,
)
HELD(Event.SELL, buy_jewel_when={Fate.SELL: MAY_NOT}, jewelry_changes_selling=False)
HELD(Event.MAIN, buy_jewel_without_garment=MAY_NOT)
HELD(
    Event.JEWEL_BOUGHT,
    jewel_price_paid=MUST,
    jewel_price_from=PriceAt.SPACE,
    bought_jewel_lies=JewelLies.PLAYER,
    bought_jewel_face_up=True,
    jewel_given_away=MAY_NOT,
    jewel_comes_by=JewelHeld.BOUGHT,
)
HELD(
    Event.JEWEL_MATCH,
    match_by_main_color=True,
    match_tile_from=TileFrom.BAG,
    match_tile_use=dict.fromkeys(TileUse, MAY),
    match_tile_decided_at_once=MUST,
    match_tile_pays_garment=MAY_NOT,
)
HELD(Event.JEWEL_INCOME, jewel_income_adds=True, jewel_counts_as_rented=False)
HELD(Event.WON, jewelry_tie_by_jewels=False)

# Jewelry decorations.
HELD(
    Event.JEWELRY,
    jewelry_decoration_fundable=True,
    fund_jewelry_decoration_by=lambda s, role: (
        MAY if s.rule.may_take_action[ROLES.index(role)][tuple(Action).index(Action.FUND_DECORATION)] else MAY_NOT
    ),
    jewelry_decoration_shared=MAY_NOT,
    jewelry_decoration_choice=MAY,
    jewelry_decoration_usable_at_once=MAY,
    jewelry_decoration_is_presence=False,
    jewelry_decoration_counts_for={DecorationUse.KITCHEN_LIMIT: False},
)
HELD(Event.JEWELRY_HELD, kitchen_is_only_limit=False)

# Specialised apprentices.
HELD(
    Event.DEALT,
    apprentices_dealt_at_random=True,
    apprentices_returned=lambda s, players: (
        len(s.box.apprentices) - players * s.rule.apprentices_dealt
        if s.box and players == s.players and not s.solo
        else ELSEWHERE
    ),
    look_at_returned_apprentices=MAY_NOT,
    apprentice_kept_face_down=MUST,
    change_apprentice=MAY_NOT,
)
HELD(
    Event.SPECIALISED_OPEN,
    dealt_apprentice_in_team=False,
    depute_dealt_apprentice=MAY_NOT,
    condition_hall_by={InHall.OTHER_DECORATION: False},
)
HELD(
    Event.MAIN_BY_APPRENTICE,
    # Who never hires does not hire a specialised one.
    hire_apprentice_by=lambda s, role: (
        ELSEWHERE if s.rule.may_take_action[ROLES.index(role)][tuple(Action).index(Action.HIRE)] else MAY_NOT
    ),
)
HELD(
    Event.SPECIALISED,
    hire_apprentice_replaces=Replaces.INSTEAD,
    apprentice_hires_in_game=1,
    hire_apprentice_after={1: MAY_NOT},
    condition_shown_to_others=MUST,
    hired_apprentice_playable_this_round=MUST,
    hired_apprentice_in_team=True,
    condition_spends=dict.fromkeys(Condition, False),
)
HELD(
    Event.SPECIALISED_PLAYED,
    condition_needed_after_hiring=False,
    hired_apprentice_action=lambda s, action: (
        MAY if s.rule.may_take_action[ROLES.index(Role.APPRENTICE)][tuple(Action).index(action)] else MAY_NOT
    ),
)
HELD(
    Event.SPECIALISED_BONUS,
    apprentice_bonus_often=HowOften.ONCE_PER_PLAY,
    apprentice_points_for_play=lambda s, times: s.rule.apprentice_points_for_play[1] if times > 1 else ELSEWHERE,
)
HELD(
    Event.SPECIALISED_DEPUTED,
    depute_pay_for_specialised=lambda s: s.rule.depute_pay[ROLES.index(Role.APPRENTICE)],
    depute_hired_apprentice=lambda s, team: MAY if s.rule.may_depute[team][0] else MAY_NOT,
)
HELD(Event.SPECIALISED_LEFT, unhired_apprentice_points=0)
HELD(Event.SPECIALISED_TILES, condition_goods_all_needed=True, condition_tiles_checked=False)
HELD(Event.SPECIALISED_POINTS, condition_counts_end_points=False)
HELD(Event.SPECIALISED_KINDS, condition_kitchen_counts_twice=False)
HELD(
    Event.SPECIALISED_COLORS,
    condition_garment_counts={GarmentPlace.HALL: True, GarmentPlace.MASTER_SPACE: True, GarmentPlace.SOLD: False},
)
HELD(Event.SPECIALISED_EXAM, condition_exam_passed_earlier=True)
HELD(
    Event.SPECIALISED_OPEN,
    condition_met_with_halls=lambda s, halls: halls >= s.rule.condition_at_least[-1],
)
