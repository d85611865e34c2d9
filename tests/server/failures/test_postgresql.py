"""The same server on a PostgreSQL database, which may go away and come back."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from quadriga.store.sql_store import VARIABLE
from tests import postgresql
from tests.postgresql import Cluster
from tests.server.clients import Browser, Server
from tests.server.failures.test_crashes import Player
from tests.server.failures.test_outages import check_outage, outages


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL server that the tests of this module may stop; it runs between them."""
    with postgresql.running() as running:
        if running is None:
            pytest.skip("there is no PostgreSQL on this machine")
        yield running


@pytest.fixture
def database(own_cluster: Cluster) -> str:
    """The address of an empty database."""
    return own_cluster.create(uuid4().hex)


def test_a_database_server_that_goes_away_and_comes_back(
    tmp_path: Path, own_cluster: Cluster, database: str
) -> None:
    with outages(tmp_path, database) as (_, browser):
        check_outage(browser, "unreachable", own_cluster.stop, own_cluster.start)


def test_when_all_lose_power_nothing_acknowledged_is_lost(
    tmp_path: Path, own_cluster: Cluster, database: str
) -> None:
    server = Server(tmp_path, database=database)
    with Browser(server) as browser:
        going = threading.Barrier(9)
        names = [browser.open_match() for _ in range(8)]
        players = [Player(browser, name, n, going) for n, name in enumerate(names)]
        for player in players:
            player.start()
        going.wait()
        while sum(player.seen["revision"] for player in players) < 30:
            time.sleep(0.001)
        server.kill()
        own_cluster.stop("immediate")
        for player in players:
            player.join()
        own_cluster.start()
        with Server(tmp_path, database=database) as again:
            browser.move_to(again)
            for player in players:
                with browser.sit(player.match) as chair:
                    now = chair.hear()
                assert now["revision"] - player.seen["revision"] in (0, 1)
                assert now["log"][: len(player.seen["log"])] == player.seen["log"]
    assert not (tmp_path / "quadriga.sqlite3").exists()


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("mysql://here/quadriga", "is not the address of a database"),
        ("postgresql+asyncpg://u:hush@127.0.0.1:9/", "is not the address of a database"),
        ("nonsense", "is not the address of a database"),
        ("postgresql+asyncpg://u:hush@127.0.0.1:9/quadriga", "cannot be reached"),
    ],
)
def test_an_address_that_cannot_be_used(tmp_path: Path, address: str, words: str) -> None:
    told = refused(tmp_path, address)
    assert words in told
    assert "hush" not in told


def test_a_database_that_is_not_there(tmp_path: Path, database: str) -> None:
    assert "has no database" in refused(tmp_path, f"{database}-not")


def test_a_database_of_another_program(tmp_path: Path, own_cluster: Cluster, database: str) -> None:
    own_cluster.execute(database.rpartition("/")[2], "CREATE TABLE theirs (n integer)")
    assert "database of another program" in refused(tmp_path, database)


def test_a_database_of_a_newer_version(tmp_path: Path, own_cluster: Cluster, database: str) -> None:
    with Server(tmp_path, database=database):
        pass
    change = "UPDATE alembic_version SET version_num = '9999'"
    own_cluster.execute(database.rpartition("/")[2], change)
    assert "newer version" in refused(tmp_path, database)


def test_a_database_that_is_too_old(tmp_path: Path, own_cluster: Cluster, database: str) -> None:
    with Server(tmp_path, database=database):
        pass
    change = "UPDATE alembic_version SET version_num = '0011'"
    own_cluster.execute(database.rpartition("/")[2], change)
    assert "too old" in refused(tmp_path, database)


def refused(data: Path, database: str) -> str:
    """What the program says when it cannot use this database: one line, exit code 2."""
    done = subprocess.run(
        (sys.executable, "-m", "quadriga", "serve", "--port", "0", "--data", str(data)),
        env={**os.environ, VARIABLE: database},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr
