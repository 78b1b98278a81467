"""Views, plain values and short text of games with options."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from oracle.errors import InvalidPositionError
from specs.actions.opponent_cards import SEAT
from specs.position import NOBODY, Position, bits
from specs.setting import Setting
from specs.steps import Step
from specs.views import HIDDEN, read_position, write_position
from tests.dressmakers import played
from tests.option_walks import ALL, BOX, COMBINATIONS, FESTIVE, SOLO, optional, played_with, positions_with

SCHEMA = Draft202012Validator(json.loads(files("specs").joinpath("position.schema.json").read_text(encoding="utf-8")))
WHOLE = (SOLO, *ALL)


def fits(value: Any) -> None:
    SCHEMA.validate(json.loads(json.dumps(value)))


@pytest.mark.parametrize("options", COMBINATIONS)
def test_every_position_and_view_fits_the_schema(options: tuple[str, ...]) -> None:
    game = optional(options, 3)
    positions = positions_with(options, 3)
    for position in (*positions[::41], positions[0], positions[-1]):
        shown = game.show(position)
        fits(shown)
        assert ("jewelry" in shown) is (BOX in options)
        assert ("opponent" in shown) is (SOLO in options)
        for seat in range(game.players):
            fits(game.view(position, seat))


@pytest.mark.parametrize("options", COMBINATIONS)
def test_a_position_read_from_its_text_is_the_same(options: tuple[str, ...]) -> None:
    game = optional(options, 5)
    positions = positions_with(options, 5, 2)
    for position in (*positions[::23], positions[0], positions[-1]):
        again = read_position(write_position(position))
        assert again == position
        assert hash(again) == hash(position)
        assert game.legal_actions(again) == game.legal_actions(position)


def test_more_cards_than_bits_of_a_machine_word_are_written() -> None:
    game = optional(ALL, 5)
    assert len(game.setting.cards) > 64
    position = positions_with(ALL, 5)[-1].copy()
    position.seat(0).pile |= 1 << len(game.setting.cards) - 1
    assert read_position(write_position(position)) == position


def test_the_text_of_a_base_game_holds_nothing_of_options() -> None:
    text = write_position(played("deluxe-2020", 4)[200])
    assert "null" not in text
    assert len(json.loads(text.partition(" ")[2])) == len(Position.__slots__) - 2


@pytest.mark.parametrize(
    ("place", "value", "says"),
    [
        (-2, [1, 2], "values for the Jewelry Box"),
        (-2, 7, "values for the Jewelry Box"),
        (-2, [[], [], 1, [], [], [], [], [], []], "one entry for each seat|a number for the bag"),
        (-1, [1, 2], "solo opponent"),
        (-1, [[1], 2, 3, 4, 5], "solo opponent"),
        (-1, [1 << 200, 0, 0, 0, -1], "whole number"),
    ],
)
def test_a_wrong_text_is_refused(place: int, value: Any, says: str) -> None:
    head, _, body = write_position(positions_with(WHOLE, 1)[80]).partition(" ")
    values = json.loads(body)
    values[place] = value
    with pytest.raises(InvalidPositionError, match=says):
        read_position(f"{head} {json.dumps(values)}")


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    with pytest.raises(InvalidPositionError):
        read_position(f"rococo/1 [{'9' * 5000}]")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("jewelry", "bag"), "cn1"),
        (("jewelry", "display"), [1]),
        (("jewelry", "decks", "journeyman"), None),
        (("jewelry", "seats", 0, "prepares"), "baker"),
        (("jewelry", "seats", 0, "tasks"), ["dance"]),
        (("jewelry", "seats", 0, "apprentice"), 2),
        (("jewelry", "seats", 0, "masters"), -1),
        (("opponent", "hand"), []),
        (("opponent", "shown"), [1]),
        (("opponent", "more"), 1),
    ],
)
def test_a_wrong_position_does_not_fit(path: tuple[Any, ...], value: Any) -> None:
    document = json.loads(json.dumps(optional(WHOLE, 1).show(positions_with(WHOLE, 1)[90])))
    assert SCHEMA.is_valid(document)
    place = document
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    assert not SCHEMA.is_valid(document)


# What is hidden.


def _swapped(position: Position, setting: Setting) -> Position:
    """Give a position that differs in what nobody, or not everybody, may see."""
    new = position.copy()
    box = new.own_box()
    later = max(bits(new.deck), key=lambda c: setting.level[c])
    beside = next(bits(box.decks[1]))
    box.decks = (box.decks[0], box.decks[1] & ~(1 << beside) | 1 << later)
    new.deck = new.deck & ~(1 << later) | 1 << beside
    spare = next(c for c in range(setting.first_specialised, len(setting.cards)) if c not in box.dealt)
    box.dealt = tuple(spare if n == 2 and c != NOBODY else c for n, c in enumerate(box.dealt))
    return new


def test_decks_beside_the_exams_and_others_apprentices_are_hidden() -> None:
    game = optional(ALL, 3)
    position = next(p for p in positions_with(ALL, 3) if p.round == 2 and p.todo[-1][0] == Step.CARD)
    other = _swapped(position, game.setting)
    assert game.show(other) != game.show(position)
    assert game.view(other, 0) == game.view(position, 0)
    assert game.view(other, 2) != game.view(position, 2)
    seen = game.view(position, 0)["jewelry"]
    assert position.box is not None
    assert seen["bag"] == position.box.bag.bit_count()
    assert seen["decks"] == {
        "journeyman": position.box.decks[0].bit_count(),
        "master": position.box.decks[1].bit_count(),
    }
    assert seen["seats"][0]["apprentice"].startswith("s-")
    assert [s["apprentice"] for s in seen["seats"][1:]] == [HIDDEN, HIDDEN]
    assert seen["display"] == game.show(position)["jewelry"]["display"]


def test_who_has_passed_an_exam_looks_through_its_deck() -> None:
    found = 0
    for seed in range(4, 9):
        for before, _, _ in played_with(ALL, 3, seed):
            if before.todo[-1][0] == Step.PICK:
                game = optional(ALL, 3)
                _, seat, exam = before.todo[-1]
                word = ("journeyman", "master")[exam]
                whole = game.show(before)["jewelry"]["decks"][word]
                for other in range(3):
                    seen = game.view(before, other)["jewelry"]["decks"]
                    assert seen[word] == (whole if other == seat else len(whole))
                    assert isinstance(seen[("master", "journeyman")[exam]], int)
                found += 1
    assert found


def test_the_opponents_cards_employees_and_tiles_are_counted_and_not_shown() -> None:
    game = optional(WHOLE, 1)
    for position in positions_with(WHOLE, 1)[40::50]:
        seen, whole = game.view(position, 0), game.show(position)
        assert seen["opponent"]["unseen"] == len(whole["opponent"]["unseen"])
        assert seen["opponent"]["shown"] == whole["opponent"]["shown"]
        assert seen["opponent"]["hand"] == whole["opponent"]["hand"]
        assert seen["seats"][SEAT]["reserve"] == len(whole["seats"][SEAT]["reserve"])
        assert seen["seats"][SEAT]["tiles"] == len(whole["seats"][SEAT]["tiles"])
        assert seen["seats"][0] == whole["seats"][0]
        hers = whole["opponent"]
        kept = len(hers["unseen"]) + len(hers["shuffled_anew"])
        assert hers["hand"] + hers["stock"] == kept
        assert kept + len(hers["shown"]) + (hers["acts_by"] is not None) == len(game.setting.parts.opponent)


def test_a_discard_pile_is_shown_in_its_order() -> None:
    game = optional(ALL, 3)
    for position in positions_with(ALL, 3)[::31]:
        assert position.box is not None
        for seat, shown in enumerate(game.show(position)["seats"]):
            assert shown["discard"] == [game.notation.card(c) for c in position.box.piles[seat]]
            assert set(position.box.piles[seat]) == set(bits(position.seats[seat].pile))


def test_late_garments_are_in_no_bag_before_they_come() -> None:
    game = optional((FESTIVE,), 2)
    first, *_, last = positions_with((FESTIVE,), 2)
    late = {g.id for g in game.setting.parts.garments[-game.setting.parts.late_garments :]}
    assert not late & set(game.show(first)["bag"])
    assert last.bag | last.rags
