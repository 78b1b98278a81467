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
     "money, crowned employees, favor, majorities, statues, rented garments and decorations give points",
     "dinheiro, Funcionários com coroa, favor, maiorias, estátuas, Trajes alugados e Decorações dão pontos",
     "dinero, Empleados con corona, favor, mayorías, estatuas, Vestidos alquilados y Decoraciones dan puntos",
     when=source.one_of(Source.MONEY, Source.SOME_BONUSES, Source.FAVOR, Source.HALL_MAJORITY,
                        Source.FIREWORK_MAJORITY, Source.STATUE_SETS, Source.RENTED_GARMENT, Source.DECORATION))
rule("scoring.all_halls_counts", scores_at_end, True,
     "the bonus for all halls gives points",
     "o Bônus por Todas as Galerias dá pontos",
     "la bonificación por todos los salones da puntos",
     when=source == Source.ALL_HALLS, ruling="scoring.all_halls")
rule("scoring.only_crowned_bonuses", scores_at_end, False,
     "bonuses without a crown give nothing at the end",
     "Bônus sem coroa nada dão no fim",
     "las bonificaciones sin corona no dan nada al final",
     when=source == Source.EVERY_BONUS)
rule("scoring.leftovers", scores_at_end, False,
     "sold garments and whatever thread, lace and tiles are left give no points",
     "Trajes vendidos e o que sobra de Linha, Renda e peças não dão pontos",
     "los Vestidos vendidos y el hilo, el encaje y las losetas que sobran no dan puntos",
     when=source.one_of(Source.SOLD_GARMENT, Source.SILK, Source.NOTIONS))

# Money.
rule("scoring.money", money_points, livre // 10,
     "every {n} Livre are worth a prestige point",
     "cada {n} Libras valem um Ponto de Prestígio",
     "cada {n} Livre valen un Punto de Prestigio",
     fills={"n": 10})
rule("scoring.money_left", money_left, livre % 10,
     "the Livre that make no full {n} are kept",
     "as Libras que não completam {n} ficam com o jogador",
     "los Livre que no completan {n} se conservan",
     ruling="scoring.money", fills={"n": 10})
rule("scoring.money_converted", convert_money, "must",
     "every player converts as many Livre as possible",
     "todo jogador converte tantas Libras quanto possível",
     "todo jugador convierte tantos Livre como sea posible",
     ruling="scoring.all_money")
rule("scoring.money_not_in_part", convert_money_partly, "may not",
     "nobody may hold back Livre that can be converted",
     "ninguém pode reter Libras que podem ser convertidas",
     "nadie puede retener Livre que se puedan convertir",
     ruling="scoring.money_not_in_part")
rule("scoring.money_to_bank", money_returned_to_bank, True,
     "what is converted goes back to the bank",
     "o que se converte volta para o banco",
     "lo que se convierte vuelve al banco")
rule("scoring.exchanges_rest", bonus_money_exchange_at_end, False,
     "bonuses that exchange Livre do not count once more",
     "Bônus que trocam Libras não contam de novo",
     "las bonificaciones que cambian Livre no cuentan de nuevo")

# Favor.
rule("scoring.favor", favor_end_points, 3,
     "the Queen's favor is worth {answer} prestige points",
     "o Favor da Rainha vale {answer} Pontos de Prestígio",
     "el favor de la Reina vale {answer} Puntos de Prestigio")
rule("scoring.favor_holder", favor_end_holder, True,
     "they go to whoever holds it when the last round is over",
     "eles vão para quem o tiver quando acaba a última Rodada",
     "son para quien lo tenga cuando acaba la última ronda")
rule("scoring.favor_once", favor_points_in_earlier_round, False,
     "holding it in an earlier round gives no points",
     "tê-lo numa Rodada anterior não dá pontos",
     "tenerlo en una ronda anterior no da puntos", ruling="second_base.borrowed")

# With whom the last step begins.
rule("scoring.starter_first", final_begins_with_starter, True,
     "the markers are scored player by player, beginning with the starting player",
     "os marcadores são pontuados jogador a jogador, a partir do inicial",
     "los marcadores se puntúan jugador por jugador, empezando por el inicial")
rule("scoring.last_starter_first", final_first_player, FirstToScore.LAST_STARTER,
     "that is the starting player of the last round",
     "é o jogador inicial da última Rodada",
     "es el jugador inicial de la última ronda")
