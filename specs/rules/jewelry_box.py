"""The Jewelry Box: its parts, and what it adds to the setup; the decks of employees stand in `jewelry_box_decks`."""

from oracle.rules import OPEN, Rulebook
from oracle.terms import when
from specs.questions.base_setup import SetupStep
from specs.questions.jewelry_box import (
    BesideBoard,
    Exam,
    JewelKind,
    JewelryPart,
    JewelryReference,
    Viewer,
    apprentice_kept_face_down,
    apprentice_lies_beside_board,
    apprentices_dealt,
    apprentices_dealt_at_random,
    apprentices_returned,
    dealt_apprentice_in_team,
    exam_area_at_start,
    exam_markers_at_start,
    jewel_bag_beside_jeweler_board,
    jewel_kind,
    jewel_spaces,
    jeweler_board_lies,
    jeweler_decoration_spaces,
    jewelry_part,
    jewelry_part_count,
    jewelry_reference,
    jewelry_reference_means,
    jewelry_reference_number,
    jewelry_setup_on_base,
    jewels_are_rented_with_garments,
    jewels_at_start_in_bag,
    jewels_mixed,
    jewels_of_color,
    look_at_apprentice,
    look_at_returned_apprentices,
    new_cards_level,
    viewer,
)
from specs.vocabulary import Garment, Role, garment, players, role

DELUXE = ("deluxe-2020",)

rule = Rulebook("jewelry_box")

# Parts.
rule("jewelry_box.employees", jewelry_part_count, 28,
     "the Jewelry Box has {answer} employees",
     "o Porta-Joias tem {answer} Funcionários",
     "el Joyero tiene {answer} Empleados",
     when=jewelry_part == JewelryPart.EMPLOYEES, editions=DELUXE)
rule("jewelry_box.journeymen_and_masters", jewelry_part_count, 9,
     "the Jewelry Box has {answer} new Journeymen and as many new Masters",
     "o Porta-Joias tem {answer} novos Artesãos e outros tantos novos Mestres",
     "el Joyero tiene {answer} Oficiales nuevos y otros tantos Maestros nuevos",
     when=jewelry_part.one_of(JewelryPart.JOURNEYMEN, JewelryPart.MASTERS), editions=DELUXE)
rule("jewelry_box.apprentices", jewelry_part_count, 10,
     "{answer} of the Jewelry Box's employees are specialised Apprentices",
     "{answer} dos Funcionários do Porta-Joias são Aprendizes Especializados",
     "{answer} de los Empleados del Joyero son Aprendices especializados",
     when=jewelry_part == JewelryPart.APPRENTICES, editions=DELUXE)
rule("jewelry_box.jewels", jewelry_part_count, 24,
     "the Jewelry Box has {answer} jewels",
     "o Porta-Joias tem {answer} Joias",
     "el Joyero tiene {answer} joyas",
     when=jewelry_part == JewelryPart.JEWELS, editions=DELUXE)
rule("jewelry_box.bag_and_board", jewelry_part_count, 1,
     "the Jewelry Box has {answer} bag for the jewels and {answer} jeweler's board",
     "o Porta-Joias tem {answer} Bolsa de Joias e {answer} Tabuleiro de Joalheiro",
     "el Joyero tiene {answer} bolsa para las joyas y {answer} tablero de joyería",
     when=jewelry_part.one_of(JewelryPart.JEWEL_BAGS, JewelryPart.JEWELER_BOARDS), editions=DELUXE)
rule("jewelry_box.levels", new_cards_level, when(role == Role.MASTER, 5, when(role == Role.JOURNEYMAN, 2, 0)),
     "new Masters have level V, new Journeymen level II, specialised Apprentices level 0",
     "os novos Mestres são de Nível V, os novos Artesãos de Nível II, os Aprendizes Especializados de Nível 0",
     "los Maestros nuevos son de nivel V, los Oficiales nuevos de nivel II, los Aprendices especializados de nivel 0",
     editions=DELUXE,
     excepts=("components.levels",))
rule("jewelry_box.display_spaces_unknown", jewel_spaces, OPEN,
     "the text does not say how many spaces display jewels",
     "o texto não diz quantos espaços exibem Joias",
     "el texto no dice cuántos espacios exponen joyas",
     editions=DELUXE, ruling="jewelry_box.only_on_parts")
rule("jewelry_box.decoration_spaces_unknown", jeweler_decoration_spaces, OPEN,
     "the text does not say how many jewelry decorations there are",
     "o texto não diz quantas Decorações da Joalheria existem",
     "el texto no dice cuántas Decoraciones de joyería hay",
     editions=DELUXE, ruling="jewelry_box.only_on_parts")
rule("jewelry_box.jewels_by_color_unknown", jewels_of_color, OPEN,
     "the text does not say how many jewels there are of each colour",
     "o texto não diz quantas Joias há de cada cor",
     "el texto no dice cuántas joyas hay de cada color",
     editions=DELUXE, ruling="jewelry_box.only_on_parts",
     claims=("deluxe-pt.jpart.jewels", "deluxe-pt.mbonus.jewel_sets.set"))
rule("jewelry_box.necklaces", jewel_kind, JewelKind.NECKLACE,
     "a jewel in the colour of a gown is a necklace",
     "a Joia na cor de um vestido é um colar",
     "la joya del color de un Vestido de dama es un collar",
     when=garment.one_of(Garment.COMMON_GOWN, Garment.UNCOMMON_GOWN), editions=DELUXE)
rule("jewelry_box.rings", jewel_kind, JewelKind.RING,
     "a jewel in the colour of a coat is a ring",
     "a Joia na cor de um fraque é um anel",
     "la joya del color de un abrigo es un anillo",
     when=garment.one_of(Garment.COMMON_COAT, Garment.RARE_COAT), editions=DELUXE)
rule("jewelry_box.jewels_go_with_garments", jewels_are_rented_with_garments, True,
     "jewels go along with garments that are rented",
     "as Joias acompanham Trajes alugados",
     "las joyas acompañan a los Vestidos alquilados",
     editions=DELUXE)

# Setup.
rule("jewelry_box.base_setup_first", jewelry_setup_on_base, True,
     "with the Jewelry Box the base game is set up first, with changes",
     "com o Porta-Joias, prepara-se primeiro o jogo base, com algumas mudanças",
     "con el Joyero se prepara primero el juego base, con algunos cambios",
     editions=DELUXE)
rule("jewelry_box.reference_to_board", jewelry_reference_number, 1,
     "with the Jewelry Box, the jeweler's board is laid out in setup step {answer}",
     "com o Porta-Joias, o Tabuleiro de Joalheiro entra no passo {answer} da Preparação",
     "con el Joyero, el tablero de joyería se coloca en el paso {answer} de la preparación",
     when=jewelry_reference == JewelryReference.JEWELER_BOARD, editions=DELUXE)
rule("jewelry_box.reference_to_deck", jewelry_reference_number, 3,
     "with the Jewelry Box, levels II and V are changed in setup step {answer}",
     "com o Porta-Joias, os Níveis II e V mudam no passo {answer} da Preparação",
     "con el Joyero, los niveles II y V cambian en el paso {answer} de la preparación",
     when=jewelry_reference == JewelryReference.LEVEL_CARDS, editions=DELUXE)
rule("jewelry_box.board_step_meant", jewelry_reference_means, SetupStep.BOARD,
     "the jeweler's board is laid out in the setup step of the game board",
     "o Tabuleiro de Joalheiro é colocado no passo da Preparação em que se põe o tabuleiro de jogo",
     "el tablero de joyería se coloca en el paso en que se pone el tablero de juego",
     when=jewelry_reference == JewelryReference.JEWELER_BOARD, editions=DELUXE)
rule("jewelry_box.deck_step_meant", jewelry_reference_means, SetupStep.EMPLOYEE_DECK,
     "the Jewelry Box changes the setup step in which the employee deck is built",
     "o Porta-Joias altera o passo da Preparação em que se monta o baralho de fila",
     "el Joyero cambia el paso de la preparación en que se forma la pila de Empleados",
     when=jewelry_reference == JewelryReference.LEVEL_CARDS, editions=DELUXE)
rule("jewelry_box.board_on_the_right", jeweler_board_lies, BesideBoard.RIGHT,
     "the jeweler's board lies on the right of the game board",
     "o Tabuleiro de Joalheiro fica à direita do tabuleiro de jogo",
     "el tablero de joyería se coloca a la derecha del tablero de juego",
     editions=DELUXE)
rule("jewelry_box.all_jewels_in_bag", jewels_at_start_in_bag, 24,
     "all {answer} jewels begin in the bag of jewels",
     "todas as {answer} Joias começam na Bolsa de Joias",
     "las {answer} joyas empiezan en la bolsa de joyas",
     editions=DELUXE)
rule("jewelry_box.jewels_mixed", jewels_mixed, True,
     "the jewels are mixed in the bag of jewels",
     "as Joias são misturadas na Bolsa de Joias",
     "las joyas se mezclan en la bolsa de joyas",
     editions=DELUXE)
rule("jewelry_box.jewel_bag_at_board", jewel_bag_beside_jeweler_board, True,
     "the bag of jewels lies next to the jeweler's board",
     "a Bolsa de Joias fica junto ao Tabuleiro de Joalheiro",
     "la bolsa de joyas queda junto al tablero de joyería",
     editions=DELUXE)
rule("jewelry_box.one_exam_marker", exam_markers_at_start, 1,
     "in the setup each player puts {answer} marker on the starting area of an exam",
     "na Preparação, cada jogador põe {answer} Grife na área inicial de um Teste",
     "en la preparación cada jugador pone {answer} marcador en la zona inicial de un examen",
     editions=DELUXE)
rule("jewelry_box.first_exam", exam_area_at_start, Exam.JOURNEYMAN,
     "a player's exam marker begins at the exam for Journeyman",
     "a Grife de Teste de cada jogador começa no Teste para Artesão",
     "el marcador de examen de cada jugador empieza en el examen de Oficial",
     editions=DELUXE)

# Specialised apprentices at the start.
rule("jewelry_box.one_apprentice_each", apprentices_dealt, 1,
     "each player gets {answer} specialised Apprentice",
     "cada jogador recebe {answer} Aprendiz Especializado",
     "cada jugador recibe {answer} Aprendiz especializado",
     editions=DELUXE)
rule("jewelry_box.apprentices_at_random", apprentices_dealt_at_random, True,
     "the specialised Apprentices are shuffled and dealt face down",
     "os Aprendizes Especializados são embaralhados e dados virados para baixo",
     "los Aprendices especializados se barajan y se reparten boca abajo",
     editions=DELUXE)
rule("jewelry_box.apprentices_left_over", apprentices_returned, 10 - players,
     "the specialised Apprentices not dealt, {n} less the number of players, go back into the box",
     "os Aprendizes Especializados não dados, {n} menos o número de jogadores, voltam para a caixa",
     "los Aprendices especializados no repartidos, {n} menos el número de jugadores, vuelven a la caja",
     editions=DELUXE, fills={"n": 10},
     claims=("deluxe-pt.apprentice.dealt", "deluxe-pt.apprentice.total", "deluxe-pt.apprentice.no_change"))
rule("jewelry_box.returned_unseen", look_at_returned_apprentices, "may not",
     "nobody looks at the specialised Apprentices that go back into the box",
     "ninguém olha os Aprendizes Especializados que voltam para a caixa",
     "nadie mira los Aprendices especializados que vuelven a la caja",
     editions=DELUXE)
rule("jewelry_box.own_apprentice_seen", look_at_apprentice, "may",
     "players may look at their own specialised Apprentice",
     "cada um pode olhar o próprio Aprendiz Especializado",
     "cada uno puede mirar su propio Aprendiz especializado",
     when=viewer == Viewer.OWNER, editions=DELUXE)
rule("jewelry_box.other_apprentice_unseen", look_at_apprentice, "may not",
     "nobody may look at another player's dealt specialised Apprentice",
     "ninguém pode olhar o Aprendiz Especializado recebido por outro jogador",
     "nadie puede mirar el Aprendiz especializado repartido a otro jugador",
     when=viewer == Viewer.OPPONENT, editions=DELUXE)
rule("jewelry_box.dealt_face_down", apprentice_kept_face_down, "must",
     "a dealt specialised Apprentice stays face down until it is hired",
     "o Aprendiz Especializado recebido fica virado para baixo até ser contratado",
     "el Aprendiz especializado repartido permanece boca abajo hasta que se contrata",
     editions=DELUXE)
rule("jewelry_box.dealt_beside_board", apprentice_lies_beside_board, True,
     "a dealt specialised Apprentice lies next to the player board",
     "o Aprendiz Especializado recebido fica ao lado do Tabuleiro de Jogador",
     "el Aprendiz especializado repartido queda al lado del tablero de jugador",
     editions=DELUXE)
rule("jewelry_box.dealt_not_in_team", dealt_apprentice_in_team, False,
     "a specialised Apprentice does not belong to the team until it is hired",
     "um Aprendiz Especializado não pertence à equipe até ser contratado",
     "un Aprendiz especializado no pertenece al mazo hasta que se contrata",
     editions=DELUXE)
