"""What is played where a fifth reading of the base game finds the texts silent."""

from oracle.rules import OPEN, Rulebook
from specs.questions.fifth_base import (
    GarmentColors,
    forgotten_gain_later,
    garment_colors_are,
    garment_discard_face_up,
    hand_card_deputed_costs_turn,
    marker_substitute,
    queue_gap_stays,
    saved_roll_spares_tile,
    several_rewards_on_space,
    silk_beyond_saving_lost,
)

DELUXE = ("deluxe-2020",)
ORIGINAL = ("original-2013",)

bonuses = Rulebook("bonuses")
garments = Rulebook("garments")
general = Rulebook("general")
hiring = Rulebook("hiring")
turns = Rulebook("turns")

general("general.any_substitute", marker_substitute, True,
        "anything that shows whose it is may stand in for an ownership marker that has run out",
        "qualquer coisa que mostre de quem é pode substituir uma Grife que acabou",
        "cualquier cosa que muestre de quién es puede sustituir a un marcador de propiedad agotado",
        ruling="fifth.plain_sense")
turns("turns.forgotten_is_lost", forgotten_gain_later, "may not",
      "a reward, an income or points that were forgotten may not be taken in a later turn",
      "recompensa, receita ou Pontos esquecidos não podem ser tomados num turno posterior",
      "una recompensa, unos ingresos o unos puntos olvidados no se pueden tomar en un turno posterior",
      ruling="fifth.forgotten")
turns("turns.deputed_hand_card", hand_card_deputed_costs_turn, True,
      "a card of the hand that a bonus deputes is one turn less in the round",
      "uma carta da mão delegada por um Bônus é um turno a menos na Rodada",
      "una carta de la mano liberada por una bonificación es un turno menos en la ronda",
      ruling="fifth.plain_sense")
garments("garments.rewards_on_board", several_rewards_on_space, OPEN,
         "whether one guest space brings several rewards is shown by the board alone",
         "se um espaço de convidado dá várias recompensas, só o tabuleiro mostra",
         "si un espacio de Invitado da varias recompensas solo lo muestra el tablero",
         ruling="fifth.board_alone")
bonuses("bonuses.saved_roll_spares_tile", saved_roll_spares_tile, True,
        "a roll saved by a bonus may spare its owner a whole tile",
        "um fardo poupado por um Bônus pode dispensar uma peça inteira",
        "un fardo ahorrado por una bonificación puede ahorrar una ficha entera",
        ruling="fifth.saved_roll")
bonuses("bonuses.silk_beyond_saving", silk_beyond_saving_lost, True,
        "silk that is too much because a bonus saves a roll is lost like any excess",
        "a seda que sobra porque um Bônus poupa um fardo é perdida como todo excesso",
        "la seda que sobra porque una bonificación ahorra un fardo se pierde como todo exceso",
        ruling="fifth.saved_roll")
garments("garments.colors_deluxe", garment_colors_are, GarmentColors.DELUXE,
         "in the Deluxe edition garments are blue, pink, green and orange",
         "na edição Deluxe os Trajes são azuis, rosa, verdes e laranja",
         "en la edición Deluxe los Vestidos son azules, rosas, verdes y naranjas",
         editions=DELUXE)
garments("garments.colors_original", garment_colors_are, GarmentColors.ORIGINAL,
         "in the original edition garments are yellow, green, red and blue",
         "na edição original os Trajes são amarelos, verdes, vermelhos e azuis",
         "en la edición original los Vestidos son amarillos, verdes, rojos y azules",
         editions=ORIGINAL)
garments("garments.discarded_lie_face_up", garment_discard_face_up, True,
         "discarded garments lie face up",
         "os Trajes descartados ficam virados para cima",
         "los Vestidos descartados quedan boca arriba",
         ruling="fifth.small_things")
hiring("hiring.queue_gap_stays", queue_gap_stays, True,
       "the employees left in the queue stay where they lie when one is hired",
       "os Funcionários restantes na fila ficam onde estão quando um é contratado",
       "los Empleados restantes en la fila se quedan donde están cuando se contrata a uno",
       ruling="fifth.small_things")
