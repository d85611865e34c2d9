"""A bare Litestar socket that sends back what it gets: `python -m bench.echo` prints its address.

It is served as the games are, so that the ratio of both says what the games cost.
"""

import argparse
import logging
import socket
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket

from quadriga.web.outlets import OutletProtocol


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Send every message back until the client has gone."""
    await socket.accept()
    while (event := await socket.receive())["type"] == "websocket.receive":
        await socket.send_text(event["text"] or "")


def main() -> None:
    """Serve on a free port until the process is ended."""
    parser = argparse.ArgumentParser(prog="python -m bench.echo")
    parser.add_argument("--compressed", action="store_true")
    options = parser.parse_args()
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        Litestar([echo], openapi_config=None, logging_config=None),
        ws=OutletProtocol,
        ws_per_message_deflate=options.compressed,
        log_level=logging.WARNING,
        access_log=False,
    )
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main()
