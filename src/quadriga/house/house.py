"""The whole application, on the ports that a shell gives it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from secrets import token_hex

from msgspec import Struct

from quadriga.house.clocks.served_time import ServedTime
from quadriga.house.clocks.timekeeper import Timekeeper
from quadriga.house.lobbies import invitations
from quadriga.house.lobbies.lobbies import Lobbies
from quadriga.house.lobbies.public_tables import PublicTables
from quadriga.house.matches.presence import Presence
from quadriga.house.matches.room import Room
from quadriga.house.matches.rooms import Rooms
from quadriga.house.matches.seating import Seating
from quadriga.house.matches.take_backs import TakeBacks
from quadriga.house.notices.hub import Hub
from quadriga.house.notices.peers import Peers
from quadriga.house.ports import Notices, Now, Store, Thinker
from quadriga.house.rendering.match_feeds import MatchFeeds
from quadriga.house.rendering.replays import Replays
from quadriga.house.teaching.advice import Advice
from quadriga.house.teaching.past_matches import PastMatches
from quadriga.house.teaching.reviews import Reviews
from quadriga.house.thinking.bot_runner import BotRunner


class Options(Struct, frozen=True):
    """How a house is run.

    seed           every match gets the same cards and dice; for tests
    pace           the least time between two moves of bots, in seconds
    away           after how many seconds without a connection somebody counts as gone
    hint_playouts  hints by that many playouts instead of in a time: equal views get equal hints
    most_public    how many public tables one person may have waiting
    today          the day whose deals are played, in place of the real one
    """

    seed: str | None = None
    pace: float = 0.0
    away: float = 60.0
    hint_playouts: int | None = None
    most_public: int | None = None
    today: str | None = None


class House:
    """Matches, lobbies, bots, lessons and reviews.

    `now` is the wall clock and `monotonic` a stopwatch in seconds.
    """

    def __init__(
        self,
        store: Store,
        notices: Notices,
        thinker: Thinker,
        now: Now,
        monotonic: Callable[[], float],
        options: Options,
    ) -> None:
        seed, playouts = options.seed, options.hint_playouts
        bot_seed = seed or token_hex(8)
        self.store = store
        self.thinker = thinker
        self.now = now
        self.hub = Hub(notices)
        self.peers = Peers(self.hub, monotonic)
        served = ServedTime(monotonic)
        self.rooms = Rooms(store, self.hub, seed, served.now, now)
        self.presence = Presence(self.hub, self.peers, options.away, monotonic)
        self.public_tables = PublicTables(store, self.presence, options.most_public, now)
        self.lobbies = Lobbies(store, self.hub, self.rooms, self.public_tables, now)
        self.seating = Seating(self.rooms, self.presence)
        self.take_backs = TakeBacks(self.rooms, self.peers)
        self.bot_runner = BotRunner(
            store, self.rooms, self.hub, self.peers, thinker, bot_seed, options.pace
        )
        self.advice = Advice(store, self.rooms, thinker, bot_seed, playouts)
        self.feeds = MatchFeeds(store, self.hub, self.rooms, self.seating, self.take_backs)
        self.reviews = Reviews(thinker, playouts, monotonic)
        self.replays = Replays(thinker)
        self.past_matches = PastMatches(thinker)
        self.campaign_lock = asyncio.Lock()
        """Held while a stage is opened, so that two requests don't open it twice."""
        self._timekeeper = Timekeeper(store, self.hub, self.rooms, self.seating, served)
        self._today = options.today

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run clocks, let bots play and listen to other houses, inside the `async with` block."""
        async with self.hub.running(), self.peers.running(), self._timekeeper.running():
            resuming = asyncio.create_task(self.bot_runner.resume(), name="bots resume")
            try:
                yield
            finally:
                resuming.cancel()
                await asyncio.gather(resuming, return_exceptions=True)
                await self.bot_runner.close()
                self.presence.close()
                await self.lobbies.close()
                await self.rooms.close()

    async def watched(self, code: str) -> Room:
        """The match that this link shows to anybody; raises `NotFound`."""
        return await invitations.watched(self.store, self.rooms, code, self.today())

    def today(self) -> str:
        """The day (UTC) whose deal can be opened now."""
        return self._today or self.now().date().isoformat()
