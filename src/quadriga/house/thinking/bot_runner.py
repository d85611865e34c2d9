"""Plays the seats of bots through `Rooms.submit`, as people do."""

import asyncio
import logging
from typing import Final

from quadriga.core import GameOver, NotYourTurn, Refusal, Seat, Stale, Unavailable
from quadriga.house.matches.room import Room
from quadriga.house.matches.rooms import Rooms
from quadriga.house.notices.hub import Hub
from quadriga.house.notices.news import Fact
from quadriga.house.notices.peers import Peers
from quadriga.house.ports import Asker, Store, Thinker
from quadriga.house.teaching import lessons
from quadriga.house.thinking.positions import position_of
from quadriga.house.thinking.questions import ChooseMove

STORE_PAUSE: Final = 2.0
"""Seconds until a bot retries what couldn't be stored."""

log = logging.getLogger(__name__)


class BotRunner:
    """Runs at most one task for each match, which plays its bots until a person is to act.

    It wakes up by itself: when a match is loaded or changed, and when somebody begins to look.
    `pace` is the least time in seconds between two moves, so that people can follow.

    A table that nobody looks at waits, unless it has a clock: then it goes on until a person is to
    act. If bots play for all its people it waits, since nobody loses a game by the clock. Of
    several houses, one plays.
    """

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        hub: Hub,
        peers: Peers,
        thinker: Thinker,
        seed: str,
        pace: float,
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._hub = hub
        self._peers = peers
        self._thinker = thinker
        self._seed = seed
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._is_stopped = False
        rooms.watch(self._wake)
        peers.watch(self._notice)

    async def resume(self) -> None:
        """Let bots go on that were to act when the house stopped, even if nobody looks."""
        while True:
            try:
                for match in await self._store.waiting_for_bots():
                    await self._load(match)
                return
            except Unavailable:
                await asyncio.sleep(STORE_PAUSE)

    async def _load(self, match: str) -> None:
        """Load a match, which wakes its bots."""
        try:
            await self._rooms.enter(match)
        except Refusal as refusal:
            log.warning("the bots of match %s wait: %s", match, refusal)

    def stop(self) -> None:
        """Cancel all tasks and begin no others; committed moves stay."""
        self._is_stopped = True
        for task in self._tasks.values():
            task.cancel()

    async def close(self) -> None:
        """Stop, and wait until all tasks have ended."""
        self.stop()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _wake(self, room: Room) -> None:
        """Play the bots of a match if one of them is to act here."""
        if bot_to_act(room) is not None and self._plays(room):
            self._start(room.id)

    def _notice(self, fact: Fact) -> None:
        """Somebody has begun or stopped looking at a match, on any server."""
        if fact == Fact(fact.match) and self._hub.has_listeners(fact.match):
            self._start(fact.match)

    def _start(self, match: str) -> None:
        if match not in self._tasks and not self._is_stopped:
            self._tasks[match] = asyncio.create_task(self._play(match))

    def _plays(self, room: Room) -> bool:
        """Whether the bots of this match play here: on the first of the houses where somebody
        looks. If two houses play for one bot, the store takes one move.
        """
        looked_at = Fact(room.id)
        if room.clock is not None and not room.is_played:
            return False
        if self._hub.has_listeners(room.id):
            return self._peers.comes_first(looked_at)
        return room.clock is not None and not self._peers.is_true(looked_at)

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
        """What the lesson prescribes, else what the bot chooses."""
        settled = lessons.line_of_bot(room)
        if settled is not None:
            return settled
        question = ChooseMove(position_of(room, seat, self._seed), bot=bot)
        return await self._thinker.ask(question, Asker("", room.owner))


def bot_to_act(room: Room) -> tuple[Seat, str] | None:
    """The seat to act and the name of its bot; None if a person or nobody is to act."""
    seat = room.to_act
    if seat is None:
        return None
    bot = room.table.sitters[seat].bot
    return None if bot is None else (seat, bot)
