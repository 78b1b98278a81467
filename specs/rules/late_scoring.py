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
       "another round begins with phase {answer}",
       "outra Rodada começa pela fase {answer}",
       "otra ronda empieza por la fase {answer}")

# How the final scoring is printed.
scoring("scoring.printed_from_the_end", scoring_print_position,
        when(scoring_step == ScoringStep.MARKERS, 1,
             when(scoring_step == ScoringStep.STATUES, 2,
                  when(scoring_step == ScoringStep.TERRACE, 3,
                       when(scoring_step == ScoringStep.FIREWORK_MAJORITY, 4,
                            when(scoring_step == ScoringStep.MONEY, 5,
                                 when(scoring_step == ScoringStep.EMPLOYEE_BONUSES, 6,
                                      when(scoring_step == ScoringStep.FAVOR, 7, 8))))))),
        "from the top the rulebook prints markers, statues, terrace and fireworks, then money, crowned employees, "
        "favor and halls",
        "de cima para baixo, o livro traz marcadores, estátuas, sacada e Fogos de Artifício, depois dinheiro, "
        "Funcionários com coroa, Favor da Rainha e Galerias",
        "de arriba abajo, el reglamento trae marcadores, estatuas, terraza y fuegos artificiales, luego dinero, "
        "Empleados con corona, favor de la Reina y salones",
        editions=DELUXE)
scoring("scoring.printed_as_scored", scoring_print_position,
        when(scoring_step == ScoringStep.MONEY, 1,
             when(scoring_step == ScoringStep.EMPLOYEE_BONUSES, 2,
                  when(scoring_step == ScoringStep.FAVOR, 3,
                       when(scoring_step == ScoringStep.HALL_MAJORITIES, 4,
                            when(scoring_step == ScoringStep.FIREWORK_MAJORITY, 5,
                                 when(scoring_step == ScoringStep.TERRACE, 6,
                                      when(scoring_step == ScoringStep.STATUES, 7, 8))))))),
        "from the top the text prints the steps as they are scored, money first and markers last",
        "de cima para baixo, o texto traz os passos como são pontuados, do dinheiro aos marcadores",
        "de arriba abajo, el texto trae los pasos tal como se puntúan, del dinero a los marcadores",
        editions=ORIGINAL)
scoring("scoring.numbers_out_of_order", scoring_printed_in_order, False,
        "the steps are not printed in the order of their numbers",
        "os passos não estão impressos na ordem de seus números",
        "los pasos no están impresos en el orden de sus números",
        editions=DELUXE)
scoring("scoring.numbers_in_order", scoring_printed_in_order, True,
        "the steps are printed in the order of their numbers",
        "os passos estão impressos na ordem de seus números",
        "los pasos están impresos en el orden de sus números",
        editions=ORIGINAL)
scoring("scoring.box_of_hall", hall_points_stand_in_box, True,
        "the points for a majority stand in the coloured box of the hall",
        "os pontos pela maioria estão na caixa colorida da Galeria",
        "los puntos por la mayoría están en el recuadro de color del salón")
scoring("scoring.points_below", marker_points_at, PointsAt.BELOW,
        "the points of an occupied space stand below it",
        "os pontos de um espaço ocupado estão abaixo dele",
        "los puntos de un espacio ocupado están debajo de él",
        editions=DELUXE)
scoring("scoring.points_in_corner", marker_points_at, PointsAt.ON,
        "the points of an occupied space stand in a corner of the space itself",
        "os pontos de um espaço ocupado estão num canto do próprio espaço",
        "los puntos de un espacio ocupado están en una esquina del propio espacio",
        editions=ORIGINAL, ruling="scoring.points_not_on_markers")

scoring("scoring.points_lower_right", marker_points_corner, Corner.LOWER_RIGHT,
        "the points that a marker scores stand at the {answer}",
        "os pontos que um marcador vale estão no canto inferior direito",
        "los puntos que vale un marcador están abajo a la derecha",
        editions=ORIGINAL)
scoring("scoring.points_corner_open", marker_points_corner, OPEN,
        "in which corner the points stand, the texts do not say",
        "em que canto estão os pontos, os textos não dizem",
        "en qué esquina están los puntos, los textos no lo dicen",
        editions=DELUXE)
scoring("scoring.factor_at_right", terrace_factor_at, BoardEdge.RIGHT,
        "the factor of a garment on the terrace stands at its {answer}",
        "o fator de um Traje na Sacada está à sua direita",
        "el factor de un vestido en la terraza está a su derecha",
        editions=ORIGINAL)
scoring("scoring.factor_side_open", terrace_factor_at, OPEN,
        "at which side of a garment its factor stands, the texts do not say",
        "de que lado de um Traje está o seu fator, os textos não dizem",
        "a qué lado de un vestido está su factor, los textos no lo dicen",
        editions=DELUXE)

# Fireworks and statues.
scoring("scoring.first_in_fireworks", firework_points_of_board, True,
        "the first place in fireworks gives {more} points on one side of the board and {fewer} on the other",
        "o primeiro lugar em Fogos de Artifício dá {more} pontos em um lado do tabuleiro e {fewer} no outro",
        "el primer lugar en fuegos artificiales da {more} puntos en un lado del tablero y {fewer} en el otro",
        when=(boards_first == 6) | (boards_first == 7), fills={"more": 7, "fewer": 6})
scoring("scoring.no_other_first_in_fireworks", firework_points_of_board, False,
        "no side of the board gives another number of points for the first place in fireworks",
        "nenhum lado do tabuleiro dá outro número de pontos pelo primeiro lugar em Fogos de Artifício",
        "ningún lado del tablero da otro número de puntos por el primer lugar en fuegos artificiales",
        when=~((boards_first == 6) | (boards_first == 7)))
scoring("scoring.spare_garment", statue_rest_scores, False,
        "a garment that goes into no set gives nothing for statues",
        "um Traje que não entra em nenhum conjunto nada rende pelas estátuas",
        "un Vestido que no entra en ningún conjunto no da nada por las estatuas",
        when=rest == SpreadRest.GARMENT)
scoring("scoring.spare_statue", statue_rest_scores, False,
        "a statue without a garment left for it gives nothing by colours",
        "uma estátua para a qual não sobra Traje nada rende por cores",
        "una estatua para la que no queda ningún Vestido no da nada por colores",
        when=rest == SpreadRest.STATUE)

# The list of bonuses.
bonuses("bonuses.overview_page", bonus_listed_on_page, 12,
        "the bonuses of the starting cards and of all levels but the last are listed on page {answer}",
        "os Bônus das cartas iniciais e de todos os níveis, menos o último, estão na página {answer}",
        "las bonificaciones de las cartas iniciales y de todos los niveles menos el último están en la página {answer}",
        when=bonus_level <= 5, editions=DELUXE)
bonuses("bonuses.overview_last_page", bonus_listed_on_page, 13,
        "the bonuses of level {n} are listed on page {answer}",
        "os Bônus do nível {n} estão na página {answer}",
        "las bonificaciones del nivel {n} están en la página {answer}",
        when=bonus_level == 6, editions=DELUXE, fills={"n": 6})
bonuses("bonuses.no_overview", bonus_listed_on_page, OPEN,
        "the texts of the original have no list of bonuses",
        "os textos do original não têm lista de Bônus",
        "los textos del original no tienen lista de bonificaciones",
        editions=ORIGINAL, ruling="bonuses.no_overview")
bonuses("bonuses.end_bonus_on_apprentice", bonus_card_role, Role.APPRENTICE,
        "the bonuses for the end of the game stand on crowned Apprentices",
        "os Bônus de fim de partida estão nos Aprendizes com coroa",
        "las bonificaciones de final de partida están en los Aprendices con corona",
        when=END_BONUSES, ruling="bonuses.end_bonus_on_apprentice")
bonuses("bonuses.role_of_card_unknown", bonus_card_role, OPEN,
        "of any other bonus no text tells on whose card it stands",
        "de qualquer outro Bônus nenhum texto diz em que carta está",
        "de cualquier otra bonificación ningún texto dice en qué carta está",
        when=~END_BONUSES, ruling="bonuses.role_of_card_unknown")
bonuses("bonuses.sign_for_one_use", bonus_sign_times, 1,
        "the sign before this bonus allows {answer} use",
        "o sinal diante deste Bônus permite {answer} uso",
        "el signo delante de esta bonificación permite {answer} uso",
        when=SIGNED, ruling="bonuses.signs_in_original")
bonuses("bonuses.no_sign", bonus_sign_times, OPEN,
        "no number of uses is printed before any other bonus",
        "diante dos outros Bônus não há número de usos impresso",
        "delante de las demás bonificaciones no hay impreso ningún número de usos",
        when=~SIGNED, ruling="bonuses.no_sign")
bonuses("bonuses.own_garments_only", bonus_garments_of_others, False,
        "garments of other players do not count for a player's bonuses",
        "Trajes de outros jogadores não contam para os Bônus de um jogador",
        "los Vestidos de otros jugadores no cuentan para las bonificaciones de un jugador",
        ruling="silence.borrowed_details")
