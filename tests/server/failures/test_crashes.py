"""The server may die at any moment: what was acknowledged is there afterwards."""

import os
import signal
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import WebSocketException

from quadriga.core import CHANCE, Entry, Seat, Setup
from quadriga.games import make
from quadriga.table import Sitter, Table
from tests.server.clients import IMPERATOR, Browser, Json, Server


def test_killed_between_moves_the_match_goes_on(tmp_path: Path) -> None:
    rng = Random(11)
    with Server(tmp_path, "--seed", "crash") as server, Browser(server) as browser:
        match = browser.open_match()
        last: Json = {}
        for _ in range(4):
            with browser.sit(match) as chair:
                assert chair.hear() == last or not last
                chair.play(rng, 3)
                last = chair.update
            server.kill()
            server = Server(tmp_path, "--seed", "crash")
            browser.move_to(server)
        with browser.sit(match) as chair:
            assert chair.hear() == last
            chair.play(rng)
            assert chair.update["ending"] is not None
        with server:
            pass


class Player(threading.Thread):
    """Plays one match as fast as it can; `seen` is its last update before the connection broke."""

    def __init__(self, browser: Browser, match: str, seed: int, going: threading.Barrier) -> None:
        super().__init__()
        self.browser, self.match, self.rng, self.going = browser, match, Random(seed), going
        self.seen: Json = {}

    def run(self) -> None:
        try:
            with self.browser.sit(self.match) as chair:
                self.seen = chair.hear()
                self.going.wait()
                while chair.update["choices"]:
                    chair.play(self.rng, 1)
                    self.seen = chair.update
        except (OSError, WebSocketException):
            pass


@pytest.mark.parametrize("burst", [0, 2])
def test_killed_in_a_burst_nothing_acknowledged_is_lost(tmp_path: Path, burst: int) -> None:
    server = Server(tmp_path)
    with Browser(server) as browser:
        going = threading.Barrier(13)
        names = [browser.open_match() for _ in range(12)]
        assert browser.token
        players = [Player(browser, name, n, going) for n, name in enumerate(names)]
        for player in players:
            player.start()
        going.wait()
        while sum(player.seen["revision"] for player in players) < 20 + 25 * burst:
            time.sleep(0.001)
        server.kill()
        for player in players:
            player.join()
        with Server(tmp_path) as again:
            browser.move_to(again)
            for player in players:
                with browser.sit(player.match) as chair:
                    now = chair.hear()
                    assert now["revision"] - player.seen["revision"] in (0, 1)
                    assert now["log"][: len(player.seen["log"])] == player.seen["log"]
                    if now["revision"] == player.seen["revision"]:
                        assert now == player.seen
    check_logs(tmp_path / "quadriga.sqlite3")


def check_logs(file: Path) -> None:
    """Every log is whole: it replays, chance has been settled, and no number is missing."""
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for match, revision, over in connection.execute("SELECT id, revision, over FROM matches"):
            rows = connection.execute(
                "SELECT n, actor, text FROM entries WHERE match = ? ORDER BY n", (match,)
            ).fetchall()
            assert [row[0] for row in rows] == list(range(len(rows)))
            log = [Entry(CHANCE if actor is None else Seat(actor), text) for _, actor, text in rows]
            table = Table.resume(make(Setup("imperator", 1)), [Sitter("You")], log, revision)
            assert table.to_act is not CHANCE
            assert table.over == bool(over)
            assert sum(actor is not None for _, actor, _ in rows) == revision


def test_fifty_matches_at_once(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Browser(server) as browser:
        assert browser.token
        names = [browser.open_match() for _ in range(50)]
        going = threading.Barrier(50)
        players = [Player(browser, name, n, going) for n, name in enumerate(names)]
        for player in players:
            player.start()
        for player in players:
            player.join()
        assert all(player.seen["ending"] for player in players)
        home = browser.get("/api/home")
        results = {match["id"]: match["result"] for match in home["matches"]}
        assert results == {p.match: p.seen["ending"]["result"] for p in players}
        assert browser.get("/api/health")["open_tables"] == 50
    check_logs(tmp_path / "quadriga.sqlite3")


def test_bots_go_on_after_a_crash_when_somebody_looks(tmp_path: Path) -> None:
    new = {**IMPERATOR, "sitters": [{"name": "Livia", "bot": "novice"}]}
    server = Server(tmp_path)
    with Browser(server) as browser:
        match = browser.open_match(new)
        with browser.sit(match) as chair:
            while chair.hear()["revision"] < 2:
                pass
        server.kill()
        with Server(tmp_path) as again:
            browser.move_to(again)
            with browser.sit(match) as chair:
                reached = chair.hear()["revision"]
                assert reached >= 2
                while chair.hear()["revision"] < reached + 2:
                    pass
            assert browser.post(f"/api/matches/{match}/give-up", {}).status_code == 204


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
def test_the_process_of_the_bots_dies_with_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with Browser(server) as browser, browser.sit(browser.open_match()) as chair:
        chair.hear()
        assert chair.say({"type": "hint", "seen": 0})["type"] == "hint"
        children = children_of(server.process.pid)
        assert children
        server.process.send(signal.SIGKILL)
        # The pipes to the server are closed once nobody holds them any more.
        server.end()
    while any(is_alive(pid) for pid in children):
        time.sleep(0.01)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
def test_bots_go_on_when_their_process_hangs(tmp_path: Path) -> None:
    new = {**IMPERATOR, "sitters": [{"name": "Livia", "bot": "citizen"}]}
    server = Server(tmp_path, "--pace", "0.2")
    with Browser(server) as browser, browser.sit(browser.open_match(new)) as chair:
        while chair.hear()["revision"] < 2:
            pass
        stopped = children_of(server.process.pid)
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        reached = chair.update["revision"]
        while chair.hear()["revision"] < reached + 4:
            pass
        assert any(not is_alive(pid) for pid in stopped)
    for pid in filter(is_alive, stopped):
        os.kill(pid, signal.SIGCONT)
    server.process.send(signal.SIGTERM)
    assert "a quick bot moves for the citizen" in server.end()


def children_of(parent: int) -> list[int]:
    """The processes that this one has started."""
    text = Path(f"/proc/{parent}/task/{parent}/children").read_text()
    return [int(pid) for pid in text.split()]


def is_alive(pid: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"
