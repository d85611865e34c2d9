"""What `SqlStore` needs from a database."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")


class Database(Protocol):
    """A database that is checked and migrated; this server's until `close`.

    name     its name in messages that anybody may read
    errors   what `read` and `write` may raise if it can't be used
    """

    name: str
    errors: tuple[type[Exception], ...]

    @property
    def shared(self) -> "SharedDatabase | None":
        """This database, if other servers may use it at the same time."""
        ...

    async def read(self, question: Callable[[Connection], T]) -> T:
        """What `question` returns; it sees one state of the database throughout."""
        ...

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Commit `change` and return its result once it is durable; an exception rolls it back."""
        ...

    def check(self) -> None:
        """Raise `Unavailable` if it is gone, as far as a quick look can tell."""
        ...

    def announce(self, address: str) -> None:
        """Leave this server's address for the next one that tries to use the database."""
        ...

    async def close(self) -> None:
        """Close all connections and release it."""
        ...


class SharedDatabase(Database, Protocol):
    """A database of several servers; `engine` makes the connections for their notices."""

    engine: AsyncEngine
