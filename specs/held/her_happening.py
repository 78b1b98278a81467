"""How the events of solo games are told from a step: what the solo opponent does shows on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from specs.actions.jewels import has_marker
from specs.actions.opponent_cards import SEAT
from specs.held.events import Count, Event, Scene
from specs.opponent.exams import counts_at_end
from specs.opponent.turn import BY_HAND, FOR_GARMENT
from specs.phases.scoring import Line
from specs.questions.jewelry_bonuses import NewBonus
from specs.questions.solo_staff import JewelSymbol
from specs.setting import FIRST_NEW, NEW_BONUSES
from specs.steps import Step
from specs.vocabulary import Action

_COPY: Final = FIRST_NEW + NEW_BONUSES.index(NewBonus.J_COPY)
_HERS: Final = frozenset({Step.OPPONENT, Step.LOT, Step.JUDGE})


def _acts(e: Scene, action: Action | None = None) -> bool:
    """Say whether she reveals a card of her hand, and acts by it."""
    if e.step != Step.OPPONENT or e.before.todo[-1][1] != BY_HAND:
        return False
    return action is None or e.setting.parts.opponent[e.number].action is action


def _places(e: Scene) -> bool:
    return e.step == Step.OPPONENT and e.before.todo[-1][1] == FOR_GARMENT


def _put(e: Scene) -> list[int]:
    """Give the guest spaces on which a garment of hers was put."""
    if e.step not in _HERS:
        return []
    pairs = zip(e.before.guests, e.after.guests, strict=True)
    return [n for n, (was, now) in enumerate(pairs) if now >= 0 and now != was and now & 7 == SEAT]


def _full_hall(e: Scene) -> bool:
    if not _places(e):
        return False
    hall = e.setting.parts.opponent[e.number].hall
    return all(e.before.guests[n] >= 0 for n in e.setting.halls[hall])


def _tiles(e: Scene) -> int:
    return (e.after.seats[SEAT].tiles & ~e.before.seats[SEAT].tiles).bit_count()


def _jewels(e: Scene) -> int:
    if e.step not in _HERS or not e.before.box or not e.after.box:
        return 0
    return (e.after.box.owned[SEAT] & ~e.before.box.owned[SEAT]).bit_count()


def _no_jewel(e: Scene) -> bool:
    """Say whether she takes no jewel with a garment, though the card that places it has a symbol for one."""
    if not _put(e) or _jewels(e) or not has_marker(e.setting, e.before, SEAT):
        return False
    card = e.number if e.step == Step.OPPONENT else e.before.todo[-1][4] if e.step == Step.JUDGE else -1
    return card >= 0 and e.setting.parts.opponent[card].symbol is not JewelSymbol.NONE


def _funded(e: Scene, *, jewelry: bool) -> int:
    if e.step not in _HERS:
        return 0
    pairs = zip(e.before.owners, e.after.owners, strict=True)
    found = [n for n, (was, now) in enumerate(pairs) if was != now]
    return sum((n in e.setting.jeweler) is jewelry for n in found)


def _passed(e: Scene) -> bool:
    if e.step not in _HERS or not e.before.box or not e.after.box:
        return False
    return e.before.box.areas[SEAT] != e.after.box.areas[SEAT]


def _marked(e: Scene) -> bool:
    if e.step not in _HERS or not e.before.box or not e.after.box:
        return False
    return e.before.box.tasks[SEAT] != e.after.box.tasks[SEAT]


def _instead(e: Scene) -> bool:
    gained = e.after.seats[SEAT].points - e.before.seats[SEAT].points
    return _acts(e) and not _acts(e, Action.CLAIM_FAVOR) and gained > 0 and not _passed(e)


def _hired(e: Scene) -> bool:
    return _acts(e, Action.HIRE) and e.before.queue != e.after.queue


def _end_bonuses(e: Scene) -> bool:
    return _acts(e, Action.HIRE) and any(counts_at_end(e.setting, c) for c in e.before.queue)


def _line(line: Line) -> Count:
    return lambda e: e.over and e.setting.solo and any(at == line and s == SEAT for at, s, _ in e.after.sheet)


def _terrace(e: Scene) -> int:
    if not e.setting.solo:
        return 0
    pairs = zip(e.before.terrace, e.after.terrace, strict=True)
    return sum(now >= 0 and now != was and now & 7 == SEAT for was, now in pairs)


def _all_halls(e: Scene) -> bool:
    return e.setting.solo and SEAT in e.after.all_halls and SEAT not in e.before.all_halls


def _tie(e: Scene) -> bool:
    return e.setting.solo and e.over and e.after.seats[0].points == e.after.seats[1].points


HER_COUNTS: Final[Mapping[Event, Count]] = {
    Event.HER_ROUND: lambda e: e.setting.solo and e.ready,
    Event.HER_CARD: _acts,
    Event.HER_FAVOR: lambda e: _acts(e, Action.CLAIM_FAVOR),
    Event.HER_TILES: lambda e: _acts(e, Action.ACQUIRE_RESOURCES) and _tiles(e) > 0,
    Event.HER_GARMENT: lambda e: e.step in _HERS and e.before.windows != e.after.windows and not e.round_begins,
    Event.HER_PLACING: _places,
    Event.HER_PLACED: lambda e: len(_put(e)),
    Event.HER_FULL_HALL: _full_hall,
    Event.HER_MASTER_SPACE: lambda e: any(e.setting.master_spaces >> n & 1 for n in _put(e)),
    Event.HER_TILE: lambda e: e.step == Step.LOT and e.action[0] == "draw",
    Event.HER_JEWEL: _jewels,
    Event.HER_NO_JEWEL: _no_jewel,
    Event.HER_HIRE: _hired,
    Event.HER_SHORT_QUEUE: lambda e: _acts(e, Action.HIRE) and len(e.before.queue) < e.setting.rule.employees_revealed,
    Event.HER_END_HIRE: _end_bonuses,
    Event.HER_DECORATION: lambda e: _funded(e, jewelry=False),
    Event.HER_JEWELRY: lambda e: _funded(e, jewelry=True),
    Event.HER_CHOICE: lambda e: e.step == Step.JUDGE,
    Event.HER_POINTS: _instead,
    Event.HER_TASK: _marked,
    Event.HER_EXAM: _passed,
    Event.HER_LATER_CARD: lambda e: _acts(e) and e.turns[SEAT] >= e.setting.rule.solo_cards_drawn,
    Event.HER_ALL_HALLS: _all_halls,
    Event.HER_TERRACE: _terrace,
    Event.HER_STAFF_SCORED: _line(Line.BONUSES),
    Event.HER_STATUES: _line(Line.STATUES),
    Event.HER_SCORE: lambda e: e.setting.solo and e.over,
    Event.SOLO_ROUND: lambda e: e.setting.solo and e.round_begins and e.before.round > 0,
    Event.SOLO_TIE: _tie,
    Event.SOLO_COPY: lambda e: e.setting.solo and e.step == Step.MAIN and e.setting.bonus[e.card] == _COPY,
}
