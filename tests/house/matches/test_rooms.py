"""The matches in memory never run ahead of the store, nor fall behind it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import update

from quadriga.core import CHANCE, GameOver, NotFound, Seat, Setup, Stale, Unavailable, records
from quadriga.core.chance import commitment, generator
from quadriga.games import make
from quadriga.house import wire
from quadriga.house.commands import AddPlayer, OpenMatch
from quadriga.house.matches import room_cache
from quadriga.house.matches.match_storage import stored_match
from quadriga.house.matches.room import Room
from quadriga.house.matches.rooms import Rooms
from quadriga.house.notices.hub import Hub
from quadriga.house.rendering.snapshots import ending
from quadriga.language import message
from quadriga.store import SqlStore
from quadriga.store.schema import entries, matches
from quadriga.store.writing.dispatch import Job
from quadriga.table import Sitter, Table, seeded
from tests.house.parts import lone_hub, new_rooms, written_now
from tests.store.places import execute, in_loop
from tests.tiny.game import Tiny
from tests.walks import RECORDS

ME = Seat(0)


@asynccontextmanager
async def running(path: Path) -> AsyncIterator[tuple[SqlStore, Hub, Rooms]]:
    store, hub = SqlStore.open(path), lone_hub()
    async with store, hub.running():
        if await store.player_by_hash("hash") is None:
            await store.write(AddPlayer("me", "Livia", "hash", written_now()))
        yield store, hub, new_rooms(store, hub, "rooms")


async def open_room(rooms: Rooms) -> Room:
    return await rooms.open(make(Setup("imperator", 1)), [Sitter("Livia")], "me", {0: "me"})


def place(room: Room) -> tuple[object, ...]:
    """All that makes two rooms the same to people."""
    table = room.table
    return table.log, table.state, table.revision, room.result, room.headline


def first_choice(room: Room) -> str:
    return str(room.table.game.legal_actions(room.table.state)[0])


@in_loop
async def test_a_match_is_loaded_once_for_everybody(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, _, rooms):
        name = (await open_room(rooms)).id
    async with running(tmp_path) as (_, _, rooms):
        found = await asyncio.gather(*(rooms.enter(name) for _ in range(20)))
        assert len({id(room) for room in found}) == 1
        assert len(rooms) == 1
        with pytest.raises(NotFound):
            await rooms.enter("nothing")


@in_loop
async def test_what_is_not_used_is_dropped_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_cache, "MAX_ROOMS", 3)
    async with running(tmp_path) as (_, _, rooms):
        names = [(await open_room(rooms)).id for _ in range(10)]
        assert len(rooms) == 3
        for name in names:
            room = await rooms.enter(name)
            await rooms.submit(name, ME, 0, first_choice(room))
        assert len(rooms) == 3
        assert [(await rooms.enter(name)).table.revision for name in names] == [1] * 10


@in_loop
async def test_of_two_at_once_one_is_stale(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, _, rooms):
        room = await open_room(rooms)
        line = first_choice(room)
        tries = (rooms.submit(room.id, ME, 0, line) for _ in range(10))
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert [outcome for outcome in outcomes if not isinstance(outcome, Stale)] == [1]
        assert room.table.revision == 1


@in_loop
async def test_what_is_being_changed_is_not_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_cache, "MAX_ROOMS", 1)
    async with running(tmp_path) as (_, _, rooms):
        room = await open_room(rooms)
        async with room.lock:
            await open_room(rooms)
            assert await rooms.enter(room.id) is room


@in_loop
async def test_memory_does_not_run_ahead_of_a_store_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as (store, hub, rooms):
        room = await open_room(rooms)
        line = first_choice(room)

        async def full(_: Job) -> None:
            raise Unavailable(message("server-stopping"))

        with monkeypatch.context() as patch, hub.listen(room.id) as bell:
            patch.setattr(store, "write", full)
            with pytest.raises(Unavailable):
                await rooms.submit(room.id, ME, 0, line)
            assert not bell.is_set()
        assert (await rooms.enter(room.id)).table.revision == 0
        await rooms.submit(room.id, ME, 0, line)
        assert (await rooms.enter(room.id)).table.revision == 1


@in_loop
async def test_memory_that_fell_behind_is_replaced(tmp_path: Path) -> None:
    async with running(tmp_path) as (store, hub, rooms):
        room = await open_room(rooms)
        other = new_rooms(store, hub, "rooms")
        await other.submit(room.id, ME, 0, first_choice(room))
        with pytest.raises(Stale):
            await rooms.submit(room.id, ME, 0, first_choice(room))
        assert place(await rooms.enter(room.id)) == place(await other.enter(room.id))


@in_loop
async def test_who_leaves_in_the_middle_does_not_undo_what_has_begun(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, hub, rooms):
        room = await open_room(rooms)
        with hub.listen(room.id) as bell:
            task = asyncio.create_task(rooms.submit(room.id, ME, 0, first_choice(room)))
            await asyncio.sleep(0)
            task.cancel()
            await bell.wait()
        assert room.table.revision == 1
        await rooms.close()


@in_loop
async def test_a_match_that_was_given_up_stays_so(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, _, rooms):
        room = await open_room(rooms)
        await rooms.give_up(room.id)
        before = place(room)
    async with running(tmp_path) as (_, _, rooms):
        room = await rooms.enter(room.id)
        assert place(room) == before
        assert room.over
        with pytest.raises(GameOver):
            await rooms.submit(room.id, ME, 1, first_choice(room))


@in_loop
async def test_a_finished_match_is_loaded_with_its_result(tmp_path: Path) -> None:
    won = records.load(RECORDS / "imperator" / "won-nero.txt").record
    table = Table.resume(make(won.setup), [Sitter("Livia")], won.entries, 0)
    async with running(tmp_path) as (store, _, rooms):
        room = Room("match", "me", {0: "me"}, None, table)
        await store.write(OpenMatch(stored_match(room, written_now()), room.players, table.log))
        loaded = await rooms.enter(room.id)
        assert place(loaded) == place(room)
        assert ending(loaded) == ending(room)
        assert loaded.result == won.result


@in_loop
async def test_chance_follows_from_a_secret_that_is_told_at_the_end(tmp_path: Path) -> None:
    async with running(tmp_path) as (store, hub, _):
        rooms = new_rooms(store, hub, None)
        room = await open_room(rooms)
        assert room.secret is not None
        before = room.shuffle
        assert before == wire.Shuffle(commitment(room.secret), None)
        loaded = await new_rooms(store, hub, "a seed changes nothing").enter(room.id)
        assert (loaded.secret, loaded.shuffle) == (room.secret, before)
        while room.to_act is not None:
            await rooms.submit(room.id, ME, room.table.revision, first_choice(room))
        assert room.shuffle == wire.Shuffle(commitment(room.secret), room.secret)
        for index, entry in enumerate(room.table.log):
            if entry.actor is CHANCE:
                state = Table.resume(room.table.game, [Sitter("")], room.table.log[:index], 0).state
                drawn = room.table.game.sample_chance(state, generator(room.secret, index))
                assert str(drawn) == entry.text


@in_loop
async def test_every_match_has_a_secret_of_its_own_and_one_with_a_seed_has_none(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as (store, hub, seeded_rooms):
        rooms = new_rooms(store, hub, None)
        assert (await open_room(rooms)).secret != (await open_room(rooms)).secret
        seeded_room = await open_room(seeded_rooms)
        assert (seeded_room.secret, seeded_room.shuffle) == (None, None)


@pytest.mark.rule("IMP-C5")
@in_loop
async def test_a_match_that_was_given_up_has_no_points(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, _, rooms):
        room = await open_room(rooms)
        assert ending(room) is None
        game = room.table.game
        while game.scores(room.table.state) == (0,):
            await rooms.submit(room.id, ME, room.table.revision, first_choice(room))
        assert ending(room) is None
        await rooms.give_up(room.id)
        assert ending(room) == wire.Ending("lost", (0,), (0.0,), None)


@in_loop
async def test_a_match_of_newer_rules_is_not_guessed_at(tmp_path: Path) -> None:
    async with running(tmp_path) as (store, _, rooms):
        room = await open_room(rooms)
        await execute(store, update(matches).values(rules=room.table.game.rules + 1))
        with pytest.raises(Unavailable, match="newer version"):
            await new_rooms(store, lone_hub(), "x").enter(room.id)


@pytest.mark.parametrize("known", [True, False])
@in_loop
async def test_a_match_of_other_component_data_says_so(tmp_path: Path, known: bool) -> None:
    async with running(tmp_path) as (store, _, rooms):
        room = await open_room(rooms)
        data = "00000000" if known else None
        await execute(store, update(matches).values(components=data))
        elsewhere = new_rooms(store, lone_hub(), "x")
        assert place(await elsewhere.enter(room.id)) == place(room)
        await execute(store, update(entries).values(text="draw nothing"))
        elsewhere = new_rooms(store, lone_hub(), "x")
        with pytest.raises(Unavailable, match="cannot be shown") as refusal:
            await elsewhere.enter(room.id)
        assert ("other component data" in str(refusal.value)) is known


@in_loop
async def test_a_match_keeps_the_fingerprint_of_its_component_data(tmp_path: Path) -> None:
    async with running(tmp_path) as (store, _, rooms):
        room = await open_room(rooms)
        found = await store.match(room.id)
        assert found is not None
        assert found.match.components == room.table.game.fingerprint


def test_a_shared_screen_shows_the_seat_to_act_or_the_one_that_acted_last() -> None:
    dice = seeded("rooms")
    table = Table.open(Tiny(seats=3), [Sitter("Livia")] * 3, dice)
    room = Room("m", "owner", {0: "other", 1: "me", 2: "me"}, None, table)
    shown = []
    while (seat := room.to_act) is not None:
        shown.append((seat, room.viewpoint("me"), room.viewpoint("other")))
        assert room.viewpoint("owner") is None
        room.table = room.table.submit(seat, room.table.revision, first_choice(room), dice)
    assert list(dict.fromkeys(shown)) == [(0, 1, 0), (1, 1, 0), (2, 2, 0), (0, 2, 0)]
    assert (room.viewpoint("me"), room.viewpoint("other")) == (2, 0)


@in_loop
async def test_listeners_are_notified_of_their_own_match_only(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, hub, rooms):
        room = await open_room(rooms)
        with hub.listen(room.id) as mine, hub.listen("other") as other:
            await rooms.submit(room.id, ME, 0, first_choice(room))
            await mine.wait()
            assert not other.is_set()
        assert not hub.has_listeners(room.id)
