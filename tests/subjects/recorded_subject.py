"""
A subject that answers at once, from a recording: `python recorded_subject.py FILE`.

The file holds answers without their ids, one a line, in the order in which they are asked for after `hello`; when
they are at an end, it begins anew. It measures what the oracle costs, and not what an engine does.
"""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

_HELLO = (
    b'"result":{"name":"recorded","version":"1","protocol":1,"editions":["deluxe-2020","original-2013"],'
    b'"players":[1,2,3,4,5],"options":["jewelry-box","solo","fancy","festive","haute-couture"],'
    b'"commands":["hello","components","start","apply","legal","score","position","replay","stop"]}}\n'
)


def main() -> None:
    """Answer line by line, without reading more of a message than its id."""
    answers = itertools.cycle(Path(sys.argv[1]).read_bytes().splitlines(keepends=True))
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        # A message begins with its command and its id.
        cmd, _, rest = line[:60].partition(b'","id":')
        number = rest.split(b",", 1)[0].rstrip(b"}\n")
        if cmd == b'{"cmd":"hello':
            answer = _HELLO
        elif cmd in {b'{"cmd":"components', b'{"cmd":"stop'}:
            answer = b'"result":{}}\n'
        else:
            answer = next(answers)
        out.write(b'{"id":' + number + b"," + answer)
        out.flush()
        if cmd == b'{"cmd":"stop':
            return


if __name__ == "__main__":
    main()
