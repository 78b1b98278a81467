"""Public logs of whole games: what a spectator sees, and what can be said of it."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random  # noqa: TID251 - which move is changed is decided by a seed

import pytest

from benchmarks.public_logs import KINDS, TABLES, Table, every_world, game_of, judged, moments, planted, public_log
from oracle.apps.public_logs import hidden_of
from specs.unseen import UNSEEN

SMALL = tuple(t for t in TABLES if t[1] == 2)


@pytest.mark.parametrize("turn", range(40))
def test_no_clean_log_is_accused(turn: int) -> None:
    table = TABLES[turn % len(TABLES)]
    assert judged(game_of(table), public_log(table, turn)[1]).verdict in {"ok", "undecided"}


@pytest.mark.parametrize(("table", "seed"), [(TABLES[9], 52), (TABLES[11], 104)])
def test_a_deputed_card_may_have_been_in_the_hand_or_not(table: Table, seed: int) -> None:
    """Only the number of cards that are played shows it: in these games, whose turn is next."""
    assert judged(game_of(table), public_log(table, seed)[1]).verdict == "undecided"


def test_what_is_planted_is_found_where_it_stands() -> None:
    found = [(one.kind, one.ply, judged(game_of(table), one.lines)) for table, one in planted(40, 3)]
    assert [(k, f.verdict, f.ply) for k, _, f in found] == [(k, "illegal", p) for k, p, _ in found]
    assert len(found) == 40
    assert len({k for k, _, _ in found}) > len(KINDS) * 2 / 3
    assert all(f.says for _, _, f in found)


@pytest.mark.parametrize("seed", range(10))
def test_of_small_games_the_search_says_what_every_world_says(seed: int) -> None:
    table = SMALL[seed % len(SMALL)]
    chance = Random(seed)
    entries = [json.loads(line) for line in public_log(table, seed)[1]]
    ply = chance.randrange(len(entries) - 2)
    move = entries[ply + 1]
    same = {e["action"] for e in entries[1:-1] if e["action"].split()[0] == move["action"].split()[0]}
    move["action"] = chance.choice(sorted(same))
    lines = [json.dumps(entry) for entry in entries]
    legal = every_world(game_of(table), lines, 300)
    found = judged(game_of(table), lines)
    if legal is not None:
        assert found.ply == (legal if legal < len(lines) - 2 else None)


def _seen(table: Table, seed: int) -> tuple[int, int]:
    """Hold what is hidden against what a spectator sees; give how many choices were hidden, and how many not."""
    game = game_of(table)
    hidden = hidden_of(game)
    kept = shown = 0
    whole = list(moments(game, public_log(table, seed)[0]))
    for at, then in zip(whole, [*whole[1:], None], strict=True):
        legal = game.legal_actions(at.position)
        is_hidden = hidden.is_unseen(hidden.public(at.position, at.action, then.action if then else None))
        others = [a for a in legal if a[0] == at.action[0] and a != at.action]
        if not others or at.action[0] == "draw":
            continue
        after = [hidden.view(game.after(at.position, a)) for a in (at.action, others[0])]
        if is_hidden:
            assert after[0] == after[1]
        kept, shown = kept + is_hidden, shown + (not is_hidden)
    return kept, shown


@pytest.mark.parametrize("table", [TABLES[1], TABLES[5], *TABLES[8:]])
def test_what_is_hidden_changes_nothing_that_a_spectator_sees(table: Table) -> None:
    kept, shown = _seen(table, 4)
    assert kept
    assert shown


def test_a_spectator_sees_of_a_tile_drawn_only_what_is_used_for_notions() -> None:
    drawn = set()
    for seed in range(30):
        lines = [json.loads(line) for line in public_log(TABLES[1], seed)[1][1:-1]]
        for one, then in pairwise(lines):
            if one["action"].startswith("draw"):
                drawn.add((one["action"].endswith(UNSEEN), then["action"] == "keep"))
    assert drawn == {(True, True), (False, False)}


@pytest.mark.parametrize("table", [TABLES[1], TABLES[5], *TABLES[8:]])
def test_what_is_in_another_hand_is_not_in_the_view_of_a_spectator(table: Table) -> None:
    game = game_of(table)
    hidden = hidden_of(game)
    for at in moments(game, public_log(table, 2)[0]):
        seen = hidden.view(at.position)
        assert seen["todo"] == []
        assert all(isinstance(s["hand"], int) and isinstance(s["discard"], list) for s in seen["seats"][:1])
        assert not game.setting.solo or isinstance(seen["seats"][1]["tiles"], int)
        if at.position.box:
            assert all(isinstance(d, int) for d in seen["jewelry"]["decks"].values())
