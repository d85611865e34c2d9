"""Reads the data file; a broken one is refused with the entry's name and what is wrong."""

from collections.abc import Mapping
from functools import cache

import msgspec

from quadriga.games.carpe_diem.box import components as c
from quadriga.games.carpe_diem.box.checks import check
from quadriga.kit import datafile
from quadriga.kit.datafile import rows, typed

_HEAD = {"format": 1}
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
    return read(datafile.of_package(__package__))


def read(text: str) -> c.Box:
    """The box that a data file describes."""
    data = datafile.parse(text)
    datafile.only(data, {*_TABLES, *_ROWS, _CHART, *_HEAD})
    datafile.must_be(data, _HEAD)
    chart = dict(datafile.table(data, _CHART))
    chart["entries"] = rows(chart, "entries", "chimneys", c.ChartEntry)
    values: dict[str, object] = {name: typed(data, name, kind) for name, kind in _TABLES.items()}
    values |= {name: rows(data, name, key, kind) for name, (key, kind) in _ROWS.items()}
    values[_CHART] = datafile.entry(chart, _CHART, c.VillaChart)
    box = msgspec.convert(values, c.Box)
    check(box)
    return box
