"""Table talk: who hears what, what may be said, and that it stays."""

from collections.abc import Iterator
from uuid import uuid4

import httpx
import msgspec
import pytest

from quadriga.house.matches.talk import MAX_LINE_LENGTH, REACTIONS
from quadriga.language.catalogue import LANGUAGES
from quadriga.language.message import message
from quadriga.language.translator import Translator
from tests.server.clients import Browser, Chair, Json, refused
from tests.server.tables.test_company import at_match, begin, watching
from tests.server.tables.test_lobbies import ADA, done, table

SECRET = "sub rosa"


def say(browser: Browser, match: str, **line: str) -> httpx.Response:
    """Says a line, with an id of its own unless it has one."""
    return at_match(browser, match, "talk", {"id": uuid4().hex, **line})


def heard_until(chair: Chair, revision: int) -> Iterator[str | bytes]:
    """Everything that a socket is sent until the table is at this revision."""
    while chair.update.get("revision") != revision:
        text = chair.receive_text()
        chair.read(msgspec.json.decode(text))
        yield text


def test_those_who_sit_hear_each_other_at_once(browser: Browser, friend: Browser) -> None:
    match = begin(browser, friend)
    with browser.sit(match) as ada, friend.sit(match) as gaius:
        done(say(browser, match, text="  <b>Salve</b>,\tGai\u202e!  "))
        done(say(friend, match, reaction="hello"))
        for chair in (ada, gaius):
            assert chair.hear_talk(2) == [
                {"n": 0, "seat": 0, "reaction": None, "text": "<b>Salve</b>, Gai !"},
                {"n": 1, "seat": 1, "reaction": "hello", "text": None},
            ]
        # Who has left is still one of them.
        done(at_match(friend, match, "leave"))
        done(say(friend, match, reaction="thanks"))
        for chair in (ada, gaius):
            assert [line["n"] for line in chair.hear_talk(3)] == [0, 1, 2]
    with browser.sit(match) as ada:
        assert ada.hear_talk(3) == gaius.talk


def test_who_lost_the_answer_says_it_again_and_is_heard_once(
    browser: Browser, friend: Browser
) -> None:
    match = begin(browser, friend)
    for _ in range(2):
        done(say(browser, match, id="a", text="Salve"))
    done(say(friend, match, id="a", text="Ave"))
    with friend.sit(match) as gaius:
        assert [line["text"] for line in gaius.hear_talk(2)] == ["Salve", "Ave"]
    refused(at_match(browser, match, "talk", {"text": "Salve"}), 400, "bad_message")


def test_nobody_else_hears_or_says_anything(
    browser: Browser, friend: Browser, stranger: Browser
) -> None:
    match = begin(browser, friend)
    code = done(at_match(browser, match, "watch")).json()["code"]
    with browser.sit(match) as ada, watching(stranger, code) as spectator:
        done(say(browser, match, text=SECRET))
        ada.hear_talk(1)
        refused(say(stranger, match, text="hello"), 404, "not_found")
        refused(say(stranger, code, text="hello"), 404, "not_found")
        ada.hear_update(lambda _: True)
        ada.do(ada.update["choices"][0]["do"])
        with watching(stranger, code) as late:
            heard = [*heard_until(spectator, 1), *heard_until(late, 1)]
        assert {msgspec.json.decode(text)["type"] for text in heard} == {"update", "changes"}
        assert not any(SECRET in str(text) for text in heard)
        assert len(ada.talk) == 1
    for path in (f"/api/watch/{code}/record", f"/api/matches/{match}/record"):
        assert SECRET not in stranger.http.get(path).text


def test_talk_is_no_part_of_records_and_replays(browser: Browser, friend: Browser) -> None:
    match = begin(browser, friend)
    done(say(browser, match, text=SECRET))
    for path in ("record", "replay", "picture"):
        answer = browser.http.get(f"/api/matches/{match}/{path}")
        assert answer.status_code == 200
        assert SECRET not in answer.text


@pytest.mark.parametrize(
    "line",
    [
        {},
        {"text": ""},
        {"text": " \n\u200b "},
        {"text": "x" * (MAX_LINE_LENGTH + 1)},
        {"reaction": "nonsense"},
        {"reaction": "hello", "text": "x"},
    ],
)
def test_what_is_no_line_is_refused(browser: Browser, friend: Browser, line: Json) -> None:
    match = begin(browser, friend)
    assert "1 to 200 letters" in refused(say(browser, match, **line), 400, "bad_message")
    done(say(browser, match, text="x" * MAX_LINE_LENGTH))


def test_who_shares_a_screen_or_plays_alone_has_nobody_to_talk_to(browser: Browser) -> None:
    shared = browser.open_match({**table(ADA, {"name": "Gaius"}), "open": []})
    for match in (shared, browser.open_match()):
        assert "nobody to talk to" in refused(say(browser, match, text="hello?"), 409, "no_talk")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reaction_has_words_of_its_own(language: str) -> None:
    voice = Translator(language)
    said = {voice.text(message("talk-reaction", reaction=one)) for one in REACTIONS}
    assert len(said) == len(REACTIONS)
