"""Matches as they are read, in all queries alike."""

from typing import Any, Final

import msgspec
from sqlalchemy import Row, select

from quadriga.core import Headline, Setup
from quadriga.house.values import Match, TakeBack
from quadriga.store.reading.clocks import clock_of
from quadriga.store.schema import clocks, matches, players, seats, stages
from quadriga.table import Sitter

# msgspec analyses a type when it is first used; two threads doing that at once crash the process.
# So it is done now.
for _kind in (Sitter, Headline, TakeBack):
    msgspec.json.Decoder(_kind)

_COLUMNS: Final = (
    matches,
    stages.c.campaign,
    clocks.c.per,
    clocks.c.seconds,
    clocks.c.left,
    clocks.c.due,
    clocks.c.missing,
)

_TABLES: Final = matches.outerjoin(stages, stages.c.match == matches.c.id).outerjoin(
    clocks, clocks.c.match == matches.c.id
)

MATCHES: Final = select(*_COLUMNS).select_from(_TABLES)
"""Every match, with all that `match_row` reads."""

SEATED: Final = select(
    *_COLUMNS, seats.c.player, seats.c.stood_in, seats.c.hinted, players.c.name
).select_from(
    _TABLES.join(seats, seats.c.match == matches.c.id).join(players, players.c.id == seats.c.player)
)
"""Every seat of a person with its match, their id and name, and whether they had help."""


_PLAIN: Final = set(Match.__struct_fields__) - {"setup", "sitters", "headline", "clock", "request"}
"""The fields of a match that are columns as they are."""


def match_row(row: Row[Any]) -> Match:
    """The match in a row of `MATCHES` or `SEATED`."""
    return Match(
        setup=Setup(row.game, row.seats, row.variant, row.options),
        sitters=msgspec.convert(row.sitters, tuple[Sitter, ...]),
        headline=msgspec.convert(row.headline, Headline),
        clock=clock_of(row),
        request=take_back_of(row.take_back, row.revision),
        **{name: getattr(row, name) for name in _PLAIN},
    )


def take_back_of(stored: Any, revision: int) -> TakeBack | None:
    """The request in a stored value; None if it was made at another revision than this."""
    request = None if stored is None else msgspec.convert(stored, TakeBack)
    return request if request is not None and request.revision == revision else None
