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
     "her starting employees take no action, but an exam may remove one of them",
     "os Funcionários iniciais dela não agem, mas um Teste pode remover um deles",
     "sus Empleados iniciales no actúan, pero un examen puede retirar a uno de ellos",
     editions=DELUXE, ruling="solo_more.start_cards_may_leave")
rule("solo.cards_in_hand", solo_cards_in_hand_by_heading, 4,
     "in the second phase {answer} cards of hers become her hand",
     "na segunda fase {answer} cartas dela formam sua mão",
     "en la segunda fase {answer} cartas suyas forman su mano",
     editions=DELUXE, ruling="solo_more.cards_in_hand")
rule("solo.points_replace", solo_points_replace, True,
     "points come in place of an action that is impossible, not besides it",
     "os pontos vêm em lugar de uma ação impossível, não além dela",
     "los puntos sustituyen a una acción imposible, no se suman a ella",
     when=action != Action.CLAIM_FAVOR, editions=DELUXE, ruling="solo_more.points_replace")
rule("solo.favor_always_scores", solo_points_replace, False,
     "claiming the favor gives its points whether she gets the favor or not",
     "pedir o Favor dá seus pontos, consiga ela o Favor ou não",
     "reclamar el favor da sus puntos, lo consiga o no",
     when=action == Action.CLAIM_FAVOR, editions=DELUXE, ruling="solo_more.points_replace")
rule("solo.points_in_place", solo_points_instead, 3,
     "in place of an impossible action she gains {answer} prestige points",
     "em lugar de uma ação impossível ela ganha {answer} Pontos de Prestígio",
     "en lugar de una acción imposible gana {answer} Puntos de Prestigio",
     editions=DELUXE)

rule("solo.favor_points_add", solo_favor_points_add, True,
     "the favor that she takes in round seven gives points at once and at the end",
     "o Favor que ela pega na sétima Rodada dá pontos na hora e no fim",
     "el favor que ella toma en la séptima ronda da puntos en el acto y al final",
     editions=DELUXE)

# Resources.
rule("solo.tiles_stay", solo_tiles_close_up, False,
     "the tiles left in a drawer stay where they are",
     "as peças restantes em uma gaveta ficam onde estão",
     "las fichas que quedan en un cajón se quedan donde están",
     editions=DELUXE)
rule("solo.first_drawer", solo_drawer_one, DrawerOne.TOP,
     "her cards count the drawers from the top",
     "as cartas dela contam as gavetas de cima para baixo",
     "sus cartas cuentan los segmentos de arriba abajo",
     editions=DELUXE, ruling="solo_more.first_drawer")
rule("solo.centre_space", solo_centre_space, 2,
     "the centre of a drawer is space {answer} from the left",
     "o centro de uma gaveta é o espaço {answer} a partir da esquerda",
     "el centro de un segmento es el espacio {answer} desde la izquierda",
     editions=DELUXE, ruling="solo_more.centre_space")

# Garments.
rule("solo.dearest_tie", solo_garment_tie, TieBroken.PLAYER,
     "among garments that cost the same the player decides",
     "entre Trajes de mesmo custo decide o jogador",
     "entre Vestidos del mismo coste decide el jugador",
     editions=DELUXE, ruling="solo_more.dearest_tie")
rule("solo.master_space_without_master", solo_master_space_needs_master, False,
     "her garments need no Master to take a Master guest space",
     "os Trajes dela não precisam de Mestre para ocupar um espaço do Mestre",
     "sus Vestidos no necesitan Maestro para ocupar un espacio de Maestro",
     editions=DELUXE, ruling="solo_more.master_space_without_master")
rule("solo.livre_space_useless", solo_livre_space_matters, False,
     "the Livre of a guest space are lost on her; they only rank the space",
     "as Libras de um espaço de nada lhe servem; apenas o ordenam",
     "los Livre de un espacio no le sirven; solo lo ordenan",
     editions=DELUXE, ruling="solo_more.livre_space_useless")
rule("solo.thread_or_lace", solo_thread_or_lace_first, TieBroken.PLAYER,
     "between a space with thread and one with lace the player decides",
     "entre um espaço com Linha e um com Renda decide o jogador",
     "entre un espacio con hilo y uno con encaje decide el jugador",
     editions=DELUXE, ruling="solo_more.thread_or_lace")

# Employees with end bonuses.
rule("solo.end_bonus_level_six", solo_end_bonus_without_box, True,
     "without the Jewelry Box such employees come from round {n} on",
     "sem o Porta-Joias, tais Funcionários aparecem a partir da Rodada {n}",
     "sin el Joyero, tales Empleados aparecen desde la ronda {n}",
     when=round_number >= 6, editions=DELUXE, fills={"n": 6},
     ruling="solo_more.end_bonus_rounds")
rule("solo.none_without_box", solo_end_bonus_without_box, False,
     "in round {n} they come with the Jewelry Box alone",
     "na Rodada {n} eles só aparecem com o Porta-Joias",
     "en la ronda {n} solo aparecen con el Joyero",
     when=round_number == 5, editions=DELUXE, fills={"n": 5}, ruling="solo_more.end_bonus_rounds")
rule("solo.compared_now", solo_end_bonus_compared, Seen.NOW,
     "end bonuses are compared by what they would give at the time of hiring",
     "os Bônus de Fim de Jogo são comparados pelo que dariam na hora da contratação",
     "las bonificaciones finales se comparan por lo que darían al contratar",
     editions=DELUXE, ruling="solo_more.compared_now")
rule("solo.first_from_side", solo_first_by_card, FirstOfEqual.FROM_SIDE,
     "of equally good ones she hires the first from the side from which her card counts",
     "entre os igualmente bons ela contrata o primeiro a partir do lado de onde a carta conta",
     "entre los igual de buenos contrata al primero desde el lado desde el que cuenta su carta",
     editions=DELUXE, ruling="solo_more.first_from_side")
rule("solo.gives_up_notions", solo_end_bonus_pays_notions, "must",
     "she gives up every set of thread and lace for an end bonus that pays for it",
     "ela entrega todo conjunto de Linha e Renda por um Bônus de Fim de Jogo que o pague",
     "entrega todo conjunto de hilo y encaje por una bonificación final que lo pague",
     editions=DELUXE, ruling="third_options.most_points_for_her")

# Exams.
rule("solo.exam_without_turn", solo_exam_is_main_action, False,
     "an exam takes none of her turns, though it is listed among her main actions",
     "um Teste não ocupa turno dela, embora conste entre suas Ações Principais",
     "un examen no ocupa ningún turno suyo, aunque conste entre sus acciones principales",
     editions=DELUXE, ruling="solo_more.exam_without_turn")
rule("solo.placed_before_exam", solo_exam_before_placing, False,
     "a garment is placed first, then it marks a task and the exam may follow",
     "primeiro o Traje é colocado, depois marca uma tarefa e pode seguir-se o Teste",
     "primero se coloca el Vestido, luego marca una tarea y puede seguir el examen",
     editions=DELUXE, ruling="solo_more.placed_before_exam")
rule("solo.exam_deck_shuffled", solo_exam_deck_shuffled, "must",
     "the deck beside an exam is shuffled before a card is drawn for her",
     "o baralho ao lado do Teste é embaralhado antes de sair uma carta para ela",
     "el mazo de al lado del examen se baraja antes de sacar una carta para ella",
     editions=DELUXE, ruling="solo_more.exam_deck_shuffled")
rule("solo.topmost_of_two", solo_fits_two_tasks, FitsTwo.TOP,
     "a garment that fits two tasks marks the topmost",
     "um Traje que corresponda a duas tarefas marca a mais alta",
     "un Vestido que corresponda a dos tareas marca la más alta",
     editions=DELUXE, ruling="solo_more.topmost_of_two")
rule("solo.tile_must_fit", solo_tile_must_fit, True,
     "a task is marked only if one of the tiles that she takes fits it",
     "uma tarefa só é marcada se uma das peças que ela pega corresponder a ela",
     "una tarea solo se marca si le corresponde una de las fichas que toma",
     editions=DELUXE)
rule("solo.task_tile_kept", solo_notions_task_discards, False,
     "for the task of thread or lace, too, she keeps the tile",
     "também na tarefa de Linha ou Renda ela guarda a peça",
     "también en la tarea de hilo o encaje se queda con la ficha",
     editions=DELUXE, ruling="solo_more.task_tile_kept")

# The terrace.
rule("solo.terrace_is_fireworks", solo_terrace_goal_named_fireworks, True,
     "the terrace to which her garments of the royal hall go is that of the fireworks",
     "a sacada aonde vão os Trajes dela da Galeria Real é a dos Fogos de Artifício",
     "la terraza a la que van sus Vestidos del salón real es la de los fuegos artificiales",
     editions=DELUXE)
