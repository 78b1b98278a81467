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
     "podem ser financiados fogos de artifício, músicos, estátuas e a Cozinha (Fonte)",
     "se pueden financiar fuegos artificiales, músicos, estatuas y la cocina o fuente")
rule("decorations.one_musician", musicians_per_hall, 1,
     "every hall has {answer} space for a musician",
     "cada Galeria tem {answer} espaço de músico",
     "cada salón tiene {answer} espacio de músico")
rule("decorations.musicians", decoration_spaces, 5,
     "there are {answer} spaces for musicians in all, one in each hall",
     "há {answer} espaços de músico ao todo, um em cada Galeria",
     "hay {answer} espacios de músico en total, uno en cada salón",
     when=decoration == Decoration.MUSICIAN,
     claims=("deluxe-pt.halls.five", "deluxe-pt.halls.one_musician", "deluxe-pt.scoring.hall_one_musician",
             "deluxe-pt.board.halls", "summary-pt.garments.rent", "summary-pt.halls.one_musician",
             "summary-en.garments.rent", "summary-en.halls.one_musician"))
rule("decorations.other_spaces", decoration_spaces, OPEN,
     "the texts do not say how many spaces fireworks, statues and kitchen or fountain have",
     "os textos não dizem quantos espaços têm fogos de artifício, estátuas e Cozinha (Fonte)",
     "los textos no dicen cuántos espacios tienen fuegos artificiales, estatuas y cocina o fuente",
     when=~(decoration == Decoration.MUSICIAN), ruling="decorations.spaces")
rule("decorations.kitchen_spaces", kitchen_spaces_of_side, OPEN,
     "the texts do not say how many spaces a side of the kitchen or fountain has",
     "os textos não dizem quantos espaços tem um lado da Cozinha (Fonte)",
     "los textos no dicen cuántos espacios tiene un lado de la cocina o fuente",
     ruling="decorations.spaces")
rule("decorations.firework_factors", firework_factor_two, True,
     "a fireworks decoration shows the factor {low} or {high}",
     "uma Decoração de fogos de artifício mostra o fator {low} ou {high}",
     "una Decoración de fuegos artificiales muestra el factor {low} o {high}",
     when=(FACTOR == 2) | (FACTOR == 3), fills={"low": 2, "high": 3})
rule("decorations.no_other_factor", firework_factor_two, False,
     "no fireworks decoration shows any further factor",
     "nenhuma Decoração de fogos de artifício mostra ainda outro fator",
     "ninguna Decoración de fuegos artificiales muestra algún otro factor más",
     when=~((FACTOR == 2) | (FACTOR == 3)))
rule("decorations.left_and_right", kitchen_halves, KitchenHalves.LEFT_RIGHT,
     "in the Deluxe edition the kitchen has a left and a right side",
     "na edição Deluxe, a Cozinha tem um lado esquerdo e um direito",
     "en la edición Deluxe la cocina tiene un lado izquierdo y uno derecho",
     editions=DELUXE)
rule("decorations.two_rows", kitchen_halves, KitchenHalves.UPPER_LOWER,
     "in the original edition the fountain has an upper and a lower row",
     "na edição original, a Fonte tem uma linha superior e uma inferior",
     "en la edición original la fuente tiene una fila superior y una inferior",
     editions=ORIGINAL)

# Funding.
rule("decorations.one", decorations_per_action, 1,
     "the action Fund a Decoration funds {answer} decoration",
     "a ação Financiar uma Decoração financia {answer} Decoração",
     "la acción de financiar una Decoración financia {answer} Decoración")
rule("decorations.any_free_space", choose_any_decoration_space, "may",
     "any free space of any kind of decoration may be funded",
     "pode-se financiar qualquer espaço livre de qualquer tipo de Decoração",
     "se puede financiar cualquier espacio libre de cualquier clase de Decoración")
rule("decorations.musician_alone", fund_musician_without_garment, "may",
     "a musician may be funded in a hall where the player has no garment",
     "pode-se financiar um músico numa Galeria em que não se tem Traje",
     "se puede financiar un músico en un salón donde no se tiene Vestido")
rule("decorations.not_occupied", may_fund_occupied, "may not",
     "an occupied decoration space cannot be funded",
     "um espaço de Decoração ocupado não pode ser financiado",
     "un espacio de Decoración ocupado no se puede financiar")
rule("decorations.not_shared", share_decoration, "may not",
     "two players do not share a decoration",
     "dois jogadores não dividem uma Decoração",
     "dos jugadores no comparten una Decoración",
     ruling="decorations.not_shared")
rule("decorations.none_free", no_space_free, "may not",
     "without a free decoration space the action Fund a Decoration cannot be taken",
     "sem espaço de Decoração livre, não se pode fazer a ação Financiar uma Decoração",
     "sin espacio de Decoración libre no se puede hacer la acción de financiar")
rule("decorations.marker", markers_on_decoration, 1,
     "whoever funds a decoration puts {answer} marker on its space",
     "quem financia uma Decoração coloca {answer} Grife no espaço dela",
     "quien financia una Decoración pone {answer} marcador en su espacio")
rule("decorations.marker_stays", owner_may_remove, "may not",
     "a marker on a decoration is not taken back during the game",
     "a Grife numa Decoração não é retirada durante o jogo",
     "el marcador de una Decoración no se retira durante la partida",
     ruling="decorations.marker_stays")
rule("decorations.pay", must_pay_decoration, "must",
     "whoever funds a decoration pays its price",
     "quem financia uma Decoração paga o preço dela",
     "quien financia una Decoración paga su precio")
rule("decorations.price_printed", decoration_price_from, PriceFrom.SPACE,
     "the price of a decoration is printed at its space",
     "o preço de uma Decoração está impresso junto ao espaço dela",
     "el precio de una Decoración está impreso junto a su espacio")
rule("decorations.to_the_bank", decoration_paid_to_bank, True,
     "the price of a decoration goes to the bank",
     "o preço de uma Decoração vai para o banco",
     "el precio de una Decoración va al banco",
     ruling="decorations.original_silent")
rule("decorations.cannot_pay", cannot_pay, "may not",
     "an action whose price cannot be paid cannot be taken",
     "não se pode fazer uma ação cujo preço não se pode pagar",
     "no se puede hacer una acción cuyo precio no se puede pagar")

# How many.
rule("decorations.many_of_a_kind", may_fund_again, "may",
     "however many fireworks, musicians or statues a player has, another may be funded",
     "por mais fogos, músicos ou estátuas que um jogador tenha, pode financiar outro",
     "por muchos fuegos, músicos o estatuas que tenga un jugador, puede financiar otro",
     when=~(decoration == Decoration.KITCHEN))
rule("decorations.two_of_kitchen", may_fund_again, "may",
     "in the kitchen or fountain a player may have up to {n} decorations",
     "na Cozinha (Fonte), um jogador pode ter até {n} Decorações",
     "en la cocina o fuente un jugador puede tener hasta {n} Decoraciones",
     when=(decoration == Decoration.KITCHEN) & (own_of_kind <= 1), fills={"n": 2})
rule("decorations.no_third_of_kitchen", may_fund_again, "may not",
     "whoever has {n} decorations in the kitchen or fountain may not fund another there",
     "quem tem {n} Decorações na Cozinha (Fonte) não pode financiar outra ali",
     "quien tiene {n} Decoraciones en la cocina o fuente no puede financiar otra allí",
     when=(decoration == Decoration.KITCHEN) & (own_of_kind >= 2), fills={"n": 2})
rule("decorations.kitchen_side", may_fund_kitchen, "may",
     "a side of the kitchen or fountain without one's own marker may be funded",
     "pode-se financiar um lado da Cozinha (Fonte) em que não se tem Grife",
     "se puede financiar un lado de la cocina o fuente sin marcador propio",
     when=own_on_side == 0)
rule("decorations.kitchen_side_taken", may_fund_kitchen, "may not",
     "a second marker on the same side of the kitchen or fountain is forbidden",
     "uma segunda Grife no mesmo lado da Cozinha (Fonte) é proibida",
     "un segundo marcador en el mismo lado de la cocina o fuente está prohibido",
     when=own_on_side >= 1)
rule("decorations.both_sides", kitchen_both_sides, "may",
     "a player may have a marker on both sides of the kitchen or fountain",
     "um jogador pode ter Grife nos dois lados da Cozinha (Fonte)",
     "un jugador puede tener marcador en ambos lados de la cocina o fuente")
rule("decorations.limit_by_side", kitchen_limit_is, KitchenBound.EACH_SIDE,
     "the limit in the kitchen or fountain holds for each side on its own",
     "o limite na Cozinha (Fonte) vale para cada lado em separado",
     "el límite en la cocina o fuente vale para cada lado por separado")
rule("decorations.no_limit_elsewhere", decorations_total_limit, False,
     "apart from the kitchen or fountain, a player's decorations are not limited",
     "fora da Cozinha (Fonte), as Decorações de um jogador não têm limite",
     "fuera de la cocina o fuente, las Decoraciones de un jugador no tienen límite")

# What it brings.
rule("decorations.kitchen_income", decoration_raises_income, True,
     "markers in the kitchen or fountain bring additional income",
     "Grifes na Cozinha (Fonte) dão receita adicional",
     "los marcadores en la cocina o fuente dan ingresos adicionales",
     when=decoration == Decoration.KITCHEN)
rule("decorations.no_other_income", decoration_raises_income, False,
     "fireworks, musicians and statues bring no additional income by themselves",
     "fogos de artifício, músicos e estátuas não dão receita adicional por si sós",
     "fuegos artificiales, músicos y estatuas no dan por sí mismos ingresos adicionales",
     when=~(decoration == Decoration.KITCHEN))
rule("decorations.points_at_end", decoration_points_at_end, True,
     "prestige points of decorations count in the final scoring",
     "os Pontos de Prestígio das Decorações contam na pontuação final",
     "los Puntos de Prestigio de las Decoraciones cuentan en la puntuación final")
rule("decorations.points_in_scoring", decoration_points_when, True,
     "the prestige points shown at a decoration are gained in the final scoring",
     "os Pontos de Prestígio de uma Decoração são ganhos na pontuação final",
     "los Puntos de Prestigio de una Decoración se ganan en la puntuación final",
     when=points_when == PointsWhen.END)
rule("decorations.no_points_at_once", decoration_points_when, False,
     "no prestige points are gained at once when a decoration is funded",
     "não se ganham Pontos de Prestígio na hora ao financiar uma Decoração",
     "no se ganan Puntos de Prestigio al momento de financiar una Decoración",
     when=points_when == PointsWhen.AT_ONCE)
rule("decorations.points_of_kinds", decoration_points_kind, OPEN,
     "the texts do not say which kinds of decorations show points at every space",
     "os textos não dizem que tipos de Decoração mostram pontos em todos os espaços",
     "los textos no dicen qué clases de Decoración muestran puntos en todos sus espacios",
     ruling="decorations.points_of_kinds")
