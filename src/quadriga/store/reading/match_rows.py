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


def match_row(row: Row[Any]) -> Match:
    """A row of `MATCHES` or `SEATED`."""
    return Match(
        id=row.id,
        owner=row.owner,
        setup=Setup(row.game, row.seats, row.variant, row.options),
        rules=row.rules,
        sitters=msgspec.convert(row.sitters, tuple[Sitter, ...]),
        created=row.created,
        updated=row.updated,
        revision=row.revision,
        over=row.over,
        result=row.result,
        to_act=row.to_act,
        headline=msgspec.convert(row.headline, Headline),
        components=row.components,
        campaign=row.campaign,
        secret=row.secret,
        rematch=row.rematch,
        clock=clock_of(row),
        lesson=row.lesson,
        daily=row.daily,
        deal=row.deal,
        played_on=row.played_on,
        hints=row.hints,
        request=take_back_of(row.take_back, row.revision),
    )


def take_back_of(stored: Any, revision: int) -> TakeBack | None:
    """The request in a stored value; None if it was made at another revision than this."""
    request = None if stored is None else msgspec.convert(stored, TakeBack)
    return request if request is not None and request.revision == revision else None
