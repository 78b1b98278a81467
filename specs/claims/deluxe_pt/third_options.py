"""Claims of `deluxe-pt` that a third reading of the Jewelry Box, the solo mode and the sets adds, in reading order."""

from oracle.claims import Statements
from specs.questions import third_options as t3
from specs.questions.garment_sets_couture import couture
from specs.questions.second_jewelry import never_list_complete, only_level_six_counts_at_end
from specs.questions.second_solo import (
    couture_sold_without_space,
    solo_livre_space_matters,
)
from specs.questions.solo import SoloPile, look_at_solo_pile
from specs.questions.solo_end import solo_tie_by_livre
from specs.vocabulary import Role

claim = Statements("deluxe-pt")

# General sentences of the base game, as they stand.
claim("third.board_for_one", "94.1 122.1", "a side of the board is for one player, too", t3.solo_by_base_game(),
      general=True)
claim("third.six_actions", "372.1 385.1", "there are six main actions", t3.main_actions_with_jewelry() == 6,
      general=True)
claim("third.never_list", "438.1 442.1", "the main actions that journeymen and apprentices lack are listed",
      never_list_complete(Role.JOURNEYMAN) & never_list_complete(Role.APPRENTICE), general=True)
claim("third.must_sell_couture", "513.1", "who makes a garment and has no guest space free has to sell it",
      couture_sold_without_space(couture).must, general=True)
claim("third.four_kinds", "561.1 563.1 564.1 569.1", "fireworks, kitchen, statues and musicians are listed",
      t3.decoration_kinds_with_jewelry() == 4, counts={4: "so many entries has the list"}, general=True,
      why="the list has an entry for each kind")
claim("third.tie_by_livre", "636.1", "in a tie the Livre decide", solo_tie_by_livre(), general=True)

# The Jewelry Box.
claim("third.two_more_actions", "1001.1", "the expansion adds to the main actions that there are",
      t3.main_actions_with_jewelry() == 8, counts={8: "six and two more"})
claim("third.exams_not_by_masters", "1053.1 1081.1", "the exams are for apprentices and for journeymen only",
      ~t3.master_takes_every_action(), why="one role is named for each, which leaves out masters")
claim("third.apprentice_bonus", "1030.2", "the points are a bonus of an employee, which may always be given up",
      t3.apprentice_points_taken().free,
      unsaid=("leave", "no duty", "left 3"), why="a bonus is used by whoever wants to")
claim("third.apprentice_used", "725.1 1030.2 1198.1", "where its bonus is used, it gives its points",
      t3.apprentice_points_unplayed(t3.used_by) == 3,
      why="the points are its bonus, and both bonuses use the bonus of another card")
claim("third.masters_at_end", "1285.1 1292.1 1298.1 1305.1", "four new masters have a bonus for the end",
      ~only_level_six_counts_at_end(), unsaid=("denial",), why="a bonus for the end on cards of another level")
claim("third.fifth_kind", "1323.1", "the kinds listed are five, with the jewelry decorations",
      t3.decoration_kinds_with_jewelry() == 5, counts={5: "so many entries has the list"})

# The solo mode.
claim("third.own_deck_for_one", "1351.1 1354.1", "playing alone has a mode of its own, with a deck of its own",
      ~t3.solo_by_base_game(), unsaid=("denial",), why="what needs parts of its own is not played without them")
claim("third.any_tile", "1408.1", "the marker goes as high as any of the tiles allows",
      t3.solo_tile_decides() == t3.TileDecides.ANY)
claim("third.livre_never_gained", "1451.3", "she gains no Livre, whatever the space", ~solo_livre_space_matters(),
      unsaid=("denial",), why="what is never gained is of no use")
claim("third.until_room", "1454.1", "cards are revealed until a hall with a free space is named",
      ~t3.solo_stops_revealing(), general=True, why="no other end is named")
claim("third.no_room_anywhere", "1397.1", "what full spaces make impossible gives points instead",
      t3.solo_stops_revealing(), why="what is impossible is not gone on with")
claim("third.role_in_deck", "1528.1 1541.1", "a card of one role is taken out of her employee deck, which is searched for it",
      look_at_solo_pile(SoloPile.EMPLOYEES).may, unsaid=("leave",),
      why="a card of one role cannot be found without looking at the faces")

# The sets of garments.
claim("third.favor_livre_always", "1647.1", "the Livre come in any case, and the favor if that is possible",
      ~t3.favor_livre_only_with_marker(), unsaid=("denial",), why="“always” denies the condition")
