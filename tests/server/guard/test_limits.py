"""How much one person, one address and all together may ask of a server."""

import resource
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from uuid import uuid4

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from quadriga.house import wire
from quadriga.language.translator import Translator
from quadriga.server.guard.buckets import Buckets, TooMany, customer
from quadriga.server.guard.limits import ADDRESS_FACTOR, NETWORK_FACTOR, OPTIONAL, Limits, Rate
from tests.server.clients import IMPERATOR, Browser, Server, refused
from tests.server.tables.test_company import at_match, begin
from tests.server.tables.test_lobbies import done

STRICT = {
    "opening": "2/1",
    "writing": "3/1",
    "moves": "4/1",
    "talk": "2/1",
    "sockets": "5/1",
    "replays": "2/1",
    "newcomers": "1/1",
    "sockets_each": "2",
}


def options(limits: dict[str, str]) -> Iterator[str]:
    for name, value in limits.items():
        yield from ("--limit", f"{name}={value}")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with small limits, behind a proxy on this machine."""
    data = tmp_path_factory.mktemp("data")
    with Server(data, *options(STRICT), "--trusted-proxy", "127.0.0.1") as server:
        yield server


def come_from(server: Server, address: str) -> Browser:
    """A browser at this address, as the proxy tells."""
    browser = Browser(server)
    browser.http.headers["X-Forwarded-For"] = address
    return browser


def too_many(answer: httpx.Response, words: str) -> None:
    assert words in refused(answer, 429, "too_many")
    assert 1 <= int(answer.headers["retry-after"]) <= 60


def test_one_person_is_limited_and_others_are_not(strict: Server) -> None:
    with come_from(strict, "192.0.2.1") as one, come_from(strict, "192.0.2.1") as other:
        assert one.token  # whoever has none is no person yet
        one.open_match()
        match = one.open_match()
        too_many(one.post("/api/matches", IMPERATOR), "opened many games")
        for _ in range(3):
            assert one.http.put("/api/me", json={"name": "Livia"}).status_code == 200
        too_many(one.http.put("/api/me", json={"name": "Drusus"}), "changed much")
        for path in ("replay", "record"):
            assert one.http.get(f"/api/matches/{match}/{path}").status_code == 200
        too_many(one.http.get(f"/api/matches/{match}/replay"), "many replays")
        assert one.get("/api/home")["me"]["name"] == "Livia"
        other.open_match()


def test_sockets_and_what_comes_over_them_are_limited(strict: Server) -> None:
    with come_from(strict, "192.0.2.2") as browser:
        match = browser.open_match()
        with browser.sit(match) as first, browser.sit(match) as second:
            first.hear()
            second.hear()
            undo = {"type": "undo", "id": "again", "seen": 99}
            for _ in range(4):
                assert first.say(undo)["code"] == "stale"
            assert first.say(undo)["code"] == "too_many"
            with browser.sit(match) as third:
                assert third.hear()["code"] == "too_many"
                with pytest.raises(ConnectionClosed) as closed:
                    third.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013
        for _ in range(2):
            with browser.sit(match) as chair:
                assert chair.hear()["type"] == "update"
        with browser.sit(match) as chair:
            said = msgspec.convert(chair.hear(), wire.Refused)
        assert "opened very often" in Translator().text(said.message)


def test_what_one_person_says_is_limited(strict: Server) -> None:
    with come_from(strict, "192.0.2.5") as one, come_from(strict, "192.0.2.5") as other:
        match = begin(one, other)
        for _ in range(2):
            done(at_match(one, match, "talk", {"id": uuid4().hex, "reaction": "hello"}))
        too_many(at_match(one, match, "talk", {"id": "late", "text": "Salve"}), "said much")
        done(at_match(other, match, "talk", {"id": "other", "text": "Salve"}))


def test_newcomers_are_limited_by_their_address(strict: Server) -> None:
    with ExitStack() as stack:
        crowd = [
            stack.enter_context(come_from(strict, "192.0.2.3")) for _ in range(ADDRESS_FACTOR + 1)
        ]
        for browser in crowd[:-1]:
            browser.open_match()
        too_many(crowd[-1].post("/api/matches", IMPERATOR), "from your network")
        assert crowd[-1].get("/api/home")["me"]["id"] == ""
        crowd[0].open_match()
        stack.enter_context(come_from(strict, "192.0.2.4")).open_match()


def test_who_is_no_named_proxy_cannot_come_from_elsewhere(tmp_path: Path) -> None:
    with Server(tmp_path, "--limit", "newcomers=1/1") as server, ExitStack() as stack:
        crowd = [
            stack.enter_context(come_from(server, f"192.0.2.{n}"))
            for n in range(ADDRESS_FACTOR + 1)
        ]
        for browser in crowd[:-1]:
            browser.open_match()
        too_many(crowd[-1].post("/api/matches", IMPERATOR), "from your network")


HALF_SENT = {
    "nothing": b"",
    "headers": b"GET / HTTP/1.1\r\nHost: x\r\n",
    "body": b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 1000\r\n\r\n{",
}


def half_send(server: Server, data: bytes) -> socket.socket:
    """A connection with a request that is not complete."""
    host, _, port = server.netloc.partition(":")
    connection = socket.create_connection((host, int(port)))
    connection.sendall(data)
    return connection


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits a running process")
def test_a_thousand_half_sent_requests_keep_nobody_out(tmp_path: Path) -> None:
    """The server has room for 300 connections; those that wait longest make room for others."""
    with Server(tmp_path, "--limit", "connections=300") as server, ExitStack() as stack:
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (400, 400))
        for number in range(1006):
            data = list(HALF_SENT.values())[number % len(HALF_SENT)]
            stack.enter_context(half_send(server, data))
        with Browser(server) as browser:
            match = browser.open_match()
            with browser.sit(match) as chair:
                update = chair.hear()
                assert chair.do(update["choices"][0]["do"])["revision"] == 1


def test_a_request_must_arrive_in_time(tmp_path: Path) -> None:
    with Server(tmp_path, "--limit", "request_seconds=1") as server, Browser(server) as browser:
        match = browser.open_match()
        with browser.sit(match) as chair:
            update = chair.hear()
            for name, data in HALF_SENT.items():
                with half_send(server, data) as connection:
                    connection.settimeout(60)
                    with suppress(ConnectionResetError):
                        assert connection.recv(1) == b"", name
            # A socket and a connection that is kept have sent their requests.
            assert chair.do(update["choices"][0]["do"])["revision"] == 1
        assert browser.get("/api/home")["matches"]


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_up_again_but_not_over_its_brim() -> None:
    clock = Clock()
    buckets = Buckets(Limits(opening=Rate(2, 6)), clock)
    for _ in range(2):
        buckets.take("opening", "me", "here")
    with pytest.raises(TooMany) as caught:
        buckets.take("opening", "me", "here")
    assert caught.value.seconds == 10
    clock.now = 9.9
    with pytest.raises(TooMany):
        buckets.take("opening", "me", "here")
    clock.now = 10
    buckets.take("opening", "me", "here")
    clock.now = 10_000
    for _ in range(2):
        buckets.take("opening", "me", "here")
    with pytest.raises(TooMany):
        buckets.take("opening", "me", "here")


def test_an_address_may_do_more_than_a_person_but_not_everything() -> None:
    buckets = Buckets(Limits(writing=Rate(1, 1)), Clock())
    for person in range(ADDRESS_FACTOR):
        buckets.take("writing", str(person), "here")
    with pytest.raises(TooMany):
        buckets.take("writing", "another", "here")
    buckets.take("writing", "another", "elsewhere")


def test_strangers_take_nothing_from_the_people_at_their_address() -> None:
    buckets = Buckets(Limits(writing=Rate(1, 1)), Clock())
    for _ in range(ADDRESS_FACTOR):
        buckets.take("writing", "", "here")
    with pytest.raises(TooMany):
        buckets.take("writing", "", "here")
    buckets.take("writing", "me", "here")


def test_people_at_a_crowded_address_have_a_tenth_and_are_not_kept_out() -> None:
    buckets = Buckets(Limits(writing=Rate(20, 60)), Clock())
    for person in range(ADDRESS_FACTOR):
        for _ in range(20):
            buckets.take("writing", str(person), "here")
    for _ in range(2):
        buckets.take("writing", "me", "here")
    with pytest.raises(TooMany):
        buckets.take("writing", "me", "here")
    buckets.take("writing", "another", "here")


def test_who_is_patient_waits_in_turn_and_no_longer_than_that() -> None:
    clock = Clock()
    buckets = Buckets(Limits(requests=Rate(1, 60)), clock)
    assert [buckets.take("requests", "me", "here", 2) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(TooMany) as caught:
        buckets.take("requests", "me", "here", 2)
    assert caught.value.seconds == 3
    clock.now = 1
    assert buckets.take("requests", "me", "here", 2) == 2


def test_a_network_of_ipv6_may_do_more_than_one_customer_but_not_everything() -> None:
    buckets = Buckets(Limits(newcomers=Rate(1, 1)), Clock())
    for subnet in range(NETWORK_FACTOR):
        for host in range(ADDRESS_FACTOR):
            buckets.take("newcomers", "", customer(f"2001:db8:1:{subnet}::{host}"))
        with pytest.raises(TooMany):
            buckets.take("newcomers", "", customer(f"2001:db8:1:{subnet}::ffff"))
    with pytest.raises(TooMany):
        buckets.take("newcomers", "", customer("2001:db8:1:ffff::1"))
    buckets.take("newcomers", "", customer("2001:db8:2::1"))


def test_sockets_of_a_network_are_counted_together() -> None:
    buckets = Buckets(Limits(sockets_each=1), Clock())
    with ExitStack() as stack:
        for subnet in range(NETWORK_FACTOR):
            address = customer(f"2001:db8:1:{subnet}::1")
            stack.enter_context(buckets.open_socket("", address))
        with pytest.raises(TooMany):
            stack.enter_context(buckets.open_socket("", customer("2001:db8:1:ffff::1")))
        stack.enter_context(buckets.open_socket("me", customer("2001:db8:1:ffff::1")))
    with buckets.open_socket("", customer("2001:db8:1:ffff::1")):
        pass


def test_one_customer_has_many_addresses_of_ipv6() -> None:
    assert customer("2001:db8:1:2::1") == customer("2001:db8:1:2:ffff::9")
    assert customer("2001:db8:1:2::1") != customer("2001:db8:1:3::1")
    assert customer("::ffff:192.0.2.1") == customer("192.0.2.1") != customer("192.0.2.2")


def test_limits_are_changed_by_the_operator() -> None:
    limits = Limits().changed("opening=7/8").changed("connections=9").changed("moves=off")
    assert (limits.opening, limits.connections, limits.moves) == (Rate(7, 8), 9, None)
    assert limits.writing == Limits().writing
    everything = Limits().changed("all=off")
    assert {getattr(everything, name) for name in OPTIONAL} == {None}
    assert everything.connections == Limits().connections
    for bad in ("openings=1/2", "opening", "opening=1", "opening=0/1", "opening=a/b", "all=1"):
        with pytest.raises(ValueError, match=r"\w"):
            Limits().changed(bad)
    with pytest.raises(ValueError, match="number"):
        Limits().changed("connections=off")
