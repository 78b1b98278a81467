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
    "with the Jewelry Box and its two exams there are {answer} main actions",
    "com o Porta-Joias e seus dois Testes há {answer} Ações Principais",
    "con el Joyero y sus dos exámenes hay {answer} acciones principales",
    editions=DELUXE, ruling="third_options.eight_actions",
    excepts=("general.main_actions",))
exams("exams.not_for_masters", master_takes_every_action, False,
      "a Master takes every main action but the exams",
      "um Mestre faz qualquer Ação Principal, menos os Testes",
      "un Maestro hace cualquier acción principal, menos los exámenes",
      editions=DELUXE,
      excepts=("turns.any_action",))
box("jewelry_box.decoration_kinds", decoration_kinds_with_jewelry, 5,
    "with the Jewelry Box there are {answer} kinds of decorations",
    "com o Porta-Joias há {answer} tipos de Decoração",
    "con el Joyero hay {answer} clases de Decoración",
    editions=DELUXE, ruling="third_options.five_kinds",
    excepts=("decorations.kinds",))
box("jewelry_box.jewel_before_space", jewel_before_space_chosen, True,
    "a jewel is bought before the guest space for its garment is chosen",
    "uma Joia é comprada antes de se escolher o espaço de convidado do Traje",
    "una joya se compra antes de elegir el espacio de Invitado del Vestido",
    editions=DELUXE, ruling="third_options.space_comes_after")
box("jewelry_box.apprentice_points_may_lapse", apprentice_points_taken, "may",
    "whoever plays the specialised Apprentice may take its points, as any bonus",
    "quem joga o Aprendiz Especializado pode receber seus Pontos ou não, como qualquer Bônus",
    "quien juega el Aprendiz especializado puede recibir sus puntos o no, como cualquier bonificación",
    editions=DELUXE)
bonuses("jewelry_bonuses.apprentice_points_by_others", apprentice_points_unplayed, 3,
        "the specialised Apprentice gives its {answer} points also by other cards that use its bonus",
        "o Aprendiz Especializado dá seus {answer} Pontos também por outra carta que usa seu Bônus",
        "el Aprendiz especializado da sus {answer} puntos también por otra carta que usa su bonificación",
        editions=DELUXE)
bonuses("jewelry_bonuses.copy_chain_ends", copy_chain_returns, "may not",
        "a chain of copied bonuses does not go back to a card that it has copied",
        "uma cadeia de Bônus copiados não volta a uma carta que já copiou",
        "una cadena de bonificaciones copiadas no vuelve a una carta que ya ha copiado",
        editions=DELUXE, ruling="third_options.chain_ends")

# The solo mode.
solo("solo.needs_own_cards", solo_by_base_game, False,
     "one player alone plays the solo mode, with the cards of Madame du Barry",
     "um jogador sozinho joga o Modo Solo, com as cartas da Madame du Barry",
     "un jugador solo juega el modo en solitario, con las cartas de Madame du Barry",
     editions=DELUXE, ruling="third_options.alone_against_her")
solo("solo.revealing_ends", solo_stops_revealing, True,
     "with every hall full, no more cards are revealed for Madame du Barry's garment",
     "com todas as Galerias cheias, não se revelam mais cartas para o Traje da Madame du Barry",
     "con todos los salones llenos, ya no se revelan cartas para el Vestido de Madame du Barry",
     editions=DELUXE, ruling="third_options.revealing_ends")
solo("solo.any_tile_fits", solo_tile_decides, TileDecides.ANY,
     "any of the tiles Madame du Barry takes can fit the task that she marks",
     "qualquer das peças que a Madame du Barry pega pode servir à Tarefa que ela marca",
     "cualquiera de las fichas que toma Madame du Barry puede servir para la tarea que marca",
     editions=DELUXE)
solo("solo.kitchen_other_side", solo_kitchen_elsewhere, True,
     "spaces of a kitchen side where Madame du Barry has a marker are passed over",
     "os espaços de um lado da Cozinha onde a Madame du Barry já tem Grife são pulados",
     "los espacios de un lado de la cocina donde Madame du Barry ya tiene marcador se pasan por alto",
     editions=DELUXE, ruling="third_options.her_kitchen")
solo("solo.kitchen_both_sides", solo_kitchen_points, 3,
     "having both sides of the kitchen, Madame du Barry gains {answer} points instead of funding there",
     "com os dois lados da Cozinha, a Madame du Barry ganha {answer} Pontos em vez de financiar ali",
     "con los dos lados de la cocina, Madame du Barry gana {answer} puntos en lugar de financiar allí",
     editions=DELUXE, ruling="third_options.her_kitchen",
     claims=("deluxe-pt.solo.impossible", "deluxe-pt.solo.no_decorations"))
solo("solo.jewel_tie", solo_jewel_tie, TieBroken.LEFTMOST,
     "of two equally cheap jewels Madame du Barry takes the one further to the right",
     "de duas Joias igualmente baratas, a Madame du Barry pega a que está mais à direita",
     "de dos joyas igual de baratas, Madame du Barry toma la que está más a la derecha",
     editions=DELUXE, ruling="third_options.rightmost_jewel")

# The sets of garments.
couture("garment_sets.favor_livre_without_marker", favor_livre_only_with_marker, False,
        "a Haute Couture garment brings the Livre of the Queen's favor without its marker, too",
        "um Traje da Alta Costura dá as Libras do Favor da Rainha também sem o marcador",
        "un Vestido de Alta Costura da los Livre del favor de la Reina también sin el marcador",
        editions=DELUXE)
