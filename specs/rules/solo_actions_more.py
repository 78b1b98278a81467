"""Further details of Madame du Barry's actions: garments, guest spaces, jewels and decorations."""

from oracle.rules import OPEN, Rulebook
from specs.questions.base_components import Kind
from specs.questions.extra_deluxe_solo import (
    JewelryFundedWhen,
    OtherwiseOf,
    garment_kind_made,
    solo_favor_before_her,
    solo_fitting_jewel,
    solo_garment_in_named_hall,
    solo_garment_number_in_example,
    solo_garments_per_action,
    solo_hall_named_at,
    solo_hire_card_down,
    solo_hire_number_in_example,
    solo_jewel_in_reserve,
    solo_jewel_may_be_missing,
    solo_jewel_of_full_hall_card,
    solo_jewelry_funded_when,
    solo_jewelry_marker_allows_jewels,
    solo_kitchen_side_most,
    solo_lower_part_decides,
    solo_master_space_for,
    solo_otherwise_refers_to,
    solo_reveals_until_room,
    solo_symbol_drawn,
    solo_tiles_in_reserve,
    solo_value_is_by_preferences,
)
from specs.questions.jewelry_box import JewelKind
from specs.questions.solo_actions import CountFrom

DELUXE = ("deluxe-2020",)

rule = Rulebook("solo")

# Favor, resources and garments.
rule("solo.favor_before_her", solo_favor_before_her, True,
     "the favor that she takes lies before her",
     "o Favor que ela pega fica diante dela",
     "el favor que toma queda ante ella",
     editions=DELUXE)
rule("solo.tiles_in_supply", solo_tiles_in_reserve, True,
     "her resource tiles lie in her personal supply",
     "as peças de Recurso dela ficam em sua reserva pessoal",
     "sus fichas de recurso están en su reserva personal",
     editions=DELUXE)
rule("solo.example_garment", solo_garment_number_in_example, 2,
     "the example's card counts garment number {answer}",
     "a carta do exemplo conta o Traje número {answer}",
     "la carta del ejemplo cuenta el Vestido número {answer}",
     editions=DELUXE)
rule("solo.example_employee", solo_hire_number_in_example, 2,
     "the example's card counts employee number {answer}",
     "a carta do exemplo conta o Funcionário número {answer}",
     "la carta del ejemplo cuenta el Empleado número {answer}",
     editions=DELUXE)
rule("solo.one_garment", solo_garments_per_action, 1,
     "she makes {answer} garment with an action",
     "ela faz {answer} Traje por ação",
     "hace {answer} Vestido por acción",
     editions=DELUXE)
rule("solo.lower_part", solo_lower_part_decides, True,
     "the lower part of the revealed card decides on the hall and on a jewel",
     "a parte de baixo da carta revelada decide a Galeria e a Joia",
     "la parte inferior de la carta revelada decide el salón y la joya",
     editions=DELUXE)
rule("solo.hall_named_left", solo_hall_named_at, CountFrom.LEFT,
     "the hall is named at the left of the card",
     "a Galeria é indicada no lado esquerdo da carta",
     "el salón se indica en el lado izquierdo de la carta",
     editions=DELUXE)
rule("solo.named_hall", solo_garment_in_named_hall, "must",
     "the garment goes to the hall named, if it has room",
     "o Traje vai para a Galeria indicada, se nela houver lugar",
     "el Vestido va al salón indicado si tiene sitio",
     editions=DELUXE)
rule("solo.value_by_preferences", solo_value_is_by_preferences, True,
     "the most valuable space is the one that these preferences put first",
     "o espaço mais valioso é o que essas preferências põem em primeiro lugar",
     "el espacio más valioso es el que estas preferencias ponen en primer lugar",
     editions=DELUXE, ruling="solo_actions.value_by_preferences")
rule("solo.master_space_for_any", solo_master_space_for, "may",
     "any garment of hers may take a Master guest space",
     "qualquer Traje dela pode ocupar um espaço do Mestre",
     "cualquier Vestido suyo puede ocupar un espacio de Maestro",
     editions=DELUXE, ruling="solo_actions.master_space_for_any")
rule("solo.reveals_on", solo_reveals_until_room, "must",
     "cards are revealed until one names a hall with room",
     "revelam-se cartas até sair uma Galeria com lugar",
     "se revelan cartas hasta que sale un salón con sitio",
     editions=DELUXE)
rule("solo.last_card_decides", solo_jewel_of_full_hall_card, False,
     "the card that places the garment decides on the jewel as well",
     "a carta que coloca o Traje decide também sobre a Joia",
     "la carta que coloca el Vestido decide también sobre la joya",
     editions=DELUXE, ruling="solo_actions.last_card_decides")

# Jewels.
rule("solo.jewel_in_supply", solo_jewel_in_reserve, True,
     "her jewels lie in her personal supply",
     "as Joias dela ficam em sua reserva pessoal",
     "sus joyas están en su reserva personal",
     editions=DELUXE)
rule("solo.necklace_for_gown", solo_fitting_jewel, JewelKind.NECKLACE,
     "a necklace fits a lady's gown",
     "um colar serve a um vestido",
     "un collar sirve para un vestido de dama",
     when=garment_kind_made == Kind.GOWN, editions=DELUXE)
rule("solo.ring_for_coat", solo_fitting_jewel, JewelKind.RING,
     "a ring fits a gentleman's coat",
     "um anel serve a um fraque",
     "un anillo sirve para un frac",
     when=garment_kind_made == Kind.COAT, editions=DELUXE)
rule("solo.symbols_unknown", solo_symbol_drawn, OPEN,
     "how the symbols for jewels look is shown by her cards alone",
     "só as cartas dela mostram como são os símbolos de Joias",
     "solo sus cartas muestran cómo son los símbolos de joyas",
     editions=DELUXE, ruling="solo_actions.symbols_unknown")
rule("solo.only_shown_jewels", solo_jewel_may_be_missing, True,
     "without a jewel of the kind named in the display she takes none",
     "sem Joia do tipo indicado na exibição, ela não pega nenhuma",
     "sin joya del tipo indicado en la exposición no toma ninguna",
     editions=DELUXE)

# Employees and decorations.
rule("solo.hire_card_down", solo_hire_card_down, True,
     "the card added by hiring stays face down",
     "a carta acrescentada pela contratação fica virada para baixo",
     "la carta añadida al contratar queda boca abajo",
     editions=DELUXE)
rule("solo.kitchen_side_most", solo_kitchen_side_most, 1,
     "she may have {answer} marker on a side of the kitchen",
     "ela pode ter {answer} Grife por lado da Cozinha",
     "puede tener {answer} marcador por lado de la cocina",
     editions=DELUXE)
rule("solo.jewelry_when_funding", solo_jewelry_funded_when, JewelryFundedWhen.FUNDING,
     "she takes a jewelry decoration when a card makes her fund a decoration",
     "ela ocupa uma Decoração da Joalheria quando uma carta a faz financiar",
     "ocupa una decoración de joyería cuando una carta le hace financiar",
     editions=DELUXE, ruling="solo_actions.jewelry_when_funding")
rule("solo.marker_opens_jewels", solo_jewelry_marker_allows_jewels, True,
     "with that marker she can take jewels from then on",
     "com essa Grife ela pode pegar Joias dali em diante",
     "con ese marcador puede tomar joyas desde entonces",
     editions=DELUXE)
rule("solo.otherwise", solo_otherwise_refers_to, OtherwiseOf.NO_JEWELRY_YET,
     "she follows the card's kind if she has a jewelry decoration already",
     "ela segue o tipo da carta se já tem uma Decoração da Joalheria",
     "sigue el tipo de la carta si ya tiene una decoración de joyería",
     editions=DELUXE)
