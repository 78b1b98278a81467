"""
The reference game of an edition: the book, a set of parts and the house rules of those who play, ready to be played.

It is what the machine plays, writes logs of and judges logs by.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from oracle.book import Book
from oracle.errors import IllegalActionError, InvalidActionError
from oracle.questions import Effect, Question
from oracle.rules import Refusal, Rule
from specs.citing import claims_on
from specs.component_options import with_options
from specs.component_sets import read_set, side_for
from specs.editions import book
from specs.game import CHANCE, OPPONENT, Game
from specs.held import check
from specs.held.cases import HOUSE
from specs.held.limits import refuse_unplayable
from specs.house import house_rules
from specs.notation import VERBS, Notation
from specs.options import SEATS_OF_SOLO, SOLO, check_players, needs_box
from specs.parts import Parts
from specs.phases.scoring import Line
from specs.position import Action, Position
from specs.refusals import why_not
from specs.refusals.reason import Reason
from specs.setting import Setting
from specs.tables import Tables
from specs.views import Views

LENDER: Final = "deluxe-2020"
"""The edition whose answers are borrowed where no text of the other gives one."""

MOST_CITATIONS: Final = 24
"""So many lines are shown at most."""


SCORED_BY: Final[Mapping[Line, str]] = {
    Line.IN_PLAY: "bonus_points_at_once",
    Line.MONEY: "money_points",
    Line.BONUSES: "crowned_bonus_at_end",
    Line.FAVOR: "favor_end_points",
    Line.HALLS: "hall_place_scores",
    Line.FIREWORKS: "firework_place_scores",
    Line.STATUES: "statue_points",
    Line.GARMENTS: "garment_points_at_end",
    Line.TERRACE: "terrace_garment_points",
    Line.DECORATIONS: "decoration_points_at_end",
    Line.ALL_HALLS: "all_halls_points_at_end",
    Line.JEWELS: "jewel_points",
    Line.TILES: "solo_tile_points",
}
"""The question whose answer gives the points of each line of a score sheet."""


class Reference(Game):
    """
    A game as the machine plays it.

    Attributes:
        book: What decides.
        notation: How actions are written.
        views: How positions are shown.
    """

    def __init__(self, tables: Tables, parts: Parts, players: int, rulings_digest: str = "") -> None:
        super().__init__(tables, parts, players)
        self.book: Book = tables.book
        self.notation = Notation(self.setting)
        self.views = Views(self.setting, self.notation)
        self._rulings = rulings_digest

    def header(self) -> dict[str, Any]:
        """Give what a log of this game begins with."""
        return {
            "format": "rococo-log/1",
            "edition": self.book.edition,
            "players": 1 if self.setting.solo else self.players,
            "options": list(self.book.options),
            "components": self.setting.parts.digest,
            "rulings": self._rulings,
        }

    @property
    def seat_names(self) -> tuple[str, ...]:
        """How each seat is named where results are told."""
        if self.setting.solo:
            return ("0", "du-barry")
        return tuple(map(str, range(self.players)))

    @property
    def others(self) -> Mapping[str, int]:
        """Those who act and have no seat, by the name that logs give them."""
        return {"chance": CHANCE, "du-barry": OPPONENT} if self.setting.solo else {"chance": CHANCE}

    def write(self, action: Action) -> str:
        """
        Give an action as text.

        Raises:
            InvalidActionError: It is none.
        """
        return self.notation.write(action)

    def same(self, action: Action, legal: Sequence[Action]) -> Action | None:
        """Give the legal action that an action is: cards of a hand and tiles to spend are named in any order."""
        if action in legal:
            return action
        if VERBS[action[0]][-1:] != ("...",):
            return None
        named = (action[0], *sorted(action[1:]))
        return next((a for a in legal if a[0] == named[0] and (a[0], *sorted(a[1:])) == named), None)

    def read(self, text: str) -> Action:
        """
        Give the action that a text stands for.

        Raises:
            InvalidActionError: It stands for none.
        """
        return self.notation.read(text)

    def show(self, position: Position) -> Mapping[str, Any]:
        """Give a position as plain values."""
        return self.views.show(position)

    def view(self, position: Position, player: int) -> Mapping[str, Any]:
        """Give what one player may see of a position."""
        return self.views.view(position, player)

    def well_formed(self, action: Action) -> Action:
        """
        Give an action that is one of this game, in whatever position.

        Raises:
            InvalidActionError: It is none.
        """
        try:
            text = self.write(action)
            if self.read(text) == action:
                return action
        except (AttributeError, LookupError, TypeError, ValueError, InvalidActionError):
            pass
        hint = "legal_actions gives actions, read reads one"
        raise InvalidActionError(f"an action of this game, got {str(action)[:60]!r}", hint=hint)

    def refuse(self, position: Position, action: Action) -> Refusal:
        """
        Say why an action is not legal: the rule that decides, and the lines it rests on.

        Raises:
            InvalidActionError: It is no action of this game.
        """
        self.well_formed(action)
        action = self.same(action, self.legal_actions(position)) or action
        reason = why_not(self.setting, position, action)
        return self._refusal(reason) if reason else Refusal("", "nothing stands against it", ())

    def refuse_turn(self, position: Position, actor: int) -> Refusal:
        """Say why an actor is not the one to choose."""
        whose = self.actor(position)
        names = {code: name for name, code in self.others.items()}
        named = [names.get(a, f"seat {a}") for a in (whose, actor)]
        question = "order_of_turns" if whose != CHANCE else "preparation_is_free_of_choice"
        return self._refusal(Reason(f"it is for {named[0]} to choose, not for {named[1]}", question, {}))

    def refuse_outcome(self, position: Position, outcome: Any) -> Refusal:
        """Say which rule gives the points of the first line of a score sheet that is wrong, or who has won."""
        said = outcome.get("sheet") if isinstance(outcome, Mapping) else None
        lines = zip(self.score_sheet(position), said, strict=False) if isinstance(said, list) else ()
        for real, line in lines:
            points = line.get("points") if isinstance(line, Mapping) else None
            if points != real["points"]:
                says = f"the line of the score sheet: {real['line']}"
                return Refusal(next(iter(real["rules"]), ""), says, real["citations"])
        if isinstance(outcome, Mapping) and outcome.get("winners") != list(self.winners(position)):
            return self._refusal(Reason("who has won", "game_won_by", {}))
        return Refusal("", "", ())

    def _refusal(self, reason: Reason) -> Refusal:
        if not reason.question:
            return Refusal("", reason.says, ())
        question = self.book.question(reason.question)
        given = reason.case or {}
        case = {
            n: d.decode(given[n]) if n in given else d.values[0]
            for n, d in zip(question.names, question.domains, strict=True)
        }
        answer = self.book.answer(question, case)
        rule = answer.rules[0] if answer.rules else None
        if rule is None:
            return Refusal(question.id, reason.says, ())
        if rule.id.startswith(HOUSE):
            return Refusal(rule.id, f"a house rule: {rule.text('en')}", ())
        says = f"{reason.says}: {rule.text('en')}"
        if answer.certainty == "borrowed":
            says += f" (borrowed from {LENDER})"
        editions = (self.book.edition, LENDER) if answer.certainty == "borrowed" else (self.book.edition,)
        ways = [(way, edition) for way in (self._citations, self._lines_near) for edition in editions]
        lines = next((found for way, edition in ways if (found := way(question, case, edition))), [])
        return Refusal(rule.id, says, lines)

    def _lines_near(self, question: Question, case: Mapping[str, Any], edition: str) -> list[dict[str, Any]]:
        """Give the lines that answer other questions about the same subject."""
        subject = question.subject or question.id
        found: list[dict[str, Any]] = []
        for other in self.book.catalogue:
            if other is not question and subject in (other.id, other.subject):
                known = {n: case.get(n, d.values[0]) for n, d in zip(other.names, other.domains, strict=True)}
                found += [c for c in self._citations(other, known, edition) if c not in found]
        return found[:MOST_CITATIONS]

    def _citations(self, question: Question, case: Mapping[str, Any], edition: str) -> list[dict[str, Any]]:
        by_source = {s.id: s for s in self.book.sources}
        found: dict[tuple[str, int, int], None] = {}
        for claim in claims_on(self.book, question, case, edition):
            records = by_source[claim.source].by_key
            found.update(dict.fromkeys((claim.source, records[k].first, records[k].last) for k in claim.at))
        return [{"source": s, "lines": [first, last]} for s, first, last in found][:MOST_CITATIONS]

    def score_sheet(self, position: Position) -> list[dict[str, Any]]:
        """
        Give the prestige points of each player line by line, with the rule that gives them and its lines.

        Before the game is over, there is only what was gained in play.
        """
        found = []
        for line in self.lines:
            name = SCORED_BY[line]
            points = [sum(p for n, s, p in position.sheet if n == line and s == seat) for seat in range(self.players)]
            if line is Line.IN_PLAY and not position.sheet:
                points = [s.points for s in position.seats]
            question = self.book.question(name)
            case = {n: d.values[0] for n, d in zip(question.names, question.domains, strict=True)}
            found.append(
                {
                    "line": line.name.lower().replace("_", " "),
                    "points": points,
                    "rules": [r.id for r in self.book.by_question[name]],
                    "citations": self._citations(question, case, self.book.edition),
                }
            )
        return found

    def apply(self, position: Position, action: Action) -> Position:
        """
        Give the position after an action; the one before stays as it is.

        Raises:
            GameOverError: The game is over.
            InvalidActionError: The action is none of this game.
            IllegalActionError: The action may not be done now; it names the rule that decides, and what is legal.
        """
        self.actor(position)
        legal = self.legal_actions(position)
        self.well_formed(action)
        if (meant := self.same(action, legal)) is not None:
            return self.after(position, meant)
        refusal = self.refuse(position, action)
        lines = ", ".join(f"{c['source']}:{c['lines'][0]}-{c['lines'][1]}" for c in refusal.citations[:4])
        where = " · ".join(w for w in (refusal.rule, lines) if w)
        shown = ", ".join(self.write(a) for a in legal[:12]) + (" …" if len(legal) > 12 else "")
        raise IllegalActionError(
            f"{refusal.says}, got {self.write(action)!r}", where=where, hint=f"legal here: {shown}"
        )


@lru_cache(64)
def rulings_digest(edition: str, house: tuple[Rule, ...] = (), options: tuple[str, ...] = ()) -> str:
    """Name what a game is decided by: every answer that play or points hang on, whoever gives it."""
    law = book(edition, options, house)
    digest = hashlib.sha256()
    for question in law.catalogue:
        if question.scope not in ("base", *options) or question.effect in (Effect.WORDING, Effect.NONE):
            continue
        for values in itertools.product(*(d.values for d in question.domains)):
            answer = law.answer(question, dict(zip(question.names, values, strict=True))).value
            digest.update(f"{question.id} {values} {answer}\n".encode())
    return digest.hexdigest()[:32]


def reference(
    edition: str,
    players: int,
    *,
    options: tuple[str, ...] = (),
    components: Path | None = None,
    house: Path | None = None,
    tables: type[Tables] = Tables,
) -> Reference:
    """
    Open the reference game.

    Args:
        edition: `deluxe-2020` or `original-2013`.
        players: 2 to 5.
        components: A file of parts in place of the shipped ones.
        house: A file of house rules.
        tables: How the book is read; `CountingTables` says afterwards which rules decided something.
    Raises:
        RequestError: There is no such edition, option, or number of players, or a file is broken,
            or a house rule is none that is played.
        BookError: The book leaves open what a game cannot be played without.
    """
    own = house_rules(Path(house)) if house else ()
    law = book(edition, options, own)
    check_players(law, players)
    seats = SEATS_OF_SOLO if SOLO in law.options else players
    own_set = read_set(edition, Path(components) if components else None, law.options)
    base = own_set.side(side_for(edition, players))
    parts = with_options(base, law.options, needs_box(law), own_set.options)
    refuse_unplayable(law, base)
    game = Reference(tables(law), parts, seats, rulings_digest(edition, own, options))
    # In a setting of its own, so that tables that count tell what the game looks up and nothing else.
    plain = Tables(law)
    whole = Setting(plain, parts, seats) if law.options else None
    check(law, Setting(plain, base, seats), own_parts=components is not None, whole=whole)
    return game
