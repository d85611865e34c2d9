"""Data files changed in one place, for the tests that show that the file decides."""

from typing import Any

from quadriga.games.minerva import Minerva
from quadriga.games.minerva.box.loading import read
from tests.games import data_files
from tests.games.data_files import Change, Data, written

TEXT = data_files.text_of("minerva")
DATA = data_files.changed(TEXT)
_KEYS = ("id", "round", "number", "owned", "name", "min_score", "category")


def changed(*changes: Change) -> Data:
    """The data file with these changes."""
    return data_files.changed(TEXT, *changes)


def game_with(*changes: Change, seats: int = 2) -> Minerva:
    """The game that a changed data file describes."""
    return Minerva(seats=seats, box=read(written(changed(*changes))))


def row(data: Data, table: str, name: str | int) -> Data:
    """The first entry of a table with this id, name or number."""
    found: Data = next(entry for entry in data[table] if name in (entry.get(key) for key in _KEYS))
    return found


def setting(table: str, name: str | int, /, **fields: object) -> Change:
    """A change of some fields of one entry."""
    return lambda data: row(data, table, name).update(fields)


def constant(**fields: object) -> Change:
    """A change of some constants."""
    return lambda data: data["constants"].update(fields)


def tile(name: str, **fields: Any) -> Data:
    """A normal location: two copies in every game, free, of category production."""
    fresh = {
        "id": name,
        "name": name.capitalize(),
        "category": "production",
        "cost": {},
        "when": "activated",
        "effect": [{"op": "gain", "gain": {"grain": 1}}],
        "copies": {"none": 1, "3+": 0, "4+": 0},
        "source": "ours",
    }
    return fresh | fields


def adding(*tiles: Data) -> Change:
    """A change that puts so many new tiles in the places of Taverns, Frescos and so on.

    The numbers in use stay what they were, since as many single copies go.
    """

    def change(data: Data) -> None:
        singles = ("tavern", "mint", "stage", "fresco", "school", "deep-mine", "colosseum")
        gone = singles[: len(tiles)]
        data["normal"] = [entry for entry in data["normal"] if entry["id"] not in gone]
        data["normal"] += tiles

    return change
