"""A real PostgreSQL server on loopback, for tests."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

from tools.postgresql import find

USER = "quadriga"


class Cluster:
    """A PostgreSQL server with empty databases; it can be stopped and started again."""

    def __init__(self, programs: Path) -> None:
        # Not in pytest's folders, which only their owner may enter: the server is another user.
        self._folder = Path(mkdtemp(prefix="quadriga-postgresql-"))
        self._programs = programs
        self._port = _free_port()
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        self._run("initdb", "--auth=trust", "--no-sync", "--encoding=UTF8", f"--username={USER}")

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = f"-c listen_addresses=127.0.0.1 -p {self._port} -k {self._folder}"
        log = str(self._folder / "log")
        self._run("pg_ctl", "start", "--wait", f"--options={options}", f"--log={log}")

    def stop(self, mode: str = "fast") -> None:
        """Stop the server; `immediate` is as if its machine had lost power."""
        self._run("pg_ctl", "stop", "--wait", f"--mode={mode}")

    def create(self, name: str) -> str:
        """The address of a new database."""
        sql = f'CREATE DATABASE "{name}" TEMPLATE template0'
        self.execute("postgres", sql)
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self._port}/{name}"

    def execute(self, database: str, sql: str) -> None:
        """Run a statement."""
        where = (f"--port={self._port}", f"--username={USER}", f"--dbname={database}")
        psql = self._programs / "psql"
        command = (psql, "--host=127.0.0.1", *where, "--no-psqlrc", "--command", sql)
        subprocess.run(command, check=True, capture_output=True)

    def remove(self) -> None:
        """Stop the server and delete its files."""
        self.stop("immediate")
        shutil.rmtree(self._folder)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments, "-D", str(self._folder / "data")]
        # Its output goes to a file: the server keeps what it inherits open.
        subprocess.run(
            command,
            check=True,
            user=self._user,
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running() -> Iterator[Cluster | None]:
    """A server that runs, or None where there is no PostgreSQL."""
    programs = find()
    if programs is None:
        yield None
        return
    cluster = Cluster(programs)
    cluster.start()
    try:
        yield cluster
    finally:
        cluster.remove()
