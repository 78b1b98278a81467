"""Bonuses that are an additional action, an exchange or a draw from the tiles not on display."""

from oracle.rules import Rulebook
from oracle.terms import smaller
from specs.lent import Lent
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
lent = Lent(rule, "bonuses.as_in_deluxe")

# Tiles that are not on display.
rule("bonuses.tile_paid", bonus_bag_price, 1,
     "one bonus of level I sells a resource tile drawn blindly for {answer} Livre",
     "um Bônus de nível I vende uma peça de Recurso sorteada por {answer} Libra",
     "una bonificación de nivel I vende una ficha de Recurso sacada al azar por {answer} Livre",
     when=bag_bonus == BagBonus.I_BAG_PAID, ruling=LISTS)
rule("bonuses.tile_free", bonus_bag_price, 0,
     "one bonus of level I gives a resource tile drawn blindly, without payment",
     "um Bônus de nível I dá uma peça de Recurso sorteada, sem pagamento",
     "una bonificación de nivel I da sin pago una ficha de Recurso sacada al azar",
     when=bag_bonus == BagBonus.I_BAG_FREE, ruling=LISTS)
rule("bonuses.one_tile", bonus_bag_tiles, 1,
     "a bonus for a drawn tile gives {answer} resource tile per use",
     "um Bônus de sorteio dá {answer} peça de Recurso por uso",
     "una bonificación de ficha al azar da {answer} ficha de Recurso por uso",
     ruling=LISTS)
rule("bonuses.tile_from_bag", bonus_bag_source, TileSource.BAG,
     "the resource tile of a level I bonus is drawn blindly from the bag",
     "a peça de Recurso de um Bônus de nível I é tirada da bolsa sem olhar",
     "la ficha de Recurso de una bonificación de nivel I se saca a ciegas de la bolsa",
     editions=DELUXE)
rule("bonuses.tile_from_stack", bonus_bag_source, TileSource.STACK,
     "the resource tile of a level I bonus is drawn from one of the face-down stacks",
     "a peça de Recurso de um Bônus de nível I é tirada de uma das pilhas viradas para baixo",
     "la ficha de Recurso de una bonificación de nivel I se roba de una de las pilas boca abajo",
     editions=ORIGINAL, ruling="bonuses.tile_from_stack")
rule("bonuses.drawn_tile_used", bonus_bag_use, "may",
     "a tile drawn by a bonus may be kept for its silk or discarded for thread and lace",
     "a peça sorteada por um Bônus pode ser guardada pela seda ou descartada por Linha e Renda",
     "la ficha sacada por una bonificación puede guardarse por su seda o descartarse por hilo y encaje",
     when=~(tile_use == TileUse.PUT_BACK), ruling=LISTS)
rule("bonuses.drawn_tile_not_returned", bonus_bag_use, "may not",
     "a resource tile drawn by a bonus may not be put back",
     "a peça de Recurso sorteada por um Bônus não pode ser devolvida",
     "la ficha de Recurso sacada por una bonificación no puede devolverse",
     when=tile_use == TileUse.PUT_BACK, ruling=LISTS)
rule("bonuses.drawn_tile_decided", bonus_bag_decide_at_once, True,
     "a tile drawn by a bonus is kept for silk or discarded on the spot",
     "decide-se na hora se a peça sorteada por um Bônus fica pela seda ou é descartada",
     "se decide en el acto si la ficha sacada por una bonificación se guarda por la seda o se descarta",
     ruling=LISTS)
rule("bonuses.pay_then_see", bonus_bag_pay_before_seeing, True,
     "with a bonus that sells a drawn tile, the price is paid before the tile is seen",
     "num Bônus que vende uma peça sorteada, paga-se o preço antes de ver a peça",
     "en una bonificación que vende una ficha al azar, se paga el precio antes de verla",
     ruling="bonuses.pay_then_see")
rule("bonuses.drawn_tile_hidden", bonus_bag_tile_shown, "may",
     "a tile drawn by a bonus and kept need not be shown to the others",
     "a peça sorteada por um Bônus e guardada não precisa ser mostrada aos outros",
     "la ficha sacada por una bonificación y guardada no tiene que enseñarse a los demás",
     ruling="bonuses.drawn_tile_hidden")
rule("bonuses.refill_then_draw", bonus_bag_empty, WhenEmpty.REFILL,
     "if a bonus finds no resource tile to draw, the discarded ones are mixed and drawn from",
     "se um Bônus não encontra peça para sortear, misturam-se as descartadas e sorteia-se delas",
     "si una bonificación no encuentra ficha que sacar, se mezclan las descartadas y se saca de ellas",
     when=~discard_empty, ruling="bonuses.nothing_to_draw")
rule("bonuses.nothing_to_draw", bonus_bag_empty, WhenEmpty.NOTHING,
     "if no tile is left to draw and none was discarded, a bonus for a drawn tile gives nothing",
     "se não há peça para sortear nem no descarte, o Bônus de sorteio não dá nada",
     "si no queda ficha que sacar ni en el descarte, la bonificación de ficha al azar no da nada",
     when=discard_empty, ruling="bonuses.nothing_to_draw")

# Additional actions in general.
rule("bonuses.action_after_any", bonus_action_after, "may",
     "a bonus action may follow any main action, the same one or none",
     "a ação de um Bônus pode seguir qualquer Ação Principal, a mesma ou nenhuma",
     "la acción de una bonificación puede seguir a cualquier acción principal, a la misma o a ninguna")
rule("bonuses.action_price", bonus_action_price_due, True,
     "a bonus action is paid for like the main action of its kind",
     "a ação de um Bônus custa o mesmo que a Ação Principal do mesmo tipo",
     "la acción de una bonificación cuesta lo mismo que la acción principal de su clase",
     when=~action_bonus.one_of(*FUNDING), ruling=USUAL)
rule("bonuses.discounted_price", bonus_action_price_due, True,
     "with a bonus that funds at a discount, the rest of the decoration's price is paid",
     "num Bônus de financiar com desconto, paga-se o resto do preço da Decoração",
     "con una bonificación que financia con descuento se paga el resto del precio de la Decoración",
     when=action_bonus.one_of(*FUNDING), ruling="bonuses.action_as_usual_original")
rule("bonuses.one_action", bonus_action_times, 1,
     "a bonus with an additional action gives {answer} action",
     "um Bônus de ação adicional dá {answer} ação",
     "una bonificación de acción adicional da {answer} acción",
     ruling=LISTS)
rule("bonuses.any_role_by_bonus", bonus_action_role, "may",
     "an employee may take the action of its bonus whatever its role",
     "um Funcionário pode fazer a ação do seu Bônus seja qual for seu tipo",
     "un Empleado puede hacer la acción de su bonificación sea cual sea su clase",
     when=~APPRENTICE_MAKES, ruling="bonuses.role_and_bonus_original")
rule("bonuses.apprentice_makes", bonus_action_role, "may",
     "an Apprentice whose bonus makes a garment may make one by it",
     "um Aprendiz cujo Bônus costura um Traje pode costurá-lo por esse Bônus",
     "un Aprendiz cuya bonificación confecciona un Vestido puede hacerlo con ella",
     when=APPRENTICE_MAKES, ruling="bonuses.role_and_bonus")
rule("bonuses.impossible_is_lost", bonus_action_impossible, Impossible.LOST,
     "a bonus action that cannot be taken is lost",
     "a ação de um Bônus que não pode ser feita é perdida",
     "la acción de una bonificación que no se puede hacer se pierde",
     ruling="bonuses.impossible_action")
lent("bonuses.one_discount_per_action", bonus_discounts_add, False,
     "the discount of a bonus holds for that bonus's own action only",
     "o desconto de um Bônus só vale para a ação desse mesmo Bônus",
     "el descuento de una bonificación solo vale para la acción de esa misma bonificación",
     ruling="bonuses.discounts_apart")
rule("bonuses.tiles_left_set_the_price", bonus_acquire_price_follows, True,
     "a resource tile bought by a bonus costs by the tiles then left in its drawer",
     "a peça de Recurso comprada por um Bônus custa conforme as que então restam na gaveta",
     "la ficha de Recurso comprada con una bonificación cuesta según las que queden entonces en su segmento",
     ruling=USUAL)

# Making a garment.
rule("bonuses.saves_nothing_else", bonus_make_silk_saved, 0,
     "a bonus that makes a garment saves nothing on silk it does not name",
     "um Bônus de costurar não economiza nada na seda que não cita",
     "una bonificación que confecciona no ahorra nada en la seda que no nombra",
     ruling=LISTS)
rule("bonuses.saves_common_silk", bonus_make_silk_saved, 1,
     "the garment bonus of level II saves {answer} roll of common silk",
     "o Bônus de costurar de nível II economiza {answer} fardo de seda comum",
     "la bonificación de confeccionar de nivel II ahorra {answer} fardo de seda común",
     when=(make_bonus == MakeBonus.II_MAKE) & silk.one_of(Garment.COMMON_GOWN, Garment.COMMON_COAT),
     overrides=("bonuses.saves_nothing_else",), ruling=LISTS)
rule("bonuses.saves_uncommon_silk", bonus_make_silk_saved, smaller(2, needed),
     "the garment bonus of level IV saves up to {n} rolls of the uncommon gown's silk",
     "o Bônus de costurar de nível IV economiza até {n} fardos da seda do vestido incomum",
     "la bonificación de confeccionar de nivel IV ahorra hasta {n} fardos de la seda del Vestido de dama poco común",
     when=(make_bonus == MakeBonus.IV_MAKE) & (silk == Garment.UNCOMMON_GOWN),
     overrides=("bonuses.saves_nothing_else",), ruling=LISTS, fills={"n": 2})
rule("bonuses.saves_on_one_silk", bonus_make_saves_both, False,
     "the garment bonus of level II saves on one of the two common silks, not on both",
     "o Bônus de costurar de nível II economiza em uma das duas sedas comuns, não em ambas",
     "la bonificación de confeccionar de nivel II ahorra en una de las dos sedas comunes, no en ambas",
     when=make_bonus == MakeBonus.II_MAKE, ruling=LISTS)
rule("bonuses.names_one_silk", bonus_make_saves_both, False,
     "the garment bonus of level IV names a single silk and saves on no other",
     "o Bônus de costurar de nível IV cita uma só seda e não economiza em outra",
     "la bonificación de confeccionar de nivel IV nombra una sola seda y no ahorra en otra",
     when=make_bonus == MakeBonus.IV_MAKE, ruling="bonuses.names_one_silk")
rule("bonuses.saving_is_free", bonus_make_saving_use, "may",
     "a player need not use the silk saving of a bonus that makes a garment",
     "o jogador não é obrigado a usar a economia de seda de um Bônus de costurar",
     "el jugador no está obligado a usar el ahorro de seda de una bonificación que confecciona",
     ruling=LISTS)
rule("bonuses.any_garment", bonus_make_other_garment, "may",
     "a bonus may make a garment that needs none of the silk it names",
     "um Bônus pode costurar um Traje que não usa a seda que ele cita",
     "una bonificación puede confeccionar un Vestido que no necesita la seda que nombra",
     ruling=LISTS)
rule("bonuses.no_master_garment", bonus_make_master_garment, "may not",
     "a bonus cannot make a garment that requires a Master",
     "um Bônus não pode costurar um Traje que exija Mestre",
     "una bonificación no puede confeccionar un Vestido que exija un Maestro",
     ruling=LISTS)
rule("bonuses.not_to_master_space", bonus_make_to_master_space, "may not",
     "a garment made by the bonus of anyone but a Master stays off the Master guest spaces",
     "o Traje feito pelo Bônus de quem não é Mestre não vai a espaço de convidado do Mestre",
     "el Vestido hecho por la bonificación de quien no es Maestro no va a un espacio de Invitado Maestro",
     when=~(role == Role.MASTER))
rule("bonuses.masters_bonus_to_master_space", bonus_make_to_master_space, "may",
     "a garment made by a Master's bonus may go to a Master guest space",
     "o Traje feito pelo Bônus de um Mestre pode ir a um espaço de convidado do Mestre",
     "el Vestido hecho por la bonificación de un Maestro puede ir a un espacio de Invitado Maestro",
     when=role == Role.MASTER, ruling="bonuses.master_space_by_bonus")
rule("bonuses.rent_or_sell", bonus_make_use, "may",
     "a garment made by a bonus may be rented or sold",
     "o Traje costurado por um Bônus pode ser alugado ou vendido",
     "el Vestido hecho por una bonificación se puede alquilar o vender",
     ruling="bonuses.action_as_usual_original")
rule("bonuses.notions_due", bonus_make_notions_due, True,
     "for a garment made by a bonus, thread and lace are given as usual",
     "por um Traje costurado por um Bônus, Linha e Renda são entregues como sempre",
     "por un Vestido hecho por una bonificación se entregan hilo y encaje como siempre",
     ruling=USUAL)

# Funding a decoration.
rule("bonuses.funds_for_less", bonus_fund_price, printed - 5,
     "the bonus of level III funds a decoration for {n} Livre less",
     "o Bônus de nível III financia uma Decoração por {n} Libras a menos",
     "la bonificación de nivel III financia una Decoración por {n} Livre menos",
     when=(fund_bonus == FundBonus.III_FUND) & (printed >= 5), ruling=LISTS, fills={"n": 5},
     claims=("deluxe-pt.bonuses.iii_fund_discount", "deluxe-pt.fund.price"))
rule("bonuses.funds_for_much_less", bonus_fund_price, printed - 10,
     "the bonus of level VI funds a decoration for {n} Livre less",
     "o Bônus de nível VI financia uma Decoração por {n} Libras a menos",
     "la bonificación de nivel VI financia una Decoración por {n} Livre menos",
     when=(fund_bonus == FundBonus.VI_FUND) & (printed >= 10), ruling=LISTS, fills={"n": 10},
     claims=("deluxe-pt.bonuses.vi_fund_discount", "deluxe-pt.fund.price"))
lent("bonuses.funds_for_nothing", bonus_fund_price, 0,
     "a decoration that costs less than the discount of a bonus costs nothing through it",
     "uma Decoração mais barata que o desconto de um Bônus sai de graça por ele",
     "una Decoración más barata que el descuento de una bonificación no cuesta nada con ella",
     when=((fund_bonus == FundBonus.III_FUND) & (printed < 5)) | ((fund_bonus == FundBonus.VI_FUND) & (printed < 10)),
     ruling="bonuses.no_refund")
rule("bonuses.discount_of_level_three", bonus_fund_discount, 5,
     "the bonus of level III funds a decoration with a discount of {answer} Livre",
     "o desconto do Bônus de nível III para financiar é de {answer} Libras",
     "el descuento de la bonificación de nivel III para financiar es de {answer} Livre",
     when=fund_bonus == FundBonus.III_FUND, ruling=LISTS)
rule("bonuses.discount_of_level_six", bonus_fund_discount, 10,
     "the bonus of level VI funds a decoration with a discount of {answer} Livre",
     "o desconto do Bônus de nível VI para financiar é de {answer} Libras",
     "el descuento de la bonificación de nivel VI para financiar es de {answer} Livre",
     when=fund_bonus == FundBonus.VI_FUND, ruling=LISTS)
lent("bonuses.no_refund", bonus_fund_refund, False,
     "a discount greater than a decoration's price is not paid out",
     "o que o desconto passa do preço da Decoração não é pago ao jogador",
     "lo que el descuento excede del precio de la Decoración no se paga al jugador",
     ruling="bonuses.no_refund")
rule("bonuses.kitchen_limit_holds", bonus_fund_kitchen_limit, True,
     "the limit for each side of the kitchen or fountain holds for bonuses as well",
     "o limite de cada lado da Cozinha (Fonte) vale também para os Bônus",
     "el límite de cada lado de la cocina o fuente vale también para las bonificaciones")

# Exchanges.
rule("bonuses.exchange_by_four", bonus_exchange_points, returned // 4,
     "the bonus of level IV gives a prestige point for every {n} Livre returned",
     "o Bônus de nível IV dá um Ponto de Prestígio por cada {n} Libras devolvidas",
     "la bonificación de nivel IV da un Punto de Prestigio por cada {n} Livre devueltos",
     when=exchange_bonus == ExchangeBonus.IV_EXCHANGE, ruling=LISTS, fills={"n": 4})
rule("bonuses.exchange_by_three", bonus_exchange_points, returned // 3,
     "the bonus of level VI gives a prestige point for every {n} Livre returned",
     "o Bônus de nível VI dá um Ponto de Prestígio por cada {n} Libras devolvidas",
     "la bonificación de nivel VI da un Punto de Prestigio por cada {n} Livre devueltos",
     when=exchange_bonus == ExchangeBonus.VI_EXCHANGE, ruling=LISTS, fills={"n": 3})
rule("bonuses.silk_points", bonus_silk_points,
     uncommon_gown_silk + rare_coat_silk + (common_gown_silk + common_coat_silk) // 2,
     "the silk bonus gives a prestige point a roll if uncommon or rare, and one for every {n} common rolls",
     "o Bônus da seda dá um Ponto de Prestígio por fardo incomum ou raro e um por {n} fardos comuns",
     "la bonificación de la seda da un Punto de Prestigio por fardo poco común o raro y uno por cada {n} comunes",
     ruling=LISTS, fills={"n": 2})
rule("bonuses.silk_without_limit", bonus_silk_any_number, True,
     "any number of resource tiles can be discarded for the silk bonus",
     "pode-se descartar qualquer quantidade de peças de Recurso no Bônus da seda",
     "se puede descartar cualquier cantidad de fichas de Recursos para la bonificación de la seda",
     ruling=LISTS)
rule("bonuses.odd_roll_is_lost", bonus_silk_rest_kept, False,
     "a common roll left over in the silk bonus counts for nothing later",
     "um fardo comum que sobra no Bônus da seda não conta mais tarde",
     "un fardo común que sobra en la bonificación de la seda no cuenta más tarde",
     ruling="bonuses.odd_roll")
