"""One script to both solvers: what they agree on is said, what only one of them says is not."""

from __future__ import annotations

from typing import Final

import z3

from oracle.consistency.certify import second_opinion
from oracle.errors import SolverError

RESOURCES: Final = 5_000_000
"""What z3 may use up for one script; the same on every machine."""


def first_opinion(script: str) -> str:
    """
    Ask z3 whether a script is satisfiable.

    Returns:
        `sat`, `unsat` or `unknown`.
    """
    # A context of its own: the name of a constant can stand for a number in one script and for a truth in another.
    solver = z3.Solver(ctx=z3.Context())
    solver.set("rlimit", RESOURCES)
    solver.from_string(script)
    return str(solver.check())


def agreed(script: str) -> bool:
    """
    Say whether a script is satisfiable, as z3 and cvc5 both have it.

    Raises:
        SolverError: One of them gives up, or they differ.
    """
    said = {"z3": first_opinion(script), "cvc5": second_opinion(script)}
    if len(set(said.values())) > 1 or not set(said.values()) <= {"sat", "unsat"}:
        told = ", ".join(f"{name} says {what}" for name, what in said.items())
        raise SolverError(f"sat or unsat from both solvers, got: {told}", hint="report it; this must not happen")
    return said["z3"] == "sat"
