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
        "those whom the cards show are employees",
        "quem aparece nas cartas é um Funcionário",
        "quienes aparecen en las cartas son Empleados",
        editions=DELUXE)
general("general.staff_named", staff_called, StaffName.EMPLOYEES,
        "those whom the cards show are called employees, not workers",
        "quem aparece nas cartas chama-se Funcionário, não trabalhador",
        "quienes aparecen en las cartas se llaman Empleados, no trabajadores",
        editions=ORIGINAL, ruling="general.staff_named")
turns("turns.middle_rank_craftsman", middle_rank_called, MiddleRank.CRAFTSMAN,
      "the rank between apprentice and master is that of a craftsman",
      "entre Aprendiz e Mestre está o Artesão",
      "entre Aprendiz y Maestro está el artesano",
      editions=DELUXE)
turns("turns.middle_rank_journeyman", middle_rank_called, MiddleRank.JOURNEYMAN,
      "the rank between Apprentice and Master is that of a Journeyman",
      "entre Aprendiz e Mestre está o oficial",
      "entre Aprendiz y Maestro está el Oficial",
      editions=ORIGINAL, ruling="turns.middle_rank_journeyman")
components("components.starting_cards", base_cards_called, BaseCardsName.STARTING,
           "the cards with which a player begins are called starting employees",
           "as cartas com que cada um começa chamam-se Funcionários Iniciais",
           "las cartas con las que se empieza se llaman Empleados iniciales",
           editions=DELUXE)
components("components.basic_cards", base_cards_called, BaseCardsName.BASIC,
           "the cards with which a player begins are called basic cards",
           "as cartas com que cada um começa chamam-se cartas básicas",
           "las cartas con las que se empieza se llaman cartas base",
           editions=ORIGINAL)
components("components.money_livre", money_called, MoneyName.LIVRE,
           "the money is called Livre",
           "o dinheiro chama-se Libras, como o Livre francês",
           "el dinero se llama Livre")
setup("setup.levels_roman", level_figures, LevelFigures.ROMAN,
      "levels are printed in Roman figures",
      "os Níveis vêm em algarismos romanos",
      "los niveles van en números romanos",
      editions=DELUXE)
setup("setup.levels_arabic", level_figures, LevelFigures.ARABIC,
      "levels are printed in Arabic figures",
      "os níveis vêm em algarismos arábicos",
      "los niveles van en cifras arábigas",
      editions=ORIGINAL)

# The actions.
favor("favor.asked_for", claiming_called, ClaimName.ASK,
      "the action that brings the favor is called asking for it",
      "a ação que traz o Favor da Rainha chama-se pedi-lo",
      "la acción que da el favor de la Reina se llama pedirlo")
garments("garments.sewn", making_called, MakingName.SEW,
         "the action by which a garment comes about is called sewing",
         "a ação que produz um Traje chama-se costurar",
         "la acción que produce un Vestido se llama coser",
         editions=DELUXE)
garments("garments.made", making_called, MakingName.MAKE,
         "the action by which a garment comes about is called making",
         "a ação que produz um Traje chama-se fazer",
         "la acción que produce un Vestido se llama hacer",
         editions=ORIGINAL)
deputing("deputing.named", leaving_called, LeavingName.DEPUTE,
         "the action by which an employee leaves the game is called deputing",
         "a ação que tira um Funcionário do jogo chama-se delegar",
         "la acción que saca a un Empleado del juego se llama delegar",
         editions=DELUXE)
deputing("deputing.named_dismissing", leaving_called, LeavingName.DISMISS,
         "the action by which an employee leaves the game is called dismissing",
         "a ação que tira um Funcionário do jogo chama-se liberar",
         "la acción que saca a un Empleado del juego se llama despedir",
         editions=ORIGINAL)

# Things and places.
garments("garments.word_for_both", garment_called, GarmentName.OUTFIT,
         "gowns and coats together are called garments",
         "vestidos e fraques juntos chamam-se Trajes",
         "vestidos y abrigos juntos se llaman trajes",
         editions=DELUXE)
garments("garments.dress_for_both", garment_called, GarmentName.DRESS,
         "gowns and coats together are called by the word for a dress",
         "vestidos e casacos juntos têm o nome de vestido",
         "vestidos y abrigos juntos se llaman Vestido",
         editions=ORIGINAL, ruling="garments.dress_for_both")
resources("resources.display_of_drawers", resource_display_called, ResourceDisplayName.DISPLAY,
          "resource tiles lie in the drawers of a display",
          "as peças de Recurso ficam nas gavetas de uma exibição",
          "las fichas de Recursos están en los cajones de una muestra",
          editions=DELUXE)
resources("resources.warehouse", resource_display_called, ResourceDisplayName.WAREHOUSE,
          "resource tiles lie in the segments of a warehouse",
          "as peças de Recursos ficam nos segmentos de um armazém",
          "las fichas de Recursos están en los segmentos de un almacén",
          editions=ORIGINAL)
preparation("preparation.deck_of_queue", employee_deck_called, DeckName.QUEUE,
            "employees for hire are revealed from what is called the deck of the queue",
            "os Funcionários para contratar vêm do que se chama baralho de fila",
            "los Empleados por contratar salen de lo que se llama mazo de la fila",
            editions=DELUXE)
preparation("preparation.general_pile", employee_deck_called, DeckName.GENERAL,
            "employees for hire are revealed from what is called the general pile",
            "os Funcionários para contratar vêm do que se chama pilha geral",
            "los Empleados por contratar salen de lo que se llama pila general",
            editions=ORIGINAL)
general("general.named_team", team_called, TeamName.TEAM,
        "all cards of a player together are called a team",
        "as cartas de um jogador, juntas, chamam-se equipe",
        "todas las cartas de un jugador se llaman equipo",
        editions=DELUXE)
general("general.named_deck", team_called, TeamName.DECK,
        "all cards of a player together are called a deck",
        "as cartas de um jogador, juntas, chamam-se baralho",
        "todas las cartas de un jugador se llaman mazo",
        editions=ORIGINAL)
garments("garments.sketch_named", sketch_side_called, SketchName.SKETCH,
         "the side that shows what a garment takes is called that of the sketch",
         "o lado que mostra o que o Traje exige chama-se lado de croqui",
         "el lado que muestra lo que exige el Vestido se llama lado del boceto",
         editions=DELUXE)
garments("garments.draft_named", sketch_side_called, SketchName.DRAFT,
         "the side that shows what a garment takes is called that of the draft, not of the model",
         "o lado que mostra o que o Traje exige chama-se lado do esboço, não do modelo",
         "el lado que muestra lo que exige el Vestido se llama lado de borrador, no de modelo",
         editions=ORIGINAL, ruling="garments.draft_named")
resources("resources.bales", silk_called, SilkName.BALES,
          "pieces of silk are called bales",
          "as quantidades de seda chamam-se fardos",
          "las piezas de seda se llaman fardos",
          editions=DELUXE)
resources("resources.bales_named", silk_called, SilkName.BALES,
          "pieces of silk are called bales, not rolls",
          "as quantidades de seda chamam-se fardos, não rolos",
          "las piezas de seda se llaman fardos, no rollos",
          editions=ORIGINAL, ruling="resources.bales_named")
garments("garments.display_of_sketches", garment_display_called, GarmentDisplayName.DISPLAY,
         "garments to be made lie in a display of sketches",
         "os Trajes por costurar ficam na exibição de Croquis",
         "los Vestidos por hacer están en una muestra de bocetos",
         editions=DELUXE)
garments("garments.workshop", garment_display_called, GarmentDisplayName.WORKSHOP,
         "garments to be made lie in the windows of a workshop",
         "os Trajes por fazer ficam nas janelas de um ateliê",
         "los Vestidos por hacer están en las ventanas de un taller",
         editions=ORIGINAL)
scoring("scoring.rooms_galleries", halls_called, HallsName.GALLERIES,
        "the five rooms for garments are called galleries",
        "as cinco salas para Trajes chamam-se Galerias",
        "las cinco salas para Vestidos se llaman galerías",
        editions=DELUXE)
scoring("scoring.rooms_halls", halls_called, HallsName.HALLS,
        "the five rooms for garments are called halls",
        "as cinco salas para Trajes chamam-se salões",
        "las cinco salas para Vestidos se llaman salones",
        editions=ORIGINAL)
scoring("scoring.balcony", terrace_called, TerraceName.BALCONY,
        "fireworks are watched from a balcony",
        "os fogos de artifício são vistos da sacada",
        "los fuegos artificiales se ven desde un balcón",
        editions=DELUXE)
scoring("scoring.terrace_named", terrace_called, TerraceName.TERRACE,
        "fireworks are watched from a terrace",
        "os fogos de artifício são vistos do terraço",
        "los fuegos artificiales se ven desde la terraza",
        editions=ORIGINAL)
