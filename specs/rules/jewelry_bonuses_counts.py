"""The new bonuses of the Jewelry Box: which things count for them."""

from oracle.rules import Rulebook
from specs.questions.base_decorations import InHall
from specs.questions.base_garments import Space
from specs.questions.jewelry_bonuses import (
    ApprenticeKind,
    CountedMarker,
    HallChoice,
    apprentice_counts_for_master,
    apprentice_kind,
    counted_marker,
    crown_on_new_master,
    exam_deck_card_counts_at_end,
    gown_pair_has,
    gown_pair_same_hall,
    hall_bonus_counts,
    hall_chosen_by,
    hall_presence_for_bonus,
    jewel_counts_for_two_cards,
    jewel_in_two_sets,
    jewel_set_has,
    jewels_given_up_for_bonus,
    necklace_colors_matter,
    new_bonus_counts_marker,
    new_bonus_counts_others,
    presence,
    represented_means_one_thing,
    ring_colors_matter,
    space,
)
from specs.vocabulary import Garment, garment

DELUXE = ("deluxe-2020",)
GOWN_COLORS = garment.one_of(Garment.COMMON_GOWN, Garment.UNCOMMON_GOWN)

rule = Rulebook("jewelry_bonuses")

# Garments and halls.
rule("jewelry_bonuses.gown_pair", gown_pair_has, True,
     "a common and an uncommon gown make a pair",
     "um vestido comum e um incomum formam um par",
     "un Vestido de dama común y uno poco común forman una pareja",
     when=GOWN_COLORS, editions=DELUXE)
rule("jewelry_bonuses.gown_pair_without_coats", gown_pair_has, False,
     "coats belong to no such pair",
     "fraques não entram nesse par",
     "los abrigos no entran en esa pareja",
     when=~GOWN_COLORS, editions=DELUXE)
rule("jewelry_bonuses.gowns_anywhere", gown_pair_same_hall, False,
     "the two may be in different halls",
     "os dois podem estar em Galerias diferentes",
     "los dos pueden estar en salones distintos",
     editions=DELUXE)
rule("jewelry_bonuses.hall_by_choice", hall_chosen_by, HallChoice.PLAYER,
     "the player chooses the hall",
     "o jogador escolhe a Galeria",
     "el jugador elige el salón",
     editions=DELUXE)
rule("jewelry_bonuses.every_guest_in_hall", hall_bonus_counts, True,
     "there every garment of the player counts, on Master guest spaces as well",
     "nela conta todo Traje do jogador, também nos espaços do Mestre",
     "en él cuenta todo Vestido del jugador, también en espacios de Invitado Maestro",
     when=~(space == Space.TERRACE), editions=DELUXE)
rule("jewelry_bonuses.only_own", new_bonus_counts_others, False,
     "garments and decorations of others count for none of these bonuses",
     "Trajes e Decorações de outros não contam para nenhum desses Bônus",
     "los Vestidos y Decoraciones de otros no cuentan para ninguna de estas bonificaciones",
     editions=DELUXE)
rule("jewelry_bonuses.present_by", hall_presence_for_bonus, True,
     "a garment or the musician in a hall makes the player present there",
     "um Traje ou o músico numa Galeria torna o jogador presente nela",
     "un Vestido o el músico de un salón hace que el jugador esté presente en él",
     when=~(presence == InHall.OTHER_DECORATION), editions=DELUXE)
rule("jewelry_bonuses.not_present_by", hall_presence_for_bonus, False,
     "a decoration outside the hall does not",
     "uma Decoração fora da Galeria não torna",
     "una Decoración fuera del salón no lo hace",
     when=presence == InHall.OTHER_DECORATION, editions=DELUXE, ruling="jewelry_bonuses.presence_as_elsewhere")
rule("jewelry_bonuses.presence_as_elsewhere", represented_means_one_thing, True,
     "being present means here what it means for the bonus for all halls",
     "estar presente é aqui o mesmo que para o Bônus por Todas as Galerias",
     "estar presente es aquí lo mismo que para la bonificación por todos los salones",
     editions=DELUXE, ruling="jewelry_bonuses.presence_as_elsewhere")
rule("jewelry_bonuses.markers_on_decorations", new_bonus_counts_marker, True,
     "kitchen and jewelry decorations are decorations like others",
     "Cozinha e Joalheria são Decorações como as outras",
     "la Cocina y la Joyería son Decoraciones como las demás",
     when=counted_marker.one_of(CountedMarker.JEWELRY, CountedMarker.KITCHEN), editions=DELUXE)
rule("jewelry_bonuses.all_halls_is_none", new_bonus_counts_marker, False,
     "the marker in the bonus for all halls is on no decoration",
     "o marcador no Bônus por Todas as Galerias não está em Decoração",
     "el marcador de la bonificación por todos los salones no está en una Decoración",
     when=counted_marker == CountedMarker.ALL_HALLS, editions=DELUXE)
rule("jewelry_bonuses.exam_task_is_none", new_bonus_counts_marker, False,
     "neither is one on a task of an exam",
     "nem o que está na tarefa de um Teste",
     "tampoco el que está en la tarea de un Examen",
     when=counted_marker == CountedMarker.EXAM_TASK, editions=DELUXE)

# Jewels.
rule("jewelry_bonuses.set_of_four", jewel_set_has, 1,
     "a complete set has {answer} jewel of each colour",
     "um conjunto completo tem {answer} Joia de cada cor",
     "un juego completo tiene {answer} joya de cada color",
     editions=DELUXE)
rule("jewelry_bonuses.any_necklaces", necklace_colors_matter, False,
     "any {size} necklaces make a pair",
     "{size} colares quaisquer formam um par",
     "{size} collares cualesquiera forman una pareja",
     editions=DELUXE, fills={"size": 2})
rule("jewelry_bonuses.any_rings", ring_colors_matter, False,
     "so do any {size} rings",
     "{size} anéis quaisquer também",
     "también {size} anillos cualesquiera",
     editions=DELUXE, fills={"size": 2})
rule("jewelry_bonuses.jewel_in_one_set", jewel_in_two_sets, False,
     "for one card each jewel belongs to one set at most",
     "para uma carta, cada Joia pertence a um só conjunto",
     "para una carta, cada joya pertenece a un solo juego",
     editions=DELUXE)
rule("jewelry_bonuses.jewel_for_two_cards", jewel_counts_for_two_cards, True,
     "two cards may count the same jewel",
     "duas cartas podem contar a mesma Joia",
     "dos cartas pueden contar la misma joya",
     editions=DELUXE, ruling="third_options.jewel_for_each_card")
rule("jewelry_bonuses.jewels_stay", jewels_given_up_for_bonus, False,
     "jewels that a bonus counts stay with their owner",
     "as Joias que um Bônus conta ficam com o dono",
     "las joyas que cuenta una bonificación se quedan con su dueño",
     editions=DELUXE)

# Cards.
rule("jewelry_bonuses.apprentices_of_team", apprentice_counts_for_master, True,
     "every Apprentice of the team counts for the Master's bonus, however it came there",
     "todo Aprendiz da equipe conta para o Bônus do Mestre, venha de onde vier",
     "todo Aprendiz del mazo cuenta para la bonificación del Maestro, venga de donde venga",
     when=~(apprentice_kind == ApprenticeKind.SPECIALISED_DEALT), editions=DELUXE)
rule("jewelry_bonuses.dealt_is_not_in_team", apprentice_counts_for_master, False,
     "a specialised Apprentice that was never hired is no member of the team",
     "um Aprendiz Especializado nunca contratado não é da equipe",
     "un Aprendiz Especializado nunca contratado no es del mazo",
     when=apprentice_kind == ApprenticeKind.SPECIALISED_DEALT, editions=DELUXE)
rule("jewelry_bonuses.exam_decks_count_for_nobody", exam_deck_card_counts_at_end, False,
     "cards left in the decks beside the exams count for nobody",
     "cartas que sobram nos baralhos dos Testes não contam para ninguém",
     "las cartas que quedan en los mazos de los Exámenes no cuentan para nadie",
     editions=DELUXE)
rule("jewelry_bonuses.crowned_masters", crown_on_new_master, True,
     "a new Master whose bonus is for the end shows a crown",
     "um novo Mestre com Bônus de fim de jogo mostra uma coroa",
     "un nuevo Maestro con bonificación de final muestra una corona",
     editions=DELUXE, ruling="jewelry_bonuses.crowned_masters")
