"""
Which effect claims hold in which edition.

The Deluxe edition is held against its own text. The original is held against its rulebook and its summary, and, as
rulings borrow from Deluxe what these leave out, against the Deluxe text too, but for what a ruling decides otherwise.
What is claimed of options is held against games with options alone, so that the base game costs no more for it.
"""

from collections.abc import Sequence
from typing import Final

from oracle.claims import Claim
from specs.effects import deluxe_pt, original_es, summary

NOT_BORROWED: Final = {
    "deluxe-pt.effect.depute.floor": "deputing.floor_original",
    "deluxe-pt.effect.depute.floor_kept": "deputing.floor_original",
}
"""Claims of the Deluxe text that do not hold in the original, by the ruling that says so."""


def effects(edition: str, options: Sequence[str] = ()) -> tuple[Claim, ...]:
    """Give every claim about what actions bring about that holds in an edition with some options, in reading order."""
    if edition == "deluxe-2020":
        return (*deluxe_pt.CLAIMS, *deluxe_pt.OF_OPTIONS) if options else deluxe_pt.CLAIMS
    borrowed = (claim for claim in deluxe_pt.CLAIMS if claim.id not in NOT_BORROWED)
    return (*original_es.CLAIMS, *summary.CLAIMS, *borrowed)
