"""The log of a table as each seat may read it, extended instead of built again."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from quadriga.core import CHANCE, AnyGame, Entry, Seat, recognise


class LogLine(Struct, frozen=True, omit_defaults=True):
    """An entry of the log as a seat may read it; `seat` None is chance.

    `text` is its notation, redacted, and `sentence` says it in words. `digest` is the same as
    data in the game's own type, None where a game has none.
    """

    seat: int | None
    text: str
    sentence: str
    digest: Any = None


class LogCache:
    """The lines of one table, kept for each reader; a log that has only grown costs what is new."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._readers: dict[Seat | None, _SeatLog] = {}

    def lines(self, seat: Seat | None, log: tuple[Entry, ...], now: Any) -> tuple[LogLine, ...]:
        """The lines of `log` as `seat` may read them in position `now`, to which the log leads."""
        reader = self._readers.get(seat)
        if reader is None or not reader.is_continued_by(log):
            reader = self._readers[seat] = _SeatLog(self._game, seat)
        return reader.extend(log, now)


class _SeatLog:
    """The lines of one reader; only those with hidden parts are redacted again later."""

    def __init__(self, game: AnyGame, seat: Seat | None) -> None:
        self._game = game
        self._seat = seat
        self._log: tuple[Entry, ...] = ()
        self._state: Any = game.initial()
        self._lines: list[LogLine] = []
        self._hidden: dict[int, tuple[Any, Any]] = {}

    def is_continued_by(self, log: tuple[Entry, ...]) -> bool:
        """Whether `log` begins with the entries read so far; after an undo it may not."""
        return log[: len(self._log)] == self._log

    def extend(self, log: tuple[Entry, ...], now: Any) -> tuple[LogLine, ...]:
        """Read the new entries of `log`; all lines as they may be read in position `now`."""
        self._reveal(now)
        for entry in log[len(self._log) :]:
            self._append(entry, now)
        self._log = log
        return tuple(self._lines)

    def _reveal(self, now: Any) -> None:
        """Redact the lines with hidden parts again, as their secrets may be known by now."""
        for number, (before, action) in tuple(self._hidden.items()):
            text = self._game.redacted(before, action, self._seat, now)
            if text != self._lines[number].text:
                self._lines[number] = replace(self._lines[number], text=text)
            if text == str(action):
                del self._hidden[number]

    def _append(self, entry: Entry, now: Any) -> None:
        game, before, seat = self._game, self._state, self._seat
        action = recognise(game, before, entry.text)
        line = LogLine(
            seat=None if entry.actor is CHANCE else entry.actor,
            text=game.redacted(before, action, seat, now),
            sentence=game.guide.sentence(before, action, after, seat),
            digest=game.guide.digest(before, action, after, seat),
        )
        if line.text != entry.text:
            self._hidden[len(self._lines)] = (before, action)
        self._lines.append(line)
        self._state = game.apply(before, action)
