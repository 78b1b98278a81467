"""The two exams: who takes them, what they need and cost, and in which steps they are taken."""

from oracle.rules import Rulebook
from oracle.terms import when as either
from specs.questions.base_staff import HiredGoes
from specs.questions.deputing import RemovedTo
from specs.questions.exams import (
    DeckEmpty,
    ExamStep,
    MarkersGo,
    PassedBefore,
    Payment,
    TakenHow,
    area,
    exam,
    exam_action_number,
    exam_bonus_deputes_played_card,
    exam_bonus_of_card,
    exam_card_goes,
    exam_card_playable_this_round,
    exam_card_role,
    exam_card_shown,
    exam_card_taken_how,
    exam_cards_removed,
    exam_cards_taken,
    exam_counts_as_deputing,
    exam_counts_as_hiring,
    exam_deck_empty,
    exam_deck_put_back_face_down,
    exam_deck_shuffled_after,
    exam_floor_counts_played_card,
    exam_marker_moves_to,
    exam_markers_go,
    exam_markers_taken_off,
    exam_may_go_below_floor,
    exam_optional,
    exam_paid_to_bank,
    exam_paid_when,
    exam_points,
    exam_price,
    exam_removal_pays,
    exam_step,
    exam_step_position,
    examined_card_leaves_game,
    examined_card_put,
    exams_prepared_together,
    exams_repeatable,
    extra_turns_per_exam,
    new_main_actions,
    passed_before,
    take_exam_after,
    take_exam_from_area,
    take_exam_of_level,
    take_exam_via,
    take_exam_with,
    take_exam_with_tasks,
    take_exam_with_team,
    tasks_done,
    tasks_of_exam,
    team_after_exam,
)
from specs.questions.jewelry_box import Exam
from specs.vocabulary import Role, Via, deck_size, role, via

DELUXE = ("deluxe-2020",)
RIGHT_ROLE = ((exam == Exam.JOURNEYMAN) & (role == Role.APPRENTICE)) | (
    (exam == Exam.MASTER) & (role == Role.JOURNEYMAN)
)

rule = Rulebook("exams")

# Who may take them.
rule("exams.two_new_actions", new_main_actions, 2,
     "the Jewelry Box adds {answer} main actions",
     "o Porta-Joias acrescenta {answer} Ações Principais",
     "la expansión Joyero añade {answer} acciones principales",
     editions=DELUXE)
rule("exams.numbers_of_actions", exam_action_number, either(exam == Exam.JOURNEYMAN, 7, 8),
     "the exam for Journeyman is main action {first}, the one for Master {second}",
     "o Teste para Artesão é a Ação Principal {first}, o Teste para Mestre a {second}",
     "el examen de Oficial es la acción principal {first}; el de Maestro, la {second}",
     editions=DELUXE, fills={"first": 7, "second": 8})
rule("exams.role_examined", take_exam_with, "may",
     "an Apprentice is played for the exam for Journeyman, a Journeyman for that for Master",
     "joga-se um Aprendiz para o Teste para Artesão e um Artesão para o Teste para Mestre",
     "para el examen de Oficial se juega a un Aprendiz; para el de Maestro, a un Oficial",
     when=RIGHT_ROLE,
     editions=DELUXE)
rule("exams.neither_below_nor_above", take_exam_with, "may not",
     "a Journeyman does not take the exam for Journeyman, nor an Apprentice that for Master",
     "um Artesão não faz o Teste para Artesão, nem um Aprendiz o Teste para Mestre",
     "un Oficial no hace el examen de Oficial, ni un Aprendiz el de Maestro",
     when=~RIGHT_ROLE & ~(role == Role.MASTER), editions=DELUXE)
rule("exams.no_master_examined", take_exam_with, "may not",
     "a Master takes neither the exam for Journeyman nor the one for Master",
     "um Mestre não faz nem o Teste para Artesão nem o Teste para Mestre",
     "un Maestro no hace ni el examen de Oficial ni el de Maestro",
     when=role == Role.MASTER, editions=DELUXE)
rule("exams.any_level", take_exam_of_level, "may",
     "for an exam the level of the employee does not matter",
     "para um Teste, o nível do Funcionário não importa",
     "para un examen no importa el nivel del Empleado",
     editions=DELUXE)
rule("exams.any_team", take_exam_with_team, "may",
     "for an exam the size of the team does not matter: it stays the same",
     "para um Teste, o tamanho da equipe não importa: ele não muda",
     "para un examen no importa el tamaño del mazo: queda igual",
     editions=DELUXE, ruling="exams.one_short_for_a_moment")
rule("exams.as_main_action", take_exam_via, "may",
     "an exam is chosen as the main action of a turn",
     "um Teste é escolhido como Ação Principal do turno",
     "un examen se elige como acción principal del turno",
     when=via == Via.MAIN, editions=DELUXE)
rule("exams.not_by_bonus", take_exam_via, "may not",
     "no bonus lets a player take an exam",
     "nenhum Bônus permite fazer um Teste",
     "ninguna bonificación permite hacer un examen",
     when=via == Via.BONUS, editions=DELUXE)
rule("exams.never_forced", exam_optional, "may",
     "a player who meets all conditions of an exam may still choose another action",
     "quem já cumpre tudo para um Teste ainda pode escolher outra ação",
     "quien ya cumple todo para un examen aún puede elegir otra acción",
     editions=DELUXE)

# What they need.
rule("exams.marker_on_its_area", take_exam_from_area, "may",
     "an exam may be taken with one's marker in its own starting area",
     "pode-se fazer um Teste com a Grife na área inicial dele",
     "se puede hacer un examen con el marcador en su zona inicial",
     when=exam == area, editions=DELUXE)
rule("exams.marker_on_the_other_area", take_exam_from_area, "may not",
     "with one's marker in the starting area of the other exam, an exam cannot be taken",
     "com a Grife na área inicial do outro Teste, não se pode fazer um Teste",
     "con el marcador en la zona inicial del otro examen no se puede hacer un examen",
     when=~(exam == area), editions=DELUXE)
rule("exams.number_of_tasks", tasks_of_exam, either(exam == Exam.JOURNEYMAN, 4, 3),
     "the exam for Journeyman has {first} tasks, the one for Master {second}",
     "o Teste para Artesão tem {first} tarefas, o Teste para Mestre {second}",
     "el examen de Oficial tiene {first} tareas; el de Maestro, {second}",
     editions=DELUXE, fills={"first": 4, "second": 3})
rule("exams.all_tasks_done", take_exam_with_tasks, "may",
     "an exam may be taken once all its tasks are done",
     "pode-se fazer um Teste quando todas as suas tarefas estão concluídas",
     "se puede hacer un examen cuando todas sus tareas están cumplidas",
     when=((exam == Exam.JOURNEYMAN) & (tasks_done == 4)) | ((exam == Exam.MASTER) & (tasks_done == 3)),
     editions=DELUXE)
rule("exams.tasks_missing", take_exam_with_tasks, "may not",
     "while one of its tasks is missing, an exam may not be taken",
     "enquanto faltar uma de suas tarefas, um Teste não pode ser feito",
     "mientras falte una de sus tareas, un examen no se puede hacer",
     when=((exam == Exam.JOURNEYMAN) & (tasks_done <= 3)) | ((exam == Exam.MASTER) & (tasks_done <= 2)),
     editions=DELUXE)
rule("exams.price", exam_price, 5,
     "an exam costs {answer} Livre",
     "um Teste custa {answer} Libras",
     "un examen cuesta {answer} Livre",
     editions=DELUXE)
rule("exams.paid_to_bank", exam_paid_to_bank, True,
     "the Livre for an exam go to the bank",
     "as Libras por um Teste vão para o banco",
     "los Livre por un examen van al banco",
     editions=DELUXE)
rule("exams.paid_first", exam_paid_when, Payment.BEFORE_STEPS,
     "an exam is paid for before its steps, so the card's bonus cannot bring the Livre",
     "um Teste é pago antes de seus passos; o Bônus da carta não pode fornecer as Libras",
     "un examen se paga antes de sus pasos; la bonificación de la carta no puede aportar los Livre",
     editions=DELUXE)

# Which one comes next.
rule("exams.in_turns", take_exam_after, "may",
     "the exam for Journeyman comes first; then the two exams alternate",
     "o Teste para Artesão vem primeiro; depois os dois Testes se alternam",
     "el examen de Oficial va primero; luego los dos exámenes se alternan",
     when=((exam == Exam.MASTER) & (passed_before == PassedBefore.JOURNEYMAN))
     | ((exam == Exam.JOURNEYMAN) & ~(passed_before == PassedBefore.JOURNEYMAN)),
     editions=DELUXE)
rule("exams.not_twice_running", take_exam_after, "may not",
     "nobody takes the same exam twice running, nor begins with the one for Master",
     "ninguém repete o mesmo Teste em seguida nem começa pelo Teste para Mestre",
     "nadie repite seguido el mismo examen ni empieza por el de Maestro",
     when=((exam == Exam.JOURNEYMAN) & (passed_before == PassedBefore.JOURNEYMAN))
     | ((exam == Exam.MASTER) & ~(passed_before == PassedBefore.JOURNEYMAN)),
     editions=DELUXE)
rule("exams.any_number", exams_repeatable, "may",
     "the two exams may be taken any number of times by turns",
     "os dois Testes podem ser feitos alternadamente quantas vezes se queira",
     "los dos exámenes se pueden hacer alternándolos cuantas veces se quiera",
     editions=DELUXE)
rule("exams.one_at_a_time", exams_prepared_together, "may not",
     "one exam is finished before the other is prepared for",
     "conclui-se um Teste antes de se preparar para o outro",
     "se termina un examen antes de prepararse para el otro",
     editions=DELUXE)

# The steps.
rule("exams.step_point", exam_step_position, 1,
     "step {answer} of an exam: gain the prestige point",
     "passo {answer} de um Teste: ganhar o Ponto de Prestígio",
     "paso {answer} de un examen: ganar el Punto de Prestigio",
     when=exam_step == ExamStep.POINT, editions=DELUXE)
rule("exams.step_bonus", exam_step_position, 2,
     "step {answer} of an exam: use the played card's bonus, if wanted",
     "passo {answer} de um Teste: usar o Bônus da carta jogada, se quiser",
     "paso {answer} de un examen: usar la bonificación de la carta jugada, si se quiere",
     when=exam_step == ExamStep.BONUS, editions=DELUXE)
rule("exams.step_remove", exam_step_position, 3,
     "step {answer} of an exam: the played card leaves the game",
     "passo {answer} de um Teste: a carta jogada sai do jogo",
     "paso {answer} de un examen: la carta jugada sale de la partida",
     when=exam_step == ExamStep.REMOVE, editions=DELUXE)
rule("exams.step_take", exam_step_position, 4,
     "step {answer} of an exam: take the new card into the hand",
     "passo {answer} de um Teste: pegar a nova carta para a mão",
     "paso {answer} de un examen: tomar la carta nueva en la mano",
     when=exam_step == ExamStep.TAKE, editions=DELUXE)
rule("exams.step_clear", exam_step_position, 5,
     "step {answer} of an exam: take the markers off its tasks",
     "passo {answer} de um Teste: retirar as Grifes das tarefas",
     "paso {answer} de un examen: retirar los marcadores de sus tareas",
     when=exam_step == ExamStep.CLEAR, editions=DELUXE)
rule("exams.step_move", exam_step_position, 6,
     "step {answer} of an exam: move the marker to the other exam",
     "passo {answer} de um Teste: mover a Grife para o outro Teste",
     "paso {answer} de un examen: mover el marcador al otro examen",
     when=exam_step == ExamStep.MOVE, editions=DELUXE)
rule("exams.points", exam_points, 1,
     "an exam gives {answer} prestige point",
     "um Teste dá {answer} Ponto de Prestígio",
     "un examen da {answer} Punto de Prestigio",
     editions=DELUXE)
rule("exams.bonus_if_wanted", exam_bonus_of_card, "may",
     "in an exam the bonus of the played card may be used, or not",
     "num Teste, o Bônus da carta jogada pode ser usado ou não",
     "en un examen la bonificación de la carta jugada se puede usar o no",
     editions=DELUXE)
rule("exams.bonus_even_on_itself", exam_bonus_deputes_played_card, "may",
     "in an exam the played card's bonus may depute that card itself; it is gone all the same",
     "num Teste, o Bônus da carta jogada pode delegar essa mesma carta; ela sai de todo modo",
     "en un examen la bonificación de la carta jugada puede delegarla a ella misma; se va de todos modos",
     editions=DELUXE, ruling="exams.bonus_even_on_itself")
rule("exams.card_still_counts", exam_floor_counts_played_card, True,
     "a card taking an exam still counts for the minimum team while its bonus deputes another",
     "a carta que faz um Teste ainda conta para o mínimo da equipe enquanto seu Bônus delega outra",
     "la carta que hace un examen aún cuenta para el mínimo del mazo mientras su bonificación delega a otra",
     editions=DELUXE, ruling="exams.team_of_four")
rule("exams.one_short_for_a_moment", exam_may_go_below_floor, True,
     "during an exam, between removing and taking a card, the team may be one short",
     "num Teste, entre a carta que sai e a que entra, pode faltar uma à equipe",
     "en un examen, entre la carta que se va y la que llega, al mazo le puede faltar una",
     editions=DELUXE, ruling="exams.one_short_for_a_moment",
     excepts=("deputing.four_stay",))
rule("exams.played_card_boxed", examined_card_put, RemovedTo.BOX,
     "the card played for an exam goes into the box",
     "a carta jogada para um Teste vai para a caixa",
     "la carta jugada para un examen va a la caja",
     editions=DELUXE)
rule("exams.played_card_gone", examined_card_leaves_game, True,
     "the card played for an exam leaves the game for good",
     "a carta jogada para um Teste sai do jogo em definitivo",
     "la carta jugada para un examen sale del juego definitivamente",
     editions=DELUXE,
     excepts=("turns.discard_face_up", "turns.discard_at_the_end", "turns.not_every_card_discarded"))
rule("exams.one_removed", exam_cards_removed, 1,
     "an exam removes {answer} card of the team",
     "um Teste retira {answer} carta da equipe",
     "un examen retira {answer} carta del mazo",
     editions=DELUXE)
rule("exams.removal_unpaid", exam_removal_pays, 0,
     "the card removed by an exam brings {answer} Livre, unlike deputing",
     "a carta retirada num Teste rende {answer} Libras, ao contrário de delegar",
     "la carta retirada en un examen da {answer} Livre, al contrario que delegar",
     editions=DELUXE)
rule("exams.one_taken", exam_cards_taken, 1,
     "an exam brings {answer} new card",
     "um Teste dá {answer} carta nova",
     "un examen da {answer} carta nueva",
     editions=DELUXE)
rule("exams.journeyman_gained", exam_card_role, Role.JOURNEYMAN,
     "the exam for Journeyman brings a Journeyman",
     "o Teste para Artesão dá uma carta de Artesão",
     "el examen de Oficial da una carta de Oficial",
     when=exam == Exam.JOURNEYMAN, editions=DELUXE)
rule("exams.master_gained", exam_card_role, Role.MASTER,
     "the exam for Master brings a Master",
     "o Teste para Mestre dá uma carta de Mestre",
     "el examen de Maestro da una carta de Maestro",
     when=exam == Exam.MASTER, editions=DELUXE)
rule("exams.card_chosen", exam_card_taken_how, TakenHow.CHOSEN,
     "in an exam the player looks through the whole deck beside it and chooses a card",
     "num Teste, o jogador olha todo o baralho ao lado dele e escolhe uma carta",
     "en un examen el jugador mira toda la pila que hay al lado y elige una carta",
     editions=DELUXE,
     excepts=("general.closed_stocks",))
rule("exams.card_to_hand", exam_card_goes, HiredGoes.HAND,
     "the card gained by an exam goes to the hand",
     "a carta ganha num Teste vai para a mão",
     "la carta ganada en un examen va a la mano",
     editions=DELUXE)
rule("exams.card_played_this_round", exam_card_playable_this_round, "must",
     "the card gained by an exam is played in the same round",
     "a carta ganha num Teste é jogada na mesma Rodada",
     "la carta ganada en un examen se juega en la misma ronda",
     editions=DELUXE)
rule("exams.one_more_turn", extra_turns_per_exam, 1,
     "an exam brings {answer} further turn in the round",
     "um Teste dá mais {answer} turno na Rodada",
     "un examen da {answer} turno más en la ronda",
     editions=DELUXE,
     excepts=("turns.without_hiring", "turns.hired_add_turns"))
rule("exams.card_may_stay_hidden", exam_card_shown, "may",
     "the card gained by an exam need not be shown to the others",
     "a carta ganha num Teste não precisa ser mostrada aos outros",
     "la carta ganada en un examen no tiene que enseñarse a los demás",
     editions=DELUXE, ruling="exams.card_may_stay_hidden")
rule("exams.deck_put_back", exam_deck_put_back_face_down, True,
     "the rest of the deck beside an exam goes back face down",
     "o resto do baralho ao lado de um Teste volta virado para baixo",
     "el resto de la pila junto a un examen vuelve boca abajo",
     editions=DELUXE)
rule("exams.deck_in_any_order", exam_deck_shuffled_after, "may",
     "the deck beside an exam may be shuffled; its order never matters",
     "o baralho ao lado de um Teste pode ser embaralhado; sua ordem nunca importa",
     "la pila junto a un examen se puede barajar; su orden nunca importa",
     editions=DELUXE, ruling="exams.deck_in_any_order")
rule("exams.deck_used_up", exam_deck_empty, DeckEmpty.FORBIDDEN,
     "when the deck beside an exam is used up, that exam cannot be taken",
     "quando acaba o baralho ao lado de um Teste, esse Teste não pode ser feito",
     "cuando se agota la pila junto a un examen, ese examen no se puede hacer",
     editions=DELUXE, ruling="exams.deck_used_up")
rule("exams.tasks_cleared", exam_markers_taken_off, either(exam == Exam.JOURNEYMAN, 4, 3),
     "after an exam {first} markers come off the tasks for Journeyman, {second} off those for Master",
     "após o Teste, {first} Grifes saem das tarefas para Artesão e {second} das tarefas para Mestre",
     "tras el examen, {first} marcadores salen de las tareas de Oficial y {second} de las de Maestro",
     editions=DELUXE, fills={"first": 4, "second": 3})
rule("exams.markers_come_back", exam_markers_go, MarkersGo.RESERVE,
     "markers taken off the tasks of an exam go back to the player",
     "as Grifes retiradas das tarefas de um Teste voltam ao jogador",
     "los marcadores retirados de las tareas de un examen vuelven al jugador",
     editions=DELUXE)
rule("exams.on_to_master", exam_marker_moves_to, Exam.MASTER,
     "after the exam for Journeyman the marker goes to that for Master",
     "depois do Teste para Artesão, a Grife vai à área inicial do Teste para Mestre",
     "tras el examen de Oficial, el marcador pasa a la zona inicial del de Maestro",
     when=exam == Exam.JOURNEYMAN, editions=DELUXE)
rule("exams.back_to_journeyman", exam_marker_moves_to, Exam.JOURNEYMAN,
     "after the exam for Master the marker goes back to that for Journeyman",
     "depois do Teste para Mestre, a Grife volta à área inicial do Teste para Artesão",
     "tras el examen de Maestro, el marcador vuelve a la zona inicial del de Oficial",
     when=exam == Exam.MASTER, editions=DELUXE)
rule("exams.team_stays_as_large", team_after_exam, deck_size,
     "after an exam the team is as large as it was: one card goes and one comes",
     "após um Teste, a equipe mantém o tamanho: uma carta sai e outra entra",
     "tras un examen el mazo conserva su tamaño: una carta se va y otra llega",
     editions=DELUXE,
     claims=("deluxe-pt.jexam.removes_one", "deluxe-pt.jexam.take_one", "deluxe-pt.mexam.removes_one",
             "deluxe-pt.mexam.take_one"))
rule("exams.no_hiring", exam_counts_as_hiring, False,
     "taking an exam does not count as hiring",
     "um Teste não conta como contratação",
     "un examen no cuenta como contratación",
     editions=DELUXE, ruling="exams.no_hiring")
rule("exams.no_deputing", exam_counts_as_deputing, False,
     "the card removed by an exam does not count as deputed",
     "a carta retirada num Teste não conta como delegada",
     "la carta retirada en un examen no cuenta como delegada",
     editions=DELUXE, ruling="exams.no_deputing")
