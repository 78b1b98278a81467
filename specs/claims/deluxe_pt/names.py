"""Claims of `deluxe-pt` on what it calls things that other texts call by other names."""

from oracle.claims import Statements
from specs.questions import names as n

claim = Statements("deluxe-pt")

claim("named.staff", "12.1", "the cards are those of employees", n.staff_called() == n.StaffName.EMPLOYEES)
claim("named.garment", "31.1", "one word stands for gowns and coats", n.garment_called() == n.GarmentName.OUTFIT)
claim("named.levels", "46.1", "levels run from I to VI", n.level_figures() == n.LevelFigures.ROMAN)
claim("named.middle", "47.1", "between them stands the craftsman",
      n.middle_rank_called() == n.MiddleRank.CRAFTSMAN)
claim("named.base_cards", "74.1", "they are starting employees",
      n.base_cards_called() == n.BaseCardsName.STARTING)
claim("named.deck", "128.1 135.1", "new employees come from the deck of the queue",
      n.employee_deck_called() == n.DeckName.QUEUE)
claim("named.team", "160.1", "the cards of a player are a team", n.team_called() == n.TeamName.TEAM)
claim("named.garment_display", "308.1", "garments lie in a display of sketches",
      n.garment_display_called() == n.GarmentDisplayName.DISPLAY)
claim("named.sketch_side", "315.1", "the side to be seen is that of the sketch",
      n.sketch_side_called() == n.SketchName.SKETCH)
claim("named.resource_display", "301.1", "tiles lie in the drawers of a display",
      n.resource_display_called() == n.ResourceDisplayName.DISPLAY)
claim("named.favor", "386.1", "the favor is asked for", n.claiming_called() == n.ClaimName.ASK)
claim("named.silk", "408.1", "pieces of silk are bales", n.silk_called() == n.SilkName.BALES)
claim("named.making", "452.1", "garments are sewn", n.making_called() == n.MakingName.SEW)
claim("named.halls", "485.1", "the five rooms are galleries", n.halls_called() == n.HallsName.GALLERIES)
claim("named.leaving", "534.1", "the employee is deputed", n.leaving_called() == n.LeavingName.DEPUTE)
claim("named.terrace", "655.1", "fireworks are watched on a balcony",
      n.terrace_called() == n.TerraceName.BALCONY)
claim("named.money", "102.1 163.1", "the coins are Livre, by their Portuguese word",
      n.money_called() == n.MoneyName.LIVRE)
