"""The server is killed again and again while people and bots play: nothing is lost or doubled.

`make soak` does this for minutes; QUADRIGA_SOAK_SECONDS says for how long. With
QUADRIGA_SOAK_FLOODS one greedy client floods the server meanwhile, in another way after each kill.
"""

import os
import signal
import sqlite3
import threading
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from random import Random
from typing import Any, TypeAlias
from uuid import uuid4

import msgspec
import pytest
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import WebSocketException

from quadriga.core import CHANCE, Entry, Seat, Setup
from quadriga.games import make
from quadriga.table import Sitter, Table
from tests.loops import result_of
from tests.postgresql import Cluster
from tests.server.clients import Browser, Chair, Json, Server
from tests.server.failures.test_crashes import children_of
from tests.server.floods import KINDS, Flood, usual_limits

SECONDS = float(os.environ.get("QUADRIGA_SOAK_SECONDS", "0"))
IS_FLOODED = os.environ.get("QUADRIGA_SOAK_FLOODS", "0") not in ("", "0")
LEAST_KILLS = 2
PEOPLE = 3 if SECONDS else 1
MOVES_BETWEEN_KILLS = 25

FLOOD_SECONDS = 60
"""How long a flood lasts at most; the server is killed sooner."""

GREEDY_LIMITS = (
    "requests",
    "requests_each",
    "frames",
    "sockets",
    "sockets_each",
    "connections_each",
)
"""What limits floods and not the players, who play faster than any person."""

Rows: TypeAlias = Sequence[Any]

QUESTIONS = (
    "SELECT id, revision FROM submits WHERE match = ?",
    "SELECT game, seats, CAST(sitters AS TEXT), revision FROM matches WHERE id = ?",
    "SELECT n, actor, text FROM entries WHERE match = ? ORDER BY n",
)
"""What is kept of a match."""

BOT = {"name": "Livia", "bot": "novice"}
TABLES: tuple[Json, ...] = (
    {"setup": {"game": "imperator", "seats": 1}},
    {"setup": {"game": "carpe_diem", "seats": 2}, "sitters": [{"name": "Gaius"}, BOT]},
    {
        "setup": {"game": "all_roads", "seats": 3},
        "sitters": [{"name": "Gaius"}, {"name": "A"}, BOT],
    },
    {"setup": {"game": "minerva", "seats": 2}, "sitters": [{"name": "Gaius"}, BOT]},
)
"""A table of each game."""


class Place:
    """Where the server is at the moment, and whether people are to go on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.is_open = True


def serve(data: Path) -> Server:
    """A server of which people ask more than any person does."""
    limits = usual_limits(*GREEDY_LIMITS) if IS_FLOODED else ()
    return Server(data, "--pace", "0", *limits)


def flooded(server: Server, kills: int) -> AbstractContextManager[object]:
    """A flood of the server, each time another, if there is to be any."""
    if not IS_FLOODED:
        return nullcontext()
    return Flood([*KINDS][kills % len(KINDS)], server.netloc, FLOOD_SECONDS)


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


def sit_down(place: Place) -> list[Player]:
    """People who play at one table of each kind."""
    players: list[Player] = []
    for number in range(PEOPLE):
        with Browser(place.server) as browser:
            matches = [browser.open_match(new) for new in TABLES]
            token = browser.token
        players += [Player(place, token, match, number) for match in matches]
    for player in players:
        player.start()
    return players


def wait_for_moves(place: Place, players: list[Player], rng: Random) -> None:
    """Wait until some more moves are acknowledged, or everybody has ended."""
    wanted = acknowledged(players) + rng.randint(1, MOVES_BETWEEN_KILLS)
    while acknowledged(players) < wanted and any(player.is_alive() for player in players):
        assert place.server.process.status is None, "the server has died by itself"
        time.sleep(0.001)


@pytest.mark.long
def test_killed_again_and_again_nothing_is_lost_or_played_twice(tmp_path: Path) -> None:
    place = Place(serve(tmp_path))
    players = sit_down(place)
    rng, end, kills = Random(1), time.monotonic() + SECONDS, 0
    least = len(KINDS) if IS_FLOODED else LEAST_KILLS
    while kills < least or time.monotonic() < end:
        with flooded(place.server, kills):
            wait_for_moves(place, players, rng)
        place.server.kill()
        place.server = serve(tmp_path)
        kills += 1
    place.is_open = False
    for player in players:
        player.join()
    with place.server:
        pass
    with closing(sqlite3.connect(tmp_path / "quadriga.sqlite3")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for player in players:
            found = [connection.execute(one, (player.match,)).fetchall() for one in QUESTIONS]
            check_log(player, *found)
    print(f"{kills} kills, {acknowledged(players)} acknowledged moves")


@pytest.mark.skipif(not SECONDS, reason="`make soak` does this for minutes")
def test_worker_processes_are_killed_again_and_again(tmp_path: Path, cluster: Cluster) -> None:
    database = cluster.create(uuid4().hex)
    server = Server(tmp_path, "--pace", "0", "--workers", "2", database=database)
    place, rng, kills = Place(server), Random(1), 0
    players = sit_down(place)
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and any(player.is_alive() for player in players):
        wait_for_moves(place, players, rng)
        os.kill(rng.choice(workers_of(server)), signal.SIGKILL)
        kills += 1
        time.sleep(3 * rng.random())
    place.is_open = False
    for player in players:
        player.join()
    server.process.send(signal.SIGTERM)
    assert "Traceback" not in server.end()
    for player, found in zip(players, result_of(kept(database, players)), strict=True):
        check_log(player, *found)
    print(f"{kills} killed workers, {acknowledged(players)} acknowledged moves")


def workers_of(server: Server) -> list[int]:
    """The worker processes of a server."""
    children = children_of(server.process.pid)
    return [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


async def kept(database: str, players: list[Player]) -> list[list[Rows]]:
    """The answers of a PostgreSQL database to `QUESTIONS` for each player."""
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        answers = [
            [
                (await connection.exec_driver_sql(one.replace("?", "$1"), (player.match,))).all()
                for one in QUESTIONS
            ]
            for player in players
        ]
    await engine.dispose()
    return answers


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.played) for player in players)


def check_log(player: Player, submits: Rows, matches: Rows, rows: Rows) -> None:
    """The log has every acknowledged move once, and replays with the bots' moves between them."""
    assert dict(submits) == player.played
    ((game, seats, encoded_sitters, revision),) = matches
    sitters = msgspec.json.decode(encoded_sitters)
    assert [number for number, _, _ in rows] == list(range(len(rows)))
    log = [Entry(CHANCE if actor is None else Seat(actor), text) for _, actor, text in rows]
    table = Table.resume(make(Setup(game, seats)), [Sitter("")] * seats, log, revision)
    assert table.to_act is not CHANCE
    actors = [entry.actor for entry in log if entry.actor is not CHANCE]
    assert len(actors) == revision
    people = [actor for actor in actors if sitters[actor]["bot"] is None]
    assert len(people) == len(player.played)
