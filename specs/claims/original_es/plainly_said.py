"""Claims of `original-es` that only the Deluxe rulebook was thought to make, in reading order."""

from oracle.claims import Statements
from specs.questions import income as inc

claim = Statements("original-es")

claim("plain.income_never_less", "43.1", "coins are unlimited, so that no income falls short",
      ~inc.income_from_bank_limited(), unsaid=("denial",), why="what is without limit never runs short")
