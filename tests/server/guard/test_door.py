"""Who a request counts for before anything is looked up for it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from quadriga.house.commands import AddPlayer
from quadriga.server.guard import people
from quadriga.server.guard.buckets import Buckets
from quadriga.server.guard.door import Door
from quadriga.server.guard.limits import ADDRESS_FACTOR, Limits, Rate
from quadriga.server.uvicorn.lines import LINE, Line
from quadriga.store import SqlStore
from tests.house.parts import written_now
from tests.server.uvicorn.test_connections import Place
from tests.store.places import in_loop, store_at

TOKEN = "t" * 43


class Visit:
    """One request: for whom its connection counted when it was answered, and how."""

    def __init__(self, door: Door, line: Line) -> None:
        self._door = door
        self.line = line
        self.owner = ""
        self.status = 0
        self.is_sent, self.reads = asyncio.Event(), asyncio.Event()
        self.reads.set()

    async def ask(self, token: str = "", address: str = "192.0.2.1") -> "Visit":
        """Ask with a cookie, or without."""
        cookie = [(b"cookie", f"quadriga={token}".encode())] if token else []
        extensions = {LINE: self.line}
        scope = {"type": "http", "headers": cookie, "client": (address, 1), "state": {}}
        await self._door({**scope, "extensions": extensions}, None, self._send)
        self.owner = next((owner for owner, _ in self.line.owners), "")
        return self

    async def _send(self, message: Any) -> None:
        self.is_sent.set()
        await self.reads.wait()
        self.status = message.get("status", self.status)


class Entrance:
    """A door before an application that looks for its visitors in the store."""

    def __init__(self, store: SqlStore, **limits: Any) -> None:
        self.looked_up = 0
        self.place = Place(**limits)
        self._store = store
        self.door = Door(self._answer, store, Buckets(Limits(**limits), lambda: 0.0), {})

    async def _answer(self, scope: Any, _: Any, send: Any) -> None:
        self.looked_up += 1
        await people.known(self._store, people.Connection(scope))
        await send({"type": "http.response.start", "status": 200})

    def visit(self) -> Visit:
        """A new connection."""
        return Visit(self.door, self.place.come("192.0.2.1"))


@asynccontextmanager
async def with_somebody(folder: Path) -> AsyncIterator[SqlStore]:
    """A store that knows one person."""
    async with await store_at(folder) as store:
        await store.write(AddPlayer("livia", "Livia", people.token_hash(TOKEN), written_now()))
        yield store


@in_loop
async def test_who_was_recognised_is_counted_by_themselves(tmp_path: Path) -> None:
    async with with_somebody(tmp_path) as store:
        entrance = Entrance(store)
        assert (await entrance.visit().ask()).owner == "strangers 192.0.2.1"
        assert (await entrance.visit().ask("x" * 43)).owner == "unproven 192.0.2.1"
        assert (await entrance.visit().ask(TOKEN)).owner == "person livia"


@in_loop
async def test_strangers_and_made_up_cookies_keep_no_person_out(tmp_path: Path) -> None:
    """They are refused before anything is looked up for them."""
    async with with_somebody(tmp_path) as store:
        entrance = Entrance(store, requests=Rate(1, 1))
        for _ in range(ADDRESS_FACTOR):
            assert (await entrance.visit().ask()).status == 200
        # Whoever has no cookie takes nothing from those who have one, though none is known yet.
        assert (await entrance.visit().ask(TOKEN)).status == 200
        for _ in range(ADDRESS_FACTOR - 1):
            assert (await entrance.visit().ask("x" * 43)).status == 200
        before = entrance.looked_up
        for token in ("", "x" * 43, "y" * 43):
            greedy = entrance.visit()
            entrance.place.lines.remove(greedy.line)  # so that it does not even wait
            assert (await greedy.ask(token)).status == 429
        assert entrance.looked_up == before
        assert (await entrance.visit().ask(TOKEN)).status == 200


@in_loop
async def test_who_reads_slowly_keeps_no_other_request_waiting(tmp_path: Path) -> None:
    async with with_somebody(tmp_path) as store:
        entrance = Entrance(store, requests_each=1)
        slow = entrance.visit()
        slow.reads.clear()
        async with asyncio.TaskGroup() as group:
            group.create_task(slow.ask())
            await slow.is_sent.wait()
            quick = entrance.visit()
            async with asyncio.timeout(60):
                assert (await quick.ask()).status == 200
            assert slow.status == 0
            slow.reads.set()
        assert slow.status == 200
