"""Questions about bonuses that depute an employee."""

import enum

from oracle.questions import Catalogue, Effect, kind_of
from specs.questions.bonuses import CardPlace, card_place
from specs.vocabulary import role

catalogue = Catalogue("bonuses")


class DeputeBonus(enum.Enum):
    """Bonuses that depute an employee."""

    I_DEPUTE = "I"
    II_DEPUTE = "II"


class RemovalOrder(enum.Enum):
    """When a gain happens compared with the removal of the deputed card."""

    BEFORE = "before the card is removed"
    AFTER = "after the card is removed"


depute_bonus = kind_of("depute_bonus", DeputeBonus)

bonus_depute_from = catalogue.permission(
    "bonus_depute_from", "May this bonus depute a card that is at this place?", depute_bonus, card_place,
    effect=Effect.PLAY, given=~card_place.one_of(CardPlace.REMOVED, CardPlace.QUEUE),
    near=("bonus_after_main",),
)
bonus_depute_role = catalogue.permission(
    "bonus_depute_role", "May this bonus depute an employee of this role?", depute_bonus, role, effect=Effect.PLAY,
    near=("bonus_after_main",),
)
bonus_depute_cards = catalogue.number(
    "bonus_depute_cards", "How many employees does this bonus depute, at most?", depute_bonus, answers=(0, 6),
    unit="cards", effect=Effect.PLAY,
    near=("bonus_after_main",),
)
bonus_depute_pay = catalogue.number(
    "bonus_depute_pay", "How much does this bonus pay for deputing such an employee?", depute_bonus, role,
    answers=(0, 20), unit="Livre", effect=Effect.PLAY,
    near=("bonus_after_main",),
)
bonus_depute_own_bonus = catalogue.permission(
    "bonus_depute_own_bonus", "May, or must, the bonus of the deputed employee be used?", depute_bonus,
    effect=Effect.PLAY,
    near=("bonus_after_main",),
)
bonus_depute_bonus_order = catalogue.choice(
    "bonus_depute_bonus_order", "When is the deputed employee's bonus used?", answers=RemovalOrder, effect=Effect.PLAY,
    gaps=False,
)
bonus_depute_pay_order = catalogue.choice(
    "bonus_depute_pay_order", "When is the Livre for the deputed employee gained?", answers=RemovalOrder,
    effect=Effect.PLAY,
    gaps=False,
)
bonus_depute_nested = catalogue.permission(
    "bonus_depute_nested", "May the bonus of the deputed employee be one that deputes again?", depute_bonus,
    effect=Effect.PLAY, near=("bonus_depute_own_bonus",),
)
bonus_depute_itself_again = catalogue.permission(
    "bonus_depute_itself_again", "When a card deputes itself by its bonus, may that bonus be used once more?",
    effect=Effect.PLAY, near=("bonus_depute_own_bonus",),
)
bonus_depute_twice = catalogue.permission(
    "bonus_depute_twice", "May this bonus depute the card that was already deputed as the main action, paying again?",
    depute_bonus, effect=Effect.PLAY, near=("bonus_depute_from",), subject="bonus_depute_from",
)
bonus_depute_other_after_main = catalogue.permission(
    "bonus_depute_other_after_main", "May this bonus depute another card when its own was deputed as the main action?",
    depute_bonus, effect=Effect.PLAY, near=("bonus_depute_from",),
)
bonus_depute_floor_counts_leaving = catalogue.fact(
    "bonus_depute_floor_counts_leaving", "Does a card being deputed this turn count for the least team size?",
    effect=Effect.PLAY, near=("may_depute",),
)
bonus_depute_hand_main = catalogue.permission(
    "bonus_depute_hand_main", "May a main action be taken with a hand card that the bonus deputes?",
    effect=Effect.PLAY, near=("bonus_depute_from",), gaps=False,
)
bonus_depute_used_this_round = catalogue.permission(
    "bonus_depute_used_this_round", "May the deputed card's bonus be used if it was used in this round already?",
    effect=Effect.PLAY, near=("bonus_depute_own_bonus",),
)
bonus_depute_crowned = catalogue.permission(
    "bonus_depute_crowned", "May the bonus of a crowned card be used when it is deputed by a bonus?",
    effect=Effect.PLAY, near=("bonus_depute_own_bonus",),
    gaps=False,
)
