"""Opens the listening socket; imports little, so that errors come at once."""

import errno
import socket
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
        except (OSError, TypeError) as error:  # TypeError: bytes that cannot name a host
            listening.close()
            if getattr(error, "errno", None) != errno.EADDRINUSE:
                reason = getattr(error, "strerror", None) or str(error)
                raise Unavailable(
                    message("port-unusable", host=host, port=str(candidate), reason=reason)
                ) from error
        else:
            return listening
    if port is not None:
        raise Unavailable(message("port-in-use", port=str(port)))
    raise Unavailable(message("ports-in-use", first=str(ports[0]), last=str(ports[-1])))
