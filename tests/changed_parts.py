"""Changes to the shipped sets of components, and the question whether the check finds them."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import Any

from specs.component_judge import Violation
from specs.component_laws import check
from specs.component_sets import shipped
from specs.component_values import ComponentSet
from specs.parts import Board
from specs.questions.base_setup import BoardSide
from specs.vocabulary import Decoration

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


def added(option: str, group: str, *ids: str, **values: Any) -> Change:
    """Give pieces of an option (all, without ids) other values."""

    def change(parts: ComponentSet) -> ComponentSet:
        found = parts.options[option][group]
        assert any(not ids or p["id"] in ids for p in found)
        assert all(v in p for p in found for v in values)
        new = tuple({**p, **values} if not ids or p["id"] in ids else p for p in found)
        return listed(option, group, new)(parts)

    return change


def listed(option: str, group: str, pieces: tuple[Any, ...]) -> Change:
    """Put another list in the place of one of an option's."""

    def change(parts: ComponentSet) -> ComponentSet:
        table = {**parts.options[option], group: pieces}
        return dataclasses.replace(parts, options={**parts.options, option: table})

    return change


def _of(kind: Decoration, d: Any) -> bool:
    return bool(d.kind is kind)


FIREWORK = partial(_of, Decoration.FIREWORK)

Case = tuple[Change, str, str, str]
"""A change, and what the check has to say: the beginning of the path, words of the law, a line or rule behind it."""


def evidence(violation: Violation) -> str:
    """Give everything that a violation rests on, as text."""
    cited = map(str, violation.citations)
    return " ".join([*violation.rules, *(f"ruling {r}" for r in violation.rulings), *cited])


def first_found(edition: str, case: Case, options: tuple[str, ...] = ()) -> Violation:
    """Give the first violation that says what a case expects."""
    change, path, says, _ = case
    found = check(change(shipped(edition, options)))
    fitting = [v for v in found if v.path.startswith(path) and says in v.says]
    assert fitting, [(v.path, v.says) for v in found]
    return fitting[0]
