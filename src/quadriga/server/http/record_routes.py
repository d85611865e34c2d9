"""The HTTP routes of looking back at a match by its record (docs/reference/protocol.md).

Nothing is stored but a match that is played on. Whoever has the whole record of a match may know
everything in it: the record of a match that goes on has no secrets, and is not reviewed.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from litestar import Request, post
from litestar.di import NamedDependency as The
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from litestar.response import Response
from msgspec import structs

from quadriga.bots import USUAL_LEVEL
from quadriga.core import BadMessage, GameOver, Seat
from quadriga.core.records import NAMELESS
from quadriga.house import wire
from quadriga.house.house import House
from quadriga.house.matches.room import SPECTATOR, Room
from quadriga.house.ports import Asker
from quadriga.house.rendering import snapshots
from quadriga.house.rendering.compressed import gzipped
from quadriga.house.rendering.messages import encode
from quadriga.house.teaching.past_matches import PastMatch
from quadriga.house.values import Player
from quadriga.language import message
from quadriga.server.guard import people
from quadriga.server.guard.buckets import address_of
from quadriga.server.guard.limits import LIMIT
from quadriga.server.http.gzip_answers import gzip_answer
from quadriga.server.http.match_routes import check_level
from quadriga.server.openapi import answers
from quadriga.table import Sitter, Table


@post("/records/replay", status_code=200, opt={LIMIT: "replays"}, responses=answers(wire.Replay))
async def look_back(
    request: Request[Any, Any, Any], house: The[House], data: JSONBody[wire.LookBack]
) -> Response[bytes]:
    """Every position of the match of a record."""
    match = await house.past_matches.read(data.record)
    seat = seat_of(match, data.seat)
    return gzip_answer(request, await house.thinker.run(partial(_replay, match, seat)))


def _replay(match: PastMatch, seat: Seat | None) -> bytes:
    record = match.record
    table = Table.resume(match.game, _sitters(match), record.entries, 0)
    room = Room(match.id, SPECTATOR, {}, None, table, given_up=match.given_up)
    found = snapshots.replay_from(room, SPECTATOR, seat)
    return gzipped(encode(structs.replace(found, record=match.text)))


@post("/records/review", status_code=200, opt={LIMIT: "reviews"})
async def review(
    request: Request[Any, Any, Any], house: The[House], data: JSONBody[wire.AskReview]
) -> wire.Review:
    """What the decisions of a seat have cost, as many as can be told in a second or two."""
    match = await house.past_matches.read(data.record)
    match.check_over()
    seat = _seat(match, data.seat)
    return await house.reviews.review(await _asker(house, request), match, seat, data.begin)


@post(
    "/records/moment",
    status_code=200,
    opt={LIMIT: "reviews"},
    responses=answers(wire.ReviewedMoment),
)
async def moment(
    request: Request[Any, Any, Any], house: The[House], data: JSONBody[wire.AskMoment]
) -> Response[bytes]:
    """A decision as its seat saw it, with the best choices."""
    match = await house.past_matches.read(data.record)
    match.check_over()
    found = await house.reviews.moment(await _asker(house, request), match, data.at)
    return Response(encode(found), media_type="application/json")


@post("/records/play-on", opt={LIMIT: "opening"})
async def play_on(house: The[House], me: The[Player], data: JSONBody[wire.PlayOn]) -> wire.Opened:
    """Open a match that goes on from a position of a match that is over."""
    match = await house.past_matches.read(data.record)
    match.check_over()
    seat, entries = _seat(match, data.seat), match.record.entries
    if not 0 <= data.at <= len(entries):
        raise BadMessage(message("refused-no-position"))
    if data.at == len(entries) and not match.given_up:
        raise GameOver(message("refused-over"))
    sitters = _opponents(match, data.bots)
    sitters[seat] = Sitter(me.name)
    room = await house.rooms.play_on(match.game, sitters, me.id, seat, entries[: data.at])
    return wire.Opened(room.id)


def seat_of(match: PastMatch, seat: int | None) -> Seat | None:
    """The seat through whose eyes a record is looked at; None for anybody's."""
    return None if seat is None else _seat(match, seat)


def _seat(match: PastMatch, seat: int) -> Seat:
    if not 0 <= seat < match.game.seats:
        raise BadMessage(message("refused-no-seat", seats=match.game.seats))
    return Seat(seat)


def _sitters(match: PastMatch) -> list[Sitter]:
    return [Sitter("" if name == NAMELESS else name) for name in match.record.names]


def _opponents(match: PastMatch, bots: Sequence[str | None]) -> list[Sitter]:
    """The seats of a match with a bot in each."""
    levels = [bot or USUAL_LEVEL for bot in bots[: match.game.seats]]
    for level in levels:
        check_level(level)
    levels += [USUAL_LEVEL] * (match.game.seats - len(levels))
    pairs = zip(_sitters(match), levels, strict=True)
    return [Sitter(sitter.name, level) for sitter, level in pairs]


async def _asker(house: House, request: Request[Any, Any, Any]) -> Asker:
    """In whose name bots are asked: nobody is written down for looking."""
    me = await people.known(house.store, request) or people.NOBODY
    return Asker(address_of(request), me.id)


ROUTES: Final[list[HTTPRouteHandler]] = [look_back, review, moment, play_on]
