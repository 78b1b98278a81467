"""
Questions about a position: may this be done, what does it cost or pay, who wins, how many points, what comes next.

The engine answers; the clauses are the rule that refuses, or the rules that were looked up for what was asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from oracle.apps.additions import gains_of
from oracle.apps.asking import clauses_for
from oracle.apps.asking_scenes import Scene, Situation
from oracle.apps.games import opened
from oracle.apps.scene_tongue import MADE_UP, SceneTongue
from oracle.disputes.answers import NO, VALUE, YES, Answered, Answers, Claimed, Clause
from oracle.disputes.facts import folded
from oracle.errors import RequestError
from oracle.findings import Citation
from oracle.rules import LANGUAGES
from specs.component_marks import Trust
from specs.component_sets import shipped
from specs.position import Action, Position
from specs.reference import Reference
from specs.steps import FIRST_AT_ONCE, Step
from specs.tables import CountingTables

ASKS: Final = {
    "legal": "Is this action allowed here?",
    "cost": "How many Livre does this cost the one who acts?",
    "pays": "How many Livre does this bring the one who acts?",
    "winner": "Who wins?",
    "score": "How many prestige points has this player?",
    "next": "What is to be done next?",
    "must": "Must this be done, with no other choice?",
    "order": "Which choices and steps are still to come, in which order?",
}
"""Each question about a position, as a player would put it."""

_ALLOWED: Final = "it is one of the actions that are allowed here"
_MOST_SHOWN: Final = 24
_MOST_CLAUSES: Final = 8
_YES: Final = frozenset({"yes", "true", "sim", "si"})
_NO: Final = frozenset({"no", "false", "nao"})


def judged(asked: Situation, *, directory: Path | None, language: str) -> Answers:
    """
    Answer a question about a position.

    Raises:
        RequestError: It cannot be asked there, as who wins a game that goes on.
    """
    tell, say = _WAYS[asked.question], SceneTongue(language, asked.question)
    answers = []
    for scene in asked.scenes:
        found = tell(scene, directory, say)
        claimed = tuple(_claimed(by, text, found, asked.question) for by, text in asked.claims)
        answers.append(
            Answered(
                edition=scene.setup.edition,
                verdict=found.verdict,
                value=found.value,
                why=found.why,
                detail="; ".join(
                    filter(None, (found.detail, _made_up(scene, say) if asked.question in _BY_PARTS else ""))
                ),
                clauses=found.clauses,
                claimed=claimed,
                facts=_facts(scene),
            )
        )
    return Answers(question=asked.question, asks=say.phrase(ASKS[asked.question]), answers=tuple(answers))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Found:
    verdict: str
    value: Any
    why: str
    detail: str = ""
    clauses: tuple[Clause, ...] = ()


def _facts(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = {"players": scene.setup.players, "round": scene.position.round}
    if not scene.game.is_over(scene.position):
        found["actor"] = _who(scene.game, scene.position)
    if scene.actions:
        found["action"] = "; ".join(map(scene.game.write, scene.actions))
    if scene.seat is not None:
        found["seat"] = scene.seat
    return found


def _claimed(by: str, text: str, found: _Found, question: str) -> Claimed:
    name = folded(text)
    answer: Any = int(text) if text.lstrip("-").isdigit() and len(text) < 9 else text
    if found.verdict in {YES, NO}:
        if name not in _YES | _NO:
            raise RequestError(
                f"yes or no, got {text[:60]!r}", where=f"claim of {by}", hint="say what that side answers"
            )
        answer = name in _YES
        return Claimed(by=by, answer=answer, right=answer is (found.verdict == YES))
    # A side may say it as logs have it, or as it is said in any language.
    said = {str(found.value), *(SceneTongue(lang, question).answer(found.value) for lang in LANGUAGES)}
    same = answer == found.value or name in set(map(folded, said))
    return Claimed(by=by, answer=answer, right=same)


def _who(game: Reference, position: Position) -> str:
    actor = game.actor(position)
    names = {code: name for name, code in game.others.items()}
    return names.get(actor) or f"seat {actor}"


def _written(game: Reference, actions: Sequence[Action]) -> str:
    """Give actions as logs write them, not more than can be read."""
    return ", ".join(map(game.write, actions[:_MOST_SHOWN])) + (" …" if len(actions) > _MOST_SHOWN else "")


def _refused(scene: Scene, say: SceneTongue) -> tuple[Position, _Found | None]:
    """Do the actions one after the other; give where it ends, and why the first that is not allowed is not."""
    game, position = scene.game, scene.position
    for action in scene.actions:
        legal = [] if game.is_over(position) else game.legal_actions(position)
        meant = game.same(action, legal)
        if meant is None:
            if game.is_over(position):
                return position, _Found(verdict=NO, value=False, why=say.phrase("the game is over"))
            refusal = game.refuse(position, action)
            cited = tuple(Citation(c["source"], *c["lines"]) for c in refusal.citations)
            says = next((r.text(say.language) for r in game.book.rules if r.id == refusal.rule), refusal.says)
            clauses = (Clause(id=refusal.rule, citations=cited, says=says),) if refusal.rule else ()
            detail = say.phrase("allowed here: {actions}", actions=_written(game, legal))
            return position, _Found(verdict=NO, value=False, why=says, detail=detail, clauses=clauses)
        position = game.after(position, meant)
    return position, None


def _looked_up(
    scene: Scene, do: Callable[[Reference], Any], directory: Path | None, say: SceneTongue
) -> tuple[Clause, ...]:
    """Give the rules that the engine looks up to do something, each with its lines."""
    game = opened(scene.setup, CountingTables)
    counts = game.setting.rule.counts()
    counts.clear()
    do(game)
    cases = [(game.book.question(name), codes) for (name, codes), times in sorted(counts.items()) if times]
    # What gives a number says most about prices and rewards.
    cases.sort(key=lambda pair: type(pair[0].answers.values[0]) is not int)
    found: dict[str, Clause] = {}
    for question, codes in cases:
        case = {n: d.decode(c) for n, d, c in zip(question.names, question.domains, codes, strict=True)}
        if all(v in d for v, d in zip(case.values(), question.domains, strict=True)):
            for clause in clauses_for(game.book, question, case, directory=directory, language=say.language):
                found.setdefault(clause.id, clause)
    return tuple(found.values())[:_MOST_CLAUSES]


def _legal(scene: Scene, directory: Path | None, say: SceneTongue) -> _Found:
    _, refused = _refused(scene, say)
    if refused is not None:
        return refused
    position = scene.position

    def do(game: Reference) -> None:
        game.legal_actions(position)

    clauses = _looked_up(scene, do, directory, say) if len(scene.actions) == 1 else ()
    return _Found(verdict=YES, value=True, why=say.phrase(_ALLOWED), clauses=clauses)


def _money(scene: Scene, directory: Path | None, say: SceneTongue) -> tuple[int, _Found]:
    after, refused = _refused(scene, replace(say, language="en"))
    if refused is not None:
        # Messages are in English.
        raise RequestError(f"actions that are allowed here, got {refused.why}", where="action=", hint=refused.detail)
    seat = scene.seat if scene.seat is not None else scene.game.actor(scene.position)
    if seat < 0:
        raise RequestError("a player who acts, got chance", where="seat=", hint="add seat, counted from 0")
    before, now = scene.position.seats[seat], after.seats[seat]

    def do(game: Reference) -> None:
        position = scene.position
        for action in scene.actions:
            position = game.after(position, game.same(action, game.legal_actions(position)) or action)

    told = "; ".join(say.changes(gains_of(before, now))) or say.phrase("nothing changes hands")
    clauses = _looked_up(scene, do, directory, say)
    return now.livre - before.livre, _Found(verdict=VALUE, value=0, why=told, clauses=clauses)


def _cost(scene: Scene, directory: Path | None, say: SceneTongue) -> _Found:
    change, found = _money(scene, directory, say)
    return _Found(verdict=VALUE, value=max(0, -change), why=found.why, clauses=found.clauses)


def _pays(scene: Scene, directory: Path | None, say: SceneTongue) -> _Found:
    change, found = _money(scene, directory, say)
    return _Found(verdict=VALUE, value=max(0, change), why=found.why, clauses=found.clauses)


def _made_up(scene: Scene, say: SceneTongue) -> str:
    """Say so where prices, rewards and points are those of the set that comes with the book."""
    if scene.setup.components is not None:
        return ""
    parts = shipped(scene.setup.edition, scene.setup.options)
    number = parts.count()[Trust.SYNTHETIC]
    return say.phrase(MADE_UP, edition=scene.setup.edition, n=number)


def _sheet(scene: Scene, say: SceneTongue) -> tuple[str, tuple[Clause, ...]]:
    lines = scene.game.score_sheet(scene.position)
    told = "; ".join(
        f"{say.known(e['line'].replace('_', ' '))} {', '.join(map(str, e['points']))}"
        for e in lines
        if any(e["points"])
    )
    by_id = {r.id: r for r in scene.game.book.rules}
    clauses = [
        Clause(
            id=name,
            citations=tuple(Citation(c["source"], *c["lines"]) for c in entry["citations"]),
            says=by_id[name].text(say.language),
        )
        for entry in lines
        if any(entry["points"])
        for name in entry["rules"][:1]
        if name in by_id
    ]
    return told, tuple(clauses)


def _winner(scene: Scene, directory: Path | None, say: SceneTongue) -> _Found:
    game, position = scene.game, scene.position
    if not game.is_over(position):
        hint = "ask score for the points so far, or give the end of a game"
        raise RequestError("a game that is over, got one that goes on", where="oracle ask winner", hint=hint)
    winners = game.winners(position)
    question = game.book.question("game_won_by")
    told, _ = _sheet(scene, say)
    points = ", ".join(str(s.points) for s in position.seats)
    case = {n: d.values[0] for n, d in zip(question.names, question.domains, strict=True)}
    clauses = clauses_for(game.book, question, case, directory=directory, language=say.language)
    value: Any = winners[0] if len(winners) == 1 else " and ".join(map(str, winners)) or "nobody"
    return _Found(
        verdict=VALUE,
        value=value,
        why=say.phrase("points by seat: {points}", points=points),
        detail=told,
        clauses=clauses,
    )


def _score(scene: Scene, _directory: Path | None, say: SceneTongue) -> _Found:
    if scene.seat is None:
        raise RequestError(
            "a seat whose points are asked, got none", where="oracle ask score", hint="add seat, counted from 0"
        )
    told, clauses = _sheet(scene, say)
    points = scene.position.seats[scene.seat].points
    state = "at the end" if scene.game.is_over(scene.position) else "so far; the final scoring is still to come"
    return _Found(verdict=VALUE, value=points, why=say.phrase(state), detail=told, clauses=clauses)


def _next(scene: Scene, _directory: Path | None, say: SceneTongue) -> _Found:
    game, position = scene.game, scene.position
    if game.is_over(position):
        return _Found(verdict=VALUE, value="nothing", why=say.phrase("the game is over"))
    legal = game.legal_actions(position)
    step = Step(position.todo[-1][0]).name.lower()
    who = _who(game, position)
    why = say.phrase("it is drawn by chance" if who == "chance" else "{who} chooses", who=say.known(who))
    detail = say.phrase("allowed here: {actions}", actions=_written(game, legal))
    return _Found(verdict=VALUE, value=step, why=why, detail=detail)


def _must(scene: Scene, _directory: Path | None, say: SceneTongue) -> _Found:
    _, refused = _refused(scene, say)
    if refused is not None:
        return refused
    legal = scene.game.legal_actions(scene.position)
    others = [a for a in legal if a != scene.game.same(scene.actions[0], legal)]
    if not others:
        return _Found(verdict=YES, value=True, why=say.phrase("nothing else is allowed here"))
    why = say.phrase("allowed as well: {actions}", actions=_written(scene.game, others))
    return _Found(verdict=NO, value=False, why=why)


def _order(scene: Scene, _directory: Path | None, say: SceneTongue) -> _Found:
    steps = [Step(kind) for kind, *_ in reversed(scene.position.todo)]
    names = [s.name.lower().replace("_", " ") for s in steps]
    choices = [say.step(s.name) for s in steps if s < FIRST_AT_ONCE]
    told = say.phrase("choices among them: {choices}", choices="; ".join(choices))
    why = told if choices else say.phrase("no choice among them")
    return _Found(verdict=VALUE, value=", ".join(names) or "nothing", why=why)


_BY_PARTS: Final = frozenset({"cost", "pays", "winner", "score"})
"""What hangs on printed prices, rewards and points."""

_WAYS: Final[Mapping[str, Callable[[Scene, Path | None, SceneTongue], _Found]]] = {
    "legal": _legal,
    "cost": _cost,
    "pays": _pays,
    "winner": _winner,
    "score": _score,
    "next": _next,
    "must": _must,
    "order": _order,
}
