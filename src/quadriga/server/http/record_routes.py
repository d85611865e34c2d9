"""The HTTP routes of looking back at a match by its record (docs/reference/protocol.md).

Only a match that is played on is stored. Whoever has the whole record of a match may know
everything in it: the record of a match in progress has no secrets, and isn't reviewed.
"""

from collections.abc import Sequence
from functools import partial

from litestar import Response, post
from litestar.di import NamedDependency as The
from litestar.params import JSONBody
from msgspec import structs

from quadriga.bots import USUAL_LEVEL
from quadriga.core import BadMessage, GameOver, Seat
from quadriga.core.records import NAMELESS
from quadriga.house import wire
from quadriga.house.house import House
from quadriga.house.matches.room import SPECTATOR, Room
from quadriga.house.rendering import snapshots
from quadriga.house.rendering.compressed import gzipped
from quadriga.house.rendering.messages import encode
from quadriga.house.teaching.past_matches import PastMatch
from quadriga.house.values import Player
from quadriga.language import message
from quadriga.server.guard.limits import LIMIT
from quadriga.server.http.match_routes import check_level
from quadriga.server.http.parts import AnyRequest, answers, gzip_answer
from quadriga.table import Sitter, Table


@post("/records/replay", status_code=200, opt={LIMIT: "replays"}, responses=answers(wire.Replay))
async def look_back(
    request: AnyRequest, house: The[House], data: JSONBody[wire.LookBack]
) -> Response[bytes]:
    """Every position of the match of a record."""
    match = await house.past_matches.read(data.record)
    seat = None if data.seat is None else match.seat(data.seat)
    return gzip_answer(request, await house.thinker.run(partial(_replay, match, seat)))


def _replay(match: PastMatch, seat: Seat | None) -> bytes:
    table = Table.resume(match.game, _sitters(match), match.record.entries, 0)
    room = Room(match.id, SPECTATOR, {}, None, table, given_up=match.given_up)
    found = snapshots.replay_from(room, SPECTATOR, seat)
    return gzipped(encode(structs.replace(found, record=match.text)))


@post("/records/play-on", opt={LIMIT: "opening"})
async def play_on(house: The[House], me: The[Player], data: JSONBody[wire.PlayOn]) -> wire.Opened:
    """Open a match that goes on from a position of a finished match."""
    match = await house.past_matches.read_finished(data.record)
    seat, entries = match.seat(data.seat), match.record.entries
    if not 0 <= data.at <= len(entries):
        raise BadMessage(message("refused-no-position"))
    if data.at == len(entries) and not match.given_up:
        raise GameOver(message("refused-over"))
    sitters = _opponents(match, data.bots)
    sitters[seat] = Sitter(me.name)
    room = await house.rooms.play_on(match.game, sitters, me.id, seat, entries[: data.at])
    return wire.Opened(room.id)


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
