"""The steps of the abstract game: what each needs and what it changes, with the book's answers filled in."""

from __future__ import annotations

from typing import Any

from oracle.dynamics import Action, Parameter
from oracle.terms import all_of, any_of, when
from specs import dynamics as d
from specs.dynamics import Table, held, holder
from specs.questions import base_preparation as preparation
from specs.questions import base_staff as staff
from specs.questions import base_turns as turns
from specs.questions import bonuses_depute, deputing, hiring, income
from specs.questions.bonuses import CardPlace
from specs.vocabulary import Role, Via


def amount(name: str, lowest: int = 0, highest: int | None = None, *, tries: tuple[int, ...] = (0,)) -> Parameter:
    """Give a parameter that is a number."""
    return Parameter(name=name, lowest=lowest, highest=highest, tries=tries)


def one_of(name: str, labels: tuple[str, ...]) -> Parameter:
    """Give a parameter that is one of some things."""
    tries = tuple(range(len(labels)))
    return Parameter(name=name, lowest=0, highest=len(labels) - 1, tries=tries, labels=labels)


_ROLE = Parameter(name="role", lowest=0, highest=len(Role) - 1, tries=(0,), told=False)
_BONUSES = ("no deputing bonus", *(f"deputing bonus of level {k.value}" for k in d.KINDS))


def chain(of: Any, values: list[int]) -> Any:
    """Give the value at the place `of`, counted from 0; the last one stands for all above it."""
    term: Any = values[-1]
    for place in range(len(values) - 2, -1, -1):
        if values[place] is not values[place + 1]:
            term = when(of <= place, values[place], term)
    return term


def turn_is(*parts_of_turn: int) -> Any:
    """Say that the turn stands at one of some parts."""
    return any_of(*(d.turn == p for p in parts_of_turn))


def rounds(table: Table) -> list[Action]:
    """Give the steps of preparing a round, choosing hands, taking income and going on."""
    ask = table.ask
    now = chain(d.round_ - 1, table.revealed)
    leave = ask(preparation.queue_leftovers_leave_game)
    favor = (lambda _: 0) if ask(preparation.favor_returns) else (lambda s: held("favor", s))
    small = {k: table.small_hand(k) for k in range(1, table.hand)}

    def hand(s: int) -> Any:
        team = held("reserve", s) + held("discard", s)
        term: Any = when(team >= table.hand, table.hand, team)
        for size, chosen in small.items():
            if chosen is not None and chosen != size:
                term = when(team == size, chosen, term)
        return when(held("reserve", s) >= table.hand, table.hand, term)

    def reserve(s: int) -> Any:
        team = held("reserve", s) + held("discard", s)
        return when(held("reserve", s) >= table.hand, held("reserve", s) - table.hand, team - hand(s))

    def discard(s: int) -> Any:
        return when(held("reserve", s) >= table.hand, held("discard", s), 0)

    def received(s: int) -> Any:
        return held("money", s) + int(ask(income.income_base))

    return [
        Action(
            name="reveal",
            guards={"round_begins": d.phase == d.NEW, "cards_left": d.deck >= now},
            updates={
                "phase": d.CHOOSING, "deck": d.deck - now, "queue": now if leave else d.queue + now,
                "gone": d.gone + d.queue if leave else d.gone, **table.all("favor", favor),
            },
        ),
        Action(
            name="choose",
            guards={"hands_due": d.phase == d.CHOOSING},
            updates={
                "phase": d.ACTING, **table.all("hand", hand), **table.all("reserve", reserve),
                **table.all("discard", discard),
            },
        ),
        Action(
            name="play_out",
            guards={"actions_due": d.phase == d.ACTING, "no_turn": d.turn == d.IDLE},
            updates={
                "phase": d.INCOME, **table.all("hand", lambda _: 0),
                **table.all("discard", lambda s: held("discard", s) + held("hand", s)),
            },
        ),
        Action(
            name="income",
            guards={"income_due": d.phase == d.INCOME},
            updates={
                "phase": when(d.round_ < table.rounds, d.NEW, d.OVER),
                "round": when(d.round_ < table.rounds, d.round_ + 1, d.round_), **table.all("money", received),
            },
        ),
    ]  # fmt: skip


def turns_(table: Table) -> list[Action]:
    """Give the steps of playing a card, forgoing its main action, and ending the turn."""
    bears = one_of("bears", _BONUSES)
    seat = amount("seat", highest=len(table.seats) - 1, tries=(0, 1))
    owned = [(bears.term == n) & (holder(k) == seat.term + 1) for n, k in enumerate(d.KINDS, start=1)]
    in_hand = any_of(*((seat.term == s) & (held("hand", s) >= 1) for s in table.seats))
    cards = int(table.ask(turns.cards_per_turn))
    return [
        Action(
            name="play",
            parameters=(seat, bears),
            guards={
                "actions_due": d.phase == d.ACTING, "no_turn": d.turn == d.IDLE, "card_in_hand": in_hand,
                "bonus_is_there": any_of(bears.term == 0, *owned),
            },
            updates={
                "turn": d.PLAYED, "acting": seat.term, "in_play": d.in_play + cards, "right": bears.term,
                **table.all("hand", lambda s: when(seat.term == s, held("hand", s) - cards, held("hand", s))),
            },
        ),
        Action(name="forgo", guards={"main_due": turn_is(d.PLAYED)}, updates={"turn": d.BONUS}),
        Action(
            name="finish",
            guards={"turn_begun": turn_is(d.BONUS, d.DONE)},
            updates={
                "turn": d.IDLE, "in_play": 0, "leaving": 0, "right": 0, "gone": d.gone + d.leaving,
                **table.own("discard", d.in_play),
            },
        ),
    ]  # fmt: skip


def hirings(table: Table) -> list[Action]:
    """Give the step of hiring."""
    ask = table.ask
    card = one_of("card", _BONUSES)
    goes = ask(staff.hired_goes_to).name.lower()
    cards = int(ask(staff.hires_per_action))
    on_display = [any_of(card.term == 0)]
    hired = {}
    for n, kind in enumerate(d.KINDS, start=1):
        first, last = table.shows(n)  # the n-th deputing bonus stands on a card of level n
        on_display.append(all_of(card.term == n, holder(kind) == 0, d.round_ >= first, d.round_ <= last))
        hired[f"holder.{kind.name.lower()}"] = when(card.term == n, d.acting + 1, holder(kind))
    price = ask.by(hiring.hire_price, d.queue, lowest=1)
    return [
        Action(
            name="hire",
            parameters=(card,),
            guards={
                "main_due": turn_is(d.PLAYED), "queue_not_empty": ask.where(hiring.may_hire_from, d.queue),
                "on_display": any_of(*on_display), **table.can_pay(price),
            },
            updates={
                "turn": d.BONUS, "queue": d.queue - cards, **table.own(goes, cards), **table.own("money", -1 * price),
                **hired,
            },
        )
    ]  # fmt: skip


def _leaves(after_bonus: Any) -> dict[str, Any]:
    """A deputed card leaves after its bonus, so at the end of the turn, or else at once."""
    return {"leaving": d.leaving + 1} if after_bonus else {"gone": d.gone + 1}


def _off(table: Table, borne: Any) -> dict[str, Any]:
    """The deputing bonus of a card that leaves belongs to nobody any more."""
    nobody = len(table.seats) + 1
    return {f"holder.{k.name.lower()}": when(borne == n, nobody, holder(k)) for n, k in enumerate(d.KINDS, start=1)}


def _team(table: Table) -> Any:
    """Give the acting player's team as it is counted when somebody is to be deputed."""
    ask = table.ask
    stay = d.leaving if ask(bonuses_depute.bonus_depute_floor_counts_leaving) else 0
    return table.counted(stay, in_play_counts=bool(ask(staff.depute_floor_counts_played)))


def depute(table: Table) -> Action:
    """Give the main action of deputing."""
    ask = table.ask
    after_bonus = ask(staff.deputed_leaves_after_bonus)
    bonus = after_bonus and ask.allows(staff.depute_bonus_once_more)
    pay = chain(_ROLE.term, [int(ask(deputing.depute_pay, role=r)) for r in Role])
    large = ask.where(deputing.may_depute, _team(table), via=Via.MAIN)
    return Action(
        name="depute",
        parameters=(_ROLE,),
        guards={"main_due": turn_is(d.PLAYED), "team_above_floor": large},
        updates={
            "turn": d.BONUS if bonus else d.DONE, "right": d.right if bonus else 0, "in_play": d.in_play - 1,
            **_leaves(after_bonus), **table.own("money", pay), **_off(table, d.right),
        },
    )  # fmt: skip


def depute_by_bonus(table: Table) -> Action:
    """
    Give the bonuses that depute, whose deputed card may have such a bonus again.

    `place` is where the deputed card is, `bears` the deputing bonus it has, if any.
    """
    ask = table.ask
    place = one_of("place", tuple(p.value for p in d.PLACES))
    bears = one_of("bears", _BONUSES)
    itself = place.term == d.PLACES.index(CardPlace.PLAYED)
    kinds = list(enumerate(d.KINDS, start=1))
    allowed = any_of(
        *(
            all_of(d.right == n, place.term == p)
            for n, kind in kinds
            for p, where in enumerate(d.PLACES)
            if ask.allows(bonuses_depute.bonus_depute_from, depute_bonus=kind, card_place=where)
        )
    )
    there = any_of(
        *(all_of(place.term == p, table.of_actor(w) >= 1) for p, w in enumerate(("reserve", "hand", "discard"))),
        all_of(itself, d.in_play >= 1),
    )
    own = any_of(
        all_of(itself, bears.term == d.right),
        all_of(~itself, any_of(
            bears.term == 0,
            *(all_of(bears.term == n, holder(k) == d.acting + 1, ~(d.right == n)) for n, k in kinds),
        )),
    )  # fmt: skip
    after_main = any_of(
        *(
            (d.right == n)
            if ask.allows(bonuses_depute.bonus_depute_other_after_main, depute_bonus=k)
            else all_of(d.right == n, d.in_play >= 1)
            for n, k in kinds
        )
    )
    own_bonus, nested = bonuses_depute.bonus_depute_own_bonus, bonuses_depute.bonus_depute_nested
    used = any_of(*(d.right == n for n, k in kinds if ask.allows(own_bonus, depute_bonus=k)))
    again = any_of(*(d.right == n for n, k in kinds if ask.allows(nested, depute_bonus=k)))
    goes_on = all_of(used, again, True if ask.allows(bonuses_depute.bonus_depute_itself_again) else ~itself)
    paid = bonuses_depute.bonus_depute_pay
    pays = [chain(_ROLE.term, [int(ask(paid, depute_bonus=k, role=r)) for r in Role]) for k in d.KINDS]
    pay = chain(d.right - 1, pays)
    taken: dict[str, Any] = {}
    for p, what in enumerate(("reserve", "hand", "discard")):
        taken |= table.own(what, when(place.term == p, -1, 0))
    large = ask.where(deputing.may_depute, _team(table), via=Via.BONUS)
    return Action(
        name="depute_by_bonus",
        parameters=(place, bears, _ROLE),
        guards={
            "bonus_due": all_of(d.turn == d.BONUS, d.right >= 1), "team_above_floor": large, "place_allowed": allowed,
            "card_is_there": there, "bonus_is_there": own, "own_card_first": after_main,
        },
        updates={
            **taken, **_leaves(ask(bonuses_depute.bonus_depute_bonus_order) is bonuses_depute.RemovalOrder.BEFORE),
            "in_play": when(itself, d.in_play - 1, d.in_play), "right": when(goes_on, bears.term, 0),
            "turn": when(used, d.BONUS, d.DONE), **table.own("money", pay), **_off(table, bears.term),
        },
    )  # fmt: skip


def steps(table: Table) -> list[Action]:
    """Give the steps that move employees."""
    return [*rounds(table), *turns_(table), *hirings(table), depute(table), depute_by_bonus(table)]
