"""What is left unsaid beside a rule that is told, and what is played there."""

from oracle.rules import OPEN, Rulebook
from specs.questions.bonuses_actions import BagBonus, bag_bonus
from specs.questions.scoring_board import Decider
from specs.questions.third_base import (
    SheetGoes,
    SpaceAvailable,
    WithoutSpace,
    bonus_bag_unseen,
    bonus_deputed_card_shown,
    every_tile_has_notion,
    every_tile_has_silk,
    favor_exchanged_with_oneself,
    fireworks_left_empty_by,
    garment_without_space,
    others_know_taken_tile,
    reference_sheet_goes,
    reference_sheet_shows,
    scoring_aid_shared,
    space_available_is,
    taken_tiles_noted,
)

DELUXE = ("deluxe-2020",)
ORIGINAL = ("original-2013",)

bonuses = Rulebook("bonuses")
components = Rulebook("components")
favor = Rulebook("favor")
garments = Rulebook("garments")
general = Rulebook("general")
scoring = Rulebook("scoring")
setup = Rulebook("setup")

# Parts and setup.
components("components.sheet_unknown", reference_sheet_shows, OPEN,
           "what stands on a reference sheet is not told",
           "não se diz o que está nas Folhas de Referência",
           "no se dice qué hay en las hojas de referencia",
           ruling="third_base.only_printed")
setup("setup.sheets_for_all", reference_sheet_goes, SheetGoes.TABLE,
      "the reference sheets lie on the table for all",
      "as Folhas de Referência ficam na mesa para todos",
      "las hojas de referencia están en la mesa para todos",
      editions=DELUXE, ruling="third_base.sheets")
setup("setup.no_sheets", reference_sheet_goes, OPEN,
      "the original has no reference sheets",
      "o original não tem Folhas de Referência",
      "el original no tiene hojas de referencia",
      editions=ORIGINAL, ruling="third_base.sheets_original")
components("components.one_aid", scoring_aid_shared, True,
           "all share the one card with the final scoring",
           "todos usam a mesma carta com a pontuação final",
           "todos comparten la única tarjeta de puntuación final",
           editions=ORIGINAL)
components("components.aid_unknown", scoring_aid_shared, OPEN,
           "where the order of the final scoring is printed is not told",
           "não se diz onde está impressa a ordem da pontuação final",
           "no se dice dónde está impreso el orden de la puntuación final",
           editions=DELUXE, ruling="third_base.only_printed")
components("components.notion_halves_unknown", every_tile_has_notion, OPEN,
           "whether each resource tile shows thread or lace is not told",
           "não se diz se cada peça de Recurso mostra Linha ou Renda",
           "no se dice si cada ficha de recurso muestra hilo o encaje",
           ruling="third_base.only_printed")
components("components.silk_halves_unknown", every_tile_has_silk, OPEN,
           "whether each resource tile shows silk is not told",
           "não se diz se cada peça de Recurso mostra seda",
           "no se dice si cada ficha de recurso muestra seda",
           ruling="third_base.only_printed")

# What the others know.
general("general.taken_tiles_known", others_know_taken_tile, True,
        "who watched knows what a tile taken from the display shows",
        "quem prestou atenção sabe o que mostra uma peça tirada da exibição",
        "quien estuvo atento sabe qué muestra una ficha tomada de la muestra",
        ruling="third_base.tiles_seen")
general("general.taken_tiles_noted", taken_tiles_noted, "may",
        "it may be noted down as well",
        "também pode anotar",
        "también lo puede apuntar",
        ruling="third_base.notes")

# The favor.
favor("favor.no_exchange_with_oneself", favor_exchanged_with_oneself, False,
      "a holder who is the starting player already just gives the favor back",
      "quem já é o Jogador Inicial só devolve o Favor",
      "quien ya es el jugador inicial solo devuelve el favor",
      ruling="third_base.own_marker")

# Garments.
garments("garments.sold_without_space", garment_without_space, WithoutSpace.SOLD,
         "without a free guest space a garment is made all the same, and sold",
         "sem espaço de convidado livre, o Traje é costurado assim mesmo e vendido",
         "sin espacio de Invitado libre, el Vestido se hace igualmente y se vende",
         ruling="third_base.sold_without_space")
garments("garments.usable_space", space_available_is, SpaceAvailable.USABLE,
         "a guest space is available that the garment may take",
         "está disponível o espaço de convidado que o Traje pode ocupar",
         "está disponible el espacio de Invitado que el Vestido puede ocupar",
         ruling="third_base.available")

# Bonuses.
bonuses("bonuses.paid_tile_unseen", bonus_bag_unseen, True,
        "the tile that is paid for is drawn without looking",
        "a peça paga é tirada sem olhar",
        "la ficha pagada se roba sin mirar",
        when=bag_bonus == BagBonus.I_BAG_PAID, ruling="third_base.borrowed")
bonuses("bonuses.free_tile_unseen", bonus_bag_unseen, True,
        "so is the one that costs nothing",
        "também a gratuita",
        "también la gratuita",
        when=bag_bonus == BagBonus.I_BAG_FREE, ruling="third_base.unseen")
bonuses("bonuses.deputed_card_shown", bonus_deputed_card_shown, "must",
        "the employee that a bonus deputes is shown to all",
        "o Funcionário delegado por um Bônus é mostrado a todos",
        "el Empleado que una bonificación delega se enseña a todos",
        ruling="third_base.shown")

# The final scoring.
scoring("scoring.owner_leaves_empty", fireworks_left_empty_by, Decider.OWNER,
        "with too few garments their owner chooses the fireworks",
        "com Trajes de menos, o dono escolhe os Fogos de Artifício",
        "con pocos Vestidos, el dueño elige los fuegos artificiales",
        ruling="third_base.left_empty")
