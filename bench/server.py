"""The server: processor time to the first page and of --help, memory idle and with many tables."""

import json
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import NamedTuple

TABLES = 1000


class Figures(NamedTuple):
    """Seconds of processor time, and mebibytes."""

    help: float
    first_page: float
    idle: float
    with_tables: float


def measure() -> Figures:
    """Starts real servers on loopback and stops them again."""
    starts = []
    for _ in range(3):
        with running() as (_, _, seconds):
            starts.append(seconds)
    with running() as (address, pid, _):
        idle = resident(pid)
        _open_tables(address)
        full = resident(pid)
    return Figures(_help(), statistics.median(starts), idle, full)


def _help() -> float:
    times = []
    for _ in range(5):
        before = _of_children()
        subprocess.run(
            [sys.executable, "-m", "quadriga", "--help"], check=True, capture_output=True
        )
        times.append(_of_children() - before)
    return statistics.median(times)


def _of_children() -> float:
    """The processor time of all processes that this one has started and waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@contextmanager
def running(*arguments: str) -> Iterator[tuple[str, int, float]]:
    """A server with an empty data folder: its address, process, and time to the first page."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "quadriga", "serve", "--port", "0", "--data", data]
        command += ["--limit", "all=off", *arguments]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                address = _address(process.stdout.readline())
                urllib.request.urlopen(address).read()
                yield address, process.pid, processor_time(process.pid)
            finally:
                process.terminate()
                process.wait()


def _address(line: str) -> str:
    found = re.search(r"http://[\w.:\[\]]+", line)
    assert found, f"the server said {line!r}"
    return found.group()


def _open_tables(address: str) -> None:
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
    opener.open(f"{address}/api/home").read()
    body = json.dumps({"setup": {"game": "imperator", "seats": 1}}).encode()
    for _ in range(TABLES):
        request = urllib.request.Request(
            f"{address}/api/matches", body, {"Content-Type": "application/json"}
        )
        opener.open(request).read()


def processor_time(pid: int) -> float:
    """What a process has used since it was started, in user and in system mode."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096 / 2**20
