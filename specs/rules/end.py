"""The end of the game, and who wins."""

from oracle.rules import Rulebook
from specs.questions.end import (
    EndPoint,
    LivreCounted,
    LoserKind,
    StillTied,
    WonBy,
    employee_deck_empty_at_end,
    game_ends_after_round,
    game_ends_at,
    game_ends_early,
    game_still_tied,
    game_tie_livre,
    game_tie_open_to,
    game_tie_won_by,
    game_won_by,
    tied_kind,
    winner_known_after,
)

rule = Rulebook("end")

rule("end.last_round", game_ends_after_round, 7,
     "the game ends after round {answer}",
     "o jogo acaba depois da Rodada {answer}",
     "la partida acaba después de la ronda {answer}")
rule("end.after_income", game_ends_at, EndPoint.INCOME,
     "the final scoring begins after the income of the last round",
     "a pontuação final começa depois da receita da última Rodada",
     "la puntuación final empieza tras los ingresos de la última ronda")
rule("end.deck_empty", employee_deck_empty_at_end, True,
     "when the game ends, the deck of employees to hire has run out",
     "no fim do jogo, o baralho da fila de Novos Funcionários está esgotado",
     "al final de la partida, la pila de Empleados por contratar está agotada")
rule("end.not_early", game_ends_early, "may not",
     "the game does not end before the last round is over",
     "o jogo não acaba antes de terminar a última Rodada",
     "la partida no acaba antes de terminar la última ronda")
rule("end.most_prestige", game_won_by, WonBy.PRESTIGE,
     "whoever has most prestige points wins the game",
     "vence o jogo quem tem mais Pontos de Prestígio",
     "gana la partida quien tiene más Puntos de Prestigio")
rule("end.tie_by_livre", game_tie_won_by, WonBy.LIVRE,
     "among players tied for the win, the one with most Livre wins",
     "entre os empatados pela vitória, vence quem tem mais Libras",
     "entre los empatados por la victoria gana quien tiene más Livre")
rule("end.livre_left_over", game_tie_livre, LivreCounted.LEFT_OVER,
     "in a tie for the win, the Livre left after the conversion are compared",
     "no empate pela vitória, comparam-se as Libras que restam após a conversão",
     "en el empate por la victoria se comparan los Livre que quedan tras la conversión",
     ruling="end.livre_left_over")
rule("end.tied_players_compare", game_tie_open_to, True,
     "players tied for most prestige points compare their Livre",
     "quem empata em mais Pontos de Prestígio compara suas Libras",
     "quienes empatan a más Puntos de Prestigio comparan sus Livre",
     when=tied_kind == LoserKind.TIED)
rule("end.others_do_not_compare", game_tie_open_to, False,
     "a player with fewer prestige points cannot win by Livre",
     "quem tem menos Pontos de Prestígio não vence por Libras",
     "quien tiene menos Puntos de Prestigio no gana por Livre",
     when=tied_kind == LoserKind.NOT_TIED)
rule("end.shared_win", game_still_tied, StillTied.SHARED,
     "players tied for the win in Livre as well win together",
     "quem empata pela vitória também em Libras vence junto",
     "quienes empatan por la victoria también a Livre ganan juntos",
     ruling="end.shared_win")
rule("end.winner_last", winner_known_after, True,
     "the winner is known only when all steps of the final scoring are done",
     "o vencedor só se conhece quando todos os passos da pontuação final terminam",
     "el ganador solo se conoce cuando acaban todos los pasos de la puntuación final")
