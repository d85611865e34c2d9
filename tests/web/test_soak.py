"""The server is killed again and again while people and bots play: nothing is lost or doubled.

`make soak` does this for minutes; QUADRIGA_SOAK_SECONDS says for how long.
"""

import os
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
from websockets.exceptions import WebSocketException

from quadriga.core import CHANCE, Entry, Seat, Setup
from quadriga.games import make
from quadriga.table import Sitter, Table
from tests.web.places import Browser, Chair, Json, Server

SECONDS = float(os.environ.get("QUADRIGA_SOAK_SECONDS", "0"))
LEAST_KILLS = 2
PEOPLE = 3
MOVES_BETWEEN_KILLS = 25

BOT = {"name": "Livia", "bot": "novice"}
TABLES: tuple[Json, ...] = (
    {"setup": {"game": "imperator", "seats": 1}},
    {"setup": {"game": "carpe_diem", "seats": 2}, "sitters": [{"name": "Gaius"}, BOT]},
    {
        "setup": {"game": "all_roads", "seats": 3},
        "sitters": [{"name": "Gaius"}, {"name": "A"}, BOT],
    },
)


class Place:
    """Where the server is at the moment, and whether people are to go on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.is_open = True


class Player(threading.Thread):
    """Somebody at one table who comes back after each crash and sends again what has no answer.

    `played` has the revision that each acknowledged submit led to.
    """

    def __init__(self, place: Place, token: str, match: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.match = match
        self.played: dict[str, int] = {}
        self._place, self._token, self._rng = place, token, Random(seed)
        self._pending: Json | None = None

    def run(self) -> None:
        while self._place.is_open or self._pending is not None:
            try:
                with Browser(self._place.server) as browser:
                    browser.http.cookies.set("quadriga", self._token)
                    with browser.sit(self.match) as chair:
                        self._play(chair)
                        return
            except (OSError, WebSocketException):
                time.sleep(0.05)

    def _play(self, chair: Chair) -> None:
        """Play until the end of the match, or until everybody is to stop."""
        chair.hear()
        if self._pending is not None:
            self._submit(chair)
        while self._place.is_open and chair.update["ending"] is None:
            if not chair.update["choices"]:
                chair.hear()
                continue
            line = self._rng.choice(chair.update["choices"])["do"]
            name, seen = f"{self._rng.getrandbits(64)}", chair.update["revision"]
            self._pending = {"type": "do", "id": name, "seen": seen, "do": line}
            self._submit(chair)

    def _submit(self, chair: Chair) -> None:
        """Send what is pending, and wait until it is played and the table has moved on."""
        assert self._pending is not None
        chair.socket.send(msgspec.json.encode(self._pending).decode())
        seen, answer = self._pending["seen"], None
        while answer is None or chair.update["revision"] <= seen:
            message: Json = msgspec.json.decode(chair.socket.recv(timeout=60))
            if message["type"] == "played":
                answer = message
                assert self.played.setdefault(message["id"], message["revision"]) == seen + 1
            else:
                assert message["type"] != "refused", message
                chair.read(message)
        self._pending = None


def test_killed_again_and_again_nothing_is_lost_or_played_twice(tmp_path: Path) -> None:
    place = Place(Server(tmp_path, "--pace", "0"))
    players: list[Player] = []
    for number in range(PEOPLE):
        with Browser(place.server) as browser:
            matches = [browser.open_match(new) for new in TABLES]
            token = browser.token
        players += [Player(place, token, match, number) for match in matches]
    for player in players:
        player.start()
    rng, end, kills = Random(1), time.monotonic() + SECONDS, 0
    while kills < LEAST_KILLS or time.monotonic() < end:
        wanted = acknowledged(players) + rng.randint(1, MOVES_BETWEEN_KILLS)
        while acknowledged(players) < wanted and any(player.is_alive() for player in players):
            time.sleep(0.001)
        place.server.kill()
        place.server = Server(tmp_path, "--pace", "0")
        kills += 1
    place.is_open = False
    for player in players:
        player.join()
    with place.server:
        pass
    with closing(sqlite3.connect(tmp_path / "quadriga.sqlite3")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for player in players:
            check_log(connection, player)
    print(f"{kills} kills, {acknowledged(players)} acknowledged moves")


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.played) for player in players)


def check_log(connection: sqlite3.Connection, player: Player) -> None:
    """The log has every acknowledged move once, and replays with the bots' moves between them."""
    ids = "SELECT id, revision FROM submits WHERE match = ?"
    assert dict(connection.execute(ids, (player.match,)).fetchall()) == player.played
    (row,) = connection.execute(
        "SELECT game, seats, sitters, revision FROM matches WHERE id = ?", (player.match,)
    )
    game, seats, sitters, revision = row[0], row[1], msgspec.json.decode(row[2]), row[3]
    entries = "SELECT n, actor, text FROM entries WHERE match = ? ORDER BY n"
    rows = connection.execute(entries, (player.match,)).fetchall()
    assert [number for number, _, _ in rows] == list(range(len(rows)))
    log = [Entry(CHANCE if actor is None else Seat(actor), text) for _, actor, text in rows]
    table = Table.resume(make(Setup(game, seats)), [Sitter("")] * seats, log, revision)
    assert table.to_act is not CHANCE
    actors = [entry.actor for entry in log if entry.actor is not CHANCE]
    assert len(actors) == revision
    people = [actor for actor in actors if sitters[actor]["bot"] is None]
    assert len(people) == len(player.played)
