"""
Writes down how the texts at hand are cut into passages, keeping the kinds that were decided before.

For maintainers, after a text or the splitting rule has changed: `python -m oracle.apps.freeze DIR`. Passages
whose words are new come out as `unclassified`, which the check reports until a person has decided.
"""

from __future__ import annotations

import csv
import io
import sys
import tomllib
from pathlib import Path

from oracle.errors import OracleError
from oracle.passages import split
from oracle.sources import Copy, record, shelf
from specs.texts import FIELDS

BOOK = Path(__file__).resolve().parents[2] / "specs"


def freeze(copy: Copy, table: Path) -> int:
    """Write the passages of a copy to `table`; give how many are not classified yet."""
    known: dict[str, tuple[str, str]] = {}
    if table.exists():
        for row in csv.DictReader(table.read_text(encoding="utf-8").splitlines()):
            known[row["key"] + row["digest"]] = (row["kind"], row["note"])
            known.setdefault(row["digest"], (row["kind"], row["note"]))
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(FIELDS)
    open_ = 0
    for passage in split(list(copy.lines)):
        r = record(passage)
        kind, note = known.get(r.key + r.digest) or known.get(r.digest) or (r.kind, r.note)
        open_ += kind == "unclassified"
        writer.writerow((r.key, r.last, r.words, r.digest, r.anchor, kind, note))
    table.write_text(out.getvalue(), encoding="utf-8")
    return open_


def main(directory: str) -> int:
    """Freeze every registered text found by its digest in `directory`."""
    register = tomllib.loads((BOOK / "sources.toml").read_text(encoding="utf-8"))
    copies, _ = shelf(Path(directory))
    by_digest = {c.digest: c for c in copies}
    for name, entry in register.items():
        copy = by_digest.get(entry.get("digest", ""))
        if copy is None:
            print(f"{name}: not at hand")
            continue
        print(f"{name}: {freeze(copy, BOOK / 'passages' / (name + '.csv'))} passages not classified")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1]))
    except OracleError as error:
        sys.exit(str(error))
