"""Viewers at two servers, who keep every byte that they are sent.

Not kept are, because they are random or of the moment by nature: `Date`, the answer to the random
key of a WebSocket handshake, the time in the header of gzip, and the secret in the cookie of a
newcomer.
"""

import re
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.clients import Json, Server
from tests.server.secrets.worlds import Person

PUBLIC = "https://quadriga.example"
"""With a public address, the frames of sockets are compressed."""


class RecordingSocket(socket.socket):
    """A connection that keeps every byte it received."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(socket.AF_INET, socket.SOCK_STREAM)
        self.received = b""
        self.connect((host, port))

    def recv(self, size: int, flags: int = 0) -> bytes:
        data = super().recv(size, flags)
        self.received += data
        return data


class Line:
    """A WebSocket connection with the messages that it received.

    `sizes` has the bytes on the line up to each of them, as somebody could count who taps it.
    """

    def __init__(self, connection: ClientConnection, socket: RecordingSocket) -> None:
        self._connection = connection
        self._socket = socket
        self.messages: list[bytes] = []
        self.sizes: list[int] = []

    def hear(self) -> Json:
        """The next message."""
        text = self._connection.recv(timeout=60, decode=False)
        self.messages.append(text)
        self.sizes.append(len(self._socket.received))
        message: Json = msgspec.json.decode(text)
        return message

    def say(self, message: object) -> None:
        self._connection.send(msgspec.json.encode(message).decode())


class Witness:
    """One viewer at one server; `sent` is all that they were sent, with what they asked for."""

    def __init__(self, server: Server, http: httpx.Client, cookie: str) -> None:
        self._server = server
        self._headers = {"Cookie": cookie} if cookie else {}
        self._http = http
        self.sent: list[tuple[str, bytes]] = []

    def another(self) -> "Witness":
        """The same viewer, who keeps what they are sent to themselves."""
        return Witness(self._server, self._http, self._headers.get("Cookie", ""))

    def read(self, path: str) -> str:
        """The text of an answer, which must be 200."""
        answer = self._http.get(path, headers=self._headers)
        assert answer.status_code == 200, answer.text
        return answer.text

    def ask(self, method: str, path: str, body: object = None) -> None:
        """Ask over HTTP, as a browser does, which takes compressed answers."""
        self._http.cookies.clear()
        with self._http.stream(method, path, json=body, headers=self._headers) as answer:
            raw = b"".join(answer.iter_raw())
            head = b"\n".join(b": ".join(header) for header in answer.headers.raw)
        if raw.startswith(b"\x1f\x8b"):
            raw = raw[:4] + b"time" + raw[8:]
        status = f"{answer.status_code} ".encode()
        self._keep(f"{method} {path}", status + _normal(head) + b"\n\n" + raw)

    @contextmanager
    def connected(self, path: str) -> Iterator[Line]:
        """A socket; all that it received is kept when it is closed."""
        host, _, port = self._server.netloc.rpartition(":")
        line = RecordingSocket(host, int(port))
        address = f"ws://{self._server.netloc}/api/{path}/socket"
        options: dict[str, Any] = {"additional_headers": self._headers, "origin": PUBLIC}
        with connect(address, sock=line, **options) as connection:
            heard = Line(connection, line)
            yield heard
        for text in heard.messages:
            self._keep(path, text)
        self._keep(path, _normal(line.received))

    def hear(self, path: str) -> None:
        """Connect to a socket that sends one message."""
        with self.connected(path) as connection:
            connection.hear()

    def hear_all(self, path: str) -> None:
        """Connect to a socket that the server closes."""
        with self.connected(path) as connection, pytest.raises(ConnectionClosed):
            list(iter(connection.hear, None))

    def _keep(self, asked: str, sent: bytes) -> None:
        self.sent.append((asked, sent))


def _normal(head: bytes) -> bytes:
    """The head of an answer without what is random or of the moment."""
    head = re.sub(rb"(?im)^(date|sec-websocket-accept): [^\r\n]+", rb"\1", head)
    return re.sub(rb"(?im)^(set-cookie: quadriga-\w+=)[\w-]{43};", rb"\1", head)


class Worlds:
    """Two servers with the same people."""

    def __init__(self, servers: Iterable[Server], cookie_name: str) -> None:
        self._cookie_name = cookie_name
        self._servers = [
            (server, httpx.Client(base_url=server.address, timeout=60)) for server in servers
        ]

    def close(self) -> None:
        for _, http in self._servers:
            http.close()

    def witnesses(self, person: Person | None) -> list[Witness]:
        """The same viewer at both servers; None has no cookie."""
        cookie = "" if person is None else f"{self._cookie_name}={person.token}"
        return [Witness(server, http, cookie) for server, http in self._servers]


def check_alike(witnesses: Iterable[Witness]) -> None:
    """Fail unless both were sent the same."""
    here, there = (witness.sent for witness in witnesses)
    assert len(here) == len(there) > 0
    for one, two in zip(here, there, strict=True):
        assert one == two
