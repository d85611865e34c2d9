"""Start-up of worker and server processes: signals, garbage collector, limits."""

import gc
import multiprocessing
import os
import signal
import threading
from typing import Final

FOR_SEARCHES: Final = (50_000, 20, 50)
"""Collector thresholds for rare collections. A search makes thousands of positions and hardly ever
a cycle; with Python's own thresholds, collecting would take up to a third of its time."""

FOR_SERVERS: Final = (5_000, 5, 50)
"""The same for a server, where everybody waits for a collection: often enough that each takes a few
milliseconds. After thousands of new sockets, it would otherwise take hundreds at once."""


def serve_parent() -> None:
    """Leave Ctrl-C to the parent process, and exit when that exits or is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def spare_collector(thresholds: tuple[int, int, int] = FOR_SEARCHES) -> None:
    """Freeze all live objects for the garbage collector, and set its thresholds."""
    gc.freeze()
    gc.set_threshold(*thresholds)
    gc.enable()


def make_room(nice: int) -> None:
    """Let other processes go first, the more the higher `nice` is; no effect on Windows."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nice)


def limit_memory(size: int) -> None:
    """Raise `MemoryError` in this process if it asks for more bytes; no effect on Windows."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_DATA, (size, size))
