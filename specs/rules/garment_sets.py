"""The small sets of garments: the fancy and the festive ones."""

from oracle.rules import OPEN, Rulebook
from specs.questions.base_garments import Fate
from specs.questions.extra_deluxe_sets import (
    FancyBag,
    FancyPart,
    fancy_best_at_fireworks,
    fancy_costs_more,
    fancy_goes_to,
    fancy_new_combinations,
    fancy_part,
    fancy_tiles_change_balance,
)
from specs.questions.garment_sets import (
    AddedAt,
    FestiveStep,
    fancy_added_at,
    fancy_changes_balance,
    fancy_color_exists,
    fancy_expected_least,
    fancy_expected_most,
    fancy_fate,
    fancy_garments,
    fancy_garments_in_bag,
    fancy_made_as_usual,
    fancy_more_valuable,
    fancy_needs_more_resources,
    fancy_points_highest,
    fancy_tiles,
    fancy_tiles_in_bag,
    fancy_with_other_sets,
    fate,
    festive_added_at,
    festive_appears_in_round,
    festive_by_sale_bonus,
    festive_counts_in_hall,
    festive_fate,
    festive_garments,
    festive_made_as_usual,
    festive_made_by,
    festive_mixed,
    festive_printed_points_count,
    festive_step,
    festive_step_position,
    festive_with_jewel,
    festive_without_space,
)
from specs.questions.second_solo import (
    fancy_thimbles,
    fancy_value_highest,
    festive_sold_without_space,
    garment_range_holds_for_fancy,
)
from specs.vocabulary import Role, Via, players, role, round_number, via

DELUXE = ("deluxe-2020",)

rule = Rulebook("garment_sets")

# Fancy garments.
rule("garment_sets.fancy_garments", fancy_garments, 4,
     "the Fancy Garments set has {answer} garments",
     "a Expansão Trajes Chiques tem {answer} Trajes",
     "la expansión Vestidos Elegantes tiene {answer} Vestidos",
     editions=DELUXE)
rule("garment_sets.fancy_tiles", fancy_tiles, 5,
     "the Fancy Garments set has {answer} resource tiles",
     "a Expansão Trajes Chiques tem {answer} peças de Recurso",
     "la expansión Vestidos Elegantes tiene {answer} fichas de Recursos",
     editions=DELUXE)
rule("garment_sets.fancy_from_the_start", fancy_added_at, AddedAt.SETUP,
     "the parts of the Fancy Garments go into the bags in the setup",
     "os componentes dos Trajes Chiques vão para as bolsas na Preparação",
     "los componentes de los Vestidos Elegantes van a las bolsas en la preparación",
     editions=DELUXE)
rule("garment_sets.fancy_garment_bag", fancy_goes_to, FancyBag.GARMENT_BAG,
     "the garments of the fancy set go into the bag of garments",
     "os Trajes Chiques vão para a bolsa de Trajes",
     "los Vestidos Elegantes van a la bolsa de Vestidos",
     when=fancy_part == FancyPart.GARMENTS, editions=DELUXE)
rule("garment_sets.fancy_resource_bag", fancy_goes_to, FancyBag.RESOURCE_BAG,
     "the resource tiles of the fancy set go into the bag of resources",
     "as peças de Recurso dos Trajes Chiques vão para a bolsa de Recursos",
     "las fichas de Recursos de los Vestidos Elegantes van a la bolsa de recursos",
     when=fancy_part == FancyPart.TILES, editions=DELUXE)
rule("garment_sets.garments_with_fancy", fancy_garments_in_bag, 46,
     "with the Fancy Garments there are {answer} garments in the game",
     "com os Trajes Chiques há {answer} Trajes no jogo",
     "con los Vestidos Elegantes hay {answer} Vestidos en el juego",
     editions=DELUXE,
     claims=("deluxe-pt.fancy.garments", "deluxe-pt.parts.garments"))
rule("garment_sets.tiles_with_fancy", fancy_tiles_in_bag, 53,
     "with the Fancy Garments there are {answer} resource tiles in the game",
     "com os Trajes Chiques há {answer} peças de Recurso no jogo",
     "con los Vestidos Elegantes hay {answer} fichas de Recursos en el juego",
     editions=DELUXE,
     claims=("deluxe-pt.fancy.tiles", "deluxe-pt.parts.resource_tiles"))
rule("garment_sets.fancy_takes_more", fancy_needs_more_resources, True,
     "a fancy garment takes more resources than those of the base game",
     "um Traje Chique exige mais recursos que os do jogo base",
     "un Vestido Elegante exige más recursos que los del juego base",
     editions=DELUXE)
rule("garment_sets.fancy_dearer", fancy_costs_more, True,
     "a fancy garment is dearer than those of the base game",
     "um Traje Chique é mais caro que os do jogo base",
     "un Vestido Elegante es más caro que los del juego base",
     editions=DELUXE)
rule("garment_sets.fancy_worth_more", fancy_more_valuable, True,
     "a fancy garment is worth more than those of the base game",
     "um Traje Chique vale mais que os do jogo base",
     "un Vestido Elegante vale más que los del juego base",
     editions=DELUXE)
rule("garment_sets.fancy_beyond_key", garment_range_holds_for_fancy, False,
     "points and value of a fancy garment exceed what the key of the base game prints",
     "os Pontos e o valor de um Traje Chique passam do que a legenda do jogo base indica",
     "los Puntos y el valor de un Vestido Elegante superan lo que indica la leyenda del juego base",
     editions=DELUXE,
     excepts=("components.points_highest", "components.value_highest"))
rule("garment_sets.fancy_points_unknown", fancy_points_highest, OPEN,
     "the texts do not say how many points a fancy garment shows; only the tiles tell",
     "os textos não dizem quantos Pontos mostra um Traje Chique; só as peças",
     "los textos no dicen cuántos Puntos muestra un Vestido Elegante; solo las fichas",
     editions=DELUXE, ruling="garment_sets.fancy_unknown",
     claims=("deluxe-pt.fancy.prestige",))
rule("garment_sets.fancy_value_unknown", fancy_value_highest, OPEN,
     "the texts do not say what a fancy garment is worth in Livre; only the tiles tell",
     "os textos não dizem o valor em Libras de um Traje Chique; só as peças",
     "los textos no dicen el valor en Livre de un Vestido Elegante; solo las fichas",
     editions=DELUXE, ruling="garment_sets.fancy_unknown",
     claims=("deluxe-pt.fancy.worth_more",))
rule("garment_sets.fancy_thimbles_unknown", fancy_thimbles, OPEN,
     "the texts do not say how many fancy garments show the golden thimble; only the tiles tell",
     "os textos não dizem quantos Trajes Chiques mostram o dedal dourado; só as peças",
     "los textos no dicen cuántos Vestidos Elegantes muestran el dedal dorado; solo las fichas",
     editions=DELUXE, ruling="garment_sets.fancy_unknown")
rule("garment_sets.fancy_colors_unknown", fancy_color_exists, OPEN,
     "the texts do not say which colours the fancy garments have; only the tiles tell",
     "os textos não dizem que cores têm os Trajes Chiques; só as peças",
     "los textos no dicen qué colores tienen los Vestidos Elegantes; solo las fichas",
     editions=DELUXE, ruling="garment_sets.fancy_unknown")
rule("garment_sets.fancy_two_at_least", fancy_expected_least, 2,
     "for {few} or {many} players the rough estimate is that {answer} fancy garments come up, or one more",
     "para {few} ou {many} jogadores estima-se, por alto, que apareçam {answer} Trajes Chiques, ou mais um",
     "para {few} o {many} jugadores se calcula, a ojo, que salen {answer} Vestidos Elegantes, o uno más",
     when=(players == 3) | (players == 4), editions=DELUXE,
     fills={"few": 3, "many": 4})
rule("garment_sets.fancy_three_at_most", fancy_expected_most, 3,
     "for {few} or {many} players the rough estimate is that {answer} fancy garments come up, or one fewer",
     "para {few} ou {many} jogadores estima-se, por alto, que apareçam {answer} Trajes Chiques, ou um a menos",
     "para {few} o {many} jugadores se calcula, a ojo, que salen {answer} Vestidos Elegantes, o uno menos",
     when=(players == 3) | (players == 4), editions=DELUXE, fills={"few": 3, "many": 4})
rule("garment_sets.fancy_least_unknown", fancy_expected_least, OPEN,
     "for {few} or {many} players no text says how many fancy garments come up at least",
     "para {few} ou {many} jogadores, nenhum texto diz quantos Trajes Chiques aparecem no mínimo",
     "para {few} o {many} jugadores ningún texto dice cuántos Vestidos Elegantes salen al menos",
     when=(players == 2) | (players == 5), editions=DELUXE, ruling="garment_sets.fancy_expected",
     fills={"few": 2, "many": 5})
rule("garment_sets.fancy_most_unknown", fancy_expected_most, OPEN,
     "for {few} or {many} players no text says how many fancy garments come up at most",
     "para {few} ou {many} jogadores, nenhum texto diz quantos Trajes Chiques aparecem no máximo",
     "para {few} o {many} jugadores ningún texto dice cuántos Vestidos Elegantes salen como mucho",
     when=(players == 2) | (players == 5), editions=DELUXE, ruling="garment_sets.fancy_expected",
     fills={"few": 2, "many": 5})
rule("garment_sets.fancy_as_usual", fancy_made_as_usual, True,
     "fancy garments are made, rented and sold like others",
     "Trajes Chiques são costurados, alugados e vendidos como os outros",
     "los Vestidos Elegantes se hacen, alquilan y venden como los demás",
     editions=DELUXE)
rule("garment_sets.fancy_either", fancy_fate, "may",
     "fancy garments may be rented or sold",
     "Trajes Chiques podem ser alugados ou vendidos",
     "los Vestidos Elegantes se pueden alquilar o vender",
     editions=DELUXE, ruling="garment_sets.fancy_as_usual")
rule("garment_sets.fancy_keeps_balance", fancy_changes_balance, False,
     "the Fancy Garments hardly change the balance of the game",
     "os Trajes Chiques quase não mudam o equilíbrio do jogo",
     "los Vestidos Elegantes apenas cambian el equilibrio del juego",
     editions=DELUXE)
rule("garment_sets.fancy_tiles_keep_balance", fancy_tiles_change_balance, False,
     "the resource tiles of the fancy set hardly change the balance of the game",
     "as peças de Recurso dos Trajes Chiques quase não mudam o equilíbrio do jogo",
     "las fichas de Recursos de los Vestidos Elegantes apenas cambian el equilibrio del juego",
     editions=DELUXE)
rule("garment_sets.fancy_combinations", fancy_new_combinations, True,
     "the resource tiles of the fancy set show combinations that the base game has not",
     "as peças de Recurso dos Trajes Chiques mostram combinações que o jogo base não tem",
     "las fichas de Recursos de los Vestidos Elegantes muestran combinaciones que el juego base no tiene",
     editions=DELUXE)
rule("garment_sets.fancy_fireworks", fancy_best_at_fireworks, True,
     "fancy garments shine most where they watch the fireworks",
     "Trajes Chiques brilham mais vendo os Fogos de Artifício",
     "los Vestidos Elegantes lucen más cuando ven los fuegos artificiales",
     editions=DELUXE)
rule("garment_sets.together", fancy_with_other_sets, "may",
     "the garment sets and the other expansions may be played together",
     "os conjuntos de Trajes e as outras expansões podem ser jogados juntos",
     "los conjuntos de Vestidos y las demás expansiones se pueden jugar juntos",
     editions=DELUXE, ruling="garment_sets.together")

# Festive garments: when they come.
rule("garment_sets.festive_garments", festive_garments, 4,
     "the Festive Garments set has {answer} garments",
     "a expansão Trajes Festivos tem {answer} Trajes",
     "la expansión Vestidos Festivos tiene {answer} Vestidos",
     editions=DELUXE)
rule("garment_sets.festive_added", festive_added_at, AddedAt.AFTER_FIRST_PREPARATION,
     "festive garments go into the bag once the first round is prepared",
     "os Trajes Festivos vão para a bolsa quando a primeira Rodada está preparada",
     "los Vestidos Festivos van a la bolsa cuando la primera ronda está preparada",
     editions=DELUXE)
rule("garment_sets.festive_mixed", festive_mixed, True,
     "festive garments are mixed with the other garments in the bag",
     "os Trajes Festivos são misturados com os outros na bolsa",
     "los Vestidos Festivos se mezclan con los demás en la bolsa",
     editions=DELUXE)
rule("garment_sets.festive_not_at_first", festive_appears_in_round, "may not",
     "no festive garment is on display in round {n}",
     "nenhum Traje Festivo está na exibição na Rodada {n}",
     "ningún Vestido Festivo está expuesto en la ronda {n}",
     when=round_number == 1, editions=DELUXE, fills={"n": 1})
rule("garment_sets.festive_later", festive_appears_in_round, "may",
     "from round {n} on a festive garment may be on display",
     "da Rodada {n} em diante, um Traje Festivo pode estar na exibição",
     "desde la ronda {n} puede haber un Vestido Festivo expuesto",
     when=round_number >= 2, editions=DELUXE, fills={"n": 2})

# Festive garments: how they are made.
rule("garment_sets.festive_as_usual", festive_made_as_usual, True,
     "festive garments are made like others",
     "Trajes Festivos são costurados como os outros",
     "los Vestidos Festivos se hacen como los demás",
     editions=DELUXE)
rule("garment_sets.festive_rented", festive_fate, "must",
     "a festive garment has to be rented",
     "um Traje Festivo tem de ser alugado",
     "un Vestido Festivo se tiene que alquilar",
     when=fate == Fate.RENT, editions=DELUXE)
rule("garment_sets.festive_never_sold", festive_fate, "may not",
     "a festive garment is never sold",
     "um Traje Festivo nunca é vendido",
     "un Vestido Festivo nunca se vende",
     when=fate == Fate.SELL, editions=DELUXE,
     excepts=("garments.rent_or_sell", "garments.rent_or_sell_master", "garments.master_may_sell",
              "general.rent_and_sell"))
rule("garment_sets.festive_needs_space", festive_without_space, "may not",
     "without a free guest space for it a festive garment cannot be made",
     "sem espaço de convidado livre para ele, um Traje Festivo não pode ser costurado",
     "sin espacio de Invitado libre para él, un Vestido Festivo no se puede hacer",
     editions=DELUXE, ruling="garment_sets.festive_needs_space",
     excepts=("garments.sold_without_space", "garments.others_must_sell"))
rule("garment_sets.festive_not_even_then", festive_sold_without_space, "may not",
     "a festive garment may not be sold even when the halls are full",
     "um Traje Festivo não pode ser vendido nem com as Galerias cheias",
     "un Vestido Festivo no se puede vender ni con los salones llenos",
     editions=DELUXE, ruling="garment_sets.festive_needs_space",
     excepts=("garments.no_space_sell",))
rule("garment_sets.festive_paid", festive_step_position, 1,
     "step {answer} of a festive garment: pay and spend the resources",
     "passo {answer} de um Traje Festivo: pagar e gastar os recursos",
     "paso {answer} de un Vestido Festivo: pagar y gastar los recursos",
     when=festive_step == FestiveStep.PAY, editions=DELUXE)
rule("garment_sets.festive_bonus", festive_step_position, 2,
     "step {answer} of a festive garment: gain its bonus points",
     "passo {answer} de um Traje Festivo: ganhar os Pontos do Bônus",
     "paso {answer} de un Vestido Festivo: ganar los Puntos de su bonificación",
     when=festive_step == FestiveStep.BONUS, editions=DELUXE)
rule("garment_sets.festive_turned", festive_step_position, 3,
     "step {answer} of a festive garment: turn it over",
     "passo {answer} de um Traje Festivo: virá-lo",
     "paso {answer} de un Vestido Festivo: darle la vuelta",
     when=festive_step == FestiveStep.TURN, editions=DELUXE)
rule("garment_sets.festive_placed", festive_step_position, 4,
     "step {answer} of a festive garment: put it in a hall with a marker",
     "passo {answer} de um Traje Festivo: colocá-lo numa Galeria com uma Grife",
     "paso {answer} de un Vestido Festivo: ponerlo en un salón con un marcador",
     when=festive_step == FestiveStep.PLACE, editions=DELUXE)
rule("garment_sets.festive_by_skilled", festive_made_by, "may",
     "Masters and Journeymen make festive garments by the main action; anyone by a bonus that makes garments",
     "Mestres e Artesãos costuram Trajes Festivos na Ação Principal; qualquer um, por um Bônus de costurar",
     "Maestros y Oficiales hacen Vestidos Festivos como acción principal; cualquiera, por bonificación",
     when=~(role == Role.APPRENTICE) | (via == Via.BONUS), editions=DELUXE, ruling="garment_sets.festive_by_bonus")
rule("garment_sets.festive_not_by_apprentice", festive_made_by, "may not",
     "an Apprentice may not make a festive garment by the main action",
     "um Aprendiz não pode costurar um Traje Festivo na Ação Principal",
     "un Aprendiz no puede hacer un Vestido Festivo como acción principal",
     when=(role == Role.APPRENTICE) & (via == Via.MAIN), editions=DELUXE, ruling="garment_sets.festive_by_bonus")
rule("garment_sets.festive_not_for_sale", festive_by_sale_bonus, "may not",
     "the Journeyman's bonus that has to sell cannot make a festive garment",
     "o Bônus do Artesão que obriga a vender não pode costurar um Traje Festivo",
     "la bonificación del Oficial que obliga a vender no puede hacer un Vestido Festivo",
     editions=DELUXE, ruling="fourth.no_festive_for_sale")
rule("garment_sets.festive_jewel", festive_with_jewel, "may",
     "with the Jewelry Box a jewel may be bought with a festive garment",
     "com o Porta-Joias, pode-se comprar uma Joia com um Traje Festivo",
     "con el Joyero se puede comprar una joya con un Vestido Festivo",
     editions=DELUXE, ruling="fifth.sets_as_others")
rule("garment_sets.festive_in_hall", festive_counts_in_hall, True,
     "a rented festive garment counts like others in its hall",
     "um Traje Festivo alugado conta como os outros na sua Galeria",
     "un Vestido Festivo alquilado cuenta como los demás en su salón",
     editions=DELUXE)
rule("garment_sets.festive_printed", festive_printed_points_count, True,
     "the points printed on a festive garment count at the end besides its bonus",
     "os Pontos impressos num Traje Festivo contam no fim, além do Bônus",
     "los Puntos impresos en un Vestido Festivo cuentan al final, además de su bonificación",
     editions=DELUXE)
