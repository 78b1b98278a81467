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
     "the fancy set has {answer} garments",
     "os Trajes Chiques são {answer} Trajes",
     "los Vestidos Elegantes son {answer} Vestidos",
     editions=DELUXE)
rule("garment_sets.fancy_tiles", fancy_tiles, 5,
     "it has {answer} resource tiles",
     "com eles vêm {answer} peças de Recurso",
     "con ellos vienen {answer} losetas de Recurso",
     editions=DELUXE)
rule("garment_sets.fancy_from_the_start", fancy_added_at, AddedAt.SETUP,
     "they go into the bags in the setup",
     "vão para as bolsas na Preparação",
     "van a las bolsas en la preparación",
     editions=DELUXE)
rule("garment_sets.fancy_garment_bag", fancy_goes_to, FancyBag.GARMENT_BAG,
     "the garments go into the bag of garments",
     "os Trajes vão para a bolsa de Trajes",
     "los Vestidos van a la bolsa de Vestidos",
     when=fancy_part == FancyPart.GARMENTS, editions=DELUXE)
rule("garment_sets.fancy_resource_bag", fancy_goes_to, FancyBag.RESOURCE_BAG,
     "the resource tiles go into the bag of resources",
     "as peças de Recurso vão para a bolsa de Recursos",
     "las losetas de Recurso van a la bolsa de Recursos",
     when=fancy_part == FancyPart.TILES, editions=DELUXE)
rule("garment_sets.garments_with_fancy", fancy_garments_in_bag, 46,
     "with them there are {answer} garments in the game",
     "com eles há {answer} Trajes no jogo",
     "con ellos hay {answer} Vestidos en el juego",
     editions=DELUXE)
rule("garment_sets.tiles_with_fancy", fancy_tiles_in_bag, 53,
     "and {answer} resource tiles",
     "e {answer} peças de Recurso",
     "y {answer} losetas de Recurso",
     editions=DELUXE)
rule("garment_sets.fancy_takes_more", fancy_needs_more_resources, True,
     "a fancy garment takes more resources than those of the base game",
     "um Traje Chique exige mais recursos que os do jogo base",
     "un Vestido Elegante exige más recursos que los del juego base",
     editions=DELUXE)
rule("garment_sets.fancy_dearer", fancy_costs_more, True,
     "it is dearer",
     "ele é mais caro",
     "es más caro",
     editions=DELUXE)
rule("garment_sets.fancy_worth_more", fancy_more_valuable, True,
     "and it is worth more",
     "e vale mais",
     "y vale más",
     editions=DELUXE)
rule("garment_sets.fancy_beyond_key", garment_range_holds_for_fancy, False,
     "its points and value exceed what the key of the base game prints",
     "seus Pontos e seu valor passam do que a legenda do jogo base indica",
     "sus Puntos y su valor superan lo que indica la leyenda del juego base",
     editions=DELUXE, ruling="third_options.outside_the_key")
rule("garment_sets.fancy_points_unknown", fancy_points_highest, OPEN,
     "how many points it shows, only the tiles tell",
     "quantos Pontos ele mostra, só as peças dizem",
     "cuántos Puntos muestra, solo lo dicen las losetas",
     editions=DELUXE, ruling="garment_sets.fancy_unknown")
rule("garment_sets.fancy_value_unknown", fancy_value_highest, OPEN,
     "its value, too, stands on the tiles alone",
     "também o valor está só nas peças",
     "también el valor está solo en las losetas",
     editions=DELUXE, ruling="garment_sets.fancy_unknown")
rule("garment_sets.fancy_thimbles_unknown", fancy_thimbles, OPEN,
     "so does the golden thimble, if any",
     "e o dedal dourado, se houver",
     "y el dedal dorado, si lo hay",
     editions=DELUXE, ruling="garment_sets.fancy_unknown")
rule("garment_sets.fancy_colors_unknown", fancy_color_exists, OPEN,
     "and its colour",
     "e a cor",
     "y el color",
     editions=DELUXE, ruling="garment_sets.fancy_unknown")
rule("garment_sets.fancy_two_at_least", fancy_expected_least, 2,
     "in a game of {few} or {many} at least {answer} of them are expected to appear",
     "numa partida de {few} ou {many} espera-se que ao menos {answer} apareçam",
     "en una partida de {few} o {many} se espera que aparezcan al menos {answer}",
     when=(players == 3) | (players == 4), editions=DELUXE,
     fills={"few": 3, "many": 4})
rule("garment_sets.fancy_three_at_most", fancy_expected_most, 3,
     "in a game of {few} or {many} at most {answer}",
     "numa partida de {few} ou {many}, no máximo {answer}",
     "en una partida de {few} o {many}, como mucho {answer}",
     when=(players == 3) | (players == 4), editions=DELUXE, fills={"few": 3, "many": 4})
rule("garment_sets.fancy_least_unknown", fancy_expected_least, OPEN,
     "for {few} or {many} players nobody says how few are expected",
     "para {few} ou {many} jogadores ninguém diz quantos ao menos se esperam",
     "para {few} o {many} jugadores nadie dice cuántos se esperan al menos",
     when=(players == 2) | (players == 5), editions=DELUXE, ruling="garment_sets.fancy_expected",
     fills={"few": 2, "many": 5})
rule("garment_sets.fancy_most_unknown", fancy_expected_most, OPEN,
     "for {few} or {many} players nobody says how many are expected",
     "para {few} ou {many} jogadores ninguém diz quantos no máximo se esperam",
     "para {few} o {many} jugadores nadie dice cuántos se esperan como mucho",
     when=(players == 2) | (players == 5), editions=DELUXE, ruling="garment_sets.fancy_expected",
     fills={"few": 2, "many": 5})
rule("garment_sets.fancy_as_usual", fancy_made_as_usual, True,
     "fancy garments are made, rented and sold like others",
     "Trajes Chiques são costurados, alugados e vendidos como os outros",
     "los Vestidos Elegantes se hacen, alquilan y venden como los demás",
     editions=DELUXE)
rule("garment_sets.fancy_either", fancy_fate, "may",
     "they may be rented or sold",
     "podem ser alugados ou vendidos",
     "se pueden alquilar o vender",
     editions=DELUXE, ruling="garment_sets.fancy_as_usual")
rule("garment_sets.fancy_keeps_balance", fancy_changes_balance, False,
     "the balance of the game stays much the same with them",
     "o equilíbrio do jogo fica quase igual com eles",
     "el equilibrio del juego queda casi igual con ellos",
     editions=DELUXE)
rule("garment_sets.fancy_tiles_keep_balance", fancy_tiles_change_balance, False,
     "so it does with their resource tiles",
     "o mesmo com suas peças de Recurso",
     "lo mismo con sus losetas de Recurso",
     editions=DELUXE)
rule("garment_sets.fancy_combinations", fancy_new_combinations, True,
     "these show combinations that the base game has not",
     "elas mostram combinações que o jogo base não tem",
     "muestran combinaciones que el juego base no tiene",
     editions=DELUXE)
rule("garment_sets.fancy_fireworks", fancy_best_at_fireworks, True,
     "fancy garments shine most where they watch the fireworks",
     "Trajes Chiques brilham mais vendo os Fogos de Artifício",
     "los Vestidos Elegantes lucen más viendo los fuegos artificiales",
     editions=DELUXE)
rule("garment_sets.together", fancy_with_other_sets, "may",
     "the sets and the other expansions may be played together",
     "os conjuntos e as outras expansões podem ser jogados juntos",
     "los juegos de Vestidos y las demás expansiones se pueden combinar",
     editions=DELUXE, ruling="garment_sets.together")

# Festive garments: when they come.
rule("garment_sets.festive_garments", festive_garments, 4,
     "there are {answer} festive garments",
     "há {answer} Trajes Festivos",
     "hay {answer} Vestidos Festivos",
     editions=DELUXE)
rule("garment_sets.festive_added", festive_added_at, AddedAt.AFTER_FIRST_PREPARATION,
     "they go into the bag once the first round is prepared",
     "vão para a bolsa quando a primeira Rodada está preparada",
     "van a la bolsa cuando la primera ronda está preparada",
     editions=DELUXE)
rule("garment_sets.festive_mixed", festive_mixed, True,
     "there they are mixed with the others",
     "ali são misturados com os outros",
     "allí se mezclan con los demás",
     editions=DELUXE)
rule("garment_sets.festive_not_at_first", festive_appears_in_round, "may not",
     "none is on display in round {n}",
     "nenhum está à mostra na Rodada {n}",
     "ninguno está a la vista en la ronda {n}",
     when=round_number == 1, editions=DELUXE, fills={"n": 1})
rule("garment_sets.festive_later", festive_appears_in_round, "may",
     "from round {n} on one may turn up",
     "da Rodada {n} em diante pode aparecer algum",
     "desde la ronda {n} puede aparecer alguno",
     when=round_number >= 2, editions=DELUXE, fills={"n": 2})

# Festive garments: how they are made.
rule("garment_sets.festive_as_usual", festive_made_as_usual, True,
     "festive garments are made like others",
     "Trajes Festivos são costurados como os outros",
     "los Vestidos Festivos se hacen como los demás",
     editions=DELUXE)
rule("garment_sets.festive_rented", festive_fate, "must",
     "they have to be rented",
     "têm de ser alugados",
     "se tienen que alquilar",
     when=fate == Fate.RENT, editions=DELUXE)
rule("garment_sets.festive_never_sold", festive_fate, "may not",
     "they are never sold",
     "nunca se vendem",
     "nunca se venden",
     when=fate == Fate.SELL, editions=DELUXE)
rule("garment_sets.festive_needs_space", festive_without_space, "may not",
     "without a free guest space for it none can be made",
     "sem espaço de convidado livre para ele, nenhum pode ser costurado",
     "sin espacio de Invitado libre para él, no se puede hacer ninguno",
     editions=DELUXE, ruling="garment_sets.festive_needs_space")
rule("garment_sets.festive_not_even_then", festive_sold_without_space, "may not",
     "full halls do not allow one to be sold, either",
     "nem Galerias cheias permitem vender um deles",
     "ni con los salones llenos se permite vender uno",
     editions=DELUXE, ruling="garment_sets.festive_needs_space")
rule("garment_sets.festive_paid", festive_step_position, 1,
     "step {answer}: pay and give the resources",
     "passo {answer}: pagar e gastar os recursos",
     "paso {answer}: pagar y gastar los recursos",
     when=festive_step == FestiveStep.PAY, editions=DELUXE)
rule("garment_sets.festive_bonus", festive_step_position, 2,
     "step {answer}: gain its points",
     "passo {answer}: ganhar os Pontos dele",
     "paso {answer}: ganar sus Puntos",
     when=festive_step == FestiveStep.BONUS, editions=DELUXE)
rule("garment_sets.festive_turned", festive_step_position, 3,
     "step {answer}: turn it over",
     "passo {answer}: virá-lo",
     "paso {answer}: darle la vuelta",
     when=festive_step == FestiveStep.TURN, editions=DELUXE)
rule("garment_sets.festive_placed", festive_step_position, 4,
     "step {answer}: put it in a hall with a marker",
     "passo {answer}: colocá-lo numa Galeria com um marcador",
     "paso {answer}: ponerlo en un salón con un marcador",
     when=festive_step == FestiveStep.PLACE, editions=DELUXE)
rule("garment_sets.festive_by_skilled", festive_made_by, "may",
     "Masters and Journeymen may make one by the main action, and anyone by a bonus that makes garments",
     "Mestres e Artesãos podem fazê-lo na Ação Principal, e qualquer um por um Bônus de costura",
     "Maestros y Oficiales pueden hacerlo como acción principal, y cualquiera por una bonificación de costura",
     when=~(role == Role.APPRENTICE) | (via == Via.BONUS), editions=DELUXE, ruling="garment_sets.festive_by_bonus")
rule("garment_sets.festive_not_by_apprentice", festive_made_by, "may not",
     "an Apprentice may not by the main action",
     "um Aprendiz não pode na Ação Principal",
     "un Aprendiz no puede como acción principal",
     when=(role == Role.APPRENTICE) & (via == Via.MAIN), editions=DELUXE, ruling="garment_sets.festive_by_bonus")
rule("garment_sets.festive_not_for_sale", festive_by_sale_bonus, "may not",
     "the Journeyman's bonus for a sale cannot make one",
     "o Bônus do Artesão que obriga a vender não pode fazê-lo",
     "la bonificación del Oficial que obliga a vender no puede hacerlo",
     editions=DELUXE, ruling="garment_sets.festive_not_for_sale")
rule("garment_sets.festive_jewel", festive_with_jewel, "may",
     "a jewel may be bought with one",
     "pode-se comprar uma Joia com ele",
     "se puede comprar una joya con él",
     editions=DELUXE)
rule("garment_sets.festive_in_hall", festive_counts_in_hall, True,
     "in its hall it counts like others",
     "na sua Galeria conta como os outros",
     "en su salón cuenta como los demás",
     editions=DELUXE)
rule("garment_sets.festive_printed", festive_printed_points_count, True,
     "its printed points count at the end besides",
     "seus Pontos impressos contam no fim além disso",
     "sus Puntos impresos cuentan además al final",
     editions=DELUXE)
