"""
Understands what is asked on the command line: a question with facts, plain words, or a file.

What is asked about a position goes another way: see `oracle.apps.asking_situations`.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oracle.apps.asking import Dispute, question_named, settle
from oracle.disputes.answers import Answers
from oracle.errors import RequestError

if TYPE_CHECKING:
    from oracle.apps.asking_files import Told
    from oracle.apps.asking_scenes import Situation

SITUATIONS: Final = ("legal", "cost", "pays", "winner", "score", "next", "must", "order")
"""The questions about a position: may this be done, what does it cost or pay, who wins, how many points are these,
what happens next, must one, and which choices come in which order."""

_FILES: Final = (".toml", ".json")
_LONGEST: Final = 60
_LONGEST_PATH: Final = 4096


def _pair(text: str, where: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name.strip() or not value.strip():
        hint = "write the name, an equals sign and the value, such as Ana=yes"
        raise RequestError(f"name=value, got {text[:_LONGEST]!r}", where=where, hint=hint)
    return name.strip(), value.strip()


def _is_file(asked: str) -> bool:
    """
    Say whether what is asked is the name of a file that tells a dispute.

    Raises:
        RequestError: It is a file, but of another kind.
    """
    file = Path(asked)
    if file.suffix.lower() in _FILES:
        return True
    if not (file.suffix or "/" in asked) or len(asked) > _LONGEST_PATH or not file.exists():
        return False
    hint = "write the dispute as TOML or JSON, such as dispute.toml"
    raise RequestError(f"a file that ends in {' or '.join(_FILES)}, got {asked[-_LONGEST:]!r}", where="FILE", hint=hint)


def _sides(claims: tuple[tuple[str, str], ...], where: str) -> tuple[tuple[str, str], ...]:
    """Give who claims what, each side once."""
    names = [by for by, _ in claims]
    for by in names:
        if not by.strip() or names.count(by) > 1:
            got = "nobody" if not by.strip() else f"{by[:_LONGEST]!r} twice"
            raise RequestError(f"each side by a name of its own, got {got}", where=where, hint="name who claims what")
    return claims


def asked_for(
    asked: Sequence[str], editions: Sequence[str], options: str, claims: Sequence[str], *, texts: bool = False
) -> Dispute | Situation:
    """
    Understand a request.

    Args:
        asked: A question and facts, words, or a file.
        options: Options separated by commas.
        claims: What sides claim, each as `name=answer`.
    Raises:
        RequestError: It cannot be understood; nothing is guessed.
    """
    chosen = tuple(o for o in options.split(",") if o)
    if len(set(chosen)) < len(chosen):
        raise RequestError(f"each option once, got {options!r}", where="--options", hint="name it once")
    sides = _sides(tuple(_pair(c, "--claim") for c in claims), "--claim")
    first = asked[0]
    if len(asked) == 1 and _is_file(first):
        return _from_file(Path(first), tuple(editions), chosen, sides, texts=texts)
    # "Must I show my money" asks nothing about a position.
    if first in SITUATIONS and (len(asked) == 1 or any("=" in a for a in asked[1:])):
        from oracle.apps.asking_scenes import situation  # noqa: PLC0415 - it opens the engine

        facts = dict(_pair(a, first) for a in asked[1:])
        return situation(first, facts, tuple(editions), chosen, sides)
    facts_told = tuple(_pair(a, "facts") for a in asked if "=" in a)
    words = " ".join(a for a in asked if "=" not in a).strip()
    meant = _meant(words, tuple(editions), {n for n, _ in facts_told}, sides)
    return replace(meant, editions=tuple(editions), options=chosen, facts=facts_told, claims=sides, texts=texts)


def _meant(words: str, editions: tuple[str, ...], told: Container[str], claims: Sequence[tuple[str, str]]) -> Dispute:
    """Give the question that an id or words mean; where there are claims, the words have to be its own."""
    if (question := question_named(words)) is not None:
        return Dispute(question=question)
    if not words:
        hint = "such as: oracle ask may_depute deck_size=4"
        raise RequestError("a question, some words, or a file, got facts alone", where="QUESTION", hint=hint)
    from oracle.apps.asking_words import question_meant, suggested  # noqa: PLC0415 - the index takes its time

    question = question_meant(words, editions, claims=claims)
    found = {n: v for n, v in suggested(words, question).items() if n not in told}
    return Dispute(question=question, heard=words, suggested=found)


def _from_file(
    file: Path, editions: tuple[str, ...], options: tuple[str, ...], claims: tuple[tuple[str, str], ...], *, texts: bool
) -> Dispute | Situation:
    from oracle.apps.asking_files import read_file  # noqa: PLC0415 - only files need it

    told = read_file(file)
    if told.question in SITUATIONS:
        from oracle.apps.asking_scenes import situation_told  # noqa: PLC0415 - it opens the engine

        _sides((*told.claims, *claims), str(file))
        return situation_told(told, editions, options, claims)
    if told.situation:
        strange = next(iter(told.situation))
        hint = f"ask one of {', '.join(SITUATIONS)} about a position, or give facts"
        raise RequestError(f"a question about a position, got {told.question!r}", where=f"{file}: {strange}", hint=hint)
    sides = _sides((*told.claims, *claims), str(file))
    meant = _meant(told.question, editions or told.editions, {n for n, _ in told.facts}, sides)
    return replace(
        meant,
        editions=editions or told.editions,
        options=options or told.options,
        facts=_with_players(told, meant),
        claims=sides,
        texts=texts or told.texts,
        where=str(file),
    )


def _with_players(told: Told, dispute: Dispute) -> tuple[tuple[str, str], ...]:
    """Give the facts of a file; how many play is one where the question depends on it."""
    known = {n for n, _ in told.facts}
    if told.players is not None and "players" in dispute.question.names and "players" not in known:
        return (*told.facts, ("players", str(told.players)))
    return told.facts


def answered(request: Dispute | Situation, *, directory: Path | None, language: str) -> Answers:
    """
    Answer a request.

    Raises:
        OracleError: It cannot be judged.
    """
    if isinstance(request, Dispute):
        return settle(request, directory=directory, language=language)
    from oracle.apps.asking_situations import judged  # noqa: PLC0415 - it opens the engine

    return judged(request, directory=directory, language=language)
