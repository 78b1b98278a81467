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
     "an employee may be deputed",
     "um Funcionário pode ser delegado",
     "un Empleado puede ser delegado")
rule("deputing.floor_deluxe", may_depute, "may not",
     "a team of {n} employees or fewer may not shrink, be it by the main action or by a bonus",
     "uma equipe de até {n} Funcionários não pode encolher, nem por Ação Principal nem por Bônus",
     "un equipo de hasta {n} Empleados no puede reducirse, ni por acción principal ni por bonificación",
     when=deck_size <= 4, editions=DELUXE, overrides=("deputing.may_depute",), fills={"n": 4})
rule("deputing.floor_original", may_depute, "may not",
     "the last employee of a team may not be deputed",
     "o último Funcionário de uma equipe não pode ser delegado",
     "el último Empleado de un equipo no puede ser delegado",
     when=(deck_size == 1) & (via == Via.MAIN), editions=ORIGINAL, overrides=("deputing.may_depute",))
rule("deputing.floor_original_bonus", may_depute, "may not",
     "a bonus may not take the last employee either",
     "um Bônus também não pode levar o último Funcionário",
     "tampoco una bonificación puede llevarse al último Empleado",
     when=(deck_size == 1) & (via == Via.BONUS), editions=ORIGINAL, overrides=("deputing.may_depute",))
rule("deputing.larger_team_bonus", may_depute, "may",
     "from a larger team, a bonus may depute as well",
     "de uma equipe maior, um Bônus também pode delegar",
     "de un equipo mayor, también una bonificación puede delegar",
     when=(deck_size >= 2) & (via == Via.BONUS), editions=ORIGINAL, ruling="deputing.floor_original")
rule("deputing.four_stay", team_always_at_least, 4,
     "a team always keeps {answer} employees",
     "uma equipe sempre mantém {answer} Funcionários",
     "un equipo conserva siempre {answer} Empleados",
     editions=DELUXE)
rule("deputing.one_stays", team_always_at_least, 1,
     "a team always keeps {answer} employee",
     "uma equipe sempre mantém {answer} Funcionário",
     "un equipo conserva siempre {answer} Empleado",
     editions=ORIGINAL)
rule("deputing.whole_team_counts", depute_floor_counts, True,
     "reserve, hand and discard pile all count for this",
     "reserva, mão e descarte contam todos para isso",
     "reserva, mano y pila de descarte cuentan para ello",
     when=~(counted == Counted.PLAYED), ruling="deputing.deck_is_team")
rule("deputing.played_counts", depute_floor_counts, True,
     "the card being played counts too",
     "a carta em jogo também conta",
     "la carta en juego también cuenta",
     when=counted == Counted.PLAYED, ruling="deputing.played_counts")
rule("deputing.played_counts_too", depute_floor_counts_played, True,
     "so the card in play belongs to the smallest team",
     "portanto, a carta em jogo faz parte da menor equipe",
     "así pues, la carta en juego forma parte del equipo mínimo",
     ruling="deputing.played_counts")
rule("deputing.starting_employees", depute_origin, "may",
     "starting employees may be deputed",
     "Funcionários Iniciais podem ser delegados",
     "los Empleados base pueden ser delegados",
     when=origin == Origin.START)
rule("deputing.hired_employees", depute_origin, "may",
     "hired employees may be deputed",
     "Funcionários contratados podem ser delegados",
     "los Empleados contratados pueden ser delegados",
     when=origin == Origin.HIRED)
rule("deputing.just_hired", depute_hired_this_round, "may",
     "that holds in the very round they were hired in",
     "isso vale já na Rodada em que foram contratados",
     "eso vale ya en la ronda en que fueron contratados")
rule("deputing.crowned", depute_crowned, "may",
     "crowned employees may be deputed",
     "Funcionários com coroa podem ser delegados",
     "los Empleados con corona pueden ser delegados")
rule("deputing.again", depute_again_in_round, "may",
     "a second one may follow in the same round",
     "um segundo pode seguir na mesma Rodada",
     "un segundo puede seguir en la misma ronda")
rule("deputing.last_master", last_master, "may",
     "even the last Master of a team may be deputed",
     "até o último Mestre de uma equipe pode ser delegado",
     "incluso el último Maestro de un equipo puede ser delegado")
rule("deputing.keep_a_master", last_master_advice, True,
     "it is better to keep one",
     "é melhor manter um",
     "es mejor conservar uno")
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
     "all employees of a role bring the same",
     "todos os Funcionários de um tipo rendem o mesmo",
     "todos los Empleados de una clase dan lo mismo",
     ruling="deputing.amounts_by_role")
rule("deputing.amount_on_card", depute_amount_where, CARD,
     "the amount is printed on the card",
     "a quantia está impressa na carta",
     "la cantidad está impresa en la carta",
     editions=DELUXE)
rule("deputing.amount_by_role", depute_amount_where, ROLE,
     "the amount goes by the employee's role",
     "a quantia depende do tipo de Funcionário",
     "la cantidad depende de la clase de Empleado",
     editions=ORIGINAL, ruling="deputing.amount_by_role")
rule("deputing.amount_below", depute_amount_half, CardHalf.LOWER,
     "it stands on the lower half of the card",
     "ela fica na metade de baixo da carta",
     "está en la mitad inferior de la carta",
     editions=DELUXE)
rule("deputing.carriage", depute_amount_carriage, True,
     "a carriage is drawn beside it",
     "há uma carruagem ao lado dela",
     "hay un carruaje dibujado al lado",
     editions=DELUXE)
rule("deputing.amount_place_unknown", depute_amount_half, OPEN,
     "on which half of a card an amount stands, no text says",
     "nenhum texto diz em que metade da carta fica a quantia",
     "ningún texto dice en qué mitad de la carta está la cantidad",
     editions=ORIGINAL, ruling="deputing.print")
rule("deputing.carriage_unknown", depute_amount_carriage, OPEN,
     "whether a carriage is drawn there, no text says",
     "nenhum texto diz se há ali uma carruagem",
     "ningún texto dice si hay allí un carruaje",
     editions=ORIGINAL, ruling="deputing.print")
rule("deputing.by_the_bank", depute_paid_by_bank, True,
     "the bank pays it",
     "quem a paga é o banco",
     "la paga el banco",
     ruling="deputing.by_the_bank")

# Its bonus, and where it goes.
rule("deputing.paid_before_bonus", depute_pay_before_bonus, True,
     "the Livre are received before the bonus is used",
     "as Libras são recebidas antes de usar o Bônus",
     "los Livre se reciben antes de usar la bonificación",
     ruling="deputing.original_silent")
rule("deputing.livre_for_bonus", depute_livre_usable_for_bonus, True,
     "they can be spent on that bonus",
     "elas podem ser gastas nesse Bônus",
     "se pueden gastar en esa bonificación",
     ruling="deputing.original_silent")
rule("deputing.bonus_once_more", depute_bonus_once_more, "may",
     "the bonus of the card may still be used",
     "o Bônus da carta ainda pode ser usado",
     "la bonificación de la carta aún se puede usar")
rule("deputing.bonus_times", depute_bonus_times, 1,
     "it may be used {answer} more time",
     "ele pode ser usado mais {answer} vez",
     "se puede usar {answer} vez más")
rule("deputing.leaves_after_bonus", deputed_leaves_after_bonus, True,
     "the card leaves after its bonus",
     "a carta sai depois de seu Bônus",
     "la carta sale tras su bonificación")
rule("deputing.leaves_game", deputed_card_leaves_game, True,
     "it leaves the game for good",
     "ela sai do jogo em definitivo",
     "sale del juego definitivamente",
     ruling="second_base.deputed_not_discarded")
rule("deputing.into_box", deputed_card_put, RemovedTo.BOX,
     "it goes back into the box",
     "ela volta para a caixa",
     "vuelve a la caja",
     ruling="second_base.deputed_not_discarded")
