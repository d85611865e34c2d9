"""Notices for a house that has its store to itself."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from quadriga.house.notices.news import Notice


class Silence:
    """Sends nothing and receives nothing: there are no others."""

    def send(self, notice: Notice) -> None:
        """Send it to nobody."""

    @asynccontextmanager
    async def receiving(self, receive: Callable[[Notice], None]) -> AsyncIterator[None]:
        """Receive nothing."""
        yield
