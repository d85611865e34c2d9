"""Moves and messages a second, next to a bare socket: `python -m bench.speed`.

Tables that never pause, each with spectators: every move is checked, played, committed durably,
rendered and sent to all of them. Beside it a bare Litestar socket, in the same run, with the same
client and compressed at the same level, that sends back what it gets: the very messages that the
spectators were sent, and a hundred bytes. All three are measured in turns. What is compared are
messages that have arrived a second, and processor time of the server for each, which a busy machine
bends less.
"""

import argparse
import asyncio
import gc
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from typing import Final, NamedTuple

import uvloop

from bench.server import processor_time, running
from bench.sockets import connect
from bench.tables import Table, open_tables

PUBLIC: Final = ("--public-url", "http://quadriga.example")
"""With a public address, the messages of sockets are compressed."""

SHORT: Final = b"x" * 100

MAX_SOCKETS: Final = 2_500
"""Sockets of a crowd; there are fewer tables where each has more spectators."""

MIN_TABLES: Final = 5


class Size(NamedTuple):
    """How large the measurements are: each takes `seconds` in every round, by turns."""

    tables: int = 50
    spectators: tuple[int, ...] = (0, 9, 50, 100, 500)
    seconds: float = 2.0
    rounds: int = 3


class Rate(NamedTuple):
    """How often something happens a second, and the microseconds of processor time of each."""

    number: float
    cost: float


class Crowd(NamedTuple):
    """Moves before so many spectators, messages to all of them, and echoes.

    `same` are echoes of the messages that the spectators were sent (without any, the players), and
    `size` is the mean of those.
    """

    tables: int
    spectators: int
    moves: Rate
    messages: Rate
    size: float
    same: Rate
    short: Rate


# ---- what is measured ----------------------------------------------------------------------------


class Meter:
    """Counts what is done by some server, while it is measured."""

    def __init__(self, pid: int) -> None:
        self.done = 0
        self._pid = pid
        self._used = self._took = 0.0

    async def run(self, work: Sequence[Awaitable[None]]) -> None:
        """Measure until all the work is done, which adds to `done`."""
        before, begin = processor_time(self._pid), time.perf_counter()
        await asyncio.gather(*work)
        self._used += processor_time(self._pid) - before
        self._took += time.perf_counter() - begin

    @property
    def rate(self) -> Rate:
        """How often it was done."""
        return Rate(self.done / self._took, self._used * 1e6 / max(self.done, 1))


async def crowd(size: Size, spectators: int, *, compressed: bool) -> Crowd:
    """Tables with so many spectators, and echoes of what these are sent, taken in turns."""
    count = min(size.tables, max(MIN_TABLES, MAX_SOCKETS // (1 + spectators)))
    with (
        running(*PUBLIC * compressed) as (address, pid, _),
        _echo_server(compressed=compressed) as (echo_address, echo_pid),
    ):
        tables = await open_tables(address, count, spectators=spectators, compressed=compressed)
        echoes = [await Echo().open(echo_address, compressed=compressed) for _ in range(count)]
        moves, same, short = Meter(pid), Meter(echo_pid), Meter(echo_pid)
        for _ in range(size.rounds):
            await moves.run([_keep_moving(table, moves, size.seconds) for table in tables])
            sent = [text for table in tables for text in table.messages]
            parts = [sent[n::count] or sent for n in range(count)]
            said = zip(echoes, parts, strict=True)
            await same.run([echo.keep_saying(part, same, size.seconds) for echo, part in said])
            await short.run([echo.keep_saying([SHORT], short, size.seconds) for echo in echoes])
            if not all(table.choices for table in tables):
                break  # a match has ended
    sockets, mean = 1 + spectators, sum(map(len, sent)) / len(sent)
    messages = Rate(moves.rate.number * sockets, moves.rate.cost / sockets)
    return Crowd(count, spectators, moves.rate, messages, mean, same.rate, short.rate)


async def _keep_moving(table: Table, moves: Meter, seconds: float) -> None:
    """Move again as soon as all have seen the last move."""
    end = time.perf_counter() + seconds
    while table.choices and time.perf_counter() < end:
        await table.move()
        moves.done += 1


class Echo:
    """A connection to a socket that sends back what it gets."""

    def __init__(self) -> None:
        self._heard = asyncio.Event()

    async def open(self, address: str, *, compressed: bool) -> "Echo":
        """Connect."""
        hear, path = self._hear, "/echo"
        self._socket = await connect(address, path, "", hear, compressed=compressed)
        return self

    async def keep_saying(self, texts: Sequence[bytes], echoes: Meter, seconds: float) -> None:
        """Say the next text as soon as the last has come back."""
        end = time.perf_counter() + seconds
        for text in cycle(texts):
            if time.perf_counter() >= end:
                return
            self._heard.clear()
            self._socket.say(text)
            await self._heard.wait()
            echoes.done += 1

    def _hear(self, _payload: bytes) -> None:
        self._heard.set()


@contextmanager
def _echo_server(*, compressed: bool) -> Iterator[tuple[str, int]]:
    command = [sys.executable, "-m", "bench.echo", *["--compressed"] * compressed]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip(), process.pid
        finally:
            process.terminate()
            process.wait()


# ---- the report ----------------------------------------------------------------------------------


def report(size: Size) -> list[str]:
    """Lines of Markdown: crowds of each size beside echoes, as they are and compressed."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        tables = [runner.run(_table(size, compressed=compressed)) for compressed in (False, True)]
    load_average = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    return [
        f"Load of the machine at the end (1, 5 and 15 minutes): {load_average}.",
        "",
        *tables[0],
        "",
        "The same with compressed messages, as over the internet:",
        "",
        *tables[1],
    ]


async def _table(size: Size, *, compressed: bool) -> list[str]:
    lines = [
        "| spectators | tables | moves/s | sent/s | bytes | µs | same/s | µs | short/s | µs "
        "| **to same** | µs | to short | µs |",
        f"|{'---:|' * 14}",
    ]
    crowds = []
    for spectators in size.spectators:
        crowds.append(await crowd(size, spectators, compressed=compressed))
        lines.append(_row(crowds[-1]))
        print(lines[-1], file=sys.stderr, flush=True)
    return [
        *lines,
        "",
        "At least half as many messages as echoes:",
        "",
        f"- of the same: {_half([(one.messages, one.same) for one in crowds], size)}",
        f"- of a short one: {_half([(one.messages, one.short) for one in crowds], size)}",
    ]


def _half(pairs: Sequence[tuple[Rate, Rate]], size: Size) -> str:
    """With how many spectators there are at least half as many messages as echoes."""
    by_time = [messages.number * 2 >= echoes.number for messages, echoes in pairs]
    by_cost = [echoes.cost * 2 >= messages.cost for messages, echoes in pairs]
    return f"with {_those(size, by_time)}, by processor time with {_those(size, by_cost)}"


def _those(size: Size, are: Sequence[bool]) -> str:
    found = [str(n) for n, is_true in zip(size.spectators, are, strict=True) if is_true]
    return f"{', '.join(found)} spectators" if found else "none of these crowds"


def _row(found: Crowd) -> str:
    messages, same, short = found.messages, found.same, found.short
    return (
        f"| {found.spectators} | {found.tables} | {found.moves.number:,.0f} "
        f"| {messages.number:,.0f} | {found.size:,.0f} | {messages.cost:.0f} "
        f"| {same.number:,.0f} | {same.cost:.0f} | {short.number:,.0f} | {short.cost:.0f} "
        f"| **{messages.number / same.number:.2f}** | {same.cost / messages.cost:.2f} "
        f"| {messages.number / short.number:.2f} | {short.cost / messages.cost:.2f} |"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.speed")
    usual = Size()
    parser.add_argument("--tables", type=int, default=usual.tables)
    parser.add_argument("--spectators", type=int, nargs="+", default=usual.spectators)
    parser.add_argument("--seconds", type=float, default=usual.seconds)
    parser.add_argument("--rounds", type=int, default=usual.rounds)
    options = parser.parse_args()
    gc.disable()
    crowds = tuple(options.spectators)
    size = Size(options.tables, crowds, options.seconds, options.rounds)
    print("\n".join(report(size)))


if __name__ == "__main__":
    main()
