"""Opens the listening socket; imports little, so that an error is shown at once."""

import errno
import socket
from ipaddress import ip_address
from typing import Final

from quadriga.core import Unavailable

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
                message = f"Cannot listen on {host}, port {candidate}: {reason}. Choose another"
                raise Unavailable(f"{message} with --host or --port.") from error
        else:
            return listening
    raise Unavailable(
        f"Port {port} is in use by another program. Choose another one with --port, "
        "or leave --port out to take the next free one."
        if port is not None
        else f"All ports from {ports[0]} to {ports[-1]} are in use. Choose another with --port."
    )


def address_of(listening: socket.socket, host: str) -> str:
    """The address of the page for a browser on this machine."""
    port = listening.getsockname()[1]
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def is_loopback(listening: socket.socket) -> bool:
    """Whether the socket is bound to a loopback address."""
    return ip_address(listening.getsockname()[0]).is_loopback
