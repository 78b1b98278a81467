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
     "by then the deck of employees to hire has run out",
     "até lá, o baralho de Funcionários por contratar se esgotou",
     "para entonces la pila de Empleados por contratar se ha agotado")
rule("end.not_early", game_ends_early, "may not",
     "the game does not end before",
     "o jogo não acaba antes disso",
     "la partida no acaba antes")
rule("end.most_prestige", game_won_by, WonBy.PRESTIGE,
     "whoever has most prestige points wins",
     "vence quem tem mais Pontos de Prestígio",
     "gana quien tiene más Puntos de Prestigio")
rule("end.tie_by_livre", game_tie_won_by, WonBy.LIVRE,
     "among tied players, most Livre wins",
     "entre empatados, vence quem tem mais Libras",
     "entre empatados gana quien tiene más Livre")
rule("end.livre_left_over", game_tie_livre, LivreCounted.LEFT_OVER,
     "what is compared are the Livre left after the conversion",
     "comparam-se as Libras que restam após a conversão",
     "se comparan los Livre que quedan tras la conversión",
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
     "players tied in Livre as well win together",
     "quem empata também em Libras vence junto",
     "quienes empatan también a Livre ganan juntos",
     ruling="end.shared_win")
rule("end.winner_last", winner_known_after, True,
     "the winner is known only when all steps have been scored",
     "o vencedor só se sabe quando todos os passos foram pontuados",
     "el ganador solo se sabe cuando se han puntuado todos los pasos")
