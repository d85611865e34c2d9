"""`quadriga play`: starts a new game or resumes the saved one."""

import argparse
from contextlib import closing
from pathlib import Path

from quadriga.core import BadSetup
from quadriga.core.records import write
from quadriga.games import GAMES
from quadriga.home import data_folder
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
    screen = Screen()
    if request.watched:
        names = " and ".join(dict.fromkeys(sitter.name for sitter in request.sitters))
        screen.say(f"{GAMES[request.game.name].title}, played by {names}.")
        return _run(Session(_new_table(request), request.seed, None, screen), None, record, screen)
    with closing(SaveSlot(data_folder(options.data), request.game.name)) as slot:
        saved = _saved_or_new(request, slot, screen, anew=options.new)
        return _run(Session(saved.table, saved.seed, slot, screen), slot, record, screen)


def _new_table(request: PlayRequest) -> Table:
    return Table.open(request.game, request.sitters, dice_of(request.seed))


def _saved_or_new(request: PlayRequest, slot: SaveSlot, screen: Screen, *, anew: bool) -> SavedGame:
    """The saved game, or a new one."""
    title = GAMES[request.game.name].title
    if anew:
        aside = slot.set_aside()
        if aside is not None:
            screen.say_where("The game that was kept is set aside as", aside)
    elif (saved := slot.load()) is not None:
        _check_no_options(request, title)
        screen.say(f"{title} goes on where you left it. Type help for the commands.")
        return saved
    screen.say(f"A new game of {title}. Type help for the commands and the rules in short.")
    return SavedGame(_new_table(request), request.seed)


def _check_no_options(request: PlayRequest, title: str) -> None:
    """Raise `BadSetup` if options ask for another game than the saved one."""
    if request.chosen:
        name, options = request.game.name, " and ".join(request.chosen)
        raise BadSetup(
            f"A game of {title} is kept from before, and {options} would begin another one. "
            f"Go on with it by `quadriga play {name}`, or begin anew with --new, which sets "
            "it aside without deleting it."
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
        screen.say_where("The record of this game is in", record)
    if slot is None:
        return 0
    if ended:
        slot.clear()
    else:
        name = session.table.game.name
        screen.say(f"The game is kept: `quadriga play {name}` takes it up again.")
    return 0


def _write_record(path: Path, table: Table) -> None:
    try:
        write_whole(path, write(table.record()))
    except OSError as error:
        raise unwritable(str(path), error) from error
