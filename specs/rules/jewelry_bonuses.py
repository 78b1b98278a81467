"""The new bonuses of the Jewelry Box: which there are, when they are used, and what they pay."""

from oracle.rules import Rulebook
from oracle.terms import when as either
from specs.questions.bonuses import BonusLevel
from specs.questions.bonuses_gains import Currency
from specs.questions.jewelry_bonuses import (
    CountingBonus,
    NewBonus,
    counted,
    counting_bonus,
    has_coat,
    has_gown,
    level_of_new_bonus,
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
     "the new Journeymen and the new Masters have {answer} bonuses each",
     "os novos Artesãos e os novos Mestres têm {answer} Bônus cada grupo",
     "los nuevos Oficiales y los nuevos Maestros tienen {answer} bonificaciones cada grupo",
     when=~(role == Role.APPRENTICE), editions=DELUXE)
rule("jewelry_bonuses.all_differ", new_bonuses_all_differ, True,
     "no two new cards of the same role share a bonus",
     "não há duas cartas novas do mesmo tipo com Bônus igual",
     "no hay dos cartas nuevas del mismo tipo con igual bonificación",
     when=new_bonuses_all_differ.given, editions=DELUXE, ruling="jewelry_bonuses.all_differ")
rule("jewelry_bonuses.of_journeymen", new_bonus_of_role, Role.JOURNEYMAN,
     "new bonuses on Journeymen: reserve, copying, sale, halls, one hall, team, decorations, rings, jewels",
     "novos Bônus de Artesãos: reserva, cópia, venda, Galerias, uma Galeria, equipe, Decorações, anéis, Joias",
     "bonificaciones nuevas de Oficial: reserva, copia, venta, salones, un salón, mazo, Decoraciones, anillos, joyas",
     when=OF_JOURNEYMEN, editions=DELUXE)
rule("jewelry_bonuses.of_masters", new_bonus_of_role, Role.MASTER,
     "new bonuses on Masters: one hall, gowns, Master guests, jewels, missing garments and all those for the end",
     "novos Bônus de Mestres: uma Galeria, vestidos, convidados do Mestre, Joias, Trajes em falta e os do fim",
     "bonificaciones nuevas de Maestro: un salón, Vestidos de dama, Invitados Maestros, joyas, faltas y las finales",
     when=~OF_JOURNEYMEN, editions=DELUXE)
rule("jewelry_bonuses.new_journeymen_of_level_two", level_of_new_bonus, BonusLevel.TWO,
     "the new Journeymen with their bonuses are of level II",
     "os novos Artesãos com seus Bônus são de Nível II",
     "los Oficiales nuevos con sus bonificaciones son de nivel II",
     when=OF_JOURNEYMEN, editions=DELUXE)
rule("jewelry_bonuses.new_masters_of_level_five", level_of_new_bonus, BonusLevel.FIVE,
     "the new Masters with their bonuses are of level V",
     "os novos Mestres com seus Bônus são de Nível V",
     "los Maestros nuevos con sus bonificaciones son de nivel V",
     when=~OF_JOURNEYMEN, editions=DELUXE)
rule("jewelry_bonuses.for_the_end", new_bonus_at_end, True,
     "four new Masters' bonuses count at the end only: jewel sets, necklaces, decorations, Apprentices",
     "quatro Bônus de novos Mestres só contam no fim: conjuntos de Joias, colares, Decorações e Aprendizes",
     "de Maestros nuevos solo cuentan al final cuatro bonificaciones: juegos de joyas, collares, Decoraciones, "
     "Aprendices",
     when=FOR_THE_END, editions=DELUXE)
rule("jewelry_bonuses.during_the_game", new_bonus_at_end, False,
     "the new bonuses not meant for the end are used during the game",
     "os novos Bônus que não são de fim de jogo são usados durante a partida",
     "las nuevas bonificaciones que no son de final se usan durante la partida",
     when=~FOR_THE_END, editions=DELUXE)
rule("jewelry_bonuses.optional", new_bonus_use, "may",
     "whoever plays a new Journeyman or Master may use the bonus or leave it",
     "quem joga um novo Artesão ou Mestre pode usar o Bônus ou deixá-lo",
     "quien juega a un nuevo Oficial o Maestro puede usar la bonificación o dejarla",
     when=~FOR_THE_END, editions=DELUXE)
rule("jewelry_bonuses.not_before_the_end", new_bonus_use, "may not",
     "a new Master's end bonus gives nothing when its card is played",
     "o Bônus de fim de jogo de um novo Mestre não dá nada quando a carta é jogada",
     "la bonificación final de un nuevo Maestro no da nada cuando se juega su carta",
     when=FOR_THE_END, editions=DELUXE)
rule("jewelry_bonuses.once_at_the_end", new_end_bonus_times, 1,
     "a new Master's end bonus counts {answer} time",
     "o Bônus de fim de jogo de um novo Mestre conta {answer} vez",
     "la bonificación final de un nuevo Maestro cuenta {answer} vez",
     editions=DELUXE)

# What they pay.
rule("jewelry_bonuses.pays_livre", new_bonus_pays_in, Currency.LIVRE,
     "new bonuses for halls, decorations, rings, a Master's hall, guests and jewels pay Livre",
     "novos Bônus por Galerias, Grifes em Decorações, anéis, Galeria, convidados e Joias do Mestre dão Libras",
     "las nuevas bonificaciones por salones, Decoraciones, anillos y salón, Invitados y joyas del Maestro dan Livre",
     when=PAYS_LIVRE, editions=DELUXE)
rule("jewelry_bonuses.pays_prestige", new_bonus_pays_in, Currency.PRESTIGE,
     "new bonuses for a Journeyman's hall and jewels, pairs of gowns and the end give prestige points",
     "novos Bônus pela Galeria e Joias do Artesão, por pares de vestidos e os do fim dão Pontos de Prestígio",
     "dan Puntos las bonificaciones por salón y joyas del Oficial, parejas de Vestidos de dama y las del final",
     when=~PAYS_LIVRE, editions=DELUXE)
rule("jewelry_bonuses.one_each", new_bonus_gain, counted,
     "for the new bonuses each hall, each pair of gowns and, at the end, each decoration counts {n}",
     "nos novos Bônus, cada Galeria, cada par de vestidos e, no fim, cada Decoração vale {n}",
     "en las bonificaciones nuevas, salón, pareja de Vestidos de dama y, al final, Decoración valen {n} cada uno",
     when=ONE_EACH, editions=DELUXE, fills={"n": 1})
rule("jewelry_bonuses.three_per_pair", new_bonus_gain, 3 * (counted // 2),
     "new bonuses give {n} for every {size} markers, rings, Master guests, Master's jewels, necklaces or Apprentices",
     "novos Bônus dão {n} por cada {size} Grifes, anéis, convidados ou Joias do Mestre, colares ou Aprendizes",
     "dan {n} por cada {size} las bonificaciones de marcadores, anillos, Invitados Maestros, joyas, collares o "
     "Aprendices",
     when=THREE_PER_PAIR, editions=DELUXE, fills={"size": 2, "n": 3})
rule("jewelry_bonuses.journeyman_hall", new_bonus_gain, counted // 2,
     "a Journeyman's hall bonus gives {n} prestige point for every {size} garments in the hall",
     "o Bônus da Galeria de um Artesão dá {n} Ponto de Prestígio por cada {size} Trajes nela",
     "la bonificación de salón de un Oficial da {n} Punto de Prestigio por cada {size} Vestidos en él",
     when=counting_bonus == CountingBonus.J_HALL_GARMENTS, editions=DELUXE, fills={"size": 2, "n": 1})
rule("jewelry_bonuses.journeyman_jewels", new_bonus_gain, counted // 3,
     "a Journeyman's jewel bonus gives {n} prestige point for every {size} jewels",
     "o Bônus de Joias de um Artesão dá {n} Ponto de Prestígio por cada {size} Joias",
     "la bonificación de joyas de un Oficial da {n} Punto de Prestigio por cada {size} joyas",
     when=counting_bonus == CountingBonus.J_JEWELS, editions=DELUXE, fills={"size": 3, "n": 1})
rule("jewelry_bonuses.master_hall", new_bonus_gain, 2 * counted,
     "a Master's hall bonus pays {n} Livre for each of one's own garments in a hall of one's choice",
     "o Bônus da Galeria de um Mestre paga {n} Libras por cada Traje próprio numa Galeria à escolha",
     "la bonificación de salón de un Maestro paga {n} Livre por cada Vestido propio en un salón a elección",
     when=counting_bonus == CountingBonus.M_HALL_GARMENTS, editions=DELUXE, fills={"n": 2})
rule("jewelry_bonuses.jewel_sets", new_bonus_gain, 6 * counted,
     "a Master's end bonus gives {n} prestige points for each complete set of jewels",
     "um Bônus de fim de jogo de Mestre dá {n} Pontos de Prestígio por conjunto completo de Joias",
     "una bonificación final de Maestro da {n} Puntos de Prestigio por juego completo de joyas",
     when=counting_bonus == CountingBonus.M_JEWEL_SETS, editions=DELUXE, fills={"n": 6})
rule("jewelry_bonuses.small_team_pays_more", new_team_bonus_gain, 10 - team,
     "a Journeyman's team bonus pays {n} Livre for {few} cards and {step} less per further card, up to {many} cards",
     "o Bônus da equipe de um Artesão paga {n} Libras por {few} cartas e {step} a menos por carta além, até {many}",
     "una bonificación de Oficial da {n} Livre por un mazo de {few} y {step} menos por carta adicional, hasta {many}",
     when=team <= 6, editions=DELUXE, fills={"few": 4, "n": 6, "step": 1, "many": 6})
rule("jewelry_bonuses.large_team_pays_little", new_team_bonus_gain, 2,
     "a Journeyman's team bonus pays {answer} Livre for a team of {many} or more",
     "o Bônus da equipe de um Artesão paga {answer} Libras por uma equipe de {many} ou mais",
     "una bonificación de Oficial da {answer} Livre por un mazo de {many} o más",
     when=team >= 7, editions=DELUXE, fills={"many": 7})

# Garments that are missing.
rule("jewelry_bonuses.missing_gain", missing_bonus_gain, either(has_gown, 0, 4) + either(has_coat, 0, 5),
     "a Master's bonus pays {gown} Livre if no uncommon gown is rented and {coat} if no rare coat; both add up",
     "um Bônus de Mestre paga {gown} Libras sem vestido incomum alugado e {coat} sem fraque raro; ambos se somam",
     "una bonificación de Maestro da {gown} Livre sin Vestidos de dama poco comunes y {coat} sin abrigos raros; se "
     "suman",
     editions=DELUXE, fills={"gown": 4, "coat": 5})
rule("jewelry_bonuses.missing_others", missing_bonus_livre, 0,
     "the Master's bonus for missing garments pays nothing for missing common ones",
     "o Bônus do Mestre por Trajes não alugados não paga nada pela falta de Trajes comuns",
     "la bonificación del Maestro por Vestidos no alquilados no paga nada por la falta de comunes",
     when=garment.one_of(Garment.COMMON_GOWN, Garment.COMMON_COAT), editions=DELUXE)
rule("jewelry_bonuses.missing_gown", missing_bonus_livre, 4,
     "the Master's bonus for missing garments pays {answer} Livre for the lack of uncommon gowns alone",
     "o Bônus do Mestre por Trajes não alugados paga {answer} Libras só pela falta de vestidos incomuns",
     "la bonificación por Vestidos no alquilados da {answer} Livre si solo faltan Vestidos de dama poco comunes",
     when=garment == Garment.UNCOMMON_GOWN, editions=DELUXE)
rule("jewelry_bonuses.missing_coat", missing_bonus_livre, 5,
     "the Master's bonus for missing garments pays {answer} Livre for the lack of rare coats alone",
     "o Bônus do Mestre por Trajes não alugados paga {answer} Libras só pela falta de fraques raros",
     "la bonificación por Vestidos no alquilados da {answer} Livre si solo faltan abrigos raros",
     when=garment == Garment.RARE_COAT, editions=DELUXE)
rule("jewelry_bonuses.missing_asks_for", missing_bonus_asks_for, True,
     "the Master's bonus for missing garments looks at uncommon gowns and rare coats",
     "o Bônus do Mestre por Trajes não alugados olha para vestidos incomuns e fraques raros",
     "la bonificación por Vestidos no alquilados mira los Vestidos de dama poco comunes y los abrigos raros",
     when=garment.one_of(Garment.UNCOMMON_GOWN, Garment.RARE_COAT), editions=DELUXE)
rule("jewelry_bonuses.missing_ignores", missing_bonus_asks_for, False,
     "the Master's bonus for missing garments does not look at common garments",
     "o Bônus do Mestre por Trajes não alugados não olha para Trajes comuns",
     "la bonificación del Maestro por Vestidos no alquilados no mira los comunes",
     when=garment.one_of(Garment.COMMON_GOWN, Garment.COMMON_COAT), editions=DELUXE)
rule("jewelry_bonuses.missing_despite_sale", missing_bonus_lost_by_selling, False,
     "selling a garment does not lose the Master's bonus for garments not rented",
     "vender um Traje não faz perder o Bônus do Mestre por Trajes não alugados",
     "vender un Vestido no hace perder la bonificación del Maestro por Vestidos no alquilados",
     editions=DELUXE)
