"""What is submitted is played once, however often it is sent and whatever happens to answers."""

from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.clients import Browser, Chair, Json, Server


def submit(chair: Chair, name: str, line: str | None = None) -> Json:
    """Send a line with this id, as an answer to what the chair was told last; the message sent."""
    line = line or chair.update["choices"][0]["do"]
    sent = {"type": "do", "id": name, "seen": chair.update["revision"], "do": line}
    send(chair, sent)
    return sent


def send(chair: Chair, message: Json) -> None:
    chair.socket.send(msgspec.json.encode(message).decode())


def told(chair: Chair, kind: str, name: str | None = None) -> Json:
    """The next message of this kind, or the next that answers `name`; the others are dropped."""
    while True:
        message: Json = msgspec.json.decode(chair.socket.recv(timeout=60))
        if message["type"] == kind and name in (None, message.get("id")):
            return message


def test_what_is_sent_again_is_not_played_again(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        chair.hear()
        sent = submit(chair, "first")
        assert told(chair, "played", "first") == {"type": "played", "id": "first", "revision": 1}
        for _ in range(2):
            send(chair, sent)
            assert told(chair, "played", "first")["revision"] == 1
    with browser.sit(match) as chair:
        after = chair.hear()
        assert after["revision"] == 1
        send(chair, sent)
        assert told(chair, "played", "first")["revision"] == 1
        chair.play(Random(1))
        send(chair, sent)
        assert told(chair, "played", "first")["revision"] == 1
        assert chair.update["ending"] is not None


def test_sent_twice_at_once_it_is_played_once(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as one, browser.sit(match) as two:
        one.hear()
        two.hear()
        sent = submit(one, "same")
        send(two, sent)
        assert [told(chair, "played")["revision"] for chair in (one, two)] == [1, 1]


def test_another_id_on_an_old_table_is_stale(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        chair.hear()
        sent = submit(chair, "first")
        told(chair, "played")
        send(chair, {**sent, "id": "second"})
        assert told(chair, "refused")["code"] == "stale"


def test_what_was_refused_may_be_sent_again(browser: Browser) -> None:
    match = browser.open_match()
    with browser.sit(match) as chair:
        chair.hear()
        sent = submit(chair, "first", "nonsense")
        assert told(chair, "refused")["code"] == "illegal"
        send(chair, {**sent, "do": chair.update["choices"][0]["do"]})
        assert told(chair, "played")["revision"] == 1


def test_an_undo_that_is_sent_again_takes_nothing_else_back(browser: Browser) -> None:
    match = browser.open_match({"setup": {"game": "carpe_diem", "seats": 2}})
    with browser.sit(match) as chair:
        chair.hear()
        while not chair.update["can_undo"]:
            chair.play(Random(2), 1)
        seen = chair.update["revision"]
        undo = {"type": "undo", "id": "back", "seen": seen}
        for _ in range(2):
            send(chair, undo)
            answer = told(chair, "played", "back")
            assert answer == {"type": "played", "id": "back", "revision": seen + 1}


def test_the_same_id_of_two_people_is_not_the_same(browser: Browser, stranger: Browser) -> None:
    for somebody in (browser, stranger):
        with somebody.sit(somebody.open_match()) as chair:
            chair.hear()
            submit(chair, "1")
            assert told(chair, "played")["revision"] == 1


def test_after_a_crash_it_is_known_what_was_played(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with Browser(server) as browser:
        match = browser.open_match()
        with browser.sit(match) as chair:
            chair.hear()
            sent = submit(chair, "first")
            told(chair, "played")
        server.kill()
        with Server(tmp_path) as again:
            browser.move_to(again)
            with browser.sit(match) as chair:
                assert chair.hear()["revision"] == 1
                send(chair, sent)
                assert told(chair, "played") == {"type": "played", "id": "first", "revision": 1}


# ---- a line that drops, delays, repeats and reorders ---------------------------------------------

TROUBLES = ("none", "lose answer", "lose order", "repeat", "late", "old order first", "miss one")


class Client:
    """A client as the page is one, over a line on which everything goes wrong."""

    def __init__(self, browser: Browser, match: str, rng: Random) -> None:
        self._browser, self._match, self._rng = browser, match, rng
        self._line = ExitStack()
        self._last: Json | None = None
        self._unanswered: deque[Json] = deque()
        self.played: set[str] = set()
        self.connect()

    def connect(self) -> None:
        """A new connection, which begins with the whole table; what is not answered is resent."""
        self._line.close()
        self._line = ExitStack()
        self._chair = self._line.enter_context(self._browser.sit(self._match))
        self._chair.hear()
        resent = list(self._unanswered)
        self._unanswered.clear()
        for order in resent:
            self._send(order)
        self.settle()

    def close(self) -> None:
        self._line.close()

    @property
    def table(self) -> Json:
        return self._chair.update

    def act(self, trouble: str) -> None:
        """Play something on the table as this client knows it, with trouble on the line."""
        if not self.table["choices"]:
            return
        if trouble == "old order first" and self._last is not None:
            self._send(self._last)
        line = self._rng.choice(self.table["choices"])["do"]
        order = {"type": "do", "id": f"{self._rng.getrandbits(64)}", "do": line}
        self._last = {**order, "seen": self.table["revision"]}
        self._send(self._last, lost=trouble == "lose order")
        if trouble == "repeat":
            self._send(self._last)
        if trouble == "miss one":
            self._chair.socket.recv(timeout=60)
        if trouble in ("lose answer", "lose order", "miss one"):
            self.connect()
        elif trouble != "late":
            self.settle()

    def settle(self) -> None:
        """Read until all that was sent is answered; answers come in the order of what was sent."""
        while self._unanswered:
            message: Json = msgspec.json.decode(self._chair.socket.recv(timeout=60))
            if message["type"] in ("update", "changes"):
                self._chair.read(message)
                continue
            order = self._unanswered.popleft()
            if message["type"] == "played":
                assert message["id"] == order["id"]
                self.played.add(order["id"])

    def _send(self, order: Json, *, lost: bool = False) -> None:
        self._unanswered.append(order)
        if not lost:
            send(self._chair, order)


@contextmanager
def clients(browser: Browser, rng: Random) -> Iterator[list[Client]]:
    """Two windows at one match."""
    match = browser.open_match()
    both = [Client(browser, match, rng) for _ in range(2)]
    try:
        yield both
    finally:
        for client in both:
            client.close()


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    seed=st.integers(0, 1000),
    troubles=st.lists(
        st.tuples(st.integers(0, 1), st.sampled_from(TROUBLES)), min_size=4, max_size=14
    ),
)
def test_whatever_goes_wrong_on_the_line_nothing_is_lost_or_played_twice(
    browser: Browser, seed: int, troubles: list[tuple[int, str]]
) -> None:
    with clients(browser, Random(seed)) as both:
        for who, trouble in troubles:
            both[who].act(trouble)
        for client in [
            *both,
            *both,
        ]:  # the first may have something under way that the second misses
            client.connect()
        one, two = (client.table for client in both)
        assert one == two
        assert one["revision"] == len(both[0].played | both[1].played)
