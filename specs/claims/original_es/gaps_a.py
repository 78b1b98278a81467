"""Claims of `original-es` on what its general sentences cover: what a player begins with."""

from oracle.claims import Statements
from specs.questions.base_components import Part, part_count
from specs.questions.base_setup import start_points, start_resource_tiles

claim = Statements("original-es")

claim("parts.no_counters", "10.1 18.1", "of the parts that are listed, tokens keep the points; no counters are listed",
      part_count(Part.POINT_COUNTERS) == 0, counts={0: "none is listed"},
      unsaid=("counters on the points track",), why="what the list of parts does not name")
claim("parts.no_sheets", "10.1 22.1", "the parts listed have a card for the scoring and no reference sheets",
      part_count(Part.REFERENCE_SHEETS) == 0, counts={0: "none is listed"},
      unsaid=("reference sheets",), why="what the list of parts does not name")
claim("parts.no_trays", "10.1 25.1",
      "of the parts that are listed, boards are what each player has; no trays are listed",
      part_count(Part.RESOURCE_TRAYS) == 0, counts={0: "none is listed"},
      unsaid=("resource trays",), why="what the list of parts does not name")
claim("setup.no_start_tiles", "32.1", "all resource tiles lie in the piles, so that a player begins with none",
      start_resource_tiles() == 0, counts={0: "all of them are in the piles"})
claim("setup.no_start_points", "34.1 35.2 37.1",
      "the tokens lie by the bank, and no points are among the things a player begins with",
      start_points() == 0, counts={0: "none is given"})
