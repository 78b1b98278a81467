"""What the engine embodies, declared by topic, and held against the book before a game begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

from oracle.book import Book
from oracle.errors import RequestError
from oracle.questions import Question
from specs.held import boards, bonuses, making, rounds, scoring, turns
from specs.held.declare import ELSEWHERE, Held
from specs.held.events import Event
from specs.setting import Setting

_TOPICS = (boards, rounds, turns, making, bonuses, scoring)


@cache
def declared() -> tuple[Held, ...]:
    """Give everything that is declared."""
    return tuple(held for topic in _TOPICS for held in topic.HELD.answers)
