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
     "una decoración de joyería se financia como cualquier decoración",
     editions=DELUXE)
rule("jewelry_box.decoration_by_anyone", fund_jewelry_decoration_by, "may",
     "every employee may do it",
     "todo Funcionário pode fazê-lo",
     "cualquier Empleado puede hacerlo",
     editions=DELUXE)
rule("jewelry_box.decoration_by_main", fund_jewelry_decoration_via, "may",
     "the main action funds it",
     "a Ação Principal serve para isso",
     "sirve para ello la acción principal",
     when=via == Via.MAIN, editions=DELUXE)
rule("jewelry_box.decoration_by_bonus", fund_jewelry_decoration_via, "may",
     "so does a bonus that funds a decoration, with its discount",
     "também serve um Bônus que financia uma Decoração, com o seu desconto",
     "también una bonificación que financia una decoración, con su descuento",
     when=via == Via.BONUS, editions=DELUXE)
rule("jewelry_box.first_decoration", fund_jewelry_decoration_with, "may",
     "a player without one may fund one",
     "quem não tem nenhuma pode financiar uma",
     "quien no tiene ninguna puede financiar una",
     when=own_jewelry_decorations == 0, editions=DELUXE)
rule("jewelry_box.no_second_decoration", fund_jewelry_decoration_with, "may not",
     "a player with {n} may not fund another",
     "quem já tem {n} não pode financiar outra",
     "quien ya tiene {n} no puede financiar otra",
     when=own_jewelry_decorations == 1, editions=DELUXE, fills={"n": 1})
rule("jewelry_box.kitchen_not_alone", kitchen_is_only_limit, False,
     "so the kitchen is not the only decoration with a limit",
     "assim, a Cozinha não é a única Decoração com limite",
     "así, la cocina no es la única decoración con límite",
     editions=DELUXE, ruling="jewels.second_limit")
rule("jewelry_box.any_free_decoration", jewelry_decoration_choice, "may",
     "any free one may be chosen",
     "pode-se escolher qualquer uma livre",
     "se puede elegir cualquiera que esté libre",
     editions=DELUXE)
rule("jewelry_box.decoration_taken", jewelry_decoration_shared, "may not",
     "one that is taken serves nobody else",
     "uma já ocupada não serve a mais ninguém",
     "la que está ocupada no sirve a nadie más",
     editions=DELUXE)
rule("jewelry_box.decorations_for_all_unknown", jewelry_decorations_enough_for, OPEN,
     "whether there is one for every player is not told",
     "não se diz se há uma para cada jogador",
     "no se dice si hay una para cada jugador",
     editions=DELUXE, ruling="jewelry_box.only_on_parts")
rule("jewelry_box.decoration_prices_unknown", jewelry_decoration_price, OPEN,
     "what it costs is printed on the jeweler's board alone",
     "quanto ela custa, só o Tabuleiro de Joalheiro mostra",
     "lo que cuesta solo lo muestra el tablero de joyería",
     editions=DELUXE, ruling="jewels.only_on_board")
rule("jewelry_box.decoration_points_unknown", jewelry_decoration_points, OPEN,
     "its points are printed there as well",
     "os seus pontos também só estão ali",
     "sus puntos también están solo allí",
     editions=DELUXE, ruling="jewels.only_on_board")
rule("jewelry_box.counts_as_decoration", jewelry_decoration_counts_for, True,
     "it counts wherever decorations are counted, and for its points at the end",
     "ela conta onde se contam Decorações e vale seus pontos no fim",
     "cuenta donde se cuentan decoraciones y vale sus puntos al final",
     when=~(decoration_use == DecorationUse.KITCHEN_LIMIT), editions=DELUXE,
     ruling="third_options.counts_as_decoration")
rule("jewelry_box.kitchen_limit_apart", jewelry_decoration_counts_for, False,
     "it does not touch the limit of the kitchen",
     "ela não interfere no limite da Cozinha",
     "no toca el límite de la cocina",
     when=decoration_use == DecorationUse.KITCHEN_LIMIT, editions=DELUXE)
rule("jewelry_box.in_no_hall", jewelry_decoration_is_presence, False,
     "it lies in no hall and makes nobody present in one",
     "ela não está em Galeria nenhuma e não representa ninguém",
     "no está en ningún salón y no da presencia a nadie",
     editions=DELUXE)
rule("jewelry_box.decoration_at_once", jewelry_decoration_usable_at_once, "may",
     "the bonus of the same turn may already buy a jewel",
     "o Bônus do mesmo turno já pode comprar uma Joia",
     "la bonificación del mismo turno ya puede comprar una joya",
     editions=DELUXE)

# Income and points.
rule("jewelry_box.income", jewel_income, jewels,
     "each jewel brings {n} Livre of income",
     "cada Joia rende {n} Libra de receita",
     "cada joya da {n} Livre de ingresos",
     editions=DELUXE, fills={"n": 1})
rule("jewelry_box.income_adds", jewel_income_adds, True,
     "that comes on top of the usual income",
     "isso se soma à receita normal",
     "eso se suma a los ingresos habituales",
     editions=DELUXE)
rule("jewelry_box.income_every_round", jewel_income_in_round, True,
     "it is paid in every round, the last one too",
     "é paga em toda Rodada, também na última",
     "se paga en cada ronda, también en la última",
     editions=DELUXE, ruling="jewels.income_in_every_round")
rule("jewelry_box.bank_pays_income", jewel_income_from_bank, True,
     "the bank pays it",
     "quem a paga é o banco",
     "la paga el banco",
     editions=DELUXE)
rule("jewelry_box.points", jewel_points, jewels,
     "at the end each jewel is worth {n} prestige point",
     "no fim cada Joia vale {n} Ponto de Prestígio",
     "al final cada joya vale {n} punto de prestigio",
     editions=DELUXE, fills={"n": 1})
rule("jewelry_box.points_after_money", jewel_points_after, True,
     "jewels are scored after money",
     "as Joias pontuam depois do dinheiro",
     "las joyas puntúan después del dinero",
     when=scoring_step == ScoringStep.MONEY, editions=DELUXE)
rule("jewelry_box.points_before_the_rest", jewel_points_after, False,
     "and before everything else",
     "e antes de todo o resto",
     "y antes de todo lo demás",
     when=~(scoring_step == ScoringStep.MONEY), editions=DELUXE, ruling="jewels.right_after_money")
rule("jewelry_box.no_tie_by_jewels", jewelry_tie_by_jewels, False,
     "jewels break no tie",
     "as Joias não desempatam",
     "las joyas no deshacen empates",
     editions=DELUXE, ruling="jewels.right_after_money")
