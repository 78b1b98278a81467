"""Where Madame du Barry's rules and the players' differ, and what exams and sets of garments leave open."""

from oracle.rules import Rulebook
from specs.questions.fourth_options import (
    RentedWhen,
    couture_favor_is_claim,
    every_employee_takes_exams,
    exam_area_asked_for,
    exam_area_goes_without_saying,
    festive_returns_from_discard,
    missing_garment_asked_of,
    solo_action_needs_role,
    solo_added_card_is_turn,
    solo_cards_gathered_first,
    solo_hired_bonus_there,
    solo_impossible_gives_points,
    solo_pays_nothing,
    solo_points_only_instead,
    solo_spends_notions,
    solo_start_counts_for_bonus,
    solo_starts_with_notions,
    solo_tiles_come_back,
    task_marker_counts_for_income,
)

DELUXE = ("deluxe-2020",)

bonuses = Rulebook("jewelry_bonuses")
exams = Rulebook("exams")
solo = Rulebook("solo")
sets = Rulebook("garment_sets")

exams("exams.task_markers_no_income", task_marker_counts_for_income, False,
      "a marker on a task of an exam does not count for the kitchen's income",
      "a Grife na tarefa de um Teste não conta para a receita da Cozinha",
      "un marcador en la tarea de un examen no cuenta para los ingresos de la cocina",
      editions=DELUXE)

exams("exams.tasks_by_area", exam_area_goes_without_saying, True,
      "tasks are done only for the exam in whose starting area the marker stands",
      "só se cumprem tarefas do Teste em cuja área inicial está a Grife",
      "solo se cumplen tareas del examen en cuya zona inicial está el marcador",
      editions=DELUXE)
exams("exams.not_for_every_employee", every_employee_takes_exams, False,
      "exams are for Apprentices and Journeymen, not for Masters",
      "os Testes são para Aprendizes e Artesãos, não para Mestres",
      "los exámenes son para Aprendices y Oficiales, no para Maestros",
      editions=DELUXE, ruling="fourth.exams_for_two_roles")
exams("exams.area_asked_for", exam_area_asked_for, True,
      "an exam asks for the marker in its own starting area, besides all its tasks",
      "um Teste pede a Grife em sua própria área inicial, além de todas as tarefas",
      "un examen pide el marcador en su propia zona inicial, además de todas sus tareas",
      editions=DELUXE)
bonuses("jewelry_bonuses.missing_now", missing_garment_asked_of, RentedWhen.NOW,
        "the bonus for a missing colour asks for rented garments on the board now",
        "o Bônus por uma cor que falta pergunta pelos Trajes alugados no tabuleiro agora",
        "la bonificación por un color que falta pregunta por los Vestidos alquilados en el tablero ahora",
        editions=DELUXE, ruling="fourth.missing_now")

# The solo mode.
solo("solo.start_counts_for_bonus", solo_start_counts_for_bonus, True,
     "Madame du Barry's starting employees count where an end bonus counts the cards of a team",
     "os Funcionários iniciais da Madame du Barry contam onde um Bônus de fim de jogo conta as cartas da equipe",
     "los Empleados iniciales de Madame du Barry cuentan donde una bonificación final cuenta las cartas del mazo",
     editions=DELUXE)
solo("solo.cards_gathered", solo_cards_gathered_first, True,
     "Madame du Barry's cards are all gathered before they are shuffled for a round",
     "todas as cartas da Madame du Barry são reunidas antes de embaralhadas para a Rodada",
     "se reúnen todas las cartas de Madame du Barry antes de barajarlas para la ronda",
     editions=DELUXE)
solo("solo.tiles_stay_hers", solo_tiles_come_back, False,
     "resource tiles that Madame du Barry has taken do not come back to the bag",
     "as peças de Recurso que a Madame du Barry levou não voltam à bolsa",
     "las fichas de recursos que Madame du Barry ha tomado no vuelven a la bolsa",
     editions=DELUXE, ruling="fifth.solo_silent")
solo("solo.points_for_impossible", solo_impossible_gives_points, True,
     "Madame du Barry gains points in place of an action that is impossible",
     "a Madame du Barry ganha Pontos em vez de uma ação impossível",
     "Madame du Barry gana puntos en lugar de una acción imposible",
     editions=DELUXE)
solo("solo.points_besides_favor", solo_points_only_instead, False,
     "Madame du Barry gains points by the favor whether its action is possible or not",
     "a Madame du Barry ganha Pontos pelo Favor, seja a ação possível ou não",
     "Madame du Barry gana puntos por el favor, sea posible la acción o no",
     editions=DELUXE, ruling="fourth.points_by_favor")
solo("solo.pays_nothing", solo_pays_nothing, True,
     "Madame du Barry takes everything without paying",
     "a Madame du Barry leva tudo sem pagar",
     "Madame du Barry lo toma todo sin pagar",
     editions=DELUXE)
solo("solo.added_card_is_turn", solo_added_card_is_turn, True,
     "a card added to Madame du Barry's hand means one more turn for her",
     "uma carta acrescentada à mão da Madame du Barry é mais um turno dela",
     "una carta añadida a la mano de Madame du Barry es un turno más para ella",
     editions=DELUXE)
solo("solo.notions_not_for_garments", solo_spends_notions, False,
     "Madame du Barry gives neither thread nor lace for a garment",
     "a Madame du Barry não dá Linha nem Renda por um Traje",
     "Madame du Barry no da hilo ni encaje por un Vestido",
     editions=DELUXE)
solo("solo.hired_bonuses_idle", solo_hired_bonus_there, True,
     "employees that Madame du Barry hires have bonuses for turns, though she never uses them",
     "os Funcionários que a Madame du Barry contrata têm Bônus para os turnos, embora ela nunca os use",
     "los Empleados que Madame du Barry contrata tienen bonificaciones para los turnos, aunque nunca las usa",
     editions=DELUXE)
solo("solo.notions_at_start", solo_starts_with_notions, True,
     "Madame du Barry begins with thread and lace",
     "a Madame du Barry começa com Linha e Renda",
     "Madame du Barry empieza con hilo y encaje",
     editions=DELUXE)
solo("solo.no_role_for_actions", solo_action_needs_role, False,
     "Madame du Barry's actions need no employee of any role",
     "as ações da Madame du Barry não exigem Funcionário de nenhum tipo",
     "las acciones de Madame du Barry no exigen un Empleado de ninguna clase",
     editions=DELUXE, ruling="fourth.her_actions")

# The sets of garments.
sets("garment_sets.festive_comes_back", festive_returns_from_discard, True,
     "a festive garment discarded from the display comes back with the other garments",
     "um Traje Festivo descartado da exibição volta com os outros Trajes",
     "un Vestido Festivo descartado del taller vuelve con los demás Vestidos",
     editions=DELUXE)
sets("garment_sets.couture_favor_no_claim", couture_favor_is_claim, False,
     "taking the Queen's favor by the Haute Couture garment is not the main action of claiming it",
     "pegar o Favor da Rainha pelo Traje da Alta Costura não é a Ação Principal de pedi-lo",
     "tomar el favor de la Reina por el Vestido de Alta Costura no es la acción principal de reclamarlo",
     editions=DELUXE, ruling="fourth.couture_favor")
