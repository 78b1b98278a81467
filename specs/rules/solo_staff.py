"""Madame du Barry's jewels, employees and decorations."""

from oracle.rules import Rulebook
from specs.questions.jewelry_box_jewels import TileFrom
from specs.questions.solo_actions import CountFrom, TieBroken
from specs.questions.solo_staff import (
    EmployeeGoes,
    EndBonusHolder,
    EndBonusTie,
    FundedSpace,
    HireFallback,
    JewelryFull,
    JewelSymbol,
    WhichJewel,
    jewelry_marker,
    matching,
    own_side_markers,
    queue_left,
    solo_cards_per_hire,
    solo_empty_queue_spaces_counted,
    solo_end_bonus_in_round,
    solo_end_bonus_points_of,
    solo_end_bonus_tie,
    solo_end_bonus_worth_nothing,
    solo_fund_jewelry_first,
    solo_fund_jewelry_full,
    solo_fund_jewelry_price,
    solo_fund_jewelry_space,
    solo_fund_kind,
    solo_fund_price,
    solo_fund_space,
    solo_fund_tie,
    solo_funds_kitchen_side,
    solo_hire_counted_from,
    solo_hire_fallback,
    solo_hire_price,
    solo_hired_card_played,
    solo_hired_goes,
    solo_hires_specialised,
    solo_jewel_by_symbol,
    solo_jewel_price,
    solo_jewel_symbol_at,
    solo_jewel_with_markers,
    solo_match_tile_from,
    solo_match_tiles,
    solo_prefers_end_bonus,
    solo_takes_jewel,
    solo_turns_per_hire,
    symbol,
)
from specs.vocabulary import round_number

DELUXE = ("deluxe-2020",)

rule = Rulebook("solo")

# Jewels.
rule("solo.jewel_needs_marker", solo_jewel_with_markers, "may not",
     "without a marker on a jewelry decoration Madame du Barry takes no jewel",
     "sem Grife numa Decoração da Joalheria, a Madame du Barry não pega Joia",
     "sin marcador en una Decoración de la Joyería Madame du Barry no toma joyas",
     when=jewelry_marker == 0, editions=DELUXE)
rule("solo.jewel_with_marker", solo_jewel_with_markers, "may",
     "with a marker on a jewelry decoration Madame du Barry can take jewels",
     "com uma Grife numa Decoração da Joalheria, a Madame du Barry pode pegar Joias",
     "con un marcador en una Decoración de la Joyería Madame du Barry puede tomar joyas",
     when=jewelry_marker == 1, editions=DELUXE)
rule("solo.jewel_of_color", solo_jewel_by_symbol, WhichJewel.CHEAPEST_COLOR,
     "Madame du Barry's first jewel symbol names the cheapest jewel of the garment's colour",
     "o primeiro símbolo de Joia da Madame du Barry indica a Joia mais barata da cor do Traje",
     "el primer símbolo de joya de Madame du Barry indica la joya más barata del color del Vestido",
     when=symbol == JewelSymbol.SAME_COLOR, editions=DELUXE)
rule("solo.jewel_of_kind", solo_jewel_by_symbol, WhichJewel.CHEAPEST_KIND,
     "Madame du Barry's second jewel symbol names the cheapest jewel that fits the kind of garment",
     "o segundo símbolo de Joia da Madame du Barry indica a Joia mais barata que serve ao tipo de Traje",
     "el segundo símbolo de joya de Madame du Barry indica la joya más barata que sirve para la clase de Vestido",
     when=symbol == JewelSymbol.FITTING, editions=DELUXE)
rule("solo.no_jewel", solo_jewel_by_symbol, WhichJewel.NONE,
     "Madame du Barry's third jewel symbol names no jewel",
     "o terceiro símbolo de Joia da Madame du Barry não indica nenhuma",
     "el tercer símbolo de joya de Madame du Barry no indica ninguna",
     when=symbol == JewelSymbol.NONE, editions=DELUXE)
rule("solo.takes_jewel", solo_takes_jewel, "must",
     "Madame du Barry takes the jewel her card names if it is on display",
     "a Madame du Barry pega a Joia que a carta indica se estiver na exibição",
     "Madame du Barry toma la joya que indica su carta si está expuesta",
     when=symbol != JewelSymbol.NONE, editions=DELUXE, ruling="solo_staff.takes_jewel")
rule("solo.takes_no_jewel", solo_takes_jewel, "may not",
     "with the third jewel symbol Madame du Barry takes no jewel for the garment",
     "com o terceiro símbolo de Joia, a Madame du Barry não pega Joia para o Traje",
     "con el tercer símbolo de joya Madame du Barry no toma joya para el Vestido",
     when=symbol == JewelSymbol.NONE, editions=DELUXE)
rule("solo.jewel_free", solo_jewel_price, 0,
     "Madame du Barry pays {answer} Livre for a jewel",
     "a Madame du Barry paga {answer} Libras por uma Joia",
     "Madame du Barry paga {answer} Livre por una joya",
     editions=DELUXE,
     excepts=("jewelry_box.jewel_is_paid",))
rule("solo.matching_jewel", solo_match_tiles, 1,
     "a jewel of the garment's colour brings Madame du Barry {answer} resource tile",
     "uma Joia da cor do Traje dá à Madame du Barry {answer} peça de Recurso",
     "una joya del color del Vestido da a Madame du Barry {answer} ficha de Recurso",
     when=matching, editions=DELUXE)
rule("solo.other_jewel", solo_match_tiles, 0,
     "a jewel not of the garment's colour brings Madame du Barry {answer} tiles",
     "uma Joia que não é da cor do Traje dá à Madame du Barry {answer} peças",
     "una joya que no es del color del Vestido da a Madame du Barry {answer} fichas",
     when=~matching, editions=DELUXE)
rule("solo.jewel_tile_from_bag", solo_match_tile_from, TileFrom.BAG,
     "the tile for Madame du Barry's matching jewel is a random one of the bag",
     "a peça pela Joia da cor do Traje da Madame du Barry é sorteada da bolsa",
     "la ficha por la joya del color del Vestido de Madame du Barry se saca al azar de la bolsa",
     editions=DELUXE)
rule("solo.jewel_symbol_right", solo_jewel_symbol_at, CountFrom.RIGHT,
     "the jewel symbol is at the right of Madame du Barry's card",
     "o símbolo de Joia fica à direita na carta da Madame du Barry",
     "el símbolo de joya está a la derecha de la carta de Madame du Barry",
     editions=DELUXE)

# Employees.
rule("solo.hires_free", solo_hire_price, 0,
     "Madame du Barry pays {answer} Livre for hiring",
     "a Madame du Barry paga {answer} Libras para contratar",
     "Madame du Barry paga {answer} Livre por contratar",
     editions=DELUXE,
     excepts=("hiring.four_shown", "hiring.three_shown", "hiring.two_shown"))
rule("solo.employees_from_left", solo_hire_counted_from, CountFrom.LEFT,
     "the example of Madame du Barry's cards counts employees from the left",
     "o exemplo das cartas da Madame du Barry conta os Funcionários da esquerda para a direita",
     "el ejemplo de las cartas de Madame du Barry cuenta los Empleados desde la izquierda",
     editions=DELUXE)
rule("solo.empty_queue_skipped", solo_empty_queue_spaces_counted, False,
     "when Madame du Barry counts employees, empty spaces of the queue are skipped",
     "quando a Madame du Barry conta os Funcionários, os espaços vazios da fila não contam",
     "cuando Madame du Barry cuenta los Empleados, los espacios vacíos de la fila no cuentan",
     editions=DELUXE)
rule("solo.hires_only_one", solo_hire_fallback, HireFallback.ONLY,
     "if the queue holds {n} employee, Madame du Barry hires that one, whatever her card counts",
     "se a fila só tem {n} Funcionário, a Madame du Barry contrata esse, conte a carta o que contar",
     "si en la fila hay {n} Empleado, Madame du Barry contrata a ese, cuente lo que cuente su carta",
     when=queue_left == 1, editions=DELUXE, fills={"n": 1})
rule("solo.hires_last_counted", solo_hire_fallback, HireFallback.LAST,
     "if the queue holds several, but fewer than her card counts, Madame du Barry hires the last counted",
     "se a fila tem vários, mas menos do que a carta conta, a Madame du Barry contrata o último contado",
     "si en la fila hay varios, pero menos de los que cuenta su carta, Madame du Barry contrata al último contado",
     when=queue_left >= 2, editions=DELUXE, ruling="solo_staff.hires_last_counted")
rule("solo.prefers_end_bonus", solo_prefers_end_bonus, "must",
     "Madame du Barry hires an employee with an end bonus before any other",
     "a Madame du Barry contrata quem tem Bônus de fim de jogo antes de qualquer outro",
     "Madame du Barry contrata a un Empleado con bonificación final antes que a cualquier otro",
     editions=DELUXE,
     excepts=("hiring.any_in_queue",))
rule("solo.end_bonus_late", solo_end_bonus_in_round, True,
     "from round {n} on the queue can hold an employee with an end bonus",
     "a partir da Rodada {n}, pode haver na fila Funcionários com Bônus de fim de jogo",
     "desde la ronda {n} puede haber en la fila un Empleado con bonificación final",
     when=round_number >= 5, editions=DELUXE, fills={"n": 5})
rule("solo.no_end_bonus_early", solo_end_bonus_in_round, False,
     "before round {n} the queue holds no employee with an end bonus",
     "antes da Rodada {n}, a fila não tem Funcionário com Bônus de fim de jogo",
     "antes de la ronda {n} no hay en la fila ningún Empleado con bonificación final",
     when=round_number < 5, editions=DELUXE, fills={"n": 5})
rule("solo.her_points_decide", solo_end_bonus_points_of, EndBonusHolder.OPPONENT,
     "of employees with an end bonus Madame du Barry hires the one that would now give her most points",
     "entre Funcionários com Bônus de fim de jogo, a Madame du Barry contrata o que agora lhe daria mais pontos",
     "de los Empleados con bonificación final, Madame du Barry contrata al que ahora le daría más puntos",
     editions=DELUXE, ruling="solo_staff.her_points_decide")
rule("solo.end_bonus_tie", solo_end_bonus_tie, EndBonusTie.CARD,
     "of end bonuses that would give the same, Madame du Barry takes the first as her card counts",
     "entre Bônus de fim de jogo iguais, a Madame du Barry pega o primeiro na contagem da carta",
     "entre bonificaciones finales iguales, Madame du Barry toma la primera según cuenta su carta",
     editions=DELUXE)
rule("solo.worthless_end_bonus", solo_end_bonus_worth_nothing, "must",
     "Madame du Barry prefers an employee with an end bonus even if it would give nothing now",
     "a Madame du Barry prefere quem tem Bônus de fim de jogo, mesmo que agora não lhe dê nada",
     "Madame du Barry prefiere al Empleado con bonificación final aunque ahora no le dé nada",
     editions=DELUXE)
rule("solo.hired_to_deck", solo_hired_goes, EmployeeGoes.EMPLOYEES,
     "an employee hired by Madame du Barry goes to the deck above her board",
     "o Funcionário contratado pela Madame du Barry vai para o baralho acima do tabuleiro dela",
     "el Empleado contratado por Madame du Barry va al mazo de encima de su tablero",
     editions=DELUXE,
     excepts=("hiring.to_hand", "hiring.playable_at_once", "hiring.played_at_once"))
rule("solo.card_per_hire", solo_cards_per_hire, 1,
     "hiring adds {answer} card of her stock to Madame du Barry's hand",
     "contratar põe {answer} carta da reserva da Madame du Barry na mão dela",
     "contratar añade {answer} carta de su reserva a la mano de Madame du Barry",
     editions=DELUXE)
rule("solo.turn_per_hire", solo_turns_per_hire, 1,
     "hiring brings Madame du Barry {answer} further turn in the round",
     "contratar dá à Madame du Barry mais {answer} turno na Rodada",
     "contratar da a Madame du Barry {answer} turno más en la ronda",
     editions=DELUXE)
rule("solo.hired_not_played", solo_hired_card_played, False,
     "the card added to Madame du Barry's hand by hiring is not the hired employee",
     "a carta posta na mão da Madame du Barry ao contratar não é o Funcionário contratado",
     "la carta añadida a la mano de Madame du Barry al contratar no es el Empleado contratado",
     editions=DELUXE)
rule("solo.hires_no_specialised", solo_hires_specialised, "may not",
     "having no specialised Apprentice, Madame du Barry cannot hire one",
     "sem ter um Aprendiz Especializado, a Madame du Barry não pode contratá-lo",
     "sin tener un Aprendiz especializado, Madame du Barry no puede contratarlo",
     editions=DELUXE)

# Decorations.
rule("solo.funds_free", solo_fund_price, 0,
     "Madame du Barry pays {answer} Livre for a decoration",
     "a Madame du Barry paga {answer} Libras por uma Decoração",
     "Madame du Barry paga {answer} Livre por una Decoración",
     editions=DELUXE,
     excepts=("decorations.pay",))
rule("solo.kinds_named", solo_fund_kind, True,
     "Madame du Barry's cards name fireworks, musicians, kitchen and statues",
     "as cartas da Madame du Barry indicam Fogos de Artifício, Músicos, Cozinha e Estátuas",
     "las cartas de Madame du Barry indican fuegos artificiales, músicos, cocina y estatuas",
     editions=DELUXE)
rule("solo.cheapest_space", solo_fund_space, FundedSpace.CHEAPEST,
     "Madame du Barry takes the cheapest free space of the decoration kind named",
     "a Madame du Barry ocupa o espaço livre mais barato do tipo de Decoração indicado",
     "Madame du Barry ocupa el espacio libre más barato de la clase de Decoración indicada",
     editions=DELUXE,
     excepts=("decorations.any_free_space",))
rule("solo.cheapest_tie", solo_fund_tie, TieBroken.PLAYER,
     "of equally cheap decoration spaces for Madame du Barry, the player chooses",
     "entre espaços de Decoração igualmente baratos para a Madame du Barry, o jogador escolhe",
     "entre espacios de Decoración igual de baratos para Madame du Barry, elige el jugador",
     editions=DELUXE, ruling="solo_staff.cheapest_tie")
rule("solo.jewelry_first", solo_fund_jewelry_first, "must",
     "with the Jewelry Box, Madame du Barry, told to fund, takes a jewelry decoration until she has one",
     "com o Porta-Joias, mandada financiar, a Madame du Barry financia uma Decoração da Joalheria até ter uma",
     "con el Joyero, si debe financiar, Madame du Barry toma una Decoración de la Joyería hasta tener una",
     when=jewelry_marker == 0, editions=DELUXE, ruling="solo_staff.jewelry_first")
rule("solo.one_jewelry", solo_fund_jewelry_first, "may not",
     "Madame du Barry funds no second jewelry decoration",
     "a Madame du Barry não financia uma segunda Decoração da Joalheria",
     "Madame du Barry no financia una segunda Decoración de la Joyería",
     when=jewelry_marker == 1, editions=DELUXE)
rule("solo.cheapest_jewelry", solo_fund_jewelry_space, FundedSpace.CHEAPEST,
     "Madame du Barry's jewelry decoration is the cheapest one that is free",
     "a Decoração da Joalheria da Madame du Barry é a mais barata entre as livres",
     "la Decoración de la Joyería de Madame du Barry es la más barata de las libres",
     editions=DELUXE)
rule("solo.jewelry_free", solo_fund_jewelry_price, 0,
     "Madame du Barry pays {answer} Livre for a jewelry decoration",
     "a Madame du Barry paga {answer} Libras por uma Decoração da Joalheria",
     "Madame du Barry paga {answer} Livre por una Decoración de la Joyería",
     editions=DELUXE)
rule("solo.jewelry_full", solo_fund_jewelry_full, JewelryFull.CARD,
     "if all jewelry decorations are taken, Madame du Barry funds what her card names",
     "se todas as Decorações da Joalheria estão ocupadas, a Madame du Barry financia o que a carta indica",
     "si todas las Decoraciones de la Joyería están ocupadas, Madame du Barry financia lo que indica su carta",
     editions=DELUXE, ruling="solo_staff.jewelry_full")
rule("solo.kitchen_side_free", solo_funds_kitchen_side, "may",
     "Madame du Barry may take a side of the kitchen on which she has no marker",
     "a Madame du Barry pode ocupar um lado da Cozinha onde não tenha Grife",
     "Madame du Barry puede ocupar un lado de la cocina donde no tenga marcador",
     when=own_side_markers == 0, editions=DELUXE)
rule("solo.kitchen_side_taken", solo_funds_kitchen_side, "may not",
     "Madame du Barry may take no second space on a side of the kitchen",
     "a Madame du Barry não pode ocupar um segundo espaço no mesmo lado da Cozinha",
     "Madame du Barry no puede ocupar un segundo espacio en el mismo lado de la cocina",
     when=own_side_markers == 1, editions=DELUXE)
