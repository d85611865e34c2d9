"""The HTTP route of the coach (docs/protocol.md)."""

from typing import Final

from litestar import post
from litestar.di import NamedDependency as The
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from quadriga.core import NotFound, recognise
from quadriga.language import message
from quadriga.store import PlayerRow
from quadriga.web import coaching, hints, wire
from quadriga.web.host import Host
from quadriga.web.limits import LIMIT
from quadriga.web.match_routes import room_of


@post("/matches/{match:str}/check", status_code=200, opt={LIMIT: "reviews"})
async def check(
    host: The[Host], me: The[PlayerRow], match: FromPath[str], data: JSONBody[wire.AskCheck]
) -> wire.Checked | None:
    """What a choice would cost; raises `NotFound` where there is no coach."""
    room = await room_of(host, me, match)
    seat, table = hints.check_asked(room, me.id, data.seen), room.table
    if not await coaching.is_coached(host.store, room, me.id):
        raise NotFound(message("refused-no-coach"))
    if data.do is None:
        await host.bot_runner.prepare(room, seat)
        return None
    played = str(recognise(table.game, table.state, data.do))
    return coaching.checked(table, await host.bot_runner.check(room, seat, played))


ROUTES: Final[list[HTTPRouteHandler]] = [check]
