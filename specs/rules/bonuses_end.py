"""Bonuses that count at the end of the game: the crowned ones."""

from oracle.rules import Rulebook
from oracle.terms import smaller
from specs.lent import Lent
from specs.questions.bonuses import Bonus, CardPlace, bonus, card_place
from specs.questions.bonuses_end import (
    Backing,
    bonus_crowned,
    card_crowned,
    card_level,
    coats,
    crown_means_end,
    crowned_background,
    crowned_bonus_in_play,
    crowned_bonus_when_deputed,
    crowned_card_main_action,
    end_bonus_card_at,
    end_bonus_couple_points,
    end_bonus_couples_same_colour,
    end_bonus_couples_same_hall,
    end_bonus_garment_counts_twice,
    end_bonus_garment_in_two_sets,
    end_bonus_master_guest_points,
    end_bonus_notion_points,
    end_bonus_notion_sets_limited,
    end_bonus_notions_given_up,
    end_bonus_team_counts_itself,
    end_bonus_times,
    end_bonus_use,
    gowns,
    lace,
    master_guests,
    thread,
)
from specs.vocabulary import Role, role

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)
LISTS = "bonuses.lists"

rule = Rulebook("bonuses")
lent = Lent(rule, "bonuses.as_in_deluxe")

# Which these are, and what they do before.
rule("bonuses.not_crowned", bonus_crowned, False,
     "bonuses without a crown are used during the game",
     "os Bônus sem coroa são usados durante o jogo",
     "las bonificaciones sin corona se usan durante la partida",
     when=~bonus.one_of(Bonus.VI_TEAM, Bonus.VI_NOTIONS, Bonus.VI_MASTER_GUESTS, Bonus.VI_COUPLES), ruling=LISTS)
rule("bonuses.crowned", bonus_crowned, True,
     "the level VI bonuses for team, notions, Master guests and couples count only in the final scoring",
     "os Bônus de nível VI por equipe, Linha e Renda, convidados do Mestre e pares só contam na pontuação final",
     "las bonificaciones de nivel VI por mazo, hilo y encaje, Invitados Maestros y parejas solo cuentan al final",
     when=bonus.one_of(Bonus.VI_TEAM, Bonus.VI_NOTIONS, Bonus.VI_MASTER_GUESTS, Bonus.VI_COUPLES), ruling=LISTS)
rule("bonuses.crown_on_apprentices", card_crowned, True,
     "the Apprentices of level VI bear a crown",
     "os Aprendizes de nível VI trazem uma coroa",
     "los Aprendices de nivel VI llevan una corona",
     when=(card_level == 6) & (role == Role.APPRENTICE))
rule("bonuses.no_other_crown", card_crowned, False,
     "in the base game no employee but the Apprentices of level VI bears a crown",
     "no jogo base, nenhum Funcionário além dos Aprendizes de nível VI traz coroa",
     "en el juego base ningún Empleado salvo los Aprendices de nivel VI lleva corona",
     when=(card_level <= 5) | ~(role == Role.APPRENTICE), ruling="bonuses.no_other_crown")
rule("bonuses.crown_on_velvet", crowned_background, Backing.BLUE_VELVET,
     "in the Deluxe edition a crowned bonus has a background of blue velvet",
     "na edição Deluxe, um Bônus com coroa tem fundo de veludo azul",
     "en la edición Deluxe una bonificación con corona tiene fondo de terciopelo azul",
     editions=DELUXE)
rule("bonuses.crown_on_red", crowned_background, Backing.RED,
     "in the original edition a crowned bonus has a red background",
     "na edição original, um Bônus com coroa tem fundo vermelho",
     "en la edición original una bonificación con corona tiene fondo rojo",
     editions=ORIGINAL)
rule("bonuses.crown_means_end", crown_means_end, True,
     "a crown marks what is counted in the final scoring",
     "a coroa indica o que conta na pontuação final",
     "la corona indica lo que cuenta en la puntuación final")
rule("bonuses.crowned_rests_in_play", crowned_bonus_in_play, "may not",
     "a crowned bonus may not be used before the final scoring",
     "um Bônus com coroa não pode ser usado antes da pontuação final",
     "una bonificación con corona no se puede usar antes de la puntuación final",
     excepts=("bonuses.after_main",))
rule("bonuses.crowned_card_acts", crowned_card_main_action, "may",
     "a crowned card may be played for its main action",
     "uma carta com coroa pode ser jogada pela Ação Principal",
     "una carta con corona se puede jugar por su acción principal",
     claims=("deluxe-pt.turns.crowned_act",))
rule("bonuses.crowned_gives_nothing_when_deputed", crowned_bonus_when_deputed, "may not",
     "a crowned card deputed as the main action gives nothing but the Livre for deputing it",
     "uma carta com coroa delegada na Ação Principal só dá as Libras por delegá-la",
     "una carta con corona delegada en la acción principal solo da los Livre por delegarla",
     claims=("deluxe-pt.turns.crowned_never_in_game", "deluxe-pt.turns.crowned_only_end",
             "summary-pt.bonuses.crowned_never", "summary-en.bonuses.crowned_never"),
     excepts=("deputing.bonus_once_more", "deputing.bonus_times"))

# How they count.
rule("bonuses.crowned_of_the_team", end_bonus_card_at, True,
     "a crowned card in reserve, hand or discard pile counts in the final scoring",
     "uma carta com coroa na reserva, na mão ou no descarte conta na pontuação final",
     "una carta con corona en la reserva, la mano o la pila de Descarte cuenta en la puntuación final",
     when=card_place.one_of(CardPlace.DISCARD, CardPlace.RESERVE, CardPlace.HAND),
     claims=("deluxe-pt.setup.team_is", "original-es.cards.team"))
rule("bonuses.crowned_outside_the_team", end_bonus_card_at, False,
     "a crowned card that was deputed or never hired counts for nobody",
     "uma carta com coroa já delegada ou nunca contratada não conta para ninguém",
     "una carta con corona delegada o nunca contratada no cuenta para nadie",
     when=card_place.one_of(CardPlace.REMOVED, CardPlace.QUEUE))
rule("bonuses.crowned_counts_once", end_bonus_times, 1,
     "each crowned card counts {answer} time in the final scoring",
     "cada carta com coroa conta {answer} vez na pontuação final",
     "cada carta con corona cuenta {answer} vez en la puntuación final",
     ruling=LISTS)
rule("bonuses.crowned_is_scored", end_bonus_use, "must",
     "every crowned card of a team is scored",
     "toda carta com coroa da equipe é pontuada",
     "toda carta con corona del mazo se puntúa")
rule("bonuses.crowned_counts_itself", end_bonus_team_counts_itself, True,
     "a crowned card counts itself in the size of the team",
     "a carta com coroa conta a si mesma no tamanho da equipe",
     "la carta con corona se cuenta a sí misma en el tamaño del mazo",
     ruling="bonuses.crowned_counts_itself")
rule("bonuses.notion_pairs", end_bonus_notion_points, 3 * smaller(thread, lace),
     "the end bonus for notions gives {n} prestige points for each pair of thread and lace",
     "o Bônus de fim de jogo por Linha e Renda dá {n} Pontos de Prestígio por par",
     "la bonificación final por hilo y encaje da {n} Puntos de Prestigio por pareja",
     ruling=LISTS, fills={"n": 3})
rule("bonuses.notion_pairs_spent", end_bonus_notions_given_up, True,
     "thread and lace that score for the end bonus are discarded",
     "a Linha e a Renda que pontuam no Bônus de fim de jogo são descartadas",
     "el hilo y el encaje que puntúan en la bonificación final se descartan",
     ruling=LISTS)
rule("bonuses.notion_pairs_unlimited", end_bonus_notion_sets_limited, False,
     "any number of pairs of thread and lace may score for the end bonus",
     "qualquer quantidade de pares de Linha e Renda pode pontuar no Bônus de fim de jogo",
     "cualquier cantidad de parejas de hilo y encaje puede puntuar en la bonificación final",
     ruling=LISTS)
rule("bonuses.master_guest_pairs", end_bonus_master_guest_points, 3 * (master_guests // 2),
     "in one end bonus every {set} garments on Master guest spaces give {n} prestige points",
     "num Bônus de fim de jogo, cada {set} Trajes em espaços de convidado do Mestre dão {n} Pontos de Prestígio",
     "en una bonificación final, cada {set} Vestidos en espacios de Invitado Maestro dan {n} Puntos de Prestigio",
     ruling=LISTS, fills={"n": 3, "set": 2})
rule("bonuses.couples", end_bonus_couple_points, 2 * smaller(gowns, coats),
     "in one end bonus each pair of gown and coat gives {n} prestige points",
     "num Bônus de fim de jogo, cada par de vestido e fraque dá {n} Pontos de Prestígio",
     "en una bonificación final, cada pareja de Vestido de dama y abrigo da {n} Puntos de Prestigio",
     ruling=LISTS, fills={"n": 2})
rule("bonuses.couples_of_any_colour", end_bonus_couples_same_colour, False,
     "for the end bonus for pairs of gown and coat, their colours do not matter",
     "no Bônus de fim de jogo por pares de vestido e fraque, as cores não importam",
     "en la bonificación final por parejas de Vestido de dama y abrigo, los colores no importan",
     ruling=LISTS)
rule("bonuses.couples_anywhere", end_bonus_couples_same_hall, False,
     "for the end bonus for pairs of gown and coat, their places on the board do not matter",
     "no Bônus de fim de jogo por pares de vestido e fraque, o lugar no tabuleiro não importa",
     "en la bonificación final por parejas de Vestido de dama y abrigo, el lugar en el tablero no importa",
     ruling=LISTS)
lent("bonuses.garment_for_two_cards", end_bonus_garment_counts_twice, True,
     "one garment may count for several crowned cards of the same player",
     "um mesmo Traje pode contar para várias cartas com coroa do mesmo jogador",
     "un mismo Vestido puede contar para varias cartas con corona del mismo jugador",
     ruling="bonuses.garment_for_two_cards")
rule("bonuses.garment_in_one_set", end_bonus_garment_in_two_sets, False,
     "for one bonus card each garment belongs to one set only",
     "para uma carta de Bônus, cada Traje pertence a um só conjunto",
     "para una carta con bonificación, cada Vestido pertenece a un solo conjunto",
     ruling="bonuses.garment_in_one_set")
