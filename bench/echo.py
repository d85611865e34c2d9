"""A bare Litestar socket that sends back what it gets: `python -m bench.echo` prints its address.

It is served by uvicorn as the games are, so that the ratio of both says what the games cost. With
`--compressed` each connection has a compressor of its own, at the level of the games: for an echo,
where no two connections are sent the same, that is quicker than what the games do.
"""

import argparse
import logging
import socket
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from quadriga.server.uvicorn.compression import CLIENT_WINDOW_BITS, LEVEL, MEMORY_LEVEL


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Send every message back until the client has gone."""
    await socket.accept()
    while (event := await socket.receive())["type"] == "websocket.receive":
        await socket.send_text(event["text"] or "")


class EchoProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSockets, compressed as quickly as they can be one by one."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.config.ws_per_message_deflate:
            deflate = ServerPerMessageDeflateFactory(
                server_max_window_bits=CLIENT_WINDOW_BITS,
                client_max_window_bits=CLIENT_WINDOW_BITS,
                compress_settings={"level": LEVEL, "memLevel": MEMORY_LEVEL},
            )
            self.conn.available_extensions = [deflate]


def main() -> None:
    """Serve on a free port until the process is ended."""
    parser = argparse.ArgumentParser(prog="python -m bench.echo")
    parser.add_argument("--compressed", action="store_true")
    options = parser.parse_args()
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        Litestar([echo], openapi_config=None, logging_config=None),
        ws=EchoProtocol,
        ws_per_message_deflate=options.compressed,
        log_level=logging.WARNING,
        access_log=False,
    )
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main()
