"""The parts of a running server, injected into routes and sockets."""

import asyncio
from dataclasses import dataclass, field
from datetime import UTC, datetime

from quadriga.house.lobbies import invitations
from quadriga.house.lobbies.lobbies import Lobbies
from quadriga.house.lobbies.public_tables import PublicTables
from quadriga.house.matches.company import Desk
from quadriga.house.matches.presence import Presence
from quadriga.house.matches.room import Room
from quadriga.house.matches.rooms import Rooms
from quadriga.house.matches.take_backs import TakeBacks
from quadriga.house.notices.fellows import Fellows
from quadriga.house.notices.hub import Hub
from quadriga.house.rendering.audience import Audiences
from quadriga.house.rendering.replays import Replays
from quadriga.house.teaching.past_matches import PastMatches
from quadriga.house.teaching.reviews import Reviews
from quadriga.house.thinking.bot_runner import BotRunner
from quadriga.server.guard.buckets import Buckets
from quadriga.server.guard.public_address import PublicAddress
from quadriga.server.uvicorn.reach import Reach
from quadriga.store import Store
from quadriga.version import Version


@dataclass(frozen=True)
class Host:
    """The shared services of one server process."""

    store: Store
    hub: Hub
    fellows: Fellows
    rooms: Rooms
    lobbies: Lobbies
    public_tables: PublicTables
    presence: Presence
    desk: Desk
    take_backs: TakeBacks
    bot_runner: BotRunner
    audiences: Audiences
    reviews: Reviews
    version: Version
    buckets: Buckets
    public: PublicAddress | None
    """The address that others know the server by, if the operator has told it."""

    reach: Reach
    """Where the server listens."""

    fixed_day: str | None
    """The day whose deals are played, in place of the one that it is."""

    replays: Replays = field(default_factory=Replays)
    past_matches: PastMatches = field(default_factory=PastMatches)
    campaign_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a stage is opened, so that two requests do not open it twice."""

    def address(self) -> str | None:
        """Where others can open the page; None if only this machine can."""
        return next(self.reach.addresses(), None) if self.public is None else self.public.url

    async def watched(self, code: str) -> Room:
        """The match that this link shows to anybody; raises `NotFound`."""
        return await invitations.watched(self.store, self.rooms, code, self.today())

    def today(self) -> str:
        """The day (UTC) whose deal can be opened now."""
        return self.fixed_day or datetime.now(UTC).date().isoformat()
