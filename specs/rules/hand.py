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
     "with enough cards, a hand must be of exactly {n}",
     "com cartas bastantes, a mão tem de ser de exatamente {n}",
     "con cartas suficientes, la mano debe ser de exactamente {n}",
     when=in_hand == 3, fills={"n": 3})
rule("hand.no_other_number", hand_of, "may not",
     "with enough cards, a hand may have neither more nor fewer cards than prescribed",
     "com cartas bastantes, a mão não pode ter mais nem menos cartas do que o prescrito",
     "con cartas suficientes, la mano no puede tener más ni menos cartas de las prescritas",
     when=~(in_hand == 3))
rule("hand.every_round", hand_chosen_in_round, True,
     "a hand is chosen in every round",
     "escolhe-se uma mão em toda Rodada",
     "se elige una mano en todas las rondas")
rule("hand.by_choice", hand_chosen_by_player, True,
     "the cards of a hand are chosen, not drawn at random",
     "as cartas da mão são escolhidas, não sorteadas",
     "las cartas de la mano se eligen, no se roban al azar")
rule("hand.in_secret", hand_chosen_secretly, True,
     "the cards of a hand are chosen in secret",
     "as cartas da mão são escolhidas em segredo",
     "las cartas de la mano se eligen en secreto")
rule("hand.at_once", hand_chosen_at_once, True,
     "all players choose their hands at the same time",
     "todos escolhem a mão ao mesmo tempo",
     "todos eligen su mano a la vez")
rule("hand.before_first_turn", hand_chosen_before_first_turn, True,
     "all hands are chosen before the first card is played",
     "todas as mãos são escolhidas antes de jogar a primeira carta",
     "todas las manos se eligen antes de jugar la primera carta")
rule("hand.no_waiting", choice_seen_before_new_reserve, "may not",
     "nobody may put off part of the choice of a hand to see what others do",
     "ninguém pode adiar parte da escolha da mão para ver o que os outros fazem",
     "nadie puede aplazar parte de la elección de la mano para ver qué hacen los demás",
     ruling="hand.final")
rule("hand.final", change_chosen_hand, "may not",
     "a chosen hand may not be changed afterwards",
     "a mão escolhida não pode ser trocada depois",
     "la mano elegida no se puede cambiar después",
     ruling="hand.final")
rule("hand.shown_when_played", cards_shown_when_played, True,
     "others see a card chosen for a hand only when it is played",
     "os outros só veem uma carta escolhida para a mão quando ela é jogada",
     "los demás solo ven una carta elegida para la mano cuando se juega",
     claims=("original-es.cards.played_to_discard", "original-es.turns.discard"))
rule("hand.empty_before", hired_in_hand_kept, True,
     "all hands are empty when the next hands are chosen",
     "todas as mãos estão vazias quando se escolhem as próximas",
     "todas las manos están vacías cuando se eligen las siguientes")
rule("hand.from_reserve", hand_from, "may",
     "the cards of a hand are chosen from the reserve",
     "as cartas da mão são escolhidas da reserva",
     "las cartas de la mano se eligen de la reserva",
     when=from_where == FromWhere.RESERVE)
rule("hand.from_nowhere_else", hand_from, "may not",
     "while the reserve suffices, the cards of a hand come from nowhere else",
     "enquanto a reserva bastar, as cartas da mão não vêm de outro lugar",
     "mientras la reserva baste, las cartas de la mano no vienen de otro sitio",
     when=~(from_where == FromWhere.RESERVE))
rule("hand.first_round", first_round_choice, 5,
     "in the first round a hand is chosen among {answer} cards",
     "na primeira Rodada, a mão é escolhida entre {answer} cartas",
     "en la primera ronda la mano se elige entre {answer} cartas",
     claims=("deluxe-pt.setup.team_reserve", "deluxe-pt.setup.cards_reserve", "deluxe-pt.parts.start_cards_each",
             "summary-pt.setup.start_team", "summary-en.setup.start_team"))
rule("hand.unchosen_return", unchosen_return, True,
     "cards not chosen for the hand stay in the reserve",
     "as cartas não escolhidas para a mão ficam na reserva",
     "las cartas no elegidas para la mano quedan en la reserva")
rule("hand.unchosen_face_down", unchosen_face_down, True,
     "cards not chosen for the hand lie face down in the reserve",
     "as cartas não escolhidas para a mão ficam viradas para baixo na reserva",
     "las cartas no elegidas para la mano quedan boca abajo en la reserva")
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
     "a discard pile that becomes the reserve need not be shuffled",
     "não é preciso embaralhar o descarte que vira reserva",
     "no hace falta barajar el descarte que pasa a ser reserva",
     ruling="hand.no_shuffling")
rule("hand.owner_looks", reserve_seen_by_owner, "may",
     "a player may look at their own reserve while choosing a hand",
     "um jogador pode olhar a própria reserva ao escolher a mão",
     "un jugador puede mirar su propia reserva al elegir la mano")
rule("hand.others_look", discard_seen, "may",
     "others may look through a player's discard pile",
     "os outros podem examinar o descarte de um jogador",
     "los demás pueden examinar el descarte de un jugador",
     ruling="hand.looking")

# A reserve that is too small.
rule("hand.from_second_round", reserve_rule_from_round, 2,
     "from round {answer} on a reserve can be too small for a hand",
     "a partir da Rodada {answer}, a reserva pode não bastar para a mão",
     "a partir de la ronda {answer} la reserva puede no bastar para la mano")
rule("hand.not_all", whole_reserve_to_hand, False,
     "a reserve of more cards than the hand needs is not taken as a whole",
     "uma reserva com mais cartas que a mão precisa não é pega inteira",
     "una reserva con más cartas de las que la mano necesita no se toma entera")
rule("hand.three_left", three_taken, "must",
     "whoever has exactly as many reserve cards as the hand needs must take them",
     "quem tem na reserva exatamente as cartas de que a mão precisa deve pegá-las",
     "quien tiene en la reserva justo las cartas que la mano necesita debe tomarlas")
rule("hand.small_reserve_first", reserve_taken_first, "must",
     "a reserve too small for a hand is taken whole first",
     "uma reserva insuficiente para a mão é primeiro pega inteira",
     "una reserva insuficiente para la mano se toma primero entera",
     when=reserve_taken_first.given)
rule("hand.taken_from_old", taken_from_reserve, smaller(reserve_size, 3),
     "for a hand the old reserve gives up to {n} cards, as far as it has them",
     "para a mão, a reserva antiga dá até {n} cartas, enquanto as tiver",
     "para la mano, la reserva antigua da hasta {n} cartas, mientras las tenga",
     fills={"n": 3})
rule("hand.taken_from_new", taken_from_new_reserve, 3 - smaller(reserve_size, 3),
     "for a hand the new reserve gives what the old one lacks to {n} cards",
     "para a mão, a nova reserva dá o que faltar à antiga para {n} cartas",
     "para la mano, la nueva reserva da lo que le falte a la antigua hasta {n} cartas",
     fills={"n": 3})
rule("hand.free_choice", hand_choice_free, "may",
     "with more than {n} cards in reserve, the cards of a hand are freely chosen among them",
     "com mais de {n} cartas na reserva, as da mão são escolhidas livremente entre elas",
     "con más de {n} cartas en la reserva, las de la mano se eligen libremente entre ellas",
     when=reserve_size > 3, fills={"n": 3})
rule("hand.no_choice", hand_choice_free, "may not",
     "with up to {n} cards in reserve there is no choice which of them to take in hand",
     "com até {n} cartas na reserva, não há escolha de quais levar à mão",
     "con hasta {n} cartas en la reserva no hay elección de cuáles llevar a la mano",
     when=reserve_size <= 3, fills={"n": 3})
rule("hand.new_reserve", new_reserve_made, "must",
     "with fewer than {n} cards in reserve, the discard pile becomes a new reserve",
     "com menos de {n} cartas na reserva, o descarte vira uma nova reserva",
     "con menos de {n} cartas en la reserva, el descarte pasa a ser una nueva reserva",
     when=reserve_size <= 2, fills={"n": 3})
rule("hand.no_new_reserve_at_three", new_reserve_made, "may not",
     "with exactly {n} cards in reserve, the discard pile does not yet become a new reserve",
     "com exatamente {n} cartas na reserva, o descarte ainda não vira nova reserva",
     "con exactamente {n} cartas en la reserva, el descarte aún no pasa a ser nueva reserva",
     when=reserve_size == 3, fills={"n": 3})
rule("hand.no_new_reserve_beyond", new_reserve_made, "may not",
     "with more than {n} cards in reserve, the discard pile does not become a new reserve",
     "com mais de {n} cartas na reserva, o descarte não vira nova reserva",
     "con más de {n} cartas en la reserva, el descarte no pasa a ser nueva reserva",
     when=reserve_size > 3, fills={"n": 3})
rule("hand.waits_until_needed", new_reserve_waits, True,
     "a new reserve is made only when a card is needed and none is left in the old one",
     "só se faz nova reserva quando falta uma carta e não resta nenhuma na antiga",
     "solo se forma una nueva reserva cuando hace falta una carta y no queda ninguna en la antigua")
rule("hand.stays_empty", reserve_empty_after_three, True,
     "an emptied reserve stays empty until another card is to be chosen",
     "uma reserva esvaziada fica vazia até que se tenha de escolher outra carta",
     "una reserva agotada queda vacía hasta que haya que elegir otra carta")
rule("hand.next_round", next_choice_expected_in_next_round, True,
     "after a hand is chosen, the next card is as a rule chosen in the next round",
     "escolhida a mão, a próxima carta em geral se escolhe na Rodada seguinte",
     "elegida la mano, la próxima carta por lo general se elige en la ronda siguiente")
rule("hand.renewed_when_needed", renewed_after_exactly_three, Renewal.WHEN_NEEDED,
     "in the Deluxe edition an emptied reserve is renewed when a card is next to be chosen",
     "na edição Deluxe, a reserva esvaziada se renova quando for preciso escolher outra carta",
     "en la edición Deluxe la reserva agotada se renueva cuando haya que elegir otra carta",
     editions=DELUXE)
rule("hand.renewed_next_choice", renewed_after_exactly_three, Renewal.NEXT_CHOICE,
     "in the original edition an emptied reserve is renewed when the next hands are chosen",
     "na edição original, a reserva esvaziada se renova na próxima escolha de mãos",
     "en la edición original la reserva agotada se renueva cuando se elijan las próximas manos",
     editions=ORIGINAL)
rule("hand.not_during_round", renewed_during_round, "may not",
     "nothing renews a reserve while cards are played",
     "nada renova uma reserva enquanto se jogam cartas",
     "nada renueva una reserva mientras se juegan cartas",
     ruling="hand.not_during_round")
rule("hand.renewed_with_any", renewed_with_discard, "must",
     "a needed new reserve is made of however few discarded cards",
     "a nova reserva necessária se faz por poucas que sejam as cartas descartadas",
     "la nueva reserva necesaria se forma por pocas que sean las cartas descartadas",
     when=discard_left >= 1, ruling="hand.empty_discard")
rule("hand.renewed_with_none", renewed_with_discard, "may not",
     "with an empty discard pile no new reserve can be made",
     "com o descarte vazio, não há com que fazer nova reserva",
     "con el descarte vacío no hay con qué formar nueva reserva",
     when=discard_left == 0, ruling="hand.empty_discard",
     claims=("deluxe-pt.hand.whole_discard",))
rule("hand.whole_discard", whole_discard_moves, True,
     "the whole discard pile becomes the new reserve, turned face down",
     "o descarte inteiro vira a nova reserva, virado para baixo",
     "el descarte entero pasa a ser la nueva reserva, boca abajo")
rule("hand.discard_emptied", discard_pile_left, 0,
     "after the discard pile became the reserve {answer} cards are left in it",
     "depois que o descarte vira reserva, restam nele {answer} cartas",
     "cuando el descarte pasa a ser reserva, quedan en él {answer} cartas",
     claims=("summary-pt.hand.whole_discard", "summary-en.hand.pile_turned"))
rule("hand.rest_from_new", rest_chosen_from_new, True,
     "the cards missing from a hand are chosen from the new reserve",
     "as cartas que faltam à mão são escolhidas da nova reserva",
     "las cartas que faltan a la mano se eligen de la nueva reserva")
rule("hand.old_cards_kept", old_cards_chosen_back, "may not",
     "cards taken first from an old reserve may not be exchanged for cards of the new one",
     "as cartas pegas primeiro da reserva antiga não podem ser trocadas por outras da nova",
     "las cartas tomadas primero de la reserva antigua no se pueden cambiar por otras de la nueva",
     ruling="hand.final")
rule("hand.small_team", hand_from_small_team, team_small,
     "a team of fewer cards than a hand needs comes into hand as a whole",
     "uma equipe com menos cartas que a mão precisa vai inteira para a mão",
     "un mazo con menos cartas de las que la mano necesita pasa entero a la mano",
     ruling="hand.small_team")
