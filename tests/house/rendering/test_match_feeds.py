"""A change is sent to all who look in one go, and later to those who were not ready for it."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from quadriga.core import NotFound, Setup
from quadriga.games import make
from quadriga.house.matches.room import SPECTATOR, Room
from quadriga.house.matches.rooms import Rooms
from quadriga.house.matches.seating import Seating
from quadriga.house.matches.take_backs import TakeBacks
from quadriga.house.notices.hub import Hub
from quadriga.house.rendering import snapshots
from quadriga.house.rendering.match_feeds import MatchFeeds
from quadriga.house.rendering.messages import SharedMessage
from quadriga.server.services import Services
from quadriga.server.sockets.serving import AnySocket
from quadriga.server.sockets.table_socket import TableSession
from quadriga.server.uvicorn.outlets import OUTLET, frame_of
from quadriga.table import Sitter
from tests.house.matches.test_rooms import running
from tests.house.parts import new_peers, new_presence
from tests.loops import until
from tests.server.table_copy import TableCopy
from tests.store.places import in_loop


class Socket:
    """A browser's socket, which is its own outlet; it takes nothing while it is not `ready`.

    What waits for it goes on only when it is `awake`.
    """

    def __init__(self, *, has_outlet: bool = True) -> None:
        self.scope = {"extensions": {OUTLET: self} if has_outlet else {}}
        self.ready = asyncio.Event()
        self.ready.set()
        self.awake = asyncio.Event()
        self.awake.set()
        self.taken: list[SharedMessage | bytes] = []
        self.copy = TableCopy()

    @property
    def is_open(self) -> bool:
        return self.ready.is_set()

    def put(self, message: SharedMessage) -> None:
        assert self.is_open
        self._take(message, message.text)

    async def put_when_open(self, message: SharedMessage) -> None:
        await self.send_text(message.text)

    async def send_text(self, text: bytes) -> None:
        await self.ready.wait()
        await self.awake.wait()
        self._take(text, text)

    async def receive(self) -> None:
        await asyncio.Event().wait()

    def _take(self, message: SharedMessage | bytes, text: bytes) -> None:
        self.taken.append(message)
        self.copy.apply(msgspec.json.decode(text))

    def has(self, revision: int) -> Callable[[], bool]:
        return lambda: bool(self.copy.scene["revision"] == revision)


class Theatre:
    """A match for two of one person, and whoever looks at it."""

    def __init__(
        self, hub: Hub, rooms: Rooms, feeds: MatchFeeds, services: Services, room: Room
    ) -> None:
        self.hub = hub
        self.feeds = feeds
        self.room = room
        self._rooms = rooms
        self._services = services

    @asynccontextmanager
    async def shown_to(
        self, *sockets: Socket, player: str = SPECTATOR
    ) -> AsyncIterator[list["asyncio.Task[None]"]]:
        """All of them have the table inside the block; the tasks of their sessions."""
        opened = [
            TableSession(cast(AnySocket, s), self._services, self.room, player) for s in sockets
        ]
        tasks = [asyncio.create_task(session.run()) for session in opened]
        del opened
        try:
            await until(lambda: all(socket.taken for socket in sockets))
            yield tasks
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def play(self) -> int:
        """Play something; the new revision."""
        table = self.room.table
        assert isinstance(table.to_act, int)
        choice = Random(table.revision).choice(table.game.legal_actions(table.state))
        return await self._rooms.submit(self.room.id, table.to_act, table.revision, str(choice))


@asynccontextmanager
async def theatre(path: Path) -> AsyncIterator[Theatre]:
    async with running(path) as (store, hub, rooms):
        peers = new_peers(hub)
        presence = new_presence(hub, peers, 60)
        take_backs = TakeBacks(rooms, peers)
        feeds = MatchFeeds(store, hub, rooms, Seating(rooms, presence), take_backs)
        parts = {"hub": hub, "peers": peers, "rooms": rooms, "presence": presence}
        house = SimpleNamespace(**parts, feeds=feeds)
        services = cast(Services, SimpleNamespace(house=house, buckets=None))
        sitters = [Sitter("Livia"), Sitter("Gaius")]
        room = await rooms.open(make(Setup("minerva", 2)), sitters, "me", {0: "me", 1: "me"})
        yield Theatre(hub, rooms, feeds, services, room)
        presence.close()


@in_loop
async def test_many_are_sent_one_message_that_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Any] = []
    scene = snapshots.scene

    def counted(*args: Any) -> Any:
        made.append(args)
        return scene(*args)

    monkeypatch.setattr(snapshots, "scene", counted)
    crowd = [Socket() for _ in range(40)]
    async with theatre(tmp_path) as stage, stage.shown_to(*crowd):
        for _ in range(3):
            revision = await stage.play()
            await until(crowd[-1].has(revision))
            assert all(socket.has(revision)() for socket in crowd)
            first = crowd[0].taken[-1]
            assert isinstance(first, SharedMessage)
            assert all(socket.taken[-1] is first for socket in crowd)
            assert frame_of(first, None) is frame_of(first, None)
    assert len(made) == 4


@in_loop
async def test_who_is_not_ready_is_told_later_what_was_missed(tmp_path: Path) -> None:
    quick, slow, plain = Socket(), Socket(), Socket(has_outlet=False)
    async with theatre(tmp_path) as stage, stage.shown_to(quick, slow, plain):
        slow.ready.clear()
        for _ in range(4):
            revision = await stage.play()
            await until(quick.has(revision))
            await until(plain.has(revision))
        assert len(slow.taken) == 1
        slow.ready.set()
        await until(slow.has(revision))
        assert len(slow.taken) == 3, "the message that waited, and one with all after it"
        revision = await stage.play()
        await until(slow.has(revision))
        assert isinstance(slow.taken[-1], SharedMessage), "it is ready again"
        await until(plain.has(revision))
        assert slow.copy.scene == quick.copy.scene == plain.copy.scene
        assert slow.copy.log == quick.copy.log == plain.copy.log


@in_loop
async def test_nothing_overtakes_a_message_that_waits(tmp_path: Path) -> None:
    """The outlet is open again before the task has sent what it was waiting with."""
    quick, slow = Socket(), Socket()
    async with theatre(tmp_path) as stage, stage.shown_to(quick, slow):
        slow.ready.clear()
        await until(quick.has(await stage.play()))
        slow.awake.clear()
        slow.ready.set()
        revision = await stage.play()
        await until(quick.has(revision))
        assert len(slow.taken) == 1
        slow.awake.set()
        await until(slow.has(revision))
        assert slow.copy.scene == quick.copy.scene


@in_loop
async def test_who_has_no_place_at_the_match_any_more_is_sent_nothing(tmp_path: Path) -> None:
    player, spectator = Socket(), Socket()
    async with (
        theatre(tmp_path) as stage,
        stage.shown_to(spectator),
        stage.shown_to(player, player="me") as (session,),
    ):
        stage.room.owner, stage.room.players = "other", {0: "other", 1: "other"}
        revision = await stage.play()
        await until(spectator.has(revision))
        with pytest.raises(NotFound):
            await asyncio.wait_for(session, 60)
        assert not player.has(revision)()


@in_loop
async def test_what_fails_for_all_is_tried_again_for_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    crowd = [Socket() for _ in range(3)]
    scene = snapshots.scene

    def broken(*args: Any) -> Any:
        monkeypatch.setattr(snapshots, "scene", scene)
        raise ValueError("a planted bug")

    async with theatre(tmp_path) as stage, stage.shown_to(*crowd):
        monkeypatch.setattr(snapshots, "scene", broken)
        with caplog.at_level(logging.ERROR):
            revision = await stage.play()
            for socket in crowd:
                await until(socket.has(revision))
        assert "a planted bug" in caplog.text


@in_loop
async def test_an_audience_goes_with_the_last_who_looks(tmp_path: Path) -> None:
    async with theatre(tmp_path) as stage:
        async with stage.shown_to(Socket()):
            async with stage.shown_to(Socket()):
                assert len(stage.feeds) == 1
            await asyncio.sleep(0)
            assert stage.hub.has_listeners(stage.room.id)
        await asyncio.sleep(0)
        gc.collect()
        assert not stage.hub.has_listeners(stage.room.id)
        assert len(stage.feeds) == 0
