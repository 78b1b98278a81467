from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.concepts import folded
from oracle.search import Entry, Index, clearly_best

ENTRIES = (
    Entry(
        id="deputing.may_depute",
        texts={
            "en": "an employee may be deputed",
            "pt": "um funcionário pode ser delegado",
            "es": "un empleado puede ser delegado",
        },
        topic="deputing",
        kind="rule",
    ),
    Entry(
        id="hiring.price",
        texts={
            "en": "hiring costs what the place says",
            "pt": "a contratação custa o que o espaço diz",
            "es": "la contratación cuesta lo que dice el espacio",
        },
        topic="hiring",
        kind="rule",
    ),
    Entry(
        id="garments.rent_out",
        texts={
            "en": "a garment may be rented out",
            "pt": "um traje pode ser alugado",
            "es": "se puede alquilar un vestido",
        },
        topic="garments",
        kind="rule",
    ),
)
INDEX = Index(ENTRIES, {"employee": ("Funcionário", "empleado", "court tailor"), "garment": ("vestido", "dress")})


def first(query: str) -> str:
    """Give the id of the best hit."""
    return INDEX.find(query)[0].entry.id


def test_an_id_is_an_exact_hit() -> None:
    hit = INDEX.find("hiring.price")[0]
    assert (hit.entry.id, hit.exact, hit.score) == ("hiring.price", True, 100.0)


def test_an_id_without_its_topic_is_an_exact_hit() -> None:
    assert INDEX.find("may_depute")[0].exact


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("deputing", "deputing.may_depute"),
        ("DEPUTES employees", "deputing.may_depute"),
        ("delegar", "deputing.may_depute"),
        ("funcionarios", "deputing.may_depute"),
        ("contratar", "hiring.price"),
        ("contratacao", "hiring.price"),
        ("contratacion", "hiring.price"),
        ("hire", "hiring.price"),
        ("trajes alugados", "garments.rent_out"),
        ("alquilado", "garments.rent_out"),
    ],
)
def test_accents_and_inflection_are_forgiven(query: str, wanted: str) -> None:
    assert first(query) == wanted


@pytest.mark.parametrize(
    ("query", "wanted"),
    [("deputting", "deputing.may_depute"), ("contrataçâo", "hiring.price"), ("garmnet", "garments.rent_out")],
)
def test_slips_are_forgiven(query: str, wanted: str) -> None:
    assert first(query) == wanted


def test_a_word_of_another_text_finds_the_same_thing() -> None:
    assert first("dress") == "garments.rent_out"
    assert first("court tailors") == "deputing.may_depute"


def test_half_a_phrase_is_not_the_phrase() -> None:
    assert INDEX.find("court") == []


def test_nothing_fits_a_word_nobody_uses() -> None:
    assert INDEX.find("xqzzk") == []
    assert INDEX.find("") == []


def test_near_ids_are_named_when_nothing_fits() -> None:
    assert "hiring.price" in INDEX.nearest("hirring prize xx")


def test_the_best_is_clear_only_if_it_leads() -> None:
    (best,) = clearly_best(INDEX.find("alugado"))
    assert best.entry.id == "garments.rent_out"
    twins = Index([Entry(id=f"a.toy_{n}", texts={"en": "a toy"}) for n in "xy"])
    assert clearly_best(twins.find("toy")) == []
    assert clearly_best([]) == []


def test_entries_of_one_matter_are_no_rivals() -> None:
    twins = Index([Entry(id=f"a.toy_{n}", texts={"en": "a toy"}, matter="toys") for n in "xy"])
    assert len(clearly_best(twins.find("toy"))) == 2


def test_words_that_say_nothing_do_not_count() -> None:
    assert first("what does the hiring of one cost") == "hiring.price"


@given(st.text(max_size=40))
def test_any_query_has_an_answer_in_order(query: str) -> None:
    hits = INDEX.find(query)
    assert all(0 <= h.score <= 100 for h in hits)
    assert [h.score for h in hits] == sorted((h.score for h in hits), reverse=True)
    INDEX.nearest(query)


def test_folding_takes_accents_and_case() -> None:
    assert folded("FUNCIONÁRIO, mañana") == "funcionario, manana"
