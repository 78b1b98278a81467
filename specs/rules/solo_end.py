"""Madame du Barry in all halls, in the income phase and in the final scoring."""

from oracle.rules import Rulebook
from specs.questions.base_decorations import InHall, Which
from specs.questions.solo import Seat
from specs.questions.solo_end import (
    OpponentCards,
    TerraceAim,
    halls_reached,
    jewels_owned,
    opponent_cards,
    presence,
    solo_all_halls_at_once,
    solo_all_halls_space,
    solo_all_halls_with,
    solo_end_bonus_scores,
    solo_income_from,
    solo_jewel_points,
    solo_jewels_score,
    solo_most_points_wins,
    solo_place_scores,
    solo_player_tiles_score,
    solo_presence_by,
    solo_scores_as_player,
    solo_scores_step,
    solo_statue_sets_aim,
    solo_team_below_floor,
    solo_team_counts,
    solo_terrace_aim,
    solo_terrace_moved_by,
    solo_tie_by_livre,
    solo_tie_won_by,
    solo_tile_faces_matter,
    solo_tile_points,
    solo_tiles_from_rewards_count,
    tiles_collected,
)

DELUXE = ("deluxe-2020",)

rule = Rulebook("solo")

# Present in all halls.
rule("solo.all_halls", solo_all_halls_with, halls_reached == 5,
     "she gets the bonus for all halls once she is present in {n}, not before",
     "ela obtém o Bônus por Todas as Galerias ao estar presente em {n}, não antes",
     "consigue la bonificación por todos los salones al estar presente en {n}, no antes",
     editions=DELUXE, fills={"n": 5})
rule("solo.present_by", solo_presence_by, True,
     "a garment or the musician of a hall makes her present there",
     "um Traje ou o Músico de uma Galeria a torna presente ali",
     "un Vestido o el músico de un salón la hace presente en él",
     when=presence != InHall.OTHER_DECORATION, editions=DELUXE)
rule("solo.not_present_by", solo_presence_by, False,
     "another decoration makes her present in no hall",
     "outra Decoração não a torna presente em Galeria alguma",
     "otra decoración no la hace presente en ningún salón",
     when=presence == InHall.OTHER_DECORATION, editions=DELUXE)
rule("solo.best_all_halls_space", solo_all_halls_space, Which.BEST,
     "her marker goes to the most valuable free space of that bonus",
     "a Grife dela vai para o espaço livre de maior valor desse Bônus",
     "su marcador va al espacio libre de mayor valor de esa bonificación",
     editions=DELUXE)
rule("solo.all_halls_at_once", solo_all_halls_at_once, "must",
     "it is put there at once",
     "ela é posta ali na mesma hora",
     "se pone allí de inmediato",
     editions=DELUXE)

# Income.
rule("solo.no_income", solo_income_from, False,
     "she receives no income: no basic one, none from the kitchen and none from jewels",
     "ela não recebe receita: nem a básica, nem da Cozinha, nem das Joias",
     "no recibe ingresos: ni los básicos, ni de la cocina, ni de las joyas",
     editions=DELUXE)

# Final scoring.
rule("solo.every_scoring_step", solo_scores_step, True,
     "she takes part in every step of the final scoring, though she has no Livre to count",
     "ela participa de todos os passos da pontuação final, ainda que não tenha Libras para contar",
     "participa en todos los pasos de la puntuación final, aunque no tenga Livre que contar",
     editions=DELUXE)
rule("solo.scores_as_player", solo_scores_as_player, True,
     "she scores like a player",
     "ela pontua como um jogador",
     "puntúa como un jugador",
     editions=DELUXE)
rule("solo.no_second_place", solo_place_scores, False,
     "as with {n} players, a second place brings nothing, in halls and in fireworks",
     "como com {n} jogadores, um segundo lugar não dá nada, nas Galerias e nos Fogos de Artifício",
     "como con {n} jugadores, un segundo puesto no da nada, en los salones y en los fuegos artificiales",
     editions=DELUXE, fills={"n": 2}, ruling="solo_end.no_second_place")
rule("solo.end_bonuses_score", solo_end_bonus_scores, True,
     "end bonuses of her employee deck give her points",
     "os Bônus de Fim de Jogo do baralho de Funcionários dela lhe dão pontos",
     "las bonificaciones finales de su mazo de Empleados le dan puntos",
     editions=DELUXE)
rule("solo.team_at_end", solo_team_counts, True,
     "her team is her starting employees, those she hired and those she gained by exams",
     "a equipe dela são os Funcionários iniciais, os contratados e os ganhos em Testes",
     "su equipo son los Empleados iniciales, los contratados y los ganados en exámenes",
     when=opponent_cards != OpponentCards.OWN_CARDS, editions=DELUXE)
rule("solo.own_cards_no_team", solo_team_counts, False,
     "her own cards are no part of her team",
     "as cartas próprias dela não fazem parte da equipe",
     "sus cartas propias no forman parte del equipo",
     when=opponent_cards == OpponentCards.OWN_CARDS, editions=DELUXE)
rule("solo.exam_keeps_team", solo_team_below_floor, False,
     "an exam never leaves her with fewer employees than before",
     "um Teste nunca a deixa com menos Funcionários do que antes",
     "un examen nunca la deja con menos Empleados que antes",
     editions=DELUXE, ruling="solo_end.exam_keeps_team")
rule("solo.player_moves_hers", solo_terrace_moved_by, Seat.PLAYER,
     "the player moves her garments to the terrace",
     "o jogador leva os Trajes dela para a sacada",
     "el jugador lleva los Vestidos de ella a la terraza",
     editions=DELUXE)
rule("solo.terrace_aim", solo_terrace_aim, TerraceAim.MOST_POINTS,
     "in doing so, the player gets her as many points as possible",
     "ao fazê-lo, o jogador consegue para ela o máximo de pontos",
     "al hacerlo, el jugador le consigue el máximo de puntos",
     editions=DELUXE)
rule("solo.statue_sets_aim", solo_statue_sets_aim, TerraceAim.MOST_POINTS,
     "her garments are shared out among her statues in the same way",
     "os Trajes dela são repartidos entre suas Estátuas da mesma forma",
     "los Vestidos de ella se reparten entre sus estatuas de la misma forma",
     editions=DELUXE, ruling="solo_end.statue_sets_aim")
rule("solo.jewel_points", solo_jewel_points, jewels_owned,
     "each jewel gives her {n} prestige point",
     "cada Joia lhe dá {n} Ponto de Prestígio",
     "cada joya le da {n} Punto de Prestigio",
     editions=DELUXE, fills={"n": 1})
rule("solo.jewels_score", solo_jewels_score, True,
     "her jewels give her points",
     "as Joias dela lhe dão pontos",
     "sus joyas le dan puntos",
     editions=DELUXE)
rule("solo.tile_points", solo_tile_points, tiles_collected // 2,
     "every {n} resource tiles give her {points} prestige point, a single one left over gives nothing",
     "cada {n} peças de Recurso lhe dão {points} Ponto de Prestígio; uma que sobre não dá nada",
     "cada {n} fichas de recurso le dan {points} Punto de Prestigio; una que sobre no da nada",
     editions=DELUXE, fills={"n": 2, "points": 1})
rule("solo.tile_faces_ignored", solo_tile_faces_matter, False,
     "it does not matter for that what they show",
     "para isso não importa o que elas mostram",
     "para eso no importa lo que muestran",
     editions=DELUXE)
rule("solo.reward_tiles_count", solo_tiles_from_rewards_count, True,
     "tiles from guest spaces or for jewels count as well",
     "contam também as peças de espaços de convidado e as dadas por Joias",
     "cuentan también las fichas de espacios de invitado y las dadas por joyas",
     editions=DELUXE, ruling="third_options.all_tiles_count")
rule("solo.player_tiles_worthless", solo_player_tiles_score, False,
     "the player gets no points for resource tiles",
     "o jogador não ganha pontos por peças de Recurso",
     "el jugador no gana puntos por fichas de recurso",
     editions=DELUXE, ruling="solo_end.player_tiles")

# Who wins.
rule("solo.most_points_win", solo_most_points_wins, True,
     "the side with most prestige points wins",
     "vence o lado com mais Pontos de Prestígio",
     "gana el lado con más Puntos de Prestigio",
     editions=DELUXE)
rule("solo.she_wins_ties", solo_tie_won_by, Seat.OPPONENT,
     "if both have the same, she wins",
     "se os dois têm o mesmo, ela vence",
     "si los dos tienen lo mismo, gana ella",
     editions=DELUXE)
rule("solo.no_livre_in_tie", solo_tie_by_livre, False,
     "Livre do not break that tie",
     "Libras não desfazem esse empate",
     "los Livre no deshacen ese empate",
     editions=DELUXE, ruling="third_options.her_tie")
