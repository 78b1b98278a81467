"""Where a general sentence of the base game has its exception elsewhere, and what has no use."""

from oracle.rules import OPEN, Rulebook
from specs.questions.fourth_base import (
    additional_action_apart,
    decoration_costs_printed,
    decoration_numbers_told_by,
    deputing_pays_printed,
    every_hand_card_played,
    garment_comes_to_fireworks,
    garment_costs_as_printed,
    garment_given_up_after_paying,
    kept_tile_other_use,
    lesser_thimble_asked_for,
    lesser_thimbles_told,
    main_action_with_card,
    queue_before_first_round,
    queue_cleared_in_round_one,
    reward_after_marker,
    second_color_needs_silk,
    statue_scored_in_both_steps,
    tile_use_chosen_at_once,
)

bonuses = Rulebook("bonuses")
decorations = Rulebook("decorations")
deputing = Rulebook("deputing")
garments = Rulebook("garments")
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

# Turns.
turns("turns.action_with_card", main_action_with_card, "may",
      "with the card that is played, a main action may be taken",
      "com a carta jogada pode-se fazer uma Ação Principal",
      "con la carta jugada se puede hacer una acción principal",
      ruling="fourth.action_with_card")
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
         "no se puede renunciar a hacer un Vestido una vez pagados sus costes",
         ruling="fourth.making_goes_through")
garments("garments.marker_before_reward", reward_after_marker, True,
         "a rented garment gets its marker before the reward of its guest space is gained",
         "o Traje alugado recebe a Grife antes de se ganhar a recompensa do espaço de convidado",
         "el Vestido alquilado recibe su marcador antes de ganarse la recompensa del espacio de Invitado",
         ruling="fourth.marker_before_reward")
garments("garments.second_color_idle", second_color_needs_silk, False,
         "a second colour drawn on a garment asks for no silk of its own",
         "uma segunda cor desenhada no Traje não exige seda dessa cor",
         "un segundo color dibujado en un Vestido no exige seda de ese color",
         ruling="fourth.second_color")

garments("garments.silk_may_be_saved", garment_costs_as_printed, False,
         "a garment made by a bonus may take less silk than its sketch shows",
         "um Traje costurado por um Bônus pode levar menos seda do que o Croqui mostra",
         "un Vestido hecho por una bonificación puede llevar menos seda de la que muestra su boceto",
         ruling="fourth.borrowed")

# Staff.
deputing("deputing.printed_amount_not_always", deputing_pays_printed, False,
         "deputing by a bonus does not bring the Livre printed on the card",
         "delegar por um Bônus não traz as Libras impressas na carta",
         "liberar por una bonificación no trae los Livre impresos en la carta",
         ruling="fourth.borrowed")

# Decorations and bonuses.
decorations("decorations.printed_price_not_always", decoration_costs_printed, False,
            "a decoration funded by a bonus costs less than its printed price",
            "uma Decoração financiada por um Bônus custa menos que o valor impresso",
            "una decoración financiada por una bonificación cuesta menos que su precio impreso",
            ruling="fourth.borrowed")
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
