"""The parts of a running server, injected into routes and sockets."""

import asyncio
from dataclasses import dataclass, field
from datetime import UTC, datetime

from quadriga.store import Store
from quadriga.web.audience import Audiences
from quadriga.web.bot_runner import BotRunner
from quadriga.web.buckets import Buckets
from quadriga.web.company import Desk
from quadriga.web.fellows import Fellows
from quadriga.web.hub import Hub
from quadriga.web.lobbies import Lobbies
from quadriga.web.past_matches import PastMatches
from quadriga.web.presence import Presence
from quadriga.web.public_address import PublicAddress
from quadriga.web.replays import Replays
from quadriga.web.reviews import Reviews
from quadriga.web.rooms import Rooms


@dataclass(frozen=True)
class Host:
    """The shared services of one server process."""

    store: Store
    hub: Hub
    fellows: Fellows
    rooms: Rooms
    lobbies: Lobbies
    presence: Presence
    desk: Desk
    bot_runner: BotRunner
    audiences: Audiences
    reviews: Reviews
    version: str
    buckets: Buckets
    public: PublicAddress | None
    """The address that others know the server by, if the operator has told it."""

    fixed_day: str | None
    """The day whose deals are played, in place of the one that it is."""

    replays: Replays = field(default_factory=Replays)
    past_matches: PastMatches = field(default_factory=PastMatches)
    campaign_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a stage is opened, so that two requests do not open it twice."""

    def today(self) -> str:
        """The day (UTC) whose deal can be opened now."""
        return self.fixed_day or datetime.now(UTC).date().isoformat()
