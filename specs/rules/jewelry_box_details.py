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
    "the picture of the jeweler's board numbers decorations and display after the exams",
    "a figura do Tabuleiro de Joalheiro numera Decorações e exibição depois dos Testes",
    "la imagen del tablero de joyería numera Decoraciones y exposición después de los exámenes",
    when=jeweler_place.one_of(JewelerPlace.DECORATIONS, JewelerPlace.DISPLAY), editions=DELUXE,
    ruling="jewelry_box.numbers_of_picture")
box("jewelry_box.places_exist", jeweler_place_exists, True,
    "the jeweler's board has exams, jewelry decorations and a display of jewels",
    "o Tabuleiro de Joalheiro tem Testes, Decorações da Joalheria e exibição de Joias",
    "el tablero de joyería tiene exámenes, Decoraciones de la Joyería y exposición de joyas",
    editions=DELUXE)
box("jewelry_box.sign_in_corner", new_cards_sign_corner, Corner.UPPER_RIGHT,
    "the new employees bear the sign of the Jewelry Box in the upper right corner",
    "os novos Funcionários trazem o sinal do Porta-Joias no canto superior direito",
    "los Empleados nuevos llevan la señal del Joyero en la esquina superior derecha",
    editions=DELUXE)
box("jewelry_box.conditions_exist", specialised_apprentices_have_conditions, True,
    "a specialised Apprentice can be hired only once a condition is met",
    "um Aprendiz Especializado só pode ser contratado quando se cumpre uma condição",
    "un Aprendiz especializado solo se puede contratar cuando se cumple una condición",
    editions=DELUXE)
box("jewelry_box.condition_grey", condition_printed_grey, True,
    "a specialised Apprentice's hiring condition is printed in grey",
    "a condição de contratação de um Aprendiz Especializado vem impressa em cinza",
    "la condición de contratación de un Aprendiz especializado está impresa en gris",
    editions=DELUXE)
box("jewelry_box.bonus_field_at_bottom", apprentice_bonus_field_at_bottom, True,
    "a specialised Apprentice's bonus field is at the bottom of the card",
    "a área de Bônus de um Aprendiz Especializado fica embaixo na carta",
    "el campo de bonificación de un Aprendiz especializado está en la parte inferior de la carta",
    editions=DELUXE)
box("jewelry_box.lowest_level", lowest_level, 0,
    "the specialised Apprentices' level {answer} is the lowest there is",
    "o Nível {answer} dos Aprendizes Especializados é o mais baixo que existe",
    "el nivel {answer} de los Aprendices especializados es el más bajo que hay",
    editions=DELUXE)
box("jewelry_box.new_cards_depute_pay", new_cards_depute_pay_as_usual, True,
    "for deputing, new employees bring as much as others of their role",
    "ao delegar, os novos Funcionários rendem o mesmo que os outros do seu tipo",
    "al delegar, los Empleados nuevos dan lo mismo que los demás de su clase",
    editions=DELUXE, ruling="jewelry_box.pay_of_new_cards")
box("jewelry_box.with_the_original", jewelry_joins_original, OPEN,
    "the text does not say whether the Jewelry Box can be played with the original edition",
    "o texto não diz se o Porta-Joias serve para a edição original",
    "el texto no dice si el Joyero sirve para la edición original",
    editions=DELUXE, ruling="jewelry_box.other_edition")

# Setup.
box("jewelry_box.markers_from_step", markers_in_hand_from_step, 6,
    "players have their ownership markers from step {answer} of the setup",
    "os jogadores têm seus marcadores de Grife a partir do passo {answer} da Preparação",
    "los jugadores tienen sus marcadores de propiedad desde el paso {answer} de la preparación",
    editions=DELUXE)
box("jewelry_box.exam_marker_step", exam_marker_with_step, 6,
    "it is in setup step {answer} that a player puts a marker at the exam for Journeyman",
    "é no passo {answer} da Preparação que o jogador põe uma Grife no Teste para Artesão",
    "es en el paso {answer} de la preparación cuando se pone un marcador en el examen de Oficial",
    editions=DELUXE, ruling="jewelry_box.marker_when_in_hand")

# Actions and exams.
exams("exams.key_lacks_exams", never_list_complete, False,
      "the key to the roles leaves out the exam that a role never takes",
      "a legenda dos tipos deixa de fora o Teste que um tipo nunca faz",
      "la leyenda de las clases omite el examen que una clase nunca hace",
      when=never_list_complete.given, editions=DELUXE, ruling="third_options.key_without_exams")
exams("exams.begun_as_action", exam_begins_by, ExamBegins.ACTION,
      "an exam takes place when the player chooses it as main action",
      "um Teste acontece quando o jogador o escolhe como Ação Principal",
      "un examen tiene lugar cuando el jugador lo elige como acción principal",
      editions=DELUXE)
exams("exams.steps_at_once", exam_steps_at_once, True,
      "an exam's steps are carried out on the spot once all it needs is there",
      "os passos de um Teste são feitos na hora quando se tem tudo o que ele exige",
      "los pasos de un examen se hacen en el acto cuando se tiene todo lo que exige",
      editions=DELUXE)
exams("exams.bonus_amid_steps", bonus_only_after_whole_action, False,
      "a card's bonus comes amid the steps of an exam, before the card leaves",
      "o Bônus da carta vem no meio dos passos de um Teste, antes de a carta sair",
      "la bonificación de la carta llega entre los pasos de un examen, antes de que la carta se vaya",
      editions=DELUXE, ruling="jewelry_box.bonus_within_exam",
      excepts=("turns.bonus_comes_after", "turns.bonus_after_whole_action", "bonuses.after_main",
               "bonuses.only_after_main"))
exams("exams.bonus_not_twice", exam_bonus_again, "may not",
      "the bonus of a card played for an exam is not used once more after the exam",
      "o Bônus da carta jogada para um Teste não é usado outra vez depois do Teste",
      "la bonificación de la carta jugada para un examen no se usa otra vez después del examen",
      editions=DELUXE)
exams("exams.bonus_comes_too_late_for_tasks", exam_bonus_does_task, False,
      "a bonus used within an exam does no task of that exam: all are done by then",
      "um Bônus usado dentro de um Teste não cumpre tarefa dele: todas já estão concluídas",
      "una bonificación usada dentro de un examen no cumple tareas de él: todas están ya hechas",
      editions=DELUXE, ruling="jewelry_box.bonus_within_exam")
exams("exams.crowned_may_leave", exam_by_crowned, "may",
      "a crowned Apprentice of level VI may be given up for the exam for Journeyman",
      "um Aprendiz de Nível VI, com coroa, pode ser entregue pelo Teste para Artesão",
      "se puede entregar por el examen de Oficial un Aprendiz con corona de nivel VI",
      editions=DELUXE)
exams("exams.nothing_recorded", exam_record, ExamRecord.NOTHING,
      "nothing on the table shows later who passed an exam for Master",
      "nada na mesa mostra depois quem completou um Teste para Mestre",
      "nada en la mesa muestra después quién superó un examen de Maestro",
      editions=DELUXE, ruling="jewelry_box.exam_remembered")
exams("exams.gained_card_deputed", depute_exam_card, "may",
      "a card gained by an exam may be deputed like any of the team",
      "a carta ganha num Teste pode ser delegada como qualquer outra da equipe",
      "la carta ganada en un examen puede delegarse como cualquiera del mazo",
      editions=DELUXE)

# Tasks.
exams("exams.marked_beside_task", task_marked_on_adjacent_space, True,
      "an exam task is marked on the space next to it",
      "uma tarefa de Teste é marcada no espaço ao seu lado",
      "una tarea de examen se marca en el espacio contiguo",
      editions=DELUXE)
exams("exams.markers_never_lack", task_without_marker_left, NoMarker.SUBSTITUTE,
      "a player without markers uses a substitute to mark an exam task: markers are unlimited",
      "quem não tem mais Grifes marca a tarefa de Teste com um substituto: não há limite",
      "quien no tiene más marcadores marca la tarea de examen con un sustituto: no hay límite",
      editions=DELUXE,
      claims=("deluxe-pt.notes.substitute",))
exams("exams.task_not_wholly_of_itself", task_done_of_itself, False,
      "an exam task is done of itself, but where an action fits several, the player decides",
      "uma tarefa de Teste se conclui sozinha, mas se a ação serve a várias, o jogador decide",
      "una tarea de examen se cumple sola, pero si la acción sirve para varias, decide el jugador",
      editions=DELUXE, ruling="jewelry_box.choice_of_task")
exams("exams.fitting_tile_may_go", fitting_tile_discarded, "may",
      "a tile with fitting silk may still be discarded; then it does no silk task of an exam",
      "uma peça com a seda certa ainda pode ser descartada; então não cumpre tarefa de seda",
      "una ficha con la seda adecuada aún puede descartarse; entonces no cumple tarea de seda",
      when=fitting_tile_discarded.given, editions=DELUXE, ruling="jewelry_box.silk_if_kept")
exams("exams.jewelry_does_decoration_task", decoration_task_by_jewelry, True,
      "funding a jewelry decoration does the exam task of funding a decoration",
      "financiar uma Decoração da Joalheria cumpre a tarefa de Teste de financiar",
      "financiar una Decoración de la Joyería cumple la tarea de examen de financiar",
      editions=DELUXE)
exams("exams.specialised_do_tasks", task_by_specialised, True,
      "a specialised Apprentice does the exam tasks of an Apprentice",
      "um Aprendiz Especializado cumpre as tarefas de Teste de um Aprendiz",
      "un Aprendiz especializado cumple las tareas de examen de un Aprendiz",
      editions=DELUXE, ruling="fifth.exams_silent")
exams("exams.maker_matters", top_task_asks_for, TopTask.MAKER,
      "in the third task for Master it matters who makes the garment, not what it shows",
      "na terceira tarefa do Teste para Mestre importa quem costura o Traje, não o que ele mostra",
      "en la tercera tarea del examen de Maestro importa quién hace el Vestido, no lo que muestra",
      editions=DELUXE)
exams("exams.reserve_card_does_task", reserve_bonus_does_task, True,
      "an Apprentice's bonus does its exam task even if a Journeyman uses or copies it",
      "o Bônus de um Aprendiz cumpre a tarefa de Teste mesmo usado ou copiado por um Artesão",
      "la bonificación de un Aprendiz cumple su tarea de examen aunque la use o copie un Oficial",
      editions=DELUXE, ruling="jewelry_box.as_if_played")

# New bonuses.
bonuses("jewelry_bonuses.livre_from_bank", new_bonus_paid_by_bank, True,
        "what a new bonus pays in Livre comes from the bank",
        "as Libras de um novo Bônus vêm do banco",
        "los Livre de una bonificación nueva vienen del banco",
        when=in_livre, editions=DELUXE)
bonuses("jewelry_bonuses.points_from_nowhere", new_bonus_paid_by_bank, False,
        "a new bonus that gives prestige points takes nothing from the bank",
        "um novo Bônus que dá Pontos de Prestígio não tira nada do banco",
        "una bonificación nueva que da Puntos de Prestigio no toma nada del banco",
        when=~in_livre, editions=DELUXE, ruling="jewelry_box.nothing_to_pay")
bonuses("jewelry_bonuses.team_livre_from_bank", new_team_bonus_paid_by_bank, True,
        "the bank pays the Journeyman's bonus for team size",
        "o banco paga o Bônus do Artesão pelo tamanho da equipe",
        "el banco paga la bonificación del Oficial por el tamaño del mazo",
        editions=DELUXE)
bonuses("jewelry_bonuses.lack_paid_by_bank", missing_bonus_paid_by_bank, True,
        "the bank pays the Master's bonus for having rented no uncommon gown or no rare coat",
        "o banco paga o Bônus do Mestre por não ter alugado vestido incomum ou fraque raro",
        "el banco paga la bonificación por no haber alquilado Vestido de dama poco común o abrigo raro",
        when=lacking, editions=DELUXE)
bonuses("jewelry_bonuses.lack_unpaid", missing_bonus_paid_by_bank, False,
        "the Master's bonus for garments not rented pays nothing for the lack of a common one",
        "o Bônus do Mestre por Trajes não alugados não paga nada pela falta de um comum",
        "la bonificación del Maestro por Vestidos no alquilados no paga nada por la falta de uno común",
        when=~lacking, editions=DELUXE, ruling="jewelry_box.nothing_to_pay")
bonuses("jewelry_bonuses.lacks_add_up", missing_bonuses_add, True,
        "whoever rented no uncommon gown and no rare coat gets both amounts of the Master's bonus",
        "quem não alugou vestido incomum nem fraque raro recebe as duas quantias do Bônus do Mestre",
        "quien no alquiló Vestido de dama poco común ni abrigo raro recibe las dos cantidades de esa bonificación",
        editions=DELUXE)
bonuses("jewelry_bonuses.thimble_marks_master_garment", master_garment_marked_by_thimble, True,
        "a golden thimble marks the garments that only a Master makes",
        "um dedal dourado marca os Trajes que só um Mestre costura",
        "un dedal dorado marca los Vestidos que solo hace un Maestro",
        editions=DELUXE)
bonuses("jewelry_bonuses.pair_of_two_colors", gown_pair_of_one_color, False,
        "a pair for the Master's gown bonus is one gown of each colour, not two of the same",
        "um par para o Bônus de vestidos do Mestre é um de cada cor, não dois da mesma",
        "una pareja de Vestidos de dama para el Maestro es uno de cada color, no dos del mismo",
        editions=DELUXE, ruling="jewelry_box.one_of_each")
bonuses("jewelry_bonuses.copied_apprentice_points", apprentice_points_by_copy, 3,
        "copying an opponent's specialised Apprentice gives {answer} prestige points",
        "copiar o Aprendiz Especializado de um oponente dá {answer} Pontos de Prestígio",
        "copiar al Aprendiz especializado de un oponente da {answer} Puntos de Prestigio",
        editions=DELUXE)
bonuses("jewelry_bonuses.reserve_card_acts", reserve_bonus_role_of, RoleOf.COPIED,
        "an action by the bonus of a card from the reserve counts as taken by that card",
        "a ação pelo Bônus de uma carta da reserva conta como feita por essa carta",
        "la acción por la bonificación de una carta de la reserva cuenta como hecha por esa carta",
        editions=DELUXE, ruling="jewelry_box.as_if_played")
bonuses("jewelry_bonuses.pile_keeps_order", discard_order_kept, "must",
        "discard piles keep the order in which the cards were played",
        "as pilhas de descarte mantêm a ordem em que as cartas foram jogadas",
        "las pilas de descarte conservan el orden en que se jugaron las cartas",
        editions=DELUXE, ruling="jewelry_box.top_means_last")
bonuses("jewelry_bonuses.idle_card_copied", copied_card_without_bonus, "may",
        "the copying Journeyman may choose a pile whose top card has no bonus; it gives nothing",
        "o Artesão que copia pode escolher uma pilha cuja carta do topo não tem Bônus; ela não dá nada",
        "el Oficial que copia puede elegir una pila cuya carta superior no tiene bonificación; no da nada",
        editions=DELUXE, ruling="jewelry_box.top_means_last")

# The end of the game.
bonuses("jewelry_bonuses.masters_count_at_end", only_level_six_counts_at_end, False,
        "besides the Apprentices of level VI, some new Masters have bonuses for the end",
        "além dos Aprendizes de Nível VI, alguns novos Mestres têm Bônus de fim de jogo",
        "además de los Aprendices de nivel VI, algunos Maestros nuevos tienen bonificación final",
        editions=DELUXE,
        excepts=("bonuses.end_bonus_on_apprentice", "bonuses.not_crowned"))
bonuses("jewelry_bonuses.masters_crowned", end_masters_show_crown, True,
        "new Masters with a bonus for the end bear the crown",
        "os novos Mestres com Bônus de fim de jogo trazem a coroa",
        "los Maestros nuevos con bonificación final llevan la corona",
        editions=DELUXE, ruling="jewelry_box.masters_at_the_end",
        excepts=("turns.lower_levels_uncrowned", "bonuses.no_other_crown"))
bonuses("jewelry_bonuses.masters_with_employees", new_end_bonus_step, EndStep.WITH_EMPLOYEES,
        "new Masters' end bonuses count in the scoring step of the crowned employees",
        "os Bônus de fim de jogo dos novos Mestres contam no passo dos Funcionários com coroa",
        "las bonificaciones finales de los Maestros nuevos cuentan en el paso de los Empleados con corona",
        editions=DELUXE, ruling="fifth.new_end_step")
bonuses("jewelry_bonuses.masters_of_the_team", new_end_bonus_at, True,
        "a new Master's end bonus counts wherever in the team the card is",
        "o Bônus de fim de jogo de um novo Mestre conta onde quer que a carta esteja na equipe",
        "la bonificación final de un Maestro nuevo cuenta esté donde esté su carta en el mazo",
        when=~(card_place == CardPlace.REMOVED), editions=DELUXE)
bonuses("jewelry_bonuses.masters_gone", new_end_bonus_at, False,
        "the end bonus of a new Master that left the game no longer counts",
        "o Bônus de fim de jogo de um novo Mestre que saiu da partida já não conta",
        "la bonificación final de un Maestro nuevo que salió de la partida ya no cuenta",
        when=card_place == CardPlace.REMOVED, editions=DELUXE)
