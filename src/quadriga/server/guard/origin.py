"""Refuses sockets and changes requested by pages of other sites."""

from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, PermissionDeniedException

from quadriga.server.guard.public_address import PublicAddress

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that only read."""

LOCAL_NAMES: Final = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
"""Name endings that nobody can register on the internet."""

Connection = ASGIConnection[Any, Any, Any, Any]


def is_safe(connection: Connection) -> bool:
    """Whether a request only reads; opening a socket is more than that."""
    return connection.scope.get("method") in SAFE_METHODS


def check_origin(connection: Connection, public: PublicAddress | None) -> None:
    """Raise `PermissionDeniedException` if another site's page asks for a socket or a change.

    Browsers name the page's origin in each of these; other programs needn't.
    """
    origin = connection.headers.get("origin")
    if origin is None or is_safe(connection):
        return
    if origin.lower() != (public.origin if public is not None else own_origin(connection)):
        raise PermissionDeniedException("This was asked for by a page of another site.")


def check_host(connection: Connection) -> None:
    """Raise `PermissionDeniedException` for a host name that anybody may have registered.

    A site could point its name at a machine in its visitor's network, and browsers would take it
    for our page. Nobody can do that with numbers and local names.
    """
    host = connection.headers.get("host", "")
    if connection.scope["path"].startswith("/api/") and not is_local_name(host):
        raise PermissionDeniedException("This server has not been told of that name.")


def is_local_name(host: str) -> bool:
    """Whether a `Host` header names a number or a local name."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    try:
        ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(LOCAL_NAMES)
    return True


def own_origin(connection: Connection) -> str:
    """The origin at which this request reached the server."""
    scheme = connection.scope["scheme"].replace("ws", "http")
    return f"{scheme}://{connection.headers.get('host', '').lower()}"


def check_json(connection: Connection) -> None:
    """Answer 415 to a change that isn't JSON, as a form of another site could send it.

    And 411 to one without a length: nothing of it is read (`uvicorn/connections.py`).
    """
    if "method" not in connection.scope or is_safe(connection):
        return
    if "transfer-encoding" in connection.headers:
        raise HTTPException(status_code=411, detail="send Content-Length")
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise HTTPException(status_code=415, detail="send Content-Type: application/json")
