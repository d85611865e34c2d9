"""What routes and sockets need: the house, and the server around it."""

from dataclasses import dataclass

from quadriga.house.house import House
from quadriga.server.guard.buckets import Buckets
from quadriga.server.guard.public_address import PublicAddress
from quadriga.server.uvicorn.reach import Reach
from quadriga.version import Version


@dataclass(frozen=True)
class Services:
    """The shared parts of one server process; `public` is set by the operator."""

    house: House
    version: Version
    buckets: Buckets
    public: PublicAddress | None
    reach: Reach

    def address(self) -> str | None:
        """Where others can open the page; None if only this machine can."""
        return next(self.reach.addresses(), None) if self.public is None else self.public.url
