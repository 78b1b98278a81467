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
     "{answer} base Journeymen leave level II, and {answer} base Masters level V",
     "{answer} Artesãos do jogo base saem do Nível II, e {answer} Mestres do Nível V",
     "{answer} Oficiales del juego base salen del nivel II, y {answer} Maestros del nivel V",
     when=exchanged, editions=DELUXE)
rule("jewelry_box.others_stay", base_cards_taken_out, 0,
     "{answer} cards of the other roles leave these levels",
     "{answer} cartas dos outros tipos saem desses Níveis",
     "{answer} cartas de las otras clases salen de esos niveles",
     when=~exchanged, editions=DELUXE)
rule("jewelry_box.all_of_role_taken", base_role_taken_out_wholly, True,
     "those are all that the level has of that role",
     "são todos os que o Nível tem desse tipo",
     "son todos los que el nivel tiene de esa clase",
     editions=DELUXE)

# The decks beside the exams.
rule("jewelry_box.mixed_with_new", new_cards_mixed_in, 9,
     "they are shuffled with the {answer} new cards of their role",
     "eles são embaralhados com as {answer} novas cartas do seu tipo",
     "se barajan con las {answer} cartas nuevas de su clase",
     editions=DELUXE)
rule("jewelry_box.eleven_in_deck", exam_deck_before_drawing, 11,
     "that makes a deck of {answer} cards",
     "forma-se assim um baralho de {answer} cartas",
     "así se forma un mazo de {answer} cartas",
     editions=DELUXE)
rule("jewelry_box.exam_deck_mixed", exam_deck_shuffled, True,
     "this deck is shuffled before it is put in its place",
     "esse baralho é embaralhado antes de ir para o seu lugar",
     "ese mazo se baraja antes de ponerlo en su sitio",
     editions=DELUXE)
rule("jewelry_box.deck_of_journeymen", exam_deck_role, Role.JOURNEYMAN,
     "the deck made with level II consists of Journeymen",
     "o baralho feito com o Nível II é de Artesãos",
     "el mazo hecho con el nivel II es de Oficiales",
     when=two, editions=DELUXE)
rule("jewelry_box.deck_of_masters", exam_deck_role, Role.MASTER,
     "the deck made with level V consists of Masters",
     "o baralho feito com o Nível V é de Mestres",
     "el mazo hecho con el nivel V es de Maestros",
     when=five, editions=DELUXE)
rule("jewelry_box.journeymen_at_exam", exam_deck_at, Exam.JOURNEYMAN,
     "the Journeymen lie at the exam for Journeyman",
     "os Artesãos ficam junto ao Teste para Artesão",
     "los Oficiales quedan junto al examen de Oficial",
     when=two, editions=DELUXE)
rule("jewelry_box.masters_at_exam", exam_deck_at, Exam.MASTER,
     "the Masters lie at the exam for Master",
     "os Mestres ficam junto ao Teste para Mestre",
     "los Maestros quedan junto al examen de Maestro",
     when=five, editions=DELUXE)
rule("jewelry_box.exam_decks_face_down", exam_deck_face_down, True,
     "both decks lie face down",
     "os dois baralhos ficam virados para baixo",
     "los dos mazos quedan boca abajo",
     editions=DELUXE)
rule("jewelry_box.exam_decks_unseen", look_through_exam_deck, "may not",
     "nobody looks through them except when an exam is passed",
     "ninguém os olha, a não ser ao completar um Teste",
     "nadie los mira, salvo al superar un examen",
     editions=DELUXE)

# Back into the employee deck.
rule("jewelry_box.two_drawn", cards_drawn_for_level, 2,
     "{answer} cards are drawn from each deck for its level",
     "compram-se {answer} cartas de cada baralho para o seu Nível",
     "se roban {answer} cartas de cada mazo para su nivel",
     editions=DELUXE)
rule("jewelry_box.one_left_of_role", base_cards_left_in_level, 1,
     "they join {answer} base card of each of the two roles that stayed",
     "elas se juntam a {answer} carta do jogo base de cada um dos dois tipos que ficaram",
     "se juntan con {answer} carta del juego base de cada una de las dos clases que quedan",
     when=~exchanged, editions=DELUXE)
rule("jewelry_box.none_left_of_role", base_cards_left_in_level, 0,
     "of the exchanged role, {answer} base cards are left",
     "do tipo trocado restam {answer} cartas do jogo base",
     "de la clase cambiada quedan {answer} cartas del juego base",
     when=exchanged, editions=DELUXE)
rule("jewelry_box.four_in_level", level_cards_with_jewelry, 4,
     "so the level has {answer} cards again",
     "assim, o Nível volta a ter {answer} cartas",
     "así, el nivel vuelve a tener {answer} cartas",
     editions=DELUXE)
rule("jewelry_box.level_shuffled", changed_level_shuffled, True,
     "these cards are shuffled together",
     "essas cartas são embaralhadas juntas",
     "esas cartas se barajan juntas",
     editions=DELUXE)
rule("jewelry_box.level_changed_first", level_changed_before_placing, True,
     "the exchange comes before the level is shuffled and put in its place",
     "a troca é feita antes de embaralhar o Nível e pô-lo no lugar",
     "el cambio se hace antes de barajar el nivel y ponerlo en su sitio",
     editions=DELUXE)
rule("jewelry_box.level_face_down", changed_level_face_down, True,
     "the level lies face down",
     "o Nível fica virado para baixo",
     "el nivel queda boca abajo",
     editions=DELUXE)
rule("jewelry_box.level_on_deck", changed_level_put_on, LevelCardsOn.DECK,
     "it is put on top of the employee deck",
     "ele vai no topo do baralho de Funcionários",
     "se pone encima del mazo de Empleados",
     editions=DELUXE, ruling="jewelry_box.levels_on_deck")
rule("jewelry_box.drawn_unseen", drawn_cards_seen, "may not",
     "nobody sees which cards were drawn",
     "ninguém vê quais cartas foram compradas",
     "nadie ve qué cartas se robaron",
     editions=DELUXE)
rule("jewelry_box.nine_left", exam_deck_size, 9,
     "{answer} cards stay in each deck beside an exam",
     "restam {answer} cartas em cada baralho junto a um Teste",
     "quedan {answer} cartas en cada mazo junto a un examen",
     editions=DELUXE)
rule("jewelry_box.deck_as_large_as_ever", employee_deck_with_jewelry, 28,
     "the employee deck has {answer} cards, as many as without the expansion",
     "o baralho de Funcionários tem {answer} cartas, as mesmas que sem a expansão",
     "el mazo de Empleados tiene {answer} cartas, las mismas que sin la expansión",
     editions=DELUXE)
