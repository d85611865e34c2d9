"""The HTTP routes of results: of one match at its end, and of all of mine."""

from collections.abc import Sequence

from litestar import Response, get
from litestar.di import NamedDependency as The

from quadriga.core import GameNotOver
from quadriga.house import wire
from quadriga.house.house import House
from quadriga.house.matches import campaigns
from quadriga.house.results import exports
from quadriga.house.results.results import Result, first_deals, next_title, results
from quadriga.house.results.statistics import deal_record, game_records
from quadriga.house.values import Player
from quadriga.server.guard.limits import LIMIT
from quadriga.server.http.parts import TheRoom, answers, encoded


@get("/matches/{match:str}/milestone")
async def milestone(house: The[House], me: The[Player], room: TheRoom) -> wire.Milestone:
    """How a finished match compares with my others; raises `GameNotOver`."""
    if not room.over:
        raise GameNotOver()
    rows = await house.store.finished_of(me.id, room.table.game.name)
    found = results(rows, me.id)
    mine = next((one for one in found if one.match.id == room.id), None)
    # A lesson, a match that bots have played, or a stage, which is measured by its target.
    if mine is None or mine.setup.options:
        return wire.Milestone(None, None, False, None, None, room.daily)
    before = [one for one in found if one is not mine and one.match.updated <= mine.match.updated]
    return _milestone(mine, before)


def _milestone(result: Result, before: Sequence[Result]) -> wire.Milestone:
    alike = [one.points for one in before if one.counts and one.setup == result.setup]
    points = result.points
    above = None if points is None else next_title(result.setup, points)
    return wire.Milestone(
        points=points,
        best=max((points for points in alike if points is not None), default=None),
        counts=result.counts,
        title=None if result.title is None else result.title.title,
        next_title=None
        if above is None or points is None
        else wire.NextTitle(above.title, above.points - points),
        daily=result.match.daily,
    )


@get("/me/statistics")
async def statistics(house: The[House], me: The[Player]) -> wire.Statistics:
    """All my finished matches in figures."""
    rows = await house.store.finished_of(me.id)
    first = first_deals(rows)
    played = [row for row in rows if row.match.id in first and row.match.over]
    days = [row.match.daily for row in played if row.match.daily is not None]
    return wire.Statistics(
        games=game_records(results(rows, me.id)),
        deals=deal_record(days, house.today(), helped=sum(bool(row.helped) for row in played)),
        campaigns=tuple(map(campaigns.card, await house.store.campaigns_of(me.id))),
    )


@get("/me/results.json", opt={LIMIT: "replays"}, responses=answers(list[wire.ExportedResult]))
async def results_json(house: The[House], me: The[Player]) -> Response[bytes]:
    """All my finished matches as a file of JSON."""
    return encoded(await _exported(house, me), _file("json"))


@get("/me/results.csv", opt={LIMIT: "replays"}, media_type="text/csv")
async def results_csv(house: The[House], me: The[Player]) -> Response[str]:
    """All my finished matches as a table for a spreadsheet."""
    body = exports.as_csv(await _exported(house, me))
    return Response(body, media_type="text/csv", headers=_file("csv"))


async def _exported(house: House, me: Player) -> list[wire.ExportedResult]:
    rows = await house.store.finished_of(me.id)
    return exports.exported(results(rows, me.id), me.id)


def _file(ending: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="quadriga-results.{ending}"'}
