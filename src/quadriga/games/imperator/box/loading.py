"""Reads the data file, and refuses a broken one with the name of the entry and the reason."""

from functools import cache

from quadriga.games.imperator.box import components as c
from quadriga.games.imperator.box.checks import check
from quadriga.kit import datafile
from quadriga.kit.datafile import rows, typed

_TABLES = frozenset({"game", "tracks", "supply", "campaign"})
_ROWS = frozenset({"region", "building", "monument", "card", "invasion", "score"})


@cache
def load() -> c.Box:
    """The box that comes with the program."""
    return read(datafile.of_package(__package__))


def read(text: str) -> c.Box:
    """The box that a data file describes."""
    data = datafile.parse(text)
    campaign = dict(datafile.table(data, "campaign"))
    campaign |= {
        "stage": rows(campaign, "stage", "id", c.Stage),
        "level": rows(campaign, "level", "standing", c.Level),
        "mark": rows(campaign, "mark", "standing", c.Mark),
    }
    datafile.only(data, _TABLES | _ROWS)
    box = c.Box(
        game=typed(data, "game", c.About),
        tracks=typed(data, "tracks", c.Tracks),
        supply=typed(data, "supply", c.Supply),
        regions=rows(data, "region", "id", c.Region),
        buildings=rows(data, "building", "id", c.Building),
        monuments=rows(data, "monument", "id", c.Monument),
        cards=rows(data, "card", "id", c.Card),
        invasions=rows(data, "invasion", "id", c.Invasion),
        scores=rows(data, "score", "title", c.Score),
        campaign=datafile.entry(campaign, "campaign", c.Campaign),
    )
    check(box)
    return box
