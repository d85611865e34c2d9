"""`quadriga games`: what can be played, and all games that are kept."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from quadriga.core import Refusal, title_of
from quadriga.core.records import load
from quadriga.core.verification import verify
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
"""The number of finished games in the list, the latest by the time of their last move."""


class KeptGame(NamedTuple):
    """A kept game in the list: how far it is, or without `sitters` why it cannot be read."""

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
    waiting = [game for game in kept if not game.finished]
    latest = sorted(kept, key=lambda game: kept_path(folder, game.name).stat().st_mtime)
    finished = [game for game in latest if game.finished][-MAX_FINISHED:]
    if waiting:
        readable = [game for game in waiting if game.sitters] or waiting
        again = command("play", readable[-1].name, data=data)
        screen.show(_listed(translator, message("games-waiting", command=again), waiting))
    if finished:
        again = command("replay", finished[-1].name, data=data)
        screen.show(_listed(translator, message("games-finished", command=again), finished))
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
    names = display_names(tuple(map(Sitter, record.names)), Translator(language))
    translator = Translator(language, game.name, names)
    who = translator.text(message("games-sitters", names=names))
    return KeptGame(name, standing(translator, headline), who, record.result is not None)


def _listed(translator: Translator, heading: Message, kept: Sequence[KeptGame]) -> RenderableType:
    """Kept games below a heading."""
    grid = Grid.grid(padding=(0, 2, 0, 1))
    for game in kept:
        grid.add_row(game.name, game.stands, game.sitters)
    return Group(Text(), Text(translator.text(heading), "bold"), grid)
