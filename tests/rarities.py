"""
Cases of options' rules that games by chance hardly bring, set by hand: each shows a rule decide something.

`RARE` names the rules; what is done in their positions is looked at by the tests of each, and counted by coverage.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from oracle.engine.play import play, swarm
from specs.actions import garment_sets
from specs.actions import opponent_cards as cards
from specs.held import events_of_rules
from specs.held.happening import happened
from specs.opponent import exams, garments
from specs.position import NOBODY, Action, Position, bits, guest
from specs.reference import Reference, reference
from specs.setting import Setting
from specs.steps import Step
from specs.tables import CountingTables
from tests.option_walks import ALL, SOLO

Played = tuple[Position, Action, Position]


@dataclass(frozen=True, slots=True)
class Arranged:
    """A game that counts what is looked up, and the setting of one that does not."""

    game: Reference
    plain: Setting

    def position(self) -> Position:
        """Give a position in which seat 0 has chosen its hand, in round 1, to be changed."""
        for _, _, after in play(self.game, swarm(1)):
            if after.todo and after.todo[-1][:2] == (Step.CARD, 0):
                found: Position = after.copy()
                return found
        raise AssertionError("seat 0 never plays")

    def number(self, kind: str, name: str) -> int:
        """Give the number of a thing by its name."""
        return self.game.notation.number(kind, name)


def arranged(options: tuple[str, ...] = ALL) -> Arranged:
    """Open a game with options."""
    players = 1 if SOLO in options else 3
    game = reference("deluxe-2020", players, options=options, tables=CountingTables)
    return Arranged(game, _plain(options, players))


@cache
def _plain(options: tuple[str, ...], players: int) -> Setting:
    return reference("deluxe-2020", players, options=options).setting


def decided(table: Arranged, steps: list[Played]) -> set[str]:
    """Give the rules that decided something: looked up since the game was opened, or embodied in what happened."""
    found = set(table.game.setting.rule.rules())
    events = happened(table.plain, iter(steps))
    embodied = events_of_rules(table.game.book, table.plain)
    return found | {rule for rule, at in embodied.items() if any(events[e] for e in at)}


def _act(table: Arranged, position: Position, *actions: str) -> list[Played]:
    found = []
    for text in actions:
        action = table.game.read(text)
        after = table.game.apply(position, action)
        found.append((position, action, after))
        position = after
    return found


def _own(table: Arranged, position: Position, *names: str) -> None:
    """Give seat 0 some cards to the hand, from wherever they are."""
    chosen = sum(1 << table.number("card", n) for n in names)
    box = position.own_box()
    box.decks = tuple(d & ~chosen for d in box.decks)
    box.dealt = tuple(NOBODY if c >= 0 and chosen >> c & 1 else c for c in box.dealt)
    position.deck &= ~chosen
    position.queue = tuple(c for c in position.queue if not chosen >> c & 1)
    position.seat(0).hand |= chosen


def _discard(table: Arranged, position: Position, seat: int, name: str) -> None:
    """Put a card on top of a player's discard pile."""
    card = table.number("card", name)
    box = position.own_box()
    box.decks = tuple(d & ~(1 << card) for d in box.decks)
    position.deck &= ~(1 << card)
    position.queue = tuple(c for c in position.queue if c != card)
    position.seat(seat).pile |= 1 << card
    box.piles = tuple((*p, card) if n == seat else p for n, p in enumerate(box.piles))


def _fill_halls(position: Position) -> None:
    """Let seat 1 rent every guest space that is free."""
    there = bits(position.bag)
    position.guests = tuple(guest(next(there), 1) if g < 0 else g for g in position.guests)
    used = sum(1 << (g >> 3) for g in position.guests)
    position.bag &= ~used


def _show(position: Position, garment: int) -> None:
    """Put a garment into the first window."""
    position.bag &= ~(1 << garment)
    position.windows = (garment, *position.windows[1:])


def _rich(position: Position, seat: int = 0) -> None:
    own = position.seat(seat)
    own.livre, own.thread, own.lace = 40, 5, 5
    own.tiles |= position.stock
    position.stock = 0


def _exam_deck_empty() -> tuple[Arranged, list[Played]]:
    table = arranged()
    position = table.position()
    _rich(position)
    card = "0:apprentice-1"
    _own(table, position, card)
    box = position.own_box()
    box.decks = (0, box.decks[1])
    box.tasks = (0b1111, *box.tasks[1:])
    steps = _act(table, position, f"card {card}")
    assert "main journeyman-exam" not in [table.game.write(a) for a in table.game.legal_actions(steps[-1][2])]
    return table, steps


def _her_exam_deck_empty() -> tuple[Arranged, list[Played]]:
    table = arranged((SOLO, *ALL))
    position = table.position()
    position.own_box().decks = (0, 0)
    before = position.seats[1].points
    exams.pass_if_ready(table.game.setting, position)
    assert position.seats[1].points == before
    return table, []


def _her_deck_lacks_role() -> tuple[Arranged, list[Played]]:
    table = arranged((SOLO, *ALL))
    position = table.position()
    position.seat(1).reserve = 0
    before = position.seats[1].points
    exams.pass_if_ready(table.game.setting, position)
    assert position.seats[1].points > before
    return table, []


def _no_space(shown: str) -> Callable[[], tuple[Arranged, list[Played]]]:
    def show() -> tuple[Arranged, list[Played]]:
        table = arranged()
        position = table.position()
        _rich(position)
        _show(position, table.number("garment", shown))
        _fill_halls(position)
        _own(table, position, "0:master-1")
        steps = _act(table, position, "card 0:master-1", "main make")
        offered = "window 1" in [table.game.write(a) for a in table.game.legal_actions(steps[-1][2])]
        assert offered is (shown == "couture-livre")
        return table, steps

    return show


def _no_tile() -> tuple[Arranged, list[Played]]:
    table = arranged()
    position = table.position()
    position.drawers = tuple((NOBODY,) * len(d) for d in position.drawers)
    todo = position.todo
    garment = table.number("garment", "couture-tile")
    garment_sets.reward(table.game.setting, position, (Step.REWARD, 0, garment, 0))
    assert position.todo == todo
    return table, []


def _no_jewel() -> tuple[Arranged, list[Played]]:
    table = arranged()
    position = table.position()
    garment = table.number("garment", "couture-jewel")
    position.bag &= ~(1 << garment)
    position.own_box().shown = (NOBODY,) * len(position.own_box().shown)
    position.owners = tuple(0 if n == table.game.setting.jeweler[0] else o for n, o in enumerate(position.owners))
    card = table.number("card", "0:master-1")
    position.played = card
    frame = (0, card, 0, garment)
    position.todo = (*position.todo[:-1], (Step.END_TURN, 0), (Step.REWARD, 0, garment, 0), (Step.SPACE, *frame))
    return table, _act(table, position, table.game.write(table.game.legal_actions(position)[0]))


def _copied(name: str, *then: str) -> Callable[[], tuple[Arranged, list[Played]]]:
    def show() -> tuple[Arranged, list[Played]]:
        table = arranged()
        position = table.position()
        _rich(position)
        _own(table, position, "j-copy")
        _discard(table, position, 1, name)
        steps = _act(table, position, "card j-copy", "main none", "bonus use", "copy 1", *then)
        return table, steps

    return show


def _hired_for_exam() -> tuple[Arranged, list[Played]]:
    table = arranged()
    position = table.position()
    _rich(position)
    _own(table, position, "0:master-1")
    box = position.own_box()
    box.dealt = (table.number("card", "s-master-exam"), *(NOBODY for _ in box.dealt[1:]))
    box.masters = (1, *box.masters[1:])
    return table, _act(table, position, "card 0:master-1", "main hire", "hire s-master-exam")


def _short_display() -> tuple[Arranged, list[Played]]:
    table = arranged()
    position = table.position()
    box = position.own_box()
    (first, *_), left = [*bits(box.bag)], box.bag
    box.bag, box.shown = 1 << first, (NOBODY,) * len(box.shown)
    box.owned = (left & ~box.bag, *box.owned[1:])
    position.round, position.favor = 1, NOBODY
    for seat in range(3):
        position.seat(seat).hand = 0
    position.todo = ((Step.CHOOSE,), (Step.SHOW_ON,), (Step.SHOW, len(box.shown) - 1))
    steps = _act(table, position, f"show {table.game.notation.name('jewel', first)}")
    return table, steps


def _stock_runs_out() -> tuple[Arranged, list[Played]]:
    table = arranged((SOLO, *ALL))
    position = table.position()
    shown = (1 << len(table.game.setting.parts.opponent)) - 1
    position.opponent = (0, 0, 0, shown, NOBODY)
    cards.refresh(table.game.setting, position)
    assert cards.stock_size(position) == shown.bit_count()
    return table, []


def _her_halls_full() -> tuple[Arranged, list[Played]]:
    table = arranged((SOLO, *ALL))
    position = table.position()
    _fill_halls(position)
    before = position.seats[1].points
    garments.reveal_for(table.game.setting, position, position.windows[0])
    assert position.seats[1].points > before
    return table, []


def _solo_tie() -> tuple[Arranged, list[Played]]:
    table = arranged((SOLO, *ALL))
    *_, (before, action, after) = play(table.game, swarm(1))
    after = after.copy()
    after.seat(0).points = after.seats[1].points
    after.seat(0).livre, after.seat(1).livre = 9, 0
    assert table.game.winners(after) == (1,)
    return table, [(before, action, after)]


RARE: Mapping[str, Callable[[], tuple[Arranged, list[Played]]]] = {
    "exams.deck_used_up": _exam_deck_empty,
    "solo.exam_deck_used_up": _her_exam_deck_empty,
    "solo.none_to_remove": _her_deck_lacks_role,
    "garment_sets.couture_needs_space": _no_space("couture-tile"),
    "garment_sets.couture_gown_needs_none": _no_space("couture-livre"),
    "garment_sets.couture_tile_none": _no_tile,
    "garment_sets.couture_jewel_none": _no_jewel,
    "jewelry_bonuses.copy_chain": _copied("j-reserve"),
    "jewelry_bonuses.copy_deputes_played": _copied("ii-depute", "depute j-copy"),
    "jewelry_bonuses.copied_apprentice_points": _copied("s-coats"),
    "jewelry_bonuses.condition_exam_long_ago": _hired_for_exam,
    "jewelry_box.left_stays_empty": _short_display,
    "solo.stock_runs_out": _stock_runs_out,
    "solo.all_halls_full": _her_halls_full,
    "solo.no_livre_in_tie": _solo_tie,
}
"""The rules, and the case of each: they are not left to chance, which brings them in one game of a thousand."""
