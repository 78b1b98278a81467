"""
Names the rule behind a difference: what decides there, which wrong rule a subject seems to play by, where it is right.

The books that differ in one rule are tried: the one that plays like the subject shows which rule it is that the
subject has wrong. A wrong position is explained by its last step; anything else by the whole game (`suspects`), since
what was paid wrongly may show much later. Failing that, the rule of an action that is not allowed is the one that
refuses it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from oracle.apps.mutants import Cell, Mutant, Operator, of_question
from oracle.apps.suspects import Evidence, Suspects, changed, shows_difference
from oracle.apps.trials import BROKEN
from oracle.engine.difference import Difference, What, parted
from oracle.errors import InvalidActionError
from oracle.rules import Refusal, Rule
from specs.citing import claims_on
from specs.editions import EDITIONS, book
from specs.reference import MOST_CITATIONS, Reference
from specs.tables import CountingTables, Tables

_NEAR: Final = 6


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
        self._suspects: Suspects | None = None
        self._wrong: dict[str, list[Mutant]] = {}

    def blame(self, found: Difference, evidence: Evidence | None = None) -> Blame:
        """Name the rule behind a difference, with what else is known of the subject."""
        if found.fault is not None:
            return Blame()
        try:
            positions = self._positions(found.actions)
        except BROKEN:
            return Blame()
        refusal = self._refused(found, positions[-1])
        like = self._explained(found, evidence or Evidence()) or self._like(found)
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

    def _looked_up(self, found: Difference) -> set[Cell]:
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

    def _possible(self, cells: Collection[Cell]) -> list[Mutant]:
        """Give the books with one wrong rule that answer one of some cases otherwise."""
        own = self._game.book
        lender = None if own.options else book(next(e for e in EDITIONS if e != own.edition))
        asked = {name for name, _ in cells}
        found = []
        for question in own.catalogue:
            if question.id in asked:
                if question.id not in self._wrong:
                    self._wrong[question.id] = of_question(own, lender, question)
                found += self._wrong[question.id]
        return [m for m in found if any((m.question, codes) in cells for codes in m.changes)]

    def _explained(self, found: Difference, evidence: Evidence) -> list[Mutant]:
        """Give the books with one wrong rule by which the whole game goes as with the subject, the likeliest first."""
        if found.what in {What.POSITION, What.REASON, What.VIEW}:
            return []
        if self._suspects is None:
            self._suspects = Suspects(self._game)
        like = self._suspects.explain(found, self._possible(self._suspects.looked_up(found)), evidence)
        here = self._looked_up(found)
        return sorted(like, key=lambda m: (not any((m.question, c) in here for c in m.changes), *_unlikely(m)))

    def _like(self, found: Difference) -> list[Mutant]:
        """Give the books with one wrong rule that play like the subject in that place, the likeliest first."""
        if found.what in {What.REASON, What.VIEW}:
            return []
        if self._plain is None:
            self._plain = self._opened(Tables)
        game = self._plain
        before = self._positions(found.actions[:-1])[-1] if found.actions else None
        possible = self._possible(self._looked_up(found))
        # First, what explains the whole answer; failing that, what explains the one action.
        for test in (_same_as(found), _same_about(found)):
            like = []
            for mutant in possible:
                with changed(game.setting.rule, mutant), suppress(*BROKEN):
                    if test(game, before):
                        like.append(mutant)
            if like:
                break
        return sorted(like, key=_unlikely)

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
        except BROKEN:
            return False


def _unlikely(mutant: Mutant) -> tuple[bool, bool, int]:
    return mutant.operator is not Operator.NUMBER, mutant.operator is Operator.EDITION, len(mutant.changes)


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
        return shows_difference(game, position, found)

    return same


def _same_about(found: Difference) -> Callable[[Reference, Any], bool]:
    """Give what says whether a game allows the one action that a difference is about as the subject does."""
    if found.what not in {What.LISTS, What.OMITS} or not found.action:
        return lambda _game, _before: False
    about = What.ACCEPTS if found.what is What.LISTS else What.REFUSES
    return _same_as(dataclasses.replace(found, what=about, theirs=None))
