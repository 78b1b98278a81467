"""The lines that stand behind a rule or a claim, and their words where a reader's copies are at hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from oracle.claims import Claim
from oracle.findings import Citation, cite, few
from oracle.sources import Source

Quotes = Mapping[str, Mapping[str, str]]
"""The words of passages, by text and key; empty where no text is at hand."""

_DAMAGED = ("lost", "picture", "icon", "missing word", "missing number", "garbled", "cut off")
"""What the note of a passage says whose words cannot be relied on."""


@dataclass(frozen=True)
class Shelf:
    """The texts, with the words of those at hand."""

    sources: Sequence[Source]
    quotes: Quotes = field(default_factory=dict)

    @cached_property
    def by_id(self) -> dict[str, Source]:
        """The texts by id."""
        return {s.id: s for s in self.sources}

    def edition_of(self, claim: Claim) -> str:
        """Give the edition whose text a claim stands in."""
        return self.by_id[claim.source].edition

    def lines(self, claims: Iterable[Claim]) -> tuple[Citation, ...]:
        """Give the lines of some claims, text by text in the order of the register."""
        keys: dict[str, list[str]] = {}
        for claim in claims:
            known = self.by_id[claim.source].by_key
            keys.setdefault(claim.source, []).extend(k for k in claim.at if k in known)
        return few(c for s in self.sources if s.id in keys for c in cite(s, keys[s.id]))

    def words(self, claims: Iterable[Claim]) -> tuple[str, ...]:
        """Give the words of the passages of some claims, each once; nothing of a text that is not at hand."""
        found = {
            (c.source, key): " ".join(words.split())
            for c in claims
            for key in c.at
            if (words := self.quotes.get(c.source, {}).get(key))
        }
        return tuple(found.values())

    def is_damaged(self, claim: Claim) -> bool:
        """Say whether a reader noted that words or pictures of its passages are lost."""
        known = self.by_id[claim.source].by_key
        notes = " ".join(known[k].note for k in claim.at if k in known)
        faults = notes.partition("fault:")[2]
        return any(sign in faults for sign in _DAMAGED)
