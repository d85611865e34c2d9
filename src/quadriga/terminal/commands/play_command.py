"""`quadriga play`: starts a new game or resumes the saved one."""

import argparse
from contextlib import closing
from pathlib import Path
from typing import Final

from quadriga.core import BadSetup, title_of
from quadriga.core.records import write
from quadriga.home import data_folder
from quadriga.language import Message, message
from quadriga.language.translator import Translator
from quadriga.table import Table
from quadriga.terminal.boards import board_of
from quadriga.terminal.commands.files import record_file, unwritable, write_whole
from quadriga.terminal.commands.program import command
from quadriga.terminal.commands.request import PlayRequest, parse_request
from quadriga.terminal.commands.saved_games import (
    SavedGame,
    SaveSlot,
    dice_of,
    game_of,
    is_kept_name,
)
from quadriga.terminal.display.screen import Screen
from quadriga.terminal.session import Session

WATCH_SECONDS: Final = 1.0
"""Time to look at a position while bots play."""


def play(options: argparse.Namespace) -> int:
    """Run the command and return its exit status."""
    kept = options.game if is_kept_name(options.game) else None
    if kept is not None:
        options.game = game_of(kept)
        if options.new:
            anew = command("play", options.game, "--new", data=options.data)
            raise BadSetup(message("play-kept-or-new", name=kept, command=anew))
    request = parse_request(options)
    board_of(request.game.name)
    record = None if options.record is None else record_file(options.record)
    screen = Screen(Translator(options.language, request.game.name))
    if request.watched:
        names = tuple(dict.fromkeys(sitter.name for sitter in request.sitters))
        greeting = message("play-watched", game=title_of(request.game.name), names=names)
        usual = WATCH_SECONDS if screen.interactive else 0.0
        delay = usual if options.delay is None else options.delay
        session = Session(_new_table(request), request.seed, None, screen, greeting, delay)
        return _run(session, None, record, screen)
    with closing(SaveSlot(data_folder(options.data), request.game.name, options.data)) as slot:
        if slot.still_open:
            names = tuple(map(str, slot.still_open))
            screen.say_where(message("folder-not-private", names=names))
        if kept is not None:
            _check_no_options(request, slot)
            _tell_aside(slot, slot.take_up(kept), screen)
        saved, greeting = _saved_or_new(request, slot, screen, anew=options.new)
        session = Session(saved.table, saved.seed, slot, screen, greeting)
        return _run(session, slot, record, screen)


def _new_table(request: PlayRequest) -> Table:
    return Table.open(request.game, request.sitters, dice_of(request.seed))


def _saved_or_new(
    request: PlayRequest, slot: SaveSlot, screen: Screen, *, anew: bool
) -> tuple[SavedGame, Message]:
    """The saved game, or a new one, and the greeting."""
    title = title_of(request.game.name)
    if anew:
        _tell_aside(slot, slot.set_aside(), screen)
    elif (saved := slot.load()) is not None:
        _check_no_options(request, slot)
        return saved, message("play-goes-on", game=title)
    return SavedGame(_new_table(request), request.seed), message("play-new", game=title)


def _tell_aside(slot: SaveSlot, name: str | None, screen: Screen) -> None:
    """Print the command for a game that was set aside, if there is one."""
    if name is not None:
        screen.say_where(message("play-set-aside", command=slot.command("play", name)))


def _check_no_options(request: PlayRequest, slot: SaveSlot) -> None:
    """Raise `BadSetup` if options ask for another game than the saved one."""
    if request.chosen:
        name, options = request.game.name, request.chosen
        again = slot.command("play", name)
        title = title_of(name)
        raise BadSetup(message("play-kept-before", game=title, options=options, command=again))


def _run(session: Session, slot: SaveSlot | None, record: Path | None, screen: Screen) -> int:
    """Run a session, then write the record and give the saved game a number if it has ended."""
    try:
        ended = session.run()
    except KeyboardInterrupt:
        screen.show()
        ended = False
    if slot is not None and ended:
        name = slot.set_aside()
        assert name is not None
        screen.say_where(message("play-finished", command=slot.command("replay", name)))
    elif slot is not None:
        again = slot.command("play", session.table.game.name)
        screen.say_where(message("play-kept", command=again))
    if record is not None:
        _write_record(record, session.table)
        screen.say_where(message("play-record", file=str(record)))
    return 0


def _write_record(path: Path, table: Table) -> None:
    try:
        write_whole(path, write(table.record()))
    except OSError as error:
        raise unwritable(str(path), error) from error
