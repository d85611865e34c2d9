"""The store: all persistent data of the server."""

import asyncio
import os
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import URL, Connection

from quadriga.core import Unavailable
from quadriga.house.values import (
    Campaign,
    DailyMatch,
    Invitation,
    InvitationKind,
    Key,
    Lobby,
    Match,
    PlayedMatch,
    Player,
    StoredMatch,
    Submit,
    TalkLine,
)
from quadriga.language import message
from quadriga.store import failures
from quadriga.store.database import Database, SharedDatabase
from quadriga.store.reading import clocks, lobbies, people, queries, results, talk
from quadriga.store.sqlite.sqlite_file import SqliteFile
from quadriga.store.writing.dispatch import Job, Pulse
from quadriga.store.writing.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

VARIABLE: Final = "QUADRIGA_DATABASE_URL"
"""The environment variable with the address of a PostgreSQL database.

It is no option of the command, because everybody on a machine may read those of a process.
"""

PULSE_SECONDS: Final = 1.0
"""Time between two attempts to find out whether anything can be written."""


class SqlStore:
    """Reads directly and writes through a `Writer`; used as `async with store:`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer: Writer | None = None
        self._id: str | None = None
        self._pulse: asyncio.Future[None] | None = None
        self._pulse_time = 0.0

    @classmethod
    def open(cls, path: Path) -> "SqlStore":
        """The store in the folder `path`, checked and migrated; raises `Unavailable`."""
        return cls(SqliteFile.claim(path))

    @classmethod
    def configured(cls, path: Path) -> "SqlStore":
        """The store that QUADRIGA_DATABASE_URL names, else the one in the folder `path`.

        Raises `Unavailable` if it cannot be used.
        """
        address = os.environ.get(VARIABLE)
        return cls.connect(address) if address else cls.open(path)

    @classmethod
    def connect(cls, address: str) -> "SqlStore":
        """The store in a PostgreSQL database, migrated; raises `Unavailable`."""
        from quadriga.store.postgresql import PostgresqlDatabase  # with an extra of the package

        return cls(PostgresqlDatabase.connect(address))

    @classmethod
    def attach(cls, address: str) -> "SqlStore":
        """The store in a PostgreSQL database that has been migrated; can be made in a loop."""
        from quadriga.store.postgresql import PostgresqlDatabase, parse

        return cls(PostgresqlDatabase(parse(address)))

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use it at the same time."""
        return self.shared is not None

    @property
    def shared(self) -> SharedDatabase | None:
        """The database, if other servers may use it at the same time."""
        return self._database.shared

    def announce(self, address: str) -> None:
        """Tell the address of this server to whoever wants to use the same database."""
        self._database.announce(address)

    @property
    def id(self) -> str:
        """The id of the database, the same for as long as there is this database."""
        assert self._id is not None, "the store has not been entered"
        return self._id

    async def __aenter__(self) -> "SqlStore":
        self._id = await self._read(queries.database_id)
        self._writer = Writer(self._database)
        self._writer.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._writer is not None:
            await self._writer.close()
        await self._database.close()

    async def write(self, job: Job) -> None:
        """Return once the job is committed; raises a `Refusal` if nothing was written."""
        assert self._writer is not None, "the store has not been entered"
        await self._writer.write(job)

    async def check(self) -> None:
        """Raise `Unavailable` if nothing can be written now; tries it at most once a second."""
        now_time = monotonic()
        if self._pulse is None or now_time - self._pulse_time >= PULSE_SECONDS:
            self._pulse_time = now_time
            self._pulse = asyncio.ensure_future(self.write(Pulse(datetime.now(UTC).isoformat())))
        await asyncio.shield(self._pulse)

    async def player_by_hash(self, key_hash: str) -> Player | None:
        """The player with this hash of the cookie's secret, or None."""
        return await self._read(people.player_by_hash, key_hash)

    async def player_by_code(self, code_hash: str, moment: str) -> Player | None:
        """The player with this hash of a code to move or to come back, or None."""
        return await self._read(people.player_by_code, code_hash, moment)

    async def keys_of(self, player: str) -> Sequence[Key]:
        """The keys of `player`, the latest last."""
        return await self._read(people.keys_of, player)

    async def match(self, name: str) -> StoredMatch | None:
        """A match with its players and its log, or None."""
        return await self._read(queries.match, name)

    async def revision_after(self, match: str, submit: Submit) -> int | None:
        """The revision of the match that `submit` led to; None if it was never played."""
        return await self._read(queries.revision_after, match, submit)

    async def matches_of(self, player: str, most: int = 200) -> Sequence[Match]:
        """The newest `most` matches that `player` owns or sits at, the latest first."""
        return await self._read(queries.matches_of, player, most)

    async def seats_of(self, player: str) -> Mapping[str, set[int]]:
        """The seats of `player`, by match id."""
        return await self._read(queries.seats_of, player)

    async def awaited(self, player: str) -> Sequence[Match]:
        """The matches with other people in which `player` is to act, the latest first."""
        return await self._read(queries.awaited, player)

    async def results_of(self, player: str, game: str) -> Sequence[str]:
        """The results of the finished games of `player` without options; as in `queries`."""
        return await self._read(queries.results_of, player, game)

    async def finished_of(self, player: str, game: str | None = None) -> Sequence[PlayedMatch]:
        """The finished matches at which `player` sits, and their daily deals; the oldest first.

        Of all games, or of one.
        """
        return await self._read(results.finished_of, player, game)

    async def first_matches(self, player: str, game: str, most: int) -> Sequence[str]:
        """The first matches of a game at which `player` sits, at most so many, the oldest first."""
        return await self._read(results.first_matches, player, game, most)

    async def daily_matches(self, day: str, game: str) -> Sequence[DailyMatch]:
        """All matches of the deal of a game and day, in the order in which they were opened."""
        return await self._read(results.daily_matches, day, game)

    async def daily_matches_of(self, day: str, player: str) -> Sequence[DailyMatch]:
        """The matches of `player` of the deals of a day, in the order in which they were opened."""
        return await self._read(results.daily_matches_of, day, player)

    async def finished_games(self, player: str) -> frozenset[str]:
        """The games of which `player` has come to the end of a match, lessons included."""
        return await self._read(queries.finished_games, player)

    async def campaigns_of(self, player: str) -> Sequence[Campaign]:
        """The campaigns of `player`, the latest first."""
        return await self._read(queries.campaigns_of, player)

    async def campaign(self, name: str) -> Campaign | None:
        """The campaign with this id, or None."""
        return await self._read(queries.campaign, name)

    async def invitation(self, code: str) -> Invitation | None:
        """What the code of a link leads to, or None."""
        return await self._read(lobbies.invitation, code)

    async def invitation_to(self, match: str, kind: InvitationKind) -> Invitation | None:
        """The code of this kind of a match or lobby, or None."""
        return await self._read(lobbies.invitation_to, match, kind)

    async def lobby(self, name: str) -> Lobby | None:
        """The lobby with this id, or None."""
        return await self._read(lobbies.lobby, name)

    async def lobbies_of(self, player: str) -> Sequence[Lobby]:
        """The lobbies that `player` owns or sits in, the latest first."""
        return await self._read(lobbies.lobbies_of, player)

    async def lobbies(self, names: Collection[str]) -> Sequence[Lobby]:
        """The lobbies with these ids that there are, the latest first."""
        return await self._read(lobbies.lobbies_named, names)

    async def public_lobbies(self, since: str, most: int = 1000) -> Mapping[str, str]:
        """The owners of the latest `most` public lobbies, by their ids; as in `reading.lobbies`."""
        return await self._read(lobbies.public_lobbies, since, most)

    async def talk_of(self, match: str, first: int = 0) -> Sequence[TalkLine]:
        """The lines that were said at a match from number `first` on, the oldest first."""
        return await self._read(talk.talk_of, match, first)

    async def last_tick(self) -> float:
        """When servers last looked at running clocks, as `Tick` says; 0 if they never did."""
        return await self._read(clocks.last_tick)

    async def last_moment(self) -> float:
        """The latest moment at which a server is known to have been there; as in `clocks`."""
        return await self._read(clocks.last_moment)

    async def late_clocks(self, moment: float) -> Sequence[str]:
        """The matches whose clock is due at this moment."""
        return await self._read(clocks.late, moment)

    async def next_due(self, moment: float) -> float | None:
        """When the first clock is due after this moment; None if none is."""
        return await self._read(clocks.next_due, moment)

    async def waiting_for_bots(self) -> Sequence[str]:
        """The matches with clocks where people play and a bot is to act."""
        return await self._read(clocks.waiting_for_bots)

    async def _read(
        self,
        question: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        self._database.check()
        try:
            # One transaction, so that a match and its log have the same revision.
            return await self._database.read(lambda known: question(known, *args, **kwargs))
        except self._database.errors as error:
            raise failures.unavailable(error, self._database.name) from error


def check_not_postgresql(command: str, file: Path) -> None:
    """Raise `Unavailable` if QUADRIGA_DATABASE_URL names a database: its own programs copy it.

    `command` is the one to use, with places for `{file}` and `{database}`.
    """
    address = os.environ.get(VARIABLE)
    if address:
        from quadriga.store.postgresql import parse

        url = parse(address)
        public = URL.create("postgresql", url.username, None, url.host, url.port, url.database)
        named = command.format(file=file, database=public.render_as_string())
        raise Unavailable(message("backup-postgresql", command=named))
