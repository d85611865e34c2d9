"""What every WebSocket has in common: it is counted, and what is refused or fails is told."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from quadriga.core import Refusal
from quadriga.house.house import House
from quadriga.house.matches.presence import ANYWHERE
from quadriga.house.rendering.messages import encode, refused
from quadriga.server.guard import people
from quadriga.server.guard.buckets import address_of
from quadriga.server.services import Services

AnySocket = WebSocket[Any, Any, Any]

CLOSE_CODES: Final = {"not_found": 4404, "too_many": 1013}
"""How a socket is closed that is refused; any other refusal may pass."""

log = logging.getLogger(__name__)


async def serve_socket(
    socket: AnySocket, services: Services, run: Callable[[], Awaitable[None]]
) -> None:
    """Accept a socket and `run` until it is closed."""
    await socket.accept()
    try:
        me = await people.known(services.house.store, socket) or people.NOBODY
        house = services.house
        with services.buckets.open_socket(me.id, address_of(socket)), _presence(house, me.id):
            await run()
    except Refusal as refusal:
        await socket.send_text(encode(refused(refusal)))
        await socket.close(CLOSE_CODES.get(refusal.code, 1011), refusal.code)
    except (WebSocketDisconnect, OSError):
        pass  # the browser has gone
    except Exception:
        log.exception("the socket %s failed", socket.route_handler)
        raise


def _presence(house: House, player: str) -> AbstractContextManager[None]:
    return house.presence.at(ANYWHERE, player) if player else nullcontext()


async def until_gone(socket: AnySocket) -> None:
    """Wait until the browser disconnects, whatever it sends."""
    while (await socket.receive())["type"] == "websocket.receive":
        pass
