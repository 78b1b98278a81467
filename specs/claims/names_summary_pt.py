"""Claims of `summary-pt` on what it calls things that other texts call by other names."""

from oracle.claims import Statements
from specs.questions import names as n

claim = Statements("summary-pt")

claim("named.staff", "5.1", "those who do the tasks are workers", n.staff_called() == n.StaffName.WORKERS)
claim("named.levels", "16.1", "levels run from 1 to 6", n.level_figures() == n.LevelFigures.ARABIC)
claim("named.deck", "19.2", "workers lie in a general pile", n.employee_deck_called() == n.DeckName.GENERAL)
claim("named.resource_display", "20.2 48.2", "tiles are piled by a warehouse, which has segments",
      n.resource_display_called() == n.ResourceDisplayName.WAREHOUSE)
claim("named.base_cards", "28.1", "they are basic worker cards", n.base_cards_called() == n.BaseCardsName.BASIC)
claim("named.sketch_side", "49.2", "the side to be seen is that of the model",
      n.sketch_side_called() == n.SketchName.MODEL)
claim("named.garment_display", "49.2", "garments are shown in the windows of a workshop",
      n.garment_display_called() == n.GarmentDisplayName.WORKSHOP)
claim("named.middle", "67.1", "between them stands one that is called an employee", n.middle_rank_called() == n.MiddleRank.EMPLOYEE)
claim("named.favor", "74.1", "the favor is asked for", n.claiming_called() == n.ClaimName.ASK)
claim("named.making", "84.1", "a garment is made", n.making_called() == n.MakingName.MAKE)
claim("named.silk", "85.2", "pieces of silk are rolls", n.silk_called() == n.SilkName.ROLLS)
claim("named.garment", "85.1", "one word stands for gowns and coats", n.garment_called() == n.GarmentName.OUTFIT)
claim("named.halls", "88.2", "the five rooms are halls", n.halls_called() == n.HallsName.HALLS)
claim("named.leaving", "94.1", "the worker is dismissed", n.leaving_called() == n.LeavingName.DISMISS)
claim("named.team", "98.2", "the cards of a player are a deck", n.team_called() == n.TeamName.DECK)
claim("named.terrace", "88.2", "there is a terrace", n.terrace_called() == n.TerraceName.TERRACE)
claim("named.money", "23.1", "the coins are Livre, by their Portuguese word", n.money_called() == n.MoneyName.LIVRE)
