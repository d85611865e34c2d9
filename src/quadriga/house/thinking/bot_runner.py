"""Plays the seats of bots through `Rooms.submit`, as people do."""

import asyncio
import logging
from typing import Final

from msgspec.structs import replace as replaced

from quadriga.bots.analysis.analysis import Assessment
from quadriga.bots.analysis.review import Verdict
from quadriga.core import GameOver, NotYourTurn, Seat, Setup, Stale, Unavailable
from quadriga.house.matches.room import Room
from quadriga.house.matches.rooms import Rooms
from quadriga.house.notices.fellows import Fellows
from quadriga.house.notices.hub import Hub
from quadriga.house.notices.news import Fact
from quadriga.house.ports import Asker, Thinker
from quadriga.house.teaching import lessons
from quadriga.house.thinking.bot_answers import Question

STORE_PAUSE: Final = 2.0
"""Seconds until a bot tries again what could not be kept."""

log = logging.getLogger(__name__)


class BotRunner:
    """Runs at most one task for each match, which plays its bots until a person is to act.

    `pace` is the minimum time between two moves in seconds, so that people can follow. A table that
    nobody looks at waits: whoever looks wakes it. Of several servers one plays. A match with a
    clock goes on unseen, so that its people are awaited; but where bots play for all of them it
    waits until one comes back, since nobody loses a game by the clock. With `hint_playouts`, hints
    follow from the `seed`, not from a time.
    """

    def __init__(
        self,
        rooms: Rooms,
        hub: Hub,
        fellows: Fellows,
        thinker: Thinker,
        seed: str,
        pace: float,
        hint_playouts: int | None = None,
    ) -> None:
        self._rooms = rooms
        self._hub = hub
        self._fellows = fellows
        self._thinker = thinker
        self._seed = seed
        self._hint_playouts = hint_playouts
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._is_stopped = False

    def wake(self, room: Room) -> None:
        """Start the task of this match, if a bot is to act and the task does not run yet."""
        is_work = bot_to_act(room) is not None and self._plays(room)
        if is_work and room.id not in self._tasks and not self._is_stopped:
            self._tasks[room.id] = asyncio.create_task(self._play(room.id))

    def _plays(self, room: Room) -> bool:
        """Whether the bots of this match play here: somebody looks, and of several servers where
        somebody does, it is the first. What two have played for one bot the store takes once.
        """
        looked_at = Fact(room.id)
        if room.clock is not None and not room.is_played:
            return False
        if self._hub.has_listeners(room.id):
            return self._fellows.comes_first(looked_at)
        return room.clock is not None and not self._fellows.is_so(looked_at)

    def stop(self) -> None:
        """Cancel all tasks, and begin no others; committed moves stay."""
        self._is_stopped = True
        for task in self._tasks.values():
            task.cancel()

    async def close(self) -> None:
        """Stop, and wait until all tasks have ended."""
        self.stop()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def analyse(self, room: Room, seat: Seat, asker: Asker) -> list[Assessment[str]]:
        """The best choices of `seat` now by their notations, the best first."""
        asked = replaced(self._question(room, seat, ""), playouts=self._hint_playouts)
        return await self._thinker.analyse(asker, asked)

    async def prepare(self, room: Room, seat: Seat, asker: Asker) -> None:
        """Think ahead about the decision of `seat`."""
        asked = replaced(self._question(room, seat, ""), playouts=self._hint_playouts)
        await self._thinker.prepare(asker, asked)

    async def check(self, room: Room, seat: Seat, played: str, asker: Asker) -> Verdict[str]:
        """What the choice `played` would cost `seat`; raises `Unavailable`."""
        asked = self._question(room, seat, "")
        asked = replaced(asked, playouts=self._hint_playouts, played=played)
        return await self._thinker.check(asker, asked)

    def _question(self, room: Room, seat: Seat, bot: str) -> Question:
        setup = room.table.game.setup
        # With options that can be pickled.
        plain = Setup(setup.game, setup.seats, setup.variant, dict(setup.options))
        return Question(room.id, bot, plain, room.table.log, seat, self._seed)

    async def _play(self, match: str) -> None:
        is_waiting = False
        try:
            while True:
                try:
                    room = await self._rooms.enter(match)
                    turn = bot_to_act(room)
                    if turn is None or not self._plays(room):
                        return
                    await self._play_turn(room, *turn)
                    is_waiting = False
                except (Stale, NotYourTurn, GameOver):
                    continue  # the table has changed while the bot was choosing
                except Unavailable as refusal:
                    if not is_waiting:
                        log.warning("the bots of match %s wait: %s", match, refusal)
                    is_waiting = True
                    await asyncio.sleep(STORE_PAUSE)
        except Exception:
            log.exception("the bots of match %s have stopped", match)
        finally:
            # Not in a callback, which comes later: whoever wakes it until then would wake nothing.
            del self._tasks[match]

    async def _play_turn(self, room: Room, seat: Seat, bot: str) -> None:
        seen = room.table.revision
        text, _ = await asyncio.gather(self._choice(room, seat, bot), asyncio.sleep(self._pace))
        await self._rooms.submit(room.id, seat, seen, text)

    async def _choice(self, room: Room, seat: Seat, bot: str) -> str:
        """What the lesson says that this seat does, else what the bot chooses."""
        settled = lessons.line_of_bot(room)
        if settled is not None:
            return settled
        return await self._thinker.choose(room.owner, self._question(room, seat, bot))


def bot_to_act(room: Room) -> tuple[Seat, str] | None:
    """The seat to act and the name of its bot; None if a person or nobody is to act."""
    seat = room.to_act
    if seat is None:
        return None
    bot = room.table.sitters[seat].bot
    return None if bot is None else (seat, bot)
