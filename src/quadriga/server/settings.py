"""What an operator decides about a server."""

from dataclasses import dataclass, field

from quadriga.server.guard.limits import Limits
from quadriga.server.guard.public_address import PublicAddress
from quadriga.server.uvicorn.reach import Reach

LOCAL = Reach("127.0.0.1", 8000)


@dataclass(frozen=True)
class Settings:
    """The options of `quadriga serve` that the application knows.

    With a `seed`, every match gets the same cards and dice. `pace` is the least time between two
    moves of bots, in seconds. Who is not connected for `away` seconds counts as gone.
    `X-Forwarded-For` and `X-Forwarded-Proto` are believed of `trusted_proxies`, addresses or
    networks, and of nobody else. `workers` processes share the machine. With `hint_playouts`, hints
    are found by so many playouts instead of in a time: with a seed, equal views get equal hints.
    Reviews then take as many for a decision. With `today`, deals are those of that day. `reach` is
    where the server listens.
    """

    seed: str | None
    pace: float
    away: float
    public: PublicAddress | None = None
    trusted_proxies: tuple[str, ...] = ()
    limits: Limits = field(default_factory=Limits)
    workers: int = 1
    hint_playouts: int | None = None
    today: str | None = None
    reach: Reach = LOCAL
