"""A server under load, over real sockets: `python -m bench.load`.

Five questions, each to a server of its own: how many moves a second it plays and how many messages
it sends to those who look on, next to a bare Litestar socket that sends back what it gets; how long
a move takes to its last viewer while many tables move now and then; whether a crowd at one table
slows a stranger down; and whether somebody's hundreds of tables of bots let others wait.

The client runs in this process, so that two quiet cores are what the promises are about. It keeps a
copy of every table, so its own collector is off: that would look through all copies for as long as
is measured. How late it wakes up for its own timers is told with the latencies.
Latencies are wall time; what a move costs is processor time.
"""

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from http.cookiejar import CookieJar
from random import Random
from typing import Any, NamedTuple

import msgspec

from bench.server import processor_time, resident, running
from bench.sockets import Socket, connect
from tests.web.table_copy import TableCopy

GAMES = ("minerva", "carpe_diem")
"""Games that are long enough for every measurement."""

BOT = "senator"
OPPONENT = {"name": "Livia", "bot": BOT}


class Load(NamedTuple):
    """How large the measurements are."""

    pairs: int = 50
    viewers: int = 9
    tables: int = 2_000
    interval: float = 10.0
    crowd: int = 500
    foreign: int = 300
    seconds: float = 20.0


class Rate(NamedTuple):
    """How often something happens a second, and the milliseconds of processor time of each."""

    number: float
    cost: float


class Speed(NamedTuple):
    """Moves, messages to all who look on, and messages of an echo; each as often as it can be."""

    moves: Rate
    messages: Rate
    echoes: Rate


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


class Figures(NamedTuple):
    """All answers; the last two are without and with the load, in this order."""

    speed: Speed
    steady: Steady
    stranger: tuple[Latency, Latency]
    bot_wait: tuple[Latency, Latency]


class Person:
    """A browser: its cookie, and the matches that it opens."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._jar = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))

    @property
    def cookie(self) -> str:
        """The cookie as a header; the first match that is opened brings it."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)

    def open(self, game: str, *sitters: dict[str, str]) -> str:
        """The id of a new match for two."""
        body = json.dumps({"setup": {"game": game, "seats": 2}, "sitters": sitters}).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.address}/api/matches", body, headers)
        return str(json.load(self._opener.open(request))["match"])


class Table:
    """A match with a player, who decides for all people at it, and others who only look."""

    def __init__(self, person: Person, match: str, seed: int) -> None:
        self._person = person
        self._path = f"/api/matches/{match}/socket"
        self._rng = Random(seed)
        self._copy = TableCopy()
        self._waiting = 0
        self._heard = asyncio.Event()
        self._sockets: list[Socket] = []
        self._changed = asyncio.Event()

    async def sit(self, viewers: int = 1, *, plays: bool = True) -> "Table":
        """Connect the player, if one `plays`, and `viewers`; return once all have the table."""
        hears = [*[self._play] * plays, *[self._view] * viewers]
        self._waiting = len(hears)
        for hear in hears:
            cookie = self._person.cookie
            self._sockets.append(await connect(self._person.address, self._path, cookie, hear))
        await self._heard.wait()
        return self

    @property
    def choices(self) -> Sequence[dict[str, Any]]:
        """What the player can do now."""
        found: Sequence[dict[str, Any]] = self._copy.scene["choices"]
        return found

    async def move(self) -> float:
        """Play something; the seconds until the last viewer was told."""
        begin = time.perf_counter()
        self._waiting = len(self._sockets)
        self._heard.clear()
        self.submit()
        await self._heard.wait()
        return time.perf_counter() - begin

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self._copy.scene["ending"] is not None

    async def bot_wait(self) -> float | None:
        """Play until a bot is to act; the seconds until the table comes back. None at the end."""
        begin = time.perf_counter()
        while self.choices:
            self._changed.clear()
            begin = time.perf_counter()
            self.submit()
            await self._changed.wait()
        while not self.choices and not self.is_over:
            self._changed.clear()
            await self._changed.wait()
        return None if self.is_over else time.perf_counter() - begin

    def submit(self) -> None:
        """Send a choice at random."""
        line = self._rng.choice(self.choices)["do"]
        seen, name = self._copy.scene["revision"], f"{self._rng.getrandbits(64)}"
        order = {"type": "do", "id": name, "seen": seen, "do": line}
        self._sockets[0].say(msgspec.json.encode(order))

    def close(self) -> None:
        """Drop the connections."""
        for socket in self._sockets:
            socket.close()

    def _play(self, text: bytes) -> None:
        message = msgspec.json.decode(text)
        assert message["type"] != "refused", message
        if message["type"] in ("update", "changes"):
            self._copy.apply(message)
            self._changed.set()
            self._count()

    def _view(self, text: bytes) -> None:
        self._count()

    def _count(self) -> None:
        self._waiting -= 1
        if self._waiting == 0:
            self._heard.set()


def measure(load: Load) -> Figures:
    """The answers, one after the other."""
    gc.disable()
    return Figures(
        asyncio.run(_speed(load)),
        asyncio.run(_steady(load)),
        asyncio.run(_stranger(load)),
        asyncio.run(_bot_waits(load)),
    )


# ---- moves a second, next to an echo -------------------------------------------------------------


async def _speed(load: Load) -> Speed:
    moves = await _move_rate(load, viewers=0)
    watched = await _move_rate(load, load.viewers)
    sockets = 1 + load.viewers
    messages = Rate(watched.number * sockets, watched.cost / sockets)
    with _echo() as (address, pid):
        echoes = _Count()
        texts = [b"x" * 100] * load.pairs
        echo = await _all(pid, echoes, [_keep_saying(address, t, echoes) for t in texts], load)
    return Speed(moves, messages, echo)


async def _move_rate(load: Load, viewers: int) -> Rate:
    """The moves of tables that never pause; a player moves again when all have seen the last."""
    with running() as (address, pid, _):
        tables = await _tables(address, load.pairs, viewers)
        moves = _Count()
        return await _all(pid, moves, [_keep_moving(table, moves) for table in tables], load)


class _Count:
    def __init__(self) -> None:
        self.number = 0


async def _all(pid: int, count: _Count, work: Sequence[Awaitable[None]], load: Load) -> Rate:
    """Let all work for a time; how often they did what `count` counts."""
    before = processor_time(pid)
    tasks = [asyncio.ensure_future(one) for one in work]
    await asyncio.sleep(load.seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    used = processor_time(pid) - before
    return Rate(count.number / load.seconds, used * 1000 / max(count.number, 1))


async def _keep_moving(table: Table, moves: _Count) -> None:
    while table.choices:
        await table.move()
        moves.number += 1


async def _keep_saying(address: str, text: bytes, echoes: _Count) -> None:
    heard = asyncio.Event()
    socket = await connect(address, "/echo", "", lambda _: heard.set())
    while True:
        heard.clear()
        socket.say(text)
        await heard.wait()
        echoes.number += 1


@contextmanager
def _echo() -> Iterator[tuple[str, int]]:
    command = [sys.executable, "-m", "bench.echo"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip(), process.pid
        finally:
            process.terminate()
            process.wait()


# ---- many tables that move now and then ----------------------------------------------------------


async def _steady(load: Load) -> Steady:
    with running() as (address, pid, _):
        empty = resident(pid)
        tables = await _tables(address, load.tables, viewers=1)
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


# ---- what they share -----------------------------------------------------------------------------


async def _tables(address: str, count: int, viewers: int) -> list[Table]:
    """Tables for two people each, of a person of its own, with all their sockets."""
    tables = []
    for number in range(count):
        person = Person(address)
        match = person.open(GAMES[number % len(GAMES)])
        tables.append(await Table(person, match, number).sit(viewers))
    return tables


def latency(times: Sequence[float]) -> Latency:
    """The quantiles of these seconds, in milliseconds."""
    ordered = sorted(times) or [float("nan")]

    def quantile(share: float) -> float:
        return ordered[min(int(share * len(ordered)), len(ordered) - 1)] * 1000

    return Latency(len(times), quantile(0.5), quantile(0.95), quantile(0.99))


def report(figures: Figures, load: Load) -> list[str]:
    """The answers as lines of Markdown."""
    speed, steady = figures.speed, figures.steady
    alone, beside = figures.stranger
    own, shared = figures.bot_wait
    load_average = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    return [
        f"Load of the machine at the end (1, 5 and 15 minutes): {load_average}.",
        "",
        "| what | figure |",
        "|---|---:|",
        f"| moves a second, {load.pairs} tables that never pause | {speed.moves.number:,.0f} |",
        f"| messages a second, the same with {load.viewers} more sockets at each | "
        f"{speed.messages.number:,.0f} |",
        f"| messages a second of a bare Litestar echo, {load.pairs} sockets | "
        f"{speed.echoes.number:,.0f} |",
        f"| moves, and messages, for an echo | {speed.moves.number / speed.echoes.number:.2f} and "
        f"{speed.messages.number / speed.echoes.number:.2f} |",
        f"| processor time of a move, of such a message, and of an echo | {speed.moves.cost:.2f}, "
        f"{speed.messages.cost:.2f} and {speed.echoes.cost:.2f} ms |",
        f"| {load.tables:,} tables with a move each {load.interval:g} s: p50 and p99 to the last "
        f"viewer ({steady.latency.measured:,} moves) | {steady.latency.p50:.0f} and "
        f"{steady.latency.p99:.0f} ms |",
        "| how late the client was for its own timers there, p50 and p99 | "
        f"{steady.lag.p50:.0f} and {steady.lag.p99:.0f} ms |",
        f"| processor time of a move there | {steady.move_time:.2f} ms |",
        f"| memory of a table with two sockets | {steady.memory:.0f} KiB |",
        f"| a stranger's move, p95, alone and beside {load.crowd} sockets at one busy table | "
        f"{alone.p95:.0f} and {beside.p95:.0f} ms |",
        f"| wait for one's own bot ({BOT}), p50, alone and beside {load.foreign} tables of bots of "
        f"somebody else | {own.p50:.0f} and {shared.p50:.0f} ms |",
        f"| the same, p95 | {own.p95:.0f} and {shared.p95:.0f} ms |",
    ]


def main() -> None:
    """Measure and print."""
    usual = Load()
    parser = argparse.ArgumentParser(prog="python -m bench.load")
    for name, value in usual._asdict().items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    load = Load(**vars(parser.parse_args()))
    print("\n".join(report(measure(load), load)))


if __name__ == "__main__":
    main()
