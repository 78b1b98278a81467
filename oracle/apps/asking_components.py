"""
The questions that a component value answers, such as how many starting cards are of a role.

Such a value is no clause of a text. It is shown with its mark, and where nothing else decides, the matter stays open:
what is made up never passes for what is printed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from oracle.disputes.answers import Clause
from oracle.errors import OracleError
from oracle.findings import Citation
from oracle.questions import Question
from oracle.reports.phrasing import phrased
from specs.component_marks import Trust
from specs.component_sets import shipped, side_for
from specs.component_values import SIDES, ComponentSet
from specs.vocabulary import Garment, Role

Found = tuple[Any, tuple[str, ...]]
"""A value, and the paths of the values that it is made of."""

_NAMES: Final = {which: name for name, which in SIDES.items()}
_ORDER: Final = (Trust.SYNTHETIC, Trust.REVIEWED, Trust.DERIVED, Trust.PRINTED, Trust.CITED)
"""What a value is made of is trusted as far as the least of it."""


def _paths(parts: ComponentSet, start: str, *ends: str) -> tuple[str, ...]:
    return tuple(p for p in parts.values if p.startswith(f"{start}.") and (not ends or p.rpartition(".")[2] in ends))


def _start_role(parts: ComponentSet, case: Mapping[str, Any]) -> Found:
    role: Role = case["role"]
    return sum(c.role is role for c in parts.start_team), _paths(parts, "start_team", "role")


def _start_bonus(parts: ComponentSet, _case: Mapping[str, Any]) -> Found:
    paths = _paths(parts, "start_team", "bonus")
    return sum(getattr(parts.values[p], "value", parts.values[p]) in {None, "none"} for p in paths), paths


def _start_size(parts: ComponentSet, _case: Mapping[str, Any]) -> Found:
    return len(parts.start_team), ("start_team.count",)


def _deck_role(parts: ComponentSet, case: Mapping[str, Any]) -> Found:
    cards = [c for c in parts.employees if c.level == case["level"]]
    paths = tuple(f"employees.{c.id}.{field}" for c in cards for field in ("level", "role"))
    return sum(c.role is case["role"] for c in cards), paths


def _windows(parts: ComponentSet, _case: Mapping[str, Any]) -> Found:
    counts = sorted({len(b.windows) for b in parts.boards.values()})
    # The two sides of the board need not be alike.
    return " or ".join(map(str, counts)), tuple(f"{_NAMES[s]}.windows.count" for s in parts.boards)


def _side(parts: ComponentSet, case: Mapping[str, Any]) -> tuple[str, Any]:
    which = side_for(parts.edition, case["players"])
    return _NAMES[which], parts.boards[which]


def _all_halls(parts: ComponentSet, case: Mapping[str, Any]) -> Found:
    name, board = _side(parts, case)
    return len(board.all_halls), (f"{name}.all_halls.count",)


def _decorations(parts: ComponentSet, case: Mapping[str, Any]) -> Found:
    name, board = _side(parts, case)
    kind = case["decoration"]
    groups = {"FIREWORK": "fireworks", "MUSICIAN": "musicians", "STATUE": "statues", "KITCHEN": "kitchen"}
    return sum(d.kind is kind for d in board.decorations), (f"{name}.{groups[kind.name]}.count",)


def _fireworks(parts: ComponentSet, case: Mapping[str, Any]) -> Found:
    name, board = _side(parts, case)
    # Whether second place scores at all is for the rules to say, whatever is printed.
    if case["place"].value != "first":
        return None, ()
    return board.firework_points[0], (f"{name}.firework_points.first",)


def _guests(parts: ComponentSet, case: Mapping[str, Any]) -> Found:
    name, board = _side(parts, case)
    return len(board.guests), (f"{name}.guests.count",)


def _masters(parts: ComponentSet, case: Mapping[str, Any]) -> Found:
    name, board = _side(parts, case)
    return sum(s.master for s in board.guests), _paths(parts, f"{name}.guests", "master")


def _thimbles(parts: ComponentSet, _case: Mapping[str, Any]) -> Found:
    return sum(g.master for g in parts.garments), _paths(parts, "garments", "master")


def _silk_tiles(parts: ComponentSet, case: Mapping[str, Any]) -> Found:
    color = tuple(Garment).index(case["garment"])
    return sum(tile.silk[color] > 0 for tile in parts.resources), _paths(parts, "resources", "silk")


MADE_OF: Final[Mapping[str, Callable[[ComponentSet, Mapping[str, Any]], Found]]] = {
    "start_cards_of_role": _start_role,
    "start_cards_without_bonus": _start_bonus,
    "start_cards_per_color": _start_size,
    "start_team_size": _start_size,
    "deck_cards_of_role": _deck_role,
    "windows": _windows,
    "all_halls_spaces": _all_halls,
    "decoration_spaces": _decorations,
    "firework_points": _fireworks,
    "guest_spaces_in_all": _guests,
    "master_spaces_in_all": _masters,
    "thimble_garments": _thimbles,
    "silk_tiles_of": _silk_tiles,
}
"""For each question that a component value answers: how it is read off a set."""


_PHRASES: Final[Mapping[str, tuple[str, str]]] = {
    "component value": ("valor de componente", "valor de componente"),
    "synthetic": ("inventado", "inventado"),
    "reviewed": ("revisto", "revisado"),
    "derived": ("deduzido", "deducido"),
    "printed by the user": ("impresso no exemplar do leitor", "impreso en el ejemplar del lector"),
    "cited": ("citado", "citado"),
    "or": ("ou", "o"),
}
"""Each phrase in Portuguese and Spanish."""

_OR: Final = " or "


def _says(value: Any, trust: Trust, language: str) -> str:
    """Give a value with its mark in words."""
    told = f" {phrased(_PHRASES, language, 'or')} ".join(str(value).split(_OR))
    return f"{phrased(_PHRASES, language, 'component value')}, {phrased(_PHRASES, language, trust.value)}: {told}"


def printed(edition: str, question: Question, case: Mapping[str, Any], *, language: str = "en") -> Clause | None:
    """Give the component value that answers a question in a case, as a clause with its mark; None if there is none."""
    read = MADE_OF.get(question.id)
    if read is None:
        return None
    try:
        parts = shipped(edition)
        value, paths = read(parts, case)
    except (OracleError, AttributeError, LookupError):
        return None  # such a set does not have the value
    marks = [parts.marks[p] for p in paths if p in parts.marks]
    if value is None or not marks:
        return None
    trust = min((m.trust for m in marks), key=_ORDER.index)
    weakest = [m for m in marks if m.trust is trust]
    reasons = "; ".join(dict.fromkeys(m.reason for m in weakest if m.reason))
    cited = dict.fromkeys(Citation(*at) for m in weakest for at in m.at)
    return Clause(
        id=f"component.{paths[0] if len(paths) == 1 else paths[0].partition('.')[0]}",
        citations=tuple(cited),
        says=_says(value, trust, language) + (f" ({reasons})" if reasons else ""),
        trust=trust.value,
    )
