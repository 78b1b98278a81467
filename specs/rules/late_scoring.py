"""How the texts print and show the income, the final scoring and the bonuses; garments and statues left over."""

from oracle.rules import OPEN, Rulebook
from oracle.terms import when
from specs.questions.bonuses import Bonus, bonus, bonus_level
from specs.questions.extra_deluxe_scoring import (
    PointsAt,
    SpreadRest,
    boards_first,
    bonus_card_role,
    bonus_garments_of_others,
    bonus_listed_on_page,
    bonus_sign_times,
    firework_points_of_board,
    hall_points_stand_in_box,
    marker_points_at,
    next_round_begins_with_phase,
    rest,
    scoring_print_position,
    scoring_printed_in_order,
    statue_rest_scores,
)
from specs.questions.extra_deluxe_setup import Corner
from specs.questions.extra_summary_en import marker_points_corner, terrace_factor_at
from specs.questions.turns import BoardEdge
from specs.vocabulary import Role, ScoringStep, scoring_step

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)

END_BONUSES = bonus.one_of(Bonus.VI_TEAM, Bonus.VI_NOTIONS, Bonus.VI_MASTER_GUESTS, Bonus.VI_COUPLES)
SIGNED = bonus.one_of(
    Bonus.START_NOTION, Bonus.I_DEPUTE, Bonus.I_BAG_PAID, Bonus.I_BAG_FREE, Bonus.I_NOTION, Bonus.II_DEPUTE
)

income = Rulebook("income")
scoring = Rulebook("scoring")
bonuses = Rulebook("bonuses")

income("income.back_to_phase", next_round_begins_with_phase, 1,
       "after the income another round begins with phase {answer}",
       "depois da receita, outra Rodada começa pela fase {answer}",
       "tras los ingresos, otra ronda empieza por la fase {answer}")

# How the final scoring is printed.
scoring("scoring.printed_from_the_end", scoring_print_position,
        when(scoring_step == ScoringStep.MARKERS, 1,
             when(scoring_step == ScoringStep.STATUES, 2,
                  when(scoring_step == ScoringStep.TERRACE, 3,
                       when(scoring_step == ScoringStep.FIREWORK_MAJORITY, 4,
                            when(scoring_step == ScoringStep.MONEY, 5,
                                 when(scoring_step == ScoringStep.EMPLOYEE_BONUSES, 6,
                                      when(scoring_step == ScoringStep.FAVOR, 7, 8))))))),
        "the Deluxe text prints markers, statues, terrace, fireworks; then money, crowned cards, favor, halls",
        "o texto Deluxe traz marcadores, estátuas, sacada, fogos; depois dinheiro, coroas, Favor e Galerias",
        "el texto Deluxe trae marcadores, estatuas, terraza, fuegos; luego dinero, coronas, favor y salones",
        editions=DELUXE)
scoring("scoring.printed_as_scored", scoring_print_position,
        when(scoring_step == ScoringStep.MONEY, 1,
             when(scoring_step == ScoringStep.EMPLOYEE_BONUSES, 2,
                  when(scoring_step == ScoringStep.FAVOR, 3,
                       when(scoring_step == ScoringStep.HALL_MAJORITIES, 4,
                            when(scoring_step == ScoringStep.FIREWORK_MAJORITY, 5,
                                 when(scoring_step == ScoringStep.TERRACE, 6,
                                      when(scoring_step == ScoringStep.STATUES, 7, 8))))))),
        "the original's text prints the final scoring as it is done, money first and markers last",
        "o texto original traz a pontuação final como é feita, do dinheiro aos marcadores",
        "el texto original trae la puntuación final tal como se hace, del dinero a los marcadores",
        editions=ORIGINAL)
scoring("scoring.numbers_out_of_order", scoring_printed_in_order, False,
        "in the Deluxe text the scoring steps are not printed in the order of their numbers",
        "no texto Deluxe, os passos da pontuação não estão impressos na ordem de seus números",
        "en el texto Deluxe los pasos de la puntuación no están impresos en el orden de sus números",
        editions=DELUXE)
scoring("scoring.numbers_in_order", scoring_printed_in_order, True,
        "in the original's text the scoring steps are printed in the order of their numbers",
        "no texto original, os passos da pontuação estão impressos na ordem de seus números",
        "en el texto original los pasos de la puntuación están impresos en el orden de sus números",
        editions=ORIGINAL)
scoring("scoring.box_of_hall", hall_points_stand_in_box, True,
        "the points for a hall's majority stand in the hall's coloured box",
        "os pontos pela maioria de uma Galeria estão na caixa colorida dela",
        "los puntos por la mayoría de un salón están en su recuadro de color")
scoring("scoring.points_below", marker_points_at, PointsAt.BELOW,
        "in the Deluxe edition the points of an occupied space stand below it",
        "na edição Deluxe, os pontos de um espaço ocupado estão abaixo dele",
        "en la edición Deluxe los puntos de un espacio ocupado están debajo de él",
        editions=DELUXE)
scoring("scoring.points_in_corner", marker_points_at, PointsAt.ON,
        "in the original edition the points of an occupied space stand in its corner",
        "na edição original, os pontos de um espaço ocupado estão num canto dele",
        "en la edición original los puntos de un espacio ocupado están en una esquina de él",
        editions=ORIGINAL, ruling="scoring.points_not_on_markers")

scoring("scoring.points_lower_right", marker_points_corner, Corner.LOWER_RIGHT,
        "in the original edition the points that a marker scores stand at the {answer}",
        "na edição original, os pontos que um marcador vale estão no canto inferior direito",
        "en la edición original los puntos que vale un marcador están abajo a la derecha",
        editions=ORIGINAL)
scoring("scoring.points_corner_open", marker_points_corner, OPEN,
        "the Deluxe text does not say in which corner the points that a marker scores stand",
        "o texto Deluxe não diz em que canto estão os pontos que um marcador vale",
        "el texto Deluxe no dice en qué esquina están los puntos que vale un marcador",
        editions=DELUXE,
        claims=("deluxe-pt.scoring.printed_below", "deluxe-pt.scoring.printed"))
scoring("scoring.factor_at_right", terrace_factor_at, BoardEdge.RIGHT,
        "in the original edition the factor of a garment on the terrace stands at its {answer}",
        "na edição original, o fator de um Traje no terraço está à sua direita",
        "en la edición original el factor de un Vestido en la terraza está a su derecha",
        editions=ORIGINAL)
scoring("scoring.factor_side_open", terrace_factor_at, OPEN,
        "the Deluxe text does not say at which side of a garment its fireworks factor stands",
        "o texto Deluxe não diz de que lado de um Traje está o fator dos fogos",
        "el texto Deluxe no dice a qué lado de un Vestido está su factor de los fuegos",
        editions=DELUXE,
        claims=("deluxe-pt.fund.factors", "deluxe-pt.scoring.terrace_factor"))

# Fireworks and statues.
scoring("scoring.first_in_fireworks", firework_points_of_board, True,
        "the first place in fireworks gives {more} points on one side of the board and {fewer} on the other",
        "o primeiro lugar em Fogos de Artifício dá {more} pontos em um lado do tabuleiro e {fewer} no outro",
        "el primer lugar en fuegos artificiales da {more} puntos en un lado del tablero y {fewer} en el otro",
        when=(boards_first == 6) | (boards_first == 7), fills={"more": 7, "fewer": 6})
scoring("scoring.no_other_first_in_fireworks", firework_points_of_board, False,
        "no side of the board gives any other number of points for first place in fireworks",
        "nenhum lado do tabuleiro dá outro número de pontos pelo 1º lugar nos Fogos de Artifício",
        "ningún lado del tablero da otro número de puntos por el primer puesto en fuegos artificiales",
        when=~((boards_first == 6) | (boards_first == 7)))
scoring("scoring.spare_garment", statue_rest_scores, False,
        "a garment that goes into no set gives nothing for statues",
        "um Traje que não entra em nenhum conjunto não dá nada pelas estátuas",
        "un Vestido que no entra en ningún conjunto no da nada por las estatuas",
        when=rest == SpreadRest.GARMENT)
scoring("scoring.spare_statue", statue_rest_scores, False,
        "a statue without a garment left for it gives nothing by colours",
        "uma estátua para a qual não sobra Traje não dá nada por cores",
        "una estatua para la que no queda Vestido no da nada por colores",
        when=rest == SpreadRest.STATUE)

# The list of bonuses.
bonuses("bonuses.overview_page", bonus_listed_on_page, 12,
        "the bonuses of the starting cards and of levels I to V are listed on page {answer}",
        "os Bônus das cartas iniciais e dos níveis I a V estão na página {answer}",
        "las bonificaciones de las cartas base y de los niveles I a V están en la página {answer}",
        when=bonus_level <= 5, editions=DELUXE)
bonuses("bonuses.overview_last_page", bonus_listed_on_page, 13,
        "the bonuses of level {n} are listed on page {answer}",
        "os Bônus do nível {n} estão na página {answer}",
        "las bonificaciones del nivel {n} están en la página {answer}",
        when=bonus_level == 6, editions=DELUXE, fills={"n": 6})
bonuses("bonuses.no_overview", bonus_listed_on_page, OPEN,
        "the texts of the original edition have no list of bonuses",
        "os textos da edição original não têm lista de Bônus",
        "los textos de la edición original no tienen lista de bonificaciones",
        editions=ORIGINAL, ruling="bonuses.no_overview")
bonuses("bonuses.end_bonus_on_apprentice", bonus_card_role, Role.APPRENTICE,
        "the bonuses for the end of the game stand on crowned Apprentices",
        "os Bônus de fim de jogo estão nos Aprendizes com coroa",
        "las bonificaciones finales están en los Aprendices con corona",
        when=END_BONUSES, ruling="bonuses.end_bonus_on_apprentice")
bonuses("bonuses.role_of_card_unknown", bonus_card_role, OPEN,
        "the texts do not say on which role's card a bonus stands, end bonuses apart",
        "os textos não dizem em carta de que tipo está um Bônus, salvo os de fim de jogo",
        "los textos no dicen en carta de qué clase está una bonificación, salvo las finales",
        when=~END_BONUSES, ruling="bonuses.role_of_card_unknown")
bonuses("bonuses.sign_for_one_use", bonus_sign_times, 1,
        "the sign before a bonus that buys, draws, gives a notion or deputes allows {answer} use",
        "o sinal antes de um Bônus que compra, sorteia, dá Linha ou Renda ou delega permite {answer} uso",
        "el signo ante una bonificación que compra, roba, da hilo o encaje o delega permite {answer} uso",
        when=SIGNED, ruling="bonuses.signs_in_original")
bonuses("bonuses.no_sign", bonus_sign_times, OPEN,
        "before bonuses that do not buy, draw, give a notion or depute no number of uses is printed",
        "antes de Bônus que não compram, sorteiam, dão Linha ou Renda nem delegam não há número de usos",
        "ante bonificaciones que no compran, roban, dan hilo o encaje ni delegan no hay número de usos",
        when=~SIGNED, ruling="bonuses.no_sign")
bonuses("bonuses.own_garments_only", bonus_garments_of_others, False,
        "garments of other players do not count for a player's bonuses",
        "Trajes de outros jogadores não contam para os Bônus de um jogador",
        "los Vestidos de otros jugadores no cuentan para las bonificaciones de un jugador",
        ruling="silence.borrowed_details")
