"""`oracle ask --certificate` and `oracle verify`: what is confirmed, what is refused and why, what is unreadable."""

from __future__ import annotations

import copy
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from oracle.apps import certifying
from oracle.apps.cli import run
from oracle.disputes import verifying
from oracle.disputes.certificate import digest_of, id_of, text_of
from specs.views import write_position
from tests.dressmakers import log_of, played


def _schema(name: str) -> Draft202012Validator:
    schema = json.loads(files("oracle.reports").joinpath("schemas", name).read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


CERTIFICATE = _schema("certificate.schema.json")
VERIFY = _schema("verify.schema.json")
TEAM = ("may_depute", "deck_size=4")


@pytest.fixture(autouse=True)
def _without_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ORACLE_SOURCES", raising=False)


def certified(tmp_path: Path, *asked: str, code: int = 0) -> Path:
    file = tmp_path / "dispute.json"
    assert run(["ask", *asked, "--certificate", str(file), "--output", str(tmp_path / "answer.txt")]) == code
    CERTIFICATE.validate(json.loads(file.read_text(encoding="utf-8")))
    return file


def judged(capsys: pytest.CaptureFixture[str], file: Path, *more: str, code: int = 0) -> dict[str, Any]:
    capsys.readouterr()
    assert run(["verify", str(file), "--format", "json", *more]) == code
    out, err = capsys.readouterr()
    assert not err
    found: dict[str, Any] = json.loads(out)
    VERIFY.validate(found)
    return found


def resealed(file: Path, document: dict[str, Any]) -> None:
    document["id"] = id_of(document["asked"], document["made_with"])
    document["digest"] = digest_of(document)
    file.write_text(text_of(document), encoding="utf-8")


def kinds(found: dict[str, Any]) -> set[str]:
    return {f["kind"] for f in found["faults"]}


def test_a_certificate_is_confirmed_with_its_answers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = judged(capsys, certified(tmp_path, *TEAM, "--claim", "Ana=no", code=1))
    assert [(a["edition"], a["value"]) for a in found["answers"]] == [
        ("deluxe-2020", "may not"),
        ("original-2013", "may"),
    ]
    assert (found["verdict"], found["faults"], found["other_version"]) == ("confirmed", [], None)


def test_a_certificate_holds_no_words_of_a_text(tmp_path: Path, sources: Path) -> None:
    without = certified(tmp_path, *TEAM).read_bytes()
    assert certified(tmp_path, *TEAM, "--sources", str(sources)).read_bytes() == without
    assert b"quotes" not in without


def test_the_same_question_gives_the_same_certificate_in_every_language(tmp_path: Path) -> None:
    assert certified(tmp_path, *TEAM, "--lang", "pt").read_bytes() == certified(tmp_path, *TEAM).read_bytes()


def test_positions_and_moves_of_a_log_are_certified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = f"position={write_position(played('deluxe-2020', 2)[100])}"
    where = (position, "players=2", "--edition", "deluxe-2020")
    asks: tuple[tuple[str, ...], ...] = (("legal", "action=main hire"), ("next",), ("order",), ("score", "seat=1"))
    for asked in asks:
        assert judged(capsys, certified(tmp_path, *asked, *where))["replayed"] is True
    log = tmp_path / "game.jsonl"
    log.write_text("\n".join(log_of("deluxe-2020", 2)) + "\n", encoding="utf-8")
    moves: tuple[tuple[str, ...], ...] = (("winner",), ("pays", "move=57", "seat=0"), ("must", "move=57"))
    for asked in moves:
        # The certificate holds the position: the log is not needed any more.
        file = certified(tmp_path, *asked, f"log={log}")
        assert str(log) not in file.read_text(encoding="utf-8")
        judged(capsys, file)


def test_files_of_ones_own_are_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rulings = tmp_path / "house.toml"
    rulings.write_text(
        '[[ruling]]\nid = "ours"\nquestion = "favor_end_points"\nsays = "five"\nanswers = [{ answer = 5 }]\n',
        encoding="utf-8",
    )
    position = f"position={write_position(played('deluxe-2020', 2)[100])}"
    asked = ("next", position, "players=2", f"rulings={rulings}", "--edition", "deluxe-2020")
    file = certified(tmp_path, *asked)
    found = judged(capsys, file, code=1)
    assert "give it: --rulings FILE" in found["faults"][0]["says"]
    judged(capsys, file, "--rulings", str(rulings))


def test_a_changed_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = certified(tmp_path, *TEAM)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"may not"', '"may"'), encoding="utf-8")
    assert "changed" in kinds(judged(capsys, file, code=1))
    file.write_text(text + "\n", encoding="utf-8")
    assert kinds(judged(capsys, file, code=1)) == {"changed"}
    document = json.loads(text)
    document["made_with"]["oracle"] = "9"
    document["digest"] = digest_of(document)
    file.write_text(text_of(document), encoding="utf-8")
    assert kinds(judged(capsys, file, code=1)) == {"changed"}


def test_another_version_with_the_same_clauses_is_confirmed_and_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = certified(tmp_path, *TEAM)
    document = json.loads(file.read_text(encoding="utf-8"))
    document["made_with"]["oracle"] = "9"
    resealed(file, document)
    assert judged(capsys, file)["other_version"] == "oracle 9"


def test_each_clause_is_needed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = certified(tmp_path, "may_depute", "via=main")
    whole = json.loads(file.read_text(encoding="utf-8"))
    for place, answer in enumerate(whole["answers"]):
        for rule in answer["chain"]["rules"]:
            document = copy.deepcopy(whole)
            spoilt = document["answers"][place]
            spoilt["chain"]["rules"] = [r for r in spoilt["chain"]["rules"] if r["id"] != rule["id"]]
            for name in ("clauses", "overridden"):
                spoilt[name] = [c for c in spoilt[name] if c["id"] != rule["id"]]
            if not rule["yields"]:
                assert [f.says for f in verifying.unfounded(spoilt)] == ["the answer does not follow from the clauses"]
            resealed(file, document)
            found = judged(capsys, file, code=1)
            assert any(f"clause {rule['id']} is needed" in f["says"] for f in found["faults"])


def test_the_chain_is_judged_without_the_book(tmp_path: Path) -> None:
    answer = json.loads(certified(tmp_path, *TEAM).read_text(encoding="utf-8"))["answers"][0]
    assert list(verifying.unfounded(answer)) == []

    def says(*path: Any, to: Any) -> str:
        spoilt: Any = copy.deepcopy(answer)
        inner = spoilt
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = to
        return "; ".join(f.says for f in verifying.checked(spoilt))

    rules = answer["chain"]["rules"]
    special = next(n for n, r in enumerate(rules) if not r["yields"])
    general = next(n for n, r in enumerate(rules) if r["yields"])
    assert "does not follow" in says("chain", "rules", special, "overrides", to=[])
    assert "does not follow" in says("chain", "rules", special, "when", to=["<=", ["var", "deck_size"], 3])
    assert "would change nothing" in says("chain", "rules", general, "answer", to="may not")
    assert "not what is answered" in says("value", to="may")
    assert "facts that are known" in says("facts", to={"deck_size": 3})
    assert "not the rules of the chain" in says("clauses", to=[])
    assert "no case fits" in says("chain", "given", to=False)
    idle = {"id": "idle", "when": True, "answer": "may not", "overrides": [r["id"] for r in rules], "yields": False}
    assert "follows without" in says("chain", "rules", to=[*rules, idle])
    for broken in (None, 3, ["sudo", 1], ["<=", "a", 1], ["var", "x"], ["==", 1], ["//", 1, 0], ["and", 1], [], 10**9):
        assert "is expected in the chain" in says("chain", "rules", special, "when", to=broken), broken
    assert "is expected in the chain" in says("chain", to=None)
    assert "is expected in the chain" in says("chain", "facts", to={"a b": [1]})


def test_a_second_solver_that_differs_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = json.loads(certified(tmp_path, *TEAM).read_text(encoding="utf-8"))["answers"][0]
    monkeypatch.setattr("oracle.consistency.opinions.second_opinion", lambda _script: "unsat")
    assert "cvc5 says unsat" in verifying.checked(answer)[0].says


def test_another_book_is_named_by_its_clause(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = certified(tmp_path, *TEAM)
    whole = json.loads(file.read_text(encoding="utf-8"))
    spoilt = copy.deepcopy(whole)
    spoilt["answers"][0]["clauses"][0]["says"] = "it says something else"
    resealed(file, spoilt)
    found = judged(capsys, file, code=1)
    clause = spoilt["answers"][0]["clauses"][0]["id"]
    assert [f["says"] for f in found["faults"]] == [f"made with another version of the book: clause {clause} differs"]
    spoilt = copy.deepcopy(whole)
    spoilt["asked"]["question"] = "may_dance"
    resealed(file, spoilt)
    assert "a question of the book installed" in judged(capsys, file, code=1)["faults"][0]["says"]
    resealed(file, whole)
    monkeypatch.setattr(certifying, "question_named", lambda _name: None)
    assert kinds(judged(capsys, file, code=1)) == {"book"}


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "a file that can be read"),
        (b"", "got an empty file"),
        (b"\x00\xff\xfe", "UTF-8, got other bytes"),
        (b"not json", "JSON, got: "),
        (b"[1, 2]", "a certificate of a dispute (format rococo-dispute/1), got 'list'"),
        (b'{"format": "cyclonedx"}', "a certificate of a dispute (format rococo-dispute/1), got 'cyclonedx'"),
        (b'{"format": "rococo-certificates/1"}', "got 'rococo-certificates/1'"),
        (b'{"format": "rococo-dispute/1"}', "a certificate of a dispute with id, got None"),
        (b'{"format": 1, "format": 2}', "each name once in an object, got 'format' twice"),
        (b'{"format": NaN}', "a number, got NaN"),
        (b'{"format": 1' + b"0" * 5000 + b"}", "a number of at most 18 digits"),
        (b"[" * 100_000, "nested too deeply"),
        (b"[" * 90 + b"]" * 90, "nested too deeply"),
        (b" " * 5_000_000, "got more than 4194304 bytes"),
    ],
)
def test_what_is_no_certificate_is_unreadable(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, says: str
) -> None:
    file = tmp_path / "it.json"
    if content is not None:
        file.write_bytes(content)
    assert run(["verify", str(file)]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert says in err
    assert "hint: " in err
    assert "Traceback" not in err


def test_a_certificate_is_read_from_a_directory_or_written_nowhere_with_a_way_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["verify", str(tmp_path)]) == 2
    assert "a file that can be read" in capsys.readouterr().err
    for option in ("--certificate", "--page"):
        assert run(["ask", *TEAM, option, str(tmp_path / "none" / "x.json")]) == 2
        assert f"[{option} " in capsys.readouterr().err
        assert run(["ask", *TEAM, option, str(tmp_path)]) == 2
        assert "got: a directory" in capsys.readouterr().err
        for nothing in ("", "-"):
            assert run(["ask", *TEAM, option, nothing]) == 2
            assert f"the name of a file, got {nothing!r} [{option}]" in capsys.readouterr().err
    same = str(tmp_path / "x")
    assert run(["ask", *TEAM, "--certificate", same, "--page", same]) == 2
    assert "another file than" in capsys.readouterr().err
    file = certified(tmp_path, *TEAM)
    for option in ("--components", "--rulings"):
        assert run(["verify", str(file), option, str(tmp_path / "none")]) == 2
        assert f"a certificate about a position, got another one [{option}]" in capsys.readouterr().err
    assert run(["ask", str(file)]) == 2
    assert f"hint: oracle verify {file} judges it" in capsys.readouterr().err
    assert run(["verify", str(file), "--output", str(file)]) == 2
    assert "another file than the certificate that is read" in capsys.readouterr().err


@pytest.mark.parametrize("more", [[], ["--page", "page.html"]])
def test_single_texts_are_not_certified_and_the_way_out_is_told(
    more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = Path("told.toml")
    told.write_text('question = "may_depute"\ntexts = true\nfacts = { deck_size = 4 }\n', encoding="utf-8")
    for asked in (["may_depute", "deck_size=4", "--texts"], [str(told)]):
        assert run(["ask", *asked, "--certificate", "kept.json", *more]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert "what a text leaves open no clause of it can prove [--certificate]" in said.err
        assert "leave out --texts (in a file, texts = true)" in said.err
    assert [p.name for p in tmp_path.iterdir()] == ["told.toml"]


def test_it_is_told_in_three_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = certified(tmp_path, *TEAM)
    for language, word in (("en", "confirmed"), ("pt", "confirmado"), ("es", "confirmado")):
        assert run(["verify", str(file), "--lang", language]) == 0
        assert word in capsys.readouterr().out
    file.write_text(file.read_text(encoding="utf-8").replace('"may not"', '"may"'), encoding="utf-8")
    for language, word in (("en", "it does not hold"), ("pt", "não se sustenta"), ("es", "no se sostiene")):
        assert run(["verify", str(file), "--lang", language]) == 1
        assert word in capsys.readouterr().out
