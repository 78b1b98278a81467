"""What is called how: the names that each edition's own texts use, where another edition has other ones."""

from oracle.rules import Rulebook
from specs.questions.names import (
    BaseCardsName,
    ClaimName,
    DeckName,
    GarmentDisplayName,
    GarmentName,
    HallsName,
    LeavingName,
    LevelFigures,
    MakingName,
    MiddleRank,
    MoneyName,
    ResourceDisplayName,
    SilkName,
    SketchName,
    StaffName,
    TeamName,
    TerraceName,
    base_cards_called,
    claiming_called,
    employee_deck_called,
    garment_called,
    garment_display_called,
    halls_called,
    leaving_called,
    level_figures,
    making_called,
    middle_rank_called,
    money_called,
    resource_display_called,
    silk_called,
    sketch_side_called,
    staff_called,
    team_called,
    terrace_called,
)

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)

components = Rulebook("components")
setup = Rulebook("setup")
general = Rulebook("general")
preparation = Rulebook("preparation")
turns = Rulebook("turns")
favor = Rulebook("favor")
garments = Rulebook("garments")
resources = Rulebook("resources")
deputing = Rulebook("deputing")
scoring = Rulebook("scoring")

# Who works, and of what rank.
general("general.staff_employees", staff_called, StaffName.EMPLOYEES,
        "in the Deluxe edition the people on the cards are called employees",
        "na edição Deluxe, as pessoas das cartas chamam-se Funcionários",
        "en la edición Deluxe las personas de las cartas se llaman Empleados",
        editions=DELUXE)
general("general.staff_named", staff_called, StaffName.EMPLOYEES,
        "in the original edition the people on the cards are called employees, not workers",
        "na edição original, as pessoas das cartas chamam-se Funcionários, não trabalhadores",
        "en la edición original las personas de las cartas se llaman Empleados, no trabajadores",
        editions=ORIGINAL, ruling="general.staff_named")
turns("turns.middle_rank_craftsman", middle_rank_called, MiddleRank.CRAFTSMAN,
      "in the Deluxe edition the rank between Apprentice and Master is that of a craftsman",
      "na edição Deluxe, entre Aprendiz e Mestre está o Artesão",
      "en la edición Deluxe, entre Aprendiz y Maestro está el artesano",
      editions=DELUXE)
turns("turns.middle_rank_journeyman", middle_rank_called, MiddleRank.JOURNEYMAN,
      "in the original edition the rank between Apprentice and Master is that of a Journeyman",
      "na edição original, entre Aprendiz e Mestre está o oficial",
      "en la edición original, entre Aprendiz y Maestro está el Oficial",
      editions=ORIGINAL, ruling="turns.middle_rank_journeyman")
components("components.starting_cards", base_cards_called, BaseCardsName.STARTING,
           "in the Deluxe edition the cards with which a player begins are called starting employees",
           "na edição Deluxe, as cartas com que cada um começa chamam-se Funcionários Iniciais",
           "en la edición Deluxe las cartas con las que se empieza se llaman Empleados iniciales",
           editions=DELUXE)
components("components.basic_cards", base_cards_called, BaseCardsName.BASIC,
           "in the original edition the cards with which a player begins are called basic cards",
           "na edição original, as cartas com que cada um começa chamam-se cartas básicas",
           "en la edición original las cartas con las que se empieza se llaman cartas base",
           editions=ORIGINAL)
components("components.money_livre", money_called, MoneyName.LIVRE,
           "the money of the game is called Livre",
           "o dinheiro do jogo chama-se Libras, como o Livre francês",
           "el dinero del juego se llama Livre")
setup("setup.levels_roman", level_figures, LevelFigures.ROMAN,
      "in the Deluxe edition the levels of employees are printed in Roman figures",
      "na edição Deluxe, os Níveis dos Funcionários vêm em algarismos romanos",
      "en la edición Deluxe los niveles de Empleados van en números romanos",
      editions=DELUXE)
setup("setup.levels_arabic", level_figures, LevelFigures.ARABIC,
      "in the original edition the levels of employees are printed in Arabic figures",
      "na edição original, os níveis dos trabalhadores vêm em algarismos arábicos",
      "en la edición original los niveles de Empleados van en cifras arábigas",
      editions=ORIGINAL)

# The actions.
favor("favor.asked_for", claiming_called, ClaimName.ASK,
      "the action that brings the Queen's favor is called asking for it",
      "a ação que dá o Favor da Rainha chama-se pedi-lo",
      "la acción que da el favor de la Reina se llama pedirlo")
garments("garments.sewn", making_called, MakingName.SEW,
         "in the Deluxe edition the action by which a garment comes about is called sewing",
         "na edição Deluxe, a ação que produz um Traje chama-se costurar",
         "en la edición Deluxe la acción que produce un Vestido se llama coser",
         editions=DELUXE)
garments("garments.made", making_called, MakingName.MAKE,
         "in the original edition the action by which a garment comes about is called making",
         "na edição original, a ação que produz um Traje chama-se fazer",
         "en la edición original la acción que produce un Vestido se llama hacer",
         editions=ORIGINAL)
deputing("deputing.named", leaving_called, LeavingName.DEPUTE,
         "in the Deluxe edition the action by which an employee leaves the game is called deputing",
         "na edição Deluxe, a ação que tira um Funcionário do jogo chama-se delegar",
         "en la edición Deluxe la acción que saca a un Empleado del juego se llama delegar",
         editions=DELUXE)
deputing("deputing.named_dismissing", leaving_called, LeavingName.DISMISS,
         "in the original edition the action by which an employee leaves the game is called dismissing",
         "na edição original, a ação que tira um Funcionário do jogo chama-se liberar",
         "en la edición original la acción que saca a un Empleado del juego se llama despedir",
         editions=ORIGINAL)

# Things and places.
garments("garments.word_for_both", garment_called, GarmentName.OUTFIT,
         "in the Deluxe edition gowns and coats together are called garments",
         "na edição Deluxe, vestidos e fraques juntos chamam-se Trajes",
         "en la edición Deluxe vestidos y abrigos juntos se llaman trajes",
         editions=DELUXE)
garments("garments.dress_for_both", garment_called, GarmentName.DRESS,
         "in the original edition gowns and coats together are called by the word for a dress",
         "na edição original, vestidos e casacos juntos têm o nome de vestido",
         "en la edición original vestidos y abrigos juntos se llaman Vestido",
         editions=ORIGINAL, ruling="garments.dress_for_both")
resources("resources.display_of_drawers", resource_display_called, ResourceDisplayName.DISPLAY,
          "in the Deluxe edition resource tiles lie in the drawers of a display",
          "na edição Deluxe, as peças de Recurso ficam nas gavetas de uma exibição",
          "en la edición Deluxe las fichas de Recursos están en los cajones de una muestra",
          editions=DELUXE)
resources("resources.warehouse", resource_display_called, ResourceDisplayName.WAREHOUSE,
          "in the original edition resource tiles lie in the segments of a warehouse",
          "na edição original, as peças de Recursos ficam nos segmentos de um armazém",
          "en la edición original las fichas de Recursos están en los segmentos de un almacén",
          editions=ORIGINAL)
preparation("preparation.deck_of_queue", employee_deck_called, DeckName.QUEUE,
            "in the Deluxe edition employees for hire are revealed from what is called the queue deck",
            "na edição Deluxe, os Funcionários para contratar vêm do chamado baralho de fila",
            "en la edición Deluxe los Empleados por contratar salen de lo que se llama mazo de la fila",
            editions=DELUXE)
preparation("preparation.general_pile", employee_deck_called, DeckName.GENERAL,
            "in the original edition employees for hire are revealed from what is called the general pile",
            "na edição original, os Funcionários para contratar vêm da chamada pilha geral",
            "en la edición original los Empleados por contratar salen de lo que se llama pila general",
            editions=ORIGINAL)
general("general.named_team", team_called, TeamName.TEAM,
        "in the Deluxe edition all cards of a player together are called a team",
        "na edição Deluxe, todas as cartas de um jogador chamam-se equipe",
        "en la edición Deluxe todas las cartas de un jugador se llaman equipo",
        editions=DELUXE)
general("general.named_deck", team_called, TeamName.DECK,
        "in the original edition all cards of a player together are called a deck",
        "na edição original, todas as cartas de um jogador chamam-se baralho",
        "en la edición original todas las cartas de un jugador se llaman mazo",
        editions=ORIGINAL)
garments("garments.sketch_named", sketch_side_called, SketchName.SKETCH,
         "in the Deluxe edition the side that shows what a garment takes is called the sketch side",
         "na edição Deluxe, o lado que mostra o que o Traje exige chama-se lado de croqui",
         "en la edición Deluxe el lado que muestra lo que cuesta hacer el Vestido se llama lado del boceto",
         editions=DELUXE)
garments("garments.draft_named", sketch_side_called, SketchName.DRAFT,
         "in the original edition the side that shows what a garment takes is the draft side, not the model",
         "na edição original, o lado que mostra o que o Traje exige chama-se lado do esboço, não do modelo",
         "en la edición original el lado que muestra lo que cuesta hacer el Vestido es el de borrador, no el de modelo",
         editions=ORIGINAL, ruling="garments.draft_named")
resources("resources.bales", silk_called, SilkName.BALES,
          "in the Deluxe edition units of silk are called bales",
          "na edição Deluxe, as unidades de seda chamam-se fardos",
          "en la edición Deluxe las unidades de seda se llaman fardos",
          editions=DELUXE)
resources("resources.bales_named", silk_called, SilkName.BALES,
          "in the original edition units of silk are called bales, not rolls",
          "na edição original, as unidades de seda chamam-se fardos, não rolos",
          "en la edición original las unidades de seda se llaman fardos, no rollos",
          editions=ORIGINAL, ruling="resources.bales_named")
garments("garments.display_of_sketches", garment_display_called, GarmentDisplayName.DISPLAY,
         "in the Deluxe edition garments to be made lie in a display of sketches",
         "na edição Deluxe, os Trajes por costurar ficam na exibição de Croquis",
         "en la edición Deluxe los Vestidos disponibles están en una muestra de bocetos",
         editions=DELUXE)
garments("garments.workshop", garment_display_called, GarmentDisplayName.WORKSHOP,
         "in the original edition garments to be made lie in the windows of a workshop",
         "na edição original, os Trajes por fazer ficam nas janelas de um ateliê",
         "en la edición original los Vestidos disponibles están en las ventanas de un taller",
         editions=ORIGINAL)
scoring("scoring.rooms_galleries", halls_called, HallsName.GALLERIES,
        "in the Deluxe edition the five rooms for garments are called galleries",
        "na edição Deluxe, as cinco salas para Trajes chamam-se Galerias",
        "en la edición Deluxe las cinco salas para Vestidos se llaman galerías",
        editions=DELUXE)
scoring("scoring.rooms_halls", halls_called, HallsName.HALLS,
        "in the original edition the five rooms for garments are called halls",
        "na edição original, as cinco salas para Trajes chamam-se salões",
        "en la edición original las cinco salas para Vestidos se llaman salones",
        editions=ORIGINAL)
scoring("scoring.balcony", terrace_called, TerraceName.BALCONY,
        "in the Deluxe edition fireworks are watched from a balcony",
        "na edição Deluxe, os fogos de artifício são vistos da sacada",
        "en la edición Deluxe los fuegos artificiales se ven desde un balcón",
        editions=DELUXE)
scoring("scoring.terrace_named", terrace_called, TerraceName.TERRACE,
        "in the original edition fireworks are watched from a terrace",
        "na edição original, os fogos de artifício são vistos do terraço",
        "en la edición original los fuegos artificiales se ven desde la terraza",
        editions=ORIGINAL)
