"""Holds single answers of a subject against the reference: legal actions, points, positions and views."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from oracle.engine.difference import What, is_peeking, parted
from oracle.engine.play import P, Playable
from oracle.engine.protocol import Fault
from oracle.errors import InvalidActionError

Parted = tuple[What, dict[str, Any]]
"""What differs, and the fields of the difference."""


class Judged(Playable, Protocol):
    """A game that can be shown to one player as well."""

    def view(self, position: P, player: int) -> Mapping[str, Any]:
        """Give what one player may see."""


@dataclass(slots=True)
class Referee:
    """
    The reference, as one asks it what an answer should be.

    Attributes:
        points: Gives the points of each player in a position.
        reasons: What a subject's words for refusing mean, as ids of rules.
    """

    game: Judged
    points: Callable[[P], Sequence[int]]
    reasons: Mapping[str, str] = field(default_factory=dict)
    _texts: dict[Any, str] = field(default_factory=dict)

    def meant(self, text: str, legal: Sequence[Any]) -> Any:
        """Give the legal action that a text stands for; None if it stands for none."""
        try:
            return self.game.same(self.game.read(text), legal)
        except InvalidActionError:
            return None

    def written(self, action: Any) -> str:
        """Give an action as text."""
        text = self._texts.get(action)
        if text is None:
            if len(self._texts) > 50_000:
                self._texts.clear()
            text = self._texts[action] = self.game.write(action)
        return text

    def reason(self, position: P, action: str, said: str) -> Parted | None:
        """Hold a reason for refusing against ours, where the subject's words are known to mean a rule."""
        theirs = self.reasons.get(said)
        if theirs is None:
            return None
        ours = self.game.refuse(position, self.game.read(action)).rule
        return (What.REASON, {"ours": ours, "theirs": theirs}) if ours and theirs != ours else None

    def legal(self, legal: Sequence[Any], theirs: list[str]) -> Parted | None:
        """Hold a list of legal actions against ours."""
        ours = [self.written(a) for a in legal]
        if len(ours) == len(theirs) and set(ours) == set(theirs):
            return None
        left = dict.fromkeys(ours)
        for text in theirs:
            if text in left:
                del left[text]
                continue
            meant = self.meant(text, legal)
            if meant is None:
                return What.LISTS, {"action": text, "ours": ours, "theirs": theirs}
            left.pop(self.written(meant), None)
        if left:
            return What.OMITS, {"action": next(iter(left)), "ours": ours, "theirs": theirs}
        return None

    def score(self, position: P, theirs: Mapping[str, Any]) -> Parted | None:
        """Hold points, winners and the end of a game against ours."""
        ours: dict[str, Any] = {"scores": list(self.points(position)), "over": self.game.is_over(position)}
        if theirs["scores"] != ours["scores"]:
            return What.SCORE, {"ours": ours["scores"], "theirs": theirs["scores"]}
        if ours["over"] is not theirs.get("over", ours["over"]):
            return What.OVER, {"ours": ours["over"], "theirs": theirs["over"]}
        if ours["over"] and "winners" in theirs:
            winners = list(self.game.outcome(position)["winners"])
            if sorted(theirs["winners"]) != sorted(winners):
                return What.WINNERS, {"ours": winners, "theirs": theirs["winners"]}
        return None

    def shown(self, player: int | None, position: P, theirs: Mapping[str, Any]) -> Parted | None:
        """Hold a position, or what a player may see of it, against ours; what is left out is not wrong."""
        if player is None:
            found = next(parted(self.game.show(position), theirs), None)
            if found is None:
                return None
            return What.POSITION, {**dict(zip(("place", "ours", "theirs"), found, strict=True)), "shown": theirs}
        for place, ours, shown in parted(self.game.view(position, player), theirs):
            # To show less is no mistake, nor to show that there is nothing.
            if shown is None or (isinstance(ours, list) and shown == len(ours)) or (shown == [] and not ours):
                continue
            more: dict[str, Any] = {"place": place, "ours": ours, "theirs": shown}
            if is_peeking(ours, shown):
                return What.FAULT, {**more, "fault": Fault.PEEKS}
            return What.VIEW, more
        return None
