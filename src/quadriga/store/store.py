"""The store: all persistent data of the server."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.store import failures, queries
from quadriga.store.engine import open_engine
from quadriga.store.folder import Folder
from quadriga.store.integrity import identity, prepare
from quadriga.store.jobs import Job, Pulse, Submit
from quadriga.store.rows import CampaignRow, KeyRow, MatchRow, PlayerRow, StoredMatch, now
from quadriga.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

PULSE_SECONDS: Final = 1.0
"""Time between two attempts to find out whether anything can be written."""


class Store:
    """Reads directly and writes through a `Writer`; used as `async with store:`."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._file: Path = folder.database
        self._identity = identity(self._file)
        self._engine = open_engine(self._file)
        self._writer: Writer | None = None
        self._id: str | None = None
        self._pulse: asyncio.Future[None] | None = None
        self._pulse_time = 0.0

    @classmethod
    def open(cls, path: Path) -> "Store":
        """The store in the folder `path`, checked and migrated; raises `Unavailable`."""
        folder = Folder.claim(path)
        try:
            prepare(folder.database)
            return cls(folder)
        except BaseException:
            folder.release()
            raise

    def announce(self, address: str) -> None:
        """Write the address of this server into the lock file of the folder."""
        self._folder.announce(address)

    @property
    def id(self) -> str:
        """The id of the database, the same for as long as there is this database."""
        assert self._id is not None, "the store has not been entered"
        return self._id

    async def __aenter__(self) -> "Store":
        self._id = await self._read(queries.database_id)
        self._writer = Writer(self._engine, self._file.name, self._check_file)
        self._writer.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._writer is not None:
            await self._writer.close()
        await self._engine.dispose()
        self._folder.release()

    async def write(self, job: Job) -> None:
        """Return once the job is committed; raises a `Refusal` if nothing was written."""
        assert self._writer is not None, "the store has not been entered"
        await self._writer.write(job)

    async def check(self) -> None:
        """Raise `Unavailable` if nothing can be written now; tries it at most once a second."""
        now_time = monotonic()
        if self._pulse is None or now_time - self._pulse_time >= PULSE_SECONDS:
            self._pulse_time = now_time
            self._pulse = asyncio.ensure_future(self.write(Pulse(now())))
        await asyncio.shield(self._pulse)

    def _check_file(self) -> None:
        if identity(self._file) != self._identity:
            raise failures.gone(self._file.name)

    async def player_by_hash(self, key_hash: str) -> PlayerRow | None:
        """The player with this hash of the cookie's secret, or None."""
        return await self._read(queries.player_by_hash, key_hash)

    async def player_by_code(self, code_hash: str) -> PlayerRow | None:
        """The player with this hash of a code to move or to come back, or None."""
        return await self._read(queries.player_by_code, code_hash)

    async def keys_of(self, player: str) -> Sequence[KeyRow]:
        """The keys of `player`, the latest last."""
        return await self._read(queries.keys_of, player)

    async def match(self, name: str) -> StoredMatch | None:
        """A match with its players and its log, or None."""
        return await self._read(queries.match, name)

    async def revision_after(self, match: str, submit: Submit) -> int | None:
        """The revision of the match that `submit` led to; None if it was never played."""
        return await self._read(queries.revision_after, match, submit)

    async def matches_of(self, player: str, most: int = 200) -> Sequence[MatchRow]:
        """The newest `most` matches that `player` owns or sits at, the latest first."""
        return await self._read(queries.matches_of, player, most)

    async def seats_of(self, player: str) -> Mapping[str, set[int]]:
        """The seats of `player`, by match id."""
        return await self._read(queries.seats_of, player)

    async def results_of(self, player: str, game: str) -> Sequence[str]:
        """The results of the finished games of `player` without options."""
        return await self._read(queries.results_of, player, game)

    async def campaigns_of(self, player: str) -> Sequence[CampaignRow]:
        """The campaigns of `player`, the latest first."""
        return await self._read(queries.campaigns_of, player)

    async def campaign(self, name: str) -> CampaignRow | None:
        """The campaign with this id, or None."""
        return await self._read(queries.campaign, name)

    async def _read(
        self,
        question: Callable[Concatenate[AsyncConnection, P], Awaitable[T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        self._check_file()
        try:
            # One transaction, so that a match and its log have the same revision.
            async with self._engine.begin() as connection:
                return await question(connection, *args, **kwargs)
        except DBAPIError as error:
            raise failures.unavailable(error, self._file.name) from error
