"""What a law is: an arithmetic or logical fact that ties questions together and is true by the meaning of the words."""

from dataclasses import dataclass

from oracle.terms import BoolTerm


@dataclass(frozen=True, slots=True, eq=False)
class Law:
    """A background fact: never blamed, never a rule of the game."""

    id: str
    says: str
    holds: BoolTerm


def law(id: str, says: str, holds: BoolTerm) -> Law:
    """Declare a law."""
    return Law(id, says, holds)
