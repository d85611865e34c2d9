"""A store on SQLite or on PostgreSQL, and jobs for it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeAlias

from sqlalchemy import Engine, Executable

from quadriga.core import Entry, Headline, Seat, Setup
from quadriga.games import make
from quadriga.house.commands import AddPlayer, Advance, OpenMatch
from quadriga.house.values import Match
from quadriga.language import verbatim
from quadriga.store import SqlStore
from quadriga.store.sqlite.sqlite_file import SqliteFile
from quadriga.table import Sitter, Table, seeded
from tests.house.parts import written_now
from tests.loops import result_of

P = ParamSpec("P")

OWNER = "owner"


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a coroutine function as a test."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        result_of(test(*args, **kwargs))

    return run


Place: TypeAlias = Path | str
"""The folder of an SQLite database, or the address of one on a PostgreSQL server."""


async def store_at(place: Place) -> SqlStore:
    """The store that is kept there."""
    if isinstance(place, Path):
        return SqlStore.open(place)
    return await asyncio.to_thread(SqlStore.connect, place)  # as it runs a loop of its own


def engine_of(store: SqlStore) -> Engine:
    """What makes the connections of a store."""
    database = store._database
    if isinstance(database, SqliteFile):
        return database.engine
    assert database.shared is not None
    return database.shared.engine.sync_engine


async def execute(store: SqlStore, change: Executable) -> None:
    """Commit a change that no job makes."""
    await store._database.write(lambda connection: connection.execute(change))


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[SqlStore]:
    """A running store with one player."""
    async with await store_at(place) as store:
        if await store.player_by_hash("hash") is None:
            await store.write(AddPlayer(OWNER, "Livia", "hash", written_now()))
        yield store


HEADLINE = Headline(verbatim("Period II"), (4,))


def new_table(seed: str = "seed", **options: int) -> Table:
    """An Imperator match at its first decision."""
    game = make(Setup("imperator", 1, options=options))
    return Table.open(game, [Sitter("Livia")], seeded(seed))


def opening(name: str, table: Table, stage: tuple[str, int] | None = None) -> OpenMatch:
    """The job that opens a match."""
    campaign, number = stage or (None, None)
    row = Match(
        id=name,
        owner=OWNER,
        setup=table.game.setup,
        rules=table.game.rules,
        sitters=table.sitters,
        created=written_now(),
        updated=written_now(),
        revision=table.revision,
        over=table.over,
        result=None,
        to_act=0,
        headline=Headline(verbatim("Period I"), (0,)),
        campaign=campaign,
        secret="5e" * 32,
    )
    return OpenMatch(row, {0: OWNER}, table.log, number)


def advance(name: str, seen: int, kept: int, *texts: str, revision: int | None = None) -> Advance:
    """The job that adds these entries to a match."""
    return Advance(
        match=name,
        seen=seen,
        revision=seen + 1 if revision is None else revision,
        kept=kept,
        takes_back=True,
        entries=[Entry(Seat(0), text) for text in texts],
        over=False,
        result=None,
        to_act=0,
        headline=HEADLINE,
        updated=written_now(),
    )
