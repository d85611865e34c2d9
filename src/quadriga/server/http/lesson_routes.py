"""The HTTP routes of lessons (docs/reference/protocol.md)."""

from typing import Any, Final

from litestar import Request, post
from litestar.di import NamedDependency as The
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from quadriga.bots.analysis.analysis import matters
from quadriga.games import make
from quadriga.house import wire
from quadriga.house.ports import Asker
from quadriga.house.rendering.messages import Nothing
from quadriga.house.teaching import hints, lessons
from quadriga.server.guard.buckets import address_of
from quadriga.server.guard.limits import LIMIT
from quadriga.server.host import Host
from quadriga.server.http.match_routes import room_of
from quadriga.store import PlayerRow


@post("/games/{name:str}/lesson", opt={LIMIT: "opening"})
async def open_lesson(
    host: The[Host], me: The[PlayerRow], name: FromPath[str], data: JSONBody[Nothing]
) -> wire.Opened:
    """Open a match that teaches a game; raises `NotFound` if the game has no lesson."""
    lesson = lessons.find(name)
    game, sitters = make(lesson.setup), lessons.sitters(lesson, me.name)
    players: dict[int, str] = {lesson.seat: me.id}
    room = await host.rooms.open(game, sitters, me.id, players, lesson=lesson)
    host.bot_runner.wake(room)
    return wire.Opened(room.id)


@post("/matches/{match:str}/leave-lesson", status_code=204)
async def leave_lesson(
    host: The[Host], me: The[PlayerRow], match: FromPath[str], data: JSONBody[Nothing]
) -> None:
    """Play on freely from where a lesson stands."""
    room = await room_of(host, me, match)
    await host.rooms.leave_lesson(room.id)
    host.bot_runner.wake(await host.rooms.enter(room.id))


@post("/matches/{match:str}/coach", status_code=200)
async def coach(
    request: Request[Any, Any, Any],
    host: The[Host],
    me: The[PlayerRow],
    match: FromPath[str],
    data: JSONBody[wire.AskCoach],
) -> wire.Hint:
    """The best choices, if one is clearly better than the others; else none."""
    room = await room_of(host, me, match)
    seat, table = hints.check_asked(room, me.id, data.seen), room.table
    found = await host.bot_runner.analyse(room, seat, Asker(address_of(request), me.id))
    if not matters(found):
        return hints.hint(table, [])
    await host.rooms.note_hint(match, seat)
    return hints.hint(table, found)


ROUTES: Final[list[HTTPRouteHandler]] = [open_lesson, leave_lesson, coach]
