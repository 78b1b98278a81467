"""A small set of parts, made by hand, so that a person can count along what a game does with it."""

from __future__ import annotations

from specs.parts import Board, DecorationSpace, Employee, GarmentTile, GuestSpace, Notions, Parts, ResourceTile
from specs.questions.bonuses import Bonus
from specs.vocabulary import Decoration, Garment, KitchenSide, Role

BLUE, PINK, GREEN, ORANGE = Garment.COMMON_GOWN, Garment.COMMON_COAT, Garment.UNCOMMON_GOWN, Garment.RARE_COAT
"""The colours as the Deluxe edition has them; silk is counted in this order."""


def _garment(id: str, color: Garment, silk: str, value: int, points: int, needs: str = "") -> GarmentTile:
    rolls = (silk.count("b"), silk.count("p"), silk.count("g"), silk.count("o"))
    return GarmentTile(
        id=id,
        color=color,
        value=value,
        points=points,
        master="M" in needs,
        silk=rolls,
        thread=needs.count("t"),
        lace=needs.count("l"),
    )


def _tile(id: str, silk: str, notions: Notions) -> ResourceTile:
    return ResourceTile(
        id=id, silk=(silk.count("b"), silk.count("p"), silk.count("g"), silk.count("o")), notions=notions
    )


def _employee(bonus: Bonus) -> Employee:
    roman = bonus.value.split(":")[0]
    level = ("I", "II", "III", "IV", "V", "VI").index(roman) + 1
    role = ROLES.get(bonus, Role.JOURNEYMAN)
    pays = {Role.MASTER: 10, Role.JOURNEYMAN: 7, Role.APPRENTICE: 4}[role]
    return Employee(id=bonus.name.lower().replace("_", "-"), level=level, role=role, bonus=bonus, pays=pays)


CROWNED = (Bonus.VI_TEAM, Bonus.VI_NOTIONS, Bonus.VI_MASTER_GUESTS, Bonus.VI_COUPLES)
ROLES = {
    **dict.fromkeys(CROWNED, Role.APPRENTICE),
    Bonus.IV_MAKE: Role.MASTER,
    Bonus.III_TEAM: Role.APPRENTICE,
    Bonus.VI_EXCHANGE: Role.MASTER,
}
"""Who is no Journeyman."""

_NOTIONS = {"t": Notions.THREAD, "l": Notions.LACE, "+": Notions.BOTH, "/": Notions.EITHER}

GARMENTS = (
    _garment("blue-gown", BLUE, "bbb", 12, 3, "Ml"),
    _garment("blue-2", BLUE, "b", 6, 2),
    _garment("blue-3", BLUE, "bb", 8, 2, "t"),
    _garment("blue-4", BLUE, "bp", 9, 2),
    _garment("pink-1", PINK, "p", 6, 2),
    _garment("pink-2", PINK, "pp", 9, 3, "l"),
    _garment("pink-3", PINK, "bpp", 11, 3),
    _garment("green-1", GREEN, "gg", 11, 3),
    _garment("green-2", GREEN, "ggg", 18, 4, "Mt"),
    _garment("green-3", GREEN, "g", 10, 2),
    _garment("green-4", GREEN, "gg", 13, 3, "t"),
    _garment("orange-1", ORANGE, "o", 12, 3),
    _garment("orange-2", ORANGE, "oo", 20, 5, "M"),
    _garment("orange-3", ORANGE, "ob", 15, 3),
    _garment("orange-4", ORANGE, "o", 14, 2, "l"),
)

TILES = tuple(
    _tile(id, silk, _NOTIONS[notions])
    for id, silk, notions in (
        ("pink-pair", "pp", "/"),
        ("blue-pair", "bb", "/"),
        ("blue-green", "bg", "l"),
        ("blue", "b", "+"),
        ("pink", "p", "+"),
        ("mixed", "bp", "t"),
        ("green", "g", "l"),
        ("green-pair", "gg", "t"),
        ("orange", "o", "/"),
        ("orange-pair", "oo", "t"),
        ("spare-1", "b", "t"),
        ("spare-2", "b", "t"),
        ("spare-3", "p", "t"),
        ("spare-4", "p", "l"),
        ("spare-5", "b", "l"),
        ("spare-6", "p", "/"),
    )
)

START_TEAM = (
    Employee(id="master-1", level=0, role=Role.MASTER, bonus=None, pays=10),
    Employee(id="master-2", level=0, role=Role.MASTER, bonus=None, pays=10),
    Employee(id="journeyman", level=0, role=Role.JOURNEYMAN, bonus=Bonus.START_ACQUIRE, pays=7),
    Employee(id="apprentice-1", level=0, role=Role.APPRENTICE, bonus=Bonus.START_NOTION, pays=4),
    Employee(id="apprentice-2", level=0, role=Role.APPRENTICE, bonus=Bonus.START_LIVRE, pays=4),
)

_REWARDS = {"h1-3": "livre", "h2-2": "thread", "h3-2": "lace", "h4-2": "tile"}
_GUESTS = tuple(
    GuestSpace(
        id=f"h{hall}-{n}",
        hall=hall - 1,
        master=n in {1, 6},
        livre=3 if _REWARDS.get(f"h{hall}-{n}") == "livre" else 0,
        thread=int(_REWARDS.get(f"h{hall}-{n}") == "thread"),
        lace=int(_REWARDS.get(f"h{hall}-{n}") == "lace"),
        tile=int(_REWARDS.get(f"h{hall}-{n}") == "tile"),
    )
    for hall in range(1, 6)
    for n in range(1, 7)
)
"""Six spaces in each hall; the first and the last are for guests of a Master."""

_DECORATIONS = (
    *(
        DecorationSpace(id=f"firework-{n}", kind=Decoration.FIREWORK, price=price, points=points, factor=factor)
        for n, (price, points, factor) in enumerate(((4, 1, 2), (8, 3, 2), (12, 5, 3)), start=1)
    ),
    *(
        DecorationSpace(id=f"musician-{n}", kind=Decoration.MUSICIAN, price=6, points=3, hall=n - 1)
        for n in range(1, 6)
    ),
    *(DecorationSpace(id=f"statue-{n}", kind=Decoration.STATUE, price=10, points=0) for n in range(1, 4)),
    *(
        DecorationSpace(id=f"left-{n}", kind=Decoration.KITCHEN, price=p, points=n, side=KitchenSide.BY_DECORATIONS)
        for n, p in ((1, 4), (2, 6))
    ),
    *(
        DecorationSpace(id=f"right-{n}", kind=Decoration.KITCHEN, price=p, points=n, side=KitchenSide.BY_GARMENTS)
        for n, p in ((1, 5), (2, 7))
    ),
)

PARTS = Parts(
    name="made by hand",
    garments=GARMENTS,
    resources=TILES,
    start_team=START_TEAM,
    employees=tuple(_employee(b) for b in Bonus if not b.value.startswith("start")),
    board=Board(
        windows=(8, 6, 4, 2, 1, 0),
        drawers=(4, 4, 4),
        guests=_GUESTS,
        hall_points=((9, 4), (7, 3), (6, 2), (5, 2), (3, 1)),
        decorations=_DECORATIONS,
        all_halls=(6, 4),
        firework_points=(7, 3),
    ),
    digest="made-by-hand",
)
