"""Reads the data file; a broken one is refused with the entry's name and what is wrong."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from quadriga.core import BadComponents
from quadriga.games.carpe_diem import components as c
from quadriga.games.carpe_diem.checks import check

T = TypeVar("T")
Table = Mapping[str, object]

FORMAT = 1

_TABLES: Mapping[str, type] = {
    "game": c.About,
    "alphabet": c.Alphabet,
    "box": c.Contents,
    "victory_point_cards": c.PointCards,
    "ring": c.Ring,
    "bottom_row": c.BottomRow,
    "prestige_bar": c.PrestigeBar,
    "phases": c.Phases,
    "forum": c.Forum,
    "amounts": c.Amounts,
}
_ROWS: Mapping[str, tuple[str, type]] = {
    "landscape_goods": ("kind", c.LandscapeGood),
    "setup": ("players", c.Table),
    "district_boards": ("id", c.Board),
    "frame_parts": ("id", c.FramePart),
    "fountain_cards": ("id", c.FountainCard),
    "forum_cards": ("id", c.ForumCard),
    "tiles": ("id", c.Tile),
}
_CHART = "villa_chart"


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
    chart = dict(_table(data, _CHART))
    chart["entries"] = _rows(chart, "entries", "chimneys", c.ChartEntry)
    values: dict[str, object] = {
        name: _entry(_table(data, name), name, kind) for name, kind in _TABLES.items()
    }
    values |= {name: _rows(data, name, key, kind) for name, (key, kind) in _ROWS.items()}
    values[_CHART] = _entry(chart, _CHART, c.VillaChart)
    box = msgspec.convert(values, c.Box)
    check(box)
    return box


def _head(data: Table) -> None:
    known = {*_TABLES, *_ROWS, _CHART, "format"}
    for name in data:
        if name not in known:
            listed = ", ".join(sorted(known))
            raise BadComponents(f"{name}: there is no such table; known are {listed}.")
    if data.get("format") != FORMAT:
        raise BadComponents(f"format: it must be {FORMAT}.")


def _table(data: Table, name: str) -> Table:
    table = data.get(name)
    if not isinstance(table, dict):
        raise BadComponents(f"{name}: the table [{name}] is missing.")
    return table


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
