"""Data files changed in one place, for the tests that show that the file decides."""

from quadriga.games.carpe_diem import CarpeDiem
from quadriga.games.carpe_diem.box.loading import read
from tests.games import data_files
from tests.games.data_files import Change, Data, written

TEXT = data_files.text_of("carpe_diem")
DATA = data_files.changed(TEXT)


def changed(*changes: Change) -> Data:
    """The data file with these changes."""
    return data_files.changed(TEXT, *changes)


def game_with(*changes: Change, seats: int = 2) -> CarpeDiem:
    """The game that a changed data file describes."""
    return CarpeDiem(seats=seats, box=read(written(changed(*changes))))


def row(data: Data, table: str, name: object, key: str = "id") -> Data:
    """One entry of a table, by its id."""
    found: Data = next(entry for entry in data[table] if entry[key] == name)
    return found


def fountains_everywhere(data: Data) -> None:
    """Many more fountains, so that the pile is drawn to its bottom again and again."""
    for name in ("w01", "w02"):
        other = row(data, "tiles", name)
        row(data, "tiles", "w03")["copies"] += other["copies"] - 1
        other["copies"] = 1
