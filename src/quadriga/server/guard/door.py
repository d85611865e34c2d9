"""The door that all requests come through, in their turn.

It is in front of the application, so that nothing is looked up for people who ask too often. They
are slowed down before they are refused: a refusal costs about as much as an answer, and is retried
at once.
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
"""How long a request may wait for its turn before it is refused."""

MAX_KNOWN: Final = 100_000
"""Cookies that are remembered; others count as strangers until they are known again."""


class Door:
    """Lets requests into an application at the rate of `Limits.requests`, a few at a time.

    A cookie that the application has recognised before counts for its person. Other requests count
    by address, those with a cookie apart from those without. The door reads nothing from the store,
    so an invented cookie is worth no more than none, and people who come back after a restart don't
    wait behind strangers.
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
        """Run the application once it is this request's turn."""
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
        """Wait for a request's turn; raises `TooMany` no sooner."""
        try:
            seconds = self._buckets.take("requests", person, address, PATIENCE_SECONDS, others)
        except TooMany:
            await line.wait(PATIENCE_SECONDS)
            raise
        if seconds > 0 and not await line.wait(seconds):
            raise TooMany("requests", math.ceil(seconds))

    def _caller(self, connection: people.Connection) -> tuple[str, str]:
        """The id of the person with this cookie, if known, and else their kind."""
        others = STRANGERS
        for key in people.hashes(self._store, connection):
            person = self._known.get(key)
            if person is not None:
                return person, others
            others = UNPROVEN
        return "", others

    def _remember(self, line: Line | None, address: str, key: str, person: str) -> None:
        """Count requests with this cookie for a person from now on."""
        self._known.put(key, person)
        if line is not None:
            line.belongs_to(person, address)

    async def _refuse(self, scope: Any, send: Any, refusal: TooMany) -> None:
        """Refuse without asking the application."""
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
    """Lets a few requests of each owner in at a time, in their order.

    They are inside while the answer is worked out, not while it is read.
    """

    def __init__(self, most: int | None) -> None:
        self._most = math.inf if most is None else most
        self._inside: Counter[str] = Counter()
        self._waiting: dict[str, dict[Line, None]] = {}

    @asynccontextmanager
    async def passed(self, owner: str, line: Line) -> AsyncIterator[Callable[[], None]]:
        """Be inside for the `with` block, or until calling what it gives; raises `TooMany`."""
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
        """Give the place to the next one waiting."""
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
