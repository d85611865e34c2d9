"""Reads the data file; a broken one is refused with the entry's name and what is wrong."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from quadriga.core import BadComponents
from quadriga.games.all_roads import components as c
from quadriga.games.all_roads.checks import check

T = TypeVar("T")
Table = Mapping[str, object]

FORMAT = 1
GAME = "all_roads"

_TABLES = frozenset({"box", "constants", "readings", "full_length"})
_ROWS = frozenset({"token", "rome", "tile"})
_HEAD = frozenset({"format", "game"})


@cache
def load() -> c.Box:
    """The box that comes with the program."""
    return read((files(__package__) / "components.toml").read_text("utf-8"))


def read(text: str) -> c.Box:
    """The box that a data file describes."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"This is not a TOML file: {error}.") from error
    _head(data)
    box = c.Box(
        box=_table(data, "box", c.Contents),
        constants=_table(data, "constants", c.Constants),
        readings=_table(data, "readings", c.Readings),
        tokens=_rows(data, "token", "id", c.Token),
        full_length=_table(data, "full_length", c.FullLength),
        rome=_rows(data, "rome", "cell", c.RomeCell),
        tiles=_rows(data, "tile", "id", c.Tile),
    )
    check(box)
    return box


def _head(data: Table) -> None:
    known = _TABLES | _ROWS | _HEAD
    for name in data:
        if name not in known:
            listed = ", ".join(sorted(known))
            raise BadComponents(f"{name}: there is no such table; known are {listed}.")
    if data.get("format") != FORMAT:
        raise BadComponents(f"format: it must be {FORMAT}.")
    if data.get("game") != GAME:
        raise BadComponents(f"game: it must be {GAME!r}.")


def _table(data: Table, name: str, kind: type[T]) -> T:
    table = data.get(name)
    if not isinstance(table, dict):
        raise BadComponents(f"{name}: the table [{name}] is missing.")
    return _entry(table, name, kind)


def _rows(data: Table, name: str, key: str, kind: type[T]) -> tuple[T, ...]:
    rows = data.get(name)
    if not isinstance(rows, list) or not rows:
        raise BadComponents(f"{name}: there must be at least one [[{name}]].")
    return tuple(
        _entry(row, f"{name} {_name(row, key, number)}", kind)
        for number, row in enumerate(rows, start=1)
    )


def _name(row: object, key: str, number: int) -> str:
    return repr(row[key]) if isinstance(row, dict) and key in row else f"number {number}"


def _entry(row: object, name: str, kind: type[T]) -> T:
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        raise BadComponents(f"{name}: {error}.") from error
