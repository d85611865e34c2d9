"""`quadriga play`: starts a new game or resumes the saved one."""

import argparse
from contextlib import closing
from pathlib import Path

from quadriga.core import BadSetup, title_of
from quadriga.core.records import write
from quadriga.home import data_folder
from quadriga.language import message
from quadriga.language.translator import Translator
from quadriga.table import Table
from quadriga.terminal.boards import board_of
from quadriga.terminal.files import record_file, unwritable, write_whole
from quadriga.terminal.request import PlayRequest, parse_request
from quadriga.terminal.saved_games import SavedGame, SaveSlot, dice_of
from quadriga.terminal.screen import Screen
from quadriga.terminal.session import Session


def play(options: argparse.Namespace) -> int:
    """Run the command and return its exit status."""
    request = parse_request(options)
    board_of(request.game.name)
    record = None if options.record is None else record_file(options.record)
    screen = Screen(Translator(options.language, request.game.name))
    if request.watched:
        names = tuple(dict.fromkeys(sitter.name for sitter in request.sitters))
        screen.say(message("play-watched", game=title_of(request.game.name), names=names))
        return _run(Session(_new_table(request), request.seed, None, screen), None, record, screen)
    with closing(SaveSlot(data_folder(options.data), request.game.name)) as slot:
        saved = _saved_or_new(request, slot, screen, anew=options.new)
        return _run(Session(saved.table, saved.seed, slot, screen), slot, record, screen)


def _new_table(request: PlayRequest) -> Table:
    return Table.open(request.game, request.sitters, dice_of(request.seed))


def _saved_or_new(request: PlayRequest, slot: SaveSlot, screen: Screen, *, anew: bool) -> SavedGame:
    """The saved game, or a new one."""
    title = title_of(request.game.name)
    if anew:
        aside = slot.set_aside()
        if aside is not None:
            screen.say_where(message("play-set-aside", file=str(aside)))
    elif (saved := slot.load()) is not None:
        _check_no_options(request)
        screen.say(message("play-goes-on", game=title))
        return saved
    screen.say(message("play-new", game=title))
    return SavedGame(_new_table(request), request.seed)


def _check_no_options(request: PlayRequest) -> None:
    """Raise `BadSetup` if options ask for another game than the saved one."""
    if request.chosen:
        name = request.game.name
        raise BadSetup(
            message("play-kept-before", game=title_of(name), options=request.chosen, name=name)
        )


def _run(session: Session, slot: SaveSlot | None, record: Path | None, screen: Screen) -> int:
    """Run a session, then write the record and delete the saved game if it has ended."""
    try:
        ended = session.run()
    except KeyboardInterrupt:
        screen.show()
        ended = False
    if record is not None:
        _write_record(record, session.table)
        screen.say_where(message("play-record", file=str(record)))
    if slot is None:
        return 0
    if ended:
        slot.clear()
    else:
        screen.say(message("play-kept", game=session.table.game.name))
    return 0


def _write_record(path: Path, table: Table) -> None:
    try:
        write_whole(path, write(table.record()))
    except OSError as error:
        raise unwritable(str(path), error) from error
