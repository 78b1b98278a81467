"""Laws that hold general sentences of the base game against the special ones."""

from specs.laws_base import law
from specs.questions import deputing as dep
from specs.questions import second_base as sb
from specs.questions import solo as so

LAWS = (
    law("second.base.every_card", "If every played card goes to a discard pile, no deputed card leaves the game.",
        sb.every_played_card_discarded() >> ~dep.deputed_card_leaves_game()),
    law("second.base.income", "Who receives Livre as income may gain Livre.",
        sb.income_for_every_player() >> so.solo_gains_livre().may),
)
