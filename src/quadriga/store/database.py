"""What a store asks of the database in which it is kept."""

from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncEngine


class Database(Protocol):
    """A database that is checked and migrated, and belongs to this server until `release`.

    name     what it is called in messages that anybody may read
    engine   makes connections to it
    reader   makes connections whose transactions see one state of it from beginning to end
    errors   what these may raise if it cannot be used
    is_shared  whether other servers may use it at the same time
    """

    name: str
    engine: AsyncEngine
    reader: AsyncEngine
    errors: tuple[type[Exception], ...]
    is_shared: bool

    def check(self) -> None:
        """Raise `Unavailable` if it is not there any more, as far as that can be told quickly."""
        ...

    def announce(self, address: str) -> None:
        """Tell the address of this server to whoever wants to use the same database."""
        ...

    def release(self) -> None:
        """Let others have it."""
        ...
