"""Who is who: by secrets that the server makes, in as many browsers as a person has."""

import math
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.clients import IMPERATOR, Browser, Json, Server, refused


def database(server: Server) -> Path:
    return server.data / "quadriga.sqlite3"


def players(server: Server) -> int:
    """How many people the server has written down."""
    with closing(sqlite3.connect(database(server))) as connection:
        return int(connection.execute("SELECT count(*) FROM players").fetchone()[0])


def code_of(browser: Browser, kind: str) -> str:
    """A new code, `move` or `recovery`."""
    answer = browser.post(f"/api/me/{kind}", {})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def become(browser: Browser, code: str, *, confirmed: bool = True) -> Json:
    """What a code makes of a browser."""
    answer = browser.post("/api/me/become", {"code": code, "confirmed": confirmed})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def me(browser: Browser) -> Json:
    """Who the browser is."""
    return browser.get("/api/me")


def test_the_secret_is_nowhere_but_in_the_cookie(browser: Browser, server: Server) -> None:
    cookie = browser.post("/api/matches", IMPERATOR).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Max-Age" in cookie
    match = browser.open_match()
    received = [
        browser.http.get(path).text
        for path in ("/api/home", "/api/me", "/api/health", f"/api/matches/{match}/replay", "/")
    ]
    with browser.sit(match) as chair:
        received.append(str(chair.hear()))
    assert not any(browser.token in text for text in received)
    kept = [path for path in server.data.rglob("*") if path.is_file()]
    assert any(path.suffix == ".sqlite3" for path in kept)
    assert not any(browser.token.encode() in path.read_bytes() for path in kept)


def test_looking_writes_nobody_down(browser: Browser, server: Server) -> None:
    before = players(server)
    for path in ("/", "/table/x", "/api/home", "/api/me", "/api/matches/x/replay"):
        assert "set-cookie" not in browser.http.get(path).headers
    with browser.sit("x") as chair:
        assert chair.hear()["code"] == "not_found"
    assert me(browser) == {"id": "", "name": "", "browsers": 0, "recovery": None}
    assert players(server) == before
    browser.open_match()
    assert players(server) == before + 1
    assert me(browser)["browsers"] == 1


def test_what_is_no_act_writes_nobody_down(browser: Browser, server: Server) -> None:
    before = players(server)
    headers = {"Content-Type": "application/json"}
    refused(browser.http.post("/api/matches", content="{", headers=headers), 400, "bad_message")
    refused(browser.http.post("/api/matches", content="{}"), 415, "bad_message")
    refused(browser.post("/api/nothing", {}), 404, "not_found")
    refused(browser.post("/api/me/become", {"code": "none"}), 404, "not_found")
    assert players(server) == before


@pytest.mark.parametrize("secret", ["k" * 43, "", "short", "x" * 5000, "<script>"])
def test_a_secret_that_the_server_did_not_make_is_nobodys(server: Server, secret: str) -> None:
    with Browser(server) as maker, Browser(server) as browser:
        assert maker.token
        for name in ("quadriga", *maker.http.cookies):
            browser.http.cookies.set(name, secret)
        assert me(browser)["id"] == ""
        sent = browser.post("/api/matches", IMPERATOR).headers["set-cookie"]
        token = sent.partition(";")[0].partition("=")[2]
        assert len(token) == 43
        assert token != secret


def test_a_browser_from_before_databases_had_ids_stays_who_it_is(server: Server) -> None:
    with Browser(server) as browser:
        match = browser.open_match()
        token = browser.token
        browser.http.cookies.clear()
        browser.http.cookies.set("quadriga", token)
        answer = browser.http.get("/api/home")
        assert [card["id"] for card in answer.json()["matches"]] == [match]
        assert answer.headers["set-cookie"].startswith("quadriga-")


def test_two_servers_on_one_host_do_not_log_each_other_out(server: Server, tmp_path: Path) -> None:
    with Server(tmp_path) as other, Browser(server) as browser:
        first = browser.open_match()
        browser.move_to(other)
        second = browser.open_match()
        assert [card["id"] for card in browser.get("/api/home")["matches"]] == [second]
        assert len(browser.http.cookies) == 2
        browser.move_to(server)
        assert [card["id"] for card in browser.get("/api/home")["matches"]] == [first]


def test_a_code_moves_me_to_another_device_once(browser: Browser, server: Server) -> None:
    match = browser.open_match()
    code = code_of(browser, "move")
    with Browser(server) as phone, Browser(server) as thief:
        asked = become(phone, code, confirmed=False)
        assert (asked["me"]["id"], asked["merged"], asked["done"]) == (
            me(browser)["id"],
            None,
            False,
        )
        assert me(phone)["id"] == ""
        # As a person types it: small letters, spaces, O for 0.
        typed = f" {code.replace('-', ' ').replace('0', 'o').lower()}\n"
        assert become(phone, typed)["done"]
        assert me(phone) == me(browser)
        assert me(phone)["browsers"] == 2
        with phone.sit(match) as chair:
            assert chair.hear()["mine"] == [0]
        again = {"code": code, "confirmed": True}
        said = refused(thief.post("/api/me/become", again), 404, "not_found")
        assert code not in said
        assert me(thief)["id"] == ""


def test_a_code_to_move_expires_and_a_new_one_replaces_it(
    browser: Browser, stranger: Browser, server: Server
) -> None:
    first = code_of(browser, "move")
    second = code_of(browser, "move")
    refused(stranger.post("/api/me/become", {"code": first}), 404, "not_found")
    assert become(stranger, second, confirmed=False)
    with closing(sqlite3.connect(database(server), isolation_level=None)) as connection:
        connection.execute(
            "UPDATE keys SET expires = '2020-01-01T00:00:00+00:00' WHERE expires > ''"
        )
    body = {"code": second, "confirmed": True}
    refused(stranger.post("/api/me/become", body), 404, "not_found")


def test_a_recovery_code_brings_me_back_until_it_is_replaced(server: Server) -> None:
    with Browser(server) as browser:
        browser.http.put("/api/me", json={"name": "Livia"})
        code = code_of(browser, "recovery")
        assert me(browser)["recovery"] is not None
        before = me(browser)["id"]
    signs = code.replace("-", "")
    assert len(signs) * math.log2(32) >= 120
    for _ in range(2):
        with Browser(server) as fresh:
            assert become(fresh, code)["me"] == {"id": before, "name": "Livia"}
    with Browser(server) as fresh:
        become(fresh, code)
        assert code_of(fresh, "recovery") != code
        refused(fresh.post("/api/me/become", {"code": code}), 404, "not_found")
    kept = [path.read_bytes() for path in server.data.rglob("*") if path.is_file()]
    assert not any(text.encode() in one for one in kept for text in (code, signs))


def test_who_has_matches_here_is_asked_and_keeps_them(browser: Browser, server: Server) -> None:
    """Both persons become one: their matches, and whatever other browsers they have."""
    mine = browser.open_match()
    with Browser(server) as phone, Browser(server) as tablet:
        phone.http.put("/api/me", json={"name": "Livia"})
        theirs = phone.open_match()
        campaign = phone.post("/api/campaigns", {"confirmed": True}).json()["id"]
        become(tablet, code_of(phone, "move"))
        code = code_of(browser, "move")
        asked = become(phone, code, confirmed=False)
        assert (asked["merged"]["name"], asked["matches"], asked["done"]) == ("Livia", 1, False)
        assert become(phone, code)["done"]
        for one in (browser, phone, tablet):
            home = one.get("/api/home")
            assert home["me"]["id"] == me(browser)["id"]
            assert {card["id"] for card in home["matches"]} == {mine, theirs}
            assert [card["id"] for card in home["campaigns"]] == [campaign]
            for match in (mine, theirs):
                with one.sit(match) as chair:
                    assert chair.hear()["mine"] == [0]


def test_becoming_who_one_is_already_changes_nobody(browser: Browser) -> None:
    match = browser.open_match()
    before, token = me(browser), browser.token
    done = become(browser, code_of(browser, "move"))
    assert (done["merged"], done["matches"]) == (None, 0)
    assert me(browser) == before
    assert browser.token != token
    assert [card["id"] for card in browser.get("/api/home")["matches"]] == [match]
