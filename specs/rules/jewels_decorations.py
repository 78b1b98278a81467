"""Jewelry decorations, and what jewels bring as income and at the end."""

from oracle.rules import OPEN, Rulebook
from specs.questions.extra_deluxe_jewelry import jewel_income_from_bank
from specs.questions.jewelry_box_jewels import (
    DecorationUse,
    decoration_use,
    fund_jewelry_decoration_by,
    fund_jewelry_decoration_via,
    fund_jewelry_decoration_with,
    jewel_income,
    jewel_income_adds,
    jewel_income_in_round,
    jewel_points,
    jewel_points_after,
    jewelry_decoration_counts_for,
    jewelry_decoration_fundable,
    jewelry_decoration_is_presence,
    jewelry_decoration_points,
    jewelry_decoration_price,
    jewelry_decoration_shared,
    jewelry_decoration_usable_at_once,
    jewelry_decorations_enough_for,
    jewelry_tie_by_jewels,
    jewels,
    own_jewelry_decorations,
)
from specs.questions.second_jewelry import jewelry_decoration_choice, kitchen_is_only_limit
from specs.vocabulary import ScoringStep, Via, scoring_step, via

DELUXE = ("deluxe-2020",)

rule = Rulebook("jewelry_box")

# Jewelry decorations.
rule("jewelry_box.decoration_fundable", jewelry_decoration_fundable, True,
     "a jewelry decoration is funded like any decoration",
     "uma Decoração da Joalheria é financiada como qualquer Decoração",
     "una Decoración de la Joyería se financia como cualquier Decoración",
     editions=DELUXE)
rule("jewelry_box.decoration_by_anyone", fund_jewelry_decoration_by, "may",
     "an employee of any role may fund a jewelry decoration",
     "um Funcionário de qualquer tipo pode financiar uma Decoração da Joalheria",
     "un Empleado de cualquier clase puede financiar una Decoración de la Joyería",
     editions=DELUXE)
rule("jewelry_box.decoration_by_main", fund_jewelry_decoration_via, "may",
     "the main action Fund a Decoration may fund a jewelry decoration",
     "a Ação Principal Financiar uma Decoração pode financiar uma da Joalheria",
     "la acción principal de financiar puede financiar una Decoración de la Joyería",
     when=via == Via.MAIN, editions=DELUXE)
rule("jewelry_box.decoration_by_bonus", fund_jewelry_decoration_via, "may",
     "a bonus that funds a decoration may fund a jewelry decoration, with its discount",
     "um Bônus de financiar pode financiar uma Decoração da Joalheria, com seu desconto",
     "una bonificación de financiar puede financiar una Decoración de la Joyería, con su descuento",
     when=via == Via.BONUS, editions=DELUXE)
rule("jewelry_box.first_decoration", fund_jewelry_decoration_with, "may",
     "a player without a jewelry decoration may fund one",
     "quem não tem Decoração da Joalheria pode financiar uma",
     "quien no tiene Decoración de la Joyería puede financiar una",
     when=own_jewelry_decorations == 0, editions=DELUXE)
rule("jewelry_box.no_second_decoration", fund_jewelry_decoration_with, "may not",
     "a player with {n} jewelry decoration may not fund another",
     "quem já tem {n} Decoração da Joalheria não pode financiar outra",
     "quien ya tiene {n} Decoración de la Joyería no puede financiar otra",
     when=own_jewelry_decorations == 1, editions=DELUXE, fills={"n": 1},
     excepts=("decorations.no_limit_elsewhere",))
rule("jewelry_box.kitchen_not_alone", kitchen_is_only_limit, False,
     "with the Jewelry Box the kitchen is not the only decoration with a limit",
     "com o Porta-Joias, a Cozinha não é a única Decoração com limite",
     "con el Joyero, la cocina no es la única Decoración con límite",
     editions=DELUXE, ruling="jewels.second_limit")
rule("jewelry_box.any_free_decoration", jewelry_decoration_choice, "may",
     "any free jewelry decoration may be funded, not only the cheapest",
     "pode-se financiar qualquer Decoração livre da Joalheria, não só a mais barata",
     "se puede financiar cualquier Decoración de la Joyería libre, no solo la más barata",
     editions=DELUXE)
rule("jewelry_box.decoration_taken", jewelry_decoration_shared, "may not",
     "a jewelry decoration that is taken serves nobody else",
     "uma Decoração da Joalheria já ocupada não serve a mais ninguém",
     "una Decoración de la Joyería ocupada no sirve a nadie más",
     editions=DELUXE)
rule("jewelry_box.decorations_for_all_unknown", jewelry_decorations_enough_for, OPEN,
     "the text does not say whether there is a jewelry decoration for every player",
     "o texto não diz se há uma Decoração da Joalheria para cada jogador",
     "el texto no dice si hay una Decoración de la Joyería para cada jugador",
     editions=DELUXE, ruling="jewelry_box.only_on_parts",
     claims=("deluxe-pt.jpart.decorations_count",))
rule("jewelry_box.decoration_prices_unknown", jewelry_decoration_price, OPEN,
     "what a jewelry decoration costs is printed on the jeweler's board alone",
     "quanto custa uma Decoração da Joalheria, só o Tabuleiro de Joalheiro mostra",
     "cuánto cuesta una Decoración de la Joyería solo lo muestra el tablero de joyería",
     editions=DELUXE, ruling="jewels.only_on_board")
rule("jewelry_box.decoration_points_unknown", jewelry_decoration_points, OPEN,
     "the points of a jewelry decoration are printed on the jeweler's board alone",
     "os pontos de uma Decoração da Joalheria só estão no Tabuleiro de Joalheiro",
     "los puntos de una Decoración de la Joyería solo están en el tablero de joyería",
     editions=DELUXE, ruling="jewels.only_on_board")
rule("jewelry_box.counts_as_decoration", jewelry_decoration_counts_for, True,
     "a jewelry decoration counts wherever decorations are counted, and for its points at the end",
     "uma Decoração da Joalheria conta onde se contam Decorações e dá seus pontos no fim",
     "una Decoración de la Joyería cuenta donde se cuentan Decoraciones y da sus puntos al final",
     when=~(decoration_use == DecorationUse.KITCHEN_LIMIT), editions=DELUXE)
rule("jewelry_box.kitchen_limit_apart", jewelry_decoration_counts_for, False,
     "a jewelry decoration does not touch the limit of the kitchen",
     "uma Decoração da Joalheria não interfere no limite da Cozinha",
     "una Decoración de la Joyería no toca el límite de la cocina",
     when=decoration_use == DecorationUse.KITCHEN_LIMIT, editions=DELUXE)
rule("jewelry_box.in_no_hall", jewelry_decoration_is_presence, False,
     "a jewelry decoration lies in no hall and represents nobody in one",
     "uma Decoração da Joalheria não está em Galeria nenhuma e não representa ninguém",
     "una Decoración de la Joyería no está en ningún salón y no representa a nadie en él",
     editions=DELUXE)
rule("jewelry_box.decoration_at_once", jewelry_decoration_usable_at_once, "may",
     "the bonus of the turn that funded a jewelry decoration may already buy a jewel",
     "o Bônus do turno em que se financia uma Decoração da Joalheria já pode comprar uma Joia",
     "la bonificación del turno en que se financia una Decoración de la Joyería ya puede comprar una joya",
     editions=DELUXE)

# Income and points.
rule("jewelry_box.income", jewel_income, jewels,
     "each jewel brings {n} Livre of income",
     "cada Joia rende {n} Libra de receita",
     "cada joya da {n} Livre de ingresos",
     editions=DELUXE, fills={"n": 1},
     excepts=("income.total",))
rule("jewelry_box.income_adds", jewel_income_adds, True,
     "the income from jewels comes on top of the usual income",
     "a receita das Joias se soma à receita normal",
     "los ingresos por joyas se suman a los habituales",
     editions=DELUXE)
rule("jewelry_box.income_every_round", jewel_income_in_round, True,
     "the income from jewels is paid in every round, the last one too",
     "a receita das Joias é paga em toda Rodada, também na última",
     "los ingresos por joyas se pagan en cada ronda, también en la última",
     editions=DELUXE, ruling="jewels.income_in_every_round")
rule("jewelry_box.bank_pays_income", jewel_income_from_bank, True,
     "the bank pays the income from jewels",
     "o banco paga a receita das Joias",
     "el banco paga los ingresos por joyas",
     editions=DELUXE)
rule("jewelry_box.points", jewel_points, jewels,
     "at the end each jewel is worth {n} prestige point",
     "no fim cada Joia vale {n} Ponto de Prestígio",
     "al final cada joya vale {n} Punto de Prestigio",
     editions=DELUXE, fills={"n": 1},
     excepts=("scoring.sources",))
rule("jewelry_box.points_after_money", jewel_points_after, True,
     "in the final scoring jewels are scored after money",
     "na pontuação final, as Joias pontuam depois do dinheiro",
     "en la puntuación final, las joyas puntúan después del dinero",
     when=scoring_step == ScoringStep.MONEY, editions=DELUXE)
rule("jewelry_box.points_before_the_rest", jewel_points_after, False,
     "in the final scoring jewels are scored before everything but money",
     "na pontuação final, as Joias pontuam antes de tudo, menos do dinheiro",
     "en la puntuación final, las joyas puntúan antes que todo, salvo el dinero",
     when=~(scoring_step == ScoringStep.MONEY), editions=DELUXE, ruling="jewels.right_after_money",
     excepts=("scoring.then_bonuses", "scoring.then_favor", "scoring.then_halls", "scoring.then_fireworks",
              "scoring.then_terrace", "scoring.then_statues", "scoring.markers_at_last"))
rule("jewelry_box.no_tie_by_jewels", jewelry_tie_by_jewels, False,
     "jewels break no tie for the win",
     "as Joias não desempatam a vitória",
     "las joyas no deshacen empates por la victoria",
     editions=DELUXE, ruling="jewels.right_after_money")
