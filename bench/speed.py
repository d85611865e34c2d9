"""Moves and messages a second, next to a bare socket: `python -m bench.speed`.

Tables that never pause, each with spectators: every move is checked, played, committed durably,
rendered and sent to all of them. Beside it a bare Litestar socket, in the same run, with the same
client and the same compression, that sends back what it gets: a hundred bytes, and the very
messages that the spectators were sent. What is compared are messages that have arrived a second,
and processor time of the server for each, which a busy machine bends less.
"""

import argparse
import asyncio
import gc
import os
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from typing import Any, Final, NamedTuple

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
    """How large the measurements are."""

    tables: int = 50
    spectators: tuple[int, ...] = (0, 9, 50, 100, 500)
    seconds: float = 10.0


class Rate(NamedTuple):
    """How often something happens a second, and the microseconds of processor time of each."""

    number: float
    cost: float


class Crowd(NamedTuple):
    """Moves before so many spectators: messages to all of them, and echoes of the same messages."""

    tables: int
    spectators: int
    moves: Rate
    messages: Rate
    size: float
    echoes: Rate


# ---- what is measured ----------------------------------------------------------------------------


async def crowd(size: Size, spectators: int, *, compressed: bool) -> Crowd:
    """Tables with so many spectators, then an echo of what the spectators were sent."""
    tables = min(size.tables, max(MIN_TABLES, MAX_SOCKETS // (1 + spectators)))
    with running(*PUBLIC * compressed) as (address, pid, _):
        playing = await open_tables(address, tables, spectators=spectators, compressed=compressed)
        count = _Count()
        moves = await _rate(pid, count, [_keep_moving(one, count) for one in playing], size.seconds)
        sent = [text for table in playing for text in table.messages] or [SHORT]
    sockets = 1 + spectators
    messages = Rate(moves.number * sockets, moves.cost / sockets)
    mean = sum(map(len, sent)) / len(sent)
    echoes = await echo(size, sent, compressed=compressed)
    return Crowd(tables, spectators, moves, messages, mean, echoes)


async def echo(size: Size, texts: Sequence[bytes], *, compressed: bool) -> Rate:
    """What a bare socket sends back, over as many sockets as there are tables."""
    with _echo_server(compressed=compressed) as (address, pid):
        count = _Count()
        parts = [texts[n :: size.tables] or texts for n in range(size.tables)]
        work = [_keep_saying(address, part, count, compressed=compressed) for part in parts]
        return await _rate(pid, count, work, size.seconds)


class _Count:
    def __init__(self) -> None:
        self.number = 0


async def _rate(
    pid: int, count: _Count, work: Sequence[Coroutine[Any, Any, None]], seconds: float
) -> Rate:
    """How often all do what `count` counts, for some time or until the first has no more to do."""
    before, begin = processor_time(pid), time.perf_counter()
    tasks = [asyncio.ensure_future(one) for one in work]
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    used, took, done = processor_time(pid) - before, time.perf_counter() - begin, count.number
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    return Rate(done / took, used * 1e6 / max(done, 1))


async def _keep_moving(table: Table, moves: _Count) -> None:
    """Move again as soon as all have seen the last move."""
    while table.choices:
        await table.move()
        moves.number += 1


async def _keep_saying(
    address: str, texts: Sequence[bytes], echoes: _Count, *, compressed: bool
) -> None:
    heard = asyncio.Event()
    socket = await connect(address, "/echo", "", lambda _: heard.set(), compressed=compressed)
    for text in cycle(texts):
        heard.clear()
        socket.say(text)
        await heard.wait()
        echoes.number += 1


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
    short = await echo(size, [SHORT], compressed=compressed)
    lines = [
        "| spectators | tables | moves a second | messages a second | bytes | µs each "
        "| echoes of the same a second | µs each | messages for such an echo, by µs "
        "| for an echo of 100 bytes, by µs |",
        f"|{'---:|' * 10}",
    ]
    crowds = []
    for spectators in size.spectators:
        crowds.append(await crowd(size, spectators, compressed=compressed))
        lines.append(_row(crowds[-1], short))
        print(lines[-1], file=sys.stderr, flush=True)
    return [
        *lines,
        "",
        f"An echo of {len(SHORT)} bytes: {short.number:,.0f} a second, {short.cost:.0f} µs each.",
        f"Half of the messages of an echo, or better, there are of the same ones {_half(crowds)},",
        f"and of {len(SHORT)} bytes {_half([one._replace(echoes=short) for one in crowds])}.",
    ]


def _half(crowds: Sequence[Crowd]) -> str:
    """From how many spectators on there are half as many messages as echoes."""
    by_time = [one.messages.number * 2 >= one.echoes.number for one in crowds]
    by_cost = [one.echoes.cost * 2 >= one.messages.cost for one in crowds]
    return f"{_from(crowds, by_time)} by the second and {_from(crowds, by_cost)} by processor time"


def _from(crowds: Sequence[Crowd], is_so: Sequence[bool]) -> str:
    found = [one.spectators for one, so in zip(crowds, is_so, strict=True) if so]
    return f"with {', '.join(map(str, found))} spectators" if found else "with none of these crowds"


def _row(found: Crowd, short: Rate) -> str:
    messages, same = found.messages, found.echoes
    return (
        f"| {found.spectators} | {found.tables} | {found.moves.number:,.0f} "
        f"| {messages.number:,.0f} | {found.size:,.0f} | {messages.cost:.0f} "
        f"| {same.number:,.0f} | {same.cost:.0f} "
        f"| {_ratios(messages, same)} | {_ratios(messages, short)} |"
    )


def _ratios(messages: Rate, echoes: Rate) -> str:
    """How many messages there are for an echo: by the second, and by processor time."""
    return f"{messages.number / echoes.number:.2f}, {echoes.cost / messages.cost:.2f}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.speed")
    usual = Size()
    parser.add_argument("--tables", type=int, default=usual.tables)
    parser.add_argument("--spectators", type=int, nargs="+", default=usual.spectators)
    parser.add_argument("--seconds", type=float, default=usual.seconds)
    options = parser.parse_args()
    gc.disable()
    print("\n".join(report(Size(options.tables, tuple(options.spectators), options.seconds))))


if __name__ == "__main__":
    main()
