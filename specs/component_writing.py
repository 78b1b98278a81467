"""Writes a set of components as a file: whole, or as a template in which only some values are filled in."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from typing import Any, Protocol

from specs.component_files import BLANK
from specs.component_marks import Mark, Trust
from specs.component_options import FORMAT
from specs.component_values import ADDED, SIDES, SOLO, ComponentSet
from specs.questions.base_setup import BoardSide
from specs.questions.bonuses import Bonus
from specs.questions.solo_staff import JewelSymbol
from specs.vocabulary import Action, Decoration, Garment

Keep = Callable[[str], bool]
"""Whether the value at a path is written, or left to be filled in."""


class Written(Protocol):
    """What can be written: a set, or a draft of one that was filled in."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def edition(self) -> str:
        """Its edition."""

    @property
    def values(self) -> Mapping[str, Any]:
        """Its values by path."""

    @property
    def marks(self) -> Mapping[str, Mark]:
        """Their marks."""

    @property
    def boards(self) -> Container[BoardSide]:
        """The sides of the board it has."""


_GROUPS = {
    "garments": ("color", "value", "points", "master", "silk", "thread", "lace"),
    "resources": ("silk", "notions"),
    "start_team": ("level", "role", "bonus", "pays"),
    "employees": ("level", "role", "bonus", "pays"),
    "guests": ("hall", "master", "reward"),
    "fireworks": ("price", "points", "factor"),
    "musicians": ("hall", "price", "points"),
    "statues": ("price", "points"),
    "kitchen": ("side", "price", "points"),
    "jewels": ("color",),
    "spaces": ("price", "points"),
    "apprentices": ("condition", "pays"),
    "cards": ("action", "number", "space", "kind", "hall", "symbol"),
    "festive.garments": ("color", "value", "points", "master", "silk", "thread", "lace", "bonus"),
    "haute-couture.garments": ("color", "value", "points", "master", "silk", "thread", "lace", "bonus"),
}
_SAYS = {
    "garments": "The sketch sides: value and silk in numbers, master = true for a golden thimble.",
    "resources": 'silk as in { "common gown" = 2 }; notions "thread", "lace", "thread + lace" or "thread / lace".',
    "start_team": 'The starting cards of one player, level 0; bonus "none" where there is none.',
    "employees": 'role "master", "journeyman" or "apprentice"; pays is the number beside the carriage.',
    "windows": "Prices of the garment display from left to right.",
    "drawers": "Room for resource tiles in each drawer, from left to right.",
    "guests": "reward { livre = 2 }, { thread = 1 }, { lace = 1 }, { tile = 1 }, or {} for none; hall 1 is royal.",
    "hall_points": "For each hall the larger and the smaller number of points.",
    "fireworks": "From left to right, with the factor of the terrace space.",
    "musicians": "points 0 where none are printed.",
    "statues": "points 0 where none are printed.",
    "kitchen": 'side "pays by decorations" or "pays by garments".',
    "all_halls": "Points, the most valuable first.",
    "firework_points": "Points for most and for second most fireworks.",
    "prices": "Prices of the display of jewels from left to right.",
    "jewels": "A jewel of a gown's colour is a necklace, one of a coat's a ring.",
    "spaces": "The jewelry decorations, from the cheapest on.",
    "apprentices": "The specialised apprentices; pays is the number beside the carriage.",
    "cards": "number: the piece or drawer counted; space: from the left; 0, or kind none, where a card names none.",
}
_SORTS = {"guests": "hall", "musicians": "hall", "kitchen": "side"}
"""By what the pieces of a list are sorted."""

_FIXED = ("firework_points",)
"""Lists whose length belongs to the format."""

_BLANK = f'"{BLANK}"'


def _toml(value: Any) -> str:
    if value is None:
        return '"none"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, tuple):
        named = (f'"{c.value}" = {n}' for c, n in zip(Garment, value, strict=True) if n)
        return "{ " + ", ".join(named) + " }"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{k} = {n}" for k, n in value.items()) + " }" if value else "{}"
    return f'"{getattr(value, "value", value)}"'


def _ids(parts: Written, prefix: str) -> list[str]:
    depth = prefix.count(".") + 1
    found = (p.split(".") for p in parts.values if p.startswith(f"{prefix}."))
    return list(dict.fromkeys(p[depth] for p in found if len(p) > depth + 1))


def _counted(prefix: str, keep: Keep) -> bool:
    """Say whether the number of pieces may show; where it is made up, a template has one piece of each sort."""
    return keep(f"{prefix}.count")


def _sorts(parts: Written, prefix: str) -> list[str]:
    field = _SORTS.get(prefix.rpartition(".")[2])
    first: dict[Any, str] = {}
    for piece in _ids(parts, prefix):
        first.setdefault(parts.values[f"{prefix}.{piece}.{field}"] if field else None, piece)
    return list(first.values())


def _list(parts: Written, prefix: str, keep: Keep) -> Iterator[str]:
    group = prefix.rpartition(".")[2]
    yield f"# {_SAYS[group]}"
    yield f"{group} = ["
    fields_of = _GROUPS.get(prefix, _GROUPS[group])
    counted = _counted(prefix, keep)
    pieces = _ids(parts, prefix) if counted else _sorts(parts, prefix)
    # An id may tell what is made up: where nothing of an added piece is written, its place is its name.
    bare = prefix.partition(".")[0] in ADDED and not any(keep(f"{prefix}.{p}.{f}") for p in pieces for f in fields_of)
    for number, piece in enumerate(pieces, 1):
        fields = [f'id = "{group.removesuffix("s")}-{number}"' if bare else f'id = "{piece}"']
        for field in fields_of:
            path = f"{prefix}.{piece}.{field}"
            shows = keep(path) or (not counted and field == _SORTS.get(group))
            fields.append(f"{field} = {_toml(parts.values[path]) if shows else _BLANK}")
        yield f"  {{ {', '.join(fields)} }},"
    yield "]"


def _numbers(parts: Written, paths: Sequence[str], keep: Keep) -> str:
    return "[" + ", ".join(_toml(parts.values[p]) if keep(p) else _BLANK for p in paths) + "]"


def _row(parts: Written, side: str, group: str, keep: Keep) -> str:
    paths = [p for p in parts.values if p.startswith(f"{side}.{group}.") and not p.endswith(".count")]
    sized = group in _FIXED or group.startswith("hall_points") or _counted(f"{side}.{group}", keep)
    return _numbers(parts, paths if sized else paths[:1], keep)


def _option(parts: Written, option: str, keep: Keep) -> Iterator[str]:
    groups = dict.fromkeys(p.split(".")[1] for p in parts.values if p.startswith(f"{option}."))
    for group in groups:
        if group in _GROUPS:
            yield from _list(parts, f"{option}.{group}", keep)
        else:
            yield from (f"# {_SAYS[group]}", f"{group} = {_row(parts, option, group, keep)}")


def _side(parts: Written, side: str, keep: Keep) -> Iterator[str]:
    def row(group: str) -> str:
        return _row(parts, side, group, keep)

    for group in ("windows", "drawers"):
        yield from (f"# {_SAYS[group]}", f"{group} = {row(group)}")
    yield from _list(parts, f"{side}.guests", keep)
    halls = [row(f"hall_points.{i}") for i in _ids(parts, f"{side}.hall_points")]
    yield from (f"# {_SAYS['hall_points']}", f"hall_points = [{', '.join(halls)}]")
    for group in ("fireworks", "musicians", "statues", "kitchen"):
        yield from _list(parts, f"{side}.{group}", keep)
    for group in ("all_halls", "firework_points"):
        yield from (f"# {_SAYS[group]}", f"{group} = {row(group)}")


def _marks(parts: Written, keep: Keep) -> Iterator[str]:
    """Write the marks of what is written; one line for a field that is marked alike on every piece."""
    by_field: dict[tuple[str, str], dict[str, Mark]] = {}
    for path, mark in parts.marks.items():
        if keep(path):
            names = path.split(".")
            key = (".".join(names[:-2]), names[-1]) if len(names) > 2 else (path, "")
            by_field.setdefault(key, {})[path] = mark
    for (group, field), marks in by_field.items():
        alike = len({str(m) for m in marks.values()}) == 1
        known = group in _GROUPS or ("." in group and group.partition(".")[0] in ADDED)
        everywhere = known and len(marks) == len(_ids(parts, group))
        if alike and everywhere:
            yield f'"{group}.*.{field}" = "{next(iter(marks.values()))}"'
        else:
            yield from (f'"{p}" = "{m}"' for p, m in marks.items() if m.trust is not Trust.PRINTED)


def _options(parts: Written) -> list[str]:
    return [t for t in ADDED if any(p.startswith(f"{t}.") for p in parts.values)]


def write_set(parts: Written, head: Sequence[str] = (), keep: Keep = lambda _path: True) -> str:
    """
    Write a set as a file that can be read again.

    Args:
        head: Lines of comment to begin with.
        keep: Which values are written; the others are left to be filled in.
    """
    lines = [*(f"# {line}".rstrip() for line in head), "", f'format = "{FORMAT}"', f'edition = "{parts.edition}"']
    lines += [f'name = "{parts.name}"', ""]
    for group in ("garments", "resources", "start_team", "employees"):
        lines += [*_list(parts, group, keep), ""]
    for side, which in SIDES.items():
        if which in parts.boards:
            lines += [f"# The board {which.value}.", f"[{side}]", *_side(parts, side, keep), ""]
    for option in _options(parts):
        lines += [f"# What the option {option} adds.", f"[{option}]", *_option(parts, option, keep), ""]
    lines += ["[marks]", *_marks(parts, keep)]
    return "\n".join(lines) + "\n"


def _solo_names(parts: ComponentSet) -> Iterator[str]:
    """Name what the cards of the solo opponent can say."""
    if SOLO in parts.options:
        for of, names in (("Actions", Action), ("Kinds of decoration", Decoration), ("Symbols", JewelSymbol)):
            yield from ("", f"{of} on the cards of the solo opponent:", *(f"  {n.value}" for n in names))


def template(parts: ComponentSet) -> str:
    """
    Write a file to fill in from one's own copy: what a text states stands in it, everything else is blank.

    Args:
        parts: The shipped set, for the form and for what is cited.
    """

    def keep(path: str) -> bool:
        return parts.marks[path].trust is Trust.CITED

    colours = next((m.reason for p, m in parts.marks.items() if p.startswith("garments.") and p.endswith(".color")), "")
    head = [
        f"The parts of your own copy, {parts.edition}. Replace every {_BLANK} by what is printed.",
        "",
        "No text says how many windows, guest spaces, decorations and spaces of the bonus for all halls there are:",
        "each list begins with one entry of each sort. Add as many as your copy has, each with an id of its own.",
        "Numbers go without quotes. Colours:",
        f"{colours}.",
        "Play on one side of the board only? Take the table of the other side out, [few] or [many].",
        "What is filled in stands in a text, and [marks] at the end says where; everything you add counts as printed.",
        f"Check it with: oracle components check --edition {parts.edition} --components FILE",
        "",
        "The bonuses, as this format names them:",
        *(f"  {b.value}" for b in Bonus),
        *_solo_names(parts),
    ]
    lines = write_set(parts, head, keep).splitlines()
    name = f'name = "{parts.name}"'
    return "\n".join('name = "my own copy"' if line == name else line for line in lines) + "\n"
