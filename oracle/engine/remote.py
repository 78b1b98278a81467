"""
A subject that lives on a server: each question is posted to its URL, or several at once, a line each.

`http.client` is enough for that: a request is one POST to one address, and what a larger client adds (pools,
redirects, proxies, decoding) is what a judge must not have. Each byte that is waited for counts against the deadline;
no redirect is followed. Cookies are sent back, so that a server knows whose games it holds.
"""

from __future__ import annotations

import contextlib
import http.client
import io
import json
import re
import select
import socket
import ssl
import time  # noqa: TID251 - a deadline is a matter of the clock; what is judged hangs on no clock
from collections.abc import Iterator, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from oracle.engine.channel import Limits, floods
from oracle.engine.protocol import Answer, Fault, faulty, short
from oracle.errors import RequestError

SCHEMES: Final = ("http", "https")
"""What a URL may begin with."""

ONE: Final = "application/json"
"""The content of a request with one message."""

SEVERAL: Final = "application/x-ndjson"
"""The content of a request with several messages, a line each."""

MOST_TOGETHER: Final = 64
"""So many messages are put in one request."""

_LARGEST: Final = 50_000
_CHUNK: Final = 1 << 16
_MOST_COOKIES: Final = 16
_COOKIE: Final = re.compile(r"([!-:<>-~]{1,100})=([!-:<-~]{0,2000})")
_SHOWN: Final = 200


def is_url(command: Sequence[str]) -> bool:
    """Say whether what names a subject is no command, but a URL."""
    return len(command) == 1 and command[0].partition("://")[0].lower() in SCHEMES


def check_url(url: str) -> str:
    """
    Give a URL that can be asked.

    Raises:
        RequestError: It is none, or has in it what does not belong there.
    """
    hint = "such as http://127.0.0.1:8000/protocol"
    where = f"--url {short(url, 80)}"
    try:
        parts = urlsplit(url)
        fits = parts.scheme.lower() in SCHEMES and bool(parts.hostname) and parts.port != 0
    except ValueError as error:
        raise RequestError(f"a URL, got: {error}"[:200], where=where, hint=hint) from None
    if not fits or not url.isascii() or not url.isprintable() or " " in url:
        raise RequestError(f"a URL that begins with http:// or https://, got {url[:80]!r}", where=where, hint=hint)
    if parts.username is not None or parts.fragment:
        got = "a name or password" if parts.username is not None else "a fragment"
        raise RequestError(f"the URL alone, got {got} in it", where=where.partition(" ")[0], hint="leave it out")
    return url


class _Timed:
    """A socket whose reads and writes all end at one time; what reads from it keeps it open."""

    def __init__(self, inner: socket.socket) -> None:
        self.inner: Final = inner
        self.until = 0.0
        self._readers = 0
        self._closed = False

    def patient(self) -> socket.socket:
        """Give the socket with the time that is left."""
        rest = self.until - time.monotonic()
        if rest <= 0:
            raise TimeoutError
        self.inner.settimeout(rest)
        return self.inner

    def sendall(self, data: Any) -> None:
        """Send everything."""
        self.patient().sendall(data)

    def hurry(self) -> None:
        """Have what comes confirmed at once: many servers send the head of an answer, and wait before its content."""
        if hasattr(socket, "TCP_QUICKACK"):
            with contextlib.suppress(OSError):
                self.inner.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 1)

    def makefile(self, _mode: str) -> io.BufferedReader:
        """Give what an answer is read from."""
        self._readers += 1
        return io.BufferedReader(_Reader(self), _CHUNK)

    def released(self) -> None:
        """Note that one reads no more."""
        self._readers -= 1
        if self._closed and not self._readers:
            self.inner.close()

    def close(self) -> None:
        """Close the socket, once nobody reads from it."""
        self._closed = True
        if not self._readers:
            self.inner.close()


class _Reader(io.RawIOBase):
    """Reads from a socket within its time."""

    def __init__(self, timed: _Timed) -> None:
        self._timed = timed

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        return self._timed.patient().recv_into(buffer)

    def close(self) -> None:
        if not self.closed:
            self._timed.released()
        super().close()


class Remote:
    """
    A server that is spoken to at one URL.

    Attributes:
        together: One message a request, unless the server says that it takes several.
        aside: Nothing; a server has no standard error.
    """

    together: Final = False
    aside: Final = ""

    def __init__(self, url: str, limits: Limits) -> None:
        self._parts: Final = urlsplit(check_url(url))
        self._limits: Final = limits
        self._target: Final = (self._parts.path or "/") + (f"?{self._parts.query}" if self._parts.query else "")
        self._line: http.client.HTTPConnection | None = None
        self._timed: _Timed | None = None
        self._cookies: dict[str, str] = {}

    @property
    def is_open(self) -> bool:
        """Whether a session was begun."""
        return self._line is not None

    def open(self) -> Answer | None:
        """Connect; give what went wrong."""
        self.close()
        return faulty(Fault.NOT_STARTED, failed) if (failed := self._connect("hello")) else None

    def _connect(self, cmd: str) -> str:
        """Connect, once more perhaps; give what went wrong."""
        host, port, patience = self._parts.hostname or "", self._parts.port, self._limits.patience(cmd)
        line: http.client.HTTPConnection
        if self._parts.scheme.lower() == "https":
            line = http.client.HTTPSConnection(host, port, timeout=patience, context=ssl.create_default_context())
        else:
            line = http.client.HTTPConnection(host, port, timeout=patience)
        line.auto_open = 0
        try:
            line.connect()
        except (OSError, ValueError, http.client.HTTPException) as error:
            line.close()
            return f"no connection to {self._parts.netloc}: {_why(error)}"
        self._timed = _Timed(line.sock)
        line.sock = self._timed
        self._line = line
        return ""

    def _idle(self) -> str:
        """Give what an idle connection has to say that nobody asked for; see that there is one."""
        if self._line is None or self._timed is None or self._line.sock is None:
            return ""
        inner = self._timed.inner
        if not select.select([inner], [], [], 0)[0]:
            return ""
        if not isinstance(inner, ssl.SSLSocket):
            with contextlib.suppress(OSError):
                inner.settimeout(0)
                if found := inner.recv(_SHOWN, socket.MSG_PEEK):
                    return found.decode("utf-8", "replace")
        # It was closed while nothing was asked, as servers do after a time.
        self._line.close()
        return ""

    def lines(self, questions: Sequence[bytes], asked: Sequence[str]) -> Iterator[bytes | Answer]:
        """Post questions, no more in one request than a server will take, and give a line for each."""
        first = 0
        while first < len(questions):
            size, end = len(questions[first]), first + 1
            while end < min(first + MOST_TOGETHER, len(questions)) and size + len(questions[end]) <= _LARGEST:
                size += len(questions[end])
                end += 1
            yield from self._lines(questions[first:end], asked[first:end])
            first = end

    def _lines(self, questions: Sequence[bytes], asked: Sequence[str]) -> Iterator[bytes | Answer]:
        """Put questions in one request and give a line for each, or what went wrong."""
        if unasked := self._idle():
            yield faulty(Fault.UNASKED, unasked)
            return
        if (self._line is None or self._line.sock is None) and (failed := self._connect(asked[0])):
            yield faulty(Fault.CRASHED, failed)
            return
        # A server may well answer several messages when it has done all of them: that is a trace by another name.
        patience = self._limits.patience(asked[0] if len(asked) == 1 else "replay")
        try:
            response = self._posted(questions, patience)
            if (wrong := self._refused(response)) is not None:
                yield wrong
                return
            yield from self._read(response, asked)
        except TimeoutError:
            yield faulty(Fault.HUNG, f"{patience:g} seconds")
        except http.client.IncompleteRead:
            yield faulty(Fault.CRASHED, "its answer breaks off")
        except OSError as error:
            yield faulty(Fault.CRASHED, f"the connection ended: {_why(error)}")
        except http.client.LineTooLong as error:
            yield faulty(Fault.FLOODED, error)
        except (http.client.HTTPException, ValueError) as error:
            many = "headers" in str(error)
            yield faulty(Fault.FLOODED if many else Fault.NOT_AN_ANSWER, f"no HTTP: {_why(error)}")

    def _posted(self, questions: Sequence[bytes], patience: float) -> http.client.HTTPResponse:
        assert self._line is not None and self._timed is not None  # noqa: S101, PT018 - for the type checker
        self._timed.until = time.monotonic() + patience
        headers = {
            "Content-Type": SEVERAL if len(questions) > 1 else ONE,
            "Accept": f"{ONE}, {SEVERAL}",
            "Accept-Encoding": "identity",
            "User-Agent": "rococo-oracle",
        }
        if self._cookies:
            headers["Cookie"] = "; ".join(f"{n}={v}" for n, v in self._cookies.items())
        # A server that wants no more of it may have said why before it closed.
        with contextlib.suppress(BrokenPipeError):
            self._line.request("POST", self._target, b"".join(questions), headers)
        self._timed.hurry()
        return self._line.getresponse()

    def _refused(self, response: http.client.HTTPResponse) -> Answer | None:
        """Give what is wrong with an answer before its content is read; keep its cookies."""
        for text in (response.headers.get_all("Set-Cookie") or [])[:_MOST_COOKIES]:
            found = _COOKIE.fullmatch(str(text).partition(";")[0].strip())
            if found and (found[1] in self._cookies or len(self._cookies) < _MOST_COOKIES):
                self._cookies[found[1]] = found[2]
        status = response.status
        if status != http.HTTPStatus.OK:
            says = f"status {status} {short(response.reason, 60)}".strip()
            if to := response.headers.get("Location"):
                says += f", it points to {short(to, 120)}, and no redirect is followed"
            else:
                says += f": {short(response.read1(_SHOWN).decode('utf-8', 'replace').strip(), _SHOWN)}"
            crashed = status >= http.HTTPStatus.INTERNAL_SERVER_ERROR
            return faulty(Fault.CRASHED if crashed else Fault.NOT_AN_ANSWER, says.removesuffix(": "))
        encoding = str(response.headers.get("Content-Encoding", "identity")).strip().lower()
        if encoding != "identity":
            return faulty(Fault.NOT_UTF8, f"it is encoded as {short(encoding, 40)}, which nobody asked for")
        return None

    def _read(self, response: http.client.HTTPResponse, asked: Sequence[str]) -> Iterator[bytes | Answer]:
        """Give the lines of an answer; the last when it is known that nothing comes after it."""
        buffer = bytearray()
        assert self._timed is not None  # noqa: S101 - for the type checker
        given, ended, looked = 0, False, 0
        while given < len(asked):
            end = -1 if given == len(asked) - 1 else buffer.find(b"\n", looked)
            if end >= 0:
                line = bytes(buffer[:end])
                del buffer[: end + 1]
                looked = 0
                yield faulty(Fault.FLOODED, f"{len(line)} bytes") if len(line) > self._limits.longest else line
                given += 1
                self._timed.until = max(self._timed.until, time.monotonic() + self._limits.patience(asked[given]))
            elif ended:
                response.close()
                yield from self._rest(bytes(buffer), given, len(asked))
                return
            elif len(buffer) > self._limits.longest:
                yield faulty(Fault.FLOODED, f"an answer of more than {self._limits.longest} bytes")
                return
            else:
                looked = len(buffer)
                chunk = response.read1(_CHUNK)
                ended = not chunk
                if ended and response.length:
                    raise http.client.IncompleteRead(b"", response.length)
                buffer += chunk

    @staticmethod
    def _rest(rest: bytes, given: int, many: int) -> Iterator[bytes | Answer]:
        """Give the last line, whose end may be missing, or what is wrong with the end of an answer."""
        lines = [line for line in rest.split(b"\n") if line.strip()]
        if given < many - 1 or not lines:
            yield from lines
            got = f"{given + len(lines)} answers to {many} questions"
            yield faulty(Fault.CRASHED, got if many > 1 else "an empty answer")
        elif len(lines) == 1 or not _is_object(lines[0]):
            # One answer may well be set in several lines; no text in it has an end of line as it is.
            yield b" ".join(lines)
        elif floods(len(lines) - 1, many):
            yield faulty(Fault.FLOODED, f"{len(lines) - 1} lines that nobody asked for")
        else:
            yield faulty(Fault.UNASKED, lines[1].decode("utf-8", "replace"))

    def unasked(self) -> bytes:
        """Give nothing: what comes without a question is noticed with the next one."""
        return b""

    def more(self) -> int:
        """Give no line: an answer is read to its end."""
        return 0

    def leave(self) -> None:
        """End the session."""
        self.close()

    def close(self) -> None:
        """End the session: close the connection, and forget its cookies."""
        line, self._line, self._timed = self._line, None, None
        self._cookies.clear()
        if line is not None:
            line.close()


def _is_object(line: bytes) -> bool:
    """Say whether a line is an object of JSON by itself."""
    try:
        return isinstance(json.loads(line), dict)
    except (ValueError, RecursionError):
        return False


def _why(error: BaseException) -> str:
    """Give in words what went wrong with a connection."""
    return short(getattr(error, "strerror", None) or str(error) or type(error).__name__, 120)
