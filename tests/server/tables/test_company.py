"""Several people at one match: leaving and coming back, who is gone, and who looks on."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.server.clients import Browser, Chair, Server, refused
from tests.server.tables.test_lobbies import ADA, NOBODY, done, table

AWAY = "0.3"
"""Seconds after which somebody is gone, for tests that wait for it."""


def begin(host: Browser, *guests: Browser, game: str = "all_roads") -> str:
    """A match of the host and these guests, in this order."""
    match, code = host.open_lobby(table(ADA, *[NOBODY] * len(guests), game=game))
    for at, guest in enumerate(guests, start=1):
        done(guest.take_seat(code, at, f"Guest {at}"))
    done(host.in_lobby(code, "start"))
    return match


def at_match(browser: Browser, match: str, act: str, body: object = None) -> httpx.Response:
    return browser.post(f"/api/matches/{match}/{act}", {} if body is None else body)


@contextmanager
def watching(browser: Browser, code: str) -> Iterator[Chair]:
    """A WebSocket connection of a spectator."""
    with browser._connect(f"watch/{code}") as socket:
        yield Chair(socket)


def test_nobody_gives_up_for_others(browser: Browser, friend: Browser) -> None:
    match = begin(browser, friend)
    for person in (browser, friend):
        assert "leave" in refused(at_match(person, match, "give-up"), 409, "not_alone")
    with browser.sit(match) as chair:
        assert chair.hear()["ending"] is None


def test_who_shares_a_screen_is_alone_and_may_give_up(browser: Browser) -> None:
    match = browser.open_match({**table(ADA, {"name": "Gaius"}), "open": []})
    done(at_match(browser, match, "give-up"))


def test_a_bot_plays_for_who_leaves_until_they_come_back(browser: Browser, friend: Browser) -> None:
    match = begin(browser, friend)
    with browser.sit(match) as ada, friend.sit(match) as gaius:
        ada.hear()
        gaius.hear()
        assert ada.update["to_act"] == 0
        done(at_match(browser, match, "leave"))
        # The bot plays the turn of who has left, and then waits for the other person.
        gaius.hear_update(lambda now: now["to_act"] == 1)
        assert gaius.update["sitters"][0] == {"name": "Ada", "bot": "citizen"}
        assert gaius.update["left"] == []
        ada.hear_update(lambda now: now["to_act"] == 1)
        assert (ada.update["seat"], ada.update["mine"], ada.update["choices"]) == (0, [], [])
        assert ada.hear_update(lambda now: now["left"] == [0])["company"]["people"] == 2
        assert ada.do("pass")["code"] == "not_your_turn"
        done(at_match(browser, match, "return"))
        assert ada.hear()["mine"] == [0]
        assert ada.update["sitters"][0] == {"name": "Ada", "bot": None}
        while gaius.update["to_act"] == 1:
            if gaius.update["revision"] < ada.update["revision"]:
                gaius.hear()
            elif gaius.do(gaius.update["choices"][0]["do"])["type"] == "update":
                ada.hear()
        ada.hear_update(lambda now: now["to_act"] == 0)
        assert ada.update["choices"]


def test_a_seat_that_was_left_and_what_was_said_stay_so_after_a_crash(tmp_path: Path) -> None:
    server = Server(tmp_path, "--pace", "60")
    with Browser(server) as host, Browser(server) as guest:
        match = begin(host, guest)
        done(at_match(host, match, "leave"))
        done(at_match(host, match, "talk", {"id": "vale", "text": "Vale"}))
        server.kill()
        with Server(tmp_path) as again:
            host.move_to(again)
            guest.move_to(again)
            with guest.sit(match) as chair:
                assert chair.hear()["sitters"][0]["bot"] == "citizen"
                assert [line["text"] for line in chair.hear_talk(1)] == ["Vale"]
            done(at_match(host, match, "return"))
            with guest.sit(match) as chair:
                assert chair.hear()["sitters"][0]["bot"] is None


def test_leaving_twice_and_returning_twice_change_nothing_more(
    browser: Browser, friend: Browser
) -> None:
    match = begin(browser, friend)
    with browser.sit(match) as chair:
        before = chair.hear()["revision"]
        done(at_match(friend, match, "leave"))
        assert chair.hear()["revision"] == before + 1
        done(at_match(friend, match, "leave"))
        done(at_match(friend, match, "return"))
        done(at_match(friend, match, "return"))
        assert chair.hear()["revision"] == before + 2


def test_the_host_hands_over_the_seat_of_who_is_gone_and_no_other(tmp_path: Path) -> None:
    with (
        Server(tmp_path, "--away", AWAY, "--pace", "0") as server,
        Browser(server) as host,
        Browser(server) as guest,
        Browser(server) as third,
    ):
        match = begin(host, guest, third)
        with host.sit(match) as ada, third.sit(match) as livia:
            with guest.sit(match):
                here = ada.hear_update(
                    lambda now: all(place["here"] for place in now["company"]["places"])
                )
                assert [place["person"] for place in here["company"]["places"]] == [True] * 3
                assert here["replaceable"] == []
                refused(at_match(host, match, "hand-over", {"seat": 1}), 409, "not_gone")
            gone = ada.hear_update(lambda now: now["company"]["places"][1]["gone"])
            assert gone["replaceable"] == [1]
            assert (
                livia.hear_update(lambda now: now["company"]["places"][1]["gone"])["replaceable"]
                == []
            )
            refused(at_match(third, match, "hand-over", {"seat": 1}), 409, "not_gone")
            refused(at_match(host, match, "hand-over", {"seat": 2}), 409, "not_gone")
            refused(at_match(host, match, "hand-over", {"seat": 7}), 404, "not_found")
            done(at_match(host, match, "hand-over", {"seat": 1}))
            ada.hear_update(lambda now: now["replaceable"] == [])
            handed = {"name": "Guest 1", "bot": "citizen"}
            ada.hear_update(lambda now: now["sitters"][1] == handed)
            done(at_match(guest, match, "return"))
            ada.hear_update(lambda now: now["sitters"][1]["bot"] is None)


def test_while_the_host_is_gone_others_may_hand_over(tmp_path: Path) -> None:
    with (
        Server(tmp_path, "--away", AWAY) as server,
        Browser(server) as host,
        Browser(server) as guest,
    ):
        match = begin(host, guest)
        with guest.sit(match) as chair:
            chair.hear_update(lambda now: now["replaceable"] == [0])
            done(at_match(guest, match, "hand-over", {"seat": 0}))
            chair.hear_update(lambda now: now["replaceable"] == [])


def test_a_spectator_sees_what_anybody_may_see(
    browser: Browser, friend: Browser, stranger: Browser
) -> None:
    match = begin(browser, friend)
    code = str(done(at_match(friend, match, "watch")).json()["code"])
    assert done(at_match(browser, match, "watch")).json()["code"] == code
    assert code != match
    with watching(stranger, code) as chair, browser.sit(match) as ada:
        update = chair.hear()
        assert (update["seat"], update["mine"], update["choices"]) == (None, [], [])
        assert update["view"]["hand"] == []
        assert all("hidden" in line["text"] for line in update["log"])
        ada.hear()
        assert ada.update["view"]["hand"] != []
        for answer in (chair.do(ada.update["choices"][0]["do"]), chair.undo()):
            assert answer["code"] == "not_your_turn"
        ada.do(ada.update["choices"][0]["do"])
        assert chair.hear()["revision"] == ada.update["revision"]
        assert (chair.update["left"], chair.update["replaceable"]) == ([], [])
    assert "draw t" not in stranger.http.get(f"/api/watch/{code}/record").text
    # The link opens nothing else.
    refused(stranger.http.get(f"/api/matches/{match}/record"), 404, "not_found")
    refused(at_match(stranger, match, "watch"), 404, "not_found")
    refused(stranger.take_seat(code, 0, "Mallory"), 404, "not_found")


@pytest.mark.parametrize("code", ["nothing", "join"])
def test_no_other_link_lets_anybody_watch(browser: Browser, stranger: Browser, code: str) -> None:
    if code == "join":
        _, code = browser.open_lobby(table(ADA, NOBODY))
    with watching(stranger, code) as chair:
        assert chair.hear()["code"] == "not_found"
    refused(stranger.http.get(f"/api/watch/{code}/record"), 404, "not_found")


@pytest.mark.parametrize("act", ["leave", "return", "watch", "give-up"])
def test_strangers_can_do_nothing(browser: Browser, friend: Browser, act: str) -> None:
    match = browser.open_match()
    answers = [at_match(friend, name, act) for name in (match, "nothing")]
    assert len({(answer.status_code, answer.content) for answer in answers}) == 1
    refused(answers[0], 404, "not_found")


def test_a_campaign_is_nobody_elses_to_see(browser: Browser, stranger: Browser) -> None:
    campaign = browser.post("/api/campaigns", {"confirmed": True}).json()["id"]
    match = browser.post(f"/api/campaigns/{campaign}/stage", {}).json()["match"]
    code = done(at_match(browser, match, "watch")).json()["code"]
    with watching(stranger, code) as chair:
        assert chair.hear()["campaign"] is None


def test_who_is_there_shows_no_id_of_anybody(browser: Browser, friend: Browser) -> None:
    match = begin(browser, friend)
    ids = [one.get("/api/home")["me"]["id"] for one in (browser, friend)]
    with browser.sit(match) as ada, friend.sit(match) as gaius:
        for chair in (ada, gaius):
            text = msgspec.json.encode(chair.hear()).decode()
            assert not any(one in text for one in ids)
