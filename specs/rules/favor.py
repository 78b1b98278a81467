"""The Queen's favor: what it pays, who begins next, and when it gives points."""

from oracle.rules import Rulebook
from specs.questions.base_turns import (
    favor_by_starting_player,
    favor_claims_per_round,
    favor_counts_from_round,
    favor_gives_start,
    favor_kept_by_same,
    favor_needs_marker,
    favor_pays,
    favor_pays_at_once,
)
from specs.questions.extra_deluxe_actions import favor_points_besides, favor_start_marker_taken
from specs.questions.favor import (
    FavorSpot,
    StartPasses,
    claim_favor_in_round,
    favor_lies_claimed,
    favor_lies_unclaimed,
    favor_livre_optional,
    favor_of_last_round_starts_scoring,
    favor_paid_from_bank,
    favor_unclaimed_pays_more,
    start_passes_when,
)
from specs.vocabulary import round_number

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)

rule = Rulebook("favor")

rule("favor.on_board", favor_lies_unclaimed, FavorSpot.ON_BOARD,
     "until somebody claims it, the Queen's favor lies on its space of the board",
     "até que alguém o peça, o Favor da Rainha fica em seu espaço no tabuleiro",
     "mientras nadie lo reclame, el favor de la Reina está en su espacio del tablero",
     editions=DELUXE)
rule("favor.beside_board", favor_lies_unclaimed, FavorSpot.BESIDE_BOARD,
     "until somebody claims it, the Queen's favor lies beside the board",
     "até que alguém o peça, o Favor da Rainha fica ao lado do tabuleiro",
     "mientras nadie lo reclame, el favor de la Reina está al lado del tablero",
     editions=ORIGINAL, ruling="favor.beside_board")
rule("favor.on_player_board", favor_lies_claimed, FavorSpot.PLAYER_BOARD,
     "who claims it puts it on their player board",
     "quem o pede o coloca em seu Tabuleiro de Jogador",
     "quien lo reclama lo pone en su tablero de jugador",
     editions=DELUXE)
rule("favor.before_player", favor_lies_claimed, FavorSpot.BEFORE_PLAYER,
     "who claims it lays it in front of them",
     "quem o pede o deixa à sua frente",
     "quien lo reclama lo deja ante sí",
     editions=ORIGINAL)
rule("favor.pays", favor_pays, 5,
     "claiming the Queen's favor pays {answer} Livre",
     "pedir o Favor da Rainha rende {answer} Libras",
     "reclamar el favor de la Reina da {answer} Livre")
rule("favor.pays_at_once", favor_pays_at_once, True,
     "they are paid at once",
     "elas são pagas na hora",
     "se cobran en el acto")
rule("favor.by_the_bank", favor_paid_from_bank, True,
     "the bank pays them",
     "quem as paga é o banco",
     "los paga el banco")
rule("favor.livre_taken", favor_livre_optional, "must",
     "who claims the favor takes the Livre",
     "quem pede o favor recebe as Libras",
     "quien reclama el favor cobra los Livre")
rule("favor.always_the_same", favor_unclaimed_pays_more, False,
     "a favor that nobody claimed does not pay more in the next round",
     "um favor que ninguém pediu não rende mais na Rodada seguinte",
     "un favor que nadie reclamó no da más en la ronda siguiente",
     ruling="favor.always_the_same")
rule("favor.not_twice", favor_needs_marker, "may not",
     "the favor cannot be claimed while a player has it",
     "o favor não pode ser pedido enquanto um jogador estiver com ele",
     "el favor no se puede reclamar mientras lo tenga un jugador")
rule("favor.one_player", favor_claims_per_round, 1,
     "in each round, {answer} player at most can claim it",
     "em cada Rodada, no máximo {answer} jogador pode pedi-lo",
     "en cada ronda puede reclamarlo {answer} jugador como mucho")
rule("favor.every_round", claim_favor_in_round, "may",
     "it can be claimed in every round",
     "ele pode ser pedido em qualquer Rodada",
     "se puede reclamar en cualquier ronda")
rule("favor.starting_player_too", favor_by_starting_player, "may",
     "any player may claim it, the starting player as well",
     "qualquer jogador pode pedi-lo, também o jogador inicial",
     "puede reclamarlo cualquier jugador, también el inicial")
rule("favor.two_rounds_running", favor_kept_by_same, "may",
     "the same player may claim it again in the next round",
     "o mesmo jogador pode pedi-lo de novo na Rodada seguinte",
     "el mismo jugador puede reclamarlo otra vez en la ronda siguiente")
rule("favor.begins_next_round", favor_gives_start, True,
     "who claimed it begins the next round",
     "quem o pediu começa a Rodada seguinte",
     "quien lo reclamó empieza la ronda siguiente")
rule("favor.start_passes_later", start_passes_when, StartPasses.NEXT_ROUND,
     "the starting player changes only when the next round is prepared",
     "o jogador inicial só muda quando se prepara a Rodada seguinte",
     "el jugador inicial solo cambia al preparar la ronda siguiente")
rule("favor.marker_taken", favor_start_marker_taken, "must",
     "its holder then takes the marker of the starting player",
     "quem o tem pega então o marcador de Jogador Inicial",
     "quien lo tiene toma entonces el marcador de jugador inicial")
rule("favor.early_claim_no_points", favor_counts_from_round, False,
     "a favor claimed in one of the first {n} rounds gives no points at the end, since it goes back",
     "um favor pedido numa das primeiras {n} Rodadas não dá pontos no fim, pois é devolvido",
     "un favor reclamado en una de las primeras {n} rondas no da puntos al final, pues se devuelve",
     when=round_number <= 6, fills={"n": 6})
rule("favor.last_claim_points", favor_counts_from_round, True,
     "a favor claimed in round {n} gives points at the end",
     "um favor pedido na Rodada {n} dá pontos no fim",
     "un favor reclamado en la ronda {n} da puntos al final",
     when=round_number == 7, fills={"n": 7})
rule("favor.points_besides", favor_points_besides, True,
     "these points come in addition to the Livre",
     "esses pontos se somam às Libras",
     "esos puntos se suman a los Livre")
rule("favor.no_start_in_scoring", favor_of_last_round_starts_scoring, False,
     "claimed in the last round, it does not make its holder first in the final scoring",
     "pedido na última Rodada, ele não torna seu dono o primeiro na pontuação final",
     "reclamado en la última ronda, no hace a su dueño el primero en la puntuación final",
     ruling="second_base.borrowed")
