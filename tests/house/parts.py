"""The house's ports as tests give them: notices between houses, bots at once, and the time."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TypeVar

from quadriga.house.matches.presence import Presence
from quadriga.house.matches.rooms import Rooms
from quadriga.house.moments import stamp
from quadriga.house.notices.hub import Hub
from quadriga.house.notices.news import Notice
from quadriga.house.notices.peers import Peers
from quadriga.house.notices.silence import Silence
from quadriga.house.ports import Asker, Store
from quadriga.house.rendering.messages import SharedMessage
from quadriga.house.thinking.questions import Question
from tests.loops import loop_time

T = TypeVar("T")


def now() -> datetime:
    """The time on the wall."""
    return datetime.now(UTC)


def written_now() -> str:
    """The same as it is stored."""
    return stamp(now())


class Channel:
    """Carries notices between the houses of one process, in the order in which they are sent."""

    def __init__(self) -> None:
        self._receivers: dict[ChannelEnd, Callable[[Notice], None]] = {}

    def end(self) -> "ChannelEnd":
        """The notices of one more house."""
        return ChannelEnd(self._receivers)


class ChannelEnd:
    """The notices of one house."""

    def __init__(self, receivers: dict["ChannelEnd", Callable[[Notice], None]]) -> None:
        self._receivers = receivers

    def send(self, notice: Notice) -> None:
        """Call the others soon."""
        for end in self._receivers:
            if end is not self:
                asyncio.get_running_loop().call_soon(self._deliver, end, notice)

    def _deliver(self, end: "ChannelEnd", notice: Notice) -> None:
        if end in self._receivers:
            self._receivers[end](notice)

    @asynccontextmanager
    async def receiving(self, receive: Callable[[Notice], None]) -> AsyncIterator[None]:
        """Receive what others send, inside the block."""
        self._receivers[self] = receive
        try:
            yield
        finally:
            del self._receivers[self]


class Inline:
    """Thinks at once, in the loop; `askers` are those who have asked."""

    def __init__(self) -> None:
        self.askers: list[Asker] = []

    async def ask(self, question: Question[T], asker: Asker) -> T:
        """The answer."""
        self.askers.append(asker)
        await asyncio.sleep(0)
        return question.answer()

    async def run(self, work: Callable[[], T]) -> T:
        """The result."""
        return work()


def lone_hub() -> Hub:
    """The hub of a house that has its store to itself."""
    return Hub(Silence())


def new_peers(hub: Hub) -> Peers:
    """The peers of a house."""
    return Peers(hub, loop_time)


def new_presence(hub: Hub, peers: Peers, away: float = 60) -> Presence:
    """Who is at which table."""
    return Presence(hub, peers, away, loop_time)


def new_rooms(
    store: Store, hub: Hub, seed: str | None, clock_time: Callable[[], float] = time.time
) -> Rooms:
    """The matches of a house."""
    return Rooms(store, hub, seed, clock_time, now)


class Unused:
    """The outlet of a subscriber to whom nothing is sent."""

    is_ready = False

    def put(self, message: SharedMessage) -> None:
        """Fail."""
        raise AssertionError("nothing is sent here")

    def catch_up(self) -> None:
        """Fail."""
        raise AssertionError("nothing is sent here")
