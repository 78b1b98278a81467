"""Writes the ruling desk as one page that answers from the tables in it and needs nothing else."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from oracle.reports import pages
from oracle.reports.speech import NORMS, Speech

_OPEN: Final = {
    "gap": "No text says it.",
    "contested": "The texts say different things, and nothing decides.",
    "truncated": "The text breaks off before it could say.",
}
"""What an answer that is open says of itself."""

_VALUES: Final = (
    *("yes", "no", "may", "may not", "must", "need not", "open"),
    *("special over general", "other edition", "damaged text"),
    *("checked", "ruling", "borrowed", "silent", "after the break"),
    *("follows a text", "our reading", "borrowed from the other edition"),
    *("across", "inside", "gap", "ambiguous", "stricter", "dead", "term", "text"),
    *_OPEN.values(),
)
"""What the script says besides its own phrases: answers, states and kinds."""


def render(data: Mapping[str, Any], say: Speech) -> str:
    """Give the page."""
    style, script = pages.own("desk.css"), pages.own("desk.js")
    said = (*re.findall(r'\bsay\("([^"]+)"', script), *_VALUES)
    norms = {mood: {given: say.norm(given, mood) for given in told} for mood, told in NORMS.items()}
    return pages.render(
        "desk.html",
        style=style,
        script=script,
        policy=pages.policy(style, script),
        data=pages.embedded({**data, "words": {p: say(p) for p in said}, "open": _OPEN, "norms": norms}),
        topics=data["topics"],
        say=say,
    )
