"""What a close reading of the base game leaves open, and what is played where a sentence can mean two things."""

from oracle.rules import OPEN, Rulebook
from specs.lent import Lent
from specs.questions.second_base import (
    FillOrder,
    HandTime,
    MasterGarment,
    bonus_depute_card_amount_too,
    bonus_set_any_garments,
    bonus_set_garments_reused,
    bonus_silk_gives_notions,
    decoration_points_highest,
    decoration_price_highest,
    decoration_price_lowest,
    discard_area_laid_out,
    every_played_card_discarded,
    favor_step_left_out,
    firework_left_empty,
    firework_second_beside_seven,
    fireworks_with_factor,
    game_ends_when_deck_empty,
    garment_may_stay_off_terrace,
    guest_spaces_in_all,
    hand_chosen_when,
    last_favor_moves_start,
    master_garment_is,
    master_spaces_in_all,
    notion_tiles_of,
    resource_fill_order,
    reward_livre_highest,
    reward_tile_is_acquiring,
    royal_hall_points,
    scoring_aid_listed,
    silk_pair_across_tiles,
    silk_tiles_of,
    start_cards_without_bonus,
    terrace_garment_in_royal_hall,
    thimble_garments,
    tile_laid_leftmost,
    tiles_drawn_seen,
)

DELUXE = ("deluxe-2020",)
ORIGINAL = ("original-2013",)

bonuses = Rulebook("bonuses")
lent_bonuses = Lent(bonuses, "bonuses.as_in_deluxe")
components = Rulebook("components")
decorations = Rulebook("decorations")
end = Rulebook("end")
favor = Rulebook("favor")
garments = Rulebook("garments")
hand = Rulebook("hand")
preparation = Rulebook("preparation")
scoring = Rulebook("scoring")
setup = Rulebook("setup")
turns = Rulebook("turns")

# What only the printed parts show.
components("components.silk_on_tiles_unknown", silk_tiles_of, OPEN,
           "the texts do not say how many resource tiles show silk of each colour",
           "os textos não dizem quantas peças de Recurso mostram seda de cada cor",
           "los textos no dicen cuántas fichas de Recursos muestran seda de cada color",
           ruling="second_base.only_printed",
           claims=("deluxe-pt.silk.on_tiles",))
components("components.notions_on_tiles_unknown", notion_tiles_of, OPEN,
           "the texts do not say how many resource tiles show thread or lace",
           "os textos não dizem quantas peças de Recurso mostram Linha ou Renda",
           "los textos no dicen cuántas fichas de Recursos muestran hilo o encaje",
           ruling="second_base.only_printed",
           claims=("deluxe-pt.silk.thread", "deluxe-pt.silk.lace"))
components("components.guest_spaces_unknown", guest_spaces_in_all, OPEN,
           "how many guest spaces the halls have is shown by the board alone",
           "só o tabuleiro mostra quantos espaços de convidado há nas Galerias",
           "solo el tablero muestra cuántos espacios de Invitado tienen los salones",
           ruling="second_base.only_printed",
           claims=("deluxe-pt.garments.any_space", "original-es.garments.any_space", "summary-pt.garments.rent",
                   "summary-en.garments.rent"))
components("components.master_spaces_unknown", master_spaces_in_all, OPEN,
           "how many guest spaces are for Masters is shown by the board alone",
           "só o tabuleiro mostra quantos espaços de convidado são do Mestre",
           "solo el tablero muestra cuántos espacios de Invitado son de Maestro",
           ruling="second_base.only_printed",
           claims=("deluxe-pt.garments.master_space_thimble", "original-es.garments.master_spaces",
                   "summary-pt.garments.special", "summary-en.garments.special"))
components("components.thimble_garments_unknown", thimble_garments, OPEN,
           "the texts do not say how many garments show the golden thimble",
           "os textos não dizem quantos Trajes mostram o dedal dourado",
           "los textos no dicen cuántos Vestidos muestran el dedal dorado",
           ruling="second_base.only_printed",
           claims=("deluxe-pt.garments.thimble", "original-es.garments.thimble_shown",
                   "summary-pt.garments.thimble_shown", "summary-en.garments.thimble_shown"))
decorations("decorations.lowest_price_unknown", decoration_price_lowest, OPEN,
            "what the cheapest decoration of a kind costs is shown by the board alone",
            "só o tabuleiro mostra quanto custa a Decoração mais barata de cada tipo",
            "solo el tablero muestra cuánto cuesta la Decoración más barata de cada clase",
            ruling="second_base.only_printed",
            claims=("deluxe-pt.fund.price", "summary-pt.decorations.price_at_space", "summary-en.decorations.pay"))
decorations("decorations.highest_price_unknown", decoration_price_highest, OPEN,
            "what the dearest decoration of a kind costs is shown by the board alone",
            "só o tabuleiro mostra quanto custa a Decoração mais cara de cada tipo",
            "solo el tablero muestra cuánto cuesta la Decoración más cara de cada clase",
            ruling="second_base.only_printed",
            claims=("deluxe-pt.fund.price", "summary-pt.decorations.price_at_space", "summary-en.decorations.pay"))
decorations("decorations.highest_points_unknown", decoration_points_highest, OPEN,
            "how many points a decoration gives by itself is shown by the board alone",
            "só o tabuleiro mostra quantos pontos dá cada Decoração",
            "solo el tablero muestra cuántos puntos da cada Decoración",
            ruling="second_base.only_printed",
            claims=("deluxe-pt.scoring.printed", "summary-pt.markers.printed", "summary-en.markers.printed"))
scoring("scoring.royal_hall_points_unknown", royal_hall_points, OPEN,
        "the points of the King's Hall are shown by the board alone",
        "só o tabuleiro mostra os pontos da Galeria Real",
        "solo el tablero muestra los puntos del salón del Rey",
        ruling="second_base.only_printed")
garments("garments.reward_livre_unknown", reward_livre_highest, OPEN,
         "how many Livre a guest space brings is shown by the board alone",
         "só o tabuleiro mostra quantas Libras dá um espaço de convidado",
         "solo el tablero muestra cuántos Livre da un espacio de Invitado",
         ruling="second_base.only_printed",
         claims=("deluxe-pt.garments.reward_livre", "deluxe-pt.garments.reward_bank",
                 "original-es.garments.reward_livre"))
components("components.factors_unknown", fireworks_with_factor, OPEN,
           "how many fireworks have which factor is shown by the board alone",
           "só o tabuleiro mostra quantos Fogos de Artifício têm cada fator",
           "solo el tablero muestra cuántos fuegos artificiales tienen cada factor",
           when=fireworks_with_factor.given, ruling="second_base.only_printed",
           claims=("deluxe-pt.fund.factors", "deluxe-pt.scoring.factors", "summary-pt.terrace.factor",
                   "summary-en.terrace.factor"))
components("components.start_cards_without_bonus_unknown", start_cards_without_bonus, OPEN,
           "how many starting employees have no bonus is shown by the cards alone",
           "só as cartas mostram quantos Funcionários iniciais não têm Bônus",
           "solo las cartas muestran cuántos Empleados base no tienen bonificación",
           ruling="second_base.only_printed",
           claims=("deluxe-pt.turns.start_masters", "deluxe-pt.bonuses.start_without",
                   "original-es.turns.start_masters"))
scoring("scoring.aid_not_in_list", scoring_aid_listed, False,
        "the Deluxe aid that shows the final scoring steps is in no list of parts",
        "o auxílio Deluxe que mostra os passos da pontuação final não está na lista de componentes",
        "la ayuda Deluxe que muestra los pasos de la puntuación final no figura en la lista de componentes",
        editions=DELUXE, ruling="second_base.aid")
scoring("scoring.aid_in_list", scoring_aid_listed, True,
        "the original's summary card of the final scoring is one of the listed parts",
        "a carta de ajuda da pontuação final da edição original está na lista de componentes",
        "la carta de resumen de la puntuación final del original figura en la lista de componentes",
        editions=ORIGINAL, ruling="second_base.aid_original")

# Setup and preparation.
setup("setup.no_discard_area", discard_area_laid_out, False,
      "no step of the setup lays out a discard area; it begins with the first thing discarded",
      "nenhum passo da Preparação cria uma área de descarte; ela começa com a primeira coisa descartada",
      "ningún paso de la preparación crea una zona de descarte; empieza con lo primero que se descarta",
      ruling="second_base.discard_area")
hand("hand.after_preparation", hand_chosen_when, HandTime.AFTER,
     "hands are chosen when queue and displays have been renewed",
     "as mãos são escolhidas depois de renovadas a fila e as exibições",
     "las manos se eligen después de renovar la fila, el almacén y el taller")
preparation("preparation.leftmost_space", tile_laid_leftmost, True,
            "a new resource tile lies on the leftmost empty space of the display",
            "uma nova peça de Recurso fica no espaço vazio mais à esquerda da exibição",
            "una ficha de Recurso nueva va al espacio vacío más a la izquierda del almacén",
            ruling="second_base.borrowed")
preparation("preparation.favor_step_left_out", favor_step_left_out, True,
            "in the first round the preparation leaves out the step of the favor",
            "na primeira Rodada, a preparação deixa de fora o passo do Favor da Rainha",
            "en la primera ronda la preparación deja fuera el paso del favor de la Reina",
            ruling="second_base.borrowed")
preparation("preparation.fill_order", resource_fill_order, FillOrder.WHOLE_DISPLAY,
            "should tiles run short, the resource display is filled drawer after drawer",
            "se faltarem peças, a exibição de Recursos é preenchida gaveta após gaveta",
            "si faltan fichas, el almacén se llena segmento tras segmento",
            ruling="second_base.fill_order")
garments("garments.reward_tile_is_no_action", reward_tile_is_acquiring, False,
         "taking the tile of a guest space is a reward, not the action of acquiring resources",
         "pegar a peça de um espaço de convidado é recompensa, não a ação Adquirir Recursos",
         "tomar la ficha de un espacio de Invitado es recompensa, no la acción de adquirir recursos",
         ruling="second_base.reward_is_no_action")
preparation("preparation.drawn_unseen", tiles_drawn_seen, True,
            "tiles for the displays are drawn without looking",
            "as peças das exibições são puxadas sem olhar",
            "las fichas de almacén y taller se sacan sin mirar")

# Turns.
turns("turns.not_every_card_discarded", every_played_card_discarded, False,
      "a played card goes to its owner's discard pile, but a deputed one leaves the game",
      "a carta jogada vai ao descarte do dono, mas a delegada sai do jogo",
      "una carta jugada va al descarte de su dueño, pero una delegada sale de la partida",
      ruling="second_base.deputed_not_discarded")
favor("favor.no_start_after_last_round", last_favor_moves_start, False,
      "after the last round the Queen's favor makes nobody starting player",
      "depois da última Rodada o Favor da Rainha não faz ninguém Jogador Inicial",
      "tras la última ronda el favor de la Reina no hace a nadie jugador inicial",
      claims=("summary-pt.favor.start", "summary-pt.end.when", "summary-en.favor.start", "summary-en.end.when"))

# Bonuses.
bonuses("bonuses.master_garment", master_garment_is, MasterGarment.SHOWS_THIMBLE,
        "a Masters' garment, which a bonus may not make, is one whose sketch shows the golden thimble",
        "Traje de Mestre, que um Bônus não costura, é o que mostra o dedal dourado no croqui",
        "un Vestido de Maestro, que una bonificación no hace, es el que muestra el dedal dorado en el borrador",
        ruling="second_base.master_garment")
bonuses("bonuses.pair_across_tiles", silk_pair_across_tiles, True,
        "in the silk bonus, the two common rolls that give a point may lie on two tiles",
        "no Bônus da seda, os dois fardos comuns que dão um ponto podem estar em duas peças",
        "en la bonificación de la seda, los dos fardos comunes que dan un punto pueden estar en dos fichas",
        ruling="second_base.pair_of_rolls")
lent_bonuses("bonuses.tiles_for_points_only", bonus_silk_gives_notions, False,
             "resource tiles discarded for points bring no thread or lace",
             "peças de Recurso descartadas por pontos não dão Linha nem Renda",
             "las fichas de Recursos descartadas por puntos no dan hilo ni encaje",
             ruling="")
lent_bonuses("bonuses.any_set", bonus_set_any_garments, True,
             "for bonuses that count sets of garments, any garments make a set",
             "nos Bônus que contam conjuntos de Trajes, quaisquer Trajes formam um conjunto",
             "en las bonificaciones que cuentan conjuntos, cualesquiera Vestidos forman un conjunto",
             ruling="second_base.any_set")
lent_bonuses("bonuses.sets_pay_again", bonus_set_garments_reused, True,
             "when a card that counts sets is played again, all garments count anew",
             "quando uma carta que conta conjuntos é jogada de novo, todos os Trajes contam outra vez",
             "cuando se vuelve a jugar una carta que cuenta conjuntos, todos los Vestidos cuentan de nuevo",
             ruling="second_base.sets_anew")
lent_bonuses("bonuses.deputing_bonus_alone_pays", bonus_depute_card_amount_too, False,
             "a bonus that deputes does not pay the amount printed on the deputed card as well",
             "um Bônus que delega não paga também a quantia impressa na carta delegada",
             "una bonificación que delega no paga además la cantidad impresa en la carta delegada",
             ruling="second_base.bonus_alone_pays")

# The end.
end("end.deck_does_not_end_it", game_ends_when_deck_empty, False,
    "an empty employee deck does not end the game; the last round is played to its end",
    "o baralho de fila vazio não acaba o jogo; a última Rodada é jogada até o fim",
    "la pila de Empleados vacía no acaba la partida; la última ronda se juega entera")
scoring("scoring.left_the_royal_hall", terrace_garment_in_royal_hall, False,
        "a garment on the terrace is no longer one of the King's Hall",
        "um Traje na sacada já não é da Galeria Real",
        "un Vestido en la terraza ya no es del salón del Rey",
        ruling="second_base.left_the_hall")
scoring("scoring.empty_firework", firework_left_empty, False,
        "a firework without a garment gives nothing by its factor",
        "um Fogo de Artifício sem Traje não dá nada por seu fator",
        "un fuego artificial sin Vestido no da nada por su factor",
        ruling="second_base.borrowed")
scoring("scoring.second_beside_seven", firework_second_beside_seven, 3,
        "where first place in fireworks has {n} points, second place has {answer}",
        "onde o primeiro lugar nos Fogos de Artifício tem {n} pontos, o segundo tem {answer}",
        "donde el primer puesto en fuegos artificiales tiene {n} puntos, el segundo tiene {answer}",
        fills={"n": 7})
scoring("scoring.may_stay_off_terrace", garment_may_stay_off_terrace, "may",
        "a garment may stay in the King's Hall though its owner has a free firework",
        "um Traje pode ficar na Galeria Real mesmo que seu dono tenha um Fogo de Artifício livre",
        "un Vestido puede quedarse en el salón del Rey aunque su dueño tenga un fuego artificial libre")
