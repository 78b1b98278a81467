"""Questions about hiring and playing a specialised apprentice."""

import enum

from oracle.questions import Catalogue, Effect, flag, kind_of, number_of
from specs.questions.base_staff import HiredGoes
from specs.questions.bonuses import HowOften
from specs.questions.jewelry_box import apprentices_dealt
from specs.vocabulary import action, deck_size, role

catalogue = Catalogue("jewelry_box", scope="jewelry-box")


class CardHalf(enum.Enum):
    """Where something stands in the bonus field of a card."""

    LEFT = "on the left"
    RIGHT = "on the right"


class Replaces(enum.Enum):
    """How hiring a specialised apprentice goes with hiring from the queue."""

    INSTEAD = "instead of hiring from the queue"
    BESIDES = "besides hiring from the queue"


condition_met = flag("condition_met")
queue_cards = number_of("queue_cards", 0, 4)
hired_before = number_of("hired_before", 0, 1)
times_played = number_of("times_played", 1, 3)
half = kind_of("half", CardHalf)

hire_apprentice_by = catalogue.permission(
    "hire_apprentice_by", "May an employee of this role hire the specialised apprentice?", role, effect=Effect.PLAY,
)
hire_apprentice_replaces = catalogue.choice(
    "hire_apprentice_replaces", "How does hiring it go with hiring from the queue?", answers=Replaces,
    effect=Effect.PLAY,
)
hire_apprentice_after = catalogue.permission(
    "hire_apprentice_after", "May a player who has hired so many specialised apprentices hire one?", hired_before,
    effect=Effect.PLAY, subject="hire_apprentice_once",
)
apprentice_hires_in_game = catalogue.number(
    "apprentice_hires_in_game", "How many times in the game can a player hire so?", answers=(0, 10), unit="times",
    effect=Effect.PLAY, subject="hire_apprentice_once", moot=apprentices_dealt() == 1,
)
apprentice_price = catalogue.number(
    "apprentice_price", "What does hiring the specialised apprentice cost?", answers=(0, 20), unit="Livre",
    effect=Effect.PLAY,
)
hire_apprentice_if = catalogue.permission(
    "hire_apprentice_if", "May it be hired with its condition met (or not)?", condition_met, effect=Effect.PLAY,
)
condition_needed_after_hiring = catalogue.fact(
    "condition_needed_after_hiring", "Must its condition still be met later?", effect=Effect.PLAY,
)
condition_stands = catalogue.choice(
    "condition_stands", "On which half of the bonus field does its condition stand?", answers=CardHalf,
    effect=Effect.WORDING, subject="apprentice_card_layout",
)
apprentice_bonus_stands = catalogue.choice(
    "apprentice_bonus_stands", "On which half of the bonus field does its bonus stand?", answers=CardHalf,
    effect=Effect.WORDING, subject="apprentice_card_layout",
)
conditions_referred_page = catalogue.number(
    "conditions_referred_page", "To which page does the text refer for the conditions?", answers=(0, 30),
    effect=Effect.WORDING, gaps=False,
)
conditions_stand_on_page = catalogue.number(
    "conditions_stand_on_page", "On which page do the conditions stand?", answers=(0, 30), effect=Effect.WORDING,
    gaps=False,
)
conditions_listed = catalogue.number(
    "conditions_listed", "How many hiring conditions are listed?", answers=(0, 20), effect=Effect.NONE, gaps=False,
)
conditions_all_differ = catalogue.fact(
    "conditions_all_differ", "Has each specialised apprentice a condition of its own?", effect=Effect.NONE,
    gaps=False,
)
condition_shown_to_others = catalogue.permission(
    "condition_shown_to_others", "May, or must, the card be shown to the others when it is hired?",
    effect=Effect.PLAY, near=("hire_apprentice_if", "apprentice_kept_face_down"),
)
hired_apprentice_goes = catalogue.choice(
    "hired_apprentice_goes", "Where does a hired specialised apprentice go?", answers=HiredGoes, effect=Effect.PLAY,
)
hired_apprentice_playable_this_round = catalogue.permission(
    "hired_apprentice_playable_this_round", "May it be played in the round it is hired in?", effect=Effect.PLAY,
    near=("hired_apprentice_goes",),
)
hired_apprentice_in_team = catalogue.fact(
    "hired_apprentice_in_team", "Does a hired specialised apprentice belong to the team?", effect=Effect.PLAY,
    near=("dealt_apprentice_in_team", "hired_apprentice_goes"),
)
apprentice_points_for_play = catalogue.number(
    "apprentice_points_for_play", "How many points gives its bonus when it is played for the so-many-eth time?",
    times_played, answers=(0, 12), unit="prestige points", effect=Effect.PLAY, subject="apprentice_points",
)
apprentice_bonus_often = catalogue.choice(
    "apprentice_bonus_often", "How often can its bonus be used?", answers=HowOften, effect=Effect.PLAY,
    subject="apprentice_points",
)
apprentice_hire_points = catalogue.number(
    "apprentice_hire_points", "How many points does hiring it give by itself?", answers=(0, 12),
    unit="prestige points", effect=Effect.PLAY, near=("apprentice_points_for_play",),
)
hire_apprentice_with_queue = catalogue.permission(
    "hire_apprentice_with_queue", "May it be hired while so many cards are in the queue?", queue_cards,
    effect=Effect.PLAY, near=("hire_apprentice_replaces", "may_hire_from"),
)
hired_apprentice_action = catalogue.permission(
    "hired_apprentice_action", "May a hired specialised apprentice be played for this main action?", action,
    effect=Effect.PLAY, near=("hired_apprentice_goes", "may_take_action"),
)
depute_dealt_apprentice = catalogue.permission(
    "depute_dealt_apprentice", "May a specialised apprentice that is not hired be deputed by a bonus?",
    effect=Effect.PLAY, near=("dealt_apprentice_in_team",),
)
depute_hired_apprentice = catalogue.permission(
    "depute_hired_apprentice", "May a hired specialised apprentice be deputed from a team of so many cards?",
    deck_size, effect=Effect.PLAY, near=("hired_apprentice_goes", "may_depute"), given=deck_size >= 4,
)
depute_pay_for_specialised = catalogue.number(
    "depute_pay_for_specialised", "How much does the main action pay for deputing it?", answers=(0, 20),
    unit="Livre", effect=Effect.PLAY, near=("depute_pay",),
)
exam_by_specialised_apprentice = catalogue.permission(
    "exam_by_specialised_apprentice", "May a specialised apprentice be played for the exam for journeyman?",
    effect=Effect.PLAY, near=("hired_apprentice_goes",),
)
unhired_apprentice_points = catalogue.number(
    "unhired_apprentice_points", "How many points does a specialised apprentice give that was never hired?",
    answers=(0, 12), unit="prestige points", effect=Effect.SCORE, near=("dealt_apprentice_in_team",),
)
change_apprentice = catalogue.permission(
    "change_apprentice", "May a player change the dealt specialised apprentice for another?", effect=Effect.PLAY,
    near=("apprentices_dealt",),
)
