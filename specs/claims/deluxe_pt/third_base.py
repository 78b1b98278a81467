"""Claims of `deluxe-pt` that a third reading of the base game adds, in reading order."""

from oracle.claims import Statements
from specs.questions import second_original as so
from specs.questions import third_base as t
from specs.questions.bonuses_actions import BagBonus
from specs.questions.decorations import KitchenBound, kitchen_limit_is
from specs.questions.scoring_halls import MasterSpaces, MusicianOwner, Place, TieResult, hall_tie_result, tied
from specs.questions.second_base import SetBonus, bonus_set_any_garments

claim = Statements("deluxe-pt")

# What the others know.
claim("third.tiles_unknown", "184.1 417.1", "the others do not know what is on a player's tiles",
      ~t.others_know_taken_tile(), general=True)
claim("third.tiles_seen", "301.1 401.1", "it lay face up, was seen by all, and was taken by choice",
      t.others_know_taken_tile(), why="what lies face up for everybody to buy is known to everybody")

# The end of the deck.
claim("third.deck_out_at_end", "276.1 623.1", "the deck runs out when the game ends",
      so.deck_runs_out() == so.DeckOut.GAME_END,
      why="the bracket tells it of the moment that its sentence names, the end after the last income")

# Garments without a space.
claim("third.sold_without_space", "513.1", "it is made all the same, and has to be sold",
      t.garment_without_space() == t.WithoutSpace.SOLD, unsaid=("left duty",),
      why="the duty is what becomes of it")
claim("third.available_free", "513.1", "a guest space is available as long as one is free",
      t.space_available_is() == t.SpaceAvailable.FREE, reading="available:free")
claim("third.available_usable", "513.1", "a guest space is available that this garment can take",
      t.space_available_is() == t.SpaceAvailable.USABLE, reading="available:usable")

# Decorations.
claim("third.kitchen_list", "576.1 578.1", "one on the left side, and one on the right",
      kitchen_limit_is() == KitchenBound.EACH_SIDE, unsaid=("for each of the two sides",),
      why="the list names the two sides one after the other")

# The final scoring.
claim("third.full_value_first", "698.1 699.1", "the full points are told of the first place, which the next sentence names",
      ~(hall_tie_result(Place.SECOND, tied, MasterSpaces.ALL_EQUAL, MusicianOwner.NOBODY) == TieResult.ALL_FULL),
      when=tied <= 4, reading="full_value:first place only", counts={4: "of five players"},
      why="the reading in which nothing is told of the second place; the guard leaves out what cannot arise")

# Bonuses.
for _bonus, _at in ((SetBonus.III_GARMENTS, "785.1"), (SetBonus.V_GARMENTS, "847.1"),
                    (SetBonus.VI_MASTER_GUESTS, "891.1")):
    claim(f"third.set_{_bonus.name.lower()}", f"644.1 {_at}",
          "a set is one of different colours, as with the statues", ~bonus_set_any_garments(_bonus),
          reading="garment_set:different colours", unsaid=("denial", "left duty", "left alternatives"),
          why="what a set of garments is was told of the statues, and only the pairs say that colours are of no matter")
claim("third.bag_unseen", "730.1", "the tile that is paid for is drawn at random", t.bonus_bag_unseen(BagBonus.I_BAG_PAID))
