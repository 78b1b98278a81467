"""Players who seek what options add, so that it is done often enough to be held against the texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oracle.engine.play import Choose, swarm
from specs.position import Position
from specs.steps import Step

JEWELRY = 3
"""So many jewelry decorations there are; they are the last of the spaces."""


def courtier(seed: int | str) -> Choose:
    """Give players who fund jewelry, rent garments with jewels, do tasks, take exams and use every bonus."""
    by_chance = swarm(seed)

    def choose(position: Position, actions: Sequence[Any]) -> Any:
        liked = _liked(position, actions)
        return by_chance(position, liked or actions)

    return choose


def _liked(position: Position, actions: Sequence[Any]) -> list[Any]:
    step = position.todo[-1][0]
    if step == Step.MAIN:
        return _mains(position, actions)
    if step == Step.FUND and position.box is not None:
        first = len(position.owners) - JEWELRY
        return [a for a in actions if a[1] >= first]
    if step == Step.JEWEL:
        return [a for a in actions if a[1] >= 0]
    if step == Step.HIRE:
        return [max(actions)]
    if step == Step.BONUS:
        return [a for a in actions if a[1] == 1]
    # Who always rents sells nothing by the bonus that sells: there renting is no choice.
    return [a for a in actions if a == ("rent",)] if step == Step.FATE else []


def _mains(position: Position, actions: Sequence[Any]) -> list[Any]:
    favor, acquire, make, hire, _, fund = range(6)
    seat, box = position.todo[-1][1], position.box
    wanted = [make]
    if box is not None:
        jewelry = seat in position.owners[-JEWELRY:]
        learns = [fund, acquire] if box.areas[seat] == 0 and not box.tasks[seat] & 8 else [acquire, make]
        wanted = [*([] if jewelry else [fund]), *([hire] if box.dealt[seat] >= 0 else []), *learns, make]
    # An exam, if one can be taken; or else whatever of the wanted is possible.
    exams = [a for a in actions if a[1] > fund]
    return exams or [a for a in actions if a[1] in wanted] or [a for a in actions if a[1] == favor]
