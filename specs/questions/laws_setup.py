"""Laws that tie together questions about parts, setup, preparing a round and choosing a hand."""

from oracle.questions import kind_of, number_of
from oracle.terms import BoolTerm, IntTerm, all_of, any_of, when
from specs.laws_base import Law, law
from specs.questions import base_components as bc
from specs.questions import base_garments as bg
from specs.questions import base_preparation as bp
from specs.questions import base_setup as bset
from specs.questions import base_turns as bt
from specs.questions import components as c
from specs.questions import extra_deluxe_setup as x
from specs.questions import general as g
from specs.questions import hand as h
from specs.questions import income as i
from specs.questions import preparation as p
from specs.questions import resources as r
from specs.questions import setup as s
from specs.questions import turns as t
from specs.vocabulary import Garment, Role, RoundStep, level, players, round_number

# Parts of which every colour, and so every player, has as many.
_COLOURED = (bc.Part.PLAYER_BOARDS, bc.Part.START_CARDS, bc.Part.OWNERSHIP_MARKERS, bc.Part.POINT_COUNTERS)

# Parts that are handed out and of which there is no supply without end.
_HANDED_OUT = (bc.Part.PLAYER_BOARDS, bc.Part.START_CARDS, bc.Part.POINT_COUNTERS, bc.Part.RESOURCE_TRAYS)

_HALLS = (x.BoardPlace.ROYAL_HALL, x.BoardPlace.HALL_2, x.BoardPlace.HALL_3, x.BoardPlace.HALL_4, x.BoardPlace.HALL_5)

_one_place = kind_of("one_place", x.BoardPlace)
_other_place = kind_of("other_place", x.BoardPlace)
_one_garment = kind_of("one_garment", Garment)
_other_garment = kind_of("other_garment", Garment)
_one_level = number_of("one_level", 1, 6)
_other_level = number_of("other_level", 1, 6)

_display_step = {
    s.Display.QUEUE: RoundStep.EMPLOYEES,
    s.Display.RESOURCES: RoundStep.RESOURCES,
    s.Display.GARMENTS: RoundStep.GARMENTS,
}
_phases = (x.phase_number(x.PhaseName.PREPARE), x.phase_number(x.PhaseName.CHOOSE), t.action_phase_number(),
           i.income_phase_number())


def _total(*numbers: IntTerm) -> IntTerm:
    """Give the sum of some numbers."""
    return sum(numbers[1:], start=numbers[0])


def _count(*conditions: BoolTerm) -> IntTerm:
    """Give how many of some conditions hold."""
    return _total(*(when(one, 1, 0) for one in conditions))


LAWS: tuple[Law, ...] = (
    # General.
    law("general.phases_apart", "No two phases have the same number.",
        all_of(*(one != other for k, one in enumerate(_phases) for other in _phases[:k]))),
    law("general.phases_within", "No phase has a number beyond the number of phases.",
        all_of(*(one <= bc.phases_in_round() for one in _phases))),
    law("general.first_round_prepared", "A phase happens in round one exactly if one of its steps is done then.",
        (all_of(*(bp.step_done(one).may_not for one in RoundStep)) >> ~g.first_round_has_phase(g.Phase.PREPARATION))
        & (any_of(*(bp.step_done(one).must for one in RoundStep)) >> g.first_round_has_phase(g.Phase.PREPARATION))),
    law("general.later_rounds_prepared", "A phase happens in later rounds exactly if one of its steps is done then.",
        (all_of(*(bp.step_later(one).may_not for one in RoundStep)) >> ~g.later_round_has_phase(g.Phase.PREPARATION))
        & (any_of(*(bp.step_later(one).must for one in RoundStep)) >> g.later_round_has_phase(g.Phase.PREPARATION))),
    law("general.open_track", "What stands on an open track is not hidden.",
        (bc.points_kept_as() == bc.ScoreKept.TRACK) >> bc.is_open(bc.Secret.POINTS).may_not),
    law("general.told_is_open", "A number that must be told cannot be hidden.",
        bc.count_told_on_request().must >> bc.is_open(bc.Secret.TILE_COUNT).may_not),
    law("general.money_before_player", "Coins that all can see are not hidden.",
        g.money_put_before_player() >> bc.is_open(bc.Secret.MONEY).may_not),
    law("general.kinds_counted", "There are at least as many kinds of employee as are named.",
        bc.employee_types() >= _count(*(bc.role_is_on_cards(one) for one in Role))),
    # Parts.
    law("components.colours_counted", "There are at least as many player colours as are named.",
        bc.player_colors() >= _count(*(x.player_color_exists(one) for one in x.ColorName))),
    law("components.colours_suffice", "Every player has a colour of their own.",
        s.same_colour_twice().may_not >> (bset.players_highest() <= bc.player_colors())),
    law("components.players_ordered", "The smallest number of players is not above the largest.",
        bset.players_lowest() <= bset.players_highest()),
    law("components.values_ordered", "The lowest value is not above the highest.",
        bc.garment_value_lowest() <= bc.garment_value_highest()),
    law("components.points_ordered", "The fewest points are not above the most.",
        bc.garment_points_lowest() <= bc.garment_points_highest()),
    *(law(f"components.per_colour_{part.name.lower()}", "All of a part are those of the single colours.",
          all_of(*((bc.player_colors() == n) >> (bc.part_count(part) == x.part_per_color(part) * n)
                   for n in range(1, 9))))
      for part in _COLOURED),
    *(law(f"components.enough_{part.name.lower()}", "In the box is what every player gets.",
          all_of(*((bset.players_highest() == n) >> (bc.part_count(part) >= x.part_per_player(part) * n)
                   for n in range(1, 10))))
      for part in _HANDED_OUT),
    law("components.markers_per_colour", "The markers of a colour are asked about in two places.",
        x.part_per_color(bc.Part.OWNERSHIP_MARKERS) == bc.markers_per_color()),
    law("components.start_cards_per_colour", "The starting employees of a colour are asked about in two places.",
        x.part_per_color(bc.Part.START_CARDS) == bc.start_cards_per_color()),
    law("components.start_cards_per_player", "The starting employees of a player are asked about in two places.",
        x.part_per_player(bc.Part.START_CARDS) == bset.start_team_size()),
    law("components.points_on_track", "Points on a track need a counter.",
        (bc.points_kept_as() == bc.ScoreKept.TRACK) >> (bc.part_count(bc.Part.POINT_COUNTERS) >= 1)),
    law("components.points_as_tokens", "Points kept as tokens need tokens.",
        (bc.points_kept_as() == bc.ScoreKept.TOKENS) >> (bc.part_count(bc.Part.POINT_TOKENS) >= 1)),
    law("components.rarer_is_fewer", "What is rarer, there is less of.",
        any_of(*((bc.garment_rarity(_one_garment) == one) & (bc.garment_rarity(_other_garment) == other)
                 for one, other in ((bc.Rarity.COMMON, bc.Rarity.UNCOMMON), (bc.Rarity.COMMON, bc.Rarity.RARE),
                                    (bc.Rarity.UNCOMMON, bc.Rarity.RARE))))
        >> (bc.garment_tiles_of(_one_garment) > bc.garment_tiles_of(_other_garment))),
    law("components.roles_of_level", "The employees of a level are those of the three roles.",
        bc.employee_cards_of_level(level) == _total(*(bc.deck_cards_of(level, one) for one in Role))),
    law("components.board_sides", "Different sides are at least two.",
        ~(bset.board_side_for(2) == bset.board_side_for(5)) >> (c.board_sides() >= 2)),
    law("components.display_spaces", "The display has the spaces of its sections.",
        all_of(*((bc.drawers() == n) >> (p.resource_display_spaces() == r.spaces_in_drawer() * n)
                 for n in range(1, 10)))),
    law("components.legend_apart", "No two places have the same number in one picture.",
        (_one_place == _other_place) | (x.board_legend_number(_one_place) != x.board_legend_number(_other_place))),
    law("components.areas_apart", "No two halls have the same number.",
        all_of(*(x.area_number(one) != x.area_number(other)
                 for k, one in enumerate(_HALLS) for other in _HALLS[:k]))),
    # Setup.
    law("setup.levels_apart", "A level has one place in the deck.",
        (_one_level == _other_level) | (bset.deck_level_at(_one_level) != bset.deck_level_at(_other_level))),
    law("setup.filled_in_setup", "If the setup fills the displays, they are filled there first.",
        bset.displays_filled_in_setup()
        >> all_of(*(s.display_first_filled(one) == s.FirstFilled.SETUP for one in s.Display))),
    *(law(f"setup.first_{display.name.lower()}", "A display is first filled in the first step that fills it.",
          (bp.step_done(step).may_not >> ~(s.display_first_filled(display) == s.FirstFilled.PREPARATION))
          & (bp.step_done(step).must >> ~(s.display_first_filled(display) == s.FirstFilled.LATER)))
      for display, step in _display_step.items()),
    law("setup.queue_for_hiring", "Where employees are revealed in round one, the queue is not filled later.",
        (bp.employees_revealed_in_round(1) >= 1) >> ~(s.display_first_filled(s.Display.QUEUE) == s.FirstFilled.LATER)),
    # Preparing a round: favor.
    law("preparation.start_moves", "If the start passes on by itself, it does not stay.",
        p.start_moves_on_by_itself() == ~(bp.starts_next(False) == bp.StartNext.SAME)),
    law("preparation.start_again", "Whoever takes the favor begins, even if they began before.",
        (bp.starts_next(True) == bp.StartNext.FAVOR_HOLDER) >> p.favor_taken_by_starting_player()),
    law("preparation.exchange", "A favor that is exchanged goes back.",
        (p.favor_holder_exchanges() == p.MarkerWith.EXCHANGE) >> bp.favor_returns()),
    # Preparing a round: employees.
    law("preparation.players_do_not_matter", "A number said without the players holds for all.",
        p.employees_revealed_with(players) == bp.employees_revealed()),
    law("preparation.queue_room", "No more employees are revealed than have room.",
        bp.employees_revealed() <= bc.hiring_spaces()),
    law("preparation.employee_parts_apart", "No two parts of a step have the same number.",
        x.employee_step_number(x.EmployeeStep.REMOVE) != x.employee_step_number(x.EmployeeStep.REVEAL)),
    law("preparation.leavers_stay_out", "Who has left the game does not come back.",
        bp.queue_leftovers_leave_game() >> ~p.removed_employees_return()),
    law("preparation.highest_is_round", "The highest level is the round's number exactly if they are the same.",
        (round_number == 7)
        | (bp.highest_level_is_round(round_number) == (p.highest_level_in_queue(round_number) == round_number))),
    # Preparing a round: tiles.
    law("preparation.garment_parts_apart", "No two parts of a step have the same number.",
        all_of(x.garment_step_number(x.GarmentStep.DISCARD) != x.garment_step_number(x.GarmentStep.SLIDE),
               x.garment_step_number(x.GarmentStep.DISCARD) != x.garment_step_number(x.GarmentStep.FILL),
               x.garment_step_number(x.GarmentStep.SLIDE) != x.garment_step_number(x.GarmentStep.FILL))),
    law("preparation.swept_room", "No more spaces are swept than there are.",
        bp.garments_discarded_right() <= bc.windows()),
    law("preparation.swept_with", "What does not depend on the players is the same for all.",
        ~bp.garment_discard_marked() >> (p.garments_swept_with(players) == bp.garments_discarded_right())),
    law("preparation.swept_two", "From two swept spaces goes whatever lies on them.",
        ((bp.garments_discarded_right() == 2) & (p.garments_swept_counted() == p.CountedBy.SPACES))
        >> (p.garments_swept(p.on_right_spaces) == p.on_right_spaces)),
    law("preparation.few_resources", "Too few tiles begin at the side from which the display is filled.",
        (bp.resource_fill_direction() == bp.Direction.LEFT) >> (p.few_resources_go() == p.ShortFill.FROM_LEFT)),
    law("preparation.few_garments", "Too few garments begin at the side from which the display is filled.",
        (bp.garment_fill_direction() == bp.Direction.RIGHT) >> (p.few_garments_go() == p.ShortFill.FROM_RIGHT)),
    law("preparation.empty_left", "The spaces at the left stay empty exactly if the others are filled first.",
        (bp.garment_empty_side() == bp.Direction.LEFT) == (p.few_garments_go() == p.ShortFill.FROM_RIGHT)),
    law("preparation.resources_do_not_return", "If nothing comes back, no tile does.",
        (bp.resource_stock_out() == bp.WhenEmpty.STAYS_EMPTY) >> ~p.resource_tile_returns(p.resource_tile_at)),
    law("preparation.garments_do_not_return", "If nothing comes back, no garment does.",
        (bp.garment_stock_out() == bp.WhenEmpty.STAYS_EMPTY) >> ~p.garment_returns(p.garment_at)),
    law("preparation.spent_return", "If all discarded tiles come back, those of players do.",
        all_of(bp.resource_stock_out() == bp.WhenEmpty.DISCARDS_RETURN, bt.resource_discarded_face_up(),
               x.all_discards_return(x.TileStock.RESOURCES))
        >> p.resource_tile_returns(p.ResourceTileAt.SPENT)),
    law("preparation.sold_return", "If all discarded garments come back, sold ones do.",
        all_of(bp.garment_stock_out() == bp.WhenEmpty.DISCARDS_RETURN, bg.sold_discarded(),
               x.all_discards_return(x.TileStock.GARMENTS))
        >> p.garment_returns(p.GarmentAt.SOLD)),
    law("preparation.swept_return", "If all discarded garments come back, those swept from the display do.",
        all_of(bp.garment_stock_out() == bp.WhenEmpty.DISCARDS_RETURN, p.garments_swept_to_discard(),
               x.all_discards_return(x.TileStock.GARMENTS))
        >> p.garment_returns(p.GarmentAt.SWEPT)),
    # Choosing a hand.
    law("hand.number", "A hand of so many that must be taken is the number chosen.",
        h.hand_of(h.in_hand).must >> (bp.cards_chosen() == h.in_hand)),
    law("hand.old_and_new", "A hand is what comes from the old reserve and what comes from the new one.",
        h.taken_from_reserve(bp.reserve_size) + h.taken_from_new_reserve(bp.reserve_size) == bp.cards_chosen()),
    law("hand.no_more_than_there", "No more is taken from a reserve than it has.",
        h.taken_from_reserve(bp.reserve_size) <= bp.reserve_size),
    law("hand.all_first", "If all are taken first, none of them stays.",
        (bp.reserve_size >= 3) | (bp.reserve_taken_first(bp.reserve_size).must
                                  >> (h.taken_from_reserve(bp.reserve_size) == bp.reserve_size))),
    law("hand.three", "If the three cards must be taken, three come from the old reserve.",
        bp.three_taken().must >> (h.taken_from_reserve(3) == 3)),
    law("hand.none_from_nowhere", "Cards come from a new reserve only if there may be one.",
        (h.taken_from_new_reserve(bp.reserve_size) == 0) | bp.new_reserve_made(bp.reserve_size).may),
    law("hand.after_three", "A new reserve that may not be made is not made at once.",
        bp.new_reserve_made(3).may_not >> ~(h.renewed_after_exactly_three() == h.Renewal.AT_ONCE)),
    law("hand.stays_empty", "What stays empty is not renewed at once.",
        x.reserve_empty_after_three() >> ~(h.renewed_after_exactly_three() == h.Renewal.AT_ONCE)),
    law("hand.first_reserve", "Employees that begin in the reserve are those of the first choice.",
        bset.start_cards_in_reserve() >> (bp.first_round_choice() == bset.start_team_size())),
    law("hand.first_is_enough", "A reserve of at least a hand is not too small in round one.",
        (bp.first_round_choice() >= bp.cards_chosen()) >> (h.reserve_rule_from_round() >= 2)),
    law("hand.second_is_short", "What is left after round one is too small in round two, if less than a hand.",
        ((bp.first_round_choice() >= bp.cards_chosen()) & (bp.first_round_choice() < bp.cards_chosen() * 2))
        >> (h.reserve_rule_from_round() == 2)),
    law("hand.reserve_face_down", "A reserve that lies face down does not lie face up.",
        (bset.start_cards_in_reserve() | bp.whole_discard_moves()) >> ~x.pile_face_up(t.Pile.RESERVE)),
    law("hand.discard_face_up", "Cards laid face up on a pile lie face up there.",
        bt.card_discarded_face_up() >> x.pile_face_up(t.Pile.DISCARD)),
    law("hand.nothing_left", "If the whole pile moves, nothing is left of it.",
        bp.whole_discard_moves() >> (h.discard_pile_left() == 0)),
)
