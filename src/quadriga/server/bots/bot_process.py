"""A process that answers questions one by one, and can be killed at any time."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from quadriga.processes import limit_memory, make_room, serve_parent, spare_collector

T = TypeVar("T")

MAX_MEMORY: Final = 1024 * 1024 * 1024
"""The memory limit of a process; it normally uses a tenth."""

START_SECONDS: Final = 60.0
"""A process that isn't ready by then never will be."""


class ProcessLost(Exception):
    """The process has ended, was killed, or did not start."""


class BotFailed(Exception):
    """The question raised an exception in the process, which goes on."""


class BotProcess:
    """One process, started at once; raises `OSError` if no more processes are allowed.

    The higher `nice` is, the sooner it makes room for others.
    """

    def __init__(self, nice: int = 0) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, nice), daemon=True)
        self._process.start()
        theirs.close()
        # A thread of its own waits for answers: those of others must not wait for this process.
        self._thread = ThreadPoolExecutor(1, "bots")
        self._ready = asyncio.ensure_future(self._receive())
        # Nobody may ask for it any more: then its exception is of no interest.
        self._ready.add_done_callback(lambda ready: ready.cancelled() or ready.exception())

    @property
    def pid(self) -> int | None:
        """The id of the process."""
        return self._process.pid

    @property
    def is_ready(self) -> bool:
        """Whether it can be asked, or could before it ended."""
        return self._ready.done()

    async def ready(self) -> None:
        """Return once it can be asked; raises `ProcessLost` if that takes too long."""
        done, _ = await asyncio.wait([self._ready], timeout=START_SECONDS)
        if not done:
            raise ProcessLost("it did not start")
        self._ready.result()

    async def ask(self, work: Callable[[], T]) -> T:
        """What `work` returns there; raises `BotFailed` or `ProcessLost`."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._thread, self._connection.send, work)
        except OSError as error:
            raise ProcessLost("it has ended") from error
        failure, found = await self._receive()
        if failure is not None:
            raise BotFailed(failure)
        done: T = found
        return done

    def close(self) -> None:
        """Kill the process, even if it is stopped; pending questions raise `ProcessLost`."""
        self._process.kill()
        self._thread.submit(self._clean_up)
        self._thread.shutdown(wait=False)

    async def _receive(self) -> tuple[str | None, Any]:
        loop = asyncio.get_running_loop()
        try:
            received: tuple[str | None, Any] = await loop.run_in_executor(
                self._thread, self._connection.recv
            )
        except (EOFError, OSError) as error:
            raise ProcessLost("it has ended") from error
        return received

    def _clean_up(self) -> None:
        self._process.join()
        self._connection.close()


def _serve(connection: Connection, nice: int) -> None:
    """Answer until the server is gone; the first message says that it is ready."""
    serve_parent()
    make_room(nice)
    limit_memory(MAX_MEMORY)
    spare_collector()
    connection.send((None, None))
    while True:
        try:
            work = connection.recv()
        except (EOFError, OSError):
            return
        try:
            sent: tuple[str | None, Any] = (None, work())
        except MemoryError:
            # What it keeps is too much: the next process begins with nothing.
            connection.send(("MemoryError: it needs too much memory", None))
            os._exit(1)
        except Exception as error:
            sent = (f"{type(error).__name__}: {error}", None)
        connection.send(sent)
