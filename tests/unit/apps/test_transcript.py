"""A game in words: what is told is what happens."""

from __future__ import annotations

import re

import pytest

from oracle.apps.transcript import Told, score_sheet, stages, tell, transcript
from specs.editions import EDITIONS
from specs.position import NOBODY, Position
from specs.steps import FIRST_OF_PLAYERS
from tests.dressmakers import log_of, played
from tests.strategies import game_of

GAMES = [(e, n) for e in EDITIONS for n in (2, 5)]


def told(edition: str, players: int) -> list[Told]:
    game = game_of(edition, players)
    lines = log_of(edition, players)[1:-1]
    return list(tell(game, [game.read(re.findall(r'"action":"(.*)"', line)[0]) for line in lines]))


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_each_move_leads_where_the_game_leads(edition: str, players: int) -> None:
    assert [t.after for t in told(edition, players)] == list(played(edition, players)[1:])


def test_stages_leave_the_position_unchanged() -> None:
    game = game_of("deluxe-2020", 2)
    for position in played("deluxe-2020", 2)[:-1:9]:
        before = position.key()
        for action in game.legal_actions(position):
            *_, (_, last) = stages(game, position, action)
            assert last == game.after(position, action)
        assert position.key() == before


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_every_livre_and_point_of_a_choice_is_told(edition: str, players: int) -> None:
    game = game_of(edition, players)
    positions = played(edition, players)
    counted = 0
    for before, move in zip(positions, told(edition, players), strict=False):
        if move.seat == NOBODY:
            continue
        _, done = next(iter(stages(game, before, game.read(_action(edition, players, move.ply)))))
        was, now = before.seats[move.seat], done.seats[move.seat]
        assert _told_change(move.says, "Livre") == now.livre - was.livre, move.says
        assert _told_change(move.says, "points?") == now.points - was.points, move.says
        counted += now.livre != was.livre
    assert counted > 20


def _action(edition: str, players: int, ply: int) -> str:
    return str(re.findall(r'"action":"(.*)"', log_of(edition, players)[ply + 1])[0])


def _told_change(says: str, what: str) -> int:
    paid = re.findall(rf", pays (\d+) {what}", says)
    gained = re.findall(rf", gains (?:\d+ \w+ and )*(\d+) {what}(?: and|$|,)", says)
    return sum(map(int, gained)) - sum(map(int, paid))


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_turn_ends_with_the_purse_before_and_after(edition: str, players: int) -> None:
    moves = told(edition, players)
    positions = played(edition, players)
    turns: dict[str, list[Told]] = {}
    for move in moves:
        if move.part.startswith("Turn "):
            turns.setdefault(move.part, []).append(move)
    assert len(turns) >= 15 * players
    for number, (part, own) in enumerate(turns.items(), start=1):
        assert part.startswith(f"Turn {number}, seat {own[0].seat} ")
        before = positions[own[0].ply].seats[own[0].seat]
        purse = own[-1].then[0]
        assert purse.startswith(f"{before.livre} → ")
        assert f" Livre, {before.points} → " in purse
        assert sum(" Livre, " in t and "→" in t for m in own for t in m.then if not t.startswith("Income")) == 1


def test_income_is_told_once_a_round_with_what_each_receives() -> None:
    incomes = [t for m in told("deluxe-2020", 5) for t in m.then if t.startswith("Income")]
    assert len(incomes) == 7
    assert all(len(re.findall(r"seat \d \([A-E]\) \+\d+ → \d+", i)) == 5 for i in incomes)


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_what_is_scored_adds_up_to_the_sheet(edition: str, players: int) -> None:
    last = played(edition, players)[-1]
    sums = [0] * players
    for move in told(edition, players):
        for line in move.then:
            if line.startswith("Scoring, "):
                for seat, points in re.findall(r"seat (\d) \([A-E]\) \+(\d+)", line):
                    sums[int(seat)] += int(points)
    in_play = [sum(p for line, s, p in last.sheet if line == 0 and s == seat) for seat in range(players)]
    assert [a + b for a, b in zip(sums, in_play, strict=True)] == [s.points for s in last.seats]


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_the_transcript_reads_by_round_and_turn(edition: str, players: int) -> None:
    game = game_of(edition, players)
    moves = told(edition, players)
    text = "\n".join(transcript(game, moves))
    assert re.findall(r"^ROUND (\d)$", text, re.MULTILINE) == list("1234567")
    assert text.startswith("SETUP\n")
    assert text.count("Turn ") == len({m.part for m in moves if m.part.startswith("Turn ")})
    assert max(map(len, text.splitlines())) <= 110
    flat = " ".join(text.split())
    for move in moves:
        assert " ".join(move.says.split()) in flat
    last: Position = played(edition, players)[-1]
    sheet = list(score_sheet(game, last))
    assert text.endswith("\n".join(sheet))
    assert sheet[-2].split()[1:] == [str(s.points) for s in last.seats]


def test_a_phrase_is_a_sentence_a_player_understands() -> None:
    says = " / ".join(f"{m.part}: {m.says}" for n in (2, 3, 5) for m in told("deluxe-2020", n))
    for expected in (
        r"Setup: seat \d \([A-E]\) begins",
        r"For hire: Master I \(i-livre, bonus: Livre\)",
        r"New resource tiles: t\d+ \(\d \w+ silk; or [\w ]+\) in section \d",
        r"Turn \d+, seat \d \([A-E]\): plays Journeyman \(\d:journeyman, bonus: acquire resources\)",
        r"takes t\d+ \([^)]*\), pays \d Livre",
        r"keeps it",
        r"takes \w+ \(\w+ (?:gown|coat), value \d+ Livre, \d points\) from window \d",
        r"rents it out",
        r"to (?:King's hall|Hall \d), (?:Master )?space h\d-\w",
        r"sells it, gains \d+ Livre",
        r"hires \w+ \w+ \([^)]*\)",
        r"funds [\w-]+[^/]*, pays \d+ Livre",
        r"moves \w+ \(.*?\) to the terrace of firework-\d",
    ):
        assert re.search(expected, says), expected


def test_chance_is_nobody() -> None:
    positions = played("original-2013", 2)
    for before, move in zip(positions, told("original-2013", 2), strict=False):
        assert (move.seat == NOBODY) == (before.todo[-1][0] < FIRST_OF_PLAYERS)
