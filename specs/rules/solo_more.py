"""The solo game where it meets general sentences, and what its own rules leave open."""

from oracle.rules import Rulebook
from specs.questions.extra_deluxe_solo import solo_terrace_goal_named_fireworks
from specs.questions.second_base import income_for_every_player
from specs.questions.second_jewelry import solo_tile_must_fit
from specs.questions.second_solo import (
    DrawerOne,
    FirstOfEqual,
    FitsTwo,
    Seen,
    solo_cards_in_hand_by_heading,
    solo_centre_space,
    solo_drawer_one,
    solo_end_bonus_compared,
    solo_end_bonus_pays_notions,
    solo_end_bonus_without_box,
    solo_exam_before_placing,
    solo_exam_deck_shuffled,
    solo_exam_is_main_action,
    solo_favor_points_add,
    solo_first_by_card,
    solo_fits_two_tasks,
    solo_garment_tie,
    solo_livre_space_matters,
    solo_master_space_needs_master,
    solo_notions_task_discards,
    solo_points_instead,
    solo_points_replace,
    solo_start_cards_untouched,
    solo_thread_or_lace_first,
    solo_tiles_close_up,
    solo_with_sets,
)
from specs.questions.solo_actions import TieBroken
from specs.vocabulary import Action, action, round_number

DELUXE = ("deluxe-2020",)

rule = Rulebook("solo")

# Where she differs from what is said of all.
rule("solo.with_sets", solo_with_sets, "may",
     "the solo game may be played with the sets of garments",
     "o Modo Solo pode ser jogado com os conjuntos de Trajes",
     "el modo en solitario se puede jugar con los conjuntos de Vestidos",
     editions=DELUXE, ruling="solo_more.with_sets")
rule("solo.base_income_not_hers", income_for_every_player, False,
     "the basic income goes to players, not to Madame du Barry",
     "a receita básica é dos jogadores, não da Madame du Barry",
     "los ingresos básicos son de los jugadores, no de Madame du Barry",
     editions=DELUXE, ruling="solo_more.base_income_not_hers")
rule("solo.start_cards_may_leave", solo_start_cards_untouched, False,
     "Madame du Barry's starting employees take no action, but an exam may remove one of them",
     "os Funcionários iniciais da Madame du Barry não agem, mas um Teste pode remover um deles",
     "los Empleados base de Madame du Barry no actúan, pero un examen puede retirar a uno de ellos",
     editions=DELUXE, ruling="solo_more.start_cards_may_leave")
rule("solo.cards_in_hand", solo_cards_in_hand_by_heading, 4,
     "in the second phase {answer} cards of Madame du Barry become her hand",
     "na segunda fase, {answer} cartas da Madame du Barry formam a mão dela",
     "en la segunda fase {answer} cartas de Madame du Barry forman su mano",
     editions=DELUXE, ruling="solo_more.cards_in_hand")
rule("solo.points_replace", solo_points_replace, True,
     "Madame du Barry's points come in place of an impossible action, not besides an action",
     "os pontos da Madame du Barry vêm em lugar de uma ação impossível, não além de uma ação",
     "los puntos de Madame du Barry sustituyen a una acción imposible, no se suman a una acción",
     when=action != Action.CLAIM_FAVOR, editions=DELUXE, ruling="solo_more.points_replace")
rule("solo.favor_always_scores", solo_points_replace, False,
     "claiming the favor gives Madame du Barry its points whether she gets the favor or not",
     "pedir o Favor dá seus pontos à Madame du Barry, consiga ela o Favor ou não",
     "reclamar el favor da sus puntos a Madame du Barry, lo consiga o no",
     when=action == Action.CLAIM_FAVOR, editions=DELUXE, ruling="solo_more.points_replace",
     claims=("deluxe-pt.solo.favor_points",))
rule("solo.points_in_place", solo_points_instead, 3,
     "in place of an impossible action Madame du Barry gains {answer} prestige points",
     "em lugar de uma ação impossível, a Madame du Barry ganha {answer} Pontos de Prestígio",
     "en lugar de una acción imposible, Madame du Barry gana {answer} Puntos de Prestigio",
     editions=DELUXE)

rule("solo.favor_points_add", solo_favor_points_add, True,
     "the favor Madame du Barry takes in round seven gives points at once and at the end",
     "o Favor que a Madame du Barry pega na sétima Rodada dá pontos na hora e no fim",
     "el favor que Madame du Barry toma en la séptima ronda da puntos en el acto y al final",
     editions=DELUXE)

# Resources.
rule("solo.tiles_stay", solo_tiles_close_up, False,
     "in a solo game the tiles left in a drawer stay where they are",
     "numa partida solo, as peças restantes em uma gaveta ficam onde estão",
     "en una partida en solitario las fichas que quedan en un segmento se quedan donde están",
     editions=DELUXE, ruling="fifth.solo_silent")
rule("solo.first_drawer", solo_drawer_one, DrawerOne.TOP,
     "Madame du Barry's cards count the drawers from the top",
     "as cartas da Madame du Barry contam as gavetas de cima para baixo",
     "las cartas de Madame du Barry cuentan los segmentos de arriba abajo",
     editions=DELUXE, ruling="solo_more.first_drawer")
rule("solo.centre_space", solo_centre_space, 2,
     "the centre of a drawer on Madame du Barry's cards is space {answer} from the left",
     "o centro de uma gaveta nas cartas da Madame du Barry é o espaço {answer} a partir da esquerda",
     "el centro de un segmento en las cartas de Madame du Barry es el espacio {answer} desde la izquierda",
     editions=DELUXE, ruling="solo_more.centre_space")

# Garments.
rule("solo.dearest_tie", solo_garment_tie, TieBroken.PLAYER,
     "of garments of equal cost, the player chooses the one Madame du Barry makes",
     "entre Trajes de mesmo custo, o jogador escolhe o que a Madame du Barry costura",
     "entre Vestidos del mismo coste, el jugador elige el que hace Madame du Barry",
     editions=DELUXE, ruling="solo_more.dearest_tie")
rule("solo.master_space_without_master", solo_master_space_needs_master, False,
     "Madame du Barry's garments need no Master to take a Master guest space",
     "os Trajes da Madame du Barry não precisam de Mestre para um espaço de convidado do Mestre",
     "los Vestidos de Madame du Barry no necesitan Maestro para ocupar un espacio de Invitado Maestro",
     editions=DELUXE, ruling="solo_more.master_space_without_master",
     excepts=("garments.master_guest_space",))
rule("solo.livre_space_useless", solo_livre_space_matters, False,
     "for Madame du Barry the Livre of a guest space only rank the space",
     "para a Madame du Barry, as Libras de um espaço só servem para ordenar a escolha",
     "para Madame du Barry los Livre de un espacio solo sirven para ordenar la elección",
     editions=DELUXE,
     claims=("deluxe-pt.solo.rank_livre", "deluxe-pt.solo.no_livre_gained", "deluxe-pt.solo.gains_no_livre"))
rule("solo.thread_or_lace", solo_thread_or_lace_first, TieBroken.PLAYER,
     "of a space with thread and one with lace, the player chooses for Madame du Barry",
     "entre um espaço com Linha e um com Renda, o jogador escolhe pela Madame du Barry",
     "entre un espacio con hilo y uno con encaje, el jugador elige por Madame du Barry",
     editions=DELUXE, ruling="solo_more.thread_or_lace")

# Employees with end bonuses.
rule("solo.end_bonus_level_six", solo_end_bonus_without_box, True,
     "without the Jewelry Box employees with an end bonus come from round {n} on",
     "sem o Porta-Joias, Funcionários com Bônus de fim de jogo aparecem a partir da Rodada {n}",
     "sin el Joyero, los Empleados con bonificación final aparecen desde la ronda {n}",
     when=round_number >= 6, editions=DELUXE, fills={"n": 6},
     ruling="solo_more.end_bonus_rounds")
rule("solo.none_without_box", solo_end_bonus_without_box, False,
     "in round {n} employees with an end bonus come with the Jewelry Box alone",
     "na Rodada {n}, Funcionários com Bônus de fim de jogo só aparecem com o Porta-Joias",
     "en la ronda {n} los Empleados con bonificación final solo aparecen con el Joyero",
     when=round_number == 5, editions=DELUXE, fills={"n": 5}, ruling="solo_more.end_bonus_rounds")
rule("solo.compared_now", solo_end_bonus_compared, Seen.NOW,
     "Madame du Barry compares end bonuses by what they would give at the time of hiring",
     "a Madame du Barry compara os Bônus de fim de jogo pelo que dariam na hora da contratação",
     "Madame du Barry compara las bonificaciones finales por lo que darían al contratar",
     editions=DELUXE, ruling="solo_more.compared_now")
rule("solo.first_from_side", solo_first_by_card, FirstOfEqual.FROM_SIDE,
     "of equally good employees Madame du Barry hires the first from the side her card counts from",
     "entre Funcionários iguais, a Madame du Barry contrata o primeiro do lado de onde a carta conta",
     "entre Empleados iguales, Madame du Barry contrata al primero desde el lado desde el que cuenta su carta",
     editions=DELUXE, ruling="solo_more.first_from_side")
rule("solo.gives_up_notions", solo_end_bonus_pays_notions, "must",
     "Madame du Barry gives up every set of thread and lace for an end bonus that pays for it",
     "a Madame du Barry entrega todo conjunto de Linha e Renda por um Bônus de fim de jogo que o pague",
     "Madame du Barry entrega todo conjunto de hilo y encaje por una bonificación final que lo pague",
     editions=DELUXE, ruling="third_options.most_points_for_her")

# Exams.
rule("solo.exam_without_turn", solo_exam_is_main_action, False,
     "an exam takes none of Madame du Barry's turns, though listed among her main actions",
     "um Teste não ocupa turno da Madame du Barry, embora conste entre suas Ações Principais",
     "un examen no ocupa ningún turno de Madame du Barry, aunque conste entre sus acciones principales",
     editions=DELUXE, ruling="solo_more.exam_without_turn")
rule("solo.placed_before_exam", solo_exam_before_placing, False,
     "Madame du Barry's garment is placed first, then it marks a task and the exam may follow",
     "primeiro o Traje da Madame du Barry é colocado, depois marca uma tarefa e pode seguir-se o Teste",
     "primero se coloca el Vestido de Madame du Barry, luego marca una tarea y puede seguir el examen",
     editions=DELUXE, ruling="solo_more.placed_before_exam")
rule("solo.exam_deck_shuffled", solo_exam_deck_shuffled, "must",
     "the deck beside an exam is shuffled before a card is drawn for Madame du Barry",
     "o baralho ao lado do Teste é embaralhado antes de se comprar uma carta para a Madame du Barry",
     "la pila de al lado del examen se baraja antes de sacar una carta para Madame du Barry",
     editions=DELUXE, ruling="solo_more.exam_deck_shuffled")
rule("solo.topmost_of_two", solo_fits_two_tasks, FitsTwo.TOP,
     "a garment of Madame du Barry that fits two tasks marks the topmost",
     "um Traje da Madame du Barry que corresponda a duas tarefas marca a mais alta",
     "un Vestido de Madame du Barry que corresponda a dos tareas marca la más alta",
     editions=DELUXE, ruling="solo_more.topmost_of_two")
rule("solo.tile_must_fit", solo_tile_must_fit, True,
     "a task of Madame du Barry is marked only if one of the tiles she takes fits it",
     "uma tarefa da Madame du Barry só é marcada se uma das peças que ela pega corresponder",
     "una tarea de Madame du Barry solo se marca si le corresponde una de las fichas que toma",
     editions=DELUXE)
rule("solo.task_tile_kept", solo_notions_task_discards, False,
     "for the task of thread or lace, too, Madame du Barry keeps the tile",
     "também na tarefa de Linha ou Renda a Madame du Barry guarda a peça",
     "también en la tarea de hilo o encaje Madame du Barry se queda con la ficha",
     editions=DELUXE, ruling="solo_more.task_tile_kept")

# The terrace.
rule("solo.terrace_is_fireworks", solo_terrace_goal_named_fireworks, True,
     "Madame du Barry's garments of the King's Hall go to the terrace of the fireworks",
     "os Trajes da Madame du Barry na Galeria Real vão para a sacada dos Fogos de Artifício",
     "los Vestidos de Madame du Barry del salón del Rey van a la terraza de los fuegos artificiales",
     editions=DELUXE)
