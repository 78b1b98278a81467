"""Questions about the haute couture garments: the set, the favor and deputing."""

import enum

from oracle.questions import Catalogue, Effect, flag, kind_of
from specs.questions.base_garments import Fate
from specs.questions.bonuses import CardPlace, card_place
from specs.questions.garment_sets import AddedAt
from specs.vocabulary import deck_size, role

catalogue = Catalogue("garment_sets", scope="haute-couture")


class Couture(enum.Enum):
    """The haute couture garments, named by what they give."""

    FAVOR = "favor and Livre"
    DEPUTE = "deputing"
    TILE = "a resource tile"
    JEWEL = "a jewel"
    LIVRE = "Livre"
    COLOR = "points for a jewel of its colour"


class BonusMoment(enum.Enum):
    """When a garment's own bonus is gained."""

    WHEN_PLACED = "when it is put on the board"
    WHEN_PAID = "as soon as it is paid"
    IN_INCOME = "in every income"


class RewardOrder(enum.Enum):
    """How the garment's bonus stands to the reward of its guest space."""

    BONUS_FIRST = "the garment's bonus first"
    REWARD_FIRST = "the space's reward first"
    FREE = "in any order"


couture = kind_of("couture", Couture)
fate = kind_of("fate", Fate)
favor_free = flag("favor_free")
with_jewelry = flag("with_jewelry_box")

# General.
couture_garments = catalogue.number(
    "couture_garments", "How many garments has this set?", answers=(0, 20), unit="tiles", effect=Effect.SETUP,
    subject="couture_parts",
)
couture_jewelry_only = catalogue.number(
    "couture_jewelry_only", "How many of them are used with the Jewelry Box only?", answers=(0, 12), unit="tiles",
    effect=Effect.SETUP, subject="couture_parts",
)
couture_needs_jewelry = catalogue.fact(
    "couture_needs_jewelry", "Is this garment used with the Jewelry Box only?", couture, effect=Effect.SETUP,
)
couture_garments_used = catalogue.number(
    "couture_garments_used", "How many garments of the set are used with (or without) the Jewelry Box?", with_jewelry,
    answers=(0, 20), unit="tiles", effect=Effect.SETUP,
)
couture_exists = catalogue.fact(
    "couture_exists", "Is there such a garment in the set?", couture, effect=Effect.PLAY,
)
couture_added_at = catalogue.choice(
    "couture_added_at", "When do these garments go into the bag?", answers=AddedAt, effect=Effect.SETUP,
)
couture_in_same_box = catalogue.fact(
    "couture_in_same_box", "Does the set come in the box of the Deluxe edition?", effect=Effect.NONE, gaps=False,
)
couture_made_as_usual = catalogue.fact(
    "couture_made_as_usual", "Are these garments made like others?", effect=Effect.PLAY,
)
couture_fate = catalogue.permission(
    "couture_fate", "May, or must, this garment be treated like this?", couture, fate, effect=Effect.PLAY,
)
couture_without_space = catalogue.permission(
    "couture_without_space", "May this garment be made when no guest space is free for it?", couture,
    effect=Effect.PLAY,
)
couture_bonus_at = catalogue.choice(
    "couture_bonus_at", "When does a rented garment of the set give its bonus?", answers=BonusMoment,
    effect=Effect.PLAY, subject="couture_bonus",
)
couture_bonus_times = catalogue.number(
    "couture_bonus_times", "How many times does it give its bonus?", answers=(0, 7), unit="times", effect=Effect.PLAY,
    subject="couture_bonus",
)
couture_bonus_by = catalogue.fact(
    "couture_bonus_by", "Does this garment give its bonus when it is treated like this?", couture, fate,
    effect=Effect.PLAY, subject="couture_bonus", given=(fate == Fate.RENT) | (couture == Couture.LIVRE),
)
couture_bonus_taken = catalogue.permission(
    "couture_bonus_taken", "May, or must, the bonus of this garment be used?", couture, effect=Effect.PLAY,
    near=("couture_bonus_at",),
)
couture_bonus_order = catalogue.choice(
    "couture_bonus_order", "How does its bonus stand to the reward of its guest space?", answers=RewardOrder,
    effect=Effect.PLAY, near=("couture_bonus_at",),
)
couture_by_sale_bonus = catalogue.permission(
    "couture_by_sale_bonus", "May this garment be made by the journeyman's bonus whose garment is to be sold?",
    couture, effect=Effect.PLAY, near=("couture_fate", "sale_bonus_fate"),
)
couture_bonus_for_solo_opponent = catalogue.fact(
    "couture_bonus_for_solo_opponent", "Does the solo opponent gain the bonus of this garment?", couture,
    effect=Effect.SCORE, near=("couture_bonus_at", "solo_garment_fate"),
)

# Favor and Livre.
couture_favor_taken = catalogue.permission(
    "couture_favor_taken", "Does the garment's maker take the favor when it is free (or not)?", favor_free,
    effect=Effect.PLAY, subject="couture_favor",
)
couture_favor_livre = catalogue.number(
    "couture_favor_livre", "How many Livre does that garment bring in all, with the favor free or not?", favor_free,
    answers=(0, 30), unit="Livre", effect=Effect.PLAY, subject="couture_favor",
)
couture_favor_gives_start = catalogue.fact(
    "couture_favor_gives_start", "Does the favor taken so make its holder begin the next round?", effect=Effect.PLAY,
    near=("favor_gives_start", "couture_favor_taken"),
)
couture_favor_from_player = catalogue.permission(
    "couture_favor_from_player", "May the favor be taken from another player who holds it?", effect=Effect.PLAY,
    near=("couture_favor_taken",),
)

# Deputing.
couture_depute = catalogue.permission(
    "couture_depute", "May, or must, a rented garment of this kind depute an employee?", effect=Effect.PLAY,
    subject="couture_depute",
)
couture_depute_team = catalogue.permission(
    "couture_depute_team", "May it depute an employee from a team of so many cards?", deck_size, effect=Effect.PLAY,
    near=("couture_depute", "may_depute"),
)
couture_depute_from = catalogue.permission(
    "couture_depute_from", "May it depute a card that is at this place?", card_place, effect=Effect.PLAY,
    near=("couture_depute",), given=~card_place.one_of(CardPlace.REMOVED, CardPlace.QUEUE, CardPlace.LEAVING),
)
couture_depute_role = catalogue.permission(
    "couture_depute_role", "May it depute an employee of this role?", role, effect=Effect.PLAY,
    subject="couture_depute",
)
couture_depute_cards = catalogue.number(
    "couture_depute_cards", "How many employees does it depute?", answers=(0, 4), unit="cards", effect=Effect.PLAY,
    subject="couture_depute",
)
couture_depute_pay = catalogue.number(
    "couture_depute_pay", "How much does it pay for deputing such an employee?", role, answers=(0, 20), unit="Livre",
    effect=Effect.PLAY, near=("couture_depute", "depute_pay"),
)
couture_depute_pays_as_main = catalogue.fact(
    "couture_depute_pays_as_main", "Does it pay what the main action pays?", effect=Effect.PLAY,
    subject="couture_depute_pays",
)
couture_depute_bonus = catalogue.permission(
    "couture_depute_bonus", "May the bonus of the deputed employee be used?", effect=Effect.PLAY,
)
couture_depute_played_bonus = catalogue.permission(
    "couture_depute_played_bonus", "May the played card's bonus be used in the turn in which the garment deputed it?",
    effect=Effect.PLAY, near=("couture_depute_bonus",),
)
couture_depute_is_deputing = catalogue.fact(
    "couture_depute_is_deputing", "Is it deputing in the sense of the base game?", effect=Effect.WORDING, gaps=False,
)
