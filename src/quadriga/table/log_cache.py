"""The log of a table as each seat may read it, extended instead of rebuilt."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from quadriga.core import CHANCE, AnyGame, Entry, Recap, Seat, Step, recognise
from quadriga.language import Message


class LogLine(Struct, frozen=True, omit_defaults=True):
    """An entry of the log as a seat may read it.

    seat      who acted; None for chance
    text      its redacted notation
    sentence  the same in words
    action    the same as data, in the game's own union; None while any of it is hidden
    digest    its effects as data, in the game's own type; None if the game has none
    begins    what it started, such as a round or an invasion; None if the game just goes on
    """

    seat: int | None
    text: str
    sentence: Message
    action: Any = None
    digest: Any = None
    begins: Message | None = None


class Turn(Struct, frozen=True):
    """A short account of a seat's turn, with the numbers of its first and last line in the log."""

    seat: int
    first: int
    last: int
    recap: Recap


def first_of_latest(turns: "Sequence[Turn | _OpenTurn]", seat: Seat | None, seats: int) -> int:
    """The index of the first of the latest turns.

    For `seat` that is its own last turn which others have followed, or the first turn of all. A
    spectator gets as many turns as there are `seats`.
    """
    if seat is None:
        return max(len(turns) - seats, 0)
    return next((n for n in reversed(range(len(turns) - 1)) if turns[n].seat == seat), 0)


class LogCache:
    """The lines of one table for each reader; when the log grows, only new entries cost work."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._readers: dict[Seat | None, _SeatLog] = {}

    def lines(self, seat: Seat | None, log: tuple[Entry, ...], now: Any) -> tuple[LogLine, ...]:
        """The lines of `log` as `seat` may read them in `now`, the position that it leads to."""
        reader = self._readers.get(seat)
        if reader is None or not reader.is_continued_by(log):
            reader = self._readers[seat] = _SeatLog(self._game, seat)
        return reader.extend(log, now)

    def turns(self, seat: Seat | None) -> tuple[Turn, ...]:
        """The latest turns of the lines that `seat` has read; see `first_of_latest`."""
        reader = self._readers[seat]
        return reader.turns(first_of_latest(reader.all_turns, seat, self._game.seats))

    def all_turns(self, seat: Seat | None) -> tuple[Turn, ...]:
        """Every turn of the lines that `seat` has read, the oldest first."""
        return self._readers[seat].turns()


class _SeatLog:
    """The lines of one reader; lines with hidden parts are redacted again as the game goes on."""

    def __init__(self, game: AnyGame, seat: Seat | None) -> None:
        self._game = game
        self._seat = seat
        self._log: tuple[Entry, ...] = ()
        self._state: Any = game.initial()
        self._lines: list[LogLine] = []
        self._hidden: dict[int, tuple[Any, Any]] = {}
        self.all_turns: list[_OpenTurn] = []
        self._turn_begun = False

    def is_continued_by(self, log: tuple[Entry, ...]) -> bool:
        """Whether `log` begins with the entries read so far; after an undo it may not."""
        return log[: len(self._log)] == self._log

    def extend(self, log: tuple[Entry, ...], now: Any) -> tuple[LogLine, ...]:
        """Read the new entries of `log`; returns all lines as they may be read in `now`."""
        self._reveal(now)
        for entry in log[len(self._log) :]:
            self._append(entry, now)
        self._log = log
        return tuple(self._lines)

    def turns(self, start: int = 0) -> tuple[Turn, ...]:
        """The turns from number `start` on, the oldest first."""
        return tuple(turn.closed(self._game, self._seat) for turn in self.all_turns[start:])

    def _reveal(self, now: Any) -> None:
        """Redact the lines with hidden parts again, as they may have been revealed."""
        for number, (before, action) in tuple(self._hidden.items()):
            text = self._game.redacted(before, action, self._seat, now)
            if text != self._lines[number].text:
                self._lines[number] = replace(self._lines[number], text=text)
            if text == str(action):
                data = self._game.guide.action_data(action)
                self._lines[number] = replace(self._lines[number], action=data)
                del self._hidden[number]

    def _append(self, entry: Entry, now: Any) -> None:
        game, guide, before, seat = self._game, self._game.guide, self._state, self._seat
        action = recognise(game, before, entry.text)
        after = game.apply(before, action)
        number, text = len(self._lines), game.redacted(before, action, seat, now)
        if text != entry.text:
            self._hidden[number] = (before, action)
        line = LogLine(
            seat=None if entry.actor is CHANCE else entry.actor,
            text=text,
            sentence=guide.sentence(before, action, after, seat),
            action=guide.action_data(action) if text == entry.text else None,
            digest=guide.digest(before, action, after, seat),
            begins=guide.begins(before, after),
        )
        self._lines.append(line)
        self._state = after
        self._turn_begun |= game.begins_turn(before)  # with a decision, or with a draw before it
        if entry.actor is not CHANCE:
            self._turn_of(entry.actor, number).extend(number, Step(before, action, after))

    def _turn_of(self, seat: Seat, number: int) -> "_OpenTurn":
        """The turn of a decision: the last one, or a new one."""
        turns = self.all_turns
        if self._turn_begun or not turns or turns[-1].seat != seat:
            turns.append(_OpenTurn(seat, number))
        self._turn_begun = False
        return turns[-1]


class _OpenTurn:
    """A turn that may still grow; its recap is made on demand."""

    def __init__(self, seat: Seat, first: int) -> None:
        self.seat = seat
        self._first = self._last = first
        self._steps: list[Step[Any, Any]] = []
        self._closed: Turn | None = None

    def extend(self, number: int, step: Step[Any, Any]) -> None:
        """Add the decision on line `number` of the log."""
        self._last = number
        self._steps.append(step)
        self._closed = None

    def closed(self, game: AnyGame, reader: Seat | None) -> Turn:
        """The turn as it is so far."""
        if self._closed is None:
            recap = game.guide.recap(self._steps, reader)
            self._closed = Turn(self.seat, self._first, self._last, recap)
        return self._closed
