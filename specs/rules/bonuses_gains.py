"""Bonuses that count decorations, garments, colours or the cards of the team."""

from oracle.rules import Rulebook
from oracle.terms import smaller
from specs.lent import Lent
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
lent = Lent(rule, "bonuses.as_in_deluxe")

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
     "for the bonus of level III each decoration funded counts",
     "no Bônus de nível III, cada Decoração financiada conta",
     "en la bonificación de nivel III cuenta cada Decoración financiada",
     when=decoration_bonus == DecorationBonus.III_DECORATIONS, ruling=LISTS)
rule("bonuses.decorations_in_pairs", bonus_decorations_gain, counted // 2,
     "for the bonuses of levels II and V every {n} decorations count once",
     "nos Bônus de níveis II e V, cada {n} Decorações contam uma vez",
     "en las bonificaciones de niveles II y V cada {n} Decoraciones cuentan una vez",
     when=~(decoration_bonus == DecorationBonus.III_DECORATIONS), ruling=LISTS, fills={"n": 2})
rule("bonuses.all_halls_is_none", bonus_decorations_count_all_halls, False,
     "a marker on the all-halls bonus does not count as a decoration for employee bonuses",
     "a Grife no Bônus por Todas as Galerias não conta como Decoração nos Bônus de Funcionários",
     "el marcador de la bonificación por todos los salones no cuenta como Decoración para las de Empleados",
     ruling=LISTS)
rule("bonuses.only_own_decorations", bonus_decorations_of_others, False,
     "decorations of other players do not count for an employee bonus",
     "Decorações de outros jogadores não contam para um Bônus de Funcionário",
     "las Decoraciones de otros jugadores no cuentan para una bonificación de Empleado",
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
     "the level V bonus that pays Livre for garments counts each garment",
     "o Bônus de nível V que paga Libras por Trajes conta cada Traje",
     "la bonificación de nivel V que paga Livre por Vestidos cuenta cada Vestido",
     when=garment_bonus == GarmentBonus.V_GARMENTS_FIRST, ruling=LISTS)
rule("bonuses.garments_by_three", bonus_garments_gain, counted // 3,
     "the bonus of level III gives a prestige point for every {n} garments",
     "o Bônus de nível III dá um Ponto de Prestígio por cada {n} Trajes",
     "la bonificación de nivel III da un Punto de Prestigio por cada {n} Vestidos",
     when=garment_bonus == GarmentBonus.III_GARMENTS, ruling=LISTS, fills={"n": 3})
rule("bonuses.garments_by_two", bonus_garments_gain, counted // 2,
     "one bonus of level V gives a prestige point for every {n} garments",
     "um Bônus de nível V dá um Ponto de Prestígio por cada {n} Trajes",
     "una bonificación de nivel V da un Punto de Prestigio por cada {n} Vestidos",
     when=garment_bonus == GarmentBonus.V_GARMENTS_SECOND, ruling=LISTS, fills={"n": 2})
rule("bonuses.garments_on_board", bonus_counts_garment, True,
     "for bonuses that count garments, all garments in the halls count, on Master guest spaces too",
     "nos Bônus que contam Trajes, contam todos os das Galerias, também nos espaços de convidado do Mestre",
     "en las bonificaciones que cuentan Vestidos valen todos los de los salones, también los de Invitado Maestro",
     when=~(garment_place == GarmentPlace.SOLD), ruling=LISTS)
rule("bonuses.sold_garments", bonus_counts_garment, False,
     "sold garments no longer count for bonuses",
     "Trajes vendidos já não contam para Bônus",
     "los Vestidos vendidos ya no cuentan para bonificaciones",
     when=garment_place == GarmentPlace.SOLD, ruling=LISTS)

# Colours.
rule("bonuses.no_livre_for_colour", bonus_livre_per_colour, 0,
     "apart from the gowns at level II and common coats at level IV, no colour brings Livre by a bonus",
     "fora os vestidos no nível II e os fraques comuns no nível IV, nenhuma cor dá Libras por Bônus",
     "salvo Vestidos de dama en el nivel II y abrigos comunes en el IV, ningún color da Livre por bonificación",
     ruling=LISTS)
rule("bonuses.livre_for_common_gown", bonus_livre_per_colour, 1,
     "the colour bonus of level II gives {answer} Livre for each common gown",
     "o Bônus de cores de nível II dá {answer} Libra por cada vestido comum",
     "la bonificación de colores de nivel II da {answer} Livre por cada Vestido de dama común",
     when=(colour_bonus == ColourBonus.II_COLOURS) & (garment == Garment.COMMON_GOWN),
     overrides=("bonuses.no_livre_for_colour",), ruling=LISTS)
rule("bonuses.livre_for_uncommon_gown", bonus_livre_per_colour, 2,
     "the colour bonus of level II gives {answer} Livre for each uncommon gown",
     "o Bônus de cores de nível II dá {answer} Libras por cada vestido incomum",
     "la bonificación de colores de nivel II da {answer} Livre por cada Vestido de dama poco común",
     when=(colour_bonus == ColourBonus.II_COLOURS) & (garment == Garment.UNCOMMON_GOWN),
     overrides=("bonuses.no_livre_for_colour",), ruling=LISTS)
rule("bonuses.livre_for_common_coat", bonus_livre_per_colour, 2,
     "the colour bonus of level IV gives {answer} Livre for each common coat",
     "o Bônus de cores de nível IV dá {answer} Libras por cada fraque comum",
     "la bonificación de colores de nivel IV da {answer} Livre por cada abrigo común",
     when=(colour_bonus == ColourBonus.IV_COLOURS) & (garment == Garment.COMMON_COAT),
     overrides=("bonuses.no_livre_for_colour",), ruling=LISTS)
rule("bonuses.no_prestige_for_colour", bonus_prestige_per_colour, 0,
     "apart from rare coats at level IV, no colour brings prestige points by a bonus",
     "fora os fraques raros no nível IV, nenhuma cor dá Pontos de Prestígio por Bônus",
     "salvo los abrigos raros en el nivel IV, ningún color da Puntos de Prestigio por bonificación",
     ruling=LISTS)
rule("bonuses.prestige_for_rare_coat", bonus_prestige_per_colour, 1,
     "the colour bonus of level IV gives {answer} prestige point for each rare coat",
     "o Bônus de cores de nível IV dá {answer} Ponto de Prestígio por cada fraque raro",
     "la bonificación de colores de nivel IV da {answer} Punto de Prestigio por cada abrigo raro",
     when=(colour_bonus == ColourBonus.IV_COLOURS) & (garment == Garment.RARE_COAT),
     overrides=("bonuses.no_prestige_for_colour",), ruling=LISTS)
rule("bonuses.colours_apart", bonus_colours_need_both, False,
     "a bonus for two colours counts each colour separately; neither needs the other",
     "um Bônus por duas cores conta cada cor separadamente; uma não exige a outra",
     "una bonificación por dos colores cuenta cada color por separado; ninguno exige el otro",
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
     "the team bonus of level III pays {n} Livre for {few} cards and {more} more per further pair, up to {most}",
     "o Bônus da equipe de nível III paga {n} Libras por {few} cartas e mais {more} por par além, até {most}",
     "la bonificación por el mazo de nivel III da {n} Livre por {few} cartas y {more} más por otra pareja, hasta "
     "{most}",
     when=(team_bonus == TeamBonus.III_TEAM) & (team >= 5), ruling=LISTS,
     fills={"few": 5, "n": 2, "more": 4, "most": 14})
rule("bonuses.team_of_level_four", bonus_team_gain, 1 + 2 * smaller((team - 5) // 2, 3),
     "the team bonus of level IV pays {n} Livre for {few} cards and {more} more per further pair, up to {most}",
     "o Bônus da equipe de nível IV paga {n} Libra por {few} cartas e mais {more} por par além, até {most}",
     "la bonificación por el mazo de nivel IV da {n} Livre por {few} cartas y {more} más por otra pareja, hasta {most}",
     when=(team_bonus == TeamBonus.IV_TEAM) & (team >= 5), ruling=LISTS,
     fills={"few": 5, "n": 1, "more": 2, "most": 7})
rule("bonuses.team_of_level_six", bonus_team_gain, 2 + 3 * smaller((team - 5) // 2, 3),
     "the team bonus of level VI gives {n} points for {few} cards and {more} more per further pair, up to {most}",
     "o Bônus da equipe de nível VI dá {n} pontos por {few} cartas e mais {more} por par além, até {most}",
     "la bonificación por el mazo de nivel VI da {n} puntos por {few} cartas y {more} más por otra pareja, hasta "
     "{most}",
     when=(team_bonus == TeamBonus.VI_TEAM) & (team >= 5), ruling=LISTS,
     fills={"few": 5, "n": 2, "more": 3, "most": 11})
lent("bonuses.small_team", bonus_team_gain, 0,
     "bonuses for team size give nothing to a team of fewer than {few} cards",
     "os Bônus por tamanho da equipe não dão nada a uma equipe de menos de {few} cartas",
     "las bonificaciones por tamaño no dan nada a un mazo de menos de {few} cartas",
     when=team <= 4, ruling="bonuses.small_team", fills={"few": 5})
rule("bonuses.team_is", bonus_team_counts, True,
     "cards in reserve, hand and discard pile count as the team for a bonus",
     "as cartas da reserva, da mão e do descarte contam como a equipe para um Bônus",
     "las cartas de la reserva, la mano y la pila de Descarte cuentan como el mazo para una bonificación",
     when=card_place.one_of(CardPlace.DISCARD, CardPlace.RESERVE, CardPlace.HAND), ruling="silence.borrowed_details")
rule("bonuses.played_card_counts", bonus_team_counts, True,
     "for team-size bonuses the card just played counts, even if it is about to leave",
     "nos Bônus por tamanho da equipe, a carta recém-jogada conta, ainda que esteja de saída",
     "en las bonificaciones por tamaño del mazo cuenta la carta recién jugada, aunque esté a punto de irse",
     when=card_place.one_of(CardPlace.PLAYED, CardPlace.LEAVING), ruling="bonuses.team_now")
rule("bonuses.strangers_do_not_count", bonus_team_counts, False,
     "for team-size bonuses, cards deputed earlier or not yet hired do not count",
     "nos Bônus por tamanho da equipe, cartas já delegadas ou ainda não contratadas não contam",
     "en las bonificaciones por tamaño del mazo no cuentan las cartas ya delegadas ni las aún no contratadas",
     when=card_place.one_of(CardPlace.REMOVED, CardPlace.QUEUE), ruling="bonuses.team_no_others")
