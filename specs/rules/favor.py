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
     "in the Deluxe edition the Queen's favor lies on its space of the board until claimed",
     "na edição Deluxe, o Favor da Rainha fica em seu espaço no tabuleiro até ser pedido",
     "en la edición Deluxe el favor de la Reina está en su espacio del tablero hasta que se reclama",
     editions=DELUXE)
rule("favor.beside_board", favor_lies_unclaimed, FavorSpot.BESIDE_BOARD,
     "in the original edition the Queen's favor lies beside the board until claimed",
     "na edição original, o Favor da Rainha fica ao lado do tabuleiro até ser pedido",
     "en la edición original el favor de la Reina está al lado del tablero hasta que se reclama",
     editions=ORIGINAL, ruling="favor.beside_board")
rule("favor.on_player_board", favor_lies_claimed, FavorSpot.PLAYER_BOARD,
     "in the Deluxe edition whoever claims the Queen's favor puts it on their player board",
     "na edição Deluxe, quem pede o Favor da Rainha o coloca em seu Tabuleiro de Jogador",
     "en la edición Deluxe quien reclama el favor de la Reina lo pone en su tablero de jugador",
     editions=DELUXE)
rule("favor.before_player", favor_lies_claimed, FavorSpot.BEFORE_PLAYER,
     "in the original edition whoever claims the Queen's favor lays it in front of them",
     "na edição original, quem pede o Favor da Rainha o deixa à sua frente",
     "en la edición original quien reclama el favor de la Reina lo deja ante sí",
     editions=ORIGINAL)
rule("favor.pays", favor_pays, 5,
     "claiming the Queen's favor pays {answer} Livre",
     "pedir o Favor da Rainha rende {answer} Libras",
     "reclamar el favor de la Reina da {answer} Livre")
rule("favor.pays_at_once", favor_pays_at_once, True,
     "the Livre for the Queen's favor are paid at once",
     "as Libras pelo Favor da Rainha são pagas na hora",
     "los Livre por el favor de la Reina se cobran en el acto")
rule("favor.by_the_bank", favor_paid_from_bank, True,
     "the bank pays the Livre for the Queen's favor",
     "o banco paga as Libras pelo Favor da Rainha",
     "el banco paga los Livre por el favor de la Reina")
rule("favor.livre_taken", favor_livre_optional, "must",
     "whoever claims the Queen's favor must take the Livre",
     "quem pede o Favor da Rainha tem de receber as Libras",
     "quien reclama el favor de la Reina tiene que cobrar los Livre")
rule("favor.always_the_same", favor_unclaimed_pays_more, False,
     "a Queen's favor that nobody claimed does not pay more in the next round",
     "um Favor da Rainha que ninguém pediu não rende mais na Rodada seguinte",
     "un favor de la Reina que nadie reclamó no da más en la ronda siguiente",
     ruling="favor.always_the_same")
rule("favor.not_twice", favor_needs_marker, "may not",
     "the Queen's favor cannot be claimed while a player has it",
     "o Favor da Rainha não pode ser pedido enquanto um jogador estiver com ele",
     "el favor de la Reina no se puede reclamar mientras lo tenga un jugador")
rule("favor.one_player", favor_claims_per_round, 1,
     "in each round {answer} player at most can claim the Queen's favor",
     "em cada Rodada, no máximo {answer} jogador pode pedir o Favor da Rainha",
     "en cada ronda puede reclamar el favor de la Reina {answer} jugador como mucho")
rule("favor.every_round", claim_favor_in_round, "may",
     "the Queen's favor can be claimed in every round",
     "o Favor da Rainha pode ser pedido em qualquer Rodada",
     "el favor de la Reina se puede reclamar en cualquier ronda")
rule("favor.starting_player_too", favor_by_starting_player, "may",
     "any player may claim the Queen's favor, the starting player as well",
     "qualquer jogador pode pedir o Favor da Rainha, também o jogador inicial",
     "cualquier jugador puede reclamar el favor de la Reina, también el inicial")
rule("favor.two_rounds_running", favor_kept_by_same, "may",
     "a player may claim the Queen's favor in two rounds running",
     "um jogador pode pedir o Favor da Rainha em duas Rodadas seguidas",
     "un jugador puede reclamar el favor de la Reina en dos rondas seguidas")
rule("favor.begins_next_round", favor_gives_start, True,
     "whoever claimed the Queen's favor begins the next round",
     "quem pediu o Favor da Rainha começa a Rodada seguinte",
     "quien reclamó el favor de la Reina empieza la ronda siguiente")
rule("favor.start_passes_later", start_passes_when, StartPasses.NEXT_ROUND,
     "after a claim of the favor, the starting player changes only when the next round is prepared",
     "após um pedido do Favor, o jogador inicial só muda quando se prepara a Rodada seguinte",
     "tras reclamarse el favor, el jugador inicial solo cambia al preparar la ronda siguiente")
rule("favor.marker_taken", favor_start_marker_taken, "must",
     "when the next round is prepared, the holder of the Queen's favor takes the starting player marker",
     "ao preparar a Rodada seguinte, quem tem o Favor da Rainha pega o marcador de Jogador Inicial",
     "al preparar la ronda siguiente, quien tiene el favor de la Reina toma el marcador de jugador inicial")
rule("favor.early_claim_no_points", favor_counts_from_round, False,
     "a Queen's favor claimed in one of the first {n} rounds goes back and gives no points at the end",
     "um Favor da Rainha pedido numa das primeiras {n} Rodadas é devolvido e não dá pontos no fim",
     "un favor de la Reina reclamado en una de las primeras {n} rondas se devuelve y no da puntos al final",
     when=round_number <= 6, fills={"n": 6})
rule("favor.last_claim_points", favor_counts_from_round, True,
     "a Queen's favor claimed in round {n} gives points at the end",
     "um Favor da Rainha pedido na Rodada {n} dá pontos no fim",
     "un favor de la Reina reclamado en la ronda {n} da puntos al final",
     when=round_number == 7, fills={"n": 7})
rule("favor.points_besides", favor_points_besides, True,
     "the points for the Queen's favor at the end come in addition to its Livre",
     "os pontos do Favor da Rainha no fim se somam às Libras dele",
     "los puntos del favor de la Reina al final se suman a sus Livre")
rule("favor.no_start_in_scoring", favor_of_last_round_starts_scoring, False,
     "claiming the Queen's favor in the last round does not make its holder first in the final scoring",
     "pedir o Favor da Rainha na última Rodada não torna ninguém o primeiro na pontuação final",
     "reclamar el favor de la Reina en la última ronda no hace a nadie el primero en la puntuación final",
     ruling="fifth.no_next_start")
