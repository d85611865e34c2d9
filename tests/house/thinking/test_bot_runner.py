"""Bots play as long as somebody looks, and try again what could not be kept."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from quadriga.core import Setup, Unavailable
from quadriga.games import make
from quadriga.house.commands import Advance
from quadriga.house.matches.room import Room
from quadriga.house.matches.rooms import Rooms
from quadriga.house.notices.hub import Hub
from quadriga.house.notices.news import Fact
from quadriga.house.thinking import bot_runner
from quadriga.house.thinking.bot_runner import BotRunner
from quadriga.language import message
from quadriga.store import SqlStore
from quadriga.store.writing.dispatch import Job
from quadriga.table import Sitter, Table, seeded
from tests.house.matches.test_rooms import running
from tests.house.parts import Inline, new_peers
from tests.store.places import in_loop
from tests.table.test_lessons import small_lesson


@asynccontextmanager
async def bots(path: Path) -> AsyncIterator[tuple[SqlStore, Hub, Rooms, Inline, BotRunner, Room]]:
    """A runner, and a match of a bot alone."""
    async with running(path) as (store, hub, rooms):
        thinker = Inline()
        runner = BotRunner(store, rooms, hub, new_peers(hub), thinker, "seed", 0)
        game, sitters = make(Setup("imperator", 1)), [Sitter("Livia", "greedy")]
        room = await rooms.open(game, sitters, "me", {})
        yield store, hub, rooms, thinker, runner, room
        await runner.close()


@contextmanager
def looking(hub: Hub, runner: BotRunner, room: Room) -> Iterator[asyncio.Event]:
    """Somebody looks at a match inside the block; the event is set whenever it changes."""
    with hub.listen(room.id) as changed, runner._peers.holding(Fact(room.id)):
        yield changed


async def until(changed: asyncio.Event, rooms: Rooms, name: str, revision: int) -> None:
    """Wait until the match has this revision or is over; it may be loaded anew meanwhile."""
    async with asyncio.timeout(60):
        while True:
            changed.clear()
            room = await rooms.enter(name)
            if room.over or room.table.revision >= revision:
                return
            await changed.wait()


@in_loop
async def test_a_table_that_nobody_looks_at_waits(tmp_path: Path) -> None:
    async with bots(tmp_path) as (_, hub, rooms, thinker, runner, room):
        assert not runner._tasks
        assert room.table.revision == 0
        with looking(hub, runner, room) as changed:
            await until(changed, rooms, room.id, 3)
        await asyncio.gather(*runner._tasks.values())
        assert not runner._tasks
        with looking(hub, runner, room) as changed:
            await until(changed, rooms, room.id, 1000)
        assert {asker.person for asker in thinker.askers} == {"me"}


@in_loop
async def test_whoever_looks_wakes_bots_that_have_just_stopped(tmp_path: Path) -> None:
    async with bots(tmp_path) as (_, hub, rooms, _, runner, room):
        for _ in range(200):
            with looking(hub, runner, room):
                assert runner._tasks or room.over
                await asyncio.sleep(0)
            await asyncio.sleep(0)
        with looking(hub, runner, room) as changed:
            await until(changed, rooms, room.id, 1000)


@in_loop
async def test_what_could_not_be_kept_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_runner, "STORE_PAUSE", 0.001)
    async with bots(tmp_path) as (store, hub, rooms, _, runner, room):
        write, failures = store.write, 5

        async def failing(job: Job) -> None:
            nonlocal failures
            if isinstance(job, Advance) and job.seen == 2 and failures:
                failures -= 1
                raise Unavailable(message("server-stopping"))
            await write(job)

        monkeypatch.setattr(store, "write", failing)
        with caplog.at_level(logging.WARNING), looking(hub, runner, room) as changed:
            await until(changed, rooms, room.id, 1000)
        assert failures == 0
        assert [record.getMessage().count("wait") for record in caplog.records] == [1]


@in_loop
async def test_the_others_at_a_lesson_do_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = make(Setup("all_roads", 2))
    sitters = [Sitter("Livia", "greedy"), Sitter("me")]
    lesson = small_lesson(Table.open(game, sitters, seeded("chosen")))
    monkeypatch.setattr("quadriga.house.matches.room.lesson_of", lambda game: lesson)
    async with bots(tmp_path) as (_, hub, rooms, thinker, runner, _):
        room = await rooms.open(game, sitters, "me", {1: "me"}, lesson=lesson)
        with looking(hub, runner, room) as changed:
            await until(changed, rooms, room.id, 1)
        *given, _ = lesson.script
        assert list(room.table.log[: len(given)]) == given
        await asyncio.gather(*runner._tasks.values())
        # From there on the bot chooses for itself.
        revision = room.table.revision
        assert len(thinker.askers) == revision - 1
