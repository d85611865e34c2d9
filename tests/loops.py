"""Coroutines in tests that are no coroutines."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def result_of(coroutine: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine in a loop of its own.

    In a thread of its own, because a browser that is open has a loop in this one.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


async def until(condition: Callable[[], bool]) -> None:
    """Lets others go on until something is so."""
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110 - nothing is there to wait for
            await asyncio.sleep(0)
