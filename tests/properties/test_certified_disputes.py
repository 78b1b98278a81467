"""Certificates of disputes: not one is accepted after any change to it, whether its digest is made anew or not."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from oracle.apps.asking_requests import asked_for
from oracle.apps.certifying import Parts, certificate_of, read, verified
from oracle.disputes.certificate import Document, digest_of, id_of, text_of
from oracle.errors import RequestError
from specs.views import write_position
from tests.dressmakers import played

ASKED = (
    ("may_depute", "deck_size=4"),
    ("may_depute", "via=main"),
    ("garment_tiles_of", "garment=azul"),
    ("start_cards_of_role", "role=journeyman"),
    ("windows",),
    ("apprentice_price",),
    ("legal", "players=2", "action=main hire"),
    ("score", "players=2", "seat=1"),
)
SIDES = ("Ana=open", "Rui=no")


@cache
def certificate(*asked: str) -> Document:
    claims = () if asked[0] == "garment_tiles_of" else SIDES[1:] if asked[0] == "legal" else SIDES[:1]
    if "players=2" in asked:
        position = write_position(played("deluxe-2020", 2)[100])
        return certificate_of(asked_for([*asked, f"position={position}"], ("deluxe-2020",), "", claims))
    return certificate_of(asked_for(asked, (), "", claims))


def accepts(text: str) -> bool:
    """Say whether a certificate is taken, by its text."""
    try:
        document = read(text, "it")
    except RequestError:
        return False
    return not verified(document, text, "it", Parts()).faults


def places(value: Any, *path: Any) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from places(inner, *path, name)
    if isinstance(value, list):
        for number, inner in enumerate(value):
            yield from places(inner, *path, number)


def other(value: Any, draw: st.DataObject) -> Any:
    """Give another value in place of one: near to it, of another kind, or with a part less or more or elsewhere."""
    ways: list[Any]
    if isinstance(value, dict):
        ways = [value | {"more": 1}, *({k: v for k, v in value.items() if k != n} for n in sorted(value))]
    elif isinstance(value, list):
        ways = [[*value, 1], value[1:], value[:-1], value[::-1], value[:1] + value]
    elif isinstance(value, bool):
        ways = [not value, int(value), None]
    elif isinstance(value, int):
        ways = [value + 1, value - 1, str(value), float(value), bool(value)]
    elif isinstance(value, str):
        known = ["yes", "no", "open", "depends", "may", "proved", "deluxe-2020", "original-2013", "deluxe-pt"]
        ways = [value + " ", value[1:], value.upper(), *known]
    else:
        ways = [False, "", 0, []]
    return draw.draw(st.sampled_from(ways))


def changed(document: Document, path: tuple[Any, ...], draw: st.DataObject) -> Document:
    found: Any = copy.deepcopy(document)
    inner = found
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = other(inner[path[-1]], draw)
    # True is 1 in Python, and is not in a file.
    assume(json.dumps(found, sort_keys=True) != json.dumps(document, sort_keys=True))
    return dict(found)


@pytest.mark.parametrize("asked", ASKED, ids=" ".join)
def test_a_certificate_is_confirmed_as_it_was_written(asked: tuple[str, ...]) -> None:
    assert accepts(text_of(certificate(*asked)))


@pytest.mark.slow
@given(st.data())
def test_no_change_is_accepted(draw: st.DataObject) -> None:
    document = certificate(*draw.draw(st.sampled_from(ASKED)))
    path = draw.draw(st.sampled_from(list(places(document))))
    spoilt = changed(document, path, draw)
    if draw.draw(st.booleans()) and "digest" in spoilt:
        spoilt["digest"] = digest_of(spoilt) if path != ("digest",) else spoilt["digest"]
    assert not accepts(text_of(spoilt))


@given(st.data())
def test_no_change_of_an_answer_is_accepted_however_it_is_sealed(draw: st.DataObject) -> None:
    document = certificate(*draw.draw(st.sampled_from(ASKED)))
    path = draw.draw(st.sampled_from([p for p in places(document) if p[0] in {"answers", "asks"}]))
    spoilt = changed(document, path, draw)
    spoilt["id"] = id_of(spoilt["asked"], spoilt["made_with"])
    spoilt["digest"] = digest_of(spoilt)
    assert not accepts(text_of(spoilt))


@given(st.data())
def test_no_other_letter_or_space_is_accepted(draw: st.DataObject) -> None:
    text = text_of(certificate(*draw.draw(st.sampled_from(ASKED))))
    place = draw.draw(st.integers(0, len(text)))
    letter = draw.draw(st.sampled_from(' \n\t0a"x,}'))
    spoilt = text[:place] + letter + text[place + draw.draw(st.integers(0, 1)) :]
    assume(spoilt != text)
    assert not accepts(spoilt)
