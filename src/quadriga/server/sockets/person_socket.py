"""The WebSocket of a person: sends the matches that wait for them to any open page."""

from litestar import websocket
from litestar.di import NamedDependency as The

from quadriga.house import wire
from quadriga.house.house import House
from quadriga.house.notices.concurrency import until_one_ends
from quadriga.house.notices.hub import person_key
from quadriga.server.services import Services
from quadriga.server.sockets.serving import AnySocket, send, serving, until_gone


@websocket("/api/me/socket")
async def person_socket(socket: AnySocket, services: The[Services]) -> None:
    """Serve one WebSocket of one person until it is closed."""
    async with serving(socket, services) as me:
        await until_one_ends(_send_awaited(socket, services.house, me.id), until_gone(socket))


async def _send_awaited(socket: AnySocket, house: House, player: str) -> None:
    """Send the matches that wait for the person, now and after every change; none to a newcomer."""
    with house.hub.listen(person_key(player)) as changed:
        while True:
            changed.clear()
            found = await house.store.awaited(player) if player else ()
            matches = tuple(wire.AwaitedMatch(row.id, row.setup.game) for row in found)
            await send(socket, wire.Awaited(matches))
            await changed.wait()
