"""Claims of `deluxe-pt` about the income, the end of the game and the final scoring, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of, smaller, when
from specs.questions.base_components import most_points_wins, points_from_decorations, points_from_rented
from specs.questions.base_decorations import (
    all_halls_is_decoration,
    all_halls_points_when,
    decoration_points_at_end,
    firework_factor_two,
    kitchen_both_sides,
    may_fund_kitchen,
)
from specs.questions.base_garments import garment_points_when
from specs.questions.base_turns import favor_counts_from_round, phase_ends
from specs.questions.bonuses import CardPlace, GarmentPlace, card_place, garment_place
from specs.questions.bonuses_end import (
    Backing,
    crown_means_end,
    crowned_background,
    end_bonus_card_at,
    end_bonus_use,
)
from specs.questions.decorations import (
    KitchenBound,
    KitchenHalves,
    decoration_raises_income,
    kitchen_halves,
    kitchen_limit_is,
)
from specs.questions.end import (
    EndPoint,
    LivreCounted,
    LoserKind,
    WonBy,
    employee_deck_empty_at_end,
    game_ends_after_round,
    game_ends_at,
    game_tie_livre,
    game_tie_open_to,
    game_tie_won_by,
    game_won_by,
    winner_known_after,
)
from specs.questions.extra_deluxe_scoring import (
    PointsAt,
    SpreadRest,
    firework_points_of_board,
    hall_points_stand_in_box,
    marker_points_at,
    next_round_begins_with_phase,
    scoring_print_position,
    scoring_printed_in_order,
    statue_rest_scores,
)
from specs.questions.income import (
    KitchenPlace,
    after_income_next_round,
    decorations,
    garments,
    income_base,
    income_before_final_scoring,
    income_counts_all_halls,
    income_counts_decoration,
    income_counts_garment,
    income_counts_own_marker,
    income_from_side,
    income_garments_of_all_halls,
    income_in_round,
    income_phase_number,
    income_side_is,
    income_starts_when_hands_empty,
    income_take,
    income_total,
    income_with_several_markers,
    markers_on_side,
    on_decoration_side,
    on_garment_side,
)
from specs.questions.scoring import (
    FirstToScore,
    ScoringAid,
    Source,
    convert_money,
    favor_end_holder,
    favor_end_points,
    final_begins_with_starter,
    final_first_player,
    final_last_step_is,
    livre,
    money_left,
    money_points,
    money_returned_to_bank,
    scores_at_end,
    scoring_aid,
    scoring_order_binding,
    scoring_position,
    scoring_step_number,
    scoring_steps,
    scoring_substep_number,
)
from specs.questions.scoring_board import (
    Decider,
    FactorChoice,
    Hall,
    Scored,
    colours,
    factor,
    fireworks,
    first_set,
    in_kings_hall,
    marker_points_all_printed,
    marker_points_printed,
    marker_scores,
    printed_points,
    scored,
    second_set,
    statue_colour_counts,
    statue_garment_twice,
    statue_most_points,
    statue_points,
    statue_same_colour_twice_in_set,
    statue_sets_up_to,
    statue_total,
    terrace_from,
    terrace_garment_points,
    terrace_garments_most,
    terrace_move,
    terrace_moved_with_marker,
    terrace_owned_by_others,
    terrace_space,
    terrace_too_few,
    terrace_too_many_stay,
    terrace_which_garments,
    third_set,
)
from specs.questions.scoring_halls import (
    Criterion,
    DependsOn,
    FireworkTie,
    HallNumber,
    MasterSpaces,
    MusicianOwner,
    Place,
    SecondGoesTo,
    TieResult,
    firework_counts_markers,
    firework_dearest_is_rightmost,
    firework_place_scores,
    firework_points,
    firework_points_depend_on,
    firework_tie_result,
    hall_criterion,
    hall_place_scores,
    hall_points_number,
    hall_second_after_tie,
    hall_tie_result,
    halls_scored,
    musician_owner,
    place,
    someone_behind,
    tied,
)
from specs.questions.turns import bonus_overview_page
from specs.vocabulary import (
    Decoration,
    KitchenSide,
    ScoringStep,
    decoration,
    garment,
    kitchen_side,
    players,
    round_number,
)

claim = Statements("deluxe-pt")

BY_DECORATIONS, BY_GARMENTS = KitchenSide.BY_DECORATIONS, KitchenSide.BY_GARMENTS
FIRST, SECOND = Place.FIRST, Place.SECOND

# Phase 4: income.
claim("income.phase", "588.1 589.1", "the income is the fourth phase", income_phase_number() == 4)
claim("income.actions_over", "590.1", "the phase of actions is over once all cards in hand are played", phase_ends())
claim("income.begins", "590.1 591.1", "then the income begins", income_starts_when_hands_empty())
claim("income.everyone", "591.1 592.1", "every player gets the income, always", income_take().must)
claim("income.base", "592.1", "everybody gets a basic 5", income_base() == 5)
claim("income.extra", "593.1", "a marker in the kitchen brings additional income",
      decoration_raises_income(Decoration.KITCHEN))
claim("income.left_is", "594.1", "the side that pays by decorations is on the left",
      income_side_is(BY_DECORATIONS) == KitchenPlace.LEFT)
claim("income.left_pays", "594.1", "the left side pays as much as the owner has decorations",
      income_from_side(BY_DECORATIONS, decorations, garments) == decorations)
claim("income.left_counts", "594.1", "all decorations that the player funded count, those of the kitchen as well",
      income_counts_decoration(decoration))
claim("income.left_counts_itself", "594.1", "being in the kitchen, the marker itself counts",
      income_counts_own_marker())
claim("income.right_is", "597.1", "the side that pays by garments is on the right",
      income_side_is(BY_GARMENTS) == KitchenPlace.RIGHT)
claim("income.halves", "594.1 597.1", "the kitchen has a left and a right side",
      kitchen_halves() == KitchenHalves.LEFT_RIGHT)
claim("income.right_pays", "597.1", "the right side pays as much as the owner has rented garments",
      income_from_side(BY_GARMENTS, decorations, garments) == garments)
claim("income.right_counts", "597.1", "garments rented in the halls count, whatever their guest space",
      income_counts_garment(garment_place),
      when=garment_place.one_of(GarmentPlace.HALL, GarmentPlace.MASTER_SPACE))
claim("income.right_all_halls", "597.1", "the garments of all halls are taken together",
      income_garments_of_all_halls())
claim("income.one_marker", "600.1", "a player has no more than one marker on a side of the kitchen",
      income_with_several_markers(markers_on_side).may_not, when=markers_on_side >= 2)
claim("income.one_marker_may", "600.1", "one marker on a side is allowed", income_with_several_markers(1).may)
claim("income.second_kitchen", "600.1", "so nobody funds a side of the kitchen twice",
      may_fund_kitchen(kitchen_side, 1).may_not)
claim("income.limit_of_side", "600.1", "the limit is counted for each of the two sides",
      kitchen_limit_is() == KitchenBound.EACH_SIDE)
claim("income.all_halls_decoration", "601.1", "a marker on the bonus for all halls is no decoration",
      ~all_halls_is_decoration())
claim("income.all_halls", "601.1", "a marker on the bonus for all halls adds nothing to the income",
      ~income_counts_all_halls())
claim("income.last_round", "604.1", "round seven, the last, has income, too", income_in_round(7))
claim("income.before_scoring", "604.1", "that income comes before the final scoring", income_before_final_scoring())
claim("income.rounds", "604.1", "round seven is the last", game_ends_after_round() == 7)
claim("income.next_round", "606.1", "after any other round another one is prepared",
      after_income_next_round(round_number), when=~(round_number == 7))
claim("income.next_phase", "606.1", "the next round begins with phase one", next_round_begins_with_phase() == 1)
claim("income.no_next_round", "606.1 608.1", "after round seven comes the final scoring and no other round",
      ~after_income_next_round(7) & (game_ends_at() == EndPoint.INCOME),
      why="that no round follows is said by sending the players to the final scoring instead")
claim("income.george", "610.1 610.2", "without a marker in the kitchen the income is the basic 5",
      income_total(False, False, decorations, garments) == 5, example=True,
      unsaid=("left denial",), why="the missing marker is the case that is told")
claim("income.eve", "612.1 612.2", "a marker on the right and 3 garments bring 8",
      income_total(False, True, decorations, 3) == 8, when=decorations >= 1, example=True,
      counts={1: "who has a marker in the kitchen has a decoration"},
      unsaid=("left 5",), why="five is the basic income inside the sum")
claim("income.eve_right", "612.2", "the right side pays 3 for 3 garments",
      (income_side_is(BY_GARMENTS) == KitchenPlace.RIGHT) & (income_from_side(BY_GARMENTS, decorations, 3) == 3),
      example=True)
claim("income.mike", "614.1 614.2", "markers on both sides, 3 decorations and 1 garment bring 9",
      income_total(True, True, 3, 1) == 9, example=True,
      unsaid=("left 5",), why="five is the basic income inside the sum")
claim("income.mike_left", "614.2", "the left side pays 3 for 3 decorations, those in the kitchen among them",
      (income_from_side(BY_DECORATIONS, 3, garments) == 3) & income_counts_decoration(Decoration.KITCHEN),
      example=True)
claim("income.mike_right", "614.2", "the right side pays 1 for 1 garment",
      income_from_side(BY_GARMENTS, decorations, 1) == 1, example=True)
claim("income.mike_both", "614.2", "a player has a marker on either side of the kitchen", kitchen_both_sides().may,
      example=True,
      unsaid=("leave", "left 2"), why="what a player has in an example is allowed; the two are one on each side")
claim("income.sum", "592.1 593.1 594.1 597.1", "what the sides pay comes on top of the basic 5",
      income_total(on_decoration_side, on_garment_side, decorations, garments)
      == 5 + when(on_decoration_side, decorations, 0) + when(on_garment_side, garments, 0), when=income_total.given,
      counts={0: "a side without a marker adds nothing", 1: "who has a marker in the kitchen has a decoration",
              2: "and with two markers two decorations"},
      unsaid=("alternatives", "limit"), why="the guard leaves out what cannot arise; more than six lines: both sides")

# End of the game.
claim("end.after_income", "623.1", "the game ends after the income of round seven",
      (game_ends_after_round() == 7) & (game_ends_at() == EndPoint.INCOME))
claim("end.deck", "623.1", "then the deck of new employees is used up", employee_deck_empty_at_end())
claim("end.scoring_begins", "624.1", "the final scoring can begin at that point",
      game_ends_at() == EndPoint.INCOME,
      unsaid=("left leave",), why="“can begin” tells the moment")
claim("scoring.aid", "625.1", "a track shows the order of the steps", scoring_aid() == ScoringAid.TRACK)
claim("scoring.order", "625.1", "the steps are to be done in the right order", scoring_order_binding().must)

# Step 7, printed first.
claim("scoring.markers_step", "626.1", "the markers are step seven", scoring_step_number(ScoringStep.MARKERS) == 7)
claim("scoring.steps", "626.1 627.1", "there are seven numbered steps, the markers being the last",
      scoring_steps() == 7)
claim("scoring.markers_last", "627.1", "the markers are scored at last", final_last_step_is())
claim("scoring.markers_eighth", "627.1", "nothing is scored after them", scoring_position(ScoringStep.MARKERS) == 8,
      counts={8: "the parts of the seven steps, the favor counted apart"})
claim("scoring.markers_all", "627.1", "markers on garments, on decorations and on the bonus for all halls give points",
      marker_scores(scored))
claim("scoring.garments", "627.1", "rented garments give points at the end",
      all_of(scores_at_end(Source.RENTED_GARMENT), points_from_rented(), garment_points_when()))
claim("scoring.decorations", "627.1", "decorations give points at the end",
      all_of(scores_at_end(Source.DECORATION), points_from_decorations(), decoration_points_at_end()))
claim("scoring.all_halls", "627.1", "the bonus for all halls gives points at the end",
      scores_at_end(Source.ALL_HALLS) & all_halls_points_when())
claim("scoring.starter", "629.1", "the starting player is the first to score the markers",
      final_begins_with_starter())
claim("scoring.starter_last", "392.1 629.1", "that is who was starting player last: no next round changes it",
      final_first_player() == FirstToScore.LAST_STARTER)
claim("scoring.printed", "629.2", "most occupied spaces show their points", marker_points_printed())
claim("scoring.printed_most", "629.2", "only most of them do", ~marker_points_all_printed(),
      unsaid=("denial",), why="“most” means that some do not")
claim("scoring.printed_below", "629.2", "the points stand below the spaces", marker_points_at() == PointsAt.BELOW)
claim("scoring.terrace_factor", "632.1", "a garment among the fireworks gives its points times the factor",
      terrace_garment_points(printed_points, factor) == printed_points * factor)
claim("scoring.factors", "632.1", "the factors are 2 and 3", firework_factor_two(2) & firework_factor_two(3))
claim("scoring.terrace_marker", "632.1", "markers of garments among the fireworks count",
      marker_scores(Scored.TERRACE_GARMENT))
claim("end.winner", "635.1", "most prestige points win",
      (game_won_by() == WonBy.PRESTIGE) & most_points_wins())
claim("end.winner_when", "635.1", "the winner is found after the final scoring", winner_known_after())
claim("end.tie", "636.1", "among tied players most money wins", game_tie_won_by() == WonBy.LIVRE)
claim("end.tie_who", "636.1", "only a tied player wins by money",
      game_tie_open_to(LoserKind.TIED) & ~game_tie_open_to(LoserKind.NOT_TIED),
      unsaid=("denial",), why="“the tied player” leaves the others out")

# Step 6.
claim("scoring.statues_step", "638.1", "the statues are step six", scoring_step_number(ScoringStep.STATUES) == 6)
claim("scoring.statue", "639.1", "a statue gives 2 for each different colour", statue_points(colours) == 2 * colours)
claim("scoring.statue_source", "639.1", "colours of garments give points for statues",
      scores_at_end(Source.STATUE_SETS))
claim("scoring.statue_colours", "639.1", "at most four colours count", statue_sets_up_to() == 4)
claim("scoring.statue_which", "639.1", "the colours are the four of the garments", statue_colour_counts(garment))
claim("scoring.statue_different", "639.1", "the same colour counts once in a set",
      statue_same_colour_twice_in_set().may_not,
      unsaid=("denial",), why="“different” leaves out a second of the same colour")
claim("scoring.statue_most", "641.1", "no statue gives more than 8", statue_most_points() == 8,
      unsaid=("left leave",), why="what can be had at most is the limit asked for")
claim("scoring.statue_sets", "644.1", "each statue has its own set of garments, of up to 4 colours",
      statue_garment_twice().may_not & (statue_sets_up_to() == 4),
      unsaid=("denial",), why="“must be different” forbids using one twice")
claim("scoring.statue_once", "645.1", "no garment serves two statues", statue_garment_twice().may_not,
      unsaid=("left 1",), why="more than one statue is the question itself")
claim("scoring.statue_sum", "639.1 644.1", "several statues give 2 for each colour of their different sets",
      all_of(statue_total(2, first_set, second_set, third_set) == 2 * first_set + 2 * second_set,
             statue_total(3, first_set, second_set, third_set) == 2 * first_set + 2 * second_set + 2 * third_set),
      when=statue_total.given, counts={3: "more than one statue is two or three"},
      unsaid=("left 1",), why="more than one statue is two or three")
claim("scoring.statue_example", "648.1 648.2", "two statues with sets of 4 and 2 give 12",
      statue_total(2, 4, 2, 1) == 12, example=True, counts={12: "8 and 4 added", 1: "the third garment left over"},
      unsaid=("left 7",), why="the seven are four, two and one; the example is one long sentence")
claim("scoring.statue_example_four", "648.2", "a set of 4 colours gives 8", statue_points(4) == 8, example=True)
claim("scoring.statue_example_two", "648.2", "a set of 2 colours gives 4", statue_points(2) == 4, example=True)
claim("scoring.statue_example_left", "648.2", "a garment without a further statue is not used",
      ~statue_rest_scores(SpreadRest.GARMENT), example=True)

# Step 5.
claim("scoring.terrace_step", "654.1", "the terrace is step five", scoring_step_number(ScoringStep.TERRACE) == 5)
claim("scoring.terrace_may", "655.1", "a garment may go to the terrace for a funded firework", terrace_move().may)
claim("scoring.terrace_from", "655.1", "it comes from the royal hall", terrace_from(Hall.KINGS).may)
claim("scoring.terrace_own", "655.1 657.1", "a garment goes to a firework that its owner funded",
      terrace_space() == FactorChoice.OWNED_SPACE)
claim("scoring.terrace_others", "655.1", "the fireworks of others are not open to it",
      terrace_owned_by_others().may_not,
      unsaid=("denial",), why="“for each firework that they funded” leaves the others out")
claim("scoring.terrace_number", "655.1 659.1 661.1 664.1", "there go as many as there are of both",
      terrace_garments_most(fireworks, in_kings_hall) == smaller(fireworks, in_kings_hall),
      unsaid=("left 1",), why="one for each firework, so as many as both allow; one sentence and its two cases")
claim("scoring.terrace_marker_moves", "657.1", "the garment moves with its marker", terrace_moved_with_marker())
claim("scoring.terrace_few", "659.1", "fireworks without a garment are passed over", terrace_too_few())
claim("scoring.terrace_choice", "661.1", "the owner chooses which garments go",
      terrace_which_garments() == Decider.OWNER,
      unsaid=("left leave",), why="who may choose is who decides")
claim("scoring.terrace_rest", "664.1", "garments beyond the fireworks stay in the royal hall",
      terrace_too_many_stay())

# Step 4.
claim("scoring.fireworks_step", "665.1", "the majority in fireworks is step four",
      scoring_step_number(ScoringStep.FIREWORK_MAJORITY) == 4)
claim("scoring.fireworks_source", "666.1", "most fireworks give points", scores_at_end(Source.FIREWORK_MAJORITY),
      unsaid=("left funded decorations",), why="the decorations are the fireworks themselves")
claim("scoring.fireworks_depend", "666.1", "how many depends on the side of the board",
      firework_points_depend_on() == DependsOn.BOARD_SIDE)
claim("scoring.fireworks_first", "666.1", "most fireworks give 7 or 6",
      (firework_points(FIRST, players) == 7) | (firework_points(FIRST, players) == 6))
claim("scoring.fireworks_boards", "666.1", "one side of the board has 7, another 6",
      firework_points_of_board(7) & firework_points_of_board(6))
claim("scoring.fireworks_ranked", "666.1", "players are ranked by the number of their fireworks",
      firework_counts_markers())
claim("scoring.fireworks_first_scores", "666.1", "the first place scores", firework_place_scores(FIRST, players))
claim("scoring.fireworks_second", "668.1", "second most fireworks give 3 or 2",
      (firework_points(SECOND, players) == 3) | (firework_points(SECOND, players) == 2))
claim("scoring.fireworks_second_scores", "668.1", "the second place scores", firework_place_scores(SECOND, players))
claim("scoring.fireworks_tie", "670.1", "the owner of the dearest firework wins a tie",
      firework_tie_result(place, tied) == FireworkTie.DEAREST)
claim("scoring.fireworks_right", "670.1", "the dearest is the one farthest right", firework_dearest_is_rightmost())
claim("scoring.fireworks_two", "673.1 673.2", "with two players only most fireworks give points",
      firework_place_scores(FIRST, 2) & ~firework_place_scores(SECOND, 2), when=players == 2,
      overrides=("scoring.fireworks_second_scores",))
claim("scoring.fireworks_two_second", "673.1 675.1", "with two players the second place gives nothing",
      firework_points(SECOND, 2) == 0, when=players == 2, overrides=("scoring.fireworks_second",))

# Step 1.
claim("scoring.money_step", "676.1", "the money is step one", scoring_step_number(ScoringStep.MONEY) == 1)
claim("scoring.money_first", "676.1", "the money is scored first", scoring_position(ScoringStep.MONEY) == 1)
claim("scoring.money_source", "676.1", "money gives points at the end", scores_at_end(Source.MONEY))
claim("scoring.money_duty", "676.1 677.1", "everyone converts all that can be converted", convert_money().must,
      reading="converting:duty",
      why="said as a fact of the game")
claim("scoring.money_leave", "676.1 677.1", "a player converts as much as they like to give back", convert_money().free,
      reading="converting:choice",
      unsaid=("leave", "no duty"), why="the amount that is discarded can be read as the player's choice")
claim("scoring.money_points", "677.1", "10 in money give 1 point", money_points(livre) == livre // 10,
      unsaid=("left 1",), why="one point for ten is the quotient")
claim("scoring.money_bank", "677.1", "the money goes back to the bank", money_returned_to_bank())
claim("scoring.money_left", "677.1 678.1", "what remains below 10 is kept", money_left(livre) == livre % 10)
claim("scoring.money_tie", "678.1", "what remains decides a tie", game_tie_livre() == LivreCounted.LEFT_OVER)

# Step 2.
claim("scoring.bonuses_step", "680.1", "the bonuses of employees are step two",
      scoring_step_number(ScoringStep.EMPLOYEE_BONUSES) == 2)
claim("scoring.bonuses_then", "680.1", "the bonuses come after the money",
      scoring_position(ScoringStep.MONEY) < scoring_position(ScoringStep.EMPLOYEE_BONUSES))
claim("scoring.bonuses_source", "680.1", "bonuses of employees give points at the end, those with a crown only",
      scores_at_end(Source.SOME_BONUSES) & ~scores_at_end(Source.EVERY_BONUS),
      unsaid=("denial",), why="“those with a crown” leaves the other bonuses out")
claim("scoring.bonuses_score", "680.1", "a crowned card is scored", end_bonus_use().must)
claim("scoring.bonuses_team", "680.1", "cards of the team count, wherever in it they are",
      end_bonus_card_at(card_place),
      when=card_place.one_of(CardPlace.DISCARD, CardPlace.RESERVE, CardPlace.HAND))
claim("scoring.crowned_background", "680.1", "they have a background of blue velvet",
      crowned_background() == Backing.BLUE_VELVET)
claim("scoring.crowned_crown", "680.1", "they have a crown", crown_means_end())
claim("scoring.overview", "682.1", "the overview of the bonuses is on page 12", bonus_overview_page() == 12)
claim("scoring.favor_step", "680.1 684.1", "the favor belongs to step two",
      scoring_step_number(ScoringStep.FAVOR) == 2)
claim("scoring.step_two_parts", "680.1 684.1", "bonuses and favor have no numbers inside their step",
      (scoring_substep_number(ScoringStep.EMPLOYEE_BONUSES) == 0) & (scoring_substep_number(ScoringStep.FAVOR) == 0),
      counts={0: "no number is printed"})
claim("scoring.favor", "684.1", "the favor gives 3", favor_end_points() == 3)
claim("scoring.favor_holder", "684.1", "its holder gets the points", favor_end_holder())
claim("scoring.favor_source", "684.1", "the favor gives points at the end", scores_at_end(Source.FAVOR))
claim("scoring.favor_last_round", "684.1", "having it at the end means having taken it in the last round",
      favor_counts_from_round(7), counts={7: "the last round"})
claim("scoring.board_after", "686.1", "what is on the board is scored after money, bonuses and favor",
      all_of(*(scoring_position(a) < scoring_position(b)
               for a in (ScoringStep.MONEY, ScoringStep.EMPLOYEE_BONUSES, ScoringStep.FAVOR)
               for b in (ScoringStep.HALL_MAJORITIES, ScoringStep.FIREWORK_MAJORITY, ScoringStep.TERRACE,
                         ScoringStep.STATUES, ScoringStep.MARKERS))),
      unsaid=("beyond",), why="“now” comes after what stands before it")
claim("scoring.board_order", "686.1", "the order given for it is binding", scoring_order_binding().must)

# Step 3.
claim("scoring.halls_step", "687.1", "the majorities in the halls are step three",
      scoring_step_number(ScoringStep.HALL_MAJORITIES) == 3)
claim("scoring.halls", "687.1", "each of the five halls is scored", halls_scored() == 5)
claim("scoring.halls_source", "687.1", "majorities in halls give points", scores_at_end(Source.HALL_MAJORITY),
      unsaid=("left rented garments",), why="rented garments are what the majority is counted by")
claim("scoring.halls_rank", "687.1", "players are ranked by garments rented in the hall",
      hall_criterion(1) == Criterion.GARMENTS)
claim("scoring.halls_both", "687.1", "first and second place in a hall score", hall_place_scores(place, players))
claim("scoring.halls_first_number", "690.1", "the first place gets the larger number",
      hall_points_number(FIRST) == HallNumber.LARGER)
claim("scoring.halls_second_number", "690.1", "the second place gets the smaller number",
      hall_points_number(SECOND) == HallNumber.SMALLER)
claim("scoring.halls_box", "690.1", "the numbers stand in a coloured box of the hall", hall_points_stand_in_box())
claim("scoring.halls_spaces", "694.1", "garments on master guest spaces of the hall break a tie",
      hall_criterion(2) == Criterion.MASTER_SPACES, counts={2: "after the garments"})
claim("scoring.halls_spaces_win", "694.1", "the tied player with most of them has the place alone",
      hall_tie_result(place, tied, MasterSpaces.ONE_AHEAD, musician_owner) == TieResult.ONE_BY_SPACES,
      when=((place == FIRST) | (tied <= 4)) & (~(musician_owner == MusicianOwner.OUTSIDER) | (tied <= 4)),
      counts={4: "of five players"},
      unsaid=("alternatives",), why="the guard leaves out what cannot arise")
claim("scoring.halls_musician", "696.1", "the musician of the hall breaks what is still tied",
      hall_criterion(3) == Criterion.MUSICIAN, counts={3: "after garments and master guest spaces"})
claim("scoring.halls_musician_equal", "696.1", "the tied player who funded it wins when all are equal in spaces",
      hall_tie_result(place, tied, MasterSpaces.ALL_EQUAL, MusicianOwner.STILL_TIED) == TieResult.ONE_BY_MUSICIAN,
      when=(place == FIRST) | (tied <= 4), counts={4: "of five players"},
      unsaid=("alternatives", "within"), why="the guard leaves out what cannot arise")
claim("scoring.halls_musician_some", "696.1", "and when several, not all, have most",
      hall_tie_result(place, tied, MasterSpaces.SOME_AHEAD, MusicianOwner.STILL_TIED) == TieResult.ONE_BY_MUSICIAN,
      when=((place == FIRST) | (tied <= 4)) & (tied >= 3), counts={3: "two of them ahead", 4: "of five players"},
      unsaid=("alternatives", "within"), why="the guard leaves out what cannot arise")
claim("scoring.halls_musician_still", "696.1", "only a player still tied profits from the musician",
      ~(hall_tie_result(place, tied, MasterSpaces.SOME_AHEAD, MusicianOwner.TIED_BEHIND) == TieResult.ONE_BY_MUSICIAN),
      when=((place == FIRST) | (tied <= 4)) & (tied >= 3),
      counts={3: "two of them ahead", 4: "of five players"},
      unsaid=("denial", "alternatives", "within"),
      why="“still” can narrow the circle of the tied; the guard leaves out what cannot arise")
claim("scoring.halls_nobody", "698.1", "without a funded musician all who are equal get the full points",
      hall_tie_result(FIRST, tied, MasterSpaces.ALL_EQUAL, MusicianOwner.NOBODY) == TieResult.ALL_FULL,
      unsaid=("left denial",), why="that nobody funded it is the case")
claim("scoring.halls_nobody_at_all", "698.1", "this is said of a musician that nobody at all has funded",
      hall_tie_result(FIRST, tied, MasterSpaces.ALL_EQUAL, MusicianOwner.NOBODY) == TieResult.ALL_FULL,
      reading="no_musician:nobody at all",
      unsaid=("own denial",), why="that nobody funded it is the case")
claim("scoring.halls_nobody_tied", "698.1", "it is said of a musician that none of the tied players has funded",
      hall_tie_result(FIRST, tied, MasterSpaces.ALL_EQUAL, musician_owner) == TieResult.ALL_FULL,
      when=(musician_owner == MusicianOwner.NOBODY) | ((musician_owner == MusicianOwner.OUTSIDER) & (tied <= 4)),
      reading="no_musician:none of the tied", counts={4: "of five players"},
      unsaid=("own denial", "alternatives"), why="the guard leaves out what cannot arise")
claim("scoring.halls_all_leaders", "698.1", "all who are still tied get the full points",
      hall_tie_result(place, tied, MasterSpaces.SOME_AHEAD, MusicianOwner.NOBODY) == TieResult.LEADERS_FULL,
      when=((place == FIRST) | (tied <= 4)) & (tied >= 3),
      counts={3: "two of them ahead", 4: "of five players"},
      unsaid=("alternatives",), why="the guard leaves out what cannot arise")
claim("scoring.halls_no_second", "699.1", "after an unbroken tie for first nobody has the second place",
      hall_second_after_tie(False, tied, someone_behind) == SecondGoesTo.NOBODY,
      when=~someone_behind | (tied <= 4), counts={4: "of five players"},
      unsaid=("alternatives", "left 1", "left 2"),
      why="the question names both places; the guard leaves out what cannot arise")
claim("scoring.halls_no_second_left", "699.1", "a tie that was broken is none: then the second place is given",
      ~(hall_second_after_tie(True, tied, someone_behind) == SecondGoesTo.NOBODY),
      when=~someone_behind | (tied <= 4), reading="no_second:unbroken ties", counts={4: "of five players"},
      unsaid=("alternatives",), why="the guard leaves out what cannot arise")
claim("scoring.halls_no_second_any", "699.1", "any tie for first takes the second place away, broken or not",
      hall_second_after_tie(True, tied, someone_behind) == SecondGoesTo.NOBODY,
      when=~someone_behind | (tied <= 4), reading="no_second:any tie", counts={4: "of five players"},
      unsaid=("own denial", "alternatives"), why="the guard leaves out what cannot arise")
claim("scoring.halls_two", "702.1 702.2", "with two players only the majority gives points in a hall",
      hall_place_scores(FIRST, 2) & ~hall_place_scores(SECOND, 2), when=players == 2,
      overrides=("scoring.halls_both",))
claim("scoring.halls_two_second", "702.1 704.1", "with two players the second place in a hall gives nothing",
      ~hall_place_scores(SECOND, 2))
claim("scoring.crown", "705.1", "a crown marks what the final scoring counts", crown_means_end())

# How it is printed.
claim("scoring.printed_order", "626.1 638.1 654.1 665.1 676.1 680.1 684.1 687.1",
      "the text prints step 7 first, then 6, 5, 4, 1, 2 and 3",
      all_of(*(scoring_print_position(s) == n for n, s in enumerate((
          ScoringStep.MARKERS, ScoringStep.STATUES, ScoringStep.TERRACE, ScoringStep.FIREWORK_MAJORITY,
          ScoringStep.MONEY, ScoringStep.EMPLOYEE_BONUSES, ScoringStep.FAVOR, ScoringStep.HALL_MAJORITIES), 1))),
      counts={8: "the favor counted apart from the bonuses"},
      why="the place of each heading is the statement")
claim("scoring.printed_disorder", "626.1 638.1 654.1 665.1 676.1 680.1 687.1",
      "the steps are not printed in the order of their numbers", ~scoring_printed_in_order(),
      unsaid=("denial",), why="the place of each heading is the statement")
claim("scoring.positions", "626.1 638.1 654.1 665.1 676.1 680.1 684.1 687.1",
      "by their numbers the steps follow each other, the favor after the bonuses",
      all_of(*(scoring_position(s) == n for n, s in enumerate(ScoringStep, start=1))),
      counts={8: "the favor stands inside step 2 and is scored after it"}, why="the order is that of the printed numbers")
