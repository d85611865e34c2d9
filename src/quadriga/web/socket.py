"""The WebSocket of a table: sends updates, receives actions (docs/protocol.md)."""

import asyncio
import logging
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency as The
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from quadriga.bots.analysis import Assessment
from quadriga.core import BadMessage, NotYourTurn, Refusal, Seat, Stale, recognise
from quadriga.language import message
from quadriga.store import Submit
from quadriga.table import Table
from quadriga.web import campaigns, people, snapshots, wire
from quadriga.web.broadcast import Reader
from quadriga.web.buckets import address_of
from quadriga.web.host import Host
from quadriga.web.messages import FromPage, TooLarge, decode, encode, refused
from quadriga.web.rooms import Room

MAX_MESSAGE_BYTES: Final = 4 * 1024
"""Larger messages from the page are refused."""

MAX_BAD_MESSAGES: Final = 20
"""Malformed messages in a row after which the socket is closed."""

CLOSE_CODES: Final = {"not_found": 4404, "too_many": 1013}
"""Why a socket is closed, where that is not an error of the server."""

log = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/matches/{match:str}/socket")
async def table_socket(socket: AnySocket, host: The[Host], match: FromPath[str]) -> None:
    """Serve one WebSocket of one player until it is closed."""
    await socket.accept()
    try:
        me = await people.known(host.store, socket) or people.NOBODY
        with host.buckets.open_socket(me.id, address_of(socket)):
            session = await TableSession.open(socket, host, match)
            await session.run()
    except Refusal as refusal:
        await _send(socket, refused(refusal))
        await socket.close(CLOSE_CODES.get(refusal.code, 1011), refusal.code)
    except Exception as error:
        if not _is_gone(error):
            log.exception("the socket of match %s failed", match)
            raise


class TableSession:
    """One connection of a browser to a table."""

    def __init__(self, socket: AnySocket, host: Host, room: Room, player: str) -> None:
        self._socket = socket
        self._host = host
        self._match = room.id
        self._player = player
        self._reader = Reader(host.broadcasts.of(room))
        self._bad_messages = 0

    @classmethod
    async def open(cls, socket: AnySocket, host: Host, match: str) -> "TableSession":
        """The session of this browser's player; raises `NotFound` if the match is not theirs."""
        player = await people.known(host.store, socket)
        name = "" if player is None else player.id
        room = await host.rooms.enter(match)
        room.seats_of(name)
        return cls(socket, host, room, name)

    async def run(self) -> None:
        """Send and receive until the browser disconnects."""
        with self._host.hub.listen(self._match) as changed:
            work = self._send_updates(changed), self._receive(changed)
            tasks = [asyncio.create_task(part) for part in work]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                ended = await asyncio.gather(*tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    async def _send_updates(self, changed: asyncio.Event) -> None:
        """Send the table now, then what is new after every change."""
        while True:
            changed.clear()
            room = await self._host.rooms.enter(self._match)
            self._host.bot_runner.wake(room)
            card = await campaigns.card_of(self._host.store, room.campaign)
            viewpoint = snapshots.viewpoint(room, self._player)
            own = snapshots.own(room, self._player, card)
            await self._socket.send_text(self._reader.message(room, viewpoint, own))
            await changed.wait()

    async def _receive(self, changed: asyncio.Event) -> None:
        """Handle the messages of the browser one after the other."""
        while True:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return
            try:
                await self._handle(_read(event.get("text")))
                self._bad_messages = 0
            except Refusal as refusal:
                await _send(self._socket, refused(refusal))
                if isinstance(refusal, Stale) and await self._is_behind():
                    changed.set()
                if isinstance(refusal, BadMessage | TooLarge) and self._has_too_many_bad():
                    await self._socket.close(1008, "too many malformed messages")
                    return

    async def _is_behind(self) -> bool:
        """Whether the table has moved on without notice, as after a write that seemed to fail."""
        room = await self._host.rooms.enter(self._match)
        return room.table.revision != self._reader.revision

    def _has_too_many_bad(self) -> bool:
        """Count a malformed message; whether it is one too many."""
        self._bad_messages += 1
        return self._bad_messages >= MAX_BAD_MESSAGES

    async def _handle(self, received: FromPage) -> None:
        self._host.buckets.take("moves", self._player, address_of(self._socket))
        rooms = self._host.rooms
        room = await rooms.enter(self._match)
        seat = room.viewpoint(self._player)
        if seat is None:
            raise NotYourTurn(message("refused-watching"))
        if isinstance(received, wire.AskHint):
            await self._send_hint(seat, received.seen)
            return
        submit, seen = Submit(self._player, received.id), received.seen
        if isinstance(received, wire.Do):
            revision = await rooms.submit(self._match, seat, seen, received.do, submit)
        else:
            undo_seat = room.seat_to_undo(self._player)
            last = seat if undo_seat is None else undo_seat
            revision = await rooms.undo(self._match, last, seen, submit)
        await _send(self._socket, wire.Played(received.id, revision))
        self._host.bot_runner.wake(await rooms.enter(self._match))

    async def _send_hint(self, seat: Seat, seen: int) -> None:
        room = await self._host.rooms.enter(self._match)
        table = room.table
        if seen != table.revision:
            raise Stale(message("refused-stale"))
        if room.to_act != seat:
            raise NotYourTurn(message("refused-no-hint"))
        found = await self._host.bot_runner.analyse(room, seat)
        best = tuple(_suggestion(table, assessed) for assessed in found)
        await _send(self._socket, wire.Hint(table.revision, best))


def _suggestion(table: Table, assessed: Assessment[str]) -> wire.Suggestion:
    game, state, text = table.game, table.state, assessed.action
    label = game.guide.label(state, recognise(game, state, text))
    return wire.Suggestion(text, label, assessed.points, assessed.result, assessed.reason)


def _read(text: str | None) -> FromPage:
    if text is None:
        raise BadMessage(message("refused-bytes"))
    if len(text.encode()) > MAX_MESSAGE_BYTES:
        raise TooLarge(message("refused-too-large", most=MAX_MESSAGE_BYTES))
    return decode(text)


async def _send(socket: AnySocket, sent: wire.Played | wire.Hint | wire.Refused) -> None:
    await socket.send_text(encode(sent))


def _is_gone(error: Exception) -> bool:
    """Whether this error only means that the browser has disconnected."""
    return isinstance(error, WebSocketDisconnect | OSError)
