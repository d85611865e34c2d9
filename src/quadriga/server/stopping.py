"""Hears that the server is stopping before requests are awaited."""

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def calling_first(stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop` in the running loop when a signal asks the process to end.

    uvicorn lets requests end before the application. One that waits for a bot wouldn't end in time
    and would be cut off. The previous handler is called as well.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # Signals are for the main thread alone: nobody stops this server by one.
        return
    loop = asyncio.get_running_loop()
    before: dict[int, Callable[[int, FrameType | None], Any]] = {}

    def heard(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stop)
        before[number](number, frame)

    for number in _SIGNALS:
        handler = signal.getsignal(number)
        if callable(handler):
            before[number] = handler
            signal.signal(number, heard)
    try:
        yield
    finally:
        for changed, handler in before.items():
            signal.signal(changed, handler)
