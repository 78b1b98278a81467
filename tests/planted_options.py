"""Errors planted into what options add, each one that an implementer could make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from specs.phases.scoring import Line
from specs.position import NOBODY, Action, Frame, Position
from specs.steps import Step
from tests.spoiling import Plant, Spoil, gain, keep, lose, mark


def of_box(place: str, value: Callable[[Any, int, Frame, Action], Any]) -> Spoil:
    """Set something of the box to another value."""

    def spoil(new: Position, seat: int, frame: Frame, action: Action) -> None:
        box = new.own_box()
        setattr(box, place, value(box, seat, frame, action))

    return spoil


def of_seat(place: str, value: Callable[[Any, int], Any]) -> Spoil:
    """Set a player's share of something of the box to another value."""

    def spoil(new: Position, seat: int, _frame: Frame, _action: Action) -> None:
        box = new.own_box()
        shares = list(getattr(box, place))
        shares[seat] = value(box, seat)
        setattr(box, place, tuple(shares))

    return spoil


def whole(place: str, value: Callable[[Position], Any]) -> Spoil:
    """Set something of the table to another value."""
    return lambda n, _s, _f, _a: setattr(n, place, value(n))


def of_team(place: str, value: Callable[[int, int], int]) -> Spoil:
    """Set a player's set of cards to another value, given what it is and the thing named."""

    def spoil(new: Position, seat: int, _frame: Frame, action: Action) -> None:
        mine = new.seat(seat)
        setattr(mine, place, value(getattr(mine, place), action[1]))

    return spoil


def add_to(place: str) -> Spoil:
    """Put the card that an action names into one more place of the player's."""
    return of_team(place, lambda held, card: held | 1 << card if card >= 0 else held)


def stays_beside(box: Any, _seat: int, _frame: Frame, action: Action) -> tuple[int, ...]:
    """Leave a card in the decks beside the exams."""
    return tuple(deck | 1 << action[1] for deck in box.decks)


def all_of(*spoils: Spoil) -> Spoil:
    """Spoil several things."""

    def spoil(new: Position, seat: int, frame: Frame, action: Action) -> None:
        for one in spoils:
            one(new, seat, frame, action)

    return spoil


def for_her(spoil: Spoil) -> Spoil:
    """Spoil something of the solo opponent's."""
    return lambda n, _s, f, a: spoil(n, 1, f, a)


def without_jewel_income(new: Position, _seat: int, frame: Frame, action: Action) -> None:
    """Let jewels bring no income."""
    for seat, owned in enumerate(new.box.owned if new.box else ()):
        gain(livre=-owned.bit_count())(new, seat, frame, action)


def opponent(at: int, more: int) -> Spoil:
    """Change what she has of cards."""

    def spoil(new: Position, _seat: int, _frame: Frame, _action: Action) -> None:
        new.opponent = tuple(v + more if n == at else v for n, v in enumerate(new.opponent))

    return spoil


def without_draw(new: Position, _seat: int, _frame: Frame, _action: Action) -> None:
    """Let a tile not be drawn."""
    new.todo = tuple(f for f in new.todo if f[0] != Step.DRAW)


def examined_stays(new: Position, seat: int, _frame: Frame, _action: Action) -> None:
    """Keep the card that took an exam."""
    new.seat(seat).reserve |= 1 << new.played if new.played >= 0 else 0


def second_jewelry(new: Position, seat: int, _frame: Frame, _action: Action) -> None:
    """Give a player two jewelry decorations."""
    new.owners = (*new.owners[:-2], seat, seat)


def dealt_again(box: Any, seat: int, _frame: Frame, action: Action) -> tuple[int, ...]:
    """Deal a player what was just hired."""
    return (*box.dealt[:seat], action[1], *box.dealt[seat + 1 :])


def for_copied(spoil: Spoil) -> Spoil:
    """Spoil something of the player whose card is copied."""
    return lambda n, _s, f, a: spoil(n, a[1], f, a)


def leftmost(new: Position, _seat: int, _frame: Frame, _action: Action) -> None:
    """Let her make the leftmost garment, whatever her card says."""
    first = next((n for n, g in enumerate(new.windows) if g >= 0), 0)
    new.todo = tuple((*f[:2], first) if f[:2] == (Step.OPPONENT, 1) else f for f in new.todo)


def off_the_terrace(new: Position, _seat: int, _frame: Frame, _action: Action) -> None:
    """Leave the garments that went to the terrace in their hall."""
    guests, terrace = list(new.guests), list(new.terrace)
    for place, guest in enumerate(terrace):
        if guest >= 0 and NOBODY in guests[:5]:
            guests[guests.index(NOBODY)], terrace[place] = guest, NOBODY
    new.guests, new.terrace = tuple(guests), tuple(terrace)


def not_shown(new: Position, _seat: int, _frame: Frame, action: Action) -> None:
    """Put the card that she shows back among those not shown."""
    new.opponent = (new.opponent[0], new.opponent[1] | 1 << action[1], *new.opponent[2:])


def point_more(line: Line, points: int = 1) -> Spoil:
    """Put points on a line of the score sheet that are not due."""
    return lambda n, s, _f, _a: setattr(n, "sheet", (*n.sheet, (int(line), s, points)))


def everybody(spoil: Spoil) -> Spoil:
    """Spoil something of every seat."""

    def spoil_all(new: Position, _seat: int, frame: Frame, action: Action) -> None:
        for seat in range(len(new.seats)):
            spoil(new, seat, frame, action)

    return spoil_all


OF_PLAYERS = (
    # Setting up and the display.
    Plant(name="a mixed card stays beside the exam", step=Step.MIX, spoil=of_box("decks", stays_beside)),
    Plant(name="mixed cards do not get to the deck", step=Step.MIX, spoil=whole("deck", lambda n: n.deck & 0xFFFFFF)),
    Plant(name="the dealt apprentice is of the team", step=Step.DEAL, spoil=add_to("hand")),
    Plant(name="dealing gives a Livre", step=Step.DEAL, spoil=gain(livre=1)),
    Plant(name="the display is turned round", step=Step.SHOW_ON, spoil=of_box(
        "shown", lambda b, _s, _f, _a: b.shown[::-1])),
    Plant(name="a jewel shown stays in the bag", step=Step.SHOW, spoil=of_box(
        "bag", lambda b, _s, _f, a: b.bag | 1 << a[1])),
    Plant(name="a jewel shown is owned", step=Step.SHOW, spoil=of_box(
        "owned", lambda b, _s, _f, a: (b.owned[0] | 1 << a[1], *b.owned[1:]))),
    # Jewels.
    Plant(name="a jewel costs a Livre more", step=Step.JEWEL, spoil=gain(livre=-1)),
    Plant(name="a jewel gives a point at once", step=Step.JEWEL, spoil=gain(points=1)),
    Plant(name="a jewel is not owned", step=Step.JEWEL, spoil=of_seat("owned", lambda _b, _s: 0)),
    Plant(name="a jewel stays in the display", step=Step.JEWEL, spoil=of_box(
        "shown", lambda b, s, _f, _a: (*b.shown[:-1], b.owned[s].bit_length() - 1))),
    Plant(name="no tile for a jewel of the colour", step=Step.JEWEL, spoil=without_draw),
    Plant(name="a jewelry decoration scores at once", step=Step.FUND, spoil=gain(points=1)),
    Plant(name="a second jewelry decoration", step=Step.FUND, spoil=second_jewelry),
    # Specialised apprentices.
    Plant(name="the apprentice costs a Livre", step=Step.HIRE, spoil=gain(livre=-1)),
    Plant(name="the apprentice can be hired again", step=Step.HIRE, spoil=of_box("dealt", dealt_again)),
    Plant(name="the apprentice gets lost", step=Step.HIRE, spoil=of_team("hand", lambda _held, _card: 0)),
    # Exams and tasks.
    Plant(name="an exam costs 4 Livre", step=Step.MAIN, only=("main", 6), spoil=gain(livre=1)),
    Plant(name="an exam gives two points", step=Step.MAIN, only=("main", 6), spoil=gain(points=1)),
    Plant(name="an exam for Master gives lace", step=Step.MAIN, only=("main", 7), spoil=gain(lace=1)),
    Plant(name="an exam for Master is free", step=Step.MAIN, only=("main", 7), spoil=gain(livre=5)),
    Plant(name="the markers stay on the tasks", step=Step.PICK, spoil=of_seat("tasks", lambda _b, _s: 1)),
    Plant(name="the marker stays in its area", step=Step.PICK, spoil=of_seat("areas", lambda b, s: 1 - b.areas[s])),
    Plant(name="the card picked stays beside the exam", step=Step.PICK, spoil=of_box("decks", stays_beside)),
    Plant(name="the card picked gets lost", step=Step.PICK, spoil=of_team("hand", lambda _held, _card: 0)),
    Plant(name="the examined card stays", step=Step.PICK, spoil=examined_stays),
    Plant(name="every task is done at once", step=Step.MET, spoil=of_seat("tasks", lambda _b, _s: 0b1111)),
    Plant(name="tasks done are lost", step=Step.MET, spoil=of_seat("tasks", lambda _b, _s: 0)),
    Plant(name="saying a task pays", step=Step.TASK, spoil=gain(livre=1)),
    Plant(name="saying a task does another too", step=Step.TASK, spoil=of_seat("tasks", lambda b, s: b.tasks[s] | 12)),
    # Bonuses.
    Plant(name="a new bonus gives a Livre more", step=Step.BONUS, only=("bonus", 1), spoil=gain(livre=1)),
    Plant(name="a new bonus gives a point more", step=Step.BONUS, only=("bonus", 1), spoil=gain(points=1)),
    Plant(name="a hall gives a Livre more", step=Step.HALL, spoil=gain(livre=1)),
    Plant(name="a hall gives a point more", step=Step.HALL, spoil=gain(points=1)),
    Plant(name="the reserve card stays there", step=Step.RESERVE, spoil=keep("reserve")),
    Plant(name="the reserve card is not on the pile", step=Step.RESERVE, spoil=of_team("pile", lambda _h, _c: 0)),
    Plant(name="the copied card goes", step=Step.COPY, spoil=for_copied(of_team("pile", lambda _h, _c: 0))),
    Plant(name="copying costs the other a Livre", step=Step.COPY, spoil=for_copied(gain(livre=-1))),
    Plant(name="a sale gives a point", step=Step.FATE, only=("sell",), spoil=gain(points=1)),
    Plant(name="a sale gives lace", step=Step.FATE, only=("sell",), spoil=gain(lace=1)),
    # Income and the end.
    Plant(name="jewels bring no income", step=Step.INCOME, spoil=without_jewel_income),
    Plant(name="jewels bring points in income", step=Step.INCOME, spoil=everybody(gain(points=1))),
    Plant(name="a point more for jewels", step=Step.OVER, spoil=point_more(Line.JEWELS)),
    Plant(name="a player has points for tiles", step=Step.OVER, spoil=point_more(Line.TILES)),
    Plant(name="a point more for employees", step=Step.SCORE, only=(1,), spoil=everybody(point_more(Line.BONUSES))),
    Plant(name="a point less for employees", step=Step.SCORE, only=(1,), spoil=everybody(
        point_more(Line.BONUSES, points=-1))),
    # The sets.
    Plant(name="a garment is lost", step=Step.HANG, spoil=lose("bag")),
    Plant(name="a tile is lost", step=Step.FILL, spoil=lose("stock")),
    Plant(name="late garments do not come", step=Step.LATE, spoil=whole("bag", lambda n: n.bag & ~(0b1111 << 52))),
    Plant(name="a late garment is discarded", step=Step.LATE, spoil=lose("bag")),
    Plant(name="a festive garment gives a point more", step=Step.SPEND, spoil=gain(points=1)),
    Plant(name="a festive garment pays", step=Step.SPEND, spoil=gain(livre=1)),
    Plant(name="a garment of a set costs more", step=Step.WINDOW, spoil=gain(livre=-1)),
    Plant(name="choosing a garment of a set gives a point", step=Step.WINDOW, spoil=gain(points=1)),
    Plant(name="a garment gives a Livre more", step=Step.REWARD, spoil=gain(livre=1)),
    Plant(name="a garment gives a point more", step=Step.REWARD, spoil=gain(points=1)),
    Plant(name="the favor always goes to the first seat", step=Step.REWARD, spoil=whole("favor", lambda _n: 0)),
    Plant(name="a called employee pays more", step=Step.CALL, spoil=gain(livre=1)),
    Plant(name="a called employee stays", step=Step.CALL, spoil=add_to("reserve")),
    Plant(name="calling nobody pays", step=Step.CALL, only=("call", NOBODY), spoil=gain(livre=1)),
)  # fmt: skip
"""Errors in what players do, and in what lies on the table."""

FAVOR, TILES, MAKE, HIRE, FUND = (("opponent", card) for card in (0, 2, 8, 15, 19))
"""A card of hers for each of her actions."""

PLACES = ("hand", "reserve", "pile")

OF_HER = (
    Plant(name="she gains a Livre for the favor", step=Step.OPPONENT, only=FAVOR, spoil=for_her(gain(livre=1))),
    Plant(name="the favor gives her 4 points", step=Step.OPPONENT, only=FAVOR, spoil=for_her(gain(points=1))),
    Plant(name="she leaves the favor", step=Step.OPPONENT, only=FAVOR, spoil=whole("favor", lambda _n: NOBODY)),
    Plant(name="she leaves tiles", step=Step.OPPONENT, only=TILES, spoil=for_her(lose("tiles"))),
    Plant(name="tiles give her a point", step=Step.OPPONENT, only=TILES, spoil=for_her(gain(points=1))),
    Plant(name="tiles give her lace", step=Step.OPPONENT, only=TILES, spoil=for_her(gain(lace=1))),
    Plant(name="tiles do every task of hers", step=Step.OPPONENT, only=TILES, spoil=for_her(
        of_seat("tasks", lambda _b, _s: 0b0111))),
    Plant(name="garments give her a point", step=Step.OPPONENT, only=MAKE, spoil=for_her(gain(points=1))),
    Plant(name="garments cost her lace", step=Step.OPPONENT, only=MAKE, spoil=for_her(gain(lace=-1))),
    Plant(name="her garments are counted from the left", step=Step.OPPONENT, only=MAKE, spoil=leftmost),
    Plant(name="hiring gives her a point", step=Step.OPPONENT, only=HIRE, spoil=for_her(gain(points=1))),
    Plant(name="hiring brings her no card", step=Step.OPPONENT, only=HIRE, spoil=opponent(0, -1)),
    Plant(name="whom she hires is lost", step=Step.OPPONENT, only=HIRE, spoil=for_her(all_of(*map(lose, PLACES)))),
    Plant(name="funding gives her a point", step=Step.OPPONENT, only=FUND, spoil=for_her(gain(points=1))),
    Plant(name="she puts a second marker", step=Step.OPPONENT, only=FUND, spoil=for_her(mark("owners"))),
    Plant(name="her card is not shown", step=Step.OPPONENT, spoil=not_shown),
    Plant(name="she has five cards", step=Step.CHOOSE, spoil=opponent(0, 1)),
    Plant(name="her cards are not shuffled", step=Step.CHOOSE, spoil=opponent(1, -1)),
    Plant(name="a tile drawn for her is lost", step=Step.LOT, only=("draw",), spoil=for_her(lose("tiles"))),
    Plant(name="the removed employee stays", step=Step.LOT, only=("remove",), spoil=for_her(add_to("reserve"))),
    Plant(name="removing gives a point", step=Step.LOT, only=("remove",), spoil=for_her(gain(points=1))),
    Plant(name="the picked employee stays in its deck", step=Step.LOT, only=("pick",), spoil=of_box(
        "decks", stays_beside)),
    Plant(name="the picked employee is lost", step=Step.LOT, only=("pick",), spoil=for_her(
        all_of(*(of_team(place, lambda held, card: held & ~(1 << card)) for place in PLACES)))),
    Plant(name="she receives income", step=Step.INCOME, spoil=for_her(gain(livre=5))),
    Plant(name="she receives points as income", step=Step.INCOME, spoil=for_her(gain(points=1))),
    Plant(name="her garments stay in their hall", step=Step.OVER, spoil=off_the_terrace),
    Plant(name="her exam gives no point", step=Step.LOT, only=("remove",), spoil=for_her(gain(points=-1))),
    Plant(name="a point more for her tiles", step=Step.OVER, spoil=for_her(point_more(Line.TILES))),
    Plant(name="a point more for her jewels", step=Step.OVER, spoil=for_her(point_more(Line.JEWELS))),
)  # fmt: skip
"""Errors in the turns of the solo opponent."""
