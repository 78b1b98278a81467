"""What answers leave of the ways in which a subject may play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from oracle.engine.identify import Belief, Question, Record, Said, Way, budget, fits, learn, parts_laws, put, worth
from oracle.engine.protocol import Answer, Claims, Kind
from oracle.engine.subject import Question as Message


class Scripted:
    """A subject that gives the answers it is told to give."""

    claims = Claims()

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)

    def ask_all(self, questions: Sequence[Message]) -> list[Answer]:
        """Answer as told."""
        assert len(questions) >= len(self.answers)
        return self.answers


DONE = Answer(Kind.RESULT, {})
LEGAL = Question(opening={}, actions=("a", "b"), asks="legal")


def way(value: object, law: str = "one", **choices: int) -> Way:
    """Give a way of playing with what comes of it."""
    return Way(law=law, choices={t: frozenset({w}) for t, w in choices.items()}, said=Said(value=value))


def belief(**sizes: int) -> Belief:
    """Give a belief in which everything is open."""
    return Belief({"one": {t: frozenset(range(n)) for t, n in sizes.items()}})


def test_a_refused_action_is_an_answer() -> None:
    said = put(Scripted(DONE, DONE, Answer(Kind.REFUSED, "no"), DONE), LEGAL)
    assert (said.refused, said.unknown) == (1, "")


def test_what_is_skipped_is_unknown() -> None:
    skipped = Answer(Kind.SKIPPED, "not written")
    assert put(Scripted(skipped), LEGAL).unknown.startswith("start")
    assert put(Scripted(DONE, DONE, DONE, skipped), LEGAL).unknown.startswith("legal")


def test_legal_actions_may_come_in_any_order() -> None:
    said = put(Scripted(DONE, DONE, DONE, Answer(Kind.RESULT, ["hand 2 1", "forgo"])), LEGAL)
    assert fits(LEGAL, Said(value=["forgo", "hand 1 2"]), said)
    assert not fits(LEGAL, Said(value=["forgo"]), said)


def test_a_part_of_a_position_is_enough() -> None:
    asked = Question(opening={}, actions=(), asks="position")
    assert fits(asked, Said(value={"round": 1, "purse": 5}), Said(value={"round": 1}))
    assert not fits(asked, Said(value={"round": 1, "purse": 5}), Said(value={"purse": 4}))


def test_an_answer_leaves_what_gives_it() -> None:
    known, record = belief(x=2, y=3), Record()
    ways = [way(["forgo"], x=0), way(["pass"], x=1)]
    subject = Scripted(DONE, DONE, DONE, Answer(Kind.RESULT, ["pass"]))
    assert learn(subject, LEGAL, ways, known, record)
    assert known.open["one"] == {"x": frozenset({1}), "y": frozenset({0, 1, 2})}
    assert (record.asked, record.misfits) == (1, [])


def test_what_no_way_gives_changes_nothing_and_is_kept() -> None:
    known, record = belief(x=2), Record()
    subject = Scripted(DONE, DONE, DONE, Answer(Kind.RESULT, ["dance"]))
    assert not learn(subject, LEGAL, [way(["forgo"], x=0), way(["pass"], x=1)], known, record)
    assert known.undecided("one") == ["x"]
    assert record.misfits[0].theirs.value == ["dance"]


def test_what_is_known_of_two_together_is_used_later() -> None:
    known = belief(x=2, y=2)
    known.narrow([way(1, x=0, y=1), way(1, x=1, y=0)])
    assert known.undecided("one") == ["x", "y"]
    assert not known.allows(way(2, x=1, y=1))
    known.narrow([way(3, x=0)])
    assert known.open["one"] == {"x": frozenset({0}), "y": frozenset({1})}
    assert known.together == []


def test_a_law_that_gives_no_such_answer_is_gone() -> None:
    known = Belief({"one": {"x": frozenset({0, 1})}, "other": {}})
    known.narrow([way(1, x=1)])
    assert known.laws == ("one",)


WORTHS: Mapping[float, list[Way]] = {
    0.0: [way(1, x=0), way(1, x=1)],
    1.0: [way(1, x=0), way(2, x=1)],
    2.0: [way(n, x=n) for n in range(4)],
}


@pytest.mark.parametrize("bits", WORTHS)
def test_a_question_is_worth_the_bits_of_its_answers(bits: float) -> None:
    assert worth(WORTHS[bits]) == pytest.approx(bits)


def test_laws_weigh_alike() -> None:
    assert worth([way(n, x=n) for n in range(2)] + [way(9, law="other")]) == pytest.approx(1.5)


def test_a_question_parts_laws_if_each_answer_leaves_one() -> None:
    assert parts_laws([way(1), way(2), way(3, law="other")])
    assert not parts_laws([way(1), way(2), way(2, law="other")])
    assert not parts_laws([way(1), way(2)])


def test_two_questions_for_a_bit_and_five_more() -> None:
    assert [budget(n) for n in (1, 2, 1024)] == [5, 7, 25]


def test_a_trait_that_a_way_does_not_name_is_played_in_any_way_by_it() -> None:
    known = belief(a=2, b=2)
    known.narrow([way(1, a=0), way(1, a=1, b=1)])
    assert known.open["one"] == {"a": frozenset({0, 1}), "b": frozenset({0, 1})}
    assert not known.allows(way(1, a=1, b=0))
    assert known.allows(way(1, a=0, b=0))


def test_what_is_reopened_is_not_known_any_more_nor_what_came_of_it() -> None:
    known = belief(a=2, b=2, c=2)
    known.narrow([way(1, a=0, b=0), way(1, a=1, b=1)])
    known.narrow([way(1, a=1)])
    known.narrow([way(1, c=1)])
    assert known.open["one"] == {t: frozenset({1}) for t in "abc"}
    known.reopen("one", {"a": frozenset({0}), "c": frozenset({1})})
    assert known.open["one"] == {t: frozenset({0, 1}) for t in "abc"}
    # What was known before still is.
    known.narrow([way(1, a=0)])
    assert known.open["one"]["b"] == {0}


def test_what_never_was_open_is_from_now_on() -> None:
    known = Belief({"one": {"a": frozenset({0}), "b": frozenset({0, 1})}})
    known.narrow([way(1, b=1)])
    known.reopen("one", {"a": frozenset({1})})
    assert known.open["one"]["a"] == {0, 1}
