"""The exams of Madame du Barry, which come by themselves, and the tasks that lead to them."""

from oracle.rules import Rulebook
from oracle.terms import when as either
from specs.questions.exams import area, exam
from specs.questions.extra_deluxe_solo import (
    solo_exam_cards_gained,
    solo_exam_cards_removed,
    solo_exam_deck_empty,
    solo_exam_hand_card_down,
)
from specs.questions.jewelry_box import Exam
from specs.questions.solo_exams import (
    ExamMoment,
    NoneToRemove,
    SoloExamStep,
    TaskSource,
    TaskSpace,
    solo_cards_per_exam,
    solo_exam_action_number,
    solo_exam_added_at_random,
    solo_exam_added_goes,
    solo_exam_added_role,
    solo_exam_clears_all,
    solo_exam_examinee,
    solo_exam_marker_moves_to,
    solo_exam_named,
    solo_exam_none_to_remove,
    solo_exam_points,
    solo_exam_price,
    solo_exam_removed_at_random,
    solo_exam_removed_goes,
    solo_exam_removes_level_six,
    solo_exam_removes_role,
    solo_exam_step,
    solo_exam_step_position,
    solo_exam_when,
    solo_markers_per_action,
    solo_task_by,
    solo_task_needs_role,
    solo_task_space,
    solo_tasks_needed,
    solo_top_task_needs_thimble,
    solo_turns_per_exam,
    task_source,
)
from specs.questions.solo_staff import EmployeeGoes
from specs.vocabulary import Role

DELUXE = ("deluxe-2020",)
MARKS_TASK = (
    ((task_source == TaskSource.ACQUIRE) & (area == Exam.JOURNEYMAN))
    | ((task_source == TaskSource.FUND) & (area == Exam.JOURNEYMAN))
    | ((task_source == TaskSource.GARMENT) & (area == Exam.MASTER))
)
JEWELRY_TASK = (task_source == TaskSource.FUND_JEWELRY) & (area == Exam.JOURNEYMAN)

rule = Rulebook("solo")

# When she passes an exam.
rule("solo.exam_numbers", solo_exam_action_number, either(exam == Exam.JOURNEYMAN, 7, 8),
     "in the list of her actions the exam for Journeyman is number {first}, the one for Master number {second}",
     "na lista de ações dela o Teste para Artesão é o número {first}, o Teste para Mestre o {second}",
     "en la lista de sus acciones el examen de Oficial es el número {first}; el de Maestro, el {second}",
     editions=DELUXE, fills={"first": 7, "second": 8})
rule("solo.exam_at_once", solo_exam_when, ExamMoment.AT_ONCE,
     "she passes an exam as soon as its last task is marked, without a card for it",
     "ela completa um Teste assim que a última tarefa é marcada, sem carta para isso",
     "aprueba un examen en cuanto se marca su última tarea, sin carta para ello",
     editions=DELUXE)
rule("solo.tasks_needed", solo_tasks_needed, either(exam == Exam.JOURNEYMAN, 4, 3),
     "she needs {first} marked tasks for the exam for Journeyman, {second} for that for Master",
     "ela precisa de {first} tarefas marcadas para o Teste para Artesão e de {second} para o Teste para Mestre",
     "necesita {first} tareas marcadas para el examen de Oficial y {second} para el de Maestro",
     editions=DELUXE, fills={"first": 4, "second": 3})
rule("solo.exam_free", solo_exam_price, 0,
     "an exam costs her {answer} Livre",
     "um Teste lhe custa {answer} Libras",
     "un examen le cuesta {answer} Livre",
     editions=DELUXE)
rule("solo.journeyman_exam_passed", solo_exam_named, Exam.JOURNEYMAN,
     "with the tasks for Journeyman she passes the exam for Journeyman",
     "com as tarefas para Artesão ela completa o Teste para Artesão",
     "con las tareas de Oficial aprueba el examen de Oficial",
     when=exam == Exam.JOURNEYMAN, editions=DELUXE)
rule("solo.master_exam_passed", solo_exam_named, Exam.MASTER,
     "with the tasks for Master she passes the exam for Master",
     "com as tarefas para Mestre ela completa o Teste para Mestre",
     "con las tareas de Maestro aprueba el examen de Maestro",
     when=exam == Exam.MASTER, editions=DELUXE, ruling="solo_exams.master_exam_passed")
rule("solo.apprentice_examined", solo_exam_examinee, Role.APPRENTICE,
     "the exam for Journeyman is that of an Apprentice of hers",
     "o Teste para Artesão é o de um Aprendiz dela",
     "el examen de Oficial es el de un Aprendiz suyo",
     when=exam == Exam.JOURNEYMAN, editions=DELUXE)
rule("solo.journeyman_examined", solo_exam_examinee, Role.JOURNEYMAN,
     "the exam for Master is that of a Journeyman of hers",
     "o Teste para Mestre é o de um Artesão dela",
     "el examen de Maestro es el de un Oficial suyo",
     when=exam == Exam.MASTER, editions=DELUXE)

# What an exam brings, step by step.
rule("solo.exam_point_first", solo_exam_step_position, 1,
     "step {answer} of an exam: she gains the point",
     "passo {answer} de um Teste: ela ganha o ponto",
     "paso {answer} de un examen: gana el punto",
     when=solo_exam_step == SoloExamStep.POINT, editions=DELUXE)
rule("solo.exam_then_removes", solo_exam_step_position, 2,
     "step {answer}: a card leaves her employee deck",
     "passo {answer}: uma carta sai do baralho de Funcionários dela",
     "paso {answer}: una carta sale de su mazo de Empleados",
     when=solo_exam_step == SoloExamStep.REMOVE, editions=DELUXE)
rule("solo.exam_then_adds", solo_exam_step_position, 3,
     "step {answer}: a new one comes into that deck",
     "passo {answer}: uma nova entra nesse baralho",
     "paso {answer}: una nueva entra en ese mazo",
     when=solo_exam_step == SoloExamStep.ADD, editions=DELUXE)
rule("solo.exam_then_hand", solo_exam_step_position, 4,
     "step {answer}: her hand grows",
     "passo {answer}: a mão dela aumenta",
     "paso {answer}: su mano aumenta",
     when=solo_exam_step == SoloExamStep.HAND, editions=DELUXE)
rule("solo.exam_then_clears", solo_exam_step_position, 5,
     "step {answer}: her markers leave the tasks",
     "passo {answer}: as Grifes dela saem das tarefas",
     "paso {answer}: sus marcadores salen de las tareas",
     when=solo_exam_step == SoloExamStep.CLEAR, editions=DELUXE)
rule("solo.exam_moves_last", solo_exam_step_position, 6,
     "step {answer}: her marker changes its starting area",
     "passo {answer}: a Grife dela muda de área inicial",
     "paso {answer}: su marcador cambia de zona inicial",
     when=solo_exam_step == SoloExamStep.MOVE, editions=DELUXE)
rule("solo.exam_points", solo_exam_points, 1,
     "an exam gives her {answer} prestige point",
     "um Teste lhe dá {answer} Ponto de Prestígio",
     "un examen le da {answer} Punto de Prestigio",
     editions=DELUXE)
rule("solo.exam_removes_apprentice", solo_exam_removes_role, Role.APPRENTICE,
     "for Journeyman an Apprentice leaves her employee deck",
     "no Teste para Artesão um Aprendiz sai do baralho de Funcionários dela",
     "en el examen de Oficial un Aprendiz sale de su mazo de Empleados",
     when=exam == Exam.JOURNEYMAN, editions=DELUXE)
rule("solo.exam_removes_journeyman", solo_exam_removes_role, Role.JOURNEYMAN,
     "for Master a Journeyman leaves it",
     "no Teste para Mestre um Artesão sai dele",
     "en el examen de Maestro un Oficial sale de él",
     when=exam == Exam.MASTER, editions=DELUXE)
rule("solo.exam_spares_level_six", solo_exam_removes_level_six, "may not",
     "an Apprentice of level VI is never removed in this way",
     "um Aprendiz de Nível VI nunca é removido dessa forma",
     "un Aprendiz de nivel VI nunca se retira de esta forma",
     editions=DELUXE)
rule("solo.exam_removes_one", solo_exam_cards_removed, 1,
     "{answer} card leaves the deck in each exam",
     "{answer} carta sai do baralho em cada Teste",
     "{answer} carta sale del mazo en cada examen",
     editions=DELUXE)
rule("solo.exam_removes_at_random", solo_exam_removed_at_random, True,
     "it is drawn at random among those of that role",
     "ela é sorteada entre as desse tipo",
     "se saca al azar entre las de ese tipo",
     editions=DELUXE)
rule("solo.exam_removed_boxed", solo_exam_removed_goes, EmployeeGoes.BOX,
     "it goes back into the box",
     "ela volta para a caixa",
     "vuelve a la caja",
     editions=DELUXE)
rule("solo.none_to_remove", solo_exam_none_to_remove, NoneToRemove.SKIP,
     "if she has no such card, nothing is removed and the rest is done",
     "se ela não tem tal carta, nada é removido e o resto é feito",
     "si no tiene tal carta, no se retira nada y se hace lo demás",
     editions=DELUXE, ruling="solo_exams.none_to_remove")
rule("solo.exam_adds_journeyman", solo_exam_added_role, Exam.JOURNEYMAN,
     "for Journeyman a card of the deck beside that exam comes in",
     "no Teste para Artesão entra uma carta do baralho ao lado desse Teste",
     "en el examen de Oficial entra una carta del mazo de al lado de ese examen",
     when=exam == Exam.JOURNEYMAN, editions=DELUXE)
rule("solo.exam_adds_master", solo_exam_added_role, Exam.MASTER,
     "for Master, too, one of the deck beside its exam",
     "no Teste para Mestre, também uma do baralho ao lado do seu Teste",
     "en el examen de Maestro, también una del mazo de al lado de su examen",
     when=exam == Exam.MASTER, editions=DELUXE)
rule("solo.exam_adds_one", solo_exam_cards_gained, 1,
     "her employee deck gains {answer} card in each exam",
     "o baralho de Funcionários dela ganha {answer} carta em cada Teste",
     "su mazo de Empleados gana {answer} carta en cada examen",
     editions=DELUXE)
rule("solo.exam_adds_to_deck", solo_exam_added_goes, EmployeeGoes.EMPLOYEES,
     "that card goes into the deck above her board, not into her hand",
     "essa carta vai para o baralho acima do tabuleiro dela, não para a mão",
     "esa carta va al mazo de encima de su tablero, no a su mano",
     editions=DELUXE)
rule("solo.exam_adds_at_random", solo_exam_added_at_random, True,
     "it is drawn at random and unseen",
     "ela é sorteada e ninguém a vê",
     "se saca al azar y nadie la ve",
     editions=DELUXE)
rule("solo.exam_deck_used_up", solo_exam_deck_empty, False,
     "if the deck beside an exam is used up, she does not pass that exam",
     "se o baralho ao lado de um Teste acabou, ela não completa esse Teste",
     "si el mazo de al lado de un examen se agotó, no aprueba ese examen",
     editions=DELUXE, ruling="solo_exams.deck_used_up")
rule("solo.exam_hand_card", solo_cards_per_exam, 1,
     "an exam adds {answer} card of her stock to her hand",
     "um Teste põe {answer} carta da reserva dela em sua mão",
     "un examen añade {answer} carta de su reserva a su mano",
     editions=DELUXE)
rule("solo.exam_hand_card_down", solo_exam_hand_card_down, True,
     "it stays face down",
     "ela fica virada para baixo",
     "queda boca abajo",
     editions=DELUXE)
rule("solo.exam_turn", solo_turns_per_exam, 1,
     "so an exam brings her {answer} further turn in the round",
     "com isso um Teste lhe dá {answer} turno a mais na Rodada",
     "así un examen le da {answer} turno más en la ronda",
     editions=DELUXE)
rule("solo.exam_clears_tasks", solo_exam_clears_all, True,
     "all her markers on its tasks come back to her",
     "todas as Grifes dela nessas tarefas voltam para ela",
     "todos sus marcadores en esas tareas vuelven a ella",
     editions=DELUXE)
rule("solo.then_master", solo_exam_marker_moves_to, Exam.MASTER,
     "after the exam for Journeyman she prepares for Master",
     "depois do Teste para Artesão ela se prepara para Mestre",
     "tras el examen de Oficial se prepara para Maestro",
     when=exam == Exam.JOURNEYMAN, editions=DELUXE)
rule("solo.then_journeyman", solo_exam_marker_moves_to, Exam.JOURNEYMAN,
     "after the exam for Master she begins again with Journeyman",
     "depois do Teste para Mestre ela recomeça com Artesão",
     "tras el examen de Maestro vuelve a empezar con Oficial",
     when=exam == Exam.MASTER, editions=DELUXE)

# Her tasks.
rule("solo.task_by", solo_task_by, True,
     "acquiring and funding mark her tasks for Journeyman, making a garment those for Master",
     "adquirir e financiar marcam as tarefas dela para Artesão, costurar as para Mestre",
     "adquirir y financiar marcan sus tareas de Oficial; hacer un Vestido, las de Maestro",
     when=MARKS_TASK, editions=DELUXE)
rule("solo.task_by_jewelry", solo_task_by, True,
     "a jewelry decoration marks the task for a decoration as well",
     "uma Decoração da Joalheria também marca a tarefa da Decoração",
     "una decoración de joyería también marca la tarea de la decoración",
     when=JEWELRY_TASK, editions=DELUXE, ruling="solo_exams.task_by_jewelry")
rule("solo.no_task_by", solo_task_by, False,
     "an action marks no task of the other exam, and a tile that she is given marks none at all",
     "uma ação não marca tarefa do outro Teste, e uma peça que lhe é dada não marca nenhuma",
     "una acción no marca tareas del otro examen, y una ficha que se le da no marca ninguna",
     when=~(MARKS_TASK | JEWELRY_TASK), editions=DELUXE)
rule("solo.topmost_fitting_task", solo_task_space, TaskSpace.TOPMOST_FITTING,
     "acquiring marks the topmost empty task that fits",
     "adquirir marca a tarefa vazia mais alta que corresponda",
     "adquirir marca la tarea vacía más alta que corresponda",
     when=task_source == TaskSource.ACQUIRE, editions=DELUXE)
rule("solo.fitting_task", solo_task_space, TaskSpace.ANY_FITTING,
     "making a garment or funding a decoration marks an empty task that fits, if there is one",
     "costurar ou financiar marca uma tarefa vazia que corresponda, se houver",
     "hacer un Vestido o financiar marca una tarea vacía que corresponda, si la hay",
     when=task_source != TaskSource.ACQUIRE, editions=DELUXE)
rule("solo.one_task_per_action", solo_markers_per_action, 1,
     "an action marks at most {answer} task",
     "uma ação marca no máximo {answer} tarefa",
     "una acción marca como mucho {answer} tarea",
     editions=DELUXE)
rule("solo.top_task", solo_top_task_needs_thimble, True,
     "the topmost task for Master needs a garment with the golden thimble",
     "a tarefa mais alta para Mestre pede um Traje com Dedal Dourado",
     "la tarea más alta de Maestro pide un Vestido con el dedal dorado",
     editions=DELUXE)
rule("solo.no_role_for_tasks", solo_task_needs_role, False,
     "her actions mark tasks without any employee",
     "as ações dela marcam tarefas sem Funcionário algum",
     "sus acciones marcan tareas sin Empleado alguno",
     editions=DELUXE)
