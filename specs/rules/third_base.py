"""What is left unsaid beside a rule that is told, and what is played there."""

from oracle.rules import OPEN, Rulebook
from specs.lent import Lent
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
lent_bonuses = Lent(bonuses, "bonuses.as_in_deluxe")
components = Rulebook("components")
favor = Rulebook("favor")
garments = Rulebook("garments")
general = Rulebook("general")
scoring = Rulebook("scoring")
setup = Rulebook("setup")

# Parts and setup.
components("components.sheet_unknown", reference_sheet_shows, OPEN,
           "the texts do not say what stands on a reference sheet",
           "os textos não dizem o que está nas Folhas de Referência",
           "los textos no dicen qué hay en las hojas de referencia",
           editions=DELUXE, ruling="third_base.only_printed",
           claims=("deluxe-pt.parts.sheets",))
components("components.no_sheet_to_read", reference_sheet_shows, OPEN,
           "the original edition has no reference sheets to read anything on",
           "a edição original não tem folhas de referência em que se leia algo",
           "la edición original no tiene hojas de referencia en las que leer algo",
           editions=ORIGINAL, ruling="third_base.sheets_original")
setup("setup.sheets_for_all", reference_sheet_goes, SheetGoes.TABLE,
      "in the Deluxe edition the reference sheets lie on the table for all",
      "na edição Deluxe, as Folhas de Referência ficam na mesa para todos",
      "en la edición Deluxe las hojas de referencia están en la mesa para todos",
      editions=DELUXE, ruling="third_base.sheets")
setup("setup.no_sheets", reference_sheet_goes, OPEN,
      "the original edition has no reference sheets",
      "a edição original não tem Folhas de Referência",
      "la edición original no tiene hojas de referencia",
      editions=ORIGINAL, ruling="third_base.sheets_original")
components("components.one_aid", scoring_aid_shared, True,
           "in the original edition there is one final scoring card, which all players share",
           "na edição original, há uma só carta de ajuda da pontuação final, comum a todos",
           "en la edición original hay una sola tarjeta de puntuación final, común a todos",
           editions=ORIGINAL,
           claims=("summary-pt.scoring.aid", "summary-en.scoring.aid"))
components("components.aid_unknown", scoring_aid_shared, OPEN,
           "the Deluxe text does not say where the order of the final scoring is printed",
           "o texto Deluxe não diz onde está impressa a ordem da pontuação final",
           "el texto Deluxe no dice dónde está impreso el orden de la puntuación final",
           editions=DELUXE, ruling="third_base.only_printed",
           claims=("deluxe-pt.scoring.aid",))
components("components.notion_halves_unknown", every_tile_has_notion, OPEN,
           "the texts do not say whether each resource tile shows thread or lace",
           "os textos não dizem se cada peça de Recurso mostra Linha ou Renda",
           "los textos no dicen si cada ficha de Recurso muestra hilo o encaje",
           ruling="third_base.only_printed",
           claims=("deluxe-pt.silk.thread", "deluxe-pt.silk.lace", "summary-pt.resources.both_on_tile"))
components("components.silk_halves_unknown", every_tile_has_silk, OPEN,
           "the texts do not say whether each resource tile shows silk",
           "os textos não dizem se cada peça de Recurso mostra seda",
           "los textos no dicen si cada ficha de Recurso muestra seda",
           ruling="third_base.only_printed",
           claims=("deluxe-pt.silk.on_tiles", "summary-pt.resources.both_on_tile"))

# What the others know.
general("general.taken_tiles_known", others_know_taken_tile, True,
        "anyone who watched knows what a resource tile taken from the display shows",
        "quem prestou atenção sabe o que mostra uma peça de Recurso tirada da exibição",
        "quien estuvo atento sabe qué muestra una ficha de Recurso tomada del almacén",
        ruling="third_base.tiles_seen")
general("general.taken_tiles_noted", taken_tiles_noted, "may",
        "anyone may note down which resource tiles the others took from the display",
        "qualquer um pode anotar que peças de Recurso os outros tiraram da exibição",
        "cualquiera puede apuntar qué fichas de Recursos tomaron los demás del almacén",
        ruling="third_base.notes")

# The favor.
favor("favor.no_exchange_with_oneself", favor_exchanged_with_oneself, False,
      "a holder who is the starting player already just gives the Queen's favor back",
      "quem já é o Jogador Inicial só devolve o Favor da Rainha",
      "quien ya es el jugador inicial solo devuelve el favor de la Reina",
      ruling="third_base.own_marker")

# Garments.
garments("garments.sold_without_space", garment_without_space, WithoutSpace.SOLD,
         "without a free guest space a garment is made all the same, and sold",
         "sem espaço de convidado livre, o Traje é costurado assim mesmo e vendido",
         "sin espacio de Invitado libre, el Vestido se hace igualmente y se vende",
         ruling="third_base.sold_without_space")
garments("garments.usable_space", space_available_is, SpaceAvailable.USABLE,
         "a guest space is available for a garment if the garment may take it",
         "está disponível para um Traje o espaço de convidado que ele pode ocupar",
         "está disponible para un Vestido el espacio de Invitado que este puede ocupar",
         ruling="third_base.available")

# Bonuses.
bonuses("bonuses.paid_tile_unseen", bonus_bag_unseen, True,
        "the resource tile paid for by a bonus is drawn without looking",
        "a peça de Recurso paga num Bônus é tirada sem olhar",
        "la ficha de Recurso pagada en una bonificación se saca sin mirar",
        when=bag_bonus == BagBonus.I_BAG_PAID, ruling="third_base.borrowed")
lent_bonuses("bonuses.free_tile_unseen", bonus_bag_unseen, True,
             "the resource tile a bonus gives for nothing is drawn without looking",
             "a peça de Recurso grátis de um Bônus é tirada sem olhar",
             "la ficha de Recurso gratuita de una bonificación se saca sin mirar",
             when=bag_bonus == BagBonus.I_BAG_FREE, ruling="third_base.unseen")
lent_bonuses("bonuses.deputed_card_shown", bonus_deputed_card_shown, "must",
             "the employee that a bonus deputes is shown to all",
             "o Funcionário delegado por um Bônus é mostrado a todos",
             "el Empleado que una bonificación delega se enseña a todos",
             ruling="third_base.shown")

# The final scoring.
scoring("scoring.owner_leaves_empty", fireworks_left_empty_by, Decider.OWNER,
        "with fewer garments than fireworks, their owner chooses which fireworks stay empty",
        "com menos Trajes que Fogos de Artifício, o dono escolhe quais fogos ficam vazios",
        "con menos Vestidos que fuegos artificiales, el dueño elige qué fuegos quedan vacíos",
        ruling="third_base.left_empty")
