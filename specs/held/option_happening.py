"""How the events of games with options are told from a step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from specs.actions import tasks
from specs.actions.employees import copied
from specs.actions.garments import SALE
from specs.actions.jewels import color, has_marker
from specs.actions.turns import FIRST_EXAM
from specs.held.events import Count, Event, Scene, deputes
from specs.held.her_happening import HER_COUNTS
from specs.phases.scoring import Line
from specs.position import NOBODY, bits
from specs.questions.exams_tasks import Task
from specs.questions.garment_sets_couture import Couture
from specs.questions.jewelry_bonuses import NewBonus
from specs.questions.jewelry_bonuses_conditions import Condition
from specs.setting import COUTURE, FIRST_NEW, NEW_BONUSES, SPECIALISED, Setting
from specs.steps import Step

_GARMENT_AT: Final = {Step.SPEND: 4, Step.FATE: 4, Step.SPACE: 4, Step.JEWEL: 2}
_SILK: Final = tuple(n for n, t in enumerate(Task) if t in {Task.COMMON_SILK, Task.RARER_SILK})


def has_options(setting: Setting) -> bool:
    """Say whether a game is played with options at all."""
    return setting.box is not None or setting.solo or setting.first_special < len(setting.parts.garments)


def _step(step: Step) -> Count:
    return lambda e: e.step == step


def _kept(e: Scene) -> set[int]:
    return {j for j in e.before.box.shown if j >= 0} if e.before.box else set()


def _swept(e: Scene) -> int:
    if not e.before.box or not e.after.box or e.step == Step.SHOW:
        return 0
    owned = {j for mine in e.after.box.owned for j in bits(mine)}
    return len(_kept(e) - set(e.after.box.shown) - owned)


def _slid(e: Scene) -> bool:
    if not e.before.box or not e.after.box:
        return False
    now = e.after.box.shown
    return any(j >= 0 and j in now and now.index(j) != n for n, j in enumerate(e.before.box.shown))


def _jewels_left(e: Scene) -> bool:
    return e.round_begins and bool(_kept(e)) and e.before.box is not None and e.before.box.shown[-1] < 0


def _jewel(e: Scene, *, free: bool) -> bool:
    return e.step == Step.JEWEL and e.number >= 0 and bool(e.before.todo[-1][3]) is free


def _match(e: Scene) -> bool:
    if e.step != Step.JEWEL or e.number < 0 or not e.before.box:
        return False
    return color(e.setting, e.before.box.shown[e.number]) == e.setting.colors[e.before.todo[-1][2]]


def _income(e: Scene) -> int:
    paid = (e.round_begins and e.before.round > 0) or e.last_income
    return sum(map(bool, e.before.box.owned)) if paid and e.before.box else 0


def _line(line: Line) -> Count:
    return lambda e: sum(kind == line for kind, _, _ in e.after.sheet) if e.over else 0


def _done(e: Scene) -> int:
    """Give the tasks that a player has done in a step."""
    if not e.before.box or not e.after.box or e.step in {Step.OPPONENT, Step.LOT, Step.JUDGE}:
        return 0
    found = 0
    for was, now in zip(e.before.box.tasks, e.after.box.tasks, strict=True):
        found |= now & ~was
    return found


def _by_bonus(e: Scene) -> bool:
    return bool(_done(e)) and any(f[0] == Step.MET and f[3] for f in e.before.todo)


def _shared(e: Scene) -> bool:
    done = _done(e)
    return bool(done) and e.before.box is not None and any(done & had for had in e.before.box.tasks)


def _fit(e: Scene) -> bool:
    if e.step != Step.USE or e.action[0] != "take" or not any(f[0] == Step.MET for f in e.before.todo):
        return False
    open_ = tasks.open_tasks(e.setting, e.before, e.seat)
    return any(tasks.fits(e.setting, t, tasks.TILE, e.card, 1) for t in open_ if t in _SILK)


def _beside(e: Scene) -> bool:
    return e.step == Step.USE and bool(e.before.box) and not any(f[0] == Step.MET for f in e.before.todo)


def _exam(e: Scene) -> bool:
    return e.step == Step.MAIN and e.number >= FIRST_EXAM


def _later_exam(e: Scene) -> bool:
    box = e.before.box
    return _exam(e) and box is not None and (e.number > FIRST_EXAM or box.masters[e.seat] > 0)


def _deputed(e: Scene) -> int:
    if e.step == Step.CALL:
        return e.number
    return (e.number if e.step == Step.DEPUTE else e.card) if deputes(e) else NOBODY


def _specialised(*conditions: Condition) -> Count:
    def count(e: Scene) -> bool:
        if e.step != Step.HIRE or e.number < e.setting.first_specialised:
            return False
        return not conditions or e.setting.cards[e.number].condition in conditions

    return count


def _open(e: Scene) -> bool:
    box = e.before.box
    if e.step != Step.MAIN or box is None or box.dealt[e.seat] < 0:
        return False
    return bool(e.setting.rule.hire_apprentice_by[e.setting.role[e.card]])


def _new(*bonuses: NewBonus) -> Count:
    codes = {FIRST_NEW + NEW_BONUSES.index(b) for b in bonuses}

    def count(e: Scene) -> bool:
        if e.step != Step.BONUS or not e.number:
            return False
        bonus = e.setting.bonus[e.card]
        return bonus in codes if codes else FIRST_NEW <= bonus < SPECIALISED

    return count


def _depute_of(e: Scene) -> tuple[bool, bool]:
    """Say whether the bonus that deputes is that of a card of the reserve, or of an opponent's card."""
    if e.step != Step.DEPUTE or e.card == e.before.played or e.before.leaving >> e.card & 1:
        return False, False
    own = (e.own.hand | e.own.reserve | e.own.pile) >> e.card & 1
    return bool(own), not own


def _copied_specialised(e: Scene) -> bool:
    return e.step == Step.COPY and copied(e.setting, e.before, e.number) >= e.setting.first_specialised


def _end_played(e: Scene) -> bool:
    bonus = e.setting.bonus[e.number] - FIRST_NEW if e.step == Step.CARD else NOBODY
    return 0 <= bonus < len(NEW_BONUSES) and bool(e.setting.rule.new_bonus_at_end[bonus])


def _holds(*bonuses: NewBonus) -> Count:
    codes = {FIRST_NEW + NEW_BONUSES.index(b) for b in bonuses}
    return lambda e: (
        sum(e.setting.bonus[c] in codes for s in e.after.seats for c in bits(s.hand | s.reserve | s.pile))
        if e.over
        else 0
    )


def _garment(e: Scene) -> int:
    """Give the garment that a step is about."""
    if e.step == Step.WINDOW:
        return e.before.windows[e.number]
    if e.step == Step.HANG:
        return e.number
    at = _GARMENT_AT.get(Step(e.step))
    return NOBODY if at is None else int(e.before.todo[-1][at])


def _festive(step: Step) -> Count:
    return lambda e: e.step == step and e.setting.festive[_garment(e)] >= 0


def _couture(step: Step, *which: Couture) -> Count:
    codes = {COUTURE.index(w) for w in which} or set(range(len(COUTURE)))
    return lambda e: e.step == step and e.setting.couture[_garment(e)] in codes


def _fancy(e: Scene) -> bool:
    garment = _garment(e) if e.step == Step.WINDOW else NOBODY
    special = garment >= e.setting.first_special
    return special and e.setting.festive[garment] < 0 and e.setting.couture[garment] < 0


def _full(e: Scene, of_set: tuple[int, ...]) -> bool:
    return (
        e.step == Step.MAIN and min(e.before.guests) >= 0 and any(g >= 0 and of_set[g] >= 0 for g in e.before.windows)
    )


def _master_only(e: Scene) -> bool:
    if e.step != Step.MAIN or not any(g >= 0 and e.setting.couture[g] >= 0 for g in e.before.windows):
        return False
    free = [n for n, g in enumerate(e.before.guests) if g < 0]
    return bool(free) and all(e.setting.master_spaces >> n & 1 for n in free)


def _favor_taken(e: Scene) -> bool:
    return bool(_couture(Step.SPACE, Couture.FAVOR)(e)) and e.before.favor >= 0


def _no_jewel(e: Scene) -> bool:
    return bool(_couture(Step.SPACE, Couture.JEWEL)(e)) and not _kept(e)


def _late(e: Scene) -> bool:
    return bool(e.setting.parts.late_garments) and e.ready and e.after.round == 1


def _first(e: Scene) -> bool:
    return e.step == Step.START or (e.setting.solo and e.ready and e.after.round == 1)


OPTION_COUNTS: Final[Mapping[Event, Count]] = {
    Event.SETUP: _first,
    Event.PARTS: _first,
    Event.MIXED: _step(Step.MIX),
    Event.DEALT: _step(Step.DEAL),
    Event.JEWEL_SHOWN: _step(Step.SHOW),
    Event.JEWEL_SWEPT: _swept,
    Event.JEWEL_SLID: _slid,
    Event.JEWEL_KEPT: _jewels_left,
    Event.JEWEL_SHORT: lambda e: e.ready and e.after.box is not None and min(e.after.box.shown) < 0,
    Event.JEWEL_OFFER: _step(Step.JEWEL),
    Event.JEWEL_BOUGHT: lambda e: _jewel(e, free=False),
    Event.JEWEL_MATCH: _match,
    Event.JEWEL_FREE: lambda e: _jewel(e, free=True),
    Event.JEWEL_INCOME: _income,
    Event.JEWEL_SCORED: _line(Line.JEWELS),
    Event.JEWELRY: lambda e: e.step == Step.FUND and e.number in e.setting.jeweler,
    Event.JEWELRY_HELD: lambda e: e.step == Step.MAIN and has_marker(e.setting, e.before, e.seat) > 0,
    Event.TASK: lambda e: _done(e).bit_count(),
    Event.TASK_BONUS: _by_bonus,
    Event.TASK_SEVERAL: _step(Step.TASK),
    Event.TASK_SHARED: _shared,
    Event.TASK_FIT: _fit,
    Event.GAINED_BESIDE: _beside,
    Event.EXAM: _exam,
    Event.EXAM_LATER: _later_exam,
    Event.EXAM_BONUS: lambda e: e.step == Step.BONUS and e.number and any(f[0] == Step.EXAMINED for f in e.before.todo),
    Event.EXAM_CARD: _step(Step.PICK),
    Event.EXAM_CARD_DEPUTED: lambda e: _deputed(e) >= 0 and bool(e.gained >> _deputed(e) & 1),
    Event.SPECIALISED_OPEN: _open,
    Event.SPECIALISED: _specialised(),
    Event.SPECIALISED_TILES: _specialised(Condition.RESOURCES),
    Event.SPECIALISED_POINTS: _specialised(Condition.POINTS),
    Event.SPECIALISED_KINDS: _specialised(Condition.DECORATION_KINDS),
    Event.SPECIALISED_COLORS: _specialised(Condition.COATS, Condition.GOWNS),
    Event.SPECIALISED_EXAM: _specialised(Condition.MASTER_EXAM),
    Event.SPECIALISED_PLAYED: lambda e: e.step == Step.CARD and e.number >= e.setting.first_specialised,
    Event.SPECIALISED_BONUS: lambda e: e.step == Step.BONUS and e.number and e.setting.bonus[e.card] == SPECIALISED,
    Event.SPECIALISED_DEPUTED: lambda e: _deputed(e) >= e.setting.first_specialised,
    Event.SPECIALISED_LEFT: lambda e: e.over and e.after.box is not None and max(e.after.box.dealt) >= 0,
    Event.NEW_BONUS: _new(),
    Event.NEW_GOWNS: _new(NewBonus.M_GOWNS),
    Event.NEW_MISSING: _new(NewBonus.M_MISSING),
    Event.NEW_END_PLAYED: _end_played,
    Event.NEW_JEWELS: _new(NewBonus.J_RINGS, NewBonus.J_JEWELS, NewBonus.M_JEWELS),
    Event.NEW_RESERVE: _step(Step.RESERVE),
    Event.NEW_RESERVE_DEPUTES: lambda e: _depute_of(e)[0],
    Event.NEW_COPY: _step(Step.COPY),
    Event.NEW_COPY_DEPUTES: lambda e: _depute_of(e)[1],
    Event.NEW_COPY_SPECIALISED: _copied_specialised,
    Event.NEW_SALE: lambda e: e.step == Step.WINDOW and e.before.todo[-1][3] == SALE,
    Event.NEW_DEPUTED: lambda e: e.setting.first_new <= _deputed(e) < e.setting.first_specialised,
    Event.NEW_SCORED: _holds(
        NewBonus.M_JEWEL_SETS, NewBonus.M_NECKLACES, NewBonus.M_DECORATIONS, NewBonus.M_APPRENTICES
    ),
    Event.NEW_SETS: _holds(NewBonus.M_JEWEL_SETS, NewBonus.M_NECKLACES),
    Event.LATE: _late,
    Event.FANCY: _fancy,
    Event.FESTIVE_HUNG: _festive(Step.HANG),
    Event.FESTIVE: _festive(Step.SPEND),
    Event.FESTIVE_RENTED: _festive(Step.SPACE),
    Event.FESTIVE_FULL: lambda e: _full(e, e.setting.festive),
    Event.COUTURE: _couture(Step.WINDOW),
    Event.COUTURE_RENTED: _couture(Step.SPACE),
    Event.COUTURE_FULL: lambda e: _full(e, e.setting.couture),
    Event.COUTURE_MASTER_ONLY: _master_only,
    Event.COUTURE_FAVOR: _couture(Step.SPACE, Couture.FAVOR),
    Event.COUTURE_FAVOR_TAKEN: _favor_taken,
    Event.COUTURE_CALL: _step(Step.CALL),
    Event.COUTURE_CALLED: lambda e: e.step == Step.CALL and e.number >= 0,
    Event.COUTURE_TILE: _couture(Step.SPACE, Couture.TILE),
    Event.COUTURE_JEWEL: _couture(Step.SPACE, Couture.JEWEL),
    Event.COUTURE_NO_JEWEL: _no_jewel,
    Event.COUTURE_LIVRE: _couture(Step.FATE, Couture.LIVRE),
    Event.COUTURE_COLOR: _couture(Step.SPACE, Couture.COLOR),
    **HER_COUNTS,
}
"""Those that the base game has are told for solo games, too, which begin without a draw."""
