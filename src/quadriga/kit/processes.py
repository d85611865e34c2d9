"""What a process does first that works for another one."""

import multiprocessing
import os
import signal
import threading


def serve_parent() -> None:
    """Leave Ctrl-C to the parent process, and exit when that exits or is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def limit_memory(size: int) -> None:
    """Raise `MemoryError` in this process where it asks for more bytes, if the system can do so."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_DATA, (size, size))
