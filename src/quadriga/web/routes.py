"""The HTTP routes below `/api` (docs/protocol.md)."""

import asyncio
from collections.abc import Collection, Sequence

from litestar import Router, get, post
from litestar.di import NamedDependency as The
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from quadriga.bots import LEVELS, USUAL_LEVEL
from quadriga.core import BadSetup, GameOver, NotFound
from quadriga.core.records import clean_name
from quadriga.games import GAMES, make, no_such_game
from quadriga.language import message
from quadriga.store import AddCampaign, MatchRow, PlayerRow
from quadriga.store.rows import new_id, now
from quadriga.table import Sitter
from quadriga.web import campaigns, snapshots, wire
from quadriga.web.host import Host
from quadriga.web.limits import LIMIT
from quadriga.web.me_routes import ROUTES, Nothing
from quadriga.web.messages import encode
from quadriga.web.rooms import MAX_ROOMS, Room


@get("/home")
async def home(host: The[Host], me: The[PlayerRow]) -> wire.Home:
    """Everything that the first screen shows."""
    seats = await host.store.seats_of(me.id)
    return wire.Home(
        me=wire.Me(me.id, me.name),
        games=tuple(
            wire.GameCard(name, game.usual_seats, tuple(game.setups()))
            for name, game in GAMES.items()
        ),
        bots=tuple(LEVELS),
        usual_bot=USUAL_LEVEL,
        matches=tuple(
            _card(row, seats.get(row.id, ())) for row in await host.store.matches_of(me.id)
        ),
        campaigns=tuple(map(campaigns.card, await host.store.campaigns_of(me.id))),
        campaign_open=await campaigns.is_open_to(host.store, me.id),
    )


def _card(row: MatchRow, seats: Collection[int]) -> wire.MatchCard:
    return wire.MatchCard(
        id=row.id,
        setup=row.setup,
        sitters=row.sitters,
        updated=row.updated,
        over=row.over,
        mine=tuple(seats),
        to_act=row.to_act,
        headline=row.headline,
        result=row.result,
        campaign=row.campaign,
    )


@get("/games/{name:str}")
async def box(name: FromPath[str]) -> Response[bytes]:
    """Every component of a game with its source; raises `NotFound`."""
    if name not in GAMES:
        raise NotFound(no_such_game(name))
    return Response(encode(GAMES[name].box()), media_type="application/json")


@post("/matches", opt={LIMIT: "opening"})
async def open_match(
    host: The[Host], me: The[PlayerRow], data: JSONBody[wire.NewMatch]
) -> wire.Opened:
    """Open a match."""
    game = make(data.setup)
    sitters = _sitters(data, me)
    table = host.rooms.new_table(game, sitters)
    players = {seat: me.id for seat, sitter in enumerate(sitters) if sitter.bot is None}
    room = await host.rooms.open(table, me.id, players)
    host.bot_runner.wake(room)
    return wire.Opened(room.id)


def _sitters(data: wire.NewMatch, me: PlayerRow) -> Sequence[Sitter]:
    seats = data.setup.seats
    if len(data.sitters) > seats:
        raise BadSetup(message("setup-sitters", seats=seats, sitters=len(data.sitters)))
    for sitter in data.sitters:
        if sitter.bot is not None and sitter.bot not in LEVELS:
            known = tuple(LEVELS)
            raise BadSetup(message("setup-no-such-bot", asked=repr(sitter.bot), known=known))
    named = [Sitter(clean_name(sitter.name), sitter.bot) for sitter in data.sitters]
    return [*named, *(Sitter(me.name) for _ in range(seats - len(named)))]


@get("/matches/{match:str}/picture")
async def picture(host: The[Host], me: The[PlayerRow], match: FromPath[str]) -> Response[bytes]:
    """The position of a match, as the player may see it."""
    room = await _room_of(host, me, match)
    return Response(encode(snapshots.picture(room, me.id)), media_type="application/json")


@get("/matches/{match:str}/replay", opt={LIMIT: "replays"})
async def replay(host: The[Host], me: The[PlayerRow], match: FromPath[str]) -> Response[bytes]:
    """Every position of a match, as the player may see it."""
    room = await _room_of(host, me, match)
    body = await asyncio.to_thread(lambda: encode(snapshots.replay(room, me.id)))
    return Response(body, media_type="application/json")


@get("/matches/{match:str}/record", opt={LIMIT: "replays"})
async def record(host: The[Host], me: The[PlayerRow], match: FromPath[str]) -> Response[str]:
    """The match as a text file."""
    room = await _room_of(host, me, match)
    name = f"{room.table.game.name}-{room.id}.txt"
    disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(snapshots.record(room, me.id), media_type="text/plain", headers=disposition)


@post("/matches/{match:str}/give-up", status_code=204)
async def give_up(
    host: The[Host], me: The[PlayerRow], match: FromPath[str], data: JSONBody[Nothing]
) -> None:
    """End a match as lost."""
    await _room_of(host, me, match)
    await host.rooms.give_up(match)


@post("/campaigns", opt={LIMIT: "opening"})
async def begin_campaign(
    host: The[Host], me: The[PlayerRow], data: JSONBody[wire.NewCampaign]
) -> wire.CampaignCard:
    """Begin a campaign."""
    await campaigns.check_open_to(host.store, me.id, confirmed=data.confirmed)
    name = new_id()
    await host.store.write(AddCampaign(name, me.id, now()))
    return campaigns.card(await campaigns.find(host.store, name, me.id))


@get("/campaigns/{name:str}")
async def campaign(host: The[Host], me: The[PlayerRow], name: FromPath[str]) -> wire.CampaignCard:
    """One campaign."""
    return campaigns.card(await campaigns.find(host.store, name, me.id))


@post("/campaigns/{name:str}/stage", status_code=200, opt={LIMIT: "opening"})
async def stage(
    host: The[Host], me: The[PlayerRow], name: FromPath[str], data: JSONBody[Nothing]
) -> wire.Opened:
    """The match of the next stage, opened if it is not yet; raises `GameOver` after the last."""
    async with host.campaign_lock:
        card = campaigns.card(await campaigns.find(host.store, name, me.id))
        if card.match is not None:
            return wire.Opened(card.match)
        if card.target is None:
            raise GameOver(message("refused-campaign-over"))
        table = host.rooms.new_table(make(campaigns.setup_of(card)), (Sitter(me.name),))
        room = await host.rooms.open(table, me.id, {0: me.id}, (name, card.stage))
        return wire.Opened(room.id)


@get("/health")
async def health(host: The[Host]) -> wire.Health:
    """The server runs and can keep what is played; raises `Unavailable` (503) if it cannot."""
    await host.store.check()
    return wire.Health("ok", host.version, len(host.rooms), {"tables_in_memory": MAX_ROOMS})


async def _room_of(host: Host, me: PlayerRow, match: str) -> Room:
    room = await host.rooms.enter(match)
    room.seats_of(me.id)  # raises `NotFound` if the match is not theirs
    return room


def api() -> Router:
    """The router with all routes below `/api`."""
    routes = [
        home,
        box,
        open_match,
        picture,
        replay,
        record,
        give_up,
        begin_campaign,
        campaign,
        stage,
        health,
        *ROUTES,
    ]
    return Router("/api", route_handlers=routes)
