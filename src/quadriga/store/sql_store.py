"""The store of the house on an SQL database."""

import asyncio
import os
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import URL, Connection

from quadriga.core import Unavailable
from quadriga.language import message
from quadriga.store import failures
from quadriga.store.database import Database, SharedDatabase
from quadriga.store.reading import clocks, lobbies, people, queries, results
from quadriga.store.sqlite.sqlite_file import SqliteFile
from quadriga.store.writing.dispatch import Job, Pulse
from quadriga.store.writing.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

VARIABLE: Final = "QUADRIGA_DATABASE_URL"
"""The environment variable with the address of a PostgreSQL database.

It is not a command-line option, because everybody on a machine can read those of a process.
"""

PULSE_SECONDS: Final = 1.0
"""The least time between two heartbeats."""


def _reads(
    query: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate["SqlStore", P], Coroutine[Any, Any, T]]:
    """A method of the store that answers a query in one transaction, of one revision."""

    async def read(self: "SqlStore", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._read(lambda connection: query(connection, *args, **kwargs))

    return read


class SqlStore:
    """Reads directly and writes through a `Writer`; used as `async with store:`.

    `house.ports.Store` says what its methods return.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer: Writer | None = None
        self._id: str | None = None
        self._pulse: asyncio.Future[None] | None = None
        self._pulse_time = 0.0

    @classmethod
    def open(cls, path: Path) -> "SqlStore":
        """The store in the folder `path`, checked and migrated; raises `Unavailable`."""
        return cls(SqliteFile.claim(path))

    @classmethod
    def configured(cls, path: Path) -> "SqlStore":
        """The store that QUADRIGA_DATABASE_URL names, else the one in the folder `path`.

        Raises `Unavailable` if it cannot be used.
        """
        address = os.environ.get(VARIABLE)
        return cls.connect(address) if address else cls.open(path)

    @classmethod
    def connect(cls, address: str) -> "SqlStore":
        """The store in a PostgreSQL database, migrated; raises `Unavailable`."""
        from quadriga.store.postgresql import PostgresqlDatabase  # with an extra of the package

        return cls(PostgresqlDatabase.connect(address))

    @classmethod
    def attach(cls, address: str) -> "SqlStore":
        """The store in a PostgreSQL database that is migrated already; works in a running loop."""
        from quadriga.store.postgresql import PostgresqlDatabase, parse

        return cls(PostgresqlDatabase(parse(address)))

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use it at the same time."""
        return self.shared is not None

    @property
    def shared(self) -> SharedDatabase | None:
        """The database, if other servers may use it at the same time."""
        return self._database.shared

    def announce(self, address: str) -> None:
        """Leave this server's address for the next one that tries to use the database."""
        self._database.announce(address)

    @property
    def id(self) -> str:
        """The id that the database was given when it was made."""
        assert self._id is not None, "the store has not been entered"
        return self._id

    async def __aenter__(self) -> "SqlStore":
        self._id = await self._read(queries.database_id)
        self._writer = Writer(self._database)
        self._writer.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._writer is not None:
            await self._writer.close()
        await self._database.close()

    async def write(self, job: Job) -> None:
        """Return once the job is committed; raises a `Refusal` if nothing was written."""
        assert self._writer is not None, "the store has not been entered"
        await self._writer.write(job)

    async def check(self) -> None:
        """Raise `Unavailable` if nothing can be written now; tries at most once a second."""
        now_time = monotonic()
        if self._pulse is None or now_time - self._pulse_time >= PULSE_SECONDS:
            self._pulse_time = now_time
            self._pulse = asyncio.ensure_future(self.write(Pulse(datetime.now(UTC).isoformat())))
        await asyncio.shield(self._pulse)

    async def _read(self, question: Callable[[Connection], T]) -> T:
        self._database.check()
        try:
            return await self._database.read(question)
        except self._database.errors as error:
            raise failures.unavailable(error, self._database.name) from error

    player_by_hash = _reads(people.player_by_hash)
    player_by_code = _reads(people.player_by_code)
    keys_of = _reads(people.keys_of)
    match = _reads(queries.match)
    revision_after = _reads(queries.revision_after)
    matches_of = _reads(queries.matches_of)
    seats_of = _reads(queries.seats_of)
    awaited = _reads(queries.awaited)
    results_of = _reads(queries.results_of)
    finished_games = _reads(queries.finished_games)
    campaigns_of = _reads(queries.campaigns_of)
    campaign = _reads(queries.campaign)
    finished_of = _reads(results.finished_of)
    first_matches = _reads(results.first_matches)
    daily_matches = _reads(results.daily_matches)
    daily_matches_of = _reads(results.daily_matches_of)
    invitation = _reads(lobbies.invitation)
    invitation_to = _reads(lobbies.invitation_to)
    lobby = _reads(lobbies.lobby)
    lobbies_of = _reads(lobbies.lobbies_of)
    public_lobbies = _reads(lobbies.public_lobbies)
    lobbies = _reads(lobbies.lobbies_named)
    talk_of = _reads(queries.talk_of)
    last_tick = _reads(clocks.last_tick)
    last_moment = _reads(clocks.last_moment)
    late_clocks = _reads(clocks.late_clocks)
    next_due = _reads(clocks.next_due)
    waiting_for_bots = _reads(clocks.waiting_for_bots)


def check_not_postgresql(command: str, file: Path) -> None:
    """Raise `Unavailable` if QUADRIGA_DATABASE_URL names a database: its own programs copy it.

    `command` is the one to use, with places for `{file}` and `{database}`.
    """
    address = os.environ.get(VARIABLE)
    if address:
        from quadriga.store.postgresql import parse

        url = parse(address)
        public = URL.create("postgresql", url.username, None, url.host, url.port, url.database)
        named = command.format(file=file, database=public.render_as_string())
        raise Unavailable(message("backup-postgresql", command=named))
