"""
Certificates: each published verdict as SMT-LIB 2, confirmed by a second solver.

A minimal conflict is certified by one script in which all its statements stand together and which is unsatisfiable,
and one for each statement left out, which is satisfiable. A case that texts leave open is certified by one script: two
copies of what each text says that answer it differently. cvc5 reads these texts and must say the same.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from oracle.consistency.contradictions import Conflict
from oracle.consistency.evidence import Evidence
from oracle.consistency.ground import Formula, Instance, Point, components, is_boolean, norm_axioms, values_of
from oracle.consistency.induct import Script
from oracle.errors import SolverError
from oracle.findings import Citation
from oracle.questions import Question

_OPERATIONS = {
    "and": "and", "or": "or", "not": "not", "if": "ite", "==": "=", "<": "<", "<=": "<=",
    "+": "+", "-": "-", "*": "*", "//": "div", "%": "mod",
}  # fmt: skip


_LONGEST: Final = 120
"""A file name has at most so many characters before its digest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Certificate:
    """
    One verdict for another solver.

    Attributes:
        name: Tells it from all others; a file can be called so.
        kind: `conflict`, `gap` or `invariant`.
        of: The findings it stands for, or the invariant with its edition and players.
        claims: The claims whose statements it holds.
        script: What is asked, in SMT-LIB 2.
        expected: `sat` or `unsat`.
    """

    name: str
    kind: str
    of: tuple[str, ...]
    claims: tuple[str, ...] = ()
    citations: tuple[Citation, ...] = ()
    script: str
    expected: str

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.name}.{self.expected}.smt2"

    @property
    def text(self) -> str:
        """The whole file: what it is about as comments, the expected answer, and the script."""
        about = [
            f"; {self.name}: {self.expected} is expected",
            *_listed(f"certifies the {self.kind}", self.of),
            *_listed("claims", self.claims),
            *_listed("cites", map(str, self.citations)),
        ]
        first, rest = self.script.split("\n", 1)
        status = f"(set-info :status {self.expected})"
        return "\n".join([*about, "(set-info :smt-lib-version 2.6)", first, status, rest])

    @property
    def digest(self) -> str:
        """The SHA-256 digest of the whole file."""
        return hashlib.sha256(self.text.encode()).hexdigest()


def _listed(what: str, entries: Iterable[str]) -> list[str]:
    found = list(entries)
    return [f";   {what}:", *(f";     {e}" for e in found)] if found else []


def _name(*parts: str) -> str:
    return re.sub(r"[^A-Za-z0-9_.+-]+", ".", ".".join(parts))[:_LONGEST]


def _symbol(point: Point, copy: str = "") -> str:
    return f"|{copy}{point}|"


def smtlib(formula: Formula, copy: str = "") -> str:
    """Write a ground formula as SMT-LIB 2; `copy` stands before every name, to tell one copy from another."""
    if isinstance(formula, bool):
        return "true" if formula else "false"
    if isinstance(formula, int):
        return str(formula) if formula >= 0 else f"(- {-formula})"
    op, *parts = formula
    if op == "?":
        return _symbol(parts[0], copy)
    return f"({_OPERATIONS[op]} {' '.join(smtlib(p, copy) for p in parts)})"


def _declare(points: Iterable[Point], questions: dict[str, Question], copy: str = "") -> list[str]:
    lines = []
    for point in points:
        name = _symbol(point, copy)
        sort = "Bool" if is_boolean(point, questions) else "Int"
        lines.append(f"(declare-const {name} {sort})")
        if sort == "Int":
            values = values_of(point, questions)
            lines.append(f"(assert (and (<= {min(values)} {name}) (<= {name} {max(values)})))")
    return lines


def _stated(
    points: Iterable[Point], laws: Sequence[Instance], questions: dict[str, Question], copy: str = ""
) -> list[str]:
    """Declare points with all that laws and the nature of duties say of them."""
    found = dict.fromkeys([*points, *(p for law in laws for p in law.points)])
    axioms = norm_axioms(found)
    found.update(dict.fromkeys(p for axiom in axioms for p in axiom.points))
    return [*_declare(found, questions, copy), *(f"(assert {smtlib(i.formula, copy)})" for i in (*laws, *axioms))]


def of_conflict(conflict: Conflict, evidence: Evidence, findings: Sequence[str] = ()) -> list[Certificate]:
    """Write one conflict: all statements together first, then each of them left out."""
    declared = _stated(conflict.points, conflict.laws, evidence.everything.questions)
    asserted = [f"(assert (and true {' '.join(smtlib(i.formula) for i in s.instances)}))" for s in conflict.statements]
    asked = min(p.question for p in conflict.points)
    together = "\n".join((*declared, *asserted))
    whole = hashlib.sha256(together.encode()).hexdigest()[:12]
    claims = tuple(dict.fromkeys(c for s in conflict.statements for c in s.claims))
    found = []
    for left_out in (None, *range(len(asserted))):
        kept = [a for i, a in enumerate(asserted) if i != left_out]
        name = ("conflict", asked, whole) if left_out is None else ("conflict", asked, whole, f"without-{left_out + 1}")
        found.append(
            Certificate(
                name=_name(*name),
                kind="conflict",
                of=tuple(findings),
                claims=claims if left_out is None else _others(conflict, left_out),
                citations=evidence.cite(claims),
                script="\n".join(["(set-logic QF_NIA)", *declared, *kept, "(check-sat)", ""]),
                expected="unsat" if left_out is None else "sat",
            )
        )
    return found


def _others(conflict: Conflict, left_out: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys(c for i, s in enumerate(conflict.statements) if i != left_out for c in s.claims))


def of_gap(
    question: Question, args: Sequence[Any], texts: Sequence[str], evidence: Evidence, finding: str
) -> Certificate | None:
    """
    Write that texts leave one case open: two copies of each that answer it differently.

    Returns:
        None where each of the texts decides this case, or contradicts itself about it.
    """
    codes = tuple(int(d.code(a)) for a, d in zip(args, question.domains, strict=True))
    point = Point(question.id, codes, "may" if question.is_norm else "")
    lines: list[str] = []
    claims: dict[str, None] = {}
    for text in texts:
        theory = evidence.theories[text]
        theory.questions.setdefault(question.id, question)
        number = theory.component(point)
        said: list[Instance] = []
        laws: list[Instance] = []
        if number is not None:
            open_in = next((keys for values, keys in theory.possible(point) if len(values) > 1), None)
            if open_in is None:
                continue
            stated = theory.statements(number)
            near = _near(point, [*(i for k in sorted(open_in) for i in stated[k].instances), *theory.laws(number)])
            hard = {id(i) for i in theory.laws(number)}
            said, laws = [i for i in near if id(i) not in hard], [i for i in near if id(i) in hard]
            claims.update(dict.fromkeys(i.owner for i in said))
        copies = [f"{text} {n}: " for n in (1, 2)]
        for copy in copies:
            points = [point, *(p for i in said for p in i.points)]
            lines += _stated(points, laws, theory.questions, copy)
            lines += [f"(assert {smtlib(i.formula, copy)})" for i in said]
        lines.append(f"(assert (not (= {' '.join(_symbol(point, c) for c in copies)})))")
    if not lines:
        return None
    return Certificate(
        name=_name(finding),
        kind="gap",
        of=(finding,),
        claims=tuple(claims),
        citations=evidence.cite(claims),
        script="\n".join(["(set-logic QF_NIA)", *lines, "(check-sat)", ""]),
        expected="sat",
    )


def _near(point: Point, instances: Sequence[Instance]) -> list[Instance]:
    """Give the instances that a point hangs together with."""
    return next((g for g in components(instances) if any(point in i.points for i in g)), [])


def of_proof(script: Script) -> Certificate:
    """Give a script of a proof as a certificate."""
    return Certificate(
        name=_name("invariant", script.name),
        kind="invariant",
        of=(script.name,),
        script=script.text,
        expected=script.expected,
    )


def second_opinion(script: str) -> str:
    """
    Ask cvc5 whether a script is satisfiable.

    Returns:
        `sat`, `unsat` or `unknown`.
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
    solver.setOption("decision", "justification")  # a quarter less time for proofs; the answers are the same
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, script, "certificate")
    symbols = parser.getSymbolManager()
    answer = "unknown"
    while not (command := parser.nextCommand()).isNull():
        answer = str(command.invoke(solver, symbols)).strip() or answer
    return answer


def differing(certificates: Iterable[Certificate]) -> list[str]:
    """Have the second solver read certificates, and give those on which it says something else, with what it says."""
    said: dict[str, str] = {}
    found = []
    for certificate in certificates:
        # Proofs for several numbers of players can be word for word the same; what is expected is not told to cvc5.
        if certificate.script not in said:
            said[certificate.script] = second_opinion(certificate.script)
        if said[certificate.script] != certificate.expected:
            found.append(f"{certificate.file}: cvc5 says {said[certificate.script]}")
    return found
