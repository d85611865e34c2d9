"""What a move costs with several processes on PostgreSQL: `python -m bench.workers`.

Tables that never pause, each with a player and a viewer at whichever process the system gives them.
The figure is the processor time of all server processes, without PostgreSQL's, which a busy machine
does not falsify. With granian installed beside the package its workers are measured as well.
"""

import argparse
import asyncio
import gc
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from uuid import uuid4

from litestar.types import ASGIApp

from bench.load import latency
from bench.server import processor_time
from bench.tables import Table, open_tables
from quadriga.house.house import Options
from quadriga.server.app import make_app
from quadriga.server.guard.limits import Limits
from quadriga.server.settings import Settings
from quadriga.store import SqlStore
from quadriga.store.sql_store import VARIABLE
from tests import postgresql

KINDS = ("uvicorn, 1 process", "uvicorn, 2 workers", "granian, 2 workers")


def granian_app() -> ASGIApp:
    """The application of a worker of granian."""
    settings = Settings(Options(pace=0.4), limits=Limits().changed("all=off"), workers=2)
    app = make_app(SqlStore.attach(os.environ[VARIABLE]), settings)
    gc.freeze()
    return app


@contextmanager
def serving(kind: str, database: str) -> Iterator[tuple[str, int]]:
    """A server on this database: its address and its first process."""
    environment = {**os.environ, VARIABLE: database}
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    if kind.startswith("granian"):
        SqlStore.connect(database)  # which migrates it
        command = ["granian", "--interface", "asgi", "--factory", "--workers", "2"]
        command += ["--loop", "uvloop", "--port", str(port), "bench.workers:granian_app"]
    else:
        workers = "2" if "2" in kind else "1"
        command = ["quadriga", "serve", "--port", str(port), "--workers", workers]
        command += ["--limit", "all=off", "--data", tempfile.mkdtemp()]
    with subprocess.Popen(
        [sys.executable, "-m", *command],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_for(f"{address}/api/health")
            yield address, process.pid
        finally:
            process.terminate()


def _wait_for(address: str) -> None:
    for _ in range(600):
        with suppress(OSError):
            urllib.request.urlopen(address).read()
            return
        time.sleep(0.1)
    raise TimeoutError(address)


async def measure(address: str, pid: int, tables: int, seconds: float) -> str:
    """The moves of some time: how many, processor time of each, and how long they took."""
    playing = await open_tables(address, tables, viewers=1)
    times: list[float] = []
    before = _processor_time(pid)
    tasks = [asyncio.ensure_future(_keep_moving(table, times)) for table in playing]
    await asyncio.sleep(seconds)
    cost = (_processor_time(pid) - before) * 1000 / max(len(times), 1)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    took = latency(times)
    return f"{len(times)} moves, {cost:.2f} ms each, p50 {took.p50:.0f} ms, p99 {took.p99:.0f} ms"


async def _keep_moving(table: Table, times: list[float]) -> None:
    while table.choices:
        times.append(await table.move())


def _processor_time(pid: int) -> float:
    """What a process and all that it has started have used."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    children = [int(one) for task in threads for one in (task / "children").read_text().split()]
    return processor_time(pid) + sum(map(_processor_time, children))


def main() -> None:
    """Measure in turns and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.workers")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=4)
    options = parser.parse_args()
    kinds = KINDS if find_spec("granian") else KINDS[:2]
    with postgresql.running() as cluster:
        assert cluster is not None, "there is no PostgreSQL on this machine"
        for _ in range(options.rounds):
            for kind in kinds:
                with serving(kind, cluster.create(uuid4().hex)) as (address, pid):
                    told = asyncio.run(measure(address, pid, options.tables, options.seconds))
                print(f"{kind}: {told}", flush=True)


if __name__ == "__main__":
    main()
