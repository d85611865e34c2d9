"""Data files changed in one place, for the tests that show that the file decides."""

import json
import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib.resources import files
from typing import Any

from quadriga.games.minerva import Minerva
from quadriga.games.minerva.loading import read

Data = dict[str, Any]
Change = Callable[[Data], object]

TEXT = (files("quadriga.games.minerva") / "components.toml").read_text("utf-8")
DATA: Data = tomllib.loads(TEXT)
_KEYS = ("id", "round", "number", "owned", "name", "min_score", "category")


def changed(*changes: Change) -> Data:
    """The data file with these changes."""
    data = deepcopy(DATA)
    for change in changes:
        change(data)
    return data


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


def written(data: Data) -> str:
    """Data as the text of a data file."""
    return "\n".join(_tables(data))


def _tables(data: Data) -> Iterator[str]:
    yield from (_line(item) for item in data.items() if not _is_table(item[1]))
    for key, value in data.items():
        if isinstance(value, dict):
            yield f"[{key}]"
            yield from map(_line, value.items())
        elif _is_table(value):
            for entry in value:
                yield f"[[{key}]]"
                yield from map(_line, entry.items())


def _is_table(value: object) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and any(isinstance(entry, dict) for entry in value)
    )


def _line(item: tuple[str, Any]) -> str:
    return f"{json.dumps(item[0])} = {_value(item[1])}"


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(map(_line, value.items())) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value)
