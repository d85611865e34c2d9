"""Tables that wait for people: who may sit down and change what, and what each of them sees."""

import threading
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quadriga.games import GAMES
from quadriga.house import wire
from tests.server.clients import Browser, Json, Server, refused

ADA: Json = {"name": "Ada"}
BOT: Json = {"name": "Livia", "bot": "novice"}
NOBODY: Json = {"name": ""}


def table(*sitters: Json, game: str = "all_roads", public: bool = False) -> Json:
    """A table whose nameless seats are open."""
    return {
        "setup": {"game": game, "seats": len(sitters)},
        "sitters": list(sitters),
        "open": [at for at, sitter in enumerate(sitters) if sitter == NOBODY],
        "public": public,
    }


def done(answer: httpx.Response) -> httpx.Response:
    assert answer.status_code in (200, 204), answer.text
    return answer


def names(lobby: Json) -> list[str]:
    return [seat["name"] for seat in lobby["seats"]]


def test_a_table_with_open_seats_waits_and_fills_as_people_come(
    browser: Browser, friend: Browser, stranger: Browser
) -> None:
    match, code = browser.open_lobby(table(ADA, NOBODY, NOBODY))
    assert code != match
    assert friend.token, "somebody who has been here before"
    with browser.wait_in(code) as host, friend.wait_in(code) as bench:
        seen = msgspec.convert(host.hear(), wire.Lobby)
        assert (seen.match, seen.host, seen.hosting, seen.setup.game) == (
            match,
            "Ada",
            True,
            "all_roads",
        )
        assert [(seat.taken, seat.mine) for seat in seen.seats] == [
            (True, True),
            (False, False),
            (False, False),
        ]
        invited = bench.hear()
        assert (invited["match"], invited["host"], invited["hosting"]) == (None, "Ada", False)
        assert done(friend.take_seat(code, 2, " Gaius ")).json() == {"match": match}
        assert names(host.hear()) == ["Ada", "", "Gaius"]
        joined = bench.hear()
        assert (joined["match"], joined["me"]) == (match, "Gaius")
        assert [seat["mine"] for seat in joined["seats"]] == [False, False, True]
        done(stranger.take_seat(code, 1, "Livia"))
        assert names(host.hear()) == names(bench.hear()) == ["Ada", "Livia", "Gaius"]
        assert done(browser.in_lobby(code, "start")).json() == {"match": match}
        assert host.hear() == bench.hear() == {"type": "begun", "match": match}
    assert browser.get(f"/api/tables/{match}") == {"stage": "match", "code": None}
    with browser.sit(match) as one, friend.sit(match) as two, stranger.sit(match) as three:
        assert [chair.hear()["seat"] for chair in (one, two, three)] == [0, 2, 1]


def test_looking_at_a_lobby_makes_nobody_a_player_and_sitting_down_does(
    browser: Browser, friend: Browser
) -> None:
    match, code = browser.open_lobby(table(ADA, NOBODY))
    with friend.wait_in(code) as bench:
        assert bench.hear()["me"] == ""
    assert not friend.cookie
    done(friend.take_seat(code, 1, "Gaius"))
    with friend.wait_in(code) as bench:
        seen = bench.hear()
    assert (seen["match"], seen["me"], seen["seats"][1]["mine"]) == (match, "Gaius", True)


@pytest.mark.parametrize("path", ["lobbies/CODE", "watch/CODE"])
def test_a_page_of_another_site_gets_no_socket(browser: Browser, path: str) -> None:
    match, code = browser.open_lobby(table(ADA, NOBODY))
    if path.startswith("watch"):
        match = browser.open_match()
        code = browser.post(f"/api/matches/{match}/watch", {}).json()["code"]
    with (
        pytest.raises(InvalidStatus) as refused_socket,
        browser._connect(path.replace("CODE", code), origin="https://elsewhere.example"),
    ):
        pass
    assert refused_socket.value.response.status_code == 403


def test_a_page_of_another_site_changes_no_lobby(browser: Browser) -> None:
    _, code = browser.open_lobby(table(ADA, NOBODY))
    address = f"/api/lobbies/{code}/close"
    elsewhere = {"Origin": "https://elsewhere.example"}
    refused(browser.http.post(address, json={}, headers=elsewhere), 403, "foreign_origin")
    refused(browser.http.post(address, content="{}"), 415, "bad_message")


def test_people_on_different_browsers_play_one_match(browser: Browser, friend: Browser) -> None:
    match, code = browser.open_lobby(table(ADA, NOBODY))
    done(friend.take_seat(code, 1, "Gaius"))
    done(browser.in_lobby(code, "start"))
    with browser.sit(match) as ada, friend.sit(match) as gaius:
        ada.hear()
        gaius.hear()
        chairs = [ada, gaius]
        while ada.update["ending"] is None:
            actor = chairs[ada.update["to_act"]]
            other = chairs[1 - ada.update["to_act"]]
            assert (len(actor.update["choices"]) > 0, other.update["choices"]) == (True, [])
            assert other.do(actor.update["choices"][0]["do"])["code"] == "not_your_turn"
            actor.do(actor.update["choices"][0]["do"])
            assert other.hear()["revision"] == actor.update["revision"]
        assert gaius.update["ending"] == ada.update["ending"]


def test_of_two_who_want_one_seat_one_gets_it_and_the_other_is_told(server: Server) -> None:
    with Browser(server) as host:
        _, code = host.open_lobby(table(ADA, NOBODY))
        people = [Browser(server) for _ in range(6)]
        answers: list[httpx.Response] = []
        ready = threading.Barrier(len(people))

        def sit(person: Browser, name: str) -> None:
            assert person.token
            ready.wait()
            answers.append(person.take_seat(code, 1, name))

        threads = [
            threading.Thread(target=sit, args=(person, f"Guest {n}"))
            for n, person in enumerate(people)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
        for answer in answers:
            if answer.status_code == 409:
                assert "somebody else" in refused(answer, 409, "seat_taken")
        with host.wait_in(code) as bench:
            (winner,) = [n for n, person in enumerate(people) if person.get("/api/home")["lobbies"]]
            assert names(bench.hear()) == ["Ada", f"Guest {winner}"]
        for person in people:
            person.http.close()


def test_who_sits_may_take_another_seat_or_leave(browser: Browser, friend: Browser) -> None:
    match, code = browser.open_lobby(table(ADA, NOBODY, NOBODY))
    done(friend.take_seat(code, 1, "Gaius"))
    done(friend.take_seat(code, 2, "Gaius"))
    with browser.wait_in(code) as bench:
        assert names(bench.hear()) == ["Ada", "", "Gaius"]
        done(friend.in_lobby(code, "leave"))
        assert names(bench.hear()) == ["Ada", "", ""]
    assert friend.get(f"/api/tables/{match}")["stage"] == "nothing"


def test_the_host_puts_a_bot_into_an_open_seat(browser: Browser, friend: Browser) -> None:
    match, code = browser.open_lobby(table(ADA, NOBODY))
    livia = {"seat": 1, "bot": "novice", "name": "Livia"}
    refused(friend.in_lobby(code, "bot", livia), 403, "not_host")
    refused(browser.in_lobby(code, "bot", {**livia, "bot": "god"}), 400, "bad_setup")
    refused(browser.in_lobby(code, "bot", {**livia, "seat": 0}), 409, "seat_taken")
    done(browser.in_lobby(code, "bot", livia))
    refused(friend.take_seat(code, 1, "Gaius"), 409, "seat_taken")
    done(browser.in_lobby(code, "bot", {"seat": 1, "bot": None}))
    done(friend.take_seat(code, 1, "Gaius"))
    refused(browser.in_lobby(code, "bot", {"seat": 1, "bot": None}), 404, "not_found")
    done(friend.in_lobby(code, "leave"))
    done(browser.in_lobby(code, "bot", livia))
    done(browser.in_lobby(code, "start"))
    with browser.sit(match) as chair:
        assert chair.hear()["sitters"] == [{"name": "Ada", "bot": None}, BOT]


def test_only_the_host_starts_and_only_when_no_seat_is_open(
    browser: Browser, friend: Browser
) -> None:
    _, code = browser.open_lobby(table(ADA, NOBODY))
    assert "1" in refused(browser.in_lobby(code, "start"), 409, "seats_open")
    done(friend.take_seat(code, 1, "Gaius"))
    refused(friend.in_lobby(code, "start"), 403, "not_host")
    done(browser.in_lobby(code, "start"))
    refused(browser.in_lobby(code, "start"), 409, "begun")
    refused(friend.in_lobby(code, "leave"), 409, "begun")


def test_nobody_else_joins_a_locked_table(
    browser: Browser, friend: Browser, stranger: Browser
) -> None:
    _, code = browser.open_lobby(table(ADA, NOBODY, NOBODY, public=True))
    done(friend.take_seat(code, 1, "Gaius"))
    refused(friend.in_lobby(code, "lock", {"locked": True}), 403, "not_host")
    done(browser.in_lobby(code, "lock", {"locked": True}))
    assert "locked" in refused(stranger.take_seat(code, 2, "Livia"), 409, "locked")
    assert code not in codes(stranger, "public_lobbies")
    done(friend.take_seat(code, 2, "Gaius"))
    done(browser.in_lobby(code, "lock", {"locked": False}))
    done(stranger.take_seat(code, 1, "Livia"))


def codes(browser: Browser, part: str) -> list[str]:
    return [lobby["code"] for lobby in browser.get("/api/home")[part]]


def test_public_tables_are_on_everybodys_first_screen_and_private_ones_are_not(
    browser: Browser, friend: Browser
) -> None:
    _, private = browser.open_lobby(table(ADA, NOBODY))
    match, public = browser.open_lobby(table(ADA, NOBODY, public=True))
    assert public in codes(friend, "public_lobbies")
    assert private not in codes(friend, "public_lobbies")
    assert codes(browser, "lobbies") == [public, private] or codes(browser, "lobbies") == [
        private,
        public,
    ]
    assert public not in codes(browser, "public_lobbies")
    (card,) = [one for one in friend.get("/api/home")["public_lobbies"] if one["code"] == public]
    assert match not in msgspec.json.encode(card).decode()
    done(friend.take_seat(public, 1, "Gaius"))
    assert codes(friend, "lobbies") == [public]
    assert public not in codes(friend, "public_lobbies")
    done(browser.in_lobby(public, "start"))
    assert codes(friend, "lobbies") == []
    assert [card["id"] for card in friend.get("/api/home")["matches"]] == [match]


def test_a_full_public_table_is_not_listed(
    browser: Browser, friend: Browser, stranger: Browser
) -> None:
    _, code = browser.open_lobby(table(ADA, NOBODY, public=True))
    assert code in codes(stranger, "public_lobbies")
    done(friend.take_seat(code, 1, "Gaius"))
    assert code not in codes(stranger, "public_lobbies")


def test_the_host_closes_a_table(browser: Browser, friend: Browser) -> None:
    match, code = browser.open_lobby(table(ADA, NOBODY))
    with friend.wait_in(code) as bench:
        bench.hear()
        refused(friend.in_lobby(code, "close"), 403, "not_host")
        done(browser.in_lobby(code, "close"))
        assert bench.hear()["code"] == "not_found"
        with pytest.raises(ConnectionClosed) as closed:
            bench.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    assert browser.get(f"/api/tables/{match}")["stage"] == "nothing"
    refused(friend.take_seat(code, 1, "Gaius"), 404, "not_found")


def test_who_comes_late_is_told_that_the_match_has_begun(browser: Browser, friend: Browser) -> None:
    match, code = browser.open_lobby(table(ADA, NOBODY))
    done(browser.in_lobby(code, "bot", {"seat": 1, "bot": "novice", "name": "Livia"}))
    done(browser.in_lobby(code, "start"))
    with friend.wait_in(code) as bench:
        assert bench.hear() == {"type": "begun", "match": None}
    with browser.wait_in(code) as bench:
        assert bench.hear() == {"type": "begun", "match": match}
    refused(friend.take_seat(code, 1, "Gaius"), 409, "begun")


def test_a_name_is_needed_and_becomes_that_of_who_has_none(
    browser: Browser, friend: Browser
) -> None:
    _, code = browser.open_lobby(table(ADA, NOBODY))
    for name in ("", "  ", "\u200b", "\u3164", "\u2800\u2800", "\u1160\u034f"):
        refused(friend.take_seat(code, 1, name), 400, "bad_message")
    done(friend.take_seat(code, 1, "Gaius"))
    assert friend.get("/api/home")["me"]["name"] == "Gaius"
    done(friend.in_lobby(code, "leave"))
    done(friend.take_seat(code, 1, "Marcus"))
    assert friend.get("/api/home")["me"]["name"] == "Gaius"


@pytest.mark.parametrize(
    "new",
    [
        {**table(ADA, NOBODY), "open": [2]},
        {**table(ADA, NOBODY), "open": [-1]},
        {**table(ADA, NOBODY), "setup": {"game": "all_roads", "seats": 9}},
    ],
)
def test_a_lobby_that_cannot_be_is_refused(browser: Browser, new: Any) -> None:
    refused(browser.post("/api/matches", new), 400, "bad_setup")


def test_a_lobby_survives_the_death_of_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with Browser(server) as host, Browser(server) as guest:
        match, code = host.open_lobby(table(ADA, NOBODY, NOBODY))
        done(guest.take_seat(code, 2, "Gaius"))
        with host.wait_in(code) as bench:
            before = bench.hear()
        server.kill()
        with Server(tmp_path) as again:
            host.move_to(again)
            guest.move_to(again)
            with host.wait_in(code) as bench:
                assert bench.hear() == before
            done(host.in_lobby(code, "bot", {"seat": 1, "bot": "novice", "name": "Livia"}))
            done(host.in_lobby(code, "start"))
            assert guest.get(f"/api/tables/{match}")["stage"] == "match"


def test_the_address_of_a_table_tells_strangers_nothing(
    browser: Browser, stranger: Browser
) -> None:
    match, _ = browser.open_lobby(table(ADA, NOBODY))
    answers = [stranger.http.get(f"/api/tables/{name}") for name in (match, "nothing-here")]
    match = browser.open_match()
    answers.append(stranger.http.get(f"/api/tables/{match}"))
    assert len({answer.content for answer in answers}) == 1
    assert len({tuple(sorted(answer.headers)) for answer in answers}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_lobby_shows_no_id_of_anybody(browser: Browser, friend: Browser, game: str) -> None:
    """Nothing that identifies a person to the server leaves it but to that person."""
    seats = max(setup.seats for setup in GAMES[game].setups())
    _, code = browser.open_lobby(table(*[NOBODY] * seats, game=game))
    done(friend.take_seat(code, 0, "Gaius"))
    ids = [one.get("/api/home")["me"]["id"] for one in (browser, friend)]
    with browser.wait_in(code) as host, friend.wait_in(code) as bench:
        for said in (host.hear(), bench.hear()):
            text = msgspec.json.encode(said).decode()
            assert not any(one in text for one in ids)
