"""Claims of `summary-pt` on what its general sentences cover: setup, parts, decorations and bonuses."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions import base_decorations as bdec
from specs.questions import base_setup as bset
from specs.questions import bonuses as b
from specs.questions import bonuses_actions as ba
from specs.questions import decorations as dec
from specs.questions import setup as st
from specs.questions.base_components import hiring_spaces
from specs.questions.base_turns import crowned_main_action
from specs.questions.bonuses_end import crowned_bonus_in_play, crowned_card_main_action
from specs.questions.extra_deluxe_setup import EmployeeSign, employee_card_shows
from specs.vocabulary import Decoration, Role, decoration, role

claim = Statements("summary-pt")

# Setup and parts.
claim("cards.level_and_bonus", "16.1 62.2", "employees are sorted by their level, and the card offers the bonus",
      all_of(employee_card_shows(EmployeeSign.LEVEL), employee_card_shows(EmployeeSign.BONUS)))
claim("setup.no_start_tiles", "20.2", "all resource tiles lie in the piles, so that a player begins with none",
      bset.start_resource_tiles() == 0, counts={0: "all of them are in the piles"})
claim("setup.no_discards", "20.2 21.2", "all tiles go into piles and bag, so that no discard has any",
      ~st.game_begins_with_discards(),
      unsaid=("denial",), why="all tiles of both kinds go there, which leaves none for a discard")
claim("setup.no_start_points", "24.1 30.2 31.1 32.1 33.1",
      "the tokens lie by the bank, and no points are among the goods a player begins with",
      bset.start_points() == 0, counts={0: "none is given"})
claim("prep.queue_holds_four", "46.1 47.1", "the queue is emptied, then four are put into it", hiring_spaces() == 4)

# Decorations.
claim("decorations.none_free", "100.1", "the marker goes to a free space, so without one nothing can be funded",
      bdec.no_space_free().may_not,
      unsaid=("denial",), why="a free space is what the marker is put on")
claim("decorations.pay_first", "85.2 87.1 101.1", "the price is to be paid, so nobody acts who cannot",
      bdec.cannot_pay().may_not,
      unsaid=("denial",), why="what is to be paid cannot be left unpaid")
claim("decorations.points_not_at_once", "7.1 7.2", "funded decorations give points at the end, so not at once",
      all_of(~dec.decoration_points_when(dec.PointsWhen.AT_ONCE), dec.decoration_points_when(dec.PointsWhen.END)),
      unsaid=("at once", "denial"), why="they come later, so not at once")
claim("terrace.only_these_factors", "127.3 129.5", "the factors are two and three",
      all_of(bdec.firework_factor_two(2), bdec.firework_factor_two(3),
             ~bdec.firework_factor_two(1), ~bdec.firework_factor_two(4)),
      counts={1: "not named", 4: "not named"},
      unsaid=("denial",), why="both factors are named, and no other")
claim("income.fountain_only", "108.1 109.1", "everyone gets the basic income, and who is in the fountain gets more",
      ~dec.decoration_raises_income(decoration), when=~(decoration == Decoration.KITCHEN),
      unsaid=("denial",), why="the fountain alone is said to bring more")
claim("halls.one_musician", "125.3", "a hall has one space for musicians", bdec.musicians_per_hall() == 1,
      counts={1: "the space, of a hall"})

# Bonuses.
claim("turns.no_later_bonus", "62.1 62.2 70.1",
      "the played card's bonus comes after its action, then the card is discarded",
      all_of(b.use_bonus_at(b.Moment.AFTER_MAIN).may, b.use_bonus_at(b.Moment.NEXT_TURN).may_not),
      unsaid=("in a later turn", "after the main action"), why="in a later turn another card is the played one")
claim("turns.played_bonus", "62.2 93.1", "the played card offers a bonus; a hired one goes to the hand",
      ~b.bonus_from_hired_card_at_once(), why="it is the played card that offers a bonus")
claim("turns.bonus_any_main", "62.2", "whichever main action it was",
      all_of(*(b.bonus_if_main(done).may for done in (b.MainDone.OTHER, b.MainDone.SAME))))
claim("bonuses.kitchen_limit", "102.1", "one space in a row of the fountain, by whatever it is funded",
      ba.bonus_fund_kitchen_limit(ba.fund_bonus))
claim("bonuses.master_garment", "85.3", "a garment with the thimble is made by a Master only, by whatever action",
      ba.bonus_make_master_garment(ba.make_bonus, role).may_not, when=~(role == Role.MASTER),
      why="only a Master leaves the others out")
claim("bonuses.master_space", "88.3", "a special space wants a garment that a master made, however it was made",
      ba.bonus_make_to_master_space(ba.make_bonus, role).may_not, when=~(role == Role.MASTER),
      unsaid=("denial",), why="what is made by a master is required")
claim("turns.bonus_after_any_main", "62.1 62.2", "the bonus comes after the main action, whatever that was",
      all_of(*(ba.bonus_action_after(ba.action_bonus, m).may for m in (b.MainDone.OTHER, b.MainDone.SAME))),
      why="no main action is left out")
claim("turns.any_card_acts", "62.1", "any card of the hand is played for a main action, one with a crown as well",
      all_of(crowned_main_action().may, crowned_card_main_action().may), unsaid=("leave",),
      why="what is played for an action is a card of the hand, and no card is left out")
claim("bonuses.crowned_never", "122.2", "those with a crown are bonuses of the end of the game",
      crowned_bonus_in_play().may_not,
      unsaid=("denial",), why="what is for the end of the game is not for the game before it")
