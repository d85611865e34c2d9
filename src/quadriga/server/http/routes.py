"""The HTTP routes below `/api` (docs/reference/protocol.md): home, campaigns, health."""

import sys
from collections.abc import Collection
from functools import cache
from typing import Any, Final

from litestar import Router, get, post
from litestar.di import NamedDependency as The
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from quadriga.bots import LEVELS, USUAL_LEVEL
from quadriga.core import GameOver, NotFound, Unavailable
from quadriga.games import GAMES, make, no_such_game
from quadriga.house import wire
from quadriga.house.commands import AddCampaign
from quadriga.house.house import House
from quadriga.house.ids import new_id
from quadriga.house.lobbies import lobby_views
from quadriga.house.matches import campaigns, deals
from quadriga.house.matches.room_cache import MAX_ROOMS
from quadriga.house.moments import stamp
from quadriga.house.rendering import rulebooks
from quadriga.house.rendering.messages import Nothing, encode
from quadriga.house.teaching import lessons
from quadriga.house.values import Clock, Match, Player
from quadriga.language import message
from quadriga.server import page_errors
from quadriga.server.guard.limits import LIMIT
from quadriga.server.http import (
    advice_routes,
    deal_routes,
    explain_routes,
    lobby_routes,
    match_routes,
    me_routes,
    record_routes,
    result_routes,
)
from quadriga.server.http.parts import AnyRequest, answers
from quadriga.server.openapi import REFUSALS
from quadriga.server.page_files import File, answer_with, lasting
from quadriga.server.services import Services
from quadriga.table import Sitter

_MODULES: Final = (
    page_errors,
    me_routes,
    match_routes,
    advice_routes,
    lobby_routes,
    deal_routes,
    result_routes,
    record_routes,
    explain_routes,
)
"""The modules with further routes."""


@get("/home")
async def home(house: The[House], me: The[Player]) -> wire.Home:
    """Everything on the home screen."""
    seats = await house.store.seats_of(me.id)
    finished, day = await house.store.finished_games(me.id), house.today()
    return wire.Home(
        me=wire.Me(me.id, me.name),
        games=tuple(
            wire.GameCard(
                name,
                game.usual_seats,
                game.draws_beginner,
                tuple(game.setups()),
                game.minutes,
                game.weight,
                lessons.minutes(name),
                name in finished,
            )
            for name, game in GAMES.items()
        ),
        bots=tuple(LEVELS),
        usual_bot=USUAL_LEVEL,
        matches=tuple(
            match_card(row, seats.get(row.id, ()), house.rooms.clock_time())
            for row in await house.store.matches_of(me.id)
        ),
        lobbies=tuple(
            lobby_views.card(lobby, me.id) for lobby in await house.store.lobbies_of(me.id)
        ),
        public_lobbies=tuple(
            lobby_views.card(lobby, me.id) for lobby in await house.public_tables.listed(me.id)
        ),
        campaigns=tuple(map(campaigns.card, await house.store.campaigns_of(me.id))),
        campaign_open=await campaigns.is_open_to(house.store, me.id),
        deals=deals.cards(day, await house.store.daily_matches_of(day, me.id)),
    )


def match_card(row: Match, seats: Collection[int], moment: float) -> wire.MatchCard:
    """A match on the home screen of a player with these seats, at this moment."""
    # Who shares a screen with others has no secrets there.
    own = min(seats) if len(seats) == 1 else None
    return wire.MatchCard(
        id=row.id,
        setup=row.setup,
        sitters=row.sitters,
        updated=row.updated,
        over=row.over,
        # Not those that a bot plays for them.
        mine=tuple(seat for seat in seats if row.sitters[seat].bot is None),
        to_act=row.to_act,
        headline=row.headline.seen_by(own),
        result=row.result,
        campaign=row.campaign,
        time_left=_time_left(row.clock, moment),
        lesson=row.lesson,
        daily=row.daily,
        played_on=row.played_on,
    )


def _time_left(clock: Clock | None, moment: float) -> float | None:
    """The seconds left for the person to act; None if no time runs."""
    if clock is None or clock.due is None:
        return None
    return round(max(0.0, clock.due - moment), 3)


@get("/games/{name:str}", responses=answers(dict[str, Any]))
async def box(request: AnyRequest, name: FromPath[str]) -> Response[Any]:
    """Every component of a game with its source; raises `NotFound`."""
    return answer_with(_box_file(_known(name)), request)


@get("/games/{name:str}/rules", responses=answers(wire.Rulebook))
async def rules(request: AnyRequest, name: FromPath[str]) -> Response[Any]:
    """The rules of a game in chapters; raises `NotFound`."""
    return answer_with(_rules_file(_known(name)), request)


def _known(game: str) -> str:
    if game not in GAMES:
        raise NotFound(no_such_game(game))
    return game


@cache
def _box_file(game: str) -> File:
    return lasting(encode(GAMES[game].box()), "application/json")


@cache
def _rules_file(game: str) -> File:
    return lasting(rulebooks.encoded(game), "application/json")


@post("/campaigns", opt={LIMIT: "opening"})
async def begin_campaign(
    house: The[House], me: The[Player], data: JSONBody[wire.NewCampaign]
) -> wire.CampaignCard:
    """Begin a campaign."""
    await campaigns.check_open_to(house.store, me.id, confirmed=data.confirmed)
    name = new_id()
    await house.store.write(AddCampaign(name, me.id, stamp(house.now())))
    return campaigns.card(await campaigns.find(house.store, name, me.id))


@get("/campaigns/{name:str}")
async def campaign(house: The[House], me: The[Player], name: FromPath[str]) -> wire.CampaignCard:
    """One campaign."""
    return campaigns.card(await campaigns.find(house.store, name, me.id))


@post("/campaigns/{name:str}/stage", status_code=200, opt={LIMIT: "opening"})
async def stage(
    house: The[House], me: The[Player], name: FromPath[str], data: JSONBody[Nothing]
) -> wire.Opened:
    """The match of the next stage, opened if needed; raises `GameOver` after the last."""
    async with house.campaign_lock:
        card = campaigns.card(await campaigns.find(house.store, name, me.id))
        if card.match is not None:
            return wire.Opened(card.match)
        if card.target is None:
            raise GameOver(message("refused-campaign-over"))
        game, sitters = make(campaigns.setup_of(card)), (Sitter(me.name),)
        try:
            room = await house.rooms.open(game, sitters, me.id, {0: me.id}, (name, card.stage))
        except Unavailable:
            # It may have been opened at another server at the same time.
            card = campaigns.card(await campaigns.find(house.store, name, me.id))
            if card.match is None:
                raise
            return wire.Opened(card.match)
        return wire.Opened(room.id)


@get("/health")
async def health(services: The[Services]) -> wire.Health:
    """The server runs and can write; raises `Unavailable` (503) if it can't."""
    house, (number, commit) = services.house, services.version
    await house.store.check()
    return wire.Health("ok", number, commit, len(house.rooms), {"tables_in_memory": MAX_ROOMS})


def api() -> Router:
    """The router with all routes below `/api`."""
    here = sys.modules[__name__]
    found = (vars(module).values() for module in (here, *_MODULES))
    routes = [value for values in found for value in values if isinstance(value, HTTPRouteHandler)]
    for route in routes:
        route.responses = {**REFUSALS, **(route.responses or {})}
    return Router("/api", route_handlers=routes)
