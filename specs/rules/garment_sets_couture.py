"""The haute couture garments: which there are, what may become of them, and the favor and deputing they bring."""

from oracle.rules import OPEN, Rulebook
from specs.questions.base_garments import Fate
from specs.questions.extra_deluxe_sets import (
    couture_bonuses_stand_below,
    couture_color,
    couture_favor_livre_needs_favor,
)
from specs.questions.garment_sets import AddedAt
from specs.questions.garment_sets_couture import (
    BonusMoment,
    Couture,
    RewardOrder,
    couture,
    couture_added_at,
    couture_bonus_at,
    couture_bonus_by,
    couture_bonus_for_solo_opponent,
    couture_bonus_order,
    couture_bonus_taken,
    couture_bonus_times,
    couture_by_sale_bonus,
    couture_depute,
    couture_depute_bonus,
    couture_depute_cards,
    couture_depute_from,
    couture_depute_is_deputing,
    couture_depute_pay,
    couture_depute_pays_as_main,
    couture_depute_played_bonus,
    couture_depute_role,
    couture_depute_team,
    couture_exists,
    couture_fate,
    couture_favor_from_player,
    couture_favor_gives_start,
    couture_favor_livre,
    couture_favor_taken,
    couture_garments,
    couture_garments_used,
    couture_in_same_box,
    couture_jewelry_only,
    couture_made_as_usual,
    couture_needs_jewelry,
    couture_without_space,
    fate,
    favor_free,
    with_jewelry,
)
from specs.questions.second_solo import (
    couture_bonus_only_rented,
    couture_goods,
    couture_only_master_space,
    couture_points,
    couture_sold_without_space,
    couture_thimble,
    garment_range_holds_for_couture,
)
from specs.vocabulary import Garment, Role, deck_size, role

DELUXE = ("deluxe-2020",)
FOR_LIVRE = couture == Couture.LIVRE
WITH_JEWELS = couture.one_of(Couture.JEWEL, Couture.COLOR)

rule = Rulebook("garment_sets")

# Which there are.
rule("garment_sets.couture_garments", couture_garments, 6,
     "the Haute Couture set has {answer} garments",
     "a Alta Costura tem {answer} Trajes",
     "la Alta Costura tiene {answer} Vestidos",
     editions=DELUXE)
rule("garment_sets.couture_jewelry_only", couture_jewelry_only, 2,
     "{answer} of the Haute Couture garments need the Jewelry Box",
     "{answer} dos Trajes da Alta Costura precisam do Porta-Joias",
     "{answer} de los Vestidos de Alta Costura necesitan el Joyero",
     editions=DELUXE)
rule("garment_sets.couture_with_jewels", couture_needs_jewelry, True,
     "the two Haute Couture garments with a bonus for jewels need the Jewelry Box",
     "os dois Trajes da Alta Costura com Bônus de Joias precisam do Porta-Joias",
     "los dos Vestidos de Alta Costura con bonificación de joyas necesitan el Joyero",
     when=WITH_JEWELS, editions=DELUXE, ruling="garment_sets.couture_with_jewels")
rule("garment_sets.couture_without_jewels", couture_needs_jewelry, False,
     "the Haute Couture garments without a jewel in their bonus are used without the Jewelry Box, too",
     "os Trajes da Alta Costura sem Bônus de Joias se usam também sem o Porta-Joias",
     "los Vestidos de Alta Costura sin bonificación de joyas se usan también sin el Joyero",
     when=~WITH_JEWELS, editions=DELUXE, ruling="garment_sets.couture_with_jewels")
rule("garment_sets.couture_all", couture_garments_used, 6,
     "with the Jewelry Box all {answer} Haute Couture garments are used",
     "com o Porta-Joias usam-se todos os {answer} Trajes da Alta Costura",
     "con el Joyero se usan los {answer} Vestidos de Alta Costura",
     when=with_jewelry, editions=DELUXE)
rule("garment_sets.couture_some", couture_garments_used, 4,
     "without the Jewelry Box {answer} Haute Couture garments are used",
     "sem o Porta-Joias usam-se {answer} Trajes da Alta Costura",
     "sin el Joyero se usan {answer} Vestidos de Alta Costura",
     when=~with_jewelry, editions=DELUXE)
rule("garment_sets.couture_kinds", couture_exists, True,
     "Haute Couture bonuses: the favor, deputing, a resource tile, a jewel, Livre, points for a jewel",
     "os Bônus da Alta Costura: o Favor, delegar, uma peça de Recurso, uma Joia, Libras, Pontos por Joia",
     "las bonificaciones de Alta Costura: el favor, delegar, una ficha de Recurso, una joya, Livre, Puntos por joya",
     editions=DELUXE)
rule("garment_sets.couture_added", couture_added_at, AddedAt.SETUP,
     "the Haute Couture garments go into the bag in the setup",
     "os Trajes da Alta Costura vão para a bolsa na Preparação",
     "los Vestidos de Alta Costura van a la bolsa en la preparación",
     editions=DELUXE)
rule("garment_sets.couture_sold_apart", couture_in_same_box, False,
     "the Haute Couture set is not in the box of the Deluxe edition",
     "a Alta Costura não vem na caixa da edição Deluxe",
     "la Alta Costura no viene en la caja de la edición Deluxe",
     editions=DELUXE)
rule("garment_sets.couture_color", couture_color, Garment.UNCOMMON_GOWN,
     "the Haute Couture garment for Livre is an uncommon gown",
     "o Traje da Alta Costura que dá Libras é um vestido incomum",
     "el Vestido de Alta Costura que da Livre es un Vestido de dama poco común",
     when=FOR_LIVRE, editions=DELUXE)
rule("garment_sets.couture_color_unknown", couture_color, OPEN,
     "the texts do not say the colour of the Haute Couture garments, the one for Livre apart",
     "os textos não dizem a cor dos Trajes da Alta Costura, salvo o que dá Libras",
     "los textos no dicen el color de los Vestidos de Alta Costura, salvo el que da Livre",
     when=~FOR_LIVRE, editions=DELUXE, ruling="garment_sets.couture_unknown")
rule("garment_sets.couture_no_points", couture_points, 0,
     "the Haute Couture garment for Livre shows {answer} prestige points",
     "o Traje da Alta Costura que dá Libras mostra {answer} Pontos de Prestígio",
     "el Vestido de Alta Costura que da Livre muestra {answer} Puntos de Prestigio",
     when=FOR_LIVRE, editions=DELUXE, ruling="garment_sets.couture_no_points")
rule("garment_sets.couture_points_unknown", couture_points, OPEN,
     "the texts do not say the points of the Haute Couture garments, the one for Livre apart",
     "os textos não dizem os Pontos dos Trajes da Alta Costura, salvo o que dá Libras",
     "los textos no dicen los Puntos de los Vestidos de Alta Costura, salvo el que da Livre",
     when=~FOR_LIVRE, editions=DELUXE, ruling="garment_sets.couture_unknown")
rule("garment_sets.couture_outside_key", garment_range_holds_for_couture, False,
     "one Haute Couture garment shows fewer points than the key of the base game allows",
     "um Traje da Alta Costura mostra menos Pontos do que a legenda do jogo base admite",
     "un Vestido de Alta Costura muestra menos Puntos de los que admite la leyenda del juego base",
     editions=DELUXE,
     excepts=("components.points_lowest",))
rule("garment_sets.couture_thimble_unknown", couture_thimble, OPEN,
     "the texts do not say which Haute Couture garments show the golden thimble",
     "os textos não dizem quais Trajes da Alta Costura mostram o dedal dourado",
     "los textos no dicen qué Vestidos de Alta Costura muestran el dedal dorado",
     editions=DELUXE, ruling="garment_sets.couture_unknown")
rule("garment_sets.couture_goods_unknown", couture_goods, OPEN,
     "the texts do not say which resources the Haute Couture garments take",
     "os textos não dizem quais recursos os Trajes da Alta Costura exigem",
     "los textos no dicen qué recursos exigen los Vestidos de Alta Costura",
     editions=DELUXE, ruling="garment_sets.couture_unknown")

# What may become of them.
rule("garment_sets.couture_as_usual", couture_made_as_usual, True,
     "Haute Couture garments are made like others",
     "os Trajes da Alta Costura são costurados como os outros",
     "los Vestidos de Alta Costura se hacen como los demás",
     editions=DELUXE)
rule("garment_sets.couture_gown_either", couture_fate, "may",
     "the Haute Couture gown for Livre may be rented or sold",
     "o vestido da Alta Costura que dá Libras pode ser alugado ou vendido",
     "el Vestido de Alta Costura que da Livre se puede alquilar o vender",
     when=FOR_LIVRE, editions=DELUXE)
rule("garment_sets.couture_rented", couture_fate, "must",
     "Haute Couture garments have to be rented, the gown for Livre apart",
     "os Trajes da Alta Costura têm de ser alugados, salvo o vestido que dá Libras",
     "los Vestidos de Alta Costura se tienen que alquilar, salvo el que da Livre",
     when=~FOR_LIVRE & (fate == Fate.RENT), editions=DELUXE, ruling="garment_sets.couture_rented")
rule("garment_sets.couture_not_sold", couture_fate, "may not",
     "Haute Couture garments cannot be sold, the gown for Livre apart",
     "os Trajes da Alta Costura não podem ser vendidos, salvo o vestido que dá Libras",
     "los Vestidos de Alta Costura no se pueden vender, salvo el que da Livre",
     when=~FOR_LIVRE & (fate == Fate.SELL), editions=DELUXE,
     excepts=("garments.rent_or_sell", "garments.rent_or_sell_master", "garments.master_may_sell",
              "general.rent_and_sell"))
rule("garment_sets.couture_needs_space", couture_without_space, "may not",
     "a Haute Couture garment that must be rented cannot be made without a free guest space for it",
     "um Traje da Alta Costura que deve ser alugado não pode ser costurado sem espaço livre para ele",
     "un Vestido de Alta Costura de alquiler obligado no se puede hacer sin espacio libre para él",
     when=~FOR_LIVRE, editions=DELUXE,
     excepts=("garments.sold_without_space",))
rule("garment_sets.couture_gown_needs_none", couture_without_space, "may",
     "the Haute Couture gown for Livre may be made without a free guest space, since it can be sold",
     "o vestido da Alta Costura que dá Libras pode ser costurado sem espaço livre, pois pode ser vendido",
     "el Vestido de Alta Costura que da Livre se puede hacer sin espacio libre, pues se puede vender",
     when=FOR_LIVRE, editions=DELUXE, ruling="garment_sets.couture_gown_needs_no_space")
rule("garment_sets.couture_not_even_then", couture_sold_without_space, "may not",
     "full halls do not allow a Haute Couture garment that must be rented to be sold",
     "Galerias cheias não permitem vender um Traje da Alta Costura que deve ser alugado",
     "los salones llenos no permiten vender un Vestido de Alta Costura de alquiler obligado",
     when=~FOR_LIVRE, editions=DELUXE, ruling="third_options.couture_without_space",
     excepts=("garments.no_space_sell",))
rule("garment_sets.couture_gown_sold_then", couture_sold_without_space, "must",
     "the Haute Couture gown for Livre has to be sold when no guest space is free",
     "o vestido da Alta Costura que dá Libras tem de ser vendido se não há espaço livre",
     "el Vestido de Alta Costura que da Livre se tiene que vender si no hay espacio libre",
     when=FOR_LIVRE, editions=DELUXE, ruling="third_options.couture_without_space")
rule("garment_sets.couture_master_space", couture_only_master_space, "may not",
     "with only Master guest spaces free, a Journeyman makes no Haute Couture garment that must be rented",
     "só com espaços do Mestre livres, um Artesão não costura um Traje da Alta Costura que deve ser alugado",
     "con solo espacios de Invitado Maestro libres, un Oficial no hace Alta Costura de alquiler obligado",
     editions=DELUXE,
     excepts=("garments.others_must_sell",))
rule("garment_sets.couture_not_for_sale", couture_by_sale_bonus, "may not",
     "the Journeyman's bonus that has to sell cannot make a Haute Couture garment that must be rented",
     "o Bônus do Artesão que obriga a vender não faz um Traje da Alta Costura que deve ser alugado",
     "la bonificación del Oficial que obliga a vender no hace un Vestido de Alta Costura de alquiler obligado",
     when=~FOR_LIVRE, editions=DELUXE, ruling="fourth.no_couture_for_sale")
rule("garment_sets.couture_gown_for_sale", couture_by_sale_bonus, "may",
     "the Journeyman's bonus that has to sell can make the Haute Couture gown for Livre",
     "o Bônus do Artesão que obriga a vender pode fazer o vestido da Alta Costura que dá Libras",
     "la bonificación del Oficial que obliga a vender puede hacer el Vestido de Alta Costura que da Livre",
     when=FOR_LIVRE, editions=DELUXE)

# Their bonus.
rule("garment_sets.couture_when_placed", couture_bonus_at, BonusMoment.WHEN_PLACED,
     "a rented Haute Couture garment gives its bonus when it is put on the board",
     "um Traje da Alta Costura alugado dá seu Bônus ao ser colocado no tabuleiro",
     "un Vestido de Alta Costura alquilado da su bonificación al ponerse en el tablero",
     editions=DELUXE)
rule("garment_sets.couture_once", couture_bonus_times, 1,
     "a Haute Couture garment gives its bonus {answer} time",
     "um Traje da Alta Costura dá seu Bônus {answer} vez",
     "un Vestido de Alta Costura da su bonificación {answer} vez",
     editions=DELUXE)
rule("garment_sets.couture_by", couture_bonus_by, True,
     "renting a Haute Couture garment brings its bonus; with the gown for Livre so does selling",
     "alugar um Traje da Alta Costura dá o Bônus; com o vestido de Libras, vendê-lo também",
     "alquilar un Vestido de Alta Costura da su bonificación; con el de Livre, también venderlo",
     when=couture_bonus_by.given, editions=DELUXE)
rule("garment_sets.couture_not_only_rented", couture_bonus_only_rented, False,
     "one Haute Couture garment gives its bonus when sold as well",
     "um Traje da Alta Costura dá seu Bônus também quando vendido",
     "un Vestido de Alta Costura da su bonificación también al venderse",
     editions=DELUXE, ruling="garment_sets.couture_not_only_rented")
rule("garment_sets.couture_gained", couture_bonus_taken, "must",
     "the bonus of a Haute Couture garment is simply gained, deputing apart",
     "o Bônus de um Traje da Alta Costura é simplesmente ganho, salvo delegar",
     "la bonificación de un Vestido de Alta Costura simplemente se gana, salvo la de delegar",
     when=~(couture == Couture.DEPUTE), editions=DELUXE, ruling="garment_sets.gained")
rule("garment_sets.couture_deputing_optional", couture_bonus_taken, "may",
     "the Haute Couture garment for deputing leaves it to the player whether to depute",
     "com o Traje da Alta Costura de delegar, o jogador decide se delega",
     "con el Vestido de Alta Costura de delegar, el jugador decide si delega",
     when=couture == Couture.DEPUTE, editions=DELUXE)
rule("garment_sets.couture_any_order", couture_bonus_order, RewardOrder.FREE,
     "a Haute Couture bonus and the reward of the guest space come in the order the player likes",
     "o Bônus da Alta Costura e a recompensa do espaço vêm na ordem que o jogador quiser",
     "la bonificación de Alta Costura y la recompensa del espacio llegan en el orden que quiera el jugador",
     editions=DELUXE, ruling="garment_sets.couture_any_order")
rule("garment_sets.couture_below", couture_bonuses_stand_below, True,
     "the bonuses of Haute Couture garments are described below their introduction",
     "os Bônus da Alta Costura estão descritos abaixo da introdução dela",
     "las bonificaciones de Alta Costura se describen bajo su introducción",
     editions=DELUXE)
rule("garment_sets.couture_solo", couture_bonus_for_solo_opponent, True,
     "by Haute Couture garments Madame du Barry gains the favor, a tile, a jewel and points",
     "com Trajes da Alta Costura, a Madame du Barry ganha o Favor, peça, Joia e Pontos",
     "con Vestidos de Alta Costura, Madame du Barry gana el favor, ficha, joya y Puntos",
     when=~couture.one_of(Couture.LIVRE, Couture.DEPUTE), editions=DELUXE, ruling="garment_sets.couture_solo")
rule("garment_sets.couture_solo_no_livre", couture_bonus_for_solo_opponent, False,
     "by Haute Couture garments Madame du Barry gains no Livre and therefore deputes nobody",
     "com Trajes da Alta Costura, a Madame du Barry não ganha Libras e, por isso, não delega",
     "con Vestidos de Alta Costura, Madame du Barry no gana Livre y por eso no delega",
     when=couture.one_of(Couture.LIVRE, Couture.DEPUTE), editions=DELUXE, ruling="garment_sets.couture_solo")

# Favor and Livre.
rule("garment_sets.couture_favor", couture_favor_taken, "must",
     "whoever rents the Haute Couture garment for the Queen's favor takes the favor if it is free",
     "quem aluga o Traje da Alta Costura do Favor da Rainha pega o Favor, se estiver livre",
     "quien alquila el Vestido de Alta Costura del favor de la Reina toma el favor si está libre",
     when=favor_free, editions=DELUXE)
rule("garment_sets.couture_favor_gone", couture_favor_taken, "may not",
     "if a player already has the Queen's favor, the Haute Couture garment does not bring it",
     "se um jogador já tem o Favor da Rainha, o Traje da Alta Costura não o dá",
     "si un jugador ya tiene el favor de la Reina, el Vestido de Alta Costura no lo da",
     when=~favor_free, editions=DELUXE)
rule("garment_sets.couture_favor_livre", couture_favor_livre, 5,
     "the Haute Couture garment for the Queen's favor brings {answer} Livre, with the favor or without",
     "o Traje da Alta Costura do Favor da Rainha dá {answer} Libras, com o Favor ou sem ele",
     "el Vestido de Alta Costura del favor de la Reina da {answer} Livre, con el favor o sin él",
     editions=DELUXE)
rule("garment_sets.couture_livre_anyway", couture_favor_livre_needs_favor, False,
     "the Livre of the Haute Couture garment for the favor do not depend on taking the favor",
     "as Libras do Traje da Alta Costura do Favor não dependem de pegar o Favor",
     "los Livre del Vestido de Alta Costura del favor no dependen de tomar el favor",
     editions=DELUXE)
rule("garment_sets.couture_favor_starts", couture_favor_gives_start, True,
     "a Queen's favor got by a Haute Couture garment makes its holder begin the next round as ever",
     "o Favor da Rainha obtido por um Traje da Alta Costura faz começar a próxima Rodada como sempre",
     "el favor de la Reina obtenido por un Vestido de Alta Costura hace empezar la próxima ronda como siempre",
     editions=DELUXE, ruling="fifth.sets_as_others")
rule("garment_sets.couture_favor_stays", couture_favor_from_player, "may not",
     "nobody loses the Queen's favor to another player's Haute Couture garment",
     "ninguém perde o Favor da Rainha por um Traje da Alta Costura de outro jogador",
     "nadie pierde el favor de la Reina por un Vestido de Alta Costura de otro jugador",
     editions=DELUXE)

# Deputing.
rule("garment_sets.couture_depute", couture_depute, "may",
     "whoever rents the Haute Couture garment for deputing may depute an employee",
     "quem aluga o Traje da Alta Costura de delegar pode delegar um Funcionário",
     "quien alquila el Vestido de Alta Costura de delegar puede delegar a un Empleado",
     editions=DELUXE)
rule("garment_sets.couture_depute_small_team", couture_depute_team, "may not",
     "the Haute Couture garment for deputing cannot depute from a team of {n} or fewer",
     "o Traje da Alta Costura de delegar não delega de uma equipe de {n} ou menos",
     "el Vestido de Alta Costura de delegar no delega de un mazo de {n} o menos",
     when=deck_size <= 4, editions=DELUXE, fills={"n": 4})
rule("garment_sets.couture_depute_team", couture_depute_team, "may",
     "the Haute Couture garment for deputing may depute from a team above the minimum",
     "o Traje da Alta Costura de delegar pode delegar de uma equipe acima do mínimo",
     "el Vestido de Alta Costura de delegar puede delegar de un mazo por encima del mínimo",
     when=deck_size >= 5, editions=DELUXE)
rule("garment_sets.couture_depute_anywhere", couture_depute_from, "may",
     "the Haute Couture garment may depute any card of the team, wherever it is",
     "o Traje da Alta Costura pode delegar qualquer carta da equipe, onde ela estiver",
     "el Vestido de Alta Costura puede delegar cualquier carta del mazo, esté donde esté",
     editions=DELUXE, ruling="garment_sets.couture_depute_anywhere")
rule("garment_sets.couture_depute_role", couture_depute_role, "may",
     "the Haute Couture garment may depute an employee of any role",
     "o Traje da Alta Costura pode delegar um Funcionário de qualquer tipo",
     "el Vestido de Alta Costura puede delegar a un Empleado de cualquier clase",
     editions=DELUXE)
rule("garment_sets.couture_depute_one", couture_depute_cards, 1,
     "the Haute Couture garment for deputing deputes {answer} employee",
     "o Traje da Alta Costura de delegar delega {answer} Funcionário",
     "el Vestido de Alta Costura de delegar delega a {answer} Empleado",
     editions=DELUXE)
rule("garment_sets.couture_depute_master", couture_depute_pay, 10,
     "a Master deputed by the Haute Couture garment brings {answer} Livre",
     "um Mestre delegado pelo Traje da Alta Costura rende {answer} Libras",
     "un Maestro delegado por el Vestido de Alta Costura da {answer} Livre",
     when=role == Role.MASTER, editions=DELUXE, ruling="garment_sets.couture_depute_pay")
rule("garment_sets.couture_depute_journeyman", couture_depute_pay, 7,
     "a Journeyman deputed by the Haute Couture garment brings {answer} Livre",
     "um Artesão delegado pelo Traje da Alta Costura rende {answer} Libras",
     "un Oficial delegado por el Vestido de Alta Costura da {answer} Livre",
     when=role == Role.JOURNEYMAN, editions=DELUXE, ruling="garment_sets.couture_depute_pay")
rule("garment_sets.couture_depute_apprentice", couture_depute_pay, 4,
     "an Apprentice deputed by the Haute Couture garment brings {answer} Livre",
     "um Aprendiz delegado pelo Traje da Alta Costura rende {answer} Libras",
     "un Aprendiz delegado por el Vestido de Alta Costura da {answer} Livre",
     when=role == Role.APPRENTICE, editions=DELUXE, ruling="garment_sets.couture_depute_pay")
rule("garment_sets.couture_depute_as_main", couture_depute_pays_as_main, True,
     "deputing by the Haute Couture garment pays what the main action pays",
     "delegar pelo Traje da Alta Costura rende o mesmo que a Ação Principal",
     "delegar por el Vestido de Alta Costura da lo mismo que la acción principal",
     editions=DELUXE)
rule("garment_sets.couture_depute_no_bonus", couture_depute_bonus, "may not",
     "the bonus of an employee deputed by the Haute Couture garment is not used",
     "o Bônus do Funcionário delegado pelo Traje da Alta Costura não é usado",
     "la bonificación del Empleado delegado por el Vestido de Alta Costura no se usa",
     editions=DELUXE)
rule("garment_sets.couture_depute_maker", couture_depute_played_bonus, "may not",
     "if the Haute Couture garment deputes the card just played, that card's bonus is lost",
     "se o Traje da Alta Costura delega a carta em jogo, o Bônus dela neste turno se perde",
     "si el Vestido de Alta Costura delega al Empleado recién jugado, su bonificación de este turno se pierde",
     editions=DELUXE, ruling="garment_sets.couture_depute_maker")
rule("garment_sets.couture_depute_is", couture_depute_is_deputing, True,
     "deputing by the Haute Couture garment is deputing in the usual sense",
     "delegar pelo Traje da Alta Costura é delegar no sentido de sempre",
     "delegar por el Vestido de Alta Costura es delegar en el sentido de siempre",
     editions=DELUXE)
