"""
Certificates: each published contradiction as SMT-LIB 2, confirmed by a second solver.

A certificate holds for one minimal conflict: all its statements together are unsatisfiable, and leaving out any one
of them is satisfiable. cvc5 reads the same text and must say the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field

from oracle.consistency.contradictions import Conflict, conflicts
from oracle.consistency.evidence import Evidence
from oracle.consistency.ground import Formula, Point, is_boolean, norm_axioms, values_of
from oracle.errors import SolverError
from oracle.questions import Question

_OPERATIONS = {
    "and": "and", "or": "or", "not": "not", "if": "ite", "==": "=", "<": "<", "<=": "<=",
    "+": "+", "-": "-", "*": "*", "//": "div", "%": "mod",
}  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Certificate:
    """
    One conflict for another solver.

    Attributes:
        declarations: The constants with their bounds, and the laws.
        assertions: One per statement, in the order of `statements`.
    """

    statements: tuple[str, ...]
    declarations: str
    assertions: tuple[str, ...]

    def script(self, leave_out: int | None = None) -> str:
        """Give the SMT-LIB 2 script, with one statement left out if a number is given."""
        kept = [a for i, a in enumerate(self.assertions) if i != leave_out]
        return "\n".join(["(set-logic QF_NIA)", self.declarations, *kept, "(check-sat)", ""])

    def batch(self) -> str:
        """Give one script that asks everything: all statements together, then each of them left out in turn."""
        names = [f"|statement {i}|" for i in range(len(self.assertions))]
        declared = [f"(declare-const {n} Bool)" for n in names]
        guarded = [f"(assert (=> {n} {a[len('(assert ') : -1]}))" for n, a in zip(names, self.assertions, strict=True)]
        asked = [names, *([n for n in names if n != out] for out in names)]
        checks = [f"(check-sat-assuming ({' '.join(kept)}))" for kept in asked]
        head = ["(set-option :incremental true)", "(set-logic QF_NIA)", self.declarations]
        return "\n".join([*head, *declared, *guarded, *checks, ""])

    @property
    def digest(self) -> str:
        """The digest of the whole script."""
        return hashlib.sha256(self.script().encode()).hexdigest()[:16]


@dataclass(slots=True)
class Confirmation:
    """How many verdicts were sent to the second solver, and where it said something else."""

    asked: int = 0
    agreed: int = 0
    differing: list[str] = field(default_factory=list)


def _symbol(point: Point) -> str:
    return "|" + str(point) + "|"


def smtlib(formula: Formula) -> str:
    """Write a ground formula as SMT-LIB 2."""
    if isinstance(formula, bool):
        return "true" if formula else "false"
    if isinstance(formula, int):
        return str(formula) if formula >= 0 else f"(- {-formula})"
    op, *parts = formula
    if op == "?":
        return _symbol(parts[0])
    return f"({_OPERATIONS[op]} {' '.join(smtlib(p) for p in parts)})"


def _declare(points: Sequence[Point], questions: dict[str, Question]) -> list[str]:
    lines = []
    for point in points:
        sort = "Bool" if is_boolean(point, questions) else "Int"
        lines.append(f"(declare-const {_symbol(point)} {sort})")
        if sort == "Int":
            values = values_of(point, questions)
            lines.append(f"(assert (and (<= {min(values)} {_symbol(point)}) (<= {_symbol(point)} {max(values)})))")
    return lines


def certificate(conflict: Conflict, evidence: Evidence) -> Certificate:
    """Write one conflict as a certificate."""
    theory = evidence.everything
    laws = conflict.laws
    points = dict.fromkeys(conflict.points)
    for law in laws:
        points.update(dict.fromkeys(law.points))
    axioms = norm_axioms(points)
    for axiom in axioms:
        points.update(dict.fromkeys(axiom.points))
    lines = _declare(tuple(points), theory.questions)
    lines += [f"(assert {smtlib(i.formula)})" for i in (*laws, *axioms)]
    assertions = []
    for statement in conflict.statements:
        body = " ".join(smtlib(i.formula) for i in statement.instances)
        assertions.append(f"(assert (and true {body}))")
    return Certificate(
        statements=tuple(s.key for s in conflict.statements),
        declarations="\n".join(lines),
        assertions=tuple(assertions),
    )


def second_opinion(script: str) -> str:
    """Ask cvc5 whether a script is satisfiable: `sat`, `unsat` or `unknown`."""
    return (second_opinions(script) or ["unknown"])[-1]


def second_opinions(script: str) -> list[str]:
    """
    Ask cvc5 everything a script asks.

    Returns:
        `sat`, `unsat` or `unknown`, once for each question, in order.
    Raises:
        SolverError: cvc5 is not installed.
    """
    try:
        import cvc5  # noqa: PLC0415 - only a check that certifies needs it
    except ImportError:
        raise SolverError(
            "cvc5 to confirm verdicts, got none", hint="pip install cvc5, or leave out --certify"
        ) from None
    solver = cvc5.Solver()
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, script, "certificate")
    symbols = parser.getSymbolManager()
    answers: list[str] = []
    while True:
        command = parser.nextCommand()
        if command.isNull():
            return answers
        said = str(command.invoke(solver, symbols)).strip()
        if said:
            answers.append(said)


def confirm(evidence: Evidence, found: Sequence[Conflict] | None = None) -> Confirmation:
    """
    Have the second solver confirm every conflict, and that it is minimal.

    Returns:
        How many verdicts were asked for, and those on which the two solvers differ.
    """
    result = Confirmation()
    for conflict in conflicts(evidence) if found is None else found:
        cert = certificate(conflict, evidence)
        expected = [("unsat", None), *(("sat", i) for i in range(len(cert.assertions)))]
        answers = second_opinions(cert.batch())
        answers += ["unknown"] * (len(expected) - len(answers))
        for (verdict, left_out), answer in zip(expected, answers, strict=True):
            result.asked += 1
            if answer == verdict:
                result.agreed += 1
            else:
                name = "" if left_out is None else f" without {cert.statements[left_out]}"
                result.differing.append(f"{' + '.join(cert.statements)}{name}: z3 {verdict}, cvc5 {answer}")
    return result
