"""Matches with a clock at a real server."""

import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from quadriga.house.matches.seating import STAND_IN
from tests.server.clients import Browser, Server, refused
from tests.server.sockets.test_awaited import bell
from tests.server.tables.test_company import at_match, watching
from tests.server.tables.test_lobbies import ADA, NOBODY, done, table
from tests.server.tables.test_rematch import play_out


def begin_timed(host: Browser, guest: Browser, per: str, seconds: int) -> str:
    """A match of two people with a clock, to which both have come."""
    match = open_timed(host, guest, per, seconds)
    with host.sit(match), guest.sit(match) as chair:
        chair.hear_update(lambda now: now["clock"]["missing"] == [])
    return match


def open_timed(host: Browser, guest: Browser, per: str, seconds: int) -> str:
    """A match of two people with a clock, to which nobody has come yet."""
    clock = {"per": per, "seconds": seconds}
    match, code = host.open_lobby({**table(ADA, NOBODY), "clock": clock})
    with host.wait_in(code) as bench:
        assert bench.hear()["clock"] == clock
    done(guest.take_seat(code, 1, "Gaius"))
    done(host.in_lobby(code, "start"))
    return match


@pytest.mark.parametrize("seconds", [0, -5, 10**9])
def test_a_clock_that_cannot_be_is_refused(browser: Browser, seconds: int) -> None:
    new = {**table(ADA, NOBODY), "clock": {"per": "game", "seconds": seconds}}
    assert "14 days" in refused(browser.post("/api/matches", new), 400, "bad_setup")


def test_a_clock_where_nobody_else_can_come_is_refused(browser: Browser) -> None:
    new = {**table(ADA, {"name": "Gaius"}), "clock": {"per": "game", "seconds": 300}}
    assert "without a clock" in refused(browser.post("/api/matches", new), 400, "bad_setup")


def time_left(browser: Browser, match: str) -> float:
    """The seconds that whoever is to act has left."""
    with browser.sit(match) as chair:
        clock = chair.hear()["clock"]
        return float(clock["due"] - chair.update["now"])


def test_a_server_that_is_down_for_seconds_takes_no_time(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with Browser(server) as ada, Browser(server) as gaius:
        match = begin_timed(ada, gaius, "game", 600)
        begun, left = time.monotonic(), time_left(ada, match)
        server.kill()
        killed = time.monotonic()
        time.sleep(6)  # nobody serves
        down = time.monotonic() - killed
        with Server(tmp_path) as again:
            ada.move_to(again)
            used = left - time_left(ada, match)
            assert used <= time.monotonic() - begun - down
            assert used >= -2, "it gives little, too: the beat before the crash"


JUMPING = """
import pathlib, sys, time
true_time, data = time.time, pathlib.Path(sys.argv[1])
time.time = lambda: true_time() - 3600 * (data / "back").exists()
from quadriga.cli import main
raise SystemExit(main(["serve", "--port", "0", "--data", str(data)]))
"""
"""A server on a machine whose wall clock goes back by an hour once there is a file of that name."""


def test_a_wall_clock_that_is_set_back_changes_no_clock(tmp_path: Path) -> None:
    command = (sys.executable, "-c", JUMPING, str(tmp_path))
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[3].rstrip("/")
            server = cast(
                Server, SimpleNamespace(address=address, netloc=address[len("http://") :])
            )
            with Browser(server) as ada, Browser(server) as gaius:
                match = begin_timed(ada, gaius, "game", 600)
                before = time_left(ada, match)
                (tmp_path / "back").touch()
                assert 0 < time_left(ada, match) <= before
                with ada.sit(match) as chair:
                    choice = chair.hear()["choices"][0]["do"]
                    assert chair.do(choice)["clock"]["left"][0] <= before
        finally:
            process.terminate()


def test_when_the_time_is_up_a_bot_plays_though_nobody_looks(
    browser: Browser, friend: Browser
) -> None:
    assert friend.token
    with bell(friend) as gaius:
        match = begin_timed(browser, friend, "game", 1)
        gaius.await_matches(match)  # the bot has played the turn of who was too late
    # Gaius is too late as well, and then everything waits until one of them comes back.
    with bell(friend) as gaius:
        gaius.await_matches()
    with browser.sit(match) as ada:
        both = ada.hear_update(lambda now: now["clock"]["left"] == [0, 0])
        assert [sitter["bot"] for sitter in both["sitters"]] == [STAND_IN, STAND_IN]
        assert (both["ending"], both["left"], both["clock"]["due"]) == (None, [0], None)
        revision = both["revision"]
        done(at_match(browser, match, "return"))
        mine = ada.hear_update(lambda now: now["revision"] > revision and now["mine"] == [0])
        assert mine["ending"] is None


def test_all_see_the_same_clock_and_the_time_that_it_counts_from(
    browser: Browser, friend: Browser, stranger: Browser
) -> None:
    match = begin_timed(browser, friend, "turn", 7200)
    code = str(done(at_match(browser, match, "watch")).json()["code"])
    with browser.sit(match) as ada, friend.sit(match) as gaius, watching(stranger, code) as other:
        clocks = [chair.hear()["clock"] for chair in (ada, gaius, other)]
        assert clocks[0] == clocks[1] == clocks[2]
        assert clocks[0]["limit"] == {"per": "turn", "seconds": 7200}
        assert 7100 < clocks[0]["due"] - ada.update["now"] <= 7200
    for person in (browser, friend):
        card = next(one for one in person.get("/api/home")["matches"] if one["id"] == match)
        assert 7000 < card["time_left"] <= 7200


def test_a_match_without_a_clock_tells_no_time(browser: Browser) -> None:
    with browser.sit(browser.open_match()) as chair:
        update = chair.hear()
        assert (update["clock"], update["now"]) == (None, None)


def test_the_clock_of_a_match_waits_until_everybody_has_come(
    browser: Browser, friend: Browser
) -> None:
    match = open_timed(browser, friend, "game", 1)
    with browser.sit(match) as ada:
        alone = ada.hear_update(lambda now: now["clock"]["missing"] == [1])
        assert (alone["clock"]["due"], alone["clock"]["left"]) == (None, [1, 1])
        card = next(one for one in browser.get("/api/home")["matches"] if one["id"] == match)
        assert card["time_left"] is None
        # Who is there may play, and has all the time.
        choice = alone["choices"][0]["do"]
        assert ada.do(choice)["clock"] == alone["clock"]
        with friend.sit(match):
            both = ada.hear_update(lambda now: now["clock"]["missing"] == [])
            assert both["clock"]["due"] is not None
            # From now on it runs as ever, whoever is there.
            ada.hear_update(lambda now: now["clock"]["left"][now["to_act"]] == 0)


def test_who_does_not_come_can_be_played_for_and_then_the_clock_starts(tmp_path: Path) -> None:
    with (
        Server(tmp_path, "--away", "0.3") as server,
        Browser(server) as host,
        Browser(server) as guest,
    ):
        match = open_timed(host, guest, "game", 600)
        with host.sit(match) as ada:
            ada.hear_update(lambda now: now["replaceable"] == [1])
            done(at_match(host, match, "hand-over", {"seat": 1}))
            now = ada.hear_update(lambda now: now["sitters"][1]["bot"] is not None)
            assert now["clock"]["missing"] == []
            assert (now["clock"]["due"] is not None) == (now["to_act"] == 0)


def test_a_rematch_has_the_same_clock_and_waits_for_everybody(
    browser: Browser, friend: Browser
) -> None:
    match = begin_timed(browser, friend, "game", 3600)
    play_out(match, browser, friend)
    with browser.sit(match) as chair:
        assert chair.hear()["clock"]["due"] is None
    again = done(at_match(friend, match, "rematch")).json()["match"]
    with friend.sit(again) as gaius:
        waits = gaius.hear()["clock"]
        assert waits["limit"] == {"per": "game", "seconds": 3600}
        # Ada, who has moved to the second seat, has closed her page.
        assert (waits["left"], waits["due"], waits["missing"]) == ([3600, 3600], None, [1])
        with browser.sit(again):
            begun = gaius.hear_update(lambda now: now["clock"]["missing"] == [])["clock"]
            assert begun["left"] == [3600, 3600]
            assert 3500 < begun["due"] - gaius.update["now"] <= 3600
