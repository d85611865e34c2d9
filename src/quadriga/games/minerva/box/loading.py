"""Reads the data file; raises `BadComponents` with the entry and its fault if it is broken."""

from collections.abc import Mapping
from functools import cache
from typing import TypeVar

from quadriga.core import BadComponents
from quadriga.games.minerva.box import components as c
from quadriga.games.minerva.box.checks import check
from quadriga.kit import datafile
from quadriga.kit.datafile import Table, rows, typed

T = TypeVar("T")

_HEAD: Mapping[str, object] = {
    "format": 1,
    "game": "minerva",
    "resources": [*c.Resource],
    "culture_categories": [*c.Culture],
    "categories": [*c.Category],
}
_TABLES = frozenset(
    {
        *("constants", "fountain", "residence", "starting", "normal", "temple"),
        *("culture", "glory", "order", "assistant", "title"),
    }
)


@cache
def load() -> c.Box:
    """The box that comes with the program."""
    return read(datafile.of_package(__package__))


def read(text: str) -> c.Box:
    """The box that a data file describes."""
    data = datafile.parse(text)
    datafile.only(data, {*_TABLES, *_HEAD})
    datafile.must_be(data, _HEAD)
    box = c.Box(
        constants=typed(data, "constants", c.Constants),
        fountain=_only(data, "fountain", c.Own),
        residence=_only(data, "residence", c.Own),
        starting=rows(data, "starting", "id", c.Location),
        normal=rows(data, "normal", "id", c.Location),
        temples=rows(data, "temple", "id", c.Tile),
        culture=rows(data, "culture", ("category", "vp"), c.CultureTile),
        glory=rows(data, "glory", ("round", "rank"), c.GloryTile),
        order=rows(data, "order", "number", c.OrderTile),
        assistants=rows(data, "assistant", "owned", c.Assistant),
        titles=rows(data, "title", "name", c.Title),
    )
    check(box)
    return box


def _only(data: Table, name: str, kind: type[T]) -> T:
    tiles = rows(data, name, "id", kind)
    if len(tiles) != 1:
        raise BadComponents(f"{name}: there must be exactly one [[{name}]].")
    return tiles[0]
