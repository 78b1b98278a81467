"""What the older texts say in two ways, leave open or call by other names, and what is played."""

from oracle.rules import OPEN, Rulebook
from specs.questions.second_original import (
    DearestAmong,
    DearestBy,
    DeckOut,
    DeputingName,
    HallName,
    KitchenName,
    MarkerName,
    MasterSpaceName,
    Most,
    MoveOrder,
    Notions,
    PileLies,
    PointsShownOn,
    QueueCards,
    SpacesOf,
    action_in_round_one,
    aim_names_all_sources,
    bonus_after_whole_action,
    dearest_firework_among,
    dearest_firework_by,
    deck_runs_out,
    deputing_called,
    garment_takes_notions,
    hall_tie_spaces_of,
    kitchen_called,
    later_seat_compensated,
    majority_is,
    marker_called,
    master_space_called,
    pile_lies,
    points_seen_by_all,
    points_shown_on,
    queue_cards_lie,
    royal_hall_called,
    scoring_aid_in_setup,
    start_without_favor,
    terrace_move_order,
    terrace_scored_when_moved,
    tokens_counted_in_scoring,
    tokens_turned_down,
)
from specs.vocabulary import Action, action

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)

components = Rulebook("components")
setup = Rulebook("setup")
general = Rulebook("general")
turns = Rulebook("turns")
favor = Rulebook("favor")
garments = Rulebook("garments")
hiring = Rulebook("hiring")
deputing = Rulebook("deputing")
decorations = Rulebook("decorations")
end = Rulebook("end")
scoring = Rulebook("scoring")

# The aim and the setup.
general("general.aim_not_all", aim_names_all_sources, False,
        "money, favor and majorities give prestige points at the end, too",
        "dinheiro, Favor da Rainha e maiorias também dão Pontos de Prestígio no fim",
        "el dinero, el favor y las mayorías también dan Puntos de Prestigio al final",
        ruling="general.aim_not_all")
components("components.labels", marker_called, MarkerName.LABEL,
           "in the Deluxe edition the markers on garments and decorations are labels",
           "na edição Deluxe, os marcadores em Trajes e Decorações são Grifes",
           "en la edición Deluxe los marcadores en Vestidos y Decoraciones son marcas de confección",
           editions=DELUXE)
components("components.ownership_markers", marker_called, MarkerName.OWNERSHIP,
           "in the original edition the markers on garments and decorations are ownership markers",
           "na edição original, os marcadores em Trajes e Decorações são marcadores de propriedade",
           "en la edición original los marcadores en Vestidos y Decoraciones son marcadores de propiedad",
           editions=ORIGINAL)
setup("setup.no_making_up", later_seat_compensated, False,
      "nobody gets anything for acting later in round one",
      "ninguém recebe nada por jogar mais tarde na 1ª Rodada",
      "nadie recibe nada por jugar más tarde en la primera ronda")
setup("setup.aid_not_dealt", scoring_aid_in_setup, False,
      "no setup step hands out the aid for the final scoring; lay it ready beside the board",
      "nenhum passo da Preparação entrega a ajuda da pontuação final; deixe-a junto ao tabuleiro",
      "ningún paso de la preparación reparte la ayuda de la puntuación final; déjala junto al tablero",
      ruling="setup.aid_not_dealt")

# What can be seen.
general("general.points_seen", points_seen_by_all, True,
        "in the Deluxe edition everybody sees on the track how many prestige points a player has",
        "na edição Deluxe, todos veem na trilha quantos Pontos de Prestígio cada jogador tem",
        "en la edición Deluxe todos ven en el marcador cuántos Puntos de Prestigio tiene cada jugador",
        editions=DELUXE)
general("general.points_unseen", points_seen_by_all, False,
        "in the original edition nobody has to see how many prestige points another player has",
        "na edição original, ninguém precisa ver quantos Pontos de Prestígio outro jogador tem",
        "en la edición original nadie tiene que ver cuántos Puntos de Prestigio tiene otro jugador",
        editions=ORIGINAL)
general("general.tokens_down", tokens_turned_down, "must",
        "in the original edition tokens for prestige points lie face down before their owner",
        "na edição original, as fichas de Pontos de Prestígio ficam viradas para baixo diante do dono",
        "en la edición original las fichas de Puntos de Prestigio están boca abajo delante de su dueño",
        editions=ORIGINAL)
general("general.no_tokens_to_turn", tokens_turned_down, OPEN,
        "in the Deluxe edition prestige points are kept on the track, so there are no tokens",
        "na edição Deluxe, os Pontos de Prestígio ficam na trilha, e por isso não há fichas",
        "en la edición Deluxe los Puntos de Prestigio se llevan en el marcador, y por eso no hay fichas",
        editions=DELUXE, ruling="general.no_tokens_to_turn")

# Turns.
turns("turns.bonus_after_whole_action", bonus_after_whole_action, True,
      "a card's bonus comes when the main action has been carried out in full",
      "o Bônus de uma carta vem depois de feita por inteiro a Ação Principal",
      "la bonificación de una carta viene una vez hecha por entero la acción principal")
turns("turns.bonus_before_leaving", bonus_after_whole_action, False,
      "the bonus of a card that is deputed comes before the card is removed",
      "o Bônus da carta delegada vem antes de a carta sair do jogo",
      "la bonificación de la carta delegada viene antes de que esta salga de la partida",
      when=action == Action.DEPUTE, overrides=("turns.bonus_after_whole_action",),
      ruling="turns.bonus_after_whole_action")
turns("turns.all_in_round_one", action_in_round_one, True,
      "every main action can be taken in round one, too",
      "também na 1ª Rodada se pode fazer qualquer Ação Principal",
      "también en la primera ronda se puede realizar cualquier acción principal",
      ruling="turns.all_in_round_one")
turns("turns.pile_on_place", pile_lies, PileLies.ON_PLACE,
      "reserve and discard pile lie on their places at the player board",
      "reserva e descarte ficam em seus lugares no Tabuleiro de Jogador",
      "la reserva y el descarte están en sus lugares en el tablero de jugador",
      ruling="turns.pile_on_place")

# The favor.
favor("favor.no_start_without", start_without_favor, False,
      "only whoever took the Queen's favor begins the next round for it",
      "só quem pegou o Favor da Rainha começa por ele a próxima Rodada",
      "solo quien tomó el favor de la Reina empieza la ronda siguiente")

# Garments.
garments("garments.all_notions_shown", garment_takes_notions, Notions.ALL_SHOWN,
         "a garment takes all the thread and lace it shows",
         "um Traje exige toda a Linha e toda a Renda que mostra",
         "un Vestido exige todo el hilo y todo el encaje que muestra",
         ruling="garments.all_notions_shown")
garments("garments.master_space_named", master_space_called, MasterSpaceName.MASTER,
         "spaces for garments made by a Master are called Master guest spaces",
         "os espaços para Trajes feitos por um Mestre chamam-se espaços de convidado do Mestre",
         "los espacios para Vestidos hechos por un Maestro se llaman espacios de Invitado Maestro",
         ruling="garments.master_space_named")

# Employees.
hiring("hiring.queue_beside", queue_cards_lie, QueueCards.BESIDE,
       "in the original edition employees for hire lie beside their spaces",
       "na edição original, os Funcionários para contratar ficam ao lado de seus espaços",
       "en la edición original los Empleados que se pueden contratar están junto a sus espacios",
       editions=ORIGINAL, ruling="hiring.queue_beside")
hiring("hiring.queue_on_spaces", queue_cards_lie, QueueCards.ON_SPACES,
       "in the Deluxe edition employees for hire lie on the spaces of the queue",
       "na edição Deluxe, os Funcionários para contratar ficam nos espaços da fila",
       "en la edición Deluxe los Empleados que se pueden contratar están en los espacios de la fila",
       editions=DELUXE, ruling="hiring.queue_on_spaces")
deputing("deputing.called", deputing_called, DeputingName.CALLED,
         "in the Deluxe edition a deputed employee is called to the King's court",
         "na edição Deluxe, o Funcionário delegado é chamado à corte do Rei",
         "en la edición Deluxe el Empleado delegado es llamado a la corte del Rey",
         editions=DELUXE)
deputing("deputing.dismissed", deputing_called, DeputingName.DISMISSED,
         "in the original edition an employee who leaves the game is dismissed",
         "na edição original, o Funcionário que sai do jogo é dispensado",
         "en la edición original el Empleado que sale de la partida es despedido",
         editions=ORIGINAL)

# Decorations.
decorations("decorations.kitchen", kitchen_called, KitchenName.KITCHEN,
            "in the Deluxe edition the decorations that raise the income are a kitchen",
            "na edição Deluxe, as Decorações que aumentam a receita são uma cozinha",
            "en la edición Deluxe las Decoraciones que aumentan los ingresos son una cocina",
            editions=DELUXE)
decorations("decorations.fountain", kitchen_called, KitchenName.FOUNTAIN,
            "in the original edition the decorations that raise the income are a fountain",
            "na edição original, as Decorações que aumentam a receita são uma fonte",
            "en la edición original las Decoraciones que aumentan los ingresos son una fuente",
            editions=ORIGINAL)

# The end and the final scoring.
end("end.deck_out", deck_runs_out, DeckOut.LAST_REVEAL,
    "the employee deck runs out when the queue of the last round is filled",
    "o baralho de fila acaba quando a fila da última Rodada é preenchida",
    "la pila de Empleados se agota al llenar la fila de la última ronda",
    ruling="third_base.deck_out")
scoring("scoring.royal_gallery", royal_hall_called, HallName.ROYAL,
        "in the Deluxe edition garments go to the balcony from the Royal Gallery",
        "na edição Deluxe, os Trajes vão para a sacada a partir da Galeria Real",
        "en la edición Deluxe los Vestidos van a la terraza desde la galería real",
        editions=DELUXE)
scoring("scoring.kings_hall", royal_hall_called, HallName.KINGS,
        "in the original edition garments go to the terrace from the King's Hall",
        "na edição original, os Trajes vão para o terraço a partir do Salão do Rei",
        "en la edición original los Vestidos van a la terraza desde el Salón del Rey",
        editions=ORIGINAL)
scoring("scoring.majority_is_most", majority_is, Most.MORE_THAN_OTHERS,
        "having a majority means having more than any other player",
        "ter a maioria é ter mais do que qualquer outro jogador",
        "tener la mayoría es tener más que cualquier otro jugador")
scoring("scoring.tie_spaces_of_hall", hall_tie_spaces_of, SpacesOf.THIS_HALL,
        "in a tie in a hall, the Master guest spaces of that hall are counted",
        "no empate numa Galeria, contam os espaços de convidado do Mestre dela",
        "en un empate en un salón cuentan los espacios de Invitado Maestro de ese salón",
        ruling="scoring.tie_spaces_of_hall")
scoring("scoring.dearest_by_price", dearest_firework_by, DearestBy.PRICE,
        "the dearest firework is the one with the highest price",
        "o Fogo de Artifício mais caro é o de maior preço",
        "el fuego artificial más caro es el de precio más alto")
scoring("scoring.dearest_of_tied", dearest_firework_among, DearestAmong.TIED,
        "the dearest firework is looked for among those of the tied players",
        "procura-se o Fogo de Artifício mais caro entre os dos empatados",
        "el fuego artificial más caro se busca entre los de los empatados",
        ruling="scoring.dearest_of_tied")
scoring("scoring.nothing_to_add", tokens_counted_in_scoring, False,
        "in the Deluxe edition points stand on the track, and none are left to be added at the end",
        "na edição Deluxe, os pontos estão na trilha, e nada resta a somar no fim",
        "en la edición Deluxe los puntos están en el marcador y no queda nada por sumar al final",
        editions=DELUXE)
scoring("scoring.tokens_added", tokens_counted_in_scoring, True,
        "in the original edition the tokens for prestige points are counted at the end, too",
        "na edição original, no fim contam-se também as fichas de Pontos de Prestígio",
        "en la edición original al final se cuentan también las fichas de Puntos de Prestigio",
        editions=ORIGINAL)
scoring("scoring.points_on_spaces", points_shown_on, PointsShownOn.SPACE,
        "the points of a marker stand on what it lies on",
        "os pontos de um marcador estão naquilo sobre o que ele fica",
        "los puntos de un marcador están en aquello sobre lo que está",
        ruling="scoring.points_on_spaces")
scoring("scoring.move_together", terrace_move_order, MoveOrder.TOGETHER,
        "all players move their garments to the terrace at the same time",
        "todos levam seus Trajes para a sacada ao mesmo tempo",
        "todos llevan sus Vestidos a la terraza al mismo tiempo",
        ruling="scoring.move_together")
scoring("scoring.terrace_scores_later", terrace_scored_when_moved, False,
        "garments on the terrace give their points with the markers, not when they are moved",
        "os Trajes na sacada valem pontos com os marcadores, não quando são levados para lá",
        "los Vestidos de la terraza dan sus puntos con los marcadores, no al moverlos")
