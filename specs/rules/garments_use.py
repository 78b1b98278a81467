"""What is done with a garment: renting it to a guest or selling it."""

from oracle.rules import OPEN, Rulebook
from specs.questions.base_garments import (
    Fate,
    FreeSpaces,
    Space,
    SpaceReward,
    fate,
    fate_decided_at_once,
    free_spaces,
    garment_moved_later,
    garment_points_when,
    marker_on_garment,
    may_dispose,
    may_put_on,
    rental_side_up,
    reward,
    reward_amount,
    reward_at_once,
    reward_exists,
    reward_tile_empty,
    reward_tile_from,
    reward_tile_price,
    reward_tile_use,
    sell_pays,
    sell_rented_later,
    sold_discarded,
    space,
    space_occupied,
    thimble_needed_for_master_space,
)
from specs.questions.extra_deluxe_actions import (
    fate_number,
    master_space_banner,
    rented_marker_needed_before,
    reward_livre_from_bank,
    reward_notion_from_supply,
    tile_reward_by_bag,
)
from specs.questions.garments import (
    SpaceMark,
    choose_any_hall,
    every_hall_has_master_space,
    forgo_space_reward,
    garment_sort_on_any_space,
    garment_value_at,
    keep_garment_for_later,
    master_space_told_by,
    rent_again_in_hall,
    renting_pays_value,
    reward_tile_decided_at_once,
    reward_tile_kept,
    sale_paid_by_bank,
    sell_when_only_master_spaces_free,
    sold_garment_gets_marker,
    space_reward_is_choice,
    space_reward_on_every_space,
    thimble_garment_on_plain_space,
)
from specs.questions.turns import BoardEdge
from specs.vocabulary import Role, role

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)
VALUE, PRICE = sell_pays.answers.values

rule = Rulebook("garments")

# Renting or selling.
rule("garments.decide_at_once", fate_decided_at_once, "must",
     "it is decided at once whether a garment just made is rented or sold",
     "decide-se na hora se o Traje costurado será alugado ou vendido",
     "se decide en el acto si el Vestido recién hecho se alquila o se vende")
rule("garments.not_kept", keep_garment_for_later, "may not",
     "a garment that was made cannot be kept for later",
     "um Traje costurado não pode ser guardado para depois",
     "un Vestido confeccionado no se puede guardar para después",
     claims=("original-es.garments.at_once",))
rule("garments.rent_or_sell", may_dispose, "may",
     "with guest spaces of both kinds free, a garment may be rented or sold",
     "havendo espaços de convidado livres dos dois tipos, um Traje pode ser alugado ou vendido",
     "con espacios de Invitado libres de ambas clases, un Vestido se puede alquilar o vender",
     when=free_spaces == FreeSpaces.SOME)
rule("garments.rent_or_sell_master", may_dispose, "may",
     "with only Master guest spaces free, a garment may be sold, or rented if a Master made it",
     "só com espaços de convidado do Mestre livres, o Traje pode ser vendido, ou alugado se feito por um Mestre",
     "si solo quedan espacios de Invitado Maestro, un Vestido se puede vender, o alquilar si lo hizo un Maestro",
     when=free_spaces == FreeSpaces.ONLY_MASTER)
rule("garments.no_space_no_rent", may_dispose, "may not",
     "without a free guest space a garment cannot be rented",
     "sem espaço de convidado livre, um Traje não pode ser alugado",
     "sin espacio de Invitado libre un Vestido no se puede alquilar",
     when=(free_spaces == FreeSpaces.NONE) & (fate == Fate.RENT))
rule("garments.no_space_sell", may_dispose, "must",
     "without a free guest space a garment must be sold",
     "sem espaço de convidado livre, um Traje deve ser vendido",
     "sin espacio de Invitado libre un Vestido se debe vender",
     when=(free_spaces == FreeSpaces.NONE) & (fate == Fate.SELL))
rule("garments.master_may_sell", sell_when_only_master_spaces_free, "may",
     "with only Master guest spaces free, a Master's garment may be sold",
     "só com espaços de convidado do Mestre livres, o Traje de um Mestre pode ser vendido",
     "si solo quedan espacios de Invitado Maestro, el Vestido de un Maestro se puede vender",
     when=role == Role.MASTER)
rule("garments.others_must_sell", sell_when_only_master_spaces_free, "must",
     "with only Master guest spaces free, the garment of anyone but a Master must be sold",
     "só com espaços de convidado do Mestre livres, o Traje de quem não é Mestre deve ser vendido",
     "si solo quedan espacios de Invitado Maestro, el Vestido de quien no es Maestro se debe vender",
     when=~(role == Role.MASTER))
rule("garments.renting_is_first", fate_number, 1,
     "of the two uses of a garment, renting is number {answer}",
     "dos dois usos de um Traje, alugar é o número {answer}",
     "de los dos usos de un Vestido, alquilar es el número {answer}",
     when=fate == Fate.RENT, ruling="garments.original_silent")
rule("garments.selling_is_second", fate_number, 2,
     "of the two uses of a garment, selling is number {answer}",
     "dos dois usos de um Traje, vender é o número {answer}",
     "de los dos usos de un Vestido, vender es el número {answer}",
     when=fate == Fate.SELL, ruling="garments.original_silent")

# Where a rented garment goes.
rule("garments.any_hall", choose_any_hall, "may",
     "the hall for a rented garment is freely chosen",
     "a Galeria de um Traje alugado é de livre escolha",
     "el salón de un Vestido alquilado se elige libremente")
rule("garments.guest_space", may_put_on, "may",
     "a garment may go to any free guest space",
     "um Traje pode ir a qualquer espaço de convidado livre",
     "un Vestido puede ir a cualquier espacio de Invitado libre",
     when=may_put_on.given)
rule("garments.master_guest_space", may_put_on, "may not",
     "only a Master's garment may go to a Master guest space",
     "só o Traje de um Mestre pode ir a um espaço de convidado do Mestre",
     "solo el Vestido de un Maestro puede ir a un espacio de Invitado Maestro",
     when=(space == Space.MASTER_GUEST) & ~(role == Role.MASTER), overrides=("garments.guest_space",))
rule("garments.not_on_terrace", may_put_on, "may not",
     "no garment is rented to a space of the fireworks",
     "nenhum Traje é alugado num espaço dos fogos de artifício",
     "ningún Vestido se alquila en un espacio de los fuegos artificiales",
     when=space == Space.TERRACE, overrides=("garments.guest_space",))
rule("garments.maker_counts", thimble_needed_for_master_space, "may",
     "on Master guest spaces the maker counts: the garment itself needs no golden thimble",
     "nos espaços de convidado do Mestre conta quem costurou o Traje, não o dedal da peça",
     "en los espacios de Invitado Maestro cuenta quién hizo el Vestido: este no necesita dedal dorado")
rule("garments.thimble_anywhere", thimble_garment_on_plain_space, "may",
     "a garment with the golden thimble may go to an ordinary guest space",
     "um Traje com dedal dourado pode ir a um espaço de convidado comum",
     "un Vestido con dedal dorado puede ir a un espacio de Invitado corriente")
rule("garments.gowns_and_coats", garment_sort_on_any_space, "may",
     "gowns and coats may go to any guest space alike",
     "vestidos e fraques podem ir igualmente a qualquer espaço de convidado",
     "Vestidos de dama y abrigos pueden ir por igual a cualquier espacio de Invitado")
rule("garments.again_in_hall", rent_again_in_hall, "may",
     "however many garments a player has in a hall, another may be rented there",
     "por mais Trajes que um jogador tenha numa Galeria, pode alugar outro ali",
     "por muchos Vestidos que un jugador tenga en un salón, puede alquilar otro allí")
rule("garments.not_occupied", space_occupied, "may not",
     "an occupied guest space takes no second garment",
     "um espaço de convidado ocupado não recebe outro Traje",
     "un espacio de Invitado ocupado no admite otro Vestido")
rule("garments.master_space_thimble", master_space_told_by, SpaceMark.THIMBLE,
     "in the Deluxe edition a golden thimble marks the Master guest spaces",
     "na edição Deluxe, um dedal dourado marca os espaços de convidado do Mestre",
     "en la edición Deluxe un dedal dorado señala los espacios de Invitado Maestro",
     editions=DELUXE)
rule("garments.master_space_middle", master_space_told_by, SpaceMark.MIDDLE,
     "in the original edition the fancier spaces amid a hall are the Master guest spaces",
     "na edição original, os espaços mais vistosos no meio do salão são os do Mestre",
     "en la edición original los espacios más vistosos del centro del salón son los de Invitado Maestro",
     editions=ORIGINAL)
rule("garments.master_space_everywhere", every_hall_has_master_space, True,
     "every hall has Master guest spaces",
     "toda Galeria tem espaços de convidado do Mestre",
     "todo salón tiene espacios de Invitado Maestro",
     ruling="garments.master_space_everywhere")
rule("garments.banner", master_space_banner, True,
     "in the Deluxe edition a banner hangs below a Master guest space",
     "na edição Deluxe, há um banner abaixo do espaço de convidado do Mestre",
     "en la edición Deluxe hay un estandarte debajo del espacio de Invitado Maestro",
     editions=DELUXE)
rule("garments.banner_unknown", master_space_banner, OPEN,
     "for the original edition no text says whether a banner hangs below a Master guest space",
     "nenhum texto da edição original diz se há um banner abaixo do espaço de convidado do Mestre",
     "ningún texto de la edición original dice si hay un estandarte debajo del espacio de Invitado Maestro",
     editions=ORIGINAL, ruling="garments.banner_unknown")
rule("garments.rental_side", rental_side_up, True,
     "a rented garment shows its rental side",
     "um Traje alugado mostra o lado do aluguel",
     "un Vestido alquilado muestra su lado de alquiler")
rule("garments.marker", marker_on_garment, 1,
     "a rented garment carries {answer} marker of its owner",
     "um Traje alugado leva {answer} Grife de seu dono",
     "un Vestido alquilado lleva {answer} marcador de su dueño")
rule("garments.markers_never_lack", rented_marker_needed_before, "may",
     "a player whose ownership markers have run out may still rent a garment",
     "quem ficou sem marcadores de Grife ainda pode alugar um Traje",
     "quien se quedó sin marcadores de propiedad aún puede alquilar un Vestido")
rule("garments.points_at_end", garment_points_when, True,
     "a rented garment's prestige points count at the end of the game",
     "os Pontos de Prestígio de um Traje alugado contam no fim do jogo",
     "los Puntos de Prestigio de un Vestido alquilado cuentan al final de la partida")
rule("garments.not_moved", garment_moved_later, "may not",
     "during the game a rented garment is not moved",
     "durante o jogo, um Traje alugado não é movido",
     "durante la partida, un Vestido alquilado no se mueve",
     ruling="garments.stays")
rule("garments.not_sold_later", sell_rented_later, "may not",
     "a rented garment is not sold later",
     "um Traje alugado não é vendido mais tarde",
     "un Vestido alquilado no se vende después",
     ruling="garments.stays")

# The reward of a space.
rule("garments.reward_at_once", reward_at_once, True,
     "the reward of a guest space is gained at once",
     "a recompensa de um espaço de convidado é recebida na hora",
     "la recompensa de un espacio de Invitado se obtiene en el acto")
rule("garments.reward_livre", reward_exists, True,
     "the reward of a guest space can be Livre",
     "a recompensa de um espaço de convidado pode ser Libras",
     "la recompensa de un espacio de Invitado puede ser en Livre",
     when=reward == SpaceReward.LIVRE)
rule("garments.reward_goods", reward_exists, True,
     "the reward of a guest space can be thread, lace or a resource tile",
     "a recompensa de um espaço de convidado pode ser Linha, Renda ou uma peça de Recurso",
     "la recompensa de un espacio de Invitado puede ser hilo, encaje o una ficha de Recurso",
     when=~(reward == SpaceReward.LIVRE), ruling="garments.original_silent")
rule("garments.reward_amount", reward_amount, 1,
     "a guest space with thread, lace or a resource tile brings {answer} of it",
     "um espaço de convidado com Linha, Renda ou peça de Recurso dá {answer} unidade",
     "un espacio de Invitado con hilo, encaje o ficha de Recurso da {answer}",
     when=reward_amount.given, ruling="garments.original_silent")
rule("garments.reward_by_bank", reward_livre_from_bank, True,
     "the bank pays the Livre shown on a guest space",
     "o banco paga as Libras de um espaço de convidado",
     "el banco paga los Livre de un espacio de Invitado")
rule("garments.reward_from_supply", reward_notion_from_supply, True,
     "thread and lace of a guest space come from the supply",
     "Linha e Renda de um espaço de convidado vêm da reserva",
     "el hilo y el encaje de un espacio de Invitado vienen del suministro",
     ruling="garments.original_silent")
rule("garments.not_every_space", space_reward_on_every_space, False,
     "some guest spaces bring nothing",
     "alguns espaços de convidado não dão nada",
     "algunos espacios de Invitado no dan nada")
rule("garments.reward_as_shown", space_reward_is_choice, False,
     "the reward of a guest space is what the space shows",
     "a recompensa de um espaço de convidado é a que ele mostra",
     "la recompensa de un espacio de Invitado es la que este muestra")
rule("garments.reward_not_given_up", forgo_space_reward, "may not",
     "a player cannot give up the reward of a guest space",
     "não se pode abrir mão da recompensa de um espaço de convidado",
     "no se puede renunciar a la recompensa de un espacio de Invitado",
     ruling="garments.reward_not_given_up")
rule("garments.reward_tile_free", reward_tile_price, 0,
     "a resource tile gained from a guest space costs {answer} Livre",
     "a peça de Recurso ganha num espaço de convidado custa {answer} Libras",
     "la ficha de Recurso de un espacio de Invitado cuesta {answer} Livre",
     ruling="garments.original_silent",
     claims=("summary-pt.garments.reward", "summary-en.garments.reward"))
rule("garments.reward_tile_any_drawer", reward_tile_from, "may",
     "the resource tile of a guest space may come from any drawer",
     "a peça de Recurso de um espaço de convidado pode vir de qualquer gaveta",
     "la ficha de Recurso de un espacio de Invitado puede venir de cualquier segmento",
     ruling="garments.original_silent")
rule("garments.reward_tile_displayed", tile_reward_by_bag, "may not",
     "the resource tile of a guest space comes from the display only",
     "a peça de Recurso de um espaço de convidado só vem da exibição",
     "la ficha de Recurso de un espacio de Invitado solo viene del almacén",
     ruling="garments.original_silent")
rule("garments.reward_tile_lost", reward_tile_empty, True,
     "with all drawers empty, the resource tile of a guest space is lost",
     "com todas as gavetas vazias, a peça de Recurso de um espaço de convidado se perde",
     "con todos los segmentos vacíos, la ficha de Recurso de un espacio de Invitado se pierde",
     ruling="garments.original_silent")
rule("garments.reward_tile_at_once", reward_tile_decided_at_once, True,
     "the use of a resource tile from a guest space is decided at once",
     "decide-se na hora o uso da peça de Recurso de um espaço de convidado",
     "se decide en el acto el uso de la ficha de Recurso de un espacio de Invitado",
     ruling="garments.original_silent")
rule("garments.reward_tile_kept", reward_tile_kept, "may",
     "a resource tile from a guest space may be kept as silk",
     "a peça de Recurso de um espaço de convidado pode ser guardada como seda",
     "la ficha de Recurso de un espacio de Invitado se puede guardar como seda",
     ruling="garments.original_silent")
rule("garments.reward_tile_converted", reward_tile_use, "may",
     "a resource tile from a guest space may be discarded for thread or lace",
     "a peça de Recurso de um espaço de convidado pode ser descartada por Linha ou Renda",
     "la ficha de Recurso de un espacio de Invitado se puede descartar por hilo o encaje",
     ruling="garments.original_silent")

# Selling.
rule("garments.sale_value", sell_pays, VALUE,
     "selling a garment pays the value on its tile",
     "vender um Traje rende o valor que está na peça",
     "vender un Vestido da el valor de su ficha")
rule("garments.renting_pays_nothing", renting_pays_value, False,
     "renting a garment does not pay the Livre value on its tile",
     "alugar um Traje não rende o valor em Libras da peça",
     "alquilar un Vestido no da el valor en Livre de su ficha",
     ruling="garments.renting_pays_nothing")
rule("garments.value_left", garment_value_at, BoardEdge.LEFT,
     "in the original edition a garment's value stands on the left of the tile",
     "na edição original, o valor de um Traje fica à esquerda na peça",
     "en la edición original el valor de un Vestido está a la izquierda de la ficha",
     editions=ORIGINAL)
rule("garments.value_somewhere", garment_value_at, OPEN,
     "the Deluxe text does not say on which side of the tile a garment's value stands",
     "o texto Deluxe não diz de que lado da peça fica o valor de um Traje",
     "el texto Deluxe no dice en qué lado de la ficha está el valor de un Vestido",
     editions=DELUXE, ruling="garments.value_somewhere")
rule("garments.sale_by_bank", sale_paid_by_bank, True,
     "the bank pays for a sold garment",
     "o banco paga o Traje vendido",
     "el banco paga el Vestido vendido",
     ruling="garments.original_silent")
rule("garments.sold_discarded", sold_discarded, True,
     "a sold garment is discarded",
     "um Traje vendido é descartado",
     "un Vestido vendido se descarta",
     ruling="garments.discards_make_a_pile")
rule("garments.sold_gets_nothing", sold_garment_gets_marker, False,
     "a sold garment gets no marker, no space and no points",
     "um Traje vendido não recebe Grife, espaço nem pontos",
     "un Vestido vendido no recibe marcador, espacio ni puntos",
     ruling="garments.sold_gets_nothing")
