"""Servers with a small application of a test, and with the sockets of ours."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from quadriga.server.uvicorn.outlets import OutletProtocol


@contextmanager
def served(app: Any, *, deflate: bool = False) -> Iterator[str]:
    """The address of a server with an ASGI application."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        app,
        ws=OutletProtocol,
        ws_per_message_deflate=deflate,
        lifespan="off",
        log_level="warning",
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        yield f"ws://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
