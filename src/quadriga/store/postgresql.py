"""A database on a PostgreSQL server; needs the package's extra `postgresql`."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from quadriga.core import Unavailable
from quadriga.language import message
from quadriga.store import failures
from quadriga.store.schema import HEAD
from quadriga.store.sqlite.creation import create

T = TypeVar("T")

DRIVER: Final = "postgresql+asyncpg"
MIGRATING: Final = 7_463_019
"""The advisory lock that is held while a database is migrated; the number is ours to choose."""

CONNECT_SECONDS: Final = 5


class PostgresqlDatabase:
    """A database of a PostgreSQL server, where a commit returns once it is durable."""

    def __init__(self, url: URL) -> None:
        self.name = url.database or ""
        self.errors = _errors()
        self.engine = _open_engine(url)
        self._reader = self.engine.execution_options(isolation_level="REPEATABLE READ")

    @classmethod
    def connect(cls, address: str) -> "PostgresqlDatabase":
        """The database at `address`, migrated; raises `Unavailable` if it cannot be used."""
        url = parse(address)
        # Only the person who starts the server reads this; other messages just name the database.
        where = url.render_as_string(hide_password=True)
        errors = _errors()
        try:
            asyncio.run(_prepare(url))
        except errors as error:
            raise failures.unavailable(error, where) from error
        return cls(url)

    @property
    def shared(self) -> "PostgresqlDatabase":
        """This database, as other servers may always use it at the same time."""
        return self

    async def read(self, question: Callable[[Connection], T]) -> T:
        async with self._reader.begin() as connection:
            return await connection.run_sync(question)

    async def write(self, change: Callable[[Connection], T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(change)

    def check(self) -> None:
        """Do nothing: every statement notices that a server is gone."""

    def announce(self, address: str) -> None:
        """Do nothing: a server on this database needs no address of another."""

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def parse(address: str) -> URL:
    """The parts of a PostgreSQL address; raises `Unavailable` if it isn't one."""
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise _not_an_address() from error
    if url.drivername != DRIVER or not url.database:
        raise _not_an_address()
    return url


def _not_an_address() -> Unavailable:
    # The address may have a password in it, so it isn't repeated.
    return Unavailable(message("database-url", driver=DRIVER))


def _errors() -> tuple[type[Exception], ...]:
    """SQLAlchemy's errors, and the driver's own before there is a connection."""
    try:
        import asyncpg  # in the extra
    except ImportError as error:
        raise Unavailable(message("database-no-driver")) from error
    return (DBAPIError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


def _open_engine(url: URL) -> AsyncEngine:
    settings = {"timeout": CONNECT_SECONDS, "server_settings": {"synchronous_commit": "on"}}
    # With pre-ping, a connection that broke while it was idle is replaced before its next use.
    return create_async_engine(url, pool_size=8, pool_pre_ping=True, connect_args=settings)


async def _prepare(url: URL) -> None:
    engine = _open_engine(url)
    try:
        async with engine.begin() as connection:
            # Servers that start at the same time migrate one after the other.
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            await connection.run_sync(_migrate, url.database or "")
    finally:
        await engine.dispose()


def _migrate(connection: Connection, name: str) -> None:
    tables = set(inspect(connection).get_table_names())
    if not tables:
        create(connection)
        return
    version = None
    if "alembic_version" in tables:
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if version is None:
        raise Unavailable(message("database-of-another-program", file=name))
    if version != HEAD:
        from quadriga.store.migrator import check_known, upgrade  # a slow import, seldom needed

        check_known(version, name)
        upgrade(connection)
