"""Deputing: an employee leaves the game for the King's court."""

from oracle.rules import OPEN, Rulebook
from specs.questions.base_staff import (
    Origin,
    depute_amount_where,
    depute_bonus_once_more,
    depute_floor_counts_played,
    depute_origin,
    depute_pay_before_bonus,
    deputed_leaves_after_bonus,
    deputes_played_card,
    last_master,
    origin,
    team_always_at_least,
)
from specs.questions.deputing import (
    Counted,
    RemovedTo,
    counted,
    depute_again_in_round,
    depute_bonus_times,
    depute_crowned,
    depute_floor_counts,
    depute_hired_this_round,
    depute_livre_usable_for_bonus,
    depute_paid_by_bank,
    depute_pay,
    depute_pay_same_for_all_levels,
    deputed_card_leaves_game,
    deputed_card_put,
    last_master_advice,
    masters_advised_as_most_versatile,
    may_depute,
)
from specs.questions.extra_deluxe_actions import depute_amount_carriage, depute_amount_half
from specs.questions.turns import CardHalf
from specs.vocabulary import Role, Via, deck_size, role, via

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)
CARD, ROLE = depute_amount_where.answers.values

rule = Rulebook("deputing")

# Who may be deputed.
rule("deputing.played_card", deputes_played_card, True,
     "the main action deputes the very card played for it",
     "a Ação Principal delega a própria carta jogada para ela",
     "la acción principal delega la propia carta jugada para ella")
rule("deputing.may_depute", may_depute, "may",
     "an employee may be deputed as long as the team stays large enough",
     "um Funcionário pode ser delegado enquanto a equipe continuar grande o bastante",
     "un Empleado puede ser delegado mientras el mazo siga siendo bastante grande")
rule("deputing.floor_deluxe", may_depute, "may not",
     "in the Deluxe edition no employee is deputed from a team of {n} or fewer, by main action or bonus",
     "na edição Deluxe não se delega ninguém de uma equipe de até {n}, nem por Ação Principal nem por Bônus",
     "en la edición Deluxe no se delega a nadie de un mazo de hasta {n}, ni por acción principal ni por bonificación",
     when=deck_size <= 4, editions=DELUXE, overrides=("deputing.may_depute",), fills={"n": 4})
rule("deputing.floor_original", may_depute, "may not",
     "in the original edition the last employee of a team may not be deputed",
     "na edição original, o último Funcionário de uma equipe não pode ser delegado",
     "en la edición original el último Empleado de un mazo no puede ser delegado",
     when=(deck_size == 1) & (via == Via.MAIN), editions=ORIGINAL, overrides=("deputing.may_depute",))
rule("deputing.floor_original_bonus", may_depute, "may not",
     "in the original edition a bonus may not depute the last employee either",
     "na edição original, um Bônus também não pode delegar o último Funcionário",
     "en la edición original tampoco una bonificación puede delegar al último Empleado",
     when=(deck_size == 1) & (via == Via.BONUS), editions=ORIGINAL, overrides=("deputing.may_depute",))
rule("deputing.larger_team_bonus", may_depute, "may",
     "in the original edition a bonus may depute from any team of more than one",
     "na edição original, um Bônus pode delegar de qualquer equipe de mais de um",
     "en la edición original una bonificación puede delegar de cualquier mazo de más de uno",
     when=(deck_size >= 2) & (via == Via.BONUS), editions=ORIGINAL, ruling="deputing.floor_original")
rule("deputing.four_stay", team_always_at_least, 4,
     "in the Deluxe edition a team always keeps {answer} employees",
     "na edição Deluxe, uma equipe sempre mantém {answer} Funcionários",
     "en la edición Deluxe un mazo conserva siempre {answer} Empleados",
     editions=DELUXE)
rule("deputing.one_stays", team_always_at_least, 1,
     "in the original edition a team always keeps {answer} employee",
     "na edição original, uma equipe sempre mantém {answer} Funcionário",
     "en la edición original un mazo conserva siempre {answer} Empleado",
     editions=ORIGINAL)
rule("deputing.whole_team_counts", depute_floor_counts, True,
     "reserve, hand and discard pile all count for the minimum team",
     "reserva, mão e descarte contam todos para o mínimo da equipe",
     "reserva, mano y pila de descarte cuentan para el mínimo del mazo",
     when=~(counted == Counted.PLAYED), ruling="deputing.deck_is_team")
rule("deputing.played_counts", depute_floor_counts, True,
     "the card being played counts when the team is checked before deputing",
     "a carta em jogo conta quando se verifica a equipe antes de delegar",
     "la carta en juego cuenta al comprobar el mazo antes de delegar",
     when=counted == Counted.PLAYED, ruling="deputing.played_counts")
rule("deputing.played_counts_too", depute_floor_counts_played, True,
     "the card in play counts as one of the minimum team",
     "a carta em jogo conta como uma da equipe mínima",
     "la carta en juego cuenta como una del mazo mínimo",
     ruling="deputing.played_counts")
rule("deputing.starting_employees", depute_origin, "may",
     "starting employees may be deputed",
     "Funcionários iniciais podem ser delegados",
     "los Empleados base pueden ser delegados",
     when=origin == Origin.START)
rule("deputing.hired_employees", depute_origin, "may",
     "hired employees may be deputed",
     "Funcionários contratados podem ser delegados",
     "los Empleados contratados pueden ser delegados",
     when=origin == Origin.HIRED)
rule("deputing.just_hired", depute_hired_this_round, "may",
     "an employee may be deputed in the very round it was hired in",
     "um Funcionário pode ser delegado já na Rodada em que foi contratado",
     "un Empleado puede ser delegado ya en la ronda en que fue contratado")
rule("deputing.crowned", depute_crowned, "may",
     "crowned employees may be deputed",
     "Funcionários com coroa podem ser delegados",
     "los Empleados con corona pueden ser delegados")
rule("deputing.again", depute_again_in_round, "may",
     "a player may depute a second employee in the same round",
     "um jogador pode delegar um segundo Funcionário na mesma Rodada",
     "un jugador puede delegar a un segundo Empleado en la misma ronda")
rule("deputing.last_master", last_master, "may",
     "even the last Master of a team may be deputed",
     "até o último Mestre de uma equipe pode ser delegado",
     "incluso el último Maestro de un mazo puede ser delegado")
rule("deputing.keep_a_master", last_master_advice, True,
     "it is better to keep at least one Master in the team",
     "é melhor manter ao menos um Mestre na equipe",
     "es mejor conservar al menos un Maestro en el mazo",
     ruling="fourth.last_master_too")
rule("deputing.master_does_most", masters_advised_as_most_versatile, True,
     "no other employee can do as much as a Master",
     "nenhum outro Funcionário pode tanto quanto um Mestre",
     "ningún otro Empleado puede tanto como un Maestro",
     ruling="deputing.master_does_most")

# What it pays.
rule("deputing.pay_master", depute_pay, 10,
     "deputing a Master pays {answer} Livre",
     "delegar um Mestre rende {answer} Libras",
     "delegar a un Maestro da {answer} Livre",
     when=role == Role.MASTER, ruling="deputing.amounts")
rule("deputing.pay_journeyman", depute_pay, 7,
     "deputing a Journeyman pays {answer} Livre",
     "delegar um Artesão rende {answer} Libras",
     "delegar a un Oficial da {answer} Livre",
     when=role == Role.JOURNEYMAN, ruling="deputing.amounts")
rule("deputing.pay_apprentice", depute_pay, 4,
     "deputing an Apprentice pays {answer} Livre",
     "delegar um Aprendiz rende {answer} Libras",
     "delegar a un Aprendiz da {answer} Livre",
     when=role == Role.APPRENTICE, ruling="deputing.amounts")
rule("deputing.role_decides", depute_pay_same_for_all_levels, True,
     "deputing pays the same for all employees of one role",
     "delegar rende o mesmo por todos os Funcionários de um tipo",
     "delegar da lo mismo por todos los Empleados de una clase",
     ruling="deputing.amounts_by_role")
rule("deputing.amount_on_card", depute_amount_where, CARD,
     "in the Deluxe edition the amount for deputing is printed on the card",
     "na edição Deluxe, a quantia por delegar está impressa na carta",
     "en la edición Deluxe la cantidad por delegar está impresa en la carta",
     editions=DELUXE)
rule("deputing.amount_by_role", depute_amount_where, ROLE,
     "in the original edition the amount for deputing goes by the employee's role",
     "na edição original, a quantia por delegar depende do tipo de Funcionário",
     "en la edición original la cantidad por delegar depende de la clase de Empleado",
     editions=ORIGINAL, ruling="deputing.amount_by_role")
rule("deputing.amount_below", depute_amount_half, CardHalf.LOWER,
     "in the Deluxe edition the amount for deputing stands on the lower half of the card",
     "na edição Deluxe, a quantia por delegar fica na metade de baixo da carta",
     "en la edición Deluxe la cantidad por delegar está en la mitad inferior de la carta",
     editions=DELUXE)
rule("deputing.carriage", depute_amount_carriage, True,
     "in the Deluxe edition a carriage is drawn beside the amount for deputing",
     "na edição Deluxe, há uma carruagem ao lado da quantia por delegar",
     "en la edición Deluxe hay un carruaje dibujado junto a la cantidad por delegar",
     editions=DELUXE)
rule("deputing.amount_place_unknown", depute_amount_half, OPEN,
     "for the original edition no text says on which half of a card the amount for deputing stands",
     "nenhum texto da edição original diz em que metade da carta fica a quantia por delegar",
     "ningún texto de la edición original dice en qué mitad de la carta está la cantidad por delegar",
     editions=ORIGINAL, ruling="deputing.print")
rule("deputing.carriage_unknown", depute_amount_carriage, OPEN,
     "for the original edition no text says whether a carriage stands beside the amount for deputing",
     "nenhum texto da edição original diz se há uma carruagem junto à quantia por delegar",
     "ningún texto de la edición original dice si hay un carruaje junto a la cantidad por delegar",
     editions=ORIGINAL, ruling="deputing.print")
rule("deputing.by_the_bank", depute_paid_by_bank, True,
     "the bank pays for a deputed employee",
     "o banco paga pelo Funcionário delegado",
     "el banco paga por el Empleado delegado",
     ruling="deputing.by_the_bank")

# Its bonus, and where it goes.
rule("deputing.paid_before_bonus", depute_pay_before_bonus, True,
     "the Livre for deputing are received before the card's bonus is used",
     "as Libras por delegar são recebidas antes de usar o Bônus da carta",
     "los Livre por delegar se reciben antes de usar la bonificación de la carta",
     ruling="deputing.original_silent")
rule("deputing.livre_for_bonus", depute_livre_usable_for_bonus, True,
     "the Livre for deputing can be spent on the bonus of the same card",
     "as Libras por delegar podem ser gastas no Bônus da mesma carta",
     "los Livre por delegar se pueden gastar en la bonificación de la misma carta",
     ruling="deputing.original_silent")
rule("deputing.bonus_once_more", depute_bonus_once_more, "may",
     "the bonus of a card deputed by the main action may still be used",
     "o Bônus de uma carta delegada pela Ação Principal ainda pode ser usado",
     "la bonificación de una carta delegada por la acción principal aún se puede usar")
rule("deputing.bonus_times", depute_bonus_times, 1,
     "the bonus of a card deputed by the main action may be used {answer} more time",
     "o Bônus de uma carta delegada pela Ação Principal pode ser usado mais {answer} vez",
     "la bonificación de una carta delegada por la acción principal se puede usar {answer} vez más")
rule("deputing.leaves_after_bonus", deputed_leaves_after_bonus, True,
     "a deputed card leaves only after its bonus",
     "a carta delegada só sai depois de seu Bônus",
     "la carta delegada solo sale tras su bonificación")
rule("deputing.leaves_game", deputed_card_leaves_game, True,
     "a deputed card leaves the game for good",
     "a carta delegada sai do jogo em definitivo",
     "la carta delegada sale del juego definitivamente",
     ruling="second_base.deputed_not_discarded")
rule("deputing.into_box", deputed_card_put, RemovedTo.BOX,
     "a deputed card goes back into the box",
     "a carta delegada volta para a caixa do jogo",
     "la carta delegada vuelve a la caja",
     ruling="second_base.deputed_not_discarded")
