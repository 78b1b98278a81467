"""What is seen of a player's things on the board: what income and the final scoring count, and the score sheet."""

from __future__ import annotations

from typing import Any, Final

from specs.observables import LINES, Event
from specs.parts import Parts
from specs.position import NOBODY, Position, bits
from specs.questions.bonuses import Bonus
from specs.questions.jewelry_bonuses import NewBonus
from specs.vocabulary import Decoration, Garment, KitchenSide

Facts = dict[str, Any]

GOWNS: Final = (Garment.COMMON_GOWN, Garment.UNCOMMON_GOWN)
COLOR_NAMES: Final = tuple((g, f"garments_{g.name.lower()}") for g in Garment)
CROWNED: Final = (Bonus.VI_TEAM, Bonus.VI_NOTIONS, Bonus.VI_MASTER_GUESTS, Bonus.VI_COUPLES)
NEW_CROWNED: Final = (NewBonus.M_JEWEL_SETS, NewBonus.M_NECKLACES, NewBonus.M_DECORATIONS, NewBonus.M_APPRENTICES)
"""The bonuses of the Jewelry Box that count at the end of the game."""


class Scores:
    """What players have on the board and on the score sheet."""

    crowned: Final = frozenset[Bonus | NewBonus | None]({*CROWNED, *NEW_CROWNED})

    def __init__(self, parts: Parts, players: int) -> None:
        self.parts, self.players = parts, players
        board = parts.board
        self._halls = tuple(space.hall for space in board.guests)
        self._masters = tuple(space.master for space in board.guests)
        self._musician = {d.hall: n for n, d in enumerate(board.decorations) if d.kind is Decoration.MUSICIAN}
        self._fireworks = tuple(n for n, d in enumerate(board.decorations) if d.kind is Decoration.FIREWORK)
        self._statues = tuple(n for n, d in enumerate(board.decorations) if d.kind is Decoration.STATUE)
        self._crowned_cards = tuple((b, [n for n, e in enumerate(parts.employees) if e.bonus is b]) for b in CROWNED)

    @staticmethod
    def cards(position: Position) -> int:
        """Give the set of all cards that are in the game."""
        found = position.deck | position.leaving
        if position.played != NOBODY:
            found |= 1 << position.played
        for card in position.queue:
            found |= 1 << card
        for seat in position.seats:
            found |= seat.hand | seat.reserve | seat.pile
        return found

    def rolls(self, tiles: int) -> tuple[int, int, int, int]:
        """Give how many rolls of each colour some tiles show."""
        a = b = c = d = 0
        for tile in bits(tiles):
            silk = self.parts.resources[tile].silk
            a, b, c, d = a + silk[0], b + silk[1], c + silk[2], d + silk[3]
        return a, b, c, d

    def on_board(self, facts: Facts, position: Position, s: int) -> None:
        """Count what a player has on the board."""
        mine = [n for n, g in enumerate(position.guests) if g != NOBODY and g & 7 == s]
        colors = [self.parts.garments[position.guests[n] >> 3].color for n in mine]
        colors += [self.parts.garments[g >> 3].color for g in position.terrace if g != NOBODY and g & 7 == s]
        facts["decorations"], facts["garments"] = position.owners.count(s), len(colors)
        for color, name in COLOR_NAMES:
            facts[name] = colors.count(color)
        facts["gowns"] = sum(color in GOWNS for color in colors)
        facts["coats"] = len(colors) - facts["gowns"]
        facts["master_guests"] = sum(self._masters[n] for n in mine)
        sides = [
            space.side for space, owner in zip(self.parts.board.decorations, position.owners, strict=True) if owner == s
        ]
        facts["kitchen_by_decorations"] = sides.count(KitchenSide.BY_DECORATIONS)
        facts["kitchen_by_garments"] = sides.count(KitchenSide.BY_GARMENTS)

    def presence(self, b: Position, a: Position, s: int) -> Facts:
        """Observe in how many halls a player is represented, and the bonus for all of them."""
        halls = {hall for hall, g in zip(self._halls, a.guests, strict=True) if g != NOBODY and g & 7 == s}
        halls |= {hall for hall, n in self._musician.items() if hall is not None and a.owners[n] == s}
        new = [n for n, (x, y) in enumerate(zip(b.all_halls, a.all_halls, strict=True)) if x != y]
        values = self.parts.board.all_halls
        free = [values[n] for n, owner in enumerate(b.all_halls) if owner == NOBODY]
        return {
            "event": Event.PRESENCE, "halls_present": len(halls), "players": self.players,
            "all_halls_before": b.all_halls.count(s), "all_halls_after": a.all_halls.count(s),
            "all_halls_free": len(free),
            "got_best_free": len(new) == 1 and a.all_halls[new[0]] == s and values[new[0]] == max(free, default=0),
            "shared_changes": len(new),
        }  # fmt: skip

    def income(self, b: Position, a: Position, s: int) -> Facts:
        """Observe what a player receives at the end of a round."""
        facts: Facts = {"event": Event.INCOME, "round": b.round, "livre": b.seats[s].livre, "extra": False}
        facts["livre_gain"] = a.seats[s].livre - b.seats[s].livre
        facts["points_gain"] = a.seats[s].points - b.seats[s].points
        facts["thread_gain"] = a.seats[s].thread - b.seats[s].thread
        facts["lace_gain"] = a.seats[s].lace - b.seats[s].lace
        self.on_board(facts, a, s)
        return facts

    def _lines(self, facts: Facts, position: Position, s: int) -> None:
        points = [0] * len(LINES)
        for line, seat, gained in position.sheet:
            if seat == s:
                points[line] += gained
        for name, gained in zip(LINES, points, strict=True):
            facts[f"line_{name}"] = gained
        facts["line_total"] = sum(points)

    def scoring(self, b: Position, a: Position, s: int) -> Facts:
        """Observe the final scoring up to the fireworks, with the income of the last round before it."""
        x, y = b.seats[s], a.seats[s]
        facts: Facts = {
            "event": Event.SCORING, "players": self.players, "round": b.round, "livre": x.livre, "points": x.points,
            "thread": x.thread, "lace": x.lace, "livre_left": y.livre, "extra": False,
            "thread_gain": y.thread - x.thread, "lace_gain": y.lace - x.lace,
            "holds_favor": a.favor == s, "big_board": self.players >= 4,
            "team": (y.hand | y.reserve | y.pile).bit_count(),
        }  # fmt: skip
        self.on_board(facts, a, s)
        self._lines(facts, a, s)
        cards = y.hand | y.reserve | y.pile
        for bonus, numbers in self._crowned_cards:
            facts[f"crowned_{bonus.name.lower()}"] = any(cards >> n & 1 for n in numbers)
        for hall in range(len(self.parts.board.hall_points)):
            self._hall(facts, a, s, hall)
        self._firework(facts, a, s)
        return facts

    def _hall(self, facts: Facts, a: Position, s: int, hall: int) -> None:
        counts, masters = [0] * self.players, [0] * self.players
        for where, master, guest in zip(self._halls, self._masters, a.guests, strict=True):
            if where == hall and guest != NOBODY:
                counts[guest & 7] += 1
                masters[guest & 7] += master
        even = [p for p in range(self.players) if p != s and counts[p] == counts[s]]
        same = [p for p in even if masters[p] == masters[s]]
        name = f"hall{hall}"
        facts[f"{name}_mine"] = counts[s]
        facts[f"{name}_ahead"] = sum(c > counts[s] for c in counts)
        facts[f"{name}_even"] = len(even)
        facts[f"{name}_even_more_masters"] = sum(masters[p] > masters[s] for p in even)
        facts[f"{name}_even_same_masters"] = len(same)
        musician = self._musician.get(hall)
        facts[f"{name}_musician_tied"] = musician is not None and a.owners[musician] in same
        facts[f"{name}_first"], facts[f"{name}_second"] = self.parts.board.hall_points[hall]

    def _firework(self, facts: Facts, a: Position, s: int) -> None:
        prices: list[list[int]] = [[] for _ in range(self.players)]
        for n in self._fireworks:
            if a.owners[n] != NOBODY:
                prices[a.owners[n]].append(self.parts.board.decorations[n].price)
        mine = prices[s]
        facts["fireworks"] = len(mine)
        facts["fireworks_ahead"] = sum(len(p) > len(mine) for p in prices)
        facts["fireworks_dearer"] = sum(len(p) == len(mine) and max(p) > max(mine) for p in prices if p and mine)
        facts["fireworks_first"], facts["fireworks_second"] = self.parts.board.firework_points

    def final(self, _b: Position, a: Position, s: int) -> Facts:
        """Observe the whole score sheet of a player."""
        facts: Facts = {"event": Event.FINAL, "points": a.seats[s].points, "players": self.players}
        self.on_board(facts, a, s)
        self._lines(facts, a, s)
        board, tiles = self.parts.board, self.parts.garments
        facts["statues"] = sum(a.owners[n] == s for n in self._statues)
        facts["printed_garments"] = sum(tiles[g >> 3].points for g in a.guests if g != NOBODY and g & 7 == s)
        for factor in (2, 3):
            facts[f"printed_terrace_x{factor}"] = sum(
                tiles[g >> 3].points
                for g, space in zip(a.terrace, board.decorations, strict=True)
                if g != NOBODY and g & 7 == s and space.factor == factor
            )
        facts["printed_decorations"] = sum(
            d.points for d, owner in zip(board.decorations, a.owners, strict=True) if owner == s
        )
        facts["printed_all_halls"] = sum(
            points for points, owner in zip(board.all_halls, a.all_halls, strict=True) if owner == s
        )
        return facts

    def result(self, a: Position, winners: tuple[int, ...], s: int) -> Facts:
        """Observe whether a player has won."""
        most = max(seat.points for seat in a.seats)
        return {
            "event": Event.RESULT, "points": a.seats[s].points, "livre": a.seats[s].livre, "most_points": most,
            "most_livre_of_best": max(seat.livre for seat in a.seats if seat.points == most),
            "won": s in winners, "players": self.players,
        }  # fmt: skip
