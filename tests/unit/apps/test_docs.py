"""The annotated rulebook on a small part of the book: what entries say, which pages there are, what is rewritten."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from oracle.apps.docs import found, overview, plan
from oracle.apps.docs.decisions import Decisions, Pair
from oracle.apps.docs.entries import Entries
from oracle.apps.docs.formula import formula
from oracle.apps.docs.material import gather
from oracle.apps.docs.phrases import PHRASES, Words
from oracle.apps.docs.picture import picture
from oracle.apps.docs.tree import Tree, write_tree
from oracle.apps.docs.trials import trials
from oracle.apps.library import library
from oracle.errors import RequestError
from oracle.questions import flag, number_of
from oracle.reports.report import Report
from oracle.rules import LANGUAGES, Rule
from oracle.terms import any_of, when
from specs.translations import said
from tests.documented import FLOOR, FOUND, TOPIC, small

RULE = small().rules[FLOOR]


def entries(language: str = "en") -> Entries:
    return Entries(small(), language)


def test_a_formula_reads_as_people_write_it() -> None:
    size, alone = number_of("size", 1, 9), flag("alone")
    term = (size <= 4) & any_of(~(size == 2), ~alone)
    said = formula(term, Words("pt")).replace("<var>size</var>", "x")
    assert said == "x: até 4 <b>e</b> (x: qualquer, menos 2 <b>ou</b> <var>alone</var>: não)"


def test_a_sum_of_a_choice_keeps_its_parentheses() -> None:
    size = number_of("size", 1, 9)
    assert formula(1 + when(size <= 2, 3, 4), Words("en")).startswith("1 + (3 <b>if</b>")


def test_every_phrase_is_said_in_each_language() -> None:
    assert [p for p, told in PHRASES.items() if not all(told)] == []
    assert {Words(language)("Findings") for language in LANGUAGES} == {"Findings", "Achados", "Hallazgos"}


def test_a_table_joins_what_is_answered_alike() -> None:
    names, rows, left_out = small().decisions.table(RULE)
    assert names == ("deck_size", "via")
    both = ("main action", "bonus")
    assert [(r.values, r.decides) for r in rows] == [
        (((1,), both), ("deluxe-2020",)),
        (((2, 3, 4), both[:1]), ("deluxe-2020",)),
        (((2, 3, 4), both[1:]), ("deluxe-2020",)),
        ((tuple(range(5, 13)), both[:1]), ()),
        ((tuple(range(5, 13)), both[1:]), ()),
    ]
    assert left_out == 0
    assert [rows[n].answers["original-2013"].shown for n in (1, 2)] == ["may", "may"]
    assert [rows[n].answers["original-2013"].mark for n in (1, 2)] == ["", "our reading"]


def test_the_counter_example_lies_beside_the_example() -> None:
    pair = small().decisions.examples(RULE)
    example, counter = pair.example, pair.counter
    assert example is not None
    assert counter is not None
    assert (example.case["deck_size"], counter.case["deck_size"]) == (4, 5)
    assert example.case["via"] == counter.case["via"]
    assert (example.said.shown, counter.said.shown) == ("may not", "may")


def test_each_example_is_decided_by_its_rule() -> None:
    for rule in small().library.rules:
        pair = small().decisions.examples(rule)
        example, counter = pair.example, pair.counter
        assert not pair.unknown
        assert example is None or rule.id in example.said.rules
        assert counter is None or rule.id not in counter.said.rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_solver_gives_up_the_page_says_so(language: str) -> None:
    say = Words(language)
    for counted in (FLOOR, "deputing.may_depute"):
        nothing = Entries(replace(small(), decisions=Decisions(small().decisions.books, resources=1)), language)
        assert say("The solver gave up looking for an example.") in nothing("rule", counted).lead
        assert say("Other rules decide every case before it.") not in nothing("rule", counted).lead
        half = Entries(replace(small(), decisions=_Halfway(small().decisions.books)), language)
        assert say("Example: this rule decides") in half("rule", counted).lead
        assert say("The solver gave up looking for the nearest case it does not decide.") in half("rule", counted).lead
        assert say("It decides in every case.") not in half("rule", counted).lead


class _Halfway(Decisions):
    """Gives up after the example."""

    def examples(self, rule: Rule) -> Pair:
        return replace(super().examples(rule), counter=None, unknown="too hard")


def test_an_entry_says_the_rule_and_what_stands_behind_it() -> None:
    entry = entries("pt")("rule", FLOOR)
    assert entry.title.casefold() == RULE.text("pt").casefold()
    assert "<var>cartas da equipe</var>: até 4" in entry.lead
    assert 'title="deck_size ≤ 4"' in entry.lead
    assert said(RULE.question.asks, "pt") in entry.lead
    assert RULE.question.asks not in entry.lead
    assert 'href="rococo:rule:deputing.may_depute"' in entry.lead
    assert "rr-in-deluxe-2020" in entry.classes
    assert "rr-differs" in entry.classes
    assert [t.label.split()[0] for t in entry.tabs] == [s.id for s in library().sources]
    assert f'href="rococo:finding:{FOUND}"' in entry.rest
    assert "3 de 4 versões erradas" in entry.rest
    assert 'href="rococo:code:specs.actions.staff.may_depute"' in entry.rest


def test_a_text_that_breaks_off_says_so_in_its_tab() -> None:
    tabs = {t.label.split()[0]: t for t in entries()("rule", FLOOR).tabs}
    assert tabs["original-es"].label.endswith("✂")
    assert "after the break" in tabs["original-es"].content
    assert "text not at hand" in tabs["deluxe-pt"].content


def test_a_finding_shows_its_case_its_sides_and_the_play() -> None:
    entry = entries("es")("finding", FOUND)
    assert "<svg" in entry.lead
    assert "no puede" in entry.lead
    assert "<li>depute, seat 0</li>" in entry.lead
    assert "team.floor" in entry.lead
    assert [t.label for t in entry.tabs] == ["deluxe-pt 548–550", "summary-en 98"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_written(language: str) -> None:
    made = entries(language)
    m = small()
    held = {"claim": m.claims, "ruling": m.rulings, "question": m.questions, "source": m.sources}
    for kind, ids in (*held.items(), ("vector", m.trials.vectors), ("code", {c.name for c in m.code.modules})):
        assert all(made(kind, id).lead for id in ids), kind


def test_facts_are_drawn_and_told() -> None:
    drawn = picture({"deck_size": 3, "rented": True, "role": "master <b>"}, Words("en").value)
    assert drawn.count("h8v14") == 3
    assert "deck size: 3, rented: yes, role: master &lt;b&gt;" in drawn
    assert "<b>" not in drawn
    assert picture({}, str) == ""


def test_no_page_grows_over_its_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    made = entries()
    monkeypatch.setattr(plan, "MOST_BYTES", 30_000)
    pages = plan.rules(made)
    assert len(pages) > 3
    assert [i for p in pages for i in p.ids] == [r.id for r in small().library.rules]
    assert all(sum(made("rule", i).size for i in p.ids) <= 30_000 for p in pages)


def test_a_rebuild_writes_only_what_changed(tmp_path: Path) -> None:
    tree = Tree(entries(), tmp_path / "docs")
    assert write_tree(tree, tmp_path / "out") > 5
    assert write_tree(tree, tmp_path / "out") == 0
    m = small()
    reworded = replace(RULE, says={**RULE.says, "en": "four stay"})
    rules = tuple(reworded if r.id == FLOOR else r for r in m.library.rules)
    again = Tree(Entries(replace(m, library=replace(m.library, rules=rules)), "en"), tmp_path / "docs")
    assert write_tree(again, tmp_path / "out") == 1


def test_pages_of_people_are_taken_along_and_marked(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    (docs / "guides" / "pt").mkdir(parents=True)
    (docs / "guides" / "pt" / "index.md").write_text("# Guia\n", encoding="utf-8")
    (docs / "protocol.md").write_text("---\norphan: true\n---\n\n# Protocol\n\nText.\n", encoding="utf-8")
    files = dict(Tree(entries("pt"), docs).files())
    assert files["guides/index.md"] == "# Guia\n"
    assert "foreign: en" in files["protocol.md"]
    assert "orphan" not in files["protocol.md"]
    assert "/guides/index" in files["index.md"]
    assert dict(Tree(entries("en"), docs).files())["protocol.md"] == "# Protocol\n\nText.\n"


def test_the_map_counts_what_clashes_and_where_a_text_breaks_off() -> None:
    cells = overview.heat(small())[TOPIC]
    assert (cells["deluxe-pt"].clashes, cells["summary-en"].clashes, cells["summary-pt"].clashes) == (1, 1, 0)
    assert cells["deluxe-pt"].claims > 0
    assert cells["original-es"].cut
    assert overview.pairs(small())["deluxe-pt"]["summary-en"] == 1


def test_a_glossary_has_each_texts_word() -> None:
    concepts = {c: words for c, words, _ in overview.glossary(small())}
    assert any(w.startswith("mestre") for w in concepts["master"]["deluxe-pt"])


def test_a_pack_is_read_with_its_scores(tmp_path: Path) -> None:
    vector = {"id": "a/1", "rules": ["a", "b"], "hunts": "x"}
    (tmp_path / "a.jsonl").write_text(json.dumps(vector) + "\n", encoding="utf-8")
    score = {"rules": {"a": {"mutants": 3, "killed": 2, "equivalent": 1}}, "rules_without": {"as in all games": ["c"]}}
    index = {"score": score}
    (tmp_path / "index.json").write_text(json.dumps(index), encoding="utf-8")
    read = trials(tmp_path)
    assert read.by_rule["b"] == ("a/1",)
    assert (read.scores["a"].mutants, read.scores["a"].killed, read.scores["a"].equivalent) == (3, 2, 1)
    assert read.without == {"c": "as in all games"}
    assert not trials(None).run


def test_a_directory_without_a_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RequestError, match="a directory with a pack of vectors"):
        trials(tmp_path)
    (tmp_path / "index.json").write_text("{", encoding="utf-8")
    with pytest.raises(RequestError, match="JSON"):
        trials(tmp_path)


def test_findings_are_asked_for_again_only_when_what_is_said_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(found, "examine", lambda **_: _told(asked))
    lib = library()
    found.report(lib, None, tmp_path)
    found.report(lib, None, tmp_path)
    worded = tuple(replace(r, says=dict.fromkeys(LANGUAGES, "other words")) for r in lib.rules)
    found.report(replace(lib, rules=worded), None, tmp_path)
    assert len(asked) == 1
    found.report(replace(lib, rules=lib.rules[1:]), None, tmp_path)
    assert len(asked) == 2


def _told(asked: list[object]) -> Report:
    asked.append(None)
    return Report(sources=(), coverage=(), findings=())


def test_what_was_remembered_and_is_broken_is_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(found, "examine", lambda **_: _told(asked))
    found.report(library(), None, tmp_path)
    (kept,) = tmp_path.glob("report-*.pickle")
    kept.write_bytes(b"no pickle")
    found.report(library(), None, tmp_path)
    assert len(asked) == 2


def test_everything_is_gathered_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oracle.apps.docs.material.report", lambda *_: _told([]))
    made = gather(None, None, Path(tmp_path))
    assert made is gather(None, None, Path(tmp_path))
    assert len(made.rules) == len(library().rules)


def test_what_nobody_has_said_in_the_language_is_marked_as_english() -> None:
    entry = entries("pt")("finding", FOUND)
    assert 'lang="en"' in entry.lead
