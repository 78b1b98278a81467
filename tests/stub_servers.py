"""Servers that need no book: a thread and a socket each, at a port that is free, for tests of subjects behind a URL."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

HELLO = {
    "name": "stub",
    "version": "1",
    "protocol": 1,
    "editions": ["deluxe-2020"],
    "players": [2, 3, 4],
    "options": [],
    "commands": ["hello", "start", "apply", "legal", "position", "view", "score", "replay", "stop"],
}

Odd = Callable[["Asked"], bytes | None]


@dataclass(slots=True)
class Asked:
    """
    One request.

    Attributes:
        line: The connection, for who does more than answer.
        number: How many requests came before it.
    """

    line: socket.socket
    head: str
    body: bytes
    number: int
    messages: list[dict[str, Any]] = field(default_factory=list)

    @property
    def ids(self) -> list[int]:
        """The ids of its messages."""
        return [m["id"] for m in self.messages]

    def good(self, result: Any = None) -> bytes:
        """Give what answers each message with a result."""
        answers = [{"id": i, "result": {} if result is None else result} for i in self.ids]
        return "".join(json.dumps(a) + "\n" for a in answers).encode()


def http(body: bytes, *, status: str = "200 OK", headers: str = "", length: int | None = None) -> bytes:
    """Give a whole answer of HTTP."""
    size = len(body) if length is None else length
    return f"HTTP/1.1 {status}\r\nContent-Length: {size}\r\n{headers}\r\n".encode() + body


@dataclass(slots=True)
class Server:
    """A server in a thread; what it was asked is kept."""

    url: str = ""
    asked: list[Asked] = field(default_factory=list)
    connections: int = 0


def _requests(line: socket.socket, server: Server) -> Iterator[Asked]:
    file = line.makefile("rb")
    while first := file.readline():
        head, size = first.decode(), 0
        while (text := file.readline().decode()).strip():
            head += text
            if text.lower().startswith("content-length:"):
                size = int(text.partition(":")[2])
        body = file.read(size)
        asked = Asked(line, head, body, len(server.asked), [json.loads(one) for one in body.splitlines()])
        server.asked.append(asked)
        yield asked


@contextlib.contextmanager
def serving(odd: Odd, hello: dict[str, Any] | None = None) -> Iterator[Server]:
    """
    Serve while the block lasts.

    Args:
        odd: Gives all bytes that answer a request after `hello`; None closes the connection.
        hello: What it says about itself, besides what every stub says.
    """
    server, over = Server(), threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server.url = f"http://127.0.0.1:{listening.getsockname()[1]}/protocol"
        lines: list[socket.socket] = []

        def speak(line: socket.socket) -> None:
            with line, contextlib.suppress(OSError, ValueError):
                for asked in _requests(line, server):
                    greets = asked.messages[0]["cmd"] == "hello"
                    answer = http(asked.good(HELLO | (hello or {}))) if greets else odd(asked)
                    if answer is None:
                        break
                    line.sendall(answer)

        def accept() -> None:
            while not over.is_set():
                try:
                    line, _ = listening.accept()
                except OSError:
                    return
                server.connections += 1
                lines.append(line)
                threading.Thread(target=speak, args=(line,), daemon=True).start()

        thread = threading.Thread(target=accept, daemon=True)
        thread.start()
        try:
            yield server
        finally:
            over.set()
            with contextlib.suppress(OSError):
                socket.create_connection(listening.getsockname()).close()
            thread.join(5)
            for line in lines:
                with contextlib.suppress(OSError):
                    line.shutdown(socket.SHUT_RDWR)
