"""The HTTP routes of the deals of a day (docs/reference/protocol.md)."""

from litestar import get, post
from litestar.di import NamedDependency as The
from litestar.params import FromPath, JSONBody

from quadriga.core import Stale
from quadriga.games import make
from quadriga.house import wire
from quadriga.house.house import House
from quadriga.house.matches import deals
from quadriga.house.rendering.messages import Nothing
from quadriga.house.values import Player
from quadriga.language import message
from quadriga.server.guard.limits import LIMIT


@post("/games/{name:str}/deals/{day:str}", status_code=200, opt={LIMIT: "opening"})
async def open_deal(
    house: The[House],
    me: The[Player],
    name: FromPath[str],
    day: FromPath[str],
    data: JSONBody[Nothing],
) -> wire.Opened:
    """My match of today's deal of a game that goes on; a new one if there is none."""
    setup = deals.setup_of(name)
    if day != house.today():
        raise Stale(message("refused-other-day"))
    running = await _running(house, me, name, day)
    if running is not None:
        return wire.Opened(running)
    seed = deals.seed(house.store.id, name, day)
    try:
        room = await house.rooms.open_daily(make(setup), me.name, me.id, day, seed)
    except Stale:
        # It was opened in another window at the same time.
        running = await _running(house, me, name, day)
        if running is None:
            raise
        return wire.Opened(running)
    return wire.Opened(room.id)


async def _running(house: House, me: Player, game: str, day: str) -> str | None:
    mine = [row.match for row in await house.store.daily_matches_of(day, me.id)]
    return next((one.id for one in mine if one.setup.game == game and not one.over), None)


@get("/games/{name:str}/deals/{day:str}")
async def deal(
    house: The[House], me: The[Player], name: FromPath[str], day: FromPath[str]
) -> wire.DealTable:
    """The deal of a day, with all results once mine is in."""
    deals.setup_of(name)
    today = house.today()
    deals.check_day(day, today)
    rows = await house.store.daily_matches(day, name)
    return deals.table(house.store.id, name, day, rows, me.id, today)
