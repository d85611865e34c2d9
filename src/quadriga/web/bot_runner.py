"""Plays the seats of bots through `Rooms.submit`, as people do."""

import asyncio
import logging

from quadriga.bots.analysis import Assessment
from quadriga.core import GameOver, NotYourTurn, Seat, Stale
from quadriga.table import Table
from quadriga.web.bot_pool import BotPool
from quadriga.web.rooms import Room, Rooms

log = logging.getLogger(__name__)


class BotRunner:
    """Runs at most one task for each match, which plays its bots until a person is to act.

    `pace` is the minimum time between two moves in seconds, so that people can follow.
    """

    def __init__(self, rooms: Rooms, pool: BotPool, seed: str, pace: float) -> None:
        self._rooms = rooms
        self._pool = pool
        self._seed = seed
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, room: Room) -> None:
        """Start the task of this match, if a bot is to act and the task does not run yet."""
        if room.id in self._tasks or bot_to_act(room) is None:
            return
        task = asyncio.create_task(self._play(room.id))
        self._tasks[room.id] = task
        task.add_done_callback(lambda _: self._tasks.pop(room.id, None))

    async def close(self) -> None:
        """Cancel all tasks; committed moves stay."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def choose(self, match: str, table: Table, seat: Seat, bot: str) -> str:
        """The notation of the action that `bot` would choose for `seat` now."""
        setup, log = table.game.setup, table.log
        return await self._pool.choose(match, bot, setup, log, seat, self._seed)

    async def analyse(self, match: str, table: Table, seat: Seat) -> list[Assessment[str]]:
        """The best choices of `seat` now by their notations, the best first."""
        return await self._pool.analyse(match, table.game.setup, table.log, seat, self._seed)

    async def _play(self, match: str) -> None:
        try:
            while (turn := bot_to_act(room := await self._rooms.enter(match))) is not None:
                seat, bot = turn
                table = room.table
                text, _ = await asyncio.gather(
                    self.choose(match, table, seat, bot), asyncio.sleep(self._pace)
                )
                try:
                    await self._rooms.submit(match, seat, table.revision, text)
                except (Stale, NotYourTurn, GameOver):
                    continue  # the table has changed while the bot was choosing
        except Exception:
            log.exception("the bots of match %s have stopped", match)


def bot_to_act(room: Room) -> tuple[Seat, str] | None:
    """The seat to act and the name of its bot; None if a person or nobody is to act."""
    seat = room.to_act
    if seat is None:
        return None
    bot = room.table.sitters[seat].bot
    return None if bot is None else (seat, bot)
