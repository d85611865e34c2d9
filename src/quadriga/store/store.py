"""The store: everything that outlives the process."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.store import failures, reading
from quadriga.store.checking import prepare
from quadriga.store.engine import open_engine
from quadriga.store.folder import Folder
from quadriga.store.jobs import Job
from quadriga.store.rows import CampaignRow, MatchRow, PlayerRow, Seated
from quadriga.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """Reads at once and writes in groups; used as `async with store:`."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._file: Path = folder.database
        self._engine = open_engine(self._file)
        self._writer: Writer | None = None

    @classmethod
    def open(cls, path: Path) -> "Store":
        """The store in this folder, checked and migrated; `Unavailable` if it cannot be used."""
        folder = Folder.claim(path)
        try:
            prepare(folder.database)
            return cls(folder)
        except BaseException:
            folder.release()
            raise

    def announce(self, address: str) -> None:
        """Leave word where the server is that uses this store."""
        self._folder.announce(address)

    async def __aenter__(self) -> "Store":
        self._writer = Writer(self._engine, str(self._file))
        self._writer.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._writer is not None:
            await self._writer.close()
        await self._engine.dispose()
        self._folder.release()

    async def write(self, job: Job) -> None:
        """Return when the job is durable; its refusal if nothing was changed."""
        assert self._writer is not None, "the store has not been entered"
        await self._writer.write(job)

    async def player_by_hash(self, token_hash: str) -> PlayerRow | None:
        """Who is known by this hash."""
        return await self._read(reading.player_by_hash, token_hash)

    async def match(self, name: str) -> Seated | None:
        """A match with its log."""
        return await self._read(reading.match, name)

    async def matches_of(self, player: str, most: int = 200) -> Sequence[MatchRow]:
        """The matches that somebody opened or sits at, the latest first."""
        return await self._read(reading.matches_of, player, most)

    async def seats_of(self, player: str) -> Mapping[str, set[int]]:
        """Where somebody sits, by match."""
        return await self._read(reading.seats_of, player)

    async def results_of(self, player: str, game: str) -> Sequence[str]:
        """The results of somebody's finished games without options: the ordinary ones."""
        return await self._read(reading.results_of, player, game)

    async def campaigns_of(self, player: str) -> Sequence[CampaignRow]:
        """Somebody's campaigns, the latest first."""
        return await self._read(reading.campaigns_of, player)

    async def campaign(self, name: str) -> CampaignRow | None:
        """One campaign."""
        return await self._read(reading.campaign, name)

    async def _read(
        self,
        question: Callable[Concatenate[AsyncConnection, P], Awaitable[T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        try:
            # One transaction, so that a match and its log are of the same moment.
            async with self._engine.begin() as connection:
                return await question(connection, *args, **kwargs)
        except DBAPIError as error:
            raise failures.unavailable(error, str(self._file)) from error
