"""Hand: choosing the cards of a round, and when a discard pile becomes a reserve."""

from oracle.rules import Rulebook
from oracle.terms import smaller
from specs.questions.base_preparation import (
    cards_chosen,
    discard_seen,
    first_round_choice,
    hand_chosen_at_once,
    hand_chosen_by_player,
    hand_chosen_secretly,
    hand_from_small_team,
    hired_in_hand_kept,
    new_reserve_made,
    new_reserve_waits,
    reserve_seen_by_owner,
    reserve_shuffled,
    reserve_size,
    reserve_taken_first,
    rest_chosen_from_new,
    team_small,
    three_taken,
    unchosen_return,
    whole_discard_moves,
)
from specs.questions.extra_deluxe_setup import (
    choice_seen_before_new_reserve,
    next_choice_expected_in_next_round,
    pile_face_up,
    reserve_empty_after_three,
    whole_reserve_to_hand,
)
from specs.questions.hand import (
    FromWhere,
    Renewal,
    cards_shown_when_played,
    change_chosen_hand,
    discard_left,
    discard_pile_left,
    from_where,
    hand_choice_free,
    hand_chosen_before_first_turn,
    hand_chosen_in_round,
    hand_from,
    hand_of,
    in_hand,
    new_reserve_shuffled,
    old_cards_chosen_back,
    renewed_after_exactly_three,
    renewed_during_round,
    renewed_with_discard,
    reserve_rule_from_round,
    taken_from_new_reserve,
    taken_from_reserve,
    unchosen_face_down,
)
from specs.questions.turns import Pile, pile

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)

rule = Rulebook("hand")

# The choice.
rule("hand.three", cards_chosen, 3,
     "a player chooses {answer} cards for a round",
     "um jogador escolhe {answer} cartas para a Rodada",
     "un jugador elige {answer} cartas para la ronda")
rule("hand.exactly_three", hand_of, "must",
     "with enough cards, a hand has to be of {n}",
     "com cartas bastantes, a mão tem de ser de {n}",
     "con cartas suficientes, la mano debe ser de {n}",
     when=in_hand == 3, fills={"n": 3})
rule("hand.no_other_number", hand_of, "may not",
     "with enough cards, a hand may have neither more nor fewer",
     "com cartas bastantes, a mão não pode ter nem mais nem menos",
     "con cartas suficientes, la mano no puede tener ni más ni menos",
     when=~(in_hand == 3))
rule("hand.every_round", hand_chosen_in_round, True,
     "a hand is chosen in every round",
     "escolhe-se uma mão em toda Rodada",
     "se elige una mano en todas las rondas")
rule("hand.by_choice", hand_chosen_by_player, True,
     "cards are chosen, not drawn",
     "as cartas são escolhidas, não sorteadas",
     "las cartas se eligen, no se roban al azar")
rule("hand.in_secret", hand_chosen_secretly, True,
     "they are chosen in secret",
     "são escolhidas em segredo",
     "se eligen en secreto")
rule("hand.at_once", hand_chosen_at_once, True,
     "all players choose at the same time",
     "todos escolhem ao mesmo tempo",
     "todos eligen a la vez")
rule("hand.before_first_turn", hand_chosen_before_first_turn, True,
     "everybody has chosen before the first card is played",
     "todos já escolheram antes da primeira carta ser jogada",
     "todos han elegido antes de que se juegue la primera carta")
rule("hand.no_waiting", choice_seen_before_new_reserve, "may not",
     "nobody may put off part of the choice to see what others do",
     "ninguém pode adiar parte da escolha para ver o que os outros fazem",
     "nadie puede aplazar parte de la elección para ver qué hacen los demás",
     ruling="hand.final")
rule("hand.final", change_chosen_hand, "may not",
     "a chosen hand may not be changed afterwards",
     "a mão escolhida não pode ser trocada depois",
     "la mano elegida no se puede cambiar después",
     ruling="hand.final")
rule("hand.shown_when_played", cards_shown_when_played, True,
     "others see a chosen card only when it is played",
     "os outros só veem a carta escolhida quando ela é jogada",
     "los demás solo ven una carta elegida cuando se juega")
rule("hand.empty_before", hired_in_hand_kept, True,
     "all hands are empty when the next choice comes",
     "todas as mãos estão vazias quando vem a próxima escolha",
     "todas las manos están vacías cuando llega la siguiente elección",
     ruling="silence.borrowed_by_deluxe")
rule("hand.from_reserve", hand_from, "may",
     "cards are chosen from the reserve",
     "as cartas são escolhidas da reserva",
     "las cartas se eligen de la reserva",
     when=from_where == FromWhere.RESERVE)
rule("hand.from_nowhere_else", hand_from, "may not",
     "while the reserve suffices, cards may come from nowhere else",
     "enquanto a reserva bastar, as cartas não podem vir de outro lugar",
     "mientras la reserva baste, las cartas no pueden venir de otro sitio",
     when=~(from_where == FromWhere.RESERVE))
rule("hand.first_round", first_round_choice, 5,
     "in the first round the choice is among {answer} cards",
     "na primeira Rodada escolhe-se entre {answer} cartas",
     "en la primera ronda se elige entre {answer} cartas")
rule("hand.unchosen_return", unchosen_return, True,
     "cards not chosen stay in the reserve",
     "as cartas não escolhidas ficam na reserva",
     "las cartas no elegidas quedan en la reserva")
rule("hand.unchosen_face_down", unchosen_face_down, True,
     "they lie face down there",
     "ali ficam viradas para baixo",
     "allí quedan boca abajo")
rule("hand.reserve_face_down", pile_face_up, False,
     "a reserve lies face down",
     "uma reserva fica virada para baixo",
     "una reserva está boca abajo",
     when=pile == Pile.RESERVE)
rule("hand.discard_face_up", pile_face_up, True,
     "a discard pile lies face up",
     "um descarte fica virado para cima",
     "un descarte está boca arriba",
     when=pile == Pile.DISCARD)
rule("hand.shuffling_reserve", reserve_shuffled, "may",
     "a reserve need not be shuffled",
     "não é preciso embaralhar a reserva",
     "no hace falta barajar la reserva",
     ruling="hand.no_shuffling")
rule("hand.shuffling_discard", new_reserve_shuffled, "may",
     "nor need a discard pile that becomes the reserve",
     "nem o descarte que vira reserva",
     "ni el descarte que pasa a ser reserva",
     ruling="hand.no_shuffling")
rule("hand.owner_looks", reserve_seen_by_owner, "may",
     "a player may look at the own reserve while choosing",
     "um jogador pode olhar a própria reserva ao escolher",
     "un jugador puede mirar su propia reserva al elegir")
rule("hand.others_look", discard_seen, "may",
     "others may look through a discard pile",
     "os outros podem examinar um descarte",
     "los demás pueden examinar un descarte",
     ruling="hand.looking")

# A reserve that is too small.
rule("hand.from_second_round", reserve_rule_from_round, 2,
     "from round {answer} on a reserve can be too small",
     "a partir da Rodada {answer} a reserva pode não bastar",
     "a partir de la ronda {answer} la reserva puede no bastar")
rule("hand.not_all", whole_reserve_to_hand, False,
     "a larger reserve is not taken as a whole",
     "uma reserva maior não é pega inteira",
     "una reserva mayor no se toma entera")
rule("hand.three_left", three_taken, "must",
     "who has exactly as many cards as are needed must take them",
     "quem tem exatamente as cartas necessárias deve pegá-las",
     "quien tiene justo las cartas necesarias debe tomarlas")
rule("hand.small_reserve_first", reserve_taken_first, "must",
     "a reserve that is too small is taken whole first",
     "uma reserva insuficiente é primeiro pega inteira",
     "una reserva insuficiente se toma primero entera")
rule("hand.taken_from_old", taken_from_reserve, smaller(reserve_size, 3),
     "the reserve gives up to {n} cards, as far as it has them",
     "a reserva dá até {n} cartas, enquanto as tiver",
     "la reserva da hasta {n} cartas, mientras las tenga",
     fills={"n": 3})
rule("hand.taken_from_new", taken_from_new_reserve, 3 - smaller(reserve_size, 3),
     "the new reserve gives what is missing to {n} cards",
     "a nova reserva dá o que faltar para {n} cartas",
     "la nueva reserva da lo que falte hasta {n} cartas",
     fills={"n": 3})
rule("hand.free_choice", hand_choice_free, "may",
     "with more than {n} cards in reserve, the choice among them is free",
     "com mais de {n} cartas na reserva, a escolha entre elas é livre",
     "con más de {n} cartas en la reserva, se elige libremente entre ellas",
     when=reserve_size > 3, fills={"n": 3})
rule("hand.no_choice", hand_choice_free, "may not",
     "with up to {n} cards in reserve there is no choice",
     "com até {n} cartas na reserva não há escolha",
     "con hasta {n} cartas en la reserva no hay elección",
     when=reserve_size <= 3, fills={"n": 3})
rule("hand.new_reserve", new_reserve_made, "must",
     "with fewer than {n} cards in reserve, the discard pile becomes a new one",
     "com menos de {n} cartas na reserva, o descarte vira uma nova",
     "con menos de {n} cartas en la reserva, el descarte pasa a ser una nueva",
     when=reserve_size <= 2, fills={"n": 3})
rule("hand.no_new_reserve_at_three", new_reserve_made, "may not",
     "with exactly {n} it does not yet",
     "com exatamente {n}, ainda não",
     "con exactamente {n}, todavía no",
     when=reserve_size == 3, fills={"n": 3})
rule("hand.no_new_reserve_beyond", new_reserve_made, "may not",
     "with more than {n} it does not",
     "com mais de {n}, não",
     "con más de {n}, no",
     when=reserve_size > 3, fills={"n": 3})
rule("hand.waits_until_needed", new_reserve_waits, True,
     "a new reserve is made only when a card is needed and none is left",
     "só se faz nova reserva quando falta uma carta e não resta nenhuma",
     "solo se forma una nueva reserva cuando hace falta una carta y no queda ninguna")
rule("hand.stays_empty", reserve_empty_after_three, True,
     "until then an emptied reserve stays empty",
     "até lá uma reserva esvaziada fica vazia",
     "hasta entonces una reserva agotada queda vacía")
rule("hand.next_round", next_choice_expected_in_next_round, True,
     "as a rule that is in the next round",
     "em geral isso é na Rodada seguinte",
     "por lo general eso es en la ronda siguiente")
rule("hand.renewed_when_needed", renewed_after_exactly_three, Renewal.WHEN_NEEDED,
     "after the last three were taken, it is renewed when a card is next to be chosen",
     "pegas as três últimas, ela se renova quando se tiver de escolher outra carta",
     "tomadas las tres últimas, se renueva cuando haya que elegir otra carta",
     editions=DELUXE)
rule("hand.renewed_next_choice", renewed_after_exactly_three, Renewal.NEXT_CHOICE,
     "after the last three were taken, it is renewed when the next hands are chosen",
     "pegas as três últimas, ela se renova na próxima escolha de mãos",
     "tomadas las tres últimas, se renueva cuando se elijan las próximas manos",
     editions=ORIGINAL)
rule("hand.not_during_round", renewed_during_round, "may not",
     "nothing renews a reserve while cards are played",
     "nada renova uma reserva enquanto se jogam cartas",
     "nada renueva una reserva mientras se juegan cartas",
     ruling="hand.not_during_round")
rule("hand.renewed_with_any", renewed_with_discard, "must",
     "a needed reserve is made of however few discarded cards",
     "a reserva necessária se faz por poucas que sejam as cartas descartadas",
     "la reserva necesaria se forma por pocas que sean las cartas descartadas",
     when=discard_left >= 1, ruling="hand.empty_discard")
rule("hand.renewed_with_none", renewed_with_discard, "may not",
     "with an empty discard pile there is nothing to renew it with",
     "com o descarte vazio não há com que renová-la",
     "con el descarte vacío no hay con qué renovarla",
     when=discard_left == 0, ruling="hand.empty_discard")
rule("hand.whole_discard", whole_discard_moves, True,
     "the whole discard pile moves and is turned face down",
     "o descarte inteiro se muda e é virado para baixo",
     "el descarte entero se traslada y se pone boca abajo")
rule("hand.discard_emptied", discard_pile_left, 0,
     "{answer} cards are left in it",
     "restam nele {answer} cartas",
     "quedan en él {answer} cartas")
rule("hand.rest_from_new", rest_chosen_from_new, True,
     "the missing cards are chosen from the new reserve",
     "as cartas que faltam são escolhidas da nova reserva",
     "las cartas que faltan se eligen de la nueva reserva")
rule("hand.old_cards_kept", old_cards_chosen_back, "may not",
     "the cards taken first may not be put back for others",
     "as cartas pegas primeiro não podem ser trocadas por outras",
     "las cartas tomadas primero no se pueden cambiar por otras",
     ruling="hand.final")
rule("hand.small_team", hand_from_small_team, team_small,
     "a team that is too small comes into hand as a whole",
     "uma equipe pequena demais vai inteira para a mão",
     "un equipo demasiado pequeño pasa entero a la mano",
     ruling="hand.small_team")
