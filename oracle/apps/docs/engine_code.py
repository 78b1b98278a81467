"""Says which code of the engine stands for a question: where its answer is read, or what embodies it."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from specs.held.events import Event

READERS: Final = ("actions", "phases", "opponent", "held", "refusals")
"""The directories of the book whose code plays."""

_ALONE: Final = ("game.py", "setting.py", "moves.py", "dynamics.py", "options.py")


@dataclass(frozen=True, slots=True)
class Place:
    """
    A function or module of the engine.

    Attributes:
        event: When what it embodies decides; nothing where the answer is read from the book.
    """

    module: str
    function: str = ""
    event: str = ""

    @property
    def name(self) -> str:
        """Its dotted name."""
        return f"{self.module}.{self.function}" if self.function else self.module


@dataclass(slots=True)
class Module:
    """What a page of the code shows of a module: its purpose and its public functions and classes."""

    name: str
    says: str
    parts: list[tuple[str, str]] = field(default_factory=list)


def _modules() -> Iterator[tuple[str, ast.Module]]:
    root = files("specs")
    for directory in READERS:
        yield from _in(root.joinpath(directory), f"specs.{directory}")
    for name in _ALONE:
        place = root.joinpath(name)
        if place.is_file():
            yield f"specs.{name.removesuffix('.py')}", ast.parse(place.read_text(encoding="utf-8"))


def _in(directory: Traversable, package: str) -> Iterator[tuple[str, ast.Module]]:
    for part in sorted(directory.iterdir(), key=lambda p: p.name):
        if part.name.endswith(".py"):
            stem = part.name.removesuffix(".py")
            yield package if stem == "__init__" else f"{package}.{stem}", ast.parse(part.read_text(encoding="utf-8"))


def _first(node: ast.Module | ast.FunctionDef | ast.ClassDef) -> str:
    said = ast.get_docstring(node) or ""
    return " ".join(said.split("\n\n", 1)[0].split())


class Code:
    """The code of the engine, by the questions that it answers."""

    def __init__(self, questions: Iterable[str]) -> None:
        wanted = frozenset(questions)
        self.modules: list[Module] = []
        self._places: dict[str, dict[str, Place]] = defaultdict(dict)
        for name, tree in _modules():
            module = Module(name, _first(tree))
            for node in tree.body:
                if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                    if not node.name.startswith("_"):
                        module.parts.append((node.name, _first(node)))
                    self._read(name, node, wanted)
                self._declared(name, node)
            self.modules.append(module)

    def _read(self, module: str, node: ast.AST, wanted: frozenset[str]) -> None:
        function = getattr(node, "name", "")
        public = "" if function.startswith("_") else function
        for inner in ast.walk(node):
            if isinstance(inner, ast.Attribute) and inner.attr in wanted:
                place = Place(module, public)
                self._places[inner.attr].setdefault(place.name, place)

    def _declared(self, module: str, node: ast.AST) -> None:
        """Read a declaration of what the engine embodies: `HELD(Event.MAKE, garments_per_action=1)`."""
        call = node.value if isinstance(node, ast.Expr) else None
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id != "HELD":
            return
        at = call.args[0]
        event = Event[at.attr].value if isinstance(at, ast.Attribute) else ""
        for keyword in call.keywords:
            if keyword.arg:
                place = Place(module, event=event)
                self._places[keyword.arg].setdefault(f"{place.name} {event}", place)

    def of(self, question: str) -> tuple[Place, ...]:
        """Give the places that stand for a question."""
        return tuple(self._places.get(question, {}).values())

    def parts_of(self, module: str) -> tuple[str, ...]:
        """Give the names that stand in the entry of a module."""
        return tuple(f"{m.name}.{part}" for m in self.modules if m.name == module for part, _ in m.parts)

    @property
    def names(self) -> Mapping[str, str]:
        """Every name that has an entry, with the module on whose page it stands."""
        found = {m.name: m.name for m in self.modules}
        found |= {f"{m.name}.{part}": m.name for m in self.modules for part, _ in m.parts}
        return found
