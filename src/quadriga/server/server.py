"""Runs the application with uvicorn."""

import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final, NoReturn

import uvicorn
from litestar.types import ASGIApp
from uvicorn.config import LOGGING_CONFIG, STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from quadriga.core import Unavailable
from quadriga.language import message
from quadriga.processes import FOR_SERVERS, serve_parent, spare_collector
from quadriga.server.app import make_app
from quadriga.server.settings import Settings
from quadriga.server.uvicorn.connections import http_protocol
from quadriga.server.uvicorn.outlets import OutletProtocol
from quadriga.server.uvicorn.reach import Reach
from quadriga.store import SqlStore
from quadriga.store.sql_store import VARIABLE

_MAX_FRAME_BYTES: Final = 64 * 1024
"""A WebSocket that sends more is closed without an answer."""

HANGS_SECONDS: Final = 30
"""A worker that doesn't answer by then is replaced; starting takes seconds on a busy machine."""

POLL_SECONDS: Final = 0.05
"""Time between two checks whether a worker has started."""

THREAD_WAIT_SECONDS: Final = 0.001
"""How long other threads wait while this one is busy: with Python's usual 5 ms, a commit takes
three times as long on a busy server."""

_MALFORMED: Final = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)
"""What uvicorn logs about malformed requests, of which anybody can send thousands."""

log = logging.getLogger(__name__)


class Noteworthy(logging.Filter):
    """Filters malformed requests out of the log."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it isn't about a malformed request."""
        return record.msg not in _MALFORMED


_LOGGING: Final[dict[str, Any]] = {
    **LOGGING_CONFIG,
    "filters": {"noteworthy": {"()": Noteworthy}},
    "loggers": {
        **LOGGING_CONFIG["loggers"],
        "uvicorn.error": {"level": "INFO", "filters": ["noteworthy"]},
    },
}


def serve(
    listening: socket.socket,
    data: Path,
    *,
    browse: bool,
    settings: Settings,
) -> None:
    """Serve until Ctrl-C or SIGTERM; raises `Unavailable` if the data folder cannot be used."""
    if settings.workers > 1 and not os.environ.get(VARIABLE):
        raise Unavailable(message("workers-need-postgresql", variable=VARIABLE))
    store = SqlStore.configured(data)
    ready = partial(_ready, settings, browse=browse)
    # After its shutdown, uvicorn raises the signal that stopped it again.
    signal.signal(signal.SIGTERM, _exit)
    if settings.workers > 1:
        config = _config(partial(worker_app, settings), settings)
        workers = Workers(config, listening, ready)
        workers.run()
        if workers.has_failed:
            sys.exit(STARTUP_FAILURE)
        return
    store.announce(settings.reach.local_address())
    Server(_config(lambda: make_app(store, settings), settings), ready).run([listening])


def worker_app(settings: Settings) -> ASGIApp:
    """The application of one of several processes, on a migrated database."""
    # Ctrl-C reaches all of them, and the first one stops the others.
    serve_parent()
    app = make_app(SqlStore.attach(os.environ[VARIABLE]), settings)
    spare_collector(FOR_SERVERS)
    return app


def _config(make: Callable[[], ASGIApp], settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make,
        factory=True,
        workers=settings.workers,
        http=http_protocol(settings.limits),
        ws=OutletProtocol,
        ws_max_size=_MAX_FRAME_BYTES,
        # Costs processor time and memory, and saves nothing on the same machine.
        ws_per_message_deflate=settings.public is not None or settings.reach.is_open,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        lifespan="on",
        log_config=_LOGGING,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        timeout_worker_healthcheck=HANGS_SECONDS,
    )


class Server(uvicorn.Server):
    """A uvicorn server that calls `ready` once it accepts connections."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call `ready`."""
        await super().startup(sockets)
        if self.started:
            spare_collector(FOR_SERVERS)
            sys.setswitchinterval(THREAD_WAIT_SECONDS)
            self._ready()


class Workers(Multiprocess):
    """uvicorn's workers; calls `ready` once all accept connections, and replaces the dead.

    If one can't start, all are stopped: `has_failed`.
    """

    def __init__(
        self, config: uvicorn.Config, listening: socket.socket, ready: Callable[[], None]
    ) -> None:
        super().__init__(config, [listening])
        self._ready = ready
        self.has_failed = False

    def init_processes(self) -> None:
        """Start all processes and wait for them."""
        super().init_processes()
        while not all(process.is_ready(1) for process in self.processes):
            self.handle_signals()
            if not all(process.process.is_alive() for process in self.processes):
                self.keep_subprocess_alive()
            if self.should_exit.is_set():
                return
            time.sleep(POLL_SECONDS)
        self._ready()

    def keep_subprocess_alive(self) -> None:
        """Replace dead workers, and log it."""
        before = {process.pid for process in self.processes}
        super().keep_subprocess_alive()
        self.has_failed = any(one.exitcode == STARTUP_FAILURE for one in self.processes)
        for pid in before - {process.pid for process in self.processes}:
            log.warning("the worker process %s has died and is replaced", pid)


def _ready(settings: Settings, *, browse: bool) -> None:
    reach, public = settings.reach, settings.public
    in_network = [] if public is not None else list(reach.addresses())
    address = in_network[0] if in_network else reach.local_address()
    known_as = "" if public is None else f"as {public.url} "
    print(f"Quadriga is ready: {address} {known_as}(Ctrl-C stops it)", flush=True)
    if public is None and reach.is_open:
        print(about_network(reach, in_network), flush=True)
    if browse:
        page = address if public is None else public.url
        # In a thread, because some browsers block until they are closed.
        threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()


def about_network(reach: Reach, addresses: Sequence[str]) -> str:
    """What listening to other machines means, for the operator."""
    local = reach.local_address()
    if not addresses:
        return (
            "This computer is on no network, so nobody else can open the page yet. Once it is,\n"
            "invitations show its address."
        )
    others = [f"Other addresses of this computer: {', '.join(addresses[1:])}"] * bool(addresses[1:])
    return "\n".join(
        [
            "Everybody in your network can open it and play. Nothing is encrypted, so use it at",
            "home, not on a public Wi-Fi or the open internet.",
            *others,
            f"Games that you began at {local} stay there: take them along from your page there.",
        ]
    )


def _exit(_signal: int, _frame: FrameType | None) -> NoReturn:
    sys.exit(0)
