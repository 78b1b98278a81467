"""`oracle ask` as it is called: exit codes, the published form, files, words, and messages with a way out."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from oracle.apps.cli import run

SCHEMA = json.loads(files("oracle.reports").joinpath("schemas", "ask.schema.json").read_text(encoding="utf-8"))
VALID = Draft202012Validator(SCHEMA)


def answered(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, Any]:
    assert run(["ask", *arguments, "--format", "json"]) == code
    out, err = capsys.readouterr()
    assert not err
    found: dict[str, Any] = json.loads(out)
    VALID.validate(found)
    return found


def told(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert run(["ask", *arguments]) == code
    out, err = capsys.readouterr()
    return err if code == 2 else out


@pytest.fixture(autouse=True)
def _without_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ORACLE_SOURCES", raising=False)


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def test_each_edition_answers_with_its_clause(capsys: pytest.CaptureFixture[str]) -> None:
    found = answered(capsys, "may_depute", "deck_size=4", "via=main")
    assert found["question"] == "may_depute"
    assert [(a["edition"], a["verdict"]) for a in found["answers"]] == [("deluxe-2020", "no"), ("original-2013", "yes")]
    deluxe = found["answers"][0]
    assert deluxe["clauses"][0]["id"] == "deputing.floor_deluxe"
    assert {"source": "deluxe-pt", "lines": [548, 550]} in deluxe["clauses"][0]["citations"]
    assert {o["loses"] for o in deluxe["against"]} == {"special over general", "other edition"}
    assert deluxe["facts"] == {"deck_size": 4, "via": "main action"}


def test_the_exit_code_says_whether_a_claim_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    both = ("may_depute", "deck_size=4", "via=main", "--claim", "Ana=yes")
    assert answered(capsys, *both, "--edition", "original-2013")["answers"][0]["claimed"][0]["right"] is True
    wrong = answered(capsys, *both, code=1)
    assert [a["claimed"][0]["right"] for a in wrong["answers"]] == [False, True]
    undecided = answered(capsys, "may_depute", "--claim", "Ana=yes", "--claim", "Rui=no")
    assert [c["right"] for c in undecided["answers"][0]["claimed"]] == [None, None]


def test_every_verdict_has_its_form(capsys: pytest.CaptureFixture[str]) -> None:
    depends = answered(capsys, "may_depute", "via=main")["answers"][0]
    assert (depends["verdict"], depends["missing"], len(depends["examples"])) == ("depends", "deck_size", 2)
    assert [e["case"]["deck_size"] for e in depends["examples"]] == [4, 5]
    still = answered(capsys, "windows")["answers"][0]
    assert (still["verdict"], still["why"], still["value"]) == ("open", "gap", None)
    proved = answered(capsys, "may_depute", "deck_size=4")["answers"][0]
    assert proved["certainty"] == "proved"
    assert answered(capsys, "favor_end_points")["answers"][0]["value"] == 3


def test_single_texts_are_asked(capsys: pytest.CaptureFixture[str]) -> None:
    found = answered(capsys, "may_depute", "deck_size=4", "via=main", "--texts")
    assert {a["edition"]: (a["verdict"], a["why"] if a["verdict"] == "open" else "") for a in found["answers"]} == {
        "deluxe-pt": ("no", ""),
        "summary-pt": ("yes", ""),
        "original-es": ("open", "truncated"),
        "summary-en": ("yes", ""),
    }
    one = answered(capsys, "may_depute", "deck_size=4", "--texts", "--edition", "deluxe-2020")
    assert [a["edition"] for a in one["answers"]] == ["deluxe-pt"]


def test_a_component_value_is_labelled_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    found = answered(capsys, "start_cards_of_role", "role=journeyman")["answers"]
    for answer in found:
        assert (answer["value"], answer["certainty"]) == (1, "ruling")
        assert answer["clauses"][0]["trust"] == "reviewed"
    stays = answered(capsys, "guest_spaces_in_all", "players=3")["answers"][0]
    assert stays["verdict"] == "open"
    assert "synthetic" in stays["detail"]


def test_words_of_each_language_are_values(capsys: pytest.CaptureFixture[str]) -> None:
    for word in ("aprendiz", "Apprentice", "APRENDIZ"):
        found = answered(capsys, "may_take_action", f"role={word}", "action=hire", "--edition", "deluxe-2020")
        assert (found["answers"][0]["facts"]["role"], found["answers"][0]["verdict"]) == ("apprentice", "no")


def test_a_colour_is_another_garment_in_each_edition(capsys: pytest.CaptureFixture[str]) -> None:
    found = answered(capsys, "garment_tiles_of", "garment=azul")["answers"]
    assert [a["facts"]["garment"] for a in found] == ["common gown", "rare coat"]


def test_an_option_is_asked_of_the_edition_that_has_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = answered(capsys, "apprentice_price")
    assert [a["edition"] for a in found["answers"]] == ["deluxe-2020"]
    assert "no text of that edition has it" in told(capsys, "apprentice_price", "--edition", "original-2013", code=2)
    with_option = ("may_depute", "--options", "solo", "--edition", "original-2013")
    assert "no options with original-2013" in told(capsys, *with_option, code=2)
    assert "options out of" in told(capsys, "may_depute", "--options", "chess", code=2)


@pytest.mark.parametrize(
    ("arguments", "says", "hint"),
    [
        (("may_depute", "deck_siz=4"), "a fact that matters to may_depute", "did you mean deck_size?"),
        (("may_depute", "deck_size=13"), "deck_size as one of 1 … 12", "hint"),
        (("may_depute", "via=mian"), "via as one of main, bonus", "did you mean main?"),
        (("may_depute", "deck_size="), "name=value, got 'deck_size='", "such as Ana=yes"),
        (("may_depute", "--claim", "yes"), "name=value, got 'yes'", "such as Ana=yes"),
        (("may_depute", "--claim", "Ana=often"), "yes, no, may not, may, must", "what that side answers"),
        (("may_depute", "--claim", "Ana=yes", "--claim", "Ana=no"), "got 'Ana' twice", "name who claims what"),
        (("may_depute", "--options", "solo,solo"), "each option once", "name it once"),
        (("deck_size=4",), "got facts alone", "oracle ask may_depute deck_size=4"),
        (("xyzzyqq",), "a question, some words, or a file", "such as: oracle ask may_depute deck_size=4"),
        (("may_deput", "deck_size=4"), "got 'may_deput'", "say which one is meant: oracle ask may_depute deck_size=…"),
        (("favor_end_points", "--claim", "Ana=5 points"), "answer as one of 0 … 20", "without a unit"),
        (("may_depute", "deck_size=0"), "deck_size as one of 1 … 12", "give one of these"),
        (("may_depute", "deck_size=4", "--page", "x.docx"), "HTML or PDF, got '.docx' [--page]", "ends in .html"),
        (("tie",), "which can mean several", "oracle ask "),
        (("nowhere.toml",), "a file that can be read", "check the path"),
        (("legal",), "a log or a position, got neither", "give log=FILE move=N"),
        (("legal", "log=nowhere.jsonl", "move=3"), "a log that can be read", "check the path"),
        (("legal", "way=3"), "one of position, log, move", "such as"),
        (("score", "log=x", "seat=one"), "seat as a whole number", "digits"),
    ],
)
def test_what_cannot_be_understood_is_refused_with_a_way_out(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], says: str, hint: str
) -> None:
    message = told(capsys, *arguments, code=2)
    assert says in message
    assert hint in message
    assert "Traceback" not in message


def test_words_that_are_clear_are_answered_and_others_listed(capsys: pytest.CaptureFixture[str]) -> None:
    found = answered(capsys, "posso", "delegar", "um", "funcionário", "de", "uma", "equipe")
    assert found["question"] == "may_depute"
    assert found["heard"]["words"] == "posso delegar um funcionário de uma equipe"
    # What the words seem to tell is not used: the answer still depends on it.
    assert found["answers"][0]["verdict"] == "depends"
    listed = told(capsys, "tie", code=2)
    assert listed.count("oracle ask ") == 3
    assert run(["ask", "tie"]) == 2
    shown = capsys.readouterr()
    assert shown.out.count("oracle ask ") == 3
    assert shown.out.startswith("It can mean")


def test_a_file_tells_question_facts_and_claims(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    toml = tmp_path / "dispute.toml"
    toml.write_text(
        'question = "may_depute"\nedition = "deluxe-2020"\nplayers = 4\n'
        'facts = { deck_size = 4, via = "main" }\n[claims]\nAna = "yes"\nRui = "no"\n',
        encoding="utf-8",
    )
    found = answered(capsys, str(toml), code=1)
    assert [(c["by"], c["right"]) for c in found["answers"][0]["claimed"]] == [("Ana", False), ("Rui", True)]
    written = tmp_path / "dispute.json"
    content = {"question": "all_halls_spaces", "editions": ["deluxe-2020"], "players": 4, "claims": {"Ana": 5}}
    written.write_text(json.dumps(content), encoding="utf-8")
    found = answered(capsys, str(written))
    assert found["answers"][0]["facts"] == {"players": 4}
    assert found["answers"][0]["claimed"] == [{"by": "Ana", "answer": 5, "right": None}]


def test_an_answer_is_not_written_over_its_dispute(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "dispute.toml"
    file.write_text('question = "may_depute"\n', encoding="utf-8")
    assert "another file than the dispute" in told(capsys, str(file), "--output", str(file), code=2)
    assert file.read_text(encoding="utf-8") == 'question = "may_depute"\n'


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("a.toml", 'question = "may_depute"\nquestin = 3\n', "a field of the format, got 'questin'"),
        ("a.toml", "facts = { a = 1 }\n", "the field question"),
        ("a.toml", 'question = "may_depute"\nfacts = { deck_size = 4.5 }\n', "a word, a whole number, true or false"),
        ("a.toml", 'question = "may_depute"\nedition = "chess"\n', "one of: deluxe-2020"),
        ("a.toml", 'question = "may_depute"\nplayers = "four"\n', "1 to 5 players"),
        ("a.toml", 'question = "may_depute"\nmove = 3\n', "a question about a position"),
        ("a.toml", 'question = "legal"\n', "a log or a position"),
        ("a.toml", "question = \n", "TOML, got"),
        ("a.toml", 'question = "may_depute"\nclaims = { "" = "yes" }\n', "each side by a name of its own, got nobody"),
        ("a.json", "", "a dispute, got an empty file"),
        ("a.json", "null", "a table with question"),
        ("a.json", '{"question": NaN}', "a number, got NaN"),
        ("a.json", '{"question": 1, "question": 2}', "each name once in an object"),
        ("a.json", '{"question": "\\ud800"}', "characters that there are"),
        ("a.json", '{"question": 1' + "0" * 5000 + "}", "a number of at most 18 digits"),
        ("a.json", "{", "JSON, got"),
        ("a.json", "[" * 100_000, "JSON, got"),
        ("a.json", "[1]", "a table with"),
        ("a.json", '{"question": 3}', "some words"),
    ],
)
def test_a_spoilt_file_is_refused_at_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, content: str, says: str
) -> None:
    file = tmp_path / name
    file.write_text(content, encoding="utf-8")
    message = told(capsys, str(file), code=2)
    assert says in message
    assert name in message
    assert "Traceback" not in message


@pytest.mark.parametrize(("language", "says"), [("en", "it depends on"), ("pt", "depende de"), ("es", "depende de")])
def test_the_answer_is_told_in_each_language(capsys: pytest.CaptureFixture[str], language: str, says: str) -> None:
    assert f"{says} deck_size" in told(capsys, "may_depute", "via=main", "--lang", language)
    wrong = told(capsys, "may_depute", "deck_size=4", "--claim", "Ana=yes", "--lang", language, code=1)
    assert {"en": "is wrong", "pt": "não tem razão", "es": "no tiene razón"}[language] in wrong


def test_mere_leave_is_no_yes_to_what_is_done(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["ask", "new_reserve_shuffled", "--edition", "deluxe-2020"]) == 0
    assert "deluxe-2020: no (may)" in capsys.readouterr().out
    assert run(["ask", "may_depute", "deck_size=5", "via=main", "--edition", "deluxe-2020"]) == 0
    assert "deluxe-2020: yes (may)" in capsys.readouterr().out


def test_an_answer_is_written_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "answer.txt"
    assert told(capsys, "favor_end_points", "--output", str(target)) == ""
    assert "scoring.favor" in target.read_text(encoding="utf-8")


@pytest.mark.parametrize("asked", ["may_depute deck_size=4 via=main", "quantas rodadas tem o jogo"])
def test_the_solver_is_not_loaded_for_an_edition_s_answer(asked: str) -> None:
    code = (
        "import sys; from oracle.apps.cli import run; "
        f"code = run(['ask', *{asked.split()}]); sys.exit(code or 'z3' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True).returncode == 0


@pytest.mark.parametrize(
    "spoil",
    [
        lambda a: a.update(verdict="perhaps"),
        lambda a: a.update(certainty="sure"),
        lambda a: a.update(value=None),
        lambda a: a.update(verdict="open"),
        lambda a: a["clauses"][0].update(citations=[{"source": "deluxe-pt"}]),
        lambda a: a["against"][0].update(loses="because"),
        lambda a: a.update(missing=""),
        lambda a: a.pop("claimed"),
        lambda a: a.update(more=1),
    ],
)
def test_a_wrong_answer_does_not_fit_the_schema(capsys: pytest.CaptureFixture[str], spoil: Any) -> None:
    found = answered(capsys, "may_depute", "deck_size=4", "via=main")
    spoil(found["answers"][0])
    assert not VALID.is_valid(found)


def test_what_was_answered_before_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    for answer in answered(capsys, "favor_end_points")["answers"]:
        assert [p["id"] for p in answer["precedents"]] == ["favor.worth_three"]
    assert "favor.worth_three" in told(capsys, "favor_end_points")
    # Nobody has answered it for every role.
    assert not answered(capsys, "start_cards_of_role")["answers"][0]["precedents"]
