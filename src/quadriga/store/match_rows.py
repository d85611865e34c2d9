"""The rows of matches as they are read, whatever they are asked for."""

from typing import Any, Final

import msgspec
from sqlalchemy import Row, select

from quadriga.core import Headline, Setup
from quadriga.store.clocks import clock_of
from quadriga.store.rows import MatchRow, TakeBack
from quadriga.store.schema import clocks, matches, players, seats, stages
from quadriga.store.take_backs import take_back_of
from quadriga.table import Sitter

# msgspec looks at a type when it is first used. Threads that read rows would have it look at once,
# which ends the process: it looks now.
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
"""The same for each seat that a person has, with the person's id and name, and who helped them."""


def match_row(row: Row[Any]) -> MatchRow:
    """A row of `MATCHES` or `SEATED`."""
    return MatchRow(
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
