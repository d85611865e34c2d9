"""The HTTP route of the coach (docs/reference/protocol.md)."""

from typing import Any, Final

from litestar import Request, post
from litestar.di import NamedDependency as The
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from quadriga.core import NotFound, recognise
from quadriga.house import wire
from quadriga.house.ports import Asker
from quadriga.house.teaching import coaching, hints
from quadriga.language import message
from quadriga.server.guard.buckets import address_of
from quadriga.server.guard.limits import LIMIT
from quadriga.server.host import Host
from quadriga.server.http.match_routes import room_of
from quadriga.store import PlayerRow


@post("/matches/{match:str}/check", status_code=200, opt={LIMIT: "reviews"})
async def check(
    request: Request[Any, Any, Any],
    host: The[Host],
    me: The[PlayerRow],
    match: FromPath[str],
    data: JSONBody[wire.AskCheck],
) -> wire.Checked | None:
    """What a choice would cost; raises `NotFound` where there is no coach."""
    room = await room_of(host, me, match)
    seat, table = hints.check_asked(room, me.id, data.seen), room.table
    if not await coaching.is_coached(host.store, room, me.id):
        raise NotFound(message("refused-no-coach"))
    asker = Asker(address_of(request), me.id)
    if data.do is None:
        await host.bot_runner.prepare(room, seat, asker)
        return None
    played = str(recognise(table.game, table.state, data.do))
    return coaching.checked(table, await host.bot_runner.check(room, seat, played, asker))


ROUTES: Final[list[HTTPRouteHandler]] = [check]
