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
     "whatever is not changed is played as in the base game",
     "o que não muda é jogado como no jogo base",
     "lo que no cambia se juega como en el juego base",
     editions=DELUXE)
rule("jewelry_box.additions_in_order", jewelry_additions_in_order, True,
     "the additions are told in the order in which they come up",
     "as novidades são explicadas na ordem em que surgem na partida",
     "las novedades se explican en el orden en que aparecen en la partida",
     editions=DELUXE)
rule("jewelry_box.widened_actions", jewelry_affects_action, True,
     "something is added to making garments, hiring and funding decorations",
     "há algo novo em Costurar um Traje, Contratar e Financiar uma Decoração",
     "hay algo nuevo al confeccionar vestidos, contratar y financiar decoraciones",
     when=listed, editions=DELUXE)
rule("jewelry_box.acquiring_does_tasks", jewelry_affects_action, True,
     "acquiring resources may now do a task of an exam",
     "Adquirir Recursos agora pode concluir uma tarefa de um Teste",
     "adquirir recursos puede cumplir ahora una tarea de un examen",
     when=action == Action.ACQUIRE_RESOURCES, editions=DELUXE, ruling="jewelry_box.actions_with_tasks")
rule("jewelry_box.other_actions_unchanged", jewelry_affects_action, False,
     "claiming the favor and deputing stay as they are",
     "Pedir o Favor da Rainha e delegar ficam como são",
     "pedir el favor de la Reina y delegar quedan como están",
     when=action.one_of(Action.CLAIM_FAVOR, Action.DEPUTE), editions=DELUXE, ruling="jewelry_box.actions_with_tasks")
rule("jewelry_box.changed_phases", jewelry_changes_phase, True,
     "something is added to preparing the round, to taking actions and to income",
     "há algo novo ao preparar a Rodada, nas ações e na receita",
     "hay algo nuevo al preparar la ronda, en las acciones y en los ingresos",
     when=~(phase == Phase.HAND), editions=DELUXE)
rule("jewelry_box.hand_unchanged", jewelry_changes_phase, False,
     "hands are chosen as ever",
     "as mãos são escolhidas como sempre",
     "las manos se eligen como siempre",
     when=phase == Phase.HAND, editions=DELUXE, ruling="jewelry_box.nothing_added")
rule("jewelry_box.scoring_changed", jewelry_changes_final_scoring, True,
     "the final scoring counts jewels as well",
     "a Pontuação de Fim de Jogo conta também as Joias",
     "la puntuación final cuenta también las joyas",
     editions=DELUXE)

# Before a round.
rule("jewelry_box.fifth_step", jewel_step_position, 5,
     "jewels are step {answer} of preparing a round",
     "as Joias são o passo {answer} da preparação da Rodada",
     "las joyas son el paso {answer} de la preparación de la ronda",
     editions=DELUXE)
rule("jewelry_box.before_every_round", jewel_step_in_round, "must",
     "their display is filled before every round",
     "a exibição delas é preenchida antes de toda Rodada",
     "su exposición se llena antes de cada ronda",
     editions=DELUXE)
rule("jewelry_box.order_of_display", jewel_substep_position,
     when(jewel_step == JewelStep.DISCARD, 1, when(jewel_step == JewelStep.SLIDE, 2, 3)),
     "first one is discarded, then the others slide, and then the display is filled",
     "primeiro se descarta uma, depois as outras deslizam e por fim se preenche",
     "primero se descarta una, luego las demás se deslizan y al final se rellena",
     editions=DELUXE)
rule("jewelry_box.rightmost_discarded", jewels_discarded, 1,
     "{answer} jewel is discarded: the one left on the rightmost space",
     "descarta-se {answer} Joia: a que sobrou no espaço mais à direita",
     "se descarta {answer} joya: la que quedó en la casilla de más a la derecha",
     editions=DELUXE)
rule("jewelry_box.none_discarded", jewel_discarded_if_rightmost_empty, "may not",
     "when that space is empty, no other jewel is discarded for it",
     "se esse espaço está vazio, nenhuma outra Joia é descartada",
     "si esa casilla está vacía, no se descarta otra joya en su lugar",
     editions=DELUXE)
rule("jewelry_box.discarded_for_good", discarded_jewel_goes, JewelGoes.BOX,
     "the discarded jewel leaves the game",
     "a Joia descartada sai da partida",
     "la joya descartada sale de la partida",
     editions=DELUXE)
rule("jewelry_box.slide_right", jewels_slide_to, DisplaySide.RIGHT,
     "those left over slide to the right",
     "as que sobraram deslizam para a direita",
     "las que quedan se deslizan a la derecha",
     editions=DELUXE)
rule("jewelry_box.fill_from_right", jewels_filled_from, DisplaySide.RIGHT,
     "empty spaces are filled from the right",
     "os espaços vazios são preenchidos a partir da direita",
     "las casillas vacías se rellenan desde la derecha",
     editions=DELUXE)
rule("jewelry_box.drawn_at_random", jewels_filled_at_random, True,
     "each new jewel is drawn blindly from the bag",
     "cada nova Joia é sorteada da bolsa",
     "cada joya nueva se saca de la bolsa al azar",
     editions=DELUXE)
rule("jewelry_box.left_stays_empty", jewel_spaces_left_empty, DisplaySide.LEFT,
     "if the bag runs out, the spaces on the left stay empty",
     "se a bolsa se esgota, ficam vazios os espaços da esquerda",
     "si la bolsa se agota, quedan vacías las casillas de la izquierda",
     editions=DELUXE)
rule("jewelry_box.bag_never_refilled", jewel_bag_refilled, "may not",
     "discarded jewels never come back into the bag",
     "Joias descartadas nunca voltam para a bolsa",
     "las joyas descartadas nunca vuelven a la bolsa",
     editions=DELUXE)
rule("jewelry_box.gaps_until_next_round", jewel_display_refilled_in_phase, "may not",
     "a jewel that is bought leaves a gap until the next round",
     "uma Joia comprada deixa o espaço vazio até a Rodada seguinte",
     "una joya comprada deja un hueco hasta la ronda siguiente",
     editions=DELUXE)
