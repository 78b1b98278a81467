"""The answer to a dispute as text: everything is said, in each language, and nothing hostile gets through."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.disputes.answers import CERTAINTIES, VERDICTS
from oracle.reports.ask_text import Told, offered, render
from oracle.reports.speech import Speech
from tests.toy_books import HOSTILE


def document(**more: Any) -> dict[str, Any]:
    cited = [{"source": "big-one", "lines": [3, 5]}, {"source": "small", "lines": [7, 7]}]
    answer = {
        "edition": "deluxe-2020",
        "verdict": "no",
        "value": "may not",
        "why": "so it is",
        "detail": "",
        "certainty": "checked",
        "clauses": [
            {"id": "toys.play", "citations": cited, "says": "no play", "claims": [], "ruling": "toys.ours",
             "trust": None, "quotes": ["never play"]}
        ],
        "against": [
            {"id": "small.play", "citations": cited[1:], "says": "play", "answers": "may", "loses": "other edition",
             "quotes": []}
        ],
        "missing": None,
        "examples": [],
        "claimed": [{"by": "Ana", "answer": "yes", "right": False}],
        "facts": {"size": 4},
        "precedents": [{"id": "toys.before", "date": "2026-01-01", "asks": "?", "why": "as before"}],
        **more,
    }  # fmt: skip
    return {"question": "may_play", "asks": "May one play?", "answers": [answer]}


def test_an_answer_is_said_with_clauses_lines_quotes_and_what_loses() -> None:
    text = render(document())
    for said in (
        "may_play: May one play?", "deluxe-2020: no (may not)", "size=4", "so it is", "checked in this case",
        "toys.play: no play [big-one:3-5, small:7; ruling toys.ours]", "“never play”", "small.play: play [small:7]",
        "loses: it is of another edition", "toys.before (2026-01-01): as before", "Ana", "yes: is wrong",
    ):  # fmt: skip
        assert said in text


@pytest.mark.parametrize("language", ["en", "pt", "es"])
@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"verdict": "yes", "value": True}, {"en": ": yes", "pt": ": sim", "es": ": sí"}),
        ({"verdict": "value", "value": 3}, {"en": ": 3", "pt": ": 3", "es": ": 3"}),
        (
            {"verdict": "open", "value": None, "why": "gap"},
            {"en": "open (no text says it)", "pt": "em aberto (nenhum texto o diz)", "es": "abierto (ningún texto"},
        ),
        (
            {"verdict": "depends", "value": None, "missing": "size"},
            {"en": "it depends on size", "pt": "depende de size", "es": "depende de size"},
        ),
        (
            {"verdict": "depends", "value": None, "why": "contradictory"},
            {"en": "it depends", "pt": "depende", "es": "depende"},
        ),
    ],
)
def test_each_verdict_is_said_in_each_language(language: str, more: dict[str, Any], said: dict[str, str]) -> None:
    example = {"case": {"size": 1}, "verdict": "yes", "value": None, "clauses": ["toys.play"]}
    assert said[language] in render(document(**more, examples=[example]), speech=Speech(language))


@pytest.mark.parametrize("language", ["pt", "es"])
def test_every_word_of_the_published_form_is_told_in_the_language(language: str) -> None:
    say, english = Told(Speech(language)), Told(Speech("en"))
    words = {*VERDICTS, *CERTAINTIES, "gap", "contested", "truncated", "contradictory", "damaged text"} - {"value"}
    same = {w for w in words if say(w) == english(w)}
    assert same <= {"no", "depends"}
    assert say.loses("ruling toys.ours").endswith(" toys.ours")
    assert say.loses("special over general") != "special over general"


def test_what_a_hostile_file_could_hold_is_escaped() -> None:
    claimed = [{"by": HOSTILE, "answer": HOSTILE, "right": None}]
    text = render(document(claimed=claimed, facts={"size": HOSTILE}))
    assert not {c for c in text if not c.isprintable()} - {"\n"}


def test_what_words_can_mean_is_offered_with_how_to_ask_it() -> None:
    offer = {"command": "oracle ask may_play size=…", "asks": "May one play?", "facts": "size: 1, 2"}
    earlier = [{"id": "toys.before", "date": "2026-01-01", "asks": "Did one play?", "why": "as before"}]
    text = offered([{**offer, "earlier": earlier}])
    assert "toys.before (2026-01-01): Did one play? as before" in text
    assert "oracle ask may_play size=…" in text
    assert "size: 1, 2" in text


def test_facts_that_words_seem_to_tell_are_shown_with_the_command() -> None:
    heard = {"heard": {"words": "play with 4", "suggested": {"size": 4}}}
    assert "oracle ask may_play size=4" in render({**document(), **heard})
    assert "oracle ask" not in render(document())
