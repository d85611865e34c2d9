"""The HTTP routes of the coach and of reviews (docs/reference/protocol.md)."""

from litestar import Response, post
from litestar.di import NamedDependency as The
from litestar.params import JSONBody

from quadriga.house import wire
from quadriga.house.house import House
from quadriga.house.ports import Asker
from quadriga.house.values import Player
from quadriga.server.guard.limits import LIMIT
from quadriga.server.http.parts import TheRoom, answers, encoded


@post("/matches/{match:str}/coach", status_code=200)
async def coach(
    house: The[House],
    me: The[Player],
    room: TheRoom,
    asker: The[Asker],
    data: JSONBody[wire.AskCoach],
) -> wire.Hint:
    """The best choices, if one is clearly better than the others; else an empty hint."""
    return await house.advice.coach(room, me.id, data.seen, asker)


@post("/matches/{match:str}/check", status_code=200, opt={LIMIT: "reviews"})
async def check(
    house: The[House],
    me: The[Player],
    room: TheRoom,
    asker: The[Asker],
    data: JSONBody[wire.AskCheck],
) -> wire.Checked | None:
    """What a choice would cost; raises `NotFound` in matches without a coach."""
    return await house.advice.check(room, me.id, data, asker)


@post("/records/review", status_code=200, opt={LIMIT: "reviews"})
async def review(
    house: The[House], asker: The[Asker], data: JSONBody[wire.AskReview]
) -> wire.Review:
    """What the decisions of a seat have cost: as many as can be reviewed in a second or two."""
    match = await house.past_matches.read_finished(data.record)
    return await house.reviews.review(asker, match, match.seat(data.seat), data.begin)


@post(
    "/records/moment",
    status_code=200,
    opt={LIMIT: "reviews"},
    responses=answers(wire.ReviewedMoment),
)
async def moment(
    house: The[House], asker: The[Asker], data: JSONBody[wire.AskMoment]
) -> Response[bytes]:
    """A decision as its seat saw it, with the best choices."""
    match = await house.past_matches.read_finished(data.record)
    return encoded(await house.reviews.moment(asker, match, data.at))
