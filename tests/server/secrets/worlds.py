"""Pairs of matches that look alike to a viewer, in two stores with the same people in both."""

import asyncio
import shutil
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from quadriga.core import CHANCE, Entry, Seat, Setup
from quadriga.games import make
from quadriga.house import values
from quadriga.house.commands import AddInvitation, AddPlayer, OpenLobby, OpenMatch
from quadriga.house.ids import new_id, new_link_code
from quadriga.house.matches.match_storage import stored_match
from quadriga.house.matches.room import Room
from quadriga.house.values import Invitation, LobbySeat
from quadriga.server.guard.people import new_token, token_hash
from quadriga.store import SqlStore
from quadriga.store.writing.dispatch import Job
from quadriga.table import Sitter, Table, committed, new_secret, seeded
from tests.house.parts import written_now
from tests.laws import log_of_another_world
from tests.loops import result_of

MAX_TRIES = 40
"""Games in which another world is looked for."""


@dataclass(frozen=True)
class Person:
    """Somebody whom both stores know, by the secret in a cookie."""

    id: str
    name: str
    token: str

    @classmethod
    def new(cls, name: str) -> "Person":
        return cls(new_id(), name, new_token())


@dataclass(frozen=True)
class Match:
    """A match that is `here` in one store and `there` in the other; None where there is none.

    `move` is what the next to act can do in both, without anything that is revealed by it.
    """

    viewer: Seat | None
    here: Table
    there: Table | None
    move: str | None
    id: str
    people: tuple[Person, ...]
    secret: str
    watch: str
    join: str

    def jobs(self, table: Table | None) -> Iterable[Job]:
        """What writes the match to a store with this table."""
        if table is None:
            return
        players = {seat: person.id for seat, person in enumerate(self.people)}
        room = Room(self.id, self.people[0].id, players, None, table, secret=self.secret)
        row = stored_match(room, MOMENT)
        yield OpenMatch(row, players, table.log)
        yield AddInvitation(Invitation(self.watch, self.id, "watch"))
        yield AddInvitation(Invitation(self.join, self.id, "join"))


MOMENT = written_now()


def new_match(
    viewer: Seat | None, here: Table, there: Table | None, move: str | None = None
) -> Match:
    """A match of people who play nothing else."""
    people = tuple(Person.new(sitter.name) for sitter in here.sitters)
    codes = new_link_code(), new_link_code()
    return Match(viewer, here, there, move, new_id(), people, new_secret(), *codes)


def look_alike(setup: Setup, viewer: Seat | None, decisions: int) -> Match | None:
    """A match in two worlds that differ, but not for `viewer`; None if none was found."""
    pairs = (_pair(played(setup, decisions, seed), viewer, seed) for seed in range(MAX_TRIES))
    found = next(filter(None, pairs), None)
    if found is None:
        return None
    here, there = found
    return new_match(viewer, here, there, common_move(here, there, viewer))


def at_own_turn(match: Match) -> Match | None:
    """Another match, as this one was when its viewer was to act last; None if nothing differed."""
    here, there = match.here, match.there
    assert there is not None
    for length in range(len(here.log), 0, -1):
        if here.log[:length] == there.log[:length]:
            return None
        one, two = (
            Table.resume(table.game, table.sitters, table.log[:length], table.revision)
            for table in (here, there)
        )
        if one.to_act == two.to_act == match.viewer:
            return new_match(match.viewer, one, two)
    return None


def _pair(table: Table, viewer: Seat | None, seed: int) -> tuple[Table, Table] | None:
    """This table and one of another world, as far as there is one."""
    there = settled(table, log_of_another_world(table.game, table.log, viewer, Random(seed)))
    if there is None or there.over or there.log == table.log[: len(there.log)]:
        return None
    log = table.log[: len(there.log)]
    return Table.resume(table.game, table.sitters, log, table.revision), there


def played(setup: Setup, decisions: int, seed: int) -> Table:
    """A table after some random decisions."""
    dice, rng = seeded(str(seed)), Random(seed)
    table = Table.open(make(setup), [Sitter(f"Seat {n}") for n in range(setup.seats)], dice)
    for _ in range(decisions):
        seat = table.to_act
        if seat is None or seat is CHANCE:
            break
        action = rng.choice(list(table.game.legal_actions(table.state)))
        table = table.submit(seat, table.revision, str(action), dice)
    return table


def settled(table: Table, entries: tuple[Entry, ...]) -> Table | None:
    """The table after these entries, without those after the last that chance has settled."""
    for length in range(len(entries), 0, -1):
        found = Table.resume(table.game, table.sitters, entries[:length], table.revision)
        if found.to_act is not CHANCE:
            return found
    return None


def common_move(here: Table, there: Table, viewer: Seat | None) -> str | None:
    """A decision after which two tables look alike as before, if there is one."""
    game, seat = here.game, here.to_act
    assert seat is not None
    assert seat is not CHANCE
    legal = {str(action) for action in game.legal_actions(there.state)}
    for line in (str(action) for action in game.legal_actions(here.state)):
        if line in legal:
            after = [
                table.submit(seat, table.revision, line, committed("00" * 32))
                for table in (here, there)
            ]
            if all(len(table.log) == len(here.log) + 1 for table in after):
                one, two = (game.view(table.state, viewer) for table in after)
                if one == two:
                    return line
    return None


@dataclass(frozen=True)
class Lobby:
    """A public table with an open seat; its id and the id of its host are other ones there."""

    setup: Setup
    code: str
    ids: tuple[str, str]
    hosts: tuple[Person, Person]

    def jobs(self, world: int) -> Iterable[Job]:
        """What writes the lobby to the store of this world."""
        host = self.hosts[world]
        seats = (LobbySeat(host.name, None, host.id), *[LobbySeat()] * (self.setup.seats - 1))
        yield OpenLobby(
            values.Lobby(
                id=self.ids[world],
                code=self.code,
                owner=host.id,
                host=host.name,
                setup=self.setup,
                seats=seats,
                public=True,
                locked=False,
                revision=0,
                updated=MOMENT,
            )
        )


def new_lobby(setup: Setup) -> Lobby:
    """A lobby of somebody who does nothing else."""
    ids = new_id(), new_id()
    return Lobby(setup, new_link_code(), ids, (Person.new("Ada"), Person.new("Ada")))


def write_stores(
    folder: Path, people: Iterable[Person], matches: Sequence[Match], lobby: Lobby
) -> tuple[Path, Path]:
    """The folders of two stores, of which one has what is here and the other what is there."""
    here, there = folder / "here", folder / "there"
    result_of(
        _write(here, [AddPlayer(p.id, p.name, token_hash(p.token), written_now()) for p in people])
    )
    shutil.copytree(here, there)
    for world, data in enumerate((here, there)):
        tables = [(match, (match.here, match.there)[world]) for match in matches]
        jobs = [job for match, table in tables for job in match.jobs(table)]
        result_of(_write(data, [*jobs, *lobby.jobs(world)]))
    return here, there


async def _write(data: Path, jobs: Sequence[Job]) -> None:
    async with SqlStore.open(data) as store:
        await asyncio.gather(*map(store.write, jobs))
