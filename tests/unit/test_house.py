"""House rules: a game follows what its players have agreed on; a broken file gives one message with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.errors import BookError, RequestError
from specs.editions import book
from specs.house import house_rules
from specs.reference import Reference, reference
from specs.steps import Step
from specs.tables import Tables
from tests.small_parts import PARTS
from tests.table import DELUXE, ORIGINAL, Table

RULING = """
[[ruling]]
id = "{id}"
question = "{question}"
says = "{id}"
answers = [{answers}]
"""


def agreed(directory: Path, *rulings: tuple[str, str, str]) -> Path:
    """Write a file of house rules: id, question and answers of each."""
    file = directory / "house.toml"
    text = "".join(RULING.format(id=i, question=q, answers=a) for i, q, a in rulings)
    file.write_text(text, encoding="utf-8")
    return file


def test_a_lower_floor_lets_a_team_of_four_shrink(tmp_path: Path) -> None:
    answers = '{ deck_size = [2, 3, 4], answer = "may" }'
    house = agreed(tmp_path, ("smaller", "may_depute", answers))
    for own, may in ((None, False), (house, True)):
        table = Table(house=own)
        table.team(0, hand=("0:master-1",), reserve=("0:master-2", "0:journeyman", "0:apprentice-1"))
        table.do("card 0:master-1")
        assert ("main depute" in table.legal()) is may


def test_a_higher_floor_keeps_a_team_of_five(tmp_path: Path) -> None:
    house = agreed(tmp_path, ("larger", "may_depute", '{ deck_size = [5], answer = "may not" }'))
    table = Table(ORIGINAL, house=house)
    table.do("card 0:master-1")
    assert "main depute" not in table.legal()


def test_prices_follow(tmp_path: Path) -> None:
    house = agreed(
        tmp_path,
        ("dear", "hire_price", "{ shown = [1], answer = 4 }"),
        ("cheap", "resource_price", "{ answer = 0 }"),
        ("rich", "start_livre", "{ answer = 30 }"),
    )
    table = Table(house=house)
    assert table.seat().livre == 30
    table.line_up("i-livre")
    table.fill(("blue", "pink", "green"))
    table.do("card 0:master-1", "main hire", "hire i-livre")
    assert table.now.seats[0].livre == 26
    table.do("card 1:journeyman", "main acquire", "drawer 1", "tile blue", "keep")
    assert table.now.seats[1].livre == 30


@pytest.mark.parametrize("edition", [DELUXE, ORIGINAL])
def test_a_forbidden_main_action_is_not_there(tmp_path: Path, edition: str) -> None:
    answers = '{ action = ["fund decoration"], answer = "may not" }'
    table = Table(edition, house=agreed(tmp_path, ("plain", "may_take_action", answers)))
    table.do("card 0:master-1")
    assert table.legal() == ["main favor", "main depute", "main none"]


def test_a_main_action_for_another_role_is_there(tmp_path: Path) -> None:
    answers = '{ role = ["apprentice"], action = ["claim favor"], answer = "may" }'
    table = Table(house=agreed(tmp_path, ("kind", "may_take_action", answers)))
    table.do("card 0:apprentice-1")
    assert "main favor" in table.legal()


def test_a_shorter_game_ends_sooner(tmp_path: Path) -> None:
    house = agreed(tmp_path, ("short", "game_ends_after_round", "{ answer = 2 }"))
    table = Table(house=house)
    for n in range(3):
        cards = [f"{n}:{c}" for c in ("master-1", "master-2", "journeyman", "apprentice-1", "apprentice-2")]
        table.team(n, pile=cards)
    table.ready()
    assert table.game.is_over(table.now)


def test_what_is_refused_names_the_house_rule(tmp_path: Path) -> None:
    house = agreed(tmp_path, ("larger", "may_depute", '{ deck_size = [5], answer = "may not" }'))
    table = Table(house=house).do("card 0:master-1")
    refusal = table.game.refuse(table.now, table.game.read("main depute"))
    assert refusal.rule == "house.larger.1"


def test_house_rules_have_a_digest_of_their_own(tmp_path: Path) -> None:
    plain = reference(DELUXE, 2)
    file = agreed(tmp_path, ("dear", "hire_price", "{ answer = 9 }"))
    own = reference(DELUXE, 2, house=file)
    assert own.header()["rulings"] != plain.header()["rulings"]
    assert {**own.header(), "rulings": ""} == {**plain.header(), "rulings": ""}
    file.write_text(file.read_text(encoding="utf-8").replace("9", "8"), encoding="utf-8")
    assert reference(DELUXE, 2, house=file).header()["rulings"] != own.header()["rulings"]


GOOD = RULING.format(id="x", question="hire_price", answers="{ answer = 1 }")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "ruling"),
        ("ruling = 3", "ruling"),
        ("[[ruling]", ""),
        ("[[ruling]]\nid = 'x'", "question"),
        (GOOD.replace("hire_price", "hire_prize"), "hire_prize"),
        (GOOD.replace("answer = 1", "answer = 'much'"), "much"),
        (GOOD.replace("answer = 1", "answer = true"), "answer"),
        (GOOD.replace("answer = 1", "answer = -4"), "-4"),
        (GOOD.replace("answer = 1", "answer = 10000000000000000000000"), "answer"),
        (GOOD.replace("answer = 1", "shown = [9], answer = 1"), "9"),
        (GOOD.replace("answer = 1", "shown = 'four', answer = 1"), "four"),
        (GOOD.replace("answer = 1", "showing = [1], answer = 1"), "showing"),
        (GOOD.replace("answer = 1", "shown = [1]"), "answer"),
        (GOOD.replace("[{ answer = 1 }]", "[]"), "answers"),
        (GOOD.replace("[{ answer = 1 }]", "[7]"), "7"),
        (GOOD.replace("[{ answer = 1 }]", "'none'"), "answers"),
        (GOOD.replace('says = "x"', "says = 5"), "says"),
        (GOOD.replace('says = "x"', 'says = ""'), "says"),
        (GOOD + GOOD, "one ruling per id"),
        (GOOD + "\nmore = 1", "more"),
        (GOOD.replace("answer = 1", "answer = nan"), "nan"),
        (GOOD.replace("answer = 1", "answer = [1]"), "answer"),
    ],
)
def test_a_broken_file_gives_one_message_with_its_place(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(RequestError) as caught:
        house_rules(file)
    told = str(caught.value)
    assert "house.toml" in told
    assert says in told


def test_files_that_are_none_are_refused(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00[")
    for name in ("missing.toml", ".", "bytes"):
        with pytest.raises(RequestError) as caught:
            house_rules(tmp_path / name)
        assert str(tmp_path) in str(caught.value)


# Rules that the machine cannot follow are refused, never half followed.


@pytest.mark.parametrize(
    ("question", "answers"),
    [
        ("game_ends_after_round", "{ answer = 8 }"),
        ("employees_revealed", "{ answer = 5 }"),
        ("queue_leftovers_leave_game", "{ answer = false }"),
        ("deck_level_at", "{ place = [3], answer = 2 }"),
    ],
)
def test_what_cannot_be_played_is_refused(tmp_path: Path, question: str, answers: str) -> None:
    with pytest.raises(RequestError) as caught:
        reference(DELUXE, 2, house=agreed(tmp_path, ("odd", question, answers)))
    assert question in str(caught.value)


def test_a_deck_whose_levels_have_no_place_is_refused_by_the_game_too() -> None:
    """However the answers came: a game that would be stuck does not begin."""
    tables = Tables(book(DELUXE))
    tables.__dict__["deck_level_at"] = (None, 1, 2, 2, 4, 5, 6)
    with pytest.raises(BookError, match="each level of the deck"):
        Reference(tables, PARTS, 3)


@pytest.mark.parametrize("name", ["hire_price", "may_hire_from"])
def test_a_queue_longer_than_the_book_is_asked_about_has_its_greatest_price(name: str) -> None:
    table = Table()
    assert len(getattr(table.game.setting.rule, name)) == 5
    table.line_up("i-livre", "i-notion", "i-bag-free", "i-acquire", "i-depute")
    table.do("card 0:master-1", "main hire", "hire i-notion")
    assert table.seat().livre == 10


def test_a_deck_may_be_turned_round(tmp_path: Path) -> None:
    answers = ", ".join(f"{{ place = [{n}], answer = {7 - n} }}" for n in range(1, 7))
    table = Table(house=agreed(tmp_path, ("round", "deck_level_at", answers)))
    table.at((Step.CARD, 0), (Step.REVEAL,))
    assert all(a.startswith("reveal vi-") for a in table.legal())


# Answers that contradict each other are told in words, with both places.


def test_two_rulings_that_contradict_each_other_are_named(tmp_path: Path) -> None:
    file = agreed(
        tmp_path,
        ("small", "may_depute", '{ deck_size = [3, 4], answer = "may" }'),
        ("large", "may_depute", '{ deck_size = [4, 5], via = "bonus", answer = "may not" }'),
    )
    with pytest.raises(RequestError) as caught:
        house_rules(file)
    says = str(caught.value)
    for told in ("may_depute (deck_size 4, via bonus)", "'may' by small", "'may not' by large"):
        assert told in says
    for line in (6, 12):
        assert f"{file}:{line} ruling" in says
    assert "Via" not in says
    assert "{" not in says


@pytest.mark.parametrize(
    ("answers", "right"),
    [
        ('{ deck_size = [3, 4], answer = "may" }, { deck_size = [4, 5], answer = "may not" }', False),
        ('{ deck_size = 4, answer = "may" }, { deck_size = [3, 4], answer = "may not" }', False),
        ('{ deck_size = 4, answer = "may" }, { deck_size = 4, answer = "may not" }', False),
        ('{ deck_size = [3, 4], answer = "may" }, { deck_size = [4, 5], answer = "may" }', True),
        ('{ answer = "may" }, { deck_size = [3, 4], answer = "may not" }', True),
        ('{ via = "bonus", answer = "may" }, { via = "main action", answer = "may not" }', True),
    ],
)
def test_within_a_ruling_only_an_exception_may_answer_again(tmp_path: Path, answers: str, right: bool) -> None:
    file = agreed(tmp_path, ("one", "may_depute", answers))
    if right:
        assert len(house_rules(file)) == 2
    else:
        with pytest.raises(RequestError, match=r"one answer to may_depute .* by one and .* by one"):
            house_rules(file)


def test_a_fraction_is_no_whole_number(tmp_path: Path) -> None:
    with pytest.raises(RequestError, match=r"one of: .* got 1\.0"):
        house_rules(agreed(tmp_path, ("price", "hire_price", "{ shown = 1.0, answer = 3 }")))


def test_a_file_that_ends_too_soon_has_a_line(tmp_path: Path) -> None:
    file = tmp_path / "cut.toml"
    for text in ('[[ruling]]\nid = "a"\nid = "b"', '[[ruling]]\nid = "a"\nanswers = ['):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(RequestError, match="TOML") as caught:
            house_rules(file)
        assert f"{file}:3" in caught.value.where


def test_a_value_may_be_named_as_conditions_print_it(tmp_path: Path) -> None:
    made = [
        house_rules(agreed(tmp_path, ("one", "may_depute", f'{{ via = "{via}", answer = "may" }}')))[0]
        for via in ("main action", "main")
    ]
    assert str(made[0].when) == str(made[1].when)
