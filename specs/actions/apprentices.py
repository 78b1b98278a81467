"""Specialised apprentices: the condition under which one may be hired, and hiring it."""

from __future__ import annotations

from specs.actions import jewels
from specs.actions.halls import halls_of
from specs.position import Position
from specs.questions.base_components import Kind
from specs.questions.base_staff import HiredGoes
from specs.questions.jewelry_bonuses_conditions import Asked, Condition, FundedKind
from specs.setting import CONDITIONS, KINDS, Setting
from specs.vocabulary import Decoration

_ASKED = tuple(Asked)
_FUNDED = tuple(FundedKind)
_KINDS = {
    Decoration.MUSICIAN: FundedKind.MUSICIAN,
    Decoration.FIREWORK: FundedKind.FIREWORK,
    Decoration.KITCHEN: FundedKind.KITCHEN,
    Decoration.STATUE: FundedKind.STATUE,
}


def hirable(setting: Setting, position: Position, seat: int) -> list[int]:
    """Give the specialised apprentice that a player may hire now, if any."""
    box = position.box
    if box is None or (card := box.dealt[seat]) < 0:
        return []
    rule = setting.rule
    if position.played >= 0 and not rule.hire_apprentice_by[setting.role[position.played]]:
        return []
    shown = min(len(position.queue), len(rule.hire_apprentice_with_queue) - 1)
    allowed = (
        rule.hire_apprentice_after[0]
        and rule.hire_apprentice_with_queue[shown]
        and rule.hire_apprentice_if[condition_met(setting, position, seat, card)]
        and rule.apprentice_price <= position.seats[seat].livre
    )
    return [card] if allowed else []


def hire(setting: Setting, new: Position, seat: int) -> None:
    """Take the specialised apprentice that a player was dealt."""
    box = new.own_box()
    card = box.dealt[seat]
    box.dealt = (*box.dealt[:seat], -1, *box.dealt[seat + 1 :])
    rule = setting.rule
    own = new.seat(seat)
    own.livre -= rule.apprentice_price
    own.points += rule.apprentice_hire_points
    goes = rule.hired_apprentice_goes
    if goes is HiredGoes.HAND:
        own.hand |= 1 << card
    elif goes is HiredGoes.DISCARD:
        own.pile |= 1 << card
    else:
        own.reserve |= 1 << card


def condition_met(setting: Setting, position: Position, seat: int, card: int) -> bool:
    """Say whether the condition on a specialised apprentice is met."""
    condition = setting.cards[card].condition
    if condition is None or not setting.rule.condition_exists[CONDITIONS.index(condition)]:
        return False
    least = setting.rule.condition_at_least
    return all(n >= least[_ASKED.index(asked)] for asked, n in _counts(setting, position, seat, condition))


def _counts(setting: Setting, position: Position, seat: int, condition: Condition) -> list[tuple[Asked, int]]:
    """Give what a condition counts, and how much of it a player has."""
    rule = setting.rule
    own = position.seats[seat]
    if condition in {Condition.COATS, Condition.GOWNS}:
        wanted = Kind.COAT if condition is Condition.COATS else Kind.GOWN
        colors = [setting.colors[g] for g in setting.garments_of(position, seat)]
        asked = Asked.COATS if condition is Condition.COATS else Asked.GOWNS
        return [(asked, sum(rule.garment_kind[c] is wanted for c in colors))]
    if condition is Condition.MASTER_GUESTS:
        return [(Asked.MASTER_GUESTS, setting.master_guests_of(position, seat))]
    if condition is Condition.LIVRE:
        return [(Asked.LIVRE, own.livre)]
    if condition is Condition.JEWELS:
        return [(Asked.JEWELS, len(jewels.owned(position, seat)))]
    if condition is Condition.DECORATION_KINDS:
        return [(Asked.DECORATION_KINDS, _kinds(setting, position, seat))]
    if condition is Condition.RESOURCES:
        tiles = own.tiles.bit_count()
        return [(Asked.RESOURCE_TILES, tiles), (Asked.LACE, own.lace), (Asked.THREAD, own.thread)]
    if condition is Condition.POINTS:
        return [(Asked.POINTS, own.points)]
    if condition is Condition.MASTER_EXAM:
        return [(Asked.MASTER_EXAMS, position.box.masters[seat] if position.box else 0)]
    return [(Asked.HALLS, halls_of(setting, position, seat, rule.condition_hall_by))]


def _kinds(setting: Setting, position: Position, seat: int) -> int:
    rule = setting.rule
    found = set()
    for n, owner in enumerate(position.owners):
        if owner == seat:
            kind = setting.kinds[n]
            funded = FundedKind.JEWELRY if kind == len(KINDS) else _KINDS[KINDS[kind]]
            if rule.condition_kind_counts[_FUNDED.index(funded)]:
                found.add(funded)
    if rule.condition_kind_counts[_FUNDED.index(FundedKind.ALL_HALLS)] and seat in position.all_halls:
        found.add(FundedKind.ALL_HALLS)
    return len(found)
