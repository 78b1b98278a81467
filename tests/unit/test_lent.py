"""What Deluxe alone tells of is our reading there and borrowed in the original."""

from __future__ import annotations

from oracle.apps.library import library
from oracle.rules import Rulebook, Status
from specs.lent import DELUXE, ORIGINAL, SUFFIX, Lent
from specs.questions.all_halls import all_halls_costs


def test_a_lent_rule_is_stated_once_for_each_edition() -> None:
    book = Rulebook("toys")
    lent = Lent(book, "toys.borrowed")
    lent("toys.a", all_halls_costs, 0, "it is free", "é grátis", "es gratis", ruling="toys.ours", overrides=("toys.b",))
    own, other = book.rules
    assert (own.editions, own.ruling, own.overrides) == (DELUXE, "toys.ours", ("toys.b",))
    assert (other.editions, other.ruling, other.overrides) == (ORIGINAL, "toys.borrowed", (f"toys.b{SUFFIX}",))
    assert (own.answer, other.id) == (other.answer, f"toys.a{SUFFIX}")


def test_what_the_original_reads_as_deluxe_is_borrowed() -> None:
    lib = library()
    states = {r.id: r.status for r in lib.rulings}
    ids = {r.id for r in lib.rules}
    lent = [r for r in lib.rules if r.ruling.endswith(".as_in_deluxe")]
    assert lent
    assert all(states[r.ruling] is Status.BORROWED and r.id.removesuffix(SUFFIX) in ids for r in lent)
