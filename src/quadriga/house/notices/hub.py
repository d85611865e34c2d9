"""Wakes subscribers when a match has changed, here or in another house.

A subscriber waits for an event. If it is set twice before the subscriber wakes up, that counts
once: a slow reader skips what came in between.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from secrets import token_hex
from typing import TypeAlias

from quadriga.house.notices.news import Changed, Hello, Missed, News, Notice
from quadriga.house.ports import Notices

Handler: TypeAlias = Callable[[str, News], None]
"""Called with the id of another house and its news."""


def person_key(player: str) -> str:
    """The key of a change of the matches in which a person is awaited."""
    return f"person/{player}"


def talk_key(match: str) -> str:
    """The key of a new line of the talk at a table."""
    return f"talk/{match}"


class Hub:
    """The events of all subscribers, by match; `server` is the id of this house among others."""

    def __init__(self, notices: Notices) -> None:
        self.server = token_hex(8)
        self._notices = notices
        self._events: dict[str, set[asyncio.Event]] = {}
        self._handlers: list[Handler] = []

    def publish(self, match: str) -> None:
        """Wake every subscriber of this match, at all houses, which load it anew."""
        self.tell(Changed(match))

    def tell(self, news: News) -> None:
        """Send news to all houses; a change wakes the subscribers of this one too."""
        self._notices.send(Notice(self.server, news))
        if isinstance(news, Changed):
            self.wake(news.key)

    def hear(self, handler: Handler) -> None:
        """Call `handler` for the news of other houses, before subscribers are woken."""
        self._handlers.append(handler)

    def wake(self, match: str) -> None:
        """Wake every subscriber of this match at this house."""
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
        """Whether anybody at this house has subscribed to this match."""
        return match in self._events

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Hear other houses inside the `async with` block."""
        async with self._notices.receiving(self._receive):
            yield

    def _receive(self, notice: Notice) -> None:
        for handler in self._handlers:
            handler(notice.server, notice.news)
        if isinstance(notice.news, Changed):
            self.wake(notice.news.key)
        elif isinstance(notice.news, Hello | Missed):
            for match in self._events:
                self.wake(match)
