"""Clocks are looked at in time, across restarts, crashes and several servers."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from quadriga.core import Seat, Setup, Unavailable
from quadriga.house.clocks.served_time import ServedTime
from quadriga.house.clocks.timekeeper import (
    IDLE_SECONDS,
    MAX_BEAT_SECONDS,
    MIN_BEAT_SECONDS,
    PATIENCE_SECONDS,
    Timekeeper,
)
from quadriga.house.commands import AddPlayer, OpenLobby, Tick
from quadriga.house.matches.room import Room
from quadriga.house.matches.seating import STAND_IN, Seating
from quadriga.house.notices.hub import Hub
from quadriga.house.notices.news import Hello, News, Ticked
from quadriga.house.thinking.bot_runner import BotRunner, bot_to_act
from quadriga.house.values import Clock, Lobby, LobbySeat, TimeLimit
from quadriga.language import message
from quadriga.store import SqlStore
from quadriga.store.writing.dispatch import Job
from tests.house.clocks.test_clocks import (
    ARRIVALS,
    BLITZ,
    DAILY,
    MATCH,
    START,
    clock_of,
)
from tests.house.parts import Channel, Inline, new_peers, new_presence, new_rooms, written_now
from tests.loops import in_skipped_time, until


@dataclass
class Stopwatch:
    """How much time has passed on a machine."""

    seconds: float = 0.0

    def read(self) -> float:
        return self.seconds


class Place:
    """A server whose stopwatch is set by hand."""

    def __init__(self, store: SqlStore, channel: Channel, stopwatch: Stopwatch) -> None:
        self.stopwatch = stopwatch
        self.served = ServedTime(stopwatch.read)
        self.hub = Hub(channel.end())
        self.rooms = new_rooms(store, self.hub, "clocks", self.served.now)
        presence = new_presence(self.hub, new_peers(self.hub), 60)
        self.woken: list[str] = []
        self.has_woken = asyncio.Event()
        self.seating = Seating(self.rooms, presence)
        self.keeper = Timekeeper(store, self.hub, self.rooms, self.seating, self.served)
        self.rooms.watch(self._wake)
        self.store = store
        self.has_heard = asyncio.Event()
        self.hub.hear(self._hear)
        self.looks = 0
        self._look = self.keeper.look
        vars(self.keeper)["look"] = self._counted_look

    async def _counted_look(self) -> float:
        pause = await self._look()
        self.looks += 1
        return pause

    def _hear(self, _server: str, news: News) -> None:
        """Notice that another server has told what time it is."""
        if isinstance(news, Ticked):
            self.has_heard.set()

    def _wake(self, room: Room) -> None:
        """Notice that a bot is to act at a match, as the runner of bots does."""
        if bot_to_act(room) is not None:
            self.woken.append(room.id)
            self.has_woken.set()

    async def begin(self, limit: TimeLimit) -> Room:
        """A match with a clock, which is looked at as soon as it runs."""
        room = await self.open(limit)
        await self.keeper.look()
        return room

    async def open(self, limit: TimeLimit) -> Room:
        seats = (LobbySeat("Ada", None, "ada"), LobbySeat("Gaius", None, "gaius"))
        setup = Setup("all_roads", 2)
        lobby = Lobby(MATCH, "c", "ada", "Ada", setup, seats, False, False, 0, written_now(), limit)
        await self.store.write(OpenLobby(lobby))
        await self.rooms.begin(lobby)
        for player in ("ada", "gaius"):
            await self.seating.arrive(await self.rooms.enter(MATCH), player)
        return await self.rooms.enter(MATCH)

    async def serve(self, seconds: float) -> float:
        """Be there for so long, and look at clocks as often as need be; when to look next."""
        return await serve(seconds, self)


async def serve(seconds: float, *places: Place) -> float:
    """Servers on one machine are there for so long; when to look next."""
    stopwatch = places[0].stopwatch
    end = stopwatch.seconds + seconds
    while True:
        pause = min(await asyncio.gather(*[place.keeper.look() for place in places]))
        if stopwatch.seconds + pause > end:
            stopwatch.seconds = end
            return pause
        stopwatch.seconds += pause


@asynccontextmanager
async def servers(path: Path, count: int = 1) -> AsyncIterator[Sequence[Place]]:
    """So many servers on one store."""
    channel = Channel()
    store = SqlStore.open(path)
    stopwatch = Stopwatch()
    places = [Place(store, channel, stopwatch) for _ in range(count)]
    async with store:
        if await store.player_by_hash("ada") is None:
            for name in ("ada", "gaius"):
                await store.write(AddPlayer(name, name, name, written_now()))
            await store.write(Tick(START))
        for place in places:
            await place.keeper.resume()
        async with asyncio.TaskGroup() as group:
            listening = asyncio.Event()
            tasks = [group.create_task(_listen(one.hub, listening)) for one in places]
            yield places
            listening.set()
            await asyncio.gather(*tasks)


async def _listen(hub: Hub, ending: asyncio.Event) -> None:
    async with hub.running():
        await ending.wait()


@in_skipped_time
async def test_the_next_look_is_when_the_first_clock_is_due(tmp_path: Path) -> None:
    async with servers(tmp_path) as (here,):
        assert await here.keeper.look() == IDLE_SECONDS
        await here.open(TimeLimit("game", 7))
        assert await here.keeper.look() == MIN_BEAT_SECONDS
        await here.serve(6.5)
        assert await here.keeper.look() == 0.5
        await here.serve(1)
        assert await here.keeper.look() == IDLE_SECONDS


@in_skipped_time
async def test_of_two_servers_one_hands_the_seat_over_and_both_see_it(tmp_path: Path) -> None:
    async with servers(tmp_path, 2) as (here, there):
        await here.begin(BLITZ)
        for one in (here, there):
            assert (await one.rooms.enter(MATCH)).table.revision == ARRIVALS
        await serve(299, here, there)
        assert (await here.rooms.enter(MATCH)).table.sitters[0].bot is None
        await serve(2, here, there)
        await until(lambda: MATCH in here.woken and MATCH in there.woken)
        for one in (here, there):
            room = await one.rooms.enter(MATCH)
            assert (room.table.revision, room.table.sitters[0].bot) == (ARRIVALS + 1, STAND_IN)
            assert clock_of(room) == Clock(BLITZ, (0, 300), None)
            assert not room.over


@in_skipped_time
async def test_a_clock_is_as_it_was_after_a_restart_and_waits_for_the_server(
    tmp_path: Path,
) -> None:
    async with servers(tmp_path) as (here,):
        room = await here.begin(BLITZ)
        await here.serve(10)
        line = str(room.table.game.legal_actions(room.table.state)[0])
        await here.rooms.submit(MATCH, Seat(0), ARRIVALS, line)
        known = clock_of(await here.rooms.enter(MATCH))
        assert (known.left[0], known.due) == (290, START + 300)
        await here.serve(10)
    # Whatever the stopwatches show, no time has passed.
    async with servers(tmp_path) as (here,):
        here.stopwatch.seconds = 100_000
        await here.serve(20)
        room = await here.rooms.enter(MATCH)
        assert clock_of(room) == known
        assert known.due is not None
        # Ada was to act for forty seconds while a server was there.
        assert known.due - here.served.now() == 260
        assert room.table.sitters[0].bot is None


@in_skipped_time
async def test_a_crash_gives_no_more_than_the_time_since_the_last_beat_or_move(
    tmp_path: Path,
) -> None:
    async with servers(tmp_path) as (here,):
        await here.serve(5)
        room = await here.begin(BLITZ)
        await here.serve(7.9)
        begun = here.served.now()
    async with servers(tmp_path) as (here,):
        assert begun - MIN_BEAT_SECONDS <= here.served.now() <= begun
        await here.serve(0.5)
        line = str(room.table.game.legal_actions(room.table.state)[0])
        await here.rooms.submit(MATCH, Seat(0), ARRIVALS, line)
        moved = here.served.now()
    async with servers(tmp_path) as (here,):
        assert here.served.now() == pytest.approx(moved)


@in_skipped_time
async def test_a_server_that_hangs_or_cannot_write_takes_little_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers(tmp_path) as (here,):
        await here.begin(BLITZ)
        await here.serve(10)
        begun = here.served.now()
        here.stopwatch.seconds += 3600
        assert here.served.now() - begun <= MIN_BEAT_SECONDS + PATIENCE_SECONDS
        await here.serve(10)
        assert here.served.now() - begun <= 10 + MIN_BEAT_SECONDS + PATIENCE_SECONDS
        begun, write = here.served.now(), here.store.write

        async def refuse(job: Job) -> None:
            raise Unavailable(message("server-stopping"))

        monkeypatch.setattr(here.store, "write", refuse)
        for _ in range(10):
            here.stopwatch.seconds += 60
            with pytest.raises(Unavailable):
                await here.keeper.look()
        assert here.served.now() - begun <= MIN_BEAT_SECONDS + PATIENCE_SECONDS
        monkeypatch.setattr(here.store, "write", write)
        await here.serve(10)
        assert (await here.rooms.enter(MATCH)).table.sitters[0].bot is None


@in_skipped_time
async def test_what_time_it_is_is_written_as_often_as_a_clock_needs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is a flush of the disk: none while no clock runs, few for turns of a day."""
    async with servers(tmp_path) as (here,):
        ticks, write = list[Tick](), here.store.write

        async def count(job: Job) -> None:
            ticks.extend([job] if isinstance(job, Tick) else [])
            await write(job)

        monkeypatch.setattr(here.store, "write", count)
        await here.serve(3600)
        assert ticks == []
        room = await here.begin(DAILY)
        await here.serve(3600)
        assert len(ticks) == 3600 / MAX_BEAT_SECONDS
        await here.rooms.reseat(room.id, {Seat(0): STAND_IN, Seat(1): STAND_IN})
        ticks.clear()
        await here.serve(3600)
        assert ticks == []


@in_skipped_time
async def test_servers_show_one_time_also_one_that_comes_later(tmp_path: Path) -> None:
    async with servers(tmp_path, 2) as (here, there):
        await here.begin(BLITZ)
        await here.serve(0.5)
        there.hub.tell(Hello())
        await there.has_heard.wait()
        assert there.served.now() == here.served.now() == START + 0.5
        await serve(100, here, there)
        assert there.served.now() == here.served.now() == START + 100.5


@in_skipped_time
async def test_bots_that_were_to_act_go_on_after_a_restart_while_anybody_plays(
    tmp_path: Path,
) -> None:
    async with servers(tmp_path) as (here,):
        await here.begin(TimeLimit("game", 10))
        await here.serve(11)
    async with servers(tmp_path) as (here,):
        await resume_bots(here)
        assert here.woken == [MATCH]
        await here.rooms.reseat(MATCH, {Seat(1): STAND_IN})
    async with servers(tmp_path) as (here,):
        await resume_bots(here)
        assert here.woken == []


async def resume_bots(here: Place) -> None:
    """Do what a server does with bots when it starts, and stop."""
    runner = runner_of(here)
    await runner.resume()
    await runner.close()


def runner_of(here: Place) -> BotRunner:
    return BotRunner(here.store, here.rooms, here.hub, new_peers(here.hub), Inline(), "seed", 0)


@in_skipped_time
async def test_bots_play_unseen_but_not_for_people_who_are_all_away(tmp_path: Path) -> None:
    async with servers(tmp_path) as (here,):
        room = await here.begin(BLITZ)
        runner = runner_of(here)
        await here.rooms.reseat(MATCH, {Seat(0): STAND_IN})
        await asyncio.gather(*runner._tasks.values())
        assert room.to_act == 1
        await here.rooms.reseat(MATCH, {Seat(1): STAND_IN})
        waits = room.table
        with here.hub.listen(MATCH):
            await asyncio.gather(*runner._tasks.values())
            assert room.table is waits
            await here.rooms.reseat(MATCH, {Seat(0): None})
            await asyncio.gather(*runner._tasks.values())
        assert (room.to_act, room.over) == (0, False)


@in_skipped_time
async def test_a_clock_that_begins_to_run_is_looked_at_in_time(tmp_path: Path) -> None:
    async with servers(tmp_path) as (here,), here.keeper.running():
        await until(lambda: here.looks == 1)  # nothing runs, so the next look is far away
        await here.open(TimeLimit("game", 1))
        await until(lambda: here.looks > 1)
        here.stopwatch.seconds += 2
        await asyncio.wait_for(here.has_woken.wait(), 5)
        assert (await here.rooms.enter(MATCH)).table.sitters[0].bot == STAND_IN


@in_skipped_time
async def test_as_soon_as_a_clock_runs_it_is_noted_that_a_server_is_there(tmp_path: Path) -> None:
    async with servers(tmp_path, 2) as (here, there), here.keeper.running():
        await until(lambda: here.looks == 1)
        await here.store.write(Tick(0))
        await here.open(DAILY)
        await there.has_heard.wait()  # it is told once it is written
        assert await here.store.last_tick() == START


@in_skipped_time
async def test_what_other_servers_play_sets_the_clock_here(tmp_path: Path) -> None:
    async with servers(tmp_path, 2) as (here, there):
        room = await here.begin(DAILY)
        before = await there.rooms.enter(MATCH)
        await here.serve(60)
        while room.to_act == 0:
            line = str(room.table.game.legal_actions(room.table.state)[0])
            await here.rooms.submit(MATCH, Seat(0), room.table.revision, line)
        await until(lambda: before.clock == room.clock)
        assert (await there.rooms.enter(MATCH)) is before, "it has followed without reading"
