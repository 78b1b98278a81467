"""
Judges a certificate by itself, without a book: its digest and id, and whether its chains lead to its answers.

Of each chain two solvers are asked: whether every case that fits comes out as is said, whether it does no longer
without any one rule, and whether each rule that yields would say otherwise if nothing overrode it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from oracle.consistency.opinions import agreed
from oracle.disputes.answers import DEPENDS, OPEN, VALUE
from oracle.disputes.certificate import digest_of, id_of, text_of
from oracle.disputes.chain import Chain, ChainError, read_chain
from oracle.disputes.chain_scripts import Scripts
from oracle.errors import SolverError

CHANGED: Final = "changed"
CHAIN: Final = "chain"
BOOK: Final = "book"
ANSWER: Final = "answer"
"""What is wrong: the file was changed, its clauses do not lead to its answer, the book has other clauses, or answers
otherwise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """Something for which a certificate does not hold; `edition` where it is about one answer."""

    kind: str
    says: str
    edition: str = ""

    def plain(self) -> dict[str, Any]:
        """Give it as JSON has it."""
        return {"kind": self.kind, "edition": self.edition or None, "says": self.says}


def changed(document: Mapping[str, Any], written: str) -> Iterator[Fault]:
    """Say what shows that a certificate was changed after it was made."""
    if document["digest"] != digest_of(document):
        yield Fault(kind=CHANGED, says="the digest is not that of the file: it was changed after it was made")
    elif document["id"] != id_of(document["asked"], document["made_with"]):
        yield Fault(kind=CHANGED, says="the id is not that of what was asked: it was changed after it was made")
    elif written != text_of(document):
        yield Fault(kind=CHANGED, says="the file is not written as certificates are: it was changed after it was made")


def unfounded(answer: Mapping[str, Any]) -> Iterator[Fault]:
    """
    Say why the chain of an answer does not lead to it.

    Raises:
        SolverError: The solvers differ, or give up.
    """
    edition = str(answer.get("edition", ""))
    try:
        chain = read_chain(answer.get("chain"))
        for says in (*_misfits(chain, answer), *_idle(chain)):
            yield Fault(kind=CHAIN, says=says, edition=edition)
    except ChainError as error:
        yield Fault(kind=CHAIN, says=f"{error} is expected in the chain", edition=edition)


def _misfits(chain: Chain, answer: Mapping[str, Any]) -> Iterator[str]:
    """Say where chain and answer speak of different things."""
    for name, yields in (("clauses", False), ("overridden", True)):
        clauses = answer.get(name)
        listed = [c.get("id") if isinstance(c, dict) else None for c in clauses] if isinstance(clauses, list) else []
        if listed != [link.id for link in chain.links if link.yields is yields]:
            yield f"the {name} are not the rules of the chain"
    verdict, value = answer.get("verdict"), answer.get("value")
    proved = [s.answers for s in chain.statements]
    if verdict == DEPENDS:
        examples = answer.get("examples")
        said = [_said(e) for e in examples] if isinstance(examples, list) else []
        told = [{n: list(v) for n, v in s.known.items()} for s in chain.statements]
        if said != [([*a], t) for a, t in zip(proved, told, strict=True)]:
            yield "what is proved is not what the examples say"
        if len({str(a) for a in proved}) < len(proved) or len(proved) < 2:
            yield "the examples do not come out differently"
        return
    expected = OPEN if verdict == OPEN else value
    if len(proved) != 1 or not (
        any(type(v) is type(expected) and v == expected for v in proved[0]) or (verdict == OPEN and not proved[0])
    ):
        yield "what is proved is not what is answered"
    elif verdict in {VALUE, OPEN} and len(proved[0]) > 1:
        yield "several answers are proved together where one is given"
    facts = answer.get("facts")
    known = {n: list(v) if len(v) > 1 else v[0] for n, v in chain.statements[0].known.items() if v}
    if facts != known:
        yield "what is proved is not about the facts that are known"


def _said(example: Any) -> Any:
    if not isinstance(example, dict) or not isinstance(example.get("case"), dict):
        return None
    value = OPEN if example.get("value") is None else example["value"]
    return [value], {n: [v] for n, v in example["case"].items()}


def _idle(chain: Chain) -> Iterator[str]:
    scripts = Scripts(chain)
    if not all(agreed(s) for s in scripts.possible()):
        yield "no case fits what is known"
    if any(agreed(s) for s in scripts.counterexample()):
        yield "the answer does not follow from the clauses"
        return
    for link in chain.links:
        fails = any(agreed(s) for s in scripts.counterexample(without=link.id))
        if not link.yields and not fails:
            yield f"the answer follows without {link.id} as well"
        elif link.yields and not fails and not any(agreed(s) for s in scripts.counterexample(unlinked=link.id)):
            yield f"{link.id} yields, and would change nothing if it did not"


def checked(answer: Mapping[str, Any]) -> list[Fault]:
    """Give all that is wrong with the chain of an answer; a solver that gives up counts as one fault."""
    try:
        return list(unfounded(answer))
    except SolverError as error:
        return [Fault(kind=CHAIN, says=error.what, edition=str(answer.get("edition", "")))]
