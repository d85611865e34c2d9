"""The journal: a line for the plan, then one for each finished game. A crash loses nothing."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from quadriga.arena.game_runner import GameResult
from quadriga.arena.schedule import Plan
from quadriga.core import Unavailable
from quadriga.language import message

try:
    import fcntl
except ImportError:  # pragma: no cover - Windows has no such lock.
    fcntl = None  # type: ignore[assignment]

FORMAT = 1


class Head(Struct, frozen=True, tag_field="quadriga", tag="arena"):
    """The first line: what is played, by which rules and component data, and how far it goes."""

    version: int
    plan: Plan
    rules: int
    components: str
    games: int
    until: float | None


class Journal:
    """A journal that is open for writing, locked against other processes until `close`."""

    def __init__(self, file: IO[bytes], name: str, head: Head) -> None:
        self._file = file
        self._name = name
        self.head = head

    @classmethod
    def create(cls, path: Path, head: Head) -> "Journal":
        """A new journal; raises `Unavailable` if the file exists or cannot be written."""
        with refusing(path):
            if path.exists() and path.stat().st_size > 0:
                raise Unavailable(message("arena-journal-exists", file=str(path)))
            file = path.open("ab")
        journal = cls(file, str(path), head)
        journal._lock()
        journal._write(msgspec.json.encode(head))
        return journal

    @classmethod
    def resume(cls, path: Path) -> tuple["Journal", list[GameResult]]:
        """A journal and the games in it, each once; an unfinished last line is cut off.

        Raises `Unavailable` if the file isn't a journal or can't be written.
        """
        with refusing(path):
            file = path.open("r+b")
            data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        first, _, rest = whole.partition(b"\n")
        try:
            head = msgspec.json.decode(first, type=Head)
            games = [msgspec.json.decode(line, type=GameResult) for line in rest.splitlines()]
        except msgspec.MsgspecError as error:
            file.close()
            raise Unavailable(message("arena-no-journal", file=str(path))) from error
        if head.version != FORMAT:
            file.close()
            raise Unavailable(message("arena-no-journal", file=str(path)))
        journal = cls(file, str(path), head)
        journal._lock()
        with refusing(path):
            file.truncate(len(whole))
            file.seek(len(whole))
        return journal, list({game.key: game for game in reversed(games)}.values())[::-1]

    def append(self, result: GameResult) -> None:
        """Write a finished game to disk, without its record."""
        self._write(msgspec.json.encode(replace(result, record=None)))

    def close(self) -> None:
        """Close the file and unlock it."""
        self._file.close()

    def _write(self, line: bytes) -> None:
        with refusing(Path(self._name)):
            self._file.write(line + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())

    def _lock(self) -> None:
        try:
            if fcntl is not None:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._file.close()
            raise Unavailable(message("arena-journal-in-use", file=self._name)) from error


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Raise `Unavailable` in place of `OSError`: the file can't be written."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unavailable(message("arena-unwritable", file=str(path), reason=reason)) from error
