"""Claims of `deluxe-pt` on what its general sentences cover in the Jewelry Box, in the order of the book's topics."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions import exams as ex
from specs.questions import exams_tasks as et
from specs.questions import jewelry_bonuses as jb
from specs.questions import jewelry_bonuses_actions as ja
from specs.questions import jewelry_bonuses_conditions as jc
from specs.questions import jewelry_box as jx
from specs.questions import jewelry_box_apprentice as jap
from specs.questions import jewelry_box_display as jd
from specs.questions import jewelry_box_jewels as jj
from specs.questions import nearby_expansions as near
from specs.questions import second_jewelry as sj
from specs.questions.base_components import Kind
from specs.questions.base_garments import Fate
from specs.questions.base_turns import TileUse
from specs.questions.bonuses import CardPlace, HowOften
from specs.vocabulary import Action, Garment, Role, Via, deck_size, role, round_number, via

claim = Statements("deluxe-pt")

BLUE, PINK = Garment.COMMON_GOWN, Garment.COMMON_COAT
GREEN, ORANGE = Garment.UNCOMMON_GOWN, Garment.RARE_COAT
JOURNEYMAN, MASTER = jx.Exam.JOURNEYMAN, jx.Exam.MASTER
Task = et.Task
ENDS = (jb.NewBonus.M_JEWEL_SETS, jb.NewBonus.M_NECKLACES, jb.NewBonus.M_DECORATIONS, jb.NewBonus.M_APPRENTICES)

# Who may take an exam, and when.
claim("exams.any_team", "1054.1 1065.1 1082.1 1093.1",
      "what an exam needs is listed, and a number of cards in the team is not among it",
      ex.take_exam_with_team(deck_size).may, when=deck_size > 4,
      unsaid=("leave", "limit", "beyond"), counts={4: "the least team"},
      why="the list of what is needed is whole: with all of it the steps follow")
FLOOR_AND_EXAMS = "548.1 1070.1 1072.1 1098.1 1100.1"
claim("exams.team_in_between", FLOOR_AND_EXAMS,
      "the least team is told of deputing: between the third step and the fourth there may be one fewer",
      ex.exam_may_go_below_floor() & ex.take_exam_with_team(4).may,
      reading="always_four:of_deputing",
      why="what two steps, one after the other, bring with them, at both exams, and the sentence on the least team")
claim("exams.team_never_fewer", FLOOR_AND_EXAMS,
      "there are always four at least, so that a team of four cannot give one away before it gets another",
      ~ex.exam_may_go_below_floor() & ex.take_exam_with_team(4).may_not,
      reading="always_four:ever", unsaid=("denial",),
      why="what two steps, one after the other, bring with them, at both exams, and the sentence on the least team")
claim("exams.any_level", "1053.1 1081.1", "an apprentice, or a journeyman, of whatever level",
      ex.take_exam_of_level(ex.take_exam_of_level.params[0]).may)
claim("exams.crowned", "1053.1", "an apprentice, and crowned ones are apprentices", sj.exam_by_crowned().may)
claim("exams.specialised", "939.1 1053.1 1306.1", "whatever bears the name is an Apprentice, the specialised ones too",
      jap.exam_by_specialised_apprentice().may
      & jb.apprentice_counts_for_master(jb.ApprenticeKind.SPECIALISED_HIRED),
      reading="apprentice_word:every kind", unsaid=("left 0",),
      why="the word stands in what the exam and the bonus ask for, and in the name of these cards")
claim("exams.specialised_apart", "939.1 1053.1 1306.1",
      "the word means the ordinary ones; those of level zero have a name of their own",
      jap.exam_by_specialised_apprentice().may_not
      & ~jb.apprentice_counts_for_master(jb.ApprenticeKind.SPECIALISED_HIRED),
      reading="apprentice_word:the ordinary kind",
      why="the reading in which cards with a name of their own are meant only by that name")
claim("exams.main_only", "1001.1 1002.1", "exams are main actions, chosen as such",
      ex.take_exam_via(Via.BONUS).may_not,
      unsaid=("bonus", "denial"), why="what is a main action is no bonus")
claim("exams.first_journeyman", "922.1 1110.1", "the marker begins in this area, whose tasks alone can be done",
      ex.take_exam_after(JOURNEYMAN, ex.PassedBefore.NOTHING).may,
      unsaid=("no exam", "left the exam for journeyman, last"),
      why="before the first exam the marker stands where it was put in the setup")
claim("exams.not_master_first", "922.1 1110.1", "the marker begins in the other area, whose tasks alone can be done",
      ex.take_exam_after(MASTER, ex.PassedBefore.NOTHING).may_not)
claim("exams.later_turn", "365.1 374.1 1001.1",
      "tasks are done by the main action or the bonus after it, so that the exam, a main action, is for a later turn",
      et.exam_in_turn_of_last_task().may_not)

# The steps.
claim("exams.removal_pays_nothing", "1065.1 1070.1 1093.1 1098.1",
      "the steps are listed, and none pays for the removal", ex.exam_removal_pays(ex.exam) == 0,
      counts={0: "no payment is listed"}, why="what two lists of steps do not name")
DEPUTED_AND_REMOVED = "723.1 763.1 1068.1 1070.1 1096.1 1098.1"
claim("exams.bonus_deputes_any", DEPUTED_AND_REMOVED,
      "the bonus is used as usual, and those that depute may depute their own card",
      ex.exam_bonus_deputes_played_card().may,
      reading="removed_card:may_be_gone", why="both bonuses that depute, and the steps of both exams")
claim("exams.bonus_deputes_others", DEPUTED_AND_REMOVED,
      "the next step removes the played card, which must still be there for it",
      ex.exam_bonus_deputes_played_card().may_not,
      reading="removed_card:still_there", unsaid=("denial",),
      why="both bonuses that depute, and the steps of both exams")
claim("exams.bonus_not_again", "1068.1 1070.1 1096.1 1098.1", "the bonus as usual, and then the card is gone",
      sj.exam_bonus_again().may_not,
      why="a step that uses the bonus, and one that takes the card away, at both exams",
      unsaid=("denial",))
claim("exams.card_deputed", "535.1", "any employee can be used for deputing, wherever it came from",
      sj.depute_exam_card().may)
claim("exams.deck_closed", "928.1 968.1 1072.1 1100.1", "the decks lie face down, and are taken up in an exam",
      jx.look_through_exam_deck().may_not,
      why="both decks, and the step of each exam that opens one",
      unsaid=("denial",))

# Tasks.
REQUIRED = {
    Task.COMMON_SILK: ("1118.1", Action.ACQUIRE_RESOURCES, Role.APPRENTICE),
    Task.RARER_SILK: ("1126.1", Action.ACQUIRE_RESOURCES, Role.APPRENTICE),
    Task.NOTIONS: ("1134.1", Action.ACQUIRE_RESOURCES, Role.APPRENTICE),
    Task.DECORATION: ("1142.1", Action.FUND_DECORATION, Role.APPRENTICE),
    Task.GOWN: ("1147.1", Action.MAKE_GARMENT, Role.JOURNEYMAN),
    Task.COAT: ("1152.1", Action.MAKE_GARMENT, Role.JOURNEYMAN),
    Task.MASTER_GARMENT: ("1158.1", Action.MAKE_GARMENT, Role.MASTER),
}
for task, (at, action, player) in REQUIRED.items():
    others = tuple(a for a in Action if a is not action)
    roles = tuple(r for r in Role if r is not player)
    claim(f"task.{task.name.lower()}.only_action", at, "this action, and no other",
          all_of(*(~et.task_by_action(task, a) for a in others)),
          unsaid=(*(a.value for a in others), "denial"), why="the definition of the task names one action")
    claim(f"task.{task.name.lower()}.only_role", at, "an employee of this role, and no other",
          all_of(*(~et.task_by_role(task, r) for r in roles)),
          unsaid=(*(r.value for r in roles), "denial"), why="the definition of the task names one role")
claim("task.common_silk.only_colours", "1118.1", "blue or pink, no other colours",
      all_of(*(~et.task_silk_counts(Task.COMMON_SILK, g) for g in (GREEN, ORANGE))),
      why="the definition of the task names its colours",
      unsaid=("uncommon gown", "rare coat", "denial"))
claim("task.rarer_silk.only_colours", "1126.1", "green or orange, no other colours",
      all_of(*(~et.task_silk_counts(Task.RARER_SILK, g) for g in (BLUE, PINK))),
      why="the definition of the task names its colours",
      unsaid=("common gown", "common coat", "denial"))
claim("task.common_silk.not_discarded", "1118.1", "what must be kept as silk is not discarded",
      et.task_tile_use(Task.COMMON_SILK, TileUse.TURN_INTO_NOTIONS).may_not, why="a duty to keep it",
      unsaid=("discard it for thread or lace", "denial"))
claim("task.rarer_silk.not_discarded", "1126.1", "what must be kept as silk is not discarded",
      et.task_tile_use(Task.RARER_SILK, TileUse.TURN_INTO_NOTIONS).may_not, why="a duty to keep it",
      unsaid=("discard it for thread or lace", "denial"))
claim("task.notions.not_kept", "1134.1", "what must be discarded is not kept",
      et.task_tile_use(Task.NOTIONS, TileUse.KEEP_AS_SILK).may_not, why="a duty to discard it",
      unsaid=("keep it for its silk", "denial"))
claim("task.gown.no_coat", "1147.1", "a gown, not a coat", ~et.task_garment_kind(Task.GOWN, Kind.COAT),
      unsaid=("coat", "denial"), why="one kind is named, which leaves out the other")
claim("task.coat.no_gown", "1152.1", "a coat, not a gown", ~et.task_garment_kind(Task.COAT, Kind.GOWN),
      unsaid=("gown", "denial"), why="one kind is named, which leaves out the other")
claim("task.no_thimble", "467.2 1147.1 1152.1 1158.1",
      "journeymen make none with the thimble, and of a master any garment will do",
      ~et.task_garment_needs_thimble(et.task), when=et.task.one_of(*et.GARMENTS),
      why="three tasks, and who makes such garments")
claim("task.tile_by_action", "1118.1 1126.1 1134.1 1171.1", "by the action of acquiring, as main action or as bonus",
      all_of(et.task_tile_gained(et.TileGained.ACTION), et.task_tile_gained(et.TileGained.BONUS_ACTION)),
      why="three tasks that name the action, and the condition that a bonus is this action; of other ways to a tile nothing is said")
claim("task.not_in_others_turn", "1113.1", "at any time of the player's own turn, so not in another's",
      et.task_in_turn(et.TurnTask.OTHERS_TURN).may_not,
      unsaid=("in another player's turn", "denial"), why="the own turn leaves out those of others")
claim("task.once_each", "1058.1 1076.1 1104.1 1116.1", "one marker on each task, as many as there are tasks",
      et.task_twice().may_not, why="one marker for a task, and how many come off at each exam",
      unsaid=("denial",))
claim("task.not_kept", "1076.1 1104.1", "the markers come off, so that the tasks are to be done anew",
      ~et.tasks_kept_from_earlier_exam(),
      unsaid=("denial",), why="a task without a marker is not marked as done")
claim("task.jewelry_decoration", "1038.1 1142.1", "any decoration, and these are decorations of that action",
      sj.decoration_task_by_jewelry())

# Conditions.
claim("jcond.no_sixth_kind", "585.1 1323.1", "five kinds are listed, and the bonus for all halls is no decoration",
      ~jc.condition_kind_counts(jc.FundedKind.ALL_HALLS),
      unsaid=("bonus for all halls",), why="the list of kinds leaves out what is no decoration")
claim("jcond.kitchen_one_kind", "1323.1", "the kitchen is one of the kinds",
      ~jc.condition_kitchen_counts_twice(),
      unsaid=("denial",), why="one name in the list of kinds is one kind")
claim("jcond.had_not_spent", "1026.1 1034.1", "a condition is met while hiring, nothing is given for it",
      ~jc.condition_spends(jc.condition))
claim("jcond.tiles_counted", "417.1 1329.1", "tiles are counted, and their number is known to the others anyway",
      ~jc.condition_tiles_checked(),
      why="the number is what others may know, the pictures are what they may not")

# Bonuses that use other cards.
claim("jbonus.use", "374.1 375.1 980.1", "after the main action the bonus may be used and may always be given up",
      jb.new_bonus_use(jb.new_bonus).free, when=~jb.new_bonus.one_of(*ENDS))
claim("jbonus.use_at_end", "1285.1 1292.1 1298.1 1305.1", "those for the end are not used before",
      jb.new_bonus_use(jb.new_bonus).may_not, when=jb.new_bonus.one_of(*ENDS),
      unsaid=("denial",), why="what is for the end is not for the turns")
claim("jbonus.not_at_end", "374.1 1285.1 1292.1 1298.1 1305.1",
      "four are said to be for the end; the others are used in turns",
      ~jb.new_bonus_at_end(jb.new_bonus), when=~jb.new_bonus.one_of(*ENDS))
claim("jbonus.copy.use", "375.1", "any bonus may always be given up", ja.copy_bonus_use().need_not)
claim("jbonus.copy.may", "374.1 1201.1", "it is a bonus, which may be used", ja.copy_bonus_use().may)
claim("jbonus.copy.own", "1202.1", "as if the player had played the card, so for what is the player's",
      ja.copy_bonus_counts_for() == ja.Whose.PLAYER,
      unsaid=("the player who uses the bonus",), why="whoever plays a card uses its bonus for what is theirs")
claim("jbonus.copy.role", "1202.1", "as if the card had been played, so with its role",
      ja.copy_bonus_role_of() == ja.RoleOf.COPIED)
claim("jbonus.copy.no_main", "1201.1 1202.1", "the bonus is copied, and not more",
      ja.copy_bonus_main_action().may_not,
      unsaid=("denial",), why="one sentence in two passages; it speaks of the bonus alone")
claim("jbonus.copy.stays", "1201.1 1202.1", "the bonus is copied, the card is not taken",
      ~ja.copy_bonus_moves_card(),
      unsaid=("denial",), why="one sentence in two passages; to copy is not to take")
claim("jbonus.copy.crowned", "382.1 383.1 1202.1",
      "as if it had been played, and a crowned card gives no bonus in the game", ja.copy_bonus_crowned().may_not,
      why="the copy is used like a card just played, and crowned ones give nothing then")
claim("jbonus.copy.apprentice", "1030.2 1202.1", "as if it had been played, and then it gives three",
      sj.apprentice_points_by_copy() == 3,
      why="what the copy is like, and what the card gives then")
claim("jbonus.reserve.nowhere_else", "1195.1", "from the reserve, so from nowhere else",
      all_of(*(ja.reserve_bonus_from(p).may_not for p in (CardPlace.DISCARD, CardPlace.HAND, CardPlace.PLAYED))),
      unsaid=("hand of the player", "just played", "denial"), why="one place is named, which leaves out the others")
claim("jbonus.reserve.any_crowned", "1195.1 1198.1", "any employee of the reserve, with or without such a bonus",
      all_of(ja.reserve_bonus_crowned().may, ja.reserve_bonus_without_bonus().may), reading="reserve_card:any",
      why="two sentences of one bonus")
claim("jbonus.reserve.usable", "1195.1 1198.1", "an employee whose bonus is then used at once, so one that has such a bonus",
      all_of(ja.reserve_bonus_crowned().may_not, ja.reserve_bonus_without_bonus().may_not),
      reading="reserve_card:usable", unsaid=("denial",),
      why="two sentences of one bonus; what cannot be used at once does not fit the second")
claim("jbonus.reserve.no_main", "1198.1", "the bonus is used, and not more", ja.reserve_bonus_main_action().may_not,
      unsaid=("denial",), why="the sentence speaks of the bonus alone")
claim("jbonus.reserve.new", "331.1 340.1 1195.1",
      "whenever a card is to be chosen and the reserve is empty, a new one is made",
      ja.reserve_bonus_empty(False) == ja.Outcome.NEW_RESERVE, reading="need_of_a_card:any_choice",
      why="two general sentences on choosing cards, and the bonus that chooses one")
claim("jbonus.reserve.void", "331.1 340.1 1195.1",
      "only when a card must be chosen, and a bonus never must be used: an empty reserve has none to give",
      ja.reserve_bonus_empty(False) == ja.Outcome.NOTHING, reading="need_of_a_card:duty",
      why="two general sentences on choosing cards, and the bonus that chooses one",
      unsaid=("own denial",))
claim("jbonus.reserve.own_card_chosen", "723.1 763.1 1195.1 1198.1",
      "the bonus is that of the chosen card, which it calls this one",
      near.reserve_bonus_own_card() == near.OwnCard.CHOSEN, reading="this_one:bearer",
      why="both bonuses that may depute their own card, and the bonus that uses them")
claim("jbonus.reserve.own_card_played", "723.1 763.1 1195.1 1198.1",
      "this one is the card that is played for the bonus",
      near.reserve_bonus_own_card() == near.OwnCard.PLAYED, reading="this_one:played",
      why="both bonuses that may depute their own card, and the bonus that uses them")
claim("jbonus.reserve.once", "1195.1 1198.1", "one card, and its bonus is used", ja.reserve_bonus_times() == 1,
      why="two sentences of one bonus")

# Bonuses that count, and the one that makes a garment.
claim("jbonus.decorations.which", "563.1 1038.1 1039.1 1226.1 1299.1",
      "decorations count, and those of kitchen and jeweler are decorations",
      all_of(*(jb.new_bonus_counts_marker(jb.decoration_counter, m)
               for m in (jb.CountedMarker.JEWELRY, jb.CountedMarker.KITCHEN))),
      why="both bonuses, and what is called a decoration",
      unsaid=("on a jewelry decoration", "in the kitchen"))
claim("jbonus.rings.colours", "1246.1", "two rings, whatever their colours", ~jb.ring_colors_matter(),
      unsaid=("denial",), why="no colour is named")
claim("mbonus.gowns.no_coats", "1259.1", "gowns in blue and green, so no coats",
      all_of(~jb.gown_pair_has(PINK), ~jb.gown_pair_has(ORANGE)),
      unsaid=("common coat", "rare coat", "denial"), why="gowns are no coats")
claim("mbonus.missing.none", "1275.1 1278.1", "with both of them neither amount is due",
      jb.missing_bonus_gain(True, True) == 0, counts={0: "both conditions fail"})
claim("mbonus.missing.other_colours", "1275.1 1278.1", "green gowns and orange coats are asked for, no others",
      all_of(*(~jb.missing_bonus_asks_for(g) & (jb.missing_bonus_livre(g) == 0) for g in (BLUE, PINK))),
      counts={0: "nothing is named for them"},
      unsaid=("common gown", "common coat"), why="two colours are named and no other")
claim("mbonus.missing.sold", "1275.1 1278.1", "not rented is what counts, and what was sold is not rented",
      ~jb.missing_bonus_lost_by_selling())
claim("jbonus.jewels.kept", "1246.1 1250.1 1270.1 1286.1 1293.1",
      "what the player owns counts, and none of it is given up",
      ~jb.jewels_given_up_for_bonus(), why="five bonuses that count jewels",
      unsaid=("denial",))
claim("mbonus.jewels.sets_apart", "1286.1 1293.1", "each set is made of jewels of its own", ~jb.jewel_in_two_sets(),
      unsaid=("denial",), why="so many points for each set, and a jewel makes up one")
claim("mbonus.apprentices.all", "160.1 1306.1", "apprentices of the team count, crowned or not",
      all_of(*(jb.apprentice_counts_for_master(k)
               for k in (jb.ApprenticeKind.STARTING, jb.ApprenticeKind.HIRED, jb.ApprenticeKind.CROWNED))))
claim("jbonus.deck_cards", "160.1 680.1", "cards of a team are scored, and a deck is no part of one",
      ~jb.exam_deck_card_counts_at_end(),
      unsaid=("denial",), why="the team is defined, and a deck is no part of it")
claim("mbonus.team", "160.1 680.1 1285.1", "cards of the team count: reserve, discard pile and hand",
      all_of(*(sj.new_end_bonus_at(p) for p in (CardPlace.DISCARD, CardPlace.RESERVE, CardPlace.HAND)),
             ~sj.new_end_bonus_at(CardPlace.REMOVED)),
      unsaid=("deputed earlier", "denial"), why="the team is defined, and what was deputed is no part of it")
claim("jbonus.make.no_master_by_any", "1236.1", "with this action no garment of a master is made, whoever takes it",
      ja.sale_bonus_master_garment_by(role).may_not)
claim("jbonus.make.point_for_sale", "1233.1 1235.1", "the point comes besides the sale",
      ~ja.sale_bonus_points_without_garment(),
      unsaid=("denial",), why="a point gained as well is gained with the sale")
claim("jbonus.make.as_usual", "457.1 459.1 1231.1", "it is the action of making a garment, with all that it costs",
      ja.sale_bonus_price_due().must,
      why="both costs of the action, and the bonus that is this action")

# Specialised apprentices.
claim("apprentice.no_points_for_hiring", "1030.1 1030.2", "the points are for playing it",
      jap.apprentice_hire_points() == 0, counts={0: "none is named for hiring"})
claim("apprentice.each_play", "1030.2", "each time that it is played",
      jap.apprentice_bonus_often() == HowOften.ONCE_PER_PLAY)
claim("apprentice.unhired", "977.1 1030.2", "the points are for playing it, which needs hiring",
      jap.unhired_apprentice_points() == 0, counts={0: "without being played"})
claim("apprentice.no_change", "974.1 975.1", "each gets one unseen, and the rest leaves the game",
      jap.change_apprentice().may_not,
      unsaid=("denial",), why="what is dealt unseen and alone has nothing to be changed for")
claim("apprentice.not_deputed_before", "723.1 763.1 977.1", "bonuses depute one of the team, and it is none",
      jap.depute_dealt_apprentice().may_not,
      why="both bonuses that depute, and what is no part of the team")
claim("apprentice.deputed", "535.1 547.1 1030.1", "hired employees can be deputed",
      jap.depute_hired_apprentice(deck_size).may, when=deck_size >= 5,
      counts={5: "more than the four that are kept"})
claim("apprentice.floor", "548.2", "from a team of four nobody is deputed",
      jap.depute_hired_apprentice(deck_size).may_not, when=deck_size == 4)
claim("apprentice.pay_lost", "538.1 541.1", "amounts stand on the cards, whose pictures are lost",
      lost=(jap.depute_pay_for_specialised,))
claim("apprentice.with_queue", "1023.1", "whatever the queue holds",
      jap.hire_apprentice_with_queue(jap.queue_cards).may, when=jap.queue_cards >= 1,
      counts={1: "from an empty queue the action is barred elsewhere"})
claim("apprentice.acts", "400.1 442.1 535.1 554.1", "as an apprentice it can acquire, depute and fund only",
      all_of(*(jap.hired_apprentice_action(a).may
               for a in (Action.ACQUIRE_RESOURCES, Action.DEPUTE, Action.FUND_DECORATION)),
             *(jap.hired_apprentice_action(a).may_not
               for a in (Action.CLAIM_FAVOR, Action.MAKE_GARMENT, Action.HIRE))),
      why="what apprentices never do, and what any employee does")
claim("apprentice.in_team", "160.1 1030.1", "it goes to the hand, which is part of the team",
      jap.hired_apprentice_in_team())
claim("apprentice.played_out", "369.1 1030.1", "it goes to the hand, and all hands are played out in the round",
      jap.hired_apprentice_playable_this_round().must)
claim("apprentice.others_do_not_look", "976.1", "players may look at their own, which stays face down",
      jx.look_at_apprentice(jx.Viewer.OPPONENT).may_not,
      unsaid=("another player", "denial"), why="a leave for the owner, and a duty to keep it from the others")

# Jewels.
claim("jewel.any", "1008.1 1017.1", "one jewel of the board, if what is needed is met; no more is asked for",
      all_of(jj.buy_any_jewel().may, jj.buy_jewel_from(jj.jewels_in_display).may))
claim("jewel.with_marker", "1009.1 1011.1 1017.1", "with a marker there, and the rest met, it is taken",
      jj.buy_jewel_with_markers(1).may,
      unsaid=("leave",), why="to take it is ordered, so it is allowed")
claim("jewel.other_colour", "1013.1 1014.1 1018.1", "it is the kind that fits; if the colour does, too, more is gained",
      jj.buy_jewel_of_other_color().may)
claim("jewel.no_match", "1018.1", "the tile is for a matching colour", jj.mismatch_tiles() == 0,
      counts={0: "nothing is named for other colours"}, why="one sentence over four lines")
claim("jewel.any_way", "754.1 811.1 1006.1 1007.1",
      "whenever a garment is made and rented, by a bonus with that action, too", jj.buy_jewel_via(via).may,
      reading="jewel_with:any_making", why="both bonuses with that action, and the action itself",
      unsaid=("leave",))
claim("jewel.main_only", "1000.1 1004.1 1006.1 1007.1", "the rule is told of a main action, by its number",
      all_of(jj.buy_jewel_via(Via.MAIN).may, jj.buy_jewel_via(Via.BONUS).may_not),
      reading="jewel_with:main_action", unsaid=("bonus", "denial"),
      why="the heading and the list name main actions, and bonuses are not named")
claim("jewel.any_maker", "1005.1 1007.1 1008.1", "masters and journeymen make garments and may rent a jewel with them",
      jj.buy_jewel_by(role).may)
claim("jewel.not_for_sale", "1006.1 1007.1", "a sale is as before; the new rule is for renting",
      jj.buy_jewel_when(Fate.SELL).may_not,
      unsaid=("denial",), why="what is added is added for renting alone")
claim("jewel.only_with_garment", "1007.1 1008.1", "along with a garment that is rented",
      jj.buy_jewel_without_garment().may_not,
      unsaid=("denial",), why="along with a garment is not without one")
claim("jewel.before_reward", "498.1 1008.1", "the jewel is paid for first, and the reward comes too late for it",
      jj.jewel_paid_with_space_reward().may_not,
      unsaid=("denial",), why="what comes later pays for nothing before")
claim("jewel.no_garment", "31.1 597.1", "garments are counted, which are gowns and coats",
      ~sj.jewel_counts_as_rented(),
      unsaid=("denial",), why="the word is defined, and jewels are not among what it means")

# The display of jewels and the decks.
claim("jgame.rightmost_only", "991.1", "what lies rightmost is discarded, so nothing if that space is empty",
      jd.jewel_discarded_if_rightmost_empty(jd.left_over).may_not,
      unsaid=("denial",), why="one space is named")
claim("jgame.not_in_turns", "987.1 989.1", "the display is filled in the preparation of a round",
      jd.jewel_display_refilled_in_phase().may_not,
      unsaid=("denial",), why="a step of another phase")
claim("jgame.each_round", "272.1 987.1", "the step is part of the preparation, which each round has",
      jd.jewel_step_in_round(round_number).must)
claim("jgame.box_for_good", "991.1 996.1", "discarded jewels leave the game, and with too few spaces stay empty",
      jd.jewel_bag_refilled(jd.bag_left).may_not)
claim("jsetup.drawn_unseen", "928.1 930.1 931.1 968.1 971.1 972.1", "drawn from a deck face down and put face down",
      jx.drawn_cards_seen().may_not, why="the same steps for two levels",
      unsaid=("denial",))

# Jewelry decorations.
claim("jdeco.any_way", "788.1 866.1 1038.1 1039.1", "a new choice of that action, by a bonus with it, too",
      jj.fund_jewelry_decoration_via(via).may, why="both bonuses with that action, and the new choice",
      unsaid=("leave",))
claim("jdeco.any_space", "558.1 1039.1", "any empty space for a decoration", sj.jewelry_decoration_choice().may)
claim("jdeco.taken", "558.1 1039.1", "the space has to be empty", jj.jewelry_decoration_shared().may_not,
      unsaid=("denial",), why="an empty space is asked for")
claim("jdeco.at_once", "374.1 1011.1 1044.1", "a marker there is enough, and the bonus follows the main action",
      jj.jewelry_decoration_usable_at_once().may)
COUNTED = "594.1 772.1 779.1 840.1 1039.1"
claim("jdeco.counted", COUNTED, "it is a decoration, all of which count for that income and those bonuses",
      all_of(jj.jewelry_decoration_counts_for(jj.DecorationUse.INCOME),
             jj.jewelry_decoration_counts_for(jj.DecorationUse.BONUSES)), why="the income and three bonuses that count decorations")
claim("jdeco.points", "572.1 627.1 1039.1", "it is a decoration, and their points are scored",
      jj.jewelry_decoration_counts_for(jj.DecorationUse.END_POINTS))
claim("jdeco.not_kitchen", "575.1", "the limit is on the sides of the kitchen",
      ~jj.jewelry_decoration_counts_for(jj.DecorationUse.KITCHEN_LIMIT))
claim("jdeco.no_presence", "581.1 948.1", "garments and musicians of a hall make present, and this is on another board",
      ~jj.jewelry_decoration_is_presence(),
      unsaid=("denial",), why="the definition names all that makes present")
