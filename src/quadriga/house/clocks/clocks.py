"""Clocks after a change of their match; the caller says what time it is."""

from functools import partial
from itertools import accumulate, islice
from typing import Final

from msgspec.structs import replace

from quadriga.core import BadSetup, Seat, replay_entry
from quadriga.house.matches.room import Room
from quadriga.house.values import Clock, TimeLimit
from quadriga.language import message

MAX_SECONDS: Final = 14 * 24 * 60 * 60
"""The longest time limit."""

RETURN_SECONDS: Final = 60
"""The least time for the rest of a game for somebody who takes a seat again."""


def check_limit(limit: TimeLimit) -> None:
    """Raise `BadSetup` if nobody could play with this limit."""
    if not 1 <= limit.seconds <= MAX_SECONDS:
        raise BadSetup(message("setup-clock", days=MAX_SECONDS // (24 * 60 * 60)))


def new_clock(room: Room, limit: TimeLimit | None, now: float) -> Clock | None:
    """The clocks of a match that opens now, waiting for everybody; None if only one person
    plays.
    """
    if limit is None or len(room.people) < 2:
        return None
    left = tuple(float(limit.seconds) for _ in room.table.sitters)
    return _set(Clock(limit, left, None, tuple(sorted(room.players))), room, now)


def changed_clock(before: Room, after: Room, now: float) -> Clock | None:
    """The clocks of a match that has changed from `before` to `after` now.

    The time since is taken from whoever was to act. A new turn gets its whole time; one that begins
    again after an undo, what was left of it.
    """
    clock = after.clock
    if clock is None:
        return None
    acted, left = before.person_to_act, list(clock.left)
    if acted is not None and clock.due is not None:
        left[acted] = max(0.0, round(clock.due - now, 3))
    seat, limit = after.person_to_act, clock.limit
    if limit.per == "turn" and seat is not None and _begins_turn(before, after, seat):
        left[seat] = limit.seconds
    for one in after.players:
        if before.table.sitters[one].bot is not None and after.table.sitters[one].bot is None:
            left[one] = _left_on_return(limit, left[one])
    return _set(replace(clock, left=tuple(left)), after, now)


def late_seat(room: Room, now: float) -> Seat | None:
    """The seat of the person to act, if their time is up."""
    is_late = room.clock is not None and room.clock.due is not None and room.clock.due <= now
    return room.person_to_act if is_late else None


def _set(clock: Clock, room: Room, now: float) -> Clock:
    """The clock, running for the person to act if everybody has come or was replaced by a bot."""
    seat, sitters = room.person_to_act, room.table.sitters
    missing = tuple(one for one in clock.missing if sitters[one].bot is None)
    due = None if seat is None or missing else round(now + clock.left[seat], 3)
    return replace(clock, due=due, missing=missing)


def _left_on_return(limit: TimeLimit, left: float) -> float:
    """The time of somebody who takes a seat again: a whole turn, or what was left of a game."""
    if limit.per == "turn":
        return limit.seconds
    return left if left > 0 else min(RETURN_SECONDS, limit.seconds)


def _begins_turn(before: Room, after: Room, seat: Seat) -> bool:
    """Whether what was played has begun a turn of `seat`, after somebody else's or its own.

    Two turns that can be taken back together are one.
    """
    old, new = before.table, after.table
    if len(new.log) <= len(old.log):
        return False
    if before.to_act != seat:
        return True
    play = partial(replay_entry, new.game)
    states = islice(accumulate(new.log[len(old.log) :], play, initial=old.state), 1, None)
    return not new.can_undo(seat) and any(map(new.game.begins_turn, states))
