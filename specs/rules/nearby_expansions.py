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
        "a bonus that may depute its own card means the card chosen from the reserve",
        "um Bônus que pode delegar a própria carta se refere à carta escolhida da reserva",
        "una bonificación que puede quitar su propia carta se refiere a la elegida de la reserva",
        editions=DELUXE, ruling="jewelry_bonuses.reserve_own_card")
solo("solo.tiles_any_step", solo_tiles_step, OPEN,
     "when in the final scoring Madame du Barry's tiles count is not settled, and changes nothing",
     "em que momento da pontuação final contam as peças da Madame du Barry não está decidido e nada muda",
     "cuándo cuentan las losetas de Madame du Barry en la puntuación final no está decidido y no cambia nada",
     editions=DELUXE, ruling="solo.tiles_any_step")
garment_sets("garment_sets.couture_whole", couture_all_in_bag, True,
             "with the Jewelry Box the whole set of haute couture goes into the bag",
             "com o Porta-Joias todos os Trajes da Alta Costura vão para a bolsa",
             "con el Joyero todos los Vestidos de alta costura van a la bolsa",
             when=with_jewelry, editions=DELUXE)
garment_sets("garment_sets.couture_two_out", couture_all_in_bag, False,
             "without the Jewelry Box the garments that need it stay out of the bag",
             "sem o Porta-Joias, os Trajes que precisam dele ficam fora da bolsa",
             "sin el Joyero, los Vestidos que lo necesitan quedan fuera de la bolsa",
             when=~with_jewelry, editions=DELUXE, ruling="garment_sets.couture_two_out")
