"""The program in processes of their own that need not import it: that is most of a server's start.

Each is forked from one process that has imported it. The program as people start it, with an
interpreter of its own, is what `tests/test_cli.py`, `tests/test_readme.py` and
`tests/test_wheel.py` run.
"""

import atexit
import multiprocessing
import os
import sys
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")

_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(["quadriga.cli", "quadriga.server.server", __name__])
MAX_WAIT = 60
"""Seconds after which a process hangs that was told to end."""


class Program:
    """`quadriga` with these arguments."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        output, its_output = _FORKS.Pipe(duplex=False)
        errors, its_errors = _FORKS.Pipe(duplex=False)
        its_own = (tuple(arguments), dict(environment), its_output, its_errors)
        self._process = _FORKS.Process(target=_run, args=its_own)
        with (
            _replaced(os.environ, "PYTHONWARNINGS", "error"),  # for the process that is forked
            _replaced(sys.modules, "__main__", ModuleType("__main__")),  # pytest is not imported
        ):
            self._process.start()
        its_output.close()
        its_errors.close()
        self.output = os.fdopen(os.dup(output.fileno()), encoding="utf-8")
        self._errors = os.fdopen(os.dup(errors.fileno()), encoding="utf-8")

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def status(self) -> int | None:
        """Its exit status, or the signal that has ended it as a negative number."""
        return self._process.exitcode

    def send(self, signal: int) -> None:
        """Sends it a signal, if it has not ended."""
        if self.status is None:
            os.kill(self.pid, signal)

    def end(self) -> str:
        """Waits for its end; what it wrote to stderr since it was last asked."""
        errors = "" if self._errors.closed else self._errors.read()
        self._process.join(MAX_WAIT)
        assert self.status is not None, "it does not end"
        self.output.close()
        self._errors.close()
        return errors


@contextmanager
def _replaced(names: MutableMapping[str, T], name: str, value: T) -> Iterator[None]:
    """Puts `value` there inside the `with` block; other threads find all else as it is."""
    before = names.get(name)
    names[name] = value
    yield
    if before is None:
        del names[name]
    else:
        names[name] = before


def _run(
    arguments: Sequence[str], environment: Mapping[str, str], output: Connection, errors: Connection
) -> None:
    from quadriga import cli

    os.environ.clear()
    os.environ.update(environment)
    os.dup2(output.fileno(), sys.stdout.fileno())
    os.dup2(errors.fileno(), sys.stderr.fileno())
    output.close()
    errors.close()
    os.dup2(sys.stdin.fileno(), 0)  # where its own processes look for it
    sys.stdin = os.fdopen(0)
    raise SystemExit(cli.main(arguments))


@atexit.register
def _end_all() -> None:
    """Ends what a failed test has left running, for which the interpreter would wait."""
    for process in multiprocessing.active_children():
        process.kill()
