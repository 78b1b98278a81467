"""Sets of components are judged by everything the texts state: each law is seen to hold and to fail."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from specs.component_judge import Violation
from specs.component_laws import check, level_of
from specs.component_marks import Mark, Trust
from specs.component_sets import shipped
from specs.component_values import KINDS, ComponentSet
from specs.editions import EDITIONS, book
from specs.parts import Board, Notions
from specs.questions.base_setup import BoardSide
from specs.questions.bonuses import Bonus, bonuses_on_level
from specs.vocabulary import Decoration, Garment, KitchenSide, Role

DELUXE, ORIGINAL = EDITIONS
Change = Callable[[ComponentSet], ComponentSet]


def _changed(pieces: tuple[Any, ...], which: Callable[[Any], bool], values: dict[str, Any]) -> tuple[Any, ...]:
    assert any(which(p) for p in pieces)
    return tuple(dataclasses.replace(p, **values) if which(p) else p for p in pieces)


def pieces(group: str, *ids: str, **values: Any) -> Change:
    """Give pieces (all, without ids) other values."""

    def change(parts: ComponentSet) -> ComponentSet:
        found: Any = _changed(getattr(parts, group), lambda p: not ids or p.id in ids, values)
        return dataclasses.replace(parts, **{group: found})

    return change


def board(side: BoardSide | None, change: Callable[[Board], dict[str, Any]]) -> Change:
    """Change one side of the board, or both."""

    def changed(parts: ComponentSet) -> ComponentSet:
        boards = {s: dataclasses.replace(b, **change(b)) if side in {None, s} else b for s, b in parts.boards.items()}
        return dataclasses.replace(parts, boards=boards)

    return changed


def few(**values: Any) -> Change:
    """Give the side for few players other values."""
    return board(BoardSide.FEW, lambda _: values)


def guests(which: Callable[[Any], bool], **values: Any) -> Change:
    """Change guest spaces of both sides."""
    return board(None, lambda b: {"guests": _changed(b.guests, which, values)})


def decorations(which: Callable[[Any], bool], **values: Any) -> Change:
    """Change decorations of both sides."""
    return board(None, lambda b: {"decorations": _changed(b.decorations, which, values)})


def without(kind: Decoration) -> Change:
    """Take a kind of decoration away."""
    return board(None, lambda b: {"decorations": tuple(d for d in b.decorations if d.kind is not kind)})


def _of(kind: Decoration, d: Any) -> bool:
    return bool(d.kind is kind)


FIREWORK = partial(_of, Decoration.FIREWORK)

# Each change, and what the check has to say: the beginning of the path, words of the law, a line or rule it rests on.
WRONG: dict[str, tuple[Change, str, str, str]] = {
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
        "deluxe-pt:134",
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
    "a window too dear": (few(windows=(9, 8, 4, 0)), "few.windows.1", "from 0 to 8", "deluxe-pt:457"),
    "windows that rise": (few(windows=(0, 4, 8)), "few.windows", "fall away from the left", "ruling garments.dearest"),
    "too few windows": (few(windows=(8,)), "few.windows", "at least 2 windows", "deluxe-pt:310"),
    "no free window": (board(None, lambda _: {"windows": (8, 4, 1)}), "windows", "lowest price", "deluxe-pt:457"),
    "no window of the highest price": (
        board(None, lambda _: {"windows": (7, 4, 0)}),
        "windows",
        "highest price of a window is 8",
        "deluxe-pt:457",
    ),
    "no window of the worked example": (
        board(None, lambda _: {"windows": (8, 0)}),
        "windows",
        "pays 4 Livre",
        "deluxe-pt:476",
    ),
    "a drawer without a price": (few(drawers=(3, 3, 5)), "few.drawers.3", "room for 1 to 4 tiles", "deluxe-pt:404"),
    "a hall without a master guest space": (
        guests(lambda g: g.hall == 2, master=False),
        "few.guests",
        "a master guest space in hall 3",
        "garments.",
    ),
    "a hall without guest spaces": (
        guests(lambda g: g.hall == 2, hall=1),
        "few.guests",
        "guest spaces in hall 3",
        "deluxe-pt",
    ),
    "two lace for a garment": (guests(lambda g: g.lace, lace=2), "few.guests.", "a lace: 1", "deluxe-pt:502"),
    "two tiles for a garment": (guests(lambda g: g.tile, tile=2), "few.guests.", "a resource tile: 1", "deluxe-pt:503"),
    "no thread on any guest space": (
        guests(lambda g: g.thread, thread=0),
        "guests",
        "some guest spaces bring a thread",
        "deluxe-pt:501",
    ),
    "a reward on every guest space": (
        guests(lambda _: True, livre=1),
        "few.guests",
        "not every guest space has a reward",
        "garments.",
    ),
    "hall points the wrong way round": (
        few(hall_points=((3, 7), (6, 3), (5, 2), (4, 2), (3, 1))),
        "few.hall_points.1",
        "the first number of a hall is larger",
        "deluxe-pt:690",
    ),
    "two musicians in a hall": (
        decorations(lambda d: d.hall == 2, hall=1),
        "few.musicians",
        "musicians in hall 2: 1",
        "ruling decorations.one_musician",
    ),
    "no fireworks": (without(Decoration.FIREWORK), "few", "decorations to fund: firework", "deluxe-pt:561"),
    "no statues": (without(Decoration.STATUE), "few", "decorations to fund: statue", "deluxe-pt:564"),
    "a kitchen of one side": (
        decorations(lambda d: d.side is KitchenSide.BY_GARMENTS, side=KitchenSide.BY_DECORATIONS),
        "few.kitchen",
        "spaces of the side that pays by garments",
        "decorations.",
    ),
    "no points for decorations": (
        decorations(lambda _: True, points=0),
        "few",
        "decorations with prestige points",
        "deluxe-pt",
    ),
    "a factor of four": (
        decorations(lambda d: d.factor == 3, factor=4),
        "few.fireworks.",
        "a factor of 2 or 3",
        "deluxe-pt:561",
    ),
    "no factor of three": (decorations(FIREWORK, factor=2), "fireworks", "have the factor 3", "deluxe-pt:561"),
    "the dearest firework on the left": (
        board(BoardSide.FEW, lambda b: {"decorations": b.decorations[::-1]}),
        "few.fireworks",
        "dearer to the right",
        "deluxe-pt:670",
    ),
    "another majority of fireworks": (
        few(firework_points=(8, 3)),
        "few.firework_points.first",
        "gives 6 or 7",
        "deluxe-pt:666",
    ),
    "another second place of fireworks": (
        few(firework_points=(6, 1)),
        "few.firework_points.second",
        "gives 3 or 2",
        "deluxe-pt:668",
    ),
    "crossed pairs for fireworks": (few(firework_points=(6, 3)), "few.firework_points.second", "6 goes with 2", "668"),
    "both sides with the same fireworks": (
        few(firework_points=(7, 3)),
        "firework_points",
        "on one side of the board the majority of fireworks gives 6",
        "deluxe-pt:666",
    ),
    "spaces for all halls of one value": (
        few(all_halls=(4, 4)),
        "few.all_halls",
        "some spaces of the bonus are more valuable",
        "deluxe-pt:583",
    ),
    "spaces for all halls that rise": (few(all_halls=(2, 4)), "few.all_halls", "most valuable first", "deluxe-pt:583"),
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


def _evidence(violation: Violation) -> str:
    cited = map(str, violation.citations)
    return " ".join([*violation.rules, *(f"ruling {r}" for r in violation.rulings), *cited])


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_shipped_set_contradicts_nothing(edition: str) -> None:
    assert check(shipped(edition)) == ()


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_value_is_found_with_what_the_text_says(name: str) -> None:
    change, path, says, by = WRONG[name]
    found = check(change(shipped(DELUXE)))
    fitting = [v for v in found if v.path.startswith(path) and says in v.says]
    assert fitting, [(v.path, v.says) for v in found]
    assert by in _evidence(fitting[0])
    assert fitting[0].hint
    assert not fitting[0].doubt


@pytest.mark.parametrize("name", WRONG)
def test_the_original_is_judged_by_its_own_texts_or_by_what_it_borrows(name: str) -> None:
    change, path, says, _ = WRONG[name]
    fitting = [v for v in check(change(shipped(ORIGINAL))) if v.path.startswith(path) and says in v.says]
    assert fitting
    assert fitting[0].doubt == ("worked example" in name)


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
