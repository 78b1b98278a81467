"""Bonuses that depute an employee: which one, for how much, and what its own bonus still gives."""

from oracle.rules import Rulebook
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

rule("bonuses.deputes_from_team", bonus_depute_from, "may",
     "the bonus may depute any employee of the team, wherever its card is, even the one just played",
     "o Bônus pode delegar qualquer Funcionário da equipe, onde a carta estiver, até o que foi jogado agora",
     "la bonificación puede delegar a cualquier Empleado del mazo, esté donde esté, incluso al recién jugado",
     when=~(card_place == CardPlace.LEAVING), ruling=LISTS)
rule("bonuses.not_one_already_leaving", bonus_depute_from, "may not",
     "an employee already being deputed in this turn cannot be chosen",
     "não se pode escolher um Funcionário que já está sendo delegado neste turno",
     "no se puede elegir a un Empleado que ya se está delegando en este turno",
     when=card_place == CardPlace.LEAVING, ruling="bonuses.deputed_once")
rule("bonuses.deputes_any_role", bonus_depute_role, "may",
     "Masters, Journeymen and Apprentices may all be deputed by a bonus",
     "Mestres, Artesãos e Aprendizes podem todos ser delegados por um Bônus",
     "Maestros, Oficiales y Aprendices pueden todos ser delegados por una bonificación",
     ruling=LISTS)
rule("bonuses.deputes_one", bonus_depute_cards, 1,
     "the bonus deputes {answer} employee",
     "o Bônus delega {answer} Funcionário",
     "la bonificación delega a {answer} Empleado",
     ruling=LISTS)
rule("bonuses.deputes_unpaid", bonus_depute_pay, 0,
     "the bonus of level I pays nothing for the deputed employee",
     "o Bônus de nível I nada paga pelo Funcionário delegado",
     "la bonificación de nivel I no paga nada por el Empleado delegado",
     when=depute_bonus == DeputeBonus.I_DEPUTE, ruling=LISTS)
rule("bonuses.deputed_master_pays", bonus_depute_pay, 8,
     "the bonus of level II pays {answer} Livre for a Master",
     "o Bônus de nível II paga {answer} Libras por um Mestre",
     "la bonificación de nivel II paga {answer} Livre por un Maestro",
     when=(depute_bonus == DeputeBonus.II_DEPUTE) & (role == Role.MASTER), ruling=LISTS)
rule("bonuses.deputed_journeyman_pays", bonus_depute_pay, 5,
     "the bonus of level II pays {answer} Livre for a Journeyman",
     "o Bônus de nível II paga {answer} Libras por um Artesão",
     "la bonificación de nivel II paga {answer} Livre por un Oficial",
     when=(depute_bonus == DeputeBonus.II_DEPUTE) & (role == Role.JOURNEYMAN), ruling=LISTS)
rule("bonuses.deputed_apprentice_pays", bonus_depute_pay, 2,
     "the bonus of level II pays {answer} Livre for an Apprentice",
     "o Bônus de nível II paga {answer} Libras por um Aprendiz",
     "la bonificación de nivel II paga {answer} Livre por un Aprendiz",
     when=(depute_bonus == DeputeBonus.II_DEPUTE) & (role == Role.APPRENTICE), ruling=LISTS)
rule("bonuses.deputed_ones_bonus", bonus_depute_own_bonus, "may",
     "with the bonus of level I the deputed employee's own bonus may be used",
     "com o Bônus de nível I pode-se usar o Bônus de quem é delegado",
     "con la bonificación de nivel I se puede usar la del Empleado delegado",
     when=depute_bonus == DeputeBonus.I_DEPUTE, ruling="bonuses.deputed_ones_bonus")
rule("bonuses.deputed_ones_bonus_barred", bonus_depute_own_bonus, "may not",
     "with the bonus of level II the deputed employee's own bonus stays unused",
     "com o Bônus de nível II, o Bônus de quem é delegado fica sem uso",
     "con la bonificación de nivel II no se usa la del Empleado delegado",
     when=depute_bonus == DeputeBonus.II_DEPUTE, ruling=LISTS)
rule("bonuses.deputed_ones_bonus_first", bonus_depute_bonus_order, RemovalOrder.BEFORE,
     "the deputed employee's bonus comes first, then its card is removed",
     "primeiro vem o Bônus do delegado, depois sua carta é retirada",
     "primero va la bonificación del delegado y después se retira su carta",
     ruling=LISTS)
rule("bonuses.deputing_paid_first", bonus_depute_pay_order, RemovalOrder.BEFORE,
     "the Livre is gained first, then the card is removed",
     "primeiro se recebem as Libras, depois a carta é retirada",
     "primero se reciben los Livre y después se retira la carta",
     ruling=LISTS)
rule("bonuses.deputing_chain", bonus_depute_nested, "may",
     "if the deputed employee's bonus deputes, too, it may be used like any other",
     "se o Bônus do delegado também delega, pode ser usado como outro qualquer",
     "si la bonificación del delegado también delega, se puede usar como cualquier otra",
     when=depute_bonus == DeputeBonus.I_DEPUTE, ruling="bonuses.deputing_chain")
rule("bonuses.no_deputing_chain", bonus_depute_nested, "may not",
     "where the deputed employee's bonus stays unused, it cannot depute either",
     "onde o Bônus do delegado fica sem uso, ele também não delega",
     "donde la bonificación del delegado no se usa, tampoco delega",
     when=depute_bonus == DeputeBonus.II_DEPUTE, ruling=LISTS)
rule("bonuses.not_itself_again", bonus_depute_itself_again, "may not",
     "a card that deputes itself does not use its bonus once more",
     "uma carta que delega a si mesma não usa o seu Bônus de novo",
     "una carta que se delega a sí misma no vuelve a usar su bonificación",
     ruling="bonuses.not_itself_again")
rule("bonuses.not_paid_twice", bonus_depute_twice, "may not",
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
     "a card on its way out does not count for the least team size",
     "uma carta que está de saída não conta para o tamanho mínimo da equipe",
     "una carta que ya se va no cuenta para el tamaño mínimo del mazo",
     ruling="bonuses.leaving_one_not_counted")
rule("bonuses.hand_card_takes_no_action", bonus_depute_hand_main, "may not",
     "a card deputed from the hand takes no main action",
     "uma carta delegada da mão não faz Ação Principal",
     "una carta delegada desde la mano no realiza acción principal",
     ruling="bonuses.hand_card_takes_no_action")
rule("bonuses.used_again_when_deputed", bonus_depute_used_this_round, "may",
     "the deputed employee's bonus may be used even if it was used in this round before",
     "o Bônus do delegado pode ser usado mesmo que já tenha sido usado na Rodada",
     "la bonificación del delegado se puede usar aunque ya se usara en la ronda",
     ruling="bonuses.used_again_when_deputed")
rule("bonuses.crowned_gives_nothing_by_bonus", bonus_depute_crowned, "may not",
     "a crowned card deputed by a bonus gives nothing",
     "uma carta com coroa delegada por um Bônus não dá nada",
     "una carta con corona delegada por una bonificación no da nada")
