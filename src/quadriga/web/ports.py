"""Opens the listening socket; imports little, so that an error is shown at once."""

import errno
import socket
from ipaddress import ip_address
from typing import Final

from quadriga.core import Unavailable
from quadriga.language import message

FIRST_PORT: Final = 8000
_PORTS_TRIED: Final = 20


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket on `port`, by default the first free one; raises `Unavailable`."""
    ports = [port] if port is not None else range(FIRST_PORT, FIRST_PORT + _PORTS_TRIED)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in ports:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(2048)
        except OSError as error:
            listening.close()
            if error.errno != errno.EADDRINUSE:
                reason = error.strerror or str(error)
                raise Unavailable(
                    message("port-unusable", host=host, port=str(candidate), reason=reason)
                ) from error
        else:
            return listening
    if port is not None:
        raise Unavailable(message("port-in-use", port=str(port)))
    raise Unavailable(message("ports-in-use", first=str(ports[0]), last=str(ports[-1])))


def address_of(listening: socket.socket, host: str) -> str:
    """The address of the page for a browser on this machine."""
    port = listening.getsockname()[1]
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def is_loopback(listening: socket.socket) -> bool:
    """Whether the socket is bound to a loopback address."""
    return ip_address(listening.getsockname()[0]).is_loopback
