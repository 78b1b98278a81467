"""Questions about new bonuses that use other cards or make a garment."""

import enum

from oracle.questions import Catalogue, Effect, flag, kind_of
from specs.questions.base_garments import Fate
from specs.questions.bonuses import CardPlace
from specs.vocabulary import role

catalogue = Catalogue("jewelry_bonuses", scope="jewelry-box")


class Outcome(enum.Enum):
    """What a bonus gives in a special case."""

    NOTHING = "nothing"
    NEW_RESERVE = "the discard pile becomes the reserve first"
    OTHER_OPPONENT = "another opponent has to be chosen"


class PileTop(enum.Enum):
    """Which card lies on top of the player's discard pile in the end."""

    PLAYED = "the card that was played"
    CHOSEN = "the card chosen from the reserve"


class CopyFrom(enum.Enum):
    """Which card of a pile is copied."""

    TOP = "the top card"
    ANY = "any card"


class Whose(enum.Enum):
    """Of whom something is meant."""

    PLAYER = "the player who uses the bonus"
    OPPONENT = "the opponent whose card it is"


class Deputed(enum.Enum):
    """Which card a copied bonus removes that deputes the card itself."""

    PLAYED = "the card that was played"
    COPIED = "the opponent's card"
    NONE = "neither"


class RoleOf(enum.Enum):
    """Whose role counts."""

    COPIED = "that of the copied card"
    PLAYED = "that of the card that was played"


class PaidIn(enum.Enum):
    """What a sale pays."""

    VALUE = "the value on the garment"
    HALF = "half of it"


own_discard_empty = flag("own_discard_empty")
every_discard_empty = flag("every_discard_empty")
fate = kind_of("fate", Fate)
card_place = kind_of("card_place", CardPlace)

# The journeyman that uses a card of the reserve.
reserve_bonus_from = catalogue.permission(
    "reserve_bonus_from", "May the journeyman that uses another own card's bonus use a card of this place?",
    card_place, effect=Effect.PLAY, given=card_place.one_of(
        CardPlace.RESERVE, CardPlace.DISCARD, CardPlace.HAND, CardPlace.PLAYED), subject="reserve_bonus",
)
reserve_bonus_put = catalogue.choice(
    "reserve_bonus_put", "Where does the chosen card go?", answers=CardPlace, effect=Effect.PLAY,
    subject="reserve_bonus",
)
reserve_bonus_face_up = catalogue.fact(
    "reserve_bonus_face_up", "Is it put there face up?", effect=Effect.PLAY, subject="reserve_bonus",
)
reserve_bonus_at_once = catalogue.permission(
    "reserve_bonus_at_once", "May, or must, its bonus be used at once?", effect=Effect.PLAY, subject="reserve_bonus",
)
reserve_bonus_cards = catalogue.number(
    "reserve_bonus_cards", "How many cards does it use?", answers=(0, 4), unit="cards", effect=Effect.PLAY,
    subject="reserve_bonus",
)
reserve_bonus_any_card = catalogue.permission(
    "reserve_bonus_any_card", "May any card of the reserve be chosen, after looking at them?", effect=Effect.PLAY,
    subject="reserve_bonus",
)
reserve_bonus_main_action = catalogue.permission(
    "reserve_bonus_main_action", "May a main action be taken with the chosen card?", effect=Effect.PLAY,
    near=("reserve_bonus_at_once",),
)
reserve_bonus_crowned = catalogue.permission(
    "reserve_bonus_crowned", "May a card be chosen whose bonus counts at the end only?", effect=Effect.PLAY,
    near=("reserve_bonus_at_once",),
)
reserve_bonus_without_bonus = catalogue.permission(
    "reserve_bonus_without_bonus", "May a card without a bonus be chosen, just to discard it?", effect=Effect.PLAY,
    near=("reserve_bonus_at_once",),
)
reserve_bonus_empty = catalogue.choice(
    "reserve_bonus_empty", "What does it give when the reserve is empty, with the discard pile empty or not?",
    own_discard_empty, answers=Outcome, effect=Effect.PLAY, near=("reserve_bonus_from",),
    # Of a team of four or more some cards are neither in the hand nor just played.
    given=~own_discard_empty,
)
reserve_bonus_top = catalogue.choice(
    "reserve_bonus_top", "Which card lies on top of the discard pile after such a turn?", answers=PileTop,
    effect=Effect.PLAY, near=("reserve_bonus_put", "card_discarded_when"),
)
reserve_bonus_nested = catalogue.permission(
    "reserve_bonus_nested", "May the chosen card be one that copies, or uses, yet another card's bonus?",
    effect=Effect.PLAY, near=("reserve_bonus_at_once",),
)
reserve_bonus_deputes_itself = catalogue.permission(
    "reserve_bonus_deputes_itself", "May the bonus of the chosen card depute the chosen card?", effect=Effect.PLAY,
    near=("reserve_bonus_at_once",),
)
reserve_bonus_times = catalogue.number(
    "reserve_bonus_times", "How many times is that bonus used for one play of its card?", answers=(0, 6),
    unit="times", effect=Effect.PLAY,
)

# The journeyman that copies.
copy_bonus_from = catalogue.choice(
    "copy_bonus_from", "Which card of a discard pile does the copying journeyman copy?", answers=CopyFrom,
    effect=Effect.PLAY, subject="copy_bonus",
)
copy_bonus_pile_of = catalogue.choice(
    "copy_bonus_pile_of", "Whose discard pile is it?", answers=Whose, effect=Effect.PLAY, subject="copy_bonus",
)
copy_bonus_any_opponent = catalogue.permission(
    "copy_bonus_any_opponent", "May any opponent be chosen?", effect=Effect.PLAY, subject="copy_bonus",
)
copy_bonus_use = catalogue.permission(
    "copy_bonus_use", "May, or must, the bonus be copied?", effect=Effect.PLAY,
)
copy_bonus_as_played = catalogue.fact(
    "copy_bonus_as_played", "Is the bonus used as if the player had just played that card?", effect=Effect.PLAY,
    subject="copy_bonus",
)
copy_bonus_main_action = catalogue.permission(
    "copy_bonus_main_action", "May a main action of the copied card be taken?", effect=Effect.PLAY,
)
copy_bonus_counts_for = catalogue.choice(
    "copy_bonus_counts_for", "Whose garments, decorations and cards does a copied bonus count?", answers=Whose,
    effect=Effect.PLAY, near=("copy_bonus_as_played",),
)
copy_bonus_role_of = catalogue.choice(
    "copy_bonus_role_of", "As whose role does an additional action by the copied bonus count?", answers=RoleOf,
    effect=Effect.PLAY, near=("copy_bonus_as_played", "bonus_action_role"),
)
copy_bonus_empty = catalogue.choice(
    "copy_bonus_empty", "What happens when the chosen discard pile is empty, with every opponent's empty or not?",
    every_discard_empty, answers=Outcome, effect=Effect.PLAY, near=("copy_bonus_from",),
)
copy_bonus_crowned = catalogue.permission(
    "copy_bonus_crowned", "May a bonus be copied that counts at the end only?", effect=Effect.PLAY,
    near=("copy_bonus_as_played",),
)
copy_bonus_nested = catalogue.permission(
    "copy_bonus_nested", "May a bonus be copied that itself copies a bonus?", effect=Effect.PLAY,
    near=("copy_bonus_as_played",),
)
copy_bonus_deputes = catalogue.choice(
    "copy_bonus_deputes", "Which card does a copied bonus depute, when it may depute its own card?", answers=Deputed,
    effect=Effect.PLAY, near=("copy_bonus_as_played",),
)
copy_bonus_moves_card = catalogue.fact(
    "copy_bonus_moves_card", "Does the copied card leave its pile?", effect=Effect.PLAY, near=("copy_bonus_from",),
)

# The journeyman that makes a garment to sell.
sale_bonus_actions = catalogue.number(
    "sale_bonus_actions", "How many additional garments does the journeyman's making bonus allow?", answers=(0, 4),
    unit="garments", effect=Effect.PLAY, subject="sale_bonus",
)
sale_bonus_fate = catalogue.permission(
    "sale_bonus_fate", "May, or must, that garment be treated like this?", fate, effect=Effect.PLAY,
    subject="sale_bonus",
)
sale_bonus_pays = catalogue.choice(
    "sale_bonus_pays", "What does that sale pay?", answers=PaidIn, effect=Effect.PLAY, subject="sale_bonus",
)
sale_bonus_points = catalogue.number(
    "sale_bonus_points", "How many prestige points does that sale bring?", answers=(0, 12), unit="prestige points",
    effect=Effect.PLAY, subject="sale_bonus",
)
sale_bonus_points_without_garment = catalogue.fact(
    "sale_bonus_points_without_garment", "Are these points gained when no garment is made?", effect=Effect.PLAY,
    near=("sale_bonus_points",),
)
sale_bonus_master_garment = catalogue.permission(
    "sale_bonus_master_garment", "May that bonus make a garment with the golden thimble?", effect=Effect.PLAY,
)
sale_bonus_master_garment_by = catalogue.permission(
    "sale_bonus_master_garment_by", "May it do so when a card of this role copies or uses it?", role,
    effect=Effect.PLAY, near=("sale_bonus_master_garment", "copy_bonus_as_played"),
)
sale_bonus_price_due = catalogue.permission(
    "sale_bonus_price_due", "Are price and resources of that garment given as usual?", effect=Effect.PLAY,
    near=("sale_bonus_fate",),
)
sale_bonus_after_any_main = catalogue.permission(
    "sale_bonus_after_any_main", "May it be used whatever the main action was?", effect=Effect.PLAY,
    subject="sale_bonus",
)
