"""A real server in a separate process, and HTTP and WebSocket clients for it."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from quadriga.house import wire
from quadriga.house.matches.room import Room
from quadriga.language.translator import Translator
from quadriga.store.sql_store import VARIABLE
from tests.server import table_copy
from tests.server.forks import Program

Json = table_copy.Json

IMPERATOR: Json = {"setup": {"game": "imperator", "seats": 1}}


def refused(answer: httpx.Response, status: int, code: str) -> str:
    """The message of a refusal, which has the one shape that all have."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    body = msgspec.json.decode(answer.content, type=wire.Refused)
    assert body.code == code
    return Translator(part=body.part).text(body.message)


class Server:
    """`quadriga serve` on a free port; its store is in `data`, or in a PostgreSQL `database`."""

    def __init__(self, data: Path, *arguments: str, database: str = "") -> None:
        self.data = data
        # Tests are quicker than people; those about limits set their own.
        command = ("serve", "--port", "0", "--data", str(data), "--limit", "all=off", *arguments)
        self.process = Program(command, {**os.environ, VARIABLE: database})
        ready = self.process.output.readline()
        if not ready:
            raise AssertionError(f"the server did not start: {self.end()}")
        self.address = ready.split()[3].rstrip("/")
        self.netloc = self.address.removeprefix("http://")

    def __enter__(self) -> "Server":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _: object, __: TracebackType | None
    ) -> None:
        self.process.send(signal.SIGTERM)
        errors = self.end()
        assert kind is not None or errors == "", errors

    def end(self) -> str:
        """Wait for the process to exit; what it wrote to stderr."""
        return self.process.end()

    def kill(self) -> None:
        """Kill the process with SIGKILL."""
        self.process.send(signal.SIGKILL)
        self.end()


def client_of(server: Server) -> httpx.Client:
    """A client of a server.

    A browser asks again when an idle connection is closed under its request. This client doesn't,
    so it uses no connection that the server may be about to close.
    """
    limits = httpx.Limits(keepalive_expiry=1)
    return httpx.Client(base_url=server.address, timeout=60, limits=limits)


class Browser:
    """The HTTP client of one player; keeps its cookie when it moves to another server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = client_of(server)

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def move_to(self, server: Server) -> None:
        """Use another server with the same cookie."""
        cookies = dict(self.http.cookies)
        self.http.close()
        self.server = server
        self.http = client_of(server)
        self.http.cookies.update(cookies)

    @property
    def cookie(self) -> str:
        """The cookie as a header, empty for a browser that has done nothing yet."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @property
    def token(self) -> str:
        """The secret in the cookie; who has none does something to get one."""
        if not self.cookie:
            self.post("/api/me/move", {})
        return self.cookie.partition("=")[2]

    def get(self, path: str) -> Json:
        """The body of a response, which must be 200."""
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def post(self, path: str, body: object) -> httpx.Response:
        """The response to a POST, whatever its status."""
        return self.http.post(path, json=body)

    def open_match(self, new: Json = IMPERATOR) -> str:
        """The id of a new match."""
        answer = self.post("/api/matches", new)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["match"])

    @contextmanager
    def sit(self, match: str, **options: Any) -> Iterator["Chair"]:
        """A WebSocket connection to a table."""
        with self._connect(f"matches/{match}", **options) as socket:
            yield Chair(socket)

    @contextmanager
    def wait_in(self, code: str, **options: Any) -> Iterator["Bench"]:
        """A WebSocket connection to a lobby."""
        with self._connect(f"lobbies/{code}", **options) as socket:
            yield Bench(socket)

    @contextmanager
    def _connect(self, path: str, **options: Any) -> Iterator[ClientConnection]:
        address = f"ws://{self.server.netloc}/api/{path}/socket"
        options = {"origin": self.server.address, "open_timeout": 60, **options}
        headers = {"Cookie": self.cookie}
        with connect(address, additional_headers=headers, **options) as socket:
            yield socket

    def open_lobby(self, new: Json) -> tuple[str, str]:
        """The id of a new table with open seats, and the code to join it."""
        match = self.open_match(new)
        return match, str(self.get(f"/api/tables/{match}")["code"])

    def in_lobby(self, code: str, act: str, body: object = None) -> httpx.Response:
        """The response to an act in a lobby, whatever its status."""
        return self.post(f"/api/lobbies/{code}/{act}", {} if body is None else body)

    def take_seat(self, code: str, seat: int, name: str) -> httpx.Response:
        """The response to sitting down, whatever its status."""
        return self.in_lobby(code, "seat", {"seat": seat, "name": name})


def company_of(room: Room) -> wire.Company:
    """Who is at a table where everybody is connected."""
    here = wire.Place(person=True, here=True, gone=False)
    return wire.Company((here,) * len(room.table.sitters), len(room.people))


class Bench:
    """One WebSocket connection to a lobby."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def hear(self) -> Json:
        """The next message."""
        message: Json = msgspec.json.decode(self.socket.recv(timeout=60))
        return message

    def hear_until(self, known: Callable[[Json], bool]) -> Json:
        """The first message for which this holds."""
        while not known(message := self.hear()):
            pass
        return message


class Chair:
    """One WebSocket connection; `update` is the table as it was told last."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.update: Json = {}
        self.played: list[str] = []
        self.talk: list[Json] = []
        self._copy = table_copy.TableCopy()

    def hear(self) -> Json:
        """The next message that is neither `played`, talk nor only about who is there.

        What shows the table comes as the whole table.
        """
        while True:
            seen = self.update.get("revision")
            message = self._receive()
            if message["type"] in ("played", "talk"):
                continue
            told = self.read(message)
            if message["type"] != "changes" or told["revision"] != seen:
                return told

    def hear_update(self, known: Callable[[Json], bool]) -> Json:
        """The table as it was told last, or the first after it for which this holds."""
        while not (self.update and known(self.update)):
            self.read(self._receive())
        return self.update

    def hear_talk(self, lines: int) -> list[Json]:
        """What was said at the table, once it is so many lines."""
        while len(self.talk) < lines:
            self.read(self._receive())
        return self.talk

    def read(self, message: Json) -> Json:
        """What a message says: of those that show the table, the whole table."""
        if message["type"] in ("update", "changes"):
            message = self.update = self._copy.read(message)
        return message

    def _receive(self) -> Json:
        message: Json = msgspec.json.decode(self.receive_text())
        if message["type"] == "played":
            self.played.append(message["id"])
        if message["type"] == "talk":
            self.talk += message["lines"]
        return message

    def receive_text(self) -> str | bytes:
        """The next message as it was sent."""
        return self.socket.recv(timeout=60)

    def say(self, message: object) -> Json:
        """The answer to a message."""
        self.socket.send(msgspec.json.encode(message).decode())
        return self.hear()

    def do(self, line: str) -> Json:
        """The answer to a line of notation."""
        return self.say({"type": "do", **self._submit(), "do": line})

    def undo(self) -> Json:
        """The answer to an undo."""
        return self.say({"type": "undo", **self._submit()})

    def _submit(self) -> Json:
        return {"id": uuid4().hex, "seen": self.update["revision"]}

    def play(self, rng: Random, most: int = 1000) -> int:
        """Play at most `most` random choices; the number that were played."""
        for played in range(most):
            if not self.update["choices"]:
                return played
            answer = self.do(rng.choice(self.update["choices"])["do"])
            assert answer["type"] == "update", answer
        return most
