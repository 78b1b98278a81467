"""Questions that a fifth reading adds to the Jewelry Box, the solo mode and the sets: what no line answers."""

from oracle.questions import Catalogue, Effect

box = Catalogue("jewelry_box", scope="jewelry-box")
couture_set = Catalogue("garment_sets", scope="haute-couture")
exams = Catalogue("exams", scope="jewelry-box")
festive_set = Catalogue("garment_sets", scope="festive")
solo = Catalogue("solo", scope="solo")

jewel_tied_to_garment = box.fact(
    "jewel_tied_to_garment",
    "Does a jewel stay with the garment with which it was bought?",
    effect=Effect.PLAY,
    near=("bought_jewel_lies", "jewel_comes_by"),
)
jewels_close_up_when_bought = box.fact(
    "jewels_close_up_when_bought",
    "Do the jewels left in the display move together as soon as one is bought?",
    effect=Effect.PLAY,
    near=("jewels_slide_to", "jewel_substep_position"),
)
match_tile_declined = box.permission(
    "match_tile_declined",
    "May a player decline the tile for a jewel of the garment's colour?",
    effect=Effect.PLAY,
    near=("match_tiles", "forgo_space_reward"),
)
set_garment_does_task = exams.fact(
    "set_garment_does_task",
    "Does making a festive garment, or one of Haute Couture, do a task that its kind meets?",
    effect=Effect.PLAY,
    near=("task_garment_kind",),
)
solo_returns_favor = solo.fact(
    "solo_returns_favor",
    "Does she give the favor back for the starting player's marker when a round begins?",
    effect=Effect.PLAY,
    near=("solo_takes_favor", "favor_returns"),
)
solo_start_without_favor = solo.fact(
    "solo_start_without_favor",
    "Does she begin the next round when she takes the action after the favor is gone?",
    effect=Effect.PLAY,
    near=("solo_favor_points", "solo_takes_favor"),
)
solo_goes_on_alone = solo.fact(
    "solo_goes_on_alone",
    "Does she play on alone when the player has no cards left?",
    effect=Effect.PLAY,
    near=("last_player_goes_on_alone", "solo_added_card_is_turn"),
)
solo_unseen_cards_compared = solo.fact(
    "solo_unseen_cards_compared",
    "Do cards of her employee deck that nobody has seen count when end bonuses are compared?",
    effect=Effect.PLAY,
    near=("solo_end_bonus_points_of", "look_at_solo_pile"),
)
solo_tile_by_either_half = solo.fact(
    "solo_tile_by_either_half",
    "Does a tile that she keeps face down fit a task by its silk and by its thread or lace alike?",
    effect=Effect.PLAY,
    near=("solo_task_space", "solo_tiles_face_down"),
)
solo_color_jewel_fits_kind = solo.fact(
    "solo_color_jewel_fits_kind",
    "Must the jewel of the garment's colour that the first symbol gives her fit the kind of garment, too?",
    effect=Effect.PLAY,
    near=("solo_jewel_by_symbol", "buy_jewel_of_kind"),
)
solo_wins_step_ties = solo.fact(
    "solo_wins_step_ties",
    "Does she win ties in halls and fireworks, as she wins a tie at the end?",
    effect=Effect.SCORE,
    near=("solo_tie_won_by",),
)
player_looks_at_her_tiles = solo.permission(
    "player_looks_at_her_tiles",
    "May the player look at the resource tiles that she keeps face down?",
    effect=Effect.NONE,
    near=("solo_tiles_face_down",),
)
festive_counts_by_color = festive_set.fact(
    "festive_counts_by_color",
    "Does a festive garment count as one of its colour for statues and employees' bonuses?",
    effect=Effect.SCORE,
    near=("festive_made_as_usual", "festive_counts_in_hall"),
)
couture_counts_by_color = couture_set.fact(
    "couture_counts_by_color",
    "Does a garment of Haute Couture count as one of its colour for statues and employees' bonuses?",
    effect=Effect.SCORE,
    near=("couture_made_as_usual", "couture_gown_counts_for"),
)
couture_color_points_and_tile = couture_set.fact(
    "couture_color_points_and_tile",
    "Does a jewel of that garment's colour bring the usual resource tile besides the garment's points?",
    effect=Effect.PLAY,
    near=("couture_color_points", "match_tiles"),
)
couture_gown_to_terrace = couture_set.permission(
    "couture_gown_to_terrace",
    "May the gown of Haute Couture that gives no points be moved to the terrace?",
    effect=Effect.SCORE,
    near=("couture_gown_counts_for", "terrace_move"),
)
jewel_bought_then_sold = box.permission(
    "jewel_bought_then_sold",
    "May a garment be sold with which a jewel was bought?",
    effect=Effect.PLAY,
    near=("jewelry_changes_selling", "buy_jewel_when"),
)
jewel_with_couture = couture_set.permission(
    "jewel_with_couture",
    "May a jewel be bought with a garment of Haute Couture?",
    effect=Effect.PLAY,
    near=("couture_made_as_usual", "couture_color_points"),
)
couture_livre_pays_jewel = couture_set.fact(
    "couture_livre_pays_jewel",
    "Can the Livre that a garment of Haute Couture brings pay for the jewel bought with it?",
    effect=Effect.PLAY,
    near=("couture_favor_livre", "couture_bonus_at"),
)
festive_gains_space_reward = festive_set.fact(
    "festive_gains_space_reward",
    "Does a festive garment gain the reward of its guest space, too?",
    effect=Effect.PLAY,
    near=("festive_made_as_usual", "festive_counts_in_hall"),
)
solo_jewel_after_placing = solo.fact(
    "solo_jewel_after_placing",
    "Is a jewel settled only after the guest space of its garment, whoever rents it?",
    effect=Effect.WORDING,
    near=("jewel_moment",),
    gaps=False,
)
