"""What is played where a fifth reading of the Jewelry Box, the solo mode and the sets finds no line."""

from oracle.rules import Rulebook
from specs.questions.fifth_options import (
    couture_color_points_and_tile,
    couture_counts_by_color,
    couture_gown_to_terrace,
    couture_livre_pays_jewel,
    festive_counts_by_color,
    festive_gains_space_reward,
    jewel_bought_then_sold,
    jewel_tied_to_garment,
    jewel_with_couture,
    jewels_close_up_when_bought,
    match_tile_declined,
    player_looks_at_her_tiles,
    set_garment_does_task,
    solo_color_jewel_fits_kind,
    solo_goes_on_alone,
    solo_jewel_after_placing,
    solo_returns_favor,
    solo_start_without_favor,
    solo_tile_by_either_half,
    solo_unseen_cards_compared,
    solo_wins_step_ties,
)

DELUXE = ("deluxe-2020",)

box = Rulebook("jewelry_box")
exams = Rulebook("exams")
sets = Rulebook("garment_sets")
solo = Rulebook("solo")

box("jewelry_box.jewel_apart", jewel_tied_to_garment, False,
    "a jewel belongs to its buyer and is not tied to the garment with which it was bought",
    "a Joia é de quem a comprou e não fica presa ao Traje com que foi comprada",
    "la joya es de quien la compró y no queda unida al Vestido con el que se compró",
    editions=DELUXE, ruling="fifth.jewel_apart")
box("jewelry_box.gap_stays", jewels_close_up_when_bought, False,
    "the space of a bought jewel stays empty until the next round is prepared",
    "o espaço de uma Joia comprada fica vazio até se preparar a próxima Rodada",
    "el espacio de una joya comprada queda vacío hasta que se prepara la ronda siguiente",
    editions=DELUXE, ruling="fifth.box_silent")
box("jewelry_box.match_tile_declined", match_tile_declined, "may",
    "a player may decline the tile for a jewel of the garment's colour",
    "o jogador pode recusar a peça por uma Joia da cor do Traje",
    "el jugador puede rechazar la ficha por una joya del color del Vestido",
    editions=DELUXE, ruling="fifth.box_silent")
exams("exams.set_garment_does_task", set_garment_does_task, True,
      "a garment of a set does a task like any other of its kind",
      "um Traje de uma expansão cumpre uma tarefa como qualquer outro do seu tipo",
      "un Vestido de una expansión cumple una tarea como cualquier otro de su clase",
      editions=DELUXE, ruling="fifth.sets_as_others")
solo("solo.returns_favor", solo_returns_favor, True,
     "Madame du Barry gives the favor back for the starting player's marker, as players do",
     "a Madame du Barry devolve o Favor pelo marcador de Jogador Inicial, como os jogadores",
     "Madame du Barry devuelve el favor por el marcador de Jugador Inicial, como los jugadores",
     editions=DELUXE, ruling="fifth.solo_silent")
solo("solo.no_start_without_favor", solo_start_without_favor, False,
     "Madame du Barry does not begin the next round by an action that finds the favor gone",
     "a Madame du Barry não começa a próxima Rodada por uma ação em que o Favor já foi levado",
     "Madame du Barry no empieza la ronda siguiente por una acción en la que el favor ya no está",
     editions=DELUXE, ruling="fifth.solo_silent")
solo("solo.goes_on_alone", solo_goes_on_alone, True,
     "Madame du Barry plays on alone when the player has no cards left",
     "a Madame du Barry continua sozinha quando o jogador não tem mais cartas",
     "Madame du Barry sigue sola cuando al jugador no le quedan cartas",
     editions=DELUXE, ruling="fifth.solo_silent")
solo("solo.unseen_cards_compared", solo_unseen_cards_compared, True,
     "when end bonuses are compared, every card of Madame du Barry's employee deck counts, seen or not",
     "ao comparar os Bônus de fim de jogo conta toda carta do baralho de Funcionários da Madame du Barry, vista ou não",
     "al comparar las bonificaciones finales cuenta toda carta del mazo de Empleados de Madame du Barry, vista o no",
     editions=DELUXE, ruling="fifth.her_unseen_cards")
solo("solo.tile_by_either_half", solo_tile_by_either_half, True,
     "a tile that Madame du Barry takes fits a task by its silk and by its thread or lace alike",
     "uma peça da Madame du Barry serve para uma tarefa tanto pela seda quanto pela Linha ou Renda",
     "una ficha de Madame du Barry encaja con una tarea tanto por su seda como por su hilo o encaje",
     editions=DELUXE, ruling="fifth.solo_silent")
solo("solo.color_jewel_fits_kind", solo_color_jewel_fits_kind, True,
     "a jewel of her garment's colour has to fit its kind as well, necklace or ring",
     "a Joia da cor do Traje da Madame du Barry também precisa ser do tipo certo, colar ou anel",
     "la joya del color del Vestido de Madame du Barry debe ser también de la clase adecuada, collar o anillo",
     editions=DELUXE, ruling="fifth.her_jewel")
solo("solo.step_ties_as_usual", solo_wins_step_ties, False,
     "ties in halls and fireworks are broken as usual in a solo game",
     "numa partida solo, os empates nas Galerias e nos Fogos de Artifício são decididos como sempre",
     "en una partida en solitario los empates en salones y fuegos artificiales se resuelven como siempre",
     editions=DELUXE, ruling="fifth.solo_silent")
solo("solo.tiles_may_be_seen", player_looks_at_her_tiles, "may",
     "the player may look at the resource tiles that Madame du Barry keeps",
     "o jogador pode olhar as peças de Recurso que a Madame du Barry guarda",
     "el jugador puede mirar las fichas de Recursos que Madame du Barry guarda",
     editions=DELUXE, ruling="fifth.solo_silent")
sets("garment_sets.festive_by_color", festive_counts_by_color, True,
     "a festive garment counts as one of its colour for statues and bonuses",
     "um Traje Festivo conta como um da sua cor para Estátuas e Bônus",
     "un Vestido Festivo cuenta como uno de su color para estatuas y bonificaciones",
     editions=DELUXE, ruling="fifth.sets_as_others")
sets("garment_sets.couture_by_color", couture_counts_by_color, True,
     "a Haute Couture garment counts as one of its colour for statues and bonuses",
     "um Traje da Alta Costura conta como um da sua cor para Estátuas e Bônus",
     "un Vestido de Alta Costura cuenta como uno de su color para estatuas y bonificaciones",
     editions=DELUXE, ruling="fifth.sets_as_others")
sets("garment_sets.points_and_tile", couture_color_points_and_tile, True,
     "a jewel of that Haute Couture garment's colour brings the usual resource tile besides the points",
     "uma Joia da cor desse Traje da Alta Costura traz a peça de Recurso de sempre além dos Pontos",
     "una joya del color de ese Vestido de Alta Costura trae la ficha de Recursos habitual además de los puntos",
     editions=DELUXE, ruling="fifth.sets_as_others")
sets("garment_sets.gown_to_terrace", couture_gown_to_terrace, "may",
     "the Haute Couture gown without points may be moved to the terrace",
     "o vestido da Alta Costura sem Pontos pode ser levado à sacada",
     "el vestido de Alta Costura sin puntos se puede llevar a la terraza",
     editions=DELUXE, ruling="fifth.sets_as_others")
box("jewelry_box.no_sale_with_jewel", jewel_bought_then_sold, "may not",
    "a garment with which a jewel was bought may not be sold any more",
    "um Traje com que se comprou uma Joia não pode mais ser vendido",
    "un Vestido con el que se compró una joya ya no se puede vender",
    editions=DELUXE, ruling="fifth.bought_is_rented")
sets("garment_sets.jewel_with_couture", jewel_with_couture, "may",
     "a jewel may be bought with a Haute Couture garment as with any other",
     "pode-se comprar uma Joia com um Traje da Alta Costura como com qualquer outro",
     "se puede comprar una joya con un Vestido de Alta Costura como con cualquier otro",
     editions=DELUXE, ruling="fifth.sets_and_jewels")
sets("garment_sets.livre_too_late_for_jewel", couture_livre_pays_jewel, False,
     "the Livre that a Haute Couture garment brings come too late for the jewel bought with it",
     "as Libras que um Traje da Alta Costura traz vêm tarde demais para a Joia comprada com ele",
     "los Livre que trae un Vestido de Alta Costura llegan tarde para la joya comprada con él",
     editions=DELUXE, ruling="fifth.sets_and_jewels")
sets("garment_sets.festive_space_reward", festive_gains_space_reward, True,
     "a festive garment gains the reward of its guest space besides its points",
     "um Traje Festivo ganha a recompensa do seu espaço de convidado além dos seus Pontos",
     "un Vestido Festivo gana la recompensa de su espacio de Invitado además de sus puntos",
     editions=DELUXE, ruling="fifth.sets_and_jewels")
solo("solo.jewel_after_placing", solo_jewel_after_placing, True,
     "for Madame du Barry's garments the guest space is settled first, and the jewel after it",
     "para os Trajes da Madame du Barry decide-se primeiro o espaço de convidado, e depois a Joia",
     "para los Vestidos de Madame du Barry se decide primero el espacio de Invitado, y después la joya",
     editions=DELUXE, ruling="fifth.her_jewel_after")
