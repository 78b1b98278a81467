"""The new bonuses of the Jewelry Box that use other cards, or make a garment to sell."""

from oracle.rules import Rulebook
from specs.questions.base_garments import Fate
from specs.questions.bonuses import CardPlace
from specs.questions.jewelry_bonuses_actions import (
    CopyFrom,
    Deputed,
    Outcome,
    PaidIn,
    PileTop,
    RoleOf,
    Whose,
    card_place,
    copy_bonus_any_opponent,
    copy_bonus_as_played,
    copy_bonus_counts_for,
    copy_bonus_crowned,
    copy_bonus_deputes,
    copy_bonus_empty,
    copy_bonus_from,
    copy_bonus_main_action,
    copy_bonus_moves_card,
    copy_bonus_nested,
    copy_bonus_pile_of,
    copy_bonus_role_of,
    copy_bonus_use,
    every_discard_empty,
    fate,
    own_discard_empty,
    reserve_bonus_any_card,
    reserve_bonus_at_once,
    reserve_bonus_cards,
    reserve_bonus_crowned,
    reserve_bonus_deputes_itself,
    reserve_bonus_empty,
    reserve_bonus_face_up,
    reserve_bonus_from,
    reserve_bonus_main_action,
    reserve_bonus_nested,
    reserve_bonus_put,
    reserve_bonus_times,
    reserve_bonus_top,
    reserve_bonus_without_bonus,
    sale_bonus_actions,
    sale_bonus_after_any_main,
    sale_bonus_fate,
    sale_bonus_master_garment,
    sale_bonus_master_garment_by,
    sale_bonus_pays,
    sale_bonus_points,
    sale_bonus_points_without_garment,
    sale_bonus_price_due,
)

DELUXE = ("deluxe-2020",)

rule = Rulebook("jewelry_bonuses")

# A card of the reserve.
rule("jewelry_bonuses.from_reserve", reserve_bonus_from, "may",
     "one Journeyman's bonus uses the bonus of a card from the player's own reserve",
     "o Bônus de um Artesão usa o Bônus de uma carta da reserva do próprio jogador",
     "la bonificación de un Oficial usa la de una carta de la reserva del propio jugador",
     when=card_place == CardPlace.RESERVE, editions=DELUXE)
rule("jewelry_bonuses.from_nowhere_else", reserve_bonus_from, "may not",
     "the Journeyman's reserve bonus takes no card from hand or discard pile, nor the one in play",
     "o Bônus da reserva do Artesão não usa carta da mão nem do descarte, nem a que está em jogo",
     "la bonificación de reserva del Oficial no usa carta de la mano ni del descarte, ni la que está en juego",
     when=~(card_place == CardPlace.RESERVE), editions=DELUXE)
rule("jewelry_bonuses.reserve_to_discard", reserve_bonus_put, CardPlace.DISCARD,
     "the card chosen by the Journeyman's reserve bonus goes to the player's own discard pile",
     "a carta escolhida pelo Bônus da reserva vai para o descarte do próprio jogador",
     "la carta elegida por la bonificación de reserva va a la pila de descarte del propio jugador",
     editions=DELUXE)
rule("jewelry_bonuses.reserve_face_up", reserve_bonus_face_up, True,
     "the card chosen by the Journeyman's reserve bonus lies face up in the discard pile",
     "a carta escolhida pelo Bônus da reserva fica virada para cima no descarte",
     "la carta elegida por la bonificación de reserva queda boca arriba en el descarte",
     editions=DELUXE)
rule("jewelry_bonuses.reserve_at_once", reserve_bonus_at_once, "may",
     "the bonus of the card chosen from the reserve may be used at once, or not at all",
     "o Bônus da carta escolhida da reserva pode ser usado na hora, ou não mais",
     "la bonificación de la carta elegida de la reserva se puede usar en el acto, o ya no",
     editions=DELUXE, ruling="jewelry_bonuses.optional")
rule("jewelry_bonuses.one_of_reserve", reserve_bonus_cards, 1,
     "the Journeyman's reserve bonus uses {answer} card of the reserve",
     "o Bônus da reserva do Artesão usa {answer} carta da reserva",
     "la bonificación de reserva del Oficial usa {answer} carta de la reserva",
     editions=DELUXE)
rule("jewelry_bonuses.any_of_reserve", reserve_bonus_any_card, "may",
     "for the Journeyman's reserve bonus the player looks through the reserve and chooses freely",
     "no Bônus da reserva do Artesão, o jogador olha a reserva e escolhe livremente",
     "en la bonificación de reserva del Oficial, el jugador mira la reserva y elige libremente",
     editions=DELUXE)
rule("jewelry_bonuses.reserve_takes_no_action", reserve_bonus_main_action, "may not",
     "the card chosen by the Journeyman's reserve bonus takes no main action",
     "a carta escolhida pelo Bônus da reserva não faz Ação Principal",
     "la carta elegida por la bonificación de reserva no realiza acción principal",
     editions=DELUXE)
rule("jewelry_bonuses.reserve_crowned", reserve_bonus_crowned, "may",
     "the Journeyman's reserve bonus may choose a card with an end bonus, but it gives nothing now",
     "o Bônus da reserva pode escolher carta com Bônus de fim de jogo, mas ela não dá nada agora",
     "la bonificación de reserva puede elegir una carta con bonificación final, pero ahora no da nada",
     editions=DELUXE, ruling="third_options.any_reserve_card")
rule("jewelry_bonuses.reserve_without_bonus", reserve_bonus_without_bonus, "may",
     "the Journeyman's reserve bonus may choose a card without a bonus, just to discard it",
     "o Bônus da reserva pode escolher uma carta sem Bônus, só para descartá-la",
     "la bonificación de reserva puede elegir una carta sin bonificación, solo para descartarla",
     editions=DELUXE, ruling="third_options.any_reserve_card")
rule("jewelry_bonuses.reserve_renewed", reserve_bonus_empty, Outcome.NEW_RESERVE,
     "if the reserve is empty for the Journeyman's bonus, the discard pile becomes the reserve first",
     "se a reserva está vazia para o Bônus do Artesão, antes o descarte vira a reserva",
     "si la reserva está vacía para la bonificación del Oficial, antes el descarte pasa a ser la reserva",
     when=~own_discard_empty, editions=DELUXE, ruling="jewelry_bonuses.reserve_renewed",
     excepts=("hand.not_during_round",))
rule("jewelry_bonuses.played_card_on_top", reserve_bonus_top, PileTop.PLAYED,
     "after a turn with the reserve bonus, the played card lies on top of the discard pile",
     "após um turno com o Bônus da reserva, a carta jogada fica no topo do descarte",
     "tras un turno con la bonificación de reserva, la carta jugada queda encima del descarte",
     editions=DELUXE, ruling="jewelry_bonuses.played_card_on_top")
rule("jewelry_bonuses.reserve_chain", reserve_bonus_nested, "may",
     "the reserve bonus may choose a card that itself copies or uses another card's bonus",
     "o Bônus da reserva pode escolher uma carta que também copia ou usa o Bônus de outra",
     "la bonificación de reserva puede elegir una carta que también copia o usa la de otra",
     editions=DELUXE, ruling="fifth.chains")
rule("jewelry_bonuses.reserve_deputes_itself", reserve_bonus_deputes_itself, "may",
     "the card chosen by the reserve bonus belongs to the team and may depute itself",
     "a carta escolhida pelo Bônus da reserva é da equipe e pode delegar a si mesma",
     "la carta elegida por la bonificación de reserva es del mazo y puede delegarse a sí misma",
     editions=DELUXE, ruling="fifth.chains")
rule("jewelry_bonuses.reserve_once", reserve_bonus_times, 1,
     "the Journeyman's reserve bonus is used {answer} time for each play of its card",
     "o Bônus da reserva do Artesão é usado {answer} vez a cada jogada da carta",
     "la bonificación de reserva del Oficial se usa {answer} vez por jugada de su carta",
     editions=DELUXE)

# Copying.
rule("jewelry_bonuses.copies_top", copy_bonus_from, CopyFrom.TOP,
     "the copying Journeyman copies the top card of a discard pile",
     "o Artesão que copia, copia a carta do topo de um descarte",
     "el Oficial que copia, copia la carta superior de un descarte",
     editions=DELUXE)
rule("jewelry_bonuses.copies_opponent", copy_bonus_pile_of, Whose.OPPONENT,
     "the copying Journeyman copies from an opponent's discard pile",
     "o Artesão que copia usa o descarte de um oponente",
     "el Oficial que copia usa el descarte de un oponente",
     editions=DELUXE)
rule("jewelry_bonuses.copies_any_opponent", copy_bonus_any_opponent, "may",
     "the player chooses from which opponent's pile the Journeyman copies",
     "o jogador escolhe de qual oponente o Artesão copia",
     "el jugador elige de qué oponente copia el Oficial",
     editions=DELUXE)
rule("jewelry_bonuses.copying_optional", copy_bonus_use, "may",
     "nobody has to copy a bonus with the copying Journeyman",
     "ninguém é obrigado a copiar um Bônus com o Artesão que copia",
     "nadie está obligado a copiar una bonificación con el Oficial que copia",
     editions=DELUXE)
rule("jewelry_bonuses.copied_as_played", copy_bonus_as_played, True,
     "a copied bonus works as if the player had played the copied card",
     "um Bônus copiado vale como se o jogador tivesse jogado a carta copiada",
     "una bonificación copiada vale como si el jugador hubiera jugado la carta copiada",
     editions=DELUXE)
rule("jewelry_bonuses.copy_takes_no_action", copy_bonus_main_action, "may not",
     "the copying Journeyman copies only the bonus, no main action",
     "o Artesão que copia só copia o Bônus, nenhuma Ação Principal",
     "el Oficial que copia solo copia la bonificación, ninguna acción principal",
     editions=DELUXE)
rule("jewelry_bonuses.copy_counts_own", copy_bonus_counts_for, Whose.PLAYER,
     "a copied bonus counts what the copying player has",
     "um Bônus copiado conta o que tem o jogador que copia",
     "una bonificación copiada cuenta lo que tiene el jugador que copia",
     editions=DELUXE)
rule("jewelry_bonuses.copy_has_role", copy_bonus_role_of, RoleOf.COPIED,
     "an action by a copied bonus is taken in the copied employee's role",
     "a ação de um Bônus copiado é feita com o tipo do Funcionário copiado",
     "la acción de una bonificación copiada se realiza con la clase del Empleado copiado",
     editions=DELUXE)
rule("jewelry_bonuses.copy_elsewhere", copy_bonus_empty, Outcome.OTHER_OPPONENT,
     "an opponent's empty discard pile has nothing to copy, so another opponent is chosen",
     "o descarte vazio de um oponente não tem o que copiar: escolhe-se outro oponente",
     "el descarte vacío de un oponente no tiene nada que copiar: se elige otro oponente",
     when=~every_discard_empty, editions=DELUXE, ruling="jewelry_bonuses.nothing_to_copy")
rule("jewelry_bonuses.nothing_to_copy", copy_bonus_empty, Outcome.NOTHING,
     "if every opponent's discard pile is empty, the copying bonus gives nothing",
     "se os descartes de todos os oponentes estão vazios, o Bônus de copiar não dá nada",
     "si los descartes de todos los oponentes están vacíos, la bonificación de copiar no da nada",
     when=every_discard_empty, editions=DELUXE, ruling="jewelry_bonuses.nothing_to_copy")
rule("jewelry_bonuses.copies_no_crown", copy_bonus_crowned, "may not",
     "a bonus for the end of the game cannot be copied",
     "um Bônus de fim de jogo não pode ser copiado",
     "una bonificación final no se puede copiar",
     editions=DELUXE)
rule("jewelry_bonuses.copy_chain", copy_bonus_nested, "may",
     "a bonus that itself copies may be copied, too",
     "um Bônus que também copia pode ser copiado",
     "una bonificación que también copia se puede copiar",
     editions=DELUXE, ruling="fifth.chains")
rule("jewelry_bonuses.copy_deputes_played", copy_bonus_deputes, Deputed.PLAYED,
     "where a copied card could depute itself, the played card may go, never the opponent's",
     "onde a carta copiada poderia delegar a si mesma, sai a carta jogada, nunca a do oponente",
     "donde la carta copiada podría delegarse a sí misma, puede irse la jugada, nunca la del oponente",
     editions=DELUXE, ruling="jewelry_bonuses.copy_deputes_played")
rule("jewelry_bonuses.copied_card_stays", copy_bonus_moves_card, False,
     "a copied card stays in its owner's discard pile",
     "a carta copiada fica no descarte do dono",
     "la carta copiada se queda en el descarte de su dueño",
     editions=DELUXE)

# Making a garment to sell.
rule("jewelry_bonuses.sale_makes_one", sale_bonus_actions, 1,
     "one Journeyman's bonus makes {answer} additional garment, which is sold",
     "o Bônus de um Artesão costura {answer} Traje adicional, que é vendido",
     "la bonificación de un Oficial hace {answer} Vestido adicional, que se vende",
     editions=DELUXE)
rule("jewelry_bonuses.sale_due", sale_bonus_fate, "must",
     "the garment of the Journeyman's selling bonus has to be sold",
     "o Traje do Bônus de venda do Artesão tem de ser vendido",
     "el Vestido de la bonificación de venta del Oficial se tiene que vender",
     when=fate == Fate.SELL, editions=DELUXE)
rule("jewelry_bonuses.sale_not_rented", sale_bonus_fate, "may not",
     "the garment of the Journeyman's selling bonus cannot be rented",
     "o Traje do Bônus de venda do Artesão não pode ser alugado",
     "el Vestido de la bonificación de venta del Oficial no se puede alquilar",
     when=fate == Fate.RENT, editions=DELUXE,
     excepts=("garments.rent_or_sell", "garments.rent_or_sell_master", "bonuses.rent_or_sell"))
rule("jewelry_bonuses.sale_pays_value", sale_bonus_pays, PaidIn.VALUE,
     "the Journeyman's selling bonus pays the value on the garment",
     "o Bônus de venda do Artesão paga o valor que está no Traje",
     "la bonificación de venta del Oficial paga el valor del Vestido",
     editions=DELUXE)
rule("jewelry_bonuses.sale_point", sale_bonus_points, 1,
     "the Journeyman's selling bonus brings {answer} prestige point",
     "o Bônus de venda do Artesão dá {answer} Ponto de Prestígio",
     "la bonificación de venta del Oficial da {answer} Punto de Prestigio",
     editions=DELUXE)
rule("jewelry_bonuses.sale_point_needs_garment", sale_bonus_points_without_garment, False,
     "without a garment made, the Journeyman's selling bonus brings no point",
     "sem Traje costurado, o Bônus de venda do Artesão não dá ponto",
     "sin Vestido hecho, la bonificación de venta del Oficial no da punto",
     editions=DELUXE)
rule("jewelry_bonuses.sale_no_thimble", sale_bonus_master_garment, "may not",
     "the Journeyman's selling bonus cannot make a garment with the golden thimble",
     "o Bônus de venda do Artesão não pode costurar um Traje com dedal dourado",
     "la bonificación de venta del Oficial no puede hacer un Vestido con el dedal dorado",
     editions=DELUXE)
rule("jewelry_bonuses.sale_no_thimble_for_anyone", sale_bonus_master_garment_by, "may not",
     "not even a Master using or copying the selling bonus makes a garment with the golden thimble",
     "nem um Mestre que use ou copie o Bônus de venda costura um Traje com dedal dourado",
     "ni un Maestro que use o copie la bonificación de venta hace un Vestido con el dedal dorado",
     editions=DELUXE)
rule("jewelry_bonuses.sale_price_due", sale_bonus_price_due, "must",
     "for the garment of the selling bonus, price and resources are due as usual",
     "pelo Traje do Bônus de venda, preço e recursos são devidos como sempre",
     "por el Vestido de la bonificación de venta se deben precio y recursos como siempre",
     editions=DELUXE)
rule("jewelry_bonuses.sale_after_any_main", sale_bonus_after_any_main, "may",
     "the Journeyman's selling bonus may follow any main action",
     "o Bônus de venda do Artesão pode seguir qualquer Ação Principal",
     "la bonificación de venta del Oficial puede seguir a cualquier acción principal",
     editions=DELUXE)
