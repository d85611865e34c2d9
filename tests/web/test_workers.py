"""Several processes on one PostgreSQL database: to people it is one server."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from uuid import uuid4

import pytest

from quadriga.cli import main
from quadriga.store.store import VARIABLE
from tests.postgresql import Cluster
from tests.web.places import Browser, Chair, Server
from tests.web.test_crashes import children_of
from tests.web.test_lobbies import ADA, NOBODY, done, table

BOT = {"name": "Livia", "bot": "novice"}

pytestmark = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="looks into /proc")


def worker_of(server: Server, port: int) -> int:
    """The worker process that serves the connection from this port of a client."""
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, local, remote, *rest = line.split()
        if remote.endswith(f":{port:04X}") and local.endswith(_hex_port(server)):
            name = f"socket:[{rest[6]}]"
            for worker in children_of(server.process.pid):
                if name in _open_files(worker):
                    return worker
    raise AssertionError("no worker serves this connection")


def _hex_port(server: Server) -> str:
    return f":{int(server.netloc.rpartition(':')[2]):04X}"


def _open_files(process: int) -> set[str]:
    files = Path(f"/proc/{process}/fd").iterdir()
    return {str(file.readlink()) for file in files if file.is_symlink()}


@contextmanager
def sit_at(
    browser: Browser, match: str, *, not_at: int | None = None
) -> Iterator[tuple[Chair, int]]:
    """A place at a table, and its worker process, which is another one than `not_at`."""
    while True:
        with browser.sit(match) as chair:
            worker = worker_of(browser.server, chair.socket.local_address[1])
            if worker != not_at:
                chair.hear()
                yield chair, worker
                return


def kill_and_await_another(server: Server, worker: int) -> None:
    """Kill a worker process; the server starts another in its place."""
    before = set(children_of(server.process.pid))
    os.kill(worker, signal.SIGKILL)
    while set(children_of(server.process.pid)) <= before:
        time.sleep(0.01)


def play(rng: Random, chairs: list[Chair], moves: int) -> None:
    """Let people play so many moves; after each all see the same table."""
    for _ in range(moves):
        while not any(chair.update["choices"] for chair in chairs):
            chairs[0].hear()  # a bot plays
            catch_up(chairs)
        to_act = next(chair for chair in chairs if chair.update["choices"])
        answer = to_act.do(rng.choice(to_act.update["choices"])["do"])
        assert answer["type"] == "update", answer
        catch_up(chairs)


def catch_up(chairs: list[Chair]) -> None:
    """Wait until all have seen what one has."""
    latest = max(chair.update["revision"] for chair in chairs)
    for chair in chairs:
        chair.hear_update(lambda now: now["revision"] >= latest)
    assert all(chair.update["clock"] == chairs[0].update["clock"] for chair in chairs)


def test_people_at_different_workers_play_one_match_and_one_worker_is_killed(
    tmp_path: Path, cluster: Cluster
) -> None:
    rng = Random(3)
    database = cluster.create(uuid4().hex)
    server = Server(tmp_path, "--workers", "2", "--pace", "0", database=database)
    with Browser(server) as host, Browser(server) as guest:
        match, code = host.open_lobby(
            {**table(ADA, NOBODY, BOT), "clock": {"per": "turn", "seconds": 3600}}
        )
        with guest.wait_in(code) as bench:
            bench.hear()
            done(guest.take_seat(code, 1, "Gaius"))
            done(host.in_lobby(code, "start"))
            bench.hear_until(lambda told: told["type"] == "begun")
        with sit_at(host, match) as (ada, first):
            with sit_at(guest, match, not_at=first) as (gaius, second):
                ada.hear_update(lambda now: now["company"]["places"][1]["here"])
                play(rng, [ada, gaius], 8)
                kill_and_await_another(server, second)
            with sit_at(guest, match, not_at=second) as (gaius, _):
                catch_up([ada, gaius])
                play(rng, [ada, gaius], 8)
                assert len(ada.update["log"]) == len(gaius.update["log"])
                assert {line["seat"] for line in ada.update["log"]} >= {0, 1, 2}
    server.process.send_signal(signal.SIGTERM)
    assert server.end().count("has died and is replaced") == 1
    assert server.process.returncode == 0


def test_on_sqlite_several_processes_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert main(["serve", "--workers", "2", "--port", "0", "--data", str(tmp_path)]) == 2
    assert "need a PostgreSQL database" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
