"""The HTTP route of the coach (docs/reference/protocol.md)."""

from typing import Any, Final

from litestar import Request, post
from litestar.di import NamedDependency as The
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from quadriga.house import wire
from quadriga.house.house import House
from quadriga.house.ports import Asker
from quadriga.house.values import Player
from quadriga.server.guard.buckets import address_of
from quadriga.server.guard.limits import LIMIT
from quadriga.server.http.match_routes import room_of


@post("/matches/{match:str}/check", status_code=200, opt={LIMIT: "reviews"})
async def check(
    request: Request[Any, Any, Any],
    house: The[House],
    me: The[Player],
    match: FromPath[str],
    data: JSONBody[wire.AskCheck],
) -> wire.Checked | None:
    """What a choice would cost; raises `NotFound` where there is no coach."""
    room, asker = await room_of(house, me, match), Asker(address_of(request), me.id)
    return await house.advice.check(room, me.id, data, asker)


ROUTES: Final[list[HTTPRouteHandler]] = [check]
