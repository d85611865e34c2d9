"""Messages of sockets are compressed, at the level that costs least."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.sync.client import connect

from quadriga.web.compression import QuickDeflateProtocol

LONG = "Roma " * 5000


async def speaker(scope: Any, receive: Any, send: Any) -> None:
    """An application that sends every socket one long text."""
    assert scope["type"] == "websocket"
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": LONG})
    await receive()


def config(*, deflate: bool) -> uvicorn.Config:
    """A server that speaks by our protocol."""
    return uvicorn.Config(
        speaker,
        ws=QuickDeflateProtocol,
        ws_per_message_deflate=deflate,
        lifespan="off",
        log_level="warning",
    )


@contextmanager
def served(*, deflate: bool) -> Iterator[str]:
    """The address of a server with that application."""
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(config(deflate=deflate))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        yield f"ws://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


@pytest.mark.parametrize("deflate", [True, False])
def test_messages_are_compressed_only_where_that_is_wanted(deflate: bool) -> None:
    with served(deflate=deflate) as address, connect(address) as client:
        assert client.recv(timeout=60) == LONG
        assert client.response is not None
        extensions = client.response.headers.get("Sec-WebSocket-Extensions", "")
        assert ("permessage-deflate" in extensions) is deflate


def test_compression_takes_the_quickest_level() -> None:
    loaded = config(deflate=True)
    loaded.load()
    protocol = QuickDeflateProtocol(loaded, ServerState(), {}, _loop=object())
    (extension,) = protocol.conn.available_extensions or ()
    assert isinstance(extension, ServerPerMessageDeflateFactory)
    assert extension.compress_settings == {"level": 1, "memLevel": 5}
