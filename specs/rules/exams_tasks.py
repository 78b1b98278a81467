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
     "the tasks for Journeyman are acquiring silk, thread or lace and funding a decoration",
     "as tarefas para Artesão são adquirir seda, Linha ou Renda e financiar uma Decoração",
     "las tareas de Oficial son adquirir seda, hilo o encaje y financiar una Decoración",
     when=FOR_JOURNEYMAN, editions=DELUXE)
rule("exams.tasks_for_master", task_of_exam, Exam.MASTER,
     "the tasks for Master all are about making garments",
     "as tarefas para Mestre são todas de costurar Trajes",
     "las tareas de Maestro son todas de confeccionar Vestidos",
     when=FOR_MASTER, editions=DELUXE)
rule("exams.task_by_its_action", task_by_action, True,
     "each task is done by the action it names",
     "cada tarefa se conclui com a ação que ela nomeia",
     "cada tarea se cumple con la acción que nombra",
     when=RIGHT_ACTION & ~(action == Action.ACQUIRE_RESOURCES), editions=DELUXE)
rule("exams.task_by_acquiring", task_by_action, True,
     "three of them are done by acquiring resources",
     "três delas se concluem adquirindo Recursos",
     "tres de ellas se cumplen adquiriendo recursos",
     when=RIGHT_ACTION & (action == Action.ACQUIRE_RESOURCES), editions=DELUXE, ruling="exams.task_by_acquiring")
rule("exams.task_by_no_other_action", task_by_action, False,
     "no other action does it",
     "nenhuma outra ação a conclui",
     "ninguna otra acción la cumple",
     when=~RIGHT_ACTION, editions=DELUXE)
rule("exams.task_by_its_role", task_by_role, True,
     "tasks for Journeyman need an Apprentice, gown and coat a Journeyman, the last task a Master",
     "as tarefas para Artesão pedem um Aprendiz, vestido e fraque um Artesão, a última um Mestre",
     "las tareas de Oficial piden un Aprendiz, vestido y frac un Oficial, la última un Maestro",
     when=RIGHT_ROLE, editions=DELUXE)
rule("exams.task_by_no_other_role", task_by_role, False,
     "with an employee of another role it is not done",
     "com um Funcionário de outro tipo, ela não se conclui",
     "con un Empleado de otra clase no se cumple",
     when=~RIGHT_ROLE, editions=DELUXE)
rule("exams.silk_of_the_task", task_silk_counts, True,
     "one task asks for blue or pink silk, the other for green or orange",
     "uma tarefa pede seda azul ou rosa; a outra, verde ou laranja",
     "una tarea pide seda azul o rosa; la otra, verde o naranja",
     when=RIGHT_SILK, editions=DELUXE)
rule("exams.silk_of_the_other_task", task_silk_counts, False,
     "silk of the other two colours does not do it",
     "seda das outras duas cores não serve",
     "la seda de los otros dos colores no sirve",
     when=task.one_of(*SILK) & ~RIGHT_SILK, editions=DELUXE)
rule("exams.one_roll_is_enough", task_rolls_needed, 1,
     "{answer} roll of it on the tile is enough",
     "basta {answer} fardo dela na peça",
     "basta {answer} rollo de ella en la ficha",
     when=task.one_of(*SILK), editions=DELUXE)
rule("exams.tile_used_as_asked", task_tile_use, "must",
     "for a silk task the tile is kept, for thread or lace it is turned in",
     "nas tarefas de seda a peça é guardada; na de Linha ou Renda, descartada por elas",
     "en las tareas de seda se conserva la ficha; en la de hilo o encaje se descarta por ellos",
     when=RIGHT_USE, editions=DELUXE)
rule("exams.tile_used_otherwise", task_tile_use, "may not",
     "a tile used the other way does not do the task",
     "uma peça usada do outro modo não conclui a tarefa",
     "una ficha usada del otro modo no cumple la tarea",
     when=task.one_of(*TILES) & ~RIGHT_USE, editions=DELUXE)
rule("exams.garment_of_the_task", task_garment_kind, True,
     "a Journeyman's task asks for a gown, another for a coat; for the Master either will do",
     "uma tarefa do Artesão pede vestido, a outra fraque; para o Mestre serve qualquer um",
     "una tarea del Oficial pide vestido, la otra frac; para el Maestro vale cualquiera",
     when=RIGHT_KIND, editions=DELUXE)
rule("exams.garment_of_the_other_task", task_garment_kind, False,
     "a coat does not do the gown's task, nor a gown the coat's",
     "um fraque não conclui a tarefa do vestido, nem o vestido a do fraque",
     "un frac no cumple la tarea del vestido, ni un vestido la del frac",
     when=FOR_MASTER & ~RIGHT_KIND, editions=DELUXE)
rule("exams.rented_or_sold", task_garment_fate, True,
     "whether the garment is rented or sold does not matter",
     "não importa se o Traje é alugado ou vendido",
     "da igual que el Vestido se alquile o se venda",
     when=FOR_MASTER, editions=DELUXE)
rule("exams.no_thimble_needed", task_garment_needs_thimble, False,
     "the garment need not show a golden thimble",
     "o Traje não precisa mostrar um dedal dourado",
     "el Vestido no tiene que mostrar un dedal dorado",
     when=FOR_MASTER, editions=DELUXE)
rule("exams.tile_by_acquiring", task_tile_gained, True,
     "a tile counts if the action of acquiring brought it, be it the main one or one of a bonus",
     "a peça conta se veio da ação Adquirir Recursos, seja a principal ou a de um Bônus",
     "la ficha cuenta si vino de la acción de adquirir, sea la principal o la de una bonificación",
     when=BY_ACQUIRING, editions=DELUXE)
rule("exams.tile_from_elsewhere", task_tile_gained, False,
     "a tile from the bag, from a guest space or for a jewel does no task",
     "peça da bolsa, de um espaço de convidado ou por uma Joia não conclui tarefa",
     "una ficha de la bolsa, de un espacio de invitado o por una joya no cumple tarea",
     when=~BY_ACQUIRING, editions=DELUXE, ruling="exams.tile_from_elsewhere")
rule("exams.task_by_main_or_bonus", task_via, "may",
     "a task may be done by the main action or by a bonus that gives the same action",
     "a tarefa pode ser concluída pela Ação Principal ou por um Bônus com a mesma ação",
     "la tarea se puede cumplir con la acción principal o con una bonificación que dé la misma acción",
     when=~((task == Task.MASTER_GARMENT) & (via == Via.BONUS)), editions=DELUXE)
rule("exams.master_task_by_bonus", task_via, "may",
     "the Master's task, too, may be done by a bonus of a Master",
     "também a tarefa do Mestre pode ser concluída por um Bônus de um Mestre",
     "también la tarea del Maestro se puede cumplir con una bonificación de un Maestro",
     when=(task == Task.MASTER_GARMENT) & (via == Via.BONUS), editions=DELUXE, ruling="exams.master_task_by_bonus")

# How it is marked.
rule("exams.marked_without_choice", task_marked, "must",
     "a task counts as done by itself and is marked, wanted or not",
     "a tarefa se conclui por si só e é marcada, querendo ou não",
     "la tarea se cumple por sí sola y se marca, se quiera o no",
     editions=DELUXE)
rule("exams.marked_at_once", task_marked_at_once, "must",
     "the marker is put on it at once",
     "o marcador é colocado logo",
     "el marcador se coloca enseguida",
     editions=DELUXE)
rule("exams.done_at_once", task_done_at_once, True,
     "it is done in the moment in which its conditions are met",
     "ela se conclui no momento em que suas condições se cumprem",
     "se cumple en el momento en que se dan sus condiciones",
     editions=DELUXE)
rule("exams.not_marked_later", task_marked_later, "may not",
     "what was left unmarked cannot be marked in a later turn",
     "o que ficou sem marca não se marca em outro turno",
     "lo que quedó sin marcar no se marca en otro turno",
     editions=DELUXE, ruling="exams.not_marked_later")
rule("exams.in_own_turn", task_in_turn, "may",
     "tasks are done at any time of the player's own turn",
     "tarefas se concluem a qualquer hora do próprio turno",
     "las tareas se cumplen en cualquier momento del propio turno",
     when=turn_task == TurnTask.OWN_TURN, editions=DELUXE)
rule("exams.not_in_others_turn", task_in_turn, "may not",
     "in another player's turn no task is done",
     "no turno de outro jogador não se conclui tarefa",
     "en el turno de otro jugador no se cumple ninguna",
     when=turn_task == TurnTask.OTHERS_TURN, editions=DELUXE)
rule("exams.only_for_current_exam", task_from_area, "may",
     "tasks are done for the exam in whose starting area the marker stands",
     "concluem-se tarefas do Teste em cuja área inicial está o marcador",
     "se cumplen tareas del examen en cuya zona inicial está el marcador",
     when=RIGHT_AREA, editions=DELUXE)
rule("exams.not_for_other_exam", task_from_area, "may not",
     "tasks of the other exam are not",
     "as do outro Teste, não",
     "las del otro examen, no",
     when=~RIGHT_AREA, editions=DELUXE)
rule("exams.one_marker", task_markers, 1,
     "{answer} marker is put beside a task",
     "coloca-se {answer} marcador junto à tarefa",
     "se coloca {answer} marcador junto a la tarea",
     editions=DELUXE)
rule("exams.no_task_twice", task_twice, "may not",
     "no task is done twice for one exam",
     "nenhuma tarefa é concluída duas vezes para um Teste",
     "ninguna tarea se cumple dos veces para un examen",
     editions=DELUXE)
rule("exams.task_open_to_all", task_by_several_players, "may",
     "every player may mark every task; nobody takes it from the others",
     "todos podem marcar cada tarefa; ninguém a tira dos outros",
     "todos pueden marcar cada tarea; nadie se la quita a los demás",
     editions=DELUXE)
rule("exams.one_task_per_action", tasks_per_action, 1,
     "an action does {answer} task at most, even if it meets more",
     "uma ação conclui no máximo {answer} tarefa, ainda que sirva a mais",
     "una acción cumple {answer} tarea como mucho, aunque sirva para más",
     editions=DELUXE)
rule("exams.player_decides_task", tasks_chosen_by, Decides.PLAYER,
     "which one, the player decides",
     "qual delas, o jogador decide",
     "cuál, lo decide el jugador",
     editions=DELUXE, ruling="exams.player_decides_task")
rule("exams.tasks_in_a_turn", tasks_per_turn, 2,
     "main action and bonus together do {answer} tasks at most",
     "Ação Principal e Bônus concluem juntos até {answer} tarefas",
     "acción principal y bonificación cumplen juntas hasta {answer} tareas",
     editions=DELUXE)
rule("exams.tasks_in_all", tasks_listed, 7,
     "there are {answer} tasks in all",
     "há {answer} tarefas ao todo",
     "hay {answer} tareas en total",
     editions=DELUXE)
rule("exams.not_in_turn_of_last_task", exam_in_turn_of_last_task, "may not",
     "the turn that does the last task cannot take the exam as well",
     "o turno que conclui a última tarefa não serve também para o Teste",
     "el turno que cumple la última tarea no sirve además para el examen",
     editions=DELUXE)
rule("exams.tasks_start_anew", tasks_kept_from_earlier_exam, False,
     "for a later exam of the same kind all its tasks are done anew",
     "para outro Teste igual, todas as tarefas começam de novo",
     "para otro examen igual se cumplen de nuevo todas sus tareas",
     editions=DELUXE)
