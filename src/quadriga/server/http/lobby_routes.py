"""The HTTP routes of tables that wait for people (docs/reference/protocol.md)."""

from litestar import post
from litestar.di import NamedDependency as The
from litestar.params import FromPath, JSONBody

from quadriga.house import wire
from quadriga.house.house import House
from quadriga.house.rendering.messages import Nothing
from quadriga.house.values import Player
from quadriga.server.http.match_routes import check_level


@post("/lobbies/{code:str}/seat", status_code=200)
async def take_seat(
    house: The[House], me: The[Player], code: FromPath[str], data: JSONBody[wire.TakeSeat]
) -> wire.Opened:
    """Sit down in an open seat."""
    lobby = await house.lobbies.take_seat(code, me, data.seat, data.name)
    return wire.Opened(lobby.id)


@post("/lobbies/{code:str}/leave", status_code=204)
async def leave(
    house: The[House], me: The[Player], code: FromPath[str], data: JSONBody[Nothing]
) -> None:
    """Get up again."""
    await house.lobbies.leave(code, me)


@post("/lobbies/{code:str}/bot", status_code=204)
async def seat_bot(
    house: The[House], me: The[Player], code: FromPath[str], data: JSONBody[wire.SeatBot]
) -> None:
    """Put a bot into an open seat, or open its seat again."""
    if data.bot is not None:
        check_level(data.bot)
    await house.lobbies.seat_bot(code, me, data.seat, data.bot, data.name)


@post("/lobbies/{code:str}/lock", status_code=204)
async def lock(
    house: The[House], me: The[Player], code: FromPath[str], data: JSONBody[wire.Lock]
) -> None:
    """Let nobody else join, or let people join again."""
    await house.lobbies.lock(code, me, locked=data.locked)


@post("/lobbies/{code:str}/start", status_code=200)
async def start(
    house: The[House], me: The[Player], code: FromPath[str], data: JSONBody[Nothing]
) -> wire.Opened:
    """Begin the match."""
    room = await house.lobbies.start(code, me)
    house.presence.expect(room.id, room.people)
    return wire.Opened(room.id)


@post("/lobbies/{code:str}/close", status_code=204)
async def close(
    house: The[House], me: The[Player], code: FromPath[str], data: JSONBody[Nothing]
) -> None:
    """Send everybody away; there will be no match."""
    await house.lobbies.close_lobby(code, me)
