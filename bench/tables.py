"""People at tables of a real server: clients that open matches, play at random and look on."""

import asyncio
import json
import time
import urllib.request
from collections.abc import Callable, Sequence
from http import HTTPStatus
from http.cookiejar import CookieJar
from random import Random
from typing import Any, Final
from urllib.error import HTTPError

import msgspec

from bench.sockets import Inflated, Socket, connect
from tests.server.table_copy import TableCopy

GAMES: Final = ("minerva", "carpe_diem")
"""Games that are long enough for every measurement."""

MAX_KEPT: Final = 200
"""Messages to a viewer that a table keeps, for an echo of the same ones."""


class Person:
    """A browser: its cookie, and the matches that it opens."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._jar = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))

    @property
    def cookie(self) -> str:
        """The cookie as a header; the first match that is opened brings it."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)

    def open(self, game: str, *sitters: dict[str, str]) -> str:
        """The id of a new match for two."""
        new = {"setup": {"game": game, "seats": 2}, "sitters": sitters}
        return str(self._post("/api/matches", new)["match"])

    def watch_code(self, match: str) -> str:
        """The code by which anybody may watch a match."""
        return str(self._post(f"/api/matches/{match}/watch", {})["code"])

    def review(self, record: str, begin: int) -> int | None:
        """Ask for a part of a review of the first seat; where to go on, None at the end."""
        asked = {"record": record, "seat": 0, "begin": begin}
        try:
            told = self._post("/api/records/review", asked)
        except HTTPError as error:
            if error.code != HTTPStatus.SERVICE_UNAVAILABLE:
                raise
            return begin  # the bots are too busy
        found: int | None = told["next"]
        return found

    def _post(self, path: str, body: object) -> Any:
        headers = {"Content-Type": "application/json"}
        sent = json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, sent, headers)
        return json.load(self._opener.open(request))


class Table:
    """A match with a player, who decides for all people at it, and others who only look.

    `messages` has what a spectator was sent first, after the whole table; the player, if there is
    no spectator.
    """

    def __init__(
        self, person: Person, match: str, seed: int = 0, *, compressed: bool = False
    ) -> None:
        self.messages: list[bytes] = []
        self._person = person
        self._match = match
        self._compressed = compressed
        self._keeps_own = False
        self._rng = Random(seed)
        self._copy = TableCopy()
        self._waiting = 0
        self._heard = asyncio.Event()
        self._sockets: list[Socket] = []
        self._changed = asyncio.Event()

    async def sit(self, viewers: int = 1, *, plays: bool = True, spectators: int = 0) -> "Table":
        """Connect the player, if one `plays`, `viewers` who are the same person, and `spectators`.

        Return once all have the table.
        """
        own = f"/api/matches/{self._match}/socket"
        self._waiting = plays + viewers + spectators
        self._keeps_own = not spectators
        if plays:
            await self._connect(own, self._inflated(self._play))
        for _ in range(viewers):
            await self._connect(own, self._view)
        if spectators:
            watched = f"/api/watch/{self._person.watch_code(self._match)}/socket"
            for _ in range(spectators - 1):
                await self._connect(watched, self._view)
            await self._connect(watched, self._inflated(self._watch))
        await self._heard.wait()
        self.messages.clear()
        return self

    async def _connect(self, path: str, hear: Callable[[bytes], None]) -> None:
        address, cookie = self._person.address, self._person.cookie
        socket = await connect(address, path, cookie, hear, compressed=self._compressed)
        self._sockets.append(socket)

    def _inflated(self, hear: Callable[[bytes], None]) -> Callable[[bytes], None]:
        return Inflated(hear) if self._compressed else hear

    @property
    def choices(self) -> Sequence[dict[str, Any]]:
        """What the player can do now."""
        found: Sequence[dict[str, Any]] = self._copy.scene["choices"]
        return found

    async def move(self) -> float:
        """Play something; the seconds until the last viewer was told."""
        begin = time.perf_counter()
        self._waiting = len(self._sockets)
        self._heard.clear()
        self.submit()
        await self._heard.wait()
        return time.perf_counter() - begin

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self._copy.scene["ending"] is not None

    async def bot_wait(self) -> float | None:
        """Play until a bot is to act; the seconds until the table comes back. None at the end."""
        begin = time.perf_counter()
        while self.choices:
            self._changed.clear()
            begin = time.perf_counter()
            self.submit()
            await self._changed.wait()
        while not self.choices and not self.is_over:
            self._changed.clear()
            await self._changed.wait()
        return None if self.is_over else time.perf_counter() - begin

    def submit(self) -> None:
        """Send a choice at random."""
        line = self._rng.choice(self.choices)["do"]
        seen, name = self._copy.scene["revision"], f"{self._rng.getrandbits(64)}"
        order = {"type": "do", "id": name, "seen": seen, "do": line}
        self._sockets[0].say(msgspec.json.encode(order))

    def close(self) -> None:
        """Drop the connections."""
        for socket in self._sockets:
            socket.close()

    def _play(self, text: bytes) -> None:
        message = msgspec.json.decode(text)
        assert message["type"] != "refused", message
        if message["type"] in ("update", "changes"):
            self._copy.apply(message)
            if self._keeps_own:
                self._keep(text)
            self._changed.set()
            self._count()

    def _view(self, _payload: bytes) -> None:
        self._count()

    def _watch(self, text: bytes) -> None:
        self._keep(text)
        self._count()

    def _keep(self, text: bytes) -> None:
        if len(self.messages) < MAX_KEPT:
            self.messages.append(text)

    def _count(self) -> None:
        self._waiting -= 1
        if self._waiting == 0:
            self._heard.set()


async def open_tables(
    address: str,
    count: int,
    *,
    viewers: int = 0,
    spectators: int = 0,
    compressed: bool = False,
) -> list[Table]:
    """Tables for two people each, of a person of its own, with all their sockets."""
    tables = []
    for number in range(count):
        person = Person(address)
        match = person.open(GAMES[number % len(GAMES)])
        table = Table(person, match, number, compressed=compressed)
        tables.append(await table.sit(viewers, spectators=spectators))
    return tables
