"""How each event is told from a step of a game, and how they are counted over games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from specs.held.events import MAINS, Count, Event, Scene, deputes
from specs.held.option_happening import OPTION_COUNTS, has_options
from specs.phases.scoring import KINGS_HALL, Line
from specs.position import NOBODY, Action, Position, bits
from specs.questions.bonuses import Bonus
from specs.setting import BONUSES, KINDS, ROLES, Setting
from specs.steps import FIRST_OF_PLAYERS, Step
from specs.vocabulary import Action as Main
from specs.vocabulary import Decoration, Role


def _step(step: Step) -> Count:
    return lambda e: e.step == step


def _main(main: Main) -> Count:
    code = MAINS.index(main)
    return lambda e: e.step == Step.MAIN and e.number == code


def _bonus(*bonuses: Bonus) -> Count:
    codes = {BONUSES.index(b) for b in bonuses}
    return lambda e: e.step == Step.BONUS and e.number and e.setting.bonus[e.card] in codes


def _line(line: Line) -> Count:
    return lambda e: sum(kind == line for kind, _, _ in e.after.sheet) if e.over else 0


def _hired_card(e: Scene, card: int) -> bool:
    return card < len(e.setting.parts.employees)


def _crowned(e: Scene, card: int) -> bool:
    return e.setting.level[card] == max(e.setting.level) and e.setting.role[card] == ROLES.index(Role.APPRENTICE)


def _deputed(e: Scene) -> int:
    """Give the card that is deputed, if one is."""
    return (e.number if e.step == Step.DEPUTE else e.card) if deputes(e) else NOBODY


def _last_master(e: Scene) -> bool:
    card = _deputed(e)
    if card < 0 or e.setting.role[card] != ROLES.index(Role.MASTER):
        return False
    team = (e.own.hand | e.own.reserve | e.own.pile | 1 << e.before.played) & ~e.before.leaving
    return sum(e.setting.role[c] == e.setting.role[card] for c in bits(team)) == 1


def _floor(e: Scene) -> bool:
    allowed = e.setting.rule.may_depute
    return e.step == Step.MAIN and not allowed[min(e.setting.team(e.before, e.seat), len(allowed) - 1)][0]


def _kind(*kinds: Decoration) -> Count:
    codes = {KINDS.index(k) for k in kinds}
    return lambda e: e.step == Step.FUND and e.setting.kinds[e.number] in codes


def _alone_musician(e: Scene) -> bool:
    hall = e.setting.parts.board.decorations[e.number].hall if e.step == Step.FUND else None
    return hall is not None and not any(_owned(e.before.guests[n], e.seat) for n in e.setting.halls[hall])


def _owned(guest: int, seat: int) -> bool:
    return guest >= 0 and guest & 7 == seat


def _several(e: Scene) -> bool:
    if e.step != Step.FUND or e.number in e.setting.jeweler:
        return False
    return any(e.before.owners[n] == e.seat for n in e.setting.of_kind[e.setting.kinds[e.number]])


def _both_kitchens(e: Scene) -> bool:
    def sides(p: Position) -> int:
        return sum(any(p.owners[n] == e.seat for n in side) for side in e.setting.kitchen)

    return e.step == Step.FUND and sides(e.after) == len(e.setting.kitchen) > sides(e.before)


def _second_in_hall(e: Scene) -> bool:
    hall = e.setting.halls[e.setting.hall_of[e.number]] if e.step == Step.SPACE else ()
    return any(_owned(e.before.guests[n], e.seat) for n in hall)


def _rewarded(e: Scene) -> bool:
    space = e.setting.parts.board.guests[e.number] if e.step == Step.SPACE else None
    return space is not None and bool(space.livre or space.thread or space.lace or space.tile)


def _lost_tile(e: Scene) -> bool:
    return (
        e.step == Step.SPACE
        and bool(e.setting.parts.board.guests[e.number].tile)
        and not any(max(d) >= 0 for d in e.before.drawers)
    )


def _mixed(e: Scene) -> bool:
    if e.after.all_halls == e.before.all_halls:
        return False
    return any(e.setting.musician[h] >= 0 and e.after.owners[e.setting.musician[h]] == e.seat for h in _halls(e))


def _halls(e: Scene) -> range:
    return range(len(e.setting.halls))


def _kings(e: Scene, seat: int) -> int:
    return sum(_owned(e.before.guests[n], seat) for n in e.setting.halls[KINGS_HALL])


def _admire(e: Scene) -> tuple[int, int]:
    """Give how many garments and fireworks are left to be matched."""
    left = sum(f[0] == Step.ADMIRE and f[1] == e.seat for f in e.before.todo)
    return _kings(e, e.seat), left


def _garments_in(e: Scene, hall: int) -> list[int]:
    """Give the numbers of garments in a hall, before any was led to the terrace."""
    moved = [g for g in e.after.terrace if g >= 0] if hall == KINGS_HALL else []
    there = [g for n in e.setting.halls[hall] if (g := e.after.guests[n]) >= 0] + moved
    return [sum(g & 7 == seat for g in there) for seat in range(e.setting.players)]


def _fireworks(e: Scene) -> list[int]:
    owners = [e.after.owners[n] for n in e.setting.fireworks]
    return [owners.count(seat) for seat in range(e.setting.players)]


def _in_halls(test: int) -> Count:
    """Count halls: with one player alone (0), with somebody left out (1), with a tie of leaders (2)."""

    def count(e: Scene) -> int:
        if not e.over:
            return 0
        numbers = [n for h in _halls(e) if any(n := _garments_in(e, h))]
        tests = (
            sum(sum(map(bool, n)) == 1 for n in numbers),
            sum(not all(n) for n in numbers),
            sum(n.count(max(n)) > 1 for n in numbers),
        )
        return tests[test]

    return count


def _passed_over(e: Scene) -> bool:
    todo = e.after.todo
    if not _turn_end(e) or not todo or todo[-1][0] != Step.CARD:
        return False
    return (todo[-1][1] - e.seat) % e.setting.players not in {1, e.setting.players - 1}


def _turn_end(e: Scene) -> bool:
    return e.before.played >= 0 and e.after.played < 0


def _hands_empty(e: Scene) -> bool:
    return _turn_end(e) and (
        not e.after.todo or e.round_begins or e.after.todo[-1][0] not in {Step.CARD, Step.OPPONENT}
    )


def _reserve(e: Scene) -> int:
    return e.own.reserve.bit_count() if e.step == Step.HAND else NOBODY


def _poor(e: Scene) -> bool:
    if e.step != Step.MAIN:
        return False
    prices = [d.price for d, o in zip(e.setting.parts.board.decorations, e.before.owners, strict=True) if o < 0]
    return bool(prices) and e.own.livre < min(prices)


def _presence(e: Scene) -> bool:
    return e.step in {Step.SPACE, Step.FUND} and e.before.all_halls.count(e.seat) > 0


def _kitchen_income(e: Scene) -> int:
    paid = (e.round_begins and e.before.round > 0) or e.last_income
    return sum(e.before.owners[n] >= 0 for side in e.setting.kitchen for n in side) if paid else 0


def _swept(e: Scene) -> bool:
    gone = {g for g in e.before.windows if g >= 0} - {g for g in e.after.windows if g >= 0}
    return e.step in {Step.FILL, Step.REVEAL} and bool(gone)


def _slid(e: Scene) -> bool:
    before, after = e.before.windows, e.after.windows
    return e.step in {Step.FILL, Step.REVEAL} and any(
        g >= 0 and g in after and after.index(g) != n for n, g in enumerate(before)
    )


def _wins(e: Scene) -> int:
    points = [s.points for s in e.after.seats]
    return points.count(max(points)) if e.over else 0


def _points(e: Scene) -> int:
    pairs = zip(e.before.seats, e.after.seats, strict=True)
    return sum(b.points != a.points for b, a in pairs) if not e.after.sheet else 0


COUNTS: Final[Mapping[Event, Count]] = {
    Event.SETUP: _step(Step.START),
    Event.PARTS: _step(Step.START),
    Event.CHOICE: lambda e: e.step >= FIRST_OF_PLAYERS,
    Event.POINTS: _points,
    Event.ROUND: lambda e: e.round_begins,
    Event.FIRST_ROUND: lambda e: e.round_begins and e.after.round == 1,
    Event.LATER_ROUND: lambda e: e.round_begins and e.after.round > 1,
    Event.LAST_ROUND: lambda e: e.round_begins and e.after.round == e.setting.rule.game_ends_after_round,
    Event.NEW_START: lambda e: e.round_begins and e.before.round > 0 and e.after.start != e.before.start,
    Event.SAME_START: lambda e: e.round_begins and e.before.round > 0 and e.before.favor < 0,
    Event.KEPT_START: lambda e: e.round_begins and 0 <= e.before.favor == e.before.start,
    Event.QUEUE_CLEARED: lambda e: e.round_begins and bool(e.before.queue),
    Event.REVEAL: _step(Step.REVEAL),
    Event.FILL: _step(Step.FILL),
    Event.LEFTOVER: lambda e: e.round_begins and any(t >= 0 for d in e.before.drawers for t in d),
    Event.STOCK_BACK: lambda e: bool(e.before.used) and not e.after.used,
    Event.SHORT_RESOURCES: lambda e: e.ready and any(t < 0 for d in e.after.drawers for t in d),
    Event.SWEPT: _swept,
    Event.SLID: _slid,
    Event.HANG: _step(Step.HANG),
    Event.BAG_BACK: lambda e: bool(e.before.rags) and not e.after.rags,
    Event.SHORT_GARMENTS: lambda e: e.ready and any(g < 0 for g in e.after.windows),
    Event.READY: lambda e: e.ready,
    Event.HAND: _step(Step.HAND),
    Event.FIRST_HAND: lambda e: e.step == Step.HAND and e.before.round == 1,
    Event.HAND_LARGE: lambda e: _reserve(e) > len(e.action) - 1,
    Event.HAND_EXACT: lambda e: e.step == Step.HAND and _reserve(e) == len(e.action) - 1,
    Event.HAND_RENEWED: lambda e: e.step == Step.HAND and bool(e.own.pile) and not e.after.seats[e.seat].pile,
    Event.HAND_SMALL: lambda e: e.step == Step.HAND and (e.own.pile | e.own.reserve).bit_count() < 3,
    Event.CARD: _step(Step.CARD),
    Event.FIRST_CARD: lambda e: e.step == Step.CARD and not e.turns.total(),
    Event.ALONE: lambda e: e.step == Step.CARD and sum(bool(s.hand) for s in e.before.seats) == 1,
    Event.MAIN: _step(Step.MAIN),
    Event.MAIN_BY_APPRENTICE: lambda e: e.step == Step.MAIN and e.setting.role[e.card] == ROLES.index(Role.APPRENTICE),
    Event.FORGO: lambda e: e.step == Step.MAIN and e.number == NOBODY,
    Event.NOTHING: lambda e: _turn_end(e) and (e.number if e.step == Step.MAIN else e.main) == NOBODY and not e.bonuses,
    Event.BLOCKED: _poor,
    Event.PASSED_OVER: _passed_over,
    Event.TURN_END: _turn_end,
    Event.ROUND_END: _hands_empty,
    Event.EXTRA_TURN: lambda e: e.step == Step.CARD and e.turns[e.seat] >= 3,
    Event.FAVOR: _main(Main.CLAIM_FAVOR),
    Event.FAVOR_BY_START: lambda e: _main(Main.CLAIM_FAVOR)(e) and e.seat == e.before.start,
    Event.FAVOR_TAKEN: lambda e: e.step == Step.MAIN and e.before.favor >= 0,
    Event.FAVOR_LAST: lambda e: e.last_income and e.after.favor >= 0,
    Event.ACQUIRE: _main(Main.ACQUIRE_RESOURCES),
    Event.TILE: _step(Step.TILE),
    Event.REWARD_TILE: lambda e: e.step == Step.TILE and e.card == 1,
    Event.USE: _step(Step.USE),
    Event.KEEP: lambda e: e.step == Step.USE and e.action[0] == "keep",
    Event.CONVERT: lambda e: e.step == Step.USE and e.action[0] == "take",
    Event.EMPTY_DRAWER: lambda e: e.step == Step.DRAWER and any(max(d) < 0 for d in e.before.drawers),
    Event.EMPTY_DRAWERS: lambda e: e.step == Step.MAIN and all(max(d) < 0 for d in e.before.drawers),
    Event.LOST_TILE: _lost_tile,
    Event.DRAW: _step(Step.DRAW),
    Event.DRAW_BACK: lambda e: e.step == Step.BONUS and bool(e.before.used) and not e.after.used,
    Event.DRAW_NOTHING: lambda e: e.step == Step.MAIN and not e.before.used and not e.before.stock,
    Event.MAKE: _step(Step.WINDOW),
    Event.NO_GARMENT: lambda e: e.step == Step.MAIN and max(e.before.windows) < 0,
    Event.SPEND: _step(Step.SPEND),
    Event.SPEND_SEVERAL: lambda e: e.step == Step.SPEND and len(e.action) > 2,
    Event.RENT: _step(Step.SPACE),
    Event.SELL: lambda e: e.step == Step.FATE and e.action[0] == "sell",
    Event.MASTER_SPACE: lambda e: e.step == Step.SPACE and bool(e.setting.master_spaces >> e.number & 1),
    Event.PLAIN_ON_MASTER: lambda e: (
        e.step == Step.SPACE
        and bool(e.setting.master_spaces >> e.number & 1)
        and not e.setting.parts.garments[e.before.todo[-1][4]].master
    ),
    Event.MASTER_ON_PLAIN: lambda e: (
        e.step == Step.SPACE
        and not e.setting.master_spaces >> e.number & 1
        and e.setting.parts.garments[e.before.todo[-1][4]].master
    ),
    Event.REWARD: _rewarded,
    Event.NO_REWARD: lambda e: e.step == Step.SPACE and not _rewarded(e),
    Event.SECOND_IN_HALL: _second_in_hall,
    Event.NO_SPACE: lambda e: e.step == Step.FATE and min(e.before.guests) >= 0,
    Event.HIRE: _step(Step.HIRE),
    Event.HIRE_BY_HIRED: lambda e: e.step == Step.HIRE and _hired_card(e, e.before.played),
    Event.HIRED_PLAYED: lambda e: e.step == Step.CARD and bool(e.hired >> e.number & 1),
    Event.MASTER_HIRES_AGAIN: lambda e: e.step == Step.HIRE and bool(e.hired >> e.before.played & 1),
    Event.DEPUTE: deputes,
    Event.DEPUTE_MAIN: _main(Main.DEPUTE),
    Event.DEPUTE_BONUS: _step(Step.DEPUTE),
    Event.DEPUTE_START: lambda e: _deputed(e) >= 0 and not _hired_card(e, _deputed(e)),
    Event.DEPUTE_HIRED: lambda e: _deputed(e) >= 0 and _hired_card(e, _deputed(e)),
    Event.DEPUTE_FRESH: lambda e: _deputed(e) >= 0 and bool(e.hired >> _deputed(e) & 1),
    Event.DEPUTE_AGAIN: lambda e: _deputed(e) >= 0 and e.deputed[e.seat] > 0,
    Event.DEPUTE_CROWNED: lambda e: _deputed(e) >= 0 and _crowned(e, _deputed(e)),
    Event.DEPUTE_LAST_MASTER: _last_master,
    Event.DEPUTE_HAND: lambda e: e.step == Step.DEPUTE and bool(e.own.hand >> e.number & 1),
    Event.DEPUTED_BONUS: lambda e: e.step == Step.BONUS and e.number and bool(e.before.leaving >> e.card & 1),
    Event.DEPUTE_BY_DEPUTED: lambda e: e.step == Step.DEPUTE and bool(e.before.leaving >> e.card & 1),
    Event.DEPUTE_USED: lambda e: e.step == Step.DEPUTE and bool(e.used >> e.number & 1),
    Event.DEPUTE_CROWNED_BONUS: lambda e: e.step == Step.DEPUTE and _crowned(e, e.number),
    Event.LEFT: lambda e: _turn_end(e) and (bool(e.before.leaving) or deputes(e)),
    Event.FLOOR: _floor,
    Event.FUND: _step(Step.FUND),
    Event.MUSICIAN: _kind(Decoration.MUSICIAN),
    Event.ALONE_MUSICIAN: _alone_musician,
    Event.KITCHEN: _kind(Decoration.KITCHEN),
    Event.BOTH_KITCHENS: _both_kitchens,
    Event.SEVERAL_OF_KIND: _several,
    Event.ALL_HALLS: lambda e: e.after.all_halls != e.before.all_halls,
    Event.ALL_HALLS_LATER: lambda e: e.after.all_halls != e.before.all_halls and max(e.before.all_halls) >= 0,
    Event.ALL_HALLS_HELD: _presence,
    Event.ALL_HALLS_MIXED: _mixed,
    Event.BONUS: lambda e: e.step == Step.BONUS and e.number,
    Event.BONUS_LEFT: lambda e: e.step == Step.BONUS and not e.number,
    Event.BONUS_AFTER_FORGO: lambda e: e.step == Step.BONUS and e.number and e.main == NOBODY,
    Event.BONUS_NOTION: _bonus(Bonus.START_NOTION, Bonus.I_NOTION),
    Event.BONUS_ACTION: _bonus(
        Bonus.START_ACQUIRE, Bonus.I_ACQUIRE, Bonus.II_MAKE, Bonus.III_FUND, Bonus.IV_MAKE, Bonus.VI_FUND
    ),
    Event.BONUS_ACQUIRE: _bonus(Bonus.START_ACQUIRE, Bonus.I_ACQUIRE),
    Event.BONUS_MAKE: _bonus(Bonus.II_MAKE, Bonus.IV_MAKE),
    Event.BONUS_SAVE: _step(Step.SAVE),
    Event.BONUS_SAVED: lambda e: e.step == Step.SAVE and bool(e.action[2]),
    Event.BONUS_FUND: _bonus(Bonus.III_FUND, Bonus.VI_FUND),
    Event.BONUS_EXCHANGE: _step(Step.EXCHANGE),
    Event.BONUS_SILK: lambda e: e.step == Step.GIVE and e.action[0] == "give",
    Event.BONUS_DECORATIONS: _bonus(Bonus.II_DECORATIONS, Bonus.III_DECORATIONS, Bonus.V_DECORATIONS),
    Event.BONUS_GARMENTS: _bonus(Bonus.III_GARMENTS, Bonus.V_GARMENTS_FIRST, Bonus.V_GARMENTS_SECOND),
    Event.BONUS_COLOURS: _bonus(Bonus.II_COLOURS, Bonus.IV_COLOURS),
    Event.BONUS_TEAM: _bonus(Bonus.III_TEAM, Bonus.IV_TEAM),
    Event.BONUS_LIVRE: _bonus(Bonus.START_LIVRE, Bonus.I_LIVRE),
    Event.CROWNED: lambda e: e.step == Step.CARD and _crowned(e, e.number),
    Event.INCOME: lambda e: (e.round_begins and e.before.round > 0) or e.last_income,
    Event.KITCHEN_INCOME: _kitchen_income,
    Event.LAST_INCOME: lambda e: e.last_income,
    Event.ADMIRE: _step(Step.ADMIRE),
    Event.ADMIRED: lambda e: e.step == Step.ADMIRE and e.number >= 0,
    Event.ADMIRE_MANY: lambda e: e.step == Step.ADMIRE and _admire(e)[0] > _admire(e)[1],
    Event.ADMIRE_FEW: lambda e: e.step == Step.ADMIRE and _admire(e)[0] < _admire(e)[1],
    Event.SCORED: lambda e: e.over,
    Event.SCORE_MONEY: _line(Line.MONEY),
    Event.SCORE_BONUSES: _line(Line.BONUSES),
    Event.SCORE_FAVOR: _line(Line.FAVOR),
    Event.SCORE_HALLS: _line(Line.HALLS),
    Event.SCORE_FIREWORKS: _line(Line.FIREWORKS),
    Event.SCORE_STATUES: _line(Line.STATUES),
    Event.SCORE_GARMENTS: _line(Line.GARMENTS),
    Event.SCORE_TERRACE: _line(Line.TERRACE),
    Event.SCORE_DECORATIONS: _line(Line.DECORATIONS),
    Event.SCORE_ALL_HALLS: _line(Line.ALL_HALLS),
    Event.HALL_ALONE: _in_halls(0),
    Event.HALL_EMPTY_HANDED: _in_halls(1),
    Event.HALL_TIE: _in_halls(2),
    Event.FIREWORK_ALONE: lambda e: e.over and sum(map(bool, _fireworks(e))) == 1,
    Event.FIREWORK_NONE: lambda e: e.over and any(_fireworks(e)) and not all(_fireworks(e)),
    Event.FIREWORK_TIE: lambda e: e.over and _fireworks(e).count(max(_fireworks(e))) > 1 and any(_fireworks(e)),
    Event.WON: lambda e: e.over,
    Event.WIN_TIE: lambda e: _wins(e) > 1,
}


def happened(setting: Setting, steps: Iterator[tuple[Position, Action, Position]]) -> Counter[Event]:
    """Count what happens in the steps of one game."""
    found: Counter[Event] = Counter()
    scene: Scene | None = None
    counts = {**COUNTS, **OPTION_COUNTS} if has_options(setting) else COUNTS
    for before, action, after in steps:
        if scene is None:
            scene = Scene(setting, before, action, after)
        else:
            scene.follows(action, after)
        for event, count in counts.items():
            if times := count(scene):
                found[event] += int(times)
    return found
