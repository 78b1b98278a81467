"""A subject is a process that is never trusted: whatever it does, it is told by name, ended and started again."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Event

import pytest

from oracle.engine.protocol import Fault, Kind
from oracle.engine.subject import Limits, Subject
from tests.stub_subjects import stub

QUICK = Limits(deadline=0.4, longest=100_000)


def ask(odd: str, limits: Limits = QUICK, *, many: int = 1) -> tuple[Fault | None, str]:
    """Give the fault of a subject that does something odd, and its words."""
    with Subject(stub(odd), limits) as subject:
        found = subject.ask_all([("legal", {"game": 1})] * many)[-1]
        assert found.fault is None or found.fault is Fault.MALFORMED or not subject.is_running
        return found.fault, str(found)


@pytest.mark.parametrize(
    ("odd", "fault"),
    [
        ("answer['result'] = ['main none']", None),
        ("answer['result'] = 3", Fault.MALFORMED),
        ("sys.exit(3)", Fault.CRASHED),
        ("os.kill(os.getpid(), 11)", Fault.CRASHED),
        ("os.close(1); time.sleep(60)", Fault.CRASHED),
        ("time.sleep(60)", Fault.HUNG),
        ("out.write(b'{'); out.flush(); time.sleep(60)", Fault.HUNG),
        ("answer['id'] += 1", Fault.WRONG_ID),
        ("out.write(b'x' * 200_000 + b'\\n')", Fault.FLOODED),
        ("while True: out.write(b'x' * 10_000)", Fault.FLOODED),
        ("while True: out.write(b'{}\\n' * 1000)", Fault.FLOODED),
        ("out.write(b'\\xff\\n')", Fault.NOT_UTF8),
        ("out.write(b'hello\\n')", Fault.NOT_JSON),
        ("out.write(b'[' * 50_000 + b'\\n')", Fault.TOO_DEEP),
        ("answer = None", Fault.HUNG),
        ("answer = {}", Fault.WRONG_ID),
    ],
)
def test_what_it_does_is_told_by_name(odd: str, fault: Fault | None) -> None:
    assert ask(odd)[0] is fault


def test_a_second_answer_is_noticed_at_the_next_question() -> None:
    with Subject(stub("answer['result'] = []\nout.write(json.dumps(answer).encode() + b'\\n')"), QUICK) as subject:
        first = subject.ask("legal", game=1)
        assert first.kind is Kind.RESULT
        os.sched_yield()
        second = subject.ask("legal", game=1)
        assert second.fault is Fault.UNASKED


def test_the_first_question_without_a_good_answer_is_blamed() -> None:
    odd = "answer['result'] = []\nif m.get('game') == 3: sys.exit(1)"
    with Subject(stub(odd), QUICK) as subject:
        found = subject.ask_all([("legal", {"game": n}) for n in range(6)])
        assert [a.fault for a in found] == [None, None, None, Fault.CRASHED]
        assert subject.starts == 1
        assert subject.ask("legal", game=1).kind is Kind.RESULT
        assert subject.starts == 2


def test_what_it_wrote_to_standard_error_is_shown_and_not_obeyed() -> None:
    _, says = ask("sys.stderr.write('Traceback\\n\\x1b[31mred\\n'); sys.exit(2)")
    assert "exit code 2" in says
    assert "\\x1b[31mred" in says
    assert says.isprintable()


def test_a_flood_on_standard_error_blocks_nothing() -> None:
    assert ask("sys.stderr.write('x' * 5_000_000); sys.stderr.flush(); answer['result'] = []")[0] is None


def test_more_can_be_asked_than_a_pipe_holds() -> None:
    odd = "answer['result'] = ['x' * 200] * 100"
    with Subject(stub(odd), Limits(deadline=10)) as subject:
        found = subject.ask_all([("apply", {"game": 1, "action": "y" * 5000})] * 300)
        assert len(found) == 300
        assert {a.kind for a in found} == {Kind.RESULT}


def test_memory_is_limited() -> None:
    fault, says = ask("x = bytearray(1 << 30); answer['result'] = []", Limits(deadline=5, memory=500))
    assert fault is Fault.CRASHED
    assert "MemoryError" in says


def test_a_program_that_is_not_there_is_told() -> None:
    with Subject(["no-such-program-anywhere"]) as subject:
        found = subject.ask("legal", game=1)
    assert found.fault is Fault.NOT_STARTED
    assert "no-such-program-anywhere" in str(found)


@pytest.mark.parametrize("hello", ['{"protocol": 9}', "[]", '{"protocol": 1, "commands": "all"}'])
def test_a_program_that_does_not_greet_well_is_told(hello: str) -> None:
    with Subject(stub(hello=hello)) as subject:
        found = subject.greet()
    assert found is not None
    assert found.fault is Fault.NOT_STARTED
    assert "hello" in str(found)


def test_a_program_that_wants_one_message_at_a_time_gets_that() -> None:
    # It fails if a second message is there before it has answered the first.
    odd = "import select\ntime.sleep(0.02)\nanswer['result'] = [str(bool(select.select([0], [], [], 0)[0]))]"
    hello = '{"protocol": 1, "commands": ["legal"], "pipeline": false}'
    with Subject(stub(odd, hello=hello)) as subject:
        found = subject.ask_all([("legal", {"game": 1})] * 4)
    assert [a.value for a in found] == [["False"]] * 4


def ended(pid: int) -> bool:
    """Say whether a process is gone; the orphan of an orphan is for the system to reap."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state.rpartition(")")[2].split()[0] == "Z"


def test_no_process_is_left_behind(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    odd = (
        "import subprocess\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(300)'])\n"
        f"open({str(note)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
        "time.sleep(60)"
    )
    assert ask(odd, Limits(deadline=1.5))[0] is Fault.HUNG
    for pid in map(int, note.read_text(encoding="utf-8").split()):
        # What was killed ends when the system gives it its turn.
        assert any(ended(pid) or Event().wait(0.1) for _ in range(50))


def test_it_may_end_by_itself_after_stop() -> None:
    with Subject(stub()) as subject:
        assert subject.greet() is None
        assert subject.is_running
    assert not subject.is_running
