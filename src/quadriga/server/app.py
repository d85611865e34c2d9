"""The Litestar application: its parts, routes, headers and error handlers."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import UTC, datetime
from time import monotonic
from types import MappingProxyType
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.di import NamedDependency as The
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException, NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath
from litestar.types import ASGIApp, Scope
from litestar.types import Message as AsgiMessage
from msgspec import structs

from quadriga.core import Refusal
from quadriga.games import GAMES
from quadriga.house.house import House
from quadriga.house.matches.room import Room
from quadriga.house.moments import stamp
from quadriga.house.notices.silence import Silence
from quadriga.house.ports import Asker, Notices
from quadriga.house.rendering.messages import CONFLICT, STATUS, encode, refused
from quadriga.house.values import Player
from quadriga.house.wire import Refused
from quadriga.language import Message, message
from quadriga.server import openapi
from quadriga.server.bots.bot_pool import BotPool, usual_processes
from quadriga.server.guard import people
from quadriga.server.guard.buckets import Buckets, TooMany, address_of
from quadriga.server.guard.door import Door
from quadriga.server.guard.limits import LIMIT
from quadriga.server.guard.origin import Connection, check_host, check_json, check_origin, is_safe
from quadriga.server.guard.public_address import BelowBase
from quadriga.server.http import routes
from quadriga.server.http.parts import AnyRequest
from quadriga.server.notices.postgresql_notices import PostgresqlNotices
from quadriga.server.page_files import Page, show
from quadriga.server.services import Services
from quadriga.server.settings import Settings
from quadriga.server.sockets.lobby_socket import lobby_socket
from quadriga.server.sockets.person_socket import person_socket
from quadriga.server.sockets.table_socket import table_socket, watch_socket
from quadriga.server.stopping import calling_first
from quadriga.store import SqlStore
from quadriga.version import current

log = logging.getLogger(__name__)

MAX_BODY_BYTES: Final = 64 * 1024

SECURITY_HEADERS: Final = {
    # Styles that scripts set on elements are no inline styles: only markup with them is refused.
    # The picture of a board that is shared is drawn from a text of the page's own.
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; base-uri 'none'; "
    "form-action 'self'; "
    "object-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def make_app(store: SqlStore, settings: Settings) -> ASGIApp:
    """The application on `store`."""
    for game in GAMES.values():
        game.setups()  # reads its data, which two threads could not do at once
    pool = BotPool(max(1, usual_processes() // settings.workers))
    options = structs.replace(settings.house, most_public=settings.limits.public_each)
    house = House(store, _notices(store), pool, _now, monotonic, options)
    services = Services(
        house=house,
        version=current(),
        buckets=Buckets(settings.limits),
        public=settings.public,
        reach=settings.reach,
    )

    def stop_bots() -> None:
        house.bot_runner.stop()
        pool.close()

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        async with store:
            try:
                async with house.running():
                    with calling_first(stop_bots):
                        yield
            finally:
                pool.close()

    base = "" if settings.public is None else settings.public.base
    app = _litestar(services, Page(base=base), running)
    below = BelowBase(app, base) if base else app
    return Door(below, store, services.buckets, SECURITY_HEADERS)


def _now() -> datetime:
    return datetime.now(UTC)


def _notices(store: SqlStore) -> Notices:
    """What carries notices to all servers on the database of `store`."""
    if store.shared is None:
        return Silence()
    return PostgresqlNotices(store.shared.engine, store.shared.errors)


def _litestar(
    services: Services,
    page: Page,
    lifespan: Callable[[Litestar], AbstractAsyncContextManager[None]],
) -> Litestar:
    house, buckets = services.house, services.buckets

    async def me(request: AnyRequest) -> Player:
        """The player of this browser; stored with their first act, not for looking."""
        known = await people.known(house.store, request)
        if known is not None:
            return known
        if is_safe(request):
            return people.NOBODY
        buckets.take("newcomers", "", address_of(request))
        return await people.acting(house.store, request, stamp(house.now()))

    async def room(me: The[Player], match: FromPath[str]) -> Room:
        """The match in the path; raises `NotFound` if the player has no place in it."""
        found = await house.rooms.enter(match)
        found.admit(me.id)
        return found

    async def asker(request: AnyRequest) -> Asker:
        """In whose name bots are asked; a newcomer isn't stored for looking."""
        known = await people.known(house.store, request) or people.NOBODY
        return Asker(address_of(request), known.id)

    async def check(connection: Connection, handler: BaseRouteHandler) -> None:
        if "\0" in connection.scope["path"]:
            raise NotFoundException  # PostgreSQL could not even look for it
        if services.public is None and services.reach.is_open:
            check_host(connection)
        check_origin(connection, services.public)
        check_json(connection)
        # What looks is limited where a route says so, sockets when they are opened.
        limit = handler.opt.get(LIMIT, "" if is_safe(connection) else "writing")
        if limit and "method" in connection.scope:
            me = await people.known(house.store, connection) or people.NOBODY
            buckets.take(limit, me.id, address_of(connection))

    async def add_headers(sent: AsgiMessage, scope: Scope) -> None:
        if sent["type"] == "http.response.start":
            _add_headers(MutableScopeHeaders.from_message(sent), scope, services)

    return Litestar(
        route_handlers=[
            routes.api(),
            table_socket,
            watch_socket,
            lobby_socket,
            person_socket,
            show,
        ],
        dependencies={
            "house": Provide(lambda: house, use_cache=True, sync_to_thread=False),
            "services": Provide(lambda: services, use_cache=True, sync_to_thread=False),
            "page": Provide(lambda: page, use_cache=True, sync_to_thread=False),
            "me": Provide(me),
            "room": Provide(room),
            "asker": Provide(asker),
        },
        guards=[check],
        lifespan=[lifespan],
        before_send=[add_headers],
        exception_handlers={
            Refusal: answer_refusal,
            HTTPException: answer_http,
            Exception: answer_bug,
        },
        request_class=JsonRequest,
        request_max_body_size=MAX_BODY_BYTES,
        type_encoders={MappingProxyType: dict},
        openapi_config=openapi.config(services.version.number),
        logging_config=None,
    )


class JsonRequest(Request[Any, Any, Any]):
    """A request with status 400, not 500, for JSON that is nested too deeply or isn't UTF-8."""

    async def json(self) -> Any:
        """The decoded body; raises `ClientException` if it cannot be decoded."""
        try:
            return await super().json()
        except RecursionError as error:
            raise ClientException("it is nested too deeply") from error
        except UnicodeDecodeError as error:
            raise ClientException("it is not UTF-8") from error


def _add_headers(headers: MutableScopeHeaders, scope: Scope, services: Services) -> None:
    """Add the security headers, the cookie if it is due, and `no-store` for the API."""
    for name, value in SECURITY_HEADERS.items():
        headers[name] = value
    public = services.public
    secure = scope["scheme"] == "https" if public is None else public.is_secure
    path = "/" if public is None else public.base or "/"
    cookie = people.cookie(services.house.store, scope["state"], path=path, secure=secure)
    if cookie is not None:
        headers.add("Set-Cookie", cookie.to_header(header=""))
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


def answer_refusal(_: AnyRequest, refusal: Refusal) -> Response[bytes]:
    """The response to a `Refusal`."""
    answer = _answer(refused(refusal), STATUS.get(refusal.code, CONFLICT))
    if isinstance(refusal, TooMany):
        answer.headers["Retry-After"] = str(refusal.seconds)
    return answer


def answer_http(_: AnyRequest, error: HTTPException) -> Response[bytes]:
    """The response to an error of Litestar, in the same format."""
    codes = {403: "foreign_origin", 404: "not_found", 413: "too_large", 503: "unavailable"}
    words = {
        403: message("refused-origin"),
        404: message("refused-no-such-address"),
        405: message("refused-method"),
        413: message("refused-too-large", most=MAX_BODY_BYTES),
    }
    status = error.status_code
    said = words.get(status) or _reason(error)
    answer = _answer(Refused(codes.get(status, "bad_message"), said), status)
    answer.headers.update(error.headers or {})  # such as the methods that an address knows
    return answer


def answer_bug(request: AnyRequest, error: Exception) -> Response[bytes]:
    """The response to an unexpected exception, which is logged and not shown to the browser."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(Refused("mistake", message("refused-mistake")), 500)


def _reason(error: HTTPException) -> Message:
    if isinstance(error.extra, list) and error.extra:
        parts = [part.get("message", "") for part in error.extra if isinstance(part, dict)]
        return message("refused-unexpected", reason="; ".join(filter(None, parts)))
    return message("refused-unexpected", reason=error.detail)


def _answer(body: Refused, status: int) -> Response[bytes]:
    return Response(encode(body), status_code=status, media_type="application/json")
