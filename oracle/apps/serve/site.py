"""
The server: the protocol at `POST /protocol`, and what else can be asked at a path each.

A session is a cookie, given with the first answer: whoever sends it back finds the games again, over whichever
connection; whoever does not has a session for each request, which may hold several messages. Starlette and uvicorn do
the rest: of what is well kept they are the smallest that read a request piece by piece, so that none grows too large.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets  # noqa: TID251 - nobody else may guess the name of a session; no game hangs on it
import signal
import socket
import threading
import time  # noqa: TID251 - a deadline is a matter of the clock; what is judged hangs on no clock
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from http import HTTPStatus
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from oracle.apps.cli import JUDGED_RIGHT, JUDGED_WRONG, version
from oracle.apps.serve.errands import ERRANDS
from oracle.apps.serve.player import Player
from oracle.apps.serve.workers import Outcome, Workers
from oracle.engine.remote import ONE, SEVERAL
from oracle.errors import RequestError

LARGEST_REQUEST: Final = 8_000_000
"""So many bytes a request may have."""

LARGEST_ANSWER: Final = 32_000_000
"""With so many bytes no further message of a request is answered."""

MOST_MESSAGES: Final = 5_000
"""So many messages a request may have."""

MOST_SESSIONS: Final = 64
"""So many sessions are kept; with one more, the one that was not used for longest is forgotten."""

MOST_CONNECTIONS: Final = 64
"""So many connections and requests there may be at once; others are told that the server is busy."""

COOKIE: Final = "rococo-session"
"""What names a session."""

EXIT: Final = "Oracle-Exit-Code"
"""The header that has the exit code which the command would have had."""

LOOPBACK: Final = ("127.0.0.1", "localhost")
"""The names by which this machine calls itself."""

_IDLE: Final = 75
_GRACE: Final = 3


class Sessions:
    """The sessions that are kept, by their cookie."""

    def __init__(self, most: int = MOST_SESSIONS) -> None:
        self._most: Final = most
        self._kept: OrderedDict[str, tuple[Player, threading.Lock]] = OrderedDict()
        self._lock: Final = threading.Lock()

    def of(self, name: str | None) -> tuple[str, Player, threading.Lock]:
        """Give a session with its name, a new one if there is none."""
        with self._lock:
            if name is None or name not in self._kept:
                name = secrets.token_urlsafe(16)
                self._kept[name] = Player(), threading.Lock()
                if len(self._kept) > self._most:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(name)
            return name, *self._kept[name]


def _error(status: HTTPStatus, says: str) -> Response:
    return Response(json.dumps({"error": says}) + "\n", status, media_type=ONE)


async def _failed(_request: Request, error: Exception) -> Response:
    if isinstance(error, HTTPException):
        return _error(HTTPStatus(error.status_code), error.detail)
    return _error(HTTPStatus.INTERNAL_SERVER_ERROR, f"this is a bug of the oracle, {type(error).__name__}")


class Site:
    """What answers requests."""

    def __init__(self, deadline: float, hosts: tuple[str, ...] = LOOPBACK) -> None:
        """
        Make it ready.

        Args:
            deadline: Seconds for each request.
            hosts: The names by which it may be called; others are refused, so that no page in a browser gets here by
                a name of its own that leads to this machine. None means any.
        """
        self._deadline: Final = deadline
        self._sessions: Final = Sessions()
        self._workers: Final = Workers(deadline)
        routes = [
            Route("/", self._index, methods=["GET"]),
            Route("/protocol", self._protocol, methods=["POST"]),
            *(Route(f"/{name}", self._errand, methods=["POST"]) for name in ERRANDS),
        ]
        guard = [Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts))] if hosts else []
        handlers: Any = {HTTPException: _failed, Exception: _failed}
        self.app: Final = Starlette(
            routes=routes, middleware=guard, exception_handlers=handlers, lifespan=self._lifespan
        )

    @contextlib.asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        try:
            yield
        finally:
            self._workers.close()

    async def _index(self, _request: Request) -> Response:
        paths = ["/protocol", *(f"/{name}" for name in ERRANDS)]
        found = {"name": "rococo-oracle", "version": version(), "post": paths}
        return Response(json.dumps(found) + "\n", media_type=ONE)

    async def _body(self, request: Request) -> bytes:
        """
        Read a request.

        Raises:
            HTTPException: It is too large, or does not come to its end.
        """
        content = bytearray()

        async def read() -> None:
            async for chunk in request.stream():
                content.extend(chunk)
                if len(content) > LARGEST_REQUEST:
                    says = f"a request of at most {LARGEST_REQUEST} bytes, got more"
                    raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, says)

        if encoding := request.headers.get("content-encoding"):
            says = f"a request as it is, got one encoded as {encoding[:40]}"
            raise HTTPException(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, says)
        try:
            await asyncio.wait_for(read(), self._deadline)
        except (TimeoutError, ClientDisconnect):
            raise HTTPException(HTTPStatus.REQUEST_TIMEOUT, "a whole request in time, got a part") from None
        return bytes(content)

    async def _protocol(self, request: Request) -> Response:
        lines = [line for line in (await self._body(request)).split(b"\n") if line.strip()]
        if not lines or len(lines) > MOST_MESSAGES:
            return _error(HTTPStatus.BAD_REQUEST, f"messages, a line each, at most {MOST_MESSAGES}, got {len(lines)}")
        name, player, lock = self._sessions.of(request.cookies.get(COOKIE))
        until = time.monotonic() + self._deadline

        def answered() -> bytes:
            found = bytearray()
            with lock:
                for line in lines:
                    answer = player.answer(line, lambda: time.monotonic() < until and len(found) < LARGEST_ANSWER)
                    found.extend(json.dumps(answer, separators=(",", ":")).encode() + b"\n")
            return bytes(found)

        response = Response(await run_in_threadpool(answered), media_type=SEVERAL if len(lines) > 1 else ONE)
        response.set_cookie(COOKIE, name, path="/protocol", httponly=True, samesite="strict")
        return response

    async def _errand(self, request: Request) -> Response:
        body = await self._body(request)
        try:
            errand = ERRANDS[request.url.path.strip("/")](body.decode("utf-8"), dict(request.query_params))
        except UnicodeDecodeError:
            return _error(HTTPStatus.BAD_REQUEST, "UTF-8, got other bytes")
        except RequestError as error:
            return _error(HTTPStatus.BAD_REQUEST, str(error))
        return _document(await run_in_threadpool(self._workers.run, errand))


def _document(outcome: Outcome) -> Response:
    """Give what came of a command."""
    if outcome.code in {JUDGED_RIGHT, JUDGED_WRONG}:
        return Response(outcome.text, media_type=ONE, headers={EXIT: str(outcome.code)})
    if outcome.code is not None:
        return _error(HTTPStatus.BAD_REQUEST, outcome.text.removeprefix("Error: ").strip())
    if outcome.busy:
        return _error(HTTPStatus.SERVICE_UNAVAILABLE, outcome.text)
    return _error(HTTPStatus.GATEWAY_TIMEOUT if outcome.late else HTTPStatus.INTERNAL_SERVER_ERROR, outcome.text)


def listening(host: str, port: int) -> socket.socket:
    """
    Give a socket that requests come in by; port 0 takes one that is free.

    Raises:
        RequestError: There is no such place, or it is taken.
    """
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=MOST_CONNECTIONS)
    except (OSError, OverflowError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        hint = "choose another --port, or --host 127.0.0.1"
        raise RequestError(f"a place to listen at, got: {why}", where=f"{host[:80]} port {port}", hint=hint) from None


def server(site: Site) -> uvicorn.Server:
    """Give what runs a site."""
    config = uvicorn.Config(
        site.app,
        http="h11",
        ws="none",
        loop="asyncio",
        lifespan="on",
        log_level="critical",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        limit_concurrency=MOST_CONNECTIONS,
        timeout_keep_alive=_IDLE,
        timeout_graceful_shutdown=_GRACE,
    )
    return uvicorn.Server(config)


def serve(host: str, port: int, deadline: float, tell: Callable[[str], None]) -> None:
    """
    Serve until it is interrupted.

    Args:
        tell: Is given the address once requests can come.
    Raises:
        RequestError: There is no such place, or it is taken.
        KeyboardInterrupt: It was interrupted from the keyboard.
    """
    with contextlib.suppress(ValueError):
        # Told of an interrupt from the first moment on, also where a shell lets what it starts take none.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    with listening(host, port) as taken:
        local = host in LOOPBACK
        named = f"[{host}]" if ":" in host else host
        tell(f"http://{named}:{taken.getsockname()[1]}")
        # It closes what is open, and then raises the interrupt again.
        server(Site(deadline, LOOPBACK if local else ())).run(sockets=[taken])
