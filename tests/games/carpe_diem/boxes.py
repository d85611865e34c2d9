"""Data files changed in one place, for the tests that show that the file decides."""

import json
import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib.resources import files
from typing import Any

from quadriga.games.carpe_diem import CarpeDiem
from quadriga.games.carpe_diem.loading import read

Data = dict[str, Any]
Change = Callable[[Data], object]

TEXT = (files("quadriga.games.carpe_diem") / "components.toml").read_text("utf-8")
DATA: Data = tomllib.loads(TEXT)


def changed(*changes: Change) -> Data:
    """The data file with these changes."""
    data = deepcopy(DATA)
    for change in changes:
        change(data)
    return data


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


def written(data: Data) -> str:
    """Data as the text of a data file."""
    plain = [_line(item) for item in data.items() if not isinstance(item[1], dict | list)]
    return "\n".join([*plain, *_tables(data)])


def _tables(data: Data) -> Iterator[str]:
    for name, value in data.items():
        if isinstance(value, dict):
            yield f"[{name}]"
            yield from map(_line, value.items())
        elif isinstance(value, list):
            for entry in value:
                yield f"[[{name}]]"
                yield from map(_line, entry.items())


def _line(item: tuple[str, Any]) -> str:
    return f"{item[0]} = {_value(item[1])}"


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(map(_line, value.items())) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value)
