"""The socket of a table: updates go out, lines come in (docs/protocol.md)."""

import asyncio
import logging
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.di import NamedDependency as The
from litestar.exceptions import PermissionDeniedException, WebSocketDisconnect
from litestar.params import FromPath

from quadriga.core import BadMessage, NotFound, NotYourTurn, Refusal, Seat, Stale, recognise
from quadriga.table import Stories
from quadriga.web import campaigns, people, shown, wire
from quadriga.web.host import Host
from quadriga.web.messages import FromPage, TooLarge, decode, encode, refused
from quadriga.web.rooms import Room

LARGEST: Final = 4 * 1024
"""Bytes of a message from the page."""

PATIENCE: Final = 20
"""Messages in a row that are none, before the socket is closed."""

HINT_BOT: Final = "greedy"

log = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/matches/{match:str}/socket")
async def table_socket(socket: AnySocket, host: The[Host], match: FromPath[str]) -> None:
    """Show a table to one of its players, and hear what they want to do."""
    check_origin(socket)
    await socket.accept()
    try:
        line = await Line.open(socket, host, match)
        await line.run()
    except Refusal as refusal:
        await _send(socket, refused(refusal))
        await socket.close(4404 if isinstance(refusal, NotFound) else 1011, refusal.code)
    except Exception as error:
        if not _is_gone(error):
            log.exception("the socket of match %s failed", match)
            raise


def check_origin(socket: AnySocket) -> None:
    """Refuse a socket that another site's page has opened with our cookie."""
    origin = socket.headers.get("origin")
    if (
        origin is not None
        and urlsplit(origin).netloc.lower() != socket.headers.get("host", "").lower()
    ):
        raise PermissionDeniedException("This socket was opened by a page of another site.")


class Line:
    """One browser's line to a table."""

    def __init__(self, socket: AnySocket, host: Host, room: Room, player: str) -> None:
        self._socket = socket
        self._host = host
        self._match = room.id
        self._player = player
        self._stories = Stories(room.table.game)
        self._bad = 0

    @classmethod
    async def open(cls, socket: AnySocket, host: Host, match: str) -> "Line":
        """The line of whoever has opened this socket; `NotFound` if they are nobody here."""
        player = await people.known(host.store, socket)
        name = "" if player is None else player.id
        room = await host.rooms.enter(match)
        room.seats_of(name)
        return cls(socket, host, room, name)

    async def run(self) -> None:
        """Show and hear until the browser leaves."""
        tasks = [asyncio.create_task(self._show()), asyncio.create_task(self._hear())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    async def _show(self) -> None:
        """Send the table now and whenever it has changed; what was missed meanwhile is skipped."""
        with self._host.hub.listen(self._match) as bell:
            while True:
                bell.clear()
                room = await self._host.rooms.enter(self._match)
                self._host.robots.wake(room)
                card = await campaigns.card_of(self._host.store, room.campaign)
                update = shown.update(room, self._player, card, self._stories)
                await _send(self._socket, update)
                await bell.wait()

    async def _hear(self) -> None:
        """Do what the browser says, one line after the other."""
        while True:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return
            try:
                await self._obey(_read(event.get("text")))
                self._bad = 0
            except Refusal as refusal:
                await _send(self._socket, refused(refusal))
                if isinstance(refusal, BadMessage | TooLarge) and self._is_out_of_patience():
                    await self._socket.close(1008, "too many messages that are none")
                    return

    def _is_out_of_patience(self) -> bool:
        self._bad += 1
        return self._bad >= PATIENCE

    async def _obey(self, message: FromPage) -> None:
        rooms = self._host.rooms
        room = await rooms.enter(self._match)
        seat = room.eyes_of(self._player)
        if seat is None:
            raise NotYourTurn("You watch this table: you have no seat at it.")
        if isinstance(message, wire.AskHint):
            await self._hint(seat, message.seen)
            return
        if isinstance(message, wire.Do):
            await rooms.submit(self._match, seat, message.seen, message.do)
        else:
            taken_back = room.can_undo(self._player)
            await rooms.undo(self._match, seat if taken_back is None else taken_back, message.seen)
        self._host.robots.wake(await rooms.enter(self._match))

    async def _hint(self, seat: Seat, seen: int) -> None:
        room = await self._host.rooms.enter(self._match)
        table = room.table
        if seen != table.revision:
            raise Stale("The table has moved on since you looked. Look again, then ask.")
        if room.to_act != seat:
            raise NotYourTurn("There is nothing for you to choose now, so there is no hint.")
        text = await self._host.robots.choose(table, seat, HINT_BOT)
        words = table.game.guide.label(table.state, recognise(table.game, table.state, text))
        await _send(self._socket, wire.Hint(table.revision, text, words))


def _read(text: str | None) -> FromPage:
    if text is None:
        raise BadMessage("Messages are JSON text, not bytes.")
    if len(text.encode()) > LARGEST:
        raise TooLarge(f"A message has at most {LARGEST} bytes.")
    return decode(text)


async def _send(socket: AnySocket, message: wire.Update | wire.Hint | wire.Refused) -> None:
    await socket.send_text(encode(message))


def _is_gone(error: Exception) -> bool:
    """Whether this only says that the browser has left."""
    return isinstance(error, WebSocketDisconnect | OSError)
