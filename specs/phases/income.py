"""Income, and what comes after it: another round or the final scoring."""

from __future__ import annotations

from specs.actions import jewels
from specs.position import Frame, Position
from specs.questions.bonuses import GarmentPlace
from specs.setting import JEWELRY, SIDES, Setting, carried_on, up_to
from specs.steps import Step
from specs.vocabulary import KitchenSide, ScoringStep

BY_DECORATIONS, BY_GARMENTS = (SIDES.index(s) for s in (KitchenSide.BY_DECORATIONS, KitchenSide.BY_GARMENTS))
PLACES = tuple(GarmentPlace)
HALL, MASTER_SPACE = PLACES.index(GarmentPlace.HALL), PLACES.index(GarmentPlace.MASTER_SPACE)


def income_of(setting: Setting, position: Position, seat: int) -> int:
    """Give a player's income in Livre."""
    rule = setting.rule
    counted = rule.income_counts_decoration
    kinds = setting.kinds
    decorations = sum(
        owner == seat and kinds[n] != JEWELRY and counted[kinds[n]] for n, owner in enumerate(position.owners)
    )
    if setting.jeweler and rule.jewelry_decoration_counts_for[0]:
        decorations += jewels.has_marker(setting, position, seat)
    if rule.income_counts_all_halls:
        decorations += position.all_halls.count(seat)
    places = rule.income_counts_garment
    garments = sum(
        g >= 0 and g & 7 == seat and places[MASTER_SPACE if setting.master_spaces >> n & 1 else HALL]
        for n, g in enumerate(position.guests)
    )
    total = rule.income_base
    if position.box is not None and rule.jewel_income_in_round[position.round]:
        total += carried_on(rule.jewel_income, len(jewels.owned(position, seat)))
    for side in (BY_DECORATIONS, BY_GARMENTS):
        if any(position.owners[n] == seat for n in setting.kitchen[side]):
            total += carried_on([row[0] for row in rule.income_from_side[side]], decorations)
            total += carried_on(rule.income_from_side[side][0], garments)
    return int(total)


def income(setting: Setting, new: Position, frame: Frame) -> None:  # noqa: ARG001 - as all steps
    """Pay everybody's income; then the next round begins, or the final scoring."""
    rule = setting.rule
    if up_to(rule.income_in_round, new.round):
        for seat in range(setting.players):
            if setting.solo and seat and not rule.solo_gains_livre:
                continue
            new.seat(seat).livre += income_of(setting, new, seat)
    if new.round < rule.game_ends_after_round:
        new.todo = (*new.todo, (Step.ROUND,))
        return
    order = sorted(range(len(ScoringStep)), key=lambda s: rule.scoring_position[s])
    new.sheet = tuple((0, seat, own.points) for seat, own in enumerate(new.seats))
    new.todo = (*new.todo, (Step.OVER,), *((Step.SCORE, s) for s in reversed(order)))
