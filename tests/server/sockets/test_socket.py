"""The flow of a table: lines in, updates out."""

import json
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.clients import IMPERATOR, Browser, Server


def test_a_whole_game(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        first = chair.hear()
        assert (first["match"], first["revision"], first["seat"], first["to_act"]) == (
            match,
            0,
            0,
            0,
        )
        assert first["choices"]
        assert all(choice["do"] and choice["label"] for choice in first["choices"])
        assert first["prompt"]
        played = chair.play(Random(3))
        last = chair.update
    assert last["revision"] == played
    assert last["ending"] is not None
    assert last["choices"] == []
    (card,) = browser.get("/api/home")["matches"]
    assert (card["over"], card["result"]) == (True, last["ending"]["result"])


def test_leaving_and_coming_back(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        chair.hear()
        chair.play(Random(4), 5)
        last = chair.update
    with browser.sit(match) as chair:
        assert chair.hear() == last


def test_two_windows_see_the_same(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as one, browser.sit(match) as two:
        assert one.hear() == two.hear()
        one.do(one.update["choices"][0]["do"])
        assert two.hear() == one.update
        assert two.update["revision"] == 1


def test_a_stale_line_is_refused_to_its_sender_alone(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as one, browser.sit(match) as two:
        one.hear()
        old = two.hear()
        one.do(one.update["choices"][0]["do"])
        line = {"type": "do", "id": "x", "seen": old["revision"], "do": old["choices"][0]["do"]}
        two.socket.send(json.dumps(line))
        answers = [two.hear(), two.hear()]
        assert sorted(answer["type"] for answer in answers) == ["refused", "update"]
        (refused,) = [answer for answer in answers if answer["type"] == "refused"]
        assert refused["code"] == "stale"
        one.do(one.update["choices"][0]["do"])
        assert one.update["revision"] == 2


def test_an_illegal_line_is_refused_with_a_reason(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        first = chair.hear()
        for line in ("", "nonsense", "take", "draw gardens", "x" * 3000, "take gardens\n", "ROMA"):
            answer = chair.do(line)
            assert (answer["type"], answer["code"]) == ("refused", "illegal")
            assert answer["message"]
    with browser.sit(match) as chair:
        assert chair.hear() == first


def test_undo_takes_the_last_decision_back(browser: Browser) -> None:
    """A Senate split is a decision with nothing revealed before the next one."""
    rng = Random(5)
    for _ in range(20):
        match = browser.open_match()
        with browser.sit(match) as chair:
            before = chair.hear()
            while chair.update["choices"]:
                before = chair.update
                chair.do(rng.choice(before["choices"])["do"])
                if chair.update["can_undo"]:
                    after = chair.undo()
                    assert after["revision"] == before["revision"] + 2
                    same = ("view", "choices", "log", "prompt", "outlook")
                    assert [after[key] for key in same] == [before[key] for key in same]
                    return
    raise AssertionError("no game came to a decision that can be taken back")


def test_nothing_to_undo_is_refused(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        assert not chair.hear()["can_undo"]
        assert chair.undo()["code"] == "nothing_to_undo"
        chair.update["revision"] = 7
        assert chair.undo()["code"] == "stale"


def test_after_the_end_everything_is_refused(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        chair.hear()
        chair.play(Random(6))
        assert chair.do("take gardens")["code"] == "over"
        assert chair.undo()["code"] == "over"
        answer = chair.say({"type": "hint", "seen": chair.update["revision"]})
        assert answer["code"] == "not_your_turn"


def test_a_hint_has_the_best_three_lines_with_their_reasons(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        first = chair.hear()
        hint = chair.say({"type": "hint", "seen": 0})
        assert hint["type"] == "hint"
        assert hint["revision"] == 0
        labels = {choice["do"]: choice["label"] for choice in first["choices"]}
        assert len({one["do"] for one in hint["best"]}) == 3
        for one in hint["best"]:
            assert labels[one["do"]] == one["label"]
            assert one["points"]["mean"] > one["points"]["error"] > 0
            assert one["reason"]["id"] in ("merit", "merits")
            assert one["result"] is None
        assert chair.say({"type": "hint", "seen": 4})["code"] == "stale"
        assert chair.do(hint["best"][0]["do"])["type"] == "update"
        assert chair.say({"type": "hint", "seen": 0})["code"] == "stale"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "{",
        "null",
        "[]",
        "{}",
        '{"type": "do"}',
        '{"type": "do", "id": "x", "seen": 0}',
        '{"type": "do", "id": "x", "seen": "0", "do": "take gardens"}',
        '{"type": "do", "id": "x", "seen": 0, "do": 7}',
        '{"type": "do", "id": "x", "seen": 0, "do": "take gardens", "seat": 1}',
        '{"type": "do", "seen": 0, "do": "take gardens"}',
        '{"type": "do", "id": "", "seen": 0, "do": "take gardens"}',
        '{"type": "do", "id": "' + "x" * 65 + '", "seen": 0, "do": "take gardens"}',
        '{"type": "do", "id": "x\\u0000", "seen": 0, "do": "take gardens"}',
        '{"type": "update", "seen": 0}',
        '{"type": "undo", "id": "x", "seen": null}',
        "[" * 4000,
        '{"type": "do", "id": "x", "seen": 0, "do": "x", "deep": ' + "[" * 3000,
    ],
)
def test_a_malformed_message_is_refused(browser: Browser, text: str) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        chair.hear()
        chair.socket.send(text)
        assert chair.hear()["code"] == "bad_message"
        assert chair.do(chair.update["choices"][0]["do"])["revision"] == 1


def test_bytes_are_refused(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        chair.hear()
        chair.socket.send(b'{"type": "undo", "id": "x", "seen": 0}')
        assert chair.hear()["code"] == "bad_message"


def test_a_message_that_is_too_large_is_refused(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        chair.hear()
        for text in ("x" * 5000, "é" * 2500):
            assert chair.do(text)["code"] == "too_large"
        assert chair.do(chair.update["choices"][0]["do"])["revision"] == 1


def test_a_message_far_too_large_closes_the_socket(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        chair.hear()
        with pytest.raises(ConnectionClosed) as closed:
            chair.do("x" * 1_000_000)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with browser.sit(match) as chair:
        assert chair.hear()["revision"] == 0


def test_who_sends_only_nonsense_is_cut_off(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        chair.hear()
        chair.socket.send("nonsense")
        assert chair.hear()["code"] == "bad_message"
        chair.do(chair.update["choices"][0]["do"])
        for _ in range(20):
            chair.socket.send("nonsense")
            assert chair.hear()["code"] == "bad_message"
        with pytest.raises(ConnectionClosed) as closed:
            chair.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_illegal_lines_cut_nobody_off(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        chair.hear()
        for _ in range(30):
            assert chair.do("nonsense")["code"] == "illegal"


def test_a_page_of_another_site_is_refused(browser: Browser) -> None:
    match = browser.open_match()
    for origin in ("http://evil.example", "null", f"{browser.server.address}.evil.example"):
        with pytest.raises(InvalidStatus) as refused, browser.sit(match, origin=origin):
            pass
        assert refused.value.response.status_code == 403


def test_a_client_without_origin_is_let_in(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match, origin=None) as chair:
        assert chair.hear()["type"] == "update"


def test_somebody_elses_table_is_not_found(browser: Browser, stranger: Browser) -> None:
    match = browser.open_match()
    for name in (match, "nothing"):
        with stranger.sit(name) as chair:
            assert chair.hear()["code"] == "not_found"
            with pytest.raises(ConnectionClosed) as closed:
                chair.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


def test_without_a_cookie_nothing_is_found(server: Server, browser: Browser) -> None:
    match = browser.open_match()
    with connect(f"ws://{server.netloc}/api/matches/{match}/socket") as socket:
        assert json.loads(socket.recv(timeout=60))["code"] == "not_found"


def test_a_bot_plays_by_itself(browser: Browser) -> None:
    new = {**IMPERATOR, "sitters": [{"name": "Greedy", "bot": "citizen"}]}
    match = browser.open_match(new)
    with browser.sit(match) as chair:
        update = chair.hear()
        assert update["seat"] is None
        assert update["choices"] == []
        assert chair.do("take gardens")["type"] in ("refused", "update")
        while chair.hear().get("revision", 0) < 3:
            pass
    assert browser.post(f"/api/matches/{match}/give-up", {}).status_code == 204


def test_a_slow_reader_holds_nobody_up(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as slow, browser.sit(match) as quick:
        slow.hear()
        quick.hear()
        quick.play(Random(8))
        while slow.update["revision"] < quick.update["revision"]:
            slow.hear()
        assert slow.update == quick.update
