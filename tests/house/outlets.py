"""Where a subscriber's messages arrive in tests."""

import asyncio

import msgspec

from quadriga.house.rendering.messages import SharedMessage
from tests.server.table_copy import Json, TableCopy


class Mailbox:
    """Takes every message at once, and reads it as a page does."""

    is_ready = True

    def __init__(self) -> None:
        self.count = 0
        self.copy = TableCopy()
        self._has_news = asyncio.Event()

    def put(self, message: SharedMessage) -> None:
        """Read a message."""
        self.count += 1
        self.copy.apply(msgspec.json.decode(message.text))
        self._has_news.set()

    def catch_up(self) -> None:
        """Fail: nothing ever waits here."""
        raise AssertionError("a message could not be put together")

    async def news(self) -> Json:
        """Wait for the next message; the scene as a page has it then."""
        await self._has_news.wait()
        self._has_news.clear()
        return dict(self.copy.scene)

    async def news_of(self, revision: int) -> Json:
        """Wait until this revision has come."""
        while self.copy.scene["revision"] < revision:
            await self.news()
        return dict(self.copy.scene)
