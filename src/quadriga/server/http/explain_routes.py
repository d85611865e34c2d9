"""The HTTP routes that explain things on a table (docs/reference/protocol.md)."""

from functools import partial

from litestar import get, post
from litestar.di import NamedDependency as The
from litestar.params import FromPath, FromQuery, JSONBody

from quadriga.core import Explanation
from quadriga.house import wire
from quadriga.house.house import House
from quadriga.house.matches.room import SPECTATOR, Room
from quadriga.house.rendering import explanations
from quadriga.house.values import Player
from quadriga.server.guard.limits import LIMIT
from quadriga.server.http.parts import TheRoom


@get("/matches/{match:str}/explain", opt={LIMIT: "explaining"})
async def explain(
    house: The[House],
    me: The[Player],
    room: TheRoom,
    thing: FromQuery[str],
    at: FromQuery[int | None] = None,
) -> Explanation:
    """What a thing on the table is, now or after `at` entries, as the player may see it."""
    return await _explained(house, room, me.id, thing, at)


@get("/watch/{code:str}/explain", opt={LIMIT: "explaining"})
async def explain_watched(
    house: The[House],
    code: FromPath[str],
    thing: FromQuery[str],
    at: FromQuery[int | None] = None,
) -> Explanation:
    """What a thing on the table is, as anybody may see it."""
    return await _explained(house, await house.watched(code), SPECTATOR, thing, at)


async def _explained(
    house: House, room: Room, player: str, thing: str, at: int | None
) -> Explanation:
    if at is None:
        return explanations.at_table(room, player, thing)
    return await house.thinker.run(partial(explanations.in_replay, room, player, thing, at))


@post("/records/explain", status_code=200, opt={LIMIT: "explaining"})
async def explain_record(house: The[House], data: JSONBody[wire.AskExplanation]) -> Explanation:
    """What a thing is in a position of the match of a record."""
    match = await house.past_matches.read(data.record)
    seat = None if data.seat is None else match.seat(data.seat)
    game, entries = match.game, match.record.entries
    work = partial(explanations.in_record, game, entries, data.thing, seat, data.at)
    return await house.thinker.run(work)
