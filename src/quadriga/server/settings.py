"""What an operator decides about a server."""

from msgspec import Struct

from quadriga.house.house import Options
from quadriga.server.guard.limits import Limits
from quadriga.server.guard.public_address import PublicAddress
from quadriga.server.uvicorn.reach import Reach

LOCAL = Reach("127.0.0.1", 8000)


class Settings(Struct, frozen=True):
    """The options of `quadriga serve` that the application knows.

    house            how matches are run
    public           the address that others know the server by
    trusted_proxies  the only addresses or networks whose `X-Forwarded-For` and
                     `X-Forwarded-Proto` count
    workers          how many processes serve
    reach            where the server listens
    """

    house: Options = Options()
    public: PublicAddress | None = None
    trusted_proxies: tuple[str, ...] = ()
    limits: Limits = Limits()
    workers: int = 1
    reach: Reach = LOCAL
