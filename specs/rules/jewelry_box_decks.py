"""How the Jewelry Box changes levels II and V of the employee deck, and the decks that lie beside the exams."""

from oracle.rules import Rulebook
from specs.questions.extra_deluxe_jewelry import (
    LevelCardsOn,
    changed_level_face_down,
    changed_level_put_on,
    changed_level_shuffled,
    exam_deck_shuffled,
    level_changed_before_placing,
)
from specs.questions.jewelry_box import (
    ChangedLevel,
    Exam,
    base_cards_left_in_level,
    base_cards_taken_out,
    base_role_taken_out_wholly,
    cards_drawn_for_level,
    changed_level,
    drawn_cards_seen,
    employee_deck_with_jewelry,
    exam_deck_at,
    exam_deck_before_drawing,
    exam_deck_face_down,
    exam_deck_role,
    exam_deck_size,
    level_cards_with_jewelry,
    look_through_exam_deck,
    new_cards_mixed_in,
)
from specs.vocabulary import Role, role

DELUXE = ("deluxe-2020",)

rule = Rulebook("jewelry_box")

two = changed_level == ChangedLevel.TWO
five = changed_level == ChangedLevel.FIVE
exchanged = (two & (role == Role.JOURNEYMAN)) | (five & (role == Role.MASTER))

# Out of the employee deck.
rule("jewelry_box.two_taken_out", base_cards_taken_out, 2,
     "with the Jewelry Box {answer} base Journeymen leave level II, and {answer} base Masters level V",
     "com o Porta-Joias, {answer} Artesãos do jogo base saem do Nível II, e {answer} Mestres do Nível V",
     "con el Joyero, {answer} Oficiales del juego base salen del nivel II, y {answer} Maestros del nivel V",
     when=exchanged, editions=DELUXE)
rule("jewelry_box.others_stay", base_cards_taken_out, 0,
     "with the Jewelry Box {answer} cards of the other roles leave levels II and V",
     "com o Porta-Joias, {answer} cartas dos outros tipos saem dos Níveis II e V",
     "con el Joyero, {answer} cartas de las otras clases salen de los niveles II y V",
     when=~exchanged, editions=DELUXE,
     claims=("deluxe-pt.jsetup.five_out", "deluxe-pt.jsetup.five_mixed", "deluxe-pt.jsetup.five_deck",
             "deluxe-pt.jsetup.two_out", "deluxe-pt.jsetup.two_mixed", "deluxe-pt.jsetup.two_deck"))
rule("jewelry_box.all_of_role_taken", base_role_taken_out_wholly, True,
     "the base cards taken out of levels II and V are all those of their role there",
     "as cartas do jogo base retiradas dos Níveis II e V são todas as do seu tipo ali",
     "las cartas del juego base retiradas de los niveles II y V son todas las de su clase allí",
     editions=DELUXE)

# The decks beside the exams.
rule("jewelry_box.mixed_with_new", new_cards_mixed_in, 9,
     "the base cards taken out are shuffled with the {answer} new cards of their role",
     "as cartas retiradas do jogo base são embaralhadas com as {answer} novas do seu tipo",
     "las cartas retiradas del juego base se barajan con las {answer} nuevas de su clase",
     editions=DELUXE)
rule("jewelry_box.eleven_in_deck", exam_deck_before_drawing, 11,
     "base and new cards of a role make a deck of {answer} cards with the Jewelry Box",
     "com o Porta-Joias, as cartas base e novas de um tipo formam um baralho de {answer}",
     "con el Joyero, las cartas base y nuevas de una clase forman una pila de {answer}",
     editions=DELUXE)
rule("jewelry_box.exam_deck_mixed", exam_deck_shuffled, True,
     "a deck put beside an exam is shuffled first",
     "um baralho posto ao lado de um Teste é embaralhado antes",
     "una pila puesta junto a un examen se baraja antes",
     editions=DELUXE)
rule("jewelry_box.deck_of_journeymen", exam_deck_role, Role.JOURNEYMAN,
     "the exam deck made with level II consists of Journeymen",
     "o baralho de Teste feito com o Nível II é de Artesãos",
     "la pila de examen hecha con el nivel II es de Oficiales",
     when=two, editions=DELUXE)
rule("jewelry_box.deck_of_masters", exam_deck_role, Role.MASTER,
     "the exam deck made with level V consists of Masters",
     "o baralho de Teste feito com o Nível V é de Mestres",
     "la pila de examen hecha con el nivel V es de Maestros",
     when=five, editions=DELUXE)
rule("jewelry_box.journeymen_at_exam", exam_deck_at, Exam.JOURNEYMAN,
     "the deck of Journeymen lies at the exam for Journeyman",
     "o baralho de Artesãos fica junto ao Teste para Artesão",
     "la pila de Oficiales queda junto al examen de Oficial",
     when=two, editions=DELUXE)
rule("jewelry_box.masters_at_exam", exam_deck_at, Exam.MASTER,
     "the deck of Masters lies at the exam for Master",
     "o baralho de Mestres fica junto ao Teste para Mestre",
     "la pila de Maestros queda junto al examen de Maestro",
     when=five, editions=DELUXE)
rule("jewelry_box.exam_decks_face_down", exam_deck_face_down, True,
     "both decks beside the exams lie face down",
     "os dois baralhos ao lado dos Testes ficam virados para baixo",
     "las dos pilas junto a los exámenes quedan boca abajo",
     editions=DELUXE)
rule("jewelry_box.exam_decks_unseen", look_through_exam_deck, "may not",
     "nobody looks through a deck beside an exam except when passing that exam",
     "ninguém olha um baralho ao lado de um Teste, a não ser ao completar esse Teste",
     "nadie mira la pila junto a un examen, salvo al superar ese examen",
     editions=DELUXE)

# Back into the employee deck.
rule("jewelry_box.two_drawn", cards_drawn_for_level, 2,
     "{answer} cards are drawn from each exam deck for its level of the employee deck",
     "compram-se {answer} cartas de cada baralho de Teste para o seu Nível no baralho de fila",
     "se roban {answer} cartas de cada pila de examen para su nivel de la pila de Empleados",
     editions=DELUXE, excepts=("setup.all_used",))
rule("jewelry_box.one_left_of_role", base_cards_left_in_level, 1,
     "the drawn exam cards join {answer} base card of each of the two roles left in their level",
     "as cartas compradas se juntam a {answer} carta base de cada um dos dois tipos que ficaram no Nível",
     "las cartas robadas se juntan con {answer} carta base de cada una de las dos clases que quedan en el nivel",
     when=~exchanged, editions=DELUXE)
rule("jewelry_box.none_left_of_role", base_cards_left_in_level, 0,
     "of the role exchanged in levels II and V, {answer} base cards are left in the level",
     "do tipo trocado nos Níveis II e V, restam no Nível {answer} cartas do jogo base",
     "de la clase cambiada en los niveles II y V quedan en el nivel {answer} cartas del juego base",
     when=exchanged, editions=DELUXE,
     claims=("deluxe-pt.jsetup.five_drawn", "deluxe-pt.jsetup.five_left", "deluxe-pt.jsetup.five_cards",
             "deluxe-pt.jsetup.two_drawn", "deluxe-pt.jsetup.two_left", "deluxe-pt.jsetup.two_cards"))
rule("jewelry_box.four_in_level", level_cards_with_jewelry, 4,
     "with the Jewelry Box levels II and V have {answer} cards again",
     "com o Porta-Joias, os Níveis II e V voltam a ter {answer} cartas",
     "con el Joyero, los niveles II y V vuelven a tener {answer} cartas",
     editions=DELUXE)
rule("jewelry_box.level_shuffled", changed_level_shuffled, True,
     "the drawn cards and the base cards left in their level are shuffled together",
     "as cartas compradas e as cartas base que ficaram no Nível são embaralhadas juntas",
     "las cartas robadas y las cartas base que quedan en el nivel se barajan juntas",
     editions=DELUXE)
rule("jewelry_box.level_changed_first", level_changed_before_placing, True,
     "levels II and V are changed before they are shuffled and put in their place",
     "os Níveis II e V são alterados antes de embaralhá-los e pô-los no lugar",
     "los niveles II y V se cambian antes de barajarlos y ponerlos en su sitio",
     editions=DELUXE)
rule("jewelry_box.level_face_down", changed_level_face_down, True,
     "the changed levels II and V lie face down",
     "os Níveis II e V alterados ficam virados para baixo",
     "los niveles II y V cambiados quedan boca abajo",
     editions=DELUXE)
rule("jewelry_box.level_on_deck", changed_level_put_on, LevelCardsOn.DECK,
     "a changed level II or V is put on top of the employee deck",
     "um Nível II ou V alterado vai no topo do baralho de fila",
     "un nivel II o V cambiado se pone encima de la pila de Empleados",
     editions=DELUXE, ruling="jewelry_box.levels_on_deck")
rule("jewelry_box.drawn_unseen", drawn_cards_seen, "may not",
     "nobody sees which new cards were drawn into the employee deck",
     "ninguém vê quais cartas novas foram para o baralho de fila",
     "nadie ve qué cartas nuevas pasaron a la pila de Empleados",
     editions=DELUXE)
rule("jewelry_box.nine_left", exam_deck_size, 9,
     "{answer} cards stay in each deck beside an exam",
     "restam {answer} cartas em cada baralho junto a um Teste",
     "quedan {answer} cartas en cada pila junto a un examen",
     editions=DELUXE,
     claims=("deluxe-pt.jsetup.five_deck", "deluxe-pt.jsetup.five_drawn", "deluxe-pt.jsetup.two_deck",
             "deluxe-pt.jsetup.two_drawn"))
rule("jewelry_box.deck_as_large_as_ever", employee_deck_with_jewelry, 28,
     "the employee deck has {answer} cards with the Jewelry Box, as many as without it",
     "com o Porta-Joias, o baralho de fila tem {answer} cartas, as mesmas que sem ele",
     "con el Joyero, la pila de Empleados tiene {answer} cartas, las mismas que sin él",
     editions=DELUXE,
     claims=("deluxe-pt.jgame.usual", "deluxe-pt.parts.employees", "deluxe-pt.setup.deck_size",
             "deluxe-pt.prepare.deck_out", "deluxe-pt.jsetup.five_cards", "deluxe-pt.jsetup.two_cards"))
