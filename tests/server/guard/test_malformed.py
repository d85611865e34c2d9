"""Nonsense over the network is refused without a word in the log; nor does stopping need one."""

import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.clients import Browser, Json, Server

REQUESTS = (
    b"GET /? HTTP/1.1\r\nHost: x\r\nCookie: quadriga=?; a=?\r\nAccept-Encoding: ?\r\n\r\n",
    b"GET /api/home?a=?&?=1 HTTP/1.1\r\nHost: x\r\nAccept-Language: ?\r\n\r\n",
    b"GET /api/tables/? HTTP/1.1\r\nHost: x\r\nIf-None-Match: ?\r\n\r\n",
    b"GET /api/matches/?/record HTTP/1.1\r\nHost: ?\r\nX-Forwarded-For: ?\r\n\r\n",
    b"POST /api/matches HTTP/1.1\r\nHost: x\r\nOrigin: http://?\r\n"
    b"Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
    b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: ?/?; charset=?\r\n"
    b"Content-Length: 2\r\n\r\n{}",
    b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b'Content-Length: 14\r\n\r\n{"setup": "??"',
    b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: ?\r\n\r\n",
    b"POST /api/matches HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n??\r\n",
    b"? / HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\n?: 1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: ?\r\nConnection: Upgrade\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03????\r\n\r\n",
)
"""Requests with signs of question where something else is put."""

UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"

SOCKETS = (
    b"GET /api/matches/?/socket HTTP/1.1\r\nHost: x\r\n" + UPGRADE + KEY + b"\r\n",
    b"GET /api/me/socket??=? HTTP/1.1\r\nHost: x\r\nCookie: quadriga=?\r\n"
    + UPGRADE
    + KEY
    + b"\r\n",
    b"GET /api/me/socket HTTP/1.1\r\nHost: x\r\nOrigin: ?\r\n" + UPGRADE + KEY + b"\r\n",
    b"GET /api/me/socket HTTP/1.1\r\nHost: x\r\n" + UPGRADE + b"Sec-WebSocket-Key: ?\r\n\r\n",
    b"GET /api/me/socket HTTP/1.1\r\nHost: x\r\nSec-WebSocket-Protocol: ?\r\n"
    b"Sec-WebSocket-Extensions: ?\r\n" + UPGRADE + KEY + b"\r\n",
)

NO_SOCKETS = (
    b"POST /api/me/socket HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n" + UPGRADE + KEY + b"\r\n{}",
    b"GET /api/me/socket HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n" + UPGRADE + KEY + b"\r\n{}",
    b"GET /api/me/socket HTTP/1.1\r\nHost: x\r\n"
    + UPGRADE
    + KEY
    + b"A: "
    + b"a" * 9000
    + b"\r\n\r\n",
)
"""Requests that no socket can be opened by."""

FRAMES = (
    b"\x81\x82\0\0\0\0??",
    b"\x82\x82\0\0\0\0??",
    b"\x01\x82\0\0\0\0??\x80\x81\0\0\0\0?",
    b"\x88\x84\0\0\0\0\x03\xe8??",
    b"\x88\x82\0\0\0\0??",
    b"\x8f\x80\0\0\0\0",
    b"\xf1\x80\0\0\0\0",
    b"\x81\x02??",
    b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",
)
"""Frames of a socket, those with text in them first."""

NO_TEXT = (b"\xff", b"\xc3", b"\xed\xa0\x80", b"%ff", b"%ed%a0%80", b"\0", b"\xf8\x88\x80\x80\x80")


def with_nonsense(template: bytes, rng: Random) -> bytes:
    """The template with bytes in place of its signs of question that are no UTF-8."""
    parts = template.split(b"?")
    return parts[0] + b"".join(rng.choice(NO_TEXT) + part for part in parts[1:])


@contextmanager
def connected(server: Server) -> Iterator[socket.socket]:
    host, port = server.netloc.split(":")
    with socket.create_connection((host, int(port)), timeout=60) as connection:
        yield connection


def answer(server: Server, request: bytes) -> bytes:
    """The beginning of the answer, or nothing if the server hangs up."""
    with connected(server) as connection:
        connection.sendall(request)
        try:
            return connection.recv(1000)
        except ConnectionResetError:
            return b""


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that must not write a word to stderr, to its end."""
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.mark.parametrize("template", [*REQUESTS, *SOCKETS])
def test_requests_that_are_no_text_leave_no_trace(quiet: Server, template: bytes) -> None:
    rng = Random(template)
    for _ in range(8):
        told = answer(quiet, with_nonsense(template, rng))
        assert not told.startswith(b"HTTP/1.1 5"), told


@pytest.mark.parametrize("request_", NO_SOCKETS)
def test_what_cannot_open_a_socket_is_hung_up_on(quiet: Server, request_: bytes) -> None:
    """It was kept open for ever, and the server failed over it when it stopped."""
    with connected(quiet) as connection:
        connection.sendall(request_)
        while connection.recv(1000):
            pass


@pytest.mark.parametrize("template", FRAMES)
def test_frames_that_are_no_text_leave_no_trace(quiet: Server, template: bytes) -> None:
    rng = Random(template)
    with Browser(quiet) as browser:
        match = browser.open_match()
        for _ in range(4):
            # Without its length being right, a frame is followed by more nonsense.
            with browser.sit(match) as chair:
                chair.hear()
                chair.socket.socket.sendall(with_nonsense(template, rng))
        with browser.sit(match) as chair:
            assert chair.hear()["type"] == "update", "everybody else plays on"


RECORD = Path("tests/records/carpe_diem/4-greedy.txt").read_text("utf-8")


def test_who_waits_for_a_bot_is_told_that_the_server_stops(tmp_path: Path) -> None:
    """Reviews and hints were cut off with a traceback each."""
    server, sent = Server(tmp_path, "--hint-playouts", "1000000"), threading.Barrier(8)
    heard: list[Json] = []

    def review(seat: int) -> None:
        body = msgspec.json.encode({"record": RECORD, "seat": seat, "begin": 0})
        head = (
            "POST /api/records/review HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        with connected(server) as connection:
            connection.sendall(head.encode() + body)
            sent.wait()
            told = b"".join(iter(lambda: connection.recv(4096), b""))
        heard.append(msgspec.json.decode(told.partition(b"\r\n\r\n")[2]))

    def hint() -> None:
        with Browser(server) as browser:
            match = browser.open_match({"setup": {"game": "minerva", "seats": 1}})
            with browser.sit(match) as chair:
                seen = chair.hear()["revision"]
                chair.socket.send(msgspec.json.encode({"type": "hint", "seen": seen}).decode())
                sent.wait()
                heard.append(chair.hear())

    askers = [threading.Thread(target=review, args=(seat,)) for seat in range(4)]
    askers += [threading.Thread(target=hint) for _ in range(3)]
    for asker in askers:
        asker.start()
    sent.wait()
    with Browser(server) as browser:
        browser.get("/api/home")  # which is read after them
    server.process.send(signal.SIGTERM)
    assert server.end() == ""
    assert server.process.status == 0
    for asker in askers:
        asker.join()
    assert {one["message"]["id"] for one in heard} == {"server-stopping"}
    assert len(heard) == 7
