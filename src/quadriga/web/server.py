"""Runs the application with uvicorn."""

import gc
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

import uvicorn

from quadriga.store import Store
from quadriga.web.app import make_app
from quadriga.web.compression import QuickDeflateProtocol
from quadriga.web.connections import http_protocol
from quadriga.web.ports import address_of, is_loopback
from quadriga.web.public_address import PublicAddress
from quadriga.web.settings import Settings

_MAX_FRAME_BYTES: Final = 64 * 1024
"""A WebSocket that sends a larger message is closed without an answer."""


def serve(
    listening: socket.socket,
    host: str,
    data: Path,
    *,
    browse: bool,
    settings: Settings,
) -> None:
    """Serve until Ctrl-C or SIGTERM; raises `Unavailable` if the data folder cannot be used."""
    store = Store.configured(data)
    address = address_of(listening, host)
    store.announce(address)
    config = uvicorn.Config(
        make_app(store, settings),
        http=http_protocol(settings.limits),
        ws=QuickDeflateProtocol,
        ws_max_size=_MAX_FRAME_BYTES,
        # Costs some 50 KiB of memory a socket and saves nothing on the same machine.
        ws_per_message_deflate=settings.public is not None or not is_loopback(listening),
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        lifespan="on",
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    # After its shutdown, uvicorn raises the signal that stopped it again.
    signal.signal(signal.SIGTERM, _exit)
    public = settings.public
    Server(config, lambda: _ready(address, public, browse=browse)).run([listening])


class Server(uvicorn.Server):
    """A uvicorn server that calls `ready` once it accepts connections."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call `ready`."""
        await super().startup(sockets)
        if self.started:
            # What was made so far lives as long as the server: the collector passes it by.
            gc.freeze()
            self._ready()


def _ready(address: str, public: PublicAddress | None, *, browse: bool) -> None:
    known_as = "" if public is None else f"as {public.url} "
    print(f"Quadriga is ready: {address} {known_as}(Ctrl-C stops it)", flush=True)
    if browse:
        page = address if public is None else public.url
        # In a thread, because some browsers block until they are closed.
        threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()


def _exit(_signal: int, _frame: FrameType | None) -> NoReturn:
    sys.exit(0)
