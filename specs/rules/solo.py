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
     "Madame du Barry has {answer} cards of her own",
     "a Madame du Barry tem {answer} cartas próprias",
     "Madame du Barry tiene {answer} cartas propias",
     editions=DELUXE)
rule("solo.jewelry_box_optional", solo_playable_with, "may",
     "the solo game may be played with or without the Jewelry Box",
     "o Modo Solo pode ser jogado com ou sem a Expansão Porta-Joias",
     "el modo en solitario se puede jugar con o sin el Joyero",
     editions=DELUXE)
rule("solo.golden_boxes", golden_box_applies, with_jewelry,
     "what stands in a golden box holds only with the Jewelry Box",
     "o que está em caixa dourada só vale com a Expansão Porta-Joias",
     "lo que está en un recuadro dorado solo vale con el Joyero",
     editions=DELUXE)
rule("solo.in_golden_box", solo_in_golden_box, True,
     "the rules on her exams, tasks and jewels stand in golden boxes",
     "as regras sobre seus Testes, Tarefas e Joias estão em caixas douradas",
     "las reglas sobre sus exámenes, tareas y joyas están en recuadros dorados",
     editions=DELUXE, ruling="solo.golden_boxes")
rule("solo.minutes_most", solo_minutes_most, 60,
     "a solo game takes at most {answer} minutes",
     "uma partida solo dura no máximo {answer} minutos",
     "una partida en solitario dura como mucho {answer} minutos",
     editions=DELUXE)
rule("solo.minutes_least", solo_minutes_least, 40,
     "it takes at least {answer} minutes",
     "ela dura no mínimo {answer} minutos",
     "dura al menos {answer} minutos",
     editions=DELUXE)
rule("solo.usual_setup", solo_setup_on_base, True,
     "the usual setup is followed, with a few changes",
     "segue-se a preparação de sempre, com poucas mudanças",
     "se sigue la preparación de siempre, con pocos cambios",
     editions=DELUXE)
rule("solo.named_for_parts", solo_reference_number, 6,
     "the solo setup names step {answer} for her parts",
     "a preparação solo indica o passo {answer} para as peças dela",
     "la preparación en solitario indica el paso {answer} para sus piezas",
     when=solo_reference == SoloReference.PARTS, editions=DELUXE)
rule("solo.named_for_goods", solo_reference_number, 9,
     "it names step {answer} for her goods",
     "ela indica o passo {answer} para os bens iniciais dela",
     "indica el paso {answer} para sus bienes iniciales",
     when=solo_reference == SoloReference.GOODS, editions=DELUXE)
rule("solo.named_for_start", solo_reference_number, 10,
     "it names step {answer} for the starting player marker",
     "ela indica o passo {answer} para o marcador de Jogador Inicial",
     "indica el paso {answer} para el marcador de jugador inicial",
     when=solo_reference == SoloReference.START_PLAYER, editions=DELUXE)
rule("solo.means_parts", solo_reference_means, SetupStep.PLAYER_PARTS,
     "she gets her parts when the players get theirs",
     "ela recebe suas peças quando os jogadores recebem as deles",
     "recibe sus piezas cuando los jugadores reciben las suyas",
     when=solo_reference == SoloReference.PARTS, editions=DELUXE)
rule("solo.means_goods", solo_reference_means, SetupStep.START_GOODS,
     "she gets lace and thread when the players get theirs, whatever the number says",
     "ela recebe Renda e Linha quando os jogadores recebem as deles, diga o número o que disser",
     "recibe encaje e hilo cuando los jugadores reciben los suyos, diga lo que diga el número",
     when=solo_reference == SoloReference.GOODS, editions=DELUXE, ruling="solo.step_numbers")
rule("solo.means_start", solo_reference_means, SetupStep.START_PLAYER,
     "she gets the marker when the starting player is settled, whatever the number says",
     "ela recebe o marcador quando se define o Jogador Inicial, diga o número o que disser",
     "recibe el marcador cuando se decide el jugador inicial, diga lo que diga el número",
     when=solo_reference == SoloReference.START_PLAYER, editions=DELUXE, ruling="solo.step_numbers")
rule("solo.gets", solo_opponent_gets, True,
     "she gets what a player gets, the starting player marker and, with the Jewelry Box, a marker at an exam",
     "ela recebe o que um jogador recebe, o marcador de Jogador Inicial e, com o Porta-Joias, uma Grife num Teste",
     "recibe lo que recibe un jugador, el marcador de jugador inicial y, con el Joyero, un marcador en un examen",
     when=~opponent_gets.one_of(OpponentGets.TRAY, OpponentGets.SPECIALISED_APPRENTICE), editions=DELUXE)
rule("solo.no_tray", solo_opponent_gets, False,
     "she gets no resource tray and no specialised Apprentice",
     "ela não recebe Bandeja de Recursos nem Aprendiz Especializado",
     "no recibe bandeja de recursos ni Aprendiz especializado",
     when=opponent_gets.one_of(OpponentGets.TRAY, OpponentGets.SPECIALISED_APPRENTICE), editions=DELUXE)
rule("solo.exam_area", solo_exam_area_at_start, Exam.JOURNEYMAN,
     "her marker begins at the exam for Journeyman",
     "a Grife dela começa no Teste para Artesão",
     "su marcador empieza en el examen de Oficial",
     editions=DELUXE)
rule("solo.exam_markers", solo_exam_markers_at_start, 1,
     "she begins with {answer} marker there",
     "ela começa com {answer} Grife ali",
     "empieza con {answer} marcador allí",
     editions=DELUXE)
rule("solo.starts_without_livre", solo_start_good, 0,
     "she begins with {answer} Livre",
     "ela começa com {answer} Libras",
     "empieza con {answer} Livre",
     when=start_good == StartGood.LIVRE, editions=DELUXE)
rule("solo.start_notions", solo_start_good, 1,
     "she begins with {answer} lace and as much thread",
     "ela começa com {answer} Renda e outro tanto de Linha",
     "empieza con {answer} encaje y otro tanto de hilo",
     when=start_good != StartGood.LIVRE, editions=DELUXE)
rule("solo.player_livre", solo_player_start_good, 15,
     "the player begins with {answer} Livre as usual",
     "o jogador começa com {answer} Libras, como sempre",
     "el jugador empieza con {answer} Livre, como siempre",
     when=start_good == StartGood.LIVRE, editions=DELUXE)
rule("solo.player_notions", solo_player_start_good, 1,
     "the player begins with {answer} lace and as much thread",
     "o jogador começa com {answer} Renda e outro tanto de Linha",
     "el jugador empieza con {answer} encaje y otro tanto de hilo",
     when=start_good != StartGood.LIVRE, editions=DELUXE)
rule("solo.she_begins", solo_starting_player, Seat.OPPONENT,
     "she begins the first round",
     "ela começa a primeira Rodada",
     "ella empieza la primera ronda",
     editions=DELUXE)
rule("solo.later_rounds", solo_later_starts, StartRule.FAVOR,
     "a later round is begun by whoever took the Queen's favor, else by the same side as before",
     "as outras Rodadas são iniciadas por quem pegou o Favor da Rainha ou, sem ninguém, por quem iniciou a anterior",
     "las demás rondas las empieza quien tomó el favor de la Reina o, si nadie lo tomó, quien empezó la anterior",
     editions=DELUXE)
rule("solo.as_for_two", solo_numbers_as_for, True,
     "numbers that hang on the players are those for {n}",
     "números que dependem dos jogadores são os de {n}",
     "los números que dependen de los jugadores son los de {n}",
     when=players == 2, editions=DELUXE, fills={"n": 2}, ruling="solo.two_sides")
rule("solo.not_as_for_more", solo_numbers_as_for, False,
     "they are not those for more than {n}",
     "eles não são os de mais de {n}",
     "no son los de más de {n}",
     when=players > 2, editions=DELUXE, fills={"n": 2}, ruling="solo.two_sides")

# Her piles.
rule("solo.start_cards_out_of_play", solo_start_cards_in_play, "may not",
     "her starting employees are not used during the game",
     "os Funcionários iniciais dela não são usados no jogo",
     "sus Empleados iniciales no se usan durante la partida",
     editions=DELUXE)
rule("solo.start_cards_scored", solo_start_cards_at_end, True,
     "in the final scoring they are part of her employee deck",
     "na pontuação final eles fazem parte do baralho de Funcionários dela",
     "en la puntuación final forman parte de su mazo de Empleados",
     editions=DELUXE)
rule("solo.stock_left", solo_pile_lies, PileBeside.LEFT,
     "the stock of her own cards lies left of her board",
     "a reserva das cartas dela fica à esquerda de seu tabuleiro",
     "la reserva de sus cartas está a la izquierda de su tablero",
     when=solo_pile == SoloPile.CARD_STOCK, editions=DELUXE)
rule("solo.hand_on_board", solo_pile_lies, PileBeside.ON_BOARD,
     "her hand lies on her board, between stock and discards",
     "a mão dela fica em seu tabuleiro, entre a reserva e o descarte",
     "su mano está en su tablero, entre la reserva y el descarte",
     when=solo_pile == SoloPile.HAND, editions=DELUXE)
rule("solo.employees_above", solo_pile_lies, PileBeside.ABOVE,
     "her employee deck lies above her board",
     "o baralho de Funcionários dela fica acima de seu tabuleiro",
     "su mazo de Empleados está encima de su tablero",
     when=solo_pile == SoloPile.EMPLOYEES, editions=DELUXE)
rule("solo.piles_face_down", solo_pile_face_down, True,
     "stock, hand and employee deck of hers lie face down",
     "a reserva, a mão e o baralho de Funcionários dela ficam virados para baixo",
     "su reserva, su mano y su mazo de Empleados están boca abajo",
     editions=DELUXE)
rule("solo.picture_stock", solo_pile_picture_number, 1,
     "the picture of her board numbers the stock of her cards {answer}",
     "a figura do tabuleiro dela dá à reserva de cartas o número {answer}",
     "la imagen de su tablero da a la reserva de cartas el número {answer}",
     when=pictured_pile == PicturedPile.CARD_STOCK, editions=DELUXE)
rule("solo.picture_hand", solo_pile_picture_number, 2,
     "it numbers her hand {answer}",
     "ela dá à mão o número {answer}",
     "da a la mano el número {answer}",
     when=pictured_pile == PicturedPile.HAND, editions=DELUXE)
rule("solo.picture_employees", solo_pile_picture_number, 3,
     "it numbers her employee deck {answer}",
     "ela dá ao baralho de Funcionários o número {answer}",
     "da al mazo de Empleados el número {answer}",
     when=pictured_pile == PicturedPile.EMPLOYEES, editions=DELUXE)
rule("solo.picture_discards", solo_pile_picture_number, 4,
     "it numbers her discard pile {answer}",
     "ela dá ao descarte o número {answer}",
     "da al descarte el número {answer}",
     when=pictured_pile == PicturedPile.DISCARD, editions=DELUXE)
rule("solo.employees_unseen", look_at_solo_pile, "may not",
     "the player does not look through her employee deck, unless a rule cannot be carried out otherwise",
     "o jogador não olha o baralho de Funcionários dela, a não ser que uma regra não possa ser cumprida de outro modo",
     "el jugador no mira su mazo de Empleados, salvo que una regla no se pueda cumplir de otro modo",
     editions=DELUXE, ruling="solo.employees_unseen")

# Her rounds.
rule("solo.gains_no_livre", solo_gains_livre, "may not",
     "she never gains Livre",
     "ela nunca recebe Libras",
     "nunca recibe Livre",
     editions=DELUXE, ruling="solo.no_income")
rule("solo.spends_no_livre", solo_spends_livre, "may not",
     "she never spends Livre",
     "ela nunca paga com Libras",
     "nunca gasta Livre",
     editions=DELUXE)
rule("solo.player_as_usual", solo_player_turns_as_usual, True,
     "the player's own turns follow the usual rules",
     "os turnos do jogador seguem as regras de sempre",
     "los turnos del jugador siguen las reglas de siempre",
     editions=DELUXE)
rule("solo.own_rules", solo_opponent_has_own_rules, True,
     "her turns have rules of their own",
     "os turnos dela têm regras próprias",
     "los turnos de ella tienen reglas propias",
     editions=DELUXE)
rule("solo.every_phase", solo_phase_differs, True,
     "each phase of the round has a rule of its own for her",
     "cada fase da Rodada tem uma regra própria para ela",
     "cada fase de la ronda tiene una regla propia para ella",
     editions=DELUXE)
rule("solo.phase_preparation", solo_phase_number, 1,
     "in the solo rules, too, preparing the round is phase {answer}",
     "também nas regras do Modo Solo, preparar a Rodada é a fase {answer}",
     "también en las reglas en solitario, preparar la ronda es la fase {answer}",
     when=phase == Phase.PREPARATION, editions=DELUXE)
rule("solo.phase_hand", solo_phase_number, 2,
     "taking a hand is phase {answer}",
     "formar a mão é a fase {answer}",
     "formar la mano es la fase {answer}",
     when=phase == Phase.HAND, editions=DELUXE)
rule("solo.phase_actions", solo_phase_number, 3,
     "taking turns is phase {answer}",
     "jogar os turnos é a fase {answer}",
     "jugar los turnos es la fase {answer}",
     when=phase == Phase.ACTIONS, editions=DELUXE)
rule("solo.phase_income", solo_phase_number, 4,
     "income is phase {answer}",
     "a receita é a fase {answer}",
     "los ingresos son la fase {answer}",
     when=phase == Phase.INCOME, editions=DELUXE)
rule("solo.prepared_as_usual", solo_round_prepared_as_usual, True,
     "queue and displays are prepared as usual",
     "a fila e as exibições são preparadas como sempre",
     "la fila y las exposiciones se preparan como siempre",
     editions=DELUXE, ruling="solo.prepared_as_usual")
rule("solo.all_shuffled", solo_cards_shuffled_in_round, 25,
     "before every round all {answer} cards of hers are shuffled",
     "antes de cada Rodada são embaralhadas todas as {answer} cartas dela",
     "antes de cada ronda se barajan todas sus {answer} cartas",
     editions=DELUXE)
rule("solo.draws", solo_cards_drawn, 4,
     "she takes {answer} of them in hand",
     "ela fica com {answer} delas na mão",
     "toma {answer} de ellas en la mano",
     editions=DELUXE)
rule("solo.drawn_at_random", solo_hand_at_random, True,
     "they come at random from the top of her stock",
     "elas vêm ao acaso do topo da reserva dela",
     "salen al azar de lo alto de su reserva",
     editions=DELUXE)
rule("solo.stock_after_drawing", solo_stock_after_drawing, 21,
     "{answer} cards stay in her stock",
     "{answer} cartas ficam na reserva dela",
     "quedan {answer} cartas en su reserva",
     editions=DELUXE)
rule("solo.stock_runs_out", solo_stock_empty, StockEmpty.RESHUFFLE,
     "if her stock runs out, her discards are shuffled into a new one",
     "se a reserva dela acabar, o descarte é embaralhado e forma uma nova",
     "si se agota su reserva, se barajan sus descartes y forman una nueva",
     editions=DELUXE, ruling="solo.stock_runs_out")

# Her turns.
rule("solo.one_card", solo_cards_per_turn, 1,
     "she reveals {answer} card of her hand in a turn",
     "ela revela {answer} carta da mão por turno",
     "revela {answer} carta de su mano por turno",
     editions=DELUXE)
rule("solo.obeys", solo_card_obeyed, "must",
     "she does what the card says",
     "ela faz o que a carta diz",
     "hace lo que dice la carta",
     editions=DELUXE)
rule("solo.discards_face_up", solo_card_discarded_face_up, True,
     "the card then goes face up on her discard pile",
     "a carta vai depois, virada para cima, ao descarte dela",
     "después la carta va boca arriba a su descarte",
     editions=DELUXE)
rule("solo.turns", solo_turns_in_round, 4 + extra_cards,
     "she has {n} turns in a round, and one more for each card added to her hand",
     "ela tem {n} turnos por Rodada e mais um por carta acrescentada à mão",
     "tiene {n} turnos por ronda y uno más por cada carta añadida a su mano",
     editions=DELUXE, fills={"n": 4})
rule("solo.added_beneath", solo_added_card_place, True,
     "a card added to her hand comes after those already there",
     "a carta acrescentada à mão vem depois das que já estão nela",
     "la carta añadida a su mano viene después de las que ya están en ella",
     editions=DELUXE, ruling="solo.added_beneath")
rule("solo.alternate", solo_turns_alternate, True,
     "player and opponent take turns alternately while both have cards",
     "o jogador e ela se alternam enquanto ambos têm cartas",
     "el jugador y ella se alternan mientras ambos tengan cartas",
     editions=DELUXE)
