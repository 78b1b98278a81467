"""
Games that go as is wished: chance brings what a rare case needs, and players do what leads there; or as is given.

Whatever chance brings in these games it may bring in any, and every action is legal; so a wish says nothing of rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random  # noqa: TID251 - players choose by a seed that is given; rules never do
from typing import Any, Final

from oracle.engine.play import Choose, P
from oracle.errors import BookError

_OFTEN: Final = 0.9
"""So often a wish of a player's comes true; chance grants it always."""

_CHANCE: Final = frozenset({"start", "reveal", "fill", "hang", "draw", "mix", "deal", "show", "opponent"})


def wished(write: Callable[[Any], str], seed: int, wishes: Sequence[str], players: Choose) -> Choose:
    """
    Let a game go as is wished, and otherwise as players have it.

    Args:
        write: Gives an action as text.
        wishes: Actions as text, or their first words; the first one that is possible is done. One that begins with
            `not` is done only where nothing else is possible.
    """
    dice = Random(f"wished {seed}")
    dreaded = tuple(w.removeprefix("not ") for w in wishes if w.startswith("not "))
    liked = tuple(w for w in wishes if not w.startswith("not "))
    verbs = {w.partition(" ")[0] for w in (*dreaded, *liked)}

    def choose(position: P, actions: Sequence[Any]) -> Any:
        if len(actions) == 1 or not any(a[0] in verbs for a in actions):
            return players(position, actions)
        texts = {a: write(a) for a in actions if a[0] in verbs}
        for wish in liked:
            found = [a for a, text in texts.items() if _begins(text, wish)]
            if found and (found[0][0] in _CHANCE or dice.random() < _OFTEN):
                return found[int(dice.random() * len(found))]
        left = [a for a in actions if not any(_begins(texts.get(a, ""), w) for w in dreaded)]
        return players(position, left or actions)

    return choose


def as_given(write: Callable[[Any], str], actions: Sequence[str], players: Choose) -> Choose:
    """
    Let a game go as it is given, and then as players have it.

    Args:
        write: Gives an action as text.
        actions: What is done wherever more than one thing can be, as text.
    Raises:
        BookError: Such a thing cannot be done any more.
    """
    left = list(reversed(actions))

    def choose(position: P, legal: Sequence[Any]) -> Any:
        if len(legal) == 1:
            return legal[0]
        if not left:
            return players(position, legal)
        text = left.pop()
        found = next((a for a in legal if write(a) == text), None)
        if found is None:
            place = len(actions) - len(left)
            raise BookError(
                f"an action that is legal, got {text!r}",
                where=f"specs/vectors/games.json, choice {place} of a game that is given",
                hint="the rules have changed since: lead a game to its case anew, see oracle.apps.vector_leading",
            )
        return found

    return choose


def _begins(text: str, wish: str) -> bool:
    return text == wish or text.startswith(f"{wish} ")
