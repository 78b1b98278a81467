"""What the pages on the Jewelry Box tell by the way, and where the expansion meets the base game."""

from oracle.rules import OPEN, Rulebook
from oracle.terms import when
from specs.questions.bonuses import CardPlace
from specs.questions.extra_deluxe_jewelry import (
    JewelerPlace,
    NoMarker,
    apprentice_bonus_field_at_bottom,
    condition_printed_grey,
    exam_steps_at_once,
    jeweler_legend_number,
    jeweler_place,
    jeweler_place_exists,
    master_garment_marked_by_thimble,
    missing_bonus_paid_by_bank,
    missing_bonuses_add,
    new_bonus_paid_by_bank,
    new_cards_sign_corner,
    new_team_bonus_paid_by_bank,
    specialised_apprentices_have_conditions,
    task_marked_on_adjacent_space,
    task_without_marker_left,
)
from specs.questions.extra_deluxe_setup import Corner
from specs.questions.jewelry_bonuses import CountingBonus, counting_bonus
from specs.questions.jewelry_bonuses_actions import RoleOf
from specs.questions.second_jewelry import (
    EndStep,
    ExamBegins,
    ExamRecord,
    TopTask,
    apprentice_points_by_copy,
    bonus_only_after_whole_action,
    card_place,
    copied_card_without_bonus,
    decoration_task_by_jewelry,
    depute_exam_card,
    discard_order_kept,
    end_masters_show_crown,
    exam_begins_by,
    exam_bonus_again,
    exam_bonus_does_task,
    exam_by_crowned,
    exam_marker_with_step,
    exam_record,
    fitting_tile_discarded,
    gown_pair_of_one_color,
    jewelry_joins_original,
    lowest_level,
    markers_in_hand_from_step,
    never_list_complete,
    new_cards_depute_pay_as_usual,
    new_end_bonus_at,
    new_end_bonus_step,
    only_level_six_counts_at_end,
    reserve_bonus_does_task,
    reserve_bonus_role_of,
    task_by_specialised,
    task_done_of_itself,
    top_task_asks_for,
)
from specs.vocabulary import Garment, garment

DELUXE = ("deluxe-2020",)

box = Rulebook("jewelry_box")
exams = Rulebook("exams")
bonuses = Rulebook("jewelry_bonuses")

in_livre = counting_bonus.one_of(
    CountingBonus.J_HALLS, CountingBonus.J_DECORATIONS, CountingBonus.J_RINGS, CountingBonus.M_HALL_GARMENTS,
    CountingBonus.M_MASTER_GUESTS, CountingBonus.M_JEWELS)
lacking = garment.one_of(Garment.UNCOMMON_GOWN, Garment.RARE_COAT)

# Parts.
box("jewelry_box.legend_exams", jeweler_legend_number,
    when(jeweler_place == JewelerPlace.MASTER_EXAM, 1, 2),
    "the picture of the jeweler's board numbers the exams, that for Master first",
    "a figura do Tabuleiro de Joalheiro numera os Testes, primeiro o de Mestre",
    "la imagen del tablero de joyería numera los exámenes, primero el de Maestro",
    when=jeweler_place.one_of(JewelerPlace.MASTER_EXAM, JewelerPlace.JOURNEYMAN_EXAM), editions=DELUXE)
box("jewelry_box.legend_rest", jeweler_legend_number,
    when(jeweler_place == JewelerPlace.DECORATIONS, 3, 4),
    "then it numbers decorations and display",
    "depois numera Decorações e exibição",
    "después numera decoraciones y exposición",
    when=jeweler_place.one_of(JewelerPlace.DECORATIONS, JewelerPlace.DISPLAY), editions=DELUXE,
    ruling="jewelry_box.numbers_of_picture")
box("jewelry_box.places_exist", jeweler_place_exists, True,
    "the jeweler's board has all these places",
    "o Tabuleiro de Joalheiro tem todos esses lugares",
    "el tablero de joyería tiene todos esos lugares",
    editions=DELUXE)
box("jewelry_box.sign_in_corner", new_cards_sign_corner, Corner.UPPER_RIGHT,
    "the new employees bear their sign in the upper right corner",
    "os novos Funcionários trazem o sinal no canto de cima, à direita",
    "los Empleados nuevos llevan su señal en la esquina superior derecha",
    editions=DELUXE)
box("jewelry_box.conditions_exist", specialised_apprentices_have_conditions, True,
    "a specialised Apprentice asks for a condition to be met first",
    "um Aprendiz Especializado exige antes o cumprimento de uma condição",
    "un Aprendiz especializado exige cumplir antes una condición",
    editions=DELUXE)
box("jewelry_box.condition_grey", condition_printed_grey, True,
    "this condition is printed in grey",
    "essa condição vem impressa em cinza",
    "esa condición está impresa en gris",
    editions=DELUXE)
box("jewelry_box.bonus_field_at_bottom", apprentice_bonus_field_at_bottom, True,
    "its bonus field is at the bottom of the card",
    "a sua área de Bônus fica embaixo na carta",
    "su campo de bonificación está en la parte inferior de la carta",
    editions=DELUXE)
box("jewelry_box.lowest_level", lowest_level, 0,
    "their level {answer} is the lowest there is",
    "o Nível deles, {answer}, é o mais baixo que existe",
    "su nivel, {answer}, es el más bajo que hay",
    editions=DELUXE)
box("jewelry_box.new_cards_depute_pay", new_cards_depute_pay_as_usual, True,
    "for deputing, new employees bring as much as others of their role",
    "ao delegar, os novos Funcionários rendem o mesmo que os outros do seu tipo",
    "al delegar, los Empleados nuevos dan lo mismo que los demás de su clase",
    editions=DELUXE, ruling="jewelry_box.pay_of_new_cards")
box("jewelry_box.with_the_original", jewelry_joins_original, OPEN,
    "whether the expansion goes with the original edition is not told",
    "não se diz se a expansão serve para a edição original",
    "no se dice si la expansión sirve para la edición original",
    editions=DELUXE, ruling="jewelry_box.other_edition")

# Setup.
box("jewelry_box.markers_from_step", markers_in_hand_from_step, 6,
    "players have their markers from step {answer} of the setup",
    "os jogadores têm suas Grifes a partir do passo {answer} da Preparação",
    "los jugadores tienen sus marcadores desde el paso {answer} de la preparación",
    editions=DELUXE)
box("jewelry_box.exam_marker_step", exam_marker_with_step, 6,
    "so it is in step {answer} that one is put at the exam",
    "por isso é no passo {answer} que uma vai para o Teste",
    "por eso es en el paso {answer} cuando uno va al examen",
    editions=DELUXE, ruling="jewelry_box.marker_when_in_hand")

# Actions and exams.
exams("exams.key_lacks_exams", never_list_complete, False,
      "the key to the roles leaves out the exam that a role never takes",
      "a legenda dos tipos deixa de fora o Teste que um tipo nunca faz",
      "la leyenda de las clases omite el examen que una clase nunca hace",
      editions=DELUXE, ruling="third_options.key_without_exams")
exams("exams.begun_as_action", exam_begins_by, ExamBegins.ACTION,
      "an exam takes place when the player chooses it as main action",
      "um Teste acontece quando o jogador o escolhe como Ação Principal",
      "un examen tiene lugar cuando el jugador lo elige como acción principal",
      editions=DELUXE, ruling="third_options.exam_by_choice")
exams("exams.steps_at_once", exam_steps_at_once, True,
      "then its steps are carried out on the spot",
      "então seus passos são feitos na hora",
      "entonces sus pasos se hacen en el acto",
      editions=DELUXE)
exams("exams.bonus_amid_steps", bonus_only_after_whole_action, False,
      "the bonus comes amid the steps of an exam, before its card leaves",
      "o Bônus vem no meio dos passos de um Teste, antes de a carta sair",
      "la bonificación llega entre los pasos de un examen, antes de que la carta se vaya",
      editions=DELUXE, ruling="jewelry_box.bonus_within_exam")
exams("exams.bonus_not_twice", exam_bonus_again, "may not",
      "it is not used once more afterwards",
      "ele não é usado outra vez depois",
      "no se usa otra vez después",
      editions=DELUXE)
exams("exams.bonus_comes_too_late_for_tasks", exam_bonus_does_task, False,
      "it does no task of that exam, since all of them are done by then",
      "ele não cumpre tarefa desse Teste, pois todas já estão concluídas",
      "no cumple tareas de ese examen, pues todas están ya hechas",
      editions=DELUXE, ruling="jewelry_box.bonus_within_exam")
exams("exams.crowned_may_leave", exam_by_crowned, "may",
      "a crowned Apprentice of level VI may be given up for it",
      "um Aprendiz de Nível VI, com coroa, pode ser entregue por ele",
      "se puede entregar por él un Aprendiz con corona de nivel VI",
      editions=DELUXE)
exams("exams.nothing_recorded", exam_record, ExamRecord.NOTHING,
      "nothing on the table shows later who passed an exam for Master",
      "nada na mesa mostra depois quem completou um Teste para Mestre",
      "nada en la mesa muestra después quién superó un examen de Maestro",
      editions=DELUXE, ruling="jewelry_box.exam_remembered")
exams("exams.gained_card_deputed", depute_exam_card, "may",
      "a card gained by an exam may be deputed like any of the team",
      "a carta ganha num Teste pode ser delegada como qualquer outra da equipe",
      "la carta ganada en un examen puede delegarse como cualquiera del equipo",
      editions=DELUXE)

# Tasks.
exams("exams.marked_beside_task", task_marked_on_adjacent_space, True,
      "a task is marked on the space next to it",
      "a tarefa é marcada no espaço ao seu lado",
      "la tarea se marca en la casilla contigua",
      editions=DELUXE)
exams("exams.markers_never_lack", task_without_marker_left, NoMarker.SUBSTITUTE,
      "markers are unlimited: something else stands in for a missing one",
      "as Grifes não têm limite: outra coisa substitui a que faltar",
      "los marcadores no tienen límite: otra cosa sustituye al que falte",
      editions=DELUXE)
exams("exams.task_not_wholly_of_itself", task_done_of_itself, False,
      "a task is not wholly done of itself: where an action fits several, the player decides",
      "uma tarefa não se conclui de todo sozinha: se a ação serve a várias, o jogador decide",
      "una tarea no se cumple del todo sola: si la acción sirve para varias, decide el jugador",
      editions=DELUXE, ruling="jewelry_box.choice_of_task")
exams("exams.fitting_tile_may_go", fitting_tile_discarded, "may",
      "a tile with fitting silk may still be discarded; then it does no task for silk",
      "a peça com a seda certa ainda pode ser descartada; então não cumpre tarefa de seda",
      "la loseta con la seda adecuada aún puede descartarse; entonces no cumple tarea de seda",
      editions=DELUXE, ruling="jewelry_box.silk_if_kept")
exams("exams.jewelry_does_decoration_task", decoration_task_by_jewelry, True,
      "a jewelry decoration does the task of funding a decoration",
      "uma Decoração da Joalheria cumpre a tarefa de financiar uma Decoração",
      "una decoración de joyería cumple la tarea de financiar una decoración",
      editions=DELUXE)
exams("exams.specialised_do_tasks", task_by_specialised, True,
      "a specialised Apprentice does the tasks of an Apprentice",
      "um Aprendiz Especializado cumpre as tarefas de Aprendiz",
      "un Aprendiz especializado cumple las tareas de Aprendiz",
      editions=DELUXE)
exams("exams.maker_matters", top_task_asks_for, TopTask.MAKER,
      "for the third task of the exam for Master it matters who makes the garment, not what it shows",
      "na terceira tarefa do Teste para Mestre importa quem costura o Traje, não o que ele mostra",
      "en la tercera tarea del examen de Maestro importa quién hace el vestido, no lo que muestra",
      editions=DELUXE)
exams("exams.reserve_card_does_task", reserve_bonus_does_task, True,
      "an Apprentice's bonus does its task even if a Journeyman uses or copies it",
      "o Bônus de um Aprendiz cumpre a tarefa mesmo usado ou copiado por um Artesão",
      "la bonificación de un Aprendiz cumple su tarea aunque la use o copie un Oficial",
      editions=DELUXE, ruling="jewelry_box.as_if_played")

# New bonuses.
bonuses("jewelry_bonuses.livre_from_bank", new_bonus_paid_by_bank, True,
        "what a new bonus pays in Livre comes from the bank",
        "as Libras de um novo Bônus vêm do banco",
        "los Livre de una bonificación nueva vienen del banco",
        when=in_livre, editions=DELUXE)
bonuses("jewelry_bonuses.points_from_nowhere", new_bonus_paid_by_bank, False,
        "a bonus that gives prestige points takes nothing from the bank",
        "um Bônus que dá Pontos de Prestígio não tira nada do banco",
        "una bonificación que da puntos de prestigio no toma nada del banco",
        when=~in_livre, editions=DELUXE, ruling="jewelry_box.nothing_to_pay")
bonuses("jewelry_bonuses.team_livre_from_bank", new_team_bonus_paid_by_bank, True,
        "the bank pays the bonus for team size as well",
        "o banco paga também o Bônus pelo tamanho da equipe",
        "el banco paga también la bonificación por el tamaño del equipo",
        editions=DELUXE)
bonuses("jewelry_bonuses.lack_paid_by_bank", missing_bonus_paid_by_bank, True,
        "it pays for having rented no uncommon gown and for having rented no rare coat",
        "ele paga por não se ter alugado vestido incomum e por não se ter alugado fraque raro",
        "paga por no haber alquilado ningún Vestido de dama poco común y ningún abrigo raro",
        when=lacking, editions=DELUXE)
bonuses("jewelry_bonuses.lack_unpaid", missing_bonus_paid_by_bank, False,
        "for the lack of a common garment nothing is paid",
        "pela falta de um Traje comum nada se paga",
        "por la falta de un vestido común no se paga nada",
        when=~lacking, editions=DELUXE, ruling="jewelry_box.nothing_to_pay")
bonuses("jewelry_bonuses.lacks_add_up", missing_bonuses_add, True,
        "who has neither gets both amounts",
        "quem não tem nem um nem outro recebe as duas quantias",
        "quien no tiene ni uno ni otro recibe las dos cantidades",
        editions=DELUXE)
bonuses("jewelry_bonuses.thimble_marks_master_garment", master_garment_marked_by_thimble, True,
        "a golden thimble marks the garments that only a Master makes",
        "um dedal dourado marca os Trajes que só um Mestre costura",
        "un dedal dorado marca los vestidos que solo hace un Maestro",
        editions=DELUXE)
bonuses("jewelry_bonuses.pair_of_two_colors", gown_pair_of_one_color, False,
        "a pair of gowns is one of each colour, not two of the same",
        "um par de vestidos é um de cada cor, não dois da mesma",
        "una pareja de Vestidos de dama es uno de cada color, no dos del mismo",
        editions=DELUXE, ruling="jewelry_box.one_of_each")
bonuses("jewelry_bonuses.copied_apprentice_points", apprentice_points_by_copy, 3,
        "copying a specialised Apprentice gives its {answer} prestige points",
        "copiar um Aprendiz Especializado dá os seus {answer} Pontos de Prestígio",
        "copiar a un Aprendiz especializado da sus {answer} puntos de prestigio",
        editions=DELUXE)
bonuses("jewelry_bonuses.reserve_card_acts", reserve_bonus_role_of, RoleOf.COPIED,
        "an additional action by a reserve card's bonus is taken as by that card",
        "a ação adicional pelo Bônus de uma carta da reserva conta como feita por essa carta",
        "la acción adicional por la bonificación de una carta de la reserva cuenta como hecha por esa carta",
        editions=DELUXE, ruling="jewelry_box.as_if_played")
bonuses("jewelry_bonuses.pile_keeps_order", discard_order_kept, "must",
        "discard piles keep the order in which the cards were played",
        "as pilhas de descarte mantêm a ordem em que as cartas foram jogadas",
        "las pilas de descarte conservan el orden en que se jugaron las cartas",
        editions=DELUXE, ruling="jewelry_box.top_means_last")
bonuses("jewelry_bonuses.idle_card_copied", copied_card_without_bonus, "may",
        "a pile may be chosen whose top card has no bonus; it gives nothing",
        "pode-se escolher uma pilha cuja carta de cima não tem Bônus; ela nada dá",
        "se puede elegir una pila cuya carta superior no tiene bonificación; no da nada",
        editions=DELUXE, ruling="jewelry_box.top_means_last")

# The end of the game.
bonuses("jewelry_bonuses.masters_count_at_end", only_level_six_counts_at_end, False,
        "besides the Apprentices of level VI, some new Masters count at the end",
        "além dos Aprendizes de Nível VI, alguns novos Mestres contam no fim",
        "además de los Aprendices de nivel VI, algunos Maestros nuevos cuentan al final",
        editions=DELUXE, ruling="third_options.level_five_masters")
bonuses("jewelry_bonuses.masters_crowned", end_masters_show_crown, True,
        "those Masters bear the crown",
        "esses Mestres trazem a coroa",
        "esos Maestros llevan la corona",
        editions=DELUXE, ruling="jewelry_box.masters_at_the_end")
bonuses("jewelry_bonuses.masters_with_employees", new_end_bonus_step, EndStep.WITH_EMPLOYEES,
        "they count in the step of the crowned employees",
        "eles contam no passo dos Funcionários com coroa",
        "cuentan en el paso de los Empleados con corona",
        editions=DELUXE)
bonuses("jewelry_bonuses.masters_of_the_team", new_end_bonus_at, True,
        "wherever in the team the card is, it counts",
        "onde quer que a carta esteja na equipe, ela conta",
        "esté donde esté en el equipo, la carta cuenta",
        when=~(card_place == CardPlace.REMOVED), editions=DELUXE)
bonuses("jewelry_bonuses.masters_gone", new_end_bonus_at, False,
        "a card that left the game counts no more",
        "uma carta que saiu da partida não conta mais",
        "una carta que salió de la partida ya no cuenta",
        when=card_place == CardPlace.REMOVED, editions=DELUXE)
