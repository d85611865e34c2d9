"""The WebSocket of a person: tells any open page in which matches others wait for them."""

from litestar import websocket
from litestar.di import NamedDependency as The

from quadriga.house import wire
from quadriga.house.house import House
from quadriga.house.notices.concurrency import until_one_ends
from quadriga.house.notices.hub import person_key
from quadriga.house.rendering.messages import encode
from quadriga.server.guard import people
from quadriga.server.services import Services
from quadriga.server.sockets.serving import AnySocket, serve_socket, until_gone


@websocket("/api/me/socket")
async def person_socket(socket: AnySocket, services: The[Services]) -> None:
    """Serve one WebSocket of one person until it is closed."""

    async def run() -> None:
        await until_one_ends(_send_awaited(socket, services.house), until_gone(socket))

    await serve_socket(socket, services, run)


async def _send_awaited(socket: AnySocket, house: House) -> None:
    """Send in which matches the person is awaited, now and after every change."""
    me = await people.known(house.store, socket)
    # Nobody awaits who has done nothing here yet; the page connects anew when they come to a table.
    player = "" if me is None else me.id
    with house.hub.listen(person_key(player)) as changed:
        while True:
            changed.clear()
            found = await house.store.awaited(player) if player else ()
            matches = tuple(wire.AwaitedMatch(row.id, row.setup.game) for row in found)
            await socket.send_text(encode(wire.Awaited(matches)))
            await changed.wait()
