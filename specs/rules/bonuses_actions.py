"""Bonuses that are an additional action, an exchange or a draw from the tiles not on display."""

from oracle.rules import Rulebook
from oracle.terms import smaller
from specs.questions.bonuses_actions import (
    ActionBonus,
    BagBonus,
    ExchangeBonus,
    FundBonus,
    Impossible,
    MakeBonus,
    TileSource,
    TileUse,
    WhenEmpty,
    action_bonus,
    bag_bonus,
    bonus_acquire_price_follows,
    bonus_action_after,
    bonus_action_impossible,
    bonus_action_price_due,
    bonus_action_role,
    bonus_action_times,
    bonus_bag_decide_at_once,
    bonus_bag_empty,
    bonus_bag_pay_before_seeing,
    bonus_bag_price,
    bonus_bag_source,
    bonus_bag_tile_shown,
    bonus_bag_tiles,
    bonus_bag_use,
    bonus_discounts_add,
    bonus_exchange_points,
    bonus_fund_discount,
    bonus_fund_kitchen_limit,
    bonus_fund_price,
    bonus_fund_refund,
    bonus_make_master_garment,
    bonus_make_notions_due,
    bonus_make_other_garment,
    bonus_make_saves_both,
    bonus_make_saving_use,
    bonus_make_silk_saved,
    bonus_make_to_master_space,
    bonus_make_use,
    bonus_silk_any_number,
    bonus_silk_points,
    bonus_silk_rest_kept,
    common_coat_silk,
    common_gown_silk,
    discard_empty,
    exchange_bonus,
    fund_bonus,
    make_bonus,
    needed,
    printed,
    rare_coat_silk,
    returned,
    silk,
    tile_use,
    uncommon_gown_silk,
)
from specs.vocabulary import Action, Garment, Role, action, role

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)
LISTS = "bonuses.lists"
USUAL = "bonuses.action_as_usual"
FUNDING = (ActionBonus.III_FUND, ActionBonus.VI_FUND)
APPRENTICE_MAKES = (action == Action.MAKE_GARMENT) & (role == Role.APPRENTICE)

rule = Rulebook("bonuses")

# Tiles that are not on display.
rule("bonuses.tile_paid", bonus_bag_price, 1,
     "one bonus of level I sells a drawn tile for {answer} Livre",
     "um Bônus de nível I vende uma peça sorteada por {answer} Libra",
     "una bonificación de nivel I vende una loseta al azar por {answer} Livre",
     when=bag_bonus == BagBonus.I_BAG_PAID, ruling=LISTS)
rule("bonuses.tile_free", bonus_bag_price, 0,
     "another bonus of level I gives a drawn tile without payment",
     "outro Bônus de nível I dá uma peça sorteada sem pagamento",
     "otra bonificación de nivel I da una loseta al azar sin pago",
     when=bag_bonus == BagBonus.I_BAG_FREE, ruling=LISTS)
rule("bonuses.one_tile", bonus_bag_tiles, 1,
     "{answer} resource tile is drawn",
     "sorteia-se {answer} peça de Recurso",
     "se roba {answer} loseta de Recursos",
     ruling=LISTS)
rule("bonuses.tile_from_bag", bonus_bag_source, TileSource.BAG,
     "the tile is drawn blindly from the bag",
     "a peça é tirada da bolsa sem olhar",
     "la loseta se saca a ciegas de la bolsa",
     editions=DELUXE)
rule("bonuses.tile_from_stack", bonus_bag_source, TileSource.STACK,
     "the tile is drawn from one of the face-down stacks",
     "a peça é tirada de uma das pilhas viradas para baixo",
     "la loseta se roba de una de las pilas boca abajo",
     editions=ORIGINAL, ruling="bonuses.tile_from_stack")
rule("bonuses.drawn_tile_used", bonus_bag_use, "may",
     "the drawn tile may be kept for its silk or discarded for thread and lace",
     "a peça sorteada pode ficar pela seda ou virar Linha e Renda",
     "la loseta robada puede guardarse por su seda o cambiarse por hilo y encaje",
     when=~(tile_use == TileUse.PUT_BACK), ruling=LISTS)
rule("bonuses.drawn_tile_not_returned", bonus_bag_use, "may not",
     "the drawn tile may not be put back",
     "a peça sorteada não pode ser devolvida",
     "la loseta robada no puede devolverse",
     when=tile_use == TileUse.PUT_BACK, ruling=LISTS)
rule("bonuses.drawn_tile_decided", bonus_bag_decide_at_once, True,
     "what becomes of the drawn tile is decided on the spot",
     "o destino da peça sorteada é decidido na hora",
     "el destino de la loseta robada se decide en el acto",
     ruling=LISTS)
rule("bonuses.pay_then_see", bonus_bag_pay_before_seeing, True,
     "the price is paid before the tile is seen",
     "paga-se o preço antes de ver a peça",
     "se paga el precio antes de ver la loseta",
     ruling="bonuses.pay_then_see")
rule("bonuses.drawn_tile_hidden", bonus_bag_tile_shown, "may",
     "a drawn tile that is kept need not be shown to the others",
     "a peça sorteada e guardada não precisa ser mostrada aos outros",
     "la loseta robada y guardada no tiene que enseñarse a los demás",
     ruling="bonuses.drawn_tile_hidden")
rule("bonuses.refill_then_draw", bonus_bag_empty, WhenEmpty.REFILL,
     "if there is nothing to draw, the discarded tiles are mixed and drawn from",
     "se não há peça para sortear, misturam-se as descartadas e sorteia-se delas",
     "si no hay nada que robar, se mezclan las losetas descartadas y se roba de ellas",
     when=~discard_empty, ruling="bonuses.nothing_to_draw")
rule("bonuses.nothing_to_draw", bonus_bag_empty, WhenEmpty.NOTHING,
     "if no tile was discarded either, nothing is gained",
     "se tampouco há peças descartadas, nada se ganha",
     "si tampoco hay losetas descartadas, no se gana nada",
     when=discard_empty, ruling="bonuses.nothing_to_draw")

# Additional actions in general.
rule("bonuses.action_after_any", bonus_action_after, "may",
     "the additional action may follow any main action, the same one or none",
     "a ação adicional pode seguir qualquer Ação Principal, a mesma ou nenhuma",
     "la acción adicional puede seguir a cualquier acción principal, a la misma o a ninguna")
rule("bonuses.action_price", bonus_action_price_due, True,
     "the additional action is paid for like a main one, less any discount of the bonus",
     "a ação adicional custa o mesmo que a principal, menos o desconto do Bônus",
     "la acción adicional cuesta lo mismo que la principal, menos el descuento de la bonificación",
     when=~action_bonus.one_of(*FUNDING), ruling=USUAL)
rule("bonuses.discounted_price", bonus_action_price_due, True,
     "what a discount leaves of the price of a decoration is due",
     "o que o desconto deixa do preço de uma Decoração é devido",
     "lo que el descuento deja del precio de una decoración se paga",
     when=action_bonus.one_of(*FUNDING), ruling="bonuses.action_as_usual_original")
rule("bonuses.one_action", bonus_action_times, 1,
     "the bonus gives {answer} additional action",
     "o Bônus dá {answer} ação adicional",
     "la bonificación da {answer} acción adicional",
     ruling=LISTS)
rule("bonuses.any_role_by_bonus", bonus_action_role, "may",
     "an employee may take the action of its bonus whatever its role",
     "um Funcionário pode fazer a ação do seu Bônus seja qual for seu tipo",
     "un Empleado puede hacer la acción de su bonificación sea cual sea su tipo",
     when=~APPRENTICE_MAKES, ruling="bonuses.role_and_bonus_original")
rule("bonuses.apprentice_makes", bonus_action_role, "may",
     "so even an Apprentice may make a garment if its bonus says so",
     "assim, até um Aprendiz pode costurar um Traje se seu Bônus o disser",
     "así, hasta un Aprendiz puede hacer un Vestido si su bonificación lo dice",
     when=APPRENTICE_MAKES, ruling="bonuses.role_and_bonus")
rule("bonuses.impossible_is_lost", bonus_action_impossible, Impossible.LOST,
     "an additional action that cannot be taken is lost",
     "uma ação adicional que não pode ser feita se perde",
     "una acción adicional que no se puede hacer se pierde",
     ruling="bonuses.impossible_action")
rule("bonuses.one_discount_per_action", bonus_discounts_add, False,
     "a discount holds for the action of its own bonus only",
     "um desconto só vale para a ação do próprio Bônus",
     "un descuento solo vale para la acción de su propia bonificación",
     ruling="bonuses.discounts_apart")
rule("bonuses.tiles_left_set_the_price", bonus_acquire_price_follows, True,
     "the additional tile costs what the tiles then left in its drawer demand",
     "a peça adicional custa conforme as peças que então restam na gaveta",
     "la loseta adicional cuesta según las losetas que queden entonces en su segmento",
     ruling=USUAL)

# Making a garment.
rule("bonuses.saves_nothing_else", bonus_make_silk_saved, 0,
     "nothing is saved on silk that the bonus does not name",
     "nada se economiza na seda que o Bônus não cita",
     "no se ahorra nada en la seda que la bonificación no nombra",
     ruling=LISTS)
rule("bonuses.saves_common_silk", bonus_make_silk_saved, 1,
     "the bonus of level II saves {answer} roll of common silk",
     "o Bônus de nível II economiza {answer} fardo de seda comum",
     "la bonificación de nivel II ahorra {answer} fardo de seda común",
     when=(make_bonus == MakeBonus.II_MAKE) & silk.one_of(Garment.COMMON_GOWN, Garment.COMMON_COAT),
     overrides=("bonuses.saves_nothing_else",), ruling=LISTS)
rule("bonuses.saves_uncommon_silk", bonus_make_silk_saved, smaller(2, needed),
     "the bonus of level IV saves up to {n} rolls of the uncommon gown's silk",
     "o Bônus de nível IV economiza até {n} fardos da seda do vestido incomum",
     "la bonificación de nivel IV ahorra hasta {n} fardos de la seda del Vestido de dama poco común",
     when=(make_bonus == MakeBonus.IV_MAKE) & (silk == Garment.UNCOMMON_GOWN),
     overrides=("bonuses.saves_nothing_else",), ruling=LISTS, fills={"n": 2})
rule("bonuses.saves_on_one_silk", bonus_make_saves_both, False,
     "of two common silks only one is saved on",
     "entre duas sedas comuns, só se economiza em uma",
     "entre dos sedas comunes solo se ahorra en una",
     when=make_bonus == MakeBonus.II_MAKE, ruling=LISTS)
rule("bonuses.names_one_silk", bonus_make_saves_both, False,
     "the bonus of level IV names a single silk and saves on no other",
     "o Bônus de nível IV cita uma só seda e não economiza em outra",
     "la bonificación de nivel IV nombra una sola seda y no ahorra en otra",
     when=make_bonus == MakeBonus.IV_MAKE, ruling="bonuses.names_one_silk")
rule("bonuses.saving_is_free", bonus_make_saving_use, "may",
     "the player may save silk so, and need not",
     "o jogador pode economizar seda assim, sem ser obrigado",
     "el jugador puede ahorrar seda así, sin estar obligado",
     ruling=LISTS)
rule("bonuses.any_garment", bonus_make_other_garment, "may",
     "a garment that needs none of the named silk may be made, too",
     "também se pode costurar um Traje que não usa a seda citada",
     "también se puede confeccionar un Vestido que no necesita la seda nombrada",
     ruling=LISTS)
rule("bonuses.no_master_garment", bonus_make_master_garment, "may not",
     "no garment that requires a Master can be made by a bonus",
     "nenhum Traje que exija Mestre pode ser feito por um Bônus",
     "ningún Vestido que exija un Maestro se puede hacer por una bonificación",
     ruling=LISTS)
rule("bonuses.not_to_master_space", bonus_make_to_master_space, "may not",
     "a garment made by the bonus of another employee stays off the Master guest spaces",
     "o Traje feito pelo Bônus de outro Funcionário fica fora dos espaços do Mestre",
     "el Vestido hecho por la bonificación de otro Empleado queda fuera de los espacios de Invitado Maestro",
     when=~(role == Role.MASTER))
rule("bonuses.masters_bonus_to_master_space", bonus_make_to_master_space, "may",
     "a garment made by a Master's bonus may go to a Master guest space",
     "o Traje feito pelo Bônus de um Mestre pode ir a um espaço do Mestre",
     "el Vestido hecho por la bonificación de un Maestro puede ir a un espacio de Invitado Maestro",
     when=role == Role.MASTER, ruling="bonuses.master_space_by_bonus")
rule("bonuses.rent_or_sell", bonus_make_use, "may",
     "the garment may be rented or sold",
     "o Traje pode ser alugado ou vendido",
     "el Vestido se puede alquilar o vender",
     ruling="bonuses.action_as_usual_original")
rule("bonuses.notions_due", bonus_make_notions_due, True,
     "thread and lace of the garment are given as usual",
     "Linha e Renda do Traje são entregues como sempre",
     "el hilo y el encaje del Vestido se entregan como siempre",
     ruling=USUAL)

# Funding a decoration.
rule("bonuses.funds_for_less", bonus_fund_price, printed - 5,
     "the bonus of level III funds a decoration for {n} Livre less",
     "o Bônus de nível III financia uma Decoração por {n} Libras a menos",
     "la bonificación de nivel III financia una Decoración por {n} Livre menos",
     when=(fund_bonus == FundBonus.III_FUND) & (printed >= 5), ruling=LISTS, fills={"n": 5})
rule("bonuses.funds_for_much_less", bonus_fund_price, printed - 10,
     "the bonus of level VI funds a decoration for {n} Livre less",
     "o Bônus de nível VI financia uma Decoração por {n} Libras a menos",
     "la bonificación de nivel VI financia una Decoración por {n} Livre menos",
     when=(fund_bonus == FundBonus.VI_FUND) & (printed >= 10), ruling=LISTS, fills={"n": 10})
rule("bonuses.funds_for_nothing", bonus_fund_price, 0,
     "a decoration that costs less than the discount costs nothing",
     "uma Decoração mais barata que o desconto não custa nada",
     "una Decoración más barata que el descuento no cuesta nada",
     when=((fund_bonus == FundBonus.III_FUND) & (printed < 5)) | ((fund_bonus == FundBonus.VI_FUND) & (printed < 10)),
     ruling="bonuses.no_refund")
rule("bonuses.discount_of_level_three", bonus_fund_discount, 5,
     "the discount of level III is {answer} Livre",
     "o desconto do nível III é de {answer} Libras",
     "el descuento del nivel III es de {answer} Livre",
     when=fund_bonus == FundBonus.III_FUND, ruling=LISTS)
rule("bonuses.discount_of_level_six", bonus_fund_discount, 10,
     "the discount of level VI is {answer} Livre",
     "o desconto do nível VI é de {answer} Libras",
     "el descuento del nivel VI es de {answer} Livre",
     when=fund_bonus == FundBonus.VI_FUND, ruling=LISTS)
rule("bonuses.no_refund", bonus_fund_refund, False,
     "what a discount exceeds the price by is not paid out",
     "o que passa do preço no desconto não é pago ao jogador",
     "lo que el descuento excede del precio no se paga al jugador",
     ruling="bonuses.no_refund")
rule("bonuses.kitchen_limit_holds", bonus_fund_kitchen_limit, True,
     "the limit for each side of the kitchen or fountain holds for bonuses as well",
     "o limite de cada lado da Cozinha vale também para Bônus",
     "el límite de cada lado de la cocina o fuente vale también para las bonificaciones")

# Exchanges.
rule("bonuses.exchange_by_four", bonus_exchange_points, returned // 4,
     "the bonus of level IV gives a prestige point for every {n} Livre returned",
     "o Bônus de nível IV dá um Ponto de Prestígio por {n} Libras devolvidas",
     "la bonificación de nivel IV da un Punto de Prestigio por cada {n} Livre devueltos",
     when=exchange_bonus == ExchangeBonus.IV_EXCHANGE, ruling=LISTS, fills={"n": 4})
rule("bonuses.exchange_by_three", bonus_exchange_points, returned // 3,
     "the bonus of level VI gives a prestige point for every {n} Livre returned",
     "o Bônus de nível VI dá um Ponto de Prestígio por {n} Libras devolvidas",
     "la bonificación de nivel VI da un Punto de Prestigio por cada {n} Livre devueltos",
     when=exchange_bonus == ExchangeBonus.VI_EXCHANGE, ruling=LISTS, fills={"n": 3})
rule("bonuses.silk_points", bonus_silk_points,
     uncommon_gown_silk + rare_coat_silk + (common_gown_silk + common_coat_silk) // 2,
     "discarded silk gives a prestige point a roll if uncommon or rare, and one for every {n} common rolls",
     "seda descartada dá um Ponto de Prestígio por fardo incomum ou raro e um por {n} fardos comuns",
     "la seda descartada da un Punto de Prestigio por fardo poco común o raro y uno por cada {n} fardos comunes",
     ruling=LISTS, fills={"n": 2})
rule("bonuses.silk_without_limit", bonus_silk_any_number, True,
     "as many resource tiles as wanted can be discarded for it",
     "pode-se descartar para isso tantas peças de Recurso quanto se queira",
     "se pueden descartar para ello tantas losetas de Recursos como se quiera",
     ruling=LISTS)
rule("bonuses.odd_roll_is_lost", bonus_silk_rest_kept, False,
     "a common roll left over counts for nothing later",
     "um fardo comum que sobra não conta mais tarde",
     "un fardo común que sobra no cuenta más tarde",
     ruling="bonuses.odd_roll")
