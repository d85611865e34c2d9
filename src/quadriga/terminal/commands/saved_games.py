"""Saved games of the terminal, in the data folder.

The one being played has the name of its game; those set aside or finished have a number as well.

A saved game is a record with comment lines before it. It is written after each move, before the
move is shown, so that a crash loses nothing that was seen.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from quadriga.bots import BOTS
from quadriga.bots.foreign.names import find_bot
from quadriga.core import CHANCE, AnyGame, BadRecord, Entry, Refusal, Unavailable, title_of
from quadriga.core.chance import Dice, Generators, fair, seeded
from quadriga.core.records import Reading, load, write
from quadriga.core.verification import verify
from quadriga.games import make
from quadriga.home import SAVED_GAMES, make_private
from quadriga.kit import files
from quadriga.language import message
from quadriga.table import Sitter, Table
from quadriga.terminal.commands.files import write_whole
from quadriga.terminal.commands.program import command

try:
    import fcntl
except ImportError:  # pragma: no cover - Windows has no such lock.
    fcntl = None  # type: ignore[assignment]

SEED = "# seed "
BOT = "# bot "
"""Goes before a seat's number and the name of its bot, if that is not one of `BOTS`."""

HEAD = "# A game of the terminal; `quadriga games` lists all that are kept.\n"
SUFFIX = ".record"
_NAME = re.compile(r"[a-z_]+(\.[1-9][0-9]{0,8})?\.record", re.ASCII)


class SavedGame(NamedTuple):
    """A table with the seed of its dice."""

    table: Table
    seed: str | None


def dice_of(seed: str | None) -> Generators:
    """Seeded dice, or unpredictable ones without a seed."""
    return fair() if seed is None else seeded(seed)


class SaveSlot:
    """The saved game of one game, locked by this process until `close`.

    `named` is the data folder as named on the command line, if it was. All methods raise
    `Unavailable` if the data folder cannot be used. `still_open` lists what other users of the
    machine have access to in it, because it could not be taken from them.
    """

    def __init__(self, folder: Path, game: str, named: str | None = None) -> None:
        self.command = partial(command, data=named)
        self._folder = folder_of(folder)
        self._game = game
        self.path = self._folder / f"{game}{SUFFIX}"
        lock = self._folder / f"{game}.lock"
        with self._using_folder():
            self.still_open = make_private(folder)
            files.make_folder(self._folder)
            files.make_file(lock)
            self._lock = lock.open("w", encoding="utf-8")
        if fcntl is not None:
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                self.close()
                raise Unavailable(message("saved-in-use", game=title_of(game))) from error

    @contextmanager
    def _using_folder(self) -> Iterator[None]:
        """Raises `Unavailable` in place of `OSError`."""
        try:
            yield
        except OSError as error:
            folder, reason = str(self._folder), error.strerror or str(error)
            raise Unavailable(message("saved-unwritable", folder=folder, reason=reason)) from error

    def close(self) -> None:
        """Unlock the saved game."""
        self._lock.close()

    def save(self, table: Table, seed: str | None) -> None:
        """Write the game to disk."""
        head = HEAD
        if seed is not None:
            head += f"{SEED}{seed}\n"
        for number, sitter in enumerate(table.sitters, start=1):
            if sitter.bot is not None and sitter.bot not in BOTS:
                head += f"{BOT}{number} {sitter.bot}\n"
        with self._using_folder():
            write_whole(self.path, head + write(table.record()))

    def load(self) -> SavedGame | None:
        """The saved game, None if there is none; raises `Unavailable` if it is damaged."""
        with self._using_folder():
            if not self.path.exists():
                return None
        try:
            return self._read()
        except Refusal as refusal:
            broken = message(
                "saved-broken",
                file=str(self.path),
                reason=refusal.message,
                command=self.command("play", self._game, "--new"),
            )
            raise Unavailable(broken, refusal.part) from refusal

    def _read(self) -> SavedGame:
        reading = load(self.path)
        record = reading.record
        if record.setup.game != self._game:
            raise BadRecord(0, message("saved-other-game", game=title_of(record.setup.game)))
        game = make(record.setup)
        lines = self.path.read_text("utf-8").splitlines()
        comments = list(takewhile(lambda line: line.startswith("#"), lines))
        seed = next((line.removeprefix(SEED) for line in comments if line.startswith(SEED)), None)
        entries = _with_chance(game, reading, dice_of(seed))
        sitters = [
            Sitter(name, _bot(name, f"{BOT}{number} ", comments))
            for number, name in enumerate(record.names, start=1)
        ]
        return SavedGame(Table.resume(game, sitters, entries, len(entries)), seed)

    def set_aside(self) -> str | None:
        """Give the saved game, damaged or not, a number; its new name, or None if there is none."""
        with self._using_folder():
            if not self.path.exists():
                return None
            names = kept_names(self._folder)
            last = max(
                (number_of(name) for name in names if game_of(name) == self._game), default=0
            )
            name = f"{self._game}.{last + 1}"
            self.path.rename(kept_path(self._folder, name))
            return name

    def take_up(self, name: str) -> str | None:
        """Make the game of this name the saved one; the new name of the one before, if any.

        Raises `Unavailable` if there is no such game, or if it has ended.
        """
        path = kept_path(self._folder, name)
        with self._using_folder():
            if not path.exists():
                again = self.command("games")
                raise Unavailable(message("saved-no-such", name=name, command=again))
            if load(path).record.result is not None:
                again = self.command("replay", name)
                raise Unavailable(message("play-is-finished", name=name, command=again))
            aside = self.set_aside()
            path.rename(self.path)
            return aside


def folder_of(data: Path) -> Path:
    """Where saved games are in the data folder."""
    return data / SAVED_GAMES


def kept_path(folder: Path, name: str) -> Path:
    """The file of the saved game with this name."""
    return folder / f"{name}{SUFFIX}"


def kept_names(folder: Path) -> list[str]:
    """The names of all saved games, such as `imperator` and `imperator.1`, in order."""
    files = (path.name for path in folder.glob(f"*{SUFFIX}"))
    names = [name.removesuffix(SUFFIX) for name in files if _NAME.fullmatch(name)]
    return sorted(names, key=lambda name: (game_of(name), number_of(name)))


def is_kept_name(name: str) -> bool:
    """Whether `name` has the form of a game that was set aside or has ended."""
    return _NAME.fullmatch(name + SUFFIX) is not None and number_of(name) > 0


def game_of(name: str) -> str:
    """The game in the name of a saved game."""
    return name.partition(".")[0]


def number_of(name: str) -> int:
    """The number in the name of a saved game; 0 for the one that is being played."""
    return int(name.partition(".")[2] or 0)


def _bot(name: str, mark: str, comments: Sequence[str]) -> str | None:
    """The bot of the seat whose comment begins with `mark`; None for a person."""
    for line in comments:
        if line.startswith(mark):
            find_bot(bot := line.removeprefix(mark))
            return bot
    return name if name in BOTS else None


def _with_chance(game: AnyGame, reading: Reading, dice: Dice) -> tuple[Entry, ...]:
    """The entries of a record, with the outcomes of chance that a crash may have cut off.

    Raises `BadRecord` if it cannot be replayed.
    """
    state, entries = verify(game, reading), reading.record.entries
    while game.to_act(state) is CHANCE:
        action = dice.draw(game, state, entries)
        entries = (*entries, Entry(CHANCE, str(action)))
        state = game.apply(state, action)
    return entries
