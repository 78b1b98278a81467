"""Sets of components: read from files, marked value by value, named by a digest."""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oracle.errors import RequestError
from specs.component_marks import PRINTED, Mark, Trust, read_mark, spread
from specs.component_options import with_options
from specs.component_sets import load, read_set, shipped, side_for
from specs.component_values import ComponentSet, digest
from specs.component_writing import template, write_set
from specs.editions import EDITIONS, OPTIONS, book
from specs.options import needs_box
from specs.parts import Parts
from specs.questions.base_setup import BoardSide
from specs.texts import sources

DELUXE, ORIGINAL = EDITIONS


def _file(tmp_path: Path, text: str | bytes) -> Path:
    file = tmp_path / "own.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


def _whole(edition: str = DELUXE) -> str:
    return write_set(shipped(edition))


def _changed(old: str, new: str) -> str:
    whole = _whole()
    assert old in whole
    return whole.replace(old, new, 1)


def _refusal(tmp_path: Path, text: str | bytes) -> RequestError:
    with pytest.raises(RequestError) as caught:
        read_set(DELUXE, _file(tmp_path, text))
    assert caught.value.hint
    assert "own.toml" in caught.value.where
    assert len(str(caught.value).splitlines()) == 2
    return caught.value


# The shipped sets.


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_value_has_a_mark(edition: str) -> None:
    parts = shipped(edition)
    assert set(parts.marks) == set(parts.values)
    assert not any(m.trust is Trust.PRINTED for m in parts.marks.values())
    assert parts.count()[Trust.SYNTHETIC] > len(parts.values) / 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_cited_is_cited_from_lines_that_the_text_has(edition: str) -> None:
    lengths = {s.id: s.lines for s in sources()}
    cited = [m for m in shipped(edition).marks.values() if m.at]
    assert cited
    assert all(1 <= first <= last <= lengths[source] for m in cited for source, first, last in m.at)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_original_lacks_is_not_cited_for_it(edition: str) -> None:
    own = {s.id for s in sources() if s.edition == edition}
    cited = [m for m in shipped(edition).marks.values() if m.trust is Trust.CITED]
    assert all(source in own for m in cited for source, _, _ in m.at)


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_two_tiles_are_alike(edition: str) -> None:
    parts = shipped(edition)
    garments = [dataclasses.astuple(dataclasses.replace(t, id="")) for t in parts.garments]
    assert len(set(garments)) == len(garments)
    resources = [(t.silk, t.notions) for t in parts.resources]
    assert len(set(resources)) == len(resources)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_garment_that_costs_more_is_worth_no_less(edition: str) -> None:
    def cost(tile: Any) -> tuple[int, ...]:
        return (*tile.silk, tile.thread, tile.lace, tile.master)

    tiles = shipped(edition).garments
    for dear in tiles:
        for cheap in tiles:
            if cheap is not dear and all(a >= b for a, b in zip(cost(dear), cost(cheap), strict=True)):
                assert dear.value >= cheap.value, (dear.id, cheap.id)
                assert dear.points >= cheap.points, (dear.id, cheap.id)


@pytest.mark.parametrize(("seats", "side"), [(2, "few"), (3, "few"), (4, "many"), (5, "many")])
def test_the_number_of_players_decides_the_side_of_the_board(seats: int, side: str) -> None:
    wanted = BoardSide.FEW if side == "few" else BoardSide.MANY
    assert side_for(DELUXE, seats) is wanted
    assert load(DELUXE, seats) == shipped(DELUXE).side(wanted)


def test_one_player_plays_deluxe_alone() -> None:
    assert side_for(DELUXE, 1) is BoardSide.FEW
    with pytest.raises(RequestError, match="number of players of original-2013, got 1"):
        side_for(ORIGINAL, 1)


@pytest.mark.parametrize("seats", [0, -1, 6, 10**30])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(RequestError, match="a number of players"):
        load(DELUXE, seats)


# The digest.


def _others(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, enum.Enum):
        return next(m for m in type(value) if m is not value)
    return f"{value}-x" if isinstance(value, str) else 7


def _variants(value: Any) -> Iterator[Any]:
    """Give the value with each of its parts changed, one at a time."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            if not (isinstance(value, Parts) and field.name in ("name", "digest")):
                inner = getattr(value, field.name)
                yield from (dataclasses.replace(value, **{field.name: v}) for v in _variants(inner))
    elif isinstance(value, tuple):
        yield value[:-1] if value else (7,)
        for i, inner in enumerate(value):
            yield from ((*value[:i], v, *value[i + 1 :]) for v in _variants(inner))
    else:
        yield _others(value)


@pytest.mark.parametrize(("options", "least"), [((), 900), (OPTIONS, 1600)])
def test_the_digest_changes_with_every_value(options: tuple[str, ...], least: int) -> None:
    parts = with_options(load(DELUXE, 2), options, needs_box(book(DELUXE)))
    assert parts.digest == digest(parts)
    found = [digest(v) for v in _variants(parts)]
    assert len(found) > least
    assert parts.digest not in found
    assert len(set(found)) == len(found)


def test_the_digest_does_not_see_the_name_of_a_set(tmp_path: Path) -> None:
    renamed = _changed(shipped(DELUXE).name, "another name")
    assert load(DELUXE, 2, _file(tmp_path, renamed)).digest == load(DELUXE, 2).digest


# A user's own file.


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_set_that_is_written_reads_as_it_was(edition: str, tmp_path: Path) -> None:
    ours = shipped(edition)
    own = read_set(edition, _file(tmp_path, write_set(ours)))
    assert own.values == ours.values
    assert own.marks == ours.marks
    assert own.digest == ours.digest


def test_a_file_names_its_own_edition(tmp_path: Path) -> None:
    assert read_set(None, _file(tmp_path, _whole(ORIGINAL))).edition == ORIGINAL


def test_a_value_without_a_mark_counts_as_printed_by_the_user(tmp_path: Path) -> None:
    text = _changed('id = "cg1", color = "common gown", value = 6', 'id = "cg1", color = "common gown", value = 7')
    own = read_set(DELUXE, _file(tmp_path, text[: text.index("[marks]")]))
    assert own.marks["garments.cg1.value"] == PRINTED
    assert load(DELUXE, 2, own_file := tmp_path / "own.toml").garments[0].value == 7
    assert load(DELUXE, 2, own_file).digest != load(DELUXE, 2).digest


def test_made_up_values_stay_made_up_without_their_marks(tmp_path: Path) -> None:
    text = _whole()
    own = read_set(DELUXE, _file(tmp_path, text[: text.index("[marks]")]))
    made_up = [p for p, m in shipped(DELUXE).marks.items() if m.trust is Trust.SYNTHETIC and "start_team" not in p]
    assert all(own.marks[p].trust is Trust.SYNTHETIC for p in made_up)


def test_a_side_of_the_board_can_be_left_out(tmp_path: Path) -> None:
    text = _whole()
    few = text[: text.index("[many]")]
    file = _file(tmp_path, few)
    assert load(DELUXE, 3, file).board == load(DELUXE, 3).board
    with pytest.raises(RequestError, match="the board for many players, got none"):
        load(DELUXE, 4, file)
    with pytest.raises(RequestError, match="a side of the board"):
        read_set(DELUXE, _file(tmp_path, few[: few.index("[few]")]))


def test_windows_line_ends_and_a_byte_order_mark_are_fine(tmp_path: Path) -> None:
    text = b"\xef\xbb\xbf" + _whole().replace("\n", "\r\n").encode()
    assert read_set(DELUXE, _file(tmp_path, text)).digest == shipped(DELUXE).digest


# The template.


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_template_asks_for_everything_that_no_text_states(edition: str, tmp_path: Path) -> None:
    with pytest.raises(RequestError, match=r"every value filled in, got \d+ still '\?'"):
        read_set(edition, _file(tmp_path, template(shipped(edition))))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_template_that_is_filled_in_holds_what_was_typed_and_what_is_cited(edition: str, tmp_path: Path) -> None:
    text = template(shipped(edition))
    fill = {
        "master": "true",
        "silk": '{ "rare coat" = 1 }',
        "reward": "{}",
        "notions": '"thread"',
        "role": '"master"',
        "bonus": '"none"',
    }
    for field, typed in fill.items():
        text = text.replace(f'{field} = "?"', f"{field} = {typed}")
    body = text[text.index("format =") :].replace('"?"', "2")
    own = read_set(edition, _file(tmp_path, body))
    ours = shipped(edition)
    cited = {p for p, m in own.marks.items() if m.trust is Trust.CITED}
    assert cited == {p for p, m in ours.marks.items() if m.trust is Trust.CITED}
    assert all(own.values[p] == ours.values[p] for p in cited)
    assert {m.trust for m in own.marks.values()} == {Trust.CITED, Trust.PRINTED}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_template_does_not_give_away_made_up_numbers_of_spaces(edition: str) -> None:
    text = template(shipped(edition))
    assert 'windows = ["?"]' in text
    assert 'all_halls = ["?"]' in text
    assert "firework-2" not in text
    assert "h1-b" not in text


# Marks.


def test_the_mark_with_most_parts_decides_and_then_the_one_with_fewest_stars() -> None:
    marks = {n: Mark(trust=Trust.DERIVED, reason=n) for n in ("a", "a.*.x", "a.b.x", "a.b")}
    found, idle = spread(marks, ["a.b.x", "a.c.x", "a.b.y", "a.c.y", "b"])
    assert {p: m.reason for p, m in found.items()} == {
        "a.b.x": "a.b.x",
        "a.c.x": "a.*.x",
        "a.b.y": "a.b",
        "a.c.y": "a",
        "b": "",
    }
    assert idle == []
    assert spread(marks, ["a.b.x"])[1] == []
    assert spread(marks, ["b"])[1] == list(marks)


@pytest.mark.parametrize(
    "text",
    ["synthetic", "cited deluxe-pt:3", "cited deluxe-pt:3-4 summary-en:5", "derived: a reason", "reviewed: one"],
)
def test_a_mark_is_written_as_it_is_read(text: str) -> None:
    mark = read_mark(text, {"deluxe-pt": 9, "summary-en": 9})
    assert str(mark) == text
    assert isinstance(mark, Mark)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cited",
        "printed",
        "cited deluxe-pt",
        "cited deluxe-pt:0",
        "cited deluxe-pt:4-3",
        "cited deluxe-pt:10",
        "cited nowhere:1",
        "derived",
        "reviewed deluxe-pt:3",
        "synthetic:",
        "Synthetic",
        "cited deluxe-pt:3-",
    ],
)
def test_a_mark_that_says_nothing_is_refused(text: str) -> None:
    assert isinstance(read_mark(text, {"deluxe-pt": 9}), str)


# Bad files.

TILE = 'id = "cg1", color = "common gown", value = 6'
BAD = {
    "a string for a number": (TILE, f'{TILE[:-1]}"6"', "a whole number from 0 to 99, got '6'"),
    "not a number": (TILE, f"{TILE[:-1]}nan", "got nan"),
    "infinity": (TILE, f"{TILE[:-1]}inf", "got inf"),
    "a negative number": (TILE, f"{TILE[:-1]}-6", "got -6"),
    "a fraction": (TILE, f"{TILE[:-1]}6.5", "got 6.5"),
    "true for a number": (TILE, f"{TILE[:-1]}true", "got true"),
    "a huge number": (TILE, TILE[:-1] + "9" * 30, "got a huge number"),
    "a number beyond reading": (TILE, TILE[:-1] + "9" * 5000, "TOML, got"),
    "a list for a number": (TILE, f"{TILE[:-1]}[6]", "got a list"),
    "an unknown field": (TILE, f"{TILE}, colour = 1", "a field of the format, got 'colour'"),
    "a missing field": (TILE, 'id = "cg1", color = "common gown"', "the field value, got none"),
    "an unknown colour": (TILE, TILE.replace("common gown", "blue"), "a name of the book, got 'blue'"),
    "a field twice": (TILE, f"{TILE}, value = 6", "TOML, got: Duplicate inline table key"),
    "an id twice": ('id = "cg2"', 'id = "cg1"', "one piece per id, got 'cg1' 2 times"),
    "an odd id": ('id = "cg1"', 'id = "../cg1"', "an id, such as"),
    "an id that is too long": ('id = "cg1"', f'id = "{"a" * 40}"', "an id, such as"),
    "silk of no colour of the game": ('silk = { "common gown" = 1 }', "silk = { purple = 1 }", "got 'purple'"),
    "two rewards": ("reward = { livre = 2 }", "reward = { livre = 2, lace = 1 }", "a reward of one kind"),
    "a hall that is not there": ('id = "h1-a", hall = 1', 'id = "h1-a", hall = 6', "a hall from 1 to 5"),
    "a hall too few": (", [3, 1]]", "]", "5 entries, got 4 entries"),
    "a drawer too many": ("drawers = [3, 3, 3]", "drawers = [3, 3, 3, 3]", "3 entries, got 4 entries"),
    "no windows": ("windows = [8, 6, 4, 2, 1, 0]", "windows = []", "a list of 1 to 99 entries"),
    "too few numbers of a pair": ("firework_points = [6, 2]", "firework_points = [6]", "a list of 2 values"),
    "a decoration twice": ('id = "statue-1"', 'id = "firework-1"', "one decoration per id"),
    "a name that is no text": ('name = "synthetic set, deluxe-2020"', "name = 3", "a text on one line"),
    "another format": ("rococo-components/1", "rococo-components/2", "the format"),
    "another edition": ('edition = "deluxe-2020"', 'edition = "original-2013"', "a set for deluxe-2020"),
    "a mark without a value": ("[marks]\n", '[marks]\n"garments.zz" = "synthetic"\n', "a mark for values that are"),
    "a mark that is no text": ("[marks]\n", '[marks]\n"garments" = 1\n', "a text"),
    "a mark that cites nothing": ("[marks]\n", '[marks]\n"garments" = "cited"\n', "a citation"),
    "a table twice": ("[marks]\n", "[few]\n[marks]\n", "TOML, got"),
    "no TOML": ("[marks]\n", "[marks\n", "TOML, got"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_slip_is_named_with_its_place(name: str, tmp_path: Path) -> None:
    old, new, says = BAD[name]
    assert says in str(_refusal(tmp_path, _changed(old, new)))


@pytest.mark.parametrize(
    ("old", "group"),
    [("cg1", "garments"), ("t48", "resources"), ("vi-team", "employees"), ("journeyman", "start_team")],
)
def test_a_missing_piece_is_named(old: str, group: str, tmp_path: Path) -> None:
    lines = [line for line in _whole().split("[marks]")[0].splitlines() if f'id = "{old}"' not in line]
    error = _refusal(tmp_path, "\n".join(lines))
    assert "one is missing" in error.hint
    assert error.where.endswith(f" {group}")


def test_the_place_of_a_slip_is_its_line(tmp_path: Path) -> None:
    text = _changed(TILE, f'{TILE[:-1]}"6"')
    line = next(n for n, row in enumerate(text.splitlines(), 1) if 'value = "6"' in row)
    assert f"own.toml:{line} garments.cg1.value" in _refusal(tmp_path, text).where


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"\xff\xfe\x00", "UTF-8, got the byte 0xff"),
        (b'name = "caf\xe9"', "UTF-8, got the byte 0xe9"),
        (b"", "the format"),
        (b"\x00", "TOML, got"),
        (b"a = " + b"[" * 100_000, "TOML, got"),
        (b"a = " + b"{b = " * 100_000, "TOML, got"),
        (b"# " + b"x" * (2 * 1024 * 1024), "a file of components, got more than"),
    ],
)
def test_what_is_no_file_of_components_is_refused(content: bytes, says: str, tmp_path: Path) -> None:
    assert says in str(_refusal(tmp_path, content))


def test_a_file_that_is_not_there_or_no_file_is_refused(tmp_path: Path) -> None:
    for path, says in ((tmp_path / "none.toml", "a file that can be read"), (tmp_path, "no regular file")):
        with pytest.raises(RequestError, match=says):
            read_set(DELUXE, path)


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(RequestError, match="an edition"):
        read_set("deluxe-2021")


def test_marks_are_no_part_of_the_values() -> None:
    parts = shipped(DELUXE)
    bare: ComponentSet = dataclasses.replace(parts, marks={})
    assert bare.digest == parts.digest
