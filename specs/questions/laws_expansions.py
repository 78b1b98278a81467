"""Laws that tie together questions about the expansions and the solo game, and these to the base game."""

from oracle.questions import kind_of
from oracle.terms import BoolTerm, IntTerm, when
from specs.laws_base import Law, law
from specs.questions import base_components as bc
from specs.questions import base_decorations as bd
from specs.questions import base_preparation as bp
from specs.questions import base_setup as bset
from specs.questions import base_staff as bs
from specs.questions import deputing as dep
from specs.questions import exams as ex
from specs.questions import exams_tasks as et
from specs.questions import garment_sets as gs
from specs.questions import garment_sets_couture as gc
from specs.questions import garment_sets_couture_gains as gg
from specs.questions import jewelry_bonuses as jb
from specs.questions import jewelry_bonuses_conditions as jc
from specs.questions import jewelry_box as jx
from specs.questions import jewelry_box_apprentice as jap
from specs.questions import jewelry_box_display as jd
from specs.questions import jewelry_box_jewels as jj
from specs.questions import resources as r
from specs.questions import scoring_halls as sh
from specs.questions import solo as so
from specs.questions import solo_actions as sa
from specs.questions import solo_end as se
from specs.questions import solo_exams as sx
from specs.questions import solo_staff as ss
from specs.questions import turns as t
from specs.vocabulary import (
    Garment,
    Role,
    RoundStep,
    Via,
    action,
    deck_size,
    players,
    role,
    round_number,
)

_level = {jx.ChangedLevel.TWO: 2, jx.ChangedLevel.FIVE: 5}
_first_step = kind_of("first_step", ex.ExamStep)
_second_step = kind_of("second_step", ex.ExamStep)


def _count(*conditions: BoolTerm) -> IntTerm:
    """Give how many of some conditions hold."""
    return sum((when(c, 1, 0) for c in conditions[1:]), start=when(conditions[0], 1, 0))


_deck_laws = tuple(
    one
    for changed, number in _level.items()
    for one in (
        law(f"jewelry.{number}.deck", "The deck beside an exam is what was taken out and what was mixed in.",
            jx.exam_deck_before_drawing(changed) == jx.new_cards_mixed_in(changed)
            + sum((jx.base_cards_taken_out(changed, x) for x in (Role.JOURNEYMAN, Role.APPRENTICE)),
                  start=jx.base_cards_taken_out(changed, Role.MASTER))),
        law(f"jewelry.{number}.rest", "What is drawn leaves the deck.",
            jx.exam_deck_size(changed) == jx.exam_deck_before_drawing(changed) - jx.cards_drawn_for_level(changed)),
        law(f"jewelry.{number}.level", "The level has the drawn cards and the base cards they are shuffled with.",
            jx.level_cards_with_jewelry(changed) == jx.cards_drawn_for_level(changed)
            + sum((jx.base_cards_left_in_level(changed, x) for x in (Role.JOURNEYMAN, Role.APPRENTICE)),
                  start=jx.base_cards_left_in_level(changed, Role.MASTER))),
        law(f"jewelry.{number}.journeymen", "No more new cards are mixed in than there are (journeymen).",
            (jx.exam_deck_role(changed) == Role.JOURNEYMAN)
            >> (jx.new_cards_mixed_in(changed) <= jx.jewelry_part_count(jx.JewelryPart.JOURNEYMEN))),
        law(f"jewelry.{number}.masters", "No more new cards are mixed in than there are (masters).",
            (jx.exam_deck_role(changed) == Role.MASTER)
            >> (jx.new_cards_mixed_in(changed) <= jx.jewelry_part_count(jx.JewelryPart.MASTERS))),
        law(f"jewelry.{number}.role", "A card gained by an exam has the role of the deck beside it.",
            (jx.exam_deck_at(changed) == ex.exam) >> (ex.exam_card_role(ex.exam) == jx.exam_deck_role(changed))),
    )
)

LAWS: tuple[Law, ...] = (
    # Jewelry Box: parts and setup.
    law("jewelry.employees", "The new employees are those of the three roles.",
        jx.jewelry_part_count(jx.JewelryPart.EMPLOYEES)
        == jx.jewelry_part_count(jx.JewelryPart.JOURNEYMEN) + jx.jewelry_part_count(jx.JewelryPart.MASTERS)
        + jx.jewelry_part_count(jx.JewelryPart.APPRENTICES)),
    law("jewelry.jewels", "The jewels are those of the four colours.",
        jx.jewelry_part_count(jx.JewelryPart.JEWELS)
        == jx.jewels_of_color(Garment.COMMON_GOWN) + jx.jewels_of_color(Garment.COMMON_COAT)
        + jx.jewels_of_color(Garment.UNCOMMON_GOWN) + jx.jewels_of_color(Garment.RARE_COAT)),
    law("jewelry.bag", "No more jewels go into the bag than there are.",
        jx.jewels_at_start_in_bag() <= jx.jewelry_part_count(jx.JewelryPart.JEWELS)),
    *_deck_laws,
    law("jewelry.whole_deck", "The employee deck changes by what its two changed levels do.",
        jx.employee_deck_with_jewelry() + bc.employee_cards_of_level(2) + bc.employee_cards_of_level(5)
        == bc.part_count(bc.Part.EMPLOYEE_CARDS) + jx.level_cards_with_jewelry(jx.ChangedLevel.TWO)
        + jx.level_cards_with_jewelry(jx.ChangedLevel.FIVE)),
    law("jewelry.deck_runs_out", "A deck that is used up alike is as large as the one of the base game.",
        (jd.jewelry_game_as_usual() & bp.deck_empty_after_last_reveal())
        >> (jx.employee_deck_with_jewelry() == bc.part_count(bc.Part.EMPLOYEE_CARDS))),
    law("jewelry.apprentices", "Each specialised apprentice is dealt or returned.",
        jx.apprentices_returned(players) + players * jx.apprentices_dealt()
        == jx.jewelry_part_count(jx.JewelryPart.APPRENTICES)),
    law("jewelry.reference", "A step that is named by its number has that number.",
        (jx.jewelry_reference_means(jx.jewelry_reference) == jx.setup_target)
        >> (bset.setup_step_number(jx.setup_target) == jx.jewelry_reference_number(jx.jewelry_reference))),
    law("jewelry.page", "What a text refers to stands on the page named.",
        jap.conditions_referred_page() == jap.conditions_stand_on_page()),
    *(
        law(f"jewelry.step_after_{step.name.lower()}", "Two steps of a round's preparation have different places.",
            jd.jewel_step_position() != bp.round_step_position(step))
        for step in RoundStep
    ),
    law("jewelry.enough_decorations", "There is one for each if there are at least as many as players.",
        jj.jewelry_decorations_enough_for(players) == (jx.jeweler_decoration_spaces() >= players)),
    # Specialised apprentices.
    law("apprentice.once", "Who may hire so once in the game may not do so again.",
        (jap.apprentice_hires_in_game() <= 1) >> jap.hire_apprentice_after(1).may_not),
    law("apprentice.playable", "A card that is not in hand cannot be played.",
        jap.hired_apprentice_playable_this_round().may >> (jap.hired_apprentice_goes() == bs.HiredGoes.HAND)),
    law("apprentice.depute_pay", "If deputing pays alike for a role, it does for specialised apprentices.",
        dep.depute_pay_same_for_all_levels() >> (jap.depute_pay_for_specialised() == dep.depute_pay(Role.APPRENTICE))),
    law("apprentice.conditions_differ", "If each has a condition of its own, there are as many as cards.",
        jap.conditions_all_differ()
        >> (jap.conditions_listed() == jx.jewelry_part_count(jx.JewelryPart.APPRENTICES))),
    law("apprentice.conditions_exist", "All conditions that exist are listed.",
        jap.conditions_listed() >= _count(*(jc.condition_exists(c) for c in jc.Condition))),
    law("apprentice.halls", "A condition on halls cannot ask for more than there are.",
        jc.condition_at_least(jc.Asked.HALLS) <= bc.halls()),
    law("apprentice.halls_met", "A condition is met by what it asks for at least, and not by less.",
        jc.condition_met_with_halls(jc.halls_present) == (jc.condition_at_least(jc.Asked.HALLS) <= jc.halls_present)),
    # Exams.
    law("exams.numbers_within", "No main action has a number beyond the number of main actions.",
        ex.exam_action_number(ex.exam) <= bc.main_actions_in_all() + ex.new_main_actions()),
    law("exams.numbers_differ", "The two exams have different numbers.",
        ex.exam_action_number(jx.Exam.JOURNEYMAN) != ex.exam_action_number(jx.Exam.MASTER)),
    law("exams.numbers_new", "A new main action has no number of an old one.",
        ex.exam_action_number(ex.exam) != t.main_action_number(action)),
    law("exams.steps_differ", "Two steps of an exam have different places.",
        (_first_step == _second_step)
        | (ex.exam_step_position(ex.exam, _first_step) != ex.exam_step_position(ex.exam, _second_step))),
    law("exams.tasks", "An exam has the tasks that belong to it.",
        ex.tasks_of_exam(ex.exam) == _count(*(et.task_of_exam(x) == ex.exam for x in et.Task))),
    law("exams.tasks_in_all", "Each task belongs to one of the two exams.",
        et.tasks_listed() == ex.tasks_of_exam(jx.Exam.JOURNEYMAN) + ex.tasks_of_exam(jx.Exam.MASTER)),
    law("exams.markers", "With one marker on each task, as many come back as there are tasks.",
        (et.task_markers() == 1) >> (ex.exam_markers_taken_off(ex.exam) == ex.tasks_of_exam(ex.exam))),
    law("exams.team", "A team changes by what an exam takes and gives.",
        ex.team_after_exam(ex.exam, deck_size)
        == deck_size - ex.exam_cards_removed(ex.exam) + ex.exam_cards_taken(ex.exam)),
    law("exams.playable", "A card that is not in hand cannot be played.",
        ex.exam_card_playable_this_round(ex.exam).may >> (ex.exam_card_goes(ex.exam) == bs.HiredGoes.HAND)),
    law("exams.leaves", "What is put into the box has left the game, and nothing else has.",
        ex.examined_card_leaves_game(ex.exam) == (ex.examined_card_put(ex.exam) == dep.RemovedTo.BOX)),
    law("exams.deputing", "If the removal is deputing, an exam is possible only where deputing is.",
        ex.exam_counts_as_deputing()
        >> ~(ex.take_exam_with_team(deck_size).may & dep.may_depute(deck_size, Via.MAIN).may_not)),
    # New bonuses.
    law("new_bonuses.journeymen", "If all differ, there are as many bonuses as cards (journeymen).",
        jb.new_bonuses_all_differ(Role.JOURNEYMAN)
        >> (jb.new_bonuses_listed(Role.JOURNEYMAN) == jx.jewelry_part_count(jx.JewelryPart.JOURNEYMEN))),
    law("new_bonuses.masters", "If all differ, there are as many bonuses as cards (masters).",
        jb.new_bonuses_all_differ(Role.MASTER)
        >> (jb.new_bonuses_listed(Role.MASTER) == jx.jewelry_part_count(jx.JewelryPart.MASTERS))),
    law("new_bonuses.missing_coat", "With the gown, only the lack of the coat can pay.",
        jb.missing_bonus_gain(True, False) == jb.missing_bonus_livre(Garment.RARE_COAT)),
    law("new_bonuses.missing_gown", "With the coat, only the lack of the gown can pay.",
        jb.missing_bonus_gain(False, True) == jb.missing_bonus_livre(Garment.UNCOMMON_GOWN)),
    law("new_bonuses.presence", "A word that has one meaning means the same for all rules.",
        jb.represented_means_one_thing()
        >> ((jb.hall_presence_for_bonus(jb.presence) == bd.counts_as_presence(jb.presence))
            & (jc.condition_hall_by(jb.presence) == bd.counts_as_presence(jb.presence))
            & (se.solo_presence_by(jb.presence) == bd.counts_as_presence(jb.presence)))),
    law("new_bonuses.all_halls", "A bonus that counts decorations counts nothing that is none.",
        bd.all_halls_is_decoration()
        | ~jb.new_bonus_counts_marker(jb.decoration_counter, jb.CountedMarker.ALL_HALLS)),
    law("new_bonuses.dealt_apprentice", "A bonus that counts cards of the team counts no others.",
        jx.dealt_apprentice_in_team() | ~jb.apprentice_counts_for_master(jb.ApprenticeKind.SPECIALISED_DEALT)),
    # Solo game.
    law("solo.reference", "A step that is named by its number has that number.",
        (so.solo_reference_means(so.solo_reference) == jx.setup_target)
        >> (bset.setup_step_number(jx.setup_target) == so.solo_reference_number(so.solo_reference))),
    law("solo.start_marker", "Who gets the starting player marker in the setup begins.",
        so.solo_opponent_gets(so.OpponentGets.START_MARKER) == (so.solo_starting_player() == so.Seat.OPPONENT)),
    law("solo.stock", "What is drawn leaves the stock.",
        so.solo_stock_after_drawing() == so.solo_cards_shuffled_in_round(round_number) - so.solo_cards_drawn()),
    law("solo.shuffled", "No more cards are shuffled than there are.",
        so.solo_cards_shuffled_in_round(round_number) <= so.solo_cards()),
    law("solo.turns", "One card a turn: as many turns as cards.",
        (so.solo_cards_per_turn() == 1)
        >> (so.solo_turns_in_round(so.extra_cards) == so.solo_cards_drawn() + so.extra_cards)),
    law("solo.turns_per_hire", "One card a turn: as many further turns as cards added by hiring.",
        (so.solo_cards_per_turn() == 1) >> (ss.solo_turns_per_hire() == ss.solo_cards_per_hire())),
    law("solo.turns_per_exam", "One card a turn: as many further turns as cards added by an exam.",
        (so.solo_cards_per_turn() == 1)
        >> (sx.solo_turns_per_exam(ex.exam) == sx.solo_cards_per_exam(ex.exam))),
    law("solo.action_numbers", "A main action has one number.",
        (so.solo_main_action_number(action) == 0)
        | (so.solo_main_action_number(action) == t.main_action_number(action))),
    law("solo.exam_numbers", "An exam has one number among the main actions.",
        sx.solo_exam_action_number(ex.exam) == ex.exam_action_number(ex.exam)),
    law("solo.unlisted_action", "An action that she may take is listed among hers.",
        ~so.solo_main_action(action).may | (so.solo_main_action_number(action) >= 1)),
    law("solo.drawers", "The display has so many drawers.", sa.solo_drawers() == bc.drawers()),
    law("solo.drawer_numbers", "No drawer has a number beyond the number of drawers.",
        ~sa.solo_drawer_named(sa.drawer_number) | (bc.drawers() >= sa.drawer_number)),
    law("solo.drawer_spaces", "If her cards name every space of a drawer, it has as many spaces as they name.",
        sa.solo_every_space_named() >> (sa.solo_spaces_in_drawer() == r.spaces_in_drawer())),
    law("solo.tasks", "She has done an exam's tasks when she has done as many as there are.",
        sx.solo_tasks_needed(ex.exam) == ex.tasks_of_exam(ex.exam)),
    law("solo.end_bonus_round_five", "A card of the level of a round can be in the queue in that round.",
        (bp.highest_level_is_round(5) & (jx.new_cards_level(Role.MASTER) == 5)
         & jb.new_bonus_at_end(jb.NewBonus.M_JEWEL_SETS)) >> ss.solo_end_bonus_in_round(5)),
    law("solo.hall_places", "If numbers are taken as for so many players, so are the places in a hall.",
        so.solo_numbers_as_for(players)
        >> (se.solo_place_scores(se.Majority.HALL, se.place) == sh.hall_place_scores(se.place, players))),
    law("solo.firework_places", "If numbers are taken as for so many players, so are the places in fireworks.",
        so.solo_numbers_as_for(players)
        >> (se.solo_place_scores(se.Majority.FIREWORKS, se.place) == sh.firework_place_scores(se.place, players))),
    # Sets of garments.
    law("fancy.garments", "The garments are those of the base game and of the set.",
        gs.fancy_garments_in_bag() == bc.part_count(bc.Part.GARMENT_TILES) + gs.fancy_garments()),
    law("fancy.tiles", "The resource tiles are those of the base game and of the set.",
        gs.fancy_tiles_in_bag() == bc.part_count(bc.Part.RESOURCE_TILES) + gs.fancy_tiles()),
    law("fancy.expected", "At least so many are not more than at most so many, nor than there are.",
        (gs.fancy_expected_least(players) <= gs.fancy_expected_most(players))
        & (gs.fancy_expected_most(players) <= gs.fancy_garments())),
    law("festive.first_round", "What goes into the bag after the first preparation is not in the display then.",
        (gs.festive_added_at() == gs.AddedAt.AFTER_FIRST_PREPARATION) >> gs.festive_appears_in_round(1).may_not),
    law("festive.bonuses_differ", "If each has a bonus of its own, there are as many as garments.",
        gs.festive_bonuses_all_differ() >> (gs.festive_bonuses_listed() == gs.festive_garments())),
    law("festive.page", "What a text refers to stands on the page named.",
        gs.festive_bonuses_referred_page() == gs.festive_bonuses_stand_on_page()),
    law("festive.all_halls", "A bonus that counts decorations counts nothing that is none.",
        bd.all_halls_is_decoration()
        | ~gs.festive_bonus_counts(gs.FestiveBonus.DECORATIONS, gs.FestiveCounted.ALL_HALLS)),
    law("couture.with_jewelry", "With the Jewelry Box the whole set is used.",
        gc.couture_garments_used(True) == gc.couture_garments()),
    law("couture.without_jewelry", "Without it, those that need it are left out.",
        gc.couture_garments_used(False) == gc.couture_garments() - gc.couture_jewelry_only()),
    law("couture.jewelry_only", "As many need the Jewelry Box as there are that need it.",
        gc.couture_jewelry_only() == _count(*(gc.couture_needs_jewelry(c) for c in gc.Couture))),
    law("couture.listed", "There are at least as many garments in the set as are described.",
        gc.couture_garments() >= _count(*(gc.couture_exists(c) for c in gc.Couture))),
    law("couture.depute_pay", "What pays as the main action does pays the same.",
        gc.couture_depute_pays_as_main() >> (gc.couture_depute_pay(role) == dep.depute_pay(role))),
    law("couture.depute_floor", "Deputing one employee never leaves fewer than must always be kept.",
        ~gc.couture_depute_team(deck_size).may | (bs.team_always_at_least() <= deck_size - 1)),
    law("couture.gown_livre", "A garment that gives no bonus so gives no Livre so.",
        gc.couture_bonus_by(gc.Couture.LIVRE, gg.fate) | (gg.couture_gown_livre(gg.fate) == 0)),
)
