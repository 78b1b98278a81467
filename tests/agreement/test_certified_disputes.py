"""Every dispute of the table has a certificate that fits its schema and is confirmed."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from oracle.apps.asking import Dispute, question_named
from oracle.apps.certifying import Parts, certificate_of, read, verified
from oracle.disputes.certificate import text_of

TABLE: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "disputes.toml").read_text(encoding="utf-8"))[
    "dispute"
]
_SCHEMA = json.loads(files("oracle.reports").joinpath("schemas", "certificate.schema.json").read_text(encoding="utf-8"))
SCHEMA = Draft202012Validator(_SCHEMA)


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(_SCHEMA)


@pytest.mark.parametrize("dispute", TABLE, ids=[f"{n}: {d['says']}" for n, d in enumerate(TABLE)])
def test_every_dispute_is_certified(dispute: dict[str, Any]) -> None:
    question = question_named(dispute["question"])
    assert question is not None
    document = certificate_of(Dispute(question=question, facts=tuple(dispute.get("facts", {}).items())))
    SCHEMA.validate(document)
    text = text_of(document)
    judged = verified(read(text, "it"), text, "it", Parts())
    assert judged.faults == ()
    for answer in document["answers"]:
        expected = dispute[answer["edition"]]
        assert (answer["verdict"], answer["value"]) == (expected["verdict"], expected.get("value"))
        # The chain is minimal, so that of several rules that say the same one is enough.
        assert expected["rule"] in [c["id"] for c in answer["clauses"]]
        assert [c["trust"] for c in answer["printed"]] == ([expected["trust"]] if "trust" in expected else [])
