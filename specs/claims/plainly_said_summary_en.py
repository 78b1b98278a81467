"""Claims of `summary-en` that only its twin was thought to make, in reading order."""

from oracle.claims import Statements
from specs.questions import base_staff as bs
from specs.questions import extra_deluxe_setup as x
from specs.questions import general as ge

claim = Statements("summary-en")

claim("plain.tile_combined", "82.1 83.1", "a tile has silk as well as thread or lace", x.tile_combines_resources())
claim("plain.hiring_costs", "92.1", "it is the player who pays",
      ~bs.hire_pays_player(), unsaid=("denial",), why="a cost is never a gain")
claim("plain.team_word", "98.2 122.2", "all cards of a player have one name", ge.team_known_as_whole())
