"""Reads the data file; a broken one is refused with the entry's name and what is wrong."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from quadriga.core import BadComponents
from quadriga.games.imperator import components as c
from quadriga.games.imperator.checks import check

T = TypeVar("T")
Table = Mapping[str, object]


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
    campaign = dict(_table(data, "campaign"))
    campaign |= {
        "stage": _rows(campaign, "stage", "id", c.Stage),
        "level": _rows(campaign, "level", "standing", c.Level),
        "mark": _rows(campaign, "mark", "standing", c.Mark),
    }
    _only(data, _TABLES | _ROWS)
    box = c.Box(
        game=_entry(_table(data, "game"), "game", c.About),
        tracks=_entry(_table(data, "tracks"), "tracks", c.Tracks),
        supply=_entry(_table(data, "supply"), "supply", c.Supply),
        regions=_rows(data, "region", "id", c.Region),
        buildings=_rows(data, "building", "id", c.Building),
        monuments=_rows(data, "monument", "id", c.Monument),
        cards=_rows(data, "card", "id", c.Card),
        invasions=_rows(data, "invasion", "id", c.Invasion),
        scores=_rows(data, "score", "title", c.Score),
        campaign=_entry(campaign, "campaign", c.Campaign),
    )
    check(box)
    return box


_TABLES = frozenset({"game", "tracks", "supply", "campaign"})
_ROWS = frozenset({"region", "building", "monument", "card", "invasion", "score"})


def _only(data: Table, known: frozenset[str]) -> None:
    for name in data:
        if name not in known:
            raise BadComponents(f"{name}: there is no such table; known are {_list(known)}.")


def _list(words: frozenset[str]) -> str:
    return ", ".join(sorted(words))


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
