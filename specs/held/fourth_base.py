"""What the engine embodies of what a fourth reading of the base game asks."""

from __future__ import annotations

from specs.held.declare import MAY, Holding
from specs.held.events import Event
from specs.questions.fourth_base import FactorGoes, MasterlessTeam
from specs.setting import Setting
from specs.vocabulary import Decoration

HELD = Holding()


def _higher_factor(setting: Setting) -> FactorGoes:
    """Tell by the board in play which of the fireworks multiply more."""
    fireworks = [d for d in setting.parts.board.decorations if d.factor]
    dearest = max(fireworks, key=lambda d: d.price)
    return FactorGoes.DEARER if dearest.factor == max(d.factor for d in fireworks) else FactorGoes.CHEAPER


HELD(Event.PARTS, higher_factor_goes_to=_higher_factor)
HELD(Event.DEPUTE_BONUS, deputed_card_without_bonus=MAY)
HELD(Event.DEPUTE_LAST_MASTER, team_without_masters=MasterlessTeam.HIRES_NO_MORE)

# A statue scores in the last step if, and only if, it shows points.
HELD(
    Event.SCORE_STATUES,
    statue_scored_in_both_steps=lambda s: any(
        d.points for d in s.parts.board.decorations if d.kind is Decoration.STATUE
    ),
)
