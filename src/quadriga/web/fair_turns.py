"""Lets one in at a time, so that every owner gets the same time: who has much to do waits longest.

It is fair queueing by start times: an owner's tag is the time that they have had, and who comes
anew begins at that of whoever is in. The lowest tag is next. Somebody who is away for a moment,
because a table has to be told before its bot is asked again, would lose the turn to an owner who is
always there, and wait for a whole answer of theirs each time: so a place is held for them.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final, TypeAlias

HOLD_SECONDS: Final = 0.03
"""How long a place is held for an owner who has had less time than all who wait."""

MAX_TAGS: Final = 1_000
"""Owners of whom it is known what time they have had."""

_Ticket: TypeAlias = asyncio.Future[None]


class FairTurns:
    """A lock for which each owner waits in a line of their own."""

    def __init__(self) -> None:
        self._is_taken = False
        self._held_for: str | None = None
        self._hold: asyncio.TimerHandle | None = None
        self._lines: dict[str, deque[_Ticket]] = {}
        self._tags: dict[str, float] = {}
        self._now = 0.0

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[int]:
        """Wait for a turn of `owner`; by how many it shares what there is in a time, itself too.

        Every owner who waits has the same part of the time, for all that they wait for.
        """
        await self._take(owner)
        begin = monotonic()
        try:
            others = len(self._lines) - (owner in self._lines)
            yield (1 + others) * (1 + len(self._lines.get(owner, ())))
        finally:
            self._tags[owner] += monotonic() - begin
            self._is_taken = False
            self._pass_on(owner)

    async def _take(self, owner: str) -> None:
        if owner not in self._lines:
            self._tags[owner] = max(self._tags.get(owner, 0.0), self._now)
        if not self._is_taken and self._held_for in (None, owner):
            self._let_in(owner)
            return
        ticket: _Ticket = asyncio.get_running_loop().create_future()
        self._lines.setdefault(owner, deque()).append(ticket)
        try:
            await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():  # it was let in at the same moment
                self._is_taken = False
                self._pass_on(owner)
            else:
                self._leave(owner, ticket)
            raise

    def _let_in(self, owner: str) -> None:
        if self._hold is not None:
            self._hold.cancel()
        self._hold = self._held_for = None
        self._is_taken = True
        self._now = self._tags[owner]
        if len(self._tags) > MAX_TAGS:
            behind = [one for one, tag in self._tags.items() if tag < self._now]
            for one in behind:
                del self._tags[one]  # who comes again begins at `_now` anyway

    def _leave(self, owner: str, ticket: _Ticket) -> None:
        line = self._lines.get(owner, deque())
        if ticket in line:
            line.remove(ticket)
            if not line:
                del self._lines[owner]

    def _pass_on(self, last: str) -> None:
        """Let in who is next, now or after holding the place for `last`."""
        if not self._lines:
            self._tags.clear()
            self._now = 0.0
        elif last not in self._lines and self._tags[last] < self._tags[self._next()]:
            self._held_for = last
            loop = asyncio.get_running_loop()
            self._hold = loop.call_later(HOLD_SECONDS, self._let_next_in)
        else:
            self._let_next_in()

    def _next(self) -> str:
        """The owner in line who has had the least time, of several the one who came first."""
        return min(self._lines, key=self._tags.__getitem__)

    def _let_next_in(self) -> None:
        self._hold = self._held_for = None
        while self._lines:
            owner = self._next()
            line = self._lines[owner]
            ticket = line.popleft()
            if not line:
                del self._lines[owner]
            if not ticket.done():  # else it is about to leave
                self._let_in(owner)
                ticket.set_result(None)
                return
