"""
Certificates of answers about a position: the position itself is in them, and the engine plays it again.

What a game was played with is named by digests; files of one's own have to be given again.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from oracle.apps.asking_positions import position_of
from oracle.apps.asking_requests import SITUATIONS
from oracle.apps.asking_scenes import Scene, Situation, actions_of
from oracle.apps.asking_situations import judged
from oracle.apps.games import Setup, opened, options_of
from oracle.disputes.answers import Answers
from oracle.disputes.certificate import WAY_OUT, Document, answer_plain, clause_plain
from oracle.errors import RequestError
from specs.editions import EDITIONS
from specs.texts import sources
from specs.views import write_position

_SCENE = ("edition", "players", "options", "components", "rulings", "position", "action", "seat")


def asked_of(request: Situation) -> dict[str, Any]:
    """Give what was asked about a position as plain values."""
    return {
        "question": request.question,
        "scenes": [_scene(s) for s in request.scenes],
        "claims": [list(pair) for pair in request.claims],
    }


def _scene(scene: Scene) -> dict[str, Any]:
    header = scene.game.header()
    return {
        "edition": scene.setup.edition,
        "players": scene.setup.players,
        "options": list(scene.setup.options),
        "components": header["components"],
        "rulings": header["rulings"],
        "position": write_position(scene.position),
        "action": "; ".join(map(scene.game.write, scene.actions)) or None,
        "seat": scene.seat,
    }


def certified_scenes(request: Situation) -> tuple[Answers, list[Document]]:
    """Answer a question about a position, each answer with its clauses and where the actions lead."""
    answers = judged(request, directory=None, language="en")
    told = []
    for scene, answered in zip(request.scenes, answers.answers, strict=True):
        clauses = [clause_plain(c, sources()) for c in answered.clauses]
        told.append({**answer_plain(answered), "clauses": clauses, "leads_to": _after(scene)})
    return answers, told


def _after(scene: Scene) -> str | None:
    """Give the position that the actions lead to; None where one of them is not allowed."""
    game, position = scene.game, scene.position
    for action in scene.actions:
        meant = None if game.is_over(position) else game.same(action, game.legal_actions(position))
        if meant is None:
            return None
        position = game.after(position, meant)
    return write_position(position)


def situation_of(asked: Mapping[str, Any], where: str, components: Path | None, rulings: Path | None) -> Situation:
    """
    Give the question about a position that a certificate says was asked.

    Raises:
        RequestError: It is none, or it was played with files that are not given.
    """
    scenes, claims = asked.get("scenes"), asked.get("claims")
    fits = (
        set(asked) == {"question", "scenes", "claims"}
        and asked["question"] in SITUATIONS
        and isinstance(scenes, list)
        and bool(scenes)
        and all(isinstance(s, dict) and set(s) == set(_SCENE) for s in scenes)
        and isinstance(claims, list)
        and all(isinstance(c, list) and len(c) == 2 and all(isinstance(v, str) for v in c) for c in claims)
    )
    if not fits:
        raise RequestError("what was asked about a position", where=where, hint=WAY_OUT)
    told = tuple(_read_scene(s, where, components, rulings) for s in scenes or ())
    return Situation(question=asked["question"], scenes=told, claims=tuple((b, a) for b, a in claims or ()))


def _read_scene(given: Mapping[str, Any], where: str, components: Path | None, rulings: Path | None) -> Scene:
    players, options, seat, action = (given[n] for n in ("players", "options", "seat", "action"))
    fits = (
        given["edition"] in EDITIONS
        and type(players) is int
        and isinstance(options, list)
        and all(isinstance(o, str) for o in options)
        and (seat is None or (type(seat) is int and 0 <= seat < players))
        and (action is None or isinstance(action, str))
    )
    if not fits:
        raise RequestError("an edition, players, options, a seat and actions", where=where, hint=WAY_OUT)
    setup = Setup(
        edition=given["edition"],
        players=players,
        options=options_of(",".join(options)),
        components=components,
        rulings=rulings,
    )
    game = opened(setup)
    header = game.header()
    for name in ("components", "rulings"):
        if header[name] != given[name]:
            hint = f"if it was played with a file of your own, give it: --{name} FILE"
            what = f"{name} with the digest {header[name]}, got {str(given[name])[:60]!r}"
            raise RequestError(what, where=where, hint=hint)
    position = position_of(game, given["position"], where)
    return Scene(setup=setup, game=game, position=position, actions=actions_of(game, action, None), seat=seat)
