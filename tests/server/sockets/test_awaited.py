"""Any open page is told in which matches others wait for this person."""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.server.clients import Browser, Server
from tests.server.tables.test_company import at_match, begin
from tests.server.tables.test_lobbies import done


class Bell:
    """The socket of a person."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def hear(self) -> list[str]:
        """The matches in which this person is awaited."""
        message = msgspec.json.decode(self.socket.recv(timeout=60))
        assert message["type"] == "awaited"
        return [one["match"] for one in message["matches"]]

    def await_matches(self, *names: str) -> None:
        """Hear on until these are the matches."""
        while self.hear() != list(names):
            pass


@contextmanager
def bell(browser: Browser) -> Iterator[Bell]:
    with browser._connect("me") as socket:
        yield Bell(socket)


def test_each_is_told_when_the_others_wait_for_them(browser: Browser, friend: Browser) -> None:
    assert browser.token
    assert friend.token
    with bell(browser) as ada, bell(friend) as gaius:
        assert ada.hear() == gaius.hear() == []
        match = begin(browser, friend)
        ada.await_matches(match)
        with browser.sit(match) as chair:
            chair.hear()
            while chair.update["to_act"] == 0:
                chair.do(chair.update["choices"][0]["do"])
        ada.await_matches()
        gaius.await_matches(match)
        done(at_match(friend, match, "leave"))
        gaius.await_matches()


def test_who_plays_alone_is_awaited_by_nobody(browser: Browser) -> None:
    browser.open_match()
    with bell(browser) as mine:
        assert mine.hear() == []


def test_a_newcomer_is_awaited_by_nobody(server: Server) -> None:
    with connect(f"ws://{server.netloc}/api/me/socket") as socket:
        assert Bell(socket).hear() == []
