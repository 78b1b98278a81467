"""
Rules of both editions about what Deluxe alone tells of: there they rest on our reading, in the original on Deluxe.

A reading of ours needs a text to be a reading of. Where no text of the original has the matter at all, such as the
bonus for all halls or a single employee's bonus, what is played there is borrowed, the reading with the rest.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from oracle.questions import Question
from oracle.rules import Rulebook

DELUXE = ("deluxe-2020",)
ORIGINAL = ("original-2013",)
SUFFIX = "_original"


@dataclass(frozen=True, slots=True)
class Lent:
    """
    States rules twice: for Deluxe by a ruling of ours, for the original by the ruling that borrows them.

    Attributes:
        book: Where they are stated.
        ruling: The borrowed ruling of the original.
    """

    book: Rulebook
    ruling: str

    def __call__(
        self,
        id: str,
        question: Question,
        answer: Any,
        en: str,
        pt: str,
        es: str,
        *,
        ruling: str,
        overrides: Sequence[str] = (),
        **more: Any,
    ) -> None:
        """
        State one rule for each edition; `ruling` is that of Deluxe, and `overrides` names rules so stated.

        Raises:
            DuplicateIdError: The id is taken.
            TermError: The answer is none of the question's.
        """
        self.book(id, question, answer, en, pt, es, editions=DELUXE, ruling=ruling, overrides=tuple(overrides), **more)
        self.book(
            f"{id}{SUFFIX}",
            question,
            answer,
            f"in the original, too, {en}",
            f"também na original, {pt}",
            f"también en la original, {es}",
            editions=ORIGINAL,
            ruling=self.ruling,
            overrides=tuple(f"{o}{SUFFIX}" for o in overrides),
            **more,
        )
