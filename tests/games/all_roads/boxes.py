"""Data files changed in one place, for the tests that show that the file decides."""

import json
import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib.resources import files
from typing import Any

from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.loading import read

Data = dict[str, Any]
Change = Callable[[Data], object]

TEXT = (files("quadriga.games.all_roads") / "components.toml").read_text("utf-8")
DATA: Data = tomllib.loads(TEXT)


def changed(*changes: Change) -> Data:
    """The data file with these changes."""
    data = deepcopy(DATA)
    for change in changes:
        change(data)
    return data


def game_with(*changes: Change, seats: int = 2, variant: str = "standard") -> AllRoads:
    """The game that a changed data file describes."""
    return AllRoads(seats=seats, variant=variant, box=read(written(changed(*changes))))


def tile(data: Data, name: str) -> Data:
    """One tile, by its id."""
    found: Data = next(row for row in data["tile"] if row["id"] == name)
    return found


def with_tiles(*rows: Data) -> Change:
    """A change to a set of these tiles; each row has an id and roads, and what else it names."""

    def change(data: Data) -> None:
        plain = {"springs": [], "trade_route": [], "copies": 1, "source": "ours"}
        data["tile"] = [plain | row for row in rows]
        count = sum(row["copies"] for row in data["tile"])
        data["box"]["tiles_per_player"] = count
        data["box"]["hex_tiles"] = count * len(data["box"]["colours"])

    return change


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
    return json.dumps(value)
