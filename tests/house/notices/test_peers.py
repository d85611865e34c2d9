"""Servers on one database, here two in one process: each notices what the other does."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import text

from quadriga.core import Stale
from quadriga.house.commands import AddPlayer
from quadriga.house.notices.hub import Hub
from quadriga.house.notices.news import Changed, Fact
from quadriga.house.notices.peers import BEAT_SECONDS, SILENT_SECONDS
from quadriga.house.ports import Notices
from quadriga.server.notices import postgresql_notices
from quadriga.server.notices.postgresql_notices import PostgresqlNotices
from quadriga.store import SqlStore
from tests.house.matches.test_rooms import ME, first_choice, open_room
from tests.house.parts import Channel, new_peers, new_presence, new_rooms, written_now
from tests.loops import in_skipped_time, until
from tests.postgresql import Cluster
from tests.store.places import execute, in_loop

AWAY = 60.0

CUT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE query LIKE '%pg_notify%' AND pid <> pg_backend_pid()"""
"""Closes the connections by which servers hear of each other."""

PATIENCE_SECONDS = 180
"""After so long a server hears no more of another, however busy the machine is."""


class Place:
    """A server, as far as others notice it."""

    def __init__(self, store: SqlStore, notices: Notices) -> None:
        self.store = store
        self.hub = Hub(notices)
        self.peers = new_peers(self.hub)
        self.presence = new_presence(self.hub, self.peers, AWAY)
        self.rooms = new_rooms(store, self.hub, "rooms")

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        async with self.hub.running(), self.peers.running():
            yield
            self.presence.close()


@asynccontextmanager
async def two(path: Path) -> AsyncIterator[tuple[Place, Place]]:
    channel = Channel()
    store = SqlStore.open(path)
    here, there = Place(store, channel.end()), Place(store, channel.end())
    async with store, here.running(), there.running():
        await store.write(AddPlayer("me", "Livia", "hash", written_now()))
        yield here, there


async def told() -> None:
    """Let everybody hear what was told; they answer, and are heard again."""
    await asyncio.sleep(1e-3)


@in_skipped_time
async def test_what_one_has_changed_the_other_loads_anew_and_tells(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, there):
        name = (await open_room(here.rooms)).id
        before = await there.rooms.enter(name)
        with there.hub.listen(name) as changed:
            await here.rooms.submit(name, ME, 0, first_choice(before))
            await asyncio.wait_for(changed.wait(), PATIENCE_SECONDS)
        after, as_stored = await there.rooms.enter(name), await here.rooms.enter(name)
        assert after.table == as_stored.table
        assert after.table.revision == 1
        await there.rooms.reseat(name, {ME: "novice"})
        await told()
        assert (await here.rooms.enter(name)).table == (await there.rooms.enter(name)).table


@in_skipped_time
async def test_what_was_played_elsewhere_is_followed_without_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(tmp_path) as (here, there):
        await told()  # that each is there
        room = await open_room(here.rooms)
        follower = await there.rooms.enter(room.id)
        monkeypatch.delattr(SqlStore, "match")
        while not room.over:
            revision = room.table.revision
            await here.rooms.submit(room.id, ME, revision, first_choice(room))
            await until(lambda: follower.table.revision == room.table.revision)
            assert await there.rooms.enter(room.id) is follower
            assert follower.table == room.table


@in_skipped_time
async def test_who_is_slower_is_told_and_nothing_is_played_twice(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, there):
        room = await open_room(here.rooms)
        await there.rooms.enter(room.id)
        plays = [one.rooms.submit(room.id, ME, 0, first_choice(room)) for one in (here, there)]
        results = await asyncio.gather(*plays, return_exceptions=True)
        assert sorted(map(type, results), key=str) == sorted((int, Stale), key=str)
        await told()
        assert (await here.rooms.enter(room.id)).table == (await there.rooms.enter(room.id)).table


@in_skipped_time
async def test_what_fits_any_position_is_tried_again_by_who_is_slower(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, there):
        room = await open_room(here.rooms)
        await there.rooms.enter(room.id)
        there.hub._handlers.clear()  # it does not hear in time
        await here.rooms.submit(room.id, ME, 0, first_choice(room))
        await there.rooms.reseat(room.id, {ME: "novice"})
        await told()
        for place in (here, there):
            table = (await place.rooms.enter(room.id)).table
            assert (table.revision, table.sitters[0].bot) == (2, "novice")


@in_skipped_time
async def test_of_two_rematches_at_two_servers_one_is_opened(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, there):
        room = await open_room(here.rooms)
        await here.rooms.give_up(room.id)
        await told()
        opened = await asyncio.gather(here.rooms.rematch(room.id), there.rooms.rematch(room.id))
        assert opened[0].id == opened[1].id != room.id


@in_skipped_time
async def test_who_becomes_somebody_else_does_so_everywhere(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, there):
        name = (await open_room(here.rooms)).id
        await there.rooms.enter(name)
        for change in (
            "INSERT INTO players VALUES ('you', '')",
            "UPDATE matches SET owner = 'you'",
            "UPDATE seats SET player = 'you'",
        ):
            await execute(there.store, text(change))
        await here.rooms.replace_player("me", "you")
        await told()
        for place in (here, there):
            assert (await place.rooms.enter(name)).seats_of("you") == (ME,)


@in_skipped_time
async def test_who_is_at_another_server_is_here_until_they_are_gone(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, there):
        here.presence._is_settled = True
        with there.presence.at("match", "me"), here.hub.listen("match") as changed:
            await asyncio.wait_for(changed.wait(), PATIENCE_SECONDS)
            assert here.presence.is_here("match", "me")
            changed.clear()
            with here.presence.at("match", "me"):
                pass
            await told()
            assert here.presence.is_here("match", "me")
        await told()
        assert not here.presence.is_here("match", "me")
        assert not here.presence.is_gone("match", "me")
        await asyncio.sleep(AWAY)
        assert here.presence.is_gone("match", "me")


@in_skipped_time
async def test_one_of_all_servers_where_somebody_looks_plays_the_bots(tmp_path: Path) -> None:
    async with two(tmp_path) as servers:
        first, second = sorted(servers, key=lambda one: one.hub.server)
        fact = Fact("match")
        with second.peers.holding(fact):
            assert second.peers.comes_first(fact)
            with first.peers.holding(fact):
                await told()
                assert first.peers.comes_first(fact)
                assert not second.peers.comes_first(fact)
            with second.hub.listen("match") as changed:
                await asyncio.wait_for(changed.wait(), PATIENCE_SECONDS)
            assert second.peers.comes_first(fact)


@in_skipped_time
async def test_a_server_that_is_silent_is_taken_for_dead_until_it_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(tmp_path) as (here, there):
        tell = there.hub.tell
        with there.presence.at("match", "me"):
            await told()
            assert here.presence.is_here("match", "me")
            monkeypatch.setattr(there.hub, "tell", lambda _: None)
            await asyncio.sleep(SILENT_SECONDS - BEAT_SECONDS)
            assert here.presence.is_here("match", "me")
            await asyncio.sleep(3 * BEAT_SECONDS)
            assert not here.presence.is_here("match", "me")
            monkeypatch.setattr(there.hub, "tell", tell)
            await asyncio.sleep(2 * BEAT_SECONDS)
            assert here.presence.is_here("match", "me")


@asynccontextmanager
async def on_postgresql(address: str) -> AsyncIterator[Place]:
    """A server on a PostgreSQL database."""
    store = await asyncio.to_thread(SqlStore.connect, address)
    assert store.shared is not None
    place = Place(store, PostgresqlNotices(store.shared.engine, store.shared.errors))
    async with store, place.running():
        yield place


@in_loop
async def test_who_comes_to_a_match_sees_what_a_killed_server_told_nobody(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = await asyncio.to_thread(cluster.create, uuid4().hex)
    async with on_postgresql(address) as here, on_postgresql(address) as there:
        await here.rooms._store.write(AddPlayer("me", "Livia", "hash", written_now()))
        room = await open_room(here.rooms)
        await is_at(there, room.id, 0)
        await has_heard_all(there, here)
        monkeypatch.setattr(here.hub, "tell", lambda _: None)
        await here.rooms.submit(room.id, ME, 0, first_choice(room))
        assert (await there.rooms.enter(room.id)).table.revision == 0
        with there.hub.listen(room.id) as changed:
            assert (await there.rooms.enter_anew(room.id)).table == room.table
            assert changed.is_set()


async def has_heard_all(listener: Place, speaker: Place) -> None:
    """Wait until a server has heard all that another one has told so far, its `Hello` too."""
    heard, last = asyncio.Event(), Changed("last")
    listener.hub.hear(lambda _, news: heard.set() if news == last else None)
    speaker.hub.tell(last)
    await heard.wait()


async def is_at(place: Place, match: str, revision: int) -> None:
    """Wait until a server has heard that a match has this revision."""
    with place.hub.listen(match) as changed:
        while (await place.rooms.enter(match)).table.revision != revision:
            await asyncio.wait_for(changed.wait(), PATIENCE_SECONDS)
            changed.clear()


@in_loop
async def test_a_connection_that_is_cut_is_made_again_and_all_is_looked_at_anew(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql_notices, "PAUSE_SECONDS", 0.3)
    database = uuid4().hex
    address = await asyncio.to_thread(cluster.create, database)
    async with on_postgresql(address) as here, on_postgresql(address) as there:
        await here.rooms._store.write(AddPlayer("me", "Livia", "hash", written_now()))
        room = await open_room(here.rooms)
        await is_at(there, room.id, 0)
        with here.presence.at(room.id, "me"):
            await here.rooms.submit(room.id, ME, 0, first_choice(room))
            await is_at(there, room.id, 1)
            await asyncio.to_thread(cluster.execute, database, CUT)
            await here.rooms.reseat(room.id, {ME: "novice"})
            await is_at(there, room.id, 2)
            with there.hub.listen(room.id) as changed:
                while not there.presence.is_here(room.id, "me"):
                    await asyncio.wait_for(changed.wait(), PATIENCE_SECONDS)
                    changed.clear()


@in_skipped_time
async def test_who_is_to_come_to_a_new_match_is_expected_everywhere(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, there):
        presence = there.presence
        with there.hub.listen("new") as changed, presence.at("new", "Livia"):
            while not presence.is_gone("new", "Gaius"):
                await changed.wait()
                changed.clear()
            here.presence.expect("new", ["Gaius"])
            await asyncio.wait_for(changed.wait(), PATIENCE_SECONDS)
            assert not presence.is_gone("new", "Gaius")
            changed.clear()
            await asyncio.wait_for(changed.wait(), PATIENCE_SECONDS)
            assert presence.is_gone("new", "Gaius")
