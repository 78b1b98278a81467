"""Copies of texts: what is recognised, what is found again, and what each bad file is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.errors import SourceError
from oracle.passages import split
from oracle.sources import LARGEST_BYTES, Copy, Source, find, read, record, shelf, text_digest

TEXT = """\
RULES OF A TOY

1. Each player takes two red blocks.
2. The oldest player begins. Play goes clockwise
until nobody has a block left.
• A block costs 3 coins.
Note:
Nobody may hold more than five blocks at any time.
"""


def make(text: str = TEXT, name: str = "toy") -> Source:
    lines = text.split("\n")
    records = tuple(record(p, kind="rule") for p in split(lines))
    return Source(
        id=name,
        title=name,
        edition="first",
        language="en",
        voice=name,
        lines=len(lines),
        digest=text_digest(lines),
        ends="",
        records=records,
    )


def copy_of(text: str, path: str = "copy.txt") -> Copy:
    lines = tuple(text.split("\n"))
    return Copy(Path(path), lines, text_digest(lines))


def test_a_text_is_split_into_sentences_items_and_headings() -> None:
    keys = {p.key: (p.last, p.text) for p in split(TEXT.split("\n"))}
    assert keys["1.1"] == (1, "RULES OF A TOY")
    assert keys["3.1"] == (3, "1. Each player takes two red blocks.")
    assert keys["4.1"] == (4, "2. The oldest player begins.")
    assert keys["4.2"] == (5, "Play goes clockwise until nobody has a block left.")
    assert keys["6.1"] == (6, "• A block costs 3 coins.")
    assert keys["7.1"] == (7, "Note:")


def test_every_line_with_words_belongs_to_a_passage() -> None:
    lines = TEXT.split("\n")
    covered = {n for p in split(lines) for n in range(p.first, p.last + 1)}
    assert covered == {n for n, line in enumerate(lines, start=1) if line.strip()}


def test_a_copy_is_found_by_its_words_whatever_its_name() -> None:
    (found,) = find([make()], [copy_of(TEXT, "anything.md")])
    assert found.state == "verified"
    assert {s.state for s in found.standings.values()} == {"holds"}


def test_other_spacing_inside_lines_still_holds() -> None:
    (found,) = find([make()], [copy_of(TEXT.replace(" ", "  "))])
    assert found.state == "verified"


def test_other_line_breaks_are_named_and_passages_found_again() -> None:
    moved = TEXT.replace("oldest player begins. Play", "oldest player\nbegins. Play")
    (found,) = find([make()], [copy_of(moved)])
    assert found.state == "differs"
    assert "line breaks" in found.how
    assert found.standings["6.1"].state == "moved"
    assert found.standings["6.1"].first == 7


def test_a_changed_word_is_named_with_its_place() -> None:
    (found,) = find([make()], [copy_of(TEXT.replace("clockwise", "anywhere"))])
    assert found.state == "differs"
    assert found.standings["4.2"].state in {"changed", "missing"}
    assert found.standings["6.1"].state == "holds"


def test_a_truncated_copy_lacks_its_end() -> None:
    cut = TEXT[: TEXT.index("Note:")]
    (found,) = find([make()], [copy_of(cut)])
    assert found.state == "differs"
    assert found.standings["8.1"].state == "missing"


def test_another_text_is_not_taken_for_it() -> None:
    (found,) = find([make()], [copy_of("Nothing here has anything to do with it.\nNot a word.\n")])
    assert found.state == "not at hand"


def test_one_copy_stands_for_one_source_only() -> None:
    other = make(TEXT.replace("red", "blue"), "other")
    first, second = find([make(), other], [copy_of(TEXT)])
    assert (first.state, second.state) == ("verified", "not at hand")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "empty"),
        (b"abc\0def", "binary"),
        ("text".encode("utf-16"), "UTF-16"),
        (b"line one\nline \xff two", "0xff"),
        (b"x" * (LARGEST_BYTES + 1), "at most"),
    ],
)
def test_a_file_that_is_no_text_is_told_what_is_wrong(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "bad.txt"
    path.write_bytes(content)
    with pytest.raises(SourceError, match=says) as caught:
        read(path)
    assert "bad.txt" in caught.value.where
    assert caught.value.hint


def test_the_line_of_a_wrong_byte_is_named(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_bytes(b"one\ntwo\nthr\xff")
    with pytest.raises(SourceError) as caught:
        read(path)
    assert caught.value.where == "bad.txt:3"


def test_links_in_a_circle_and_other_files_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / "toy.txt").write_text(TEXT, encoding="utf-8")
    (tmp_path / "a.txt").symlink_to("b.txt")
    (tmp_path / "b.txt").symlink_to("a.txt")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\0")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "again").symlink_to(".")
    copies, faults = shelf(tmp_path)
    assert [c.path.name for c in copies] == ["toy.txt"]
    assert sorted(f.where for f in faults) == ["a.txt", "b.txt"]


def test_a_missing_directory_says_so(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="directory"):
        shelf(tmp_path / "nowhere")


def test_another_copy_with_other_words_is_named(tmp_path: Path) -> None:
    altered = TEXT.replace("clockwise", "anywhere")
    for name, text in (("a.txt", altered), ("b.txt", TEXT), ("c.txt", TEXT), ("d.txt", "of something else\n" * 9)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    (found,) = find([make()], shelf(tmp_path)[0])
    assert (found.state, found.path, found.others) == ("verified", tmp_path / "b.txt", ("a.txt",))


def test_of_two_altered_copies_the_better_one_is_taken(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(TEXT[: TEXT.index("A block")], encoding="utf-8")
    (tmp_path / "b.txt").write_text(TEXT.replace("clockwise", "anywhere"), encoding="utf-8")
    (found,) = find([make()], shelf(tmp_path)[0])
    assert (found.path, found.others) == (tmp_path / "b.txt", ("a.txt",))


def test_without_copies_it_is_not_said_that_none_fits() -> None:
    (found,) = find([make()], [])
    assert "no directory given" in found.how
