"""The clock of a match: whose time runs, and how it hands over to a bot and never ends a game."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec.structs import replace as replace_fields

from quadriga.core import CHANCE, Seat, Setup
from quadriga.games import make
from quadriga.store import (
    AddPlayer,
    Clock,
    LobbyRow,
    LobbySeat,
    OpenLobby,
    RunningClock,
    Store,
    TimeLimit,
)
from quadriga.store.rows import new_id, now
from quadriga.table import Sitter, Table, seeded
from quadriga.web.bot_pool import BotPool
from quadriga.web.bot_runner import BotRunner
from quadriga.web.clocks import (
    GRACE_SECONDS,
    RETURN_SECONDS,
    changed_clock,
    forgiven,
    late_seat,
    new_clock,
)
from quadriga.web.company import STAND_IN, Desk
from quadriga.web.fellows import Fellows
from quadriga.web.hub import CHANNEL, Hub
from quadriga.web.presence import Presence
from quadriga.web.room import Room
from quadriga.web.rooms import Rooms
from quadriga.web.timekeeper import IDLE_SECONDS, TICK_SECONDS, Timekeeper
from tests.store.places import in_loop
from tests.tiny.game import Picking, Rolling, State, Tiny
from tests.web.places import Browser, refused
from tests.web.test_awaited import bell
from tests.web.test_bot_runner import Pool
from tests.web.test_company import at_match, watching
from tests.web.test_lobbies import ADA, NOBODY, done, table
from tests.web.test_rematch import play_out

BLITZ = TimeLimit("game", 300)
DAILY = TimeLimit("turn", 86_400)
DICE = seeded("clocks")
MATCH = new_id()
START = 1_000_000.0
"""The time at which matches begin here."""


def begun(limit: TimeLimit, game: Tiny | None = None) -> Room:
    """A match of two people that has just begun."""
    table = Table.open(game or Tiny(seats=2), [Sitter("Ada"), Sitter("Gaius")], DICE)
    room = Room("match", "ada", {0: "ada", 1: "gaius"}, None, table)
    room.clock = new_clock(room, limit, START)
    return room


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


def test_time_without_a_server_does_not_count_in_a_game_and_leaves_a_turn_some_minutes() -> None:
    game = RunningClock("m", 0, Clock(BLITZ, (300, 300), START + 300))
    # For twenty seconds a server was there, then none for an hour.
    assert forgiven(game, START + 3620, 3600) == START + 3620 + 280
    # It cannot have run for longer than since the last move.
    assert forgiven(game, START + 20, 3600) == START + 20 + 300
    turn = RunningClock("m", 0, Clock(DAILY, (86_400, 86_400), START + 86_400))
    assert forgiven(turn, START + 3620, 3600) == START + 86_400
    assert forgiven(turn, START + 90_000, 3600) == START + 90_000 + GRACE_SECONDS


# ---- a server, as far as it looks at clocks ------------------------------------------------------


class Place:
    """A server whose time is told."""

    def __init__(self, store: Store, channels: ChannelsPlugin) -> None:
        self.time = START
        self.hub = Hub(channels)
        self.rooms = Rooms(store, self.hub, "clocks", lambda: self.time)
        presence = Presence(self.hub, Fellows(self.hub), 60)
        self.woken: list[str] = []
        self.has_woken = asyncio.Event()
        self.keeper = Timekeeper(
            store, self.rooms, Desk(self.rooms, presence), self._wake, lambda: self.time
        )
        self.store = store

    def _wake(self, room: Room) -> None:
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
        lobby = LobbyRow(MATCH, "c", "ada", "Ada", setup, seats, False, False, 0, now(), limit)
        await self.store.write(OpenLobby(lobby))
        return await self.rooms.begin(lobby)

    async def look_at(self, moment: float) -> float:
        self.time = moment
        return await self.keeper.look()


@asynccontextmanager
async def servers(path: Path, count: int = 1) -> AsyncIterator[Sequence[Place]]:
    """So many servers on one store."""
    channels = ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
    store = Store.open(path)
    places = [Place(store, channels) for _ in range(count)]
    async with channels, store:
        if await store.player_by_hash("ada") is None:
            for name in ("ada", "gaius"):
                await store.write(AddPlayer(name, name, name))
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
        assert await here.look_at(START) == IDLE_SECONDS
        await here.begin(TimeLimit("game", 7))
        assert await here.look_at(START + 1) == TICK_SECONDS
        assert await here.look_at(START + 4) == 3


@in_loop
async def test_of_two_servers_one_hands_the_seat_over_and_both_see_it(tmp_path: Path) -> None:
    async with servers(tmp_path, 2) as (here, there):
        await here.begin(BLITZ)
        for one in (here, there):
            assert (await one.rooms.enter(MATCH)).table.revision == 0
        for moment in range(10, 300, 10):
            await asyncio.gather(here.look_at(START + moment), there.look_at(START + moment))
        assert (await here.rooms.enter(MATCH)).table.sitters[0].bot is None
        await asyncio.gather(here.look_at(START + 301), there.look_at(START + 301))
        await asyncio.sleep(0.05)
        for one in (here, there):
            room = await one.rooms.enter(MATCH)
            assert (room.table.revision, room.table.sitters[0].bot) == (1, STAND_IN)
            assert clock_of(room) == Clock(BLITZ, (0, 300), None)
            assert not room.over
            assert MATCH in one.woken


@in_loop
async def test_a_clock_is_as_it_was_after_a_restart_and_waits_for_the_server(
    tmp_path: Path,
) -> None:
    async with servers(tmp_path) as (here,):
        room = await here.begin(BLITZ)
        here.time = START + 10
        line = str(room.table.game.legal_actions(room.table.state)[0])
        await here.rooms.submit(MATCH, Seat(0), 0, line)
        known = clock_of(await here.rooms.enter(MATCH))
        for moment in (10, 20):
            await here.look_at(START + moment)
    async with servers(tmp_path) as (here,):
        assert clock_of(await here.rooms.enter(MATCH)) == known
        await here.look_at(START + 100_000)
        room = await here.rooms.enter(MATCH)
        assert room.table.sitters[0].bot is None
        # Ada was to act for twenty seconds while a server was there.
        assert (known.left[0], known.due) == (290, START + 300)
        assert clock_of(room).due == START + 100_000 + 280


@in_loop
async def test_bots_that_were_to_act_go_on_after_a_restart_while_anybody_plays(
    tmp_path: Path,
) -> None:
    async with servers(tmp_path) as (here,):
        await here.begin(TimeLimit("game", 10))
        await here.look_at(START + 11)
    async with servers(tmp_path) as (here,), here.keeper.running():
        await asyncio.sleep(0.1)
        assert here.woken == [MATCH]
        await here.rooms.reseat(MATCH, {Seat(1): STAND_IN})
    async with servers(tmp_path) as (here,), here.keeper.running():
        await asyncio.sleep(0.1)
        assert here.woken == []


@in_loop
async def test_bots_play_unseen_but_not_for_people_who_are_all_away(tmp_path: Path) -> None:
    async with servers(tmp_path) as (here,):
        room, pool = await here.begin(BLITZ), cast(BotPool, Pool())
        runner = BotRunner(here.rooms, here.hub, Fellows(here.hub), pool, "seed", 0)
        await here.rooms.reseat(MATCH, {Seat(0): STAND_IN})
        runner.wake(room)
        await asyncio.gather(*runner._tasks.values())
        assert room.to_act == 1
        await here.rooms.reseat(MATCH, {Seat(1): STAND_IN})
        waits = room.table
        with here.hub.listen(MATCH):
            runner.wake(room)
            await asyncio.gather(*runner._tasks.values())
            assert room.table is waits
            await here.rooms.reseat(MATCH, {Seat(0): None})
            runner.wake(room)
            await asyncio.gather(*runner._tasks.values())
        assert (room.to_act, room.over) == (0, False)


@in_loop
async def test_a_clock_that_begins_to_run_is_looked_at_in_time(tmp_path: Path) -> None:
    async with servers(tmp_path) as (here,), here.keeper.running():
        await asyncio.sleep(0.05)  # nothing runs, so the next look is far away
        await here.open(TimeLimit("game", 1))
        await asyncio.sleep(0.1)
        here.time = START + 2
        await asyncio.wait_for(here.has_woken.wait(), 5)
        assert (await here.rooms.enter(MATCH)).table.sitters[0].bot == STAND_IN


@in_loop
async def test_as_soon_as_a_clock_runs_it_is_noted_that_a_server_is_there(tmp_path: Path) -> None:
    async with servers(tmp_path) as (here,), here.keeper.running():
        await asyncio.sleep(0.05)
        await here.open(DAILY)
        await asyncio.sleep(0.1)
        assert await here.store.last_tick() == START


@in_loop
async def test_what_other_servers_play_sets_the_clock_here(tmp_path: Path) -> None:
    async with servers(tmp_path, 2) as (here, there):
        room = await here.begin(DAILY)
        before = await there.rooms.enter(MATCH)
        here.time = START + 60
        while room.to_act == 0:
            line = str(room.table.game.legal_actions(room.table.state)[0])
            await here.rooms.submit(MATCH, Seat(0), room.table.revision, line)
        await asyncio.sleep(0.05)
        assert (await there.rooms.enter(MATCH)) is before, "it has followed without reading"
        assert before.clock == room.clock


# ---- a real server -------------------------------------------------------------------------------


def begin_timed(host: Browser, guest: Browser, per: str, seconds: int) -> str:
    """A match of two people with a clock."""
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


def test_a_rematch_has_the_same_clock(browser: Browser, friend: Browser) -> None:
    match = begin_timed(browser, friend, "game", 3600)
    play_out(match, browser, friend)
    with browser.sit(match) as chair:
        assert chair.hear()["clock"]["due"] is None
    again = done(at_match(friend, match, "rematch")).json()["match"]
    with browser.sit(again) as chair:
        assert chair.hear()["clock"]["limit"] == {"per": "game", "seconds": 3600}
        assert chair.update["clock"]["left"] == [3600, 3600]
