"""Reads the data file; a broken one is refused with the entry's name and what is wrong."""

from functools import cache

from quadriga.games.all_roads.box import components as c
from quadriga.games.all_roads.box.checks import check
from quadriga.kit import datafile
from quadriga.kit.datafile import rows, typed

_HEAD = {"format": 1, "game": "all_roads"}
_KNOWN = frozenset({*_HEAD, "box", "constants", "readings", "full_length", "token", "rome", "tile"})


@cache
def load() -> c.Box:
    """The box that comes with the program."""
    return read(datafile.of_package(__package__))


def read(text: str) -> c.Box:
    """The box that a data file describes."""
    data = datafile.parse(text)
    datafile.only(data, _KNOWN)
    datafile.must_be(data, _HEAD)
    box = c.Box(
        box=typed(data, "box", c.Contents),
        constants=typed(data, "constants", c.Constants),
        readings=typed(data, "readings", c.Readings),
        tokens=rows(data, "token", "id", c.Token),
        full_length=typed(data, "full_length", c.FullLength),
        rome=rows(data, "rome", "cell", c.RomeCell),
        tiles=rows(data, "tile", "id", c.Tile),
    )
    check(box)
    return box
