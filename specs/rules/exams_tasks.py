"""The tasks of the two exams: what does them, and when and how they are marked."""

from oracle.rules import Rulebook
from specs.questions.base_components import Kind
from specs.questions.base_turns import TileUse
from specs.questions.exams_tasks import (
    GARMENTS,
    SILK,
    TILES,
    Decides,
    Task,
    TileGained,
    TurnTask,
    area,
    exam_in_turn_of_last_task,
    made_kind,
    task,
    task_by_action,
    task_by_role,
    task_by_several_players,
    task_done_at_once,
    task_from_area,
    task_garment_fate,
    task_garment_kind,
    task_garment_needs_thimble,
    task_in_turn,
    task_marked,
    task_marked_at_once,
    task_marked_later,
    task_markers,
    task_of_exam,
    task_rolls_needed,
    task_silk_counts,
    task_tile_gained,
    task_tile_use,
    task_twice,
    task_via,
    tasks_chosen_by,
    tasks_kept_from_earlier_exam,
    tasks_listed,
    tasks_per_action,
    tasks_per_turn,
    tile_gained,
    tile_use,
    turn_task,
)
from specs.questions.jewelry_box import Exam
from specs.vocabulary import Action, Garment, Role, Via, action, garment, role, via

DELUXE = ("deluxe-2020",)
FOR_JOURNEYMAN = task.one_of(*TILES, Task.DECORATION)
FOR_MASTER = task.one_of(*GARMENTS)
RIGHT_ACTION = (
    (task.one_of(*TILES) & (action == Action.ACQUIRE_RESOURCES))
    | ((task == Task.DECORATION) & (action == Action.FUND_DECORATION))
    | (FOR_MASTER & (action == Action.MAKE_GARMENT))
)
RIGHT_ROLE = (
    (FOR_JOURNEYMAN & (role == Role.APPRENTICE))
    | (task.one_of(Task.GOWN, Task.COAT) & (role == Role.JOURNEYMAN))
    | ((task == Task.MASTER_GARMENT) & (role == Role.MASTER))
)
RIGHT_SILK = ((task == Task.COMMON_SILK) & garment.one_of(Garment.COMMON_GOWN, Garment.COMMON_COAT)) | (
    (task == Task.RARER_SILK) & garment.one_of(Garment.UNCOMMON_GOWN, Garment.RARE_COAT)
)
RIGHT_USE = (task.one_of(*SILK) & (tile_use == TileUse.KEEP_AS_SILK)) | (
    (task == Task.NOTIONS) & (tile_use == TileUse.TURN_INTO_NOTIONS)
)
RIGHT_KIND = (
    ((task == Task.GOWN) & (made_kind == Kind.GOWN))
    | ((task == Task.COAT) & (made_kind == Kind.COAT))
    | (task == Task.MASTER_GARMENT)
)
RIGHT_AREA = (FOR_JOURNEYMAN & (area == Exam.JOURNEYMAN)) | (FOR_MASTER & (area == Exam.MASTER))
BY_ACQUIRING = tile_gained.one_of(TileGained.ACTION, TileGained.BONUS_ACTION)

rule = Rulebook("exams")

# What does a task.
rule("exams.tasks_for_journeyman", task_of_exam, Exam.JOURNEYMAN,
     "the exam tasks for Journeyman are acquiring silk, thread or lace and funding a decoration",
     "as tarefas do Teste para Artesão são adquirir seda, Linha ou Renda e financiar uma Decoração",
     "las tareas del examen de Oficial son adquirir seda, hilo o encaje y financiar una Decoración",
     when=FOR_JOURNEYMAN, editions=DELUXE)
rule("exams.tasks_for_master", task_of_exam, Exam.MASTER,
     "the exam tasks for Master are all about making garments",
     "as tarefas do Teste para Mestre são todas de costurar Trajes",
     "las tareas del examen de Maestro son todas de confeccionar Vestidos",
     when=FOR_MASTER, editions=DELUXE)
rule("exams.task_by_its_action", task_by_action, True,
     "each exam task is done by the action it names",
     "cada tarefa de Teste se conclui com a ação que ela nomeia",
     "cada tarea de examen se cumple con la acción que nombra",
     when=RIGHT_ACTION & ~(action == Action.ACQUIRE_RESOURCES), editions=DELUXE)
rule("exams.task_by_acquiring", task_by_action, True,
     "three of the tasks for Journeyman are done by acquiring resources",
     "três das tarefas para Artesão se concluem com a ação Adquirir Recursos",
     "tres de las tareas de Oficial se cumplen adquiriendo recursos",
     when=RIGHT_ACTION & (action == Action.ACQUIRE_RESOURCES), editions=DELUXE, ruling="exams.task_by_acquiring")
rule("exams.task_by_no_other_action", task_by_action, False,
     "no other action than the one it names does an exam task",
     "nenhuma ação além da que ela nomeia conclui uma tarefa de Teste",
     "ninguna acción salvo la que nombra cumple una tarea de examen",
     when=~RIGHT_ACTION, editions=DELUXE)
rule("exams.task_by_its_role", task_by_role, True,
     "tasks for Journeyman need an Apprentice, the gown and coat tasks a Journeyman, the last a Master",
     "as tarefas para Artesão pedem um Aprendiz, as de vestido e fraque um Artesão, a última um Mestre",
     "las tareas de Oficial piden un Aprendiz, las de Vestido de dama y abrigo un Oficial, la última un Maestro",
     when=RIGHT_ROLE, editions=DELUXE)
rule("exams.task_by_no_other_role", task_by_role, False,
     "an exam task is not done with an employee of any other role than its own",
     "uma tarefa de Teste não se conclui com Funcionário de outro tipo que não o dela",
     "una tarea de examen no se cumple con un Empleado de otra clase que la suya",
     when=~RIGHT_ROLE, editions=DELUXE)
rule("exams.silk_of_the_task", task_silk_counts, True,
     "one task for Journeyman asks for blue or pink silk, another for green or orange",
     "uma tarefa para Artesão pede seda azul ou rosa; outra, verde ou laranja",
     "una tarea de Oficial pide seda azul o rosa; otra, verde o naranja",
     when=RIGHT_SILK, editions=DELUXE)
rule("exams.silk_of_the_other_task", task_silk_counts, False,
     "silk of the other two colours does not do a silk task",
     "seda das outras duas cores não conclui uma tarefa de seda",
     "la seda de los otros dos colores no cumple una tarea de seda",
     when=task.one_of(*SILK) & ~RIGHT_SILK, editions=DELUXE)
rule("exams.one_roll_is_enough", task_rolls_needed, 1,
     "for a silk task {answer} roll of the right silk on the tile is enough",
     "para uma tarefa de seda, basta {answer} fardo da seda certa na peça",
     "para una tarea de seda basta {answer} fardo de la seda adecuada en la ficha",
     when=task.one_of(*SILK), editions=DELUXE)
rule("exams.tile_used_as_asked", task_tile_use, "must",
     "for a silk task the tile is kept; for the thread or lace task it is discarded for them",
     "nas tarefas de seda, a peça é guardada; na de Linha ou Renda, é descartada por elas",
     "en las tareas de seda se conserva la ficha; en la de hilo o encaje se descarta por ellos",
     when=RIGHT_USE, editions=DELUXE)
rule("exams.tile_used_otherwise", task_tile_use, "may not",
     "a resource tile used the other way does not do its exam task",
     "uma peça de Recurso usada do outro modo não conclui a tarefa de Teste",
     "una ficha de Recurso usada del otro modo no cumple la tarea de examen",
     when=task.one_of(*TILES) & ~RIGHT_USE, editions=DELUXE)
rule("exams.garment_of_the_task", task_garment_kind, True,
     "one task for Master asks for a gown, another for a coat; the one done by a Master takes either",
     "uma tarefa para Mestre pede vestido, outra fraque; na que cabe a um Mestre serve qualquer um",
     "una tarea de Maestro pide Vestido de dama, otra abrigo; en la que hace un Maestro vale cualquiera",
     when=RIGHT_KIND, editions=DELUXE)
rule("exams.garment_of_the_other_task", task_garment_kind, False,
     "a coat does not do the exam task of the gown, nor a gown that of the coat",
     "um fraque não conclui a tarefa do vestido, nem um vestido a do fraque",
     "un abrigo no cumple la tarea del Vestido de dama, ni un Vestido de dama la del abrigo",
     when=FOR_MASTER & ~RIGHT_KIND, editions=DELUXE)
rule("exams.rented_or_sold", task_garment_fate, True,
     "for a task for Master it does not matter whether the garment is rented or sold",
     "numa tarefa para Mestre, não importa se o Traje é alugado ou vendido",
     "en una tarea de Maestro da igual que el Vestido se alquile o se venda",
     when=FOR_MASTER, editions=DELUXE, ruling="fourth.rented_or_sold")
rule("exams.no_thimble_needed", task_garment_needs_thimble, False,
     "for a task for Master the garment need not show a golden thimble",
     "numa tarefa para Mestre, o Traje não precisa mostrar um dedal dourado",
     "en una tarea de Maestro el Vestido no tiene que mostrar un dedal dorado",
     when=FOR_MASTER, editions=DELUXE)
rule("exams.tile_by_acquiring", task_tile_gained, True,
     "a tile does an exam task if the action of acquiring brought it, main or by a bonus",
     "uma peça conclui tarefa de Teste se veio da ação Adquirir Recursos, principal ou de Bônus",
     "una ficha cumple tarea de examen si vino de la acción de adquirir, principal o de bonificación",
     when=BY_ACQUIRING, editions=DELUXE)
rule("exams.tile_from_elsewhere", task_tile_gained, False,
     "a tile from the bag, from a guest space or for a jewel does no exam task",
     "uma peça da bolsa, de um espaço de convidado ou por uma Joia não conclui tarefa de Teste",
     "una ficha de la bolsa, de un espacio de Invitado o por una joya no cumple tarea de examen",
     when=~BY_ACQUIRING, editions=DELUXE, ruling="exams.tile_from_elsewhere")
rule("exams.task_by_main_or_bonus", task_via, "may",
     "an exam task may be done by the main action or by a bonus that gives the same action",
     "uma tarefa de Teste pode ser concluída pela Ação Principal ou por um Bônus com a mesma ação",
     "una tarea de examen se puede cumplir con la acción principal o con una bonificación igual",
     when=~((task == Task.MASTER_GARMENT) & (via == Via.BONUS)), editions=DELUXE)
rule("exams.master_task_by_bonus", task_via, "may",
     "the exam task that needs a Master may be done by a Master's bonus, too",
     "a tarefa de Teste que exige um Mestre pode ser concluída também por um Bônus de Mestre",
     "la tarea de examen que exige un Maestro se puede cumplir también con una bonificación de Maestro",
     when=(task == Task.MASTER_GARMENT) & (via == Via.BONUS), editions=DELUXE, ruling="exams.master_task_by_bonus")

# How it is marked.
rule("exams.marked_without_choice", task_marked, "must",
     "if an action meets one exam task only, it is done by itself and marked, whether the player wants it or not",
     "se a ação cumpre uma só tarefa de Teste, esta se conclui por si só e é marcada, queira o jogador ou não",
     "si la acción cumple una sola tarea de examen, esta se cumple por sí sola y se marca, quiera el jugador o no",
     editions=DELUXE)
rule("exams.marked_at_once", task_marked_at_once, "must",
     "the marker is put on an exam task as soon as it is done",
     "a Grife é colocada na tarefa de Teste assim que ela é concluída",
     "el marcador se coloca en la tarea de examen en cuanto se cumple",
     editions=DELUXE)
rule("exams.done_at_once", task_done_at_once, True,
     "an exam task is done in the very moment in which its conditions are met",
     "uma tarefa de Teste se conclui no momento em que suas condições se cumprem",
     "una tarea de examen se cumple en el momento en que se dan sus condiciones",
     editions=DELUXE)
rule("exams.not_marked_later", task_marked_later, "may not",
     "an exam task left unmarked cannot be marked in a later turn",
     "uma tarefa de Teste não marcada não pode ser marcada em outro turno",
     "una tarea de examen sin marcar no se puede marcar en otro turno",
     editions=DELUXE, ruling="exams.not_marked_later")
rule("exams.in_own_turn", task_in_turn, "may",
     "exam tasks are done at any time of the player's own turn",
     "tarefas de Teste se concluem a qualquer momento do próprio turno",
     "las tareas de examen se cumplen en cualquier momento del propio turno",
     when=turn_task == TurnTask.OWN_TURN, editions=DELUXE)
rule("exams.not_in_others_turn", task_in_turn, "may not",
     "in another player's turn no exam task is done",
     "no turno de outro jogador não se conclui tarefa de Teste",
     "en el turno de otro jugador no se cumple ninguna tarea de examen",
     when=turn_task == TurnTask.OTHERS_TURN, editions=DELUXE)
rule("exams.only_for_current_exam", task_from_area, "may",
     "exam tasks are done for the exam in whose starting area the player's marker stands",
     "concluem-se tarefas do Teste em cuja área inicial está a Grife do jogador",
     "se cumplen tareas del examen en cuya zona inicial está el marcador del jugador",
     when=RIGHT_AREA, editions=DELUXE)
rule("exams.not_for_other_exam", task_from_area, "may not",
     "tasks of the exam in whose starting area one's marker does not stand are not done",
     "não se concluem tarefas do Teste em cuja área inicial não se tem Grife",
     "no se cumplen tareas del examen en cuya zona inicial no se tiene marcador",
     when=~RIGHT_AREA, editions=DELUXE)
rule("exams.one_marker", task_markers, 1,
     "{answer} marker is put beside an exam task that is done",
     "coloca-se {answer} Grife junto à tarefa de Teste concluída",
     "se coloca {answer} marcador junto a la tarea de examen cumplida",
     editions=DELUXE)
rule("exams.no_task_twice", task_twice, "may not",
     "no exam task is done twice for the same exam",
     "nenhuma tarefa é concluída duas vezes para o mesmo Teste",
     "ninguna tarea se cumple dos veces para el mismo examen",
     editions=DELUXE)
rule("exams.task_open_to_all", task_by_several_players, "may",
     "every player may mark every exam task; nobody takes it from the others",
     "todos podem marcar cada tarefa de Teste; ninguém a tira dos outros",
     "todos pueden marcar cada tarea de examen; nadie se la quita a los demás",
     editions=DELUXE, ruling="fifth.exams_silent")
rule("exams.one_task_per_action", tasks_per_action, 1,
     "an action does {answer} exam task at most, even if it meets more",
     "uma ação conclui no máximo {answer} tarefa de Teste, ainda que sirva a mais",
     "una acción cumple {answer} tarea de examen como mucho, aunque sirva para más",
     editions=DELUXE)
rule("exams.player_decides_task", tasks_chosen_by, Decides.PLAYER,
     "if an action meets several exam tasks, the player decides which is done",
     "se uma ação serve a várias tarefas de Teste, o jogador decide qual se conclui",
     "si una acción sirve para varias tareas de examen, el jugador decide cuál se cumple",
     editions=DELUXE, ruling="exams.player_decides_task",
     excepts=("exams.marked_without_choice",))
rule("exams.tasks_in_a_turn", tasks_per_turn, 2,
     "main action and bonus of a turn together do {answer} exam tasks at most",
     "Ação Principal e Bônus de um turno concluem juntos até {answer} tarefas de Teste",
     "acción principal y bonificación de un turno cumplen juntas hasta {answer} tareas de examen",
     editions=DELUXE)
rule("exams.tasks_in_all", tasks_listed, 7,
     "the two exams have {answer} tasks in all",
     "os dois Testes têm {answer} tarefas ao todo",
     "los dos exámenes tienen {answer} tareas en total",
     editions=DELUXE)
rule("exams.not_in_turn_of_last_task", exam_in_turn_of_last_task, "may not",
     "an exam cannot be taken in the turn in which its last task is done",
     "um Teste não pode ser feito no turno em que se conclui sua última tarefa",
     "un examen no se puede hacer en el turno en que se cumple su última tarea",
     editions=DELUXE)
rule("exams.tasks_start_anew", tasks_kept_from_earlier_exam, False,
     "for a later exam of the same kind all its tasks are done anew",
     "para outro Teste do mesmo tipo, todas as tarefas começam de novo",
     "para otro examen de la misma clase se cumplen de nuevo todas sus tareas",
     editions=DELUXE)
