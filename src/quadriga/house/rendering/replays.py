"""Replays as they are sent: rendered and compressed once, and kept in bounded memory."""

import asyncio
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from quadriga.core import Seat
from quadriga.house.matches.room import Room
from quadriga.house.ports import Thinker
from quadriga.house.rendering import snapshots
from quadriga.house.rendering.compressed import gzipped
from quadriga.house.rendering.messages import encode
from quadriga.kit.memo import Lru

MAX_BYTES: Final = 16 * 1024 * 1024
"""Memory for all replays, compressed; a game of Carpe Diem for four takes some 270 kB."""

_Place: TypeAlias = tuple[str, tuple[Seat, ...]]
"""A match, and the seats of the reader: all that a replay depends on besides the revision."""


class _Kept(NamedTuple):
    revision: int
    body: bytes


class Replays:
    """The latest replay of each match for readers with the same seats."""

    def __init__(self, thinker: Thinker, max_bytes: int = MAX_BYTES) -> None:
        self._thinker = thinker
        self._kept: Lru[_Place, _Kept] = Lru(max_bytes, lambda kept: len(kept.body))
        self._rendering: dict[tuple[_Place, int], asyncio.Task[bytes]] = {}
        self.rendered = 0
        """How many were rendered."""

    async def gzipped(self, room: Room, player: str) -> bytes:
        """The replay of a match as `player` may see it, as compressed JSON."""
        place, revision = (room.id, room.seats_of(player)), room.table.revision
        kept = self._kept.get(place)
        if kept is not None and kept.revision == revision:
            return kept.body
        key = place, revision
        task = self._rendering.get(key)
        if task is None:
            # The room may change while it is rendered.
            task = asyncio.create_task(self._render(place, replace(room), player))
            self._rendering[key] = task
            task.add_done_callback(lambda _: self._rendering.pop(key, None))
        return await asyncio.shield(task)

    async def _render(self, place: _Place, room: Room, player: str) -> bytes:
        body = await self._thinker.run(partial(_body, room, player))
        self.rendered += 1
        self._kept.put(place, _Kept(room.table.revision, body))
        return body


def _body(room: Room, player: str) -> bytes:
    return gzipped(encode(snapshots.replay(room, player)))
