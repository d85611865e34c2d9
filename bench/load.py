"""A server under load, over real sockets: `python -m bench.load`.

Four questions, each to a server of its own: how long a move takes to its last viewer while many
tables move now and then; whether a crowd at one table slows a stranger down; and whether somebody's
hundreds of tables of bots, or dozens of people who have their games reviewed, let others wait for
their bots. `bench.speed` has how many messages a server can send.

The client runs in this process, so that two quiet cores are what the promises are about. It keeps a
copy of every table, so its own collector is off: that would look through all copies for as long as
is measured. How late it wakes up for its own timers is told with the latencies.
Latencies are wall time; what a move costs is processor time.
"""

import argparse
import asyncio
import gc
import os
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

from bench.server import processor_time, resident, running
from bench.tables import GAMES, Person, Table, open_tables

PARTS = ("steady", "crowd", "bots", "reviews")
"""What is measured, in this order."""

BOT = "senator"
OPPONENT = {"name": "Livia", "bot": BOT}

REVIEWED = Path("tests/records/carpe_diem/2-random.txt")
"""A record whose decisions take long to review."""


class Load(NamedTuple):
    """How large the measurements are."""

    tables: int = 2_000
    interval: float = 10.0
    crowd: int = 500
    foreign: int = 300
    reviewers: int = 59
    seconds: float = 20.0


class Latency(NamedTuple):
    """Milliseconds from submitting to the last viewer, and how many were measured."""

    measured: int
    p50: float
    p95: float
    p99: float


class Steady(NamedTuple):
    """Many tables that move now and then: milliseconds of processor a move, kibibytes a table.

    `lag` is how many milliseconds late the client was for its own timers.
    """

    latency: Latency
    lag: Latency
    move_time: float
    memory: float


# ---- many tables that move now and then ----------------------------------------------------------


async def _steady(load: Load) -> Steady:
    with running() as (address, pid, _):
        empty = resident(pid)
        tables = await open_tables(address, load.tables, viewers=1)
        memory = (resident(pid) - empty) * 1024 / load.tables
        before = processor_time(pid)
        end = time.perf_counter() + load.seconds
        lags: list[float] = []
        clock = asyncio.create_task(_note_lags(lags))
        found = await asyncio.gather(*(_now_and_then(t, load.interval, end) for t in tables))
        clock.cancel()
        times = [one for seconds in found for one in seconds]
        cost = (processor_time(pid) - before) * 1000 / max(len(times), 1)
    return Steady(latency(times), latency(lags), cost, memory)


async def _note_lags(lags: list[float]) -> None:
    """Note how late this process is for its own timers."""
    while True:
        begin = time.perf_counter()
        await asyncio.sleep(0.005)
        lags.append(time.perf_counter() - begin - 0.005)


async def _now_and_then(table: Table, interval: float, end: float) -> list[float]:
    times: list[float] = []
    await asyncio.sleep(Random(id(table)).random() * interval)
    while time.perf_counter() < end and table.choices:
        times.append(await table.move())
        await asyncio.sleep(interval)
    return times


# ---- a crowd at one table, and a stranger at another ---------------------------------------------


async def _stranger(load: Load) -> tuple[Latency, Latency]:
    with running() as (address, _, _):
        stranger, host = Person(address), Person(address)
        alone = await _moves(stranger, load.seconds)
        busy = await Table(host, host.open(GAMES[1]), 0).sit(load.crowd)
        crowd = asyncio.create_task(_keep_crowd_busy(busy))
        beside = await _moves(stranger, load.seconds)
        crowd.cancel()
    return latency(alone), latency(beside)


async def _moves(person: Person, seconds: float) -> list[float]:
    """The times of moves of a person who plays one match after the other."""
    times: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        table = await Table(person, person.open(GAMES[0]), len(times)).sit(0)
        while time.perf_counter() < end and table.choices:
            times.append(await table.move())
            await asyncio.sleep(0.05)
        table.close()
    return times


async def _keep_crowd_busy(table: Table) -> None:
    while table.choices:
        await table.move()
        await asyncio.sleep(0.2)


# ---- somebody's many tables of bots, and the wait for one's own bot ------------------------------


async def _bot_waits(load: Load) -> tuple[Latency, Latency]:
    with running("--pace", "0") as (address, _, _):
        me, somebody = Person(address), Person(address)
        alone = await _waits(me, load.seconds)
        matches = [somebody.open(GAMES[n % 2], OPPONENT, OPPONENT) for n in range(load.foreign)]
        looks = (Table(somebody, match, n) for n, match in enumerate(matches))
        foreign = [await table.sit(1, plays=False) for table in looks]
        beside = await _waits(me, load.seconds)
        for table in foreign:
            table.close()
    return latency(alone), latency(beside)


async def _waits(person: Person, seconds: float) -> list[float]:
    times: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        match = person.open(GAMES[0], {"name": "Me"}, OPPONENT)
        table = await Table(person, match, len(times)).sit(0)
        while time.perf_counter() < end and (wait := await table.bot_wait()) is not None:
            times.append(wait)
        table.close()
    return times


# ---- people who look back, and the wait for one's own bot ----------------------------------------


async def _waits_beside_reviews(load: Load) -> tuple[Latency, Latency]:
    with running("--pace", "0") as (address, _, _):
        me = Person(address)
        alone = await _waits(me, load.seconds)
        with _reviewing(address, load.reviewers):
            beside = await _waits(me, load.seconds)
    return latency(alone), latency(beside)


@contextmanager
def _reviewing(address: str, people: int) -> Iterator[None]:
    """So many people, each with a cookie and a record of their own, who ask for reviews."""
    over = threading.Event()
    threads = [threading.Thread(target=_review, args=(address, n, over)) for n in range(people)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        over.set()
        for thread in threads:
            thread.join()


def _review(address: str, number: int, over: threading.Event) -> None:
    person = Person(address)
    person.open(GAMES[0])
    record = REVIEWED.read_text().replace("seat 1 Random", f"seat 1 Random {number}")
    begin: int | None = 0
    while begin is not None and not over.is_set():
        begin = person.review(record, begin)


# ---- what they share -----------------------------------------------------------------------------


def latency(times: Sequence[float]) -> Latency:
    """The quantiles of these seconds, in milliseconds."""
    ordered = sorted(times) or [float("nan")]

    def quantile(share: float) -> float:
        return ordered[min(int(share * len(ordered)), len(ordered) - 1)] * 1000

    return Latency(len(times), quantile(0.5), quantile(0.95), quantile(0.99))


# ---- the report ----------------------------------------------------------------------------------


def report(load: Load, parts: Iterable[str] = PARTS) -> list[str]:
    """The answers of these parts, measured one after the other, as lines of Markdown."""
    gc.disable()
    answers = {
        "steady": _steady_rows,
        "crowd": _crowd_rows,
        "bots": _bot_rows,
        "reviews": _review_rows,
    }
    rows = [row for part in parts for row in asyncio.run(answers[part](load))]
    load_average = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    return [
        f"Load of the machine at the end (1, 5 and 15 minutes): {load_average}.",
        "",
        "| what | figure |",
        "|---|---:|",
        *rows,
    ]


async def _steady_rows(load: Load) -> list[str]:
    steady = await _steady(load)
    took, lag = steady.latency, steady.lag
    return [
        f"| {load.tables:,} tables with a move every {load.interval:g} s: p50, p95 and p99 to the "
        f"last viewer ({took.measured:,} moves) | {took.p50:.0f}, {took.p95:.0f} and "
        f"{took.p99:.0f} ms |",
        "| how late the client was for its own timers there, p50 and p99 | "
        f"{lag.p50:.0f} and {lag.p99:.0f} ms |",
        f"| processor time of a move there | {steady.move_time:.2f} ms |",
        f"| memory of a table with two sockets | {steady.memory:.0f} KiB |",
    ]


async def _crowd_rows(load: Load) -> list[str]:
    alone, beside = await _stranger(load)
    return [
        f"| a stranger's move, p95, alone and beside {load.crowd} sockets at one busy table | "
        f"{alone.p95:.0f} and {beside.p95:.0f} ms |",
    ]


async def _bot_rows(load: Load) -> list[str]:
    own, shared = await _bot_waits(load)
    return [
        f"| wait for your own bot ({BOT}), p50, alone and beside {load.foreign} tables of "
        f"somebody else's bots | {own.p50:.0f} and {shared.p50:.0f} ms |",
        f"| the same, p95 | {own.p95:.0f} and {shared.p95:.0f} ms |",
    ]


async def _review_rows(load: Load) -> list[str]:
    alone, beside = await _waits_beside_reviews(load)
    return [
        f"| wait for your own bot ({BOT}), p50, alone and beside {load.reviewers} people who have "
        f"their games reviewed ({alone.measured} and {beside.measured} waits) | "
        f"{alone.p50:.0f} and {beside.p50:.0f} ms |",
        f"| the same, p95 | {alone.p95:.0f} and {beside.p95:.0f} ms |",
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.load")
    parser.add_argument("--only", choices=PARTS, action="append", help="measure this part")
    for name, value in Load()._asdict().items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    options = vars(parser.parse_args())
    parts = options.pop("only") or PARTS
    print("\n".join(report(Load(**options), parts)))


if __name__ == "__main__":
    main()
