"""Income: what every player receives when a round is over."""

from oracle.rules import Rulebook
from oracle.terms import when
from specs.questions.bonuses import GarmentPlace, garment_place
from specs.questions.income import (
    IncomeOrder,
    KitchenPlace,
    after_income_next_round,
    decorations,
    garments,
    income_base,
    income_before_final_scoring,
    income_counts_all_halls,
    income_counts_decoration,
    income_counts_garment,
    income_counts_own_marker,
    income_from_bank_limited,
    income_from_side,
    income_garments_of_all_halls,
    income_in_round,
    income_order,
    income_phase_number,
    income_side_is,
    income_starts_when_hands_empty,
    income_take,
    income_total,
    income_with_several_markers,
    markers_on_side,
    on_decoration_side,
    on_garment_side,
)
from specs.vocabulary import KitchenSide, kitchen_side, round_number

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)

rule = Rulebook("income")

rule("income.phase", income_phase_number, 4,
     "the income is phase {answer} of a round",
     "a receita é a fase {answer} da Rodada",
     "los ingresos son la fase {answer} de la ronda")
rule("income.hands_empty", income_starts_when_hands_empty, True,
     "it begins once nobody has a card in hand",
     "ela começa quando ninguém mais tem carta na mão",
     "empieza en cuanto nadie tiene cartas en la mano")
rule("income.every_round", income_in_round, True,
     "there is income in every round, the last one included",
     "há receita em toda Rodada, inclusive na última",
     "hay ingresos en todas las rondas, también en la última")
rule("income.before_scoring", income_before_final_scoring, True,
     "the last income is taken before the final scoring",
     "a última receita vem antes da pontuação final",
     "los últimos ingresos se cobran antes de la puntuación final")
rule("income.base", income_base, 5,
     "every player receives {answer} Livre in any case",
     "cada jogador recebe {answer} Libras de qualquer modo",
     "cada jugador recibe {answer} Livre en cualquier caso")
rule("income.by_decorations", income_from_side, decorations,
     "a marker on one side of the kitchen or fountain pays a Livre for each funded decoration",
     "um marcador num dos lados da Cozinha paga uma Libra por Decoração financiada",
     "un marcador en un lado de la cocina o fuente paga un Livre por cada Decoración financiada",
     when=kitchen_side == KitchenSide.BY_DECORATIONS)
rule("income.by_garments", income_from_side, garments,
     "a marker on the other side pays a Livre for each rented garment",
     "um marcador no outro lado paga uma Libra por Traje alugado",
     "un marcador en el otro lado paga un Livre por cada Vestido alquilado",
     when=kitchen_side == KitchenSide.BY_GARMENTS)
rule("income.total", income_total,
     5 + when(on_decoration_side, decorations, 0) + when(on_garment_side, garments, 0),
     "the income is {base} Livre and what each marker in the kitchen or fountain pays",
     "a receita é de {base} Libras mais o que cada marcador na Cozinha paga",
     "los ingresos son {base} Livre más lo que paga cada marcador en la cocina o fuente",
     fills={"base": 5})
rule("income.decorations_left", income_side_is, KitchenPlace.LEFT,
     "the left side pays by decorations",
     "o lado esquerdo paga por Decorações",
     "el lado izquierdo paga por Decoraciones",
     when=kitchen_side == KitchenSide.BY_DECORATIONS, editions=DELUXE)
rule("income.garments_right", income_side_is, KitchenPlace.RIGHT,
     "the right side pays by garments",
     "o lado direito paga por Trajes",
     "el lado derecho paga por Vestidos",
     when=kitchen_side == KitchenSide.BY_GARMENTS, editions=DELUXE)
rule("income.decorations_above", income_side_is, KitchenPlace.UPPER,
     "the upper row pays by decorations",
     "a linha de cima paga por Decorações",
     "la fila de arriba paga por Decoraciones",
     when=kitchen_side == KitchenSide.BY_DECORATIONS, editions=ORIGINAL)
rule("income.garments_below", income_side_is, KitchenPlace.LOWER,
     "the lower row pays by garments",
     "a linha de baixo paga por Trajes",
     "la fila de abajo paga por Vestidos",
     when=kitchen_side == KitchenSide.BY_GARMENTS, editions=ORIGINAL)
rule("income.counts_every_decoration", income_counts_decoration, True,
     "decorations of every kind count",
     "contam Decorações de todo tipo",
     "cuentan las Decoraciones de toda clase",
     ruling="income.every_space_counts")
rule("income.marker_counts_itself", income_counts_own_marker, True,
     "the marker that pays by decorations counts itself",
     "o marcador que paga por Decorações conta a si mesmo",
     "el marcador que paga por Decoraciones se cuenta a sí mismo",
     ruling="income.every_space_counts")
rule("income.all_halls_is_none", income_counts_all_halls, False,
     "a marker in the bonus for all halls adds nothing to the income",
     "um marcador no Bônus por Todas as Galerias nada soma à receita",
     "un marcador en la bonificación por todos los salones no añade nada a los ingresos",
     ruling="income.all_halls")
rule("income.rented_garments", income_counts_garment, True,
     "garments rented in a hall count, on Master guest spaces as well",
     "Trajes alugados numa Galeria contam, também nos espaços do Mestre",
     "los Vestidos alquilados en un salón cuentan, también en espacios de Invitado Maestro",
     when=~(garment_place == GarmentPlace.SOLD))
rule("income.sold_garments", income_counts_garment, False,
     "sold garments do not count",
     "Trajes vendidos não contam",
     "los Vestidos vendidos no cuentan",
     when=garment_place == GarmentPlace.SOLD)
rule("income.whole_board", income_garments_of_all_halls, True,
     "garments of all halls count together",
     "os Trajes de todas as Galerias contam juntos",
     "los Vestidos de todos los salones cuentan juntos")
rule("income.one_marker_a_side", income_with_several_markers, "may",
     "a player may have a marker on a side of the kitchen or fountain",
     "um jogador pode ter um marcador em um lado da Cozinha",
     "un jugador puede tener un marcador en un lado de la cocina o fuente",
     when=markers_on_side == 1)
rule("income.no_more_markers_a_side", income_with_several_markers, "may not",
     "a player may not have several markers on the same side",
     "um jogador não pode ter vários marcadores do mesmo lado",
     "un jugador no puede tener varios marcadores en el mismo lado",
     when=markers_on_side >= 2)
rule("income.taken_by_all", income_take, "must",
     "every player takes the income",
     "todo jogador recebe a receita",
     "todo jugador cobra los ingresos")
rule("income.all_at_once", income_order, IncomeOrder.SIMULTANEOUS,
     "all players take it at the same time",
     "todos a recebem ao mesmo tempo",
     "todos los cobran a la vez",
     ruling="income.all_at_once")
rule("income.never_short", income_from_bank_limited, False,
     "the bank never has too little for it",
     "o banco nunca tem Libras de menos para ela",
     "el banco nunca tiene demasiado poco para ello",
     ruling="silence.borrowed_details")
rule("income.next_round", after_income_next_round, True,
     "after the income another round is prepared",
     "depois da receita prepara-se outra Rodada",
     "tras los ingresos se prepara otra ronda",
     when=round_number <= 6)
rule("income.no_round_after_the_last", after_income_next_round, False,
     "after the income of round {last} no other round is prepared",
     "depois da receita da Rodada {last} não se prepara outra",
     "tras los ingresos de la ronda {last} no se prepara otra",
     when=round_number == 7, ruling="income.no_round_after_the_last", fills={"last": 7})
