"""The public address of a server behind a proxy."""

import re
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

_DEFAULT_PORTS: Final = {"http": 80, "https": 443}
_BASE: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")


@dataclass(frozen=True)
class PublicAddress:
    """The parts of a public address: `https://games.example.org` and `/quadriga`, or no base."""

    origin: str
    base: str

    @classmethod
    def parse(cls, url: str) -> "PublicAddress":
        """The address in `url`; raises `ValueError` with what is wrong, in technical English."""
        parts = urlsplit(url)
        if parts.scheme not in _DEFAULT_PORTS or not parts.hostname:
            raise ValueError("begin it with https:// or http:// and the name of the host")
        if parts.query or parts.fragment or parts.username is not None:
            raise ValueError("it has only a host and a path")
        base = parts.path.rstrip("/")
        if not _BASE.fullmatch(base) or {".", ".."} & {*base.split("/")}:
            raise ValueError("its path has only letters, digits and . _ ~ -")
        return cls(f"{parts.scheme}://{_netloc(parts.scheme, parts.hostname, parts.port)}", base)

    @property
    def is_secure(self) -> bool:
        """Whether browsers reach the server by HTTPS."""
        return self.origin.startswith("https:")

    @property
    def url(self) -> str:
        """The address of the page."""
        return f"{self.origin}{self.base}/"


def _netloc(scheme: str, name: str, port: int | None) -> str:
    """The host and port as a browser writes them in `Origin`."""
    host = f"[{name}]" if ":" in name else name.encode("idna").decode()
    return host if port in (None, _DEFAULT_PORTS[scheme]) else f"{host}:{port}"


class BelowBase:
    """An application below a base path, whether or not the proxy strips it."""

    def __init__(self, app: Any, base: str) -> None:
        self._app = app
        self._base = base

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Run the application with the base taken off the path."""
        path = scope.get("path", "")
        if path == self._base or path.startswith(f"{self._base}/"):
            scope = {**scope, "path": path[len(self._base) :] or "/"}
        await self._app(scope, receive, send)
