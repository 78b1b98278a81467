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
     "the haute couture has {answer} garments",
     "a Alta Costura tem {answer} Trajes",
     "la Alta Costura tiene {answer} Vestidos",
     editions=DELUXE)
rule("garment_sets.couture_jewelry_only", couture_jewelry_only, 2,
     "{answer} of them need the Jewelry Box",
     "{answer} deles precisam do Porta-Joias",
     "{answer} de ellos necesitan el Joyero",
     editions=DELUXE)
rule("garment_sets.couture_with_jewels", couture_needs_jewelry, True,
     "these are the two whose bonus has to do with jewels",
     "são os dois cujo Bônus trata de Joias",
     "son los dos cuya bonificación trata de joyas",
     when=WITH_JEWELS, editions=DELUXE, ruling="garment_sets.couture_with_jewels")
rule("garment_sets.couture_without_jewels", couture_needs_jewelry, False,
     "the others are used without it as well",
     "os outros se usam também sem ele",
     "los demás se usan también sin él",
     when=~WITH_JEWELS, editions=DELUXE, ruling="garment_sets.couture_with_jewels")
rule("garment_sets.couture_all", couture_garments_used, 6,
     "with the Jewelry Box all {answer} are used",
     "com o Porta-Joias usam-se todos os {answer}",
     "con el Joyero se usan los {answer}",
     when=with_jewelry, editions=DELUXE)
rule("garment_sets.couture_some", couture_garments_used, 4,
     "without it {answer}",
     "sem ele, {answer}",
     "sin él, {answer}",
     when=~with_jewelry, editions=DELUXE)
rule("garment_sets.couture_kinds", couture_exists, True,
     "one brings the favor, one deputes, one brings a tile, one a jewel, one Livre, one points for a jewel",
     "um traz o Favor, um delega, um traz uma peça, um Joia, um Libras, um Pontos por Joia",
     "uno trae el favor, otro delega, otro trae una loseta, otro joya, otro Livre, otro Puntos por joya",
     editions=DELUXE)
rule("garment_sets.couture_added", couture_added_at, AddedAt.SETUP,
     "they go into the bag in the setup",
     "vão para a bolsa na Preparação",
     "van a la bolsa en la preparación",
     editions=DELUXE)
rule("garment_sets.couture_sold_apart", couture_in_same_box, False,
     "the set does not lie in the box of the Deluxe edition",
     "o conjunto não vem na caixa da edição Deluxe",
     "el juego no viene en la caja de la edición Deluxe",
     editions=DELUXE)
rule("garment_sets.couture_color", couture_color, Garment.UNCOMMON_GOWN,
     "the one for Livre is an uncommon gown",
     "o de Libras é um vestido incomum",
     "el de Livre es un Vestido de dama poco común",
     when=FOR_LIVRE, editions=DELUXE)
rule("garment_sets.couture_color_unknown", couture_color, OPEN,
     "the colour of the others is seen on their tiles alone",
     "a cor dos outros só se vê nas peças",
     "el color de los demás solo se ve en sus losetas",
     when=~FOR_LIVRE, editions=DELUXE, ruling="garment_sets.couture_unknown")
rule("garment_sets.couture_no_points", couture_points, 0,
     "the one for Livre gives {answer} points of its own",
     "o de Libras dá {answer} Pontos próprios",
     "el de Livre da {answer} Puntos propios",
     when=FOR_LIVRE, editions=DELUXE, ruling="garment_sets.couture_no_points")
rule("garment_sets.couture_points_unknown", couture_points, OPEN,
     "what the others show, only the tiles tell",
     "o que os outros mostram, só as peças dizem",
     "lo que muestran los demás solo lo dicen sus losetas",
     when=~FOR_LIVRE, editions=DELUXE, ruling="garment_sets.couture_unknown")
rule("garment_sets.couture_outside_key", garment_range_holds_for_couture, False,
     "so one of the set lies outside what the key of the base game prints",
     "portanto, um do conjunto está fora do que a legenda do jogo base indica",
     "así, uno del juego queda fuera de lo que indica la leyenda del juego base",
     editions=DELUXE, ruling="third_options.outside_the_key")
rule("garment_sets.couture_thimble_unknown", couture_thimble, OPEN,
     "which show the golden thimble is not said",
     "quais mostram o dedal dourado não se diz",
     "cuáles muestran el dedal dorado no se dice",
     editions=DELUXE, ruling="garment_sets.couture_unknown")
rule("garment_sets.couture_goods_unknown", couture_goods, OPEN,
     "nor which resources they take",
     "nem quais recursos exigem",
     "ni qué recursos exigen",
     editions=DELUXE, ruling="garment_sets.couture_unknown")

# What may become of them.
rule("garment_sets.couture_as_usual", couture_made_as_usual, True,
     "they are made like others",
     "são costurados como os outros",
     "se hacen como los demás",
     editions=DELUXE)
rule("garment_sets.couture_gown_either", couture_fate, "may",
     "the gown for Livre may be rented or sold",
     "o vestido de Libras pode ser alugado ou vendido",
     "el Vestido de Livre se puede alquilar o vender",
     when=FOR_LIVRE, editions=DELUXE)
rule("garment_sets.couture_rented", couture_fate, "must",
     "the others have to be rented",
     "os outros têm de ser alugados",
     "los demás se tienen que alquilar",
     when=~FOR_LIVRE & (fate == Fate.RENT), editions=DELUXE, ruling="garment_sets.couture_rented")
rule("garment_sets.couture_not_sold", couture_fate, "may not",
     "and cannot be sold",
     "e não podem ser vendidos",
     "y no se pueden vender",
     when=~FOR_LIVRE & (fate == Fate.SELL), editions=DELUXE)
rule("garment_sets.couture_needs_space", couture_without_space, "may not",
     "without a free guest space for them they cannot be made",
     "sem espaço de convidado livre para eles, não podem ser costurados",
     "sin espacio de Invitado libre para ellos, no se pueden hacer",
     when=~FOR_LIVRE, editions=DELUXE)
rule("garment_sets.couture_gown_needs_none", couture_without_space, "may",
     "the gown for Livre can, since it can be sold",
     "o vestido de Libras pode, pois pode ser vendido",
     "el Vestido de Livre sí, pues se puede vender",
     when=FOR_LIVRE, editions=DELUXE, ruling="garment_sets.couture_gown_needs_no_space")
rule("garment_sets.couture_not_even_then", couture_sold_without_space, "may not",
     "full halls do not allow the others to be sold",
     "Galerias cheias não permitem vender os outros",
     "los salones llenos no permiten vender los demás",
     when=~FOR_LIVRE, editions=DELUXE, ruling="third_options.couture_without_space")
rule("garment_sets.couture_gown_sold_then", couture_sold_without_space, "must",
     "the gown for Livre has to be sold when it is made without a free space",
     "o vestido de Libras, feito sem espaço livre, tem de ser vendido",
     "el Vestido de Livre, hecho sin espacio libre, se tiene que vender",
     when=FOR_LIVRE, editions=DELUXE, ruling="third_options.couture_without_space")
rule("garment_sets.couture_master_space", couture_only_master_space, "may not",
     "Master guest spaces are no help to a Journeyman who wants to make one that must be rented",
     "espaços do Mestre não ajudam o Artesão que quer fazer um que deve ser alugado",
     "los espacios de Invitado Maestro no ayudan al Oficial que quiere hacer uno de alquiler obligado",
     editions=DELUXE)
rule("garment_sets.couture_not_for_sale", couture_by_sale_bonus, "may not",
     "the Journeyman's bonus for a sale cannot make one that must be rented",
     "o Bônus do Artesão que obriga a vender não faz os que devem ser alugados",
     "la bonificación del Oficial que obliga a vender no hace los que se deben alquilar",
     when=~FOR_LIVRE, editions=DELUXE, ruling="third_options.couture_not_for_sale")
rule("garment_sets.couture_gown_for_sale", couture_by_sale_bonus, "may",
     "it can make the gown for Livre",
     "ele pode fazer o vestido de Libras",
     "sí puede hacer el Vestido de Livre",
     when=FOR_LIVRE, editions=DELUXE)

# Their bonus.
rule("garment_sets.couture_when_placed", couture_bonus_at, BonusMoment.WHEN_PLACED,
     "a rented one gives its bonus when it is put on the board",
     "um alugado dá seu Bônus ao ser colocado no tabuleiro",
     "uno alquilado da su bonificación al ponerse en el tablero",
     editions=DELUXE)
rule("garment_sets.couture_once", couture_bonus_times, 1,
     "it gives it {answer} time",
     "dá o Bônus {answer} vez",
     "la da {answer} vez",
     editions=DELUXE)
rule("garment_sets.couture_by", couture_bonus_by, True,
     "renting brings the bonus, and for the gown for Livre selling does so as well",
     "alugar traz o Bônus, e no vestido de Libras vender também",
     "alquilar trae la bonificación, y con el Vestido de Livre también vender",
     editions=DELUXE)
rule("garment_sets.couture_not_only_rented", couture_bonus_only_rented, False,
     "so not every bonus of the set needs renting",
     "portanto, nem todo Bônus do conjunto exige alugar",
     "así, no toda bonificación del juego exige alquilar",
     editions=DELUXE, ruling="garment_sets.couture_not_only_rented")
rule("garment_sets.couture_gained", couture_bonus_taken, "must",
     "bonuses are simply gained",
     "os Bônus são simplesmente ganhos",
     "las bonificaciones simplemente se ganan",
     when=~(couture == Couture.DEPUTE), editions=DELUXE, ruling="garment_sets.gained")
rule("garment_sets.couture_deputing_optional", couture_bonus_taken, "may",
     "only deputing is left to the player",
     "só delegar fica a critério do jogador",
     "solo delegar queda a elección del jugador",
     when=couture == Couture.DEPUTE, editions=DELUXE)
rule("garment_sets.couture_any_order", couture_bonus_order, RewardOrder.FREE,
     "bonus and reward of the guest space come together, in the order the player likes",
     "Bônus e recompensa do espaço vêm juntos, na ordem que o jogador quiser",
     "bonificación y recompensa del espacio llegan juntas, en el orden que quiera el jugador",
     editions=DELUXE, ruling="garment_sets.couture_any_order")
rule("garment_sets.couture_below", couture_bonuses_stand_below, True,
     "the bonuses are described below the introduction",
     "os Bônus estão descritos abaixo da introdução",
     "las bonificaciones se describen bajo la introducción",
     editions=DELUXE)
rule("garment_sets.couture_solo", couture_bonus_for_solo_opponent, True,
     "the solo opponent takes the favor, a tile, a jewel and points by them",
     "a Madame du Barry ganha com eles o Favor, peça, Joia e Pontos",
     "Madame du Barry gana con ellos el favor, loseta, joya y Puntos",
     when=~couture.one_of(Couture.LIVRE, Couture.DEPUTE), editions=DELUXE, ruling="garment_sets.couture_solo")
rule("garment_sets.couture_solo_no_livre", couture_bonus_for_solo_opponent, False,
     "she gains no Livre and therefore deputes nobody",
     "ela não ganha Libras e, por isso, não delega ninguém",
     "no gana Livre y por eso no delega a nadie",
     when=couture.one_of(Couture.LIVRE, Couture.DEPUTE), editions=DELUXE, ruling="garment_sets.couture_solo")

# Favor and Livre.
rule("garment_sets.couture_favor", couture_favor_taken, "must",
     "whoever rents the one for the favor takes it if it is free",
     "quem aluga o do Favor da Rainha pega o Favor, se estiver livre",
     "quien alquila el del favor de la Reina lo toma si está libre",
     when=favor_free, editions=DELUXE)
rule("garment_sets.couture_favor_gone", couture_favor_taken, "may not",
     "otherwise not",
     "caso contrário, não",
     "si no, no",
     when=~favor_free, editions=DELUXE)
rule("garment_sets.couture_favor_livre", couture_favor_livre, 5,
     "in either case that brings {answer} Livre",
     "em todo caso, isso rende {answer} Libras",
     "en todo caso, eso da {answer} Livre",
     editions=DELUXE)
rule("garment_sets.couture_livre_anyway", couture_favor_livre_needs_favor, False,
     "they do not depend on the favor",
     "elas não dependem do Favor",
     "no dependen del favor",
     editions=DELUXE)
rule("garment_sets.couture_favor_starts", couture_favor_gives_start, True,
     "the favor taken so makes its holder begin the next round as ever",
     "o Favor assim obtido faz começar a próxima Rodada como sempre",
     "el favor así obtenido hace empezar la próxima ronda como siempre",
     editions=DELUXE)
rule("garment_sets.couture_favor_stays", couture_favor_from_player, "may not",
     "nobody loses it to that garment",
     "ninguém o perde por esse Traje",
     "nadie lo pierde por ese Vestido",
     editions=DELUXE)

# Deputing.
rule("garment_sets.couture_depute", couture_depute, "may",
     "whoever rents the one for deputing may depute an employee",
     "quem aluga o de delegar pode delegar um Funcionário",
     "quien alquila el de delegar puede delegar a un Empleado",
     editions=DELUXE)
rule("garment_sets.couture_depute_small_team", couture_depute_team, "may not",
     "not from a team of {n} or fewer",
     "não de uma equipe de {n} ou menos",
     "no de un mazo de {n} o menos",
     when=deck_size <= 4, editions=DELUXE, fills={"n": 4}, ruling="third_options.couture_floor")
rule("garment_sets.couture_depute_team", couture_depute_team, "may",
     "but from a larger one",
     "mas de uma maior",
     "pero sí de uno mayor",
     when=deck_size >= 5, editions=DELUXE, ruling="third_options.couture_floor")
rule("garment_sets.couture_depute_anywhere", couture_depute_from, "may",
     "any card of the team can be the one, wherever it is",
     "pode ser qualquer carta da equipe, onde estiver",
     "puede ser cualquier carta del mazo, esté donde esté",
     editions=DELUXE, ruling="garment_sets.couture_depute_anywhere")
rule("garment_sets.couture_depute_role", couture_depute_role, "may",
     "and of any role",
     "e de qualquer tipo",
     "y de cualquier tipo",
     editions=DELUXE)
rule("garment_sets.couture_depute_one", couture_depute_cards, 1,
     "it is {answer} employee",
     "é {answer} Funcionário",
     "es {answer} Empleado",
     editions=DELUXE)
rule("garment_sets.couture_depute_master", couture_depute_pay, 10,
     "a Master brings {answer} Livre",
     "um Mestre rende {answer} Libras",
     "un Maestro da {answer} Livre",
     when=role == Role.MASTER, editions=DELUXE, ruling="garment_sets.couture_depute_pay")
rule("garment_sets.couture_depute_journeyman", couture_depute_pay, 7,
     "a Journeyman brings {answer} Livre",
     "um Artesão rende {answer} Libras",
     "un Oficial da {answer} Livre",
     when=role == Role.JOURNEYMAN, editions=DELUXE, ruling="garment_sets.couture_depute_pay")
rule("garment_sets.couture_depute_apprentice", couture_depute_pay, 4,
     "an Apprentice brings {answer} Livre",
     "um Aprendiz rende {answer} Libras",
     "un Aprendiz da {answer} Livre",
     when=role == Role.APPRENTICE, editions=DELUXE, ruling="garment_sets.couture_depute_pay")
rule("garment_sets.couture_depute_as_main", couture_depute_pays_as_main, True,
     "that is what the main action pays",
     "é o que paga a Ação Principal",
     "es lo que paga la acción principal",
     editions=DELUXE)
rule("garment_sets.couture_depute_no_bonus", couture_depute_bonus, "may not",
     "the deputed employee's bonus is not used",
     "o Bônus do delegado não é usado",
     "la bonificación del delegado no se usa",
     editions=DELUXE)
rule("garment_sets.couture_depute_maker", couture_depute_played_bonus, "may not",
     "if it is the one being played, its bonus of this turn is lost",
     "se for o que está em jogo, seu Bônus desta vez se perde",
     "si es el que está en juego, su bonificación de este turno se pierde",
     editions=DELUXE, ruling="garment_sets.couture_depute_maker")
rule("garment_sets.couture_depute_is", couture_depute_is_deputing, True,
     "apart from that it is deputing like any other",
     "fora isso, é delegar como sempre",
     "salvo eso, es delegar como siempre",
     editions=DELUXE)
