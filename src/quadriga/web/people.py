"""Who is at the other end: a browser is known by the secret in its cookie."""

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
"""Browsers keep a cookie no longer than this; every visit begins the count anew."""

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_FIRST_NAME: Final = "You"


def token_hash(token: str) -> str:
    """What the store knows of a secret; it is long and random, so one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The secret that a browser sent, if it is one of ours by its shape."""
    token = connection.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def remember(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The secret of this browser, sent back with the answer; somebody new is given one."""
    token = token_of(connection) or token_urlsafe(32)
    connection.scope["state"][COOKIE] = token
    return token


async def known(store: Store, connection: ASGIConnection[Any, Any, Any, Any]) -> PlayerRow | None:
    """Who this is, if they have been here before."""
    token = token_of(connection)
    return None if token is None else await store.player_by_hash(token_hash(token))


async def player(store: Store, connection: ASGIConnection[Any, Any, Any, Any]) -> PlayerRow:
    """Who this is; somebody new is written down.

    A secret that this store does not know is kept: all servers on one host share the browser's
    cookie, and none should make the browser forget what it is called at another.
    """
    hashed = token_hash(remember(connection))
    found = await store.player_by_hash(hashed)
    if found is not None:
        return found
    newcomer = PlayerRow(new_id(), _FIRST_NAME)
    try:
        await store.write(AddPlayer(newcomer.id, newcomer.name, hashed))
    except Unavailable:
        # Two first requests of one browser may come at the same time.
        found = await store.player_by_hash(hashed)
        if found is None:
            raise
        return found
    return newcomer


def cookie(token: str, *, secure: bool) -> Cookie:
    """The cookie that keeps the secret where no script can read it."""
    return Cookie(
        COOKIE,
        value=token,
        path="/",
        max_age=_DAYS * 24 * 60 * 60,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
