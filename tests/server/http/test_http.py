"""What is answered over HTTP, the good and the bad."""

import gzip
import json
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from quadriga.bots import LEVELS, USUAL_LEVEL
from quadriga.core import Headline, Setup
from quadriga.core.records import read
from quadriga.core.verification import verify
from quadriga.games import GAMES, make
from quadriga.house import wire
from quadriga.house.values import Match
from quadriga.language import message
from quadriga.language.translator import Translator
from quadriga.server.http.routes import match_card
from quadriga.table import Sitter
from quadriga.version import current
from tests.server.clients import IMPERATOR, Browser, refused


def test_the_first_screen(browser: Browser) -> None:
    home = msgspec.convert(browser.get("/api/home"), wire.Home)
    assert [game.name for game in home.games] == list(GAMES)
    assert [game.setups for game in home.games] == [tuple(g.setups()) for g in GAMES.values()]
    for game in home.games:
        assert Setup(game.name, game.usual_seats) in game.setups
    assert (home.bots, home.usual_bot) == (tuple(LEVELS), USUAL_LEVEL)
    assert (home.matches, home.campaigns, home.campaign_open) == ((), (), False)


def test_a_card_of_the_first_screen_tells_my_secret_points_to_me_alone() -> None:
    headline = Headline(message("home-title"), (10, 20), secret=(12, 25))
    row = Match(
        id="match",
        owner="Livia",
        setup=Setup("carpe_diem", 2),
        rules=1,
        sitters=(Sitter("Livia"), Sitter("Titus")),
        created="",
        updated="",
        revision=0,
        over=False,
        result=None,
        to_act=0,
        headline=headline,
    )
    cards = [match_card(row, seats, 0.0).headline for seats in ((), (0,), (1,), (0, 1))]
    assert [card.scores for card in cards] == [(10, 20), (12, 20), (10, 25), (10, 20)]
    assert all(card.secret == () for card in cards)


def test_health(browser: Browser) -> None:
    health = msgspec.convert(browser.get("/api/health"), wire.Health)
    assert health.status == "ok"
    assert (health.version, health.commit) == current()
    assert "set-cookie" not in browser.http.get("/api/health").headers


def test_the_box_shows_every_card_with_its_source(browser: Browser) -> None:
    box = browser.get("/api/games/imperator")
    assert len(box["cards"]) == box["supply"]["cards"]
    assert all(card["source"] for card in box["cards"])


def test_a_match_is_on_the_first_screen(browser: Browser, stranger: Browser) -> None:
    match = browser.open_match()
    (card,) = browser.get("/api/home")["matches"]
    assert card["id"] == match
    assert (card["to_act"], card["mine"]) == (0, [0])
    assert not card["over"]
    headline = msgspec.convert(card["headline"], Headline)
    assert Translator(part="imperator").text(headline.title)
    assert (len(headline.scores), headline.winners) == (1, ())
    assert stranger.get("/api/home")["matches"] == []


def test_a_match_has_a_picture_of_its_position(browser: Browser, stranger: Browser) -> None:
    match = browser.open_match()
    picture = browser.get(f"/api/matches/{match}/picture")
    with browser.sit(match) as chair:
        update = chair.hear()
    assert picture == {name: update[name] for name in picture}
    refused(stranger.http.get(f"/api/matches/{match}/picture"), 404, "not_found")


def test_giving_up_ends_a_match_as_lost(browser: Browser) -> None:
    match = browser.open_match()
    assert browser.post(f"/api/matches/{match}/give-up", {}).status_code == 204
    (card,) = browser.get("/api/home")["matches"]
    assert (card["over"], card["result"], card["to_act"]) == (True, "lost", None)
    message = refused(browser.post(f"/api/matches/{match}/give-up", {}), 409, "over")
    assert "over" in message
    with browser.sit(match) as chair:
        update = chair.hear()
        assert update["ending"]["result"] == "lost"
        assert (update["choices"], update["to_act"], update["can_undo"]) == ([], None, False)
        assert chair.do("take gardens")["code"] == "over"


def test_a_replay_shows_every_position(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        chair.hear()
        chair.play(Random(1))
        last = chair.update
    replay = browser.get(f"/api/matches/{match}/replay")
    assert len(replay["frames"]) == len(last["log"]) + 1
    assert replay["frames"][0]["line"] is None
    assert [frame["line"] for frame in replay["frames"][1:]] == last["log"]
    assert replay["frames"][-1]["view"] == last["view"]
    first, end = replay["frames"][-1]["turns"]
    assert replay["turns"][first:end] == last["turns"]
    for number, frame in enumerate(replay["frames"]):
        assert frame["turns"][1] == sum(turn["last"] < number for turn in replay["turns"])
    decided = [n for n, line in enumerate(last["log"]) if line["seat"] is not None]
    assert replay["turns"][0]["first"] == decided[0]
    assert replay["turns"][-1]["last"] == decided[-1]
    assert replay["ending"] == last["ending"]


def test_a_record_of_a_match_can_be_verified(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        chair.hear()
        for most in (3, 1000):
            chair.play(Random(2), most)
            answer = browser.http.get(f"/api/matches/{match}/record")
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            reading = read(answer.content)
            verify(make(reading.record.setup), reading)
        assert reading.record.result == chair.update["ending"]["result"]


def test_the_record_of_a_match_that_was_given_up_can_be_verified(browser: Browser) -> None:
    match = browser.open_match()
    browser.post(f"/api/matches/{match}/give-up", {})
    reading = read(browser.http.get(f"/api/matches/{match}/record").content)
    verify(make(reading.record.setup), reading)


def test_a_name_can_be_chosen(browser: Browser) -> None:
    answer = browser.http.put("/api/me", json={"name": "  Livia\tDrusilla "})
    assert answer.json()["name"] == "Livia Drusilla"
    assert browser.get("/api/home")["me"]["name"] == "Livia Drusilla"
    match = browser.open_match()
    with browser.sit(match) as chair:
        assert chair.hear()["sitters"] == [{"name": "Livia Drusilla", "bot": None}]


def test_who_has_not_chosen_a_name_has_none(browser: Browser) -> None:
    assert browser.get("/api/home")["me"]["name"] == ""
    match = browser.open_match()
    with browser.sit(match) as chair:
        assert chair.hear()["sitters"] == [{"name": "", "bot": None}]
    record = browser.http.get(f"/api/matches/{match}/record").text
    assert "\nseat 1 you\n" in record


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b", "a\u202eb", "\u3164", "a\u2800"])
def test_a_name_that_is_none_is_refused(browser: Browser, name: str) -> None:
    refused(browser.http.put("/api/me", json={"name": name}), 400, "bad_message")


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"game": "chess", "seats": 1}, "no game called 'chess'"),
        ({"game": "imperator", "seats": 2}, "1"),
        ({"game": "imperator", "seats": 2_000_000_000}, "1"),
        ({"game": "imperator", "seats": -1}, "1"),
        ({"game": "imperator", "seats": 1, "variant": "long"}, "variant"),
        ({"game": "imperator", "seats": 1, "options": {"standing": 99}}, "standing"),
        ({"game": "imperator", "seats": 1, "options": {"colour": 1}}, "colour"),
    ],
)
def test_a_bad_setup_is_refused(browser: Browser, setup: Mapping[str, Any], words: str) -> None:
    message = refused(browser.post("/api/matches", {"setup": setup}), 400, "bad_setup")
    assert words in message


@pytest.mark.parametrize("bot", ["deep", "exec:touch trap", "os:system", "random:x=1", ""])
def test_a_bot_that_is_none_or_not_our_own_is_refused(browser: Browser, bot: str) -> None:
    new = {**IMPERATOR, "sitters": [{"name": "Deep", "bot": bot}]}
    assert repr(bot) in refused(browser.post("/api/matches", new), 400, "bad_setup")


def test_more_sitters_than_seats_are_refused(browser: Browser) -> None:
    new = {**IMPERATOR, "sitters": [{"name": "A"}, {"name": "B"}]}
    refused(browser.post("/api/matches", new), 400, "bad_setup")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"{}",
        b'{"setup": 3}',
        b'{"setup": {"game": "imperator", "seats": "one"}}',
        b'{"setup": {"game": "imperator", "seats": 1e400}}',
        b'{"setup": {"game": "imperator", "seats": 1}, "cheat": true}',
        b'{"setup": {"game": "imperator", "seats": 1, "options": {"standing": "x"}}}',
        b"\xff\xfe\x00",
        b'{"setup": {"game": "\xff", "seats": 1}}',
        b'{"setup": {"game": "\\ud800", "seats": 1}}',
        b"[" * 5000,
        b'{"setup": {"game": "imperator", "seats": 1, "options": ' + b'{"a":' * 5000,
    ],
)
def test_a_malformed_body_is_refused(browser: Browser, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = browser.http.post("/api/matches", content=body, headers=headers)
    refused(answer, 400, "bad_message")


@pytest.mark.parametrize("name", ["Cookie", "Origin", "Accept-Encoding", "If-None-Match", "Host"])
@pytest.mark.parametrize("value", [b"\xff\xfe", b'quadriga="\xff\\377"', b"=;\xc3\x28=;,"])
def test_a_header_that_is_no_text_is_no_mistake_of_ours(
    browser: Browser, name: str, value: bytes
) -> None:
    for path in ("/api/home", "/table/x"):
        headers = [(name.encode(), value)]
        assert browser.http.get(path, headers=headers).status_code in (200, 400, 503)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", None])
def test_what_another_sites_form_can_send_is_refused(browser: Browser, kind: str | None) -> None:
    headers = {} if kind is None else {"Content-Type": kind}
    match = browser.open_match()
    for path in ("/api/matches", f"/api/matches/{match}/give-up", "/api/campaigns"):
        answer = browser.http.post(path, content=json.dumps(IMPERATOR), headers=headers)
        refused(answer, 415, "bad_message")


def test_a_body_that_is_too_large_is_refused(browser: Browser) -> None:
    new = {**IMPERATOR, "sitters": [{"name": "x" * 70_000}]}
    refused(browser.post("/api/matches", new), 413, "too_large")


@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/",
        "/api/nothing",
        "/api/tables/a%00b",
        "/api/matches/m/nothing",
        "/api/home/more",
        "/api/games/chess",
    ],
)
def test_an_unknown_address_is_refused(browser: Browser, path: str) -> None:
    refused(browser.http.get(path), 404, "not_found")


@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", "/api/home"), ("DELETE", "/api/me"), ("GET", "/api/campaigns"), ("POST", "/table/x")],
)
def test_a_method_that_is_not_known_is_refused(browser: Browser, method: str, path: str) -> None:
    refused(browser.http.request(method, path, json={}), 405, "bad_message")


def test_somebody_elses_match_is_not_found(browser: Browser, stranger: Browser) -> None:
    match = browser.open_match()
    for answer in (
        stranger.http.get(f"/api/matches/{match}/replay"),
        stranger.http.get(f"/api/matches/{match}/record"),
        stranger.post(f"/api/matches/{match}/give-up", {}),
        stranger.http.get("/api/matches/nothing/replay"),
    ):
        refused(answer, 404, "not_found")
    assert not browser.get("/api/home")["matches"][0]["over"]


def test_every_answer_says_what_a_browser_may_do(browser: Browser) -> None:
    for path in ("/", "/api/home", "/api/nothing", "/table/x", "/assets/nothing.js"):
        headers = browser.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
    assert browser.http.get("/api/home").headers["cache-control"] == "no-store"


def test_long_answers_are_compressed(browser: Browser) -> None:
    with browser.http.stream("GET", "/api/games/imperator") as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert json.loads(gzip.decompress(b"".join(answer.iter_raw())))["cards"]


def test_answers_with_names_of_others_are_not_compressed(browser: Browser) -> None:
    match = browser.open_match()
    for path in ("home", f"matches/{match}/picture", f"matches/{match}/record"):
        headers = browser.http.get(f"/api/{path}").headers
        assert "content-encoding" not in headers
