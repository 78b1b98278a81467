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
     "the income begins once nobody has a card in hand",
     "a receita começa quando ninguém mais tem carta na mão",
     "los ingresos empiezan en cuanto nadie tiene cartas en la mano")
rule("income.every_round", income_in_round, True,
     "there is income in every round, the last one included",
     "há receita em toda Rodada, inclusive na última",
     "hay ingresos en todas las rondas, también en la última")
rule("income.before_scoring", income_before_final_scoring, True,
     "the last round's income is taken before the final scoring",
     "a receita da última Rodada vem antes da pontuação final",
     "los ingresos de la última ronda se cobran antes de la puntuación final",
     claims=("summary-pt.end.when", "summary-en.end.when"))
rule("income.base", income_base, 5,
     "every player receives an income of {answer} Livre in any case",
     "cada jogador recebe de qualquer modo uma receita de {answer} Libras",
     "cada jugador recibe en cualquier caso unos ingresos de {answer} Livre")
rule("income.by_decorations", income_from_side, decorations,
     "a marker on one side of the kitchen or fountain pays a Livre for each funded decoration",
     "um marcador no lado das Decorações da Cozinha (Fonte) paga uma Libra por Decoração financiada",
     "un marcador en un lado de la cocina o fuente paga un Livre por cada Decoración financiada",
     when=kitchen_side == KitchenSide.BY_DECORATIONS)
rule("income.by_garments", income_from_side, garments,
     "a marker on the other side of the kitchen or fountain pays a Livre for each rented garment",
     "um marcador no lado dos Trajes da Cozinha (Fonte) paga uma Libra por Traje alugado",
     "un marcador en el otro lado de la cocina o fuente paga un Livre por cada Vestido alquilado",
     when=kitchen_side == KitchenSide.BY_GARMENTS)
rule("income.total", income_total,
     5 + when(on_decoration_side, decorations, 0) + when(on_garment_side, garments, 0),
     "the income is {base} Livre and what each marker in the kitchen or fountain pays",
     "a receita é de {base} Libras mais o que paga cada marcador na Cozinha (Fonte)",
     "los ingresos son {base} Livre más lo que paga cada marcador en la cocina o fuente",
     fills={"base": 5},
     claims=("summary-pt.income.base", "summary-pt.income.lower", "summary-pt.income.upper", "summary-en.income.base",
             "summary-en.income.lower", "summary-en.income.upper"))
rule("income.decorations_left", income_side_is, KitchenPlace.LEFT,
     "in the Deluxe edition the left side of the kitchen pays by decorations",
     "na edição Deluxe, o lado esquerdo da Cozinha paga por Decorações",
     "en la edición Deluxe el lado izquierdo de la cocina paga por Decoraciones",
     when=kitchen_side == KitchenSide.BY_DECORATIONS, editions=DELUXE)
rule("income.garments_right", income_side_is, KitchenPlace.RIGHT,
     "in the Deluxe edition the right side of the kitchen pays by garments",
     "na edição Deluxe, o lado direito da Cozinha paga por Trajes",
     "en la edición Deluxe el lado derecho de la cocina paga por Vestidos",
     when=kitchen_side == KitchenSide.BY_GARMENTS, editions=DELUXE)
rule("income.decorations_above", income_side_is, KitchenPlace.UPPER,
     "in the original edition the upper row of the fountain pays by decorations",
     "na edição original, a linha superior da Fonte paga por Decorações",
     "en la edición original la fila superior de la fuente paga por Decoraciones",
     when=kitchen_side == KitchenSide.BY_DECORATIONS, editions=ORIGINAL)
rule("income.garments_below", income_side_is, KitchenPlace.LOWER,
     "in the original edition the lower row of the fountain pays by garments",
     "na edição original, a linha inferior da Fonte paga por Trajes",
     "en la edición original la fila inferior de la fuente paga por Vestidos",
     when=kitchen_side == KitchenSide.BY_GARMENTS, editions=ORIGINAL)
rule("income.counts_every_decoration", income_counts_decoration, True,
     "for the kitchen or fountain income, decorations of every kind count",
     "para a receita da Cozinha (Fonte), contam Decorações de todo tipo",
     "para los ingresos de la cocina o fuente cuentan las Decoraciones de toda clase",
     ruling="income.every_space_counts")
rule("income.marker_counts_itself", income_counts_own_marker, True,
     "the kitchen or fountain marker that pays by decorations counts itself",
     "o marcador da Cozinha (Fonte) que paga por Decorações conta a si mesmo",
     "el marcador de la cocina o fuente que paga por Decoraciones se cuenta a sí mismo",
     ruling="income.every_space_counts")
rule("income.all_halls_is_none", income_counts_all_halls, False,
     "a marker on the all-halls bonus adds nothing to the income",
     "um marcador no Bônus por Todas as Galerias nada soma à receita",
     "un marcador en la bonificación por todos los salones no añade nada a los ingresos",
     ruling="income.all_halls")
rule("income.rented_garments", income_counts_garment, True,
     "for the income, garments rented in a hall count, on Master guest spaces as well",
     "para a receita, contam os Trajes alugados nas Galerias, também nos espaços de convidado do Mestre",
     "para los ingresos cuentan los Vestidos alquilados en los salones, también en espacios de Invitado Maestro",
     when=~(garment_place == GarmentPlace.SOLD))
rule("income.sold_garments", income_counts_garment, False,
     "sold garments do not count for the income",
     "Trajes vendidos não contam para a receita",
     "los Vestidos vendidos no cuentan para los ingresos",
     when=garment_place == GarmentPlace.SOLD)
rule("income.whole_board", income_garments_of_all_halls, True,
     "for the income, garments of all halls count together",
     "para a receita, os Trajes de todas as Galerias contam juntos",
     "para los ingresos, los Vestidos de todos los salones cuentan juntos")
rule("income.one_marker_a_side", income_with_several_markers, "may",
     "a player may have a marker on a side of the kitchen or fountain",
     "um jogador pode ter um marcador em cada lado da Cozinha (Fonte)",
     "un jugador puede tener un marcador en un lado de la cocina o fuente",
     when=markers_on_side == 1)
rule("income.no_more_markers_a_side", income_with_several_markers, "may not",
     "a player may not have several markers on the same side of the kitchen or fountain",
     "um jogador não pode ter vários marcadores no mesmo lado da Cozinha (Fonte)",
     "un jugador no puede tener varios marcadores en el mismo lado de la cocina o fuente",
     when=markers_on_side >= 2)
rule("income.taken_by_all", income_take, "must",
     "every player takes the income",
     "todo jogador recebe a receita",
     "todo jugador cobra los ingresos")
rule("income.all_at_once", income_order, IncomeOrder.SIMULTANEOUS,
     "all players take the income at the same time",
     "todos recebem a receita ao mesmo tempo",
     "todos cobran los ingresos a la vez",
     ruling="income.all_at_once")
rule("income.never_short", income_from_bank_limited, False,
     "the bank never runs out: income is always paid in full",
     "o banco nunca se esgota: a receita é sempre paga por inteiro",
     "el banco nunca se agota: los ingresos se pagan siempre por entero")
rule("income.next_round", after_income_next_round, True,
     "after the income of every round but the last another round is prepared",
     "depois da receita, salvo na última Rodada, prepara-se outra Rodada",
     "tras los ingresos, salvo en la última ronda, se prepara otra ronda",
     when=round_number <= 6)
rule("income.no_round_after_the_last", after_income_next_round, False,
     "after the income of round {last} no other round is prepared",
     "depois da receita da Rodada {last} não se prepara outra",
     "tras los ingresos de la ronda {last} no se prepara otra",
     when=round_number == 7, ruling="income.no_round_after_the_last", fills={"last": 7})
