"""Component values as answers: each is read off the shipped set, with the mark of the least trusted part."""

from __future__ import annotations

import pytest

from oracle.apps.asking import question_named
from oracle.apps.asking_components import MADE_OF, printed
from oracle.consistency.cases import cases
from specs.component_sets import shipped
from specs.editions import EDITIONS, book
from specs.vocabulary import Role


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", MADE_OF)
def test_every_value_belongs_to_a_question_and_agrees_with_the_book(name: str, edition: str) -> None:
    question = question_named(name)
    assert question is not None
    law = book(edition)
    values = 0
    for args in cases(question):
        case = dict(zip(question.names, args, strict=True))
        found = printed(edition, question, case)
        if found is None:
            continue
        values += 1
        assert found.trust in {"cited", "derived", "reviewed", "synthetic"}
        assert found.says.startswith(f"component value, {found.trust}: ")
        answer = law.answer(question, case).value
        # What the book decides, the parts have as well; where it leaves something open, they are one way it can be.
        if answer is not None:
            assert found.says.split(": ")[1].split(" ")[0] == str(answer)
    assert values


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_starting_roles_are_reviewed(edition: str) -> None:
    question = question_named("start_cards_of_role")
    assert question is not None
    said = {}
    for role in Role:
        found = printed(edition, question, {"role": role})
        assert found is not None
        assert found.trust == "reviewed"
        said[role.value] = found.says.split(": ")[1].split(" ")[0]
    assert said == {"master": "2", "journeyman": "1", "apprentice": "2"}


def test_a_value_is_trusted_as_far_as_the_least_of_what_it_is_made_of() -> None:
    question = question_named("start_cards_without_bonus")
    assert question is not None
    found = printed("deluxe-2020", question, {})
    assert found is not None
    marks = {m.trust.value for p, m in shipped("deluxe-2020").marks.items() if p.startswith("start_team.")}
    assert "cited" in marks
    assert found.trust == "synthetic"


def test_a_question_that_no_part_answers_has_no_value() -> None:
    question = question_named("favor_end_points")
    assert question is not None
    assert printed("deluxe-2020", question, {}) is None
