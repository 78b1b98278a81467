"""The display of jewels and how it is filled before a round; where the Jewelry Box changes the course of the game."""

from oracle.rules import Rulebook
from oracle.terms import when
from specs.questions.extra_deluxe_jewelry import (
    jewelry_additions_in_order,
    jewelry_changes_final_scoring,
    jewelry_changes_phase,
    phase,
)
from specs.questions.general import Phase
from specs.questions.jewelry_box_display import (
    DisplaySide,
    JewelGoes,
    JewelStep,
    discarded_jewel_goes,
    jewel_bag_refilled,
    jewel_discarded_if_rightmost_empty,
    jewel_display_refilled_in_phase,
    jewel_spaces_left_empty,
    jewel_step,
    jewel_step_in_round,
    jewel_step_position,
    jewel_substep_position,
    jewelry_affects_action,
    jewelry_game_as_usual,
    jewels_discarded,
    jewels_filled_at_random,
    jewels_filled_from,
    jewels_slide_to,
)
from specs.vocabulary import Action, action

DELUXE = ("deluxe-2020",)

rule = Rulebook("jewelry_box")

listed = action.one_of(Action.MAKE_GARMENT, Action.HIRE, Action.FUND_DECORATION)

# The course of the game.
rule("jewelry_box.rest_as_usual", jewelry_game_as_usual, True,
     "what the Jewelry Box does not change is played as in the base game",
     "o que o Porta-Joias não muda é jogado como no jogo base",
     "lo que el Joyero no cambia se juega como en el juego base",
     editions=DELUXE)
rule("jewelry_box.additions_in_order", jewelry_additions_in_order, True,
     "the Jewelry Box's additions are told in the order in which they come up in the game",
     "as novidades do Porta-Joias são explicadas na ordem em que surgem na partida",
     "las novedades del Joyero se explican en el orden en que aparecen en la partida",
     editions=DELUXE)
rule("jewelry_box.widened_actions", jewelry_affects_action, True,
     "the Jewelry Box adds something to making garments, hiring and funding decorations",
     "o Porta-Joias acrescenta algo a Costurar um Traje, Contratar e Financiar uma Decoração",
     "el Joyero añade algo a confeccionar Vestidos, contratar y financiar Decoraciones",
     when=listed, editions=DELUXE)
rule("jewelry_box.acquiring_does_tasks", jewelry_affects_action, True,
     "with the Jewelry Box, acquiring resources may do a task of an exam",
     "com o Porta-Joias, Adquirir Recursos pode concluir uma tarefa de um Teste",
     "con el Joyero, adquirir recursos puede cumplir una tarea de un examen",
     when=action == Action.ACQUIRE_RESOURCES, editions=DELUXE, ruling="jewelry_box.actions_with_tasks")
rule("jewelry_box.other_actions_unchanged", jewelry_affects_action, False,
     "the Jewelry Box does not change claiming the Queen's favor and deputing",
     "o Porta-Joias não muda Pedir o Favor da Rainha nem Delegar",
     "el Joyero no cambia reclamar el favor de la Reina ni delegar",
     when=action.one_of(Action.CLAIM_FAVOR, Action.DEPUTE), editions=DELUXE, ruling="jewelry_box.actions_with_tasks")
rule("jewelry_box.changed_phases", jewelry_changes_phase, True,
     "the Jewelry Box adds something to preparing the round, to the actions and to the income",
     "o Porta-Joias acrescenta algo à preparação da Rodada, às ações e à receita",
     "el Joyero añade algo a la preparación de la ronda, a las acciones y a los ingresos",
     when=~(phase == Phase.HAND), editions=DELUXE)
rule("jewelry_box.hand_unchanged", jewelry_changes_phase, False,
     "with the Jewelry Box hands are chosen as ever",
     "com o Porta-Joias, as mãos são escolhidas como sempre",
     "con el Joyero las manos se eligen como siempre",
     when=phase == Phase.HAND, editions=DELUXE, ruling="jewelry_box.nothing_added")
rule("jewelry_box.scoring_changed", jewelry_changes_final_scoring, True,
     "with the Jewelry Box the final scoring counts jewels as well",
     "com o Porta-Joias, a pontuação final conta também as Joias",
     "con el Joyero la puntuación final cuenta también las joyas",
     editions=DELUXE)

# Before a round.
rule("jewelry_box.fifth_step", jewel_step_position, 5,
     "jewels are step {answer} of preparing a round",
     "as Joias são o passo {answer} da preparação da Rodada",
     "las joyas son el paso {answer} de la preparación de la ronda",
     editions=DELUXE,
     excepts=("preparation.steps",))
rule("jewelry_box.before_every_round", jewel_step_in_round, "must",
     "the display of jewels is filled before every round",
     "a exibição de Joias é preenchida antes de toda Rodada",
     "la exposición de joyas se llena antes de cada ronda",
     editions=DELUXE)
rule("jewelry_box.order_of_display", jewel_substep_position,
     when(jewel_step == JewelStep.DISCARD, 1, when(jewel_step == JewelStep.SLIDE, 2, 3)),
     "in the display of jewels one is discarded, then the others slide, then it is filled",
     "na exibição de Joias, primeiro se descarta uma, depois as outras deslizam e por fim se preenche",
     "en la exposición de joyas primero se descarta una, luego las demás se deslizan y al final se rellena",
     editions=DELUXE)
rule("jewelry_box.rightmost_discarded", jewels_discarded, 1,
     "before a round {answer} jewel is discarded: the one left on the rightmost space",
     "antes da Rodada descarta-se {answer} Joia: a que sobrou no espaço mais à direita",
     "antes de la ronda se descarta {answer} joya: la que quedó en el espacio de más a la derecha",
     editions=DELUXE)
rule("jewelry_box.none_discarded", jewel_discarded_if_rightmost_empty, "may not",
     "when the rightmost space of the display is empty, no other jewel is discarded for it",
     "se o espaço mais à direita da exibição está vazio, nenhuma outra Joia é descartada",
     "si el espacio de más a la derecha está vacío, no se descarta otra joya en su lugar",
     editions=DELUXE)
rule("jewelry_box.discarded_for_good", discarded_jewel_goes, JewelGoes.BOX,
     "a jewel discarded from the display leaves the game",
     "a Joia descartada da exibição sai da partida",
     "la joya descartada de la exposición sale de la partida",
     editions=DELUXE)
rule("jewelry_box.slide_right", jewels_slide_to, DisplaySide.RIGHT,
     "jewels left over in the display slide to the right",
     "as Joias que sobraram na exibição deslizam para a direita",
     "las joyas que quedan en la exposición se deslizan a la derecha",
     editions=DELUXE)
rule("jewelry_box.fill_from_right", jewels_filled_from, DisplaySide.RIGHT,
     "empty spaces of the display of jewels are filled from the right",
     "os espaços vazios da exibição de Joias são preenchidos a partir da direita",
     "los espacios vacíos de la exposición de joyas se rellenan desde la derecha",
     editions=DELUXE)
rule("jewelry_box.drawn_at_random", jewels_filled_at_random, True,
     "each new jewel of the display is drawn blindly from the bag",
     "cada nova Joia da exibição é puxada da bolsa sem olhar",
     "cada joya nueva de la exposición se saca de la bolsa al azar",
     editions=DELUXE)
rule("jewelry_box.left_stays_empty", jewel_spaces_left_empty, DisplaySide.LEFT,
     "if the bag of jewels runs out, the display's spaces on the left stay empty",
     "se a Bolsa de Joias se esgota, ficam vazios os espaços da esquerda na exibição",
     "si la bolsa de joyas se agota, quedan vacíos los espacios de la izquierda",
     editions=DELUXE)
rule("jewelry_box.bag_never_refilled", jewel_bag_refilled, "may not",
     "discarded jewels never come back into the bag of jewels",
     "Joias descartadas nunca voltam para a Bolsa de Joias",
     "las joyas descartadas nunca vuelven a la bolsa de joyas",
     editions=DELUXE)
rule("jewelry_box.gaps_until_next_round", jewel_display_refilled_in_phase, "may not",
     "a jewel that is bought leaves a gap in the display until the next round",
     "uma Joia comprada deixa um espaço vazio na exibição até a Rodada seguinte",
     "una joya comprada deja un hueco en la exposición hasta la ronda siguiente",
     editions=DELUXE)
