"""The parts of options are judged by everything the texts state: each law is seen to fail."""

from __future__ import annotations

import pytest

from specs.component_laws import check
from specs.component_sets import shipped
from specs.editions import EDITIONS, OPTIONS
from specs.parts import Notions
from specs.questions.garment_sets import FestiveBonus
from specs.questions.garment_sets_couture import Couture
from specs.questions.jewelry_bonuses import NewBonus
from specs.questions.jewelry_bonuses_conditions import Condition
from specs.questions.solo_staff import JewelSymbol
from specs.vocabulary import Action, Decoration, Garment, Role
from tests.changed_parts import Case, added, evidence, first_found, listed

DELUXE = EDITIONS[0]
OURS = shipped(DELUXE, OPTIONS).options
BOX = "jewelry-box"

WRONG: dict[str, Case] = {
    "a jewel too few": (
        listed(BOX, "jewels", OURS[BOX]["jewels"][:-1]),
        "jewelry-box.jewels.count",
        "number of jewels: 24",
        "deluxe-pt:953",
    ),
    "no jewel of a colour": (
        added(BOX, "jewels", "rr1", "rr2", "rr3", "rr4", "rr5", color=Garment.COMMON_COAT),
        "jewelry-box.jewels",
        "some jewels have the colour of a rare coat",
        "deluxe-pt:1286",
    ),
    "no rings": (added(BOX, "jewels", color=Garment.COMMON_GOWN), "jewelry-box.jewels", "show a ring", "deluxe-pt:"),
    "jewelry decorations that get cheaper": (
        listed(BOX, "spaces", OURS[BOX]["spaces"][::-1]),
        "jewelry-box.spaces",
        "the cheapest first",
        "deluxe-pt:1038",
    ),
    "jewelry decorations without points": (
        added(BOX, "spaces", points=0),
        "jewelry-box.spaces",
        "with prestige points",
        "deluxe-pt:1039",
    ),
    "a new employee too few": (
        listed(BOX, "employees", OURS[BOX]["employees"][1:]),
        "jewelry-box.employees.count",
        "number of new journeymen and masters: 18",
        "deluxe-pt:933",
    ),
    "a new bonus twice": (
        added(BOX, "employees", "m-gowns", bonus=NewBonus.M_JEWELS),
        "jewelry-box.employees",
        "'M: by jewels' stands on one card",
        "deluxe-pt:1253",
    ),
    "a new bonus on another role": (
        added(BOX, "employees", "m-gowns", role=Role.JOURNEYMAN),
        "jewelry-box.employees.m-gowns.role",
        "the role that goes with M: by pairs of gowns",
        "deluxe-pt:12",
    ),
    "ten new journeymen": (
        added(BOX, "employees", "m-gowns", role=Role.JOURNEYMAN),
        "jewelry-box.employees",
        "number of cards, journeyman: 9",
        "deluxe-pt:936",
    ),
    "a new master of another level": (
        added(BOX, "employees", "m-gowns", level=6),
        "jewelry-box.employees.m-gowns.level",
        "the level of new employees, master: 5",
        "deluxe-pt:933",
    ),
    "another amount for a new master": (
        added(BOX, "employees", "m-gowns", pays=7),
        "jewelry-box.employees.m-gowns.pays",
        "Livre for deputing, master: 10",
        "deluxe-pt:",
    ),
    "a condition that is missing": (
        added(BOX, "apprentices", "s-livre", condition=Condition.COATS),
        "jewelry-box.apprentices",
        "a specialised apprentice asks for Livre",
        "deluxe-pt:1319",
    ),
    "another amount for a specialised apprentice": (
        added(BOX, "apprentices", "s-livre", pays=5),
        "jewelry-box.apprentices.s-livre.pays",
        "a specialised apprentice: 4",
        "deluxe-pt:",
    ),
    "a specialised apprentice too few": (
        listed(BOX, "apprentices", OURS[BOX]["apprentices"][1:]),
        "jewelry-box.apprentices.count",
        "number of specialised apprentices: 10",
        "deluxe-pt:939",
    ),
    "a solo card too few": (
        listed("solo", "cards", OURS["solo"]["cards"][1:]),
        "solo.cards.count",
        "cards of the solo opponent: 25",
        "deluxe-pt:1354",
    ),
    "a solo card that deputes": (
        added("solo", "cards", "b1", action=Action.DEPUTE),
        "solo.cards.b1.action",
        "a main action that the solo opponent can take",
        "deluxe-pt:1399",
    ),
    "no solo card that hires": (
        added("solo", "cards", "b16", "b17", "b18", "b19", action=Action.MAKE_GARMENT),
        "solo.cards",
        "some cards say: hire",
        "deluxe-pt:1483",
    ),
    "a fourth drawer": (
        added("solo", "cards", "b3", number=4),
        "solo.cards.b3.number",
        "a drawer that her cards can name",
        "deluxe-pt:1405",
    ),
    "a drawer that no card names": (
        added("solo", "cards", "b3", number=2),
        "solo.cards",
        "a card names drawer 1",
        "deluxe-pt:1405",
    ),
    "a fourth space": (
        added("solo", "cards", "b6", space=4),
        "solo.cards.b6.space",
        "a space of a drawer from 1 to 3",
        "deluxe-pt:1405",
    ),
    "a space that no card names": (
        added("solo", "cards", "b6", space=2),
        "solo.cards",
        "a card names space 1",
        "deluxe-pt:1405",
    ),
    "a drawer and a space at once": (
        added("solo", "cards", "b3", space=1),
        "solo.cards.b3",
        "either a drawer or a space",
        "deluxe-pt:1394",
    ),
    "a garment without a number": (
        added("solo", "cards", "b9", number=0),
        "solo.cards.b9",
        "a number, where something is counted",
        "deluxe-pt:1394",
    ),
    "no card for statues": (
        added("solo", "cards", "b22", kind=Decoration.MUSICIAN),
        "solo.cards",
        "a card names this kind of decoration: statue",
        "deluxe-pt:1510",
    ),
    "a decoration without a kind": (
        added("solo", "cards", "b22", kind=None),
        "solo.cards.b22",
        "a kind of decoration to fund",
        "deluxe-pt:1394",
    ),
    "a sixth hall": (added("solo", "cards", "b1", hall=6), "solo.cards.b1.hall", "a hall from 1 to 5", "deluxe-pt"),
    "a symbol that is missing": (
        added("solo", "cards", symbol=JewelSymbol.NONE),
        "solo.cards",
        "a jewel of the garment's colour",
        "deluxe-pt:1467",
    ),
    "no card of the example": (
        added("solo", "cards", "b11", "b12", number=4),
        "solo.cards",
        "an example shows a card that says: make garment, number 2",
        "deluxe-pt:1416",
    ),
    "a fancy garment too few": (
        listed("fancy", "garments", OURS["fancy"]["garments"][1:]),
        "fancy.garments.count",
        "number of fancy garments: 4",
        "deluxe-pt:1588",
    ),
    "fancy garments that are cheap": (
        added("fancy", "garments", value=12),
        "fancy.garments",
        "the value in Livre: more on a fancy garment",
        "deluxe-pt:1588",
    ),
    "fancy garments that need little": (
        added("fancy", "garments", silk=(1, 0, 0, 0), thread=0, lace=0),
        "fancy.garments",
        "resources needed: more on a fancy garment",
        "deluxe-pt:1591",
    ),
    "fancy garments of no new height": (
        added("fancy", "garments", points=4),
        "fancy.garments",
        "more than 4",
        "deluxe-pt:1588",
    ),
    "a fancy tile that the base game has": (
        added("fancy", "resources", "ft1", silk=(1, 1, 0, 0), notions=Notions.EITHER),
        "fancy.resources.ft1",
        "another combination than resources.",
        "deluxe-pt:1588",
    ),
    "a festive bonus twice": (
        added("festive", "garments", "festive-couples", bonus=FestiveBonus.COMMON_GOWNS),
        "festive.garments",
        "points for pairs of gown and coat",
        "deluxe-pt:1607",
    ),
    "a festive garment that needs nothing": (
        added("festive", "garments", "festive-couples", silk=(0, 0, 0, 0), thread=0, lace=0),
        "festive.garments.festive-couples",
        "a garment needs resources",
        "components.sketch_needs",
    ),
    "a haute couture bonus twice": (
        added("haute-couture", "garments", "couture-favor", bonus=Couture.TILE),
        "haute-couture.garments",
        "brings: favor and Livre",
        "deluxe-pt:1647",
    ),
    "another colour of the gown": (
        added("haute-couture", "garments", "couture-livre", color=Garment.COMMON_GOWN),
        "haute-couture.garments.couture-livre.color",
        "brings Livre: uncommon gown",
        "deluxe-pt:1636",
    ),
    "another value of the gown": (
        added("haute-couture", "garments", "couture-livre", value=15),
        "haute-couture.garments.couture-livre.value",
        "when it is sold: 14",
        "deluxe-pt:1636",
    ),
    "a gown with points": (
        added("haute-couture", "garments", "couture-livre", points=1),
        "haute-couture.garments.couture-livre.points",
        "no prestige points of its own",
        "deluxe-pt:1676",
    ),
}


def test_the_shipped_parts_of_options_contradict_nothing() -> None:
    assert check(shipped(DELUXE, OPTIONS)) == ()


@pytest.mark.parametrize("option", OPTIONS)
def test_each_option_is_judged_by_itself(option: str) -> None:
    assert check(shipped(DELUXE, (option,))) == ()


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_value_is_found_with_what_the_text_says(name: str) -> None:
    found = first_found(DELUXE, WRONG[name], OPTIONS)
    assert WRONG[name][3] in evidence(found)
    assert found.hint
    assert not found.doubt
