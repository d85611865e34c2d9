"""Several processes on one PostgreSQL database: to people it is one server."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple
from uuid import uuid4

import pytest

from quadriga.cli import main
from quadriga.store.sql_store import VARIABLE
from tests.postgresql import Cluster
from tests.server.clients import Browser, Chair, Json, Server
from tests.server.failures.test_crashes import children_of
from tests.server.tables.test_lobbies import ADA, NOBODY, done, table
from tests.server.tables.test_take_backs import answer, hand_on, send

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
        time.sleep(0.05)  # another one may just be starting


class Workers(NamedTuple):
    """A server of two worker processes, the name of its database, and whom tests have killed."""

    server: Server
    database: str
    killed: list[int]

    def kill_and_await_another(self, worker: int) -> None:
        """Kill a worker process; the server starts another in its place."""
        before = set(children_of(self.server.process.pid))
        os.kill(worker, signal.SIGKILL)
        self.killed.append(worker)
        while set(children_of(self.server.process.pid)) <= before:
            time.sleep(0.01)


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory, cluster: Cluster) -> Iterator[Workers]:
    """A server that stops without complaint, but for each worker that was killed."""
    database, killed = uuid4().hex, list[int]()
    address = cluster.create(database)
    folder = tmp_path_factory.mktemp("workers")
    server = Server(folder, "--workers", "2", "--pace", "0", database=address)
    yield Workers(server, database, killed)
    server.process.send(signal.SIGTERM)
    assert server.end().count("has died and is replaced") == len(killed)
    assert server.process.status == 0


def begin(host: Browser, guest: Browser, *others: Json, game: str = "all_roads") -> str:
    """A match of two people and these others, who have an hour for each turn."""
    clock = {"per": "turn", "seconds": 3600}
    match, code = host.open_lobby({**table(ADA, NOBODY, *others, game=game), "clock": clock})
    with guest.wait_in(code) as bench:
        bench.hear()
        done(guest.take_seat(code, 1, "Gaius"))
        done(host.in_lobby(code, "start"))
        bench.hear_until(lambda told: told["type"] == "begun")
    return match


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
    """Wait until all have seen the same; a bot may go on meanwhile."""
    while len({chair.update["revision"] for chair in chairs}) > 1:
        behind = min(chairs, key=lambda chair: int(chair.update["revision"]))
        behind.hear()
    assert all(chair.update["clock"] == chairs[0].update["clock"] for chair in chairs)


def test_people_at_different_workers_play_one_match_and_one_worker_is_killed(
    workers: Workers,
) -> None:
    rng = Random(3)
    with Browser(workers.server) as host, Browser(workers.server) as guest:
        match = begin(host, guest, BOT)
        with sit_at(host, match) as (ada, first):
            with sit_at(guest, match, not_at=first) as (gaius, second):
                ada.hear_update(lambda now: now["company"]["places"][1]["here"])
                play(rng, [ada, gaius], 8)
                workers.kill_and_await_another(second)
            with sit_at(guest, match, not_at=second) as (gaius, _):
                catch_up([ada, gaius])
                play(rng, [ada, gaius], 8)
                assert len(ada.update["log"]) == len(gaius.update["log"])
                assert {line["seat"] for line in ada.update["log"]} >= {0, 1, 2}


def test_who_is_late_is_played_for_once_though_the_worker_that_set_the_clock_is_killed(
    workers: Workers, cluster: Cluster
) -> None:
    rng = Random(3)
    with Browser(workers.server) as host, Browser(workers.server) as guest:
        match = begin(host, guest)
        with sit_at(host, match) as (ada, first):
            with sit_at(guest, match, not_at=first) as (gaius, second):
                ada.hear_update(lambda now: now["company"]["places"][1]["here"])
                actors = [ada.update["to_act"]]
                while actors[-2:] != [1, 0]:  # so that the second worker has set Ada's clock
                    play(rng, [ada, gaius], 1)
                    actors.append(ada.update["to_act"])
            before = ada.hear_update(lambda now: not now["company"]["places"][1]["here"])
            now = "(SELECT value::float FROM facts WHERE name = 'clock')"
            soon = f"UPDATE clocks SET due = {now} + 0.3 WHERE match = '{match}'"
            cluster.execute(workers.database, soon)
            workers.kill_and_await_another(second)
            after = ada.hear_update(lambda now: now["to_act"] == 1)
            with sit_at(guest, match) as (gaius, _):
                catch_up([ada, gaius])
                assert gaius.update["sitters"] == after["sitters"] != before["sitters"]
                assert len(gaius.update["log"]) == len(after["log"])
    assert (before["left"], after["left"]) == ([], [0])
    played = [line["seat"] for line in after["log"][len(before["log"]) :]]
    decisions = [seat for seat in played if seat is not None]
    assert set(decisions) == {0}
    assert after["revision"] == before["revision"] + 1 + len(decisions), "each was committed once"


def test_people_at_different_workers_ask_each_other_to_take_something_back(
    workers: Workers,
) -> None:
    with Browser(workers.server) as host, Browser(workers.server) as guest:
        match = begin(host, guest, game="minerva")
        with (
            sit_at(host, match) as (ada, first),
            sit_at(guest, match, not_at=first) as (gaius, _),
        ):
            catch_up([ada, gaius])
            people, to_act = (host, guest), int(ada.update["to_act"])  # who begins is drawn
            asks, asked = (ada, gaius) if to_act == 0 else (gaius, ada)
            hand_on(ada, gaius)
            seen = int(asks.update["revision"])
            send(asked, {"type": "choosing", "seen": seen})
            asks.hear_update(lambda now: now["undo_asks"] == [1 - to_act])
            assert asks.undo()["type"] == "asked"
            asked.hear_update(lambda now: now["take_back"] is not None)
            done(answer(people[1 - to_act], match, seen, agrees=True))
            for chair in (ada, gaius):
                told = chair.hear_update(lambda now: now["revision"] == seen + 1)
                assert (told["to_act"], told["take_back"]) == (to_act, None)


def test_on_sqlite_several_processes_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert main(["serve", "--workers", "2", "--port", "0", "--data", str(tmp_path)]) == 2
    assert "need a PostgreSQL database" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
