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
     "without a marker on a jewelry decoration she takes no jewel",
     "sem Grife numa Decoração da Joalheria ela não pega Joia",
     "sin marcador en una decoración de joyería no toma joyas",
     when=jewelry_marker == 0, editions=DELUXE)
rule("solo.jewel_with_marker", solo_jewel_with_markers, "may",
     "with a marker there she can take jewels",
     "com uma Grife ali ela pode pegar Joias",
     "con un marcador allí puede tomar joyas",
     when=jewelry_marker == 1, editions=DELUXE)
rule("solo.jewel_of_color", solo_jewel_by_symbol, WhichJewel.CHEAPEST_COLOR,
     "the first symbol names the cheapest jewel of the garment's colour",
     "o primeiro símbolo indica a Joia mais barata da cor do Traje",
     "el primer símbolo indica la joya más barata del color del Vestido",
     when=symbol == JewelSymbol.SAME_COLOR, editions=DELUXE)
rule("solo.jewel_of_kind", solo_jewel_by_symbol, WhichJewel.CHEAPEST_KIND,
     "the second one names the cheapest jewel that fits the kind of garment",
     "o segundo indica a Joia mais barata que serve ao tipo de Traje",
     "el segundo indica la joya más barata que sirve para el tipo de Vestido",
     when=symbol == JewelSymbol.FITTING, editions=DELUXE)
rule("solo.no_jewel", solo_jewel_by_symbol, WhichJewel.NONE,
     "the third one names none",
     "o terceiro não indica nenhuma",
     "el tercero no indica ninguna",
     when=symbol == JewelSymbol.NONE, editions=DELUXE)
rule("solo.takes_jewel", solo_takes_jewel, "must",
     "she takes the jewel named if it is in the display",
     "ela pega a Joia indicada se estiver na exibição",
     "toma la joya indicada si está en la exposición",
     when=symbol != JewelSymbol.NONE, editions=DELUXE, ruling="solo_staff.takes_jewel")
rule("solo.takes_no_jewel", solo_takes_jewel, "may not",
     "without such a symbol she takes no jewel for the garment",
     "sem tal símbolo ela não pega Joia para o Traje",
     "sin ese símbolo no toma joya para el Vestido",
     when=symbol == JewelSymbol.NONE, editions=DELUXE)
rule("solo.jewel_free", solo_jewel_price, 0,
     "she pays {answer} Livre for a jewel",
     "ela paga {answer} Libras por uma Joia",
     "paga {answer} Livre por una joya",
     editions=DELUXE)
rule("solo.matching_jewel", solo_match_tiles, 1,
     "a jewel of the garment's colour brings {answer} resource tile",
     "uma Joia da cor do Traje traz {answer} peça de Recurso",
     "una joya del color del Vestido trae {answer} ficha de recurso",
     when=matching, editions=DELUXE)
rule("solo.other_jewel", solo_match_tiles, 0,
     "another jewel brings {answer} tiles",
     "outra Joia traz {answer} peças",
     "otra joya trae {answer} fichas",
     when=~matching, editions=DELUXE)
rule("solo.jewel_tile_from_bag", solo_match_tile_from, TileFrom.BAG,
     "that tile is a random one of the bag",
     "essa peça é sorteada da bolsa",
     "esa ficha se saca al azar de la bolsa",
     editions=DELUXE)
rule("solo.jewel_symbol_right", solo_jewel_symbol_at, CountFrom.RIGHT,
     "the symbol for jewels is at the right of the card",
     "o símbolo de Joias fica à direita na carta",
     "el símbolo de joyas está a la derecha de la carta",
     editions=DELUXE)

# Employees.
rule("solo.hires_free", solo_hire_price, 0,
     "she pays {answer} Livre for hiring",
     "ela paga {answer} Libras para contratar",
     "paga {answer} Livre por contratar",
     editions=DELUXE)
rule("solo.employees_from_left", solo_hire_counted_from, CountFrom.LEFT,
     "the example counts employees from the left",
     "o exemplo conta os Funcionários da esquerda para a direita",
     "el ejemplo cuenta los Empleados desde la izquierda",
     editions=DELUXE)
rule("solo.empty_queue_skipped", solo_empty_queue_spaces_counted, False,
     "empty spaces of the queue are not counted",
     "os espaços vazios da fila não contam",
     "los espacios vacíos de la fila no cuentan",
     editions=DELUXE)
rule("solo.hires_only_one", solo_hire_fallback, HireFallback.ONLY,
     "if the queue holds {n} employee, that is hired whatever the card counts",
     "se a fila só tem {n} Funcionário, é esse o contratado, conte a carta o que contar",
     "si en la fila hay {n} Empleado, se contrata a ese, cuente lo que cuente la carta",
     when=queue_left == 1, editions=DELUXE, fills={"n": 1})
rule("solo.hires_last_counted", solo_hire_fallback, HireFallback.LAST,
     "if there are more, yet fewer than the card counts, the last one counted is hired",
     "se há mais, porém menos do que a carta conta, é contratado o último contado",
     "si hay más, pero menos de los que cuenta la carta, se contrata al último contado",
     when=queue_left >= 2, editions=DELUXE, ruling="solo_staff.hires_last_counted")
rule("solo.prefers_end_bonus", solo_prefers_end_bonus, "must",
     "she hires an employee with an end bonus before any other",
     "ela contrata quem tem Bônus de Fim de Jogo antes de qualquer outro",
     "contrata a un Empleado con bonificación final antes que a cualquier otro",
     editions=DELUXE)
rule("solo.end_bonus_late", solo_end_bonus_in_round, True,
     "from round {n} on the queue can hold such an employee",
     "a partir da Rodada {n} a fila pode ter um deles",
     "desde la ronda {n} puede haber uno de ellos en la fila",
     when=round_number >= 5, editions=DELUXE, fills={"n": 5})
rule("solo.no_end_bonus_early", solo_end_bonus_in_round, False,
     "before round {n} it holds none",
     "antes da Rodada {n} não tem nenhum",
     "antes de la ronda {n} no hay ninguno",
     when=round_number < 5, editions=DELUXE, fills={"n": 5})
rule("solo.her_points_decide", solo_end_bonus_points_of, EndBonusHolder.OPPONENT,
     "she takes the one that would give her the most points now",
     "ela pega o que agora daria mais pontos a ela",
     "toma al que ahora le daría más puntos a ella",
     editions=DELUXE, ruling="solo_staff.her_points_decide")
rule("solo.end_bonus_tie", solo_end_bonus_tie, EndBonusTie.CARD,
     "if they would give the same, she takes the first of them as her card counts",
     "se dariam o mesmo, ela pega o primeiro deles na contagem da carta",
     "si darían lo mismo, toma al primero de ellos según cuenta su carta",
     editions=DELUXE)
rule("solo.worthless_end_bonus", solo_end_bonus_worth_nothing, "must",
     "she does so even if the bonus would give nothing at that time",
     "ela faz isso mesmo que o Bônus não dê nada naquele momento",
     "lo hace aunque la bonificación no dé nada en ese momento",
     editions=DELUXE)
rule("solo.hired_to_deck", solo_hired_goes, EmployeeGoes.EMPLOYEES,
     "a hired employee goes to the deck above her board",
     "o Funcionário contratado vai para o baralho acima do tabuleiro dela",
     "el Empleado contratado va al mazo de encima de su tablero",
     editions=DELUXE)
rule("solo.card_per_hire", solo_cards_per_hire, 1,
     "hiring adds {answer} card of her stock to her hand",
     "contratar põe {answer} carta da reserva dela em sua mão",
     "contratar añade {answer} carta de su reserva a su mano",
     editions=DELUXE)
rule("solo.turn_per_hire", solo_turns_per_hire, 1,
     "so it brings her {answer} further turn in the round",
     "com isso ela ganha {answer} turno na Rodada",
     "así consigue {answer} turno más en la ronda",
     editions=DELUXE)
rule("solo.hired_not_played", solo_hired_card_played, False,
     "that card is not the hired employee",
     "essa carta não é o Funcionário contratado",
     "esa carta no es el Empleado contratado",
     editions=DELUXE)
rule("solo.hires_no_specialised", solo_hires_specialised, "may not",
     "having no specialised Apprentice, she cannot hire one",
     "sem ter um Aprendiz Especializado, ela não pode contratá-lo",
     "sin tener un Aprendiz especializado, no puede contratarlo",
     editions=DELUXE)

# Decorations.
rule("solo.funds_free", solo_fund_price, 0,
     "she pays {answer} Livre for a decoration",
     "ela paga {answer} Libras por uma Decoração",
     "paga {answer} Livre por una decoración",
     editions=DELUXE)
rule("solo.kinds_named", solo_fund_kind, True,
     "her cards name fireworks, musicians, kitchen and statues",
     "as cartas dela indicam Fogos de Artifício, Músicos, Cozinha e Estátuas",
     "sus cartas indican fuegos artificiales, músicos, cocina y estatuas",
     editions=DELUXE)
rule("solo.cheapest_space", solo_fund_space, FundedSpace.CHEAPEST,
     "she takes the cheapest free space of the kind named",
     "ela ocupa o espaço livre mais barato do tipo indicado",
     "ocupa el espacio libre más barato del tipo indicado",
     editions=DELUXE)
rule("solo.cheapest_tie", solo_fund_tie, TieBroken.PLAYER,
     "among equally cheap spaces the player decides",
     "entre espaços igualmente baratos decide o jogador",
     "entre espacios igual de baratos decide el jugador",
     editions=DELUXE, ruling="solo_staff.cheapest_tie")
rule("solo.jewelry_first", solo_fund_jewelry_first, "must",
     "as long as she has no jewelry decoration, she funds one instead",
     "enquanto não tem Decoração da Joalheria, ela financia uma dessas",
     "mientras no tenga una decoración de joyería, financia una de estas",
     when=jewelry_marker == 0, editions=DELUXE, ruling="solo_staff.jewelry_first")
rule("solo.one_jewelry", solo_fund_jewelry_first, "may not",
     "she funds no second jewelry decoration",
     "ela não financia uma segunda Decoração da Joalheria",
     "no financia una segunda decoración de joyería",
     when=jewelry_marker == 1, editions=DELUXE)
rule("solo.cheapest_jewelry", solo_fund_jewelry_space, FundedSpace.CHEAPEST,
     "it is the cheapest one that is free",
     "é a mais barata entre as livres",
     "es la más barata de las libres",
     editions=DELUXE)
rule("solo.jewelry_free", solo_fund_jewelry_price, 0,
     "she pays {answer} Livre for it",
     "ela paga {answer} Libras por ela",
     "paga {answer} Livre por ella",
     editions=DELUXE)
rule("solo.jewelry_full", solo_fund_jewelry_full, JewelryFull.CARD,
     "if all of these were taken, she would fund what the card names",
     "se todas essas estivessem ocupadas, ela financiaria o que a carta indica",
     "si todas estas estuvieran ocupadas, financiaría lo que indica la carta",
     editions=DELUXE, ruling="solo_staff.jewelry_full")
rule("solo.kitchen_side_free", solo_funds_kitchen_side, "may",
     "she may take a side of the kitchen on which she has no marker",
     "ela pode ocupar um lado da Cozinha onde não tenha Grife",
     "puede ocupar un lado de la cocina donde no tenga marcador",
     when=own_side_markers == 0, editions=DELUXE)
rule("solo.kitchen_side_taken", solo_funds_kitchen_side, "may not",
     "she may take no second space there",
     "ela não pode ocupar um segundo espaço ali",
     "no puede ocupar allí un segundo espacio",
     when=own_side_markers == 1, editions=DELUXE)
