"""What every route needs, in one place."""

import asyncio
from dataclasses import dataclass, field

from quadriga.store import Store
from quadriga.web.hub import Hub
from quadriga.web.robots import Robots
from quadriga.web.rooms import Rooms


@dataclass(frozen=True)
class Host:
    """The parts of a running server."""

    store: Store
    hub: Hub
    rooms: Rooms
    robots: Robots
    version: str
    campaign_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a stage is opened, so that it is opened once."""
