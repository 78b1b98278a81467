"""
What a spectator of a game does not see.

A spectator sees what every player sees of the others (`specs.views`): in a public log a choice that changes nothing
that he sees but a number of cards or tiles is written with `?` in place of what was chosen.
"""

from __future__ import annotations

from typing import Any

from specs.bearing import Bearing
from specs.guesses import Guesses
from specs.notation import Notation
from specs.position import Action, Position
from specs.questions.base_components import Secret
from specs.questions.base_staff import HiredGoes
from specs.questions.jewelry_box import Viewer
from specs.questions.solo import SoloPile
from specs.setting import Setting
from specs.steps import Step
from specs.unseen import UNSEEN, VERBS
from specs.views import HIDDEN, Views

_SECRETS = tuple(Secret)
_OTHER = tuple(Viewer).index(Viewer.OPPONENT)
_HERS = tuple(SoloPile).index(SoloPile.EMPLOYEES)
_TILE = 0
_KEEP: Action = ("keep",)


class Hidden:
    """
    Says of one setting what is hidden from a spectator.

    Attributes:
        worlds: What a hidden choice could be.
        bearing, choosing, scoring: On which hidden choices it hangs what is legal, can be chosen, and comes out.
    """

    def __init__(self, setting: Setting, notation: Notation, views: Views) -> None:
        self._setting = setting
        self._notation = notation
        self._views = views
        self._hides = {s for s, may in zip(_SECRETS, setting.rule.may_hide, strict=True) if may}
        self.worlds = Guesses(setting).worlds
        bearing = Bearing(setting)
        self.bearing, self.choosing, self.scoring = bearing.bearing, bearing.choosing, bearing.scoring

    def public(self, position: Position, action: Action, then: Action | None) -> Action:
        """Give an action as a spectator sees it; `then` is the next one, which can bring to light what was drawn."""
        return (action[0], UNSEEN) if self._is_hidden(position.todo[-1], then) else action

    def _is_hidden(self, frame: tuple[int, ...], then: Action | None) -> bool:
        rule = self._setting.rule
        kind = frame[0]
        if kind == Step.HAND:
            return {Secret.HAND, Secret.RESERVE} <= self._hides
        if kind == Step.DRAW:
            # A tile that is used for its notions lies open on the discard pile.
            return Secret.TILE_FACES in self._hides and then == _KEEP
        if kind == Step.MIX:
            return not rule.look_through_exam_deck
        if kind == Step.DEAL:
            return not rule.look_at_apprentice[_OTHER]
        if kind == Step.PICK:
            goes = rule.exam_card_goes[frame[2]]
            where = {HiredGoes.HAND: Secret.HAND, HiredGoes.DISCARD: None}.get(goes, Secret.RESERVE)
            return where in self._hides and not rule.look_through_exam_deck
        if kind == Step.LOT:
            if frame[1] == _TILE:
                return bool(rule.solo_tiles_face_down)
            return not rule.look_at_solo_pile[_HERS]
        return False

    def view(self, position: Position) -> dict[str, Any]:
        """Give what a spectator sees of a position."""
        shown = self._views.view(position, 0)
        shown["todo"] = []
        if not self._setting.solo:
            other = self._views.view(position, 1)
            shown["seats"][0] = other["seats"][0]
            if position.box:
                shown["jewelry"]["seats"][0] = other["jewelry"]["seats"][0]
        else:
            own = shown["seats"][0]
            for secret, field in ((Secret.HAND, "hand"), (Secret.RESERVE, "reserve"), (Secret.TILE_FACES, "tiles")):
                own[field] = len(own[field]) if secret in self._hides else own[field]
            if position.box and shown["jewelry"]["seats"][0]["apprentice"] is not None:
                shown["jewelry"]["seats"][0]["apprentice"] = HIDDEN
        if position.box and not self._setting.rule.look_through_exam_deck:
            decks = shown["jewelry"]["decks"]
            shown["jewelry"]["decks"] = {w: d if isinstance(d, int) else len(d) for w, d in decks.items()}
        return shown

    def is_unseen(self, action: Action) -> bool:
        """Say whether an action does not tell what was chosen."""
        return action[1:] == (UNSEEN,)

    def read(self, text: str) -> Action:
        """
        Give the action that a text stands for, hidden or not.

        Raises:
            InvalidActionError: It stands for none.
        """
        verb, _, rest = text.partition(" ")
        if rest == UNSEEN and verb in VERBS and verb in self._notation.verbs:
            return (verb, UNSEEN)
        return self._notation.read(text)

    def stand_in(self, action: Action) -> Action:
        """Give some action in place of one that is hidden, to be refused for what can be said of any such."""
        return ("hand",) if action[0] == "hand" else (action[0], 0)
