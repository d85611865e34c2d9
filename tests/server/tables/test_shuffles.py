"""Shuffles that anyone can check: the commitment at once, the secret at the end and not before."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from quadriga.core.chance import commitment
from tests.server.clients import Browser, Chair, Server
from tests.server.tables.test_company import at_match, begin
from tests.server.tables.test_lobbies import done

REPLAY = (sys.executable, "-m", "quadriga", "replay")


class Witness(Chair):
    """A connection that keeps every byte it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(socket)
        self.heard: list[bytes] = []

    def receive_text(self) -> str | bytes:
        """The next message, which is kept."""
        text = super().receive_text()
        self.heard.append(text.encode() if isinstance(text, str) else text)
        return text


@contextmanager
def witness(browser: Browser, path: str) -> Iterator[Witness]:
    with browser._connect(path) as socket:
        yield Witness(socket)


def secret_of(data: Path, match: str) -> str:
    with closing(sqlite3.connect(data / "quadriga.sqlite3")) as connection:
        query = "SELECT secret FROM matches WHERE id = ?"
        ((secret,),) = connection.execute(query, (match,)).fetchall()
    return str(secret)


def asked_for(browser: Browser, match: str, code: str) -> bytes:
    """Everything that a browser is answered when it asks about a match, headers included."""
    paths = [f"matches/{match}/{what}" for what in ("record", "replay", "picture")]
    answers = [
        browser.http.get(f"/api/{path}")
        for path in (*paths, f"watch/{code}/record", f"tables/{match}", "home", "me")
    ]
    return b"".join(repr(answer.headers).encode() + answer.content for answer in answers)


def test_the_secret_is_told_at_the_end_and_in_no_byte_before(tmp_path: Path) -> None:
    with (
        Server(tmp_path) as server,
        Browser(server) as host,
        Browser(server) as guest,
        Browser(server) as stranger,
    ):
        match = begin(host, guest)
        code = str(done(at_match(host, match, "watch")).json()["code"])
        secret = secret_of(tmp_path, match)
        record, shuffle = f"/api/watch/{code}/record", f"shuffle {commitment(secret)}\n"
        with (
            witness(host, f"matches/{match}") as ada,
            witness(guest, f"matches/{match}") as gaius,
            witness(stranger, f"watch/{code}") as watcher,
        ):
            chairs = (ada, gaius, watcher)
            for chair in chairs:
                fixed = {"commitment": commitment(secret), "secret": None}
                assert chair.hear()["shuffle"] == fixed
            asked = b""
            while ada.update["ending"] is None:
                if len(ada.update["log"]) < 20:
                    asked += b"".join(
                        asked_for(one, match, code) for one in (host, guest, stranger)
                    )
                actor = chairs[ada.update["to_act"]]
                before = [list(chair.heard) for chair in chairs]
                actor.do(actor.update["choices"][0]["do"])
                for chair in chairs:
                    while chair.update["revision"] < actor.update["revision"]:
                        chair.hear()
            told = [b"".join(heard) for heard in before]
            assert shuffle.encode() in asked
            for sent in (asked, *told):
                assert secret.encode() not in sent
                assert secret.upper().encode() not in sent
            for chair in chairs:
                assert chair.update["shuffle"]["secret"] == secret
        assert f"{shuffle}secret {secret}\n" in stranger.http.get(record).text


@pytest.mark.parametrize("game", ["imperator", "minerva"])
def test_the_record_of_a_finished_match_proves_its_draws(tmp_path: Path, game: str) -> None:
    with Server(tmp_path) as server, Browser(server) as browser:
        match = browser.open_match({"setup": {"game": game, "seats": 1}})
        file = tmp_path / "record.txt"
        with browser.sit(match) as chair:
            chair.hear()
            while chair.update["ending"] is None:
                chair.do(chair.update["choices"][0]["do"])
        text = browser.http.get(f"/api/matches/{match}/record").text
    file.write_text(text, encoding="utf-8")
    done_well = subprocess.run(
        (*REPLAY, str(file), "--verify"), capture_output=True, text=True, check=False
    )
    assert done_well.returncode == 0, done_well.stdout + done_well.stderr
    assert "Every draw follows from the secret" in done_well.stdout
    # With another secret, and its own commitment, the first draw is another one.
    lines = [line for line in text.splitlines() if not line.startswith(("shuffle", "secret"))]
    other = "ab" * 32
    at = next(n for n, line in enumerate(lines) if line.startswith("variant"))
    lines[at:at] = [f"shuffle {commitment(other)}", f"secret {other}"]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    refused = subprocess.run(
        (*REPLAY, str(file), "--verify"), capture_output=True, text=True, check=False
    )
    assert refused.returncode == 1


def test_a_server_with_a_seed_has_no_secret_to_tell(tmp_path: Path) -> None:
    with Server(tmp_path, "--seed", "rome") as server, Browser(server) as browser:
        match = browser.open_match()
        with browser.sit(match) as chair:
            assert chair.hear()["shuffle"] is None
        assert "shuffle" not in browser.http.get(f"/api/matches/{match}/record").text
