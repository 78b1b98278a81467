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
     "el joyero añade {answer} acciones principales",
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
     "a Master takes neither exam, whatever else it may do",
     "um Mestre não faz nenhum dos Testes, ainda que faça todo o resto",
     "un Maestro no hace ninguno de los exámenes, aunque haga todo lo demás",
     when=role == Role.MASTER, editions=DELUXE)
rule("exams.any_level", take_exam_of_level, "may",
     "the level of the employee does not matter",
     "o nível do Funcionário não importa",
     "el nivel del Empleado no importa",
     editions=DELUXE)
rule("exams.any_team", take_exam_with_team, "may",
     "the size of the team does not matter: an exam leaves it as it was",
     "o tamanho da equipe não importa: o Teste a deixa como estava",
     "el tamaño del mazo no importa: el examen lo deja como estaba",
     editions=DELUXE, ruling="exams.one_short_for_a_moment")
rule("exams.as_main_action", take_exam_via, "may",
     "an exam is chosen as the main action of a turn",
     "o Teste é escolhido como Ação Principal do turno",
     "el examen se elige como acción principal del turno",
     when=via == Via.MAIN, editions=DELUXE)
rule("exams.not_by_bonus", take_exam_via, "may not",
     "no bonus lets an exam be taken",
     "nenhum Bônus permite fazer um Teste",
     "ninguna bonificación permite hacer un examen",
     when=via == Via.BONUS, editions=DELUXE)
rule("exams.never_forced", exam_optional, "may",
     "a player who has everything may still choose another action",
     "quem já tem tudo ainda pode escolher outra ação",
     "quien ya lo tiene todo puede elegir otra acción",
     editions=DELUXE)

# What they need.
rule("exams.marker_on_its_area", take_exam_from_area, "may",
     "the player's marker stands in the starting area of this exam",
     "o marcador de Grife do jogador está na área inicial deste Teste",
     "el marcador del jugador está en la zona inicial de este examen",
     when=exam == area, editions=DELUXE)
rule("exams.marker_on_the_other_area", take_exam_from_area, "may not",
     "from the starting area of the other exam it cannot be taken",
     "com o marcador na área do outro Teste, não se pode fazê-lo",
     "con el marcador en la zona del otro examen no se puede hacer",
     when=~(exam == area), editions=DELUXE)
rule("exams.number_of_tasks", tasks_of_exam, either(exam == Exam.JOURNEYMAN, 4, 3),
     "the exam for Journeyman has {first} tasks, the one for Master {second}",
     "o Teste para Artesão tem {first} tarefas, o Teste para Mestre {second}",
     "el examen de Oficial tiene {first} tareas; el de Maestro, {second}",
     editions=DELUXE, fills={"first": 4, "second": 3})
rule("exams.all_tasks_done", take_exam_with_tasks, "may",
     "an exam may be taken once all its tasks are done",
     "pode-se fazer o Teste quando todas as suas tarefas estão concluídas",
     "se puede hacer el examen cuando todas sus tareas están cumplidas",
     when=((exam == Exam.JOURNEYMAN) & (tasks_done == 4)) | ((exam == Exam.MASTER) & (tasks_done == 3)),
     editions=DELUXE)
rule("exams.tasks_missing", take_exam_with_tasks, "may not",
     "while one of its tasks is missing, it may not",
     "enquanto faltar uma de suas tarefas, não se pode",
     "mientras falte una de sus tareas, no se puede",
     when=((exam == Exam.JOURNEYMAN) & (tasks_done <= 3)) | ((exam == Exam.MASTER) & (tasks_done <= 2)),
     editions=DELUXE)
rule("exams.price", exam_price, 5,
     "an exam costs {answer} Livre",
     "um Teste custa {answer} Libras",
     "un examen cuesta {answer} Livre",
     editions=DELUXE)
rule("exams.paid_to_bank", exam_paid_to_bank, True,
     "the bank gets them",
     "elas vão para o banco",
     "van al banco",
     editions=DELUXE)
rule("exams.paid_first", exam_paid_when, Payment.BEFORE_STEPS,
     "they are paid first: they belong to what is needed, so the bonus cannot raise them",
     "são pagas antes de tudo: fazem parte dos requisitos, e o Bônus não pode fornecê-las",
     "se pagan antes de nada: forman parte de los requisitos, y la bonificación no puede aportarlos",
     editions=DELUXE)

# Which one comes next.
rule("exams.in_turns", take_exam_after, "may",
     "the exam for Journeyman comes first and after each exam for Master, the one for Master after it",
     "o Teste para Artesão vem primeiro e depois de cada Teste para Mestre; este vem depois daquele",
     "el examen de Oficial va al principio y tras cada examen de Maestro; este va tras aquel",
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
     "taken by turns, exams have no limit of number",
     "alternados, os Testes não têm limite de vezes",
     "alternándolos, los exámenes no tienen límite de veces",
     editions=DELUXE)
rule("exams.one_at_a_time", exams_prepared_together, "may not",
     "one exam is finished before the other is prepared for",
     "conclui-se um Teste antes de se preparar para o outro",
     "se termina un examen antes de prepararse para el otro",
     editions=DELUXE)

# The steps.
rule("exams.step_point", exam_step_position, 1,
     "step {answer}: gain the prestige point",
     "passo {answer}: ganhar o Ponto de Prestígio",
     "paso {answer}: ganar el punto de prestigio",
     when=exam_step == ExamStep.POINT, editions=DELUXE)
rule("exams.step_bonus", exam_step_position, 2,
     "step {answer}: the bonus of the played card",
     "passo {answer}: o Bônus da carta jogada",
     "paso {answer}: la bonificación de la carta jugada",
     when=exam_step == ExamStep.BONUS, editions=DELUXE)
rule("exams.step_remove", exam_step_position, 3,
     "step {answer}: the played card leaves",
     "passo {answer}: a carta jogada sai",
     "paso {answer}: la carta jugada se va",
     when=exam_step == ExamStep.REMOVE, editions=DELUXE)
rule("exams.step_take", exam_step_position, 4,
     "step {answer}: take the new card",
     "passo {answer}: pegar a nova carta",
     "paso {answer}: tomar la carta nueva",
     when=exam_step == ExamStep.TAKE, editions=DELUXE)
rule("exams.step_clear", exam_step_position, 5,
     "step {answer}: clear the tasks",
     "passo {answer}: esvaziar as tarefas",
     "paso {answer}: vaciar las tareas",
     when=exam_step == ExamStep.CLEAR, editions=DELUXE)
rule("exams.step_move", exam_step_position, 6,
     "step {answer}: move the marker to the other exam",
     "passo {answer}: mover o marcador para o outro Teste",
     "paso {answer}: mover el marcador al otro examen",
     when=exam_step == ExamStep.MOVE, editions=DELUXE)
rule("exams.points", exam_points, 1,
     "an exam gives {answer} prestige point",
     "um Teste dá {answer} Ponto de Prestígio",
     "un examen da {answer} punto de prestigio",
     editions=DELUXE)
rule("exams.bonus_if_wanted", exam_bonus_of_card, "may",
     "the bonus of the played card may be used, or not",
     "o Bônus da carta jogada pode ser usado ou não",
     "la bonificación de la carta jugada se puede usar o no",
     editions=DELUXE)
rule("exams.bonus_even_on_itself", exam_bonus_deputes_played_card, "may",
     "if that bonus deputes, it may depute the played card itself; the exam then has it gone already",
     "se esse Bônus delega, pode delegar a própria carta jogada; o Teste então já a encontra fora",
     "si esa bonificación delega, puede delegar a la propia carta jugada; el examen ya la encuentra fuera",
     editions=DELUXE, ruling="exams.bonus_even_on_itself")
rule("exams.card_still_counts", exam_floor_counts_played_card, True,
     "while its bonus deputes another, it still counts for the team, as its successor will",
     "enquanto seu Bônus delega outra, ela ainda conta para a equipe, como contará a que a substitui",
     "mientras su bonificación delega a otra, aún cuenta para el mazo, como contará la que la sustituye",
     editions=DELUXE, ruling="exams.team_of_four")
rule("exams.one_short_for_a_moment", exam_may_go_below_floor, True,
     "between the two cards the team may be one short",
     "entre uma carta e outra, pode faltar uma à equipe",
     "entre una carta y otra, al mazo le puede faltar una",
     editions=DELUXE, ruling="exams.one_short_for_a_moment")
rule("exams.played_card_boxed", examined_card_put, RemovedTo.BOX,
     "the played card goes into the box",
     "a carta jogada vai para a caixa",
     "la carta jugada va a la caja",
     editions=DELUXE)
rule("exams.played_card_gone", examined_card_leaves_game, True,
     "it leaves the game for good",
     "ela sai do jogo em definitivo",
     "sale del juego definitivamente",
     editions=DELUXE)
rule("exams.one_removed", exam_cards_removed, 1,
     "an exam removes {answer} card",
     "um Teste retira {answer} carta",
     "un examen retira {answer} carta",
     editions=DELUXE)
rule("exams.removal_unpaid", exam_removal_pays, 0,
     "its removal brings {answer} Livre",
     "sua retirada rende {answer} Libras",
     "su retirada da {answer} Livre",
     editions=DELUXE)
rule("exams.one_taken", exam_cards_taken, 1,
     "an exam brings {answer} new card",
     "um Teste traz {answer} carta nova",
     "un examen trae {answer} carta nueva",
     editions=DELUXE)
rule("exams.journeyman_gained", exam_card_role, Role.JOURNEYMAN,
     "the exam for Journeyman brings a Journeyman",
     "o Teste para Artesão traz um Artesão",
     "el examen de Oficial trae a un Oficial",
     when=exam == Exam.JOURNEYMAN, editions=DELUXE)
rule("exams.master_gained", exam_card_role, Role.MASTER,
     "the exam for Master brings a Master",
     "o Teste para Mestre traz um Mestre",
     "el examen de Maestro trae a un Maestro",
     when=exam == Exam.MASTER, editions=DELUXE)
rule("exams.card_chosen", exam_card_taken_how, TakenHow.CHOSEN,
     "the player looks through the whole deck and chooses",
     "o jogador olha o baralho inteiro e escolhe",
     "el jugador mira toda la pila y elige",
     editions=DELUXE)
rule("exams.card_to_hand", exam_card_goes, HiredGoes.HAND,
     "the new card goes to the hand",
     "a carta nova vai para a mão",
     "la carta nueva va a la mano",
     editions=DELUXE)
rule("exams.card_played_this_round", exam_card_playable_this_round, "must",
     "so it is played in the same round, which lasts until all hands are empty",
     "portanto, é jogada na mesma Rodada, que dura até as mãos se esvaziarem",
     "así que se juega en la misma ronda, que dura hasta vaciarse las manos",
     editions=DELUXE)
rule("exams.one_more_turn", extra_turns_per_exam, 1,
     "which means {answer} further turn",
     "o que dá mais {answer} turno",
     "lo que da {answer} turno más",
     editions=DELUXE)
rule("exams.card_may_stay_hidden", exam_card_shown, "may",
     "nobody has to show which card was chosen",
     "ninguém precisa mostrar que carta escolheu",
     "nadie tiene que mostrar qué carta eligió",
     editions=DELUXE, ruling="exams.card_may_stay_hidden")
rule("exams.deck_put_back", exam_deck_put_back_face_down, True,
     "the rest of the deck goes back face down",
     "o resto do baralho volta virado para baixo",
     "el resto de la pila vuelve boca abajo",
     editions=DELUXE)
rule("exams.deck_in_any_order", exam_deck_shuffled_after, "may",
     "it may be shuffled; its order never matters",
     "pode ser embaralhado; sua ordem nunca importa",
     "se puede barajar; su orden nunca importa",
     editions=DELUXE, ruling="exams.deck_in_any_order")
rule("exams.deck_used_up", exam_deck_empty, DeckEmpty.FORBIDDEN,
     "when that deck is used up, the exam cannot be taken",
     "quando esse baralho acaba, o Teste não pode ser feito",
     "cuando esa pila se agota, el examen no se puede hacer",
     editions=DELUXE, ruling="exams.deck_used_up")
rule("exams.tasks_cleared", exam_markers_taken_off, either(exam == Exam.JOURNEYMAN, 4, 3),
     "{first} markers come off the tasks for Journeyman, {second} off those for Master",
     "{first} marcadores saem das tarefas para Artesão, {second} das tarefas para Mestre",
     "{first} marcadores salen de las tareas de Oficial, {second} de las de Maestro",
     editions=DELUXE, fills={"first": 4, "second": 3})
rule("exams.markers_come_back", exam_markers_go, MarkersGo.RESERVE,
     "the player gets them back",
     "o jogador os recebe de volta",
     "el jugador los recupera",
     editions=DELUXE)
rule("exams.on_to_master", exam_marker_moves_to, Exam.MASTER,
     "after the exam for Journeyman the marker goes to that for Master",
     "depois do Teste para Artesão, o marcador vai ao Teste para Mestre",
     "tras el examen de Oficial, el marcador pasa al de Maestro",
     when=exam == Exam.JOURNEYMAN, editions=DELUXE)
rule("exams.back_to_journeyman", exam_marker_moves_to, Exam.JOURNEYMAN,
     "after the exam for Master it goes back to that for Journeyman",
     "depois do Teste para Mestre, ele volta ao Teste para Artesão",
     "tras el examen de Maestro, vuelve al de Oficial",
     when=exam == Exam.MASTER, editions=DELUXE)
rule("exams.team_stays_as_large", team_after_exam, deck_size,
     "one card goes and one comes, so the team stays as large as it was",
     "uma carta sai e outra entra: a equipe mantém o tamanho",
     "una carta se va y otra llega: el mazo conserva su tamaño",
     editions=DELUXE)
rule("exams.no_hiring", exam_counts_as_hiring, False,
     "an exam is no hiring",
     "um Teste não é uma contratação",
     "un examen no es una contratación",
     editions=DELUXE, ruling="exams.no_hiring")
rule("exams.no_deputing", exam_counts_as_deputing, False,
     "nor is anyone deputed by it",
     "nem se delega ninguém com ele",
     "ni se delega a nadie con él",
     editions=DELUXE, ruling="exams.no_deputing")
