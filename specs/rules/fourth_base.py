"""Where a general sentence of the base game has its exception elsewhere, and what has no use."""

from oracle.rules import OPEN, Rulebook
from specs.questions.fourth_base import (
    MasterlessTeam,
    MastersKept,
    OnlyByMaster,
    additional_action_apart,
    decoration_costs_printed,
    decoration_numbers_told_by,
    deputed_card_without_bonus,
    deputing_pays_printed,
    every_hand_card_played,
    garment_comes_to_fireworks,
    garment_costs_as_printed,
    garment_given_up_after_paying,
    higher_factor_goes_to,
    kept_tile_other_use,
    lesser_thimble_asked_for,
    lesser_thimbles_told,
    main_action_with_card,
    masters_to_keep,
    only_master_makes,
    queue_before_first_round,
    queue_cleared_in_round_one,
    reward_after_marker,
    second_color_needs_silk,
    statue_scored_in_both_steps,
    team_without_masters,
    tile_use_chosen_at_once,
)

DELUXE = ("deluxe-2020",)
ORIGINAL = ("original-2013",)

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
      ruling="fourth.main_action_optional")
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

# Staff.
deputing("deputing.keep_last_master", masters_to_keep, MastersKept.LAST,
         "players are advised to keep the last Master of the team",
         "aconselha-se a manter o último Mestre da equipe",
         "se aconseja conservar al último Maestro del mazo",
         ruling="fourth.borrowed")
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
bonuses("bonuses.idle_card_deputed", deputed_card_without_bonus, "may",
        "a bonus may depute a card that has no bonus of its own to use",
        "um Bônus pode delegar uma carta que não tem Bônus próprio para usar",
        "una bonificación puede liberar una carta que no tiene bonificación propia que usar",
        ruling="fourth.idle_card_deputed")
bonuses("bonuses.additional_action_apart", additional_action_apart, True,
        "an additional action of a bonus is independent of the main action",
        "uma ação adicional de um Bônus independe da Ação Principal",
        "una acción adicional de una bonificación es independiente de la acción principal",
        ruling="fourth.borrowed")

deputing("deputing.no_master_left", team_without_masters, MasterlessTeam.HIRES_NO_MORE,
         "a team without a Master plays on, and hires nobody any more",
         "uma equipe sem Mestre continua a jogar, e não contrata mais ninguém",
         "un mazo sin Maestro sigue jugando, y ya no contrata a nadie",
         ruling="fourth.no_master_left")

# The final scoring.
scoring("scoring.factor_by_price_unknown", higher_factor_goes_to, OPEN,
        "which fireworks have the higher factor is shown by the board alone",
        "quais Fogos de Artifício têm o fator maior, só o tabuleiro mostra",
        "qué fuegos artificiales tienen el factor mayor solo lo muestra el tablero",
        ruling="fourth.factor_on_board")
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
