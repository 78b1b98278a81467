"""A user's own parts of options: read, refused, marked, written, and played with."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.errors import RequestError
from specs.component_marks import PRINTED, Trust
from specs.component_options import shipped as shipped_options
from specs.component_sets import read_set, shipped
from specs.component_writing import template, write_set
from specs.editions import EDITIONS, OPTIONS
from specs.reference import reference

DELUXE, ORIGINAL = EDITIONS


def _file(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    return file


def _own(tmp_path: Path, options: tuple[str, ...], *changes: tuple[str, str]) -> Path:
    text = write_set(shipped(DELUXE, options)).split("[marks]")[0]
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return _file(tmp_path, text)


COUPLES = 'id = "festive-couples", color = "uncommon gown", value = 14'
DEARER = (COUPLES, COUPLES.replace("14", "15"))


def test_every_value_of_every_option_has_a_mark() -> None:
    parts = shipped(DELUXE, OPTIONS)
    assert set(parts.marks) == set(parts.values)
    added = {p for p in parts.values if p.partition(".")[0] in OPTIONS}
    assert added == set(shipped_options().marks)
    trusted = {t: sum(parts.marks[p].trust is t for p in added) for t in Trust}
    assert trusted[Trust.CITED] > 90
    assert trusted[Trust.PRINTED] == trusted[Trust.REVIEWED] == 0


def test_a_set_with_options_that_is_written_reads_as_it_was(tmp_path: Path) -> None:
    ours = shipped(DELUXE, OPTIONS)
    own = read_set(DELUXE, _file(tmp_path, write_set(ours)))
    assert own.values == ours.values
    assert own.marks == ours.marks
    assert own.digest == ours.digest != shipped(DELUXE).digest


def test_what_a_solo_card_does_not_need_may_be_left_out(tmp_path: Path) -> None:
    text = write_set(shipped(DELUXE, ("solo",)))
    shorter = text.replace(", number = 0", "").replace(", space = 0", "").replace(', kind = "none"', "")
    assert shorter != text
    assert read_set(DELUXE, _file(tmp_path, shorter)).digest == shipped(DELUXE, ("solo",)).digest


def test_an_option_that_a_file_lacks_is_the_shipped_one_and_one_not_asked_for_is_left_out(tmp_path: Path) -> None:
    file = _own(tmp_path, ("festive", "solo"), DEARER)
    own = read_set(DELUXE, file, ("fancy", "festive"))
    assert list(own.options) == ["fancy", "festive"]
    assert own.options["fancy"] == shipped_options().tables["fancy"]
    assert own.values["festive.garments.festive-couples.value"] == 15
    assert set(own.marks) == set(own.values)


def test_a_changed_value_counts_as_printed_and_the_made_up_ones_do_not(tmp_path: Path) -> None:
    own = read_set(DELUXE, _own(tmp_path, ("festive",), DEARER))
    assert own.marks["festive.garments.festive-couples.value"] == PRINTED
    assert own.marks["festive.garments.festive-couples.points"].trust is Trust.SYNTHETIC


@pytest.mark.parametrize(
    ("options", "change", "says"),
    [
        (("festive",), (COUPLES, COUPLES.replace("14", '"14"')), "a whole number from 0 to 99, got '14'"),
        (("festive",), ("festive-couples", "cg1"), "one tile per id"),
        (("festive",), ('bonus = "common coats"', 'bonus = "coats"'), "a name of the book, got 'coats'"),
        (("fancy",), ("[fancy]", "[fancies]"), "did you mean 'fancy'"),
        (("solo",), ('kind = "musician"', 'kind = "music"'), "did you mean 'musician'"),
        (("jewelry-box",), ('id = "s-livre"', 'id = "i-livre"'), "one card per id"),
        (("jewelry-box",), ('  { id = "cn1", color = "common gown" },\n', ""), "24 entries, got 23"),
    ],
)
def test_a_slip_in_a_table_of_an_option_is_named(
    options: tuple[str, ...], change: tuple[str, str], says: str, tmp_path: Path
) -> None:
    with pytest.raises(RequestError) as caught:
        read_set(DELUXE, _own(tmp_path, options, change))
    assert says in f"{caught.value} {caught.value.hint}"
    assert "own.toml" in caught.value.where


def test_the_original_has_no_options(tmp_path: Path) -> None:
    table = write_set(shipped(DELUXE, ("festive",))).split("[festive]")[1].split("[marks]")[0]
    text = write_set(shipped(ORIGINAL)).split("[marks]")[0] + f"[festive]{table}"
    with pytest.raises(RequestError, match="no parts of options with original-2013"):
        read_set(ORIGINAL, _file(tmp_path, text))
    with pytest.raises(RequestError, match="no options with original-2013"):
        shipped(ORIGINAL, ("festive",))


def test_a_game_is_played_with_the_user_s_own_table_and_its_digest_says_so(tmp_path: Path) -> None:
    plain = reference(DELUXE, 3, options=("fancy", "festive")).header()["components"]
    same = _own(tmp_path, ("festive",))
    assert reference(DELUXE, 3, options=("fancy", "festive"), components=same).header()["components"] == plain
    own = _own(tmp_path, ("festive",), DEARER)
    game = reference(DELUXE, 3, options=("fancy", "festive"), components=own)
    assert game.header()["components"] != plain
    assert {g.id: g.value for g in game.setting.parts.garments}["festive-couples"] == 15
    # A table of an option that is not played changes nothing.
    base = reference(DELUXE, 3, components=own).header()["components"]
    assert base == reference(DELUXE, 3).header()["components"]


def test_an_own_part_may_not_bear_the_id_of_one_that_an_option_brings(tmp_path: Path) -> None:
    own = _own(tmp_path, (), ('id = "cg1"', 'id = "fg"'))
    assert reference(DELUXE, 3, components=own).setting.parts.garments[0].id == "fg"
    with pytest.raises(RequestError, match="one garment per id, got 'fg' 2 times"):
        reference(DELUXE, 3, options=("fancy",), components=own)


def test_the_template_asks_for_what_no_text_states_and_gives_nothing_away() -> None:
    text = template(shipped(DELUXE, OPTIONS))
    assert 'prices = ["?"]' in text
    assert 'bonus = "J: by rings", pays = "?"' in text
    assert text.count('{ id = "jewel-') == 24
    assert '"cn1"' not in text
    assert "jewelry-2" not in text
    assert 'color = "uncommon gown", value = 14, points = 0, master = "?"' in text
