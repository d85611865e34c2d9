"""The list of public tables: a few of each person and address, and none whose host is gone."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.clients import Browser, Json, Server, refused
from tests.server.guard.test_limits import come_from
from tests.server.tables.test_lobbies import ADA, NOBODY, codes, done, table

PUBLIC = table(ADA, NOBODY, public=True)
MOST, MOST_OF_ADDRESS = 3, 12
PATIENCE = 30.0


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Server]:
    """A server with the usual limit of public tables, behind a proxy on this machine."""
    limits = ("--limit", f"public_each={MOST}", "--trusted-proxy", "127.0.0.1")
    with Server(tmp_path, *limits) as server:
        yield server


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds that takes a moment."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def flood(people: list[Browser], times: int) -> list[Json]:
    """What is answered to these people if each opens so many public tables."""
    answers = [one.post("/api/matches", PUBLIC) for _ in range(times) for one in people]
    return [{"status": one.status_code, **one.json()} for one in answers]


def test_one_person_has_few_public_tables(limited: Server) -> None:
    with Browser(limited) as browser, Browser(limited) as friend, Browser(limited) as stranger:
        answers = flood([browser, friend], 30)
        assert sum(one["status"] == 201 for one in answers) == 2 * MOST
        assert {one["code"] for one in answers if one["status"] != 201} == {"too_many_public"}
        assert len(codes(stranger, "public_lobbies")) == 2 * MOST
        words = refused(browser.post("/api/matches", PUBLIC), 409, "too_many_public")
        assert words.startswith(f"You already have {MOST} public tables waiting. Close one")
        # Private ones are not counted, and one that is closed makes room.
        mine = codes(browser, "lobbies")
        browser.open_lobby(table(ADA, NOBODY))
        done(browser.in_lobby(mine[0], "close"))
        browser.open_lobby(PUBLIC)


def test_one_address_does_not_fill_the_list(limited: Server) -> None:
    with ExitStack() as people:
        crowd = [people.enter_context(come_from(limited, "192.0.2.1")) for _ in range(20)]
        other = people.enter_context(come_from(limited, "192.0.2.2"))
        looker = people.enter_context(Browser(limited))
        answers = flood(crowd, MOST)
        assert sum(one["status"] == 201 for one in answers) == MOST_OF_ADDRESS
        words = refused(crowd[-1].post("/api/matches", PUBLIC), 409, "too_many_public")
        assert words.startswith(f"{MOST_OF_ADDRESS} public tables from your network")
        _, code = other.open_lobby(PUBLIC)
        assert code in codes(looker, "public_lobbies")
        # Those that are locked make room, but unlocked again they do not fill the list.
        first = codes(looker, "public_lobbies")
        first.remove(code)
        for one in first:
            host = next(host for host in crowd if one in codes(host, "lobbies"))
            done(host.in_lobby(one, "lock", {"locked": True}))
        assert sum(one["status"] == 201 for one in flood(crowd, 1)) == MOST_OF_ADDRESS
        for one in first:
            host = next(host for host in crowd if one in codes(host, "lobbies"))
            done(host.in_lobby(one, "lock", {"locked": False}))
        assert len(codes(looker, "public_lobbies")) == MOST_OF_ADDRESS + 1


def test_a_table_whose_host_is_gone_is_not_listed_and_is_found_by_its_link(tmp_path: Path) -> None:
    with (
        Server(tmp_path, "--away", "0.3") as server,
        Browser(server) as host,
        Browser(server) as friend,
    ):
        _, code = host.open_lobby(PUBLIC)
        assert code in codes(friend, "public_lobbies"), "the host has some time to come"
        with host._connect("me"):  # from whatever page
            done(friend.take_seat(host.open_lobby(PUBLIC)[1], 1, "Gaius"))
            with friend._connect("me"):
                _, other = friend.open_lobby(PUBLIC)
                assert code in codes(friend, "public_lobbies")
            until(lambda: other not in codes(host, "public_lobbies"))
            assert code in codes(friend, "public_lobbies")
        until(lambda: code not in codes(friend, "public_lobbies"))
        with friend.wait_in(code) as bench:
            assert bench.hear()["host"] == "Ada"
        with host.wait_in(code) as bench:
            bench.hear()
            assert code in codes(friend, "public_lobbies")
