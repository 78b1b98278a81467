"""
What the abstract game shows of the situations that questions ask about.

A scene says at which moment of play a question comes up, and what each of its parameters is there: something that the
position shows, something that a player or the setup may choose as they like, or something that the abstract game does
not know. Only questions of the base game have scenes, and only where the moment with its parameters is the whole
situation, or where the scene says what is not observed. The player in question is the one whose turn it is, and
between turns the first one; as nobody is distinguished in the abstract game, what holds of that one holds of all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from oracle.terms import all_of, any_of
from specs import dynamics as d
from specs.dynamics import Table, held, holder
from specs.questions import base_staff as staff
from specs.questions import bonuses_depute
from specs.questions.base_components import Secret
from specs.questions.base_turns import TurnPart
from specs.questions.bonuses import CardPlace
from specs.questions.general import Phase
from specs.vocabulary import KitchenSide, Via


@dataclass(frozen=True, slots=True)
class Count:
    """A parameter that is a number in the position."""

    of: Callable[[Table], Any]


@dataclass(frozen=True, slots=True)
class State:
    """A parameter each of whose values is a condition on the position; None where the abstract game has no such."""

    of: Callable[[Table, Any], Any]


@dataclass(frozen=True, slots=True)
class Chosen:
    """A parameter that can have any value at that moment; `by` says who or what chooses it."""

    by: str


@dataclass(frozen=True, slots=True)
class Seats:
    """A parameter that is the number of players."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """A parameter that the abstract game does not know."""


Seen = Count | State | Chosen | Seats | Unseen

ROUNDS: Final = ("reveal", "choose", "play_out", "income")
"""The steps by which rounds pass."""

STAFF: Final = (*ROUNDS, "play", "forgo", "hire", "depute", "depute_by_bonus", "finish")
"""
The steps by which a play leads to a scene unless it says otherwise.

They leave out whatever the abstract game lets happen more freely than the table does, such as any gain of money.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """When a question comes up, and what its parameters are then."""

    moment: Callable[[Table], Any]
    sees: Mapping[str, Seen] = field(default_factory=dict)
    steps: tuple[str, ...] = STAFF


# ------------------------------------------------------------------------------------------------------- moments


def _setup(_: Table) -> Any:
    return all_of(d.phase == d.NEW, d.round_ == 1)


def _preparing(_: Table) -> Any:
    return d.phase == d.NEW


def _later(_: Table) -> Any:
    return all_of(d.phase == d.NEW, d.round_ >= 2)


def _choosing(_: Table) -> Any:
    return d.phase == d.CHOOSING


def _main_due(_: Table) -> Any:
    return d.turn == d.PLAYED


def _income(_: Table) -> Any:
    return d.phase == d.INCOME


def _last_income(table: Table) -> Any:
    return all_of(d.phase == d.INCOME, d.round_ == table.rounds)


def _over(_: Table) -> Any:
    return d.phase == d.OVER


def _hiring(_: Table) -> Any:
    return all_of(d.turn == d.PLAYED, d.queue >= 1)


def _deputing(table: Table) -> Any:
    return all_of(d.turn == d.PLAYED, _team(table) > table.floors[Via.MAIN])


def _deputing_bonus(_: Table) -> Any:
    return all_of(d.turn == d.BONUS, d.right >= 1)


def _own_card_deputed(_: Table) -> Any:
    return all_of(d.turn == d.BONUS, d.right >= 1, d.leaving >= 1)


def _another_bonus(_: Table) -> Any:
    others = (all_of(holder(k) == d.acting + 1, ~(d.right == n)) for n, k in enumerate(d.KINDS, start=1))
    return all_of(d.turn == d.BONUS, d.right >= 1, any_of(*others))


def _garment_shown(_: Table) -> Any:
    return all_of(d.turn == d.PLAYED, d.robes_shown >= 1)


def _favor_kept(table: Table) -> Any:
    return all_of(d.phase == d.INCOME, table.total("favor") == 1)


def _deputed_with_bonus(_: Table) -> Any:
    return all_of(d.turn == d.BONUS, d.leaving >= 1)


def _second_deputing(table: Table) -> Any:
    return all_of(_deputing(table), d.round_ == 1, d.gone >= 1)


def _queue_left(_: Table) -> Any:
    return all_of(d.phase == d.NEW, d.queue >= 1)


def _favor_taken(table: Table) -> Any:
    return all_of(d.phase == d.NEW, table.total("favor") == 1)


def _exact_reserve(table: Table) -> Any:
    return all_of(d.phase == d.CHOOSING, held("reserve", 0) == table.hand)


def _short_reserve(table: Table) -> Any:
    return all_of(d.phase == d.CHOOSING, held("reserve", 0) < table.hand, held("discard", 0) >= 1)


def _bonus_due(_: Table) -> Any:
    return all_of(d.turn == d.BONUS, d.in_play >= 1)


def _card_due(_: Table) -> Any:
    return all_of(d.phase == d.ACTING, d.turn == d.IDLE, held("hand", 0) >= 1)


def _tile_kept(_: Table) -> Any:
    return held("kept", 0) >= 1


# ---------------------------------------------------------------------------------------------------- parameters


def _team(table: Table) -> Any:
    """Give the team as it is counted for the floor."""
    ask = table.ask
    stay = d.leaving if ask(bonuses_depute.bonus_depute_floor_counts_leaving) else 0
    return table.counted(stay, in_play_counts=bool(ask(staff.depute_floor_counts_played)))


def _via(_: Table, value: Any) -> Any:
    return d.turn == d.PLAYED if value is Via.MAIN else all_of(d.turn == d.BONUS, d.right >= 1)


def _bonus(_: Table, value: Any) -> Any:
    return d.right == d.KINDS.index(value) + 1


def _card_place(table: Table, value: Any) -> Any:
    there = {
        CardPlace.RESERVE: table.of_actor("reserve"),
        CardPlace.HAND: table.of_actor("hand"),
        CardPlace.DISCARD: table.of_actor("discard"),
        CardPlace.PLAYED: d.in_play,
        CardPlace.LEAVING: d.leaving,
        CardPlace.REMOVED: d.gone,
        CardPlace.QUEUE: d.queue,
    }
    return there[value] >= 1


def _secret(_: Table, value: Any) -> Any:
    owned = {
        Secret.MONEY: held("money", 0),
        Secret.TILE_COUNT: held("kept", 0),
        Secret.TILE_FACES: held("kept", 0),
        Secret.HAND: held("hand", 0),
        Secret.RESERVE: held("reserve", 0),
        Secret.DISCARD: held("discard", 0),
    }
    return owned[value] >= 1 if value in owned else None


def _part_of_turn(_: Table, value: Any) -> Any:
    return d.turn == (d.PLAYED if value is TurnPart.MAIN else d.BONUS)


def _phase(_: Table, value: Any) -> Any:
    return d.phase == list(Phase).index(value)


def _markers(_: Table, value: Any) -> Any:
    return any_of(*(held(s.name.lower(), 0) == value for s in KitchenSide))


ROUND: Final = Count(lambda _: d.round_)
QUEUE: Final = Count(lambda _: d.queue)
RESERVE: Final = Count(lambda _: held("reserve", 0))
TEAM: Final = Count(_team)
WHOLE_TEAM: Final = Count(lambda t: t.places(0))
IN_TURN: Final = Count(lambda t: t.of_actor("reserve") + t.of_actor("hand") + t.of_actor("discard") + d.in_play)
VIA: Final = State(_via)
BONUS: Final = State(_bonus)
CARD_PLAYED: Final = Chosen("the player, by the card that is played")
AS_LIKED: Final = Chosen("the player")
ASKED: Final = Chosen("whoever asks: it names what is asked about, not a situation")
SETUP: Final = Chosen("the setup")

_PLAIN: Final[tuple[tuple[Callable[[Table], Any], tuple[str, ...]], ...]] = (
    (_choosing, (
        "cards_chosen", "hand_chosen_by_player", "hand_chosen_secretly", "hand_chosen_at_once",
        "unchosen_return_to_reserve", "reserve_shuffled", "owner_may_look",
    )),
    (_exact_reserve, ("exactly_three_taken", "renewed_after_exactly_three")),
    (_short_reserve, (
        "whole_discard_moves", "rest_chosen_from_new_reserve", "new_reserve_shuffled", "discard_pile_left",
        "old_cards_chosen_back",
    )),
    (_card_due, ("must_play_card", "choose_card_to_play", "order_of_turns")),
    (_main_due, ("main_actions_per_card", "may_forgo_both", "may_forgo_part_of_main", "change_main_after_start")),
    (_bonus_due, ("card_discarded_when", "card_discarded_face_up")),
    (_hiring, (
        "hired_goes_to", "hires_per_action", "may_choose_any_in_queue", "hiring_pays_the_player",
        "hire_price_counts_hired", "hire_paid_to_bank", "hire_paid_before_taking", "hire_price_by_place",
    )),
    (_deputing, (
        "deputed_card_leaves_game", "deputed_card_put", "depute_paid_by_bank", "depute_amount_from",
        "depute_pay_before_bonus",
    )),
    (_deputed_with_bonus, (
        "deputed_leaves_after_bonus", "may_use_bonus_of_deputed", "depute_bonus_times",
        "depute_livre_usable_for_bonus",
    )),
    (_second_deputing, ("depute_again_in_round",)),
    (_queue_left, ("queue_leftovers_leave_game", "removed_employees_return")),
    (_income, ("income_base", "income_order", "income_take")),
)  # fmt: skip
"""Questions without parameters, by the moment at which they come up."""

SCENES: Final[Mapping[str, Scene]] = {
    **{name: Scene(moment=moment) for moment, names in _PLAIN for name in names},
    # setup and rounds
    "board_side_for": Scene(moment=_setup, sees={"seats": Seats()}),
    "board_side_other": Scene(moment=_setup, sees={"players": Seats()}),
    "all_used_with": Scene(moment=_setup, sees={"tiles": ASKED, "players": Seats()}),
    "all_halls_spaces": Scene(moment=_setup, sees={"players": Seats()}),
    "decoration_spaces": Scene(moment=_setup, sees={"decoration": ASKED, "players": Seats()}),
    "kitchen_spaces_of_side": Scene(moment=_setup, sees={"kitchen_side": ASKED, "players": Seats()}),
    "step_in_round_one": Scene(moment=_setup, sees={"round_step": ASKED}, steps=ROUNDS),
    "step_in_later_rounds": Scene(moment=_later, sees={"round_step": ASKED}, steps=ROUNDS),
    "first_round_has_phase": Scene(moment=lambda _: d.round_ == 1, sees={"phase": State(_phase)}, steps=ROUNDS),
    "later_round_has_phase": Scene(moment=lambda _: d.round_ >= 2, sees={"phase": State(_phase)}, steps=ROUNDS),
    "employees_revealed_in_round": Scene(moment=_preparing, sees={"round": ROUND}, steps=ROUNDS),
    "employees_revealed_of_level": Scene(moment=_preparing, sees={"round": ROUND, "level": ASKED}, steps=ROUNDS),
    "highest_level_in_queue": Scene(moment=_choosing, sees={"round": ROUND}, steps=ROUNDS),
    "highest_level_is_round": Scene(moment=_choosing, sees={"round": ROUND}, steps=ROUNDS),
    "deck_left_after": Scene(moment=_choosing, sees={"round": ROUND}, steps=ROUNDS),
    "queue_cleared": Scene(moment=_later, sees={"queue_left": QUEUE}),
    "employees_revealed_with": Scene(moment=_preparing, sees={"players": Seats()}, steps=ROUNDS),
    "garments_swept_with": Scene(moment=_later, sees={"players": Seats()}, steps=ROUNDS),
    "income_in_round": Scene(moment=_income, sees={"round": ROUND}, steps=ROUNDS),
    "after_income_next_round": Scene(moment=_income, sees={"round": ROUND}, steps=ROUNDS),
    "game_ends_after_round": Scene(moment=_last_income, steps=ROUNDS),
    "game_ends_at": Scene(moment=_last_income, steps=ROUNDS),
    "favor_returns": Scene(moment=_favor_taken, steps=(*ROUNDS, "play", "claim_favor", "finish")),
    "tiles_kept_face_down": Scene(moment=_tile_kept, steps=(*ROUNDS, "fill_tiles", "play", "acquire", "finish")),
    "may_hide": Scene(
        moment=lambda _: d.phase == d.ACTING,
        sees={"secret": State(_secret)},
        steps=(*ROUNDS, "fill_tiles", "play", "acquire", "finish"),
    ),
    "employee_deck_empty_at_end": Scene(moment=_over, steps=ROUNDS),
    "deck_empty_after_last_reveal": Scene(
        moment=lambda t: all_of(d.phase == d.CHOOSING, d.round_ == t.rounds), steps=ROUNDS
    ),
    # hands
    "hand_chosen_in_round": Scene(moment=_choosing, sees={"round": ROUND}, steps=ROUNDS),
    "hand_of": Scene(moment=_choosing, sees={"in_hand": AS_LIKED}),
    "hand_from_small_team": Scene(moment=_choosing, sees={"team": WHOLE_TEAM}),
    "reserve_taken_first": Scene(moment=_choosing, sees={"reserve": RESERVE}),
    "new_reserve_made": Scene(moment=_choosing, sees={"reserve": RESERVE}),
    "taken_from_reserve": Scene(moment=_choosing, sees={"reserve": RESERVE}),
    "taken_from_new_reserve": Scene(moment=_choosing, sees={"reserve": RESERVE}),
    "hand_choice_free": Scene(moment=_choosing, sees={"reserve": RESERVE}),
    "renewed_with_discard": Scene(
        moment=lambda t: all_of(d.phase == d.CHOOSING, held("reserve", 0) < t.hand),
        sees={"discard": Count(lambda _: held("discard", 0))},
    ),
    # turns
    "may_forgo": Scene(moment=lambda _: d.phase == d.ACTING, sees={"part_of_turn": State(_part_of_turn)}),
    "may_take_action": Scene(moment=_main_due, sees={"role": CARD_PLAYED, "action": AS_LIKED}),
    "claim_favor_in_round": Scene(moment=_main_due, sees={"round": ROUND}),
    "favor_by_starting_player": Scene(moment=_main_due, sees={"is_starting_player": SETUP}),
    "favor_scores_if_held_after_round": Scene(
        moment=_favor_kept, sees={"round": ROUND}, steps=(*ROUNDS, "play", "claim_favor", "finish")
    ),
    # hiring
    "hire_price": Scene(moment=_main_due, sees={"shown": QUEUE}),
    "may_hire_from": Scene(moment=_main_due, sees={"shown": QUEUE}),
    "hires_in_round": Scene(moment=_hiring, sees={"round": ROUND}),
    "team_grows_from": Scene(moment=_hiring, sees={"team_before": IN_TURN}),
    # deputing
    "may_depute": Scene(moment=lambda _: d.phase == d.ACTING, sees={"deck_size": TEAM, "via": VIA}),
    "depute_pay": Scene(moment=_deputing, sees={"role": CARD_PLAYED}),
    "bonus_depute_cards": Scene(moment=_deputing_bonus, sees={"depute_bonus": BONUS}),
    "bonus_depute_role": Scene(moment=_deputing_bonus, sees={"depute_bonus": BONUS, "role": AS_LIKED}),
    "bonus_depute_pay": Scene(moment=_deputing_bonus, sees={"depute_bonus": BONUS, "role": AS_LIKED}),
    "bonus_depute_own_bonus": Scene(moment=_deputing_bonus, sees={"depute_bonus": BONUS}),
    "bonus_depute_from": Scene(moment=_deputing_bonus, sees={"depute_bonus": BONUS, "card_place": State(_card_place)}),
    "bonus_depute_twice": Scene(moment=_own_card_deputed, sees={"depute_bonus": BONUS}),
    "bonus_depute_other_after_main": Scene(moment=_own_card_deputed, sees={"depute_bonus": BONUS}),
    "bonus_depute_nested": Scene(moment=_another_bonus, sees={"depute_bonus": BONUS}),
    # garments and decorations
    "may_make_garment_with": Scene(
        moment=_garment_shown,
        sees={"role": CARD_PLAYED, "golden_thimble": Unseen()},
        steps=(*ROUNDS, "fill_garments", "play"),
    ),
    "may_put_garment_on": Scene(
        moment=_garment_shown,
        sees={"role": CARD_PLAYED, "space": AS_LIKED},
        steps=(*ROUNDS, "fill_garments", "play"),
    ),
    "rent_again_in_hall": Scene(
        moment=_garment_shown,
        sees={"own_in_hall": Count(lambda t: t.of_actor("dressed"))},
        steps=(*ROUNDS, "fill_garments", "play", "rent", "finish"),
    ),
    "may_fund_kitchen_side": Scene(
        moment=_main_due,
        sees={"kitchen_side": AS_LIKED, "own_markers_on_side": State(_markers)},
        steps=(*ROUNDS, "play", "fund", "finish"),
    ),
    "income_with_several_markers": Scene(
        moment=_income, sees={"markers_on_side": State(_markers)}, steps=(*ROUNDS, "play", "fund", "finish")
    ),
}
"""The scene of each question that has one, by the question's id."""
