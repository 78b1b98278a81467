"""Marks of values in a user's file: none of them makes a value better than it is."""

from __future__ import annotations

from pathlib import Path

from specs.component_marks import PRINTED, Trust
from specs.component_sets import read_set, shipped
from specs.component_writing import write_set

DELUXE = "deluxe-2020"


def test_a_forged_mark_makes_no_value_a_cited_one(tmp_path: Path) -> None:
    ours = shipped(DELUXE)
    text = write_set(ours)
    value = 'id = "cg1", color = "common gown", value = 6'
    assert value in text
    forged = text.replace(value, value.replace("6", "7"))
    for mark, claimed in (
        ('"garments.*.value" = "synthetic"', "cited deluxe-pt:1-2"),
        ('"few.windows.1" = "synthetic"', "derived: so it must be"),
    ):
        assert mark in forged
        forged = forged.replace(mark, mark.replace("synthetic", claimed))
    file = tmp_path / "own.toml"
    file.write_text(forged, encoding="utf-8")
    own = read_set(DELUXE, file)
    assert own.marks["garments.cg1.value"] == PRINTED
    assert own.marks["few.windows.1"].trust in {Trust.SYNTHETIC, Trust.PRINTED}
    kept = {p for p, m in own.marks.items() if m.trust is Trust.CITED}
    assert kept == {p for p, m in ours.marks.items() if m.trust is Trust.CITED}
    assert all(own.marks[p] == ours.marks[p] for p in kept)
