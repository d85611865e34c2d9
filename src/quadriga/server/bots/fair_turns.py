"""A lock with fair queueing: every owner gets the same time.

An owner's tag is the time they have had; newcomers begin at that of whoever is in. The lowest tag
is next. An owner who is away for a moment, because their table needs an update before its next
question, would lose the turn to owners who are always there: so their place is held.

Owners may be grouped, like people behind one address: groups get the same time, and so do the
members of a group.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final, TypeAlias

HOLD_SECONDS: Final = 0.03
"""How long a place is held for an owner with less time than everybody waiting."""

MAX_TAGS: Final = 1_000
"""Owners and groups whose used time is remembered."""

_Ticket: TypeAlias = asyncio.Future[None]

_Owner: TypeAlias = tuple[str, ...]
"""The names of an owner's groups, the largest first, and then their own."""


class FairTurns:
    """A lock with a queue for each owner."""

    def __init__(self) -> None:
        self._is_taken = False
        self._held_for: _Owner | None = None
        self._hold: asyncio.TimerHandle | None = None
        self._lines: dict[_Owner, deque[_Ticket]] = {}
        self._tags: dict[_Owner, float] = {}
        self._now: dict[_Owner, float] = {}
        """The tag of the last member let in, by group; () is the group of all."""

    @asynccontextmanager
    async def turn(self, *owner: str) -> AsyncIterator[int]:
        """Wait for a turn of `owner`, who is named after their groups; gives the crowd.

        The crowd is by how many the time is divided for `owner`.
        """
        await self._take(owner)
        begin = monotonic()
        try:
            yield self._crowd(owner)
        finally:
            for one in _with_groups(owner):
                self._tags[one] += monotonic() - begin
            self._is_taken = False
            self._pass_on(owner)

    def _crowd(self, owner: _Owner) -> int:
        crowd = 1 + len(self._lines.get(owner, ()))
        for one in _with_groups(owner):
            level, group = len(one), one[:-1]
            members = {line[:level] for line in self._lines if line[: level - 1] == group}
            crowd *= len(members | {one})
        return crowd

    async def _take(self, owner: _Owner) -> None:
        for one in _with_groups(owner):
            self._tags[one] = max(self._tags.get(one, 0.0), self._now.get(one[:-1], 0.0))
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

    def _let_in(self, owner: _Owner) -> None:
        if self._hold is not None:
            self._hold.cancel()
        self._hold = self._held_for = None
        self._is_taken = True
        for one in _with_groups(owner):
            self._now[one[:-1]] = self._tags[one]
        if len(self._tags) > MAX_TAGS:
            self._forget(owner)

    def _forget(self, last: _Owner) -> None:
        """Drop the tags of those who are behind: they would begin at `_now` anyway.

        Members of groups that nobody waits in begin anew.
        """
        busy = {one for owner in (*self._lines, last) for one in ((), *_with_groups(owner))}
        for one, tag in list(self._tags.items()):
            group = one[:-1]
            if group not in busy or tag < self._now.get(group, 0.0):
                del self._tags[one]
                self._now.pop(one, None)

    def _leave(self, owner: _Owner, ticket: _Ticket) -> None:
        line = self._lines.get(owner, deque())
        if ticket in line:
            line.remove(ticket)
            if not line:
                del self._lines[owner]

    def _pass_on(self, last: _Owner) -> None:
        """Let the next one in, now or after holding the place for `last`."""
        if not self._lines:
            self._tags.clear()
            self._now.clear()
        elif last not in self._lines and self._had(last) < self._had(self._next()):
            self._held_for = last
            loop = asyncio.get_running_loop()
            self._hold = loop.call_later(HOLD_SECONDS, self._let_next_in)
        else:
            self._let_next_in()

    def _had(self, owner: _Owner) -> list[float]:
        """The used time of each group of an owner, and then their own."""
        return [self._tags[one] for one in _with_groups(owner)]

    def _next(self) -> _Owner:
        """The waiting owner with the least used time; of several, the first."""
        return min(self._lines, key=self._had)

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


def _with_groups(owner: _Owner) -> list[_Owner]:
    """The groups of an owner, the largest first, and the owner."""
    return [owner[:n] for n in range(1, len(owner) + 1)]
