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
     "the Journeyman takes a card from the player's reserve",
     "o Artesão toma uma carta da reserva do jogador",
     "el Oficial toma una carta de la reserva del jugador",
     when=card_place == CardPlace.RESERVE, editions=DELUXE)
rule("jewelry_bonuses.from_nowhere_else", reserve_bonus_from, "may not",
     "it takes none from the hand or the discard pile, nor the card being played",
     "não toma carta da mão nem do descarte, nem a que está em jogo",
     "no toma carta de la mano ni del descarte, ni la que está en juego",
     when=~(card_place == CardPlace.RESERVE), editions=DELUXE)
rule("jewelry_bonuses.reserve_to_discard", reserve_bonus_put, CardPlace.DISCARD,
     "the chosen card goes to the player's own discard pile",
     "a carta escolhida vai para o descarte do próprio jogador",
     "la carta elegida va al descarte del propio jugador",
     editions=DELUXE)
rule("jewelry_bonuses.reserve_face_up", reserve_bonus_face_up, True,
     "it lies there face up",
     "ela fica ali virada para cima",
     "queda allí boca arriba",
     editions=DELUXE)
rule("jewelry_bonuses.reserve_at_once", reserve_bonus_at_once, "may",
     "then its bonus may be used at once, or not at all",
     "então o Bônus dela pode ser usado já, ou não mais",
     "entonces su bonificación se puede usar ya, o ya no",
     editions=DELUXE, ruling="jewelry_bonuses.optional")
rule("jewelry_bonuses.one_of_reserve", reserve_bonus_cards, 1,
     "it uses {answer} card",
     "ele usa {answer} carta",
     "usa {answer} carta",
     editions=DELUXE)
rule("jewelry_bonuses.any_of_reserve", reserve_bonus_any_card, "may",
     "the player looks through the reserve and chooses freely",
     "o jogador olha a reserva e escolhe livremente",
     "el jugador mira la reserva y elige libremente",
     editions=DELUXE)
rule("jewelry_bonuses.reserve_takes_no_action", reserve_bonus_main_action, "may not",
     "the chosen card takes no main action",
     "a carta escolhida não faz Ação Principal",
     "la carta elegida no realiza acción principal",
     editions=DELUXE)
rule("jewelry_bonuses.reserve_crowned", reserve_bonus_crowned, "may",
     "a card with a bonus for the end may be chosen, but it gives nothing now",
     "uma carta com Bônus de fim de jogo pode ser escolhida, mas agora nada dá",
     "se puede elegir una carta con bonificación de final, pero ahora no da nada",
     editions=DELUXE, ruling="third_options.any_reserve_card")
rule("jewelry_bonuses.reserve_without_bonus", reserve_bonus_without_bonus, "may",
     "so may a card without a bonus, just to have it discarded",
     "também uma carta sem Bônus, só para descartá-la",
     "también una carta sin bonificación, solo para descartarla",
     editions=DELUXE, ruling="third_options.any_reserve_card")
rule("jewelry_bonuses.reserve_renewed", reserve_bonus_empty, Outcome.NEW_RESERVE,
     "if the reserve is empty, the discard pile becomes the reserve first",
     "se a reserva está vazia, antes o descarte vira a reserva",
     "si la reserva está vacía, antes el descarte pasa a ser la reserva",
     when=~own_discard_empty, editions=DELUXE, ruling="jewelry_bonuses.reserve_renewed")
rule("jewelry_bonuses.played_card_on_top", reserve_bonus_top, PileTop.PLAYED,
     "the played card follows at the end of the turn and lies on top",
     "a carta jogada vem no fim do turno e fica em cima",
     "la carta jugada llega al final del turno y queda encima",
     editions=DELUXE, ruling="jewelry_bonuses.played_card_on_top")
rule("jewelry_bonuses.reserve_chain", reserve_bonus_nested, "may",
     "a card that copies or uses another one's bonus may be chosen as well",
     "pode-se escolher também uma carta que copia ou usa o Bônus de outra",
     "también se puede elegir una carta que copia o usa la bonificación de otra",
     editions=DELUXE)
rule("jewelry_bonuses.reserve_deputes_itself", reserve_bonus_deputes_itself, "may",
     "the chosen card belongs to the team and may depute itself",
     "a carta escolhida é da equipe e pode delegar a si mesma",
     "la carta elegida es del mazo y puede delegarse a sí misma",
     editions=DELUXE)
rule("jewelry_bonuses.reserve_once", reserve_bonus_times, 1,
     "all this happens {answer} time for each play of the card",
     "tudo isso ocorre {answer} vez a cada vez que a carta é jogada",
     "todo esto ocurre {answer} vez cada vez que se juega la carta",
     editions=DELUXE)

# Copying.
rule("jewelry_bonuses.copies_top", copy_bonus_from, CopyFrom.TOP,
     "the top card of a discard pile is copied",
     "copia-se a carta de cima de um descarte",
     "se copia la carta superior de un descarte",
     editions=DELUXE)
rule("jewelry_bonuses.copies_opponent", copy_bonus_pile_of, Whose.OPPONENT,
     "it is an opponent's pile",
     "o descarte é de um oponente",
     "el descarte es de un oponente",
     editions=DELUXE)
rule("jewelry_bonuses.copies_any_opponent", copy_bonus_any_opponent, "may",
     "the player chooses which opponent's",
     "o jogador escolhe de qual oponente",
     "el jugador elige de qué oponente",
     editions=DELUXE)
rule("jewelry_bonuses.copying_optional", copy_bonus_use, "may",
     "nobody has to copy",
     "ninguém é obrigado a copiar",
     "nadie está obligado a copiar",
     editions=DELUXE)
rule("jewelry_bonuses.copied_as_played", copy_bonus_as_played, True,
     "the bonus works as if the player had played that card",
     "o Bônus vale como se o jogador tivesse jogado aquela carta",
     "la bonificación vale como si el jugador hubiera jugado esa carta",
     editions=DELUXE)
rule("jewelry_bonuses.copy_takes_no_action", copy_bonus_main_action, "may not",
     "only the bonus is copied, no main action",
     "copia-se só o Bônus, nenhuma Ação Principal",
     "solo se copia la bonificación, ninguna acción principal",
     editions=DELUXE)
rule("jewelry_bonuses.copy_counts_own", copy_bonus_counts_for, Whose.PLAYER,
     "it counts what the copying player has",
     "ele conta o que tem o jogador que copia",
     "cuenta lo que tiene el jugador que copia",
     editions=DELUXE)
rule("jewelry_bonuses.copy_has_role", copy_bonus_role_of, RoleOf.COPIED,
     "an action by it is taken as the copied employee's role",
     "uma ação dele é feita com o tipo do Funcionário copiado",
     "una acción suya se realiza con el tipo del Empleado copiado",
     editions=DELUXE)
rule("jewelry_bonuses.copy_elsewhere", copy_bonus_empty, Outcome.OTHER_OPPONENT,
     "an empty pile has nothing to copy, so another opponent is chosen",
     "um descarte vazio nada tem a copiar: escolhe-se outro oponente",
     "un descarte vacío no tiene nada que copiar: se elige otro oponente",
     when=~every_discard_empty, editions=DELUXE, ruling="jewelry_bonuses.nothing_to_copy")
rule("jewelry_bonuses.nothing_to_copy", copy_bonus_empty, Outcome.NOTHING,
     "if every opponent's pile is empty, the bonus gives nothing",
     "se todos os descartes dos oponentes estão vazios, o Bônus nada dá",
     "si todos los descartes de los oponentes están vacíos, la bonificación no da nada",
     when=every_discard_empty, editions=DELUXE, ruling="jewelry_bonuses.nothing_to_copy")
rule("jewelry_bonuses.copies_no_crown", copy_bonus_crowned, "may not",
     "a bonus for the end cannot be copied",
     "um Bônus de fim de jogo não pode ser copiado",
     "una bonificación de final no se puede copiar",
     editions=DELUXE)
rule("jewelry_bonuses.copy_chain", copy_bonus_nested, "may",
     "a bonus that itself copies may be copied, too",
     "um Bônus que também copia pode ser copiado",
     "una bonificación que también copia se puede copiar",
     editions=DELUXE)
rule("jewelry_bonuses.copy_deputes_played", copy_bonus_deputes, Deputed.PLAYED,
     "where the copied card could depute itself, the played card may go, never the opponent's",
     "onde a carta copiada poderia delegar a si mesma, sai a carta jogada, nunca a do oponente",
     "donde la carta copiada podría delegarse a sí misma, puede irse la jugada, nunca la del oponente",
     editions=DELUXE, ruling="jewelry_bonuses.copy_deputes_played")
rule("jewelry_bonuses.copied_card_stays", copy_bonus_moves_card, False,
     "the copied card stays where it lies",
     "a carta copiada fica onde está",
     "la carta copiada se queda donde está",
     editions=DELUXE)

# Making a garment to sell.
rule("jewelry_bonuses.sale_makes_one", sale_bonus_actions, 1,
     "the Journeyman's bonus makes {answer} additional garment",
     "o Bônus do Artesão faz {answer} Traje adicional",
     "la bonificación del Oficial hace {answer} Vestido adicional",
     editions=DELUXE)
rule("jewelry_bonuses.sale_due", sale_bonus_fate, "must",
     "that garment has to be sold",
     "esse Traje tem de ser vendido",
     "ese Vestido se tiene que vender",
     when=fate == Fate.SELL, editions=DELUXE)
rule("jewelry_bonuses.sale_not_rented", sale_bonus_fate, "may not",
     "it cannot be rented",
     "ele não pode ser alugado",
     "no se puede alquilar",
     when=fate == Fate.RENT, editions=DELUXE)
rule("jewelry_bonuses.sale_pays_value", sale_bonus_pays, PaidIn.VALUE,
     "the sale pays the value on the garment",
     "a venda paga o valor que está no Traje",
     "la venta paga el valor que está en el Vestido",
     editions=DELUXE)
rule("jewelry_bonuses.sale_point", sale_bonus_points, 1,
     "and brings {answer} prestige point",
     "e traz {answer} Ponto de Prestígio",
     "y trae {answer} Punto de Prestigio",
     editions=DELUXE)
rule("jewelry_bonuses.sale_point_needs_garment", sale_bonus_points_without_garment, False,
     "without a garment made there is no such point",
     "sem Traje costurado não há esse ponto",
     "sin Vestido hecho no hay ese punto",
     editions=DELUXE)
rule("jewelry_bonuses.sale_no_thimble", sale_bonus_master_garment, "may not",
     "a garment with the golden thimble cannot be made by this bonus",
     "um Traje com dedal dourado não pode ser feito por este Bônus",
     "un Vestido con el dedal dorado no se puede hacer con esta bonificación",
     editions=DELUXE)
rule("jewelry_bonuses.sale_no_thimble_for_anyone", sale_bonus_master_garment_by, "may not",
     "not even when a Master copies or uses it",
     "nem quando um Mestre o copia ou usa",
     "ni cuando un Maestro la copia o la usa",
     editions=DELUXE)
rule("jewelry_bonuses.sale_price_due", sale_bonus_price_due, "must",
     "price and resources are due as for any garment",
     "preço e recursos são devidos como em qualquer Traje",
     "precio y recursos se deben como en cualquier Vestido",
     editions=DELUXE)
rule("jewelry_bonuses.sale_after_any_main", sale_bonus_after_any_main, "may",
     "it may follow any main action",
     "pode seguir qualquer Ação Principal",
     "puede seguir a cualquier acción principal",
     editions=DELUXE)
