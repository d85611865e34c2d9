"""`quadriga replay`: shows or verifies a record."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from quadriga.core import AnyGame, BadRecord, Refusal, recognise, title_of
from quadriga.core.records import (
    FORMATS,
    GIVEN_UP,
    MAX_RECORD_BYTES,
    UNFINISHED,
    Reading,
    read,
    unreadable,
)
from quadriga.core.verification import verify
from quadriga.games import make
from quadriga.language import message
from quadriga.language.translator import Translator
from quadriga.table import LogLine, Sitter
from quadriga.terminal.commands.saved_games import folder_of, is_kept_name, kept_path
from quadriga.terminal.display import output
from quadriga.terminal.display.display import display_on
from quadriga.terminal.display.output import Moment, Watcher
from quadriga.terminal.display.pages import ending
from quadriga.terminal.display.screen import Screen

STDIN: Final = "-"
WRONG: Final = 1
UNREADABLE: Final = 2


def replay(name: str, data_folder: Path, language: str, *, verify: bool, step: bool) -> int:
    """Run the command on the file or kept game `name` and return its exit status."""
    try:
        data = _data(name, data_folder)
    except OSError as error:
        refusal = BadRecord(0, unreadable(name, error))
        return _refused(None, refusal, language, UNREADABLE)
    try:
        reading = read(data)
    except BadRecord as bad:
        wrong = bad.line and _begins_as_record(data)
        return _refused(name, bad, language, WRONG if wrong else UNREADABLE)
    try:
        game = make(reading.record.setup)
        if verify:
            _verify(game, reading, Translator(language))
        else:
            _show(game, reading, Screen(Translator(language, game.name)), step=step)
    except Refusal as refusal:
        return _refused(name, refusal, language, WRONG)
    return 0


def _data(name: str, folder: Path) -> bytes:
    """The contents of the file, at most one byte more than a record may have."""
    if name == STDIN:
        if sys.stdin is None:
            return b""
        return sys.stdin.buffer.read(MAX_RECORD_BYTES + 1)
    with _path(name, folder).open("rb") as file:
        return file.read(MAX_RECORD_BYTES + 1)


def _path(name: str, folder: Path) -> Path:
    """The file of this name, else the kept game of this name."""
    path = Path(name)
    if is_kept_name(name) and not path.exists():
        return kept_path(folder_of(folder), name)
    return path


def _refused(name: str | None, refusal: Refusal, language: str, status: int) -> int:
    """Print the refusal, after the name of the file unless it has that already."""
    translator = Translator(language, refusal.part)
    sentence = refusal.message
    if name == STDIN:
        sentence = message("in-standard-input", what=sentence)
    elif name is not None:
        sentence = message("in-file", file=name, what=sentence)
    print(translator.text(sentence), file=sys.stderr)
    return status


def _begins_as_record(data: bytes) -> bool:
    """Whether the first line is that of a record, though the rest may be wrong."""
    lines = (line.strip() for line in data.splitlines())
    first = next((line for line in lines if line and not line.startswith(b"#")), b"")
    return first in [line.encode() for line in FORMATS]


def _verify(game: AnyGame, reading: Reading, translator: Translator) -> None:
    verify(game, reading)
    record = reading.record
    result = record.result or UNFINISHED
    sentences = [message("replay-verified", entries=len(record.entries), result=result)]
    if record.secret is not None:
        sentences.append(message("replay-shuffle-verified"))
    elif record.shuffle is not None:
        sentences.append(message("replay-shuffle-later"))
    print(*map(translator.text, sentences), sep="\n")


def _show(game: AnyGame, reading: Reading, screen: Screen, *, step: bool) -> None:
    """Show the record up to its end or its first wrong line, for which `BadRecord` is raised."""
    problem: BadRecord | None = None
    try:
        verify(game, reading)
    except BadRecord as error:
        if not error.line:
            raise
        problem = error
    names = output.display_names([*map(Sitter, reading.record.names)], screen.translator)
    watcher = Watcher(game, None, names, screen.translator.language)
    screen.show(_head(watcher, reading))
    state = game.initial()
    display, goes_on = display_on(screen), message("enter-goes-on")
    for line, state in _steps(game, reading, problem.line if problem else reading.result_line):
        if not step:
            display.tell(watcher, [line])
        elif not display.step(Moment(watcher, state), line, goes_on):
            return
    if problem is not None:
        raise problem
    if game.to_act(state) is not None:
        screen.show(output.position(Moment(watcher, state)))
        gave_up, unfinished = message("prompt-given-up"), message("replay-unfinished")
        screen.say(gave_up if reading.record.result == GIVEN_UP else unfinished)
    else:
        screen.show(ending(Moment(watcher, state)))
    screen.say(message("replay-result", result=reading.record.result or UNFINISHED))


def _head(watcher: Watcher, reading: Reading) -> Text:
    record, setup = reading.record, reading.record.setup
    options = "".join(f", {name} {value}" for name, value in sorted(setup.options.items()))
    title, variant = title_of(setup.game), f"{setup.variant}{options}"
    lines = [message("replay-head", game=title, variant=variant, rules=record.rules)]
    for n, name in enumerate(watcher.names, start=1):
        lines.append(message("replay-sitter", seat=message("seat-number", number=n), name=name))
    return Text("\n".join([*map(watcher.say, lines), ""]), "bold")


def _steps(game: AnyGame, reading: Reading, end: int) -> Iterator[tuple[LogLine, Any]]:
    """Each entry before line `end`, with the position after it."""
    state = game.initial()
    for number, entry in zip(reading.lines, reading.record.entries, strict=True):
        if number >= end:
            return
        action = recognise(game, state, entry.text)
        after = game.apply(state, action)
        yield LogLine(None, entry.text, game.guide.sentence(state, action, after, None)), after
        state = after
