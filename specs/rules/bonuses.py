"""Bonuses of employees: which there are, when and how often they are used, and what some give at once."""

from oracle.rules import Rulebook
from specs.lent import Lent
from specs.questions.bonuses import (
    Bonus,
    BonusLevel,
    CardKind,
    CoinMeaning,
    HowOften,
    InkColour,
    MainDone,
    Moment,
    NotionGift,
    bonus,
    bonus_carried_out_partly,
    bonus_flat_livre,
    bonus_from_hired_card_at_once,
    bonus_if_main,
    bonus_level,
    bonus_main_result_usable,
    bonus_notion_count,
    bonus_notion_gift,
    bonus_notion_price,
    bonus_often,
    bonus_on_two_kinds_of_cards,
    bonus_points_at_once,
    bonuses_on_level,
    card_kind,
    coin_number_means,
    employee_has_bonus,
    every_employee_has_bonus,
    ink,
    level_of_bonus,
    main_done,
    moment,
    some_bonuses_give_prestige,
    use_bonus,
    use_bonus_at,
)

LISTS = "bonuses.lists"

OF_START = bonus.one_of(Bonus.START_NOTION, Bonus.START_ACQUIRE, Bonus.START_LIVRE)
OF_I = bonus.one_of(
    Bonus.I_LIVRE, Bonus.I_DEPUTE, Bonus.I_BAG_PAID, Bonus.I_ACQUIRE, Bonus.I_BAG_FREE, Bonus.I_NOTION,
)
OF_II = bonus.one_of(Bonus.II_COLOURS, Bonus.II_MAKE, Bonus.II_DEPUTE, Bonus.II_DECORATIONS)
OF_III = bonus.one_of(Bonus.III_DECORATIONS, Bonus.III_GARMENTS, Bonus.III_FUND, Bonus.III_TEAM)
OF_IV = bonus.one_of(Bonus.IV_TEAM, Bonus.IV_MAKE, Bonus.IV_COLOURS, Bonus.IV_EXCHANGE)
OF_V = bonus.one_of(Bonus.V_GARMENTS_FIRST, Bonus.V_DECORATIONS, Bonus.V_GARMENTS_SECOND, Bonus.V_SILK)
OF_VI = bonus.one_of(
    Bonus.VI_EXCHANGE, Bonus.VI_FUND, Bonus.VI_TEAM, Bonus.VI_NOTIONS, Bonus.VI_MASTER_GUESTS, Bonus.VI_COUPLES)

rule = Rulebook("bonuses")
lent = Lent(rule, "bonuses.as_in_deluxe")

# Which there are.
rule("bonuses.employees_have_one", employee_has_bonus, True,
     "an employee card bears a bonus",
     "uma carta de Funcionário tem um Bônus",
     "una carta de Empleado lleva una bonificación",
     claims=("summary-pt.aim.own_bonus", "summary-en.aim.every_bonus"))
rule("bonuses.start_masters_have_none", employee_has_bonus, False,
     "the Masters with whom everyone starts bear no bonus",
     "os Mestres com que todos começam não têm Bônus",
     "los Maestros con los que todos empiezan no llevan bonificación",
     when=card_kind == CardKind.START_MASTER, overrides=("bonuses.employees_have_one",),
     ruling="bonuses.start_master")
rule("bonuses.not_every_employee", every_employee_has_bonus, False,
     "not every employee bears a bonus",
     "nem todo Funcionário tem um Bônus",
     "no todos los Empleados llevan bonificación",
     ruling="bonuses.start_master")
rule("bonuses.twins", bonus_on_two_kinds_of_cards, True,
     "some bonuses stand on two different employees",
     "alguns Bônus aparecem em dois Funcionários diferentes",
     "algunas bonificaciones figuran en dos Empleados distintos",
     ruling="bonuses.twins")
rule("bonuses.three_to_start_with", bonuses_on_level, 3,
     "the starting employees have {answer} different bonuses",
     "os Funcionários iniciais têm {answer} Bônus diferentes",
     "los Empleados base tienen {answer} bonificaciones distintas",
     when=bonus_level == 0, ruling=LISTS)
rule("bonuses.six_on_outer_levels", bonuses_on_level, 6,
     "levels I and VI have {answer} bonuses each",
     "os níveis I e VI têm {answer} Bônus cada um",
     "los niveles I y VI tienen {answer} bonificaciones cada uno",
     when=(bonus_level == 1) | (bonus_level == 6), ruling=LISTS)
rule("bonuses.four_on_inner_levels", bonuses_on_level, 4,
     "levels II to V have {answer} bonuses each",
     "os níveis II a V têm {answer} Bônus cada um",
     "los niveles II a V tienen {answer} bonificaciones cada uno",
     when=(bonus_level >= 2) & (bonus_level <= 5), ruling=LISTS)
rule("bonuses.level_start", level_of_bonus, BonusLevel.START,
     "bonuses listed under the starting cards are those of starting cards",
     "os Bônus listados sob as cartas iniciais são os das cartas iniciais",
     "las bonificaciones enumeradas bajo las cartas base son las de las cartas base",
     when=OF_START, ruling=LISTS)
rule("bonuses.level_i", level_of_bonus, BonusLevel.ONE,
     "bonuses listed under level I are those of employees of level I",
     "os Bônus listados sob o Nível I são os de Funcionários de Nível I",
     "las bonificaciones enumeradas bajo el nivel I son las de Empleados de nivel I",
     when=OF_I, ruling=LISTS)
rule("bonuses.level_ii", level_of_bonus, BonusLevel.TWO,
     "bonuses listed under level II are those of employees of level II",
     "os Bônus listados sob o Nível II são os de Funcionários de Nível II",
     "las bonificaciones enumeradas bajo el nivel II son las de Empleados de nivel II",
     when=OF_II, ruling=LISTS)
rule("bonuses.level_iii", level_of_bonus, BonusLevel.THREE,
     "bonuses listed under level III are those of employees of level III",
     "os Bônus listados sob o Nível III são os de Funcionários de Nível III",
     "las bonificaciones enumeradas bajo el nivel III son las de Empleados de nivel III",
     when=OF_III, ruling=LISTS)
rule("bonuses.level_iv", level_of_bonus, BonusLevel.FOUR,
     "bonuses listed under level IV are those of employees of level IV",
     "os Bônus listados sob o Nível IV são os de Funcionários de Nível IV",
     "las bonificaciones enumeradas bajo el nivel IV son las de Empleados de nivel IV",
     when=OF_IV, ruling=LISTS)
rule("bonuses.level_v", level_of_bonus, BonusLevel.FIVE,
     "bonuses listed under level V are those of employees of level V",
     "os Bônus listados sob o Nível V são os de Funcionários de Nível V",
     "las bonificaciones enumeradas bajo el nivel V son las de Empleados de nivel V",
     when=OF_V, ruling=LISTS)
rule("bonuses.level_vi", level_of_bonus, BonusLevel.SIX,
     "bonuses listed under level VI are those of employees of level VI",
     "os Bônus listados sob o Nível VI são os de Funcionários de Nível VI",
     "las bonificaciones enumeradas bajo el nivel VI son las de Empleados de nivel VI",
     when=OF_VI, ruling=LISTS)
rule("bonuses.white_number", coin_number_means, CoinMeaning.GAIN,
     "a coin with a white number is gained from the bank",
     "uma moeda de número branco é recebida do banco",
     "una moneda de número blanco se recibe del banco",
     when=ink == InkColour.WHITE, ruling=LISTS)
rule("bonuses.black_number", coin_number_means, CoinMeaning.PAY,
     "a coin with a black number is paid to the bank",
     "uma moeda de número preto é paga ao banco",
     "una moneda de número negro se paga al banco",
     when=ink == InkColour.BLACK, ruling=LISTS)
rule("bonuses.some_give_prestige", some_bonuses_give_prestige, True,
     "some bonuses give prestige points",
     "alguns Bônus dão Pontos de Prestígio",
     "algunas bonificaciones dan Puntos de Prestigio")

# When and how often.
rule("bonuses.optional", use_bonus, "may",
     "the bonus of a played card may be used, but need not be",
     "o Bônus da carta jogada pode ser usado, mas não é obrigatório",
     "la bonificación de la carta jugada se puede usar, pero no es obligatorio",
     when=use_bonus.given)
rule("bonuses.only_after_main", use_bonus_at, "may not",
     "a bonus may not be used before the main action nor in the middle of it",
     "não se pode usar um Bônus antes da Ação Principal nem no meio dela",
     "no se puede usar una bonificación antes de la acción principal ni en medio de ella",
     when=moment.one_of(Moment.BEFORE_MAIN, Moment.DURING_MAIN))
rule("bonuses.after_main", use_bonus_at, "may",
     "a bonus may be used once the main action is over",
     "um Bônus pode ser usado quando a Ação Principal acabou",
     "una bonificación se puede usar cuando la acción principal ha terminado",
     when=moment == Moment.AFTER_MAIN)
rule("bonuses.not_in_a_later_turn", use_bonus_at, "may not",
     "a bonus that was not used in its turn is gone",
     "um Bônus que não foi usado no seu turno está perdido",
     "una bonificación que no se usó en su turno se pierde",
     when=moment == Moment.NEXT_TURN)
rule("bonuses.whatever_the_main_action", bonus_if_main, "may",
     "a bonus may be used whatever the main action was",
     "um Bônus pode ser usado qualquer que tenha sido a Ação Principal",
     "una bonificación se puede usar sea cual sea la acción principal realizada",
     when=~(main_done == MainDone.FORGONE))
rule("bonuses.after_forgoing", bonus_if_main, "may",
     "whoever gives up the main action may still use the bonus",
     "quem abre mão da Ação Principal ainda pode usar o Bônus",
     "quien renuncia a la acción principal aún puede usar la bonificación",
     when=main_done == MainDone.FORGONE, ruling="bonuses.after_forgoing")
lent("bonuses.once_per_play", bonus_often, HowOften.ONCE_PER_PLAY,
     "a bonus is used once each time its card is played",
     "um Bônus é usado uma vez a cada vez que a carta é jogada",
     "una bonificación se usa una vez cada vez que se juega su carta",
     ruling="bonuses.once_per_play")
lent("bonuses.marked_once", bonus_often, HowOften.ONCE_PER_PLAY,
     "bonuses that buy, draw, give a notion or depute carry a sign: once each time the card is played",
     "Bônus que compram, sorteiam, dão Linha ou Renda ou delegam têm um sinal: uma vez a cada jogada da carta",
     "las bonificaciones que compran, roban, dan hilo o encaje o delegan llevan una señal: una vez por jugada",
     when=bonus.one_of(Bonus.START_NOTION, Bonus.I_DEPUTE, Bonus.I_BAG_PAID, Bonus.I_BAG_FREE, Bonus.I_NOTION,
                       Bonus.II_DEPUTE),
     overrides=("bonuses.once_per_play",), ruling="bonuses.marked_once")
rule("bonuses.exchange_unlimited", bonus_often, HowOften.ANY_NUMBER,
     "bonuses that turn Livre into prestige points may be used again and again in their turn",
     "Bônus que trocam Libras por Pontos de Prestígio podem ser repetidos à vontade no mesmo turno",
     "las bonificaciones que cambian Livre por Puntos de Prestigio pueden repetirse a voluntad en el mismo turno",
     when=bonus.one_of(Bonus.IV_EXCHANGE, Bonus.VI_EXCHANGE),
     overrides=("bonuses.once_per_play", "bonuses.once_per_play_original"), ruling=LISTS)
rule("bonuses.crowned_once_per_game", bonus_often, HowOften.ONCE_PER_GAME,
     "a crowned bonus is used once, in the final scoring",
     "um Bônus com coroa vale uma única vez, na pontuação final",
     "una bonificación con corona vale una sola vez, en la puntuación final",
     when=bonus.one_of(Bonus.VI_TEAM, Bonus.VI_NOTIONS, Bonus.VI_MASTER_GUESTS, Bonus.VI_COUPLES),
     overrides=("bonuses.once_per_play", "bonuses.once_per_play_original"), ruling="bonuses.crowned_once")
rule("bonuses.in_part", bonus_carried_out_partly, "may",
     "a player may take less than a bonus offers",
     "um jogador pode aproveitar só uma parte do Bônus",
     "un jugador puede aprovechar solo una parte de la bonificación",
     ruling="bonuses.in_part")
rule("bonuses.main_result_counts", bonus_main_result_usable, True,
     "what the main action just changed counts for the bonus of the same turn",
     "o que a Ação Principal acabou de mudar já conta para o Bônus do mesmo turno",
     "lo que la acción principal acaba de cambiar ya cuenta para la bonificación del mismo turno",
     ruling="bonuses.main_result")
rule("bonuses.not_when_hired", bonus_from_hired_card_at_once, False,
     "hiring an employee gives nothing of its bonus until the card is played",
     "contratar um Funcionário não dá seu Bônus até a carta ser jogada",
     "contratar a un Empleado no da su bonificación hasta que se juega la carta")

# Flat gains.
rule("bonuses.start_livre", bonus_flat_livre, 2,
     "one starting employee's bonus gives {answer} Livre",
     "um Bônus dos Funcionários iniciais dá {answer} Libras",
     "una bonificación de los Empleados base da {answer} Livre",
     when=bonus == Bonus.START_LIVRE, ruling=LISTS)
rule("bonuses.first_level_livre", bonus_flat_livre, 1,
     "a bonus of level I gives {answer} Livre",
     "um Bônus de nível I dá {answer} Libra",
     "una bonificación de nivel I da {answer} Livre",
     when=bonus == Bonus.I_LIVRE, ruling=LISTS)
rule("bonuses.start_notion_price", bonus_notion_price, 1,
     "one starting employee's bonus sells thread or lace for {answer} Livre",
     "um Bônus de Funcionário inicial vende Linha ou Renda por {answer} Libra",
     "una bonificación de Empleado base vende hilo o encaje por {answer} Livre",
     when=bonus == Bonus.START_NOTION, ruling=LISTS)
rule("bonuses.free_notion", bonus_notion_price, 0,
     "one bonus of level I gives thread or lace without any payment",
     "um Bônus de nível I dá Linha ou Renda sem nenhum pagamento",
     "una bonificación de nivel I da hilo o encaje sin pago alguno",
     when=bonus == Bonus.I_NOTION, ruling=LISTS)
rule("bonuses.thread_or_lace", bonus_notion_gift, NotionGift.EITHER,
     "with a bonus for a notion the player chooses between thread and lace",
     "num Bônus de Linha ou Renda, o jogador escolhe qual das duas recebe",
     "con una bonificación de hilo o encaje el jugador elige entre los dos",
     when=bonus_notion_gift.given, ruling=LISTS)
rule("bonuses.one_notion", bonus_notion_count, 1,
     "each use of a bonus for thread or lace gives {answer} marker",
     "cada uso de um Bônus de Linha ou Renda dá {answer} marcador",
     "cada uso de una bonificación de hilo o encaje da {answer} marcador",
     when=bonus_notion_count.given, ruling=LISTS)
rule("bonuses.points_at_once", bonus_points_at_once, True,
     "prestige points of a bonus used during the game are gained right away",
     "Pontos de Prestígio de um Bônus usado durante o jogo são ganhos na hora",
     "los Puntos de Prestigio de una bonificación usada durante la partida se ganan en el acto",
     ruling="silence.borrowed_details")
