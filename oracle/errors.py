"""
Every exception the oracle raises, in one tree.

A message says the rule in words, what came, where it is written and, on a line of its own, what to do.
"""

from typing import Final


class OracleError(Exception):
    """
    The root of the tree.

    Args:
        what: What was expected and what came.
        where: The place: a file and line, a claim id, an option.
        hint: What the reader can do about it.
    """

    def __init__(self, what: str, *, where: str = "", hint: str = "") -> None:
        super().__init__(what)
        self.what: Final = what
        self.where: Final = where
        self.hint: Final = hint

    def __reduce__(self) -> tuple[object, ...]:
        """Keep place and hint when the error comes from another process."""
        return _restored, (type(self), self.what, self.where, self.hint)

    def __str__(self) -> str:
        place = f" [{self.where}]" if self.where else ""
        hint = f"\n  hint: {self.hint}" if self.hint else ""
        return f"{self.what}{place}{hint}"


def _restored(kind: type[OracleError], what: str, where: str, hint: str) -> OracleError:
    return kind(what, where=where, hint=hint)


class BookError(OracleError):
    """The book itself is wrong."""


class TermError(BookError):
    """A term is built or evaluated in a way that has no meaning."""


class EncodingError(BookError):
    """A term has no counterpart in the solver."""


class DuplicateIdError(BookError):
    """Two entries of the book carry one id."""


class UnknownClaimError(BookError):
    """An entry names a claim that is not in the book."""


class OverrideError(BookError):
    """A claim overrides a claim of another text."""


class GapError(BookError):
    """No rule answers a case of a question."""


class OverlapError(BookError):
    """Two rules answer a case differently and neither overrides the other."""


class CitationError(BookError):
    """A citation names lines or passages that its text does not have."""


class SourceError(OracleError):
    """A text cannot be read: missing, binary, wrongly encoded, too large."""


class RequestError(OracleError):
    """What was asked for cannot be judged: an unknown option, edition or question."""


class SolverError(OracleError):
    """The solver gave no answer within its limit, or the second solver disagrees."""


class PlayError(OracleError):
    """A position or an action is wrong."""


class InvalidPositionError(PlayError):
    """A position is malformed, or could not be."""


class InvalidActionError(PlayError):
    """An action is malformed: it is none in any position."""


class IllegalActionError(PlayError):
    """An action is well formed and not allowed now."""


class AmbiguousActionError(PlayError):
    """What is written fits several actions."""


class GameOverError(PlayError):
    """The game is over."""
