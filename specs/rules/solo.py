"""The solo game: what Madame du Barry gets, where her piles lie, and how her rounds and turns go."""

from oracle.rules import Rulebook
from specs.questions.base_setup import SetupStep
from specs.questions.extra_deluxe_solo import (
    PicturedPile,
    pictured_pile,
    solo_added_card_place,
    solo_exam_area_at_start,
    solo_exam_markers_at_start,
    solo_in_golden_box,
    solo_opponent_has_own_rules,
    solo_phase_differs,
    solo_phase_number,
    solo_pile_picture_number,
)
from specs.questions.general import Phase
from specs.questions.jewelry_box import Exam
from specs.questions.solo import (
    OpponentGets,
    PileBeside,
    Seat,
    SoloPile,
    SoloReference,
    StartGood,
    StartRule,
    StockEmpty,
    extra_cards,
    golden_box_applies,
    look_at_solo_pile,
    opponent_gets,
    solo_card_discarded_face_up,
    solo_card_obeyed,
    solo_cards,
    solo_cards_drawn,
    solo_cards_per_turn,
    solo_cards_shuffled_in_round,
    solo_gains_livre,
    solo_hand_at_random,
    solo_later_starts,
    solo_minutes_least,
    solo_minutes_most,
    solo_numbers_as_for,
    solo_opponent_gets,
    solo_pile,
    solo_pile_face_down,
    solo_pile_lies,
    solo_playable_with,
    solo_player_start_good,
    solo_player_turns_as_usual,
    solo_reference,
    solo_reference_means,
    solo_reference_number,
    solo_round_prepared_as_usual,
    solo_setup_on_base,
    solo_spends_livre,
    solo_start_cards_at_end,
    solo_start_cards_in_play,
    solo_start_good,
    solo_starting_player,
    solo_stock_after_drawing,
    solo_stock_empty,
    solo_turns_alternate,
    solo_turns_in_round,
    start_good,
    with_jewelry,
)
from specs.vocabulary import players

DELUXE = ("deluxe-2020",)

rule = Rulebook("solo")
phase = solo_phase_number.params[0]

# The game and its setup.
rule("solo.own_cards", solo_cards, 25,
     "the solo opponent Madame du Barry has {answer} cards of her own",
     "a adversária solo Madame du Barry tem {answer} cartas próprias",
     "la rival en solitario Madame du Barry tiene {answer} cartas propias",
     editions=DELUXE)
rule("solo.jewelry_box_optional", solo_playable_with, "may",
     "the solo game may be played with or without the Jewelry Box",
     "o Modo Solo pode ser jogado com ou sem a Expansão Porta-Joias",
     "el modo en solitario se puede jugar con o sin el Joyero",
     editions=DELUXE)
rule("solo.golden_boxes", golden_box_applies, with_jewelry,
     "solo rules in a golden box hold only with the Jewelry Box",
     "regras do Modo Solo em caixa dourada só valem com o Porta-Joias",
     "las reglas en solitario en un recuadro dorado solo valen con el Joyero",
     editions=DELUXE)
rule("solo.in_golden_box", solo_in_golden_box, True,
     "the rules on Madame du Barry's exams, tasks and jewels stand in golden boxes",
     "as regras sobre Testes, Tarefas e Joias da Madame du Barry estão em caixas douradas",
     "las reglas sobre exámenes, tareas y joyas de Madame du Barry están en recuadros dorados",
     editions=DELUXE, ruling="solo.golden_boxes")
rule("solo.minutes_most", solo_minutes_most, 60,
     "a solo game takes at most {answer} minutes",
     "uma partida solo dura no máximo {answer} minutos",
     "una partida en solitario dura como mucho {answer} minutos",
     editions=DELUXE)
rule("solo.minutes_least", solo_minutes_least, 40,
     "a solo game takes at least {answer} minutes",
     "uma partida solo dura no mínimo {answer} minutos",
     "una partida en solitario dura al menos {answer} minutos",
     editions=DELUXE)
rule("solo.usual_setup", solo_setup_on_base, True,
     "for the solo game the usual setup is followed, with a few changes",
     "no Modo Solo, segue-se a Preparação de sempre, com poucas mudanças",
     "en solitario se sigue la preparación de siempre, con pocos cambios",
     editions=DELUXE)
rule("solo.named_for_parts", solo_reference_number, 6,
     "the solo setup names step {answer} for Madame du Barry's parts",
     "a Preparação solo indica o passo {answer} para as peças da Madame du Barry",
     "la preparación en solitario indica el paso {answer} para las piezas de Madame du Barry",
     when=solo_reference == SoloReference.PARTS, editions=DELUXE)
rule("solo.named_for_goods", solo_reference_number, 9,
     "the solo setup names step {answer} for Madame du Barry's starting goods",
     "a Preparação solo indica o passo {answer} para os bens iniciais da Madame du Barry",
     "la preparación en solitario indica el paso {answer} para los bienes iniciales de Madame du Barry",
     when=solo_reference == SoloReference.GOODS, editions=DELUXE)
rule("solo.named_for_start", solo_reference_number, 10,
     "the solo setup names step {answer} for the starting player marker",
     "a Preparação solo indica o passo {answer} para o marcador de Jogador Inicial",
     "la preparación en solitario indica el paso {answer} para el marcador de jugador inicial",
     when=solo_reference == SoloReference.START_PLAYER, editions=DELUXE)
rule("solo.means_parts", solo_reference_means, SetupStep.PLAYER_PARTS,
     "Madame du Barry gets her parts in the setup step in which players get theirs",
     "a Madame du Barry recebe suas peças no passo em que os jogadores recebem as deles",
     "Madame du Barry recibe sus piezas en el paso en que los jugadores reciben las suyas",
     when=solo_reference == SoloReference.PARTS, editions=DELUXE)
rule("solo.means_goods", solo_reference_means, SetupStep.START_GOODS,
     "Madame du Barry gets lace and thread when players get theirs, whatever step is named",
     "a Madame du Barry recebe Renda e Linha quando os jogadores, seja qual for o passo indicado",
     "Madame du Barry recibe encaje e hilo cuando los jugadores, sea cual sea el paso indicado",
     when=solo_reference == SoloReference.GOODS, editions=DELUXE, ruling="solo.step_numbers")
rule("solo.means_start", solo_reference_means, SetupStep.START_PLAYER,
     "Madame du Barry gets the marker when the starting player is settled, whatever step is named",
     "a Madame du Barry recebe o marcador quando se define o Jogador Inicial, seja qual for o passo",
     "Madame du Barry recibe el marcador cuando se decide el jugador inicial, sea cual sea el paso",
     when=solo_reference == SoloReference.START_PLAYER, editions=DELUXE, ruling="solo.step_numbers")
rule("solo.gets", solo_opponent_gets, True,
     "Madame du Barry gets a player's parts, the starting player marker and, with the Box, an exam marker",
     "a Madame du Barry recebe o de um jogador, o marcador inicial e, com o Porta-Joias, uma Grife num Teste",
     "Madame du Barry recibe lo de un jugador, el marcador inicial y, con el Joyero, un marcador en un examen",
     when=~opponent_gets.one_of(OpponentGets.TRAY, OpponentGets.SPECIALISED_APPRENTICE), editions=DELUXE)
rule("solo.no_tray", solo_opponent_gets, False,
     "Madame du Barry gets no resource tray and no specialised Apprentice",
     "a Madame du Barry não recebe Bandeja de Recursos nem Aprendiz Especializado",
     "Madame du Barry no recibe bandeja de recursos ni Aprendiz especializado",
     when=opponent_gets.one_of(OpponentGets.TRAY, OpponentGets.SPECIALISED_APPRENTICE), editions=DELUXE,
     excepts=("setup.tray_and_counter",))
rule("solo.exam_area", solo_exam_area_at_start, Exam.JOURNEYMAN,
     "Madame du Barry's exam marker begins at the exam for Journeyman",
     "a Grife de Teste da Madame du Barry começa no Teste para Artesão",
     "el marcador de examen de Madame du Barry empieza en el examen de Oficial",
     editions=DELUXE)
rule("solo.exam_markers", solo_exam_markers_at_start, 1,
     "Madame du Barry begins with {answer} marker on the starting area of an exam",
     "a Madame du Barry começa com {answer} Grife na área inicial de um Teste",
     "Madame du Barry empieza con {answer} marcador en la zona inicial de un examen",
     editions=DELUXE)
rule("solo.starts_without_livre", solo_start_good, 0,
     "Madame du Barry begins with {answer} Livre",
     "a Madame du Barry começa com {answer} Libras",
     "Madame du Barry empieza con {answer} Livre",
     when=start_good == StartGood.LIVRE, editions=DELUXE,
     excepts=("setup.livre",))
rule("solo.start_notions", solo_start_good, 1,
     "Madame du Barry begins with {answer} lace and as much thread",
     "a Madame du Barry começa com {answer} Renda e outro tanto de Linha",
     "Madame du Barry empieza con {answer} encaje y otro tanto de hilo",
     when=start_good != StartGood.LIVRE, editions=DELUXE)
rule("solo.player_livre", solo_player_start_good, 15,
     "in a solo game the player begins with {answer} Livre as usual",
     "numa partida solo, o jogador começa com {answer} Libras, como sempre",
     "en una partida en solitario el jugador empieza con {answer} Livre, como siempre",
     when=start_good == StartGood.LIVRE, editions=DELUXE)
rule("solo.player_notions", solo_player_start_good, 1,
     "in a solo game the player begins with {answer} lace and as much thread",
     "numa partida solo, o jogador começa com {answer} Renda e outro tanto de Linha",
     "en una partida en solitario el jugador empieza con {answer} encaje y otro tanto de hilo",
     when=start_good != StartGood.LIVRE, editions=DELUXE)
rule("solo.she_begins", solo_starting_player, Seat.OPPONENT,
     "Madame du Barry begins the first round of a solo game",
     "a Madame du Barry começa a primeira Rodada da partida solo",
     "Madame du Barry empieza la primera ronda de la partida en solitario",
     editions=DELUXE,
     excepts=("setup.last_to_sew",))
rule("solo.later_rounds", solo_later_starts, StartRule.FAVOR,
     "a later solo round is begun by whoever took the Queen's favor, else by the same side again",
     "as outras Rodadas solo são iniciadas por quem pegou o Favor da Rainha ou pelo mesmo de antes",
     "las demás rondas en solitario las empieza quien tomó el favor de la Reina o el mismo de antes",
     editions=DELUXE, ruling="fifth.solo_silent")
rule("solo.as_for_two", solo_numbers_as_for, True,
     "in a solo game numbers that hang on the players are those for {n}",
     "numa partida solo, números que dependem dos jogadores são os de {n}",
     "en una partida en solitario, los números que dependen de los jugadores son los de {n}",
     when=players == 2, editions=DELUXE, fills={"n": 2}, ruling="solo.two_sides")
rule("solo.not_as_for_more", solo_numbers_as_for, False,
     "in a solo game numbers that hang on the players are not those for more than {n}",
     "numa partida solo, números que dependem dos jogadores não são os de mais de {n}",
     "en una partida en solitario, los números que dependen de los jugadores no son los de más de {n}",
     when=players > 2, editions=DELUXE, fills={"n": 2}, ruling="solo.two_sides")

# Her piles.
rule("solo.start_cards_out_of_play", solo_start_cards_in_play, "may not",
     "Madame du Barry's starting employees are not used during the game",
     "os Funcionários iniciais da Madame du Barry não são usados durante o jogo",
     "los Empleados base de Madame du Barry no se usan durante la partida",
     editions=DELUXE)
rule("solo.start_cards_scored", solo_start_cards_at_end, True,
     "Madame du Barry's starting employees count in her employee deck in the final scoring",
     "os Funcionários iniciais da Madame du Barry contam em seu baralho de Funcionários na pontuação final",
     "los Empleados base de Madame du Barry cuentan en su mazo de Empleados en la puntuación final",
     editions=DELUXE)
rule("solo.stock_left", solo_pile_lies, PileBeside.LEFT,
     "the stock of Madame du Barry's own cards lies left of her board",
     "a Reserva de Cartas da Madame du Barry fica à esquerda do tabuleiro dela",
     "la reserva de cartas de Madame du Barry está a la izquierda de su tablero",
     when=solo_pile == SoloPile.CARD_STOCK, editions=DELUXE)
rule("solo.hand_on_board", solo_pile_lies, PileBeside.ON_BOARD,
     "Madame du Barry's hand lies on her board, between stock and discards",
     "a mão da Madame du Barry fica no tabuleiro dela, entre a reserva e o descarte",
     "la mano de Madame du Barry está en su tablero, entre la reserva y el descarte",
     when=solo_pile == SoloPile.HAND, editions=DELUXE)
rule("solo.employees_above", solo_pile_lies, PileBeside.ABOVE,
     "Madame du Barry's employee deck lies above her board",
     "o baralho de Funcionários da Madame du Barry fica acima do tabuleiro dela",
     "el mazo de Empleados de Madame du Barry está encima de su tablero",
     when=solo_pile == SoloPile.EMPLOYEES, editions=DELUXE)
rule("solo.piles_face_down", solo_pile_face_down, True,
     "Madame du Barry's stock, hand and employee deck lie face down",
     "a reserva, a mão e o baralho de Funcionários da Madame du Barry ficam virados para baixo",
     "la reserva, la mano y el mazo de Empleados de Madame du Barry están boca abajo",
     editions=DELUXE)
rule("solo.picture_stock", solo_pile_picture_number, 1,
     "the picture of Madame du Barry's board numbers the stock of her cards {answer}",
     "a figura do tabuleiro da Madame du Barry dá à Reserva de Cartas o número {answer}",
     "la imagen del tablero de Madame du Barry da a la reserva de cartas el número {answer}",
     when=pictured_pile == PicturedPile.CARD_STOCK, editions=DELUXE)
rule("solo.picture_hand", solo_pile_picture_number, 2,
     "the picture of Madame du Barry's board numbers her hand {answer}",
     "a figura do tabuleiro da Madame du Barry dá à mão o número {answer}",
     "la imagen del tablero de Madame du Barry da a la mano el número {answer}",
     when=pictured_pile == PicturedPile.HAND, editions=DELUXE)
rule("solo.picture_employees", solo_pile_picture_number, 3,
     "the picture of Madame du Barry's board numbers her employee deck {answer}",
     "a figura do tabuleiro da Madame du Barry dá ao baralho de Funcionários o número {answer}",
     "la imagen del tablero de Madame du Barry da al mazo de Empleados el número {answer}",
     when=pictured_pile == PicturedPile.EMPLOYEES, editions=DELUXE)
rule("solo.picture_discards", solo_pile_picture_number, 4,
     "the picture of Madame du Barry's board numbers her discard pile {answer}",
     "a figura do tabuleiro da Madame du Barry dá ao descarte o número {answer}",
     "la imagen del tablero de Madame du Barry da al descarte el número {answer}",
     when=pictured_pile == PicturedPile.DISCARD, editions=DELUXE)
rule("solo.employees_unseen", look_at_solo_pile, "may not",
     "the player looks through Madame du Barry's employee deck only if a rule cannot be followed otherwise",
     "o jogador só olha o baralho de Funcionários da Madame du Barry se uma regra não puder ser cumprida sem isso",
     "el jugador solo mira el mazo de Empleados de Madame du Barry si una regla no se puede cumplir sin ello",
     when=solo_pile == SoloPile.EMPLOYEES, editions=DELUXE, ruling="solo.employees_unseen",
     claims=("deluxe-pt.solo.start_cards_end", "deluxe-pt.solo.scores_as_player"))

# Her rounds.
rule("solo.gains_no_livre", solo_gains_livre, "may not",
     "Madame du Barry never gains Livre",
     "a Madame du Barry nunca recebe Libras",
     "Madame du Barry nunca recibe Livre",
     editions=DELUXE, ruling="solo.no_income",
     excepts=("favor.pays", "favor.pays_at_once", "favor.livre_taken"))
rule("solo.spends_no_livre", solo_spends_livre, "may not",
     "Madame du Barry never spends Livre",
     "a Madame du Barry nunca paga com Libras",
     "Madame du Barry nunca gasta Livre",
     editions=DELUXE)
rule("solo.player_as_usual", solo_player_turns_as_usual, True,
     "in a solo game the player's own turns follow the usual rules",
     "numa partida solo, os turnos do jogador seguem as regras de sempre",
     "en una partida en solitario los turnos del jugador siguen las reglas de siempre",
     editions=DELUXE)
rule("solo.own_rules", solo_opponent_has_own_rules, True,
     "Madame du Barry's turns have rules of their own",
     "os turnos da Madame du Barry têm regras próprias",
     "los turnos de Madame du Barry tienen reglas propias",
     editions=DELUXE)
rule("solo.every_phase", solo_phase_differs, True,
     "each phase of the round has a rule of its own for Madame du Barry",
     "cada fase da Rodada tem uma regra própria para a Madame du Barry",
     "cada fase de la ronda tiene una regla propia para Madame du Barry",
     editions=DELUXE)
rule("solo.phase_preparation", solo_phase_number, 1,
     "in the solo rules, too, preparing the round is phase {answer}",
     "nas regras do Modo Solo, Preparar a Nova Rodada também é a fase {answer}",
     "también en las reglas en solitario, preparar la ronda es la fase {answer}",
     when=phase == Phase.PREPARATION, editions=DELUXE)
rule("solo.phase_hand", solo_phase_number, 2,
     "in the solo rules, too, selecting a hand is phase {answer}",
     "nas regras do Modo Solo, selecionar as cartas da mão também é a fase {answer}",
     "también en las reglas en solitario, elegir la mano es la fase {answer}",
     when=phase == Phase.HAND, editions=DELUXE)
rule("solo.phase_actions", solo_phase_number, 3,
     "in the solo rules, too, taking actions is phase {answer}",
     "nas regras do Modo Solo, fazer as ações também é a fase {answer}",
     "también en las reglas en solitario, tomar acciones es la fase {answer}",
     when=phase == Phase.ACTIONS, editions=DELUXE)
rule("solo.phase_income", solo_phase_number, 4,
     "in the solo rules, too, income is phase {answer}",
     "nas regras do Modo Solo, receber a receita também é a fase {answer}",
     "también en las reglas en solitario, los ingresos son la fase {answer}",
     when=phase == Phase.INCOME, editions=DELUXE)
rule("solo.prepared_as_usual", solo_round_prepared_as_usual, True,
     "in a solo game queue and displays are prepared as usual",
     "numa partida solo, a fila e as exibições são preparadas como sempre",
     "en una partida en solitario la fila y las exposiciones se preparan como siempre",
     editions=DELUXE)
rule("solo.all_shuffled", solo_cards_shuffled_in_round, 25,
     "before every round all {answer} cards of Madame du Barry are shuffled",
     "antes de cada Rodada são embaralhadas todas as {answer} cartas da Madame du Barry",
     "antes de cada ronda se barajan las {answer} cartas de Madame du Barry",
     editions=DELUXE)
rule("solo.draws", solo_cards_drawn, 4,
     "Madame du Barry takes {answer} of her cards in hand for a round",
     "a Madame du Barry fica com {answer} de suas cartas na mão por Rodada",
     "Madame du Barry toma {answer} de sus cartas en la mano por ronda",
     editions=DELUXE,
     excepts=("hand.three", "hand.exactly_three"))
rule("solo.drawn_at_random", solo_hand_at_random, True,
     "Madame du Barry's hand comes at random from the top of her stock",
     "a mão da Madame du Barry vem ao acaso do topo da reserva dela",
     "la mano de Madame du Barry sale al azar de lo alto de su reserva",
     editions=DELUXE,
     excepts=("hand.by_choice", "hand.in_secret"))
rule("solo.stock_after_drawing", solo_stock_after_drawing, 21,
     "when her hand is drawn, {answer} cards stay in Madame du Barry's stock",
     "formada a mão, {answer} cartas ficam na reserva da Madame du Barry",
     "formada la mano, quedan {answer} cartas en la reserva de Madame du Barry",
     editions=DELUXE,
     claims=("deluxe-pt.solo.draw_four", "deluxe-pt.solo.shuffle"))
rule("solo.stock_runs_out", solo_stock_empty, StockEmpty.RESHUFFLE,
     "if Madame du Barry's stock runs out, her discards are shuffled into a new one",
     "se a reserva da Madame du Barry acaba, o descarte dela é embaralhado e forma uma nova",
     "si se agota la reserva de Madame du Barry, se barajan sus descartes y forman una nueva",
     editions=DELUXE, ruling="solo.stock_runs_out")

# Her turns.
rule("solo.one_card", solo_cards_per_turn, 1,
     "Madame du Barry reveals {answer} card of her hand in a turn",
     "a Madame du Barry revela {answer} carta da mão por turno",
     "Madame du Barry revela {answer} carta de su mano por turno",
     editions=DELUXE)
rule("solo.obeys", solo_card_obeyed, "must",
     "Madame du Barry does what the revealed card says",
     "a Madame du Barry faz o que a carta revelada diz",
     "Madame du Barry hace lo que dice la carta revelada",
     editions=DELUXE,
     excepts=("turns.which_card",))
rule("solo.discards_face_up", solo_card_discarded_face_up, True,
     "the card Madame du Barry revealed goes face up on her discard pile after her action",
     "a carta revelada pela Madame du Barry vai virada para cima ao descarte dela após a ação",
     "la carta revelada por Madame du Barry va boca arriba a su descarte tras la acción",
     editions=DELUXE)
rule("solo.turns", solo_turns_in_round, 4 + extra_cards,
     "Madame du Barry has {n} turns in a round, and one more for each card added to her hand",
     "a Madame du Barry tem {n} turnos por Rodada e mais um por carta acrescentada à mão",
     "Madame du Barry tiene {n} turnos por ronda y uno más por cada carta añadida a su mano",
     editions=DELUXE, fills={"n": 4},
     claims=("deluxe-pt.solo.draw_four", "deluxe-pt.solo.reveal_one", "deluxe-pt.solo.hire_turn",
             "deluxe-pt.solo.journeyman_turn", "deluxe-pt.solo.master_turn"),
     excepts=("turns.without_hiring", "turns.hired_add_turns"))
rule("solo.added_beneath", solo_added_card_place, True,
     "a card added to Madame du Barry's hand is revealed after those already there",
     "a carta acrescentada à mão da Madame du Barry é revelada depois das que já estão nela",
     "la carta añadida a la mano de Madame du Barry se revela después de las que ya están en ella",
     editions=DELUXE, ruling="solo.added_beneath")
rule("solo.alternate", solo_turns_alternate, True,
     "player and Madame du Barry take turns alternately while both have cards",
     "o jogador e a Madame du Barry se alternam enquanto ambos têm cartas",
     "el jugador y Madame du Barry se alternan mientras ambos tengan cartas",
     editions=DELUXE)
