"""Tasks that end together, replace each other, or outlive their caller."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def until_one_ends(*work: Coroutine[Any, Any, None]) -> None:
    """Run all coroutines until the first of them ends, then cancel the others."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception):
            raise error


class Latest:
    """Does one thing at a time beside other tasks: the next replaces the last."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._is_new = asyncio.Event()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin this, in place of what was begun before."""
        self.drop()
        self._task = asyncio.create_task(work)
        self._is_new.set()

    def drop(self) -> bool:
        """Cancel what is in progress; whether anything was."""
        return self._task is not None and self._task.cancel()

    async def run(self) -> None:
        """Wait for whatever is begun; raise its errors, and cancel it with the caller."""
        try:
            while True:
                await self._is_new.wait()
                self._is_new.clear()
                task = self._task
                assert task is not None
                await asyncio.wait([task])
                if not task.cancelled():
                    task.result()
        finally:
            self.drop()


class Completion:
    """Completes what has begun, even if its caller is cancelled."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of `work`, which goes on if the caller is cancelled."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Wait for everything in progress."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
