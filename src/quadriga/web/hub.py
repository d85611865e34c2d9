"""Notifies sockets that a match has changed.

Changes are published through a channel, so that several servers could share it. In each server
the hub sets the event of every socket that shows the match. An event that is set twice before
its socket wakes up counts once: a slow reader skips intermediate updates.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from litestar.channels import ChannelsPlugin

CHANNEL: Final = "matches"


def person_key(player: str) -> str:
    """The key of a change of the matches in which a person is awaited."""
    return f"person/{player}"


def talk_key(match: str) -> str:
    """The key of a new line of the talk at a table."""
    return f"talk/{match}"


class Hub:
    """The events of all sockets, by match."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels
        self._events: dict[str, set[asyncio.Event]] = {}

    def publish(self, match: str) -> None:
        """Wake every socket that shows this match."""
        self._channels.publish(match, CHANNEL)

    @contextmanager
    def listen(self, match: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the match has changed; valid inside the `with` block."""
        event = asyncio.Event()
        self._events.setdefault(match, set()).add(event)
        try:
            yield event
        finally:
            events = self._events[match]
            events.discard(event)
            if not events:
                del self._events[match]

    def has_listeners(self, match: str) -> bool:
        """Whether any socket shows this match."""
        return match in self._events

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Forward published changes to the events inside the `async with` block."""
        async with (
            self._channels.start_subscription(CHANNEL) as subscriber,
            subscriber.run_in_background(self._notify, join=False),
        ):
            yield

    async def _notify(self, match: bytes) -> None:
        for event in self._events.get(match.decode(), ()):
            event.set()
