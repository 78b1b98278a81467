"""What holds in every position of every base game, written from the texts and not from the engine."""

from __future__ import annotations

from collections import Counter

from specs.position import Action, Position, bits
from specs.reference import Reference
from specs.steps import Step

SMALLEST_TEAM = {"deluxe-2020": 4, "original-2013": 1}
"""deluxe-pt:547-550 and summary-pt:98 (a team of one may not shrink)."""

CARDS, GARMENTS, TILES = 28, 42, 48
START_TEAM = 5
ROUNDS = 7
NEW_EACH_ROUND = 4
HAND = 3

_IN_WORK = {Step.SAVE: 4, Step.SPEND: 4, Step.FATE: 4, Step.SPACE: 4}
"""The place of a garment that is being made, in the frames that hold one."""


def cards_of(position: Position) -> list[int]:
    """Give every place of cards as a set."""
    sets = [position.deck, *(1 << c for c in position.queue)]
    for seat in position.seats:
        sets += [seat.hand, seat.reserve, seat.pile]
    if position.played >= 0:
        sets.append(1 << position.played)
    sets.append(position.leaving & ~(1 << position.played if position.played >= 0 else 0))
    return sets


def once(sets: list[int]) -> int:
    """Give the union of sets that share nothing."""
    found = 0
    for some in sets:
        assert not found & some, "something is at two places"
        found |= some
    return found


def check_things(game: Reference, position: Position) -> None:
    """Every card, tile and garment is at one place; of cards alone some leave the game."""
    cards = once(cards_of(position))
    assert cards < 1 << (CARDS + START_TEAM * game.players)
    frames = position.todo
    work = [1 << f[_IN_WORK[Step(f[0])]] for f in frames if f[0] in _IN_WORK]
    shown = [1 << g for g in position.windows if g >= 0]
    rented = [1 << (g >> 3) for g in (*position.guests, *position.terrace) if g >= 0]
    assert once([position.bag, position.rags, *work, *shown, *rented]) == (1 << GARMENTS) - 1
    drawn = [1 << f[2] for f in frames if f[0] == Step.USE]
    displayed = [1 << t for d in position.drawers for t in d if t >= 0]
    kept = [s.tiles for s in position.seats]
    assert once([position.stock, position.used, *drawn, *displayed, *kept]) == (1 << TILES) - 1


def check_players(game: Reference, position: Position) -> None:
    """No player owes anything, has too small a team, or has a marker too many."""
    floor = SMALLEST_TEAM[game.book.edition]
    playing = position.todo[-1][1] if position.todo and position.played >= 0 else -1
    parts = game.setting.parts
    for number, seat in enumerate(position.seats):
        assert min(seat.livre, seat.thread, seat.lace, seat.points) >= 0
        team = seat.hand | seat.reserve | seat.pile
        if number == playing and not position.leaving >> position.played & 1:
            team |= 1 << position.played
        assert team.bit_count() >= floor
        sides = Counter(
            d.side for d, owner in zip(parts.board.decorations, position.owners, strict=True) if owner == number
        )
        assert all(n == 1 for side, n in sides.items() if side is not None)
        assert position.all_halls.count(number) <= 1
    assert all(-1 <= s < game.players for s in (*position.owners, *position.all_halls, position.favor))
    assert all(g < 0 or g & 7 < game.players for g in (*position.guests, *position.terrace))


def check_step(game: Reference, before: Position, action: Action, after: Position) -> None:
    """A card that has left the game does not come back; a hand has its size; the deck lasts for all rounds."""
    gone = once(cards_of(after)) & ~once(cards_of(before))
    assert not gone, "a card has come back"
    if action[0] == "hand":
        seat = before.todo[-1][1]
        held = before.seats[seat]
        team = (held.reserve | held.pile).bit_count()
        assert after.seats[seat].hand.bit_count() == min(HAND, team)
        assert not held.hand
    if action[0] == "reveal" and (not after.todo or after.todo[-1][0] != Step.REVEAL):
        assert after.deck.bit_count() == CARDS - NEW_EACH_ROUND * after.round
        assert len(after.queue) == NEW_EACH_ROUND
        top = max(game.setting.level[c] for c in after.queue)
        # deluxe-pt:296-299: up to round six the highest level revealed is the number of the round.
        assert top == min(after.round, 6)
    for owner, now in zip((*before.owners, *before.all_halls), (*after.owners, *after.all_halls), strict=True):
        assert owner < 0 or owner == now, "a marker was moved"
    assert before.round <= after.round <= ROUNDS


def check_end(game: Reference, position: Position) -> None:
    """A game ends after the income of round seven, with all of its points on the sheet."""
    assert game.is_over(position)
    assert position.round == ROUNDS
    assert not position.deck
    for number, seat in enumerate(position.seats):
        assert seat.points == sum(points for _, owner, points in position.sheet if owner == number)
        assert not seat.hand
        assert seat.livre < 10
    outcome = game.outcome(position)
    best = max(outcome["scores"])
    assert outcome["winners"]
    assert all(outcome["scores"][w] == best for w in outcome["winners"])


def check(game: Reference, before: Position, action: Action, after: Position) -> None:
    """Check all that holds of one step."""
    check_things(game, after)
    check_players(game, after)
    check_step(game, before, action, after)


def members(numbers: int) -> list[int]:
    """Give the members of a set."""
    return list(bits(numbers))
