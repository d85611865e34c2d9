"""`quadriga replay`: shows a record, or checks that it plays."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from quadriga.core import AnyGame, BadRecord, Refusal, Seat, recognise, who
from quadriga.core.records import FORMAT, LARGEST, UNFINISHED, Reading, read, verify
from quadriga.games import GAMES, make
from quadriga.table import Told
from quadriga.terminal import showing
from quadriga.terminal.screen import Screen
from quadriga.terminal.showing import Watcher

STDIN: Final = "-"
WRONG: Final = 1
UNREADABLE: Final = 2


def replay(name: str, *, verify: bool, step: bool) -> int:
    """Show or check the record in a file; the exit status."""
    try:
        data = _data(name)
    except OSError as error:
        return _refused(name, f"{error.strerror}. Check the name of the file.", UNREADABLE)
    try:
        reading = read(data)
    except BadRecord as bad:
        wrong = bad.line and _begins_as_record(data)
        return _refused(name, bad.message, WRONG if wrong else UNREADABLE)
    try:
        game = make(reading.record.setup)
        if verify:
            _check(game, reading)
        else:
            _show(game, reading, Screen(), step=step)
    except Refusal as refusal:
        return _refused(name, refusal.message, WRONG)
    return 0


def _data(name: str) -> bytes:
    """What is in the file, up to a little more than a record can hold."""
    if name == STDIN:
        if sys.stdin is None:
            return b""
        return sys.stdin.buffer.read(LARGEST + 1)
    with Path(name).open("rb") as file:
        return file.read(LARGEST + 1)


def _refused(name: str, message: str, status: int) -> int:
    where = "standard input" if name == STDIN else name
    print(f"{where}: {message}", file=sys.stderr)
    return status


def _begins_as_record(data: bytes) -> bool:
    """Whether this is a record at all, right or wrong."""
    lines = (line.strip() for line in data.splitlines())
    first = next((line for line in lines if line and not line.startswith(b"#")), b"")
    return first == FORMAT.encode()


def _check(game: AnyGame, reading: Reading) -> None:
    verify(game, reading)
    record = reading.record
    entries = "1 entry" if len(record.entries) == 1 else f"{len(record.entries)} entries"
    print(f"verified: {entries}, result {record.result or UNFINISHED}")


def _show(game: AnyGame, reading: Reading, screen: Screen, *, step: bool) -> None:
    """The record up to its end, or up to the line that goes wrong."""
    problem: BadRecord | None = None
    try:
        verify(game, reading)
    except BadRecord as error:
        if not error.line:
            raise
        problem = error
    screen.show(_head(game, reading))
    watcher = Watcher(game, None, tuple(map(showing.printable, reading.record.names)))
    state = game.initial()
    for told, state in _steps(game, reading, problem.line if problem else reading.result_line):
        screen.show(showing.news([told]))
        if step and not _stepped(watcher, state, screen):
            return
    if problem is not None:
        raise problem
    if reading.record.result is None:
        screen.show(showing.position(watcher, state))
        screen.say("The game is not finished.")
    else:
        screen.show(showing.ending(watcher, state))
    screen.say(f"Result: {reading.record.result or UNFINISHED}.")


def _head(game: AnyGame, reading: Reading) -> Text:
    record = reading.record
    setup = record.setup
    options = "".join(f", {name} {value}" for name, value in sorted(setup.options.items()))
    lines = [f"{GAMES[game.name].title}, {setup.variant}{options}, rules {record.rules}"]
    lines += [f"{who(Seat(n))}: {showing.printable(name)}" for n, name in enumerate(record.names)]
    return Text("\n".join([*lines, ""]), "bold")


def _steps(game: AnyGame, reading: Reading, end: int) -> Iterator[tuple[Told, Any]]:
    """Each entry before this line, with the position that it leads to."""
    state = game.initial()
    for line, entry in zip(reading.lines, reading.record.entries, strict=True):
        if line >= end:
            return
        action = recognise(game, state, entry.text)
        after = game.apply(state, action)
        yield Told(None, entry.text, game.guide.sentence(state, action, after, None)), after
        state = after


def _stepped(watcher: Watcher, state: Any, screen: Screen) -> bool:
    """A position drawn between entries; False if the person has seen enough."""
    screen.show(showing.position(watcher, state))
    if not screen.interactive:
        return True
    return screen.goes_on("Enter goes on, quit stops: ")
