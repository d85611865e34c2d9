"""One greedy client, whatever it floods the server with, keeps nobody from playing."""

import select
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from quadriga.server.guard.limits import OPTIONAL
from quadriga.server.uvicorn.outlets import PIECE_BYTES
from tests.server.clients import IMPERATOR, Browser, Chair, Json, Server, refused
from tests.server.floods import (
    BEGINNING,
    EMPTY,
    HANDSHAKE,
    KINDS,
    LARGE,
    PING,
    TEXT,
    Flood,
    request,
    usual_limits,
)

FLOOD_SECONDS = 60
"""How long a flood lasts at most; it is ended as soon as the others have played."""

GAME: Json = {"setup": {"game": "minerva", "seats": 1}}
MOVES = 15
"""Fewer than any game of it has, whatever is drawn."""


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_one_client_floods_others_play(tmp_path: Path, kind: str) -> None:
    """All are at one address, as behind the router of a school."""
    with Server(tmp_path, *usual_limits(*OPTIONAL)) as server, Browser(server) as browser:
        assert browser.token  # whoever has a cookie is not taken for the others there
        with Flood(kind, server.netloc, FLOOD_SECONDS) as flood:
            match = browser.open_match(GAME)
            with browser.sit(match) as chair:
                chair.hear()
                assert chair.play(Random(1), MOVES) == MOVES
            assert browser.get("/api/home")["matches"]
            assert flood.goes_on, "they had to wait for the end of it"


def connect(server: Server, data: bytes) -> socket.socket:
    """A connection on which this was sent."""
    host, _, port = server.netloc.partition(":")
    connection = socket.create_connection((host, int(port)), timeout=60)
    connection.sendall(data)
    return connection


def end_of(connection: socket.socket, more: bytes) -> bytes:
    """What the server sends until it closes the connection, while it is sent `more` for ever."""
    got = b""
    connection.setblocking(False)
    while True:
        with suppress(OSError):  # it cannot be sent any more, but what has come can be read
            connection.send(more)
        try:
            received = connection.recv(1 << 16)
        except BlockingIOError:
            continue
        except OSError:
            return got
        if not received:
            return got
        got += received


STRANGERS_FRAMES = 100


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that reads few frames and does not wait long for anybody to read."""
    limits = (f"frames={10 * STRANGERS_FRAMES}/60", "reading_seconds=1")
    options = [part for limit in limits for part in ("--limit", limit)]
    with Server(tmp_path_factory.mktemp("data"), *options) as server:
        yield server


@pytest.mark.parametrize(
    ("first", "more"), [(b"", PING * 100), (BEGINNING, EMPTY * 100), (b"", TEXT * 100)]
)
def test_a_socket_that_sends_too_many_frames_is_closed(
    strict: Server, first: bytes, more: bytes
) -> None:
    with connect(strict, HANDSHAKE) as connection:
        got = connection.recv(1 << 16)
        connection.sendall(first)
        got += end_of(connection, more)
    assert got.endswith(b"\x88\x0a\x03\xf5too_many")  # closed with 1013
    in_one_piece = PIECE_BYTES // len(PING)
    assert got.count(b"\x8a\x00") <= STRANGERS_FRAMES + in_one_piece


def test_who_plays_may_send_more_frames_than_a_stranger(strict: Server) -> None:
    with Browser(strict) as browser:
        match = browser.open_match()
        with browser.sit(match) as chair:
            chair.hear()
            for _ in range(5 * STRANGERS_FRAMES):
                assert chair.say({"type": "undo", "id": "a", "seen": 9})["code"] == "stale"
            with pytest.raises(ConnectionClosed) as closed:
                ping_for_ever(chair)
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1013


def ping_for_ever(chair: Chair) -> None:
    """Raises `ConnectionClosed` as soon as that is too often."""
    while True:
        chair.socket.ping().wait(60)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of a reset while polling")
def test_who_does_not_read_is_dropped(strict: Server) -> None:
    with ExitStack() as stack:
        silent = [stack.enter_context(connect(strict, LARGE * 200)) for _ in range(20)]
        poll = select.poll()
        for one in silent:
            poll.register(one, 0)  # told is only that it is closed, whatever there is to read
        for _ in silent:
            ((number, _),) = poll.poll()[:1]
            poll.unregister(number)


def test_a_body_in_parts_is_refused_and_not_read(strict: Server) -> None:
    with Browser(strict) as browser:
        kind = {"Content-Type": "application/json"}
        parts = iter([msgspec.json.encode(IMPERATOR)])
        answer = browser.http.post("/api/matches", content=parts, headers=kind)
        assert "Content-Length" in refused(answer, 411, "bad_message")
        assert browser.open_match()


def test_what_is_sent_ahead_of_its_answers_is_not_kept(strict: Server) -> None:
    """The rest of a body that is refused, and requests that wait for others, without end."""
    endless = request("/api/me").replace(b"\r\n\r\n", b"\r\nContent-Length: 99999999\r\n\r\n")
    with connect(strict, endless) as connection:
        end_of(connection, b"x" * 1000)
