"""The directory that certificates are written to."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from oracle.apps.certificates import check_directory, unconfirmed, write_certificates
from oracle.apps.cli import run
from oracle.consistency.certify import Certificate
from oracle.errors import RequestError

ONE = Certificate(
    name="toy.one",
    kind="conflict",
    of=("across.toy",),
    claims=("a.one", "b.one"),
    script="(set-logic QF_NIA)\n(assert false)\n(check-sat)\n",
    expected="unsat",
)
TWO = Certificate(name="toy.two", kind="gap", of=(), script="(set-logic QF_NIA)\n(check-sat)\n", expected="sat")


def test_each_certificate_is_a_file_that_the_index_names(tmp_path: Path) -> None:
    write_certificates([ONE, TWO], tmp_path / "new")
    index = json.loads((tmp_path / "new" / "index.json").read_text(encoding="utf-8"))
    assert [e["file"] for e in index["certificates"]] == ["toy.one.unsat.smt2", "toy.two.sat.smt2"]
    assert index["certificates"][0]["of"] == ["across.toy"]
    for entry in index["certificates"]:
        content = (tmp_path / "new" / entry["file"]).read_bytes()
        assert hashlib.sha256(content).hexdigest() == entry["digest"]
    assert [p.name for p in tmp_path.iterdir()] == ["new"]


def test_certificates_of_an_earlier_check_are_replaced(tmp_path: Path) -> None:
    write_certificates([ONE, TWO], tmp_path)
    write_certificates([TWO], tmp_path)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["index.json", "toy.two.sat.smt2"]


def test_two_runs_write_the_same(tmp_path: Path) -> None:
    for name in ("first", "second"):
        write_certificates([ONE, TWO], tmp_path / name)
    first, second = ({p.name: p.read_bytes() for p in (tmp_path / n).iterdir()} for n in ("first", "second"))
    assert first == second


def test_a_directory_with_other_files_is_refused_and_left_alone(tmp_path: Path) -> None:
    write_certificates([ONE], tmp_path)
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(RequestError, match=r"other files \(letter\.txt\)"):
        write_certificates([TWO], tmp_path)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["index.json", "letter.txt", "toy.one.unsat.smt2"]


@pytest.mark.parametrize("content", ["{}", "[]", "no json", '{"format": "rococo-certificates/1"}'])
def test_an_index_of_something_else_makes_a_directory_foreign(tmp_path: Path, content: str) -> None:
    (tmp_path / "index.json").write_text(content, encoding="utf-8")
    with pytest.raises(RequestError, match="other files"):
        check_directory(tmp_path)


def test_a_file_or_a_place_without_directory_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(RequestError, match="a file"):
        check_directory(tmp_path / "file")
    with pytest.raises(RequestError, match="no directory"):
        check_directory(tmp_path / "missing" / "new")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["file"]


def test_the_second_solver_is_asked_about_all(tmp_path: Path) -> None:
    wrong = Certificate(name="toy.wrong", kind="gap", of=(), script=ONE.script, expected="sat")
    assert unconfirmed([ONE, TWO]) == []
    assert unconfirmed([ONE, TWO, wrong]) == ["toy.wrong.sat.smt2: cvc5 says unsat"]
    assert list(tmp_path.iterdir()) == []


def test_a_foreign_directory_stops_the_check_before_it_begins(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    assert run(["check", "--certificates", str(tmp_path)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "other files (letter.txt)" in shown.err
    assert "hint: name a directory that is new" in shown.err
