"""
Splits a text into passages: sentences, list items, headings, table cells.

The rule is deterministic and knows no text: lines are joined to blocks, blocks are cut into sentences.
What a passage *is* (rule, example, debris, …) is a person's decision, kept in `specs/passages/`.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from dataclasses import dataclass

_RULED = re.compile(r"^-{3,}$")
_ITEM = re.compile(
    r"^(?:[•‣▪]|[-–—] |o (?=[A-ZÁÉÍÓÚÂÊÔÃÕÇ])|[×x]\d\b|\d{1,2}[.)]\s*\S|[A-Ha-h][.)] |\d+(?:-\d+|\+)?:$|:$)"
)
_LEADING = frozenset(
    "de do da dos das por e ou a o que um uma com para ganhar ganhe cada pegar receber em menos faz pegue colocar "
    "descarta se tiver adquirir pagar de quantidade mais".split()
)
_COUNTED = re.compile(r"^(\d{1,3}) (?=[A-ZÁÉÍÓÚÂÊÔÃÕÇ])")
_LABEL = re.compile(r"^[A-ZÁÉÍÓÚÂÊÔÃÕÇ][\w\s()ªº]{0,38}:$", re.UNICODE)
_OPENERS = frozenset(
    "Se Você Só Para Quando Esta Este Ela Ele Pode Depois Antes Também Ganhe Coloque Contudo Cada Durante Por Não "
    "Si Puede Cuando Debe Luego You If When Each The".split()
)
_NUMBER = re.compile(r"^[\d\s.,+×:-]+$")
_SENTENCE = re.compile(r"(?<=[.!?])[\"'”»)\]]*\s+(?=[\"'“«(¡¿\[]?[A-ZÁÉÍÓÚÂÊÔÃÕÇÑ\d])|(?<=:)\s+(?=\(?[A-ZÁÉÍÓÚ])")
_ABBREVIATED = re.compile(r"(?:\b(?:p[áa]g|etc|ex|n[ºo]|vs|Inc|[A-Z])\.|^\W*\d{1,2}\.|^\W*[A-Za-z]\.)$")


def normalised(text: str) -> str:
    """Give the text with composed characters and single spaces, so that line ends and spacing do not matter."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def digest(text: str) -> str:
    """Give a short digest of the words of a text, the same whatever its spacing."""
    return hashlib.sha256(normalised(text).encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Passage:
    """
    One sentence, list item, heading or cell of a text.

    `key` is `first line.ordinal`, where the ordinal counts the passages that begin on that line.
    """

    key: str
    first: int
    last: int
    text: str

    @property
    def digest(self) -> str:
        """The digest of the passage's own words."""
        return digest(self.text)


def _is_heading(line: str) -> bool:
    letters = [c for c in line if c.isalpha()]
    return len(letters) > 2 and all(c.isupper() or c in "ªº" for c in letters)


def _is_title(line: str) -> bool:
    words = [w for w in re.findall(r"[^\W\d_]+", line) if len(w) > 3]
    return (
        len(line) <= 45 and not re.search(r"[.,;:!?]$", line) and len(words) >= 2 and all(w[0].isupper() for w in words)
    )


def _blocks(lines: list[str]) -> list[list[tuple[int, str]]]:
    blocks: list[list[tuple[int, str]]] = []
    fresh, upper, ended, title, hangs = True, False, True, False, False
    for number, raw in enumerate(lines, start=1):
        line = normalised(raw)
        if not line or _RULED.match(line):
            fresh = True
            continue
        alone = bool(_NUMBER.match(line) or _LABEL.match(line))
        heading = _is_heading(line)
        opener = not ended and line.split()[0] in _OPENERS
        # "2 Place the favor" begins an item; "2 garments" after a line that ends in "of" or "gains" does not.
        item = _ITEM.match(line) or (_COUNTED.match(line) and not hangs)
        if fresh or alone or opener or heading != upper or item or (title and line[0].isupper()):
            blocks.append([])
        title = (not blocks[-1] or ended) and _is_title(line)
        blocks[-1].append((number, line))
        ended = bool(re.search(r"[.!?:][)\"”»]*$", line))
        hangs = line.split()[-1].lower() in _LEADING
        fresh, upper = alone, heading
    return blocks


def split(lines: list[str]) -> tuple[Passage, ...]:
    """
    Cut a text into passages.

    Args:
        lines: The text's lines, the first being line 1.
    Returns:
        The passages in reading order. Every line with a character on it belongs to at least one.
    """
    found: list[tuple[int, int, str]] = []
    for block in _blocks(lines):
        starts: list[tuple[int, int]] = []
        text = ""
        for number, line in block:
            starts.append((len(text), number))
            text += line + " "
        cuts = [0]
        for match in _SENTENCE.finditer(text):
            if not _ABBREVIATED.search(text[cuts[-1] : match.start()].rstrip()):
                cuts.append(match.end())
        for begin, end in zip(cuts, [*cuts[1:], len(text)], strict=True):
            words = text[begin:end].strip()
            if words:
                at = [n for offset, n in starts if offset <= begin][-1]
                last = [n for offset, n in starts if offset < end][-1]
                found.append((at, last, words))
    passages: list[Passage] = []
    counts: dict[int, int] = {}
    for first, last, words in found:
        counts[first] = counts.get(first, 0) + 1
        passages.append(Passage(f"{first}.{counts[first]}", first, last, words))
    return tuple(passages)
