"""Identifies players: each browser has a random secret in its cookie."""

import hashlib
import re
from secrets import token_urlsafe
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from quadriga.core import Unavailable
from quadriga.store import AddPlayer, PlayerRow, Store
from quadriga.store.rows import new_id

COOKIE: Final = "quadriga"
_DAYS: Final = 400
"""The longest lifetime that browsers allow; renewed with every visit."""

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_NO_NAME: Final = ""
"""The name of a player who has not chosen one; who shows it says "you" in the reader's language."""


def token_hash(token: str) -> str:
    """The stored hash of a secret, which is long and random, so one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The secret in the cookie; None if there is none or it is malformed."""
    token = connection.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def remember(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The secret of this browser, new if it has none; the response will set the cookie."""
    token = token_of(connection) or token_urlsafe(32)
    connection.scope["state"][COOKIE] = token
    return token


async def known(store: Store, connection: ASGIConnection[Any, Any, Any, Any]) -> PlayerRow | None:
    """The player of this browser; None if the store does not know it."""
    token = token_of(connection)
    return None if token is None else await store.player_by_hash(token_hash(token))


async def player(store: Store, connection: ASGIConnection[Any, Any, Any, Any]) -> PlayerRow:
    """The player of this browser; a new one is stored first.

    A secret that this store does not know is not replaced: all servers on one host share the
    cookie, and replacing it would log the browser out of the others.
    """
    hashed = token_hash(remember(connection))
    found = await store.player_by_hash(hashed)
    if found is not None:
        return found
    newcomer = PlayerRow(new_id(), _NO_NAME)
    try:
        await store.write(AddPlayer(newcomer.id, newcomer.name, hashed))
    except Unavailable:
        # Another first request of this browser may have stored it at the same time.
        found = await store.player_by_hash(hashed)
        if found is None:
            raise
        return found
    return newcomer


def cookie(token: str, *, secure: bool) -> Cookie:
    """The cookie with the secret; scripts cannot read it."""
    return Cookie(
        COOKIE,
        value=token,
        path="/",
        max_age=_DAYS * 24 * 60 * 60,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
