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
     "the Jewelry Box brings {answer} employees",
     "o Porta-Joias traz {answer} Funcionários",
     "el Joyero trae {answer} Empleados",
     when=jewelry_part == JewelryPart.EMPLOYEES, editions=DELUXE)
rule("jewelry_box.journeymen_and_masters", jewelry_part_count, 9,
     "there are {answer} new Journeymen and as many new Masters among them",
     "entre eles há {answer} novos Artesãos e outros tantos Mestres",
     "entre ellos hay {answer} Oficiales nuevos y otros tantos Maestros",
     when=jewelry_part.one_of(JewelryPart.JOURNEYMEN, JewelryPart.MASTERS), editions=DELUXE)
rule("jewelry_box.apprentices", jewelry_part_count, 10,
     "the other {answer} are specialised Apprentices",
     "os outros {answer} são Aprendizes Especializados",
     "los otros {answer} son Aprendices especializados",
     when=jewelry_part == JewelryPart.APPRENTICES, editions=DELUXE)
rule("jewelry_box.jewels", jewelry_part_count, 24,
     "it brings {answer} jewels",
     "ele traz {answer} Joias",
     "trae {answer} joyas",
     when=jewelry_part == JewelryPart.JEWELS, editions=DELUXE)
rule("jewelry_box.bag_and_board", jewelry_part_count, 1,
     "there are {answer} bag for the jewels and {answer} jeweler's board",
     "há {answer} Bolsa de Joias e {answer} Tabuleiro de Joalheiro",
     "hay {answer} bolsa para las joyas y {answer} tablero de joyería",
     when=jewelry_part.one_of(JewelryPart.JEWEL_BAGS, JewelryPart.JEWELER_BOARDS), editions=DELUXE)
rule("jewelry_box.levels", new_cards_level, when(role == Role.MASTER, 5, when(role == Role.JOURNEYMAN, 2, 0)),
     "new Masters have level V, new Journeymen level II, specialised Apprentices level 0",
     "os novos Mestres são de Nível V, os novos Artesãos de Nível II, os Aprendizes Especializados de Nível 0",
     "los Maestros nuevos son de nivel V, los Oficiales nuevos de nivel II, los Aprendices especializados de nivel 0",
     editions=DELUXE)
rule("jewelry_box.display_spaces_unknown", jewel_spaces, OPEN,
     "how many spaces display jewels is not told",
     "não se diz quantos espaços exibem Joias",
     "no se dice cuántas casillas exponen joyas",
     editions=DELUXE, ruling="jewelry_box.only_on_parts")
rule("jewelry_box.decoration_spaces_unknown", jeweler_decoration_spaces, OPEN,
     "nor how many jewelry decorations there are",
     "nem quantas Decorações da Joalheria existem",
     "ni cuántas decoraciones de joyería hay",
     editions=DELUXE, ruling="jewelry_box.only_on_parts")
rule("jewelry_box.jewels_by_color_unknown", jewels_of_color, OPEN,
     "how many jewels there are of each colour is not told",
     "não se diz quantas Joias há de cada cor",
     "no se dice cuántas joyas hay de cada color",
     editions=DELUXE, ruling="jewelry_box.only_on_parts")
rule("jewelry_box.necklaces", jewel_kind, JewelKind.NECKLACE,
     "a jewel in the colour of a gown is a necklace",
     "a Joia na cor de um vestido é um colar",
     "la joya del color de un vestido de dama es un collar",
     when=garment.one_of(Garment.COMMON_GOWN, Garment.UNCOMMON_GOWN), editions=DELUXE)
rule("jewelry_box.rings", jewel_kind, JewelKind.RING,
     "a jewel in the colour of a coat is a ring",
     "a Joia na cor de um fraque é um anel",
     "la joya del color de un abrigo es un anillo",
     when=garment.one_of(Garment.COMMON_COAT, Garment.RARE_COAT), editions=DELUXE)
rule("jewelry_box.jewels_go_with_garments", jewels_are_rented_with_garments, True,
     "jewels go along with garments that are rented",
     "as Joias acompanham Trajes alugados",
     "las joyas acompañan a los vestidos alquilados",
     editions=DELUXE)

# Setup.
rule("jewelry_box.base_setup_first", jewelry_setup_on_base, True,
     "the base game is set up first, with changes",
     "prepara-se o jogo base, com algumas mudanças",
     "se prepara el juego base, con algunos cambios",
     editions=DELUXE)
rule("jewelry_box.reference_to_board", jewelry_reference_number, 1,
     "the jeweler's board belongs to step {answer}",
     "o Tabuleiro de Joalheiro cabe no passo {answer}",
     "el tablero de joyería corresponde al paso {answer}",
     when=jewelry_reference == JewelryReference.JEWELER_BOARD, editions=DELUXE)
rule("jewelry_box.reference_to_deck", jewelry_reference_number, 3,
     "the changed levels belong to step {answer}",
     "os Níveis alterados cabem no passo {answer}",
     "los niveles cambiados corresponden al paso {answer}",
     when=jewelry_reference == JewelryReference.LEVEL_CARDS, editions=DELUXE)
rule("jewelry_box.board_step_meant", jewelry_reference_means, SetupStep.BOARD,
     "that is the step in which the game board is laid out",
     "é o passo em que se põe o tabuleiro na mesa",
     "es el paso en que se pone el tablero en la mesa",
     when=jewelry_reference == JewelryReference.JEWELER_BOARD, editions=DELUXE)
rule("jewelry_box.deck_step_meant", jewelry_reference_means, SetupStep.EMPLOYEE_DECK,
     "that is the step in which the employee deck is built",
     "é o passo em que se monta o baralho de Funcionários",
     "es el paso en que se forma el mazo de Empleados",
     when=jewelry_reference == JewelryReference.LEVEL_CARDS, editions=DELUXE)
rule("jewelry_box.board_on_the_right", jeweler_board_lies, BesideBoard.RIGHT,
     "the jeweler's board lies on the right of the game board",
     "o Tabuleiro de Joalheiro fica à direita do outro",
     "el tablero de joyería queda a la derecha del otro",
     editions=DELUXE)
rule("jewelry_box.all_jewels_in_bag", jewels_at_start_in_bag, 24,
     "all {answer} jewels begin in their bag",
     "todas as {answer} Joias começam na sua bolsa",
     "las {answer} joyas empiezan en su bolsa",
     editions=DELUXE)
rule("jewelry_box.jewels_mixed", jewels_mixed, True,
     "they are mixed there",
     "elas são misturadas ali",
     "allí se mezclan",
     editions=DELUXE)
rule("jewelry_box.jewel_bag_at_board", jewel_bag_beside_jeweler_board, True,
     "their bag lies next to the jeweler's board",
     "a bolsa delas fica junto ao Tabuleiro de Joalheiro",
     "su bolsa queda junto al tablero de joyería",
     editions=DELUXE)
rule("jewelry_box.one_exam_marker", exam_markers_at_start, 1,
     "each player puts {answer} marker on a starting area",
     "cada jogador põe {answer} Grife numa área inicial",
     "cada jugador pone {answer} marcador en una zona inicial",
     editions=DELUXE)
rule("jewelry_box.first_exam", exam_area_at_start, Exam.JOURNEYMAN,
     "it begins at the exam for Journeyman",
     "ela começa no Teste para Artesão",
     "empieza en el examen de Oficial",
     editions=DELUXE)

# Specialised apprentices at the start.
rule("jewelry_box.one_apprentice_each", apprentices_dealt, 1,
     "each player gets {answer} specialised Apprentice",
     "cada jogador recebe {answer} Aprendiz Especializado",
     "cada jugador recibe {answer} Aprendiz especializado",
     editions=DELUXE)
rule("jewelry_box.apprentices_at_random", apprentices_dealt_at_random, True,
     "they are shuffled and dealt face down",
     "eles são embaralhados e distribuídos com a face para baixo",
     "se barajan y se reparten boca abajo",
     editions=DELUXE)
rule("jewelry_box.apprentices_left_over", apprentices_returned, 10 - players,
     "those not dealt, {n} less the number of players, go back into the box",
     "os que não foram distribuídos, {n} menos o número de jogadores, voltam para a caixa",
     "los no repartidos, {n} menos el número de jugadores, vuelven a la caja",
     editions=DELUXE, fills={"n": 10})
rule("jewelry_box.returned_unseen", look_at_returned_apprentices, "may not",
     "nobody looks at those that go back",
     "ninguém olha os que voltam para a caixa",
     "nadie mira los que vuelven a la caja",
     editions=DELUXE)
rule("jewelry_box.own_apprentice_seen", look_at_apprentice, "may",
     "players may look at their own",
     "cada um pode olhar o seu",
     "cada uno puede mirar el suyo",
     when=viewer == Viewer.OWNER, editions=DELUXE)
rule("jewelry_box.other_apprentice_unseen", look_at_apprentice, "may not",
     "nobody may look at another player's",
     "ninguém pode olhar o de outro jogador",
     "nadie puede mirar el de otro jugador",
     when=viewer == Viewer.OPPONENT, editions=DELUXE)
rule("jewelry_box.dealt_face_down", apprentice_kept_face_down, "must",
     "it stays face down until it is hired",
     "ele fica virado para baixo até ser contratado",
     "permanece boca abajo hasta que se contrata",
     editions=DELUXE)
rule("jewelry_box.dealt_beside_board", apprentice_lies_beside_board, True,
     "it lies next to the player board",
     "ele fica ao lado do tabuleiro do jogador",
     "queda al lado del tablero de jugador",
     editions=DELUXE)
rule("jewelry_box.dealt_not_in_team", dealt_apprentice_in_team, False,
     "until then it does not belong to the team",
     "até lá, não pertence à equipe",
     "hasta entonces no pertenece al equipo",
     editions=DELUXE)
