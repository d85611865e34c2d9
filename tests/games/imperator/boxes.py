"""Data files changed in one place, for the tests that show that the file decides."""

from quadriga.games.imperator import Imperator
from quadriga.games.imperator.box.loading import read
from tests.games import data_files
from tests.games.data_files import Change, Data, written

TEXT = data_files.text_of("imperator")
DATA = data_files.changed(TEXT)


def changed(*changes: Change) -> Data:
    """The data file with these changes."""
    return data_files.changed(TEXT, *changes)


def game_with(*changes: Change, standing: int | None = None) -> Imperator:
    """The game that a changed data file describes."""
    return Imperator(box=read(written(changed(*changes))), standing=standing)


def row(data: Data, table: str, name: str | int) -> Data:
    """One entry of a table, by its id, its title or its standing."""
    rows = data["campaign"][table] if table in ("stage", "level", "mark") else data[table]
    found: Data = next(
        entry for entry in rows if name in (entry.get(key) for key in ("id", "title", "standing"))
    )
    return found


def setting(table: str, name: str | int, /, **fields: object) -> Change:
    """A change of some fields of one entry."""
    return lambda data: row(data, table, name).update(fields)
