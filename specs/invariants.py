"""
What should hold in every game: the invariants of the base game, stated over the abstract game of one edition.

Those marked as strengthening say more than a player would ask; they carry the induction of the others.
"""

from __future__ import annotations

from typing import Any, Final

from oracle.dynamics import Property, System
from oracle.terms import all_of, any_of, when
from specs import dynamics as d
from specs import moves, trade
from specs.dynamics import Answers, Table, held
from specs.questions import base_components as parts
from specs.questions import base_garments as garments
from specs.questions import base_staff as staff
from specs.vocabulary import KitchenSide

STAFF: Final = ("reveal", "choose", "hire", "play", "forgo", "depute", "depute_by_bonus", "finish", "play_out")
"""The steps by which a search moves employees."""

DEPUTING: Final = ("reveal", "choose", "play", "depute", "finish", "play_out", "income")
"""The steps by which a search makes a team smaller in the plainest way."""

ROUNDS: Final = ("reveal", "choose", "play_out", "income")
"""The steps by which a search passes rounds."""

ONE: Final = {"seat": (0,)}
"""A search for what one team can come to looks at one player; the others play out their hands."""


TURN: Final = ("reveal", "choose", "play", "forgo", "finish")
"""The steps by which a search comes to a main action or a bonus, and to the next turn."""


def _implies(condition: Any, then: Any) -> Any:
    return any_of(~condition, then)


def _team(table: Table) -> list[Property]:
    """State the floor of the team: after every removal still to come, between turns, and in between."""
    s, floor = table.seats, table.floor
    always = int(table.ask(staff.team_always_at_least))
    counts = bool(table.ask(parts.team_contains_card_in_play))

    def mine(seat: int, what: Any) -> Any:
        return when(d.acting == seat, what, 0)

    return [
        Property(
            id="turn.seat",
            says="whose turn it is is one of the players",
            strengthens=True,
            tries=(*STAFF, "income"),
            narrowed=ONE,
            nearer=table.places(0) + d.in_play,
            holds=(all_of(d.acting >= 0, d.acting < len(s)),),
        ),
        Property(
            id="turn.idle",
            says="between turns no card is in play or about to leave, and no bonus is due",
            strengthens=True,
            tries=(*STAFF, "income"),
            narrowed=ONE,
            nearer=table.places(0) + d.in_play,
            holds=(_implies(d.turn == d.IDLE, all_of(d.in_play == 0, d.leaving == 0, d.right == 0)),),
        ),
        Property(
            id="turn.card",
            says="there is a card in play before its main action, and never less than none",
            strengthens=True,
            tries=(*STAFF, "income"),
            narrowed=ONE,
            nearer=table.places(0) + d.in_play,
            holds=(all_of(d.in_play >= 0, d.leaving >= 0), _implies(d.turn == d.PLAYED, d.in_play >= 1)),
        ),
        Property(
            id="turn.in_actions",
            says="a card in play, a main action or a deputing bonus is there during the actions only",
            strengthens=True,
            needs=("turn.idle", "hands.empty"),
            tries=(*STAFF, "income"),
            narrowed=ONE,
            nearer=table.places(0) + d.in_play,
            holds=(any_of(d.phase == d.ACTING, all_of(~(d.turn == d.PLAYED), d.right == 0, d.in_play <= 0)),),
        ),
        Property(
            id="hands.empty",
            says="outside the actions every hand is empty",
            strengthens=True,
            needs=("turn.in_actions",),
            tries=(*STAFF, "income"),
            narrowed=ONE,
            nearer=table.places(0) + d.in_play,
            holds=tuple(any_of(d.phase == d.ACTING, held("hand", n) == 0) for n in s),
        ),
        Property(
            id="cards.none_negative",
            says="no place has less than no card",
            strengthens=True,
            needs=("turn.card",),
            tries=(*STAFF, "income"),
            narrowed=ONE,
            nearer=table.places(0) + d.in_play,
            holds=tuple(all_of(*(held(w, n) >= 0 for w in ("reserve", "hand", "discard"))) for n in s),
        ),
        Property(
            id="team.floor_after_removals",
            says=f"a team keeps {floor} or more cards even when all cards about to leave are counted as gone",
            strengthens=True,
            needs=("turn.idle", "turn.in_actions", "hands.empty"),
            tries=(*STAFF, "income"),
            narrowed=ONE,
            nearer=table.places(0) + d.in_play,
            holds=tuple(
                when(
                    d.phase == d.ACTING,
                    table.places(n) + mine(n, d.in_play),
                    held("reserve", n) + held("discard", n) + mine(n, d.in_play),
                )
                >= floor
                for n in s
            ),
        ),
        Property(
            id="team.floor",
            says=f"between turns no team is below its floor of {floor}, however many deputings a turn brought",
            needs=("team.floor_after_removals", "turn.idle", "hands.empty", "cards.none_negative"),
            tries=(*STAFF, "income"),
            narrowed=ONE,
            nearer=table.places(0) + d.in_play,
            holds=tuple(_implies(d.turn == d.IDLE, table.places(n) >= floor) for n in s),
        ),
        Property(
            id="team.floor_in_between",
            says=f"at every moment of a turn a team has {always} or more cards, "
            + ("the card in play" if counts else "without the card in play")
            + (" included" if counts else ""),
            needs=("team.floor_after_removals", "turn.idle", "hands.empty", "cards.none_negative"),
            tries=(*STAFF, "income"),
            narrowed=ONE,
            nearer=table.places(0) + d.in_play,
            holds=tuple(
                table.places(n) + mine(n, (d.in_play + d.leaving) if counts else d.leaving) >= always for n in s
            ),
        ),
        Property(
            id="team.floor_in_places",
            says=f"at every moment of a turn {always} or more cards of a team lie in reserve, hand and discard pile",
            tries=DEPUTING,
            narrowed=ONE,
            nearer=table.places(0) + d.in_play,
            holds=tuple(table.places(n) >= always for n in s),
        ),
    ]


def _filled(table: Table, sizes: list[int]) -> Property:
    """State that a hand can be filled as the book has it, where it says what smaller teams play with."""

    def filled(seat: int) -> Any:
        team = held("reserve", seat) + held("discard", seat)
        return any_of(team >= table.hand, *(team == size for size in sizes))

    return Property(
        id="hand.filled",
        says=f"every hand can be filled to {table.hand} cards, or else takes in the whole team",
        needs=("team.floor_after_removals", "turn.in_actions"),
        tries=(*STAFF, "income"),
        narrowed=ONE,
        nearer=table.places(0) + d.in_play,
        holds=tuple(_implies(d.phase == d.CHOOSING, filled(n)) for n in table.seats),
    )


def _cards(table: Table) -> list[Property]:
    s = table.seats
    cards = table.cards + len(s) * table.start_team
    together = d.deck + d.queue + d.gone + d.in_play + d.leaving
    for n in s:
        together = together + table.places(n)
    before = [sum(table.revealed[:n]) for n in range(table.rounds)]
    left = moves.chain(d.round_ - 1, [table.cards - b for b in before])
    less = moves.chain(d.round_ - 1, [table.cards - b - r for b, r in zip(before, table.revealed, strict=True)])
    last = all_of(d.round_ == table.rounds, ~(d.phase == d.NEW))
    small = {k: table.small_hand(k) for k in range(1, table.hand)}
    fine = [k for k, v in small.items() if v is not None and v <= k]
    whole = table.floor < table.hand and all(k in fine for k in range(max(table.floor, 1), table.hand))

    return [
        Property(
            id="round.order",
            says="rounds and phases follow each other, and the deck holds what was not revealed yet",
            strengthens=True,
            tries=ROUNDS,
            holds=(
                all_of(d.round_ >= 1, d.round_ <= table.rounds, d.phase >= d.NEW, d.phase <= d.OVER),
                d.deck == when(d.phase == d.NEW, left, less),
            ),
        ),
        Property(
            id="hiring_deck.empty_after_last_refill",
            says=f"the hiring deck is empty exactly from the refill of round {table.rounds} on",
            needs=("round.order",),
            tries=ROUNDS,
            holds=(any_of(all_of(d.deck == 0, last), all_of(~(d.deck == 0), ~last)),),
        ),
        *([_filled(table, fine)] if whole else []),
        Property(
            id="hand.three",
            says=f"every hand can be filled to {table.hand} cards",
            needs=("team.floor_after_removals", "turn.in_actions"),
            tries=(*STAFF, "income"),
            narrowed=ONE,
            nearer=table.places(0) + d.in_play,
            holds=tuple(
                _implies(d.phase == d.CHOOSING, held("reserve", n) + held("discard", n) >= table.hand) for n in s
            ),
        ),
        Property(
            id="employees.conserved",
            says=f"all {cards} employee cards are in deck, queue, teams or out of the game, and none is owed",
            needs=("turn.seat", "turn.card", "hands.empty", "cards.none_negative", "round.order"),
            tries=(*STAFF, "income"),
            narrowed=ONE,
            nearer=table.places(0) + d.in_play,
            holds=(
                together == cards,
                all_of(d.deck >= 0, d.queue >= 0, d.gone >= 0),
                *(all_of(*(held(w, n) >= 0 for w in ("reserve", "hand", "discard"))) for n in s),
            ),
        ),
    ]  # fmt: skip


def _goods(table: Table) -> list[Property]:
    s = table.seats
    tile_steps = ("fill_tiles", "acquire", "draw_tile", "reward_tile", "spend_tiles", "return_tiles")
    robe_steps = ("fill_garments", "throw_garments", "rent", "sell", "return_garments")
    markers = int(table.ask(garments.marker_on_garment))
    return [
        Property(
            id="money.never_negative",
            says="nobody has less than no money",
            tries=(*TURN, "spend", "hire", "fill_tiles", "acquire", "draw_tile", *robe_steps, "fund"),
            holds=tuple(held("money", n) >= 0 for n in s),
        ),
        Property(
            id="resource_tiles.conserved",
            says=f"all {table.tiles} resource tiles are in stock, on display, with players or discarded",
            needs=("turn.seat",),
            tries=(*TURN, *tile_steps),
            holds=(
                d.bag + d.shown + d.used + table.total("kept") == table.tiles,
                all_of(d.bag >= 0, d.shown >= 0, d.used >= 0),
                *(held("kept", n) >= 0 for n in s),
            ),
        ),
        Property(
            id="garment_tiles.conserved",
            says=f"all {table.robes} garment tiles are in the bag, on display, rented or discarded",
            needs=("turn.seat",),
            tries=(*TURN, *robe_steps),
            holds=(
                d.robes_bag + d.robes_shown + d.robes_used + d.rented == table.robes,
                all_of(d.robes_bag >= 0, d.robes_shown >= 0, d.robes_used >= 0, d.rented >= 0),
                table.total("dressed") == markers * d.rented,
            ),
        ),
    ]  # fmt: skip


def _board(table: Table) -> list[Property]:
    s = table.seats
    renting = (*TURN, "fill_garments", "rent")
    return [
        Property(
            id=f"kitchen.one_marker_{side.name.lower()}",
            says=f"no player has two markers on the kitchen side that {side.value}",
            tries=(*TURN, "fund"),
            holds=tuple(held(side.name.lower(), n) <= 1 for n in s),
        )
        for side in KitchenSide
    ] + [
        Property(
            id="favor.one_holder",
            says="at most one player holds the favor",
            tries=(*TURN, "claim_favor"),
            holds=(table.total("favor") <= 1, *(held("favor", n) >= 0 for n in s)),
        ),
        Property(
            id="guest_space.held_once",
            says="every guest space holds the marker of at most one player, and one at most",
            tries=renting,
            holds=(table.total("guest") <= 1, *(held("guest", n) >= 0 for n in s)),
        ),
        Property(
            id="decoration_space.held_once",
            says="every decoration space holds the marker of at most one player, and one at most",
            tries=(*TURN, "fund"),
            holds=(table.total("decoration") <= 1, *(held("decoration", n) >= 0 for n in s)),
        ),
        Property(
            id="all_halls.space_held_once",
            says="every space of the bonus for all halls holds one marker at most",
            tries=(*TURN, "take_all_halls"),
            holds=(table.total("all_halls_space") <= 1, *(held("all_halls_space", n) >= 0 for n in s)),
        ),
        Property(
            id="all_halls.one_each",
            says="nobody holds two spaces of the bonus for all halls",
            tries=(*TURN, "take_all_halls"),
            holds=tuple(held("all_halls", n) <= 1 for n in s),
        ),
    ]


def system(ask: Answers, players: int) -> System:
    """
    Give the abstract game of an edition for so many players, with its invariants.

    Raises:
        GapError: The book leaves open what the game or an invariant stands on.
    """
    table = Table(ask, players)
    return System(
        name=f"{ask.book.edition}, {players} players",
        start=table.start(),
        actions=(*moves.steps(table), *trade.steps(table)),
        properties=(*_team(table), *_cards(table), *_goods(table), *_board(table)),
    )
