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
     "the Queen's favor that Madame du Barry takes lies before her",
     "o Favor da Rainha que a Madame du Barry pega fica diante dela",
     "el favor de la Reina que toma Madame du Barry queda ante ella",
     editions=DELUXE)
rule("solo.tiles_in_supply", solo_tiles_in_reserve, True,
     "Madame du Barry's resource tiles lie in her personal supply",
     "as peças de Recurso da Madame du Barry ficam em sua reserva pessoal",
     "las fichas de Recursos de Madame du Barry están en su reserva personal",
     editions=DELUXE,
     excepts=("resources.in_tray",))
rule("solo.example_garment", solo_garment_number_in_example, 2,
     "in the example Madame du Barry makes garment number {answer} from the right",
     "no exemplo, a Madame du Barry costura o Traje número {answer} a partir da direita",
     "en el ejemplo, Madame du Barry hace el Vestido número {answer} desde la derecha",
     editions=DELUXE)
rule("solo.example_employee", solo_hire_number_in_example, 2,
     "in the example Madame du Barry hires employee number {answer} from the left",
     "no exemplo, a Madame du Barry contrata o Funcionário número {answer} a partir da esquerda",
     "en el ejemplo, Madame du Barry contrata al Empleado número {answer} desde la izquierda",
     editions=DELUXE)
rule("solo.one_garment", solo_garments_per_action, 1,
     "Madame du Barry makes {answer} garment with an action",
     "a Madame du Barry costura {answer} Traje por ação",
     "Madame du Barry hace {answer} Vestido por acción",
     editions=DELUXE)
rule("solo.lower_part", solo_lower_part_decides, True,
     "the lower part of the card revealed for Madame du Barry's garment decides on hall and jewel",
     "a parte de baixo da carta revelada para o Traje da Madame du Barry decide a Galeria e a Joia",
     "la parte inferior de la carta revelada para el Vestido de Madame du Barry decide salón y joya",
     editions=DELUXE)
rule("solo.hall_named_left", solo_hall_named_at, CountFrom.LEFT,
     "the hall for Madame du Barry's garment is named at the left of the card",
     "a Galeria do Traje da Madame du Barry é indicada no lado esquerdo da carta",
     "el salón del Vestido de Madame du Barry se indica en el lado izquierdo de la carta",
     editions=DELUXE)
rule("solo.named_hall", solo_garment_in_named_hall, "must",
     "Madame du Barry's garment goes to the hall named on the card, if it has room",
     "o Traje da Madame du Barry vai para a Galeria indicada na carta, se nela houver lugar",
     "el Vestido de Madame du Barry va al salón indicado en la carta, si tiene sitio",
     editions=DELUXE)
rule("solo.value_by_preferences", solo_value_is_by_preferences, True,
     "for Madame du Barry the most valuable guest space is the one first by Master space and reward",
     "para a Madame du Barry, o espaço mais valioso é o primeiro por espaço de convidado do Mestre e recompensa",
     "para Madame du Barry el espacio más valioso es el primero por espacio de Maestro y recompensa",
     editions=DELUXE, ruling="solo_actions.value_by_preferences")
rule("solo.master_space_for_any", solo_master_space_for, "may",
     "any garment of Madame du Barry may take a Master guest space",
     "qualquer Traje da Madame du Barry pode ocupar um espaço de convidado do Mestre",
     "cualquier Vestido de Madame du Barry puede ocupar un espacio de Invitado Maestro",
     editions=DELUXE, ruling="solo_actions.master_space_for_any")
rule("solo.reveals_on", solo_reveals_until_room, "must",
     "for Madame du Barry's garment, cards are revealed until one names a hall with room",
     "para o Traje da Madame du Barry, revelam-se cartas até sair uma Galeria com lugar",
     "para el Vestido de Madame du Barry se revelan cartas hasta que sale un salón con sitio",
     editions=DELUXE)
rule("solo.last_card_decides", solo_jewel_of_full_hall_card, False,
     "the card that finally places Madame du Barry's garment decides on the jewel as well",
     "a carta que enfim coloca o Traje da Madame du Barry decide também sobre a Joia",
     "la carta que al final coloca el Vestido de Madame du Barry decide también sobre la joya",
     editions=DELUXE, ruling="solo_actions.last_card_decides")

# Jewels.
rule("solo.jewel_in_supply", solo_jewel_in_reserve, True,
     "Madame du Barry's jewels lie in her personal supply",
     "as Joias da Madame du Barry ficam em sua reserva pessoal",
     "las joyas de Madame du Barry están en su reserva personal",
     editions=DELUXE)
rule("solo.necklace_for_gown", solo_fitting_jewel, JewelKind.NECKLACE,
     "for a lady's gown of Madame du Barry the fitting jewel is a necklace",
     "para um vestido da Madame du Barry, a Joia que serve é um colar",
     "para un Vestido de dama de Madame du Barry la joya que sirve es un collar",
     when=garment_kind_made == Kind.GOWN, editions=DELUXE)
rule("solo.ring_for_coat", solo_fitting_jewel, JewelKind.RING,
     "for a gentleman's coat of Madame du Barry the fitting jewel is a ring",
     "para um fraque da Madame du Barry, a Joia que serve é um anel",
     "para un abrigo de Madame du Barry la joya que sirve es un anillo",
     when=garment_kind_made == Kind.COAT, editions=DELUXE)
rule("solo.symbols_unknown", solo_symbol_drawn, OPEN,
     "how the symbols for jewels look is shown by Madame du Barry's cards alone",
     "só as cartas da Madame du Barry mostram como são os símbolos de Joias",
     "solo las cartas de Madame du Barry muestran cómo son los símbolos de joyas",
     editions=DELUXE, ruling="solo_actions.symbols_unknown")
rule("solo.only_shown_jewels", solo_jewel_may_be_missing, True,
     "without a jewel of the kind named on display, Madame du Barry takes none",
     "sem Joia do tipo indicado na exibição, a Madame du Barry não pega nenhuma",
     "sin joya de la clase indicada en la exposición, Madame du Barry no toma ninguna",
     editions=DELUXE)

# Employees and decorations.
rule("solo.hire_card_down", solo_hire_card_down, True,
     "the card that hiring adds to Madame du Barry's hand stays face down",
     "a carta que a contratação põe na mão da Madame du Barry fica virada para baixo",
     "la carta que la contratación añade a la mano de Madame du Barry queda boca abajo",
     editions=DELUXE)
rule("solo.kitchen_side_most", solo_kitchen_side_most, 1,
     "Madame du Barry may have {answer} marker on a side of the kitchen",
     "a Madame du Barry pode ter {answer} Grife em cada lado da Cozinha",
     "Madame du Barry puede tener {answer} marcador en cada lado de la cocina",
     editions=DELUXE)
rule("solo.jewelry_when_funding", solo_jewelry_funded_when, JewelryFundedWhen.FUNDING,
     "Madame du Barry takes a jewelry decoration when a card makes her fund a decoration",
     "a Madame du Barry ocupa uma Decoração da Joalheria quando uma carta a faz financiar",
     "Madame du Barry ocupa una Decoración de la Joyería cuando una carta le hace financiar",
     editions=DELUXE, ruling="solo_actions.jewelry_when_funding")
rule("solo.marker_opens_jewels", solo_jewelry_marker_allows_jewels, True,
     "with a jewelry decoration Madame du Barry can take jewels from then on",
     "com uma Decoração da Joalheria, a Madame du Barry pode pegar Joias dali em diante",
     "con una Decoración de la Joyería Madame du Barry puede tomar joyas desde entonces",
     editions=DELUXE)
rule("solo.otherwise", solo_otherwise_refers_to, OtherwiseOf.NO_JEWELRY_YET,
     "if she has a jewelry decoration already, Madame du Barry funds the kind on her card",
     "se já tem uma Decoração da Joalheria, a Madame du Barry financia o tipo da carta",
     "si ya tiene una Decoración de la Joyería, Madame du Barry financia la clase de su carta",
     editions=DELUXE)
