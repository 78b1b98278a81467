"""Tells what was found out about the rules of a subject, and explains what fits none."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final

from oracle.apps.blaming import Blame, Blaming
from oracle.apps.found import UNSEEN, Found, settled_of
from oracle.apps.identifying import ASKED, Identifying
from oracle.apps.profile_library import Library
from oracle.apps.profiles import Ground, house_file
from oracle.apps.testing import Wish
from oracle.apps.trial_setup import plain_parts, unanswered
from oracle.apps.walks import BROKEN
from oracle.engine.difference import Difference, What
from oracle.engine.identify import Misfit, Said, apart
from oracle.engine.referee import Referee
from oracle.engine.subject import Subject
from oracle.engine.trial import Looks, Trial
from oracle.errors import RequestError
from oracle.reports.identify import Identified, Played, Report, Unfit
from specs.editions import EDITIONS

_EXPLAINED: Final = 3


def identify(wish: Wish) -> Report:
    """
    Find out which rules a program plays.

    Raises:
        RequestError: It cannot be started, or plays nothing that is asked for.
    """
    library = Library()
    with Subject(wish.command, wish.limits) as subject:
        if (failed := subject.greet()) is not None:
            raise unanswered(wish.command, failed)
        claims = subject.claims
        if "start" not in claims.commands or not claims.commands & set(ASKED):
            got = ", ".join(sorted(claims.commands)) or "none"
            hint = "let it say in hello that it answers them; docs/protocol.md says how each works"
            what = f"a program that answers start and one of {', '.join(ASKED)}, got one of these commands: {got}"
            raise RequestError(what[:400], where="--identify", hint=hint)
        editions = [e for e in EDITIONS if e in claims.editions and wish.edition in {None, e}]
        numbers = [n for n in claims.players if n > 1 and wish.players in {None, n}]
        options = [o for o in claims.options if wish.options is None or o in wish.options]
        found = [
            identified(Identifying(subject, library, e, numbers, options).run(), subject) for e in editions if numbers
        ]
        about = {"command": list(wish.command), "name": claims.name, "version": claims.version}
    return Report(subject=about, identified=found)


def verdict(found: Found) -> str:
    """Say in one word what was found out."""
    if found.record.misfits:
        return "none"
    if not found.grounds or len(found.belief.laws) > 1:
        return "unknown"
    known = all(why == UNSEEN for name, why in found.undecided.items() if name in found.traits)
    return "one" if known else "several"


def identified(found: Found, subject: Subject | None = None) -> Identified:
    """Tell what was found out; a subject at hand is asked on where it parts from the nearest profile."""
    ground = next(iter(found.grounds.values()), None)
    open_ = found.belief.open.get(found.edition, {})
    return Identified(
        asked_for=found.asked_for,
        plays=found.edition if found.grounds else "",
        verdict=verdict(found),
        options=found.options,
        rulings=[
            Played(
                rule=t.id,
                ruling=t.ruling,
                plays=[t.says[0] if not w else t.says[w] for w in sorted(open_.get(t.id, {0}))],
                as_book=0 in open_.get(t.id, {0}),
                why=found.undecided.get(t.id, ""),
            )
            for t in found.traits.values()
        ],
        alike=[{"rule": t.id, "ruling": t.ruling, "says": t.says[w]} for t, w in found.unseen],
        misfits=[_unfit(found, m, subject, n) for n, m in enumerate(found.record.misfits)],
        unknown=dict(found.record.unknown),
        questions=found.record.asked,
        bits=round(math.log2(found.profiles), 2),
        allowed=found.allowed,
        house=house_file(ground.book, found.traits.values(), settled_of(found)) if ground else "",
    )


def _unfit(found: Found, misfit: Misfit, subject: Subject | None, number: int) -> Unfit:
    ways = misfit.ways
    nearest = _nearest(found, misfit)
    ground = next((g for g in found.grounds.values() if g.opening == misfit.question.opening), None)
    blame = Blame()
    if ground is not None and number < _EXPLAINED:
        blame = _blamed(ground, found, misfit, nearest, subject)
    return Unfit(
        opening=misfit.question.opening,
        actions=misfit.question.actions,
        asks=misfit.question.asks,
        says=apart(misfit.question, nearest, misfit.theirs),
        theirs=_shown(misfit.theirs, misfit.question.actions),
        ours=[_shown(s, misfit.question.actions) for s in {w.said.key: w.said for w in ways}.values()],
        rule=blame.rule,
        rule_says=blame.says,
        citations=blame.citations,
    )


def _nearest(found: Found, misfit: Misfit) -> Said:
    """Give the answer of the nearest profile: of the ways in which the most traits are as they were found."""

    def alike(number: int) -> int:
        choices = misfit.ways[number].choices
        return sum(found.settled.get(n, 0) in ways for n, ways in choices.items())

    return misfit.ways[max(range(len(misfit.ways)), key=alike)].said


def _shown(said: Said, actions: Sequence[str]) -> Any:
    if said.refused >= 0:
        return f"{actions[said.refused]} is refused" if said.refused < len(actions) else "refused"
    return said.value


def _blamed(ground: Ground, found: Found, misfit: Misfit, nearest: Said, subject: Subject | None) -> Blame:
    """Name the rule behind a misfit: where the subject first parts from the nearest profile."""
    try:
        game = ground.judged(settled_of(found))
        blaming = Blaming(game)
        if subject is not None and ground.edition == ground.kind.edition:
            referee = Referee(game, lambda p: [s.points for s in p.seats])
            trial = Trial(referee, subject, plain_parts(ground.kind.opened()))
            actions = [a for a, _ in zip(misfit.question.actions, range(_legal(ground, found, misfit)), strict=False)]
            played = trial.run(trial.retold(actions), Looks(every=1, probes=0))
            if played.difference is not None:
                return blaming.blame(played.difference)
        for difference in _differences(misfit, nearest):
            return blaming.blame(difference)
    except BROKEN:
        pass
    return Blame()


def _legal(ground: Ground, found: Found, misfit: Misfit) -> int:
    """Give how many actions of a question the nearest profile allows."""
    game = ground.game(settled_of(found))
    position = game.new_game()
    for number, text in enumerate(misfit.question.actions):
        meant = game.same(game.read(text), game.legal_actions(position))
        if meant is None:
            return number
        position = game.after(position, meant)
    return len(misfit.question.actions)


def _differences(misfit: Misfit, ours: Said) -> Iterator[Difference]:
    """Give what differs in the form in which rules are blamed."""
    actions, theirs = misfit.question.actions, misfit.theirs
    if ours.refused != theirs.refused:
        first = min(n for n in (ours.refused, theirs.refused) if n >= 0)
        what = What.REFUSES if first == theirs.refused else What.ACCEPTS
        yield Difference(what=what, cmd="apply", actions=actions[:first], action=actions[first])
    elif misfit.question.asks == "position" and isinstance(theirs.value, dict):
        place = apart(misfit.question, ours, theirs).partition(":")[0]
        yield Difference(what=What.POSITION, cmd="position", actions=actions, place=place, shown=theirs.value)
    elif misfit.question.asks == "legal":
        yield Difference(what=What.OMITS, cmd="legal", actions=actions, theirs=theirs.value)
    elif misfit.question.asks == "score":
        yield Difference(what=What.SCORE, cmd="score", actions=actions, theirs=theirs.value["scores"])
