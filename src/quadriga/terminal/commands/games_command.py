"""`quadriga games`: what can be played, and all games that are kept."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from quadriga.core import Refusal, title_of
from quadriga.core.records import load, verify
from quadriga.games import GAMES, make
from quadriga.home import data_folder
from quadriga.language import Message, message
from quadriga.language.translator import Translator
from quadriga.table import Sitter
from quadriga.terminal.commands.program import command
from quadriga.terminal.commands.saved_games import folder_of, kept_names, kept_path
from quadriga.terminal.display.output import display_names, standing
from quadriga.terminal.display.screen import Screen

MAX_FINISHED: Final = 20
"""Finished games that are listed: the latest, by the time of their last move."""


class KeptGame(NamedTuple):
    """A kept game in the list; `stands` tells where it stands, or why it cannot be read.

    One that cannot be read has no `sitters`.
    """

    name: str
    stands: str
    sitters: str = ""
    finished: bool = False


def games(data: str | None, language: str) -> int:
    """Run the command and return its exit status."""
    translator = Translator(language)
    screen = Screen(translator)
    screen.show(playable(translator))
    folder = folder_of(data_folder(data))
    kept = [_kept(kept_path(folder, name), name, language) for name in kept_names(folder)]
    waiting = [one for one in kept if not one.finished]
    latest = sorted(kept, key=lambda one: kept_path(folder, one.name).stat().st_mtime)
    finished = [one for one in latest if one.finished][-MAX_FINISHED:]
    if waiting:
        good = [one for one in waiting if one.sitters] or waiting
        again = command("play", good[-1].name, data=data)
        goes_on = message("games-waiting", command=again)
        screen.show(_listed(translator, goes_on, waiting))
    if finished:
        again = command("replay", finished[-1].name, data=data)
        shows = message("games-finished", command=again)
        screen.show(_listed(translator, shows, finished))
    return 0


def playable(translator: Translator) -> RenderableType:
    """What can be played: games by their names, with players and variants."""
    grid = Grid.grid(padding=(0, 2, 0, 1))
    for name, game in GAMES.items():
        seats = [setup.seats for setup in game.setups()]
        variants = tuple(dict.fromkeys(setup.variant for setup in game.setups()))
        grid.add_row(
            name,
            translator.text(title_of(name)),
            translator.text(message("players-between", least=min(seats), most=max(seats))),
            translator.text(message("games-variants", names=variants)) if variants[1:] else "",
        )
    return Group(Text(translator.text(message("games-to-play")), "bold"), grid)


def _kept(path: Path, name: str, language: str) -> KeptGame:
    try:
        reading = load(path)
        record = reading.record
        game = make(record.setup)
        headline = game.guide.headline(verify(game, reading))
    except Refusal as refusal:
        return KeptGame(name, Translator(language, refusal.part).text(refusal.message))
    sitters = tuple(map(Sitter, record.names))
    names = display_names(sitters, Translator(language))
    translator = Translator(language, game.name, names)
    stands = standing(translator, headline)
    who = translator.text(message("games-sitters", names=names))
    return KeptGame(name, stands, who, record.result is not None)


def _listed(translator: Translator, heading: Message, kept: Sequence[KeptGame]) -> RenderableType:
    """Kept games below a heading."""
    grid = Grid.grid(padding=(0, 2, 0, 1))
    for one in kept:
        grid.add_row(one.name, one.stands, one.sitters)
    return Group(Text(), Text(translator.text(heading), "bold"), grid)
