"""What gives prestige points in the final scoring, and how much money and the favor give."""

from oracle.rules import Rulebook
from specs.questions.scoring import (
    FirstToScore,
    Source,
    bonus_money_exchange_at_end,
    convert_money,
    convert_money_partly,
    favor_end_holder,
    favor_end_points,
    favor_points_in_earlier_round,
    final_begins_with_starter,
    final_first_player,
    livre,
    money_left,
    money_points,
    money_returned_to_bank,
    scores_at_end,
    source,
)

rule = Rulebook("scoring")

# What gives points.
rule("scoring.sources", scores_at_end, True,
     "money, crowned employees, favor, majorities, statues, rented garments and decorations score at the end",
     "dinheiro, Funcionários com coroa, Favor, maiorias, estátuas, Trajes alugados e Decorações pontuam no fim",
     "dinero, Empleados con corona, favor, mayorías, estatuas, Vestidos alquilados y Decoraciones puntúan al final",
     when=source.one_of(Source.MONEY, Source.SOME_BONUSES, Source.FAVOR, Source.HALL_MAJORITY,
                        Source.FIREWORK_MAJORITY, Source.STATUE_SETS, Source.RENTED_GARMENT, Source.DECORATION))
rule("scoring.all_halls_counts", scores_at_end, True,
     "the all-halls bonus gives prestige points in the final scoring",
     "o Bônus por Todas as Galerias dá pontos na pontuação final",
     "la bonificación por todos los salones da puntos en la puntuación final",
     when=source == Source.ALL_HALLS, ruling="scoring.all_halls")
rule("scoring.only_crowned_bonuses", scores_at_end, False,
     "employee bonuses without a crown give nothing in the final scoring",
     "Bônus de Funcionário sem coroa não dão nada na pontuação final",
     "las bonificaciones de Empleado sin corona no dan nada en la puntuación final",
     when=source == Source.EVERY_BONUS)
rule("scoring.leftovers", scores_at_end, False,
     "sold garments and thread, lace and tiles left over give no points at the end",
     "Trajes vendidos e a Linha, a Renda e as peças que sobram não dão pontos no fim",
     "los Vestidos vendidos y el hilo, el encaje y las fichas que sobran no dan puntos al final",
     when=source.one_of(Source.SOLD_GARMENT, Source.SILK, Source.NOTIONS))

# Money.
rule("scoring.money", money_points, livre // 10,
     "every {n} Livre are worth a prestige point in the final scoring",
     "cada {n} Libras valem um Ponto de Prestígio na pontuação final",
     "cada {n} Livre valen un Punto de Prestigio en la puntuación final",
     fills={"n": 10})
rule("scoring.money_left", money_left, livre % 10,
     "in the final scoring the Livre that make no full {n} are kept",
     "na pontuação final, as Libras que não completam {n} ficam com o jogador",
     "en la puntuación final, los Livre que no completan {n} se conservan",
     ruling="scoring.money", fills={"n": 10})
rule("scoring.money_converted", convert_money, "must",
     "in the final scoring every player converts as many Livre as possible",
     "na pontuação final, todo jogador converte tantas Libras quanto possível",
     "en la puntuación final todo jugador convierte tantos Livre como sea posible",
     ruling="scoring.all_money")
rule("scoring.money_not_in_part", convert_money_partly, "may not",
     "in the final scoring nobody may hold back Livre that can be converted",
     "na pontuação final, ninguém pode reter Libras que podem ser convertidas",
     "en la puntuación final nadie puede retener Livre que se puedan convertir",
     ruling="scoring.money_not_in_part")
rule("scoring.money_to_bank", money_returned_to_bank, True,
     "the Livre converted in the final scoring go back to the bank",
     "as Libras convertidas na pontuação final voltam para o banco",
     "los Livre convertidos en la puntuación final vuelven al banco")
rule("scoring.exchanges_rest", bonus_money_exchange_at_end, False,
     "bonuses that exchange Livre do not count once more in the final scoring",
     "Bônus que trocam Libras não contam de novo na pontuação final",
     "las bonificaciones que cambian Livre no cuentan de nuevo en la puntuación final")

# Favor.
rule("scoring.favor", favor_end_points, 3,
     "the Queen's favor is worth {answer} prestige points at the end",
     "o Favor da Rainha vale {answer} Pontos de Prestígio no fim",
     "el favor de la Reina vale {answer} Puntos de Prestigio al final")
rule("scoring.favor_holder", favor_end_holder, True,
     "the points of the Queen's favor go to its holder when the last round is over",
     "os pontos do Favor da Rainha vão para quem o tem quando acaba a última Rodada",
     "los puntos del favor de la Reina son para quien lo tiene cuando acaba la última ronda")
rule("scoring.favor_once", favor_points_in_earlier_round, False,
     "holding the Queen's favor after an earlier round than the last gives no points",
     "ter o Favor da Rainha após uma Rodada anterior à última não dá pontos",
     "tener el favor de la Reina tras una ronda anterior a la última no da puntos")

# With whom the last step begins.
rule("scoring.starter_first", final_begins_with_starter, True,
     "ownership markers are scored player by player, beginning with the starting player",
     "as Grifes são pontuadas jogador a jogador, a partir do jogador inicial",
     "los marcadores de propiedad se puntúan jugador por jugador, empezando por el inicial")
rule("scoring.last_starter_first", final_first_player, FirstToScore.LAST_STARTER,
     "scoring the markers begins with the starting player of the last round",
     "a pontuação das Grifes começa pelo jogador inicial da última Rodada",
     "la puntuación de los marcadores empieza por el jugador inicial de la última ronda")
