"""What a process does first that works for another one, or for long."""

import gc
import multiprocessing
import os
import signal
import threading
from typing import Final

FOR_SEARCHES: Final = (50_000, 20, 50)
"""When the collector looks for garbage, seldom. A search makes positions by the thousand and hardly
ever cycles of them; by Python's own thresholds it would look for some up to a third of its time."""

FOR_SERVERS: Final = (5_000, 5, 50)
"""The same where everybody waits while it looks: often enough that it takes a few milliseconds.
What thousands of new sockets bring would take hundreds at once."""


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
    """Let the collector pass by all that was made so far, and look for garbage by `thresholds`."""
    gc.freeze()
    gc.set_threshold(*thresholds)
    gc.enable()


def make_room(nice: int) -> None:
    """Let other processes go first: the higher `nice` is the more, if the system can do so."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nice)


def limit_memory(size: int) -> None:
    """Raise `MemoryError` in this process where it asks for more bytes, if the system can do so."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_DATA, (size, size))
