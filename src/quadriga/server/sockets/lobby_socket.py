"""The WebSocket of a lobby: sends who sits where until it begins (docs/reference/sockets.md)."""

from litestar import websocket
from litestar.di import NamedDependency as The
from litestar.params import FromPath

from quadriga.house import wire
from quadriga.house.house import House
from quadriga.house.lobbies import lobby_views
from quadriga.house.notices.concurrency import until_one_ends
from quadriga.server.guard import people
from quadriga.server.services import Services
from quadriga.server.sockets.serving import AnySocket, send, serving, until_gone


@websocket("/api/lobbies/{code:str}/socket")
async def lobby_socket(socket: AnySocket, services: The[Services], code: FromPath[str]) -> None:
    """Serve one WebSocket of a lobby until the match begins or it is closed."""
    async with serving(socket, services):
        await until_one_ends(_send_lobby(socket, services, code), until_gone(socket))


async def _send_lobby(socket: AnySocket, services: Services, code: str) -> None:
    """Send the lobby now and after every change, until the match has begun."""
    house = services.house
    found = await house.lobbies.find(code)
    if isinstance(found, str):
        await _send_begun(socket, house, found)
        return
    with house.hub.listen(found.id) as changed:
        while True:
            changed.clear()
            found = await house.lobbies.find(code)
            if isinstance(found, str):
                await _send_begun(socket, house, found)
                return
            me = await people.known_now(house.store, socket)
            await send(socket, lobby_views.view(found, me, services.address()))
            await changed.wait()


async def _send_begun(socket: AnySocket, house: House, match: str) -> None:
    room = await house.rooms.enter(match)
    me = await people.known_now(house.store, socket)
    has_place = me is not None and (room.owner == me.id or bool(room.seats_of(me.id)))
    await send(socket, wire.Begun(room.id if has_place else None))
