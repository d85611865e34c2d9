"""The program in a terminal, with what stands on its glass."""

import codecs
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.terminal.glass import Glass
from tests.terminal.running import environment, heed_ctrl_c, program

SECONDS_TO_NOTICE = 20


class Pty:
    """The program in a terminal of some columns and rows."""

    def __init__(self, data: Path, *arguments: str, size: tuple[int, int], **more: str) -> None:
        self._master, slave = pty.openpty()
        self.glass = Glass(*size)
        self._set_size()
        self.process = subprocess.Popen(
            program(*arguments),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(data, **more),
            start_new_session=True,
            preexec_fn=heed_ctrl_c,
        )
        os.close(slave)
        self.shown = ""
        self._seen = 0
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode

    def _set_size(self) -> None:
        size = struct.pack("HHHH", self.glass.rows, self.glass.columns, 0, 0)
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, size)

    def resize(self, columns: int, rows: int) -> None:
        """Make the window smaller or larger, as somebody would who drags its corner."""
        self.wait_until_idle()
        self.glass.resize(columns, rows)
        self._set_size()
        self.process.send_signal(signal.SIGWINCH)

    def _read(self) -> None:
        written = select.select([self._master], [], [], SECONDS_TO_NOTICE)[0]
        assert written, "\n".join(["nothing more is written", *self.glass.lines])
        text = self._decode(os.read(self._master, 1 << 16))
        self.shown += text
        self.glass.write(text)

    def type(self, keys: str) -> None:
        """Press these keys."""
        os.write(self._master, keys.encode())

    def wait_for(self, words: str) -> None:
        """Read until these words are shown, after those waited for before."""
        while words not in self.new:
            self._read()
        self._seen = self.shown.index(words, self._seen) + len(words)

    @property
    def new(self) -> str:
        """What was written since the last wait ended."""
        return self.shown[self._seen :]

    def wait_until(self, seen: Callable[[list[str]], bool]) -> list[str]:
        """Read until the lines on the glass are as wanted."""
        while not seen(self.glass.lines):
            self._read()
        self._seen = len(self.shown)
        return self.glass.lines

    def wait_until_idle(self) -> None:
        """Wait until the process waits for a key: a signal before that would go unnoticed."""
        status = Path(f"/proc/{self.process.pid}/stat")
        while status.exists() and status.read_text().rpartition(") ")[2][0] != "S":
            pass

    def settle(self) -> None:
        """Read what is still written: readline writes its line twice when the window changes."""
        self.wait_until_idle()
        while select.select([self._master], [], [], 0)[0]:
            self._read()
        self._seen = len(self.shown)

    def interrupt(self) -> None:
        """Ctrl-C until it is noticed: one just before a key is waited for may be lost."""
        noticed = False
        while not noticed:
            self.wait_until_idle()
            self.process.send_signal(signal.SIGINT)
            noticed = bool(select.select([self._master], [], [], SECONDS_TO_NOTICE)[0])

    def ended(self) -> int:
        """Read to the end; the exit status."""
        try:
            while True:
                self._read()
        except OSError:  # Linux says so when nobody holds the other side any more.
            pass
        return self.process.wait()

    def close(self) -> None:
        """Leave nothing behind."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._master)


@contextmanager
def terminal(
    data: Path, *arguments: str, size: tuple[int, int] = (80, 50), **more: str
) -> Iterator[Pty]:
    """A terminal that is closed at the end, whatever happens."""
    opened = Pty(data, *arguments, size=size, **more)
    try:
        yield opened
    finally:
        opened.close()
