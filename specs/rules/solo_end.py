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
     "Madame du Barry gets the all-halls bonus once she is represented in {n} halls, not before",
     "a Madame du Barry obtém o Bônus por Todas as Galerias ao estar representada em {n}, não antes",
     "Madame du Barry consigue la bonificación por todos los salones al estar representada en {n}, no antes",
     editions=DELUXE, fills={"n": 5})
rule("solo.present_by", solo_presence_by, True,
     "a garment or the musician of a hall makes Madame du Barry represented there",
     "um Traje ou o Músico de uma Galeria representa a Madame du Barry ali",
     "un Vestido o el músico de un salón hace que Madame du Barry esté representada en él",
     when=presence != InHall.OTHER_DECORATION, editions=DELUXE)
rule("solo.not_present_by", solo_presence_by, False,
     "a decoration outside the halls makes Madame du Barry represented in none of them",
     "uma Decoração fora das Galerias não representa a Madame du Barry em nenhuma delas",
     "una Decoración fuera de los salones no representa a Madame du Barry en ninguno",
     when=presence == InHall.OTHER_DECORATION, editions=DELUXE)
rule("solo.best_all_halls_space", solo_all_halls_space, Which.BEST,
     "Madame du Barry's marker goes to the most valuable free space of the all-halls bonus",
     "a Grife da Madame du Barry vai ao espaço livre de maior valor do Bônus por Todas as Galerias",
     "el marcador de Madame du Barry va al espacio libre de mayor valor de la bonificación por todos los salones",
     editions=DELUXE)
rule("solo.all_halls_at_once", solo_all_halls_at_once, "must",
     "Madame du Barry's marker for the all-halls bonus is placed at once",
     "a Grife da Madame du Barry no Bônus por Todas as Galerias é colocada na hora",
     "el marcador de Madame du Barry en la bonificación por todos los salones se pone en el acto",
     editions=DELUXE)

# Income.
rule("solo.no_income", solo_income_from, False,
     "Madame du Barry receives no income: no basic one, none from the kitchen and none from jewels",
     "a Madame du Barry não recebe receita: nem a básica, nem da Cozinha, nem das Joias",
     "Madame du Barry no recibe ingresos: ni los básicos, ni de la cocina, ni de las joyas",
     editions=DELUXE,
     excepts=("income.base", "income.taken_by_all", "income.total"))

# Final scoring.
rule("solo.every_scoring_step", solo_scores_step, True,
     "Madame du Barry takes part in every step of the final scoring, though she has no Livre to count",
     "a Madame du Barry participa de todos os passos da pontuação final, ainda que não tenha Libras",
     "Madame du Barry participa en todos los pasos de la puntuación final, aunque no tenga Livre",
     editions=DELUXE)
rule("solo.scores_as_player", solo_scores_as_player, True,
     "in the final scoring Madame du Barry scores like a player",
     "na pontuação final, a Madame du Barry pontua como um jogador",
     "en la puntuación final, Madame du Barry puntúa como cualquier jugador",
     editions=DELUXE)
rule("solo.no_second_place", solo_place_scores, False,
     "in a solo game, as with {n} players, second place in halls and fireworks brings nothing",
     "numa partida solo, como com {n} jogadores, o segundo lugar nas Galerias e nos fogos não dá nada",
     "en solitario, como con {n} jugadores, el segundo puesto en salones y fuegos no da nada",
     when=solo_place_scores.given, editions=DELUXE, fills={"n": 2}, ruling="solo_end.no_second_place")
rule("solo.end_bonuses_score", solo_end_bonus_scores, True,
     "end bonuses of Madame du Barry's employee deck give her points",
     "os Bônus de fim de jogo do baralho de Funcionários da Madame du Barry lhe dão pontos",
     "las bonificaciones finales del mazo de Empleados de Madame du Barry le dan puntos",
     editions=DELUXE)
rule("solo.team_at_end", solo_team_counts, True,
     "Madame du Barry's team is her starting employees, those she hired and those gained by exams",
     "a equipe da Madame du Barry são os Funcionários iniciais, os contratados e os ganhos em Testes",
     "el mazo de Madame du Barry son los Empleados base, los contratados y los ganados en exámenes",
     when=opponent_cards != OpponentCards.OWN_CARDS, editions=DELUXE)
rule("solo.own_cards_no_team", solo_team_counts, False,
     "Madame du Barry's own cards are no part of her team",
     "as cartas próprias da Madame du Barry não fazem parte da equipe dela",
     "las cartas propias de Madame du Barry no forman parte de su mazo de Empleados",
     when=opponent_cards == OpponentCards.OWN_CARDS, editions=DELUXE)
rule("solo.exam_keeps_team", solo_team_below_floor, False,
     "an exam never leaves Madame du Barry with fewer employees than before",
     "um Teste nunca deixa a Madame du Barry com menos Funcionários do que antes",
     "un examen nunca deja a Madame du Barry con menos Empleados que antes",
     editions=DELUXE, ruling="solo_end.exam_keeps_team")
rule("solo.player_moves_hers", solo_terrace_moved_by, Seat.PLAYER,
     "the player moves Madame du Barry's garments to the terrace",
     "o jogador leva os Trajes da Madame du Barry para a sacada",
     "el jugador lleva los Vestidos de Madame du Barry a la terraza",
     editions=DELUXE)
rule("solo.terrace_aim", solo_terrace_aim, TerraceAim.MOST_POINTS,
     "moving Madame du Barry's garments to the terrace, the player gets her as many points as possible",
     "ao levar os Trajes da Madame du Barry à sacada, o jogador consegue o máximo de pontos para ela",
     "al llevar los Vestidos de Madame du Barry a la terraza, el jugador le consigue el máximo de puntos",
     editions=DELUXE)
rule("solo.statue_sets_aim", solo_statue_sets_aim, TerraceAim.MOST_POINTS,
     "Madame du Barry's garments are shared among her statues so as to give her most points",
     "os Trajes da Madame du Barry são repartidos entre suas Estátuas para lhe dar o máximo de pontos",
     "los Vestidos de Madame du Barry se reparten entre sus estatuas para darle el máximo de puntos",
     editions=DELUXE, ruling="solo_end.statue_sets_aim")
rule("solo.jewel_points", solo_jewel_points, jewels_owned,
     "each jewel gives Madame du Barry {n} prestige point at the end",
     "cada Joia dá à Madame du Barry {n} Ponto de Prestígio no fim",
     "cada joya da a Madame du Barry {n} Punto de Prestigio al final",
     editions=DELUXE, fills={"n": 1})
rule("solo.jewels_score", solo_jewels_score, True,
     "Madame du Barry's jewels give her points at the end",
     "as Joias da Madame du Barry lhe dão pontos no fim",
     "las joyas de Madame du Barry le dan puntos al final",
     editions=DELUXE)
rule("solo.tile_points", solo_tile_points, tiles_collected // 2,
     "every {n} resource tiles give Madame du Barry {points} prestige point; one left over gives nothing",
     "cada {n} peças de Recurso dão à Madame du Barry {points} Ponto de Prestígio; uma que sobre não dá nada",
     "cada {n} fichas de Recursos dan a Madame du Barry {points} Punto de Prestigio; una que sobre no da nada",
     editions=DELUXE, fills={"n": 2, "points": 1},
     excepts=("resources.no_points_left_over", "scoring.leftovers"))
rule("solo.tile_faces_ignored", solo_tile_faces_matter, False,
     "for Madame du Barry's points it does not matter what her resource tiles show",
     "para os pontos da Madame du Barry não importa o que suas peças de Recurso mostram",
     "para los puntos de Madame du Barry no importa lo que muestran sus fichas de Recursos",
     editions=DELUXE)
rule("solo.reward_tiles_count", solo_tiles_from_rewards_count, True,
     "for Madame du Barry's points tiles from guest spaces or for jewels count as well",
     "para os pontos da Madame du Barry contam também as peças de espaços de convidado e as das Joias",
     "para los puntos de Madame du Barry cuentan también las fichas de espacios de Invitado y de joyas",
     editions=DELUXE)
rule("solo.player_tiles_worthless", solo_player_tiles_score, False,
     "in a solo game the player gets no points for resource tiles",
     "numa partida solo, o jogador não ganha pontos por peças de Recurso",
     "en una partida en solitario el jugador no gana puntos por fichas de Recursos",
     editions=DELUXE, ruling="solo_end.player_tiles")

# Who wins.
rule("solo.most_points_win", solo_most_points_wins, True,
     "in a solo game the side with most prestige points wins",
     "numa partida solo, vence o lado com mais Pontos de Prestígio",
     "en una partida en solitario gana el lado con más Puntos de Prestigio",
     editions=DELUXE)
rule("solo.she_wins_ties", solo_tie_won_by, Seat.OPPONENT,
     "Madame du Barry wins a solo game that is tied",
     "a Madame du Barry vence a partida solo empatada",
     "Madame du Barry gana la partida en solitario empatada",
     editions=DELUXE,
     excepts=("end.tie_by_livre", "end.shared_win"))
rule("solo.no_livre_in_tie", solo_tie_by_livre, False,
     "Livre do not break the tie of a solo game",
     "Libras não desfazem o empate de uma partida solo",
     "los Livre no deshacen el empate de una partida en solitario",
     editions=DELUXE, ruling="third_options.her_tie",
     excepts=("end.tied_players_compare",))
