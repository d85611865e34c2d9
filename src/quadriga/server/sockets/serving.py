"""What all WebSockets have in common: they are counted, and failures are sent and logged."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from quadriga.core import Refusal
from quadriga.house.matches.presence import ANYWHERE
from quadriga.house.rendering.messages import encode, refused
from quadriga.house.values import Player
from quadriga.server.guard import people
from quadriga.server.guard.buckets import address_of
from quadriga.server.services import Services

AnySocket = WebSocket[Any, Any, Any]

CLOSE_CODES: Final = {"not_found": 4404, "too_many": 1013}
"""The close code after a refusal; after any other, 1011, a page tries again."""

log = logging.getLogger(__name__)


@asynccontextmanager
async def serving(socket: AnySocket, services: Services) -> AsyncIterator[Player]:
    """Accept a socket and count it inside the `async with` block; gives the player."""
    house = services.house
    await socket.accept()
    try:
        me = await people.known(house.store, socket) or people.NOBODY
        presence = house.presence.at(ANYWHERE, me.id) if me.id else nullcontext()
        with services.buckets.open_socket(me.id, address_of(socket)), presence:
            yield me
    except Refusal as refusal:
        await send(socket, refused(refusal))
        await socket.close(CLOSE_CODES.get(refusal.code, 1011), refusal.code)
    except (WebSocketDisconnect, OSError):
        pass  # the browser has gone
    except Exception:
        log.exception("the socket %s failed", socket.route_handler)
        raise


async def send(socket: AnySocket, message: Any) -> None:
    """Send a message as JSON."""
    await socket.send_text(encode(message))


async def until_gone(socket: AnySocket) -> None:
    """Wait until the browser disconnects, whatever it sends."""
    while (await socket.receive())["type"] == "websocket.receive":
        pass
