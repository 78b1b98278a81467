"""
Names the rule behind a difference: what decides there, which wrong rule a subject seems to play by, where it is right.

The rule of an action that is not allowed is the one that refuses it. In all other cases the books that differ in one
rule are tried: the one that plays like the subject in that place shows which rule it is that the subject has wrong.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from oracle.apps.mutants import Mutant, Operator, of_question
from oracle.engine.difference import Difference, What, parted
from oracle.errors import InvalidActionError, OracleError
from oracle.rules import Refusal, Rule
from specs.citing import claims_on
from specs.editions import EDITIONS, book
from specs.reference import MOST_CITATIONS, Reference
from specs.tables import CountingTables, Tables

_NEAR: Final = 6
_BROKEN: Final = (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, StopIteration, OracleError)
"""What a game by another book may end in, where it cannot be played by that."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Blame:
    """
    What a difference means.

    Attributes:
        rule: The id of the rule that decides; empty where none could be found.
        says: What it says.
        as_if: How the subject seems to have it, in words.
        right_under: The other editions under which the subject would be right in that place.
        ruling: What decided where the texts do not: its id, status, reason, and the claims against it.
        near: Where no rule could be found: the rules that are looked up in that place.
    """

    rule: str = ""
    says: str = ""
    citations: Sequence[Mapping[str, Any]] = ()
    as_if: str = ""
    right_under: tuple[str, ...] = ()
    ruling: Mapping[str, Any] | None = None
    near: tuple[str, ...] = ()


class Blaming:
    """Blames the rules of one game."""

    def __init__(self, game: Reference) -> None:
        self._game = game
        self._counting: Reference | None = None
        self._plain: Reference | None = None
        self._others: dict[str, Reference] = {}

    def blame(self, found: Difference) -> Blame:
        """Name the rule behind a difference."""
        if found.fault is not None:
            return Blame()
        try:
            positions = self._positions(found.actions)
        except _BROKEN:
            return Blame()
        refusal = self._refused(found, positions[-1])
        like = self._like(found)
        right = tuple(e for e in EDITIONS if e != self._game.book.edition and self._is_right(e, found))
        if refusal is not None and not any(m.rule == refusal.rule for m in like):
            # What refuses the action is the rule, unless another one, read wrongly, explains the whole of it.
            like = [m for m in like if m.question == self._question(refusal.rule)] or like
        chosen = self._chosen(refusal.rule if refusal else "", like)
        if chosen is None or (refusal is not None and not refusal.rule and not like):
            if refusal is None:
                return Blame(right_under=right, near=self._near(found))
            return Blame(rule=refusal.rule, says=refusal.says, citations=refusal.citations, right_under=right)
        rule, mutant = chosen
        says, citations = rule.text("en"), self._citations(rule, mutant)
        if refusal is not None and refusal.rule == rule.id:
            says, citations = refusal.says, refusal.citations or citations
        return Blame(
            rule=rule.id,
            says=says,
            citations=citations,
            as_if=mutant.says if mutant else "",
            right_under=right,
            ruling=self._ruling(rule),
        )

    # What decides.

    def _positions(self, actions: Sequence[str], game: Reference | None = None) -> list[Any]:
        game = game or self._game
        found = [game.new_game()]
        for text in actions:
            meant = game.same(game.read(text), game.legal_actions(found[-1]))
            if meant is None:
                raise InvalidActionError(f"a legal action, got {text!r}"[:200])
            found.append(game.after(found[-1], meant))
        return found

    def _refused(self, found: Difference, position: Any) -> Refusal | None:
        if found.what not in {What.ACCEPTS, What.LISTS, What.REASON}:
            return None
        try:
            return self._game.refuse(position, self._game.read(found.action))
        except InvalidActionError as error:
            return Refusal("", f"no action is written so: {error.what}", ())

    def _chosen(self, rule: str, like: Sequence[Mutant]) -> tuple[Rule, Mutant | None] | None:
        """Give the rule that is blamed, and the wrong form of it that plays like the subject."""
        rules = {r.id: r for r in self._game.book.rules}
        mutant = next((m for m in like if m.rule == rule), like[0] if like else None)
        if mutant is not None and mutant.rule in rules:
            return rules[mutant.rule], mutant
        return (rules[rule], None) if rule in rules else None

    def _question(self, rule: str) -> str:
        return next((r.question.id for r in self._game.book.rules if r.id == rule), "")

    def _ruling(self, rule: Rule) -> Mapping[str, Any] | None:
        ruling = self._game.book.rulings_by_id.get(rule.ruling) if rule.ruling else None
        if ruling is None:
            return None
        return {
            "id": ruling.id,
            "status": ruling.status.value,
            "why": ruling.why,
            "against": list(dict.fromkeys((*ruling.against, *ruling.overrules))),
        }

    def _citations(self, rule: Rule, mutant: Mutant | None) -> Sequence[Mapping[str, Any]]:
        """Give the lines of the claims that a rule rests on, or that answer its question in the case at hand."""
        book_ = self._game.book
        claims = {c.id: c for c in book_.claims}
        cited = [claims[name] for name in rule.claims if name in claims]
        if not cited and mutant is not None:
            question = rule.question
            codes = next(iter(mutant.changes))
            case = {n: d.decode(c) for n, d, c in zip(question.names, question.domains, codes, strict=True)}
            cited = list(claims_on(book_, question, case, book_.edition))
        lines = {s.id: s.by_key for s in book_.sources}
        at = [(c.source, lines[c.source][k].first, lines[c.source][k].last) for c in cited for k in c.at]
        return [{"source": s, "lines": [first, last]} for s, first, last in dict.fromkeys(at)][:MOST_CITATIONS]

    # Which book plays like the subject.

    def _opened(self, tables: type[Tables]) -> Reference:
        game = self._game
        return Reference(tables(game.book), game.setting.parts, game.players)

    def _looked_up(self, found: Difference) -> set[tuple[str, tuple[int, ...]]]:
        """Give the questions, with codes of the case, whose answers the step hangs on."""
        if self._counting is None:
            self._counting = self._opened(CountingTables)
        game = self._counting
        actions = found.actions
        counts = game.setting.rule.counts()
        if not self._is_of_position(found):
            position = self._positions(actions, game)[-1]
            counts.clear()
            game.legal_actions(position)
        elif actions:
            before = self._positions(actions[:-1], game)[-1]
            meant = game.same(game.read(actions[-1]), game.legal_actions(before))
            counts.clear()
            if meant is not None:
                game.after(before, meant)
        else:
            counts.clear()
            game.new_game()
        return set(counts)

    def _near(self, found: Difference) -> tuple[str, ...]:
        """Give the rules that are looked up in a place, those that are looked up least first."""
        if found.what in {What.REASON, What.VIEW} or self._counting is None:
            return ()
        self._looked_up(found)
        counts = self._counting.setting.rule.rules()
        return tuple(sorted(counts, key=lambda rule: (counts[rule], rule)))[:_NEAR]

    @staticmethod
    def _is_of_position(found: Difference) -> bool:
        return found.what in {What.POSITION, What.VIEW, What.SCORE, What.WINNERS, What.OVER}

    def _like(self, found: Difference) -> list[Mutant]:
        """Give the books with one wrong rule that play like the subject in that place, the likeliest first."""
        if found.what in {What.REASON, What.VIEW}:
            return []
        cells = self._looked_up(found)
        asked = {name for name, _ in cells}
        own = self._game.book
        lender = None if own.options else book(next(e for e in EDITIONS if e != own.edition))
        if self._plain is None:
            self._plain = self._opened(Tables)
        game = self._plain
        before = self._positions(found.actions[:-1])[-1] if found.actions else None
        possible = [
            m
            for q in own.catalogue
            if q.id in asked
            for m in of_question(own, lender, q)
            if any((m.question, codes) in cells for codes in m.changes)
        ]
        # First, what explains the whole answer; failing that, what explains the one action.
        for test in (_same_as(found), _same_about(found)):
            like = []
            for mutant in possible:
                with _changed(game.setting.rule, mutant), _suppressed():
                    if test(game, before):
                        like.append(mutant)
            if like:
                break
        like.sort(key=lambda m: (m.operator is not Operator.NUMBER, m.operator is Operator.EDITION, len(m.changes)))
        return like

    def _is_right(self, edition: str, found: Difference) -> bool:
        """Say whether another edition, played with the same parts, does in that place as the subject does."""
        if self._game.book.options or found.what in {What.REASON, What.VIEW}:
            return False
        try:
            if edition not in self._others:
                parts, seats = self._game.setting.parts, self._game.players
                self._others[edition] = Reference(Tables(book(edition)), parts, seats)
            game = self._others[edition]
            before = self._positions(found.actions[:-1], game)[-1] if found.actions else None
            return _same_as(found)(game, before)
        except _BROKEN:
            return False


@contextmanager
def _suppressed() -> Iterator[None]:
    """Pass over what a game by a wrong book cannot go on with."""
    try:
        yield
    except _BROKEN:
        return


@contextmanager
def _changed(tables: Tables, mutant: Mutant) -> Iterator[None]:
    """Read a book with one rule changed."""
    before = getattr(tables, mutant.question)
    tables.__dict__[mutant.question] = _with(before, mutant.changes)
    try:
        yield
    finally:
        tables.__dict__[mutant.question] = before


def _with(row: Any, changes: Mapping[tuple[int, ...], Any]) -> Any:
    if () in changes:
        return changes[()]
    found = list(row)
    for place in {codes[0] for codes in changes}:
        found[place] = _with(found[place], {c[1:]: v for c, v in changes.items() if c[0] == place})
    return tuple(found)


def _same_as(found: Difference) -> Callable[[Reference, Any], bool]:
    """Give what says whether a game does as the subject did, given the position before the last action."""

    def same(game: Reference, before: Any) -> bool:
        if before is None:
            position = game.new_game()
        else:
            action = game.same(game.read(found.actions[-1]), game.legal_actions(before))
            if action is None:
                return False
            position = game.after(before, action)
        if found.what is What.POSITION:
            shown = dict(found.shown or {})
            return bool(shown) and next(parted(game.show(position), shown), None) is None
        if found.what is What.SCORE:
            return bool([s.points for s in position.seats] == found.theirs)
        if found.what is What.WINNERS:
            return game.is_over(position) and sorted(game.winners(position)) == sorted(found.theirs)
        if found.what is What.OVER:
            return game.is_over(position) is found.theirs
        legal = game.legal_actions(position)
        if found.what is What.COUNTS:
            return bool(len(legal) == found.theirs)
        if isinstance(found.theirs, list):
            return _listed(game, legal) == sorted(_ordered(t) for t in found.theirs)
        listed = game.same(game.read(found.action), legal) is not None
        return listed is (found.what is What.ACCEPTS)

    return same


def _same_about(found: Difference) -> Callable[[Reference, Any], bool]:
    """Give what says whether a game allows the one action that a difference is about as the subject does."""
    if found.what not in {What.LISTS, What.OMITS} or not found.action:
        return lambda _game, _before: False
    about = What.ACCEPTS if found.what is What.LISTS else What.REFUSES
    return _same_as(dataclasses.replace(found, what=about, theirs=None))


def _listed(game: Reference, legal: Sequence[Any]) -> list[tuple[str, ...]]:
    return sorted(_ordered(game.write(a)) for a in legal)


def _ordered(text: str) -> tuple[str, ...]:
    verb, *words = text.split(" ")
    return (verb, *sorted(words))
