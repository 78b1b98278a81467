"""Bonuses that count at the end of the game: the crowned ones."""

from oracle.rules import Rulebook
from oracle.terms import smaller
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

# Which these are, and what they do before.
rule("bonuses.not_crowned", bonus_crowned, False,
     "most bonuses are used during the game",
     "a maioria dos Bônus é usada durante o jogo",
     "la mayoría de las bonificaciones se usan durante la partida",
     when=~bonus.one_of(Bonus.VI_TEAM, Bonus.VI_NOTIONS, Bonus.VI_MASTER_GUESTS, Bonus.VI_COUPLES), ruling=LISTS)
rule("bonuses.crowned", bonus_crowned, True,
     "the level VI bonuses for team, notions, Master guests and couples count only when the game is over",
     "os Bônus de nível VI por equipe, Linha e Renda, convidados do Mestre e pares só contam no fim",
     "las bonificaciones de nivel VI por mazo, hilo y encaje, Invitados Maestros y parejas solo cuentan al final",
     when=bonus.one_of(Bonus.VI_TEAM, Bonus.VI_NOTIONS, Bonus.VI_MASTER_GUESTS, Bonus.VI_COUPLES), ruling=LISTS)
rule("bonuses.crown_on_apprentices", card_crowned, True,
     "the Apprentices of level VI bear a crown",
     "os Aprendizes de nível VI trazem uma coroa",
     "los Aprendices de nivel VI llevan una corona",
     when=(card_level == 6) & (role == Role.APPRENTICE))
rule("bonuses.no_other_crown", card_crowned, False,
     "no other employee bears a crown",
     "nenhum outro Funcionário traz coroa",
     "ningún otro Empleado lleva corona",
     when=(card_level <= 5) | ~(role == Role.APPRENTICE), ruling="bonuses.no_other_crown")
rule("bonuses.crown_on_velvet", crowned_background, Backing.BLUE_VELVET,
     "a crowned bonus has a background of blue velvet",
     "um Bônus com coroa tem fundo de veludo azul",
     "una bonificación con corona tiene fondo de terciopelo azul",
     editions=DELUXE)
rule("bonuses.crown_on_red", crowned_background, Backing.RED,
     "a crowned bonus has a red background",
     "um Bônus com coroa tem fundo vermelho",
     "una bonificación con corona tiene fondo rojo",
     editions=ORIGINAL)
rule("bonuses.crown_means_end", crown_means_end, True,
     "a crown marks what is counted in the final scoring",
     "a coroa indica o que conta na pontuação final",
     "la corona indica lo que cuenta en la puntuación final")
rule("bonuses.crowned_rests_in_play", crowned_bonus_in_play, "may not",
     "a crowned bonus may not be used before the final scoring",
     "um Bônus com coroa não pode ser usado antes da pontuação final",
     "una bonificación con corona no se puede usar antes de la puntuación final")
rule("bonuses.crowned_card_acts", crowned_card_main_action, "may",
     "a crowned card may be played for its main action",
     "uma carta com coroa pode ser jogada pela Ação Principal",
     "una carta con corona se puede jugar por su acción principal")
rule("bonuses.crowned_gives_nothing_when_deputed", crowned_bonus_when_deputed, "may not",
     "a crowned card deputed as the main action gives nothing but the Livre for deputing it",
     "uma carta com coroa delegada na Ação Principal só dá as Libras por delegá-la",
     "una carta con corona delegada en la acción principal solo da los Livre por delegarla")

# How they count.
rule("bonuses.crowned_of_the_team", end_bonus_card_at, True,
     "a crowned card counts in reserve, hand and discard pile",
     "uma carta com coroa conta na reserva, na mão e no descarte",
     "una carta con corona cuenta en la reserva, la mano y la pila de Descarte",
     when=card_place.one_of(CardPlace.DISCARD, CardPlace.RESERVE, CardPlace.HAND))
rule("bonuses.crowned_outside_the_team", end_bonus_card_at, False,
     "a crowned card that was deputed or never hired counts for nobody",
     "uma carta com coroa delegada ou nunca contratada não conta para ninguém",
     "una carta con corona delegada o nunca contratada no cuenta para nadie",
     when=card_place.one_of(CardPlace.REMOVED, CardPlace.QUEUE))
rule("bonuses.crowned_counts_once", end_bonus_times, 1,
     "each crowned card counts {answer} time",
     "cada carta com coroa conta {answer} vez",
     "cada carta con corona cuenta {answer} vez",
     ruling=LISTS)
rule("bonuses.crowned_is_scored", end_bonus_use, "must",
     "every crowned card of a team is scored",
     "toda carta com coroa da equipe é pontuada",
     "toda carta con corona del mazo se puntúa")
rule("bonuses.crowned_counts_itself", end_bonus_team_counts_itself, True,
     "a crowned card is itself one of the team's cards",
     "a carta com coroa é ela mesma uma das cartas da equipe",
     "la carta con corona es ella misma una de las cartas del mazo",
     ruling="bonuses.crowned_counts_itself")
rule("bonuses.notion_pairs", end_bonus_notion_points, 3 * smaller(thread, lace),
     "each pair of thread and lace gives {n} prestige points",
     "cada par de Linha e Renda dá {n} Pontos de Prestígio",
     "cada pareja de hilo y encaje da {n} Puntos de Prestigio",
     ruling=LISTS, fills={"n": 3})
rule("bonuses.notion_pairs_spent", end_bonus_notions_given_up, True,
     "the pairs that score are handed in",
     "os pares que pontuam são entregues",
     "las parejas que puntúan se entregan",
     ruling=LISTS)
rule("bonuses.notion_pairs_unlimited", end_bonus_notion_sets_limited, False,
     "any number of such pairs may score",
     "qualquer quantidade desses pares pode pontuar",
     "cualquier cantidad de esas parejas puede puntuar",
     ruling=LISTS)
rule("bonuses.master_guest_pairs", end_bonus_master_guest_points, 3 * (master_guests // 2),
     "every {set} garments on Master guest spaces give {n} prestige points",
     "cada {set} Trajes em espaços do Mestre dão {n} Pontos de Prestígio",
     "cada {set} Vestidos en espacios de Invitado Maestro dan {n} Puntos de Prestigio",
     ruling=LISTS, fills={"n": 3, "set": 2})
rule("bonuses.couples", end_bonus_couple_points, 2 * smaller(gowns, coats),
     "each pair of gown and coat gives {n} prestige points",
     "cada par de vestido e fraque dá {n} Pontos de Prestígio",
     "cada pareja de Vestido de dama y abrigo da {n} Puntos de Prestigio",
     ruling=LISTS, fills={"n": 2})
rule("bonuses.couples_of_any_colour", end_bonus_couples_same_colour, False,
     "their colours do not matter",
     "as cores deles não importam",
     "sus colores no importan",
     ruling=LISTS)
rule("bonuses.couples_anywhere", end_bonus_couples_same_hall, False,
     "nor does the place where they are on the board",
     "nem o lugar do tabuleiro em que estão",
     "tampoco el lugar del tablero en que están",
     ruling=LISTS)
rule("bonuses.garment_for_two_cards", end_bonus_garment_counts_twice, True,
     "one garment may count for several crowned cards",
     "um mesmo Traje pode contar para várias cartas com coroa",
     "un mismo Vestido puede contar para varias cartas con corona",
     ruling="bonuses.garment_for_two_cards")
rule("bonuses.garment_in_one_set", end_bonus_garment_in_two_sets, False,
     "for one card each garment belongs to one set only",
     "para uma carta, cada Traje pertence a um só conjunto",
     "para una carta, cada Vestido pertenece a un solo conjunto",
     ruling="bonuses.garment_in_one_set")
