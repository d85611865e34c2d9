"""The HTTP routes of lessons (docs/reference/protocol.md)."""

from typing import Any, Final

from litestar import Request, post
from litestar.di import NamedDependency as The
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from quadriga.games import make
from quadriga.house import wire
from quadriga.house.house import House
from quadriga.house.ports import Asker
from quadriga.house.rendering.messages import Nothing
from quadriga.house.teaching import lessons
from quadriga.house.values import Player
from quadriga.server.guard.buckets import address_of
from quadriga.server.guard.limits import LIMIT
from quadriga.server.http.match_routes import room_of


@post("/games/{name:str}/lesson", opt={LIMIT: "opening"})
async def open_lesson(
    house: The[House], me: The[Player], name: FromPath[str], data: JSONBody[Nothing]
) -> wire.Opened:
    """Open a match that teaches a game; raises `NotFound` if the game has no lesson."""
    lesson = lessons.find(name)
    game, sitters = make(lesson.setup), lessons.sitters(lesson, me.name)
    players: dict[int, str] = {lesson.seat: me.id}
    room = await house.rooms.open(game, sitters, me.id, players, lesson=lesson)
    return wire.Opened(room.id)


@post("/matches/{match:str}/leave-lesson", status_code=204)
async def leave_lesson(
    house: The[House], me: The[Player], match: FromPath[str], data: JSONBody[Nothing]
) -> None:
    """Play on freely from where a lesson stands."""
    room = await room_of(house, me, match)
    await house.rooms.leave_lesson(room.id)


@post("/matches/{match:str}/coach", status_code=200)
async def coach(
    request: Request[Any, Any, Any],
    house: The[House],
    me: The[Player],
    match: FromPath[str],
    data: JSONBody[wire.AskCoach],
) -> wire.Hint:
    """The best choices, if one is clearly better than the others; else none."""
    room, asker = await room_of(house, me, match), Asker(address_of(request), me.id)
    return await house.advice.coach(room, me.id, data.seen, asker)


ROUTES: Final[list[HTTPRouteHandler]] = [open_lesson, leave_lesson, coach]
