"""Data files changed in one place, for the tests that show that the file decides."""

import json
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

Data = dict[str, Any]
Change = Callable[[Data], object]


def text_of(game: str) -> str:
    """The data file of a game."""
    return (files(f"quadriga.games.{game}.box") / "components.toml").read_text("utf-8")


def changed(text: str, *changes: Change) -> Data:
    """What a data file says, with these changes."""
    data = tomllib.loads(text)
    for change in changes:
        change(data)
    return data


def written(data: Data) -> str:
    """Data as the text of a data file."""
    return "\n".join(_lines(data, ""))


def _lines(table: Data, prefix: str) -> Iterator[str]:
    """What belongs to a table itself, then the tables within it."""
    yield from (_line(item) for item in table.items() if not _is_table(item[1]))
    for key, value in table.items():
        name = f"{prefix}{key}"
        if isinstance(value, dict):
            yield f"[{name}]"
            yield from _lines(value, f"{name}.") if _has_rows(value) else map(_line, value.items())
        elif _is_table(value):
            for entry in value:
                yield f"[[{name}]]"
                yield from map(_line, entry.items())


def _has_rows(table: Data) -> bool:
    return any(isinstance(value, list) and _is_table(value) for value in table.values())


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
