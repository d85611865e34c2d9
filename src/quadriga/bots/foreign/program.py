"""A foreign program behind pipes: a question, then one line of answer, in time."""

import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Final

from quadriga.bots.foreign.faults import FaultKind, Misbehaviour

MAX_ANSWER_BYTES: Final = 4096
"""The longest answer, which is one line; more is a flood."""

GRACE_SECONDS: Final = 1.0
"""Time for a program to end by itself before it is killed."""

_WATCH: Final = ("sh", "-c", "read -r _; kill -9 0")
"""A shell that leads the process group and kills it once its input ends, as it does when we end."""

_CHUNK: Final = 1 << 16
_POLL_SECONDS: Final = 0.005


class Program:
    """A running program in a process group of its own, which is killed as a whole.

    A shell watches the group, which ends even if this process is killed. Nothing blocks for longer
    than the time limit: all pipes are read and written when they are ready, so a program that
    doesn't read, or floods its standard error, holds up nothing.
    """

    def __init__(self, command: Sequence[str]) -> None:
        watch = subprocess.Popen(
            _WATCH,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            process_group=0,
        )
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                process_group=watch.pid,
            )
        except OSError as error:
            _kill(watch)
            raise Misbehaviour(FaultKind.START, error.strerror or str(error)) from error
        self._end = weakref.finalize(self, _kill, watch, self._process)
        self._stdin = _pipe(self._process.stdin)
        self._stdout = _pipe(self._process.stdout)
        self._stderr = _pipe(self._process.stderr)
        self._answer = bytearray()
        self._last_errors = b""

    def ask(self, question: bytes, seconds: float) -> str:
        """The line with which the program answers; raises `Misbehaviour`."""
        deadline = time.monotonic() + seconds
        self._check_silence()
        unsent = memoryview(question)
        with selectors.DefaultSelector() as ready:
            ready.register(self._stdin, selectors.EVENT_WRITE)
            ready.register(self._stdout, selectors.EVENT_READ)
            ready.register(self._stderr, selectors.EVENT_READ)
            while unsent or b"\n" not in self._answer:
                if (left := deadline - time.monotonic()) <= 0:
                    raise Misbehaviour(FaultKind.TIME, f"no answer within {seconds:g} s")
                for key, _ in ready.select(left):
                    if key.fileobj is self._stdin:
                        unsent = unsent[self._write(unsent) :]
                        if not unsent:
                            ready.unregister(self._stdin)
                    elif key.fileobj is self._stdout:
                        self._read_answer()
                    elif not self._read_stderr():
                        ready.unregister(self._stderr)
        line, _, rest = bytes(self._answer).partition(b"\n")
        self._answer[:] = rest
        return line.decode("utf-8", "replace").strip()

    def close(self, farewell: bytes = b"") -> None:
        """Say farewell, wait a moment for the end, then kill what is left of the group."""
        if not self._end.alive:
            return
        with suppress(OSError):
            self._stdin.write(farewell)
        with suppress(OSError):
            self._stdin.close()
        deadline = time.monotonic() + (GRACE_SECONDS if farewell else 0)
        while self._process.poll() is None and time.monotonic() < deadline:
            self._read_stderr()
            time.sleep(_POLL_SECONDS)
        self._end()

    def _check_silence(self) -> None:
        """Raise if the program wrote anything before the question, and forget it."""
        with selectors.DefaultSelector() as ready:
            ready.register(self._stdout, selectors.EVENT_READ)
            while ready.select(0):
                self._read_answer()
        if self._answer:
            text = self._answer.decode("utf-8", "replace")
            self._answer.clear()
            raise Misbehaviour(FaultKind.UNASKED, text)

    def _write(self, data: memoryview) -> int:
        try:
            return self._stdin.write(data[:_CHUNK]) or 0
        except BrokenPipeError:
            raise self._ended() from None

    def _read_answer(self) -> None:
        data = self._stdout.read(_CHUNK)
        if data == b"":
            raise self._ended()
        self._answer += data or b""
        if len(self._answer) > MAX_ANSWER_BYTES:
            raise Misbehaviour(FaultKind.FLOOD, f"more than {MAX_ANSWER_BYTES} bytes at once")

    def _read_stderr(self) -> bool:
        """Read what is there; False at the end of the stream."""
        data = self._stderr.read(_CHUNK)
        self._last_errors = (self._last_errors + (data or b""))[-MAX_ANSWER_BYTES:]
        return data != b""

    def _ended(self) -> Misbehaviour:
        """The fault of a program whose output has ended; waits a moment for its status."""
        deadline = time.monotonic() + GRACE_SECONDS
        while self._process.poll() is None and time.monotonic() < deadline:
            time.sleep(_POLL_SECONDS)
        self._read_stderr()
        self._end()
        lines = self._last_errors.decode("utf-8", "replace").strip().splitlines()
        reason = f": {lines[-1]}" if lines else ""
        return Misbehaviour(FaultKind.EXIT, f"ended with {self._process.returncode}{reason}")


def _pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream


def _kill(watch: subprocess.Popen[bytes], *processes: subprocess.Popen[bytes]) -> None:
    """Kill the group that `watch` leads, wait for its processes and close their pipes."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(watch.pid, signal.SIGKILL)
    for process in (watch, *processes):
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                with suppress(OSError):
                    stream.close()
