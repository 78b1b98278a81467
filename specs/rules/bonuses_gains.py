"""Bonuses that count decorations, garments, colours or the cards of the team."""

from oracle.rules import Rulebook
from oracle.terms import smaller
from specs.questions.bonuses import CardPlace, GarmentPlace, card_place, garment_place
from specs.questions.bonuses_gains import (
    ColourBonus,
    Currency,
    DecorationBonus,
    GarmentBonus,
    TeamBonus,
    bonus_colours_need_both,
    bonus_counts_garment,
    bonus_decorations_count_all_halls,
    bonus_decorations_gain,
    bonus_decorations_of_others,
    bonus_decorations_pay_in,
    bonus_garments_gain,
    bonus_garments_pay_in,
    bonus_livre_per_colour,
    bonus_prestige_per_colour,
    bonus_team_counts,
    bonus_team_gain,
    bonus_team_pays_in,
    colour_bonus,
    counted,
    decoration_bonus,
    garment_bonus,
    team,
    team_bonus,
)
from specs.vocabulary import Garment, garment

LISTS = "bonuses.lists"

rule = Rulebook("bonuses")

# Decorations.
rule("bonuses.decorations_for_livre", bonus_decorations_pay_in, Currency.LIVRE,
     "the bonus of level III pays Livre for decorations",
     "o Bônus de nível III paga Libras por Decorações",
     "la bonificación de nivel III paga Livre por Decoraciones",
     when=decoration_bonus == DecorationBonus.III_DECORATIONS, ruling=LISTS)
rule("bonuses.decorations_for_prestige", bonus_decorations_pay_in, Currency.PRESTIGE,
     "the bonuses of levels II and V give prestige points for decorations",
     "os Bônus de níveis II e V dão Pontos de Prestígio por Decorações",
     "las bonificaciones de niveles II y V dan Puntos de Prestigio por Decoraciones",
     when=~(decoration_bonus == DecorationBonus.III_DECORATIONS), ruling=LISTS)
rule("bonuses.each_decoration", bonus_decorations_gain, counted,
     "at level III each decoration counts",
     "no nível III, cada Decoração conta",
     "en el nivel III cuenta cada Decoración",
     when=decoration_bonus == DecorationBonus.III_DECORATIONS, ruling=LISTS)
rule("bonuses.decorations_in_pairs", bonus_decorations_gain, counted // 2,
     "at levels II and V every {n} decorations count once",
     "nos níveis II e V, cada {n} Decorações contam uma vez",
     "en los niveles II y V cada {n} Decoraciones cuentan una vez",
     when=~(decoration_bonus == DecorationBonus.III_DECORATIONS), ruling=LISTS, fills={"n": 2})
rule("bonuses.all_halls_is_none", bonus_decorations_count_all_halls, False,
     "the marker in the bonus for all halls is no decoration here",
     "o marcador no Bônus por Todas as Galerias não é Decoração aqui",
     "el marcador en la bonificación por todos los salones no es Decoración aquí",
     ruling=LISTS)
rule("bonuses.only_own_decorations", bonus_decorations_of_others, False,
     "decorations of other players do not count",
     "Decorações de outros jogadores não contam",
     "las Decoraciones de otros jugadores no cuentan",
     ruling=LISTS)

# Garments.
rule("bonuses.garments_for_livre", bonus_garments_pay_in, Currency.LIVRE,
     "one bonus of level V pays Livre for garments",
     "um Bônus de nível V paga Libras por Trajes",
     "una bonificación de nivel V paga Livre por Vestidos",
     when=garment_bonus == GarmentBonus.V_GARMENTS_FIRST, ruling=LISTS)
rule("bonuses.garments_for_prestige", bonus_garments_pay_in, Currency.PRESTIGE,
     "the bonus of level III and another of level V give prestige points for garments",
     "o Bônus de nível III e outro de nível V dão Pontos de Prestígio por Trajes",
     "la bonificación de nivel III y otra de nivel V dan Puntos de Prestigio por Vestidos",
     when=~(garment_bonus == GarmentBonus.V_GARMENTS_FIRST), ruling=LISTS)
rule("bonuses.each_garment", bonus_garments_gain, counted,
     "the one that pays Livre counts each garment",
     "o que paga Libras conta cada Traje",
     "la que paga Livre cuenta cada Vestido",
     when=garment_bonus == GarmentBonus.V_GARMENTS_FIRST, ruling=LISTS)
rule("bonuses.garments_by_three", bonus_garments_gain, counted // 3,
     "at level III every {n} garments give a point",
     "no nível III, cada {n} Trajes dão um ponto",
     "en el nivel III cada {n} Vestidos dan un punto",
     when=garment_bonus == GarmentBonus.III_GARMENTS, ruling=LISTS, fills={"n": 3})
rule("bonuses.garments_by_two", bonus_garments_gain, counted // 2,
     "at level V every {n} garments give a point",
     "no nível V, cada {n} Trajes dão um ponto",
     "en el nivel V cada {n} Vestidos dan un punto",
     when=garment_bonus == GarmentBonus.V_GARMENTS_SECOND, ruling=LISTS, fills={"n": 2})
rule("bonuses.garments_on_board", bonus_counts_garment, True,
     "garments in the halls count, on Master guest spaces as well",
     "Trajes nas Galerias contam, também nos espaços do Mestre",
     "los Vestidos de los salones cuentan, también en espacios de Invitado Maestro",
     when=~(garment_place == GarmentPlace.SOLD), ruling=LISTS)
rule("bonuses.sold_garments", bonus_counts_garment, False,
     "sold garments count no longer",
     "Trajes vendidos já não contam",
     "los Vestidos vendidos ya no cuentan",
     when=garment_place == GarmentPlace.SOLD, ruling=LISTS)

# Colours.
rule("bonuses.no_livre_for_colour", bonus_livre_per_colour, 0,
     "other colours bring no Livre",
     "as outras cores não trazem Libras",
     "los demás colores no traen Livre",
     ruling=LISTS)
rule("bonuses.livre_for_common_gown", bonus_livre_per_colour, 1,
     "at level II each common gown brings {answer} Livre",
     "no nível II, cada vestido comum traz {answer} Libra",
     "en el nivel II cada Vestido de dama común trae {answer} Livre",
     when=(colour_bonus == ColourBonus.II_COLOURS) & (garment == Garment.COMMON_GOWN),
     overrides=("bonuses.no_livre_for_colour",), ruling=LISTS)
rule("bonuses.livre_for_uncommon_gown", bonus_livre_per_colour, 2,
     "at level II each uncommon gown brings {answer} Livre",
     "no nível II, cada vestido incomum traz {answer} Libras",
     "en el nivel II cada Vestido de dama poco común trae {answer} Livre",
     when=(colour_bonus == ColourBonus.II_COLOURS) & (garment == Garment.UNCOMMON_GOWN),
     overrides=("bonuses.no_livre_for_colour",), ruling=LISTS)
rule("bonuses.livre_for_common_coat", bonus_livre_per_colour, 2,
     "at level IV each common coat brings {answer} Livre",
     "no nível IV, cada fraque comum traz {answer} Libras",
     "en el nivel IV cada abrigo común trae {answer} Livre",
     when=(colour_bonus == ColourBonus.IV_COLOURS) & (garment == Garment.COMMON_COAT),
     overrides=("bonuses.no_livre_for_colour",), ruling=LISTS)
rule("bonuses.no_prestige_for_colour", bonus_prestige_per_colour, 0,
     "other colours bring no prestige points",
     "as outras cores não trazem Pontos de Prestígio",
     "los demás colores no traen Puntos de Prestigio",
     ruling=LISTS)
rule("bonuses.prestige_for_rare_coat", bonus_prestige_per_colour, 1,
     "at level IV each rare coat brings {answer} prestige point",
     "no nível IV, cada fraque raro traz {answer} Ponto de Prestígio",
     "en el nivel IV cada abrigo raro trae {answer} Punto de Prestigio",
     when=(colour_bonus == ColourBonus.IV_COLOURS) & (garment == Garment.RARE_COAT),
     overrides=("bonuses.no_prestige_for_colour",), ruling=LISTS)
rule("bonuses.colours_apart", bonus_colours_need_both, False,
     "each colour counts for itself",
     "cada cor conta por si",
     "cada color cuenta por sí mismo",
     ruling="bonuses.colours_apart")

# The team.
rule("bonuses.team_for_livre", bonus_team_pays_in, Currency.LIVRE,
     "the bonuses of levels III and IV pay Livre for the size of the team",
     "os Bônus de níveis III e IV pagam Libras pelo tamanho da equipe",
     "las bonificaciones de niveles III y IV pagan Livre por el tamaño del mazo",
     when=~(team_bonus == TeamBonus.VI_TEAM), ruling=LISTS)
rule("bonuses.team_for_prestige", bonus_team_pays_in, Currency.PRESTIGE,
     "the bonus of level VI gives prestige points for the size of the team",
     "o Bônus de nível VI dá Pontos de Prestígio pelo tamanho da equipe",
     "la bonificación de nivel VI da Puntos de Prestigio por el tamaño del mazo",
     when=team_bonus == TeamBonus.VI_TEAM, ruling=LISTS)
rule("bonuses.team_of_level_three", bonus_team_gain, 2 + 4 * smaller((team - 5) // 2, 3),
     "at level III a team of {few} gives {n}, and {more} more for each further pair of cards, up to {most}",
     "no nível III, uma equipe de {few} dá {n} e mais {more} por cada par de cartas além, até {most}",
     "en el nivel III un mazo de {few} da {n} y {more} más por cada par de cartas adicional, hasta {most}",
     when=(team_bonus == TeamBonus.III_TEAM) & (team >= 5), ruling=LISTS,
     fills={"few": 5, "n": 2, "more": 4, "most": 14})
rule("bonuses.team_of_level_four", bonus_team_gain, 1 + 2 * smaller((team - 5) // 2, 3),
     "at level IV a team of {few} gives {n}, and {more} more for each further pair of cards, up to {most}",
     "no nível IV, uma equipe de {few} dá {n} e mais {more} por cada par de cartas além, até {most}",
     "en el nivel IV un mazo de {few} da {n} y {more} más por cada par de cartas adicional, hasta {most}",
     when=(team_bonus == TeamBonus.IV_TEAM) & (team >= 5), ruling=LISTS,
     fills={"few": 5, "n": 1, "more": 2, "most": 7})
rule("bonuses.team_of_level_six", bonus_team_gain, 2 + 3 * smaller((team - 5) // 2, 3),
     "at level VI a team of {few} gives {n}, and {more} more for each further pair of cards, up to {most}",
     "no nível VI, uma equipe de {few} dá {n} e mais {more} por cada par de cartas além, até {most}",
     "en el nivel VI un mazo de {few} da {n} y {more} más por cada par de cartas adicional, hasta {most}",
     when=(team_bonus == TeamBonus.VI_TEAM) & (team >= 5), ruling=LISTS,
     fills={"few": 5, "n": 2, "more": 3, "most": 11})
rule("bonuses.small_team", bonus_team_gain, 0,
     "a team of fewer than {few} gives nothing",
     "uma equipe de menos de {few} não dá nada",
     "un mazo de menos de {few} no da nada",
     when=team <= 4, ruling="bonuses.small_team", fills={"few": 5})
rule("bonuses.team_is", bonus_team_counts, True,
     "the team is what lies in reserve and discard pile and what is in hand",
     "a equipe é o que está na reserva, no descarte e na mão",
     "el mazo es lo que hay en la reserva, en la pila de Descarte y en la mano",
     when=card_place.one_of(CardPlace.DISCARD, CardPlace.RESERVE, CardPlace.HAND), ruling="silence.borrowed_details")
rule("bonuses.played_card_counts", bonus_team_counts, True,
     "the card just played counts as well, even if it is about to leave",
     "a carta que acaba de ser jogada também conta, ainda que esteja de saída",
     "la carta recién jugada también cuenta, aunque esté a punto de irse",
     when=card_place.one_of(CardPlace.PLAYED, CardPlace.LEAVING), ruling="bonuses.team_now")
rule("bonuses.strangers_do_not_count", bonus_team_counts, False,
     "cards deputed earlier or still to be hired do not count",
     "cartas delegadas antes ou ainda por contratar não contam",
     "las cartas delegadas antes o aún por contratar no cuentan",
     when=card_place.one_of(CardPlace.REMOVED, CardPlace.QUEUE), ruling="bonuses.team_no_others")
