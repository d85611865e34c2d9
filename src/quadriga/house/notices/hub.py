"""Notifies sockets that a match has changed, and this server of what others have changed.

Changes are published through a channel, which all servers on one database share. In each server
the hub sets the event of every socket that shows the match. An event that is set twice before
its socket wakes up counts once: a slow reader skips intermediate updates.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from secrets import token_hex
from typing import Final, TypeAlias

import msgspec
from litestar.channels import ChannelsPlugin

from quadriga.house.notices import news
from quadriga.house.notices.news import Changed, Hello, Missed, News, Notice

CHANNEL: Final = "quadriga"

Handler: TypeAlias = Callable[[str, News], None]
"""Is called with the id of another server and its news."""

log = logging.getLogger(__name__)


def person_key(player: str) -> str:
    """The key of a change of the matches in which a person is awaited."""
    return f"person/{player}"


def talk_key(match: str) -> str:
    """The key of a new line of the talk at a table."""
    return f"talk/{match}"


class Hub:
    """The events of all sockets, by match; `server` is the id of this server among others."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self.server = token_hex(8)
        self._channels = channels
        self._events: dict[str, set[asyncio.Event]] = {}
        self._handlers: list[Handler] = []

    def publish(self, match: str) -> None:
        """Wake every socket that shows this match, at all servers, which load it anew."""
        self.tell(Changed(match))

    def tell(self, told: News) -> None:
        """Tell all servers."""
        self._channels.publish(news.encode(Notice(self.server, told)), CHANNEL)

    def hear(self, handler: Handler) -> None:
        """Call `handler` for the news of other servers, before sockets are woken."""
        self._handlers.append(handler)

    def wake(self, match: str) -> None:
        """Wake every socket of this server that shows this match."""
        for event in self._events.get(match, ()):
            event.set()

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
        """Whether any socket of this server shows this match."""
        return match in self._events

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Forward published changes to the events inside the `async with` block."""
        async with (
            self._channels.start_subscription(CHANNEL) as subscriber,
            subscriber.run_in_background(self._notify, join=False),
        ):
            yield

    async def _notify(self, data: bytes) -> None:
        try:
            notice = news.decode(data)
        except msgspec.MsgspecError:
            log.warning("what another server has told is not understood: is it another version?")
            return
        if notice.server != self.server:
            for handler in self._handlers:
                handler(notice.server, notice.news)
        if isinstance(notice.news, Changed):
            self.wake(notice.news.key)
        elif isinstance(notice.news, Hello | Missed):
            for match in self._events:
                self.wake(match)
