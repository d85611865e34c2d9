"""Identifies players: each browser has a random secret in its cookie, made by the server."""

import hashlib
import re
from collections.abc import Callable, Iterator
from secrets import token_urlsafe
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from quadriga.house.commands import AddPlayer
from quadriga.house.ids import new_id
from quadriga.house.ports import Store
from quadriga.house.values import Player

NOBODY: Final = Player("", "")
"""A browser that has done nothing yet: without a cookie or matches, and not stored."""

_DAYS: Final = 400
"""The longest lifetime of a cookie that browsers allow; renewed with every visit."""

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_NO_NAME: Final = ""
"""The name of a player who hasn't chosen one; the page says "you" instead."""

_OLD_COOKIE: Final = "quadriga"
"""The cookie from before databases had ids; a known secret in it is still good."""

_PLAYER: Final = "quadriga.player"
_TOKEN_TO_SEND: Final = "quadriga.token"
_WHEN_KNOWN: Final = "quadriga.when_known"
"""Keys of the `state` of a connection's scope."""

Connection = ASGIConnection[Any, Any, Any, Any]


def cookie_name(store: Store) -> str:
    """The name of this server's cookie; all servers on one host share cookies, whatever their
    port.
    """
    return f"quadriga-{store.id}"


def token_hash(token: str) -> str:
    """The stored hash of a secret; long and random, so one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


async def known(store: Store, connection: Connection) -> Player | None:
    """The player of this browser, whose cookie is renewed; None if unknown to the store."""
    state = connection.scope["state"]
    if _PLAYER not in state:
        await known_now(store, connection)
    player: Player | None = state[_PLAYER]
    return player


async def known_now(store: Store, connection: Connection) -> Player | None:
    """As `known`, but always read from the store: a socket lasts, and a name may change."""
    connection.scope["state"][_PLAYER] = None
    for token in _tokens(store, connection):
        found = await store.player_by_hash(token_hash(token))
        if found is not None:
            send_token(connection, token, found)
            return found
    return None


def hashes(store: Store, connection: Connection) -> Iterator[str]:
    """The hashes by which the store may know this browser."""
    return map(token_hash, _tokens(store, connection))


def when_known(connection: Connection, call: Callable[[str, str], None]) -> None:
    """Call with the stored hash and the player's id once this browser is known."""
    connection.scope["state"][_WHEN_KNOWN] = call


async def acting(store: Store, connection: Connection, now: str) -> Player:
    """The player of this browser, who does something; newcomers are stored first."""
    player = await known(store, connection)
    if player is None:
        player = Player(new_id(), _NO_NAME)
        token = new_token()
        await store.write(AddPlayer(player.id, player.name, token_hash(token), now))
        send_token(connection, token, player)
    return player


def new_token() -> str:
    """A new secret for a cookie."""
    return token_urlsafe(32)


def hash_of(connection: Connection) -> str | None:
    """The stored hash of the secret of a known browser."""
    token = connection.scope["state"].get(_TOKEN_TO_SEND)
    return None if token is None else token_hash(token)


def cookie(store: Store, state: dict[str, Any], *, path: str, secure: bool) -> Cookie | None:
    """The cookie that a response sets, by the state of its scope; scripts cannot read it."""
    token = state.get(_TOKEN_TO_SEND)
    if token is None:
        return None
    return Cookie(
        cookie_name(store),
        value=token,
        path=path,
        max_age=_DAYS * 24 * 60 * 60,
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def _tokens(store: Store, connection: Connection) -> Iterator[str]:
    """The secrets in a browser's cookies that may be this server's."""
    cookies = connection.cookies
    for name in (cookie_name(store), _OLD_COOKIE):
        token = cookies.get(name, "")
        if _TOKEN.fullmatch(token):
            yield token


def send_token(connection: Connection, token: str, player: Player) -> None:
    """Let the response make this browser `player`, who has the secret `token`."""
    state = connection.scope["state"]
    state[_PLAYER] = player
    state[_TOKEN_TO_SEND] = token
    if _WHEN_KNOWN in state:
        state[_WHEN_KNOWN](token_hash(token), player.id)
