"""Reads the data file; a broken one is refused, with the entry's name and what is wrong."""

from functools import cache
from typing import Any, get_args, get_origin

import msgspec
from msgspec import structs

from quadriga.games.carpe_diem.box import components as c
from quadriga.games.carpe_diem.box.checks import check
from quadriga.kit import datafile
from quadriga.kit.datafile import rows

_HEAD = {"format": 1}
_CHART = "villa_chart"
_KEYS = {"landscape_goods": "kind", "setup": "players"}
"""The keys that name an entry of a table; elsewhere it is its id."""


@cache
def load() -> c.Box:
    """The box that comes with the program."""
    return read(datafile.of_package(__package__))


def read(text: str) -> c.Box:
    """The box that a data file describes; `BadComponents` if it is broken."""
    data = datafile.parse(text)
    types: dict[str, Any] = {field.encode_name: field.type for field in structs.fields(c.Box)}
    datafile.only(data, {*types, *_HEAD})
    datafile.must_be(data, _HEAD)
    chart = dict(datafile.table(data, _CHART))
    chart["entries"] = rows(chart, "entries", "chimneys", c.ChartEntry)
    values: dict[str, object] = {}
    for name, kind in types.items():
        if name == _CHART:
            values[name] = datafile.entry(chart, name, kind)
        elif get_origin(kind) is tuple:
            values[name] = rows(data, name, _KEYS.get(name, "id"), get_args(kind)[0])
        else:
            values[name] = datafile.typed(data, name, kind)
    box = msgspec.convert(values, c.Box)
    check(box)
    return box
