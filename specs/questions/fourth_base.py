"""Questions that a fourth reading adds to the base game: sentences beside their exceptions, and what has no use."""

import enum

from oracle.questions import Catalogue, Effect

bonuses = Catalogue("bonuses")
decorations = Catalogue("decorations")
deputing = Catalogue("deputing")
garments = Catalogue("garments")
preparation = Catalogue("preparation")
resources = Catalogue("resources")
scoring = Catalogue("scoring")
turns = Catalogue("turns")


class ToldApartBy(enum.Enum):
    """How two numbers on one space are told apart."""

    PLACE = "by where they stand"
    SIGN = "by a sign beside them"
    COLOR = "by their colour"


class OnlyByMaster(enum.Enum):
    """Which garments are said to be made by a Master alone."""

    THIMBLE = "those with the golden thimble"
    DEAREST = "the most valuable ones"


class MastersKept(enum.Enum):
    """Which Masters a player is advised to keep."""

    LAST = "the last one of the team"
    ANY = "every Master"


class MasterlessTeam(enum.Enum):
    """What becomes of a team without a Master."""

    HIRES_NO_MORE = "it plays on and hires nobody any more"
    GETS_ONE = "it gets a Master without hiring"


class FactorGoes(enum.Enum):
    """Which fireworks multiply more."""

    DEARER = "the dearer ones"
    CHEAPER = "the cheaper ones"


# Preparing round one.
queue_before_first_round = preparation.number(
    "queue_before_first_round", "How many employees lie in the queue when the setup is done?", answers=(0, 4),
    unit="employees", effect=Effect.NONE, near=("employees_revealed",), gaps=False,
)
queue_cleared_in_round_one = preparation.fact(
    "queue_cleared_in_round_one", "Is the queue cleared of what was left over in round one, too?", effect=Effect.NONE,
    near=("favor_step_left_out",), gaps=False, moot=queue_before_first_round() == 0,
)

# Turns.
main_action_with_card = turns.permission(
    "main_action_with_card", "May, or must, a main action be taken with the card that is played?",
    effect=Effect.WORDING, near=("may_forgo",), gaps=False,
)
every_hand_card_played = turns.fact(
    "every_hand_card_played", "Is every card played that was chosen for a hand?", effect=Effect.WORDING,
    near=("hand_empty_before_choosing", "bonus_depute_from"), gaps=False,
)
lesser_thimble_asked_for = turns.fact(
    "lesser_thimble_asked_for", "Does a rule ask for a thimble that is not golden?", effect=Effect.NONE,
    near=("thimble_of_role",), gaps=False,
)
lesser_thimbles_told = turns.fact(
    "lesser_thimbles_told", "Are Journeymen and Apprentices marked by thimbles of their own?", effect=Effect.NONE,
    near=("thimble_of_role",), gaps=False,
)

# Resource tiles.
kept_tile_other_use = resources.fact(
    "kept_tile_other_use", "Has a kept tile another use than to pay silk for a garment?", effect=Effect.WORDING,
    near=("kept_tile_only_silk",), gaps=False,
)
tile_use_chosen_at_once = resources.fact(
    "tile_use_chosen_at_once", "Is it decided at once whether a tile is kept or discarded, however it was gained?",
    effect=Effect.NONE, near=("tile_use_decided_at_once",), gaps=False,
)

# Garments.
garment_given_up_after_paying = garments.permission(
    "garment_given_up_after_paying", "May the making of a garment be given up when its costs are paid?",
    effect=Effect.WORDING, near=("may_forgo", "keep_garment_for_later"), gaps=False,
)
reward_after_marker = garments.fact(
    "reward_after_marker", "Does the marker lie on the garment before the reward of the guest space is gained?",
    effect=Effect.WORDING, near=("space_reward_at_once",), gaps=False,
)
second_color_needs_silk = garments.fact(
    "second_color_needs_silk", "Does a second colour drawn on a garment bear on the silk that it takes?",
    effect=Effect.WORDING, near=("garment_main_colors",),
)

garment_costs_as_printed = garments.fact(
    "garment_costs_as_printed", "Is the silk that the sketch shows given in full, however a garment is made?",
    effect=Effect.WORDING, near=("bonus_make_silk_saved",), gaps=False,
)

only_master_makes = garments.choice(
    "only_master_makes", "Which garments does a Master alone make?", answers=OnlyByMaster, effect=Effect.WORDING,
    near=("may_make_garment_with",), gaps=False,
)

# Staff.
masters_to_keep = deputing.choice(
    "masters_to_keep", "Which Masters is a player advised not to depute?", answers=MastersKept, effect=Effect.WORDING,
    near=("last_master_advice",), gaps=False,
)
deputing_pays_printed = deputing.fact(
    "deputing_pays_printed", "Does deputing an employee bring the Livre printed on its card, however it comes about?",
    effect=Effect.WORDING, near=("depute_pay", "bonus_depute_pay"), gaps=False,
)

team_without_masters = deputing.choice(
    "team_without_masters", "What becomes of a team without any Master, who alone can hire?", answers=MasterlessTeam,
    effect=Effect.PLAY, near=("last_master_advice",),
)

# Decorations and bonuses.
deputed_card_without_bonus = bonuses.permission(
    "deputed_card_without_bonus",
    "May the bonus that uses the bonus of whoever it deputes depute a card without one, such as a starting Master?",
    effect=Effect.PLAY, near=("bonus_depute_from", "bonus_depute_own_bonus"),
)
decoration_costs_printed = decorations.fact(
    "decoration_costs_printed", "Is the printed price of a decoration paid in full, however it is funded?",
    effect=Effect.WORDING, near=("decoration_price_from", "bonus_fund_price"), gaps=False,
)
decoration_numbers_told_by = decorations.choice(
    "decoration_numbers_told_by", "How are the price and the points printed on a decoration told apart?",
    answers=ToldApartBy, effect=Effect.WORDING, near=("decoration_price_from", "decoration_points_at_end"),
)
additional_action_apart = bonuses.fact(
    "additional_action_apart", "Is an additional action of a bonus independent of the main action?", effect=Effect.NONE,
    near=("bonus_action_times",), gaps=False,
)

# The final scoring.
garment_comes_to_fireworks = scoring.fact(
    "garment_comes_to_fireworks", "Does a garment ever come to a space among the fireworks?", effect=Effect.WORDING,
    near=("terrace_move",), gaps=False,
)
statue_scored_in_both_steps = scoring.fact(
    "statue_scored_in_both_steps",
    "Does a marker on a statue give points in the last step besides those for sets of colours?", effect=Effect.SCORE,
    near=("marker_scores",), gaps=False,
)
higher_factor_goes_to = scoring.choice(
    "higher_factor_goes_to", "Which fireworks have the higher factor?", answers=FactorGoes, effect=Effect.SCORE,
    near=("fireworks_with_factor",),
)
