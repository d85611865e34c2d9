"""Plays the seats of bots, by the same door as everybody else."""

import asyncio
import logging

from quadriga.core import GameOver, NotYourTurn, Seat, Stale
from quadriga.table import Table
from quadriga.web.rooms import Room, Rooms
from quadriga.web.thinking import Thinker

log = logging.getLogger(__name__)


class Robots:
    """At most one task a match plays for its bots until a person is to act.

    `pace` is the least time between two moves, in seconds, so that people can follow.
    """

    def __init__(self, rooms: Rooms, thinker: Thinker, seed: str, pace: float) -> None:
        self._rooms = rooms
        self._thinker = thinker
        self._seed = seed
        self._pace = pace
        self._playing: dict[str, asyncio.Task[None]] = {}

    def wake(self, room: Room) -> None:
        """Let the bots of this match play, if it is their turn and they do not play yet."""
        if room.id in self._playing or bot_to_act(room) is None:
            return
        task = asyncio.create_task(self._play(room.id))
        self._playing[room.id] = task
        task.add_done_callback(lambda _: self._playing.pop(room.id, None))

    async def close(self) -> None:
        """Stop playing; what has been played is kept."""
        for task in self._playing.values():
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)

    async def choose(self, table: Table, seat: Seat, bot: str) -> str:
        """What a bot would do in this seat now."""
        return await self._thinker.choose(bot, table.game.setup, table.log, seat, self._seed)

    async def _play(self, match: str) -> None:
        try:
            while (turn := bot_to_act(room := await self._rooms.enter(match))) is not None:
                seat, bot = turn
                table = room.table
                text, _ = await asyncio.gather(
                    self.choose(table, seat, bot), asyncio.sleep(self._pace)
                )
                try:
                    await self._rooms.submit(match, seat, table.revision, text)
                except (Stale, NotYourTurn, GameOver):
                    continue  # somebody changed the table while the bot was thinking
        except Exception:
            log.exception("the bots of match %s have stopped", match)


def bot_to_act(room: Room) -> tuple[Seat, str] | None:
    """The seat to act and its bot, if a bot it is."""
    seat = room.to_act
    if seat is None:
        return None
    bot = room.table.sitters[seat].bot
    return None if bot is None else (seat, bot)
