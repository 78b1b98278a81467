"""Laws that hold general sentences of the base game against the special ones."""

from specs.laws_base import law
from specs.questions import deputing as dep
from specs.questions import end as e
from specs.questions import second_base as sb
from specs.questions import solo as so
from specs.questions.base_preparation import deck_empty_after_last_reveal

LAWS = (
    law("second.base.every_card", "If every played card goes to a discard pile, no deputed card leaves the game.",
        sb.every_played_card_discarded() >> ~dep.deputed_card_leaves_game()),
    law("second.base.deck_ends", "If the game ends when the deck is empty, and the deck is empty in round seven, "
        "it does not wait for that round's income.",
        (sb.game_ends_when_deck_empty() & deck_empty_after_last_reveal()) >> ~(e.game_ends_at() == e.EndPoint.INCOME)),
    law("second.base.income", "Who receives Livre as income may gain Livre.",
        sb.income_for_every_player() >> so.solo_gains_livre().may),
)
