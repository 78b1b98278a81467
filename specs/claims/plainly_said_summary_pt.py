"""Claims of `summary-pt` that only its twin was thought to make, in reading order."""

from oracle.claims import Statements
from specs.questions.base_preparation import reserve_size
from specs.questions.general import own_pile_may_be_looked_at
from specs.questions.hand import taken_from_new_reserve
from specs.questions.turns import Pile

claim = Statements("summary-pt")

claim("plain.fill_count", "58.2 58.3 58.4", "so many as are missing to three",
      taken_from_new_reserve(reserve_size) == 3 - reserve_size, when=reserve_size < 3)
claim("plain.own_discard", "137.5", "a player watches the own discard pile",
      own_pile_may_be_looked_at(Pile.DISCARD).may, unsaid=("leave",),
      why="advice to keep an eye on it, for which one has to look")
