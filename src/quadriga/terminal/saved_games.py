"""The shelf: where the game that was left is kept until it is taken up again.

A kept game is a record with comment lines before it. It is written anew after each move, so
that whatever ends the program loses nothing that was shown.
"""

from collections.abc import Callable
from pathlib import Path
from typing import IO, NamedTuple, TypeVar

from quadriga.bots import BOTS
from quadriga.core import CHANCE, AnyGame, BadRecord, Entry, Refusal, Unavailable
from quadriga.core.records import Reading, load, verify, write
from quadriga.games import make
from quadriga.home import VARIABLE
from quadriga.table import Dice, Sitter, Table, fair, seeded
from quadriga.terminal.files import write_whole

try:
    import fcntl
except ImportError:  # pragma: no cover - Windows has no such lock.
    fcntl = None  # type: ignore[assignment]

T = TypeVar("T")
SEED = "# seed "
HEAD = "# A game that was left in the terminal; `quadriga play {game}` takes it up again.\n"


class Kept(NamedTuple):
    """A game as it was left, with the seed of what is still to be dealt."""

    table: Table
    seed: str | None


def dice_of(seed: str | None) -> Dice:
    """Chance from a seed, else from the operating system."""
    return fair() if seed is None else seeded(seed)


class Shelf:
    """The place of one game in the data folder, for this process alone until `close`."""

    def __init__(self, folder: Path, game: str) -> None:
        self._folder = folder / "terminal"
        self._game = game
        self.path = self._folder / f"{game}.record"
        self._tried(lambda: self._folder.mkdir(parents=True, exist_ok=True))
        self._lock: IO[str] | None = self._tried(
            lambda: (self._folder / f"{game}.lock").open("w", encoding="utf-8")
        )
        self._claim()

    def _tried(self, act: Callable[[], T]) -> T:
        """Something done in the folder; `Unavailable` if the system refuses it."""
        try:
            return act()
        except OSError as error:
            raise Unavailable(
                f"The data folder {self._folder} cannot be written ({error.strerror}), so the game "
                "could not be kept. Make it writable, or choose another one with --data FOLDER "
                f"or {VARIABLE}."
            ) from error

    def _claim(self) -> None:
        if fcntl is None or self._lock is None:  # pragma: no cover
            return
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self.close()
            raise Unavailable(
                f"{self._game} is being played in another terminal with the same data folder. "
                "Go on there, or choose another folder with --data FOLDER."
            ) from error

    def close(self) -> None:
        """Let others take up the game."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def keep(self, table: Table, seed: str | None) -> None:
        """Keep the game as it stands now."""
        head = HEAD.format(game=self._game)
        if seed is not None:
            head += f"{SEED}{seed}\n"
        self._tried(lambda: write_whole(self.path, head + write(table.record())))

    def taken_up(self) -> Kept | None:
        """The kept game, None if there is none; `Unavailable` if it is damaged."""
        if not self._tried(self.path.exists):
            return None
        try:
            return self._read()
        except Refusal as refusal:
            raise Unavailable(
                f"The kept game {self.path} cannot be taken up: {refusal.message}\n"
                f"Mend the file or move it away, or begin anew with `quadriga play {self._game} "
                "--new`, which sets it aside without deleting it."
            ) from refusal

    def _read(self) -> Kept:
        reading = load(self.path)
        record = reading.record
        if record.setup.game != self._game:
            raise BadRecord(0, f"it is a game of {record.setup.game}.")
        game = make(record.setup)
        seed = _seed(self.path)
        entries = _dealt(game, reading, dice_of(seed))
        sitters = [Sitter(name, name if name in BOTS else None) for name in record.names]
        return Kept(Table.resume(game, sitters, entries, len(entries)), seed)

    def set_aside(self) -> Path | None:
        """Give the kept game a name of its own, damaged or not; None if there is none."""
        if not self._tried(self.path.exists):
            return None
        number = 1
        while (aside := self.path.with_suffix(f".{number}.record")).exists():
            number += 1
        return self._tried(lambda: self.path.rename(aside))

    def clear(self) -> None:
        """Nothing is to be taken up any more: the game is over."""
        self._tried(lambda: self.path.unlink(missing_ok=True))


def _seed(path: Path) -> str | None:
    """The seed among the comment lines at the head of a kept game that was read before."""
    for line in path.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            break
        if line.startswith(SEED):
            return line.removeprefix(SEED)
    return None


def _dealt(game: AnyGame, reading: Reading, dice: Dice) -> tuple[Entry, ...]:
    """The entries of a record that plays, with what chance still owes at its end."""
    state, entries = verify(game, reading), reading.record.entries
    while game.to_act(state) is CHANCE:
        action = game.sample_chance(state, dice(len(entries)))
        entries = (*entries, Entry(CHANCE, str(action)))
        state = game.apply(state, action)
    return entries
