"""Where a general sentence of the base game has its exception elsewhere, and what has no use."""

from oracle.rules import OPEN, Rulebook
from specs.questions.fourth_base import (
    DiscardBack,
    FavorSeen,
    IncomeGarments,
    MastersKept,
    NotionsPaid,
    OnlyByMaster,
    additional_action_apart,
    decoration_costs_printed,
    decoration_numbers_told_by,
    deputing_pays_printed,
    discard_comes_back,
    every_hand_card_played,
    favor_seen_when,
    garment_comes_to_fireworks,
    garment_costs_as_printed,
    garment_given_up_after_paying,
    income_garments_named_by,
    kept_tile_other_use,
    lesser_thimble_asked_for,
    lesser_thimbles_told,
    main_action_with_card,
    masters_to_keep,
    notions_paid_as,
    only_master_makes,
    queue_before_first_round,
    queue_cleared_in_round_one,
    reward_after_marker,
    second_color_needs_silk,
    statue_scored_in_both_steps,
    tile_use_chosen_at_once,
)

DELUXE = ("deluxe-2020",)
ORIGINAL = ("original-2013",)

bonuses = Rulebook("bonuses")
decorations = Rulebook("decorations")
deputing = Rulebook("deputing")
favor = Rulebook("favor")
garments = Rulebook("garments")
hand = Rulebook("hand")
income = Rulebook("income")
preparation = Rulebook("preparation")
resources = Rulebook("resources")
scoring = Rulebook("scoring")
turns = Rulebook("turns")

# Preparing round one.
preparation("preparation.queue_empty_before", queue_before_first_round, 0,
            "before round one is prepared, {answer} employees lie in the queue",
            "antes de se preparar a 1ª Rodada, há {answer} Funcionários na fila",
            "antes de preparar la primera ronda hay {answer} Empleados en la fila")
preparation("preparation.queue_cleared_always", queue_cleared_in_round_one, True,
            "clearing the queue of leftovers is a step of round one, too, though nothing is left over then",
            "retirar da fila o que restou também é um passo da 1ª Rodada, embora nada reste então",
            "retirar de la fila lo sobrante es también un paso de la primera ronda, aunque entonces no sobra nada",
            ruling="fourth.borrowed")

# The hand.
hand("hand.discard_comes_back", discard_comes_back, DiscardBack.RESERVE,
     "cards of the discard pile come back into the reserve, from which the hand is chosen",
     "as cartas do descarte voltam à reserva, da qual se escolhe a mão",
     "las cartas de la pila de descarte vuelven a la reserva, de la que se elige la mano",
     ruling="fourth.discard_comes_back")

# Turns.
favor("favor.seen_after_last_round", favor_seen_when, FavorSeen.LAST_ROUND,
      "in the Deluxe edition, who holds the favor at the end of the last round gets its points",
      "na edição Deluxe, quem tem o Favor ao fim da última Rodada recebe seus Pontos",
      "en la edición Deluxe, quien tiene el favor al final de la última ronda recibe sus puntos",
      editions=DELUXE)
favor("favor.seen_at_game_end", favor_seen_when, FavorSeen.GAME,
      "in the original edition, who holds the favor at the end of the game gets its points",
      "na edição original, quem tem o Favor no fim do jogo recebe seus Pontos",
      "en la edición original, quien tiene el favor al final de la partida recibe sus puntos",
      editions=ORIGINAL)
turns("turns.action_with_card", main_action_with_card, "may",
      "with the card that is played, a main action may be taken",
      "com a carta jogada pode-se fazer uma Ação Principal",
      "con la carta jugada se puede hacer una acción principal")
turns("turns.hand_card_can_leave", every_hand_card_played, False,
      "a card chosen for a hand may leave it unplayed, deputed by a bonus",
      "uma carta escolhida para a mão pode sair sem ser jogada, delegada por um Bônus",
      "una carta elegida para la mano puede salir sin jugarse, delegada por una bonificación",
      ruling="fourth.borrowed")
turns("turns.golden_thimble_alone", lesser_thimble_asked_for, False,
      "no rule asks for a silver, copper or brass thimble",
      "nenhuma regra pede um dedal de prata, cobre ou latão",
      "ninguna regla pide un dedal de plata, cobre o latón")
turns("turns.lesser_thimbles", lesser_thimbles_told, True,
      "Journeymen and Apprentices bear thimbles of their own as signs of their roles",
      "Artesãos e Aprendizes têm dedais próprios como sinal do seu tipo",
      "Oficiales y Aprendices llevan dedales propios como señal de su tipo")

# Resource tiles.
resources("resources.kept_tiles_for_points", kept_tile_other_use, True,
          "a kept resource tile may also be given for prestige points, by a bonus",
          "uma peça de Recurso guardada também pode ser dada por Pontos de Prestígio, num Bônus",
          "una ficha de Recurso guardada también se puede dar por Puntos de Prestigio, con una bonificación",
          ruling="fourth.borrowed")
resources("resources.use_chosen_at_once", tile_use_chosen_at_once, True,
          "it is decided at once whether a resource tile is kept or discarded, however it was gained",
          "decide-se na hora se uma peça de Recurso é guardada ou descartada, venha de onde vier",
          "se decide en el acto si una ficha de Recurso se guarda o se descarta, venga de donde venga")

# Garments.
garments("garments.making_goes_through", garment_given_up_after_paying, "may not",
         "making a garment may not be given up once its costs are paid",
         "não se pode desistir de costurar um Traje depois de pagar seus custos",
         "no se puede renunciar a hacer un Vestido una vez pagados sus costes")
garments("garments.marker_before_reward", reward_after_marker, True,
         "a rented garment gets its marker before the reward of its guest space is gained",
         "o Traje alugado recebe a Grife antes de se ganhar a recompensa do espaço de convidado",
         "el Vestido alquilado recibe su marcador antes de ganarse la recompensa del espacio de Invitado",
         ruling="fourth.marker_before_reward")
garments("garments.second_color_idle", second_color_needs_silk, False,
         "a second colour drawn on a garment asks for no silk of its own",
         "uma segunda cor desenhada no Traje não exige seda dessa cor",
         "un segundo color dibujado en un Vestido no exige seda de ese color")

garments("garments.silk_may_be_saved", garment_costs_as_printed, False,
         "a garment made by a bonus may take less silk than its sketch shows",
         "um Traje costurado por um Bônus pode levar menos seda do que o Croqui mostra",
         "un Vestido hecho por una bonificación puede llevar menos seda de la que muestra su boceto",
         ruling="fourth.lessened")

garments("garments.thimble_asks_for_master", only_master_makes, OnlyByMaster.THIMBLE,
         "the garments that a Master alone makes are those with the golden thimble",
         "os Trajes que só um Mestre costura são os do dedal dourado",
         "los Vestidos que solo hace un Maestro son los del dedal dorado",
         ruling="fourth.only_thimble")

garments("garments.notions_at_hand", notions_paid_as, NotionsPaid.AT_HAND,
         "in the Deluxe edition thread and lace that pay for a garment lie before the player",
         "na edição Deluxe a Linha e a Renda que pagam um Traje estão à frente do jogador",
         "en la edición Deluxe el hilo y el encaje que pagan un Vestido están delante del jugador",
         editions=DELUXE)
garments("garments.notions_wooden", notions_paid_as, NotionsPaid.WOODEN,
         "in the original edition thread and lace that pay for a garment are wooden markers",
         "na edição original a Linha e a Renda que pagam um Traje são marcadores de madeira",
         "en la edición original el hilo y el encaje que pagan un Vestido son marcadores de madera",
         editions=ORIGINAL)

# Income.
income("income.garments_in_halls", income_garments_named_by, IncomeGarments.HALLS,
       "in the Deluxe edition the kitchen pays for the garments rented in the halls",
       "na edição Deluxe a Cozinha paga pelos Trajes alugados nas Galerias",
       "en la edición Deluxe la cocina paga por los Vestidos alquilados en los salones",
       editions=DELUXE)
income("income.garments_on_board", income_garments_named_by, IncomeGarments.BOARD,
       "in the original edition the fountain pays for the garments on the board",
       "na edição original a Fonte paga pelos Trajes no tabuleiro",
       "en la edición original la fuente paga por los Vestidos del tablero",
       editions=ORIGINAL)

# Staff.
deputing("deputing.keep_last_master", masters_to_keep, MastersKept.LAST,
         "the Deluxe edition advises players to keep the last Master of the team",
         "a edição Deluxe aconselha a manter o último Mestre da equipe",
         "la edición Deluxe aconseja conservar al último Maestro del mazo",
         editions=DELUXE)
deputing("deputing.keep_every_master", masters_to_keep, MastersKept.ANY,
         "the original edition advises players to keep every Master",
         "a edição original aconselha a manter todo Mestre",
         "la edición original aconseja conservar a todo Maestro",
         editions=ORIGINAL)
deputing("deputing.printed_amount_not_always", deputing_pays_printed, False,
         "deputing by a bonus does not bring the Livre printed on the card",
         "delegar por um Bônus não traz as Libras impressas na carta",
         "liberar por una bonificación no trae los Livre impresos en la carta",
         ruling="fourth.lessened")

# Decorations and bonuses.
decorations("decorations.printed_price_not_always", decoration_costs_printed, False,
            "a decoration funded by a bonus costs less than its printed price",
            "uma Decoração financiada por um Bônus custa menos que o valor impresso",
            "una decoración financiada por una bonificación cuesta menos que su precio impreso",
            ruling="fourth.lessened")
decorations("decorations.numbers_told_by", decoration_numbers_told_by, OPEN,
            "the texts do not say how the price and the points on a decoration are told apart",
            "os textos não dizem como se distinguem o preço e os Pontos de uma Decoração",
            "los textos no dicen cómo se distinguen el precio y los puntos de una Decoración",
            ruling="fourth.decoration_numbers")
bonuses("bonuses.additional_action_apart", additional_action_apart, True,
        "an additional action of a bonus is independent of the main action",
        "uma ação adicional de um Bônus independe da Ação Principal",
        "una acción adicional de una bonificación es independiente de la acción principal",
        ruling="fourth.borrowed")

# The final scoring.
scoring("scoring.fireworks_at_the_end", garment_comes_to_fireworks, True,
        "garments come to the fireworks in the final scoring, and not before",
        "os Trajes vão aos Fogos de Artifício na pontuação final, e não antes",
        "los Vestidos van a los fuegos artificiales en la puntuación final, y no antes",
        ruling="fourth.fireworks_at_the_end")
scoring("scoring.statues_twice_unknown", statue_scored_in_both_steps, OPEN,
        "the texts do not say whether a marker on a statue scores in the last scoring step, too",
        "os textos não dizem se a Grife numa Estátua também pontua no último passo da pontuação",
        "los textos no dicen si un marcador en una estatua puntúa también en el último paso de la puntuación",
        ruling="fourth.statues_twice")
