"""Refuses sockets and changes that a page of another site has asked a browser for."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, PermissionDeniedException

from quadriga.web.public_address import PublicAddress

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that only look."""

Connection = ASGIConnection[Any, Any, Any, Any]


def is_safe(connection: Connection) -> bool:
    """Whether a request only looks; opening a socket is more than that."""
    return connection.scope.get("method") in SAFE_METHODS


def check_origin(connection: Connection, public: PublicAddress | None) -> None:
    """Raise `PermissionDeniedException` if another site's page asks for a socket or a change.

    A browser names the origin of the page in each of these; other programs need not.
    """
    origin = connection.headers.get("origin")
    if origin is None or is_safe(connection):
        return
    if origin.lower() != (public.origin if public is not None else own_origin(connection)):
        raise PermissionDeniedException("This was asked for by a page of another site.")


def own_origin(connection: Connection) -> str:
    """The origin at which this request has reached the server."""
    scheme = connection.scope["scheme"].replace("ws", "http")
    return f"{scheme}://{connection.headers.get('host', '').lower()}"


def check_json(connection: Connection) -> None:
    """Answer 415 to a change whose body is not JSON, as a form of another site could send it."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    is_socket = "method" not in connection.scope
    if not is_socket and not is_safe(connection) and kind != "application/json":
        raise HTTPException(status_code=415, detail="send Content-Type: application/json")
