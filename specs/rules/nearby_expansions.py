"""What is played at the edge of what the texts of the expansions tell."""

from oracle.rules import OPEN, Rulebook
from specs.questions.nearby_expansions import (
    OwnCard,
    couture_all_in_bag,
    reserve_bonus_own_card,
    solo_tiles_step,
    with_jewelry,
)

DELUXE = ("deluxe-2020",)

bonuses = Rulebook("jewelry_bonuses")
solo = Rulebook("solo")
garment_sets = Rulebook("garment_sets")

bonuses("jewelry_bonuses.reserve_own_card", reserve_bonus_own_card, OwnCard.CHOSEN,
        "for a card from the reserve whose bonus may depute its own card, that is the chosen card",
        "para uma carta da reserva cujo Bônus delega a própria carta, esta é a carta escolhida",
        "para una carta de la reserva cuya bonificación delega la propia carta, esta es la carta elegida",
        editions=DELUXE, ruling="jewelry_bonuses.reserve_own_card")
solo("solo.tiles_any_step", solo_tiles_step, OPEN,
     "when in the final scoring Madame du Barry's tiles count is not settled, and changes nothing",
     "em que passo da pontuação final contam as peças da Madame du Barry fica em aberto e não muda nada",
     "en qué paso de la puntuación final cuentan las fichas de Madame du Barry queda abierto y no cambia nada",
     editions=DELUXE, ruling="solo.tiles_any_step")
garment_sets("garment_sets.couture_whole", couture_all_in_bag, True,
             "with the Jewelry Box all Haute Couture garments go into the bag",
             "com o Porta-Joias, todos os Trajes da Alta Costura vão para a bolsa",
             "con el Joyero todos los Vestidos de Alta Costura van a la bolsa",
             when=with_jewelry, editions=DELUXE)
garment_sets("garment_sets.couture_two_out", couture_all_in_bag, False,
             "without the Jewelry Box the Haute Couture garments that need it stay out of the bag",
             "sem o Porta-Joias, os Trajes da Alta Costura que precisam dele ficam fora da bolsa",
             "sin el Joyero, los Vestidos de Alta Costura que lo necesitan quedan fuera de la bolsa",
             when=~with_jewelry, editions=DELUXE, ruling="garment_sets.couture_two_out")
