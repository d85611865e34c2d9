"""The WebSocket of a table: sends updates, receives actions (docs/reference/sockets.md)."""

import asyncio
from contextlib import AbstractContextManager, ExitStack, nullcontext
from typing import Final

from litestar import websocket
from litestar.di import NamedDependency as The
from litestar.params import FromPath

from quadriga.core import BadMessage, NotYourTurn, Refusal, Stale
from quadriga.house import wire
from quadriga.house.matches import talk
from quadriga.house.matches.room import SPECTATOR, Room
from quadriga.house.notices.concurrency import Latest, until_one_ends
from quadriga.house.notices.hub import talk_key
from quadriga.house.notices.news import Fact
from quadriga.house.ports import Asker
from quadriga.house.rendering.feeds import Subscriber
from quadriga.house.rendering.messages import FromPage, SharedMessage, TooLarge, decode, refused
from quadriga.house.teaching.advice import check_asked, is_coached
from quadriga.house.values import Submit
from quadriga.language import message
from quadriga.server.guard.buckets import address_of
from quadriga.server.services import Services
from quadriga.server.sockets.serving import AnySocket, send, serving
from quadriga.server.uvicorn.outlets import outlet_of

MAX_MESSAGE_BYTES: Final = 4 * 1024
"""Larger messages from the page are refused."""

MAX_BAD_MESSAGES: Final = 20
"""Malformed messages in a row before the socket is closed."""


@websocket("/api/matches/{match:str}/socket")
async def table_socket(socket: AnySocket, services: The[Services], match: FromPath[str]) -> None:
    """Serve one WebSocket of one player until it is closed."""
    async with serving(socket, services) as me:
        session = await TableSession.open(socket, services, match, me.id)
        await session.run()


@websocket("/api/watch/{code:str}/socket")
async def watch_socket(socket: AnySocket, services: The[Services], code: FromPath[str]) -> None:
    """Serve one WebSocket of a spectator until it is closed."""
    async with serving(socket, services):
        room = await services.house.watched(code)
        await TableSession(socket, services, room, SPECTATOR).run()


class TableSession:
    """One connection of a browser to a table; a spectator's player is empty."""

    def __init__(
        self,
        socket: AnySocket,
        services: Services,
        room: Room,
        player: str,
        *,
        coached: bool = False,
    ) -> None:
        self._socket = socket
        self._outlet = outlet_of(socket.scope)
        self._buckets = services.buckets
        self._house = services.house
        self._match = room.id
        self._player = player
        self._subscriber = Subscriber(self, player, coached=coached)
        self._feed = services.house.feeds.of(room)
        self._is_behind = asyncio.Event()
        self._is_sending = True
        self._is_shown = asyncio.Event()
        self._bad_messages = 0
        self._hint = Latest()
        self._choosing = ExitStack()

    @classmethod
    async def open(
        cls, socket: AnySocket, services: Services, match: str, player: str
    ) -> "TableSession":
        """The session of a player; raises `NotFound` if the match isn't theirs."""
        house = services.house
        room = await house.rooms.enter_anew(match)
        room.admit(player)
        await house.seating.arrive(room, player)
        coached = await is_coached(house.store, room, player)
        return cls(socket, services, room, player, coached=coached)

    async def run(self) -> None:
        """Send and receive until the browser disconnects."""
        looks = self._house.peers.holding(Fact(self._match))
        with self._feed.joined(self._subscriber), looks, self._presence(), self._choosing:
            await until_one_ends(
                self._send_updates(), self._send_talk(), self._receive(), self._hint.run()
            )

    @property
    def is_ready(self) -> bool:
        """Whether a message can leave without waiting."""
        return self._outlet is not None and not self._is_sending and self._outlet.is_open

    def put(self, message: SharedMessage) -> None:
        """Send a message at once."""
        assert self._outlet is not None
        self._outlet.put(message)

    def catch_up(self) -> None:
        """Wake the task that waits for the socket."""
        self._is_behind.set()

    def _presence(self) -> AbstractContextManager[None]:
        if self._player == SPECTATOR:
            return nullcontext()
        return self._house.presence.at(self._match, self._player)

    async def _send_updates(self) -> None:
        """Send the table now, and later what could not be sent at once."""
        while True:
            self._is_sending = True
            self._is_behind.clear()
            moment = await self._feed.moment()
            message = moment.message_for(self._subscriber)
            if message is not None:
                await self._put(message)
                self._is_shown.set()
            self._is_sending = False
            await self._is_behind.wait()

    async def _put(self, message: SharedMessage) -> None:
        if self._outlet is None:
            await self._socket.send_text(message.text)
        else:
            await self._outlet.put_when_open(message)

    async def _send_talk(self) -> None:
        """Send the talk, after the table itself, then each new line."""
        await self._is_shown.wait()
        house, heard = self._house, -1
        with house.hub.listen(talk_key(self._match)) as spoken:
            while True:
                spoken.clear()
                room = await house.rooms.enter(self._match)
                if talk.is_heard_by(room, self._player):
                    news = await talk.news(house.store, self._match, heard + 1)
                    heard = max((line.n for line in news.lines), default=heard)
                    await send(self._socket, news)
                await spoken.wait()

    async def _receive(self) -> None:
        """Handle the browser's messages one by one."""
        while True:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return
            received: FromPage | None = None
            try:
                received = _read(event.get("text"))
                await self._handle(received)
                self._bad_messages = 0
            except Refusal as refusal:
                await send(self._socket, refused(refusal, received))
                if isinstance(refusal, Stale) and await self._has_missed():
                    self.catch_up()
                if isinstance(refusal, BadMessage | TooLarge) and self._has_too_many_bad():
                    await self._socket.close(1008, "too many malformed messages")
                    return

    async def _has_missed(self) -> bool:
        """Whether the table has moved on unnoticed, as after a write that seemed to fail."""
        room = await self._house.rooms.enter(self._match)
        return room.table.revision != self._subscriber.revision

    def _has_too_many_bad(self) -> bool:
        """Count a malformed message; whether it is one too many."""
        self._bad_messages += 1
        return self._bad_messages >= MAX_BAD_MESSAGES

    async def _handle(self, received: FromPage) -> None:
        self._buckets.take("moves", self._player, address_of(self._socket))
        rooms = self._house.rooms
        room = await rooms.enter(self._match)
        seat = room.viewpoint(self._player)
        if seat is None:
            raise NotYourTurn(message("refused-watching"))
        if seat in room.left_by(self._player):
            raise NotYourTurn(message("refused-left"))
        if isinstance(received, wire.AskHint):
            await self._send_hint(room, received.seen)
            return
        if isinstance(received, wire.Choosing):
            self._begin_to_choose(room, received.seen)
            return
        submit, seen = Submit(self._player, received.id), received.seen
        revision: int | None
        if isinstance(received, wire.Do):
            revision = await rooms.submit(self._match, seat, seen, received.do, submit)
        else:
            back, whole = self._house.take_backs, received.whole
            revision = await back.undo(self._match, self._player, seen, submit, whole=whole)
        if revision is None:
            await send(self._socket, wire.Asked(received.id))
            return
        await send(self._socket, wire.Played(received.id, revision))
        await self._drop_hint()

    def _begin_to_choose(self, room: Room, seen: int) -> None:
        """Note that this person has begun to choose, unless it comes too late."""
        if seen == room.table.revision and room.awaited == self._player:
            self._choosing.close()
            self._choosing.enter_context(self._house.take_backs.choosing(room, self._player))

    async def _send_hint(self, room: Room, seen: int) -> None:
        """Begin to look for a hint, without keeping moves waiting."""
        check_asked(room, self._player, seen)
        await self._drop_hint()
        self._hint.begin(self._find_hint(room, seen))

    async def _find_hint(self, room: Room, seen: int) -> None:
        """Send a hint, or why there is none."""
        asker = Asker(address_of(self._socket), self._player)
        answer: wire.Hint | wire.Refused
        try:
            answer = await self._house.advice.hint(room, self._player, seen, asker)
        except Refusal as refusal:
            answer = refused(refusal)
        await send(self._socket, answer)

    async def _drop_hint(self) -> None:
        """Stop looking for a hint that is out of date, and say so."""
        if self._hint.drop():
            await send(self._socket, refused(Stale(message("refused-stale"))))


def _read(text: str | None) -> FromPage:
    if text is None:
        raise BadMessage(message("refused-bytes"))
    if len(text.encode()) > MAX_MESSAGE_BYTES:
        raise TooLarge(message("refused-too-large", most=MAX_MESSAGE_BYTES))
    return decode(text)
