"""Where the options meet what is said of all, and what a third reading of their pages leaves open."""

from oracle.rules import Rulebook
from specs.questions.solo_actions import TieBroken
from specs.questions.third_options import (
    TileDecides,
    apprentice_points_taken,
    apprentice_points_unplayed,
    copy_chain_returns,
    decoration_kinds_with_jewelry,
    favor_livre_only_with_marker,
    jewel_before_space_chosen,
    main_actions_with_jewelry,
    master_takes_every_action,
    solo_by_base_game,
    solo_jewel_tie,
    solo_kitchen_elsewhere,
    solo_kitchen_points,
    solo_stops_revealing,
    solo_tile_decides,
)

DELUXE = ("deluxe-2020",)

box = Rulebook("jewelry_box")
exams = Rulebook("exams")
bonuses = Rulebook("jewelry_bonuses")
solo = Rulebook("solo")
couture = Rulebook("garment_sets")

# The Jewelry Box.
box("jewelry_box.main_actions", main_actions_with_jewelry, 8,
    "with the two exams there are {answer} main actions",
    "com os dois Testes há {answer} Ações Principais",
    "con los dos exámenes hay {answer} acciones principales",
    editions=DELUXE, ruling="third_options.eight_actions")
exams("exams.not_for_masters", master_takes_every_action, False,
      "a Master takes every main action but the exams",
      "um Mestre faz qualquer Ação Principal, menos os Testes",
      "un Maestro hace cualquier acción principal, menos los exámenes",
      editions=DELUXE, ruling="third_options.masters_take_no_exam")
box("jewelry_box.decoration_kinds", decoration_kinds_with_jewelry, 5,
    "with those of the jeweler there are {answer} kinds of decorations",
    "com as da Joalheria há {answer} tipos de Decoração",
    "con las de la joyería hay {answer} tipos de decoración",
    editions=DELUXE, ruling="third_options.five_kinds")
box("jewelry_box.jewel_before_space", jewel_before_space_chosen, True,
    "the jewel is bought first, then a guest space is chosen for the garment",
    "primeiro se compra a Joia, depois se escolhe o espaço de Convidado para o Traje",
    "primero se compra la joya, después se elige el espacio de invitado para el Vestido",
    editions=DELUXE, ruling="third_options.space_comes_after")
box("jewelry_box.apprentice_points_may_lapse", apprentice_points_taken, "may",
    "whoever plays the specialised Apprentice may take its points, as any bonus",
    "quem joga o Aprendiz Especializado pode receber seus Pontos, como qualquer Bônus",
    "quien juega el Aprendiz especializado puede recibir sus puntos, como cualquier bonificación",
    editions=DELUXE, ruling="third_options.points_are_a_bonus")
bonuses("jewelry_bonuses.apprentice_points_by_others", apprentice_points_unplayed, 3,
        "the specialised Apprentice gives its {answer} points by other cards that use its bonus",
        "o Aprendiz Especializado dá seus {answer} Pontos também por outra carta que usa seu Bônus",
        "el Aprendiz especializado da sus {answer} puntos también por otra carta que usa su bonificación",
        editions=DELUXE, ruling="third_options.points_by_others")
bonuses("jewelry_bonuses.copy_chain_ends", copy_chain_returns, "may not",
        "a chain of copies does not go back to a card that it has copied",
        "uma cadeia de cópias não volta a uma carta que já copiou",
        "una cadena de copias no vuelve a una carta que ya ha copiado",
        editions=DELUXE, ruling="third_options.chain_ends")

# The solo mode.
solo("solo.needs_own_cards", solo_by_base_game, False,
     "one player alone plays the solo mode, with the cards of Madame du Barry",
     "um jogador sozinho joga o Modo Solo, com as cartas da Madame du Barry",
     "un jugador solo juega el modo en solitario, con las cartas de Madame du Barry",
     editions=DELUXE, ruling="third_options.alone_against_her")
solo("solo.revealing_ends", solo_stops_revealing, True,
     "with every hall full, no more cards are revealed for her garment",
     "com todas as Galerias cheias, não se revelam mais cartas para o Traje dela",
     "con todos los salones llenos, ya no se revelan cartas para su Vestido",
     editions=DELUXE, ruling="third_options.revealing_ends")
solo("solo.any_tile_fits", solo_tile_decides, TileDecides.ANY,
     "any of the tiles that she takes can fit the task that she marks",
     "qualquer das peças que ela pega pode servir à Tarefa que ela marca",
     "cualquiera de las fichas que toma puede servir para la tarea que marca",
     editions=DELUXE, ruling="third_options.any_tile")
solo("solo.kitchen_other_side", solo_kitchen_elsewhere, True,
     "spaces of a kitchen side that she has are passed over",
     "os espaços de um lado da Cozinha que ela já tem são pulados",
     "los espacios de un lado de la cocina que ya tiene se pasan por alto",
     editions=DELUXE, ruling="third_options.her_kitchen")
solo("solo.kitchen_both_sides", solo_kitchen_points, 3,
     "having both sides of the kitchen she gains {answer} points instead",
     "tendo os dois lados da Cozinha, ela ganha {answer} Pontos em troca",
     "teniendo los dos lados de la cocina, gana {answer} puntos a cambio",
     editions=DELUXE, ruling="third_options.her_kitchen")
solo("solo.jewel_tie", solo_jewel_tie, TieBroken.LEFTMOST,
     "of two equally cheap jewels she takes the one further to the right",
     "de duas Joias igualmente baratas, ela pega a que está mais à direita",
     "de dos joyas igual de baratas toma la que está más a la derecha",
     editions=DELUXE, ruling="third_options.rightmost_jewel")

# The sets of garments.
couture("garment_sets.favor_livre_without_marker", favor_livre_only_with_marker, False,
        "a couture garment brings the Livre of the favor without its marker, too",
        "um Traje da Alta Costura dá as Libras do Favor também sem o marcador",
        "un Vestido de alta costura da las Livre del favor también sin el marcador",
        editions=DELUXE, ruling="third_options.favor_livre_always")
