"""A hint is looked for beside the game: moves go on, and it is told only where it still counts.

The processes of bots are stopped where a hint has to take for ever.
"""

import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.server.clients import Browser, Chair, Json, Server
from tests.server.failures.test_crashes import children_of

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="looks into /proc for the processes of bots"
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots may be stopped; it must not write to stderr."""
    with Server(tmp_path, "--seed", "tests", "--hint-playouts", "20") as server:
        yield server


@contextmanager
def thinking_for_ever(server: Server, chair: Chair) -> Iterator[None]:
    """Whoever looks for hints does not go on inside the `with` block."""
    assert ask(chair)["type"] == "hint"
    processes = children_of(server.process.pid)
    for pid in processes:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in processes:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def ask(chair: Chair) -> Json:
    """The answer to a hint that is asked for now."""
    return chair.say({"type": "hint", "seen": chair.update["revision"]})


def send_hint(chair: Chair) -> None:
    """Ask for a hint, and do not wait."""
    chair.socket.send(f'{{"type": "hint", "seen": {chair.update["revision"]}}}')


def is_late(answer: Json) -> bool:
    """Whether this says that a hint came too late; a move would be named."""
    return (answer["type"], answer["code"], answer["id"]) == ("refused", "stale", None)


ORDER = (("played", ""), ("refused", " again"))


def answer_to_move(chair: Chair) -> tuple[str, str]:
    """What the next answer to a move is, and to which."""
    while True:
        message = json.loads(chair.receive_text())
        chair.read(message)
        if message.get("id") is not None:
            return message["type"], message["id"]


def test_a_move_does_not_wait_for_a_hint(server: Server, browser: Browser) -> None:
    with browser.sit(browser.open_match()) as chair:
        chair.hear()
        with thinking_for_ever(server, chair):
            send_hint(chair)
            answers = [chair.do(chair.update["choices"][0]["do"]), chair.hear()]
        # The new position is told to all at the table, so it may come before or after.
        assert {one["type"] for one in answers} == {"update", "refused"}
        assert is_late(next(one for one in answers if one["type"] == "refused"))
        assert chair.update["revision"] == 1
        assert ask(chair)["revision"] == 1


def test_a_move_that_is_refused_does_not_cost_the_hint(server: Server, browser: Browser) -> None:
    with browser.sit(browser.open_match()) as chair:
        chair.hear()
        with thinking_for_ever(server, chair):
            send_hint(chair)
            assert chair.say({"type": "do", "id": "wrong", "seen": 0, "do": "nonsense"}) == {
                **chair.do("nonsense"),
                "id": "wrong",
            }
        assert chair.hear()["type"] == "hint"


def test_moves_keep_their_order_beside_hints(server: Server, browser: Browser) -> None:
    answers = list[tuple[str, str]]()
    with browser.sit(browser.open_match()) as chair:
        chair.hear()
        with thinking_for_ever(server, chair):
            for n in range(4):
                line = chair.update["choices"][0]["do"]
                send_hint(chair)
                chair.socket.send(f'{{"type":"do","id":"{n}","seen":{n},"do":"{line}"}}')
                chair.socket.send(f'{{"type":"do","id":"{n} again","seen":{n},"do":"{line}"}}')
                answers += [answer_to_move(chair), answer_to_move(chair)]
                chair.hear_update(lambda update, seen=n: update["revision"] > seen)  # type: ignore[misc]
        assert answers == [(kind, f"{n}{end}") for n in range(4) for kind, end in ORDER]


def test_who_asks_again_is_answered_once_more(server: Server, browser: Browser) -> None:
    """The first is told that it has been replaced: whatever is asked has an answer."""
    with browser.sit(browser.open_match()) as chair:
        chair.hear()
        with thinking_for_ever(server, chair):
            send_hint(chair)
            assert is_late(ask(chair))
            assert is_late(ask(chair))
        assert chair.hear()["type"] == "hint"


def test_a_hint_for_a_position_that_has_gone_is_not_told(server: Server, browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair, browser.sit(match) as other:
        chair.hear()
        other.hear()
        with thinking_for_ever(server, chair):
            send_hint(chair)
            other.do(other.update["choices"][0]["do"])
            assert chair.hear()["revision"] == 1
        assert is_late(chair.hear())


def test_who_leaves_takes_the_question_along(server: Server, browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        chair.hear()
        with thinking_for_ever(server, chair):
            for _ in range(3):
                with browser.sit(match) as other:
                    other.hear()
                    send_hint(other)
        assert ask(chair)["type"] == "hint"


def test_refusals_of_hints_still_come(server: Server, browser: Browser) -> None:
    with browser.sit(browser.open_match()) as chair:
        chair.hear()
        with thinking_for_ever(server, chair):
            send_hint(chair)
            assert chair.say({"type": "hint", "seen": 9})["code"] == "stale"
            assert chair.say({"type": "undo", "id": "u", "seen": 0})["code"] == "nothing_to_undo"
        assert chair.hear()["type"] == "hint"


def test_a_server_stops_quietly_while_a_hint_is_looked_for(
    server: Server, browser: Browser
) -> None:
    with browser.sit(browser.open_match()) as chair:
        chair.hear()
        with thinking_for_ever(server, chair):
            send_hint(chair)
            server.process.send(signal.SIGTERM)
            assert server.end() == ""
