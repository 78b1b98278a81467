"""Sets of components are judged by everything the texts state: each law on tiles and cards is seen to hold and fail."""

from __future__ import annotations

import dataclasses

import pytest

from specs.component_card_laws import level_of
from specs.component_laws import check
from specs.component_marks import Mark, Trust
from specs.component_sets import shipped
from specs.component_values import KINDS
from specs.editions import EDITIONS, book
from specs.parts import Notions
from specs.questions.base_setup import BoardSide
from specs.questions.bonuses import Bonus, bonuses_on_level
from specs.vocabulary import Decoration, Garment, Role
from tests.changed_parts import Case, board, evidence, first_found, pieces

DELUXE, ORIGINAL = EDITIONS

WRONG: dict[str, Case] = {
    "a garment too dear": (pieces("garments", "rc6", value=29), "garments.rc6.value", "from 6 to 28", "deluxe-pt:42"),
    "a garment too cheap": (pieces("garments", "cg1", value=5), "garments.cg1.value", "from 6 to 28", "deluxe-pt:42"),
    "no garment of the highest value": (pieces("garments", "rc6", value=27), "garments", "goes up to 28", "42"),
    "no garment of the lowest value": (pieces("garments", "cg1", "cc1", value=7), "garments", "begins with 6", "42"),
    "points too many": (pieces("garments", "rc6", points=5), "garments.rc6.points", "from 2 to 4", "deluxe-pt"),
    "points too few": (pieces("garments", "rc6", points=1), "garments.rc6.points", "from 2 to 4", "deluxe-pt"),
    "no garment of most points": (
        pieces("garments", points=2),
        "garments",
        "goes up to 4",
        "components.points_highest",
    ),
    "another colour": (
        pieces("garments", "cg1", color=Garment.RARE_COAT),
        "garments",
        "number of tiles, rare coat: 6",
        "deluxe-pt:34",
    ),
    "a garment that needs nothing": (
        pieces("garments", "cg1", silk=(0, 0, 0, 0), thread=0, lace=0),
        "garments.cg1",
        "a garment needs resources",
        "components.sketch_needs",
    ),
    "no golden thimble": (pieces("garments", master=False), "garments", "some garments have a golden thimble", "467"),
    "golden thimbles everywhere": (pieces("garments", master=True), "garments", "and some have none", "467"),
    "no silk of the own colour": (
        pieces("garments", color=Garment.RARE_COAT, silk=(1, 0, 0, 0)),
        "garments",
        "silk of the garment's main colour",
        "garments.own_colour",
    ),
    "no silk of other colours": (
        pieces("garments", color=Garment.RARE_COAT, silk=(0, 0, 0, 1)),
        "garments",
        "silk of another colour",
        "garments.other_colours",
    ),
    "garments all alike": (
        pieces(
            "garments", color=Garment.RARE_COAT, silk=(0, 0, 0, 1), value=9, points=2, master=True, thread=0, lace=0
        ),
        "garments",
        "can differ",
        "components.garments_differ",
    ),
    "a tile without silk": (
        pieces("resources", "t1", silk=(0, 0, 0, 0)),
        "resources.t1.silk",
        "each tile shows silk",
        "components.tiles_combine",
    ),
    "silk of one colour missing": (
        pieces("resources", silk=(2, 1, 1, 0)),
        "resources",
        "some tiles show silk, rare coat",
        "deluxe-pt",
    ),
    "rare silk as common as common silk": (
        pieces("resources", silk=(1, 1, 1, 1)),
        "resources",
        "rare silk is scarcer than common silk",
        "deluxe-pt:84",
    ),
    "no tile of two rolls": (pieces("resources", silk=(1, 0, 0, 0)), "resources", "2 rolls of silk", "deluxe-pt:424"),
    "no plus": (pieces("resources", notions=Notions.EITHER), "resources", "have a plus", "deluxe-pt:414"),
    "no slash": (pieces("resources", notions=Notions.BOTH), "resources", "have a slash", "deluxe-pt:415"),
    "no lace": (pieces("resources", notions=Notions.THREAD), "resources", "some tiles show lace", "deluxe-pt"),
    "no thread": (pieces("resources", notions=Notions.LACE), "resources", "some tiles show thread", "deluxe-pt"),
    "another level": (
        pieces("employees", "ii-make", level=3),
        "employees",
        "number of cards of level 2: 4",
        "deluxe-pt:132",
    ),
    "a level that is not there": (
        pieces("employees", "ii-make", level=7),
        "employees.ii-make.level",
        "from 1 to 6",
        "deluxe-pt:127",
    ),
    "other roles of level II": (
        pieces("employees", "ii-make", role=Role.APPRENTICE),
        "employees",
        "number of cards of level 2, journeyman: 2",
        "ruling components.roles_of_levels",
    ),
    "other roles of level V": (
        pieces("employees", "v-silk", role=Role.APPRENTICE),
        "employees",
        "number of cards of level 5, master: 2",
        "ruling components.roles_of_levels",
    ),
    "a crowned bonus on a Master": (
        pieces("employees", "vi-team", role=Role.MASTER),
        "employees.vi-team",
        "bonuses that count at the end stand on crowned cards alone",
        "deluxe-pt",
    ),
    "a bonus twice": (
        pieces("employees", "i-depute", bonus=Bonus.I_LIVRE),
        "employees",
        "'I: Livre' stands on one card of its level",
        "deluxe-pt:720",
    ),
    "a bonus of another level": (
        pieces("employees", "i-depute", bonus=Bonus.II_DEPUTE),
        "employees.i-depute.bonus",
        "listed for the level of its card",
        "deluxe-pt:720",
    ),
    "no bonus": (
        pieces("employees", "i-depute", bonus=None),
        "employees.i-depute.bonus",
        "every employee to hire has a bonus",
        "bonuses.",
    ),
    "another amount for deputing": (
        pieces("employees", "i-depute", pays=8),
        "employees.i-depute.pays",
        "Livre for deputing, journeyman: 7",
        "deluxe-pt:541",
    ),
    "a starting Master with a bonus": (
        pieces("start_team", "master-1", bonus=Bonus.START_LIVRE),
        "start_team.master-1.bonus",
        "no bonus on a starting card",
        "deluxe-pt:380",
    ),
    "a starting bonus too few": (
        pieces("start_team", "apprentice-1", bonus=None),
        "start_team",
        "'start: thread or lace' stands on one card",
        "deluxe-pt:711",
    ),
    "a starting card of a level": (
        pieces("start_team", "apprentice-1", level=1),
        "start_team.apprentice-1.level",
        "has no level",
        "deluxe-pt",
    ),
    "three starting Apprentices": (
        pieces("start_team", "journeyman", role=Role.APPRENTICE),
        "start_team",
        "number of starting cards, apprentice: 2",
        "ruling components.start_roles",
    ),
    "no garment of the worked example": (
        pieces("garments", "cg10", lace=0),
        "garments",
        "a worked example shows a common gown",
        "deluxe-pt:474",
    ),
    "no tile of the worked example": (
        pieces("resources", notions=Notions.BOTH),
        "resources",
        "2 rolls of common coat silk",
        "deluxe-pt:424",
    ),
    "no two tiles of the worked example": (
        pieces("resources", silk=(1, 1, 0, 0)),
        "resources",
        "two tiles with 3 rolls of common gown silk",
        "deluxe-pt:476",
    ),
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_shipped_set_contradicts_nothing(edition: str) -> None:
    assert check(shipped(edition)) == ()


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_value_is_found_with_what_the_text_says(name: str) -> None:
    found = first_found(DELUXE, WRONG[name])
    assert WRONG[name][3] in evidence(found)
    assert found.hint
    assert not found.doubt


@pytest.mark.parametrize("name", WRONG)
def test_the_original_is_judged_by_its_own_texts_or_by_what_it_borrows(name: str) -> None:
    assert first_found(ORIGINAL, WRONG[name]).doubt == ("worked example" in name)


def test_a_review_alone_makes_a_doubt_and_no_violation() -> None:
    halls = ((7, 3), (6, 3), (5, 2), (4, 2), (4, 1))
    parts = board(None, lambda _: {"hall_points": halls})(shipped(DELUXE))
    assert [(v.path, v.doubt) for v in check(parts)] == [("hall_points", True)]
    parts = pieces("garments", "cg5", lace=2)(shipped(DELUXE))
    assert [(v.path, v.doubt) for v in check(parts)] == [("garments", True)]


def test_one_side_of_the_board_is_not_asked_for_what_may_stand_on_the_other() -> None:
    ours = shipped(DELUXE)
    boards = {BoardSide.FEW: dataclasses.replace(ours.boards[BoardSide.FEW], windows=(7, 5, 1))}
    assert check(dataclasses.replace(ours, boards=boards)) == ()


def test_what_no_text_cites_may_not_be_called_cited() -> None:
    ours = shipped(DELUXE)
    false = Mark(trust=Trust.CITED, at=(("deluxe-pt", 42, 43),))
    found = check(dataclasses.replace(ours, marks={**ours.marks, "garments.cg1.value": false}))
    assert [v.path for v in found] == ["garments.cg1.value"]
    assert "stands in a text" in found[0].says


def test_what_a_text_cites_may_not_be_changed_under_its_mark() -> None:
    found = check(pieces("employees", "i-depute", bonus=Bonus.I_LIVRE)(shipped(DELUXE)))
    assert any(v.path == "employees.i-depute.bonus" and "the text has I: depute" in v.says for v in found)


def test_bonuses_bear_the_level_that_the_texts_list_them_under() -> None:
    law = book(DELUXE)
    for level in range(7):
        listed = law.answer(bonuses_on_level, {"bonus_level": level}).value
        assert sum(level_of(b) == level for b in Bonus) == listed


def test_a_board_has_a_list_for_every_kind_of_decoration() -> None:
    assert set(KINDS.values()) == set(Decoration)
