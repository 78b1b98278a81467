"""Bonuses that depute an employee: which one, for how much, and what its own bonus still gives."""

from oracle.rules import Rulebook
from specs.lent import Lent
from specs.questions.bonuses import CardPlace, card_place
from specs.questions.bonuses_depute import (
    DeputeBonus,
    RemovalOrder,
    bonus_depute_bonus_order,
    bonus_depute_cards,
    bonus_depute_crowned,
    bonus_depute_floor_counts_leaving,
    bonus_depute_from,
    bonus_depute_hand_main,
    bonus_depute_itself_again,
    bonus_depute_nested,
    bonus_depute_other_after_main,
    bonus_depute_own_bonus,
    bonus_depute_pay,
    bonus_depute_pay_order,
    bonus_depute_role,
    bonus_depute_twice,
    bonus_depute_used_this_round,
    depute_bonus,
)
from specs.vocabulary import Role, role

LISTS = "bonuses.lists"

rule = Rulebook("bonuses")
lent = Lent(rule, "bonuses.as_in_deluxe")

rule("bonuses.deputes_from_team", bonus_depute_from, "may",
     "a bonus that deputes may choose any employee of the team, even the one just played",
     "um Bônus que delega pode escolher qualquer Funcionário da equipe, até o que acaba de ser jogado",
     "una bonificación que delega puede elegir a cualquier Empleado del mazo, incluso al recién jugado",
     when=~(card_place == CardPlace.LEAVING), ruling=LISTS)
lent("bonuses.not_one_already_leaving", bonus_depute_from, "may not",
     "a bonus cannot depute an employee who is already being deputed in this turn",
     "um Bônus não pode delegar um Funcionário que já está sendo delegado neste turno",
     "una bonificación no puede delegar a un Empleado que ya se está delegando en este turno",
     when=card_place == CardPlace.LEAVING, ruling="bonuses.deputed_once")
rule("bonuses.deputes_any_role", bonus_depute_role, "may",
     "Masters, Journeymen and Apprentices may all be deputed by a bonus",
     "Mestres, Artesãos e Aprendizes podem todos ser delegados por um Bônus",
     "Maestros, Oficiales y Aprendices pueden todos ser delegados por una bonificación",
     ruling=LISTS)
rule("bonuses.deputes_one", bonus_depute_cards, 1,
     "a bonus that deputes takes {answer} employee at most",
     "um Bônus que delega tira no máximo {answer} Funcionário",
     "una bonificación que delega retira como mucho a {answer} Empleado",
     ruling=LISTS)
rule("bonuses.deputes_unpaid", bonus_depute_pay, 0,
     "the deputing bonus of level I pays nothing for the deputed employee",
     "o Bônus de delegar de nível I não paga nada pelo Funcionário delegado",
     "la bonificación que delega de nivel I no paga nada por el Empleado delegado",
     when=depute_bonus == DeputeBonus.I_DEPUTE, ruling=LISTS)
rule("bonuses.deputed_master_pays", bonus_depute_pay, 8,
     "the deputing bonus of level II pays {answer} Livre for a Master",
     "o Bônus de delegar de nível II paga {answer} Libras por um Mestre",
     "la bonificación que delega de nivel II paga {answer} Livre por un Maestro",
     when=(depute_bonus == DeputeBonus.II_DEPUTE) & (role == Role.MASTER), ruling=LISTS)
rule("bonuses.deputed_journeyman_pays", bonus_depute_pay, 5,
     "the deputing bonus of level II pays {answer} Livre for a Journeyman",
     "o Bônus de delegar de nível II paga {answer} Libras por um Artesão",
     "la bonificación que delega de nivel II paga {answer} Livre por un Oficial",
     when=(depute_bonus == DeputeBonus.II_DEPUTE) & (role == Role.JOURNEYMAN), ruling=LISTS)
rule("bonuses.deputed_apprentice_pays", bonus_depute_pay, 2,
     "the deputing bonus of level II pays {answer} Livre for an Apprentice",
     "o Bônus de delegar de nível II paga {answer} Libras por um Aprendiz",
     "la bonificación que delega de nivel II paga {answer} Livre por un Aprendiz",
     when=(depute_bonus == DeputeBonus.II_DEPUTE) & (role == Role.APPRENTICE), ruling=LISTS)
rule("bonuses.deputed_ones_bonus", bonus_depute_own_bonus, "may",
     "with the deputing bonus of level I, the deputed employee's own bonus may be used",
     "com o Bônus de delegar de nível I, pode-se usar o Bônus do Funcionário delegado",
     "con la bonificación que delega de nivel I se puede usar la del Empleado delegado",
     when=depute_bonus == DeputeBonus.I_DEPUTE, ruling="bonuses.deputed_ones_bonus")
rule("bonuses.deputed_ones_bonus_barred", bonus_depute_own_bonus, "may not",
     "with the deputing bonus of level II, the deputed employee's own bonus is not used",
     "com o Bônus de delegar de nível II, o Bônus do Funcionário delegado não é usado",
     "con la bonificación que delega de nivel II no se usa la del Empleado delegado",
     when=depute_bonus == DeputeBonus.II_DEPUTE, ruling=LISTS)
rule("bonuses.deputed_ones_bonus_first", bonus_depute_bonus_order, RemovalOrder.BEFORE,
     "when a bonus deputes an employee, that employee's bonus comes first, then the card is removed",
     "quando um Bônus delega um Funcionário, primeiro vem o Bônus deste, depois sua carta é removida",
     "cuando una bonificación delega a un Empleado, primero va la de este y después se retira su carta",
     ruling=LISTS)
rule("bonuses.deputing_paid_first", bonus_depute_pay_order, RemovalOrder.BEFORE,
     "when a bonus deputes an employee, the Livre is gained first, then the card is removed",
     "quando um Bônus delega um Funcionário, primeiro se recebem as Libras, depois a carta é removida",
     "cuando una bonificación delega a un Empleado, primero se reciben los Livre y después se retira la carta",
     ruling=LISTS)
lent("bonuses.deputing_chain", bonus_depute_nested, "may",
     "with the level I bonus, the deputed employee's bonus may be used even if it deputes again",
     "com o Bônus de nível I, o Bônus do delegado pode ser usado mesmo que também delegue",
     "con la bonificación de nivel I, la del delegado se puede usar aunque también delegue",
     when=depute_bonus == DeputeBonus.I_DEPUTE, ruling="bonuses.deputing_chain")
rule("bonuses.no_deputing_chain", bonus_depute_nested, "may not",
     "with the level II bonus, the deputed employee's bonus cannot depute again",
     "com o Bônus de nível II, o Bônus do delegado não pode delegar de novo",
     "con la bonificación de nivel II, la del delegado no puede delegar de nuevo",
     when=depute_bonus == DeputeBonus.II_DEPUTE, ruling=LISTS,
     claims=("deluxe-pt.bonuses.ii_depute_bonus",))
lent("bonuses.not_itself_again", bonus_depute_itself_again, "may not",
     "a card that deputes itself by its bonus does not use that bonus once more",
     "uma carta que delega a si mesma pelo Bônus não usa esse Bônus de novo",
     "una carta que se delega a sí misma con su bonificación no vuelve a usarla",
     ruling="bonuses.not_itself_again")
lent("bonuses.not_paid_twice", bonus_depute_twice, "may not",
     "a card deputed as the main action is not deputed a second time by its bonus",
     "uma carta delegada na Ação Principal não é delegada outra vez pelo Bônus",
     "una carta delegada en la acción principal no se delega otra vez por su bonificación",
     ruling="bonuses.deputed_once")
rule("bonuses.another_after_main", bonus_depute_other_after_main, "may",
     "a card deputed as the main action may depute another one by its bonus",
     "uma carta delegada na Ação Principal pode delegar outra pelo Bônus",
     "una carta delegada en la acción principal puede delegar a otra con su bonificación",
     ruling="bonuses.another_after_main")
rule("bonuses.leaving_one_not_counted", bonus_depute_floor_counts_leaving, False,
     "a card being deputed in this turn does not count towards the minimum team",
     "uma carta que está sendo delegada neste turno não conta para o mínimo da equipe",
     "una carta que se está delegando en este turno no cuenta para el mínimo del mazo",
     ruling="bonuses.leaving_one_not_counted")
rule("bonuses.hand_card_takes_no_action", bonus_depute_hand_main, "may not",
     "a hand card deputed by a bonus takes no main action",
     "uma carta da mão delegada por um Bônus não faz Ação Principal",
     "una carta de la mano delegada por una bonificación no realiza acción principal",
     ruling="bonuses.hand_card_takes_no_action",
     excepts=("turns.without_hiring", "turns.hired_add_turns", "hiring.played_at_once"))
rule("bonuses.used_again_when_deputed", bonus_depute_used_this_round, "may",
     "a deputed employee's bonus may be used even if it was used earlier in the round",
     "o Bônus do Funcionário delegado pode ser usado mesmo que já o tenha sido na mesma Rodada",
     "la bonificación del Empleado delegado se puede usar aunque ya se usara en la misma ronda",
     ruling="bonuses.used_again_when_deputed")
rule("bonuses.crowned_gives_nothing_by_bonus", bonus_depute_crowned, "may not",
     "a crowned card deputed by a bonus gives nothing",
     "uma carta com coroa delegada por um Bônus não dá nada",
     "una carta con corona delegada por una bonificación no da nada")
