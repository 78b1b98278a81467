"""Public logs and directories of games, from the command line: what is written, judged, and refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oracle.apps.cli import run
from oracle.apps.games import lines_of
from oracle.apps.stored_games import logs_in
from specs.hidden import Hidden
from specs.reference import reference
from tests.unit.test_schemas import LOG, REPLAY, validator

STORED = validator("oracle.reports", "schemas", "stored.schema.json")

NO_DEPUTING = """
[[ruling]]
id = "no-deputing"
question = "may_depute"
says = "nobody is ever deputed"
answers = [{ answer = "may not" }]
"""


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a directory with a few whole logs."""
    directory = tmp_path_factory.mktemp("games")
    args = ["simulate", "--players", "3", "--games", "4", "--seed", "8", "--output", str(directory), "--jobs", "1"]
    assert run(args) == 0
    return directory


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a directory with the same games as a spectator sees them."""
    directory = tmp_path_factory.mktemp("seen")
    args = ["simulate", "--players", "3", "--games", "4", "--seed", "8", "--output", str(directory), "--jobs", "1"]
    assert run([*args, "--public"]) == 0
    return directory


def replayed(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, Any]:
    capsys.readouterr()
    code = run(["replay", *args, "--format", "json"])
    found = json.loads(capsys.readouterr().out)
    (STORED if "games" in found else REPLAY).validate(found)
    return code, found


def changed(tmp_path: Path, log: Path, number: int, **values: Any) -> str:
    """Give a log with one line changed."""
    lines = list(lines_of(log))
    lines[number] = json.dumps({**json.loads(lines[number]), **values}) + "\n"
    path = tmp_path / "changed.jsonl"
    path.write_text("".join(lines), encoding="utf-8")
    return str(path)


def first(log: Path, start: str) -> int:
    """Give the number of the line of the first action that begins so."""
    lines = [json.loads(line) for line in lines_of(log)]
    return next(n for n, line in enumerate(lines) if line.get("action", "").startswith(start))


def test_a_public_log_hides_hands_and_says_so(games: Path, seen: Path) -> None:
    whole, public = (list(lines_of(d / "seed-8.jsonl")) for d in (games, seen))
    assert json.loads(public[0]) == {**json.loads(whole[0]), "view": "public"}
    for line in public:
        LOG.validate(json.loads(line))
    differ = [json.loads(b)["action"] for a, b in zip(whole[1:], public[1:], strict=True) if a != b]
    assert set(differ) <= {"hand ?", "draw ?"}
    assert sum(line == "hand ?" for line in differ) == 21
    assert not any('"hand ' in line and '"hand ?"' not in line for line in public)


def test_a_public_log_that_was_played_by_the_rules_is_not_accused(
    seen: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for log in logs_in(seen):
        code, found = replayed(capsys, str(log))
        assert code == 0
        assert found["verdict"] in {"ok", "undecided"}


def test_a_card_that_is_not_held_is_found_and_no_hand_is_shown(
    seen: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = seen / "seed-8.jsonl"
    number = first(log, "card ")
    actor = json.loads(list(lines_of(log))[number])["actor"]
    code, found = replayed(capsys, changed(tmp_path, log, number, action=f"card {(actor + 1) % 3}:master-1"))
    assert (code, found["verdict"], found["ply"]) == (1, "illegal", number - 1)
    assert found["says"].startswith("whatever was hidden: ")
    assert found["legal"] == []
    assert {type(s["hand"]) for s in found["position"]["seats"]} == {int}


def test_what_hangs_on_nothing_hidden_tells_what_is_legal(
    seen: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = seen / "seed-8.jsonl"
    shown = [json.loads(line)["action"].split()[1] for line in lines_of(log) if '"reveal ' in line]
    number = first(log, "hire ")
    code, found = replayed(capsys, changed(tmp_path, log, number, action=f"hire {shown[-1]}"))
    assert (code, found["ply"]) == (1, number - 1)
    assert found["legal"]
    assert found["citations"]


def test_a_wrong_outcome_is_wrong_in_every_world(
    seen: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = seen / "seed-8.jsonl"
    code, found = replayed(
        capsys, changed(tmp_path, log, -1, outcome={"scores": [0, 0, 0], "winners": [], "sheet": []})
    )
    assert (code, found["verdict"], found["ply"]) == (1, "wrong-outcome", None)


@pytest.mark.parametrize(
    ("number", "values", "says"),
    [
        (0, {"view": "private"}, '"view": "public"'),
        (3, {"action": "fill ?"}, "what is hidden stands as ?"),
        (3, {"action": "hire ?"}, "what is hidden stands as ?"),
    ],
)
def test_what_can_be_no_public_log_is_refused(
    seen: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], number: int, values: dict[str, Any], says: str
) -> None:
    assert run(["replay", changed(tmp_path, seen / "seed-8.jsonl", number, **values)]) == 2
    assert says in capsys.readouterr().err


def test_a_log_that_shows_all_may_hide_nothing(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = games / "seed-8.jsonl"
    assert run(["replay", changed(tmp_path, log, first(log, "hand "), action="hand ?")]) == 2
    assert "view" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--keep-going", "--transcript", "--html"])
def test_what_needs_a_whole_log_is_refused(
    games: Path, seen: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    more = [option, str(tmp_path / "page.html")] if option == "--html" else [option]
    for log in (seen / "seed-8.jsonl", games):
        assert run(["replay", str(log), *more]) == 2
        assert option in capsys.readouterr().err


def test_whole_and_public_logs_are_not_mixed(games: Path, seen: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args = ["simulate", "--players", "3", "--seed", "8", "--jobs", "1", "--output"]
    assert run([*args, str(games), "--public"]) == 2
    assert "a public log of that name, got one that shows everything" in capsys.readouterr().err
    assert run([*args, str(seen)]) == 2
    assert "one that shows everything of that name, got a public log" in capsys.readouterr().err
    assert run([*args, str(seen), "--public"]) == 0


def test_a_changed_rule_shows_which_games_break_and_where(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = tmp_path / "house.toml"
    house.write_text(NO_DEPUTING, encoding="utf-8")
    code, found = replayed(capsys, str(games), "--rulings", str(house))
    assert code == 1
    assert [g["log"] for g in found["games"]] == [f"seed-{n}.jsonl" for n in (8, 9, 10, 11)]
    for game in found["games"]:
        actions = [json.loads(line).get("action") for line in lines_of(games / game["log"])][1:]
        if game["verdict"] == "ok":
            assert "main depute" not in actions
        else:
            # A bonus that deputes is offered no more.
            assert actions[game["ply"]] in {"main depute", "bonus use", "bonus leave"}
            assert "main depute" not in actions[: game["ply"]]
    broken = sum(g["verdict"] == "illegal" for g in found["games"])
    assert found["rules"] == {"house.no-deputing.1": broken}
    assert run(["replay", str(games), "--rulings", str(house)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert len(out) == 4 + 2
    assert out[4].startswith(f"{broken} of 4 games break")


def test_by_their_own_rules_no_game_breaks(games: Path, seen: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, found = replayed(capsys, str(games))
    assert (code, found["verdicts"], found["rules"]) == (0, {"ok": 4}, {})
    code, found = replayed(capsys, str(seen))
    assert code == 0
    assert set(found["verdicts"]) <= {"ok", "undecided"}


def test_another_edition_shows_which_of_its_rules_games_break(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["simulate", "--edition", "original-2013", "--players", "2", "--games", "6", "--strategy", "swarm"]
    assert run([*args, "--output", str(tmp_path), "--jobs", "1"]) == 0
    code, found = replayed(capsys, str(tmp_path), "--edition", "deluxe-2020")
    assert code == 1
    assert any(g["verdict"] == "illegal" and g["rule"] and g["citations"] for g in found["games"])


def test_a_log_that_cannot_be_judged_is_no_game_that_passes(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.jsonl").write_text((games / "seed-8.jsonl").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "b.jsonl").write_text("{}\n", encoding="utf-8")
    code, found = replayed(capsys, str(tmp_path))
    assert code == 1
    assert [g["verdict"] for g in found["games"]] == ["ok", "not-judged"]
    assert "b.jsonl:1" in found["games"][1]["says"]
    (tmp_path / "a.jsonl").unlink()
    assert run(["replay", str(tmp_path)]) == 2
    (tmp_path / "b.jsonl").unlink()
    assert run(["replay", str(tmp_path)]) == 2
    assert "a directory of logs" in capsys.readouterr().err


def test_an_edition_is_for_a_directory(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(games / "seed-8.jsonl"), "--edition", "original-2013"]) == 2
    assert "--edition" in capsys.readouterr().err


def test_a_hidden_choice_is_refused_by_an_action_that_can_be_read() -> None:
    game = reference("deluxe-2020", 1, options=("jewelry-box", "solo"))
    hidden = Hidden(game.setting, game.notation, game.views)
    for verb in ("hand", "draw", "mix", "deal", "pick", "remove"):
        action = hidden.read(f"{verb} ?")
        assert hidden.is_unseen(action)
        assert game.read(game.write(hidden.stand_in(action))) == hidden.stand_in(action)
