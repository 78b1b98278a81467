"""The final scoring, step by step, and who has won."""

from __future__ import annotations

import enum

from specs.actions import jewels
from specs.actions.bonuses import team_counted
from specs.actions.garment_sets import points_of
from specs.actions.garments import colors_of
from specs.actions.new_bonuses import points_at_end
from specs.phases.majorities import majority_of_fireworks, majority_of_hall
from specs.position import NOBODY, Action, Frame, Position, bits
from specs.questions.bonuses import Bonus
from specs.questions.end import LivreCounted, StillTied
from specs.questions.solo import Seat as Side
from specs.questions.solo_end import TerraceAim
from specs.setting import BONUSES, FIRST_NEW, JEWELRY, Setting, carried_on, up_to
from specs.steps import Step
from specs.vocabulary import ScoringStep

STEPS = tuple(ScoringStep)
KINGS_HALL = 0
_END_POINTS = 2
_FIRST_KIND = 2
"""Where the kinds of decoration begin among what scores in the last step (`marker_scores`)."""


class Line(enum.IntEnum):
    """The lines of a score sheet."""

    IN_PLAY = 0
    MONEY = 1
    BONUSES = 2
    FAVOR = 3
    HALLS = 4
    FIREWORKS = 5
    STATUES = 6
    GARMENTS = 7
    TERRACE = 8
    DECORATIONS = 9
    ALL_HALLS = 10
    JEWELS = 11
    TILES = 12


def _score(new: Position, line: Line, seat: int, points: int) -> None:
    if points:
        new.seat(seat).points += points
        new.sheet = (*new.sheet, (int(line), seat, points))


def _order(setting: Setting, position: Position) -> list[int]:
    """Give the seats from the starting player on."""
    return [(position.start + n) % setting.players for n in range(setting.players)]


def score(setting: Setting, new: Position, frame: Frame) -> None:
    """Do one step of the final scoring."""
    _STEPS[STEPS[frame[1]]](setting, new)


def _money(setting: Setting, new: Position) -> None:
    points, left = setting.rule.money_points, setting.rule.money_left
    top = len(points) - 1
    for seat in range(setting.players):
        own = new.seat(seat)
        gained = 0
        while own.livre > top:
            gained += points[top]
            own.livre -= top - left[top]
        gained += points[own.livre]
        own.livre = left[own.livre]
        _score(new, Line.MONEY, seat, gained)
    if new.box is not None:
        for seat in range(setting.players):
            _score(new, Line.JEWELS, seat, carried_on(setting.rule.jewel_points, len(jewels.owned(new, seat))))


def _bonuses(setting: Setting, new: Position) -> None:
    for seat in range(setting.players):
        own = new.seats[seat]
        counts = setting.rule.end_bonus_card_at
        cards = (own.pile if counts[0] else 0) | (own.reserve if counts[1] else 0) | (own.hand if counts[2] else 0)
        for card in bits(cards):
            bonus = setting.bonus[card]
            if bonus >= FIRST_NEW:
                _score(new, Line.BONUSES, seat, points_at_end(setting, new, seat, bonus))
            elif bonus >= 0 and setting.rule.bonus_crowned[bonus]:
                _score(new, Line.BONUSES, seat, _crowned(setting, new, seat, BONUSES[bonus]))


def end_points_of(setting: Setting, position: Position, seat: int, card: int) -> int:
    """Give the points that the end bonus of a card would give a player, as things stand; 0 for any other bonus."""
    bonus = setting.bonus[card]
    if bonus >= FIRST_NEW:
        return points_at_end(setting, position, seat, bonus)
    if bonus < 0 or not setting.rule.bonus_crowned[bonus]:
        return 0
    return _crowned(setting, position.copy(), seat, BONUSES[bonus])


def _crowned(setting: Setting, new: Position, seat: int, bonus: Bonus) -> int:
    """Give the points of a crowned bonus; what it asks to give up is given up."""
    rule = setting.rule
    if bonus is Bonus.VI_TEAM:
        row = rule.bonus_team_gain[2]
        return int(row[min(team_counted(setting, new, seat), len(row) - 1)])
    if bonus is Bonus.VI_NOTIONS:
        own = new.seat(seat)
        sets = min(own.thread, own.lace)
        if rule.end_bonus_notions_given_up:
            own.thread -= sets
            own.lace -= sets
        return carried_on([row[n] for n, row in enumerate(rule.end_bonus_notion_points)], sets)
    if bonus is Bonus.VI_MASTER_GUESTS:
        return carried_on(rule.end_bonus_master_guest_points, setting.master_guests_of(new, seat))
    if bonus is not Bonus.VI_COUPLES:
        return 0
    colors = colors_of(setting, new, seat)
    kinds = rule.garment_kind
    gowns = sum(n for c, n in enumerate(colors) if n and kinds[c] is kinds[0])
    pairs = min(gowns, sum(colors) - gowns)
    return carried_on([row[n] for n, row in enumerate(rule.end_bonus_couple_points)], pairs)


def _favor(setting: Setting, new: Position) -> None:
    rule = setting.rule
    if new.favor >= 0 and rule.favor_end_holder and up_to(rule.favor_scores_if_held_after_round, new.round):
        _score(new, Line.FAVOR, new.favor, rule.favor_end_points)


def _halls(setting: Setting, new: Position) -> None:
    for hall in range(min(setting.rule.halls_scored, len(setting.halls))):
        for seat, points in majority_of_hall(setting, new, hall):
            _score(new, Line.HALLS, seat, points)


def _fireworks(setting: Setting, new: Position) -> None:
    for seat, points in majority_of_fireworks(setting, new):
        _score(new, Line.FIREWORKS, seat, points)


def _terrace(setting: Setting, new: Position) -> None:
    """Let each player in turn move garments to the terrace, firework by firework."""
    if not setting.rule.terrace_move:
        return
    if setting.solo:
        _terrace_for_opponent(setting, new)
    frames = [
        (Step.ADMIRE, seat, space)
        for seat in _order(setting, new)
        if not (setting.solo and seat)
        for space in reversed(setting.fireworks)
        if new.owners[space] == seat
    ]
    new.todo = (*new.todo, *reversed(frames))


def _terrace_for_opponent(setting: Setting, new: Position) -> None:
    """Move the solo opponent's garments so that she gets most points: her best garments to her best spaces."""
    board = setting.parts.board.decorations
    spaces = sorted((n for n in setting.fireworks if new.owners[n] == 1), key=lambda n: -board[n].factor)
    mine = [n for n in setting.halls[KINGS_HALL] if (g := new.guests[n]) >= 0 and g & 7 == 1]
    mine.sort(key=lambda n: -points_of(setting, new.guests[n] >> 3))
    if setting.rule.solo_terrace_aim is TerraceAim.LEAST_POINTS:
        return
    for space, number in zip(spaces, mine, strict=False):
        admire(setting, new, (Step.ADMIRE, 1, space), ("admire", number))


def admirable(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the garments that may be moved to the terrace (seat, decoration space), or none."""
    _, seat, _ = frame
    found: list[Action] = [
        ("admire", n) for n in setting.halls[KINGS_HALL] if (g := position.guests[n]) >= 0 and g & 7 == seat
    ]
    return [*found, ("admire", NOBODY)]


def admire(setting: Setting, new: Position, frame: Frame, action: Action) -> None:  # noqa: ARG001 - as all steps
    """Move the garment with its marker."""
    _, _, space = frame
    number = action[1]
    if number < 0:
        return
    moved = new.guests[number]
    new.guests = (*new.guests[:number], NOBODY, *new.guests[number + 1 :])
    new.terrace = (*new.terrace[:space], moved, *new.terrace[space + 1 :])


def _statues(setting: Setting, new: Position) -> None:
    points = setting.rule.statue_points
    for seat in range(setting.players):
        colors = colors_of(setting, new, seat)
        statues = sum(new.owners[n] == seat for n in setting.statues)
        # Each statue takes one garment of every colour that is left: no other sets give more.
        gained = sum(points[sum(n > used for n in colors)] for used in range(statues))
        _score(new, Line.STATUES, seat, gained)


def _markers(setting: Setting, new: Position) -> None:
    board = setting.parts.board
    scores = setting.rule.marker_scores
    for seat in _order(setting, new):
        mine = [g >> 3 for g in new.guests if g >= 0 and g & 7 == seat]
        _score(new, Line.GARMENTS, seat, sum(points_of(setting, g) for g in mine) if scores[0] else 0)
        moved = [(n, g >> 3) for n, g in enumerate(new.terrace) if g >= 0 and g & 7 == seat]
        times = setting.rule.terrace_garment_points
        led = sum(times[points_of(setting, g)][board.decorations[n].factor] for n, g in moved)
        _score(new, Line.TERRACE, seat, led if scores[1] else 0)
        kinds = zip(board.decorations, setting.kinds, new.owners, strict=True)
        jewelry = setting.jeweler and setting.rule.jewelry_decoration_counts_for[_END_POINTS]
        funded = (
            d.points
            for d, kind, owner in kinds
            if owner == seat and (jewelry if kind == JEWELRY else scores[_FIRST_KIND + kind])
        )
        _score(new, Line.DECORATIONS, seat, sum(funded) if setting.rule.decoration_points_at_end else 0)
        held = (v for v, owner in zip(board.all_halls, new.all_halls, strict=True) if owner == seat)
        counted = setting.rule.all_halls_points_at_end and scores[-1]
        _score(new, Line.ALL_HALLS, seat, sum(held) if counted else 0)


def over(setting: Setting, new: Position, frame: Frame) -> None:  # noqa: ARG001 - as all steps
    """End the game; the solo opponent's resource tiles count now."""
    if setting.solo:
        points = carried_on(setting.rule.solo_tile_points, new.seats[1].tiles.bit_count())
        _score(new, Line.TILES, 1, points)


def winners(setting: Setting, position: Position) -> tuple[int, ...]:
    """Give who has won: most points, then most Livre, else together."""
    rule = setting.rule
    if setting.solo:
        mine, hers = (s.points for s in position.seats)
        tied = 1 if rule.solo_tie_won_by is Side.OPPONENT else 0
        return (tied if mine == hers else int(hers > mine),)
    best = max(s.points for s in position.seats)
    first = [n for n, s in enumerate(position.seats) if s.points == best]
    if len(first) > 1 and rule.game_tie_livre is LivreCounted.LEFT_OVER:
        most = max(position.seats[n].livre for n in first)
        first = [n for n in first if position.seats[n].livre == most]
    if len(first) > 1 and rule.game_still_tied is StillTied.TURN_ORDER:
        first = [min(first, key=_order(setting, position).index)]
    return () if len(first) > 1 and rule.game_still_tied is StillTied.NOBODY else tuple(first)


_STEPS = {
    ScoringStep.MONEY: _money,
    ScoringStep.EMPLOYEE_BONUSES: _bonuses,
    ScoringStep.FAVOR: _favor,
    ScoringStep.HALL_MAJORITIES: _halls,
    ScoringStep.FIREWORK_MAJORITY: _fireworks,
    ScoringStep.TERRACE: _terrace,
    ScoringStep.STATUES: _statues,
    ScoringStep.MARKERS: _markers,
}
