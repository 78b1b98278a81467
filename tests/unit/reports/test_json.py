from __future__ import annotations

import json
from dataclasses import replace
from importlib.resources import files
from typing import Any

import jsonschema
import pytest

from oracle.reports.json import dump, render
from oracle.reports.report import Report
from tests.toy_books import FINE, NASTY, OPEN, WRONG


@pytest.fixture(scope="module")
def schema() -> Any:
    """Give the published schema."""
    text = files("oracle.reports").joinpath("schemas", "check.schema.json").read_text(encoding="utf-8")
    found = json.loads(text)
    jsonschema.Draft202012Validator.check_schema(found)
    return found


@pytest.mark.parametrize("report", [FINE, WRONG, NASTY])
@pytest.mark.parametrize("timing", [True, False])
def test_the_document_fits_its_schema(report: Report, timing: bool, schema: Any) -> None:
    document = json.loads(render(report, timing=timing, compare=("original-2013", "deluxe-2020")))
    jsonschema.validate(document, schema)
    assert {"sources", "coverage", "findings", "invariants"} <= set(document)


def test_the_schema_refuses_what_the_contract_does_not_have(schema: Any) -> None:
    document = json.loads(render(WRONG))
    document["findings"][0]["kind"] = "odd"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(document, schema)


def test_seconds_stand_only_where_timing_was_asked_for() -> None:
    assert "seconds" not in render(WRONG)
    assert json.loads(render(WRONG, timing=True))["invariants"][0]["seconds"] == 0.5


def test_quotes_never_stand_in_the_document() -> None:
    assert "second" not in render(replace(WRONG, quotes={"big": {3: "second"}}))


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        render(replace(FINE, findings=(replace(OPEN, witness={"x": float("nan")}),)))
    with pytest.raises(TypeError, match="a plain value"):
        dump({"x": object()})


def test_a_lone_surrogate_becomes_an_escape() -> None:
    assert json.loads(dump({"x": "\udc80"}).encode()) == {"x": "\udc80"}
