"""Claims of `original-es` on what it calls things that other texts call by other names."""

from oracle.claims import Statements
from specs.questions import names as n

claim = Statements("original-es")

claim("named.staff", "6.1", "the cards are those of employees", n.staff_called() == n.StaffName.EMPLOYEES)
claim("named.levels", "30.1", "levels run from 1 to 6", n.level_figures() == n.LevelFigures.ARABIC)
claim("named.deck", "31.3", "employees lie in a general pile", n.employee_deck_called() == n.DeckName.GENERAL)
claim("named.resource_display", "32.1 64.1", "tiles are piled by a warehouse, which has segments",
      n.resource_display_called() == n.ResourceDisplayName.WAREHOUSE)
claim("named.base_cards", "34.1", "they are basic employee cards", n.base_cards_called() == n.BaseCardsName.BASIC)
claim("named.garment", "40.1", "the word for a dress stands for the coats, too",
      n.garment_called() == n.GarmentName.DRESS)
claim("named.team", "46.4", "the cards of a player are a deck", n.team_called() == n.TeamName.DECK)
claim("named.sketch_side", "67.1", "the side to be seen is that of the draft",
      n.sketch_side_called() == n.SketchName.DRAFT)
claim("named.garment_display", "71.1", "garments are shown in the windows of a workshop",
      n.garment_display_called() == n.GarmentDisplayName.WORKSHOP)
claim("named.middle", "89.1", "between them stands the journeyman",
      n.middle_rank_called() == n.MiddleRank.JOURNEYMAN)
claim("named.silk", "110.1", "pieces of silk are bales", n.silk_called() == n.SilkName.BALES)
claim("named.making", "113.1", "a garment is made", n.making_called() == n.MakingName.MAKE)
claim("named.halls", "121.1", "the five rooms are halls", n.halls_called() == n.HallsName.HALLS)
claim("named.terrace", "121.1", "there is a terrace", n.terrace_called() == n.TerraceName.TERRACE)
claim("named.money", "35.1", "the coins are Livre", n.money_called() == n.MoneyName.LIVRE)
