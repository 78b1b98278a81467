"""Every worked example that the claims know is played by a test, which names its lines."""

from __future__ import annotations

import re
from pathlib import Path

from oracle.apps.library import library
from oracle.findings import cite

PLAYED = ("test_examples.py", "test_option_examples.py")
CITED = re.compile(r"([a-z]+-[a-z]{2}):(\d+)(?:-(\d+))?")


def test_every_worked_example_is_played_by_a_test_that_names_its_lines() -> None:
    named: set[tuple[str, int]] = set()
    for file in PLAYED:
        for source, first, last in CITED.findall((Path(__file__).parent / file).read_text(encoding="utf-8")):
            named |= {(source, line) for line in range(int(first), int(last or first) + 1)}
    lib = library()
    sources = {s.id: s for s in lib.sources}
    examples = [(claim, cite(sources[claim.source], claim.at)) for claim in lib.claims if claim.example]
    assert examples
    left = {
        claim.id
        for claim, citations in examples
        for c in citations
        if not named & {(c.source, line) for line in range(c.first, c.last + 1)}
    }
    assert not left
