"""Games with options in words: what is told is what happens, also what the solo opponent does."""

from __future__ import annotations

import re
from functools import cache

import pytest

from oracle.apps.transcript import Told, score_sheet, stages, tell, transcript
from specs.actions.opponent_cards import SEAT
from specs.position import NOBODY, bits
from specs.steps import FIRST_OF_PLAYERS, Step
from tests.option_walks import ALL, COMBINATIONS, SOLO, optional, played_with, positions_with

WHOLE = (SOLO, *ALL)
GAMES = [(o, 1 if SOLO in o else 3) for o in COMBINATIONS]


@cache
def told(options: tuple[str, ...], players: int, seed: int = 1) -> list[Told]:
    return list(tell(optional(options, players), [a for _, a, _ in played_with(options, players, seed)]))


@pytest.mark.parametrize(("options", "players"), GAMES)
def test_each_move_leads_where_the_game_leads(options: tuple[str, ...], players: int) -> None:
    assert [m.after for m in told(options, players)] == positions_with(options, players)[1:]


@pytest.mark.parametrize(("options", "players"), GAMES)
def test_every_livre_and_point_of_a_choice_is_told(options: tuple[str, ...], players: int) -> None:
    game = optional(options, players)
    for (before, action, _), move in zip(played_with(options, players), told(options, players), strict=True):
        if move.seat == NOBODY:
            continue
        _, done = next(iter(stages(game, before, action)))
        was, now = before.seats[move.seat], done.seats[move.seat]
        assert _told_change(move.says, "Livre") == now.livre - was.livre, move.says


def _told_change(says: str, what: str) -> int:
    paid = re.findall(rf", pays (\d+) {what}", says)
    gained = re.findall(rf", gains (?:\d+ \w+ and )*(\d+) {what}(?: and|$|,)", says)
    return sum(map(int, gained)) - sum(map(int, paid))


@pytest.mark.parametrize(("options", "players"), GAMES)
def test_what_is_scored_adds_up_to_the_sheet(options: tuple[str, ...], players: int) -> None:
    game = optional(options, players)
    last = positions_with(options, players)[-1]
    sums = [0] * game.players
    for move in told(options, players):
        for line in move.then:
            if line.startswith("Scoring, "):
                for seat, points in re.findall(r"seat (\d) \([A-E]\) \+(\d+)", line):
                    sums[int(seat)] += int(points)
    in_play = [sum(p for line, s, p in last.sheet if line == 0 and s == seat) for seat in range(game.players)]
    assert [a + b for a, b in zip(sums, in_play, strict=True)] == [s.points for s in last.seats]


@pytest.mark.parametrize(("options", "players"), GAMES)
def test_the_transcript_reads_by_round_and_turn(options: tuple[str, ...], players: int) -> None:
    game = optional(options, players)
    moves = told(options, players)
    text = "\n".join(transcript(game, moves))
    assert re.findall(r"^ROUND (\d)$", text, re.MULTILINE) == list("1234567")
    assert max(map(len, text.splitlines())) <= 110
    flat = " ".join(text.split())
    for move in moves:
        assert move.says
        assert " ".join(move.says.split()) in flat
    assert text.endswith("\n".join(score_sheet(game, positions_with(options, players)[-1])))


def test_every_deed_of_the_opponent_is_told() -> None:
    game = optional(WHOLE, 1)
    parts = game.setting.parts
    deeds = 0
    for seed in range(1, 5):
        for (before, _, after), move in zip(played_with(WHOLE, 1, seed), told(WHOLE, 1, seed), strict=True):
            if before.todo[-1][0] not in {Step.OPPONENT, Step.LOT, Step.JUDGE}:
                continue
            said = " ".join((move.says, *move.then))
            for tile in bits(after.seats[SEAT].tiles & ~before.seats[SEAT].tiles):
                assert f"{parts.resources[tile].id} (" in said
                deeds += 1
            for n, (was, now) in enumerate(zip(before.owners, after.owners, strict=True)):
                if was != now:
                    assert f"funds {parts.board.decorations[n].id}" in said
                    deeds += 1
            for n, (was, now) in enumerate(zip(before.guests, after.guests, strict=True)):
                if was != now >= 0:
                    assert f"space {parts.board.guests[n].id}" in said
                    deeds += 1
            for n, (was, now) in enumerate(zip(before.terrace, after.terrace, strict=True)):
                if was != now:
                    assert f"goes to the terrace of {parts.board.decorations[n].id}" in said
            if before.box and after.box:
                for jewel in bits(after.box.owned[SEAT] & ~before.box.owned[SEAT]):
                    assert f"takes {parts.box.jewels[jewel].id if parts.box else ''} (" in said
                    deeds += 1
                if before.box.areas[SEAT] != after.box.areas[SEAT]:
                    assert "passes the exam for " in said
                    deeds += 1
    assert deeds > 150


def test_a_phrase_is_a_sentence_a_player_understands() -> None:
    games = [(ALL, 3, seed) for seed in range(8)] + [(WHOLE, 1, seed) for seed in (1, 2, 5)]
    says = " / ".join(f"{m.part}: {m.says} | {' | '.join(m.then)}" for g in games for m in told(*g))
    for expected in (
        r"Employee deck: (?:Journeyman|Master|Apprentice) (?:II|V) \(",
        r"Specialised Apprentices: seat 0 \(A\) is dealt Apprentice, specialised \(s-",
        r"New jewels: \w+ \((?:blue|pink|green|orange) (?:necklace|ring)\) on space \d",
        r"takes \w+ \(\w+ (?:necklace|ring)\) with it, pays \d Livre",
        r"takes no jewel",
        r"Task done: (?:common silk|rarer silk|notions|decoration)",
        r"does the task: [a-z ]+",
        r"takes the exam for Journeyman, pays 5 Livre, gains 1 point",
        r"takes Journeyman II \([^)]*\) from the deck beside the exam",
        r"Into the bag: festive-",
        r"hires Apprentice, specialised \(s-",
        r"puts [^/]* from the reserve on the discard pile",
        r"The garment's bonus: [a-z]+ ",
        r"Turn \d+, the opponent \(seat 1 \(B\)\): reveals b\d+ \([a-z ]+",
        r"leaves her deck",
        r"Scoring, tiles: seat 1 \(B\) \+\d",
        r"Scoring, jewels: ",
    ):
        assert re.search(expected, says), expected


def test_chance_is_nobody() -> None:
    for (before, _, _), move in zip(played_with(WHOLE, 1), told(WHOLE, 1), strict=True):
        assert (move.seat == NOBODY) == (before.todo[-1][0] < FIRST_OF_PLAYERS)
