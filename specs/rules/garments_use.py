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
     "it is decided at once whether to rent or to sell the garment",
     "decide-se na hora se o Traje será alugado ou vendido",
     "se decide en el acto si el Vestido se alquila o se vende")
rule("garments.not_kept", keep_garment_for_later, "may not",
     "a garment cannot be kept for later",
     "um Traje não pode ser guardado para depois",
     "un Vestido no se puede guardar para después")
rule("garments.rent_or_sell", may_dispose, "may",
     "with guest spaces of both kinds free, the garment may be rented or sold",
     "havendo espaços de convidado livres dos dois tipos, o Traje pode ser alugado ou vendido",
     "con espacios de Invitado libres de ambas clases, el Vestido se puede alquilar o vender",
     when=free_spaces == FreeSpaces.SOME)
rule("garments.rent_or_sell_master", may_dispose, "may",
     "with only Master guest spaces free, it may be rented, if a Master made it, or sold",
     "só com espaços de convidado do Mestre livres, pode ser alugado, se feito por um Mestre, ou vendido",
     "si solo quedan espacios de Invitado Maestro, se puede alquilar, si lo hizo un Maestro, o vender",
     when=free_spaces == FreeSpaces.ONLY_MASTER)
rule("garments.no_space_no_rent", may_dispose, "may not",
     "without a free guest space it cannot be rented",
     "sem espaço de convidado livre ele não pode ser alugado",
     "sin espacio de Invitado libre no se puede alquilar",
     when=(free_spaces == FreeSpaces.NONE) & (fate == Fate.RENT))
rule("garments.no_space_sell", may_dispose, "must",
     "then it is sold",
     "então ele é vendido",
     "entonces se vende",
     when=(free_spaces == FreeSpaces.NONE) & (fate == Fate.SELL), ruling="garments.original_silent")
rule("garments.master_may_sell", sell_when_only_master_spaces_free, "may",
     "with only Master guest spaces free, a Master's garment may be sold",
     "só com espaços de convidado do Mestre livres, o Traje de um Mestre pode ser vendido",
     "si solo quedan espacios de Invitado Maestro, el Vestido de un Maestro se puede vender",
     when=role == Role.MASTER)
rule("garments.others_must_sell", sell_when_only_master_spaces_free, "must",
     "everyone else's garment is then sold",
     "o Traje de qualquer outro é então vendido",
     "el Vestido de cualquier otro se vende entonces",
     when=~(role == Role.MASTER))
rule("garments.renting_is_first", fate_number, 1,
     "renting is use number {answer}",
     "alugar é o uso número {answer}",
     "alquilar es el uso número {answer}",
     when=fate == Fate.RENT, ruling="garments.original_silent")
rule("garments.selling_is_second", fate_number, 2,
     "selling is use number {answer}",
     "vender é o uso número {answer}",
     "vender es el uso número {answer}",
     when=fate == Fate.SELL, ruling="garments.original_silent")

# Where a rented garment goes.
rule("garments.any_hall", choose_any_hall, "may",
     "the hall is freely chosen",
     "a Galeria é de livre escolha",
     "el salón se elige libremente")
rule("garments.guest_space", may_put_on, "may",
     "a garment may go to any free guest space",
     "um Traje pode ir a qualquer espaço de convidado livre",
     "un Vestido puede ir a cualquier espacio de Invitado libre")
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
     "there it is the maker who counts: the garment needs no golden thimble",
     "ali conta quem o fez: o Traje não precisa de dedal dourado",
     "allí cuenta quién lo hizo: el Vestido no necesita dedal dorado")
rule("garments.thimble_anywhere", thimble_garment_on_plain_space, "may",
     "a garment with the golden thimble may go to an ordinary guest space",
     "um Traje com dedal dourado pode ir a um espaço de convidado comum",
     "un Vestido con dedal dorado puede ir a un espacio de Invitado corriente")
rule("garments.gowns_and_coats", garment_sort_on_any_space, "may",
     "gowns and coats may go to any guest space alike",
     "vestidos e fraques podem ir igualmente a qualquer espaço de convidado",
     "vestidos y abrigos pueden ir por igual a cualquier espacio de Invitado")
rule("garments.again_in_hall", rent_again_in_hall, "may",
     "however many garments a player has in a hall, another may follow",
     "por mais Trajes que um jogador tenha numa Galeria, outro pode seguir",
     "por muchos Vestidos que un jugador tenga en un salón, puede añadir otro")
rule("garments.not_occupied", space_occupied, "may not",
     "an occupied space takes no second garment",
     "um espaço ocupado não recebe outro Traje",
     "un espacio ocupado no admite otro Vestido")
rule("garments.master_space_thimble", master_space_told_by, SpaceMark.THIMBLE,
     "a golden thimble marks the Master guest spaces",
     "um dedal dourado marca os espaços de convidado do Mestre",
     "un dedal dorado señala los espacios de Invitado Maestro",
     editions=DELUXE)
rule("garments.master_space_middle", master_space_told_by, SpaceMark.MIDDLE,
     "the fancier spaces amid the hall are the Master guest spaces",
     "os espaços mais vistosos no meio da Galeria são os do Mestre",
     "los espacios más vistosos del centro del salón son los de Invitado Maestro",
     editions=ORIGINAL)
rule("garments.master_space_everywhere", every_hall_has_master_space, True,
     "every hall has Master guest spaces",
     "toda Galeria tem espaços de convidado do Mestre",
     "todo salón tiene espacios de Invitado Maestro",
     ruling="garments.master_space_everywhere")
rule("garments.banner", master_space_banner, True,
     "a banner hangs below a Master guest space",
     "há um banner abaixo do espaço de convidado do Mestre",
     "hay un estandarte debajo del espacio de Invitado Maestro",
     editions=DELUXE)
rule("garments.banner_unknown", master_space_banner, OPEN,
     "whether a banner hangs below it, no text says",
     "nenhum texto diz se há um banner abaixo dele",
     "ningún texto dice si hay un estandarte debajo",
     editions=ORIGINAL, ruling="garments.banner_unknown")
rule("garments.rental_side", rental_side_up, True,
     "a rented garment shows its rental side",
     "um Traje alugado mostra o lado do aluguel",
     "un Vestido alquilado muestra su lado de alquiler")
rule("garments.marker", marker_on_garment, 1,
     "it carries {answer} marker of its owner",
     "ele leva {answer} Grife de seu dono",
     "lleva {answer} marcador de su dueño")
rule("garments.markers_never_lack", rented_marker_needed_before, "may",
     "a player whose markers have run out may still rent",
     "quem ficou sem marcadores ainda pode alugar",
     "quien se quedó sin marcadores aún puede alquilar")
rule("garments.points_at_end", garment_points_when, True,
     "its prestige points count at the end of the game",
     "seus Pontos de Prestígio contam no fim do jogo",
     "sus puntos de prestigio cuentan al final de la partida")
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
     "the reward of its space is gained at once",
     "a recompensa do espaço é recebida na hora",
     "la recompensa del espacio se obtiene en el acto")
rule("garments.reward_livre", reward_exists, True,
     "the reward can be Livre",
     "a recompensa pode ser de Libras",
     "la recompensa puede ser en Livre",
     when=reward == SpaceReward.LIVRE)
rule("garments.reward_goods", reward_exists, True,
     "it can be thread, lace or a resource tile",
     "pode ser Linha, Renda ou uma peça de Recurso",
     "puede ser hilo, encaje o una ficha de Recurso",
     when=~(reward == SpaceReward.LIVRE), ruling="garments.original_silent")
rule("garments.reward_amount", reward_amount, 1,
     "of thread, lace or resource tiles a space brings {answer}",
     "de Linha, Renda ou peças de Recurso um espaço traz {answer}",
     "de hilo, encaje o fichas de Recurso un espacio da {answer}",
     ruling="garments.original_silent")
rule("garments.reward_by_bank", reward_livre_from_bank, True,
     "the bank pays the Livre of a space",
     "o banco paga as Libras de um espaço",
     "el banco paga los Livre de un espacio")
rule("garments.reward_from_supply", reward_notion_from_supply, True,
     "thread and lace of a space come from the supply",
     "Linha e Renda de um espaço vêm da reserva",
     "el hilo y el encaje de un espacio vienen del suministro",
     ruling="garments.original_silent")
rule("garments.not_every_space", space_reward_on_every_space, False,
     "some guest spaces bring nothing",
     "alguns espaços de convidado não trazem nada",
     "algunos espacios de Invitado no dan nada")
rule("garments.reward_as_shown", space_reward_is_choice, False,
     "the reward is what the space shows",
     "a recompensa é a que o espaço mostra",
     "la recompensa es la que muestra el espacio",
     ruling="silence.borrowed_by_deluxe")
rule("garments.reward_not_given_up", forgo_space_reward, "may not",
     "the reward is not given up",
     "não se abre mão da recompensa",
     "no se renuncia a la recompensa",
     ruling="garments.reward_not_given_up")
rule("garments.reward_tile_free", reward_tile_price, 0,
     "a tile gained so costs {answer} Livre",
     "uma peça ganha assim custa {answer} Libras",
     "una ficha obtenida así cuesta {answer} Livre",
     ruling="garments.original_silent")
rule("garments.reward_tile_any_drawer", reward_tile_from, "may",
     "it may come from any drawer",
     "ela pode vir de qualquer gaveta",
     "puede venir de cualquier segmento",
     ruling="garments.original_silent")
rule("garments.reward_tile_displayed", tile_reward_by_bag, "may not",
     "it comes from nowhere else",
     "ela não vem de outro lugar",
     "no viene de ningún otro sitio",
     ruling="garments.original_silent")
rule("garments.reward_tile_lost", reward_tile_empty, True,
     "with all drawers empty, it is lost",
     "com todas as gavetas vazias, ela se perde",
     "con todos los segmentos vacíos, se pierde",
     ruling="garments.original_silent")
rule("garments.reward_tile_at_once", reward_tile_decided_at_once, True,
     "its use is decided at once",
     "seu uso se decide na hora",
     "su uso se decide en el acto",
     ruling="garments.original_silent")
rule("garments.reward_tile_kept", reward_tile_kept, "may",
     "it may be kept as silk",
     "ela pode ser guardada como seda",
     "se puede guardar como seda",
     ruling="garments.original_silent")
rule("garments.reward_tile_converted", reward_tile_use, "may",
     "it may be turned into thread or lace",
     "ela pode virar Linha ou Renda",
     "se puede convertir en hilo o encaje",
     ruling="garments.original_silent")

# Selling.
rule("garments.sale_value", sell_pays, VALUE,
     "selling pays the value on the tile",
     "vender rende o valor que está na peça",
     "vender da el valor de la ficha")
rule("garments.renting_pays_nothing", renting_pays_value, False,
     "renting does not pay that value",
     "alugar não rende esse valor",
     "alquilar no da ese valor",
     ruling="garments.renting_pays_nothing")
rule("garments.value_left", garment_value_at, BoardEdge.LEFT,
     "the value stands on the left of the tile",
     "o valor fica à esquerda na peça",
     "el valor está a la izquierda de la ficha",
     editions=ORIGINAL)
rule("garments.value_somewhere", garment_value_at, OPEN,
     "on which side the value stands, the text does not say",
     "o texto não diz de que lado fica o valor",
     "el texto no dice en qué lado está el valor",
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
     "it gets no marker, no space and no points",
     "ele não recebe marcador, espaço nem pontos",
     "no recibe marcador, espacio ni puntos",
     ruling="garments.sold_gets_nothing")
