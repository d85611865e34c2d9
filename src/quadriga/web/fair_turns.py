"""Lets one in at a time, by turns between owners: who has many tables keeps nobody waiting."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

_Ticket: TypeAlias = asyncio.Future[None]


class FairTurns:
    """A lock for which each owner waits in a line of their own, and the lines take turns."""

    def __init__(self) -> None:
        self._is_taken = False
        self._lines: OrderedDict[str, deque[_Ticket]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[int]:
        """Wait for a turn of `owner`; by how many it shares what there is in a time, itself too.

        Every owner who waits has the same part of the time, for all that they wait for.
        """
        await self._take(owner)
        try:
            others = len(self._lines) - (owner in self._lines)
            yield (1 + others) * (1 + len(self._lines.get(owner, ())))
        finally:
            self._pass_on()

    async def _take(self, owner: str) -> None:
        if not self._is_taken:
            self._is_taken = True
            return
        ticket: _Ticket = asyncio.get_running_loop().create_future()
        self._lines.setdefault(owner, deque()).append(ticket)
        try:
            await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self._pass_on()  # it was let in at the same moment
            else:
                self._leave(owner, ticket)
            raise

    def _leave(self, owner: str, ticket: _Ticket) -> None:
        line = self._lines.get(owner, deque())
        if ticket in line:
            line.remove(ticket)
            if not line:
                del self._lines[owner]

    def _pass_on(self) -> None:
        """Let in who is first in the line whose turn it is; that line comes last then."""
        while self._lines:
            owner, line = self._lines.popitem(last=False)
            ticket = line.popleft()
            if line:
                self._lines[owner] = line
            if not ticket.done():  # else it is about to leave
                ticket.set_result(None)
                return
        self._is_taken = False
