"""Reads the data file; a broken one is refused with the entry's name and what is wrong."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from quadriga.core import BadComponents
from quadriga.games.minerva import components as c
from quadriga.games.minerva.checks import check
from quadriga.games.minerva.telling import effect

T = TypeVar("T")
Table = Mapping[str, object]

_HEAD: Mapping[str, object] = {
    "format": 1,
    "game": "minerva",
    "resources": [*c.Resource],
    "culture_categories": [*c.Culture],
    "categories": [*c.Category],
}
_TABLES = frozenset({"constants"})
_ROWS = frozenset(
    {
        *("fountain", "residence", "starting", "normal", "temple"),
        *("culture", "glory", "order", "assistant", "title"),
    }
)


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
    fountain, residence = (_only(data, name, c.Own) for name in ("fountain", "residence"))
    starting = _rows(data, "starting", ("id",), c.Location)
    normal = _rows(data, "normal", ("id",), c.Location)
    temples = _rows(data, "temple", ("id",), c.Tile)
    tiles = (fountain, residence, *starting, *normal, *temples)
    box = c.Box(
        constants=_table(data, "constants", c.Constants),
        fountain=fountain,
        residence=residence,
        starting=starting,
        normal=normal,
        temples=temples,
        culture=_rows(data, "culture", ("category", "vp"), c.CultureTile),
        glory=_rows(data, "glory", ("round", "rank"), c.GloryTile),
        order=_rows(data, "order", ("number",), c.OrderTile),
        assistants=_rows(data, "assistant", ("owned",), c.Assistant),
        titles=_rows(data, "title", ("name",), c.Title),
        words={tile.id: effect(tile) for tile in tiles},
    )
    check(box)
    return box


def _head(data: Table) -> None:
    known = _TABLES | _ROWS | _HEAD.keys()
    for name in data:
        if name not in known:
            listed = ", ".join(sorted(known))
            raise BadComponents(f"{name}: there is no such table; known are {listed}.")
    for name, wanted in _HEAD.items():
        if data.get(name) != wanted:
            shown = ", ".join(wanted) if isinstance(wanted, list) else repr(wanted)
            raise BadComponents(f"{name}: it must be {shown}.")


def _table(data: Table, name: str, kind: type[T]) -> T:
    table = data.get(name)
    if not isinstance(table, dict):
        raise BadComponents(f"{name}: the table [{name}] is missing.")
    return _entry(table, name, kind)


def _only(data: Table, name: str, kind: type[T]) -> T:
    rows = _rows(data, name, ("id",), kind)
    if len(rows) != 1:
        raise BadComponents(f"{name}: there must be exactly one [[{name}]].")
    return rows[0]


def _rows(data: Table, name: str, keys: tuple[str, ...], kind: type[T]) -> tuple[T, ...]:
    rows = data.get(name)
    if not isinstance(rows, list) or not rows:
        raise BadComponents(f"{name}: there must be at least one [[{name}]].")
    return tuple(
        _entry(row, f"{name} {_name(row, keys, number)}", kind)
        for number, row in enumerate(rows, start=1)
    )


def _name(row: object, keys: tuple[str, ...], number: int) -> str:
    if isinstance(row, dict) and all(key in row for key in keys):
        return " ".join(repr(row[key]) for key in keys)
    return f"number {number}"


def _entry(row: object, name: str, kind: type[T]) -> T:
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        raise BadComponents(f"{name}: {error}.") from error
