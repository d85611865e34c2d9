"""Coroutines in tests that are no coroutines, and time that passes without anybody waiting."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import wraps
from selectors import DefaultSelector
from typing import Any, ParamSpec, TypeVar, TypeVarTuple

P = ParamSpec("P")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


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


class SkippingLoop(asyncio.SelectorEventLoop):
    """A loop whose time jumps to the next timer as soon as there is nothing else to do.

    So a test can let hours pass, and is sure that all that could happen before has happened. It
    waits for threads that work for it, but not for other processes.
    """

    def __init__(self) -> None:
        self.skipped = 0.0
        self.threads = 0
        super().__init__(SkippingSelector(self))

    def time(self) -> float:
        """The time on a stopwatch, and all that was skipped."""
        return super().time() + self.skipped

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts
    ) -> asyncio.Future[T]:
        """Run in a thread, for which time waits."""
        self.threads += 1
        future = super().run_in_executor(executor, func, *args)
        future.add_done_callback(self._end_thread)
        return future

    def _end_thread(self, _: object) -> None:
        self.threads -= 1


class SkippingSelector(DefaultSelector):
    """What a `SkippingLoop` waits with: not at all, unless threads work."""

    def __init__(self, loop: SkippingLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> Any:
        """What is ready now; else skip the time until the next timer."""
        if timeout is None or timeout <= 0 or self._loop.threads:
            return super().select(timeout)
        ready = super().select(0)
        if not ready:
            self._loop.skipped += timeout
        return ready


def in_skipped_time(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a coroutine function as a test, in a `SkippingLoop`."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        def run_here() -> None:
            with asyncio.Runner(loop_factory=SkippingLoop) as runner:
                runner.run(test(*args, **kwargs))

        with ThreadPoolExecutor(1) as thread:
            thread.submit(run_here).result()

    return run


def loop_time() -> float:
    """The time of the running loop."""
    return asyncio.get_running_loop().time()
