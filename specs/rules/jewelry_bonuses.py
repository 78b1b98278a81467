"""The new bonuses of the Jewelry Box: which there are, when they are used, and what they pay."""

from oracle.rules import Rulebook
from oracle.terms import when as either
from specs.questions.bonuses_gains import Currency
from specs.questions.jewelry_bonuses import (
    CountingBonus,
    NewBonus,
    counted,
    counting_bonus,
    has_coat,
    has_gown,
    missing_bonus_asks_for,
    missing_bonus_gain,
    missing_bonus_livre,
    missing_bonus_lost_by_selling,
    new_bonus,
    new_bonus_at_end,
    new_bonus_gain,
    new_bonus_of_role,
    new_bonus_pays_in,
    new_bonus_use,
    new_bonuses_all_differ,
    new_bonuses_listed,
    new_end_bonus_times,
    new_team_bonus_gain,
    team,
)
from specs.vocabulary import Garment, Role, garment, role

DELUXE = ("deluxe-2020",)
OF_JOURNEYMEN = new_bonus.one_of(
    NewBonus.J_RESERVE, NewBonus.J_COPY, NewBonus.J_HALLS, NewBonus.J_TEAM, NewBonus.J_DECORATIONS, NewBonus.J_MAKE,
    NewBonus.J_HALL_GARMENTS, NewBonus.J_RINGS, NewBonus.J_JEWELS,
)
FOR_THE_END = new_bonus.one_of(
    NewBonus.M_JEWEL_SETS, NewBonus.M_NECKLACES, NewBonus.M_DECORATIONS, NewBonus.M_APPRENTICES,
)
PAYS_LIVRE = counting_bonus.one_of(
    CountingBonus.J_HALLS, CountingBonus.J_DECORATIONS, CountingBonus.J_RINGS, CountingBonus.M_HALL_GARMENTS,
    CountingBonus.M_MASTER_GUESTS, CountingBonus.M_JEWELS,
)
THREE_PER_PAIR = counting_bonus.one_of(
    CountingBonus.J_DECORATIONS, CountingBonus.J_RINGS, CountingBonus.M_MASTER_GUESTS, CountingBonus.M_JEWELS,
    CountingBonus.M_NECKLACES, CountingBonus.M_APPRENTICES,
)
ONE_EACH = counting_bonus.one_of(CountingBonus.J_HALLS, CountingBonus.M_GOWNS, CountingBonus.M_DECORATIONS)

rule = Rulebook("jewelry_bonuses")

# Which there are.
rule("jewelry_bonuses.nine_each", new_bonuses_listed, 9,
     "new Journeymen and new Masters have {answer} bonuses each",
     "os novos Artesãos e os novos Mestres têm {answer} Bônus cada grupo",
     "los nuevos Oficiales y los nuevos Maestros tienen {answer} bonificaciones cada grupo",
     when=~(role == Role.APPRENTICE), editions=DELUXE)
rule("jewelry_bonuses.all_differ", new_bonuses_all_differ, True,
     "no two new cards of a role share a bonus",
     "não há duas cartas novas do mesmo tipo com Bônus igual",
     "no hay dos cartas nuevas del mismo tipo con igual bonificación",
     editions=DELUXE, ruling="jewelry_bonuses.all_differ")
rule("jewelry_bonuses.of_journeymen", new_bonus_of_role, Role.JOURNEYMAN,
     "it stands on a card of a Journeyman",
     "está numa carta de Artesão",
     "está en una carta de Oficial",
     when=OF_JOURNEYMEN, editions=DELUXE)
rule("jewelry_bonuses.of_masters", new_bonus_of_role, Role.MASTER,
     "it stands on a card of a Master",
     "está numa carta de Mestre",
     "está en una carta de Maestro",
     when=~OF_JOURNEYMEN, editions=DELUXE)
rule("jewelry_bonuses.for_the_end", new_bonus_at_end, True,
     "four bonuses of Masters count at the end only: those for sets of jewels, necklaces, decorations and Apprentices",
     "quatro Bônus de Mestres só contam no fim: por conjuntos de Joias, colares, Decorações e Aprendizes",
     "cuatro bonificaciones de Maestros solo cuentan al final: juegos de joyas, collares, Decoraciones y Aprendices",
     when=FOR_THE_END, editions=DELUXE)
rule("jewelry_bonuses.during_the_game", new_bonus_at_end, False,
     "the others are used during the game",
     "os demais são usados durante a partida",
     "las demás se usan durante la partida",
     when=~FOR_THE_END, editions=DELUXE)
rule("jewelry_bonuses.optional", new_bonus_use, "may",
     "whoever plays the card may use its bonus or leave it",
     "quem joga a carta pode usar o Bônus ou deixá-lo",
     "quien juega la carta puede usar la bonificación o dejarla",
     when=~FOR_THE_END, editions=DELUXE)
rule("jewelry_bonuses.not_before_the_end", new_bonus_use, "may not",
     "a bonus for the end gives nothing when its card is played",
     "um Bônus de fim de jogo nada dá quando a carta é jogada",
     "una bonificación de final no da nada cuando se juega su carta",
     when=FOR_THE_END, editions=DELUXE)
rule("jewelry_bonuses.once_at_the_end", new_end_bonus_times, 1,
     "a bonus for the end counts {answer} time",
     "um Bônus de fim de jogo conta {answer} vez",
     "una bonificación de final cuenta {answer} vez",
     editions=DELUXE)

# What they pay.
rule("jewelry_bonuses.pays_livre", new_bonus_pays_in, Currency.LIVRE,
     "halls, markers on decorations, rings, a Master's hall, Master guest spaces and a Master's jewels pay Livre",
     "Galerias, marcadores em Decorações, anéis, a Galeria do Mestre, espaços do Mestre e Joias do Mestre dão Libras",
     "salones, marcadores en Decoraciones, anillos, el salón del Maestro, sus espacios y sus joyas dan Livre",
     when=PAYS_LIVRE, editions=DELUXE)
rule("jewelry_bonuses.pays_prestige", new_bonus_pays_in, Currency.PRESTIGE,
     "a Journeyman's hall and jewels, pairs of gowns, and all bonuses for the end give prestige points",
     "a Galeria e as Joias do Artesão, pares de vestidos e tudo o que vale no fim dão Pontos de Prestígio",
     "el salón y las joyas del Oficial, las parejas de Vestidos de dama y lo del final dan Puntos de Prestigio",
     when=~PAYS_LIVRE, editions=DELUXE)
rule("jewelry_bonuses.one_each", new_bonus_gain, counted,
     "each hall, each pair of gowns and, at the end, each decoration counts {n}",
     "cada Galeria, cada par de vestidos e, no fim, cada Decoração vale {n}",
     "cada salón, cada pareja de Vestidos de dama y, al final, cada Decoración vale {n}",
     when=ONE_EACH, editions=DELUXE, fills={"n": 1})
rule("jewelry_bonuses.three_per_pair", new_bonus_gain, 3 * (counted // 2),
     "every {size} markers on decorations, rings, Master guests, Master's jewels, necklaces or Apprentices count {n}",
     "cada {size} marcadores em Decorações, anéis, convidados ou Joias do Mestre, colares ou Aprendizes valem {n}",
     "cada {size} marcadores en Decoraciones, anillos, Invitados Maestros, joyas, collares o Aprendices valen {n}",
     when=THREE_PER_PAIR, editions=DELUXE, fills={"size": 2, "n": 3})
rule("jewelry_bonuses.journeyman_hall", new_bonus_gain, counted // 2,
     "in the Journeyman's hall every {size} garments count {n}",
     "na Galeria do Artesão, cada {size} Trajes valem {n}",
     "en el salón del Oficial cada {size} Vestidos valen {n}",
     when=counting_bonus == CountingBonus.J_HALL_GARMENTS, editions=DELUXE, fills={"size": 2, "n": 1})
rule("jewelry_bonuses.journeyman_jewels", new_bonus_gain, counted // 3,
     "for the Journeyman every {size} jewels count {n}",
     "para o Artesão, cada {size} Joias valem {n}",
     "para el Oficial cada {size} joyas valen {n}",
     when=counting_bonus == CountingBonus.J_JEWELS, editions=DELUXE, fills={"size": 3, "n": 1})
rule("jewelry_bonuses.master_hall", new_bonus_gain, 2 * counted,
     "in the Master's hall each garment pays {n} Livre",
     "na Galeria do Mestre, cada Traje rende {n} Libras",
     "en el salón del Maestro cada Vestido da {n} Livre",
     when=counting_bonus == CountingBonus.M_HALL_GARMENTS, editions=DELUXE, fills={"n": 2})
rule("jewelry_bonuses.jewel_sets", new_bonus_gain, 6 * counted,
     "each complete set of jewels gives {n} prestige points at the end",
     "cada conjunto completo de Joias dá {n} Pontos de Prestígio no fim",
     "cada juego completo de joyas da {n} Puntos de Prestigio al final",
     when=counting_bonus == CountingBonus.M_JEWEL_SETS, editions=DELUXE, fills={"n": 6})
rule("jewelry_bonuses.small_team_pays_more", new_team_bonus_gain, 10 - team,
     "a team of {few} brings the Journeyman {n} Livre, each further card {step} less, up to {many} cards",
     "uma equipe de {few} rende ao Artesão {n} Libras, cada carta além {step} a menos, até {many} cartas",
     "un mazo de {few} da al Oficial {n} Livre, cada carta adicional {step} menos, hasta {many} cartas",
     when=team <= 6, editions=DELUXE, fills={"few": 4, "n": 6, "step": 1, "many": 6})
rule("jewelry_bonuses.large_team_pays_little", new_team_bonus_gain, 2,
     "a team of {many} or more brings {answer} Livre",
     "uma equipe de {many} ou mais rende {answer} Libras",
     "un mazo de {many} o más da {answer} Livre",
     when=team >= 7, editions=DELUXE, fills={"many": 7})

# Garments that are missing.
rule("jewelry_bonuses.missing_gain", missing_bonus_gain, either(has_gown, 0, 4) + either(has_coat, 0, 5),
     "no rented uncommon gown brings {gown} Livre, no rented rare coat {coat}, and both add up",
     "nenhum vestido incomum alugado rende {gown} Libras, nenhum fraque raro {coat}, e ambos se somam",
     "ningún Vestido de dama poco común alquilado da {gown} Livre, ningún abrigo raro {coat}, y ambos se suman",
     editions=DELUXE, fills={"gown": 4, "coat": 5})
rule("jewelry_bonuses.missing_others", missing_bonus_livre, 0,
     "the lack of common garments brings nothing",
     "a falta de Trajes comuns não rende nada",
     "la falta de Vestidos comunes no da nada",
     when=garment.one_of(Garment.COMMON_GOWN, Garment.COMMON_COAT), editions=DELUXE)
rule("jewelry_bonuses.missing_gown", missing_bonus_livre, 4,
     "the lack of uncommon gowns alone brings {answer} Livre",
     "só a falta de vestidos incomuns rende {answer} Libras",
     "la sola falta de Vestidos de dama poco comunes da {answer} Livre",
     when=garment == Garment.UNCOMMON_GOWN, editions=DELUXE)
rule("jewelry_bonuses.missing_coat", missing_bonus_livre, 5,
     "the lack of rare coats alone brings {answer} Livre",
     "só a falta de fraques raros rende {answer} Libras",
     "la sola falta de abrigos raros da {answer} Livre",
     when=garment == Garment.RARE_COAT, editions=DELUXE)
rule("jewelry_bonuses.missing_asks_for", missing_bonus_asks_for, True,
     "that bonus looks at uncommon gowns and rare coats",
     "esse Bônus olha para vestidos incomuns e fraques raros",
     "esa bonificación mira los Vestidos de dama poco comunes y los abrigos raros",
     when=garment.one_of(Garment.UNCOMMON_GOWN, Garment.RARE_COAT), editions=DELUXE)
rule("jewelry_bonuses.missing_ignores", missing_bonus_asks_for, False,
     "common garments are of no matter to it",
     "Trajes comuns não lhe importam",
     "los Vestidos comunes no le importan",
     when=garment.one_of(Garment.COMMON_GOWN, Garment.COMMON_COAT), editions=DELUXE)
rule("jewelry_bonuses.missing_despite_sale", missing_bonus_lost_by_selling, False,
     "a garment that was sold was not rented and does no harm to it",
     "um Traje vendido não foi alugado e não a prejudica",
     "un Vestido vendido no se alquiló y no la perjudica",
     editions=DELUXE)
