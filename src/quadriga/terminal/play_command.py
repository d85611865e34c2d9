"""`quadriga play`: begins a game or takes up the one that was left, and sees it off."""

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
from quadriga.terminal.screen import Screen
from quadriga.terminal.shelf import Kept, Shelf, dice_of
from quadriga.terminal.sitting import Sitting
from quadriga.terminal.wanting import Wanted, wanted


def play(options: argparse.Namespace) -> int:
    """Play a game; the exit status."""
    wish = wanted(options)
    board_of(wish.game.name)
    record = None if options.record is None else record_file(options.record)
    screen = Screen()
    if wish.watched:
        names = " and ".join(dict.fromkeys(sitter.name for sitter in wish.sitters))
        screen.say(f"{GAMES[wish.game.name].title}, played by {names}.")
        return _sit(Sitting(_opened(wish), wish.seed, None, screen), None, record, screen)
    with closing(Shelf(data_folder(options.data), wish.game.name)) as shelf:
        kept = _begun(wish, shelf, screen, anew=options.new)
        return _sit(Sitting(kept.table, kept.seed, shelf, screen), shelf, record, screen)


def _opened(wish: Wanted) -> Table:
    return Table.open(wish.game, wish.sitters, dice_of(wish.seed))


def _begun(wish: Wanted, shelf: Shelf, screen: Screen, *, anew: bool) -> Kept:
    """The game that was left, or a new one."""
    title = GAMES[wish.game.name].title
    if anew:
        aside = shelf.set_aside()
        if aside is not None:
            screen.say_where("The game that was kept is set aside as", aside)
    elif (kept := shelf.taken_up()) is not None:
        _check_not_chosen(wish, title)
        screen.say(f"{title} goes on where you left it. Type help for the commands.")
        return kept
    screen.say(f"A new game of {title}. Type help for the commands and the rules in short.")
    return Kept(_opened(wish), wish.seed)


def _check_not_chosen(wish: Wanted, title: str) -> None:
    """A kept game already has its seed, players and options."""
    if wish.chosen:
        name = wish.game.name
        raise BadSetup(
            f"A game of {title} is kept from before, and {' and '.join(wish.chosen)} would begin "
            f"another one. Go on with it by `quadriga play {name}`, or begin anew with --new, "
            "which sets it aside without deleting it."
        )


def _sit(sitting: Sitting, shelf: Shelf | None, record: Path | None, screen: Screen) -> int:
    """A sitting to its end, with the record written and the kept game kept or cleared."""
    try:
        ended = sitting.run()
    except KeyboardInterrupt:
        screen.show()
        ended = False
    if record is not None:
        _write_record(record, sitting.table)
        screen.say_where("The record of this game is in", record)
    if shelf is None:
        return 0
    if ended:
        shelf.clear()
    else:
        name = sitting.table.game.name
        screen.say(f"The game is kept: `quadriga play {name}` takes it up again.")
    return 0


def _write_record(path: Path, table: Table) -> None:
    try:
        write_whole(path, write(table.record()))
    except OSError as error:
        raise unwritable(str(path), error) from error
