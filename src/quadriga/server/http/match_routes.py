"""The HTTP routes of matches (docs/reference/protocol.md)."""

from collections.abc import Sequence

from litestar import Response, get, post
from litestar.di import NamedDependency as The
from litestar.params import FromPath, JSONBody

from quadriga.bots import LEVELS
from quadriga.core import BadSetup, NotFound
from quadriga.core.records import clean_name
from quadriga.games import make
from quadriga.house import wire
from quadriga.house.clocks.clocks import check_limit
from quadriga.house.house import House
from quadriga.house.lobbies import invitations
from quadriga.house.matches import talk
from quadriga.house.matches.room import SPECTATOR, Room
from quadriga.house.rendering import snapshots
from quadriga.house.rendering.messages import Nothing
from quadriga.house.teaching import lessons
from quadriga.house.values import LobbySeat, Player
from quadriga.language import message
from quadriga.server.guard.buckets import address_of
from quadriga.server.guard.limits import LIMIT
from quadriga.server.http.parts import AnyRequest, TheRoom, answers, encoded, gzip_answer
from quadriga.server.services import Services
from quadriga.table import Sitter


@post("/matches", opt={LIMIT: "opening"})
async def open_match(
    request: AnyRequest, house: The[House], me: The[Player], data: JSONBody[wire.NewMatch]
) -> wire.Opened:
    """Open a match, or a lobby if there are open seats."""
    game = make(data.setup)
    sitters = _sitters(data, me)
    if data.clock is not None:
        check_limit(data.clock)
    if data.open:
        seats = _lobby_seats(data, sitters, me)
        lobby = await house.lobbies.open(me, data, seats, address_of(request))
        return wire.Opened(lobby.id)
    if data.clock is not None:
        raise BadSetup(message("setup-clock-alone"))
    players = {seat: me.id for seat, sitter in enumerate(sitters) if sitter.bot is None}
    room = await house.rooms.open(game, sitters, me.id, players)
    return wire.Opened(room.id)


def _sitters(data: wire.NewMatch, me: Player) -> Sequence[Sitter]:
    seats = data.setup.seats
    if len(data.sitters) > seats:
        raise BadSetup(message("setup-sitters", seats=seats, sitters=len(data.sitters)))
    for sitter in data.sitters:
        if sitter.bot is not None:
            check_level(sitter.bot)
    named = [Sitter(clean_name(sitter.name), sitter.bot) for sitter in data.sitters]
    return [*named, *(Sitter(me.name) for _ in range(seats - len(named)))]


def check_level(bot: str) -> None:
    """Raise `BadSetup` unless `bot` is a level of our bots."""
    if bot not in LEVELS:
        raise BadSetup(message("setup-no-such-bot", asked=repr(bot), known=tuple(LEVELS)))


def _lobby_seats(
    data: wire.NewMatch, sitters: Sequence[Sitter], me: Player
) -> tuple[LobbySeat, ...]:
    if not all(0 <= at < len(sitters) for at in data.open):
        raise BadSetup(message("setup-open-seats", seats=len(sitters)))
    return tuple(
        LobbySeat()
        if at in data.open
        else LobbySeat(sitter.name, sitter.bot, me.id if sitter.bot is None else None)
        for at, sitter in enumerate(sitters)
    )


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
async def leave_lesson(house: The[House], room: TheRoom, data: JSONBody[Nothing]) -> None:
    """End a lesson and play on freely from its position."""
    await house.rooms.leave_lesson(room.id)


@get("/tables/{match:str}")
async def place(house: The[House], me: The[Player], match: FromPath[str]) -> wire.TablePlace:
    """What is at the address of a table, for those who have a place at it."""
    lobby = await house.store.lobby(match)
    if lobby is not None:
        if lobby.owner == me.id or lobby.seats_of(me.id):
            return wire.TablePlace("lobby", lobby.code)
        return wire.TablePlace("nothing")
    try:
        (await house.rooms.enter(match)).admit(me.id)
    except NotFound:
        return wire.TablePlace("nothing")
    return wire.TablePlace("match")


@get("/matches/{match:str}/picture", responses=answers(wire.Picture))
async def picture(me: The[Player], room: TheRoom) -> Response[bytes]:
    """The position of a match, as the player may see it."""
    return encoded(snapshots.picture(room, me.id))


@get("/matches/{match:str}/replay", opt={LIMIT: "replays"}, responses=answers(wire.Replay))
async def replay(
    request: AnyRequest, house: The[House], me: The[Player], room: TheRoom
) -> Response[bytes]:
    """Every position of a match, as the player may see it."""
    return gzip_answer(request, await house.replays.gzipped(room, me.id))


@get("/matches/{match:str}/record", opt={LIMIT: "replays"}, media_type="text/plain")
async def record(me: The[Player], room: TheRoom) -> Response[str]:
    """The match as a text file."""
    return _record(room, me.id)


def _record(room: Room, player: str) -> Response[str]:
    name = f"{room.table.game.name}-{room.id}.txt"
    disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(snapshots.record(room, player), media_type="text/plain", headers=disposition)


@post("/matches/{match:str}/give-up", status_code=204)
async def give_up(house: The[House], room: TheRoom, data: JSONBody[Nothing]) -> None:
    """End a match as lost, if nobody else plays in it."""
    await house.seating.give_up(room)


@post("/matches/{match:str}/leave", status_code=204)
async def leave(house: The[House], me: The[Player], room: TheRoom, data: JSONBody[Nothing]) -> None:
    """Let bots play my seats."""
    await house.seating.leave(room, me.id)


@post("/matches/{match:str}/return", status_code=204)
async def come_back(
    house: The[House], me: The[Player], room: TheRoom, data: JSONBody[Nothing]
) -> None:
    """Take my seats again."""
    await house.seating.come_back(room, me.id)


@post("/matches/{match:str}/hand-over", status_code=204)
async def hand_over(
    house: The[House], me: The[Player], room: TheRoom, data: JSONBody[wire.HandOver]
) -> None:
    """Let a bot play the seat of somebody who is gone."""
    await house.seating.hand_over(room, me.id, data.seat)


@post("/matches/{match:str}/take-back", status_code=204)
async def answer_take_back(
    house: The[House], me: The[Player], room: TheRoom, data: JSONBody[wire.AnswerTakeBack]
) -> None:
    """Agree that somebody takes a decision back, or decline."""
    await house.take_backs.answer(room, me.id, data.seen, agrees=data.agrees)


@post("/matches/{match:str}/talk", status_code=204, opt={LIMIT: "talk"})
async def say(house: The[House], me: The[Player], room: TheRoom, data: JSONBody[wire.Say]) -> None:
    """Say a line to the others at the table."""
    await talk.say(house.store, house.hub, room, me.id, data)


@post("/matches/{match:str}/watch", status_code=200)
async def watch_link(
    services: The[Services], room: TheRoom, data: JSONBody[Nothing]
) -> wire.WatchLink:
    """The link by which anybody may watch."""
    house = services.house
    invitations.check_watchable(room, house.today())
    return wire.WatchLink(await invitations.watch_code(house.store, room.id), services.address())


@post("/matches/{match:str}/rematch", status_code=200, opt={LIMIT: "opening"})
async def rematch(house: The[House], room: TheRoom, data: JSONBody[Nothing]) -> wire.Opened:
    """The next match with the same people, opened if it isn't yet."""
    is_new = room.rematch is None
    after = await house.rooms.rematch(room.id)
    if is_new:
        house.presence.expect(after.id, after.people)
    return wire.Opened(after.id)


@get("/watch/{code:str}/record", opt={LIMIT: "replays"}, media_type="text/plain")
async def watched_record(house: The[House], code: FromPath[str]) -> Response[str]:
    """The match as a text file, as anybody may read it."""
    return _record(await house.watched(code), SPECTATOR)


@get("/watch/{code:str}/replay", opt={LIMIT: "replays"}, responses=answers(wire.Replay))
async def watched_replay(
    request: AnyRequest, house: The[House], code: FromPath[str]
) -> Response[bytes]:
    """Every position of a match, as anybody may see it."""
    room = await house.watched(code)
    return gzip_answer(request, await house.replays.gzipped(room, SPECTATOR))
