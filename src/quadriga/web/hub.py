"""Who wants to hear about which match.

What happened is published through a channel, so that several servers can share it; in each
server, this rings the bells of the sockets that look at the match. A bell that rings twice
before it is heard is heard once: a slow reader skips what it has missed.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from litestar.channels import ChannelsPlugin

CHANNEL: Final = "matches"


class Hub:
    """Spreads the news that a match has changed."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels
        self._bells: dict[str, set[asyncio.Event]] = {}

    def publish(self, match: str) -> None:
        """Tell everybody who looks at this match."""
        self._channels.publish(match, CHANNEL)

    @contextmanager
    def listen(self, match: str) -> Iterator[asyncio.Event]:
        """A bell that rings whenever the match has changed."""
        bell = asyncio.Event()
        self._bells.setdefault(match, set()).add(bell)
        try:
            yield bell
        finally:
            bells = self._bells[match]
            bells.discard(bell)
            if not bells:
                del self._bells[match]

    def is_heard(self, match: str) -> bool:
        """Whether anybody looks at this match."""
        return match in self._bells

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Pass the news on for as long as this lasts."""
        async with (
            self._channels.start_subscription(CHANNEL) as subscriber,
            subscriber.run_in_background(self._ring, join=False),
        ):
            yield

    async def _ring(self, event: bytes) -> None:
        for bell in self._bells.get(event.decode(), ()):
            bell.set()
