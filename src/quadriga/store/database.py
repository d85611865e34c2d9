"""What a store asks of the database in which it is kept."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")


class Database(Protocol):
    """A database that is checked and migrated, and belongs to this server until `close`.

    name     what it is called in messages that anybody may read
    errors   what `read` and `write` may raise if it cannot be used
    shared   the same database, if other servers may use it at the same time
    """

    name: str
    errors: tuple[type[Exception], ...]

    @property
    def shared(self) -> "SharedDatabase | None":
        """The same database, if other servers may use it at the same time."""
        ...

    async def read(self, question: Callable[[Connection], T]) -> T:
        """The answer of `question`, which sees one state of the database from beginning to end."""
        ...

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Commit a `change`; what it raises undoes it. Returns what it returns, once durable."""
        ...

    def check(self) -> None:
        """Raise `Unavailable` if it is not there any more, as far as that can be told quickly."""
        ...

    def announce(self, address: str) -> None:
        """Tell the address of this server to whoever wants to use the same database."""
        ...

    async def close(self) -> None:
        """Close all connections and let others have it."""
        ...


class SharedDatabase(Database, Protocol):
    """A database of several servers; `engine` makes connections on which they tell each other."""

    engine: AsyncEngine
