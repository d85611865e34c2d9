"""What becomes of messages to a socket that the server itself has closed."""

import threading
from typing import Any

from websockets.sync.client import connect

from tests.server.asgi import served

UNMASKED = bytes([0b1000_0001, 1]) + b"x"
"""A text as no browser sends it: the protocol demands a mask."""


def test_who_was_cut_off_has_gone() -> None:
    failures: list[BaseException] = []
    is_over = threading.Event()

    async def app(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        assert (await receive())["type"] == "websocket.disconnect"
        try:
            await send({"type": "websocket.send", "text": "Ave"})
        except OSError as error:
            failures.append(error)
        finally:
            is_over.set()

    with served(app) as address, connect(address) as client:
        client.socket.sendall(UNMASKED)
        assert is_over.wait(60)
    assert len(failures) == 1
