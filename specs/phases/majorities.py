"""Who has most: in a hall, and among the fireworks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from specs.position import Position
from specs.questions.scoring_halls import (
    FireworkTie,
    MasterSpaces,
    MusicianOwner,
    Place,
    SecondGoesTo,
    TieResult,
)
from specs.setting import Setting

FIRST, SECOND = (list(Place).index(p) for p in (Place.FIRST, Place.SECOND))
_SPACES = tuple(MasterSpaces)
_OWNERS = tuple(MusicianOwner)

Scored = list[tuple[int, int]]
"""Seats and the points they get."""


def majority_of_hall(setting: Setting, position: Position, hall: int) -> Scored:
    """Give who gets how many points for having most garments in a hall."""
    rule = setting.rule
    garments = dict.fromkeys(range(setting.players), 0)
    masters = dict.fromkeys(range(setting.players), 0)
    for n in setting.halls[hall]:
        there = position.guests[n]
        if there >= 0:
            garments[there & 7] += 1
            masters[there & 7] += setting.master_spaces >> n & 1
    space = setting.musician[hall]
    musician = position.owners[space] if space >= 0 else -1
    larger, smaller = setting.parts.board.hall_points[hall]
    ranked = {s: n for s, n in garments.items() if n}
    if not ranked or not rule.hall_place_scores[FIRST][setting.players]:
        return []
    top = [s for s in ranked if ranked[s] == max(ranked.values())]
    winners = _ahead(setting, FIRST, top, masters, musician)
    found = [(s, larger) for s in winners]
    if not rule.hall_place_scores[SECOND][setting.players]:
        return found
    behind = {s: n for s, n in ranked.items() if s not in top}
    if len(top) == 1:
        runners = behind
    else:
        broken = len(winners) == 1
        goes = rule.hall_second_after_tie[broken][len(top)][bool(behind)]
        beaten = {s: n for s, n in ranked.items() if s in top and s not in winners}
        runners = beaten if goes is SecondGoesTo.TIE_LOSER else behind if goes is SecondGoesTo.NEXT else {}
    if runners:
        most = [s for s in runners if runners[s] == max(runners.values())]
        found += [(s, smaller) for s in _ahead(setting, SECOND, most, masters, musician)]
    return found


def _ahead(setting: Setting, place: int, tied: Sequence[int], masters: Mapping[int, int], musician: int) -> list[int]:
    """Give who of tied players gets the points of a rank."""
    if len(tied) == 1:
        return list(tied)
    best = max(masters[s] for s in tied)
    leaders = [s for s in tied if masters[s] == best]
    spaces = (
        MasterSpaces.ONE_AHEAD
        if len(leaders) == 1
        else MasterSpaces.ALL_EQUAL
        if len(leaders) == len(tied)
        else MasterSpaces.SOME_AHEAD
    )
    owner = (
        MusicianOwner.NOBODY
        if musician < 0
        else MusicianOwner.STILL_TIED
        if musician in leaders
        else MusicianOwner.TIED_BEHIND
        if musician in tied
        else MusicianOwner.OUTSIDER
    )
    result = setting.rule.hall_tie_result[place][len(tied)][_SPACES.index(spaces)][_OWNERS.index(owner)]
    if result is TieResult.ONE_BY_SPACES:
        return leaders
    if result is TieResult.ONE_BY_MUSICIAN:
        return [musician]
    return {TieResult.ALL_FULL: list(tied), TieResult.LEADERS_FULL: leaders}.get(result, [])


def majority_of_fireworks(setting: Setting, position: Position) -> Scored:
    """Give who gets how many points for having most fireworks."""
    rule = setting.rule
    numbers = {
        seat: n for seat in range(setting.players) if (n := sum(position.owners[f] == seat for f in setting.fireworks))
    }
    found: Scored = []
    for place, points in zip((FIRST, SECOND), setting.parts.board.firework_points, strict=True):
        if not numbers or not rule.firework_place_scores[place][setting.players]:
            break
        most = max(numbers.values())
        tied = [s for s, n in numbers.items() if n == most]
        if len(tied) > 1 and rule.firework_tie_result[place][len(tied)] is FireworkTie.DEAREST:
            dearest = max(f for f in setting.fireworks if position.owners[f] in tied)
            tied = [position.owners[dearest]]
        found += [(s, points) for s in tied]
        numbers = {s: n for s, n in numbers.items() if s not in tied}
    return found
