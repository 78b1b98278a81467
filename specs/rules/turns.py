"""Turns: who plays a card, what it brings, and where it goes."""

from oracle.rules import OPEN, Rulebook
from specs.questions.base_turns import (
    CardGoes,
    Crowned,
    Order,
    actions_in_phase,
    bonus_after_main,
    card_discarded_face_up,
    card_discarded_when,
    cards_per_turn,
    crown_on,
    crowned_bonus_at_end,
    crowned_main_action,
    first_to_act,
    forgo_and_bonus,
    main_actions_per_card,
    may_forgo,
    may_take_action,
    must_act_if_possible,
    must_play_card,
    next_after_turn,
    order_of_turns,
    passed_over,
    phase_ends,
    start_master_bonus,
)
from specs.questions.extra_deluxe_actions import (
    BonusLook,
    bonus_look,
    crowned_role_alone,
    phase_waits_for_all,
)
from specs.questions.turns import (
    BoardEdge,
    CardHalf,
    DependsOn,
    Pile,
    Thimble,
    ThimbleBearer,
    action_phase_number,
    bearer,
    bonus_overview_page,
    bonus_stands_on,
    borrow_from_bank,
    change_main_after_start,
    choose_card_to_play,
    golden_thimble_on,
    hired,
    last_player_goes_on_alone,
    main_action_number,
    main_actions_depend_on,
    may_forgo_both,
    may_forgo_part_of_main,
    pile,
    pile_stands_at,
    thimble_of_role,
    trade_with_players,
    turns_in_round,
)
from specs.vocabulary import Action, Role, action, role

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)

crowned = crown_on.params[0]

rule = Rulebook("turns")

# The phase.
rule("turns.phase", action_phase_number, 3,
     "cards are played in phase {answer} of a round",
     "as cartas são jogadas na fase {answer} da Rodada",
     "las cartas se juegan en la fase {answer} de la ronda")
rule("turns.first", first_to_act, True,
     "the starting player takes the first turn",
     "o Jogador Inicial joga primeiro",
     "el jugador inicial juega primero")
rule("turns.clockwise", order_of_turns, Order.CLOCKWISE,
     "turns go round the table clockwise",
     "a vez passa no sentido horário",
     "los turnos van en sentido horario")
rule("turns.one_card", cards_per_turn, 1,
     "{answer} card is played in a turn",
     "joga-se {answer} carta por turno",
     "en un turno se juega {answer} carta")
rule("turns.must_play", must_play_card, "must",
     "a player with cards in hand has to play one",
     "um jogador com cartas na mão é obrigado a jogar uma",
     "un jugador con cartas en la mano está obligado a jugar una")
rule("turns.which_card", choose_card_to_play, "may",
     "a player chooses which card of the hand to play",
     "o jogador escolhe qual carta da mão jogar",
     "el jugador elige qué carta de la mano jugar")
rule("turns.passed_over", passed_over, True,
     "a player without cards in hand is passed over",
     "um jogador sem cartas na mão é pulado",
     "a un jugador sin cartas en la mano se le salta")
rule("turns.goes_on_alone", last_player_goes_on_alone, True,
     "the last player with cards in hand plays them one after the other",
     "o último jogador com cartas na mão joga-as uma após a outra",
     "el último jugador con cartas en la mano las juega una tras otra")
rule("turns.next_player", next_after_turn, True,
     "after a turn it is the next player's turn",
     "depois de um turno é a vez do próximo jogador",
     "después de un turno le toca al siguiente jugador")
rule("turns.phase_ends", phase_ends, True,
     "the action phase is over when no hand holds a card",
     "a fase de ações acaba quando nenhuma mão tem carta",
     "la fase de acciones acaba cuando ninguna mano tiene cartas")
rule("turns.phase_waits", phase_waits_for_all, True,
     "the action phase lasts as long as anybody has a card in hand",
     "a fase de ações dura enquanto alguém tiver carta na mão",
     "la fase de acciones dura mientras alguien tenga cartas en la mano")
rule("turns.without_hiring", actions_in_phase, 3,
     "whoever hires nobody has {answer} turns in a round, unless a card joins or leaves the hand otherwise",
     "quem não contrata tem {answer} turnos por Rodada, se nenhuma carta entra na mão ou sai dela de outro modo",
     "quien no contrata tiene {answer} turnos por ronda, si no entra ni sale de la mano otra carta de otro modo",
     claims=("deluxe-pt.hand.three", "deluxe-pt.turns.one_card", "deluxe-pt.turns.must_play",
             "deluxe-pt.turns.phase_end", "summary-pt.hand.three", "summary-pt.turns.card",
             "summary-pt.turns.must_play", "summary-pt.turns.end", "summary-en.hand.three", "summary-en.turns.card",
             "summary-en.turns.every_card", "summary-en.turns.end"))
rule("turns.hired_add_turns", turns_in_round, 3 + hired,
     "every employee hired adds a turn to the {base} of a round, unless a card leaves the hand unplayed",
     "cada Funcionário contratado soma um turno aos {base} da Rodada, se nenhuma carta sai da mão sem ser jogada",
     "cada Empleado contratado suma un turno a los {base} de la ronda, si ninguna carta sale de la mano sin jugarse",
     fills={"base": 3},
     claims=("summary-pt.hand.three", "summary-pt.turns.card", "summary-pt.turns.must_play",
             "summary-pt.hiring.further_turn", "summary-en.hand.three", "summary-en.turns.card",
             "summary-en.turns.every_card", "summary-en.hiring.further_turn"))

# Main action and bonus.
rule("turns.one_main_action", main_actions_per_card, 1,
     "a played card brings {answer} main action",
     "uma carta jogada dá {answer} Ação Principal",
     "una carta jugada da {answer} acción principal")
rule("turns.role_decides", main_actions_depend_on, DependsOn.ROLE,
     "the role of the employee decides which main actions are open",
     "o tipo do Funcionário decide quais Ações Principais são possíveis",
     "la clase de Empleado decide qué acciones principales son posibles")
rule("turns.any_action", may_take_action, "may",
     "an employee may take any main action that its role does not rule out",
     "um Funcionário pode fazer qualquer Ação Principal que seu tipo não exclua",
     "un Empleado puede realizar cualquier acción principal que su clase no excluya")
rule("turns.only_masters_hire", may_take_action, "may not",
     "only a Master may hire",
     "só um Mestre pode contratar",
     "solo un Maestro puede contratar",
     when=(action == Action.HIRE) & ~(role == Role.MASTER), overrides=("turns.any_action",))
rule("turns.apprentices", may_take_action, "may not",
     "an Apprentice may neither claim the Queen's favor nor make a garment",
     "um Aprendiz não pode pedir o Favor da Rainha nem costurar um Traje",
     "un Aprendiz no puede reclamar el favor de la Reina ni confeccionar un Vestido",
     when=(role == Role.APPRENTICE) & action.one_of(Action.CLAIM_FAVOR, Action.MAKE_GARMENT),
     overrides=("turns.any_action",))
rule("turns.favor_number", main_action_number, 1,
     "claiming the Queen's favor is main action {answer}",
     "pedir o Favor da Rainha é a Ação Principal {answer}",
     "reclamar el favor de la Reina es la acción principal {answer}",
     when=action == Action.CLAIM_FAVOR)
rule("turns.acquire_number", main_action_number, 2,
     "acquiring resources is main action {answer}",
     "adquirir Recursos é a Ação Principal {answer}",
     "adquirir recursos es la acción principal {answer}",
     when=action == Action.ACQUIRE_RESOURCES)
rule("turns.garment_number", main_action_number, 3,
     "making a garment is main action {answer}",
     "costurar um Traje é a Ação Principal {answer}",
     "confeccionar un Vestido es la acción principal {answer}",
     when=action == Action.MAKE_GARMENT)
rule("turns.hire_number", main_action_number, 4,
     "hiring is main action {answer}",
     "contratar é a Ação Principal {answer}",
     "contratar es la acción principal {answer}",
     when=action == Action.HIRE)
rule("turns.depute_number", main_action_number, 5,
     "deputing is main action {answer}",
     "delegar é a Ação Principal {answer}",
     "delegar es la acción principal {answer}",
     when=action == Action.DEPUTE)
rule("turns.decoration_number", main_action_number, 6,
     "funding a decoration is main action {answer}",
     "financiar uma Decoração é a Ação Principal {answer}",
     "financiar una Decoración es la acción principal {answer}",
     when=action == Action.FUND_DECORATION)
rule("turns.forgo", may_forgo, "may",
     "a player may give up the main action or the bonus",
     "um jogador pode desistir da Ação Principal ou do Bônus",
     "un jugador puede renunciar a la acción principal o a la bonificación")
rule("turns.forgo_both", may_forgo_both, "may",
     "a player may give up main action and bonus in the same turn",
     "um jogador pode desistir da Ação Principal e do Bônus no mesmo turno",
     "un jugador puede renunciar a la acción principal y a la bonificación en el mismo turno")
rule("turns.bonus_after_forgoing", forgo_and_bonus, "may",
     "a card's bonus may be used although the main action was given up",
     "o Bônus de uma carta pode ser usado mesmo tendo-se desistido da Ação Principal",
     "la bonificación de una carta se puede usar aunque se haya renunciado a la acción principal",
     ruling="turns.bonus_after_forgoing")
rule("turns.bonus_comes_after", bonus_after_main, True,
     "the bonus comes only after the main action",
     "o Bônus de uma carta só vem depois da Ação Principal",
     "la bonificación de una carta solo llega tras la acción principal")
rule("turns.whole_action", may_forgo_part_of_main, "may not",
     "a main action is carried out as a whole or given up",
     "uma Ação Principal é feita por inteiro ou abandonada",
     "una acción principal se realiza entera o se renuncia a ella",
     ruling="turns.one_choice")
rule("turns.no_going_back", change_main_after_start, "may not",
     "whoever has begun a main action may not change to another",
     "quem começou uma Ação Principal não pode trocar por outra",
     "quien ha empezado una acción principal no puede cambiar a otra",
     ruling="turns.one_choice")
rule("turns.impossible_action", must_act_if_possible, "may not",
     "a main action that cannot be carried out may not be chosen",
     "não se pode escolher uma Ação Principal que não possa ser feita",
     "no se puede elegir una acción principal que no se pueda realizar",
     claims=("summary-pt.deputing.floor", "summary-en.deputing.floor"))
rule("turns.no_trade", trade_with_players, "may not",
     "players may not trade with each other",
     "os jogadores não podem negociar entre si",
     "los jugadores no pueden comerciar entre sí",
     ruling="turns.no_trade")
rule("turns.no_debts", borrow_from_bank, "may not",
     "nobody may owe Livre to the bank",
     "ninguém pode ficar devendo Libras ao banco",
     "nadie puede deber Livre al banco",
     ruling="turns.no_trade")

# The card.
rule("turns.discard_face_up", card_discarded_face_up, True,
     "the played card goes face up on its owner's discard pile",
     "a carta jogada vai virada para cima ao descarte do dono",
     "la carta jugada va boca arriba al descarte de su dueño")
rule("turns.discard_at_the_end", card_discarded_when, CardGoes.AFTER_BONUS,
     "the played card is discarded at the end of the turn, after its bonus",
     "a carta jogada é descartada no fim do turno, depois do Bônus",
     "la carta jugada se descarta al final del turno, tras la bonificación",
     ruling="turns.discard_at_the_end")
rule("turns.reserve_left", pile_stands_at, BoardEdge.LEFT,
     "the reserve is to the left of the player board",
     "a reserva fica à esquerda do Tabuleiro de Jogador",
     "la reserva está a la izquierda del tablero de jugador",
     when=pile == Pile.RESERVE)
rule("turns.discard_right", pile_stands_at, BoardEdge.RIGHT,
     "the discard pile is to the right of the player board",
     "o descarte fica à direita do Tabuleiro de Jogador",
     "el descarte está a la derecha del tablero de jugador",
     when=pile == Pile.DISCARD)
rule("turns.bonus_below", bonus_stands_on, CardHalf.LOWER,
     "an employee's bonus stands on the lower half of the card",
     "o Bônus de um Funcionário está na metade de baixo da carta",
     "la bonificación de un Empleado está en la mitad inferior de la carta")
rule("turns.bonus_on_parchment", bonus_look, BonusLook.PARCHMENT,
     "an ordinary employee's bonus is printed on parchment",
     "um Bônus comum de Funcionário está impresso num pergaminho",
     "una bonificación corriente de Empleado está impresa en un pergamino",
     ruling="turns.signs")
rule("turns.start_masters", start_master_bonus, False,
     "the starting Masters have no bonus",
     "os Mestres iniciais não têm Bônus",
     "los Maestros iniciales no tienen bonificación",
     ruling="bonuses.start_master")
rule("turns.crowned_apprentices", crown_on, True,
     "Apprentices of level VI wear a crown",
     "os Aprendizes do Nível VI têm uma coroa",
     "los Aprendices del nivel VI llevan una corona",
     when=crowned == Crowned.APPRENTICE)
rule("turns.others_uncrowned", crown_on, False,
     "employees of level VI other than its Apprentices wear no crown",
     "os outros Funcionários do Nível VI não têm coroa",
     "los demás Empleados del nivel VI no llevan corona",
     when=crowned == Crowned.OTHER, ruling="turns.uncrowned")
rule("turns.lower_levels_uncrowned", crowned_role_alone, False,
     "in the base game no employee below level VI wears a crown",
     "no jogo base, nenhum Funcionário abaixo do Nível VI tem coroa",
     "en el juego base ningún Empleado por debajo del nivel VI lleva corona",
     ruling="turns.lower_levels_uncrowned")
rule("turns.crowned_bonus", crowned_bonus_at_end, True,
     "a crowned bonus counts in the final scoring",
     "um Bônus com coroa conta na pontuação final",
     "una bonificación con corona cuenta en la puntuación final")
rule("turns.crowned_act", crowned_main_action, "may",
     "a crowned Apprentice may still be played for a main action",
     "um Aprendiz com coroa ainda pode ser jogado para uma Ação Principal",
     "un Aprendiz con corona se puede jugar igualmente para una acción principal")

# Thimbles.
rule("turns.gold", thimble_of_role, Thimble.GOLD,
     "a golden thimble marks a Master",
     "um dedal dourado indica um Mestre",
     "un dedal dorado indica un Maestro",
     when=role == Role.MASTER)
rule("turns.silver", thimble_of_role, Thimble.SILVER,
     "a silver thimble marks a Journeyman",
     "um dedal prateado indica um Artesão",
     "un dedal plateado indica un Oficial",
     when=role == Role.JOURNEYMAN)
rule("turns.copper", thimble_of_role, Thimble.COPPER,
     "in the Deluxe edition a copper thimble marks an Apprentice",
     "na edição Deluxe, um dedal cobreado indica um Aprendiz",
     "en la edición Deluxe un dedal de cobre indica un Aprendiz",
     when=role == Role.APPRENTICE, editions=DELUXE)
rule("turns.brass", thimble_of_role, Thimble.BRASS,
     "in the original edition a brass thimble marks an Apprentice",
     "na edição original, um dedal de latão indica um Aprendiz",
     "en la edición original un dedal de latón indica un Aprendiz",
     when=role == Role.APPRENTICE, editions=ORIGINAL)
rule("turns.thimble_of_masters", golden_thimble_on, True,
     "Masters and some garment sketches show a golden thimble",
     "Mestres e alguns croquis de Traje mostram um dedal dourado",
     "los Maestros y algunos borradores de Vestido muestran un dedal dorado",
     when=bearer.one_of(ThimbleBearer.MASTER_CARD, ThimbleBearer.GARMENT))
rule("turns.thimble_on_spaces", golden_thimble_on, True,
     "in the Deluxe edition Master guest spaces show a golden thimble",
     "na edição Deluxe, os espaços de convidado do Mestre mostram um dedal dourado",
     "en la edición Deluxe los espacios de Invitado Maestro muestran un dedal dorado",
     when=bearer == ThimbleBearer.MASTER_SPACE, editions=DELUXE)
rule("turns.no_thimble_on_spaces", golden_thimble_on, OPEN,
     "the texts of the original edition call Master guest spaces special or elegant and tell of no thimble there",
     "os textos da edição original chamam especiais ou elegantes os espaços do Mestre e não falam de dedal neles",
     "los textos de la edición original llaman especiales o elegantes los espacios Maestros y no hablan de dedal allí",
     when=bearer == ThimbleBearer.MASTER_SPACE, editions=ORIGINAL, ruling="turns.open",
     claims=("original-es.garments.master_spaces", "original-es.close.main_guests", "summary-pt.close.special_name",
             "summary-en.garments.special"))
rule("turns.thimble_of_start", golden_thimble_on, True,
     "in the Deluxe edition the starting player holds the golden thimble as a marker",
     "na edição Deluxe, o Jogador Inicial tem o Dedal Dourado como marcador",
     "en la edición Deluxe el jugador inicial tiene el dedal dorado como marcador",
     when=bearer == ThimbleBearer.START_PLAYER, editions=DELUXE)
rule("turns.start_marker_unknown", golden_thimble_on, OPEN,
     "the texts of the original edition do not say what the starting player's marker looks like",
     "os textos da edição original não dizem como é o marcador de Jogador Inicial",
     "los textos de la edición original no dicen cómo es el marcador de jugador inicial",
     when=bearer == ThimbleBearer.START_PLAYER, editions=ORIGINAL, ruling="turns.open")
rule("turns.bonus_page", bonus_overview_page, 12,
     "in the Deluxe rulebook the overview of the bonuses is on page {answer}",
     "no livro Deluxe, a visão geral dos Bônus está na página {answer}",
     "en el reglamento Deluxe el resumen de las bonificaciones está en la página {answer}",
     editions=DELUXE)
rule("turns.no_bonus_page", bonus_overview_page, OPEN,
     "no text of the original edition names a page for the bonuses",
     "nenhum texto da edição original indica uma página dos Bônus",
     "ningún texto de la edición original indica una página de las bonificaciones",
     editions=ORIGINAL, ruling="turns.open")
