"""Claims of `deluxe-pt` that a second, closer reading of the base game adds, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions.all_halls import all_halls_checked_at_end
from specs.questions.base_components import count_told_on_request
from specs.questions.preparation import (
    CountedBy,
    ResourceTileAt,
    garments_swept,
    garments_swept_counted,
    on_right_spaces,
    resource_tile_returns,
)
from specs.questions.scoring_halls import (
    MasterSpaces,
    MusicianOwner,
    Place,
    TieResult,
    hall_tie_result,
    tied,
)
from specs.questions.second_base import (
    FillOrder,
    HandTime,
    MasterGarment,
    SetBonus,
    bonus_set_any_garments,
    every_played_card_discarded,
    favor_step_left_out,
    firework_left_empty,
    firework_second_beside_seven,
    game_ends_when_deck_empty,
    garment_may_stay_off_terrace,
    hand_chosen_when,
    income_for_every_player,
    last_favor_moves_start,
    master_garment_is,
    resource_fill_order,
    royal_hall_points,
    silk_pair_across_tiles,
    tile_laid_leftmost,
    tiles_drawn_seen,
)
from specs.questions.second_original import bonus_after_whole_action
from specs.vocabulary import Action

claim = Statements("deluxe-pt")

# Setup.
claim("close.hand_phase_two", "273.1 273.2 274.1 274.2", "the round is prepared first, then cards are chosen",
      hand_chosen_when() == HandTime.AFTER)
claim("close.count_kept", "184.1", "opponents get to know the number, on request as well",
      count_told_on_request().must)

# The round.
claim("close.deck_out_by_then", "276.1 623.1", "the employee deck has run out by the end of round seven",
      ~game_ends_when_deck_empty(),
      unsaid=("denial",), why="the bracket tells how the last round is known, not when the game stops")
claim("close.favor_step", "281.1 282.1", "the step of the favor is left out in round one", favor_step_left_out())
claim("close.tile_space", "301.1", "new tiles are laid from the left to the right, whatever space a tile had",
      tile_laid_leftmost())
claim("close.fill_drawers", "301.1", "each drawer is filled from its left to its right",
      resource_fill_order() == FillOrder.EACH_DRAWER, reading="left_to_right:in each drawer",
      unsaid=("left right",), why="the right is where the filling ends")
claim("close.fill_display", "301.1", "the display is filled from its left to its right, drawer after drawer",
      resource_fill_order() == FillOrder.WHOLE_DISPLAY, reading="left_to_right:in the display",
      unsaid=("left right",), why="the right is where the filling ends")
claim("close.tiles_unseen", "301.1 308.1", "tiles are drawn at random", tiles_drawn_seen())
claim("close.used_any", "303.1 411.1", "tiles of any use come back, those for thread or lace, too",
      resource_tile_returns(ResourceTileAt.CONVERTED),
      unsaid=("discarded for thread or lace",), why="used in whichever way; the area holds both")
claim("close.swept_spaces", "310.1", "what still lies on the two spaces goes",
      all_of(garments_swept_counted() == CountedBy.SPACES, garments_swept(on_right_spaces) == on_right_spaces))

# Turns.
claim("close.every_card", "366.1 377.1", "the card that was played goes to the discard pile",
      every_played_card_discarded(), general=True)
claim("close.last_favor", "393.1 608.1", "the start is that of a next round, and after the last there is none",
      ~last_favor_moves_start(), unsaid=("denial",), why="after the last round the scoring follows")

claim("close.bonus_before_removal", "535.1 543.1", "a deputed card's bonus comes before the removal, which is the action",
      ~bonus_after_whole_action(Action.DEPUTE),
      unsaid=("denial", "left leave", "left only"), why="it is used before the card is removed, and removing is the action")

# Garments.

# Hiring.

# The bonus for all halls.
claim("close.halls_once", "583.1 584.1", "its points come at the end, for the marker that was placed",
      ~all_halls_checked_at_end(), why="when it is placed and when it is scored stand apart")

claim("close.income_always", "592.1", "every player receives it, always", income_for_every_player(), general=True)

# The final scoring.
claim("close.stay_off_terrace", "655.1", "a player may move a garment, so it may stay as well",
      garment_may_stay_off_terrace().may)
claim("close.firework_empty", "659.1 661.1", "a firework without a garment is passed over", ~firework_left_empty(),
      unsaid=("left leave",), why="what is ignored gives nothing")
claim("close.seven_and_three", "666.1 668.1", "the larger numbers belong together",
      firework_second_beside_seven() == 3)
claim("close.hall_points_lost", "690.1", "the two numbers stood in the pictures of the halls",
      lost=(royal_hall_points,))
claim("close.full_any", "698.1", "all tied players get the full points of their place, first or second",
      hall_tie_result(Place.SECOND, tied, MasterSpaces.ALL_EQUAL, MusicianOwner.NOBODY) == TieResult.ALL_FULL,
      when=tied <= 4, reading="full_value:either place", counts={4: "of five players"},
      unsaid=("left denial",), why="the guard leaves out what cannot arise")

# Bonuses.
claim("close.master_thimble", "467.1 761.1 822.1 1236.1", "a garment for masters is one with the golden thimble",
      master_garment_is() == MasterGarment.SHOWS_THIMBLE,
      why="two bonuses name it, and a third one of an expansion explains it")
for _bonus, _at in ((SetBonus.III_GARMENTS, "785.1"), (SetBonus.V_GARMENTS, "847.1"),
                    (SetBonus.VI_MASTER_GUESTS, "891.1")):
    claim(f"close.set_any_{_bonus.name.lower()}", _at, "any garments make up a set",
          bonus_set_any_garments(_bonus), reading="garment_set:any garments")
claim("close.pair_any", "850.1 853.1", "the two rolls may lie on different tiles",
      silk_pair_across_tiles(), why="the two sentences of this bonus")
