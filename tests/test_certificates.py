"""The certificates of the real book: a sample is read by both solvers."""

from __future__ import annotations

from functools import cache

import pytest
import z3

from oracle.apps.certificates import certificates, of_gaps, of_proofs
from oracle.apps.library import evidence, library
from oracle.apps.prove import families
from oracle.consistency.ask import findings
from oracle.consistency.certify import Certificate, second_opinion

pytestmark = pytest.mark.slow

STEP = 40
"""One certificate in so many is read."""


@cache
def made() -> tuple[Certificate, ...]:
    found = findings(evidence())
    proofs = [c for f in families(library()) for c in of_proofs(library(), f)]
    return tuple(certificates(found, evidence(), gaps=of_gaps(found, evidence()), proofs=proofs))


def test_there_is_one_of_every_kind_and_each_has_a_file_of_its_own() -> None:
    assert {(c.kind, c.expected) for c in made()} == {
        ("conflict", "unsat"), ("conflict", "sat"), ("gap", "sat"), ("invariant", "unsat"), ("invariant", "sat"),
    }  # fmt: skip
    assert len({c.file for c in made()}) == len(made())
    assert not [c.file for c in made() if not c.of]


def test_both_solvers_read_a_sample_and_say_what_is_expected() -> None:
    for certificate in made()[::STEP]:
        solver = z3.Solver()
        solver.from_string(certificate.text)
        assert str(solver.check()) == certificate.expected, certificate.file
        assert second_opinion(certificate.text) == certificate.expected, certificate.file


def test_every_gap_that_has_a_case_is_certified() -> None:
    wanted = {f.id for f in findings(evidence()) if f.kind.value == "gap"}
    assert {f for c in made() if c.kind == "gap" for f in c.of} == wanted
