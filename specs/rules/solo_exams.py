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
     "for Madame du Barry the exam for Journeyman is action {first}, the one for Master action {second}",
     "para a Madame du Barry, o Teste para Artesão é a ação {first}, o Teste para Mestre a {second}",
     "para Madame du Barry el examen de Oficial es la acción {first}; el de Maestro, la {second}",
     editions=DELUXE, fills={"first": 7, "second": 8})
rule("solo.exam_at_once", solo_exam_when, ExamMoment.AT_ONCE,
     "Madame du Barry passes an exam as soon as its last task is marked, without a card for it",
     "a Madame du Barry completa um Teste assim que a última tarefa é marcada, sem carta para isso",
     "Madame du Barry aprueba un examen en cuanto se marca su última tarea, sin carta para ello",
     editions=DELUXE,
     excepts=("exams.as_main_action", "exams.begun_as_action"))
rule("solo.tasks_needed", solo_tasks_needed, either(exam == Exam.JOURNEYMAN, 4, 3),
     "Madame du Barry needs {first} marked tasks for the exam for Journeyman, {second} for that for Master",
     "a Madame du Barry precisa de {first} tarefas marcadas para o Teste para Artesão e {second} para o de Mestre",
     "Madame du Barry necesita {first} tareas marcadas para el examen de Oficial y {second} para el de Maestro",
     editions=DELUXE, fills={"first": 4, "second": 3})
rule("solo.exam_free", solo_exam_price, 0,
     "an exam costs Madame du Barry {answer} Livre",
     "um Teste custa à Madame du Barry {answer} Libras",
     "un examen le cuesta a Madame du Barry {answer} Livre",
     editions=DELUXE,
     excepts=("exams.price",))
rule("solo.journeyman_exam_passed", solo_exam_named, Exam.JOURNEYMAN,
     "with the tasks for Journeyman Madame du Barry passes the exam for Journeyman",
     "com as tarefas para Artesão, a Madame du Barry completa o Teste para Artesão",
     "con las tareas de Oficial, Madame du Barry aprueba el examen de Oficial",
     when=exam == Exam.JOURNEYMAN, editions=DELUXE)
rule("solo.master_exam_passed", solo_exam_named, Exam.MASTER,
     "with the tasks for Master Madame du Barry passes the exam for Master",
     "com as tarefas para Mestre, a Madame du Barry completa o Teste para Mestre",
     "con las tareas de Maestro, Madame du Barry aprueba el examen de Maestro",
     when=exam == Exam.MASTER, editions=DELUXE, ruling="solo_exams.master_exam_passed")
rule("solo.apprentice_examined", solo_exam_examinee, Role.APPRENTICE,
     "Madame du Barry's exam for Journeyman is that of an Apprentice of hers",
     "o Teste para Artesão da Madame du Barry é o de um Aprendiz dela",
     "el examen de Oficial de Madame du Barry es el de un Aprendiz suyo",
     when=exam == Exam.JOURNEYMAN, editions=DELUXE)
rule("solo.journeyman_examined", solo_exam_examinee, Role.JOURNEYMAN,
     "Madame du Barry's exam for Master is that of a Journeyman of hers",
     "o Teste para Mestre da Madame du Barry é o de um Artesão dela",
     "el examen de Maestro de Madame du Barry es el de un Oficial suyo",
     when=exam == Exam.MASTER, editions=DELUXE)

# What an exam brings, step by step.
rule("solo.exam_point_first", solo_exam_step_position, 1,
     "step {answer} of Madame du Barry's exam: she gains the point",
     "passo {answer} de um Teste da Madame du Barry: ela ganha o ponto",
     "paso {answer} de un examen de Madame du Barry: gana el punto",
     when=solo_exam_step == SoloExamStep.POINT, editions=DELUXE)
rule("solo.exam_then_removes", solo_exam_step_position, 2,
     "step {answer} of Madame du Barry's exam: a card leaves her employee deck",
     "passo {answer} de um Teste da Madame du Barry: uma carta sai do baralho de Funcionários dela",
     "paso {answer} de un examen de Madame du Barry: una carta sale de su mazo de Empleados",
     when=solo_exam_step == SoloExamStep.REMOVE, editions=DELUXE)
rule("solo.exam_then_adds", solo_exam_step_position, 3,
     "step {answer} of Madame du Barry's exam: a new card comes into her employee deck",
     "passo {answer} de um Teste da Madame du Barry: uma carta nova entra no baralho de Funcionários dela",
     "paso {answer} de un examen de Madame du Barry: una carta nueva entra en su mazo de Empleados",
     when=solo_exam_step == SoloExamStep.ADD, editions=DELUXE)
rule("solo.exam_then_hand", solo_exam_step_position, 4,
     "step {answer} of Madame du Barry's exam: a card comes into her hand",
     "passo {answer} de um Teste da Madame du Barry: uma carta entra na mão dela",
     "paso {answer} de un examen de Madame du Barry: una carta entra en su mano",
     when=solo_exam_step == SoloExamStep.HAND, editions=DELUXE)
rule("solo.exam_then_clears", solo_exam_step_position, 5,
     "step {answer} of Madame du Barry's exam: her markers leave the tasks",
     "passo {answer} de um Teste da Madame du Barry: as Grifes dela saem das tarefas",
     "paso {answer} de un examen de Madame du Barry: sus marcadores salen de las tareas",
     when=solo_exam_step == SoloExamStep.CLEAR, editions=DELUXE)
rule("solo.exam_moves_last", solo_exam_step_position, 6,
     "step {answer} of Madame du Barry's exam: her marker moves to the other starting area",
     "passo {answer} de um Teste da Madame du Barry: a Grife dela muda de área inicial",
     "paso {answer} de un examen de Madame du Barry: su marcador cambia de zona inicial",
     when=solo_exam_step == SoloExamStep.MOVE, editions=DELUXE)
rule("solo.exam_points", solo_exam_points, 1,
     "an exam gives Madame du Barry {answer} prestige point",
     "um Teste dá à Madame du Barry {answer} Ponto de Prestígio",
     "un examen da a Madame du Barry {answer} Punto de Prestigio",
     editions=DELUXE)
rule("solo.exam_removes_apprentice", solo_exam_removes_role, Role.APPRENTICE,
     "in the exam for Journeyman an Apprentice leaves Madame du Barry's employee deck",
     "no Teste para Artesão, um Aprendiz sai do baralho de Funcionários da Madame du Barry",
     "en el examen de Oficial un Aprendiz sale del mazo de Empleados de Madame du Barry",
     when=exam == Exam.JOURNEYMAN, editions=DELUXE)
rule("solo.exam_removes_journeyman", solo_exam_removes_role, Role.JOURNEYMAN,
     "in the exam for Master a Journeyman leaves Madame du Barry's employee deck",
     "no Teste para Mestre, um Artesão sai do baralho de Funcionários da Madame du Barry",
     "en el examen de Maestro un Oficial sale del mazo de Empleados de Madame du Barry",
     when=exam == Exam.MASTER, editions=DELUXE)
rule("solo.exam_spares_level_six", solo_exam_removes_level_six, "may not",
     "an Apprentice of level VI is never removed by Madame du Barry's exam",
     "um Aprendiz de Nível VI nunca é removido por um Teste da Madame du Barry",
     "un Aprendiz de nivel VI nunca se retira por un examen de Madame du Barry",
     when=solo_exam_removes_level_six.given, editions=DELUXE)
rule("solo.exam_removes_one", solo_exam_cards_removed, 1,
     "{answer} card leaves Madame du Barry's employee deck in each exam",
     "{answer} carta sai do baralho de Funcionários da Madame du Barry em cada Teste",
     "{answer} carta sale del mazo de Empleados de Madame du Barry en cada examen",
     editions=DELUXE)
rule("solo.exam_removes_at_random", solo_exam_removed_at_random, True,
     "the card that Madame du Barry's exam removes is drawn at random among those of its role",
     "a carta que sai num Teste da Madame du Barry é sorteada entre as desse tipo",
     "la carta que sale en un examen de Madame du Barry se saca al azar entre las de esa clase",
     editions=DELUXE)
rule("solo.exam_removed_boxed", solo_exam_removed_goes, EmployeeGoes.BOX,
     "the card that Madame du Barry's exam removes goes back into the box",
     "a carta que sai num Teste da Madame du Barry volta para a caixa",
     "la carta que sale en un examen de Madame du Barry vuelve a la caja",
     editions=DELUXE)
rule("solo.none_to_remove", solo_exam_none_to_remove, NoneToRemove.SKIP,
     "if Madame du Barry has no card to remove in an exam, the rest of it is done all the same",
     "se a Madame du Barry não tem carta a remover num Teste, o resto é feito assim mesmo",
     "si Madame du Barry no tiene carta que retirar en un examen, se hace igualmente lo demás",
     editions=DELUXE, ruling="solo_exams.none_to_remove")
rule("solo.exam_adds_journeyman", solo_exam_added_role, Exam.JOURNEYMAN,
     "by the exam for Journeyman Madame du Barry gains a card of the deck beside that exam",
     "no Teste para Artesão, a Madame du Barry ganha uma carta do baralho ao lado desse Teste",
     "en el examen de Oficial, Madame du Barry gana una carta de la pila de al lado de ese examen",
     when=exam == Exam.JOURNEYMAN, editions=DELUXE)
rule("solo.exam_adds_master", solo_exam_added_role, Exam.MASTER,
     "by the exam for Master Madame du Barry gains a card of the deck beside that exam",
     "no Teste para Mestre, a Madame du Barry ganha uma carta do baralho ao lado desse Teste",
     "en el examen de Maestro, Madame du Barry gana una carta de la pila de al lado de ese examen",
     when=exam == Exam.MASTER, editions=DELUXE)
rule("solo.exam_adds_one", solo_exam_cards_gained, 1,
     "Madame du Barry's employee deck gains {answer} card in each exam",
     "o baralho de Funcionários da Madame du Barry ganha {answer} carta em cada Teste",
     "el mazo de Empleados de Madame du Barry gana {answer} carta en cada examen",
     editions=DELUXE)
rule("solo.exam_adds_to_deck", solo_exam_added_goes, EmployeeGoes.EMPLOYEES,
     "the card Madame du Barry gains by an exam goes into the deck above her board, not into her hand",
     "a carta que a Madame du Barry ganha num Teste vai para o baralho acima do tabuleiro, não para a mão",
     "la carta que Madame du Barry gana en un examen va al mazo de encima de su tablero, no a su mano",
     editions=DELUXE)
rule("solo.exam_adds_at_random", solo_exam_added_at_random, True,
     "the card Madame du Barry gains by an exam is drawn at random and unseen",
     "a carta que a Madame du Barry ganha num Teste é sorteada e ninguém a vê",
     "la carta que Madame du Barry gana en un examen se saca al azar y nadie la ve",
     editions=DELUXE)
rule("solo.exam_deck_used_up", solo_exam_deck_empty, False,
     "if the deck beside an exam is used up, Madame du Barry does not pass that exam",
     "se o baralho ao lado de um Teste acabou, a Madame du Barry não completa esse Teste",
     "si la pila de al lado de un examen se agotó, Madame du Barry no aprueba ese examen",
     editions=DELUXE, ruling="solo_exams.deck_used_up")
rule("solo.exam_hand_card", solo_cards_per_exam, 1,
     "an exam adds {answer} card of her stock to Madame du Barry's hand",
     "um Teste põe {answer} carta da reserva da Madame du Barry na mão dela",
     "un examen añade {answer} carta de su reserva a la mano de Madame du Barry",
     editions=DELUXE)
rule("solo.exam_hand_card_down", solo_exam_hand_card_down, True,
     "the card an exam adds to Madame du Barry's hand stays face down",
     "a carta que um Teste põe na mão da Madame du Barry fica virada para baixo",
     "la carta que un examen añade a la mano de Madame du Barry queda boca abajo",
     editions=DELUXE)
rule("solo.exam_turn", solo_turns_per_exam, 1,
     "an exam brings Madame du Barry {answer} further turn in the round",
     "um Teste dá à Madame du Barry mais {answer} turno na Rodada",
     "un examen da a Madame du Barry {answer} turno más en la ronda",
     editions=DELUXE)
rule("solo.exam_clears_tasks", solo_exam_clears_all, True,
     "after an exam all Madame du Barry's markers on its tasks come back to her",
     "após um Teste, todas as Grifes da Madame du Barry nas tarefas dele voltam para ela",
     "tras un examen todos los marcadores de Madame du Barry en sus tareas vuelven a ella",
     editions=DELUXE)
rule("solo.then_master", solo_exam_marker_moves_to, Exam.MASTER,
     "after the exam for Journeyman Madame du Barry prepares for that for Master",
     "depois do Teste para Artesão, a Madame du Barry se prepara para o de Mestre",
     "tras el examen de Oficial, Madame du Barry se prepara para el de Maestro",
     when=exam == Exam.JOURNEYMAN, editions=DELUXE)
rule("solo.then_journeyman", solo_exam_marker_moves_to, Exam.JOURNEYMAN,
     "after the exam for Master Madame du Barry begins again with that for Journeyman",
     "depois do Teste para Mestre, a Madame du Barry recomeça com o de Artesão",
     "tras el examen de Maestro, Madame du Barry vuelve a empezar con el de Oficial",
     when=exam == Exam.MASTER, editions=DELUXE)

# Her tasks.
rule("solo.task_by", solo_task_by, True,
     "acquiring and funding mark Madame du Barry's tasks for Journeyman, making garments those for Master",
     "adquirir e financiar marcam as tarefas da Madame du Barry para Artesão; costurar, as para Mestre",
     "adquirir y financiar marcan las tareas de Oficial de Madame du Barry; hacer Vestidos, las de Maestro",
     when=MARKS_TASK, editions=DELUXE)
rule("solo.task_by_jewelry", solo_task_by, True,
     "a jewelry decoration marks Madame du Barry's task of funding as well",
     "uma Decoração da Joalheria também marca a tarefa de financiar da Madame du Barry",
     "una Decoración de la Joyería también marca la tarea de financiar de Madame du Barry",
     when=JEWELRY_TASK, editions=DELUXE, ruling="solo_exams.task_by_jewelry")
rule("solo.no_task_by", solo_task_by, False,
     "Madame du Barry's actions mark no task of the other exam; a tile she is given marks none",
     "as ações da Madame du Barry não marcam tarefa do outro Teste; uma peça recebida não marca nenhuma",
     "las acciones de Madame du Barry no marcan tareas del otro examen; una ficha recibida no marca ninguna",
     when=~(MARKS_TASK | JEWELRY_TASK), editions=DELUXE)
rule("solo.topmost_fitting_task", solo_task_space, TaskSpace.TOPMOST_FITTING,
     "Madame du Barry's acquiring marks the topmost empty task that fits",
     "adquirir Recursos marca para a Madame du Barry a tarefa vazia mais alta que corresponda",
     "adquirir recursos marca para Madame du Barry la tarea vacía más alta que corresponda",
     when=task_source == TaskSource.ACQUIRE, editions=DELUXE)
rule("solo.fitting_task", solo_task_space, TaskSpace.ANY_FITTING,
     "Madame du Barry's making or funding marks an empty task that fits, if there is one",
     "costurar ou financiar marca para a Madame du Barry uma tarefa vazia que corresponda, se houver",
     "hacer un Vestido o financiar marca para Madame du Barry una tarea vacía que corresponda, si la hay",
     when=task_source != TaskSource.ACQUIRE, editions=DELUXE)
rule("solo.one_task_per_action", solo_markers_per_action, 1,
     "an action of Madame du Barry marks at most {answer} task",
     "uma ação da Madame du Barry marca no máximo {answer} tarefa",
     "una acción de Madame du Barry marca como mucho {answer} tarea",
     when=solo_markers_per_action.given, editions=DELUXE)
rule("solo.top_task", solo_top_task_needs_thimble, True,
     "Madame du Barry's topmost task for Master needs a garment with the golden thimble",
     "a tarefa mais alta da Madame du Barry para Mestre pede um Traje com dedal dourado",
     "la tarea más alta de Maestro de Madame du Barry pide un Vestido con el dedal dorado",
     editions=DELUXE)
rule("solo.no_role_for_tasks", solo_task_needs_role, False,
     "Madame du Barry's actions mark tasks without any employee",
     "as ações da Madame du Barry marcam tarefas sem Funcionário algum",
     "las acciones de Madame du Barry marcan tareas sin Empleado alguno",
     editions=DELUXE)
