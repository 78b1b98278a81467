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
     "for the Master's gown bonus, a common and an uncommon gown make a pair",
     "no Bônus de vestidos do Mestre, um vestido comum e um incomum formam um par",
     "en la bonificación por parejas del Maestro, un Vestido de dama común y uno poco común forman una pareja",
     when=GOWN_COLORS, editions=DELUXE)
rule("jewelry_bonuses.gown_pair_without_coats", gown_pair_has, False,
     "for the Master's gown bonus, coats belong to no pair",
     "no Bônus de vestidos do Mestre, fraques não entram no par",
     "en la bonificación por parejas de Vestidos de dama del Maestro, los abrigos no entran",
     when=~GOWN_COLORS, editions=DELUXE)
rule("jewelry_bonuses.gowns_anywhere", gown_pair_same_hall, False,
     "the two gowns of a pair for the Master's bonus may be in different halls",
     "os dois vestidos de um par para o Bônus do Mestre podem estar em Galerias diferentes",
     "los dos Vestidos de dama de una pareja para el Maestro pueden estar en salones distintos",
     editions=DELUXE)
rule("jewelry_bonuses.hall_by_choice", hall_chosen_by, HallChoice.PLAYER,
     "with a bonus for one hall, the player chooses the hall",
     "num Bônus por uma Galeria, o jogador escolhe a Galeria",
     "en una bonificación por un salón, el jugador elige el salón",
     editions=DELUXE)
rule("jewelry_bonuses.every_guest_in_hall", hall_bonus_counts, True,
     "in the hall chosen for a bonus all the player's garments count, on Master guest spaces as well",
     "na Galeria escolhida para um Bônus contam todos os Trajes do jogador, também nos espaços do Mestre",
     "en el salón elegido para una bonificación cuenta todo Vestido del jugador, también en Invitado Maestro",
     when=~(space == Space.TERRACE), editions=DELUXE)
rule("jewelry_bonuses.only_own", new_bonus_counts_others, False,
     "garments and decorations of others count for none of the new bonuses",
     "Trajes e Decorações de outros não contam para nenhum dos novos Bônus",
     "los Vestidos y Decoraciones de otros no cuentan para ninguna de las nuevas bonificaciones",
     editions=DELUXE)
rule("jewelry_bonuses.present_by", hall_presence_for_bonus, True,
     "for the Journeyman's bonus by halls, a garment or the musician in a hall represents its owner",
     "no Bônus do Artesão por Galerias, um Traje ou o músico da Galeria representa seu dono",
     "en la bonificación del Oficial por salones, un Vestido o el músico del salón representa a su dueño",
     when=~(presence == InHall.OTHER_DECORATION), editions=DELUXE)
rule("jewelry_bonuses.not_present_by", hall_presence_for_bonus, False,
     "for the Journeyman's bonus by halls, a decoration outside the hall represents nobody there",
     "no Bônus do Artesão por Galerias, uma Decoração fora da Galeria não representa ninguém nela",
     "en la bonificación del Oficial por salones, una Decoración fuera del salón no representa a nadie en él",
     when=presence == InHall.OTHER_DECORATION, editions=DELUXE, ruling="fourth.decoration_of_hall")
rule("jewelry_bonuses.presence_as_elsewhere", represented_means_one_thing, True,
     "being represented means the same for the Journeyman's bonus as for the all-halls bonus",
     "estar representado é no Bônus do Artesão o mesmo que no Bônus por Todas as Galerias",
     "estar representado es en la bonificación del Oficial lo mismo que en la de todos los salones",
     editions=DELUXE, ruling="jewelry_bonuses.presence_as_elsewhere")
rule("jewelry_bonuses.markers_on_decorations", new_bonus_counts_marker, True,
     "for the new bonuses, kitchen and jewelry decorations count like other decorations",
     "nos novos Bônus, Cozinha e Joalheria contam como as outras Decorações",
     "en las nuevas bonificaciones, cocina y Joyería cuentan como las demás Decoraciones",
     when=counted_marker.one_of(CountedMarker.JEWELRY, CountedMarker.KITCHEN), editions=DELUXE)
rule("jewelry_bonuses.all_halls_is_none", new_bonus_counts_marker, False,
     "for the new bonuses, a marker on the all-halls bonus does not count as a decoration",
     "nos novos Bônus, a Grife no Bônus por Todas as Galerias não conta como Decoração",
     "en las nuevas bonificaciones, un marcador en la de todos los salones no cuenta como Decoración",
     when=counted_marker == CountedMarker.ALL_HALLS, editions=DELUXE)
rule("jewelry_bonuses.exam_task_is_none", new_bonus_counts_marker, False,
     "for the new bonuses, a marker on a task of an exam does not count as a decoration",
     "nos novos Bônus, a Grife na tarefa de um Teste não conta como Decoração",
     "en las nuevas bonificaciones, un marcador en la tarea de un examen no cuenta como Decoración",
     when=counted_marker == CountedMarker.EXAM_TASK, editions=DELUXE)

# Jewels.
rule("jewelry_bonuses.set_of_four", jewel_set_has, 1,
     "a complete set of jewels has {answer} jewel of each colour",
     "um conjunto completo tem {answer} Joia de cada cor",
     "un juego completo tiene {answer} joya de cada color",
     editions=DELUXE)
rule("jewelry_bonuses.any_necklaces", necklace_colors_matter, False,
     "any {size} necklaces make a pair",
     "{size} colares quaisquer formam um par",
     "{size} collares cualesquiera forman una pareja",
     editions=DELUXE, fills={"size": 2})
rule("jewelry_bonuses.any_rings", ring_colors_matter, False,
     "any {size} rings make a pair",
     "{size} anéis quaisquer formam um par",
     "{size} anillos cualesquiera forman una pareja",
     editions=DELUXE, fills={"size": 2})
rule("jewelry_bonuses.jewel_in_one_set", jewel_in_two_sets, False,
     "for one bonus card each jewel belongs to one set at most",
     "para uma carta com Bônus, cada Joia pertence a um só conjunto",
     "para una carta con bonificación, cada joya pertenece a un solo juego",
     editions=DELUXE)
rule("jewelry_bonuses.jewel_for_two_cards", jewel_counts_for_two_cards, True,
     "two cards may count the same jewel for their bonuses",
     "duas cartas podem contar a mesma Joia em seus Bônus",
     "dos cartas pueden contar la misma joya en sus bonificaciones",
     editions=DELUXE, ruling="third_options.jewel_for_each_card")
rule("jewelry_bonuses.jewels_stay", jewels_given_up_for_bonus, False,
     "jewels that a bonus counts stay with their owner",
     "as Joias que um Bônus conta ficam com o dono",
     "las joyas que cuenta una bonificación se quedan con su dueño",
     editions=DELUXE)

# Cards.
rule("jewelry_bonuses.apprentices_of_team", apprentice_counts_for_master, True,
     "every Apprentice of the team counts for the Master's end bonus, however it came there",
     "todo Aprendiz da equipe conta para o Bônus de fim de jogo do Mestre, venha de onde vier",
     "todo Aprendiz del mazo cuenta para la bonificación final del Maestro, venga de donde venga",
     when=~(apprentice_kind == ApprenticeKind.SPECIALISED_DEALT), editions=DELUXE,
     ruling="fourth.every_apprentice")
rule("jewelry_bonuses.dealt_is_not_in_team", apprentice_counts_for_master, False,
     "a specialised Apprentice that was never hired is no member of the team",
     "um Aprendiz Especializado nunca contratado não é da equipe",
     "un Aprendiz especializado nunca contratado no es del mazo",
     when=apprentice_kind == ApprenticeKind.SPECIALISED_DEALT, editions=DELUXE,
     claims=("deluxe-pt.apprentice.not_team", "deluxe-pt.mbonus.apprentices.at_end",
             "deluxe-pt.jbonus.m_apprentices.gain"))
rule("jewelry_bonuses.exam_decks_count_for_nobody", exam_deck_card_counts_at_end, False,
     "cards left in the decks beside the exams count for nobody",
     "cartas que sobram nos baralhos dos Testes não contam para ninguém",
     "las cartas que quedan en las pilas de los exámenes no cuentan para nadie",
     editions=DELUXE)
rule("jewelry_bonuses.crowned_masters", crown_on_new_master, True,
     "a new Master whose bonus is for the end shows a crown",
     "um novo Mestre com Bônus de fim de jogo mostra uma coroa",
     "un nuevo Maestro con bonificación de final muestra una corona",
     editions=DELUXE, ruling="jewelry_bonuses.crowned_masters")
