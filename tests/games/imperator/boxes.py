"""Data files changed in one place, for the tests that show that the file decides."""

import json
import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib.resources import files
from typing import Any

from quadriga.games.imperator import Imperator
from quadriga.games.imperator.loading import read

Data = dict[str, Any]
Change = Callable[[Data], object]

TEXT = (files("quadriga.games.imperator") / "components.toml").read_text("utf-8")
DATA: Data = tomllib.loads(TEXT)


def changed(*changes: Change) -> Data:
    """The data file with these changes."""
    data = deepcopy(DATA)
    for change in changes:
        change(data)
    return data


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


def written(data: Data) -> str:
    """Data as the text of a data file."""
    return "\n".join(_tables(data, ""))


def _tables(table: Data, prefix: str) -> Iterator[str]:
    for key, value in table.items():
        name = f"{prefix}{key}"
        if isinstance(value, dict):
            yield f"[{name}]"
            yield from (_line(item) for item in value.items() if not _is_table(item[1]))
            yield from _tables({k: v for k, v in value.items() if _is_table(v)}, f"{name}.")
        elif _is_table(value):
            for entry in value:
                yield f"[[{name}]]"
                yield from map(_line, entry.items())


def _is_table(value: object) -> bool:
    return isinstance(value, list) and any(isinstance(entry, dict) for entry in value)


def _line(item: tuple[str, Any]) -> str:
    return f"{item[0]} = {_value(item[1])}"


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(map(_line, value.items())) + " }"
    return json.dumps(value)
