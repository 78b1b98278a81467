"""Questions about the bonuses that count at the end of the game."""

import enum

from oracle.questions import Catalogue, Effect, number_of
from specs.questions.bonuses import CardPlace, bonus, card_place
from specs.vocabulary import role

catalogue = Catalogue("bonuses")


class Backing(enum.Enum):
    """The background of a bonus that counts at the end."""

    RED = "red"
    BLUE_VELVET = "blue velvet"


thread = number_of("thread", 0, 6)
lace = number_of("lace", 0, 6)
master_guests = number_of("master_guests", 0, 15)
gowns = number_of("gowns", 0, 8)
coats = number_of("coats", 0, 8)
card_level = number_of("card_level", 1, 6)

bonus_crowned = catalogue.fact(
    "bonus_crowned", "Is this bonus one that counts at the end of the game only?", bonus, effect=Effect.PLAY,
    subject="crowned_bonuses",
    gaps=False,
)
card_crowned = catalogue.fact(
    "card_crowned", "Do employees of this level and role bear a crown?", card_level, role, effect=Effect.PLAY,
    subject="crowned_bonuses",
    gaps=False,
)
crowned_background = catalogue.choice(
    "crowned_background", "What background has a bonus that counts at the end?", answers=Backing, effect=Effect.WORDING,
)
crown_means_end = catalogue.fact(
    "crown_means_end", "Does a crown mark what is counted in the final scoring?", effect=Effect.WORDING,
)
crowned_bonus_in_play = catalogue.permission(
    "crowned_bonus_in_play", "May a crowned card's bonus be used during the game?", effect=Effect.PLAY,
)
crowned_card_main_action = catalogue.permission(
    "crowned_card_main_action", "May a crowned card be played for its main action?", effect=Effect.PLAY,
    near=("crowned_bonus_in_play",),
)
crowned_bonus_when_deputed = catalogue.permission(
    "crowned_bonus_when_deputed", "May a crowned card's bonus be used when it is deputed as the main action?",
    effect=Effect.PLAY, near=("crowned_bonus_in_play",),
)
end_bonus_card_at = catalogue.fact(
    "end_bonus_card_at", "Does a crowned card at this place count in the final scoring?", card_place,
    effect=Effect.SCORE, given=~card_place.one_of(CardPlace.PLAYED, CardPlace.LEAVING),
)
end_bonus_times = catalogue.number(
    "end_bonus_times", "How many times does a crowned card count in the final scoring?", answers=(0, 10), unit="times",
    effect=Effect.SCORE,
    gaps=False,
)
end_bonus_use = catalogue.permission(
    "end_bonus_use", "May, or must, a player score a crowned card?", effect=Effect.SCORE,
)
end_bonus_team_counts_itself = catalogue.fact(
    "end_bonus_team_counts_itself", "Does the crowned card itself count for team size?", effect=Effect.SCORE,
    near=("bonus_team_gain",),
    gaps=False,
)
end_bonus_notion_points = catalogue.number(
    "end_bonus_notion_points", "How many prestige points do so many thread and lace give, at most?", thread, lace,
    answers=(0, 40), unit="prestige points", effect=Effect.SCORE, subject="end_bonus_notions",
)
end_bonus_notions_given_up = catalogue.fact(
    "end_bonus_notions_given_up", "Are the thread and lace that score discarded?", effect=Effect.SCORE,
    subject="end_bonus_notions",
)
end_bonus_notion_sets_limited = catalogue.fact(
    "end_bonus_notion_sets_limited", "Is the number of scoring pairs limited?", effect=Effect.SCORE,
    subject="end_bonus_notions",
)
end_bonus_master_guest_points = catalogue.number(
    "end_bonus_master_guest_points", "How many prestige points do so many garments on master guest spaces give?",
    master_guests, answers=(0, 50), unit="prestige points", effect=Effect.SCORE,
)
end_bonus_couple_points = catalogue.number(
    "end_bonus_couple_points", "How many prestige points do so many gowns and coats give?", gowns, coats,
    answers=(0, 50), unit="prestige points", effect=Effect.SCORE, subject="end_bonus_couples",
)
end_bonus_couples_same_colour = catalogue.fact(
    "end_bonus_couples_same_colour", "Does the colour of gown and coat matter?", effect=Effect.SCORE,
    subject="end_bonus_couples",
)
end_bonus_couples_same_hall = catalogue.fact(
    "end_bonus_couples_same_hall", "Does it matter where on the board gown and coat are?", effect=Effect.SCORE,
    subject="end_bonus_couples",
)
end_bonus_garment_counts_twice = catalogue.fact(
    "end_bonus_garment_counts_twice", "Can one garment count for two crowned cards of the same player?",
    effect=Effect.SCORE, near=("end_bonus_master_guest_points", "end_bonus_couple_points"),
)
end_bonus_garment_in_two_sets = catalogue.fact(
    "end_bonus_garment_in_two_sets", "Can one garment be in two sets of the same card?", effect=Effect.SCORE,
    near=("end_bonus_master_guest_points", "end_bonus_couple_points"), gaps=False,
)
