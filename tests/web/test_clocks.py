"""The clock of a match: whose time runs, and how it hands over to a bot and never ends a game."""

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from msgspec.structs import replace as replace_fields

from quadriga.core import CHANCE, Seat, Setup, Unavailable
from quadriga.games import make
from quadriga.house.clocks.clocks import RETURN_SECONDS, changed_clock, late_seat, new_clock
from quadriga.house.clocks.served_time import ServedTime
from quadriga.house.clocks.timekeeper import (
    IDLE_SECONDS,
    MAX_BEAT_SECONDS,
    MIN_BEAT_SECONDS,
    PATIENCE_SECONDS,
    Timekeeper,
)
from quadriga.house.commands import AddPlayer, OpenLobby, Tick
from quadriga.house.ids import new_id
from quadriga.house.matches.room import Room
from quadriga.house.matches.seating import STAND_IN, Seating
from quadriga.house.notices.hub import Hub
from quadriga.house.notices.news import Hello, News, Ticked
from quadriga.house.thinking.bot_runner import BotRunner, bot_to_act
from quadriga.house.values import Clock, Lobby, LobbySeat, TimeLimit
from quadriga.language import message
from quadriga.store import SqlStore
from quadriga.store.writing.dispatch import Job
from quadriga.table import Sitter, Table, seeded
from tests.house.parts import Channel, Inline, new_peers, new_presence, new_rooms, written_now
from tests.store.places import in_loop
from tests.tiny.game import Picking, Rolling, State, Tiny
from tests.web.places import Browser, Server, refused
from tests.web.test_awaited import bell
from tests.web.test_company import at_match, watching
from tests.web.test_lobbies import ADA, NOBODY, done, table
from tests.web.test_rematch import play_out

BLITZ = TimeLimit("game", 300)
DAILY = TimeLimit("turn", 86_400)
DICE = seeded("clocks")
MATCH = new_id()
ARRIVALS = 2
"""The revision of a match to which two people have come."""

START = 1_000_000.0
"""The time at which matches begin here."""


def begun(limit: TimeLimit, game: Tiny | None = None) -> Room:
    """A match of two people that has just begun, and both are there."""
    room = opened(limit, game)
    return come(come(room, "ada", START), "gaius", START)


def opened(limit: TimeLimit, game: Tiny | None = None) -> Room:
    """A match of two people to which nobody has come yet."""
    table = Table.open(game or Tiny(seats=2), [Sitter("Ada"), Sitter("Gaius")], DICE)
    room = Room("match", "ada", {0: "ada", 1: "gaius"}, None, table)
    room.clock = new_clock(room, limit, START)
    return room


def come(room: Room, player: str, moment: float) -> Room:
    """The match once somebody has come to it."""
    clock, here = clock_of(room), room.seats_of(player)
    missing = tuple(seat for seat in clock.missing if seat not in here)
    arrived = replace(room, clock=replace_fields(clock, missing=missing))
    arrived.clock = changed_clock(room, arrived, moment)
    return arrived


def after(room: Room, table: Table, moment: float) -> Room:
    """The match after it has changed to this table at this moment."""
    changed = replace(room, table=table)
    changed.clock = changed_clock(room, changed, moment)
    return changed


def play(room: Room, moment: float) -> Room:
    """The match after the first choice of whoever is to act."""
    game, seat = room.table.game, room.to_act
    assert seat is not None
    line = str(game.legal_actions(room.table.state)[0])
    return after(room, room.table.submit(seat, room.table.revision, line, DICE), moment)


def clock_of(room: Room) -> Clock:
    assert room.clock is not None
    return room.clock


def to_other_seat(room: Room, moment: float) -> Room:
    """The match once it is somebody else's turn, everything played at one moment."""
    first = room.to_act
    while room.to_act == first:
        room = play(room, moment)
    return room


def test_of_a_game_each_has_a_time_that_runs_while_they_are_to_act() -> None:
    room = begun(BLITZ)
    assert clock_of(room) == Clock(BLITZ, (300, 300), START + 300)
    room = to_other_seat(room, START + 40)
    assert clock_of(room) == Clock(BLITZ, (260, 300), START + 40 + 300)
    room = to_other_seat(room, START + 100)
    assert clock_of(room) == Clock(BLITZ, (260, 240), START + 100 + 260)


def test_each_turn_has_its_whole_time() -> None:
    room = play(begun(DAILY), START + 40)
    assert room.to_act == 0, "a turn has several decisions"
    assert clock_of(room).due == START + 86_400, "which share its time"
    room = to_other_seat(room, START + 50)
    assert clock_of(room).due == START + 50 + 86_400
    room = to_other_seat(room, START + 1000)
    assert clock_of(room).due == START + 1000 + 86_400


def test_no_time_runs_until_everybody_has_come() -> None:
    room = opened(BLITZ)
    assert clock_of(room) == Clock(BLITZ, (300, 300), None, (0, 1))
    room = come(room, "ada", START + 50)
    assert clock_of(room) == Clock(BLITZ, (300, 300), None, (1,))
    room = to_other_seat(room, START + 90)
    assert clock_of(room) == Clock(BLITZ, (300, 300), None, (1,)), "who is there may begin"
    room = come(room, "gaius", START + 120)
    assert clock_of(room) == Clock(BLITZ, (300, 300), START + 420, ())
    # Who goes then is no longer waited for.
    assert clock_of(to_other_seat(room, START + 130)).left == (300, 290)


def test_a_bot_in_the_place_of_who_has_not_come_starts_the_clock() -> None:
    room = come(opened(BLITZ), "ada", START)
    handed = after(room, room.table.with_bots({Seat(1): STAND_IN}), START + 60)
    assert clock_of(handed) == Clock(BLITZ, (300, 300), START + 360, ())


@pytest.mark.parametrize("limit", [BLITZ, DAILY])
def test_what_is_taken_back_gives_no_time_back(limit: TimeLimit) -> None:
    room = to_other_seat(begun(limit), START + 40)
    assert room.table.can_undo(Seat(0))
    undone = after(room, room.table.undo(Seat(0), room.table.revision), START + 100)
    assert undone.to_act == 0
    # The minute that Gaius was to act is not Ada's, but her first forty seconds stay hers.
    assert clock_of(undone).due == START + 100 + limit.seconds - 40


class OneMoves(Tiny):
    """The first seat has all turns, and nothing is revealed between them."""

    def _next(self, state: State, seat: int) -> State:
        return replace_fields(state, phase=Picking(0) if state.hands[0] else Rolling())


def test_the_same_persons_next_turn_is_new_once_the_one_before_stands() -> None:
    room = play(play(begun(DAILY, OneMoves(seats=2)), START + 10), START + 20)
    assert isinstance(room.table.state.phase, Picking)
    assert clock_of(room).due == START + 86_400, "both turns can be taken back"
    table = Table.open(make(Setup("imperator", 1)), [Sitter("Ada")], DICE)
    clock = Clock(DAILY, (86_400,), START + 86_400)
    room = Room("match", "ada", {0: "ada"}, None, table, clock=clock)
    while clock_of(room).due == START + 86_400:
        room = play(room, START + 1000)
    assert room.table.log[-1].actor is CHANCE
    assert clock_of(room).due == START + 1000 + 86_400


def test_while_a_bot_plays_no_time_runs_and_the_end_stops_all() -> None:
    room = begun(BLITZ)
    left = after(room, room.table.with_bots({Seat(0): STAND_IN}), START + 40)
    assert clock_of(left) == Clock(BLITZ, (260, 300), None)
    room = to_other_seat(left, START + 1000)
    assert clock_of(room) == Clock(BLITZ, (260, 300), START + 1300)
    while not room.over:
        room = play(room, START + 1000)
    assert clock_of(room).due is None


def test_whose_time_is_up_is_the_one_to_act() -> None:
    room = begun(BLITZ)
    assert late_seat(room, START + 299.9) is None
    assert late_seat(room, START + 300) == 0
    assert late_seat(to_other_seat(room, START + 299), START + 300) is None


@pytest.mark.parametrize(("limit", "again"), [(BLITZ, RETURN_SECONDS), (DAILY, 86_400)])
def test_who_had_no_time_left_gets_some_with_the_seat(limit: TimeLimit, again: int) -> None:
    room, late = begun(limit), START + limit.seconds
    handed = after(room, room.table.with_bots({Seat(0): STAND_IN}), late)
    assert clock_of(handed) == Clock(limit, (0, limit.seconds), None)
    back = after(handed, handed.table.with_bots({Seat(0): None}), late + 500)
    assert clock_of(back).due == late + 500 + again


def test_who_left_by_themselves_has_what_was_left_of_the_game() -> None:
    room = begun(BLITZ)
    left = after(room, room.table.with_bots({Seat(0): STAND_IN}), START + 40)
    back = after(left, left.table.with_bots({Seat(0): None}), START + 900)
    assert clock_of(back).due == START + 900 + 260


def test_who_plays_alone_has_no_clock() -> None:
    table = Table.open(Tiny(seats=2), [Sitter("Ada"), Sitter("Bot", "novice")], DICE)
    assert new_clock(Room("match", "ada", {0: "ada"}, None, table), BLITZ, START) is None


def test_served_time_passes_as_long_as_it_may_and_never_goes_back() -> None:
    stopwatch = 1000.0
    served = ServedTime(lambda: stopwatch)
    stopwatch += 60
    assert served.now() == 0, "nobody has let it run"
    served.run_for(5)
    stopwatch += 3
    assert served.now() == 3
    served.reach(10)
    assert served.now() == 10
    served.reach(7)
    assert served.now() == 10
    stopwatch += 60
    assert served.now() == 12, "the rest of the five seconds"
    served.run_for(5)
    assert served.now() == 12
    stopwatch += 1
    assert served.now() == 13


# ---- a server, as far as it looks at clocks ------------------------------------------------------


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
        seating = Seating(self.rooms, presence)
        self.keeper = Timekeeper(store, self.hub, self.rooms, seating, self.served)
        self.rooms.watch(self._wake)
        self.store = store
        self.has_heard = asyncio.Event()
        self.hub.hear(self._hear)

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
            await self.rooms.arrive(MATCH, player)
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


async def _listen(hub: Hub, until: asyncio.Event) -> None:
    async with hub.running():
        await until.wait()


@in_loop
async def test_the_next_look_is_when_the_first_clock_is_due(tmp_path: Path) -> None:
    async with servers(tmp_path) as (here,):
        assert await here.keeper.look() == IDLE_SECONDS
        await here.open(TimeLimit("game", 7))
        assert await here.keeper.look() == MIN_BEAT_SECONDS
        await here.serve(6.5)
        assert await here.keeper.look() == 0.5
        await here.serve(1)
        assert await here.keeper.look() == IDLE_SECONDS


@in_loop
async def test_of_two_servers_one_hands_the_seat_over_and_both_see_it(tmp_path: Path) -> None:
    async with servers(tmp_path, 2) as (here, there):
        await here.begin(BLITZ)
        for one in (here, there):
            assert (await one.rooms.enter(MATCH)).table.revision == ARRIVALS
        await serve(299, here, there)
        assert (await here.rooms.enter(MATCH)).table.sitters[0].bot is None
        await serve(2, here, there)
        await asyncio.sleep(0.05)
        for one in (here, there):
            room = await one.rooms.enter(MATCH)
            assert (room.table.revision, room.table.sitters[0].bot) == (ARRIVALS + 1, STAND_IN)
            assert clock_of(room) == Clock(BLITZ, (0, 300), None)
            assert not room.over
            assert MATCH in one.woken


@in_loop
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


@in_loop
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


@in_loop
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


@in_loop
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


@in_loop
async def test_servers_show_one_time_also_one_that_comes_later(tmp_path: Path) -> None:
    async with servers(tmp_path, 2) as (here, there):
        await here.begin(BLITZ)
        await here.serve(0.5)
        there.hub.tell(Hello())
        await there.has_heard.wait()
        assert there.served.now() == here.served.now() == START + 0.5
        await serve(100, here, there)
        assert there.served.now() == here.served.now() == START + 100.5


@in_loop
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


@in_loop
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


@in_loop
async def test_a_clock_that_begins_to_run_is_looked_at_in_time(tmp_path: Path) -> None:
    async with servers(tmp_path) as (here,), here.keeper.running():
        await asyncio.sleep(0.05)  # nothing runs, so the next look is far away
        await here.open(TimeLimit("game", 1))
        await asyncio.sleep(0.1)
        here.stopwatch.seconds += 2
        await asyncio.wait_for(here.has_woken.wait(), 5)
        assert (await here.rooms.enter(MATCH)).table.sitters[0].bot == STAND_IN


@in_loop
async def test_as_soon_as_a_clock_runs_it_is_noted_that_a_server_is_there(tmp_path: Path) -> None:
    async with servers(tmp_path, 2) as (here, there), here.keeper.running():
        await asyncio.sleep(0.05)
        await here.store.write(Tick(0))
        await here.open(DAILY)
        await there.has_heard.wait()  # it is told once it is written
        assert await here.store.last_tick() == START


@in_loop
async def test_what_other_servers_play_sets_the_clock_here(tmp_path: Path) -> None:
    async with servers(tmp_path, 2) as (here, there):
        room = await here.begin(DAILY)
        before = await there.rooms.enter(MATCH)
        await here.serve(60)
        while room.to_act == 0:
            line = str(room.table.game.legal_actions(room.table.state)[0])
            await here.rooms.submit(MATCH, Seat(0), room.table.revision, line)
        await asyncio.sleep(0.05)
        assert (await there.rooms.enter(MATCH)) is before, "it has followed without reading"
        assert before.clock == room.clock


# ---- a real server -------------------------------------------------------------------------------


def begin_timed(host: Browser, guest: Browser, per: str, seconds: int) -> str:
    """A match of two people with a clock, to which both have come."""
    match = open_timed(host, guest, per, seconds)
    with host.sit(match), guest.sit(match) as chair:
        chair.hear_update(lambda now: now["clock"]["missing"] == [])
    return match


def open_timed(host: Browser, guest: Browser, per: str, seconds: int) -> str:
    """A match of two people with a clock, to which nobody has come yet."""
    clock = {"per": per, "seconds": seconds}
    match, code = host.open_lobby({**table(ADA, NOBODY), "clock": clock})
    with host.wait_in(code) as bench:
        assert bench.hear()["clock"] == clock
    done(guest.take_seat(code, 1, "Gaius"))
    done(host.in_lobby(code, "start"))
    return match


@pytest.mark.parametrize("seconds", [0, -5, 10**9])
def test_a_clock_that_cannot_be_is_refused(browser: Browser, seconds: int) -> None:
    new = {**table(ADA, NOBODY), "clock": {"per": "game", "seconds": seconds}}
    assert "14 days" in refused(browser.post("/api/matches", new), 400, "bad_setup")


def test_a_clock_where_nobody_else_can_come_is_refused(browser: Browser) -> None:
    new = {**table(ADA, {"name": "Gaius"}), "clock": {"per": "game", "seconds": 300}}
    assert "without a clock" in refused(browser.post("/api/matches", new), 400, "bad_setup")


def time_left(browser: Browser, match: str) -> float:
    """The seconds that whoever is to act has left."""
    with browser.sit(match) as chair:
        clock = chair.hear()["clock"]
        return float(clock["due"] - chair.update["now"])


def test_a_server_that_is_down_for_seconds_takes_no_time(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with Browser(server) as ada, Browser(server) as gaius:
        match = begin_timed(ada, gaius, "game", 600)
        begun, left = time.monotonic(), time_left(ada, match)
        server.kill()
        killed = time.monotonic()
        time.sleep(6)  # nobody serves
        down = time.monotonic() - killed
        with Server(tmp_path) as again:
            ada.move_to(again)
            used = left - time_left(ada, match)
            assert used <= time.monotonic() - begun - down
            assert used >= -2, "it gives little, too: the beat before the crash"


JUMPING = """
import pathlib, sys, time
true_time, data = time.time, pathlib.Path(sys.argv[1])
time.time = lambda: true_time() - 3600 * (data / "back").exists()
from quadriga.cli import main
raise SystemExit(main(["serve", "--port", "0", "--data", str(data)]))
"""
"""A server on a machine whose wall clock goes back by an hour once there is a file of that name."""


def test_a_wall_clock_that_is_set_back_changes_no_clock(tmp_path: Path) -> None:
    command = (sys.executable, "-c", JUMPING, str(tmp_path))
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[3].rstrip("/")
            server = cast(
                Server, SimpleNamespace(address=address, netloc=address[len("http://") :])
            )
            with Browser(server) as ada, Browser(server) as gaius:
                match = begin_timed(ada, gaius, "game", 600)
                before = time_left(ada, match)
                (tmp_path / "back").touch()
                assert 0 < time_left(ada, match) <= before
                with ada.sit(match) as chair:
                    choice = chair.hear()["choices"][0]["do"]
                    assert chair.do(choice)["clock"]["left"][0] <= before
        finally:
            process.terminate()


def test_when_the_time_is_up_a_bot_plays_though_nobody_looks(
    browser: Browser, friend: Browser
) -> None:
    assert friend.token
    with bell(friend) as gaius:
        match = begin_timed(browser, friend, "game", 1)
        gaius.await_matches(match)  # the bot has played the turn of who was too late
    # Gaius is too late as well, and then everything waits until one of them comes back.
    with bell(friend) as gaius:
        gaius.await_matches()
    with browser.sit(match) as ada:
        both = ada.hear_update(lambda now: now["clock"]["left"] == [0, 0])
        assert [sitter["bot"] for sitter in both["sitters"]] == [STAND_IN, STAND_IN]
        assert (both["ending"], both["left"], both["clock"]["due"]) == (None, [0], None)
        revision = both["revision"]
        done(at_match(browser, match, "return"))
        mine = ada.hear_update(lambda now: now["revision"] > revision and now["mine"] == [0])
        assert mine["ending"] is None


def test_all_see_the_same_clock_and_the_time_that_it_counts_from(
    browser: Browser, friend: Browser, stranger: Browser
) -> None:
    match = begin_timed(browser, friend, "turn", 7200)
    code = str(done(at_match(browser, match, "watch")).json()["code"])
    with browser.sit(match) as ada, friend.sit(match) as gaius, watching(stranger, code) as other:
        clocks = [chair.hear()["clock"] for chair in (ada, gaius, other)]
        assert clocks[0] == clocks[1] == clocks[2]
        assert clocks[0]["limit"] == {"per": "turn", "seconds": 7200}
        assert 7100 < clocks[0]["due"] - ada.update["now"] <= 7200
    for person in (browser, friend):
        card = next(one for one in person.get("/api/home")["matches"] if one["id"] == match)
        assert 7000 < card["time_left"] <= 7200


def test_a_match_without_a_clock_tells_no_time(browser: Browser) -> None:
    with browser.sit(browser.open_match()) as chair:
        update = chair.hear()
        assert (update["clock"], update["now"]) == (None, None)


def test_the_clock_of_a_match_waits_until_everybody_has_come(
    browser: Browser, friend: Browser
) -> None:
    match = open_timed(browser, friend, "game", 1)
    with browser.sit(match) as ada:
        alone = ada.hear_update(lambda now: now["clock"]["missing"] == [1])
        assert (alone["clock"]["due"], alone["clock"]["left"]) == (None, [1, 1])
        card = next(one for one in browser.get("/api/home")["matches"] if one["id"] == match)
        assert card["time_left"] is None
        # Who is there may play, and has all the time.
        choice = alone["choices"][0]["do"]
        assert ada.do(choice)["clock"] == alone["clock"]
        with friend.sit(match):
            both = ada.hear_update(lambda now: now["clock"]["missing"] == [])
            assert both["clock"]["due"] is not None
            # From now on it runs as ever, whoever is there.
            ada.hear_update(lambda now: now["clock"]["left"][now["to_act"]] == 0)


def test_who_does_not_come_can_be_played_for_and_then_the_clock_starts(tmp_path: Path) -> None:
    with (
        Server(tmp_path, "--away", "0.3") as server,
        Browser(server) as host,
        Browser(server) as guest,
    ):
        match = open_timed(host, guest, "game", 600)
        with host.sit(match) as ada:
            ada.hear_update(lambda now: now["replaceable"] == [1])
            done(at_match(host, match, "hand-over", {"seat": 1}))
            now = ada.hear_update(lambda now: now["sitters"][1]["bot"] is not None)
            assert now["clock"]["missing"] == []
            assert (now["clock"]["due"] is not None) == (now["to_act"] == 0)


def test_a_rematch_has_the_same_clock_and_waits_for_everybody(
    browser: Browser, friend: Browser
) -> None:
    match = begin_timed(browser, friend, "game", 3600)
    play_out(match, browser, friend)
    with browser.sit(match) as chair:
        assert chair.hear()["clock"]["due"] is None
    again = done(at_match(friend, match, "rematch")).json()["match"]
    with friend.sit(again) as gaius:
        waits = gaius.hear()["clock"]
        assert waits["limit"] == {"per": "game", "seconds": 3600}
        # Ada, who has moved to the second seat, has closed her page.
        assert (waits["left"], waits["due"], waits["missing"]) == ([3600, 3600], None, [1])
        with browser.sit(again):
            begun = gaius.hear_update(lambda now: now["clock"]["missing"] == [])["clock"]
            assert begun["left"] == [3600, 3600]
            assert 3500 < begun["due"] - gaius.update["now"] <= 3600
