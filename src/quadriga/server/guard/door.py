"""The door that everything asked of a server comes through, each in its turn.

It stands before the application, so that nothing is looked up for who comes too often. Whoever asks
too much is slowed down, and only then refused: a refusal costs the server about as much as an
answer, and is asked for again at once.
"""

import math
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from litestar.connection import ASGIConnection

from quadriga.house.ports import Store
from quadriga.house.rendering.messages import STATUS, encode, refused
from quadriga.kit.memo import Lru
from quadriga.server.guard import people
from quadriga.server.guard.buckets import (
    STRANGERS,
    UNPROVEN,
    Buckets,
    TooMany,
    address_of,
    owners_of,
)
from quadriga.server.uvicorn.lines import LINE, Line

PATIENCE_SECONDS: Final = 10
"""How long a request may have to wait for its turn; it is refused if that is not enough."""

MAX_KNOWN: Final = 100_000
"""Cookies that are remembered; one that is forgotten is a stranger's until it is known again."""


class Door:
    """Lets requests into an application at the rate of `Limits.requests`, a few at a time.

    Whoever has a cookie that the application has recognised before is counted by themselves. Of
    all others those with a cookie are counted together by address, and those without: for the door
    alone nothing is read from the store, so a cookie that somebody has made up is worth no more
    than none, and whoever comes back after a restart does not wait behind who has none.
    """

    def __init__(
        self, app: Any, store: Store, buckets: Buckets, headers: Mapping[str, str]
    ) -> None:
        self._app = app
        self._store = store
        self._buckets = buckets
        self._headers = headers
        self._known: Lru[str, str] = Lru(MAX_KNOWN)
        self._gate = Gate(buckets.limits.requests_each)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Run the application when it is the turn of this request."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        connection: people.Connection = ASGIConnection(scope)
        person, others = self._caller(connection)
        address = address_of(connection)
        line: Line | None = scope.get("extensions", {}).get(LINE)
        people.when_known(connection, partial(self._remember, line, address))
        try:
            if line is not None:
                line.belongs_to(person, address, others)
                await self._wait(line, person, address, others)
            if line is None or scope["type"] == "websocket":
                await self._app(scope, receive, send)
                return
            async with self._gate.passed(owners_of(person, address, others)[-1][0], line) as leave:

                async def answer(message: Any) -> None:
                    leave()  # whoever reads slowly keeps no other out
                    await send(message)

                await self._app(scope, receive, answer)
        except TooMany as refusal:
            await self._refuse(scope, send, refusal)

    async def _wait(self, line: Line, person: str, address: str, others: str) -> None:
        """Wait for the turn of a request; raises `TooMany`, which is not quicker either."""
        try:
            seconds = self._buckets.take("requests", person, address, PATIENCE_SECONDS, others)
        except TooMany:
            await line.wait(PATIENCE_SECONDS)
            raise
        if seconds > 0 and not await line.wait(seconds):
            raise TooMany("requests", math.ceil(seconds))

    def _caller(self, connection: people.Connection) -> tuple[str, str]:
        """The id of whoever has this cookie, if they are known, and what else they are."""
        others = STRANGERS
        for key in people.hashes(self._store, connection):
            person = self._known.get(key)
            if person is not None:
                return person, others
            others = UNPROVEN
        return "", others

    def _remember(self, line: Line | None, address: str, key: str, person: str) -> None:
        """Count for a person what comes with this cookie from now on."""
        self._known.put(key, person)
        if line is not None:
            line.belongs_to(person, address)

    async def _refuse(self, scope: Any, send: Any, refusal: TooMany) -> None:
        """Answer without asking the application."""
        body = encode(refused(refusal))
        headers = {
            **self._headers,
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            "Retry-After": str(refusal.seconds),
            "Cache-Control": "no-store",
        }
        encoded = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
        kind = "http" if scope["type"] == "http" else "websocket.http"
        status = STATUS[refusal.code]
        await send({"type": f"{kind}.response.start", "status": status, "headers": encoded})
        await send({"type": f"{kind}.response.body", "body": body})


class Gate:
    """Lets a few of each owner in at a time, the others in the order in which they came.

    They are inside while something is worked out for them, not while they read it.
    """

    def __init__(self, most: int | None) -> None:
        self._most = math.inf if most is None else most
        self._inside: Counter[str] = Counter()
        self._waiting: dict[str, dict[Line, None]] = {}

    @asynccontextmanager
    async def passed(self, owner: str, line: Line) -> AsyncIterator[Callable[[], None]]:
        """Be inside for the `with` block, or until it calls what it gets.

        Raises `TooMany` if the connection is lost before.
        """
        if self._inside[owner] >= self._most:
            await self._wait(owner, line)
        else:
            self._inside[owner] += 1
        is_inside = True

        def leave() -> None:
            nonlocal is_inside
            if is_inside:
                is_inside = False
                self._pass_on(owner)

        try:
            yield leave
        finally:
            leave()

    async def _wait(self, owner: str, line: Line) -> None:
        waiting = self._waiting.setdefault(owner, {})
        waiting[line] = None
        if not await line.wait():
            if line not in waiting:  # it got its place at the same moment
                self._pass_on(owner)
            waiting.pop(line, None)
            raise TooMany("requests", 1)

    def _pass_on(self, owner: str) -> None:
        """Give the place to the next who still waits."""
        waiting = self._waiting.get(owner, {})
        while waiting:
            line = next(iter(waiting))
            del waiting[line]
            if line.wake():
                return
        self._waiting.pop(owner, None)
        self._inside[owner] -= 1
        if not self._inside[owner]:
            del self._inside[owner]
