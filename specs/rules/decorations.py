"""Funding a decoration: what may be funded, how often, and what it costs and brings."""

from oracle.rules import OPEN, Rulebook
from specs.questions.base_decorations import (
    cannot_pay,
    decoration_kind_exists,
    decoration_points_at_end,
    decorations_per_action,
    firework_factor_two,
    kitchen_both_sides,
    may_fund_again,
    may_fund_kitchen,
    may_fund_occupied,
    musicians_per_hall,
    must_pay_decoration,
    no_space_free,
    own_of_kind,
    own_on_side,
    owner_may_remove,
)
from specs.questions.decorations import (
    KitchenBound,
    KitchenHalves,
    PointsWhen,
    PriceFrom,
    choose_any_decoration_space,
    decoration_paid_to_bank,
    decoration_points_kind,
    decoration_points_when,
    decoration_price_from,
    decoration_raises_income,
    decoration_spaces,
    decorations_total_limit,
    fund_musician_without_garment,
    kitchen_halves,
    kitchen_limit_is,
    kitchen_spaces_of_side,
    markers_on_decoration,
    points_when,
    share_decoration,
)
from specs.vocabulary import Decoration, decoration

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)
(FACTOR,) = firework_factor_two.params

rule = Rulebook("decorations")

# What there is.
rule("decorations.kinds", decoration_kind_exists, True,
     "fireworks, musicians, statues and the kitchen or fountain can be funded",
     "podem ser financiados fogos de artifício, músicos, estátuas e a Cozinha",
     "se pueden financiar fuegos artificiales, músicos, estatuas y la cocina o fuente")
rule("decorations.one_musician", musicians_per_hall, 1,
     "every hall has {answer} space for a musician",
     "cada Galeria tem {answer} espaço de músico",
     "cada salón tiene {answer} espacio de músico")
rule("decorations.musicians", decoration_spaces, 5,
     "so there are {answer} musicians in all",
     "há, portanto, {answer} músicos ao todo",
     "hay, pues, {answer} músicos en total",
     when=decoration == Decoration.MUSICIAN)
rule("decorations.other_spaces", decoration_spaces, OPEN,
     "how many spaces the other kinds have, the texts do not say",
     "os textos não dizem quantos espaços têm os outros tipos",
     "los textos no dicen cuántos espacios tienen las otras clases",
     when=~(decoration == Decoration.MUSICIAN), ruling="decorations.spaces")
rule("decorations.kitchen_spaces", kitchen_spaces_of_side, OPEN,
     "how many spaces a side of the kitchen or fountain has, the texts do not say",
     "os textos não dizem quantos espaços tem um lado da Cozinha",
     "los textos no dicen cuántos espacios tiene un lado de la cocina o fuente",
     ruling="decorations.spaces")
rule("decorations.firework_factors", firework_factor_two, True,
     "a firework shows the factor {low} or {high}",
     "os fogos de artifício mostram o fator {low} ou {high}",
     "los fuegos artificiales muestran el factor {low} o {high}",
     when=(FACTOR == 2) | (FACTOR == 3), fills={"low": 2, "high": 3})
rule("decorations.no_other_factor", firework_factor_two, False,
     "no firework shows another factor",
     "nenhum deles mostra outro fator",
     "ninguno muestra otro factor",
     when=~((FACTOR == 2) | (FACTOR == 3)))
rule("decorations.left_and_right", kitchen_halves, KitchenHalves.LEFT_RIGHT,
     "the kitchen has a left and a right side",
     "a Cozinha tem um lado esquerdo e um direito",
     "la cocina tiene un lado izquierdo y uno derecho",
     editions=DELUXE)
rule("decorations.two_rows", kitchen_halves, KitchenHalves.UPPER_LOWER,
     "the fountain has an upper and a lower row",
     "a fonte tem uma fila de cima e uma de baixo",
     "la fuente tiene una fila de arriba y una de abajo",
     editions=ORIGINAL)

# Funding.
rule("decorations.one", decorations_per_action, 1,
     "the action funds {answer} decoration",
     "a ação financia {answer} Decoração",
     "la acción financia {answer} Decoración")
rule("decorations.any_free_space", choose_any_decoration_space, "may",
     "any free space may be chosen",
     "pode-se escolher qualquer espaço livre",
     "se puede elegir cualquier espacio libre")
rule("decorations.musician_alone", fund_musician_without_garment, "may",
     "a musician needs no garment of one's own in that hall",
     "um músico não exige Traje próprio naquela Galeria",
     "un músico no exige un Vestido propio en ese salón")
rule("decorations.not_occupied", may_fund_occupied, "may not",
     "an occupied space cannot be funded",
     "um espaço ocupado não pode ser financiado",
     "un espacio ocupado no se puede financiar")
rule("decorations.not_shared", share_decoration, "may not",
     "two players do not share a decoration",
     "dois jogadores não dividem uma Decoração",
     "dos jugadores no comparten una Decoración",
     ruling="decorations.not_shared")
rule("decorations.none_free", no_space_free, "may not",
     "without a free space the action cannot be taken",
     "sem espaço livre não se pode fazer a ação",
     "sin espacio libre no se puede hacer la acción")
rule("decorations.marker", markers_on_decoration, 1,
     "{answer} marker is put on the space",
     "coloca-se {answer} Grife no espaço",
     "se pone {answer} marcador en el espacio")
rule("decorations.marker_stays", owner_may_remove, "may not",
     "it is not taken back during the game",
     "ela não é retirada durante o jogo",
     "no se retira durante la partida",
     ruling="decorations.marker_stays")
rule("decorations.pay", must_pay_decoration, "must",
     "the price of the decoration is paid",
     "paga-se o preço da Decoração",
     "se paga el precio de la Decoración")
rule("decorations.price_printed", decoration_price_from, PriceFrom.SPACE,
     "the price is printed at the space",
     "o preço está impresso junto ao espaço",
     "el precio está impreso junto al espacio")
rule("decorations.to_the_bank", decoration_paid_to_bank, True,
     "it goes to the bank",
     "ele vai para o banco",
     "va al banco",
     ruling="decorations.original_silent")
rule("decorations.cannot_pay", cannot_pay, "may not",
     "an action whose price cannot be paid cannot be taken",
     "não se faz uma ação cujo preço não se pode pagar",
     "no se hace una acción cuyo precio no se puede pagar")

# How many.
rule("decorations.many_of_a_kind", may_fund_again, "may",
     "however many decorations of a kind a player has, another may follow",
     "por mais Decorações de um tipo que um jogador tenha, outra pode seguir",
     "por muchas Decoraciones de una clase que tenga un jugador, puede añadir otra",
     when=~(decoration == Decoration.KITCHEN))
rule("decorations.two_of_kitchen", may_fund_again, "may",
     "in the kitchen or fountain a player may have {n}",
     "na Cozinha um jogador pode ter {n}",
     "en la cocina o fuente un jugador puede tener {n}",
     when=(decoration == Decoration.KITCHEN) & (own_of_kind <= 1), fills={"n": 2})
rule("decorations.no_third_of_kitchen", may_fund_again, "may not",
     "there is never another for who has {n} in the kitchen or fountain",
     "quem tem {n} na Cozinha nunca recebe outra",
     "quien tiene {n} en la cocina o fuente no recibe ninguna más",
     when=(decoration == Decoration.KITCHEN) & (own_of_kind >= 2), fills={"n": 2})
rule("decorations.kitchen_side", may_fund_kitchen, "may",
     "a side without one's own marker may be funded",
     "pode-se financiar um lado sem Grife própria",
     "se puede financiar un lado sin marcador propio",
     when=own_on_side == 0)
rule("decorations.kitchen_side_taken", may_fund_kitchen, "may not",
     "a second marker on the same side is forbidden",
     "uma segunda Grife do mesmo lado é proibida",
     "un segundo marcador en el mismo lado está prohibido",
     when=own_on_side >= 1)
rule("decorations.both_sides", kitchen_both_sides, "may",
     "a player may be on both sides",
     "um jogador pode estar nos dois lados",
     "un jugador puede estar en ambos lados")
rule("decorations.limit_by_side", kitchen_limit_is, KitchenBound.EACH_SIDE,
     "that limit holds for each side on its own",
     "esse limite vale para cada lado em separado",
     "ese límite vale para cada lado por separado")
rule("decorations.no_limit_elsewhere", decorations_total_limit, False,
     "apart from it, decorations are not limited",
     "fora isso, as Decorações não têm limite",
     "aparte de eso, las Decoraciones no tienen límite")

# What it brings.
rule("decorations.kitchen_income", decoration_raises_income, True,
     "markers in the kitchen or fountain bring additional income",
     "Grifes na Cozinha trazem receita adicional",
     "los marcadores en la cocina o fuente dan ingresos adicionales",
     when=decoration == Decoration.KITCHEN)
rule("decorations.no_other_income", decoration_raises_income, False,
     "the other kinds bring none by themselves",
     "os outros tipos não trazem nenhuma por si sós",
     "las otras clases no dan ninguno por sí mismas",
     when=~(decoration == Decoration.KITCHEN))
rule("decorations.points_at_end", decoration_points_at_end, True,
     "prestige points of decorations count in the final scoring",
     "os Pontos de Prestígio das Decorações contam na pontuação final",
     "los puntos de prestigio de las Decoraciones cuentan en la puntuación final")
rule("decorations.points_in_scoring", decoration_points_when, True,
     "that is when they are gained",
     "é então que são ganhos",
     "es entonces cuando se ganan",
     when=points_when == PointsWhen.END)
rule("decorations.no_points_at_once", decoration_points_when, False,
     "none are gained when a decoration is funded",
     "nenhum é ganho ao financiar a Decoração",
     "ninguno se gana al financiar la Decoración",
     when=points_when == PointsWhen.AT_ONCE)
rule("decorations.points_of_kinds", decoration_points_kind, OPEN,
     "which kinds show points at all of their spaces, the texts do not say",
     "os textos não dizem que tipos mostram pontos em todos os seus espaços",
     "los textos no dicen qué clases muestran puntos en todos sus espacios",
     ruling="decorations.points_of_kinds")
