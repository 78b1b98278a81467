"""How often what differs between editions comes up in play: held against the games and what rules decide there."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache, partial
from itertools import islice
from pathlib import Path

import jsonschema
import pytest

from oracle.apps.coming_up import PLAYERS, with_play
from oracle.apps.deciding import Deciding
from oracle.apps.differ import compare
from oracle.apps.games import Setup, opened
from oracle.apps.library import library
from oracle.engine.play import play, uniform
from oracle.reports import html, text
from oracle.reports import json as as_json
from oracle.reports.comparison import Cases, Comparison, Met, Moment, as_text
from oracle.reports.speech import Speech
from specs.reference import Reference, reference
from specs.tables import Tables
from tests import toy_books

BEFORE, AFTER = "original-2013", "deluxe-2020"
GAMES = 16
SCHEMA = Path(__file__).resolve().parents[3] / "oracle/reports/schemas/check.schema.json"


@cache
def plain() -> Comparison:
    return compare(library(), BEFORE, AFTER)


@cache
def played() -> Comparison:
    return with_play(plain(), library(), games=GAMES)


def cases(question: str, number: int = 0) -> Cases:
    return next(d for d in played().differences if d.question == question).cases[number]


def met(question: str, number: int = 0) -> Met:
    found = cases(question, number).met
    assert found is not None
    return found


def example(question: str, number: int = 0) -> Moment:
    found = met(question, number).example
    assert found is not None
    return found


def test_all_that_play_can_show_is_looked_for_and_nothing_else() -> None:
    scopes = {q.id: q.scope for q in library().questions}
    for difference in played().differences:
        shows = difference.effect.value in {"play", "score", "setup"} and scopes[difference.question] == "base"
        for group in difference.cases:
            assert (group.met is not None) == shows
            if group.met:
                assert group.met.of == GAMES
                assert max(group.met.before, group.met.after) <= GAMES
                assert (group.met.example is None) == (group.met.before == group.met.after == 0)


def test_the_rest_of_the_comparison_stays_as_it_is() -> None:
    assert [(d.question, [c.when for c in d.cases]) for d in played().differences] == [
        (d.question, [c.when for c in d.cases]) for d in plain().differences
    ]
    assert with_play(plain().narrowed(["no such topic"], []), library()).differences == ()


@pytest.mark.parametrize("question", ["bonus_bag_source", "depute_amount_from", "renewed_after_exactly_three"])
@pytest.mark.parametrize("edition", [BEFORE, AFTER])
def test_it_counts_the_games_in_which_the_rule_decides(question: str, edition: str) -> None:
    rules = {r.id for r in library().books[edition].by_question[question]}
    expected = sum(any(counts[r] for r in rules) for counts in decided(edition))
    assert getattr(met(question), "before" if edition == BEFORE else "after") == expected > 0


@cache
def decided(edition: str) -> tuple[Counter[str], ...]:
    """Give how often each rule decides in the games, as another part of the machine counts it."""
    decidings = [Deciding(partial(_opened, edition, n)) for n in PLAYERS]
    return tuple(decidings[seed % len(PLAYERS)].played(uniform(seed)) for seed in range(GAMES))


def _opened(edition: str, players: int, tables: type[Tables]) -> Reference:
    return reference(edition, players, tables=tables)


def test_what_never_comes_up_has_no_example() -> None:
    assert met("board_side_for_one") == Met(of=GAMES, before=0, after=0, example=None)


def test_the_example_is_a_move_of_the_game_of_its_seed() -> None:
    moments = [c.met.example for d in played().differences for c in d.cases if c.met and c.met.example]
    assert len(moments) > 10
    for moment in moments:
        game = opened(Setup(edition=moment.edition, players=moment.players))
        steps = islice(play(game, uniform(moment.seed)), moment.ply, None)
        position, action, _ = next(steps)
        actor = game.actor(position)
        assert game.write(action) == moment.action
        assert position.round == moment.round
        assert moment.actor == (str(actor) if actor >= 0 else "chance")


def test_the_example_of_the_smallest_team_shows_what_changes() -> None:
    moment = example("may_depute")
    assert (moment.edition, moment.only_before, moment.only_after) == (AFTER, ("main depute",), ())
    game = opened(Setup(edition=moment.edition, players=moment.players))
    position = next(islice(play(game, uniform(moment.seed)), moment.ply, None))[0]
    seat = int(moment.actor)
    assert "main depute" not in [game.write(a) for a in game.legal_actions(position)]
    assert game.setting.team(position, seat) in (2, 3, 4)


def test_options_of_one_edition_are_told_as_a_whole() -> None:
    scopes = {q.id: q.scope for q in library().questions}
    assert {scopes[d.question] for d in plain().differences} == {"base"}
    assert set((plain().only or {})[AFTER]) >= {"jewelry-box", "solo"}


def test_the_document_has_it_as_its_schema_says() -> None:
    document = json.loads(as_json.render(toy_books.WRONG, compare=(BEFORE, AFTER), comparison=played()))
    jsonschema.validate(document, json.loads(SCHEMA.read_text(encoding="utf-8")))
    found = {d["question"]: d["cases"][0]["met"] for d in document["compare"]["differences"]}
    assert found["may_depute"]["example"]["only_before"] == ["main depute"]


@pytest.mark.parametrize(
    ("language", "often", "move"),
    [
        ("en", f"{AFTER}: in {GAMES} of {GAMES} games", "seat 0: main"),
        ("pt", f"{AFTER}: em {GAMES} de {GAMES} partidas", "lugar 0: main"),
        ("es", f"{AFTER}: en {GAMES} de {GAMES} partidas", "puesto 0: main"),
    ],
)
def test_players_are_told_in_three_languages(language: str, often: str, move: str) -> None:
    said = " ".join(text.write(as_text(played().narrowed(["deputing"], []), Speech(language))).split())
    assert often in said
    assert move in said
    assert "main depute" in said


def test_the_page_has_it() -> None:
    page = html.render(toy_books.WRONG, compare=(BEFORE, AFTER), comparison=played())
    assert f"{AFTER}: in {GAMES} of {GAMES} games" in page
    assert f"Only in {BEFORE}: main depute" in " ".join(page.split())
